/** Events as they come back from disk, where anything may lie: what reports need of them, checked. */
import { z } from "zod";

const name = z.string().max(1_024);
const text = z.string().max(65_536);
const instant = z.iso.datetime().transform((stated) => Date.parse(stated));
const optionalInstant = z
  .string()
  .max(40)
  .transform((stated) => Date.parse(stated))
  .transform((at) => (Number.isNaN(at) ? null : at));
const circuitState = z.enum(["closed", "open", "half-open"]);
const status = z.enum(["complete", "stopped", "out_of_time", "interrupted", "aborted", "incomplete"]);
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
  run_started: z.object({
    event: z.literal("run_started"),
    at: instant,
    run: name,
    job: name,
    campaign: name,
    part: z.int().min(0),
    concurrency: z.number(),
    job_index: z.int().min(0).nullable(),
    job_total: z.int().min(1).max(10_000).nullable(),
  }),
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
  run_ended: z.object({
    event: z.literal("run_ended"),
    at: instant,
    run: name,
    job: name,
    status,
    reason: text,
    against: z.array(text).max(10).nullable().catch(null).default(null),
    resume_at: optionalInstant,
    resume_command: text,
  }),
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
