/** The fields of a task that have a meaning for Carryover. */
import { LONGEST_DURATION_MS, parseDuration } from "../core/duration.ts";
import type { JsonObject, JsonValue } from "../core/json.ts";
import type { Traits } from "./task-table.ts";

export type ReservedFields = Partial<Traits>;

/** The reserved fields of most tasks, which have none. */
export const NO_RESERVED_FIELDS: ReservedFields = {};

/** Each reader returns null for a wrong value. CSV has only text, so a number may arrive as text. */
const FIELDS = [
  { name: "provider", as: "provider", expected: 'a text such as "openai"', read: readText },
  { name: "group", as: "group", expected: 'a text (a number must be quoted: "7")', read: readText },
  {
    name: "timeout",
    as: "timeoutMs",
    expected: 'a duration above 0 and up to 24d, such as "90s" or "15m", or a number of seconds',
    read: readTimeoutMs,
  },
  { name: "weight", as: "weight", expected: "a number above 0", read: readWeight },
] as const;

/**
 * Reads the reserved fields of a task. null and the empty string, which table converters write, mean "not given".
 *
 * @param refuse throws the error for a wrong field
 */
export function readReserved(fields: JsonObject, refuse: (name: string, expected: string) => never): ReservedFields {
  let reserved = NO_RESERVED_FIELDS;
  for (const { name, as, expected, read } of FIELDS) {
    const found = fields[name];
    if (found === undefined || found === null || found === "") continue;
    const value = read(found);
    reserved = { ...reserved, [as]: value ?? refuse(name, expected) };
  }
  return reserved;
}

function readText(found: JsonValue): string | null {
  return typeof found === "string" ? found : null;
}

function readTimeoutMs(found: JsonValue): number | null {
  const timeoutMs = typeof found === "string" || typeof found === "number" ? parseDuration(String(found)) : null;
  return timeoutMs !== null && timeoutMs > 0 && timeoutMs <= LONGEST_DURATION_MS ? timeoutMs : null;
}

function readWeight(found: JsonValue): number | null {
  const weight = typeof found === "number" || (typeof found === "string" && found.trim() !== "") ? Number(found) : 0;
  return Number.isFinite(weight) && weight > 0 ? weight : null;
}
