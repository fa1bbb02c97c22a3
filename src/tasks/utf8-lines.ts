/**
 * Splits a stream of bytes into lines of text, at `\n` only, for any chunking. A byte order mark is dropped. A trailing
 * `\r` stays, for the reader of the format. Only the unfinished line is kept in memory.
 */
import { isUtf8 } from "node:buffer";
import { UserError } from "../core/user-error.ts";

const NEWLINE = 0x0a;
/** A longer line is not a task. Without a bound, a binary file would be read into memory whole. */
const LONGEST_LINE_BYTES = 64 * 1024 * 1024;

export class Utf8Lines {
  readonly #source: string;
  readonly #onLine: (text: string, line: number) => void;
  #pending: Buffer[] = [];
  #pendingBytes = 0;
  #line = 0;

  /**
   * @param source the name of the source in errors, such as `tasks.jsonl`
   * @param onLine takes each line and its number, from 1
   */
  constructor(source: string, onLine: (text: string, line: number) => void) {
    this.#source = source;
    this.#onLine = onLine;
  }

  /** @throws UserError if a line is not UTF-8 or is longer than 64 MiB */
  push(chunk: Buffer): void {
    const end = chunk.lastIndexOf(NEWLINE);
    if (end !== -1) {
      const whole = chunk.subarray(0, end);
      this.#emit(this.#pendingBytes === 0 ? whole : this.#takePending(whole));
    }
    const rest = chunk.subarray(end + 1);
    if (rest.length === 0) return;
    // A copy, because the stream reuses the chunk.
    this.#pending.push(Buffer.from(rest));
    this.#pendingBytes += rest.length;
    if (this.#pendingBytes > LONGEST_LINE_BYTES) {
      throw new UserError(
        `Expected lines of at most 64 MiB in ${this.#source}, found a longer one at line ${this.#line + 1}. Check that this is a text file with one task a line.`,
      );
    }
  }

  /** Ends the input, with the last line if it has no newline. */
  end(): void {
    if (this.#pendingBytes > 0) this.#emit(this.#takePending(Buffer.alloc(0)));
  }

  #takePending(last: Buffer): Buffer {
    const whole = Buffer.concat([...this.#pending, last]);
    this.#pending = [];
    this.#pendingBytes = 0;
    return whole;
  }

  /** Decodes many lines at once and then splits the text, because one call of the decoder per line is slower. */
  #emit(bytes: Buffer): void {
    const text = decodeUtf8(bytes, { source: this.#source, firstLine: this.#line + 1 });
    let start = this.#line === 0 && text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
    for (let end = text.indexOf("\n", start); end !== -1; end = text.indexOf("\n", start)) {
      this.#line += 1;
      this.#onLine(text.slice(start, end), this.#line);
      start = end + 1;
    }
    this.#line += 1;
    this.#onLine(text.slice(start), this.#line);
  }
}

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Decodes a whole file and drops its byte order mark.
 *
 * @param source the name of the file in errors
 * @throws UserError if the bytes are not UTF-8
 */
export function decodeFile(bytes: Buffer, source: string): string {
  const text = decodeUtf8(bytes, { source, firstLine: 1 });
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

function decodeUtf8(bytes: Buffer, part: { readonly source: string; readonly firstLine: number }): string {
  if (isUtf8(bytes)) return bytes.toString("utf8");
  const { source, firstLine } = part;
  if (firstLine === 1 && isUtf16(bytes)) {
    throw new UserError(`Expected ${source} to be UTF-8 text, found UTF-16 (line 1). Save it as UTF-8.`);
  }
  let line = firstLine;
  let start = 0;
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
    if (!isUtf8(bytes.subarray(start, end))) break;
    line += 1;
    start = end + 1;
  }
  throw new UserError(
    `Expected ${source} to be UTF-8 text, found other bytes at ${source}:${line} (line ${line}). Save it as UTF-8.`,
  );
}

function isUtf16(bytes: Buffer): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}
