/** Seeded randomness: the same seed gives the same night, on every machine. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
    // Neighbouring seeds would begin alike.
    for (let turn = 0; turn < 3; turn += 1) this.next();
  }

  /** From 0 to below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An independent source, so that one part of the world can change without moving the others. */
  fork(): Chance {
    return new Chance(Math.floor(this.next() * 4_294_967_296));
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  isTrue(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.int(0, items.length - 1)] as T;
  }

  /** Picks by weight. */
  weighted<T>(table: readonly (readonly [number, T])[]): T {
    let left = this.next() * table.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, item] of table) {
      left -= weight;
      if (left < 0) return item;
    }
    return (table[table.length - 1] as readonly [number, T])[1];
  }

  /** A duration with a heavy tail (Pareto, alpha 1.5): most are near `typicalMs`, some many times as long. */
  heavyMs(typicalMs: number): number {
    return Math.round(Math.min(typicalMs * 200, (typicalMs * 0.6) / (1 - this.next()) ** (1 / 1.5)));
  }
}
