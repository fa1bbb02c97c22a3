/** Time as the engine and the gateway see it: real or simulated. */
export interface Clock {
  /** Epoch ms. Runs evenly, whatever the wall clock does. */
  now(): number;
  /** Calls back at an instant or later. @returns a function that cancels it */
  at(instant: number, wake: () => void): () => void;
}

/** An instant in its stored form: ISO 8601 in UTC. @param at epoch ms */
export function iso(at: number): string {
  return new Date(at).toISOString();
}

/** Clocks of machines differ. A stored instant from further in the future is broken or forged. */
export const CLOCK_SKEW_MS = 3_600_000;

/**
 * An instant for the state. It is after `earlier`, which a machine whose clock is ahead may have written. Otherwise
 * readers would order the two the wrong way round.
 *
 * @param earlier an ISO instant; undefined or null if none is known
 * @param at epoch ms
 */
export function instantAfter(earlier: string | null | undefined, at: number): string {
  const earliestAt = Date.parse(earlier ?? "") + 1;
  return iso(earliestAt > at && earliestAt <= at + CLOCK_SKEW_MS ? earliestAt : at);
}

/** The earlier of two instants. Null if both are null. */
export function earliest(a: number | null, b: number | null): number | null {
  if (a === null) return b;
  return b === null ? a : Math.min(a, b);
}
