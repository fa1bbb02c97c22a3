import { expect, test } from "vitest";
import { nextClockTime } from "../../src/core/zone.ts";
import { parseSchedule } from "../../src/simulate/start-times.ts";

const at = (text: string): number => Date.parse(text);

test.each([
  ["daily 02:00", "UTC", "2026-11-21T01:59:59Z", "2026-11-21T02:00:00Z"],
  ["daily 02:00", "UTC", "2026-11-21T02:00:00Z", "2026-11-22T02:00:00Z"],
  ["02:30", "Europe/Berlin", "2026-11-21T12:00:00Z", "2026-11-22T01:30:00Z"],
  ["every 6h", "UTC", "2026-11-21T02:00:00Z", "2026-11-21T08:00:00Z"],
  ["0 2 * * 1-5", "UTC", "2026-11-21T00:00:00Z", "2026-11-23T02:00:00Z"],
  ["*/15 * * * *", "UTC", "2026-11-21T00:01:00Z", "2026-11-21T00:15:00Z"],
  ["30 4 1,15 * *", "UTC", "2026-11-16T00:00:00Z", "2026-12-01T04:30:00Z"],
  ["0 0 13 * 5", "UTC", "2026-11-21T00:00:00Z", "2026-11-27T00:00:00Z"],
  // Odd days that are Mondays; with a range in place of the star it is either of the two.
  ["0 0 */2 * 1", "UTC", "2026-11-21T00:00:00Z", "2026-11-23T00:00:00Z"],
  ["0 0 */2 * 1", "UTC", "2026-11-23T00:00:00Z", "2026-12-07T00:00:00Z"],
  ["0 0 1-31/2 * 1", "UTC", "2026-11-23T00:00:00Z", "2026-11-25T00:00:00Z"],
  ["0 12 * * 7", "UTC", "2026-11-21T00:00:00Z", "2026-11-22T12:00:00Z"],
  ["0 0 29 2 *", "UTC", "2026-11-21T00:00:00Z", "2028-02-29T00:00:00Z"],
])("%s in %s after %s is %s", (schedule, zone, after, expected) => {
  expect(parseSchedule(schedule, zone)?.(at(after))).toBe(at(expected));
});

test.each([
  "",
  "at night",
  "25:00",
  "0 2 * *",
  "0 24 * * *",
  "5-1 * * * *",
  "*/0 * * * *",
  "every",
  "every 0s",
  "0 0 30 2 *",
])("%j is no schedule", (text) => expect(parseSchedule(text, "UTC")).toBeNull());

test("a time of the day that has come is tomorrow's", () => {
  expect(nextClockTime(0, 0, "America/Los_Angeles", at("2026-11-21T08:00:00Z"))).toBe(at("2026-11-22T08:00:00Z"));
  expect(nextClockTime(0, 0, "America/Los_Angeles", at("2026-11-21T07:59:59Z"))).toBe(at("2026-11-21T08:00:00Z"));
});
