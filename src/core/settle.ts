/** What an outcome does to its task: it is done, it runs again, or it is left to a later run. */
import { circuitNotes, countLaneFailure, fitsBudget, stopLane, waitEndsAt } from "./answer.ts";
import { transientBackoffMs } from "./backoff.ts";
import { countSuccess, openCircuit, outage } from "./circuit.ts";
import { checkFailures, endFast, endIfAlike, flushHeld, recordFailure } from "./ending.ts";
import type { Note } from "./event.ts";
import { type Lane, type Pending, putOff } from "./lane.ts";
import { fitLimit, growLimit } from "./limit.ts";
import { type Failure, isTerminal, type Outcome } from "./outcome.ts";
import { paceAfterSuccess } from "./pace.ts";
import { fifoPush } from "./queue.ts";
import { rateLimited } from "./refuse.ts";
import type { Running, Settlement, State } from "./schedule.ts";
import {
  answered,
  budgetOf,
  laneOf,
  putBackPending,
  runningOf,
  shown,
  tell,
  told,
  withLane,
  withRunning,
} from "./state-edits.ts";
import { unreachable } from "./unreachable.ts";
import { findUnsettled, withoutSettled } from "./unsettled.ts";

/** How many durations of passed attempts the p90 is read from. */
const DURATIONS_KEPT = 200;
/** So many different tasks in a row with the verdict "task" are a stop. */
const TASK_VERDICTS = 5;

/** A task of a running child has its outcome. */
export interface Settled {
  readonly at: number;
  readonly key: string;
  readonly id: string;
  readonly outcome: Outcome;
  readonly durationMs: number;
  /** From 0 to below 1: for the jitter of a backoff, and for which duration is forgotten. */
  readonly random: number;
}

/**
 * The state once a task has its outcome. A task that has one already, or whose child is known no more, changes nothing.
 */
export function settle(state: State, event: Settled): State {
  const running = state.running.get(event.key);
  const pending = running && findUnsettled(running.unsettled, event.id);
  if (!running || !pending) return state;
  // What a stopped sibling still says is not recorded: the group's first fatal failure speaks for it.
  if (state.ending?.stopNow.has(event.key)) return state;
  const unsettled = withoutSettled(running.unsettled, event.id);
  const claimed = withRunning(state, { ...running, unsettled });
  const { outcome, at, durationMs } = event;
  const settlement: Settlement = { key: event.key, pending, outcome, startedAt: running.startedAt, at, durationMs };
  switch (outcome.class) {
    case "graded":
      return graded(claimed, settlement, outcome, event.random);
    case "rate_limited":
      return rateLimited(claimed, settlement, outcome.limit);
    case "kill_shaped":
      return killed(claimed, { ...settlement, outcome }, running, event.random);
    case "unfinished":
      return told(putBackPending(claimed, running, pending), settlement, "retry");
    case "timeout_exceeded":
    case "skipped":
    case "transient":
    case "legitimate":
    case "fatal":
      return failed(claimed, { ...settlement, outcome }, event.random);
    default:
      return unreachable(outcome);
  }
}

function graded(
  state: State,
  settlement: Settlement,
  outcome: Extract<Outcome, { class: "graded" }>,
  random: number,
): State {
  const { at, key, startedAt } = settlement;
  const before = runningOf(state, key);
  const lane = laneOf(state, before.provider);
  const limit = growLimit(lane.limit, { startedAt, inUse: lane.running });
  const healthy: Lane = {
    ...lane,
    limit,
    circuit: before.probe ? lane.circuit : countSuccess(lane.circuit),
    pace: paceAfterSuccess(lane.pace, startedAt),
    taskVerdicts: new Set(),
  };
  const alive = shown(withLane(state, healthy), key, "alive");
  const passed = outcome.status === "passed";
  const counted: State = {
    ...alive,
    passed: alive.passed + (passed ? 1 : 0),
    failures: alive.failures + (passed ? 0 : 1),
    durationsMs: passed ? withDuration(alive.durationsMs, settlement.durationMs, random) : alive.durationsMs,
  };
  const flushed = passed ? flushHeld(counted) : counted;
  const written = tell({ ...flushed, effects: [...flushed.effects, { kind: "result", settlement }] }, [
    ...circuitNotes(lane, healthy.circuit),
    ...limitNotes(lane, limit.value, "a full round of successes"),
  ]);
  return checkFailures(told(written, settlement, "done"), at);
}

/** One start and up to this many more in a run. */
const KILL_RETRIES = 3;

function killed(
  state: State,
  settlement: Settlement<Extract<Outcome, { class: "kill_shaped" }>>,
  running: Running,
  random: number,
): State {
  const { at, outcome, pending } = settlement;
  // Stopped by us: nothing is said of the task, and nothing is counted.
  if (running.stopping !== null) return told(putBackPending(state, running, pending), settlement, "left");
  const kills = pending.kills + 1;
  if (kills > KILL_RETRIES) return told({ ...state, left: state.left + 1 }, settlement, "left");
  const again: Pending = { ...pending, kills, alone: true };
  if (!outcome.lacksRoom) return told(putBackPending(state, running, again), settlement, "retry");
  const lane = laneOf(state, running.provider);
  const limit = fitLimit(lane.limit, at, lane.running - 1);
  const narrowed = withLane(
    state,
    putOff({ ...lane, limit }, "delayed", at + transientBackoffMs(kills, random), again),
  );
  return told(tell(narrowed, limitNotes(lane, limit.value, outcome.message)), settlement, "retry");
}

function limitNotes({ provider, limit: { value: from } }: Lane, to: number, reason: string): Note[] {
  return from === to ? [] : [{ event: "limit_changed", provider, from, to, reason }];
}

function failed(state: State, settlement: Settlement<Failure>, random: number): State {
  const { at, key, pending, outcome } = settlement;
  const running = runningOf(state, key);
  let next = recordFailure(state, settlement);
  next = failureAnswer(next, running, outcome, pending, at);

  const last = isTerminal(outcome.class) || pending.attempt >= state.settings.maxAttempts;
  if (outcome.class !== "skipped" && last) next = { ...next, failures: next.failures + 1 };
  if (!last) next = requeueFailed(next, running, pending, outcome, at, random);
  next = told(next, settlement, last ? "done" : "retry");

  const alike = endIfAlike(next, outcome, at);
  if (alike !== null) return alike;
  if (outcome.class === "fatal" && state.settings.failFast) return endFast(next, settlement, outcome.message, at);
  return checkFailures(next, at);
}

/**
 * What a failure says of the provider: five transient ones in a row open the circuit, and any other ends the row: the
 * provider answered. A skip is no failure and says nothing.
 */
function failureAnswer(state: State, running: Running, outcome: Failure, pending: Pending, at: number): State {
  const lane = laneOf(state, running.provider);
  if (outcome.class === "transient") {
    if (running.probe && lane.circuit.state === "half-open" && lane.circuit.probe === running.key) {
      const reopened = openCircuit(lane.circuit, at, outage(outcome.message));
      const fits = fitsBudget(reopened.untilAt, at, budgetOf(state));
      const circuit = { ...reopened, policy: fits ? ("wait" as const) : ("stop" as const) };
      const waitedMs = state.waitedMs + (fits ? reopened.untilAt - at : 0);
      return tell(
        withLane(shown({ ...state, waitedMs }, running.key, "refused"), { ...lane, circuit }),
        circuitNotes(lane, circuit),
      );
    }
    if (running.answered.has("transient")) return state;
    const marked = withRunning(state, {
      ...runningOf(state, running.key),
      answered: new Set([...running.answered, "transient"]),
    });
    return answered(marked, countLaneFailure(lane, outcome.message, budgetOf(state), at));
  }
  const healthy = outcome.class === "skipped" ? lane : { ...lane, circuit: countSuccess(lane.circuit) };
  const alive = withLane(shown(state, running.key, "alive"), healthy);
  if (outcome.class !== "fatal" || outcome.limit === undefined) return alive;
  // More than make a stop need not be remembered.
  const isFull = lane.taskVerdicts.size >= TASK_VERDICTS;
  const taskVerdicts = isFull ? lane.taskVerdicts : new Set([...lane.taskVerdicts, pending.task.id]);
  const marked = withLane(alive, { ...healthy, taskVerdicts });
  if (taskVerdicts.size < TASK_VERDICTS) return marked;
  const reason = `${taskVerdicts.size} different tasks in a row were refused: ${outcome.message}`;
  return answered(
    marked,
    stopLane(
      laneOf(marked, lane.provider),
      { statedUntilAt: null, reason, stopGraceMs: state.settings.stopGraceMs },
      at,
    ),
  );
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
  const again: Pending = { ...pending, attempt: pending.attempt + 1, alone: true };
  if (outcome.class === "transient") {
    const stated = outcome.wait === undefined ? null : waitEndsAt(outcome.wait, at);
    // A server that names an hour is asked again with the next circuit, not slept out.
    const honoured = Math.min(stated ?? 0, at + LONGEST_STATED_MS);
    const dueAt = Math.max(at + transientBackoffMs(pending.attempt, random), honoured);
    return withLane(state, putOff(lane, "delayed", dueAt, again));
  }
  return withLane(state, { ...lane, later: fifoPush(lane.later, again) });
}

/** As long as a circuit stays open at the most. */
const LONGEST_STATED_MS = 300_000;

function withDuration(sorted: readonly number[], durationMs: number, random: number): readonly number[] {
  const next = [...sorted];
  const at = next.findIndex((other) => other > durationMs);
  next.splice(at === -1 ? next.length : at, 0, durationMs);
  // Any of them, because dropping the longest, or the shortest, would move the p90.
  if (next.length > DURATIONS_KEPT) next.splice(Math.floor(random * next.length), 1);
  return next;
}
