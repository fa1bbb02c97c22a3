/**
 * A token bucket in its virtual-scheduling form (GCRA): one number, the instant at which the bucket would be
 * full again, instead of a count that has to be topped up. What it admits is the same.
 */

export interface BucketSettings {
  /** So many requests … */
  readonly requests: number;
  /** … in so long. */
  readonly perMs: number;
  /** How many fit in one instant, from 1. */
  readonly burst: number;
}

export interface Bucket {
  /** Epoch ms; an instant in the past is a full bucket. */
  readonly fullAt: number;
}

export const FULL_BUCKET: Bucket = { fullAt: Number.NEGATIVE_INFINITY };

export interface BucketReading {
  /** Whole tokens that are left. */
  readonly remaining: number;
  /** Until one token is there, in whole milliseconds rounded up; 0 where one is. */
  readonly waitMs: number;
  /** Until the bucket is full. */
  readonly fullInMs: number;
}

function intervalMs(settings: BucketSettings): number {
  return settings.perMs / settings.requests;
}

/** What the bucket holds at `now`; takes nothing. */
export function readBucket(bucket: Bucket, settings: BucketSettings, now: number): BucketReading {
  const interval = intervalMs(settings);
  const admitAt = bucket.fullAt - (settings.burst - 1) * interval;
  const fullInMs = Math.max(0, bucket.fullAt - now);
  let waitMs = admitAt <= now ? 0 : Math.ceil(admitAt - now);
  // The difference can be rounded down to a whole number; a wait that is obeyed must be enough.
  if (now + waitMs < admitAt) waitMs += 1;
  // A whole count that rounding left just short of itself is that count.
  const tokens = Math.floor(settings.burst - fullInMs / interval + 1e-9);
  return { remaining: Math.max(waitMs === 0 ? 1 : 0, tokens), waitMs, fullInMs };
}

/** Takes a token; the caller has read that there is one. */
export function takeToken(bucket: Bucket, settings: BucketSettings, now: number): Bucket {
  return { fullAt: Math.max(bucket.fullAt, now) + intervalMs(settings) };
}
