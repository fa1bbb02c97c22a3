/** Room for file descriptors, looked at before a run begins. Kept apart from the pipes, so that a start loads no more. */
import { closeSync, constants, openSync } from "node:fs";
import { errorCode } from "../core/error-code.ts";
import { UserError } from "../core/user-error.ts";

/** Both ends of two pipes, their anchors, the log, and what is open for a moment only. */
const DESCRIPTORS_PER_CHILD = 9;
/** State files, the lock, connections, and what Node opens for itself. */
const OWN_DESCRIPTORS = 24;

/**
 * Checks that so many children can run at once: a run that meets the limit later would lose attempts to it.
 *
 * @throws UserError where the limit of open files is too low
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
