/**
 * SHA-256 hashes and the order in which they came, in tables of numbers: a million of them cost 50 bytes each, and
 * nothing that a garbage collector has to walk through.
 */
const WORDS = 8;
export const HASH_DIGITS = 64;
const NONE = -1;
const BLOCK_BITS = 12;
const BLOCK_HASHES = 1 << BLOCK_BITS;

/** A hash as eight numbers of 32 bits, the first digits first. */
export type HashWords = Uint32Array;

export function newHashWords(): HashWords {
  return new Uint32Array(WORDS);
}

/** Reads the words of a hash from its digits. @returns whether it was one: 64 lower-case hex digits */
export function readHashWords(hash: string, into: HashWords): boolean {
  if (hash.length !== HASH_DIGITS) return false;
  let wrong = 0;
  for (let word = 0; word < WORDS; word += 1) {
    let value = 0;
    for (let at = word * 8; at < word * 8 + 8; at += 1) {
      const digit = digitOf(hash.charCodeAt(at));
      wrong |= digit;
      value = (value << 4) | digit;
    }
    into[word] = value;
  }
  return wrong < WRONG_DIGIT;
}

/** The characters of the hash that is being told; used again, because lists tell a million of them. */
const told: number[] = new Array<number>(HASH_DIGITS).fill(0);

/** The digits of a hash whose words begin at an index. */
export function hashOfWords(words: HashWords, from = 0): string {
  for (let digit = 0; digit < HASH_DIGITS; digit += 1) {
    const word = words[from + (digit >>> 3)] ?? 0;
    told[digit] = CODES[(word >>> (28 - (digit & 7) * 4)) & 15] ?? 0;
  }
  // In one go: a text that is put together piece by piece keeps its pieces.
  return String.fromCharCode.apply(null, told);
}

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
  readonly #words = newHashWords();
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
    this.#position = this.findWords(this.#words);
    return this.#position;
  }

  /** The same of a hash in words. */
  findWords(words: HashWords): number {
    // Rows mostly come in the order of the list: the next position lies at hand, a slot anywhere in the memory.
    const next = this.#latest + 1;
    const position = next < this.#count && this.#isAt(next, words) ? next : this.#look(words);
    if (position !== NONE) this.#latest = position;
    return position;
  }

  /**
   * Adds a hash at the next position, even where it is known: `find` then gives one of its positions.
   *
   * @throws Error for a text that is not 64 lower-case hex digits
   */
  append(hash: string): number {
    if (!this.#read(hash)) throw new Error(`Expected 64 hex digits, found ${JSON.stringify(hash.slice(0, 80))}`);
    this.#position = this.#append(this.#words);
    return this.#position;
  }

  /** Adds a hash that comes as its 32 bytes, a character each: a quarter of the work of reading its digits. */
  appendDigest(digest: string): number {
    if (digest.length !== WORDS * 4) throw new Error(`Expected 32 bytes, found ${digest.length}`);
    this.#text = "";
    this.#position = NONE;
    const words = this.#words;
    for (let word = 0; word < WORDS; word += 1) {
      const at = word * 4;
      words[word] =
        (digest.charCodeAt(at) << 24) |
        (digest.charCodeAt(at + 1) << 16) |
        (digest.charCodeAt(at + 2) << 8) |
        digest.charCodeAt(at + 3);
    }
    return this.#append(words);
  }

  /** The hash at a position, as 64 lower-case hex digits. */
  at(position: number): string {
    return hashOfWords(this.#blockOf(position), offsetOf(position));
  }

  /** Whether `hash` is one; its words are then the ones that were read last. */
  #read(hash: string): boolean {
    if (hash === this.#text && hash !== "") return true;
    this.#position = NONE;
    const isHash = readHashWords(hash, this.#words);
    this.#text = isHash ? hash : "";
    return isHash;
  }

  #append(words: HashWords): number {
    const position = this.#count;
    const block = this.#roomyBlock();
    const from = offsetOf(position);
    for (let word = 0; word < WORDS; word += 1) block[from + word] = words[word] ?? 0;
    this.#count += 1;
    return position;
  }

  /** The block of the next position. */
  #roomyBlock(): Uint32Array {
    if (this.#count === this.#blocks.length * BLOCK_HASHES) this.#blocks.push(new Uint32Array(BLOCK_HASHES * WORDS));
    return this.#blockOf(this.#count);
  }

  /** The position of a hash, by its slot. */
  #look(words: HashWords): number {
    if (this.#slotted < this.#count) this.#fillSlots();
    if (this.#slots.length === 0) return NONE;
    const mask = this.#slots.length - 1;
    for (let slot = scatter(words, 0) & mask; ; slot = (slot + 1) & mask) {
      const position = this.#slots[slot] ?? NONE;
      if (position === NONE || this.#isAt(position, words)) return position;
    }
  }

  #isAt(position: number, words: HashWords): boolean {
    const block = this.#blockOf(position);
    const from = offsetOf(position);
    for (let word = 0; word < WORDS; word += 1) {
      if (block[from + word] !== words[word]) return false;
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
const CODES = Uint8Array.from("0123456789abcdef", (digit) => digit.charCodeAt(0));
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
