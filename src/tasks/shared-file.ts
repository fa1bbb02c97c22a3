/**
 * A file that two threads read at the same time, in pieces: one takes them from the front, the other from the back,
 * until there are no more. So neither waits for the other, however late it started and whatever else the machine does.
 */
import { readSync } from "node:fs";

/** Large enough that the loop over lines, not over chunks, is what takes time; for more V8 takes pages of their own. */
const CHUNK_BYTES = 64 * 1024;
/** Most lines are shorter. */
const FIRST_LOOK_BYTES = 4 * 1024;
const NEWLINE = 0x0a;

export interface SharedFile {
  /** Of a regular file; open as long as one of the two reads. */
  readonly fd: number;
  readonly size: number;
  readonly pieceBytes: number;
  /** How many pieces have been asked for. */
  readonly taken: Int32Array<SharedArrayBuffer>;
}

export function shareFile(fd: number, size: number, pieceBytes: number): SharedFile {
  return { fd, size, pieceBytes, taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) };
}

export function pieceCount({ size, pieceBytes }: SharedFile): number {
  return Math.ceil(size / pieceBytes);
}

/** Takes the next piece from the one's own end. @returns whether there was one */
export function takePiece(file: SharedFile): boolean {
  return Atomics.add(file.taken, 0, 1) < pieceCount(file);
}

/** Where the first line begins that begins in a piece; null where none does. */
export function firstLineOf({ fd, size, pieceBytes }: SharedFile, piece: number): number | null {
  if (piece === 0) return 0;
  // What stands before it tells whether a line begins with the piece.
  const from = piece * pieceBytes - 1;
  const to = Math.min(from + pieceBytes, size - 1);
  const chunk = Buffer.allocUnsafe(FIRST_LOOK_BYTES);
  for (let at = from, read = 0; at < to; at += read) {
    read = readSync(fd, chunk, 0, Math.min(chunk.length, to - at), at);
    if (read === 0) return null;
    const newline = chunk.subarray(0, read).indexOf(NEWLINE);
    if (newline !== -1) return at + newline + 1;
  }
  return null;
}

/**
 * Reads into one buffer, again and again: a stream takes a new one for each chunk, and the loading of its code.
 *
 * @param range.from null for where the last reading stopped, as in a pipe
 * @param range.to the end of the file, where it ends before
 * @param onChunk is given bytes that will be used again
 */
export function readRange(
  fd: number,
  range: { readonly from: number | null; readonly to: number },
  onChunk: (chunk: Buffer) => void,
): void {
  const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  let at = range.from ?? 0;
  while (at < range.to) {
    const wanted = Math.min(CHUNK_BYTES, range.to - at);
    const read = readSync(fd, chunk, 0, wanted, range.from === null ? null : at);
    if (read === 0) return;
    onChunk(chunk.subarray(0, read));
    at += read;
  }
}
