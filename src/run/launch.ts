/** What one child is started with. */
import { existsSync } from "node:fs";
import { addVariables } from "./child-environment.ts";
import { fillPlaceholders, type ResolvedCommand } from "./command.ts";
import type { InboxPair } from "./inbox.ts";
import { MARKER_NAME, markerValue, type Sweeper } from "./kill-posix.ts";
import type { Launcher, LaunchOrder } from "./launcher.ts";
import type { ShardRequest, SpawnerSettings } from "./spawner.ts";
import type { TaskFiles } from "./task-files.ts";

/** What a child needs of its run. */
export interface ChildSurroundings extends SpawnerSettings {
  readonly resolved: ResolvedCommand;
  readonly launcher: Launcher;
  readonly sweeper: Sweeper;
  readonly taskFiles: TaskFiles;
  /** Is told of files of ended children that cannot be removed. */
  readonly onInboxTrouble: (error: unknown) => void;
  /** Is told of every chunk of output. */
  readonly watchGarbage: (bytes: number) => void;
  /** True the first time it is asked for a subject: for warnings that are told once in a run. */
  readonly isFirst: (subject: string) => boolean;
}

/** @param warn is called from within, at most once in a run */
export function orderOf(
  request: ShardRequest,
  pair: InboxPair,
  around: ChildSurroundings,
  warn: (message: string) => void,
): LaunchOrder {
  const { hasPlaceholders, arguments: given } = around.resolved;
  const { environment, leftOut } = addVariables(
    { [MARKER_NAME]: markerValue(around.environment[MARKER_NAME], around.runMarker, request.key) },
    {
      tasks: request.tasks,
      ...pair,
      shard: request.shard,
      attempt: request.attempt,
      provider: request.provider,
      deadlineAt: request.startedAt + request.timeoutMs,
    },
  );
  if (leftOut.length > 0 && around.isFirst("variables")) {
    warn(
      `The operating system cannot pass ${leftOut.slice(0, 5).join(", ")} to a child (at most 128 KiB in one variable, 512 KiB in all of a task, no NUL): left out. CARRYOVER_TASKS_FILE has every field. This is told once.`,
    );
  }
  return {
    variables: environment,
    arguments: hasPlaceholders ? fillPlaceholders(given, { ...pair, tasks: request.tasks }) : null,
  };
}

const IN_TASKS_FILE = "Let the command read it from {tasks-file} ($CARRYOVER_TASKS_FILE), which has every field";

/** @param message of the system */
export function describeSpawnFailure(message: string, workingDirectory: string): string {
  if (/\bE2BIG\b/.test(message)) {
    return `expected at most 128 KiB in one argument, and some 2 MiB in all arguments and variables together, found more (E2BIG). ${IN_TASKS_FILE}, or pass fewer variables`;
  }
  if (message.includes("null bytes")) {
    return `expected arguments without null bytes, found a field that holds one. ${IN_TASKS_FILE}`;
  }
  // The system names the program also where it is the folder that is missing.
  return existsSync(workingDirectory)
    ? message
    : `the working directory ${workingDirectory} does not exist (${message})`;
}
