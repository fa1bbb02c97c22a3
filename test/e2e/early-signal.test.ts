/** A step that is cancelled before its first child: what it says, and whether it fails, is the same wherever it stood. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { cli, folderWith } from "./cli-rig.ts";
import { removeWorkspaces, runStep } from "./fake-runner.ts";

afterAll(removeWorkspaces);

const WAIT = "touch up; exec sleep 600";

test.each([
  ["in tasks-command, on a push", { "tasks-command": WAIT }, "push", 1],
  ["in preflight, on a push", { tasks: "tasks.txt", preflight: WAIT }, "push", 1],
  ["in tasks-command, on a schedule", { "tasks-command": WAIT }, "schedule", 0],
  ["in preflight, on a schedule", { tasks: "tasks.txt", preflight: WAIT }, "schedule", 0],
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

/** A process opens what it reads at some moment after its start. */
function holdsOpen(pid: number | undefined, path: string): boolean {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).some((fd) => {
    try {
      return readlinkSync(join(folder, fd)) === path;
    } catch {
      return false;
    }
  });
}

test.runIf(process.platform === "linux")("SIGINT in a list that nobody writes", async () => {
  const cwd = folderWith({});
  const list = join(cwd, "list.jsonl");
  spawnSync("mkfifo", [list]);
  const end = await cli(["run", "--tasks", list, "--command", "true"], {
    cwd,
    onStart: (child) => {
      const look = setInterval(() => holdsOpen(child.pid, list) && child.kill("SIGINT"), 20);
      child.on("exit", () => clearInterval(look));
    },
  });
  expect([end.code, end.stderr]).toEqual([130, expect.stringContaining("interrupted by SIGINT")]);
});
