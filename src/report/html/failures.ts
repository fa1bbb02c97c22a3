/** Failures first: failed attempts grouped by what they have in common, and the tasks that were graded as failed. */

import { counted, grouped } from "../../core/words.ts";
import { firstGroups } from "../failure-groups.ts";
import type { Report, ReportTask } from "../report.ts";
import { CLASS_WORDS, shortNumber } from "../words.ts";
import { foreign, html, type Markup, type Places, section, showButton, shownId } from "./markup.ts";

const GROUPS_SHOWN = 30;
const GROUP_TASKS_LISTED = 500;
const GRADED_SHOWN = 5;
const MESSAGE_LENGTH = 1_000;

/** @returns null if nothing failed */
export function failuresSection({ failureGroups, tasks }: Report, places: Places): Markup | null {
  if (failureGroups.length === 0) return null;
  const shown = firstGroups(failureGroups, GROUPS_SHOWN);
  const most = Math.max(...shown.map((group) => group.tasks.length));
  const items = shown.map((group) => {
    const first = group.tasks.slice(0, GROUP_TASKS_LISTED).map((place) => tasks.at(place));
    const ids = first.map(({ id }) => id);
    const isGraded = group.class === "graded";
    const kind = isGraded ? "failed" : group.class;
    const { name, meaning } = CLASS_WORDS[kind];
    const count = group.tasks.length;
    const width = Math.max(1, Math.round((count / most) * 100));
    return html`<li>
<p class="group-head"><b>${grouped(count)}</b> × ${name} <small>${meaning}</small></p>
<svg width="100%" height="4" aria-hidden="true"><rect class="class-${kind}" width="${width}%" height="4" rx="2"/></svg>
${isGraded ? gradedList(first, count) : html`<pre>${group.message === "" ? "(no message)" : foreign(group.message, MESSAGE_LENGTH)}</pre>`}
${showButton(places, `${counted(count, "task")}, ${name}`, ids, count)}</li>
`;
  });
  const rest = failureGroups.length - shown.length;
  return section(
    "failures",
    "Failures",
    html`<ol class="groups">${items}</ol>
${rest > 0 ? html`<p class="quiet">${counted(rest, "more group")} in failures.jsonl.</p>` : null}`,
  );
}

/** The first tasks that were graded as failed, with what the grader said. */
function gradedList(tasks: readonly ReportTask[], count: number): Markup {
  const items = tasks.slice(0, GRADED_SHOWN).map(({ id, score, message }) => {
    const scored = score === null ? "" : ` score ${shortNumber(score)}`;
    const said = message === "" ? null : html`<pre>${foreign(message, MESSAGE_LENGTH)}</pre>`;
    return html`<li><code>${foreign(shownId(id))}</code><small>${scored}</small>${said}</li>`;
  });
  const rest = count - items.length;
  return html`<ul>${items}</ul>${rest > 0 ? html`<p class="quiet">and ${grouped(rest)} more</p>` : null}`;
}
