/** The headline of a report: status, counts, pass rate and scores, stopped providers, and what is outstanding and why. */
import { REOPENED, workflowRunOf } from "../core/campaign.ts";
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
  const { sums, wonOnRetry, waiting, untried, left, ids } = sumTasks(options.tasks);
  const { counts, sample } = sums;
  const { jobs, missingJobs } = events.story;
  const jobsEndedAt = Math.max(0, ...jobs.map((job) => job.endedAt));
  const stops = findStops(options.checkpoint, waiting, jobsEndedAt);
  const traceless = [...untried.values()].reduce((sum, count) => sum + count, 0);
  // A job that never reported left no trace of its tasks. Only their number is known.
  const partOfMissing = counts.total - jobs.reduce((sum, { start }) => sum + start.part, 0);
  const unreported = missingJobs.length === 0 ? 0 : Math.min(traceless, Math.max(0, partOfMissing));
  const limiting = stops.filter(({ outage }) => !outage);
  const limitedFirst = limiting.reduce((sum, { provider }) => sum + (untried.get(provider) ?? 0), 0);
  const spared = Math.max(0, limitedFirst - unreported);
  const notStarted = traceless - unreported - spared;
  const merged = events.mergeEnd;
  const endedAt = Math.max(jobsEndedAt, merged?.at ?? 0);
  const end = merged ?? jobs.findLast((job) => job.end !== null)?.end ?? null;
  // A job judges its own part. Only a merge judges the parts of several jobs.
  const isWhole = end !== null && (merged !== null || jobs.length <= 1);
  // A killed run has no status, and the status of a job says nothing about the other jobs.
  const status = end?.status ?? "complete";
  const isUnfinished = status === "complete" && counts.outstanding > 0;
  const reason = end?.reason ?? "the run has not recorded its end: it was killed, or it is still running";
  const headline: Headline = {
    campaign,
    status: isUnfinished ? "incomplete" : status,
    reason: isUnfinished && end !== null ? REOPENED : reason,
    counts,
    against: isWhole ? (end?.against ?? null) : null,
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
  const { refused, killed, retriable } = left;
  return {
    headline,
    outstanding: { ids, limited: refused + spared, killed, retriable, unreported, notStarted },
  };
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
function sumTasks(tasks: ReportTasks) {
  const sums = new TaskSums();
  let wonOnRetry = 0;
  /** By provider: the outstanding tasks, and the outstanding tasks without a known attempt. */
  const [waiting, untried] = [new Map<string, number>(), new Map<string, number>()];
  const left = { refused: 0, killed: 0, retriable: 0 };
  const ids: string[] = [];
  for (const task of tasks) {
    const { id, standing, provider, class: last } = task;
    sums.add(task);
    if (standing === "passed" && task.attempts > 1) wonOnRetry += 1;
    if (standing !== "outstanding") continue;
    waiting.set(provider, (waiting.get(provider) ?? 0) + 1);
    if (ids.length < OUTSTANDING_IDS) ids.push(id);
    // A task that crashed waits for its retry, even if its provider is stopped: the limit did not cause the failure.
    if (last === "rate_limited") left.refused += 1;
    else if (last === "kill_shaped" || last === "unfinished") left.killed += 1;
    else if (last !== null) left.retriable += 1;
    else untried.set(provider, (untried.get(provider) ?? 0) + 1);
  }
  return { sums, wonOnRetry, waiting, untried, left, ids };
}

/** The circuits that are open after the run and hold up outstanding tasks. The first to end comes first. */
function findStops(checkpoint: Checkpoint | null, waiting: ReadonlyMap<string, number>, endedAt: number): Stop[] {
  const stops: Stop[] = [];
  for (const [provider, circuit] of Object.entries(checkpoint?.circuits ?? {})) {
    const untilAt = Date.parse(circuit.until);
    const outstanding = waiting.get(provider) ?? 0;
    if (outstanding === 0 || Number.isNaN(untilAt) || untilAt <= endedAt) continue;
    const { reason: words, stated: isStated, outage } = circuit;
    stops.push({ provider, untilAt, words, isStated, outstanding, outage });
  }
  return stops.sort((a, b) => a.untilAt - b.untilAt);
}
