/**
 * Reads a file that a child appends to, line by line. The file belongs to the child: it may be replaced, rewritten, or
 * not be a file at all. Links are not followed, and nothing here can block.
 *
 * The offset is always at the start of a line. An incomplete line is read again together with its end, so there is no
 * decoder state to keep and no character is ever cut.
 */
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from "node:fs";
import { errorCode, reasonOf } from "../core/reason.ts";

export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  /** False for a last line without a newline (yet). */
  readonly isComplete: boolean;
}

interface LineSink {
  line(line: Line): void;
  /** The file was rewritten. Its lines come again from the first. */
  rewritten(): void;
  /** A line was skipped, or the path does not hold a regular file. */
  problem(problem: string): void;
}

export const LINE_BYTES_LIMIT = 1_048_576;
/** How much is read at a time, so that a huge file does not fill the memory. Longer than any line that is kept. */
const SLICE_BYTES = 4 * LINE_BYTES_LIMIT;
/** Read per poll, because a child may write faster than we read. The timers and the other children must not wait for it. */
const POLL_BYTES = 4 * SLICE_BYTES;
const NEWLINE = 10;
/** How many of the bytes already read are compared. */
const COMPARED_BYTES = 4_096;

/**
 * The file may become a link or a pipe between the check and its opening. Links are not followed, and pipes do not
 * block.
 */
const OPEN_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

export class ResultLines {
  readonly #path: string;
  readonly #sink: LineSink;
  #offset = 0;
  #lineCount = 0;
  #inode = 0;
  #changedAt = Number.NaN;
  /** The last bytes before the offset. They distinguish a rewritten file from one that has grown. */
  #read: Buffer = Buffer.alloc(0);
  #isSkipping = false;
  #isRefused = false;

  constructor(path: string, sink: LineSink) {
    this.#path = path;
    this.#sink = sink;
  }

  /** Reads the lines that have been completed since the last read. @param most bytes; the next read gives what is beyond */
  read(most = POLL_BYTES): void {
    try {
      if (this.#hasChanged()) this.#readFile(most, false);
    } catch {
      // It was just removed, or no descriptor is left. The next read tries again, and the last one reports it.
    }
  }

  /** Reads the rest of a file that no longer grows, including a last line without a newline. */
  finish(): void {
    try {
      // File times are coarse. A rewrite right after the last read shows only in the bytes.
      this.#changedAt = Number.NaN;
      if (this.#hasChanged()) this.#readFile(Number.POSITIVE_INFINITY, true);
    } catch (error) {
      this.#refuse(`cannot be read (${errorCode(error) ?? reasonOf(error)})`);
    }
  }

  /** Most polls end here: there is no file yet, or nothing new in it. */
  #hasChanged(): boolean {
    const stat = lstatSync(this.#path, { throwIfNoEntry: false });
    if (stat === undefined) return false;
    // Check it before opening it, because opening a device can have effects.
    if (!stat.isFile()) {
      this.#refuse(stat.isSymbolicLink() ? "is a symbolic link" : "is not a regular file");
      return false;
    }
    return stat.ino !== this.#inode || stat.size !== this.#offset || stat.mtimeMs !== this.#changedAt;
  }

  #refuse(problem: string): void {
    if (!this.#isRefused) this.#sink.problem(`the file ${problem}; its rows are not read`);
    this.#isRefused = true;
  }

  #skip(lineNumber: number): void {
    this.#sink.problem(`line ${lineNumber} is longer than ${LINE_BYTES_LIMIT} bytes and is skipped`);
  }

  #readFile(most: number, isLast: boolean): void {
    const file = openSync(this.#path, OPEN_FLAGS);
    try {
      const stat = fstatSync(file);
      if (this.#wasRewritten(file, stat)) {
        this.#offset = 0;
        this.#lineCount = 0;
        this.#isSkipping = false;
        this.#sink.rewritten();
      }
      this.#inode = stat.ino;
      this.#changedAt = stat.mtimeMs;
      const end = Math.min(stat.size, this.#offset + most);
      for (let isAtEnd = false; !isAtEnd; ) {
        const left = Math.max(0, end - this.#offset);
        const bytes = readBytes(file, Math.min(left, SLICE_BYTES), this.#offset);
        isAtEnd = bytes.length < SLICE_BYTES;
        const rest = this.#takeLines(bytes);
        if (isLast && isAtEnd && rest.length > 0)
          this.#sink.line({ number: this.#lineCount + 1, text: rest.toString("utf8"), isComplete: false });
      }
    } finally {
      closeSync(file);
    }
  }

  /** Whether the file was replaced, truncated or rewritten in place, so that other bytes precede the offset. */
  #wasRewritten(file: number, stat: { readonly ino: number; readonly size: number }): boolean {
    if (this.#offset === 0) return false;
    if (stat.ino !== this.#inode || stat.size < this.#offset) return true;
    return !readBytes(file, this.#read.length, this.#offset - this.#read.length).equals(this.#read);
  }

  /** @returns the beginning of a line whose end is missing; it is read again */
  #takeLines(bytes: Buffer): Buffer {
    let start = 0;
    for (;;) {
      const end = bytes.indexOf(NEWLINE, start);
      if (end < 0) break;
      this.#lineCount += 1;
      if (this.#isSkipping) this.#isSkipping = false;
      else if (end - start > LINE_BYTES_LIMIT) this.#skip(this.#lineCount);
      else this.#sink.line({ number: this.#lineCount, text: bytes.toString("utf8", start, end), isComplete: true });
      start = end + 1;
    }
    if (!this.#isSkipping && bytes.length - start > LINE_BYTES_LIMIT) {
      this.#skip(this.#lineCount + 1);
      this.#isSkipping = true;
    }
    if (this.#isSkipping) start = bytes.length;
    this.#offset += start;
    if (start > 0) this.#read = Buffer.from(bytes.subarray(Math.max(0, start - COMPARED_BYTES), start));
    return bytes.subarray(start);
  }
}

/** Reads this many bytes, or as many as there are. */
function readBytes(file: number, wanted: number, position: number): Buffer {
  const bytes = Buffer.allocUnsafe(wanted);
  let length = 0;
  while (length < wanted) {
    const count = readSync(file, bytes, length, wanted - length, position + length);
    if (count === 0) break;
    length += count;
  }
  return bytes.subarray(0, length);
}
