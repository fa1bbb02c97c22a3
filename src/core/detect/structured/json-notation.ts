/** Values of JSON as the notation that records are read from. */
import { fieldRole } from "./fields.ts";
import type { NotationValue } from "./notation.ts";

/** Deeper no error is nested, and no reader of one goes. */
const DEEPEST = 48;
/** A type, a code, a class and a kind: no error has more names, and each is read with each message. */
const MOST_NAMES = 4;

/** @param said what to read in place of a text: lines of it may be silenced */
export function jsonNotation(value: unknown, said: (text: string) => string, depth = 0): NotationValue {
  if (typeof value === "string") return said(value);
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (typeof value !== "object" || value === null || depth > DEEPEST) return null;
  if (Array.isArray(value)) return { kind: "list", items: value.map((item) => jsonNotation(item, said, depth + 1)) };
  const heard = withoutSilencedNames(Object.entries(value), said);
  const entries = heard.map(([key, inner]) => [key, jsonNotation(inner, said, depth + 1)] as const);
  return { kind: "object", entries };
}

type Field = readonly [key: string, value: unknown];

/**
 * An error's name and its message are printed as one line: where that is silenced, both are. A status stays, also as
 * text.
 */
function withoutSilencedNames(fields: readonly Field[], said: (text: string) => string): readonly Field[] {
  const isName = ([key, value]: Field) => typeof value === "string" && /\D/.test(value) && fieldRole(key) === "code";
  const names = fields.filter(isName).slice(0, MOST_NAMES);
  for (const message of fields) {
    const [key, words] = message;
    if (typeof words !== "string" || fieldRole(key) !== "message") continue;
    for (const [, name] of names) {
      const rest = said(`${name}: ${words}`);
      if (rest.startsWith(String(name))) continue;
      return fields.filter((field) => !names.includes(field)).map((field) => (field === message ? [key, rest] : field));
    }
  }
  return fields;
}
