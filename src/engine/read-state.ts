/** Reads a state folder before anything in it is changed: the campaign of this run, and how far its tasks are. */
import {
  type CampaignRecord,
  campaignId,
  campaignRule,
  completedBefore,
  newCampaign,
  workflowRunOf,
} from "../core/campaign.ts";
import { ListHistory } from "../core/history.ts";
import { iso } from "../core/instant.ts";
import { wholeOf } from "../core/split.ts";
import { type Counts, countTasks } from "../core/tally.ts";
import { counted } from "../core/words.ts";
import { readCheckpoint } from "../store/checkpoint-file.ts";
import type { Checkpoint } from "../store/format.ts";
import { campaignsIn, readHistory, type Skipped } from "../store/read-history.ts";
import { readRunStarts } from "../store/run-events.ts";
import type { StatePaths } from "../store/state-paths.ts";
import { readPlan } from "./plan-file.ts";
import type { ListedRequest, Request } from "./run-context.ts";
import { isLocal, type RunIdentity } from "./run-identity.ts";

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
  /** How many listed tasks have only a result of an earlier version. */
  readonly outdated: number;
  readonly warnings: readonly string[];
}

/**
 * Reads the state and determines which campaign this is.
 *
 * That takes two steps, because the next campaign begins only when the latest one is over. Usually its record says so:
 * the run that settled the last task has closed it. In a matrix each job sees only its part, and the merge closes the
 * campaign. If no merge did, a later workflow run closes it here. A run that has worked on the campaign itself leaves
 * that to its merge, which records the run that completed it.
 */
export function readState(paths: StatePaths, request: ListedRequest): ReadState {
  const { config, tasks, context, startedAt } = request;
  const { identity } = context;
  const checkpoint = readCheckpoint(paths.checkpoint);
  const stored = campaignsIn(checkpoint, paths);
  const latest = stored[0]?.id ?? campaignOf(request, paths, stored);
  let read = readHistory(paths, latest, new ListHistory(tasks));
  const isMatrix = (checkpoint?.jobs ?? 1) > 1;
  const counts = isMatrix ? countTasks(wholeOf(tasks.count), read.history, config.maxAttempts) : null;
  const isOver = counts !== null && counts.outstanding === 0 && counts.total > 0 && !hasBegun(latest, identity, paths);
  const known = isOver ? closeLatest(stored, counts, startedAt) : stored;

  const id = campaignOf(request, paths, known);
  const isNew = known[0]?.id !== id;
  if (isNew && latest !== id) read = readHistory(paths, id, new ListHistory(tasks));
  const before = known.find((record) => record.id === id);
  const campaign = before ?? newCampaign(id, identity.trigger);
  const isFirst = before === undefined;
  const { history, unlisted, outdated } = read;
  const warnings = skippedWarnings(read.skipped);
  return { campaign, known, checkpoint, isNew, isFirst, history, unlisted, outdated, warnings };
}

/** No run is named as the one that completed it: any workflow run may begin the next campaign. */
function closeLatest(known: readonly CampaignRecord[], counts: Counts, now: number): readonly CampaignRecord[] {
  const [latest, ...others] = known;
  if (latest === undefined || latest.complete) return known;
  return [{ ...latest, complete: true, completed_run: null, completed_at: iso(now), counts }, ...others];
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
  if (readPlan(paths.plan, campaign, identity) !== null) return true;
  return readRunStarts(paths.events, campaign).some(({ run }) => workflowRunOf(run) === identity.workflowRun);
}

/** The campaign that this workflow run completed, if another one has begun since; else null. */
export function doneBefore(paths: StatePaths, request: Request): CampaignRecord | null {
  const known = campaignsIn(readCheckpoint(paths.checkpoint), paths);
  return completedBefore(known, campaignOf(request, paths, known), request.context.identity.workflowRun);
}

function skippedWarnings(skipped: Skipped): string[] {
  const warnings: string[] = [];
  if (skipped.broken > 0) {
    warnings.push(`skipped ${counted(skipped.broken, "line")} of the state: incomplete or invalid`);
  }
  if (skipped.newer > 0) {
    warnings.push(`did not read ${counted(skipped.newer, "row")} of the state: written by a newer Carryover`);
  }
  return warnings;
}
