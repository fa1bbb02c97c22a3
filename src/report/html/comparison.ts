/** This campaign beside earlier ones: the comparison with the last complete one, and the trend as one picture. */
import type { HistoryRow } from "../../store/campaign-history.ts";
import { changedTasks, comparisonWords } from "../comparison-words.ts";
import type { Report } from "../report.ts";
import { completedWords, figureWords, type TrendFigure, trendFigures } from "../trend.ts";
import { grouped } from "../words.ts";
import { foreign, html, type Markup, section, showButton, shownId, type TaskSets } from "./markup.ts";

const IDS_SHOWN = 10;

/** @returns null if there is nothing to compare with */
export function baselineSection({ baseline }: Report, sets: TaskSets): Markup | null {
  if (baseline === null) return null;
  const lists = changedTasks(baseline).map(({ key, title, ids }) => {
    const rest = ids.length - IDS_SHOWN;
    const show = sets.add(key, title, ids) === 0 ? null : showButton(key, "Show in the task table", `Show ${title}`);
    return html`<div><h3>${title}</h3><ul class="ids">${ids.slice(0, IDS_SHOWN).map((id) => html`<li>${foreign(shownId(id))}</li>`)}</ul>${rest > 0 ? html`<p class="quiet">and ${grouped(rest)} more</p>` : null}${show}</div>
`;
  });
  return section(
    "baseline",
    "Compared with the baseline",
    html`<p>Baseline: campaign <b>${foreign(shownId(baseline.campaign))}</b>. ${comparisonWords(baseline)}</p>
<div class="sides">
${lists}</div>
`,
  );
}

/** A figure has its words above its bars. */
const ROW_HEIGHT = 64;
const PLOT_HEIGHT = 36;
const TEXT_HEIGHT = 18;

/** @returns null if fewer than two campaigns are complete */
export function trendSection({ trend }: Report): Markup | null {
  const figures = trendFigures(trend);
  if (figures.length === 0) return null;
  const rows = figures.map((figure, index) => figureRow(figure, trend, index * ROW_HEIGHT));
  const words = figures.map(
    (figure) => `${figure.name}: ${trend.map((row) => figureWords(figure, row) || "unknown").join(", ")}`,
  );
  return section(
    "trend",
    `The last ${trend.length} campaigns`,
    html`<svg class="trend" width="100%" height="${figures.length * ROW_HEIGHT}" role="img" aria-label="The last ${trend.length} campaigns, the oldest first. ${words.join("; ")}">${rows}</svg>
`,
  );
}

function figureRow(figure: TrendFigure, trend: readonly HistoryRow[], top: number): Markup {
  // A rate is a share of the whole, everything else of the largest value.
  const most = figure.name === "pass rate" ? 1 : Math.max(...trend.map((row) => figure.read(row) ?? 0));
  const width = 100 / trend.length;
  const bottom = top + TEXT_HEIGHT + PLOT_HEIGHT;
  const bars = trend.map((row, index) => {
    const value = figure.read(row);
    if (value === null || value === 0) return html``;
    const height = Math.max(1, Math.round((value / most) * PLOT_HEIGHT));
    const x = (index + 0.15) * width;
    return html`<rect class="${figure.name === "pass rate" ? "fill-passed" : "fill-running"}" x="${x.toFixed(2)}%" y="${bottom - height}" width="${(width * 0.7).toFixed(2)}%" height="${height}" rx="2"><title>${shownId(row.campaign)}, ${completedWords(row)}: ${figure.words(value)}</title></rect>`;
  });
  const last = trend.at(-1);
  return html`<text y="${top + 12}">${figure.name}</text><text class="last" x="100%" y="${top + 12}" text-anchor="end">${last === undefined ? "" : figureWords(figure, last) || "unknown"}</text><line class="axis" x1="0" x2="100%" y1="${bottom}" y2="${bottom}"/>${bars}
`;
}
