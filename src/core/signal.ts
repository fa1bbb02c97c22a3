import type { Counts } from "./tally.ts";

/** The signals that ask a run to end in order. The exit code is 128 plus the number of the signal. */
export type Signal = "SIGINT" | "SIGTERM" | "SIGHUP";

export const SIGNAL_EXIT: Readonly<Record<Signal, number>> = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

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
