/** From instants to places on the drawn axis, where the time between two runs is a short gap, and back. */

/** @typedef {import("../time-axis.ts").AxisSegment} AxisSegment */

/**
 * The drawn place of an instant. One that lies between two segments is at the end of the earlier one.
 *
 * @param {readonly AxisSegment[]} axis
 * @param {number} at
 */
export function drawnOf(axis, at) {
  let place = 0;
  for (const segment of axis) {
    if (at < segment.from) break;
    place = segment.drawnFrom + Math.min(at, segment.until) - segment.from;
  }
  return place;
}

/**
 * The instant at a drawn place; inside a gap, the end of the segment before it.
 *
 * @param {readonly AxisSegment[]} axis
 * @param {number} drawn
 */
export function instantOf(axis, drawn) {
  let at = axis[0]?.from ?? 0;
  for (const segment of axis) {
    if (drawn < segment.drawnFrom) break;
    at = Math.min(segment.from + drawn - segment.drawnFrom, segment.until);
  }
  return at;
}

/** @param {readonly AxisSegment[]} axis */
export function drawnLength(axis) {
  const last = axis.at(-1);
  return last === undefined ? 1 : last.drawnFrom + last.until - last.from;
}

/** @typedef {{ from: number, until: number }} Viewport in drawn units */

/**
 * Zooms about a place that stays where it is, never out of the axis and never closer than 50 ms.
 *
 * @param {Viewport} view
 * @param {{ about: number, factor: number, length: number }} options a factor below 1 comes closer
 * @returns {Viewport}
 */
export function zoom(view, { about, factor, length }) {
  const width = Math.min(length, Math.max(Math.min(50, length), (view.until - view.from) * factor));
  const share = (about - view.from) / (view.until - view.from);
  return within({ from: about - share * width, until: about + (1 - share) * width }, length);
}

/**
 * @param {Viewport} view
 * @param {{ by: number, length: number }} options
 * @returns {Viewport}
 */
export function pan(view, { by, length }) {
  return within({ from: view.from + by, until: view.until + by }, length);
}

/**
 * @param {Viewport} view
 * @param {number} length
 */
function within(view, length) {
  const width = Math.min(length, view.until - view.from);
  const from = Math.min(Math.max(0, view.from), length - width);
  return { from, until: from + width };
}

const STEPS_MS = [
  1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000,
  900_000, 1_800_000, 3_600_000, 7_200_000, 10_800_000, 21_600_000, 43_200_000, 86_400_000,
];

/**
 * Round instants of UTC in the visible part of the axis.
 *
 * @param {readonly AxisSegment[]} axis
 * @param {Viewport} view
 * @param {{ originAt: number, count: number }} options at most about `count` ticks
 * @returns {{ at: number, drawn: number, stepMs: number }[]}
 */
export function ticksOf(axis, view, { originAt, count }) {
  const wanted = (view.until - view.from) / Math.max(1, count);
  const stepMs = STEPS_MS.find((step) => step >= wanted) ?? 86_400_000 * Math.ceil(wanted / 86_400_000);
  /** @type {{ at: number, drawn: number, stepMs: number }[]} */
  const ticks = [];
  for (const segment of axis) {
    const from = segment.from + Math.max(0, view.from - segment.drawnFrom);
    const until = Math.min(segment.until, segment.from + view.until - segment.drawnFrom);
    const first = Math.ceil((from + originAt) / stepMs) * stepMs - originAt;
    for (let at = first; at <= until; at += stepMs) {
      ticks.push({ at, drawn: segment.drawnFrom + at - segment.from, stepMs });
    }
  }
  return ticks;
}
