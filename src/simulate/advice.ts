/** Recommends a width: as many children as the provider can keep busy, on as few jobs as can hold them. */
import { MOST_JOBS } from "../core/split.ts";
import { attemptsOfTask, meanDurationMs, type Scenario } from "./scenario.ts";

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
    const workMs = tasks * attemptsOfTask(scenario) * meanMs * ROOM;
    const children = Math.ceil(workMs / Math.max(1, timeBudgetMs - meanMs));
    wishes.push([children, "this many children finish the tasks within one time budget"]);
  }
  const given = scenario.jobs * settings.concurrency;
  const [wide, reason] = wishes.sort(([a], [b]) => a - b)[0] ?? [given, "neither a rate nor a time budget bounds it"];
  const children = Math.max(1, Math.min(widest, wide));
  const jobs = Math.min(MOST_JOBS, Math.ceil(children / CHILDREN_OF_A_JOB));
  return { concurrency: Math.max(1, Math.ceil(children / jobs)), jobs, reason };
}
