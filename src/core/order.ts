/** The order of starts: longest first keeps the end of a run short; without durations, the order of the list. */
import type { OutstandingTask } from "./history.ts";

/**
 * @param durationsS recorded durations by task hash or id; tasks without one count as the median
 * @param concurrency with one child at a time the order changes nothing but the reader's expectation
 */
export function orderStarts(
  outstanding: readonly OutstandingTask[],
  durationOf: (one: OutstandingTask) => number | null,
  concurrency: number,
): readonly OutstandingTask[] {
  if (concurrency <= 1) return outstanding;
  const durations = outstanding.map(durationOf);
  const known = durations.filter((duration) => duration !== null).sort((a, b) => a - b);
  const median = known[Math.floor(known.length / 2)];
  if (median === undefined) return outstanding;
  return outstanding
    .map((one, index) => ({ one, index, durationS: durations[index] ?? median }))
    .sort((a, b) => b.durationS - a.durationS || a.index - b.index)
    .map(({ one }) => one);
}
