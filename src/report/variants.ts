/** Compares the values of `vary` with each other, and computes the rates of repeated tasks. */
import type { Spend, Variant } from "./report.ts";
import { PairedSample, Sample } from "./sample.ts";
import { repeatRates } from "./statistics.ts";
import type { TaskTable } from "./task-table.ts";

/** @param spendOf what the results of a variant cost */
export function compareVariants(tasks: TaskTable, spendOf: (label: string) => Spend | null): Variant[] {
  const parts = new Map<string, { readonly counts: ReturnType<typeof noCounts>; readonly sample: Sample }>();
  for (let index = 0; index < tasks.count; index += 1) {
    const label = tasks.variantAt(index) ?? "";
    const listed = tasks.clusterAt(index);
    if (listed === null) continue;
    const part = parts.get(label) ?? { counts: noCounts(), sample: new Sample() };
    parts.set(label, part);
    const standing = tasks.standingAt(index);
    part.counts.total += 1;
    part.counts[standing] += 1;
    if (standing === "passed" || standing === "failed")
      part.sample.add(listed, standing === "passed", tasks.scoreAt(index));
  }
  const [first] = parts.values();
  return [...parts].map(([label, part]) => {
    const { counts, sample } = part;
    const paired = new PairedSample();
    if (first !== undefined && first !== part) paired.addAll(sample, first.sample);
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

function noCounts() {
  return { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
}
