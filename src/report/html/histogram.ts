/** Counts of scores in bins, for a chart whose bars are also filters of the task table. */

export interface Histogram {
  readonly bins: readonly ScoreBin[];
  /** Scores that the bins hold. */
  readonly count: number;
}

export interface ScoreBin {
  /** Inclusive. */
  readonly from: number;
  /** Exclusive, but for the last bin; equal to `from` where the bin is one exact value. */
  readonly until: number;
  readonly passed: number;
  /** Graded failed, and scores of tasks that are neither passed nor failed. */
  readonly other: number;
}

export interface Score {
  readonly score: number;
  readonly passed: boolean;
}

/** Up to this many different scores get a bar each: pass/fail and rubric grades have no ranges. */
const EXACT_VALUES = 11;
const BINS = 20;

/** @returns null where there is no finite score */
export function binScores(scores: readonly Score[]): Histogram | null {
  const finite = scores.filter((score) => Number.isFinite(score.score));
  if (finite.length === 0) return null;
  const values = [...new Set(finite.map((score) => score.score))].sort((a, b) => a - b);
  const bins = values.length <= EXACT_VALUES ? values.map((value) => emptyBin(value, value)) : ranges(values);
  const first = bins[0]?.from ?? 0;
  const width = (bins[0]?.until ?? 0) - first;
  for (const { score, passed } of finite) {
    const index =
      width > 0 ? Math.min(bins.length - 1, Math.floor((score - first) / width + 1e-9)) : values.indexOf(score);
    const bin = bins[index];
    if (bin === undefined) continue;
    if (passed) bin.passed += 1;
    else bin.other += 1;
  }
  return { bins, count: finite.length };
}

function emptyBin(from: number, until: number): { from: number; until: number; passed: number; other: number } {
  return { from, until, passed: 0, other: 0 };
}

function ranges(values: readonly number[]): ReturnType<typeof emptyBin>[] {
  const low = values[0] ?? 0;
  const high = values.at(-1) ?? 0;
  // Scores between 0 and 1 are the rule: the same axis every night makes two reports comparable at a glance.
  const [from, until] = low >= 0 && high <= 1 ? [0, 1] : [low, high];
  // Weighted ends instead of a width: the difference of two huge scores can overflow.
  const edge = (index: number): number => Number((from * (1 - index / BINS) + until * (index / BINS)).toPrecision(12));
  return Array.from({ length: BINS }, (_, index) => emptyBin(edge(index), edge(index + 1)));
}
