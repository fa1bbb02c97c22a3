/** What an outcome does to its task: it is done, runs again, or is left to a later run. */
import { circuitNotes } from "./answer.ts";
import { countSuccess } from "./circuit.ts";
import { checkFailures } from "./ending.ts";
import { failed } from "./failed.ts";
import { flushAuthentication, flushHeld } from "./held-failures.ts";
import { killed } from "./killed.ts";
import { admitted, type Lane } from "./lane.ts";
import { growLimit } from "./limit.ts";
import type { Outcome } from "./outcome.ts";
import type { Settlement } from "./pending.ts";
import { rateLimited } from "./refuse.ts";
import type { State } from "./state.ts";
import {
  laneOf,
  limitNotes,
  markProbe,
  noteSettled,
  putBackPending,
  runningOf,
  withLane,
  withNotes,
  withRunning,
} from "./state-edits.ts";
import { dropSuspicion } from "./suspicion.ts";
import { unreachable } from "./unreachable.ts";
import { findUnsettled, withoutSettled } from "./unsettled.ts";

/** How many durations of passed attempts to keep for the p90. */
const DURATIONS_KEPT = 200;

/** A task of a running child has its outcome. */
export interface Settled {
  readonly at: number;
  readonly key: string;
  readonly id: string;
  readonly outcome: Outcome;
  readonly durationMs: number;
  /** From 0 to below 1. Sets the jitter of a backoff, and which duration is forgotten. */
  readonly random: number;
}

/** The state after a task has its outcome. If it already has one, or its child is unknown, nothing changes. */
export function settle(state: State, event: Settled): State {
  const running = state.running.get(event.key);
  const pending = running && findUnsettled(running.unsettled, event.id);
  if (!running || !pending) return state;
  // Results of a stopped sibling are not recorded. The group's first fatal failure stands for the group.
  if (state.ending?.stopNow.has(event.key)) return state;
  const unsettled = withoutSettled(running.unsettled, event.id);
  const { outcome, at, durationMs } = event;
  const isKill = outcome.class === "kill_shaped" || outcome.class === "unfinished";
  const settled = withRunning(isKill ? state : { ...state, killsInARow: 0 }, { ...running, unsettled });
  const isAnswer = !isKill && outcome.class !== "rate_limited";
  const claimed = isAnswer ? dropSuspicion(settled, running.provider, event.key, at) : settled;
  const settlement: Settlement = { key: event.key, pending, outcome, startedAt: running.startedAt, at, durationMs };
  switch (outcome.class) {
    case "graded":
      return graded(claimed, settlement, outcome, event.random);
    case "rate_limited":
      return rateLimited(claimed, settlement, outcome, event.random);
    case "kill_shaped":
      return killed(claimed, { ...settlement, outcome }, running, event.random);
    case "unfinished":
      return noteSettled(putBackPending(claimed, running, pending), settlement, "retry");
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
    ...admitted(lane, before.ordinal),
    limit,
    circuit: before.probe ? lane.circuit : countSuccess(lane.circuit),
    taskVerdicts: new Set(),
    hasGraded: true,
  };
  const alive = markProbe(withLane(state, healthy), key, "alive");
  const passed = outcome.status === "passed";
  const counted: State = {
    ...alive,
    passed: alive.passed + (passed ? 1 : 0),
    failures: alive.failures + (passed ? 0 : 1),
    durationsMs: passed ? withDuration(alive.durationsMs, settlement.durationMs, random) : alive.durationsMs,
  };
  const flushed = flushAuthentication(passed ? flushHeld(counted) : counted, lane.provider);
  const written = withNotes({ ...flushed, effects: [...flushed.effects, { kind: "result", settlement }] }, [
    ...circuitNotes(lane, healthy.circuit),
    ...limitNotes(lane, limit.value, "a full round of successes"),
  ]);
  return checkFailures(noteSettled(written, settlement, "done"), at);
}

function withDuration(sorted: readonly number[], durationMs: number, random: number): readonly number[] {
  const next = [...sorted];
  const at = next.findIndex((other) => other > durationMs);
  next.splice(at === -1 ? next.length : at, 0, durationMs);
  // Drop a random one, because dropping the longest or the shortest would move the p90.
  if (next.length > DURATIONS_KEPT) next.splice(Math.floor(random * next.length), 1);
  return next;
}
