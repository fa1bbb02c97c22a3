/**
 * What a child asks the runner to mask, in either grammar of its commands. The command itself has no effect, because no
 * child speaks for the job; but a value that it prints in the belief that it is masked must not be kept or shown.
 */

/** Its first byte is rarer than a letter, so that a chunk without it is passed over in no time. */
const NEEDLE = Buffer.from("-mask");
/** What stands before the needle in both grammars, and in little else. */
const NAME = Buffer.from("add");
const START_OF_LINE = /^\s*::add-mask(?: [^:]*)?::(.*)$/;
const ANYWHERE = /##\[add-mask(?: [^\]]*)?\](.*)$/;
/** As the runner undoes them, in this order. */
const ESCAPES = [
  ["%3B", ";"],
  ["%5D", "]"],
  ["%0D", "\r"],
  ["%0A", "\n"],
  ["%25", "%"],
] as const;

/** What may stand before the needle in its line, where the line began in an earlier chunk. */
const BEFORE_BYTES = 256;
/** A line that is longer masks nothing. */
const LINE_BYTES_LIMIT = 16_384;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

export class MaskCommands {
  readonly #onMask: (value: string) => void;
  /** The end of what came before: the last bytes of it, or the whole of a line that may be a command. */
  #before: Buffer = Buffer.alloc(0);

  constructor(onMask: (value: string) => void) {
    this.#onMask = onMask;
  }

  push(chunk: Buffer): void {
    const seam = Buffer.concat([this.#before, chunk.subarray(0, NEEDLE.length)]);
    if (seam.includes(NEEDLE) || chunk.includes(NEEDLE)) this.#take(Buffer.concat([this.#before, chunk]));
    else this.#before = lastOf(chunk.length < BEFORE_BYTES ? Buffer.concat([this.#before, chunk]) : chunk);
  }

  /** Reads a last line without newline. */
  end(): void {
    this.#takeLine(this.#before);
    this.#before = Buffer.alloc(0);
  }

  #take(bytes: Buffer): void {
    let done = 0;
    for (let at = bytes.indexOf(NEEDLE); at !== -1; at = bytes.indexOf(NEEDLE, Math.max(done, at + 1))) {
      if (!bytes.subarray(0, at).subarray(-NAME.length).equals(NAME)) continue;
      const end = lineEnd(bytes, at);
      const start = lineStart(bytes, at);
      if (end === bytes.length) {
        const isOpen = bytes.length - start <= LINE_BYTES_LIMIT;
        this.#before = isOpen ? Buffer.from(bytes.subarray(start)) : Buffer.alloc(0);
        return;
      }
      this.#takeLine(bytes.subarray(start, end));
      done = end;
    }
    this.#before = lastOf(bytes.subarray(done));
  }

  #takeLine(bytes: Buffer): void {
    if (bytes.length > LINE_BYTES_LIMIT || !bytes.includes(NEEDLE)) return;
    const line = bytes.toString("utf8");
    const value = START_OF_LINE.exec(line)?.[1] ?? ANYWHERE.exec(line)?.[1];
    if (value !== undefined && value.trim() !== "") this.#onMask(unescaped(value));
  }
}

function lastOf(bytes: Buffer): Buffer {
  return Buffer.from(bytes.subarray(Math.max(0, bytes.length - BEFORE_BYTES)));
}

function lineStart(bytes: Buffer, at: number): number {
  let start = at;
  while (start > 0 && !isLineEnd(bytes[start - 1])) start -= 1;
  return start;
}

/** The length of the bytes where the line has no end yet. */
function lineEnd(bytes: Buffer, at: number): number {
  let end = at;
  while (end < bytes.length && !isLineEnd(bytes[end])) end += 1;
  return end;
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === LINE_FEED || byte === CARRIAGE_RETURN;
}

function unescaped(value: string): string {
  return ESCAPES.reduce((text, [code, character]) => text.replaceAll(code, character), value);
}
