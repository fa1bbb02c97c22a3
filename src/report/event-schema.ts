/** Checks events from disk, which may hold anything, and keeps what reports need. */
import * as z from "zod/mini";
import { jsonOrNull } from "../core/json.ts";
import { FAILURE_CLASSES } from "../core/row.ts";
import { runEndedSchema, runStartedSchema, storedInstant, storedName, storedText } from "../store/run-events.ts";

const OUTCOMES = ["graded", "rate_limited", "kill_shaped", ...FAILURE_CLASSES, "unfinished"] as const;

const count = z.int().check(z.minimum(0));

function event<const Name extends string, Shape extends z.core.$ZodLooseShape>(name: Name, shape: Shape) {
  return z.object({ event: z.literal(name), at: storedInstant(), ...shape });
}

const SCHEMAS = {
  run_started: runStartedSchema(),
  attempt_started: event("attempt_started", {
    key: storedName(),
    slot: z.int().check(z.minimum(0), z.maximum(100_000)),
    provider: storedName(),
    tasks: z.array(z.string()).check(z.minLength(1)),
    probe: z.boolean(),
  }),
  task_settled: event("task_settled", {
    key: storedName(),
    id: z.string(),
    class: z.enum(OUTCOMES),
    status: z.nullable(z.enum(["passed", "failed"])),
  }),
  attempt_ended: event("attempt_ended", { key: storedName() }),
  paused: event("paused", { provider: storedName(), until: storedInstant(), reason: storedText() }),
  limit_changed: event("limit_changed", {
    provider: storedName(),
    from: z.number(),
    to: z.number(),
    reason: storedText(),
  }),
  pace_changed: event("pace_changed", { provider: storedName(), starts_per_minute: z.number(), reason: storedText() }),
  calls_replayed: event("calls_replayed", {
    run: storedName(),
    job: storedName(),
    calls: count,
    input_tokens: count,
    output_tokens: count,
  }),
  circuit_changed: event("circuit_changed", {
    provider: storedName(),
    to: z.enum(["closed", "open", "half-open"]),
    until: z.nullable(storedInstant()),
    reason: storedText(),
  }),
  warning: event("warning", { message: storedText() }),
  run_ended: runEndedSchema(),
} as const;

type Schemas = typeof SCHEMAS;
/** An event as it is read from disk; `at` and `until` are epoch ms. */
export type Stored<Name extends keyof Schemas> = z.infer<Schemas[Name]>;
export type StoredEvent = { [Name in keyof Schemas]: Stored<Name> }[keyof Schemas];

const NAME = /^\{"v":1,"event":"([a-z_]{1,30})"/;

/** The event on a line; null if reports need no such event, or if it does not match its schema. */
export function parseEvent(line: string): StoredEvent | null {
  const name = NAME.exec(line)?.[1] ?? "";
  return isKnown(name) ? (SCHEMAS[name].safeParse(jsonOrNull(line)).data ?? null) : null;
}

function isKnown(name: string): name is keyof Schemas {
  return Object.hasOwn(SCHEMAS, name);
}
