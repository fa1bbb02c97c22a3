/** The order of starts. Longest first keeps the end of a run short. Without durations, the list's order stays. */
import { wholeOf } from "./split.ts";

/** The expected seconds of a task, by its index in the list; null if unknown. */
export type DurationOf = (index: number) => number | null;

export interface Weighed {
  /** Expected seconds of each task, by place. Unknown ones get the median. */
  readonly durationsS: Float64Array;
  /** The places, longest first. Equal ones keep their order. */
  readonly places: Uint32Array;
}

/**
 * @param tasks indexes into the list
 * @returns null if no duration is known
 */
export function weigh(tasks: Uint32Array, durationOf: DurationOf | null): Weighed | null {
  if (durationOf === null) return null;
  const durationsS = Float64Array.from(tasks, (task) => durationOf(task) ?? Number.NaN);
  const known = durationsS.filter((duration) => !Number.isNaN(duration)).sort();
  const median = known[Math.floor(known.length / 2)];
  if (median === undefined) return null;
  for (const [place, duration] of durationsS.entries()) if (Number.isNaN(duration)) durationsS[place] = median;
  const at = (place: number) => durationsS[place] ?? 0;
  return { durationsS, places: wholeOf(tasks.length).sort((a, b) => at(b) - at(a) || a - b) };
}

/**
 * @param outstanding indexes into the list
 * @param durationOf null if no duration is known
 * @param concurrency with 1, the list's order stays, because reordering would gain nothing
 */
export function orderStarts(outstanding: Uint32Array, durationOf: DurationOf | null, concurrency: number): Uint32Array {
  if (concurrency <= 1) return outstanding;
  return weigh(outstanding, durationOf)?.places.map((place) => outstanding[place] ?? 0) ?? outstanding;
}
