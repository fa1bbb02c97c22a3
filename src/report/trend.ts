/** The last complete campaigns side by side: what the summary shows as a table, and the page as a picture. */
import { formatDuration } from "../core/duration.ts";
import type { HistoryRow } from "../store/campaign-history.ts";
import { oneLine } from "./escape.ts";
import { costWords } from "./spend.ts";
import type { TextTable } from "./variant-tables.ts";
import { grouped, percent, utcSecond } from "./words.ts";

/** A figure that every complete campaign has, or some of them. */
export interface TrendFigure {
  readonly name: string;
  /** Null if the row of the campaign does not have it. */
  readonly read: (row: HistoryRow) => number | null;
  readonly words: (value: number) => string;
}

const PASS_RATE: TrendFigure = { name: "pass rate", read: (row) => row.pass_rate, words: percent };
const FIGURES: readonly TrendFigure[] = [
  PASS_RATE,
  { name: "runs needed", read: (row) => row.runs ?? null, words: grouped },
  { name: "duration", read: (row) => row.duration_s, words: (seconds) => formatDuration(seconds * 1_000) },
  { name: "cost", read: (row) => row.cost_usd, words: costWords },
  { name: "tokens", read: (row) => row.tokens, words: (tokens) => grouped(Math.round(tokens)) },
  { name: "calls saved", read: (row) => row.calls_saved, words: grouped },
];
const ROWS_SHOWN = 7;
const NAME_LENGTH = 40;

/** The figures that the campaigns have. Empty for one campaign, which shows no trend. */
export function trendFigures(trend: readonly HistoryRow[]): readonly TrendFigure[] {
  if (trend.length < 2) return [];
  return FIGURES.filter((figure) => figure === PASS_RATE || trend.some((row) => (figure.read(row) ?? 0) > 0));
}

/** The latest campaigns as a table, the latest first, with the pass rates of all of them as a line. */
export function trendTable(trend: readonly HistoryRow[]): TextTable | null {
  const figures = trendFigures(trend);
  if (figures.length === 0) return null;
  const rates = trend.flatMap(({ pass_rate: rate }) => rate ?? []);
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  const latest = trend.slice(-ROWS_SHOWN).reverse();
  return {
    title: `The last ${trend.length} campaigns`,
    head: ["campaign", "completed", ...figures.map(({ name }) => name)],
    rows: latest.map((row) => [
      oneLine(row.campaign, NAME_LENGTH),
      completedWords(row),
      ...figures.map((figure) => figureWords(figure, row)),
    ]),
    note: low < high ? `Pass rate: ${sparkline(rates)} (${percent(low)} to ${percent(high)})` : "",
  };
}

/** The figure of a campaign; empty if it is not known. */
export function figureWords({ read, words }: TrendFigure, row: HistoryRow): string {
  const value = read(row);
  return value === null ? "" : words(value);
}

/** When a campaign was complete. Its row comes from a file and is not trusted. */
export function completedWords({ completed_at }: HistoryRow): string {
  const at = Date.parse(completed_at);
  return Number.isNaN(at) ? "" : `${utcSecond(at).slice(0, 16)}Z`;
}

const BLOCKS = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/** Values as a row of blocks of eight heights, from the lowest value to the highest. */
function sparkline(values: readonly number[]): string {
  const low = Math.min(...values);
  const range = Math.max(1e-9, Math.max(...values) - low);
  return values.map((value) => BLOCKS[Math.round(((value - low) / range) * 7)] ?? "█").join("");
}
