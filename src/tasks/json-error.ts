/**
 * Finds where a text stops being JSON. The messages of `JSON.parse` differ between Node versions and often give no
 * position. This scanner runs only on text that `JSON.parse` has rejected.
 */
import { unreachable } from "../core/unreachable.ts";

export interface JsonError {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
  /** What was found there, for people: `"x"`, `end of text`. */
  readonly found: string;
  /** What JSON allows there, for people. */
  readonly expected: string;
}

type Frame = "array" | "object";
type Want = "value" | "value-or-end" | "key" | "key-or-end" | "colon" | "comma-or-end";

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORDS = ["true", "false", "null"];

/** Where and why `text` is not JSON; null if it is. */
export function locateJsonError(text: string): JsonError | null {
  const stack: Frame[] = [];
  let want: Want = "value";
  let at = 0;

  for (;;) {
    while (isSpace(text[at])) at += 1;
    const character = text[at];
    const frame = stack.at(-1);
    if (frame === undefined && want === "comma-or-end") {
      return character === undefined ? null : errorAt(text, at, "nothing more after the value");
    }
    if (character === undefined) return errorAt(text, at, expectedFor(want, frame));

    if (want === "colon") {
      if (character !== ":") return errorAt(text, at, expectedFor(want, frame));
      want = "value";
      at += 1;
    } else if (want === "comma-or-end") {
      if (character === ",") want = frame === "object" ? "key" : "value";
      else if (character === closerOf(frame)) stack.pop();
      else return errorAt(text, at, expectedFor(want, frame));
      at += 1;
    } else if ((want === "key-or-end" || want === "value-or-end") && character === closerOf(frame)) {
      stack.pop();
      want = "comma-or-end";
      at += 1;
    } else if (want === "key" || want === "key-or-end") {
      if (character !== '"') return errorAt(text, at, expectedFor(want, frame));
      const end = endOfString(text, at);
      if (typeof end !== "number") return end;
      at = end;
      want = "colon";
    } else if (character === "{" || character === "[") {
      stack.push(character === "{" ? "object" : "array");
      want = character === "{" ? "key-or-end" : "value-or-end";
      at += 1;
    } else {
      const end = endOfScalar(text, at);
      if (typeof end !== "number") return end;
      at = end;
      want = "comma-or-end";
    }
  }
}

function endOfScalar(text: string, start: number): number | JsonError {
  if (text[start] === '"') return endOfString(text, start);
  const word = WORDS.find((candidate) => text.startsWith(candidate, start));
  if (word !== undefined) return start + word.length;
  NUMBER.lastIndex = start;
  const number = NUMBER.exec(text);
  if (number !== null) return start + number[0].length;
  return errorAt(text, start, "a value");
}

function endOfString(text: string, start: number): number | JsonError {
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at] as string;
    if (character === '"') return at + 1;
    if (character < " ") return errorAt(text, at, "the end of a string, or its control characters escaped");
    if (character !== "\\") continue;
    at += 1;
    const escaped = text[at];
    if (escaped === "u" && /^[0-9a-fA-F]{4}/.test(text.slice(at + 1, at + 5))) at += 4;
    else if (escaped === undefined || !'"\\/bfnrt'.includes(escaped))
      return errorAt(text, at, "a known escape after \\");
  }
  return errorAt(text, text.length, "the end of a string");
}

function closerOf(frame: Frame | undefined): string {
  return frame === "object" ? "}" : "]";
}

function expectedFor(want: Want, frame: Frame | undefined): string {
  switch (want) {
    case "value":
    case "value-or-end":
      return "a value";
    case "key":
    case "key-or-end":
      return "a key in double quotes";
    case "colon":
      return "a colon";
    case "comma-or-end":
      return `a comma or ${closerOf(frame)}`;
    default:
      return unreachable(want);
  }
}

function isSpace(character: string | undefined): boolean {
  return character === " " || character === "\n" || character === "\r" || character === "\t";
}

function errorAt(text: string, offset: number, expected: string): JsonError {
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  const character = text.codePointAt(offset);
  const found = character === undefined ? "the end of the text" : JSON.stringify(String.fromCodePoint(character));
  return { line, column: offset - before.lastIndexOf("\n"), found, expected };
}

/**
 * The message for a text that `JSON.parse` has rejected.
 *
 * @param text the rejected text
 * @param source.name the name of its file in errors
 * @param source.firstLine the line of the file at which the text begins
 * @param source.advice a sentence that says what to do
 */
export function brokenJson(
  text: string,
  source: { readonly name: string; readonly firstLine: number; readonly advice: string },
): string {
  const error = locateJsonError(text);
  const line = source.firstLine + (error?.line ?? 1) - 1;
  const where = `${source.name}:${line}:${error?.column ?? 1} (line ${line}, column ${error?.column ?? 1})`;
  const expected = error?.expected ?? "JSON";
  return `Expected valid JSON at ${where}: ${expected}; found ${error?.found ?? "broken JSON"}. ${source.advice}`;
}
