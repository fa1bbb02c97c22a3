import { expect, test } from "vitest";
import { transientBackoffMs } from "../../src/core/failed.ts";

test.each([
  [1, 1_000],
  [2, 2_000],
  [3, 4_000],
  [5, 16_000],
  [6, 30_000],
  [500, 30_000],
])("transient failure %i: at most %i ms, and at least half of it", (failures, fullMs) => {
  expect(transientBackoffMs(failures, 1)).toBe(fullMs);
  expect(transientBackoffMs(failures, 0)).toBe(fullMs / 2);
});
