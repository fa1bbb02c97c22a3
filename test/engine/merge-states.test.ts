/** One verdict over the states of several jobs: its counts, missing jobs and campaign. */
import { createHash } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import type { Redactor } from "../../src/core/redactor.ts";
import { userErrorOf } from "../../src/core/user-error.ts";
import { makePlan } from "../../src/engine/make-plan.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";
import { CAMPAIGN, jsonLines } from "../rig/rows.ts";
import { context, IDS, job, merge, status } from "./matrix-rig.ts";
import { evaluate, rowsOf, workspaceWith } from "./rig.ts";

describe("a matrix of four jobs", () => {
  test("status after a merge counts the whole list, whatever the order of the folders", async () => {
    const workspace = workspaceWith(...IDS);
    for (const index of [0, 1, 2, 3]) await job(workspace, index);
    expect(status(workspace, "s1").counts.total).toBeLessThan(IDS.length);
    for (const order of [
      ["s0", "s1", "s2", "s3"],
      ["s3", "s2", "s1", "s0"],
    ]) {
      const out = `out-${order[0]}`;
      const end = await merge(workspace, order, { inputs: { "state-dir": out, "job-total": "4" } });
      expect(end).toMatchObject({ exitCode: 0, missing: [], outputs: { status: "complete", total: IDS.length } });
      const { outputs, part } = status(workspace, out);
      expect(outputs).toEqual(end.outputs);
      expect(part).toBeNull();
    }
  });

  test("jobs that were merged earlier count as reported", async () => {
    const workspace = workspaceWith(...IDS);
    for (const index of [0, 1, 2, 3]) await job(workspace, index);
    const warnings: string[] = [];
    const facts = { inputs: { "job-total": "4" }, run: { warnings } };
    const half = await merge(workspace, ["s0", "s1"], facts);
    expect(half.missing).toEqual(["job 2", "job 3"]);
    const whole = await merge(workspace, ["s2", "s3"], facts);
    expect(whole).toMatchObject({ missing: [], outputs: { status: "complete" } });
    expect(warnings).toHaveLength(1);
  });

  test.each<[string, string | undefined, readonly string[], readonly number[]]>([
    ["as many as ran", "4", ["s0", "s1"], [2, 3]],
    ["not given: the number that the jobs know counts", undefined, ["s0", "s3"], [1, 2]],
    ["more: the others are missing, although all tasks are done", "6", ["s0", "s1", "s2", "s3"], [4, 5]],
    ["0: the plan had no jobs", "0", ["s0"], []],
  ])(
    "job-total: %s. The warning, the status and the summary name the same missing jobs",
    async (_, total, folders, missed) => {
      const workspace = workspaceWith(...IDS);
      for (const index of [0, 1, 2, 3]) await job(workspace, index);
      const warnings: string[] = [];
      const inputs = total === undefined ? {} : { "job-total": total };
      const end = await merge(workspace, folders, { inputs, run: { warnings } });
      expect(end.missing).toEqual(missed.map((index) => `job ${index}`));
      expect(end.report?.run.missingJobs).toEqual(missed);
      expect(end.outputs.status).toBe(end.outputs.outstanding === 0 && missed.length === 0 ? "complete" : "incomplete");
      const tasks = end.outputs.outstanding === 0 ? "Nothing is outstanding anyway." : "Their tasks stay outstanding.";
      expect(warnings).toEqual(
        missed.length === 0 ? [] : [`2 jobs never reported: ${end.missing.join(", ")}. ${tasks}`],
      );
      // A merged state can be merged again, because it holds everything that its jobs reported.
      const again = await merge(workspace, ["out"], { inputs: { ...inputs, "state-dir": "again" } });
      expect(again.missing).toEqual(end.missing);
    },
  );

  test("the reason lists each distinct reason of the jobs once", async () => {
    const workspace = workspaceWith(...IDS);
    const command = `printf '{"id":"%s","status":"error","error":{"message":"boom","is_retryable":false}}\\n' "$CARRYOVER_TASK_ID" >> "$CARRYOVER_RESULTS_FILE"`;
    const reasons: string[] = [];
    for (const index of [0, 1, 2, 3]) {
      const { result, reason } = await job(workspace, index, {
        command,
        concurrency: "1",
        ...(index < 3 ? { "max-failures": "1" } : { "fail-fast": "true" }),
      });
      if (result.status === "aborted" && !reasons.includes(reason)) reasons.push(reason);
    }
    expect(reasons).toHaveLength(2);
    const end = await merge(workspace, ["s0", "s1", "s2", "s3"], { inputs: { "job-total": "4" } });
    expect(end.outputs).toMatchObject({ status: "aborted", reason: reasons.join("; ") });
  });

  test("reasons that differ only in a number, or in which job met the limit, are one reason", async () => {
    const workspace = workspaceWith(...IDS);
    for (const index of [0, 1]) {
      const command = `echo "LIMIT stop ${9_000 + index}"; exit 1`;
      await job(workspace, index, { command, "job-total": "2" });
    }
    const events = join(workspace, "s1", "events.jsonl");
    const learned = readFileSync(events, "utf8")
      .replaceAll('"reason":"', '"reason":"another job was stopped: ')
      .replaceAll("stop 9001", "stop 1,009,001");
    writeFileSync(events, learned);
    const end = await merge(workspace, ["s1", "s0"], { inputs: { "job-total": "2" } });
    expect(end.outputs).toMatchObject({ status: "stopped", reason: expect.stringMatching(/^LIMIT stop [\d,]+$/) });
  });

  test("limits of two providers are two reasons, even if the names differ only in a digit", async () => {
    const workspace = workspaceWith(...IDS);
    for (const index of [0, 1]) {
      const command = `echo "LIMIT stop ${9_000 + index}"; exit 1`;
      await job(workspace, index, { command, "job-total": "2", provider: `azure-${index}` });
    }
    const end = await merge(workspace, ["s0", "s1"], { inputs: { "job-total": "2" } });
    expect(end.outputs.reason).toMatch(/azure-0: .*; azure-1: |azure-1: .*; azure-0: /);
  });

  test("the answers that an older state kept for a task leave the journal once a job has settled it", async () => {
    const workspace = workspaceWith(...IDS);
    for (const index of [0, 1]) await job(workspace, index);
    const settled = new Set(
      [0, 1].flatMap((index) => rowsOf(join(workspace, `s${index}`, "results.jsonl"))).map(({ id }) => id),
    );
    const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
    const call = (id: string) => ({
      ...{ v: 1, campaign: CAMPAIGN, id, hash: hashOf(JSON.stringify({ id })), key: hashOf("key"), n: 0, status: 200 },
      ...{ headers: {}, body: "{}", at: new Date().toISOString() },
    });
    mkdirSync(join(workspace, "out"));
    writeFileSync(join(workspace, "out", "calls.jsonl"), jsonLines([...IDS, "unlisted"].map(call)));
    await merge(workspace, ["s0", "s1"], { inputs: { "job-total": "4" } });
    const left = rowsOf(join(workspace, "out", "calls.jsonl")).map(({ id }) => id);
    expect(left).toEqual([...IDS.filter((id) => !settled.has(id)), "unlisted"]);
    expect(settled.size).toBeGreaterThan(0);
    expect(settled.size).toBeLessThan(IDS.length);
  });

  test("an unreadable folder is reported, and its job counts as missing", async () => {
    const workspace = workspaceWith(...IDS);
    for (const index of [0, 1, 2, 3]) await job(workspace, index);
    symlinkSync("/etc/hostname", join(workspace, "s2", "baseline.jsonl"));
    const warnings: string[] = [];
    const end = await merge(workspace, ["s0", "s1", "s2", "s3"], { inputs: { "job-total": "4" }, run: { warnings } });
    expect(end.missing).toEqual(["job 2"]);
    expect(end.exitCode).toBe(75);
    expect(warnings[0]).toMatch(/s2 was skipped: baseline.jsonl is not a plain file/);
  });
});

test("the verdict covers the campaign of the workflow run, whichever was saved last", async () => {
  const workspace = workspaceWith("a", "b");
  const grade = `test "$RED" = 1 && echo '{"id":"'"$CARRYOVER_TASK_ID"'","status":"failed"}' >> "$CARRYOVER_RESULTS_FILE"; true`;
  for (const [folder, campaign, red] of [
    ["red", "sha-a", "1"],
    ["green", "sha-b", "0"],
  ] as const) {
    await evaluate({
      workspace,
      env: { RED: red },
      inputs: { tasks: "tasks.txt", "state-dir": folder, command: grade, campaign },
    });
  }
  const push = { eventName: "push", sha: "sha-a" };
  const end = await merge(workspace, ["red", "green"], { run: { event: push } });
  expect(end.outputs).toMatchObject({ status: "complete", failed: 2, passed: 0 });
  expect(end.exitCode).toBe(1);
});

describe("how the jobs ended", () => {
  test("if every task of one job failed the same way, the verdict says so", async () => {
    const many = Array.from({ length: 60 }, (_, index) => `t${index}`);
    const workspace = workspaceWith(...many);
    await job(workspace, 0, { command: "echo 'Error: no such model' >&2; exit 1", "job-total": "2" });
    await job(workspace, 1, { "job-total": "2" });
    const end = await merge(workspace, ["s0", "s1"], { inputs: { "job-total": "2" } });
    expect(end).toMatchObject({ exitCode: 1, outputs: { status: "aborted", errored: 0 }, missing: [] });
    expect(end.against).toContain("tasks failed for one common reason");
    expect(end.reason).toMatch(/every task fails alike: .*no such model/);
  });

  test("an interrupted job makes the status interrupted, but the merge exits with 75", async () => {
    const workspace = workspaceWith(...IDS);
    await job(workspace, 0, { "job-total": "2" });
    let interrupt: (signal: "SIGINT") => void = () => {};
    await evaluate({
      workspace,
      job: "1",
      inputs: { tasks: "tasks.txt", "state-dir": "s1", command: "sleep 60", "job-index": "1", "job-total": "2" },
      onSignal: (handler) => {
        interrupt = handler;
      },
      onEvent: (event) => {
        if (event.event === "attempt_started") setImmediate(() => interrupt("SIGINT"));
      },
    });
    const end = await merge(workspace, ["s0", "s1"], { inputs: { "job-total": "2" } });
    expect(end).toMatchObject({ exitCode: 75, outputs: { status: "interrupted" } });
  });
});

describe("missing jobs", () => {
  test("after a plan without jobs, no job is missing", async () => {
    const workspace = workspaceWith(...IDS);
    const warnings: string[] = [];
    for (const index of [0, 1, 2, 3]) await job(workspace, index);
    await merge(workspace, ["s0", "s1", "s2", "s3"]);
    const again = await merge(workspace, [], { inputs: { "job-total": "0" }, run: { warnings } });
    expect(again).toMatchObject({ exitCode: 0, missing: [], outputs: { status: "complete", total: IDS.length } });
    expect(warnings).toEqual([]);
  });

  const ofRun = (workflowRun: string) =>
    ({ workflowRun, isWorkflow: true, event: { eventName: "schedule", sha: "0".repeat(40) } }) as const;

  test.each([
    ["first", false],
    ["next", true],
  ])("after a plan that was refused before the %s campaign, the verdict names the provider", async (_, isNext) => {
    const workspace = workspaceWith(...IDS);
    if (isNext) await job(workspace, 0, { "job-total": "1" }, "100");
    const inputs = { tasks: "tasks.txt", "state-dir": "s0", provider: "openai" };
    const preflight = "echo 'LIMIT stop 3600000' >&2; exit 1";
    const config = readConfig({ ...inputs, preflight }, { origin: "cli", env: {}, taker: "plan" });
    const plan = await makePlan(config, context({ workspace, ...ofRun("101") }));
    expect(plan.matrix).toEqual([]);
    const end = await merge(workspace, [], { inputs: { ...inputs, "job-total": "0" }, run: ofRun("101") });
    expect(end.outputs).toMatchObject({ status: "stopped", "resume-at": expect.stringMatching(/^20/) });
    expect(end.report?.headline.stops).toMatchObject([{ provider: "openai" }]);
    expect(end.result.counts).toMatchObject({ outstanding: IDS.length });
  });

  test("a merge that is given the folders of an earlier workflow run judges the jobs of that run", async () => {
    const workspace = workspaceWith(...IDS);
    for (const index of [0, 1]) await job(workspace, index, { "job-total": "3" }, "100");
    const end = await merge(workspace, ["s0", "s1"], { run: ofRun("101") });
    expect(end).toMatchObject({ missing: ["job 2"], outputs: { status: "incomplete" } });
  });

  test.each([
    ["the list and the provider", { tasks: "tasks.txt", provider: "openai" }],
    ["only the list", { tasks: "tasks.txt" }],
    ["neither", {}],
  ])("a merge that is given %s knows when the jobs can resume", async (_, inputs) => {
    const workspace = workspaceWith(...IDS);
    const command = 'echo "LIMIT stop 3600000" >&2; false';
    await job(workspace, 0, { "job-total": "1", provider: "openai", command });
    const informed: string[] = [];
    const end = await merge(workspace, ["s0"], { inputs, run: { informed } });
    expect(end.outputs).toMatchObject({ status: "stopped", "resume-at": expect.stringMatching(/^20/) });
    expect(informed.slice(-2)).toEqual([
      "all jobs: 0 passed, 8 outstanding",
      expect.stringMatching(/^to resume, run the jobs again after 20\S+Z \(in (?:1h|59m.*)\)$/),
    ]);
  });

  test("a stop that holds up no outstanding task does not delay them", async () => {
    const workspace = workspaceWith(...IDS);
    writeFileSync(join(workspace, "before.jsonl"), '{"id":"gone","provider":"openai"}\n');
    const command = 'echo "LIMIT stop 3600000" >&2; false';
    await job(workspace, 0, { tasks: "before.jsonl", "job-total": "1", command });
    await job(workspace, 0, { "job-total": "2" });
    const end = await merge(workspace, ["s0"], { inputs: { tasks: "tasks.txt", "job-total": "2" } });
    expect(end).toMatchObject({ missing: ["job 1"], outputs: { status: "incomplete", "resume-at": "" } });
  });

  test("a merge in a workflow run without jobs does not count the time since those of an earlier one", async () => {
    const workspace = workspaceWith(...IDS);
    const inputs = { tasks: "tasks.txt", "state-dir": "s0", campaign: "day" };
    await job(workspace, 0, { "job-total": "1", campaign: "day" }, "100");
    const end = await merge(workspace, [], { inputs: { ...inputs, "job-total": "0" }, run: ofRun("101") });
    expect(end.outputs.status).toBe("complete");
    expect(end.report?.headline.startedAt).toBeNull();
  });

  test("without any state, all listed tasks are outstanding", async () => {
    const workspace = workspaceWith(...IDS);
    const inputs = { tasks: "tasks.txt", "job-total": "2" };
    const end = await merge(workspace, ["lost"], { inputs });
    expect(end).toMatchObject({ exitCode: 75, missing: ["job 0", "job 1"], outputs: { outstanding: IDS.length } });
  });

  test("a target that cannot be written is an error for the user", async () => {
    const workspace = workspaceWith(...IDS);
    await job(workspace, 0, { "job-total": "1" });
    mkdirSync(join(workspace, `out/results.jsonl.${process.pid}.tmp`), { recursive: true });
    const error = await merge(workspace, ["s0"]).catch(userErrorOf);
    expect(error).toMatchObject({
      message: expect.stringMatching(/^Expected .* the state folder .*, found: EISDIR.*out.results\.jsonl/),
    });
  });

  test("a target that cannot be opened is an error for the user", async () => {
    const workspace = workspaceWith(...IDS);
    writeFileSync(join(workspace, "file"), "");
    const merged = merge(workspace, ["lost"], { inputs: { "state-dir": "file/out" } });
    await expect(merged).rejects.toThrow(/Expected to write the state folder \S*file\/out, found: E(?:NOTDIR|EXIST)/);
  });

  test("without any state or list, merge is refused and leaves no folder behind", async () => {
    const workspace = workspaceWith(...IDS);
    const before = readdirSync(workspace);
    for (const inputs of [{}, { "job-total": "0" }]) {
      const refused = expect(merge(workspace, ["lost"], { inputs })).rejects;
      await refused.toThrow(/Expected the state of at least one job in \S*\/lost,/);
    }
    expect(readdirSync(workspace)).toEqual(before);
  });
});

describe("folders without a readable checkpoint", () => {
  const lose = (workspace: string, folder: string, text: string | null) => {
    const path = join(workspace, folder, "checkpoint.json");
    if (text === null) rmSync(path);
    else writeFileSync(path, text);
  };

  test.each([
    ["gone", null],
    ["torn", '{"v":1,"seq":'],
  ])("if all checkpoints are %s, the rows name the campaign, and the jobs count as reported", async (_, text) => {
    const workspace = workspaceWith(...IDS);
    for (const index of [0, 1]) {
      await job(workspace, index, { "job-total": "2", campaign: "release-7" });
      lose(workspace, `s${index}`, text);
    }
    const warnings: string[] = [];
    const end = await merge(workspace, ["s0", "s1"], { inputs: { "job-total": "2" }, run: { warnings } });
    expect(end).toMatchObject({ exitCode: 0, missing: [], outputs: { status: "complete", passed: IDS.length } });
    expect(warnings).toEqual([]);
    expect(JSON.parse(readFileSync(join(workspace, "out/checkpoint.json"), "utf8"))).toMatchObject({
      campaigns: [{ id: "release-7", complete: true }],
    });
  });

  test("the campaign is that of the latest row, whatever the order of the folders", async () => {
    const workspace = workspaceWith("a", "b");
    for (const [folder, campaign] of [
      ["s0", "red"],
      ["s1", "blue"],
    ] as const) {
      await job(workspace, 0, { "state-dir": folder, campaign, "job-total": "1" });
      lose(workspace, folder, null);
    }
    for (const order of [
      ["s0", "s1"],
      ["s1", "s0"],
    ]) {
      const out = `out-${order[0]}`;
      await merge(workspace, order, { inputs: { "state-dir": out } });
      expect(status(workspace, out).campaign).toBe("blue");
    }
  });

  test("a folder without state is a job that never reported", async () => {
    const workspace = workspaceWith(...IDS);
    await job(workspace, 0, { "job-total": "1" });
    mkdirSync(join(workspace, "s1/logs"), { recursive: true });
    const end = await merge(workspace, ["s0", "s1"]);
    expect(end.missing).toEqual([join(workspace, "s1")]);
  });

  test("a checkpoint of a newer version is rejected, and nothing is merged", async () => {
    const workspace = workspaceWith(...IDS);
    for (const index of [0, 1]) await job(workspace, index, { "job-total": "2" });
    lose(workspace, "s1", JSON.stringify({ v: 7 }));
    await expect(merge(workspace, ["s0", "s1"])).rejects.toThrow(/version 1 at .*s1\/checkpoint.json, found version 7/);
    expect(existsSync(join(workspace, "out/results.jsonl"))).toBe(false);
  });
});

test("folders of another campaign cause a warning, and their jobs count as missing", async () => {
  const workspace = workspaceWith("a", "b", "c", "d");
  await job(workspace, 1, { campaign: "red", "job-total": "2" });
  await job(workspace, 0, { campaign: "blue", "job-total": "2" });
  const warnings: string[] = [];
  const end = await merge(workspace, ["s0", "s1"], { inputs: { "job-total": "2" }, run: { warnings } });
  expect(end.missing).toEqual(["job 1"]);
  expect(warnings[0]).toMatch(/s1 belongs to campaign red: .* this verdict covers campaign blue only/);
  const other = await merge(workspace, [], { inputs: { campaign: "red" } });
  expect(other.outputs.total).toBe(4);
  expect(Number(other.outputs.passed) + Number(end.outputs.passed)).toBe(4);
});

test("a task whose text was redacted keeps its hash: status and merge find its result", async () => {
  const workspace = workspaceWith(...IDS);
  appendFileSync(join(workspace, "tasks.jsonl"), '{"id":"a","q":"model-name-1"}\n{"id":"b"}\n');
  const redactor: Redactor = { ...NO_REDACTION, redact: (text) => text.replaceAll("model-name-1", "***") };
  const end = await evaluate({
    workspace,
    redactor,
    inputs: { tasks: "tasks.jsonl", "state-dir": "s0", command: "true" },
  });
  expect(end.outputs).toMatchObject({ passed: 2, outstanding: 0 });
  expect(readFileSync(join(workspace, "s0/tasks.jsonl"), "utf8")).not.toContain("model-name-1");
  expect(status(workspace, "s0").outputs).toEqual(end.outputs);
  expect((await merge(workspace, ["s0"])).outputs).toMatchObject({ status: "complete", passed: 2 });
});
