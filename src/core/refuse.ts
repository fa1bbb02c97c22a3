/** What a rate limit does to the state: the answer, the tasks that it puts off, and what it means for a probe. */
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
import { charge } from "./failed.ts";
import { type Lane, putBack, putOff } from "./lane.ts";
import type { Outcome } from "./outcome.ts";
import type { Settlement } from "./pending.ts";
import type { RateLimit } from "./rate-limit.ts";
import { isChargedForRefusals } from "./setbacks.ts";
import type { Running, State } from "./state.ts";
import {
  applyAnswer,
  budgetOf,
  laneOf,
  markProbe,
  noteSettled,
  runningOf,
  withLane,
  withNotes,
  withRunning,
} from "./state-edits.ts";
import { confirmSuspicion, isChargedForSuspicions, isSuspicionProbe, suspect } from "./suspicion.ts";
import { unreachable } from "./unreachable.ts";

type Limited = Extract<Outcome, { class: "rate_limited" }>;

/**
 * A limit is never a result and uses no attempt. But if a task is refused run after run while its provider answers
 * other tasks, its refusals use attempts, because every campaign must end.
 *
 * @param random from 0 to below 1, for the jitter of a backoff
 */
export function rateLimited(state: State, settlement: Settlement, outcome: Limited, random: number): State {
  const { at, key, pending } = settlement;
  const { limit } = outcome;
  const { provider, probe } = runningOf(state, key);
  const lane = laneOf(state, provider);
  // A probe asks whether there is a limit, so even a generic phrase answers it.
  if (!limit.certain && !probe && !isSuspicionProbe(lane, key)) {
    if (!isChargedForSuspicions(pending)) return suspect(state, settlement, limit);
    const message = `suspected rate limit that no other task confirmed: ${limit.evidence}`;
    return charge(state, { ...settlement, outcome: { ...outcome, class: "legitimate", message } }, random);
  }
  const setback = { kind: "setback", setback: "refused", task: pending.task } as const;
  const confirmed = confirmSuspicion(state, provider, at, limit.evidence);
  const noted: State = { ...confirmed, effects: [...confirmed.effects, setback] };
  const { state: acted, by } = answerLimit(noted, key, limit, at);
  if (isChargedForRefusals(pending.setbacks)) {
    const message = `refused in ${pending.setbacks.refused + 1} runs while ${provider} answered others: ${limit.evidence}`;
    return charge(acted, { ...settlement, outcome: { ...outcome, class: "legitimate", message } }, random);
  }
  if (by !== "cap") {
    const back = withLane(acted, putBack(laneOf(acted, provider), pending));
    return noteSettled(back, settlement, by === "stop" ? "left" : "retry");
  }
  const rounds = pending.capRounds + 1;
  if (rounds > CAP_ROUNDS) {
    const refusedBy = `${provider}: ${limit.evidence}`;
    return noteSettled({ ...acted, left: acted.left + 1, refusedBy }, settlement, "left");
  }
  const dueAt = at + capBackoffMs(state.settings.defaultWaitMs, rounds);
  const again = putOff(laneOf(acted, provider), "capped", dueAt, { ...pending, capRounds: rounds });
  return noteSettled(withLane(acted, again), settlement, "retry");
}

/** What a limit does to its provider. @returns `by`: which rule answered it; a refused probe opens the circuit again */
function answerLimit(
  state: State,
  key: string,
  limit: RateLimit,
  at: number,
): { readonly state: State; readonly by: "probe" | "wait" | "stop" | "cap" } {
  const running = runningOf(state, key);
  const lane = laneOf(state, running.provider);
  const untilAt = limit.kind === "wait" ? waitEndsAt(limit, at) : null;
  const verdict = limit.kind === "wait" && untilAt === null ? "cap" : limit.kind;
  const first = !running.counted.has(verdict);
  const counted = withRunning(state, { ...running, counted: new Set([...running.counted, verdict]) });
  const marked = markProbe(counted, key, "refused");
  if (running.probe && lane.circuit.state === "half-open" && lane.circuit.probe === key) {
    return { state: refuseProbe(marked, lane, key, limit, at), by: "probe" };
  }
  const refused = {
    limit,
    startedAt: running.startedAt,
    oldestStartedAt: oldestStart(state, lane.provider),
    younger: youngerThan(state, running),
    runStartedAt: state.runStartedAt,
    stopGraceMs: state.settings.stopGraceMs,
  };
  const { stopGraceMs } = refused;
  switch (verdict) {
    case "wait": {
      // Count each child once, although it may still report a longer wait.
      if (untilAt === null || (!first && untilAt <= lane.pausedUntil)) return { state: marked, by: "wait" };
      // Charge only the extension of the pause: sixteen children that are refused together are one wait.
      const addedMs = Math.max(0, untilAt - Math.max(at, lane.pausedUntil));
      const budget = budgetOf(state);
      const fits = addedMs <= budget.leftMs && (budget.deadlineAt === null || untilAt < budget.deadlineAt);
      const reason = `${limit.evidence} (the wait does not fit this run)`;
      const answer = fits
        ? pauseLane(lane, refused, untilAt, at)
        : stopLane(lane, { statedUntilAt: statedEndAt(limit, at), reason, stopGraceMs }, at);
      return { state: applyAnswer(marked, answer), by: "wait" };
    }
    case "stop": {
      const cause = { statedUntilAt: statedEndAt(limit, at), reason: limit.evidence, stopGraceMs };
      return { state: applyAnswer(marked, stopLane(lane, cause, at)), by: "stop" };
    }
    case "cap":
      return { state: first ? applyAnswer(marked, capLane(lane, refused, at)) : marked, by: "cap" };
    case "task":
      throw new Error("A task verdict is a fatal outcome, not a rate-limited one");
    default:
      return unreachable(verdict);
  }
}

/** A probe met a limit. The circuit opens again, and for the rest of this run if the wait does not fit. */
export function refuseProbe(state: State, lane: Lane, probe: string, limit: RateLimit, at: number): State {
  // If the stated wait is a moment, the length of the openings spaces the probes.
  const endAt = statedEndAt(limit, at);
  const statedUntilAt = endAt !== null && limit.kind === "wait" ? waitEndsAt(limit, at) : endAt;
  // After a limit without a wait, probe again after `default-wait`. An exhausted quota takes longer to come back.
  const own = limit.kind === "stop" ? {} : { firstMs: Math.max(LEAST_WAIT_MS, state.settings.defaultWaitMs) };
  const untilAt = statedUntilAt ?? at + openingMs(lane.circuit.trips + 1, own.firstMs);
  const policy = limit.kind !== "stop" && fitsBudget(untilAt, at, budgetOf(state)) ? "wait" : "stop";
  const refused = { statedUntilAt, policy, reason: limit.evidence, ...own } as const;
  const circuit =
    lane.circuit.state === "half-open"
      ? settleProbe(lane.circuit, probe, { kind: "refused", ...refused }, at)
      : openCircuit(lane.circuit, at, refused);
  const waitedMs = state.waitedMs + (policy === "wait" ? untilAt - at : 0);
  // The probe may run on after its refusal, and so may children that began before the circuit opened.
  const drainUntil = policy === "stop" ? (lane.drainUntil ?? at + state.settings.stopGraceMs) : lane.drainUntil;
  return withNotes(withLane({ ...state, waitedMs }, { ...lane, circuit, drainUntil }), circuitNotes(lane, circuit));
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
 * Children of the same provider that started later and were not refused. In a shard of several tasks, the refusal of
 * the first task counts for the child, which runs on.
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

function wasRefused({ counted }: Running): boolean {
  return REFUSALS.some((verdict) => counted.has(verdict));
}
