/** Turns a result row into an outcome. */

import { type ClassifyRules, errorsOf, KILLED } from "./classify.ts";
import { type Detector, declaredLimit, detectAll, limited } from "./detector.ts";
import type { ChildEvidence } from "./evidence.ts";
import { endOfRow, rowMessage } from "./failure-message.ts";
import { isAuthenticationError, isConnectionFailure, namesFailure } from "./failure-words.ts";
import type { Ended, Outcome } from "./outcome.ts";
import { isRateLimit, NOTHING_DETECTED } from "./rate-limit.ts";
import type { ResultRow } from "./row.ts";
import { unreachable } from "./unreachable.ts";

export interface RowReading {
  readonly outcome: Outcome;
  /** The row says that its task failed, but not why. `classifyOpenRow` reads the rest of the evidence. */
  readonly isOpen: boolean;
}

/**
 * Reads a result row. A limit inside its `error` wins over its status and score, because a limit must never be stored
 * as a result.
 */
export function readRow(row: ResultRow, detector: Detector): RowReading {
  const error = row.error ?? {};
  const detection = row.error ? detector.detectRowError(error) : NOTHING_DETECTED;
  const ended: Ended = endOfRow(row);
  const closed = (outcome: Outcome): RowReading => ({ outcome, isOpen: false });
  if (isRateLimit(detection)) return closed(limited({ ...detection, source: "row" }, ended));
  switch (row.status) {
    case "passed":
    case "failed":
      return closed({ class: "graded", status: row.status, row });
    case "skipped":
      return closed({ class: "skipped", ...ended });
    case "error": {
      if (error.is_retryable === false) return closed({ class: "fatal", ...ended });
      if (error.type !== undefined && KILLED.test(error.type)) return closed({ class: "kill_shaped", ...ended });
      const isTransient = error.is_retryable === true || detection.kind === "overload";
      const outcome: Outcome = isTransient
        ? { class: "transient", ...ended, wait: detection }
        : { class: "legitimate", ...ended, ...(isAuthenticationError(error) ? { authentication: true } : {}) };
      return { outcome, isOpen: !namesFailure(error) };
    }
    default:
      return unreachable(row.status);
  }
}

/** The outcome that a result row states on its own, without other evidence from its child. */
export function classifyRow(row: ResultRow, detector: Detector): Outcome {
  return readRow(row, detector).outcome;
}

/**
 * The outcome of an open row after its child has ended. Its error text counts as the last thing that the child printed,
 * so a program error in it shows that the child recovered from earlier refusals.
 *
 * @param stated the outcome from `readRow`, used if the other evidence shows nothing
 */
export function classifyOpenRow(
  row: ResultRow,
  stated: Outcome,
  evidence: ChildEvidence,
  { exitCodes, detector }: ClassifyRules,
  shard: { readonly taskCount: number },
): Outcome {
  const { exit, stderrTail, stdoutTail } = evidence;
  const message = rowMessage(row);
  const ended: Ended = endOfRow(row);
  const meaning = exit.kind === "exited" ? exitCodes.get(exit.code) : undefined;
  if (meaning === "rate_limited") return limited(declaredLimit(evidence, detector, message), ended);
  // The user has defined what this exit code means.
  if (meaning !== undefined && meaning !== "passed" && meaning !== "failed") return stated;

  const withMessage = (text: string): string => (text === "" || row.error === undefined ? text : `${text}\n${message}`);
  const detection = detectAll(
    { ...evidence, stderrTail: withMessage(stderrTail), stdoutTail: withMessage(stdoutTail) },
    detector,
  );
  if (isRateLimit(detection)) {
    // In a shard of several tasks nobody knows whose request was refused. A wait at a timeout stays a timeout, as it
    // does without a row.
    const isOfTask = detection.kind === "task" ? shard.taskCount === 1 : true;
    const isToBeRetried = detection.kind === "stop" || exit.kind !== "timed-out";
    return isOfTask && isToBeRetried ? limited(detection, ended) : stated;
  }
  if (stated.class === "transient") return stated;
  if (detection.kind === "overload") return { class: "transient", ...ended, wait: detection };
  return exit.kind === "exited" && isConnectionFailure(errorsOf(evidence)) ? { class: "transient", ...ended } : stated;
}
