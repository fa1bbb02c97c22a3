/** Everything before the first child: tasks, state, campaign, outstanding set. Bad input is rejected here. */

import { type CampaignRecord, campaignId, campaignRule, completedBefore, newCampaign } from "../core/campaign.ts";
import { computeOutstanding, ListHistory, type OutstandingTask, takeOutstanding } from "../core/history.ts";
import { iso } from "../core/instant.ts";
import { type RuleStatus, type Selection, selectsAll, selectTasks, unmatchedRules } from "../core/selection.ts";
import { type DurationOf, orderStarts, shareOfJob, wholeOf } from "../core/split.ts";
import { type Counts, countTasks } from "../core/tally.ts";
import type { Tasks } from "../core/task.ts";
import { UserError } from "../core/user-error.ts";
import type { Checkpoint } from "../store/format.ts";
import { readLedger, type Skipped } from "../store/read-history.ts";
import { Retries } from "../store/retries.ts";
import type { StateFolder } from "../store/state-folder.ts";
import type { StatePaths } from "../store/state-paths.ts";
import type { Carry } from "./carry.ts";
import { readWorkflowRuns } from "./job-runs.ts";
import { listWarnings } from "./list-warnings.ts";
import { partOf, partPredicate, readPlan } from "./plan-file.ts";
import type { Evaluation, ListedRequest, Request } from "./run-context.ts";
import { isLocal, type RunIdentity } from "./run-identity.ts";
import { providersOf, type RunMemory, runMemory } from "./run-memory.ts";

/** What the state folder holds, before anything in it is changed. */
export interface ReadState {
  readonly campaign: CampaignRecord;
  /** The campaigns in the folder, the latest first. */
  readonly known: readonly CampaignRecord[];
  readonly checkpoint: Checkpoint | null;
  /** Whether the folder's last run was of another campaign, or there was none. */
  readonly isNew: boolean;
  /** Whether no earlier run of this campaign is known. */
  readonly isFirst: boolean;
  /** Kept in step with the disk during the run. */
  readonly history: ListHistory;
  /** How many rows of the campaign are about tasks that are not listed. */
  readonly unlisted: number;
  readonly durationsS: readonly number[];
  readonly warnings: readonly string[];
}

/** Everything that a run needs. The list itself is left out, because its texts may be most of the memory. */
export interface Prepared extends Omit<ReadState, "known"> {
  /** The present campaign first. */
  readonly campaigns: readonly CampaignRecord[];
  /** The tasks of this job, as indexes into the list. */
  readonly part: Uint32Array;
  /** How many tasks are listed. */
  readonly total: number;
  /** Tests whether an id belongs to this job; null if it runs the whole list. */
  readonly isInPart: ((id: string) => boolean) | null;
  /** The outstanding tasks that this run may start, in the order of starts. */
  readonly outstanding: readonly OutstandingTask[];
  /** How many outstanding tasks `only`, `sample` or `max-tasks` leave to later runs. */
  readonly unselected: number;
  /** How many of these `max-tasks` leaves: the same command takes them next. */
  readonly deferred: number;
  /** The providers of these. */
  readonly deferredProviders: ReadonlySet<string>;
  /** What earlier runs of the campaign pass on to this one. */
  readonly memory: RunMemory;
}

/** An evaluation over a prepared state. */
export interface RunScope extends Evaluation {
  readonly folder: StateFolder;
  readonly prepared: Prepared;
  readonly carry: Carry | null;
}

/** Reads the state and determines which campaign this is. */
export function readState(folder: StateFolder, request: ListedRequest): ReadState {
  const { config, tasks, context, startedAt } = request;
  const { identity } = context;
  const { paths } = folder;
  const checkpoint = folder.readCheckpoint();
  // Results outlive a checkpoint that is broken or gone, and their campaign continues.
  const stored = checkpoint?.campaigns ?? folder.campaignsOfRows();
  const latest = stored[0]?.id ?? campaignOf(request, paths, stored);
  let read = folder.readHistory(latest, new ListHistory(tasks));

  // No job of a matrix sees the whole campaign end. If no merge closed it, the next workflow run does.
  const isMatrix = (checkpoint?.jobs ?? 1) > 1;
  const counts = isMatrix ? countTasks(wholeOf(tasks.count), read.history, config.maxAttempts) : null;
  const isOver = counts !== null && counts.outstanding === 0 && counts.total > 0 && !hasBegun(latest, identity, paths);
  const known = isOver ? closeLatest(stored, counts, startedAt) : stored;

  const id = campaignOf(request, paths, known);
  const isNew = known[0]?.id !== id;
  if (isNew && latest !== id) read = folder.readHistory(id, new ListHistory(tasks));
  const before = known.find((record) => record.id === id);
  const campaign = before ?? newCampaign(id, identity.trigger);
  const isFirst = before === undefined;
  const durationsS = read.durationsS.length > 0 ? read.durationsS : (checkpoint?.durations_s ?? []);
  const { history, unlisted } = read;
  const warnings = skippedWarnings(read.skipped);
  return { campaign, known, checkpoint, isNew, isFirst, history, unlisted, durationsS, warnings };
}

function closeLatest(known: readonly CampaignRecord[], counts: Counts, now: number): readonly CampaignRecord[] {
  const [latest, ...others] = known;
  if (latest === undefined || latest.complete) return known;
  return [{ ...latest, complete: true, completed_run: null, completed_at: iso(now), counts }, ...others];
}

/** Indexes of the outstanding tasks of a part, in the order of starts. @param of.durations path of a ledger */
export function outstandingOf(
  { tasks, config }: ListedRequest,
  of: { readonly part: Uint32Array; readonly history: ListHistory; readonly durations: string },
): Uint32Array {
  const listed = computeOutstanding(of.part, of.history, config.maxAttempts);
  if (config.concurrency === 1) return listed;
  return orderStarts(listed, durationsOf(tasks, listed, of.durations), config.concurrency);
}

/** Prepares the state folder for the campaign of this run, and selects the outstanding tasks. */
export function prepare(folder: StateFolder, request: ListedRequest): Prepared {
  const { tasks, config } = request;
  checkSelection(tasks, config);
  const { known, ...state } = readState(folder, request);
  const { campaign, history } = state;
  refuseUnplacedJob(campaign, folder.paths, request);
  folder.boundGrowth();
  folder.openJournals();
  const campaigns = state.isNew ? folder.rollOver(known, campaign) : known;
  folder.writeTasks(tasks);
  const part = partIn(folder, request, campaign);
  const all = outstandingOf(request, { part, history, durations: folder.paths.baseline });
  const selected = selectOutstanding(request, all, state, folder.paths);
  const most = config.maxTasks === null ? selected.length : shareOfJob(config.maxTasks, config.job);
  const outstanding = selected.subarray(0, most);
  return {
    unselected: all.length - outstanding.length,
    deferred: selected.length - outstanding.length,
    deferredProviders: providersOf(tasks, selected.subarray(most)),
    ...state,
    warnings: [...state.warnings, ...listWarnings({ tasks, config, part, history, selected: outstanding.length })],
    campaigns,
    part,
    total: tasks.count,
    isInPart: partPredicate(part, tasks, (id) => folder.publicName(id)),
    outstanding: takeOutstanding(tasks, outstanding, history, config.maxAttempts),
    memory: runMemory(request, state),
  };
}

/** The outstanding tasks that `only` and `sample` select. */
function selectOutstanding(
  { tasks, config }: ListedRequest,
  outstanding: Uint32Array,
  { campaign, history }: Pick<ReadState, "campaign" | "history">,
  paths: StatePaths,
): Uint32Array {
  if (selectsAll(config)) return outstanding;
  const before = new Map<string, RuleStatus>();
  let retries = new Retries();
  if (config.only.some(({ kind }) => kind === "status")) {
    retries = Retries.read([paths.failures]);
    readLedger(paths.baseline, (row) => before.set(row.id, row.status));
  }
  return selectTasks(tasks, outstanding, config, (index) => {
    const record = history.at(index);
    if (record === undefined) {
      const retried = retries.statusBefore(campaign.id, tasks.index.hashAt(index));
      return retried ?? before.get(tasks.idAt(index)) ?? null;
    }
    return record.kind === "result" ? record.status : "errored";
  });
}

function checkSelection(tasks: Tasks, selection: Selection): void {
  const unmatched = unmatchedRules(tasks, selection);
  if (unmatched.length === 0) return;
  const found = unmatched
    .slice(0, 5)
    .map((text) => JSON.stringify(text))
    .join(", ");
  throw new UserError(
    `Expected every item of \`only\` to match a listed task; nothing matches ${found}. Check the ids in the task list, or remove the item.`,
  );
}

/**
 * Rejects a job of a planned matrix that does not know its index: it would run the tasks of all jobs.
 *
 * @throws UserError if this workflow run has a plan for several jobs and this job got no job index
 */
function refuseUnplacedJob(campaign: CampaignRecord, paths: StatePaths, { config, context }: Request): void {
  const { identity } = context;
  if (config.expectedJobs !== null || isLocal(identity.workflowRun)) return;
  const plan = readPlan(paths.plan, { campaign: campaign.id, identity, completedAt: null });
  if (plan === null || plan.jobs.length <= 1) return;
  throw new UserError(
    `Expected \`job-index\` and \`job-total\`: the plan of this workflow run has ${plan.jobs.length} jobs, and this job does not know which one it is. ` +
      `Some servers (act, Gitea, Forgejo) do not pass them on. Add \`job-index: \${{ matrix.job }}\` and \`job-total: \${{ needs.plan.outputs.jobs }}\` to this step.`,
  );
}

/** The id of the campaign that a run belongs to, given the known ones. */
export function campaignOf(
  { config, context, startedAt }: Request,
  paths: StatePaths,
  known: readonly CampaignRecord[],
): string {
  const { identity } = context;
  return campaignId(campaignRule(config.campaign, identity.trigger), known, {
    at: startedAt,
    workflowRun: identity.workflowRun,
    hasBegun: (campaign) => hasBegun(campaign, identity, paths),
  });
}

/** Whether jobs of this workflow run have planned a campaign or worked on it. */
export function hasBegun(campaign: string, identity: RunIdentity, paths: StatePaths): boolean {
  if (isLocal(identity.workflowRun)) return false;
  if (readPlan(paths.plan, { campaign, identity, completedAt: null }) !== null) return true;
  return readWorkflowRuns(paths.events, campaign).includes(identity.workflowRun);
}

/** The tasks of this job, as indexes into the list. */
function partIn(
  { paths }: StateFolder,
  { tasks, config, context }: ListedRequest,
  { id: campaign, completed_at: completedAt }: CampaignRecord,
): Uint32Array {
  const plan = readPlan(paths.plan, { campaign, identity: context.identity, completedAt });
  return partOf(tasks, { job: config.job, plan });
}

/** The stored counts of this job's tasks, for a run that ends before it has taken the state over. */
export function countStored(folder: StateFolder, request: ListedRequest): Counts {
  const { campaign, history } = readState(folder, request);
  return countTasks(partIn(folder, request, campaign), history, request.config.maxAttempts);
}

/** The campaign that this workflow run completed, if another one has begun since; else null. */
export function doneBefore(folder: StateFolder, request: Request): CampaignRecord | null {
  const known = folder.readCheckpoint()?.campaigns ?? [];
  return completedBefore(known, campaignOf(request, folder.paths, known), request.context.identity.workflowRun);
}

/**
 * The expected seconds of outstanding tasks: durations of the last complete campaign, else weights.
 *
 * @param outstanding indexes into the list
 * @param recordedRows path of a ledger: the baseline, or results that are about to become it
 * @returns null if nothing is known
 */
export function durationsOf(tasks: Tasks, outstanding: Uint32Array, recordedRows: string): DurationOf | null {
  const weightOf = tasks.hasWeights ? (index: number) => tasks.weightAt(index) : null;
  const recorded = new Map<string, number>();
  // Built at the first row, because most campaigns have no baseline yet.
  let wanted: Set<string> | null = null;
  // A single task has no order, and a baseline may have a million rows.
  if (outstanding.length < 2) return weightOf;
  readLedger(recordedRows, (row) => {
    wanted ??= new Set(Array.from(outstanding, (index) => tasks.idAt(index)));
    if (wanted.has(row.id)) recorded.set(row.id, row.duration_s);
  });
  if (recorded.size === 0) return weightOf;
  return (index) => recorded.get(tasks.idAt(index)) ?? tasks.weightAt(index);
}

function skippedWarnings(skipped: Skipped): string[] {
  const warnings: string[] = [];
  if (skipped.broken > 0) warnings.push(`${count(skipped.broken, "line")} of the state skipped: incomplete or invalid`);
  if (skipped.newer > 0) {
    warnings.push(`${count(skipped.newer, "row")} of the state not read: written by a newer Carryover`);
  }
  return warnings;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}
