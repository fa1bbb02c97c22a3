/** The failures of the summary: one fold for each kind, the worst first, with last words. */
import { escapeHtml, markdownFence, oneLine } from "./escape.ts";
import { firstGroups } from "./failure-groups.ts";
import { idCode } from "./markdown.ts";
import type { FailureGroup, Report } from "./report.ts";
import type { Section } from "./section.ts";
import { counted, failureWords, grouped, shortNumber } from "./words.ts";

interface Measure {
  readonly groups: number;
  readonly ids: number;
  readonly hasLastWords: boolean;
}

/** What is named at most: a page of folds can be looked through. */
export const FAILURES_SHOWN = { groups: 20, ids: 30 } as const;

/** From the fullest form to the shortest. */
const MEASURES: readonly Measure[] = [
  { ...FAILURES_SHOWN, hasLastWords: true },
  { groups: 20, ids: 10, hasLastWords: true },
  { groups: 20, ids: 5, hasLastWords: false },
  { groups: 5, ids: 3, hasLastWords: false },
];

/** Kinds of failures, each to be opened. */
export function failuresSection(report: Report): Section {
  const name = "failures";
  const { failureGroups } = report;
  if (failureGroups.length === 0) return { name, forms: [""] };
  const total = failureGroups.reduce((sum, group) => sum + group.tasks.length, 0);
  const forms = MEASURES.map((measure) => {
    const folds = firstGroups(failureGroups, measure.groups).map((group) => groupFold(group, report, measure));
    const rest = failureGroups.length - folds.length;
    const more = rest > 0 ? [`And ${counted(rest, "more kind")} of failure.`] : [];
    return [`### ${counted(total, "failure")}`, ...folds, ...more].join("\n\n");
  });
  return { name, forms };
}

function groupFold(group: FailureGroup, report: Report, { ids, hasLastWords }: Measure): string {
  const kind = failureWords(group.class);
  const message = group.message === "" ? "" : `: <code>${escapeHtml(oneLine(group.message, 200))}</code>`;
  const shown = group.tasks.slice(0, ids).map((index) => taskItem(index, group, report));
  const more =
    group.tasks.length > shown.length
      ? [`- and ${grouped(group.tasks.length - shown.length)} more: see the list at the end, or \`report.html\``]
      : [];
  const words =
    hasLastWords && group.lastWords !== "" ? ["Last words of the first:", markdownFence(group.lastWords)] : [];
  return [
    `<details><summary><b>${counted(group.tasks.length, "task")}</b> ${kind}${message}</summary>`,
    [...shown, ...more].join("\n"),
    ...words,
    "</details>",
  ].join("\n\n");
}

function taskItem(index: number, group: FailureGroup, report: Report): string {
  const task = report.tasks.at(index);
  const score = group.class === "graded" && task.score !== null ? `, score ${shortNumber(task.score)}` : "";
  const attempts = task.attempts > 1 ? `, ${task.attempts} attempts` : "";
  return `- ${idCode(task.id)}${score}${attempts}`;
}
