/**
 * The tasks of a running child that have no outcome yet. A shard may hold thousands, and each row settles one. Copying
 * a map per row would make a task cost more in a larger shard.
 */
import type { Pending } from "./pending.ts";

export interface Unsettled {
  /** The tasks of the shard, in order. */
  readonly tasks: readonly Pending[];
  /** The place of each id in the shard. Built once. */
  readonly places: ReadonlyMap<string, number>;
  /** A byte per task, 1 if it has its outcome, in blocks, so that settling a task copies only its block. */
  readonly settled: readonly Uint8Array[];
}

const BLOCK = 256;

/** A shard in which no task has an outcome. */
export function unsettledOf(tasks: readonly Pending[]): Unsettled {
  const blocks = Array.from({ length: Math.ceil(tasks.length / BLOCK) }, () => new Uint8Array(BLOCK));
  return { tasks, places: new Map(tasks.map((pending, place) => [pending.task.id, place])), settled: blocks };
}

/** The task with an id; undefined if it is settled or belongs to another shard. */
export function findUnsettled({ tasks, places, settled }: Unsettled, id: string): Pending | undefined {
  const place = places.get(id);
  if (place === undefined || settled[Math.floor(place / BLOCK)]?.[place % BLOCK] === 1) return undefined;
  return tasks[place];
}

/** The same with one task settled. An id of another shard changes nothing. */
export function withoutSettled(unsettled: Unsettled, id: string): Unsettled {
  const place = unsettled.places.get(id);
  if (place === undefined) return unsettled;
  const settled = [...unsettled.settled];
  const index = Math.floor(place / BLOCK);
  const block = (settled[index] ?? new Uint8Array(BLOCK)).slice();
  block[place % BLOCK] = 1;
  settled[index] = block;
  return { ...unsettled, settled };
}

/** The tasks without an outcome, in the order of the shard. */
export function* unsettledTasks({ tasks, settled }: Unsettled): Generator<Pending> {
  for (const [place, pending] of tasks.entries()) {
    if (settled[Math.floor(place / BLOCK)]?.[place % BLOCK] !== 1) yield pending;
  }
}
