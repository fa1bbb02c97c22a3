import { describe, expect, it } from "vitest";
import { buildAnnotations } from "../../src/report/annotations.ts";
import { writeJunit } from "../../src/report/junit.ts";
import { buildSummary } from "../../src/report/summary.ts";
import { CAMPAIGN, reportOf, Scene, taskId } from "./scene.ts";
import {
  allPassed,
  failures,
  manyStopped,
  mergedMatrix,
  outOfTime,
  type Situation,
  stoppedByLimit,
} from "./situations.ts";

function annotationsOf({ paths, options, against }: Situation) {
  return buildAnnotations(reportOf(paths, options), against);
}

function annotationsOfScene(scene: Scene, against: readonly string[] = []) {
  return annotationsOf({
    paths: scene.write(),
    options: { campaign: CAMPAIGN, maxAttempts: 3, part: null, run: null },
    against,
  });
}

describe("annotations", () => {
  it("has no annotation if everything passed", () => {
    expect(annotationsOf(allPassed())).toEqual([]);
  });

  it("has exactly one for a stopped run: who refused, until when, in which words, what is left and how to resume", () => {
    expect(annotationsOf(stoppedByLimit())).toEqual([
      {
        level: "warning",
        title: "Carryover: Stopped by a rate limit: 82 of 120 tasks outstanding",
        message:
          'anthropic: rate-limited until 2026-11-22T00:00Z (7h 11m after this run ended). It said: "You\'ve hit your limit · resets 12am (UTC)." ' +
          "To resume, run it again after 2026-11-22T00:00Z (7h 11m after this run ended), by schedule or by hand: it keeps all results and runs only the 82 outstanding " +
          "tasks. By hand: gh run rerun 7001 --repo example/evals",
      },
    ]);
  });

  it("has exactly one for a run that starts before the reset", () => {
    const scene = new Scene().tasks(5).circuit("anthropic", "2026-11-22T00:00:00.000Z", "hit your limit").begin();
    const annotations = annotationsOfScene(
      scene.end("stopped", "anthropic: hit your limit", "2026-11-22T00:00:00.000Z"),
    );
    expect(annotations).toHaveLength(1);
    expect(annotations[0]?.message).toMatch(
      /^anthropic: rate-limited until 2026-11-22T00:00Z \(7h 15m after this run ended\)\. It said: "hit your limit\." To resume/,
    );
  });

  it("names two stopped providers in one annotation", () => {
    const scene = new Scene().task({ id: "a", provider: "one" }).task({ id: "b", provider: "two" }).begin();
    scene.circuit("two", "2026-11-22T00:00:00.000Z", "2").circuit("one", "2026-11-21T18:00:00.000Z", "1", false);
    const annotations = annotationsOfScene(scene.end("stopped", "one: 1", "2026-11-21T18:00:00.000Z"));
    expect(annotations).toHaveLength(1);
    expect(annotations[0]?.message).toContain(
      "one: rate-limited until 2026-11-21T18:00Z (1h 15m after this run ended; an estimate, because it named no time)",
    );
  });

  it("calls an outage an outage, and counts no task as lost to limits", () => {
    const scene = new Scene().task({ id: "a", provider: "one" }).task({ id: "b", provider: "one" }).begin();
    scene.outage("one", "2026-11-21T18:00:00.000Z", "unavailable: HTTP 503");
    const paths = scene.end("stopped", "one: unavailable: HTTP 503", "2026-11-21T18:00:00.000Z").write();
    const report = reportOf(paths);
    let junit = "";
    writeJunit(report, (text) => {
      junit += text;
    });
    const annotations = buildAnnotations(report, []);
    expect(annotations).toHaveLength(1);
    expect(annotations[0]?.title).toBe("Carryover: Stopped by an outage: 2 of 2 tasks outstanding");
    expect(annotations[0]?.message).toContain(
      'one: unavailable until 2026-11-21T18:00Z (1h 15m after this run ended). The last error: "HTTP 503."',
    );
    expect(report.outstanding.limited).toBe(0);
    for (const text of [annotations[0]?.message, buildSummary(report), junit])
      expect(text).not.toMatch(/rate[- ]limit|limits/i);
  });

  it("counts the stopped providers that it does not name", () => {
    const [{ message } = { message: "" }] = annotationsOfScene(manyStopped(200));
    const named = [...message.matchAll(/prov\d+(?:: rate-limited)? until 20/g)].length;
    expect(named).toBe(15);
    expect(message).toContain(` and ${200 - named} more. `);
    expect(message).toContain("By hand: gh run rerun");
  });

  it.each([
    [[], "warning"],
    [["36 tasks are outstanding (fail-on)"], "error"],
  ])("has one for a run out of time, failing because of %j: of level %s", (against, level) => {
    expect(annotationsOf({ ...outOfTime(), against })).toMatchObject([
      { level, title: expect.stringMatching(/^Carryover: Out of time: \d+ of 100 tasks outstanding$/) },
    ]);
  });

  it("says why the step fails, then aggregates failures, the worst first", () => {
    expect(annotationsOf(failures())).toEqual([
      {
        level: "error",
        title: "Carryover: Complete: 6 failed and 5 errored of 60 tasks",
        message:
          "Failing because 6 tasks failed and 5 tasks errored (fail-on). To try the 5 errored tasks again, run with the " +
          "input retry: errored, timed-out, or first run carryover retry with the same state-dir.",
      },
      {
        level: "error",
        title: "Carryover: 1 task errored (fatal)",
        message: "task-022: model `eval-large` does not exist | check `model:` <config>",
      },
      { level: "error", title: "Carryover: 1 task errored (timed out)", message: "task-013: no result within 1m 30s" },
      {
        level: "error",
        title: "Carryover: 3 tasks errored",
        message: "task-031, task-032, task-033: JSONDecodeError: Expecting value: line 31 column 1",
      },
      {
        level: "error",
        title: "Carryover: 6 tasks failed",
        message:
          "Graded as failed: task-005, task-015, task-025, task-035, task-045 and 1 more. Pass rate 88.9 % of graded tasks.",
      },
    ]);
  });

  it.each([
    ["a short command", "x".repeat(1_000), true],
    ["not a part of a long one, which would do something else", "x".repeat(1_001), false],
  ])("shows %s", (_, resumeCommand, isShown) => {
    const { paths, options } = mergedMatrix();
    const report = reportOf(paths, options);
    const [first] = buildAnnotations({ ...report, headline: { ...report.headline, resumeCommand } }, []);
    expect(first?.message.includes(`By hand: ${resumeCommand}`)).toBe(isShown);
    expect(first?.message.includes("By hand")).toBe(isShown);
  });

  it("names failures and missing jobs in the annotation of a stopped run", () => {
    const annotations = annotationsOf(mergedMatrix());
    expect(annotations.map(({ level, title }) => `${level} ${title}`)).toEqual([
      "error Carryover: Stopped by a rate limit: 14 of 200 tasks outstanding",
    ]);
    expect(annotations[0]?.message).toContain(
      "Failing because 1 task failed (fail-on). Job 7 never reported. Its tasks stay outstanding. To resume",
    );
  });

  it.each([
    [["1 task is outstanding (fail-on)"], "Failing because 1 task is outstanding (fail-on). Also, 1 task failed. To"],
    [["1 task failed (fail-on)"], "Failing because 1 task failed (fail-on). To"],
    [[], '"hit your limit." Also, 1 task failed. To'],
  ])("a stopped run that fails because of %j says so, and each failure once", (against, words) => {
    const scene = new Scene()
      .tasks(2)
      .begin()
      .attempt(taskId(1), "failed")
      .circuit("anthropic", "2026-11-22", "hit your limit");
    expect(annotationsOfScene(scene.end("stopped", "anthropic: hit your limit"), against)[0]?.message).toContain(words);
  });

  it.each([
    [["1 task regressed (fail-on)"], "complete", "Failing because 1 task regressed (fail-on)."],
    [["tasks failed for one common reason"], "aborted", "The reason"],
  ] as const)("a step that fails because of %j says so in an error", (against, status, why) => {
    const scene = new Scene().tasks(2).begin().attempt(taskId(1), "passed").attempt(taskId(2), "passed");
    const annotations = annotationsOfScene(scene.end(status, "the reason"), against);
    expect(annotations.filter(({ level }) => level === "error")).toHaveLength(1);
    expect(annotations[0]?.message).toContain(why);
  });

  it("never has more than ten of a level, and each fits", () => {
    const scene = new Scene().tasks(100).begin();
    for (let index = 1; index <= 100; index += 1) {
      scene.attempt(taskId(index), "fatal", { message: `${String.fromCodePoint(0x4e00 + index)}${"x".repeat(1_000)}` });
    }
    const annotations = annotationsOfScene(scene.end("complete", "x"), ["100 tasks errored (fail-on)"]);
    expect(annotations.length).toBeLessThanOrEqual(10);
    expect(annotations.at(-1)?.message).toBe(
      "95 tasks failed in 95 other ways. The summary lists as many as fit, and junit.xml lists all of them.",
    );
    for (const { title, message } of annotations) expect(title.length + message.length).toBeLessThan(4_096);
  });

  it("no text of a child becomes a command or a separate line", () => {
    const bad = "x\n::error::y\r##[error]z\u2028";
    const scene = new Scene().task({ id: bad, provider: bad }).task({ id: "b", provider: bad }).begin();
    scene.attempt(bad, "fatal", { message: bad, provider: bad }).circuit(bad, "2026-11-22T00:00:00.000Z", bad);
    const annotations = annotationsOfScene(scene.pass(20_000).end("stopped", bad, "2026-11-22T00:00:00.000Z"));
    expect(annotations).toHaveLength(1);
    for (const { title, message } of annotations) expect(`${title}${message}`).not.toMatch(/[\n\r\u2028]|##\[/);
  });
});
