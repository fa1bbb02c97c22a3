/** How a plan spreads tasks over jobs, and which state it changes. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { userErrorOf } from "../../src/core/user-error.ts";
import { makePlan } from "../../src/engine/make-plan.ts";
import { scratchFolder } from "../rig/scratch.ts";
import { context, IDS, job, status } from "./matrix-rig.ts";
import { listTasks, rowsOf, workspaceWith } from "./rig.ts";

describe("a plan", () => {
  const plan = (workspace: string, workflowRun: string, inputs: Readonly<Record<string, string>> = {}) =>
    makePlan(
      readConfig(
        { tasks: "tasks.txt", "state-dir": "s0", "max-jobs": "2", "target-job-duration": "1s", ...inputs },
        { origin: "cli", env: {}, taker: "plan" },
      ),
      context({ workspace, workflowRun }),
    );

  test("with `retry` plans the retried tasks, and begins no new campaign if there are none", async () => {
    const workspace = workspaceWith("a", "b", "c");
    const command = 'test "$CARRYOVER_TASK_ID" != c';
    await job(workspace, 0, { command, "job-total": "1", "max-attempts": "1" }, "100");
    const retried = await plan(workspace, "101", { retry: "errored", "max-attempts": "1" });
    expect(retried).toMatchObject({ campaign: "until-complete-000001", outstanding: 1, tasks: ["c"], matrix: [0] });
    await job(workspace, 0, { "job-total": "1" }, "101");
    const none = await plan(workspace, "102", { retry: "errored" });
    expect(none).toMatchObject({ campaign: "until-complete-000001", outstanding: 0, matrix: [] });
  });

  test("with `retry` plans the requested campaign even if another one ran after it", async () => {
    const workspace = workspaceWith("a", "b");
    await job(workspace, 0, { command: "false", "job-total": "1", "max-attempts": "1", campaign: "x" }, "100");
    await job(workspace, 0, { "job-total": "1", campaign: "y" }, "101");
    const retried = await plan(workspace, "102", { retry: "errored", "max-attempts": "1", campaign: "x" });
    expect(retried).toMatchObject({ campaign: "x", outstanding: 2 });
  });

  test("with nothing outstanding ends the campaign, and the next run begins another one", async () => {
    const workspace = workspaceWith("a", "b", "c");
    const command = 'test "$CARRYOVER_TASK_ID" != c || kill -9 $$';
    await job(workspace, 0, { command, "job-total": "1" }, "100");
    listTasks(workspace, "a", "b");
    expect(await plan(workspace, "101")).toMatchObject({ campaign: "until-complete-000001", outstanding: 0 });
    const history = rowsOf(join(workspace, "s0/history.jsonl"));
    expect(history).toMatchObject([{ campaign: "until-complete-000001", total: 2, passed: 2 }]);
    // A run that plans again, as one that is run again does, is still of the campaign that it has seen complete.
    expect(await plan(workspace, "101")).toMatchObject({ campaign: "until-complete-000001", matrix: [] });
    expect(await plan(workspace, "102")).toMatchObject({ campaign: "until-complete-000002", outstanding: 2 });
  });

  test("plans no job for tasks of a stopped provider", async () => {
    const workspace = scratchFolder();
    const lines = [..."abcdef"].map((id) => JSON.stringify({ id, provider: id < "c" ? "up" : "down" }));
    writeFileSync(join(workspace, "tasks.jsonl"), `${lines.join("\n")}\n`);
    const command = 'test "$CARRYOVER_PROVIDER" = up && kill -9 $$; echo "LIMIT stop 3600000" >&2; false';
    await job(workspace, 0, { tasks: "tasks.jsonl", command, "job-total": "1" });
    const made = await makePlan(
      readConfig({ tasks: "tasks.jsonl", "state-dir": "s0" }, { origin: "cli", env: {}, taker: "plan" }),
      context({ workspace }),
    );
    expect(made).toMatchObject({ outstanding: 6, matrix: [0, 1], resumeAt: expect.any(Number) });
  });

  test.each([
    ["plans jobs for a stopped provider", {}, { matrix: [0], resumeAt: null }],
    [
      "plans no job if the preflight is refused again",
      { preflight: "echo 'LIMIT stop 3600000' >&2; exit 1" },
      { matrix: [], resumeAt: expect.any(Number) },
    ],
  ])("with `retry-now` %s", async (_, inputs, expected) => {
    const workspace = workspaceWith("a");
    const command = 'echo "LIMIT stop 3600000" >&2; false';
    await job(workspace, 0, { command, "job-total": "1" }, "100");
    expect(await plan(workspace, "101")).toMatchObject({ outstanding: 1, matrix: [] });
    expect(await plan(workspace, "102", { "retry-now": "true", ...inputs })).toMatchObject(expected);
  });

  test.each([
    [
      "cannot be run",
      { "working-directory": "missing" },
      /^preflight of the provider: no limit found: it could not be run: /,
    ],
    ["fails for another reason", {}, /^preflight of the provider: no limit found: /],
  ])("warns about a preflight that %s", async (_, inputs, expected) => {
    const workspace = workspaceWith("a");
    const warnings: string[] = [];
    const config = readConfig(
      { tasks: "tasks.txt", "state-dir": "s0", preflight: "echo oops >&2; exit 1", ...inputs },
      { origin: "cli", env: {}, taker: "plan" },
    );
    expect(await makePlan(config, context({ workspace, warnings }))).toMatchObject({ matrix: [0] });
    expect(warnings).toEqual([expect.stringMatching(expected)]);
  });

  test("without a run after it is not reported as a killed run", async () => {
    const workspace = workspaceWith("a", "b");
    await plan(workspace, "100", { retry: "errored" });
    const { outputs } = status(workspace, "s0");
    expect(outputs).toMatchObject({ status: "incomplete", reason: "no run of this campaign is recorded" });
  });

  test("is refused if a folder is in the place of the checkpoint", async () => {
    const workspace = workspaceWith("a", "b");
    mkdirSync(join(workspace, "s0/checkpoint.json"), { recursive: true });
    await expect(plan(workspace, "100")).rejects.toThrow(/Expected a plain file at .*checkpoint.json.*found a folder/);
  });

  test("that cannot write its state is an error for the user", async () => {
    const workspace = workspaceWith("a", "b");
    mkdirSync(join(workspace, `s0/plan.json.${process.pid}.tmp`), { recursive: true });
    const error = await plan(workspace, "100").catch(userErrorOf);
    expect(error).toMatchObject({
      message: expect.stringMatching(/^Expected .* the state folder .*, found: EISDIR.*s0.plan\.json/),
    });
  });

  test("determines the part of a job that status counts", async () => {
    const workspace = workspaceWith(...IDS);
    const made = await plan(workspace, "100");
    expect(made.matrix.length).toBeGreaterThan(0);
    const end = await job(workspace, 0, { "job-total": String(made.matrix.length) }, "100");
    expect(status(workspace, "s0").outputs).toEqual(end.outputs);
  });
});
