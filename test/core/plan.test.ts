import fc from "fast-check";
import { expect, test } from "vitest";
import { balance, type PlanBounds, wholeOf } from "../../src/core/split.ts";

const planned = (durations: readonly (number | null)[], bounds: PlanBounds) =>
  balance(wholeOf(durations.length), (index) => durations[index] ?? null, bounds);

test.each<[string, readonly (number | null)[], PlanBounds, number[][]]>([
  ["nothing to do: no job", [], { maxJobs: 4, targetJobS: null, concurrency: 1 }, []],
  ["fewer tasks than jobs: no empty job", [1, 1], { maxJobs: 4, targetJobS: null, concurrency: 1 }, [[0], [1]]],
  [
    "longest first, each to the job that is done soonest",
    [3, 1, 2, 2],
    { maxJobs: 2, targetJobS: null, concurrency: 1 },
    [
      [0, 1],
      [2, 3],
    ],
  ],
  [
    "unknown ones count as the median",
    [9, 1, null, 1],
    { maxJobs: 2, targetJobS: null, concurrency: 1 },
    [[0], [1, 2, 3]],
  ],
  [
    "as many jobs as the target asks for",
    [10, 10, 10, 10],
    { maxJobs: 256, targetJobS: 20, concurrency: 1 },
    [
      [0, 2],
      [1, 3],
    ],
  ],
  [
    "tasks that run side by side take less time",
    [10, 10, 10, 10],
    { maxJobs: 256, targetJobS: 20, concurrency: 2 },
    [[0, 1, 2, 3]],
  ],
  [
    "tasks of no time are spread all the same",
    [0, 0, 0, 0],
    { maxJobs: 2, targetJobS: null, concurrency: 1 },
    [
      [0, 2],
      [1, 3],
    ],
  ],
])("%s", (_, durations, bounds, jobs) => {
  expect(planned(durations, bounds)).toEqual(jobs);
});

test("covers every task once, leaves no job empty, and no job has more than one longest task over any other", () => {
  const duration = fc.option(fc.integer({ min: 1, max: 500 }), { freq: 5 });
  fc.assert(
    fc.property(
      fc.array(duration, { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 16 }),
      (durations, maxJobs) => {
        const jobs = planned(durations, { maxJobs, targetJobS: null, concurrency: 1 });
        expect(jobs.flat().sort((a, b) => a - b)).toEqual(durations.map((_, index) => index));
        expect(jobs).toHaveLength(Math.min(maxJobs, durations.length));
        const known = durations.filter((one) => one !== null).sort((a, b) => a - b);
        const median = known[Math.floor(known.length / 2)] ?? 1;
        const load = (tasks: readonly number[]) => tasks.reduce((sum, index) => sum + (durations[index] ?? median), 0);
        const loads = jobs.map(load);
        const longest = Math.max(...durations.map((one) => one ?? median));
        expect(Math.min(...jobs.map((tasks) => tasks.length))).toBeGreaterThan(0);
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(longest + 0.001);
      },
    ),
  );
});

test("tasks without known durations are spread like tasks of equal length", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 16 }), (count, maxJobs) => {
      const bounds = { maxJobs, targetJobS: null, concurrency: 1 };
      expect(planned(Array(count).fill(null), bounds)).toEqual(planned(Array(count).fill(7), bounds));
    }),
  );
});

test("plans the outstanding tasks, not the listed ones", () => {
  const bounds = { maxJobs: 2, targetJobS: null, concurrency: 1 };
  expect(balance(Uint32Array.of(9, 4, 6), (index) => (index === 4 ? 5 : 1), bounds)).toEqual([[4], [9, 6]]);
});
