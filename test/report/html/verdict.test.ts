import { describe, expect, it } from "vitest";
import type { Counts, RunStatus } from "../../../src/core/tally.ts";
import { wordVerdict } from "../../../src/report/html/verdict.ts";
import type { Headline } from "../../../src/report/report.ts";
import { allPassed } from "./situations.ts";

function verdict(status: RunStatus, counts: Partial<Counts>, resumeAt: number | null = null) {
  const none = { total: 100, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
  return verdictOf({ status, counts: { ...none, ...counts }, resumeAt });
}

function verdictOf(headline: Partial<Headline>, missingJobs: readonly number[] = []) {
  const report = allPassed();
  return wordVerdict({
    headline: { ...report.headline, ...headline },
    run: { ...report.run, missingJobs },
  });
}

describe("wordVerdict", () => {
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

  it("an outage is not a rate limit", () => {
    const counts = { total: 100, passed: 40, failed: 0, errored: 0, skipped: 0, outstanding: 60 };
    const stops = [
      { provider: "p", words: "503", untilAt: 0, isStated: false, outage: true as const, outstanding: 60 },
    ];
    expect(verdictOf({ status: "stopped", counts, stops, resumeAt: 1 })).toMatchObject({
      title: "Stopped by an outage: 60 of 100 tasks outstanding",
      advice: expect.stringContaining("once the provider may have recovered"),
    });
  });

  it.each(cases)("%s", (_, status, counts, tone, title) => {
    expect(verdict(status, counts)).toMatchObject({ tone, title });
  });

  it("says how many jobs never reported", () => {
    const counts = { total: 100, passed: 95, failed: 0, errored: 0, skipped: 0, outstanding: 5 };
    expect(verdictOf({ status: "incomplete", counts }, [3, 4])).toMatchObject({
      tone: "carry",
      title: "2 jobs never reported: 5 of 100 tasks outstanding",
    });
  });

  it.each([
    ["nobody judged it", null, "bad", "No task is left to run."],
    ["fail-on names it", ["3 failed"], "bad", "No task is left to run."],
    ["fail-on allows it", [], "good", "Nothing to do: the run passes because"],
  ])("of failures: %s", (_, against, tone, advice) => {
    const counts = { total: 100, passed: 97, failed: 3, errored: 0, skipped: 0, outstanding: 0 };
    const verdict = verdictOf({ counts, against });
    expect(verdict.tone).toBe(tone);
    expect(verdict.advice.slice(0, advice.length)).toBe(advice);
  });

  it("says when to run again only if there is something to wait for", () => {
    expect(verdict("stopped", { outstanding: 1 }, 1e12).advice).toContain("once the limit resets");
    expect(verdict("out_of_time", { outstanding: 1 }).advice).toContain("at any time");
    expect(verdict("aborted", { outstanding: 1, errored: 1 }).advice).toMatch(/^Fix the failures below first/);
    expect(verdict("complete", { passed: 100 }).advice).toBe("Nothing to do.");
  });
});
