/** The last complete campaigns, side by side. */
import { formatDuration } from "../core/duration.ts";
import { grouped } from "../core/words.ts";
import type { HistoryRow } from "../store/campaign-history.ts";
import { oneLine } from "./escape.ts";
import { costWords } from "./spend.ts";
import { percent, type TextTable, utcSecond } from "./words.ts";

interface TrendFigure {
  readonly name: string;
  /** Null if the row of the campaign does not have it. */
  readonly read: (row: HistoryRow) => number | null;
  readonly words: (value: number) => string;
}

/** Each is left out if no campaign has it, except the pass rate. */
const FIGURES: readonly TrendFigure[] = [
  { name: "pass rate", read: (row) => row.pass_rate, words: percent },
  { name: "runs needed", read: (row) => row.runs ?? null, words: grouped },
  { name: "duration", read: (row) => row.duration_s, words: (seconds) => formatDuration(seconds * 1_000) },
  { name: "cost", read: (row) => row.cost_usd, words: costWords },
  { name: "tokens", read: (row) => row.tokens, words: (tokens) => grouped(Math.round(tokens)) },
  { name: "calls saved", read: (row) => row.calls_saved, words: grouped },
];
const NAME_LENGTH = 40;

/**
 * The campaigns as a table, the latest first, with their pass rates as a line of blocks. Null for a single campaign, which
 * shows no trend.
 *
 * @param rowsShown how many of the latest campaigns the table lists
 */
export function trendTable(trend: readonly HistoryRow[], rowsShown = trend.length): TextTable | null {
  if (trend.length < 2) return null;
  const figures = FIGURES.filter(({ name, read }) => name === "pass rate" || trend.some((row) => (read(row) ?? 0) > 0));
  const rates = trend.flatMap(({ pass_rate: rate }) => rate ?? []);
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  return {
    title: `The last ${trend.length} campaigns`,
    head: ["campaign", "completed", ...figures.map(({ name }) => name)],
    rows: trend
      .slice(-rowsShown)
      .reverse()
      .map((row) => [
        oneLine(row.campaign, NAME_LENGTH),
        completedWords(row),
        ...figures.map(({ read, words }) => {
          const value = read(row);
          return value === null ? "" : words(value);
        }),
      ]),
    note:
      low < high
        ? `Pass rate, oldest first: ${sparkline(rates)} (lowest ${percent(low)}, highest ${percent(high)})`
        : "",
  };
}

/** When a campaign was complete; empty if the file, which is not trusted, does not hold an instant. */
function completedWords({ completed_at }: HistoryRow): string {
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
