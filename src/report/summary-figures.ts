/** The figures of the summary: counts, scores, and the comparison with the last complete campaign. */
import { formatDuration } from "../core/duration.ts";
import { cellOf, countsBar } from "./bars.ts";
import { changedTasks, comparisonWords } from "./comparison-words.ts";
import { markdownCode, oneLine } from "./escape.ts";
import type { Section } from "./markdown.ts";
import { fold, idList, markdownTable } from "./markdown.ts";
import type { Report } from "./report.ts";
import { costWords, tokenWords } from "./spend.ts";
import { counted, grouped, percent, replayedWords, shortNumber } from "./words.ts";

const STANDINGS = ["passed", "failed", "errored", "skipped", "outstanding"] as const;
/** Of each list of changed tasks. */
const IDS_SHOWN = 50;

/** The counts as a bar, and as a table if tasks differ. */
export function countsSection({ headline: { counts } }: Report): Section {
  const bar = countsBar(counts);
  const shown = STANDINGS.filter((standing) => counts[standing] > 0);
  if (shown.length <= 1) return { name: "counts", forms: [bar] };
  const table = markdownTable(
    [...shown.map((standing) => `${cellOf(standing)} ${standing}`), "total"],
    [[...shown, "total" as const].map((standing) => grouped(counts[standing]))],
  );
  return { name: "counts", forms: [`${bar}\n\n${table}`] };
}

/** One line of what the results say, and what limits and retries did to them. */
export function scoreLine(report: Report): Section {
  const { counts, passRate, passRateInterval, scores, lostToLimits, wonOnRetry, wonAfterLimit, startedAt, endedAt } =
    report.headline;
  const graded = counts.passed + counts.failed;
  const parts: string[] = [];
  if (passRate !== null) {
    const interval = passRateInterval;
    const range = interval === null ? "" : ` (95 % interval ${percent(interval.low)} to ${percent(interval.high)})`;
    parts.push(`**Pass rate ${percent(passRate)}** of ${grouped(graded)} graded${range}`);
  }
  if (scores !== null) {
    const error = scores.standardError === null ? "" : ` (standard error ${shortNumber(scores.standardError)})`;
    const over = scores.count === graded ? "" : ` (${grouped(scores.count)} scored)`;
    parts.push(`mean score **${shortNumber(scores.mean)}**${error}${over}`);
  }
  if (wonOnRetry > 0) parts.push(`${grouped(wonOnRetry)} won on a retry`);
  if (wonAfterLimit > 0) parts.push(`${grouped(wonAfterLimit)} won after a rate limit`);
  if (lostToLimits > 0) parts.push(`${grouped(lostToLimits)} lost to limits so far`);
  if (report.run.replayed.calls > 0) parts.push(replayedWords(report.run.replayed));
  if (startedAt !== null && endedAt !== null) parts.push(`took ${formatDuration(endedAt - startedAt)}`);
  return { name: "scores", forms: [parts.join(" · ")] };
}

/** What the results cost. */
export function spendSection({ headline: { spend, counts } }: Report): Section | null {
  if (spend === null) return null;
  const { sum, parts } = tokenWords(spend);
  const cost = costWords(spend);
  const graded = counts.passed + counts.failed;
  const words = [
    ...(sum === "" ? [] : [`**${sum} tokens**${parts === "" ? "" : ` (${parts})`}`]),
    ...(cost === "" ? [] : [`**${cost}**${spend.isInDollars ? "" : " cost"}`]),
    ...(spend.results === graded ? [] : [`stated by ${grouped(spend.results)} of ${counted(graded, "result")}`]),
  ];
  return { name: "tokens and cost", forms: [`Spent on results: ${words.join(" · ")}`] };
}

/** What changed since the last complete campaign. */
export function comparisonSection({ baseline }: Report): Section | null {
  if (baseline === null) return null;
  const name = markdownCode(oneLine(baseline.campaign, 200));
  const head = `### Compared with ${name}\n\n${comparisonWords(baseline)}`;
  const where = "see the comparison in `report.html`";
  const lists = changedTasks(baseline).map(({ title, ids }) =>
    fold(title, idList(ids.slice(0, IDS_SHOWN), { count: ids.length, where })),
  );
  return { name: "comparison with the last campaign", forms: [[head, ...lists].join("\n\n"), head] };
}
