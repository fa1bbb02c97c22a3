/** What a child reports about a task. Keys are in snake_case, as in its result file. */

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
