import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { renderHtmlReport } from "../../src/report/html/render.ts";
import { buildSummary } from "../../src/report/summary.ts";
import { reportOf, Scene, taskId } from "./scene.ts";
import {
  allPassed,
  failures,
  manyStopped,
  mergedMatrix,
  outOfTime,
  type Situation,
  stoppedByLimit,
} from "./situations.ts";

function summaryOf({ paths, options }: Pick<Situation, "paths" | "options">): string {
  return buildSummary(reportOf(paths, options));
}

/** A run of two tasks with these grades. */
const graded = (...grades: readonly ("passed" | "failed")[]): Scene =>
  grades.reduce((scene, grade, index) => scene.attempt(taskId(index + 1), grade), new Scene().tasks(2).begin());

const jobOfTwo = (): Scene => {
  const scene = new Scene().tasks(4).begin({ total: 2, part: 2 });
  return scene.attempt(taskId(1), "passed").attempt(taskId(2), "passed").pass(20_000);
};

const summaryOfScene = (scene: Scene): string => buildSummary(reportOf(scene));

describe("the summary of", () => {
  it.each([
    ["all-passed", allPassed],
    ["failures", failures],
    ["stopped-by-limit", stoppedByLimit],
    ["out-of-time", outOfTime],
    ["merged-matrix", mergedMatrix],
  ])("%s reads as its golden file", async (name, situation) => {
    const golden = join(import.meta.dirname, "fixtures", "golden", `${name}.md`);
    await expect(summaryOf(situation())).toMatchFileSnapshot(golden);
  });

  it.each([
    [2, 8],
    [24, 32],
    [1, 400],
    [399, 400],
  ])("%i of %i tasks has a bar of thirty squares", (passed, total) => {
    const scene = new Scene().tasks(total).begin();
    for (let index = 1; index <= passed; index += 1) scene.attempt(taskId(index), "passed");
    const bar = /^[🟩🟦]+$/mu.exec(summaryOfScene(scene.end("out_of_time", "x")))?.[0];
    expect([...(bar ?? "")]).toHaveLength(30);
  });

  it("no tasks has a table of zeros and no bar", () => {
    const text = summaryOfScene(new Scene().begin());
    expect(text).toContain("\n\n| 🟩 passed | 🟥 failed |");
    expect(text).not.toContain("\n\n\n");
  });

  it("a limit whose reset has passed since does not say that it still holds", () => {
    const scene = new Scene()
      .tasks(1)
      .begin({ provider: "openai" })
      .circuit("openai", "2026-11-21T17:45:00.000Z", "See https://x.test/more.");
    const summary = summaryOfScene(scene.end("stopped", "openai: quota"));
    expect(summary).toContain("- openai: rate-limited until **2026-11-21T17:45Z** (1h after this run ended)");
    expect(summary).toContain("It said: `See https://x.test/more.`\n");
    expect(summary).not.toMatch(/is rate-limited|\(in /);
  });

  it("one score has no standard error, and a cost is of one result", () => {
    const scene = new Scene()
      .tasks(2)
      .begin()
      .attempt(taskId(1), "passed", { score: 0.5, metrics: { cost_usd: 0.25 } });
    const summary = summaryOfScene(scene.attempt(taskId(2), "passed").end("complete", "nothing is outstanding"));
    expect(summary).toContain("Mean score **0.5** (of 1 score) · Cost **$0.25** (of 1 result)");
  });

  it("a cost of all results says nothing of its source", () => {
    const scene = new Scene()
      .tasks(1)
      .begin()
      .attempt(taskId(1), "passed", { metrics: { cost_usd: 0.25 } });
    expect(summaryOfScene(scene.end("complete", "nothing is outstanding"))).toContain("Cost **$0.25** ·");
  });

  it("a run without a grade has no comparison", () => {
    const scene = new Scene().tasks(1).before(taskId(1), "passed").begin();
    expect(summaryOfScene(scene.end("out_of_time", "x"))).not.toContain("Compared with");
  });

  it("a selection names its inputs as code", () => {
    const scene = new Scene().tasks(2).begin().attempt(taskId(1), "passed");
    const report = reportOf(
      scene.end("incomplete", "the selected tasks are done; 1 outstanding task was not selected"),
    );
    expect(buildSummary(report)).toContain("run it without `only` and `sample`.");
    expect(renderHtmlReport(report)).toContain("run it without <code>only</code> and <code>sample</code>.");
  });

  it("outstanding tasks does not say what a killed run had not started", () => {
    const scene = new Scene().tasks(3).begin().attempt(taskId(1), "passed");
    expect(summaryOfScene(scene)).toContain("### 2 outstanding tasks\n\n2 without a reported attempt.");
  });

  it("outstanding tasks counts uncharged failures as failures", () => {
    const scene = new Scene().tasks(20).begin().attempt(taskId(1), "legitimate", { isCharged: false });
    expect(summaryOfScene(scene.end("aborted", "every task fails alike: exit code 1"))).toContain(
      "### 20 outstanding tasks\n\n1 errored, with attempts left; 19 not started.",
    );
  });

  it("outstanding tasks are not said to be not started if a job never reported", () => {
    const scene = new Scene().tasks(3).begin({ job: 0, total: 2, part: 2 }).attempt(taskId(1), "passed");
    expect(summaryOfScene(scene.end("incomplete", "x"))).toContain("\n\n2 without a reported attempt.");
  });

  it("many warnings and events counts those that it leaves out, and a repeated warning once", () => {
    const scene = new Scene().tasks(1).begin();
    for (let index = 1; index <= 22; index += 1) {
      for (const message of [`warning ${index}`, "again"]) scene.tell({ event: "warning", message });
      scene.circuit(`provider-${index}`, "2026-11-22T00:00:00.000Z", "quota");
    }
    const summary = summaryOfScene(scene.end("stopped", "quota"));
    expect(summary).toContain("<summary>23 warnings</summary>");
    expect(summary).toContain("\n- and 3 more: `events.jsonl` has them\n");
    expect(summary).toContain(
      "| provider-20 | stopped until 2026-11-22T00:00Z: quota |\n\n2 more events in events.jsonl.\n",
    );
  });

  it("one outstanding task has its whole command", () => {
    const command = `carryover run --command 'echo ${"x".repeat(10_000)}'`;
    const scene = new Scene().tasks(1).begin();
    scene.end("interrupted", "y");
    const report = reportOf(scene);
    const summary = buildSummary({ ...report, headline: { ...report.headline, resumeCommand: command } });
    expect(summary).toContain(`runs only the outstanding task.\n\n\`\`\`text\n${command}\n`);
  });

  it("one task that was killed", () => {
    const scene = new Scene().tasks(1).begin().attempt(taskId(1), "kill_shaped");
    expect(summaryOfScene(scene.end("incomplete", "x"))).toContain("\n1 killed or stopped before it ended.\n");
  });

  it("no command of more than 20,000 bytes", () => {
    const command = `carryover run --command 'echo ${"é".repeat(10_000)}'`;
    const report = reportOf(new Scene().tasks(1).begin().end("interrupted", "y"));
    const summary = buildSummary({ ...report, headline: { ...report.headline, resumeCommand: command } });
    expect(summary).not.toContain("--command");
  });

  it("failures comes before outstanding tasks, with the messages of graders and children", () => {
    const scene = new Scene().tasks(4).begin();
    scene.attempt(taskId(1), "failed", { score: 0.2, message: "AssertionError: expected 4, got 5 <b>" });
    scene.attempt(taskId(2), "fatal", { message: "no such model" });
    const summary = summaryOfScene(scene.end("out_of_time", "the time is used up"));
    expect(summary).toContain("- `task-001` graded as failed, score 0.2: `AssertionError: expected 4, got 5 <b>`");
    expect(summary).toContain("- `task-002` errored (fatal): `no such model`");
    expect(summary.indexOf("### 2 failures")).toBeLessThan(summary.indexOf("### 2 outstanding tasks"));
  });

  it("a failed task without a reason has its output", () => {
    const scene = new Scene().tasks(3).begin();
    scene.attempt(taskId(1), "failed", { score: 0, output: "It is 5." });
    scene.attempt(taskId(2), "failed", { score: 0, output: "It is 6.", message: "AssertionError: expected 4" });
    scene.attempt(taskId(3), "passed", { score: 1, output: "It is 4." });
    const summary = summaryOfScene(scene.end("complete", "nothing is outstanding"));
    expect(summary).toContain("- `task-001`, score 0: `output: It is 5.`");
    expect(summary).toContain("- `task-002`, score 0: `AssertionError: expected 4`");
    expect(summary).not.toContain("It is 4.");
  });

  it("a stopped run does not count a crashed task as held up by the limit", () => {
    const scene = new Scene().tasks(4).begin().attempt(taskId(1), "legitimate", { message: "KeyError" });
    scene.attempt(taskId(2), "rate_limited", { message: "429" });
    scene.circuit("anthropic", "2026-11-22T00:00:00.000Z", "quota");
    const summary = summaryOfScene(scene.end("stopped", "quota", "2026-11-22T00:00:00.000Z"));
    expect(summary).toContain("3 held up by a rate limit; 1 errored, with attempts left.");
  });

  it.each([
    [
      "failures that fail-on allows",
      graded("passed", "failed").end("complete", "x", "", "0", []),
      "## ✅ Complete: 1 failed of 2 tasks\n\nThe run counts as passed: `fail-on` and `min-pass-rate` allow these failures.\n",
    ],
    [
      "an aborted run beside a provider that is stopped",
      new Scene()
        .tasks(20)
        .begin({ provider: "openai" })
        .circuit("openai", "2026-11-22T16:45:00.000Z", "quota")
        .end("aborted", "every task fails alike: exit code 1"),
      "## 🛑 Aborted: 20 of 20 tasks outstanding\n\nEvery task fails alike: exit code 1.\n\n- openai: rate-limited until",
    ],
    ["a killed run", graded("passed"), "## 🧩 Not finished: 1 of 2 tasks outstanding"],
    ["a folder without events", new Scene().tasks(2), "## 🧩 Not finished: 2 of 2 tasks outstanding"],
    [
      "a lost job among jobs that are done",
      jobOfTwo().end("complete", "x").end("incomplete", "job 1 never reported", "", "merge"),
      "## 🧩 1 job never reported: 2 of 4 tasks outstanding\n\nJob 1 never reported.",
    ],
  ])("%s begins with the verdict, and the page with the same words", (_, scene, start) => {
    const report = reportOf(scene);
    expect(buildSummary(report).slice(0, start.length)).toBe(start);
    const title = /^## \S+ (.*)$/m.exec(start)?.[1];
    expect(renderHtmlReport(report)).toContain(`<h1>${title}</h1>`);
  });
});

describe("many providers that stopped", () => {
  it("each have their instant and distance, and the next run follows the first", () => {
    const summary = summaryOfScene(manyStopped(8));
    for (let day = 1; day <= 8; day += 1) {
      expect(summary).toMatch(
        new RegExp(
          `prov${day}(?:: rate-limited)? until \\*\\*2026-11-${21 + day}T16:45Z\\*\\* \\(${day}d after this run ended\\)`,
        ),
      );
    }
    expect(summary).toContain(
      "To resume, run it again after **2026-11-22T16:45Z** (1d after this run ended), by schedule or by hand: it keeps all results and runs only the 16 outstanding " +
        "tasks. Tasks of a stopped provider wait until it resets.",
    );
  });

  it("leave tasks without a limit to the next run", () => {
    const scene = new Scene().task({ id: "a", provider: "one" }).task({ id: "b", provider: "two" });
    scene.task({ id: "c", provider: "three" });
    scene.circuit("two", "2026-11-23T00:00:00.000Z", "2").circuit("one", "2026-11-22T00:00:00.000Z", "1").begin();
    expect(summaryOfScene(scene.end("stopped", "one: 1", "2026-11-22T00:00:00.000Z"))).toContain(
      "after **2026-11-22T00:00Z** (7h 15m after this run ended), by schedule or by hand: it keeps all results and runs only the 3 outstanding tasks. Tasks of a stopped provider wait until it resets.",
    );
  });
});
