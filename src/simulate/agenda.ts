/** Actions in simulated time, ordered by instant. At equal instants the one that was added first comes first. */
import { type Heap, heapPop, heapPush } from "../core/heap.ts";

/** A queue of actions by instant. */
export class Agenda {
  #heap: Heap<() => void> = null;
  #order = 0;

  /** @param instant epoch ms */
  at(instant: number, act: () => void): void {
    this.#heap = heapPush(this.#heap, { key: instant, tie: this.#order++ }, act);
  }

  /** Takes the next action; null if there is none. */
  next(): { readonly at: number; readonly act: () => void } | null {
    const first = this.#heap;
    if (first === null) return null;
    this.#heap = heapPop(first);
    return { at: first.key, act: first.item };
  }
}
