/** The summary of a re-run that had nothing to do, because others have gone on since: why nothing ran, and what stands. */
import type { Counts } from "../core/tally.ts";
import { markdownCode, markdownText } from "./escape.ts";
import { counted, grouped } from "./words.ts";

export interface FollowedFacts {
  readonly campaign: string;
  readonly counts: Counts;
  /** What `fail-on` holds against the campaign, in words. */
  readonly against: readonly string[];
}

/** The text for the step summary, with a newline at its end. */
export function followedSummary({ campaign, counts, against }: FollowedFacts): string {
  const { total, passed, failed, errored, skipped } = counts;
  const figures = [
    [passed, "passed"],
    [failed, "failed"],
    [errored, "errored"],
    [skipped, "skipped"],
  ] as const;
  const told = figures.filter(([amount]) => amount > 0).map(([amount, word]) => `${grouped(amount)} ${word}`);
  const stands = told.length === 0 ? "" : ` Of ${counted(total, "task")}: ${told.join(", ")}.`;
  const lines = [
    `## ${against.length === 0 ? "✅" : "❌"} Nothing was run: the campaign of this workflow run is complete`,
    `Campaign ${markdownCode(campaign)} is done, and other runs have gone on to the next one. A re-run neither repeats it nor takes part in theirs: no task was started, and nothing was saved.${stands}`,
    against.length === 0 ? "" : `Its verdict stands: ${markdownText(against.join(", "))}.`,
  ];
  return `${lines.filter((line) => line !== "").join("\n\n")}\n`;
}
