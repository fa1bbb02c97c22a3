/**
 * How a run ends before its queues are empty: an interrupt, fail-fast, max-failures, the same failure of many tasks,
 * authentication, kills in a row, a budget.
 */

import type { StopReason } from "./evidence.ts";
import type { Ended, Failure } from "./outcome.ts";
import type { Settlement } from "./pending.ts";
import { overBudget } from "./spend.ts";
import type { Ending, State } from "./state.ts";
import { withNotes } from "./state-edits.ts";
import type { RunStatus, Signal } from "./tally.ts";
import { counted } from "./words.ts";

/** This many children killed in a row, without a result in between, end the run. */
const KILLS_IN_A_ROW = 10;

/** What a cause means for the run, and why it stops the children that still run. */
export const ENDINGS: Readonly<Record<Ending["cause"], { readonly status: RunStatus; readonly stop: StopReason }>> = {
  interrupted: { status: "interrupted", stop: "interrupted" },
  "fail-fast": { status: "aborted", stop: "fail-fast" },
  "max-failures": { status: "aborted", stop: "aborted" },
  "same-failure": { status: "aborted", stop: "aborted" },
  authentication: { status: "aborted", stop: "aborted" },
  "kill-streak": { status: "incomplete", stop: "aborted" },
  budget: { status: "out_of_budget", stop: "out-of-budget" },
};

type GivenEnding = Omit<Ending, "stopAtOnceKeys" | "signal"> & Partial<Pick<Ending, "stopAtOnceKeys" | "signal">>;

/**
 * Ends the run. The first cause stays, with two exceptions. An interrupt replaces any other cause, because it must act
 * promptly. A failed authentication replaces max-failures, because its failures are not charged.
 */
export function end(state: State, given: GivenEnding): State {
  const ending: Ending = { stopAtOnceKeys: new Set(), signal: null, ...given };
  const before = state.ending?.cause;
  const isAccessDenied = ending.cause === "authentication" && before === "max-failures";
  const isFirstSignal = ending.cause === "interrupted" && before !== "interrupted";
  if (before !== undefined && !isAccessDenied && !isFirstSignal) return state;
  return withNotes({ ...state, ending }, [
    { event: "ending", status: ENDINGS[ending.cause].status, reason: ending.reason },
  ]);
}

/** The reason of a run that lost its state folder. */
export const FOLDER_LOST = "the state folder or its lock was removed, or another run took over the state folder";

/** How the reason begins if a job was stopped because another job was. */
export const OTHER_JOB = "another job was stopped: ";

/** Ends the run and stops all children at once. @param signal null if the state folder was lost */
export function endInterrupted(state: State, signal: Signal | null, at: number): State {
  // Siblings that fail-fast stopped stay unrecorded.
  const stopAtOnceKeys = state.ending?.stopAtOnceKeys ?? new Set<string>();
  const reason = signal === null ? FOLDER_LOST : `interrupted by ${signal}`;
  return end(state, { cause: "interrupted", reason, stopAt: at, stopAtOnceKeys, signal });
}

/** fail-fast: stops the siblings of the failed task's group at once, and all other children after the grace period. */
export function endFast(state: State, { pending, outcome, at }: Settlement<Failure>): State {
  const { group, id } = pending.task;
  const stopAtOnceKeys = new Set<string>();
  for (const running of state.running.values()) {
    const isSibling = group !== undefined && running.unsettled.some(({ task }) => task.group === group);
    if (isSibling) stopAtOnceKeys.add(running.key);
  }
  return end(state, {
    cause: "fail-fast",
    reason: `fail-fast: ${id}: ${outcome.message}`,
    stopAt: at + state.settings.stopGraceMs,
    stopAtOnceKeys,
  });
}

/** max-failures: ends the run when the bound is reached. */
export function endAtMaxFailures(state: State, at: number): State {
  const { maxFailures, stopGraceMs } = state.settings;
  if (maxFailures === null || state.failures < maxFailures) return state;
  return end(state, {
    cause: "max-failures",
    // Name the bound, which all jobs share. The counts follow in the outcome, or in the merge of a matrix.
    reason: `max-failures: reached the bound of ${counted(maxFailures, "failed or errored task")}`,
    stopAt: at + stopGraceMs,
  });
}

/** max-cost and max-tokens: end the run when one of them is reached. Running children may finish, as after a STOP. */
export function endAtBudget(state: State, at: number): State {
  const { budget, stopGraceMs } = state.settings;
  const reason = overBudget(state.spent, budget);
  if (reason === null) return state;
  return end(state, { cause: "budget", reason, stopAt: at + stopGraceMs });
}

/** Counts a child that Carryover did not kill itself. After many in a row the machine is at fault, and the run ends. */
export function countKill(state: State, at: number, { message, exitCode, signal }: Ended): State {
  const next = { ...state, killsInARow: state.killsInARow + 1 };
  if (next.killsInARow < KILLS_IN_A_ROW) return next;
  // A child that could not be started, or was silent for too long, has not ended by itself.
  const why = exitCode === null && signal === null ? message : "out of memory? Try a lower concurrency";
  return end(next, {
    cause: "kill-streak",
    reason: `${KILLS_IN_A_ROW} children in a row were killed without a result (${why})`,
    stopAt: at + state.settings.stopGraceMs,
  });
}
