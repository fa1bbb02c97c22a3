/** Forms of rate-limit messages that users add, for gateways and tools of their own. */
import type { Detection, DetectionKind } from "../rate-limit.ts";
import { UserError } from "../user-error.ts";
import type { DetectContext, UserForm } from "./detect-context.ts";
import { WORDS_LENGTH } from "./facts.ts";
import { compilePattern, type LinearPattern } from "./pattern/linear-pattern.ts";
import { PatternError } from "./pattern/syntax.ts";
import { LONGEST_WAIT_MS, readDuration } from "./reset/duration-words.ts";
import { readReset } from "./reset/headers.ts";
import { readProseWaits } from "./reset/prose-waits.ts";
import { longest, type Wait, waitMs } from "./reset/wait.ts";
import { cleanLines } from "./text/clean-lines.ts";

const KINDS: readonly DetectionKind[] = ["wait", "stop", "cap", "task", "overload", "none"];
const FIELDS = ["name", "pattern", "kind", "provider", "retry_after_group", "retry_after_unit", "reset_group"] as const;
const UNITS: ReadonlyMap<string, number> = new Map([
  ["ms", 1],
  ["s", 1_000],
  ["m", 60_000],
  ["h", 3_600_000],
]);

/**
 * Checks and compiles entries as they were read from YAML or JSON lines:
 * `{name, pattern, kind, provider?, retry_after_group?, retry_after_unit?, reset_group?}`.
 *
 * Patterns are regular expressions for one line, without regard to case; look-around and back-references are refused,
 * and what is left is matched in linear time. `kind: none` silences lines that match.
 *
 * @throws UserError that names the entry and what is wrong with it
 */
export function compileUserForms(raw: readonly Readonly<Record<string, unknown>>[]): UserForm[] {
  const names = new Set<string>();
  return raw.map((entry, index) => {
    const form = compileOne(entry, index);
    if (names.has(form.name))
      throw wrong(
        index,
        form.name,
        "a name of its own",
        `the name ${JSON.stringify(form.name)} twice`,
        "Rename one of the two.",
      );
    names.add(form.name);
    return form;
  });
}

function compileOne(raw: Readonly<Record<string, unknown>>, index: number): UserForm {
  const entry = new Map(Object.entries(raw).map(([key, value]) => [key.replaceAll("-", "_"), value]));
  const name = entry.get("name");
  if (typeof name !== "string" || name.trim() === "") {
    throw wrong(index, null, "a name", found(name), "Give each form a short name; it is shown where the form matched.");
  }
  for (const key of entry.keys()) {
    if (!(FIELDS as readonly string[]).includes(key))
      throw wrong(
        index,
        name,
        `only the fields ${FIELDS.join(", ")}`,
        `the field ${JSON.stringify(key)}`,
        "Remove it or correct its name.",
      );
  }
  const kind = KINDS.find((one) => one === entry.get("kind"));
  if (kind === undefined)
    throw wrong(
      index,
      name,
      `kind to be one of ${KINDS.join(", ")}`,
      found(entry.get("kind")),
      "Choose the answer to the limit.",
    );
  const provider = entry.get("provider");
  if (provider !== undefined && provider !== null && typeof provider !== "string")
    throw wrong(index, name, "provider to be text", found(provider), "Write its name, or leave it out.");
  const unit = entry.get("retry_after_unit") ?? "s";
  const retryAfterUnitMs = UNITS.get(String(unit));
  if (retryAfterUnitMs === undefined)
    throw wrong(
      index,
      name,
      `retry_after_unit to be one of ${[...UNITS.keys()].join(", ")}`,
      found(unit),
      "It is the unit of a bare number.",
    );
  const pattern = compiled(entry.get("pattern"), index, name);
  return {
    name,
    kind,
    provider: provider ?? null,
    pattern,
    retryAfterGroup: group(entry.get("retry_after_group"), "retry_after_group", pattern, index, name),
    retryAfterUnitMs,
    resetGroup: group(entry.get("reset_group"), "reset_group", pattern, index, name),
  };
}

function compiled(source: unknown, index: number, name: string): LinearPattern {
  if (typeof source !== "string")
    throw wrong(index, name, "pattern to be a regular expression", found(source), "Write it as text, in quotes.");
  try {
    return compilePattern(source);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    throw wrong(
      index,
      name,
      "pattern to be a regular expression that is matched in linear time",
      error.message,
      `Correct the pattern ${JSON.stringify(source)}.`,
    );
  }
}

function group(value: unknown, field: string, pattern: LinearPattern, index: number, name: string): number | null {
  if (value === undefined || value === null) return null;
  const number =
    typeof value === "number"
      ? value
      : typeof value === "string"
        ? (pattern.names.get(value) ?? Number(value))
        : Number.NaN;
  if (Number.isInteger(number) && number >= 1 && number <= pattern.groups) return number;
  throw wrong(
    index,
    name,
    `${field} to be the number or the name of a group of the pattern`,
    found(value),
    `The pattern has ${pattern.groups} groups; add one in ( ).`,
  );
}

function found(value: unknown): string {
  return value === undefined ? "none" : JSON.stringify(value);
}

function wrong(index: number, name: string | null, expected: string, what: string, advice: string): UserError {
  const entry = name === null ? `entry ${index + 1}` : `entry ${index + 1} (${JSON.stringify(name)})`;
  return new UserError(`Expected ${expected} in ${entry} of rate-limit-patterns, found ${what}. ${advice}`);
}

/** User forms are read in the last part of a text only: what ended a child stands at its end. */
const TAIL = 65_536;
const LONGEST_LINE = 4_000;

export interface UserReading {
  readonly detection: Detection | null;
  /** The text without the lines that a form of kind `none` silences. */
  readonly rest: string;
}

/**
 * Reads `text` by the user's forms; the last line that matches speaks, and goes before every built-in form.
 *
 * @param stated waits that are told beside the text: they count like those of the line
 */
export function readUserForms(
  text: string,
  forms: readonly UserForm[],
  context: DetectContext,
  stated: readonly Wait[] = [],
): UserReading {
  if (forms.length === 0) return { detection: null, rest: text };
  const loud = forms.filter((form) => form.kind !== "none");
  const quiet = forms.filter((form) => form.kind === "none");
  const lines = cleanLines(text.slice(-TAIL));
  const kept = lines.filter((line) => !quiet.some((form) => form.pattern.exec(line.slice(0, LONGEST_LINE)) !== null));
  const rest = kept.length === lines.length ? text : `${text.slice(0, -TAIL)}${kept.join("\n")}`;
  for (const line of kept.toReversed()) {
    for (const form of loud) {
      const match = form.pattern.exec(line.slice(0, LONGEST_LINE));
      if (match !== null) {
        const wait = longest([...waitsOf(form, match, line, context), ...stated], context.nowAt);
        return { detection: answer(form, line, wait, context), rest };
      }
    }
  }
  return { detection: null, rest };
}

/** What the groups of the form hold; of a form without any, what the words of the line state. */
function waitsOf(
  form: UserForm,
  match: readonly (string | undefined)[],
  line: string,
  context: DetectContext,
): readonly Wait[] {
  if (form.retryAfterGroup === null && form.resetGroup === null) return readProseWaits(line, context);
  return [retryAfter(form, match), reset(form, match, context)].filter((wait) => wait !== null);
}

function answer(form: UserForm, line: string, wait: Wait | null, context: DetectContext): Detection {
  return {
    kind: settle(form.kind, wait, context),
    certain: true,
    retryAfterMs: wait?.kind === "duration" ? wait.ms : null,
    resetAt: wait?.kind === "instant" ? wait.at : null,
    evidence: line.trim().slice(0, WORDS_LENGTH),
    form: form.name,
    provider: form.provider,
  };
}

/** A wait beyond the threshold is a stop, and a wait that states nothing a cap; the other kinds are the user's word. */
function settle(kind: DetectionKind, wait: Wait | null, context: DetectContext): DetectionKind {
  if (kind !== "wait") return kind;
  if (wait === null) return "cap";
  return waitMs(wait, context.nowAt) > context.retryAfterThresholdMs ? "stop" : "wait";
}

function retryAfter(form: UserForm, match: readonly (string | undefined)[]): Wait | null {
  const text = form.retryAfterGroup === null ? undefined : match[form.retryAfterGroup]?.trim();
  if (text === undefined) return null;
  if (/^\d{1,12}(?:\.\d{1,9})?$/.test(text)) {
    const ms = Number(text) * form.retryAfterUnitMs;
    return ms <= LONGEST_WAIT_MS ? { kind: "duration", ms, source: "prose" } : null;
  }
  const duration = readDuration(text);
  return duration === null ? null : { kind: "duration", ms: duration.durationMs, source: "prose" };
}

function reset(form: UserForm, match: readonly (string | undefined)[], context: DetectContext): Wait | null {
  const text = form.resetGroup === null ? undefined : match[form.resetGroup];
  return text === undefined ? null : readReset(text, context);
}
