/**
 * The scheduler's transitions: `apply(state, event) → state`. `effects` lists what the caller has to write or report.
 */

import { admitProbe, endProbe, UNANSWERED } from "./circuit.ts";
import type { Start, Stop } from "./decide.ts";
import { endAtBudget, endInterrupted } from "./ending.ts";
import type { Note } from "./event.ts";
import { settleHeld } from "./held.ts";
import { instantAfter, iso } from "./instant.ts";
import { countSuccess, type Lane, putBack, takeShard } from "./lane.ts";
import { noteSend } from "./pacer.ts";
import { type Detection, isRateLimit, type RateLimit } from "./rate-limit.ts";
import { refuseProbe, stopCause } from "./refuse.ts";
import { type Settled, settle } from "./settle.ts";
import type { Spent } from "./spend.ts";
import type { Running, State } from "./state.ts";
import { laneOf, withLane, withNotes, withRunning } from "./state-edits.ts";
import { confirmSuspicion, dropSuspicion, startProbe } from "./suspicion.ts";
import type { Signal } from "./tally.ts";
import { unreachable } from "./unreachable.ts";
import { openCircuitOf } from "./waits.ts";

/** What happened. Every event carries its instant, because the core has no clock. */
export type SchedulerEvent =
  | ({ readonly type: "attempt-started"; readonly at: number; readonly key: string } & Start)
  | ({ readonly type: "task-settled" } & Settled)
  | { readonly type: "attempt-ended"; readonly at: number; readonly key: string }
  | ({ readonly type: "child-stopping"; readonly at: number } & Stop)
  | { readonly type: "preflight-started"; readonly at: number; readonly provider: string }
  | { readonly type: "preflight-ended"; readonly at: number; readonly provider: string; readonly detection: Detection }
  | ({ readonly type: "circuit-learned"; readonly at: number } & LearnedCircuit)
  /** The gateway saw a call of a running child that was finally refused. */
  | { readonly type: "call-refused"; readonly at: number; readonly key: string; readonly limit: RateLimit }
  /** Money or tokens were spent. Negative if an earlier count was too high. */
  | { readonly type: "spent"; readonly at: number; readonly spent: Spent }
  /** The signal is null if another run took over the state folder. Then this run must not write anything more. */
  | { readonly type: "interrupted"; readonly at: number; readonly signal: Signal | null }
  /** The loop is about to end. Held failures are settled now. */
  | { readonly type: "finishing"; readonly at: number };

/** A circuit that a sibling job opened, because it stopped calling the provider. */
export interface LearnedCircuit {
  readonly provider: string;
  /** When the sibling was refused. */
  readonly openedAt: number;
  readonly untilAt: number;
  /** Whether the provider stated `untilAt`. */
  readonly isStated: boolean;
  readonly reason: string;
  readonly outage?: true | undefined;
}

/**
 * The state after an event. `effects` lists what to do and report. An event that no longer fits the state, such as a
 * row of a child that has ended, changes nothing.
 */
export function apply(previous: State, event: SchedulerEvent): State {
  const state: State = { ...previous, effects: [] };
  switch (event.type) {
    case "attempt-started":
      return attemptStarted(state, event);
    case "task-settled":
      return settle(state, event);
    case "attempt-ended":
      return attemptEnded(state, event);
    case "child-stopping":
      return childStopping(state, event);
    case "preflight-started":
      return preflightStarted(state, event);
    case "preflight-ended":
      return preflightEnded(state, event);
    case "circuit-learned":
      return circuitLearned(state, event);
    case "call-refused":
      return callRefused(state, event);
    case "spent":
      return spentMore(state, event);
    case "interrupted":
      return endInterrupted(state, event.signal, event.at);
    case "finishing":
      return settleHeld(state);
    default:
      return unreachable(event);
  }
}

type Event<T extends SchedulerEvent["type"]> = Extract<SchedulerEvent, { type: T }>;

function attemptStarted(state: State, event: Event<"attempt-started">): State {
  const { at: startedAt, key, slot, provider, source, tasks: unsettled } = event;
  const before = laneOf(state, provider);
  const { lane: rest } = takeShard(before, source, unsettled.length);
  const lane: Lane = {
    ...withProbe(rest, key, startedAt),
    running: before.running + 1,
    started: before.started + 1,
    pacer: before.pacer && noteSend(before.pacer, startedAt),
  };
  const child = { key, slot, provider, startedAt, ordinal: lane.started, shardSize: unsettled.length, unsettled };
  const running: Running = { ...child, counted: new Set(), stopping: null, killAt: null };
  const tasks = unsettled.map((pending) => pending.task.id);
  const attempt = unsettled[0]?.attempt ?? 1;
  const probe = before.circuit.state === "open";
  return withNotes(withRunning(withLane(state, lane), running), [
    { event: "attempt_started", key, slot, provider, tasks, attempt, probe },
  ]);
}

/** The start of a child or a preflight is the probe of an open circuit and of a suspicion, if the lane has one. */
function withProbe(lane: Lane, key: string, at: number): Lane {
  const { circuit, closedAt } = lane;
  const probedAt = instantAfter(closedAt, at);
  return { ...startProbe(lane, key), circuit: circuit.state === "open" ? admitProbe(circuit, key, probedAt) : circuit };
}

function attemptEnded(state: State, event: Event<"attempt-ended">): State {
  const running = state.running.get(event.key);
  if (!running) return state;
  const lane = laneOf(state, running.provider);
  const rest = new Map(state.running);
  rest.delete(event.key);
  const circuit = endProbe(lane.circuit, event.key, event.at);
  // Tasks without an outcome go back to the queue uncharged.
  let back: Lane = { ...lane, circuit, running: lane.running - 1 };
  for (const pending of running.unsettled) back = putBack(back, pending);
  const probe = { provider: lane.provider, key: event.key, at: event.at, reason: UNANSWERED };
  const ended = dropSuspicion({ ...withLane(state, back), running: rest }, probe);
  return withNotes(ended, [
    { event: "attempt_ended", key: event.key, duration_s: seconds(event.at - running.startedAt) },
    ...(state.ending ? [] : standstillNotes(back, event.at)),
  ]);
}

/** The reason for a pause in which only retries are due. */
const STANDSTILL = "all tasks that are left wait for their next attempt after ";

/** Whether a pause is a standstill. A limit does not have to be its cause. */
export function isStandstill(reason: string): boolean {
  return reason.startsWith(STANDSTILL);
}

/** Do not report a shorter standstill: it is over before anybody notices. */
const LEAST_STANDSTILL_MS = 10_000;

/** Reports how long a backoff holds up a lane that has no running children. */
function standstillNotes(lane: Lane, at: number): Note[] {
  const { provider, ready, later, delayed } = lane;
  if (lane.running > 0 || lane.circuit.state !== "closed" || ready || later || !delayed) return [];
  const dueAt = delayed.key;
  // A longer pause has an event of its own.
  if (dueAt <= lane.pausedUntil || dueAt - at < LEAST_STANDSTILL_MS) return [];
  const { refusals, suspicions } = delayed.item;
  const cause = refusals + suspicions > 0 ? "a rate limit without a stated wait" : "a transient failure";
  return [{ event: "paused", provider, until: iso(dueAt), reason: `${STANDSTILL}${cause}` }];
}

function childStopping(state: State, event: Event<"child-stopping">): State {
  const running = state.running.get(event.key);
  if (!running) return state;
  const stopping = running.stopping ?? event.reason;
  // A second stop kills at once.
  const killAt = running.killAt === null ? event.at + event.graceMs : Number.NEGATIVE_INFINITY;
  const isRepeated = running.stopping === event.reason;
  const notes: Note[] = isRepeated ? [] : [{ event: "child_stopped", key: event.key, reason: event.reason }];
  return withNotes(withRunning(state, { ...running, stopping, killAt }), notes);
}

/** Stands for a preflight command as the probe of a half-open circuit. */
const PREFLIGHT = "preflight";

function preflightStarted(state: State, { provider, at }: Event<"preflight-started">): State {
  const lane = withProbe(laneOf(state, provider), PREFLIGHT, at);
  return withNotes(withLane(state, { ...lane, preflight: "running" }), [{ event: "preflight_started", provider }]);
}

function preflightEnded(state: State, event: Event<"preflight-ended">): State {
  const lane = { ...laneOf(state, event.provider), preflight: "none" as const };
  const { detection, at } = event;
  const noted = withNotes(withLane(state, lane), [
    { event: "preflight_ended", provider: event.provider, verdict: detection.kind, reason: detection.evidence },
  ]);
  // A limit on the single request of the preflight says nothing about the tasks.
  if (!isRateLimit(detection) || detection.kind === "task") {
    const answered = withLane(noted, { ...countSuccess(lane, PREFLIGHT), isConfirmed: false });
    const reason = "the preflight got through";
    return dropSuspicion(answered, { provider: lane.provider, key: PREFLIGHT, at, reason });
  }
  const confirmed = confirmSuspicion(noted, lane.provider, at, detection.evidence);
  return refuseProbe(confirmed, laneOf(confirmed, lane.provider), detection, at);
}

/** Siblings share only the providers that they have stopped calling. */
function circuitLearned(state: State, event: Event<"circuit-learned">): State {
  const { at, provider, openedAt, untilAt, isStated, reason, outage } = event;
  const lane = state.lanes.get(provider);
  if (!lane || untilAt <= at) return state;
  const stop = { openedAt, untilAt, isEstimate: !isStated, policy: "stop", reason, outage } as const;
  return openCircuitOf(state, lane, stop, at);
}

/**
 * A STOP on the wire opens the circuit while the child still runs. Any other limit waits for the outcome of the task.
 */
function callRefused(state: State, { at, key, limit }: Event<"call-refused">): State {
  const running = state.running.get(key);
  if (running === undefined || limit.kind !== "stop") return state;
  const lane = laneOf(state, running.provider);
  // Only a limit sets a time by which running children must end. An outage may have stopped the lane before.
  return lane.drainUntil === null ? openCircuitOf(state, lane, stopCause(limit, at), at) : state;
}

function spentMore(state: State, { at, spent: more }: Event<"spent">): State {
  const costUsd = state.spent.costUsd + more.costUsd;
  return endAtBudget({ ...state, spent: { costUsd, tokens: state.spent.tokens + more.tokens } }, at);
}

function seconds(durationMs: number): number {
  return Math.round(durationMs) / 1_000;
}
