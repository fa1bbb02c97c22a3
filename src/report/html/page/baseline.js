/** This campaign against the last complete one: what broke, what was mended, and by how much. */

import { button, element, foreign, showSection } from "./element.js";
import { countText, scoreText, taskCountText } from "./words.js";

/** @typedef {import("./report-data.js").PackedReport} PackedReport */
/** @typedef {import("../packed.ts").PackedIds} PackedIds */

const FIRST_IDS = 10;

/**
 * @param {PackedReport} report
 * @param {(indexes: readonly number[], label: string) => void} showTasks
 */
export function showBaseline({ baseline }, showTasks) {
  if (baseline === null) return;
  const section = showSection("baseline");
  const difference = baseline.pairedDifference;
  section.append(
    element(
      "p",
      {},
      "Against campaign ",
      element("b", {}, foreign(baseline.campaign)),
      baseline.pairs === 0 ? "." : `: ${taskCountText(baseline.pairs)} graded both times.`,
      baseline.gained === 0 ? "" : ` ${taskCountText(baseline.gained)} graded now had no result before.`,
    ),
  );
  if (difference !== null) section.append(...differenceWords(difference, baseline));
  section.append(
    element(
      "div",
      { class: "sides" },
      idList("Regressions", {
        ids: baseline.regressions,
        none: "None: nothing that passed before was graded as failed now.",
        showTasks,
      }),
      baseline.lost.count === 0
        ? null
        : idList("Passed before, no result now", { ids: baseline.lost, none: "", showTasks }),
      idList("Fixes", { ids: baseline.fixes, none: "None: nothing that failed before passes now.", showTasks }),
    ),
  );
}

/**
 * @param {{ mean: number, low: number, high: number }} difference
 * @param {{ isOfScores: boolean, pairs: number, scoredPairs: number }} baseline
 */
function differenceWords({ mean, low, high }, { isOfScores, pairs, scoredPairs }) {
  const text = (/** @type {number} */ value) => (isOfScores ? scoreText(value) : `${scoreText(value * 100)} points`);
  const signed = (/** @type {number} */ value) => `${value > 0 ? "+" : ""}${text(value).replace("-", "−")}`;
  const told =
    low > 0 ? "better than before" : high < 0 ? "worse than before" : "no difference that could not be chance";
  return [
    element(
      "p",
      {},
      isOfScores ? "Score, task by task" : "Pass rate, task by task",
      isOfScores && scoredPairs < pairs ? `, over the ${countText(scoredPairs)} that have a score both times: ` : ": ",
      element("b", {}, `${signed(mean)}`),
      ` (95 % interval ${signed(low)} to ${signed(high)}): ${told}.`,
    ),
    intervalChart({ mean, low, high }),
  ];
}

/**
 * The interval about zero. The sentence beside it says the same.
 *
 * @param {{ mean: number, low: number, high: number }} difference
 */
function intervalChart({ mean, low, high }) {
  const reach = Math.max(Math.abs(low), Math.abs(high), 1e-9) * 1.15;
  const place = (/** @type {number} */ value) => `${50 + (value / reach) * 50}%`;
  const chart = element("div", { class: "interval", "aria-hidden": true });
  const span = element("i", { class: low > 0 ? "span better" : high < 0 ? "span worse" : "span" });
  span.style.left = place(low);
  span.style.right = `${50 - (high / reach) * 50}%`;
  const dot = element("i", { class: "dot" });
  dot.style.left = place(mean);
  chart.append(
    element("i", { class: "zero" }),
    span,
    dot,
    element("small", { class: "worse-end" }, "worse"),
    element("small", { class: "better-end" }, "better"),
  );
  return chart;
}

/**
 * The table may have fewer of them than there are.
 *
 * @param {PackedIds} ids
 */
function whereOthers({ count, tasks }) {
  if (tasks.length === count) return ", all in the task table:";
  return `: results.jsonl and baseline.jsonl have them all${tasks.length === 0 ? "" : `, the task table ${countText(tasks.length)}`}`;
}

/**
 * @param {string} title
 * @param {{ ids: PackedIds, none: string, showTasks: (indexes: readonly number[], label: string) => void }} options
 */
function idList(title, { ids, none, showTasks }) {
  const side = element("div", {}, element("h3", {}, `${title}: ${taskCountText(ids.count)}`));
  if (ids.count === 0) {
    side.append(element("p", { class: "quiet" }, none));
    return side;
  }
  const list = element(
    "ul",
    { class: "ids" },
    ...ids.ids.slice(0, FIRST_IDS).map((id) => element("li", {}, foreign(id))),
  );
  side.append(list);
  if (ids.count > FIRST_IDS)
    side.append(element("p", { class: "quiet" }, `and ${countText(ids.count - FIRST_IDS)} more${whereOthers(ids)}`));
  if (ids.tasks.length > 0) {
    side.append(
      button("Show in the task table", () => showTasks(ids.tasks, title.toLowerCase()), {
        "aria-label": `Show in the task table: ${title.toLowerCase()}`,
      }),
    );
  }
  return side;
}
