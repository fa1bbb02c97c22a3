import { describe, expect, test } from "vitest";
import {
  type Counts,
  exitCode,
  failReasons,
  type Judgement,
  type RunResult,
  type RunStatus,
  reportedPassRate,
} from "../../src/core/tally.ts";

const counts = (change: Partial<Omit<Counts, "total">> = {}): Counts => {
  const parts = { passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0, ...change };
  return { ...parts, total: Object.values(parts).reduce((sum, one) => sum + one, 0) };
};
const judging = (names: readonly string[], minPassRate: number | null = null): Judgement => ({
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

const STATUSES: readonly RunStatus[] = ["complete", "stopped", "out_of_time", "interrupted", "aborted", "incomplete"];

/** Section 6 of the contract as a list of rules, first match wins. */
function oracle(result: RunResult, judgement: Judgement): number {
  const { status, counts: found } = result;
  if (status === "interrupted" && result.signal !== null)
    return { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }[result.signal];
  const isOver = found.outstanding === 0 || status === "aborted";
  const graded = found.passed + found.failed;
  const { failed, errored, outstanding } = judgement.failOn;
  const failures =
    judgement.minPassRate === null
      ? failed && found.failed > 0
      : (failed || errored || outstanding) &&
        // Nothing graded does not meet a rate, once the run is over.
        (graded > 0 ? found.passed / graded < judgement.minPassRate : found.total > 0);
  const errors = errored && found.errored > 0;
  // What fails alike is a failure of the whole run, whatever `fail-on` names.
  if (result.sameFailure && (failed || errored || outstanding)) return 1;
  // With `fail-on: outstanding` alone nothing but what is outstanding counts, and that is 75.
  const isJudgedByRate = judgement.minPassRate === null || failed || errored;
  if (isOver && ((failures && isJudgedByRate) || errors)) return 1;
  return found.outstanding > 0 ? 75 : 0;
}

test("exit codes, exhaustively", () => {
  const allCounts = [0, 6].flatMap((passed) =>
    [0, 2].flatMap((failed) =>
      [0, 1].flatMap((errored) => [0, 3].map((outstanding) => counts({ passed, failed, errored, outstanding }))),
    ),
  );
  const results = STATUSES.flatMap((status) =>
    ([null, "SIGINT", "SIGTERM", "SIGHUP"] as const).flatMap((signal) =>
      [false, true].flatMap((sameFailure) => allCounts.map((all) => ran({ status, signal, sameFailure, counts: all }))),
    ),
  );
  const judgements = subsets(["failed", "errored", "outstanding"]).flatMap((names) =>
    [null, 0.7, 0.8].map((minPassRate) => judging(names, minPassRate)),
  );
  expect([results.length, judgements.length]).toEqual([6 * 4 * 2 * 16, 8 * 3]);
  for (const result of results) {
    for (const judgement of judgements) {
      const code = exitCode(result, judgement);
      expect([result, judgement, code]).toEqual([result, judgement, oracle(result, judgement)]);
    }
  }
});

function subsets(names: readonly string[]): string[][] {
  const [first, ...others] = names;
  if (first === undefined) return [[]];
  return subsets(others).flatMap((set) => [set, [first, ...set]]);
}

test.each([
  [4, 1, 0.9, "the pass rate of 0.800 is below 0.9"],
  [7_999, 2_001, 0.8, "the pass rate of 0.7999 is below 0.8"],
  [79_999, 20_001, 0.8, "the pass rate of 0.79999 is below 0.8"],
  [2, 1, 2 / 3 + Number.EPSILON, "the pass rate of 0.6666666666666666 is below 0.6666666666666669"],
])("%i passed and %i failed against %d: the words show the distance", (passed, failed, bar, words) => {
  const against = failReasons(ran({ counts: counts({ passed, failed }) }), judging(["failed"], bar));
  expect(against).toEqual([words]);
});

describe("the table of the contract", () => {
  const strict = judging(["failed", "errored", "outstanding"]);
  test.each<[string, RunResult, Judgement, number]>([
    ["stopped", ran({ status: "stopped", counts: counts({ failed: 1, outstanding: 4 }) }), strict, 75],
    ["aborted with failures", ran({ status: "aborted", counts: counts({ failed: 1, outstanding: 4 }) }), strict, 1],
    [
      "every task fails alike",
      ran({ status: "aborted", sameFailure: true, counts: counts({ outstanding: 9 }) }),
      strict,
      1,
    ],
    ["SIGINT", ran({ status: "interrupted", signal: "SIGINT", counts: counts({ outstanding: 4 }) }), strict, 130],
    ["a merge of an interrupted job", ran({ status: "interrupted", counts: counts({ outstanding: 4 }) }), strict, 75],
    ["a pass rate at its bar", ran({ counts: counts({ passed: 4, failed: 1 }) }), judging(["failed"], 0.8), 0],
    ["a pass rate below it", ran({ counts: counts({ passed: 3, failed: 1 }) }), judging(["failed"], 0.8), 1],
    ["a pass rate over nothing graded", ran({ counts: counts({ skipped: 3 }) }), judging(["failed"], 0.8), 1],
    ["nothing graded", ran({ status: "stopped", counts: counts({ outstanding: 3 }) }), judging(["failed"], 0.8), 75],
    ["a pass rate over no task at all", ran({ counts: counts({}) }), judging(["failed"], 0.8), 0],
  ])("%s", (_, result, judgement, code) => {
    expect(exitCode(result, judgement)).toBe(code);
  });
});

test("the conditions that fail a run are stated in words", () => {
  const result = ran({ sameFailure: true, counts: counts({ passed: 1, failed: 3, errored: 2, outstanding: 4 }) });
  expect(failReasons(result, judging(["failed", "errored", "outstanding"]))).toEqual([
    "3 tasks failed (fail-on)",
    "2 tasks errored (fail-on)",
    "every task failed alike",
    "4 tasks are outstanding (fail-on)",
  ]);
  expect(failReasons(result, judging(["failed"], 0.5))).toEqual([
    "every task failed alike",
    "the pass rate of 0.250 is below 0.5",
  ]);
  expect(failReasons(result, judging([], 0.5))).toEqual([]);
});

test.each([
  [2, 1, 0.666667],
  [1, 2, 0.333333],
  [5, 0, 1],
  [0, 5, 0],
  [9_999_999, 1, 0.999999],
])(
  "%i passed and %i failed: the rate that is given out passes as the bar, and no more does",
  (passed, failed, shown) => {
    const found = counts({ passed, failed });
    const against = (bar: number) => failReasons(ran({ counts: found }), judging(["failed"], bar));
    expect(reportedPassRate(found)).toBe(shown);
    expect(against(shown)).toEqual([]);
    expect(against(Math.max(shown, passed / (passed + failed)) + 1e-9)).toHaveLength(1);
  },
);
