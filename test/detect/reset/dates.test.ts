/** Rare notations of dates and clock times, and texts that are neither. */
import { expect, test } from "vitest";
import { readInstant } from "../../../src/detect/reset/instant.ts";

const CONTEXT = { nowAt: Date.parse("2026-11-21T03:00:00Z"), timeZone: "UTC" };
const at = (text: string) => {
  const read = readInstant(text, 0, CONTEXT);
  return read === null ? null : new Date(read.at).toISOString();
};

test.each([
  ["a fraction of a second", "2026-11-21T04:00:00.250Z", "2026-11-21T04:00:00.250Z"],
  ["a day that does not exist, with a fraction", "2026-13-41T04:00:00.250Z", null],
  ["half a day behind a date", "2026-11-22 4:05:06 PM UTC", "2026-11-22T16:05:06.000Z"],
  ["a date alone", "2026-11-23", "2026-11-23T00:00:00.000Z"],
  ["Chinese", "11月22日 08:30", "2026-11-22T08:30:00.000Z"],
  ["Chinese, with a year", "2027年1月2日 08:30", "2027-01-02T08:30:00.000Z"],
  ["slashes, month first", "11/22/2026, 8:30 AM", "2026-11-22T08:30:00.000Z"],
  ["slashes, day first where only that is a date", "22/11/2026, 8:30 AM", "2026-11-22T08:30:00.000Z"],
  ["slashes that are not a date", "22/23/2026, 8:30 AM", null],
  ["a month that does not exist", "13月22日 08:30", null],
  ["an hour that does not exist, after a date", "Nov 22 at 27:00", "2026-11-22T00:00:00.000Z"],
  ["an hour that does not exist, in ISO", "2026-11-22 27:00", "2026-11-22T00:00:00.000Z"],
  ["a day of the month that was in this year", "Nov 20 at 9am", "2027-11-20T09:00:00.000Z"],
  ["a date with a year in the past", "Nov 20, 2025 at 9am", null],
  ["a weekday alone", "Monday", "2026-11-23T00:00:00.000Z"],
  ["today, at an hour in the past", "today at 2am", null],
  ["a clock, then tomorrow", "9am tomorrow", "2026-11-22T09:00:00.000Z"],
  ["a clock, then a weekday", "9am on Tuesday", "2026-11-24T09:00:00.000Z"],
  ["a clock, then something else", "9am on arrival", "2026-11-21T09:00:00.000Z"],
  ["a clock with its zone, then a date", "09:30 (UTC) on 5 Dec", "2026-12-05T09:30:00.000Z"],
  ["a zone that does not exist", "9am (Nowhere/Land)", "2026-11-21T09:00:00.000Z"],
])("%s", (_, text, expected) => {
  expect(at(text)).toBe(expected);
});
