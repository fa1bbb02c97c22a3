/** A hangup ends a run in order, unless the run was started to outlive it. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { folderWith } from "./cli-rig.ts";
import { DIST, removeWorkspaces } from "./fake-runner.ts";

afterAll(removeWorkspaces);

// The first child is started by the run itself.
const ONCE = "kill -HUP $PPID; sleep 0.5";
const FOR_EVER = "kill -HUP $PPID; exec sleep 600";

const rows = [
  ["by itself", '"$@"', FOR_EVER, 129],
  ["by nohup", 'nohup "$@"', ONCE, 0],
  // Told by procfs.
  ...(process.platform === "linux" ? [["by a shell that ignores it", 'trap "" HUP; "$@"', ONCE, 0] as const] : []),
] as const;

test.each(rows)("SIGHUP to a run that is started %s", async (_, start, command, exitCode) => {
  const cwd = folderWith({ "tasks.txt": "a\n" });
  const run = [process.execPath, join(DIST, "cli/index.js"), "run", "--tasks", "tasks.txt", "--command", command];
  // With a second command the shell does not become the first one.
  const shell = spawn("bash", ["-c", `${start}; exit $?`, "bash", ...run], {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    stdio: "ignore",
  });
  expect(await new Promise((resolve) => shell.on("close", resolve))).toBe(exitCode);
});
