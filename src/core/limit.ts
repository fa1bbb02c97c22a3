/**
 * The limit: how many children of a provider may run at once. It grows additively and is cut multiplicatively, with one
 * cut per episode. Without that freeze, every child that ran at the cut reports the same refusal and the limit
 * collapses (1024 to 8 was seen in the field).
 */

export interface Limit {
  readonly value: number;
  /** The limit that the provider has taught us, for the next run, which may have a machine with more room. */
  readonly learned: number;
  /** `concurrency`: the limit starts here and never exceeds it. */
  readonly ceiling: number;
  /** When the limit was last cut; null before the first cut. */
  readonly cutAt: number | null;
  /** Clean successes in this round. A round is `value` of them. */
  readonly successes: number;
}

/** How long children that ran at a cut may take to drain before the next cut. */
export const EPISODE_MS = 15_000;
const CUT_FACTOR = 0.5;
/** The limit grows only while it binds, that is while at least this share of it is in use. */
const IN_USE_SHARE = 0.8;

/** @param learned the limit at the end of the last run; null if unknown */
export function openLimit(ceiling: number, learned: number | null = null): Limit {
  const value = learned === null ? ceiling : Math.max(1, Math.min(ceiling, learned));
  return { value, learned: value, ceiling, cutAt: null, successes: 0 };
}

/**
 * Cuts the limit after a cap-class refusal.
 *
 * @param oldestStartedAt start of the oldest running child of this provider; the refused child still counts as running
 */
export function cutLimit(limit: Limit, now: number, oldestStartedAt: number): Limit {
  const sameEpisode = limit.cutAt !== null && now - limit.cutAt < EPISODE_MS && oldestStartedAt <= limit.cutAt;
  if (sameEpisode) return { ...limit, successes: 0 };
  const value = Math.max(1, Math.floor(limit.value * CUT_FACTOR));
  return { ...limit, value, learned: value, cutAt: now, successes: 0 };
}

/** The machine has no room for more children than those that run now. Another one starts when one has ended. */
export function fitLimit(limit: Limit, now: number, othersRunning: number): Limit {
  const value = Math.max(1, Math.min(limit.value, othersRunning));
  return value === limit.value ? limit : { ...limit, value, cutAt: now, successes: 0 };
}

/** Counts a success. Successes of attempts that began before the cut say nothing about the limit after it. */
export function growLimit(limit: Limit, attempt: { readonly startedAt: number; readonly inUse: number }): Limit {
  if (limit.value >= limit.ceiling) return limit;
  if (limit.cutAt !== null && attempt.startedAt <= limit.cutAt) return limit;
  if (attempt.inUse < limit.value * IN_USE_SHARE) return limit;
  const successes = limit.successes + 1;
  if (successes < limit.value) return { ...limit, successes };
  const value = limit.value + 1;
  return { ...limit, value, learned: Math.max(limit.learned, value), successes: 0 };
}
