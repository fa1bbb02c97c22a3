/** How a run ends before its queues are empty: fail-fast, max-failures, every task fails alike, an interrupt. */
import { ALIKE_TASKS, alikeSignature } from "./alike.ts";
import type { Failure } from "./outcome.ts";
import type { Effect, Ending, Settlement, State } from "./schedule.ts";
import type { Signal } from "./signal.ts";
import { tell } from "./state-edits.ts";
import { unsettledTasks } from "./unsettled.ts";

/**
 * So many failures are held back at most. With fewer than `ALIKE_TASKS` tasks each they are of dozens of kinds, which
 * is no common cause.
 */
const HELD_LIMIT = 1_000;

/** The first cause stands; only an interrupt comes over another one, because it must be prompt. */
export function end(state: State, ending: Ending): State {
  if (state.ending && (ending.cause !== "interrupted" || state.ending.cause === "interrupted")) return state;
  return tell({ ...state, ending }, [{ event: "ending", status: ending.status, reason: ending.reason }]);
}

/** Why a run ends that lost its state folder. */
export const FOLDER_LOST = "another run took over the state folder, or its lock was removed";

/** All children are stopped at once. @param signal null if the state folder was lost */
export function endInterrupted(state: State, signal: Signal | null, at: number): State {
  // What fail-fast keeps off the record stays off it.
  const stopNow = state.ending?.stopNow ?? new Set<string>();
  const reason = signal === null ? FOLDER_LOST : `interrupted by ${signal}`;
  return end(state, { status: "interrupted", cause: "interrupted", reason, stopAt: at, stopNow, signal });
}

/** fail-fast: the siblings of the failed task's group are stopped at once, all other children end in their time. */
export function endFast(state: State, settlement: Settlement, message: string, at: number): State {
  const { group, id } = settlement.pending.task;
  const stopNow = new Set<string>();
  for (const running of state.running.values()) {
    for (const pending of unsettledTasks(running.unsettled)) {
      if (group !== undefined && pending.task.group === group) stopNow.add(running.key);
    }
  }
  return end(state, {
    status: "aborted",
    cause: "fail-fast",
    reason: `fail-fast: ${id}: ${message}`,
    stopAt: at + state.settings.stopGraceMs,
    stopNow,
    signal: null,
  });
}

/** max-failures: ends the run where the bound is reached. */
export function checkFailures(state: State, at: number): State {
  const { maxFailures, stopGraceMs } = state.settings;
  if (maxFailures === null || state.failures < maxFailures) return state;
  return end(state, {
    status: "aborted",
    cause: "max-failures",
    // The bound, which all jobs share: how many failed is counted, and of a matrix by merge.
    reason: `max-failures: the bound of ${maxFailures} failed or errored is reached`,
    stopAt: at + stopGraceMs,
    stopNow: new Set(),
    signal: null,
  });
}

/** While no task passed, failure rows are held: they are not charged should everything fail alike. */
export function recordFailure(state: State, settlement: Settlement<Failure>): State {
  const signature = alikeSignature(settlement.outcome);
  if (state.held === null || signature === null) {
    return { ...state, effects: [...state.effects, { kind: "failure", settlement }] };
  }
  const alike = withAlike(state.alike, signature, settlement.pending.task.id);
  const effects: Effect[] = [...state.effects, { kind: "hold", settlement }];
  const holding = { ...state, effects, alike, held: [...state.held, settlement] };
  return holding.held.length < HELD_LIMIT ? holding : flushHeld(holding);
}

/** Failures that were held back are charged after all. */
export function flushHeld(state: State): State {
  if (state.held === null) return state;
  const due = state.held.map((settlement): Effect => ({ kind: "failure", settlement }));
  return { ...state, held: null, alike: new Map(), effects: [...state.effects, ...due, { kind: "release" }] };
}

/** Whether the failure, which is recorded already, is the last of so many alike that the run ends; it ends then. */
export function endIfAlike(state: State, outcome: Failure, at: number): State | null {
  const signature = alikeSignature(outcome);
  // A run that ends for another cause charges what failed: its cause was found, and it is not this one.
  const mayBeAlike = state.ending === null || state.ending.cause === "fails-alike";
  if (signature === null || state.held === null || !mayBeAlike) return null;
  if ((state.alike.get(signature)?.size ?? 0) < ALIKE_TASKS) return null;
  return endAlike(state, signature, outcome.message, at);
}

function endAlike(state: State, signature: string, message: string, at: number): State {
  const uncharged = { ...state, held: (state.held ?? []).filter((one) => alikeSignature(one.outcome) !== signature) };
  return end(uncharged, {
    status: "aborted",
    cause: "fails-alike",
    reason: `every task fails alike: ${message}`,
    stopAt: at,
    stopNow: new Set(),
    signal: null,
  });
}

function withAlike(alike: State["alike"], signature: string, id: string): State["alike"] {
  const known = alike.get(signature);
  // More than end the run need not be remembered: copies would grow with the shard.
  if (known !== undefined && known.size >= ALIKE_TASKS) return alike;
  return new Map(alike).set(signature, new Set([...(known ?? []), id]));
}
