/** The built CLI as a user calls it. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cli, folderWith, listOf } from "./cli-rig.ts";

const THREE = listOf(3);

test.runIf(process.platform === "linux").each([
  ["plan", "SIGTERM", 143, []],
  ["run", "SIGHUP", 129, ["--command", "true"]],
] as const)("%s ends its tasks-command when it gets %s", async (subcommand, signal, code, options) => {
  const cwd = folderWith({});
  const pidFile = join(cwd, "pid");
  const end = await cli([subcommand, "--tasks-command", "echo $$ > pid; sleep 600", ...options], {
    cwd,
    signalWhen: { signal, holds: () => existsSync(pidFile) && readFileSync(pidFile, "utf8") !== "" },
  });
  expect(end.code).toBe(code);
  const status = `/proc/${readFileSync(pidFile, "utf8").trim()}/status`;
  await expect.poll(() => !existsSync(status) || readFileSync(status, "utf8").includes("State:\tZ")).toBe(true);
});

describe("exit codes", () => {
  test.each([
    ["all pass", ["--command", "true"], 0, "complete"],
    [
      "a graded failure",
      ["--command", `echo '{"id":"'$CARRYOVER_TASK_ID'","status":"failed"}' >> $CARRYOVER_RESULTS_FILE`],
      1,
      "complete",
    ],
    ["errored, fail-on never", ["--max-attempts", "1", "--fail-on", "never", "--command", "exit 3"], 0, "complete"],
    ["outstanding", ["--command", "kill -9 $$"], 75, "incomplete"],
    [
      "stopped",
      [
        "--command",
        "echo 'Error code: 429 - insufficient_quota: You exceeded your current quota, please check your plan and billing details.' >&2; exit 1",
      ],
      75,
      "stopped",
    ],
    ["out of time", ["--time-budget", "1s", "--concurrency", "1", "--command", "sleep 0.7"], 75, "out_of_time"],
    [
      "fail-fast",
      [
        "--fail-fast",
        "--command",
        `echo '{"id":"'$CARRYOVER_TASK_ID'","status":"error","error":{"message":"no","is_retryable":false}}' >> $CARRYOVER_RESULTS_FILE; exit 1`,
      ],
      1,
      "aborted",
    ],
  ])("%s", async (_name, args, code, status) => {
    const cwd = folderWith({ "tasks.jsonl": THREE });
    const end = await cli(["run", "--tasks", "tasks.jsonl", "--json", ...args], { cwd });
    expect({ code: end.code, status: JSON.parse(end.stdout).status }).toEqual({ code, status });
    const told = await cli(["status", "--json"], { cwd });
    expect(told.code).toBe(0);
    expect(JSON.parse(told.stdout)).toEqual(JSON.parse(end.stdout));
  });

  test("status before the first run prints JSON for scripts and an error for people", async () => {
    const cwd = folderWith({});
    const missing = /Expected the state of a run in .*\.carryover, found none/;
    const told = await cli(["status", "--json"], { cwd });
    expect(told).toMatchObject({ code: 0, stderr: expect.stringMatching(missing) });
    const { outputs, ...flat } = JSON.parse(told.stdout);
    expect(flat).toEqual(outputs);
    expect(outputs).toMatchObject({ status: "incomplete", resume: true, total: null, outstanding: null });
    const people = await cli(["status"], { cwd });
    expect(people).toMatchObject({ code: 2, stdout: "", stderr: expect.stringMatching(missing) });
    expect(existsSync(join(cwd, ".carryover"))).toBe(false);
  });

  test("a complete campaign that is run again keeps its exit code", async () => {
    const cwd = folderWith({ "tasks.jsonl": THREE });
    const args = ["run", "--tasks", "tasks.jsonl", "--campaign", "once", "--max-attempts", "1"];
    expect((await cli([...args, "--command", '[ "$CARRYOVER_FIELD_N" != 1 ]'], { cwd })).code).toBe(1);
    const again = await cli([...args, "--command", "touch ran"], { cwd });
    expect(again.code).toBe(1);
    expect(existsSync(join(cwd, "ran"))).toBe(false);
  });
});

describe("the usual options", () => {
  test("--version and --help go to stdout", async () => {
    const cwd = folderWith({});
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(await cli(["--version"], { cwd })).toMatchObject({ code: 0, stdout: `${version}\n`, stderr: "" });
    const help = await cli(["run", "--help"], { cwd });
    expect(help.code).toBe(0);
    expect(help.stdout).toContain("--task-timeout");
    expect(help.stderr).toBe("");
  });

  test("run prints nothing on stdout without --json", async () => {
    const cwd = folderWith({ "tasks.jsonl": THREE });
    const end = await cli(["run", "--tasks", "tasks.jsonl", "--", "echo", "{id}"], { cwd });
    expect(end).toMatchObject({ code: 0, stdout: "" });
  });

  test.each<[string, string, readonly [number, number], RegExp]>([
    ["on a full disk", "> /dev/full", [74, 75], /^carryover: stdout could not be written: ENOSPC/m],
    ["a reader that goes away", "| :", [0, 75], /^(?!.*could not be written)/s],
  ])("stdout that cannot be written: %s", async (_, where, codes, words) => {
    const cwd = folderWith({ "tasks.jsonl": THREE });
    for (const [command, code] of [
      ["kill -9 $$", codes[1]],
      ["true", codes[0]],
    ] as const) {
      const shell = `"$@" ${where}; exit "\${PIPESTATUS[0]}"`;
      const end = await cli(["run", "--json", "--tasks", "tasks.jsonl", "--command", command], { cwd, shell });
      expect(end.code).toBe(code);
      expect(end.stderr).toMatch(words);
      expect(end.stderr).toContain(code === 75 ? "3 outstanding" : "3 passed");
    }
  });
});

test("state: a changed task is outstanding again, and a removed one is forgotten", async () => {
  const cwd = folderWith({ "tasks.jsonl": THREE });
  const args = ["run", "--tasks=tasks.jsonl", "--campaign=c", "--json", "--command=echo $CARRYOVER_TASK_ID >> ran"];
  await cli(args, { cwd });
  writeFileSync(join(cwd, "ran"), "");
  writeFileSync(join(cwd, "tasks.jsonl"), '{"n":0,"id":"t0001"}\n{"id":"t0002","n":"changed"}\n');
  const end = await cli(args, { cwd });
  expect(readFileSync(join(cwd, "ran"), "utf8")).toBe("t0002\n");
  expect(JSON.parse(end.stdout)).toMatchObject({ total: 2, passed: 2, status: "complete" });
});

test("detect believes exit code 77, whatever the process printed", async () => {
  const { stdout } = await cli(["detect", "--exit-code", "77"], {
    cwd: folderWith({}),
    stdin: "HTTP 429 Too Many Requests\n",
  });
  expect(JSON.parse(stdout)).toMatchObject({ kind: "none", certain: true });
});

test("detect redacts what it quotes", async () => {
  const { stdout } = await cli(["detect"], {
    cwd: folderWith({}),
    stdin: "Error: 429 rate limit exceeded for key correct-horse-battery, try again in 20s\n",
    env: { MY_API_KEY: "correct-horse-battery" },
  });
  expect(JSON.parse(stdout)).toMatchObject({ kind: "wait", evidence: expect.stringContaining("***") });
  expect(stdout).not.toContain("correct-horse");
});
