/** Compares this campaign with the last complete one. */
import { readLedger } from "../store/read-history.ts";
import type { Comparison } from "./report.ts";
import { mcNemarExact, pairedMeanDifference, pairedRateDifference, Spread } from "./statistics.ts";
import type { TaskTable } from "./task-table.ts";

/** The differences of the tasks that `repeats` and `vary` have made of one listed task. They are not independent. */
interface Cluster {
  readonly grades: Spread;
  readonly scores: Spread;
}

/** How many names of regressions, and of fixes, are kept. */
const NAMES_KEPT = 10_000;

/**
 * Compares by task id. Only a task with a result in both campaigns is a regression or a fix: the baseline holds
 * no task that errored.
 *
 * @returns null if the campaigns have no task in common
 */
export function compareBaseline(path: string, tasks: TaskTable, presentCampaign: string): Comparison | null {
  const regressions: string[] = [];
  const fixes: string[] = [];
  const lost: string[] = [];
  const seen = new Set<number>();
  const pairs = { bothPassed: 0, onlyBefore: 0, onlyNow: 0, bothFailed: 0 };
  const scoreDifferences: number[] = [];
  const clusters = new Map<string, Cluster>();
  let campaign = "";
  let passedBefore = 0;
  let gradedBefore = 0;
  readLedger(path, (row) => {
    if (row.campaign === presentCampaign) return;
    gradedBefore += 1;
    const hadPassed = row.status === "passed";
    if (hadPassed) passedBefore += 1;
    campaign = row.campaign;
    const index = tasks.findById(row.id);
    if (index === -1 || seen.has(index)) return;
    seen.add(index);
    const standing = tasks.standingAt(index);
    if (standing === "outstanding" || standing === "skipped") return;
    if (standing === "errored") {
      if (hadPassed && lost.length < NAMES_KEPT) lost.push(row.id);
      return;
    }
    const passes = standing === "passed";
    if (hadPassed && !passes && regressions.length < NAMES_KEPT) regressions.push(row.id);
    if (!hadPassed && passes && fixes.length < NAMES_KEPT) fixes.push(row.id);
    pairs[passes ? (hadPassed ? "bothPassed" : "onlyNow") : hadPassed ? "onlyBefore" : "bothFailed"] += 1;
    const score = tasks.scoreAt(index);
    const scoreDifference = score === null || row.score === undefined ? null : score - row.score;
    if (scoreDifference !== null) scoreDifferences.push(scoreDifference);
    const listed = tasks.clusterAt(index);
    if (listed === null) return;
    const cluster = clusters.get(listed) ?? { grades: new Spread(), scores: new Spread() };
    clusters.set(listed, cluster);
    cluster.grades.add(Number(passes) - Number(hadPassed));
    if (scoreDifference !== null) cluster.scores.add(scoreDifference);
  });
  if (seen.size === 0) return null;
  // Scores carry more information than grades, so compare the pairs that have both scores, even if some rows lack one.
  const isOfScores = scoreDifferences.length >= 2;
  const isClustered = [...clusters.values()].some(({ grades }) => grades.count > 1);
  const pairCount = pairs.bothPassed + pairs.onlyBefore + pairs.onlyNow + pairs.bothFailed;
  const { passed, failed } = tasks.counts();
  const means = [...clusters.values()].map(({ grades, scores }) => (isOfScores ? scores : grades));
  const differences = isClustered ? means.filter(({ count }) => count > 0).map(({ mean }) => mean) : scoreDifferences;
  return {
    campaign,
    regressions,
    fixes,
    lost,
    gained: passed + failed - pairCount,
    pairs: pairCount,
    difference:
      isOfScores || isClustered
        ? { pairs: differences.length, interval: pairedMeanDifference(differences), pValue: null }
        : {
            pairs: pairCount,
            interval: pairedRateDifference(pairs),
            pValue: mcNemarExact(pairs.onlyBefore, pairs.onlyNow),
          },
    isOfScores,
    isClustered,
    passRateBefore: gradedBefore === 0 ? null : passedBefore / gradedBefore,
  };
}
