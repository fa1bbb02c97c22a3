/** The pacer in simulated worlds, against a sender that knows the provider's bucket. The bars are those of the gateway benchmarks. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noteAdmission, noteSend, openPacer, type Pacer } from "../../src/core/pacer.ts";
import { noteRefusedStart } from "../../src/core/pacer-refusals.ts";
import { type BucketLimit, boundOf, type CallWorld, runCalls } from "./call-world.ts";

const bucket = (perSecond: number, burst: number, change?: BucketLimit["change"]): BucketLimit => ({
  kind: "bucket",
  perSecond,
  burst,
  ...(change === undefined ? {} : { change }),
});
const tasks = (calls: number, width: number, startsAt = 0) => ({
  tasks: Math.ceil(calls / 8),
  callsPerTask: 8,
  width,
  startsAt,
});

function measure(world: CallWorld) {
  const { makespanMs, refused, admitted } = runCalls(world);
  return { overBound: makespanMs / boundOf(world), refusedShare: refused / admitted };
}

/** The mean over some seeds: a rare unlucky start says nothing about the pacer. */
function measureMean(world: CallWorld, seeds: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8]) {
  const runs = seeds.map((seed) => measure({ ...world, seed }));
  const mean = (of: (run: (typeof runs)[number]) => number) =>
    runs.reduce((sum, run) => sum + of(run), 0) / runs.length;
  return { overBound: mean((run) => run.overBound), refusedShare: mean((run) => run.refusedShare) };
}

describe("5,000 calls of one job", () => {
  const world = { waits: "exact", latency: [50, 150], jobs: [tasks(5_000, 12)] } as const;
  test.each<[string, CallWorld]>([
    ["a bucket of one token", { ...world, limit: bucket(10, 1) }],
    ["a bucket of ten", { ...world, limit: bucket(10, 10) }],
    ["a bucket of sixty", { ...world, limit: bucket(10, 60) }],
    ["one call a second", { ...world, limit: bucket(1, 3), latency: [200, 800] }],
    [
      "answers that take seconds, 64 calls at a time",
      { ...world, limit: bucket(10, 5), latency: [1_000, 5_000], network: [20, 100], jobs: [tasks(5_000, 64)] },
    ],
    ["500 calls at once", { ...world, limit: bucket(500 / 60, 500), latency: [50, 1_500], jobs: [tasks(5_000, 64)] }],
  ])("%s", (_name, named) => {
    const { overBound, refusedShare } = measureMean(named);
    expect(overBound).toBeLessThanOrEqual(1.03);
    expect(refusedShare).toBeLessThanOrEqual(0.005);
  });

  test.each<[string, CallWorld["waits"], number, number, number]>([
    ["waits rounded up to seconds", "seconds", 10, 12, 1.03],
    ["waits that are rounded up to fifty times a token's time", "seconds", 50, 32, 1.06],
    ["refusals that state no wait", "none", 10, 12, 1.03],
  ])("%s", (_name, waits, perSecond, width, bar) => {
    const { overBound, refusedShare } = measureMean({
      ...world,
      waits,
      limit: bucket(perSecond, 10),
      jobs: [tasks(5_000, width)],
    });
    expect(overBound).toBeLessThanOrEqual(bar);
    expect(refusedShare).toBeLessThanOrEqual(0.007);
  });

  test.each([
    ["the rate halves at noon", 5, 1.05],
    ["the rate doubles at noon", 20, 1.15],
  ])("%s", (_name, perSecond, bar) => {
    const { overBound, refusedShare } = measureMean({ ...world, limit: bucket(10, 3, { at: 200_000, perSecond }) });
    expect(overBound).toBeLessThanOrEqual(bar);
    expect(refusedShare).toBeLessThanOrEqual(0.01);
  });
});

test.each([
  [3, 1.08, 0.1],
  [4, 1.08, 0.13],
  [5, 1.08, 0.13],
  [8, 1.1, 0.135],
])("twenty calls at fifteen a minute a burst of %s", (burst, bar, refusedBar) => {
  const world = { limit: bucket(0.25, burst), latency: [200, 600], remaining: true } as const;
  for (const width of [1, 2, 4, 5, 10]) {
    const jobs = [{ tasks: width, callsPerTask: 20 / width, width, thinkMs: 20 }];
    for (const waits of ["exact", "seconds"] as const) {
      const { overBound, refusedShare } = measureMean({ ...world, waits, jobs });
      expect(overBound).toBeLessThanOrEqual(bar);
      expect(refusedShare).toBeLessThanOrEqual(refusedBar);
    }
  }
});

test.each([1, 2, 10])("480 calls, 12 wide, ten a second, a bucket of %s", (burst) => {
  const { overBound, refusedShare } = measure({
    waits: "exact",
    limit: bucket(10, burst),
    latency: [50, 150],
    jobs: [tasks(480, 12)],
  });
  expect(overBound).toBeLessThanOrEqual(1.08);
  expect(refusedShare).toBeLessThanOrEqual(0.025);
});

test("four jobs on one key", () => {
  const { overBound, refusedShare } = measure({
    waits: "exact",
    limit: bucket(10, 10),
    latency: [200, 800],
    jobs: [0, 1, 2, 3].map((job) => tasks(1_250, 12, job * 137)),
  });
  expect(overBound).toBeLessThanOrEqual(1.15);
  expect(refusedShare).toBeLessThanOrEqual(0.03);
});

// In a bucket of one token, the job that is in step with the tokens wins them all. The others must not stand still once it ends.
test.each([
  ["two small jobs", [tasks(90, 6), tasks(90, 6, 300)], 3, 0.12],
  ["two jobs", [tasks(480, 12), tasks(480, 12, 300)], 2.5, 0.04],
  ["a job that begins while another one has the whole rate", [tasks(480, 12), tasks(480, 12, 20_000)], 2, 0.03],
])("a bucket of one token: %s", (_name, jobs, longest, mostRefused) => {
  const { overBound, refusedShare } = measureMean({ waits: "exact", limit: bucket(10, 1), latency: [50, 150], jobs });
  expect(overBound).toBeLessThanOrEqual(longest);
  expect(refusedShare).toBeLessThanOrEqual(mostRefused);
});

// Without exact waits a job cannot know how much of the bucket is its own: it has to notice when others have gone.
test.each([
  ["none", 10],
  ["none", 60],
  ["seconds", 10],
  ["seconds", 60],
] as const)("four jobs on one key, waits stated as %s, a bucket of %s", (waits, burst) => {
  const { overBound, refusedShare } = measureMean(
    {
      waits,
      limit: bucket(10, burst),
      latency: [200, 800],
      jobs: [0, 1, 2, 3].map((job) => tasks(1_250, 12, job * 137)),
    },
    [1, 2, 3, 4, 5, 6],
  );
  expect(overBound).toBeLessThanOrEqual(1.3);
  expect(refusedShare).toBeLessThanOrEqual(0.04);
});

test.each(["exact", "seconds"] as const)("120 calls in each minute, %s waits", (waits) => {
  const { overBound, refusedShare } = measure({
    waits,
    limit: { kind: "window", calls: 120, windowMs: 60_000 },
    latency: [50, 150],
    jobs: [tasks(1_200, 12)],
  });
  // Evenly spread calls end up to a window later than those that come at once at the start of each.
  expect(overBound).toBeLessThanOrEqual(1.15);
  expect(refusedShare).toBeLessThanOrEqual(0.03);
});

describe("answers that state how many requests are left", () => {
  const world = { waits: "exact", latency: [50, 150], jobs: [tasks(5_000, 12)], remaining: true } as const;
  test.each<[string, CallWorld]>([
    ["one job is hardly ever refused", { ...world, limit: bucket(10, 10) }],
    ["also where the rate halves at noon", { ...world, limit: bucket(10, 3, { at: 200_000, perSecond: 5 }) }],
    ["also where it grows to four times", { ...world, limit: bucket(5, 3, { at: 300_000, perSecond: 20 }) }],
    ["also without stated waits", { ...world, waits: "none", limit: bucket(10, 10) }],
    [
      "a minute's burst whose end 64 callers see at once",
      { ...world, limit: bucket(500 / 60, 500), latency: [50, 1_500], jobs: [tasks(5_000, 64)] },
    ],
    [
      "a day's quota that is far from its end slows nothing",
      { ...world, limit: bucket(14_400 / 86_400, 14_400), latency: [3_000, 8_000], jobs: [tasks(1_600, 16)] },
    ],
  ])("%s", (_name, named) => {
    const { overBound, refusedShare } = measure(named);
    expect(overBound).toBeLessThanOrEqual(1.03);
    expect(refusedShare).toBeLessThanOrEqual(0.002);
  });

  test.each([3, 10])("fifty calls a second, a bucket of %s that is never empty for long", (burst) => {
    const fast = { ...world, limit: bucket(50, burst), latency: [200, 800], jobs: [tasks(1_000, 32)] } as const;
    const { overBound, refusedShare } = measureMean(fast);
    expect(overBound).toBeLessThanOrEqual(1.3);
    expect(refusedShare).toBeLessThanOrEqual(0.01);
  });

  test("four jobs on one key share its bucket", () => {
    const jobs = [0, 1, 2, 3].map((job) => tasks(1_250, 12, job * 137));
    const { overBound, refusedShare } = measure({ ...world, limit: bucket(10, 10), jobs });
    expect(overBound).toBeLessThanOrEqual(1.15);
    expect(refusedShare).toBeLessThanOrEqual(0.03);
  });

  test("headers about another limit are ignored once refusals contradict them", () => {
    const { overBound, refusedShare } = measure({ ...world, limit: bucket(10, 10), remaining: "of another limit" });
    expect(overBound).toBeLessThanOrEqual(1.03);
    expect(refusedShare).toBeLessThanOrEqual(0.007);
  });
});

test("in any world each call is admitted once, and few are refused", () => {
  fc.assert(
    fc.property(
      fc.record({
        perSecond: fc.double({ min: 0.5, max: 200, noNaN: true }),
        burst: fc.integer({ min: 1, max: 100 }),
        waits: fc.constantFrom("exact" as const, "seconds" as const, "none" as const),
        remaining: fc.constantFrom(false, true, "of another limit" as const),
        latencyMs: fc.integer({ min: 0, max: 5_000 }),
        width: fc.integer({ min: 1, max: 40 }),
        seed: fc.integer({ min: 1, max: 1_000_000 }),
      }),
      ({ perSecond, burst, waits, remaining, latencyMs, width, seed }) => {
        const world: CallWorld = {
          waits,
          remaining,
          limit: bucket(perSecond, burst),
          latency: [0, latencyMs],
          jobs: [tasks(160, width)],
          seed,
        };
        const { admitted, refused } = runCalls(world);
        expect(admitted).toBe(160);
        expect(refused).toBeLessThan(80);
      },
    ),
    { numRuns: 200 },
  );
});

test("six tasks of half an hour each say nothing about a rate: the first refusal slows starts to one a minute at most", () => {
  let pacer = openPacer(10_000);
  const now = 3 * 3_600_000;
  for (let start = 0; start < 6; start += 1) pacer = noteSend(pacer, start * 1_800_000);
  pacer = noteRefusedStart(pacer, { ordinal: pacer.sent, now, waitMs: null, chance: 0.5 }, now);
  expect(pacer.intervalMs).toBeLessThanOrEqual(60_000);
});

test.each([
  { defaultWaitMs: 2_000, boundMs: 60_000 },
  { defaultWaitMs: 120_000, boundMs: 120_000 },
])(
  "starts that are nearly all refused are slowed down to one in $boundMs ms, and no further",
  ({ defaultWaitMs, boundMs }) => {
    let pacer = openPacer(defaultWaitMs);
    let now = 0;
    let longestMs = 0;
    for (let start = 1; start <= 400; start += 1) {
      const sentAt = Math.max(now, pacer.dueAt);
      longestMs = Math.max(longestMs, sentAt - now);
      now = sentAt + 1_000;
      pacer = noteSend(pacer, sentAt);
      // The child makes many calls. One child in eight gets through with all of them.
      const refusal = { ordinal: pacer.sent, now, waitMs: 36, chance: 0.5 };
      pacer = start % 8 === 0 ? noteAdmission(pacer, pacer.sent) : noteRefusedStart(pacer, refusal, now);
    }
    expect(longestMs).toBeGreaterThan(boundMs / 2);
    expect(longestMs).toBeLessThan(2 * boundMs);
  },
);

test("ten starts in a row that are refused with a short exact wait take seconds", () => {
  let pacer = openPacer(60_000);
  let now = 0;
  for (let start = 1; start <= 10; start += 1) {
    now = Math.max(now, pacer.dueAt);
    pacer = noteRefusedStart(noteSend(pacer, now), { ordinal: start, now, waitMs: 101, chance: 0.9 }, now);
  }
  expect(now).toBeLessThan(10_000);
});

test.each([
  { waits: "last until the next window", tokenMs: 30_000, intervalMs: [1, 10_000] },
  { waits: "show a token", tokenMs: 20_000, intervalMs: [19_500, 20_000] },
])("a long run of admitted calls, after waits that $waits", ({ tokenMs, intervalMs: [leastMs, mostMs] }) => {
  const learned = { intervalMs: 20_000, doubt: 0.02, tokenMs, usualRun: 4, refused: 4, sent: 20 };
  let pacer: Pacer = { ...openPacer(10_000), ...learned, anchor: { tokenAt: 0, admitted: 16 } };
  for (let call = 1; call <= 30; call += 1) pacer = noteAdmission(noteSend(pacer, call * 20_000), 20 + call);
  expect(pacer.intervalMs).toBeGreaterThanOrEqual(leastMs ?? 0);
  expect(pacer.intervalMs).toBeLessThanOrEqual(mostMs ?? 0);
});
