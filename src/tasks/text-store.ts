/** Lines of text one after another as UTF-8, outside of the heap: a million lines are not to be a million strings. */
/** Small enough that a joined block is an ordinary text to V8: larger ones get pages of their own, each time anew. */
const BLOCK_UNITS = 1 << 16;
const NEWLINE = 0x0a;

/** Many texts, each with a newline behind it. */
interface Block {
  readonly bytes: Buffer;
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

  /** @param text without newlines, and without half surrogates, which UTF-8 cannot hold */
  add(text: string): void {
    this.#pending.push(text);
    this.#pendingUnits += text.length + 1;
    this.#count += 1;
    if (this.#pendingUnits >= BLOCK_UNITS) this.#close();
  }

  at(index: number): string {
    if (index < 0 || index >= this.#count) return "";
    const pending = this.#pending[index - (this.#count - this.#pending.length)];
    if (pending !== undefined) return pending;
    const block = this.#blockOf(index);
    block.starts ??= startsOf(block.bytes);
    const place = index - block.first;
    return block.bytes.toString("utf8", block.starts[place], (block.starts[place + 1] ?? 0) - 1);
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

function startsOf(bytes: Buffer): Uint32Array {
  const starts = [0];
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, end + 1)) starts.push(end + 1);
  return Uint32Array.from(starts);
}
