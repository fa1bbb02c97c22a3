/**
 * The rows that leave the process: what a child says of a task, and what the ledger and the sidecar
 * keep of it. Keys in snake_case, as on disk.
 */
import type { LimitDetails } from "./rate-limit.ts";
import type { CallCounts } from "./wire.ts";

/** The `error` a child gives in a result row. Every field is its word and untrusted. */
export interface RowError {
  readonly type?: string | undefined;
  readonly message?: string | undefined;
  readonly is_retryable?: boolean | undefined;
  readonly status_code?: number | undefined;
  readonly retry_after_seconds?: number | undefined;
  readonly reset_at?: string | number | undefined;
  /** All of the error as it was parsed, where it holds more than the fields above: what wraps a limit has keys of its own. */
  readonly details?: unknown;
  /** The innermost words of `details`; absent where they are those of `type` and `message`. */
  readonly cause?: string | undefined;
}

/** A line of `CARRYOVER_RESULTS_FILE`. */
export interface ResultRow {
  readonly id: string;
  readonly status: "passed" | "failed" | "skipped" | "error";
  readonly score?: number | undefined;
  readonly scores?: Readonly<Record<string, number>> | undefined;
  readonly metrics?: Readonly<Record<string, unknown>> | undefined;
  readonly output?: unknown;
  readonly error?: RowError | undefined;
}

/** Classes of failed attempts that leave a row in the sidecar. */
export type FailureClass = "timeout_exceeded" | "skipped" | "transient" | "legitimate" | "fatal";

/** Classes of sidecar rows. `kill_shaped`: killed in so many runs that it counts as a failure. */
export type SidecarClass = FailureClass | "kill_shaped";

/** A line of `results.jsonl`: a task with a result. */
export interface LedgerRow {
  readonly v: 1;
  readonly campaign: string;
  readonly id: string;
  readonly hash: string;
  readonly status: "passed" | "failed";
  readonly score?: number | undefined;
  readonly scores?: Readonly<Record<string, number>> | undefined;
  readonly metrics?: Readonly<Record<string, unknown>> | undefined;
  readonly output?: unknown;
  /** Why the grader failed it, as its row said; absent where the row gave no reason. */
  readonly message?: string | undefined;
  readonly attempt: number;
  readonly run: string;
  readonly job: string;
  readonly started_at: string;
  readonly duration_s: number;
  /** What its calls through the gateway cost; absent where it made none. */
  readonly calls?: CallCounts | undefined;
}

type StoredLimit = Pick<LimitDetails, "kind" | "form" | "evidence"> & {
  readonly [Key in keyof LimitDetails]?: LimitDetails[Key] | undefined;
};

/** A line of `failures.jsonl`: a failed attempt that counts. */
export interface SidecarRow {
  readonly v: 1;
  readonly campaign: string;
  readonly id: string;
  readonly hash: string;
  readonly class: SidecarClass;
  readonly terminal: boolean;
  readonly message: string;
  readonly exit_code: number | null;
  readonly signal: string | null;
  readonly output?: unknown;
  readonly attempt: number;
  readonly run: string;
  readonly job: string;
  readonly at: string;
  /** Rows of earlier versions have `kind`, `form` and `evidence` only. */
  readonly rate_limit?: StoredLimit | undefined;
}
