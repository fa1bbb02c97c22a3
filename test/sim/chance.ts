import { seededChance } from "../../src/provider/chance.ts";

/** Seeded randomness: the same seed gives the same world, on every machine. */
export class Chance {
  /** From 0 to below 1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = seededChance(seed);
    // Neighboring seeds would begin with similar numbers.
    for (let turn = 0; turn < 3; turn += 1) this.next();
  }

  /** An independent source, so that one part of the world can change without changing the others. */
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
