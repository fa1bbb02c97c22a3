/** The simulated scenario: a task list, a provider, and runs on a schedule. All durations are in milliseconds. */
import type { Settings } from "../core/state.ts";
import type { RunStatus } from "../core/tally.ts";
import type { ProviderSettings } from "../provider/settings.ts";

export interface Scenario {
  readonly tasks: number;
  /** How long a task takes from the start of its child to its end, without limits. */
  readonly duration: DurationModel;
  /** Calls that a task makes to the provider, one after the other. */
  readonly requestsPerTask: number;
  /** Whether the calls go through the gateway. */
  readonly gateway: boolean;
  readonly provider: ProviderSettings;
  /** A matrix counts as one job that is as wide as all of its jobs together. */
  readonly settings: Omit<Settings, "deadlineAt">;
  /** The unit that stated waits are rounded up to. */
  readonly waitUnitMs: number;
  readonly retryAfterThresholdMs: number;
  /** How long a run may take; null for no bound. */
  readonly timeBudgetMs: number | null;
  readonly startsAt: number;
  /** The start of the next run, given the end of the last. */
  readonly nextStart: (endedAt: number) => number;
  readonly seed: number;
}

/** Durations with a long tail (log-normal), given by their median and 90th percentile, or recorded durations. */
export type DurationModel =
  | { readonly kind: "spread"; readonly medianMs: number; readonly p90Ms: number }
  | { readonly kind: "recorded"; readonly durationsMs: readonly number[] };

/** One run of the schedule. */
export interface NightFigures {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly status: RunStatus;
  /** Tasks with a result when it ended. */
  readonly done: number;
  readonly calls: number;
  readonly rateLimitedCalls: number;
  /** Time of all children together. */
  readonly busyMs: number;
}

export interface Forecast {
  readonly nights: readonly NightFigures[];
  /** Tasks without a result after the last simulated run. */
  readonly outstanding: number;
}

/** A campaign that needs more runs than this counts as endless. */
export const MOST_NIGHTS = 1_000;

/** The 90th percentile of the standard normal distribution. */
const Z90 = 1.2816;

/**
 * Multiples of these spread evenly over the unit interval. The first is the golden ratio: its early multiples stay away
 * from 1, where durations become extreme.
 */
const EVEN_STEPS = [0.6180339887498949, 0.5698402909980532] as const;

/**
 * The duration of a task in milliseconds, at least 1. It is the same at every try. The sequence is even instead of
 * random, because with a long tail the mean of a few thousand random durations depends on luck.
 */
export function durationOf({ duration: model }: Scenario, index: number): number {
  if (model.kind === "recorded") return Math.max(1, model.durationsMs[index % model.durationsMs.length] ?? 0);
  const [u, v] = [((index + 1) * EVEN_STEPS[0]) % 1, ((index + 1) * EVEN_STEPS[1]) % 1];
  const sigma = Math.log(Math.max(1, model.p90Ms / model.medianMs)) / Z90;
  const normal = Math.sqrt(-2 * Math.log(1 - u)) * Math.cos(2 * Math.PI * v);
  return Math.max(1, model.medianMs * Math.exp(sigma * normal));
}
