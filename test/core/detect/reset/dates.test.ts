/** Dates and clock times in the notations that are seldom met, and those that are none. */
import { expect, test } from "vitest";
import { readColonDuration, readDuration } from "../../../../src/core/detect/reset/duration-words.ts";
import { readInstant } from "../../../../src/core/detect/reset/instant.ts";

const CONTEXT = { nowAt: Date.parse("2026-11-21T03:00:00Z"), timeZone: "UTC" };
const at = (text: string) => {
  const read = readInstant(text, 0, CONTEXT);
  return read === null ? null : new Date(read.at).toISOString();
};

test.each([
  ["a fraction of a second", "2026-11-21T04:00:00.250Z", "2026-11-21T04:00:00.250Z"],
  ["a day that is none, with a fraction", "2026-13-41T04:00:00.250Z", null],
  ["half a day behind a date", "2026-11-22 4:05:06 PM UTC", "2026-11-22T16:05:06.000Z"],
  ["a date alone", "2026-11-23", "2026-11-23T00:00:00.000Z"],
  ["Chinese", "11月22日 08:30", "2026-11-22T08:30:00.000Z"],
  ["Chinese, with a year", "2027年1月2日 08:30", "2027-01-02T08:30:00.000Z"],
  ["slashes, month first", "11/22/2026, 8:30 AM", "2026-11-22T08:30:00.000Z"],
  ["slashes, day first where only that is a date", "22/11/2026, 8:30 AM", "2026-11-22T08:30:00.000Z"],
  ["slashes that are no date", "22/23/2026, 8:30 AM", null],
  ["a month that is none", "13月22日 08:30", null],
  ["an hour that is none behind a date", "Nov 22 at 27:00", "2026-11-22T00:00:00.000Z"],
  ["an hour that is none in ISO", "2026-11-22 27:00 UTC", null],
  ["a day of the month that was in this year", "Nov 20 at 9am", "2027-11-20T09:00:00.000Z"],
  ["a date with a year that is over", "Nov 20, 2025 at 9am", null],
  ["a weekday alone", "Monday", "2026-11-23T00:00:00.000Z"],
  ["tomorrow alone", "tomorrow", null],
  ["today, at an hour that is over", "today at 2am", null],
  ["a clock, then tomorrow", "9am tomorrow", "2026-11-22T09:00:00.000Z"],
  ["a clock, then a weekday", "9am on Tuesday", "2026-11-24T09:00:00.000Z"],
  ["a clock, then something else", "9am on arrival", "2026-11-21T09:00:00.000Z"],
  ["a clock with its zone, then a date", "09:30 (UTC) on 5 Dec", "2026-12-05T09:30:00.000Z"],
  ["noon", "noon", "2026-11-21T12:00:00.000Z"],
  ["an hour of twelve that is none", "13pm", null],
  ["a zone that is none", "9am (Nowhere/Land)", "2026-11-21T09:00:00.000Z"],
])("%s", (_, text, expected) => {
  expect(at(text)).toBe(expected);
});

test.each([
  ["two durations in a row", "2s 5s", 2_000],
  ["days of ISO 8601", "P1DT2H3M4S", 93_784_000],
  ["seconds of ISO 8601", "PT4S", 4_000],
  ["no duration of ISO 8601", "PT", null],
  ["in words", "an hour and thirty minutes", 5_400_000],
  ["in Chinese", "5分钟", 300_000],
  ["longer than anybody waits", "90000 days", null],
])("a duration: %s", (_, text, expected) => {
  expect(readDuration(text)?.durationMs ?? null).toBe(expected);
});

test.each([
  ["minutes and seconds", "1:30", 90_000],
  ["hours", "1:23:45", 5_025_000],
  ["a clock time", "1:30pm", null],
])("a duration with colons: %s", (_, text, expected) => {
  expect(readColonDuration(text, 0)?.durationMs ?? null).toBe(expected);
});
