/** What a rate limit does to the state: the answer, the tasks that it puts off, and what it means for a probe. */
import { isProbe, isStopped, type OpenCause, openingMs } from "./circuit.ts";
import type { Note } from "./event.ts";
import { charge } from "./failed.ts";
import { iso } from "./instant.ts";
import { type Lane, putOff } from "./lane.ts";
import { cutLimit } from "./limit.ts";
import type { Outcome } from "./outcome.ts";
import { openPacer } from "./pacer.ts";
import { noteRefusedStart } from "./pacer-refusals.ts";
import type { Pending, Settlement } from "./pending.ts";
import { LEAST_WAIT_MS, pauseReason, type RateLimit, statedEndAt, statedWaitMs, waitEndsAt } from "./rate-limit.ts";
import { isChargedForRefusals } from "./setbacks.ts";
import type { State } from "./state.ts";
import {
  countOnce,
  laneOf,
  noteSettled,
  putBackPending,
  runningOf,
  withEffects,
  withLane,
  withLimit,
  withNotes,
} from "./state-edits.ts";
import { confirmSuspicion, isChargedForSuspicions, isSecondRefusal, isSuspicionProbe, suspect } from "./suspicion.ts";
import { providerInWords } from "./task.ts";
import { unreachable } from "./unreachable.ts";
import { addedWaitMs, canWait, openCircuitOf, putOffCapped } from "./waits.ts";

type Limited = Settlement<Extract<Outcome, { class: "rate_limited" }>>;

/** A limit refused a task. A generic phrase that nothing confirms is only suspected to be one. */
export function rateLimited(state: State, settlement: Limited): State {
  const { key, pending, outcome } = settlement;
  const { limit } = outcome;
  if (limit.certain) return refused(state, settlement);
  const running = runningOf(state, key);
  const lane = laneOf(state, running.provider);
  // Once the provider is stopped there is nothing to find out, and a generic phrase must not move the end of the stop.
  if (isStopped(lane.circuit)) return noteSettled(putBackPending(state, pending), settlement, "left");
  // A probe asks whether there is a limit, so even a generic phrase answers it.
  const isAnswer = isProbe(lane.circuit, key) || isSuspicionProbe(lane, key) || isSecondRefusal(lane, running);
  if (isAnswer || lane.isConfirmed) return refused(state, settlement);
  if (!isChargedForSuspicions(pending)) return suspect(state, settlement, limit);
  return chargeRefusal(state, settlement, `suspected rate limit that no other task confirmed: ${limit.evidence}`);
}

/**
 * A limit is never a result and uses no attempt. But if a task is refused run after run while its provider answers
 * other tasks, its refusals use attempts, because every campaign must end.
 */
function refused(state: State, settlement: Limited): State {
  const { at, key, pending, outcome } = settlement;
  const { limit } = outcome;
  const { provider } = runningOf(state, key);
  const { hasGraded, listed } = laneOf(state, provider);
  const confirmed = confirmSuspicion(state, provider, at, limit.evidence);
  const noted = withEffects(confirmed, { kind: "setback", setback: "refused", task: pending.task });
  const verdict = limit.kind === "wait" && waitEndsAt(limit, at) === null ? "cap" : limit.kind;
  const acted = answerLimit(noted, settlement, { ...limit, kind: verdict });
  // Nothing confirms the generic phrase of a provider's only task, however often that task is the probe.
  const isUnconfirmed = !limit.certain && listed === 1;
  if (isChargedForRefusals(pending.setbacks, hasGraded || isUnconfirmed)) {
    const others = hasGraded ? `, but ${providerInWords(provider)} answered other tasks` : "";
    const message = `refused in ${pending.setbacks.refused + 1} runs${others}: ${limit.evidence}`;
    return chargeRefusal(acted, settlement, message);
  }
  const answered = laneOf(acted, provider);
  const again: Pending = { ...pending, refusals: pending.refusals + 1, refusedAt: at };
  if (isStopped(answered.circuit)) return noteSettled(putBackPending(acted, pending), settlement, "left");
  if (verdict === "cap") {
    const capped = putOffCapped(acted, again, limit, at);
    return noteSettled(capped, settlement, capped.left > acted.left ? "left" : "retry");
  }
  // Others go first if they probe next, or if this task was refused before: the limit may concern only this one.
  const isLast = answered.circuit.state === "open" || pending.refusals > 0;
  const back = isLast ? withLane(acted, putOff(answered, "later", at, again)) : putBackPending(acted, again);
  return noteSettled(back, settlement, "retry");
}

/** Charges a refusal to its task, like any other failure of it. */
function chargeRefusal(state: State, settlement: Limited, message: string): State {
  return charge(state, { ...settlement, outcome: { ...settlement.outcome, class: "legitimate", message } });
}

/** This many refusals in a row, with nothing admitted in between, open the circuit. Then single probes follow. */
const FRUITLESS_REFUSALS = 10;

/** What a limit does to its provider. */
function answerLimit(before: State, settlement: Limited, limit: RateLimit): State {
  const { key, at } = settlement;
  const { provider, counted } = runningOf(before, key);
  const isFirst = !counted.has(limit.kind);
  const noted = countOnce(before, key, limit.kind);
  const { circuit } = laneOf(noted, provider);
  if (limit.kind === "stop") return openCircuitOf(noted, laneOf(noted, provider), stopCause(limit, at), at);
  const state = isFirst && !isProbe(circuit, key) ? paceLane(noted, settlement) : noted;
  const lane = laneOf(state, provider);
  const isFruitless = circuit.state === "closed" && (lane.pacer?.inARow ?? 0) >= FRUITLESS_REFUSALS;
  if (isFruitless || isProbe(circuit, key)) return refuseProbe(state, lane, limit, at);
  switch (limit.kind) {
    case "wait": {
      const untilAt = waitEndsAt(limit, at);
      // Count each child once, although it may still report a longer wait.
      if (untilAt === null || (!isFirst && addedWaitMs(lane, untilAt, at) === 0)) return state;
      return pauseLane(state, lane, limit, untilAt, at);
    }
    case "cap":
      return isFirst ? capLane(state, lane, limit, at) : state;
    case "task":
      throw new Error("A task verdict is a fatal outcome, not a rate-limited one");
    default:
      return unreachable(limit.kind);
  }
}

/** The cause of an opening that ends all starts of the provider in this run. */
export function stopCause(limit: RateLimit, at: number): OpenCause {
  return { untilAt: statedEndAt(limit, at), policy: "stop", reason: limit.evidence };
}

/** WAIT: pauses the lane for all its workers. A later limit extends the pause and never shortens it. */
function pauseLane(state: State, lane: Lane, limit: RateLimit, untilAt: number, at: number): State {
  if (!canWait(state, lane, untilAt, at)) {
    const reason = `${limit.evidence} (the wait does not fit this run)`;
    return openCircuitOf(state, lane, { ...stopCause(limit, at), reason }, at);
  }
  const addedMs = addedWaitMs(lane, untilAt, at);
  const pausedUntil = Math.max(lane.pausedUntil, untilAt);
  const paused = withLane({ ...state, waitedMs: state.waitedMs + addedMs }, { ...lane, pausedUntil });
  const reason = pauseReason(limit, statedWaitMs(limit, at) ?? untilAt - at);
  const notes: Note[] =
    addedMs > 0 ? [{ event: "paused", provider: lane.provider, until: iso(pausedUntil), reason }] : [];
  return withNotes(paused, notes);
}

/** CAP: halves the limit, once per episode. */
function capLane(state: State, lane: Lane, limit: RateLimit, at: number): State {
  const cut = cutLimit(lane.limit, at, oldestStart(state, lane.provider));
  return withLimit(state, lane, cut, pauseReason(limit, null));
}

/** Paces the starts of a lane from its first refusal on. */
function paceLane(state: State, { key, pending, outcome, at, random }: Limited): State {
  const { provider, ordinal } = runningOf(state, key);
  const lane = laneOf(state, provider);
  const before = lane.pacer ?? { ...openPacer(state.settings.defaultWaitMs), sent: lane.started };
  // This task is refused again and again. Since its last refusal the provider has admitted others and refused none but
  // such tasks, so the refusal says nothing about the provider's rate.
  const isFresh = pending.refusals < 2;
  if (!isFresh && before.inARow === 0 && lane.freshRefusedAt <= pending.refusedAt) {
    return withLane(state, { ...lane, pacer: { ...before, refused: before.refused + 1, inARow: 1 } });
  }
  const start = { ordinal, now: at, waitMs: outcome.limit.retryAfterMs, chance: random };
  const pacer = noteRefusedStart(before, start, at - state.runStartedAt);
  const paced = withLane(state, { ...lane, pacer, freshRefusedAt: isFresh ? at : lane.freshRefusedAt });
  const { intervalMs } = pacer;
  // The first refusal only spreads starts for a moment, which is not worth an event.
  if (intervalMs === null || before.intervalMs === null || intervalMs === before.intervalMs) return paced;
  const starts_per_minute = Math.round(600_000 / intervalMs) / 10;
  const reason = "repeated rate limits";
  return withNotes(paced, [{ event: "pace_changed", provider, starts_per_minute, reason }]);
}

/** A probe met a limit. The circuit opens again, and for the rest of this run if the wait does not fit. */
export function refuseProbe(state: State, lane: Lane, limit: RateLimit, at: number): State {
  const stop = stopCause(limit, at);
  if (limit.kind === "stop") return openCircuitOf(state, lane, stop, at);
  const waitUntil = limit.kind === "wait" && stop.untilAt !== null ? waitEndsAt(limit, at) : null;
  // If other programs take every token, the stated waits may be a few milliseconds. The probes must spread out all the
  // same, because thousands of them would fit into `max-wait`. Count refused tasks too: a preflight that gets through
  // closes the circuit, although every task is refused.
  const fruitless = (lane.pacer?.inARow ?? 0) - FRUITLESS_REFUSALS;
  const spacedUntil = at + openingMs(Math.max(lane.circuit.trips, fruitless) + 1, LEAST_WAIT_MS);
  const probeAt = waitUntil === null ? null : Math.max(waitUntil, spacedUntil);
  // A run that does not wait reports the provider's own instant.
  if (probeAt !== null && !canWait(state, lane, probeAt, at)) return openCircuitOf(state, lane, stop, at);
  const cause: OpenCause = {
    ...stop,
    policy: "wait",
    untilAt: probeAt ?? stop.untilAt,
    // After a limit without a wait, probe again after `default-wait`. An exhausted quota takes longer to come back.
    firstMs: Math.max(LEAST_WAIT_MS, state.settings.defaultWaitMs),
  };
  return openCircuitOf(state, lane, cause, at);
}

/** Start of the oldest running child of a provider. */
function oldestStart(state: State, provider: string): number {
  const own = [...state.running.values()].filter((running) => running.provider === provider);
  return Math.min(...own.map(({ startedAt }) => startedAt));
}
