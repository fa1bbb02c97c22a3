/**
 * Failures whose charge depends on later events. They are held back, because an append-only file cannot take a row
 * back.
 *
 * - Until a task of the campaign passes, all failures are held. If ten tasks fail the same way, none of them is
 *   charged.
 * - Authentication failures are held until their provider grades a task. Three tasks in a row end the run, uncharged.
 *   A task that fails so run after run, although its provider grades others, is charged like any other.
 */
import { end } from "./ending.ts";
import type { Lane } from "./lane.ts";
import type { Failure } from "./outcome.ts";
import type { Settlement } from "./pending.ts";
import { failureSignature, SAME_FAILURE_TASKS } from "./same-failure.ts";
import { isChargedForRefusals } from "./setbacks.ts";
import type { Effect, HeldFailure, State } from "./state.ts";
import { laneOf, withLane } from "./state-edits.ts";

/** The most failures that are held. If no ten of a thousand are the same, they have no common cause. */
const HELD_LIMIT = 1_000;

/** Authentication failures of this many different tasks, with nothing graded in between, end the run. */
const AUTHENTICATION_TASKS = 3;

/** Writes a failure, or holds it back. */
export function recordFailure(state: State, settlement: Settlement<Failure>): State {
  const { outcome, pending } = settlement;
  if (outcome.authentication) {
    const setback: Effect = { kind: "setback", setback: "refused", task: pending.task };
    const noted = { ...state, effects: [...state.effects, setback] };
    return isHeldAuthentication(settlement) ? holdAuthentication(noted, settlement) : writeFailure(noted, settlement);
  }
  const signature = failureSignature(outcome);
  if (state.held === null || signature === null) return writeFailure(state, settlement);
  // Those that ended the run are not charged, so more of them need not be remembered.
  if (isCommon(state, signature)) return state;
  const effects: Effect[] = [...state.effects, { kind: "hold", settlement }];
  const holding = { ...state, effects, held: [...state.held, { settlement, signature }] };
  return holding.held.length < HELD_LIMIT ? holding : flushHeld(holding);
}

/** The provider refuses such a task as it refuses others for a limit: the same number of runs is free. */
function isHeldAuthentication({ outcome, pending }: Settlement<Failure>): boolean {
  return outcome.authentication === true && !isChargedForRefusals(pending.setbacks);
}

function writeFailure(state: State, settlement: Settlement): State {
  return { ...state, effects: [...state.effects, { kind: "failure", settlement }] };
}

function holdAuthentication(state: State, settlement: Settlement<Failure>): State {
  const lane = laneOf(state, settlement.pending.task.provider);
  // This many are never charged, so more need not be remembered.
  if (isUnauthorized(state, lane)) return state;
  const holding: State = { ...state, effects: [...state.effects, { kind: "hold", settlement }] };
  return withLane(holding, { ...lane, unauthorized: [...lane.unauthorized, settlement] });
}

/**
 * Whether the key seems to be invalid. Fewer tasks than the bound are enough if the provider has no more and never
 * graded one.
 */
function isUnauthorized({ campaign }: State, lane: Lane): boolean {
  const hasGraded = lane.hasGraded || campaign.graded.has(lane.provider);
  const needed = hasGraded ? AUTHENTICATION_TASKS : Math.min(AUTHENTICATION_TASKS, lane.listed);
  return new Set(lane.unauthorized.map(({ pending }) => pending.task.id)).size >= needed;
}

/** A task passed, so the held failures are the fault of their tasks. Charges them. */
export function flushHeld(state: State): State {
  if (state.held === null) return state;
  const due = state.held.map(({ settlement }): Effect => ({ kind: "failure", settlement }));
  return releaseHeld({ ...state, held: null, effects: [...state.effects, ...due] });
}

/** The provider graded a task, so the key works. Charges the earlier authentication failures to their tasks. */
export function flushAuthentication(state: State, provider: string): State {
  const lane = laneOf(state, provider);
  if (lane.unauthorized.length === 0) return state;
  const due = lane.unauthorized.map((settlement): Effect => ({ kind: "failure", settlement }));
  const flushed = withLane(state, { ...lane, unauthorized: [] });
  return releaseHeld({ ...flushed, effects: [...flushed.effects, ...due] });
}

/** The run is over. Charges all held failures, except those that ended the run. */
export function settleHeld(state: State): State {
  const held = state.held?.filter(({ signature }) => !isCommon(state, signature)) ?? null;
  let next = flushHeld({ ...state, held });
  for (const lane of state.lanes.values()) {
    if (!isUnauthorized(next, lane)) next = flushAuthentication(next, lane.provider);
  }
  return { ...next, effects: [...next.effects, { kind: "release" }] };
}

function releaseHeld(state: State): State {
  const isSettled = state.held === null && [...state.lanes.values()].every((lane) => lane.unauthorized.length === 0);
  return isSettled ? { ...state, effects: [...state.effects, { kind: "release" }] } : state;
}

/** Ends the run if this failure, which is already recorded, shows a common cause. Null if it does not. */
export function endIfCommonCause(state: State, settlement: Settlement<Failure>, at: number): State | null {
  const { outcome, pending } = settlement;
  if (isHeldAuthentication(settlement)) {
    if (state.ending !== null || !isUnauthorized(state, laneOf(state, pending.task.provider))) return null;
    const scope = state.held === null ? "" : "every task fails alike: ";
    const wayOut = "Nothing was charged: fix the key, its permissions or the model name, and run again";
    const reason = `${scope}authentication failed: ${outcome.message}. ${wayOut}`;
    return end(state, { status: "aborted", cause: "authentication", reason, stopAt: at });
  }
  const signature = failureSignature(outcome);
  // A run that ends for another cause charges its failures: they did not end it.
  const mayBeSame = state.ending === null || state.ending.cause === "same-failure";
  if (signature === null || state.held === null || !mayBeSame) return null;
  if (countTasks(state.held, signature) < SAME_FAILURE_TASKS) return null;
  const reason = `every task fails alike: ${outcome.message}`;
  return end(state, { status: "aborted", cause: "same-failure", reason, stopAt: at });
}

/** Whether a failure is one of those that ended the run because every task fails alike. */
function isCommon({ ending, held }: State, signature: string): boolean {
  return ending?.cause === "same-failure" && countTasks(held ?? [], signature) >= SAME_FAILURE_TASKS;
}

function countTasks(held: readonly HeldFailure[], signature: string): number {
  const same = held.filter((one) => one.signature === signature);
  return new Set(same.map(({ settlement }) => settlement.pending.task.id)).size;
}
