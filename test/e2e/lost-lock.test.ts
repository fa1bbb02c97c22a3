/** A run that was stopped for a while and lost its state folder to another one, as on a laptop that slept. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { until } from "../run/rig.ts";
import { cli, folderWith, jsonLines, listOf, wholeLines } from "./cli-rig.ts";

test("two runs in one folder never store a result twice: the one that lost the lock stops", async () => {
  const cwd = folderWith({ "tasks.jsonl": listOf(30) });
  const ledger = join(cwd, ".carryover/results.jsonl");
  const args = ["run", "--tasks", "tasks.jsonl", "--concurrency", "2", "--command", "sleep 0.1"];
  let stopped = -1;
  const first = cli(args, { cwd, onStart: (child) => (stopped = child.pid ?? -1) });
  await until(() => wholeLines(ledger).length >= 4);
  process.kill(stopped, "SIGSTOP");
  rmSync(join(cwd, ".carryover/lock"));
  const second = await cli(args, { cwd });
  const stored = readFileSync(ledger, "utf8");
  const checkpoint = readFileSync(join(cwd, ".carryover/checkpoint.json"), "utf8");
  process.kill(stopped, "SIGCONT");
  const lost = await first;

  expect(second.code).toBe(0);
  expect(lost).toMatchObject({ code: 75, stderr: expect.stringContaining("another run took over the state folder") });
  expect(new Set(jsonLines(ledger).map((row) => row.id)).size).toBe(30);
  expect(readFileSync(ledger, "utf8")).toBe(stored);
  expect(readFileSync(join(cwd, ".carryover/checkpoint.json"), "utf8")).toBe(checkpoint);
  expect(jsonLines(ledger)).toHaveLength(30);
});
