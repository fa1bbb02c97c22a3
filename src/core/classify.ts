/**
 * Turns the evidence of an ended child into one outcome per task. Evidence is read in a fixed order: result rows, the
 * exit-code map, and then, for failed attempts only, what the child printed and its failure logs. What nothing explains is
 * `legitimate`: bounded, never endless, never lost.
 */
import { endsInAuthenticationError, isAuthenticationError } from "./authentication.ts";
import { tellsOfConnection } from "./connection-failure.ts";
import { formatDuration } from "./duration.ts";
import type { ChildEvidence, Exit } from "./evidence.ts";
import { namesFailure } from "./named-failure.ts";
import { type Ended, type ExitMeaning, MESSAGE_LIMIT_BYTES, type Outcome } from "./outcome.ts";
import {
  type Detection,
  isRateLimit,
  type LimitSource,
  NOTHING_DETECTED,
  type Notice,
  type RateLimit,
} from "./rate-limit.ts";
import type { ResultRow, RowError } from "./row.ts";
import { unreachable } from "./unreachable.ts";

/** The reader of limits, bound to an instant and a zone. */
export interface Detector {
  /** For output of a failed child. */
  readonly detect: (text: string) => Detection;
  /** For output of a child that exited 0 without a row: the error notice that it printed instead of an answer. */
  readonly detectNotice: (text: string) => Notice | null;
  /** For output of a child whose exit code already says "rate limited". */
  readonly detectDeclared: (text: string) => Detection;
  readonly detectRowError: (error: RowError) => Detection;
}

export interface ClassifyRules {
  readonly exitCodes: ReadonlyMap<number, ExitMeaning>;
  readonly detector: Detector;
  /** Exit 0 without a result row is an error (`require-result`). */
  readonly requireResult?: boolean;
}

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

function endOfRow(row: ResultRow): Ended {
  const { output } = row;
  return { message: rowMessage(row), exitCode: null, signal: null, ...(output === undefined ? {} : { output }) };
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

/**
 * The outcome of each task of a shard that has no row, once its child has ended.
 *
 * @param rowCount how many tasks of the shard have a row of their own
 */
export function classifyRemainder(
  evidence: ChildEvidence,
  rules: ClassifyRules,
  shard: { readonly taskCount: number; readonly rowCount: number },
): Outcome {
  const { exit } = evidence;
  const outcome = classifyChild(evidence, rules);
  if (shard.rowCount === 0) return outcome;
  if (exit.kind === "timed-out") return outcome;
  if (exit.kind === "exited" && exit.code === 0) {
    return outcome.class === "rate_limited"
      ? outcome
      : {
          class: "legitimate",
          message: "no result row: the child ended without one for this task",
          exitCode: 0,
          signal: null,
        };
  }
  // The limit of a provider is known for all tasks of the child; any other end says nothing of those it left out.
  return outcome.class === "rate_limited" ? outcome : { class: "unfinished" };
}

function classifyChild(evidence: ChildEvidence, rules: ClassifyRules): Outcome {
  const { exit } = evidence;
  switch (exit.kind) {
    case "exited":
      return classifyExit(exit.code, evidence, rules);
    case "signalled": {
      // A provider's refusal often shows as a crash; the words on stderr are the better witness.
      const detection = detectAll(evidence, rules.detector);
      const ended = endedBy(exit, evidence, detection);
      return isRateLimit(detection) ? limited(detection, ended) : { class: "kill_shaped", ...ended };
    }
    case "timed-out": {
      // A client that sleeps out an exhausted quota dies here; the task is not to blame for it. Waits and
      // caps stay timeouts: retrying those could burn a whole night's wall time on one task.
      const detection = detectAll(evidence, rules.detector);
      const ended = endedBy(exit, evidence, NOTHING_DETECTED);
      return isRateLimit(detection) && detection.kind === "stop"
        ? limited(detection, ended)
        : { class: "timeout_exceeded", ...ended };
    }
    case "silent": {
      const detection = detectAll(evidence, rules.detector);
      const ended = endedBy(exit, evidence, NOTHING_DETECTED);
      return isRateLimit(detection) ? limited(detection, ended) : { class: "transient", ...ended };
    }
    case "stopped":
      return { class: "kill_shaped", ...endedBy(exit, evidence, NOTHING_DETECTED) };
    case "spawn-failed": {
      const ended = endedBy(exit, evidence, NOTHING_DETECTED);
      // What the operating system cannot pass today it cannot tomorrow; any other trouble may pass.
      if (UNPASSABLE.test(exit.message)) return { class: "fatal", ...ended };
      return { class: "kill_shaped", ...(NO_ROOM.test(exit.message) ? { lacksRoom: true } : {}), ...ended };
    }
    default:
      return unreachable(exit);
  }
}

/** The machine or the cluster took the process away: Ray's actors, and memory that ran out. */
const KILLED =
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
  if (tellsOfConnection(errors)) return { class: "transient", ...ended };
  return { class: "legitimate", ...ended, ...(endsInAuthenticationError(errors) ? { authentication: true } : {}) };
}

/** The user says what this exit code means, whatever the child printed. */
function declaredExit(
  meaning: ExitMeaning,
  exit: Exit & { readonly kind: "exited" },
  evidence: ChildEvidence,
  rules: ClassifyRules,
): Outcome {
  if (meaning === "passed" || meaning === "failed") return graded(meaning, evidence, exit.code);
  const ended = endedBy(exit, evidence, NOTHING_DETECTED);
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

/** Most programs print errors on stderr. */
function errorsOf({ stdoutTail, stderrTail }: ChildEvidence): string {
  return stderrTail.trim() === "" ? stdoutTail : stderrTail;
}

/**
 * Where a child that exited 0 puts its answer. What stands on stderr beside an answer is the log of a client, which
 * recovered from whatever it reports there.
 */
function answerOf({ stdoutTail, stderrTail }: ChildEvidence): {
  readonly source: LimitSource;
  readonly text: string;
} {
  return stdoutTail.trim() === "" ? { source: "stderr", text: stderrTail } : { source: "stdout", text: stdoutTail };
}

/**
 * The exit code speaks where there are no rows. A child that meant to write some did not mean its code for a pass:
 * what it wrote may have said anything.
 */
function graded(status: "passed" | "failed", { badRow }: ChildEvidence, exitCode: number): Outcome {
  return badRow === null || status === "failed"
    ? { class: "graded", status, row: null }
    : { class: "legitimate", message: cut(`no valid result row: ${badRow}`), exitCode, signal: null };
}

/** V8's last words; under `npx` or a shell the SIGABRT arrives as exit 134. */
const OUT_OF_MEMORY = /^FATAL ERROR: [^\n]{0,200}(?:heap out of memory|Allocation failed)/m;
const OUT_OF_MEMORY_WINDOW = 8_192;

/**
 * Reads stderr, stdout and the failure logs. A certain limit comes first, then a suspected one, then an overload; of equals
 * the first in that order.
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

/** A verdict on one request alone ends its task; the others concern the provider. */
function limited(limit: RateLimit, ended: Ended): Outcome {
  const message = limit.evidence === "" ? ended.message : cut(limit.evidence);
  return limit.kind === "task"
    ? { class: "fatal", limit, ...ended, message }
    : { class: "rate_limited", limit, ...ended, message };
}

/** The child says "rate limited" by its exit code; what it printed says for how long. */
function declaredLimit(evidence: ChildEvidence, detector: Detector, message: string): RateLimit {
  const detection = detectAll(evidence, detector);
  if (isRateLimit(detection)) return { ...detection, certain: true };
  const declared = detector.detectDeclared(`${evidence.stdoutTail}\n${evidence.stderrTail}`);
  const limit = isRateLimit(declared) ? declared : { ...NOTHING_DETECTED, kind: "cap" as const, form: "exit-code" };
  return { ...limit, evidence: message, source: "exit-code" };
}

function endedBy(exit: Exit, evidence: ChildEvidence, detection: Detection): Ended {
  const base = { exitCode: null, signal: null };
  switch (exit.kind) {
    case "exited": {
      const words = detection.evidence || lastWords(evidence);
      return {
        ...base,
        message: cut(words === "" ? `exit ${exit.code}` : `exit ${exit.code}: ${words}`),
        exitCode: exit.code,
      };
    }
    case "signalled":
      return { ...base, message: cut(`killed by ${exit.signal}`), signal: exit.signal };
    case "timed-out":
      return { ...base, message: `no end after ${formatDuration(exit.limitMs)} (task-timeout)` };
    case "silent":
      return { ...base, message: `no output for ${formatDuration(exit.limitMs)} (silence-timeout)` };
    case "stopped":
      return { ...base, message: `stopped (${exit.reason})` };
    case "spawn-failed":
      return { ...base, message: cut(`could not be started: ${exit.message}`) };
    default:
      return unreachable(exit);
  }
}

/** Why a row says that its task failed its grader, in one headline; empty where it does not say. */
export function gradeMessage(row: ResultRow | null): string {
  return row?.status === "failed" ? errorWords(row) : "";
}

function rowMessage(row: ResultRow): string {
  return errorWords(row) || `row with status ${row.status}`;
}

function errorWords({ error }: ResultRow): string {
  const { type, message, cause } = error ?? {};
  const words = [type === undefined ? type : cut(type, TYPE_LIMIT_BYTES), message, cause];
  return cut(words.filter((part) => part !== undefined && part !== "").join(": "));
}

const NO_WORDS = /^(?:\s+at |Node\.js v\d|\s*[\^~]+\s*$|npm (?:error|ERR!)|\[?\d+\/\d+\]?$)/;
const NAMED_ERROR = /^(?:Uncaught |\w[\w.]*\.)?[A-Z]\w*(?:Error|Exception|Failure|Exit)\b.{0,400}/;
const LAST_WORDS_LINES = 60;

/**
 * The line that tells most of why a child failed: the last one that names an error, else the last one
 * that is no stack frame. stderr goes before stdout.
 */
export function lastWords(evidence: Pick<ChildEvidence, "stderrTail" | "stdoutTail">): string {
  for (const text of [evidence.stderrTail, evidence.stdoutTail]) {
    const lines = text
      .slice(-16_384)
      .split("\n")
      .slice(-LAST_WORDS_LINES)
      .filter((line) => line.trim() !== "" && !NO_WORDS.test(line));
    const words = lines.findLast((line) => NAMED_ERROR.test(line.trim())) ?? lines.at(-1);
    if (words !== undefined) return cut(words.trim());
  }
  return "";
}

/** Of a type and a message the type gets this much at most: the message tells more. */
const TYPE_LIMIT_BYTES = 512;

/** Cuts on a code point, so that no half of a character is stored. @param limit in bytes of UTF-8 */
function cut(text: string, limit = MESSAGE_LIMIT_BYTES): string {
  // No character of a string takes more than 3 bytes.
  if (text.length * 3 <= limit) return text;
  const end = endWithin(text, limit);
  return end === text.length ? text : `${text.slice(0, endWithin(text, limit - CUT_BYTES))}…`;
}

/** Of the `…` at the end. */
const CUT_BYTES = 3;

/** Where the last whole character ends that fits. */
function endWithin(text: string, limit: number): number {
  let [end, bytes] = [0, 0];
  for (const character of text) {
    bytes += bytesOf(character);
    if (bytes > limit) return end;
    end += character.length;
  }
  return end;
}

function bytesOf(character: string): number {
  if (character.length === 2) return 4;
  const unit = character.charCodeAt(0);
  return unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
}
