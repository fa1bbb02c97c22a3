import { describe, expect, it, test } from "vitest";
import { type Quota, type QuotaSettings, quotaAt, UNUSED_QUOTA, useQuota } from "../../src/provider/quota.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

function used(settings: QuotaSettings, instants: readonly number[]): Quota {
  return instants.reduce((quota, now) => useQuota(quotaAt(quota, settings, now), settings, now), UNUSED_QUOTA);
}

test("a day of a zone's clocks has 23 or 25 hours where these are changed", () => {
  const zone = "Europe/Berlin";
  const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);
  // Clocks go back on 25 October 2026 and forward on 28 March 2027: midnight is at 22:00 UTC, then at 23:00, and back.
  const autumn: QuotaSettings = {
    requests: 2,
    reset: { kind: "clock", hour: 0, minute: 0, zone },
  };
  const resets: string[] = [];
  let quota = quotaAt(UNUSED_QUOTA, autumn, midnight("2026-10-23"));
  for (let day = 0; day < 3; day += 1) {
    resets.push(new Date(quota.resetAt ?? 0).toISOString());
    quota = quotaAt(quota, autumn, quota.resetAt ?? 0);
  }
  expect(resets).toEqual(["2026-10-23T22:00:00.000Z", "2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"]);
  const spring = quotaAt(
    { used: 2, resetAt: midnight("2027-03-28") - HOUR_MS },
    autumn,
    midnight("2027-03-28") - HOUR_MS,
  );
  expect(spring).toEqual({ used: 0, resetAt: midnight("2027-03-28") + 22 * HOUR_MS });
});

describe("quota", () => {
  const calendar: QuotaSettings = {
    requests: 2,
    reset: { kind: "clock", hour: 0, minute: 0, zone: "UTC" },
  };
  const rolling: QuotaSettings = { requests: 2, reset: { kind: "after", durationMs: 500 } };

  it.each<{ name: string; settings: QuotaSettings; usedAt: number[]; readAt: number; expected: Quota }>([
    {
      name: "counts up to the reset",
      settings: calendar,
      usedAt: [1, 2],
      readAt: DAY_MS - 1,
      expected: { used: 2, resetAt: DAY_MS },
    },
    {
      name: "is unused from the reset on",
      settings: calendar,
      usedAt: [1, 2],
      readAt: DAY_MS,
      expected: { used: 0, resetAt: 2 * DAY_MS },
    },
    {
      name: "skips days on which nobody asked",
      settings: calendar,
      usedAt: [1],
      readAt: 3.5 * DAY_MS,
      expected: { used: 0, resetAt: 4 * DAY_MS },
    },
    {
      name: "counts in the day of the request",
      settings: calendar,
      usedAt: [1, 2, DAY_MS + 1],
      readAt: 1.5 * DAY_MS,
      expected: { used: 1, resetAt: 2 * DAY_MS },
    },
    {
      name: "names no reset before a rolling one is used up",
      settings: rolling,
      usedAt: [10],
      readAt: 900,
      expected: { used: 1, resetAt: null },
    },
    {
      name: "is refilled so long after its last request",
      settings: rolling,
      usedAt: [10, 40],
      readAt: 539,
      expected: { used: 2, resetAt: 540 },
    },
    {
      name: "begins anew after that",
      settings: rolling,
      usedAt: [10, 40],
      readAt: 540,
      expected: { used: 0, resetAt: null },
    },
  ])("$name", ({ settings, usedAt, readAt, expected }) => {
    expect(quotaAt(used(settings, usedAt), settings, readAt)).toEqual(expected);
  });
});
