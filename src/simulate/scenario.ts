/** What is simulated: a task set, a provider, and runs that follow a schedule. All durations in milliseconds. */
import type { Settings } from "../core/state.ts";
import type { RunStatus } from "../core/tally.ts";
import type { ProviderSettings } from "../provider/settings.ts";

export interface Scenario {
  readonly tasks: number;
  /** How long a task takes, from the start of its child to its end, where it meets no limit. */
  readonly duration: DurationModel;
  /** Calls to the provider that a task makes, one after the other. */
  readonly requestsPerTask: number;
  readonly provider: ProviderSettings;
  readonly jobs: number;
  readonly settings: Omit<Settings, "deadlineAt">;
  /** What stated waits are rounded up to. */
  readonly waitUnitMs: number;
  /** Share of attempts, 0 to below 1, that fail by themselves. */
  readonly failureRate: number;
  readonly retryAfterThresholdMs: number;
  /** How long a run may take; null: no bound. */
  readonly timeBudgetMs: number | null;
  readonly startsAt: number;
  /** The instant of the next run, given the one at which the last ended. */
  readonly nextStart: (endedAt: number) => number;
  readonly seed: number;
}

/** Durations with a long tail (log-normal) by their median and 90th percentile, or those that were recorded. */
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
  /** `exact`: every child was simulated. `sampled`: a part was, and its rates were extended. */
  readonly model: "exact" | "sampled";
  readonly nights: readonly NightFigures[];
  /** Tasks without a result after the last simulated run. */
  readonly outstanding: number;
}

/** A campaign that needs more runs than this does not end. */
export const MOST_NIGHTS = 1_000;
