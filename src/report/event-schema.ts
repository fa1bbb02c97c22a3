/** Checks events from disk, which may hold anything, and keeps what reports need. */
import * as z from "zod/mini";
import { jsonOrNull } from "../core/json-or-null.ts";
import { runEndedSchema, runStartedSchema, storedInstant, storedName, storedText } from "../store/run-events.ts";

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

const count = z.int().check(z.minimum(0));

const SCHEMAS = {
  run_started: runStartedSchema(),
  attempt_started: z.object({
    event: z.literal("attempt_started"),
    at: storedInstant(),
    key: storedName(),
    slot: z.int().check(z.minimum(0), z.maximum(100_000)),
    provider: storedName(),
    tasks: z.array(z.string()).check(z.minLength(1)),
    probe: z.boolean(),
  }),
  task_settled: z.object({
    event: z.literal("task_settled"),
    at: storedInstant(),
    key: storedName(),
    id: z.string(),
    class: outcome,
    status: z.nullable(z.enum(["passed", "failed"])),
    next: z.enum(["done", "retry", "left"]),
  }),
  attempt_ended: z.object({ event: z.literal("attempt_ended"), at: storedInstant(), key: storedName() }),
  paused: z.object({
    event: z.literal("paused"),
    at: storedInstant(),
    provider: storedName(),
    until: storedInstant(),
    reason: storedText(),
  }),
  limit_changed: z.object({
    event: z.literal("limit_changed"),
    at: storedInstant(),
    provider: storedName(),
    from: z.number(),
    to: z.number(),
    reason: storedText(),
  }),
  pace_changed: z.object({
    event: z.literal("pace_changed"),
    at: storedInstant(),
    provider: storedName(),
    starts_per_minute: z.number(),
  }),
  calls_replayed: z.object({
    event: z.literal("calls_replayed"),
    at: storedInstant(),
    run: storedName(),
    job: storedName(),
    calls: count,
    input_tokens: count,
    output_tokens: count,
  }),
  circuit_changed: z.object({
    event: z.literal("circuit_changed"),
    at: storedInstant(),
    provider: storedName(),
    to: circuitState,
    until: z.nullable(storedInstant()),
    reason: storedText(),
  }),
  warning: z.object({ event: z.literal("warning"), at: storedInstant(), message: storedText() }),
  run_ended: runEndedSchema(),
} as const;

type Schemas = typeof SCHEMAS;
export type StoredEvent = { [Name in keyof Schemas]: z.infer<Schemas[Name]> }[keyof Schemas];

const NAME = /^\{"v":1,"event":"([a-z_]{1,30})"/;

/** The name of the event on a line, found without parsing it; null if the line is not an event of ours. */
export function eventNameOf(line: string): keyof Schemas | null {
  const found = NAME.exec(line)?.[1];
  return found !== undefined && isKnown(found) ? found : null;
}

/** The event on a line; null if it does not match its schema. */
export function parseEvent(line: string, eventName: keyof Schemas): StoredEvent | null {
  return SCHEMAS[eventName].safeParse(jsonOrNull(line)).data ?? null;
}

function isKnown(found: string): found is keyof Schemas {
  return Object.hasOwn(SCHEMAS, found);
}
