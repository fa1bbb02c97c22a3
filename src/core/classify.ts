/**
 * Turns the evidence of an ended child into one outcome per task. The order is fixed: result rows, the exit-code map,
 * and then, for failed attempts only, the child's output and its failure logs. A failure without an explanation is
 * `legitimate`, so it is retried a bounded number of times and never lost.
 */

import { type Detector, declaredLimit, detectAll, limited } from "./detector.ts";
import type { ChildEvidence, Exit } from "./evidence.ts";
import { cut, endedBy, lastWords } from "./failure-message.ts";
import { endsInAuthenticationError, isConnectionFailure } from "./failure-words.ts";
import type { ExitMeaning, Outcome } from "./outcome.ts";
import { isRateLimit, type LimitSource } from "./rate-limit.ts";
import { unreachable } from "./unreachable.ts";

export interface ClassifyRules {
  readonly exitCodes: ReadonlyMap<number, ExitMeaning>;
  readonly detector: Detector;
  /** Whether exit 0 without a result row is an error (`require-result`). */
  readonly requireResult?: boolean;
}

/**
 * The outcome of every task of a shard that has no row, after its child has ended.
 *
 * @param rowCount how many tasks of the shard have a row
 */
export function classifyRemainder(
  evidence: ChildEvidence,
  rules: ClassifyRules,
  shard: { readonly taskCount: number; readonly rowCount: number },
): Outcome {
  const { exit } = evidence;
  const outcome = classifyChild(evidence, rules);
  // A provider's limit applies to all tasks of the child, and a timeout too.
  if (shard.rowCount === 0 || exit.kind === "timed-out" || outcome.class === "rate_limited") return outcome;
  // Any other end says nothing about the tasks without a row, unless the child believes that it is done.
  if (exit.kind !== "exited" || exit.code !== 0) return { class: "unfinished" };
  const message = "no result row: the child ended without one for this task";
  return { class: "legitimate", message, exitCode: 0, signal: null };
}

function classifyChild(evidence: ChildEvidence, rules: ClassifyRules): Outcome {
  const { exit } = evidence;
  switch (exit.kind) {
    case "exited":
      return classifyExit(exit.code, evidence, rules);
    case "signalled":
    case "timed-out":
    case "silent": {
      // A provider's refusal often shows up as a crash or as silence: the output is better evidence than the end. A
      // client that sleeps through an exhausted quota ends in our timeout, which is not the fault of the task. Waits and
      // caps stay timeouts: retrying those could spend a whole night on one task.
      const detection = detectAll(evidence, rules.detector);
      const isLimit = isRateLimit(detection) && (exit.kind !== "timed-out" || detection.kind === "stop");
      const ended = endedBy(exit, evidence);
      return isLimit ? limited(detection, ended) : { class: CLASS_OF_END[exit.kind], ...ended };
    }
    case "stopped":
      return { class: "kill_shaped", ...endedBy(exit, evidence) };
    case "spawn-failed": {
      const ended = endedBy(exit, evidence);
      // What the operating system cannot pass now it can never pass. Other start failures may go away.
      if (UNPASSABLE.test(exit.message)) return { class: "fatal", ...ended };
      return { class: "kill_shaped", ...(NO_ROOM.test(exit.message) ? { lacksRoom: true } : {}), ...ended };
    }
    default:
      return unreachable(exit);
  }
}

const CLASS_OF_END = { signalled: "kill_shaped", "timed-out": "timeout_exceeded", silent: "transient" } as const;

/** Errors that report that the machine or the cluster killed the process: lost Ray actors and exhausted memory. */
export const KILLED =
  /^(?:Uncaught )?(?:\w+\.)*(?:RayActorError|ActorDiedError|WorkerCrashedError|NodeDiedError|LocalRayletDiedError|OutOfMemoryError)\b/;

const NO_ROOM = /\b(?:EMFILE|ENFILE|EAGAIN|ENOMEM)\b/;
const UNPASSABLE = /\bE2BIG\b|null bytes/;

function classifyExit(code: number, evidence: ChildEvidence, rules: ClassifyRules): Outcome {
  const exit: Exit = { kind: "exited", code };
  const meaning = rules.exitCodes.get(code);
  if (meaning !== undefined) return declaredExit(meaning, exit, evidence, rules);
  if (code === 0) return classifySuccess(exit, evidence, rules);

  const detection = detectAll(evidence, rules.detector);
  const ended = endedBy(exit, evidence, detection);
  if (isRateLimit(detection)) return limited(detection, ended);
  const killed = code === 137 || code === 143 || KILLED.test(lastWords(evidence));
  if (killed || OUT_OF_MEMORY.test(evidence.stderrTail.slice(-OUT_OF_MEMORY_WINDOW))) {
    return { class: "kill_shaped", ...ended };
  }
  if (detection.kind === "overload") return { class: "transient", ...ended, wait: detection };
  const errors = errorsOf(evidence);
  if (isConnectionFailure(errors)) return { class: "transient", ...ended };
  return { class: "legitimate", ...ended, ...(endsInAuthenticationError(errors) ? { authentication: true } : {}) };
}

/** The meaning that the user gave to this exit code. It wins over whatever the child printed. */
function declaredExit(
  meaning: ExitMeaning,
  exit: Exit & { readonly kind: "exited" },
  evidence: ChildEvidence,
  rules: ClassifyRules,
): Outcome {
  if (meaning === "passed" || meaning === "failed") return graded(meaning, evidence, exit.code);
  const ended = endedBy(exit, evidence);
  if (meaning === "rate_limited") return limited(declaredLimit(evidence, rules.detector, ended.message), ended);
  return { class: meaning, ...ended };
}

/** Exit 0 is a pass, unless the child printed an error notice instead of an answer. */
function classifySuccess(
  exit: Exit & { readonly kind: "exited" },
  evidence: ChildEvidence,
  rules: ClassifyRules,
): Outcome {
  const { source, text } = answerOf(evidence);
  const notice = rules.detector.detectNotice(text);
  if (notice !== null) {
    const { detection } = notice;
    const ended = { ...endedBy(exit, evidence, detection), message: cut(`exit 0: ${notice.message}`) };
    if (isRateLimit(detection)) return limited({ ...detection, source }, ended);
    if (detection.kind === "overload") return { class: "transient", ...ended, wait: detection };
    return {
      class: "legitimate",
      ...ended,
      ...(endsInAuthenticationError(notice.message) ? { authentication: true } : {}),
    };
  }
  if (rules.requireResult && evidence.badRow === null) {
    const message = "no result row: the child exited 0 without one (require-result)";
    return { class: "legitimate", message, exitCode: 0, signal: null };
  }
  return graded("passed", evidence, exit.code);
}

/** The stream to search for errors. Most programs use stderr. */
export function errorsOf({ stdoutTail, stderrTail }: ChildEvidence): string {
  return stderrTail.trim() === "" ? stdoutTail : stderrTail;
}

/**
 * The stream that holds the answer of a child that exited 0. If stdout holds an answer, stderr is the log of a client
 * that recovered from the errors in it.
 */
function answerOf({ stdoutTail, stderrTail }: ChildEvidence): {
  readonly source: LimitSource;
  readonly text: string;
} {
  return stdoutTail.trim() === "" ? { source: "stderr", text: stderrTail } : { source: "stdout", text: stdoutTail };
}

/**
 * Without rows the exit code is the grade. But if the child wrote a row that is not valid, its exit code is not a
 * grade, because nobody knows what the row meant.
 */
function graded(status: "passed" | "failed", { badRow }: ChildEvidence, exitCode: number): Outcome {
  return badRow === null || status === "failed"
    ? { class: "graded", status, row: null }
    : { class: "legitimate", message: cut(`no valid result row: ${badRow}`), exitCode, signal: null };
}

/** V8's last message. Under `npx` or a shell its SIGABRT becomes exit code 134. */
const OUT_OF_MEMORY = /^FATAL ERROR: [^\n]{0,200}(?:heap out of memory|Allocation failed)/m;
const OUT_OF_MEMORY_WINDOW = 8_192;
