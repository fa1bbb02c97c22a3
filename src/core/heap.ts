/**
 * A leftist heap: smallest `key` first, then smallest `tie`. It is persistent: `apply` returns a new state for every
 * event, and a changed heap shares most of the old one. A change costs O(log n).
 */

export type Heap<T> = HeapNode<T> | null;

interface HeapOrder {
  readonly key: number;
  readonly tie: number;
}

interface HeapNode<T> extends HeapOrder {
  readonly item: T;
  readonly rank: number;
  readonly size: number;
  readonly left: Heap<T>;
  readonly right: Heap<T>;
}

/** A heap of a list. Equal keys keep their order. It takes O(n) if the keys ascend. */
export function heapOf<T>(items: readonly T[], keyOf: (item: T) => number): Heap<T> {
  return items.reduceRight<Heap<T>>((heap, item, tie) => heapPush(heap, { key: keyOf(item), tie }, item), null);
}

export function heapPush<T>(heap: Heap<T>, { key, tie }: HeapOrder, item: T): Heap<T> {
  return merge(heap, { key, tie, item, rank: 1, size: 1, left: null, right: null });
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
  const [top, other] = isFirst(a, b) ? [a, b] : [b, a];
  const right = merge(top.right, other);
  const [long, short] = (top.left?.rank ?? 0) >= (right?.rank ?? 0) ? [top.left, right] : [right, top.left];
  return {
    key: top.key,
    tie: top.tie,
    item: top.item,
    rank: (short?.rank ?? 0) + 1,
    size: 1 + (long?.size ?? 0) + (short?.size ?? 0),
    left: long,
    right: short,
  };
}

function isFirst(a: HeapOrder, b: HeapOrder): boolean {
  return a.key < b.key || (a.key === b.key && a.tie <= b.tie);
}
