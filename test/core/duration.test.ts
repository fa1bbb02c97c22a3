import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDuration, parseDuration } from "../../src/core/duration.ts";

test.each([
  ["90", 90_000],
  ["15m", 900_000],
  ["3h30m", 12_600_000],
  ["2d", 172_800_000],
  ["250ms", 250],
  ["1.5h", 5_400_000],
  [" 1h 30m ", 5_400_000],
  ["10M", 600_000],
  ["0", 0],
])("%j is %i ms", (text, durationMs) => {
  expect(parseDuration(text)).toBe(durationMs);
});

test.each(["", " ", "s", "15 minutes", "-5s", "1h-", "5x", "1h30", "1,5h", "∞", "NaN", "1e3s", "h1", "1..5s"])(
  "%j is not a duration",
  (text) => {
    expect(parseDuration(text)).toBeNull();
  },
);

test("a sum of units is read as their sum, in any order", () => {
  const part = fc.tuple(fc.nat(999), fc.constantFrom("ms", "s", "m", "h", "d"));
  const unitMs = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
      const text = parts.map(([amount, unit]) => `${amount}${unit}`).join("");
      const sum = parts.reduce((total, [amount, unit]) => total + amount * unitMs[unit as keyof typeof unitMs], 0);
      expect(parseDuration(text)).toBe(sum);
    }),
  );
});

test.each([
  [0, "0s"],
  [-5, "0s"],
  [380, "0.4s"],
  [9_960, "10s"],
  [12_000, "12s"],
  [59_600, "1m"],
  [12_600_000, "3h 30m"],
  [3_599_700, "1h"],
  [187_200_000, "2d 4h"],
  [86_400_000, "1d"],
])("%i ms is written %j", (durationMs, text) => {
  expect(formatDuration(durationMs)).toBe(text);
});

test("what is written can be read, and is off by less than its second unit", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 * 86_400_000 }), (durationMs) => {
      const read = parseDuration(formatDuration(durationMs));
      expect(read).not.toBeNull();
      const slackMs = durationMs < 3_600_000 ? 1_000 : durationMs < 86_400_000 ? 60_000 : 3_600_000;
      expect(Math.abs((read ?? 0) - durationMs)).toBeLessThanOrEqual(slackMs);
    }),
  );
});
