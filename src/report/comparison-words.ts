/** How two campaigns, or two values of `vary`, differ, in words. */

import { counted, grouped } from "../core/words.ts";
import type { Comparison } from "./report.ts";
import type { PairedDifference } from "./sample.ts";
import type { Interval } from "./statistics.ts";
import { countsWords, percent, shortNumber } from "./words.ts";

/** If fewer tasks differ, it can be chance: the two-sided sign test gives p = 0.06 for five that differ in one direction. */
const LEAST_CHANGED = 6;

/** Whether a change is likely to be real: enough tasks differ, and the interval does not contain 0. */
function changeOf({ low, high }: Interval, changed: number): "better" | "worse" | "could be chance" {
  if (changed < LEAST_CHANGED || (low <= 0 && high >= 0)) return "could be chance";
  return low > 0 ? "better" : "worse";
}

/** `+1.2 points (−0.4 to +2.9; 120 tasks): could be chance`, with the 95 % interval if there is one. */
export function differenceWords(difference: PairedDifference | null): string {
  if (difference === null || difference.interval === null) return "too few tasks";
  const { of, interval, pairs, changed } = difference;
  if (changed === 0) return `no difference (${counted(pairs, "task")})`;
  const [scale, unit] = of === "score" ? [1, ""] : [100, " points"];
  const words = (value: number): string => signed(value * scale);
  const range = hasRange(interval) ? `${words(interval.low)} to ${words(interval.high)}; ` : "";
  return `${words(interval.mean)}${unit} (${range}${counted(pairs, "task")}): ${changeOf(interval, changed)}`;
}

/** Differences that are all equal have no spread, so their interval would be the mean itself. */
function hasRange({ low, high }: Interval): boolean {
  return low !== high;
}

function signed(value: number): string {
  const text = shortNumber(Math.abs(value) < 1e-9 ? 0 : value);
  return value > 0 && text !== "0" ? `+${text}` : text.replace("-", "−");
}

/** `1 regression, no fixes`. */
export function changesWords({ regressions, fixes }: Comparison): string {
  const regressed = regressions.length === 0 ? "no regressions" : counted(regressions.length, "regression");
  return `${regressed}, ${fixes.length === 0 ? "no fixes" : counted(fixes.length, "fix", "fixes")}`;
}

/** What else changed since the last complete campaign, and whether that can be chance. */
export function comparisonWords(comparison: Comparison): string {
  const { lost, passRateBefore, difference } = comparison;
  const sentences = [
    ...countsWords({ "passed before and errored now": lost.length }),
    ...(passRateBefore === null ? [] : [`The pass rate was ${percent(passRateBefore)}`]),
    ...(difference.interval === null
      ? []
      : [
          `Paired difference of the ${difference.of}${hasRange(difference.interval) ? " with its 95 % interval" : ""}: ${differenceWords(difference)}`,
        ]),
  ];
  return sentences.map((sentence) => `${sentence}.`).join(" ");
}

interface ChangedTasks {
  readonly title: string;
  readonly ids: readonly string[];
}

/** The tasks that changed, by what became of them; without empty lists. */
export function changedTasks({ regressions, lost, fixes }: Comparison): readonly ChangedTasks[] {
  return [
    { title: counted(regressions.length, "regression"), ids: regressions },
    { title: `${grouped(lost.length)} passed before and errored now`, ids: lost },
    { title: counted(fixes.length, "fix", "fixes"), ids: fixes },
  ].filter(({ ids }) => ids.length > 0);
}
