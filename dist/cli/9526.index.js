export const id = 9526;
export const ids = [9526];
export const modules = {

/***/ 29526:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeReports: () => (/* binding */ writeReports)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/report/trend.js
var trend = __webpack_require__(29088);
// EXTERNAL MODULE: ./build/report/variant-tables.js
var variant_tables = __webpack_require__(5894);
// EXTERNAL MODULE: ./build/report/verdict-words.js
var verdict_words = __webpack_require__(24546);
// EXTERNAL MODULE: ./build/core/words.js
var words = __webpack_require__(23627);
// EXTERNAL MODULE: ./build/report/comparison-words.js
var comparison_words = __webpack_require__(55834);
;// CONCATENATED MODULE: ./build/report/html/markup.js


class Markup {
    text;
    constructor(text) {
        this.text = text;
    }
}
function html(parts, ...values) {
    let text = parts[0] ?? "";
    values.forEach((value, index) => {
        text += textOf(value) + (parts[index + 1] ?? "");
    });
    return new Markup(text);
}
function textOf(value) {
    if (value === null)
        return "";
    if (value instanceof Markup)
        return value.text;
    if (typeof value === "string" || typeof value === "number")
        return (0,report_escape/* escapeHtml */.ZD)(String(value));
    return value.map((markup) => markup.text).join("");
}
const JSON_ESCAPES = ["<", ">", "&", "\u2028", "\u2029"].map((character) => [character, `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`]);
function jsonForScript(value) {
    return JSON_ESCAPES.reduce((json, [character, escaped]) => json.replaceAll(character, escaped), JSON.stringify(value));
}
function section(id, title, content) {
    return html `<section id="${id}" aria-labelledby="${id}-title" tabindex="-1"><h2 id="${id}-title">${title}</h2>
${content}</section>
`;
}
function showButton(set, label, name = label) {
    return html `<button type="button" data-show="${set}" aria-label="${name}" hidden>${label}</button>`;
}
function foreign(text, length = Number.POSITIVE_INFINITY) {
    return html `<bdi>${(0,report_escape/* cutText */.IN)((0,report_escape/* plainText */.wh)(text), length)}</bdi>`;
}
function shownId(id) {
    return (0,report_escape/* visibleId */.i2)((0,report_escape/* cutText */.IN)(id, 200));
}
class TaskSets {
    sets = {};
    #indexOf;
    constructor(indexOf) {
        this.#indexOf = indexOf;
    }
    add(key, label, ids) {
        const tasks = ids.flatMap((id) => this.#indexOf.get(id) ?? []);
        if (tasks.length > 0)
            this.sets[key] = { label, tasks };
        return tasks.length;
    }
}
const ROWS_OPEN = 12;
function tableSection(id, table) {
    if (table === null)
        return null;
    const { title, head, rows, note } = table;
    const heads = head.map((text) => html `<th scope="col">${foreign(shownId(text))}</th>`);
    const tableOf = (some) => {
        const lines = some.map((row) => html `<tr>${row.map((text) => html `<td>${foreign(shownId(text))}</td>`)}</tr>\n`);
        return html `<div class="scroll" tabindex="0" role="region" aria-label="${shownId(title)}"><table><thead><tr>${heads}</tr></thead><tbody>${lines}</tbody></table></div>\n`;
    };
    const more = rows.slice(ROWS_OPEN);
    return section(id, shownId(title), html `${tableOf(rows.slice(0, ROWS_OPEN))}${more.length === 0 ? null : html `<details><summary>${(0,words/* grouped */.zD)(more.length)} more</summary>${tableOf(more)}</details>`}${note === "" ? null : html `<p class="quiet">${note}</p>\n`}`);
}

;// CONCATENATED MODULE: ./build/report/html/baseline.js



const IDS_SHOWN = 10;
function baselineSection({ baseline }, sets) {
    if (baseline === null)
        return null;
    const lists = (0,comparison_words/* changedTasks */.x3)(baseline).map(({ key, title, ids }) => {
        const rest = ids.length - IDS_SHOWN;
        const show = sets.add(key, title, ids) === 0 ? null : showButton(key, "Show in the task table", `Show ${title}`);
        return html `<div><h3>${title}</h3><ul class="ids">${ids.slice(0, IDS_SHOWN).map((id) => html `<li>${foreign(shownId(id))}</li>`)}</ul>${rest > 0 ? html `<p class="quiet">and ${(0,words/* grouped */.zD)(rest)} more</p>` : null}${show}</div>
`;
    });
    return section("baseline", "Compared with the baseline", html `<p>Baseline: campaign <b>${foreign(shownId(baseline.campaign))}</b>. ${(0,comparison_words/* comparisonWords */.bz)(baseline)}</p>
<div class="sides">
${lists}</div>
`);
}

// EXTERNAL MODULE: ./build/report/failure-groups.js
var failure_groups = __webpack_require__(77938);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/html/failures.js




const GROUPS_SHOWN = 30;
const GROUP_TASKS_LISTED = 500;
const GRADED_SHOWN = 5;
const MESSAGE_LENGTH = 1_000;
function failuresSection({ failureGroups, tasks }, sets) {
    if (failureGroups.length === 0)
        return null;
    const shown = (0,failure_groups/* firstGroups */.$)(failureGroups, GROUPS_SHOWN);
    const most = Math.max(...shown.map((group) => group.tasks.length));
    const items = shown.map((group, index) => {
        const key = `group-${index}`;
        const first = group.tasks.slice(0, GROUP_TASKS_LISTED).map((place) => tasks.at(place));
        const ids = first.map(({ id }) => id);
        const isGraded = group.class === "graded";
        const { name, meaning } = report_words/* CLASS_WORDS */.f5[isGraded ? "failed" : group.class];
        const count = group.tasks.length;
        const listed = sets.add(key, `${(0,words/* counted */.hS)(count, "task")}, ${name}`, ids);
        const all = count === 1 ? "Show the task" : `Show ${(0,words/* counted */.hS)(count, "task")}`;
        const label = listed < count ? `Show ${(0,words/* grouped */.zD)(listed)} of them` : all;
        return html `<li>
<p class="group-head"><b>${(0,words/* grouped */.zD)(count)}</b> × ${name} <small>${meaning}</small></p>
<svg width="100%" height="4" aria-hidden="true"><rect class="class-${isGraded ? "failed" : group.class}" width="${Math.max(1, Math.round((count / most) * 100))}%" height="4" rx="2"/></svg>
${isGraded ? gradedList(first, count) : html `<pre>${group.message === "" ? "(no message)" : foreign(group.message, MESSAGE_LENGTH)}</pre>`}
${listed === 0 ? null : showButton(key, label, `${label}: ${name}`)}</li>
`;
    });
    const rest = failureGroups.length - shown.length;
    return section("failures", "Failures", html `<ol class="groups">${items}</ol>
${rest > 0 ? html `<p class="quiet">${(0,words/* counted */.hS)(rest, "more group")} in failures.jsonl.</p>` : null}`);
}
function gradedList(tasks, count) {
    const items = tasks.slice(0, GRADED_SHOWN).map(({ id, score, message }) => {
        const scored = score === null ? "" : ` score ${(0,report_words/* shortNumber */.In)(score)}`;
        const said = message === "" ? null : html `<pre>${foreign(message, MESSAGE_LENGTH)}</pre>`;
        return html `<li><code>${foreign(shownId(id))}</code><small>${scored}</small>${said}</li>`;
    });
    const rest = count - items.length;
    return html `<ul>${items}</ul>${rest > 0 ? html `<p class="quiet">and ${(0,words/* grouped */.zD)(rest)} more</p>` : null}`;
}

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/report/figures.js
var figures = __webpack_require__(81822);
;// CONCATENATED MODULE: ./build/report/html/header.js








function headerOf(report) {
    const { tone, title, reasons } = (0,verdict_words/* verdictOf */.Vj)(report);
    return html `<header class="verdict" data-tone="${tone}">
<div class="wide">
${eyebrow(report)}
<h1>${title}</h1>
${reasons.map((reason) => html `<p class="reason">${sentenceOf(reason)}</p>`)}
${whatToDo(report)}
${countsBar(report.headline)}
${numbers(report)}
</div>
</header>`;
}
function eyebrow({ headline: { campaign, startedAt, endedAt }, run: { jobs } }) {
    const span = startedAt === null || endedAt === null
        ? null
        : html ` <span><time datetime="${(0,instant/* iso */.KH)(startedAt)}">${(0,report_words/* utcSecond */.Hn)(startedAt)}</time>, ${(0,duration/* formatDuration */.a3)(endedAt - startedAt)}</span>`;
    const run = jobs.at(-1)?.start.run ?? "";
    return html `<p class="eyebrow row"><span>Carryover</span> <span>campaign <b><bdi>${campaign}</bdi></b></span> <span>run <b><bdi>${run}</bdi></b></span>${span}</p>`;
}
function whatToDo({ headline, run }) {
    const { stops, advice } = (0,verdict_words/* verdictOf */.Vj)({ headline, run }, "none");
    const command = headline.resumeCommand;
    return html `<div class="todo"><h2 class="eyebrow">What to do</h2>
${stops.length === 0 ? null : html `<ul>${stops.map((stop) => html `<li>${sentenceOf(stop)}</li>`)}</ul>`}
<p>${sentenceOf((0,verdict_words/* plainPhrase */.Uy)(advice) === "" ? ["Nothing is left to run."] : advice)} <span id="resume-distance"></span></p>
${command === "" ? null : html `<div class="command row"><code id="resume-command">${command}</code><button type="button" id="copy-command" hidden>Copy</button></div>`}</div>`;
}
function sentenceOf(phrase) {
    const pieces = phrase.map((piece) => (typeof piece === "string" ? proseOf(piece) : html `<code>${piece.code}</code>`));
    return html `<bdi>${pieces}</bdi>`;
}
function proseOf(text) {
    return new Markup((0,report_escape/* escapeHtml */.ZD)(text).replace(report_words/* UTC_MINUTE */._R, "<time>$&</time>"));
}
const COUNTED = ["passed", "failed", "errored", "skipped", "outstanding"];
function countsBar({ counts }) {
    let x = 0;
    const segments = COUNTED.map((name) => {
        const width = counts.total === 0 ? 0 : (counts[name] / counts.total) * 1_000;
        const rect = html `<rect class="fill-${name}" x="${x.toFixed(2)}" y="0" width="${width.toFixed(2)}" height="10"/>`;
        x += width;
        return rect;
    });
    const items = COUNTED.map((name) => html `<li class="${counts[name] === 0 ? "none" : ""}"><i class="swatch fill-${name}"></i><b>${(0,words/* grouped */.zD)(counts[name])}</b> ${name}</li>`);
    return html `<svg class="bar" width="100%" height="14" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">${segments}</svg>
<ul class="counts row" aria-label="Of ${(0,words/* grouped */.zD)(counts.total)} tasks">${items}</ul>`;
}
function numbers(report) {
    const items = (0,figures/* figuresOf */.h)(report).map(({ name, value, hint }) => html `<div><dt>${name}</dt><dd><b>${value}</b> <small>${hint}</small></dd></div>`);
    return html `<dl class="numbers row">${items}</dl>`;
}

;// CONCATENATED MODULE: ./build/report/html/page-files.js
const PAGE_SCRIPT = "/*\n * The task table of the page: filters, order and details of a task. Everything else is markup already.\n * Text becomes text nodes and attribute values only; there is no way to pass markup.\n */\n(() => {\n  const PAGE_ROWS = 50;\n  const LOG_PATH = /^logs\\/[\\w.@%+=-]+$/;\n  const SIGNS = { passed: \"✓\", failed: \"✗\", errored: \"!\", skipped: \"–\", outstanding: \"…\" };\n\n  /**\n   * @typedef {object} Task\n   * @property {number} index\n   * @property {string} id\n   * @property {number} severity\n   * @property {keyof typeof SIGNS} standing\n   * @property {number | null} score\n   * @property {number} attempts\n   * @property {number | null} durationS\n   * @property {string} group\n   * @property {string} provider\n   * @property {string} class\n   * @property {string} message\n   * @property {string} log\n   * @property {[name: string, startedAt: number, durationMs: number | null, slot: number, probe: number][]} tries\n   * @property {string} haystack\n   */\n\n  /**\n   * @param {string} id\n   * @returns {HTMLElement}\n   */\n  const byId = (id) => {\n    const found = document.getElementById(id);\n    if (found === null) throw new Error(`The page has no #${id}.`);\n    return found;\n  };\n\n  /**\n   * @param {string} tag\n   * @param {Record<string, string | number>} attributes\n   * @param {...(Node | string | null)} children\n   */\n  const element = (tag, attributes, ...children) => {\n    const made = document.createElement(tag);\n    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));\n    made.append(...children.filter((child) => child !== null));\n    return made;\n  };\n\n  /** A child's text, isolated so that a right-to-left mark in it cannot reorder the text around it. */\n  const foreign = (/** @type {string} */ text) => element(\"bdi\", {}, text);\n  const firstWords = (/** @type {string} */ text) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);\n  const countText = (/** @type {number} */ count) => count.toLocaleString(\"en-US\");\n  const tasksText = (/** @type {number} */ count) => `${countText(count)} task${count === 1 ? \"\" : \"s\"}`;\n\n  /** In its two largest units: `2d 4h`, `1m 5s`, `0.4s`. */\n  const durationText = (/** @type {number} */ ms) => {\n    const seconds = Math.round(ms / 1_000);\n    const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3_600)];\n    if (ms < 9_950) return `${Math.round(ms / 100) / 10}s`;\n    if (minutes === 0) return `${seconds}s`;\n    if (hours === 0) return `${minutes}m ${seconds % 60}s`;\n    return hours < 24 ? `${hours}h ${minutes % 60}m` : `${Math.floor(hours / 24)}d ${hours % 24}h`;\n  };\n\n  const data = JSON.parse(byId(\"report-data\").textContent ?? \"\");\n  /** @type {Record<string, { name: string, meaning: string }>} */\n  const classes = data.classes;\n  /** @type {Task[]} */\n  const tasks = data.tasks.map((/** @type {any[]} */ row, /** @type {number} */ index) => {\n    const task = Object.fromEntries(\n      data.fields.map((/** @type {string} */ field, /** @type {number} */ place) => [field, row[place]]),\n    );\n    const outcome = classes[task.class]?.name;\n    const haystack = [task.id, task.group, task.provider, outcome, task.message].join(\"\\n\").toLowerCase();\n    return { ...task, index, standing: data.standings[task.severity], haystack };\n  });\n\n  const filter = {\n    /** @type {string[]} */\n    words: [],\n    /** @type {Set<string>} */\n    standings: new Set(),\n    /** @type {Set<number> | null} */\n    only: null,\n  };\n  const order = { key: \"standing\", descending: false };\n  /** @type {Task[]} */\n  let found = [];\n  let shown = 0;\n\n  const matches = (/** @type {Task} */ task) =>\n    (filter.standings.size === 0 || filter.standings.has(task.standing)) &&\n    (filter.only === null || filter.only.has(task.index)) &&\n    filter.words.every((word) => task.haystack.includes(word));\n\n  const sortValue = (/** @type {Task} */ task) =>\n    order.key === \"standing\" ? task.severity : /** @type {any} */ (task)[order.key];\n  const collator = new Intl.Collator(\"en\", { numeric: true });\n\n  /** Missing values come last in either direction; ties keep list order. */\n  const compare = (/** @type {Task} */ a, /** @type {Task} */ b) => {\n    const [left, right] = [sortValue(a), sortValue(b)];\n    if (left === right) return a.index - b.index;\n    if (left === null || left === \"\") return 1;\n    if (right === null || right === \"\") return -1;\n    const difference = typeof left === \"number\" ? left - right : collator.compare(left, right);\n    return (order.descending ? -difference : difference) || a.index - b.index;\n  };\n\n  const heads = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(\"th[data-key]\"))];\n\n  /** @type {Record<string, (task: Task) => Node | string>} */\n  const cells = {\n    standing: (task) =>\n      element(\n        \"span\",\n        { class: `badge fill-${task.standing}` },\n        element(\"span\", { \"aria-hidden\": \"true\" }, SIGNS[task.standing]),\n        ` ${task.standing}`,\n      ),\n    score: ({ score }) => (score === null ? \"\" : String(Number(score.toPrecision(4)))),\n    attempts: ({ attempts }) => String(attempts),\n    durationS: ({ durationS }) => (durationS === null ? \"\" : durationText(durationS * 1_000)),\n    group: ({ group }) => foreign(group),\n    provider: ({ provider }) => foreign(provider),\n    message: (task) =>\n      task.message === \"\"\n        ? \"\"\n        : element(\n            \"span\",\n            {},\n            element(\"b\", {}, classes[task.class]?.name ?? \"\"),\n            \" \",\n            foreign(firstWords(task.message)),\n          ),\n  };\n\n  const taskRow = (/** @type {Task} */ task) => {\n    const toggle = element(\"button\", { type: \"button\", class: \"id\", \"aria-expanded\": \"false\" }, foreign(task.id));\n    const row = element(\n      \"tr\",\n      {},\n      element(\"th\", { scope: \"row\" }, toggle),\n      ...heads\n        .slice(1)\n        .map((head) => element(\"td\", { class: head.className }, cells[head.dataset.key ?? \"\"]?.(task) ?? \"\")),\n    );\n    toggle.addEventListener(\"click\", () => {\n      const isOpen = toggle.getAttribute(\"aria-expanded\") === \"true\";\n      toggle.setAttribute(\"aria-expanded\", String(!isOpen));\n      if (isOpen) row.nextElementSibling?.remove();\n      else row.after(element(\"tr\", {}, element(\"td\", { class: \"more\", colspan: heads.length }, detail(task))));\n    });\n    return row;\n  };\n\n  const detail = (/** @type {Task} */ task) => {\n    const outcome = classes[task.class];\n    const isExplained = outcome !== undefined && task.class !== \"graded\";\n    /** @type {[string, Node | string][]} */\n    const facts = [\n      [\"Latest outcome\", isExplained ? [outcome.name, outcome.meaning].filter(Boolean).join(\": \") : \"\"],\n      [\"Score\", cells.score?.(task) ?? \"\"],\n      [\"Group\", task.group && foreign(task.group)],\n      [\"Provider\", task.provider && foreign(task.provider)],\n      [\"Attempts\", String(task.attempts)],\n      [\"Duration\", cells.durationS?.(task) ?? \"\"],\n      [\"Log\", task.log && logLink(task.log)],\n    ];\n    const tries = task.tries.map(([name, startedAt, durationMs, slot, probe]) => {\n      const when = `${new Date(startedAt).toISOString().slice(0, 19)}Z`;\n      const duration = durationMs === null ? \"still running\" : durationText(durationMs);\n      const text = `${classes[name]?.name ?? name}${probe === 1 ? \", a probe\" : \"\"} · ${when} · ${duration} · slot ${slot + 1}`;\n      return element(\"li\", {}, element(\"i\", { class: `swatch class-${name}` }), text);\n    });\n    return element(\n      \"div\",\n      { class: \"detail\" },\n      task.message === \"\" ? null : element(\"pre\", {}, foreign(task.message)),\n      element(\n        \"dl\",\n        { class: \"row\" },\n        ...facts\n          .filter(([, value]) => value !== \"\")\n          .map(([name, value]) => element(\"div\", {}, element(\"dt\", {}, name), element(\"dd\", {}, value))),\n      ),\n      tries.length === 0 ? null : element(\"ol\", { class: \"tries\", \"aria-label\": \"Attempts\" }, ...tries),\n    );\n  };\n\n  /** The log lies in the state folder, next to the report. Anything else stays text. */\n  const logLink = (/** @type {string} */ path) =>\n    LOG_PATH.test(path)\n      ? element(\"a\", { href: path.split(\"/\").map(encodeURIComponent).join(\"/\") }, path)\n      : foreign(path);\n\n  const status = byId(\"found\");\n  const subset = byId(\"subset\");\n  const search = /** @type {HTMLInputElement} */ (byId(\"search\"));\n  const chips = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(\".chip\"));\n  const rows = byId(\"rows\");\n  const more = byId(\"more\");\n\n  /** A browser takes seconds for thousands of rows at once. */\n  const showMore = () => {\n    rows.append(...found.slice(shown, shown + PAGE_ROWS).map(taskRow));\n    shown = Math.min(found.length, shown + PAGE_ROWS);\n    more.hidden = shown === found.length;\n    more.textContent = `Show more of the other ${countText(found.length - shown)}`;\n  };\n\n  const update = () => {\n    found = tasks.filter(matches).sort(compare);\n    status.textContent =\n      found.length === tasks.length\n        ? tasksText(tasks.length)\n        : `${countText(found.length)} of ${tasksText(tasks.length)}`;\n    for (const head of heads) {\n      if (head.dataset.key === order.key) head.setAttribute(\"aria-sort\", order.descending ? \"descending\" : \"ascending\");\n      else head.removeAttribute(\"aria-sort\");\n    }\n    rows.replaceChildren();\n    shown = 0;\n    showMore();\n  };\n\n  const showOnly = (/** @type {{ label: string, tasks: number[] } | null} */ set) => {\n    filter.only = set && new Set(set.tasks);\n    subset.hidden = set === null;\n    /** @type {HTMLElement} */ (subset.querySelector(\"span\")).textContent = set === null ? \"\" : `Only: ${set.label}`;\n    update();\n  };\n\n  for (const head of heads) {\n    head.querySelector(\"button\")?.addEventListener(\"click\", () => {\n      const key = head.dataset.key ?? \"\";\n      order.descending = order.key === key && !order.descending;\n      order.key = key;\n      update();\n    });\n  }\n  for (const chip of chips) {\n    chip.addEventListener(\"click\", () => {\n      const standing = chip.dataset.standing ?? \"\";\n      const isOn = !filter.standings.delete(standing);\n      if (isOn) filter.standings.add(standing);\n      chip.setAttribute(\"aria-pressed\", String(isOn));\n      update();\n    });\n  }\n  /** @type {ReturnType<typeof setTimeout> | undefined} */\n  let pending;\n  search.addEventListener(\"input\", () => {\n    clearTimeout(pending);\n    pending = setTimeout(() => {\n      filter.words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);\n      update();\n    }, 80);\n  });\n  subset.querySelector(\"button\")?.addEventListener(\"click\", () => showOnly(null));\n  more.addEventListener(\"click\", showMore);\n  for (const show of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(\"[data-show]\"))) {\n    show.hidden = false;\n    show.addEventListener(\"click\", () => {\n      // Other filters could hide the tasks that the button promises.\n      search.value = \"\";\n      filter.words = [];\n      filter.standings.clear();\n      for (const chip of chips) chip.setAttribute(\"aria-pressed\", \"false\");\n      showOnly(data.sets[show.dataset.show ?? \"\"] ?? null);\n      // The eye follows by scrolling, a screen reader by focus.\n      byId(\"tasks\").scrollIntoView();\n      byId(\"tasks\").focus({ preventScroll: true });\n    });\n  }\n\n  const distance = document.getElementById(\"resume-distance\");\n  if (distance !== null && data.resumeAt !== null) {\n    const leftMs = data.resumeAt - Date.now();\n    const local = new Date(data.resumeAt).toLocaleString(undefined, { dateStyle: \"medium\", timeStyle: \"short\" });\n    distance.textContent =\n      leftMs > 0 ? `In your time zone: ${local}, ${durationText(leftMs)} from now.` : \"That time is past: run it now.\";\n  }\n\n  const copy = document.getElementById(\"copy-command\");\n  const command = document.getElementById(\"resume-command\");\n  if (copy !== null && command !== null) {\n    copy.hidden = false;\n    copy.addEventListener(\"click\", async () => {\n      try {\n        await navigator.clipboard.writeText(command.textContent ?? \"\");\n        copy.textContent = \"Copied\";\n      } catch {\n        // There is no clipboard on an insecure origin, or the reader refused: select the text instead.\n        getSelection()?.selectAllChildren(command);\n      }\n    });\n  }\n\n  byId(\"table\").hidden = false;\n  update();\n  document.documentElement.dataset.ready = \"true\";\n})();\n";
const PAGE_STYLE = ":root {\n  color-scheme: light dark;\n  --ground: light-dark(#ffffff, #0f1419);\n  --surface: light-dark(#f4f6f8, #171d24);\n  --raised: light-dark(#ffffff, #1c232b);\n  --text: light-dark(#1b2128, #e6ebf0);\n  --muted: light-dark(#57606a, #9aa6b2);\n  --line: light-dark(#d8dee4, #323b45);\n  --link: light-dark(#0a58ca, #79b8ff);\n  --good: light-dark(#1a7f37, #56d364);\n  --bad: light-dark(#b42318, #ff8a80);\n  --carry: light-dark(#8a5300, #f2b84b);\n  --circuit: light-dark(#8250df, #b98cff);\n}\n\n* {\n  box-sizing: border-box;\n}\n\n[hidden] {\n  /* biome-ignore lint/complexity/noImportantStyles: hidden means hidden, whatever layout an element has. */\n  display: none !important;\n}\n\nbody {\n  margin: 0;\n  background: var(--ground);\n  color: var(--text);\n  font:\n    15px / 1.5 system-ui,\n    sans-serif;\n  overflow-wrap: anywhere;\n}\n\n.wide {\n  max-width: 1280px;\n  margin: 0 auto;\n  padding: 0 24px;\n}\n\nh1 {\n  margin: 8px 0 4px;\n  color: var(--tone);\n  font-size: 28px;\n  line-height: 1.2;\n}\n\nh2 {\n  margin: 0 0 12px;\n  font-size: 19px;\n}\n\nh3 {\n  margin: 0 0 8px;\n  font-size: 15px;\n}\n\na,\nsummary,\n.id:hover {\n  color: var(--link);\n}\n\n:focus-visible {\n  outline: 2px solid var(--link);\n  outline-offset: 2px;\n}\n\n/* What many parts share: rows that wrap, quiet texts, code, boxes. */\n.row {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 6px 20px;\n}\n\nul,\nol {\n  margin: 8px 0;\n  padding: 0;\n  list-style: none;\n}\n\n.eyebrow,\ndt,\nsmall,\nthead,\nfooter {\n  color: var(--muted);\n  font-size: 13px;\n}\n\n.quiet,\n.words,\n.none,\n.edge,\n.count,\nbutton:disabled {\n  color: var(--muted);\n}\n\n.counts b,\n.numbers b,\n.group-head b {\n  font-size: 18px;\n}\n\ncode,\npre,\n.ids,\n.id {\n  font:\n    13px / 1.5 ui-monospace,\n    monospace;\n}\n\n.note,\n.command code,\n.lane,\n.rows,\npre {\n  background: var(--surface);\n}\n\n.todo,\n.groups > li,\nbutton,\ninput {\n  border: 1px solid var(--line);\n  border-radius: 6px;\n  background: var(--raised);\n}\n\ndd,\n.eyebrow {\n  margin: 0;\n}\n\n/* The colours of results and of attempts. */\n[class*=\"fill-\"],\n[class*=\"class-\"] {\n  background: var(--colour);\n  fill: var(--colour);\n}\n\n.fill-passed,\n.class-passed {\n  --colour: light-dark(#2da24d, #3fb950);\n}\n\n.fill-failed,\n.class-failed {\n  --colour: light-dark(#cf222e, #f85149);\n}\n\n.fill-errored,\n.class-legitimate {\n  --colour: light-dark(#d57500, #f0983e);\n}\n\n.fill-skipped,\n.class-skipped,\n.class-unfinished {\n  --colour: light-dark(#868f99, #7d8791);\n}\n\n.fill-outstanding,\n.class-running {\n  --colour: light-dark(#4c7fd9, #6ea0f5);\n}\n\n.class-mixed {\n  --colour: light-dark(#9c8f1a, #c9bb3d);\n}\n\n.class-rate_limited {\n  --colour: var(--circuit);\n}\n\n.class-kill_shaped {\n  --colour: var(--muted);\n}\n\n.class-timeout_exceeded {\n  --colour: light-dark(#0e7c86, #45c4d0);\n}\n\n.class-transient {\n  --colour: light-dark(#eb549c, #ff7eb6);\n}\n\n.class-fatal {\n  --colour: light-dark(#8a4500, #c46a1a);\n}\n\n.swatch {\n  display: inline-block;\n  width: 12px;\n  height: 12px;\n  margin-right: 6px;\n  border-radius: 3px;\n  print-color-adjust: exact;\n}\n\n.badge {\n  padding: 1px 8px;\n  border-radius: 10px;\n  background: color-mix(in srgb, var(--colour) 22%, var(--ground));\n  white-space: nowrap;\n}\n\n/* The header. */\n.verdict {\n  padding: 20px 0 24px;\n  border-top: 6px solid var(--tone);\n  border-bottom: 1px solid var(--line);\n  background: var(--surface);\n}\n\n[data-tone=\"good\"] {\n  --tone: var(--good);\n}\n\n[data-tone=\"bad\"] {\n  --tone: var(--bad);\n}\n\n[data-tone=\"carry\"] {\n  --tone: var(--carry);\n}\n\n.reason {\n  margin: 0;\n  font-size: 16px;\n}\n\n.todo {\n  margin: 12px 0 20px;\n  padding: 12px 16px;\n  border-left: 3px solid var(--tone);\n}\n\n.todo time {\n  font-weight: 600;\n  white-space: nowrap;\n}\n\n.command {\n  align-items: flex-start;\n  margin-top: 8px;\n}\n\n.command code {\n  flex: 1 1 280px;\n}\n\n.bar {\n  border-radius: 7px;\n  background: var(--line);\n}\n\n.numbers {\n  column-gap: 40px;\n  margin: 16px 0 0;\n}\n\nnav.sections,\nfooter {\n  padding-block: 12px;\n}\n\nsection {\n  padding: 20px 0;\n  border-top: 1px solid var(--line);\n}\n\nsection:first-of-type {\n  border-top: 0;\n}\n\n.note {\n  margin: 8px 0;\n  padding: 8px 12px;\n  border-left: 3px solid var(--carry);\n}\n\n.quiet,\n.todo p {\n  margin: 4px 0;\n}\n\nbutton,\ninput {\n  max-width: 100%;\n  padding: 4px 10px;\n  color: inherit;\n  font: inherit;\n}\n\nbutton:not(:disabled),\nsummary {\n  cursor: pointer;\n}\n\nbutton:hover:not(:disabled) {\n  border-color: var(--muted);\n}\n\n/* Failures and lists of tasks. */\n.groups,\n.sides {\n  display: grid;\n  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));\n  gap: 16px;\n  align-items: start;\n}\n\n.group-head {\n  margin: 0 0 8px;\n}\n\n.groups > li {\n  padding: 12px 16px;\n}\n\npre,\n.command code {\n  max-height: 9em;\n  padding: 6px 10px;\n  overflow: auto;\n  border-radius: 6px;\n  white-space: pre-wrap;\n}\n\npre {\n  margin: 8px 0;\n}\n\n/* Tables. */\n.scroll {\n  overflow-x: auto;\n}\n\ntable {\n  width: 100%;\n  border-collapse: collapse;\n  font-size: 14px;\n  font-variant-numeric: tabular-nums;\n}\n\nth,\ntd {\n  padding: 6px 10px;\n  border-bottom: 1px solid var(--line);\n  text-align: left;\n  vertical-align: top;\n}\n\nth:first-child,\ntd:first-child {\n  padding-left: 0;\n}\n\nthead th {\n  white-space: nowrap;\n}\n\n.number {\n  text-align: right;\n}\n\n/* A long text wraps before it squeezes its neighbours. */\ntd:not(.more) {\n  overflow-wrap: break-word;\n}\n\ntd > bdi,\n.words > span {\n  display: inline-block;\n  max-width: 100ch;\n}\n\n.words {\n  min-width: 30ch;\n  overflow-wrap: anywhere;\n}\n\n.filters {\n  align-items: center;\n  margin: 12px 0;\n}\n\n.filters label {\n  gap: 8px;\n  align-items: center;\n  max-width: 100%;\n}\n\n.search input {\n  width: 260px;\n}\n\n.chips {\n  gap: 6px;\n}\n\n.chip[aria-pressed=\"true\"] {\n  border-color: var(--text);\n  box-shadow: inset 0 0 0 1px var(--text);\n  font-weight: 600;\n}\n\n.sort,\n.id,\n.bin {\n  padding: 0;\n  border: 0;\n  background: none;\n}\n\n.sort::after {\n  content: \" ↕\";\n  opacity: 0.4;\n}\n\n[aria-sort] .sort::after {\n  content: \" ↑\";\n  opacity: 1;\n}\n\n[aria-sort=\"descending\"] .sort::after {\n  content: \" ↓\";\n}\n\n.tasks th[scope=\"row\"] {\n  min-width: min(24ch, 20vw);\n}\n\n.id {\n  display: flex;\n  text-align: left;\n}\n\n.id::before {\n  content: \"▸\";\n  flex: none;\n  width: 1.2em;\n  color: var(--muted);\n}\n\n.id[aria-expanded=\"true\"]::before {\n  content: \"▾\";\n}\n\ntd.more {\n  padding: 4px 0 16px 20px;\n}\n\n/* Drawings. */\nsvg {\n  display: block;\n}\n\nsvg text {\n  fill: var(--muted);\n  font-size: 13px;\n}\n\n.lane-name {\n  margin: 8px 0 2px;\n  font-size: 13px;\n}\n\n.timeline {\n  margin: 12px 0 20px;\n}\n\n.fill-running {\n  --colour: light-dark(#6e8fbb, #4b6a8f);\n}\n\n.limit-line {\n  height: 3px;\n  background: var(--text);\n  fill: none;\n  stroke: var(--text);\n  stroke-width: 1.5;\n  vector-effect: non-scaling-stroke;\n}\n\n.hatch-wait,\n#hatch-wait {\n  --colour: light-dark(#b07a00, #d9a23b);\n}\n\n.hatch-circuit,\n#hatch-circuit {\n  --colour: var(--circuit);\n}\n\n.swatch[class*=\"hatch-\"] {\n  background: repeating-linear-gradient(-45deg, var(--colour) 0 2px, var(--ground) 2px 5px);\n}\n\npattern rect {\n  fill: var(--colour);\n}\n\n.histogram {\n  display: flex;\n  align-items: flex-end;\n  gap: 2px;\n}\n\n.histogram li {\n  flex: 1;\n  min-width: 0;\n}\n\n.bin {\n  width: 100%;\n}\n\n.count,\n.edge {\n  display: block;\n  margin-inline: -12px;\n  overflow: hidden;\n  font-size: 12px;\n  white-space: nowrap;\n}\n\n/* On narrow screens the task table leaves out messages and figures. */\n@media (max-width: 839px) {\n  .words {\n    display: none;\n  }\n}\n\n@media (max-width: 639px) {\n  th,\n  td {\n    padding-inline: 4px;\n  }\n\n  .wide {\n    padding-inline: 14px;\n  }\n\n  h1 {\n    font-size: 23px;\n  }\n\n  .extra {\n    display: none;\n  }\n\n  .count,\n  .histogram li:not(:nth-child(4n + 1), :last-child) .edge {\n    visibility: hidden;\n  }\n}\n";

;// CONCATENATED MODULE: ./build/report/html/scores.js



const BAR_HEIGHT = 120;
function scoresSection({ tasks }, sets) {
    const bins = binScores(tasks);
    if (bins.length === 0)
        return null;
    const counts = bins.map(({ passed, other }) => passed.length + other.length);
    const scored = counts.reduce((sum, count) => sum + count, 0);
    const most = Math.max(...counts);
    const heightOf = (ids) => Math.round((ids.length / most) * BAR_HEIGHT);
    const items = bins.map(({ from, until, passed, other }, index) => {
        const count = passed.length + other.length;
        const range = from === until ? (0,report_words/* shortNumber */.In)(from) : `${(0,report_words/* shortNumber */.In)(from)} to ${(0,report_words/* shortNumber */.In)(until)}`;
        const listed = sets.add(`score-${index}`, `score ${range}`, [...passed, ...other]);
        const [good, bad] = [heightOf(passed), heightOf(other)];
        const name = `Score ${range}: ${(0,words/* counted */.hS)(count, "task")}, ${(0,words/* grouped */.zD)(passed.length)} passed.${listed === 0 ? "" : " Show them."}`;
        const action = listed === 0 ? html `disabled` : html `data-show="score-${index}"`;
        const edge = (0,report_words/* shortNumber */.In)(index === bins.length - 1 ? until : from);
        return html `<li><button type="button" class="bin" ${action} aria-label="${name}" title="${name}"><span class="count">${count === 0 ? "" : (0,words/* grouped */.zD)(count)}</span><svg width="100%" height="${Math.max(1, good + bad)}" aria-hidden="true"><rect class="fill-failed" width="100%" height="${bad}"/><rect class="fill-passed" y="${bad}" width="100%" height="${good}"/></svg><span class="edge">${edge}</span></button></li>
`;
    });
    return section("scores", "Scores", html `<p class="quiet">${(0,words/* counted */.hS)(scored, "task")} with a score. <i class="swatch fill-passed"></i> passed <i class="swatch fill-failed"></i> not passed</p>
<ol class="histogram">${items}</ol>
`);
}
const BINS = 20;
function binScores(tasks) {
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const { score } of tasks) {
        if (score === null || !Number.isFinite(score))
            continue;
        [low, high] = [Math.min(low, score), Math.max(high, score)];
    }
    if (low > high)
        return [];
    const [from, until] = low >= 0 && high <= 1 ? [0, 1] : [low, high];
    const count = from === until ? 1 : BINS;
    const edge = (index) => Number((from * (1 - index / count) + until * (index / count)).toPrecision(12));
    const bins = Array.from({ length: count }, (_, index) => {
        return { from: edge(index), until: edge(index + 1), passed: [], other: [] };
    });
    for (const { id, score, standing } of tasks) {
        if (score === null || !Number.isFinite(score))
            continue;
        const place = ((score / 2 - from / 2) / (until / 2 - from / 2)) * count + 1e-9;
        const bin = bins[Math.min(count - 1, Math.floor(place))] ?? bins[0];
        bin?.[standing === "passed" ? "passed" : "other"].push(id);
    }
    return bins;
}

;// CONCATENATED MODULE: ./build/report/html/tasks.js




const STANDINGS = ["failed", "errored", "outstanding", "skipped", "passed"];
const TASKS_LISTED = 10_000;
const TRIES_LISTED = 20;
const tasks_MESSAGE_LENGTH = 1_000;
const BLOCK_BYTES = 3_000_000;
function listedTasks(tasks) {
    if (tasks.count <= TASKS_LISTED)
        return [...tasks];
    const places = new Map(STANDINGS.map((standing) => [standing, []]));
    for (let index = 0; index < tasks.count; index += 1) {
        const same = places.get(tasks.at(index).standing) ?? [];
        if (same.length < TASKS_LISTED)
            same.push(index);
    }
    const kept = [...places.values()].flat().slice(0, TASKS_LISTED);
    return kept.sort((a, b) => a - b).map((index) => tasks.at(index));
}
function tasksSection(report, listed) {
    const unlisted = report.tasks.count - listed.length;
    const chips = STANDINGS.flatMap((standing) => {
        const count = listed.filter((task) => task.standing === standing).length;
        if (count === 0)
            return [];
        return html `<button type="button" class="chip" data-standing="${standing}" aria-pressed="false"><i class="swatch fill-${standing}"></i>${standing} ${(0,words/* grouped */.zD)(count)}</button>`;
    });
    const heads = columnsOf(listed).map(({ key, name, style }) => html `<th scope="col" data-key="${key}" class="${style}"><button type="button" class="sort">${name}</button></th>`);
    return section("tasks", "Tasks", html `${unlisted > 0 ? html `<p class="note">The table leaves out ${(0,words/* counted */.hS)(unlisted, "task")}. junit.xml has every task.</p>` : null}
<noscript><p class="note">The task table needs JavaScript, which is part of this file. Nothing is loaded from elsewhere.</p></noscript>
<div id="table" hidden>
<div class="filters row" role="search" aria-label="Filter tasks"><label class="search row">Search <input id="search" type="search" placeholder="id, group, outcome, message" spellcheck="false" autocomplete="off"></label><div class="chips row" role="group" aria-label="Filter by result">${chips}</div></div>
<p id="subset" class="note" hidden><span></span> <button type="button">Show all tasks</button></p>
<p id="found" role="status"></p>
<div class="scroll" tabindex="0" role="region" aria-label="Task table"><table class="tasks" aria-label="Tasks. Headers sort. The button of a row shows more about its task."><thead><tr>${heads}</tr></thead><tbody id="rows"></tbody></table></div>
<p><button type="button" id="more"></button></p>
</div>
`);
}
function columnsOf(tasks) {
    const has = (hasValue) => tasks.some(hasValue);
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
function taskData(report, listed, sets) {
    const { resumeAt } = report.headline;
    const triesOf = new Map(listed.map(({ id }) => [id, []]));
    for (const attempt of report.run.attempts)
        for (const id of attempt.taskIds)
            triesOf.get(id)?.push(attempt);
    for (let scale = 1;;) {
        const rows = listed.map((task) => rowOf(task, triesOf.get(task.id) ?? [], scale));
        const block = jsonForScript({
            standings: STANDINGS,
            classes: report_words/* CLASS_WORDS */.f5,
            resumeAt: resumeAt === null ? null : (0,report_words/* wholeMinute */.GQ)(resumeAt),
            sets: sets.sets,
            fields: Object.keys(rows[0] ?? {}),
            tasks: rows.map((row) => Object.values(row)),
        });
        const bytes = Buffer.byteLength(block);
        if (bytes <= BLOCK_BYTES || scale < 1 / 64)
            return block;
        scale *= Math.min(0.5, (0.9 * BLOCK_BYTES) / bytes);
    }
}
function rowOf(task, tries, scale) {
    return {
        id: shownId((0,report_escape/* cutText */.IN)(task.id, Math.max(20, 200 * scale))),
        severity: STANDINGS.indexOf(task.standing),
        score: shorten(task.score),
        attempts: task.attempts,
        durationS: shorten(task.durationS),
        group: shownId((0,report_escape/* cutText */.IN)(task.group ?? "", 100 * scale + 1)),
        provider: shownId((0,report_escape/* cutText */.IN)(task.provider, 100 * scale + 1)),
        class: task.class ?? "",
        message: (0,report_escape/* cutText */.IN)((0,report_escape/* plainText */.wh)(task.message), tasks_MESSAGE_LENGTH * scale + 1),
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
function shorten(value) {
    return value === null || !Number.isFinite(value) ? null : Number(value.toPrecision(6));
}

// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
;// CONCATENATED MODULE: ./build/report/html/timeline.js






const PROVIDERS_SHOWN = 12;
const ROWS_SHOWN = 64;
const BANDS_SHOWN = 500;
const ATTEMPTS_DRAWN = 8_000;
const ROW_HEIGHT = 10;
const LANE_HEIGHT = 48;
function timelineSection({ run }) {
    if (run.attempts.length === 0)
        return null;
    const axis = axisOf(run);
    return section("timeline", "Timeline of this run", html `${legend(run)}
<div class="timeline">
${clock(axis)}
${providerLanes(run, axis)}
${slotRows(run, axis)}
</div>`);
}
function axisOf({ jobs, attempts }) {
    let [from, until] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    const include = (start, end) => {
        [from, until] = [Math.min(from, start), Math.max(until, end, start + 1)];
    };
    for (const { start, endedAt } of jobs)
        include(start.at, endedAt);
    for (const { startedAt, endedAt } of attempts)
        include(startedAt, endedAt ?? startedAt);
    const place = (at) => {
        const share = (Math.min(Math.max(at, from), until) - from) / (until - from);
        return Math.round(share * 100_000) / 1_000;
    };
    return { from, until, place };
}
function clock({ from, until }) {
    const isShort = until - from < 120_000;
    const minute = (at) => `${(0,report_words/* utcSecond */.Hn)(at).slice(5, isShort ? 19 : 16)}Z`;
    return html `<svg width="100%" height="16" aria-hidden="true"><text y="12">${minute(from)}</text><text x="100%" y="12" text-anchor="end">${minute(until)}</text></svg>`;
}
function providerLanes(run, axis) {
    const counts = new Map();
    for (const { provider } of run.attempts)
        counts.set(provider, (counts.get(provider) ?? 0) + 1);
    const providers = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
    const rest = providers.length - PROVIDERS_SHOWN;
    return html `${providers.slice(0, PROVIDERS_SHOWN).map((provider) => providerLane(run, axis, provider))}${rest > 0 ? html `<p class="quiet">The drawing leaves out ${(0,words/* counted */.hS)(rest, "provider")} with fewer attempts.</p>` : null}`;
}
function providerLane({ attempts, changes }, axis, provider) {
    const { from, until, place } = axis;
    const own = changes.filter((change) => change.provider === provider);
    const running = runningSteps(attempts.filter((attempt) => attempt.provider === provider), until);
    const limits = own.filter((change) => change.event === "limit_changed");
    const limit = limits.map(({ at, to }) => ({ at, count: to }));
    if (limits[0] !== undefined) {
        limit.unshift({ at: from, count: limits[0].from });
        limit.push({ at: until, count: limits.at(-1)?.to ?? 0 });
    }
    const peak = Math.max(1, ...[...running, ...limit].map(({ count }) => count));
    const y = (count) => Math.round((1 - count / peak) * 1_000) / 10;
    const waits = own.filter((change) => change.event === "paused");
    const circuits = own.filter((change) => change.event === "circuit_changed");
    const bands = [
        ...waits.map((wait) => ({ ...wait, kind: "wait", what: "paused" })),
        ...circuits.flatMap((circuit, index) => {
            const next = circuits[index + 1]?.at ?? Number.POSITIVE_INFINITY;
            const end = Math.min(circuit.until ?? next, next);
            return circuit.to === "open" ? [{ ...circuit, until: end, kind: "circuit", what: "stopped" }] : [];
        }),
    ].map((band) => {
        const x = place(band.at);
        const width = Math.max(0.15, place(band.until) - x);
        return html `<rect class="hatch-${band.kind}" x="${x}%" width="${width}%" height="100%" fill="url(#hatch-${band.kind})"><title>${band.what}: ${band.reason.slice(0, 300)}</title></rect>`;
    });
    const line = limit.length === 0
        ? null
        : html `<path class="limit-line" d="M0 ${y(limit[0]?.count ?? 0)}${stepPath(limit, place, y)}"/>`;
    return html `<p class="lane-name"><b>${foreign(shownId(provider))}</b> <small>up to ${(0,words/* grouped */.zD)(peak)} at once</small></p>
<svg class="lane" width="100%" height="${LANE_HEIGHT}" role="img" aria-label="Children of ${shownId(provider)} over time: up to ${(0,words/* grouped */.zD)(peak)} at once"><svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none"><path class="fill-running" d="M0 100${stepPath(running, place, y)}V100Z"/>${line}</svg>${bands.slice(0, BANDS_SHOWN)}</svg>
`;
}
function runningSteps(attempts, axisEnd) {
    const changes = attempts.flatMap(({ startedAt, endedAt }) => [
        { at: startedAt, by: 1 },
        { at: endedAt ?? axisEnd, by: -1 },
    ]);
    changes.sort((a, b) => a.at - b.at || a.by - b.by);
    let count = 0;
    return changes.map(({ at, by }) => {
        count += by;
        return { at, count };
    });
}
function stepPath(steps, place, y) {
    const heights = new Map(steps.map(({ at, count }) => [Math.round(place(at) * 10) / 10, y(count)]));
    return [...heights].map(([x, height]) => `H${x}V${height}`).join("");
}
function slotRows({ attempts }, axis) {
    if (attempts.length > ATTEMPTS_DRAWN)
        return html `<p class="quiet">Slots are not drawn for more than ${(0,words/* grouped */.zD)(ATTEMPTS_DRAWN)} attempts. events.jsonl has every attempt.</p>`;
    const slotOf = ({ job, slot }) => JSON.stringify([job, slot]);
    const slots = [...new Set(attempts.map(slotOf))].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
    const rows = new Map(slots.slice(0, ROWS_SHOWN).map((slot, row) => [slot, row]));
    const marks = attempts.flatMap((attempt) => {
        const row = rows.get(slotOf(attempt));
        return row === undefined ? [] : attemptRect(attempt, axis, row * ROW_HEIGHT);
    });
    const rest = slots.length - rows.size;
    return html `<p class="lane-name"><b>Slots</b> <small>one line each</small></p>
<svg class="rows" width="100%" height="${rows.size * ROW_HEIGHT}" role="img" aria-label="Attempts of ${(0,words/* counted */.hS)(rows.size, "slot")} over time">${marks}</svg>
${rest > 0 ? html `<p class="quiet">The drawing leaves out ${(0,words/* counted */.hS)(rest, "more slot")}. events.jsonl has every attempt.</p>` : null}`;
}
function attemptRect(attempt, { place, until }, y) {
    const { startedAt: from, endedAt, class: ended, probe, taskIds } = attempt;
    const [id = "", ...others] = taskIds;
    const more = others.length === 0 ? "" : ` and ${(0,words/* counted */.hS)(others.length, "more task")}`;
    const when = `${(0,report_words/* utcSecond */.Hn)(from).slice(11)}, ${(0,duration/* formatDuration */.a3)((endedAt ?? until) - from)}`;
    const x = place(from);
    const width = Math.max(0.05, Math.round((place(endedAt ?? until) - x) * 1_000) / 1_000);
    return html `<rect class="class-${ended}" x="${x}%" y="${y}" width="${width}%" height="${ROW_HEIGHT - 2}"><title>${shownId(id).slice(0, 100)}${more}: ${report_words/* CLASS_WORDS */.f5[ended].name}${probe ? ", a probe" : ""}, ${when}</title></rect>`;
}
function legend({ attempts, changes }) {
    const counts = new Map();
    for (const attempt of attempts)
        counts.set(attempt.class, (counts.get(attempt.class) ?? 0) + 1);
    const item = (swatch, text) => html `<li><i class="swatch ${swatch}"></i>${text}</li>`;
    const items = [
        ...[...counts].map(([name, count]) => item(`class-${name}`, `${report_words/* CLASS_WORDS */.f5[name].name} ${(0,words/* grouped */.zD)(count)}`)),
        item("fill-running", "children running"),
        ...(changes.some(({ event }) => event === "limit_changed") ? [item("limit-line", "parallelism")] : []),
        ...(changes.some(({ event }) => event === "paused") ? [item("hatch-wait", "paused")] : []),
        ...(changes.some((change) => "to" in change && change.to === "open") ? [item("hatch-circuit", "stopped")] : []),
    ];
    return html `<ul class="row">${items}</ul>
<svg width="0" height="0" aria-hidden="true"><defs>${HATCHES}</defs></svg>`;
}
const HATCHES = ["wait", "circuit"].map((kind) => html `<pattern id="hatch-${kind}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6"/></pattern>`);
const EVENTS_SHOWN = 500;
function eventsTable({ changes }) {
    if (changes.length === 0)
        return null;
    const rest = changes.length - EVENTS_SHOWN;
    return {
        title: "Limits and outages",
        head: ["when", "provider", "what"],
        rows: changes
            .slice(0, EVENTS_SHOWN)
            .map((change) => [(0,report_words/* utcSecond */.Hn)(change.at), change.provider, `${changeWords(change)}: ${(0,report_escape/* oneLine */.TN)(change.reason)}`]),
        note: rest > 0 ? `${(0,words/* counted */.hS)(rest, "more event")} in events.jsonl.` : "",
    };
}
function changeWords(change) {
    switch (change.event) {
        case "paused":
            return `paused for ${(0,duration/* formatDuration */.a3)(change.until - change.at)}`;
        case "limit_changed":
            return `parallelism ${change.from} → ${change.to}`;
        case "pace_changed":
            return `paced to ${(0,report_words/* shortNumber */.In)(change.starts_per_minute)} starts a minute`;
        case "circuit_changed": {
            const until = change.until === null ? "" : ` until ${(0,report_words/* utcMinute */.vD)(change.until)}`;
            return { open: `stopped${until}`, "half-open": "probing with one task", closed: "running again" }[change.to];
        }
        default:
            return (0,unreachable/* unreachable */.H)(change);
    }
}

;// CONCATENATED MODULE: ./build/report/html/render.js












function renderHtmlReport(report) {
    const listed = listedTasks(report.tasks);
    const sets = new TaskSets(new Map(listed.map((task, index) => [task.id, index])));
    const sections = [
        { id: "failures", name: "Failures", content: failuresSection(report, sets) },
        { id: "baseline", name: "Baseline", content: baselineSection(report, sets) },
        { id: "trend", name: "Trend", content: tableSection("trend", (0,trend/* trendTable */._)(report.trend)) },
        { id: "variants", name: "Compared", content: tableSection("variants", (0,variant_tables/* variantTable */.Wf)(report.variants)) },
        { id: "repeats", name: "Repeats", content: tableSection("repeats", (0,variant_tables/* repeatTable */.wE)(report.variants)) },
        { id: "timeline", name: "Timeline", content: timelineSection(report) },
        { id: "events", name: "Events", content: tableSection("events", eventsTable(report.run)) },
        { id: "scores", name: "Scores", content: scoresSection(report, sets) },
        { id: "tasks", name: "Tasks", content: tasksSection(report, listed) },
    ].flatMap(({ content, ...rest }) => (content === null ? [] : [{ ...rest, content }]));
    const title = `${(0,verdict_words/* verdictOf */.Vj)(report).title} · ${report.headline.campaign} · Carryover`;
    return html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(PAGE_SCRIPT, PAGE_STYLE)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Markup(PAGE_STYLE)}</style>
</head>
<body>
${headerOf(report)}
<nav class="sections wide row" aria-label="Sections">${sections.map(({ id, name }) => html `<a href="#${id}">${name}</a> `)}</nav>
<main class="wide">
${sections.map(({ content }) => content)}
</main>
<footer class="wide"><p>Made by Carryover. Times that end in Z are in UTC. This file loads nothing from elsewhere.</p></footer>
<script type="application/json" id="report-data">${new Markup(taskData(report, listed, sets))}</script>
<script>${new Markup(PAGE_SCRIPT)}</script>
</body>
</html>
`.text;
}
function policyOf(script, style) {
    return [
        "default-src 'none'",
        `script-src '${hashOf(script)}'`,
        `style-src '${hashOf(style)}'`,
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ].join("; ");
}
function hashOf(text) {
    return `sha256-${(0,external_node_crypto_.createHash)("sha256").update(text).digest("base64")}`;
}

;// CONCATENATED MODULE: ./build/report/junit.js




const NO_GROUP = "tasks";
function writeJunit(report, write) {
    const errors = errorSeconds(report);
    const secondsOf = (task) => task.durationS ?? (task.standing === "errored" ? errors.get(task.id) : 0) ?? 0;
    const suites = gatherSuites(report, secondsOf);
    const sum = (count) => suites.reduce((total, suite) => total + count(suite), 0);
    const { startedAt, campaign } = report.headline;
    const when = startedAt === null ? "" : ` timestamp="${new Date(startedAt).toISOString().slice(0, 19)}"`;
    write('<?xml version="1.0" encoding="UTF-8"?>\n');
    write(`<testsuites name="${junit_name(`carryover ${campaign}`)}" tests="${report.tasks.count}" failures="${sum((suite) => suite.failures)}" ` +
        `errors="${sum((suite) => suite.errors)}" time="${seconds(sum((suite) => suite.seconds))}">\n`);
    for (const suite of suites) {
        const { tasks, failures, errors, skipped } = suite;
        write(`  <testsuite name="${junit_name(suite.name)}" tests="${tasks.length}" failures="${failures}" errors="${errors}" ` +
            `skipped="${skipped}" time="${seconds(suite.seconds)}"${when}>\n`);
        for (const index of tasks) {
            const task = report.tasks.at(index);
            write(testcase(task, suite.name, secondsOf(task), report));
        }
        write("  </testsuite>\n");
    }
    write("</testsuites>\n");
}
function errorSeconds({ run }) {
    const known = new Map();
    for (const { class: ended, taskIds, startedAt, endedAt } of run.attempts) {
        const [id, ...others] = taskIds;
        if (id === undefined || others.length > 0 || endedAt === null || ended === "passed")
            continue;
        known.set(id, (endedAt - startedAt) / 1_000);
    }
    return known;
}
function gatherSuites(report, secondsOf) {
    const suites = new Map();
    for (let index = 0; index < report.tasks.count; index += 1) {
        const task = report.tasks.at(index);
        const suiteName = task.group || task.junit?.classname || NO_GROUP;
        const suite = suites.get(suiteName) ?? {
            name: suiteName,
            tasks: [],
            failures: 0,
            errors: 0,
            skipped: 0,
            seconds: 0,
        };
        suites.set(suiteName, suite);
        suite.tasks.push(index);
        suite.seconds += secondsOf(task);
        if (task.standing === "failed")
            suite.failures += 1;
        else if (task.standing === "errored")
            suite.errors += 1;
        else if (task.standing !== "passed")
            suite.skipped += 1;
    }
    return [...suites.values()];
}
function testcase(task, suite, took, report) {
    const className = junit_name(task.junit?.classname ?? suite);
    const head = `    <testcase name="${junit_name(task.junit?.name ?? task.id)}" classname="${className}" time="${seconds(took)}"`;
    const body = childrenOf(task, report);
    return body === "" ? `${head}/>\n` : `${head}>\n${body}    </testcase>\n`;
}
function childrenOf(task, report) {
    switch (task.standing) {
        case "passed":
            return task.failures.map((failure) => rerun("flakyFailure", failure)).join("");
        case "failed": {
            const message = `graded as failed${task.score === null ? "" : `, score ${task.score}`}`;
            const said = (0,report_escape/* oneLine */.TN)(task.gradeMessage, 300);
            const headline = said === "" ? message : `${message}: ${said}`;
            const failure = junit_element("failure", { message: headline, type: "failed" }, shown(task.gradeMessage, message));
            return failure + task.failures.map((earlier) => rerun("rerunFailure", earlier)).join("");
        }
        case "errored": {
            const last = task.failures.at(-1);
            const earlier = task.failures.slice(0, -1).map((failure) => rerun("rerunError", failure));
            const kind = last?.class ?? "legitimate";
            const message = headline(last) || "errored";
            return junit_element("error", { message, type: kind }, shown(last?.message ?? "", message)) + earlier.join("");
        }
        case "skipped":
            return junit_element("skipped", { message: headline(task.failures.at(-1)) || "skipped" }, "");
        case "outstanding":
            return junit_element("skipped", { message: whyOutstanding(task, report) }, "");
        default:
            return (0,unreachable/* unreachable */.H)(task.standing);
    }
}
function whyOutstanding(task, { headline: { stops }, run: { missingJobs } }) {
    const stop = stops.find((one) => one.provider === task.provider);
    if (stop !== undefined && (task.class === null || task.class === "rate_limited"))
        return `outstanding: ${(0,verdict_words/* stopWords */.e$)(stop)}`;
    if (task.class === null)
        return `outstanding: ${missingJobs.length > 0 ? "no attempt was reported" : "not started yet"}`;
    const said = task.message === "" ? "" : `: ${(0,report_escape/* oneLine */.TN)(task.message, 300)}`;
    return `outstanding: last attempt ${(0,report_words/* classWords */.ot)(task.class)}${said}`;
}
function rerun(tag, failure) {
    const message = (0,report_escape/* xmlAttribute */.IE)(`attempt ${failure.attempt}: ${headline(failure)}`);
    const trace = `<stackTrace>${(0,report_escape/* xmlText */.xK)(failure.message)}</stackTrace>`;
    return `      <${tag} message="${message}" type="${failure.class}">${trace}</${tag}>\n`;
}
function headline(failure) {
    if (failure === undefined)
        return "";
    const said = (0,report_escape/* oneLine */.TN)(failure.message, 300);
    return `${(0,report_words/* classWords */.ot)(failure.class)}${said === "" ? "" : `: ${said}`}`;
}
function shown(text, otherwise) {
    return (0,report_escape/* xmlText */.xK)(text).trim() === "" ? otherwise : text;
}
function junit_element(tag, attributes, text) {
    const written = Object.entries(attributes)
        .map(([key, value]) => ` ${key}="${(0,report_escape/* xmlAttribute */.IE)(value)}"`)
        .join("");
    return text === "" ? `      <${tag}${written}/>\n` : `      <${tag}${written}>${(0,report_escape/* xmlText */.xK)(text)}</${tag}>\n`;
}
function junit_name(text) {
    return (0,report_escape/* xmlAttribute */.IE)((0,report_escape/* visibleId */.i2)(text));
}
function seconds(value) {
    return value.toFixed(3);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(55395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/core/task.js
var task = __webpack_require__(60093);
// EXTERNAL MODULE: ./build/store/campaign-history.js
var campaign_history = __webpack_require__(78951);
// EXTERNAL MODULE: ./build/store/checkpoint-file.js
var checkpoint_file = __webpack_require__(573);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(13853);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(38617);
// EXTERNAL MODULE: ./build/store/retries.js
var store_retries = __webpack_require__(61200);
// EXTERNAL MODULE: ./build/store/task-line.js
var task_line = __webpack_require__(51980);
;// CONCATENATED MODULE: ./build/report/statistics.js
class Spread {
    count = 0;
    mean = 0;
    squares = 0;
    add(value) {
        this.count += 1;
        const delta = value - this.mean;
        this.mean += delta / this.count;
        this.squares += delta * (value - this.mean);
    }
    get standardError() {
        return this.count < 2 ? null : Math.sqrt(this.squares / (this.count - 1) / this.count);
    }
}
function clusteredStandardError({ squares, count }, total) {
    return count < 2 ? null : Math.sqrt((squares * count) / (count - 1)) / total;
}
const Z = 1.959964;
function wilsonInterval(successes, total) {
    if (total === 0)
        return null;
    const rate = successes / total;
    const scale = 1 + Z ** 2 / total;
    const centre = (rate + Z ** 2 / (2 * total)) / scale;
    const half = (Z / scale) * Math.sqrt((rate * (1 - rate)) / total + Z ** 2 / (4 * total ** 2));
    return {
        mean: rate,
        low: successes === 0 ? 0 : Math.max(0, centre - half),
        high: successes === total ? 1 : Math.min(1, centre + half),
    };
}
function clusteredWilson(successes, total, residuals) {
    if (total === 0 || residuals.count === total)
        return wilsonInterval(successes, total);
    const rate = successes / total;
    const error = clusteredStandardError(residuals, total);
    const effective = error === null || error === 0 ? residuals.count : (rate * (1 - rate)) / error ** 2;
    const count = Math.min(total, effective);
    return wilsonInterval(rate * count, count);
}
const ROUNDING = 1e-9;
function pairedMeanDifference(differences, { most, step } = { most: Number.POSITIVE_INFINITY, step: 0 }) {
    const spread = new Spread();
    for (const difference of differences)
        spread.add(difference);
    const { mean, standardError } = spread;
    const spreadHalf = Z * (standardError ?? Number.NaN);
    if (!Number.isFinite(mean) || !Number.isFinite(spreadHalf))
        return null;
    if (spreadHalf <= ROUNDING * Math.max(1, Math.abs(mean)))
        return { mean, low: mean, high: mean };
    const half = spreadHalf + step;
    return { mean, low: Math.max(-most, mean - half), high: Math.min(most, mean + half) };
}
function repeatRates(tasks) {
    const most = tasks.reduce((largest, { graded }) => Math.max(largest, graded), 0);
    const ks = new Set();
    for (let k = 1; k <= most; k *= 2)
        ks.add(k);
    if (most > 0)
        ks.add(most);
    return [...ks].map((k) => {
        const [atK, hatK] = [new Spread(), new Spread()];
        for (const { graded, passed } of tasks) {
            if (graded < k)
                continue;
            atK.add(1 - shareOfSubsets(graded - passed, graded, k));
            hatK.add(shareOfSubsets(passed, graded, k));
        }
        return { k, tasks: atK.count, passAtK: atK, passHatK: hatK };
    });
}
function shareOfSubsets(count, total, k) {
    let share = 1;
    for (let taken = 0; taken < k && share > 0; taken += 1)
        share *= Math.max(0, count - taken) / (total - taken);
    return share;
}

;// CONCATENATED MODULE: ./build/report/sample.js

class Sample {
    clusters = new Map();
    #passed = 0;
    #failed = 0;
    #scores = new Spread();
    add(listedId, hasPassed, score) {
        if (listedId === null) {
            if (hasPassed)
                this.#passed += 1;
            else
                this.#failed += 1;
            if (score !== null)
                this.#scores.add(score);
            return;
        }
        const cluster = this.clusters.get(listedId) ?? { graded: 0, passed: 0, scored: 0, scoreSum: 0 };
        this.clusters.set(listedId, cluster);
        cluster.graded += 1;
        if (hasPassed)
            cluster.passed += 1;
        if (score === null)
            return;
        cluster.scored += 1;
        cluster.scoreSum += score;
    }
    passRate() {
        const passed = this.#passed + this.#sum("passed");
        const total = this.#passed + this.#failed + this.#sum("graded");
        const rate = passed / total;
        let squares = this.#passed * (1 - rate) ** 2 + this.#failed * rate ** 2;
        for (const cluster of this.clusters.values())
            squares += (cluster.passed - rate * cluster.graded) ** 2;
        return clusteredWilson(passed, total, { squares, count: this.#passed + this.#failed + this.clusters.size });
    }
    scores() {
        const { count: singles, mean: singleMean, squares: singleSquares } = this.#scores;
        const count = singles + this.#sum("scored");
        const mean = (singles * singleMean + this.#sum("scoreSum")) / count;
        if (!Number.isFinite(mean))
            return null;
        const scored = [...this.clusters.values()].filter((cluster) => cluster.scored > 0);
        let squares = singleSquares + singles * (singleMean - mean) ** 2;
        for (const cluster of scored)
            squares += (cluster.scoreSum - mean * cluster.scored) ** 2;
        const error = clusteredStandardError({ squares, count: singles + scored.length }, count);
        return { count, mean, standardError: error !== null && Number.isFinite(error) ? error : null };
    }
    #sum(name) {
        let sum = 0;
        for (const cluster of this.clusters.values())
            sum += cluster[name];
        return sum;
    }
}
class PairedSample {
    #passRates = [];
    #scores = [];
    add(now, before) {
        this.#passRates.push(now.passed / now.graded - before.passed / before.graded);
        if (now.scored === 0 || before.scored === 0)
            return;
        this.#scores.push(now.scoreSum / now.scored - before.scoreSum / before.scored);
    }
    addAll(now, before) {
        for (const [id, cluster] of now.clusters) {
            const other = before.clusters.get(id);
            if (other !== undefined)
                this.add(cluster, other);
        }
    }
    passRate() {
        return differenceOf(this.#passRates, { most: 1, step: 1 / this.#passRates.length });
    }
    scores() {
        return differenceOf(this.#scores);
    }
}
function differenceOf(differences, grid) {
    if (differences.length === 0)
        return null;
    const changed = differences.filter((difference) => Math.abs(difference) > ROUNDING).length;
    return { pairs: differences.length, changed, interval: pairedMeanDifference(differences, grid) };
}

;// CONCATENATED MODULE: ./build/report/compare-baseline.js


function compareBaseline(path, tasks, present) {
    const [regressions, fixes, lost] = [[], [], []];
    const seen = new Set();
    const paired = new PairedSample();
    const [repeatsNow, repeatsBefore] = [new Sample(), new Sample()];
    let campaign = "";
    let pairs = 0;
    let passedBefore = 0;
    let gradedBefore = 0;
    (0,read_history/* readLedger */.SC)(path, (row) => {
        if (row.campaign === present.campaign)
            return;
        gradedBefore += 1;
        const hadPassed = row.status === "passed";
        if (hadPassed)
            passedBefore += 1;
        campaign = row.campaign;
        const index = tasks.findById(row.id);
        if (index === -1 || seen.has(index))
            return;
        seen.add(index);
        const { standing, score, listedId } = tasks.at(index);
        if (standing === "errored" && hadPassed)
            lost.push(index);
        if (standing !== "passed" && standing !== "failed")
            return;
        const passes = standing === "passed";
        if (passes !== hadPassed)
            (passes ? fixes : regressions).push(index);
        pairs += 1;
        const scoreNow = row.score === undefined ? null : score;
        const scoreBefore = scoreNow === null ? null : (row.score ?? null);
        if (listedId === null)
            paired.add(clusterOf(passes, scoreNow), clusterOf(hadPassed, scoreBefore));
        else {
            repeatsNow.add(listedId, passes, scoreNow);
            repeatsBefore.add(listedId, hadPassed, scoreBefore);
        }
    });
    if (pairs === 0 && lost.length === 0)
        return null;
    const idsOf = (indexes) => indexes.sort((a, b) => a - b).map((index) => tasks.at(index).id);
    paired.addAll(repeatsNow, repeatsBefore);
    const { passed, failed } = present.counts;
    const scores = paired.scores();
    const isOfScores = scores !== null && scores.pairs >= 2;
    return {
        campaign,
        regressions: idsOf(regressions),
        fixes: idsOf(fixes),
        lost: idsOf(lost),
        gained: passed + failed - pairs,
        pairs,
        difference: (isOfScores ? scores : paired.passRate()) ?? { pairs: 0, changed: 0, interval: null },
        isOfScores,
        passRateBefore: gradedBefore === 0 ? null : passedBefore / gradedBefore,
    };
}
function clusterOf(hasPassed, score) {
    return { graded: 1, passed: Number(hasPassed), scored: score === null ? 0 : 1, scoreSum: score ?? 0 };
}

// EXTERNAL MODULE: ./build/core/campaign.js
var core_campaign = __webpack_require__(31670);
;// CONCATENATED MODULE: ./build/report/task-sums.js


class TaskSums {
    counts = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
    sample = new Sample();
    add({ standing, listedId, score }) {
        this.counts.total += 1;
        this.counts[standing] += 1;
        if (standing === "passed" || standing === "failed")
            this.sample.add(listedId, standing === "passed", score);
    }
}
function compareVariants(tasks, spendOf) {
    const variants = new Map();
    for (const task of tasks) {
        if (task.listedId === null)
            continue;
        const label = task.variant ?? "";
        const sums = variants.get(label) ?? new TaskSums();
        variants.set(label, sums);
        sums.add(task);
    }
    const [first] = variants.values();
    return [...variants].map(([label, sums]) => {
        const { counts, sample } = sums;
        const paired = new PairedSample();
        if (first !== undefined && first !== sums)
            paired.addAll(sample, first.sample);
        return {
            label,
            counts,
            passRate: sample.passRate(),
            scores: sample.scores(),
            spend: spendOf(label),
            passRateDifference: paired.passRate(),
            scoreDifference: paired.scores(),
            repeats: repeatRates([...sample.clusters.values()]),
        };
    });
}

;// CONCATENATED MODULE: ./build/report/headline.js


const OUTSTANDING_IDS = 50;
function makeHeadline(options) {
    const { campaign, events, spend } = options;
    const { sums, wonOnRetry, waiting, untried, left, ids } = sumTasks(options.tasks);
    const { counts, sample } = sums;
    const { jobs, missingJobs } = events.story;
    const jobsEndedAt = Math.max(0, ...jobs.map((job) => job.endedAt));
    const stops = findStops(options.checkpoint, waiting, jobsEndedAt);
    const traceless = [...untried.values()].reduce((sum, count) => sum + count, 0);
    const partOfMissing = counts.total - jobs.reduce((sum, { start }) => sum + start.part, 0);
    const unreported = missingJobs.length === 0 ? 0 : Math.min(traceless, Math.max(0, partOfMissing));
    const limiting = stops.filter(({ outage }) => !outage);
    const limitedFirst = limiting.reduce((sum, { provider }) => sum + (untried.get(provider) ?? 0), 0);
    const spared = Math.max(0, limitedFirst - unreported);
    const notStarted = traceless - unreported - spared;
    const merged = events.mergeEnd;
    const endedAt = Math.max(jobsEndedAt, merged?.at ?? 0);
    const end = merged ?? jobs.findLast((job) => job.end !== null)?.end ?? null;
    const isWhole = end !== null && (merged !== null || jobs.length <= 1);
    const status = end?.status ?? "complete";
    const isUnfinished = status === "complete" && counts.outstanding > 0;
    const reason = end?.reason ?? "the run has not recorded its end: it was killed, or it is still running";
    const headline = {
        campaign,
        status: isUnfinished ? "incomplete" : status,
        reason: isUnfinished && end !== null ? core_campaign/* REOPENED */.T9 : reason,
        counts,
        against: isWhole ? (end?.against ?? null) : null,
        passRate: sample.passRate(),
        scores: sample.scores(),
        wonOnRetry,
        spend,
        startedAt: isWithoutJobs(merged, jobs) ? null : (jobs[0]?.start.at ?? null),
        endedAt: endedAt === 0 ? null : endedAt,
        resumeAt: counts.outstanding === 0 ? null : (end?.resume_at ?? stops[0]?.untilAt ?? null),
        resumeCommand: counts.outstanding === 0 ? "" : (end?.resume_command ?? ""),
        stops,
    };
    const { refused, killed, retriable } = left;
    return {
        headline,
        outstanding: { ids, limited: refused + spared, killed, retriable, unreported, notStarted },
    };
}
function isWithoutJobs(merged, jobs) {
    if (merged === null)
        return false;
    const workflowRun = (0,core_campaign/* workflowRunOf */.ol)(merged.run);
    return workflowRun !== merged.run && jobs.every(({ start }) => (0,core_campaign/* workflowRunOf */.ol)(start.run) !== workflowRun);
}
function sumTasks(tasks) {
    const sums = new TaskSums();
    let wonOnRetry = 0;
    const [waiting, untried] = [new Map(), new Map()];
    const left = { refused: 0, killed: 0, retriable: 0 };
    const ids = [];
    for (const task of tasks) {
        const { id, standing, provider, class: last } = task;
        sums.add(task);
        if (standing === "passed" && task.attempts > 1)
            wonOnRetry += 1;
        if (standing !== "outstanding")
            continue;
        waiting.set(provider, (waiting.get(provider) ?? 0) + 1);
        if (ids.length < OUTSTANDING_IDS)
            ids.push(id);
        if (last === "rate_limited")
            left.refused += 1;
        else if (last === "kill_shaped" || last === "unfinished")
            left.killed += 1;
        else if (last !== null)
            left.retriable += 1;
        else
            untried.set(provider, (untried.get(provider) ?? 0) + 1);
    }
    return { sums, wonOnRetry, waiting, untried, left, ids };
}
function findStops(checkpoint, waiting, endedAt) {
    const stops = [];
    for (const [provider, circuit] of Object.entries(checkpoint?.circuits ?? {})) {
        const untilAt = Date.parse(circuit.until);
        const outstanding = waiting.get(provider) ?? 0;
        if (outstanding === 0 || Number.isNaN(untilAt) || untilAt <= endedAt)
            continue;
        const { reason: words, stated: isStated, outage } = circuit;
        stops.push({ provider, untilAt, words, isStated, outstanding, ...(outage ? { outage } : {}) });
    }
    return stops.sort((a, b) => a.untilAt - b.untilAt);
}

// EXTERNAL MODULE: ./build/store/run-events.js
var run_events = __webpack_require__(87577);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/row.js
var row = __webpack_require__(67882);
;// CONCATENATED MODULE: ./build/report/event-schema.js




const OUTCOMES = ["graded", "rate_limited", "kill_shaped", ...row/* FAILURE_CLASSES */.C, "unfinished"];
const count = schemas/* int */.Whr().check(api/* _gte */.qm(0));
function event_schema_event(name, shape) {
    return schemas/* object */.Ikc({ event: schemas/* literal */.euz(name), at: (0,run_events/* storedInstant */.ny)(), ...shape });
}
const storedEvent = schemas/* discriminatedUnion */.gMt("event", [
    (0,run_events/* runStartedSchema */.A7)(),
    event_schema_event("attempt_started", {
        key: (0,run_events/* storedName */.Rs)(),
        slot: schemas/* int */.Whr().check(api/* _gte */.qm(0), api/* _lte */.Zm(100_000)),
        provider: (0,run_events/* storedName */.Rs)(),
        tasks: schemas/* array */.YOg(schemas/* string */.YjP()).check(api/* _minLength */.m9(1)),
        probe: schemas/* boolean */.zMY(),
    }),
    event_schema_event("task_settled", {
        key: (0,run_events/* storedName */.Rs)(),
        id: schemas/* string */.YjP(),
        class: schemas/* enum */.k5n(OUTCOMES),
        status: schemas/* nullable */.mee(schemas/* enum */.k5n(["passed", "failed"])),
    }),
    event_schema_event("attempt_ended", { key: (0,run_events/* storedName */.Rs)() }),
    event_schema_event("paused", { provider: (0,run_events/* storedName */.Rs)(), until: (0,run_events/* storedInstant */.ny)(), reason: (0,run_events/* storedText */.VS)() }),
    event_schema_event("limit_changed", {
        provider: (0,run_events/* storedName */.Rs)(),
        from: schemas/* number */.aig(),
        to: schemas/* number */.aig(),
        reason: (0,run_events/* storedText */.VS)(),
    }),
    event_schema_event("pace_changed", { provider: (0,run_events/* storedName */.Rs)(), starts_per_minute: schemas/* number */.aig(), reason: (0,run_events/* storedText */.VS)() }),
    event_schema_event("calls_replayed", {
        run: (0,run_events/* storedName */.Rs)(),
        job: (0,run_events/* storedName */.Rs)(),
        calls: count,
        input_tokens: count,
        output_tokens: count,
    }),
    event_schema_event("circuit_changed", {
        provider: (0,run_events/* storedName */.Rs)(),
        to: schemas/* enum */.k5n(["closed", "open", "half-open"]),
        until: schemas/* nullable */.mee((0,run_events/* storedInstant */.ny)()),
        reason: (0,run_events/* storedText */.VS)(),
    }),
    event_schema_event("warning", { message: (0,run_events/* storedText */.VS)() }),
    (0,run_events/* runEndedSchema */.pg)(),
]);
function parseEvent(line) {
    return line.startsWith('{"v":1,') ? (storedEvent.safeParse((0,json/* jsonOrNull */.J5)(line)).data ?? null) : null;
}

;// CONCATENATED MODULE: ./build/report/read-events.js





const ATTEMPTS_KEPT = 50_000;
const CHANGES_KEPT = 30_000;
const SHARD_IDS_KEPT = 100;
function readEvents(path, scope, onTrace) {
    const reader = new EventReader(chooseJobs(path, scope), onTrace);
    (0,journal/* readLines */.Se)(path, (line) => {
        const event = parseEvent(line);
        if (event !== null)
            reader.take(event);
    });
    return reader.end(scope.isPart);
}
function chooseJobs(path, { campaign, run, isPart }) {
    const starts = (0,run_events/* readRunStarts */.XC)(path, campaign);
    const byTime = starts.toSorted((a, b) => a.at - b.at);
    const own = starts.findLast((start) => start.run === run) ?? (isPart ? starts : byTime).at(-1);
    if (own === undefined)
        return new Set();
    if (isPart || own.job_total === 1)
        return new Set([nameOf(own)]);
    const isLocal = (start) => (0,core_campaign/* workflowRunOf */.ol)(start.run) === start.run;
    if (!isLocal(own)) {
        const isSibling = (start) => (0,core_campaign/* workflowRunOf */.ol)(start.run) === (0,core_campaign/* workflowRunOf */.ol)(own.run);
        return new Set(starts.filter(isSibling).map(nameOf));
    }
    const jobs = byTime.filter((start) => isLocal(start) && start.job_total > 1);
    return new Set(new Map(jobs.map((start) => [start.job, nameOf(start)])).values());
}
function nameOf({ run, job }) {
    return `${run}.${job}`;
}
class EventReader {
    #names;
    #onTrace;
    #jobs = new Map();
    #attempts = new Map();
    #refused = new Set();
    #changes = [];
    #warnings = [];
    #replayed = { calls: 0, input_tokens: 0, output_tokens: 0 };
    #mergeEnd = null;
    #current = null;
    constructor(names, onTrace) {
        this.#names = names;
        this.#onTrace = onTrace;
    }
    take(event) {
        if (event.event === "run_ended" && event.job === run_events/* MERGE */.lF) {
            this.#mergeEnd = event;
            return;
        }
        if ("run" in event)
            this.#current = this.#covered(event);
        else if ("key" in event)
            this.#current = this.#covered(ownerOf(event.key));
        if (this.#current !== null)
            this.#takeEvent(event, this.#current);
    }
    end(isPart) {
        const jobs = [...this.#jobs.values()].sort((a, b) => a.start.at - b.start.at);
        const mergedAt = this.#mergeEnd?.at ?? 0;
        const mergeEnd = isPart || jobs.some(({ endedAt }) => endedAt > mergedAt) ? null : this.#mergeEnd;
        const story = {
            jobs,
            missingJobs: isPart ? [] : (mergeEnd?.missing_jobs ?? missingOf(jobs)),
            attempts: [...this.#attempts.values()].sort((a, b) => a.startedAt - b.startedAt),
            changes: this.#changes.sort((a, b) => a.at - b.at),
            warnings: this.#warnings,
            refusedCount: this.#refused.size,
            replayed: this.#replayed,
        };
        return { story, mergeEnd };
    }
    #covered({ run, job }) {
        return this.#names.has(nameOf({ run, job })) ? { run, job } : null;
    }
    #takeEvent(event, name) {
        const known = this.#jobs.get(name.job);
        const story = known?.start.run === name.run ? known : undefined;
        if (story !== undefined)
            story.endedAt = Math.max(story.endedAt, event.at);
        switch (event.event) {
            case "run_started":
                if (known === undefined || known.start.at <= event.at)
                    this.#jobs.set(event.job, { start: event, end: null, endedAt: event.at });
                break;
            case "run_ended":
                if (story !== undefined)
                    story.end = event;
                break;
            case "attempt_started": {
                const { key, slot, provider, tasks, probe, at: startedAt } = event;
                if (this.#attempts.size >= ATTEMPTS_KEPT)
                    break;
                const taskIds = tasks.slice(0, SHARD_IDS_KEPT);
                const open = { endedAt: null, class: "running" };
                this.#attempts.set(key, { key, job: name.job, slot, provider, taskIds, startedAt, probe, ...open });
                break;
            }
            case "task_settled": {
                const { key, id, class: outcome, status } = event;
                const attempt = this.#attempts.get(key);
                const ended = outcome === "graded" ? (status ?? "failed") : outcome;
                if (attempt !== undefined)
                    attempt.class = attempt.class === "running" || attempt.class === ended ? ended : "mixed";
                if (outcome === "rate_limited")
                    this.#refused.add(key);
                this.#onTrace({ id, key, class: outcome });
                break;
            }
            case "attempt_ended": {
                const attempt = this.#attempts.get(event.key);
                if (attempt === undefined)
                    break;
                attempt.endedAt = event.at;
                if (attempt.class === "running")
                    attempt.class = "kill_shaped";
                break;
            }
            case "paused":
            case "limit_changed":
            case "pace_changed":
            case "circuit_changed":
                if (this.#changes.length < CHANGES_KEPT)
                    this.#changes.push({ ...event, job: name.job });
                break;
            case "warning":
                if (this.#warnings.length < CHANGES_KEPT)
                    this.#warnings.push(event.message);
                break;
            case "calls_replayed":
                this.#replayed.calls += event.calls;
                this.#replayed.input_tokens += event.input_tokens;
                this.#replayed.output_tokens += event.output_tokens;
                break;
            default:
                (0,unreachable/* unreachable */.H)(event);
        }
    }
}
function ownerOf(key) {
    const [, job = "", ...run] = key.split(".").reverse();
    return { run: run.reverse().join("."), job };
}
function missingOf(jobs) {
    const total = Math.max(0, ...jobs.map(({ start }) => start.job_total));
    const known = new Set(jobs.map(({ start }) => start.job_index));
    return total < 2 ? [] : [...Array(total).keys()].filter((index) => !known.has(index));
}

// EXTERNAL MODULE: ./build/report/spend.js
var report_spend = __webpack_require__(22819);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(13270);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/core/task-index.js
var task_index = __webpack_require__(25680);
;// CONCATENATED MODULE: ./build/report/task-table.js





const MESSAGES_BUDGET = 16_000_000;
const KEYS_KEPT = 50_000;
class TaskTable {
    #maxAttempts;
    #index = new task_index/* TaskIndex */.Y();
    #details = [];
    #results = [];
    #scores = new Float64Array();
    #durations = new Float64Array();
    #attempts = new Map();
    #gradeMessages = new Map();
    #failures = new Map();
    #messagesLeft = MESSAGES_BUDGET;
    #classes = new Map();
    #keys = new Map();
    defaultProvider = task/* DEFAULT_PROVIDER */.G;
    constructor(maxAttempts) {
        this.#maxAttempts = maxAttempts;
    }
    get count() {
        return this.#index.count;
    }
    list(id, hash, details) {
        const isPlain = Object.values(details).every((detail) => detail === null || detail === undefined);
        if (!isPlain)
            this.#details[this.count] = details;
        this.#index.add(id, hash);
    }
    find(row) {
        return this.#index.find(row.hash);
    }
    findById(id) {
        return this.#index.findId(id);
    }
    hasResult(index) {
        return this.#results[index] !== undefined;
    }
    setResult(index, row) {
        if (this.#results.length === 0) {
            this.#results = new Array(this.count);
            this.#scores = new Float64Array(this.count).fill(Number.NaN);
            this.#durations = this.#scores.slice();
        }
        this.#results[index] = row.status;
        this.#scores[index] = row.score ?? Number.NaN;
        this.#durations[index] = row.duration_s;
        if (row.attempt > 1)
            this.#attempts.set(index, row.attempt);
        else
            this.#attempts.delete(index);
        this.#gradeMessages.delete(index);
        if (row.status === "failed" && row.message !== undefined)
            this.#gradeMessages.set(index, this.#kept(row.message));
    }
    addFailure(row) {
        const index = this.find(row);
        if (index === -1)
            return;
        const failures = this.#failures.get(index) ?? [];
        this.#failures.set(index, failures);
        const { class: failureClass, terminal, attempt } = row;
        const name = (0,read_history/* attemptKey */.jX)(row);
        const failure = { name, class: failureClass, terminal, attempt, message: this.#kept(row.message) };
        const known = failures.findIndex((other) => other.name === name);
        if (known === -1)
            failures.push(failure);
        else if (terminal)
            failures[known] = failure;
    }
    addAttempt({ id, key, class: outcome }) {
        if (outcome !== "graded")
            this.#classes.set(id, outcome);
        if (this.#keys.size < KEYS_KEPT || this.#keys.has(id))
            this.#keys.set(id, key);
    }
    at(index) {
        const id = this.#index.idAt(index);
        const { group, junit, listedId, variant, provider, variedModel } = this.detailsAt(index);
        const ownProvider = provider ?? (this.defaultProvider === task/* DEFAULT_PROVIDER */.G ? variedModel : null);
        const failures = this.#failures.get(index) ?? NO_FAILURES;
        const last = failures.at(-1);
        const hasResult = this.hasResult(index);
        const said = last?.message ?? "";
        const gradeMessage = this.#gradeMessages.get(index) ?? "";
        const latest = hasResult ? "graded" : (this.#classes.get(id) ?? last?.class ?? null);
        return {
            id,
            group,
            junit,
            listedId,
            variant,
            provider: ownProvider ?? this.defaultProvider,
            standing: this.standingAt(index),
            score: orNull(this.#scores[index]),
            class: latest,
            attempts: hasResult ? (this.#attempts.get(index) ?? 1) : failures.length,
            durationS: orNull(this.#durations[index]),
            gradeMessage,
            message: gradeMessage || (said === "" || latest === last?.class ? said : `earlier: ${said}`),
            key: this.#keys.get(id) ?? null,
            failures,
        };
    }
    *[Symbol.iterator]() {
        for (let index = 0; index < this.count; index += 1)
            yield this.at(index);
    }
    detailsAt(index) {
        return this.#details[index] ?? NO_DETAILS;
    }
    standingAt(index) {
        return this.#results[index] ?? (0,core_history/* standingOf */.YP)(recordOf(this.#failures.get(index)), this.#maxAttempts);
    }
    #kept(message) {
        const text = message.slice(0, this.#messagesLeft > 0 ? outcome/* MESSAGE_LIMIT_BYTES */.U5 : 0);
        this.#messagesLeft -= text.length;
        return text;
    }
}
const NO_FAILURES = [];
const NO_DETAILS = {
    group: null,
    junit: undefined,
    listedId: null,
    variant: null,
    provider: null,
    variedModel: null,
};
function recordOf(failures) {
    if (failures === undefined)
        return undefined;
    const terminal = failures.find((failure) => failure.terminal);
    return terminal === undefined
        ? { kind: "attempts", count: failures.length }
        : { kind: "terminal", class: terminal.class };
}
function orNull(value) {
    return value === undefined || Number.isNaN(value) ? null : value;
}

;// CONCATENATED MODULE: ./build/report/read-report.js















const TREND_CAMPAIGNS = 30;
function readReport(paths, options) {
    const { campaign } = options;
    const tasks = readTable(paths, options);
    const spend = new report_spend/* SpendSum */.y$();
    const variantSpend = new Map();
    const retries = store_retries/* Retries */.f.read([paths.failures]);
    const find = (row) => row.campaign === campaign && !retries.cancels(row, row.started_at) ? tasks.find(row) : -1;
    const doubled = new Set();
    const ledger = (0,read_history/* readLedger */.SC)(paths.results, (row) => {
        const index = find(row);
        if (index === -1)
            return;
        if (tasks.hasResult(index)) {
            doubled.add(index);
            return;
        }
        tasks.setResult(index, row);
        spend.add(row);
        const label = tasks.detailsAt(index).variant;
        if (label === null)
            return;
        const sum = variantSpend.get(label) ?? new report_spend/* SpendSum */.y$();
        variantSpend.set(label, sum);
        sum.add(row);
    });
    for (const [index, row] of (0,read_history/* firstResults */.J8)(paths.results, doubled, find))
        tasks.setResult(index, row);
    const sidecar = (0,read_history/* readSidecar */.YD)(paths.failures, (row) => {
        if (row.campaign === campaign && !retries.cancels(row, row.at))
            tasks.addFailure(row);
    });
    const scope = { campaign, run: options.run, isPart: options.part !== null };
    const events = readEvents(paths.events, scope, (attempt) => tasks.addAttempt(attempt));
    const checkpoint = (0,checkpoint_file/* readCheckpoint */.HQ)(paths.checkpoint);
    const [stopped = task/* DEFAULT_PROVIDER */.G] = Object.keys(checkpoint?.circuits ?? {});
    tasks.defaultProvider = events.story.jobs.at(-1)?.start.default_provider ?? stopped;
    const { headline, outstanding } = makeHeadline({ campaign, tasks, events, checkpoint, spend: spend.total() });
    return {
        headline,
        outstanding,
        tasks,
        variants: compareVariants(tasks, (label) => variantSpend.get(label)?.total() ?? null),
        failureGroups: (0,failure_groups/* groupFailures */.B)(tasks, paths.logs),
        baseline: compareBaseline(paths.baseline, tasks, headline),
        trend: (0,campaign_history/* readCampaignHistory */.w)(paths.history).slice(-TREND_CAMPAIGNS),
        run: events.story,
        skippedLines: ledger.broken + ledger.newer + sidecar.broken + sidecar.newer,
    };
}
const listedSchema = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().check(api/* _minLength */.m9(1)),
    provider: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* string */.YjP()), undefined),
    group: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* string */.YjP()), undefined),
    base_id: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* string */.YjP()), undefined),
    model: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* string */.YjP()), undefined),
    junit: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* object */.Ikc({ classname: schemas/* string */.YjP(), name: schemas/* string */.YjP() })), undefined),
});
const REPEAT = /^(.+)#\d+$/s;
const VARIANT = /^\[(.+)\](?:#\d+)?$/s;
function readTable(paths, { maxAttempts, part }) {
    const tasks = new TaskTable(maxAttempts);
    (0,journal/* readLines */.Se)(paths.tasks, (line) => {
        const stored = (0,task_line/* readStoredLine */.W6)(line);
        const listed = listedSchema.safeParse(stored?.value);
        if (stored === null || !listed.success)
            return;
        const { value, hash } = stored;
        const { id, provider, group, base_id: baseId, model, junit } = listed.data;
        if (part !== null && !part(id))
            return;
        const isRepeat = value !== null && typeof value === "object" && "repeat" in value;
        const original = isRepeat ? REPEAT.exec(id)?.[1] : undefined;
        const isVaried = baseId !== undefined && id.startsWith(baseId);
        const variant = isVaried ? (VARIANT.exec(id.slice(baseId.length))?.[1] ?? null) : null;
        const listedId = isVaried ? baseId : (original ?? id);
        tasks.list(id, hash, {
            group: original ?? group ?? null,
            junit: junit && { ...junit, name: junit.name + id.slice(listedId.length) },
            listedId: listedId === id ? null : listedId,
            variant,
            provider: provider ?? null,
            variedModel: variant === null ? null : (model ?? null),
        });
    });
    return tasks;
}

// EXTERNAL MODULE: ./build/report/summary.js + 3 modules
var report_summary = __webpack_require__(12788);
// EXTERNAL MODULE: ./build/store/atomic-file.js
var atomic_file = __webpack_require__(148);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
;// CONCATENATED MODULE: ./build/engine/write-reports.js









const BYTES_PER_MS = 8_000;
async function writeReports(options) {
    const { paths, warn, leftMs = () => Number.POSITIVE_INFINITY } = options;
    for (const path of (0,state_paths/* reportFiles */.IU)(paths))
        removeEarlier(path);
    await new Promise((resolve) => setImmediate(resolve));
    if (leftMs() < sizeOf(paths) / BYTES_PER_MS) {
        warn("reports were left out, because the run had to end at once. Run `carryover report` to write them");
        return null;
    }
    let report;
    let summary;
    try {
        report = readReport(paths, options);
        summary = (0,report_summary/* buildSummary */.f)(report);
    }
    catch (error) {
        warn(`could not write the reports: ${(0,reason/* reasonOf */.A)(error)}`);
        return null;
    }
    const written = [];
    const put = (path, produce) => {
        try {
            (0,atomic_file/* writeAtomically */.vK)(path, produce);
            written.push(path);
        }
        catch (error) {
            warn(`${path} could not be written: ${(0,reason/* reasonOf */.A)(error)}`);
        }
    };
    put(paths.outstanding, (write) => {
        for (const { id, standing } of report.tasks)
            if (standing === "outstanding")
                write(`${(0,report_escape/* visibleId */.i2)(id)}\n`);
    });
    put(paths.summary, (write) => write(summary));
    put(paths.junit, (write) => writeJunit(report, write));
    put(paths.report, (write) => write(renderHtmlReport(report)));
    return { report, summary, files: written };
}
function removeEarlier(path) {
    try {
        (0,external_node_fs_.rmSync)(path, { force: true });
    }
    catch {
    }
}
function sizeOf({ tasks, results, failures, events, baseline }) {
    return [tasks, results, failures, events, baseline].reduce((sum, path) => sum + sizeOr0(path), 0);
}
function sizeOr0(path) {
    try {
        return (0,external_node_fs_.statSync)(path).size;
    }
    catch {
        return 0;
    }
}


/***/ })

};
