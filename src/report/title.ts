/** The title of the summary and the page: how the campaign stands. */
import type { Counts, RunStatus } from "../core/tally.ts";
import { unreachable } from "../core/unreachable.ts";
import { counted, grouped } from "./words.ts";

/** @param missingJobs how many jobs of the matrix never reported */
export function titleOf(
  {
    status,
    counts,
    stops,
  }: { readonly status: RunStatus; readonly counts: Counts; readonly stops: readonly { readonly outage?: true }[] },
  missingJobs: number,
): string {
  const left = `${grouped(counts.outstanding)} of ${counted(counts.total, "task")} outstanding`;
  switch (status) {
    case "complete":
      return completeTitle(counts);
    case "stopped":
      return `Stopped by ${isOutage(stops) ? "an outage" : "a rate limit"}: ${left}`;
    case "out_of_time":
      return `Out of time: ${left}`;
    case "out_of_budget":
      return `Out of budget: ${left}`;
    case "interrupted":
      return `Interrupted: ${left}`;
    case "aborted":
      return `Aborted: ${left}`;
    case "incomplete":
      if (missingJobs === 0) return `Not finished: ${left}`;
      return `${counted(missingJobs, "job")} never reported: ${counts.outstanding === 0 ? "nothing is outstanding" : left}`;
    default:
      return unreachable(status);
  }
}

/** Whether all stops are outages: failures in a row instead of a rate limit. */
export function isOutage(stops: readonly { readonly outage?: true }[]): boolean {
  return stops.length > 0 && stops.every((stop) => stop.outage);
}

function completeTitle({ total, passed, failed, errored, skipped }: Counts): string {
  if (total === 0) return "No tasks";
  if (failed + errored === 0) {
    if (skipped > 0)
      return `Complete: ${grouped(passed)} of ${counted(total, "task")} passed, ${grouped(skipped)} skipped`;
    return total === 1 ? "Complete: the task passed" : `Complete: all ${counted(total, "task")} passed`;
  }
  const bad = [
    ...(failed > 0 ? [`${grouped(failed)} failed`] : []),
    ...(errored > 0 ? [`${grouped(errored)} errored`] : []),
  ];
  return `Complete: ${bad.join(" and ")} of ${counted(total, "task")}`;
}

/** Whether there are failures that `fail-on` and `min-pass-rate` do not allow. */
export function hasHeldFailures({
  counts,
  against,
}: {
  readonly counts: Counts;
  readonly against: readonly string[] | null;
}): boolean {
  return counts.failed + counts.errored > 0 && against?.length !== 0;
}
