/** Failures first: failed attempts grouped by what they have in common, then tasks that failed their grader. */

import type { FailureGroup, Report, ReportTask } from "../report.ts";
import { CLASS_WORDS, counted, grouped, shortNumber } from "../words.ts";
import { html, type Markup } from "./markup.ts";
import { foreign, section, showButton, shownId, type TaskSets } from "./sections.ts";

const GROUPS_SHOWN = 50;
const GROUPS_OPEN = 6;
const GROUP_TASKS_LISTED = 500;
const GRADED_SHOWN = 10;
const MESSAGE_LENGTH = 1_000;

/** @returns null if nothing failed */
export function failuresSection({ failureGroups, tasks }: Report, sets: TaskSets): Markup | null {
  if (failureGroups.length === 0) return null;
  const tasksOf = (group: FailureGroup): ReportTask[] =>
    group.tasks.slice(0, GROUP_TASKS_LISTED).map((index) => tasks.at(index));
  const ungraded = failureGroups.filter((group) => group.class !== "graded");
  const graded = failureGroups.find((group) => group.class === "graded");
  const most = Math.max(...ungraded.map((group) => group.tasks.length));
  const items = ungraded
    .slice(0, GROUPS_SHOWN)
    .map((group, index) => groupItem(group, { key: `group-${index}`, most, tasks: tasksOf(group), sets }));
  const rest = ungraded.length - items.length;
  const groups =
    items.length === 0
      ? null
      : html`<h3>Failed attempts, grouped by message</h3>
<ol class="groups">${items.slice(0, GROUPS_OPEN)}</ol>
${items.length > GROUPS_OPEN ? html`<details><summary>${counted(items.length - GROUPS_OPEN, "more group")}</summary><ol class="groups">${items.slice(GROUPS_OPEN)}</ol></details>` : null}
${rest > 0 ? html`<p class="quiet">${counted(rest, "more group")} in failures.jsonl.</p>` : null}`;
  const list = graded === undefined ? null : gradedList(graded.tasks.length, tasksOf(graded), sets);
  return section("failures", "Failures", html`${groups}${list}`);
}

/** The tasks that failed their grader: how many, and the first of them with what the grader said. */
function gradedList(count: number, failed: readonly ReportTask[], sets: TaskSets): Markup {
  const listed = sets.add(
    "failed",
    "graded and failed",
    failed.map(({ id }) => id),
  );
  const show =
    listed === 0 ? null : showButton("failed", "Show in the task table", "Show graded failures in the task table");
  const items = failed.slice(0, GRADED_SHOWN).map(({ id, score, message }) => {
    const scored = score === null ? "" : ` score ${shortNumber(score)}`;
    const said = message === "" ? null : html`<pre>${foreign(message, MESSAGE_LENGTH)}</pre>`;
    return html`<li><code>${foreign(shownId(id))}</code><small>${scored}</small>${said}</li>`;
  });
  const rest = count - items.length;
  return html`<h3>${counted(count, "task")} failed ${count === 1 ? "its" : "their"} grader ${show}</h3>
<ul class="graded">${items}</ul>
${rest > 0 ? html`<p class="quiet">and ${grouped(rest)} more</p>` : null}`;
}

interface GroupItem {
  readonly key: string;
  /** The size of the largest group. */
  readonly most: number;
  /** The first tasks of the group. */
  readonly tasks: readonly ReportTask[];
  readonly sets: TaskSets;
}

function groupItem(group: FailureGroup, { key, most, tasks, sets }: GroupItem): Markup {
  const { name, meaning } = CLASS_WORDS[group.class];
  const count = group.tasks.length;
  const ids = tasks.map(({ id }) => id);
  const listed = sets.add(key, `${counted(count, "task")}, ${name}`, ids);
  const label = listed === 1 ? "Show the task" : `Show ${counted(listed, "task")}`;
  return html`<li>
<p class="group-head"><b>${grouped(count)}</b> × ${name} <small>${meaning}</small></p>
<svg class="meter" width="100%" height="4" aria-hidden="true"><rect class="class-${group.class}" width="${Math.max(1, Math.round((count / most) * 100))}%" height="4" rx="2"/></svg>
<pre>${group.message === "" ? "(no message)" : foreign(group.message, MESSAGE_LENGTH)}</pre>
${listed === 0 ? null : showButton(key, label, `${label}: ${name}`)}</li>
`;
}
