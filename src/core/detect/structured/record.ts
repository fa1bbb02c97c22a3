/** Reads an object of the output: is it a report of an error, and what does it say of a limit? */
import { unreachable } from "../../unreachable.ts";
import { addFacts, addMeaning, type Facts, noFacts, WORDS_LENGTH } from "../facts.ts";
import { fieldCodeForm } from "../forms/codes.ts";
import { LIMIT_MEANINGS } from "../forms/form.ts";
import { readMessage } from "../forms/read-message.ts";
import type { InstantContext } from "../reset/instant.ts";
import type { WaitSource } from "../reset/wait.ts";
import { lookAlike } from "../text/look-alike.ts";
import { announcesError, isErrorLine, isNotice } from "../text/notice.ts";
import { fieldRole } from "./fields.ts";
import { type NotationList, type NotationObject, type NotationValue, parseNotation } from "./notation.ts";
import { field, isAnswer, isExchange, isFilled, isSilent } from "./unrelated-record.ts";
import { readField } from "./wait-field.ts";

export type RecordReading =
  | Report
  | { readonly kind: "success"; readonly url: string | null }
  /** A record of something else, whose words are not to be read either. */
  | { readonly kind: "silent" }
  | { readonly kind: "unknown" };

interface Report {
  readonly kind: "refusal";
  readonly facts: Facts;
  readonly logs: readonly string[];
}

const SILENT: RecordReading = { kind: "silent" };
const DEEPEST_TEXT = 4;

/** The lead of a dump that hangs on an error above it, whose own words have been read there. */
export const BELOW_AN_ERROR = "Error:";

/** `402 {"error":"Rate limited"}`: beside a refusal the number is its status; alone it may count rows. */
const BARE_STATUS = /^\s*(?:402|429|5\d\d)\s*$/;

/**
 * Reads a record.
 *
 * @param lead the words before the object on its line ("openai.RateLimitError: Error code: 429 - ")
 */
export function readRecord(value: NotationObject | NotationList, lead: string, context: InstantContext): RecordReading {
  const leadSays = lead.trim() !== "" && (isErrorLine(lead) || announcesError(lead) || isNotice(lead));
  const top = firstObject(value);
  if (top !== null && !leadSays && isAnswer(top)) return { kind: "success", url: null };
  if (top !== null && !leadSays && (isSilent(top) || isExchange(top))) return SILENT;
  const collector = new Collector(context);
  if (top !== null) collector.open(top);
  collector.walk(value, "", 0, leadSays);
  if (collector.isSuccess() && !leadSays) return { kind: "success", url: collector.url };
  return collector.reading(lead, leadSays);
}

/** The fields of an error that stand below it: they report, whatever they say. */
export function readErrorFields(fields: NotationObject, context: InstantContext): Facts {
  const collector = new Collector(context);
  collector.open(fields);
  collector.walk(fields, "", 0, true);
  return collector.report(null).facts;
}

/**
 * The `error` of a result row: it reports, whatever it says, and in fields of any name.
 *
 * @param isAssertion whether a test failed: its words tell of what was wanted, and are read like those of a log
 */
export function readRowError(
  error: NotationObject | NotationList,
  context: InstantContext,
  isAssertion: boolean,
): { readonly facts: Facts; readonly logs: readonly string[]; readonly answers: readonly string[] } {
  const collector = new Collector(context);
  const top = firstObject(error);
  if (top !== null) collector.open(top);
  collector.walk(error, "", 0, false);
  const wanted = collector.takeMessages((words) => isAssertion || lookAlike(words) === "expectation");
  const { facts, logs } = collector.report(null);
  return { facts, logs: [...wanted, ...logs, ...collector.unnamed], answers: collector.answers };
}

function firstObject(value: NotationObject | NotationList): NotationObject | null {
  if (value.kind === "object") return value;
  for (const item of value.items) if (typeof item === "object" && item !== null && item.kind === "object") return item;
  return null;
}

/** Members of a list that was printed as an object, and names of wrappers. */
const LISTED =
  /^(?:\d{1,6}|results?|payload|event|events|items?|rows?|turn|run|task|job|meta(?:data)?|context|extra|attributes|fields|params|record)$/i;
/** Containers of an interface rather than of an error. */
const INTERFACE = /^(?:data|value|info)$/i;

/** Texts under these keys describe; a code among them is a title. */
const CAPTION = /^(?:description|title|summary|info|value|data|response|body)$/i;

const SAID = /^(?:output|content|text)$/i;

/** Mutable inside one call of a reader above only. */
class Collector {
  private readonly context: InstantContext;
  private readonly facts = noFacts();
  private readonly messages: string[] = [];
  private readonly statuses: number[] = [];
  private readonly logs: string[] = [];
  /** Texts of fields whose names tell nothing. */
  readonly unnamed: string[] = [];
  /** What a program or a model said. */
  readonly answers: string[] = [];
  private isError = false;
  /** The agent itself speaks: what it shows as an answer is its error. */
  private speaksItself = false;
  /** A flag says that this is no success. */
  private isRefused = false;
  private texts = 0;
  private inSettings = false;
  /** Texts that describe: alone they report nothing. */
  private readonly captions = new Set<string>();
  url: string | null = null;

  constructor(context: InstantContext) {
    this.context = context;
  }

  /** What the top level says of all below it. Claude Code's `rate_limit_event` states no error; its status does. */
  open(top: NotationObject): void {
    if (field(top, "is_error") === true || field(top, "isApiErrorMessage") === true)
      this.isError = this.speaksItself = true;
    // Some answer with their error where a result would be.
    this.isRefused = ["success", "ok", "status"].some((name) => {
      const value = field(top, name);
      return value === false || value === 0 || value === "0";
    });
    // Claude Code's own words stand in the place of a model's answer.
    const message = field(top, "message");
    if (typeof message === "object" && message !== null && message.kind === "object")
      if (field(message, "model") === "<synthetic>" && isFilled(field(top, "error")))
        this.isError = this.speaksItself = true;
    const info = field(top, "rate_limit_info");
    if (typeof info !== "object" || info === null || info.kind !== "object") return;
    if (field(info, "status") !== "rejected") return;
    addMeaning(this.facts, "period", "claude-code-rate-limit-event");
    this.facts.typed = true;
    this.isError = true;
    this.wait("instant", field(info, "resetsAt") ?? null, "field");
  }

  walk(value: NotationValue, key: string, depth: number, inError: boolean): void {
    if (typeof value === "object" && value !== null) {
      if (depth > 24) return;
      if (value.kind === "list") {
        this.pairs(value.items);
        for (const item of value.items.slice(0, 200)) this.walk(item, key, depth + 1, inError);
        return;
      }
      if (fieldRole(key) === "retry-info") this.delay(value);
      else for (const [name, inner] of value.entries) this.entry(name, inner, depth, inError);
      return;
    }
    if (typeof value === "string") this.text(value, key, inError);
  }

  private entry(name: string, value: NotationValue, depth: number, inError: boolean): void {
    const role = fieldRole(name);
    const plain = typeof value !== "object" || value === null;
    switch (role) {
      case "content":
        // A synthetic message of the agent itself holds its error as text.
        if (this.speaksItself) break;
        if (typeof value === "string" && SAID.test(name)) this.answers.push(value);
        return;
      case "log":
        if (typeof value === "string") this.logs.push(value);
        return;
      case "url":
        if (typeof value === "string" && value.startsWith("http")) this.url ??= value;
        return;
      case "header":
        if (plain && value !== null) this.facts.headers.set(name.toLowerCase(), String(value));
        else if (typeof value === "object" && value !== null && value.kind === "list" && value.items.length > 0)
          this.facts.headers.set(name.toLowerCase(), String(value.items[0]));
        return;
      case "wait-ms":
      case "wait-seconds":
      case "retry-info":
      case "instant":
        if (plain) this.wait(role, value, role === "retry-info" ? "retry-info" : "field");
        else this.walk(value, name, depth + 1, inError);
        return;
      case "status":
      case "code":
        this.code(value, role);
        if (plain) return;
        break;
      case "message":
        if (/^(?:error|err|errors|exception|fault|failure|last_?error|error_?message)$/i.test(name) && isFilled(value))
          this.isError = true;
        break;
      case "other":
        if (/^quota_?value$/i.test(name) && String(value) === "0") addMeaning(this.facts, "task", "limit-zero");
        if (typeof value === "string" && value.length < 300) this.facts.context += `\n${value}`;
        if (/^(?:is_error|isApiErrorMessage)$/.test(name) && value === true) this.isError = this.speaksItself = true;
        break;
      default:
        unreachable(role);
    }
    if (typeof value === "string") this.text(value, name, inError || this.isError);
    else {
      const inSettings = this.inSettings;
      // A code in a container of unknown name is one of its settings, until an error is told of.
      if (role === "other" && !inError && !this.isError && !LISTED.test(name)) this.inSettings = true;
      if (role === "message" && !INTERFACE.test(name)) this.inSettings = false;
      this.walk(value, name, depth + 1, inError || (role === "message" && this.isError));
      this.inSettings = inSettings;
    }
  }

  /** `[('retry-after', '30'), …]` and the flat list that Node keeps. */
  private pairs(items: readonly NotationValue[]): void {
    for (const item of items) {
      if (typeof item !== "object" || item === null || item.kind !== "list" || item.items.length !== 2) continue;
      const [name, value] = item.items;
      if (typeof name === "string" && value !== null && typeof value !== "object" && fieldRole(name) === "header") {
        this.facts.headers.set(name.toLowerCase(), String(value));
      }
    }
  }

  private code(value: NotationValue, role: "status" | "code"): void {
    if (typeof value === "object" || typeof value === "boolean") return;
    const text = String(value);
    const http = /^([1-5]\d\d)\b/.exec(text);
    if (http) {
      this.statuses.push(Number(http[1]));
      return;
    }
    if (role === "code" && text === "error") this.isError = true;
    if (role === "status" && /^(?:error|errored|failed|failure|rejected)$/i.test(text)) this.isError = true;
    const form = fieldCodeForm(text);
    if (form === null || (this.inSettings && !this.isError)) return;
    // "limit reached" as a status of a healthy answer does not occur; `type: message` never gets here.
    addMeaning(this.facts, form.meaning, form.name);
    if (form.meaning !== "other" && form.meaning !== "failure" && form.meaning !== "connection")
      this.facts.typed = true;
    if (form.meaning !== "other") this.isError = true;
    this.facts.context += `\n${text}`;
  }

  private text(value: string, key: string, inError: boolean): void {
    if (value === "") return;
    const role = fieldRole(key);
    const inner = this.texts < DEEPEST_TEXT * 4 ? innerNotation(value) : null;
    if (inner !== null) {
      this.texts += 1;
      const before = value.slice(0, inner.start).trim();
      if (before !== "" && (role === "message" || inError)) this.messages.push(before);
      this.walk(inner.value, key, 4, true);
      const rest = value.slice(inner.end).trim();
      if (rest.length > 3 && (role === "message" || inError)) this.messages.push(rest);
      return;
    }
    // Some send a code for a message: "rate limit", "ratelimited".
    const code = role === "message" && value.length < 40 && !CAPTION.test(key) ? fieldCodeForm(value) : null;
    if (code !== null && !/slow/i.test(value)) {
      addMeaning(this.facts, code.meaning, code.name);
      this.isError ||= LIMIT_MEANINGS.includes(code.meaning);
    }
    if (CAPTION.test(key)) this.captions.add(value);
    if (
      role === "message" ||
      (inError && role === "content") ||
      (this.speaksItself && /^(?:result|content|text)$/.test(key)) ||
      (this.isRefused && key === "result")
    )
      this.messages.push(value);
    else if (role === "other" && /\s/.test(value)) this.unnamed.push(value);
  }

  private delay(value: NotationObject): void {
    const seconds = Number(field(value, "seconds") ?? 0);
    const nanos = Number(field(value, "nanos") ?? 0);
    const ms = seconds * 1_000 + nanos / 1e6;
    if (Number.isFinite(ms)) this.facts.waits.push({ kind: "duration", ms, source: "retry-info" });
  }

  private wait(
    role: "wait-ms" | "wait-seconds" | "retry-info" | "instant",
    value: NotationValue,
    source: WaitSource,
  ): void {
    const wait = readField(role, value, source, this.context);
    if (wait !== null) this.facts.waits.push(wait);
  }

  isSuccess(): boolean {
    const status = this.statuses[0];
    return status !== undefined && status < 400 && !this.isError && this.statuses.every((code) => code < 400);
  }

  reading(lead: string, leadSays: boolean): RecordReading {
    const refused = this.statuses.some((code) => code >= 400);
    const isReport =
      this.isError || refused || leadSays || this.messages.some((one) => !this.captions.has(one) && isNotice(one));
    if (!isReport) {
      // Its words may still be those of a log: they are read like one.
      const logs = [...this.logs, ...this.messages.filter((one) => !this.captions.has(one) && announcesError(one))];
      return logs.length > 0 ? { kind: "refusal", facts: this.facts, logs } : { kind: "unknown" };
    }
    return this.report((leadSays && lead !== BELOW_AN_ERROR) || BARE_STATUS.test(lead) ? lead : null);
  }

  /** Takes out the messages of which `isTaken` holds. */
  takeMessages(isTaken: (words: string) => boolean): readonly string[] {
    const taken = this.messages.filter(isTaken);
    this.messages.splice(0, this.messages.length, ...this.messages.filter((words) => !isTaken(words)));
    return taken;
  }

  /** @param lead words before the object that belong to its message */
  report(lead: string | null): Report {
    const message = this.messages.join("\n");
    const words = lead === null ? message : `${lead.trim()} ${message}`;
    const read = readMessage(words, this.context);
    const status = this.statuses.includes(429) ? 429 : (this.statuses.findLast((code) => code >= 400) ?? read.status);
    addFacts(this.facts, read);
    this.facts.status = read.status === 429 ? 429 : status;
    this.facts.structured = true;
    this.facts.url ??= this.url;
    if (message !== "") this.facts.words = message.slice(0, WORDS_LENGTH);
    return { kind: "refusal", facts: this.facts, logs: this.logs };
  }
}

/** JSON or a repr inside a string: an error body that was printed, wrapped or escaped. */
function innerNotation(
  text: string,
): { readonly value: NotationValue; readonly start: number; readonly end: number } | null {
  const start = text.search(/\{\s{0,20}\\{0,4}["']|\[\s{0,20}\{\s{0,20}\\{0,4}["']/);
  if (start === -1) return null;
  const parsed = parseNotation(text, start);
  if (parsed === null || (parsed.value.kind === "object" && parsed.value.entries.length === 0)) return null;
  return { value: parsed.value, start, end: parsed.end };
}
