/** A run that must end at once does not wait for its reports. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writeReports } from "../../src/engine/write-reports.ts";
import { type StatePaths, statePaths } from "../../src/store/state-paths.ts";
import { scratchFolder } from "../rig/scratch.ts";

const CAMPAIGN = "until-complete-000001";

/** One foreign line: as large as wanted, and quick to read. */
function stateOf(bytes: number) {
  const paths = statePaths(scratchFolder());
  writeFileSync(paths.tasks, '{"id":"t"}\n');
  writeFileSync(paths.results, "x".repeat(bytes));
  return paths;
}

const STALE = "of an earlier run";

async function write(paths: StatePaths, leftMs: number) {
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const options = { paths, campaign: CAMPAIGN, maxAttempts: 3, part: null, run: null, warn, leftMs: () => leftMs };
  return { made: await writeReports(options), warnings };
}

test.each([
  ["a state of usual size, half a second", 1_000_000, 500, true],
  ["a large one, half a second", 9_000_000, 500, false],
  ["a large one, ten seconds", 9_000_000, 10_000, true],
])(
  "%s: all reports are written or none, and no report of an earlier run remains",
  async (_, bytes, leftMs, isInTime) => {
    const paths = stateOf(bytes);
    const all = [paths.outstanding, paths.summary, paths.junit, paths.report];
    for (const path of all) writeFileSync(path, STALE);
    const { made, warnings } = await write(paths, leftMs);
    expect(made?.files).toEqual(isInTime ? all : undefined);
    expect(warnings).toEqual(isInTime ? [] : [expect.stringContaining("left out")]);
    for (const path of all) {
      expect(existsSync(path)).toBe(isInTime);
      if (isInTime) expect(readFileSync(path, "utf8")).not.toContain(STALE);
    }
  },
);

test("a report that cannot be replaced is named in a warning, and the summary is still returned", async () => {
  const paths = stateOf(10);
  for (const path of [paths.summary, paths.report]) mkdirSync(path);
  const { made, warnings } = await write(paths, Number.POSITIVE_INFINITY);
  expect(warnings).toEqual([
    expect.stringContaining(`${paths.summary} could not be written: `),
    expect.stringContaining(`${paths.report} could not be written: `),
  ]);
  expect(made?.files).toEqual([paths.outstanding, paths.junit]);
  expect(made?.summary).toContain("1 task");
});
