/** The figures of the summary: counts, scores, and the comparison with the last complete campaign. */
import { formatDuration } from "../core/duration.ts";
import { cellOf, countsBar, sparkline } from "./bars.ts";
import { markdownCode, oneLine } from "./escape.ts";
import { fold, idList } from "./markdown.ts";
import type { Comparison, Report } from "./report.ts";
import type { Section } from "./section.ts";
import { costWords, tokenWords } from "./spend.ts";
import { counted, grouped, percent, replayedWords, shortNumber } from "./words.ts";

const STANDINGS = ["passed", "failed", "errored", "skipped", "outstanding"] as const;
/** With fewer scores there is no histogram. */
const HISTOGRAM_SCORES = 10;
const HISTOGRAM_BINS = 20;

/** The counts as a bar, and as a table if tasks differ. */
export function countsSection({ headline: { counts } }: Report): Section {
  const bar = countsBar(counts);
  const shown = STANDINGS.filter((standing) => counts[standing] > 0);
  const isOne = shown.length <= 1;
  const table = [
    `| ${[...shown.map((standing) => `${cellOf(standing)} ${standing}`), "total"].join(" | ")} |`,
    `|${" ---: |".repeat(shown.length + 1)}`,
    `| ${[...shown.map((standing) => grouped(counts[standing])), grouped(counts.total)].join(" | ")} |`,
  ].join("\n");
  return { name: "counts", forms: [isOne ? bar : `${bar}\n\n${table}`, table] };
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
  const histogram = histogramLine(report);
  return {
    name: "scores",
    forms: [parts.join(" · ") + (histogram === "" ? "" : `\n\n${histogram}`), parts.join(" · ")],
  };
}

/** What the results cost. */
export function spendSection({ headline: { spend, counts } }: Report): Section {
  const name = "tokens and cost";
  if (spend === null) return { name, forms: [""] };
  const { sum, parts } = tokenWords(spend);
  const cost = costWords(spend);
  const graded = counts.passed + counts.failed;
  const words = [
    ...(sum === "" ? [] : [`**${sum} tokens**${parts === "" ? "" : ` (${parts})`}`]),
    ...(cost === "" ? [] : [`**${cost}**${spend.isInDollars ? "" : " cost"}`]),
    ...(spend.results === graded ? [] : [`as ${grouped(spend.results)} of ${counted(graded, "result")} say`]),
  ];
  return { name, forms: [`Spent on results: ${words.join(" · ")}`] };
}

/** The distribution of the scores, if they have more than two values. */
function histogramLine({ tasks, headline }: Report): string {
  const { scores } = headline;
  if (scores === null || scores.count < HISTOGRAM_SCORES) return "";
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  const values = new Set<number>();
  for (const { score } of tasks) {
    if (score === null) continue;
    low = Math.min(low, score);
    high = Math.max(high, score);
    if (values.size <= 2) values.add(score);
  }
  if (values.size <= 2) return "";
  // Most scores are shares: their whole range is shown, so that two summaries can be compared.
  if (low >= 0 && high <= 1) [low, high] = [0, 1];
  const bins = new Array<number>(HISTOGRAM_BINS).fill(0);
  for (const { score } of tasks) {
    if (score === null) continue;
    const bin = Math.min(HISTOGRAM_BINS - 1, Math.floor(((score - low) / (high - low)) * HISTOGRAM_BINS));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return `Scores: ${shortNumber(low)} \`${sparkline(bins)}\` ${shortNumber(high)}`;
}

/** What changed since the last complete campaign, and whether that can be chance. */
export function comparisonSection({ baseline }: Report): Section {
  const name = "comparison with the last campaign";
  if (baseline === null) return { name, forms: [""] };
  const head = `### Compared with ${markdownCode(oneLine(baseline.campaign, 200))}\n\n${comparisonLine(baseline)}`;
  const lists = (count: number) =>
    [
      namesList(counted(baseline.regressions.length, "regression"), baseline.regressions, count),
      namesList(counted(baseline.fixes.length, "fix", "fixes"), baseline.fixes, count),
      namesList(`${grouped(baseline.lost.length)} passed then and errored now`, baseline.lost, count),
    ].filter((list) => list !== "");
  return { name, forms: [[head, ...lists(50)].join("\n\n"), [head, ...lists(10)].join("\n\n"), head] };
}

function comparisonLine(baseline: Comparison): string {
  const { regressions, fixes, lost, gained, difference, isOfScores, passRateBefore, pValue } = baseline;
  const changes = [
    regressions.length === 0 ? "No regression" : `**${counted(regressions.length, "regression")}**`,
    counted(fixes.length, "fix", "fixes"),
    ...(lost.length === 0 ? [] : [`${grouped(lost.length)} passed then and errored now`]),
    ...(gained === 0 ? [] : [`${grouped(gained)} graded now without a result then`]),
  ];
  const before = passRateBefore === null ? "" : `; the pass rate was ${percent(passRateBefore)}`;
  if (difference === null) return `${changes.join(", ")}${before}.`;
  const { mean, low, high } = difference;
  const what = isOfScores ? "score" : "pass rate";
  const format = isOfScores ? signed : (value: number) => `${signed(value * 100)} points`;
  const isTested = !isOfScores && pValue !== null;
  const isChange = isTested ? pValue < 0.05 : low > 0 || high < 0;
  const verdict = !isChange ? "could be chance" : mean > 0 ? "better" : "worse";
  const test = isTested ? `, McNemar p = ${pValue < 0.001 ? "under 0.001" : pValue.toFixed(pValue < 0.1 ? 3 : 2)}` : "";
  return (
    `${changes.join(", ")}${before}. Paired difference of the ${what}: **${format(mean)}** ` +
    `(95 % interval ${format(low)} to ${format(high)}, ${pairWords(baseline)}${test}): ${verdict}.`
  );
}

function pairWords({ pairs, scoredPairs, clusters, isOfScores }: Comparison): string {
  const words =
    isOfScores && scoredPairs < pairs
      ? `${grouped(scoredPairs)} of ${counted(pairs, "pair")}, which have a score both times`
      : counted(pairs, "pair");
  return clusters === null ? words : `${counted(clusters, "task")} with ${words}`;
}

function namesList(title: string, ids: readonly string[], shown: number): string {
  return ids.length === 0
    ? ""
    : fold(title, idList(ids.slice(0, shown), { count: ids.length, where: "see the comparison in `report.html`" }));
}

function signed(value: number): string {
  const short = shortNumber(Math.abs(value) < 1e-9 ? 0 : value);
  return value > 0 && short !== "0" ? `+${short}` : short.replace("-", "−");
}
