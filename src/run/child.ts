/**
 * One child: from its spawn to the last row that it wrote. `#live` is its life, from top to bottom. The first cause of an
 * end wins. Rows count until the end, including those in the grace.
 */
import type { Exit, StopReason } from "../core/evidence.ts";
import { reasonOf } from "../core/reason.ts";
import { AttemptRecord, type ChildSurroundings } from "./attempt-record.ts";
import { addVariables } from "./child-environment.ts";
import { fillPlaceholders } from "./command.ts";
import {
  childMarker,
  isGroupAlive,
  killLeftGroup,
  MARKER_NAME,
  markerValue,
  type SweepTarget,
  signalGroup,
} from "./kill.ts";
import type { ChildEvent, ShardRequest } from "./spawner.ts";
import { describeSpawnFailure, type StartedProcess, startProcess } from "./start-process.ts";

/** Descendants may hold the pipes of a child that has ended. Do not wait longer than this for their output. */
const DRAIN_MS = 500;
/** How often to check a group that is ending. */
const GROUP_POLL_MS = 50;
/** A process in an uninterruptible wait ends some time after its KILL. Do not wait longer than this for it. */
const KILL_WAIT_MS = 2_000;
/** setTimeout fires at once for a longer delay. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export class RunningChild {
  readonly #request: ShardRequest;
  readonly #around: ChildSurroundings;
  readonly #record: AttemptRecord;
  readonly #marker: string;
  readonly #ended: Promise<void>;
  /** Null if nothing could be started. */
  #process: StartedProcess | null = null;
  /** Why it ends. Set once. */
  #cause: Exit | null = null;
  /** When the grace ends. All instants here are on the monotonic clock. */
  #killDueMs = Number.POSITIVE_INFINITY;
  /** When it last wrote output or a row. */
  #heardMs = performance.now();
  #hasExited = false;
  /** Whether no process holds its pipes any more. */
  #hasClosed = false;
  /** Whether all its rows are read. */
  #isRead = false;
  #wake: () => void = () => {};

  /** @param onEnded called after the last event */
  constructor(
    request: ShardRequest,
    around: ChildSurroundings,
    emit: (event: ChildEvent) => void,
    onEnded: () => void,
  ) {
    this.#request = request;
    this.#around = around;
    this.#record = new AttemptRecord(request, around, emit);
    this.#marker = childMarker(around.inboxMark, request.key);
    this.#ended = this.#live().then(async (cause) => {
      this.#isRead = true;
      const evidence = await this.#record.finish(cause);
      emit({ kind: "ended", key: request.key, evidence });
      this.#record.remove();
      onEnded();
    });
  }

  /** Reads what the child has written to its result file since the last read. */
  readRows(): void {
    if (!this.#isRead) this.#takeRows();
  }

  /** @see Spawner.stop */
  stop({ reason, graceMs }: { readonly reason: StopReason; readonly graceMs: number }): void {
    this.#end({ kind: "stopped", reason }, graceMs);
  }

  /** Kills the child at once. The promise resolves after its last event. */
  kill(): Promise<void> {
    this.stop({ reason: "interrupted", graceMs: 0 });
    return this.#ended;
  }

  /** Kills its group without waiting, for the last moment of our own process. */
  killNow(): void {
    if (this.#process !== null && !this.#hasExited) signalGroup(this.#process.pid, "SIGKILL");
  }

  /** Identifies the descendants of the child, wherever they are. */
  get sweepTarget(): SweepTarget {
    return { marker: this.#marker, pipeNames: this.#process?.pipeNames ?? [] };
  }

  /** @returns why it ended */
  async #live(): Promise<Exit> {
    const { sweeper } = this.#around;
    try {
      this.#process = this.#start();
    } catch (error) {
      // The disk is full, so the tasks cannot be written.
      this.#failToStart(reasonOf(error));
    }
    const cause = await this.#firstCause();
    if (this.#process === null) return cause;
    const { pid } = this.#process;
    let leavesGroup = false;
    // Check this while its process id cannot belong to another process.
    if (this.#hasExited) leavesGroup = signalGroup(pid, 0);
    else {
      this.#record.markStopping(cause);
      await this.#endGroup(pid);
      await sweeper.sweep(this.sweepTarget);
    }
    const hasDrained = await this.#waitFor(() => this.#hasClosed, within(DRAIN_MS));
    // Kills what a child leaves running in its group, and any process that left the group but holds its pipes.
    if (leavesGroup) killLeftGroup(pid);
    if (!hasDrained) await sweeper.sweep(this.sweepTarget);
    this.#process.release();
    return cause;
  }

  /** @returns null if nothing was started, which is reported in a moment */
  #start(): StartedProcess | null {
    const { resolved, workingDirectory, pipes } = this.#around;
    this.#record.begin();
    const args = resolved.hasPlaceholders
      ? fillPlaceholders(resolved.arguments, this.#request.tasks, this.#record.files)
      : resolved.arguments;
    const options = { argv0: resolved.calledAs, cwd: workingDirectory, env: this.#environment() };
    return startProcess(resolved.file, args, options, pipes, {
      output: (stream, chunk) => {
        this.#heardMs = performance.now();
        this.#record.takeOutput(stream, chunk);
      },
      exited: (code, signal) => {
        this.#hasExited = true;
        this.#end(signal === null ? { kind: "exited", code: code ?? 0 } : { kind: "signalled", signal });
      },
      closed: () => {
        this.#hasClosed = true;
        this.#wake();
      },
      failed: (message) => this.#failToStart(message),
    });
  }

  #environment(): Record<string, string> {
    const around = this.#around;
    const marker = markerValue(around.environment[MARKER_NAME], this.#marker);
    // Node also passes on inherited properties. A copy of a large environment would take most of the time of a start.
    const environment: Record<string, string> = Object.create(around.childEnvironment);
    Object.assign(environment, this.#request.variables, { [MARKER_NAME]: marker });
    const leftOut = addVariables(environment, this.#request, this.#record.files);
    if (leftOut.length > 0 && around.isFirst("variables")) {
      const message = `The operating system cannot pass ${leftOut.slice(0, 5).join(", ")} to a child (limits: 128 KiB per variable, 512 KiB for all variables of a task, no NUL). They are left out; CARRYOVER_TASKS_FILE has every field. This warning appears once.`;
      queueMicrotask(() => this.#record.warn(message));
    }
    return environment;
  }

  #failToStart(message: string): void {
    this.#end({ kind: "spawn-failed", message: describeSpawnFailure(message, this.#around.workingDirectory) });
  }

  /** Names a cause of its end, which counts if it is the first, and a grace, which counts if it ends before any other. */
  #end(cause: Exit, graceMs = Number.POSITIVE_INFINITY): void {
    this.#cause ??= cause;
    this.#killDueMs = Math.min(this.#killDueMs, performance.now() + graceMs);
    this.#wake();
  }

  /** Waits until it exits or is stopped, or until it has run or been silent for too long. */
  async #firstCause(): Promise<Exit> {
    const { timeoutMs, key } = this.#request;
    const { killGraceMs, silenceTimeoutMs: limitMs, isKeptWaiting } = this.#around;
    const timeoutDueMs = performance.now() + timeoutMs;
    const silenceDueMs = () => this.#heardMs + (limitMs ?? Number.POSITIVE_INFINITY);
    while (this.#cause === null) {
      const isInTime = await this.#waitFor(
        () => this.#cause !== null,
        () => Math.min(timeoutDueMs, silenceDueMs()),
      );
      if (isInTime) continue;
      if (performance.now() >= timeoutDueMs) this.#end({ kind: "timed-out", limitMs: timeoutMs }, killGraceMs);
      else if (limitMs !== null && isKeptWaiting?.(key, limitMs)) this.#heardMs = performance.now();
      // A row may have arrived since the last poll.
      else if (limitMs !== null && this.#takeRows() === 0) this.#end({ kind: "silent", limitMs }, killGraceMs);
    }
    return this.#cause;
  }

  /** Sends TERM to the whole group, and KILL after the grace. */
  async #endGroup(pid: number): Promise<void> {
    signalGroup(pid, "SIGTERM");
    // A suspended process must wake up to react.
    signalGroup(pid, "SIGCONT");
    // The leader may be only a shell. The programs that it ran have the same grace to write their rows.
    const isGone = await this.#waitFor(
      () => this.#hasExited && !isGroupAlive(pid),
      () => this.#killDueMs,
      GROUP_POLL_MS,
    );
    if (isGone) return;
    if (this.#hasExited) killLeftGroup(pid);
    else signalGroup(pid, "SIGKILL");
    await this.#waitFor(() => this.#hasExited, within(KILL_WAIT_MS));
  }

  /**
   * Waits until something holds, or until an instant. Looks after each event of the child, and at each interval.
   *
   * @returns whether it holds
   */
  async #waitFor(holds: () => boolean, untilMs: () => number, intervalMs = LONGEST_TIMER_MS): Promise<boolean> {
    while (!holds()) {
      const leftMs = untilMs() - performance.now();
      if (leftMs <= 0) return false;
      await new Promise<void>((resolve) => {
        // After a long turn of the event loop, timers fire before the events that a child has sent meanwhile, including
        // its end.
        const timer = setTimeout(() => setImmediate(resolve), Math.min(leftMs, intervalMs));
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return true;
  }

  /** @returns the number of new rows */
  #takeRows(): number {
    const count = this.#record.takeRows();
    if (count > 0) this.#heardMs = performance.now();
    return count;
  }
}

/** The end of a period that begins now. */
function within(periodMs: number): () => number {
  const endMs = performance.now() + periodMs;
  return () => endMs;
}
