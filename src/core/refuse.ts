/** What a rate limit does to the state: the answer, the tasks that it puts off, and what it means for a probe. */
import { fitsBudget, LEAST_WAIT_MS, openCircuitOf, statedEndAt, statedWaitMs, waitEndsAt } from "./answer.ts";
import { isProbe, type OpenCause, openingMs } from "./circuit.ts";
import { formatDuration } from "./duration.ts";
import type { Note } from "./event.ts";
import { charge } from "./failed.ts";
import { iso } from "./instant.ts";
import { type Lane, putBack } from "./lane.ts";
import { cutLimit } from "./limit.ts";
import type { Outcome } from "./outcome.ts";
import { noteRefusedStart, openPacer } from "./pacer.ts";
import type { Settlement } from "./pending.ts";
import type { RateLimit } from "./rate-limit.ts";
import { isChargedForRefusals } from "./setbacks.ts";
import type { Running, State } from "./state.ts";
import {
  countOnce,
  laneOf,
  limitNotes,
  markProbe,
  noteSettled,
  runningOf,
  withLane,
  withNotes,
} from "./state-edits.ts";
import { confirmSuspicion, isChargedForSuspicions, isSuspicionProbe, putOffCapped, suspect } from "./suspicion.ts";
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
  const { state: acted, by } = answerLimit(noted, key, limit, at, random);
  if (isChargedForRefusals(pending.setbacks)) {
    const message = `refused in ${pending.setbacks.refused + 1} runs while ${provider} answered others: ${limit.evidence}`;
    return charge(acted, { ...settlement, outcome: { ...outcome, class: "legitimate", message } }, random);
  }
  if (by !== "cap") {
    const back = withLane(acted, putBack(laneOf(acted, provider), pending));
    return noteSettled(back, settlement, by === "stop" ? "left" : "retry");
  }
  const capped = putOffCapped(acted, pending, limit, at);
  return noteSettled(capped, settlement, capped.left > acted.left ? "left" : "retry");
}

/** So many refusals in a row, with nothing admitted in between, open the circuit. Single probes follow. */
const FRUITLESS_REFUSALS = 10;

/** What a limit does to its provider. @returns `by`: which rule answered it; a refused probe opens the circuit again */
function answerLimit(
  state: State,
  key: string,
  limit: RateLimit,
  at: number,
  random: number,
): { readonly state: State; readonly by: "probe" | "wait" | "stop" | "cap" } {
  const running = runningOf(state, key);
  const lane = laneOf(state, running.provider);
  const untilAt = limit.kind === "wait" ? waitEndsAt(limit, at) : null;
  const verdict = limit.kind === "wait" && untilAt === null ? "cap" : limit.kind;
  const isFirst = !running.counted.has(verdict);
  const counted = markProbe(countOnce(state, key, verdict), key, "refused");
  if (isProbe(lane.circuit, key)) return { state: refuseProbe(counted, lane, limit, at), by: "probe" };
  const marked = isFirst && verdict !== "stop" ? paceLane(counted, running, limit, at, random) : counted;
  const paced = laneOf(marked, lane.provider);
  const isFruitless = verdict !== "stop" && (paced.pacer?.inARow ?? 0) >= FRUITLESS_REFUSALS;
  if (isFruitless && lane.circuit.state === "closed") {
    return { state: refuseProbe(marked, paced, limit, at), by: "probe" };
  }
  switch (verdict) {
    case "wait":
      // Count each child once, although it may still report a longer wait.
      if (untilAt === null || (!isFirst && untilAt <= lane.pausedUntil)) return { state: marked, by: "wait" };
      return { state: pauseLane(marked, lane.provider, limit, untilAt, at), by: "wait" };
    case "stop":
      return { state: openCircuitOf(marked, lane, stopCause(limit, at), at), by: "stop" };
    case "cap":
      return { state: isFirst ? capLane(marked, lane.provider, limit, at) : marked, by: "cap" };
    case "task":
      throw new Error("A task verdict is a fatal outcome, not a rate-limited one");
    default:
      return unreachable(verdict);
  }
}

/** The cause of an opening that ends all starts of the provider in this run. */
export function stopCause(limit: RateLimit, at: number): OpenCause {
  return { statedUntilAt: statedEndAt(limit, at), policy: "stop", reason: limit.evidence };
}

/** WAIT: pauses the lane for all its workers. A later limit extends the pause and never shortens it. */
function pauseLane(state: State, provider: string, limit: RateLimit, untilAt: number, at: number): State {
  const lane = laneOf(state, provider);
  // Charge only the extension of the pause: sixteen children that are refused together are one wait.
  const addedMs = Math.max(0, untilAt - Math.max(at, lane.pausedUntil));
  if (!fitsBudget(state, addedMs, untilAt)) {
    const reason = `${limit.evidence} (the wait does not fit this run)`;
    return openCircuitOf(state, lane, { ...stopCause(limit, at), reason }, at);
  }
  const pausedUntil = Math.max(lane.pausedUntil, untilAt);
  const paused = withLane({ ...state, waitedMs: state.waitedMs + addedMs }, { ...lane, pausedUntil });
  const reason = `asked to wait ${formatDuration(statedWaitMs(limit, at) ?? untilAt - at)}: ${limit.evidence}`;
  const notes: Note[] =
    addedMs > 0 ? [{ event: "paused", provider: lane.provider, until: iso(pausedUntil), reason }] : [];
  return withNotes(paused, notes);
}

/** CAP: halves the limit, once per episode. */
function capLane(state: State, provider: string, limit: RateLimit, at: number): State {
  const lane = laneOf(state, provider);
  const cut = cutLimit(lane.limit, at, oldestStart(state, lane.provider));
  const notes = limitNotes(lane, cut.value, `rate limit without a stated wait: ${limit.evidence}`);
  return withNotes(withLane(state, { ...lane, limit: cut }), notes);
}

/** Paces the starts of a lane from its first refusal on. */
function paceLane(state: State, running: Running, limit: RateLimit, at: number, random: number): State {
  const lane = laneOf(state, running.provider);
  const before = lane.pacer ?? { ...openPacer(state.settings.defaultWaitMs), sent: lane.started };
  const start = { ordinal: running.ordinal, now: at, waitMs: limit.retryAfterMs, chance: random };
  const pacer = noteRefusedStart(before, start, at - state.runStartedAt);
  const paced = withLane(state, { ...lane, pacer });
  const { intervalMs } = pacer;
  // The first refusal only spreads starts for a moment, which is not worth an event.
  if (intervalMs === null || before.intervalMs === null || intervalMs === before.intervalMs) return paced;
  const starts_per_minute = Math.round(600_000 / intervalMs) / 10;
  const reason = "repeated rate limits";
  return withNotes(paced, [{ event: "pace_changed", provider: lane.provider, starts_per_minute, reason }]);
}

/** A probe met a limit. The circuit opens again, and for the rest of this run if the wait does not fit. */
export function refuseProbe(state: State, lane: Lane, limit: RateLimit, at: number): State {
  const stop = stopCause(limit, at);
  if (limit.kind === "stop") return openCircuitOf(state, lane, stop, at);
  const waitUntil = limit.kind === "wait" && stop.statedUntilAt !== null ? waitEndsAt(limit, at) : null;
  // While others take every token, each stated wait may be a moment. The probes spread out all the same, because a run
  // could make thousands of them before they used up `max-wait`.
  const spacedUntil = at + openingMs(lane.circuit.trips + 1, LEAST_WAIT_MS);
  const cause: OpenCause = {
    ...stop,
    policy: "wait",
    statedUntilAt: waitUntil === null ? stop.statedUntilAt : Math.max(waitUntil, spacedUntil),
    // After a limit without a wait, probe again after `default-wait`. An exhausted quota takes longer to come back.
    firstMs: Math.max(LEAST_WAIT_MS, state.settings.defaultWaitMs),
  };
  return openCircuitOf(state, lane, cause, at);
}

/** Start of the oldest running child of a provider; null if none runs. */
function oldestStart(state: State, provider: string): number | null {
  const own = [...state.running.values()].filter((running) => running.provider === provider);
  return own.length === 0 ? null : Math.min(...own.map(({ startedAt }) => startedAt));
}
