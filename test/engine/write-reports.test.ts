/** Reports where time is short: a run that has to end does not wait for them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writeReports } from "../../src/engine/write-reports.ts";
import { type StatePaths, statePaths } from "../../src/store/state-paths.ts";
import { scratchFolder } from "./rig.ts";

const CAMPAIGN = "until-complete-000001";

/** One line that is none of ours: as large as wanted, and quick to read. */
function stateOf(bytes: number) {
  const paths = statePaths(scratchFolder());
  writeFileSync(paths.tasks, '{"id":"t"}\n');
  writeFileSync(paths.results, "x".repeat(bytes));
  return paths;
}

const STALE = "of an earlier run";

/** Writes the reports where so much time is left at each look. */
async function write(paths: StatePaths, leftMs: readonly number[]) {
  const warnings: string[] = [];
  let looks = 0;
  const made = await writeReports({
    paths,
    campaign: CAMPAIGN,
    maxAttempts: 3,
    part: null,
    run: null,
    warn: (message) => warnings.push(message),
    leftMs: () => leftMs[Math.min(looks++, leftMs.length - 1)] ?? 0,
  });
  return { made, warnings };
}

/** Which files are there in the end, and new: those of an earlier run are there at the start. */
async function written(bytes: number, leftMs: readonly number[]) {
  const paths = stateOf(bytes);
  const all = [paths.outstanding, paths.summary, paths.junit, paths.report];
  for (const path of all) writeFileSync(path, STALE);
  const { made, warnings } = await write(paths, leftMs);
  for (const path of all) if (existsSync(path)) expect(readFileSync(path, "utf8")).not.toContain(STALE);
  const files = all.map((path) => existsSync(path));
  if (made !== null) expect(made.files).toEqual(all.filter((_, index) => files[index]));
  return { isRead: made !== null, files, warnings };
}

function leftOut(names: string) {
  return [expect.stringMatching(`left out \\(${names}\\).*\`carryover report\` to write them`)];
}
const ALL = "outstanding.txt, summary.md, junit.xml, report.html";

test.each([
  [
    "a state of usual size, half a second",
    1_000_000,
    [500],
    { isRead: true, files: [true, true, true, true], warnings: [] },
  ],
  [
    "a large one, half a second",
    9_000_000,
    [500],
    { isRead: false, files: [false, false, false, false], warnings: leftOut(ALL) },
  ],
  ["a large one, ten seconds", 9_000_000, [10_000], { isRead: true, files: [true, true, true, true], warnings: [] }],
  [
    "a signal while it is read",
    1_000_000,
    [Number.POSITIVE_INFINITY, 500, 500, -1],
    { isRead: true, files: [true, true, false, false], warnings: leftOut("junit.xml, report.html") },
  ],
])("%s", async (_, bytes, leftMs, expected) => {
  expect(await written(bytes, leftMs)).toEqual(expected);
});

test("what cannot be replaced is named, and the summary is there all the same", async () => {
  const paths = stateOf(10);
  for (const path of [paths.summary, paths.report]) mkdirSync(path);
  const { made, warnings } = await write(paths, [Number.POSITIVE_INFINITY]);
  expect(warnings).toEqual([
    expect.stringContaining(`${paths.summary} could not be written, and the file there is not from this run: `),
    expect.stringContaining(`${paths.report} could not be written, and the file there is not from this run: `),
  ]);
  expect(made?.files).toEqual([paths.outstanding, paths.junit]);
  expect(made?.summary).toContain("1 task");
});
