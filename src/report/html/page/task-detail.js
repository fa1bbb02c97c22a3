/** What one task has to say for itself, under its row of the table. */

import { element, foreign } from "./element.js";
import { placeText } from "./report-data.js";
import { classMeaning, className, durationText, instantText, scoreText } from "./words.js";

/** @typedef {import("./report-data.js").MarkView} MarkView */
/** @typedef {import("./report-data.js").PackedReport} PackedReport */
/** @typedef {import("./report-data.js").TaskView} TaskView */

/** A log inside the state folder, where the report lies too. Anything else stays text. */
const LOG_PATH = /^logs\/[\w.@%+=-]+$/;

/**
 * @param {TaskView} task
 * @param {{ report: PackedReport, marks: readonly MarkView[] }} page
 */
export function taskDetail(task, { report, marks }) {
  const facts = element("dl", { class: "facts" });
  const fact = (/** @type {string} */ name, /** @type {Node | string} */ value) =>
    facts.append(element("div", {}, element("dt", {}, name), element("dd", {}, value)));
  if (task.class !== "" && task.class !== "graded") {
    const meaning = classMeaning(task.class);
    fact("Latest outcome", meaning === "" ? className(task.class) : `${className(task.class)}: ${meaning}`);
  }
  if (task.score !== null) fact("Score", scoreText(task.score));
  if (task.group !== "") fact("Group", foreign(task.group));
  if (task.provider !== "") fact("Provider", foreign(task.provider));
  fact("Attempts", String(task.attempts));
  if (task.durationS !== null) fact("Duration", durationText(task.durationS * 1_000));
  if (task.log !== "") fact("Log", logLink(task.log));
  const tries = marks.filter((mark) => mark.tasks.includes(task.index)).sort((a, b) => a.from - b.from);
  return element(
    "div",
    { class: "detail" },
    task.message === "" ? null : element("pre", {}, foreign(task.message)),
    facts,
    tries.length === 0
      ? null
      : element("ol", { class: "tries", "aria-label": "Attempts" }, ...tries.map((mark) => attemptItem(report, mark))),
  );
}

/**
 * @param {PackedReport} report
 * @param {MarkView} mark
 */
function attemptItem(report, mark) {
  const probe = mark.probe ? ", a probe" : "";
  return element(
    "li",
    {},
    element("i", { class: `swatch class-${mark.class}` }),
    `${className(mark.class)}${probe} · ${instantText(report.originAt + mark.from)} · ${durationText(mark.until - mark.from)} · ${placeText(report, mark.row)}`,
  );
}

/** @param {string} path */
function logLink(path) {
  if (!LOG_PATH.test(path)) return foreign(path);
  return element("a", { href: path.split("/").map(encodeURIComponent).join("/") }, path);
}
