/** Means, rates and differences, each with how certain it is. docs/reports.md names the methods. */

/** The mean and spread of numbers, in one pass and constant memory (Welford's method). */
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

  /** Zero where there are no numbers. */
  get mean(): number {
    return this.#mean;
  }

  /** The standard error of the mean; null below two values. */
  get standardError(): number | null {
    return this.#count < 2 ? null : Math.sqrt(this.#squares / (this.#count - 1) / this.#count);
  }
}

/**
 * The standard error of a mean over clustered values, such as repeats of one task. Values of one cluster carry
 * less information than the same number of independent values. With clusters of one it is the usual standard error.
 *
 * @param residuals for each cluster, the sum over its values of (value - mean)
 * @param count the number of values in all clusters
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

/** An estimate with its 95 % interval. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of 97.5 %. */
const Z = 1.959964;

/**
 * The 95 % interval of a rate (Wilson, 1927). It stays between 0 and 1, also where everything or nothing passed.
 *
 * @returns null where `total` is 0
 */
export function wilsonInterval(successes: number, total: number): Interval | null {
  if (total === 0) return null;
  const rate = successes / total;
  const scale = 1 + Z ** 2 / total;
  const centre = (rate + Z ** 2 / (2 * total)) / scale;
  const half = (Z / scale) * Math.sqrt((rate * (1 - rate)) / total + Z ** 2 / (4 * total ** 2));
  return { mean: rate, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** Pairs of grades by what the task did before and what it does now. */
export interface GradePairs {
  readonly bothPassed: number;
  /** Regressions. */
  readonly onlyBefore: number;
  /** Fixes. */
  readonly onlyNow: number;
  readonly bothFailed: number;
}

/**
 * The change of the pass rate over paired grades with its 95 % interval, from −1 to 1: method 10 of Newcombe,
 * "Improved confidence intervals for the difference between binomial proportions based on paired data",
 * Statistics in Medicine 17 (1998).
 *
 * @returns null where there is no pair
 */
export function pairedRateDifference(pairs: GradePairs): Interval | null {
  const { bothPassed: a, onlyNow: b, onlyBefore: c, bothFailed: d } = pairs;
  const total = a + b + c + d;
  const now = wilsonInterval(a + b, total);
  const before = wilsonInterval(a + c, total);
  if (now === null || before === null) return null;
  const product = Math.sqrt((a + b) * (c + d)) * Math.sqrt((a + c) * (b + d));
  const excess = a * d - b * c;
  const corrected = excess > 0 ? Math.max(excess - total / 2, 0) : excess;
  const phi = product === 0 ? 0 : corrected / product;
  const distance = (x: number, y: number) => Math.sqrt(Math.max(0, x ** 2 - 2 * phi * x * y + y ** 2));
  const mean = (b - c) / total;
  return {
    mean,
    low: Math.max(-1, mean - distance(now.mean - now.low, before.high - before.mean)),
    high: Math.min(1, mean + distance(now.high - now.mean, before.mean - before.low)),
  };
}

/**
 * The two-sided p-value of McNemar's exact test: how likely changes at least as uneven as these are, if a
 * regression were as likely as a fix. 1 where nothing changed.
 */
export function mcNemarExact(regressions: number, fixes: number): number {
  const changes = regressions + fixes;
  const fewer = Math.min(regressions, fixes);
  // Terms of the binomial distribution by their logarithms: 0.5 ** changes alone underflows at 1,075 changes.
  let logTerm = changes * Math.log(0.5);
  let tail = 0;
  for (let count = 0; count <= fewer; count += 1) {
    tail += Math.exp(logTerm);
    logTerm += Math.log((changes - count) / (count + 1));
  }
  return Math.min(1, 2 * tail);
}

/** Up to this many pairs the interval is resampled; beyond it the mean is normal to all digits shown. */
const BOOTSTRAP_PAIRS = 2_000;
const RESAMPLES = 2_000;

/**
 * The mean of paired differences with its 95 % interval, by a paired percentile bootstrap (Efron and Tibshirani,
 * "An Introduction to the Bootstrap", chapter 13). It stays inside the range of the differences. The random numbers
 * start at a fixed seed, so that a report that is written again shows the same figures.
 *
 * @returns null below two differences, or where their sum is not finite
 */
export function pairedMeanDifference(differences: readonly number[]): Interval | null {
  const count = differences.length;
  if (count < 2) return null;
  const spread = new Spread();
  for (const difference of differences) spread.add(difference);
  const { mean } = spread;
  const half = Z * (spread.standardError ?? 0);
  if (!Number.isFinite(mean) || !Number.isFinite(half)) return null;
  if (count > BOOTSTRAP_PAIRS) return { mean, low: mean - half, high: mean + half };
  const random = seededRandom(count);
  const means = Float64Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    for (let draw = 0; draw < count; draw += 1) sum += differences[Math.floor(random() * count)] ?? 0;
    return sum / count;
  }).sort();
  const quantile = (share: number) => means[Math.round(share * (RESAMPLES - 1))] ?? mean;
  return { mean, low: quantile(0.025), high: quantile(0.975) };
}

/** Random numbers from 0 to 1 that are the same for the same seed (Mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
