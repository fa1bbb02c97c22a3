import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Bucket, FULL_BUCKET, readBucket, takeToken } from "../../src/provider/gate.ts";
import type { RateSettings } from "../../src/provider/settings.ts";

const settings = fc.record({
  requests: fc.integer({ min: 1, max: 5_000 }),
  perMs: fc.constantFrom(1_000, 60_000, 7_777),
  burst: fc.integer({ min: 1, max: 20 }),
});
const start = fc.constantFrom(0, 5, 1_790_000_000_000);
const gaps = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2_000 })), { minLength: 1, maxLength: 80 });

/** Instants of the requests that were admitted. */
function admit(bucketSettings: RateSettings, startAt: number, between: readonly number[]): number[] {
  let bucket: Bucket = FULL_BUCKET;
  let now = startAt;
  const admittedAt: number[] = [];
  for (const gap of between) {
    now += gap;
    if (readBucket(bucket, bucketSettings, now).waitMs > 0) continue;
    bucket = takeToken(bucket, bucketSettings, now);
    admittedAt.push(now);
  }
  return admittedAt;
}

describe("token bucket", () => {
  it("never admits more than burst + rate × t, in any stretch of time", () => {
    fc.assert(
      fc.property(settings, start, gaps, (bucketSettings, startAt, between) => {
        const admittedAt = admit(bucketSettings, startAt, between);
        admittedAt.forEach((from, first) => {
          admittedAt.slice(first).forEach((to, count) => {
            const bound = bucketSettings.burst + ((to - from) * bucketSettings.requests) / bucketSettings.perMs;
            expect(count + 1).toBeLessThanOrEqual(bound + 1e-3);
          });
        });
      }),
    );
  });

  it("states a wait that is enough to the millisecond, and no longer than needed", () => {
    fc.assert(
      fc.property(settings, start, gaps, (bucketSettings, startAt, between) => {
        let bucket: Bucket = FULL_BUCKET;
        let now = startAt;
        for (const gap of between) {
          now += gap;
          const { waitMs } = readBucket(bucket, bucketSettings, now);
          if (waitMs === 0) {
            bucket = takeToken(bucket, bucketSettings, now);
            continue;
          }
          expect(Number.isInteger(waitMs)).toBe(true);
          expect(readBucket(bucket, bucketSettings, now + waitMs).waitMs).toBe(0);
          expect(readBucket(bucket, bucketSettings, now + waitMs - 1).waitMs).toBe(1);
        }
      }),
    );
  });

  it("counts what remains, from the burst down to none, and up again", () => {
    const bucketSettings = { requests: 10, perMs: 1_000, burst: 3 };
    let bucket: Bucket = FULL_BUCKET;
    const remaining = [readBucket(bucket, bucketSettings, 0).remaining];
    for (let taken = 0; taken < 3; taken += 1) {
      bucket = takeToken(bucket, bucketSettings, 0);
      remaining.push(readBucket(bucket, bucketSettings, 0).remaining);
    }
    expect(remaining).toEqual([3, 2, 1, 0]);
    expect([99, 100, 250, 300, 9_000].map((now) => readBucket(bucket, bucketSettings, now).remaining)).toEqual([
      0, 1, 2, 3, 3,
    ]);
    expect(readBucket(bucket, bucketSettings, 50).fullInMs).toBe(250);
  });
});
