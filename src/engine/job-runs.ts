/** Reads from the events of merged states which jobs have run, when their runs began, and how they ended. */

import { workflowRunOf } from "../core/campaign.ts";
import { readRunEvents, type StoredRunEnd, type StoredRunStart } from "../store/run-events.ts";
import type { MergeSource } from "../store/take-latest.ts";
import type { Request } from "./run-context.ts";

/** Which jobs of the campaign have run, and which ones never reported. */
export function jobsOf(
  { config, context }: Request,
  of: {
    readonly events: string;
    readonly campaign: string;
    /** The folders that were passed in. They may belong to another workflow run than the merge. */
    readonly sources: readonly MergeSource[];
    /** The states of the campaign. */
    readonly states: readonly MergeSource[];
    /** Folders in which no job has left anything. */
    readonly silent: readonly string[];
  },
) {
  const { events, campaign, sources, states, silent } = of;
  const { run, workflowRun } = context.identity;
  const allRuns = readJobRuns(events, campaign, null);
  const ownRuns = run === workflowRun ? allRuns : readJobRuns(events, campaign, workflowRun);
  const runs = ownRuns.length === 0 && sources.length > 0 ? allRuns : ownRuns;
  const reported = new Set([
    ...runs.map(({ start }) => start.job),
    ...states.flatMap(({ checkpoint }) => checkpoint?.job ?? []),
  ]);
  const known = runs.at(-1)?.start.job_total ?? 0;
  // If the plan has no jobs, none is missing.
  const expected = config.expectedJobs === 0 ? 0 : Math.max(config.expectedJobs ?? 0, known);
  const missingIndexes = [...Array(expected).keys()].filter((index) => !reported.has(String(index)));
  // Name the empty folders themselves, unless the number of jobs shows that more are missing.
  const isNamed = config.expectedJobs === null && silent.length >= missingIndexes.length;
  const latest = allRuns.at(-1)?.start;
  const last = runs.at(-1)?.start ?? latest;
  return {
    /** The ends of the runs that the verdict covers: the latest run of each job. */
    ends: runs.flatMap(({ end }) => end ?? []),
    maxAttempts: last?.max_attempts ?? config.maxAttempts,
    defaultProvider: last?.default_provider ?? null,
    /** How many jobs the matrix of the campaign had; 1 if that is unknown. */
    total: latest?.job_total ?? 1,
    missingIndexes,
    /** For people. */
    missing: isNamed ? silent : missingIndexes.map((index) => `job ${index}`),
  };
}

/** The latest run of a job. */
interface JobRun {
  readonly start: StoredRunStart;
  /** Null for a run that was killed or is still running. */
  readonly end: StoredRunEnd | null;
}

/**
 * The latest run of each job of a campaign, the latest of all last. Inside workflows only runs of one workflow run
 * count, because earlier nights are out of date. Outside, each job is a run of its own, so every run counts whose
 * matrix had as many jobs as the latest one.
 *
 * @param workflowRun null outside of workflows
 */
function readJobRuns(path: string, campaign: string, workflowRun: string | null): JobRun[] {
  const starts = new Map<string, StoredRunStart>();
  const ends = new Map<string, StoredRunEnd>();
  readRunEvents(path, (event) => {
    if (event.event === "run_ended") {
      ends.set(runKey(event), event);
      return;
    }
    const isAsked = workflowRun === null || workflowRunOf(event.run) === workflowRun;
    const known = starts.get(event.job);
    if (event.campaign !== campaign || !isAsked || (known !== undefined && known.at > event.at)) return;
    starts.set(event.job, event);
  });
  const found = [...starts.values()].sort((a, b) => a.at - b.at);
  const jobTotal = found.at(-1)?.job_total;
  return found
    .filter((start) => start.job_total === jobTotal)
    .map((start) => ({ start, end: ends.get(runKey(start)) ?? null }));
}

/** Identifies the run of one job among those of all jobs and workflow runs. */
function runKey({ run, job }: { readonly run: string; readonly job: string }): string {
  return `${run}\n${job}`;
}
