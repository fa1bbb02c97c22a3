/** Reads the back of a shared list in pieces, each of them into columns: the work of the second thread. */
import { type LineFormat, linesInto } from "./line-format.ts";
import { firstLineOf, pieceCount, readRange, type SharedFile, takePiece } from "./shared-file.ts";
import { type ListPiece, TaskList } from "./task-list.ts";

export interface BackOrder {
  readonly file: SharedFile;
  readonly format: LineFormat;
  /** The provider of tasks that name none, as the user wrote it. */
  readonly provider: string;
}

/** What was read of a list from its end on. */
export interface Back {
  /** The byte that its first line begins at. */
  readonly from: number;
  /** In the order of the list. */
  readonly pieces: readonly ListPiece[];
}

/** What the reader of the back says, one after another. */
export type BackMessage =
  | { readonly kind: "piece"; readonly piece: ListPiece }
  /** All pieces that it took have been told of. */
  | { readonly kind: "end"; readonly from: number };

/**
 * Reads from the back until there are no more pieces to take.
 *
 * @throws whatever is unusual about a piece: those who read the front then read this too, and say what is wrong
 */
export function* readBack({ file, format, provider }: BackOrder): Generator<BackMessage> {
  let end = file.size;
  for (let piece = pieceCount(file) - 1; takePiece(file); piece -= 1) {
    const from = firstLineOf(file, piece);
    if (from === null || from === end) continue;
    const list = new TaskList({
      provider,
      repeats: 1,
      // Names are made public by the thread that knows the secrets.
      redactor: { redact: (name) => name },
      readReserved,
      describePlace: String,
    });
    const lines = linesInto(list, format, "");
    let read = 0;
    readRange(file.fd, { from, to: end }, (chunk) => {
      lines.push(chunk);
      read += chunk.length;
    });
    lines.end();
    if (read < end - from) throw new Error("The file has become shorter");
    yield { kind: "piece", piece: list.piece() };
    end = from;
  }
  yield { kind: "end", from: end };
}

/** The memory that goes over to the other thread with a message, so that nothing is copied. */
export function memoryOf(message: BackMessage): ArrayBuffer[] {
  if (message.kind === "end") return [];
  const { columns, idValues } = message.piece;
  const { hashes, traitsOf, texts, ids } = columns;
  return [idValues, hashes, traitsOf, ...[...texts, ...ids].map(({ bytes }) => bytes)].map(({ buffer }) => buffer);
}

/** Their schema takes as long to load as this thread may have; few lists need it. */
function readReserved(): never {
  throw new Error("Fields that need a schema");
}
