/**
 * What the `remaining` headers of answers show about a token bucket: how full it is. A reading
 * describes the bucket when its call was admitted, so calls sent since then are subtracted.
 */

/** One header, as of the instant at which its call was sent. */
interface LevelReading {
  readonly sentAt: number;
  /** Its place in the order of sending, from 1. */
  readonly ordinal: number;
  /** Remaining tokens. */
  readonly remaining: number;
}

export interface BucketLevel {
  readonly last: LevelReading;
  /** The highest level seen: a bucket of one or two tokens shows nothing. */
  readonly highest: number;
}

/** If a bucket never showed this many tokens, its readings are nearly always 0 and say nothing about the rate. */
const LEAST_VISIBLE = 2;
/** The level to hold. It leaves room for the calls of others, and costs this many tokens. */
const TARGET = 3;
/**
 * Share of the calls by which the level may grow towards the target. Saving three tokens at once would take up much of a
 * run of twenty calls.
 */
const SAVED_SHARE = 0.04;
/** How much an empty bucket stretches the interval, and how much a full one shortens it. */
const STRETCH = 1;
const SHORTEN = 0.4;
/** How much an answer that shows a full bucket takes off the interval, and how much an empty bucket adds. */
const FASTER = 0.15;
const SLOWER = 0.05;
/** Old readings count less: their effect is halved after this many intervals. */
const HALF_AGE = 2;

/** Adds a reading, unless it arrives out of order. */
export function noteReading(level: BucketLevel | null, reading: LevelReading): BucketLevel {
  if (level !== null && reading.ordinal <= level.last.ordinal) return level;
  return { last: reading, highest: Math.max(level?.highest ?? 0, reading.remaining) };
}

/**
 * @param sent calls that the lane has sent by now
 * @param intervalMs time that the lane's share of a token takes; null if it is not known
 * @returns the tokens that are probably left; null if the readings show nothing
 */
export function levelAt(
  level: BucketLevel | null,
  now: number,
  sent: number,
  intervalMs: number | null,
): number | null {
  if (level === null || !isObservable(level)) return null;
  const { last } = level;
  const refilled = intervalMs === null ? 0 : (now - last.sentAt) / intervalMs;
  return Math.min(level.highest + 1, last.remaining - (sent - last.ordinal) + refilled);
}

/** Whether the readings follow the bucket. Then the pacer does not need refusals to find the rate. */
export function isObservable(level: BucketLevel | null): boolean {
  return level !== null && level.highest >= LEAST_VISIBLE;
}

/** The factor for the time to the next call that brings the bucket to its target. */
export function stretchFor(level: BucketLevel | null, tokens: number | null): number {
  if (level === null || tokens === null) return 1;
  const above = aboveTarget(level, tokens);
  return 1 - above * (above > 0 ? SHORTEN : STRETCH);
}

/** The factor for the interval after a reading: it was too long if tokens are left, and too short if none are. */
export function correctionFor(level: BucketLevel, tokens: number, ageInIntervals: number): number {
  const above = aboveTarget(level, tokens) / (1 + ageInIntervals / HALF_AGE);
  return 1 - above * (above > 0 ? FASTER : SLOWER);
}

/** How far the level is from the target, from -1 to 1. 0 is at the target; 1 is above it by the target of a long run. */
function aboveTarget(level: BucketLevel, tokens: number): number {
  const full = Math.min(TARGET, level.highest / 2);
  const target = Math.min(full, SAVED_SHARE * level.last.ordinal);
  return Math.max(-1, Math.min(1, (tokens - target) / full));
}
