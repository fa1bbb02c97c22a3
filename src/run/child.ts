/**
 * One child: from its spawn to the last row that it wrote.
 *
 *   running ──exit──────────────────────────────► draining ──pipes closed, or 500 ms──► ended
 *      └─timeout, silence, stop─► terminating ──group gone, or grace over + KILL──► sweep ─► draining
 *
 * The first cause of an end wins. Rows count until the end, including those in the grace.
 */
import type { Exit, StopReason } from "../core/evidence.ts";
import { reasonOf } from "../core/reason.ts";
import { unreachable } from "../core/unreachable.ts";
import { AttemptRecord, type ChildSurroundings } from "./attempt-record.ts";
import { addVariables } from "./child-environment.ts";
import { ChildTimers } from "./child-timers.ts";
import { fillPlaceholders } from "./command.ts";
import {
  childMarker,
  isGroupAlive,
  killLeftGroup,
  MARKER_NAME,
  markerValue,
  runMarkerOf,
  type SweepTarget,
  signalGroup,
} from "./kill.ts";
import type { StreamName } from "./output.ts";
import type { ChildEvent, ShardRequest } from "./spawner.ts";
import { describeSpawnFailure, type StartedProcess, startProcess } from "./start-process.ts";

/** Descendants may hold the pipes of a child that has ended. Do not wait longer than this for their output. */
const DRAIN_MS = 500;
/** How often to check a group that is ending. */
const GROUP_POLL_MS = 50;
/** A process in an uninterruptible wait ends some time after its KILL. Do not wait longer than this for it. */
const KILL_WAIT_MS = 2_000;

type Phase = "running" | "terminating" | "killed" | "draining" | "ended";

export class RunningChild {
  readonly #request: ShardRequest;
  readonly #around: ChildSurroundings;
  readonly #emit: (event: ChildEvent) => void;
  readonly #onEnded: () => void;
  readonly #record: AttemptRecord;
  readonly #runMarker: string;
  readonly #timers = new ChildTimers();
  /** Null if nothing could be started. */
  #process: StartedProcess | null = null;
  #phase: Phase = "running";
  /** Set once. */
  #cause: Exit | null = null;
  #chunkCount = 0;
  #stopCount = 0;
  #isGroupAlive = true;
  #hasExited = false;
  #hasClosed = false;
  /** When the grace ends, on the monotonic clock. */
  #killDueMs = 0;
  #settle: () => void = () => {};
  readonly #settled = new Promise<void>((resolve) => {
    this.#settle = resolve;
  });

  /** @param onEnded called after the last event */
  constructor(
    request: ShardRequest,
    around: ChildSurroundings,
    emit: (event: ChildEvent) => void,
    onEnded: () => void,
  ) {
    this.#request = request;
    this.#around = around;
    this.#emit = emit;
    this.#onEnded = onEnded;
    this.#record = new AttemptRecord(request, around, emit);
    this.#runMarker = runMarkerOf(around.inboxMark, request.key);
    try {
      this.#start();
    } catch (error) {
      // The disk is full, so the tasks cannot be written.
      queueMicrotask(() => this.#failToStart(reasonOf(error)));
    }
  }

  /** Reads what the child has written to its result file since the last read. */
  readRows(): void {
    if (this.#phase !== "ended") this.#takeRows();
  }

  /** @see Spawner.stop */
  stop({ reason, graceMs }: { readonly reason: StopReason; readonly graceMs: number }): void {
    this.#stopCount += 1;
    switch (this.#phase) {
      case "running":
        this.#terminate({ kind: "stopped", reason }, graceMs);
        return;
      case "terminating":
        if (this.#stopCount > 1) this.#kill();
        // The child is in the grace of a timeout, which may be longer than this stop allows.
        else this.#killWithin(Math.min(graceMs, this.#killDueMs - performance.now()));
        return;
      case "killed":
      case "draining":
      case "ended":
        return;
      default:
        unreachable(this.#phase);
    }
  }

  /** Kills the child at once. The promise resolves with its last event. */
  kill(): Promise<void> {
    this.#stopCount += 1;
    this.stop({ reason: "interrupted", graceMs: 0 });
    return this.#settled;
  }

  /** Kills its group without waiting, for the last moment of our own process. */
  killNow(): void {
    if (this.#process !== null && !this.#hasExited) signalGroup(this.#process.pid, "SIGKILL");
  }

  /** Identifies the descendants of the child, wherever they are. */
  get sweepTarget(): SweepTarget {
    const marker = childMarker(this.#runMarker, this.#request.key);
    return { marker, pipeNames: this.#process?.pipeNames ?? [] };
  }

  #start(): void {
    const { timeoutMs } = this.#request;
    const { resolved, workingDirectory, pipes, killGraceMs, silenceTimeoutMs: limitMs } = this.#around;
    this.#record.begin();
    const args = resolved.hasPlaceholders
      ? fillPlaceholders(resolved.arguments, this.#request.tasks, this.#record.files)
      : resolved.arguments;
    const options = { argv0: resolved.calledAs, cwd: workingDirectory, env: this.#environment() };
    this.#process = startProcess(resolved.file, args, options, pipes, {
      output: (stream, chunk) => this.#onOutput(stream, chunk),
      exited: (code, signal) => this.#onExit(code, signal),
      closed: () => this.#onClose(),
      failed: (message) => this.#failToStart(message),
    });
    // Start the timeout only for a child that runs. A failed start is reported in a moment.
    if (this.#process === null) return;
    this.#timers.after(timeoutMs, () => this.#terminate({ kind: "timed-out", limitMs: timeoutMs }, killGraceMs));
    if (limitMs !== null) {
      const silent = { kind: "silent", limitMs } as const;
      this.#timers.watchSilence(limitMs, () => this.#onSilence(silent));
    }
  }

  #environment(): Record<string, string> {
    const around = this.#around;
    const marker = markerValue(around.environment[MARKER_NAME], this.#runMarker, this.#request.key);
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

  #onOutput(stream: StreamName, chunk: Buffer): void {
    // A destroyed stream may still deliver what it had read.
    if (this.#phase === "ended") return;
    this.#chunkCount += 1;
    this.#timers.restartSilence();
    this.#record.takeOutput(stream, chunk);
  }

  #onSilence(silent: Extract<Exit, { kind: "silent" }>): void {
    const { limitMs } = silent;
    if (this.#around.isKeptWaiting?.(this.#request.key, limitMs)) {
      this.#timers.restartSilence();
      return;
    }
    const chunkCount = this.#chunkCount;
    // Read pending output first. A row may also have arrived since the last poll.
    setImmediate(() => {
      if (this.#phase !== "running" || this.#chunkCount > chunkCount || this.#takeRows() > 0) return;
      this.#terminate(silent, this.#around.killGraceMs);
    });
  }

  #onExit(code: number | null, signal: string | null): void {
    this.#hasExited = true;
    switch (this.#phase) {
      case "running":
        this.#cause = signal === null ? { kind: "exited", code: code ?? 0 } : { kind: "signalled", signal };
        // Check this while its process id cannot belong to another process.
        this.#isGroupAlive = this.#process !== null && signalGroup(this.#process.pid, 0);
        this.#drain();
        return;
      case "terminating":
        this.#awaitGroup();
        return;
      case "killed":
        this.#sweep();
        return;
      case "draining":
      case "ended":
        return;
      default:
        unreachable(this.#phase);
    }
  }

  #onClose(): void {
    this.#hasClosed = true;
    if (this.#phase === "draining") void this.#finish();
  }

  /** Sends TERM to the whole group, and KILL after the grace. */
  #terminate(cause: Exit, graceMs: number): void {
    this.#cause ??= cause;
    this.#phase = "terminating";
    this.#record.markStopping(this.#cause);
    this.#timers.clear();
    this.#end("SIGTERM");
    this.#killWithin(graceMs);
  }

  #killWithin(graceMs: number): void {
    if (graceMs <= 0) {
      this.#kill();
      return;
    }
    this.#killDueMs = performance.now() + graceMs;
    this.#timers.after(graceMs, () => this.#kill());
  }

  /**
   * The leader has ended, but it may have been only a shell. The programs that it ran have the same grace to write
   * their rows.
   */
  #awaitGroup(): void {
    this.#timers.poll(GROUP_POLL_MS, () => {
      if (this.#process !== null && isGroupAlive(this.#process.pid)) return;
      this.#isGroupAlive = false;
      this.#sweep();
    });
  }

  #kill(): void {
    this.#phase = "killed";
    this.#timers.clear();
    this.#end("SIGKILL");
    // So `#finish` has nothing left to kill.
    this.#isGroupAlive = false;
    if (this.#hasExited) this.#sweep();
    else this.#timers.after(KILL_WAIT_MS, () => this.#sweep());
  }

  #sweep(): void {
    this.#phase = "killed";
    this.#timers.clear();
    void this.#around.sweeper.sweep(this.sweepTarget).then(() => this.#drain());
  }

  #drain(): void {
    if (this.#phase === "draining" || this.#phase === "ended") return;
    this.#phase = "draining";
    this.#timers.clear();
    if (this.#hasClosed) void this.#finish();
    else this.#timers.after(DRAIN_MS, () => void this.#finish());
  }

  #failToStart(message: string): void {
    this.#isGroupAlive = false;
    this.#hasExited = true;
    this.#hasClosed = true;
    this.#cause ??= { kind: "spawn-failed", message: describeSpawnFailure(message, this.#around.workingDirectory) };
    void this.#finish();
  }

  async #finish(): Promise<void> {
    if (this.#phase === "ended") return;
    this.#phase = "ended";
    this.#timers.clear();
    // Kills what a child leaves running in its group, and any process that left the group but holds its pipes.
    if (this.#isGroupAlive && this.#process !== null) killLeftGroup(this.#process.pid);
    if (!this.#hasClosed) await this.#around.sweeper.sweep(this.sweepTarget);
    this.#process?.release();
    const evidence = await this.#record.finish(
      this.#cause ?? { kind: "spawn-failed", message: "ended without a cause" },
    );
    const { key } = this.#request;
    this.#emit({ kind: "ended", key, evidence });
    this.#record.remove();
    this.#onEnded();
    this.#settle();
  }

  /** @returns the number of new rows */
  #takeRows(): number {
    const count = this.#record.takeRows();
    if (count > 0) this.#timers.restartSilence();
    return count;
  }

  #end(signal: "SIGTERM" | "SIGKILL"): void {
    if (this.#process === null) return;
    const { pid } = this.#process;
    if (this.#hasExited) {
      if (signal === "SIGKILL") killLeftGroup(pid);
      return;
    }
    signalGroup(pid, signal);
    // A suspended process must wake up to react.
    if (signal === "SIGTERM") signalGroup(pid, "SIGCONT");
  }
}
