/**
 * The end of a run whose workflow run has done its campaign, while others have gone on to the next one: a re-run. It
 * starts nothing, leaves the state as it is, and keeps the exit code of its campaign.
 */

import { existsSync } from "node:fs";
import type { Config } from "../config/config.ts";
import { type CampaignRecord, campaignRule, followedCampaign } from "../core/campaign.ts";
import { ListHistory } from "../core/history.ts";
import { iso } from "../core/instant.ts";
import { reasonOf } from "../core/reason.ts";
import type { LedgerRow, SidecarRow } from "../core/row.ts";
import { type JobPart, wholeOf } from "../core/split.ts";
import { type Counts, countTasks, exitCode, heldAgainst, type RunResult } from "../core/tally.ts";
import type { Tasks } from "../core/task.ts";
import { workflowRunOf } from "../core/workflow-run.ts";
import { followedSummary } from "../report/followed-summary.ts";
import { writeAtomically } from "../store/atomic-file.ts";
import { readHistory, readLedger, readSidecar } from "../store/read-history.ts";
import type { StatePaths } from "../store/state-paths.ts";
import { buildOutputs } from "./outputs.ts";
import { type Plan, partOf } from "./plan-file.ts";
import type { EngineContext, RunEnd } from "./run-context.ts";
import { warnIn } from "./warnings.ts";

/** The campaign of this workflow run that others have followed; null where there is none. */
export function ownFollowedCampaign(
  config: Pick<Config, "campaign">,
  identity: EngineContext["identity"],
  known: readonly CampaignRecord[],
): CampaignRecord | null {
  const rule = campaignRule(config.campaign, identity.trigger);
  return followedCampaign(rule, known, identity.workflowRun);
}

/** @param asked the campaign, and the list whose part of this job is counted */
export function endOfFollowed(
  paths: StatePaths,
  asked: { readonly campaign: CampaignRecord; readonly tasks: Tasks },
  { config, context }: { readonly config: Config; readonly context: EngineContext },
): RunEnd {
  const { campaign: record, tasks } = asked;
  const campaign = record.id;
  const { judgement, resumeCommand, identity } = context;
  // Its results are the baseline of the campaign that followed, until one more has followed that.
  const files = { ledger: paths.baseline, sidecar: paths.failures };
  const part =
    config.job.total > 1
      ? partOf(tasks, { job: config.job, plan: planOfRows(files, { campaign, jobs: config.job.total, identity }) })
      : wholeOf(tasks.count);
  const { history } = readHistory(files, campaign, new ListHistory(tasks));
  const counts = countsOf(record, { rows: countTasks(part, history, config.maxAttempts), job: config.job });
  const result: RunResult = { status: "complete", counts, failedAlike: false, signal: null };
  const against = heldAgainst(result, judgement);
  const reason = `this workflow run is done: campaign ${campaign} is complete, and others have gone on to the next`;
  const outputs = buildOutputs({ status: "complete", reason, counts, resumeAt: null, resumeCommand, paths });
  const { run, job } = identity;
  const at = iso(context.clock.now());
  context.sink.on({
    event: "run_started",
    run,
    job,
    campaign,
    tasks: tasks.count,
    part: part.length,
    outstanding: 0,
    job_index: config.job.index,
    job_total: config.job.total,
    concurrency: config.concurrency,
    max_attempts: config.maxAttempts,
    deadline_at: null,
    at,
  });
  context.sink.on({
    event: "run_ended",
    run,
    job,
    status: "complete",
    reason,
    counts,
    against,
    resume_at: "",
    resume_command: "",
    at,
  });
  const summary = followedSummary({ campaign, counts, against });
  if (!existsSync(paths.summary)) leaveSummary(paths.summary, summary, context);
  return { result, reason, against, exitCode: exitCode(result, judgement), outputs, report: null, summary };
}

/**
 * Which job of this workflow run had which task: its plan is gone with the campaign, but rows tell whose they are. What
 * an earlier run has done was of no plan.
 */
function planOfRows(
  files: { readonly ledger: string; readonly sidecar: string },
  of: { readonly campaign: string; readonly jobs: number; readonly identity: EngineContext["identity"] },
): Plan {
  const { campaign, jobs, identity } = of;
  const owners = new Map<string, number>();
  const note = (row: LedgerRow | SidecarRow) => {
    const isOwn = row.campaign === campaign && workflowRunOf(row.run) === identity.workflowRun;
    if (isOwn) owners.set(row.hash, Number(row.job));
  };
  readSidecar(files.sidecar, note);
  readLedger(files.ledger, note);
  return { jobs, jobOf: (tasks, index) => owners.get(tasks.hashes.at(index)) ?? null };
}

/**
 * A single job is judged as its campaign was. A job of a matrix is judged by the rows of its part, as long as there are
 * any; then by the whole campaign, of which all that is left is in its record: never green by repetition.
 */
function countsOf(record: CampaignRecord, of: { readonly rows: Counts; readonly job: JobPart }): Counts {
  const { rows, job } = of;
  const hasRows = rows.outstanding < rows.total || rows.total === 0;
  if (record.counts !== undefined && (job.total <= 1 || !hasRows)) return record.counts;
  // What has no row left was settled once: nobody can tell how.
  return { ...rows, total: rows.total - rows.outstanding, outstanding: 0 };
}

/** For those who hand the file on; one that is there already tells of the run that did work. */
function leaveSummary(path: string, summary: string, context: EngineContext): void {
  try {
    writeAtomically(path, (write) => write(summary));
  } catch (error) {
    warnIn(context)(`${path} could not be written: ${reasonOf(error)}`);
  }
}
