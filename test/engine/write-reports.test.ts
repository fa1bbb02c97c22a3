/** Reports where time is short: a run that has to end does not wait for them. */
import { existsSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writeReports } from "../../src/engine/write-reports.ts";
import { statePaths } from "../../src/store/state-folder.ts";
import { scratchFolder } from "./rig.ts";

const CAMPAIGN = "until-complete-000001";

/** One line that is none of ours: as large as wanted, and quick to read. */
function stateOf(bytes: number) {
  const paths = statePaths(scratchFolder());
  writeFileSync(paths.tasks, '{"id":"t"}\n');
  writeFileSync(paths.results, "x".repeat(bytes));
  return paths;
}

/** The files that are written where so much time is left at each look. */
async function written(bytes: number, leftMs: readonly number[]) {
  const paths = stateOf(bytes);
  const warnings: string[] = [];
  let looks = 0;
  const report = await writeReports({
    paths,
    campaign: CAMPAIGN,
    maxAttempts: 3,
    part: null,
    run: null,
    warn: (message) => warnings.push(message),
    leftMs: () => leftMs[Math.min(looks++, leftMs.length - 1)] ?? 0,
  });
  const files = [paths.summary, paths.junit, paths.report].map((path) => existsSync(path));
  return { isRead: report !== null, files, warnings };
}

const LEFT_OUT = [expect.stringMatching(/left out.*`carryover report` writes them/)];

test.each([
  ["a state of usual size, half a second", 1_000_000, [500], { isRead: true, files: [true, true, true], warnings: [] }],
  ["a large one, half a second", 9_000_000, [500], { isRead: false, files: [false, false, false], warnings: LEFT_OUT }],
  ["a large one, ten seconds", 9_000_000, [10_000], { isRead: true, files: [true, true, true], warnings: [] }],
  [
    "a signal while it is read",
    1_000_000,
    [Number.POSITIVE_INFINITY, 500, -1],
    { isRead: true, files: [true, false, false], warnings: LEFT_OUT },
  ],
])("%s", async (_, bytes, leftMs, expected) => {
  expect(await written(bytes, leftMs)).toEqual(expected);
});
