/**
 * The bars of the contract for a token bucket, over buckets of every size: the bound is tasks / rate, 15 s, at 16 wide. Each
 * figure is the mean over some seeds, because a single world can be lucky. The first wave meets a bucket that nobody knows:
 * up to 15 of 16 children are refused together, 5 % of 300 tasks.
 */
import { expect, test } from "vitest";
import { settingsSchema } from "../../src/provider/settings.ts";
import { forecast, type Sums, sumUp } from "../../src/simulate/forecast.ts";
import type { Scenario } from "../../src/simulate/scenario.ts";
import { SETTINGS } from "../sim/world.ts";

interface Case {
  readonly burst: number;
  readonly durationMs: number;
  readonly waits: "stated" | "unstated";
}

const CASES: readonly Case[] = [1, 5, 16, 50].flatMap((burst) =>
  [50, 100, 300].flatMap((durationMs) =>
    (["stated", "unstated"] as const).map((waits) => ({ burst, durationMs, waits })),
  ),
);
const SEEDS = [1, 2, 3, 4, 5, 6];

function measure(
  { burst, durationMs, waits }: Case,
  { waitUnitMs = 1, tasks = 300, perSecond = 20, wide = 16, defaultWaitMs = 1_000 } = {},
) {
  const all = SEEDS.map((seed) => {
    const one: Scenario = {
      tasks,
      duration: { kind: "spread", medianMs: durationMs, p90Ms: durationMs * 1.5 },
      requestsPerTask: 1,
      gateway: false,
      provider: settingsSchema.parse({ rate: { requests: perSecond, perMs: 1_000, burst }, waits }),
      settings: { ...SETTINGS, concurrency: wide, defaultWaitMs },
      waitUnitMs,
      retryAfterThresholdMs: 60_000,
      timeBudgetMs: null,
      startsAt: 1_000_000,
      nextStart: (endedAt) => endedAt + 1_000,
      seed,
    };
    return sumUp(one, forecast(one));
  });
  const mean = (figure: (sums: Sums) => number) => all.reduce((sum, one) => sum + figure(one), 0) / SEEDS.length;
  return {
    ratio: mean(({ runningMs }) => runningMs / ((tasks / perSecond) * 1_000)),
    refused: mean((sums) => sums.rateLimitedCalls),
    runs: mean(({ nights }) => nights),
  };
}

test.each(CASES.filter(({ burst }) => burst > 1))("burst $burst, $durationMs ms a request, waits $waits", (one) => {
  const { ratio, refused } = measure(one);
  expect(ratio).toBeLessThanOrEqual(1.15);
  expect(refused).toBeLessThanOrEqual(one.waits === "stated" ? 15 : 20);
});

// A bucket that saves nothing refuses whatever comes a little early: the jitter of starts, up to 15 ms of a token's 50 ms
// here, costs either refusals or time.
test.each(CASES.filter(({ burst }) => burst === 1))(
  "a bucket of one, $durationMs ms a request, waits $waits",
  (one) => {
    const { ratio, refused } = measure(one);
    expect(ratio).toBeLessThanOrEqual(one.waits === "stated" ? 1.8 : 2.4);
    expect(refused).toBeLessThanOrEqual(30);
  },
);

// A wait in whole seconds is many times too long for a bucket that has a token every 50 ms; a larger burst makes up for it.
test.each(CASES.filter(({ burst, waits }) => burst > 1 && waits === "stated"))(
  "burst $burst, $durationMs ms a request, waits in whole seconds",
  (one) => {
    const { ratio, refused } = measure(one, { waitUnitMs: 1_000 });
    expect(ratio).toBeLessThanOrEqual(one.burst >= 16 ? 1.15 : 1.4);
    expect(refused).toBeLessThanOrEqual(15);
  },
);

// The first wave is refused soon after its start, so the stated wait shows how long a token takes.
test.each([1, 2])("a slow bucket of %i is followed from its first refusal on", (burst) => {
  const one: Case = { burst, durationMs: 1_500, waits: "stated" };
  expect(measure(one, { tasks: 100, perSecond: 2, wide: 8 }).ratio).toBeLessThanOrEqual(1.25);
});

// Each task has few rounds after refusals without a wait, so every one of them must slow the starts.
test("a slow bucket without stated waits leaves no task to the next run", () => {
  const one: Case = { burst: 1, durationMs: 1_500, waits: "unstated" };
  expect(measure(one, { tasks: 100, perSecond: 0.2, defaultWaitMs: 5_000 }).runs).toBe(1);
});
