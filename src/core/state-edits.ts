/** The small edits of the state that all transitions use, and the events for them. */
import type { Circuit } from "./circuit.ts";
import type { Note } from "./event.ts";
import { outcomeMessage } from "./failure-message.ts";
import { iso } from "./instant.ts";
import { type Lane, putBack } from "./lane.ts";
import type { Limit } from "./limit.ts";
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

/** Replaces a lane. A change of its circuit is an event. */
export function withLane(state: State, lane: Lane): State {
  const next = { ...state, lanes: new Map(state.lanes).set(lane.provider, lane) };
  return withNotes(next, circuitNotes(laneOf(state, lane.provider).circuit, lane));
}

export function withRunning(state: State, running: Running): State {
  return { ...state, running: new Map(state.running).set(running.key, running) };
}

/** Puts a task back in its place in the list, to run again. */
export function putBackPending(state: State, pending: Pending): State {
  return withLane(state, putBack(laneOf(state, pending.task.provider), pending));
}

/** Reports the outcome of a task. `next`: it is done, runs again in this run, or is left to a later one. */
export function noteSettled(state: State, settlement: Settlement, next: "done" | "retry" | "left"): State {
  const { outcome, pending, key } = settlement;
  const graded = outcome.class === "graded" ? outcome : null;
  const limit = "limit" in outcome ? outcome.limit : undefined;
  return withNotes(state, [
    {
      event: "task_settled",
      key,
      id: pending.task.id,
      attempt: pending.attempt,
      class: outcome.class,
      status: graded?.status ?? null,
      score: graded?.row?.score ?? null,
      message: outcomeMessage(outcome),
      verdict: limit?.kind ?? null,
      ...(limit === undefined ? {} : { rate_limit: limitDetails(limit) }),
      next,
    },
  ]);
}

/** Adds notes to the effects of the transition. */
export function withNotes(state: State, notes: readonly Note[]): State {
  return withEffects(state, ...notes.map((note): Effect => ({ kind: "note", note })));
}

export function withEffects(state: State, ...effects: readonly Effect[]): State {
  return effects.length === 0 ? state : { ...state, effects: [...state.effects, ...effects] };
}

/** Records that a child was counted. It counts once, however many tasks it has. */
export function countOnce(state: State, key: string, what: string): State {
  const running = runningOf(state, key);
  return withRunning(state, { ...running, counted: new Set([...running.counted, what]) });
}

/** Changes how many children of a lane may run at once, with the event for it. */
export function withLimit(state: State, lane: Lane, limit: Limit, reason: string): State {
  const { value: from } = lane.limit;
  const { value: to } = limit;
  const notes: Note[] = from === to ? [] : [{ event: "limit_changed", provider: lane.provider, from, to, reason }];
  return withNotes(withLane(state, { ...lane, limit }), notes);
}

/** Leaves a task to the next run. @param leftReason why, for the end of this run */
export function giveUp(state: State, leftReason: string): State {
  return { ...state, left: state.left + 1, leftReason };
}

/** Refusals that arrive together state the same wait from slightly different instants. Report them as one decision. */
const SAME_WAIT_MS = 1_000;

const REASONS = { closed: "the provider answers again", "half-open": "one call shows whether it answers" } as const;

/** The event for a changed circuit. None if its state is the same and its end moved by less than a second. */
function circuitNotes(before: Circuit, { provider, circuit }: Lane): Note[] {
  const change = { event: "circuit_changed", provider, from: before.state, to: circuit.state } as const;
  if (circuit.state !== "open") {
    return before.state === circuit.state ? [] : [{ ...change, until: null, reason: REASONS[circuit.state] }];
  }
  const { untilAt, reason, isStated, outage } = circuit;
  const estimated = isStated || outage ? {} : ({ estimated: true } as const);
  const hasMoved = before.state !== "open" || Math.abs(untilAt - before.untilAt) >= SAME_WAIT_MS;
  return hasMoved ? [{ ...change, until: iso(untilAt), ...estimated, reason }] : [];
}
