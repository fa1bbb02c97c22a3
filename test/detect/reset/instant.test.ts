import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wallTimeAt, zoneNamed } from "../../../src/core/zone.ts";
import { readInstant } from "../../../src/detect/reset/instant.ts";

const at = (iso: string): number => Date.parse(iso);
const read = (text: string, now: string, timeZone: string): string | null => {
  const found = readInstant(text, 0, { nowAt: at(now), timeZone });
  return found === null ? null : new Date(found.at).toISOString().replace(".000Z", "Z");
};

const NOW = "2026-05-12T10:00:00Z";
const READINGS: readonly (readonly [text: string, now: string, zone: string, wanted: string | null])[] = [
  ["4pm", NOW, "UTC", "2026-05-12T16:00:00Z"],
  ["4pm (America/Los_Angeles)", NOW, "UTC", "2026-05-12T23:00:00Z"],
  ["4 p.m. PST", NOW, "UTC", "2026-05-12T23:00:00Z"],
  ["3:30am", NOW, "Europe/Berlin", "2026-05-13T01:30:00Z"],
  // Where the runtime does not know the machine's zone.
  ["4pm", NOW, "Nowhere/Land", "2026-05-12T16:00:00Z"],
  ["12am", NOW, "UTC", "2026-05-13T00:00:00Z"],
  ["12pm", NOW, "UTC", "2026-05-12T12:00:00Z"],
  ["13pm", NOW, "UTC", null],
  ["at 23:45", NOW, "UTC", "2026-05-12T23:45:00Z"],
  ["23:45:10 UTC", NOW, "Asia/Tokyo", "2026-05-12T23:45:10Z"],
  ["noon", NOW, "UTC", "2026-05-12T12:00:00Z"],
  ["midnight Pacific Time", NOW, "UTC", "2026-05-13T07:00:00Z"],
  ["10am", NOW, "UTC", "2026-05-13T10:00:00Z"],
  ["10:00:01", NOW, "UTC", "2026-05-12T10:00:01Z"],
  ["Apr 3, 6am (UTC)", NOW, "UTC", "2027-04-03T06:00:00Z"],
  ["Oct 9 at 5pm (Asia/Tokyo)", NOW, "UTC", "2026-10-09T08:00:00Z"],
  ["Jul 24th, 2026 2:33 AM", NOW, "America/Los_Angeles", "2026-07-24T09:33:00Z"],
  ["1 June 2026", NOW, "UTC", "2026-06-01T00:00:00Z"],
  ["03:31 on 15 May", NOW, "UTC", "2026-05-15T03:31:00Z"],
  ["Monday at 9am (Europe/Berlin)", NOW, "UTC", "2026-05-18T07:00:00Z"],
  ["Tuesday 9am", NOW, "UTC", "2026-05-19T09:00:00Z"],
  ["tomorrow at 00:00 UTC", NOW, "UTC", "2026-05-13T00:00:00Z"],
  ["tomorrow", NOW, "UTC", null],
  ["2026-06-01 at 00:00 UTC", NOW, "UTC", "2026-06-01T00:00:00Z"],
  ["2026-06-01 08:30:15", NOW, "Asia/Shanghai", "2026-06-01T00:30:15Z"],
  ["2026-05-12T17:03:57.071Z", NOW, "UTC", "2026-05-12T17:03:57.071Z"],
  ["2026-05-12T12:00:00+05:30", NOW, "UTC", null],
  ["2026-05-12T17:00:00-03:00", NOW, "UTC", "2026-05-12T20:00:00Z"],
  ["Tue, 12 May 2026 10:45:30 GMT", NOW, "UTC", "2026-05-12T10:45:30Z"],
  ["Tuesday, 12-May-26 10:45:30 GMT", NOW, "UTC", "2026-05-12T10:45:30Z"],
  ["10 de jul. de 2026, 11:52", NOW, "UTC", "2026-07-10T11:52:00Z"],
  ["10. Juli 2026, 11:52", NOW, "UTC", "2026-07-10T11:52:00Z"],
  ["Tue May 12 2026 14:00:00 GMT+0200 (Central European Summer Time)", NOW, "UTC", "2026-05-12T12:00:00Z"],
  ["5/13/2026, 12:00:00 AM", NOW, "UTC", "2026-05-13T00:00:00Z"],
  ["6am (UTC+05:30)", NOW, "UTC", "2026-05-13T00:30:00Z"],
  ["10:57 PM GMT-3", NOW, "UTC", "2026-05-13T01:57:00Z"],
  ["1778583600", NOW, "UTC", "2026-05-12T11:00:00Z"],
  ["1778583600000", NOW, "UTC", "2026-05-12T11:00:00Z"],
  ["1600000000", NOW, "UTC", null],
  ["in a few minutes", NOW, "UTC", null],
  // Summer time begins: the clock leaves 2:30 out, which is read with the offset before.
  ["2:30am (America/New_York)", "2026-03-08T05:30:00Z", "UTC", "2026-03-08T07:30:00Z"],
  ["9am (America/New_York)", "2026-03-08T04:00:00Z", "UTC", "2026-03-08T13:00:00Z"],
  // Summer time ends: after the first 1:30 the second one is the next.
  ["1:30am (America/New_York)", "2026-11-01T05:45:00Z", "UTC", "2026-11-01T06:30:00Z"],
  ["3am (America/New_York)", "2026-10-31T20:00:00Z", "UTC", "2026-11-01T08:00:00Z"],
];

describe("readInstant", () => {
  it.each(READINGS)("%s at %s in %s", (text, now, zone, wanted) => {
    expect(read(text, now, zone)).toBe(wanted);
  });

  it.each([
    ["a fraction of a second", "2026-11-21T04:00:00.250Z", "2026-11-21T04:00:00.250Z"],
    ["a day that does not exist, with a fraction", "2026-13-41T04:00:00.250Z", null],
    ["half a day behind a date", "2026-11-22 4:05:06 PM UTC", "2026-11-22T16:05:06Z"],
    ["a date alone", "2026-11-23", "2026-11-23T00:00:00Z"],
    ["Chinese", "11月22日 08:30", "2026-11-22T08:30:00Z"],
    ["Chinese, with a year", "2027年1月2日 08:30", "2027-01-02T08:30:00Z"],
    ["slashes, month first", "11/22/2026, 8:30 AM", "2026-11-22T08:30:00Z"],
    ["slashes, day first where only that is a date", "22/11/2026, 8:30 AM", "2026-11-22T08:30:00Z"],
    ["slashes that are not a date", "22/23/2026, 8:30 AM", null],
    ["a month that does not exist", "13月22日 08:30", null],
    ["an hour that does not exist, after a date", "Nov 22 at 27:00", "2026-11-22T00:00:00Z"],
    ["an hour that does not exist, in ISO", "2026-11-22 27:00", "2026-11-22T00:00:00Z"],
    ["a day of the month that was in this year", "Nov 20 at 9am", "2027-11-20T09:00:00Z"],
    ["a date with a year in the past", "Nov 20, 2025 at 9am", null],
    ["a weekday alone", "Monday", "2026-11-23T00:00:00Z"],
    ["today, at an hour in the past", "today at 2am", null],
    ["a clock, then tomorrow", "9am tomorrow", "2026-11-22T09:00:00Z"],
    ["a clock, then a weekday", "9am on Tuesday", "2026-11-24T09:00:00Z"],
    ["a clock, then something else", "9am on arrival", "2026-11-21T09:00:00Z"],
    ["a clock with its zone, then a date", "09:30 (UTC) on 5 Dec", "2026-12-05T09:30:00Z"],
    ["a zone that does not exist", "9am (Nowhere/Land)", "2026-11-21T09:00:00Z"],
  ])("reads %s", (_, text, expected) => {
    expect(read(text, "2026-11-21T03:00:00Z", "UTC")).toBe(expected);
  });

  it("a zone of the machine may be an offset without minutes", () => {
    expect(read("4pm", NOW, "+02")).toBe("2026-05-12T14:00:00Z");
  });

  it("a clock time is the next such instant in its zone", () => {
    const zones = fc.constantFrom(
      "UTC",
      "America/New_York",
      "Europe/London",
      "Asia/Kolkata",
      "Australia/Lord_Howe",
      "Pacific/Chatham",
    );
    const instants = fc.integer({ min: at("2025-01-01T00:00:00Z"), max: at("2030-01-01T00:00:00Z") });
    fc.assert(
      fc.property(zones, instants, fc.nat(23), fc.nat(59), (timeZone, nowAt, hour, minute) => {
        const text = `${hour}:${String(minute).padStart(2, "0")}`;
        const found = readInstant(text, 0, { nowAt, timeZone });
        expect(found).not.toBeNull();
        if (found === null) return;
        expect(found.at).toBeGreaterThan(nowAt);
        expect(found.at - nowAt).toBeLessThanOrEqual(26 * 3_600_000);
        const wall = wallTimeAt(timeZone, found.at);
        // A time that clocks leave out is the only one that reads differently.
        const skipped = wallTimeAt(timeZone, found.at - 3_600_000).hour !== (wall.hour + 23) % 24;
        if (!skipped) expect([wall.hour, wall.minute]).toEqual([hour, minute]);
      }),
      { numRuns: 300 },
    );
  });
});

it.each([
  ["PT", "America/Los_Angeles"],
  ["cet", "Europe/Berlin"],
  ["GMT+1", "+01:00"],
  ["UTC-03:30", "-03:30"],
  ["Europe/London", "Europe/London"],
  ["Not/AZone", null],
  ["approximately", null],
  ["UTC+19", null],
])("zoneNamed: %s", (name, wanted) => {
  expect(zoneNamed(name)).toBe(wanted);
});
