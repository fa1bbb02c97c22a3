import { appendFileSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ListHistory } from "../../src/core/history.ts";
import { wholeOf } from "../../src/core/split.ts";
import { countTasks } from "../../src/core/tally.ts";
import { readStoredTasks } from "../../src/engine/list-tasks.ts";
import { readHistory } from "../../src/store/read-history.ts";
import { CAMPAIGN, reportOf, Scene, taskId } from "./scene.ts";
import { failures, mergedMatrix, outOfTime, stoppedByLimit } from "./situations.ts";

describe("counts", () => {
  it.each([
    ["failures", failures],
    ["a stop", stoppedByLimit],
    ["a matrix", mergedMatrix],
    ["out of time", outOfTime],
  ])("agree with the engine: %s", (_, situation) => {
    const { paths, options } = situation();
    const tasks = readStoredTasks(paths.tasks);
    const { history } = readHistory(paths, CAMPAIGN, new ListHistory(tasks));
    expect(reportOf(paths, options).headline.counts).toEqual(countTasks(wholeOf(tasks.count), history, 3));
  });

  it("cover only the tasks of a part", () => {
    const scene = new Scene().tasks(4).begin().attempt(taskId(1), "passed").attempt(taskId(3), "failed");
    const { counts } = reportOf(scene, { part: (id) => id > taskId(2) }).headline;
    expect(counts).toEqual({ total: 2, passed: 0, failed: 1, errored: 0, skipped: 0, outstanding: 1 });
  });

  it("count a changed task as outstanding, and ignore rows of other campaigns and of unlisted tasks", () => {
    const scene = new Scene().tasks(2).begin().attempt(taskId(1), "passed").attempt(taskId(2), "passed");
    const paths = scene.write();
    writeFileSync(paths.tasks, `{"id":"${taskId(1)}","changed":true}\n{"id":"${taskId(2)}"}\n`);
    appendFileSync(paths.results, readFileSync(paths.results, "utf8").replaceAll("task-002", "task-999"));
    expect(reportOf(paths).headline.counts).toMatchObject({ total: 2, passed: 1, outstanding: 1 });
    expect(reportOf(paths, { campaign: "another" }).headline.counts).toMatchObject({ passed: 0, outstanding: 2 });
  });

  it("find tasks whose text was redacted by the hash that their lines store", () => {
    const scene = new Scene().task({ id: "a", prompt: "secret" }).begin().attempt("a", "passed");
    const paths = scene.write();
    const { hash } = JSON.parse(readFileSync(paths.results, "utf8")) as { hash: string };
    writeFileSync(paths.tasks, `{"carryover_hash":"${hash}","id":"a","prompt":"***"}\n`);
    expect(reportOf(paths).headline.counts).toMatchObject({ passed: 1 });
  });

  it.each([
    ["the earlier of two results", 60_000],
    ["the smaller attempt of two that began at once", 0],
  ])("keep %s, in any order of the rows", (_, betweenMs) => {
    const metrics = { cost_usd: 1 };
    const scene = new Scene().tasks(1).begin().attempt(taskId(1), "passed", { score: 1, metrics });
    scene.pass(betweenMs).attempt(taskId(1), "failed", { score: 0, attempt: 2, metrics });
    const paths = scene.write();
    const [first, second] = readFileSync(paths.results, "utf8").trimEnd().split("\n");
    for (const order of [
      [first, second],
      [second, first],
    ]) {
      writeFileSync(paths.results, `${order.join("\n")}\n`);
      const { tasks, headline } = reportOf(paths);
      expect(tasks.at(0)).toMatchObject({ standing: "passed", score: 1 });
      expect(headline.spend).toMatchObject({ cost: 1, priced: 1 });
    }
  });

  it("skip and count lines that cannot be read", () => {
    const paths = new Scene().tasks(1).begin().attempt(taskId(1), "passed").write();
    appendFileSync(paths.results, '{"v":1,"torn');
    appendFileSync(paths.failures, '{"v":2}\n');
    appendFileSync(paths.events, 'no event\n{"v":1,"event":"paused","at":"never"}\n{"v":1,"event":"__proto__"}\n');
    expect(reportOf(paths)).toMatchObject({ skippedLines: 2, headline: { counts: { passed: 1 } } });
  });
});

describe("tasks", () => {
  it("have their results", () => {
    const scene = new Scene()
      .task({ id: "a", group: "g", provider: "other" })
      .task({ id: "b#2", repeat: 2 })
      .task({ id: "c" });
    scene.begin().attempt("a", "transient", { message: "503", provider: "other" });
    scene.attempt("a", "passed", { attempt: 2, score: 0.5, durationMs: 1_500, provider: "other" });
    const report = reportOf(scene.attempt("b#2", "rate_limited", { provider: "mine" }));
    expect([...report.tasks]).toEqual([
      {
        id: "a",
        group: "g",
        listedId: null,
        variant: null,
        provider: "other",
        standing: "passed",
        score: 0.5,
        class: "graded",
        attempts: 2,
        durationS: 1.5,
        gradeMessage: "",
        message: "earlier: 503",
        key: "7001-1.0.000002",
        failures: [expect.objectContaining({ class: "transient", attempt: 1, message: "503" })],
      },
      expect.objectContaining({ id: "b#2", group: "b", class: "rate_limited", standing: "outstanding", attempts: 0 }),
      expect.objectContaining({ id: "c", group: null, class: null, key: null, message: "" }),
    ]);
  });

  it.each([
    ["killed", "kill_shaped", "earlier: HTTP 503"],
    ["rate-limited", "rate_limited", "earlier: HTTP 503"],
    ["failed in the same way", "transient", "exit 1: overloaded"],
  ] as const)("mark the message of an earlier attempt: %s since", (_, since, message) => {
    const scene = new Scene().tasks(1).begin().attempt(taskId(1), "transient", { message: "HTTP 503" });
    scene.attempt(taskId(1), since, { attempt: 2, message: "exit 1: overloaded" });
    expect(reportOf(scene).tasks.at(0)).toMatchObject({ class: since, standing: "outstanding", message });
  });

  it("without a provider have that of the run", () => {
    expect(reportOf(new Scene().tasks(3).begin({ provider: "openai" })).tasks.at(2).provider).toBe("openai");
  });

  it("are counted as won or lost", () => {
    const scene = new Scene().tasks(6).begin();
    scene.attempt(taskId(1), "legitimate").attempt(taskId(1), "passed", { attempt: 2 });
    scene.attempt(taskId(2), "rate_limited").attempt(taskId(2), "failed");
    scene.attempt(taskId(3), "rate_limited").attempt(taskId(4), "kill_shaped").attempt(taskId(5), "legitimate");
    const { headline, outstanding } = reportOf(scene);
    expect(headline).toMatchObject({ counts: { outstanding: 4 }, wonOnRetry: 1 });
    expect(outstanding).toMatchObject({ limited: 1, killed: 1, retriable: 1, notStarted: 1 });
  });
});

it("scores have a standard error over tasks, not over repeats", () => {
  const scene = new Scene();
  const ids = ["a", "b"].flatMap((id) => [1, 2, 3].map((repeat) => ({ id: `${id}#${repeat}`, repeat })));
  for (const task of ids) scene.task(task);
  scene.begin();
  for (const { id } of ids) scene.attempt(id, "passed", { score: id.startsWith("a") ? 1 : 0 });
  const { scores } = reportOf(scene).headline;
  // Two tasks with the means 1 and 0: the error of their mean is 0.5, however often each is repeated.
  expect(scores).toEqual({ count: 6, mean: 0.5, standardError: 0.5 });
});

describe("the comparison", () => {
  it("compares by id, and compares grades without scores", () => {
    const scene = new Scene().tasks(4).begin();
    for (const [index, before, now] of [
      [1, "passed", "failed"],
      [2, "failed", "passed"],
      [3, "passed", "passed"],
    ] as const) {
      scene.before(taskId(index), before).attempt(taskId(index), now);
    }
    scene.before(taskId(4), "passed").before("gone", "passed").attempt(taskId(4), "fatal");
    expect(reportOf(scene).baseline).toEqual({
      campaign: "until-complete-000001",
      regressions: [taskId(1)],
      fixes: [taskId(2)],
      lost: [taskId(4)],
      pairs: 3,
      difference: { of: "pass rate", pairs: 3, changed: 2, interval: { mean: 0, low: -1, high: 1 } },
      passRateBefore: 0.8,
    });
  });

  it("compares scores if there are any", () => {
    const scene = new Scene().tasks(3).begin();
    for (const index of [1, 2, 3])
      scene.before(taskId(index), "passed", 0.5).attempt(taskId(index), "passed", { score: 0.5 + index / 10 });
    const baseline = reportOf(scene).baseline;
    expect(baseline).toMatchObject({ difference: { of: "score" }, pairs: 3, regressions: [], fixes: [] });
    expect(baseline?.difference.interval?.mean).toBeCloseTo(0.2, 9);
  });

  it("counts no task that errored then as a fix, and no task that errors now as a regression", () => {
    const scene = new Scene().tasks(3).before(taskId(2), "passed").before(taskId(3), "passed").begin();
    scene.attempt(taskId(1), "passed").attempt(taskId(2), "fatal").attempt(taskId(3), "passed");
    expect(reportOf(scene).baseline).toMatchObject({
      regressions: [],
      fixes: [],
      lost: [taskId(2)],
      pairs: 1,
    });
  });

  it("counts all changes of a long list", () => {
    const scene = new Scene().tasks(10_001).begin();
    for (let index = 10_001; index > 0; index -= 1)
      scene.before(taskId(index), "passed").attempt(taskId(index), "failed");
    const { regressions = [] } = reportOf(scene).baseline ?? {};
    expect(regressions).toHaveLength(10_001);
    expect(regressions.slice(0, 2)).toEqual([taskId(1), taskId(2)]);
  });

  it("counts each listed task once, however often it is repeated", () => {
    const scene = new Scene();
    const ids = [1, 2, 3, 4].flatMap((task) => [1, 2, 3, 4, 5].map((repeat) => ({ id: `t${task}#${repeat}`, repeat })));
    for (const task of ids) scene.task(task);
    scene.begin();
    // One task of four gets worse in all its repeats: five changes, but of one task.
    for (const { id } of ids) scene.before(id, "passed").attempt(id, id.startsWith("t1#") ? "failed" : "passed");
    const { baseline } = reportOf(scene);
    expect(baseline).toMatchObject({ pairs: 20 });
    expect(baseline?.difference).toMatchObject({ pairs: 4, interval: { mean: -0.25, high: expect.closeTo(0.49, 4) } });
  });

  it("covers the pairs with two scores, and says how many", () => {
    const scene = new Scene().tasks(4).begin();
    for (const index of [1, 2, 3]) {
      const [before, now] = index === 1 ? [undefined, { score: 0.9 }] : [0.5, { score: 0.5 + index / 10 }];
      scene.before(taskId(index), "passed", before).attempt(taskId(index), "passed", now);
    }
    const baseline = reportOf(scene.before(taskId(4), "passed", 0.1).attempt(taskId(4), "passed")).baseline;
    expect(baseline).toMatchObject({ pairs: 4, difference: { of: "score", pairs: 2 } });
    expect(baseline?.difference.interval?.mean).toBeCloseTo(0.25, 9);
  });

  it("is null without a task in common", () => {
    expect(reportOf(new Scene().tasks(1).before("gone", "passed").begin()).baseline).toBeNull();
    expect(reportOf(new Scene().tasks(1).begin()).baseline).toBeNull();
  });
});

describe("the story of a run", () => {
  it("covers the requested run, or the latest", () => {
    const scene = new Scene()
      .tasks(2)
      .begin({ run: "1-1" })
      .attempt(taskId(1), "passed")
      .pass(60_000)
      .end("stopped", "first");
    scene.pass(3_600_000).begin({ run: "2-1" }).attempt(taskId(2), "passed").pass(60_000).end("complete", "second");
    const paths = scene.write();
    const attemptsOf = (run: string | null) => reportOf(paths, { run }).run.attempts.map((attempt) => attempt.taskIds);
    expect(attemptsOf("1-1")).toEqual([[taskId(1)]]);
    expect(attemptsOf("2-1")).toEqual([[taskId(2)]]);
    expect(attemptsOf(null)).toEqual([[taskId(2)]]);
    expect(attemptsOf("unknown")).toEqual([[taskId(2)]]);
    expect(reportOf(paths).headline).toMatchObject({ status: "complete", reason: "second" });
  });

  it("covers all jobs of a matrix, and a job that was run again once, with its latest run", () => {
    const scene = new Scene().tasks(3);
    for (const job of [0, 1, 2])
      scene
        .begin({ run: "7-1", job, total: 3, part: 1 })
        .attempt(taskId(job + 1), "passed")
        .pass(20_000)
        .end("complete", "x");
    scene.begin({ run: "7-2", job: 1, total: 3, part: 1 }).pass(1_000).end("complete", "again");
    const { jobs, missingJobs } = reportOf(scene, { run: "7-2" }).run;
    expect(jobs.map(({ start }) => `${start.run} ${start.job_index}`)).toEqual(["7-1 0", "7-1 2", "7-2 1"]);
    expect(missingJobs).toEqual([]);
  });

  it("covers only its own job for a part, not restored siblings", () => {
    const scene = new Scene()
      .tasks(2)
      .begin({ job: 1, total: 2 })
      .attempt(taskId(2), "passed", { provider: "b" })
      .end("complete", "x");
    scene.begin({ job: 0, total: 2 }).attempt(taskId(1), "passed", { provider: "a" }).pass(20_000).end("complete", "x");
    const { run } = reportOf(scene, { run: "7001-1", part: (id) => id === taskId(1) });
    expect(run.attempts.map((attempt) => attempt.job)).toEqual(["0"]);
    expect(run.missingJobs).toEqual([]);
  });

  it("names the first tasks of a large shard only", () => {
    const tasks = Array.from({ length: 1_500 }, (_, index) => taskId(index));
    const started = { event: "attempt_started", key: "7001-1.0.1", slot: 0, provider: "p", tasks, probe: false };
    const { attempts } = reportOf(new Scene().tasks(1).begin().tell(started)).run;
    expect(attempts.map(({ taskIds }) => taskIds.length)).toEqual([100]);
  });

  it("covers the latest run of each job of a matrix outside of workflows", () => {
    const scene = new Scene().tasks(2);
    scene.begin({ run: "a", job: 0, total: 2, part: 1 }).attempt(taskId(1), "rate_limited").pass(60_000);
    scene.begin({ run: "b", job: 1, total: 2, part: 1 }).attempt(taskId(2), "passed").pass(60_000);
    scene.begin({ run: "c", job: 0, total: 2, part: 1 }).attempt(taskId(1), "passed").pass(60_000);
    const { jobs, attempts } = reportOf(scene).run;
    expect(jobs.map(({ start }) => start.run)).toEqual(["b", "c"]);
    expect(attempts.map(({ class: ended }) => ended)).toEqual(["passed", "passed"]);
  });

  it("knows which jobs never reported", () => {
    expect(reportOf(mergedMatrix().paths).run.missingJobs).toEqual([7]);
  });

  it("takes a child that was stopped before it settled a task as killed, and one without an end as running", () => {
    const scene = new Scene().tasks(2).begin();
    const start = (key: string, id: string) =>
      scene.tell({ event: "attempt_started", key, slot: 0, provider: "p", tasks: [id], attempt: 1, probe: false });
    start("7001-1.0.000001", taskId(1)).tell({ event: "attempt_ended", key: "7001-1.0.000001", duration_s: 1 });
    start("7001-1.0.000002", taskId(2));
    expect(reportOf(scene).run.attempts.map((attempt) => attempt.class)).toEqual(["kill_shaped", "running"]);
  });

  it.each(["complete", "stopped"] as const)(
    "is not finished after a retry, whatever the %s run was judged by",
    (status) => {
      const scene = new Scene().tasks(2).begin().attempt(taskId(1), "passed").pass(60_000);
      const paths = scene.end(status, "why", "", undefined, ["1 task errored (fail-on)"]).write();
      const checkpoint = readFileSync(paths.checkpoint, "utf8");
      const reopened_at = new Date(scene.now + 1).toISOString();
      writeFileSync(
        paths.checkpoint,
        checkpoint.replace('"completed_at"', `"reopened_at":"${reopened_at}","completed_at"`),
      );
      const reason = "retry made tasks outstanding again";
      expect(reportOf(paths).headline).toMatchObject({ status: "incomplete", reason, against: null });
    },
  );

  it("is complete after the run that a retry asked for, although the clock of the retry was ahead", () => {
    const scene = new Scene().tasks(1).begin().attempt(taskId(1), "passed").pass(60_000);
    const paths = scene.end("complete", "why").write();
    const ahead = new Date(scene.now + 60_000).toISOString();
    const checkpoint = JSON.parse(readFileSync(paths.checkpoint, "utf8"));
    Object.assign(checkpoint.campaigns[0], { complete: true, completed_at: ahead, reopened_at: ahead });
    writeFileSync(paths.checkpoint, JSON.stringify(checkpoint));
    expect(reportOf(paths).headline).toMatchObject({ status: "complete", reason: "why" });
  });

  it("counts circuits only while they are open and their providers have outstanding tasks", () => {
    const scene = new Scene()
      .tasks(2, () => ({ provider: "anthropic" }))
      .begin()
      .attempt(taskId(1), "passed");
    scene
      .circuit("anthropic", "2026-11-22T00:00:00.000Z", "later")
      .circuit("other", "2026-11-22T00:00:00.000Z", "no tasks");
    expect(reportOf(scene).headline.stops.map((stop) => stop.words)).toEqual(["later"]);
    scene.circuit("anthropic", "2026-11-21T16:00:00.000Z", "over");
    expect(reportOf(scene).headline.stops).toEqual([]);
  });
});

describe("groups of failures", () => {
  it("have one class and one message, apart from numbers, the worst first", () => {
    const scene = new Scene().tasks(6).begin();
    scene.attempt(taskId(1), "failed").attempt(taskId(2), "failed").attempt(taskId(3), "failed");
    scene.attempt(taskId(4), "timeout_exceeded", { message: "no result within 90s" });
    scene.attempt(taskId(5), "fatal", { message: "request 8f14e45fceea1671 failed after 12 s", log: "one\ntwo\n" });
    scene.attempt(taskId(6), "fatal", { message: "request c9f0f895fb98ab91 failed after 7 s" });
    const groups = reportOf(scene).failureGroups;
    expect(groups.map(({ class: failure, tasks, lastWords }) => ({ failure, tasks, lastWords }))).toEqual([
      { failure: "fatal", tasks: [4, 5], lastWords: "one\ntwo" },
      { failure: "timeout_exceeded", tasks: [3], lastWords: "" },
      { failure: "graded", tasks: [0, 1, 2], lastWords: "" },
    ]);
  });

  it("show the log of a wrong answer only if nothing else in it went wrong", () => {
    const scene = new Scene().tasks(2).begin().attempt(taskId(1), "failed", { log: "assert 27 == 26\n" });
    const settle = (rest: object) =>
      scene.tell({ event: "task_settled", key: "7001-1.0.000001", id: taskId(2), attempt: 1, next: "retry", ...rest });
    expect(reportOf(scene).failureGroups[0]?.lastWords).toBe("assert 27 == 26");
    settle({ class: "rate_limited", status: null, score: null, message: "", verdict: "stop" });
    expect(reportOf(scene).failureGroups[0]?.lastWords).toBe("");
  });

  it("follow no link and no path from the state", () => {
    const scene = new Scene().tasks(2).begin().attempt(taskId(1), "fatal", { message: "m" });
    const paths = scene.write();
    writeFileSync(join(paths.root, "outside.log"), "not for a report");
    symlinkSync(join(paths.root, "outside.log"), join(paths.logs, "7001-1.0.000001.log"));
    expect(reportOf(paths).failureGroups[0]?.lastWords).toBe("");
    const events = readFileSync(paths.events, "utf8").replaceAll(
      "7001-1.0.000001",
      "../x/7001-1.0.000001/../../outside",
    );
    writeFileSync(paths.events, events);
    expect(reportOf(paths).failureGroups[0]?.lastWords).toBe("");
  });

  it("show only the end of a long log", () => {
    const log = Array.from({ length: 5_000 }, (_, index) => `line ${index}`).join("\n");
    const scene = new Scene().tasks(1).begin().attempt(taskId(1), "fatal", { message: "m", log });
    const words = reportOf(scene).failureGroups[0]?.lastWords ?? "";
    expect(words.split("\n")).toHaveLength(20);
    expect(words.endsWith("line 4999")).toBe(true);
  });
});
