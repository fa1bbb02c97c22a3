/** Compares this campaign with the last complete one. */
import { readLedger } from "../store/read-history.ts";
import type { Comparison } from "./report.ts";
import { type Cluster, PairedSample, Sample } from "./sample.ts";
import type { TaskTable } from "./task-table.ts";

/**
 * Compares by task id. Only a task with a result in both campaigns is a regression or a fix: the baseline holds
 * no task that errored.
 *
 * @returns null if the campaigns have no task in common
 */
export function compareBaseline(path: string, tasks: TaskTable, presentCampaign: string): Comparison | null {
  /** Indexes into `tasks`. */
  const [regressions, fixes, lost]: [number[], number[], number[]] = [[], [], []];
  const seen = new Set<number>();
  const paired = new PairedSample();
  // The tasks that `repeats` and `vary` made from one listed task are not independent.
  const [repeatsNow, repeatsBefore] = [new Sample(), new Sample()];
  let campaign = "";
  let pairs = 0;
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
    const { standing, score, listedId } = tasks.at(index);
    if (standing === "errored" && hadPassed) lost.push(index);
    if (standing !== "passed" && standing !== "failed") return;
    const passes = standing === "passed";
    if (passes !== hadPassed) (passes ? fixes : regressions).push(index);
    pairs += 1;
    // Scores are compared only if both are known.
    const scoreNow = row.score === undefined ? null : score;
    const scoreBefore = scoreNow === null ? null : (row.score ?? null);
    if (listedId === null) paired.add(clusterOf(passes, scoreNow), clusterOf(hadPassed, scoreBefore));
    else {
      repeatsNow.add(listedId, passes, scoreNow);
      repeatsBefore.add(listedId, hadPassed, scoreBefore);
    }
  });
  if (pairs === 0 && lost.length === 0) return null;
  const idsOf = (indexes: number[]) => indexes.sort((a, b) => a - b).map((index) => tasks.at(index).id);
  paired.addAll(repeatsNow, repeatsBefore);
  // Scores carry more information than grades, so compare the pairs that have both scores, even if some rows lack one.
  const scores = paired.scores();
  const difference = scores !== null && scores.pairs >= 2 ? scores : paired.passRate();
  return {
    campaign,
    regressions: idsOf(regressions),
    fixes: idsOf(fixes),
    lost: idsOf(lost),
    pairs,
    difference: difference ?? { of: "pass rate", pairs: 0, changed: 0, interval: null },
    passRateBefore: gradedBefore === 0 ? null : passedBefore / gradedBefore,
  };
}

function clusterOf(hasPassed: boolean, score: number | null): Cluster {
  return { graded: 1, passed: Number(hasPassed), scored: score === null ? 0 : 1, scoreSum: score ?? 0 };
}
