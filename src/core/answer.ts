/**
 * How the scheduler answers a refusal. WAIT pauses the lane, STOP opens its circuit, CAP halves its limit. Each
 * function here is one transition of one lane; tasks and budgets belong to the scheduler.
 */
import { type Circuit, countFailure, type OpenPolicy, openCircuit } from "./circuit.ts";
import { formatDuration } from "./duration.ts";
import type { Note } from "./event.ts";
import { iso } from "./instant.ts";
import type { Lane } from "./lane.ts";
import { cutLimit } from "./limit.ts";
import { paceAfterRefusal } from "./pace.ts";
import type { RateLimit } from "./rate-limit.ts";

/** Stretch a stated wait by a tenth, because clocks differ and providers round to seconds. */
const WAIT_FACTOR = 1.1;

/** How long a run may still wait: the rest of `max-wait`, bounded by the deadline of the run. */
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

/** The wait after a refusal whose stated wait has already passed. Retrying at once would hammer the provider. */
export const LEAST_WAIT_MS = 1_000;

/**
 * When a stated wait or reset ends, stretched by a tenth. If it has already ended, a moment from now. Null if the limit
 * states neither.
 */
export function waitEndsAt(limit: Pick<RateLimit, "retryAfterMs" | "resetAt">, now: number): number | null {
  if (limit.retryAfterMs === null && limit.resetAt === null) return null;
  const waitMs = statedWaitMs(limit, now, ["retryAfterMs", "resetAt"]);
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

/** The first of the two statements that still requires a wait. */
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

/** Whether the run may wait until `untilAt`: the wait fits what is left of `max-wait`, and ends before the deadline. */
export function fitsBudget(untilAt: number, now: number, budget: WaitBudget): boolean {
  return untilAt - now <= budget.leftMs && (budget.deadlineAt === null || untilAt < budget.deadlineAt);
}

/** WAIT: pauses the lane for all its workers. A later limit extends the pause and never shortens it. */
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

/** STOP: opens the circuit at once. This run starts no more tasks of this provider. */
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

/** CAP: halves the limit, once per episode. */
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

/** Counts a transient failure. The fifth in a row opens the circuit for a while. */
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

function paceLane(
  lane: Lane,
  refused: Refused,
  resumesAt: number,
  now: number,
): { readonly lane: Lane; readonly notes: readonly Note[] } {
  const pace = paceAfterRefusal(lane.pace, {
    startedAt: refused.startedAt,
    now,
    // A wait of zero says nothing about the rate, and would lead to a pace without an interval.
    waitMs: refused.limit.retryAfterMs || null,
    resumesAt,
    startedInRun: lane.started,
    younger: refused.younger,
    runStartedAt: refused.runStartedAt,
  });
  // The first refusal only spreads starts for a moment, which is not worth an event.
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
