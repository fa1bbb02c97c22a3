/** Tables that the summary and the page share: the values of `vary` side by side, and the rates of repeated tasks. */

import { grouped } from "../core/words.ts";
import { differenceWords } from "./comparison-words.ts";
import { scoreWords } from "./figures.ts";
import type { Variant } from "./report.ts";
import { costWords } from "./spend.ts";
import type { TaskMean } from "./statistics.ts";
import { countsWords, percent, type TextTable } from "./words.ts";

const ROWS_SHOWN = 100;

/** Null without `vary`. */
export function variantTable(variants: readonly Variant[]): TextTable | null {
  const [first] = variants;
  if (first === undefined || first.label === "") return null;
  const { axes, short } = shortLabels(variants);
  const rows = variants.map((variant, place) => [
    short[place] ?? "",
    variant.passRate === null ? "" : `${percent(variant.passRate.mean)} of ${grouped(gradedOf(variant))}`,
    variant.passRate === null ? "" : `${percent(variant.passRate.low)} to ${percent(variant.passRate.high)}`,
    scoreWords(variant.scores),
    costWords(variant.spend?.cost ?? null),
    variant === first ? "" : differenceWords(variant.passRateDifference),
    variant.scoreDifference === null ? "" : differenceWords(variant.scoreDifference),
    missingWords(variant),
  ]);
  const head = [
    axes,
    "pass rate",
    "95 % interval",
    "mean score",
    "cost",
    `against ${short[0] ?? ""}`,
    `score against ${short[0] ?? ""}`,
    "no result",
  ];
  return {
    title: `Compared by ${axes}`,
    ...withoutEmpty(head, rows.slice(0, ROWS_SHOWN)),
    note:
      "Differences are paired: each covers only the tasks that are graded under both." +
      (rows.length > ROWS_SHOWN ? ` ${grouped(rows.length - ROWS_SHOWN)} more are not shown.` : ""),
  };
}

/** Null if nothing is repeated. */
export function repeatTable(variants: readonly Variant[]): TextTable | null {
  const { axes, short } = shortLabels(variants);
  const rows = variants.flatMap(({ repeats }, place) =>
    repeats.map(({ k, passAtK, passHatK, tasks }) => [
      short[place] ?? "",
      String(k),
      meanWords(passAtK),
      meanWords(passHatK),
      grouped(tasks),
    ]),
  );
  // With one graded repeat a task, the pass rate says the same.
  if (!variants.some(({ repeats }) => repeats.length > 1)) return null;
  return {
    title: "Repeats",
    ...withoutEmpty([axes, "k", "pass@k", "pass^k", "tasks"], rows.slice(0, ROWS_SHOWN)),
    note: "pass@k: at least one of k tries passes. pass^k: all of k tries pass. Means over tasks with their standard errors.",
  };
}

/** `model=gpt-5` is `gpt-5` in a column named `model`. */
function shortLabels(variants: readonly Variant[]): { readonly axes: string; readonly short: readonly string[] } {
  const pairs = variants.map(({ label }) => label.split(",").map((pair) => pair.split(/=(.*)/s)));
  const axes = pairs[0]?.map(([name = ""]) => name).join(", ") ?? "";
  return { axes, short: pairs.map((values) => values.map(([, value = ""]) => value).join(", ")) };
}

function gradedOf({ counts }: Variant): number {
  return counts.passed + counts.failed;
}

function meanWords({ mean, standardError }: TaskMean): string {
  return `${percent(mean)}${standardError === null ? "" : ` ± ${percent(standardError)}`}`;
}

function missingWords({ counts }: Variant): string {
  const { outstanding, errored, skipped } = counts;
  return countsWords({ outstanding, errored, skipped }).join(", ");
}

/** Leaves out columns in which no row says anything. */
function withoutEmpty(head: readonly string[], rows: readonly (readonly string[])[]): Pick<TextTable, "head" | "rows"> {
  const filled = head.map((_, column) => rows.some((row) => row[column] !== ""));
  const kept = (row: readonly string[]) => row.filter((_, column) => filled[column]);
  return { head: kept(head), rows: rows.map(kept) };
}
