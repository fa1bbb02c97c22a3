/**
 * Estimates the tasks of a run from the durations of earlier ones: the forecast of `carryover simulate`, without
 * limits.
 */

import type { Config } from "../config/config.ts";
import { NO_BUDGET } from "../core/spend.ts";
import { settingsSchema } from "../provider/settings.ts";
import { SpendSum } from "../report/spend.ts";
import { forecast } from "../simulate/forecast.ts";
import type { Scenario } from "../simulate/scenario.ts";
import type { LedgerRow } from "../store/format.ts";
import { readLedger } from "../store/read-history.ts";
import type { StatePaths } from "../store/state-paths.ts";
import { concurrencyOf } from "./run-settings.ts";

export interface Estimate {
  /** Null if no duration is recorded. */
  readonly durationMs: number | null;
  /** How many runs it takes within `time-budget`; null if no duration is recorded. */
  readonly runs: number | null;
  /** In US dollars; null if no result states a cost. */
  readonly costUsd: number | null;
  /** The number of earlier results that it is based on. */
  readonly results: number;
}

/** Durations of earlier results, from the campaigns that are stored and the last complete one. @param onRow sees each result */
export function recordedDurationsMs(
  { baseline, results }: Pick<StatePaths, "baseline" | "results">,
  onRow: (row: LedgerRow) => void = () => {},
): number[] {
  const durationsMs: number[] = [];
  const note = (row: LedgerRow) => {
    durationsMs.push(Math.max(1, row.duration_s * 1_000));
    onRow(row);
  };
  const stored = new Set<string>();
  readLedger(results, (row) => {
    stored.add(row.campaign);
    note(row);
  });
  // The rows of a complete campaign that may continue, such as a named one, stand in both files.
  readLedger(baseline, (row) => {
    if (!stored.has(row.campaign)) note(row);
  });
  return durationsMs;
}

/** The inputs that a forecast needs. */
export function forecastBounds(config: Config): Pick<Scenario, "settings" | "retryAfterThresholdMs" | "timeBudgetMs"> {
  const { retryAfterThresholdMs, timeBudgetMs } = config;
  const settings = {
    concurrency: concurrencyOf(config),
    shardSize: config.shardSize,
    maxAttempts: config.maxAttempts,
    maxFailures: null,
    failFast: false,
    maxWaitMs: config.maxWaitMs,
    defaultWaitMs: config.defaultWaitMs,
    stopGraceMs: config.stopGraceMs,
    interruptGraceMs: config.killGraceMs,
    killGraceMs: config.killGraceMs,
    budget: NO_BUDGET,
    preflight: false,
  };
  return { settings, retryAfterThresholdMs, timeBudgetMs };
}

export function estimateRun(
  tasks: number,
  { config, paths, now }: { readonly config: Config; readonly paths: StatePaths; readonly now: number },
): Estimate {
  const spend = new SpendSum();
  const durationsMs = recordedDurationsMs(paths, (row) => spend.add(row));
  const spent = spend.total();
  const costUsd = spent === null || spent.cost === null ? null : (spent.cost / spent.priced) * tasks;
  const results = durationsMs.length;
  if (results === 0) return { durationMs: null, runs: null, costUsd, results };
  const { nights } = forecast({
    tasks,
    duration: { kind: "recorded", durationsMs },
    requestsPerTask: 0,
    provider: settingsSchema.parse({ rate: null, quota: null, waits: "stated" }),
    ...forecastBounds(config),
    waitUnitMs: 1,
    failureRate: 0,
    startsAt: now,
    nextStart: (endedAt) => endedAt,
    seed: 1,
  });
  const durationMs = nights.reduce((sum, night) => sum + night.endedAt - night.startedAt, 0);
  return { durationMs, runs: nights.length, costUsd, results };
}
