/** Failures that are alike, the largest trouble first. */

import { button, element, foreign, showSection } from "./element.js";
import { classMeaning, className, countText, taskCountText } from "./words.js";

/** @typedef {import("./report-data.js").PackedReport} PackedReport */
/** @typedef {import("./report-data.js").TaskView} TaskView */

const FIRST_GROUPS = 6;

/**
 * @param {PackedReport} report
 * @param {{ tasks: readonly TaskView[], showTasks: (indexes: readonly number[], label: string) => void }} page
 */
export function showFailureGroups({ failureGroups, strings }, { tasks, showTasks }) {
  const failed = tasks.filter(({ standing }) => standing === "failed").map(({ index }) => index);
  if (failureGroups.length === 0 && failed.length === 0) return;
  const section = showSection("failures");
  if (failed.length > 0) {
    const have =
      failed.length === 1
        ? "1 task was graded and failed. "
        : `${countText(failed.length)} tasks were graded and failed. `;
    section.append(
      element(
        "p",
        {},
        have,
        button("Show in the task table", () => showTasks(failed, "graded and failed"), {
          "aria-label": "Show in the task table: graded and failed",
        }),
      ),
    );
  }
  if (failureGroups.length === 0) return;
  section.append(
    element(
      "h3",
      {},
      failureGroups.length === 1 ? "Failed attempts, all alike" : "Failed attempts, by what they have in common",
    ),
  );
  const most = Math.max(...failureGroups.map(({ count }) => count));
  const items = failureGroups.map((group) => {
    const kind = strings[group.class] ?? "";
    const shown = `Show ${group.tasks.length === 1 ? "the task" : `${group.tasks.length < group.count ? "" : "these "}${countText(group.tasks.length)} tasks`}`;
    const label = `${taskCountText(group.count)}, ${className(kind)}`;
    const bar = element("i", { class: `meter class-${kind}`, "aria-hidden": true });
    bar.style.width = `${Math.max(1, (group.count / most) * 100)}%`;
    return element(
      "li",
      {},
      element(
        "p",
        { class: "group-head" },
        element("b", {}, countText(group.count)),
        ` × ${className(kind)}`,
        element("small", {}, ` ${classMeaning(kind)}`),
      ),
      bar,
      element("pre", {}, group.message === "" ? "(no message)" : foreign(group.message)),
      group.tasks.length === 0
        ? null
        : button(shown, () => showTasks(group.tasks, label), { "aria-label": `${shown}: ${className(kind)}` }),
    );
  });
  const list = element("ol", { class: "groups" }, ...items.slice(0, FIRST_GROUPS));
  section.append(list);
  if (items.length <= FIRST_GROUPS) return;
  const more = button(`Show ${countText(items.length - FIRST_GROUPS)} more groups`, () => {
    list.append(...items.slice(FIRST_GROUPS));
    more.remove();
  });
  section.append(more);
}
