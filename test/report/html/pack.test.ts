import { describe, expect, it } from "vitest";
import type { HtmlReport, HtmlTask } from "../../../src/report/html/model.ts";
import { packBlock } from "../../../src/report/html/pack.ts";
import type { PackedReport } from "../../../src/report/html/packed.ts";
import { allPassed, failures, outOfTime, START_AT, stopped, tenThousand } from "./situations.ts";

function pack(report: HtmlReport, budgetBytes?: number): PackedReport {
  return JSON.parse(packBlock(report, budgetBytes)) as PackedReport;
}

/** Another task list in the place of the situation's own. */
function withTasks(change: (task: HtmlTask, index: number) => Partial<HtmlTask>, count = 10_000): HtmlReport {
  const report = allPassed();
  const [task] = report.tasks;
  if (task === undefined) throw new Error("The situation has no task.");
  const tasks = Array.from({ length: count }, (_, index) => ({ ...task, id: `case ${index}`, ...change(task, index) }));
  const counts = { ...report.headline.counts, total: count };
  return { ...report, headline: { ...report.headline, counts }, tasks, attempts: [] };
}

describe("packBlock", () => {
  it("keeps every task, attempt and text of an ordinary campaign", () => {
    const report = failures();
    const packed = pack(report);
    expect(packed.cuts).toEqual([]);
    expect(packed.tasks.id).toEqual(report.tasks.map((task) => task.id));
    expect(packed.tasks.message.map((index) => packed.strings[index])).toEqual(
      report.tasks.map((task) => task.message),
    );
    expect(packed.attempts.row).toHaveLength(report.attempts.length);
    expect(packed.attempts.tasks.every((task) => typeof task === "number")).toBe(true);
    expect(packed.baseline?.regressions).toMatchObject({ count: 14 });
  });

  it("stays far below the limit with 10,000 tasks, all listed", () => {
    const block = packBlock(tenThousand());
    expect(Buffer.byteLength(block)).toBeLessThan(2_000_000);
    const packed = JSON.parse(block) as PackedReport;
    expect(packed.tasks.id).toHaveLength(10_000);
    expect(packed.cuts).toEqual([]);
  });

  it("cuts messages before it cuts tasks, and says so", () => {
    const report = withTasks((_, index) => ({ message: `${index} ${"<".repeat(1_000)}` }));
    const block = packBlock(report);
    expect(Buffer.byteLength(block)).toBeLessThan(4_500_000);
    const packed = JSON.parse(block) as PackedReport;
    expect(packed.tasks.id).toHaveLength(10_000);
    expect(packed.cuts).toEqual(["Messages are cut to 40 characters. failures.jsonl and the logs have more."]);
  });

  it("fits whatever the texts are, and keeps the worst tasks", () => {
    const report = withTasks(
      (_, index) => ({
        id: `${index} ${"\u2028".repeat(2_000)}`,
        group: `${index}${"<".repeat(500)}`,
        message: `${index}${"\0".repeat(1_024)}`,
        logFile: `logs/${index}${"&".repeat(300)}`,
        standing: index % 1_000 === 999 ? "errored" : "passed",
      }),
      60_000,
    );
    const block = packBlock(report);
    expect(Buffer.byteLength(block)).toBeLessThan(4_500_000);
    const packed = JSON.parse(block) as PackedReport;
    expect(packed.tasks.standing.filter((standing) => standing === 0)).toHaveLength(60);
    expect(packed.cuts.join(" ")).toContain("tasks are not listed.");
    expect(packed.cuts.join(" ")).toContain("Ids are cut to 60 characters.");
  });

  it("fits whatever providers and jobs the attempts name, and keeps the rows of the marks that it draws", () => {
    const attempts = Array.from({ length: 50_000 }, (_, index) => ({
      key: String(index),
      job: `${index} ${"<".repeat(500)}`,
      slot: 0,
      provider: `${index} ${"&".repeat(500)}`,
      taskIds: [],
      startedAt: START_AT + index * 1_000,
      endedAt: START_AT + index * 1_000 + 999,
      class: "passed" as const,
      probe: true,
    }));
    const block = packBlock({ ...allPassed(), attempts });
    expect(Buffer.byteLength(block)).toBeLessThan(4_500_000);
    const { rows, attempts: marks, strings } = JSON.parse(block) as PackedReport;
    expect(rows).toHaveLength(marks.row.length);
    for (const [mark, row] of marks.row.entries()) {
      const [job, provider] = [strings[rows[row]?.job ?? 0], strings[marks.provider[mark] ?? 0]];
      expect(job?.split(" ")[0]).toBe(provider?.split(" ")[0]);
    }
  });

  it("writes out what is not seen in ids, groups and providers", () => {
    const packed = pack(
      withTasks((_, index) => ({ id: `${index}\u200b\u202e`, group: "g\u2067", provider: "p\u00a0" }), 2),
    );
    expect(packed.tasks.id.every((id) => id.endsWith("\\u200b\\u202e"))).toBe(true);
    expect(packed.strings).toEqual(expect.arrayContaining(["g\\u2067", "p\\u00a0"]));
  });

  it("says what it was not given: tasks beyond its list, ids beyond a group's count", () => {
    const report = failures();
    const [group] = report.failureGroups;
    if (group === undefined) throw new Error("The situation has no group.");
    const packed = pack({
      ...report,
      headline: { ...report.headline, counts: { ...report.headline.counts, total: 1_400 } },
      failureGroups: [{ ...group, taskIds: group.taskIds.slice(0, 2), count: 700 }],
    });
    expect(packed.cuts).toEqual(["1,000 tasks are not listed. results.jsonl has all results."]);
    expect(packed.failureGroups[0]).toMatchObject({ count: 700, tasks: [expect.any(Number), expect.any(Number)] });
  });

  it("never cuts through a character of two code units", () => {
    const packed = pack(withTasks(() => ({ message: `${"a".repeat(1_022)}🦉🦉` }), 1));
    expect(packed.strings).toContain(`${"a".repeat(1_022)}…`);
  });

  it("draws fewer marks where attempts are too many, with the same number of attempts", () => {
    const report = tenThousand();
    const attempts = Array.from({ length: 60_000 }, (_, index) => ({
      key: String(index),
      job: "0",
      slot: index % 16,
      provider: "anthropic",
      taskIds: [],
      startedAt: START_AT + Math.floor(index / 16) * 1_000,
      endedAt: START_AT + Math.floor(index / 16) * 1_000 + 999,
      class: "passed" as const,
      probe: false,
    }));
    const packed = pack({ ...report, attempts });
    expect(packed.attempts.row.length).toBeLessThanOrEqual(40_000);
    expect(packed.attempts.count.reduce((sum, count) => sum + count, 0)).toBe(60_000);
    expect(packed.cuts.join(" ")).toContain("60,000 attempts");
  });

  it("ends an open circuit on the page with its run, and keeps the instant it states", () => {
    const report = stopped();
    const [circuit] = pack(report).circuits;
    const runEnd = (report.runs[0]?.endedAt ?? 0) - START_AT;
    expect(circuit?.until).toBe(runEnd);
    expect(circuit?.statedUntil).toBe((report.headline.resumeAt ?? 0) - START_AT);
  });

  it("gives two runs a segment each, and slots of two jobs a row each", () => {
    const report = outOfTime();
    expect(pack(report).axis).toHaveLength(2);
    const attempts = report.attempts.map((attempt, index) => ({ ...attempt, job: index % 2 === 0 ? "2" : "10" }));
    const packed = pack({ ...report, attempts });
    const jobs = packed.rows.map(({ job }) => packed.strings[job]);
    expect([...new Set(jobs)]).toEqual(["2", "10"]);
    expect(packed.rows).toHaveLength(8);
  });

  it("has no number that JSON cannot say", () => {
    const report = withTasks(() => ({ score: Number.NaN, durationS: Number.POSITIVE_INFINITY }), 2);
    expect(pack(report).tasks).toMatchObject({ score: [null, null], durationS: [null, null] });
  });
});
