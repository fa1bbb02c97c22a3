/** The text of a task list: UTF-8, JSON with the place of an error, and the formats with one task per line. */
import { constants, isUtf8 } from "node:buffer";
import { type JsonValue, parseJson } from "../core/json.ts";
import { reasonOf } from "../core/reason.ts";
import { UserError } from "../core/user-error.ts";
import type { TaskList } from "./task-list.ts";

/**
 * Decodes a whole list and drops its byte order mark.
 *
 * @param source the name of the list in errors, such as `tasks.jsonl`
 * @throws UserError if the bytes are not UTF-8, or more than a string can hold
 */
export function decodeList(bytes: Buffer, source: string): string {
  if (bytes.length > constants.MAX_STRING_LENGTH)
    throw new UserError(
      `Expected ${source} to have at most 512 MiB, found more. Split the list, or shorten its tasks.`,
    );
  if (isUtf8(bytes)) return bytes.toString("utf8").replace(/^\uFEFF/, "");
  if (/^(?:fffe|feff)/.test(bytes.toString("hex", 0, 2)))
    throw new UserError(`Expected ${source} to be UTF-8 text, found UTF-16. Save it as UTF-8.`);
  const lines = bytes.toString("latin1").split("\n");
  const line = lines.findIndex((one) => !isUtf8(Buffer.from(one, "latin1"))) + 1;
  throw new UserError(
    `Expected ${source} to be UTF-8 text, found other bytes at ${source}:${line} (line ${line}). Save it as UTF-8.`,
  );
}

/**
 * Lines end at `\n` only. A `\r` stays, for the reader of the format.
 *
 * @param onLine takes each line and its number, from 1
 */
export function forEachLine(text: string, onLine: (line: string, number: number) => void): void {
  let number = 0;
  // An array of all lines would take 60 MB at a million tasks.
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf("\n", start);
    const end = newline === -1 ? text.length : newline;
    number += 1;
    onLine(text.slice(start, end), number);
    start = end + 1;
  }
}

/** Adds a line of JSON. Blank lines are skipped. */
export function addJsonLine(
  list: TaskList,
  text: string,
  place: { readonly name: string; readonly line: number },
): void {
  const json = text.trim();
  if (json === "") return;
  let listed: JsonValue;
  try {
    listed = parseJson(json);
  } catch {
    const { name, line } = place;
    throw brokenJson(text, { name, firstLine: line, advice: "Write one JSON object on each line." });
  }
  list.add(listed, json, place.line);
}

/**
 * Adds a line that is just an id. Blank lines are skipped, and blanks around the id are ignored. There are no comments:
 * an id may begin with `#`.
 */
export function addPlainId(list: TaskList, text: string, line: number): void {
  const id = text.trim();
  if (id !== "") list.add({ id }, null, line);
}

/**
 * The error for text that `JSON.parse` rejects: its own words, with the line and the column that it often leaves out.
 *
 * @param text the rejected text
 * @param source.name the name of its file in errors
 * @param source.firstLine the line of the file at which the text begins
 * @param source.advice a sentence that says what to do
 */
export function brokenJson(
  text: string,
  source: { readonly name: string; readonly firstLine: number; readonly advice: string },
): UserError {
  const before = text.slice(0, errorPosition(text));
  const line = source.firstLine + before.split("\n").length - 1;
  const column = before.length - before.lastIndexOf("\n");
  const said = (parseError(text) ?? "broken JSON").replace(/,? (?:\.{3})?".*|(?: in JSON)? at position.*/s, "");
  return new UserError(
    `Expected valid JSON at ${source.name}:${line}:${column} (line ${line}, column ${column}): ${said}. ${source.advice}`,
  );
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
