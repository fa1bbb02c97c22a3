/** The headline of a report: status, counts, pass rate and scores with their intervals. */
import { REOPENED } from "../core/campaign.ts";
import type { Counts, RunStatus } from "../core/tally.ts";
import type { ReadEvents } from "./read-events.ts";
import type { Headline, Stop } from "./report.ts";
import { Sample } from "./sample.ts";
import type { SpendSum } from "./spend.ts";
import type { TaskTable } from "./task-table.ts";

export interface HeadlineOptions {
  readonly campaign: string;
  readonly tasks: TaskTable;
  readonly counts: Counts;
  readonly events: ReadEvents;
  readonly stops: readonly Stop[];
  /** Tasks that a limit refused in this run. */
  readonly met: ReadonlySet<number>;
  readonly lostToLimits: number;
  readonly spend: SpendSum;
}

export function makeHeadline(options: HeadlineOptions): Headline {
  const { campaign, tasks, counts, events, stops, met } = options;
  const { jobs } = events.story;
  const jobsEndedAt = jobs.reduce((latest, job) => Math.max(latest, job.endedAt), 0);
  const merged = events.mergeEnd;
  const endedAt = Math.max(jobsEndedAt, merged?.at ?? 0);
  const end = merged ?? jobs.findLast((job) => job.end !== null)?.end ?? null;
  const isReopened = end?.status === "complete" && counts.outstanding > 0;
  return {
    campaign,
    status: statusOf(end?.status ?? "complete", counts),
    reason: isReopened
      ? REOPENED
      : (end?.reason ?? "the run has not recorded its end: it was killed, or it is still running"),
    counts,
    // A job judges its own part. Only a merge judges the parts of several jobs.
    against: merged === null && jobs.length > 1 ? null : (end?.against ?? null),
    ...sumResults(tasks, met),
    spend: options.spend.total(),
    lostToLimits: options.lostToLimits,
    startedAt: jobs[0]?.start.at ?? null,
    endedAt: endedAt === 0 ? null : endedAt,
    resumeAt: counts.outstanding === 0 ? null : (end?.resume_at ?? stops[0]?.untilAt ?? null),
    resumeCommand: end?.resume_command ?? "",
    stops,
  };
}

/** A killed run has no status, and the status of a job says nothing about the other jobs. */
function statusOf(status: RunStatus, counts: Counts): RunStatus {
  return status === "complete" && counts.outstanding > 0 ? "incomplete" : status;
}

/** Rates and scores of all tasks, and how many were won late. */
function sumResults(
  tasks: TaskTable,
  met: ReadonlySet<number>,
): Pick<Headline, "passRate" | "passRateInterval" | "scores" | "wonOnRetry" | "wonAfterLimit"> {
  const sample = new Sample();
  let wonOnRetry = 0;
  let wonAfterLimit = 0;
  for (let index = 0; index < tasks.count; index += 1) {
    const standing = tasks.standingAt(index);
    if (standing !== "passed" && standing !== "failed") continue;
    if (standing === "passed" && tasks.attemptsAt(index) > 1) wonOnRetry += 1;
    if (met.has(index)) wonAfterLimit += 1;
    sample.add(tasks.clusterAt(index), standing === "passed", tasks.scoreAt(index));
  }
  const interval = sample.passRate();
  return {
    passRate: interval?.mean ?? null,
    passRateInterval: interval,
    scores: sample.scores(),
    wonOnRetry,
    wonAfterLimit,
  };
}
