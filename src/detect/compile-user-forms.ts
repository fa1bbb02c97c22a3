/** Checks and compiles `rate-limit-patterns`. Loaded only when a user gives patterns. */
import { RE2JS } from "re2js";
import type { DetectionKind } from "../core/rate-limit.ts";
import { reasonOf } from "../core/reason.ts";
import { UserError } from "../core/user-error.ts";
import type { UserForm } from "./context.ts";

const KINDS: readonly DetectionKind[] = ["wait", "stop", "cap", "task", "overload", "none"];
const FIELDS: readonly string[] = [
  "name",
  "pattern",
  "kind",
  "provider",
  "retry_after_group",
  "retry_after_unit",
  "reset_group",
];
const UNITS: ReadonlyMap<string, number> = new Map([
  ["ms", 1],
  ["s", 1_000],
  ["m", 60_000],
  ["h", 3_600_000],
]);

/**
 * Compiles entries as they were read from YAML or JSON lines:
 * `{name, pattern, kind, provider?, retry_after_group?, retry_after_unit?, reset_group?}`.
 *
 * Patterns use the syntax of RE2, for one line, without regard to case. They match in linear time, so look-around and
 * back-references are refused. `kind: none` silences lines that match.
 *
 * @throws UserError that names the entry and what is wrong with it
 */
export function compileUserForms(raw: readonly Readonly<Record<string, unknown>>[]): UserForm[] {
  const names = new Set<string>();
  return raw.map((entry, index) => {
    const form = compileEntry(entry, index);
    if (names.has(form.name)) {
      throw wrong(
        index,
        form.name,
        "a unique name",
        `the name ${JSON.stringify(form.name)} twice`,
        "Rename one of the two.",
      );
    }
    names.add(form.name);
    return form;
  });
}

function compileEntry(raw: Readonly<Record<string, unknown>>, index: number): UserForm {
  const entry = new Map(Object.entries(raw).map(([key, value]) => [key.replaceAll("-", "_"), value]));
  const name = entry.get("name");
  if (typeof name !== "string" || name.trim() === "") {
    throw wrong(index, null, "a name", found(name), "Give each form a short name; results show it.");
  }
  const fail = (expected: string, what: string, advice: string): UserError =>
    wrong(index, name, expected, what, advice);
  for (const key of entry.keys()) {
    if (!FIELDS.includes(key)) {
      throw fail(
        `only the fields ${FIELDS.join(", ")}`,
        `the field ${JSON.stringify(key)}`,
        "Remove it or correct its name.",
      );
    }
  }
  const kind = KINDS.find((one) => one === entry.get("kind"));
  if (kind === undefined) {
    throw fail(`kind to be one of ${KINDS.join(", ")}`, found(entry.get("kind")), "Choose what a match means.");
  }
  const provider = entry.get("provider") ?? null;
  if (provider !== null && typeof provider !== "string") {
    throw fail("provider to be text", found(provider), "Write its name, or leave it out.");
  }
  const unit = entry.get("retry_after_unit") ?? "s";
  const retryAfterUnitMs = UNITS.get(String(unit));
  if (retryAfterUnitMs === undefined) {
    throw fail(
      `retry_after_unit to be one of ${[...UNITS.keys()].join(", ")}`,
      found(unit),
      "It is the unit of a bare number.",
    );
  }
  const source = entry.get("pattern");
  if (typeof source !== "string") {
    throw fail("pattern to be a regular expression", found(source), "Write it as text, in quotes.");
  }
  const pattern = compilePattern(source, fail);
  const groups = pattern.groupCount();
  const groupOf = (field: string): number | null => {
    const value = entry.get(field) ?? null;
    if (value === null) return null;
    const number = typeof value === "string" ? (pattern.namedGroups()[value] ?? Number(value)) : Number(value);
    if (typeof value !== "boolean" && Number.isInteger(number) && number >= 1 && number <= groups) return number;
    throw fail(
      `${field} to be the number or the name of a group of the pattern`,
      found(value),
      `The pattern has ${groups} groups; add one in ( ).`,
    );
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
    retryAfterUnitMs,
    resetGroup: groupOf("reset_group"),
  };
}

function compilePattern(source: string, fail: (expected: string, what: string, advice: string) => UserError): RE2JS {
  try {
    return RE2JS.compile(source, RE2JS.CASE_INSENSITIVE);
  } catch (error) {
    throw fail(
      "pattern to be a regular expression of RE2, which matches in linear time (no look-around, no back-references)",
      reasonOf(error),
      `Correct the pattern ${JSON.stringify(source)}.`,
    );
  }
}

function found(value: unknown): string {
  return value === undefined ? "none" : JSON.stringify(value);
}

function wrong(index: number, name: string | null, expected: string, what: string, advice: string): UserError {
  const entry = name === null ? `entry ${index + 1}` : `entry ${index + 1} (${JSON.stringify(name)})`;
  return new UserError(`Expected ${expected} in ${entry} of rate-limit-patterns, found ${what}. ${advice}`);
}
