/** `retry`: makes settled tasks of a campaign outstanding again. */
import type { RetryKind } from "../config/child-inputs.ts";
import { type CampaignRecord, reopenCampaign } from "../core/campaign.ts";
import { ListHistory, nextAttempt, type TaskRecord } from "../core/history.ts";
import { instantAfter, iso } from "../core/instant.ts";
import { idMatcher, type RuleStatus } from "../core/selection.ts";
import type { Tasks } from "../core/task.ts";
import { readCheckpoint } from "../store/checkpoint-file.ts";
import { campaignsIn, latestRows, readHistory } from "../store/read-history.ts";
import { Retries, type RetryRow } from "../store/retries.ts";
import { readRunStarts } from "../store/run-events.ts";
import type { StateFolder } from "../store/state-folder.ts";
import type { StatePaths } from "../store/state-paths.ts";
import { campaignOf, readState } from "./read-state.ts";
import type { ListedRequest } from "./run-context.ts";

export interface RetryChoice {
  /** Empty means any task that `ids` matches, or errored and timed-out tasks if there are no `ids`. */
  readonly kinds: readonly RetryKind[];
  /** Ids or patterns of ids, as in `only`; empty for all. */
  readonly ids: readonly string[];
}

export interface RetryOptions {
  /** The id of the campaign; null for the latest. */
  readonly campaign: string | null;
  readonly tasks: Tasks;
  /** The present setting. */
  readonly maxAttempts: number;
  readonly run: string;
  /** Epoch ms. */
  readonly now: number;
  /** Only lists the tasks. */
  readonly isDryRun: boolean;
}

/**
 * Carries out the input `retry` on the campaign that this run asks for. A campaign that has never run has nothing to
 * retry, and simply runs. A re-run, and a job after its plan, only continues what its workflow run has retried.
 *
 * @returns the complete campaign if no task of it matches: there is nothing to do, and no next campaign to start; else null
 */
export function retryByInput(folder: StateFolder, request: ListedRequest): CampaignRecord | null {
  const { config, tasks, context, startedAt: now } = request;
  const { identity, inform } = context;
  if (config.retry.length === 0) return null;
  const { campaign: next, known } = readState(folder.paths, request);
  // A complete numbered campaign is the one to retry. Without `retry`, a run would begin the one after it.
  const open = known.map((record) => ({ ...record, complete: false }));
  const campaign = campaignOf(request, folder.paths, open);
  const record = known.find(({ id }) => id === campaign);
  if (record === undefined) {
    inform(`campaign ${campaign} has not run yet, so there is nothing to retry. All its tasks are outstanding`);
    return null;
  }
  if (Retries.read([folder.paths.failures]).areOf(campaign, identity.workflowRun)) {
    inform("this workflow run has already retried its tasks, and keeps their present results");
    return null;
  }
  const { maxAttempts } = config;
  const options = { campaign, tasks, maxAttempts, run: identity.run, now, isDryRun: false };
  const retried = retryTasks(folder, { kinds: config.retry, ids: [] }, options);
  if (retried.length > 0) return null;
  if (record.complete && next.id !== campaign) return record;
  inform(`${nothingToRetry(config.retry)}. Tasks that are outstanding still run`);
  return null;
}

/**
 * After how many attempts a task of the campaign has errored for good. A higher `max-attempts` now does not hide tasks
 * that ended under a lower one. In a complete campaign each attempt was the last.
 */
function attemptsAllowed(paths: StatePaths, { id, complete }: CampaignRecord, present: number): number {
  if (complete) return 1;
  return Math.min(present, readRunStarts(paths.events, id).at(-1)?.max_attempts ?? present);
}

/** Why `retry` changes nothing. The counts of a run include tasks that timed out in those that errored; `errored` does not. */
export function nothingToRetry(kinds: readonly RetryKind[]): string {
  const errored = kinds.includes("timed-out") ? "errored" : "errored without a timeout";
  const verbs = kinds.map((kind) => (kind === "errored" ? errored : kind.replace("-", " ")));
  return `no task of the campaign ${verbs.join(" or ")}, so there is nothing to retry`;
}

/**
 * Writes a retry row for each chosen task, and opens the campaign again.
 *
 * @param folder an open folder
 * @returns the ids of the tasks, in list order
 */
export function retryTasks(folder: StateFolder, choice: RetryChoice, options: RetryOptions): string[] {
  const { paths } = folder;
  const checkpoint = readCheckpoint(paths.checkpoint);
  const known = campaignsIn(checkpoint, paths);
  const { tasks, now, run } = options;
  const record = options.campaign === null ? known[0] : known.find(({ id }) => id === options.campaign);
  if (record === undefined) return [];
  const campaign = record.id;
  const maxAttempts = attemptsAllowed(paths, record, options.maxAttempts);
  const { history } = readHistory(paths, campaign, new ListHistory(tasks));
  const isNamed = idMatcher(tasks, choice.ids);
  const chosen: number[] = [];
  for (let index = 0; index < tasks.count; index += 1) {
    const settled = history.at(index);
    if (
      settled !== undefined &&
      nextAttempt(settled, maxAttempts) === null &&
      isOfKind(choice, settled) &&
      (choice.ids.length === 0 || isNamed(index))
    ) {
      chosen.push(index);
    }
  }
  const ids = chosen.map((index) => tasks.idAt(index));
  if (options.isDryRun || chosen.length === 0) return ids;
  // Only rows from before a retry are cancelled, and the clock of the machine that wrote them may have been ahead.
  const at = instantAfter(latestRows(folder.paths).get(campaign), now);
  // Before the rows: they cancel results, and after a kill in between the campaign would be complete without them.
  if (checkpoint !== null) {
    const campaigns = known.map((record) => (record.id === campaign ? reopenCampaign(record, at) : record));
    folder.writeCheckpoint({ ...checkpoint, campaigns, updated_at: iso(now) });
  }
  folder.openJournals();
  folder.retry(
    chosen.map((index): RetryRow => {
      const { id, hash } = tasks.at(index);
      const was = statusOf(history.at(index));
      return { v: 1, campaign, id, hash, class: "retry", was, run, at };
    }),
  );
  return ids;
}

function isOfKind({ kinds, ids }: RetryChoice, record: TaskRecord): boolean {
  const wanted: readonly RetryKind[] = kinds.length === 0 && ids.length === 0 ? ["errored", "timed-out"] : kinds;
  const kind = kindOf(record);
  return wanted.length === 0 || (kind !== null && wanted.includes(kind));
}

function statusOf(record: TaskRecord | undefined): RuleStatus | undefined {
  if (record === undefined || (record.kind === "terminal" && record.class === "skipped")) return undefined;
  return record.kind === "result" ? record.status : "errored";
}

/** Null for tasks that passed or were skipped, which only their ids can select. */
function kindOf(record: TaskRecord): RetryKind | null {
  if (record.kind === "result") return record.status === "failed" ? "failed" : null;
  if (record.kind === "attempts") return "errored";
  if (record.class === "timeout_exceeded") return "timed-out";
  return record.class === "skipped" ? null : "errored";
}
