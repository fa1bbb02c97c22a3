/** Lines of text one after another as UTF-8, outside of the heap: a million lines are not to be a million strings. */
const BLOCK_BYTES = 1 << 20;
/** UTF-8 needs at most three bytes for a UTF-16 code unit. */
const BYTES_PER_UNIT = 3;
const NEWLINE = 0x0a;

interface Block {
  readonly bytes: Buffer;
  used: number;
}

export class TextStore {
  readonly #blocks: Block[] = [];
  /** Where each text begins: number of the block × `BLOCK_BYTES` + offset. A text that is longer has a block of its own. */
  readonly #starts: number[] = [];

  /** @param text without newlines, and without half surrogates, which UTF-8 cannot hold */
  add(text: string): void {
    const most = text.length * BYTES_PER_UNIT + 1;
    let block = this.#blocks.at(-1);
    if (block === undefined || block.used + most > BLOCK_BYTES) {
      block = { bytes: Buffer.allocUnsafeSlow(Math.max(most, BLOCK_BYTES)), used: 0 };
      this.#blocks.push(block);
    }
    this.#starts.push((this.#blocks.length - 1) * BLOCK_BYTES + block.used);
    block.used += block.bytes.write(text, block.used, "utf8");
    block.bytes[block.used] = NEWLINE;
    block.used += 1;
  }

  at(index: number): string {
    const start = this.#starts[index] ?? 0;
    const block = this.#blocks[Math.floor(start / BLOCK_BYTES)];
    const from = start % BLOCK_BYTES;
    return block?.bytes.toString("utf8", from, block.bytes.indexOf(NEWLINE, from)) ?? "";
  }

  /** All texts, each with a newline behind it, many at a time. */
  *lines(): Generator<string> {
    for (const { bytes, used } of this.#blocks) yield bytes.toString("utf8", 0, used);
  }
}
