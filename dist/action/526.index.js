export const id = 526;
export const ids = [526];
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
// EXTERNAL MODULE: ./build/report/story-tables.js
var story_tables = __webpack_require__(61514);
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
function section(id, title, content) {
    return html `<section id="${id}" aria-labelledby="${id}-title" tabindex="-1"><h2 id="${id}-title">${title}</h2>
${content}</section>
`;
}
function showButton(places, name, ids, count = ids.length) {
    const rows = ids.flatMap((id) => places.get(id) ?? []);
    if (rows.length === 0)
        return null;
    const shown = rows.length < count ? `${(0,words/* grouped */.zD)(rows.length)} of ${name}` : name;
    return html `<button type="button" data-rows="${rows.join(" ")}" data-name="${shown}" aria-label="Show ${shown}">Show in the task table</button>`;
}
function foreign(text, length = Number.POSITIVE_INFINITY) {
    return html `<bdi>${(0,report_escape/* cutText */.IN)((0,report_escape/* plainText */.wh)(text), length)}</bdi>`;
}
function shownId(id) {
    return (0,report_escape/* visibleId */.i2)((0,report_escape/* cutText */.IN)(id, 200));
}
function tableSection(id, table) {
    if (table === null)
        return null;
    const { title, head, rows, note } = table;
    const heads = head.map((text) => html `<th scope="col">${foreign(shownId(text))}</th>`);
    const label = shownId(title);
    const lines = rows.map((row) => html `<tr>${row.map((text) => html `<td>${foreign(shownId(text))}</td>`)}</tr>\n`);
    return section(id, label, html `<div class="scroll tall" tabindex="0" role="region" aria-label="${label}">
<table><thead><tr>${heads}</tr></thead><tbody>${lines}</tbody></table></div>
${note === "" ? null : html `<p class="quiet">${note}</p>\n`}`);
}

;// CONCATENATED MODULE: ./build/report/html/baseline.js



const IDS_SHOWN = 10;
function baselineSection({ baseline }, places) {
    if (baseline === null)
        return null;
    const lists = (0,comparison_words/* changedTasks */.x3)(baseline).map(({ title, ids }) => {
        const rest = ids.length - IDS_SHOWN;
        return html `<div><h3>${title}</h3>
<ul class="ids">${ids.slice(0, IDS_SHOWN).map((id) => html `<li>${foreign(shownId(id))}</li>`)}</ul>
${rest > 0 ? html `<p class="quiet">and ${(0,words/* grouped */.zD)(rest)} more</p>` : null}${showButton(places, title, ids)}</div>
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
function failuresSection({ failureGroups, tasks }, places) {
    if (failureGroups.length === 0)
        return null;
    const shown = (0,failure_groups/* firstGroups */.$)(failureGroups, GROUPS_SHOWN);
    const most = Math.max(...shown.map((group) => group.tasks.length));
    const items = shown.map((group) => {
        const first = group.tasks.slice(0, GROUP_TASKS_LISTED).map((place) => tasks.at(place));
        const ids = first.map(({ id }) => id);
        const isGraded = group.class === "graded";
        const kind = isGraded ? "failed" : group.class;
        const { name, meaning } = report_words/* CLASS_WORDS */.f5[kind];
        const count = group.tasks.length;
        const width = Math.max(1, Math.round((count / most) * 100));
        return html `<li>
<p class="group-head"><b>${(0,words/* grouped */.zD)(count)}</b> × ${name} <small>${meaning}</small></p>
<svg width="100%" height="4" aria-hidden="true"><rect class="class-${kind}" width="${width}%" height="4" rx="2"/></svg>
${isGraded ? gradedList(first, count) : html `<pre>${group.message === "" ? "(no message)" : foreign(group.message, MESSAGE_LENGTH)}</pre>`}
${showButton(places, `${(0,words/* counted */.hS)(count, "task")}, ${name}`, ids, count)}</li>
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
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(13270);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/report/figures.js
var figures = __webpack_require__(81822);
;// CONCATENATED MODULE: ./build/report/html/header.js









function headerOf(report) {
    const verdict = (0,verdict_words/* verdictOf */.Vj)(report);
    const { tone, title, reasons } = verdict;
    return html `<header class="verdict" data-tone="${tone}">
<div class="wide">
${eyebrow(report)}
<h1>${title}</h1>
${reasons.map((reason) => html `<p>${sentenceOf(reason)}</p>`)}
${whatToDo(report.headline, verdict)}
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
    return html `<p class="eyebrow row"><span>Carryover</span> <span>campaign <b><bdi>${campaign}</bdi></b></span>
<span>run <b><bdi>${run}</bdi></b></span>${span}</p>`;
}
function whatToDo({ resumeAt, resumeCommand: command }, { stops, advice }) {
    const distance = resumeAt === null ? null : html `<span id="distance" data-at="${(0,report_words/* wholeMinute */.GQ)(resumeAt)}"></span>`;
    return html `<div class="todo"><h2 class="eyebrow">What to do</h2>
${stops.length === 0 ? null : html `<ul>${stops.map((stop) => html `<li>${sentenceOf(stop)}</li>`)}</ul>`}
<p>${sentenceOf((0,verdict_words/* plainPhrase */.Uy)(advice) === "" ? ["Nothing is left to run."] : advice)} ${distance}</p>
${command === "" ? null : html `<pre id="resume-command">${command}</pre>`}</div>`;
}
function sentenceOf(phrase) {
    const pieces = phrase.map((piece) => (typeof piece === "string" ? proseOf(piece) : html `<code>${piece.code}</code>`));
    return html `<bdi>${pieces}</bdi>`;
}
function proseOf(text) {
    return new Markup((0,report_escape/* escapeHtml */.ZD)(text).replace(report_words/* UTC_MINUTE */._R, "<time>$&</time>"));
}
function countsBar({ counts }) {
    let x = 0;
    const segments = core_history/* STANDINGS */.CV.map((name) => {
        const width = counts.total === 0 ? 0 : (counts[name] / counts.total) * 1_000;
        const rect = html `<rect class="fill-${name}" x="${x.toFixed(2)}" y="0" width="${width.toFixed(2)}" height="10"/>`;
        x += width;
        return rect;
    });
    const items = core_history/* STANDINGS */.CV.map((name) => html `<li class="${counts[name] === 0 ? "none" : ""}"><i class="swatch fill-${name}"></i><b>${(0,words/* grouped */.zD)(counts[name])}</b> ${name}</li>`);
    return html `<svg class="bar" width="100%" height="14" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">${segments}</svg>
<ul class="counts row" aria-label="Of ${(0,words/* grouped */.zD)(counts.total)} tasks">${items}</ul>`;
}
function numbers(report) {
    const items = (0,figures/* figuresOf */.h)(report).map(({ name, value, hint }) => html `<div><dt>${name}</dt><dd><b>${value}</b> <small>${hint}</small></dd></div>`);
    return html `<dl class="numbers row">${items}</dl>`;
}

;// CONCATENATED MODULE: ./build/report/html/page-files.js
const PAGE_SCRIPT = "/* Filters and sorts the task table, whose rows are markup already. There is no way to pass markup. */\n(() => {\n  const PAGE_ROWS = 50;\n\n  /**\n   * @param {string} id\n   * @returns {HTMLElement}\n   */\n  const byId = (id) => {\n    const found = document.getElementById(id);\n    if (found === null) throw new Error(`The page has no #${id}.`);\n    return found;\n  };\n  /**\n   * @param {string} selector\n   * @returns {HTMLElement[]}\n   */\n  const all = (selector) => [...document.querySelectorAll(selector)].map((found) => /** @type {HTMLElement} */ (found));\n  const countText = (/** @type {number} */ count) => count.toLocaleString(\"en-US\");\n  const tasksText = (/** @type {number} */ count) => `${countText(count)} task${count === 1 ? \"\" : \"s\"}`;\n\n  const tbody = byId(\"rows\");\n  const more = byId(\"more\");\n  const search = /** @type {HTMLInputElement} */ (byId(\"search\"));\n  const subset = byId(\"subset\");\n  const chips = all(\".chip\");\n  const heads = all(\".tasks thead th\");\n  const rest = /** @type {HTMLTemplateElement} */ (byId(\"rest\"));\n  const rows = [...tbody.children, ...rest.content.querySelectorAll(\"tr\")].map((row, index) => {\n    return { row: /** @type {HTMLTableRowElement} */ (row), index };\n  });\n  let sorted = rows;\n  let found = rows;\n  /** The places of the rows that a button chose; null for all. @type {Set<number> | null} */\n  let chosen = null;\n\n  /** A browser takes seconds for thousands of rows at once. */\n  const showMore = () => {\n    const shown = tbody.childElementCount;\n    tbody.append(...found.slice(shown, shown + PAGE_ROWS).map(({ row }) => row));\n    const left = found.length - tbody.childElementCount;\n    more.hidden = left === 0;\n    more.textContent = `Show more of the other ${countText(left)}`;\n  };\n\n  const update = () => {\n    const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);\n    const pressed = chips.filter((chip) => chip.getAttribute(\"aria-pressed\") === \"true\");\n    const standings = pressed.map((chip) => chip.dataset.order);\n    found = sorted.filter(({ row, index }) => {\n      if (chosen !== null && !chosen.has(index)) return false;\n      if (standings.length > 0 && !standings.includes(row.cells[1]?.dataset.order)) return false;\n      if (words.length === 0) return true;\n      const text = (row.textContent ?? \"\").toLowerCase();\n      return words.every((word) => text.includes(word));\n    });\n    byId(\"found\").textContent =\n      found.length === rows.length ? tasksText(rows.length) : `${countText(found.length)} of ${tasksText(rows.length)}`;\n    tbody.replaceChildren();\n    showMore();\n  };\n\n  const showOnly = (/** @type {string | null} */ name, /** @type {string} */ places) => {\n    chosen = name === null ? null : new Set(places.split(\" \").map(Number));\n    subset.hidden = name === null;\n    /** @type {HTMLElement} */ (subset.querySelector(\"span\")).textContent = `Only: ${name}`;\n    update();\n  };\n\n  const collator = new Intl.Collator(\"en\", { numeric: true });\n  heads.forEach((head, column) => {\n    head.addEventListener(\"click\", () => {\n      const isDown = head.getAttribute(\"aria-sort\") === \"ascending\";\n      for (const other of heads) other.removeAttribute(\"aria-sort\");\n      head.setAttribute(\"aria-sort\", isDown ? \"descending\" : \"ascending\");\n      const isNumber = head.className === \"number\";\n      const valueIn = (/** @type {typeof rows[number]} */ { row: { cells } }) =>\n        cells[column]?.dataset.order ?? cells[column]?.textContent ?? \"\";\n      // Missing values come last in either direction; ties keep their order.\n      sorted = rows.toSorted((a, b) => {\n        const [left, right] = [valueIn(a), valueIn(b)];\n        if (left === \"\" || right === \"\") return Number(left === \"\") - Number(right === \"\");\n        const difference = isNumber ? Number(left) - Number(right) : collator.compare(left, right);\n        return isDown ? -difference : difference;\n      });\n      update();\n    });\n  });\n  for (const chip of chips) {\n    chip.addEventListener(\"click\", () => {\n      chip.setAttribute(\"aria-pressed\", String(chip.getAttribute(\"aria-pressed\") !== \"true\"));\n      update();\n    });\n  }\n  /** @type {ReturnType<typeof setTimeout> | undefined} */\n  let pending;\n  search.addEventListener(\"input\", () => {\n    clearTimeout(pending);\n    pending = setTimeout(update, 80);\n  });\n  more.addEventListener(\"click\", showMore);\n  subset.querySelector(\"button\")?.addEventListener(\"click\", () => showOnly(null, \"\"));\n  for (const show of all(\"[data-rows]\")) {\n    show.addEventListener(\"click\", () => {\n      // Other filters could hide the tasks that the button promises.\n      search.value = \"\";\n      for (const chip of chips) chip.setAttribute(\"aria-pressed\", \"false\");\n      showOnly(show.dataset.name ?? \"\", show.dataset.rows ?? \"\");\n      // Sighted readers follow the scrolling, and screen readers follow the focus.\n      byId(\"tasks\").scrollIntoView();\n      byId(\"tasks\").focus({ preventScroll: true });\n    });\n  }\n\n  const distance = document.getElementById(\"distance\");\n  if (distance !== null) {\n    const at = Number(distance.dataset.at);\n    const local = new Date(at).toLocaleString(undefined, { dateStyle: \"medium\", timeStyle: \"short\" });\n    distance.textContent = at > Date.now() ? `In your time zone: ${local}.` : \"That time is past: run it now.\";\n  }\n\n  update();\n  document.documentElement.dataset.ready = \"true\";\n})();\n";
const PAGE_STYLE = ":root {\n  color-scheme: light dark;\n  --ground: light-dark(#ffffff, #0f1419);\n  --surface: light-dark(#f4f6f8, #171d24);\n  --raised: light-dark(#ffffff, #1c232b);\n  --text: light-dark(#1b2128, #e6ebf0);\n  --muted: light-dark(#57606a, #9aa6b2);\n  --line: light-dark(#d8dee4, #323b45);\n  --link: light-dark(#0a58ca, #79b8ff);\n  --good: light-dark(#1a7f37, #56d364);\n  --bad: light-dark(#b42318, #ff8a80);\n  --carry: light-dark(#8a5300, #f2b84b);\n  --circuit: light-dark(#8250df, #b98cff);\n}\n\n* {\n  box-sizing: border-box;\n}\n\n/* Only the script can act on these. */\n:root:not([data-ready]) :is([data-rows], .filters) {\n  display: none;\n}\n\n[hidden] {\n  /* biome-ignore lint/complexity/noImportantStyles: hidden means hidden, whatever layout an element has. */\n  display: none !important;\n}\n\nbody {\n  margin: 0;\n  background: var(--ground);\n  color: var(--text);\n  font:\n    15px / 1.5 system-ui,\n    sans-serif;\n  overflow-wrap: anywhere;\n}\n\n.wide {\n  max-width: 1280px;\n  margin: 0 auto;\n  padding: 0 24px;\n}\n\nh1 {\n  margin: 8px 0 4px;\n  color: var(--tone);\n  font-size: 28px;\n  line-height: 1.2;\n}\n\nh2 {\n  margin: 0 0 12px;\n  font-size: 19px;\n}\n\nh3 {\n  margin: 0 0 8px;\n  font-size: 15px;\n}\n\na,\nsummary {\n  color: var(--link);\n}\n\n:focus-visible {\n  outline: 2px solid var(--link);\n  outline-offset: 2px;\n}\n\n/* What many parts share: rows that wrap, quiet texts, code, boxes. */\n.row {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 6px 20px;\n}\n\np,\nul,\nol,\ndl,\npre {\n  margin: 8px 0;\n}\n\nul,\nol {\n  padding: 0;\n  list-style: none;\n}\n\n.eyebrow,\ndt,\nsmall,\nthead,\nfooter,\n.lane-name {\n  color: var(--muted);\n  font-size: 13px;\n}\n\n.quiet,\n.words,\n.none,\n.edge,\n.count {\n  color: var(--muted);\n}\n\n.counts b,\n.numbers b,\n.group-head b {\n  font-size: 18px;\n}\n\ncode,\npre,\n.ids,\nth[scope=\"row\"] {\n  font:\n    13px / 1.5 ui-monospace,\n    monospace;\n}\n\n.note,\n.lane,\n.rows,\npre {\n  background: var(--surface);\n}\n\n.todo,\n.groups > li,\nbutton,\ninput {\n  border: 1px solid var(--line);\n  border-radius: 6px;\n  background: var(--raised);\n}\n\ndd {\n  margin: 0;\n}\n\n/* The colors of results and of attempts. */\n[class*=\"fill-\"],\n[class*=\"class-\"] {\n  background: var(--color);\n  fill: var(--color);\n}\n\n.fill-passed,\n.class-passed {\n  --color: light-dark(#2da24d, #3fb950);\n}\n\n.fill-failed,\n.class-failed {\n  --color: light-dark(#cf222e, #f85149);\n}\n\n.fill-errored,\n.class-legitimate {\n  --color: light-dark(#d57500, #f0983e);\n}\n\n.fill-skipped,\n.class-skipped,\n.class-unfinished {\n  --color: light-dark(#868f99, #7d8791);\n}\n\n.fill-outstanding,\n.class-running {\n  --color: light-dark(#4c7fd9, #6ea0f5);\n}\n\n.class-mixed {\n  --color: light-dark(#9c8f1a, #c9bb3d);\n}\n\n.class-rate_limited {\n  --color: var(--circuit);\n}\n\n.class-kill_shaped {\n  --color: var(--muted);\n}\n\n.class-timeout_exceeded {\n  --color: light-dark(#0e7c86, #45c4d0);\n}\n\n.class-transient {\n  --color: light-dark(#eb549c, #ff7eb6);\n}\n\n.class-fatal {\n  --color: light-dark(#8a4500, #c46a1a);\n}\n\n.swatch {\n  display: inline-block;\n  width: 12px;\n  height: 12px;\n  margin-right: 6px;\n  border-radius: 3px;\n  print-color-adjust: exact;\n}\n\n.badge {\n  padding: 1px 8px;\n  border-radius: 10px;\n  background: color-mix(in srgb, var(--color) 22%, var(--ground));\n  white-space: nowrap;\n}\n\n/* The header. */\n.verdict {\n  padding: 20px 0 24px;\n  border-top: 6px solid var(--tone);\n  border-bottom: 1px solid var(--line);\n  background: var(--surface);\n}\n\n[data-tone=\"good\"] {\n  --tone: var(--good);\n}\n\n[data-tone=\"bad\"] {\n  --tone: var(--bad);\n}\n\n[data-tone=\"carry\"] {\n  --tone: var(--carry);\n}\n\n.todo {\n  margin: 12px 0 20px;\n  padding: 12px 16px;\n  border-left: 3px solid var(--tone);\n}\n\n.todo time {\n  font-weight: 600;\n  white-space: nowrap;\n}\n\n/* One click selects the command. */\n#resume-command {\n  user-select: all;\n}\n\n.bar {\n  border-radius: 7px;\n  background: var(--line);\n}\n\n.numbers {\n  column-gap: 40px;\n}\n\nnav.sections,\nfooter {\n  padding-block: 12px;\n}\n\nsection {\n  padding: 20px 0;\n  border-top: 1px solid var(--line);\n}\n\n.note {\n  padding: 8px 12px;\n  border-left: 3px solid var(--carry);\n}\n\nbutton,\ninput {\n  max-width: 100%;\n  padding: 4px 10px;\n  color: inherit;\n  font: inherit;\n}\n\nbutton,\nsummary {\n  cursor: pointer;\n}\n\nbutton:hover {\n  border-color: var(--muted);\n}\n\n/* Failures and lists of tasks. */\n.groups,\n.sides {\n  display: grid;\n  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));\n  gap: 16px;\n  align-items: start;\n}\n\n.groups > li {\n  padding: 12px 16px;\n}\n\npre {\n  max-height: 9em;\n  padding: 6px 10px;\n  overflow: auto;\n  border-radius: 6px;\n  white-space: pre-wrap;\n}\n\n/* Tables. */\n.scroll {\n  overflow-x: auto;\n}\n\n.tall {\n  max-height: 600px;\n}\n\ntable {\n  width: 100%;\n  border-collapse: collapse;\n  font-size: 14px;\n  font-variant-numeric: tabular-nums;\n}\n\nth,\ntd {\n  padding: 6px 10px;\n  border-bottom: 1px solid var(--line);\n  text-align: left;\n  vertical-align: top;\n}\n\nth:first-child,\ntd:first-child {\n  padding-left: 0;\n}\n\nthead th {\n  white-space: nowrap;\n}\n\n.number {\n  text-align: right;\n}\n\n/* A long text wraps before it squeezes its neighbors. */\ntd {\n  overflow-wrap: break-word;\n}\n\ntd > bdi {\n  display: inline-block;\n  max-width: 100ch;\n}\n\n.words {\n  min-width: 30ch;\n  overflow-wrap: anywhere;\n}\n\n.filters label {\n  max-width: 100%;\n}\n\n.search input {\n  width: 260px;\n}\n\n.chips {\n  gap: 6px;\n}\n\n.chip[aria-pressed=\"true\"] {\n  border-color: var(--text);\n  box-shadow: inset 0 0 0 1px var(--text);\n  font-weight: 600;\n}\n\n.sort {\n  padding: 0;\n  border: 0;\n  background: none;\n}\n\n.sort::after {\n  content: \" ↕\";\n  opacity: 0.4;\n}\n\n[aria-sort] .sort::after {\n  content: \" ↑\";\n  opacity: 1;\n}\n\n[aria-sort=\"descending\"] .sort::after {\n  content: \" ↓\";\n}\n\n.tasks th[scope=\"row\"] {\n  min-width: min(24ch, 20vw);\n  font-weight: normal;\n}\n\n/* Drawings. */\nsvg {\n  display: block;\n}\n\nsvg text {\n  fill: var(--muted);\n  font-size: 13px;\n}\n\n.fill-running {\n  --color: light-dark(#6e8fbb, #4b6a8f);\n}\n\n.limit-line {\n  height: 3px;\n  background: var(--text);\n  fill: none;\n  stroke: var(--text);\n  stroke-width: 1.5;\n  vector-effect: non-scaling-stroke;\n}\n\n.hatch-wait,\n#hatch-wait {\n  --color: light-dark(#b07a00, #d9a23b);\n}\n\n.hatch-circuit,\n#hatch-circuit {\n  --color: var(--circuit);\n}\n\n.swatch[class*=\"hatch-\"] {\n  background: repeating-linear-gradient(-45deg, var(--color) 0 2px, var(--ground) 2px 5px);\n}\n\npattern rect {\n  fill: var(--color);\n}\n\n.histogram {\n  display: flex;\n  align-items: flex-end;\n  gap: 2px;\n}\n\n.histogram li {\n  flex: 1;\n  min-width: 0;\n  text-align: center;\n}\n\n.count,\n.edge {\n  display: block;\n  margin-inline: -12px;\n  overflow: hidden;\n  font-size: 12px;\n  white-space: nowrap;\n}\n\n@media (max-width: 639px) {\n  th,\n  td {\n    padding-inline: 4px;\n  }\n\n  .wide {\n    padding-inline: 14px;\n  }\n\n  h1 {\n    font-size: 23px;\n  }\n\n  .count,\n  .histogram li:not(:nth-child(4n + 1), :last-child) .edge {\n    visibility: hidden;\n  }\n}\n\n@media print {\n  .tall {\n    max-height: none;\n  }\n}\n";

;// CONCATENATED MODULE: ./build/report/html/scores.js



const BAR_HEIGHT = 120;
function scoresSection(tasks) {
    const bins = binScores(tasks);
    if (bins.length === 0)
        return null;
    const counts = bins.map(({ passed, other }) => passed + other);
    const scored = counts.reduce((sum, count) => sum + count, 0);
    const most = Math.max(...counts);
    const heightOf = (count) => Math.round((count / most) * BAR_HEIGHT);
    const items = bins.map(({ from, until, passed, other }, index) => {
        const count = passed + other;
        const range = from === until ? (0,report_words/* shortNumber */.In)(from) : `${(0,report_words/* shortNumber */.In)(from)} to ${(0,report_words/* shortNumber */.In)(until)}`;
        const [good, bad] = [heightOf(passed), heightOf(other)];
        const edge = (0,report_words/* shortNumber */.In)(index === bins.length - 1 ? until : from);
        return html `<li title="Score ${range}: ${(0,words/* counted */.hS)(count, "task")}, ${(0,words/* grouped */.zD)(passed)} passed">
<span class="count">${count === 0 ? "" : (0,words/* grouped */.zD)(count)}</span>
<svg width="100%" height="${Math.max(1, good + bad)}" aria-hidden="true"><rect class="fill-failed" width="100%" height="${bad}"/>
<rect class="fill-passed" y="${bad}" width="100%" height="${good}"/></svg>
<span class="edge">${edge}</span></li>
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
    const edge = (index) => Number((from + (until - from) * (index / count)).toPrecision(12));
    const bins = Array.from({ length: count }, (_, index) => {
        return { from: edge(index), until: edge(index + 1), passed: 0, other: 0 };
    });
    for (const { score, standing } of tasks) {
        if (score === null || !Number.isFinite(score))
            continue;
        const place = ((score - from) / (until - from)) * count + 1e-9;
        const bin = bins[Math.min(count - 1, Math.floor(place))] ?? bins[0];
        if (bin !== undefined)
            bin[standing === "passed" ? "passed" : "other"] += 1;
    }
    return bins;
}

;// CONCATENATED MODULE: ./build/report/html/tasks.js





const STANDINGS = ["failed", "errored", "outstanding", "skipped", "passed"];
const SIGNS = {
    failed: "✗",
    errored: "!",
    outstanding: "…",
    skipped: "–",
    passed: "✓",
};
const TASKS_LISTED = 10_000;
const ROWS_OPEN = 50;
const NO_SCRIPT = html `<noscript><p class="note">Without JavaScript, the table shows its first ${ROWS_OPEN} tasks only.</p></noscript>
`;
const FIRST_WORDS_LENGTH = 120;
const tasks_MESSAGE_LENGTH = 500;
const ROWS_BYTES = 3_300_000;
function taskTable({ tasks, headline: { counts } }) {
    const worst = worstTasks(tasks);
    const columns = COLUMNS.filter(({ isFilled }) => worst.some((task) => isFilled(task, worst[0])));
    const rows = [];
    let bytes = 0;
    for (const task of worst) {
        const row = html `<tr>${columns.map(({ cell }) => cell(task))}</tr>\n`;
        bytes += Buffer.byteLength(row.text);
        if (bytes > ROWS_BYTES)
            break;
        rows.push(row);
    }
    const listed = worst.slice(0, rows.length);
    const heads = columns.map(({ name, isNumber }) => html `<th scope="col" class="${isNumber ? "number" : ""}"><button type="button" class="sort">${name}</button></th>`);
    const content = section("tasks", "Tasks", html `${leftOut(listed.length, tasks.count)}
<div class="filters row" role="search" aria-label="Filter tasks">
<label class="search row">Search
<input id="search" type="search" placeholder="id, group, outcome, message" spellcheck="false" autocomplete="off"></label>
<div class="chips row" role="group" aria-label="Filter by result">${chipsOf(listed, counts)}</div></div>
<p id="subset" class="note" hidden><span></span> <button type="button">Show all tasks</button></p>
<p id="found" role="status">${(0,words/* counted */.hS)(listed.length, "task")}</p>
<div class="scroll" tabindex="0" role="region" aria-label="Task table"><table class="tasks" aria-label="Tasks. Headers sort.">
<thead><tr>${heads}</tr></thead><tbody id="rows">
${rows.slice(0, ROWS_OPEN)}</tbody></table></div>
${rows.length > ROWS_OPEN ? NO_SCRIPT : null}<template id="rest"><table>${rows.slice(ROWS_OPEN)}</table></template>
<p><button type="button" id="more" hidden></button></p>
`);
    return { content, places: new Map(listed.map(({ id }, place) => [id, place])) };
}
function leftOut(listed, all) {
    if (listed === all)
        return null;
    const which = `The table lists ${(0,words/* grouped */.zD)(listed)} of ${(0,words/* counted */.hS)(all, "task")}, the worst results first.`;
    return html `<p class="note">${which} Search and filters cover only these. junit.xml has every task.</p>`;
}
function chipsOf(listed, counts) {
    return STANDINGS.flatMap((standing, order) => {
        const count = listed.filter((task) => task.standing === standing).length;
        if (count === 0)
            return [];
        const all = count < counts[standing] ? ` of ${(0,words/* grouped */.zD)(counts[standing])}` : "";
        return html `<button type="button" class="chip" data-order="${order}" aria-pressed="false">
<i class="swatch fill-${standing}"></i>${standing} ${(0,words/* grouped */.zD)(count)}${all}</button>`;
    });
}
function worstTasks(tasks) {
    const places = new Map(STANDINGS.map((standing) => [standing, []]));
    for (let index = 0; index < tasks.count; index += 1) {
        const same = places.get(tasks.at(index).standing) ?? [];
        if (same.length < TASKS_LISTED)
            same.push(index);
    }
    const worst = [...places.values()].flat().slice(0, TASKS_LISTED);
    return worst.map((index) => tasks.at(index));
}
const COLUMNS = [
    {
        name: "Task",
        isFilled: () => true,
        cell: ({ id }) => html `<th scope="row">${foreign(shownId(id))}</th>`,
    },
    {
        name: "Result",
        isFilled: () => true,
        cell: ({ standing }) => {
            const badge = html `<span class="badge fill-${standing}">${SIGNS[standing]} ${standing}</span>`;
            return html `<td data-order="${STANDINGS.indexOf(standing)}">${badge}</td>`;
        },
    },
    {
        name: "Score",
        isNumber: true,
        isFilled: ({ score }) => score !== null,
        cell: ({ score }) => html `<td class="number">${score === null ? "" : Number(score.toPrecision(4))}</td>`,
    },
    {
        name: "Attempts",
        isNumber: true,
        isFilled: ({ attempts }) => attempts > 1,
        cell: ({ attempts }) => html `<td class="number">${attempts}</td>`,
    },
    {
        name: "Duration",
        isNumber: true,
        isFilled: ({ durationS }) => durationS !== null,
        cell: ({ durationS }) => durationS === null
            ? html `<td></td>`
            : html `<td class="number" data-order="${durationS}">${(0,duration/* formatDuration */.a3)(durationS * 1_000)}</td>`,
    },
    {
        name: "Group",
        isFilled: ({ group }) => group !== null,
        cell: ({ group }) => html `<td>${foreign(shownId(group ?? ""))}</td>`,
    },
    {
        name: "Provider",
        isFilled: ({ provider }, first) => provider !== first?.provider,
        cell: ({ provider }) => html `<td>${foreign(shownId(provider))}</td>`,
    },
    {
        name: "Last message",
        isFilled: ({ class: outcome, message }) => message !== "" || isNotGrade(outcome),
        cell: (task) => html `<td class="words">${messageOf(task)}</td>`,
    },
    {
        name: "Log",
        isFilled: ({ key }) => key !== null,
        cell: ({ key }) => html `<td>${key === null ? null : html `<a href="logs/${key}.log">log</a>`}</td>`,
    },
];
function messageOf({ class: outcome, message }) {
    const { name, meaning } = report_words/* CLASS_WORDS */.f5[outcome ?? "graded"];
    const named = isNotGrade(outcome) ? html `<b title="${meaning}">${name}</b> ` : null;
    const text = (0,report_escape/* cutText */.IN)((0,report_escape/* plainText */.wh)(message), tasks_MESSAGE_LENGTH);
    const first = (0,report_escape/* oneLine */.TN)(text, FIRST_WORDS_LENGTH);
    if (text === first)
        return html `${named}${foreign(text)}`;
    return html `<details><summary>${named}${foreign(first)}</summary><pre>${foreign(text)}</pre></details>`;
}
function isNotGrade(outcome) {
    return outcome !== null && outcome !== "graded";
}

;// CONCATENATED MODULE: ./build/report/html/timeline.js




const PROVIDERS_SHOWN = 12;
const ROWS_SHOWN = 64;
const BANDS_SHOWN = 500;
const ATTEMPTS_DRAWN = 5_000;
const ROW_HEIGHT = 10;
const LANE_HEIGHT = 48;
function timelineSection({ run }) {
    if (run.attempts.length === 0)
        return null;
    const axis = axisOf(run);
    return section("timeline", "Timeline of this run", html `${legend(run)}
${clock(axis)}
${providerLanes(run, axis)}
${slotRows(run, axis)}`);
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
    return html `<svg width="100%" height="16" aria-hidden="true"><text y="12">${minute(from)}</text>
<text x="100%" y="12" text-anchor="end">${minute(until)}</text></svg>`;
}
function providerLanes(run, axis) {
    const counts = new Map();
    for (const { provider } of run.attempts)
        counts.set(provider, (counts.get(provider) ?? 0) + 1);
    const providers = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
    const rest = providers.length - PROVIDERS_SHOWN;
    const lanes = providers.slice(0, PROVIDERS_SHOWN).map((provider) => providerLane(run, axis, provider));
    const leftOut = html `<p class="quiet">The drawing leaves out ${(0,words/* counted */.hS)(rest, "provider")} with fewer attempts.</p>`;
    return html `${lanes}${rest > 0 ? leftOut : null}`;
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
        return html `<rect class="hatch-${band.kind}" x="${x}%" width="${width}%" height="100%" fill="url(#hatch-${band.kind})">
<title>${band.what}: ${band.reason.slice(0, 300)}</title></rect>`;
    });
    const line = limit.length === 0
        ? null
        : html `<path class="limit-line" d="M0 ${y(limit[0]?.count ?? 0)}${stepPath(limit, place, y)}"/>`;
    const most = `up to ${(0,words/* grouped */.zD)(peak)} at once`;
    return html `<p class="lane-name"><b>${foreign(shownId(provider))}</b> <small>${most}</small></p>
<svg class="lane" width="100%" height="${LANE_HEIGHT}" role="img" aria-label="Children of ${shownId(provider)} over time: ${most}">
<svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
<path class="fill-running" d="M0 100${stepPath(running, place, y)}V100Z"/>${line}</svg>${bands.slice(0, BANDS_SHOWN)}</svg>
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
    const title = `${shownId(id).slice(0, 100)}${more}: ${report_words/* CLASS_WORDS */.f5[ended].name}${probe ? ", a probe" : ""}, ${when}`;
    return html `<rect class="class-${ended}" x="${x}%" y="${y}" width="${width}%" height="${ROW_HEIGHT - 2}"><title>${title}</title></rect>`;
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

;// CONCATENATED MODULE: ./build/report/html/render.js













function renderHtmlReport(report) {
    const { places, content: table } = taskTable(report);
    const sections = [
        { id: "failures", name: "Failures", content: failuresSection(report, places) },
        { id: "baseline", name: "Baseline", content: baselineSection(report, places) },
        { id: "trend", name: "Trend", content: tableSection("trend", (0,trend/* trendTable */._)(report.trend)) },
        { id: "variants", name: "Compared", content: tableSection("variants", (0,variant_tables/* variantTable */.W)(report.variants)) },
        { id: "repeats", name: "Repeats", content: tableSection("repeats", (0,variant_tables/* repeatTable */.w)(report.variants)) },
        { id: "timeline", name: "Timeline", content: timelineSection(report) },
        { id: "events", name: "Events", content: tableSection("events", (0,story_tables/* eventsTable */.g)(report.run)) },
        { id: "jobs", name: "Jobs", content: tableSection("jobs", (0,story_tables/* jobsTable */.x)(report.run)) },
        { id: "scores", name: "Scores", content: scoresSection(report.tasks) },
        { id: "tasks", name: "Tasks", content: table },
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

// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
;// CONCATENATED MODULE: ./build/report/junit.js




const NO_GROUP = "tasks";
function writeJunit(report, write) {
    const suites = gatherSuites(report);
    const { startedAt, campaign, counts: all } = report.headline;
    const when = startedAt === null ? "" : ` timestamp="${new Date(startedAt).toISOString().slice(0, 19)}"`;
    write('<?xml version="1.0" encoding="UTF-8"?>\n');
    write(`<testsuites name="${junit_name(`carryover ${campaign}`)}" tests="${all.total}" failures="${all.failed}" ` +
        `errors="${all.errored}" time="${seconds(suites.reduce((sum, suite) => sum + suite.seconds, 0))}">\n`);
    for (const suite of suites) {
        const { tasks, counts } = suite;
        write(`  <testsuite name="${junit_name(suite.name)}" tests="${tasks.length}" failures="${counts.failed}" errors="${counts.errored}" ` +
            `skipped="${counts.skipped + counts.outstanding}" time="${seconds(suite.seconds)}"${when}>\n`);
        for (const index of tasks)
            write(testcase(report.tasks.at(index), suite.name, report));
        write("  </testsuite>\n");
    }
    write("</testsuites>\n");
}
function gatherSuites(report) {
    const suites = new Map();
    for (let index = 0; index < report.tasks.count; index += 1) {
        const task = report.tasks.at(index);
        const suiteName = task.group || task.junit?.classname || NO_GROUP;
        const suite = suites.get(suiteName) ?? {
            name: suiteName,
            tasks: [],
            counts: { passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 },
            seconds: 0,
        };
        suites.set(suiteName, suite);
        suite.tasks.push(index);
        suite.seconds += task.durationS ?? 0;
        suite.counts[task.standing] += 1;
    }
    return [...suites.values()];
}
function testcase(task, suite, report) {
    const className = junit_name(task.junit?.classname ?? suite);
    const head = `    <testcase name="${junit_name(task.junit?.name ?? task.id)}" classname="${className}" time="${seconds(task.durationS ?? 0)}"`;
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
function whyOutstanding(task, { headline: { stops }, run }) {
    const stop = stops.find((one) => one.provider === task.provider);
    if (stop !== undefined && (task.class === null || task.class === "rate_limited"))
        return `outstanding: ${(0,verdict_words/* stopWords */.e$)(stop)}`;
    if (task.class === null)
        return `outstanding: ${(0,verdict_words/* knowsAllAttempts */.Oq)(run) ? "not started yet" : "no attempt was reported"}`;
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
// EXTERNAL MODULE: ./build/core/task-index.js
var task_index = __webpack_require__(25680);
// EXTERNAL MODULE: ./build/store/campaign-history.js
var campaign_history = __webpack_require__(78951);
// EXTERNAL MODULE: ./build/store/checkpoint-file.js
var checkpoint_file = __webpack_require__(573);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(13853);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(38617);
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
        return differenceOf("pass rate", this.#passRates, { most: 1, step: 1 / this.#passRates.length });
    }
    scores() {
        return differenceOf("score", this.#scores);
    }
}
function differenceOf(of, differences, grid) {
    if (differences.length === 0)
        return null;
    const changed = differences.filter((difference) => Math.abs(difference) > ROUNDING).length;
    return { of, pairs: differences.length, changed, interval: pairedMeanDifference(differences, grid) };
}

;// CONCATENATED MODULE: ./build/report/compare-baseline.js


function compareBaseline(path, tasks, presentCampaign) {
    const [regressions, fixes, lost] = [[], [], []];
    const seen = new Set();
    const paired = new PairedSample();
    const [repeatsNow, repeatsBefore] = [new Sample(), new Sample()];
    let campaign = "";
    let pairs = 0;
    let passedBefore = 0;
    let gradedBefore = 0;
    (0,read_history/* readLedger */.SC)(path, (row) => {
        if (row.campaign === presentCampaign)
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
    const scores = paired.scores();
    const difference = scores !== null && scores.pairs >= 2 ? scores : paired.passRate();
    return {
        campaign,
        regressions: idsOf(regressions),
        fixes: idsOf(fixes),
        lost: idsOf(lost),
        pairs,
        difference: difference ?? { of: "pass rate", pairs: 0, changed: 0, interval: null },
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
    const { jobs } = events.story;
    const jobsEndedAt = Math.max(0, ...jobs.map((job) => job.endedAt));
    const circuits = openCircuits(options.checkpoint, jobsEndedAt);
    const { sums, wonOnRetry, waiting, outstanding } = sumTasks(options.tasks, circuits);
    const { counts, sample } = sums;
    const stops = circuits.filter(({ provider }) => waiting.has(provider));
    const merged = events.mergeEnd;
    const endedAt = Math.max(jobsEndedAt, merged?.at ?? 0);
    const end = merged ?? jobs.findLast((job) => job.end !== null)?.end ?? null;
    const isWhole = end !== null && (merged !== null || jobs.length <= 1);
    const record = options.checkpoint?.campaigns.find(({ id }) => id === campaign);
    const { status, reason, isReopened } = (0,core_campaign/* standingAfter */.pQ)(end, record, counts.outstanding);
    const headline = {
        campaign,
        status,
        reason: reason ?? "the run has not recorded its end: it was killed, or it is still running",
        counts,
        against: isWhole && !isReopened ? (end?.against ?? null) : null,
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
    return { headline, outstanding };
}
function isWithoutJobs(merged, jobs) {
    if (merged === null)
        return false;
    const workflowRun = (0,core_campaign/* workflowRunOf */.ol)(merged.run);
    return workflowRun !== merged.run && jobs.every(({ start }) => (0,core_campaign/* workflowRunOf */.ol)(start.run) !== workflowRun);
}
function sumTasks(tasks, circuits) {
    const limiting = new Set(circuits.flatMap(({ provider, outage }) => (outage ? [] : provider)));
    const sums = new TaskSums();
    let wonOnRetry = 0;
    const waiting = new Set();
    const ids = [];
    const outstanding = { ids, limited: 0, killed: 0, retriable: 0, notStarted: 0 };
    for (const task of tasks) {
        const { id, standing, provider, class: last } = task;
        sums.add(task);
        if (standing === "passed" && task.attempts > 1)
            wonOnRetry += 1;
        if (standing !== "outstanding")
            continue;
        waiting.add(provider);
        if (ids.length < OUTSTANDING_IDS)
            ids.push(id);
        if (last === "rate_limited" || (last === null && limiting.has(provider)))
            outstanding.limited += 1;
        else if (last === "kill_shaped" || last === "unfinished")
            outstanding.killed += 1;
        else if (last !== null)
            outstanding.retriable += 1;
        else
            outstanding.notStarted += 1;
    }
    return { sums, wonOnRetry, waiting, outstanding };
}
function openCircuits(checkpoint, endedAt) {
    return Object.entries(checkpoint?.circuits ?? {})
        .map(([provider, { until, reason: words, stated: isStated, outage }]) => {
        return { provider, untilAt: Date.parse(until), words, isStated, outage };
    })
        .filter(({ untilAt }) => untilAt > endedAt)
        .sort((a, b) => a.untilAt - b.untilAt);
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
    #changes = [];
    #warnings = new Set();
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
            warnings: [...this.#warnings],
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
                this.#attempts.set(key, { job: name.job, slot, provider, taskIds, startedAt, probe, ...open });
                break;
            }
            case "task_settled": {
                const { key, id, class: outcome, status } = event;
                const attempt = this.#attempts.get(key);
                const ended = outcome === "graded" ? (status ?? "failed") : outcome;
                if (attempt !== undefined)
                    attempt.class = attempt.class === "running" || attempt.class === ended ? ended : "mixed";
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
                    this.#changes.push(event);
                break;
            case "warning":
                if (this.#warnings.size < CHANGES_KEPT)
                    this.#warnings.add(event.message);
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
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
;// CONCATENATED MODULE: ./build/report/task-table.js




const MESSAGES_BUDGET = 16_000_000;
const PLAIN_KEY = /^[\w-][\w.-]{0,150}$/;
const KEYS_KEPT = 50_000;
class TaskTable {
    history;
    #maxAttempts;
    #index;
    #details;
    #scores;
    #durations;
    #attempts = new Map();
    #gradeMessages = new Map();
    #failures = new Map();
    #messagesLeft = MESSAGES_BUDGET;
    #classes = new Map();
    #keys = new Map();
    defaultProvider = task/* DEFAULT_PROVIDER */.G;
    constructor(index, details, maxAttempts) {
        this.history = new core_history/* ListHistory */.tX({ index });
        this.#maxAttempts = maxAttempts;
        this.#index = index;
        this.#details = details;
        this.#scores = new Float64Array(index.count).fill(Number.NaN);
        this.#durations = this.#scores.slice();
    }
    get count() {
        return this.#index.count;
    }
    findById(id) {
        return this.#index.findId(id);
    }
    hasResult(index) {
        return this.history.at(index)?.kind === "result";
    }
    setResult(index, row) {
        this.#scores[index] = row.score ?? Number.NaN;
        this.#durations[index] = row.duration_s;
        if (row.attempt > 1)
            this.#attempts.set(index, row.attempt);
        else
            this.#attempts.delete(index);
        this.#gradeMessages.delete(index);
        const said = row.status === "failed" ? saidBy(row) : undefined;
        if (said !== undefined)
            this.#gradeMessages.set(index, this.#kept(said));
    }
    addFailure(index, row) {
        const failures = this.#failures.get(index) ?? [];
        this.#failures.set(index, failures);
        const name = (0,read_history/* attemptKey */.jX)(row);
        const failure = { name, class: row.class, attempt: row.attempt, message: this.#kept(row.message) };
        const known = failures.findIndex((other) => other.name === name);
        if (known === -1)
            failures.push(failure);
        else if (row.terminal)
            failures[known] = failure;
    }
    addAttempt({ id, key, class: outcome }) {
        if (outcome !== "graded")
            this.#classes.set(id, outcome);
        if (!PLAIN_KEY.test(key))
            return;
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
            standing: (0,core_history/* standingOf */.YP)(this.history.at(index), this.#maxAttempts),
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
function saidBy({ message, output }) {
    return message ?? (typeof output === "string" && output !== "" ? `output: ${output}` : undefined);
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
    const addSpend = (index, row) => {
        spend.add(row);
        const label = tasks.detailsAt(index).variant;
        if (label === null)
            return;
        const sum = variantSpend.get(label) ?? new report_spend/* SpendSum */.y$();
        variantSpend.set(label, sum);
        sum.add(row);
    };
    const { skipped } = (0,read_history/* readHistory */.Lu)(paths, campaign, tasks.history, {
        onResult: (index, row) => {
            if (!tasks.hasResult(index))
                addSpend(index, row);
            tasks.setResult(index, row);
        },
        onFailure: (index, row) => tasks.addFailure(index, row),
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
        baseline: compareBaseline(paths.baseline, tasks, campaign),
        trend: (0,campaign_history/* readCampaignHistory */.w)(paths.history).slice(-TREND_CAMPAIGNS),
        run: events.story,
        skippedLines: skipped.broken + skipped.newer,
    };
}
const optionalText = schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* string */.YjP()), undefined);
const listedSchema = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().check(api/* _minLength */.m9(1)),
    provider: optionalText,
    group: optionalText,
    base_id: optionalText,
    model: optionalText,
    junit: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* object */.Ikc({ classname: schemas/* string */.YjP(), name: schemas/* string */.YjP() })), undefined),
});
const REPEAT = /^(.+)#\d+$/s;
const VARIANT = /^\[(.+)\](?:#\d+)?$/s;
function readTable(paths, { maxAttempts, part }) {
    const index = new task_index/* TaskIndex */.Y();
    const details = [];
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
        const own = {
            group: original ?? group ?? null,
            junit: junit && { ...junit, name: junit.name + id.slice(listedId.length) },
            listedId: listedId === id ? null : listedId,
            variant,
            provider: provider ?? null,
            variedModel: variant === null ? null : (model ?? null),
        };
        const isPlain = Object.values(own).every((detail) => detail === null || detail === undefined);
        if (!isPlain)
            details[index.count] = own;
        index.add(id, hash);
    });
    return new TaskTable(index, details, maxAttempts);
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
            (0,atomic_file/* writeAtomically */.v)(path, produce);
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
