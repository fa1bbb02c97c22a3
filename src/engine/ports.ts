/** What the engine needs from the outside, as parameters, so that it can run in simulated time. */
import type { RunEvent } from "../core/event.ts";

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

/** Receives the events of a run. */
export interface EventSink {
  on(event: RunEvent): void;
}
