/** The port through which the engine runs children. `process-spawner.ts` is its adapter over real processes. */
import type { ChildEvidence, Exit, StopReason } from "../core/evidence.ts";
import type { Redactor } from "../core/redactor.ts";
import type { ResultRow } from "../core/row.ts";
import type { Task } from "../core/task.ts";
import type { ChildCommand } from "./command.ts";
import type { EchoLine } from "./output.ts";

/** One attempt at the tasks of one shard. */
export interface ShardRequest {
  /**
   * `RUN.JOB.NUMBER`, unique among all runs. Safe as a file name: the parts are letters, digits, `_` and `-`; at most 100
   * characters.
   */
  readonly key: string;
  readonly shard: number;
  /** From 1 over all runs of the campaign. */
  readonly attempt: number;
  readonly provider: string;
  /** At least one. */
  readonly tasks: readonly Task[];
  readonly timeoutMs: number;
  /** Variables of this attempt. They override the caller's own. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Epoch ms. With `timeoutMs` it gives the deadline in the child's environment. */
  readonly startedAt: number;
}

export type ChildEvent =
  /** Rows of the shard's own tasks, each task at most once, in the order of the file. Redacted except for their ids. */
  | {
      readonly kind: "rows";
      readonly key: string;
      readonly rows: readonly ResultRow[];
      /** Why the child had been asked to end before these rows; null if it had not. */
      readonly stop: Exit | null;
    }
  | { readonly kind: "warning"; readonly key: string; readonly message: string }
  /** The last event of a key, after all its rows. */
  | { readonly kind: "ended"; readonly key: string; readonly evidence: ChildEvidence };

export interface Spawner {
  /**
   * Starts a child. Events come later, never from within this call. A failed start is an `ended` event with
   * `spawn-failed`.
   *
   * When `emit` returns from `ended`, it must have stored the rows, or `isStored` must report that it could not. The
   * files in the inbox, from which a killed run is recovered, are removed right after that.
   */
  start(request: ShardRequest, emit: (event: ChildEvent) => void): void;
  /**
   * Stops a child early: TERM to its group, KILL after `graceMs`. A later call can only shorten the grace. An unknown
   * key is ignored. The first cause of an end wins.
   */
  stop(key: string, options: { readonly reason: StopReason; readonly graceMs: number }): void;
  /** Reads at once what a child has written to its result file. Its rows arrive as events within this call. */
  readRows(key: string): void;
  /** Kills what is left of the run's processes, including escaped descendants. Nothing can be started after it. */
  close(): Promise<void>;
}

export interface SpawnerSettings {
  readonly command: ChildCommand;
  /** An absolute path. */
  readonly workingDirectory: string;
  /** The environment that children start from, before it is filtered. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly envAllow: "inherit" | readonly string[];
  /** An absolute path of a folder that exists, like that of the logs. */
  readonly inboxFolder: string;
  readonly logsFolder: string;
  readonly killGraceMs: number;
  /** Longest time without a byte of output or a result row; null for no limit. */
  readonly silenceTimeoutMs: number | null;
  /** Whether the gateway kept the child waiting within the last `periodMs`. Then its silence is not its own fault. */
  readonly isKeptWaiting?: (key: string, periodMs: number) => boolean;
  /** Globs relative to the working directory. */
  readonly failureLogs: readonly string[];
  /** Whether an absolute path is a file of the state. Such files quote other children, so `failureLogs` leave them out. */
  readonly isOfState: (path: string) => boolean;
  readonly redactor: Redactor;
  /** Receives complete lines of output, redacted. Null turns it off at no cost. */
  readonly echo: ((line: EchoLine) => void) | null;
  /** Whether all emitted rows are on disk. If not, the files of an ended child stay. */
  readonly isStored: () => boolean;
}
