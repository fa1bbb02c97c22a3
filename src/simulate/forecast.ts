/** Forecasts a campaign over as many runs as it takes. */
import { seededChance } from "../provider/chance.ts";
import { Gate, quotaAt, UNUSED_QUOTA, useQuota } from "../provider/gate.ts";
import { type Night, NOTHING_CARRIED, simulateNight } from "./night.ts";
import { attemptsOfTask, type Forecast, MOST_NIGHTS, type NightFigures, type Scenario } from "./scenario.ts";

/** Up to this many calls, every child is simulated. */
const EXACT_CALLS = 60_000;
/** A sample has at least this many tasks in all and for each child, so that its start weighs little. */
const SAMPLE_TASKS = 4_000;
const SAMPLE_ROUNDS = 8;

/** Forecasts a campaign. If there are many calls, it simulates only a sample of them. */
export function forecast(scenario: Scenario): Forecast {
  const calls = scenario.tasks * Math.max(1, scenario.requestsPerTask);
  return calls <= EXACT_CALLS ? exactForecast(scenario) : sampledForecast(scenario);
}

/** Simulates run after run until nothing is outstanding, at most `MOST_NIGHTS`. */
function repeat(
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

/** Simulates every child of every run. */
export function exactForecast(scenario: Scenario): Forecast {
  const chance = seededChance(scenario.seed);
  const gate = new Gate(scenario.provider);
  let night: Pick<Night, "outstanding" | "carried"> = {
    outstanding: Array.from({ length: scenario.tasks }, (_, index) => index),
    carried: NOTHING_CARRIED,
  };
  return repeat("exact", scenario, (startsAt) => {
    const { outstanding, carried } = night;
    const next = simulateNight({ scenario, startsAt, outstanding, carried, gate, chance });
    night = next;
    return next.figures;
  });
}

/**
 * How a run's figures grow with its tasks: `each` per task in its steady state, `around` for its start and its tail.
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

/** Leaves out the quota and the time budget, which the extrapolation adds. */
function takeSample(scenario: Scenario): Sample {
  const { concurrency } = scenario.settings;
  const tasks = Math.min(scenario.tasks, Math.max(SAMPLE_TASKS, SAMPLE_ROUNDS * concurrency));
  const provider = { ...scenario.provider, quota: null };
  const { doneAt, calledAt, refusedAt, figures } = simulateNight({
    scenario: { ...scenario, provider, timeBudgetMs: null },
    startsAt: scenario.startsAt,
    outstanding: Array.from({ length: tasks }, (_, index) => index),
    gate: new Gate(provider),
    carried: NOTHING_CARRIED,
    chance: seededChance(scenario.seed),
  });
  const done = Math.max(1, doneAt.length);
  const from = Math.floor(done / 2);
  const to = Math.floor((done * 7) / 8);
  const [fromAt, toAt] = [doneAt[from] ?? figures.startedAt, doneAt[to] ?? figures.endedAt];
  const growth = (inWindow: number, inAll: number): Growth => {
    const each = to > from ? inWindow / (to - from) : inAll / done;
    return { each, around: Math.max(0, inAll - each * done) };
  };
  const countIn = (instants: readonly number[]): number => instants.filter((at) => at >= fromAt && at < toAt).length;
  return {
    ms: growth(toAt - fromAt, figures.endedAt - figures.startedAt),
    calls: growth(countIn(calledAt), calledAt.length),
    refused: growth(countIn(refusedAt), refusedAt.length),
    busyMsOfTask: figures.busyMs / done,
    mostDone: figures.status === "stopped" ? done : Number.POSITIVE_INFINITY,
  };
}

/** Computes runs from the rate of the sample, bounded by the time budget and by what is left of the quota. */
export function sampledForecast(scenario: Scenario): Forecast {
  const sample = takeSample(scenario);
  // A task without calls uses no quota.
  const quota = scenario.requestsPerTask === 0 ? null : scenario.provider.quota;
  const calls = scenario.requestsPerTask * attemptsOfTask(scenario);
  const budgetMs = scenario.timeBudgetMs ?? Number.POSITIVE_INFINITY;
  const inBudget = Math.floor(Math.max(0, budgetMs - sample.ms.around) / Math.max(1e-6, sample.ms.each));
  let used = UNUSED_QUOTA;
  return repeat("sampled", scenario, (startedAt, outstanding) => {
    if (quota !== null) used = quotaAt(used, quota, startedAt);
    const left = quota === null ? null : Math.max(0, quota.requests - used.used);
    const inQuota = left === null ? outstanding : Math.floor(left / calls);
    const done = Math.min(outstanding, inBudget, inQuota, sample.mostDone);
    const isQuotaSpent = done === inQuota && done < outstanding;
    const isStopped = isQuotaSpent || done === sample.mostDone;
    const endedAt = startedAt + extended(sample.ms, done);
    // The call that finds the quota spent.
    const atTheEnd = isQuotaSpent ? 1 : 0;
    // A task that the quota interrupts has used the rest of it.
    const spent = isQuotaSpent ? (left ?? 0) : done * calls;
    if (quota !== null && spent > 0) used = useQuota({ ...used, used: used.used + spent - 1 }, quota, endedAt);
    return {
      startedAt,
      endedAt,
      status: done === outstanding ? "complete" : isStopped ? "stopped" : "out_of_time",
      done,
      calls: Math.round(extended(sample.calls, done)) + atTheEnd,
      rateLimitedCalls: Math.round(extended(sample.refused, done)) + atTheEnd,
      busyMs: done * sample.busyMsOfTask,
    };
  });
}

function extended({ each, around }: Growth, tasks: number): number {
  return tasks === 0 ? 0 : around + each * tasks;
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
