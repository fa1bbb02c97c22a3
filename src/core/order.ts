/** The order of starts: longest first keeps the end of a run short; without durations, the order of the list. */
import { wholeOf } from "./split.ts";

/** The expected seconds of a task, by its index in the list; null where nothing is known of it. */
export type DurationOf = (index: number) => number | null;

export interface Weighed {
  /** Expected seconds by the place of a task; the median where nothing is known of one. */
  readonly durationsS: Float64Array;
  /** The places, longest first; those that are alike keep their order. */
  readonly places: Uint32Array;
}

/**
 * @param tasks indexes into the list
 * @returns null where nothing is known of any
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
 * @param durationOf null where nothing is known of any
 * @param concurrency with one child at a time the order changes nothing but the reader's expectation
 */
export function orderStarts(outstanding: Uint32Array, durationOf: DurationOf | null, concurrency: number): Uint32Array {
  if (concurrency <= 1) return outstanding;
  return weigh(outstanding, durationOf)?.places.map((place) => outstanding[place] ?? 0) ?? outstanding;
}
