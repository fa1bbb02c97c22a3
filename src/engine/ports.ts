/** What the engine needs from the outside, as parameters, so that it can run in simulated time. */
import type { RunEvent } from "../core/event.ts";
import type { LedgerRow, SidecarRow } from "../core/row.ts";

export interface Clock {
  /** Epoch ms. Runs evenly, whatever the wall clock does, until it is adjusted. */
  now(): number;
  /** Calls back at an instant or later. @returns a function that cancels it */
  at(instant: number, wake: () => void): () => void;
  /**
   * Follows a wall clock that has jumped because somebody set it or the machine slept.
   *
   * @returns how far it jumped in ms; 0 if it did not. Absent if a clock cannot jump.
   */
  adjust?(): number;
}

/** Where results and failures are stored during a run. */
export interface RunStore {
  appendResult(row: LedgerRow): void;
  appendFailure(row: SidecarRow): void;
  /** Stores a failure before it is decided whether it counts. A start that finds it decides. */
  holdFailure(row: SidecarRow): void;
  /** Forgets the held failures. Those that count have been appended. */
  releaseHeld(): void;
  appendEvent(event: RunEvent): void;
}

/** Receives the events of a run. */
export interface EventSink {
  on(event: RunEvent): void;
}
