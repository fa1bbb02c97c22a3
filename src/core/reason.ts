import { errorCode } from "./error-code.ts";

/** The message of anything that was thrown, for people. Node leaves it empty if a host has several addresses. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || (errorCode(error) ?? error.name) : String(error);
}
