/**
 * The built CLI is killed at the calls with which it changes the disk, one after the other, and started again.
 * `CARRYOVER_TEST_CRASHES=N` tries N of them instead of a few; `all` tries each.
 */
import { cpSync, existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { cli, folderWith, wholeLines } from "./cli-rig.ts";
import { countedIds } from "./fake-runner.ts";
import { expectNothingLostOrRepeated, type Known, knownIn } from "./known-rows.ts";
import { FAULTS, type ProgramEnd } from "./program.ts";

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

async function faulty(cwd: string, env: Readonly<Record<string, string>>): Promise<ProgramEnd> {
  const end = await cli(COMMAND, { cwd, env, preload: FAULTS });
  // Children of a killed program still run for a moment, and note their start.
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
  return countedIds(join(cwd, "starts"));
}

interface Before {
  readonly known: Known;
  readonly starts: number;
}

function look(cwd: string): Before {
  return { known: knownIn(join(cwd, ".carryover")), starts: startsIn(cwd).length };
}

/** What must hold after any number of kills and one run that was left alone. */
async function finish(cwd: string, { known, starts }: Before): Promise<void> {
  const end = await cli(COMMAND, { cwd });
  expect(end.stderr).not.toContain("at file:");
  const counts = { total: 5, passed: 2, failed: 1, errored: 1, skipped: 1, outstanding: 0 };
  expect([end.code, JSON.parse(end.stdout)]).toMatchObject([1, counts]);
  const state = join(cwd, ".carryover");
  const again = startsIn(cwd).slice(starts);
  expectNothingLostOrRepeated(state, { known, again, graded: ["code", "row", "wrong"] });
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

/** This many of the calls, evenly spread, and some of them in the middle of a write. */
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
    const after = look(cwd);
    expect(after.known.ledger).toEqual(expect.arrayContaining([...before.known.ledger]));
    const again = startsIn(cwd).slice(before.starts);
    expect(again.filter((id) => before.known.settled.has(id))).toEqual([]);
    before = after;
  }
  expect(kills).toBeGreaterThan(3);
  await finish(cwd, before);
}, 600_000);

/** The rows of a file of the state, as `campaign id`. */
function campaignRows(cwd: string, name: string): string[] {
  const path = join(cwd, ".carryover", name);
  return existsSync(path) ? wholeLines(path).map((line) => `${JSON.parse(line).campaign} ${JSON.parse(line).id}`) : [];
}

/** Numbers of the calls of a command that match, in a folder where it has run without a kill. */
async function callsOf(cwd: string, args: readonly string[], pattern: RegExp): Promise<number[]> {
  const counted = join(cwd, "calls");
  await cli(args, { cwd, preload: FAULTS, env: { CARRYOVER_FAULT_COUNT: counted } });
  return countedIds(counted).flatMap((name, index) => (pattern.test(name) ? index + 1 : []));
}

test("a kill at the end of a campaign keeps its row in the history", async () => {
  const args = ["run", "--tasks", "tasks.txt", "--command", "true"];
  const files = { "tasks.txt": "a\n" };
  const ends = await callsOf(folderWith(files), args, /^renameSync .*\.carryover\/(?:history|checkpoint)/);
  expect(ends.length).toBeGreaterThan(2);
  for (const at of ends) {
    const cwd = folderWith(files);
    await cli(args, { cwd, preload: FAULTS, env: { CARRYOVER_FAULT_AT: String(at) } });
    await cli(args, { cwd });
    const noted = campaignRows(cwd, "history.jsonl").map((row) => row.split(" ")[0]);
    expect([at, noted]).toEqual([at, expect.arrayContaining(["until-complete-000001"])]);
  }
}, 120_000);

test("a kill of retry drops no result whose task does not run again", async () => {
  const cwd = folderWith({ "tasks.txt": "a\nb\n" });
  const run = (command: string) => ["run", "--tasks", "tasks.txt", "--exit-codes", "3=failed", "--command", command];
  await cli(run("exit 3"), { cwd });
  const before = folderWith({});
  cpSync(cwd, before, { recursive: true });
  const calls = await callsOf(
    cwd,
    ["retry", "--failed"],
    /^(?:write|renameSync) .*\.carryover\/(?:failures|checkpoint)/,
  );
  expect(calls.length).toBeGreaterThan(3);
  for (const at of calls) {
    const killed = folderWith({});
    cpSync(before, killed, { recursive: true });
    await cli(["retry", "--failed"], { cwd: killed, preload: FAULTS, env: { CARRYOVER_FAULT_AT: String(at) } });
    await cli(run("true"), { cwd: killed });
    const rows = new Set(["results.jsonl", "baseline.jsonl"].flatMap((name) => campaignRows(killed, name)));
    const first = [...rows].filter((row) => row.startsWith("until-complete-000001")).sort();
    expect([at, first]).toEqual([at, ["until-complete-000001 a", "until-complete-000001 b"]]);
  }
}, 120_000);
