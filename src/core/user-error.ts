import { errorCode, reasonOf } from "./reason.ts";

/**
 * An error for people: wrong usage or configuration, found before any child starts (exit 2).
 *
 * The message says what was expected, where, what was found, and what to do.
 */
export class UserError extends Error {
  override readonly name = "UserError";
}

/** @returns an error for people if the system ran out of file descriptors; null for any other error */
export function descriptorError(error: unknown): UserError | null {
  const code = errorCode(error);
  if (code !== "EMFILE" && code !== "ENFILE") return null;
  return new UserError(
    `The system does not allow enough open files (${code}). Raise the limit before the run, for instance with \`ulimit -n 4096\`, or lower \`concurrency\`.`,
  );
}

/**
 * @returns an error for people: a user error itself, or one for what the system refused, such as a file that cannot be
 * read or a full disk; null for a bug
 */
export function userErrorOf(error: unknown): UserError | null {
  if (error instanceof UserError) return error;
  if (!(error instanceof Error && "syscall" in error)) return null;
  return (
    descriptorError(error) ??
    new UserError(
      `Expected to read and write the state folder and its files, found: ${reasonOf(error)}. ` +
        "Free disk space, remove files that are in the way, change permissions, or set another `state-dir`.",
      { cause: error },
    )
  );
}
