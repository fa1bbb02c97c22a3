/** The everyday controls on the built CLI: what a run may start, and when it probes a stopped provider. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cli, folderWith, jsonLines, listOf } from "./cli-rig.ts";

async function run(cwd: string, ...options: string[]) {
  const args = ["run", "--tasks", "tasks.jsonl", "--campaign", "night", "--json", ...options];
  const end = await cli(args.includes("--command") ? args : [...args, "--command", "true"], { cwd });
  const outputs = end.stdout === "" ? {} : (JSON.parse(end.stdout) as Record<string, unknown>);
  return { ...end, outputs, ids: () => jsonLines(join(cwd, ".carryover/results.jsonl")).map((row) => row.id) };
}

/** Fails the tasks that broken.txt names. */
const GRADE =
  'if grep -qx "$CARRYOVER_TASK_ID" broken.txt; then status=failed; else status=passed; fi; printf \'{"id":"%s","status":"%s"}\\n\' "$CARRYOVER_TASK_ID" $status >> "$CARRYOVER_RESULTS_FILE"';

test("a run with `only` counts the whole list, lists what is outstanding, and a later run does the rest", async () => {
  const cwd = folderWith({ "tasks.jsonl": listOf(5) });
  const first = await run(cwd, "--only", "t0002,t0004");
  expect(first.code).toBe(75);
  expect(first.outputs).toMatchObject({ status: "incomplete", total: 5, passed: 2, outstanding: 3 });
  expect(first.outputs.reason).toContain("3 outstanding tasks were not selected");
  expect(readFileSync(String(first.outputs["outstanding-file"]), "utf8")).toBe("t0001\nt0003\nt0005\n");
  expect(first.stderr).toMatch(/to run the other tasks, run it without `only` and `sample`: (?!.*--only).*--campaign/);
  expect(first.outputs["resume-command"]).not.toContain("--only");
  const second = await run(cwd);
  expect(second.code).toBe(0);
  expect(second.outputs).toMatchObject({ status: "complete", passed: 5, outstanding: 0 });
  expect(second.ids().sort()).toEqual(["t0001", "t0002", "t0003", "t0004", "t0005"]);
});

test("fail-on: regressed fails a campaign in which a task that passed before fails now", async () => {
  const cwd = folderWith({ "tasks.jsonl": listOf(3), "broken.txt": "t0001\n" });
  const night = () => cli(["run", "--tasks", "tasks.jsonl", "--fail-on", "regressed", "--command", GRADE], { cwd });
  const first = await night();
  const second = await night();
  writeFileSync(join(cwd, "broken.txt"), "t0001\nt0002\n");
  const third = await night();
  expect([first, second, third].map(({ code }) => code)).toEqual([0, 0, 1]);
  expect([first, second].map(({ stderr }) => stderr.match(/fail-on: regressed found no/g)?.length)).toEqual([
    1,
    undefined,
  ]);
  expect(third.stderr).toContain("failing because 1 task regressed (fail-on)");
});

test("status:failed in the same campaign selects nothing, and the message names carryover retry", async () => {
  const cwd = folderWith({ "tasks.jsonl": listOf(2) });
  const fail = `printf '{"id":"%s","status":"failed"}\\n' "$CARRYOVER_TASK_ID" >> "$CARRYOVER_RESULTS_FILE"`;
  await run(cwd, "--max-tasks", "1", "--command", fail);
  const end = await run(cwd, "--only", "status:failed");
  expect([end.code, end.outputs.outstanding]).toEqual([75, 1]);
  expect(end.stderr).toContain("status:failed selects nothing: the 1 failed task of this campaign is settled");
  expect(end.stderr).toContain("carryover retry --failed");
});

test("the retry command that a run names repeats a task that timed out", async () => {
  const cwd = folderWith({ "tasks.jsonl": listOf(1) });
  const end = await run(cwd, "--task-timeout", "1s", "--kill-grace", "0s", "--command", "sleep 60");
  const [, words = ""] = / again, run `.* (retry\b.*)` and the same command/.exec(end.stderr) ?? [];
  const retried = await cli(words.split(" "), { cwd });
  expect(retried.stderr).toContain("1 task is outstanding again");
});

test("provider-concurrency warns about a provider that no task has", async () => {
  const cwd = folderWith({ "tasks.jsonl": '{"id":"a","provider":"openai"}' });
  const end = await run(cwd, "--provider-concurrency", "opnai=8,openai=2");
  expect(end.code).toBe(0);
  expect(end.stderr).toContain("provider-concurrency names opnai, which no listed task has. Did you mean openai?");
});

describe("a run with a budget", () => {
  const command =
    'printf \'{"id":"%s","status":"passed","metrics":{"cost_usd":0.4,"tokens":100}}\\n\' "$CARRYOVER_TASK_ID" >> "$CARRYOVER_RESULTS_FILE"';

  test.each([
    ["max-cost", "1", "max-cost: this run has spent $1.20 of $1.00"],
    ["max-tokens", "250", "max-tokens: this run has used 300 of 250 tokens"],
  ])("ends when %s is spent, and the next run has a new budget", async (input, amount, reason) => {
    const cwd = folderWith({ "tasks.jsonl": listOf(5) });
    const options = ["--concurrency", "1", `--${input}`, amount, "--command", command];
    const first = await run(cwd, ...options);
    expect(first.code).toBe(75);
    expect(first.outputs).toMatchObject({ status: "out_of_budget", resume: true, reason, passed: 3, outstanding: 2 });
    const summary = readFileSync(join(cwd, ".carryover/summary.md"), "utf8");
    expect(summary).toContain("Out of budget: 2 of 5 tasks outstanding");
    const second = await run(cwd, ...options);
    expect([second.code, second.outputs.status, second.outputs.passed]).toEqual([0, "complete", 5]);
  });
});

test("vary runs each task once for each model, and the summary compares them", async () => {
  const cwd = folderWith({ "tasks.jsonl": listOf(4) });
  const command =
    'case "$CARRYOVER_FIELD_MODEL $CARRYOVER_FIELD_BASE_ID" in "a t0001") s=failed;; *) s=passed;; esac; printf \'{"id":"%s","status":"%s"}\\n\' "$CARRYOVER_TASK_ID" $s >> "$CARRYOVER_RESULTS_FILE"';
  const options = ["--vary", "model=a,b", "--fail-on", "never", "--command", command];
  const some = await run(cwd, ...options, "--only", "*[model=a]");
  expect([some.code, some.outputs.total, some.outputs.outstanding]).toEqual([75, 8, 4]);
  const rest = await run(cwd, ...options);
  expect(rest.outputs).toMatchObject({ total: 8, passed: 7, failed: 1, outstanding: 0 });
  expect(readFileSync(join(cwd, ".carryover/summary.md"), "utf8")).toContain("| a | 75 % of 4 |");
  const again = await run(cwd, ...options);
  expect(again.outputs).toMatchObject({ status: "complete", passed: 7 });
  expect((await cli(["retry", "--id", "t0001"], { cwd })).stdout).toBe("t0001[model=a]\nt0001[model=b]\n");
});

describe("a dry run", () => {
  const command =
    'case "$CARRYOVER_TASK_ID" in t0003) echo "You\'ve hit your limit. Your limit resets in 3 hours" >&2; exit 1;; t0002) s=failed;; *) s=passed;; esac; printf \'{"id":"%s","status":"%s","metrics":{"cost_usd":0.5}}\\n\' "$CARRYOVER_TASK_ID" $s >> "$CARRYOVER_RESULTS_FILE"';
  const options = ["--concurrency", "1", "--fail-on", "never", "--command", command];
  const stateOf = (cwd: string) =>
    readdirSync(join(cwd, ".carryover"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path, readFileSync(path, "utf8"), statSync(path).mtimeMs]);

  test("shows what a run would start, leave and wait for, without doing it", async () => {
    const cwd = folderWith({ "tasks.jsonl": `${listOf(5)}{"id":"z","provider":"other"}\n` });
    const fresh = await run(cwd, ...options, "--dry-run");
    expect([fresh.code, fresh.outputs.start]).toEqual([0, ["t0001", "t0002", "t0003", "t0004", "t0005", "z"]]);
    expect(existsSync(join(cwd, ".carryover"))).toBe(false);

    const first = await run(cwd, ...options, "--max-tasks", "3");
    expect([first.code, first.outputs.status]).toEqual([75, "stopped"]);
    const before = stateOf(cwd);
    const second = await run(cwd, ...options, "--dry-run", "--only", "t0004,z");
    expect(second.outputs).toMatchObject({
      campaign: "night",
      "new-campaign": false,
      start: ["z"],
      wait: [{ provider: "default", tasks: ["t0004"], reason: expect.stringContaining("hit your limit") }],
      skip: { passed: ["t0001"], failed: ["t0002"], errored: [], skipped: [], "not-selected": ["t0003", "t0005"] },
      estimate: { runs: 1, cost_usd: 0.5 },
    });
    const now = await run(cwd, ...options, "--dry-run", "--retry-now", "--job-index", "0", "--job-total", "2");
    expect(now.outputs.probe).toEqual(["default"]);
    expect((now.outputs.skip as Record<string, string[]>)["other-job"]?.length).toBeGreaterThan(0);
    const args = ["run", "--tasks", "tasks.jsonl", "--campaign", "night", "--dry-run", ...options];
    const words = await cli(args, { cwd });
    expect(words.stderr).toMatch(/^start +1 task: z$/m);
    expect(words.stderr).toMatch(
      /^wait +3 tasks for default, until .*: t0003, t0004, t0005. Reason: .* add --retry-now\.$/m,
    );
    expect(words.stderr).toMatch(/^estimate +about .*, \$0\.50; from 2 earlier results/m);
    expect(words.stdout).toBe("");
    const shared = "--concurrency 16 --shared-concurrency 2 --job-index 0 --job-total 2 --retry-now".split(" ");
    const job = await cli([...args, ...shared], { cwd });
    expect(job.stderr).toMatch(/^estimate +about .*, 1 at a time, /m);
    expect(stateOf(cwd)).toEqual(before);
  });

  test("lists tasks in the order of their starts: those that were killed come last", async () => {
    const cwd = folderWith({ "tasks.jsonl": listOf(2) });
    const killed = ["--fail-on", "never", "--command", "kill -9 $$"];
    await run(cwd, ...killed, "--only", "t0001");
    expect((await run(cwd, ...killed, "--dry-run")).outputs.start).toEqual(["t0002", "t0001"]);
  });

  test("calls a campaign new only before its first run", async () => {
    const cwd = folderWith({ "tasks.txt": "a\n" });
    const args = ["run", "--tasks", "tasks.txt", "--json", "--command", "true"];
    const isNew = async (campaign: string) => {
      const { stdout } = await cli([...args, "--campaign", campaign, "--dry-run"], { cwd });
      return (JSON.parse(stdout) as Record<string, unknown>)["new-campaign"];
    };
    for (const campaign of ["one", "two"]) {
      expect(await isNew(campaign)).toBe(true);
      await cli([...args, "--campaign", campaign], { cwd });
    }
    expect([await isNew("one"), await isNew("two"), await isNew("three")]).toEqual([false, false, true]);
  });

  test("refuses what the run would refuse", async () => {
    const cwd = folderWith({ "tasks.jsonl": listOf(1) });
    const end = await run(cwd, ...options, "--dry-run", "--only", "t9999");
    expect([end.code, end.stderr]).toEqual([2, expect.stringContaining('nothing matches "t9999"')]);
  });
});

describe("retry", () => {
  const command =
    'case "$CARRYOVER_TASK_ID" in t0002) test ! -e broken;; t0003) printf \'{"id":"t0003","status":"%s"}\\n\' "$(cat grade)" >> "$CARRYOVER_RESULTS_FILE";; esac';
  const options = ["--max-attempts", "1", "--command", command];

  test("repeats only errored tasks, in the same campaign", async () => {
    const cwd = folderWith({ "tasks.jsonl": listOf(4), broken: "", grade: "failed" });
    const first = await run(cwd, ...options);
    expect([first.code, first.outputs.errored, first.outputs.failed]).toEqual([1, 1, 1]);
    const again = await run(cwd, ...options);
    expect(again.outputs).toMatchObject({ errored: 1, outstanding: 0 });

    rmSync(join(cwd, "broken"));
    const dry = await cli(["retry", "--dry-run"], { cwd });
    expect([dry.code, dry.stdout]).toEqual([0, "t0002\n"]);
    expect((await cli(["status", "--json"], { cwd })).stdout).toContain('"outstanding":0');
    const stored = (name: string) => readFileSync(join(cwd, ".carryover", name), "utf8");
    const [failures, results] = [stored("failures.jsonl"), stored("results.jsonl")];
    const retried = await cli(["retry"], { cwd });
    expect([retried.code, retried.stdout]).toEqual([0, "t0002\n"]);
    expect(stored("results.jsonl")).toBe(results);
    expect(stored("failures.jsonl").startsWith(failures)).toBe(true);
    const ofEveryRow = { terminal: false, message: expect.any(String), exit_code: null, signal: null };
    expect(JSON.parse(stored("failures.jsonl").slice(failures.length))).toMatchObject({
      id: "t0002",
      class: "retry",
      ...ofEveryRow,
    });
    expect(readFileSync(join(cwd, ".carryover/outstanding.txt"), "utf8")).toBe("t0002\n");
    expect((await cli(["status", "--json"], { cwd })).stdout).toContain('"outstanding":1');
    const second = await run(cwd, ...options);
    expect(second.outputs).toMatchObject({ status: "complete", passed: 3, failed: 1, errored: 0 });
    expect(second.ids().filter((id) => id === "t0001")).toHaveLength(1);
  });

  test("repeats failed tasks by kind or by id, and a merge with an older copy does not bring the old result back", async () => {
    const cwd = folderWith({ "tasks.jsonl": listOf(4), grade: "failed" });
    await run(cwd, ...options);
    cpSync(join(cwd, ".carryover"), join(cwd, "older"), { recursive: true });
    writeFileSync(join(cwd, "grade"), "passed");
    expect((await cli(["retry", "--id", "t000[34]"], { cwd })).stdout).toBe("");
    expect((await cli(["retry", "--failed", "--id", "t*"], { cwd })).stdout).toBe("t0003\n");
    expect((await cli(["status"], { cwd })).stdout).toContain(": retry made tasks outstanding again\n");
    await run(cwd, ...options);
    const merged = await cli(["merge", "--state-dir", "united", "older", ".carryover", "--json"], { cwd });
    expect(JSON.parse(merged.stdout)).toMatchObject({ passed: 4, failed: 0, outstanding: 0 });
  });

  test("counts for one run as an input: resume-command leaves it out", async () => {
    const cwd = folderWith({ "tasks.jsonl": listOf(4), broken: "", grade: "passed" });
    await run(cwd, ...options);
    rmSync(join(cwd, "broken"));
    const part = await run(cwd, ...options, "--retry", "errored,failed", "--only", "t0001", "--retry-now");
    // The next run must not repeat tasks that this one has done, and must wait for a reset.
    expect(part.outputs["resume-command"]).toMatch(/^(?!.*--retry).*--max-attempts 1/);
    expect(part.outputs.outstanding).toBe(1);
    const end = await run(cwd, ...options);
    expect(end.outputs).toMatchObject({ status: "complete", passed: 4, errored: 0 });
  });
});

describe("a retry over jobs and saved states", () => {
  const night = (cwd: string, options: readonly string[], env: Record<string, string> = {}) =>
    cli(["run", "--tasks", "tasks.jsonl", "--command", GRADE, ...options], { cwd, env });

  test("in one job of a matrix keeps the results of the other jobs", async () => {
    const cwd = folderWith({ "tasks.jsonl": listOf(4), "broken.txt": "t0001\nt0002\nt0003\n" });
    await night(cwd, ["--campaign", "x", "--state-dir", "before"]);
    writeFileSync(join(cwd, "broken.txt"), "");
    for (const job of ["0", "1"]) {
      cpSync(join(cwd, "before"), join(cwd, `job-${job}`), { recursive: true });
      const place = ["--campaign", "x", "--state-dir", `job-${job}`, "--job-index", job, "--job-total", "2"];
      await night(cwd, [...place, "--retry", "failed"], { GITHUB_RUN_ID: "78", GITHUB_RUN_ATTEMPT: "1" });
    }
    const merged = await cli(["merge", "--state-dir", "all", "job-0", "job-1", "--json"], { cwd });
    expect(JSON.parse(merged.stdout)).toMatchObject({ status: "complete", passed: 4, outstanding: 0 });
  });

  test("counts although the carrier holds the complete state", async () => {
    const cwd = folderWith({ "tasks.jsonl": listOf(4), "broken.txt": "t0001\n" });
    const carry = ["--carry", join(cwd, "carried"), "--json"];
    await night(cwd, carry);
    await cli(["retry", "--failed"], { cwd });
    writeFileSync(join(cwd, "broken.txt"), "");
    const end = await night(cwd, carry);
    expect(end.stderr).toContain("campaign until-complete-000001: 4 tasks, 1 outstanding");
    expect(JSON.parse(end.stdout)).toMatchObject({ status: "complete", passed: 4 });
  });

  test("makes several ids outstanding, and status:failed then selects them", async () => {
    const cwd = folderWith({ "tasks.jsonl": listOf(4), "broken.txt": "t0001\nt0002\nt0003\n" });
    await night(cwd, []);
    const retried = await cli(["retry", "--id", "t0001", "--id", "t0002"], { cwd });
    expect(retried.stdout).toBe("t0001\nt0002\n");
    writeFileSync(join(cwd, "broken.txt"), "");
    const end = await night(cwd, ["--only", "status:failed", "--json"]);
    expect(JSON.parse(end.stdout)).toMatchObject({ passed: 3, failed: 1, outstanding: 0 });
  });
});

test("fail-on: regressed ignores results of a task that has changed", async () => {
  const cwd = folderWith({ "tasks.jsonl": '{"id":"a"}\n{"id":"b"}\n', "broken.txt": "" });
  const night = (...options: string[]) =>
    cli(["run", "--tasks", "tasks.jsonl", "--fail-on", "regressed", "--command", GRADE, ...options], { cwd });
  await night();
  writeFileSync(join(cwd, "broken.txt"), "a\n");
  const stopped = await night("--only", "a");
  writeFileSync(join(cwd, "tasks.jsonl"), '{"id":"a","prompt":"mended"}\n{"id":"b"}\n');
  writeFileSync(join(cwd, "broken.txt"), "");
  const end = await night();
  expect([stopped.stderr.includes("1 task regressed"), end.code]).toEqual([true, 0]);
});
