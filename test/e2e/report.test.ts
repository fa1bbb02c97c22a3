/** `carryover report` makes every report again from the state folder alone, byte for byte. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cli, folderWith, listOf } from "./cli-rig.ts";

const REPORTS = ["summary.md", "junit.xml", "report.html"];
const QUOTA = "Error code: 429 - insufficient_quota: You exceeded your current quota, please check your plan";
/** Something of everything: grades, scores, metrics, retries, failures, a provider that stops. */
const CHILD = `case "$CARRYOVER_TASK_ID" in
  t0001) echo '{"id":"t0001","status":"failed","score":0.2,"metrics":{"tokens":10}}' >> "$CARRYOVER_RESULTS_FILE";;
  t0002) [ "$CARRYOVER_ATTEMPT" = 2 ] || { echo "TypeError: <b>no</b> [31m" >&2; exit 3; };;
  t0003) exit 4;;
  t0004) [ -z "$STOPPED" ] || { echo "${QUOTA}" >&2; exit 1; };;
  *) echo '{"id":"'"$CARRYOVER_TASK_ID"'","status":"passed","score":0.9}' >> "$CARRYOVER_RESULTS_FILE";;
esac`;
const FILES = { "tasks.jsonl": listOf(5) };

async function madeAgain(cwd: string, stateDir: string): Promise<void> {
  const folder = join(cwd, stateDir);
  const before = REPORTS.map((name) => readFileSync(join(folder, name), "utf8"));
  for (const name of REPORTS) rmSync(join(folder, name));
  const again = await cli(["report", "--state-dir", stateDir], { cwd });
  expect(again.code).toBe(0);
  for (const [index, name] of REPORTS.entries()) expect(readFileSync(join(folder, name), "utf8")).toBe(before[index]);
}

test.each([
  ["a run that is complete", [{}]],
  ["a run that was stopped", [{ STOPPED: "yes" }]],
  ["a campaign after the first", [{}, {}]],
])("report makes the reports of %s again", async (_, runs) => {
  const cwd = folderWith(FILES);
  for (const env of runs)
    await cli(["run", "--tasks=tasks.jsonl", "--max-attempts=2", `--command=${CHILD}`], { cwd, env });
  expect(readFileSync(join(cwd, ".carryover/junit.xml"), "utf8")).toContain("<testcase");
  await madeAgain(cwd, ".carryover");
});

test("report makes the reports of jobs and of their merge again", async () => {
  const cwd = folderWith(FILES);
  for (const job of ["0", "1"]) {
    const split = [`--job-index=${job}`, "--job-total=3", `--state-dir=j${job}`];
    await cli(["run", "--tasks=tasks.jsonl", "--max-attempts=2", ...split, `--command=${CHILD}`], { cwd });
    await madeAgain(cwd, `j${job}`);
  }
  await cli(["merge", "--state-dir=all", "--job-total=3", "j0", "j1"], { cwd });
  expect(readFileSync(join(cwd, "all/summary.md"), "utf8")).toContain("2 of 3 jobs reported");
  await madeAgain(cwd, "all");
});

test("report names a file that it cannot write, and exits with 2", async () => {
  const cwd = folderWith(FILES);
  await cli(["run", "--tasks=tasks.jsonl", "--command=true"], { cwd });
  rmSync(join(cwd, ".carryover/junit.xml"));
  mkdirSync(join(cwd, ".carryover/junit.xml"));
  const again = await cli(["report"], { cwd });
  expect(again.code).toBe(2);
  expect(again.stderr).toMatch(/junit\.xml could not be written/);
  expect(again.stderr).toMatch(/(?:wrote|written) \S+outstanding\.txt, \S+summary\.md, \S+report\.html$/m);
});
