/** Reads a thrown value: its code, and its message for people. */

/** The code of an error from Node or the system, such as `ENOENT`. Null for anything else. */
export function errorCode(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}

/** The message of anything that was thrown, for people. Node leaves it empty if a host has several addresses. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || (errorCode(error) ?? error.name) : String(error);
}
