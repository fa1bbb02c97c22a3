/** The built CLI on a machine that has no more to give: a full, read-only or slow disk, few descriptors, a clock that steps. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { type CliEnd, canMount, cli, folderWith, inMount, jsonLines, listOf, wholeLines } from "./cli-rig.ts";
import { DIST, removeWorkspaces } from "./fake-runner.ts";

afterAll(removeWorkspaces);

const CLI = join(DIST, "cli/index.js");
const PRELOAD = fileURLToPath(new URL("fault-preload.mjs", import.meta.url));
const ROW = `printf '{"id":"%s","status":"passed"}\\n' "$CARRYOVER_TASK_ID" >> "$CARRYOVER_RESULTS_FILE"; echo "$CARRYOVER_TASK_ID" >> starts`;
const RUN = ["run", "--tasks", "tasks.jsonl", "--campaign", "faults", "--json", "--command", ROW];

/** Runs a line of bash; `$@` is the program under test. */
function inShell(
  script: string,
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CliEnd> {
  return new Promise((resolve) => {
    const child = spawn("bash", ["-c", script, "bash", process.execPath, "--import", PRELOAD, CLI, ...args], {
      cwd,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });
}

/** Words for people, never the stack of a bug. */
function expectNoBug(end: CliEnd): void {
  expect(end.stderr).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
}

function idsOf(path: string): string[] {
  return wholeLines(path).map((line) => String(JSON.parse(line).id));
}

/** What follows a run under a fault: the machine is well again, and what was written is still there. */
async function expectRecovery(cwd: string, count: number, args = RUN): Promise<void> {
  const before = idsOf(join(cwd, ".carryover/results.jsonl"));
  const end = await cli(args, { cwd });
  expect([end.code, end.stderr]).toEqual([0, expect.not.stringContaining("    at ")]);
  const after = idsOf(join(cwd, ".carryover/results.jsonl"));
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after).toHaveLength(count);
  expect(new Set(after).size).toBe(count);
}

describe("every write fails from one on", () => {
  test.each([
    ["from the start", "ENOSPC", 1],
    ["while children run", "ENOSPC", 33],
    ["for want of descriptors", "EMFILE", 36],
  ])("%s (%s)", async (_, code, at) => {
    const cwd = folderWith({ "tasks.jsonl": listOf(5) });
    const end = await inShell('exec "$@"', cwd, RUN, { CARRYOVER_FAULT_AT: String(at), CARRYOVER_FAULT_MODE: code });
    expectNoBug(end);
    // Refused before the first child, or a warning later: the tasks that have no row stay outstanding.
    const ids = idsOf(join(cwd, ".carryover/results.jsonl"));
    if (end.code === 2) expect(existsSync(join(cwd, "starts"))).toBe(false);
    else expect(end.code).toBe(ids.length === 5 ? 0 : 75);
    expect(end.stderr).toContain(code);
    await expectRecovery(cwd, 5);
  });
});

test("a ledger that cannot be written costs no second call: the next start has the rows of the inbox", async () => {
  const cwd = folderWith({ "tasks.jsonl": listOf(6) });
  const end = await inShell('exec "$@"', cwd, RUN, {
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

describe.runIf(canMount)("a disk of its own", () => {
  const OUTPUT = ["--command", `head -c 20000 /dev/zero | tr '\\0' x; echo "$CARRYOVER_TASK_ID" >> starts`];

  test("that fills up: rows that could not be written leave their tasks outstanding, with one warning", async () => {
    const cwd = folderWith({ "tasks.jsonl": listOf(40), "state/x": "", "kept/x": "" });
    const mount = 'mount -t tmpfs -o size=256k none state && trap "cp -r state/. kept" EXIT';
    const script = inMount(mount).replace('exec "$@"', '"$@"');
    const end = await inShell(script, cwd, [...RUN.slice(0, -2), ...OUTPUT, "--state-dir", "state"]);
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

  test("that is read-only: refused before anything runs", async () => {
    const cwd = folderWith({ "tasks.jsonl": listOf(3), "state/x": "" });
    const mount = "mount -t tmpfs none state && mount -o remount,ro state";
    const end = await inShell(inMount(mount), cwd, [...RUN, "--state-dir", "state"]);
    expectNoBug(end);
    expect(end.code).toBe(2);
    expect(end.stderr).toMatch(/Expected to write the state folder .*state, found: .*EROFS.*state-dir/);
    expect(existsSync(join(cwd, "starts"))).toBe(false);
  });
});

test("few descriptors: exit 2 before the first child, and nothing is lost", async () => {
  const cwd = folderWith({ "tasks.jsonl": listOf(60) });
  const end = await inShell('ulimit -n 48; exec "$@"', cwd, [...RUN, "--concurrency", "40"]);
  expectNoBug(end);
  expect(end.code).toBe(2);
  expect(end.stderr).toMatch(/open files.*ulimit -n \d+/);
  expect(existsSync(join(cwd, "starts"))).toBe(false);
  await expectRecovery(cwd, 60);
});

test("a part of ours that cannot be loaded at the end costs the reports, and nothing else", async () => {
  const cwd = folderWith({ "tasks.jsonl": listOf(2) });
  const damaged = 'cp -r "$(dirname "$4")" ours && : > "$(grep -l "reports were left out" ours/*.js)"';
  const end = await inShell(`${damaged} && exec "$1" ours/index.js "\${@:5}"`, cwd, RUN);
  expectNoBug(end);
  expect([end.code, JSON.parse(end.stdout)]).toMatchObject([0, { status: "complete", passed: 2 }]);
  expect(end.stderr).toContain("could not write the reports");
});

test.each([
  ["back by a day, and on by two", "-86400000@60,172800000@90"],
  ["on by a month", "2592000000@60"],
])("a clock that steps %s changes nothing but instants", async (_, steps) => {
  const cwd = folderWith({ "tasks.jsonl": listOf(20) });
  const end = await inShell('exec "$@"', cwd, [...RUN, "--time-budget", "1h", "--task-timeout", "10m"], {
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

describe.concurrent("a slow disk", () => {
  const SLOW = { CARRYOVER_FAULT_SLOW_MS: "50" };

  test("does not hold up a cancel", async () => {
    const cwd = folderWith({ "tasks.jsonl": listOf(2) });
    const command = [...RUN.slice(0, -1), `echo on >> starts; trap "" TERM; sleep 120`];
    // The shell measures the time from the signal to the end of the program.
    const script = `"$@" & while ! [ -e starts ]; do sleep 0.05; done; kill -INT $!; SECONDS=0; wait $!; code=$?; echo "$SECONDS" > took; exit $code`;
    const end = await inShell(script, cwd, command, SLOW);
    expectNoBug(end);
    expect([end.code, JSON.parse(end.stdout)]).toMatchObject([130, { status: "interrupted", outstanding: 2 }]);
    // The children go on for much longer; how long exactly a cancel takes is shown in simulated time.
    expect(Number(readFileSync(join(cwd, "took"), "utf8"))).toBeLessThan(60);
  });
});
