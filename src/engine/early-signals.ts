/** Handles signals that arrive before a run handles them itself: stops helper commands, and then the run. */

import type { Signal } from "../core/signal.ts";
import type { Counts } from "../core/tally.ts";

/** A signal arrived before there was anything to save. The process ends with the exit code of the signal. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
  readonly signal: Signal;

  /** Counts of this job's tasks; null if the signal arrived before they were known. */
  readonly counts: Counts | null;

  constructor(signal: Signal, counts: Counts | null = null) {
    super(`interrupted by ${signal} before the first child; nothing was run`);
    this.signal = signal;
    this.counts = counts;
  }
}

export interface EarlySignals {
  readonly aborted: AbortSignal;
  /**
   * @param counts the counts of tasks if known, for people who read the outputs
   * @throws Interrupted if a signal arrived; before the first child there is nothing to save
   */
  check(counts?: Counts | null): void;
}

/** From here on a signal is noted, and heeded where `check` is called. */
export function listenEarly(onSignal: (handler: (signal: Signal) => void) => void): EarlySignals {
  const controller = new AbortController();
  let early: Signal | null = null;
  onSignal((signal) => {
    early ??= signal;
    controller.abort();
  });
  return {
    aborted: controller.signal,
    check(counts) {
      if (early !== null) throw new Interrupted(early, counts);
    },
  };
}
