/**
 * The instant after which this process no longer waits for the carrier. It may move closer during a call, when the run
 * is cancelled.
 */
import type { CarryState } from "./carry-state.ts";
import type { LateRestore } from "./late-restore.ts";
import type { Clock } from "./ports.ts";

/**
 * If the carrier has been silent for this long when the time is up, `post` gives it one short try, not a second long
 * one.
 */
export const PROOF_MS = 1_000;

export class CarryDeadline {
  readonly #clock: Clock;
  readonly #state: Pick<CarryState, "noteAbandoned" | "handOver">;
  readonly #passed: Promise<null>;
  #pass: () => void = () => {};
  #cancel: () => void = () => {};
  #endAt = Number.POSITIVE_INFINITY;

  constructor(clock: Clock, state: Pick<CarryState, "noteAbandoned" | "handOver">) {
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

  /** Ends the deadline, so that no timer keeps the process alive. */
  close(): void {
    this.#cancel();
  }

  /** Infinite if there is no deadline. */
  leftMs(): number {
    return this.#endAt - this.#clock.now();
  }

  /** The time for one call, as the carrier takes it. Empty if there is no deadline. */
  forCall(): { readonly deadlineMs?: number } {
    const leftMs = this.leftMs();
    return Number.isFinite(leftMs) ? { deadlineMs: Math.max(1, leftMs) } : {};
  }

  /** The result of a call; null if the deadline passes first. */
  async raceDeadline<T>(call: Promise<T>): Promise<T | null> {
    const fromAt = this.#clock.now();
    if (fromAt >= this.#endAt) return null;
    const answer = await Promise.race([call, this.#passed]);
    if (answer === null && this.#clock.now() - fromAt >= PROOF_MS) {
      this.#state.noteAbandoned();
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
