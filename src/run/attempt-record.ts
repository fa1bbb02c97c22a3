/** The records of one attempt: its rows, its output, its evidence. `child.ts` runs its process. */
import { statSync } from "node:fs";
import { sep } from "node:path";
import type { ChildEvidence, Exit, FailureLog } from "../core/evidence.ts";
import { reasonOf } from "../core/reason.ts";
import type { ResultRow } from "../core/row.ts";
import { unreachable } from "../core/unreachable.ts";
import type { ResolvedCommand } from "./command.ts";
import { readFailureLogs } from "./failure-logs.ts";
import { type AttemptFiles, attemptFiles, markStopped, removeFiles, writeTasks } from "./inbox.ts";
import type { Sweeper } from "./kill.ts";
import { AttemptLog, ChildOutput, type StreamName } from "./output.ts";
import type { PipePool } from "./pipes.ts";
import { RowCollector } from "./row-collector.ts";
import type { ChildEvent, ShardRequest, SpawnerSettings } from "./spawner.ts";

/** What a child needs from its run. */
export interface ChildSurroundings extends SpawnerSettings {
  readonly inboxMark: string;
  readonly resolved: ResolvedCommand;
  /** The environment that all children of the run start from. */
  readonly childEnvironment: Readonly<Record<string, string>>;
  readonly pipes: PipePool;
  readonly sweeper: Sweeper;
  /** True on the first call for a subject: for warnings that appear once in a run. */
  readonly isFirst: (subject: string) => boolean;
}

export class AttemptRecord {
  readonly files: AttemptFiles;
  readonly #request: ShardRequest;
  readonly #around: ChildSurroundings;
  readonly #emit: (event: ChildEvent) => void;
  readonly #output: ChildOutput;
  readonly #log: AttemptLog;
  readonly #rows: RowCollector;
  #hasErrorRow = false;
  #stop: Exit | null = null;
  /** In ms of the file system's clock. Files that changed earlier are not evidence. */
  #beganMs = 0;

  constructor(request: ShardRequest, around: ChildSurroundings, emit: (event: ChildEvent) => void) {
    this.#request = request;
    this.#around = around;
    this.#emit = emit;
    const { key, attempt, startedAt, variables } = request;
    const hasGateway = variables !== undefined;
    this.files = attemptFiles(around.inboxFolder, { key, attempt, startedAt, hasGateway });
    this.#log = new AttemptLog(`${around.logsFolder}${sep}${key}.log`, (error) => {
      if (around.isFirst("log"))
        this.warn(`Logs of attempts cannot be written: ${reasonOf(error)}. The run continues without them.`);
    });
    this.#output = new ChildOutput({ key, redactor: around.redactor, echo: around.echo, log: this.#log });
    this.#rows = new RowCollector({
      path: this.files.resultsFile,
      ids: new Set(request.tasks.map((task) => task.id)),
      redactor: around.redactor,
      warn: (message) => this.warn(message),
    });
  }

  /**
   * Writes the tasks for the child that is about to start.
   *
   * @throws the file system's error
   */
  begin(): void {
    writeTasks(this.files, this.#request.tasks);
    if (this.#around.failureLogs.length > 0) this.#beganMs = statSync(this.files.tasksFile).mtimeMs;
  }

  takeOutput(stream: StreamName, chunk: Buffer): void {
    this.#output.write(stream, chunk);
  }

  /**
   * Reads what the child has written to its result file since the last read.
   *
   * @returns the number of new rows
   */
  takeRows(): number {
    const rows = this.#rows.read();
    this.#emitRows(rows);
    return rows.length;
  }

  /** The child is about to be stopped. Later rows may only report the stop. */
  markStopping(why: Exit): void {
    // All unread rows came before the stop.
    this.#emitRows(this.#rows.read(Number.POSITIVE_INFINITY));
    this.#stop = why;
    markStopped(this.files);
  }

  /** Reads all remaining rows and builds the evidence. Call it after the child has ended, as the last call. */
  async finish(exit: Exit): Promise<ChildEvidence> {
    this.#emitRows(this.#rows.finish());
    const output = this.#output.finish();
    const failureLogs = this.#isFailure(exit) ? await this.#readFailureLogs() : [];
    const badRow = this.#rows.badRow === null ? null : this.#around.redactor.redact(this.#rows.badRow);
    return { exit, ...output, failureLogs, badRow };
  }

  /** Removes the files in the inbox if their rows are stored. The next start recovers or removes what is left. */
  remove(): void {
    try {
      if (this.#around.isStored()) removeFiles(this.files);
    } catch {
      // The disk is read-only or broken. The ledger, which cannot be written either, reports it.
    }
  }

  warn(message: string): void {
    this.#emit({ kind: "warning", key: this.#request.key, message });
  }

  #emitRows(rows: readonly ResultRow[]): void {
    if (rows.length === 0) return;
    this.#hasErrorRow ||= rows.some((row) => row.status === "error");
    this.#emit({ kind: "rows", key: this.#request.key, rows, stop: this.#stop });
  }

  /** Whether failure logs are evidence: not for a child that passed, and not for one that we stopped. */
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
    const { failureLogs: globs, workingDirectory, isOfState, redactor, isFirst } = this.#around;
    const [first, ...others] = this.#request.tasks;
    const taskId = others.length === 0 ? (first?.id ?? null) : null;
    try {
      return await readFailureLogs({
        globs,
        workingDirectory,
        isOfState,
        taskId,
        changedSinceMs: this.#beganMs,
        redactor,
      });
    } catch (error) {
      // The files belong to the child: its JSON may be nested too deeply for the stack.
      if (isFirst("failure-logs"))
        this.warn(
          `Files of \`failure-logs\` cannot be read: ${reasonOf(error)}. This run does not use them as evidence.`,
        );
      return [];
    }
  }
}
