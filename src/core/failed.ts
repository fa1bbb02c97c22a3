/** A failure of the task itself: whether it is charged, held or terminal, and what it shows about the provider. */
import { openCircuitOf, waitEndsAt } from "./answer.ts";
import { transientBackoffMs } from "./backoff.ts";
import { countFailure, countSuccess, isProbe, outage } from "./circuit.ts";
import { checkFailures, endFast } from "./ending.ts";
import { endIfCommonCause, recordFailure } from "./held-failures.ts";
import { admitted, putOff } from "./lane.ts";
import { type Failure, isTerminal } from "./outcome.ts";
import type { Pending, Settlement } from "./pending.ts";
import type { Running, State } from "./state.ts";
import { countOnce, laneOf, markProbe, noteSettled, runningOf, withLane } from "./state-edits.ts";

/** This many different tasks in a row with the verdict "task" cause a STOP. */
const TASK_VERDICTS = 5;

/** @param random from 0 to below 1, for the jitter of a backoff */
export function failed(state: State, settlement: Settlement<Failure>, random: number): State {
  const { at, key, pending, outcome } = settlement;
  const running = runningOf(state, key);
  const answered = failureAnswer(recordFailure(state, settlement), running, outcome, pending, at);
  return requeueOrEnd(answered, running, settlement, random);
}

/** Charges a failure that says nothing more about the provider, because an earlier answer covered that. */
export function charge(state: State, settlement: Settlement<Failure>, random: number): State {
  return requeueOrEnd(recordFailure(state, settlement), runningOf(state, settlement.key), settlement, random);
}

function requeueOrEnd(state: State, running: Running, settlement: Settlement<Failure>, random: number): State {
  const { at, pending, outcome } = settlement;
  const last = isTerminal(outcome.class) || pending.attempt >= state.settings.maxAttempts;
  let next = state;
  if (outcome.class !== "skipped" && last) next = { ...next, failures: next.failures + 1 };
  if (!last) next = requeueFailed(next, running, pending, outcome, at, random);
  next = noteSettled(next, settlement, last ? "done" : "retry");

  const ended = endIfCommonCause(next, settlement, at);
  if (ended !== null) return ended;
  if (outcome.class === "fatal" && state.settings.failFast) return endFast(next, settlement, outcome.message, at);
  return checkFailures(next, at);
}

/**
 * What a failure shows about the provider. Five transient failures in a row open the circuit. Any other failure resets
 * that count, because the provider answered. A skip is not a failure and shows nothing.
 */
function failureAnswer(state: State, running: Running, outcome: Failure, pending: Pending, at: number): State {
  const lane = laneOf(state, running.provider);
  if (outcome.class === "transient") {
    if (isProbe(lane.circuit, running.key)) {
      return openCircuitOf(markProbe(state, running.key, "refused"), lane, outage(outcome.message), at);
    }
    if (running.counted.has("transient")) return state;
    const counted = countOnce(state, running.key, "transient");
    const circuit = countFailure(lane.circuit, at, outcome.message);
    return circuit.state === "open" && lane.circuit.state === "closed"
      ? openCircuitOf(counted, lane, outage(outcome.message), at)
      : withLane(counted, { ...lane, circuit });
  }
  const healthy =
    outcome.class === "skipped" ? lane : { ...admitted(lane, running.ordinal), circuit: countSuccess(lane.circuit) };
  const alive = withLane(markProbe(state, running.key, "alive"), healthy);
  if (outcome.class !== "fatal" || outcome.limit === undefined) return alive;
  // More than it takes for a STOP need not be remembered.
  const isFull = lane.taskVerdicts.size >= TASK_VERDICTS;
  const taskVerdicts = isFull ? lane.taskVerdicts : new Set([...lane.taskVerdicts, pending.task.id]);
  const noted = withLane(alive, { ...healthy, taskVerdicts });
  if (taskVerdicts.size < TASK_VERDICTS) return noted;
  const reason = `${taskVerdicts.size} different tasks in a row were refused: ${outcome.message}`;
  return openCircuitOf(noted, laneOf(noted, lane.provider), { statedUntilAt: null, policy: "stop", reason }, at);
}

function requeueFailed(
  state: State,
  running: Running,
  pending: Pending,
  outcome: Failure,
  at: number,
  random: number,
): State {
  const lane = laneOf(state, running.provider);
  const again: Pending = { ...pending, attempt: pending.attempt + 1, shardLimit: 1 };
  if (outcome.class === "transient") {
    const stated = outcome.wait === undefined ? null : waitEndsAt(outcome.wait, at);
    // If a server states an hour, the circuit asks it again; the task does not sleep that long.
    const honoured = Math.min(stated ?? 0, at + LONGEST_STATED_MS);
    const dueAt = Math.max(at + transientBackoffMs(pending.attempt, random), honoured);
    return withLane(state, putOff(lane, "delayed", dueAt, again));
  }
  return withLane(state, putOff(lane, "later", at, again));
}

/** The longest time that a circuit stays open. */
const LONGEST_STATED_MS = 300_000;
