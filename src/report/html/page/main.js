/** Fills the page from its data block. */

import { showBaseline } from "./baseline.js";
import { byId, element } from "./element.js";
import { showFailureGroups } from "./failure-groups.js";
import { showLimitStory } from "./limit-story.js";
import { readMarks, readReport, readTasks } from "./report-data.js";
import { showScores } from "./scores.js";
import { showTaskTable } from "./task-table.js";
import { showTimeline } from "./timeline.js";
import { durationText, instantText } from "./words.js";

/** How long until the limit resets, as of now: the page may be read days later. */
function showDistance(/** @type {number} */ resumeAt) {
  const leftMs = resumeAt - Date.now();
  const local = instantText(resumeAt - new Date(resumeAt).getTimezoneOffset() * 60_000).slice(0, 16);
  const zone = new Date(resumeAt).getTimezoneOffset() === 0 ? "" : `, ${local} where you are`;
  byId("resume-distance").textContent =
    leftMs > 0 ? `(in ${durationText(leftMs)}${zone})` : `(which has passed${zone})`;
}

function offerCopy() {
  const copy = document.getElementById("copy-command");
  const command = document.getElementById("resume-command");
  if (copy === null || command === null) return;
  copy.hidden = false;
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(command.textContent ?? "");
      copy.textContent = "Copied";
    } catch {
      // Without a clipboard (an insecure origin, a refused permission) the text is at least chosen.
      getSelection()?.selectAllChildren(command);
      copy.textContent = "Selected";
    }
    setTimeout(() => {
      copy.textContent = "Copy";
    }, 2_000);
  });
}

function showNavigation() {
  const navigation = document.querySelector("nav.sections");
  if (!(navigation instanceof HTMLElement)) return;
  navigation.hidden = false;
  for (const link of navigation.querySelectorAll("a")) link.hidden = byId(link.hash.slice(1)).hidden;
}

const report = readReport();
const tasks = readTasks(report);
const marks = readMarks(report);
const showTasks = showTaskTable(tasks, { report, marks });
showFailureGroups(report, { tasks, showTasks });
showBaseline(report, showTasks);
if (marks.length > 0) showTimeline(report, { marks, tasks, showTasks });
if (marks.length > 0) showLimitStory(report);
showScores(report, { tasks, showTasks });
byId("cuts").append(...report.cuts.map((cut) => element("p", { class: "note" }, cut)));
if (report.headline.resumeAt !== null && document.getElementById("resume-distance") !== null) {
  showDistance(report.headline.resumeAt);
}
offerCopy();
showNavigation();
document.documentElement.dataset.ready = "true";
