/** One workflow run: a plan if there is one, its jobs side by side, and a merge if there is one. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../../src/config/config.ts";
import { makePlan } from "../../src/engine/make-plan.ts";
import { PLAN_JOB, SMALL_MATRIX } from "../../src/store/carrier/key.ts";
import { statePaths } from "../../src/store/state-paths.ts";
import { openCarried } from "./carried.ts";
import { drive, until } from "./drive.ts";
import { simContext } from "./engine-context.ts";
import { mergeJobs } from "./merge-jobs.ts";
import { ProcessClock } from "./process-clock.ts";
import { startRunner } from "./runner.ts";
import type { WorkflowFate } from "./scenario.ts";
import { type Rows, readRows } from "./state-rows.ts";
import { cacheTraitsOf, carriedRows, identityOf, type Universe } from "./universe.ts";
import { Workflow } from "./workflow.ts";

export interface WorkflowEnd {
  readonly statuses: readonly string[];
  readonly campaign: string;
  /** What is outstanding by the rows that a later run can find. */
  readonly outstanding: number;
  readonly resumeAt: number | null;
}

export async function runWorkflow(universe: Universe, fate: WorkflowFate): Promise<WorkflowEnd> {
  const { scenario, clock, cache, root } = universe;
  const workflow = new Workflow(universe, fate);
  universe.campaigns.lists((campaign) => workflow.outstanding(rowsOf(universe), campaign).length);
  if (fate.jobs.length > 1 || fate.isPlanned || fate.merge !== null)
    writeFileSync(workflow.tasksFile, workflow.tasks.map(({ json }) => `${json}\n`).join(""));
  const { loss } = cacheTraitsOf(universe);
  if (loss > 0 && cache.evict(() => universe.chance.isTrue(loss / 4))) workflow.disturb();
  const total = fate.isPlanned ? await plan(workflow) : fate.jobs.length;
  // A job of a large matrix reads the state of its own place. Without a plan or a merge, another number of jobs moves
  // tasks to places that have not read their results.
  const { unmergedJobs: before } = universe;
  const isLarge = Math.max(before ?? 0, total) > SMALL_MATRIX;
  if (before !== null && before !== total && isLarge && !fate.isPlanned) workflow.disturb();
  universe.unmergedJobs = fate.merge !== null ? null : fate.isPlanned ? 0 : total;
  const runners = fate.jobs.slice(0, total).map((one, index) => startRunner(workflow, one, { index, total }));
  await (universe.twin === null ? drive(clock, runners) : universe.twin.drive(runners));
  if (workflow.trouble !== null) throw workflow.trouble.error;
  const ends = await Promise.all(runners.map(({ end }) => end));
  workflow.matrix.ended(total);
  const statuses = ends.map(({ status }) => status);
  if (fate.merge !== null) {
    const folders = runners.flatMap(({ folder }, index) => (fate.merge?.lost.has(index) ? [] : [folder]));
    statuses.push(`merge: ${await mergeJobs(workflow, folders, total)}`);
  }
  const { campaign } = workflow;
  const outstanding = workflow.outstanding(rowsOf(universe), campaign).length;
  const isOrderly = ends.every(({ status }) => status !== "killed" && status !== "interrupted");
  const isMarked = isOrderly && universe.twin === null && (total === 1 || fate.merge !== null) && workflow.isSure;
  if (campaign !== "") {
    const { workflowRun } = identityOf(universe, "0");
    universe.campaigns.ends({ workflowRun, campaign, state: outstanding > 0 ? "open" : isMarked ? "over" : "unknown" });
  }
  if (scenario.cache !== null) {
    for (const folder of ["plan", "merge", ...runners.map((_, index) => `job-${index}`)])
      rmSync(join(root, folder), { recursive: true, force: true });
  }
  return { statuses, campaign, outstanding, resumeAt: earliest(ends.map(({ resumeAt }) => resumeAt)) };
}

/** The rows that a later run can find. */
function rowsOf({ scenario, root, cache }: Universe): Rows {
  return scenario.cache === null ? readRows(statePaths(join(root, "state"))) : carriedRows(cache);
}

/** The earliest instant; null for an empty list. */
export function earliest(instants: readonly (number | null)[]): number | null {
  const known = instants.filter((at) => at !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** @returns how many jobs there are to be */
async function plan(workflow: Workflow): Promise<number> {
  const { universe, fate, tasksFile, maxAttempts } = workflow;
  const { root } = universe;
  const folder = join(root, "plan");
  const most = fate.jobs.length;
  const config = readConfig(
    { tasks: tasksFile, "state-dir": folder, "max-jobs": String(most), "max-attempts": String(maxAttempts) },
    { origin: "cli", env: {}, taker: "plan" },
  );
  const clock = new ProcessClock(universe.clock);
  const context = simContext({
    identity: identityOf(universe, "plan"),
    clock,
    workspace: root,
    openCarry: (paths) => openCarried(workflow, { paths, clock, job: { index: PLAN_JOB, total: 1 } }).carry,
  });
  const { matrix } = await until(universe.clock, makePlan(config, context));
  universe.trace(`plan: ${matrix.length} jobs`);
  // While everything waits for a reset, some still run their matrix.
  return matrix.length === 0 ? most : matrix.length;
}
