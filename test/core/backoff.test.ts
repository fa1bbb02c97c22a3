import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { transientBackoffMs } from "../../src/core/failed.ts";
import { capBackoffMs } from "../../src/core/suspicion.ts";

describe("transient", () => {
  test.each([
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
    [5, 16_000],
    [6, 30_000],
    [500, 30_000],
  ])("failure %i: at most %i ms, and at least half of it", (failures, fullMs) => {
    expect(transientBackoffMs(failures, 1)).toBe(fullMs);
    expect(transientBackoffMs(failures, 0)).toBe(fullMs / 2);
  });

  test("grows with the failures for equal luck, and never leaves 0.5 s to 30 s", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failures, random) => {
          const waitMs = transientBackoffMs(failures, random);
          expect(waitMs).toBeGreaterThanOrEqual(500);
          expect(waitMs).toBeLessThanOrEqual(30_000);
          expect(transientBackoffMs(failures + 1, random)).toBeGreaterThanOrEqual(waitMs);
        },
      ),
    );
  });
});

test.each([
  [1, 60_000],
  [2, 120_000],
  [3, 240_000],
])("cap, round %i: %i ms", (round, waitMs) => {
  expect(capBackoffMs(60_000, round)).toBe(waitMs);
});
