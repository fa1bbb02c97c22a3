/** A task on its way through a run: before its attempt, and with the outcome of the attempt. */
import type { Outcome } from "./outcome.ts";
import { NO_SETBACKS, type TaskSetbacks } from "./setbacks.ts";
import type { Task } from "./task.ts";

/** A task that will run, with what this run knows about it. */
export interface Pending {
  readonly task: Task;
  /** Its place in the order of starts. */
  readonly position: number;
  /** The number of its next attempt. */
  readonly attempt: number;
  /** How often a signal that we did not send ended it in this run. */
  readonly kills: number;
  /** How often a limit refused it in this run. */
  readonly refusals: number;
  /** When a limit last refused it in this run. */
  readonly refusedAt: number;
  /** Cap-class refusals in this run. */
  readonly capRounds: number;
  /** Suspected limits in this run that no other task confirmed. */
  readonly suspicions: number;
  /**
   * The largest shard that it may run in. Halved each time its shard is killed; 1 after its shard failed without a row.
   * Tasks with different limits do not share a shard.
   */
  readonly shardLimit: number;
  /** What earlier runs of the campaign recorded about it. */
  readonly setbacks: TaskSetbacks;
}

/** A task that this run has not started yet. */
export function openPending(
  task: Task,
  place: { readonly position: number; readonly attempt: number },
  setbacks: TaskSetbacks = NO_SETBACKS,
): Pending {
  const counts = { kills: 0, refusals: 0, refusedAt: Number.NEGATIVE_INFINITY, capRounds: 0, suspicions: 0 };
  return { task, ...place, ...counts, shardLimit: Number.POSITIVE_INFINITY, setbacks };
}

/** A task with the outcome of its attempt: what transitions act on, and a row to write. */
export interface Settlement<Of extends Outcome = Outcome> {
  readonly key: string;
  readonly pending: Pending;
  readonly outcome: Of;
  readonly startedAt: number;
  readonly at: number;
  /** The task's own share of its child's duration. */
  readonly durationMs: number;
  /** From 0 to below 1. Sets the jitter of a backoff, and which duration is forgotten. */
  readonly random: number;
}
