/**
 * The built CLI is killed at the calls with which it changes the disk, one after the other, and started again.
 * `CARRYOVER_TEST_CRASHES=N` tries so many of them in place of a few; `all` tries each.
 */
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { cli, folderWith, wholeLines } from "./cli-rig.ts";
import { DIST, removeWorkspaces } from "./fake-runner.ts";

afterAll(removeWorkspaces);

const PRELOAD = fileURLToPath(new URL("fault-preload.mjs", import.meta.url));
/** One kind of end each; the failure comes before the first pass, so that it is held back. */
const TASKS = "error\nskip\nrow\ncode\nwrong\n";
const CHILD = `
echo "$CARRYOVER_TASK_ID" >> starts
row() { printf '{"id":"%s","status":"%s"}\\n' "$CARRYOVER_TASK_ID" "$1" >> "$CARRYOVER_RESULTS_FILE"; }
case "$CARRYOVER_TASK_ID" in
  row) row passed ;;
  wrong) row failed ;;
  error) echo "no luck" >&2; exit 3 ;;
  skip) exit 77 ;;
esac`;
const ARGS = ["run", "--tasks", "tasks.txt", "--campaign", "crash", "--concurrency", "1", "--max-attempts", "2"];
const COMMAND = [...ARGS, "--json", "--command", "bash child.sh"];
const FILES = { "tasks.txt": TASKS, "child.sh": CHILD };

interface Faulty {
  readonly signal: NodeJS.Signals | null;
  readonly code: number | null;
}

async function faulty(cwd: string, env: Readonly<Record<string, string>>): Promise<Faulty> {
  const end = await new Promise<Faulty>((resolve) => {
    const child = spawn(process.execPath, ["--import", PRELOAD, join(DIST, "cli/index.js"), ...COMMAND], {
      cwd,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
      stdio: "ignore",
    });
    child.on("close", (code, signal) => resolve({ code, signal }));
  });
  // What a killed program has started runs on for a moment, and notes its start.
  while (hasProcessIn(cwd)) await pause(10);
  return end;
}

function hasProcessIn(cwd: string): boolean {
  const real = realpathSync(cwd);
  return readdirSync("/proc").some((pid) => /^\d+$/.test(pid) && workingFolder(pid) === real);
}

function workingFolder(pid: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

function startsIn(cwd: string): string[] {
  const path = join(cwd, "starts");
  return existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : [];
}

function rowsOf(path: string): Record<string, unknown>[] {
  return wholeLines(path).map((line) => JSON.parse(line) as Record<string, unknown>);
}

interface Known {
  readonly ledger: readonly string[];
  readonly sidecar: readonly string[];
  /** Tasks with a complete row, in the ledger or still in the inbox. */
  readonly settled: ReadonlySet<string>;
  /** Failed attempts that the sidecar has, and those that were held back until it is known whether they count. */
  readonly charged: readonly string[];
  readonly starts: number;
}

function look(cwd: string): Known {
  const state = join(cwd, ".carryover");
  const ledger = wholeLines(join(state, "results.jsonl"));
  const inbox = join(state, "inbox");
  const rows = existsSync(inbox) ? readdirSync(inbox).filter((name) => name.endsWith(".results.jsonl")) : [];
  const written = [...ledger, ...rows.flatMap((name) => wholeLines(join(inbox, name)))];
  const sidecar = wholeLines(join(state, "failures.jsonl"));
  const failures = [...sidecar, ...wholeLines(join(inbox, "held.jsonl"))].map((line) => JSON.parse(line));
  return {
    ledger,
    sidecar,
    charged: [...new Map(failures.map(({ id, attempt }) => [`${id} ${attempt}`, String(id)])).values()],
    settled: new Set(written.map((line) => String(JSON.parse(line).id))),
    starts: startsIn(cwd).length,
  };
}

/** What must hold after any number of kills and one run that was let be. */
async function finish(cwd: string, before: Known): Promise<void> {
  const end = await cli(COMMAND, { cwd });
  expect(end.stderr).not.toContain("at file:");
  expect(JSON.parse(end.stdout)).toMatchObject({
    total: 5,
    passed: 2,
    failed: 1,
    errored: 1,
    skipped: 1,
    outstanding: 0,
  });
  expect(end.code).toBe(1);
  const state = join(cwd, ".carryover");
  // Every task has exactly one row, and no attempt is charged twice.
  expect(
    rowsOf(join(state, "results.jsonl"))
      .map((row) => row.id)
      .sort(),
  ).toEqual(["code", "row", "wrong"]);
  const failures = rowsOf(join(state, "failures.jsonl"));
  expect(failures.map((row) => `${row.id} ${row.attempt}`).sort()).toEqual(["error 1", "error 2", "skip 1"]);
  // Nothing that was written is lost.
  const after = look(cwd);
  expect(after.ledger).toEqual(expect.arrayContaining([...before.ledger]));
  expect(after.sidecar).toEqual(expect.arrayContaining([...before.sidecar]));
  // No task that had its row ran again.
  const again = startsIn(cwd).slice(before.starts);
  expect(again.filter((id) => before.settled.has(id))).toEqual([]);
  // No attempt that failed and was noted is free of charge.
  for (const [id, attempts] of [
    ["error", 2],
    ["skip", 1],
  ] as const) {
    const left = attempts - before.charged.filter((charged) => charged === id).length;
    expect([id, again.filter((started) => started === id).length]).toEqual([id, left]);
  }
  expect(readdirSync(join(state, "inbox"))).toEqual([]);
  expect(readdirSync(state).filter((name) => name.endsWith(".tmp") || name.startsWith("lock"))).toEqual([]);
  const status = await cli(["status", "--json"], { cwd });
  expect(JSON.parse(status.stdout)).toMatchObject({ status: "complete", outstanding: 0 });
}

async function countCalls(): Promise<number> {
  const cwd = folderWith(FILES);
  const counted = join(cwd, "calls");
  const end = await faulty(cwd, { CARRYOVER_FAULT_COUNT: counted });
  expect(end.code).toBe(1);
  return readFileSync(counted, "utf8").split("\n").length - 1;
}

const asked = process.env.CARRYOVER_TEST_CRASHES ?? "8";

/** So many of the calls, evenly spread; a part of them in the middle of a write. */
function chosen(calls: number): { readonly at: number; readonly mode: string }[] {
  const count = asked === "all" ? calls : Math.min(calls, Number(asked));
  const spread = Array.from({ length: count }, (_, index) => 1 + Math.floor(((index + 0.5) * calls) / count));
  if (asked === "all") return spread.flatMap((at) => ["kill", "torn"].map((mode) => ({ at, mode })));
  return spread.map((at, index) => ({ at, mode: index % 2 === 0 ? "torn" : "kill" }));
}

test("a kill at any change of the disk loses no row, doubles none, and runs no settled task again", async () => {
  const calls = await countCalls();
  expect(calls).toBeGreaterThan(50);
  for (const { at, mode } of chosen(calls)) {
    const cwd = folderWith(FILES);
    const end = await faulty(cwd, { CARRYOVER_FAULT_AT: String(at), CARRYOVER_FAULT_MODE: mode });
    expect([at, end.signal]).toEqual([at, "SIGKILL"]);
    const checkpoint = join(cwd, ".carryover/checkpoint.json");
    if (existsSync(checkpoint)) expect(JSON.parse(readFileSync(checkpoint, "utf8"))).toMatchObject({ v: 1 });
    await finish(cwd, look(cwd)).catch((error: unknown) => {
      throw new Error(`after ${mode} at call ${at}, in ${cwd}`, { cause: error });
    });
  }
}, 600_000);

test("several kills in a row, each a few changes later than the last, give the same result", async () => {
  const cwd = folderWith(FILES);
  const step = asked === "all" ? 1 : 7;
  let kills = 0;
  let before = look(cwd);
  for (let at = 3; ; at += step) {
    const end = await faulty(cwd, { CARRYOVER_FAULT_AT: String(at), CARRYOVER_FAULT_MODE: at % 2 ? "torn" : "kill" });
    if (end.signal === null) break;
    kills += 1;
    const known = look(cwd);
    expect(known.ledger).toEqual(expect.arrayContaining([...before.ledger]));
    expect(
      startsIn(cwd)
        .slice(before.starts)
        .filter((id) => before.settled.has(id)),
    ).toEqual([]);
    before = known;
  }
  expect(kills).toBeGreaterThan(3);
  await finish(cwd, before);
}, 600_000);
