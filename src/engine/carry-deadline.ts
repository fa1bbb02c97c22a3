/** The instant from which on nobody waits for the carrier any more. It may come closer during a call: a run is cancelled. */
import type { CarryState } from "./carry-state.ts";
import type { LateRestore } from "./late-restore.ts";
import type { Clock } from "./ports.ts";

/** A carrier that has been silent for so long when the time is over gets one short try in `post`, not a second long one. */
export const PROOF_MS = 1_000;

export class CarryDeadline {
  readonly #clock: Clock;
  readonly #state: Pick<CarryState, "noteCut" | "handOver">;
  readonly #passed: Promise<null>;
  #pass: () => void = () => {};
  #cancel: () => void = () => {};
  #endAt = Number.POSITIVE_INFINITY;

  constructor(clock: Clock, state: Pick<CarryState, "noteCut" | "handOver">) {
    this.#clock = clock;
    this.#state = state;
    this.#passed = new Promise((resolve) => {
      this.#pass = () => resolve(null);
    });
  }

  /** Sets the deadline, or moves it closer. */
  endBy(at: number): void {
    if (at >= this.#endAt) return;
    this.#endAt = at;
    this.#cancel();
    this.#cancel = this.#clock.at(at, this.#pass);
  }

  /** Nobody waits any more: no timer keeps the process alive. */
  close(): void {
    this.#cancel();
  }

  /** Infinite as long as there is no deadline. */
  leftMs(): number {
    return this.#endAt - this.#clock.now();
  }

  /** The time for one call, as the carrier takes it; empty as long as there is no deadline. */
  forCall(): { readonly deadlineMs?: number } {
    const leftMs = this.leftMs();
    return Number.isFinite(leftMs) ? { deadlineMs: Math.max(1, leftMs) } : {};
  }

  /** The answer of a call; null where the deadline passes first. */
  async raceDeadline<T>(call: Promise<T>): Promise<T | null> {
    const fromAt = this.#clock.now();
    if (fromAt >= this.#endAt) return null;
    const answer = await Promise.race([call, this.#passed]);
    if (answer === null && this.#clock.now() - fromAt >= PROOF_MS) {
      this.#state.noteCut();
      this.#state.handOver();
    }
    return answer;
  }
}

/** What the parts of a carry share. */
export interface CarryParts {
  readonly state: CarryState;
  readonly late: LateRestore;
  readonly deadline: CarryDeadline;
}
