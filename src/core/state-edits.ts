/** The small edits of the state that all transitions use, and the events for them. */
import type { Note } from "./event.ts";
import { gradeMessage } from "./failure-message.ts";
import { type Lane, putBack } from "./lane.ts";
import type { Pending, Settlement } from "./pending.ts";
import { limitDetails } from "./rate-limit.ts";
import type { Effect, Running, State } from "./state.ts";

/** @throws if no task of the run has this provider, which would be a bug */
export function laneOf(state: State, provider: string): Lane {
  const lane = state.lanes.get(provider);
  if (!lane) throw new Error(`No lane for provider ${provider}`);
  return lane;
}

/** @throws if no such child runs, which would be a bug */
export function runningOf(state: State, key: string): Running {
  const running = state.running.get(key);
  if (!running) throw new Error(`No running child ${key}`);
  return running;
}

export function withLane(state: State, lane: Lane): State {
  return { ...state, lanes: new Map(state.lanes).set(lane.provider, lane) };
}

export function withRunning(state: State, running: Running): State {
  return { ...state, running: new Map(state.running).set(running.key, running) };
}

/** Puts a task back in its place in the list, to run again. */
export function putBackPending(state: State, running: Running, pending: Pending): State {
  return withLane(state, putBack(laneOf(state, running.provider), pending));
}

/** Reports the outcome of a task. `next`: it is done, runs again in this run, or is left to a later one. */
export function noteSettled(state: State, settlement: Settlement, next: "done" | "retry" | "left"): State {
  const { outcome, pending, key } = settlement;
  const isGraded = outcome.class === "graded";
  const limit = "limit" in outcome ? outcome.limit : undefined;
  return withNotes(state, [
    {
      event: "task_settled",
      key,
      id: pending.task.id,
      attempt: pending.attempt,
      class: outcome.class,
      status: isGraded ? outcome.status : null,
      score: isGraded ? (outcome.row?.score ?? null) : null,
      message: isGraded ? gradeMessage(outcome.row) : "message" in outcome ? outcome.message : "",
      verdict: limit?.kind ?? null,
      ...(limit === undefined ? {} : { rate_limit: limitDetails(limit) }),
      next,
    },
  ]);
}

/** Adds notes to the effects of the transition. */
export function withNotes(state: State, notes: readonly Note[]): State {
  if (notes.length === 0) return state;
  return { ...state, effects: [...state.effects, ...notes.map((note): Effect => ({ kind: "note", note }))] };
}

/** Records what a probe shows. A refusal is final. */
export function markProbe(state: State, key: string, proof: Running["proof"]): State {
  const running = state.running.get(key);
  if (!running?.probe || running.proof === "refused") return state;
  return withRunning(state, { ...running, proof });
}

/** Records what a child was counted for. One child is one witness, however many tasks it has. */
export function countOnce(state: State, key: string, what: string): State {
  const running = runningOf(state, key);
  return withRunning(state, { ...running, counted: new Set([...running.counted, what]) });
}

/** The event for a changed limit; none if it stays the same. */
export function limitNotes({ provider, limit: { value: from } }: Lane, to: number, reason: string): Note[] {
  return from === to ? [] : [{ event: "limit_changed", provider, from, to, reason }];
}
