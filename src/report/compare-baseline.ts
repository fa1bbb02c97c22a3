/** This campaign against the last complete one. */
import { readLedger } from "../store/read-history.ts";
import type { Comparison } from "./report.ts";
import { interval95, Spread } from "./statistics.ts";
import type { TaskTable } from "./task-table.ts";

/** Names kept of regressions and of fixes, each. */
const NAMES_KEPT = 10_000;

/** Compares by task id; null where the baseline has no task that was graded again. */
export function compareBaseline(path: string, tasks: TaskTable, presentCampaign: string): Comparison | null {
  const regressions: string[] = [];
  const fixes: string[] = [];
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
    const passes = standing === "passed";
    if (hadPassed && !passes && regressions.length < NAMES_KEPT) regressions.push(row.id);
    if (!hadPassed && passes && fixes.length < NAMES_KEPT) fixes.push(row.id);
    if (standing === "errored") return;
    grades.add(Number(passes) - Number(hadPassed));
    const score = tasks.scoreAt(index);
    if (score !== null && row.score !== undefined) scores.add(score - row.score);
  });
  if (seen.size === 0) return null;
  // Scores say more than grades, but only where nearly all of the pairs have them.
  const isOfScores = scores.count >= 2 && scores.count >= grades.count * 0.9;
  return {
    campaign,
    regressions,
    fixes,
    pairs: isOfScores ? scores.count : grades.count,
    difference: interval95(isOfScores ? scores : grades),
    isOfScores,
    passRateBefore: gradedBefore === 0 ? null : passedBefore / gradedBefore,
  };
}
