/**
 * Finds the last error of a text. It reads units from the end, and the first meaningful one decides: a limit, another
 * failure, or further work. Everything before it is history. What nearby units say about a limit is added to it.
 */
import { isObject, jsonOrNull } from "../core/json.ts";
import { cleanLines } from "./clean-lines.ts";
import type { DetectContext } from "./context.ts";
import { addFields, readFields, scanFields } from "./fields.ts";
import { addEvidence, type LimitEvidence, noEvidence } from "./limit-evidence.ts";
import {
  endsInToolCall,
  isChainMark,
  isErrorLine,
  isFailedTest,
  isFault,
  isQuietLine,
  isSourceLine,
  isSuccessLine,
  withoutFrames,
} from "./line-shapes.ts";
import { opensWithLimit, readMessage, reportsStatus, WORDS_LENGTH } from "./read-message.ts";
import { readRecord, recordFields } from "./records.ts";
import { isLimitHeader } from "./reset/headers.ts";
import { readProseWaits } from "./reset/prose-waits.ts";
import { readUnits, type Unit } from "./units.ts";
import { verdictFor } from "./verdict.ts";

/** How many lines of clean-ups, summaries and package managers may follow an error before it is history. */
const REACH = 60;
/** The most lines between two parts of one report, such as a refusal and its wait. */
const NEAR = 12;

type Standing = "limit" | "trouble" | "failure" | "success" | "neutral";

interface Reading {
  readonly standing: Standing;
  readonly evidence: LimitEvidence;
}

/** This many closing units of an output are errors if they open with a generic phrase, even if nothing marks them. */
const CLOSING = 2;
const LONGEST_NOTICE = 400;
/** The lines of a unit that may mark it as an error. */
const LINES_READ = 40;
/** How many lines above a refusal are searched for a wait that is not part of an error. */
const CLOSE = 4;
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
    const isConsequence = isChainMark(units[at - 1]?.lines[0] ?? "");
    if (standing === "success" || (standing === "failure" && !isConsequence)) break;
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
    else if (standing === "neutral" && !hasWait(evidence) && own.line - unit.line <= CLOSE)
      addWaits(evidence, unit, context);
  }
  return evidence;
}

function hasWait(evidence: LimitEvidence): boolean {
  return evidence.waits.length > 0 || evidence.headers.size > 0;
}

function addWaits(evidence: LimitEvidence, unit: Unit, context: DetectContext): void {
  const text = unit.lines.join("\n");
  const more = readMessage(text, { isError: false }, context);
  addFields(more, scanFields(text), context);
  for (const [name, value] of more.headers) evidence.headers.set(name, value);
  evidence.waits.push(...more.waits);
}

/** The evidence of one unit. */
export function readUnit(unit: Unit, context: DetectContext, isClosing = false): Reading {
  if (unit.kind === "record") return readRecordUnit(unit.value, context);
  const text = unit.lines.join("\n");
  const head = (unit.lines[0] ?? "").slice(0, LONGEST_HEAD);
  if (unit.kind === "response") return readResponse(unit, text, context);
  const isTest = isFailedTest(text, LONGEST_HEAD);
  const object = unit.kind === "line" && !isTest ? objectIn(text) : null;
  if (object !== null && !isErrorLine(object.lead)) return readAfterLead(object, context);
  if (unit.kind === "line" && isSourceLine(head)) return withoutEvidence("neutral");
  if (isSuccessLine(head)) return withoutEvidence("success");
  if (isTest) return withoutEvidence("failure");
  const isNotice = isClosing && head.length <= LONGEST_NOTICE && !isQuietLine(head) && opensWithLimit(head);
  const isError = unit.kind === "traceback" || unit.lines.slice(0, LINES_READ).some(isErrorLine) || isNotice;
  const message = unit.kind === "traceback" ? withoutFrames(unit.lines) : text;
  const evidence = readMessage(message, { isError }, context);
  // A screen may have wrapped the wait inside a word.
  const mayBeWrapped = isError && unit.kind === "line" && unit.lines.length > 1;
  if (mayBeWrapped && evidence.waits.length === 0) evidence.waits.push(...readProseWaits(unit.lines.join(""), context));
  if (isError) {
    const fields = scanFields(message);
    addFields(evidence, fields, context);
    const sentence = fields.find(({ role, value }) => role === "message" && /\w \w+ \w/.test(value))?.value;
    if (sentence !== undefined) evidence.words = sentence.replace(/\s+/g, " ").slice(0, WORDS_LENGTH);
  }
  return { standing: standingOf(evidence, isError, message, context), evidence };
}

function withoutEvidence(standing: Standing): Reading {
  return { standing, evidence: noEvidence() };
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
  if (!evidence.typed && endsInToolCall(lead.slice(-LONGEST_NOTICE))) return withoutEvidence("neutral");
  const start = `${lead.trimEnd()} {`;
  if (standing === "success" || (standing === "neutral" && !reportsStatus(start))) return { standing, evidence };
  const before = readMessage(start, { isError: true }, context);
  addFields(before, scanFields(lead), context);
  addEvidence(before, evidence);
  before.words = evidence.words || before.words;
  return { standing: standingOf(before, true, "", context), evidence: before };
}

function standingOf(evidence: LimitEvidence, isError: boolean, text: string, context: DetectContext): Standing {
  if (isFault(text) && !evidence.meanings.has("connection")) return "failure";
  const { kind } = verdictFor(evidence, context);
  // A refusal is more than a broken connection, even if its words are about the load.
  if (kind === "overload" && evidence.status !== 429) return "trouble";
  if (kind !== "none") return "limit";
  return evidence.meanings.has("other") || (isError && evidence.status !== null) ? "failure" : "neutral";
}

const HEADER = /^\s{0,4}(?:< |header: )?([\w-]{1,80}):\s{0,4}(.*)$/;
const HEADER_OR_EMPTY = /^\s{0,4}(?:< |header: )?[\w-]+:\s|^\s*<?\s*$/;

/** An HTTP response: its status line, its headers and its body. */
function readResponse({ lines }: Unit, text: string, context: DetectContext): Reading {
  const status = Number(/HTTP\/\d(?:\.\d)?\s([1-5]\d\d)/.exec(text)?.[1]);
  if (status < 400) return withoutEvidence(status >= 200 ? "success" : "neutral");
  const evidence = noEvidence();
  const bodyAt = lines.findIndex((line, index) => index > 0 && !HEADER_OR_EMPTY.test(line));
  for (const line of lines.slice(1, bodyAt === -1 ? undefined : bodyAt)) {
    const [, name = "", value = ""] = HEADER.exec(line) ?? [];
    if (isLimitHeader(name.toLowerCase())) evidence.headers.set(name.toLowerCase(), value);
  }
  const statusLine = lines[0] ?? "";
  const body = bodyAt === -1 ? "" : lines.slice(bodyAt).join("\n");
  addEvidence(evidence, readMessage(body === "" ? statusLine : body, { isError: true }, context));
  const value = jsonOrNull(body);
  if (isObject(value)) addEvidence(evidence, readFields(recordFields(value).fields, context));
  else addFields(evidence, scanFields(body), context);
  evidence.words = body === "" ? statusLine.trim() : body.replace(/\s+/g, " ").slice(0, WORDS_LENGTH);
  evidence.status = evidence.status === 429 ? 429 : status;
  return { standing: standingOf(evidence, true, body, context), evidence };
}

function readRecordUnit(value: unknown, context: DetectContext): Reading {
  if (!isObject(value)) return withoutEvidence("neutral");
  const reading = readRecord(value);
  if (reading.kind === "silent") return withoutEvidence("neutral");
  if (reading.kind === "success") return withoutEvidence("success");
  const evidence = readFields(reading.fields, context);
  if (evidence.words === "") evidence.words = JSON.stringify(value).slice(0, WORDS_LENGTH);
  for (const log of reading.logs) {
    const inner = lastRefusal(log.slice(-65_536), context);
    if (inner !== null) addEvidence(evidence, inner);
  }
  return { standing: standingOf(evidence, true, evidence.words, context), evidence };
}
