/** What a provider's answer means in time, and the opening of its circuit. */
import { type Circuit, type OpenCause, openCircuit } from "./circuit.ts";
import type { Note } from "./event.ts";
import { iso } from "./instant.ts";
import type { Lane } from "./lane.ts";
import type { RateLimit } from "./rate-limit.ts";
import type { State } from "./state.ts";
import { withLane, withNotes } from "./state-edits.ts";

/** Stretch a stated wait by a tenth, because clocks differ and providers round to seconds. */
const WAIT_FACTOR = 1.1;

/** The wait after a refusal whose stated wait has already passed. Retrying at once would hammer the provider. */
export const LEAST_WAIT_MS = 1_000;

/**
 * When a stated wait or reset ends, stretched by a tenth. If it has already ended, a moment from now. Null if the limit
 * states neither.
 */
export function waitEndsAt(limit: Pick<RateLimit, "retryAfterMs" | "resetAt">, now: number): number | null {
  if (limit.retryAfterMs === null && limit.resetAt === null) return null;
  const waitMs = statedWaitMs(limit, now);
  return now + (waitMs === null ? LEAST_WAIT_MS : Math.ceil(waitMs * WAIT_FACTOR));
}

/**
 * The instant that the provider stated, not stretched. The circuit opens no later than this. Null if none is stated or
 * it has passed.
 */
export function statedEndAt(limit: Pick<RateLimit, "retryAfterMs" | "resetAt">, now: number): number | null {
  const waitMs = statedWaitMs(limit, now, ["resetAt", "retryAfterMs"]);
  return waitMs === null ? null : now + waitMs;
}

/** The first of the two statements that still requires a wait, not stretched; null if none does. */
export function statedWaitMs(
  limit: Pick<RateLimit, "retryAfterMs" | "resetAt">,
  now: number,
  order: readonly ("retryAfterMs" | "resetAt")[] = ["retryAfterMs", "resetAt"],
): number | null {
  for (const name of order) {
    const stated = limit[name];
    const waitMs = stated === null ? 0 : name === "resetAt" ? stated - now : stated;
    if (waitMs > 0) return waitMs;
  }
  return null;
}

/** Whether the run may wait until an instant: `waitMs` fits what is left of `max-wait`, and the deadline is later. */
export function fitsBudget({ settings, waitedMs }: State, waitMs: number, untilAt: number): boolean {
  const { maxWaitMs, deadlineAt } = settings;
  return waitMs <= maxWaitMs - waitedMs && (deadlineAt === null || untilAt < deadlineAt);
}

/**
 * Opens the circuit of a lane. If the wait does not fit the run, this run starts no more tasks of the provider. Children
 * that a rate limit stops may continue for `stop-grace`; an outage stops none.
 */
export function openCircuitOf(state: State, lane: Lane, cause: OpenCause, at: number): State {
  const opened = openCircuit(lane.circuit, at, cause);
  const waitMs = opened.untilAt - at;
  const isWait = opened.policy === "wait" && fitsBudget(state, waitMs, opened.untilAt);
  const circuit: Circuit = { ...opened, policy: isWait ? "wait" : "stop" };
  const drainUntil = isWait || cause.outage ? lane.drainUntil : (lane.drainUntil ?? at + state.settings.stopGraceMs);
  const waitedMs = state.waitedMs + (isWait ? waitMs : 0);
  return withNotes(withLane({ ...state, waitedMs }, { ...lane, circuit, drainUntil }), circuitNotes(lane, circuit));
}

/** Refusals that arrive together state the same wait from slightly different instants. Report them as one decision. */
const SAME_WAIT_MS = 1_000;

/** Events for a change of the circuit. None if its state is the same and its end moved by less than a second. */
export function circuitNotes(before: Lane, after: Circuit): Note[] {
  const from = before.circuit.state;
  const moved =
    before.circuit.state === "open" &&
    after.state === "open" &&
    Math.abs(after.untilAt - before.circuit.untilAt) >= SAME_WAIT_MS;
  if (from === after.state && !moved) return [];
  return [
    {
      event: "circuit_changed",
      provider: before.provider,
      from,
      to: after.state,
      until: after.state === "open" ? iso(after.untilAt) : null,
      reason: after.state === "open" ? after.reason : after.state === "closed" ? "the provider answers again" : "probe",
    },
  ];
}
