/** The headline of a report: status, counts, pass rate and scores, stopped providers, and what is outstanding and why. */
import { standingAfter, workflowRunOf } from "../core/campaign.ts";
import type { Checkpoint } from "../store/format.ts";
import type { ReadEvents } from "./read-events.ts";
import type { Headline, Report, ReportTasks, Spend, Stop } from "./report.ts";
import { TaskSums } from "./task-sums.ts";

/** Ids of outstanding tasks that a report names. */
const OUTSTANDING_IDS = 50;

export interface HeadlineOptions {
  readonly campaign: string;
  readonly tasks: ReportTasks;
  readonly events: ReadEvents;
  readonly checkpoint: Checkpoint | null;
  readonly spend: Spend | null;
}

export function makeHeadline(options: HeadlineOptions): Pick<Report, "headline" | "outstanding"> {
  const { campaign, events, spend } = options;
  const { jobs } = events.story;
  const jobsEndedAt = Math.max(0, ...jobs.map((job) => job.endedAt));
  const circuits = openCircuits(options.checkpoint, jobsEndedAt);
  const { sums, wonOnRetry, waiting, outstanding } = sumTasks(options.tasks, circuits);
  const { counts, sample } = sums;
  const stops = circuits.filter(({ provider }) => waiting.has(provider));
  const merged = events.mergeEnd;
  const endedAt = Math.max(jobsEndedAt, merged?.at ?? 0);
  const end = merged ?? jobs.findLast((job) => job.end !== null)?.end ?? null;
  // A job judges its own part. Only a merge judges the parts of several jobs.
  const isWhole = end !== null && (merged !== null || jobs.length <= 1);
  const record = options.checkpoint?.campaigns.find(({ id }) => id === campaign);
  // The status of a job says nothing about the other jobs.
  const { status, reason, isReopened } = standingAfter(end, record, counts.outstanding);
  const headline: Headline = {
    campaign,
    status,
    reason: reason ?? "the run has not recorded its end: it was killed, or it is still running",
    counts,
    // A retry has changed the counts since the run judged them.
    against: isWhole && !isReopened ? (end?.against ?? null) : null,
    passRate: sample.passRate(),
    scores: sample.scores(),
    wonOnRetry,
    spend,
    startedAt: isWithoutJobs(merged, jobs) ? null : (jobs[0]?.start.at ?? null),
    endedAt: endedAt === 0 ? null : endedAt,
    resumeAt: counts.outstanding === 0 ? null : (end?.resume_at ?? stops[0]?.untilAt ?? null),
    resumeCommand: counts.outstanding === 0 ? "" : (end?.resume_command ?? ""),
    stops,
  };
  return { headline, outstanding };
}

/**
 * Whether a merge belongs to a workflow run in which no job started. Then the jobs are those of an earlier workflow run,
 * and their start says nothing about this one.
 */
function isWithoutJobs(merged: ReadEvents["mergeEnd"], jobs: Report["run"]["jobs"]): boolean {
  if (merged === null) return false;
  const workflowRun = workflowRunOf(merged.run);
  return workflowRun !== merged.run && jobs.every(({ start }) => workflowRunOf(start.run) !== workflowRun);
}

/** Goes through all tasks once: a report may have a million. */
function sumTasks(tasks: ReportTasks, circuits: readonly Stop[]) {
  const limiting = new Set(circuits.flatMap(({ provider, outage }) => (outage ? [] : provider)));
  const sums = new TaskSums();
  let wonOnRetry = 0;
  /** The providers of outstanding tasks. */
  const waiting = new Set<string>();
  const ids: string[] = [];
  const outstanding = { ids, limited: 0, killed: 0, retriable: 0, notStarted: 0 };
  for (const task of tasks) {
    const { id, standing, provider, class: last } = task;
    sums.add(task);
    if (standing === "passed" && task.attempts > 1) wonOnRetry += 1;
    if (standing !== "outstanding") continue;
    waiting.add(provider);
    if (ids.length < OUTSTANDING_IDS) ids.push(id);
    // A task that crashed waits for its retry, even if its provider is stopped: the limit did not cause the failure.
    if (last === "rate_limited" || (last === null && limiting.has(provider))) outstanding.limited += 1;
    else if (last === "kill_shaped" || last === "unfinished") outstanding.killed += 1;
    else if (last !== null) outstanding.retriable += 1;
    else outstanding.notStarted += 1;
  }
  return { sums, wonOnRetry, waiting, outstanding };
}

/** The circuits that are open after the run. The first to end comes first. */
function openCircuits(checkpoint: Checkpoint | null, endedAt: number): Stop[] {
  return Object.entries(checkpoint?.circuits ?? {})
    .map(([provider, { until, reason: words, stated: isStated, outage }]) => {
      return { provider, untilAt: Date.parse(until), words, isStated, outage };
    })
    .filter(({ untilAt }) => untilAt > endedAt)
    .sort((a, b) => a.untilAt - b.untilAt);
}
