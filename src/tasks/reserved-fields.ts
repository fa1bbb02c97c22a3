/** The fields of a task that have a meaning for Carryover. */
import * as z from "zod/mini";
import { parseDuration } from "../core/duration.ts";
import type { JsonObject } from "../core/json.ts";
import { once } from "../core/once.ts";

/** Node timers hold 2^31 - 1 ms. Beyond that they fire at once. */
const LONGEST_TIMEOUT_MS = 24 * 86_400_000;

const timeoutField = () =>
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value, context) => {
      const timeoutMs = parseDuration(String(value));
      if (timeoutMs !== null && timeoutMs > 0 && timeoutMs <= LONGEST_TIMEOUT_MS) return timeoutMs;
      context.issues.push({ code: "custom", message: "timeout", input: value });
      return z.NEVER;
    }),
  );

/** CSV has only text, so a number may arrive as text. */
const weightField = () =>
  z.pipe(
    z.union([z.string().check(z.trim(), z.minLength(1)), z.number()]),
    z.transform((value, context) => {
      const weight = Number(value);
      if (Number.isFinite(weight) && weight > 0) return weight;
      context.issues.push({ code: "custom", message: "weight", input: value });
      return z.NEVER;
    }),
  );

/** null and the empty string, which table converters write, mean "not given". */
const blank = once(() =>
  z.pipe(
    z.literal(["", null]),
    z.transform(() => undefined),
  ),
);

const RESERVED_FIELDS = once(() =>
  z.object({
    provider: z.optional(z.union([blank(), z.string()])),
    group: z.optional(z.union([blank(), z.string()])),
    timeout: z.optional(z.union([blank(), timeoutField()])),
    weight: z.optional(z.union([blank(), weightField()])),
  }),
);
export type ReservedFields = z.output<ReturnType<typeof RESERVED_FIELDS>>;

/** Reads the reserved fields of a task, or returns the names of those that are wrong. */
export function readReserved(fields: JsonObject): ReservedFields | { readonly wrong: ReadonlySet<string> } {
  const parsed = RESERVED_FIELDS().safeParse(fields);
  return parsed.success ? parsed.data : { wrong: new Set(parsed.error.issues.map(({ path }) => String(path[0]))) };
}
