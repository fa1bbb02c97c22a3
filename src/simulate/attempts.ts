/** Attempts of tasks that fail by themselves now and then. */
import type { Scenario } from "./scenario.ts";

/** How often a task is tried in the mean: until it passes, or its attempts are used up. */
export function attemptsOfTask({ failureRate, settings }: Scenario): number {
  return failureRate === 0 ? 1 : (1 - failureRate ** settings.maxAttempts) / (1 - failureRate);
}
