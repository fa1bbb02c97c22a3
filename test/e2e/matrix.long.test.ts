/** Plan, a matrix of jobs, and merge, through the built action and a cache service on loopback. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { startCacheService } from "../rig/cache-service.ts";
import { countedIds, countingCommand, freshFolder, runStep, type StepEnd } from "./fake-runner.ts";

const service = await startCacheService();
afterAll(() => service.close());

const IDS = Array.from({ length: 20 }, (_, index) => `t${String(index + 1).padStart(2, "0")}`);
const TASKS = IDS.map((id) => `{"id":"${id}"}\n`).join("");

interface Matrix {
  readonly name: string;
  readonly runId: string;
  readonly runAttempt?: string;
}

function step(
  matrix: Matrix,
  entry: "plan" | "main" | "merge",
  inputs: Record<string, string>,
  env: Record<string, string> = {},
): Promise<StepEnd> {
  return runStep({
    entry,
    files: { "tasks.jsonl": TASKS },
    runId: matrix.runId,
    ...(matrix.runAttempt === undefined ? {} : { runAttempt: matrix.runAttempt }),
    inputs: { tasks: "tasks.jsonl", name: matrix.name, ...inputs },
    env: { ...service.environment(), ...env },
  });
}

function job(
  matrix: Matrix,
  index: number,
  total: number,
  command: string,
  more: { readonly inputs?: Record<string, string>; readonly env?: Record<string, string> } = {},
): Promise<StepEnd> {
  const own = { command, "job-index": String(index), "job-total": String(total), concurrency: "2" };
  return step(matrix, "main", { ...own, ...more.inputs }, more.env);
}

describe("plan, run, merge", () => {
  test("four jobs do each task once, and merge gives one verdict", async () => {
    const matrix = { name: "four", runId: "900" };
    const count = join(freshFolder(), "count");
    const plan = await step(matrix, "plan", { "max-jobs": "4" });
    expect(plan.outputs).toMatchObject({ matrix: "[0,1,2,3]", jobs: "4", outstanding: "20" });
    expect(plan.stdout).toContain(`20 tasks outstanding, 4 jobs\ncarryover: outstanding: ${IDS.join(", ")}\n`);
    const jobs = await Promise.all([0, 1, 2, 3].map((index) => job(matrix, index, 4, countingCommand(count, "true"))));
    expect(jobs.map((end) => end.outputs.status)).toEqual(Array(4).fill("complete"));
    expect(jobs.map((end) => Number(end.outputs.total))).toEqual([5, 5, 5, 5]);
    expect(countedIds(count).sort()).toEqual(IDS);
    const merge = await step(matrix, "merge", { "job-total": "4" });
    expect(merge.outputs).toMatchObject({ status: "complete", total: "20", passed: "20", outstanding: "0" });
    expect(merge.stdout).not.toMatch(/::error/);
    expect(merge.exitCode).toBe(0);

    const again = { ...matrix, runAttempt: "2" };
    const next = await step(again, "plan", { "max-jobs": "4" });
    expect(next.outputs).toMatchObject({ matrix: "[]", jobs: "0", outstanding: "0" });
    // An empty matrix is judged like any other.
    const none = await step(again, "merge", { "job-total": next.outputs.jobs ?? "" });
    expect(none.outputs).toMatchObject({ status: "complete", passed: "20", outstanding: "0" });
    expect([none.exitCode, none.stdout.match(/::(?:warning|error).*/g)]).toEqual([0, null]);
  });

  test("a job counts as reported even if another workflow run has saved its state since", async () => {
    // One task is left to both runs, so that both are of one campaign.
    const command = 'test "$CARRYOVER_TASK_ID" != t20 || kill -9 $$';
    for (const runId of ["908", "909"])
      for (const index of [0, 1]) await job({ name: "since", runId }, index, 2, command);
    const merge = await step({ name: "since", runId: "908" }, "merge", { "job-total": "3" });
    expect(merge.outputs).toMatchObject({ status: "incomplete", passed: "19", outstanding: "1" });
    expect(merge.stdout).toMatch(/::warning.*1 job never reported: job 2\./);
  });

  test("merge names a job that never reported, and the next run does its tasks with another matrix", async () => {
    const matrix = { name: "lost", runId: "910" };
    const count = join(freshFolder(), "count");
    await step(matrix, "plan", { "max-jobs": "4" });
    await Promise.all([0, 1, 3].map((index) => job(matrix, index, 4, countingCommand(count, "true"))));
    const done = countedIds(count);
    const merge = await step(matrix, "merge", { "job-total": "4" });
    expect(merge.outputs.status).not.toBe("complete");
    expect(merge.outputs).toMatchObject({ passed: "15", outstanding: "5" });
    expect(merge.stdout).toMatch(/::warning.*job 2/);

    writeFileSync(count, "");
    const again = { name: "lost", runId: "911" };
    const plan = await step(again, "plan", { "max-jobs": "2" });
    expect(plan.outputs).toMatchObject({ matrix: "[0,1]", outstanding: "5" });
    await Promise.all([0, 1].map((index) => job(again, index, 2, countingCommand(count, "true"))));
    expect(countedIds(count).sort()).toEqual(IDS.filter((id) => !done.includes(id)));
    const end = await step(again, "merge", { "job-total": "2" });
    expect(end.outputs).toMatchObject({ status: "complete", passed: "20" });
  });

  test("a failed job that is run again keeps its tasks", async () => {
    const matrix = { name: "rerun", runId: "920" };
    const count = join(freshFolder(), "count");
    await step(matrix, "plan", { "max-jobs": "2" });
    await job(matrix, 0, 2, countingCommand(count, "true"));
    const planned = countedIds(count);
    const failed = await job(matrix, 1, 2, "kill -9 $$");
    expect(failed.outputs.status).toBe("incomplete");
    writeFileSync(count, "");
    const rerun = await job({ ...matrix, runAttempt: "2" }, 1, 2, countingCommand(count, "true"));
    expect(rerun.outputs.status).toBe("complete");
    expect(countedIds(count).sort()).toEqual(IDS.filter((id) => !planned.includes(id)));
  });

  test("a STOP in one job reaches its siblings", async () => {
    const matrix = { name: "siblings", runId: "930" };
    const count = join(freshFolder(), "count");
    const notice = `echo '{"id":"'"$CARRYOVER_TASK_ID"'","status":"error","error":{"type":"insufficient_quota","message":"You exceeded your current quota","status_code":429,"retry_after_seconds":7200}}' >> "$CARRYOVER_RESULTS_FILE"`;
    const more = { inputs: { "stop-grace": "1s" }, env: { CARRYOVER_SIBLING_INTERVAL_S: "1" } };
    // They run longer than any test, so only the STOP ends them.
    const slow = job(matrix, 0, 2, countingCommand(count, "sleep 300"), more);
    const stops = await job(matrix, 1, 2, notice, more);
    expect(stops.outputs.status).toBe("stopped");
    const sibling = await slow;
    expect(sibling.outputs.status).toBe("stopped");
    expect(sibling.outputs["resume-at"]).toBe(stops.outputs["resume-at"]);
    expect(countedIds(count).length).toBeLessThanOrEqual(2);
    const plan = await step({ ...matrix, runId: "931" }, "plan", {});
    expect(plan.outputs).toMatchObject({ matrix: "[]", jobs: "0" });
    expect(plan.outputs["resume-at"]).not.toBe("");
  });
});
