/** The task table: its controls as markup, its rows as data for the script, cut to a size that a browser opens at once. */
import type { Standing } from "../../core/history.ts";
import { counted, grouped } from "../../core/words.ts";
import { cutText, plainText } from "../escape.ts";
import type { Attempt, Report, ReportTask, ReportTasks } from "../report.ts";
import { CLASS_WORDS, wholeMinute } from "../words.ts";
import { html, jsonForScript, type Markup, section, shownId, type TaskSets } from "./markup.ts";

/** Worst first: what a table that is too long keeps. */
const STANDINGS: readonly Standing[] = ["failed", "errored", "outstanding", "skipped", "passed"];
const TASKS_LISTED = 10_000;
const TRIES_LISTED = 20;
const MESSAGE_LENGTH = 1_000;
/** Leaves room for the rest of the page under the 5 MB that a report may take. */
const BLOCK_BYTES = 3_000_000;

/** The tasks that the table lists, in list order. If there are too many, the worst ones. */
export function listedTasks(tasks: ReportTasks): readonly ReportTask[] {
  if (tasks.count <= TASKS_LISTED) return [...tasks];
  const places = new Map<Standing, number[]>(STANDINGS.map((standing) => [standing, []]));
  for (let index = 0; index < tasks.count; index += 1) {
    const same = places.get(tasks.at(index).standing) ?? [];
    if (same.length < TASKS_LISTED) same.push(index);
  }
  const kept = [...places.values()].flat().slice(0, TASKS_LISTED);
  return kept.sort((a, b) => a - b).map((index) => tasks.at(index));
}

/** The section with the controls of the table; the script fills in the rows. */
export function tasksSection(report: Report, listed: readonly ReportTask[]): Markup {
  const unlisted = report.tasks.count - listed.length;
  const chips = STANDINGS.flatMap((standing) => {
    const count = listed.filter((task) => task.standing === standing).length;
    if (count === 0) return [];
    return html`<button type="button" class="chip" data-standing="${standing}" aria-pressed="false"><i class="swatch fill-${standing}"></i>${standing} ${grouped(count)}</button>`;
  });
  const heads = columnsOf(listed).map(
    ({ key, name, style }) =>
      html`<th scope="col" data-key="${key}" class="${style}"><button type="button" class="sort">${name}</button></th>`,
  );
  return section(
    "tasks",
    "Tasks",
    html`${unlisted > 0 ? html`<p class="note">The table leaves out ${counted(unlisted, "task")}. junit.xml has every task.</p>` : null}
<noscript><p class="note">The task table needs JavaScript, which is part of this file. Nothing is loaded from elsewhere.</p></noscript>
<div id="table" hidden>
<div class="filters row" role="search" aria-label="Filter tasks"><label class="search row">Search <input id="search" type="search" placeholder="id, group, outcome, message" spellcheck="false" autocomplete="off"></label><div class="chips row" role="group" aria-label="Filter by result">${chips}</div></div>
<p id="subset" class="note" hidden><span></span> <button type="button">Show all tasks</button></p>
<p id="found" role="status"></p>
<div class="scroll" tabindex="0" role="region" aria-label="Task table"><table class="tasks" aria-label="Tasks. Headers sort. The button of a row shows more about its task."><thead><tr>${heads}</tr></thead><tbody id="rows"></tbody></table></div>
<p><button type="button" id="more"></button></p>
</div>
`,
  );
}

/** The columns of the table. Those that would be empty, or the same in every row, are left out. */
function columnsOf(tasks: readonly ReportTask[]) {
  const has = (hasValue: (task: ReportTask) => boolean) => tasks.some(hasValue);
  return [
    { key: "id", name: "Task", style: "", isWanted: true },
    { key: "standing", name: "Result", style: "standing", isWanted: true },
    { key: "score", name: "Score", style: "number", isWanted: has(({ score }) => score !== null) },
    { key: "attempts", name: "Attempts", style: "number extra", isWanted: has(({ attempts }) => attempts !== 1) },
    { key: "durationS", name: "Duration", style: "number extra", isWanted: has(({ durationS }) => durationS !== null) },
    { key: "group", name: "Group", style: "extra", isWanted: has(({ group }) => group !== null) },
    {
      key: "provider",
      name: "Provider",
      style: "extra",
      isWanted: has(({ provider }) => provider !== tasks[0]?.provider),
    },
    { key: "message", name: "Last message", style: "extra words", isWanted: has(({ message }) => message !== "") },
  ].filter(({ isWanted }) => isWanted);
}

/** The escaped JSON block that the script reads. Messages and tries are shortened until it fits. */
export function taskData(report: Report, listed: readonly ReportTask[], sets: TaskSets): string {
  const { resumeAt } = report.headline;
  const triesOf = new Map(listed.map(({ id }): [string, Attempt[]] => [id, []]));
  for (const attempt of report.run.attempts) for (const id of attempt.taskIds) triesOf.get(id)?.push(attempt);
  for (let scale = 1; ; ) {
    const rows = listed.map((task) => rowOf(task, triesOf.get(task.id) ?? [], scale));
    const block = jsonForScript({
      standings: STANDINGS,
      classes: CLASS_WORDS,
      resumeAt: resumeAt === null ? null : wholeMinute(resumeAt),
      sets: sets.sets,
      // 10,000 tasks as objects would be mostly names of keys.
      fields: Object.keys(rows[0] ?? {}),
      tasks: rows.map((row) => Object.values(row)),
    });
    // At the smallest scale only ids are left, and 10,000 of 20 escaped characters always fit.
    const bytes = Buffer.byteLength(block);
    if (bytes <= BLOCK_BYTES || scale < 1 / 64) return block;
    // Each round makes all rows again, so shrink a lot at once.
    scale *= Math.min(0.5, (0.9 * BLOCK_BYTES) / bytes);
  }
}

/** A task for the script. @param scale below 1 to shorten texts */
function rowOf(task: ReportTask, tries: readonly Attempt[], scale: number) {
  return {
    id: shownId(cutText(task.id, Math.max(20, 200 * scale))),
    severity: STANDINGS.indexOf(task.standing),
    score: shorten(task.score),
    attempts: task.attempts,
    durationS: shorten(task.durationS),
    group: shownId(cutText(task.group ?? "", 100 * scale + 1)),
    provider: shownId(cutText(task.provider, 100 * scale + 1)),
    class: task.class ?? "",
    message: cutText(plainText(task.message), MESSAGE_LENGTH * scale + 1),
    log: task.key === null ? "" : `logs/${task.key}.log`,
    tries: tries
      .slice(Math.max(0, tries.length - Math.floor(TRIES_LISTED * scale)))
      .map(({ class: name, startedAt, endedAt, slot, probe }) => [
        name,
        startedAt,
        endedAt === null ? null : endedAt - startedAt,
        slot,
        probe ? 1 : 0,
      ]),
  };
}

/** The page shows fewer than six digits. JSON has neither NaN nor infinity. */
function shorten(value: number | null): number | null {
  return value === null || !Number.isFinite(value) ? null : Number(value.toPrecision(6));
}
