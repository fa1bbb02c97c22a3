/** The built CLI carries its state through a folder and through a bucket: each run in a workspace of its own. */
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { s3Environment, startBucket } from "../rig/s3-server.ts";
import { cli, folderWith, jsonLines } from "./cli-rig.ts";
import { countedIds, countingCommand, freshFolder } from "./fake-runner.ts";

const bucket = await startBucket("evals");
afterAll(() => bucket.close());

test.each([
  ["a folder", () => freshFolder()],
  ["a bucket", () => "s3://evals/team/nightly"],
])("%s: the next run does the rest; plan, jobs and merge know of each other", async (_, place) => {
  const count = join(freshFolder(), "count");
  const carry = place();
  const workspace = () => folderWith({ "tasks.txt": "a\nb\nc\nd\n" });
  const call = (runId: string, args: readonly string[]) => {
    const env = { ...s3Environment(), GITHUB_RUN_ID: runId, GITHUB_REPOSITORY: "acme/evals" };
    const cwd = workspace();
    return cli([...args, "--tasks", "tasks.txt", "--carry", carry, "--name", "n"], { cwd, env }).then((end) => ({
      ...end,
      cwd,
    }));
  };
  const run = (script: string) => ["run", "--command", countingCommand(count, script)];

  const first = await call("1", run('case "$CARRYOVER_TASK_ID" in a|b) ;; *) kill -9 $$ ;; esac'));
  expect([first.code, first.stderr]).toEqual([75, expect.not.stringContaining("could not")]);

  const planned = await call("2", ["plan", "--max-jobs", "2"]);
  expect(JSON.parse(planned.stdout)).toMatchObject({ outstanding: 2 });
  // Without an index a job of this plan would run the tasks of both.
  const unplaced = await call("2", run("true"));
  expect([unplaced.code, unplaced.stderr]).toEqual([2, expect.stringMatching(/job-index: \$\{\{ matrix\.job/)]);
  const before = countedIds(count).length;
  for (const index of ["0", "1"]) {
    const job = await call("2", [...run("true"), "--job-index", index, "--job-total", "2"]);
    expect(job.code).toBe(0);
  }
  expect(countedIds(count).slice(before).sort()).toEqual(["c", "d"]);
  const merged = await call("2", ["merge", "--job-total", "2", "--state-dir", "out"]);
  expect([merged.code, merged.stderr]).toEqual([0, expect.not.stringContaining("never reported")]);
  expect(jsonLines(join(merged.cwd, "out/results.jsonl"))).toHaveLength(4);
});
