/** Waits in the fields of an object: numbers of a unit that the name tells, durations and instants. */
import { readDuration } from "../reset/duration-words.ts";
import { LEAST_EPOCH_S, readReset } from "../reset/headers.ts";
import { type InstantContext, laterEpoch, readInstant } from "../reset/instant.ts";
import type { Wait, WaitSource } from "../reset/wait.ts";
import type { NotationValue } from "./notation.ts";

/** A wait in a field, by what its name promises. */
export function readField(
  role: "wait-ms" | "wait-seconds" | "retry-info" | "instant",
  value: NotationValue,
  source: WaitSource,
  context: InstantContext,
): Wait | null {
  if (value === null || typeof value === "object" || typeof value === "boolean") return null;
  const text = String(value).trim();
  const number = /^\d{1,16}(?:\.\d{1,9})?$/.test(text) ? Number(text) : null;
  if (role === "wait-ms") return number === null ? null : { kind: "duration", ms: number, source };
  if (role === "instant") {
    if (number !== null) {
      const at = number < LEAST_EPOCH_S ? null : laterEpoch(number, context.nowAt);
      return at === null ? null : { kind: "instant", at, source };
    }
    const instant = readInstant(text, 0, context);
    if (instant !== null) return { kind: "instant", at: instant.at, source };
    const duration = readDuration(text);
    return duration === null ? null : { kind: "duration", ms: duration.durationMs, source };
  }
  const wait = readReset(text, context);
  return wait === null ? null : { ...wait, source };
}
