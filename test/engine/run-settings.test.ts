import { expect, test } from "vitest";
import { concurrencyOf, maxFailuresOf } from "../../src/engine/run-settings.ts";

test.each([
  [7, 100, 7],
  [7, 101, 8],
  [14, 50, 7],
  [28, 25, 7],
  [0.55, 2_000, 11],
  [1.1, 1_000_000, 11_000],
  [0.000001, 100_000_000, 1],
  [0.1, 10, 1],
  [100, 3, 3],
  [50, 0, 1],
])("max-failures %d %% of %i tasks is %i", (percent, total, failures) => {
  expect(maxFailuresOf({ kind: "percent", percent }, total)).toBe(failures);
});

test("every whole percentage of a hundred tasks is that many", () => {
  const percents = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(percents.map((percent) => maxFailuresOf({ kind: "percent", percent }, 100))).toEqual(percents);
});

test.each([
  [16, 8, 4, [2, 2, 2, 2, 2, 2, 2, 2]],
  [5, 3, 4, [2, 2, 1]],
  [16, 2, 4, [4, 4]],
  [2, 4, 4, [1, 1, 1, 1]],
])("a budget of %i over %i jobs of at most %i", (sharedConcurrency, total, concurrency, shares) => {
  const jobs = Array.from({ length: total }, (_, index) => ({ index, total }));
  expect(jobs.map((job) => concurrencyOf({ concurrency, sharedConcurrency, job }))).toEqual(shares);
});
