/**
 * The scheduler: `apply(state, event) → state` and `decide(state, now) → command`. Both are pure; the one loop
 * that awaits calls `decide`, carries the command out, and feeds back what happened.
 */

import type { Note } from "./event.ts";
import type { StopReason } from "./evidence.ts";
import { earliest } from "./instant.ts";
import { type Lane, type Pending, pendingCount, type Readiness, readiness, type Source, takeShard } from "./lane.ts";
import type { Failure, Outcome } from "./outcome.ts";
import { standstill } from "./pace.ts";
import type { SetbackKind } from "./setbacks.ts";
import type { Signal } from "./signal.ts";
import { type Budget, NOTHING_SPENT, type Spent } from "./spend.ts";
import type { RunStatus } from "./tally.ts";
import type { Task } from "./task.ts";
import { unreachable } from "./unreachable.ts";
import type { Unsettled } from "./unsettled.ts";

export interface Settings {
  /** Children at once, over all providers. */
  readonly concurrency: number;
  readonly shardSize: number;
  readonly maxAttempts: number;
  /** Ends the run at that many failed and errored tasks of this run; null: never. */
  readonly maxFailures: number | null;
  readonly failFast: boolean;
  readonly maxWaitMs: number;
  readonly defaultWaitMs: number;
  /** How long running children of a stopped provider may go on. */
  readonly stopGraceMs: number;
  /** TERM to KILL, on a cancel and otherwise. */
  readonly interruptGraceMs: number;
  readonly killGraceMs: number;
  /** End of the time budget; null: none. */
  readonly deadlineAt: number | null;
  /** A preflight command stands for the probe of a half-open circuit. */
  readonly preflight: boolean;
  /** Absent: none. */
  readonly budget?: Budget;
}

/** A child that runs, and the tasks of its shard that have no outcome yet. */
export interface Running {
  readonly key: string;
  readonly slot: number;
  readonly provider: string;
  readonly startedAt: number;
  readonly unsettled: Unsettled;
  readonly probe: boolean;
  /** What a probe proves so far. */
  readonly proof: "nothing" | "alive" | "refused";
  /** What this child was counted for already: one child is one witness, however many tasks it has. */
  readonly counted: ReadonlySet<string>;
  /** Why it was told to end; the first reason stays. */
  readonly stopping: StopReason | null;
  /** When a child that was told to end is killed. */
  readonly killAt: number | null;
}

/** The run is ending before its queues are empty: nothing is started any more. */
export interface Ending {
  readonly status: Exclude<RunStatus, "complete" | "stopped">;
  readonly cause:
    | "interrupted"
    | "out-of-time"
    | "fail-fast"
    | "max-failures"
    | "same-failure"
    | "authentication"
    | "kill-streak"
    | "budget";
  readonly reason: string;
  /** When children that still run are stopped. */
  readonly stopAt: number;
  /** Children that are stopped at once, and of which nothing more is recorded: the failed task's group. */
  readonly stopNow: ReadonlySet<string>;
  readonly signal: Signal | null;
}

/** A row that is to be written; the store adds what it knows of campaign, run and job. */
export interface Settlement<Of extends Outcome = Outcome> {
  readonly key: string;
  readonly pending: Pending;
  readonly outcome: Of;
  readonly startedAt: number;
  readonly at: number;
  /** The task's own share of the time its child took. */
  readonly durationMs: number;
}

/** What a transition asks the outside to write or to tell. */
export type Effect =
  | { readonly kind: "result"; readonly settlement: Settlement }
  | { readonly kind: "failure"; readonly settlement: Settlement }
  /** A failure that may turn out not to count: kept where a later run finds it, should this one be killed. */
  | { readonly kind: "hold"; readonly settlement: Settlement }
  /** It is settled which of the held failures count. */
  | { readonly kind: "release" }
  /** Something that went against a task without using an attempt: remembered over the runs of the campaign. */
  | { readonly kind: "setback"; readonly setback: SetbackKind; readonly task: Task }
  | { readonly kind: "note"; readonly note: Note };

/** What earlier runs of the campaign leave to this one. */
export interface CampaignMemory {
  /** Whether a task ever passed. */
  readonly hasPassed: boolean;
  /** Providers that graded a task. */
  readonly graded: ReadonlySet<string>;
  /** Runs that ended because every task failed the same way. */
  readonly sameFailureRuns: number;
  /** Runs that ended because children were killed one after the other. */
  readonly killStreakRuns: number;
}

export const NEW_CAMPAIGN: CampaignMemory = {
  hasPassed: false,
  graded: new Set(),
  sameFailureRuns: 0,
  killStreakRuns: 0,
};

export interface State {
  readonly settings: Settings;
  readonly runStartedAt: number;
  readonly lanes: ReadonlyMap<string, Lane>;
  readonly running: ReadonlyMap<string, Running>;
  readonly ending: Ending | null;
  /** Waits granted so far, out of `max-wait`. */
  readonly waitedMs: number;
  /** Until when the run may stand idle for capped tasks: that wait is granted already. */
  readonly idleUntil: number;
  /** Durations of passed tasks, sorted, for the p90. */
  readonly durationsMs: readonly number[];
  readonly passed: number;
  /** Failed and errored tasks of this run. */
  readonly failures: number;
  /** What this run has spent so far. */
  readonly spent: Spent;
  /** Children that were killed since the last child that was not. */
  readonly killsInARow: number;
  readonly campaign: CampaignMemory;
  /** Tasks given up for this run and still outstanding: killed again and again, out of cap rounds. */
  readonly left: number;
  /** The provider that refused such a task to its last round, with its words; null where none did. */
  readonly refusedBy: string | null;
  /**
   * Failures held back as long as no task of the campaign ever passed: if all fail the same way, they are not charged.
   * Null once one passed, and in the second run of the campaign that fails so.
   */
  readonly held: readonly Settlement<Failure>[] | null;
  /** Different tasks per signature of failure, while failures are held. */
  readonly sameFailures: ReadonlyMap<string, ReadonlySet<string>>;
  /** What the last transition asks for. */
  readonly effects: readonly Effect[];
}

export type Command =
  | {
      readonly kind: "start";
      readonly provider: string;
      readonly source: Source;
      readonly slot: number;
      readonly probe: boolean;
      readonly tasks: readonly Pending[];
    }
  | { readonly kind: "preflight"; readonly provider: string }
  | { readonly kind: "stop"; readonly key: string; readonly reason: StopReason; readonly graceMs: number }
  /** Nothing runs, and nothing but a capped task's next round is to come: a wait that is to be granted first. */
  | { readonly kind: "idle"; readonly provider: string; readonly untilAt: number }
  /** Nothing to do until an event comes, or until the instant. */
  | { readonly kind: "wait"; readonly untilAt: number | null }
  | { readonly kind: "finish"; readonly status: RunStatus; readonly reason: string };

/**
 * The state before the first event.
 *
 * @param options `durationsMs`: of passed attempts of earlier runs, for the estimate of what still fits
 */
export function openState(
  settings: Settings,
  lanes: readonly Lane[],
  options: { readonly now: number; readonly durationsMs: readonly number[]; readonly campaign?: CampaignMemory },
): State {
  const { campaign = NEW_CAMPAIGN } = options;
  const budgetMs = settings.deadlineAt === null ? null : settings.deadlineAt - options.now;
  const fits = (durationMs: number) => budgetMs === null || durationMs * settings.shardSize < budgetMs;
  return {
    settings,
    runStartedAt: options.now,
    lanes: new Map(lanes.map((lane) => [lane.provider, lane])),
    running: new Map(),
    ending: null,
    waitedMs: 0,
    idleUntil: Number.NEGATIVE_INFINITY,
    // What a longer budget allowed says nothing of what fits into this one: it would refuse every start.
    durationsMs: options.durationsMs.filter(fits).sort((a, b) => a - b),
    passed: 0,
    failures: 0,
    spent: NOTHING_SPENT,
    killsInARow: 0,
    campaign,
    left: 0,
    refusedBy: null,
    held: campaign.hasPassed || campaign.sameFailureRuns > 0 ? null : [],
    sameFailures: new Map(),
    effects: [],
  };
}

/** The next thing to do; the caller carries it out, applies what follows, and asks again. */
export function decide(state: State, now: number): Command {
  const stop = dueStop(state, now);
  if (stop) return stop;
  if (state.ending) {
    return state.running.size === 0 ? finish(state, now, {}) : { kind: "wait", untilAt: nextStopAt(state) };
  }
  const start = nextStart(state, now);
  if (start.kind === "command") return start.command;
  if (state.running.size === 0 && !preflightRuns(state)) return idle(state, start, now);
  return { kind: "wait", untilAt: earliest(earliest(start.wakeAt, start.capped?.at ?? null), nextStopAt(state)) };
}

/**
 * Nothing runs and nothing may start. Pauses and circuits were paid for when they came, and backoffs are short; a
 * capped task's round is paid for here, because it costs nothing where other work fills the time.
 */
function idle(state: State, next: Wakes, now: number): Command {
  const { wakeAt, capped, hasGate } = next;
  const isCappedFirst = capped !== null && (wakeAt === null || capped.at < wakeAt) && fitsDeadline(state, capped.at);
  if (isCappedFirst) {
    if (hasGate || capped.at <= state.idleUntil) return { kind: "wait", untilAt: capped.at };
    const leftMs = state.settings.maxWaitMs - state.waitedMs;
    if (idleCostMs(state, capped.at, now) <= leftMs) {
      return { kind: "idle", provider: capped.provider, untilAt: capped.at };
    }
  }
  if (wakeAt !== null && fitsDeadline(state, wakeAt)) return { kind: "wait", untilAt: wakeAt };
  const overMaxWait = isCappedFirst ? capped.provider : next.overMaxWait;
  return finish(state, now, overMaxWait !== null && wakeAt === null ? { overMaxWait } : {});
}

/** What standing idle until an instant costs of `max-wait`, beyond what was granted already. */
export function idleCostMs(state: Pick<State, "idleUntil">, untilAt: number, now: number): number {
  return Math.max(0, untilAt - Math.max(now, state.idleUntil));
}

function preflightRuns(state: State): boolean {
  for (const lane of state.lanes.values()) if (lane.preflight === "running") return true;
  return false;
}

/** When something may start that may not start now. */
interface Wakes {
  /** Earliest end of a pause, a circuit, a pace or a backoff. */
  readonly wakeAt: number | null;
  /** Earliest round of a capped task whose lane waits for nothing else. */
  readonly capped: { readonly at: number; readonly provider: string } | null;
  /** Whether a pause or a circuit holds up some lane: its wait is paid for, whatever else waits beside it. */
  readonly hasGate: boolean;
  /** A provider that admits nothing, and whose pace no wait is left for. */
  readonly overMaxWait: string | null;
}

type NextStart = { readonly kind: "command"; readonly command: Command } | ({ readonly kind: "none" } & Wakes);

function nextStart(state: State, now: number): NextStart {
  const { settings } = state;
  const full = state.running.size >= settings.concurrency;
  let wakeAt: number | null = null;
  let capped: Wakes["capped"] = null;
  let hasGate = false;
  let overMaxWait: string | null = null;
  let best: { lane: Lane; ready: Extract<Readiness, { kind: "now" }> } | null = null;
  for (const lane of state.lanes.values()) {
    const ready = readiness(lane, now, settings.preflight);
    switch (ready.kind) {
      case "blocked":
        break;
      case "at":
        if (ready.why === "pace" && isOverMaxWait(state, lane, now)) {
          overMaxWait = lane.provider;
          break;
        }
        hasGate ||= ready.why === "gate";
        wakeAt = earliest(wakeAt, ready.why === "capped" ? ready.retryAt : ready.at);
        if (ready.why === "capped" && (capped === null || ready.at < capped.at)) {
          capped = { at: ready.at, provider: lane.provider };
        }
        break;
      case "preflight":
        if (fitsLane(state, lane, now))
          return { kind: "command", command: { kind: "preflight", provider: lane.provider } };
        break;
      case "now": {
        if (!fitsLane(state, lane, now)) break;
        const better = best === null || startOrder(ready) < startOrder(best.ready);
        if (better) best = { lane, ready };
        break;
      }
      default:
        unreachable(ready);
    }
  }
  if (full) return { kind: "none", wakeAt: null, capped: null, hasGate, overMaxWait };
  if (best === null) return { kind: "none", wakeAt, capped, hasGate, overMaxWait };
  const { lane, ready } = best;
  // A probe is exactly one task: what it risks is one call.
  const { taken } = takeShard(lane, ready.source, ready.isSingle ? 1 : settings.shardSize);
  const slot = freeSlot(state);
  return {
    kind: "command",
    command: { kind: "start", provider: lane.provider, source: ready.source, slot, probe: ready.probe, tasks: taken },
  };
}

/** Starts that are a moment apart are spread, which is no wait yet. */
const SPREAD_MS = 10_000;

/** Whether a lane stands still for a bucket that shows no sign of filling, and `max-wait` is used up. */
function isOverMaxWait({ settings, waitedMs }: State, { pace, running }: Lane, now: number): boolean {
  if (running > 0 || pace === null || standstill(pace) === null) return false;
  return waitedMs >= settings.maxWaitMs && pace.nextStartAt - now >= SPREAD_MS;
}

/** Retries of legitimate failures come after everything else, whatever their place in the list. */
function startOrder(ready: Extract<Readiness, { kind: "now" }>): number {
  return ready.source === "later" ? Number.MAX_SAFE_INTEGER : ready.head.position;
}

function freeSlot(state: State): number {
  const taken = new Set<number>();
  for (const running of state.running.values()) taken.add(running.slot);
  let slot = 0;
  while (taken.has(slot)) slot += 1;
  return slot;
}

/** The 90th percentile of the durations of passed attempts; null where none is known. */
export function p90Ms(state: Pick<State, "durationsMs">): number | null {
  return state.durationsMs[Math.min(state.durationsMs.length - 1, Math.floor(state.durationsMs.length * 0.9))] ?? null;
}

/** The same for the next child of a lane. An estimate never keeps a run from the first one of each provider. */
function fitsLane(state: State, lane: Lane, now: number): boolean {
  const { deadlineAt } = state.settings;
  return lane.started === 0 ? deadlineAt === null || now < deadlineAt : fitsDeadline(state, now);
}

/** Whether a child started at the instant is expected to end within the time budget. */
function fitsDeadline(state: State, at: number): boolean {
  const { deadlineAt } = state.settings;
  const expectedMs = (p90Ms(state) ?? 0) * state.settings.shardSize;
  return deadlineAt === null || at + Math.max(1, expectedMs) <= deadlineAt;
}

function dueStop(state: State, now: number): Command | null {
  for (const running of state.running.values()) {
    const due = stopOf(state, running);
    if (due === null || due.at > now) continue;
    return { kind: "stop", key: running.key, reason: due.reason, graceMs: due.graceMs };
  }
  return null;
}

interface Stop {
  readonly at: number;
  readonly reason: StopReason;
  readonly graceMs: number;
}

/** When and why a running child is to be stopped; null where nothing says so, or it was told already. */
function stopOf(state: State, running: Running): Stop | null {
  const { ending, settings } = state;
  if (running.killAt !== null) return hurriedStop(state, running.killAt);
  const lane = state.lanes.get(running.provider);
  const stops: Stop[] = [];
  if (ending) {
    const reason = STOP_REASON[ending.cause];
    const graceMs = ending.cause === "interrupted" ? settings.interruptGraceMs : settings.killGraceMs;
    stops.push({ at: ending.stopNow.has(running.key) ? Number.NEGATIVE_INFINITY : ending.stopAt, reason, graceMs });
  }
  const graceMs = settings.killGraceMs;
  if (settings.deadlineAt !== null) stops.push({ at: settings.deadlineAt, reason: "out-of-time", graceMs });
  if (lane?.drainUntil !== null && lane?.drainUntil !== undefined)
    stops.push({ at: lane.drainUntil, reason: "rate-limit", graceMs });
  return stops.length === 0 ? null : stops.reduce((first, next) => (next.at < first.at ? next : first));
}

/** An interrupt does not wait for the longer grace of a stop that came before it. */
function hurriedStop({ ending, settings }: State, killAt: number): Stop | null {
  if (ending?.cause !== "interrupted") return null;
  const at = ending.stopAt + settings.interruptGraceMs;
  return killAt > at ? { at, reason: "interrupted", graceMs: 0 } : null;
}

const STOP_REASON: Readonly<Record<Ending["cause"], StopReason>> = {
  interrupted: "interrupted",
  "out-of-time": "out-of-time",
  "fail-fast": "fail-fast",
  "max-failures": "aborted",
  "same-failure": "aborted",
  authentication: "aborted",
  "kill-streak": "aborted",
  budget: "out-of-budget",
};

function nextStopAt(state: State): number | null {
  let at: number | null = null;
  for (const running of state.running.values()) {
    at = earliest(at, stopOf(state, running)?.at ?? null);
  }
  return at;
}

function finish(state: State, now: number, why: { readonly overMaxWait?: string }): Command {
  const { ending, settings } = state;
  if (ending) return { kind: "finish", status: ending.status, reason: ending.reason };
  const waiting = [...state.lanes.values()].filter((lane) => pendingCount(lane) > 0);
  const stopped = waiting.flatMap(({ provider, circuit }) =>
    circuit.state === "open" && circuit.policy === "stop" ? [{ provider, ...circuit }] : [],
  );
  // A rate limit tells more of why the run ends than an outage beside it.
  const stop = stopped.find(({ outage }) => !outage) ?? stopped[0];
  if (stop?.outage && settings.deadlineAt !== null && stop.untilAt >= settings.deadlineAt) {
    const reason = `time-budget: it ends before the next probe of ${stop.provider}, ${stop.reason}`;
    return { kind: "finish", status: "out_of_time", reason };
  }
  if (stop !== undefined) return { kind: "finish", status: "stopped", reason: `${stop.provider}: ${stop.reason}` };
  if (waiting.length > 0 && why.overMaxWait !== undefined) {
    const reason = `${GIVEN_UP}: the wait after a rate limit of ${why.overMaxWait} does not fit max-wait`;
    return { kind: "finish", status: "incomplete", reason };
  }
  if (waiting.length > 0) {
    const { deadlineAt } = settings;
    return {
      kind: "finish",
      status: "out_of_time",
      reason:
        deadlineAt !== null && deadlineAt > now
          ? "time-budget: no further task is expected to fit"
          : "time-budget reached",
    };
  }
  const refused = state.refusedBy === null ? "" : `: refused again and again by ${state.refusedBy}`;
  return state.left > 0
    ? { kind: "finish", status: "incomplete", reason: `${GIVEN_UP}${refused}` }
    : { kind: "finish", status: "complete", reason: "nothing is outstanding" };
}

/** Without a number, which would be that of one job where a merge gives its reason for all. */
const GIVEN_UP = "tasks were given up for this run";
