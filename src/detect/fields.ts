/**
 * Fields of error objects in any notation: JSON, Python and JavaScript dumps, headers, logfmt. Names ignore case, `_`
 * and `-`.
 */

import { classForm, fieldCodeForm, wordsOf } from "./codes.ts";
import { addEvidence, addMeaning, LIMIT_MEANINGS, type LimitEvidence, noEvidence } from "./limit-evidence.ts";
import { readMessage, WORDS_LENGTH } from "./read-message.ts";
import { isLimitHeader, LEAST_EPOCH_S, readReset } from "./reset/headers.ts";
import type { InstantContext } from "./reset/instant.ts";
import type { Wait } from "./reset/wait.ts";

const { raw } = String;

export type FieldRole =
  | "message"
  | "code"
  | "status"
  | "header"
  | "wait-ms"
  | "wait-seconds"
  | "instant"
  | "log"
  | "content"
  | "other";

/** The names of fields, without case and signs, by the kind of their value. */
const NAMES: Readonly<Partial<Record<FieldRole, string>>> = {
  message: `
    message msg error err errors errormessage errormsg errordescription errortext detail details description
    reason title statustext cause exception exceptionmessage raw body responsebody responsetext response data
    failure lasterror fault faultstring statusmsg statusmessage statusinfo retmsg errmsg respmsg info innererror
    innerexception rawmessage providermessage displaymessage usermessage localizedmessage reasonphrase warning
    errorchain errorchainrepr errorchainstr errorrepr errorstr causedby causes rootcause result errorsummary
    information note notice shortmessage detailmessage
  `,
  code: `
    code type name errortype errorcode exctype exceptiontype kind category subtype errorname errorclass
    errorkind typ errcode xtype
  `,
  status: `
    status cod statuscode httpstatus httpstatuscode httpcode rawstatuscode apierrorstatus httpresponsestatuscode
    responsestatus responsecode responsestatuscode upstreamstatus laststatus upstreamstatuscode
  `,
  log: `
    stderr stdout traceback stacktrace log logs logtail stderrtail stdouttail errorlog errortrace outputtail
    stack exceptiontraceback trace consoleoutput
  `,
  content: `
    content output text prompt input messages choices answer completion arguments toolinput toolresult
    tooluseresult query question config request options params requestbody requestheaders headersrequest
    document documents source codesnippet patch diff expected actual target reference examples example schema
    usage requestbodyvalues env args kwargs locals sample item summary case test testcase task
  `,
};

const ROLES: ReadonlyMap<string, FieldRole> = new Map(
  Object.entries(NAMES).flatMap(([role, names]) => wordsOf(names).map((name) => [name, role as FieldRole])),
);

/** How the names of waits are built: `retry_after`, `resetInSeconds`, `quotaResetTimeStamp`. */
const WAIT_NAMES: readonly (readonly [FieldRole, RegExp])[] = [
  ["wait-ms", /^(?:retry(?:after|in)|resets?(?:in|after)?)(?:ms|milliseconds)$|^msbeforenext$/],
  ["wait-seconds", /^(?:next)?(?:retry|(?:rate|quota)?resets?)(?:after|in|delay)(?:s|secs?|seconds|duration)?$/],
  ["wait-seconds", /^(?:(?:recommended|suggested)?wait|cooldown|estimated)(?:time)?(?:seconds)?$|^ttl$/],
  ["wait-seconds", /^(?:seconds|time)untilreset$/],
  [
    "instant",
    /^(?:quota|rate|limit|window|next|recommended)*(?:resets?|retry(?:after)?|available|blocked|until)(?:next|at|on|time|date|until|timestamp)*$/,
  ],
  ["instant", /^ratelimitnext$|^periodend$|^expectedavailability$/],
];

/** What a field with this name holds. */
export function fieldRole(name: string): FieldRole {
  if (name.includes("-") && isLimitHeader(name)) return "header";
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, "");
  return ROLES.get(plain) ?? WAIT_NAMES.find(([, names]) => names.test(plain))?.[0] ?? "other";
}

export interface Field {
  readonly name: string;
  readonly role: FieldRole;
  readonly value: string;
}

/** An instant that no quotation marks hold: an HTTP date, or ISO 8601. */
const BARE_INSTANT = raw`(?:mon|tue|wed|thu|fri|sat|sun)\w{0,6},? [\w :-]{10,30}|\d{4}-\d\d-\d\d[T ]\d\d:[\d:.]{2,16}(?:Z|[+-][\d:]{4,5})?`;
const BARE = raw`-?\d[\d.]{0,20}(?:[mnuµμ]?s|m|h)?(?:\d[\dsm.]{0,12})?|[A-Za-z][\w.-]{0,80}`;
const PAIR = new RegExp(
  raw`(?<![\w$./])["']?([A-Za-z$_@][\w$@.-]{0,60})(?:["']?\]?\s{0,3}(?::|=>?)\s{0,3}|["'],\s)\[?\(?(?:b|Some\()?` +
    raw`(?:"((?:[^"\\]|\\.){0,4000})"|'((?:[^'\\]|\\.){0,4000})'|\`([^\`]{0,4000})\`|(${BARE_INSTANT}|${BARE})(?![\d.]*:\d))`,
  "gi",
);

const DEEPEST = 3;

/** Every `name: value` in a text, at any depth. Strings inside strings are opened first. */
export function scanFields(text: string, depth = 0): Field[] {
  const open = text.replace(/\\+(["'])/g, "$1").replace(/\\+[nr]/g, "\n");
  return [...open.matchAll(PAIR)].flatMap((match) => {
    const name = match[1] ?? "";
    const value = match[2] ?? match[3] ?? match[4] ?? match[5] ?? "";
    const field = { name, role: fieldRole(name), value };
    // A body printed as a string.
    return depth < DEEPEST && /[{[]\s*["']/.test(value) ? [field, ...scanFields(value, depth + 1)] : [field];
  });
}

/** The wait that a field states. Null if it states none. */
export function readWaitField({ role, value }: Pick<Field, "role" | "value">, context: InstantContext): Wait | null {
  const text = value.trim();
  const number = /^\d{1,16}(?:\.\d{1,9})?$/.test(text) ? Number(text) : null;
  switch (role) {
    case "wait-ms":
      return number === null ? null : { kind: "duration", ms: number };
    // A small number is a count: `{"available": 3}`.
    case "instant":
      return number !== null && number < LEAST_EPOCH_S ? null : readReset(text, context);
    case "wait-seconds":
      return readReset(text, context);
    default:
      return null;
  }
}

/** The evidence of an error object. */
export function readFields(fields: readonly Field[], context: InstantContext, isAssertion = false): LimitEvidence {
  const evidence = noEvidence();
  const messages = fields.filter((field) => field.role === "message").map((field) => field.value);
  const words = messages.filter((message) => message.length > 2);
  // Each value begins a sentence.
  addEvidence(evidence, readMessage(words.join(";\n"), { isError: true, isAssertion }, context));
  evidence.words = (words.toSorted((a, b) => b.length - a.length)[0] ?? "").replace(/\s+/g, " ").slice(0, WORDS_LENGTH);
  addFields(evidence, fields, context, isAssertion);
  return evidence;
}

/** The exact wait, and the same wait in seconds, which is rounded up. */
const RETRY_AFTER_MS = /^retry_?after_?ms$/i;
const RETRY_AFTER = /^retry_?after(?:_?s(?:ec(?:ond)?s?)?)?$/i;

/** Adds what fields mean by their names: codes, statuses, headers, waits. */
export function addFields(
  evidence: LimitEvidence,
  fields: readonly Field[],
  context: InstantContext,
  isAssertion = false,
): void {
  const statuses: number[] = [];
  const isRounded = fields.some((field) => RETRY_AFTER_MS.test(field.name) && readWaitField(field, context) !== null);
  for (const field of fields) {
    if (isRounded && RETRY_AFTER.test(field.name)) continue;
    switch (field.role) {
      case "header":
        evidence.headers.set(field.name.toLowerCase(), field.value);
        break;
      case "status":
      case "code":
      case "message": {
        const status = field.role === "message" ? null : /^([45]\d\d)\b/.exec(field.value);
        const isCode = field.role !== "message" || field.value.length < 40;
        if (status !== null) statuses.push(Number(status[1]));
        else if (isCode) addCode(evidence, field);
        break;
      }
      case "wait-ms":
      case "wait-seconds":
      case "instant": {
        const wait = readWaitField(field, context);
        if (wait !== null) evidence.waits.push(wait);
        break;
      }
      default:
        if (/^quota_?value$/i.test(field.name) && field.value === "0") {
          addMeaning(evidence, "task", { form: "limit-zero", certain: true });
        }
        if (field.value.length < 300) evidence.context += `\n${field.value}`;
    }
  }
  if (isAssertion) return;
  evidence.status = statuses.includes(429) || evidence.status === 429 ? 429 : (statuses.at(-1) ?? evidence.status);
}

function addCode(evidence: LimitEvidence, field: Field): void {
  const form = fieldCodeForm(field.value) ?? (field.role === "code" ? classForm(field.value) : null);
  if (form === null) return;
  const limits = LIMIT_MEANINGS.includes(form.meaning);
  // "internal error" as a message is a sentence. Some providers send "rate limit" or an overload as a code.
  if (field.role === "message" && !limits && form.meaning !== "overload") return;
  addMeaning(evidence, form.meaning, { form: form.name, certain: true });
  evidence.typed ||= limits && field.role !== "message";
  evidence.context += `\n${field.value}`;
}
