/** Grades and scores of tasks: their pass rate and mean score, each with how certain it is. */
import {
  clusteredStandardError,
  clusteredWilson,
  type Grid,
  type Interval,
  pairedMeanDifference,
  ROUNDING,
  Spread,
} from "./statistics.ts";

/** The tasks that `repeats` and `vary` made from one listed task. They are not independent. */
export interface Cluster {
  graded: number;
  passed: number;
  scored: number;
  scoreSum: number;
}

export interface ScoreMean {
  readonly count: number;
  readonly mean: number;
  /** Null below two listed tasks. */
  readonly standardError: number | null;
}

/** The mean difference over pairs of the same task. */
export interface PairedDifference {
  readonly of: "pass rate" | "score";
  readonly pairs: number;
  /** How many of the pairs differ. */
  readonly changed: number;
  /** The mean difference with its 95 % interval; null if there are too few pairs. */
  readonly interval: Interval | null;
}

export class Sample {
  /** By the id of the listed task. A listed task that runs as it is has no cluster. */
  readonly clusters = new Map<string, Cluster>();
  #passed = 0;
  #failed = 0;
  readonly #scores = new Spread();

  /** @param listedId the id of the listed task that this one was made from; null if it is listed itself */
  add(listedId: string | null, hasPassed: boolean, score: number | null): void {
    if (listedId === null) {
      if (hasPassed) this.#passed += 1;
      else this.#failed += 1;
      if (score !== null) this.#scores.add(score);
      return;
    }
    const cluster = this.clusters.get(listedId) ?? { graded: 0, passed: 0, scored: 0, scoreSum: 0 };
    this.clusters.set(listedId, cluster);
    cluster.graded += 1;
    if (hasPassed) cluster.passed += 1;
    if (score === null) return;
    cluster.scored += 1;
    cluster.scoreSum += score;
  }

  /** With its 95 % interval; null if no task is graded. */
  passRate(): Interval | null {
    const passed = this.#passed + this.#sum("passed");
    const total = this.#passed + this.#failed + this.#sum("graded");
    const rate = passed / total;
    let squares = this.#passed * (1 - rate) ** 2 + this.#failed * rate ** 2;
    for (const cluster of this.clusters.values()) squares += (cluster.passed - rate * cluster.graded) ** 2;
    return clusteredWilson(passed, total, { squares, count: this.#passed + this.#failed + this.clusters.size });
  }

  /** Null if no task has a score, or if the scores are too large to be added. */
  scores(): ScoreMean | null {
    const { count: singles, mean: singleMean, squares: singleSquares } = this.#scores;
    const count = singles + this.#sum("scored");
    const mean = (singles * singleMean + this.#sum("scoreSum")) / count;
    if (!Number.isFinite(mean)) return null;
    const scored = [...this.clusters.values()].filter((cluster) => cluster.scored > 0);
    let squares = singleSquares + singles * (singleMean - mean) ** 2;
    for (const cluster of scored) squares += (cluster.scoreSum - mean * cluster.scored) ** 2;
    const error = clusteredStandardError({ squares, count: singles + scored.length }, count);
    return { count, mean, standardError: error !== null && Number.isFinite(error) ? error : null };
  }

  #sum(name: keyof Cluster): number {
    let sum = 0;
    for (const cluster of this.clusters.values()) sum += cluster[name];
    return sum;
  }
}

/** The listed tasks that are graded under two conditions. Each counts once, with the means of its repeats. */
export class PairedSample {
  readonly #passRates: number[] = [];
  readonly #scores: number[] = [];

  add(now: Cluster, before: Cluster): void {
    this.#passRates.push(now.passed / now.graded - before.passed / before.graded);
    if (now.scored === 0 || before.scored === 0) return;
    this.#scores.push(now.scoreSum / now.scored - before.scoreSum / before.scored);
  }

  /** Adds the listed tasks that are in both samples. */
  addAll(now: Sample, before: Sample): void {
    for (const [id, cluster] of now.clusters) {
      const other = before.clusters.get(id);
      if (other !== undefined) this.add(cluster, other);
    }
  }

  /** Null if no task is graded under both conditions. */
  passRate(): PairedDifference | null {
    return differenceOf("pass rate", this.#passRates, { most: 1, step: 1 / this.#passRates.length });
  }

  /** Over the tasks that have a score under both conditions; null if there are none. */
  scores(): PairedDifference | null {
    return differenceOf("score", this.#scores);
  }
}

function differenceOf(
  of: PairedDifference["of"],
  differences: readonly number[],
  grid?: Grid,
): PairedDifference | null {
  if (differences.length === 0) return null;
  const changed = differences.filter((difference) => Math.abs(difference) > ROUNDING).length;
  return { of, pairs: differences.length, changed, interval: pairedMeanDifference(differences, grid) };
}
