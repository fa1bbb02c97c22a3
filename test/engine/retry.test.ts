/** The input `retry` over whole runs. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readStoredTasks } from "../../src/engine/list-tasks.ts";
import { readStatus } from "../../src/engine/read-status.ts";
import { retryTasks } from "../../src/engine/retry-tasks.ts";
import { StateFolder } from "../../src/store/state-folder.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";
import { type Evaluation, evaluate, rowsOf, workspaceWith } from "./rig.ts";

const run = (workspace: string, command: string, more: Partial<Evaluation> = {}) =>
  evaluate({ workspace, ...more, inputs: { tasks: "tasks.txt", command, "max-attempts": "1", ...more.inputs } });

const FAILS = { "exit-codes": "3=failed", command: "exit 3" };

test("a campaign that has never run simply runs, and no other campaign changes", async () => {
  const workspace = workspaceWith("a", "b");
  await run(workspace, "", { inputs: { campaign: "y", ...FAILS } });
  const results = () => rowsOf(join(workspace, ".carryover/results.jsonl"));
  const before = results();
  const fresh = await run(workspace, "touch ran", { inputs: { campaign: "brandnew", retry: "failed" } });
  expect(fresh.result).toMatchObject({ status: "complete", counts: { passed: 2 } });
  expect(existsSync(join(workspace, "ran"))).toBe(true);
  expect(fresh.warnings).toEqual([
    "campaign brandnew has not run yet, so there is nothing to retry. All its tasks are outstanding",
  ]);
  expect(results()).toEqual(expect.arrayContaining(before));
  const { campaigns } = JSON.parse(readFileSync(join(workspace, ".carryover/checkpoint.json"), "utf8"));
  expect(campaigns).toMatchObject([
    { id: "brandnew", complete: true },
    { id: "y", complete: true, counts: { failed: 2 } },
  ]);
});

test.each([
  ["named", { campaign: "x" }, "x"],
  ["numbered", {}, "until-complete-000001"],
])("a %s campaign can be retried after another one ran", async (_, inputs, campaign) => {
  const workspace = workspaceWith("a", "b");
  await run(workspace, "", { inputs: { ...inputs, ...FAILS } });
  await run(workspace, "true", { inputs: { campaign: "y" } });
  const again = await run(workspace, "true", { inputs: { ...inputs, retry: "failed" } });
  expect(again.events).toContainEqual(expect.objectContaining({ event: "run_started", campaign, outstanding: 2 }));
  expect(again.result).toMatchObject({ status: "complete", counts: { passed: 2, failed: 0 } });
});

test.each([
  ["complete", {}],
  ["not complete", { "max-tasks": "1" }],
])("a task that errored under a lower max-attempts is retried if its campaign is %s", async (_, inputs) => {
  const workspace = workspaceWith("a", "b");
  await run(workspace, "exit 3", { inputs });
  const again = await run(workspace, "true", { inputs: { retry: "errored", "max-attempts": "3" } });
  expect(again.warnings.join()).not.toContain("nothing to retry");
  expect(again.result).toMatchObject({ status: "complete", counts: { passed: 2, errored: 0 } });
  expect(rowsOf(join(workspace, ".carryover/results.jsonl"))).toMatchObject([{ attempt: 1 }, { attempt: 1 }]);
});

test("a re-run of the workflow run that retried runs what is left, and keeps the results that are new", async () => {
  const workspace = workspaceWith("a", "b", "c");
  await run(workspace, "", { workflowRun: "1", attempt: 1, inputs: FAILS });
  const retry = (workflowRun: string, attempt: number, inputs = {}) =>
    run(workspace, "true", { workflowRun, attempt, inputs: { retry: "failed", ...inputs } });
  const first = await retry("2", 1, { ...FAILS, "max-tasks": "1" });
  expect(first.result.counts).toMatchObject({ failed: 1, outstanding: 2 });
  const again = await retry("2", 2);
  expect([again.started, again.result.counts]).toEqual([["b", "c"], expect.objectContaining({ passed: 2, failed: 1 })]);
  const complete = await retry("2", 3);
  expect([complete.started, complete.result.counts]).toEqual([[], again.result.counts]);
  const next = await retry("3", 1);
  expect([next.started, next.result.counts]).toEqual([["a"], expect.objectContaining({ passed: 3, failed: 0 })]);
});

test("after a retry of a complete campaign, status has a command to resume with", async () => {
  const workspace = workspaceWith("a", "b");
  const done = await run(workspace, "exit 3");
  expect(done.outputs["resume-command"]).toBe("");
  const paths = statePaths(join(workspace, ".carryover"));
  const folder = StateFolder.open(paths.root, NO_REDACTION);
  const tasks = readStoredTasks(paths.tasks);
  const now = Date.now() + 1_000;
  const options = { tasks, maxAttempts: 3, run: "by-hand", now, isDryRun: false };
  retryTasks(folder, { kinds: ["errored"], ids: [] }, { ...options, campaign: null });
  folder.close();
  expect(readStatus(paths).outputs).toMatchObject({ resume: true, outstanding: 2, "resume-command": "again" });
});

test.each([
  ["passed", "true", 0],
  ["errored", "touch ran; false", 1],
])(
  "a retry that no task matches starts no new campaign, and keeps the verdict of tasks that %s",
  async (_, command, exitCode) => {
    const workspace = workspaceWith("a", "b");
    const first = await run(workspace, command);
    const inputs = { retry: exitCode === 0 ? "errored,timed-out" : "failed" };
    const again = await run(workspace, "touch again", { inputs });
    expect([first.exitCode, again.exitCode]).toEqual([exitCode, exitCode]);
    expect(again.reason).toBe(
      `no task of the campaign ${exitCode === 0 ? "errored or timed out" : "failed"}, so there is nothing to retry`,
    );
    expect(again.result.counts).toEqual(first.result.counts);
    expect(existsSync(join(workspace, "again"))).toBe(false);
    expect(readFileSync(join(workspace, ".carryover/checkpoint.json"), "utf8")).not.toContain("until-complete-000002");
  },
);

test("a retry that no task matches runs the outstanding tasks, with a warning", async () => {
  const workspace = workspaceWith("a", "b");
  await run(workspace, "true", { inputs: { "max-tasks": "1" } });
  const rest = await run(workspace, "true", { inputs: { retry: "errored" } });
  expect(rest.result.counts).toMatchObject({ passed: 2, outstanding: 0 });
  expect(rest.warnings).toEqual([
    "no task of the campaign errored without a timeout, so there is nothing to retry. Tasks that are outstanding still run",
  ]);
});

test("a finished selection has no command to resume with; a run that max-tasks ended has one", async () => {
  const workspace = workspaceWith("a", "b", "c", "d");
  const cut = await run(workspace, "true", { inputs: { only: "a,b", "max-tasks": "1" } });
  expect(cut.reason).toBe("max-tasks: the remaining tasks are left for the next run");
  expect(cut.outputs["resume-command"]).toBe("again");
  const done = await run(workspace, "true", { inputs: { only: "a,b", "max-tasks": "1" } });
  expect(done.reason).toBe("the selected tasks are done; 2 outstanding tasks were not selected (only or sample)");
  expect(done.outputs["resume-command"]).toBe("");
});

test("the row that a retry cancels leaves the ledger, so the next campaign is compared with one result per task", async () => {
  const workspace = workspaceWith("a", "b");
  await run(workspace, "", { inputs: FAILS });
  await run(workspace, "true", { inputs: { retry: "failed" } });
  await run(workspace, "true");
  const baseline = rowsOf(join(workspace, ".carryover/baseline.jsonl"));
  // The children ran at once, so either row may come first.
  expect(baseline.map(({ id, status }) => `${id} ${status}`).sort()).toEqual(["a passed", "b passed"]);
});

test.each([
  ["ahead", 3_600_000],
  ["behind", -600_000],
])("a retry on a machine whose clock is %s repeats its tasks once", async (_, aheadMs) => {
  const workspace = workspaceWith("a", "b");
  await run(workspace, "false");
  const folder = StateFolder.open(join(workspace, ".carryover"), NO_REDACTION);
  const tasks = readStoredTasks(folder.paths.tasks);
  const options = { campaign: null, tasks, maxAttempts: 1, run: "by-hand", now: Date.now() + aheadMs, isDryRun: false };
  expect(retryTasks(folder, { kinds: ["errored"], ids: [] }, options)).toEqual(["a", "b"]);
  folder.close();
  const first = await run(workspace, "test $CARRYOVER_TASK_ID = a", { inputs: { "max-tasks": "1" } });
  const second = await run(workspace, "false");
  expect([first.started, second.started]).toEqual([["a"], ["b"]]);
  expect(second.result.counts).toMatchObject({ passed: 1, errored: 1, outstanding: 0 });
  expect(readStatus(folder.paths).outputs).toMatchObject({ passed: 1, errored: 1, outstanding: 0 });
});
