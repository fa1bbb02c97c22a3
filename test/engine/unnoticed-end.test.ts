/** A matrix without a merge: no job sees the whole campaign end, and yet the next night is not idle. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { mergeFolders } from "../../src/store/merge.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { type Evaluated, evaluate, rowsOf, scratchFolder } from "./rig.ts";

const IDS = ["a", "b", "c", "d", "e", "f"];

function workspaceWith(ids: readonly string[]): string {
  const workspace = scratchFolder();
  list(workspace, ids);
  return workspace;
}

function list(workspace: string, ids: readonly string[]): void {
  writeFileSync(join(workspace, "tasks.txt"), ids.map((id) => `${id}\n`).join(""));
}

/** The two jobs of a night, side by side: each begins with what both had at the end of the night before. */
async function night(
  workspace: string,
  workflowRun: string,
  more: { readonly command?: string; readonly jobs?: readonly number[]; readonly campaign?: string } = {},
): Promise<Evaluated[]> {
  const [first, second] = ["s0", "s1"].map((name) => statePaths(join(workspace, name)));
  if (first === undefined || second === undefined) throw new Error("Two folders are needed.");
  for (const [target, source] of [
    [first, second],
    [second, first],
  ] as const) {
    mkdirSync(target.root, { recursive: true });
    mergeFolders(target, [source.root], Date.now());
  }
  const ends: Evaluated[] = [];
  for (const index of more.jobs ?? [0, 1]) {
    ends.push(
      await evaluate({
        workspace,
        workflowRun,
        job: String(index),
        inputs: {
          tasks: "tasks.txt",
          "state-dir": `s${index}`,
          command: more.command ?? "true",
          "job-index": String(index),
          "job-total": "2",
          ...(more.campaign === undefined ? {} : { campaign: more.campaign }),
        },
      }),
    );
  }
  return ends;
}

const started = (ends: readonly Evaluated[]) =>
  ends.flatMap(({ events }) => events.filter((event) => event.event === "attempt_started")).length;
const campaigns = (ends: readonly Evaluated[]) =>
  ends.flatMap(({ events }) => events.flatMap((event) => (event.event === "run_started" ? [event.campaign] : [])));

describe("a matrix whose jobs were all done", () => {
  test("is followed at once by the next campaign, with the last one as its baseline", async () => {
    const workspace = workspaceWith(IDS);
    for (const [number, run] of ["101", "102", "103"].entries()) {
      const ends = await night(workspace, run);
      expect(started(ends)).toBe(IDS.length);
      expect(campaigns(ends)).toEqual(Array(2).fill(`until-complete-00000${number + 1}`));
    }
    expect(rowsOf(join(workspace, "s0/baseline.jsonl")).map((row) => row.id)).toEqual(expect.arrayContaining(IDS));
  });

  test("re-run jobs of the same workflow run are cheap successes", async () => {
    const workspace = workspaceWith(IDS);
    await night(workspace, "101");
    const again = await night(workspace, "101");
    expect(started(again)).toBe(0);
    expect(again.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  });

  test("the whole list that was is what counts: a task that is new belongs to the next campaign", async () => {
    const workspace = workspaceWith(IDS);
    await night(workspace, "101");
    list(workspace, [...IDS, "g"]);
    const ends = await night(workspace, "102");
    expect(started(ends)).toBe(IDS.length + 1);
    expect(new Set(campaigns(ends))).toEqual(new Set(["until-complete-000002"]));
  });
});

describe("a matrix that left tasks", () => {
  const some = "case $CARRYOVER_TASK_ID in f) kill -9 $$;; esac";

  test("goes on in the next night; the late job of that night, which finds all done, does not begin anew", async () => {
    const workspace = workspaceWith(IDS);
    await night(workspace, "101", { command: some });
    const first = await night(workspace, "102", { jobs: [0] });
    const second = await night(workspace, "102", { jobs: [1] });
    expect(started([...first, ...second])).toBe(1);
    const late = await night(workspace, "102");
    expect(started(late)).toBe(0);
    expect(new Set(campaigns([...first, ...second, ...late]))).toEqual(new Set(["until-complete-000001"]));
    expect(started(await night(workspace, "103"))).toBe(IDS.length);
  });

  test("a task that is removed while it is outstanding ends the campaign of that night, and begins none", async () => {
    const workspace = workspaceWith(IDS);
    await night(workspace, "101", { command: some });
    list(workspace, IDS.slice(0, 5));
    const ends = await night(workspace, "102");
    expect(started(ends)).toBe(0);
    expect(new Set(campaigns(ends))).toEqual(new Set(["until-complete-000001"]));
    expect(started(await night(workspace, "103"))).toBe(5);
  });

  test("a campaign by name is never followed by another one", async () => {
    const workspace = workspaceWith(IDS);
    expect(started(await night(workspace, "101", { campaign: "release-7" }))).toBe(IDS.length);
    expect(started(await night(workspace, "102", { campaign: "release-7" }))).toBe(0);
  });
});
