/**
 * The end of a campaign that nobody noticed: each job of a matrix sees its own part end, and where no merge follows,
 * only a later run that has the states of all jobs can tell that all parts are done.
 */

import { type CampaignRecord, settleCampaign } from "../core/campaign.ts";
import { ListHistory, standingOf } from "../core/history.ts";
import { wholeOf } from "../core/split.ts";
import { type Counts, countTasks } from "../core/tally.ts";
import type { Tasks } from "../core/task.ts";
import { workflowRunOf } from "../core/workflow-run.ts";
import type { Checkpoint } from "../store/format.ts";
import { holdsRows, readLedger, readSidecar } from "../store/read-history.ts";
import type { StateFolder } from "../store/state-folder.ts";
import { readStoredHashes, readStoredTasks } from "./stored-tasks.ts";

export interface UnnoticedFacts {
  readonly checkpoint: Checkpoint | null;
  /** The list of the present run, with what is known of it in the latest campaign of the checkpoint. */
  readonly tasks: Tasks;
  readonly history: ListHistory;
  readonly maxAttempts: number;
  readonly workflowRun: string;
}

/**
 * The campaigns that the checkpoint knows. The latest one, where a matrix worked on it, is complete if all tasks that
 * its last run listed are settled; the list of the present run has no say in it. It was completed by the present
 * workflow run if that has worked on it too: its later and its re-run jobs never start a second campaign.
 */
export function campaignsWithUnnoticedEnd(
  folder: StateFolder,
  known: readonly CampaignRecord[],
  facts: UnnoticedFacts,
): readonly CampaignRecord[] {
  const [latest, ...others] = known;
  // A single job sees the end of its campaign by itself.
  if (latest === undefined || latest.complete || (facts.checkpoint?.jobs ?? 1) <= 1) return known;
  if (!holdsRows(folder.paths)) return known;
  const counts = countSettled(folder, latest.id, facts);
  if (counts === null) return known;
  const { workflowRun, completedAt } = lastWork(folder, latest.id, facts.workflowRun);
  return [settleCampaign(latest, { counts, workflowRun, completedAt }), ...others];
}

/** What the tasks that the last run listed came to; null where one of them is outstanding. */
function countSettled(
  folder: StateFolder,
  campaign: string,
  { tasks, history, maxAttempts }: Pick<UnnoticedFacts, "tasks" | "history" | "maxAttempts">,
): Counts | null {
  const counts = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
  let removed = 0;
  // Of a campaign that goes on, the first few tasks tell.
  readStoredHashes(folder.paths.tasks, (hash) => {
    counts.total += 1;
    const index = tasks.hashes.find(hash);
    if (index === -1) removed += 1;
    else counts[standingOf(history.at(index), maxAttempts)] += 1;
    return counts.outstanding === 0;
  });
  if (counts.outstanding > 0 || counts.total === 0) return null;
  if (removed === 0) return counts;
  const last = readStoredTasks(folder.paths.tasks);
  const known = folder.readHistory(campaign, new ListHistory(last)).history;
  const all = countTasks(wholeOf(last.count), known, maxAttempts);
  return all.outstanding === 0 ? all : null;
}

/** Who worked on a campaign last; the present workflow run, if it did at all. */
function lastWork(
  folder: StateFolder,
  campaign: string,
  present: string,
): { readonly workflowRun: string; readonly completedAt: string } {
  let last = { workflowRun: "", completedAt: "" };
  let isPresent = false;
  const note = (row: { readonly campaign: string; readonly run: string }, at: string) => {
    if (row.campaign !== campaign) return;
    const workflowRun = workflowRunOf(row.run);
    isPresent ||= workflowRun === present;
    if (at > last.completedAt) last = { workflowRun, completedAt: at };
  };
  readLedger(folder.paths.results, (row) => note(row, row.started_at));
  readSidecar(folder.paths.failures, (row) => note(row, row.at));
  return isPresent ? { ...last, workflowRun: present } : last;
}
