/** The figures of a report: what the results say, what limits and retries did to them, and what they cost. */
import { formatDuration } from "../core/duration.ts";
import { counted, grouped } from "../core/words.ts";
import { changesWords } from "./comparison-words.ts";
import type { Report } from "./report.ts";
import type { ScoreMean } from "./sample.ts";
import { costWords } from "./spend.ts";
import { percent, shortNumber } from "./words.ts";

export interface Figure {
  readonly name: string;
  readonly value: string;
  /** What it covers, or how certain it is; empty if the name says it. */
  readonly hint: string;
}

/** The figures that the report has, the most important first. */
export function figuresOf({ headline, outstanding, baseline, run }: Report): Figure[] {
  const { counts, passRate: rate, scores, spend, startedAt, endedAt } = headline;
  const graded = counts.passed + counts.failed;
  const ofGraded = `of ${grouped(graded)} graded`;
  const scored = [
    ...(scores?.count === graded ? [] : [`of ${counted(scores?.count ?? 0, "score")}`]),
    ...(scores?.standardError == null ? [] : ["with its standard error"]),
  ].join(", ");
  const { calls, input_tokens, output_tokens } = run.replayed;
  const tokens = (count: number | null | undefined) => (count == null ? "" : grouped(Math.round(count)));
  const parts = [
    ...(spend?.inputTokens == null ? [] : [`${tokens(spend.inputTokens)} in`]),
    ...(spend?.outputTokens == null ? [] : [`${tokens(spend.outputTokens)} out`]),
  ].join(", ");
  const stated = spend === null || spend.priced === graded ? "" : `of ${counted(spend.priced, "result")}`;
  const figures: readonly (readonly [name: string, value: string, hint: string])[] = [
    [
      "Pass rate",
      rate === null ? "" : percent(rate.mean),
      rate === null ? "" : `${ofGraded}, 95 % interval ${percent(rate.low)} to ${percent(rate.high)}`,
    ],
    ["Mean score", scoreWords(scores), scored],
    [
      "Against the baseline",
      baseline === null || baseline.pairs === 0 ? "" : changesWords(baseline),
      `among ${counted(baseline?.pairs ?? 0, "task")} graded in both`,
    ],
    ["Won on a retry", unlessZero(headline.wonOnRetry), "passed after a failure"],
    ["Lost to limits", unlessZero(outstanding.limited), "they run again"],
    ["Calls replayed", unlessZero(calls), `${tokens(input_tokens + output_tokens)} tokens not paid again`],
    ["Tokens", tokens(spend?.tokens), parts],
    ["Cost", costWords(spend?.cost ?? null), stated],
    ["This run took", startedAt === null || endedAt === null ? "" : formatDuration(endedAt - startedAt), ""],
  ];
  return figures.filter(([, value]) => value !== "").map(([name, value, hint]) => ({ name, value, hint }));
}

/** `0.83 ± 0.02`, with its standard error; empty if there are no scores. */
export function scoreWords(scores: ScoreMean | null): string {
  if (scores === null) return "";
  return `${shortNumber(scores.mean)}${scores.standardError === null ? "" : ` ± ${shortNumber(scores.standardError)}`}`;
}

function unlessZero(count: number): string {
  return count === 0 ? "" : grouped(count);
}
