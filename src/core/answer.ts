/**
 * The answer to a refusal: WAIT pauses the lane, STOP opens its circuit, CAP cuts its limit. Each is a named
 * transition of one lane; tasks and budgets are the scheduler's.
 */
import { type Circuit, countFailure, type OpenPolicy, openCircuit } from "./circuit.ts";
import { formatDuration } from "./duration.ts";
import type { Note } from "./event.ts";
import { iso } from "./instant.ts";
import type { Lane } from "./lane.ts";
import { cutLimit } from "./limit.ts";
import { paceAfterRefusal } from "./pace.ts";
import type { RateLimit } from "./rate-limit.ts";

/** A stated wait is stretched by a tenth: clocks differ, and a provider's seconds are rounded. */
const WAIT_FACTOR = 1.1;

/** What a wait may cost: the rest of `max-wait`, and the deadline of the run. */
export interface WaitBudget {
  readonly leftMs: number;
  readonly deadlineAt: number | null;
}

export interface Answer {
  readonly lane: Lane;
  readonly notes: readonly Note[];
  /** How much of the wait budget this answer uses. */
  readonly waitMs: number;
}

export interface Refused {
  readonly limit: RateLimit;
  readonly startedAt: number;
  readonly oldestStartedAt: number | null;
  /** Children of the lane that started after the refused one and still run. */
  readonly younger: number;
  readonly runStartedAt: number;
  readonly stopGraceMs: number;
}

/** A stated wait that is over when it is read: to ask at once would be to hammer. */
export const LEAST_WAIT_MS = 1_000;

/** When a stated wait or reset ends, stretched; a moment from now where it has ended already. Null where none is stated. */
export function waitEndsAt(limit: Pick<RateLimit, "retryAfterMs" | "resetAt">, now: number): number | null {
  if (limit.retryAfterMs === null && limit.resetAt === null) return null;
  const waitMs = statedWaitMs(limit, now, ["retryAfterMs", "resetAt"]);
  return now + (waitMs === null ? LEAST_WAIT_MS : Math.ceil(waitMs * WAIT_FACTOR));
}

/**
 * The instant that the provider names, to the second; the circuit opens no later than it. Null where none is stated, or it
 * has passed already.
 */
export function statedEndAt(limit: Pick<RateLimit, "retryAfterMs" | "resetAt">, now: number): number | null {
  const waitMs = statedWaitMs(limit, now, ["resetAt", "retryAfterMs"]);
  return waitMs === null ? null : now + waitMs;
}

/** The first of the two statements that still asks for a wait. */
function statedWaitMs(
  limit: Pick<RateLimit, "retryAfterMs" | "resetAt">,
  now: number,
  order: readonly ("retryAfterMs" | "resetAt")[],
): number | null {
  for (const name of order) {
    const stated = limit[name];
    const waitMs = stated === null ? 0 : name === "resetAt" ? stated - now : stated;
    if (waitMs > 0) return waitMs;
  }
  return null;
}

/** Whether a run may wait until an instant: within what `max-wait` has left, and before its deadline. */
export function fitsBudget(untilAt: number, now: number, budget: WaitBudget): boolean {
  return untilAt - now <= budget.leftMs && (budget.deadlineAt === null || untilAt < budget.deadlineAt);
}

/** WAIT: the lane pauses once for all its workers; a later limit extends the pause, never shortens it. */
export function pauseLane(lane: Lane, refused: Refused, untilAt: number, now: number): Answer {
  const from = Math.max(now, lane.pausedUntil);
  const pausedUntil = Math.max(lane.pausedUntil, untilAt);
  const paced = paceLane(lane, refused, untilAt, now);
  const notes: Note[] = [...paced.notes];
  if (pausedUntil > from) {
    notes.unshift({
      event: "paused",
      provider: lane.provider,
      until: iso(pausedUntil),
      reason: `asked to wait ${formatDuration(untilAt - now)}: ${refused.limit.evidence}`,
    });
  }
  return { lane: { ...paced.lane, pausedUntil }, notes, waitMs: Math.max(0, pausedUntil - from) };
}

/** STOP: the circuit opens at once and nothing of this provider is started again in this run. */
export function stopLane(
  lane: Lane,
  cause: {
    readonly statedUntilAt: number | null;
    readonly reason: string;
    readonly stopGraceMs: number;
    readonly outage?: true;
  },
  now: number,
): Answer {
  const circuit = openCircuit(lane.circuit, now, { ...cause, policy: "stop" });
  const drainUntil = lane.drainUntil ?? now + cause.stopGraceMs;
  return { lane: { ...lane, circuit, drainUntil }, notes: circuitNotes(lane, circuit), waitMs: 0 };
}

/** CAP: the limit is halved once per episode. */
export function capLane(lane: Lane, refused: Refused, now: number): Answer {
  const limit = cutLimit(lane.limit, now, refused.oldestStartedAt);
  const paced = paceLane({ ...lane, limit }, refused, now, now);
  const notes: Note[] = [...paced.notes];
  if (limit.value !== lane.limit.value) {
    notes.unshift({
      event: "limit_changed",
      provider: lane.provider,
      from: lane.limit.value,
      to: limit.value,
      reason: `rate limit without a stated wait: ${refused.limit.evidence}`,
    });
  }
  return { lane: paced.lane, notes, waitMs: 0 };
}

/** A transient failure: the fifth in a row opens the circuit for a while. */
export function countLaneFailure(lane: Lane, reason: string, budget: WaitBudget, now: number): Answer {
  const counted = countFailure(lane.circuit, now, reason);
  if (counted.state !== "open" || lane.circuit.state === "open") {
    return { lane: { ...lane, circuit: counted }, notes: [], waitMs: 0 };
  }
  const policy: OpenPolicy = fitsBudget(counted.untilAt, now, budget) ? "wait" : "stop";
  const circuit: Circuit = { ...counted, policy };
  return {
    lane: { ...lane, circuit },
    notes: circuitNotes(lane, circuit),
    waitMs: policy === "wait" ? circuit.untilAt - now : 0,
  };
}

/** Refusals that arrive together state the same wait from instants a little apart: that is one decision, told once. */
const TOLD_APART_MS = 1_000;

/** What is to be told of a circuit's change; nothing where it stays as it was, or open for all but as long. */
export function circuitNotes(before: Lane, after: Circuit): Note[] {
  const from = before.circuit.state;
  const moved =
    before.circuit.state === "open" &&
    after.state === "open" &&
    Math.abs(after.untilAt - before.circuit.untilAt) >= TOLD_APART_MS;
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

function paceLane(
  lane: Lane,
  refused: Refused,
  resumesAt: number,
  now: number,
): { readonly lane: Lane; readonly notes: readonly Note[] } {
  const pace = paceAfterRefusal(lane.pace, {
    startedAt: refused.startedAt,
    now,
    // A wait of no length says nothing of the rate, and would make a pace of no interval.
    waitMs: refused.limit.retryAfterMs || null,
    resumesAt,
    startedInRun: lane.started,
    younger: refused.younger,
    runStartedAt: refused.runStartedAt,
  });
  // After a lone refusal starts are only spread for a moment: nothing to tell.
  const changed = lane.pace !== null && pace.intervalMs !== lane.pace.intervalMs;
  const notes: Note[] = changed
    ? [
        {
          event: "pace_changed",
          provider: lane.provider,
          starts_per_minute: Math.round(600_000 / pace.intervalMs) / 10,
          reason: "repeated rate limits: starts follow the measured rate",
        },
      ]
    : [];
  return { lane: { ...lane, pace }, notes };
}
