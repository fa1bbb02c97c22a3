import type { Signal } from "./signal.ts";
import type { Counts } from "./tally.ts";

/** A signal came before there was anything to save: the process ends as the signal asks. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
  readonly signal: Signal;

  /** The tasks of this job; null where the signal came before they were known. */
  readonly counts: Counts | null;

  constructor(signal: Signal, counts: Counts | null = null) {
    super(`interrupted by ${signal} before the first child; nothing was run`);
    this.signal = signal;
    this.counts = counts;
  }
}
