/** How a run ends before its queues are empty: fail-fast, max-failures, kills in a row, an interrupt. */

import type { Signal } from "./signal.ts";
import { NO_BUDGET, overBudget } from "./spend.ts";
import type { Ending, Settlement, State } from "./state.ts";
import { tell } from "./state-edits.ts";
import { unsettledTasks } from "./unsettled.ts";

/** So many children that are killed one after the other, without a result in between, end the run. */
const KILLS_IN_A_ROW = 10;

/** The first cause stands. Only an interrupt replaces another cause, because it must be prompt. */
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

/** max-cost and max-tokens: end the run where one of them is reached. Children that run may finish, as after a STOP. */
export function checkBudget(state: State, at: number): State {
  const { budget = NO_BUDGET, stopGraceMs } = state.settings;
  const reason = overBudget(state.spent, budget);
  if (reason === null) return state;
  const stopNow = new Set<string>();
  return end(state, {
    status: "out_of_budget",
    cause: "budget",
    reason,
    stopAt: at + stopGraceMs,
    stopNow,
    signal: null,
  });
}

/** A child was killed that we did not stop: after ten in a row the machine is to blame, and the run ends. */
export function countKill(state: State, at: number): State {
  const next = { ...state, killsInARow: state.killsInARow + 1 };
  if (next.killsInARow < KILLS_IN_A_ROW) return next;
  return end(next, {
    status: "incomplete",
    cause: "kill-streak",
    reason: `${KILLS_IN_A_ROW} children in a row were killed without a result (out of memory?)`,
    stopAt: at + state.settings.stopGraceMs,
    stopNow: new Set(),
    signal: null,
  });
}
