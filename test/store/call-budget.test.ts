import fc from "fast-check";
import { expect, test } from "vitest";
import { MAIN_LIMITS, postLimits } from "../../src/store/cache-carrier.ts";
import { CallBudget } from "../../src/store/call-budget.ts";

const LIMITS = { deadlineMs: 20, budgetMs: 45 };
const spent = (fromAt: number, untilAt: number) => ({ fromAt, untilAt });

test.each([
  ["nothing spent, all well", { isDown: false, spentMs: 0 }, 15_000],
  ["nearly all spent, all well", { isDown: false, spentMs: MAIN_LIMITS.budgetMs }, 5_000],
  ["down at the first call", { isDown: true, spentMs: 20_000 }, 5_000],
  ["more spent than there was", { isDown: true, spentMs: 50_000 }, 0],
])("what main leaves to post: %s", (_, main, allowedMs) => {
  expect(postLimits(main)).toEqual({ deadlineMs: allowedMs, budgetMs: allowedMs });
});

test("main and post stay under 45 s together, whatever main has spent", () => {
  expect(MAIN_LIMITS.deadlineMs).toBe(20_000);
  for (let spentMs = 0; spentMs <= MAIN_LIMITS.budgetMs; spentMs += 500) {
    for (const isDown of [false, true]) {
      expect(spentMs + postLimits({ isDown, spentMs }).budgetMs).toBeLessThan(45_000);
    }
  }
});

test("a call gets its deadline, or what is left", () => {
  const budget = new CallBudget(LIMITS);
  expect(budget.allowanceMs()).toBe(20);
  budget.charge(spent(0, 20));
  budget.charge(spent(30, 50));
  expect(budget.allowanceMs()).toBe(5);
  budget.charge(spent(60, 70));
  expect(budget.allowanceMs()).toBe(0);
  expect(budget.isDown()).toBe(false);
});

test("calls that the run can do without leave the last save its whole deadline", () => {
  const budget = new CallBudget(LIMITS);
  let saves = 0;
  for (let at = 0; budget.spareMs(9) > 0; at += 10) {
    expect(budget.spareMs(9)).toBeGreaterThanOrEqual(9);
    budget.charge(spent(at, at + 9));
    saves += 1;
  }
  expect(saves).toBe(2);
  expect(budget.allowanceMs()).toBe(LIMITS.deadlineMs);
  // A quicker one still fits.
  expect(budget.spareMs(3)).toBe(7);
  budget.noteLate(LIMITS.deadlineMs);
  expect(budget.spareMs(3)).toBe(0);
});

test("calls side by side are charged once", () => {
  const budget = new CallBudget(LIMITS);
  budget.charge(spent(0, 18));
  budget.charge(spent(2, 20));
  budget.charge(spent(5, 15));
  expect(budget.allowanceMs()).toBe(20);
  budget.charge(spent(20, 35));
  expect(budget.allowanceMs()).toBe(10);
});

test("down is for good", () => {
  const budget = new CallBudget(LIMITS);
  expect(budget.noteLate(9)).toBe(false);
  expect(budget.allowanceMs()).toBe(20);
  expect(budget.allowanceMs(7)).toBe(7);
  expect(budget.noteLate(10)).toBe(true);
  expect(budget.noteLate(1)).toBe(true);
  expect(budget.allowanceMs(7)).toBe(0);
  expect(budget.isDown()).toBe(true);
});

test("calls that keep to their allowance never pass the budget", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 40 })), (wanted) => {
      const budget = new CallBudget(LIMITS);
      let now = 0;
      let waitedMs = 0;
      for (const durationMs of wanted) {
        const taken = Math.min(durationMs, budget.allowanceMs());
        budget.charge(spent(now, now + taken));
        now += taken + 1;
        waitedMs += taken;
      }
      expect(waitedMs).toBeLessThanOrEqual(LIMITS.budgetMs);
    }),
  );
});
