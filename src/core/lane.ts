/**
 * A lane: all that the scheduler knows of one provider. Limits, pauses and circuits belong to a provider,
 * so other providers' tasks go on while one lane stands still.
 */
import { type Circuit, CLOSED } from "./circuit.ts";
import { type Limit, openLimit } from "./limit.ts";
import type { Pace } from "./pace.ts";
import { type Fifo, fifoItems, fifoOf, fifoPeek, fifoPop, type Heap, heapItems, heapPop, heapSize } from "./queue.ts";
import type { Task } from "./task.ts";

/** A task that is to run, with what this run knows of it. */
export interface Pending {
  readonly task: Task;
  /** Place in the order of starts. */
  readonly position: number;
  /** The number its next attempt has. */
  readonly attempt: number;
  /** Ends by a signal that nobody of us sent, in this run. */
  readonly kills: number;
  /** Cap-class refusals in this run. */
  readonly capRounds: number;
  /** Runs in a child of its own: its last shard ended without a row. */
  readonly alone: boolean;
}

export interface Lane {
  readonly provider: string;
  /** Fresh tasks and those that were refused, in order. */
  readonly ready: Fifo<Pending>;
  /** Retries with a due instant. */
  readonly delayed: Heap<Pending>;
  /** Retries of legitimate failures: after all others. */
  readonly later: Fifo<Pending>;
  readonly limit: Limit;
  readonly circuit: Circuit;
  /** Until when the lane pauses for a stated wait; an instant in the past is no pause. */
  readonly pausedUntil: number;
  readonly pace: Pace | null;
  readonly running: number;
  readonly started: number;
  /** Task-class refusals of different tasks in a row. */
  readonly taskVerdicts: ReadonlySet<string>;
  /** When children of a stopped lane that still run are stopped. */
  readonly drainUntil: number | null;
  /** Whether the lane must pass a preflight before its first child. */
  readonly preflight: "none" | "needed" | "running";
}

/** Which of a lane's queues the next start comes from. */
export type Source = "ready" | "delayed" | "later";

export function openLane(
  provider: string,
  pending: readonly Pending[],
  options: {
    readonly ceiling: number;
    readonly learnedLimit: number | null;
    readonly circuit: Circuit | null;
    readonly preflight: boolean;
  },
): Lane {
  return {
    provider,
    ready: fifoOf(pending),
    delayed: null,
    later: fifoOf<Pending>([]),
    limit: openLimit(options.ceiling, options.learnedLimit),
    circuit: options.circuit ?? CLOSED,
    pausedUntil: Number.NEGATIVE_INFINITY,
    pace: null,
    running: 0,
    started: 0,
    taskVerdicts: new Set(),
    drainUntil: null,
    preflight: options.preflight ? "needed" : "none",
  };
}

export function pendingCount(lane: Lane): number {
  return lane.ready.size + lane.later.size + heapSize(lane.delayed);
}

export function* pendingItems(lane: Lane): Generator<Pending> {
  yield* fifoItems(lane.ready);
  yield* heapItems(lane.delayed);
  yield* fifoItems(lane.later);
}

/** When a lane can start its next child: now, at an instant, or only after some event. */
export type Readiness =
  | { readonly kind: "now"; readonly source: Source; readonly head: Pending; readonly probe: boolean }
  | { readonly kind: "preflight" }
  | { readonly kind: "at"; readonly at: number }
  | { readonly kind: "blocked" };

const BLOCKED: Readiness = { kind: "blocked" };

export function readiness(lane: Lane, now: number, needsPreflightAsProbe: boolean): Readiness {
  const { circuit } = lane;
  if (pendingCount(lane) === 0 || lane.preflight === "running") return BLOCKED;
  if (circuit.state === "half-open") return BLOCKED;
  if (circuit.state === "open" && circuit.policy === "stop") return BLOCKED;
  const openUntil = circuit.state === "open" ? circuit.untilAt : Number.NEGATIVE_INFINITY;
  const gateAt = Math.max(openUntil, lane.pausedUntil);
  if (gateAt > now) return { kind: "at", at: gateAt };
  if (lane.preflight === "needed" || (circuit.state === "open" && needsPreflightAsProbe)) return { kind: "preflight" };
  const paceAt = lane.pace?.intervalMs ? lane.pace.nextStartAt : Number.NEGATIVE_INFINITY;
  if (lane.running >= lane.limit.value) return BLOCKED;
  if (paceAt > now) return { kind: "at", at: paceAt };
  const next = nextPending(lane, now);
  if (next !== null) return { kind: "now", ...next, probe: circuit.state === "open" };
  return lane.delayed ? { kind: "at", at: lane.delayed.dueAt } : BLOCKED;
}

function nextPending(lane: Lane, now: number): { source: Source; head: Pending } | null {
  if (lane.delayed && lane.delayed.dueAt <= now) return { source: "delayed", head: lane.delayed.item };
  const ready = fifoPeek(lane.ready);
  if (ready) return { source: "ready", head: ready };
  const later = fifoPeek(lane.later);
  return later ? { source: "later", head: later } : null;
}

/**
 * The tasks of the next shard: the head of the queue and those behind it that can share its child.
 * All tasks of a shard have the same attempt number.
 */
export function takeShard(
  lane: Lane,
  source: Source,
  size: number,
): { readonly taken: readonly Pending[]; readonly lane: Lane } {
  const taken: Pending[] = [];
  let rest = lane;
  for (;;) {
    const head = headOf(rest, source);
    const first = taken[0];
    if (head === undefined || taken.length >= size) break;
    if (first !== undefined && (first.alone || head.alone || head.attempt !== first.attempt)) break;
    taken.push(head);
    rest = withoutHead(rest, source);
    if (source === "delayed") break;
  }
  return { taken, lane: rest };
}

function headOf(lane: Lane, source: Source): Pending | undefined {
  return source === "delayed" ? lane.delayed?.item : fifoPeek(lane[source]);
}

function withoutHead(lane: Lane, source: Source): Lane {
  return source === "delayed"
    ? { ...lane, delayed: heapPop(lane.delayed) }
    : { ...lane, [source]: fifoPop(lane[source]) };
}
