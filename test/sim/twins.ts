/** Two workflow runs at once on one campaign: a scheduled night that overlaps a run by hand, or the night before. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { CampaignInvariants } from "./campaign-invariants.ts";
import { rowsOfEntry } from "./carry-invariants.ts";
import { drive, type Process } from "./drive.ts";
import type { WorkflowFate } from "./scenario.ts";
import { HEALTHY } from "./sim-cache.ts";
import { joinRows, listOf, unionOf } from "./state-rows.ts";
import { carriedRows, type Universe } from "./universe.ts";
import { fail } from "./violation.ts";
import { earliest, runWorkflow, type WorkflowEnd } from "./workflow-run.ts";

export async function runTwins(universe: Universe, fate: WorkflowFate): Promise<WorkflowEnd> {
  const { clock, scenario, chance, trace } = universe;
  const before = new Map(universe.resets);
  const twin = { drive: together(2, (processes) => drive(clock, processes)) };
  const first: Universe = { ...universe, twin };
  const root = join(universe.root, "twin");
  mkdirSync(root, { recursive: true });
  const second: Universe = {
    ...first,
    root,
    chance: chance.fork(),
    campaigns: new CampaignInvariants(scenario.inputs.campaign ?? "auto"),
    configs: new Map(),
    resets: new Map(before),
    workflowRuns: universe.workflowRuns + 1,
    attempts: 1,
    trace: (line) => trace(`twin: ${line}`),
  };
  const fateOfSecond = { ...fate, jobs: fate.twin === null ? [] : [fate.twin] };
  const [one, other] = await Promise.all([runWorkflow(first, fate), runWorkflow(second, fateOfSecond)]);
  universe.workflowRuns += 1;
  universe.isCalm = first.isCalm && second.isCalm;
  for (const [provider, at] of second.resets) {
    if (at === before.get(provider)) continue;
    const own = universe.resets.get(provider);
    // A merge keeps the stop that began later, even if the other one lasts longer.
    universe.resets.set(provider, own === before.get(provider) ? at : Math.min(own ?? at, at));
  }
  // A late run may have found the campaign complete and begun the next one.
  const last = other.campaign > one.campaign ? other : one;
  if (last.campaign !== "") {
    const state = last.outstanding > 0 ? "open" : "unknown";
    universe.campaigns.ends({ workflowRun: String(1_000 + universe.workflowRuns), campaign: last.campaign, state });
  }
  return {
    ...last,
    statuses: [...one.statuses, ...other.statuses],
    resumeAt: earliest([one.resumeAt, other.resumeAt]),
  };
}

/** Rows that any save put into the cache are still found by the next run, whichever run saved last. */
export function nothingHidden(universe: Universe): void {
  const { cache, scenario } = universe;
  // A cache with faults hides rows, and the engine can do nothing about that.
  if (scenario.cache !== HEALTHY) return;
  const found = carriedRows(cache);
  const kept = listOf(found);
  const known = new Set([...kept.results, ...kept.failures]);
  const all = unionOf([joinRows(cache.under("").map(rowsOfEntry)), found]);
  // A job may save at the same instant as its twin. Then only its next save finds what the twin's entry lacks, and a kill
  // prevents that.
  const isOfKilled = (row: string) => [...universe.killedTwins].some((job) => row.includes(` ${job}.`));
  const hidden = [...all.results, ...all.failures].filter((row) => !known.has(row) && !isOfKilled(row));
  if (hidden.length > 0) fail("hidden", `no later run finds ${hidden.slice(0, 5).join(", ")}`);
}

/** Moves the processes of several workflow runs on as one world, once all of them are there. */
function together(count: number, driveAll: (processes: readonly Process[]) => Promise<void>) {
  const waiting: Process[] = [];
  let begin: (end: Promise<void>) => void = () => {};
  const all = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let arrived = 0;
  return (processes: readonly Process[]) => {
    waiting.push(...processes);
    arrived += 1;
    if (arrived === count) begin(driveAll(waiting));
    return all;
  };
}
