import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readColonDuration, readDuration } from "../../../src/detect/reset/duration-words.ts";
import { readProseWaits } from "../../../src/detect/reset/prose-waits.ts";

const NOW = Date.parse("2026-05-12T10:00:00Z");
const context = { nowAt: NOW, timeZone: "UTC" };

describe("readDuration", () => {
  it.each([
    ["6m0s", 360_000],
    ["1.5s", 1_500],
    ["486ms", 486],
    ["20000ms", 20_000],
    ["7m12s", 432_000],
    ["23m38.688s", 1_418_688],
    ["9h54m", 35_640_000],
    ["3 days 4 hours 5 minutes", 273_900_000],
    ["1 minute and 30 seconds", 90_000],
    ["2 days, 3 hours and 15 minutes", 184_500_000],
    ["one hour", 3_600_000],
    ['12" seconds', 12_000],
    ["PT30S", 30_000],
    ["PT1H5M", 3_900_000],
    ["P1D", 86_400_000],
    ["P1DT2H3M4S", 93_784_000],
    ["an hour and thirty minutes", 5_400_000],
    ["30 秒", 30_000],
    ["5 分钟", 300_000],
    ["5分钟", 300_000],
    ["2 days, 3:04:05", 183_845_000],
  ])("%s", (text, ms) => {
    expect(readDuration(text)?.durationMs).toBe(ms);
  });

  it.each(["12", "a few minutes", "5 models", "P", "PT", "99999 weeks", "90000 days", "soon"])(
    "%s is not a duration",
    (text) => {
      expect(readDuration(text)).toBeNull();
    },
  );

  it("ends where the units rise: that is another duration", () => {
    expect(readDuration("2s 5s")).toEqual({ durationMs: 2_000, end: 2 });
  });

  it("reads any amounts of its units, the largest first", () => {
    const parts = fc.record({ d: fc.nat(30), h: fc.nat(23), m: fc.nat(59), s: fc.nat(59) });
    fc.assert(
      fc.property(parts, fc.constantFrom("", " "), (value, gap) => {
        const words = Object.entries(value).map(([unit, amount]) => `${amount}${unit}`);
        const ms = ((value.d * 24 + value.h) * 60 + value.m) * 60_000 + value.s * 1_000;
        expect(readDuration(words.join(gap))?.durationMs).toBe(ms);
      }),
    );
  });
});

it.each([
  ["minutes and seconds", "1:30", 90_000],
  ["hours", "1:23:45", 5_025_000],
  ["a clock time is not a duration", "1:30pm", null],
  ["nor is one with a zone", "01:30 UTC", null],
  ["words in lower case are not a zone", "0:30 at the earliest", 30_000],
])("readColonDuration: %s", (_name, text, ms) => {
  expect(readColonDuration(text, 0)?.durationMs ?? null).toBe(ms);
});

describe("readProseWaits", () => {
  const first = (text: string): number | null => {
    const wait = readProseWaits(text, context)[0];
    return wait === undefined ? null : wait.kind === "duration" ? wait.ms : wait.at - NOW;
  };

  it.each([
    ["Please try again in 8.342s.", 8_342],
    ["Please retry after 18 seconds.", 18_000],
    ["Please wait 33 seconds before retrying.", 33_000],
    ["Your quota will reset after 9h54m.", 35_640_000],
    ["Request was throttled. Expected available in 47 seconds.", 47_000],
    ["Your rate limit resets in ~12s.", 12_000],
    ["Resets in 01:12:30.", 4_350_000],
    ["Please try again in '12' seconds.", 12_000],
    ["retry after 30", 30_000],
    ["Please wait 00:45:10 before retrying.", 2_710_000],
    ["Try again after 14:05 CET.", 7_500_000],
    ["Usage resumes at 2026-05-12T11:00:00Z.", 3_600_000],
    ["limit reached|1778583600", 3_600_000],
    ["Réinitialisation à 16h30 (UTC).", 23_400_000],
    ["You will regain access on 2026-05-12 at 11:00 UTC.", 3_600_000],
    ["retry_delay {\n  seconds: 41\n}", 41_000],
    ["retry_delay {\n  nanos: 500000000\n}", 500],
    ["请在 30 秒后重试", 30_000],
    ["您的限额将在 2026-05-12 11:00:00 重置", 3_600_000],
    ["Retrying request to /chat/completions in 37.000000 seconds", 37_000],
    ["Provider requested 1800000ms wait, exceeds the maximum", 1_800_000],
    ["Server requested a 90s retry delay", 90_000],
  ])("%s", (text, ms) => {
    expect(first(text)).toBe(ms);
  });

  it.each([
    "Retrying in 4.0 seconds",
    "retry 6 (retrying in 96 seconds)",
    "attempt 9 (slept for 118.40s)",
    "sleeping 45s (attempt 3/5)",
    "Will retry in 90 seconds.",
    "waiting 120 seconds before next attempt",
    "Retrying request to /chat/completions in 0.497190 seconds",
    "try again shortly",
    "try again in a few minutes",
    "Rate limit of 15 per 60s exceeded",
    "within the current 300s window",
    "unable to get response in less than 60 second(s)",
    "next run in 35 minutes",
    "resets counters at 00:00 UTC",
  ])("%s states no wait", (text) => {
    expect(first(text)).toBeNull();
  });
});
