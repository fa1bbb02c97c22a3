/** The task table: search, filters, order, pages, and a detail under each row. */

import { button, element, foreign, showSection } from "./element.js";
import { STANDING_ORDER } from "./report-data.js";
import { taskDetail } from "./task-detail.js";
import { filterTasks, sortTasks } from "./task-filter.js";
import { classMeaning, className, countText, durationText, scoreText, taskCountText } from "./words.js";

/** @typedef {import("./report-data.js").MarkView} MarkView */
/** @typedef {import("./report-data.js").PackedReport} PackedReport */
/** @typedef {import("./report-data.js").TaskView} TaskView */
/** @typedef {import("./task-filter.js").SortKey} SortKey */

const PAGE_ROWS = 50;
/** Paper has no pager: a printed report holds more rows of the chosen order. */
const PRINTED_ROWS = 500;

/** Standing by sign and word, never by colour alone. */
const SIGNS = /** @type {Record<string, string>} */ ({
  passed: "✓",
  failed: "✗",
  errored: "!",
  skipped: "–",
  outstanding: "…",
});

/**
 * @typedef {object} Column
 * @property {SortKey} key
 * @property {string} name
 * @property {string} style class of its cells
 * @property {(task: TaskView) => Node | string} cell
 */

/**
 * @param {readonly TaskView[]} tasks
 * @param {{ report: PackedReport, marks: readonly MarkView[] }} page
 * @returns {(indexes: readonly number[], label: string) => void} shows only these tasks
 */
export function showTaskTable(tasks, page) {
  const section = showSection("tasks");
  const columns = columnsFor(tasks);
  /** @type {{ text: string, standings: Set<string>, class: string, provider: string, only: ReadonlySet<number> | null }} */
  const filter = { text: "", standings: new Set(), class: "", provider: "", only: null };
  /** @type {{ key: SortKey, descending: boolean }} */
  let order = { key: "standing", descending: false };
  let start = 0;
  /** @type {TaskView[]} */
  let found = [];

  const status = element("p", { role: "status", class: "found" });
  const body = element("tbody");
  const subset = element("div", { class: "subset", hidden: true });
  const range = element("span", {});
  const previous = button("Previous", () => turn(start - PAGE_ROWS));
  const next = button("Next", () => turn(start + PAGE_ROWS));
  const pager = element("nav", { class: "tools pager", "aria-label": "Pages of tasks" }, previous, next, range);

  const fill = (/** @type {number} */ count) => {
    body.replaceChildren(...found.slice(start, start + count).map((task) => taskRow(task, { ...page, columns })));
  };
  const turn = (/** @type {number} */ to) => {
    start = Math.max(0, Math.min(to, found.length - 1));
    start -= start % PAGE_ROWS;
    fill(PAGE_ROWS);
    const end = Math.min(start + PAGE_ROWS, found.length);
    range.textContent =
      found.length === 0 ? "" : `${countText(start + 1)}–${countText(end)} of ${countText(found.length)}`;
    pager.hidden = found.length <= PAGE_ROWS;
    previous.disabled = start === 0;
    next.disabled = end >= found.length;
  };
  const update = () => {
    found = sortTasks(filterTasks(tasks, filter), order);
    status.textContent =
      found.length === tasks.length
        ? taskCountText(tasks.length)
        : `${countText(found.length)} of ${taskCountText(tasks.length)}`;
    turn(0);
  };

  const head = headRow(columns, (key) => {
    order = { key, descending: order.key === key && !order.descending };
    markOrder(head, order);
    update();
  });
  markOrder(head, order);
  const search = searchField((text) => {
    filter.text = text;
    update();
  });
  const showOnly = (/** @type {readonly number[] | null} */ indexes, /** @type {string} */ label) => {
    filter.only = indexes && new Set(indexes);
    subset.hidden = indexes === null;
    subset.replaceChildren(
      ...(indexes === null ? [] : [`Only: ${label} `, button("Show all tasks", () => showOnly(null, ""))]),
    );
    update();
  };

  section.append(
    element(
      "div",
      { class: "filters", role: "search", "aria-label": "Filter tasks" },
      search,
      standingChips(tasks, { chosen: filter.standings, update }),
      choice("Latest outcome", {
        values: distinct(tasks, "class"),
        name: className,
        choose: (value) => {
          filter.class = value;
          update();
        },
      }),
      choice("Provider", {
        values: distinct(tasks, "provider"),
        name: String,
        choose: (value) => {
          filter.provider = value;
          update();
        },
      }),
    ),
    subset,
    status,
    element(
      "div",
      { class: "scroll", tabindex: 0, role: "region", "aria-label": "Task table" },
      element(
        "table",
        { class: "tasks" },
        element("caption", { class: "unseen" }, "Tasks. Headers sort. The button of a row shows more of its task."),
        element("thead", {}, head),
        body,
      ),
    ),
    pager,
  );
  moveWithArrows(body);
  addEventListener("beforeprint", () => fill(PRINTED_ROWS));
  addEventListener("afterprint", () => turn(start));
  update();
  return (indexes, label) => {
    showOnly(indexes, label);
    // Whoever asked from elsewhere on the page follows: the eye by scrolling, the screen reader by focus.
    section.scrollIntoView();
    section.focus({ preventScroll: true });
  };
}

/**
 * Columns that would be empty, or the same in every row, are left out.
 *
 * @param {readonly TaskView[]} tasks
 * @returns {Column[]}
 */
function columnsFor(tasks) {
  /** @type {(Column & { wanted: boolean })[]} */
  const columns = [
    { key: "standing", name: "Result", style: "standing", wanted: true, cell: standingBadge },
    {
      key: "score",
      name: "Score",
      style: "number",
      wanted: tasks.some(({ score }) => score !== null),
      cell: ({ score }) => (score === null ? "" : scoreText(score)),
    },
    {
      key: "attempts",
      name: "Attempts",
      style: "number extra",
      wanted: true,
      cell: ({ attempts }) => String(attempts),
    },
    {
      key: "durationS",
      name: "Duration",
      style: "number extra",
      wanted: tasks.some(({ durationS }) => durationS !== null),
      cell: ({ durationS }) => (durationS === null ? "" : durationText(durationS * 1_000)),
    },
    {
      key: "group",
      name: "Group",
      style: "extra",
      wanted: tasks.some(({ group }) => group !== ""),
      cell: ({ group }) => foreign(group),
    },
    {
      key: "provider",
      name: "Provider",
      style: "extra",
      wanted: distinct(tasks, "provider").length > 1,
      cell: ({ provider }) => foreign(provider),
    },
    {
      key: "class",
      name: "Last words",
      style: "extra words",
      wanted: tasks.some(({ message }) => message !== ""),
      cell: lastWords,
    },
  ];
  return columns.filter(({ wanted }) => wanted);
}

/** @param {TaskView} task */
function standingBadge({ standing }) {
  return element(
    "span",
    { class: `badge fill-${standing}` },
    element("span", { "aria-hidden": true }, SIGNS[standing] ?? ""),
    ` ${standing}`,
  );
}

/** @param {TaskView} task */
function lastWords(task) {
  if (task.message === "") return "";
  const kind = element("span", { class: "kind", title: classMeaning(task.class) }, className(task.class));
  return element("span", {}, kind, " ", foreign(task.message.slice(0, 200)));
}

/**
 * @param {TaskView} task
 * @param {{ columns: readonly Column[], report: PackedReport, marks: readonly MarkView[] }} page
 */
function taskRow(task, { columns, report, marks }) {
  const toggle = button(
    "",
    () => {
      const open = toggle.getAttribute("aria-expanded") === "true";
      toggle.setAttribute("aria-expanded", String(!open));
      if (open) row.nextElementSibling?.remove();
      else
        row.after(
          element(
            "tr",
            { class: "more" },
            element("td", { colspan: columns.length + 1 }, taskDetail(task, { report, marks })),
          ),
        );
    },
    { class: "id", "aria-expanded": "false" },
  );
  toggle.append(foreign(task.id));
  const row = element(
    "tr",
    {},
    element("th", { scope: "row" }, toggle),
    ...columns.map((column) => element("td", { class: column.style }, column.cell(task))),
  );
  return row;
}

/**
 * @param {readonly Column[]} columns
 * @param {(key: SortKey) => void} sort
 */
function headRow(columns, sort) {
  const header = (/** @type {SortKey} */ key, /** @type {string} */ name, /** @type {string} */ style) =>
    element(
      "th",
      { scope: "col", class: style, "data-key": key },
      button(name, () => sort(key), { class: "sort" }),
    );
  return element(
    "tr",
    {},
    header("id", "Task", ""),
    ...columns.map(({ key, name, style }) => header(key, name, style)),
  );
}

/**
 * @param {HTMLElement} head
 * @param {{ key: SortKey, descending: boolean }} order
 */
function markOrder(head, order) {
  for (const cell of head.querySelectorAll("th")) {
    if (cell.dataset.key === order.key) cell.setAttribute("aria-sort", order.descending ? "descending" : "ascending");
    else cell.removeAttribute("aria-sort");
  }
}

/** @param {(text: string) => void} look */
function searchField(look) {
  const field = element("input", {
    type: "search",
    placeholder: "id, group, message",
    spellcheck: "false",
    autocomplete: "off",
  });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pending;
  field.addEventListener("input", () => {
    clearTimeout(pending);
    pending = setTimeout(() => look(field.value), 80);
  });
  addEventListener("keydown", (event) => {
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
  });
  return element("label", { class: "search" }, "Search", element("kbd", { title: "Press / to search" }, "/"), field);
}

/**
 * @param {readonly TaskView[]} tasks
 * @param {{ chosen: Set<string>, update: () => void }} options
 */
function standingChips(tasks, { chosen, update }) {
  const counts = new Map();
  for (const { standing } of tasks) counts.set(standing, (counts.get(standing) ?? 0) + 1);
  const chips = STANDING_ORDER.filter((standing) => counts.has(standing)).map((standing) => {
    const chip = button(
      "",
      () => {
        const on = !chosen.delete(standing);
        if (on) chosen.add(standing);
        chip.setAttribute("aria-pressed", String(on));
        update();
      },
      { class: "chip", "aria-pressed": "false" },
    );
    chip.append(element("i", { class: `swatch fill-${standing}` }), `${standing} ${countText(counts.get(standing))}`);
    return chip;
  });
  return element("div", { class: "chips", role: "group", "aria-label": "Results shown" }, ...chips);
}

/**
 * A menu over the values of one field; nothing where there is no choice.
 *
 * @param {string} label
 * @param {{ values: readonly string[], name: (value: string) => string, choose: (value: string) => void }} options
 */
function choice(label, { values, name, choose }) {
  if (values.length < 2) return "";
  const menu = element(
    "select",
    {},
    element("option", { value: "" }, "any"),
    ...values.map((value) => element("option", { value }, name(value))),
  );
  menu.addEventListener("change", () => choose(menu.value));
  return element("label", {}, label, menu);
}

/**
 * @param {readonly TaskView[]} tasks
 * @param {"class" | "provider"} key
 */
function distinct(tasks, key) {
  return [...new Set(tasks.map((task) => task[key]))].filter(Boolean).sort();
}

/** @param {HTMLElement} body */
function moveWithArrows(body) {
  body.addEventListener("keydown", (event) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const ids = /** @type {HTMLElement[]} */ ([...body.querySelectorAll("button.id")]);
    const index = ids.indexOf(/** @type {HTMLElement} */ (event.target));
    if (by === 0 || index < 0) return;
    event.preventDefault();
    ids[index + by]?.focus();
  });
}
