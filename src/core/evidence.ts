/**
 * What is known about a child that has ended, before `classify` judges it, and the port that finds limits in its text.
 */
import type { Outcome } from "./outcome.ts";
import type { Detection, Notice, RateLimit } from "./rate-limit.ts";
import type { RowError } from "./row.ts";

/** Why we stopped a child early. Its tasks are not charged for any of these. */
export type StopReason = "rate-limit" | "interrupted" | "out-of-time" | "fail-fast" | "aborted" | "out-of-budget";

/** How a child ended. The first cause wins. */
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
  /** The last part of each stream as text, with secrets redacted. */
  readonly stderrTail: string;
  readonly stdoutTail: string;
  readonly failureLogs: readonly FailureLog[];
  /**
   * What was wrong with the first invalid line of the result file; null if all lines were valid rows of the child's
   * tasks.
   */
  readonly badRow: string | null;
}

/** Reads limits from text. An instance is bound to an instant and a time zone. */
export interface Detector {
  /** For the output of a failed child. */
  readonly detect: (text: string) => Detection;
  /**
   * For the output of a child that exited 0 without a row: finds an error notice that it printed instead of an answer.
   */
  readonly detectNotice: (text: string) => Notice | null;
  /** For the output of a child whose exit code already means "rate limited". */
  readonly detectDeclared: (text: string) => Detection;
  /** @param isGrade whether the status of the row is `passed` or `failed` */
  readonly detectRowError: (error: RowError, isGrade?: boolean) => Detection;
}

/**
 * Whether a row counts if it arrives after we asked its child to end. A child that catches our TERM often reports on
 * itself ("interrupted", "skipped"). That says nothing about its task. The reason for the stop decides instead: a stop
 * charges nobody, silence is transient, the wall timeout ends the task.
 *
 * A grade is finished work, and a limit is the provider's word, so both count at any time. The exception is a limit
 * that does not explain a timeout.
 *
 * @param stop why the child was asked to end
 */
export function countsInGrace(outcome: Outcome, stop: Exit["kind"]): boolean {
  if (outcome.class === "graded") return true;
  return outcome.class === "rate_limited" && explainsEnd(outcome.limit, stop);
}

/**
 * Whether a limit explains the end of a child better than the end itself. A refusal often shows up as a crash or as
 * silence. A client that sleeps through an exhausted quota ends in our timeout, which is not the fault of the task. But
 * waits and caps stay timeouts: retrying those could spend a whole night on one task.
 */
export function explainsEnd(limit: RateLimit, end: Exit["kind"]): boolean {
  return end !== "timed-out" || limit.kind === "stop";
}
