/**
 * SHA-256 hashes and the order in which they came, in tables of numbers: a million of them cost 50 bytes each, and
 * nothing that a garbage collector has to walk through.
 */
const WORDS = 8;
export const HASH_DIGITS = 64;
const NONE = -1;
const FIRST_CAPACITY = 1_024;

export class HashIndex {
  #count = 0;
  #words = new Uint32Array(FIRST_CAPACITY * WORDS);
  /** Open addressing by words of the hash, which are as good as random; the length is a power of two. */
  #slots = new Int32Array(0);
  /** So many of the hashes have a slot. */
  #slotted = 0;
  /** The hash that was read last, its words, and its position. */
  #text = "";
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

  /** The position of a hash, which is added where it is new. @throws as `append` does */
  add(hash: string): number {
    const known = this.find(hash);
    return known === NONE ? this.append(hash) : known;
  }

  /**
   * Adds a hash at the next position, even where it is known: `find` then gives one of its positions.
   *
   * @throws Error for a text that is not 64 lower-case hex digits
   */
  append(hash: string): number {
    if (!this.#read(hash)) throw new Error(`Expected 64 hex digits, found ${JSON.stringify(hash.slice(0, 80))}`);
    const from = this.#count * WORDS;
    if (from === this.#words.length) {
      const words = new Uint32Array(from * 2);
      words.set(this.#words);
      this.#words = words;
    }
    for (let word = 0; word < WORDS; word += 1) this.#words[from + word] = this.#asked[word] ?? 0;
    this.#position = this.#count;
    this.#count += 1;
    return this.#position;
  }

  /** The hash at a position, as 64 lower-case hex digits. */
  at(position: number): string {
    let text = "";
    for (let word = position * WORDS; word < (position + 1) * WORDS; word += 1) {
      text += (this.#words[word] ?? 0).toString(16).padStart(8, "0");
    }
    return text;
  }

  /** Whether `hash` is one; its words are then the ones that are asked for. */
  #read(hash: string): boolean {
    if (hash === this.#text) return true;
    if (hash.length !== HASH_DIGITS) return false;
    this.#text = "";
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
    this.#position = NONE;
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
    for (let word = 0; word < WORDS; word += 1) {
      if (this.#words[position * WORDS + word] !== this.#asked[word]) return false;
    }
    return true;
  }

  /** Not done while hashes are added: a list that is asked in its own order needs no slots at all. */
  #fillSlots(): void {
    if (this.#slots.length < this.#count * 2) {
      this.#slots = new Int32Array(this.#words.length / (WORDS / 2)).fill(NONE);
      this.#slotted = 0;
    }
    const mask = this.#slots.length - 1;
    for (; this.#slotted < this.#count; this.#slotted += 1) {
      let slot = scatter(this.#words, this.#slotted) & mask;
      while (this.#slots[slot] !== NONE) slot = (slot + 1) & mask;
      this.#slots[slot] = this.#slotted;
    }
  }
}

function scatter(words: Uint32Array, position: number): number {
  return (words[position * WORDS] ?? 0) ^ (words[position * WORDS + WORDS - 1] ?? 0);
}

/** No digit has this bit: values of digits can be united, and looked at once. */
export const WRONG_DIGIT = 16;
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
