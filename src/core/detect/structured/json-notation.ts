/** Values of JSON as the notation that records are read from. */
import type { NotationValue } from "./notation.ts";

/** Deeper no error is nested, and no reader of one goes. */
const DEEPEST = 48;

/** @param said what to read in place of a text: it may be silenced */
export function jsonNotation(value: unknown, said: (text: string) => string, depth = 0): NotationValue {
  if (typeof value === "string") return said(value);
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (typeof value !== "object" || value === null || depth > DEEPEST) return null;
  if (Array.isArray(value)) return { kind: "list", items: value.map((item) => jsonNotation(item, said, depth + 1)) };
  const entries = Object.entries(value).map(([key, inner]) => [key, jsonNotation(inner, said, depth + 1)] as const);
  return { kind: "object", entries };
}
