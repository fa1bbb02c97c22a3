/**
 * Turns the evidence of an ended child into one outcome per task. Evidence is read in a fixed order: result rows, the
 * exit-code map, and then, for failed attempts only, what the child printed and its failure logs. What nothing explains is
 * `legitimate`: bounded, never endless, never lost.
 */
import { endsInAuthenticationError } from "./authentication.ts";
import { tellsOfConnection } from "./connection-failure.ts";
import { type Detector, declaredLimit, detectAll, limited } from "./detector.ts";
import type { ChildEvidence, Exit } from "./evidence.ts";
import { cut, endedBy, lastWords } from "./failure-message.ts";
import type { ExitMeaning, Outcome } from "./outcome.ts";
import { isRateLimit, type LimitSource, NOTHING_DETECTED } from "./rate-limit.ts";
import { unreachable } from "./unreachable.ts";

export interface ClassifyRules {
  readonly exitCodes: ReadonlyMap<number, ExitMeaning>;
  readonly detector: Detector;
  /** Exit 0 without a result row is an error (`require-result`). */
  readonly requireResult?: boolean;
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
export function errorsOf({ stdoutTail, stderrTail }: ChildEvidence): string {
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
