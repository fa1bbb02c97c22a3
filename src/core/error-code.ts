/** The code of an error from Node or the system, such as `ENOENT`. Null for anything else. */
export function errorCode(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}
