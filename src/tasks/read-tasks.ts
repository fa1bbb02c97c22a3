/** Resolves the inputs `tasks` and `tasks-command` to the task list, before anything runs. */
import { realpathSync } from "node:fs";
import type { Redactor } from "../core/redactor.ts";
import { unreachable } from "../core/unreachable.ts";
import { UserError } from "../core/user-error.ts";
import { readListFile } from "./list-file.ts";
import type { TaskColumns } from "./task-columns.ts";
import { type Hashing, TaskList } from "./task-list.ts";
import { resolveListing, type TaskListing, type TaskSource } from "./task-source.ts";

export interface ReadTasksOptions {
  /** Absolute folder that the paths and patterns of `tasks` start from; ids of matched files are relative to it. */
  readonly workspace: string;
  /** Absolute folder that `tasks-command` runs in. */
  readonly workingDirectory: string;
  /** The environment of `tasks-command`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The provider of tasks that name none. */
  readonly provider: string;
  /** 1 leaves tasks as they are; N makes `ID#1` … `ID#N` of each, next to each other. */
  readonly repeats: number;
  /** Whether an empty list is a success instead of an error. */
  readonly passWithNoTasks: boolean;
  /** For the names of providers, and for what `tasks-command` says where it fails. */
  readonly redactor: Redactor;
  /** Default: at-once. */
  readonly hashing?: Hashing;
  /** What runs write themselves: no pattern finds it, and it is no list of the user's. Default: nothing. */
  readonly own?: OwnFiles;
  /** Told of what may be missing from the list. */
  readonly warn: (message: string) => void;
  /** How long `tasks-command` may take, in milliseconds. Default: 10 minutes. */
  readonly commandTimeoutMs?: number;
  /** Stops `tasks-command`, as when the run is interrupted. */
  readonly signal?: AbortSignal;
}

export interface OwnFiles {
  /** @param path real and absolute */
  readonly has: (path: string) => boolean;
  /** The list that the last run stored, where going on by it changes nothing in it; real and absolute. */
  readonly stored: string | null;
}

const NOTHING_OWN: OwnFiles = { has: () => false, stored: null };

const COMMAND_TIMEOUT_MS = 600_000;

/**
 * Reads the whole task list, in the order in which it is listed (matched files by path). How a file is told
 * from patterns is said at `resolveListing`.
 *
 * The payload is kept as text. Numbers that JavaScript cannot hold survive in JSON Lines; in the other formats
 * and in repeated tasks they are rounded.
 *
 * @throws UserError that names file and line for whatever is wrong with the list, and for an empty one unless
 *   `passWithNoTasks`
 */
export async function readTasks(source: TaskSource, options: ReadTasksOptions): Promise<TaskColumns> {
  const tasks = await listTasks(source, options);
  if (tasks.count === 0 && !options.passWithNoTasks) {
    throw new UserError(
      `Expected at least one task, found none in ${describeSource(source)}. Check the list, or set pass-with-no-tasks to make an empty one a success.`,
    );
  }
  return tasks;
}

async function listTasks(source: TaskSource, options: ReadTasksOptions): Promise<TaskColumns> {
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
      const list = new TaskList({ ...options, describePlace: (index) => `test ${index + 1} of ${source.name}` });
      for (const [index, item] of source.items.entries()) list.add(item, null, index);
      return list.finish();
    }
    default:
      return unreachable(source);
  }
}

/** Such a list would be replaced by the run that reads it. */
function refuseOwn({ path, name }: Extract<TaskListing, { kind: "file" }>, own: OwnFiles): void {
  const real = realpathSync(path);
  if (!own.has(real) || real === own.stored) return;
  throw new UserError(
    `Expected in tasks a list of yours, found ${name}, a file of the state folder that every run writes. Move the list or rename it, or give another \`state-dir\`.`,
  );
}

async function readMatches(patterns: readonly string[], options: ReadTasksOptions): Promise<TaskColumns> {
  const { matchFiles } = await import("./patterns.ts");
  const paths = await matchFiles(patterns, { ...options, isOwn: (options.own ?? NOTHING_OWN).has });
  const list = new TaskList({ ...options, describePlace: (index) => `matched file ${paths[index]}` });
  for (const [index, id] of paths.entries()) list.add({ id }, null, index);
  return list.finish();
}

function describeSource(source: TaskSource): string {
  switch (source.kind) {
    case "tasks-command":
      return `the output of tasks-command (${JSON.stringify(source.command.slice(0, 120))})`;
    case "tasks":
      return `tasks (${source.value.trim().split("\n").join(", ")})`;
    case "items":
      return `the tests that ${source.name} selects`;
    default:
      return unreachable(source);
  }
}
