/**
 * The one place of redaction: known values of secrets and well-known shapes of keys become `***` before anything is
 * stored or shown.
 *
 * Texts are searched line by line, as they are. Secrets that a tool breaks over lines, or colors in the middle, are not
 * found.
 */
import { jsonOrNull } from "../core/json.ts";
import type { RedactionStream, Redactor } from "../core/redactor.ts";
import { findKeyShapes, openPrivateKeyAt, type Range, SHAPE_LENGTH_LIMIT } from "./key-shapes.ts";
import { formsOf, secretValues } from "./secret-values.ts";

const HIDDEN = "***";
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
/** A line that is longer is passed on in pieces. */
const LINE_LENGTH_LIMIT = 64 * 1_024;

/** The redactor that a process with this environment needs. */
export function environmentRedactor(env: Readonly<Record<string, string | undefined>>): Redactor {
  return createRedactor({ values: secretValues(env) });
}

/**
 * A redactor for known values, which also knows the shapes of keys. A text or a line that is JSON stays JSON.
 *
 * @param values of secrets; those shorter than 6 characters are ignored
 */
export function createRedactor({ values }: { readonly values: readonly string[] }): Redactor {
  const forms = formsOf(values);
  const findKnown = literalFinder(forms);
  // A value that is itself JSON spans several strings and numbers of a text.
  const findDocuments = literalFinder(forms.filter(isJson));
  const longest = forms.reduce((most, form) => Math.max(most, Buffer.byteLength(form)), SHAPE_LENGTH_LIMIT);

  const find = (text: string) => mergeRanges([...findKnown(text), ...findKeyShapes(text)]);
  const redact = (text: string): string => {
    const ranges = find(text);
    return ranges.length === 0 ? text : hide(text, ranges);
  };
  const hide = (text: string, ranges: readonly Range[]): string => {
    const hidden = replace(text, ranges, HIDDEN);
    if (!text.includes('"')) return hidden;
    if (isJson(text)) return isJson(hidden) ? hidden : redactJson(text);
    if (!text.includes("\n")) return hidden;
    // Only private keys span lines.
    const across = ranges.filter(({ start, end }) => text.slice(start, end).includes("\n"));
    return replace(text, across, HIDDEN).split("\n").map(redact).join("\n");
  };
  /** Redacts string by string, and leaves every other byte as it is: numbers keep all their digits. */
  const redactJson = (text: string): string => {
    const inStrings = text.replace(STRING_OR_NUMBER, (token) => {
      if (!token.startsWith('"')) return isKnownNumber(token) ? `"${HIDDEN}"` : token;
      const value = String(JSON.parse(token));
      const redacted = redact(value);
      return redacted === value ? token : JSON.stringify(redacted);
    });
    return replace(inStrings, mergeRanges(findDocuments(inStrings)), `"${HIDDEN}"`);
  };
  const numbers = new Set(forms.filter((form) => /^-?\d+(?:\.\d+)?$/.test(form)));
  const isKnownNumber = (token: string) => numbers.has(token) || numbers.has(token.replace(/^-|\.0+$/g, ""));

  return { redact, stream: () => lineStream(find, hide, longest) };
}

/** The search looks only for this much of a literal: a longer expression would be slow to compile. */
const START_LENGTH = 32;

/** Finds each place where one of the literals begins, with the longest of those that begin there. */
function literalFinder(literals: readonly string[]): (text: string) => Range[] {
  if (literals.length === 0) return () => [];
  const longestFirst = literals.toSorted((a, b) => b.length - a.length);
  const starts = new Set(longestFirst.map((literal) => literal.slice(0, START_LENGTH)));
  const start = new RegExp([...starts].map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|"), "g");
  return (text) => {
    const found: Range[] = [];
    start.lastIndex = 0;
    for (let match = start.exec(text); match !== null; match = start.exec(text)) {
      const { index } = match;
      const literal = longestFirst.find((candidate) => text.startsWith(candidate, index));
      if (literal !== undefined) found.push({ start: index, end: index + literal.length });
      // The next one may overlap it.
      start.lastIndex = index + 1;
    }
    return found;
  };
}

/** Sorted by start; ranges that overlap become one. */
function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const before = merged.at(-1);
    if (before === undefined || range.start >= before.end) merged.push(range);
    else if (range.end > before.end) merged[merged.length - 1] = { start: before.start, end: range.end };
  }
  return merged;
}

/** Whether a text is a JSON object, list or string. */
function isJson(text: string): boolean {
  return /^\s*[[{"]/.test(text) && jsonOrNull(text) !== null;
}

function replace(text: string, ranges: readonly Range[], by: string): string {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end } of ranges) {
    parts.push(text.slice(done, start), by);
    done = end;
  }
  return parts.length === 0 ? text : parts.join("") + text.slice(done);
}

/**
 * Passes on whole lines. From an endless line, it holds back only the end, which may be the beginning of a secret.
 *
 * @param holdLength no secret is longer
 */
function lineStream(
  find: (text: string) => Range[],
  hide: (text: string, ranges: readonly Range[]) => string,
  holdLength: number,
): RedactionStream {
  let pending = "";
  const pass = (end: number, ranges: readonly Range[]): string => {
    const passed = pending.slice(0, end);
    pending = pending.slice(end);
    const inside = ranges.filter((range) => range.end <= end);
    return inside.length === 0 ? passed : hide(passed, inside);
  };
  return {
    push: (piece) => {
      pending += piece;
      if (!piece.includes("\n") && pending.length <= LINE_LENGTH_LIMIT + holdLength) return "";
      const ranges = find(pending);
      return pass(safeEnd(pending, ranges, holdLength), ranges);
    },
    end: () => pass(pending.length, find(pending)),
  };
}

/** How much of a text can be passed on, whatever follows it. */
function safeEnd(text: string, ranges: readonly Range[], holdLength: number): number {
  const line = text.lastIndexOf("\n") + 1;
  let safe = text.length - line > LINE_LENGTH_LIMIT ? Math.max(line, text.length - holdLength) : line;
  const key = openPrivateKeyAt(text);
  if (key !== -1 && text.length - key < SHAPE_LENGTH_LIMIT) safe = Math.min(safe, key);
  for (const { start, end } of ranges) {
    if (start >= safe || end < safe) continue;
    const mayGrow = end === text.length || end > safe;
    // A range that is longer than any secret covers several of them, and need not be kept whole.
    safe = mayGrow && text.length - start < 2 * holdLength ? start : end;
  }
  const isPairCut = (text.charCodeAt(safe - 1) & 0xfc00) === 0xd800 && safe < text.length;
  return isPairCut ? safe - 1 : safe;
}
