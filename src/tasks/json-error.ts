/** The message for text that `JSON.parse` rejects: its own words, with the line and the column that it often leaves out. */
import { reasonOf } from "../core/reason.ts";

/**
 * @param text the rejected text
 * @param source.name the name of its file in errors
 * @param source.firstLine the line of the file at which the text begins
 * @param source.advice a sentence that says what to do
 */
export function brokenJson(
  text: string,
  source: { readonly name: string; readonly firstLine: number; readonly advice: string },
): string {
  const before = text.slice(0, errorPosition(text));
  const line = source.firstLine + before.split("\n").length - 1;
  const column = before.length - before.lastIndexOf("\n");
  const said = (parseError(text) ?? "broken JSON").replace(/,? (?:\.{3})?".*|(?: in JSON)? at position.*/s, "");
  return `Expected valid JSON at ${source.name}:${line}:${column} (line ${line}, column ${column}): ${said}. ${source.advice}`;
}

/** Where a text stops being JSON. */
export function errorPosition(text: string): number {
  const error = parseError(text) ?? "";
  const stated = /at position (\d+)/.exec(error)?.[1];
  if (stated !== undefined) return Number(stated);
  if (!isBadToken(error)) return text.length;
  // The message names the token but not its place. It is the end of the shortest beginning that has a bad token.
  let [good, bad] = [0, text.length];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isBadToken(parseError(text.slice(0, middle)) ?? "")) bad = middle;
    else good = middle;
  }
  return good;
}

function isBadToken(error: string): boolean {
  return error.startsWith("Unexpected token");
}

function parseError(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}
