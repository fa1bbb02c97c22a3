/** The fields of a task that have a meaning of their own here. */
import { z } from "zod";
import { parseDuration } from "../core/duration.ts";
import type { JsonObject } from "./canonical-json.ts";

/** Node timers hold 2^31 - 1 ms; beyond it they fire at once. */
const LONGEST_TIMEOUT_MS = 24 * 86_400_000;

const timeoutField = z.union([z.string(), z.number()]).transform((value, context) => {
  const timeoutMs = parseDuration(String(value));
  if (timeoutMs !== null && timeoutMs > 0 && timeoutMs <= LONGEST_TIMEOUT_MS) return timeoutMs;
  context.addIssue("timeout");
  return z.NEVER;
});

/** CSV knows only text, so a number may come as one. */
const weightField = z.union([z.string().trim().min(1), z.number()]).transform((value, context) => {
  const weight = Number(value);
  if (Number.isFinite(weight) && weight > 0) return weight;
  context.addIssue("weight");
  return z.NEVER;
});

/** null and the empty text, as converters from tables write them, count as not given. */
const blank = z.literal(["", null]).transform(() => undefined);

const RESERVED_FIELDS = z.object({
  provider: z.union([blank, z.string()]).optional(),
  group: z.union([blank, z.string()]).optional(),
  timeout: z.union([blank, timeoutField]).optional(),
  weight: z.union([blank, weightField]).optional(),
});
export type ReservedFields = z.output<typeof RESERVED_FIELDS>;

/** Reads them of a task; else the names of those that are wrong. */
export function readReserved(fields: JsonObject): ReservedFields | { readonly wrong: ReadonlySet<string> } {
  const parsed = RESERVED_FIELDS.safeParse(fields);
  return parsed.success ? parsed.data : { wrong: new Set(parsed.error.issues.map(({ path }) => String(path[0]))) };
}
