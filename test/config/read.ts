/** Reads inputs as a run does, for tests. */
import type { Config } from "../../src/config/config.ts";
import { readConfig } from "../../src/config/config.ts";
import type { ConfigContext } from "../../src/config/reading.ts";
import { UserError } from "../../src/core/user-error.ts";

export const NEEDED = { tasks: "tasks.jsonl", command: "node evaluate.mjs" };

export function read(raw: Record<string, string | undefined>, context: Partial<ConfigContext> = {}): Config {
  return readConfig({ ...NEEDED, ...raw }, { origin: "cli", env: {}, ...context });
}

export function errorOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  throw new Error("Expected a UserError, nothing was thrown.");
}
