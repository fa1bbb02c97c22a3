/** Finds marks of a row, and says what a provider was doing at an instant. */

/** @typedef {import("./report-data.js").MarkView} MarkView */

/** @typedef {{ at: number, value: number }} Step a value that holds from an instant on */

/**
 * Marks of every row, by row, in order of time. Marks of one row do not overlap: a slot runs one child.
 *
 * @param {readonly MarkView[]} marks sorted by row and start
 * @param {number} rowCount
 * @returns {MarkView[][]}
 */
export function marksByRow(marks, rowCount) {
  /** @type {MarkView[][]} */
  const rows = Array.from({ length: rowCount }, () => []);
  for (const mark of marks) rows[mark.row]?.push(mark);
  return rows;
}

/**
 * Index of the first mark that ends at or after an instant.
 *
 * @param {readonly MarkView[]} row
 * @param {number} at
 */
export function firstEndingAfter(row, at) {
  let low = 0;
  let high = row.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((row[middle]?.until ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The mark at an instant, or the nearest one no farther away than the tolerance.
 *
 * @param {readonly MarkView[]} row
 * @param {number} at
 * @param {number} toleranceMs
 * @returns {MarkView | null}
 */
export function markAt(row, at, toleranceMs) {
  const index = firstEndingAfter(row, at);
  /** @type {MarkView | null} */
  let nearest = null;
  let distance = toleranceMs;
  for (const mark of row.slice(Math.max(0, index - 1), index + 1)) {
    const away = Math.max(mark.from - at, at - mark.until, 0);
    if (away <= distance) {
      nearest = mark;
      distance = away;
    }
  }
  return nearest;
}

/**
 * How many children ran, as steps.
 *
 * @param {readonly MarkView[]} marks
 * @returns {Step[]}
 */
export function runningSteps(marks) {
  const edges = marks.flatMap(({ from, until }) => [
    { at: from, change: 1 },
    { at: until, change: -1 },
  ]);
  edges.sort((a, b) => a.at - b.at || b.change - a.change);
  /** @type {Step[]} */
  const steps = [];
  let value = 0;
  for (const { at, change } of edges) {
    value += change;
    const last = steps.at(-1);
    if (last?.at === at) last.value = value;
    else steps.push({ at, value });
  }
  return steps;
}

/**
 * @param {readonly Step[]} steps
 * @param {number} at
 * @param {number} before the value before the first step
 */
export function valueAt(steps, at, before) {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.at ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? before : (steps[low - 1]?.value ?? before);
}

/**
 * Parts of the bands in which nothing ran at all: where the whole run waited.
 *
 * @param {readonly { from: number, until: number }[]} bands
 * @param {readonly Step[]} running
 * @returns {{ from: number, until: number }[]}
 */
export function idleParts(bands, running) {
  /** @type {{ from: number, until: number }[]} */
  const idle = [];
  let coveredUntil = Number.NEGATIVE_INFINITY;
  for (const band of bands.toSorted((a, b) => a.from - b.from)) {
    let from = Math.max(band.from, coveredUntil);
    for (const step of [...running.filter(({ at }) => at > from && at < band.until), { at: band.until, value: 0 }]) {
      if (step.at > from && valueAt(running, from, 0) === 0) idle.push({ from, until: step.at });
      from = step.at;
    }
    coveredUntil = Math.max(coveredUntil, band.until);
  }
  return idle;
}
