/** Reads the input `rate-limit-patterns`: a YAML list, one JSON object per line, or such a file. Loaded only if it is given. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { jsonOrNull } from "../core/json.ts";
import { errorCode, reasonOf } from "../core/reason.ts";
import { UserError } from "../core/user-error.ts";
import { compileUserForms } from "../detect/compile-user-forms.ts";
import type { UserForm } from "../detect/context.ts";
import type { PatternSource } from "./limit-inputs.ts";

/**
 * @param workspace absolute folder that the path of a file is relative to
 * @throws UserError for a missing file, text that is neither YAML nor JSON lines, and a wrong entry, with the place
 */
export async function readRateLimitPatterns(source: PatternSource, workspace: string): Promise<UserForm[]> {
  const [text, name] =
    source.kind === "file"
      ? [readText(source.path, workspace), source.path]
      : [source.text, "input rate-limit-patterns"];
  return compileUserForms(await parseText(text, name), name);
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
  const parsed = lines.map(jsonOrNull);
  if (parsed.every((line) => typeof line === "object" && line !== null && !Array.isArray(line))) return parsed;
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
