/** Means and how sure one can be of them, in one pass and constant memory. */

/** Mean and spread of a row of numbers (Welford's method). */
export class Spread {
  #count = 0;
  #mean = 0;
  #squares = 0;

  add(value: number): void {
    this.#count += 1;
    const delta = value - this.#mean;
    this.#mean += delta / this.#count;
    this.#squares += delta * (value - this.#mean);
  }

  get count(): number {
    return this.#count;
  }

  /** Zero where there is nothing. */
  get mean(): number {
    return this.#mean;
  }

  /** Of the mean; null below two values. */
  get standardError(): number | null {
    return this.#count < 2 ? null : Math.sqrt(this.#squares / (this.#count - 1) / this.#count);
  }
}

/**
 * The standard error of a mean over values that come in clusters, such as repeats of one task: values of
 * a cluster tell less than as many independent ones. With clusters of one it is the usual standard error.
 *
 * @param residuals for each cluster the sum over its values of (value - mean)
 * @param count how many values there are
 * @returns null below two clusters
 */
export function clusteredStandardError(residuals: Iterable<number>, count: number): number | null {
  let clusters = 0;
  let squares = 0;
  for (const residual of residuals) {
    clusters += 1;
    squares += residual * residual;
  }
  return clusters < 2 ? null : Math.sqrt((squares * clusters) / (clusters - 1)) / count;
}

/** A mean difference with its 95 % interval. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The 95 % interval of a mean (Student's t); null below two values, and where they are too large to be added. */
export function interval95(spread: Spread): Interval | null {
  const { standardError, mean, count } = spread;
  if (standardError === null) return null;
  const half = t95(count - 1) * standardError;
  return Number.isFinite(mean) && Number.isFinite(half) ? { mean, low: mean - half, high: mean + half } : null;
}

/** The normal quantile of 97.5 %. */
const Z = 1.959964;
/** Student's quantiles of 97.5 % for 1, 2, 3 and 4 degrees of freedom, where the expansion is not yet good. */
const T_SMALL = [12.7062, 4.3027, 3.1824, 2.7764];

/** Student's quantile of 97.5 %, by Cornish and Fisher's expansion around the normal one; three digits are right. */
function t95(degrees: number): number {
  const small = T_SMALL[degrees - 1];
  if (small !== undefined) return small;
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / degrees + second / degrees ** 2 + third / degrees ** 3;
}
