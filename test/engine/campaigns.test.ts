/** Campaigns over several runs of the whole engine: real folders, real children, nothing simulated. */

import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import type { Clock } from "../../src/core/instant.ts";
import { commandHash } from "../../src/engine/run-record.ts";
import { systemClock } from "../../src/engine/system-clock.ts";
import { readCheckpoint } from "../../src/store/checkpoint-file.ts";
import type { Checkpoint } from "../../src/store/format.ts";
import { mergeCheckpoints } from "../../src/store/merge-checkpoints.ts";
import { type Evaluation, evaluate, listTasks, rowsOf, workspaceWith } from "./rig.ts";

const run = (workspace: string, command: string, more: Partial<Evaluation> = {}) =>
  evaluate({ workspace, ...more, inputs: { tasks: "tasks.txt", command, ...more.inputs } });
const state = (workspace: string, name: string) => join(workspace, ".carryover", name);
const ids = (path: string) =>
  rowsOf(path)
    .map((row) => row.id)
    .sort();

/** A machine whose clock says another instant now. */
function clockFrom(instant: number): Clock {
  const clock = systemClock();
  const aheadMs = instant - clock.now();
  return { now: () => clock.now() + aheadMs, at: (at, wake) => clock.at(at - aheadMs, wake) };
}

test("the run after a complete campaign begins a new one and keeps the old rows as its baseline", async () => {
  const workspace = workspaceWith("a", "b", "c");
  const first = await run(workspace, "true");
  expect(first).toMatchObject({ exitCode: 0, result: { status: "complete", counts: { passed: 3 } } });
  expect(ids(state(workspace, "results.jsonl"))).toEqual(["a", "b", "c"]);
  const second = await run(workspace, "false");
  expect(second.result.counts).toMatchObject({ passed: 0, errored: 3 });
  expect(first.events[0]).not.toHaveProperty("new_pass_after");
  expect(second.events[0]).toMatchObject({ event: "run_started", new_pass_after: "until-complete-000001" });
  expect(ids(state(workspace, "results.jsonl"))).toEqual([]);
  expect(ids(state(workspace, "baseline.jsonl"))).toEqual(["a", "b", "c"]);
  expect(rowsOf(state(workspace, "failures.jsonl")).map((row) => row.campaign)).toContain("until-complete-000002");
});

test.each<[string, readonly (readonly [workflowRun: string, command: string])[]]>([
  [
    "completed a campaign before the present one",
    [
      ["77", "true"],
      ["78", "echo 'LIMIT stop 1500' >&2; false"],
    ],
  ],
  [
    "began one that another run completed",
    [
      ["77", "test $CARRYOVER_TASK_ID = a || kill -9 $$"],
      ["78", "true"],
    ],
  ],
])("a re-run of a workflow run that %s starts nothing", async (_, runs) => {
  const workspace = workspaceWith("a", "b");
  const inputs = { concurrency: "1" };
  for (const [workflowRun, command] of runs) await run(workspace, command, { workflowRun, inputs });
  const before = readFileSync(state(workspace, "checkpoint.json"), "utf8");
  const rows = readFileSync(state(workspace, "results.jsonl"), "utf8");
  const again = await run(workspace, "true", { workflowRun: "77", inputs });
  expect(again).toMatchObject({
    exitCode: 0,
    result: { status: "complete" },
    outputs: { resume: false, outstanding: 0 },
  });
  expect(again.started).toEqual([]);
  expect(readFileSync(state(workspace, "results.jsonl"), "utf8")).toBe(rows);
  const campaigns = (text: string) =>
    (JSON.parse(text) as { campaigns: readonly { id: string }[] }).campaigns.map(({ id }) => id);
  expect(campaigns(readFileSync(state(workspace, "checkpoint.json"), "utf8"))).toEqual(campaigns(before));
});

test.each([
  ["the next night was", ["78"]],
  ["the next three nights were", ["78", "79", "80"]],
])("a re-run keeps the exit code of its campaign, although %s better", async (_, nights) => {
  const workspace = workspaceWith("a", "b", "c");
  const inputs = { "exit-codes": "3=failed", "max-attempts": "1" };
  const first = "case $CARRYOVER_TASK_ID in a) exit 3;; b) exit 4;; esac";
  expect(await run(workspace, first, { workflowRun: "77", inputs })).toMatchObject({ exitCode: 1 });
  for (const workflowRun of nights) {
    expect(await run(workspace, "true", { workflowRun, inputs })).toMatchObject({ exitCode: 0 });
  }
  // Another list now, and folders that hosted runners do not keep.
  listTasks(workspace, "a", "b", "c", "d");
  rmSync(state(workspace, "summary.md"));
  const again = await run(workspace, "true", { workflowRun: "77", inputs });
  expect(again).toMatchObject({
    exitCode: 1,
    outputs: { passed: 1, failed: 1, errored: 1, total: 3, outstanding: 0 },
    against: ["1 task failed and 1 task errored (fail-on)"],
  });
  expect(again.started).toEqual([]);
  const summary = readFileSync(state(workspace, "summary.md"), "utf8");
  expect(summary).toBe(again.summary);
  expect(summary).toMatch(/^## ❌ Nothing to do: this workflow run completed campaign /);
  expect(summary).toContain("`until-complete-000001`");
  expect(summary).toContain("1 of 3 tasks passed, 1 failed, 1 errored and 0 skipped.");
  expect(summary).toContain("The verdict stands: 1 task failed and 1 task errored (fail-on).");
});

test("a re-run does not replace the summary of a run that did work", async () => {
  const workspace = workspaceWith("a");
  for (const workflowRun of ["77", "78"]) await run(workspace, "true", { workflowRun });
  const before = readFileSync(state(workspace, "summary.md"), "utf8");
  const again = await run(workspace, "true", { workflowRun: "77" });
  expect(again.summary).toMatch(/^## ✅ Nothing to do/);
  expect(readFileSync(state(workspace, "summary.md"), "utf8")).toBe(before);
});

test.each([
  ["gone", null],
  ["torn", '{"v":1,"seq":'],
])("results outlive a checkpoint that is %s", async (_, text) => {
  const workspace = workspaceWith("a", "b", "c");
  await run(workspace, "true", { workflowRun: "1" });
  // The second campaign is half done when the checkpoint is lost.
  const half = "test $CARRYOVER_TASK_ID = a || { echo 'LIMIT stop 1' >&2; false; }";
  await run(workspace, half, { workflowRun: "2", inputs: { concurrency: "1" } });
  if (text === null) rmSync(state(workspace, "checkpoint.json"));
  else writeFileSync(state(workspace, "checkpoint.json"), text);
  const last = await run(workspace, "true", { workflowRun: "3" });
  expect(last.started).toHaveLength(2);
  const rows = rowsOf(state(workspace, "results.jsonl"));
  expect(rows.map((row) => `${row.id} ${row.campaign}`).sort()).toEqual([
    "a until-complete-000002",
    "b until-complete-000002",
    "c until-complete-000002",
  ]);
});

test("a complete named campaign runs only added tasks, and without any it repeats its exit code", async () => {
  const workspace = workspaceWith("a", "b");
  const inputs = { campaign: "release-7", "exit-codes": "3=failed" };
  const first = await run(workspace, "exit 3", { inputs });
  expect(first).toMatchObject({ exitCode: 1, result: { status: "complete", counts: { failed: 2 } } });
  const again = await run(workspace, "true", { inputs });
  expect(again).toMatchObject({ exitCode: 1, result: { status: "complete", counts: { failed: 2 } } });
  expect(again.started).toEqual([]);
  listTasks(workspace, "a", "b", "c");
  const more = await run(workspace, "true", { inputs });
  expect(more.result.counts).toMatchObject({ failed: 2, passed: 1 });
  expect(more.started).toHaveLength(1);
});

test("a workflow run that continues after midnight stays in the campaign of its first day; another run begins the next one", async () => {
  const workspace = workspaceWith("a", "b");
  const day = (instant: string, workflowRun: string, command = "true") =>
    run(workspace, command, { clock: clockFrom(Date.parse(instant)), workflowRun, inputs: { campaign: "daily" } });
  const campaigns: unknown[] = [];
  for (const end of [
    await day("2026-11-20T23:59:00Z", "88", "test $CARRYOVER_TASK_ID = a || kill -9 $$"),
    await day("2026-11-21T00:01:00Z", "88"),
    await day("2026-11-21T00:02:00Z", "88"),
    await day("2026-11-21T00:03:00Z", "89"),
  ]) {
    campaigns.push(
      end.events.flatMap((event) => (event.event === "run_started" ? [event.campaign, event.outstanding] : [])),
    );
  }
  expect(campaigns).toEqual([
    ["daily-2026-11-20", 2],
    ["daily-2026-11-20", 1],
    ["daily-2026-11-20", 0],
    ["daily-2026-11-21", 2],
  ]);
});

test("if no merge closes the campaign of a matrix, the next night closes it and begins another one", async () => {
  const workspace = workspaceWith("a", "b", "c", "d", "e", "f");
  const night = async (workflowRun: string) => {
    const ends = [];
    for (const job of ["0", "1"]) {
      const inputs = { "job-index": job, "job-total": "2" };
      ends.push(await run(workspace, "true", { workflowRun, job, inputs }));
    }
    return ends.map((end) => end.started.length).reduce((sum, count) => sum + count);
  };
  expect(await night("101")).toBe(6);
  // Re-run jobs of the same workflow run are cheap successes.
  expect(await night("101")).toBe(0);
  expect(await night("102")).toBe(6);
  expect(new Set(rowsOf(state(workspace, "results.jsonl")).map((row) => row.campaign))).toEqual(
    new Set(["until-complete-000002"]),
  );
});

test.each([
  ["the next night", {}, "until-complete-000001"],
  ["a later run of the same name", { campaign: "x" }, "x"],
])(
  "the campaign of a matrix that no merge closed has a row in the history, too, from %s",
  async (_, more, campaign) => {
    const workspace = workspaceWith("a", "b", "c", "d", "e", "f");
    const job = (index: string, workflowRun: string) =>
      run(workspace, "true", {
        workflowRun,
        job: index,
        inputs: { "job-index": index, "job-total": "2", "state-dir": `s${index}`, ...more },
      });
    for (const index of ["0", "1"]) await job(index, "101");
    // What a restore merges at the start of the next night.
    const ledger = (index: string) => join(workspace, `s${index}`, "results.jsonl");
    const rows = readFileSync(ledger("0"), "utf8") + readFileSync(ledger("1"), "utf8");
    writeFileSync(ledger("0"), rows.replaceAll(/"started_at":"[^"]*"/g, '"started_at":"2026-01-01T00:00:00.000Z"'));
    await job("0", "102");
    const history = rowsOf(join(workspace, "s0", "history.jsonl"));
    expect(history).toMatchObject([{ campaign, total: 6, passed: 6, runs: 1 }]);
    // It ended with its last task, not when the next run found it complete.
    expect(history[0]?.duration_s).toBeLessThan(60);
  },
);

test.each([
  ["job 0 of a matrix", 1, { "job-index": "0", "job-total": "2" }],
  ["job 1 of a matrix", 0, { "job-index": "1", "job-total": "2" }],
  ["a run whose `inputs` name what results depend on", 0, { inputs: "tasks.txt" }],
])("%s gives %i notices of a changed command", async (_, count, inputs: Readonly<Record<string, string>>) => {
  const workspace = workspaceWith("a", "b", "c", "d");
  await run(workspace, "kill -9 $$");
  const { warnings } = await run(workspace, "kill -9 $$; true", { inputs });
  expect(warnings.filter((message) => message.startsWith("the command has changed"))).toHaveLength(count);
});

test("a history that cannot be written is a warning, and the campaign still becomes complete", async () => {
  const workspace = workspaceWith("a");
  const { warnings } = await run(workspace, "mkdir -p .carryover/history.jsonl", { inputs: { campaign: "x" } });
  expect(warnings.join()).toContain("the state folder cannot be written: ");
  expect(readCheckpoint(state(workspace, "checkpoint.json"))?.campaigns[0]).toMatchObject({ id: "x", complete: true });
});

test("a run says why tasks with a result are outstanding again, until they have run", async () => {
  const workspace = workspaceWith("a", "b", "c", "removed");
  const inputs = { inputs: "prompt.txt", campaign: "x" };
  const said = "3 results of campaign x no longer count: the tasks were edited, or files in `inputs` changed";
  const outdated = ({ warnings }: { warnings: readonly string[] }) => warnings.filter((line) => line.includes("count"));
  writeFileSync(join(workspace, "prompt.txt"), "one");
  expect(outdated(await run(workspace, "true", { inputs }))).toEqual([]);
  writeFileSync(join(workspace, "prompt.txt"), "two");
  listTasks(workspace, "a", "b", "c");
  const bounded = { inputs: { ...inputs, "max-tasks": "2" } };
  expect(outdated(await run(workspace, "true", bounded))).toEqual([said]);
  // Only what is still outstanding for this reason is named.
  listTasks(workspace, "a", "b", "d");
  expect(outdated(await run(workspace, "true", bounded))).toEqual([]);
});

test("the command of a harness is the harness and its arguments, wherever Node and Carryover are installed", () => {
  const hashOf = (args: string, node: string) =>
    commandHash({
      config: readConfig({ harness: "pytest", args }, { origin: "cli", env: {} }),
      command: { kind: "argv", argv: [node, "shard.js", args] },
    });
  expect(hashOf("evals", "/node/24.1/bin/node")).toBe(hashOf("evals", "/node/24.2/bin/node"));
  expect(hashOf("evals", "node")).not.toBe(hashOf("evals -x", "node"));
});

test("a circuit that retry-now closed stays closed, although the state of another job still holds it", async () => {
  const workspace = workspaceWith("a", "b", "c");
  const after = async (command: string, inputs = {}) => {
    await run(workspace, command, { inputs: { concurrency: "1", "max-tasks": "1", ...inputs } });
    return readCheckpoint(join(workspace, ".carryover/checkpoint.json")) ?? expect.fail("there is no checkpoint");
  };
  const refuses = 'echo "LIMIT stop 90000000" >&2; exit 1';
  const stopped = await after(refuses);
  const toppedUp = await after("true", { "retry-now": "true" });
  const refusedAgain = await after(refuses);
  const merged = (...states: Checkpoint[]) =>
    Object.keys(states.reduce((a, b) => mergeCheckpoints(a, b, Date.now())).circuits);
  expect(merged(stopped)).toEqual(["default"]);
  expect([merged(stopped, toppedUp), merged(toppedUp, stopped)]).toEqual([[], []]);
  expect([merged(refusedAgain, toppedUp), merged(stopped, refusedAgain)]).toEqual([["default"], ["default"]]);
});

test("a circuit that opens after a probe by a fast clock closed the last one outlasts a merge", async () => {
  const workspace = workspaceWith("a", "b", "c");
  const refuses = 'echo "LIMIT stop 90000000" >&2; exit 1';
  const after = async (command: string, clock: Clock, inputs = {}) => {
    await run(workspace, command, { clock, inputs: { concurrency: "1", "max-tasks": "1", ...inputs } });
    return readCheckpoint(join(workspace, ".carryover/checkpoint.json")) ?? expect.fail("there is no checkpoint");
  };
  await after(refuses, systemClock());
  const toppedUp = await after("true", clockFrom(Date.now() + 3_000_000), { "retry-now": "true" });
  const refusedAgain = await after(refuses, systemClock());
  expect(toppedUp.circuits).toEqual({});
  expect(Object.keys(mergeCheckpoints(refusedAgain, refusedAgain, Date.now()).circuits)).toEqual(["default"]);
});
