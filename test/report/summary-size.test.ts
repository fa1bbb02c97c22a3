/** What a summary leaves out to stay short, and in which order. */
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/report/report.ts";
import { buildSummary, SUMMARY_BYTES_LIMIT } from "../../src/report/summary.ts";
import { reportOf, Scene, taskId } from "./scene.ts";

describe("the size of the summary", () => {
  /** Many kinds of failure, with long words. */
  function large(): Report {
    const scene = new Scene().tasks(400).begin();
    for (let index = 1; index <= 400; index += 1) {
      const words = `é${"word ".repeat(400)}`;
      const kind = String.fromCodePoint(0x4e00 + index);
      scene.before(taskId(index), "passed");
      scene
        .attempt(taskId(index), "fatal", { message: `${kind} ${"x".repeat(900)}`, log: `${kind} ${words}` })
        .pass(11_000);
    }
    return reportOf(scene.end("complete", "x"));
  }

  it("stays below the limit of a runner", () => {
    expect(Buffer.byteLength(buildSummary(large()))).toBeLessThanOrEqual(SUMMARY_BYTES_LIMIT);
  });

  it.each([25_000, 10_000, 4_000, 1_500])(
    "is below %i bytes where it must, by cutting the least important first",
    (limit) => {
      const report = large();
      const full = buildSummary(report, 10_000_000);
      const summary = buildSummary(report, limit);
      expect(Buffer.byteLength(full)).toBeGreaterThan(limit);
      expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(limit);
      expect(summary).toContain("## ❌ Complete: 400 errored of 400 tasks");
      expect(summary).toMatch(/_Left out to fit: [a-z, ]*comparison/);
    },
  );
});

describe("failures of many kinds", () => {
  /** Each errored task with a message of its own, letters only, so that none is masked; the graded ones come last. */
  function manyKinds(errored: number, failed: number): Scene {
    const scene = new Scene().tasks(errored + failed).begin();
    for (let index = 1; index <= errored; index += 1) {
      scene.attempt(taskId(index), "fatal", { message: `*kind* \`${String.fromCodePoint(0x4e00 + index)}\` <b>` });
    }
    for (let index = errored + 1; index <= errored + failed; index += 1) scene.attempt(taskId(index), "failed");
    return scene.end("complete", "x");
  }

  it("are named up to a bound, the graded ones always, and the rest is counted", () => {
    const summary = buildSummary(reportOf(manyKinds(60, 400)));
    expect(summary).toContain("- `task-001` errored (fatal): ``*kind* `丁` <b>``\n");
    expect(summary).toContain("<details><summary><b>400 tasks</b> graded as failed</summary>");
    for (let index = 61; index <= 160; index += 1) expect(summary).toContain(`- \`${taskId(index)}\``);
    expect(summary).toContain("- and 300 more: see `report.html`, or `junit.xml`\n");
    expect(summary).toContain("And 31 more kinds of failure: see `report.html`, or `junit.xml`.");
    expect(summary).not.toContain("Left out");
  });

  it("fit a comment, each with its first tasks", () => {
    const scene = new Scene().tasks(1_000).begin();
    for (let index = 1; index <= 1_000; index += 1) {
      const kind = String.fromCodePoint(0x4e00 + (index % 20));
      scene.attempt(taskId(index), "fatal", { message: `${kind} ${"x".repeat(190)}`, log: "word ".repeat(400) });
    }
    const summary = buildSummary(reportOf(scene.end("complete", "x")), 60_000);
    expect(summary.match(/^- and 45 more/gm)).toHaveLength(20);
    expect(summary).not.toContain("Left out");
  });
});
