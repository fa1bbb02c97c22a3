/** The formats of lists with one task per line. */
import { type JsonValue, parseJson } from "../core/json.ts";
import { brokenJson } from "./json-error.ts";
import type { TaskList } from "./task-list.ts";

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
