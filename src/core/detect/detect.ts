/**
 * Tells a rate limit from a failure: reads the words, bodies and headers of a provider out of what a child printed.
 *
 * Structured evidence (error bodies, typed codes, statuses, headers) and anchored forms of text; never a word in passing.
 */
import { jsonOrNull } from "../json-or-null.ts";
import { namesFailure } from "../named-failure.ts";
import { type Detection, isRateLimit, NOTHING_DETECTED } from "../rate-limit.ts";
import type { RowError } from "../row.ts";
import type { DetectContext } from "./detect-context.ts";
import { addFacts, addMeaning, type Facts, noFacts, WORDS_LENGTH } from "./facts.ts";
import { codeForm, fieldCodeForm } from "./forms/codes.ts";
import { readMessage } from "./forms/read-message.ts";
import { lastRefusal, type TextEvent } from "./incident.ts";
import { readEvents } from "./read-events.ts";
import type { Wait } from "./reset/wait.ts";
import { jsonNotation } from "./structured/json-notation.ts";
import { readRowError } from "./structured/record.ts";
import { readField } from "./structured/wait-field.ts";
import { cleanLines } from "./text/clean-lines.ts";
import { closingNotice } from "./text/closing-notice.ts";
import { wentOn } from "./text/passing.ts";
import { relevantParts } from "./text/relevant-parts.ts";
import { readUserForms } from "./user-forms.ts";
import { judge } from "./verdict.ts";

/**
 * Reads a text: the last refusal that it tells of, unless a later success overcame it.
 *
 * @param text output of a failed child, as it came: colours, CRLF, wrapped lines, JSON in JSON
 */
export function detect(text: string, context: DetectContext): Detection {
  return read(text, context, () => true);
}

/** As `detect`, but of structured evidence only: bodies, typed codes, classes, statuses and headers. */
export function detectStructured(text: string, context: DetectContext): Detection {
  return read(text, context, (event) => event.kind !== "refusal" || event.facts.structured);
}

function read(text: string, context: DetectContext, counts: (event: TextEvent) => boolean): Detection {
  const { detection: own, rest } = readUserForms(unrolled(text), context.forms ?? [], context);
  if (own !== null) return own;
  for (const part of relevantParts(rest)) {
    const facts = lastRefusal(readEvents(part, context).filter(counts));
    if (facts === null) continue;
    const detection = judge(facts, context);
    if (detection.kind !== "none") return detection;
  }
  return NOTHING_DETECTED;
}

/**
 * Agents can print their records as one array on one line (`--output-format json --verbose`): read like one record a
 * line. Other arrays stay what they are.
 */
function unrolled(text: string): string {
  if (!text.includes("[{")) return text;
  return text.replace(/^\[\{.*\}\]$/gm, (line) => {
    const records: unknown = jsonOrNull(line);
    if (!Array.isArray(records) || !records.every(isTyped)) return line;
    return records.map((record) => JSON.stringify(record)).join("\n");
  });
}

function isTyped(record: unknown): boolean {
  return typeof record === "object" && record !== null && "type" in record && typeof record.type === "string";
}

/**
 * For a child that says by its exit code that it was limited: what `detect` reads, else a limit with the wait that its
 * last words state ("Try again in 10 minutes") although they name none. Never `none` or `overload`.
 */
export function detectDeclared(text: string, context: DetectContext): Detection {
  const detection = detect(text, context);
  if (isRateLimit(detection)) return detection;
  const stated = readEvents(text.slice(-DECLARED_TAIL), context).findLast((event) => event.kind === "attachment");
  const facts = noFacts();
  addMeaning(facts, "rate", "exit-code");
  if (stated !== undefined) addFacts(facts, stated.facts);
  return judge(facts, context);
}

/** The last words of a child: what it printed before them may state waits of other requests. */
const DECLARED_TAIL = 4_000;

/**
 * For a child that exited 0 without a result row: is the output itself the notice of a limit?
 *
 * True where its last structured record reports a limit as an error, and where a limit makes up nearly all of a short
 * output. Whatever else it printed, a limit among other things is none.
 */
export function detectNotice(output: string, context: DetectContext): Detection {
  const text = unrolled(output);
  const record = lastRecord(text);
  const isError = record === null ? null : isErrorRecord(record);
  if (record !== null) {
    // What a user's form finds in a record of no error may stand in an answer.
    const detection = detectStructured(record, isError === true ? context : { ...context, forms: [] });
    if (isRateLimit(detection)) return detection;
    // A stream whose last record is of a success went on after whatever it met.
    if (isError === false) return NOTHING_DETECTED;
  }
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > SHORT_OUTPUT) return NOTHING_DETECTED;
  const isRecord = record !== null && isError !== true;
  const detection = (isRecord ? null : ownNotice(trimmed, context)) ?? builtInNotice(trimmed, context);
  return detection !== null && isRateLimit(detection) ? detection : NOTHING_DETECTED;
}

/** What the user's forms say of a short output that is mostly lines of theirs; null where it is not. */
function ownNotice(text: string, context: DetectContext): Detection | null {
  const { forms = [] } = context;
  if (forms.length === 0) return null;
  const read = (part: string) => readUserForms(part, forms, context).detection;
  const lines = cleanLines(text);
  // Such a form may match anywhere in a line, as two words of an answer that is printed in one.
  const told = lines.filter((line) => line.trim().length <= LONGEST_OWN_NOTICE && read(line) !== null);
  return lengthOf(told) >= lengthOf(lines) * NOTICE_SHARE ? read(text) : null;
}

/** The limit that makes up nearly all of a short output; null where it does not. */
function builtInNotice(whole: string, context: DetectContext): Detection | null {
  const facts = noticeFacts(readUserForms(whole, context.forms ?? [], context).rest, context);
  return facts === null ? null : judge(facts, context);
}

function noticeFacts(text: string, context: DetectContext): Facts | null {
  const events = readEvents(text, context);
  const facts = lastRefusal(events);
  if (facts === null) return null;
  // Those whose places the events name: a terminal may have broken one line into several.
  const lines = cleanLines(text);
  const told = new Set<number>();
  for (const event of events) {
    if (event.kind === "success") return null;
    if (event.kind === "answer") continue;
    for (let line = event.line; line <= (event.kind === "refusal" ? event.end : event.line); line += 1) told.add(line);
  }
  const { line: from = 0, end: to = 0 } = events.findLast((event) => event.kind === "refusal") ?? {};
  if (wentOn(lines.slice(from, to + 1), lines.slice(to + 1))) return null;
  // What an agent said before a notice on its line is none of it.
  const parts = lines.map((line, index) => (told.has(index) ? line.slice(closingNotice(line) ?? 0) : ""));
  return lengthOf(parts) >= lengthOf(lines) * NOTICE_SHARE ? facts : null;
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.trim().length, 0);
}

/** Two screens: longer output is work, whatever notice stands in it. */
const SHORT_OUTPUT = 4_000;
/** Some four lines of a terminal: a longer line is prose, whatever words of a user's form stand in it. */
const LONGEST_OWN_NOTICE = 320;
/** Of such an output the notice is most; hints such as "/upgrade to increase your usage limit." may follow it. */
const NOTICE_SHARE = 0.6;

/** Whether a record says that it is one of an error; null where it does not say. */
function isErrorRecord(record: string): boolean | null {
  const value = jsonOrNull(record);
  if (typeof value !== "object" || value === null) return null;
  if ("is_error" in value && typeof value.is_error === "boolean") return value.is_error;
  return "error" in value && value.error ? true : null;
}

/** No record that an agent ends with is longer: it holds its last answer. */
const RECORD_TAIL = 262_144;

/** The last line that is an object, or the object that ends the text; null where there is none. */
function lastRecord(text: string): string | null {
  const tail = text.slice(-RECORD_TAIL).trimEnd();
  if (!/[}\]]$/.test(tail)) return null;
  const line = tail.slice(tail.lastIndexOf("\n") + 1).trim();
  if (/^[{[].*[}\]]$/s.test(line) && line.length > 2) return line;
  // One search from the front for all openings: a look ahead for each would read the rest of the text as often.
  const start = [...tail.matchAll(/(?<=^|\n)\{(?=[^\S\n]*\n)/g)].at(-1)?.index;
  return start === undefined ? null : tail.slice(start);
}

/**
 * The `error` of a result row. A status 429 or 402, or a type or message of a limit, is a limit; the wait that the child
 * states counts as stated. `retry_after_seconds` or `reset_at` beside words that name no other failure is a limit too;
 * beside another error it is the wait of an overload or nothing. The user's forms read type and message.
 */
export function detectRowError(error: RowError, context: DetectContext): Detection {
  const forms = context.forms ?? [];
  const stated = statedWaits(error, context);
  const said = [error.type, error.message].filter((part) => part !== undefined && part !== "").join(": ");
  const { detection: own } = readUserForms(`${said}\n${error.cause ?? ""}`.trim(), forms, context, stated);
  if (own !== null) return own;
  const words = readUserForms(said, forms, context).rest;
  const isAssertion = ASSERTION.test(error.type ?? "");
  const facts = noFacts();
  facts.structured = true;
  const inner = lastRefusal(readEvents(words, context));
  if (!isAssertion) addFacts(facts, readMessage(words, context));
  if (inner !== null) addFacts(facts, inner);
  // A type whose line a form silences is silenced with it.
  const form = error.type !== undefined && words.startsWith(error.type) ? fieldCodeForm(error.type) : null;
  if (form !== null) addMeaning(facts, form.meaning, form.name);
  if (form !== null && form.meaning !== "other") facts.typed = true;
  // Some send a code for a message: "rate limit".
  const code = error.message === undefined || words === "" || isAssertion ? null : codeForm(error.message);
  if (code !== null) addMeaning(facts, code.meaning, code.name);
  const isNamed = facts.meanings.size > 0;
  const told = readDetails(error, context, isAssertion);
  if (told !== null) addFacts(facts, told);
  // Of several statuses the innermost is among the details.
  if (error.status_code !== undefined && (told?.status ?? null) === null)
    facts.status = facts.status === 429 ? 429 : error.status_code;
  // Of a long message (a log, a traceback) the refusal's own words are the evidence.
  if (error.cause !== undefined && !isNamed) facts.words = error.cause.slice(0, WORDS_LENGTH);
  else if (!isNamed && told !== null && told.words !== "") facts.words = told.words.slice(0, WORDS_LENGTH);
  else if (words.length > WORDS_LENGTH && inner !== null && inner.words !== "") facts.words = inner.words;
  else if (words !== "") facts.words = words.slice(0, WORDS_LENGTH);
  facts.waits.push(...stated);
  const saysNothing = facts.meanings.size === 0 && facts.status === null && !namesFailure(error);
  if (saysNothing && stated.length > 0) addMeaning(facts, "rate", "stated-wait");
  return judge(facts, context);
}

/** Types of failures of tests, whose words tell of what was wanted. */
const ASSERTION = /assert|expectation|mismatch/i;

/** What an error says in fields of its own, and in the logs and outputs that it holds; null where it has none. */
function readDetails(error: RowError, context: DetectContext, isAssertion: boolean): Facts | null {
  const forms = context.forms ?? [];
  const whole = Array.isArray(error.details) ? { errors: error.details } : error.details;
  const notation = jsonNotation(whole, (text) => readUserForms(text, forms, context).rest);
  if (typeof notation !== "object" || notation === null) return null;
  const { facts, logs, answers } = readRowError(notation, context, isAssertion);
  let left = LONGEST_LOG;
  for (const log of logs) {
    const end = log.slice(Math.max(0, log.length - left));
    left -= end.length;
    const inner = end === "" ? null : lastRefusal(readEvents(end, context));
    if (inner !== null) addFacts(facts, inner);
  }
  for (const answer of answers) {
    const notice = answer.length > SHORT_OUTPUT ? null : noticeFacts(answer.trim(), context);
    if (notice !== null) addFacts(facts, notice);
  }
  return facts;
}

/** Of all logs of one error; what ended a program stands at the end of its log. */
const LONGEST_LOG = 65_536;

function statedWaits(error: RowError, context: DetectContext): Wait[] {
  const { retry_after_seconds: after, reset_at: reset } = error;
  return [
    after === undefined ? null : readField("wait-seconds", after, "field", context),
    reset === undefined ? null : readField("instant", reset, "field", context),
  ].filter((wait) => wait !== null);
}
