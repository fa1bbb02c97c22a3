/**
 * Distinguishes a rate limit from a failure by the provider's words, bodies and headers in the output of a child.
 * Only the last error counts, and only a provider's own notices, codes, statuses and headers are certain.
 */

import { namesFailure } from "../core/failure-words.ts";
import { isObject } from "../core/json.ts";
import { type Detection, isRateLimit, NOTHING_DETECTED, type Notice } from "../core/rate-limit.ts";
import type { RowError } from "../core/row.ts";
import { cleanLines } from "./clean-lines.ts";
import { fieldCodeForm } from "./codes.ts";
import type { DetectContext } from "./context.ts";
import { addFields, readFields, readWaitField, scanFields } from "./fields.ts";
import { lastRefusal, readUnit } from "./last-error.ts";
import { addEvidence, addMeaning, LIMIT_MEANINGS, type LimitEvidence, noEvidence } from "./limit-evidence.ts";
import { isFailedTest } from "./line-shapes.ts";
import { normalized, readMessage, WORDS_LENGTH } from "./read-message.ts";
import { recordFields } from "./records.ts";
import { readProseWaits } from "./reset/prose-waits.ts";
import type { Wait } from "./reset/wait.ts";
import { readUnits, type Unit } from "./units.ts";
import { readUserForms } from "./user-forms.ts";
import { verdictFor } from "./verdict.ts";

/**
 * Reads the last error of a text, if it is a limit or a failing server.
 *
 * @param text the raw output of a failed child: it may have colors, CRLF, wrapped lines, JSON in JSON
 */
export function detect(text: string, context: DetectContext): Detection {
  const { detection, rest } = readUserForms(text, context);
  if (detection !== null) return detection;
  const evidence = lastRefusal(rest, context);
  return evidence === null ? NOTHING_DETECTED : verdictFor(evidence, context);
}

/** Anything before this part may be about other requests. */
const DECLARED_TAIL = 4_000;

/**
 * For a child whose exit code says that it was limited: what `detect` finds, else a limit with the wait that its
 * last words state ("Try again in 10 minutes"). Never `none` or `overload`.
 */
export function detectDeclared(text: string, context: DetectContext): Detection {
  const detection = detect(text, context);
  if (isRateLimit(detection)) return { ...detection, certain: true };
  const evidence = noEvidence();
  addMeaning(evidence, "rate", { form: "exit-code", certain: true });
  const stated = cleanLines(text.slice(-DECLARED_TAIL))
    .map((line) => readProseWaits(normalized(line), context))
    .findLast((waits) => waits.length > 0);
  evidence.waits.push(...(stated ?? []));
  return verdictFor(evidence, context);
}

/** Two screens. Longer output is work, even if it contains a notice. */
const SHORT_OUTPUT = 4_000;
/** A Markdown fence. An answer that explains an error quotes it between two of them. */
const FENCE = /^\s{0,3}```/m;
/**
 * The least share of a short output that the notice takes. Hints such as "/upgrade to increase your usage limit." may
 * follow it.
 */
const NOTICE_SHARE = 0.6;

/**
 * For a child that exited 0 without a result row: the error notice that it printed instead of an answer, or null.
 *
 * An output is such a notice if its last record has `is_error`, or if nearly all of a short output reports a
 * limit, a failing server or a refused key. An error among other output is not.
 */
export function detectNotice(output: string, context: DetectContext): Notice | null {
  const { detection: own, rest } = readUserForms(output, context);
  const units = readUnits(cleanLines(rest));
  const last = units.at(-1);
  if (last?.kind === "record" && isObject(last.value)) return recordNotice(last, last.value, context);
  if (output.trim().length > SHORT_OUTPUT || FENCE.test(output)) return null;
  return shortNotice(units, own !== null && isRateLimit(own) ? own : null, context);
}

function recordNotice(unit: Unit, record: Readonly<Record<string, unknown>>, context: DetectContext): Notice | null {
  const isMarked = record.is_error === true || record.isApiErrorMessage === true;
  const { standing, evidence } = readUnit(unit, context);
  const message = evidence.words || "the last record of the output is an error";
  if (isMarked || record.error) {
    const { detection } = readUserForms(unit.lines.join("\n"), context);
    if (detection !== null) return { detection, message };
  }
  return isMarked || standing === "limit" || standing === "trouble"
    ? { detection: verdictFor(evidence, context), message }
    : null;
}

/** An answer may mention errors. A notice begins with one. */
const BEGINS_AS_ERROR =
  /^\W{0,8}(?:[\w.]*(?:Error|Exception)\b|API Error|error|failed|request failed|HTTP|[45]\d\d\b)/i;

/** An answer that explains a status or an error class has it as its subject: "HTTP 429 Too Many Requests is …". */
const EXPLAINS =
  /^\W{0,8}(?:(?:HTTP|[Ss]tatus|[Ee]rror|[Cc]ode)\s){0,3}(?:[45]\d\d|[\w.]+(?:Error|Exception))(?:\s\(?(?:[A-Z][a-z]+\s?){1,4}\)?)?,?\s?(?:is|was|are|were|shows?|says|tells|comes|refers|stands|means?|indicates?|describes?|occurs?|happens?)\b/;

/** About four lines of a terminal. A longer line is prose, even if a user's form matches it. */
const LONGEST_OWN_NOTICE = 320;

/** @param own the limit that the user's forms find in the whole output */
function shortNotice(units: readonly Unit[], own: Detection | null, context: DetectContext): Notice | null {
  let [noticed, all] = [0, 0];
  let found: LimitEvidence | null = null;
  for (const unit of units) {
    const text = unit.lines.join("\n");
    const { standing, evidence } = readUnit(unit, context);
    if (standing === "success") return null;
    all += text.length;
    const isOwn = own !== null && text.length <= LONGEST_OWN_NOTICE && readUserForms(text, context).detection !== null;
    const isNotice = [...evidence.meanings.values()].some((sign) => typeof sign.provider === "string");
    const isError =
      (standing === "limit" || standing === "trouble") && BEGINS_AS_ERROR.test(text) && !EXPLAINS.test(text);
    if (!isOwn && !isNotice && !isError) continue;
    noticed += text.length;
    found = evidence;
  }
  if (found === null || noticed < all * NOTICE_SHARE) return null;
  if (own !== null) return { detection: own, message: own.evidence };
  const detection = verdictFor(found, context);
  // An answer may be about a connection error, but not about a status or a notice.
  return detection.kind === "overload" && !detection.certain ? null : { detection, message: found.words };
}

/** Bound on all logs inside one error, together. */
const LONGEST_LOG = 65_536;

/**
 * The `error` of a result row. A status 429 or 402, or a type or message of a limit, is a limit, and the wait that the
 * row states counts. A stated wait is a limit too if no words beside it name another failure. An assertion quotes what
 * a test expected, so only a typed limit in the chain or an exact notice counts there.
 *
 * @param isGrade whether the row grades its task. Then the status of an assertion is one that the test compared.
 */
export function detectRowError(row: RowError, context: DetectContext, isGrade = false): Detection {
  const isAssertion = isFailedTest(typeAndMessage(row), LONGEST_LOG);
  const error = isAssertion && isGrade ? withoutStatus(row) : row;
  const stated = [
    { role: "wait-seconds" as const, value: error.retry_after_seconds },
    { role: "instant" as const, value: error.reset_at },
  ]
    .map(({ role, value }) => (value === undefined ? null : readWaitField({ role, value: String(value) }, context)))
    .filter((wait): wait is Wait => wait !== null);
  const said = typeAndMessage(error);
  const whole = `${said}\n${error.cause ?? ""}`.trim();
  const { detection: own } = readUserForms(whole, context, stated);
  if (own !== null) return own;
  const words = readUserForms(said, context).rest;

  const evidence = readMessage(words, { isError: true, isAssertion }, context);
  if (isAssertion) removeQuotes(evidence);
  if (!isAssertion) {
    addFields(evidence, scanFields(words), context);
    const inner = words.includes("\n") ? lastRefusal(words, context) : null;
    if (inner !== null) {
      addEvidence(evidence, inner);
      if (words.length > WORDS_LENGTH) evidence.words = inner.words;
    }
  }
  for (const code of isAssertion || words === "" ? [] : [error.type, error.message]) {
    const form = code === undefined ? null : fieldCodeForm(code);
    if (form === null) continue;
    addMeaning(evidence, form.meaning, { form: form.name, certain: true });
    evidence.typed ||= LIMIT_MEANINGS.includes(form.meaning);
  }
  const isNamed = evidence.meanings.size > 0;
  const details = error.details === undefined ? null : readDetails(error.details, isAssertion, context);
  if (details !== null) addEvidence(evidence, details);
  if (error.status_code !== undefined && details?.status == null) {
    evidence.status = evidence.status === 429 ? 429 : error.status_code;
  }
  if (!isNamed && error.cause !== undefined) evidence.words = error.cause.slice(0, WORDS_LENGTH);
  else if (!isNamed && details !== null && details.words !== "") evidence.words = details.words;
  evidence.waits.push(...stated);
  const saysNothing = evidence.meanings.size === 0 && evidence.status === null && !namesFailure(error);
  if (saysNothing && stated.length > 0) addMeaning(evidence, "rate", { form: "stated-wait", certain: true });
  return verdictFor(evidence, context);
}

function typeAndMessage({ type, message }: RowError): string {
  return [type, message].filter((part) => part !== undefined && part !== "").join(": ");
}

/** The error without its own status. Those of its causes and responses stay. */
function withoutStatus({ status_code: _, ...error }: RowError): RowError {
  if (!isObject(error.details)) return error;
  const { status_code: _own, ...details } = error.details;
  return { ...error, details };
}

/** Drops the codes and classes that an assertion quotes: they were expected, or came instead. Exact notices stay. */
function removeQuotes(evidence: LimitEvidence): void {
  for (const [meaning, sign] of evidence.meanings)
    if (typeof sign.provider !== "string") evidence.meanings.delete(meaning);
  evidence.typed = false;
}

/** The errors that an error was raised from, as the adapters of harnesses write them. */
function causesIn(details: unknown): readonly RowError[] {
  if (!isObject(details)) return [];
  return [details.cause, details.causes, details.exceptions].flat().filter((inner) => isObject(inner));
}

/** The evidence in an error's own fields, and in the logs inside it. */
function readDetails(details: unknown, isAssertion: boolean, context: DetectContext): LimitEvidence {
  const { fields, logs } = recordFields(details);
  const kept = fields.map((field) => ({ ...field, value: readUserForms(field.value, context).rest }));
  const evidence = readFields(kept, context, isAssertion);
  const output = isObject(details) && typeof details.output === "string" ? [details.output] : [];
  for (const log of [...logs, ...output]) {
    const inner = lastRefusal(log.slice(-LONGEST_LOG), context);
    if (inner === null) continue;
    if (evidence.meanings.size === 0) evidence.words = inner.words;
    addEvidence(evidence, inner);
  }
  // An assertion quotes a status. The error that it was raised from has one.
  for (const inner of isAssertion ? causesIn(details) : [])
    addEvidence(evidence, readDetails(inner, isFailedTest(typeAndMessage(inner), LONGEST_LOG), context));
  // Harnesses store a tool's output under names of their own. An exact notice needs no known name.
  for (const { role, value } of kept) {
    if (role === "other" && /\s/.test(value)) addEvidence(evidence, readMessage(value, { isError: false }, context));
  }
  return evidence;
}
