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
  readonly provider: ProviderSettings;
  readonly jobs: number;
  readonly settings: Omit<Settings, "deadlineAt">;
  /** The unit that stated waits are rounded up to. */
  readonly waitUnitMs: number;
  /** Share of attempts, 0 to below 1, that fail on their own. */
  readonly failureRate: number;
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

/** One run of the schedule, over all its jobs. */
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
  /** `exact`: every child was simulated. `sampled`: a part was simulated and its rates were extrapolated. */
  readonly model: "exact" | "sampled";
  readonly nights: readonly NightFigures[];
  /** Tasks without a result after the last simulated run. */
  readonly outstanding: number;
}

/** A campaign that needs more runs than this counts as endless. */
export const MOST_NIGHTS = 1_000;

/** The mean number of tries of a task, until it passes or its attempts are used up. */
export function attemptsOfTask({ failureRate, settings }: Scenario): number {
  return failureRate === 0 ? 1 : (1 - failureRate ** settings.maxAttempts) / (1 - failureRate);
}

/** The 90th percentile of the standard normal distribution. */
const Z90 = 1.2816;

/**
 * The duration of a task, the same at every try.
 *
 * @param chances two numbers from 0 to below 1
 */
export function durationOf(model: DurationModel, index: number, chances: readonly [number, number]): number {
  if (model.kind === "recorded") return model.durationsMs[index % model.durationsMs.length] ?? 0;
  const sigma = Math.log(Math.max(1, model.p90Ms / model.medianMs)) / Z90;
  const normal = Math.sqrt(-2 * Math.log(1 - chances[0])) * Math.cos(2 * Math.PI * chances[1]);
  return model.medianMs * Math.exp(sigma * normal);
}

/** The mean of recorded durations, or of the log-normal distribution with this median and p90. */
export function meanDurationMs(model: DurationModel): number {
  if (model.kind === "recorded") {
    return model.durationsMs.reduce((sum, durationMs) => sum + durationMs, 0) / Math.max(1, model.durationsMs.length);
  }
  const sigma = Math.log(Math.max(1, model.p90Ms / model.medianMs)) / Z90;
  return model.medianMs * Math.exp(sigma ** 2 / 2);
}
