/**
 * What a row is worth if it arrives after we asked its child to end. A child that catches our TERM often reports on
 * itself ("interrupted", "skipped"). That says nothing about its task. The reason for the stop decides instead: a stop
 * charges nobody, silence is transient, the wall timeout ends the task.
 */
import type { Exit } from "./evidence.ts";
import type { Outcome } from "./outcome.ts";

/**
 * A grade is finished work, and a limit is the provider's word, so both count at any time. Waits and caps stay
 * timeouts, as they do without a row.
 *
 * @param stop why the child was asked to end
 */
export function countsInGrace(outcome: Outcome, stop: Exit["kind"]): boolean {
  if (outcome.class === "graded") return true;
  return outcome.class === "rate_limited" && (stop !== "timed-out" || outcome.limit.kind === "stop");
}
