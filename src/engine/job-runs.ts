/** Reads from the events of merged states when the runs of the jobs began, and how they ended. */

import { workflowRunOf } from "../core/campaign.ts";
import { readRunEvents, type StoredRunEnd, type StoredRunStart } from "../store/run-events.ts";

/** The latest run of a job. */
export interface JobRun {
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
export function readJobRuns(path: string, campaign: string, workflowRun: string | null): JobRun[] {
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
