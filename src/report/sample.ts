/** Grades and scores of tasks: their pass rate and mean score, each with how certain it is. */
import {
  clusteredStandardError,
  clusteredWilson,
  type Interval,
  mcNemarExact,
  pairedMeanDifference,
  ROUNDING,
  Spread,
} from "./statistics.ts";

/** What `repeats` and `vary` have made of one listed task. These are not independent. */
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
  readonly pairs: number;
  /** How many of the pairs differ. */
  readonly changed: number;
  /** With its 95 % interval; null if there are too few pairs. */
  readonly interval: Interval | null;
  /** McNemar's exact test over the grades of the pairs: 1 if no grade changed; null for scores and for means of repeats. */
  readonly pValue: number | null;
}

export class Sample {
  /** By the id of the task as it is listed. A task that stands for itself has none. */
  readonly clusters = new Map<string, Cluster>();
  #passed = 0;
  #failed = 0;
  readonly #scores = new Spread();

  /** @param listed the id of the listed task that this one was made of; null if it is listed itself */
  add(listed: string | null, hasPassed: boolean, score: number | null): void {
    if (listed === null) {
      if (hasPassed) this.#passed += 1;
      else this.#failed += 1;
      if (score !== null) this.#scores.add(score);
      return;
    }
    const cluster = this.clusters.get(listed) ?? { graded: 0, passed: 0, scored: 0, scoreSum: 0 };
    this.clusters.set(listed, cluster);
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
  #regressions = 0;
  #fixes = 0;
  readonly #passRates: number[] = [];
  readonly #scores: number[] = [];
  /** Whether some of the tasks are repeated. */
  #hasRepeats = false;

  add(now: Cluster, before: Cluster): void {
    this.#hasRepeats ||= now.graded > 1 || before.graded > 1;
    this.#passRates.push(now.passed / now.graded - before.passed / before.graded);
    if (now.passed === 0 && before.passed > 0) this.#regressions += 1;
    if (now.passed > 0 && before.passed === 0) this.#fixes += 1;
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

  /** Null if no task is graded under both. */
  passRate(): PairedDifference | null {
    const pairs = this.#passRates.length;
    if (pairs === 0) return null;
    const pValue = this.#hasRepeats ? null : mcNemarExact(this.#regressions, this.#fixes);
    const interval = pairedMeanDifference(this.#passRates, 1);
    return { pairs, changed: changedOf(this.#passRates), interval, pValue };
  }

  /** Over the tasks that have a score under both; null if there are none. */
  scores(): PairedDifference | null {
    const pairs = this.#scores.length;
    if (pairs === 0) return null;
    const interval = pairedMeanDifference(this.#scores);
    return { pairs, changed: changedOf(this.#scores), interval, pValue: null };
  }
}

function changedOf(differences: readonly number[]): number {
  return differences.filter((difference) => Math.abs(difference) > ROUNDING).length;
}
