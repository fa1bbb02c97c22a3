/** The next time on the clocks of a zone, also where a day has 23 or 25 hours. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextClockTime } from "../../src/core/zone.ts";

const BERLIN = "Europe/Berlin";

describe("nextClockTime", () => {
  test.each([
    { name: "later today", after: "2026-11-21T10:00:00Z", hour: 12, expected: "2026-11-21T11:00:00Z" },
    { name: "tomorrow, where it is past", after: "2026-11-21T12:00:00Z", hour: 12, expected: "2026-11-22T11:00:00Z" },
    { name: "tomorrow, where it is now", after: "2026-11-21T11:00:00Z", hour: 12, expected: "2026-11-22T11:00:00Z" },
    { name: "over a day of 23 hours", after: "2026-03-28T23:30:00Z", hour: 0, expected: "2026-03-29T22:00:00Z" },
    { name: "over a day of 25 hours", after: "2026-10-24T22:30:00Z", hour: 0, expected: "2026-10-25T23:00:00Z" },
  ])("$name", ({ after, hour, expected }) => {
    expect(nextClockTime(hour, 0, BERLIN, Date.parse(after))).toBe(Date.parse(expected));
  });

  test("lies after the instant, by at most the longest day", () => {
    const instant = fc.integer({ min: 0, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(instant, fc.nat(23), fc.nat(59), (after, hour, minute) => {
        const at = nextClockTime(hour, minute, BERLIN, after);
        expect(at).toBeGreaterThan(after);
        expect(at - after).toBeLessThanOrEqual(26 * 3_600_000);
      }),
    );
  });
});
