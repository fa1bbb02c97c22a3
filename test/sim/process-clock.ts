import type { Clock } from "../../src/core/instant.ts";

/** The clock of one process. Its timers end with the process, while the world's clock goes on. */
export class ProcessClock implements Clock {
  readonly #world: Clock;
  readonly #cancels = new Set<() => void>();
  readonly #lastActs = new Set<() => void>();
  #isDead = false;

  constructor(world: Clock) {
    this.#world = world;
  }

  now(): number {
    return this.#world.now();
  }

  at(instant: number, wake: () => void): () => void {
    if (this.#isDead) return () => {};
    const cancel = this.#world.at(instant, () => {
      this.#cancels.delete(cancel);
      wake();
    });
    this.#cancels.add(cancel);
    return () => {
      this.#cancels.delete(cancel);
      cancel();
    };
  }

  /** Does something when the process is killed. @returns a function that cancels it */
  onDeath(act: () => void): () => void {
    this.#lastActs.add(act);
    return () => this.#lastActs.delete(act);
  }

  /** Cancels all timers of the process. */
  die(): void {
    this.#isDead = true;
    for (const act of this.#lastActs) act();
    this.#lastActs.clear();
    for (const cancel of this.#cancels) cancel();
    this.#cancels.clear();
  }
}
