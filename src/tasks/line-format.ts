/** The formats of lists that hold a task a line. */
import { unreachable } from "../core/unreachable.ts";
import { brokenJson } from "./json-error.ts";
import { hasSoleId, soleIdsJson } from "./sole-id.ts";
import type { TaskList } from "./task-list.ts";
import { type Lines, Utf8Lines } from "./utf8-lines.ts";

export type LineFormat = "json-lines" | "plain";

/** Where the bytes of such a list go in. @param name how its source is called in errors */
export function linesInto(list: TaskList, format: LineFormat, name: string): Utf8Lines {
  switch (format) {
    case "json-lines":
      return new Utf8Lines(
        name,
        (text, line) => addJsonLine(list, text, { name, line }),
        (lines) =>
          list.addSoleIds(lines) || list.addObjects(lines, (json, line) => parseLine(list, json, { name, line })),
      );
    case "plain":
      return new Utf8Lines(
        name,
        (text, line) => addPlainId(list, text, line),
        (lines) => addPlainIds(list, lines),
      );
    default:
      return unreachable(format);
  }
}

interface LinePlace {
  readonly name: string;
  readonly line: number;
}

/** Adds a line of JSON; a blank line is skipped. */
export function addJsonLine(list: TaskList, text: string, place: LinePlace): void {
  const json = text.trim();
  if (json === "") return;
  if (hasSoleId(json)) {
    list.addSoleId(json, place.line);
    return;
  }
  const listed = parseLine(list, json, place, text);
  if (listed !== undefined) list.add(listed, json, place.line);
}

/**
 * @param text of the line as it stands there
 * @returns undefined for a line that is no JSON, which is noted
 */
function parseLine(list: TaskList, json: string, place: LinePlace, text = json): unknown {
  try {
    return JSON.parse(json);
  } catch {
    list.problem(
      brokenJson(text, { name: place.name, firstLine: place.line, advice: "Write one JSON object on each line." }),
    );
    return undefined;
  }
}

/**
 * Adds a line that is an id and nothing else; a blank line is skipped, and blanks around the id do not count.
 * There are no comments: an id may begin with `#`.
 */
export function addPlainId(list: TaskList, text: string, line: number): void {
  const id = text.trim();
  if (id !== "") list.addId(id, line);
}

/** A blank at either end of a line; a line without anything stands beside a newline, which is one. */
const ODD_LINE = /^\s|\s$/m;

/** The same of many lines. @returns how many they are; 0 where they have to be looked at one by one */
function addPlainIds(list: TaskList, { text, first }: Lines): number {
  if (ODD_LINE.test(text)) return 0;
  const json = soleIdsJson(text);
  return list.addSoleIds({ text: json, bytes: Buffer.from(json), first });
}
