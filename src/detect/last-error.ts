/**
 * Finds the last error of a text. It reads units from the end, and the first meaningful one decides: a limit, another failure,
 * or further work. Everything before it is history.
 */

import { isObject, jsonOrNull } from "../core/json.ts";
import { cleanLines } from "./clean.ts";
import type { DetectContext } from "./context.ts";
import { addFields, readFields, readWaitField, scanFields } from "./fields.ts";
import { addEvidence, type LimitEvidence, noEvidence } from "./limit-evidence.ts";
import { opensWithPhrase, readHeaders, readMessage, reportsStatus, WORDS_LENGTH } from "./read-message.ts";
import { readRecord, recordFields } from "./records.ts";
import { isLimitHeader } from "./reset/headers.ts";
import { readUnits, type Unit } from "./units.ts";
import { verdictFor } from "./verdict.ts";

const { raw } = String;

/** How many lines of clean-ups, summaries and package managers may follow an error before it is history. */
const REACH = 60;
/** The most lines between two parts of one report, such as a refusal and its wait. */
const NEAR = 12;

type Standing = "limit" | "trouble" | "failure" | "success" | "neutral";

interface Reading {
  readonly standing: Standing;
  readonly evidence: LimitEvidence;
}

/** A line of error level: in logs, and from runtimes and tools. */
const ERROR_LEVEL = [
  /\b(?:ERROR|ERR!|FATAL|CRITICAL|SEVERE|PANIC|WARN(?:ING)?)\b/,
  /\b\w*(?:Error|Exception|Failure|Fault|Exceeded|Exhausted|Limit(?:ed|Reached))\b(?=\s*[:([{<·-]|\s\d|\.?\s*$)/,
  /\bStatusCode\.[A-Z_]{5,}|^\s{0,8}(?:[\w-]+(?:\.|::))+_?[A-Z][\w$]+: |^\([A-Z]\w{3,40}\) /,
  /\b(?:errors?|fatal|panic|failed|failure|exception|aborted|stopped|rejected|refused|denied|gave up|giving up)\b(?=\W{0,3}[:([]|,|;| with\b| by\b| due\b| because\b| after\b|\s[-–—]| to \w)/iu,
  /^\W{0,8}(?:error|failed|failure|fatal|could not|couldn't|unable to|cannot|request failed|api error|uncaught|unhandled|traceback|oops|sorry|fehler|erreur|errore|erro)\b/iu,
  /^\W{0,8}(?:错误|錯誤|エラー|오류|ошибка)|^\s{0,8}[■✗✘✕×❌⚠✖]|\(code[:=] ?\w+\)|\blast status\b/iu,
  /\bstatus (?:error |code )?[45]\d\d\b|\blevel=(?:error|fatal|warn)|^##\[error\]/iu,
];
/** A line of a lower level. Only a status that it reports counts. */
const QUIET_LEVEL = /^.{0,60}\b(?:INFO|DEBUG|TRACE|NOTICE)\b/;
/** Source code, documents, diffs, tables, conversations and options: they quote errors that did not happen. */
const SOURCE = [
  /^\s*(?:[-+](?=[\sA-Za-z{"'])(?!\s?(?:error|4\d\d|5\d\d)\b)|\/\/|#(?!#\[error|\d+ ERROR\b)|\*\s|\||>\s(?!Could not\b)|<!--|<(?!html|!doctype|title|h1|head|body|error)\w+[ >]|--?[a-z][\w-]*[ =]|at\s\S+\s\(|["'][\w.-]+["']:\s|@\w+)/i,
  /^\s*(?:(?:import|from(?= [\w.]+ import\b)|def|defp|class|const|var|return|function|func|fn|pub|async|await|if|elif|else|except|catch|raise|throw|assert|expect|export|public|private|interface|struct|enum)\b|(?:for|while|case|type|let|val)\b(?!.{0,60}(?:Error|error):))[^:]{0,200}[({=:;,]/,
  /^\s*[\w./-]+\.[a-z]{1,5}:\d+:(?!\s?(?:[\w.]*(?:Error|error|fatal|FAIL)|in ))|;\s*$|[)=>]\s*\{\s*$/,
  /^\s*[\w.#-]{0,40}:?\s*\{\s*$|=>|\)\s*\{|^\s*(?!429|402|5\d\d)\d{1,4}(?::| ->) |^\s*\d{3}: ["']/,
  /\b(?:re\.compile|expect|assert\w*|toBe|toEqual|toMatch|pytest\.raises|describe|it|test|return_value|side_effect|mock\w*)[(=]/,
  /\b(?:throw|raise)\s+(?:new\s+)?[\w.]+\(/,
  /^\s*(?:[├└┌]|[0-9a-f]{7,40}\s|(?:feat|fix|docs|chore|refactor|perf|test)(?:\([\w/-]+\))?!?: |v\d+\.\d+|[QA]: |\w+ = ["'\d[])/,
  /\)\s*,\s*$/,
  /^\s*(?:\d+\.|[-*])\s+(?!error\b|\w+Error:)\S.{0,200}$|^[^|]{1,60} \| [^|]{1,80}$/iu,
  /^\s*\[?(?:assistant|user|human|answer|thinking|prompt|question|expected|actual|reference|note|tip|hint|grader)\]?(?: \d+)?:?\s/iu,
];
/** Marks of an error that source code does not have. */
const SURELY_ERROR =
  /^\s*(?:E\s+)?(?!(?:class|raise|except|throw|import|from|catch|return|new)\b)(?:\*\* \()?(?:[\w.$:]{0,80}(?:Error|Exception|Exceeded|Exhausted|Limited|Requests|Failure)\)?(?::|\(\w+=|\s\w)|[\w .]{0,40}Error:)|^\s*(?:ERROR\b|error:|FAILED\b|\[?\d{4}-\d\d-\d\d)|^\S+:\d+:in |^##\[error\]/;
const SUCCESS = new RegExp(
  [
    raw`HTTP/\d(?:\.\d)?"?\s20[0-4]\b|\b20[01] OK\b|->\s20[01]\b|\b(?:succeeded|recovered|successfully)\b`,
    raw`^\s*(?:PASS(?:ED)?|ok|OK|✓|✔|---? PASS)\b|\bPASSED\b|\.\.\. ok\b|\bok \(\d`,
    raw`^\W{0,3}\d+/\d+\W.{0,80}\b(?:ok|pass(?:ed)?|done|score)|^\s*(?:finished|graded|scored)\b|^[\W]*\d+ passed\b`,
    raw`^\s{0,4}⏺\s(?!.*(?:[Ll]imit|[Ee]rror))`,
  ].join("|"),
);
const PROGRAM_ERRORS = [
  raw`Assertion|Key|Index|Type|Attribute|Name|Import|ModuleNotFound|Syntax|Indentation|FileNotFound`,
  raw`ZeroDivision|Recursion|Unicode\w*|JSONDecode|Reference|Range|Memory|NotImplemented|IsADirectory`,
  raw`NotADirectory|FileExists|UnboundLocal|Lookup|Overflow|GraphRecursion|BlockingIO`,
].join("|");
/** Faults of the program or of its input, which no provider refused. */
const FAULT = new RegExp(
  [
    raw`^(?:E\s+)?(?:Uncaught )?(?:[\w.]+\.)?(?:${PROGRAM_ERRORS})(?:Error|Exception)\b|\berror TS\d+`,
    raw`\bSegmentation fault\b|\bCannot find module\b|\bcommand not found\b|\bNo such file or directory\b`,
  ].join("|"),
  "m",
);
/** A failed test. Its message quotes what was expected, or what came instead. */
export const ASSERTION = new RegExp(
  [
    raw`\b(?:Assertion|Expectation|Comparison)\w*(?:Error|Failed|Failure|Exception)?\b`,
    raw`\bexpected\b.{0,80}\b(?:got|but|received|found|said|to (?:be|equal|have|receive|return|contain|include|match|mention|throw))\b`,
    raw`\bshould (?:contain|include|match|mention|equal)\b|\bwant(?:ed)? .{0,40}\bgot\b|\bgot .{0,60}\bwant(?:ed)?\b`,
    raw`\bassert(?:ion)?\b|\bnot raised\b|DID NOT RAISE|\bmismatch\b|golden file|Failed example|Failure/Error:|--- FAIL`,
    raw`^not ok\b`,
  ].join("|"),
  "im",
);
export const CHAINED =
  /^(?:During handling of the above exception|The above exception was the direct cause)|\[cause\]|Caused by:/m;
/** The call of a tool before its result: `tool place_order -> `, `follow(id=9) -> `. Refusals in its world are not a provider's. */
const TOOL_RESULT = /(?:\btool \w.{0,200}|\w\(.{0,200}\)) ?(?:->|→|=>)\s*$/;
/** How many units at the end of an output are errors if they only open with a generic phrase, and nothing marks them. */
const CLOSING = 2;
const LONGEST_NOTICE = 400;
/** The beginning of a line shows what it is. */
const LONGEST_HEAD = 4_000;

/** The evidence of the last error. Null if the text does not end in a limit or a failing server. */
export function lastRefusal(text: string, context: DetectContext): LimitEvidence | null {
  const units = readUnits(cleanLines(text));
  const end = units.at(-1);
  if (end === undefined) return null;
  const lastLine = end.line + end.lines.length;
  let isLast = true;
  let trouble: LimitEvidence | null = null;
  for (let at = units.length - 1; at >= 0; at -= 1) {
    const unit = units[at];
    if (unit === undefined || lastLine - (unit.line + unit.lines.length) > REACH) break;
    const isClosing = isLast && units.length - at <= CLOSING;
    const { standing, evidence } = readUnit(unit, context, isClosing);
    // An unmarked sentence is not the error if a line that is marked as one follows.
    if (standing === "neutral" && unit.lines.some(isErrorLine)) isLast = false;
    if (standing === "success" || standing === "failure") break;
    if (standing === "limit" || evidence.meanings.get("overload")?.certain) {
      return withSurroundings(evidence, units, at, context);
    }
    // A connection that broke after a refusal is noise. The refusal may be further up.
    if (standing === "trouble") trouble ??= evidence;
  }
  return trouble;
}

/** Adds what nearby units say about the same refusal: headers and waits below it, and the explanation above it. */
function withSurroundings(
  evidence: LimitEvidence,
  units: readonly Unit[],
  at: number,
  context: DetectContext,
): LimitEvidence {
  const own = units[at];
  if (own === undefined) return evidence;
  const end = own.line + own.lines.length;
  for (const unit of units.slice(at + 1).filter((one) => one.line - end < NEAR)) addWaits(evidence, unit, context);
  for (let index = at - 1; index >= 0; index -= 1) {
    const unit = units[index];
    if (unit === undefined || own.line - (unit.line + unit.lines.length) > NEAR) break;
    const { standing, evidence: more } = readUnit(unit, context);
    if (standing === "success" || standing === "failure") break;
    if (standing === "limit" && !hasWait(evidence)) addEvidence(evidence, more);
    else if (standing === "neutral" && !hasWait(evidence) && own.line - unit.line <= 4)
      addWaits(evidence, unit, context);
  }
  return evidence;
}

function hasWait(evidence: LimitEvidence): boolean {
  return evidence.waits.length > 0 || evidence.headers.size > 0;
}

function addWaits(evidence: LimitEvidence, unit: Unit, context: DetectContext): void {
  const text = unit.lines.join("\n");
  for (const [name, value] of readHeaders(text)) evidence.headers.set(name, value);
  const { waits } = readMessage(text, { isError: false }, context);
  evidence.waits.push(...waits);
  for (const field of scanFields(text)) {
    const wait = readWaitField(field, context);
    if (wait !== null) evidence.waits.push(wait);
  }
}

/** The evidence of one unit. */
export function readUnit(unit: Unit, context: DetectContext, isClosing = false): Reading {
  if (unit.kind === "record") return readRecordUnit(unit.value, context);
  const text = unit.lines.join("\n");
  const head = (unit.lines[0] ?? "").slice(0, LONGEST_HEAD);
  if (unit.kind === "response") return readResponse(unit, text, context);
  const object = unit.kind === "line" ? objectIn(text) : null;
  if (object !== null && !isErrorLine(object.lead)) return readAfterLead(object, context);
  // A single bracket opens a dump of an object.
  const isSource =
    unit.kind === "line" &&
    !/^\s*[{[(]\s*$/.test(head) &&
    SOURCE.some((shape) => shape.test(head)) &&
    !SURELY_ERROR.test(head) &&
    !(reportsStatus(head) && !/^\s*(?:[|*#/+-]|[0-9a-f]{7,40}\s)|=>|,\s*$/.test(head));
  if (isSource) return NEUTRAL;
  if (SUCCESS.test(head) && !/\b(?:fail|error)/i.test(head)) return { standing: "success", evidence: noEvidence() };
  if (ASSERTION.test(text.slice(0, 4_000)) && !CHAINED.test(text))
    return { standing: "failure", evidence: noEvidence() };
  const isError =
    unit.kind === "traceback" ||
    unit.lines.slice(0, 40).some(isErrorLine) ||
    (isClosing && head.length <= LONGEST_NOTICE && !QUIET_LEVEL.test(head) && opensWithPhrase(head));
  const message = unit.kind === "traceback" ? withoutFrames(unit.lines) : text;
  const evidence = readMessage(message, { isError }, context);
  if (isError) {
    const fields = scanFields(message);
    addFields(evidence, fields, context);
    for (const [name, value] of readHeaders(text)) evidence.headers.set(name, value);
    const sentence = fields.find(({ role, value }) => role === "message" && /\w \w+ \w/.test(value))?.value;
    if (sentence !== undefined) evidence.words = sentence.replace(/\s+/g, " ").slice(0, WORDS_LENGTH);
  }
  return { standing: standingOf(evidence, isError, message, context), evidence };
}

/** The JSON object that ends a line of a log, and the words before it. */
function objectIn(text: string): { readonly lead: string; readonly value: unknown } | null {
  const start = text.search(/\{\s*"/);
  const value = start === -1 ? null : jsonOrNull(text.slice(start, text.lastIndexOf("}") + 1));
  return isObject(value) ? { lead: text.slice(0, start), value } : null;
}

/** A record behind the prefix of a log or a status: `[INFO] {…}`, `402 {…}`, `status=429 body={…}`. */
function readAfterLead(
  { lead, value }: { readonly lead: string; readonly value: unknown },
  context: DetectContext,
): Reading {
  const { standing, evidence } = readRecordUnit(value, context);
  if (!evidence.typed && TOOL_RESULT.test(lead.slice(-LONGEST_NOTICE)) && !reportsStatus(`${lead} {`)) return NEUTRAL;
  if (standing === "success" || (standing === "neutral" && !reportsStatus(`${lead} {`))) return { standing, evidence };
  const before = readMessage(`${lead} {`, { isError: true }, context);
  addFields(before, scanFields(lead), context);
  addEvidence(before, evidence);
  before.words = evidence.words || before.words;
  return { standing: standingOf(before, true, "", context), evidence: before };
}

function isErrorLine(line: string): boolean {
  const start = line.slice(0, 2_000);
  if (reportsStatus(start) || /<(?:title|h1)>\s*[45]\d\d|^\s*<error>/i.test(start)) return true;
  return !QUIET_LEVEL.test(start) && ERROR_LEVEL.some((level) => level.test(start));
}

const NEUTRAL: Reading = { standing: "neutral", evidence: noEvidence() };

function standingOf(evidence: LimitEvidence, isError: boolean, text: string, context: DetectContext): Standing {
  if (FAULT.test(text) && !CHAINED.test(text) && !evidence.meanings.has("connection")) return "failure";
  const { kind } = verdictFor(evidence, context);
  // A refusal is more than a broken connection, even if its words are about the load.
  if (kind === "overload" && evidence.status !== 429) return "trouble";
  if (kind !== "none") return "limit";
  return evidence.meanings.has("other") || (isError && evidence.status !== null) ? "failure" : "neutral";
}

const FRAME = /^\s*(?:File "|at\s|\^|~|\||\+|\d+\s)|^\s{4,}\S/;

/** A traceback has many frames. Only its messages count. */
function withoutFrames(lines: readonly string[]): string {
  return lines.filter((line) => !FRAME.test(line) || /^\s+(?:E\s|message|status|code|body|"|')/.test(line)).join("\n");
}

function readResponse(unit: Unit, text: string, context: DetectContext): Reading {
  const status = Number(/HTTP\/\d(?:\.\d)?\s([1-5]\d\d)/.exec(text)?.[1]);
  if (status < 400) return status >= 200 ? { standing: "success", evidence: noEvidence() } : NEUTRAL;
  const bodyAt = unit.lines.findIndex(
    (line, index) => index > 0 && !/^\s{0,4}(?:< |header: )?[\w-]+:\s|^\s*<?\s*$/.test(line),
  );
  const evidence = noEvidence();
  for (const line of unit.lines.slice(1, bodyAt === -1 ? undefined : bodyAt)) {
    const header = /^\s{0,4}(?:< |header: )?([\w-]{1,80}):\s{0,4}(.*)$/.exec(line);
    const name = (header?.[1] ?? "").toLowerCase();
    if (isLimitHeader(name)) evidence.headers.set(name, header?.[2] ?? "");
  }
  const body = bodyAt === -1 ? "" : unit.lines.slice(bodyAt).join("\n");
  addEvidence(evidence, readMessage(body === "" ? (unit.lines[0] ?? "") : body, { isError: true }, context));
  const value = jsonOrNull(body);
  if (isObject(value)) addEvidence(evidence, readFields(recordFields(value).fields, context));
  else addFields(evidence, scanFields(body), context);
  evidence.words = body === "" ? (unit.lines[0] ?? "").trim() : body.replace(/\s+/g, " ").slice(0, WORDS_LENGTH);
  evidence.status = evidence.status === 429 ? 429 : status;
  return { standing: standingOf(evidence, true, body, context), evidence };
}

function readRecordUnit(value: unknown, context: DetectContext): Reading {
  if (!isObject(value)) return NEUTRAL;
  const reading = readRecord(value);
  if (reading.kind === "silent") return NEUTRAL;
  if (reading.kind === "success") return { standing: "success", evidence: noEvidence() };
  const evidence = readFields(reading.fields, context);
  if (evidence.words === "") evidence.words = JSON.stringify(value).slice(0, WORDS_LENGTH);
  for (const log of reading.logs) {
    const inner = lastRefusal(log.slice(-65_536), context);
    if (inner !== null) addEvidence(evidence, inner);
  }
  return { standing: standingOf(evidence, true, evidence.words, context), evidence };
}
