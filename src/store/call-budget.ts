/** How long calls to the cache may take: each, and all together. Pure; instants are numbers passed in. */

export interface BudgetLimits {
  /** The longest that one pull or push may take. */
  readonly deadlineMs: number;
  /** What all calls of the job may take in all, whether the run stands still meanwhile or not. */
  readonly budgetMs: number;
}

export class CallBudget {
  readonly #limits: BudgetLimits;
  #spentMs = 0;
  /** Where the time charged so far ends: calls side by side are not charged twice. */
  #chargedUntil = Number.NEGATIVE_INFINITY;
  #isDown = false;

  constructor(limits: BudgetLimits) {
    this.#limits = limits;
  }

  get budgetMs(): number {
    return this.#limits.budgetMs;
  }

  get spentMs(): number {
    return this.#spentMs;
  }

  /**
   * How long the next pull or push may take; 0 when it must not be made.
   *
   * @param cap a shorter deadline than usual
   */
  allowanceMs(cap = Number.POSITIVE_INFINITY): number {
    if (this.#isDown) return 0;
    return Math.max(0, Math.min(cap, this.#limits.deadlineMs, this.#limits.budgetMs - this.#spentMs));
  }

  /**
   * How long a call may take that the run can do without; 0 when it must not be made. The last save of a job must find
   * room for its whole deadline.
   *
   * @param leastMs what such a call takes: with less than that it would only be cut short
   */
  spareMs(leastMs: number): number {
    const roomMs = this.#limits.budgetMs - this.#spentMs - this.#limits.deadlineMs;
    return roomMs < Math.max(leastMs, this.#limits.deadlineMs / 8) ? 0 : this.allowanceMs(roomMs);
  }

  charge(spent: { readonly fromAt: number; readonly untilAt: number }): void {
    const fromAt = Math.max(spent.fromAt, this.#chargedUntil);
    this.#spentMs += Math.max(0, spent.untilAt - fromAt);
    this.#chargedUntil = Math.max(this.#chargedUntil, spent.untilAt);
  }

  /**
   * A call was not answered in the time it had: the cache is not asked again. A call that had little of the
   * usual deadline, because it began late or was in a hurry, proves nothing.
   *
   * @returns whether the cache counts as down
   */
  noteLate(limitMs: number): boolean {
    this.#isDown ||= limitMs >= this.#limits.deadlineMs / 2;
    return this.#isDown;
  }

  isDown(): boolean {
    return this.#isDown;
  }
}
