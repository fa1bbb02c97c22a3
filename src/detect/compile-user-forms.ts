/** Checks and compiles `rate-limit-patterns`. Loaded only when a user gives patterns. */
import { RE2JS } from "re2js";
import * as z from "zod/mini";
import type { DetectionKind } from "../core/rate-limit.ts";
import { reasonOf } from "../core/reason.ts";
import { UserError } from "../core/user-error.ts";
import type { UserForm } from "./context.ts";
import { isObject } from "./records.ts";

const KINDS: readonly DetectionKind[] = ["wait", "stop", "cap", "task", "overload", "none"];
const UNIT_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 } as const;
const GROUP = z.nullish(
  z.union([z.string(), z.number()], "retry_after_group and reset_group to be the number or the name of a group"),
);

/** Each message finishes "Expected". */
const ENTRY = z.strictObject({
  name: z.string("a name").check(z.minLength(1, "a name")),
  pattern: z.string("pattern to be a regular expression, written as text in quotes"),
  kind: z.enum(KINDS, `kind to be one of ${KINDS.join(", ")}`),
  provider: z.nullish(z.string("provider to be text")),
  retry_after_group: GROUP,
  retry_after_unit: z._default(z.enum(["ms", "s", "m", "h"], "retry_after_unit to be ms, s, m or h"), "s"),
  reset_group: GROUP,
});

/**
 * Compiles entries as they were read from YAML or JSON lines:
 * `{name, pattern, kind, provider?, retry_after_group?, retry_after_unit?, reset_group?}`.
 *
 * Patterns use the syntax of RE2, for one line, without regard to case. They match in linear time, so look-around and
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
        `Expected rate-limit-patterns to be a list of entries, each with a name, a pattern and a kind, in ${where}; found ${JSON.stringify(entry)?.slice(0, 80)}. Write for instance: - {name: busy, pattern: "server too busy", kind: cap}.`,
      );
    }
    const form = compileEntry(entry, index);
    if (names.has(form.name)) throw refusal(index, form.name, "a unique name", "this one twice");
    names.add(form.name);
    return form;
  });
}

function compileEntry(raw: Readonly<Record<string, unknown>>, index: number): UserForm {
  const entry: Readonly<Record<string, unknown>> = Object.fromEntries(
    Object.entries(raw).map(([key, value]) => [key.replaceAll("-", "_"), value]),
  );
  const read = ENTRY.safeParse(entry);
  const refuse = (expected: string, found: unknown): UserError =>
    refusal(index, entry.name, expected, found === undefined ? "none" : JSON.stringify(found));
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
  return {
    name,
    kind,
    provider,
    match: (line) => {
      const matcher = pattern.matcher(line);
      if (!matcher.find()) return null;
      return Array.from({ length: groups + 1 }, (_, group) => matcher.group(group));
    },
    retryAfterGroup: groupOf("retry_after_group"),
    retryAfterUnitMs: UNIT_MS[unit],
    resetGroup: groupOf("reset_group"),
  };
}

function compilePattern(source: string, refuse: (expected: string, found: unknown) => UserError): RE2JS {
  try {
    return RE2JS.compile(source, RE2JS.CASE_INSENSITIVE);
  } catch (error) {
    throw refuse(
      `pattern to be a regular expression of RE2, which matches in linear time (no look-around, no back-references; ${reasonOf(error)})`,
      source,
    );
  }
}

function refusal(index: number, name: unknown, expected: string, found: string): UserError {
  const called = typeof name === "string" && name !== "" ? ` (${JSON.stringify(name)})` : "";
  return new UserError(
    `Expected ${expected} in entry ${index + 1}${called} of rate-limit-patterns, found ${found}. Correct the entry.`,
  );
}
