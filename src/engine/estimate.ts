/** Estimates the duration and cost of a run from the mean of earlier results. Only `simulate` models rate limits. */
import type { Config } from "../config/config.ts";
import { SpendSum } from "../report/spend.ts";
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
  // The rows of a complete campaign that may continue, such as a named one, are in both files.
  readLedger(baseline, (row) => {
    if (!stored.has(row.campaign)) note(row);
  });
  return durationsMs;
}

/** @param tasks how many the run may start */
export function estimateRun(
  tasks: number,
  { config, paths }: { readonly config: Config; readonly paths: StatePaths },
): Estimate {
  const spend = new SpendSum();
  const durationsMs = recordedDurationsMs(paths, (row) => spend.add(row));
  const spent = spend.total();
  const costUsd = spent === null || spent.cost === null ? null : (spent.cost / spent.priced) * tasks;
  const results = durationsMs.length;
  if (results === 0) return { durationMs: null, runs: null, costUsd, results };
  const meanMs = durationsMs.reduce((sum, durationMs) => sum + durationMs, 0) / results;
  const childMs = Math.min(config.shardSize, tasks) * meanMs;
  const rounds = Math.ceil(Math.ceil(tasks / config.shardSize) / concurrencyOf(config));
  const roundsPerRun = config.timeBudgetMs === null ? rounds : Math.max(1, Math.floor(config.timeBudgetMs / childMs));
  return { durationMs: rounds * childMs, runs: rounds === 0 ? 0 : Math.ceil(rounds / roundsPerRun), costUsd, results };
}
