/** The failures of the summary: one fold for each kind, the worst first, with the end of the output. */

import { counted, grouped } from "../core/words.ts";
import { escapeHtml, markdownCode, markdownFence, oneLine, visibleId } from "./escape.ts";
import { firstGroups } from "./failure-groups.ts";
import type { Section } from "./markdown.ts";
import { idCode } from "./markdown.ts";
import type { FailureGroup, Report, ReportTask } from "./report.ts";
import { failureWords, shortNumber } from "./words.ts";

const MESSAGE_LENGTH = 200;
const GROUPS_SHOWN = 30;
/** Kinds with several tasks share this many names, so that the section fits a comment however many kinds there are. */
const IDS_SHOWN = 100;

/** The kinds of failure, one fold each. */
export function failuresSection(report: Report): Section | null {
  const { failureGroups } = report;
  if (failureGroups.length === 0) return null;
  const total = failureGroups.reduce((sum, group) => sum + group.tasks.length, 0);
  const groups = firstGroups(failureGroups, GROUPS_SHOWN);
  const ofSeveral = groups.filter(({ tasks }) => tasks.length > 1).length;
  const folds = groups.map((group) => groupFold(group, report, Math.ceil(IDS_SHOWN / ofSeveral)));
  const rest = failureGroups.length - folds.length;
  const more = rest > 0 ? [`And ${counted(rest, "more kind")} of failure: see \`report.html\`, or \`junit.xml\`.`] : [];
  const text = [`### ${counted(total, "failure")}`, ...folds, ...more].join("\n\n");
  // Join neighboring items to one list.
  return { name: "failures", text: text.replace(/^(- .*)\n\n(?=- )/gm, "$1\n") };
}

/** A single failure is named in its heading; several of a kind are counted there and named when it is opened. */
function groupFold(group: FailureGroup, report: Report, idsShown: number): string {
  const { message, lastWords, tasks } = group;
  const [only, ...others] = tasks;
  const words = lastWords === "" || message.endsWith(lastWords) ? "" : markdownFence(lastWords);
  if (only !== undefined && others.length === 0) {
    const task = report.tasks.at(only);
    const said = oneLine(message === "" ? task.gradeMessage : message, MESSAGE_LENGTH);
    const notes = `${failureWords(group.class)}${notesOf(task, group)}`;
    // GitHub reads HTML at the start of a line as HTML, not Markdown, and reads no mentions in code.
    return words === ""
      ? `- ${idCode(task.id)} ${notes}${said === "" ? "" : `: ${markdownCode(said)}`}`
      : folded(`${htmlCode(visibleId(task.id))} ${notes}${said === "" ? "" : `: ${htmlCode(said)}`}`, [words]);
  }
  const shown = tasks.slice(0, idsShown).map((index) => taskItem(report.tasks.at(index), group));
  const rest = tasks.length - shown.length;
  const more = rest > 0 ? [`- and ${grouped(rest)} more: see \`report.html\`, or \`junit.xml\``] : [];
  const said = message === "" ? "" : `: ${htmlCode(message)}`;
  return folded(`<b>${counted(tasks.length, "task")}</b> ${failureWords(group.class)}${said}`, [
    [...shown, ...more].join("\n"),
    ...(words === "" ? [] : ["Last output of one of them:", words]),
  ]);
}

function folded(head: string, content: readonly string[]): string {
  return [`<details><summary>${head}</summary>`, ...content, "</details>"].join("\n\n");
}

function htmlCode(text: string): string {
  return `<code>${escapeHtml(oneLine(text, MESSAGE_LENGTH))}</code>`;
}

function taskItem(task: ReportTask, group: FailureGroup): string {
  const said = task.gradeMessage === "" ? "" : `: ${markdownCode(oneLine(task.gradeMessage, MESSAGE_LENGTH))}`;
  return `- ${idCode(task.id)}${notesOf(task, group)}${said}`;
}

function notesOf({ score, attempts }: ReportTask, group: FailureGroup): string {
  const scored = group.class === "graded" && score !== null ? `, score ${shortNumber(score)}` : "";
  return attempts > 1 ? `${scored}, ${attempts} attempts` : scored;
}
