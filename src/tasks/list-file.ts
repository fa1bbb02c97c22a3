/** Reads a task file in the format of its extension. */
import { closeSync, openSync, readFileSync, readSync } from "node:fs";
import { errorCode } from "../core/error-code.ts";
import { parseJson } from "../core/json.ts";
import { unreachable } from "../core/unreachable.ts";
import { UserError } from "../core/user-error.ts";
import { brokenJson } from "./json-error.ts";
import { linesInto } from "./line-format.ts";
import { TaskList, type TaskListOptions } from "./task-list.ts";
import type { TaskFormat } from "./task-source.ts";
import type { TaskTable } from "./task-table.ts";
import { decodeFile } from "./utf8-lines.ts";

export interface ListFile {
  readonly path: string;
  /** The name as the user wrote it, for errors. */
  readonly name: string;
  readonly format: TaskFormat;
}

export type ListFileOptions = Omit<TaskListOptions, "describePlace">;

/** @throws UserError if the file cannot be read, or its text, ids or reserved fields are wrong */
export async function readListFile(file: ListFile, options: ListFileOptions): Promise<TaskTable> {
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

async function readFormat(file: ListFile, options: ListFileOptions): Promise<TaskTable> {
  const { name, path, format } = file;
  const describePlace = (line: number) => `${name}:${line} (line ${line})`;
  switch (format) {
    case "json-lines":
    case "plain": {
      const list = new TaskList({ ...options, describePlace });
      const lines = linesInto(list, format, name);
      for (const chunk of chunksOf(path)) lines.push(chunk);
      lines.end();
      return list.finish();
    }
    case "csv": {
      // Loaded on demand, like the glob patterns: most lists are JSON Lines, and a start should be fast.
      const { addCsv } = await import("./csv.ts");
      const list = new TaskList({ ...options, describePlace });
      addCsv(list, decodeFile(readFileSync(path), name), name);
      return list.finish();
    }
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

const CHUNK_BYTES = 1 << 18;

/** The bytes of a file. A chunk is valid until the next one is requested. */
function* chunksOf(path: string): Generator<Buffer> {
  const fd = openSync(path, "r");
  try {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    for (let read = readSync(fd, chunk); read > 0; read = readSync(fd, chunk)) yield chunk.subarray(0, read);
  } finally {
    closeSync(fd);
  }
}

function addJsonArray(list: TaskList, text: string, name: string): void {
  let listed: unknown;
  try {
    listed = parseJson(text);
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
