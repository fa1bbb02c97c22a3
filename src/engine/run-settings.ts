/** The scheduler's settings for a run: its bounds, and its tasks by provider. */
import type { Config } from "../config/config.ts";
import { type Lane, openLane } from "../core/lane.ts";
import { shareOf } from "../core/spend.ts";
import { shareOfJob } from "../core/split.ts";
import type { Settings } from "../core/state.ts";
import type { RunScope } from "./prepare.ts";
import { byProvider, restoreCircuit, restoreClosing, restoreLimit } from "./run-memory.ts";

const CANCEL_GRACE_MS = 3_000;

/** @param total the number of listed tasks */
export function settingsOf(config: Config, total: number, startedAt: number): Settings {
  return {
    concurrency: concurrencyOf(config),
    shardSize: config.shardSize,
    maxAttempts: config.maxAttempts,
    maxFailures: maxFailuresOf(config.maxFailures, total),
    failFast: config.failFast,
    maxWaitMs: config.maxWaitMs,
    defaultWaitMs: config.defaultWaitMs,
    stopGraceMs: config.stopGraceMs,
    interruptGraceMs: CANCEL_GRACE_MS,
    killGraceMs: config.killGraceMs,
    deadlineAt: config.timeBudgetMs === null ? null : startedAt + config.timeBudgetMs,
    // Its share, if the jobs of a matrix have one budget.
    budget: shareOf({ maxCostUsd: config.maxCost, maxTokens: config.maxTokens }, config.job.total),
    preflight: config.preflight !== null,
  };
}

/** How many children this job may run: its share if several jobs share one budget. */
export function concurrencyOf(config: Pick<Config, "concurrency" | "sharedConcurrency" | "job">): number {
  const { sharedConcurrency: shared, job } = config;
  if (shared === null) return config.concurrency;
  return Math.max(1, Math.min(config.concurrency, shareOfJob(shared, job)));
}

/** `N%` of all tasks, and at least one. */
export function maxFailuresOf(limit: Config["maxFailures"], total: number): number | null {
  if (limit === null) return null;
  if (limit.kind === "count") return limit.count;
  // Counts in millionths of a percent, the precision of the input, because a product of fractions would exceed 7 for 7
  // % of 100.
  return Math.max(1, Math.ceil((Math.round(limit.percent * 1e6) * total) / 1e8));
}

/**
 * The outstanding tasks by provider, with what the checkpoint knows about each provider.
 *
 * @param start.now later than the start of the run: a limit may end while a harness lists its tests
 */
export function lanesOf(
  { prepared, config }: Pick<RunScope, "config" | "prepared">,
  { now, concurrency }: { readonly now: number; readonly concurrency: number },
): Lane[] {
  return [...byProvider(prepared.outstanding)].map(([provider, pending]) =>
    openLane(provider, pending, {
      ceiling: Math.min(concurrency, config.providerConcurrency.get(provider) ?? concurrency),
      learnedLimit: prepared.isNew ? null : restoreLimit(prepared.checkpoint, provider),
      circuit: restoreCircuit(prepared.checkpoint, provider, { now, isProbedNow: config.retryNow }),
      closedAt: restoreClosing(prepared.checkpoint, provider),
      preflight: config.preflight !== null,
    }),
  );
}
