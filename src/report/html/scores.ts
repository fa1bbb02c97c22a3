/** The distribution of scores. */

import { counted, grouped } from "../../core/words.ts";
import type { ReportTask } from "../report.ts";
import { shortNumber } from "../words.ts";
import { html, type Markup, section } from "./markup.ts";

const BAR_HEIGHT = 120;

/** @returns null if no task has a score */
export function scoresSection(tasks: Iterable<ReportTask>): Markup | null {
  const bins = binScores(tasks);
  if (bins.length === 0) return null;
  const counts = bins.map(({ passed, other }) => passed + other);
  const scored = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...counts);
  const heightOf = (count: number): number => Math.round((count / most) * BAR_HEIGHT);
  const items = bins.map(({ from, until, passed, other }, index) => {
    const count = passed + other;
    const range = from === until ? shortNumber(from) : `${shortNumber(from)} to ${shortNumber(until)}`;
    const [good, bad] = [heightOf(passed), heightOf(other)];
    const edge = shortNumber(index === bins.length - 1 ? until : from);
    return html`<li title="Score ${range}: ${counted(count, "task")}, ${grouped(passed)} passed">
<span class="count">${count === 0 ? "" : grouped(count)}</span>
<svg width="100%" height="${Math.max(1, good + bad)}" aria-hidden="true"><rect class="fill-failed" width="100%" height="${bad}"/>
<rect class="fill-passed" y="${bad}" width="100%" height="${good}"/></svg>
<span class="edge">${edge}</span></li>
`;
  });
  return section(
    "scores",
    "Scores",
    html`<p class="quiet">${counted(scored, "task")} with a score. <i class="swatch fill-passed"></i> passed <i class="swatch fill-failed"></i> not passed</p>
<ol class="histogram">${items}</ol>
`,
  );
}

const BINS = 20;

interface ScoreBin {
  readonly from: number;
  /** Exclusive, except in the last bin. */
  readonly until: number;
  /** Tasks that passed. */
  passed: number;
  /** Tasks that have a score and did not pass. */
  other: number;
}

/** Bins of equal width; one if all scores are equal. Empty without scores. */
export function binScores(tasks: Iterable<Pick<ReportTask, "score" | "standing">>): ScoreBin[] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { score } of tasks) {
    if (score === null || !Number.isFinite(score)) continue;
    [low, high] = [Math.min(low, score), Math.max(high, score)];
  }
  if (low > high) return [];
  // Most scores are shares. The same axis every night makes two reports comparable at a glance.
  const [from, until] = low >= 0 && high <= 1 ? [0, 1] : [low, high];
  const count = from === until ? 1 : BINS;
  const edge = (index: number) => Number((from + (until - from) * (index / count)).toPrecision(12));
  const bins = Array.from({ length: count }, (_, index): ScoreBin => {
    return { from: edge(index), until: edge(index + 1), passed: 0, other: 0 };
  });
  for (const { score, standing } of tasks) {
    if (score === null || !Number.isFinite(score)) continue;
    // 0.3 + 0.15 is a little less than 0.45, and belongs to the bin from there on.
    const place = ((score - from) / (until - from)) * count + 1e-9;
    const bin = bins[Math.min(count - 1, Math.floor(place))] ?? bins[0];
    if (bin !== undefined) bin[standing === "passed" ? "passed" : "other"] += 1;
  }
  return bins;
}
