/**
 * What the events of merged states say about the jobs' runs: when each began, and how the latest run of each job ended.
 */

import { workflowRunOf } from "../core/campaign.ts";
import type { RunStatus } from "../core/tally.ts";
import { readRunEvents } from "../store/run-events.ts";

/** The latest run of a job. */
export interface JobRun {
  readonly run: string;
  readonly job: string;
  /** How many jobs the matrix had. */
  readonly jobTotal: number;
  readonly maxAttempts: number;
  readonly startedAt: number;
  /** Null for a run that was killed or is still running. */
  readonly end: JobEnd | null;
}

export interface JobEnd {
  readonly status: RunStatus;
  readonly reason: string;
  readonly sameFailure: boolean;
}

/**
 * The latest run of each job of a campaign, the latest of all last. Inside workflows only runs of one workflow run
 * count, because earlier nights are out of date. Outside, each job is a run of its own, so every run counts whose
 * matrix had as many jobs as the latest one.
 *
 * @param workflowRun null outside of workflows
 */
export function readJobRuns(
  path: string,
  asked: { readonly campaign: string; readonly workflowRun: string | null },
): JobRun[] {
  const runs = new Map<string, JobRun>();
  const ends = new Map<string, JobEnd>();
  readRunEvents(path, (event) => {
    if (event.event === "run_ended") {
      const { status, reason, failed_alike: sameFailure } = event;
      ends.set(runKey(event), { status, reason, sameFailure: sameFailure === true });
      return;
    }
    if (event.campaign !== asked.campaign) return;
    const { run, job, job_total: jobTotal, max_attempts: maxAttempts, at: startedAt } = event;
    if (asked.workflowRun !== null && workflowRunOf(run) !== asked.workflowRun) return;
    const known = runs.get(job);
    if (known === undefined || known.startedAt <= startedAt) {
      runs.set(job, { run, job, jobTotal, maxAttempts, startedAt, end: null });
    }
  });
  const found = [...runs.values()].sort((a, b) => a.startedAt - b.startedAt);
  const latest = found.at(-1);
  return found
    .filter(({ jobTotal }) => jobTotal === latest?.jobTotal)
    .map((run) => ({ ...run, end: ends.get(runKey(run)) ?? null }));
}

/** The workflow runs that worked on a campaign, the latest last. */
export function readWorkflowRuns(path: string, campaign: string): readonly string[] {
  const runs = new Set<string>();
  readRunEvents(path, (event) => {
    if (event.event !== "run_started" || event.campaign !== campaign) return;
    const workflowRun = workflowRunOf(event.run);
    runs.delete(workflowRun);
    runs.add(workflowRun);
  });
  return [...runs];
}

/** Identifies the run of one job among those of all jobs and workflow runs. */
function runKey({ run, job }: { readonly run: string; readonly job: string }): string {
  return `${run}\n${job}`;
}
