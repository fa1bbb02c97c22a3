/** The port through which the engine runs children; `process-spawner.ts` is its adapter over real processes. */
import type { ChildEvidence, Exit, StopReason } from "../core/evidence.ts";
import type { Redactor } from "../core/redactor.ts";
import type { ResultRow } from "../core/row.ts";
import type { Task } from "../core/task.ts";
import type { ChildCommand } from "./command.ts";
import type { EchoLine } from "./output.ts";

/** One attempt at the tasks of one shard. */
export interface ShardRequest {
  /** Unique in this run and safe as a file name: letters, digits, `.`, `_`, `-`; at most 100 characters. */
  readonly key: string;
  readonly shard: number;
  /** Counted from 1 over all runs of the campaign. */
  readonly attempt: number;
  readonly provider: string;
  /** At least one. */
  readonly tasks: readonly Task[];
  readonly timeoutMs: number;
  /** Variables of this attempt alone: they go before the caller's own. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Epoch ms; with `timeoutMs` it makes the deadline that the child is told. */
  readonly startedAt: number;
}

export type ChildEvent =
  /** Rows of the shard's own tasks, each task at most once, in the order of the file. Redacted, but for their ids. */
  | {
      readonly kind: "rows";
      readonly key: string;
      readonly rows: readonly ResultRow[];
      /** Why the child had been told to end before they came; null where it had not. */
      readonly stop: Exit | null;
    }
  | { readonly kind: "warning"; readonly key: string; readonly message: string }
  /** The last event of a key; its rows have all been given before. */
  | {
      readonly kind: "ended";
      readonly key: string;
      readonly evidence: ChildEvidence;
      /** Absolute path of the attempt's log; null where the child printed nothing. */
      readonly logFile: string | null;
    };

export interface Spawner {
  /**
   * Starts a child. Events come later, never from within this call. What cannot be started is an `ended`
   * event with `spawn-failed`.
   *
   * `emit` must have stored a row when it returns from `ended`, or `isStored` must say that it could not: the files
   * in the inbox, from which a killed run is taken over, are removed right after that.
   */
  start(request: ShardRequest, emit: (event: ChildEvent) => void): void;
  /**
   * Ends a child before its time: TERM to its group, KILL after `graceMs`. A second call for the same key
   * kills at once. A key that is not running is ignored. The first cause of an end wins.
   */
  stop(key: string, options: { readonly reason: StopReason; readonly graceMs: number }): void;
  /**
   * Reads now what a child has written to its result file so far; its rows come as events within this call. A spawner
   * whose rows never lag behind needs none.
   */
  readRows?(key: string): void;
  /** Kills what is left of the run's processes, escaped descendants included. Nothing can be started after it. */
  close(): Promise<void>;
}

export interface SpawnerSettings {
  readonly command: ChildCommand;
  /** Absolute. */
  readonly workingDirectory: string;
  /** The environment that children start from, before anything is taken out of it. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly envAllow: "inherit" | readonly string[];
  /** Absolute; made if it is missing. */
  readonly inboxFolder: string;
  /** Absolute; made when the first child prints. */
  readonly logsFolder: string;
  readonly killGraceMs: number;
  /** Longest time without a byte of output or a result row; null is off. */
  readonly silenceTimeoutMs: number | null;
  /** Whether somebody kept the child waiting within the last `periodMs`: its silence is then not its own. */
  readonly isKeptWaiting?: (key: string, periodMs: number) => boolean;
  /** Globs relative to the working directory. */
  readonly failureLogs: readonly string[];
  readonly redactor: Redactor;
  /** Takes complete lines of output, redacted; null is off, and costs nothing. */
  readonly echo: ((line: EchoLine) => void) | null;
  /** Whether all rows that were emitted are on disk. Where they are not, the files of an ended child stay. */
  readonly isStored: () => boolean;
  /** Unique among runs: letters, digits and `-`. Survivors of a run are known by it. */
  readonly runMarker: string;
  /** The run and the job that rows belong to, for the run that takes them over after a kill. */
  readonly run: string;
  readonly job: string;
  readonly clock: { now(): number };
}
