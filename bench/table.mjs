// Prints the numbers of a benchmark as one table: a row for each bar of the contract, with its comparison.
import { appendFileSync } from "node:fs";

export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The bars: `value` is held against `limit`, and shown with its unit. */
export function atMost(value, limit, unit = " ×") {
  return { value: `${figure(value)}${unit}`, bar: `≤ ${limit}${unit}`, met: value <= limit ? "met" : "MISSED" };
}

export function atLeast(value, limit, unit = " ×") {
  return { value: `${figure(value)}${unit}`, bar: `≥ ${limit}${unit}`, met: value >= limit ? "met" : "MISSED" };
}

/** A number without a bar in the contract. */
export function noBar(value, unit = " ×") {
  return { value: `${figure(value)}${unit}`, bar: "", met: "" };
}

function figure(value) {
  if (Number.isInteger(value)) return value.toLocaleString("en");
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString("en") : value.toFixed(2);
}

const HEADS = ["what", "measured", "beside it", "result", "bar", ""];

/** Prints rows, and hands them to `run.mjs`, which prints those of all benchmarks together. */
export function tell(title, rows) {
  const cells = rows.map(({ what, measured, beside = "", held }) => [
    what,
    measured,
    beside,
    held.value,
    held.bar,
    held.met,
  ]);
  printRows(title, cells);
  const file = process.env.BENCH_ROWS_FILE;
  if (file !== undefined) for (const row of cells) appendFileSync(file, `${JSON.stringify(row)}\n`);
}

export function printRows(title, cells) {
  const widths = HEADS.map((head, column) => Math.max(head.length, ...cells.map((row) => row[column].length)));
  const line = (row) =>
    row
      .map((cell, column) => (column < 3 || column === 5 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join("  ")
      .trimEnd();
  console.log(`\n${title}`);
  console.log(line(HEADS));
  for (const row of cells) console.log(line(row));
}
