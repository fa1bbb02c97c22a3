import fc from "fast-check";
import { expect, test } from "vitest";
import type { OutstandingTask } from "../../src/core/history.ts";
import { orderStarts } from "../../src/core/order.ts";
import { task } from "../sim/world.ts";

const listed = (ids: readonly string[]): OutstandingTask[] => ids.map((id) => ({ task: task(id), attempt: 1 }));
const ids = (list: readonly OutstandingTask[]) => list.map(({ task: { id } }) => id);
const by = (durations: Readonly<Record<string, number>>) => (one: OutstandingTask) => durations[one.task.id] ?? null;

test.each([
  ["no durations: the order of the list", {}, 4, ["a", "b", "c", "d"]],
  ["longest first", { a: 1, b: 9, c: 3, d: 5 }, 4, ["b", "d", "c", "a"]],
  ["unknown ones count as the median", { a: 1, b: 9, c: 5 }, 4, ["b", "c", "d", "a"]],
  ["ties keep the order of the list", { a: 2, b: 2, c: 2, d: 2 }, 4, ["a", "b", "c", "d"]],
  ["one child at a time: the order of the list", { a: 1, b: 9, c: 3, d: 5 }, 1, ["a", "b", "c", "d"]],
])("%s", (_, durations, concurrency, expected) => {
  expect(ids(orderStarts(listed(["a", "b", "c", "d"]), by(durations), concurrency))).toEqual(expected);
});

test("every task stays, once, and none of known length comes before a longer one", () => {
  const duration = fc.option(fc.integer({ min: 0, max: 9 }));
  fc.assert(
    fc.property(fc.array(duration, { maxLength: 30 }), (durations) => {
      const list = listed(durations.map((_, index) => `t${index}`));
      const durationOf = (one: OutstandingTask) => durations[Number(one.task.id.slice(1))] ?? null;
      const ordered = orderStarts(list, durationOf, 8);
      expect(ids(ordered).sort()).toEqual(ids(list).sort());
      const known = ordered.map(durationOf).filter((one) => one !== null);
      expect(known).toEqual([...known].sort((a, b) => b - a));
    }),
  );
});
