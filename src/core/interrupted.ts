import type { Counts } from "./tally.ts";

/** A signal came before there was anything to save: the process ends as the signal asks. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
  readonly signal: "SIGINT" | "SIGTERM";

  /** The tasks of this job; null where the signal came before they were known. */
  readonly counts: Counts | null;

  constructor(signal: "SIGINT" | "SIGTERM", counts: Counts | null = null) {
    super(`interrupted by ${signal} before the first child; nothing was run`);
    this.signal = signal;
    this.counts = counts;
  }
}
