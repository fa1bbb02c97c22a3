/** What the engine needs of the world, as parameters: so that it runs whole in simulated time. */
import type { RunEvent } from "../core/event.ts";
import type { LedgerRow, SidecarRow } from "../core/row.ts";

export interface Clock {
  /** Epoch ms. Runs on evenly, whatever the wall clock does, until it is adjusted. */
  now(): number;
  /** Calls back at an instant or later. @returns how to cancel it */
  at(instant: number, wake: () => void): () => void;
  /**
   * Follows the wall clock where that has jumped: somebody set it, or the machine slept.
   *
   * @returns by how many ms it jumped; 0 where it did not. Absent where a clock cannot jump.
   */
  adjust?(): number;
}

/** Where results and failures go while a run is on. */
export interface RunStore {
  appendResult(row: LedgerRow): void;
  appendFailure(row: SidecarRow): void;
  /** Keeps a failure of which it is not settled yet whether it counts. A start that finds it settles that. */
  holdFailure(row: SidecarRow): void;
  /** Forgets those that are held: what counts of them has been appended. */
  releaseHeld(): void;
  appendEvent(event: RunEvent): void;
}

/** Who is told what happens. */
export interface EventSink {
  on(event: RunEvent): void;
}
