/** Where things stand on the timeline: an axis, a lane for each provider, a row for each slot. All in CSS pixels. */
import { runningSteps } from "./timeline-marks.js";

/** @typedef {import("./report-data.js").MarkView} MarkView */
/** @typedef {import("./report-data.js").PackedReport} PackedReport */
/** @typedef {import("./timeline-marks.js").Step} Step */
/** @typedef {{ from: number, until: number, reason: string, statedUntil: number | null }} Band */

/**
 * @typedef {object} ProviderLane
 * @property {string} provider
 * @property {number} top
 * @property {number} height
 * @property {readonly Step[]} running
 * @property {readonly Step[]} limit
 * @property {number} peak the value at the top of the lane
 * @property {readonly Band[]} waits
 * @property {readonly Band[]} circuits times when the circuit was open
 */

/**
 * @typedef {object} Lanes
 * @property {readonly ProviderLane[]} providers
 * @property {number} without how many providers have no lane
 * @property {number} rowsTop
 * @property {number} rowHeight
 * @property {number} height
 */

export const AXIS_HEIGHT = 22;
const LANE_HEIGHT = 64;
const LANE_GAP = 12;
/** Beyond this many providers only those with waits or cuts, then the busiest have a lane; the table has all events. */
const MOST_LANES = 12;
/** Rows get thinner instead of the page longer, down to 3 px, and below that where a canvas would get too large. */
const ROWS_HEIGHT = 320;
const MOST_ROWS_HEIGHT = 6_000;

/**
 * @param {PackedReport} report
 * @param {readonly MarkView[]} marks
 * @returns {Lanes}
 */
export function layLanes(report, marks) {
  /** @type {Map<string, number>} */
  const uses = new Map();
  const use = (/** @type {string} */ provider, /** @type {number} */ weight) =>
    uses.set(provider, (uses.get(provider) ?? 0) + weight);
  for (const { provider } of marks) use(provider, 1);
  for (const { provider } of [...report.waits, ...report.limits, ...report.circuits]) {
    use(report.strings[provider] ?? "", marks.length + 1);
  }
  const busiest = [...uses].sort((a, b) => b[1] - a[1]).slice(0, MOST_LANES);
  const names = busiest.map(([provider]) => provider).sort();
  const providers = names.map((provider, index) => {
    const top = AXIS_HEIGHT + LANE_GAP + index * (LANE_HEIGHT + LANE_GAP);
    return layProvider(report, { provider, top, marks: marks.filter((mark) => mark.provider === provider) });
  });
  const rowsTop = AXIS_HEIGHT + LANE_GAP + providers.length * (LANE_HEIGHT + LANE_GAP);
  const rows = Math.max(1, report.rows.length);
  const rowHeight = Math.min(18, Math.max(3, Math.floor(ROWS_HEIGHT / rows)), MOST_ROWS_HEIGHT / rows);
  const height = rowsTop + rowHeight * rows + 6;
  return { providers, without: uses.size - names.length, rowsTop, rowHeight, height };
}

/**
 * @param {PackedReport} report
 * @param {{ provider: string, top: number, marks: readonly MarkView[] }} lane
 * @returns {ProviderLane}
 */
function layProvider(report, { provider, top, marks }) {
  const own = (/** @type {{ provider: number }} */ entry) => report.strings[entry.provider] === provider;
  const running = runningSteps(marks);
  const changes = report.limits.filter(own).toSorted((a, b) => a.at - b.at);
  const [first] = changes;
  /** @type {Step[]} */
  const limit = changes.map(({ at, to }) => ({ at, value: to }));
  // What held before the first change was the limit from the start on.
  if (first !== undefined) limit.unshift({ at: report.axis[0]?.from ?? 0, value: first.from });
  const peak = Math.max(1, highest(running), highest(limit));
  return {
    provider,
    top,
    height: LANE_HEIGHT,
    running,
    limit,
    peak,
    waits: report.waits.filter(own).map((wait) => ({ ...wait, statedUntil: null })),
    circuits: report.circuits
      .filter((change) => own(change) && change.state === "open")
      .map((change) => ({
        from: change.at,
        until: change.until,
        reason: change.reason,
        statedUntil: change.statedUntil,
      })),
  };
}

/** @param {readonly Step[]} steps */
function highest(steps) {
  return steps.reduce((most, { value }) => Math.max(most, value), 0);
}

/**
 * @param {Lanes} lanes
 * @param {number} y
 * @returns {number} -1 where there is no row
 */
export function rowAt(lanes, y) {
  return y < lanes.rowsTop ? -1 : Math.floor((y - lanes.rowsTop) / lanes.rowHeight);
}

/**
 * @param {Lanes} lanes
 * @param {number} y
 */
export function providerAt(lanes, y) {
  return lanes.providers.find((lane) => y >= lane.top && y <= lane.top + lane.height) ?? null;
}
