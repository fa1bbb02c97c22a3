/**
 * A token bucket in its virtual-scheduling form (GCRA). It stores one number, the instant at which the bucket will be
 * full again, instead of a count that must be topped up. It admits the same requests.
 */

export interface BucketSettings {
  /** Number of requests per `perMs`. */
  readonly requests: number;
  /** The period of `requests`. */
  readonly perMs: number;
  /** How many requests fit into one instant, from 1. */
  readonly burst: number;
}

export interface Bucket {
  /** Epoch ms. An instant in the past means a full bucket. */
  readonly fullAt: number;
}

export const FULL_BUCKET: Bucket = { fullAt: Number.NEGATIVE_INFINITY };

export interface BucketReading {
  /** Whole tokens left. */
  readonly remaining: number;
  /** Time until a token is available, in whole milliseconds rounded up; 0 if one is. */
  readonly waitMs: number;
  /** Time until the bucket is full. */
  readonly fullInMs: number;
}

function intervalMs(settings: BucketSettings): number {
  return settings.perMs / settings.requests;
}

/** Reads the bucket at `now` without taking a token. */
export function readBucket(bucket: Bucket, settings: BucketSettings, now: number): BucketReading {
  const interval = intervalMs(settings);
  const admitAt = bucket.fullAt - (settings.burst - 1) * interval;
  const fullInMs = Math.max(0, bucket.fullAt - now);
  let waitMs = admitAt <= now ? 0 : Math.ceil(admitAt - now);
  // The difference may be rounded down. A client that obeys the wait must be admitted.
  if (now + waitMs < admitAt) waitMs += 1;
  // Corrects a whole count that rounding left slightly too small.
  const tokens = Math.floor(settings.burst - fullInMs / interval + 1e-9);
  return { remaining: Math.max(waitMs === 0 ? 1 : 0, tokens), waitMs, fullInMs };
}

/** Takes a token. The caller has checked that there is one. */
export function takeToken(bucket: Bucket, settings: BucketSettings, now: number): Bucket {
  return { fullAt: Math.max(bucket.fullAt, now) + intervalMs(settings) };
}
