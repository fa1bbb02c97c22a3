/** Which tasks the next run can start if several providers refuse calls until different instants. */
import type { Headline } from "./report.ts";

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

/** Stops are given in the order of their ends. */
export function nextRun({ counts, stops, resumeAt }: Pick<Headline, "counts" | "stops" | "resumeAt">): NextRun {
  const [first] = stops;
  // A record may be older than the circuits: before the first of them ends, a run of stopped providers does nothing.
  const isAllStopped = stops.reduce((sum, stop) => sum + stop.outstanding, 0) >= counts.outstanding;
  const at = first === undefined || !isAllStopped ? resumeAt : Math.max(resumeAt ?? 0, first.untilAt);
  const later = stops.filter((stop) => stop.untilAt > (at ?? 0));
  const held = later.reduce((sum, stop) => sum + stop.outstanding, 0);
  return { at, ready: counts.outstanding - held, held, heldUntilAt: later.at(-1)?.untilAt ?? null };
}
