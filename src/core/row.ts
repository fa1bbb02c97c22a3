/**
 * The rows that cross the process boundary: what a child reports about a task, and what the ledger and the sidecar
 * store. Keys are in snake_case, as on disk.
 */
import type { LimitDetails } from "./rate-limit.ts";

/** The `error` of a result row. Every field comes from the child and is untrusted. */
export interface RowError {
  readonly type?: string | undefined;
  readonly message?: string | undefined;
  readonly is_retryable?: boolean | undefined;
  readonly status_code?: number | undefined;
  readonly retry_after_seconds?: number | undefined;
  readonly reset_at?: string | number | undefined;
  /** The whole parsed error, if it holds more than the fields above. An error that wraps a limit has its own keys. */
  readonly details?: unknown;
  /** The innermost message in `details`. Absent if it equals `type` and `message`. */
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
export const FAILURE_CLASSES = ["timeout_exceeded", "skipped", "transient", "legitimate", "fatal"] as const;
export type FailureClass = (typeof FAILURE_CLASSES)[number];

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
  /** The grader's reason for a failed task, from its row. Absent if the row gave none. */
  readonly message?: string | undefined;
  readonly attempt: number;
  readonly run: string;
  readonly job: string;
  readonly started_at: string;
  readonly duration_s: number;
  /** Counts of the task's calls through the gateway. Absent if it made none. */
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
  /** Rows of earlier versions have only `kind`, `form` and `evidence`. */
  readonly rate_limit?: StoredLimit | undefined;
}

/** Counts of a task's calls, for its ledger row. Keys as on disk. */
export interface CallCounts {
  /** Calls that the provider answered and charged for. */
  readonly made: number;
  /** Calls that the journal answered. */
  readonly replayed: number;
  /** Calls that waited for their turn. */
  readonly held: number;
  /** Refusals by the provider, including those that a retry overcame. */
  readonly refused: number;
  /** Tokens of the calls in `made`. */
  readonly input_tokens: number;
  readonly output_tokens: number;
  /** Tokens of the calls in `replayed`, which an interrupted attempt paid for. Absent if there are none. */
  readonly replayed_input_tokens?: number | undefined;
  readonly replayed_output_tokens?: number | undefined;
  /** Cost of the calls in `made` and `replayed`, in US dollars. Absent if no price is known. */
  readonly cost_usd?: number | undefined;
}
