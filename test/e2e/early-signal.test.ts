/** A step that is cancelled before its first child: what it says, and whether it fails, is the same wherever it stood. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
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
