/** Puts `***` in the place of secrets: in JSON string by string, so that it stays JSON; everywhere else in place. */
import { isLabel } from "./key-shapes.ts";
import type { Range } from "./ranges.ts";

const HIDDEN = "***";

const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

type Redact = (text: string) => string;

/** What hides the parts of a JSON text. */
export interface JsonRedaction {
  readonly redact: Redact;
  /** Known values that JSON can hold outside of strings. */
  readonly numbers: ReadonlySet<string>;
  /** Finds known values that are JSON themselves: string by string, those are not seen. */
  readonly findAcross: (text: string) => Range[];
}

/** Replaces parts of a text. What is JSON, as a whole or on its line, stays JSON. */
export function hide(text: string, ranges: readonly Range[], json: JsonRedaction): string {
  const hidden = hideParts(text, ranges, json);
  return replace(hidden, 0, json.findAcross(hidden), `"${HIDDEN}"`);
}

function hideParts(text: string, ranges: readonly Range[], json: JsonRedaction): string {
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
  return hideInJson(line, json) ?? replace(line, offset, ranges, HIDDEN);
}

/** @param offset of the line in the text of which the ranges are */
function replace(line: string, offset: number, ranges: readonly Range[], by: string): string {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of ranges) {
    parts.push(line.slice(done, start - offset), by);
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
