/** The task table, cut to a size that a browser opens at once. The script filters and sorts its rows. */
import { formatDuration } from "../../core/duration.ts";
import type { Standing } from "../../core/history.ts";
import type { Counts } from "../../core/tally.ts";
import { counted, grouped } from "../../core/words.ts";
import { cutText, oneLine, plainText } from "../escape.ts";
import type { Report, ReportTask, ReportTasks } from "../report.ts";
import { CLASS_WORDS } from "../words.ts";
import { foreign, html, type Markup, type Places, section, shownId } from "./markup.ts";

/** Worst first: the order of the rows. A table that is too long leaves out its end. */
const STANDINGS: readonly Standing[] = ["failed", "errored", "outstanding", "skipped", "passed"];
const SIGNS: Readonly<Record<Standing, string>> = {
  failed: "✗",
  errored: "!",
  outstanding: "…",
  skipped: "–",
  passed: "✓",
};
const TASKS_LISTED = 10_000;
/** Rows outside of the template, which are shown without the script. A browser takes seconds to lay out thousands. */
const ROWS_OPEN = 50;
const NO_SCRIPT = html`<noscript><p class="note">Without JavaScript, the table shows its first ${ROWS_OPEN} tasks only.</p></noscript>
`;
const FIRST_WORDS_LENGTH = 120;
const MESSAGE_LENGTH = 500;
/** Leaves room for the rest of the page under the 5 MB that a report may take. */
const ROWS_BYTES = 3_300_000;

/** The table, and the places of its tasks in it. */
export function taskTable({ tasks, headline: { counts } }: Report): {
  readonly content: Markup;
  readonly places: Places;
} {
  const worst = worstTasks(tasks);
  const columns = COLUMNS.filter(({ isFilled }) => worst.some((task) => isFilled(task, worst[0])));
  const rows: Markup[] = [];
  let bytes = 0;
  for (const task of worst) {
    const row = html`<tr>${columns.map(({ cell }) => cell(task))}</tr>\n`;
    bytes += Buffer.byteLength(row.text);
    if (bytes > ROWS_BYTES) break;
    rows.push(row);
  }
  const listed = worst.slice(0, rows.length);
  const heads = columns.map(
    ({ name, isNumber }) =>
      html`<th scope="col" class="${isNumber ? "number" : ""}"><button type="button" class="sort">${name}</button></th>`,
  );
  const content = section(
    "tasks",
    "Tasks",
    html`${leftOut(listed.length, tasks.count)}
<div class="filters row" role="search" aria-label="Filter tasks">
<label class="search row">Search
<input id="search" type="search" placeholder="id, group, outcome, message" spellcheck="false" autocomplete="off"></label>
<div class="chips row" role="group" aria-label="Filter by result">${chipsOf(listed, counts)}</div></div>
<p id="subset" class="note" hidden><span></span> <button type="button">Show all tasks</button></p>
<p id="found" role="status">${counted(listed.length, "task")}</p>
<div class="scroll" tabindex="0" role="region" aria-label="Task table"><table class="tasks" aria-label="Tasks. Headers sort.">
<thead><tr>${heads}</tr></thead><tbody id="rows">
${rows.slice(0, ROWS_OPEN)}</tbody></table></div>
${rows.length > ROWS_OPEN ? NO_SCRIPT : null}<template id="rest"><table>${rows.slice(ROWS_OPEN)}</table></template>
<p><button type="button" id="more" hidden></button></p>
`,
  );
  return { content, places: new Map(listed.map(({ id }, place) => [id, place])) };
}

function leftOut(listed: number, all: number): Markup | null {
  if (listed === all) return null;
  const which = `The table lists ${grouped(listed)} of ${counted(all, "task")}, the worst results first.`;
  return html`<p class="note">${which} Search and filters cover only these. junit.xml has every task.</p>`;
}

function chipsOf(listed: readonly ReportTask[], counts: Counts): Markup[] {
  return STANDINGS.flatMap((standing, order) => {
    const count = listed.filter((task) => task.standing === standing).length;
    if (count === 0) return [];
    const all = count < counts[standing] ? ` of ${grouped(counts[standing])}` : "";
    return html`<button type="button" class="chip" data-order="${order}" aria-pressed="false">
<i class="swatch fill-${standing}"></i>${standing} ${grouped(count)}${all}</button>`;
  });
}

/** The first of each standing, the worst standing first. */
function worstTasks(tasks: ReportTasks): ReportTask[] {
  const places = new Map<Standing, number[]>(STANDINGS.map((standing) => [standing, []]));
  for (let index = 0; index < tasks.count; index += 1) {
    const same = places.get(tasks.at(index).standing) ?? [];
    if (same.length < TASKS_LISTED) same.push(index);
  }
  const worst = [...places.values()].flat().slice(0, TASKS_LISTED);
  return worst.map((index) => tasks.at(index));
}

interface Column {
  readonly name: string;
  readonly isNumber?: true;
  /** Whether a task says something in this column. A column in which no task does is left out. */
  readonly isFilled: (task: ReportTask, first: ReportTask | undefined) => boolean;
  readonly cell: (task: ReportTask) => Markup;
}

const COLUMNS: readonly Column[] = [
  {
    name: "Task",
    isFilled: () => true,
    cell: ({ id }) => html`<th scope="row">${foreign(shownId(id))}</th>`,
  },
  {
    name: "Result",
    isFilled: () => true,
    cell: ({ standing }) => {
      const badge = html`<span class="badge fill-${standing}">${SIGNS[standing]} ${standing}</span>`;
      return html`<td data-order="${STANDINGS.indexOf(standing)}">${badge}</td>`;
    },
  },
  {
    name: "Score",
    isNumber: true,
    isFilled: ({ score }) => score !== null,
    cell: ({ score }) => html`<td class="number">${score === null ? "" : Number(score.toPrecision(4))}</td>`,
  },
  {
    name: "Attempts",
    isNumber: true,
    isFilled: ({ attempts }) => attempts > 1,
    cell: ({ attempts }) => html`<td class="number">${attempts}</td>`,
  },
  {
    name: "Duration",
    isNumber: true,
    isFilled: ({ durationS }) => durationS !== null,
    cell: ({ durationS }) =>
      durationS === null
        ? html`<td></td>`
        : html`<td class="number" data-order="${durationS}">${formatDuration(durationS * 1_000)}</td>`,
  },
  {
    name: "Group",
    isFilled: ({ group }) => group !== null,
    cell: ({ group }) => html`<td>${foreign(shownId(group ?? ""))}</td>`,
  },
  {
    name: "Provider",
    isFilled: ({ provider }, first) => provider !== first?.provider,
    cell: ({ provider }) => html`<td>${foreign(shownId(provider))}</td>`,
  },
  {
    name: "Last message",
    isFilled: ({ class: outcome, message }) => message !== "" || isNotGrade(outcome),
    cell: (task) => html`<td class="words">${messageOf(task)}</td>`,
  },
  {
    name: "Log",
    isFilled: ({ key }) => key !== null,
    cell: ({ key }) => html`<td>${key === null ? null : html`<a href="logs/${key}.log">log</a>`}</td>`,
  },
];

/** The class of the latest outcome, and the message, which opens if it is long. */
function messageOf({ class: outcome, message }: ReportTask): Markup {
  const { name, meaning } = CLASS_WORDS[outcome ?? "graded"];
  const named = isNotGrade(outcome) ? html`<b title="${meaning}">${name}</b> ` : null;
  const text = cutText(plainText(message), MESSAGE_LENGTH);
  const first = oneLine(text, FIRST_WORDS_LENGTH);
  if (text === first) return html`${named}${foreign(text)}`;
  return html`<details><summary>${named}${foreign(first)}</summary><pre>${foreign(text)}</pre></details>`;
}

function isNotGrade(outcome: ReportTask["class"]): boolean {
  return outcome !== null && outcome !== "graded";
}
