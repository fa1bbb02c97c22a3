/** The built CLI on a machine in trouble: a full, read-only or slow disk, few descriptors, a clock that steps. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { canMount, cli, folderWith, inMount, jsonLines, listOf, wholeLines } from "./cli-rig.ts";
import { FAULTS, type ProgramEnd } from "./program.ts";

const ROW = `printf '{"id":"%s","status":"passed"}\\n' "$CARRYOVER_TASK_ID" >> "$CARRYOVER_RESULTS_FILE"; echo "$CARRYOVER_TASK_ID" >> starts`;
const RUN = ["run", "--tasks", "tasks.jsonl", "--campaign", "faults", "--json", "--command", ROW];

function faulty(cwd: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<ProgramEnd> {
  return cli(args, { cwd, env, preload: FAULTS });
}

/** Words for people, never the stack of a bug. */
function expectNoBug(end: ProgramEnd): void {
  expect(end.stderr).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
}

function idsOf(path: string): string[] {
  return wholeLines(path).map((line) => String(JSON.parse(line).id));
}

/** Runs it again without the fault: everything that was written is still there. */
async function expectRecovery(cwd: string, count: number, args = RUN): Promise<void> {
  const before = idsOf(join(cwd, ".carryover/results.jsonl"));
  const end = await cli(args, { cwd });
  expect([end.code, end.stderr]).toEqual([0, expect.not.stringContaining("    at ")]);
  const after = idsOf(join(cwd, ".carryover/results.jsonl"));
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after).toHaveLength(count);
  expect(new Set(after).size).toBe(count);
}

test.each([
  ["before the run", "ENOSPC", 1],
  ["while children run", "ENOSPC", 33],
  ["while children run, without a free descriptor", "EMFILE", 36],
])("every write fails from some point on: %s (%s)", async (_, code, at) => {
  const cwd = folderWith({ "tasks.jsonl": listOf(5) });
  const end = await faulty(cwd, RUN, { CARRYOVER_FAULT_AT: String(at), CARRYOVER_FAULT_MODE: code });
  expectNoBug(end);
  // Refused before the first child, or a warning later: the tasks that have no row stay outstanding.
  const ids = idsOf(join(cwd, ".carryover/results.jsonl"));
  if (end.code === 2) expect(existsSync(join(cwd, "starts"))).toBe(false);
  else expect(end.code).toBe(ids.length === 5 ? 0 : 75);
  expect(end.stderr).toContain(code);
  await expectRecovery(cwd, 5);
});

test("a retry on a full disk says so, and changes nothing", async () => {
  const cwd = folderWith({ "tasks.jsonl": listOf(2) });
  await cli(RUN, { cwd });
  const end = await faulty(cwd, ["retry", "--id", "*"], {
    CARRYOVER_FAULT_AT: "2",
    CARRYOVER_FAULT_MODE: "ENOSPC",
    CARRYOVER_FAULT_UNDER: "/.carryover/failures.jsonl",
  });
  expectNoBug(end);
  expect([end.code, end.stderr]).toEqual([2, expect.stringMatching(/the state folder .*found: .*ENOSPC.*state-dir/)]);
  expect(JSON.parse((await cli(["status", "--json"], { cwd })).stdout)).toMatchObject({ passed: 2, outstanding: 0 });
});

test("the next start takes over rows that could not be written to the ledger, so no task runs twice", async () => {
  const cwd = folderWith({ "tasks.jsonl": listOf(6) });
  const end = await faulty(cwd, RUN, {
    CARRYOVER_FAULT_AT: "8",
    CARRYOVER_FAULT_MODE: "ENOSPC",
    CARRYOVER_FAULT_UNDER: "/.carryover/results.jsonl",
  });
  expectNoBug(end);
  const stored = idsOf(join(cwd, ".carryover/results.jsonl")).length;
  expect(stored).toBeLessThan(6);
  const reason = "the results of some tasks are not on disk";
  const counted = { status: "incomplete", reason, passed: stored, outstanding: 6 - stored };
  expect([end.code, JSON.parse(end.stdout)]).toMatchObject([75, counted]);
  await expectRecovery(cwd, 6);
  const starts = readFileSync(join(cwd, "starts"), "utf8").split("\n").filter(Boolean);
  expect(starts.sort()).toEqual([...new Set(starts)]);
});

describe.runIf(canMount)("a disk", () => {
  const OUTPUT = ["--command", `head -c 20000 /dev/zero | tr '\\0' x; echo "$CARRYOVER_TASK_ID" >> starts`];

  test("that fills up leaves the tasks outstanding whose rows could not be written", async () => {
    const cwd = folderWith({ "tasks.jsonl": listOf(40), "state/x": "", "kept/x": "" });
    const mount = 'mount -t tmpfs -o size=256k none state && trap "cp -r state/. kept" EXIT';
    const shell = inMount(mount).replace('exec "$@"', '"$@"');
    const end = await cli([...RUN.slice(0, -2), ...OUTPUT, "--state-dir", "state"], { cwd, shell });
    expectNoBug(end);
    expect(end.stderr).toContain("ENOSPC");
    const rows = idsOf(join(cwd, "kept/results.jsonl"));
    expect(new Set(rows).size).toBe(rows.length);
    const outputs = JSON.parse(end.stdout);
    expect(outputs.passed).toBe(rows.length);
    expect(outputs.outstanding).toBe(40 - rows.length);
    expect(end.code).toBe(rows.length === 40 ? 0 : 75);
    const again = await cli([...RUN, "--state-dir", "kept"], { cwd });
    expect(again.code).toBe(0);
    expect(idsOf(join(cwd, "kept/results.jsonl")).sort()).toHaveLength(40);
  });

  test("that is read-only ends the run before its first child", async () => {
    const cwd = folderWith({ "tasks.jsonl": listOf(3), "state/x": "" });
    const mount = "mount -t tmpfs none state && mount -o remount,ro state";
    const end = await cli([...RUN, "--state-dir", "state"], { cwd, shell: inMount(mount) });
    expectNoBug(end);
    expect(end.code).toBe(2);
    expect(end.stderr).toMatch(/Expected to write the state folder .*state, found: .*EROFS.*state-dir/);
    expect(existsSync(join(cwd, "starts"))).toBe(false);
  });
});

test("too few file descriptors for all children lower the parallelism, and cost no attempt", async () => {
  const cwd = folderWith({ "tasks.jsonl": listOf(60) });
  const end = await cli([...RUN, "--concurrency", "40"], { cwd, shell: 'ulimit -n 128; exec "$@"' });
  expectNoBug(end);
  expect([end.code, JSON.parse(end.stdout)]).toMatchObject([0, { passed: 60 }]);
  expect(end.stderr).toContain(
    "the limit of 128 open files lowers `concurrency` to 11. Raise the limit with `ulimit -n`",
  );
  expect(end.stderr).not.toContain("EMFILE");
  expect(readFileSync(join(cwd, ".carryover/failures.jsonl"), "utf8")).toBe("");
});

test("a part of the build that cannot be loaded at the end costs only the reports", async () => {
  const cwd = folderWith({ "tasks.jsonl": listOf(2) });
  const damaged = 'cp -r "$(dirname "$2")" ours && : > "$(grep -l "reports were left out" ours/*.js)"';
  const end = await cli(RUN, { cwd, shell: `${damaged} && exec "$1" ours/index.js "\${@:3}"` });
  expectNoBug(end);
  expect([end.code, JSON.parse(end.stdout)]).toMatchObject([0, { status: "complete", passed: 2 }]);
  expect(end.stderr).toContain("could not write the reports");
});

test.each([
  ["back by a day, and on by two", "-86400000@60,172800000@90"],
  ["on by a month", "2592000000@60"],
])("a clock that steps %s changes nothing but instants", async (_, steps) => {
  const cwd = folderWith({ "tasks.jsonl": listOf(20) });
  const end = await faulty(cwd, [...RUN, "--time-budget", "1h", "--task-timeout", "10m"], {
    CARRYOVER_CLOCK_STEPS: steps,
  });
  expectNoBug(end);
  expect([end.code, JSON.parse(end.stdout)]).toMatchObject([0, { status: "complete", passed: 20 }]);
  for (const row of jsonLines(join(cwd, ".carryover/results.jsonl"))) {
    expect(row.duration_s).toBeGreaterThanOrEqual(0);
    expect(row.duration_s).toBeLessThan(600);
  }
  expect(readFileSync(join(cwd, "starts"), "utf8").split("\n").filter(Boolean)).toHaveLength(20);
});

test("a slow disk does not delay a cancel", async () => {
  const cwd = folderWith({ "tasks.jsonl": listOf(2) });
  const end = await cli([...RUN.slice(0, -1), `echo on >> starts; trap "" TERM; sleep 120`], {
    cwd,
    env: { CARRYOVER_FAULT_SLOW_MS: "50" },
    preload: FAULTS,
    signalWhen: { signal: "SIGINT", holds: () => existsSync(join(cwd, "starts")) },
  });
  expectNoBug(end);
  expect([end.code, JSON.parse(end.stdout)]).toMatchObject([130, { status: "interrupted", outstanding: 2 }]);
  // The children would run much longer. Tests in simulated time show how long exactly a cancel takes.
  expect(end.afterSignalMs).toBeLessThan(60_000);
});
