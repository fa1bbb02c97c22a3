/** Compares the values of `vary` with each other, and computes the rates of repeated tasks. */
import type { Standing } from "../core/history.ts";
import type { Counts } from "../core/tally.ts";
import type { PairedDifference, Spend, Variant } from "./report.ts";
import { type Cluster, Sample } from "./sample.ts";
import {
  type GradePairs,
  mcNemarExact,
  pairedMeanDifference,
  pairedRateDifference,
  repeatRates,
} from "./statistics.ts";
import type { TaskTable } from "./task-table.ts";

type Mutable<Record> = { -readonly [Name in keyof Record]: Record[Name] };

/** The tasks of one value of `vary`. */
class Part {
  readonly counts: Mutable<Counts> = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
  readonly sample = new Sample();

  add(listed: string, standing: Standing, score: number | null): void {
    this.counts.total += 1;
    this.counts[standing] += 1;
    if (standing === "passed" || standing === "failed") this.sample.add(listed, standing === "passed", score);
  }
}

/** @param spendOf what the results of a variant cost */
export function compareVariants(tasks: TaskTable, spendOf: (label: string) => Spend | null): Variant[] {
  const parts = new Map<string, Part>();
  let hasRepeats = false;
  for (let index = 0; index < tasks.count; index += 1) {
    const label = tasks.variantAt(index) ?? "";
    const listed = tasks.clusterAt(index);
    if (listed === null) continue;
    hasRepeats ||= tasks.originalAt(index) !== null;
    const part = parts.get(label) ?? new Part();
    parts.set(label, part);
    part.add(listed, tasks.standingAt(index), tasks.scoreAt(index));
  }
  const [first] = parts.values();
  return [...parts].map(([label, part]) => {
    const { counts, sample } = part;
    const pairs = first === undefined || first === part ? [] : pairsOf(sample, first.sample);
    return {
      label,
      counts,
      passRate: sample.passRate(),
      scores: sample.scores(),
      spend: spendOf(label),
      passRateDifference: passRateDifferenceOf(pairs),
      scoreDifference: scoreDifferenceOf(pairs),
      repeats: hasRepeats ? repeatRates([...sample.clusters.values()]) : [],
    };
  });
}

/** A task under this variant and under the first one. */
interface Pair {
  readonly now: Cluster;
  readonly before: Cluster;
}

function pairsOf(part: Sample, first: Sample): Pair[] {
  return [...part.clusters].flatMap(([id, now]) => {
    const before = first.clusters.get(id);
    return before === undefined ? [] : [{ now, before }];
  });
}

function scoreDifferenceOf(pairs: readonly Pair[]): PairedDifference | null {
  const differences = pairs
    .filter(({ now, before }) => now.scored > 0 && before.scored > 0)
    .map(({ now, before }) => now.scoreSum / now.scored - before.scoreSum / before.scored);
  if (differences.length === 0) return null;
  return { pairs: differences.length, interval: pairedMeanDifference(differences), pValue: null };
}

function passRateDifferenceOf(pairs: readonly Pair[]): PairedDifference | null {
  if (pairs.length === 0) return null;
  if (pairs.some(({ now, before }) => now.graded > 1 || before.graded > 1)) {
    const differences = pairs.map(({ now, before }) => now.passed / now.graded - before.passed / before.graded);
    return { pairs: pairs.length, interval: pairedMeanDifference(differences), pValue: null };
  }
  const grades = { bothPassed: 0, onlyBefore: 0, onlyNow: 0, bothFailed: 0 };
  for (const { now, before } of pairs) grades[gradesOf(now, before)] += 1;
  const pValue = mcNemarExact(grades.onlyBefore, grades.onlyNow);
  return { pairs: pairs.length, interval: pairedRateDifference(grades), pValue };
}

function gradesOf(now: Cluster, before: Cluster): keyof GradePairs {
  if (now.passed > 0) return before.passed > 0 ? "bothPassed" : "onlyNow";
  return before.passed > 0 ? "onlyBefore" : "bothFailed";
}
