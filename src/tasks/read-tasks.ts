/** Resolves the inputs `tasks` and `tasks-command` to the task list, before anything runs. */
import { hash } from "node:crypto";
import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { unreachable } from "../core/unreachable.ts";
import { UserError } from "../core/user-error.ts";
import { quote } from "../core/words.ts";
import { readListFile } from "./list-file.ts";
import { hashOf } from "./task-hash.ts";
import { TaskList, type TaskListOptions } from "./task-list.ts";
import { namedLists, readBytes, resolveListing, type TaskFile, type TaskSource } from "./task-source.ts";
import type { TaskTable } from "./task-table.ts";

export interface ReadTasksOptions extends Omit<TaskListOptions, "inputsHash"> {
  /** An absolute folder. Paths and patterns in `tasks` and the ids of matched files are relative to it. */
  readonly workspace: string;
  /** Absolute folder in which `tasks-command` runs. */
  readonly workingDirectory: string;
  /** The environment of `tasks-command`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether an empty list is a success instead of an error. */
  readonly passWithNoTasks: boolean;
  /** Glob patterns of files that results depend on. Default: none. */
  readonly inputs?: readonly string[];
  /** Files that runs write themselves. No pattern matches them, and none of them can be the user's list. Default: none. */
  readonly own?: OwnFiles;
  /** Called with what may be missing from the list. */
  readonly warn: (message: string) => void;
  /** How long `tasks-command` may take, in milliseconds. Default: 10 minutes. */
  readonly commandTimeoutMs?: number;
}

export interface OwnFiles {
  /** @param path real and absolute */
  readonly has: (path: string) => boolean;
  /** The list that the last run stored, which may be read as a list again. Real and absolute; null if it may not. */
  readonly stored: string | null;
}

const NOTHING_OWN: OwnFiles = { has: () => false, stored: null };

const COMMAND_TIMEOUT_MS = 600_000;

/**
 * Reads the whole task list, in listed order (matched files by path). `resolveListing` describes how a file is
 * distinguished from patterns.
 *
 * The payload is kept as text, and integers of any length keep their digits.
 *
 * @throws UserError, with file and line, for anything wrong with the list, and for an empty one unless
 * `passWithNoTasks`
 */
export async function readTasks(source: TaskSource, options: ReadTasksOptions): Promise<TaskTable> {
  const tasks = await listTasks(source, options);
  if (tasks.count === 0 && !options.passWithNoTasks) {
    throw new UserError(
      `Expected at least one task, found none in ${describeSource(source)}. Check the list, or set pass-with-no-tasks to make an empty one a success.`,
    );
  }
  return tasks;
}

async function listTasks(source: TaskSource, given: ReadTasksOptions): Promise<TaskTable> {
  const options = { ...given, inputsHash: await hashOfInputs(given) };
  switch (source.kind) {
    case "tasks-command": {
      const { readTasksCommand } = await import("./tasks-command.ts");
      return readTasksCommand(source.command, {
        ...options,
        commandTimeoutMs: options.commandTimeoutMs ?? COMMAND_TIMEOUT_MS,
      });
    }
    case "tasks": {
      const listing = await resolveListing(source.value, options.workspace);
      if (listing.kind === "patterns") return readMatches(listing.patterns, options);
      refuseOwn(listing, options.own ?? NOTHING_OWN);
      return readListFile(listing, options);
    }
    case "items": {
      const list = new TaskList(options, (index) => `test ${index + 1} of ${source.name}`);
      for (const [index, item] of source.items.entries()) list.add(item, null, index);
      return list.finish();
    }
    default:
      return unreachable(source);
  }
}

/** Rejects a list that the run itself would overwrite. */
function refuseOwn({ path, name }: TaskFile, own: OwnFiles): void {
  const real = realpathSync(path);
  if (!own.has(real) || real === own.stored) return;
  throw new UserError(
    `Expected \`tasks\` to name your own list, found ${name}, a file in the state folder that every run overwrites. Move or rename the list, or set another \`state-dir\`.`,
  );
}

/** Each matched file is a task. The hash of its bytes is part of the task, so an edited file is a different task. */
async function readMatches(
  patterns: readonly string[],
  options: ReadTasksOptions & { readonly inputsHash: string | null },
): Promise<TaskTable> {
  const lists = namedLists(patterns);
  if (lists.length > 0) {
    options.warn(
      `tasks has ${patterns.length} lines, so each of these files is one task, not a list: ${lists.join(", ")}. ` +
        "To run the tasks in them, put them into one file, or print them with `tasks-command`.",
    );
  }
  const { matchFiles } = await import("./patterns.ts");
  const paths = await matchFiles(patterns, { ...options, of: "tasks", isOwn: (options.own ?? NOTHING_OWN).has });
  const list = new TaskList(options, (index) => `matched file ${paths[index]}`);
  for (const [index, id] of paths.entries()) {
    list.add({ id, sha256: hashOfFile(id, options.workspace) }, null, index);
  }
  return list.finish();
}

/** The combined hash of the paths and bytes of the files that results depend on. Null if there are none. */
async function hashOfInputs(options: ReadTasksOptions): Promise<string | null> {
  const { inputs = [], workspace } = options;
  if (inputs.length === 0) return null;
  const { matchFiles } = await import("./patterns.ts");
  const paths = await matchFiles(inputs, { ...options, of: "inputs", isOwn: (options.own ?? NOTHING_OWN).has });
  if (paths.length === 0) {
    throw new UserError(
      `Expected inputs to match the files that results depend on, found none in ${workspace} for ${inputs.join(", ")}. Check the patterns: they are relative to the workspace.`,
    );
  }
  return hashOf(paths.map((path) => [path, hashOfFile(path, workspace)]));
}

/** SHA-256 of a file's bytes, 64 lower-case hex digits. @throws UserError if the file cannot be read */
function hashOfFile(name: string, workspace: string): string {
  return hash("sha256", readBytes(resolve(workspace, name), name));
}

function describeSource(source: TaskSource): string {
  switch (source.kind) {
    case "tasks-command":
      return `the output of tasks-command (${quote(source.command)})`;
    case "tasks":
      return `tasks (${source.value.trim().split("\n").join(", ")})`;
    case "items":
      return `the tests that ${source.name} selects`;
    default:
      return unreachable(source);
  }
}
