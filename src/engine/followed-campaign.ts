/**
 * The end of a run whose workflow run has done its campaign, while others have gone on to the next one: a re-run. It
 * starts nothing and writes nothing, and keeps the exit code of its campaign as far as rows of it are left.
 */
import type { Config } from "../config/config.ts";
import { iso } from "../core/answer.ts";
import { type CampaignRecord, campaignRule, followedCampaign } from "../core/campaign.ts";
import { ListHistory } from "../core/history.ts";
import { wholeOf } from "../core/split.ts";
import { type Counts, countTasks, exitCode, heldAgainst, type RunResult } from "../core/tally.ts";
import type { Tasks } from "../core/task.ts";
import { readHistory } from "../store/read-history.ts";
import type { StatePaths } from "../store/state-folder.ts";
import { buildOutputs } from "./outputs.ts";
import { partOf } from "./plan-file.ts";
import type { EngineContext, RunEnd } from "./run-context.ts";

/** The campaign of this workflow run that others have followed; null where there is none. */
export function ownFollowedCampaign(
  config: Pick<Config, "campaign">,
  identity: EngineContext["identity"],
  known: readonly CampaignRecord[],
): string | null {
  const rule = campaignRule(config.campaign, identity.trigger);
  return followedCampaign(rule, known, identity.workflowRun)?.id ?? null;
}

/** @param asked the campaign, and the list whose part of this job is counted */
export function endOfFollowed(
  paths: StatePaths,
  asked: { readonly campaign: string; readonly tasks: Tasks },
  { config, context }: { readonly config: Config; readonly context: EngineContext },
): RunEnd {
  const { campaign, tasks } = asked;
  const { judgement, resumeCommand, identity } = context;
  const part = config.job.total > 1 ? partOf(tasks, { job: config.job, plan: null }) : wholeOf(tasks.count);
  // Its results are the baseline of the campaign that followed, until one more has followed that.
  const { history } = readHistory(
    { ledger: paths.baseline, sidecar: paths.failures },
    campaign,
    new ListHistory(tasks),
  );
  const { outstanding, ...rest } = countTasks(part, history, config.maxAttempts);
  // What has no row left was settled once: nobody can tell how.
  const counts: Counts = { ...rest, total: rest.total - outstanding, outstanding: 0 };
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
  return { result, reason, against, exitCode: exitCode(result, judgement), outputs, report: null, summary: null };
}
