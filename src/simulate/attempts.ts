/** Attempts of tasks that sometimes fail on their own. */
import type { Scenario } from "./scenario.ts";

/** The mean number of tries of a task, until it passes or its attempts are used up. */
export function attemptsOfTask({ failureRate, settings }: Scenario): number {
  return failureRate === 0 ? 1 : (1 - failureRate ** settings.maxAttempts) / (1 - failureRate);
}
