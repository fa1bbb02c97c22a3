import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Bucket, FULL_BUCKET, Gate, readBucket, takeToken } from "../../src/provider/gate.ts";
import { type ProviderSettingsInput, type RateSettings, settingsSchema } from "../../src/provider/settings.ts";

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
  it("never admits more than burst + rate × t in any period", () => {
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

  it("states a wait that is exact to the millisecond", () => {
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

describe("quota", () => {
  const NOON = Date.UTC(2026, 10, 21, 12);
  const HOUR_MS = 3_600_000;
  const midnight = (zone: string) => ({ requests: 2, reset: { kind: "clock", hour: 0, minute: 0, zone } }) as const;

  it.each<[string, ProviderSettingsInput["quota"], readonly number[], readonly (number | null)[]]>([
    ["of a day in UTC", midnight("UTC"), [0, 1, 2, 11.5, 12], [null, null, 12, 12, null]],
    ["of a day in Berlin", midnight("Europe/Berlin"), [0, 1, 2, 10.5, 11], [null, null, 11, 11, null]],
    [
      "that is available again some time after its last request",
      { requests: 2, reset: { kind: "after", durationMs: 5 * HOUR_MS } },
      [0, 3, 4, 7.5, 8, 8, 8],
      [null, null, 8, 8, null, null, 13],
    ],
  ])("%s: admits a request, or states when the quota is available again", (_, quota, hours, resets) => {
    const gate = new Gate(settingsSchema.parse({ quota }));
    const found = hours.map((hour) => {
      const decision = gate.decide({ now: NOON + hour * HOUR_MS, chance: 1 });
      if (decision.kind === "admitted") return null;
      return decision.refusal.kind === "daily-quota" ? (decision.refusal.resetAt - NOON) / HOUR_MS : "another refusal";
    });
    expect(found).toEqual(resets);
  });
});
