/** The state folder, as users of the CLI meet it. */
import { readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
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

test("a plan for the next campaign leaves the complete one as it is", async () => {
  const cwd = folderWith({ "tasks.txt": "a\nb\n" });
  const args = ["--tasks", "tasks.txt"];
  expect((await cli(["run", ...args, "--command", "true"], { cwd })).code).toBe(0);
  const plan = await cli(["plan", ...args, "--json"], { cwd });
  expect(JSON.parse(plan.stdout)).toMatchObject({ outstanding: 2 });
  const merge = await cli(["merge", "--state-dir", "united", ".carryover", "--json"], { cwd });
  expect(merge).toMatchObject({ code: 0 });
  expect(JSON.parse(merge.stdout)).toMatchObject({ status: "complete", passed: 2, outstanding: 0 });
  expect(await cli(["merge", ".carryover"], { cwd })).toMatchObject({ code: 0 });
  expect(JSON.parse((await cli(["status", "--json"], { cwd })).stdout)).toMatchObject({ status: "complete" });
  // The jobs of the plan work on the campaign that it is for.
  const job = await cli(["run", ...args, "--command", "true", "--json"], { cwd });
  expect(JSON.parse(job.stdout)).toMatchObject({ status: "complete", passed: 2 });
  expect(jsonLines(join(cwd, ".carryover/results.jsonl")).map((row) => row.campaign)).toEqual(
    Array(2).fill("until-complete-000002"),
  );
});

test("each commit of a pull request is compared with the default branch, and the branch never with a pull request", async () => {
  const cwd = folderWith({ "tasks.txt": "a\nb\n" });
  let runs = 0;
  const run = async (event: object, command: string) => {
    runs += 1;
    writeFileSync(join(cwd, "event.json"), JSON.stringify(event));
    const isPullRequest = "pull_request" in event;
    const env = {
      GITHUB_RUN_ID: String(runs),
      GITHUB_EVENT_NAME: isPullRequest ? "pull_request" : "schedule",
      GITHUB_EVENT_PATH: join(cwd, "event.json"),
      GITHUB_SHA: "f".repeat(40),
    };
    await cli(["run", "--tasks", "tasks.txt", "--exit-codes", "1=failed", "--command", command], { cwd, env });
    return readFileSync(join(cwd, ".carryover/summary.md"), "utf8");
  };
  const commit = (sha: string) => ({ pull_request: { head: { sha: sha.repeat(40) } } });
  const broken = "test $CARRYOVER_TASK_ID != b";
  await run({}, "true");
  expect(await run(commit("1"), broken)).toContain("1 regression");
  expect(await run(commit("2"), broken)).toContain("1 regression");
  const nightly = await run({}, broken);
  expect(nightly).toContain("Compared with `until-complete-000001`");
  expect(nightly).toContain("1 regression");
});

describe("a list that changes within a campaign", () => {
  const grade =
    's=passed; case " $BAD " in *" $CARRYOVER_TASK_ID "*) s=failed ;; esac; printf \'{"id":"%s","status":"%s"}\\n\' "$CARRYOVER_TASK_ID" $s >> "$CARRYOVER_RESULTS_FILE"';
  const nightIn = (cwd: string) => (list: string, failing: string, more: readonly string[]) => {
    writeFileSync(join(cwd, "tasks.jsonl"), list);
    const args = ["run", "--tasks", "tasks.jsonl", "--concurrency", "1", "--command", grade, ...more];
    return cli(args, { cwd, env: { BAD: failing } });
  };

  test.each([
    ["a task that passed in the end regresses", "b gone", "", 1, "1 regression, no fixes"],
    ["a task that failed in the end does not", "gone", "b", 0, "no regressions, no fixes"],
  ])("the baseline holds the results that counted at its end: %s", async (_, first, last, code, changes) => {
    const cwd = folderWith({});
    const night = nightIn(cwd);
    const changed = '{"id":"a"}\n{"id":"b","edited":true}\n{"id":"c"}\n';
    const judge = ["--fail-on", "regressed"];
    await night('{"id":"b"}\n{"id":"gone"}\n{"id":"a"}\n{"id":"c"}\n', first, ["--max-tasks", "2", ...judge]);
    expect((await night(changed, last, judge)).stderr).toContain("complete: nothing is outstanding");
    const next = await night(changed, "b", judge);
    expect(next.code).toBe(code);
    const summary = readFileSync(join(cwd, ".carryover/summary.md"), "utf8");
    expect(summary).toContain(changes);
    expect(summary).toContain(`The pass rate was ${last === "" ? "100" : "66.7"} %.`);
  });

  test("a named campaign that tasks were added to is recorded as it ends with them", async () => {
    const cwd = folderWith({});
    const night = nightIn(cwd);
    const campaign = ["--campaign", "named"];
    await night('{"id":"a"}\n', "", campaign);
    const [before] = jsonLines(join(cwd, ".carryover/history.jsonl"));
    await night('{"id":"a"}\n{"id":"b"}\n', "b", campaign);
    const [row, ...others] = jsonLines(join(cwd, ".carryover/history.jsonl"));
    expect([row, others]).toEqual([expect.objectContaining({ total: 2, failed: 1, runs: 2, pass_rate: 0.5 }), []]);
    expect(Date.parse(String(row?.completed_at))).toBeGreaterThan(Date.parse(String(before?.completed_at)));
    await night('{"id":"a"}\n{"id":"b"}\n', "", campaign);
    expect(jsonLines(join(cwd, ".carryover/history.jsonl"))).toEqual([row]);
  });
});

describe("what a result depends on", () => {
  const started = (cwd: string) =>
    jsonLines(join(cwd, ".carryover/events.jsonl")).flatMap((event) =>
      event.event === "attempt_started" ? event.tasks : [],
    );

  test("a changed input makes all tasks outstanding again; a merge still knows what is done", async () => {
    const cwd = folderWith({ "tasks.txt": "a\nb\n", "prompts/one.txt": "1", "code.txt": "1" });
    const args = ["run", "--tasks", "tasks.txt", "--inputs", "prompts/*", "--campaign", "release", "--command", "true"];
    await cli(args, { cwd });
    writeFileSync(join(cwd, "code.txt"), "2");
    await cli(args, { cwd });
    expect(started(cwd)).toEqual(["a", "b"]);
    writeFileSync(join(cwd, "prompts/one.txt"), "2");
    await cli(args, { cwd });
    expect(started(cwd)).toEqual(["a", "b", "a", "b"]);
    const merge = await cli(["merge", "--state-dir", "united", ".carryover", "--json"], { cwd });
    expect(JSON.parse(merge.stdout)).toMatchObject({ status: "complete", passed: 2, outstanding: 0 });
    expect(JSON.parse((await cli(["status", "--json"], { cwd })).stdout)).toMatchObject({ passed: 2, outstanding: 0 });
  });

  test("integers beyond 2^53 keep their digits, and distinguish tasks", async () => {
    const [one, two] = ["9007199254740993", "9007199254740992"];
    const cwd = folderWith({ "tasks.json": `[{"id":"a","seed":${one}}]` });
    const args = ["run", "--tasks", "tasks.json", "--repeats", "2", "--campaign", "release"];
    const command = 'echo $CARRYOVER_FIELD_SEED "$CARRYOVER_TASK" $(cat $CARRYOVER_TASKS_FILE) >> seen';
    await cli([...args, "--command", command], { cwd });
    expect(
      readFileSync(join(cwd, "seen"), "utf8")
        .split("\n")[0]
        ?.match(/\d{16}/g),
    ).toEqual([one, one, one]);
    writeFileSync(join(cwd, "tasks.json"), `[{"id":"a","seed":${two}}]`);
    await cli([...args, "--", "bash", "-c", "echo $0 >> placeholders", "{seed}"], { cwd });
    expect(readFileSync(join(cwd, "placeholders"), "utf8")).toBe(`${two}\n${two}\n`);
  });
});

test.each([
  ["run", ["run", "--tasks", "tasks.txt", "--command", "true"]],
  ["merge", ["merge", "--state-dir", "united", ".carryover"]],
])("a ledger of 8 GB is refused by %s at once", async (_, args) => {
  const cwd = folderWith({ "tasks.txt": "a\n", ".carryover/results.jsonl": "", "empty/.keep": "" });
  // All of it is a hole.
  truncateSync(join(cwd, ".carryover/results.jsonl"), 8e9);
  const end = await cli(args, { cwd });
  expect(end).toMatchObject({ code: 2, stderr: expect.stringContaining("Expected a file of at most 2 GiB at") });
  expect(end.stderr).toContain("found one of 7.5 GiB");
});
