/** What is to happen in simulated time, by instant; of things at one instant the one that was noted first. */
import { type Heap, heapPop, heapPush } from "../core/heap.ts";

/** A queue of what to do, by its instant. */
export class Agenda {
  #heap: Heap<() => void> = null;
  #order = 0;

  /** @param instant epoch ms */
  at(instant: number, act: () => void): void {
    this.#heap = heapPush(this.#heap, { key: instant, tie: this.#order++ }, act);
  }

  /** Takes the next thing; null where nothing is to come. */
  next(): { readonly at: number; readonly act: () => void } | null {
    const first = this.#heap;
    if (first === null) return null;
    this.#heap = heapPop(first);
    return { at: first.key, act: first.item };
  }
}
