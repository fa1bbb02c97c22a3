/** Reads the input `rate-limit-patterns`: a YAML list, one JSON object per line, or such a file. Loaded only if it is given. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { RE2JS } from "re2js";
import * as z from "zod/mini";
import { isObject, jsonOrNull } from "../core/json.ts";
import { DETECTION_KINDS } from "../core/rate-limit.ts";
import { errorCode, reasonOf } from "../core/reason.ts";
import { UserError } from "../core/user-error.ts";
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
      "Expected rate-limit-patterns to be a YAML list, JSON lines or the path of a readable file, " +
        `found ${JSON.stringify(path)} (${errorCode(error) ?? reasonOf(error)} in ${workspace}). ` +
        "Check the path: it is relative to the workspace.",
      { cause: error },
    );
  }
}

async function parseText(text: string, name: string): Promise<unknown> {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const parsed = lines.map(jsonOrNull);
  if (parsed.every(isObject)) return parsed;
  const { parse } = await import("yaml");
  try {
    // JSON arrays are YAML too. Aliases are refused: a few lines of them can expand to gigabytes. Warnings of the
    // reader do not matter, because the entries are checked.
    return parse(text, { maxAliasCount: 0, logLevel: "error" }) ?? [];
  } catch (error) {
    throw new UserError(`Expected YAML or JSON lines in ${name}, found: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

const GROUP = z.nullish(
  z.union([z.string(), z.number()], "retry_after_group and reset_group to be the number or the name of a group"),
);

/** Each message finishes "Expected". */
const ENTRY = z.strictObject({
  name: z.string("a name").check(z.minLength(1, "a name")),
  pattern: z.string("pattern to be a regular expression, written as text in quotes"),
  kind: z.enum(DETECTION_KINDS, `kind to be one of ${DETECTION_KINDS.join(", ")}`),
  provider: z.nullish(z.string("provider to be text")),
  retry_after_group: GROUP,
  retry_after_unit: z._default(z.enum(["ms", "s", "m", "h"], "retry_after_unit to be ms, s, m or h"), "s"),
  reset_group: GROUP,
});

/** Compiles entries from YAML or JSON lines:
 * `{name, pattern, kind, provider?, retry_after_group?, retry_after_unit?, reset_group?}`.
 *
 * Patterns use the syntax of RE2, match within one line and ignore case. They match in linear time, so look-around and
 * back-references are refused. `kind: none` silences lines that match.
 *
 * @param source where the entries were written, for messages
 * @throws UserError that names the entry and what is wrong with it
 */
export function compileUserForms(raw: unknown, source = "rate-limit-patterns"): UserForm[] {
  const names = new Set<string>();
  const isList = Array.isArray(raw);
  return (isList ? raw : [raw]).map((entry: unknown, index) => {
    if (!isList || !isObject(entry)) {
      const where = isList ? `entry ${index + 1} of ${source}` : source;
      throw new UserError(
        `Expected rate-limit-patterns to be a list of entries, each with a name, a pattern and a kind, in ${where}; ` +
          `found ${JSON.stringify(entry)?.slice(0, 80)}. ` +
          'For example: - {name: busy, pattern: "server too busy", kind: cap}.',
      );
    }
    const called = typeof entry.name === "string" && entry.name !== "" ? ` (${JSON.stringify(entry.name)})` : "";
    const refuse = (expected: string, found: unknown) =>
      new UserError(
        `Expected ${expected} in entry ${index + 1}${called} of rate-limit-patterns, ` +
          `found ${found === undefined ? "none" : JSON.stringify(found)}. Correct the entry.`,
      );
    const form = compileEntry(entry, refuse);
    if (names.has(form.name)) throw refuse("a name that no other entry has", form.name);
    names.add(form.name);
    return form;
  });
}

type Refuse = (expected: string, found: unknown) => UserError;

function compileEntry(entry: Readonly<Record<string, unknown>>, refuse: Refuse): UserForm {
  const read = ENTRY.safeParse(entry);
  if (!read.success) {
    const issue = read.error.issues[0];
    if (issue?.code === "unrecognized_keys")
      throw refuse(`only the fields ${Object.keys(ENTRY.shape).join(", ")}`, issue.keys[0]);
    throw refuse(issue?.message ?? "an entry", entry[String(issue?.path[0])]);
  }
  const { name, pattern: source, kind, provider = null, retry_after_unit: unit } = read.data;
  const pattern = compilePattern(source, refuse);
  const groups = pattern.groupCount();
  const groupOf = (field: "retry_after_group" | "reset_group"): number | null => {
    const value = read.data[field] ?? null;
    if (value === null) return null;
    const number = pattern.namedGroups()[value] ?? Number(value);
    if (Number.isInteger(number) && number >= 1 && number <= groups) return number;
    throw refuse(`${field} to be the number or the name of one of the ${groups} groups of the pattern`, value);
  };
  const [waitGroup, resetGroup] = [groupOf("retry_after_group"), groupOf("reset_group")];
  return {
    name,
    kind,
    provider,
    hasGroups: waitGroup !== null || resetGroup !== null,
    match: (line) => {
      const matcher = pattern.matcher(line);
      if (!matcher.find()) return null;
      const [wait, reset] = [waitGroup, resetGroup].map((group) => (group === null ? null : matcher.group(group)));
      const stated = wait?.trim() ?? null;
      return { wait: stated !== null && /^[\d.]+$/.test(stated) ? stated + unit : stated, reset: reset ?? null };
    },
  };
}

function compilePattern(source: string, refuse: Refuse): RE2JS {
  try {
    return RE2JS.compile(source, RE2JS.CASE_INSENSITIVE);
  } catch (error) {
    throw refuse(
      `pattern to be a regular expression of RE2, which matches in linear time (no look-around, no back-references; ${reasonOf(error)})`,
      source,
    );
  }
}
