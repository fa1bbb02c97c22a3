/** The timers of one child: its next deadline, its silence, and the poll of its group. */

export class ChildTimers {
  /** The wall timeout while it runs, then the grace, the wait for a KILL, the drain. */
  #deadline: NodeJS.Timeout | undefined;
  #silence: NodeJS.Timeout | undefined;
  #poll: NodeJS.Timeout | undefined;

  /** Sets the next deadline, in place of the last one. */
  after(delayMs: number, action: () => void): void {
    clearTimeout(this.#deadline);
    // After a long turn of the event loop, timers fire before the events that a child has sent meanwhile, including its
    // end.
    const deadline = setTimeout(() => {
      setImmediate(() => {
        if (this.#deadline === deadline) action();
      });
    }, delayMs);
    this.#deadline = deadline;
  }

  /** Calls back once the child has been silent for this long. */
  watchSilence(limitMs: number, action: () => void): void {
    this.#silence = setTimeout(action, limitMs);
  }

  /** Measures the silence from now on, if it is watched. */
  restartSilence(): void {
    this.#silence?.refresh();
  }

  /** Calls back now and at each interval. */
  poll(intervalMs: number, look: () => void): void {
    this.#poll = setInterval(look, intervalMs);
    look();
  }

  clear(): void {
    clearTimeout(this.#deadline);
    clearTimeout(this.#silence);
    clearInterval(this.#poll);
    // Otherwise a late action would run, and late output would refresh the timer of a silence.
    this.#deadline = undefined;
    this.#silence = undefined;
  }
}
