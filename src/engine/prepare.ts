/** All that comes before the first child: tasks, state, campaign, outstanding set. Bad input is refused here. */

import type { Config } from "../config/config.ts";
import { type CampaignRecord, campaignId, campaignRule } from "../core/campaign.ts";
import { computeOutstanding, ListHistory, type OutstandingTask, takeOutstanding } from "../core/history.ts";
import { type DurationOf, orderStarts } from "../core/order.ts";
import { type Counts, countTasks } from "../core/tally.ts";
import type { Tasks } from "../core/task.ts";
import { type Checkpoint, RUNS_KEPT } from "../store/format.ts";
import { readLedger, type Skipped } from "../store/read-history.ts";
import type { StateFolder } from "../store/state-folder.ts";
import type { StatePaths } from "../store/state-paths.ts";
import { readWorkflowRuns } from "./job-runs.ts";
import { partOf, partPredicate, readPlan } from "./plan-file.ts";
import { isLocal, type RunIdentity } from "./run-identity.ts";
import { campaignsWithUnnoticedEnd } from "./unnoticed-end.ts";

/** The state as a run finds it, before any task is taken out of the list. */
export interface PreparedState {
  readonly campaign: CampaignRecord;
  /** The present campaign first. */
  readonly campaigns: readonly CampaignRecord[];
  readonly checkpoint: Checkpoint | null;
  /** Whether this is the first run of its campaign. */
  readonly isNew: boolean;
  /** Kept in step with what is on disk while the run goes on. */
  readonly history: ListHistory;
  /** The tasks of this job, as indexes into the list. */
  readonly part: Uint32Array;
  /** The same of those that are outstanding, in the order of starts. */
  readonly outstanding: Uint32Array;
  readonly durationsS: readonly number[];
  /** Whether each id of the list is known to be its own public name. */
  readonly arePublic: boolean;
  readonly warnings: readonly string[];
}

/** All that a run needs. The list itself is not among it: its texts may be most of the memory. */
export interface Prepared extends Omit<PreparedState, "outstanding"> {
  /** How many tasks are listed. */
  readonly total: number;
  /** Tells the tasks of this job by their ids; null where it runs the whole list. */
  readonly isInPart: ((id: string) => boolean) | null;
  /** In the order of starts. */
  readonly outstanding: readonly OutstandingTask[];
}

export interface PrepareFacts {
  readonly config: Config;
  readonly tasks: Tasks;
  readonly identity: RunIdentity;
  readonly now: number;
}

/** Reads the state, settles which campaign this is, and computes the outstanding set of this job. */
export function prepareState(folder: StateFolder, facts: PrepareFacts): PreparedState {
  const { config, tasks, identity, now } = facts;
  const { paths } = folder;
  const checkpoint = folder.readCheckpoint();
  // Results outlive a checkpoint that is broken or gone: their campaign goes on.
  const known = checkpoint?.campaigns ?? folder.campaignsOfRows();

  folder.openJournals();
  const warnings: string[] = [];
  const latest = known[0]?.id ?? campaignOf(config, identity, { known, now, paths });
  let read = folder.readHistory(latest, new ListHistory(tasks));

  const { maxAttempts } = config;
  const { workflowRun } = identity;
  const before = campaignsWithUnnoticedEnd(folder, known, {
    checkpoint,
    tasks,
    history: read.history,
    maxAttempts,
    workflowRun,
  });
  const id = campaignOf(config, identity, { known: before, now, paths });
  const isNew = before[0]?.id !== id;
  const campaigns = isNew ? folder.rollOver(withRuns(before, paths), id) : before;
  if (isNew && latest !== id) read = folder.readHistory(id, new ListHistory(tasks));
  warnings.push(...skippedWarnings(read.skipped));

  const arePublic = folder.writeTasks(tasks);
  const completedAt = campaigns[0]?.completed_at ?? null;
  const part = partOf(tasks, {
    job: config.job,
    plan: readPlan(folder.paths.plan, { campaign: id, identity, completedAt }),
  });
  const listed = computeOutstanding(part, { history: read.history, maxAttempts });
  const outstanding =
    config.concurrency > 1 ? orderStarts(listed, durationsOf(tasks, listed, paths), config.concurrency) : listed;
  const campaign = campaigns[0] ?? { id, complete: false, completed_run: null, completed_at: null };
  const durationsS = read.durationsS.length > 0 ? read.durationsS : (checkpoint?.durations_s ?? []);
  const { history } = read;
  return { campaign, campaigns, checkpoint, isNew, history, part, outstanding, durationsS, arePublic, warnings };
}

/** Prepares the state, and takes the outstanding tasks out of the list. */
export function prepare(folder: StateFolder, facts: PrepareFacts): Prepared {
  const { tasks, config } = facts;
  const state = prepareState(folder, facts);
  const known = { history: state.history, maxAttempts: config.maxAttempts };
  return {
    ...state,
    total: tasks.count,
    isInPart: partPredicate(state.part, tasks, (id) => folder.publicName(id)),
    outstanding: takeOutstanding(tasks, state.outstanding, known),
  };
}

/** The campaign that a run belongs to, given what the state knows. */
export function campaignOf(
  config: Pick<Config, "campaign">,
  identity: RunIdentity,
  facts: { readonly known: readonly CampaignRecord[]; readonly now: number; readonly paths: StatePaths },
): string {
  const { known, now, paths } = facts;
  const rule = campaignRule(config.campaign, identity.trigger);
  const { workflowRun } = identity;
  const hasBegun = (campaign: string) =>
    !isLocal(workflowRun) &&
    (readPlan(paths.plan, { campaign, identity, completedAt: null }) !== null ||
      readWorkflowRuns(paths.events, campaign).includes(workflowRun));
  return campaignId(rule, known, { at: now, workflowRun, hasBegun });
}

/** What the state says of the tasks of this job, where the run ends before it has taken the state over. */
export function countStored(
  folder: StateFolder,
  tasks: Tasks,
  run: Pick<PrepareFacts, "config" | "identity" | "now">,
): Counts {
  const { config, identity, now } = run;
  const { paths } = folder;
  const known = folder.readCheckpoint()?.campaigns ?? folder.campaignsOfRows();
  const campaign = campaignOf(config, identity, { known, now, paths });
  const completedAt = known.find(({ id }) => id === campaign)?.completed_at ?? null;
  const part = partOf(tasks, { job: config.job, plan: readPlan(paths.plan, { campaign, identity, completedAt }) });
  const { history } = folder.readHistory(campaign, new ListHistory(tasks));
  return countTasks(part, history, config.maxAttempts);
}

/** Before another campaign takes the place of the latest one, and its events go: who worked on it stays known. */
function withRuns(known: readonly CampaignRecord[], paths: StatePaths): readonly CampaignRecord[] {
  const [latest, ...others] = known;
  if (latest === undefined) return known;
  const worked = readWorkflowRuns(paths.events, latest.id).filter((run) => !isLocal(run));
  const runs = [...new Set([...(latest.runs ?? []), ...worked])].slice(-RUNS_KEPT);
  return runs.length === 0 ? known : [{ ...latest, runs }, ...others];
}

/**
 * What is known of how long outstanding tasks take, in seconds: durations of the last complete campaign, else weights.
 *
 * @param outstanding indexes into the list
 * @returns null where nothing is known of any
 */
export function durationsOf(
  tasks: Tasks,
  outstanding: Uint32Array,
  paths: Pick<StatePaths, "baseline">,
): DurationOf | null {
  const weightOf = tasks.hasWeights ? (index: number) => tasks.weightAt(index) : null;
  const recorded = new Map<string, number>();
  // Made at the first row: most campaigns have no baseline yet.
  let wanted: Set<string> | null = null;
  // A single task has no order, and the rows of a baseline may be a million.
  if (outstanding.length < 2) return weightOf;
  readLedger(paths.baseline, (row) => {
    wanted ??= new Set(Array.from(outstanding, (index) => tasks.idAt(index)));
    if (wanted.has(row.id)) recorded.set(row.id, row.duration_s);
  });
  if (recorded.size === 0) return weightOf;
  return (index) => recorded.get(tasks.idAt(index)) ?? tasks.weightAt(index);
}

function skippedWarnings(skipped: Skipped): string[] {
  const warnings: string[] = [];
  if (skipped.broken > 0) warnings.push(`${count(skipped.broken, "line")} of the state skipped: torn or foreign`);
  if (skipped.newer > 0) {
    warnings.push(`${count(skipped.newer, "row")} of the state left unread: written by a newer Carryover`);
  }
  return warnings;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}
