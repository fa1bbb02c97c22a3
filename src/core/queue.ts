/**
 * Persistent queues: `apply` returns a new state for every event, and a copied array would make the
 * cost of a task grow with the length of the list. Both queues share their tails instead.
 */

interface Cell<T> {
  readonly head: T;
  readonly tail: Cell<T> | null;
}

/** First in, first out, with a way back to the front; every operation is O(1) amortised. */
export interface Fifo<T> {
  /** A list taken over as it is, read from `from` on: the bulk of a run, never copied. */
  readonly bulk: readonly T[];
  readonly from: number;
  /** Put back; goes before `bulk`, last one first. */
  readonly front: Cell<T> | null;
  /** Added behind `bulk`, newest first; turned round when `bulk` is used up. */
  readonly back: Cell<T> | null;
  readonly size: number;
}

export function fifoOf<T>(items: readonly T[]): Fifo<T> {
  return { bulk: items, from: 0, front: null, back: null, size: items.length };
}

export function fifoPush<T>(queue: Fifo<T>, item: T): Fifo<T> {
  return { ...queue, back: { head: item, tail: queue.back }, size: queue.size + 1 };
}

export function fifoPutBack<T>(queue: Fifo<T>, item: T): Fifo<T> {
  return { ...queue, front: { head: item, tail: queue.front }, size: queue.size + 1 };
}

export function fifoPeek<T>(queue: Fifo<T>): T | undefined {
  return queue.front ? queue.front.head : (queue.bulk[queue.from] ?? turned(queue).bulk[0]);
}

export function fifoPop<T>(queue: Fifo<T>): Fifo<T> {
  if (queue.size === 0) return queue;
  if (queue.front) return { ...queue, front: queue.front.tail, size: queue.size - 1 };
  const ready = queue.from < queue.bulk.length ? queue : turned(queue);
  return { ...ready, from: ready.from + 1, size: ready.size - 1 };
}

/** Makes the items that were added behind into the new bulk; only called when the bulk is used up. */
function turned<T>(queue: Fifo<T>): Fifo<T> {
  const items: T[] = [];
  for (let cell = queue.back; cell; cell = cell.tail) items.push(cell.head);
  return { ...queue, bulk: items.reverse(), from: 0, back: null };
}

/** Every item, in no promised order. */
export function* fifoItems<T>(queue: Fifo<T>): Generator<T> {
  for (let cell = queue.front; cell; cell = cell.tail) yield cell.head;
  for (let index = queue.from; index < queue.bulk.length; index += 1) yield queue.bulk[index] as T;
  for (let cell = queue.back; cell; cell = cell.tail) yield cell.head;
}

/** A leftist heap by due instant: smallest `dueAt` first, O(log n) and persistent. */
export type Heap<T> = HeapNode<T> | null;

interface HeapNode<T> {
  readonly dueAt: number;
  readonly item: T;
  readonly rank: number;
  readonly size: number;
  readonly left: Heap<T>;
  readonly right: Heap<T>;
}

export function heapPush<T>(heap: Heap<T>, dueAt: number, item: T): Heap<T> {
  return merge(heap, { dueAt, item, rank: 1, size: 1, left: null, right: null });
}

export function heapPop<T>(heap: Heap<T>): Heap<T> {
  return heap ? merge(heap.left, heap.right) : null;
}

export function heapSize<T>(heap: Heap<T>): number {
  return heap?.size ?? 0;
}

function merge<T>(a: Heap<T>, b: Heap<T>): Heap<T> {
  if (!a) return b;
  if (!b) return a;
  const [top, other] = a.dueAt <= b.dueAt ? [a, b] : [b, a];
  const right = merge(top.right, other);
  const [long, short] = (top.left?.rank ?? 0) >= (right?.rank ?? 0) ? [top.left, right] : [right, top.left];
  return {
    dueAt: top.dueAt,
    item: top.item,
    rank: (short?.rank ?? 0) + 1,
    size: 1 + (long?.size ?? 0) + (short?.size ?? 0),
    left: long,
    right: short,
  };
}

export function* heapItems<T>(heap: Heap<T>): Generator<T> {
  const open: HeapNode<T>[] = heap ? [heap] : [];
  for (let node = open.pop(); node; node = open.pop()) {
    yield node.item;
    if (node.left) open.push(node.left);
    if (node.right) open.push(node.right);
  }
}
