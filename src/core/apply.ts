/** The scheduler's transitions: `apply(state, event) → state`. What is to be written or told is left in `effects`. */
import {
  type Answer,
  capLane,
  circuitNotes,
  countLaneFailure,
  fitsBudget,
  pauseLane,
  statedEndAt,
  stopLane,
  type WaitBudget,
  waitEndsAt,
} from "./answer.ts";
import { CAP_ROUNDS, capBackoffMs, transientBackoffMs } from "./backoff.ts";
import { admitProbe, countSuccess, openCircuit, openingMs, type ProbeVerdict, settleProbe } from "./circuit.ts";
import type { Note } from "./event.ts";
import type { StopReason } from "./evidence.ts";
import { type Lane, type Pending, type Source, takeShard } from "./lane.ts";
import { growLimit } from "./limit.ts";
import type { Outcome } from "./outcome.ts";
import { isTerminal } from "./outcome.ts";
import { paceAfterStart, paceAfterSuccess } from "./pace.ts";
import { fifoPush, fifoPutBack, heapPush } from "./queue.ts";
import { type Detection, isRateLimit, type RateLimit } from "./rate-limit.ts";
import type { Effect, Ending, Running, Settlement, State } from "./schedule.ts";
import { unreachable } from "./unreachable.ts";

/** What happened. Every instant is given: the core knows no clock. */
export type SchedulerEvent =
  | {
      readonly type: "attempt-started";
      readonly at: number;
      readonly key: string;
      readonly provider: string;
      readonly source: Source;
      readonly slot: number;
      readonly probe: boolean;
      readonly tasks: readonly Pending[];
    }
  /** `random` is a number from 0 to 1, for the jitter of a backoff. */
  | {
      readonly type: "task-settled";
      readonly at: number;
      readonly key: string;
      readonly id: string;
      readonly outcome: Outcome;
      readonly durationMs: number;
      readonly random: number;
    }
  | { readonly type: "attempt-ended"; readonly at: number; readonly key: string }
  | {
      readonly type: "child-stopping";
      readonly at: number;
      readonly key: string;
      readonly reason: StopReason;
      readonly graceMs: number;
    }
  | { readonly type: "preflight-started"; readonly at: number; readonly provider: string }
  | { readonly type: "preflight-ended"; readonly at: number; readonly provider: string; readonly detection: Detection }
  /** A sibling job's STOP. */
  | {
      readonly type: "circuit-learned";
      readonly at: number;
      readonly provider: string;
      readonly untilAt: number;
      readonly reason: string;
    }
  | { readonly type: "interrupted"; readonly at: number; readonly signal: "SIGINT" | "SIGTERM" }
  /** The loop is about to end: rows that were held back are due. */
  | { readonly type: "finishing"; readonly at: number };

/** How many durations of passed attempts the p90 is read from. */
const DURATIONS_KEPT = 200;
/** So many tasks that fail alike, and none that passed, end the run. */
export const ALIKE_TASKS = 10;
/**
 * So many failures are held back at most. With fewer than `ALIKE_TASKS` tasks each they are of dozens of kinds, which
 * is no common cause; and what is held is lost in a kill.
 */
const HELD_LIMIT = 1_000;
/** So many different tasks in a row with the verdict "task" are a stop. */
export const TASK_VERDICTS = 5;

export function apply(previous: State, event: SchedulerEvent): State {
  const state: State = { ...previous, effects: [] };
  switch (event.type) {
    case "attempt-started":
      return attemptStarted(state, event);
    case "task-settled":
      return taskSettled(state, event);
    case "attempt-ended":
      return attemptEnded(state, event);
    case "child-stopping":
      return childStopping(state, event);
    case "preflight-started": {
      const lane = laneOf(state, event.provider);
      const circuit = lane.circuit.state === "open" ? admitProbe(lane.circuit, PREFLIGHT) : lane.circuit;
      return tell(withLane(state, { ...lane, circuit, preflight: "running" }), [
        ...circuitNotes(lane, circuit),
        { event: "preflight_started", provider: event.provider },
      ]);
    }
    case "preflight-ended":
      return preflightEnded(state, event);
    case "circuit-learned": {
      const lane = state.lanes.get(event.provider);
      if (!lane || event.untilAt <= event.at) return state;
      const { stopGraceMs } = state.settings;
      return answered(
        state,
        stopLane(lane, { statedUntilAt: event.untilAt, reason: event.reason, stopGraceMs }, event.at),
      );
    }
    case "interrupted": {
      const { signal, at } = event;
      return end(state, {
        status: "interrupted",
        cause: "interrupted",
        reason: `interrupted by ${signal}`,
        stopAt: at,
        stopNow: new Set(),
        signal,
      });
    }
    case "finishing":
      return flushHeld(state);
    default:
      return unreachable(event);
  }
}

/** The key that stands for a preflight command in a half-open circuit. */
const PREFLIGHT = "preflight";

type Event<T extends SchedulerEvent["type"]> = Extract<SchedulerEvent, { type: T }>;

function attemptStarted(state: State, event: Event<"attempt-started">): State {
  const before = laneOf(state, event.provider);
  const { lane: rest } = takeShard(before, event.source, event.tasks.length);
  const circuit = before.circuit.state === "open" ? admitProbe(before.circuit, event.key) : before.circuit;
  const lane: Lane = {
    ...rest,
    circuit,
    running: before.running + 1,
    started: before.started + 1,
    pace: paceAfterStart(before.pace, event.at),
  };
  const running: Running = {
    key: event.key,
    slot: event.slot,
    provider: event.provider,
    startedAt: event.at,
    unsettled: new Map(event.tasks.map((pending) => [pending.task.id, pending])),
    probe: event.probe,
    shown: "nothing",
    answered: new Set(),
    stopping: null,
    killAt: null,
  };
  return tell(withRunning(withLane(state, lane), running), [
    ...circuitNotes(before, circuit),
    {
      event: "attempt_started",
      key: event.key,
      slot: event.slot,
      provider: event.provider,
      tasks: event.tasks.map((pending) => pending.task.id),
      attempt: event.tasks[0]?.attempt ?? 1,
      probe: event.probe,
    },
  ]);
}

function childStopping(state: State, event: Event<"child-stopping">): State {
  const running = state.running.get(event.key);
  if (!running) return state;
  const stopping = running.stopping ?? event.reason;
  // A second stop is a kill, now.
  const killAt = running.killAt === null ? event.at + event.graceMs : Number.NEGATIVE_INFINITY;
  return tell(withRunning(state, { ...running, stopping, killAt }), [
    { event: "child_stopped", key: event.key, reason: event.reason },
  ]);
}

function attemptEnded(state: State, event: Event<"attempt-ended">): State {
  const running = state.running.get(event.key);
  if (!running) return state;
  const lane = laneOf(state, running.provider);
  const rest = new Map(state.running);
  rest.delete(event.key);
  const verdict: ProbeVerdict = running.shown === "alive" ? { kind: "alive" } : { kind: "nothing" };
  const circuit = running.probe ? settleProbe(lane.circuit, event.key, verdict, event.at) : lane.circuit;
  // Whoever has no outcome yet goes back unblamed.
  const back = [...running.unsettled.values()].reduceRight(putBack, { ...lane, circuit, running: lane.running - 1 });
  return tell({ ...withLane(state, back), running: rest }, [
    ...circuitNotes(lane, circuit),
    { event: "attempt_ended", key: event.key, duration_s: seconds(event.at - running.startedAt) },
  ]);
}

function preflightEnded(state: State, event: Event<"preflight-ended">): State {
  const lane = { ...laneOf(state, event.provider), preflight: "none" as const };
  const { detection, at } = event;
  const noted = tell(withLane(state, lane), [
    { event: "preflight_ended", provider: event.provider, verdict: detection.kind, reason: detection.evidence },
  ]);
  if (!isRateLimit(detection) || detection.kind === "task") {
    const circuit = settleProbe(lane.circuit, PREFLIGHT, { kind: "alive" }, at);
    return tell(withLane(noted, { ...lane, circuit }), circuitNotes(lane, circuit));
  }
  return refuseProbe(noted, lane, PREFLIGHT, detection, at);
}

/** A probe that met a limit: the circuit opens again, for this run where the wait does not fit it. */
function refuseProbe(state: State, lane: Lane, probe: string, limit: RateLimit, at: number): State {
  const statedUntilAt = limit.kind === "wait" ? waitEndsAt(limit, at) : statedEndAt(limit, at);
  const untilAt = statedUntilAt ?? at + openingMs(lane.circuit.trips + 1);
  const policy = limit.kind !== "stop" && fitsBudget(untilAt, at, budgetOf(state)) ? "wait" : "stop";
  const refused = { statedUntilAt, policy, reason: limit.evidence } as const;
  const circuit =
    lane.circuit.state === "half-open"
      ? settleProbe(lane.circuit, probe, { kind: "refused", ...refused }, at)
      : openCircuit(lane.circuit, at, refused);
  const waitedMs = state.waitedMs + (policy === "wait" ? untilAt - at : 0);
  // The probe itself may run on after its refusal, and so may children that began before the circuit opened.
  const drainUntil = policy === "stop" ? (lane.drainUntil ?? at + state.settings.stopGraceMs) : lane.drainUntil;
  return tell(withLane({ ...state, waitedMs }, { ...lane, circuit, drainUntil }), circuitNotes(lane, circuit));
}

function taskSettled(state: State, event: Event<"task-settled">): State {
  const running = state.running.get(event.key);
  const pending = running?.unsettled.get(event.id);
  if (!running || !pending) return state;
  // What a stopped sibling still says is not recorded: the group's first fatal failure speaks for it.
  if (running.stopping === "fail-fast" || state.ending?.stopNow.has(event.key)) return state;
  const unsettled = new Map(running.unsettled);
  unsettled.delete(event.id);
  const claimed = withRunning(state, { ...running, unsettled });
  const { outcome, at } = event;
  const { durationMs } = event;
  const settlement: Settlement = { key: event.key, pending, outcome, startedAt: running.startedAt, at, durationMs };
  switch (outcome.class) {
    case "graded":
      return graded(claimed, settlement, outcome);
    case "rate_limited":
      return rateLimited(claimed, settlement, outcome.limit);
    case "kill_shaped":
      return killed(claimed, settlement, running);
    case "unfinished":
      return told(putBackPending(claimed, running, pending), settlement, "retry");
    case "timeout_exceeded":
    case "skipped":
    case "transient":
    case "legitimate":
    case "fatal":
      return failed(claimed, settlement, outcome, event.random);
    default:
      return unreachable(outcome);
  }
}

function graded(state: State, settlement: Settlement, outcome: Extract<Outcome, { class: "graded" }>): State {
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
  const notes: Note[] =
    limit.value === lane.limit.value
      ? []
      : [
          {
            event: "limit_changed",
            provider: lane.provider,
            from: lane.limit.value,
            to: limit.value,
            reason: "a full round of successes",
          },
        ];
  const alive = shown(withLane(state, healthy), key, "alive");
  const passed = outcome.status === "passed";
  const counted: State = {
    ...alive,
    passed: alive.passed + (passed ? 1 : 0),
    failures: alive.failures + (passed ? 0 : 1),
    durationsMs: passed ? withDuration(alive.durationsMs, settlement.durationMs) : alive.durationsMs,
  };
  const flushed = passed ? flushHeld(counted) : counted;
  const written = tell({ ...flushed, effects: [...flushed.effects, { kind: "result", settlement }] }, [
    ...circuitNotes(lane, healthy.circuit),
    ...notes,
  ]);
  return checkFailures(told(written, settlement, "done"), at);
}

/** A limit is never a result and never uses an attempt. */
function rateLimited(state: State, settlement: Settlement, limit: RateLimit): State {
  const { at, key, pending } = settlement;
  const running = runningOf(state, key);
  const lane = laneOf(state, running.provider);
  const untilAt = limit.kind === "wait" ? waitEndsAt(limit, at) : null;
  // A wait that is over already states nothing.
  const verdict = limit.kind === "wait" && untilAt === null ? "cap" : limit.kind;
  const first = !running.answered.has(verdict);
  const marked = shown(
    withRunning(state, { ...running, answered: new Set([...running.answered, verdict]) }),
    key,
    "refused",
  );
  if (running.probe && lane.circuit.state === "half-open" && lane.circuit.probe === key) {
    return told(refuseProbe(marked, putBack(lane, pending), key, limit, at), settlement, "retry");
  }
  const refused = {
    limit,
    startedAt: running.startedAt,
    oldestStartedAt: oldestStart(state, lane.provider),
    runStartedAt: state.runStartedAt,
    stopGraceMs: state.settings.stopGraceMs,
  };
  switch (verdict) {
    case "wait": {
      const back = putBackPending(marked, running, pending);
      const laneNow = laneOf(back, running.provider);
      // One child is one witness, but it may learn of a longer wait while it goes on.
      if (untilAt === null || (!first && untilAt <= laneNow.pausedUntil)) return told(back, settlement, "retry");
      // Only what the pause grows by is paid for: sixteen children refused together are one wait.
      const addedMs = Math.max(0, untilAt - Math.max(at, laneNow.pausedUntil));
      const budget = budgetOf(back);
      const fits = addedMs <= budget.leftMs && (budget.deadlineAt === null || untilAt < budget.deadlineAt);
      const answer = fits
        ? pauseLane(laneNow, refused, untilAt, at)
        : stopLane(
            laneNow,
            {
              statedUntilAt: statedEndAt(limit, at),
              reason: `${limit.evidence} (the wait does not fit this run)`,
              stopGraceMs: refused.stopGraceMs,
            },
            at,
          );
      return told(answered(back, answer), settlement, "retry");
    }
    case "stop": {
      const back = putBackPending(marked, running, pending);
      const cause = { statedUntilAt: statedEndAt(limit, at), reason: limit.evidence, stopGraceMs: refused.stopGraceMs };
      return told(answered(back, stopLane(laneOf(back, running.provider), cause, at)), settlement, "left");
    }
    case "cap": {
      const rounds = pending.capRounds + 1;
      const cut = first ? answered(marked, capLane(lane, refused, at)) : marked;
      if (rounds > CAP_ROUNDS) return told({ ...cut, left: cut.left + 1 }, settlement, "left");
      const laneNow = laneOf(cut, running.provider);
      const dueAt = at + capBackoffMs(state.settings.defaultWaitMs, rounds);
      const delayed = heapPush(laneNow.delayed, dueAt, { ...pending, capRounds: rounds });
      return told(withLane(cut, { ...laneNow, delayed }), settlement, "retry");
    }
    case "task":
      throw new Error("A task verdict is a fatal outcome, not a rate-limited one");
    default:
      return unreachable(verdict);
  }
}

/** One start and up to this many more in a run. */
const KILL_RETRIES = 3;

function killed(state: State, settlement: Settlement, running: Running): State {
  const { pending } = settlement;
  // Stopped by us: nothing is said of the task, and nothing is counted.
  if (running.stopping !== null) return told(putBackPending(state, running, pending), settlement, "left");
  const kills = pending.kills + 1;
  if (kills > KILL_RETRIES) return told({ ...state, left: state.left + 1 }, settlement, "left");
  return told(putBackPending(state, running, { ...pending, kills, alone: true }), settlement, "retry");
}

type Failed = Extract<Outcome, { class: "timeout_exceeded" | "skipped" | "transient" | "legitimate" | "fatal" }>;

function failed(state: State, settlement: Settlement, outcome: Failed, random: number): State {
  const { at, key, pending } = settlement;
  const running = runningOf(state, key);
  const signature = alikeSignature(outcome);
  const alike = signature === null ? state.alike : withAlike(state.alike, signature, pending.task.id);
  let next = recordFailure({ ...state, alike: state.held === null ? state.alike : alike }, settlement);
  next = failureAnswer(next, running, outcome, pending, at);

  const last = isTerminal(outcome.class) || pending.attempt >= state.settings.maxAttempts;
  if (outcome.class !== "skipped" && last) next = { ...next, failures: next.failures + 1 };
  if (!last) next = requeueFailed(next, running, pending, outcome, at, random);
  next = told(next, settlement, last ? "done" : "retry");

  // A run that ends for another cause charges what failed: its cause was found, and it is not this one.
  const mayBeAlike = next.ending === null || next.ending.cause === "fails-alike";
  const isAlike = signature !== null && next.held !== null && (next.alike.get(signature)?.size ?? 0) >= ALIKE_TASKS;
  if (isAlike && mayBeAlike) {
    return endAlike(next, signature, outcome.message, at);
  }
  if (outcome.class === "fatal" && state.settings.failFast) return endFast(next, settlement, outcome.message, at);
  return checkFailures(next, at);
}

/** What a failure says of the provider: a row of transient ones opens the circuit, any other is a sign of life. */
function failureAnswer(state: State, running: Running, outcome: Failed, pending: Pending, at: number): State {
  const lane = laneOf(state, running.provider);
  if (outcome.class === "transient") {
    if (running.probe && lane.circuit.state === "half-open" && lane.circuit.probe === running.key) {
      const reopened = settleProbe(
        lane.circuit,
        running.key,
        { kind: "refused", statedUntilAt: null, policy: "wait", reason: outcome.message },
        at,
      );
      if (reopened.state !== "open") return state;
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
  const alive = shown(state, running.key, "alive");
  if (outcome.class !== "fatal" || outcome.limit === undefined) return alive;
  const taskVerdicts = new Set([...lane.taskVerdicts, pending.task.id]);
  const marked = withLane(alive, { ...lane, taskVerdicts });
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
  outcome: Failed,
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
    return withLane(state, { ...lane, delayed: heapPush(lane.delayed, dueAt, again) });
  }
  return withLane(state, { ...lane, later: fifoPush(lane.later, again) });
}

/** As long as a circuit stays open at the most. */
const LONGEST_STATED_MS = 300_000;

/** While no task passed, failure rows are held: they are not charged should everything fail alike. */
function recordFailure(state: State, settlement: Settlement): State {
  if (state.held === null || settlement.outcome.class === "skipped") {
    return { ...state, effects: [...state.effects, { kind: "failure", settlement }] };
  }
  const holding = { ...state, held: [...state.held, settlement] };
  return holding.held.length < HELD_LIMIT ? holding : flushHeld(holding);
}

function flushHeld(state: State): State {
  if (state.held === null) return state;
  const due = state.held.map((settlement): Effect => ({ kind: "failure", settlement }));
  return { ...state, held: null, alike: new Map(), effects: [...state.effects, ...due] };
}

function endAlike(state: State, signature: string, message: string, at: number): State {
  const uncharged = { ...state, held: (state.held ?? []).filter((one) => alikeSignature(one.outcome) !== signature) };
  return end(uncharged, {
    status: "aborted",
    cause: "fails-alike",
    reason: `every task fails alike: ${message}`,
    stopAt: at,
    stopNow: new Set(),
    signal: null,
  });
}

function endFast(state: State, settlement: Settlement, message: string, at: number): State {
  const { group, id } = settlement.pending.task;
  const stopNow = new Set<string>();
  for (const running of state.running.values()) {
    for (const pending of running.unsettled.values()) {
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

function checkFailures(state: State, at: number): State {
  const { maxFailures, stopGraceMs } = state.settings;
  if (maxFailures === null || state.failures < maxFailures) return state;
  return end(state, {
    status: "aborted",
    cause: "max-failures",
    reason: `max-failures: ${state.failures} failed or errored`,
    stopAt: at + stopGraceMs,
    stopNow: new Set(),
    signal: null,
  });
}

/** The first cause stands; only an interrupt comes over another one, because it must be prompt. */
function end(state: State, ending: Ending): State {
  if (state.ending && (ending.cause !== "interrupted" || state.ending.cause === "interrupted")) return state;
  return tell({ ...state, ending }, [{ event: "ending", status: ending.status, reason: ending.reason }]);
}

/** Same class, exit code and message with digits masked; null for classes that do not count. */
function alikeSignature(outcome: Outcome): string | null {
  switch (outcome.class) {
    case "timeout_exceeded":
    case "transient":
    case "legitimate":
    case "fatal":
      return [outcome.class, outcome.exitCode, outcome.message.replace(/\d+/g, "#")].join("\n");
    case "graded":
    case "rate_limited":
    case "kill_shaped":
    case "skipped":
    case "unfinished":
      return null;
    default:
      return unreachable(outcome);
  }
}

function withAlike(alike: State["alike"], signature: string, id: string): State["alike"] {
  return new Map(alike).set(signature, new Set([...(alike.get(signature) ?? []), id]));
}

function withDuration(sorted: readonly number[], durationMs: number): readonly number[] {
  const next = [...sorted];
  const at = next.findIndex((other) => other > durationMs);
  next.splice(at === -1 ? next.length : at, 0, durationMs);
  // Drops from both ends in turn, so that the middle of the distribution stays.
  if (next.length > DURATIONS_KEPT) next.splice(next.length % 2 === 0 ? 0 : next.length - 1, 1);
  return next;
}

function putBackPending(state: State, running: Running, pending: Pending): State {
  return withLane(state, putBack(laneOf(state, running.provider), pending));
}

function putBack(lane: Lane, pending: Pending): Lane {
  return { ...lane, ready: fifoPutBack(lane.ready, pending) };
}

function answered(state: State, answer: Answer): State {
  return tell(withLane({ ...state, waitedMs: state.waitedMs + answer.waitMs }, answer.lane), answer.notes);
}

function told(state: State, settlement: Settlement, next: "done" | "retry" | "left"): State {
  const { outcome, pending, key } = settlement;
  const isGraded = outcome.class === "graded";
  const limit = "limit" in outcome ? outcome.limit : undefined;
  return tell(state, [
    {
      event: "task_settled",
      key,
      id: pending.task.id,
      attempt: pending.attempt,
      class: outcome.class,
      status: isGraded ? outcome.status : null,
      score: isGraded ? (outcome.row?.score ?? null) : null,
      message: "message" in outcome ? outcome.message : "",
      verdict: limit?.kind ?? null,
      next,
    },
  ]);
}

function tell(state: State, notes: readonly Note[]): State {
  if (notes.length === 0) return state;
  return { ...state, effects: [...state.effects, ...notes.map((note): Effect => ({ kind: "note", note }))] };
}

function shown(state: State, key: string, what: Running["shown"]): State {
  const running = state.running.get(key);
  if (!running?.probe || running.shown === "refused") return state;
  return withRunning(state, { ...running, shown: what });
}

function budgetOf(state: State): WaitBudget {
  return { leftMs: state.settings.maxWaitMs - state.waitedMs, deadlineAt: state.settings.deadlineAt };
}

function oldestStart(state: State, provider: string): number | null {
  let oldest: number | null = null;
  for (const running of state.running.values()) {
    if (running.provider === provider)
      oldest = oldest === null ? running.startedAt : Math.min(oldest, running.startedAt);
  }
  return oldest;
}

function laneOf(state: State, provider: string): Lane {
  const lane = state.lanes.get(provider);
  if (!lane) throw new Error(`No lane for provider ${provider}`);
  return lane;
}

function runningOf(state: State, key: string): Running {
  const running = state.running.get(key);
  if (!running) throw new Error(`No running child ${key}`);
  return running;
}

function withLane(state: State, lane: Lane): State {
  return { ...state, lanes: new Map(state.lanes).set(lane.provider, lane) };
}

function withRunning(state: State, running: Running): State {
  return { ...state, running: new Map(state.running).set(running.key, running) };
}

function seconds(durationMs: number): number {
  return Math.round(durationMs) / 1_000;
}
