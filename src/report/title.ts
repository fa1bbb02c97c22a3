/** What a run came to, in a few words: the title of its reports. */
import type { Counts, RunStatus } from "../core/tally.ts";
import { unreachable } from "../core/unreachable.ts";
import { counted, grouped } from "./words.ts";

export function titleOf(status: RunStatus, counts: Counts): string {
  const left = outstandingWords(counts);
  switch (status) {
    case "complete":
      return counts.outstanding > 0 ? left : completeTitle(counts);
    case "stopped":
      return `Stopped by a rate limit: ${left}`;
    case "out_of_time":
      return `Out of time: ${left}`;
    case "interrupted":
      return `Interrupted: ${left}`;
    case "aborted":
      return `Aborted: ${left}`;
    case "incomplete":
      return `Not finished: ${left}`;
    default:
      return unreachable(status);
  }
}

/** `3 of 100 tasks outstanding`. */
export function outstandingWords({ total, outstanding }: Counts): string {
  return `${grouped(outstanding)} of ${counted(total, "task")} outstanding`;
}

function completeTitle({ total, passed, failed, errored, skipped }: Counts): string {
  if (total === 0) return "No tasks";
  if (failed + errored > 0) {
    const bad = [
      ...(failed > 0 ? [`${grouped(failed)} failed`] : []),
      ...(errored > 0 ? [`${grouped(errored)} errored`] : []),
    ];
    return `Complete: ${bad.join(" and ")} of ${counted(total, "task")}`;
  }
  if (skipped > 0)
    return `Complete: ${grouped(passed)} of ${counted(total, "task")} passed, ${grouped(skipped)} skipped`;
  return total === 1 ? "Complete: the task passed" : `Complete: all ${counted(total, "task")} passed`;
}
