/** Where a task list comes from, and how a file is distinguished from glob patterns. */
import { readFileSync, type Stats, statSync } from "node:fs";
import { extname, resolve } from "node:path";
import { reasonOf } from "../core/reason.ts";
import { UserError } from "../core/user-error.ts";

/** The source of tasks: one of two inputs as the user wrote it, or a harness. */
export type TaskSource =
  | { readonly kind: "tasks"; readonly value: string }
  | { readonly kind: "tasks-command"; readonly command: string }
  /** Tasks that a harness lists. `name` is the name of the harness. */
  | { readonly kind: "items"; readonly name: string; readonly items: readonly { readonly id: string }[] };

type TaskFormat = "json-lines" | "json-array" | "csv" | "plain";

export interface TaskFile {
  readonly kind: "file";
  readonly path: string;
  /** The name as the user wrote it, for errors. */
  readonly name: string;
  readonly format: TaskFormat;
}

/** The meaning of the value of `tasks`. */
type TaskListing = TaskFile | { readonly kind: "patterns"; readonly patterns: readonly string[] };

const FORMATS: Readonly<Record<string, TaskFormat>> = {
  ".jsonl": "json-lines",
  ".ndjson": "json-lines",
  ".json": "json-array",
  ".csv": "csv",
  ".txt": "plain",
};

/** The extensions of task files, for messages. */
const LIST_EXTENSIONS = Object.keys(FORMATS).join(", ");

/**
 * Distinguishes a task file from glob patterns.
 *
 * A value of one line is a file if such a file exists or if it has no glob characters. The extension then decides how
 * it is read. Everything else is a list of patterns, one per line, and each matched file is a task. So with
 * `evals/*.jsonl` each JSONL file is a task, and `tasks[1].jsonl` is a list if it exists.
 *
 * @param workspace absolute folder that relative paths start from
 * @throws UserError for a folder, a missing file or an unknown extension
 */
export async function resolveListing(value: string, workspace: string): Promise<TaskListing> {
  const lines = value
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const name = lines[0] ?? "";
  if (lines.length !== 1 || name.startsWith("!")) return { kind: "patterns", patterns: lines };

  const path = resolve(workspace, name);
  const stats = statOf(path);
  if (stats === null && (await import("tinyglobby")).isDynamicPattern(name))
    return { kind: "patterns", patterns: lines };
  if (stats === null) {
    throw new UserError(
      `Expected a task file (${LIST_EXTENSIONS}) or a glob pattern in tasks, found no file ${name} in ${workspace}. Check the path: it is relative to the workspace.`,
    );
  }
  if (stats.isDirectory()) refuseFolder(name);
  const extension = extname(name).toLowerCase();
  const format = FORMATS[extension];
  if (format === undefined) {
    const found = extension === "" ? "no extension" : `the unknown extension ${extension}`;
    throw new UserError(
      `Expected a task file with one of the extensions ${LIST_EXTENSIONS}, found ${found} in ${name}. Rename it by its format, or write a pattern with a * to make each matched file a task.`,
    );
  }
  return { kind: "file", path, name, format };
}

/**
 * The patterns, if each names one file in a format that holds many tasks: probably the user meant their tasks. Beside a
 * glob or another kind of file, each file is meant to be a task.
 */
export function namedLists(patterns: readonly string[]): readonly string[] {
  const isList = (pattern: string) => /^[^*?![\](){}]+\.(jsonl|ndjson|csv)$/i.test(pattern);
  return patterns.every(isList) ? patterns : [];
}

/** @throws UserError */
export function refuseFolder(name: string): never {
  throw new UserError(
    `Expected a task file (${LIST_EXTENSIONS}) or a glob pattern in tasks, found the folder ${name}. To make each file in it a task, write a pattern such as ${name.replace(/\/+$/, "")}/**/*.yaml.`,
  );
}

export function statOf(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    // ENOTDIR, ENAMETOOLONG or a NUL: in each case there is no such file, and the message says so.
    return null;
  }
}

/** @param name the name of the file in errors. @throws UserError if the file cannot be read */
export function readBytes(path: string, name: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new UserError(
      `Expected a readable file, found ${reasonOf(cause)} when reading ${name}. Check its permissions.`,
      { cause },
    );
  }
}
