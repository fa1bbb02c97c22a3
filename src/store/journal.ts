/**
 * Append-only JSON lines that survive a kill at any instant: one write per row, an incomplete last line is removed
 * before the next row, and lines end only at `\n`.
 */
import { isAscii } from "node:buffer";
import { closeSync, constants, fstatSync, ftruncateSync, lstatSync, openSync, readSync, writeSync } from "node:fs";
import { jsonOrNull } from "../core/json.ts";
import { errorCode } from "../core/reason.ts";
import { UserError } from "../core/user-error.ts";
import { STATE_FILE_LIMIT_BYTES } from "./state-paths.ts";

const CHUNK_BYTES = 64 << 10;
/** A line of this length is not one of our rows. It is skipped without being held in memory. */
const LINE_LIMIT_BYTES = 8 << 20;
const NEWLINE = 0x0a;

/** An open journal. Not safe for concurrent writers; the folder's lock prevents them. */
export class Journal {
  readonly #path: string;
  readonly #fd: number;
  /** The size after the last append. A smaller file was cut by another program. */
  #size: number;
  #isCut = false;

  constructor(path: string) {
    this.#path = path;
    // O_NOFOLLOW: a restored or shared folder must not redirect a write.
    this.#fd = openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_APPEND | constants.O_NOFOLLOW, 0o644);
    this.#size = mendTail(this.#fd);
  }

  /**
   * Appends one line, or several that are stored together.
   *
   * @param line JSON without a newline; several lines with newlines between them
   * @throws the file system's error; the row is then not stored, and the next one starts on a new line
   */
  append(line: string): void {
    let { size } = fstatSync(this.#fd);
    if (size < this.#size) this.#isCut = true;
    // The file was cut, or the last write stored a part of its line.
    if (size !== this.#size) size = mendTail(this.#fd);
    const bytes = Buffer.from(`${line}\n`);
    const written = writeSync(this.#fd, bytes);
    if (written < bytes.length) throw new Error(`wrote ${written} of ${bytes.length} bytes`);
    this.#size = size + written;
  }

  /**
   * Whether its path still leads to the whole file. Rows of a file that was removed, replaced or cut are lost, and no
   * write reports that.
   */
  isWhole(): boolean {
    try {
      const [open, found] = [fstatSync(this.#fd), lstatSync(this.#path)];
      return open.ino === found.ino && open.dev === found.dev && !this.#isCut && open.size >= this.#size;
    } catch {
      return false;
    }
  }

  close(): void {
    closeSync(this.#fd);
  }
}

/**
 * Ends a file with a whole line, so that the next one is not glued to it: removes an incomplete last line, and gives a
 * complete one its newline.
 *
 * @returns the size of the file
 */
export function mendTail(fd: number): number {
  const { size } = fstatSync(fd);
  if (endsWithNewline(fd)) return size;
  const tail = Buffer.alloc(Math.min(size, LINE_LIMIT_BYTES));
  readSync(fd, tail, 0, tail.length, size - tail.length);
  const line = tail.subarray(tail.lastIndexOf(NEWLINE) + 1);
  // An overlong line is not ours, and readers skip it.
  const isIncomplete = line.length < LINE_LIMIT_BYTES && jsonOrNull(line.toString()) === null;
  if (!isIncomplete) return size + writeSync(fd, "\n");
  ftruncateSync(fd, size - line.length);
  return size - line.length;
}

function endsWithNewline(fd: number): boolean {
  const { size } = fstatSync(fd);
  if (size === 0) return true;
  const last = Buffer.alloc(1);
  readSync(fd, last, 0, 1, size - 1);
  return last[0] === NEWLINE;
}

/**
 * Calls `onLine` for each line of a file, including a last one without a newline; does nothing if there is no file.
 * Lines end only at `\n`. An incomplete tail counts as a line too, which the reader's schema rejects.
 *
 * @throws UserError if the file is too large to be ours
 */
export function readLines(path: string, onLine: (line: string) => void): void {
  let fd: number;
  try {
    // O_NONBLOCK: opening a pipe would wait for a writer.
    fd = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    // ENOTDIR: the folder is a file, so it has no files.
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return;
    throw error;
  }
  try {
    const { size } = fstatSync(fd);
    if (size > STATE_FILE_LIMIT_BYTES) throw tooLarge(path, size);
    readOpenLines(fd, onLine);
  } finally {
    closeSync(fd);
  }
}

function tooLarge(path: string, size: number): UserError {
  const gigabytes = (bytes: number) => `${Math.round((bytes / 2 ** 30) * 10) / 10} GiB`;
  return new UserError(
    `Expected a file of at most ${gigabytes(STATE_FILE_LIMIT_BYTES)} at ${path}, found one of ${gigabytes(size)}. ` +
      "Remove it, or set another `state-dir`. Keep large outputs in separate files.",
  );
}

/**
 * The same for a file that has just been opened.
 *
 * @param onLine `from` and `to`: its place in the file in bytes, with its newline
 */
export function readOpenLines(fd: number, onLine: (line: string, from: number, to: number) => void): void {
  // One buffer for the whole file: one for each block would leave as much garbage as the file is large.
  let buffer: Buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  /** The bytes at its start are those of a line whose end is not read yet. */
  let kept = 0;
  /** Its place in the file. */
  let base = 0;
  let isOverlong = false;
  for (let read = 1; read > 0; ) {
    read = readSync(fd, buffer, kept, buffer.length - kept, null);
    const bytes = buffer.subarray(0, kept + read);
    const end = bytes.lastIndexOf(NEWLINE);
    if (end === -1) {
      isOverlong ||= bytes.length >= LINE_LIMIT_BYTES;
      kept = isOverlong ? 0 : bytes.length;
      base += bytes.length - kept;
      if (kept === buffer.length) buffer = Buffer.concat([buffer], 2 * kept);
      continue;
    }
    const start = isOverlong ? bytes.indexOf(NEWLINE) + 1 : 0;
    cutLines(bytes.subarray(start, end + 1), base + start, onLine);
    isOverlong = false;
    kept = bytes.copy(buffer, 0, end + 1);
    base += end + 1;
  }
  if (!isOverlong) cutLines(buffer.subarray(0, kept), base, onLine);
}

/** Each line is a text of its own: parts of one large text would keep all of it in memory. */
function cutLines(bytes: Buffer, base: number, onLine: (line: string, from: number, to: number) => void): void {
  const encoding = isAscii(bytes) ? "latin1" : "utf8";
  for (let from = 0; from < bytes.length; ) {
    const newline = bytes.indexOf(NEWLINE, from);
    const end = newline === -1 ? bytes.length : newline;
    const next = Math.min(end + 1, bytes.length);
    if (end > from) onLine(bytes.toString(encoding, from, end), base + from, base + next);
    from = next;
  }
}
