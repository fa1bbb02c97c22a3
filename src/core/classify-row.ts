/** Turns a result row into an outcome. */
import { isAuthenticationError } from "./authentication.ts";
import { type ClassifyRules, errorsOf, KILLED } from "./classify.ts";
import { tellsOfConnection } from "./connection-failure.ts";
import { type Detector, declaredLimit, detectAll, limited } from "./detector.ts";
import type { ChildEvidence } from "./evidence.ts";
import { endOfRow, rowMessage } from "./failure-message.ts";
import { namesFailure } from "./named-failure.ts";
import type { Ended, Outcome } from "./outcome.ts";
import { isRateLimit, NOTHING_DETECTED } from "./rate-limit.ts";
import type { ResultRow } from "./row.ts";
import { unreachable } from "./unreachable.ts";

export interface RowReading {
  readonly outcome: Outcome;
  /** The row says that its task failed, and not of what: `classifyOpenRow` asks the rest of the evidence. */
  readonly isOpen: boolean;
}

/**
 * What a result row states. A limit inside its `error` goes before its status and score: a limit must never be stored
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

/** The outcome that a result row states, where nothing else is known of its child. */
export function classifyRow(row: ResultRow, detector: Detector): Outcome {
  return readRow(row, detector).outcome;
}

/**
 * The outcome of an open row, once its child has ended. Its words are the last that the child said of the task: a fault
 * of the program there tells that refusals before it were got over.
 *
 * @param stated what `readRow` made of it: this stands where the rest of the evidence tells of nothing
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
  // The user has said what this code is: there is no more to find out.
  if (meaning !== undefined && meaning !== "passed" && meaning !== "failed") return stated;

  const told = (text: string): string => (text === "" || row.error === undefined ? text : `${text}\n${message}`);
  const detection = detectAll({ ...evidence, stderrTail: told(stderrTail), stdoutTail: told(stdoutTail) }, detector);
  if (isRateLimit(detection)) {
    // Of several tasks nobody knows whose request it was; and waits end in a timeout here as they do without a row.
    const isOfTask = detection.kind === "task" ? shard.taskCount === 1 : true;
    const isToBeRetried = detection.kind === "stop" || exit.kind !== "timed-out";
    return isOfTask && isToBeRetried ? limited(detection, ended) : stated;
  }
  if (stated.class === "transient") return stated;
  if (detection.kind === "overload") return { class: "transient", ...ended, wait: detection };
  return exit.kind === "exited" && tellsOfConnection(errorsOf(evidence)) ? { class: "transient", ...ended } : stated;
}
