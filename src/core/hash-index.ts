/**
 * SHA-256 hashes and the order in which they came, in tables of numbers: a million of them cost 50 bytes each, and
 * nothing that a garbage collector has to walk through.
 */
const WORDS = 8;
export const HASH_DIGITS = 64;
const NONE = -1;
const BLOCK_BITS = 12;
const BLOCK_HASHES = 1 << BLOCK_BITS;

export class HashIndex {
  #count = 0;
  /** In blocks of `BLOCK_HASHES`: one table would be copied again and again while it grows. */
  readonly #blocks: Uint32Array[] = [];
  /** Open addressing by words of the hash, which are as good as random; the length is a power of two. */
  #slots = new Int32Array(0);
  /** So many of the hashes have a slot. */
  #slotted = 0;
  /** The hash that was read last, its words, and its position. */
  #text = "";
  /** The characters of a hash that is told. */
  readonly #codes: number[] = new Array<number>(HASH_DIGITS).fill(0);
  readonly #asked = new Uint32Array(WORDS);
  #position = NONE;
  /** The position that was found last. */
  #latest = NONE;

  get count(): number {
    return this.#count;
  }

  /** The position of a hash, counted from 0; -1 where it was not added. */
  find(hash: string): number {
    // A hash that was just looked for is mostly asked for again.
    if (hash === this.#text && this.#position !== NONE) return this.#position;
    if (!this.#read(hash)) return NONE;
    // Rows mostly come in the order of the list: the next position lies at hand, a slot anywhere in the memory.
    const next = this.#latest + 1;
    this.#position = next < this.#count && this.#isAsked(next) ? next : this.#look();
    if (this.#position !== NONE) this.#latest = this.#position;
    return this.#position;
  }

  /**
   * Adds a hash at the next position, even where it is known: `find` then gives one of its positions.
   *
   * @throws Error for a text that is not 64 lower-case hex digits
   */
  append(hash: string): number {
    if (!this.#read(hash)) throw new Error(`Expected 64 hex digits, found ${JSON.stringify(hash.slice(0, 80))}`);
    if (this.#count === this.#blocks.length * BLOCK_HASHES) this.#blocks.push(new Uint32Array(BLOCK_HASHES * WORDS));
    this.#blockOf(this.#count).set(this.#asked, offsetOf(this.#count));
    this.#position = this.#count;
    this.#count += 1;
    return this.#position;
  }

  /** The hash at a position, as 64 lower-case hex digits. */
  at(position: number): string {
    const block = this.#blockOf(position);
    const from = offsetOf(position);
    for (let digit = 0; digit < HASH_DIGITS; digit += 1) {
      const word = block[from + (digit >>> 3)] ?? 0;
      this.#codes[digit] = CODES[(word >>> (28 - (digit & 7) * 4)) & 15] ?? 0;
    }
    // In one go: a text that is put together piece by piece keeps its pieces.
    return String.fromCharCode.apply(null, this.#codes);
  }

  /** Whether `hash` is one; its words are then the ones that are asked for. */
  #read(hash: string): boolean {
    if (hash.length !== HASH_DIGITS) return false;
    if (hash === this.#text) return true;
    this.#text = "";
    this.#position = NONE;
    let wrong = 0;
    for (let word = 0; word < WORDS; word += 1) {
      let value = 0;
      for (let at = word * 8; at < word * 8 + 8; at += 1) {
        const digit = digitOf(hash.charCodeAt(at));
        wrong |= digit;
        value = (value << 4) | digit;
      }
      this.#asked[word] = value;
    }
    if (wrong >= WRONG_DIGIT) return false;
    this.#text = hash;
    return true;
  }

  /** The position of the hash that is asked for, by its slot. */
  #look(): number {
    if (this.#slotted < this.#count) this.#fillSlots();
    const mask = this.#slots.length - 1;
    for (let slot = scatter(this.#asked, 0) & mask; ; slot = (slot + 1) & mask) {
      const position = this.#slots[slot] ?? NONE;
      if (position === NONE || this.#isAsked(position)) return position;
    }
  }

  #isAsked(position: number): boolean {
    const block = this.#blockOf(position);
    const from = offsetOf(position);
    for (let word = 0; word < WORDS; word += 1) {
      if (block[from + word] !== this.#asked[word]) return false;
    }
    return true;
  }

  #blockOf(position: number): Uint32Array {
    return this.#blocks[position >>> BLOCK_BITS] as Uint32Array;
  }

  /** Not done while hashes are added: a list that is asked in its own order needs no slots at all. */
  #fillSlots(): void {
    if (this.#slots.length < this.#count * 2) {
      this.#slots = new Int32Array(slotCount(this.#count)).fill(NONE);
      this.#slotted = 0;
    }
    const mask = this.#slots.length - 1;
    for (; this.#slotted < this.#count; this.#slotted += 1) {
      let slot = scatter(this.#blockOf(this.#slotted), offsetOf(this.#slotted)) & mask;
      while (this.#slots[slot] !== NONE) slot = (slot + 1) & mask;
      this.#slots[slot] = this.#slotted;
    }
  }
}

/** Where the words of a position begin in its block. */
function offsetOf(position: number): number {
  return (position & (BLOCK_HASHES - 1)) * WORDS;
}

/** A power of two: at least two slots for each of the hashes. */
function slotCount(hashes: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(hashes, BLOCK_HASHES) * 2));
}

function scatter(words: Uint32Array, from: number): number {
  return (words[from] ?? 0) ^ (words[from + WORDS - 1] ?? 0);
}

/** No digit has this bit: values of digits can be united, and looked at once. */
export const WRONG_DIGIT = 16;
const CODES = Array.from("0123456789abcdef", (digit) => digit.charCodeAt(0));
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) => {
  const value = "0123456789abcdef".indexOf(String.fromCharCode(code));
  return value === -1 ? WRONG_DIGIT : value;
});

/** The value of a lower-case hex digit, by its character code; `WRONG_DIGIT` or more for any other character. */
export function digitOf(code: number): number {
  return (DIGITS[code & 127] ?? WRONG_DIGIT) | (code & ~127);
}

/** Whether a text is a SHA-256 hash: 64 lower-case hex digits. A regular expression takes five times as long. */
export function isHash(text: string): boolean {
  if (text.length !== HASH_DIGITS) return false;
  let wrong = 0;
  for (let at = 0; at < HASH_DIGITS; at += 1) wrong |= digitOf(text.charCodeAt(at));
  return wrong < WRONG_DIGIT;
}
