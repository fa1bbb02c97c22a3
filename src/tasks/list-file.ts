/** Reads a file that lists tasks, in the format that its extension names. */
import { closeSync, openSync, readFileSync, readSync } from "node:fs";
import { errorCode } from "../core/error-code.ts";
import { unreachable } from "../core/unreachable.ts";
import { UserError } from "../core/user-error.ts";
import { needsEscape } from "./canonical-json.ts";
import { brokenJson } from "./json-error.ts";
import type { TaskColumns } from "./task-columns.ts";
import { TaskList, type TaskListOptions } from "./task-list.ts";
import type { TaskFormat } from "./task-source.ts";
import { decodeFile, Utf8Lines } from "./utf8-lines.ts";

/** Large enough that the loop over lines, not over chunks, is what takes time; for more V8 takes pages of their own. */
const CHUNK_BYTES = 64 * 1024;

export interface ListFile {
  readonly path: string;
  /** As the user wrote it, for errors. */
  readonly name: string;
  readonly format: TaskFormat;
}

/** @throws UserError for a file that cannot be read, or whose text, ids or reserved fields are not right */
export async function readListFile(
  file: ListFile,
  options: Omit<TaskListOptions, "describePlace">,
): Promise<TaskColumns> {
  try {
    return await readFormat(file, options);
  } catch (error) {
    const code = errorCode(error);
    if (code === null) throw error;
    throw new UserError(
      `Expected a readable task file, found ${code} when reading ${file.name}. Check the path and its permissions.`,
      {
        cause: error,
      },
    );
  }
}

async function readFormat(file: ListFile, options: Omit<TaskListOptions, "describePlace">): Promise<TaskColumns> {
  const { name, path, format } = file;
  const byLine = new TaskList({ ...options, describePlace: (line) => `${name}:${line} (line ${line})` });
  switch (format) {
    case "json-lines":
      readLines(path, name, (text, line) => addJsonLine(byLine, text, { name, line }));
      return byLine.finish();
    case "plain":
      readLines(path, name, (text, line) => addPlainId(byLine, text, line));
      return byLine.finish();
    case "csv":
      // Loaded only here, like the glob patterns: most lists are JSON Lines, and a start has little time.
      (await import("./csv.ts")).addCsv(byLine, decodeFile(readFileSync(path), name), name);
      return byLine.finish();
    case "json-array": {
      const byIndex = new TaskList({
        ...options,
        describePlace: (index) => `${name}: item ${index + 1} (index ${index})`,
      });
      addJsonArray(byIndex, decodeFile(readFileSync(path), name), name);
      return byIndex.finish();
    }
    default:
      return unreachable(format);
  }
}

/** Into one buffer, again and again: a stream takes a new one for each chunk, and the loading of its code. */
function readLines(path: string, name: string, onLine: (text: string, line: number) => void): void {
  const lines = new Utf8Lines(name, onLine);
  const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  const fd = openSync(path, "r");
  try {
    for (let read = readSync(fd, chunk); read > 0; read = readSync(fd, chunk)) lines.push(chunk.subarray(0, read));
  } finally {
    closeSync(fd);
  }
  lines.end();
}

/** Adds a line of JSON; a blank line is skipped. */
export function addJsonLine(
  list: TaskList,
  text: string,
  place: { readonly name: string; readonly line: number },
): void {
  const json = text.trim();
  if (json === "") return;
  const id = soleId(json);
  if (id !== null) {
    list.addId(id, place.line);
    return;
  }
  let listed: unknown;
  try {
    listed = JSON.parse(json);
  } catch {
    list.problem(
      brokenJson(text, { name: place.name, firstLine: place.line, advice: "Write one JSON object on each line." }),
    );
    return;
  }
  list.add(listed, json, place.line);
}

const BEFORE_ID = '{"id":"';
const BEHIND_ID = '"}';
const SHORTEST = BEFORE_ID.length + BEHIND_ID.length;

/**
 * The id of a task that is written as we would write it and has nothing else; null for any other. Lists of such tasks
 * are the longest ones, and take a third less time to read where each line is not parsed and written again.
 */
function soleId(json: string): string | null {
  if (!json.startsWith(BEFORE_ID) || !json.endsWith(BEHIND_ID) || json.length < SHORTEST) return null;
  const id = json.slice(BEFORE_ID.length, -BEHIND_ID.length);
  return needsEscape(id) ? null : id;
}

/**
 * Adds a line that is an id and nothing else; a blank line is skipped, and blanks around the id do not count.
 * There are no comments: an id may begin with `#`.
 */
export function addPlainId(list: TaskList, text: string, line: number): void {
  const id = text.trim();
  if (id !== "") list.addId(id, line);
}

function addJsonArray(list: TaskList, text: string, name: string): void {
  let listed: unknown;
  try {
    listed = JSON.parse(text);
  } catch {
    list.problem(
      brokenJson(text, { name, firstLine: 1, advice: "A list of one object a line belongs in a .jsonl file." }),
    );
    return;
  }
  if (Array.isArray(listed)) {
    for (const [index, item] of listed.entries()) list.add(item, null, index);
    return;
  }
  const found =
    typeof listed === "object" && listed !== null
      ? `an object (${Object.keys(listed).slice(0, 5).join(", ") || "empty"})`
      : JSON.stringify(listed).slice(0, 80);
  list.problem(
    `Expected ${name} to hold an array of tasks, [{"id": "a"}, …], found ${found}. Put the list itself at the top of the file.`,
  );
}
