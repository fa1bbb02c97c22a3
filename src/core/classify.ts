/**
 * Turns the evidence of an ended child into one outcome per task. The order is fixed: result rows, the exit-code map,
 * and then, for failed attempts only, the child's output and its failure logs. A failure without an explanation is
 * `legitimate`, so it is retried a bounded number of times and never lost.
 */
import { type ChildEvidence, type Detector, explainsEnd } from "./evidence.ts";
import { cut, endedBy, endOfRow, lastWords, rowMessage } from "./failure-message.ts";
import {
  endsInAuthenticationError,
  isAuthenticationError,
  isConnectionFailure,
  namesFailure,
} from "./failure-words.ts";
import type { Ended, ExitMeaning, Outcome } from "./outcome.ts";
import { type Detection, isRateLimit, type LimitSource, NOTHING_DETECTED, type RateLimit } from "./rate-limit.ts";
import type { ResultRow } from "./row.ts";
import { unreachable } from "./unreachable.ts";

export interface ClassifyRules {
  readonly exitCodes: ReadonlyMap<number, ExitMeaning>;
  readonly detector: Detector;
  /** Whether exit 0 without a result row is an error (`require-result`). */
  readonly requireResult?: boolean;
}

interface RowReading {
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
  const isGrade = row.status === "passed" || row.status === "failed";
  const detection = row.error ? detector.detectRowError(error, isGrade) : NOTHING_DETECTED;
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
        : { class: "legitimate", ...ended, authentication: isAuthenticationError(error) };
      return { outcome, isOpen: !namesFailure(error) };
    }
    default:
      return unreachable(row.status);
  }
}

/**
 * The outcome of an open row after its child has ended: the row says that its task failed, and the exit code or the
 * output may say why. The row's error text counts as the last thing that the child printed. So a program error in it
 * shows that the child recovered from the refusals that it printed before.
 *
 * Called only if every task of the child has a row. Otherwise the end of the child belongs to a task without one.
 *
 * @param stated the outcome from `readRow`, used if the other evidence shows nothing
 * @param shard.taskCount the evidence is that of the whole child, which may have had other tasks
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
  // The user maps the exit code to another class, so the output is not read. A grade explains nothing here.
  if (meaning !== undefined && meaning !== "passed" && meaning !== "failed") return stated;

  const withMessage = (text: string): string => (text === "" || row.error === undefined ? text : `${text}\n${message}`);
  const detection = detectAll(
    { ...evidence, stderrTail: withMessage(stderrTail), stdoutTail: withMessage(stdoutTail) },
    detector,
  );
  if (isRateLimit(detection)) {
    // A limit on a single request concerns one task, and in a larger shard nobody knows which one. Any other limit
    // concerns the provider, and so every task of the child.
    const isOfTask = detection.kind !== "task" || shard.taskCount === 1;
    return isOfTask && explainsEnd(detection, exit.kind) ? limited(detection, ended) : stated;
  }
  if (stated.class === "transient") return stated;
  if (detection.kind === "overload") return { class: "transient", ...ended, wait: detection };
  return exit.kind === "exited" && isConnectionFailure(errorsOf(evidence)) ? { class: "transient", ...ended } : stated;
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
  // A provider's limit or a timeout applies to all tasks of the child.
  if (shard.rowCount === 0 || exit.kind === "timed-out" || outcome.class === "rate_limited") return outcome;
  // Any other end says nothing about the tasks without a row, unless the child ended as if it were done.
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
      const detection = detectAll(evidence, rules.detector);
      const ended = endedBy(evidence);
      if (isRateLimit(detection) && explainsEnd(detection, exit.kind)) return limited(detection, ended);
      return { class: CLASS_OF_END[exit.kind], ...ended };
    }
    case "stopped":
      return { class: "kill_shaped", ...endedBy(evidence) };
    case "spawn-failed": {
      const ended = endedBy(evidence);
      // The operating system will never accept such arguments. Other start failures may go away.
      if (UNPASSABLE.test(exit.message)) return { class: "fatal", ...ended };
      return { class: "kill_shaped", lacksRoom: NO_ROOM.test(exit.message), ...ended };
    }
    default:
      return unreachable(exit);
  }
}

const CLASS_OF_END = { signalled: "kill_shaped", "timed-out": "timeout_exceeded", silent: "transient" } as const;

const NO_ROOM = /\b(?:EMFILE|ENFILE|EAGAIN|ENOMEM)\b/;
const UNPASSABLE = /\bE2BIG\b|null bytes/;

function classifyExit(code: number, evidence: ChildEvidence, rules: ClassifyRules): Outcome {
  const meaning = rules.exitCodes.get(code);
  if (meaning !== undefined) return declaredExit(meaning, code, evidence, rules);
  if (code === 0) return classifySuccess(evidence, rules);

  const detection = detectAll(evidence, rules.detector);
  const ended = endedBy(evidence, detection);
  if (isRateLimit(detection)) return limited(detection, ended);
  if (wasKilled(code, evidence)) return { class: "kill_shaped", ...ended };
  if (detection.kind === "overload") return { class: "transient", ...ended, wait: detection };
  const errors = errorsOf(evidence);
  if (isConnectionFailure(errors)) return { class: "transient", ...ended };
  return { class: "legitimate", ...ended, authentication: endsInAuthenticationError(errors) };
}

/** The exit codes of a shell whose command ended by SIGKILL or SIGTERM. */
const KILL_CODES: readonly number[] = [137, 143];
/** Errors that report that the machine or the cluster killed the process: lost Ray actors and exhausted memory. */
const LOST = "RayActorError|ActorDiedError|WorkerCrashedError|NodeDiedError|LocalRayletDiedError|OutOfMemoryError";
const KILLED = new RegExp(String.raw`^(?:Uncaught )?(?:\w+\.)*(?:${LOST})\b`);
/** V8's last message. Under `npx` or a shell its SIGABRT becomes exit code 134. */
const OUT_OF_MEMORY = /^FATAL ERROR: [^\n]{0,200}(?:heap out of memory|Allocation failed)/m;
const OUT_OF_MEMORY_WINDOW = 8_192;

function wasKilled(code: number, evidence: ChildEvidence): boolean {
  if (KILL_CODES.includes(code) || KILLED.test(lastWords(evidence))) return true;
  return OUT_OF_MEMORY.test(evidence.stderrTail.slice(-OUT_OF_MEMORY_WINDOW));
}

/** The meaning that the user gave to this exit code. It wins over whatever the child printed. */
function declaredExit(meaning: ExitMeaning, code: number, evidence: ChildEvidence, rules: ClassifyRules): Outcome {
  if (meaning === "passed") return passed(evidence, code);
  const ended = endedBy(evidence);
  if (meaning === "failed") return { class: "graded", status: meaning, row: null, message: ended.message };
  if (meaning === "rate_limited") return limited(declaredLimit(evidence, rules.detector, ended.message), ended);
  return { class: meaning, ...ended };
}

/** Exit 0 is a pass, unless the child printed an error notice instead of an answer. */
function classifySuccess(evidence: ChildEvidence, rules: ClassifyRules): Outcome {
  const { source, text } = answerOf(evidence);
  const notice = text === "" ? null : rules.detector.detectNotice(text);
  if (notice !== null) {
    const { detection } = notice;
    const ended = { ...endedBy(evidence, detection), message: cut(`exit 0: ${notice.message}`) };
    if (isRateLimit(detection)) return limited({ ...detection, source }, ended);
    if (detection.kind === "overload") return { class: "transient", ...ended, wait: detection };
    return { class: "legitimate", ...ended, authentication: endsInAuthenticationError(notice.message) };
  }
  if (rules.requireResult && evidence.badRow === null) {
    const message = "no result row: the child exited 0 without one (require-result)";
    return { class: "legitimate", message, exitCode: 0, signal: null };
  }
  return passed(evidence, 0);
}

/**
 * Reads stderr, stdout and the failure logs, in this order. A certain limit wins over a suspected one, and both win
 * over an overload. Among equals the first source wins.
 */
function detectAll(evidence: ChildEvidence, detector: Detector): Detection & { readonly source?: LimitSource } {
  const texts: readonly { readonly source: LimitSource; readonly text: string }[] = [
    { source: "stderr", text: evidence.stderrTail },
    { source: "stdout", text: evidence.stdoutTail },
    ...evidence.failureLogs.map(({ text }) => ({ source: "failure-log" as const, text })),
  ];
  const found = texts
    .filter(({ text }) => text !== "")
    .map(({ source, text }) => ({ ...detector.detect(text), source }))
    .filter((detection) => detection.kind !== "none");
  const limits = found.filter(isRateLimit);
  return limits.find((limit) => limit.certain) ?? limits[0] ?? found[0] ?? NOTHING_DETECTED;
}

/** A limit on one request ends its task. Every other limit concerns the provider. */
export function limited(limit: RateLimit, ended: Ended): Outcome {
  const message = limit.evidence === "" ? ended.message : cut(limit.evidence);
  return limit.kind === "task"
    ? { class: "fatal", limit, ...ended, message }
    : { class: "rate_limited", limit, ...ended, message };
}

/** The limit of a child whose exit code means "rate limited". The output may state how long it lasts. */
function declaredLimit(evidence: ChildEvidence, detector: Detector, message: string): RateLimit {
  const detection = detectAll(evidence, detector);
  if (isRateLimit(detection)) return { ...detection, certain: true };
  const declared = detector.detectDeclared(`${evidence.stdoutTail}\n${evidence.stderrTail}`);
  const limit = isRateLimit(declared) ? declared : { ...NOTHING_DETECTED, kind: "cap" as const, form: "exit-code" };
  return { ...limit, evidence: message, source: "exit-code" };
}

/** The stream to search for errors. Most programs use stderr. */
function errorsOf({ stdoutTail, stderrTail }: ChildEvidence): string {
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
function passed({ badRow }: ChildEvidence, exitCode: number): Outcome {
  return badRow === null
    ? { class: "graded", status: "passed", row: null }
    : { class: "legitimate", message: cut(`no valid result row: ${badRow}`), exitCode, signal: null };
}
