import { describe, expect, it } from "vitest";
import type { RunStatus } from "../../src/core/tally.ts";
import { wayOutOf } from "../../src/report/next-run.ts";

describe("the way out of a run", () => {
  const NONE = { total: 4, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
  const RETRY = "then run `carryover retry --errored` and the same command again";

  const AGAIN = "run `carryover retry --errored` and the same command";

  it.each<[string, Partial<typeof NONE>, { status?: RunStatus; sameFailure?: boolean }, string | null]>([
    ["every task errored", { errored: 4 }, {}, `all 4 tasks errored: fix the cause, ${RETRY}`],
    ["the only task errored", { total: 1, errored: 1 }, {}, `the only task errored: fix the cause, ${RETRY}`],
    ["the rest was skipped", { errored: 3, skipped: 1 }, {}, `3 of 4 tasks errored: fix the cause, ${RETRY}`],
    [
      "all failed alike, and nothing was charged",
      { outstanding: 4 },
      { status: "aborted", sameFailure: true },
      "no task got a result: every task failed the same way",
    ],
    ["one task passed", { passed: 1, errored: 3 }, {}, `to try the 3 errored tasks again, ${AGAIN}`],
    ["one task failed its grader", { failed: 3, errored: 1 }, {}, `to try the errored task again, ${AGAIN}`],
    ["all tasks were graded", { passed: 3, failed: 1 }, {}, null],
    ["one task passed, and others are to come", { passed: 1, errored: 1, outstanding: 2 }, {}, null],
    ["a limit stopped the run", { errored: 1, outstanding: 3 }, { status: "stopped" }, null],
    ["some tasks are still to come", { errored: 1, outstanding: 3 }, { status: "out_of_time" }, null],
    ["all tasks were skipped", { skipped: 4 }, {}, null],
  ])("%s", (_, counts, run, words) => {
    const end = { status: "complete" as const, sameFailure: false, ...run, counts: { ...NONE, ...counts } };
    expect(wayOutOf(end, "carryover retry --errored")).toBe(words);
  });
});
