/** The code that Node gives an error of its own or of the system, such as `ENOENT`; null for anything else that was thrown. */
export function errorCode(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}
