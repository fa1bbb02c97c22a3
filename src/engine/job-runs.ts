/** What the events of united states tell of the jobs' runs: when each began, and how the latest of each job ended. */
import { z } from "zod";
import type { RunStatus } from "../core/tally.ts";
import { readLines } from "../store/journal.ts";
import { workflowRunOf } from "./run-identity.ts";

const startedSchema = z.object({
  event: z.literal("run_started"),
  campaign: z.string(),
  run: z.string(),
  job: z.string(),
  job_total: z.int().min(1),
  max_attempts: z.int().min(1),
  at: z.string(),
});
const endedSchema = z.object({
  event: z.literal("run_ended"),
  run: z.string(),
  job: z.string(),
  status: z.enum(["complete", "stopped", "out_of_time", "interrupted", "aborted", "incomplete"]),
  reason: z.string(),
  failed_alike: z.literal(true).optional(),
});

/** The latest run of a job. */
export interface JobRun {
  readonly run: string;
  readonly job: string;
  /** How many jobs the matrix had. */
  readonly jobTotal: number;
  readonly maxAttempts: number;
  /** As it stands in the event; texts of one form, which sort as instants. */
  readonly startedAt: string;
  /** Null for a run that was killed, or is still on. */
  readonly end: JobEnd | null;
}

export interface JobEnd {
  readonly status: RunStatus;
  readonly reason: string;
  readonly failedAlike: boolean;
}

/**
 * The latest run of each job of a campaign, the latest of all last. Inside workflows only those of one workflow run
 * count: what an earlier night said is no news. By hand each job is a run of its own, so that all those count whose
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
  readRunEvents(path, (value) => {
    const ended = endedSchema.safeParse(value);
    if (ended.success) {
      const { status, reason, failed_alike: alike } = ended.data;
      ends.set(runKey(ended.data), { status, reason, failedAlike: alike === true });
    }
    const started = startedSchema.safeParse(value);
    if (!started.success || started.data.campaign !== asked.campaign) return;
    const { run, job, job_total: jobTotal, max_attempts: maxAttempts, at: startedAt } = started.data;
    if (asked.workflowRun !== null && workflowRunOf(run) !== asked.workflowRun) return;
    const known = runs.get(job);
    if (known === undefined || known.startedAt <= startedAt) {
      runs.set(job, { run, job, jobTotal, maxAttempts, startedAt, end: null });
    }
  });
  const found = [...runs.values()].sort((a, b) => (a.startedAt < b.startedAt ? -1 : 1));
  const latest = found.at(-1);
  return found
    .filter(({ jobTotal }) => jobTotal === latest?.jobTotal)
    .map((run) => ({ ...run, end: ends.get(runKey(run)) ?? null }));
}

/** The workflow runs that began to work on a campaign, the latest last. */
export function readWorkflowRuns(path: string, campaign: string): readonly string[] {
  const runs = new Set<string>();
  readRunEvents(path, (value) => {
    const started = startedSchema.safeParse(value);
    if (!started.success || started.data.campaign !== campaign) return;
    const workflowRun = workflowRunOf(started.data.run);
    runs.delete(workflowRun);
    runs.add(workflowRun);
  });
  return [...runs];
}

/** The runs of jobs that a file of events tells of. */
export function readRunKeys(path: string): Set<string> {
  const keys = new Set<string>();
  readRunEvents(path, (value) => {
    const started = startedSchema.safeParse(value);
    if (started.success) keys.add(runKey(started.data));
  });
  return keys;
}

export function runKey({ run, job }: { readonly run: string; readonly job: string }): string {
  return `${run}\n${job}`;
}

function readRunEvents(path: string, onValue: (value: unknown) => void): void {
  readLines(path, (line) => {
    // Most lines are of attempts; only these two kinds are worth parsing.
    if (!line.includes('"run_started"') && !line.includes('"run_ended"')) return;
    try {
      onValue(JSON.parse(line));
    } catch {
      // A torn line tells nothing.
    }
  });
}
