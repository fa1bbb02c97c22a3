/**
 * The instant from which on nobody waits for the carrier any more, whatever it does. It may come into sight while a call
 * is under way: a run is cancelled.
 */
import type { CarryState } from "./carry-state.ts";
import type { Clock } from "./ports.ts";

/** A cache that has not answered for so long when the time is over gets one short try of `post`, no second long one. */
export const PROOF_MS = 1_000;

export class CarryDeadline {
  readonly #clock: Clock;
  readonly #state: Pick<CarryState, "noteCut" | "handOver">;
  readonly #cut: Promise<null>;
  #makeCut: () => void = () => {};
  #endAt = Number.POSITIVE_INFINITY;

  constructor(clock: Clock, state: Pick<CarryState, "noteCut" | "handOver">) {
    this.#clock = clock;
    this.#state = state;
    this.#cut = new Promise((resolve) => {
      this.#makeCut = () => resolve(null);
    });
  }

  /** Sets it, or draws it nearer. */
  endBy(at: number): void {
    if (at >= this.#endAt) return;
    this.#endAt = at;
    this.#clock.at(at, this.#makeCut);
  }

  /** Infinite as long as none is set. */
  leftMs(): number {
    return this.#endAt - this.#clock.now();
  }

  /** The answer of a call; null where it does not come in time. */
  async orCut<T>(call: Promise<T>): Promise<T | null> {
    const fromAt = this.#clock.now();
    if (fromAt >= this.#endAt) return null;
    const answer = await Promise.race([call, this.#cut]);
    if (answer === null && this.#clock.now() - fromAt >= PROOF_MS) {
      this.#state.noteCut();
      this.#state.handOver();
    }
    return answer;
  }
}
