/** Reads a run from its events: attempts, waits, cuts and circuits. */
import type { OutcomeClass } from "../core/outcome.ts";
import { unreachable } from "../core/unreachable.ts";
import { workflowRunOf } from "../core/workflow-run.ts";
import { readLines } from "../store/journal.ts";
import { MERGE, type StoredRunEnd, type StoredRunStart } from "../store/run-events.ts";
import { chooseOwners, type EventScope, type Owners } from "./event-owners.ts";
import { eventNameOf, parseEvent, type StoredEvent } from "./event-schema.ts";
import type {
  Attempt,
  AttemptClass,
  CircuitChange,
  JobStory,
  LimitChange,
  PaceChange,
  RunStory,
  Wait,
} from "./report.ts";

/** More than any matrix has: what follows is of no run of ours. */
const JOBS_KEPT = 10_000;
/** More attempts than a timeline can show are counted, and their lines are not parsed. */
const ATTEMPTS_KEPT = 50_000;
/** Of limits, waits and the like, each. */
const CHANGES_KEPT = 10_000;
const WARNINGS_KEPT = 100;
/** Ids kept of a shard, and of all attempts together: more than a page lists tasks. Beyond it attempts name none. */
const SHARD_IDS_KEPT = 1_000;
const IDS_KEPT = 100_000;

/** The last that a run says of a task. */
export interface Trace {
  readonly id: string;
  readonly key: string;
  readonly class: OutcomeClass;
}

export interface ReadEvents {
  readonly story: RunStory;
  /** The end of the last `merge`, for a report of all jobs; null if a job has run since. */
  readonly mergeEnd: StoredRunEnd | null;
  /** How often each provider was called. */
  readonly providers: ReadonlyMap<string, number>;
}

/**
 * Reads a file of events.
 *
 * @param onTrace called for each settled attempt of a task, in order
 */
export function readEvents(path: string, scope: EventScope, onTrace: (trace: Trace) => void): ReadEvents {
  const reader = new EventReader(chooseOwners(path, scope), onTrace);
  readLines(path, (line) => reader.take(line));
  return reader.end(scope);
}

interface JobName {
  readonly run: string;
  readonly job: string;
}

interface OpenAttempt {
  attempt: Attempt;
  class: AttemptClass | null;
}

class EventReader {
  readonly #owners: Owners;
  readonly #onTrace: (trace: Trace) => void;
  /** By run and job, as far as they are read. */
  readonly #jobs = new Map<string, JobStory>();
  readonly #attempts = new Map<string, OpenAttempt>();
  readonly #providers = new Map<string, number>();
  readonly #waits: Wait[] = [];
  readonly #limits: LimitChange[] = [];
  readonly #paces: PaceChange[] = [];
  readonly #circuits: CircuitChange[] = [];
  #replayed = { calls: 0, input_tokens: 0, output_tokens: 0 };
  readonly #warnings: string[] = [];
  #attemptCount = 0;
  #idsLeft = IDS_KEPT;
  readonly #refused = new Set<string>();
  #mergeEnd: StoredRunEnd | null = null;
  /** Whose lines these are. Files are united job by job, so that only some events have to name their run. */
  #current: JobName | null = null;

  constructor(owners: Owners, onTrace: (trace: Trace) => void) {
    this.#owners = owners;
    this.#onTrace = onTrace;
  }

  take(line: string): void {
    const eventName = eventNameOf(line);
    if (eventName === null) return;
    if (this.#isBeyondBound(eventName, line)) return;
    const event = parseEvent(line, eventName);
    if (event === null) return;
    if (event.event === "run_ended" && event.job === MERGE) {
      this.#mergeEnd = event;
      return;
    }
    if ("run" in event) this.#current = this.#owned({ run: event.run, job: event.job });
    else if ("key" in event) this.#current = this.#ownerOf(event.key);
    if (this.#current !== null) this.#takeEvent(event, this.#current);
  }

  end({ isPart }: EventScope): ReadEvents {
    const jobs = latestOfEach([...this.#jobs.values()]);
    const attempts = [...this.#attempts.values()].map(({ attempt, class: ended }) => ({
      ...attempt,
      class: ended ?? attempt.class,
    }));
    const mergedAt = this.#mergeEnd?.at ?? 0;
    const mergeEnd = isPart || jobs.some(({ endedAt }) => endedAt > mergedAt) ? null : this.#mergeEnd;
    const story: RunStory = {
      jobs,
      missingJobs: isPart ? [] : (mergeEnd?.missing_jobs ?? missingOf(jobs)),
      attempts: attempts.sort((a, b) => a.startedAt - b.startedAt),
      attemptCount: this.#attemptCount,
      waits: this.#waits,
      limits: this.#limits,
      paces: this.#paces,
      circuits: this.#circuits,
      refusedCount: this.#refused.size,
      replayed: this.#replayed,
      warnings: this.#warnings,
    };
    return { story, mergeEnd, providers: this.#providers };
  }

  /** Lines of attempts that no timeline will show; only what a limit did to them still counts. */
  #isBeyondBound(eventName: StoredEvent["event"], line: string): boolean {
    if (eventName === "attempt_started") {
      if (this.#attempts.size < ATTEMPTS_KEPT) return false;
      this.#attemptCount += 1;
      return true;
    }
    if (this.#attempts.size < ATTEMPTS_KEPT) return false;
    if (eventName === "attempt_ended") return !this.#attempts.has(keyIn(line));
    return eventName === "task_settled" && line.includes('"class":"graded"') && !this.#attempts.has(keyIn(line));
  }

  /** Keys are `run.job.number`. */
  #ownerOf(key: string): JobName | null {
    const [number, job, ...run] = key.split(".").reverse();
    if (number === undefined || job === undefined) return null;
    return this.#owned({ run: run.reverse().join("."), job });
  }

  #owned(owner: JobName): JobName | null {
    const { runs, job } = this.#owners;
    return runs.has(owner.run) && (job === null || job === owner.job) ? owner : null;
  }

  #openJob({ run, job, at, part, concurrency, job_index: index, job_total: total }: StoredRunStart): void {
    const name = nameOf({ run, job });
    if (this.#jobs.size >= JOBS_KEPT && !this.#jobs.has(name)) return;
    const ending = { endedAt: at, status: null, reason: "", against: null, resumeAt: null, resumeCommand: "" };
    this.#jobs.set(name, { run, job, index, total, part, concurrency, startedAt: at, ...ending });
  }

  /** Changes a job that has begun. Any other is ignored. */
  #tellOfJob(job: JobName, tell: (story: JobStory) => JobStory): void {
    const story = this.#jobs.get(nameOf(job));
    if (story !== undefined) this.#jobs.set(nameOf(job), tell(story));
  }

  #takeEvent(event: StoredEvent, { run, job }: JobName): void {
    this.#tellOfJob({ run, job }, (story) => (event.at > story.endedAt ? { ...story, endedAt: event.at } : story));
    switch (event.event) {
      case "run_started":
        this.#openJob(event);
        break;
      case "run_ended": {
        const { status, reason, against, resume_at: resumeAt, resume_command: resumeCommand } = event;
        this.#tellOfJob(event, (story) => ({ ...story, status, reason, against, resumeAt, resumeCommand }));
        break;
      }
      case "attempt_started": {
        this.#attemptCount += 1;
        const { key, slot, provider, tasks, probe, at } = event;
        this.#providers.set(provider, (this.#providers.get(provider) ?? 0) + 1);
        // All or none: one id of several would pass for a shard of one task.
        const taskIds = tasks.length > this.#idsLeft ? [] : tasks.slice(0, SHARD_IDS_KEPT);
        this.#idsLeft -= taskIds.length;
        const attempt: Attempt = {
          key,
          job,
          slot,
          provider,
          taskIds,
          startedAt: at,
          endedAt: null,
          class: "running",
          probe,
        };
        this.#attempts.set(key, { attempt, class: null });
        break;
      }
      case "task_settled": {
        const { key, id, class: outcome, status } = event;
        const known = this.#attempts.get(key);
        if (known !== undefined)
          known.class = joinClasses(known.class, outcome === "graded" ? (status ?? "failed") : outcome);
        if (outcome === "rate_limited") this.#refused.add(key);
        this.#onTrace({ id, key, class: outcome });
        break;
      }
      case "attempt_ended": {
        const known = this.#attempts.get(event.key);
        // A child that was stopped before it said anything of its tasks was killed by us.
        if (known !== undefined) {
          known.attempt = { ...known.attempt, endedAt: event.at };
          known.class ??= "kill_shaped";
        }
        break;
      }
      case "paused":
        keep(this.#waits, { provider: event.provider, job, from: event.at, until: event.until, reason: event.reason });
        break;
      case "limit_changed":
        keep(this.#limits, { ...event, job });
        break;
      case "pace_changed":
        keep(this.#paces, { provider: event.provider, at: event.at, startsPerMinute: event.starts_per_minute });
        break;
      case "calls_replayed": {
        const { calls, input_tokens, output_tokens } = this.#replayed;
        this.#replayed = {
          calls: calls + event.calls,
          input_tokens: input_tokens + event.input_tokens,
          output_tokens: output_tokens + event.output_tokens,
        };
        break;
      }
      case "circuit_changed": {
        const { provider, at, to: state, until, reason } = event;
        keep(this.#circuits, { provider, job, at, state, until, reason });
        break;
      }
      case "warning":
        if (this.#warnings.length < WARNINGS_KEPT) this.#warnings.push(event.message);
        break;
      default:
        unreachable(event);
    }
  }
}

function nameOf({ run, job }: JobName): string {
  return `${run}.${job}`;
}

function keyIn(line: string): string {
  const from = line.indexOf('"key":"') + 7;
  return line.slice(from, line.indexOf('"', from));
}

function keep<Change>(changes: Change[], change: Change): void {
  if (changes.length < CHANGES_KEPT) changes.push(change);
}

function joinClasses(known: AttemptClass | null, next: AttemptClass): AttemptClass {
  return known === null || known === next ? next : "mixed";
}

/** Jobs of the matrix without any event. */
function missingOf(jobs: readonly JobStory[]): number[] {
  const total = Math.max(0, ...jobs.map((job) => job.total));
  const known = new Set(jobs.map((job) => job.index));
  return total < 2 ? [] : [...Array(total).keys()].filter((index) => !known.has(index));
}

/** A job that was run again counts with its latest attempt. */
function latestOfEach(jobs: readonly JobStory[]): JobStory[] {
  const latest = new Map<string, JobStory>();
  for (const job of jobs.toSorted((a, b) => a.startedAt - b.startedAt)) {
    latest.set(`${workflowRunOf(job.run)}.${job.job}`, job);
  }
  return [...latest.values()].sort((a, b) => a.startedAt - b.startedAt);
}
