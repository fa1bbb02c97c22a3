/** Reads a task file in the format of its extension. */
import { parseJson } from "../core/json.ts";
import { unreachable } from "../core/unreachable.ts";
import { UserError } from "../core/user-error.ts";
import { addJsonLine, addPlainId, brokenJson, decodeList, forEachLine } from "./list-text.ts";
import { TaskList, type TaskListOptions } from "./task-list.ts";
import { readBytes, type TaskFile } from "./task-source.ts";
import type { TaskTable } from "./task-table.ts";

/** @throws UserError if the file cannot be read, or its text, ids or reserved fields are wrong */
export async function readListFile({ name, path, format }: TaskFile, options: TaskListOptions): Promise<TaskTable> {
  const text = decodeList(readBytes(path, name), name);
  const describePlace = (place: number): string =>
    format === "json-array" ? `${name}: item ${place + 1} (index ${place})` : `${name}:${place} (line ${place})`;
  const list = new TaskList(options, describePlace);
  switch (format) {
    case "json-lines":
      forEachLine(text, (json, line) => addJsonLine(list, json, { name, line }));
      break;
    case "plain":
      forEachLine(text, (id, line) => addPlainId(list, id, line));
      break;
    case "csv":
      // Loaded on demand, like the glob patterns: most lists are JSON Lines, and a start should be fast.
      (await import("./csv.ts")).addCsv(list, text, name);
      break;
    case "json-array":
      addJsonArray(list, text, name);
      break;
    default:
      return unreachable(format);
  }
  return list.finish();
}

function addJsonArray(list: TaskList, text: string, name: string): void {
  let listed: unknown;
  try {
    listed = parseJson(text);
  } catch {
    throw brokenJson(text, { name, firstLine: 1, advice: "A list with one object per line belongs in a .jsonl file." });
  }
  if (!Array.isArray(listed)) {
    const found =
      typeof listed === "object" && listed !== null
        ? `an object (${Object.keys(listed).slice(0, 5).join(", ") || "empty"})`
        : JSON.stringify(listed).slice(0, 80);
    throw new UserError(
      `Expected ${name} to hold an array of tasks, [{"id": "a"}, …], found ${found}. Put the list itself at the top of the file.`,
    );
  }
  for (const [index, item] of listed.entries()) list.add(item, null, index);
}
