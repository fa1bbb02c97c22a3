/** Several workflow runs in fresh workspaces, through the built action and a cache service on loopback. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { startCacheService } from "../rig/cache-service.ts";
import { isAlive } from "../run/rig.ts";
import { countedIds, freshFolder, ledgerRows } from "./fake-runner.ts";
import { IDS, type Night, NO_WAIT_MS, runNight } from "./night.ts";
import { FAULTS } from "./program.ts";

const service = await startCacheService();
afterAll(() => service.close());

const HOUR_MS = 3_600_000;
const night = (facts: Night) => runNight(service, facts);

/** The ids that the newest save of a name holds. */
function savedIds(name: string): string[] {
  const key = service
    .keys()
    .filter((one) => one.includes(`-${name}-`))
    .at(-1);
  const rows = key === undefined ? "" : (service.files(key).get("results.jsonl") ?? "");
  return IDS.filter((id) => rows.includes(`"${id}"`));
}

const hasRows = (count: number) => (workspace: string) => ledgerRows(workspace).length >= count;

test("the night after a spent budget continues from the saved state with a new budget", async () => {
  const count = join(freshFolder(), "count");
  const script = `printf '{"id":"%s","status":"passed","metrics":{"cost_usd":0.3}}\\n' "$CARRYOVER_TASK_ID" >> "$CARRYOVER_RESULTS_FILE"`;
  const nightOf = (runId: string) =>
    night({
      name: "budget",
      runId,
      count,
      script,
      inputs: { "max-cost": "1.8", concurrency: "1" },
      more: { event: "schedule" },
    });
  const ends = [await nightOf("701"), await nightOf("702")];
  expect(ends.map(({ exitCode, outputs }) => [exitCode, outputs.status, outputs.resume, outputs.outstanding])).toEqual([
    [0, "out_of_budget", "true", "6"],
    [0, "complete", "false", "0"],
  ]);
  expect(countedIds(count).sort()).toEqual(IDS);
  expect(ends[0]?.summary).toContain("Out of budget: 6 of 12 tasks outstanding");
  const annotations = [...(ends[0]?.stdout ?? "").matchAll(/^::(?:warning|error)[^\n]*$/gm)].map(([line]) => line);
  expect(annotations).toHaveLength(1);
  expect(annotations[0]).toContain("6 of 12 tasks outstanding");
  expect(annotations[0]).toContain("this run has spent $1.80 of $1.80");
  expect(annotations[0]).toContain("To resume, run it again");
});

describe("a quota that runs out", () => {
  test("stops the first run, starts no child before the reset, and leaves exactly the outstanding set to the third run", async () => {
    const folder = freshFolder();
    const count = join(folder, "count");
    const quota = join(folder, "quota");
    const resetAt = new Date(Date.now() + HOUR_MS).toISOString();
    // After five calls the quota is used up until the test removes the file.
    const script = `if [ -e "${quota}" ] && [ "$(wc -l < "${count}")" -gt 5 ]; then
      echo '{"id":"'"$CARRYOVER_TASK_ID"'","status":"error","error":{"type":"insufficient_quota","message":"You exceeded your current quota","status_code":429,"reset_at":"${resetAt}"}}' >> "$CARRYOVER_RESULTS_FILE"; exit 1; fi`;
    writeFileSync(quota, "");
    const facts = { name: "quota", count, script, inputs: { "retry-after-threshold": "1s", concurrency: "1" } };
    const first = await night({ ...facts, runId: "501" });
    expect(first.outputs.status).toBe("stopped");
    expect(first.outputs.resume).toBe("true");
    expect(Number(first.outputs.passed)).toBe(5);
    expect(first.outputs["resume-at"]).toBe(resetAt);
    expect(first.exitCode).toBe(0);
    const afterFirst = countedIds(count).length;

    const second = await night({ ...facts, runId: "502" });
    expect(second.outputs.status).toBe("stopped");
    expect(countedIds(count).length).toBe(afterFirst);

    writeFileSync(count, "");
    rmSync(quota);
    const third = await night({
      ...facts,
      runId: "503",
      // Its clock has passed the reset.
      more: { preload: FAULTS, env: { CARRYOVER_CLOCK_STEPS: `${HOUR_MS}@1` } },
    });
    expect(third.outputs.status).toBe("complete");
    expect(third.outputs.passed).toBe("12");
    expect(countedIds(count).sort()).toEqual(IDS.slice(5));
  });

  test("a later workflow run starts the next campaign, and a re-run of the run that completed one does not", async () => {
    const count = join(freshFolder(), "count");
    const first = await night({ name: "again", runId: "601", count, script: "true" });
    expect(first.outputs.status).toBe("complete");
    const rerun = await night({ name: "again", runId: "601", count, script: "true", more: { runAttempt: "2" } });
    expect(rerun.outputs.status).toBe("complete");
    expect(countedIds(count)).toHaveLength(12);
    const next = await night({ name: "again", runId: "602", count, script: "true" });
    expect(next.outputs.status).toBe("complete");
    expect(countedIds(count)).toHaveLength(24);
    const late = await night({ name: "again", runId: "601", count, script: "true", more: { runAttempt: "3" } });
    expect(late.outputs).toMatchObject({ status: "complete", passed: "12" });
    expect(late.summary).toMatch(/^## ✅ Nothing to do/);
    expect(late.summary).toBe(readFileSync(late.outputs["summary-file"] ?? "", "utf8"));
    expect(countedIds(count)).toHaveLength(24);
  });
});

describe("two savers of one workflow run, without a matrix, each keep their save", () => {
  const numbersOf = (name: string) =>
    service
      .keys()
      .filter((key) => key.includes(`-${name}-`) && key.includes("-j0000-"))
      .map((key) => Number(key.slice(-6)));
  const warnings = (end: Awaited<ReturnType<typeof night>>) =>
    (end.stdout + end.postOutput).match(/^::warning.*cache.*$/gim) ?? [];

  test("two steps", async () => {
    const count = join(freshFolder(), "count");
    const facts = { name: "steps", runId: "130", count };
    const first = await night({ ...facts, script: '[[ "$CARRYOVER_TASK_ID" < t07 ]] || kill -9 $$' });
    expect(first.outputs).toMatchObject({ passed: "6", outstanding: "6" });
    const second = await night({ ...facts, script: "true" });
    expect(second.outputs).toMatchObject({ status: "complete", passed: "12" });
    expect([...warnings(first), ...warnings(second)]).toEqual([]);
    expect(numbersOf("steps")).toEqual([1, 2]);
    expect(savedIds("steps")).toEqual(IDS);
  });

  test("two jobs at the same time", async () => {
    const folder = freshFolder();
    // Neither has saved before the other one has restored.
    const script = (own: string, other: string) =>
      `touch ${folder}/${own}; until [ -e ${folder}/${other} ]; do sleep 0.05; done`;
    const job = (own: string, other: string) =>
      night({ name: "jobs", runId: "131", count: join(folder, `count-${own}`), script: script(own, other) });
    const ends = await Promise.all([job("one", "other"), job("other", "one")]);
    expect(ends.map(({ outputs }) => outputs.status)).toEqual(["complete", "complete"]);
    expect(ends.flatMap(warnings)).toEqual([]);
    expect(numbersOf("jobs")).toEqual([1, 2]);
  });
});

test("after SIGINT the results are saved, and the next run does the rest", async () => {
  const count = join(freshFolder(), "count");
  const script = 'case "$CARRYOVER_TASK_ID" in t0[1-4]) true;; *) trap "" TERM; sleep 60;; esac';
  const first = await night({
    name: "cancel",
    runId: "701",
    count,
    script,
    more: { signalWhen: { signal: "SIGINT", holds: hasRows(4) } },
  });
  expect(first.outputs.status).toBe("interrupted");
  expect(first.afterSignalMs).toBeLessThan(NO_WAIT_MS);
  writeFileSync(count, "");
  const second = await night({ name: "cancel", runId: "702", count, script: "true" });
  expect(second.outputs.status).toBe("complete");
  expect(countedIds(count).sort()).toEqual(IDS.slice(4));
});

test("after a SIGKILL of main, post takes over the rows of running children and ends them", async () => {
  const folder = freshFolder();
  const [count, pids] = [join(folder, "count"), join(folder, "pids")];
  // One of the first two children has a result, the other one a failure. Neither ends.
  const script = `echo $$ >> "${pids}"; case "$CARRYOVER_TASK_ID" in
    t01) echo '{"id":"t01","status":"failed","score":0}' >> "$CARRYOVER_RESULTS_FILE";;
    t02) echo '{"id":"t02","status":"error","error":{"message":"no","is_retryable":false}}' >> "$CARRYOVER_RESULTS_FILE";;
  esac; sleep 300`;
  const rowsLeft = (workspace: string) =>
    readdirSync(join(workspace, ".carryover/inbox"))
      .filter((name) => name.endsWith(".results.jsonl"))
      .filter((name) => readFileSync(join(workspace, ".carryover/inbox", name), "utf8").endsWith("\n")).length;
  const first = await night({
    name: "left",
    runId: "713",
    count,
    script,
    more: {
      signalWhen: {
        signal: "SIGKILL",
        holds: (workspace) => existsSync(join(workspace, ".carryover/inbox")) && rowsLeft(workspace) === 2,
      },
    },
  });
  expect(first.exitCode).toBe(null);
  expect(ledgerRows(first.workspace)).toHaveLength(1);
  expect(first.postOutput).toMatch(/2 rows of a killed run recovered/);
  writeFileSync(count, "");
  const second = await night({ name: "left", runId: "714", count, script: "true" });
  expect(second.outputs).toMatchObject({ status: "complete", passed: "10", failed: "1", errored: "1" });
  expect(countedIds(count).sort()).toEqual(IDS.slice(2));
  const children = countedIds(pids).map(Number);
  expect(children.length).toBeGreaterThanOrEqual(2);
  await expect.poll(() => children.filter(isAlive)).toEqual([]);
});

test("a runner that is lost with its post loses at most the results since the last interval", async () => {
  const folder = freshFolder();
  const [count, saved] = [join(folder, "count"), join(folder, "saved")];
  // The fifth waits until a save holds the first four. The sixth is lost.
  const script = `case "$CARRYOVER_TASK_ID" in
    t0[1-4]) true;; t05) until [ -e "${saved}" ]; do sleep 0.05; done;; *) sleep 10;; esac`;
  const first = await night({
    name: "lost",
    runId: "715",
    count,
    script,
    inputs: { concurrency: "1", "checkpoint-interval": "1s" },
    more: {
      post: false,
      signalWhen: {
        signal: "SIGKILL",
        holds: (workspace) => {
          if (savedIds("lost").length >= 4) writeFileSync(saved, "");
          // The sixth has counted itself, so that it does not do so after the count begins anew.
          return ledgerRows(workspace).length >= 5 && countedIds(count).includes("t06");
        },
      },
    },
  });
  expect(first.exitCode).toBe(null);
  writeFileSync(count, "");
  const kept = savedIds("lost");
  const second = await night({ name: "lost", runId: "716", count, script: "true" });
  expect(second.outputs).toMatchObject({ status: "complete", passed: "12" });
  expect(countedIds(count).sort()).toEqual(IDS.slice(kept.length));
});

test.each([
  ["429 on reserve", "reserve", { kind: "status", status: 429, retryAfterS: 30 }],
  ["corrupt archives", "download", { kind: "corrupt" }],
] as const)("faults of the cache never change a run: %s", async (name, endpoint, fault) => {
  await using cache = await startCacheService();
  const count = join(freshFolder(), "count");
  cache.fail(endpoint, fault);
  const end = await runNight(cache, {
    name: `fault-${name.replaceAll(" ", "-")}`,
    runId: "801",
    count,
    script: "true",
  });
  expect(end.outputs.status).toBe("complete");
  expect(end.exitCode).toBe(0);
  if (endpoint !== "download") expect(`${end.stdout}${end.postOutput}`).toMatch(/::warning.*cache/i);
});
