/**
 * Forecasts a campaign: run after run of the schedule until nothing is outstanding. A campaign of few calls is
 * simulated child by child (`night.ts`). For one of many calls, a single run over a sample of its tasks is simulated,
 * and the figures of every run are extrapolated from it.
 */
import { seededChance } from "../provider/chance.ts";
import { Gate, quotaAt, UNUSED_QUOTA, useQuota } from "../provider/gate.ts";
import type { QuotaSettings } from "../provider/settings.ts";
import { NOTHING_CARRIED } from "./carried.ts";
import { type Night, simulateNight } from "./night.ts";
import { attemptsOfTask, type Forecast, MOST_NIGHTS, type NightFigures, type Scenario } from "./scenario.ts";

/** Up to this many calls, every child is simulated. */
const EXACT_CALLS = 60_000;
/** A sample has at least this many tasks in all and for each child, so that its start weighs little. */
const SAMPLE_TASKS = 4_000;
const SAMPLE_ROUNDS = 8;
/** The part of a run, by its finished tasks, after its start and before its tail. */
const STEADY_FROM = 1 / 2;
const STEADY_TO = 7 / 8;

/** Forecasts a campaign. If there are many calls, it simulates only a sample of them. */
export function forecast(scenario: Scenario): Forecast {
  const calls = scenario.tasks * Math.max(1, scenario.requestsPerTask);
  return calls <= EXACT_CALLS ? exactForecast(scenario) : sampledForecast(scenario);
}

/** Simulates every child of every run. */
export function exactForecast(scenario: Scenario): Forecast {
  const chance = seededChance(scenario.seed);
  const gate = new Gate(scenario.provider);
  let night: Pick<Night, "outstanding" | "carried"> = {
    outstanding: firstTasks(scenario.tasks),
    carried: NOTHING_CARRIED,
  };
  return runAfterRun("exact", scenario, (startsAt) => {
    const next = simulateNight({ scenario, startsAt, ...night, gate, chance });
    night = next;
    return next.figures;
  });
}

/** Extrapolates every run from a sample. The time budget and what is left of the quota bound a run. */
export function sampledForecast(scenario: Scenario): Forecast {
  const sample = takeSample(scenario);
  const quota = new CampaignQuota(scenario);
  const requestsOfTask = scenario.requestsPerTask * attemptsOfTask(scenario);
  const inBudget = tasksInBudget(scenario.timeBudgetMs, sample.ms);
  return runAfterRun("sampled", scenario, (startedAt, outstanding) => {
    const requestsLeft = quota.leftAt(startedAt);
    const inQuota = Math.floor(requestsLeft / requestsOfTask);
    const done = Math.min(outstanding, inBudget, inQuota, sample.mostDone);
    const isQuotaSpent = done === inQuota && done < outstanding;
    const isStopped = isQuotaSpent || done === sample.mostDone;
    const endedAt = startedAt + extrapolated(sample.ms, done);
    // The task that the quota interrupts has used the rest of it. One more call finds it spent.
    quota.spend(isQuotaSpent ? requestsLeft : done * requestsOfTask, endedAt);
    const refusedByQuota = isQuotaSpent ? 1 : 0;
    return {
      startedAt,
      endedAt,
      status: done === outstanding ? "complete" : isStopped ? "stopped" : "out_of_time",
      done,
      calls: Math.round(extrapolated(sample.calls, done)) + refusedByQuota,
      rateLimitedCalls: Math.round(extrapolated(sample.refused, done)) + refusedByQuota,
      busyMs: done * sample.busyMsOfTask,
    };
  });
}

/** Forecasts run after run until nothing is outstanding, at most `MOST_NIGHTS`. */
function runAfterRun(
  model: Forecast["model"],
  scenario: Scenario,
  run: (startsAt: number, outstanding: number) => NightFigures,
): Forecast {
  const nights: NightFigures[] = [];
  let outstanding = scenario.tasks;
  let startsAt = scenario.startsAt;
  while (outstanding > 0 && nights.length < MOST_NIGHTS) {
    const figures = run(startsAt, outstanding);
    nights.push(figures);
    outstanding -= figures.done;
    startsAt = scenario.nextStart(figures.endedAt);
  }
  return { model, nights, outstanding };
}

function firstTasks(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/**
 * How a figure of a run grows with its tasks: `each` per task in its steady state, `around` for its start and its tail.
 */
interface Growth {
  readonly each: number;
  readonly around: number;
}

/** The figures from a sample of a scenario. */
interface Sample {
  readonly ms: Growth;
  readonly calls: Growth;
  readonly refused: Growth;
  readonly busyMsOfTask: number;
  /** Tasks that a run finishes before a limit stops it; infinite if none does. */
  readonly mostDone: number;
}

/** Simulates one run over a part of the tasks, without the quota and the time budget, which bound the extrapolation. */
function takeSample(scenario: Scenario): Sample {
  const tasks = Math.min(scenario.tasks, Math.max(SAMPLE_TASKS, SAMPLE_ROUNDS * scenario.settings.concurrency));
  const provider = { ...scenario.provider, quota: null };
  const { doneAt, calledAt, refusedAt, figures } = simulateNight({
    scenario: { ...scenario, provider, timeBudgetMs: null },
    startsAt: scenario.startsAt,
    outstanding: firstTasks(tasks),
    gate: new Gate(provider),
    carried: NOTHING_CARRIED,
    chance: seededChance(scenario.seed),
  });
  const done = Math.max(1, doneAt.length);
  const [from, to] = [Math.floor(done * STEADY_FROM), Math.floor(done * STEADY_TO)];
  const [fromAt, toAt] = [doneAt[from] ?? figures.startedAt, doneAt[to] ?? figures.endedAt];
  const growth = (whileSteady: number, inAll: number): Growth => {
    const each = to > from ? whileSteady / (to - from) : inAll / done;
    return { each, around: Math.max(0, inAll - each * done) };
  };
  const growthOf = (instants: readonly number[]): Growth =>
    growth(instants.filter((at) => at >= fromAt && at < toAt).length, instants.length);
  return {
    ms: growth(toAt - fromAt, figures.endedAt - figures.startedAt),
    calls: growthOf(calledAt),
    refused: growthOf(refusedAt),
    busyMsOfTask: figures.busyMs / done,
    mostDone: figures.status === "stopped" ? done : Number.POSITIVE_INFINITY,
  };
}

function extrapolated({ each, around }: Growth, tasks: number): number {
  return tasks === 0 ? 0 : around + each * tasks;
}

/** How many tasks a run finishes within the time budget; infinite without one. */
function tasksInBudget(timeBudgetMs: number | null, { each, around }: Growth): number {
  if (timeBudgetMs === null) return Number.POSITIVE_INFINITY;
  return Math.floor(Math.max(0, timeBudgetMs - around) / Math.max(1e-6, each));
}

/** The provider's quota of requests, over all runs of a campaign. */
class CampaignQuota {
  readonly #quota: QuotaSettings | null;
  #used = UNUSED_QUOTA;

  /** Tasks without calls use no quota. */
  constructor({ requestsPerTask, provider }: Scenario) {
    this.#quota = requestsPerTask === 0 ? null : provider.quota;
  }

  /** Requests that are left; infinite without a quota. */
  leftAt(now: number): number {
    if (this.#quota === null) return Number.POSITIVE_INFINITY;
    this.#used = quotaAt(this.#used, this.#quota, now);
    return Math.max(0, this.#quota.requests - this.#used.used);
  }

  spend(requests: number, now: number): void {
    if (this.#quota === null || requests <= 0) return;
    this.#used = useQuota({ ...this.#used, used: this.#used.used + requests - 1 }, this.#quota, now);
  }
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
  const placesMs = runningMs * scenario.settings.concurrency;
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
