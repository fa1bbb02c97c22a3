/** A run that finds nothing to do keeps the reports of the run that did the work; any other run replaces them. */
import { appendFileSync, existsSync, readFileSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Judgment } from "../../src/core/tally.ts";
import { type StatePaths, statePaths } from "../../src/store/state-paths.ts";
import { evaluate, listTasks, workspaceWith } from "./rig.ts";

const MARK = "<!-- of the run before -->";

function again(
  workspace: string,
  inputs: Readonly<Record<string, string>> = {},
  asked: { readonly needsReport?: boolean; readonly judgment?: Judgment } = {},
) {
  return evaluate({
    workspace,
    needsReport: false,
    ...asked,
    inputs: { tasks: "tasks.txt", campaign: "one", command: "true", "state-dir": join(workspace, "state"), ...inputs },
  });
}

/** A complete campaign whose reports bear a mark, and are older than what comes next by a second. */
async function completed(inputs: Readonly<Record<string, string>> = {}) {
  const workspace = workspaceWith("a", "b", "c");
  const end = await again(workspace, inputs);
  const paths = statePaths(join(workspace, "state"));
  appendFileSync(paths.report, MARK);
  for (const path of Object.values(paths)) if (existsSync(path)) backdate(path, 2_000);
  for (const path of [paths.outstanding, paths.summary, paths.junit, paths.report]) backdate(path, 1_000);
  return { workspace, paths, end };
}

function backdate(path: string, byMs: number): void {
  const at = new Date(Date.now() - byMs);
  utimesSync(path, at, at);
}

function isKept(paths: StatePaths): boolean {
  return readFileSync(paths.report, "utf8").endsWith(MARK);
}

describe("the reports of a complete campaign", () => {
  test("are kept if nothing was done", async () => {
    const { workspace, paths } = await completed();
    expect((await again(workspace)).exitCode).toBe(0);
    expect((await again(workspace)).report).toBeNull();
    expect(isKept(paths)).toBe(true);
  });

  test("are written if the caller needs the report", async () => {
    const { workspace, paths } = await completed();
    expect((await again(workspace, {}, { needsReport: true })).report?.headline.counts.passed).toBe(3);
    expect(isKept(paths)).toBe(false);
  });

  test("are written again if `fail-on` changes the verdict", async () => {
    const asked = { command: "exit 1", "max-attempts": "1" };
    const { workspace, paths, end } = await completed(asked);
    expect([end.exitCode, (await again(workspace, asked)).exitCode, isKept(paths)]).toEqual([1, 1, true]);
    const lenient = { failOn: { failed: true, errored: false, outstanding: true }, minPassRate: null };
    expect((await again(workspace, asked, { judgment: lenient })).exitCode).toBe(0);
    expect(isKept(paths)).toBe(false);
  });

  test.each<readonly [string, (facts: { workspace: string; paths: StatePaths }) => void]>([
    ["one of them is missing", ({ paths }) => rmSync(paths.summary)],
    ["a task is no longer listed", ({ workspace }) => listTasks(workspace, "a", "b")],
    ["a row is newer than the reports", ({ paths }) => appendFileSync(paths.failures, "\n")],
    ["the previous run did not end", ({ paths }) => appendFileSync(paths.events, '{"v":1,"event":"warning"}\n')],
  ])("are written again if %s", async (_, change) => {
    const { workspace, paths } = await completed();
    change({ workspace, paths });
    expect((await again(workspace)).exitCode).toBe(0);
    expect(isKept(paths)).toBe(false);
  });

  test("are written again for the whole list if they covered a job's part", async () => {
    const { workspace, paths } = await completed();
    await again(workspace, { "job-index": "0", "job-total": "2" });
    expect(isKept(paths)).toBe(false);
    await again(workspace);
    expect(readFileSync(paths.junit, "utf8")).toContain('tests="3"');
  });
});
