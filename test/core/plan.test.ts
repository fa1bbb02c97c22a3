import fc from "fast-check";
import { expect, test } from "vitest";
import { balance, type PlannedTask } from "../../src/core/plan.ts";

const planned = (durations: readonly (number | null)[]): PlannedTask[] =>
  durations.map((durationS, index) => ({ hash: `h${index}`, durationS }));

test.each<
  [string, readonly (number | null)[], { maxJobs: number; targetJobS: number | null; concurrency: number }, string[][]]
>([
  ["nothing to do: no job", [], { maxJobs: 4, targetJobS: null, concurrency: 1 }, []],
  ["fewer tasks than jobs: no empty job", [1, 1], { maxJobs: 4, targetJobS: null, concurrency: 1 }, [["h0"], ["h1"]]],
  [
    "longest first, each to the job that is done soonest",
    [3, 1, 2, 2],
    { maxJobs: 2, targetJobS: null, concurrency: 1 },
    [
      ["h0", "h1"],
      ["h2", "h3"],
    ],
  ],
  [
    "unknown ones count as the median",
    [9, 1, null, 1],
    { maxJobs: 2, targetJobS: null, concurrency: 1 },
    [["h0"], ["h1", "h2", "h3"]],
  ],
  [
    "as many jobs as the target asks for",
    [10, 10, 10, 10],
    { maxJobs: 256, targetJobS: 20, concurrency: 1 },
    [
      ["h0", "h2"],
      ["h1", "h3"],
    ],
  ],
  [
    "tasks that run side by side take less time",
    [10, 10, 10, 10],
    { maxJobs: 256, targetJobS: 20, concurrency: 2 },
    [["h0", "h1", "h2", "h3"]],
  ],
  [
    "tasks of no time are spread all the same",
    [0, 0, 0, 0],
    { maxJobs: 2, targetJobS: null, concurrency: 1 },
    [
      ["h0", "h2"],
      ["h1", "h3"],
    ],
  ],
])("%s", (_, durations, bounds, jobs) => {
  expect(balance(planned(durations), bounds)).toEqual(jobs);
});

test("covers every task once, leaves no job empty, and no job has more than one longest task over any other", () => {
  const duration = fc.option(fc.integer({ min: 1, max: 500 }), { freq: 5 });
  fc.assert(
    fc.property(
      fc.array(duration, { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 16 }),
      (durations, maxJobs) => {
        const tasks = planned(durations);
        const jobs = balance(tasks, { maxJobs, targetJobS: null, concurrency: 1 });
        expect(jobs.flat().sort()).toEqual(tasks.map(({ hash }) => hash).sort());
        expect(jobs).toHaveLength(Math.min(maxJobs, tasks.length));
        const known = durations.filter((one) => one !== null).sort((a, b) => a - b);
        const median = known[Math.floor(known.length / 2)] ?? 1;
        const load = (hashes: readonly string[]) =>
          hashes.reduce((sum, hash) => sum + (durations[Number(hash.slice(1))] ?? median), 0);
        const loads = jobs.map(load);
        const longest = Math.max(...durations.map((one) => one ?? median));
        expect(Math.min(...jobs.map((hashes) => hashes.length))).toBeGreaterThan(0);
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(longest + 0.001);
      },
    ),
  );
});
