/** This campaign against the last complete one. */
import { readLedger } from "../store/read-history.ts";
import type { Comparison } from "./report.ts";
import { interval95, Spread } from "./statistics.ts";
import type { TaskTable } from "./task-table.ts";

/** Names kept of regressions and of fixes, each. */
const NAMES_KEPT = 10_000;

/**
 * Compares by task id; null where the two have no task in common. The baseline holds results only, so that
 * a task that errored then is not in it: only tasks with a result on both sides are regressions or fixes.
 */
export function compareBaseline(path: string, tasks: TaskTable, presentCampaign: string): Comparison | null {
  const regressions: string[] = [];
  const fixes: string[] = [];
  const lost: string[] = [];
  const seen = new Set<number>();
  const grades = new Spread();
  const scores = new Spread();
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
    grades.add(Number(passes) - Number(hadPassed));
    const score = tasks.scoreAt(index);
    if (score !== null && row.score !== undefined) scores.add(score - row.score);
  });
  if (seen.size === 0) return null;
  // Scores say more than grades, also where some rows lack one: the pairs that have both are compared.
  const isOfScores = scores.count >= 2;
  const { passed, failed } = tasks.counts();
  return {
    campaign,
    regressions,
    fixes,
    lost,
    gained: passed + failed - grades.count,
    pairs: grades.count,
    scoredPairs: scores.count,
    difference: interval95(isOfScores ? scores : grades),
    isOfScores,
    passRateBefore: gradedBefore === 0 ? null : passedBefore / gradedBefore,
  };
}
