/** Reads the story of a run from its events: jobs, attempts, pauses, changes of the limit and circuits. */

import { workflowRunOf } from "../core/campaign.ts";
import type { OutcomeClass } from "../core/outcome.ts";
import { unreachable } from "../core/unreachable.ts";
import { readLines } from "../store/journal.ts";
import { MERGE, readRunStarts, type StoredRunEnd, type StoredRunStart } from "../store/run-events.ts";
import { parseEvent, type StoredEvent } from "./event-schema.ts";
import type { Attempt, JobStory, ProviderChange, RunStory } from "./report.ts";

/** More than a timeline can show. */
const ATTEMPTS_KEPT = 50_000;
/** How many changes, and how many warnings, are kept. */
const CHANGES_KEPT = 30_000;
const SHARD_IDS_KEPT = 100;

export interface EventScope {
  readonly campaign: string;
  /** The run to report; null for the latest one. */
  readonly run: string | null;
  /** Whether the report covers one job's part. Then jobs of other parts are not missing. */
  readonly isPart: boolean;
}

/** The end of an attempt at one task. */
export interface Trace {
  readonly id: string;
  readonly key: string;
  readonly class: OutcomeClass;
}

export interface ReadEvents {
  readonly story: RunStory;
  /** The end of the last `merge`, for a report of all jobs; null if a job has run since. */
  readonly mergeEnd: StoredRunEnd | null;
}

type Mutable<Record> = { -readonly [Name in keyof Record]: Record[Name] };

interface JobName {
  readonly run: string;
  readonly job: string;
}

/**
 * Reads a file of events.
 *
 * @param onTrace called for each settled attempt of a task, in order
 */
export function readEvents(path: string, scope: EventScope, onTrace: (trace: Trace) => void): ReadEvents {
  const reader = new EventReader(chooseJobs(path, scope), onTrace);
  readLines(path, (line) => {
    const event = parseEvent(line);
    if (event !== null) reader.take(event);
  });
  return reader.end(scope.isPart);
}

/**
 * The jobs that a report covers: files also hold events of earlier runs and of other jobs. A report of a whole matrix
 * covers every job of the workflow run. Outside of workflows each job is a run of its own, and the latest of each count.
 */
function chooseJobs(path: string, { campaign, run, isPart }: EventScope): ReadonlySet<string> {
  const starts = readRunStarts(path, campaign);
  const byTime = starts.toSorted((a, b) => a.at - b.at);
  // A job's own events come after those of siblings, which it restored at its start.
  const own = starts.findLast((start) => start.run === run) ?? (isPart ? starts : byTime).at(-1);
  if (own === undefined) return new Set();
  if (isPart || own.job_total === 1) return new Set([nameOf(own)]);
  const isLocal = (start: StoredRunStart) => workflowRunOf(start.run) === start.run;
  if (!isLocal(own)) {
    const isSibling = (start: StoredRunStart) => workflowRunOf(start.run) === workflowRunOf(own.run);
    return new Set(starts.filter(isSibling).map(nameOf));
  }
  const jobs = byTime.filter((start) => isLocal(start) && start.job_total > 1);
  return new Set(new Map(jobs.map((start) => [start.job, nameOf(start)])).values());
}

function nameOf({ run, job }: JobName): string {
  return `${run}.${job}`;
}

class EventReader {
  readonly #names: ReadonlySet<string>;
  readonly #onTrace: (trace: Trace) => void;
  /** By job. A job that was run again counts with its latest run. */
  readonly #jobs = new Map<string, Mutable<JobStory>>();
  /** By key. The class is `running` until a task is settled. */
  readonly #attempts = new Map<string, Mutable<Attempt>>();
  readonly #changes: ProviderChange[] = [];
  /** Several attempts may give the same warning. */
  readonly #warnings = new Set<string>();
  readonly #replayed = { calls: 0, input_tokens: 0, output_tokens: 0 };
  #mergeEnd: StoredRunEnd | null = null;
  /** The job that the next events belong to. Files are merged job by job, so only some events name their run. */
  #current: JobName | null = null;

  constructor(names: ReadonlySet<string>, onTrace: (trace: Trace) => void) {
    this.#names = names;
    this.#onTrace = onTrace;
  }

  take(event: StoredEvent): void {
    if (event.event === "run_ended" && event.job === MERGE) {
      this.#mergeEnd = event;
      return;
    }
    if ("run" in event) this.#current = this.#covered(event);
    else if ("key" in event) this.#current = this.#covered(ownerOf(event.key));
    if (this.#current !== null) this.#takeEvent(event, this.#current);
  }

  end(isPart: boolean): ReadEvents {
    const jobs = [...this.#jobs.values()].sort((a, b) => a.start.at - b.start.at);
    const mergedAt = this.#mergeEnd?.at ?? 0;
    const mergeEnd = isPart || jobs.some(({ endedAt }) => endedAt > mergedAt) ? null : this.#mergeEnd;
    const story: RunStory = {
      jobs,
      missingJobs: isPart ? [] : (mergeEnd?.missing_jobs ?? missingOf(jobs)),
      attempts: [...this.#attempts.values()].sort((a, b) => a.startedAt - b.startedAt),
      changes: this.#changes.sort((a, b) => a.at - b.at),
      warnings: [...this.#warnings],
      replayed: this.#replayed,
    };
    return { story, mergeEnd };
  }

  #covered({ run, job }: JobName): JobName | null {
    return this.#names.has(nameOf({ run, job })) ? { run, job } : null;
  }

  #takeEvent(event: StoredEvent, name: JobName): void {
    const known = this.#jobs.get(name.job);
    // The job may have been run again since.
    const story = known?.start.run === name.run ? known : undefined;
    if (story !== undefined) story.endedAt = Math.max(story.endedAt, event.at);
    switch (event.event) {
      case "run_started":
        if (known === undefined || known.start.at <= event.at)
          this.#jobs.set(event.job, { start: event, end: null, endedAt: event.at });
        break;
      case "run_ended":
        if (story !== undefined) story.end = event;
        break;
      case "attempt_started": {
        const { key, slot, provider, tasks, probe, at: startedAt } = event;
        if (this.#attempts.size >= ATTEMPTS_KEPT) break;
        const taskIds = tasks.slice(0, SHARD_IDS_KEPT);
        const open = { endedAt: null, class: "running" } as const;
        this.#attempts.set(key, { job: name.job, slot, provider, taskIds, startedAt, probe, ...open });
        break;
      }
      case "task_settled": {
        const { key, id, class: outcome, status } = event;
        const attempt = this.#attempts.get(key);
        const ended = outcome === "graded" ? (status ?? "failed") : outcome;
        if (attempt !== undefined)
          attempt.class = attempt.class === "running" || attempt.class === ended ? ended : "mixed";
        this.#onTrace({ id, key, class: outcome });
        break;
      }
      case "attempt_ended": {
        const attempt = this.#attempts.get(event.key);
        if (attempt === undefined) break;
        attempt.endedAt = event.at;
        // A child that was stopped before it settled a task was killed by us.
        if (attempt.class === "running") attempt.class = "kill_shaped";
        break;
      }
      case "paused":
      case "limit_changed":
      case "pace_changed":
      case "circuit_changed":
        if (this.#changes.length < CHANGES_KEPT) this.#changes.push(event);
        break;
      case "warning":
        if (this.#warnings.size < CHANGES_KEPT) this.#warnings.add(event.message);
        break;
      case "calls_replayed":
        this.#replayed.calls += event.calls;
        this.#replayed.input_tokens += event.input_tokens;
        this.#replayed.output_tokens += event.output_tokens;
        break;
      default:
        unreachable(event);
    }
  }
}

/** The job of an attempt. Keys are `run.job.number`. */
function ownerOf(key: string): JobName {
  const [, job = "", ...run] = key.split(".").reverse();
  return { run: run.reverse().join("."), job };
}

/** Jobs of the matrix without any event. */
function missingOf(jobs: readonly JobStory[]): number[] {
  const total = Math.max(0, ...jobs.map(({ start }) => start.job_total));
  const known = new Set(jobs.map(({ start }) => start.job_index));
  return total < 2 ? [] : [...Array(total).keys()].filter((index) => !known.has(index));
}
