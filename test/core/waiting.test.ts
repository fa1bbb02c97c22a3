import { expect, test } from "vitest";
import { statedEndAt, waitEndsAt } from "../../src/core/rate-limit.ts";

const NOW = 1_000_000;

test.each<[string, number | null, number | null, number | null, number | null]>([
  ["nothing is stated", null, null, null, null],
  ["a wait, stretched by a tenth", 10_000, null, NOW + 11_000, NOW + 10_000],
  ["a reset, stretched for a pause, to the second for a circuit", null, NOW + 10_000, NOW + 11_000, NOW + 10_000],
  ["both: a pause follows the wait, a circuit the reset", 1_000, NOW + 10_000, NOW + 1_100, NOW + 10_000],
  ["a wait of no length: a moment for a pause, nothing for a circuit", 0, null, NOW + 1_000, null],
  ["a reset that has passed: a moment for a pause, nothing for a circuit", null, NOW - 5, NOW + 1_000, null],
  ["a reset that has passed beside a wait", 2_000, NOW - 5, NOW + 2_200, NOW + 2_000],
  ["a wait of no length beside a reset", 0, NOW + 10_000, NOW + 11_000, NOW + 10_000],
])("when a limit ends: %s", (_, retryAfterMs, resetAt, waits, ends) => {
  expect(waitEndsAt({ retryAfterMs, resetAt }, NOW)).toBe(waits);
  expect(statedEndAt({ retryAfterMs, resetAt }, NOW)).toBe(ends);
});
