import { describe, expect, it } from "vitest";
import { freshQuota, type Quota, type QuotaSettings, quotaAt, useQuota } from "../../src/provider/quota.ts";

function used(settings: QuotaSettings, instants: readonly number[]): Quota {
  return instants.reduce((quota, now) => useQuota(quotaAt(quota, settings, now), settings, now), freshQuota(settings));
}

describe("quota", () => {
  const calendar: QuotaSettings = { requests: 2, reset: { kind: "at", at: 1_000, everyMs: 100 } };
  const rolling: QuotaSettings = { requests: 2, reset: { kind: "after", durationMs: 500 } };

  it.each<{ name: string; settings: QuotaSettings; usedAt: number[]; readAt: number; expected: Quota }>([
    {
      name: "counts up to the reset",
      settings: calendar,
      usedAt: [1, 2],
      readAt: 999,
      expected: { used: 2, resetAt: 1_000 },
    },
    {
      name: "is unused from the reset on",
      settings: calendar,
      usedAt: [1, 2],
      readAt: 1_000,
      expected: { used: 0, resetAt: 1_100 },
    },
    {
      name: "skips days on which nobody asked",
      settings: calendar,
      usedAt: [1],
      readAt: 1_350,
      expected: { used: 0, resetAt: 1_400 },
    },
    {
      name: "counts in the day of the request",
      settings: calendar,
      usedAt: [1, 2, 1_001],
      readAt: 1_050,
      expected: { used: 1, resetAt: 1_100 },
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
