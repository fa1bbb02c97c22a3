/** The formats of lists with one task per line. */

import { type JsonValue, parseJson } from "../core/json.ts";
import { unreachable } from "../core/unreachable.ts";
import { brokenJson } from "./json-error.ts";
import type { TaskList } from "./task-list.ts";
import { Utf8Lines } from "./utf8-lines.ts";

export type LineFormat = "json-lines" | "plain";

/** A sink for the bytes of such a list. @param name the name of the source in errors */
export function linesInto(list: TaskList, format: LineFormat, name: string): Utf8Lines {
  switch (format) {
    case "json-lines":
      return new Utf8Lines(name, (text, line) => addJsonLine(list, text, { name, line }));
    case "plain":
      return new Utf8Lines(name, (text, line) => addPlainId(list, text, line));
    default:
      return unreachable(format);
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
    list.problem(brokenJson(text, { name, firstLine: line, advice: "Write one JSON object on each line." }));
    return;
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
