/**
 * A failure of the task itself: whether the task runs again and when, and what the failure shows about the provider.
 * `held.ts` decides whether it is charged now.
 */
import { isProbe, outageCause } from "./circuit.ts";
import { endAtMaxFailures, endFast } from "./ending.ts";
import { endIfCommonCause, recordFailure } from "./held.ts";
import { admitted, countSuccess, putOff } from "./lane.ts";
import { type Failure, gotThrough, isTerminal } from "./outcome.ts";
import type { Pending, Settlement } from "./pending.ts";
import { waitEndsAt } from "./rate-limit.ts";
import type { State } from "./state.ts";
import { countOnce, laneOf, noteSettled, runningOf, withLane } from "./state-edits.ts";
import { openCircuitOf } from "./waits.ts";

/** This many different tasks in a row with the verdict "task" cause a STOP. */
const TASK_VERDICTS = 5;
/** This many transient failures of a provider in a row open its circuit. */
const FAILURES_TO_OPEN = 5;
const BACKOFF_MS = 1_000;
const LONGEST_BACKOFF_MS = 30_000;
/** The longest stated wait that a single task sleeps for. */
const LONGEST_STATED_MS = 300_000;

export function failed(state: State, settlement: Settlement<Failure>): State {
  return requeueOrEnd(answeredBy(recordFailure(state, settlement), settlement), settlement);
}

/** Charges a failure that says nothing about the provider, or nothing more than an earlier answer did. */
export function charge(state: State, settlement: Settlement<Failure>): State {
  return requeueOrEnd(recordFailure(state, settlement), settlement);
}

function requeueOrEnd(state: State, settlement: Settlement<Failure>): State {
  const { at, pending, outcome } = settlement;
  const isLast = isTerminal(outcome.class) || pending.attempt >= state.settings.maxAttempts;
  const requeued = isLast ? state : requeue(state, settlement);
  const failures = requeued.failures + (isLast && outcome.class !== "skipped" ? 1 : 0);
  const next = noteSettled({ ...requeued, failures }, settlement, isLast ? "done" : "retry");
  const ended = endIfCommonCause(next, settlement);
  if (ended !== null) return ended;
  if (outcome.class === "fatal" && state.settings.failFast) return endFast(next, settlement);
  return endAtMaxFailures(next, at);
}

/**
 * What a failure shows about the provider. Five transient failures in a row open the circuit. Any other failure resets
 * that count, because the provider answered. A skip and a timeout show nothing.
 */
function answeredBy(state: State, { at, key, outcome, pending }: Settlement<Failure>): State {
  const running = runningOf(state, key);
  const lane = laneOf(state, running.provider);
  if (outcome.class === "transient") {
    if (isProbe(lane.circuit, key)) return openCircuitOf(state, lane, outageCause(outcome.message), at);
    if (running.counted.has("transient")) return state;
    const counted = countOnce(state, key, "transient");
    const { circuit } = lane;
    if (circuit.state !== "closed") return counted;
    const failures = circuit.failures + 1;
    return failures < FAILURES_TO_OPEN
      ? withLane(counted, { ...lane, circuit: { ...circuit, failures } })
      : openCircuitOf(counted, lane, outageCause(outcome.message), at);
  }
  if (!gotThrough(outcome)) return state;
  const answered = countSuccess(admitted(lane, running.ordinal), key);
  if (outcome.class !== "fatal" || outcome.limit === undefined) return withLane(state, answered);
  const taskVerdicts = new Set([...lane.taskVerdicts, pending.task.id]);
  const noted = { ...answered, taskVerdicts };
  if (taskVerdicts.size < TASK_VERDICTS) return withLane(state, noted);
  const reason = `${taskVerdicts.size} different tasks in a row were refused: ${outcome.message}`;
  return openCircuitOf(state, noted, { untilAt: null, policy: "stop", reason }, at);
}

/**
 * Backoff of a transient failure: 1 s × 2ⁿ with jitter, at most 30 s.
 *
 * @param failures failures so far, from 1
 * @param random a number from 0 to 1
 */
export function transientBackoffMs(failures: number, random: number): number {
  const full = Math.min(LONGEST_BACKOFF_MS, BACKOFF_MS * 2 ** Math.min(failures - 1, 10));
  return Math.round(full * (0.5 + 0.5 * random));
}

function requeue(state: State, { at, pending, outcome, random }: Settlement<Failure>): State {
  const lane = laneOf(state, pending.task.provider);
  const again: Pending = { ...pending, attempt: pending.attempt + 1, shardLimit: 1 };
  if (outcome.class !== "transient") return withLane(state, putOff(lane, "later", at, again));
  const statedAt = outcome.wait === undefined ? null : waitEndsAt(outcome.wait, at);
  // If a server states an hour, the circuit asks it again; the task does not sleep that long.
  const waitAt = Math.min(statedAt ?? 0, at + LONGEST_STATED_MS);
  const dueAt = Math.max(at + transientBackoffMs(pending.attempt, random), waitAt);
  return withLane(state, putOff(lane, "delayed", dueAt, again));
}
