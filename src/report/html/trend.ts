/** The last complete campaigns as one picture: a line for the pass rate, bars for what they took. */
import { completedWords, type TrendFigure, trendFigures } from "../trend.ts";
import { html, type Markup } from "./markup.ts";
import type { HtmlReport } from "./model.ts";
import { section, shownId } from "./sections.ts";

/** Of one figure: its words above, its marks below. */
const ROW_HEIGHT = 64;
const PLOT_HEIGHT = 36;
const TEXT_HEIGHT = 18;

/** @returns null where fewer than two campaigns are complete */
export function trendSection({ trend }: HtmlReport): Markup | null {
  const figures = trendFigures(trend);
  if (figures.length === 0) return null;
  const rows = figures.map((figure, index) => figureRow(figure, { trend, top: index * ROW_HEIGHT }));
  return section(
    "trend",
    `The last ${trend.length} campaigns`,
    html`<svg class="trend" width="100%" height="${figures.length * ROW_HEIGHT}" role="img" aria-label="${labelOf(figures, trend)}">${rows}</svg>
`,
  );
}

function labelOf(figures: readonly TrendFigure[], trend: HtmlReport["trend"]): string {
  const parts = figures.map((figure) => `${figure.name}: ${valuesOf(figure, trend).join(", ")}`);
  return `The last ${trend.length} campaigns, the oldest first. ${parts.join("; ")}`;
}

function valuesOf({ read, words }: TrendFigure, trend: HtmlReport["trend"]): string[] {
  return trend.map((row) => {
    const value = read(row);
    return value === null ? "unknown" : words(value);
  });
}

function figureRow(
  figure: TrendFigure,
  { trend, top }: { readonly trend: HtmlReport["trend"]; readonly top: number },
): Markup {
  const shown = valuesOf(figure, trend);
  const values = trend.map((row) => figure.read(row));
  const isRate = figure.name === "pass rate";
  const most = isRate ? 1 : Math.max(...values.map((value) => value ?? 0));
  const width = 100 / trend.length;
  const bottom = top + TEXT_HEIGHT + PLOT_HEIGHT;
  const marks = values.map((value, index) => {
    if (value === null) return html``;
    const row = trend[index];
    const height = value === 0 ? 0 : Math.max(1, Math.round((value / most) * PLOT_HEIGHT));
    const title = html`<title>${row === undefined ? "" : `${shownId(row.campaign)}, ${completedWords(row)}: `}${shown[index] ?? ""}</title>`;
    const x = index * width;
    return isRate
      ? html`<circle class="fill-passed" cx="${round(x + width / 2)}%" cy="${bottom - height}" r="4">${title}</circle>`
      : html`<rect class="running-area" x="${round(x + width * 0.15)}%" y="${bottom - height}" width="${round(width * 0.7)}%" height="${height}" rx="2">${title}</rect>`;
  });
  const line = isRate ? rateLine(values, { width, bottom }) : null;
  return html`<text y="${top + 12}">${figure.name}</text><text class="last" x="100%" y="${top + 12}" text-anchor="end">${shown.at(-1) ?? ""}</text><line class="axis" x1="0" x2="100%" y1="${bottom}" y2="${bottom}"/>${line}${marks}
`;
}

/** Joins neighbours; a campaign without a pass rate is a gap. */
function rateLine(
  values: readonly (number | null)[],
  { width, bottom }: { readonly width: number; readonly bottom: number },
): readonly Markup[] {
  return values.slice(1).flatMap((value, index) => {
    const before = values[index] ?? null;
    if (value === null || before === null) return [];
    const y = (rate: number): number => bottom - Math.max(1, Math.round(rate * PLOT_HEIGHT));
    return [
      html`<line class="rate fill-passed" x1="${round((index + 0.5) * width)}%" x2="${round((index + 1.5) * width)}%" y1="${y(before)}" y2="${y(value)}"/>`,
    ];
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
