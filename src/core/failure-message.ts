/** The one-line message that says how an attempt ended, for the sidecar and for people. */
import { formatDuration } from "./duration.ts";
import type { ChildEvidence, Exit } from "./evidence.ts";
import { type Ended, MESSAGE_LIMIT_BYTES, type Outcome } from "./outcome.ts";
import { type Detection, NOTHING_DETECTED } from "./rate-limit.ts";
import type { ResultRow } from "./row.ts";
import { unreachable } from "./unreachable.ts";

export function endOfRow(row: ResultRow): Ended {
  return { message: rowMessage(row), exitCode: null, signal: null, output: row.output };
}

/** @param detection what was found in the output of a child that exited. Its words explain the exit best */
export function endedBy(evidence: ChildEvidence, detection: Detection = NOTHING_DETECTED): Ended {
  const { exit } = evidence;
  return {
    message: cut(endInWords(exit, detection.evidence || lastWords(evidence))),
    exitCode: exit.kind === "exited" ? exit.code : null,
    signal: exit.kind === "signalled" ? exit.signal : null,
  };
}

function endInWords(exit: Exit, words: string): string {
  switch (exit.kind) {
    case "exited":
      return words === "" ? `exit ${exit.code}` : `exit ${exit.code}: ${words}`;
    case "signalled":
      return `killed by ${exit.signal}`;
    case "timed-out":
      return `did not end within ${formatDuration(exit.limitMs)} (task-timeout)`;
    case "silent":
      return `no output for ${formatDuration(exit.limitMs)} (silence-timeout)`;
    case "stopped":
      return `stopped (${exit.reason})`;
    case "spawn-failed":
      return `could not be started: ${exit.message}`;
    default:
      return unreachable(exit);
  }
}

/** Why a task failed its grader, in one line. Empty if it passed, or if its row gives no reason. */
export function gradeMessage({ row, message = "" }: Extract<Outcome, { class: "graded" }>): string {
  return row?.status === "failed" ? errorWords(row) : message;
}

/** Why an attempt ended as it did, in one line; empty for a pass, and if nothing is known. */
export function outcomeMessage(outcome: Outcome): string {
  if (outcome.class === "graded") return gradeMessage(outcome);
  return outcome.class === "unfinished" ? "" : outcome.message;
}

export function rowMessage(row: ResultRow): string {
  return errorWords(row) || `row with status ${row.status}`;
}

function errorWords({ error }: ResultRow): string {
  const { type, message, cause } = error ?? {};
  const words = [type === undefined ? type : cut(type, TYPE_LIMIT_BYTES), message, cause];
  return cut(words.filter((part) => part !== undefined && part !== "").join(": "));
}

/** Stack frames, also those of vitest, and lines without a letter or a digit, such as a rule or the end of an object. */
const NO_WORDS = /^(?:\s+(?:at|❯) |Node\.js v\d|npm (?:error|ERR!)|\[?\d+\/\d+\]?$|[^\p{L}\p{N}]*$)/u;
const NAMED_ERROR = /^(?:Uncaught |\w[\w.]*\.)?[A-Z]\w*(?:Error|Exception|Failure|Exit)\b.{0,400}/;
const ESC = "\\u001b";
const COLORS = new RegExp(`${ESC}\\[[0-9;:]{0,64}m`, "g");
const LAST_WORDS_LINES = 60;

/**
 * The line that best explains why a child failed: the last one that names an error, else the last one that is not a
 * stack frame. stderr is read before stdout.
 */
export function lastWords(evidence: Pick<ChildEvidence, "stderrTail" | "stdoutTail">): string {
  for (const text of [evidence.stderrTail, evidence.stdoutTail]) {
    const lines = text
      .slice(-16_384)
      .split("\n")
      .slice(-LAST_WORDS_LINES)
      .map((line) => line.replace(COLORS, ""))
      .filter((line) => !NO_WORDS.test(line));
    const words = lines.findLast((line) => NAMED_ERROR.test(line.trim()) || line.startsWith("Error: ")) ?? lines.at(-1);
    if (words !== undefined) return cut(words.trim());
  }
  return "";
}

/** The most bytes of a headline for the type, because the message is more useful. */
const TYPE_LIMIT_BYTES = 512;

/** Cuts at a code point, so that no character is stored in part. @param limit in bytes of UTF-8 */
export function cut(text: string, limit = MESSAGE_LIMIT_BYTES): string {
  // No UTF-16 unit takes more than 3 bytes.
  if (text.length * 3 <= limit) return text;
  const end = endWithin(text, limit);
  return end === text.length ? text : `${text.slice(0, endWithin(text, limit - CUT_BYTES))}…`;
}

/** Size of the `…` at the end. */
const CUT_BYTES = 3;

/** Where the last whole character that fits ends. */
export function endWithin(text: string, limit: number): number {
  return new TextEncoder().encodeInto(text, new Uint8Array(limit)).read;
}
