import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  balance,
  belongsTo,
  type JobPart,
  orderStarts,
  type PlanBounds,
  shareOfJob,
  stableHash,
  wholeOf,
} from "../../src/core/split.ts";

const partOf = (names: readonly string[], part: JobPart) => names.filter((id) => belongsTo(id, part));
const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 40 });

test("every task belongs to exactly one job", () => {
  fc.assert(
    fc.property(ids, fc.integer({ min: 1, max: 256 }), (names, total) => {
      const parts = Array.from({ length: total }, (_, index) => partOf(names, { index, total }));
      expect(parts.flat().sort()).toEqual([...names].sort());
    }),
    { numRuns: 50 },
  );
});

test.each([
  ["numbered", (index: number) => `task-${index}`],
  ["padded", (index: number) => `t${String(index).padStart(6, "0")}`],
  ["paths", (index: number) => `tests/unit/case_${index}.test.ts`],
  ["repeats", (index: number) => `problem-${index >> 3}#${(index & 7) + 1}`],
])("%s ids spread evenly over 8 jobs", (_, name) => {
  const counts = new Array<number>(8).fill(0);
  for (let index = 0; index < 8_000; index += 1) {
    const job = stableHash(name(index)) % 8;
    counts[job] = (counts[job] ?? 0) + 1;
  }
  // 1,000 each; five standard deviations of a fair split are 148.
  expect(Math.min(...counts)).toBeGreaterThan(850);
  expect(Math.max(...counts)).toBeLessThan(1_150);
});

test.each([
  ["", 2_872_998_923],
  ["a", 2_448_022_055],
  ["task-1", 2_649_114_985],
  ["größe", 419_985_943],
  ["漢字", 868_717_450],
])("the hash of %j never changes: a re-run by another release must find its own tasks", (text, hash) => {
  expect(stableHash(text)).toBe(hash);
});

test.each([
  [10, 4, [3, 3, 2, 2]],
  [2, 4, [1, 1, 0, 0]],
  [5, 1, [5]],
])("%i divided over %i jobs", (amount, total, shares) => {
  expect(Array.from({ length: total }, (_, index) => shareOfJob(amount, { index, total }))).toEqual(shares);
});

describe("the order of starts", () => {
  const order = (durations: readonly (number | null)[], concurrency: number) => [
    ...orderStarts(wholeOf(durations.length), (index) => durations[index] ?? null, concurrency),
  ];

  test.each([
    ["no durations: the order of the list", [null, null, null, null], 4, [0, 1, 2, 3]],
    ["longest first", [1, 9, 3, 5], 4, [1, 3, 2, 0]],
    ["unknown ones count as the median", [1, 9, 5, null], 4, [1, 2, 3, 0]],
    ["ties keep the order of the list", [2, 2, 2, 2], 4, [0, 1, 2, 3]],
    ["one child at a time: the order of the list", [1, 9, 3, 5], 1, [0, 1, 2, 3]],
  ])("%s", (_, durations, concurrency, expected) => {
    expect(order(durations, concurrency)).toEqual(expected);
  });

  test("orders the outstanding tasks, not the listed ones", () => {
    expect([...orderStarts(Uint32Array.of(3, 5, 8), (index) => index, 2)]).toEqual([8, 5, 3]);
  });
});

describe("a plan balances jobs by durations", () => {
  const over = (maxJobs: number, targetJobS: number | null = null, concurrency = 1) => ({
    maxJobs,
    targetJobS,
    concurrency,
  });
  const planned = (durations: readonly (number | null)[], bounds: PlanBounds) =>
    balance(wholeOf(durations.length), (index) => durations[index] ?? null, bounds);

  test.each<[string, readonly (number | null)[], PlanBounds, string]>([
    ["nothing to do: no job", [], over(4), ""],
    ["fewer tasks than jobs: no empty job", [1, 1], over(4), "0, 1"],
    ["longest first, each to the job that is done soonest", [3, 1, 2, 2], over(2), "0 1, 2 3"],
    ["unknown ones count as the median", [9, 1, null, 1], over(2), "0, 1 2 3"],
    ["as many jobs as the target asks for, and one for a rest", [10, 10, 10], over(256, 20), "0 2, 1"],
    ["tasks that run side by side take less time", [10, 10, 10, 10], over(256, 20, 2), "0 1 2 3"],
    ["tasks that take no time are spread too", [0, 0, 0, 0], over(2), "0 2, 1 3"],
  ])("%s", (_, durations, bounds, jobs) => {
    const shown = planned(durations, bounds).map((tasks) => tasks.join(" "));
    expect(shown.join(", ")).toBe(jobs);
  });

  test("covers every task once, leaves no job empty, and no job has more than one longest task over any other", () => {
    const duration = fc.option(fc.integer({ min: 1, max: 500 }), { freq: 5 });
    fc.assert(
      fc.property(
        fc.array(duration, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 16 }),
        (durations, maxJobs) => {
          const jobs = planned(durations, over(maxJobs));
          expect(jobs.flat().sort((a, b) => a - b)).toEqual(durations.map((_, index) => index));
          expect(jobs).toHaveLength(Math.min(maxJobs, durations.length));
          const known = durations.filter((one) => one !== null).sort((a, b) => a - b);
          const median = known[Math.floor(known.length / 2)] ?? 1;
          const load = (tasks: readonly number[]) =>
            tasks.reduce((sum, index) => sum + (durations[index] ?? median), 0);
          const loads = jobs.map(load);
          const longest = Math.max(...durations.map((one) => one ?? median));
          expect(Math.min(...jobs.map((tasks) => tasks.length))).toBeGreaterThan(0);
          expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(longest + 0.001);
        },
      ),
    );
  });

  test("plans the outstanding tasks, not the listed ones", () => {
    expect(balance(Uint32Array.of(9, 4, 6), (index) => (index === 4 ? 5 : 1), over(2))).toEqual([[4], [9, 6]]);
  });
});
