/** The distribution of scores. Each bar shows its tasks in the task table. */
import { counted, grouped, shortNumber } from "../words.ts";
import { html, type Markup } from "./markup.ts";
import type { HtmlReport, HtmlTask } from "./model.ts";
import { section, type TaskSets } from "./sections.ts";

/** Up to this many different scores get one bar each: grades and rubrics have no ranges. */
const EXACT_VALUES = 11;
const BINS = 20;
const BAR_HEIGHT = 120;

interface Bin {
  readonly from: number;
  /** Exclusive, except in the last bin; equal to `from` if the bin is one exact score. */
  readonly until: number;
  readonly passed: HtmlTask[];
  readonly other: HtmlTask[];
}

/** @returns null where no task has a score */
export function scoresSection({ tasks }: HtmlReport, sets: TaskSets): Markup | null {
  const bins = binScores(tasks);
  if (bins.length === 0) return null;
  const most = Math.max(...bins.map(({ passed, other }) => passed.length + other.length));
  const scored = bins.reduce((sum, { passed, other }) => sum + passed.length + other.length, 0);
  return section(
    "scores",
    "Scores",
    html`<p class="quiet">${counted(scored, "task")} with a score. <i class="swatch fill-passed"></i> passed <i class="swatch fill-failed"></i> not passed</p>
<ol class="histogram">${bins.map((bin, index) => barItem(bin, { index, most, sets }))}</ol>
`,
  );
}

/** Sorts scored tasks into bins of equal width, or one bin per score if there are few different scores. */
export function binScores(tasks: readonly HtmlTask[]): Bin[] {
  const scored = tasks.filter(({ score }) => score !== null && Number.isFinite(score));
  const values = [...new Set(scored.map(({ score }) => score ?? 0))].sort((a, b) => a - b);
  const low = values[0];
  const high = values.at(-1);
  if (low === undefined || high === undefined) return [];
  const isExact = values.length <= EXACT_VALUES;
  // Most scores are shares. The same axis every night makes two reports comparable at a glance.
  const [from, until] = low >= 0 && high <= 1 ? [0, 1] : [low, high];
  // Weighted ends instead of a width: the difference of two huge scores can overflow.
  const edge = (index: number): number => Number((from * (1 - index / BINS) + until * (index / BINS)).toPrecision(12));
  const bins: Bin[] = isExact
    ? values.map((value) => ({ from: value, until: value, passed: [], other: [] }))
    : Array.from({ length: BINS }, (_, index) => ({
        from: edge(index),
        until: edge(index + 1),
        passed: [],
        other: [],
      }));
  for (const task of scored) {
    const score = task.score ?? 0;
    // Edges are rounded: 0.3 + 0.15 belongs to the bin from 0.45 on.
    const index = isExact
      ? values.indexOf(score)
      : bins.findLastIndex(({ from }) => score >= from - Math.abs(from) * 1e-9);
    bins[Math.max(0, index)]?.[task.standing === "passed" ? "passed" : "other"].push(task);
  }
  return bins;
}

function barItem(
  { from, until, passed, other }: Bin,
  { index, most, sets }: { readonly index: number; readonly most: number; readonly sets: TaskSets },
): Markup {
  const count = passed.length + other.length;
  const range = from === until ? shortNumber(from) : `${shortNumber(from)} to ${shortNumber(until)}`;
  const key = `score-${index}`;
  const listed = sets.add(
    key,
    `score ${range}`,
    [...passed, ...other].map(({ id }) => id),
  );
  const height = (tasks: readonly HtmlTask[]): number => Math.round((tasks.length / most) * BAR_HEIGHT);
  const [good, bad] = [height(passed), height(other)];
  const name = `Score ${range}: ${counted(count, "task")}, ${grouped(passed.length)} passed.${listed === 0 ? "" : " Show them."}`;
  return html`<li><button type="button" class="bin" ${listed === 0 ? html`disabled` : html`data-show="${key}"`} aria-label="${name}" title="${name}"><span class="count">${count === 0 ? "" : grouped(count)}</span><svg width="100%" height="${Math.max(1, good + bad)}" aria-hidden="true"><rect class="fill-failed" width="100%" height="${bad}"/><rect class="fill-passed" y="${bad}" width="100%" height="${good}"/></svg><span class="edge">${shortNumber(from)}</span></button></li>
`;
}
