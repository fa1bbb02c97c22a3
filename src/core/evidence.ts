/** What is known of a child when it has ended: facts only, no judgement. `classify` reads them. */

/** Why a child was stopped by us before its time. None of these is held against its tasks. */
export type StopReason = "rate-limit" | "interrupted" | "out-of-time" | "fail-fast" | "aborted" | "out-of-budget";

/** How a child came to its end; the first cause wins, whatever follows it. */
export type Exit =
  | { readonly kind: "exited"; readonly code: number }
  | { readonly kind: "signalled"; readonly signal: string }
  | { readonly kind: "timed-out"; readonly limitMs: number }
  | { readonly kind: "silent"; readonly limitMs: number }
  | { readonly kind: "stopped"; readonly reason: StopReason }
  | { readonly kind: "spawn-failed"; readonly message: string };

/** A file matched by `failure-logs` that changed since the attempt began. */
export interface FailureLog {
  readonly path: string;
  /** The last part of the file. */
  readonly text: string;
}

export interface ChildEvidence {
  readonly exit: Exit;
  /** The last part of each stream, secrets redacted, as text. */
  readonly stderrTail: string;
  readonly stdoutTail: string;
  /** Bytes that the child printed on both streams together. */
  readonly outputBytes: number;
  readonly failureLogs: readonly FailureLog[];
  /** What was wrong with the first line of the result file that was no row of the child's tasks; null where none was. */
  readonly badRow: string | null;
}
