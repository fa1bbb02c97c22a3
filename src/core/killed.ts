/**
 * A child that something else killed. A kill says little about its tasks, because memory runs out for many reasons. So
 * kills are free in the first runs and use attempts after that.
 */
import { transientBackoffMs } from "./backoff.ts";
import { checkFailures, countKill } from "./ending.ts";
import { putBack, putOff } from "./lane.ts";
import { fitLimit } from "./limit.ts";
import type { Outcome } from "./outcome.ts";
import type { Pending, Settlement } from "./pending.ts";
import { FREE_KILL_RUNS } from "./setbacks.ts";
import type { Effect, Running, State } from "./state.ts";
import { countOnce, laneOf, limitNotes, noteSettled, putBackPending, withLane, withNotes } from "./state-edits.ts";

/** How often a killed task is started again in one run. */
const KILL_RETRIES = 3;

type Killed = Settlement<Extract<Outcome, { class: "kill_shaped" }>>;

/** @param random from 0 to below 1, for the jitter of a backoff */
export function killed(state: State, settlement: Killed, running: Running, random: number): State {
  const { at, outcome, pending } = settlement;
  // We stopped it. That says nothing about the task and is never charged.
  if (running.stopping !== null) return stoppedByUs(state, settlement, running);
  const shardSize = running.unsettled.tasks.length;
  if (state.campaign.killStreakRuns >= FREE_KILL_RUNS) return chargeKill(state, settlement, running);
  if (shardSize > 1) {
    const half: Pending = { ...pending, shardLimit: Math.ceil(shardSize / 2) };
    return noteSettled(putBackPending(count(state, settlement, running), running, half), settlement, "retry");
  }
  const noted: State = {
    ...state,
    effects: [...state.effects, { kind: "setback", setback: "killed", task: pending.task }],
  };
  if (pending.setbacks.killed >= FREE_KILL_RUNS) return chargeKill(noted, settlement, running);
  const counted = count(noted, settlement, running);
  const kills = pending.kills + 1;
  if (kills > KILL_RETRIES) return noteSettled({ ...counted, left: counted.left + 1 }, settlement, "left");
  const again: Pending = { ...pending, kills, shardLimit: 1 };
  const lane = laneOf(counted, running.provider);
  if (outcome.lacksRoom) {
    const limit = fitLimit(lane.limit, at, lane.running - 1);
    const dueAt = at + transientBackoffMs(kills, random);
    const narrowed = withLane(counted, putOff({ ...lane, limit }, "delayed", dueAt, again));
    return noteSettled(withNotes(narrowed, limitNotes(lane, limit.value, outcome.message)), settlement, "retry");
  }
  return noteSettled(withLane(counted, putOff(lane, "later", at, again)), settlement, "retry");
}

/** Remembers a task that outlasts the time budget, so that it does not take the whole of each run from the others. */
function stoppedByUs(state: State, settlement: Killed, running: Running): State {
  const { task } = settlement.pending;
  const cut: Effect[] = running.stopping === "out-of-time" ? [{ kind: "setback", setback: "cut", task }] : [];
  const noted = { ...state, effects: [...state.effects, ...cut] };
  return noteSettled(putBackPending(noted, running, settlement.pending), settlement, "left");
}

/** Counts a child once. A child that the machine had no room to start says nothing about the tasks. */
function count(state: State, { at, outcome }: Killed, running: Running): State {
  if (outcome.lacksRoom || running.counted.has("kill")) return state;
  return countKill(countOnce(state, running.key, "kill"), at);
}

/** From the fourth run on, a kill uses an attempt and leaves a row. */
function chargeKill(state: State, settlement: Killed, running: Running): State {
  const { at, outcome, pending } = settlement;
  const runs = Math.max(pending.setbacks.killed, FREE_KILL_RUNS) + 1;
  const message = `killed in ${runs} runs in a row (out of memory?): ${outcome.message}`;
  const charged: Killed = { ...settlement, outcome: { ...outcome, message } };
  const written: State = { ...state, effects: [...state.effects, { kind: "failure", settlement: charged }] };
  if (pending.attempt >= state.settings.maxAttempts) {
    return checkFailures(noteSettled({ ...written, failures: written.failures + 1 }, charged, "done"), at);
  }
  const shardLimit = Math.ceil(running.unsettled.tasks.length / 2);
  const again: Pending = { ...pending, attempt: pending.attempt + 1, shardLimit };
  return noteSettled(withLane(written, putBack(laneOf(written, running.provider), again)), charged, "retry");
}
