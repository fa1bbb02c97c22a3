/** Which events of a file a report is of: files hold those of earlier runs and of other jobs, too. */
import { workflowRunOf } from "../core/workflow-run.ts";
import { readRunEvents } from "../store/run-events.ts";

export interface EventScope {
  readonly campaign: string;
  /** The run to report; null for the latest one, with those that ran at the same time. */
  readonly run: string | null;
  /** Whether the report covers one part, so that jobs of other parts are not missing. */
  readonly isPart: boolean;
}

/** Whose events the report covers. */
export interface Owners {
  readonly runs: ReadonlySet<string>;
  /** Null for all jobs of the runs. */
  readonly job: string | null;
}

/** Chooses them by what the starts and ends in a file of events say. */
export function chooseOwners(path: string, scope: EventScope): Owners {
  const { spans, lastJob } = readSpans(path, scope.campaign);
  // A job's own events come after those of siblings that it restored at its start.
  const job = scope.isPart ? lastJob : null;
  const asked = scope.run === null ? undefined : spans.get(scope.run);
  if (asked !== undefined && scope.run !== null) {
    const workflowRun = workflowRunOf(scope.run);
    // Jobs of a matrix that were run again have another attempt's number than those that were not.
    const isWhole = !scope.isPart && asked.isMatrix && !asked.isLocal;
    const runs = [...spans.keys()].filter((id) => id === scope.run || (isWhole && workflowRunOf(id) === workflowRun));
    return { runs: new Set(runs), job };
  }
  const latest = [...spans.values()].reduce<Span | null>(
    (best, span) => (best === null || span.from > best.from ? span : best),
    null,
  );
  if (latest === null) return { runs: new Set(), job };
  if (!scope.isPart && latest.isMatrix && latest.isLocal) return { runs: latestOfJobs(spans), job };
  const runs = [...spans].flatMap(([id, { from, to }]) => (to >= latest.from && from <= latest.to ? [id] : []));
  return { runs: new Set(runs), job };
}

/** Outside of workflows each job is a run of its own, at any time: the latest of each job belong together. */
function latestOfJobs(spans: ReadonlyMap<string, Span>): Set<string> {
  const runs = new Map<string, string>();
  for (const [id, span] of spans) {
    const known = spans.get(runs.get(span.job) ?? "");
    if (span.isMatrix && span.isLocal && (known === undefined || span.from > known.from)) runs.set(span.job, id);
  }
  return new Set(runs.values());
}

interface Span {
  from: number;
  to: number;
  /** The first one that began, of a run with several. */
  readonly job: string;
  readonly isMatrix: boolean;
  /** Of no workflow. */
  readonly isLocal: boolean;
}

/** When each run of a campaign began and, as far as it is known, ended. */
function readSpans(path: string, campaign: string): { spans: ReadonlyMap<string, Span>; lastJob: string | null } {
  const spans = new Map<string, Span>();
  let lastJob: string | null = null;
  readRunEvents(path, (event) => {
    const known = spans.get(event.run);
    if (event.event === "run_started" && event.campaign === campaign) {
      const isMatrix = event.job_total > 1;
      lastJob = event.job;
      const isLocal = workflowRunOf(event.run) === event.run;
      if (known === undefined)
        spans.set(event.run, { from: event.at, to: event.at, job: event.job, isMatrix, isLocal });
      else Object.assign(known, { from: Math.min(known.from, event.at), to: Math.max(known.to, event.at) });
    } else if (event.event === "run_ended" && known !== undefined) known.to = Math.max(known.to, event.at);
  });
  return { spans, lastJob };
}
