/** What the engine needs from the outside, as parameters, so that it can run in simulated time. */
import type { RunEvent } from "../core/event.ts";

export interface Clock {
  /** Epoch ms. Runs evenly, whatever the wall clock does. */
  now(): number;
  /** Calls back at an instant or later. @returns a function that cancels it */
  at(instant: number, wake: () => void): () => void;
}

/** Receives the events of a run. */
export interface EventSink {
  on(event: RunEvent): void;
}
