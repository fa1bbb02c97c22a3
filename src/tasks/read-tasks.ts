/** Resolves the inputs `tasks` and `tasks-command` to the task list, before anything runs. */
import type { Redactor } from "../core/redactor.ts";
import { unreachable } from "../core/unreachable.ts";
import { UserError } from "../core/user-error.ts";
import type { Sharing } from "./line-file.ts";
import { readListFile } from "./list-file.ts";
import { readReserved } from "./reserved-fields.ts";
import type { TaskColumns } from "./task-columns.ts";
import { TaskList, type TaskListOptions } from "./task-list.ts";
import { resolveListing, type TaskSource } from "./task-source.ts";

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
  /** How long `tasks-command` may take, in milliseconds. Default: 10 minutes. */
  readonly commandTimeoutMs?: number;
  /** How a long list is read by two threads; null where one reads all. Default: where the machine has a second core. */
  readonly sharing?: Sharing | null;
  /** Stops `tasks-command`, as when the run is interrupted. */
  readonly signal?: AbortSignal;
}

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

async function listTasks(source: TaskSource, asked: ReadTasksOptions): Promise<TaskColumns> {
  const options = { ...asked, readReserved };
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
      return listing.kind === "file" ? readListFile(listing, options) : readMatches(listing.patterns, options);
    }
    default:
      return unreachable(source);
  }
}

async function readMatches(
  patterns: readonly string[],
  options: ReadTasksOptions & Pick<TaskListOptions, "readReserved">,
): Promise<TaskColumns> {
  const { matchFiles } = await import("./patterns.ts");
  const paths = await matchFiles(patterns, options.workspace);
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
    default:
      return unreachable(source);
  }
}
