/** Events as they come back from disk, where anything may lie: what reports need of them, checked. */
import { z } from "zod";
import { instant, name, runEndedSchema, runStartedSchema, text } from "../store/run-events.ts";

const circuitState = z.enum(["closed", "open", "half-open"]);
const outcome = z.enum([
  "graded",
  "rate_limited",
  "kill_shaped",
  "timeout_exceeded",
  "skipped",
  "transient",
  "legitimate",
  "fatal",
  "unfinished",
]);

const SCHEMAS = {
  run_started: runStartedSchema,
  attempt_started: z.object({
    event: z.literal("attempt_started"),
    at: instant,
    key: name,
    slot: z.int().min(0).max(100_000),
    provider: name,
    tasks: z.array(z.string()).min(1),
    probe: z.boolean(),
  }),
  task_settled: z.object({
    event: z.literal("task_settled"),
    at: instant,
    key: name,
    id: z.string(),
    class: outcome,
    status: z.enum(["passed", "failed"]).nullable(),
    next: z.enum(["done", "retry", "left"]),
  }),
  attempt_ended: z.object({ event: z.literal("attempt_ended"), at: instant, key: name }),
  paused: z.object({ event: z.literal("paused"), at: instant, provider: name, until: instant, reason: text }),
  limit_changed: z.object({
    event: z.literal("limit_changed"),
    at: instant,
    provider: name,
    from: z.number(),
    to: z.number(),
    reason: text,
  }),
  pace_changed: z.object({
    event: z.literal("pace_changed"),
    at: instant,
    provider: name,
    starts_per_minute: z.number(),
  }),
  circuit_changed: z.object({
    event: z.literal("circuit_changed"),
    at: instant,
    provider: name,
    to: circuitState,
    until: instant.nullable(),
    reason: text,
  }),
  warning: z.object({ event: z.literal("warning"), at: instant, message: text }),
  run_ended: runEndedSchema,
} as const;

type Schemas = typeof SCHEMAS;
export type StoredEvent = { [Name in keyof Schemas]: z.infer<Schemas[Name]> }[keyof Schemas];

const NAME = /^\{"v":1,"event":"([a-z_]{1,30})"/;

/** The name of the event on a line, told without parsing it; null for what is none of ours. */
export function eventNameOf(line: string): keyof Schemas | null {
  const found = NAME.exec(line)?.[1];
  return found !== undefined && isKnown(found) ? found : null;
}

/** The event on a line; null where it does not hold to its schema. */
export function parseEvent(line: string, eventName: keyof Schemas): StoredEvent | null {
  try {
    const parsed = SCHEMAS[eventName].safeParse(JSON.parse(line));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function isKnown(found: string): found is keyof Schemas {
  return Object.hasOwn(SCHEMAS, found);
}
