/** Checks the command before the first child, so that bad input is rejected instead of tried a thousand times. */
import { closeSync, constants, openSync, statSync } from "node:fs";
import { errorCode } from "../core/reason.ts";
import type { Task } from "../core/task.ts";
import { UserError } from "../core/user-error.ts";
import { type ChildCommand, scalarFields } from "../run/command.ts";

/** @throws UserError if the children's working directory is not a folder */
export function checkWorkingDirectory(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new UserError(`Expected \`working-directory\` to be a folder, found none at ${path}. Check the path.`);
}

/** `{tasks-file}` and `{results-file}` work for any shard. Every other placeholder belongs to one task. */
const OF_ANY_SHARD = new Set(["tasks-file", "results-file"]);

/**
 * @param sample a task of the list; its fields are the names that placeholders can have
 * @throws UserError if an argument uses a field of the task and a child has several tasks
 */
export function checkPlaceholders(command: ChildCommand, shardSize: number, sample: Task | null): void {
  if (command.kind !== "argv" || shardSize === 1 || sample === null) return;
  const fields = new Set(["id", ...scalarFields(sample.json).keys()]);
  for (const argument of command.argv.slice(1)) {
    for (const [placeholder, name = ""] of argument.matchAll(/\{([^{}]+)\}/g)) {
      if (OF_ANY_SHARD.has(name) || !fields.has(name)) continue;
      throw new UserError(
        `Expected \`shard-size\` 1 for the placeholder ${placeholder} in ${JSON.stringify(argument)}, found ${shardSize}: ` +
          "a child with several tasks has no single value for it. Use {tasks-file}, or set shard-size to 1.",
      );
    }
  }
}

/** Both ends of two pipes, their anchors, the log, and files that are open only briefly. */
const DESCRIPTORS_PER_CHILD = 9;
/** State files, the lock, connections, and what Node opens for itself. */
const OWN_DESCRIPTORS = 24;

/**
 * Checks that this many children can run at once. A run that meets the limit later would lose attempts.
 *
 * @throws UserError if the limit of open files is too low
 */
export function checkDescriptors(childCount: number): void {
  const needed = OWN_DESCRIPTORS + childCount * DESCRIPTORS_PER_CHILD;
  const open: number[] = [];
  try {
    while (open.length < needed) open.push(openSync("/dev/null", constants.O_RDONLY));
  } catch (error) {
    const code = errorCode(error);
    if (code !== "EMFILE" && code !== "ENFILE") return;
    throw new UserError(
      `Expected room for ${needed} more open files (\`concurrency\` ${childCount} needs ${DESCRIPTORS_PER_CHILD} each), but the system allows only ${open.length} (${code}). Raise the limit before the run, for instance with \`ulimit -n ${Math.max(1_024, 2 * needed)}\`, or lower \`concurrency\`.`,
    );
  } finally {
    for (const fd of open) closeSync(fd);
  }
}
