/** A hangup ends a run in order, unless the run was started to outlive it. */
import { expect, test } from "vitest";
import { cli, folderWith } from "./cli-rig.ts";

// The first child is started by the run itself.
const ONCE = "kill -HUP $PPID; sleep 0.5";
const FOR_EVER = "kill -HUP $PPID; exec sleep 600";

const rows = [
  ["ends a run", '"$@"', FOR_EVER, 129],
  ["spares a run that nohup started", 'nohup "$@"', ONCE, 0],
  // Only procfs shows this.
  ...(process.platform === "linux"
    ? [["spares a run whose shell ignores it", 'trap "" HUP; "$@"', ONCE, 0] as const]
    : []),
] as const;

test.each(rows)("SIGHUP %s", async (_, start, command, exitCode) => {
  const cwd = folderWith({ "tasks.txt": "a\n" });
  // With a second command the shell does not become the first one.
  const end = await cli(["run", "--tasks", "tasks.txt", "--command", command], { cwd, shell: `${start}; exit $?` });
  expect(end.code).toBe(exitCode);
});
