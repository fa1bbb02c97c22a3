import { errorCode } from "./reason.ts";

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
