/**
 * A persistent queue: `apply` returns a new state for every event, and a copied array would make the cost of a task grow
 * with the length of the list. Old and new share their tails instead.
 */
import { type Heap, heapPop, heapPush } from "./heap.ts";

interface Cell<T> {
  readonly head: T;
  readonly tail: Cell<T> | null;
}

/** First in, first out, with a way back to its place for what was taken; O(1) amortised, O(log n) for what is put back. */
export interface Fifo<T> {
  /** A list taken over as it is, read from `from` on: the bulk of a run, never copied. */
  readonly bulk: readonly T[];
  readonly from: number;
  /** Put back; goes before `bulk`, by the place in the list, whatever the order in which it came back. */
  readonly front: Heap<T>;
  /** Added behind `bulk`, newest first; turned round when `bulk` is used up. */
  readonly back: Cell<T> | null;
  readonly size: number;
}

/** @param items taken over, not copied: nobody may change them any more */
export function fifoOf<T>(items: readonly T[]): Fifo<T> {
  return { bulk: items, from: 0, front: null, back: null, size: items.length };
}

export function fifoPush<T>(queue: Fifo<T>, item: T): Fifo<T> {
  return { ...queue, back: { head: item, tail: queue.back }, size: queue.size + 1 };
}

/** @param place orders the items that were put back among themselves */
export function fifoPutBack<T>(queue: Fifo<T>, place: number, item: T): Fifo<T> {
  return { ...queue, front: heapPush(queue.front, { key: place, tie: 0 }, item), size: queue.size + 1 };
}

export function fifoPeek<T>(queue: Fifo<T>): T | undefined {
  return queue.front ? queue.front.item : (queue.bulk[queue.from] ?? turned(queue).bulk[0]);
}

/** The queue without its first item; an empty one stays as it is. */
export function fifoPop<T>(queue: Fifo<T>): Fifo<T> {
  if (queue.size === 0) return queue;
  if (queue.front) return { ...queue, front: heapPop(queue.front), size: queue.size - 1 };
  const ready = queue.from < queue.bulk.length ? queue : turned(queue);
  return { ...ready, from: ready.from + 1, size: ready.size - 1 };
}

/** Makes the items that were added behind into the new bulk; only called when the bulk is used up. */
function turned<T>(queue: Fifo<T>): Fifo<T> {
  const items: T[] = [];
  for (let cell = queue.back; cell; cell = cell.tail) items.push(cell.head);
  return { ...queue, bulk: items.reverse(), from: 0, back: null };
}
