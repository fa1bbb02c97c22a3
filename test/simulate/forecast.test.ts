import { describe, expect, test } from "vitest";
import { settingsSchema } from "../../src/provider/settings.ts";
import { forecast, sumUp } from "../../src/simulate/forecast.ts";
import { durationOf, type Scenario } from "../../src/simulate/scenario.ts";
import { SETTINGS } from "../sim/world.ts";

const NOON = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 86_400_000;

type Provider = Parameters<typeof settingsSchema.parse>[0];

function scenario(change: Partial<Omit<Scenario, "provider">> & { readonly provider?: Provider } = {}): Scenario {
  const { provider = {}, ...rest } = change;
  return {
    tasks: 300,
    duration: { kind: "spread", medianMs: 1_000, p90Ms: 1_000 },
    requestsPerTask: 1,
    gateway: false,
    settings: { ...SETTINGS, concurrency: 16 },
    waitUnitMs: 1,
    retryAfterThresholdMs: 60_000,
    timeBudgetMs: null,
    startsAt: NOON,
    nextStart: (endedAt) => endedAt + 3_600_000,
    seed: 1,
    ...rest,
    provider: settingsSchema.parse(provider),
  };
}

test("durations with a long tail have the mean of their distribution, also among a few thousand tasks", () => {
  const spread = scenario({ duration: { kind: "spread", medianMs: 30_000, p90Ms: 120_000 } });
  const total = Array.from({ length: 4_000 }, (_, index) => durationOf(spread, index)).reduce((sum, ms) => sum + ms, 0);
  const sigma = Math.log(4) / 1.2816;
  const mean = 30_000 * Math.exp(sigma ** 2 / 2);
  expect(total / 4_000 / mean).toBeGreaterThan(0.99);
  expect(total / 4_000 / mean).toBeLessThan(1.01);
});

describe("forecast", () => {
  test("without limits a run takes the time of its tasks divided by the concurrency", () => {
    const sums = sumUp(scenario(), forecast(scenario()));
    expect(sums).toMatchObject({ nights: 1, calls: 300, rateLimitedCalls: 0 });
    expect(sums.runningMs).toBeCloseTo(19_000, -2);
    expect(sums.utilization).toBeGreaterThan(0.95);
  });

  test("a run follows a token bucket", () => {
    const bound = scenario({ provider: { rate: { requests: 600, perMs: 60_000, burst: 20 } } });
    const sums = sumUp(bound, forecast(bound));
    expect(sums.runningMs / 30_000).toBeLessThan(1.15);
    expect(sums.rateLimitedCalls).toBeGreaterThan(0);
    expect(sums.rateLimitedCalls).toBeLessThanOrEqual(15);
  });

  test("a daily quota takes as many days as its calls need, and a run before the reset makes no call", () => {
    const quota = {
      requests: 120,
      reset: { kind: "clock" as const, hour: 0, minute: 0, zone: "UTC" },
      form: "requests-per-day" as const,
    };
    const daily = scenario({ provider: { quota }, nextStart: (endedAt) => endedAt + 6 * 3_600_000 });
    const { nights, outstanding } = forecast(daily);
    expect(outstanding).toBe(0);
    const worked = nights.filter(({ done }) => done > 0);
    expect(worked.map(({ done }) => done)).toEqual([120, 120, 60]);
    const early = nights.filter(({ done }) => done === 0);
    expect(early.length).toBeGreaterThan(0);
    for (const night of early) expect(night).toMatchObject({ status: "stopped", calls: 0 });
  });

  test("a run follows a bucket that has a token every 100 ms, although its waits are in whole seconds", () => {
    const provider = { rate: { requests: 600, perMs: 60_000, burst: 20 } };
    const whole = scenario({ provider, waitUnitMs: 1_000 });
    expect(sumUp(whole, forecast(whole)).runningMs / 30_000).toBeLessThan(1.15);
  });

  test("a shard is one child: its tasks follow one another, and a refusal leaves the rest of them for later", () => {
    const wide = forecast(scenario({ settings: { ...SETTINGS, concurrency: 4, shardSize: 10 } }));
    expect(wide).toMatchObject({ outstanding: 0, nights: [{ calls: 300, status: "complete" }] });
    // 30 shards of 10 s on 4 places: 8 rounds.
    expect(sumUp(scenario(), wide).runningMs / 80_000).toBeCloseTo(1, 1);
    const provider = { rate: { requests: 120, perMs: 60_000, burst: 1 } };
    const bound = scenario({ provider, settings: { ...SETTINGS, concurrency: 4, shardSize: 10 } });
    const { nights, outstanding } = forecast(bound);
    expect(outstanding).toBe(0);
    expect(sumUp(bound, { nights, outstanding }).rateLimitedCalls).toBeGreaterThan(0);
  });

  test("a time budget ends a run, and nothing is lost between runs", () => {
    const short = scenario({ timeBudgetMs: 10_000 });
    const { nights, outstanding } = forecast(short);
    expect(outstanding).toBe(0);
    expect(nights.map(({ status }) => status)).toEqual(["out_of_time", "complete"]);
    for (const { startedAt, endedAt } of nights) expect(endedAt - startedAt).toBeLessThanOrEqual(10_000);
    expect(nights.reduce((sum, { done }) => sum + done, 0)).toBe(300);
  });

  test("a campaign whose provider never answers ends", () => {
    const quota = {
      requests: 0,
      reset: { kind: "after" as const, durationMs: DAY_MS },
      form: "insufficient-quota" as const,
    };
    const never = forecast(scenario({ tasks: 2, provider: { quota } }));
    expect(never.outstanding).toBe(2);
    expect(sumUp(scenario(), never).finishAt).toBeNull();
  });

  // 1,000 calls at 100 a minute take 10 minutes, and the quota allows 500 a day.
  const manyCalls = {
    gateway: true,
    tasks: 200,
    requestsPerTask: 5,
    nextStart: (endedAt: number) => endedAt + DAY_MS,
    provider: {
      rate: { requests: 100, perMs: 60_000, burst: 2 },
      quota: {
        requests: 500,
        reset: { kind: "clock" as const, hour: 0, minute: 0, zone: "UTC" },
        form: "requests-per-day" as const,
      },
    },
  };

  test.each([50, 1_000, 20_000])(
    "the gateway paces the calls of tasks of %d ms, and pays for none twice",
    (medianMs) => {
      const paced = scenario({ ...manyCalls, duration: { kind: "spread", medianMs, p90Ms: medianMs } });
      const { nights, outstanding } = forecast(paced);
      const sums = sumUp(paced, { nights, outstanding });
      expect(outstanding).toBe(0);
      expect(nights.map(({ status }) => status)).toEqual(["stopped", "complete"]);
      expect(sums.calls - sums.rateLimitedCalls).toBe(1_000);
      expect(sums.rateLimitedCalls / sums.calls).toBeLessThan(0.05);
      expect(sums.runningMs / 600_000).toBeLessThan(1.15);
    },
  );

  test.each([0, 1])("a task of %d calls that outlasts every run does not end by being killed", (requestsPerTask) => {
    const duration = { kind: "spread" as const, medianMs: 30_000, p90Ms: 30_000 };
    const short = scenario({ gateway: true, tasks: 4, timeBudgetMs: 10_000, duration, requestsPerTask });
    expect(forecast(short).outstanding).toBe(4);
  });

  test("without the gateway, a task whose calls are faster than its provider's rate never ends", () => {
    const duration = { kind: "spread" as const, medianMs: 50, p90Ms: 50 };
    expect(forecast(scenario({ ...manyCalls, gateway: false, tasks: 2, duration })).outstanding).toBe(2);
  });
});
