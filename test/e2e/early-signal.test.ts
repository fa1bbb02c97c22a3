/** A step that is cancelled before its first child: what it says, and whether it fails, is the same wherever it stood. */
import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startCacheService } from "../rig/cache-service.ts";
import { until } from "../run/rig.ts";
import { cli, folderWith } from "./cli-rig.ts";
import { removeWorkspaces, runStep } from "./fake-runner.ts";

afterAll(removeWorkspaces);

const WAIT = "touch up; exec sleep 600";

test.each([
  ["in preflight, on a push", { tasks: "tasks.txt", preflight: WAIT }, "push", 1],
  ["in tasks-command, on a schedule", { "tasks-command": WAIT }, "schedule", 0],
])("SIGINT %s", async (_, inputs, event, exitCode) => {
  const end = await runStep({
    inputs: { ...inputs, command: "true" },
    files: { "tasks.txt": "a\nb\n" },
    event,
    signalWhen: { signal: "SIGINT", holds: (workspace) => existsSync(join(workspace, "up")) },
  });
  expect([end.exitCode, end.outputs.status, end.outputs.resume]).toEqual([exitCode, "interrupted", "true"]);
  expect(end.outputs["resume-command"]).not.toBe("");
  expect(end.outputs.reason).toContain("interrupted by SIGINT");
});

test("SIGTERM in tasks-command: `run --json` still prints its outputs", async () => {
  const cwd = folderWith({});
  let stop = () => {};
  const args = ["run", "--json", "--tasks-command", WAIT, "--command", "true"];
  const ended = cli(args, { cwd, onStart: (child) => (stop = () => child.kill("SIGTERM")) });
  await until(() => existsSync(join(cwd, "up")));
  stop();
  const { code, stdout } = await ended;
  const outputs = JSON.parse(stdout);
  expect([code, outputs.status, outputs.resume, outputs.total]).toEqual([143, "interrupted", true, null]);
  expect(outputs.outputs.reason).toContain("interrupted by SIGTERM");
});

test.each([
  ["plan", ["plan", "--json"]],
  ["merge", ["merge", "--json", "none"]],
  ["run --dry-run", ["run", "--dry-run", "--json", "--command", "true"]],
])("SIGINT in tasks-command of %s: it says that it was interrupted", async (_, args) => {
  const cwd = folderWith({});
  let stop = () => {};
  const options = { cwd, onStart: (child: ChildProcess) => (stop = () => child.kill("SIGINT")) };
  const ended = cli([...args, "--tasks-command", WAIT], options);
  await until(() => existsSync(join(cwd, "up")));
  stop();
  expect(await ended).toMatchObject({ code: 130, stdout: "", stderr: "carryover: interrupted by SIGINT\n" });
});

test("SIGINT before the first child, with nothing outstanding: nothing to resume, and the step does not fail", async () => {
  await using cache = await startCacheService();
  const step = { inputs: { tasks: "tasks.txt", command: "true" }, event: "push" };
  const { workspace } = await runStep({ ...step, files: { "tasks.txt": "a\nb\n" } });
  cache.fail("lookup", { kind: "hang" });
  const end = await runStep({
    ...step,
    workspace,
    env: cache.environment(),
    signalWhen: { signal: "SIGINT", holds: () => cache.calls.lookup > 0 },
  });
  expect(end.outputs).toMatchObject({ status: "interrupted", resume: "false", "resume-command": "", outstanding: "0" });
  expect([end.exitCode, end.outputs.passed]).toEqual([0, "2"]);
});
