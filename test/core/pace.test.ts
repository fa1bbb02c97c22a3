import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Pace, paceAfterRefusal, paceAfterStart, paceAfterSuccess } from "../../src/core/pace.ts";

const NOW = 1_000_000;

const refusal = (now: number, change: Partial<Parameters<typeof paceAfterRefusal>[1]> = {}) => ({
  startedAt: now - 100,
  now,
  waitMs: 2_000 as number | null,
  resumesAt: now + 2_200,
  startedInRun: 20,
  runStartedAt: NOW - 10_000,
  ...change,
});

test("one refusal alone paces nothing", () => {
  expect(paceAfterRefusal(null, refusal(NOW)).intervalMs).toBeNull();
  expect(paceAfterStart(null, NOW)).toBeNull();
  expect(paceAfterSuccess(null, NOW)).toBeNull();
});

test("a second one within a minute does, and a third that comes later than a minute keeps the pace", () => {
  const first = paceAfterRefusal(null, refusal(NOW));
  const second = paceAfterRefusal(first, refusal(NOW + 30_000));
  expect(second.intervalMs).not.toBeNull();
  const late = paceAfterRefusal(second, refusal(NOW + 30_000 + 60_001));
  expect(late.intervalMs).toBe(second.intervalMs);
  expect(paceAfterRefusal(first, refusal(NOW + 60_001)).intervalMs).toBeNull();
});

test("what was admitted between two empty buckets is the rate, a little below it", () => {
  let pace: Pace | null = paceAfterRefusal(null, refusal(NOW, { startedAt: NOW, startedInRun: 1, resumesAt: NOW }));
  for (let start = 0; start < 11; start += 1) pace = paceAfterStart(pace, NOW + start * 1_000);
  pace = paceAfterRefusal(pace, refusal(NOW + 10_100, { startedAt: NOW + 10_000, waitMs: null, startedInRun: 12 }));
  expect(pace.basis).toBe("measured");
  // Ten were admitted in ten seconds.
  expect(pace.intervalMs).toBeGreaterThanOrEqual(1_000);
  expect(pace.intervalMs).toBeLessThan(1_100);
});

test("starts keep the interval, and a pause is not made up for", () => {
  const pace: Pace = {
    emptyAt: NOW,
    episodeAt: NOW,
    resumedAt: NOW,
    admitted: 0,
    burst: 1,
    tokenMs: 0,
    intervalMs: 500,
    basis: "measured",
    nextStartAt: NOW,
  };
  const after = paceAfterStart(paceAfterStart(pace, NOW), NOW + 60_000);
  expect(after?.nextStartAt).toBe(NOW + 60_500);
});

test("successes of attempts after the refusal raise the pace, those before it do not", () => {
  const first = paceAfterRefusal(null, refusal(NOW));
  const paced = paceAfterRefusal(first, refusal(NOW + 1_000));
  expect(paceAfterSuccess(paced, NOW + 999)).toBe(paced);
  expect(paceAfterSuccess(paced, NOW + 1_001)?.intervalMs).toBeLessThan(paced.intervalMs ?? 0);
});

const happening = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("start" as const), afterMs: fc.nat(5_000) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("success" as const), afterMs: fc.nat(5_000), ageMs: fc.nat(9_000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("refusal" as const),
      afterMs: fc.nat(40_000),
      ageMs: fc.nat(9_000),
      waitMs: fc.option(fc.integer({ min: 1, max: 60_000 })),
    }),
  },
);
const happenings = fc.array(happening, { maxLength: 60 });

function play(
  list: readonly (typeof happening extends fc.Arbitrary<infer One> ? One : never)[],
  check: (before: Pace | null, after: Pace, kind: string) => void,
) {
  let pace: Pace | null = null;
  let now = NOW;
  let started = 0;
  for (const one of list) {
    now += one.afterMs;
    const before: Pace | null = pace;
    if (one.kind === "start") {
      started += 1;
      pace = paceAfterStart(pace, now);
    } else if (one.kind === "success") pace = paceAfterSuccess(pace, now - one.ageMs);
    else {
      pace = paceAfterRefusal(pace, {
        startedAt: now - one.ageMs,
        now,
        waitMs: one.waitMs,
        resumesAt: now + (one.waitMs ?? 0),
        startedInRun: Math.max(1, started),
        runStartedAt: NOW,
      });
    }
    if (pace !== null) check(before, pace, one.kind);
  }
  return pace;
}

describe("whatever comes", () => {
  test("the interval is finite, positive and at most a few minutes; counts are never negative", () => {
    fc.assert(
      fc.property(happenings, (list) => {
        play(list, (_, { intervalMs, admitted, burst, nextStartAt }) => {
          if (intervalMs !== null) {
            expect(intervalMs).toBeGreaterThan(0);
            expect(intervalMs).toBeLessThanOrEqual(600_000);
          }
          expect(admitted).toBeGreaterThanOrEqual(0);
          expect(burst).toBeGreaterThanOrEqual(0);
          expect(Number.isFinite(nextStartAt)).toBe(true);
        });
      }),
    );
  });

  test("a refusal never makes the starts faster, unless the provider states single tokens", () => {
    fc.assert(
      fc.property(happenings, (list) => {
        play(list, (before, after, kind) => {
          if (kind !== "refusal" || before === null || after.tokenMs > 0) return;
          expect(after.intervalMs ?? 0).toBeGreaterThanOrEqual(before.intervalMs ?? 0);
        });
      }),
      { numRuns: 1_000 },
    );
  });

  test("the same events give the same pace", () => {
    fc.assert(
      fc.property(happenings, (list) => {
        expect(play(list, () => {})).toEqual(play(list, () => {}));
      }),
    );
  });
});
