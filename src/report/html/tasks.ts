/** The task table: its controls as markup, its rows as data for the script, cut to a size that a browser opens at once. */
import type { Standing } from "../../core/history.ts";
import type { Attempt } from "../report.ts";
import { counted, grouped } from "../words.ts";
import { CLASS_WORDS } from "./class-words.ts";
import { html, jsonForScript, type Markup } from "./markup.ts";
import type { HtmlReport, HtmlTask } from "./model.ts";
import { cutText, section, shownId, type TaskSets } from "./sections.ts";

/** Worst first: what a table that is too long keeps. */
const STANDINGS: readonly Standing[] = ["failed", "errored", "outstanding", "skipped", "passed"];
const TASKS_LISTED = 10_000;
const TRIES_LISTED = 20;
const MESSAGE_LENGTH = 1_000;
/** Leaves room for the rest of the page under the 5 MB that a report may take. */
const BLOCK_BYTES = 3_000_000;

/** The tasks that the table lists, in list order. If there are too many, the worst ones. */
export function listedTasks(tasks: readonly HtmlTask[]): readonly HtmlTask[] {
  if (tasks.length <= TASKS_LISTED) return tasks;
  const kept = new Set(
    STANDINGS.flatMap((standing) => tasks.filter((task) => task.standing === standing)).slice(0, TASKS_LISTED),
  );
  return tasks.filter((task) => kept.has(task));
}

/** The section with the controls of the table; the script fills in the rows. */
export function tasksSection(report: HtmlReport, listed: readonly HtmlTask[]): Markup {
  const unlisted = Math.max(report.tasks.length, report.headline.counts.total) - listed.length;
  const counts = STANDINGS.map((standing) => ({
    standing,
    count: listed.filter((task) => task.standing === standing).length,
  }));
  const chips = counts
    .filter(({ count }) => count > 0)
    .map(
      ({ standing, count }) =>
        html`<button type="button" class="chip" data-standing="${standing}" aria-pressed="false"><i class="swatch fill-${standing}"></i>${standing} ${grouped(count)}</button>`,
    );
  const providers = distinct(listed.map(({ provider }) => provider));
  const columns = COLUMNS.filter(({ isWanted }) => isWanted(listed, providers.length));
  const heads = columns.map(
    ({ key, name, style }) =>
      html`<th scope="col" data-key="${key}" class="${style}"><button type="button" class="sort">${name}</button></th>`,
  );
  return section(
    "tasks",
    "Tasks",
    html`${unlisted > 0 ? html`<p class="note">The table leaves out ${counted(unlisted, "task")}. results.jsonl has all results.</p>` : null}
<noscript><p class="note">The task table needs JavaScript, which is part of this file. Nothing is loaded from elsewhere.</p></noscript>
<div id="table" hidden>
<div class="filters" role="search" aria-label="Filter tasks"><label class="search">Search <kbd title="Press / to search">/</kbd> <input id="search" type="search" placeholder="id, group, message" spellcheck="false" autocomplete="off"></label><div class="chips" role="group" aria-label="Filter by result">${chips}</div>${menu("class", "Latest outcome", classesOf(listed))}${menu(
      "provider",
      "Provider",
      providers.map((value) => ({ value, name: value })),
    )}</div>
<p id="subset" class="note" hidden><span></span> <button type="button">Show all tasks</button></p>
<p id="found" role="status"></p>
<div class="scroll" tabindex="0" role="region" aria-label="Task table"><table class="tasks"><caption class="unseen">Tasks. Headers sort. The button of a row shows more about its task.</caption><thead><tr>${heads}</tr></thead><tbody id="rows"></tbody></table></div>
<p id="pager" class="pager"><button type="button">Previous</button> <span></span> <button type="button">Next</button></p>
</div>
`,
  );
}

interface Column {
  readonly key: string;
  readonly name: string;
  readonly style: string;
  /** Columns that would be empty, or the same in every row, are left out. */
  readonly isWanted: (tasks: readonly HtmlTask[], providers: number) => boolean;
}

const COLUMNS: readonly Column[] = [
  { key: "id", name: "Task", style: "", isWanted: () => true },
  { key: "standing", name: "Result", style: "standing", isWanted: () => true },
  { key: "score", name: "Score", style: "number", isWanted: (tasks) => tasks.some(({ score }) => score !== null) },
  {
    key: "attempts",
    name: "Attempts",
    style: "number extra",
    isWanted: (tasks) => tasks.some(({ attempts }) => attempts !== 1),
  },
  {
    key: "durationS",
    name: "Duration",
    style: "number extra",
    isWanted: (tasks) => tasks.some(({ durationS }) => durationS !== null),
  },
  { key: "group", name: "Group", style: "extra", isWanted: (tasks) => tasks.some(({ group }) => group !== "") },
  { key: "provider", name: "Provider", style: "extra", isWanted: (_, providers) => providers > 1 },
  {
    key: "message",
    name: "Last message",
    style: "extra words",
    isWanted: (tasks) => tasks.some(({ message }) => message !== ""),
  },
];

function classesOf(tasks: readonly HtmlTask[]): { value: string; name: string }[] {
  const classes = new Set(tasks.flatMap((task) => task.class ?? []));
  return [...classes].sort().map((value) => ({ value, name: CLASS_WORDS[value].name }));
}

function menu(
  key: string,
  label: string,
  values: readonly { readonly value: string; readonly name: string }[],
): Markup | null {
  if (values.length < 2) return null;
  const options = values
    .slice(0, 500)
    .map(({ value, name }) => html`<option value="${value}">${shownId(name)}</option>`);
  return html`<label>${label} <select data-filter="${key}"><option value="">any</option>${options}</select></label>`;
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter(Boolean).sort();
}

/** The escaped JSON block that the script reads. Messages and tries are shortened until it fits. */
export function taskData(report: HtmlReport, listed: readonly HtmlTask[], sets: TaskSets): string {
  const triesOf = new Map<string, Attempt[]>();
  for (const attempt of report.attempts) {
    for (const id of attempt.taskIds) {
      const tries = triesOf.get(id);
      if (tries === undefined) triesOf.set(id, [attempt]);
      else tries.push(attempt);
    }
  }
  for (let scale = 1; ; ) {
    const block = jsonForScript({
      standings: STANDINGS,
      classes: CLASS_WORDS,
      resumeAt: report.headline.resumeAt,
      sets: sets.sets,
      tasks: listed.map((task) => row(task, triesOf.get(task.id) ?? [], scale)),
    });
    // Half of nothing: the ids alone are left, and 10,000 of 20 escaped characters always fit.
    const bytes = Buffer.byteLength(block);
    if (bytes <= BLOCK_BYTES || scale < 1 / 64) return block;
    // Each try makes all rows again, so go most of the way at once.
    scale *= Math.min(0.5, (0.9 * BLOCK_BYTES) / bytes);
  }
}

/** One row as an array: 10,000 tasks as objects would be mostly names of keys. The script names the fields. */
function row(task: HtmlTask, tries: readonly Attempt[], scale: number): readonly unknown[] {
  return [
    shownId(cutText(task.id, Math.max(20, 200 * scale))),
    STANDINGS.indexOf(task.standing),
    shorten(task.score),
    task.attempts,
    shorten(task.durationS),
    cutText(task.group, 100 * scale + 1),
    cutText(task.provider, 100 * scale + 1),
    task.class ?? "",
    cutText(task.message, MESSAGE_LENGTH * scale + 1),
    task.logFile ?? "",
    tries
      .slice(-Math.floor(TRIES_LISTED * scale))
      .map(({ class: name, startedAt, endedAt, slot, probe }) => [
        name,
        startedAt,
        endedAt === null ? null : endedAt - startedAt,
        slot,
        probe ? 1 : 0,
      ]),
  ];
}

/** The page shows fewer than six digits. JSON has neither NaN nor infinity. */
function shorten(value: number | null): number | null {
  return value === null || !Number.isFinite(value) ? null : Number(value.toPrecision(6));
}
