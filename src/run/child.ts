/**
 * One child: from its spawn to the last row that it wrote.
 *
 *   running ──exit──────────────────────────────► draining ──pipes closed, or 500 ms──► ended
 *      └─timeout, silence, stop─► terminating ──group gone, or grace over + KILL──► sweep ─► draining
 *
 * The first cause of an end wins, whatever follows it. Rows count until the end, those of the grace too.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import type { ChildEvidence, Exit, FailureLog, StopReason } from "../core/evidence.ts";
import { reasonOf } from "../core/reason.ts";
import type { ResultRow } from "../core/row.ts";
import { unreachable } from "../core/unreachable.ts";
import { AttemptLog } from "./attempt-log.ts";
import { readFailureLogs } from "./failure-logs.ts";
import { type InboxPair, inboxPair, removePair, writeTasks } from "./inbox.ts";
import { childMarker, signalGroup } from "./kill-posix.ts";
import { type ChildSurroundings, describeSpawnFailure, orderOf } from "./launch.ts";
import type { Launched, LaunchListener, ProcessEnd } from "./launcher.ts";
import { ChildOutput } from "./output.ts";
import type { ProcessMark } from "./process-table.ts";
import { RowCollector } from "./row-collector.ts";
import type { ChildEvent, ShardRequest } from "./spawner.ts";

/** Descendants may hold the pipes of a child that has ended; what they print later is not waited for. */
const DRAIN_MS = 500;
/** While a group is ending; a look costs one system call. */
const GROUP_POLL_MS = 20;
/** A process in an uninterruptible wait ends later than its KILL; it is not waited for longer than this. */
const KILL_WAIT_MS = 2_000;
/** Node fires timers beyond this at once. */
const TIMER_LIMIT_MS = 2_147_483_647;

type Phase = "running" | "terminating" | "killed" | "draining" | "ended";

export interface ChildListener {
  readonly emit: (event: ChildEvent) => void;
  /** After the last event. */
  readonly ended: () => void;
}

export class RunningChild {
  readonly #request: ShardRequest;
  readonly #around: ChildSurroundings;
  readonly #listener: ChildListener;
  readonly #pair: InboxPair;
  readonly #output: ChildOutput;
  readonly #log: AttemptLog;
  readonly #rows: RowCollector;
  #launched: Launched | null = null;
  /** Known a moment after the launch; null too where nothing could be started. */
  #pid: number | null = null;
  #phase: Phase = "running";
  /** Set once. */
  #cause: Exit | null = null;
  #hasErrorRow = false;
  #chunkCount = 0;
  #stopCount = 0;
  #isGroupAlive = true;
  /** Whoever descended from it at a signal of ours: they may have left its group, and are orphans after that. */
  #descendants: ProcessMark[] = [];
  #hasExited = false;
  #hasClosed = false;
  /** In ms of the file system's clock; what changed before it is no evidence. */
  #beganMs = 0;
  /** The wall timeout while running; then the grace, the wait for a KILL, the drain: one at a time. */
  #timer: NodeJS.Timeout | null = null;
  /** When the grace is over, on the monotonic clock. */
  #killDueMs = 0;
  #silenceTimer: NodeJS.Timeout | null = null;
  #groupPoll: NodeJS.Timeout | null = null;
  #settle: () => void = () => {};
  readonly #settled = new Promise<void>((resolve) => {
    this.#settle = resolve;
  });

  constructor(request: ShardRequest, around: ChildSurroundings, listener: ChildListener) {
    this.#request = request;
    this.#around = around;
    this.#listener = listener;
    const { key, attempt, startedAt } = request;
    const { runMarker, run, job } = around;
    this.#pair = inboxPair(around.inboxFolder, { runMarker, key, run, job, attempt, startedAt });
    this.#log = new AttemptLog(join(around.logsFolder, `${key}.log`), (error) => {
      if (around.isFirst("log"))
        this.#warn(`Logs of attempts cannot be written: ${String(error)}. The run goes on without them.`);
    });
    this.#output = new ChildOutput({ key, redactor: around.redactor, echo: around.echo, log: this.#log });
    this.#rows = new RowCollector({
      path: this.#pair.resultsFile,
      ids: new Set(request.tasks.map((task) => task.id)),
      redactor: around.redactor,
      warn: (message) => this.#warn(message),
    });
    try {
      this.#start();
    } catch (error) {
      // A full disk where the tasks are written.
      queueMicrotask(() => this.#failToStart(reasonOf(error)));
    }
  }

  /** Reads what the child has written to its result file since the last look. */
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
        // In the grace of a timeout, which may be longer than whoever stops the run can wait.
        else this.#killWithin(Math.min(graceMs, this.#killDueMs - performance.now()));
        return;
      case "draining":
        void this.#finish();
        return;
      case "killed":
      case "ended":
        return;
      default:
        unreachable(this.#phase);
    }
  }

  /** Kills the child at once; the promise ends with its last event. */
  kill(): Promise<void> {
    this.#stopCount += 1;
    this.stop({ reason: "interrupted", graceMs: 0 });
    return this.#settled;
  }

  /** Kills the child's group without waiting for anything: for the last moment of our own process. */
  killNow(): void {
    if (this.#isGroupAlive) this.#signal("SIGKILL");
  }

  #start(): void {
    const request = this.#request;
    const around = this.#around;
    writeTasks(this.#pair, request.tasks);
    if (around.failureLogs.length > 0) this.#beganMs = statSync(this.#pair.tasksFile).mtimeMs;
    const order = orderOf(request, this.#pair, around, (message) => queueMicrotask(() => this.#warn(message)));
    const listener: LaunchListener = {
      started: (pid) => this.#onStarted(pid),
      output: (stream, chunk) => this.#onOutput(stream, chunk),
      exited: (end) => this.#onExit(end),
      closed: () => this.#onClose(),
      failed: (message) => this.#failToStart(message),
      lost: () => this.#onLost(),
    };
    this.#launched = around.launcher.launch(order, listener);

    const { timeoutMs } = request;
    this.#after(timeoutMs, () => this.#terminate({ kind: "timed-out", limitMs: timeoutMs }, around.killGraceMs));
    const limitMs = around.silenceTimeoutMs;
    if (limitMs !== null) {
      const silent: Exit = { kind: "silent", limitMs };
      this.#silenceTimer = setTimeout(() => this.#onSilence(silent), Math.min(limitMs, TIMER_LIMIT_MS));
    }
  }

  /** What was to be signalled before there was anybody to receive it is signalled now. */
  #onStarted(pid: number): void {
    this.#pid = pid;
    switch (this.#phase) {
      case "running":
        return;
      case "terminating":
        this.#signal("SIGTERM");
        return;
      case "killed":
      case "draining":
      case "ended":
        this.#signal("SIGKILL");
        return;
      default:
        unreachable(this.#phase);
    }
  }

  /** Its launcher has died, and it could not be watched any more: it is killed, and counts as killed by others. */
  #onLost(): void {
    this.#hasExited = true;
    this.#hasClosed = true;
    this.#cause ??= { kind: "signalled", signal: "SIGKILL" };
    switch (this.#phase) {
      case "running":
      case "terminating":
        this.#kill();
        return;
      case "killed":
        this.#sweep();
        return;
      case "draining":
        void this.#finish();
        return;
      case "ended":
        return;
      default:
        unreachable(this.#phase);
    }
  }

  #onOutput(stream: "stdout" | "stderr", chunk: Buffer): void {
    // A stream that is destroyed may still hand over what it had read.
    if (this.#phase === "ended") return;
    this.#chunkCount += 1;
    this.#silenceTimer?.refresh();
    this.#output.write(stream, chunk);
    this.#around.watchGarbage(chunk.length);
  }

  #onSilence(silent: Exit): void {
    const chunkCount = this.#chunkCount;
    // Output that is waiting to be read comes first, and a row may have come since the last poll.
    setImmediate(() => {
      if (this.#phase !== "running" || this.#chunkCount > chunkCount || this.#takeRows() > 0) return;
      this.#terminate(silent, this.#around.killGraceMs);
    });
  }

  #onExit({ code, signal, isGroupAlive }: ProcessEnd): void {
    this.#hasExited = true;
    switch (this.#phase) {
      case "running":
        this.#cause = signal === null ? { kind: "exited", code: code ?? 0 } : { kind: "signalled", signal };
        this.#isGroupAlive = isGroupAlive;
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

  /** TERM to the whole group; after the grace KILL. */
  #terminate(cause: Exit, graceMs: number): void {
    this.#cause ??= cause;
    this.#phase = "terminating";
    this.#stopSilenceTimer();
    this.#noteDescendants();
    this.#signal("SIGTERM");
    this.#killWithin(graceMs);
  }

  #killWithin(graceMs: number): void {
    if (graceMs <= 0) {
      this.#kill();
      return;
    }
    this.#killDueMs = performance.now() + graceMs;
    this.#after(graceMs, () => this.#kill());
  }

  /**
   * The leader is gone, but it may be a mere shell: what it ran has the same grace to write its rows.
   */
  #awaitGroup(): void {
    const look = () => {
      if (this.#pid !== null && this.#around.sweeper.isGroupAlive(this.#pid)) return;
      this.#isGroupAlive = false;
      this.#sweep();
    };
    this.#groupPoll = setInterval(look, GROUP_POLL_MS);
    look();
  }

  #kill(): void {
    if (this.#phase === "killed") return;
    this.#phase = "killed";
    this.#stopGroupPoll();
    this.#noteDescendants();
    this.#signal("SIGKILL");
    // A second signal could meet another group of the same id.
    this.#isGroupAlive = false;
    if (this.#hasExited) this.#sweep();
    else this.#after(KILL_WAIT_MS, () => this.#sweep());
  }

  #sweep(): void {
    this.#phase = "killed";
    this.#stopGroupPoll();
    this.#clearTimer();
    const marker = childMarker(this.#around.runMarker, this.#request.key);
    void this.#around.sweeper.sweep(marker, this.#descendants).then(() => this.#drain());
  }

  #drain(): void {
    if (this.#phase === "draining" || this.#phase === "ended") return;
    this.#phase = "draining";
    this.#stopSilenceTimer();
    if (this.#hasClosed) void this.#finish();
    else this.#after(DRAIN_MS, () => void this.#finish());
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
    this.#stopSilenceTimer();
    this.#stopGroupPoll();
    this.#clearTimer();
    // What a child leaves running in its group ends with it.
    if (this.#isGroupAlive) this.#signal("SIGKILL");
    if (!this.#hasClosed) this.#launched?.abandon();
    while (this.#readPart()) await new Promise((resolve) => setTimeout(resolve, 1));
    this.#emitRows(this.#rows.finish());

    const { key } = this.#request;
    const { redactor } = this.#around;
    const exit = this.#cause ?? { kind: "spawn-failed", message: "ended without a cause" };
    const output = this.#output.finish();
    const failureLogs = this.#isFailure(exit) ? await this.#readFailureLogs() : [];
    const badRow = this.#rows.badRow === null ? null : redactor.redact(this.#rows.badRow);
    const evidence: ChildEvidence = { exit, ...output, failureLogs, badRow };
    this.#listener.emit({ kind: "ended", key, evidence, endedAt: this.#around.clock.now(), logFile: this.#log.path });
    this.#removePair();
    this.#listener.ended();
    this.#settle();
  }

  /** The next start takes over what stays: nothing where its rows are stored, and them where they are not. */
  #removePair(): void {
    if (!this.#around.isStored()) return;
    try {
      removePair(this.#pair);
    } catch (error) {
      if (this.#around.isFirst("inbox"))
        this.#warn(`Files of ended children cannot be removed: ${reasonOf(error)}. The next start removes them.`);
    }
  }

  /** Whether files are evidence: not of a child that passed, nor of one that we stopped. */
  #isFailure(exit: Exit): boolean {
    switch (exit.kind) {
      case "exited":
        return exit.code !== 0 || this.#hasErrorRow;
      case "signalled":
      case "timed-out":
      case "silent":
        return true;
      case "stopped":
      case "spawn-failed":
        return false;
      default:
        return unreachable(exit);
    }
  }

  async #readFailureLogs(): Promise<FailureLog[]> {
    const { failureLogs, workingDirectory, redactor, isFirst } = this.#around;
    const { tasks } = this.#request;
    try {
      return await readFailureLogs({
        globs: failureLogs,
        workingDirectory,
        taskId: tasks.length === 1 ? (tasks[0]?.id ?? null) : null,
        changedSinceMs: this.#beganMs,
        redactor,
      });
    } catch (error) {
      if (isFirst("failure-logs"))
        this.#warn(`Files of \`failure-logs\` cannot be read: ${String(error)}. They are no evidence in this run.`);
      return [];
    }
  }

  /** @returns how many new rows there were */
  #takeRows(): number {
    const { rows } = this.#rows.read();
    if (rows.length > 0) this.#silenceTimer?.refresh();
    this.#emitRows(rows);
    return rows.length;
  }

  #readPart(): boolean {
    const { rows, mayHaveMore } = this.#rows.read();
    this.#emitRows(rows);
    return mayHaveMore;
  }

  #emitRows(rows: readonly ResultRow[]): void {
    if (rows.length === 0) return;
    this.#hasErrorRow ||= rows.some((row) => row.status === "error");
    this.#listener.emit({ kind: "rows", key: this.#request.key, rows });
  }

  #warn(message: string): void {
    this.#listener.emit({ kind: "warning", key: this.#request.key, message });
  }

  #noteDescendants(): void {
    // Once it has exited, its id may be another's.
    if (this.#pid !== null && !this.#hasExited) this.#descendants.push(...this.#around.sweeper.descendants(this.#pid));
  }

  /** @returns false where nobody is left in the group */
  #signal(signal: "SIGTERM" | "SIGKILL" | 0): boolean {
    return this.#pid === null ? false : signalGroup(this.#pid, signal);
  }

  #after(delayMs: number, action: () => void): void {
    this.#clearTimer();
    // After a long turn of the event loop timers come before what the child has sent meanwhile, its end included.
    const timer = setTimeout(
      () => {
        setImmediate(() => {
          if (this.#timer === timer) action();
        });
      },
      Math.min(delayMs, TIMER_LIMIT_MS),
    );
    this.#timer = timer;
  }

  #clearTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #stopSilenceTimer(): void {
    if (this.#silenceTimer !== null) clearTimeout(this.#silenceTimer);
    this.#silenceTimer = null;
  }

  #stopGroupPoll(): void {
    if (this.#groupPoll !== null) clearInterval(this.#groupPoll);
    this.#groupPoll = null;
  }
}
