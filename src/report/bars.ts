/** Bars made of characters: a summary shows neither images nor SVG. */
import type { Counts } from "../core/tally.ts";

const CELLS = 30;
const CELL_OF: readonly (readonly [Exclude<keyof Counts, "total">, string])[] = [
  ["passed", "🟩"],
  ["failed", "🟥"],
  ["errored", "🟧"],
  ["skipped", "⬜"],
  ["outstanding", "🟦"],
];

/** The counts as one bar; what there is at all has at least one cell. */
export function countsBar(counts: Counts): string {
  if (counts.total === 0) return "";
  const sizes = CELL_OF.map(([standing]) => cells(counts[standing], counts.total));
  // Small parts are rounded up to one cell, so the largest part gives these cells back.
  const largest = sizes.indexOf(Math.max(...sizes));
  const sum = sizes.reduce((total, size) => total + size, 0);
  return CELL_OF.map(([, cell], index) =>
    cell.repeat((sizes[index] ?? 0) - (index === largest ? sum - CELLS : 0)),
  ).join("");
}

/** The cell that stands for a count in the bar. */
export function cellOf(standing: Exclude<keyof Counts, "total">): string {
  return CELL_OF.find(([name]) => name === standing)?.[1] ?? "";
}

function cells(count: number, total: number): number {
  return count === 0 ? 0 : Math.max(1, Math.round((count / total) * CELLS));
}

const BLOCKS = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/** Values as a row of blocks of eight heights, from the lowest value to the highest. */
export function sparkline(values: readonly number[]): string {
  const low = Math.min(...values);
  const range = Math.max(1e-9, Math.max(...values) - low);
  return values.map((value) => BLOCKS[Math.round(((value - low) / range) * 7)] ?? "█").join("");
}
