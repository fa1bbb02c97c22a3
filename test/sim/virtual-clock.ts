import type { Clock } from "../../src/engine/ports.ts";

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly wake: () => void;
}

/** A clock that stands still until it is moved, by whole milliseconds; timers fire in the order of their instants. */
export class VirtualClock implements Clock {
  #now: number;
  #order = 0;
  #timers: Timer[] = [];

  constructor(startAt: number) {
    this.#now = startAt;
  }

  now(): number {
    return this.#now;
  }

  at(instant: number, wake: () => void): () => void {
    const timer: Timer = { at: Math.max(Math.ceil(instant), this.#now), order: this.#order++, wake };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** The instant of the next timer; null where there is none. */
  nextAt(): number | null {
    return this.#timers.reduce<number | null>((at, timer) => (at === null || timer.at < at ? timer.at : at), null);
  }

  /** Nobody waits for anything any more. */
  clear(): void {
    this.#timers = [];
  }

  /** Moves on without firing anything. */
  moveTo(instant: number): void {
    this.#now = Math.max(this.#now, instant);
  }

  /** Moves to the next timer and fires it; false where there is none. */
  step(): boolean {
    let next: Timer | undefined;
    for (const timer of this.#timers) {
      if (!next || timer.at < next.at || (timer.at === next.at && timer.order < next.order)) next = timer;
    }
    if (!next) return false;
    this.#timers = this.#timers.filter((other) => other !== next);
    this.#now = Math.max(this.#now, next.at);
    next.wake();
    return true;
  }

  /** Fires timers until the promise is settled; lets every callback run before the next one. */
  async until<T>(promise: Promise<T>, limits: { readonly steps: number } = { steps: 1_000_000 }): Promise<T> {
    let settled = false;
    const watched = promise.finally(() => {
      settled = true;
    });
    watched.catch(() => {});
    for (let steps = 0; steps < limits.steps; steps += 1) {
      for (let turn = 0; turn < 4 && !settled; turn += 1) await Promise.resolve();
      if (settled) return watched;
      if (!this.step()) {
        await new Promise((resolve) => setImmediate(resolve));
        await filesAtRest();
        if (!settled && !this.step()) throw new Error("The virtual world stands still: nobody waits for an instant");
      }
    }
    throw new Error(`The virtual world did not come to an end in ${limits.steps} steps`);
  }
}

/** A tick comes when no promise has anything left to say. */
export function allHeard(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

/** What was begun with files takes real time, which the virtual clock knows nothing of. */
export async function filesAtRest(): Promise<void> {
  while (process.getActiveResourcesInfo().some((name) => /^(?:FSReq|Immediate)/.test(name))) {
    await new Promise((resolve) => setImmediate(resolve));
    await allHeard();
  }
}
