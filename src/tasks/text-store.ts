/** Lines of text one after another as UTF-8, outside of the heap: a million lines are not to be a million strings. */
/** Small enough that a joined block is an ordinary text to V8: larger ones get pages of their own, each time anew. */
const BLOCK_UNITS = 1 << 16;
const NEWLINE = 0x0a;

/** Many texts, each with a newline behind it. */
interface Block {
  readonly bytes: Buffer<ArrayBuffer>;
  /** The index of its first text. */
  readonly first: number;
  /** Where each text begins, and the end of the last; found when one is asked for: who stores a list reads none of it. */
  starts: Uint32Array | null;
}

export class TextStore {
  readonly #blocks: Block[] = [];
  /** Encoded together: a call into the encoder for each text takes three times as long. */
  #pending: string[] = [];
  #pendingUnits = 0;
  #count = 0;
  /** The block that was read last. */
  #latest = 0;
  /** A block that is read from start to end. */
  #open: OpenBlock | null = null;

  get count(): number {
    return this.#count;
  }

  /** @param text without newlines, and without half surrogates, which UTF-8 cannot hold */
  add(text: string): void {
    this.#pending.push(text);
    this.#pendingUnits += text.length + 1;
    this.#count += 1;
    if (this.#pendingUnits >= BLOCK_UNITS) this.#close();
  }

  /** Adds many texts. @param bytes of them in UTF-8, with a newline between them; they are copied */
  addLines(bytes: Uint8Array, count: number): void {
    this.#close();
    const copy = Buffer.allocUnsafeSlow(bytes.length + 1);
    copy.set(bytes);
    copy[bytes.length] = NEWLINE;
    this.#blocks.push({ bytes: copy, first: this.#count, starts: null });
    this.#count += count;
  }

  at(index: number): string {
    if (index < 0 || index >= this.#count) return "";
    const pending = this.#pending[index - (this.#count - this.#pending.length)];
    if (pending !== undefined) return pending;
    const block = this.#blockOf(index);
    // Who reads from start to end asks for the first alone, and then for an open block.
    if (index === block.first) return block.bytes.toString("utf8", 0, block.bytes.indexOf(NEWLINE));
    block.starts ??= startsOf(block.bytes);
    const place = index - block.first;
    return block.bytes.toString("utf8", block.starts[place], (block.starts[place + 1] ?? 0) - 1);
  }

  /**
   * What is to be cut from a text. One after another they are cut from a block that is decoded once, which takes a
   * third of the time; what is kept of them may keep that block.
   */
  cutAt(index: number, cut: Cut): string {
    const latest = this.#latest;
    if (index < 0 || index >= this.#count - this.#pending.length) return cutWhole(this.at(index), cut);
    const block = this.#blockOf(index);
    // Not at the first text of a block: those who jump from block to block would have each decoded again and again.
    if (this.#latest !== latest) return cutWhole(this.at(index), cut);
    if (this.#open?.block !== block) this.#open = openBlock(block);
    const { text, starts } = this.#open;
    const place = index - block.first;
    return cut(text, starts[place] ?? 0, (starts[place + 1] ?? 0) - 1);
  }

  /** All texts, each with a newline behind it, many at a time. */
  *lines(): Generator<Buffer> {
    this.#close();
    for (const { bytes } of this.#blocks) yield bytes;
  }

  #close(): void {
    if (this.#pending.length === 0) return;
    const bytes = Buffer.from(`${this.#pending.join("\n")}\n`);
    this.#blocks.push({ bytes, first: this.#count - this.#pending.length, starts: null });
    this.#pending = [];
    this.#pendingUnits = 0;
  }

  #blockOf(index: number): Block {
    const isIn = (block: Block | undefined, next: Block | undefined) =>
      block !== undefined && block.first <= index && (next === undefined || index < next.first);
    if (!isIn(this.#blocks[this.#latest], this.#blocks[this.#latest + 1])) {
      this.#latest = this.#blocks.findLastIndex((block) => block.first <= index);
    }
    return this.#blocks[this.#latest] as Block;
  }
}

/** A part of the text that stands from `from` up to `to`. */
type Cut = (text: string, from: number, to: number) => string;

/** All of it. */
export function whole(text: string, from: number, to: number): string {
  return text.slice(from, to);
}

function cutWhole(text: string, cut: Cut): string {
  return cut(text, 0, text.length);
}

/** A block as text. */
interface OpenBlock {
  readonly block: Block;
  readonly text: string;
  /** As in the block, but in characters. */
  readonly starts: Uint32Array;
}

function openBlock(block: Block): OpenBlock {
  const text = block.bytes.toString("utf8");
  const isAscii = text.length === block.bytes.length;
  if (!isAscii) return { block, text, starts: startsIn(text) };
  block.starts ??= startsIn(text);
  return { block, text, starts: block.starts };
}

function startsIn(text: string): Uint32Array {
  const starts = [0];
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  return Uint32Array.from(starts);
}

function startsOf(bytes: Buffer): Uint32Array {
  const starts = [0];
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, end + 1)) starts.push(end + 1);
  return Uint32Array.from(starts);
}
