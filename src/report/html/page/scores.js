/** The score histogram. Each bar is a button that shows its tasks. */

import { button, element, showSection } from "./element.js";
import { countText, scoreText, taskCountText } from "./words.js";

/** @typedef {import("./report-data.js").PackedReport} PackedReport */
/** @typedef {import("./report-data.js").TaskView} TaskView */
/** @typedef {import("../histogram.ts").ScoreBin} ScoreBin */

/**
 * @param {PackedReport} report
 * @param {{ tasks: readonly TaskView[], showTasks: (indexes: readonly number[], label: string) => void }} page
 */
export function showScores({ histogram }, { tasks, showTasks }) {
  if (histogram === null) return;
  const section = showSection("scores");
  const most = Math.max(...histogram.bins.map((bin) => bin.passed + bin.other));
  const bars = histogram.bins.map((bin, index) => {
    const last = index === histogram.bins.length - 1;
    const count = bin.passed + bin.other;
    const name = binText(bin);
    const bar = button("", () => showTasks(tasksIn(tasks, bin, last), `score ${name}`), {
      class: "bin",
      "aria-label": `Score ${name}: ${taskCountText(count)}, ${countText(bin.passed)} passed. Show them.`,
      title: `${name}: ${taskCountText(count)}`,
    });
    bar.disabled = count === 0;
    const other = element("i", { class: "fill-failed" });
    const passed = element("i", { class: "fill-passed" });
    other.style.height = `${(bin.other / most) * 100}%`;
    passed.style.height = `${(bin.passed / most) * 100}%`;
    bar.append(
      element("span", { class: "count", "aria-hidden": true }, count === 0 ? "" : countText(count)),
      other,
      passed,
    );
    return element("li", {}, bar, element("span", { class: "edge", "aria-hidden": true }, scoreText(bin.from)));
  });
  section.append(
    element(
      "p",
      { class: "quiet" },
      `${taskCountText(histogram.count)} with a score. `,
      element("i", { class: "swatch fill-passed" }),
      " passed ",
      element("i", { class: "swatch fill-failed" }),
      " not passed",
    ),
    element("ol", { class: histogram.bins.length > 11 ? "histogram dense" : "histogram" }, ...bars),
  );
}

/** @param {ScoreBin} bin */
function binText({ from, until }) {
  return from === until ? scoreText(from) : `${scoreText(from)} to ${scoreText(until)}`;
}

/**
 * @param {readonly TaskView[]} tasks
 * @param {ScoreBin} bin
 * @param {boolean} last
 */
function tasksIn(tasks, { from, until }, last) {
  // Edges of bins are rounded: the same tolerance as where they were counted.
  const slack = (until - from) * 1e-9;
  const holds = (/** @type {number} */ score) =>
    from === until ? score === from : score >= from - slack && (last || score < until - slack);
  return tasks.filter(({ score }) => score !== null && holds(score)).map(({ index }) => index);
}
