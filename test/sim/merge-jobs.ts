/** The merge at the end of a matrix: what it merges, whom it misses, and that no order changes it. */
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../../src/config/config.ts";
import { mergeStates } from "../../src/engine/merge-states.ts";
import { MERGE_JOB } from "../../src/store/carrier/key.ts";
import { readCheckpoint } from "../../src/store/checkpoint-file.ts";
import { mergeFolders, readSources } from "../../src/store/merge-folders.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { openCarried } from "./carried.ts";
import { until } from "./drive.ts";
import { simContext } from "./engine-context.ts";
import { ProcessClock } from "./process-clock.ts";
import { recover } from "./runner.ts";
import { listOf, type Rows, readRows } from "./state-rows.ts";
import { identityOf, type Universe } from "./universe.ts";
import { fail } from "./violation.ts";
import type { Workflow } from "./workflow.ts";

/** @param folders the states of the jobs that arrived. @returns the status of the whole */
export async function mergeJobs(workflow: Workflow, folders: readonly string[], total: number): Promise<string> {
  const { universe, tasksFile } = workflow;
  const { root, clock: world, mutation, chance } = universe;
  commute(universe, folders);
  const folder = join(root, "merge");
  const paths = statePaths(folder);
  const handed = chance.isTrue(0.5) ? [...folders].reverse() : folders;
  // Without a single state there is nothing to judge, and a merge says so.
  if (!handed.some((one) => existsSync(join(one, "checkpoint.json")))) return "none";
  const config = readConfig(
    { "state-dir": folder, tasks: tasksFile, "job-total": String(total) },
    { origin: "cli", env: {}, taker: "merge" },
  );
  const clock = new ProcessClock(world);
  const { carry, invariants } = openCarried(workflow, { paths, clock, job: { index: MERGE_JOB, total } });
  const nextStarts: Rows[] = [];
  for (const one of handed) nextStarts.push(await rowsOfNextStart(one, join(root, "next-start"), world.now()));
  invariants.begins(nextStarts);
  carry.onEnding = () => invariants.saves();
  const identity = identityOf(universe, "merge");
  const context = simContext({ identity, clock, workspace: root, openCarry: () => carry });
  const { result, missing } = await until(world, mergeStates(config, context, handed));
  mutation.afterMerge?.(folder);
  invariants.restored();
  const campaign = readCheckpoint(paths.checkpoint)?.campaigns[0]?.id ?? "";
  const left = workflow.outstanding(readRows(paths), campaign).length;
  const { status, counts } = result;
  universe.trace(`merge ${status}, ${counts.outstanding} outstanding, missing ${missing.join() || "nobody"}`);
  if (counts.outstanding !== left)
    fail("merge", `${left} are outstanding by its rows, ${counts.outstanding} by its word`);
  if (status === "complete" && (left > 0 || missing.length > 0)) fail("merge", "complete, but not whole");
  for (let index = 0; index < total; index += 1) {
    const state = join(root, `job-${index}`);
    const hasState = readCheckpoint(join(state, "checkpoint.json"))?.job === String(index);
    if (hasState && handed.includes(state) && missing.includes(`job ${index}`))
      fail("merge", `job ${index} is called missing, but its state is there`);
  }
  return status;
}

/** The rows of a state as its next start would find them, with those that a kill left in its inbox. */
async function rowsOfNextStart(root: string, copy: string, now: number): Promise<Rows> {
  cpSync(root, copy, { recursive: true });
  await recover(copy, { now: () => now });
  const rows = readRows(statePaths(copy));
  rmSync(copy, { recursive: true, force: true });
  return rows;
}

/** After every simulated instant: no state is of the future. */
const LATER_AT = Date.UTC(2200, 0);

/** Any order and any grouping give the same state. */
function commute({ root, mutation, chance }: Universe, folders: readonly string[]): void {
  if (folders.length < 2) return;
  const merge = mutation.merge ?? mergeFolders;
  const mergeAll = (name: string, rounds: readonly (readonly string[])[]): string => {
    const target = statePaths(join(root, name));
    mkdirSync(target.root, { recursive: true });
    for (const round of rounds) merge(target, readSources(round), LATER_AT);
    const { results, failures } = listOf(readRows(target));
    const checkpoint = readCheckpoint(target.checkpoint);
    const campaigns = [...(checkpoint?.campaigns ?? [])].sort((a, b) => (a.id < b.id ? -1 : 1));
    const circuits = Object.entries(checkpoint?.circuits ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
    rmSync(target.root, { recursive: true, force: true });
    return JSON.stringify({ results, failures, campaigns, circuits }, null, 1);
  };
  const forth = mergeAll("merge-forth", [folders]);
  const back = mergeAll(
    "merge-back",
    [...folders].reverse().map((folder) => [folder]),
  );
  if (forth !== back)
    fail("commutes", `one by one from the end it comes to another state:\n${differences(forth, back)}`);
  // What was merged already is merged again.
  const first = folders[chance.int(0, folders.length - 1)] ?? "";
  const twice = mergeAll("merge-twice", [[first], folders, [first]]);
  if (forth !== twice) fail("commutes", `merged twice it comes to another state:\n${differences(forth, twice)}`);
}

function differences(one: string, other: string): string {
  const [a, b] = [one.split("\n"), other.split("\n")];
  return [
    ...a.filter((line) => !b.includes(line)).map((line) => `- ${line}`),
    ...b.filter((line) => !a.includes(line)).map((line) => `+ ${line}`),
  ].join("\n");
}
