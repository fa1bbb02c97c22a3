/**
 * What an outcome does to its task: it is done, runs again, or is left to a later run. A refusal is in `refuse.ts`, a
 * failure of the task in `failed.ts`.
 */
import { countKill, endAtMaxFailures } from "./ending.ts";
import type { StopReason } from "./evidence.ts";
import { charge, failed, transientBackoffMs } from "./failed.ts";
import { chargeAuthenticationFailures, chargeHeldFailures } from "./held.ts";
import { admitted, countSuccess, type Lane, putOff } from "./lane.ts";
import { fitLimit, growLimit } from "./limit.ts";
import { gotThrough, type Outcome } from "./outcome.ts";
import type { Pending, Settlement } from "./pending.ts";
import { rateLimited } from "./refuse.ts";
import { FREE_KILL_RUNS, isChargedForCuts } from "./setbacks.ts";
import type { Running, State } from "./state.ts";
import {
  countOnce,
  giveUp,
  laneOf,
  noteSettled,
  putBackPending,
  runningOf,
  withEffects,
  withLane,
  withLimit,
  withRunning,
} from "./state-edits.ts";
import { dropSuspicion } from "./suspicion.ts";
import { unreachable } from "./unreachable.ts";

/** How many durations of passed attempts to keep for the p90. */
const DURATIONS_KEPT = 200;
/** The counts that a refused child adds to. */
const LIMITS = ["wait", "cap", "stop"] as const;
/** How often a killed task is started again in one run. */
const KILL_RETRIES = 3;

type OutcomeOf<Class extends Outcome["class"]> = Extract<Outcome, { readonly class: Class }>;
type Graded = Settlement<OutcomeOf<"graded">>;
type Killed = Settlement<OutcomeOf<"kill_shaped">>;

/** A task of a running child has its outcome. */
export type Settled = Omit<Settlement, "pending" | "startedAt"> & { readonly id: string };

/** The state after a task has its outcome. If it already has one, or its child is unknown, nothing changes. */
export function settle(state: State, { at, key, id, outcome, durationMs, random }: Settled): State {
  const before = state.running.get(key);
  const place = before?.unsettled.findIndex(({ task }) => task.id === id) ?? -1;
  const pending = before?.unsettled[place];
  if (!before || !pending) return state;
  // Results of a stopped sibling are not recorded. The group's first fatal failure stands for the group.
  if (state.ending?.stopAtOnceKeys.has(key)) return state;
  const running: Running = { ...before, unsettled: before.unsettled.toSpliced(place, 1) };
  const isKill = outcome.class === "kill_shaped" || outcome.class === "unfinished";
  const settled = withRunning(isKill ? state : { ...state, killsInARow: 0 }, running);
  const reason = "another task got through";
  const next = gotThrough(outcome) ? dropSuspicion(settled, { provider: running.provider, key, at, reason }) : settled;
  const settlement = { key, pending, startedAt: running.startedAt, at, durationMs, random };
  switch (outcome.class) {
    case "graded":
      return graded(next, { ...settlement, outcome });
    case "rate_limited":
      return rateLimited(next, { ...settlement, outcome });
    case "kill_shaped":
      return killed(next, { ...settlement, outcome });
    case "unfinished": {
      // A smaller shard limit separates the remaining tasks from fresh ones, because one of them may end its next child
      // too. But a refusal explains the end of a child, and its tasks share children again.
      const isExplained = LIMITS.some((kind) => running.counted.has(kind));
      const shardLimit = isExplained ? pending.shardLimit : Math.max(1, running.shardSize - 1);
      const rest: Pending = { ...pending, shardLimit };
      return noteSettled(putBackPending(next, rest), { ...settlement, outcome }, "retry");
    }
    case "timeout_exceeded":
    case "skipped":
    case "transient":
    case "legitimate":
    case "fatal":
      return failed(next, { ...settlement, outcome });
    default:
      return unreachable(outcome);
  }
}

function graded(state: State, settlement: Graded): State {
  const { at, key, startedAt, outcome, durationMs, random } = settlement;
  const { provider, ordinal } = runningOf(state, key);
  const lane = laneOf(state, provider);
  const limit = growLimit(lane.limit, { startedAt, inUse: lane.running });
  const healthy: Lane = {
    ...countSuccess(admitted(lane, ordinal), key),
    taskVerdicts: new Set(),
    unprobed: null,
    isConfirmed: false,
    hasGraded: true,
  };
  const answered = withLimit(state, healthy, limit, "a full round of successes");
  const counted =
    outcome.status === "passed"
      ? chargeHeldFailures({ ...answered, durationsMs: withDuration(answered.durationsMs, durationMs, random) })
      : { ...answered, failures: answered.failures + 1 };
  const written = withEffects(chargeAuthenticationFailures(counted, provider), { kind: "result", settlement });
  return endAtMaxFailures(noteSettled(written, settlement, "done"), at);
}

function withDuration(sorted: readonly number[], durationMs: number, random: number): readonly number[] {
  const longer = sorted.findIndex((other) => other > durationMs);
  const next = sorted.toSpliced(longer === -1 ? sorted.length : longer, 0, durationMs);
  // Drop a random one, because dropping the longest or the shortest would move the p90.
  return next.length > DURATIONS_KEPT ? next.toSpliced(Math.floor(random * next.length), 1) : next;
}

/**
 * Something else killed the child. A kill says little about its tasks, because memory runs out for many reasons. So
 * kills are free in the first runs and use attempts after that.
 */
function killed(state: State, settlement: Killed): State {
  const { at, key, outcome, pending, random } = settlement;
  const { stopping, shardSize, provider } = runningOf(state, key);
  if (stopping !== null) return stoppedByUs(state, settlement, stopping);
  if (state.killStreakRuns >= FREE_KILL_RUNS) return chargeKill(state, settlement);
  const setback = shardSize > 1 ? "shard_killed" : "killed";
  const noted = withEffects(state, { kind: "setback", setback, task: pending.task });
  if (shardSize > 1) {
    const half: Pending = { ...pending, shardLimit: Math.ceil(shardSize / 2) };
    return noteSettled(putBackPending(countKilled(noted, settlement), half), settlement, "retry");
  }
  if (pending.setbacks.killed >= FREE_KILL_RUNS) return chargeKill(noted, settlement);
  const counted = countKilled(noted, settlement);
  const kills = pending.kills + 1;
  if (kills > KILL_RETRIES) {
    const left = giveUp(counted, `their children were killed again and again: ${outcome.message}`);
    return noteSettled(left, settlement, "left");
  }
  const again: Pending = { ...pending, kills, shardLimit: 1 };
  const lane = laneOf(counted, provider);
  if (!outcome.lacksRoom) return noteSettled(withLane(counted, putOff(lane, "later", at, again)), settlement, "retry");
  const delayed = putOff(lane, "delayed", at + transientBackoffMs(kills, random), again);
  const limit = fitLimit(lane.limit, at, lane.running - 1);
  return noteSettled(withLimit(counted, delayed, limit, outcome.message), settlement, "retry");
}

/**
 * A stop of ours says nothing about the task and is not charged. The exception is a task that outlasts the time budget
 * in run after run. The checkpoint counts these runs, so that later runs start the task last. In the end the task
 * counts as timed out, so that its campaign ends.
 */
function stoppedByUs(state: State, settlement: Killed, reason: StopReason): State {
  const { pending, outcome } = settlement;
  if (reason !== "out-of-time") return noteSettled(putBackPending(state, pending), settlement, "left");
  const noted = withEffects(state, { kind: "setback", setback: "cut", task: pending.task });
  if (!outlastsBudget(state, settlement)) return noteSettled(putBackPending(noted, pending), settlement, "left");
  const { exitCode, signal } = outcome;
  const message = `did not end within the time-budget in ${pending.setbacks.cut + 1} runs`;
  return charge(noted, { ...settlement, outcome: { class: "timeout_exceeded", message, exitCode, signal } });
}

/** A task is charged for outlasting the time budget only if it started with at least this share of it left. */
const OWN_BUDGET_SHARE = 0.75;

function outlastsBudget(state: State, { pending, startedAt }: Killed): boolean {
  const { settings, runStartedAt } = state;
  const { deadlineAt } = settings;
  const { hasGraded } = laneOf(state, pending.task.provider);
  const hadItsTime = deadlineAt !== null && deadlineAt - startedAt >= OWN_BUDGET_SHARE * (deadlineAt - runStartedAt);
  return hadItsTime && isChargedForCuts(pending.setbacks, hasGraded);
}

/** Counts a child once. A child that the machine had no room to start says nothing about the tasks. */
function countKilled(state: State, { at, key, outcome }: Killed): State {
  if (outcome.lacksRoom || runningOf(state, key).counted.has("kill")) return state;
  return countKill(countOnce(state, key, "kill"), at, outcome);
}

/** From the fourth run on, a kill uses an attempt and leaves a row. */
function chargeKill(state: State, settlement: Killed): State {
  const { at, key, outcome, pending } = settlement;
  const runs = Math.max(pending.setbacks.killed, FREE_KILL_RUNS) + 1;
  const message = `killed in ${runs} runs in a row (out of memory?): ${outcome.message}`;
  const charged: Killed = { ...settlement, outcome: { ...outcome, message } };
  const written = withEffects(state, { kind: "failure", settlement: charged });
  if (pending.attempt >= state.settings.maxAttempts) {
    return endAtMaxFailures(noteSettled({ ...written, failures: written.failures + 1 }, charged, "done"), at);
  }
  const shardLimit = Math.ceil(runningOf(state, key).shardSize / 2);
  const again: Pending = { ...pending, attempt: pending.attempt + 1, shardLimit };
  return noteSettled(putBackPending(written, again), charged, "retry");
}
