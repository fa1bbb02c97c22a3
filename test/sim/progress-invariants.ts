/**
 * A run does not stand still while a task could start, and does not end before. What could start is judged by what the
 * children reported, by the words of the contract, and never by asking the scheduler.
 */
import { isStandstill } from "../../src/core/apply.ts";
import type { Note } from "../../src/core/event.ts";
import type { Task } from "../../src/core/task.ts";
import type { ShardRequest } from "../../src/run/spawner.ts";
import type { Truth } from "./child-life.ts";
import { type RunOptions, type StartInvariants, statedWaitMs } from "./start-invariants.ts";
import { fail } from "./violation.ts";

/** One start and three more. */
const MOST_STARTS = 4;
/** A limit without a stated wait. */
const CAP = /LIMIT (?:cap|wait 0)$/;
/** A stated wait is stretched by a tenth. One that is over lasts a second. */
const STRETCH = 1.1;
const LEAST_WAIT_MS = 1_000;
const LONGEST_BACKOFF_MS = 30_000;
/** A task that was refused in so many earlier runs runs alone. */
const ALONE_AFTER = 4;
/** Once a provider has refused, its starts are paced. The pace is never slower than one start in this time. */
const SLOWEST_PACE_MS = 60_000;
const LONGEST_OPENING_MS = 300_000;
/** An opening that moves by less is not published. */
const UNPUBLISHED_MS = 1_000;

/** What this run knows of a task. */
interface Progress {
  readonly task: Task;
  hasStarted: boolean;
  /** Its child; null while it waits. */
  key: string | null;
  /** When its own backoff has certainly ended. */
  dueAt: number;
  isSuspect: boolean;
  caps: number;
  kills: number;
  /** The run says that it leaves the task to a later one. It is checked at the end. */
  isLeft: boolean;
}

/** What this run knows of a provider. */
interface Limits {
  hasStarted: boolean;
  /** When stated waits have certainly ended. */
  heldUntil: number;
  /** The last start, end of a child or refusal. */
  lastAt: number;
  /** The longest wait that it stated; null if it refused nothing. */
  longestWaitMs: number | null;
  pausedUntil: number;
  /** How long the circuit was open before its latest probe. */
  openMs: number;
  /** A preflight is running. Its answer decides what may start. */
  isAsked: boolean;
  /** It reported a quota, five refusals that concern one task each, or a wait that does not fit. Then it stays stopped. */
  mayStop: boolean;
}

export interface ProgressOptions {
  readonly run: RunOptions;
  readonly starts: StartInvariants;
  readonly now: () => number;
  /** Whether the workflow run has no other jobs. */
  readonly isAlone: boolean;
  /** What the run may start. */
  readonly tasks: readonly Task[];
  /** Whether a later start of the task is allowed, by what its children did. */
  readonly isOpen: (task: Task) => boolean;
  /** In how many earlier runs the task was refused. */
  readonly refusedRunsOf: (task: Task) => number;
  /** The longest that a passed task of any run has taken. */
  readonly longestMs: () => number;
}

export class ProgressInvariants {
  readonly #options: ProgressOptions;
  readonly #tasks: ReadonlyMap<string, Progress>;
  readonly #limits = new Map<string, Limits>();
  readonly #truths = new Map<string, { readonly id: string; readonly truth: Truth }[]>();
  /** The most that the run can have waited so far, by its notes. */
  #waitedMs = 0;

  constructor(options: ProgressOptions) {
    this.#options = options;
    this.#tasks = new Map(
      options.tasks.map((task): [string, Progress] => [
        task.id,
        { task, hasStarted: false, key: null, dueAt: 0, isSuspect: false, caps: 0, kills: 0, isLeft: false },
      ]),
    );
    for (const provider of options.run.circuits.keys()) this.#limitsOf(provider).mayStop = true;
  }

  started({ key, provider, tasks }: ShardRequest): void {
    const limits = this.#limitsOf(provider);
    limits.hasStarted = true;
    limits.lastAt = this.#options.now();
    for (const { id } of tasks) {
      const progress = this.#tasks.get(id);
      if (progress === undefined) continue;
      progress.hasStarted = true;
      progress.key = key;
      progress.isSuspect = false;
    }
    const started = [...this.#tasks.values()].filter(({ hasStarted }) => hasStarted).length;
    const { maxTasks } = this.#options.run;
    if (maxTasks !== null && started > maxTasks)
      fail("max-tasks", `${started} tasks are started, max-tasks ${maxTasks}`);
  }

  delivered({ key }: ShardRequest, id: string, truth: Truth): void {
    this.#truths.set(key, [...(this.#truths.get(key) ?? []), { id, truth }]);
  }

  /** At the latest now the engine knows what the child came to. */
  ended({ key, provider, attempt, tasks }: ShardRequest): void {
    const now = this.#options.now();
    this.#limitsOf(provider).lastAt = now;
    for (const { id, truth } of this.#truths.get(key) ?? []) {
      const progress = this.#tasks.get(id);
      if (truth.kind === "limit") this.heard(provider, truth.words);
      if (progress === undefined) continue;
      // A row may have settled it long before the end of its child. If it runs again by now, only its cap counts.
      if (progress.key !== key) {
        if (truth.kind === "limit" && CAP.test(truth.words)) progress.caps += 1;
        continue;
      }
      progress.key = null;
      if (truth.kind === "limit") this.#refused(progress, truth.words);
      if (truth.kind === "killed" && tasks.length === 1) progress.kills += 1;
      if (truth.kind === "failure" && truth.class === "transient")
        progress.dueAt = now + Math.min(LONGEST_BACKOFF_MS, 1_000 * 2 ** (attempt - 1));
    }
    this.#truths.delete(key);
  }

  #refused(progress: Progress, words: string): void {
    progress.isSuspect = words.includes("LIMIT?");
    if (!progress.isSuspect && !CAP.test(words)) return;
    progress.caps += 1;
    this.#backOff(progress);
  }

  #backOff(progress: Progress): void {
    const { run, now } = this.#options;
    progress.dueAt = now() + run.defaultWaitMs * 2 ** (progress.caps - 1);
  }

  /** A child or a preflight reports a limit. */
  heard(provider: string, words: string): void {
    const now = this.#options.now();
    const limits = this.#limitsOf(provider);
    const waitMs = statedWaitMs(words);
    limits.lastAt = now;
    limits.longestWaitMs = Math.max(limits.longestWaitMs ?? 0, waitMs ?? 0);
    if (/LIMIT\?? stop/.test(words)) limits.mayStop = true;
    if (waitMs !== null)
      limits.heldUntil = Math.max(limits.heldUntil, now + Math.max(LEAST_WAIT_MS, Math.ceil(waitMs * STRETCH)));
  }

  note(note: Note): void {
    switch (note.event) {
      case "circuit_changed": {
        const limits = this.#limitsOf(note.provider);
        if (/^another job was stopped|different tasks in a row were refused/.test(note.reason)) limits.mayStop = true;
        if (note.until !== null) this.#opened(limits, Date.parse(note.until));
        break;
      }
      case "preflight_started":
      case "preflight_ended":
        this.#limitsOf(note.provider).isAsked = note.event === "preflight_started";
        break;
      case "paused": {
        const limits = this.#limitsOf(note.provider);
        const until = Date.parse(note.until);
        if (isStandstill(note.reason)) break;
        this.#waitedMs += until - Math.max(this.#options.now(), limits.pausedUntil);
        limits.pausedUntil = until;
        break;
      }
      case "suspicion_changed":
        if (note.to === "suspected") break;
        for (const progress of this.#tasks.values()) {
          if (progress.task.provider !== note.provider || !progress.isSuspect) continue;
          progress.isSuspect = false;
          this.#backOff(progress);
        }
        break;
      case "task_settled": {
        const progress = this.#tasks.get(note.id);
        if (progress !== undefined && note.next === "left") progress.isLeft = true;
        break;
      }
      default:
        break;
    }
  }

  #opened(limits: Limits, until: number): void {
    const { run, now } = this.#options;
    const openMs = until - now();
    // Probes that are refused one after the other are spread out.
    const leastMs = Math.min(LONGEST_OPENING_MS, 2 * limits.openMs);
    const waitMs = Math.max(openMs * STRETCH, leastMs) + UNPUBLISHED_MS;
    const fits = (ms: number) =>
      this.#waitedMs + ms <= run.maxWaitMs && (run.deadlineAt === null || now() + ms <= run.deadlineAt);
    if (!fits(waitMs)) limits.mayStop = true;
    // Perhaps the run waits for this, and has less left for other providers.
    if (fits(openMs)) this.#waitedMs += openMs;
    limits.openMs = openMs;
  }

  /** Nothing moves until the clock does. */
  waits(): void {
    const { starts, run } = this.#options;
    if (starts.isEnding || starts.running >= run.concurrency) return;
    for (const progress of this.#open()) {
      if (progress.isLeft || progress.key !== null || this.#startsAt(progress) > this.#options.now()) continue;
      fail("stands-still", `${progress.task.id} of ${progress.task.provider} could start`);
    }
  }

  /** Whether the task has certainly nothing to wait for. */
  canStart(task: Task): boolean {
    const progress = this.#open().find((one) => one.task.id === task.id);
    return progress !== undefined && !progress.isLeft && this.#startsAt(progress) <= this.#options.now();
  }

  /** The run ends by itself. */
  finished(waitedMs: number): void {
    if (this.#options.starts.isEnding) return;
    const lost = this.#open().filter((progress) => !this.#isGivenUp(progress, waitedMs));
    if (lost.length > 0) fail("no-task-lost", `${lost.map(({ task }) => task.id).join()} could have been run again`);
  }

  /** The tasks that this run may still start. */
  #open(): Progress[] {
    return [...this.#tasks.values()].filter(({ task }) => this.#options.isOpen(task));
  }

  /** When a task that waits can certainly start, if nothing else happens before; infinite if something must happen. */
  #startsAt(progress: Progress): number {
    const { task, isSuspect } = progress;
    const lane = this.#options.starts.lane(task.provider);
    const isProbing = lane.circuit === "half-open" ? lane.probe !== null : lane.probes !== null && lane.probes > 0;
    const mustWait =
      this.#limitsOf(task.provider).isAsked ||
      lane.running.size >= lane.limit ||
      (lane.running.size > 0 && (isProbing || this.#someRunsAlone(task.provider))) ||
      (isSuspect && lane.probes !== null) ||
      this.#isGivenUp(progress, this.#waitedMs + UNPUBLISHED_MS);
    return mustWait ? Number.POSITIVE_INFINITY : this.#freeAt(progress);
  }

  /** When everything that holds up a task has certainly ended. */
  #freeAt({ task, dueAt }: Progress): number {
    const { starts, run, now } = this.#options;
    const lane = starts.lane(task.provider);
    const { heldUntil, longestWaitMs, lastAt } = this.#limitsOf(task.provider);
    const openUntil = lane.circuit === "open" ? lane.openUntil : 0;
    const paceMs = 2 * Math.max(SLOWEST_PACE_MS, run.defaultWaitMs, longestWaitMs ?? 0);
    const pacedUntil = longestWaitMs === null ? 0 : Math.max(lastAt, heldUntil) + paceMs;
    return Math.max(now(), dueAt, heldUntil, openUntil, pacedUntil);
  }

  #someRunsAlone(provider: string): boolean {
    return this.#open().some(
      ({ task, key }) => task.provider === provider && key === null && this.#options.refusedRunsOf(task) >= ALONE_AFTER,
    );
  }

  /** An estimate never keeps a run from starting a child of each provider. */
  #fitsBudget(progress: Progress): boolean {
    const { run, longestMs } = this.#options;
    const { hasStarted } = this.#limitsOf(progress.task.provider);
    if (run.deadlineAt === null) return true;
    return this.#freeAt(progress) + (hasStarted ? Math.max(1, longestMs() * run.shardSize) : 1) <= run.deadlineAt;
  }

  #isStopped({ task }: Progress): boolean {
    const { circuit, stoppedAt } = this.#options.starts.lane(task.provider);
    // A job that stops can stop its siblings. If their circuits are open already, they publish nothing.
    const mayStop = !this.#options.isAlone || this.#limitsOf(task.provider).mayStop;
    return stoppedAt !== null || (circuit === "open" && mayStop);
  }

  #isGivenUp(progress: Progress, waitedMs: number): boolean {
    const { run } = this.#options;
    const { kills, caps } = progress;
    const backoffMs = run.defaultWaitMs * 2 ** (caps - 1);
    return (
      kills >= MOST_STARTS ||
      caps >= MOST_STARTS ||
      (caps > 0 && waitedMs + backoffMs > run.maxWaitMs) ||
      this.#isStopped(progress) ||
      !this.#fitsBudget(progress)
    );
  }

  #limitsOf(provider: string): Limits {
    const known = this.#limits.get(provider);
    if (known !== undefined) return known;
    const limits: Limits = {
      hasStarted: false,
      heldUntil: 0,
      lastAt: 0,
      longestWaitMs: null,
      pausedUntil: 0,
      openMs: 0,
      isAsked: false,
      mayStop: false,
    };
    this.#limits.set(provider, limits);
    return limits;
  }
}
