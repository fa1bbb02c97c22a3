/** Means, rates and differences, each with how certain it is. docs/reports.md names the methods. */

/** The mean and spread of numbers, in one pass and constant memory (Welford's method). */
export class Spread {
  count = 0;
  /** Zero if there are no numbers. */
  mean = 0;
  /** The sum of squared distances from the mean. */
  squares = 0;

  add(value: number): void {
    this.count += 1;
    const delta = value - this.mean;
    this.mean += delta / this.count;
    this.squares += delta * (value - this.mean);
  }

  /** The standard error of the mean; null below two values. */
  get standardError(): number | null {
    return this.count < 2 ? null : Math.sqrt(this.squares / (this.count - 1) / this.count);
  }
}

/** Each cluster has a residual: the sum over its values of (value - mean). */
export interface Residuals {
  /** The sum of their squares. */
  readonly squares: number;
  /** How many clusters there are. */
  readonly count: number;
}

/**
 * The standard error of a mean over clustered values, such as repeats of one task. Values of one cluster carry
 * less information than the same number of independent values. With clusters of one it is the usual standard error.
 *
 * @param total the number of values in all clusters
 * @returns null below two clusters
 */
export function clusteredStandardError({ squares, count }: Residuals, total: number): number | null {
  return count < 2 ? null : Math.sqrt((squares * count) / (count - 1)) / total;
}

/** An estimate with its 95 % interval. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of 97.5 %. */
const Z = 1.959964;

/**
 * The 95 % interval of a rate (Wilson, 1927). It stays between 0 and 1, even if everything or nothing passed.
 *
 * @returns null if `total` is 0
 */
export function wilsonInterval(successes: number, total: number): Interval | null {
  if (total === 0) return null;
  const rate = successes / total;
  const scale = 1 + Z ** 2 / total;
  const centre = (rate + Z ** 2 / (2 * total)) / scale;
  const half = (Z / scale) * Math.sqrt((rate * (1 - rate)) / total + Z ** 2 / (4 * total ** 2));
  // At the ends of the scale the bounds are exact, but floating-point sums are not.
  return {
    mean: rate,
    low: successes === 0 ? 0 : Math.max(0, centre - half),
    high: successes === total ? 1 : Math.min(1, centre + half),
  };
}

/**
 * Wilson's interval of a rate over clustered values. Values of one cluster are not independent, so the interval is that of
 * the effective number of values: the number that would give the clustered standard error.
 *
 * @returns null if `total` is 0
 */
export function clusteredWilson(successes: number, total: number, residuals: Residuals): Interval | null {
  if (total === 0 || residuals.count === total) return wilsonInterval(successes, total);
  const rate = successes / total;
  const error = clusteredStandardError(residuals, total);
  const effective = error === null || error === 0 ? residuals.count : (rate * (1 - rate)) / error ** 2;
  const count = Math.min(total, effective);
  return wilsonInterval(rate * count, count);
}

/** A smaller difference comes from the rounding of sums. */
export const ROUNDING = 1e-9;

/** What the mean of paired differences can be, if it cannot be any number. */
export interface Grid {
  /** No difference is larger, in either direction. */
  readonly most: number;
  /** How far the mean moves if one task is graded otherwise. The interval is wider by it (Edwards' correction, 1948). */
  readonly step: number;
}

/**
 * The mean of paired differences with its 95 % interval, from its standard error (Miller, "Adding Error Bars to Evals",
 * 2024). If all differences are equal, there is no interval: both bounds are the mean.
 *
 * @returns null below two differences, or if their sum is not finite
 */
export function pairedMeanDifference(
  differences: readonly number[],
  { most, step }: Grid = { most: Number.POSITIVE_INFINITY, step: 0 },
): Interval | null {
  const spread = new Spread();
  for (const difference of differences) spread.add(difference);
  const { mean, standardError } = spread;
  const spreadHalf = Z * (standardError ?? Number.NaN);
  if (!Number.isFinite(mean) || !Number.isFinite(spreadHalf)) return null;
  if (spreadHalf <= ROUNDING * Math.max(1, Math.abs(mean))) return { mean, low: mean, high: mean };
  const half = spreadHalf + step;
  return { mean, low: Math.max(-most, mean - half), high: Math.min(most, mean + half) };
}

/** How a repeated task was graded. */
export interface RepeatedTask {
  /** How many of its repeats were graded, at least one. */
  readonly graded: number;
  readonly passed: number;
}

/** A mean over tasks. */
export interface TaskMean {
  readonly mean: number;
  /** Null below two tasks. */
  readonly standardError: number | null;
}

/** The chance that k tries of a task succeed. */
export interface RepeatRate {
  readonly k: number;
  /** How many tasks have at least k graded repeats: the others are left out. */
  readonly tasks: number;
  /** The chance that at least one of k tries passes. */
  readonly passAtK: TaskMean;
  /** The chance that all of k tries pass. */
  readonly passHatK: TaskMean;
}

/**
 * pass@k and pass^k for k = 1, 2, 4, ... and the most repeats that a task has. Both are the mean over tasks of an unbiased
 * estimate: 1 - C(n - c, k) / C(n, k) (Chen et al., "Evaluating Large Language Models Trained on Code", 2021) and
 * C(c, k) / C(n, k) (Yao et al., "tau-bench", 2024), where c of n repeats passed. Each task is one value of the mean, so
 * its standard error is clustered by task.
 */
export function repeatRates(tasks: readonly RepeatedTask[]): RepeatRate[] {
  const most = tasks.reduce((largest, { graded }) => Math.max(largest, graded), 0);
  const ks = new Set<number>();
  for (let k = 1; k <= most; k *= 2) ks.add(k);
  if (most > 0) ks.add(most);
  return [...ks].map((k) => {
    const [atK, hatK] = [new Spread(), new Spread()];
    for (const { graded, passed } of tasks) {
      if (graded < k) continue;
      atK.add(1 - shareOfSubsets(graded - passed, graded, k));
      hatK.add(shareOfSubsets(passed, graded, k));
    }
    return { k, tasks: atK.count, passAtK: atK, passHatK: hatK };
  });
}

/** The share of the subsets of k out of `total` that lie within `count` of them: C(count, k) / C(total, k), as a product. */
function shareOfSubsets(count: number, total: number, k: number): number {
  let share = 1;
  for (let taken = 0; taken < k && share > 0; taken += 1) share *= Math.max(0, count - taken) / (total - taken);
  return share;
}
