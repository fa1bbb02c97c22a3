/** The words of something that was thrown, for a message to people. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
