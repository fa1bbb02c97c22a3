/**
 * Reads the input `rate-limit-patterns` into raw entries: a YAML list, one JSON object a line, or such a file.
 * The detector checks the entries themselves.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod/mini";
import en from "zod/v4/locales/en.js";
import { errorCode } from "../core/error-code.ts";
import { reasonOf } from "../core/reason.ts";
import { UserError } from "../core/user-error.ts";
import type { PatternSource } from "./limit-inputs.ts";

const ENTRIES = z.array(z.record(z.string(), z.unknown()));

/** An entry as it was written, still untrusted. */
export type RawPattern = Readonly<Record<string, unknown>>;

/**
 * @param source from the configuration; null reads as no entries
 * @param workspace absolute folder that the path of a file is relative to
 * @throws UserError for a missing file, or text that is neither YAML nor JSON lines, with the place
 */
export async function readRateLimitPatterns(
  source: PatternSource | null,
  workspace: string,
): Promise<readonly RawPattern[]> {
  if (source === null) return [];
  const name = source.kind === "file" ? source.path : "input rate-limit-patterns";
  const text = source.kind === "file" ? readText(source.path, workspace) : source.text;
  const entries = ENTRIES.safeParse(await parseText(text, name), { error: en().localeError });
  if (entries.success) return entries.data;
  const [first] = entries.error.issues;
  const where = first === undefined || first.path.length === 0 ? name : `entry ${Number(first.path[0]) + 1} of ${name}`;
  throw new UserError(
    `Expected rate-limit-patterns to be a list of entries, each with a name, a pattern and a kind, in ${where}; found ${first?.message ?? "something else"}. Write for instance: - {name: busy, pattern: "server too busy", kind: cap}.`,
  );
}

function readText(path: string, workspace: string): string {
  try {
    return readFileSync(resolve(workspace, path), "utf8");
  } catch (error) {
    throw new UserError(
      `Expected rate-limit-patterns to be a YAML list, JSON lines or the path of a file that can be read, found ${JSON.stringify(path)} (${errorCode(error) ?? reasonOf(error)} in ${workspace}). Check the path: it is relative to the workspace.`,
      { cause: error },
    );
  }
}

async function parseText(text: string, name: string): Promise<unknown> {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const parsed = lines.map(parseJson);
  if (parsed.every((line) => typeof line === "object" && line !== null && !Array.isArray(line))) return parsed;
  // Loaded only here: most runs have no patterns, and it takes a tenth of their start.
  const { parse } = await import("yaml");
  try {
    // JSON arrays are YAML too. Aliases are refused: a few lines of them can expand to gigabytes. Warnings of the
    // reader do not matter, because the entries are checked.
    return parse(text, { maxAliasCount: 0, logLevel: "error" }) ?? [];
  } catch (error) {
    throw new UserError(`Expected rate-limit-patterns to be YAML or JSON lines in ${name}, found: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/** The value of a line of JSON. Undefined if the line is not JSON. */
function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
