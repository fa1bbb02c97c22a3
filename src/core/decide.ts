/**
 * One half of the scheduler: `decide(state, now) → command`. The other half is `apply(state, event) → state`. Both are
 * pure. The only loop that awaits asks `decide` for a command, carries it out, and applies what happened.
 */

import { isStopped } from "./circuit.ts";
import { ENDINGS } from "./ending.ts";
import type { StopReason } from "./evidence.ts";
import { earliest } from "./instant.ts";
import { type Lane, pendingCount, type Readiness, readiness, type Source, takeShard } from "./lane.ts";
import type { Pending } from "./pending.ts";
import { overBudget } from "./spend.ts";
import type { Running, State } from "./state.ts";
import type { RunStatus } from "./tally.ts";
import { DEFAULT_PROVIDER, providerInWords } from "./task.ts";
import { unreachable } from "./unreachable.ts";

/** The start of a child. */
export interface Start {
  readonly provider: string;
  readonly source: Source;
  readonly slot: number;
  readonly tasks: readonly Pending[];
}

/** The stop of a running child. */
export interface Stop {
  readonly key: string;
  readonly reason: StopReason;
  readonly graceMs: number;
}

export type Command =
  | ({ readonly kind: "start" } & Start)
  | { readonly kind: "preflight"; readonly provider: string }
  | ({ readonly kind: "stop" } & Stop)
  /** Wait for the next event, or until the instant. */
  | { readonly kind: "wait"; readonly untilAt: number | null }
  | { readonly kind: "finish"; readonly status: RunStatus; readonly reason: string };

/** The next command. The caller carries it out, applies the events that follow, and asks again. */
export function decide(state: State, now: number): Command {
  const stop = nextStop(state);
  if (stop !== null && stop.at <= now) {
    const { key, reason, graceMs } = stop;
    return { kind: "stop", key, reason, graceMs };
  }
  const stopAt = stop?.at ?? null;
  if (state.ending) return state.running.size === 0 ? finish(state, now) : { kind: "wait", untilAt: stopAt };
  const next = nextStart(state, now);
  if (next.command) return next.command;
  const isPreflightRunning = [...state.lanes.values()].some(({ preflight }) => preflight === "running");
  if (state.running.size > 0 || isPreflightRunning) {
    return { kind: "wait", untilAt: earliest(next.wakeAt, stopAt) };
  }
  return next.wakeAt === null ? finish(state, now) : { kind: "wait", untilAt: next.wakeAt };
}

/**
 * What may start now. If nothing may, `wakeAt` is when the first obstacle ends: a pause, a circuit, a pace or a backoff.
 * An obstacle that ends too late for the time budget does not count. While all places are taken, only the end of a child
 * makes room for another.
 */
function nextStart(state: State, now: number): { readonly command?: Command; readonly wakeAt: number | null } {
  const { settings } = state;
  const isFull = state.running.size >= settings.concurrency;
  let wakeAt: number | null = null;
  let best: { provider: string; ready: Extract<Readiness, { kind: "now" }>; tasks: readonly Pending[] } | null = null;
  for (const lane of state.lanes.values()) {
    const ready = readiness(lane, now, settings.preflight);
    switch (ready.kind) {
      case "blocked":
        break;
      case "at":
        if (fitsTimeBudget(state, lane, ready.at, mostInShard(state))) wakeAt = earliest(wakeAt, ready.at);
        break;
      case "preflight":
        if (fitsTimeBudget(state, lane, now, mostInShard(state)))
          return { command: { kind: "preflight", provider: lane.provider }, wakeAt };
        break;
      case "now": {
        if (isFull || (best !== null && startOrder(ready) >= startOrder(best.ready))) break;
        const { taken: tasks } = takeShard(lane, ready.source, ready.isProbe ? 1 : settings.shardSize);
        if (fitsTimeBudget(state, lane, now, tasks.length)) best = { provider: lane.provider, ready, tasks };
        break;
      }
      default:
        unreachable(ready);
    }
  }
  if (isFull) return { wakeAt: null };
  if (best === null) return { wakeAt };
  const { provider, ready, tasks } = best;
  return { command: { kind: "start", provider, source: ready.source, slot: freeSlot(state), tasks }, wakeAt };
}

/** The most tasks that the next child can have. */
function mostInShard({ settings, lanes }: State): number {
  return Math.min(settings.shardSize, Math.max(0, ...[...lanes.values()].map(pendingCount)));
}

/** Retries of legitimate failures start after everything else, whatever their place in the list. */
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

/** The 90th percentile of the durations of passed attempts; null if there are none. */
export function p90Ms(state: Pick<State, "durationsMs">): number | null {
  return state.durationsMs[Math.min(state.durationsMs.length - 1, Math.floor(state.durationsMs.length * 0.9))] ?? null;
}

/**
 * Whether a child of a lane with this many tasks that starts at `at` is expected to end within the time budget. An
 * estimate never stops the first child of a provider.
 */
function fitsTimeBudget(state: State, lane: Lane, at: number, taskCount: number): boolean {
  const { deadlineAt } = state.settings;
  const expectedMs = lane.started === 0 ? 0 : (p90Ms(state) ?? 0) * taskCount;
  return deadlineAt === null || at + Math.max(1, expectedMs) <= deadlineAt;
}

type DueStop = Stop & { readonly at: number };

/** The stop of a running child that is due first; null if none is foreseen. */
function nextStop(state: State): DueStop | null {
  let next: DueStop | null = null;
  for (const running of state.running.values()) next = earlier(next, stopOf(state, running));
  return next;
}

function earlier(a: DueStop | null, b: DueStop | null): DueStop | null {
  return a === null || (b !== null && b.at < a.at) ? b : a;
}

/** When and why to stop a running child. Null if there is no reason to, or if it is already stopping. */
function stopOf(state: State, { key, provider, killAt }: Running): DueStop | null {
  const { ending, settings, lanes } = state;
  if (killAt !== null) return hurriedStop(state, key, killAt);
  const graceMs = settings.killGraceMs;
  let stop: DueStop | null = null;
  if (ending) {
    const at = ending.stopAtOnceKeys.has(key) ? Number.NEGATIVE_INFINITY : ending.stopAt;
    const isInterrupt = ending.cause === "interrupted";
    const reason = ENDINGS[ending.cause].stop;
    stop = { key, at, reason, graceMs: isInterrupt ? settings.interruptGraceMs : graceMs };
  }
  const { deadlineAt } = settings;
  if (deadlineAt !== null) stop = earlier(stop, { key, at: deadlineAt, reason: "out-of-time", graceMs });
  const at = lanes.get(provider)?.drainUntil ?? null;
  return at === null ? stop : earlier(stop, { key, at, reason: "rate-limit", graceMs });
}

/** An interrupt does not wait for the longer grace of an earlier stop. */
function hurriedStop({ ending, settings }: State, key: string, killAt: number): DueStop | null {
  if (ending?.cause !== "interrupted") return null;
  const at = ending.stopAt + settings.interruptGraceMs;
  return killAt > at ? { key, at, reason: "interrupted", graceMs: 0 } : null;
}

function finish(state: State, now: number): Command {
  const end = (status: RunStatus, reason: string): Command => ({ kind: "finish", status, reason });
  const { ending, settings } = state;
  const { deadlineAt } = settings;
  if (ending) {
    // Running children have spent more since the run began to end.
    const overspent = ending.cause === "budget" ? overBudget(state.spent, settings.budget) : null;
    return end(ENDINGS[ending.cause].status, overspent ?? ending.reason);
  }
  const waiting = [...state.lanes.values()].filter((lane) => pendingCount(lane) > 0);
  const stopped = waiting
    .flatMap(({ provider, circuit }) => (isStopped(circuit) ? [{ provider, ...circuit }] : []))
    .sort((a, b) => a.untilAt - b.untilAt);
  // A rate limit explains the end of the run better than an outage beside it. If there are several, take the one that
  // ends first, because running again is worthwhile from then on.
  const stop = stopped.find(({ outage }) => !outage) ?? stopped[0];
  if (stop?.outage && deadlineAt !== null && stop.untilAt >= deadlineAt) {
    const next = `the next probe of ${providerInWords(stop.provider)}, ${stop.reason}`;
    return end("out_of_time", `time-budget: it ends before ${next}`);
  }
  if (stop !== undefined) {
    return end("stopped", `${stop.provider === DEFAULT_PROVIDER ? "" : `${stop.provider}: `}${stop.reason}`);
  }
  if (waiting.length > 0) {
    const isEarly = deadlineAt !== null && deadlineAt > now;
    const why = isEarly ? ": the remaining tasks would probably not finish in time" : " reached";
    return end("out_of_time", `time-budget${why}`);
  }
  if (state.left === 0) return end("complete", "nothing is outstanding");
  // Do not state a number: it would count the tasks of one job, but a merge gives one reason for all jobs.
  return end("incomplete", `some tasks are left for the next run: ${state.leftReason}`);
}
