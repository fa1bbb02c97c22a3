/**
 * What a row is worth that came once we had told its child to end. A child that notices our TERM often writes down what
 * became of itself ("interrupted", "skipped"). That says nothing of its task, which our reason settles: a stop is held
 * against nobody, silence is transient, the wall timeout ends the task.
 */
import type { Exit } from "./evidence.ts";
import type { Outcome } from "./outcome.ts";

/**
 * A grade is work that was done, and a limit is the provider's word, whenever it is told. Waits and caps stay timeouts,
 * as they do without a row.
 *
 * @param told why the child was told to end
 */
export function countsInGrace(outcome: Outcome, told: Exit["kind"]): boolean {
  if (outcome.class === "graded") return true;
  return outcome.class === "rate_limited" && (told !== "timed-out" || outcome.limit.kind === "stop");
}
