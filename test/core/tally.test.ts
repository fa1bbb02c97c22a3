import { describe, expect, test } from "vitest";
import {
  type Counts,
  exitCode,
  failReasons,
  type Judgment,
  type RunResult,
  reportedPassRate,
} from "../../src/core/tally.ts";

const counts = (change: Partial<Omit<Counts, "total">> = {}): Counts => {
  const parts = { passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0, ...change };
  return { ...parts, total: Object.values(parts).reduce((sum, one) => sum + one, 0) };
};
const judging = (names: readonly string[], minPassRate: number | null = null): Judgment => ({
  failOn: {
    failed: names.includes("failed"),
    errored: names.includes("errored"),
    outstanding: names.includes("outstanding"),
  },
  minPassRate,
});
const ran = (change: Partial<RunResult> = {}): RunResult => ({
  status: "complete",
  counts: counts({ passed: 1 }),
  sameFailure: false,
  signal: null,
  ...change,
});

test.each([
  [4, 1, 0.9, "the pass rate of 0.8 is below 0.9"],
  [7_999, 2_001, 0.8, "the pass rate of 0.7999 is below 0.8"],
  [79_999, 20_001, 0.8, "the pass rate of 0.79999 is below 0.8"],
])("%i passed and %i failed against %d: the words give the reported rate", (passed, failed, bar, words) => {
  const against = failReasons(ran({ counts: counts({ passed, failed }) }), judging(["failed"], bar));
  expect(against).toEqual([words]);
});

test("regressions count only if fail-on names them", () => {
  const regressing = ran({ counts: counts({ failed: 3 }), regressed: 2 });
  const failOn = { failed: false, errored: false, outstanding: false };
  expect(failReasons(regressing, { failOn: { ...failOn, regressed: true }, minPassRate: null })).toEqual([
    "2 tasks regressed (fail-on)",
  ]);
  expect(failReasons(regressing, { failOn, minPassRate: null })).toEqual([]);
});

describe("the table of the contract", () => {
  const ended = (status: RunResult["status"], parts: Parameters<typeof counts>[0], change: Partial<RunResult> = {}) =>
    ran({ status, counts: counts(parts), ...change });
  const alike = ended("aborted", { outstanding: 9 }, { sameFailure: true });
  const strict = judging(["failed", "errored", "outstanding"]);
  test.each<[string, RunResult, Judgment, number]>([
    ["stopped", ended("stopped", { failed: 1, outstanding: 4 }), strict, 75],
    ["aborted with failures", ended("aborted", { failed: 1, outstanding: 4 }), strict, 1],
    ["every task fails alike", alike, strict, 1],
    ["every task fails alike, fail-on: never", alike, judging([]), 75],
    ["every task fails alike, fail-on: outstanding", alike, judging(["outstanding"]), 1],
    ["complete with failures", ended("complete", { passed: 6, failed: 2 }), strict, 1],
    ["complete with errors", ended("complete", { passed: 6, errored: 1 }), strict, 1],
    ["complete with other failures than fail-on names", ended("complete", { failed: 2 }), judging(["errored"]), 0],
    ["complete with failures, fail-on: never", ended("complete", { failed: 2, errored: 1 }), judging([]), 0],
    ["aborted, fail-on: never", ended("aborted", { failed: 1, outstanding: 4 }), judging([]), 75],
    ["aborted, fail-on: outstanding", ended("aborted", { failed: 1, outstanding: 4 }), judging(["outstanding"]), 75],
    ["out of time", ended("out_of_time", { passed: 6, outstanding: 3 }), judging([]), 75],
    ["SIGHUP", ended("interrupted", { outstanding: 4 }, { signal: "SIGHUP" }), strict, 129],
    ["SIGTERM", ran({ status: "interrupted", signal: "SIGTERM" }), strict, 143],
    ["SIGINT", ended("interrupted", { outstanding: 4 }, { signal: "SIGINT" }), strict, 130],
    ["a signal after the last task", ran({ signal: "SIGINT" }), strict, 0],
    ["a merge of an interrupted job", ended("interrupted", { outstanding: 4 }), strict, 75],
    ["a pass rate at its bar", ended("complete", { passed: 4, failed: 1 }), judging(["failed"], 0.8), 0],
    ["a pass rate below it", ended("complete", { passed: 3, failed: 1 }), judging(["failed"], 0.8), 1],
    ["failures above a pass rate", ended("complete", { passed: 8, failed: 2 }), judging(["failed"], 0.7), 0],
    ["errors above a pass rate", ended("complete", { passed: 8, errored: 1 }), judging(["failed", "errored"], 0.7), 1],
    ["a pass rate over nothing graded", ended("complete", { skipped: 3 }), judging(["failed"], 0.8), 1],
    ["nothing graded", ended("stopped", { outstanding: 3 }), judging(["failed"], 0.8), 75],
    ["a pass rate over no task at all", ended("complete", {}), judging(["failed"], 0.8), 0],
  ])("%s", (_, result, judgment, code) => {
    expect(exitCode(result, judgment)).toBe(code);
  });
});

test("the conditions that fail a run are stated in words", () => {
  const result = ran({ sameFailure: true, counts: counts({ passed: 1, failed: 3, errored: 2, outstanding: 4 }) });
  expect(failReasons(result, judging(["failed", "errored", "outstanding"]))).toEqual([
    "3 tasks failed, 2 tasks errored and 4 tasks are outstanding (fail-on)",
    "tasks failed for one common reason",
  ]);
  expect(failReasons(result, judging(["failed"], 0.5))).toEqual([
    "tasks failed for one common reason",
    "the pass rate of 0.25 is below 0.5",
  ]);
  expect(failReasons(result, judging(["outstanding"]))).toEqual([
    "4 tasks are outstanding (fail-on)",
    "tasks failed for one common reason",
  ]);
  expect(failReasons(result, judging([], 0.5))).toEqual([]);
});

test.each([
  [2, 1, 0.666667],
  [1, 2, 0.333333],
  [5, 0, 1],
  [0, 5, 0],
  [9_999_999, 1, 0.999999],
])("%i passed and %i failed: the reported rate meets itself as a bar, and no higher bar", (passed, failed, shown) => {
  const found = counts({ passed, failed });
  const against = (bar: number) => failReasons(ran({ counts: found }), judging(["failed"], bar));
  expect(reportedPassRate(found)).toBe(shown);
  expect(against(shown)).toEqual([]);
  expect(against(Math.max(shown, passed / (passed + failed)) + 1e-9)).toHaveLength(1);
});
