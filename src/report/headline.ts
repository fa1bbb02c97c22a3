/** The headline of a report: status, counts, pass rate and scores with their intervals. */
import { REOPENED } from "../core/campaign.ts";
import { type Counts, passRate, type RunStatus } from "../core/tally.ts";
import type { ReadEvents } from "./read-events.ts";
import type { Headline, Stop } from "./report.ts";
import type { SpendSum } from "./spend.ts";
import { clusteredStandardError, clusteredWilson, type Interval, Spread } from "./statistics.ts";
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
    passRate: passRate(counts),
    passRateInterval: passRateInterval(tasks, counts),
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

function sumResults(
  tasks: TaskTable,
  met: ReadonlySet<number>,
): Pick<Headline, "scores" | "wonOnRetry" | "wonAfterLimit"> {
  const spread = new Spread();
  let wonOnRetry = 0;
  let wonAfterLimit = 0;
  for (let index = 0; index < tasks.count; index += 1) {
    const standing = tasks.standingAt(index);
    if (standing !== "passed" && standing !== "failed") continue;
    if (standing === "passed" && tasks.attemptsAt(index) > 1) wonOnRetry += 1;
    if (met.has(index)) wonAfterLimit += 1;
    const score = tasks.scoreAt(index);
    if (score !== null) spread.add(score);
  }
  // Numbers near the largest ones have no sum.
  if (spread.count === 0 || !Number.isFinite(spread.mean)) return { scores: null, wonOnRetry, wonAfterLimit };
  const residuals = residualsOf(tasks, (index) => subtract(tasks.scoreAt(index), spread.mean));
  const standardError = clusteredStandardError(residuals, spread.count);
  const hasError = standardError !== null && Number.isFinite(standardError);
  return {
    scores: { count: spread.count, mean: spread.mean, standardError: hasError ? standardError : null },
    wonOnRetry,
    wonAfterLimit,
  };
}

/** Repeats and variants of one task are a cluster. */
function passRateInterval(tasks: TaskTable, counts: Counts): Interval | null {
  const rate = passRate(counts);
  if (rate === null) return null;
  const residuals = [...residualsOf(tasks, (index) => subtract(gradeAt(tasks, index), rate))];
  return clusteredWilson(counts.passed, counts.passed + counts.failed, residuals);
}

function gradeAt(tasks: TaskTable, index: number): number | null {
  const standing = tasks.standingAt(index);
  return standing === "passed" ? 1 : standing === "failed" ? 0 : null;
}

function subtract(value: number | null, mean: number): number | null {
  return value === null ? null : value - mean;
}

/** The sum of the residuals of each cluster: a task, or all repeats of a task. Tasks without a value are left out. */
function* residualsOf(tasks: TaskTable, residualAt: (index: number) => number | null): Generator<number> {
  const repeats = new Map<string, number>();
  for (let index = 0; index < tasks.count; index += 1) {
    const residual = residualAt(index);
    if (residual === null) continue;
    const original = tasks.clusterAt(index);
    if (original === null) yield residual;
    else repeats.set(original, (repeats.get(original) ?? 0) + residual);
  }
  yield* repeats.values();
}
