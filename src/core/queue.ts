/**
 * A persistent queue. `apply` returns a new state for every event, so copying an array would make the cost of a task
 * grow with the list. Old and new queues share their tails instead.
 */
import { type Heap, heapPop, heapPush } from "./heap.ts";

interface Cell<T> {
  readonly head: T;
  readonly tail: Cell<T> | null;
}

/** First in, first out. An item that was taken can be put back in its place. O(1) amortised; O(log n) to put back. */
export interface Fifo<T> {
  /** The original list, read from `from` on and never copied. */
  readonly bulk: readonly T[];
  readonly from: number;
  /** Items that were put back. They come before `bulk`, ordered by their place in the list. */
  readonly front: Heap<T>;
  /** Items added behind `bulk`, newest first. Reversed when `bulk` is used up. */
  readonly back: Cell<T> | null;
  readonly size: number;
}

/** @param items used without a copy; the caller must not change them */
export function fifoOf<T>(items: readonly T[]): Fifo<T> {
  return { bulk: items, from: 0, front: null, back: null, size: items.length };
}

export function fifoPush<T>(queue: Fifo<T>, item: T): Fifo<T> {
  return { ...queue, back: { head: item, tail: queue.back }, size: queue.size + 1 };
}

/** @param place orders the items that were put back */
export function fifoPutBack<T>(queue: Fifo<T>, place: number, item: T): Fifo<T> {
  return { ...queue, front: heapPush(queue.front, { key: place, tie: 0 }, item), size: queue.size + 1 };
}

export function fifoPeek<T>(queue: Fifo<T>): T | undefined {
  return queue.front ? queue.front.item : (queue.bulk[queue.from] ?? turned(queue).bulk[0]);
}

/** The queue without its first item. An empty queue stays as it is. */
export function fifoPop<T>(queue: Fifo<T>): Fifo<T> {
  if (queue.size === 0) return queue;
  if (queue.front) return { ...queue, front: heapPop(queue.front), size: queue.size - 1 };
  const ready = queue.from < queue.bulk.length ? queue : turned(queue);
  return { ...ready, from: ready.from + 1, size: ready.size - 1 };
}

/** Makes the added items the new bulk. Call it only when the bulk is used up. */
function turned<T>(queue: Fifo<T>): Fifo<T> {
  const items: T[] = [];
  for (let cell = queue.back; cell; cell = cell.tail) items.push(cell.head);
  return { ...queue, bulk: items.reverse(), from: 0, back: null };
}
