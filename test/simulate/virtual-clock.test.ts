import { expect, test } from "vitest";
import { VirtualClock } from "../../src/simulate/virtual-clock.ts";

test("timers fire in the order of their instants, then in the order in which they were set, unless cancelled", () => {
  const clock = new VirtualClock(1_000);
  const fired: string[] = [];
  const at = (instant: number, name: string) => clock.at(instant, () => fired.push(`${name} ${clock.now()}`));
  at(1_200.4, "third");
  const cancel = at(1_050, "cancelled");
  at(1_100, "first");
  at(1_100, "second");
  at(500, "overdue");
  cancel();
  expect(clock.nextAt()).toBe(1_000);
  while (clock.step());
  expect(fired).toEqual(["overdue 1000", "first 1100", "second 1100", "third 1201"]);
  expect(clock.nextAt()).toBeNull();
});

test("a clock of exact instants does not round, and a moved one fires what is due without going back", () => {
  const clock = new VirtualClock(0, "exact");
  clock.at(0.25, () => {});
  expect(clock.nextAt()).toBe(0.25);
  clock.moveTo(10);
  expect(clock.step()).toBe(true);
  expect(clock.now()).toBe(10);
  expect(clock.step()).toBe(false);
});
