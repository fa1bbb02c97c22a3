/** The simulated scenario: a task list, a provider, and runs on a schedule. All durations are in milliseconds. */
import { MOST_JOBS } from "../core/split.ts";
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
 * Multiples of these cover the unit interval evenly. Those of the golden ratio never come close to its ends too early.
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

/** The mean of recorded durations, or of the log-normal distribution with this median and p90. */
function meanDurationMs(model: DurationModel): number {
  if (model.kind === "recorded") {
    return model.durationsMs.reduce((sum, durationMs) => sum + durationMs, 0) / Math.max(1, model.durationsMs.length);
  }
  const sigma = Math.log(Math.max(1, model.p90Ms / model.medianMs)) / Z90;
  return model.medianMs * Math.exp(sigma ** 2 / 2);
}

/** A recommended width: as many children as the provider can keep busy, on as few jobs as can hold them. */
export interface Advice {
  readonly concurrency: number;
  readonly jobs: number;
  readonly reason: string;
}

/** Children that one hosted runner can start and hold without becoming the bottleneck. */
const CHILDREN_OF_A_JOB = 32;
/** Margin for tasks that take longer than the mean. */
const ROOM = 1.2;

/**
 * The smaller number of children that the rate or the time budget asks for. Without either, the number that was given.
 */
export function advise(scenario: Scenario): Advice {
  const { tasks, requestsPerTask, provider, timeBudgetMs, settings } = scenario;
  const meanMs = meanDurationMs(scenario.duration);
  const widest = Math.max(1, Math.min(Math.ceil(tasks / settings.shardSize), MOST_JOBS * CHILDREN_OF_A_JOB));
  const { rate } = provider;
  const wishes: [children: number, reason: string][] = [];
  if (rate !== null && requestsPerTask > 0) {
    const tasksPerMs = rate.requests / rate.perMs / requestsPerTask;
    wishes.push([Math.ceil(tasksPerMs * meanMs * ROOM), "more children would only wait for the provider's rate"]);
  }
  if (timeBudgetMs !== null) {
    const workMs = tasks * meanMs * ROOM;
    const children = Math.ceil(workMs / Math.max(1, timeBudgetMs - meanMs));
    wishes.push([children, "this many children finish the tasks within one time budget"]);
  }
  const given = settings.concurrency;
  const [wide, reason] = wishes.sort(([a], [b]) => a - b)[0] ?? [given, "neither a rate nor a time budget bounds it"];
  const children = Math.max(1, Math.min(widest, wide));
  const jobs = Math.min(MOST_JOBS, Math.ceil(children / CHILDREN_OF_A_JOB));
  return { concurrency: Math.max(1, Math.ceil(children / jobs)), jobs, reason };
}
