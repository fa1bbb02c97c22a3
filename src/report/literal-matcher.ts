/**
 * Finds many literal texts in one pass (the algorithm of Wu and Manber, with shifts over pairs of characters). It skips
 * most characters, so the number of known values hardly matters.
 */

/** Parts of a text that are to be hidden. */
export interface Range {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** Sorted by start; ranges that overlap become one. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const before = merged.at(-1);
    if (before === undefined || range.start >= before.end) merged.push(range);
    else if (range.end > before.end) merged[merged.length - 1] = { start: before.start, end: range.end };
  }
  return merged;
}

/** A place for each pair of ASCII characters; small enough to stay in the nearest cache. */
const TABLE_SIZE = 1 << 14;

export class LiteralMatcher {
  readonly #shifts = new Uint8Array(TABLE_SIZE);
  readonly #buckets = new Map<number, string[]>();
  readonly #window: number;

  /** @param literals each of at least 3 characters */
  constructor(literals: readonly string[]) {
    this.#window = literals.reduce((least, literal) => Math.min(least, literal.length), 250);
    this.#shifts.fill(Math.max(1, this.#window - 1));
    // The longest first, so that a form that contains another one is found whole.
    for (const literal of literals.toSorted((a, b) => b.length - a.length)) this.#add(literal);
  }

  /** Appends each occurrence; those that overlap come as one. */
  find(text: string, found: Range[]): void {
    const last = this.#window - 1;
    for (let at = last; at < text.length; ) {
      const pair = pairOf(text.charCodeAt(at - 1), text.charCodeAt(at));
      const shift = this.#shifts[pair] ?? 1;
      if (shift > 0) {
        at += shift;
        continue;
      }
      const start = at - last;
      at += 1;
      const literal = this.#buckets.get(pair)?.find((candidate) => text.startsWith(candidate, start));
      if (literal === undefined) continue;
      const end = start + literal.length;
      const before = found.at(-1);
      if (before !== undefined && start >= before.start && start < before.end) {
        found[found.length - 1] = { start: before.start, end: Math.max(end, before.end) };
      } else found.push({ start, end });
    }
  }

  #add(literal: string): void {
    const last = this.#window - 1;
    for (let index = 1; index <= last; index += 1) {
      const pair = pairOf(literal.charCodeAt(index - 1), literal.charCodeAt(index));
      this.#shifts[pair] = Math.min(this.#shifts[pair] ?? 0, last - index);
    }
    const key = pairOf(literal.charCodeAt(last - 1), literal.charCodeAt(last));
    const bucket = this.#buckets.get(key) ?? [];
    bucket.push(literal);
    this.#buckets.set(key, bucket);
  }
}

/** Other pairs share a place with one of those, which only costs a look. */
function pairOf(first: number, second: number): number {
  return ((first << 7) ^ second) & (TABLE_SIZE - 1);
}
