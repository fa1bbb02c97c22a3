/** The last bytes of a stream of any length: a ring that grows only as far as needed. */
export class TailBuffer {
  readonly #limit: number;
  #ring: Buffer = Buffer.alloc(0);
  /** Where the next byte goes. */
  #head = 0;
  #length = 0;
  #total = 0;

  /** @param limit the most bytes to keep */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** How many bytes were pushed in total. */
  get total(): number {
    return this.#total;
  }

  push(bytes: Buffer): void {
    this.#total += bytes.length;
    const kept = bytes.length > this.#limit ? bytes.subarray(bytes.length - this.#limit) : bytes;
    this.#reserve(Math.min(this.#length + kept.length, this.#limit));
    const capacity = this.#ring.length;
    const untilEnd = Math.min(kept.length, capacity - this.#head);
    kept.copy(this.#ring, this.#head, 0, untilEnd);
    kept.copy(this.#ring, 0, untilEnd);
    this.#head = capacity === 0 ? 0 : (this.#head + kept.length) % capacity;
    this.#length = Math.min(this.#length + kept.length, capacity);
  }

  /** A copy of the last `count` bytes, or of all if there are fewer. */
  last(count: number): Buffer {
    const length = Math.min(count, this.#length);
    const start = (this.#head - length + this.#ring.length) % (this.#ring.length || 1);
    const untilEnd = Math.min(length, this.#ring.length - start);
    return Buffer.concat([this.#ring.subarray(start, start + untilEnd), this.#ring.subarray(0, length - untilEnd)]);
  }

  /** All kept bytes, as UTF-8. */
  text(): string {
    return this.last(this.#limit).toString("utf8");
  }

  /** A ring that is not full has never wrapped, so growing it is one copy. */
  #reserve(needed: number): void {
    if (needed <= this.#ring.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.min(this.#limit, Math.max(needed, 2 * this.#ring.length, 1_024)));
    this.#ring.copy(grown, 0, 0, this.#length);
    this.#ring = grown;
    this.#head = this.#length % grown.length;
  }
}
