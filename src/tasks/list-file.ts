/** Reads a file that lists tasks, in the format that its extension names. */
import { closeSync, openSync, readFileSync, readSync } from "node:fs";
import { errorCode } from "../core/error-code.ts";
import { unreachable } from "../core/unreachable.ts";
import { UserError } from "../core/user-error.ts";
import { brokenJson } from "./json-error.ts";
import { hasSoleId } from "./sole-id.ts";
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
      readLines(
        path,
        new Utf8Lines(
          name,
          (text, line) => addJsonLine(byLine, text, { name, line }),
          (lines) => byLine.addSoleIds(lines),
        ),
      );
      return byLine.finish();
    case "plain":
      readLines(path, new Utf8Lines(name, (text, line) => addPlainId(byLine, text, line)));
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
function readLines(path: string, lines: Utf8Lines): void {
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
  if (hasSoleId(json)) {
    list.addSoleId(json, place.line);
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
