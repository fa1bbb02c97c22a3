/** The merge at the end of a matrix: what it unites, whom it misses, and that no order changes it. */
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../../src/config/read-config.ts";
import type { Task } from "../../src/core/task.ts";
import { mergeStates } from "../../src/engine/merge-states.ts";
import { takeOverLeft } from "../../src/engine/take-over.ts";
import { readCheckpoint } from "../../src/store/checkpoint-file.ts";
import { mergeFolders } from "../../src/store/merge.ts";
import { StateFolder } from "../../src/store/state-folder.ts";
import { type StatePaths, statePaths } from "../../src/store/state-paths.ts";
import { NO_REDACTION } from "../rig/no-redaction.ts";
import type { CarryInvariants } from "./carry-invariants.ts";
import { drive } from "./drive.ts";
import { engineContext } from "./engine-context.ts";
import { factsOf, listOf, outstandingIds, type Rows, readRows } from "./facts.ts";
import { ProcessClock } from "./process-clock.ts";
import { simDetector } from "./sim-detector.ts";
import { identityOf, type Universe } from "./universe.ts";
import { fail } from "./violation.ts";
import type { WatchedCarry } from "./watched-carry.ts";

export interface MergeOptions {
  /** The jobs' states that arrived. */
  readonly folders: readonly string[];
  readonly total: number;
  readonly tasks: readonly Task[];
  readonly tasksFile: string;
  readonly openCarry: (facts: { readonly paths: StatePaths; readonly clock: ProcessClock }) => {
    readonly carry: WatchedCarry;
    readonly invariants: CarryInvariants;
  };
}

export async function mergeJobs(universe: Universe, facts: MergeOptions): Promise<{ readonly status: string }> {
  const { root, clock, scenario, mutation, chance } = universe;
  commute(universe, facts.folders);
  const folder = join(root, "merge");
  const paths = statePaths(folder);
  const handed = chance.isTrue(0.5) ? [...facts.folders].reverse() : facts.folders;
  // Without one state there is nothing to judge, and a merge says so.
  if (!handed.some((one) => existsSync(join(one, "checkpoint.json")))) return { status: "none" };
  const config = readConfig(
    { "state-dir": folder, tasks: facts.tasksFile, "job-total": String(facts.total) },
    { origin: "cli", env: {}, taker: "merge" },
  );
  const own = new ProcessClock(clock);
  const { carry, invariants } = facts.openCarry({ paths, clock: own });
  const nextStarts: Rows[] = [];
  for (const one of handed) nextStarts.push(await rowsOfNextStart(one, join(root, "next-start"), clock.now()));
  invariants.begins(nextStarts);
  carry.onEnding = () => invariants.saves();
  const identity = identityOf(universe, "merge");
  const context = engineContext({ identity, clock: own, workspace: root, openCarry: () => carry });
  const merged = mergeStates(config, context, handed);
  await drive(clock, [{ end: merged, killAt: () => null, kill: () => {} }]);
  const end = await merged;
  mutation.afterMerge?.(folder);
  invariants.restored();
  const campaign = readCheckpoint(paths.checkpoint)?.campaigns[0]?.id ?? "";
  const rows = factsOf(readRows(paths), campaign);
  const left = outstandingIds(facts.tasks, rows, Number(scenario.inputs["max-attempts"])).length;
  const { status, counts } = end.result;
  universe.trace(`merge ${status}, ${counts.outstanding} outstanding, missing ${end.missing.join() || "nobody"}`);
  if (counts.outstanding !== left)
    fail("merge", `${left} are outstanding by its rows, ${counts.outstanding} by its word`);
  if (status === "complete" && (left > 0 || end.missing.length > 0)) fail("merge", "complete, but not whole");
  const isArrived = (index: number) => handed.includes(join(root, `job-${index}`));
  for (let index = 0; index < facts.total; index += 1) {
    const isMissed = end.missing.includes(`job ${index}`);
    const hasState = readCheckpoint(join(root, `job-${index}`, "checkpoint.json"))?.job === String(index);
    if (isMissed && isArrived(index) && hasState) fail("merge", `job ${index} is called missing, its state is there`);
  }
  return { status };
}

/** The rows of a state as its next start would find them, with those that a kill left in its inbox. */
async function rowsOfNextStart(root: string, copy: string, now: number): Promise<Rows> {
  cpSync(root, copy, { recursive: true });
  const folder = StateFolder.open(copy, NO_REDACTION);
  try {
    const loadDetector = async () => simDetector(now);
    await takeOverLeft(folder, { loadDetector, campaignOfNone: () => "none", orphans: "leave" });
    return readRows(folder.paths);
  } finally {
    folder.close();
    rmSync(copy, { recursive: true, force: true });
  }
}

/** After every simulated instant: no state is of the future. */
const LATER_AT = Date.UTC(2200, 0);

/** Any order, and any grouping, comes to the same state. */
function commute({ root, mutation, chance }: Universe, folders: readonly string[]): void {
  if (folders.length < 2) return;
  const merge = mutation.merge ?? mergeFolders;
  const unite = (name: string, rounds: readonly (readonly string[])[]): string => {
    const target = statePaths(join(root, name));
    mkdirSync(target.root, { recursive: true });
    for (const round of rounds) merge(target, round, LATER_AT);
    const { results, failures } = listOf(readRows(target));
    const checkpoint = readCheckpoint(target.checkpoint);
    const campaigns = [...(checkpoint?.campaigns ?? [])].sort((a, b) => (a.id < b.id ? -1 : 1));
    const circuits = Object.entries(checkpoint?.circuits ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
    rmSync(target.root, { recursive: true, force: true });
    return JSON.stringify({ results, failures, campaigns, circuits }, null, 1);
  };
  const forth = unite("merge-forth", [folders]);
  const back = unite(
    "merge-back",
    [...folders].reverse().map((folder) => [folder]),
  );
  if (forth !== back)
    fail("commutes", `one by one from the end it comes to another state:\n${differences(forth, back)}`);
  // What was merged already is merged again.
  const first = folders[chance.int(0, folders.length - 1)] ?? "";
  const twice = unite("merge-twice", [[first], folders, [first]]);
  if (forth !== twice) fail("commutes", `merged twice it comes to another state:\n${differences(forth, twice)}`);
}

function differences(one: string, other: string): string {
  const [a, b] = [one.split("\n"), other.split("\n")];
  return [
    ...a.filter((line) => !b.includes(line)).map((line) => `- ${line}`),
    ...b.filter((line) => !a.includes(line)).map((line) => `+ ${line}`),
  ].join("\n");
}
