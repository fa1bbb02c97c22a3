/** A rate limit's part in the state: what it answers, what it puts off, and what it says of a probe. */
import {
  capLane,
  circuitNotes,
  fitsBudget,
  LEAST_WAIT_MS,
  pauseLane,
  statedEndAt,
  stopLane,
  waitEndsAt,
} from "./answer.ts";
import { CAP_ROUNDS, capBackoffMs } from "./backoff.ts";
import { openCircuit, openingMs, settleProbe } from "./circuit.ts";
import { type Lane, putBack, putOff } from "./lane.ts";
import type { RateLimit } from "./rate-limit.ts";
import type { Running, Settlement, State } from "./schedule.ts";
import {
  answered,
  budgetOf,
  laneOf,
  putBackPending,
  runningOf,
  shown,
  tell,
  told,
  withLane,
  withRunning,
} from "./state-edits.ts";
import { unreachable } from "./unreachable.ts";

/** A limit is never a result and never uses an attempt. */
export function rateLimited(state: State, settlement: Settlement, limit: RateLimit): State {
  const { at, key, pending } = settlement;
  const running = runningOf(state, key);
  const lane = laneOf(state, running.provider);
  const untilAt = limit.kind === "wait" ? waitEndsAt(limit, at) : null;
  const verdict = limit.kind === "wait" && untilAt === null ? "cap" : limit.kind;
  const first = !running.answered.has(verdict);
  const marked = shown(
    withRunning(state, { ...running, answered: new Set([...running.answered, verdict]) }),
    key,
    "refused",
  );
  if (running.probe && lane.circuit.state === "half-open" && lane.circuit.probe === key) {
    return told(refuseProbe(marked, putBack(lane, pending), key, limit, at), settlement, "retry");
  }
  const refused = {
    limit,
    startedAt: running.startedAt,
    oldestStartedAt: oldestStart(state, lane.provider),
    younger: youngerThan(state, running),
    runStartedAt: state.runStartedAt,
    stopGraceMs: state.settings.stopGraceMs,
  };
  switch (verdict) {
    case "wait": {
      const back = putBackPending(marked, running, pending);
      const laneNow = laneOf(back, running.provider);
      // One child is one witness, but it may learn of a longer wait while it goes on.
      if (untilAt === null || (!first && untilAt <= laneNow.pausedUntil)) return told(back, settlement, "retry");
      // Only what the pause grows by is paid for: sixteen children refused together are one wait.
      const addedMs = Math.max(0, untilAt - Math.max(at, laneNow.pausedUntil));
      const budget = budgetOf(back);
      const fits = addedMs <= budget.leftMs && (budget.deadlineAt === null || untilAt < budget.deadlineAt);
      const answer = fits
        ? pauseLane(laneNow, refused, untilAt, at)
        : stopLane(
            laneNow,
            {
              statedUntilAt: statedEndAt(limit, at),
              reason: `${limit.evidence} (the wait does not fit this run)`,
              stopGraceMs: refused.stopGraceMs,
            },
            at,
          );
      return told(answered(back, answer), settlement, "retry");
    }
    case "stop": {
      const back = putBackPending(marked, running, pending);
      const cause = { statedUntilAt: statedEndAt(limit, at), reason: limit.evidence, stopGraceMs: refused.stopGraceMs };
      return told(answered(back, stopLane(laneOf(back, running.provider), cause, at)), settlement, "left");
    }
    case "cap": {
      const rounds = pending.capRounds + 1;
      const cut = first ? answered(marked, capLane(lane, refused, at)) : marked;
      if (rounds > CAP_ROUNDS) {
        const refusedBy = `${lane.provider}: ${limit.evidence}`;
        return told({ ...cut, left: cut.left + 1, refusedBy }, settlement, "left");
      }
      const laneNow = laneOf(cut, running.provider);
      const dueAt = at + capBackoffMs(state.settings.defaultWaitMs, rounds);
      const again = putOff(laneNow, "capped", dueAt, { ...pending, capRounds: rounds });
      return told(withLane(cut, again), settlement, "retry");
    }
    case "task":
      throw new Error("A task verdict is a fatal outcome, not a rate-limited one");
    default:
      return unreachable(verdict);
  }
}

/** A probe that met a limit: the circuit opens again, for this run where the wait does not fit it. */
export function refuseProbe(state: State, lane: Lane, probe: string, limit: RateLimit, at: number): State {
  // Where a moment is stated, the lengths of openings hold the probes apart.
  const endAt = statedEndAt(limit, at);
  const statedUntilAt = endAt !== null && limit.kind === "wait" ? waitEndsAt(limit, at) : endAt;
  // A limit without a wait is asked again after `default-wait`; what is used up is not back so soon.
  const own = limit.kind === "stop" ? {} : { firstMs: Math.max(LEAST_WAIT_MS, state.settings.defaultWaitMs) };
  const untilAt = statedUntilAt ?? at + openingMs(lane.circuit.trips + 1, own.firstMs);
  const policy = limit.kind !== "stop" && fitsBudget(untilAt, at, budgetOf(state)) ? "wait" : "stop";
  const refused = { statedUntilAt, policy, reason: limit.evidence, ...own } as const;
  const circuit =
    lane.circuit.state === "half-open"
      ? settleProbe(lane.circuit, probe, { kind: "refused", ...refused }, at)
      : openCircuit(lane.circuit, at, refused);
  const waitedMs = state.waitedMs + (policy === "wait" ? untilAt - at : 0);
  // The probe itself may run on after its refusal, and so may children that began before the circuit opened.
  const drainUntil = policy === "stop" ? (lane.drainUntil ?? at + state.settings.stopGraceMs) : lane.drainUntil;
  return tell(withLane({ ...state, waitedMs }, { ...lane, circuit, drainUntil }), circuitNotes(lane, circuit));
}

function oldestStart(state: State, provider: string): number | null {
  let oldest: number | null = null;
  for (const running of state.running.values()) {
    if (running.provider === provider)
      oldest = oldest === null ? running.startedAt : Math.min(oldest, running.startedAt);
  }
  return oldest;
}

/**
 * Children of the same provider that started later, as far as they were not refused themselves: of a shard of several
 * tasks the first one's refusal says what the child has met, and it runs on.
 */
function youngerThan(state: State, running: Running): number {
  let count = 0;
  let isBehind = false;
  for (const other of state.running.values()) {
    if (isBehind && other.provider === running.provider && !wasRefused(other)) count += 1;
    if (other.key === running.key) isBehind = true;
  }
  return count;
}

const REFUSALS: readonly RateLimit["kind"][] = ["wait", "stop", "cap"];

function wasRefused({ answered }: Running): boolean {
  return REFUSALS.some((verdict) => answered.has(verdict));
}
