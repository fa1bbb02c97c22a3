/**
 * Reads a ledger line in the form in which nearly all are written, straight from its bytes: a million rows are read
 * before the first child starts, and making texts and objects of them takes most of that time.
 *
 * It takes a line only where `JSON.parse` and `ledgerRowSchema` would take it too, and says nothing of any other: a flat
 * object of known keys, each once, with texts of printable ASCII without escapes and numbers without exponents.
 */
import { digitOf, HASH_DIGITS, type HashWords, newHashWords, WRONG_DIGIT } from "../core/hash-index.ts";
import { unreachable } from "../core/unreachable.ts";
import { LEDGER_LIMITS } from "./format.ts";

/** What an outstanding set needs of a row. */
export interface LedgerFact {
  readonly campaign: string;
  readonly words: HashWords;
  readonly status: "passed" | "failed";
  readonly durationS: number;
  /** Made when it is asked for: who computes an outstanding set has no use for it. */
  readonly startedAt: () => string;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const SPACE = 0x20;
/** Integers of so many digits are exact, and so are their quotients by powers of ten up to 10^22. */
const EXACT_DIGITS = 15;

/** The keys of a row that the scanner takes, as bytes. */
const KEYS = [
  "v",
  "campaign",
  "id",
  "hash",
  "status",
  "score",
  "attempt",
  "run",
  "job",
  "started_at",
  "duration_s",
] as const;
type Key = (typeof KEYS)[number];
const KEY_BYTES = KEYS.map((key) => Buffer.from(`"${key}"`));
/** One bit for each key that a row must have. */
const REQUIRED = KEYS.reduce((bits, key, index) => (key === "score" ? bits : bits | (1 << index)), 0);

/** Reads lines of blocks; holds what it found in the line that was read last. */
export class LedgerScanner {
  #bytes: Buffer = Buffer.alloc(0);
  #at = 0;
  #to = 0;
  /** The text or number that was read last. */
  #textFrom = 0;
  #textTo = 0;
  #number = 0;
  #campaign = "";
  #startedFrom = 0;
  #startedTo = 0;
  readonly #fact = {
    campaign: "",
    words: newHashWords(),
    status: "passed" as "passed" | "failed",
    durationS: 0,
    startedAt: () => this.#bytes.toString("latin1", this.#startedFrom, this.#startedTo),
  };

  /** The fact of a line, until the next one is read; null where this is for `JSON.parse` to tell. */
  read(block: Buffer, from: number, to: number): LedgerFact | null {
    this.#bytes = block;
    this.#at = from + 1;
    this.#to = to - 1;
    if (block[from] !== 0x7b || block[this.#to] !== 0x7d) return null;
    let seen = 0;
    let key = -1;
    for (;;) {
      key = this.#readKey(key + 1);
      if (key === -1 || (seen & (1 << key)) !== 0) return null;
      seen |= 1 << key;
      if (!this.#readValue(KEYS[key] as Key)) return null;
      if (this.#at === this.#to) break;
      if (this.#bytes[this.#at] !== COMMA) return null;
      this.#at += 1;
      if (this.#bytes[this.#at] === SPACE) this.#at += 1;
    }
    return (seen & REQUIRED) === REQUIRED ? this.#fact : null;
  }

  /** The index of the key at hand, up to behind its colon; keys mostly come in their own order. */
  #readKey(expected: number): number {
    for (let tried = 0; tried < KEYS.length; tried += 1) {
      const key = (expected + tried) % KEYS.length;
      const name = KEY_BYTES[key] as Buffer;
      if (!this.#startsWith(name)) continue;
      this.#at += name.length;
      if (this.#bytes[this.#at] !== COLON) return -1;
      this.#at += 1;
      if (this.#bytes[this.#at] === SPACE) this.#at += 1;
      return key;
    }
    return -1;
  }

  #startsWith(name: Uint8Array): boolean {
    for (let offset = 0; offset < name.length; offset += 1) {
      if (this.#bytes[this.#at + offset] !== name[offset]) return false;
    }
    return true;
  }

  /** Reads a value and holds it to what the schema asks of it. */
  #readValue(key: Key): boolean {
    switch (key) {
      case "v":
        return this.#readNumber() && this.#number === 1;
      case "campaign":
        if (!this.#readText(LEDGER_LIMITS.name)) return false;
        // Rows of one campaign follow one another.
        if (!this.#isText(this.#campaign))
          this.#campaign = this.#bytes.toString("latin1", this.#textFrom, this.#textTo);
        this.#fact.campaign = this.#campaign;
        return true;
      case "id":
        return this.#readText(Number.POSITIVE_INFINITY);
      case "hash":
        return this.#readHash();
      case "status":
        if (!this.#readText(6)) return false;
        this.#fact.status = this.#isText("passed") ? "passed" : "failed";
        return this.#isText(this.#fact.status);
      case "score":
        return this.#readNumber();
      case "attempt":
        return (
          this.#readNumber() &&
          Number.isInteger(this.#number) &&
          this.#number >= 1 &&
          this.#number <= LEDGER_LIMITS.attempt
        );
      case "run":
      case "job":
        return this.#readText(LEDGER_LIMITS.name);
      case "started_at":
        if (!this.#readText(LEDGER_LIMITS.instant)) return false;
        this.#startedFrom = this.#textFrom;
        this.#startedTo = this.#textTo;
        return true;
      case "duration_s":
        this.#fact.durationS = this.#readNumber() ? this.#number : -1;
        return this.#fact.durationS >= 0;
      default:
        return unreachable(key);
    }
  }

  #readText(longest: number): boolean {
    if (this.#bytes[this.#at] !== QUOTE) return false;
    this.#textFrom = this.#at + 1;
    for (let at = this.#textFrom; at < this.#to; at += 1) {
      const byte = this.#bytes[at] ?? 0;
      if (byte === QUOTE) {
        this.#textTo = at;
        this.#at = at + 1;
        return at - this.#textFrom <= longest;
      }
      if (byte < SPACE || byte > 0x7e || byte === BACKSLASH) return false;
    }
    return false;
  }

  #readHash(): boolean {
    this.#textFrom = this.#at + 1;
    this.#textTo = this.#textFrom + HASH_DIGITS;
    if (this.#bytes[this.#at] !== QUOTE || this.#bytes[this.#textTo] !== QUOTE) return false;
    const bytes = this.#bytes;
    const words = this.#fact.words;
    let wrong = 0;
    let at = this.#textFrom;
    for (let word = 0; word < words.length; word += 1) {
      let value = 0;
      for (const end = at + 8; at < end; at += 1) {
        const digit = digitOf(bytes[at] ?? 0);
        wrong |= digit;
        value = (value << 4) | digit;
      }
      words[word] = value;
    }
    this.#at = this.#textTo + 1;
    return wrong < WRONG_DIGIT;
  }

  #isText(text: string): boolean {
    if (this.#textTo - this.#textFrom !== text.length) return false;
    for (let offset = 0; offset < text.length; offset += 1) {
      if (this.#bytes[this.#textFrom + offset] !== text.charCodeAt(offset)) return false;
    }
    return true;
  }

  #readNumber(): boolean {
    const isNegative = this.#bytes[this.#at] === MINUS;
    const from = isNegative ? this.#at + 1 : this.#at;
    let digits = 0;
    let value = 0;
    let point = -1;
    let at = from;
    for (; at < this.#to; at += 1) {
      const byte = this.#bytes[at] ?? 0;
      const digit = byte - ZERO;
      if (digit >= 0 && digit <= 9) {
        value = value * 10 + digit;
        digits += 1;
      } else if (byte === DOT && point === -1 && digits > 0) point = digits;
      else break;
    }
    const hasLeadingZero = this.#bytes[from] === ZERO && digits > 1 && point !== 1;
    if (digits === 0 || digits > EXACT_DIGITS || digits === point || hasLeadingZero) return false;
    const size = point === -1 ? value : value / 10 ** (digits - point);
    this.#number = isNegative ? -size : size;
    this.#at = at;
    return true;
  }
}
