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

const storedEvent = z.discriminatedUnion("event", [
  runStartedSchema(),
  event("attempt_started", {
    key: storedName(),
    slot: z.int().check(z.minimum(0), z.maximum(100_000)),
    provider: storedName(),
    tasks: z.array(z.string()).check(z.minLength(1)),
    probe: z.boolean(),
  }),
  event("task_settled", {
    key: storedName(),
    id: z.string(),
    class: z.enum(OUTCOMES),
    status: z.nullable(z.enum(["passed", "failed"])),
  }),
  event("attempt_ended", { key: storedName() }),
  event("paused", { provider: storedName(), until: storedInstant(), reason: storedText() }),
  event("limit_changed", {
    provider: storedName(),
    from: z.number(),
    to: z.number(),
    reason: storedText(),
  }),
  event("pace_changed", { provider: storedName(), starts_per_minute: z.number(), reason: storedText() }),
  event("calls_replayed", {
    run: storedName(),
    job: storedName(),
    calls: count,
    input_tokens: count,
    output_tokens: count,
  }),
  event("circuit_changed", {
    provider: storedName(),
    to: z.enum(["closed", "open", "half-open"]),
    until: z.nullable(storedInstant()),
    reason: storedText(),
  }),
  event("warning", { message: storedText() }),
  runEndedSchema(),
]);

/** An event as it is read from disk; `at` and `until` are epoch ms. */
export type StoredEvent = z.infer<typeof storedEvent>;
export type Stored<Name extends StoredEvent["event"]> = Extract<StoredEvent, { event: Name }>;

/** The event on a line; null if reports need no such event, or if it does not match its schema. */
export function parseEvent(line: string): StoredEvent | null {
  return line.startsWith('{"v":1,') ? (storedEvent.safeParse(jsonOrNull(line)).data ?? null) : null;
}
