/**
 * The waits that count against `max-wait`: for a provider that pauses or is open, and for the next round of a refused
 * task.
 */
import { type Circuit, isStopped, type OpenCause, openCircuit } from "./circuit.ts";
import { instantAfter, iso } from "./instant.ts";
import { type Lane, putOff } from "./lane.ts";
import type { Pending } from "./pending.ts";
import type { RateLimit } from "./rate-limit.ts";
import type { State } from "./state.ts";
import { giveUp, laneOf, withLane } from "./state-edits.ts";
import { providerInWords } from "./task.ts";

/**
 * How much longer the run waits for a provider if it starts nothing before `untilAt`. A provider that pauses already, or
 * whose circuit is open, adds only the extension: sixteen children that are refused together are one wait.
 */
export function addedWaitMs({ circuit, pausedUntil }: Lane, untilAt: number, at: number): number {
  const openUntil = circuit.state === "open" && !isStopped(circuit) ? circuit.untilAt : at;
  return Math.max(0, untilAt - Math.max(at, pausedUntil, openUntil));
}

/**
 * Whether the run may wait for a provider until an instant: it fits the remaining `max-wait`, and the deadline is
 * later.
 */
export function canWait({ settings, waitedMs }: State, lane: Lane, untilAt: number, at: number): boolean {
  const { maxWaitMs, deadlineAt } = settings;
  return addedWaitMs(lane, untilAt, at) <= maxWaitMs - waitedMs && (deadlineAt === null || untilAt < deadlineAt);
}

/**
 * Opens the circuit of a lane. If the wait does not fit the run, this run starts no more tasks of the provider.
 * Children that a rate limit stops may continue for `stop-grace`; an outage stops none.
 */
export function openCircuitOf(state: State, lane: Lane, cause: OpenCause, at: number): State {
  const opened = openCircuit(lane.circuit, at, cause);
  const isWait = opened.policy === "wait" && canWait(state, lane, opened.untilAt, at);
  const circuit: Circuit = { ...opened, policy: isWait ? "wait" : "stop" };
  const drainUntil = isWait || cause.outage ? lane.drainUntil : (lane.drainUntil ?? at + state.settings.stopGraceMs);
  const waitedMs = state.waitedMs + (isWait ? addedWaitMs(lane, opened.untilAt, at) : 0);
  const openedAt = cause.openedAt === undefined ? instantAfter(lane.closedAt, at) : iso(cause.openedAt);
  const latest = openedAt > (lane.openedAt ?? "") ? openedAt : lane.openedAt;
  return withLane({ ...state, waitedMs }, { ...lane, circuit, openedAt: latest, drainUntil });
}

/** How many rounds a task that was capped without a stated wait gets in a run. After that it stays outstanding. */
const CAP_ROUNDS = 3;

/** Puts a task off after a limit without a stated wait. After its last round the run gives it up. */
export function putOffCapped(state: State, pending: Pending, limit: RateLimit, at: number): State {
  const capRounds = pending.capRounds + 1;
  if (capRounds <= CAP_ROUNDS) return backOff(state, { ...pending, capRounds }, capRounds, at);
  return giveUp(state, `${providerInWords(pending.task.provider)} refused them again and again: ${limit.evidence}`);
}

/** Schedules the next try, unless the backoff alone exceeds the remaining `max-wait`. @param round from 1 */
export function backOff(state: State, pending: Pending, round: number, at: number): State {
  const { defaultWaitMs, maxWaitMs } = state.settings;
  const { provider } = pending.task;
  const backoffMs = defaultWaitMs * 2 ** (round - 1);
  return backoffMs > maxWaitMs - state.waitedMs
    ? giveUp(state, `the wait after a rate limit of ${providerInWords(provider)} does not fit max-wait`)
    : withLane(state, putOff(laneOf(state, provider), "delayed", at + backoffMs, pending));
}
