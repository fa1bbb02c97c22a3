/** Waits before a retry. Randomness is passed in as a number, because the core is pure. */

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * Backoff of a transient failure: 1 s × 2ⁿ with jitter, at most 30 s.
 *
 * @param failures failures so far, from 1
 * @param random a number from 0 to 1
 */
export function transientBackoffMs(failures: number, random: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10));
  return Math.round(full * (0.5 + 0.5 * random));
}

/** How many rounds a task that was capped without a stated wait gets in a run. After that it stays outstanding. */
export const CAP_ROUNDS = 3;

/** Wait before the n-th round (from 1) of a capped task. */
export function capBackoffMs(defaultWaitMs: number, round: number): number {
  return defaultWaitMs * 2 ** (round - 1);
}
