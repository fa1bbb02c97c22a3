/** Reads a file with a task a line; a long one by two threads. */
import { closeSync, fstatSync, openSync } from "node:fs";
import { availableParallelism } from "node:os";
import { type LineFormat, linesInto } from "./line-format.ts";
import type { Back, BackOrder } from "./read-back.ts";
import type { SecondReader } from "./second-reader.ts";
import { readRange, type SharedFile, shareFile, takePiece } from "./shared-file.ts";
import type { TaskColumns } from "./task-columns.ts";
import { TaskList, type TaskListOptions } from "./task-list.ts";

/** How a list is read by two threads. */
export interface Sharing {
  /** For shorter ones the start of a thread takes longer than it saves. */
  readonly leastBytes: number;
  readonly pieceBytes: number;
  /** null where no thread can be started. */
  readonly start: (order: BackOrder) => SecondReader | null | Promise<SecondReader | null>;
}

export interface LineFileOptions extends TaskListOptions {
  /** null: one thread reads all. */
  readonly sharing?: Sharing | null;
}

interface LineFile {
  readonly path: string;
  /** As the user wrote it, for errors. */
  readonly name: string;
  readonly format: LineFormat;
}

const SHARING: Sharing = {
  leastBytes: 6 * 1024 * 1024,
  // The one that is done first waits for the other's last piece.
  pieceBytes: 128 * 1024,
  start: async (order) => (await import("./second-reader.ts")).startSecondReader(order),
};

/** @throws UserError for a list that is not right, and system errors where it cannot be read */
export async function readLineFile(file: LineFile, options: LineFileOptions): Promise<TaskColumns> {
  const fd = openSync(file.path, "r");
  try {
    return (await readByTwo(fd, file, options)) ?? readByOne(fd, file, options);
  } finally {
    closeSync(fd);
  }
}

function readByOne(fd: number, { format, name }: LineFile, options: TaskListOptions): TaskColumns {
  const list = new TaskList(options);
  const lines = linesInto(list, format, name);
  const from = fstatSync(fd).isFile() ? 0 : null;
  readRange(fd, { from, to: Number.POSITIVE_INFINITY }, (chunk) => lines.push(chunk));
  lines.end();
  return list.finish();
}

/**
 * @returns null where that does not pay, or where the two found what only one can tell of: an id that is in both parts
 */
async function readByTwo(
  fd: number,
  { format, name }: LineFile,
  options: LineFileOptions,
): Promise<TaskColumns | null> {
  const { sharing = availableParallelism() > 1 ? SHARING : null, provider, repeats } = options;
  const before = fstatSync(fd);
  if (sharing === null || repeats > 1 || !before.isFile() || before.size < sharing.leastBytes) return null;
  const file = shareFile(fd, before.size, sharing.pieceBytes);
  const second = await sharing.start({ file, format, provider });
  if (second === null) return null;
  try {
    const list = new TaskList(options);
    const lines = linesInto(list, format, name);
    const front = readFront(file, (chunk) => lines.push(chunk));
    const back = front < file.size ? await second.back : null;
    const after = fstatSync(fd);
    const isSame = after.size === before.size && after.mtimeMs === before.mtimeMs;
    const { from, pieces }: Back = back !== null && isSame ? back : { from: Number.POSITIVE_INFINITY, pieces: [] };
    // Up to the back: the last line of the front may end in a piece that the other has taken.
    readRange(fd, { from: front, to: from }, (chunk) => lines.push(chunk));
    lines.end();
    for (const piece of pieces) if (!list.addPiece(piece)) return null;
    return list.finish();
  } finally {
    second.close();
  }
}

/** @returns the byte up to which it has been read */
function readFront(file: SharedFile, onChunk: (chunk: Buffer) => void): number {
  let at = 0;
  while (takePiece(file)) {
    const to = Math.min(at + file.pieceBytes, file.size);
    readRange(file.fd, { from: at, to }, onChunk);
    at = to;
  }
  return at;
}
