/** Failures first: failed attempts grouped by what they have in common, then tasks that failed their grader. */
import { counted, grouped, shortNumber } from "../words.ts";
import { CLASS_WORDS } from "./class-words.ts";
import { html, type Markup } from "./markup.ts";
import type { HtmlFailureGroup, HtmlReport, HtmlTask } from "./model.ts";
import { cutText, foreign, section, showButton, shownId, type TaskSets } from "./sections.ts";

const GROUPS_SHOWN = 50;
const GROUPS_OPEN = 6;
const GRADED_SHOWN = 10;
const MESSAGE_LENGTH = 1_000;

/** @returns null where nothing failed */
export function failuresSection({ tasks, failureGroups }: HtmlReport, sets: TaskSets): Markup | null {
  const failed = tasks.filter(({ standing }) => standing === "failed");
  if (failureGroups.length === 0 && failed.length === 0) return null;
  const most = Math.max(...failureGroups.map(({ count }) => count));
  const items = failureGroups.slice(0, GROUPS_SHOWN).map((group, index) => groupItem(group, { index, most, sets }));
  const rest = failureGroups.length - items.length;
  const groups =
    items.length === 0
      ? null
      : html`<h3>Failed attempts, grouped by message</h3>
<ol class="groups">${items.slice(0, GROUPS_OPEN)}</ol>
${items.length > GROUPS_OPEN ? html`<details><summary>${counted(items.length - GROUPS_OPEN, "more group")}</summary><ol class="groups">${items.slice(GROUPS_OPEN)}</ol></details>` : null}
${rest > 0 ? html`<p class="quiet">${counted(rest, "more group")} in failures.jsonl.</p>` : null}`;
  return section("failures", "Failures", html`${groups}${gradedList(failed, sets)}`);
}

/** The tasks that failed their grader: how many, and the first of them with what the grader said. */
function gradedList(failed: readonly HtmlTask[], sets: TaskSets): Markup | null {
  if (failed.length === 0) return null;
  const ids = failed.map(({ id }) => id);
  const listed = sets.add("failed", "graded and failed", ids);
  const show =
    listed === 0 ? null : showButton("failed", "Show in the task table", "Show graded failures in the task table");
  const items = failed.slice(0, GRADED_SHOWN).map(({ id, score, message }) => {
    const scored = score === null ? "" : ` score ${shortNumber(score)}`;
    const said = message === "" ? null : html`<pre>${foreign(cutText(message, MESSAGE_LENGTH))}</pre>`;
    return html`<li><code>${foreign(shownId(id))}</code><small>${scored}</small>${said}</li>`;
  });
  const rest = failed.length - items.length;
  return html`<h3>${counted(failed.length, "task")} failed ${failed.length === 1 ? "its" : "their"} grader ${show}</h3>
<ul class="graded">${items}</ul>
${rest > 0 ? html`<p class="quiet">and ${grouped(rest)} more</p>` : null}`;
}

function groupItem(
  group: HtmlFailureGroup,
  { index, most, sets }: { readonly index: number; readonly most: number; readonly sets: TaskSets },
): Markup {
  const { name, meaning } = CLASS_WORDS[group.class];
  const key = `group-${index}`;
  const listed = sets.add(key, `${counted(group.count, "task")}, ${name}`, group.taskIds);
  const label = listed === 1 ? "Show the task" : `Show ${counted(listed, "task")}`;
  return html`<li>
<p class="group-head"><b>${grouped(group.count)}</b> × ${name} <small>${meaning}</small></p>
<svg class="meter" width="100%" height="4" aria-hidden="true"><rect class="class-${group.class}" width="${Math.max(1, Math.round((group.count / most) * 100))}%" height="4" rx="2"/></svg>
<pre>${group.message === "" ? "(no message)" : foreign(cutText(group.message, MESSAGE_LENGTH))}</pre>
${listed === 0 ? null : showButton(key, label, `${label}: ${name}`)}</li>
`;
}
