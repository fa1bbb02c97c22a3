/** Simulated time: the clock and the queue of every simulated world, in forecasts and in tests. */
import { type Heap, heapPop, heapPush } from "../core/heap.ts";

interface Timer {
  isCancelled: boolean;
  readonly act: () => void;
}

/** A clock that stands still until it is moved. At equal instants the timer that was set first fires first. */
export class VirtualClock {
  readonly #instants: "whole" | "exact";
  #now: number;
  #order = 0;
  #timers: Heap<Timer> = null;

  /**
   * @param startAt epoch ms
   * @param instants `whole`: timers fire at whole milliseconds, like those of Node. `exact`: a model that must not
   * round
   */
  constructor(startAt: number, instants: "whole" | "exact" = "whole") {
    this.#now = startAt;
    this.#instants = instants;
  }

  now(): number {
    return this.#now;
  }

  /** @returns a function that cancels the timer */
  at(instant: number, act: () => void): () => void {
    const timer: Timer = { isCancelled: false, act };
    const key = Math.max(this.#instants === "whole" ? Math.ceil(instant) : instant, this.#now);
    this.#timers = heapPush(this.#timers, { key, tie: this.#order++ }, timer);
    return () => {
      timer.isCancelled = true;
    };
  }

  /** The instant of the next timer; null if there is none. */
  nextAt(): number | null {
    while (this.#timers?.item.isCancelled) this.#timers = heapPop(this.#timers);
    return this.#timers?.key ?? null;
  }

  /** Moves the clock without firing timers; those that are due fire at the next steps. */
  moveTo(instant: number): void {
    this.#now = Math.max(this.#now, instant);
  }

  /** Moves to the next timer and fires it. @returns false if there is none */
  step(): boolean {
    const at = this.nextAt();
    const first = this.#timers;
    if (at === null || first === null) return false;
    this.#timers = heapPop(first);
    this.moveTo(at);
    first.item.act();
    return true;
  }
}
