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
  younger: 0,
  runStartedAt: NOW - 10_000,
  ...change,
});

test("one refusal alone only spreads the next starts, over a part of its wait", () => {
  const first = paceAfterRefusal(null, refusal(NOW));
  expect(first.intervalMs).toBe(250);
  expect(paceAfterStart(null, NOW)).toBeNull();
  expect(paceAfterSuccess(null, NOW)).toBeNull();
});

test("a wave that is refused together makes the guess: what the run admitted, over its time and the wait", () => {
  const first = paceAfterRefusal(null, refusal(NOW, { startedInRun: 16 }));
  const wave = Array.from({ length: 5 }).reduce<Pace>((pace) => paceAfterRefusal(pace, refusal(NOW)), first);
  expect(wave.burst).toBe(10);
  expect(wave.intervalMs).toBe((10_000 + 2_000) / 10);
});

test("a refusal after more than a minute keeps the pace", () => {
  const first = paceAfterRefusal(null, refusal(NOW));
  const second = paceAfterRefusal(first, refusal(NOW + 30_000));
  expect(second.intervalMs).toBeGreaterThan(first.intervalMs);
  const late = paceAfterRefusal(second, refusal(NOW + 30_000 + 60_001));
  expect(late.intervalMs).toBe(second.intervalMs);
});

test("what was admitted between two empty buckets is the rate, a little below it", () => {
  let pace: Pace | null = paceAfterRefusal(null, refusal(NOW, { startedAt: NOW, startedInRun: 1, resumesAt: NOW }));
  for (let start = 0; start < 11; start += 1) pace = paceAfterStart(pace, NOW + start * 1_000);
  pace = paceAfterRefusal(pace, refusal(NOW + 10_100, { startedAt: NOW + 10_000, waitMs: null, startedInRun: 12 }));
  expect(pace.basis).toEqual({ kind: "measured", episodes: 1 });
  // Ten were admitted in ten seconds.
  expect(pace.intervalMs).toBeGreaterThanOrEqual(1_000);
  expect(pace.intervalMs).toBeLessThan(1_100);
});

describe("once the rate was measured", () => {
  /** So many starts, `everyMs` apart from a second after the last refusal on, and then a refusal. */
  const playEpisode = (
    before: Pace,
    count: number,
    everyMs: number,
    change: Partial<Parameters<typeof refusal>[1]> = {},
  ) => {
    let pace: Pace | null = before;
    const from = before.episodeAt;
    for (let start = 0; start < count; start += 1) pace = paceAfterStart(pace, from + start * everyMs);
    const startedAt = from + (count - 1) * everyMs;
    return paceAfterRefusal(pace, refusal(startedAt + 100, { startedAt, waitMs: null, ...change }));
  };
  const first = paceAfterRefusal(null, refusal(NOW, { startedAt: NOW, startedInRun: 1, resumesAt: NOW }));
  const measured = playEpisode(first, 11, 1_000);
  const again = playEpisode(measured, 11, 1_000);

  test("it is measured again with every refusal, and the bucket it was found with stays", () => {
    expect([measured, again].map((pace) => pace.basis)).toEqual([
      { kind: "measured", episodes: 1 },
      { kind: "measured", episodes: 2 },
    ]);
    expect(again.burst).toBe(measured.burst);
  });

  test("one odd measure at most doubles the interval", () => {
    expect(playEpisode(measured, 6, 9_000).intervalMs).toBe(measured.intervalMs * 2);
  });

  test("another one of the same wave changes neither the bucket nor the interval", () => {
    const wave = paceAfterRefusal(
      again,
      refusal(again.episodeAt + 5, { startedAt: again.episodeAt - 50, waitMs: null }),
    );
    expect([wave.burst, wave.intervalMs]).toEqual([again.burst, again.intervalMs]);
  });

  test("successes raise the pace by less once it was measured twice", () => {
    const gain = (pace: Pace) => 1 - (paceAfterSuccess(pace, pace.episodeAt + 1)?.intervalMs ?? 0) / pace.intervalMs;
    expect(gain(again)).toBeGreaterThan(0);
    expect(gain(again)).toBeLessThan(gain(measured));
  });

  test("a token's time that is stated after many admissions is believed: the interval is at most a quarter above it", () => {
    const told = paceAfterRefusal(null, refusal(NOW, { startedAt: NOW, startedInRun: 2, waitMs: 400, resumesAt: NOW }));
    expect(playEpisode(told, 20, 2_000, { waitMs: 400 }).intervalMs).toBe(500);
    expect(playEpisode(told, 10, 2_000, { waitMs: 400 }).intervalMs).toBeGreaterThan(500);
  });
});

describe("after a pause", () => {
  const pace: Pace = {
    emptyAt: NOW,
    episodeAt: NOW,
    resumedAt: NOW,
    admitted: 0,
    recent: [],
    burst: 1,
    tokenMs: 0,
    intervalMs: 500,
    basis: { kind: "measured", episodes: 1 },
    dueAt: NOW,
    nextStartAt: NOW,
  };
  const startsAfterPause = (one: Pace, count: number): number[] => {
    const gaps: number[] = [];
    let present: Pace | null = one;
    let now = NOW + 60_000;
    for (let start = 0; start < count; start += 1) {
      present = paceAfterStart(present, now);
      const nextAt = Math.max(now, present?.nextStartAt ?? now);
      gaps.push(nextAt - now);
      now = nextAt;
    }
    return gaps;
  };

  test("a bucket of one saves nothing: no burst", () => {
    expect(startsAfterPause(pace, 3)).toEqual([500, 500, 500]);
  });

  test("the savings of a larger bucket are used up at twice the pace, and not faster", () => {
    const gaps = startsAfterPause({ ...pace, burst: 10 }, 20);
    expect(gaps.slice(0, 6)).toEqual([250, 250, 250, 250, 250, 250]);
    expect(gaps.slice(-5)).toEqual([500, 500, 500, 500, 500]);
  });

  test("a guess hopes for nothing", () => {
    const guessed: Pace = { ...pace, burst: 10, basis: { kind: "guessed", ranMs: 0 } };
    expect(startsAfterPause(guessed, 3)).toEqual([500, 500, 500]);
  });
});

test("successes of attempts after the refusal raise the pace, those before it do not", () => {
  const paced = paceAfterRefusal(paceAfterRefusal(null, refusal(NOW, { startedInRun: 2 })), refusal(NOW + 1_000));
  expect(paceAfterSuccess(paced, NOW + 999)).toBe(paced);
  let pace: Pace | null = paced;
  // What a full bucket saved in the wait is admitted at any pace, and proves nothing.
  for (let start = 0; start <= paced.burst; start += 1) pace = paceAfterStart(pace, NOW + 1_001 + start);
  expect(paceAfterSuccess(pace, NOW + 1_001)?.intervalMs).toBeLessThan(paced.intervalMs);
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
        younger: 0,
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
          expect(intervalMs).toBeGreaterThan(0);
          expect(intervalMs).toBeLessThanOrEqual(600_000);
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
          expect(after.intervalMs).toBeGreaterThanOrEqual(before.intervalMs);
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
