/** What comes after a run: which tasks the next one can start, and what to do if no task got a result. */
import type { Counts, RunStatus } from "../core/tally.ts";
import type { Headline } from "./report.ts";
import { counted } from "./words.ts";

export interface NextRun {
  /** When it makes sense to start it; null if it need not wait. */
  readonly at: number | null;
  /** Outstanding tasks that it can take then. */
  readonly ready: number;
  /** Outstanding tasks of providers that still take no calls then. */
  readonly held: number;
  /** When the last of those providers takes calls again; null if no task is held. */
  readonly heldUntilAt: number | null;
}

/**
 * Which tasks the next run can start, if several providers refuse calls until different instants.
 *
 * @param headline with its stops in the order of their ends
 */
export function nextRun({ counts, stops, resumeAt }: Pick<Headline, "counts" | "stops" | "resumeAt">): NextRun {
  const [first] = stops;
  // The recorded instant may be older than the circuits. If all providers are stopped, wait for the first of them.
  const isAllStopped = stops.reduce((sum, stop) => sum + stop.outstanding, 0) >= counts.outstanding;
  const at = first === undefined || !isAllStopped ? resumeAt : Math.max(resumeAt ?? 0, first.untilAt);
  const later = stops.filter((stop) => stop.untilAt > (at ?? 0));
  const held = later.reduce((sum, stop) => sum + stop.outstanding, 0);
  return { at, ready: counts.outstanding - held, held, heldUntilAt: later.at(-1)?.untilAt ?? null };
}

/**
 * What to do about a run in which no task was graded, or about the errored tasks of a complete campaign; null for any
 * other run.
 *
 * @param retry the command that makes errored tasks outstanding again
 */
export function wayOutOf(
  run: { readonly status: RunStatus; readonly counts: Counts; readonly sameFailure: boolean },
  retry: string,
): string | null {
  const { passed, failed, errored, skipped, outstanding } = run.counts;
  if (passed + failed > 0) {
    if (errored === 0 || outstanding > 0) return null;
    const tasks = errored === 1 ? "errored task" : counted(errored, "errored task");
    return `to try the ${tasks} again, run \`${retry}\` and the same command`;
  }
  if (run.status === "stopped") return null;
  if (run.sameFailure) return "no task got a result: every task failed the same way";
  if (errored === 0 || outstanding > 0) return null;
  const who =
    skipped > 0 ? `${errored} of ${errored + skipped} tasks` : errored === 1 ? "the only task" : `all ${errored} tasks`;
  return `${who} errored: fix the cause, then run \`${retry}\` and the same command again`;
}
