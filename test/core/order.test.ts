import fc from "fast-check";
import { expect, test } from "vitest";
import { orderStarts, wholeOf } from "../../src/core/split.ts";

const order = (durations: readonly (number | null)[], concurrency: number) => [
  ...orderStarts(wholeOf(durations.length), (index) => durations[index] ?? null, concurrency),
];

test.each([
  ["no durations: the order of the list", [null, null, null, null], 4, [0, 1, 2, 3]],
  ["longest first", [1, 9, 3, 5], 4, [1, 3, 2, 0]],
  ["unknown ones count as the median", [1, 9, 5, null], 4, [1, 2, 3, 0]],
  ["ties keep the order of the list", [2, 2, 2, 2], 4, [0, 1, 2, 3]],
  ["one child at a time: the order of the list", [1, 9, 3, 5], 1, [0, 1, 2, 3]],
])("%s", (_, durations, concurrency, expected) => {
  expect(order(durations, concurrency)).toEqual(expected);
});

test("orders the outstanding tasks, not the listed ones", () => {
  expect([...orderStarts(Uint32Array.of(3, 5, 8), (index) => index, 2)]).toEqual([8, 5, 3]);
});

test("every task stays, once, and none of known length comes before a longer one", () => {
  const duration = fc.option(fc.integer({ min: 0, max: 9 }));
  fc.assert(
    fc.property(fc.array(duration, { maxLength: 30 }), (durations) => {
      const ordered = order(durations, 8);
      expect(ordered.toSorted((a, b) => a - b)).toEqual(durations.map((_, index) => index));
      const known = ordered.map((index) => durations[index] ?? null).filter((one) => one !== null);
      expect(known).toEqual([...known].sort((a, b) => b - a));
    }),
  );
});
