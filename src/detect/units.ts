/** Cuts clean lines into units: an error, a record, a response or a log line, each with the lines that belong to it. */
import { jsonOrNull } from "../core/json.ts";
import { isErrorLine, isSourceLine } from "./line-shapes.ts";

export interface Unit {
  readonly kind: "record" | "response" | "traceback" | "line";
  /** Index of its first line, for distances. */
  readonly line: number;
  readonly lines: readonly string[];
  /** The parsed object of a record. */
  readonly value?: unknown;
}

const RESPONSE = /^\s{0,4}(?:[<*] |reply: ['"]|<- )?HTTP\/\d(?:\.\d)?\s[1-5]\d\d\b/;
const HEADER = /^\s{0,4}(?:< |header: )?[A-Za-z][\w-]{1,80}:\s|^\s{0,4}<\s{0,4}$/;
const TRACEBACK =
  /^\s{0,8}(?:\+ )?(?:Exception Group )?Traceback \(most recent call last\)|^\w+(?:Error|Exception)\s{2,}Traceback/;
/** An indented line starts a new unit if it has a mark of an agent's screen. */
const MARKED = /^\s{0,12}[⎿●⏺■✗✘✕×❌⚠✻✖•❯›]/u;
const CONTINUED = /^(?:\s{2,}\S|\*\s\w|\t+\S|[}\])]|\s{1,12}at\s|<\/?(?:html|head|title|body|center|h1|hr|p|div)\b)/i;
/** Some libraries put errors between tags of their own (`<last_exception>`). */
const TAG = /^\s*<\w+>\s*$/;
/**
 * A line of source code that a tool quotes beside an error: `  3| code`, `  > 4 | code`, `42│   code`. With more
 * columns it is a table.
 */
const EXCERPT = /^(?:\s{1,12}|\s{0,12}>\s{0,4})\d{1,6}\s?\|(?!.* \| )|^\s{0,12}\d{1,6}\s?[|│┆]\s{2,}/;
/** A failed test, as Go, Bun and TAP print it. Its name may be that of a limit. The reason is on other lines. */
const TEST_NAME = /^(\s{0,40}(?:--- FAIL:|\(fail\)|not ok) ).*/;
/** Python's rich quotes source code and values in a box, which may hold other boxes. The error is below it. */
const TRACEBACK_BOX = /^[│\s]{0,80}╭─.{0,400}\bTraceback \(/;
const BOX_TOP = /^[│\s]{0,80}╭─/;
const BOX_BOTTOM = /^[│\s]{0,80}╰─/;
/** The fields of an error, which some tools list below it. */
const PROPERTY = /^(?:title|status|detail|message|code|type|cause|reason|body|headers|request[_ ]id)\s?[:=]\s/;
const MOST_LINES = 400;
const MOST_BODY_LINES = 20;
/** A sentence cannot end here. */
const IN_SENTENCE = /(?:·|\b(?:your|the|an?|of|to|and|or|please))$/;
/** An instant follows ("resets at"), or its zone ("4pm"), or the rest of a duration ("3 days"). */
const IN_INSTANT =
  /(?:\b(?:at|until|after|in|on|[Rr]esets?)\s?:?|\d(?::\d\d|\s?(?:[ap]\.?m\.?|[AP]M|d|days?|h|hours?)(?: and|,)?))$/;
/** The least width of a terminal. It did not wrap a shorter line. */
const NARROWEST_SCREEN = 70;
/** How the rest of a wrapped line begins: within a sentence, or with a number and its unit. */
const WRAPPED_REST = /^\s*(?:[a-z(]|https?:|\d{1,4}[.:]?\d{0,2} ?(?:[A-Za-z]|$))/;
/** How an instant, a zone or the rest of a duration begins. */
const INSTANT =
  /^\s*(?:[\d(]|(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:day)?\b|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.? \d)/;
/** The beginning of a line shows what it is. */
const LONGEST_REST = 2_000;
/** The start of a dumped object, such as the body of an error. */
const DUMP = /\{\s?["']\w/;

export function readUnits(cleanLines: readonly string[]): Unit[] {
  const lines = withoutExcerpts(cleanLines);
  const units: Unit[] = [];
  for (let at = 0; at < lines.length; ) {
    if (isBlank(lines[at])) {
      at += 1;
      continue;
    }
    const unit = readRecordUnit(lines, at) ?? readTextUnit(lines, at);
    units.push(...unrolled(unit));
    at = unit.line + unit.lines.length;
  }
  return units;
}

/**
 * Quoted lines become blank, which keeps the distances between the others. Failed tests lose their names. A box that
 * never closes would hide everything below it. If there is one, only the lines of excerpts are left out.
 */
function withoutExcerpts(lines: readonly string[]): string[] {
  let depth = 0;
  const isBoxed = lines.map((line) => {
    const isInside = depth > 0;
    if ((isInside ? BOX_TOP : TRACEBACK_BOX).test(line)) depth += 1;
    else if (isInside && BOX_BOTTOM.test(line)) depth -= 1;
    return isInside || depth > 0;
  });
  const isCutOff = depth > 0;
  return lines.map((line, at) =>
    (isBoxed[at] && !isCutOff) || EXCERPT.test(line) ? "" : line.replace(TEST_NAME, "$1"),
  );
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === "";
}

function readTextUnit(lines: readonly string[], at: number): Unit {
  const head = lines[at] ?? "";
  if (RESPONSE.test(head)) return { kind: "response", line: at, lines: lines.slice(at, responseEnd(lines, at)) };
  if (TRACEBACK.test(head)) return { kind: "traceback", line: at, lines: lines.slice(at, tracebackEnd(lines, at)) };
  const end = TAG.test(head) ? at + 1 : textEnd(lines, at + 1);
  return { kind: "line", line: at, lines: lines.slice(at, end) };
}

/** The end of the lines that belong to a line: stack frames, fields, closing brackets, the rest of a wrapped line. */
function textEnd(lines: readonly string[], from: number): number {
  let end = Math.max(from, dumpEnd(lines, from));
  while (end < lines.length && end - from < MOST_LINES) {
    const line = lines[end] ?? "";
    if (isBlank(line) || MARKED.test(line)) break;
    if (!CONTINUED.test(line) && !PROPERTY.test(line) && !goesOn(lines[end - 1] ?? "", line)) break;
    end += 1;
  }
  return end;
}

/** The end of an object that a line opens and a later line closes. `from`, if none does. */
function dumpEnd(lines: readonly string[], from: number): number {
  const start = (lines[from - 1] ?? "").search(DUMP);
  if (start === -1) return from;
  let depth = openBraces((lines[from - 1] ?? "").slice(start));
  for (let at = from; at < from + MOST_BODY_LINES && depth > 0 && !isBlank(lines[at]); at += 1) {
    depth += openBraces(lines[at] ?? "");
    if (depth <= 0) return at + 1;
  }
  return from;
}

function openBraces(text: string): number {
  return text.split("{").length - text.split("}").length;
}

/** Whether a message continues on the next line. Below "Sending the request to" there may be an error of its own. */
function goesOn(line: string, next: string): boolean {
  const isCut = IN_SENTENCE.test(line) || (line.length >= NARROWEST_SCREEN && /[^.:;{}!?]$/.test(line));
  const isRest = (isCut && WRAPPED_REST.test(next)) || (IN_INSTANT.test(line) && INSTANT.test(next));
  return isRest && !isErrorLine(next) && !isSourceLine(next.slice(0, LONGEST_REST));
}

function tracebackEnd(lines: readonly string[], at: number): number {
  let end = at + 1;
  while (end - at < MOST_LINES && /^[\s+|]/.test(lines[end] ?? "")) end += 1;
  return Math.min(textEnd(lines, end + 1), lines.length);
}

/** The headers of a response and, below at most one blank line, its body. */
function responseEnd(lines: readonly string[], at: number): number {
  let end = at + 1;
  while (end < lines.length && HEADER.test(lines[end] ?? "")) end += 1;
  const body = isBlank(lines[end]) ? end + 1 : end;
  if (isBlank(lines[body]) || RESPONSE.test(lines[body] ?? "")) return end;
  const record = readRecordUnit(lines, body);
  if (record !== null) return body + record.lines.length;
  end = body;
  while (end < lines.length && !isBlank(lines[end]) && end - body < MOST_BODY_LINES) end += 1;
  return end;
}

/** A JSON record that begins at the start of a line and may span several lines. */
function readRecordUnit(lines: readonly string[], at: number): Unit | null {
  const head = (lines[at] ?? "").trim();
  if (!/^[{[]/.test(head)) return null;
  const whole = parse(head);
  if (whole !== null) return { kind: "record", line: at, lines: [lines[at] ?? ""], value: whole };
  // A pretty-printed record ends at the closing bracket with the indent of the opening one.
  if (head.length > 2) return null;
  const indent = (lines[at] ?? "").search(/\S/);
  for (let end = at + 1; end < lines.length && end - at < MOST_LINES; end += 1) {
    const line = lines[end] ?? "";
    if (line.search(/\S/) !== indent || !/^\s*[}\]]/.test(line)) continue;
    const value = parse(lines.slice(at, end + 1).join("\n"));
    return value === null ? null : { kind: "record", line: at, lines: lines.slice(at, end + 1), value };
  }
  return null;
}

/** @param text begins with a bracket */
function parse(text: string): object | null {
  return /[}\]]$/.test(text) ? (jsonOrNull(text) as object | null) : null;
}

/** Agents can print all their records as one array: one unit each. */
function unrolled(unit: Unit): Unit[] {
  const { value } = unit;
  if (!Array.isArray(value) || !value.every((item) => typeof item === "object" && item !== null)) return [unit];
  return value.map((item, index) => ({ ...unit, lines: index === 0 ? unit.lines : [], value: item }));
}
