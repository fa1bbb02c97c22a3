/** Sorts scored tasks into the bars of a histogram. */
import type { ReportTask } from "./report.ts";

const BINS = 20;

export interface ScoreBin {
  readonly from: number;
  /** Exclusive, except in the last bin. */
  readonly until: number;
  /** Ids of tasks that passed. */
  readonly passed: string[];
  /** Ids of tasks that have a score and did not pass. */
  readonly other: string[];
}

/** Bins of equal width; one if all scores are equal. Empty without scores. */
export function binScores(tasks: Iterable<Pick<ReportTask, "id" | "score" | "standing">>): ScoreBin[] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { score } of tasks) {
    if (score === null || !Number.isFinite(score)) continue;
    [low, high] = [Math.min(low, score), Math.max(high, score)];
  }
  if (low > high) return [];
  // Most scores are shares. The same axis every night makes two reports comparable at a glance.
  const [from, until] = low >= 0 && high <= 1 ? [0, 1] : [low, high];
  const count = from === until ? 1 : BINS;
  // Weighted ends instead of a width: the difference of two huge scores can overflow.
  const edge = (index: number) => Number((from * (1 - index / count) + until * (index / count)).toPrecision(12));
  const bins = Array.from({ length: count }, (_, index): ScoreBin => {
    return { from: edge(index), until: edge(index + 1), passed: [], other: [] };
  });
  for (const { id, score, standing } of tasks) {
    if (score === null || !Number.isFinite(score)) continue;
    // Edges are rounded: 0.3 + 0.15 belongs to the bin from 0.45 on.
    const slack = Math.abs(score) * 1e-9;
    const bin = bins.findLast(({ from: start }) => score + slack >= start) ?? bins[0];
    bin?.[standing === "passed" ? "passed" : "other"].push(id);
  }
  return bins;
}
