import { describe, expect, it } from "vitest";
import { selectionDone } from "../../src/core/selection.ts";
import type { Counts, RunStatus } from "../../src/core/tally.ts";
import type { Headline } from "../../src/report/report.ts";
import { plainPhrase, verdictOf, wayOutOf } from "../../src/report/verdict-words.ts";
import { allPassed } from "./html/situations.ts";

function verdict(status: RunStatus, counts: Partial<Counts>, resumeAt: number | null = null) {
  const none = { total: 100, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
  return verdictOfHeadline({ status, counts: { ...none, ...counts }, resumeAt });
}

function adviceOf(...args: Parameters<typeof verdict>): string {
  return plainPhrase(verdict(...args).advice);
}

function verdictOfHeadline(headline: Partial<Headline>) {
  const report = allPassed();
  return verdictOf({ ...report, headline: { ...report.headline, ...headline } });
}

describe("the verdict", () => {
  const cases: [string, RunStatus, Partial<Counts>, string, string][] = [
    ["all passed", "complete", { passed: 100 }, "good", "Complete: all 100 tasks passed"],
    ["one task", "complete", { total: 1, passed: 1 }, "good", "Complete: the task passed"],
    ["no task", "complete", { total: 0 }, "good", "No tasks"],
    ["skipped", "complete", { passed: 98, skipped: 2 }, "good", "Complete: 98 of 100 tasks passed, 2 skipped"],
    ["failed", "complete", { passed: 97, failed: 3 }, "bad", "Complete: 3 failed of 100 tasks"],
    [
      "both",
      "complete",
      { failed: 3, errored: 1_000, total: 2_000 },
      "bad",
      "Complete: 3 failed and 1,000 errored of 2,000 tasks",
    ],
    ["rate limit", "stopped", { outstanding: 60 }, "carry", "Stopped by a rate limit: 60 of 100 tasks outstanding"],
    ["time", "out_of_time", { outstanding: 60 }, "carry", "Out of time: 60 of 100 tasks outstanding"],
    ["signal", "interrupted", { outstanding: 60 }, "carry", "Interrupted: 60 of 100 tasks outstanding"],
    ["fail-fast", "aborted", { outstanding: 60, errored: 1 }, "bad", "Aborted: 60 of 100 tasks outstanding"],
    ["killed again", "incomplete", { outstanding: 1 }, "carry", "Not finished: 1 of 100 tasks outstanding"],
  ];

  it.each(cases)("%s", (_, status, counts, tone, title) => {
    expect(verdict(status, counts)).toMatchObject({ tone, title });
  });

  it.each([
    ["nobody judged it", null, "bad", []],
    ["fail-on names it", ["3 tasks failed (fail-on)"], "bad", ["Failing because 3 tasks failed (fail-on)."]],
    [
      "a low rate",
      ["the pass rate of 0.97 is below 0.98"],
      "bad",
      ["Failing because the pass rate of 0.97 is below 0.98."],
    ],
    ["fail-on allows it", [], "good", ["The run counts as passed: fail-on and min-pass-rate allow these failures."]],
  ])("with failures: %s", (_, against, tone, reasons) => {
    const counts = { total: 100, passed: 97, failed: 3, errored: 0, skipped: 0, outstanding: 0 };
    const { tone: actual, reasons: phrases } = verdictOfHeadline({ counts, against });
    expect({ tone: actual, reasons: phrases.map(plainPhrase) }).toEqual({ tone, reasons });
  });

  it.each([
    ["incomplete", ["The reason.", "Failing because 3 tasks failed (fail-on)."]],
    ["aborted", ["The reason."]],
  ] as const)("with failures and outstanding tasks, %s: why the run ended, and why it fails", (status, reasons) => {
    const counts = { total: 100, passed: 0, failed: 3, errored: 0, skipped: 0, outstanding: 97 };
    const { reasons: phrases } = verdictOfHeadline({
      status,
      counts,
      reason: "the reason",
      against: ["3 tasks failed (fail-on)"],
    });
    expect(phrases.map(plainPhrase)).toEqual(reasons);
  });

  it("a run that grades nothing fails a pass rate", () => {
    const counts = { total: 3, passed: 0, failed: 0, errored: 0, skipped: 3, outstanding: 0 };
    const against = ["nothing was graded, which does not meet a pass rate of 0.8"];
    expect(verdictOfHeadline({ counts, against })).toMatchObject({
      symbol: "❌",
      tone: "bad",
      reasons: [[`Failing because ${against[0]}.`]],
    });
  });

  it("says when to run again only if there is something to wait for", () => {
    expect(adviceOf("stopped", { outstanding: 1 }, 1e12)).toContain("run it again after 2001-09-09T01:47Z");
    expect(adviceOf("out_of_time", { outstanding: 1 })).toMatch(/^To resume, run it again, by schedule or by hand: /);
    const ofCommit = { ...allPassed().headline, status: "stopped" as const, campaign: "a1".repeat(20) };
    const counts1 = { ...ofCommit.counts, outstanding: 1 };
    expect(plainPhrase(verdictOfHeadline({ ...ofCommit, counts: counts1 }).advice)).toMatch(/run it again: /);
    expect(adviceOf("aborted", { outstanding: 1, errored: 1 })).toMatch(
      /^Fix the cause, then run it again, .* add the input retry: failed, errored\.$/,
    );
    expect(adviceOf("aborted", { outstanding: 1 })).not.toContain("retry");
    const counts = { ...allPassed().headline.counts, outstanding: 1 };
    const reason = selectionDone(1);
    expect(plainPhrase(verdictOfHeadline({ status: "incomplete", reason, counts, resumeAt: 1e12 }).advice)).toBe(
      "All results are kept. To run the other tasks, run it without only and sample after 2001-09-09T01:47Z.",
    );
    expect(adviceOf("complete", { passed: 100 })).toBe("");
    expect(adviceOf("complete", { errored: 100 })).toContain("run with the input retry: errored, timed-out, or");
  });
});

describe("the way out of a run", () => {
  const NONE = { total: 4, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
  const AGAIN = "run `carryover retry` and the same command";

  it.each<[string, Partial<typeof NONE>, string | null]>([
    ["all tasks errored", { errored: 4 }, `to try the 4 errored tasks again, ${AGAIN}`],
    ["one task errored", { failed: 3, errored: 1 }, `to try the errored task again, ${AGAIN}`],
    ["all tasks were graded", { passed: 3, failed: 1 }, null],
    ["some tasks are still to come", { passed: 1, errored: 1, outstanding: 2 }, null],
    ["all tasks were skipped", { skipped: 4 }, null],
  ])("%s", (_, counts, words) => {
    expect(wayOutOf({ ...NONE, ...counts }, "carryover retry")).toBe(words);
  });
});
