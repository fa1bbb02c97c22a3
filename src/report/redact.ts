/**
 * The one place of redaction: known values of secrets and well-known shapes of keys become `***` before
 * anything is stored or shown.
 */
import type { RedactionStream, Redactor } from "../core/redactor.ts";
import { BEGINNING_MIN, CUT, findCutValues } from "./cut-values.ts";
import { decodedView, LAYERS_LIMIT } from "./decoded-view.ts";
import { findKeyShapes, isLabel, openPrivateKeyAt, SHAPE_LENGTH_LIMIT } from "./key-shapes.ts";
import { formsOf } from "./known-values.ts";
import { LiteralMatcher } from "./literal-matcher.ts";
import { mergeRanges, type Range } from "./ranges.ts";

const HIDDEN = "***";

/** A line that is longer is passed on in pieces. */
const LINE_LENGTH_LIMIT = 64 * 1_024;

/** Of the longest escape of one character, such as `\u002B`. */
const CODE_LENGTH = 6;
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
/** As JSON writes one. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

const SECRET_NAME = /KEY|TOKEN|SECRET|PASSWORD/i;
/** Of variables; masked values are secret at any length that can be told apart from words. */
const ENVIRONMENT_LENGTH_MIN = 8;

/**
 * A redactor for known values, which also knows the shapes of keys.
 *
 * A text or a line that is JSON stays JSON: its strings and keys are redacted one by one, and a number that is
 * a known value becomes a string. Everything else is replaced in place.
 *
 * @param values of secrets; those shorter than 6 characters are passed over
 */
export function createRedactor({ values }: { readonly values: readonly string[] }): Redactor {
  const forms = formsOf(values);
  const matcher = forms.length === 0 ? null : new LiteralMatcher(forms);
  const seeds = new Set(forms.map((form) => form.slice(0, BEGINNING_MIN)));
  const beginnings = seeds.size === 0 ? null : new LiteralMatcher([...seeds]);
  const find = (text: string, layer = 0): Range[] => {
    const found: Range[] = [];
    matcher?.find(text, found);
    findKeyShapes(text, found);
    // One pass tells that no form begins anywhere: looking before each cut costs a search for each form.
    if (beginnings !== null && text.includes(CUT) && hasAny(beginnings, text)) findCutValues(text, forms, found);
    const view = layer < LAYERS_LIMIT ? decodedView(text) : null;
    if (view !== null) for (const range of find(view.text, layer + 1)) found.push(view.inSource(range));
    return found.length === 0 ? found : mergeRanges(found);
  };
  const numbers = new Set(forms.filter((form) => NUMBER.test(form)));
  const redact = (text: string): string => {
    const ranges = find(text);
    return ranges.length === 0 ? text : hide(text, ranges, { redact, numbers });
  };
  const longest = Math.max(0, ...values.map((value) => value.length));
  const holdLength = Math.max(SHAPE_LENGTH_LIMIT, longest * CODE_LENGTH, ...forms.map((form) => form.length));
  const multiline = forms.filter((form) => form.includes("\n"));
  return { redact, stream: () => new LineStream({ find, redact, numbers, holdLength, multiline }) };
}

/**
 * The values of all variables whose name contains KEY, TOKEN, SECRET or PASSWORD and that have 8 characters
 * or more. Lines of a value that has several count on their own, and so do the secrets inside a value that is JSON
 * (such as the key of a service account).
 */
export function secretValues(env: Readonly<Record<string, string | undefined>>): string[] {
  const values = new Set<string>();
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined || !SECRET_NAME.test(name)) continue;
    for (const part of [
      value,
      value.trim(),
      ...value.split(/[\r\n]+/).map((line) => line.trim()),
      ...secretsOfJson(value),
    ]) {
      if (part.length >= ENVIRONMENT_LENGTH_MIN) values.add(part);
    }
  }
  return [...values];
}

function secretsOfJson(text: string): string[] {
  if (!text.trimStart().startsWith("{")) return [];
  const secrets: string[] = [];
  try {
    JSON.parse(text, (name, value: unknown) => {
      if (typeof value === "string" && SECRET_NAME.test(name)) secrets.push(value, ...value.split("\n"));
      return value;
    });
  } catch {
    return [];
  }
  return secrets;
}

/** The redactor that a process with this environment needs. */
export function environmentRedactor(env: Readonly<Record<string, string | undefined>>): Redactor {
  return createRedactor({ values: secretValues(env) });
}

type Redact = (text: string) => string;

/** What hides the parts of a JSON text. */
interface JsonRedaction {
  readonly redact: Redact;
  /** Known values that JSON can hold outside of strings. */
  readonly numbers: ReadonlySet<string>;
}

function hide(text: string, ranges: readonly Range[], json: JsonRedaction): string {
  if (text.includes("\n")) {
    const whole = hideInJson(text, json);
    if (whole !== null) return whole;
  }
  const parts: string[] = [];
  let done = 0;
  for (let index = 0; index < ranges.length; ) {
    const first = ranges[index];
    if (first === undefined) break;
    const start = first.start === 0 ? 0 : text.lastIndexOf("\n", first.start - 1) + 1;
    let end = lineEnd(text, first.end);
    const inLine: Range[] = [];
    for (let range = ranges[index]; range !== undefined && range.start < end; range = ranges[index]) {
      inLine.push(range);
      end = lineEnd(text, Math.max(range.end, end));
      index += 1;
    }
    const lineStart = Math.max(start, done);
    parts.push(text.slice(done, lineStart), hideInLine(text.slice(lineStart, end), lineStart, inLine, json));
    done = end;
  }
  parts.push(text.slice(done));
  return parts.join("");
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}

function hideInLine(line: string, offset: number, ranges: readonly Range[], json: JsonRedaction): string {
  const whole = hideInJson(line, json);
  if (whole !== null) return whole;
  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of ranges) {
    parts.push(line.slice(done, start - offset), HIDDEN);
    done = end - offset;
  }
  parts.push(line.slice(done));
  return parts.join("");
}

/** Redacts the strings of a JSON text; null where the text is no object, list or string. */
function hideInJson(text: string, { redact, numbers }: JsonRedaction): string | null {
  if (!/^\s*[[{"]/.test(text)) return null;
  try {
    const indent = /^\s*[[{]\n( +)/.exec(text)?.[1] ?? "";
    const end = text.slice(text.trimEnd().length);
    return JSON.stringify(hideInValue(JSON.parse(withoutNumbers(text, numbers)), redact, 0), null, indent) + end;
  } catch {
    // No JSON, or nested too deeply to be walked.
    return null;
  }
}

/** Before it is parsed: a number of more than 16 digits would come out of that as another one. */
function withoutNumbers(text: string, numbers: ReadonlySet<string>): string {
  if (numbers.size === 0) return text;
  return text.replace(STRING_OR_NUMBER, (token) =>
    numbers.has(token) || numbers.has(token.replace(/^-|\.0+$/g, "")) ? `"${HIDDEN}"` : token,
  );
}

/** A process whose stack ends inside a regular expression is aborted: that cannot be caught as a RangeError can. */
const NESTING_LIMIT = 1_000;

function hideInValue(value: unknown, redact: Redact, depth: number): unknown {
  if (depth > NESTING_LIMIT) throw new RangeError("nested too deeply");
  if (typeof value === "string") return redact(value);
  if (Array.isArray(value)) return value.map((item) => hideInValue(item, redact, depth + 1));
  if (value === null || typeof value !== "object") return value;
  // fromEntries makes `__proto__` a key like any other.
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      redact(key),
      typeof item === "string" && isLabel(key) ? hideLabelled(key, item, redact) : hideInValue(item, redact, depth + 1),
    ]),
  );
}

/** A value whose name alone tells what it is. */
function hideLabelled(name: string, value: string, redact: Redact): string {
  const label = `${name}: `;
  const pair = redact(`${label}${value}`);
  return pair.startsWith(label) ? pair.slice(label.length) : redact(value);
}

interface LineStreamParts extends JsonRedaction {
  readonly find: (text: string) => Range[];
  /** No secret is longer. */
  readonly holdLength: number;
  /** Known forms that span lines. */
  readonly multiline: readonly string[];
}

/** Passes on whole lines, and holds back what may be the beginning of a secret: never more than a bounded length. */
class LineStream implements RedactionStream {
  readonly #parts: LineStreamParts;
  #held = "";

  constructor(parts: LineStreamParts) {
    this.#parts = parts;
  }

  push(piece: string): string {
    if (piece === "") return "";
    this.#held += piece;
    const { holdLength } = this.#parts;
    const hasLine = piece.includes("\n") || piece.includes("\r");
    if (!hasLine && this.#held.length <= LINE_LENGTH_LIMIT + holdLength) return "";
    return this.#release();
  }

  end(): string {
    const text = this.#held;
    this.#held = "";
    return this.#parts.redact(text);
  }

  #release(): string {
    const text = this.#held;
    const ranges = this.#parts.find(text);
    const safe = this.#safeEnd(text, ranges);
    this.#held = text.slice(safe);
    const passed = text.slice(0, safe);
    const inside = ranges.filter((range) => range.end <= safe);
    return inside.length === 0 ? passed : hide(passed, inside, this.#parts);
  }

  #safeEnd(text: string, ranges: readonly Range[]): number {
    const { holdLength, multiline } = this.#parts;
    const line = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1;
    let safe = text.length - line > LINE_LENGTH_LIMIT ? Math.max(line, text.length - holdLength) : line;
    const key = openPrivateKeyAt(text);
    if (key !== -1 && text.length - key < holdLength) safe = Math.min(safe, key);
    for (const form of multiline) safe = Math.min(safe, beginningOf(form, text, safe));
    for (const range of ranges) {
      if (range.start >= safe || range.end < safe) continue;
      const mayGrow = range.end === text.length || range.end > safe;
      // What is longer than any secret is several of them, side by side: it need not be held whole.
      safe = mayGrow && text.length - range.start < 2 * holdLength ? range.start : range.end;
    }
    const isPairCut = (text.charCodeAt(safe - 1) & 0xfc00) === 0xd800 && safe < text.length;
    return isPairCut ? safe - 1 : safe;
  }
}

/** Where a text of several lines may have begun at the end of `text`; `end` where it has not. */
function beginningOf(form: string, text: string, end: number): number {
  for (let at = form.lastIndexOf("\n"); at !== -1; at = at === 0 ? -1 : form.lastIndexOf("\n", at - 1)) {
    const start = end - at - 1;
    if (start >= 0 && at + 1 < form.length && text.startsWith(form.slice(0, at + 1), start)) return start;
  }
  return end;
}

function hasAny(matcher: LiteralMatcher, text: string): boolean {
  const found: Range[] = [];
  matcher.find(text, found);
  return found.length > 0;
}
