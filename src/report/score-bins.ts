/** Sorts scored tasks into the bars of a histogram. */
import type { ReportTask } from "./report.ts";

/** Up to this many different scores get one bar each: grades and rubrics have no ranges. */
const EXACT_VALUES = 11;
const BINS = 20;

export interface ScoreBin {
  readonly from: number;
  /** Exclusive, except in the last bin; equal to `from` if the bin is one exact score. */
  readonly until: number;
  /** Ids of tasks that passed. */
  readonly passed: string[];
  /** Ids of tasks that have a score and did not pass. */
  readonly other: string[];
}

/** Bins of equal width, or one bin for each score if there are few different scores. Empty without scores. */
export function binScores(tasks: Iterable<Pick<ReportTask, "id" | "score" | "standing">>): ScoreBin[] {
  const different = new Set<number>();
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { score } of tasks) {
    if (score === null || !Number.isFinite(score)) continue;
    [low, high] = [Math.min(low, score), Math.max(high, score)];
    if (different.size <= EXACT_VALUES) different.add(score);
  }
  if (different.size === 0) return [];
  const isExact = different.size <= EXACT_VALUES;
  const bins = isExact ? exactBins(different) : equalBins(low, high);
  for (const { id, score, standing } of tasks) {
    if (score === null || !Number.isFinite(score)) continue;
    // Edges are rounded: 0.3 + 0.15 belongs to the bin from 0.45 on.
    const slack = isExact ? 0 : Math.abs(score) * 1e-9;
    const bin = bins.findLast(({ from }) => score + slack >= from) ?? bins[0];
    bin?.[standing === "passed" ? "passed" : "other"].push(id);
  }
  return bins;
}

function exactBins(scores: ReadonlySet<number>): ScoreBin[] {
  return [...scores].sort((a, b) => a - b).map((score) => ({ from: score, until: score, passed: [], other: [] }));
}

function equalBins(low: number, high: number): ScoreBin[] {
  // Most scores are shares. The same axis every night makes two reports comparable at a glance.
  const [from, until] = low >= 0 && high <= 1 ? [0, 1] : [low, high];
  // Weighted ends instead of a width: the difference of two huge scores can overflow.
  const edge = (index: number) => Number((from * (1 - index / BINS) + until * (index / BINS)).toPrecision(12));
  return Array.from({ length: BINS }, (_, index) => ({
    from: edge(index),
    until: edge(index + 1),
    passed: [],
    other: [],
  }));
}
