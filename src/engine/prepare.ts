/**
 * Everything between the state and the first child: the tasks of this job, which of them are outstanding, and which of
 * these the run may start. Bad input is rejected here.
 */
import type { Config } from "../config/config.ts";
import { didYouMean } from "../config/suggestion.ts";
import type { CampaignRecord } from "../core/campaign.ts";
import { computeOutstanding, type ListHistory, nextAttempt, standingOf } from "../core/history.ts";
import { openPending, type Pending } from "../core/pending.ts";
import { type RuleStatus, type Selection, selectsAll, selectTasks, unmatchedRules } from "../core/selection.ts";
import { firstShardLimit, startRanks, type TaskSetbacks } from "../core/setbacks.ts";
import { type DurationOf, orderStarts, shareOfJob, wholeOf } from "../core/split.ts";
import type { Task, Tasks } from "../core/task.ts";
import { UserError } from "../core/user-error.ts";
import { counted } from "../core/words.ts";
import type { Checkpoint } from "../store/format.ts";
import { readLedger } from "../store/read-history.ts";
import { Retries } from "../store/retries.ts";
import type { StateFolder } from "../store/state-folder.ts";
import type { StatePaths } from "../store/state-paths.ts";
import type { Carry } from "./carry.ts";
import { noteCampaign } from "./note-campaign.ts";
import { type Plan, partOf, partPredicate, readPlan } from "./plan-file.ts";
import { type ReadState, readState } from "./read-state.ts";
import type { Evaluation, ListedRequest, Request } from "./run-context.ts";
import { isLocal } from "./run-identity.ts";
import { providersOf, type RunMemory, restoreCircuit, runMemory } from "./run-memory.ts";

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
  readonly outstanding: readonly Pending[];
  /** How many outstanding tasks `only`, `sample` or `max-tasks` leave to later runs. */
  readonly unselected: number;
  /** How many of these `max-tasks` defers. The same command runs them next. */
  readonly deferred: number;
  /** The providers of the deferred tasks. */
  readonly deferredProviders: ReadonlySet<string>;
  /** The providers of all tasks that are left to later runs. */
  readonly leftProviders: ReadonlySet<string>;
  /** What earlier runs of the campaign pass on to this one. */
  readonly memory: RunMemory;
}

/** An evaluation over a prepared state, without the list. */
export interface RunScope extends Omit<Evaluation, "tasks"> {
  readonly folder: StateFolder;
  readonly prepared: Prepared;
  readonly carry: Carry | null;
}

/** Prepares the state folder for the campaign of this run, and selects the outstanding tasks. */
export function prepare(folder: StateFolder, request: ListedRequest): Prepared {
  const { tasks, config, context } = request;
  checkSelection(tasks, config);
  const { known, ...state } = readState(folder.paths, request);
  const { campaign, history } = state;
  const plan = readPlan(folder.paths.plan, campaign.id, context.identity);
  if (plan !== null) refuseUnplacedJob(plan, request);
  folder.boundGrowth();
  // A campaign that ends here, because no merge ended it. Its rows and events may be about to go.
  const [latest] = known;
  if (latest !== undefined) noteCampaign(folder.paths, latest, state.checkpoint?.campaigns[0]);
  folder.openJournals();
  const campaigns = state.isNew ? folder.rollOver(known, campaign) : known;
  folder.writeTasks(tasks);
  const part = partOf(tasks, { job: config.job, plan });
  const listed = computeOutstanding(part, history, config.maxAttempts);
  // Durations would change nothing, and a baseline may have a million rows.
  const durations = config.concurrency === 1 ? null : durationsOf(tasks, listed, folder.paths.baseline);
  const all = orderStarts(listed, durations, config.concurrency);
  const memory = runMemory(request, state);
  const selected = inOrder(request, selectOutstanding(request, all, state, folder.paths), state, memory);
  // A job whose share is zero would never run its tasks.
  const most = config.maxTasks === null ? selected.length : Math.max(1, shareOfJob(config.maxTasks, config.job));
  const outstanding = selected.slice(0, most);
  const left = leftBy(outstanding, all, tasks);
  return {
    unselected: left.length,
    deferred: selected.length - outstanding.length,
    deferredProviders: new Set(selected.slice(most).map(({ task }) => task.provider)),
    leftProviders: providersOf(tasks, left),
    ...state,
    warnings: [
      ...state.warnings,
      ...unknownProviders(request),
      ...(outstanding.length > 0 ? [] : settledStatuses(config, part, history)),
    ],
    campaigns,
    part,
    total: tasks.count,
    isInPart: partPredicate(part, tasks, (id) => folder.publicName(id)),
    outstanding,
    memory,
  };
}

/** Why tasks with a result may be outstanding; null if there is nothing to explain. */
export function outdatedWords({ campaign, outdated, outstanding }: Prepared): string | null {
  if (outdated === 0 || outstanding.length === 0) return null;
  const results = `${counted(outdated, "result")} of campaign ${campaign.id} no longer ${outdated === 1 ? "counts" : "count"}`;
  return `${results}: the tasks were edited, or files in \`inputs\` changed`;
}

/** The outstanding tasks that a run does not start. */
function leftBy(started: readonly Pending[], all: Uint32Array, tasks: Tasks): Uint32Array {
  // Most runs start all of them, and a set of a million hashes takes a while.
  if (started.length === all.length) return all.subarray(all.length);
  const hashes = new Set(started.map(({ task }) => task.hash));
  return all.filter((index) => !hashes.has(tasks.index.hashAt(index)));
}

/** An outstanding task, with what earlier runs recorded about it. */
interface Listed {
  readonly task: Task;
  readonly attempt: number;
  readonly setbacks: TaskSetbacks;
}

/** The selected tasks in the order of starts. Tasks with setbacks come last. */
function inOrder(
  request: ListedRequest,
  selected: Uint32Array,
  { checkpoint, history }: Pick<ReadState, "checkpoint" | "history">,
  { setbacks: ofAll, setbacksOf }: RunMemory,
): Pending[] {
  const { tasks, config } = request;
  const listed = Array.from(selected, (index): Listed => {
    const task = tasks.at(index);
    return { task, attempt: nextAttempt(history.at(index), config.maxAttempts) ?? 1, setbacks: setbacksOf(task) };
  });
  const rankOf = startRanks(ofAll);
  listed.sort((a, b) => rankOf(a.setbacks) - rankOf(b.setbacks));
  const ordered = config.maxTasks === null ? listed : inTurn(request, listed, checkpoint);
  return ordered.map(({ task, attempt, setbacks }, position) => ({
    ...openPending(task, { position, attempt }, setbacks),
    shardLimit: firstShardLimit(setbacks, config.shardSize),
  }));
}

/**
 * Puts tasks of stopped providers last, for a run that `max-tasks` limits. If they came first in each run, the other
 * tasks would never have their turn. If several providers were stopped before, the run probes each of them with one task
 * before it starts a second task of any.
 */
function inTurn({ startedAt: now, config }: Request, listed: readonly Listed[], checkpoint: Checkpoint | null) {
  const probed = new Set<string>();
  const turnOf = ({ task: { provider } }: Listed): number => {
    const circuit = restoreCircuit(checkpoint, provider, { now, isProbedNow: config.retryNow });
    if (circuit === null) return 0;
    if (circuit.policy === "stop") return 3;
    if (probed.has(provider)) return 2;
    probed.add(provider);
    return 1;
  };
  const placed = listed.map((one) => ({ one, turn: turnOf(one) }));
  return placed.sort((a, b) => a.turn - b.turn).map(({ one }) => one);
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
function refuseUnplacedJob(plan: Plan, { config, context }: Request): void {
  if (config.expectedJobs !== null || isLocal(context.identity.workflowRun) || plan.jobs.length <= 1) return;
  throw new UserError(
    `Expected \`job-index\` and \`job-total\`: the plan of this workflow run has ${plan.jobs.length} jobs, and this job does not know which one it is. ` +
      `Some servers (act, Gitea, Forgejo) do not pass them on. Add \`job-index: \${{ matrix.job }}\` and \`job-total: \${{ needs.plan.outputs.jobs }}\` to this step.`,
  );
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

/** Warns about providers in `provider-concurrency` that no task has. It is only a warning, because lists change. */
function unknownProviders({ tasks, config }: ListedRequest): string[] {
  if (config.providerConcurrency.size === 0 || tasks.count === 0) return [];
  const providers = providersOf(tasks, wholeOf(tasks.count));
  const unknown = [...config.providerConcurrency.keys()].filter((name) => !providers.has(name));
  return unknown.map(
    (name) => `provider-concurrency names ${name}, which no listed task has.${didYouMean(name, [...providers])}`,
  );
}

/** The option of `carryover retry` that selects tasks with a status. */
const RETRY_OPTION: Readonly<Record<RuleStatus, string>> = { failed: " --failed", errored: "", passed: " --id ID" };

/** Warns about a rule such as `status:failed` that selects only settled tasks, which do not run again by themselves. */
function settledStatuses(config: Config, part: Uint32Array, history: ListHistory): string[] {
  return config.only.flatMap((rule) => {
    if (rule.kind !== "status") return [];
    const settled = part.filter((index) => standingOf(history.at(index), config.maxAttempts) === rule.status).length;
    if (settled === 0) return [];
    return [
      `status:${rule.status} selects nothing: the ${counted(settled, `${rule.status} task`)} of this campaign ${settled === 1 ? "is" : "are"} settled. ` +
        `To run settled tasks again, use \`carryover retry${RETRY_OPTION[rule.status]}\` or the input \`retry\``,
    ];
  });
}
