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
/** Read at one time, so that a huge file neither fills the memory nor delays the other children. */
const SLICE_BYTES = 4 * LINE_BYTES_LIMIT;
const NEWLINE = 10;
/** How many of the bytes already read are compared. */
const COMPARED_BYTES = 4_096;

/** Errors of a machine that is out of resources at the moment. */
const SHORTAGES: ReadonlySet<string> = new Set(["EMFILE", "ENFILE", "ENOMEM", "EAGAIN"]);
const SHORTAGE_LIMIT = 1_000;

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
  #shortageCount = 0;
  #tail = "";

  constructor(path: string, sink: LineSink) {
    this.#path = path;
    this.#sink = sink;
  }

  /**
   * Reads new lines, at most a few MiB.
   *
   * @returns true if there may be more to read at once
   */
  read(): boolean {
    const file = this.#open();
    if (file === "shortage") return true;
    if (file === null) return false;
    try {
      return this.#readFrom(file);
    } catch (error) {
      this.#refuse(`cannot be read (${errorCode(error) ?? reasonOf(error)})`);
      return false;
    } finally {
      closeSync(file);
    }
  }

  /** Emits the last line if it has no newline. For a file that no longer grows, after the last `read`. */
  finish(): void {
    // No read has opened a file.
    if (this.#inode === 0) return;
    // File times are coarse. A rewrite right after the last read shows only in the bytes.
    this.#changedAt = Number.NaN;
    while (this.read());
    if (this.#tail === "" || this.#isSkipping) return;
    this.#sink.line({ number: this.#lineCount + 1, text: this.#tail, isComplete: false });
    this.#tail = "";
  }

  #open(): number | "shortage" | null {
    try {
      // Most polls end here: there is no file yet, or nothing new in it.
      const stat = lstatSync(this.#path, { throwIfNoEntry: false });
      if (stat === undefined) return null;
      const isSame = stat.ino === this.#inode && stat.size === this.#offset && stat.mtimeMs === this.#changedAt;
      if (stat.isFile() && isSame) {
        this.#tail = "";
        return null;
      }
      // Check it before opening it, because opening a device can have effects.
      if (!stat.isFile()) {
        this.#refuse(stat.isSymbolicLink() ? "is a symbolic link" : "is not a regular file");
        return null;
      }
      return openSync(this.#path, OPEN_FLAGS);
    } catch (error) {
      const code = errorCode(error) ?? reasonOf(error);
      // This passes when other children end. Their rows must not be lost because of it.
      if (SHORTAGES.has(code) && this.#shortageCount < SHORTAGE_LIMIT) {
        this.#shortageCount += 1;
        return "shortage";
      }
      // ENOENT: it was removed in between.
      if (code !== "ENOENT") this.#refuse(`cannot be opened (${code})`);
      return null;
    }
  }

  #refuse(problem: string): void {
    if (!this.#isRefused) this.#sink.problem(`the file ${problem}; its rows are not read`);
    this.#isRefused = true;
  }

  #skip(lineNumber: number): void {
    this.#sink.problem(`line ${lineNumber} is longer than ${LINE_BYTES_LIMIT} bytes and is skipped`);
  }

  #readFrom(file: number): boolean {
    const stat = fstatSync(file);
    if (this.#wasRewritten(file, stat)) {
      this.#offset = 0;
      this.#lineCount = 0;
      this.#isSkipping = false;
      this.#sink.rewritten();
    }
    this.#inode = stat.ino;
    this.#changedAt = stat.mtimeMs;
    const available = stat.size - this.#offset;
    if (available <= 0) {
      this.#tail = "";
      return false;
    }
    const slice = Buffer.allocUnsafe(Math.min(available, SLICE_BYTES));
    const length = readFully(file, slice, this.#offset);
    this.#take(slice.subarray(0, length));
    return length === SLICE_BYTES;
  }

  /** Whether the file was replaced, truncated or rewritten in place, so that other bytes precede the offset. */
  #wasRewritten(file: number, stat: { readonly ino: number; readonly size: number }): boolean {
    if (this.#offset === 0) return false;
    if (stat.ino !== this.#inode || stat.size < this.#offset) return true;
    const before = Buffer.alloc(this.#read.length);
    readFully(file, before, this.#offset - before.length);
    return !before.equals(this.#read);
  }

  #take(bytes: Buffer): void {
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
    const rest = bytes.length - start;
    this.#tail = "";
    if (this.#isSkipping) {
      start = bytes.length;
    } else if (rest > LINE_BYTES_LIMIT) {
      this.#skip(this.#lineCount + 1);
      this.#isSkipping = true;
      start = bytes.length;
    } else if (rest > 0) {
      this.#tail = bytes.toString("utf8", start);
    }
    this.#offset += start;
    if (start > 0) this.#read = Buffer.from(bytes.subarray(Math.max(0, start - COMPARED_BYTES), start));
  }
}

function readFully(file: number, buffer: Buffer, position: number): number {
  let length = 0;
  while (length < buffer.length) {
    const count = readSync(file, buffer, length, buffer.length - length, position + length);
    if (count === 0) break;
    length += count;
  }
  return length;
}
