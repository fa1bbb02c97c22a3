/** The order of starts: longest first keeps the end of a run short; without durations, the order of the list. */
import { wholeOf } from "./split.ts";

export interface Weighed {
  /** Expected seconds by the place of a task; the median where nothing is known of one. */
  readonly durationsS: Float64Array;
  /** The places, longest first; those that are alike keep their order. */
  readonly places: Uint32Array;
}

/**
 * @param tasks indexes into the list
 * @param durationOf the expected seconds of a task; null where nothing is known of it
 * @returns null where nothing is known of any
 */
export function weigh(tasks: Uint32Array, durationOf: (index: number) => number | null): Weighed | null {
  const known: number[] = [];
  for (const task of tasks) {
    const duration = durationOf(task);
    if (duration !== null) known.push(duration);
  }
  const median = known.sort((a, b) => a - b)[Math.floor(known.length / 2)];
  if (median === undefined) return null;
  const durationsS = Float64Array.from(tasks, (task) => durationOf(task) ?? median);
  const at = (place: number) => durationsS[place] ?? 0;
  return { durationsS, places: wholeOf(tasks.length).sort((a, b) => at(b) - at(a) || a - b) };
}

/**
 * @param outstanding indexes into the list
 * @param durationOf as for `weigh`
 * @param concurrency with one child at a time the order changes nothing but the reader's expectation
 */
export function orderStarts(
  outstanding: Uint32Array,
  durationOf: (index: number) => number | null,
  concurrency: number,
): Uint32Array {
  if (concurrency <= 1) return outstanding;
  return weigh(outstanding, durationOf)?.places.map((place) => outstanding[place] ?? 0) ?? outstanding;
}
