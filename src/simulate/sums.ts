/** The figures of a whole forecast. */
import type { Forecast, Scenario } from "./scenario.ts";

export interface Sums {
  readonly nights: number;
  readonly calls: number;
  readonly rateLimitedCalls: number;
  /** Null if the campaign does not end. */
  readonly finishAt: number | null;
  /** All runs together. */
  readonly runningMs: number;
  /** Share of the available child time, while runs lasted, that children used. */
  readonly utilisation: number;
  /** Answered calls as a share of what the provider's rate would have allowed; null without a rate. */
  readonly providerUtilisation: number | null;
}

/** Adds up the runs of a forecast. */
export function sumUp(scenario: Scenario, { nights, outstanding }: Forecast): Sums {
  const sum = (value: (night: Forecast["nights"][number]) => number): number =>
    nights.reduce((total, night) => total + value(night), 0);
  const calls = sum((night) => night.calls);
  const rateLimitedCalls = sum((night) => night.rateLimitedCalls);
  const runningMs = sum((night) => night.endedAt - night.startedAt);
  const placesMs = runningMs * scenario.jobs * scenario.settings.concurrency;
  const { rate } = scenario.provider;
  const allowed = rate === null ? 0 : nights.length * rate.burst + (runningMs * rate.requests) / rate.perMs;
  return {
    nights: nights.length,
    calls,
    rateLimitedCalls,
    finishAt: outstanding === 0 ? (nights.at(-1)?.endedAt ?? scenario.startsAt) : null,
    runningMs,
    utilisation: placesMs === 0 ? 0 : Math.min(1, sum((night) => night.busyMs) / placesMs),
    providerUtilisation: allowed === 0 ? null : Math.min(1, (calls - rateLimitedCalls) / allowed),
  };
}
