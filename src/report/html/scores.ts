/** The distribution of scores. Each bar shows its tasks in the task table. */
import type { Report } from "../report.ts";
import { binScores, type ScoreBin } from "../score-bins.ts";
import { counted, grouped, shortNumber } from "../words.ts";
import { html, type Markup, section, type TaskSets } from "./markup.ts";

const BAR_HEIGHT = 120;

/** @returns null if no task has a score */
export function scoresSection({ tasks }: Report, sets: TaskSets): Markup | null {
  const bins = binScores(tasks);
  if (bins.length === 0) return null;
  const counts = bins.map(({ passed, other }) => passed.length + other.length);
  const scored = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...counts);
  return section(
    "scores",
    "Scores",
    html`<p class="quiet">${counted(scored, "task")} with a score. <i class="swatch fill-passed"></i> passed <i class="swatch fill-failed"></i> not passed</p>
<ol class="histogram">${bins.map((bin, index) => barItem(bin, { key: `score-${index}`, most, sets }))}</ol>
`,
  );
}

function barItem(
  { from, until, passed, other }: ScoreBin,
  { key, most, sets }: { readonly key: string; readonly most: number; readonly sets: TaskSets },
): Markup {
  const count = passed.length + other.length;
  const range = from === until ? shortNumber(from) : `${shortNumber(from)} to ${shortNumber(until)}`;
  const listed = sets.add(key, `score ${range}`, [...passed, ...other]);
  const height = (ids: readonly string[]): number => Math.round((ids.length / most) * BAR_HEIGHT);
  const [good, bad] = [height(passed), height(other)];
  const name = `Score ${range}: ${counted(count, "task")}, ${grouped(passed.length)} passed.${listed === 0 ? "" : " Show them."}`;
  return html`<li><button type="button" class="bin" ${listed === 0 ? html`disabled` : html`data-show="${key}"`} aria-label="${name}" title="${name}"><span class="count">${count === 0 ? "" : grouped(count)}</span><svg width="100%" height="${Math.max(1, good + bad)}" aria-hidden="true"><rect class="fill-failed" width="100%" height="${bad}"/><rect class="fill-passed" y="${bad}" width="100%" height="${good}"/></svg><span class="edge">${shortNumber(from)}</span></button></li>
`;
}
