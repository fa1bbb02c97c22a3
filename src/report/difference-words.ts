/** A paired difference in words. */
import type { PairedDifference } from "./report.ts";
import type { Interval } from "./statistics.ts";
import { counted, shortNumber } from "./words.ts";

/** Whether a change is likely to be real. Grades are judged by McNemar's test, scores by their interval. */
function changeOf(interval: Interval, pValue: number | null): "better" | "worse" | "could be chance" {
  const isChange = pValue === null ? interval.low > 0 || interval.high < 0 : pValue < 0.05;
  if (!isChange) return "could be chance";
  return interval.mean > 0 ? "better" : "worse";
}

/** `+1.2 points (−0.4 points to +2.9 points; 120 pairs, p = 0.13): could be chance`, with the 95 % interval in between. */
export function differenceWords(
  difference: PairedDifference | null,
  isOfScores: boolean,
  unit: "pair" | "task" = "pair",
): string {
  if (difference === null || difference.interval === null) return "too few pairs";
  const { interval, pairs, pValue } = difference;
  const words = (value: number): string => (isOfScores ? signed(value) : `${signed(value * 100)} points`);
  const test = pValue === null ? "" : `, p = ${pValue < 0.001 ? "under 0.001" : pValue.toFixed(pValue < 0.1 ? 3 : 2)}`;
  const range = `${words(interval.low)} to ${words(interval.high)}`;
  return `${words(interval.mean)} (${range}; ${counted(pairs, unit)}${test}): ${changeOf(interval, pValue)}`;
}

function signed(value: number): string {
  const text = shortNumber(Math.abs(value) < 1e-9 ? 0 : value);
  return value > 0 && text !== "0" ? `+${text}` : text.replace("-", "−");
}
