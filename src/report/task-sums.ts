/** Sums over the tasks of a report: over all, and over the tasks of each value of `vary`. */
import type { ReportTask, ReportTasks, Spend, Variant } from "./report.ts";
import { PairedSample, Sample } from "./sample.ts";
import { repeatRates } from "./statistics.ts";

/** Counts, grades and scores of some tasks. */
export class TaskSums {
  readonly counts = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
  readonly sample = new Sample();

  add({ standing, listedId, score }: ReportTask): void {
    this.counts.total += 1;
    this.counts[standing] += 1;
    if (standing === "passed" || standing === "failed") this.sample.add(listedId, standing === "passed", score);
  }
}

/**
 * Compares the values of `vary` with each other, and computes the rates of repeated tasks.
 *
 * @param spendOf what the results of a variant cost
 */
export function compareVariants(tasks: ReportTasks, spendOf: (label: string) => Spend | null): Variant[] {
  const variants = new Map<string, TaskSums>();
  for (const task of tasks) {
    if (task.listedId === null) continue;
    const label = task.variant ?? "";
    const sums = variants.get(label) ?? new TaskSums();
    variants.set(label, sums);
    sums.add(task);
  }
  const [first] = variants.values();
  return [...variants].map(([label, sums]) => {
    const { counts, sample } = sums;
    const paired = new PairedSample();
    if (first !== undefined && first !== sums) paired.addAll(sample, first.sample);
    return {
      label,
      counts,
      passRate: sample.passRate(),
      scores: sample.scores(),
      spend: spendOf(label),
      passRateDifference: paired.passRate(),
      scoreDifference: paired.scores(),
      repeats: repeatRates([...sample.clusters.values()]),
    };
  });
}
