/**
 * A lane: everything that the scheduler knows about one provider. Limits, pauses and circuits belong to a provider, so
 * tasks of other providers continue while one lane stands still.
 */
import { type Circuit, CLOSED, isProbe, isStopped } from "./circuit.ts";
import { type Heap, heapOf, heapPop, heapPush, heapSize } from "./heap.ts";
import { type Limit, openLimit } from "./limit.ts";
import { noteAdmission, type Pacer } from "./pacer.ts";
import type { Pending } from "./pending.ts";
import type { RateLimit } from "./rate-limit.ts";
import { runsAlone } from "./setbacks.ts";

/** A task that was refused with a generic phrase. */
export interface Suspect {
  readonly pending: Pending;
  readonly limit: RateLimit;
}

/** Whether a rate limit is suspected; see `suspicion.ts`. */
export type Suspicion =
  | { readonly state: "none"; readonly suspects: readonly [] }
  /** No probe has started yet. */
  | { readonly state: "suspected"; readonly suspects: readonly Suspect[] }
  | { readonly state: "probing"; readonly suspects: readonly Suspect[]; readonly probe: string };

export const UNSUSPECTED: Suspicion = { state: "none", suspects: [] };

export interface Lane {
  readonly provider: string;
  /** Fresh tasks and those that were refused, in the order of the list. */
  readonly ready: Heap<Pending>;
  /** Retries after a backoff, by due instant: of transient failures, and of rate limits without a stated wait. */
  readonly delayed: Heap<Pending>;
  /** Retries of legitimate failures, by the instant of the failure. They start last. */
  readonly later: Heap<Pending>;
  readonly limit: Limit;
  readonly circuit: Circuit;
  /** When the provider last opened the circuit in this run, as an ISO instant. A sibling may have seen it earlier. */
  readonly openedAt: string | null;
  /**
   * When the probe began that last closed the circuit, as an ISO instant. A sibling may have been refused while the
   * probe ran.
   */
  readonly closedAt: string | null;
  readonly suspicion: Suspicion;
  /** The child whose generic refusal no other task could probe, and when. Null once the provider grades a task. */
  readonly unprobed: { readonly key: string; readonly at: number } | null;
  /** Whether a suspected limit was confirmed, and since then no task was graded and no preflight got through. */
  readonly isConfirmed: boolean;
  /** When the pause for a stated wait ends. An instant in the past means no pause. */
  readonly pausedUntil: number;
  /** When a limit last refused a task for the first or second time in this run. */
  readonly freshRefusedAt: number;
  /** The pace of starts; null until a limit refuses one. */
  readonly pacer: Pacer | null;
  readonly running: number;
  readonly started: number;
  /** Number of its tasks in this run. */
  readonly listed: number;
  /** Whether it graded a task of the campaign, as far as this run knows. */
  readonly hasGraded: boolean;
  /** Different tasks in a row that were refused with the verdict "task". */
  readonly taskVerdicts: ReadonlySet<string>;
  /** When the running children of a stopped lane are stopped. */
  readonly drainUntil: number | null;
  /** Whether the lane must pass a preflight before its first child. */
  readonly preflight: "none" | "needed" | "running";
}

/** The queue of a lane that the next start comes from. */
export type Source = "ready" | "delayed" | "later";

/** @param pending in the order of the list */
export function openLane(
  provider: string,
  pending: readonly Pending[],
  options: {
    readonly ceiling: number;
    readonly learnedLimit: number | null;
    readonly circuit: Circuit | null;
    readonly closedAt?: string | null;
    readonly preflight: boolean;
  },
): Lane {
  return {
    provider,
    ready: heapOf(pending, (one) => one.position),
    delayed: null,
    later: null,
    limit: openLimit(options.ceiling, options.learnedLimit),
    circuit: options.circuit ?? CLOSED,
    openedAt: null,
    closedAt: options.closedAt ?? null,
    suspicion: UNSUSPECTED,
    unprobed: null,
    isConfirmed: false,
    pausedUntil: Number.NEGATIVE_INFINITY,
    freshRefusedAt: Number.NEGATIVE_INFINITY,
    pacer: null,
    running: 0,
    started: 0,
    listed: pending.length,
    hasGraded: false,
    taskVerdicts: new Set(),
    drainUntil: null,
    preflight: options.preflight ? "needed" : "none",
  };
}

/** How many tasks of a lane wait to start, for any reason. */
export function pendingCount({ ready, delayed, later, suspicion }: Lane): number {
  return heapSize(ready) + heapSize(delayed) + heapSize(later) + suspicion.suspects.length;
}

/** The provider admitted a child. @param ordinal of its start */
export function admitted(lane: Lane, ordinal: number): Lane {
  return { ...lane, pacer: lane.pacer && noteAdmission(lane.pacer, ordinal) };
}

/** The provider answered a child. A probe closes the circuit; any other child only resets the count of failures. */
export function countSuccess(lane: Lane, key: string): Lane {
  const { circuit } = lane;
  if (isProbe(circuit, key)) return { ...lane, circuit: CLOSED, closedAt: circuit.probedAt };
  return circuit.state === "closed" && circuit.failures > 0 ? { ...lane, circuit: CLOSED } : lane;
}

/** Puts a task back in its place in the list, so that it runs before the tasks behind it. */
export function putBack(lane: Lane, pending: Pending): Lane {
  return { ...lane, ready: heapPush(lane.ready, { key: pending.position, tie: 0 }, pending) };
}

/** Schedules a task to run again. @param at when a delayed task is due, or when a later one has failed */
export function putOff(lane: Lane, source: Exclude<Source, "ready">, at: number, pending: Pending): Lane {
  return { ...lane, [source]: heapPush(lane[source], { key: at, tie: pending.position }, pending) };
}

/** When a lane can start its next child: now, at an instant, or only after some event. */
export type Readiness =
  /** `isProbe`: it runs one task in a child of its own, so that it risks one call. */
  | { readonly kind: "now"; readonly source: Source; readonly head: Pending; readonly isProbe: boolean }
  | { readonly kind: "preflight" }
  | { readonly kind: "at"; readonly at: number }
  | { readonly kind: "blocked" };

const BLOCKED: Readiness = { kind: "blocked" };

/** @param needsPreflightAsProbe whether the preflight command, instead of a task, probes a circuit that is due */
export function readiness(lane: Lane, now: number, needsPreflightAsProbe: boolean): Readiness {
  const { circuit } = lane;
  if (pendingCount(lane) === 0 || isStopped(circuit)) return BLOCKED;
  const isProbing = circuit.state === "half-open" || lane.suspicion.state === "probing";
  if (isProbing || lane.preflight === "running") return BLOCKED;
  const openUntil = circuit.state === "open" ? circuit.untilAt : Number.NEGATIVE_INFINITY;
  const gateAt = Math.max(openUntil, lane.pausedUntil);
  if (gateAt > now) return { kind: "at", at: gateAt };
  const isSuspected = lane.suspicion.state === "suspected";
  const needsProbe = circuit.state === "open" || isSuspected;
  if (lane.preflight === "needed" || (needsProbe && needsPreflightAsProbe)) return { kind: "preflight" };
  if (lane.running >= lane.limit.value) return BLOCKED;
  const next = (isSuspected ? nextFresh(lane) : null) ?? nextPending(lane, now);
  if (next === null) return lane.delayed ? { kind: "at", at: lane.delayed.key } : BLOCKED;
  if (lane.running > 0 && runsAlone(next.head.setbacks)) return BLOCKED;
  if (lane.pacer && lane.pacer.dueAt > now) return { kind: "at", at: lane.pacer.dueAt };
  return { kind: "now", ...next, isProbe: needsProbe };
}

function nextPending(lane: Lane, now: number): { source: Source; head: Pending } | null {
  const { delayed } = lane;
  return delayed && delayed.key <= now ? { source: "delayed", head: delayed.item } : nextFresh(lane);
}

/** The next task that was not refused before. A refused task would show nothing new as a probe. */
function nextFresh(lane: Lane): { source: Source; head: Pending } | null {
  const source = lane.ready ? "ready" : "later";
  const head = lane[source]?.item;
  return head === undefined ? null : { source, head };
}

/**
 * Takes the tasks of the next shard: the head of the queue and the tasks behind it that can share its child. All tasks
 * of a shard have the same attempt number. Tasks that were put off share a child again only if they were refused
 * together.
 */
export function takeShard(
  lane: Lane,
  source: Source,
  size: number,
): { readonly taken: readonly Pending[]; readonly lane: Lane } {
  const taken: Pending[] = [];
  const dueAt = lane.delayed?.key;
  let rest = lane[source];
  while (rest !== null && taken.length < Math.min(size, rest.item.shardLimit)) {
    const [first] = taken;
    const { item: head } = rest;
    if (first !== undefined && (head.shardLimit !== first.shardLimit || head.attempt !== first.attempt)) break;
    if (source === "delayed" && rest.key !== dueAt) break;
    taken.push(head);
    rest = heapPop(rest);
  }
  return { taken, lane: { ...lane, [source]: rest } };
}
