/** Forecasts a campaign: run after run of the schedule, each simulated child by child, until nothing is outstanding. */
import { seededChance } from "../provider/chance.ts";
import { Gate } from "../provider/gate.ts";
import { NOTHING_CARRIED } from "./carried.ts";
import { type Night, simulateNight } from "./night.ts";
import { type Forecast, MOST_NIGHTS, type NightFigures, type Scenario } from "./scenario.ts";

export function forecast(scenario: Scenario): Forecast {
  const chance = seededChance(scenario.seed);
  const gate = new Gate(scenario.provider);
  const nights: NightFigures[] = [];
  let night: Pick<Night, "outstanding" | "carried"> = {
    outstanding: Array.from({ length: scenario.tasks }, (_, index) => index),
    carried: NOTHING_CARRIED,
  };
  let { startsAt } = scenario;
  while (night.outstanding.length > 0 && nights.length < MOST_NIGHTS) {
    const next = simulateNight({ scenario, startsAt, ...night, gate, chance });
    nights.push(next.figures);
    startsAt = scenario.nextStart(next.figures.endedAt);
    night = next;
  }
  return { nights, outstanding: night.outstanding.length };
}

/** The figures of a whole forecast. */
export interface Sums {
  readonly nights: number;
  readonly calls: number;
  readonly rateLimitedCalls: number;
  /** Null if the campaign does not end. */
  readonly finishAt: number | null;
  /** All runs together. */
  readonly runningMs: number;
  /** Share of the available child time, while runs lasted, that children used. */
  readonly utilization: number;
}

/** Adds up the runs of a forecast. */
export function sumUp(scenario: Scenario, { nights, outstanding }: Forecast): Sums {
  const sum = (value: (night: Forecast["nights"][number]) => number): number =>
    nights.reduce((total, night) => total + value(night), 0);
  const calls = sum((night) => night.calls);
  const rateLimitedCalls = sum((night) => night.rateLimitedCalls);
  const runningMs = sum((night) => night.endedAt - night.startedAt);
  const placesMs = runningMs * scenario.settings.concurrency;
  return {
    nights: nights.length,
    calls,
    rateLimitedCalls,
    finishAt: outstanding === 0 ? (nights.at(-1)?.endedAt ?? scenario.startsAt) : null,
    runningMs,
    utilization: placesMs === 0 ? 0 : Math.min(1, sum((night) => night.busyMs) / placesMs),
  };
}
