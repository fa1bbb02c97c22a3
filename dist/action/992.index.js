export const id = 992;
export const ids = [992];
export const modules = {

/***/ 9058:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isTerminal),
/* harmony export */   U: () => (/* binding */ MESSAGE_LIMIT_BYTES)
/* harmony export */ });
const MESSAGE_LIMIT_BYTES = 4_096;
function isTerminal(failure) {
    return failure === "timeout_exceeded" || failure === "skipped" || failure === "fatal";
}


/***/ }),

/***/ 6992:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeReports: () => (/* binding */ writeReports)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(1839);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
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

// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/html/histogram.js
const EXACT_VALUES = 11;
const BINS = 20;
function binScores(scores) {
    const finite = scores.filter((score) => Number.isFinite(score.score));
    if (finite.length === 0)
        return null;
    const values = [...new Set(finite.map((score) => score.score))].sort((a, b) => a - b);
    const bins = values.length <= EXACT_VALUES ? values.map((value) => emptyBin(value, value)) : ranges(values);
    const first = bins[0]?.from ?? 0;
    const width = (bins[0]?.until ?? 0) - first;
    for (const { score, passed } of finite) {
        const index = width > 0 ? Math.min(bins.length - 1, Math.floor((score - first) / width + 1e-9)) : values.indexOf(score);
        const bin = bins[index];
        if (bin === undefined)
            continue;
        if (passed)
            bin.passed += 1;
        else
            bin.other += 1;
    }
    return { bins, count: finite.length };
}
function emptyBin(from, until) {
    return { from, until, passed: 0, other: 0 };
}
function ranges(values) {
    const low = values[0] ?? 0;
    const high = values.at(-1) ?? 0;
    const [from, until] = low >= 0 && high <= 1 ? [0, 1] : [low, high];
    const edge = (index) => Number((from * (1 - index / BINS) + until * (index / BINS)).toPrecision(12));
    return Array.from({ length: BINS }, (_, index) => emptyBin(edge(index), edge(index + 1)));
}

;// CONCATENATED MODULE: ./build/report/html/merge-marks.js
const MERGED_GAPS = [1 / 4_000, 1 / 1_000, 1 / 200, 1 / 20, 1];
function mergeMarks(marks, options) {
    const sorted = marks.toSorted((a, b) => a.row - b.row || a.from - b.from);
    if (sorted.length <= options.limit)
        return sorted;
    for (const share of MERGED_GAPS) {
        const merged = mergeNeighbours(sorted, share * options.spanMs);
        if (merged.length <= options.limit)
            return merged;
    }
    const length = (mark) => (mark.until ?? mark.from) - mark.from;
    return mergeNeighbours(sorted, options.spanMs)
        .toSorted((a, b) => length(b) - length(a))
        .slice(0, options.limit)
        .sort((a, b) => a.row - b.row || a.from - b.from);
}
function mergeNeighbours(sorted, gapMs) {
    const merged = [];
    for (const mark of sorted) {
        const last = merged.at(-1);
        const alike = last !== undefined &&
            last.until !== null &&
            mark.until !== null &&
            last.row === mark.row &&
            last.class === mark.class &&
            last.provider === mark.provider &&
            !last.probe &&
            !mark.probe &&
            mark.from - last.until <= gapMs;
        if (alike) {
            const until = Math.max(last.until, mark.until);
            merged[merged.length - 1] = { ...last, until, tasks: [], count: last.count + mark.count };
        }
        else {
            merged.push(mark);
        }
    }
    return merged;
}

;// CONCATENATED MODULE: ./build/report/html/packed.js
const STANDINGS = ["errored", "failed", "outstanding", "skipped", "passed"];
const ATTEMPT_CLASSES = [
    "passed",
    "failed",
    "mixed",
    "rate_limited",
    "kill_shaped",
    "timeout_exceeded",
    "transient",
    "legitimate",
    "fatal",
    "skipped",
    "unfinished",
    "running",
];

;// CONCATENATED MODULE: ./build/report/html/time-axis.js
const GAP_SHARE = 0.03;
const KEPT_GAP_SHARE = 0.05;
function layAxis(spans) {
    const sorted = spans.filter((span) => span.until >= span.from).sort((a, b) => a.from - b.from);
    const active = unite(sorted, 0);
    const activeMs = active.reduce((sum, span) => sum + span.until - span.from, 0);
    const united = unite(active, activeMs * KEPT_GAP_SHARE);
    const drawnMs = united.reduce((sum, span) => sum + span.until - span.from, 0);
    const gap = drawnMs * Math.min(GAP_SHARE, 0.5 / Math.max(1, united.length - 1));
    let drawnFrom = 0;
    const segments = united.map((span) => {
        const segment = { ...span, drawnFrom };
        drawnFrom += span.until - span.from + gap;
        return segment;
    });
    const [only] = segments;
    if (only === undefined)
        return [{ from: 0, until: 1, drawnFrom: 0 }];
    return drawnMs > 0 ? segments : [{ ...only, until: only.from + 1 }];
}
function segmentEnd(axis, at) {
    const holder = axis.find((segment) => at >= segment.from && at <= segment.until);
    return holder?.until ?? at;
}
function unite(sorted, bridgedMs) {
    const united = [];
    for (const span of sorted) {
        const last = united.at(-1);
        if (last !== undefined && span.from - last.until <= bridgedMs) {
            united[united.length - 1] = { from: last.from, until: Math.max(last.until, span.until) };
        }
        else {
            united.push({ from: span.from, until: span.until });
        }
    }
    return united;
}

;// CONCATENATED MODULE: ./build/report/html/pack.js







const DETAILS = [
    { tasks: 30_000, marks: 40_000, idLength: 400, messageLength: 1_024, entries: 2_000 },
    { tasks: 30_000, marks: 40_000, idLength: 400, messageLength: 400, entries: 2_000 },
    { tasks: 30_000, marks: 30_000, idLength: 200, messageLength: 160, entries: 1_000 },
    { tasks: 20_000, marks: 20_000, idLength: 120, messageLength: 80, entries: 500 },
    { tasks: 10_000, marks: 10_000, idLength: 60, messageLength: 40, entries: 200 },
    { tasks: 1_000, marks: 2_000, idLength: 60, messageLength: 40, entries: 50 },
];
const BLOCK_BYTES = 4_500_000;
function packBlock(report, budgetBytes = BLOCK_BYTES) {
    let block = "";
    for (const detail of DETAILS) {
        const packed = packReport(report, detail);
        const last = detail === DETAILS.at(-1);
        if (!last && textLength(packed) > budgetBytes)
            continue;
        block = jsonForScript(packed);
        if (Buffer.byteLength(block) <= budgetBytes)
            break;
    }
    return block;
}
function textLength({ strings, tasks }) {
    const lengthOf = (texts) => texts.reduce((sum, text) => sum + text.length, 0);
    return lengthOf(strings) + lengthOf(tasks.id);
}
function packReport(report, detail) {
    const originAt = originOf(report);
    const since = (at) => Math.round(at - originAt);
    const strings = new StringTable(detail);
    const listed = listTasks(report.tasks, detail.tasks);
    const indexOf = new Map(listed.map((task, index) => [task.id, index]));
    const axis = layAxis([
        ...report.runs.map((run) => ({ from: since(run.startedAt), until: since(run.endedAt) })),
        ...report.attempts.map((attempt) => ({
            from: since(attempt.startedAt),
            until: since(attempt.endedAt ?? attempt.startedAt),
        })),
        ...headlineSpan(report, since),
    ]);
    const drawn = drawMarks(report, { detail, since, indexOf, axis });
    const cut = (entries) => entries.slice(0, detail.entries);
    return {
        originAt,
        headline: {
            status: report.headline.status,
            counts: report.headline.counts,
            resumeAt: report.headline.resumeAt,
        },
        tasks: packTasks(listed, strings),
        attempts: packMarks(drawn, strings),
        rows: drawn.rows.map(({ job, slot }) => ({ job: strings.name(job), slot })),
        axis,
        waits: cut(report.waits).map((wait) => ({
            provider: strings.name(wait.provider),
            from: since(wait.from),
            until: Math.min(since(wait.until), segmentEnd(axis, since(wait.from))),
            reason: strings.cut(wait.reason),
        })),
        limits: cut(report.limits).map((change) => ({
            provider: strings.name(change.provider),
            at: since(change.at),
            from: change.from,
            to: change.to,
            reason: strings.cut(change.reason),
        })),
        circuits: packCircuits(report, { since, strings, axis }).slice(0, detail.entries),
        histogram: binScores(report.tasks.flatMap(({ score, standing }) => (score === null ? [] : [{ score, passed: standing === "passed" }]))),
        failureGroups: cut(report.failureGroups).map((group) => ({
            class: strings.name(group.class),
            message: strings.cut(group.message),
            count: group.count,
            tasks: indexesOf(group.taskIds, indexOf),
        })),
        baseline: report.baseline && {
            campaign: strings.id(report.baseline.campaign),
            pairs: report.baseline.pairs,
            scoredPairs: report.baseline.scoredPairs,
            lost: packIds(report.baseline.lost, { detail, strings, indexOf }),
            gained: report.baseline.gained,
            isOfScores: report.baseline.isOfScores,
            regressions: packIds(report.baseline.regressions, { detail, strings, indexOf }),
            fixes: packIds(report.baseline.fixes, { detail, strings, indexOf }),
            pairedDifference: report.baseline.pairedDifference,
        },
        cuts: wordCuts(report, { listed: listed.length, drawn, strings, detail }),
        strings: strings.list,
    };
}
class StringTable {
    list = [""];
    longMessages = 0;
    longIds = 0;
    #detail;
    #indexes = new Map([["", 0]]);
    constructor(detail) {
        this.#detail = detail;
    }
    name(text) {
        return this.#intern((0,report_escape/* visibleId */.i2)(cutText(text, this.#detail.idLength)));
    }
    message(text) {
        return this.#intern(this.cut(text));
    }
    cut(text) {
        if (text.length > this.#detail.messageLength)
            this.longMessages += 1;
        return cutText(text, this.#detail.messageLength);
    }
    id(text) {
        if (text.length > this.#detail.idLength)
            this.longIds += 1;
        return (0,report_escape/* visibleId */.i2)(cutText(text, this.#detail.idLength));
    }
    #intern(text) {
        const known = this.#indexes.get(text);
        if (known !== undefined)
            return known;
        this.#indexes.set(text, this.list.length);
        return this.list.push(text) - 1;
    }
}
function cutText(text, length) {
    if (text.length <= length)
        return text;
    return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
function originOf({ headline, runs, attempts }) {
    let origin = headline.startedAt ?? Number.POSITIVE_INFINITY;
    for (const run of runs)
        origin = Math.min(origin, run.startedAt);
    for (const attempt of attempts)
        origin = Math.min(origin, attempt.startedAt);
    return Number.isFinite(origin) ? origin : 0;
}
function headlineSpan({ headline, runs }, since) {
    if (runs.length > 0 || headline.startedAt === null || headline.endedAt === null)
        return [];
    return [{ from: since(headline.startedAt), until: since(headline.endedAt) }];
}
function listTasks(tasks, limit) {
    if (tasks.length <= limit)
        return tasks;
    const kept = [];
    for (const standing of STANDINGS) {
        for (const task of tasks) {
            if (kept.length >= limit)
                return kept;
            if (task.standing === standing)
                kept.push(task);
        }
    }
    return kept;
}
function packTasks(tasks, strings) {
    return {
        id: tasks.map((task) => strings.id(task.id)),
        group: tasks.map((task) => strings.name(task.group)),
        provider: tasks.map((task) => strings.name(task.provider)),
        standing: tasks.map((task) => STANDINGS.indexOf(task.standing)),
        score: tasks.map((task) => shorten(task.score)),
        class: tasks.map((task) => strings.name(task.class ?? "")),
        attempts: tasks.map((task) => task.attempts),
        durationS: tasks.map((task) => shorten(task.durationS)),
        message: tasks.map((task) => strings.message(task.message)),
        log: tasks.map((task) => strings.name(task.logFile ?? "")),
    };
}
function shorten(value) {
    return value === null || !Number.isFinite(value) ? null : Number(value.toPrecision(6));
}
function rowsOf({ attempts }) {
    const seen = new Map(attempts.map(({ job, slot }) => [rowKey({ job, slot }), { job, slot }]));
    return [...seen.values()].sort((a, b) => a.job.localeCompare(b.job, "en", { numeric: true }) || a.slot - b.slot);
}
function rowKey({ job, slot }) {
    return `${slot} ${job}`;
}
function drawMarks(report, page) {
    const rows = rowsOf(report);
    const rowOf = new Map(rows.map((row, index) => [rowKey(row), index]));
    const all = report.attempts.map((attempt) => ({
        row: rowOf.get(rowKey(attempt)) ?? 0,
        provider: attempt.provider,
        from: page.since(attempt.startedAt),
        until: attempt.endedAt === null ? null : page.since(attempt.endedAt),
        class: ATTEMPT_CLASSES.indexOf(attempt.class),
        tasks: indexesOf(attempt.taskIds, page.indexOf),
        count: 1,
        probe: attempt.probe,
    }));
    const spanMs = page.axis.reduce((sum, segment) => sum + segment.until - segment.from, 0);
    const marks = mergeMarks(all, { limit: page.detail.marks, spanMs });
    const drawnRows = [...new Set(marks.map((mark) => mark.row))];
    const placeOf = new Map(drawnRows.map((row, place) => [row, place]));
    return {
        marks: marks.map((mark) => ({ ...mark, row: placeOf.get(mark.row) ?? 0 })),
        rows: drawnRows.flatMap((row) => rows[row] ?? []),
        attempts: all.length,
    };
}
function packMarks({ marks }, strings) {
    return {
        row: marks.map((mark) => mark.row),
        provider: marks.map((mark) => strings.name(mark.provider)),
        from: marks.map((mark) => mark.from),
        length: marks.map((mark) => (mark.until === null ? -1 : Math.max(0, mark.until - mark.from))),
        class: marks.map((mark) => mark.class),
        tasks: marks.map(({ tasks }) => (tasks.length === 1 && tasks[0] !== undefined ? tasks[0] : tasks)),
        count: marks.map((mark) => mark.count),
        probes: marks.flatMap((mark, index) => (mark.probe ? [index] : [])),
    };
}
function packCircuits(report, page) {
    const sorted = report.circuits.toSorted((a, b) => a.at - b.at);
    const nextAt = new Map();
    const packed = [];
    for (const change of sorted.reverse()) {
        const at = page.since(change.at);
        const ends = [nextAt.get(change.provider), segmentEnd(page.axis, at)];
        if (change.state === "open" && change.until !== null)
            ends.push(page.since(change.until));
        nextAt.set(change.provider, at);
        packed.push({
            provider: page.strings.name(change.provider),
            at,
            state: change.state,
            until: Math.max(at, Math.min(...ends.filter((end) => end !== undefined))),
            statedUntil: change.until === null ? null : page.since(change.until),
            reason: page.strings.cut(change.reason),
        });
    }
    return packed.reverse();
}
function indexesOf(ids, indexOf) {
    return ids.flatMap((id) => indexOf.get(id) ?? []);
}
function packIds(ids, page) {
    return {
        count: ids.length,
        ids: ids.slice(0, page.detail.entries).map((id) => page.strings.id(id)),
        tasks: indexesOf(ids, page.indexOf),
    };
}
function wordCuts(report, page) {
    const { detail, drawn, strings } = page;
    const unlisted = Math.max(report.tasks.length, report.headline.counts.total) - page.listed;
    const lists = [report.waits, report.limits, report.circuits, report.failureGroups];
    const marks = drawn.marks.length;
    return [
        ...(unlisted > 0 ? [`${(0,report_words/* counted */.hS)(unlisted, "task")} are not listed. results.jsonl has all results.`] : []),
        ...(marks < drawn.attempts
            ? [
                `The timeline draws ${(0,report_words/* grouped */.zD)(drawn.attempts)} attempts as ${(0,report_words/* grouped */.zD)(marks)} marks. events.jsonl has each of them.`,
            ]
            : []),
        ...(strings.longMessages > 0
            ? [`Messages are cut to ${detail.messageLength} characters. failures.jsonl and the logs have more.`]
            : []),
        ...(strings.longIds > 0 ? [`Ids are cut to ${detail.idLength} characters. tasks.jsonl has them whole.`] : []),
        ...(lists.some((entries) => entries.length > detail.entries)
            ? [`Lists of waits, limits and failure groups end after ${(0,report_words/* grouped */.zD)(detail.entries)} entries.`]
            : []),
    ];
}

;// CONCATENATED MODULE: ./build/report/html/page-code.js
const PAGE_SCRIPT = `"use strict";(() => {
const UNITS = /** @type {const} */ ([
["d", 86_400_000],
["h", 3_600_000],
["m", 60_000],
["s", 1_000],
]);
function durationText(durationMs) {
if (durationMs < 9_950) return \`\${Math.round(Math.max(0, durationMs) / 100) / 10}s\`;
let rest = Math.round(durationMs / 1_000) * 1_000;
const parts = [];
for (const [unit, unitMs] of UNITS) {
const count = Math.floor(rest / unitMs);
rest -= count * unitMs;
if (count > 0) parts.push(\`\${count}\${unit}\`);
else if (parts.length > 0) break;
if (parts.length === 2) break;
}
return parts.join(" ");
}
function clockText(at) {
return new Date(at).toISOString().slice(11, 19);
}
function instantText(at) {
return new Date(at).toISOString().slice(0, 19).replace("T", " ");
}
function countText(count) {
return count.toLocaleString("en-US");
}
function countedText(count, noun) {
return \`\${countText(count)} \${noun}\${count === 1 ? "" : "s"}\`;
}
function taskCountText(count) {
return countedText(count, "task");
}
function scoreText(score) {
return String(Number(score.toPrecision(4)));
}
const CLASS_WORDS = {
passed: { name: "passed", meaning: "" },
failed: { name: "failed", meaning: "graded, and the answer was wrong" },
graded: { name: "graded", meaning: "has a result" },
mixed: { name: "passed and failed", meaning: "the tasks of this shard differ" },
rate_limited: { name: "rate-limited", meaning: "refused by a rate limit; not charged, runs again" },
kill_shaped: { name: "killed", meaning: "stopped by a signal; not charged, runs again" },
timeout_exceeded: { name: "timed out", meaning: "over its time limit; not tried again" },
transient: { name: "transient error", meaning: "server or connection trouble; tried again" },
legitimate: { name: "error", meaning: "a failure of the attempt; tried again after all others" },
fatal: { name: "fatal error", meaning: "cannot succeed; not tried again" },
skipped: { name: "skipped", meaning: "" },
unfinished: { name: "unfinished", meaning: "the child left it without a result; runs again" },
running: { name: "still running", meaning: "its end is not on record" },
};
function className(className) {
return CLASS_WORDS[className]?.name ?? className;
}
function classMeaning(className) {
return CLASS_WORDS[className]?.meaning ?? "";
}
function element(tag, attributes = {}, ...children) {
const made = document.createElement(tag);
for (const [name, value] of Object.entries(attributes)) {
if (value === null || value === false) continue;
made.setAttribute(name, value === true ? "" : String(value));
}
append(made, children);
return made;
}
function append(parent, children) {
for (const child of children) {
if (child === null) continue;
parent.appendChild(child instanceof Node ? child : document.createTextNode(String(child)));
}
}
function foreign(text) {
return element("bdi", {}, text);
}
function button(label, onPress, attributes = {}) {
const made = element("button", { type: "button", ...attributes }, label);
made.addEventListener("click", onPress);
return made;
}
function showSection(id) {
const section = byId(id);
section.hidden = false;
return section;
}
function byId(id) {
const found = document.getElementById(id);
if (found === null) throw new Error(\`The page has no #\${id}.\`);
return found;
}
const STANDING_ORDER = ["errored", "failed", "outstanding", "skipped", "passed"];
const CLASS_ORDER = [
"passed",
"failed",
"mixed",
"rate_limited",
"kill_shaped",
"timeout_exceeded",
"transient",
"legitimate",
"fatal",
"skipped",
"unfinished",
"running",
];
function readReport() {
return JSON.parse(document.getElementById("report-data")?.textContent ?? "");
}
function placeText({ rows, strings }, row) {
const { job = 0, slot = 0 } = rows[row] ?? {};
const isOneJob = rows.every((other) => other.job === job);
const place = \`slot \${slot + 1}\`;
return isOneJob ? place : \`job \${strings[job] ?? ""}, \${place}\`;
}
function readTasks({ tasks, strings }) {
const text = (/** @type {number | undefined} */ index) => strings[index ?? 0] ?? "";
return tasks.id.map((id, index) => {
const severity = tasks.standing[index] ?? 0;
const task = {
index,
id,
group: text(tasks.group[index]),
provider: text(tasks.provider[index]),
standing: STANDING_ORDER[severity] ?? "outstanding",
severity,
score: tasks.score[index] ?? null,
class: text(tasks.class[index]),
attempts: tasks.attempts[index] ?? 0,
durationS: tasks.durationS[index] ?? null,
message: text(tasks.message[index]),
log: text(tasks.log[index]),
};
const haystack = \`\${id}\\n\${task.group}\\n\${task.provider}\\n\${task.message}\`.toLowerCase();
return { ...task, haystack };
});
}
function readMarks({ attempts, strings, axis }) {
const probes = new Set(attempts.probes);
const lastAt = axis.at(-1)?.until ?? 0;
return attempts.row.map((row, index) => {
const from = attempts.from[index] ?? 0;
const length = attempts.length[index] ?? -1;
const tasks = attempts.tasks[index] ?? [];
return {
index,
row,
provider: strings[attempts.provider[index] ?? 0] ?? "",
from,
until: length < 0 ? Math.max(from, lastAt) : from + length,
class: CLASS_ORDER[attempts.class[index] ?? 0] ?? "passed",
tasks: typeof tasks === "number" ? [tasks] : tasks,
count: attempts.count[index] ?? 1,
probe: probes.has(index),
};
});
}
function filterTasks(tasks, filter) {
const words = filter.text.toLowerCase().split(/\\s+/).filter(Boolean);
return tasks.filter(
(task) =>
(filter.standings.size === 0 || filter.standings.has(task.standing)) &&
(filter.class === "" || task.class === filter.class) &&
(filter.provider === "" || task.provider === filter.provider) &&
(filter.only === null || filter.only.has(task.index)) &&
words.every((word) => task.haystack.includes(word)),
);
}
function sortTasks(tasks, order) {
const sign = order.descending ? -1 : 1;
const collator = new Intl.Collator("en", { numeric: true });
return tasks.toSorted((a, b) => {
const left = sortValue(a, order.key);
const right = sortValue(b, order.key);
if (left === right) return a.index - b.index;
if (left === null || left === "") return 1;
if (right === null || right === "") return -1;
const difference =
typeof left === "number" && typeof right === "number"
? left - right
: collator.compare(String(left), String(right));
return sign * difference || a.index - b.index;
});
}
function sortValue(task, key) {
switch (key) {
case "standing":
return task.severity;
case "listed":
return task.index;
default:
return task[key];
}
}
function drawnOf(axis, at) {
let place = 0;
for (const segment of axis) {
if (at < segment.from) break;
place = segment.drawnFrom + Math.min(at, segment.until) - segment.from;
}
return place;
}
function instantOf(axis, drawn) {
let at = axis[0]?.from ?? 0;
for (const segment of axis) {
if (drawn < segment.drawnFrom) break;
at = Math.min(segment.from + drawn - segment.drawnFrom, segment.until);
}
return at;
}
function drawnLength(axis) {
const last = axis.at(-1);
return last === undefined ? 1 : last.drawnFrom + last.until - last.from;
}
function zoom(view, { about, factor, length }) {
const width = Math.min(length, Math.max(Math.min(50, length), (view.until - view.from) * factor));
const share = (about - view.from) / (view.until - view.from);
return within({ from: about - share * width, until: about + (1 - share) * width }, length);
}
function pan(view, { by, length }) {
return within({ from: view.from + by, until: view.until + by }, length);
}
function within(view, length) {
const width = Math.min(length, view.until - view.from);
const from = Math.min(Math.max(0, view.from), length - width);
return { from, until: from + width };
}
const STEPS_MS = [
1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000,
900_000, 1_800_000, 3_600_000, 7_200_000, 10_800_000, 21_600_000, 43_200_000, 86_400_000,
];
function ticksOf(axis, view, { originAt, count }) {
const wanted = (view.until - view.from) / Math.max(1, count);
const stepMs = STEPS_MS.find((step) => step >= wanted) ?? 86_400_000 * Math.ceil(wanted / 86_400_000);
const ticks = [];
for (const segment of axis) {
const from = segment.from + Math.max(0, view.from - segment.drawnFrom);
const until = Math.min(segment.until, segment.from + view.until - segment.drawnFrom);
const first = Math.ceil((from + originAt) / stepMs) * stepMs - originAt;
for (let at = first; at <= until; at += stepMs) {
ticks.push({ at, drawn: segment.drawnFrom + at - segment.from, stepMs });
}
}
return ticks;
}
function marksByRow(marks, rowCount) {
const rows = Array.from({ length: rowCount }, () => []);
for (const mark of marks) rows[mark.row]?.push(mark);
return rows;
}
function firstEndingAfter(row, at) {
let low = 0;
let high = row.length;
while (low < high) {
const middle = (low + high) >> 1;
if ((row[middle]?.until ?? 0) < at) low = middle + 1;
else high = middle;
}
return low;
}
function markAt(row, at, toleranceMs) {
const index = firstEndingAfter(row, at);
let nearest = null;
let distance = toleranceMs;
for (const mark of row.slice(Math.max(0, index - 1), index + 1)) {
const away = Math.max(mark.from - at, at - mark.until, 0);
if (away <= distance) {
nearest = mark;
distance = away;
}
}
return nearest;
}
function runningSteps(marks) {
const edges = marks.flatMap(({ from, until }) => [
{ at: from, change: 1 },
{ at: until, change: -1 },
]);
edges.sort((a, b) => a.at - b.at || b.change - a.change);
const steps = [];
let value = 0;
for (const { at, change } of edges) {
value += change;
const last = steps.at(-1);
if (last?.at === at) last.value = value;
else steps.push({ at, value });
}
return steps;
}
function valueAt(steps, at, before) {
let low = 0;
let high = steps.length;
while (low < high) {
const middle = (low + high) >> 1;
if ((steps[middle]?.at ?? 0) <= at) low = middle + 1;
else high = middle;
}
return low === 0 ? before : (steps[low - 1]?.value ?? before);
}
function idleParts(bands, running) {
const idle = [];
let coveredUntil = Number.NEGATIVE_INFINITY;
for (const band of bands.toSorted((a, b) => a.from - b.from)) {
let from = Math.max(band.from, coveredUntil);
for (const step of [...running.filter(({ at }) => at > from && at < band.until), { at: band.until, value: 0 }]) {
if (step.at > from && valueAt(running, from, 0) === 0) idle.push({ from, until: step.at });
from = step.at;
}
coveredUntil = Math.max(coveredUntil, band.until);
}
return idle;
}
const AXIS_HEIGHT = 22;
const LANE_HEIGHT = 64;
const LANE_GAP = 12;
const MOST_LANES = 12;
const ROWS_HEIGHT = 320;
const MOST_ROWS_HEIGHT = 6_000;
function layLanes(report, marks) {
const uses = new Map();
const use = (/** @type {string} */ provider, /** @type {number} */ weight) =>
uses.set(provider, (uses.get(provider) ?? 0) + weight);
for (const { provider } of marks) use(provider, 1);
for (const { provider } of [...report.waits, ...report.limits, ...report.circuits]) {
use(report.strings[provider] ?? "", marks.length + 1);
}
const busiest = [...uses].sort((a, b) => b[1] - a[1]).slice(0, MOST_LANES);
const names = busiest.map(([provider]) => provider).sort();
const providers = names.map((provider, index) => {
const top = AXIS_HEIGHT + LANE_GAP + index * (LANE_HEIGHT + LANE_GAP);
return layProvider(report, { provider, top, marks: marks.filter((mark) => mark.provider === provider) });
});
const rowsTop = AXIS_HEIGHT + LANE_GAP + providers.length * (LANE_HEIGHT + LANE_GAP);
const rows = Math.max(1, report.rows.length);
const rowHeight = Math.min(18, Math.max(3, Math.floor(ROWS_HEIGHT / rows)), MOST_ROWS_HEIGHT / rows);
const height = rowsTop + rowHeight * rows + 6;
return { providers, without: uses.size - names.length, rowsTop, rowHeight, height };
}
function layProvider(report, { provider, top, marks }) {
const own = (/** @type {{ provider: number }} */ entry) => report.strings[entry.provider] === provider;
const running = runningSteps(marks);
const changes = report.limits.filter(own).toSorted((a, b) => a.at - b.at);
const [first] = changes;
const limit = changes.map(({ at, to }) => ({ at, value: to }));
if (first !== undefined) limit.unshift({ at: report.axis[0]?.from ?? 0, value: first.from });
const peak = Math.max(1, highest(running), highest(limit));
return {
provider,
top,
height: LANE_HEIGHT,
running,
limit,
peak,
waits: report.waits.filter(own).map((wait) => ({ ...wait, statedUntil: null })),
circuits: report.circuits
.filter((change) => own(change) && change.state === "open")
.map((change) => ({
from: change.at,
until: change.until,
reason: change.reason,
statedUntil: change.statedUntil,
})),
};
}
function highest(steps) {
return steps.reduce((most, { value }) => Math.max(most, value), 0);
}
function rowAt(lanes, y) {
return y < lanes.rowsTop ? -1 : Math.floor((y - lanes.rowsTop) / lanes.rowHeight);
}
function providerAt(lanes, y) {
return lanes.providers.find((lane) => y >= lane.top && y <= lane.top + lane.height) ?? null;
}
const PAINT_ORDER = [
"fatal",
"timeout_exceeded",
"legitimate",
"transient",
"rate_limited",
"kill_shaped",
"failed",
"mixed",
"unfinished",
"running",
"skipped",
"passed",
];
function readPalette() {
const style = getComputedStyle(document.documentElement);
const colour = (/** @type {string} */ name) => style.getPropertyValue(\`--\${name}\`).trim();
return {
text: colour("text"),
muted: colour("muted"),
line: colour("line"),
ground: colour("ground"),
surface: colour("surface"),
running: colour("running-area"),
limit: colour("limit-line"),
wait: colour("wait"),
circuit: colour("circuit"),
focus: colour("focus"),
classes: new Map(PAINT_ORDER.map((name) => [name, colour(\`class-\${name}\`)])),
};
}
function xOf(scene, at) {
return xOfDrawn(scene, drawnOf(scene.report.axis, at));
}
function xOfDrawn({ view, width, gutter }, drawn) {
return gutter + ((drawn - view.from) / (view.until - view.from)) * (width - gutter);
}
function drawnAtX({ view, width, gutter }, x) {
return view.from + ((x - gutter) / (width - gutter)) * (view.until - view.from);
}
function fitted(context, text, width) {
const short = text.length > 60 ? text.slice(0, 60) : text;
if (context.measureText(short).width <= width) return short;
let length = short.length;
while (length > 1 && context.measureText(\`\${short.slice(0, length)}…\`).width > width) length -= 1;
return \`\${short.slice(0, length)}…\`;
}
function strokeLine(context, [x1, y1, x2, y2]) {
context.beginPath();
context.moveTo(x1, y1);
context.lineTo(x2, y2);
context.stroke();
}
function hatch(context, colour) {
const tile = document.createElement("canvas");
tile.width = 8;
tile.height = 8;
const pen = tile.getContext("2d");
if (pen === null) return colour;
pen.strokeStyle = colour;
pen.lineWidth = 1.6;
for (const x of [-8, 0, 8]) strokeLine(pen, [x, 8, x + 8, 0]);
return context.createPattern(tile, "repeat") ?? colour;
}
function paintLane(context, scene, { lane, palette }) {
const bottom = lane.top + lane.height;
const yOf = (/** @type {number} */ value) => bottom - (value / lane.peak) * (lane.height - 14);
for (const band of lane.waits) paintBand(context, scene, { band, lane, colour: palette.wait });
for (const band of lane.circuits) paintBand(context, scene, { band, lane, colour: palette.circuit });
context.fillStyle = palette.running;
paintSteps(context, scene, { steps: lane.running, yOf, bottom });
context.strokeStyle = palette.limit;
context.lineWidth = 2;
paintSteps(context, scene, { steps: lane.limit, yOf, bottom: null });
context.lineWidth = 1;
context.strokeStyle = palette.muted;
strokeLine(context, [scene.gutter, bottom + 0.5, scene.width, bottom + 0.5]);
const taken = [];
for (const band of lane.circuits) {
const until = band.statedUntil;
const when = until === null ? "" : \` until \${instantText(scene.report.originAt + until).slice(5, 16)}\`;
paintBandLabel(context, scene, { band, top: lane.top, texts: [\`no calls\${when}\`], palette, taken });
}
for (const band of lane.waits) {
const length = durationText(band.until - band.from);
const texts = [\`waiting \${length}: \${band.reason}\`, \`waiting \${length}\`, length];
paintBandLabel(context, scene, { band, top: lane.top, texts, palette, taken });
}
}
function paintBand(context, scene, { band, lane, colour }) {
const from = Math.max(scene.gutter - 2, xOf(scene, band.from));
const until = Math.max(from + 3, xOf(scene, band.until));
if (from > scene.width || until < scene.gutter) return;
context.fillStyle = hatch(context, colour);
context.fillRect(from, lane.top, until - from, lane.height);
context.fillStyle = colour;
context.fillRect(from, lane.top, until - from, 2);
}
function paintBandLabel(context, scene, { band, top, texts, palette, taken }) {
const from = Math.max(scene.gutter, xOf(scene, band.from));
const until = Math.min(scene.width, xOf(scene, band.until));
if (from > scene.width || until < scene.gutter) return;
const before = texts.length === 1;
const room = (before ? until - scene.gutter : until - from) - 10;
for (const text of texts) {
const wide = context.measureText(text).width + 4;
const left = before ? Math.max(scene.gutter, Math.min(from + 3, until - wide - 2)) : from + 3;
const right = left + wide;
if (wide - 4 > room || taken.some((span) => left < span.right && span.left < right)) continue;
taken.push({ left, right });
context.fillStyle = palette.ground;
context.fillRect(left, top + 4, wide, 14);
context.fillStyle = palette.text;
context.fillText(text, left + 2, top + 11);
return;
}
}
function paintSteps(context, scene, { steps, yOf, bottom }) {
const lastAt = scene.report.axis.at(-1)?.until ?? 0;
context.beginPath();
let y = bottom ?? yOf(steps[0]?.value ?? 0);
context.moveTo(scene.gutter - 2, y);
for (let index = 0; index < steps.length; index += 1) {
const step = steps[index];
if (step === undefined) break;
const x = Math.min(Math.max(scene.gutter - 2, xOf(scene, step.at)), scene.width + 2);
let highest = step.value;
let last = step.value;
while (index + 1 < steps.length && xOf(scene, steps[index + 1]?.at ?? 0) < x + 0.5) {
index += 1;
last = steps[index]?.value ?? last;
highest = Math.max(highest, last);
}
context.lineTo(x, y);
context.lineTo(x, yOf(highest));
y = yOf(last);
context.lineTo(x, y);
}
const end = xOf(scene, lastAt);
context.lineTo(end, y);
if (bottom === null) {
if (steps.length > 0) context.stroke();
return;
}
context.lineTo(end, bottom);
context.closePath();
context.fill();
}
const FONT = "12px system-ui, sans-serif";
function paintTimeline(canvas, scene) {
const { width, lanes } = scene;
const ratio = Math.min(3, window.devicePixelRatio || 1, 8_192 / lanes.height);
canvas.width = Math.round(width * ratio);
canvas.height = Math.round(lanes.height * ratio);
canvas.style.width = \`\${width}px\`;
canvas.style.height = \`\${lanes.height}px\`;
const context = canvas.getContext("2d");
if (context === null) return;
const palette = readPalette();
context.scale(ratio, ratio);
context.font = FONT;
context.textBaseline = "middle";
paintLabels(context, scene, palette);
context.save();
context.beginPath();
context.rect(scene.gutter, 0, width - scene.gutter, lanes.height);
context.clip();
paintGround(context, scene, palette);
for (const lane of lanes.providers) paintLane(context, scene, { lane, palette });
paintIdle(context, scene, palette);
scene.rows.forEach((row, index) => {
paintRow(context, scene, { row, top: lanes.rowsTop + index * lanes.rowHeight, palette });
});
paintSelection(context, scene, palette);
context.restore();
}
function paintLabels(context, { lanes, report, gutter }, palette) {
const label = (/** @type {string} */ text, /** @type {number} */ y) => {
context.fillText(fitted(context, text, gutter - 8), 0, y);
};
for (const lane of lanes.providers) {
context.fillStyle = palette.text;
label(lane.provider === "" ? "provider" : lane.provider, lane.top + 8);
context.fillStyle = palette.muted;
label(\`peak \${lane.peak}\`, lane.top + 24);
}
context.fillStyle = palette.muted;
const every = Math.ceil(14 / lanes.rowHeight);
report.rows.forEach((_, index) => {
if (index % every !== 0) return;
const place = placeText(report, index);
const fits = context.measureText(place).width <= gutter - 8;
label(fits ? place : place.replace(", slot ", "/"), lanes.rowsTop + (index + 0.5) * lanes.rowHeight);
});
}
function paintGround(context, scene, palette) {
const { report, lanes, width, gutter, view } = scene;
report.axis.forEach((segment, index) => {
const from = xOfDrawn(scene, segment.drawnFrom);
const until = xOfDrawn(scene, segment.drawnFrom + segment.until - segment.from);
context.fillStyle = palette.surface;
context.fillRect(from, AXIS_HEIGHT, until - from, lanes.height - AXIS_HEIGHT);
const next = report.axis[index + 1];
if (next === undefined) return;
const middle = (until + xOfDrawn(scene, next.drawnFrom)) / 2;
context.strokeStyle = palette.muted;
context.setLineDash([2, 4]);
strokeLine(context, [middle, AXIS_HEIGHT, middle, lanes.height]);
context.setLineDash([]);
const between = \`\${durationText(next.from - segment.until)} later\`;
if (xOfDrawn(scene, next.drawnFrom) - until > 14) paintUpright(context, { text: between, x: middle, palette });
});
const perTick = 92;
const ticks = ticksOf(report.axis, view, { originAt: report.originAt, count: (width - gutter) / perTick });
let labelledUntil = Number.NEGATIVE_INFINITY;
let day = "";
for (const tick of ticks) {
const x = Math.round(xOfDrawn(scene, tick.drawn)) + 0.5;
context.strokeStyle = palette.line;
strokeLine(context, [x, AXIS_HEIGHT, x, lanes.height]);
const text = tickText(report.originAt + tick.at, tick.stepMs, day);
const wide = context.measureText(text).width;
const left = Math.min(Math.max(gutter, x - wide / 2), width - wide);
if (left < labelledUntil + 8) continue;
day = instantText(report.originAt + tick.at).slice(0, 10);
labelledUntil = left + wide;
context.fillStyle = palette.muted;
context.fillText(text, left, AXIS_HEIGHT / 2);
}
}
function paintUpright(context, { text, x, palette }) {
const wide = context.measureText(text).width + 6;
context.save();
context.translate(x, AXIS_HEIGHT + 8 + wide);
context.rotate(-Math.PI / 2);
context.fillStyle = palette.ground;
context.fillRect(0, -8, wide, 16);
context.fillStyle = palette.muted;
context.fillText(text, 3, 0);
context.restore();
}
function tickText(at, stepMs, day) {
const whole = instantText(at);
const clock = stepMs >= 60_000 ? whole.slice(11, 16) : whole.slice(11, 19);
const text = stepMs < 1_000 ? \`\${clock}.\${String(at % 1_000).padStart(3, "0")}\` : clock;
return whole.slice(0, 10) === day ? text : \`\${whole.slice(5, 10)} \${text}\`;
}
function paintIdle(context, scene, palette) {
const { rowsTop, height } = scene.lanes;
for (const part of scene.idle) {
const from = xOf(scene, part.from);
const until = xOf(scene, part.until);
if (until - from < 1 || from > scene.width || until < scene.gutter) continue;
context.fillStyle = hatch(context, palette.wait);
context.fillRect(from, rowsTop, until - from, height - rowsTop);
}
}
function paintRow(context, scene, { row, top, palette }) {
const { view, lanes, report, width } = scene;
const height = lanes.rowHeight > 4 ? lanes.rowHeight - 2 : lanes.rowHeight - 0.5;
const until = instantOf(report.axis, view.until);
let column = Number.NEGATIVE_INFINITY;
let worst = PAINT_ORDER.length;
for (let index = firstEndingAfter(row, instantOf(report.axis, view.from)); index < row.length; index += 1) {
const mark = row[index];
if (mark === undefined || mark.from > until) break;
const left = xOf(scene, mark.from);
const right = Math.min(width + 2, xOf(scene, mark.until));
const rank = PAINT_ORDER.indexOf(mark.class);
const wide = right - left >= 1.5;
const pixel = Math.floor(left);
if (!wide && pixel === column && rank >= worst) continue;
worst = pixel === column ? Math.min(worst, rank) : rank;
column = pixel;
context.fillStyle = palette.classes.get(mark.class) ?? palette.muted;
context.fillRect(
wide ? left : pixel,
top + 1,
wide ? Math.max(1.5, right - left - (right - left > 4 ? 1 : 0)) : 1.5,
height,
);
if (mark.probe && wide && height > 6) paintProbe(context, { x: left, top, height, palette });
if (mark.class === "running") paintOpenEnd(context, { x: right, top, height, palette });
}
}
function paintProbe(context, { x, top, height, palette }) {
context.fillStyle = palette.ground;
context.beginPath();
context.moveTo(x, top + 1);
context.lineTo(x + height / 2, top + 1);
context.lineTo(x, top + 1 + height / 2);
context.fill();
}
function paintOpenEnd(context, { x, top, height, palette }) {
context.strokeStyle = palette.text;
strokeLine(context, [x - 1, top + 1, x - 1, top + 1 + height]);
}
function paintSelection(context, scene, palette) {
const { selected, lanes } = scene;
if (selected === null) return;
const left = xOf(scene, selected.from);
const right = Math.max(left + 2, xOf(scene, selected.until));
const top = lanes.rowsTop + selected.row * lanes.rowHeight;
context.strokeStyle = palette.ground;
context.lineWidth = 5;
context.strokeRect(left - 2, top - 1, right - left + 4, lanes.rowHeight + 1);
context.strokeStyle = palette.focus;
context.lineWidth = 2;
context.strokeRect(left - 2, top - 1, right - left + 4, lanes.rowHeight + 1);
context.lineWidth = 1;
}
const NARROW = 600;
function showTimeline(report, { marks, tasks, showTasks }) {
const section = showSection("timeline");
const lanes = layLanes(report, marks);
const bands = lanes.providers.flatMap((lane) => [...lane.waits, ...lane.circuits]);
const length = drawnLength(report.axis);
const scene = {
report,
rows: marksByRow(marks, report.rows.length),
lanes,
idle: idleParts(bands, runningSteps(marks)),
view: { from: 0, until: length },
width: 0,
gutter: 0,
selected: null,
};
const canvas = element("canvas", {
tabindex: 0,
role: "application",
"aria-roledescription": "timeline",
"aria-label": summaryOf(scene, marks),
"aria-describedby": "timeline-keys timeline-told",
});
const told = element("p", { id: "timeline-told", class: "told", "aria-live": "polite" });
const frame = element("div", { class: "timeline-frame" }, canvas);
const tip = element("div", { class: "tip", "aria-hidden": true, hidden: true });
const [about, showSelected] = describer(scene, tasks);
let asked = false;
const repaint = () => {
if (asked) return;
asked = true;
requestAnimationFrame(() => {
asked = false;
scene.width = frame.clientWidth;
scene.gutter = scene.width < NARROW ? 64 : 120;
paintTimeline(canvas, scene);
});
};
const look = (/** @type {number} */ factor) => {
const about =
scene.selected === null ? (scene.view.from + scene.view.until) / 2 : drawnOf(report.axis, scene.selected.from);
scene.view = zoom(scene.view, { about, factor, length });
repaint();
};
const whole = () => {
scene.view = { from: 0, until: length };
repaint();
};
const select = (/** @type {MarkView | null} */ mark) => {
scene.selected = mark;
if (mark !== null) scene.view = inView(scene, mark);
const tasks = mark?.tasks ?? [];
told.replaceChildren(
...(mark === null
? ["Point at a mark, or focus the timeline and use the arrow keys, to read about an attempt."]
: showSelected(mark)),
...(tasks.length === 0
? []
: [
" ",
button("Show in the task table", () => showTasks(tasks, tasks.length === 1 ? "one attempt" : "one shard")),
]),
);
repaint();
};
watchPointer(canvas, { scene, frame, tip, about, repaint, select });
watchKeys(canvas, { scene, look, whole, select, repaint });
new ResizeObserver(repaint).observe(frame);
for (const query of ["(prefers-color-scheme: dark)", "print"]) matchMedia(query).addEventListener("change", repaint);
section.append(
legend(marks, {
waited: scene.idle.length > 0 || lanes.providers.some((lane) => lane.waits.length > 0),
opened: lanes.providers.some((lane) => lane.circuits.length > 0),
limited: lanes.providers.some((lane) => lane.limit.length > 0),
}),
element(
"div",
{ class: "tools" },
button("Zoom in", () => look(0.5)),
button("Zoom out", () => look(2)),
button("Whole campaign", whole),
element(
"span",
{ id: "timeline-keys", class: "keys" },
"Keys: arrows choose an attempt, + and − zoom, 0 shows all. Drag to move, Ctrl and wheel zoom.",
),
),
frame,
told,
);
if (lanes.without > 0) {
section.append(
element(
"p",
{ class: "quiet" },
\`Without a lane, because less busy than these: \${countedText(lanes.without, "more provider")}.\`,
),
);
}
frame.append(tip);
select(null);
}
function summaryOf({ report, lanes, rows, idle }, marks) {
const count = marks.reduce((sum, mark) => sum + mark.count, 0);
const idleMs = idle.reduce((sum, part) => sum + part.until - part.from, 0);
const waits = idleMs > 0 ? \`, \${durationText(idleMs)} of it waiting with nothing running\` : "";
const activeMs = report.axis.reduce((sum, segment) => sum + segment.until - segment.from, 0);
const providers = lanes.providers.length + lanes.without;
return \`\${countedText(count, "attempt")} on \${countedText(rows.length, "slot")}, \${countedText(providers, "provider")}, over \${durationText(activeMs)}\${waits}. The tables below say the same in words.\`;
}
function describer(scene, tasks) {
const { report, lanes } = scene;
const named = (/** @type {MarkView} */ mark) => {
if (mark.count > 1) return \`\${countText(mark.count)} attempts\`;
const ids = mark.tasks.map((index) => tasks[index]?.id ?? "");
const [first] = ids;
if (first === undefined) return "an attempt";
return ids.length === 1 ? first : \`\${first} and \${ids.length - 1} more\`;
};
const facts = (/** @type {MarkView} */ mark) => {
const from = report.originAt + mark.from;
const until = report.originAt + mark.until;
const probe = mark.probe ? ", a probe" : "";
return \`\${className(mark.class)}\${probe}, \${instantText(from).slice(5)} to \${clockText(until)} UTC (\${durationText(mark.until - mark.from)}), \${placeText(report, mark.row)}\`;
};
const about = (/** @type {number} */ x, /** @type {number} */ y) => {
const at = instantOf(report.axis, drawnAtX(scene, x));
const lane = providerAt(lanes, y);
if (lane !== null) {
const limit = lane.limit.length > 0 ? \` of at most \${valueAt(lane.limit, at, 0)}\` : "";
const band = [...lane.circuits, ...lane.waits].find((band) => at >= band.from && at <= band.until);
const why = band === undefined ? "" : \`\\nwaiting: \${band.reason}\`;
return \`\${clockText(report.originAt + at)} UTC\\n\${valueAt(lane.running, at, 0)} running\${limit}\${why}\`;
}
const mark = markUnder(scene, x, y);
return mark === null ? "" : \`\${named(mark)}\\n\${facts(mark)}\`;
};
return [about, (mark) => [element("b", {}, foreign(named(mark))), \`: \${facts(mark)}.\`]];
}
function markUnder(scene, x, y) {
const row = scene.rows[rowAt(scene.lanes, y)];
const drawn = drawnAtX(scene, x);
const perPixel = (scene.view.until - scene.view.from) / (scene.width - scene.gutter);
return row === undefined ? null : markAt(row, instantOf(scene.report.axis, drawn), perPixel * 4);
}
function inView({ view, report }, mark) {
const at = drawnOf(report.axis, mark.from);
if (at >= view.from && at <= view.until) return view;
return pan(view, { by: at - (view.from + view.until) / 2, length: drawnLength(report.axis) });
}
function watchPointer(canvas, { scene, frame, tip, about, repaint, select }) {
let drag = null;
const place = (/** @type {MouseEvent} */ event) => {
const box = canvas.getBoundingClientRect();
return { x: event.clientX - box.left, y: event.clientY - box.top };
};
canvas.addEventListener("pointerdown", (event) => {
drag = { x: event.clientX, moved: false };
canvas.setPointerCapture(event.pointerId);
});
canvas.addEventListener("pointermove", (event) => {
const { x, y } = place(event);
if (drag !== null && (drag.moved || Math.abs(event.clientX - drag.x) > 4)) {
const perPixel = (scene.view.until - scene.view.from) / (scene.width - scene.gutter);
scene.view = pan(scene.view, { by: (drag.x - event.clientX) * perPixel, length: drawnLength(scene.report.axis) });
drag = { x: event.clientX, moved: true };
repaint();
}
const text = x < scene.gutter ? "" : about(x, y);
tip.hidden = text === "";
tip.textContent = text;
tip.style.left = \`\${Math.max(0, Math.min(x + 12, frame.clientWidth - tip.offsetWidth))}px\`;
tip.style.top = \`\${y + 16}px\`;
});
canvas.addEventListener("pointerup", (event) => {
const { x, y } = place(event);
if (drag?.moved === false) select(markUnder(scene, x, y));
drag = null;
});
canvas.addEventListener("pointercancel", () => {
drag = null;
});
canvas.addEventListener("pointerleave", () => {
tip.hidden = true;
});
canvas.addEventListener(
"wheel",
(event) => {
if (!event.ctrlKey && !event.metaKey) return;
event.preventDefault();
const factor = event.deltaY > 0 ? 1.25 : 0.8;
const about = drawnAtX(scene, place(event).x);
scene.view = zoom(scene.view, { about, factor, length: drawnLength(scene.report.axis) });
repaint();
},
{ passive: false },
);
}
function watchKeys(canvas, { scene, look, whole, select, repaint }) {
const step = (/** @type {number} */ by) => {
const row = scene.rows[scene.selected?.row ?? 0] ?? [];
const index = scene.selected === null ? (by > 0 ? -1 : row.length) : row.indexOf(scene.selected);
select(row[index + by] ?? scene.selected);
};
const changeRow = (/** @type {number} */ by) => {
const from = scene.selected?.from ?? 0;
const row = scene.rows[(scene.selected?.row ?? -by) + by];
if (row !== undefined) select(markAt(row, from, Number.POSITIVE_INFINITY));
};
const keys = {
ArrowRight: () => step(1),
ArrowLeft: () => step(-1),
ArrowDown: () => changeRow(1),
ArrowUp: () => changeRow(-1),
"+": () => look(0.5),
"=": () => look(0.5),
"-": () => look(2),
0: whole,
Escape: () => select(null),
};
canvas.addEventListener("keydown", (event) => {
if (event.ctrlKey || event.metaKey || event.altKey) return;
const act = keys[event.key];
if (act === undefined) return;
event.preventDefault();
act();
repaint();
});
}
function legend(marks, { waited, opened, limited }) {
const present = new Map();
for (const mark of marks) present.set(mark.class, (present.get(mark.class) ?? 0) + mark.count);
const item = (/** @type {string} */ swatch, /** @type {string} */ text) =>
element("li", {}, element("i", { class: \`swatch \${swatch}\` }), text);
return element(
"ul",
{ class: "legend", "aria-label": "Legend" },
...[...present]
.sort((a, b) => b[1] - a[1])
.map(([name, count]) => item(\`class-\${name}\`, \`\${className(name)} \${countText(count)}\`)),
item("running-area", "children running"),
...(limited ? [item("limit-line", "limit on children at once")] : []),
...(waited ? [item("hatched-wait", "waiting")] : []),
...(opened ? [item("hatched-circuit", "no calls")] : []),
);
}
const FIRST_EVENTS = 12;
const CIRCUIT_WORDS = { open: "no calls", "half-open": "one task as a probe", closed: "calls again" };
function showLimitStory(report) {
const entries = tellStory(report);
if (entries.length === 0) {
byId("timeline").append(element("p", { class: "quiet" }, "No wait, no cut of the limit, no time without calls."));
return;
}
const body = element("tbody");
const show = (/** @type {readonly StoryEntry[]} */ shown) =>
body.append(...shown.map((entry) => rowOf(report, entry)));
show(entries.slice(0, FIRST_EVENTS));
const table = element(
"table",
{ class: "story" },
element("caption", {}, \`What limits and outages did: \${countedText(entries.length, "event")}\`),
element(
"thead",
{},
element(
"tr",
{},
...["When (UTC)", "Provider", "What", "Why"].map((name) => element("th", { scope: "col" }, name)),
),
),
body,
);
byId("timeline").append(
element(
"div",
{ class: "scroll", tabindex: 0, role: "region", "aria-label": "What limits and outages did" },
table,
),
);
if (entries.length <= FIRST_EVENTS) return;
const more = button(\`Show the other \${countText(entries.length - FIRST_EVENTS)}\`, () => {
show(entries.slice(FIRST_EVENTS));
more.remove();
});
byId("timeline").append(more);
}
function tellStory({ waits, limits, circuits, originAt }) {
return [
...waits.map((wait) => ({
at: wait.from,
provider: wait.provider,
what: \`waited \${durationText(wait.until - wait.from)}\`,
reason: wait.reason,
})),
...limits.map((change) => ({
at: change.at,
provider: change.provider,
what: \`limit \${change.from} → \${change.to}\`,
reason: change.reason,
})),
...circuits.map((change) => ({
at: change.at,
provider: change.provider,
what:
change.state === "open" && change.statedUntil !== null
? \`no calls until \${instantText(originAt + change.statedUntil).slice(0, 16)}\`
: CIRCUIT_WORDS[change.state],
reason: change.reason,
})),
].sort((a, b) => a.at - b.at);
}
function rowOf({ originAt, strings }, { at, provider, what, reason }) {
return element(
"tr",
{},
element("td", { class: "instant" }, instantText(originAt + at)),
element("td", {}, foreign(strings[provider] ?? "")),
element("td", {}, what),
element("td", { class: "why" }, foreign(reason)),
);
}
const LOG_PATH = /^logs\\/[\\w.@%+=-]+$/;
function taskDetail(task, { report, marks }) {
const facts = element("dl", { class: "facts" });
const fact = (/** @type {string} */ name, /** @type {Node | string} */ value) =>
facts.append(element("div", {}, element("dt", {}, name), element("dd", {}, value)));
if (task.class !== "" && task.class !== "graded") {
const meaning = classMeaning(task.class);
fact("Latest outcome", meaning === "" ? className(task.class) : \`\${className(task.class)}: \${meaning}\`);
}
if (task.score !== null) fact("Score", scoreText(task.score));
if (task.group !== "") fact("Group", foreign(task.group));
if (task.provider !== "") fact("Provider", foreign(task.provider));
fact("Attempts", String(task.attempts));
if (task.durationS !== null) fact("Duration", durationText(task.durationS * 1_000));
if (task.log !== "") fact("Log", logLink(task.log));
const tries = marks.filter((mark) => mark.tasks.includes(task.index)).sort((a, b) => a.from - b.from);
return element(
"div",
{ class: "detail" },
task.message === "" ? null : element("pre", {}, foreign(task.message)),
facts,
tries.length === 0
? null
: element("ol", { class: "tries", "aria-label": "Attempts" }, ...tries.map((mark) => attemptItem(report, mark))),
);
}
function attemptItem(report, mark) {
const probe = mark.probe ? ", a probe" : "";
return element(
"li",
{},
element("i", { class: \`swatch class-\${mark.class}\` }),
\`\${className(mark.class)}\${probe} · \${instantText(report.originAt + mark.from)} · \${durationText(mark.until - mark.from)} · \${placeText(report, mark.row)}\`,
);
}
function logLink(path) {
if (!LOG_PATH.test(path)) return foreign(path);
return element("a", { href: path.split("/").map(encodeURIComponent).join("/") }, path);
}
const PAGE_ROWS = 50;
const PRINTED_ROWS = 500;
const SIGNS = /** @type {Record<string, string>} */ ({
passed: "✓",
failed: "✗",
errored: "!",
skipped: "–",
outstanding: "…",
});
function showTaskTable(tasks, page) {
const section = showSection("tasks");
const columns = columnsFor(tasks);
const filter = { text: "", standings: new Set(), class: "", provider: "", only: null };
let order = { key: "standing", descending: false };
let start = 0;
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
found.length === 0 ? "" : \`\${countText(start + 1)}–\${countText(end)} of \${countText(found.length)}\`;
pager.hidden = found.length <= PAGE_ROWS;
previous.disabled = start === 0;
next.disabled = end >= found.length;
};
const update = () => {
found = sortTasks(filterTasks(tasks, filter), order);
status.textContent =
found.length === tasks.length
? taskCountText(tasks.length)
: \`\${countText(found.length)} of \${taskCountText(tasks.length)}\`;
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
...(indexes === null ? [] : [\`Only: \${label} \`, button("Show all tasks", () => showOnly(null, ""))]),
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
section.scrollIntoView();
section.focus({ preventScroll: true });
};
}
function columnsFor(tasks) {
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
function standingBadge({ standing }) {
return element(
"span",
{ class: \`badge fill-\${standing}\` },
element("span", { "aria-hidden": true }, SIGNS[standing] ?? ""),
\` \${standing}\`,
);
}
function lastWords(task) {
if (task.message === "") return "";
const kind = element("span", { class: "kind", title: classMeaning(task.class) }, className(task.class));
return element("span", {}, kind, " ", foreign(task.message.slice(0, 200)));
}
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
function markOrder(head, order) {
for (const cell of head.querySelectorAll("th")) {
if (cell.dataset.key === order.key) cell.setAttribute("aria-sort", order.descending ? "descending" : "ascending");
else cell.removeAttribute("aria-sort");
}
}
function searchField(look) {
const field = element("input", {
type: "search",
placeholder: "id, group, message",
spellcheck: "false",
autocomplete: "off",
});
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
chip.append(element("i", { class: \`swatch fill-\${standing}\` }), \`\${standing} \${countText(counts.get(standing))}\`);
return chip;
});
return element("div", { class: "chips", role: "group", "aria-label": "Results shown" }, ...chips);
}
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
function distinct(tasks, key) {
return [...new Set(tasks.map((task) => task[key]))].filter(Boolean).sort();
}
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
const FIRST_GROUPS = 6;
function showFailureGroups({ failureGroups, strings }, { tasks, showTasks }) {
const failed = tasks.filter(({ standing }) => standing === "failed").map(({ index }) => index);
if (failureGroups.length === 0 && failed.length === 0) return;
const section = showSection("failures");
if (failed.length > 0) {
const have =
failed.length === 1
? "1 task was graded and failed. "
: \`\${countText(failed.length)} tasks were graded and failed. \`;
section.append(
element(
"p",
{},
have,
button("Show in the task table", () => showTasks(failed, "graded and failed"), {
"aria-label": "Show in the task table: graded and failed",
}),
),
);
}
if (failureGroups.length === 0) return;
section.append(
element(
"h3",
{},
failureGroups.length === 1 ? "Failed attempts, all alike" : "Failed attempts, by what they have in common",
),
);
const most = Math.max(...failureGroups.map(({ count }) => count));
const items = failureGroups.map((group) => {
const kind = strings[group.class] ?? "";
const shown = \`Show \${group.tasks.length === 1 ? "the task" : \`\${group.tasks.length < group.count ? "" : "these "}\${countText(group.tasks.length)} tasks\`}\`;
const label = \`\${taskCountText(group.count)}, \${className(kind)}\`;
const bar = element("i", { class: \`meter class-\${kind}\`, "aria-hidden": true });
bar.style.width = \`\${Math.max(1, (group.count / most) * 100)}%\`;
return element(
"li",
{},
element(
"p",
{ class: "group-head" },
element("b", {}, countText(group.count)),
\` × \${className(kind)}\`,
element("small", {}, \` \${classMeaning(kind)}\`),
),
bar,
element("pre", {}, group.message === "" ? "(no message)" : foreign(group.message)),
group.tasks.length === 0
? null
: button(shown, () => showTasks(group.tasks, label), { "aria-label": \`\${shown}: \${className(kind)}\` }),
);
});
const list = element("ol", { class: "groups" }, ...items.slice(0, FIRST_GROUPS));
section.append(list);
if (items.length <= FIRST_GROUPS) return;
const more = button(\`Show \${countText(items.length - FIRST_GROUPS)} more groups\`, () => {
list.append(...items.slice(FIRST_GROUPS));
more.remove();
});
section.append(more);
}
const FIRST_IDS = 10;
function showBaseline({ baseline }, showTasks) {
if (baseline === null) return;
const section = showSection("baseline");
const difference = baseline.pairedDifference;
section.append(
element(
"p",
{},
"Against campaign ",
element("b", {}, foreign(baseline.campaign)),
baseline.pairs === 0 ? "." : \`: \${taskCountText(baseline.pairs)} graded both times.\`,
baseline.gained === 0 ? "" : \` \${taskCountText(baseline.gained)} graded now had no result before.\`,
),
);
if (difference !== null) section.append(...differenceWords(difference, baseline));
section.append(
element(
"div",
{ class: "sides" },
idList("Regressions", {
ids: baseline.regressions,
none: "None: nothing that passed before was graded as failed now.",
showTasks,
}),
baseline.lost.count === 0
? null
: idList("Passed before, no result now", { ids: baseline.lost, none: "", showTasks }),
idList("Fixes", { ids: baseline.fixes, none: "None: nothing that failed before passes now.", showTasks }),
),
);
}
function differenceWords({ mean, low, high }, { isOfScores, pairs, scoredPairs }) {
const text = (/** @type {number} */ value) => (isOfScores ? scoreText(value) : \`\${scoreText(value * 100)} points\`);
const signed = (/** @type {number} */ value) => \`\${value > 0 ? "+" : ""}\${text(value).replace("-", "−")}\`;
const told =
low > 0 ? "better than before" : high < 0 ? "worse than before" : "no difference that could not be chance";
return [
element(
"p",
{},
isOfScores ? "Score, task by task" : "Pass rate, task by task",
isOfScores && scoredPairs < pairs ? \`, over the \${countText(scoredPairs)} that have a score both times: \` : ": ",
element("b", {}, \`\${signed(mean)}\`),
\` (95 % interval \${signed(low)} to \${signed(high)}): \${told}.\`,
),
intervalChart({ mean, low, high }),
];
}
function intervalChart({ mean, low, high }) {
const reach = Math.max(Math.abs(low), Math.abs(high), 1e-9) * 1.15;
const place = (/** @type {number} */ value) => \`\${50 + (value / reach) * 50}%\`;
const chart = element("div", { class: "interval", "aria-hidden": true });
const span = element("i", { class: low > 0 ? "span better" : high < 0 ? "span worse" : "span" });
span.style.left = place(low);
span.style.right = \`\${50 - (high / reach) * 50}%\`;
const dot = element("i", { class: "dot" });
dot.style.left = place(mean);
chart.append(
element("i", { class: "zero" }),
span,
dot,
element("small", { class: "worse-end" }, "worse"),
element("small", { class: "better-end" }, "better"),
);
return chart;
}
function whereOthers({ count, tasks }) {
if (tasks.length === count) return ", all in the task table:";
return \`: results.jsonl and baseline.jsonl have them all\${tasks.length === 0 ? "" : \`, the task table \${countText(tasks.length)}\`}\`;
}
function idList(title, { ids, none, showTasks }) {
const side = element("div", {}, element("h3", {}, \`\${title}: \${taskCountText(ids.count)}\`));
if (ids.count === 0) {
side.append(element("p", { class: "quiet" }, none));
return side;
}
const list = element(
"ul",
{ class: "ids" },
...ids.ids.slice(0, FIRST_IDS).map((id) => element("li", {}, foreign(id))),
);
side.append(list);
if (ids.count > FIRST_IDS)
side.append(element("p", { class: "quiet" }, \`and \${countText(ids.count - FIRST_IDS)} more\${whereOthers(ids)}\`));
if (ids.tasks.length > 0) {
side.append(
button("Show in the task table", () => showTasks(ids.tasks, title.toLowerCase()), {
"aria-label": \`Show in the task table: \${title.toLowerCase()}\`,
}),
);
}
return side;
}
function showScores({ histogram }, { tasks, showTasks }) {
if (histogram === null) return;
const section = showSection("scores");
const most = Math.max(...histogram.bins.map((bin) => bin.passed + bin.other));
const bars = histogram.bins.map((bin, index) => {
const last = index === histogram.bins.length - 1;
const count = bin.passed + bin.other;
const name = binText(bin);
const bar = button("", () => showTasks(tasksIn(tasks, bin, last), \`score \${name}\`), {
class: "bin",
"aria-label": \`Score \${name}: \${taskCountText(count)}, \${countText(bin.passed)} passed. Show them.\`,
title: \`\${name}: \${taskCountText(count)}\`,
});
bar.disabled = count === 0;
const other = element("i", { class: "fill-failed" });
const passed = element("i", { class: "fill-passed" });
other.style.height = \`\${(bin.other / most) * 100}%\`;
passed.style.height = \`\${(bin.passed / most) * 100}%\`;
bar.append(
element("span", { class: "count", "aria-hidden": true }, count === 0 ? "" : countText(count)),
other,
passed,
);
return element("li", {}, bar, element("span", { class: "edge", "aria-hidden": true }, scoreText(bin.from)));
});
section.append(
element(
"p",
{ class: "quiet" },
\`\${taskCountText(histogram.count)} with a score. \`,
element("i", { class: "swatch fill-passed" }),
" passed ",
element("i", { class: "swatch fill-failed" }),
" not passed",
),
element("ol", { class: histogram.bins.length > 11 ? "histogram dense" : "histogram" }, ...bars),
);
}
function binText({ from, until }) {
return from === until ? scoreText(from) : \`\${scoreText(from)} to \${scoreText(until)}\`;
}
function tasksIn(tasks, { from, until }, last) {
const slack = (until - from) * 1e-9;
const holds = (/** @type {number} */ score) =>
from === until ? score === from : score >= from - slack && (last || score < until - slack);
return tasks.filter(({ score }) => score !== null && holds(score)).map(({ index }) => index);
}
function showDistance(/** @type {number} */ resumeAt) {
const leftMs = resumeAt - Date.now();
const local = instantText(resumeAt - new Date(resumeAt).getTimezoneOffset() * 60_000).slice(0, 16);
const zone = new Date(resumeAt).getTimezoneOffset() === 0 ? "" : \`, \${local} where you are\`;
byId("resume-distance").textContent =
leftMs > 0 ? \`(in \${durationText(leftMs)}\${zone})\` : \`(which has passed\${zone})\`;
}
function offerCopy() {
const copy = document.getElementById("copy-command");
const command = document.getElementById("resume-command");
if (copy === null || command === null) return;
copy.hidden = false;
copy.addEventListener("click", async () => {
try {
await navigator.clipboard.writeText(command.textContent ?? "");
copy.textContent = "Copied";
} catch {
getSelection()?.selectAllChildren(command);
copy.textContent = "Selected";
}
setTimeout(() => {
copy.textContent = "Copy";
}, 2_000);
});
}
function showNavigation() {
const navigation = document.querySelector("nav.sections");
if (!(navigation instanceof HTMLElement)) return;
navigation.hidden = false;
for (const link of navigation.querySelectorAll("a")) link.hidden = byId(link.hash.slice(1)).hidden;
}
const report = readReport();
const tasks = readTasks(report);
const marks = readMarks(report);
const showTasks = showTaskTable(tasks, { report, marks });
showFailureGroups(report, { tasks, showTasks });
showBaseline(report, showTasks);
if (marks.length > 0) showTimeline(report, { marks, tasks, showTasks });
if (marks.length > 0) showLimitStory(report);
showScores(report, { tasks, showTasks });
byId("cuts").append(...report.cuts.map((cut) => element("p", { class: "note" }, cut)));
if (report.headline.resumeAt !== null && document.getElementById("resume-distance") !== null) {
showDistance(report.headline.resumeAt);
}
offerCopy();
showNavigation();
document.documentElement.dataset.ready = "true";
})();
`;
const PAGE_STYLE = `:root {
  color-scheme: light dark;
  --ground: #ffffff;
  --surface: #f4f6f8;
  --raised: #ffffff;
  --text: #1b2128;
  --muted: #57606a;
  --line: #d8dee4;
  --focus: #0a58ca;
  --link: #0a58ca;
  --good: #1a7f37;
  --bad: #b42318;
  --carry: #8a5300;
  --fill-passed: #2da44e;
  --fill-failed: #cf222e;
  --fill-errored: #e07b00;
  --fill-skipped: #8c959f;
  --fill-outstanding: #4c7fd9;
  --class-passed: #2da44e;
  --class-failed: #cf222e;
  --class-mixed: #a89a1c;
  --class-rate_limited: #8250df;
  --class-kill_shaped: #57606a;
  --class-timeout_exceeded: #0e7c86;
  --class-transient: #f0569f;
  --class-legitimate: #e07b00;
  --class-fatal: #8a4500;
  --class-skipped: #8c959f;
  --class-unfinished: #8c959f;
  --class-running: #4c7fd9;
  --running-area: #9db8d8;
  --limit-line: #1b2128;
  --wait: #b07a00;
  --circuit: #8250df;
}

@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0f1419;
    --surface: #171d24;
    --raised: #1c232b;
    --text: #e6ebf0;
    --muted: #9aa6b2;
    --line: #323b45;
    --focus: #79b8ff;
    --link: #79b8ff;
    --good: #56d364;
    --bad: #ff8a80;
    --carry: #f2b84b;
    --fill-passed: #3fb950;
    --fill-failed: #f85149;
    --fill-errored: #f0983e;
    --fill-skipped: #7d8791;
    --fill-outstanding: #6ea0f5;
    --class-passed: #3fb950;
    --class-failed: #f85149;
    --class-mixed: #c9bb3d;
    --class-rate_limited: #b98cff;
    --class-kill_shaped: #9aa6b2;
    --class-timeout_exceeded: #45c4d0;
    --class-transient: #ff7eb6;
    --class-legitimate: #f0983e;
    --class-fatal: #c46a1a;
    --class-skipped: #7d8791;
    --class-unfinished: #7d8791;
    --class-running: #6ea0f5;
    --running-area: #3d5674;
    --limit-line: #e6ebf0;
    --wait: #d9a23b;
    --circuit: #b98cff;
  }
}

* {
  box-sizing: border-box;
}

[hidden] {
  /* biome-ignore lint/complexity/noImportantStyles: hidden means hidden, whatever layout an element has. */
  display: none !important;
}

body {
  margin: 0;
  background: var(--ground);
  color: var(--text);
  font:
    15px / 1.5 system-ui,
    sans-serif;
  overflow-wrap: anywhere;
}

.wide {
  max-width: 1280px;
  margin: 0 auto;
  padding: 0 24px;
}

.skip {
  position: absolute;
  left: -999px;
}

.skip:focus {
  left: 8px;
  top: 8px;
  z-index: 3;
  padding: 8px 12px;
  background: var(--raised);
}

.unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
}

a {
  color: var(--link);
}

:focus-visible {
  outline: 2px solid var(--focus);
  outline-offset: 2px;
}

section:focus {
  outline: none;
}

.verdict {
  background: var(--surface);
  border-top: 6px solid var(--tone);
  border-bottom: 1px solid var(--line);
  padding: 20px 0 24px;
}

.verdict[data-tone="good"] {
  --tone: var(--good);
}

.verdict[data-tone="bad"] {
  --tone: var(--bad);
}

.verdict[data-tone="carry"] {
  --tone: var(--carry);
}

.eyebrow {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  margin: 0;
  color: var(--muted);
  font-size: 13px;
}

h1 {
  margin: 8px 0 4px;
  color: var(--tone);
  font-size: 28px;
  line-height: 1.2;
}

h2 {
  margin: 0 0 12px;
  font-size: 19px;
}

h3 {
  margin: 0 0 8px;
  font-size: 15px;
}

.reason {
  margin: 0 0 16px;
  font-size: 16px;
  white-space: pre-wrap;
}

.todo {
  margin: 0 0 20px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-left: 3px solid var(--tone);
  border-radius: 6px;
  background: var(--raised);
}

.todo h2 {
  margin: 0;
  font-size: 13px;
  color: var(--muted);
}

.todo p {
  margin: 2px 0;
}

.when time,
.stops time {
  font-weight: 600;
}

.stops {
  margin: 6px 0 2px;
  padding-left: 20px;
}

.command {
  display: flex;
  gap: 8px;
  align-items: flex-start;
  margin-top: 8px;
}

code,
pre,
kbd {
  font:
    13px / 1.45 ui-monospace,
    monospace;
}

.command code {
  flex: 1;
  min-width: 0;
  padding: 5px 10px;
  border-radius: 6px;
  background: var(--surface);
  white-space: pre-wrap;
}

.bar {
  display: block;
  width: 100%;
  height: 14px;
  border-radius: 7px;
  background: var(--line);
}

.counts,
.legend {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin: 10px 0 0;
  padding: 0;
  list-style: none;
}

.counts b {
  font-size: 18px;
}

.counts .none {
  color: var(--muted);
}

.swatch {
  display: inline-block;
  width: 12px;
  height: 12px;
  margin-right: 6px;
  border-radius: 3px;
  background: var(--muted);
  print-color-adjust: exact;
}

.fill-passed {
  background: var(--fill-passed);
  fill: var(--fill-passed);
}

.fill-failed {
  background: var(--fill-failed);
  fill: var(--fill-failed);
}

.fill-errored {
  background: var(--fill-errored);
  fill: var(--fill-errored);
}

.fill-skipped {
  background: var(--fill-skipped);
  fill: var(--fill-skipped);
}

.fill-outstanding {
  background: var(--fill-outstanding);
  fill: var(--fill-outstanding);
}

.class-passed {
  background: var(--class-passed);
}

.class-failed {
  background: var(--class-failed);
}

.class-mixed {
  background: var(--class-mixed);
}

.class-rate_limited {
  background: var(--class-rate_limited);
}

.class-kill_shaped {
  background: var(--class-kill_shaped);
}

.class-timeout_exceeded {
  background: var(--class-timeout_exceeded);
}

.class-transient {
  background: var(--class-transient);
}

.class-legitimate {
  background: var(--class-legitimate);
}

.class-fatal {
  background: var(--class-fatal);
}

.class-skipped {
  background: var(--class-skipped);
}

.class-unfinished {
  background: var(--class-unfinished);
}

.class-running {
  background: var(--class-running);
}

.swatch.running-area {
  background: var(--running-area);
}

.swatch.limit-line {
  height: 3px;
  margin-bottom: 4px;
  background: var(--limit-line);
}

.swatch.hatched-wait {
  background: repeating-linear-gradient(-45deg, var(--wait) 0 2px, var(--ground) 2px 5px);
}

.swatch.hatched-circuit {
  background: repeating-linear-gradient(-45deg, var(--circuit) 0 2px, var(--ground) 2px 5px);
}

.numbers {
  display: flex;
  flex-wrap: wrap;
  gap: 8px 40px;
  margin: 16px 0 0;
}

.numbers dt {
  color: var(--muted);
  font-size: 13px;
}

.numbers dd {
  margin: 0;
}

.numbers b {
  font-size: 18px;
}

small {
  color: var(--muted);
  font-size: 13px;
  font-weight: 400;
}

nav.sections {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  padding-top: 12px;
  padding-bottom: 12px;
}

section {
  padding: 20px 0;
  border-top: 1px solid var(--line);
  scroll-margin-top: 8px;
}

main > section:first-of-type {
  border-top: 0;
}

.note {
  margin: 8px 0;
  padding: 8px 12px;
  border-left: 3px solid var(--carry);
  background: var(--surface);
}

.quiet {
  margin: 4px 0;
  color: var(--muted);
}

button,
select,
input {
  padding: 4px 10px;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--raised);
  color: var(--text);
  font: inherit;
  font-size: 14px;
}

select,
label {
  max-width: 100%;
}

button {
  cursor: pointer;
}

button:hover:not(:disabled) {
  border-color: var(--muted);
}

button:disabled {
  color: var(--muted);
  cursor: default;
}

.tools,
.filters {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin: 12px 0;
}

.filters {
  gap: 10px 20px;
}

.filters label {
  flex-wrap: wrap;
  display: flex;
  gap: 8px;
  align-items: center;
}

.search input {
  width: 260px;
  max-width: 100%;
}

.search kbd {
  padding: 0 6px;
  border: 1px solid var(--line);
  border-radius: 4px;
  color: var(--muted);
}

.chips {
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
}

.chip[aria-pressed="true"] {
  border-color: var(--text);
  box-shadow: inset 0 0 0 1px var(--text);
  font-weight: 600;
}

.keys {
  color: var(--muted);
  font-size: 13px;
}

.groups {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
  gap: 16px;
  margin: 0 0 12px;
  padding: 0;
  list-style: none;
}

.groups > li {
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--raised);
}

.group-head {
  margin: 0 0 6px;
}

.group-head b {
  font-size: 18px;
}

.meter {
  display: block;
  height: 4px;
  border-radius: 2px;
}

pre {
  max-height: 12em;
  margin: 8px 0;
  padding: 8px 10px;
  overflow: auto;
  border-radius: 6px;
  background: var(--surface);
  white-space: pre-wrap;
}

.groups pre {
  max-height: 6.5em;
}

.sides {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: 16px 32px;
  margin-top: 12px;
}

.ids {
  margin: 0 0 8px;
  padding-left: 20px;
  font:
    13px / 1.6 ui-monospace,
    monospace;
}

.interval {
  position: relative;
  max-width: 520px;
  height: 34px;
  border-bottom: 1px solid var(--line);
}

.interval i {
  position: absolute;
}

.interval .zero {
  left: 50%;
  top: 0;
  bottom: 0;
  border-left: 1px dashed var(--muted);
}

.interval .span {
  top: 8px;
  height: 6px;
  border-radius: 3px;
  background: var(--muted);
}

.interval .better {
  background: var(--fill-passed);
}

.interval .worse {
  background: var(--fill-failed);
}

.interval .dot {
  top: 5px;
  width: 12px;
  height: 12px;
  margin-left: -6px;
  border: 2px solid var(--ground);
  border-radius: 50%;
  background: var(--text);
}

.interval small {
  position: absolute;
  bottom: 0;
  font-size: 12px;
}

.better-end {
  right: 0;
}

.timeline-frame {
  position: relative;
}

canvas {
  display: block;
  max-width: 100%;
  touch-action: pan-y;
}

.tip {
  position: absolute;
  z-index: 2;
  max-width: min(420px, 90vw);
  padding: 6px 10px;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--raised);
  box-shadow: 0 2px 8px rgb(0 0 0 / 25%);
  font-size: 13px;
  pointer-events: none;
  white-space: pre-line;
}

.told {
  min-height: 2.2em;
  margin: 8px 0;
  color: var(--muted);
}

.told b {
  color: var(--text);
}

.scroll {
  overflow-x: auto;
}

table {
  width: 100%;
  border-collapse: collapse;
  font-size: 14px;
}

caption {
  padding: 8px 0;
  font-weight: 600;
  text-align: left;
}

th,
td {
  padding: 6px 10px;
  border-bottom: 1px solid var(--line);
  text-align: left;
  vertical-align: top;
}

th:first-child,
td:first-child {
  padding-left: 0;
}

td {
  overflow-wrap: break-word;
}

td bdi {
  display: inline-block;
  max-width: 22ch;
  overflow-wrap: break-word;
  vertical-align: top;
}

.why bdi,
.words bdi,
.more bdi {
  display: inline;
  max-width: none;
}

.story td {
  overflow-wrap: normal;
}

.story .why {
  overflow-wrap: anywhere;
}

thead th {
  color: var(--muted);
  font-size: 13px;
  font-weight: 600;
  white-space: nowrap;
}

.instant {
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
}

.number {
  font-variant-numeric: tabular-nums;
  text-align: right;
}

.sort,
.id {
  padding: 0;
  border: 0;
  background: none;
  font-weight: 600;
  text-align: left;
}

.sort {
  color: inherit;
  font-size: 13px;
}

.sort::after {
  content: " ↕";
  opacity: 0.4;
}

[aria-sort="ascending"] .sort::after {
  content: " ↑";
  opacity: 1;
}

[aria-sort="descending"] .sort::after {
  content: " ↓";
  opacity: 1;
}

.tasks th[scope="row"] {
  min-width: 180px;
}

.id {
  display: flex;
  font:
    13px / 1.5 ui-monospace,
    monospace;
}

.id::before {
  content: "▸";
  flex: none;
  width: 1.2em;
  color: var(--muted);
}

.id[aria-expanded="true"]::before {
  content: "▾";
}

.id:hover {
  color: var(--link);
}

.badge {
  padding: 1px 8px;
  border-radius: 10px;
  color: var(--text);
  white-space: nowrap;
}

.badge.fill-passed {
  background: color-mix(in srgb, var(--fill-passed) 18%, var(--ground));
}

.badge.fill-failed {
  background: color-mix(in srgb, var(--fill-failed) 24%, var(--ground));
}

.badge.fill-errored {
  background: color-mix(in srgb, var(--fill-errored) 22%, var(--ground));
}

.badge.fill-skipped {
  background: color-mix(in srgb, var(--fill-skipped) 24%, var(--ground));
}

.badge.fill-outstanding {
  background: color-mix(in srgb, var(--fill-outstanding) 22%, var(--ground));
}

.words {
  width: 45%;
  color: var(--muted);
}

.words > span {
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  overflow-wrap: anywhere;
}

.kind {
  color: var(--text);
  font-weight: 600;
}

.more td {
  padding: 4px 0 16px 20px;
}

.facts {
  display: flex;
  flex-wrap: wrap;
  gap: 6px 28px;
  margin: 8px 0;
}

.facts dt {
  color: var(--muted);
  font-size: 13px;
}

.facts dd {
  margin: 0;
}

.tries {
  margin: 0;
  padding-left: 20px;
}

.subset {
  margin: 8px 0;
  padding: 6px 12px;
  border-radius: 6px;
  background: var(--surface);
}

.found {
  margin: 0 0 4px;
  color: var(--muted);
}

.histogram {
  display: flex;
  gap: 3px;
  height: 190px;
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
}

.histogram li {
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  max-width: 96px;
}

.bin {
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: flex-end;
  min-height: 0;
  padding: 18px 0 0;
  border: 0;
  border-bottom: 1px solid var(--muted);
  border-radius: 0;
  background: none;
}

.bin i {
  display: block;
  flex: none;
  margin: 0 1px;
}

.bin:hover:not(:disabled) {
  background: var(--surface);
}

.bin .count {
  font-size: 12px;
  line-height: 16px;
  color: var(--muted);
  overflow-wrap: normal;
}

.edge {
  padding-top: 2px;
  color: var(--muted);
  font-size: 12px;
  overflow-wrap: normal;
}

footer {
  padding-top: 12px;
  padding-bottom: 24px;
  color: var(--muted);
  font-size: 13px;
}

@media (max-width: 639px) {
  .wide {
    padding: 0 14px;
  }

  h1 {
    font-size: 23px;
  }

  .extra,
  .keys {
    display: none;
  }

  .numbers {
    gap: 8px 24px;
  }

  .tasks th[scope="row"] {
    min-width: 0;
  }

  .filters .search {
    flex-wrap: nowrap;
    width: 100%;
  }

  .search input {
    flex: 1;
    min-width: 0;
  }

  .search kbd {
    display: none;
  }

  .story {
    min-width: 620px;
  }

  .command {
    flex-direction: column;
    align-items: stretch;
  }

  .dense .edge {
    white-space: nowrap;
  }

  .dense .count {
    display: none;
  }

  .dense li:nth-child(even) .edge,
  .dense li:nth-child(4n + 3) .edge {
    visibility: hidden;
  }
}

@media (prefers-reduced-motion: no-preference) {
  html {
    scroll-behavior: smooth;
  }
}

@media print {
  :root {
    color-scheme: light;
    --ground: #ffffff;
    --surface: #f4f6f8;
    --raised: #ffffff;
    --text: #1b2128;
    --muted: #57606a;
    --line: #d8dee4;
    --focus: #0a58ca;
    --link: #0a58ca;
    --good: #1a7f37;
    --bad: #b42318;
    --carry: #8a5300;
    --fill-passed: #2da44e;
    --fill-failed: #cf222e;
    --fill-errored: #e07b00;
    --fill-skipped: #8c959f;
    --fill-outstanding: #4c7fd9;
    --class-passed: #2da44e;
    --class-failed: #cf222e;
    --class-mixed: #a89a1c;
    --class-rate_limited: #8250df;
    --class-kill_shaped: #57606a;
    --class-timeout_exceeded: #0e7c86;
    --class-transient: #f0569f;
    --class-legitimate: #e07b00;
    --class-fatal: #8a4500;
    --class-skipped: #8c959f;
    --class-unfinished: #8c959f;
    --class-running: #4c7fd9;
    --running-area: #9db8d8;
    --limit-line: #1b2128;
    --wait: #b07a00;
    --circuit: #8250df;
  }

  .skip,
  nav.sections,
  nav.pager,
  .tools,
  .filters,
  .subset button,
  .told,
  main button:not(.id, .sort, .bin) {
    display: none;
  }

  pre {
    max-height: none;
  }

  .scroll {
    overflow: visible;
  }

  tr,
  .groups > li {
    break-inside: avoid;
  }

  .bar,
  .swatch,
  .badge,
  .bin i,
  .meter {
    print-color-adjust: exact;
  }
}
`;

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(5079);
// EXTERNAL MODULE: ./build/report/instant.js
var report_instant = __webpack_require__(9886);
;// CONCATENATED MODULE: ./build/report/spend.js

const KINDS = [
    [/^(?:total)?tokens(?:used|total)?$/, "tokens"],
    [/^(?:input|prompt)tokens$|^tokens(?:in|input|prompt)$/, "inputTokens"],
    [/^(?:output|completion)tokens$|^tokens(?:out|output|completion)$/, "outputTokens"],
    [/^(?:total)?(?:cost)?usd$|^usdcost$/, "dollars"],
    [/^(?:total)?cost$/, "cost"],
];
class SpendSum {
    #sums = new Map();
    #results = 0;
    add(metrics, times = 1) {
        if (metrics === undefined)
            return;
        const told = toldBy(metrics);
        if (told.size === 0)
            return;
        if (told.has("dollars"))
            told.delete("cost");
        this.#results += times;
        const tokens = told.get("tokens") ?? sumOf(told.get("inputTokens"), told.get("outputTokens"));
        if (tokens !== undefined)
            told.set("tokens", tokens);
        for (const [kind, value] of told)
            this.#sums.set(kind, (this.#sums.get(kind) ?? 0) + times * value);
    }
    total() {
        if (this.#results === 0)
            return null;
        const of = (kind) => this.#sums.get(kind) ?? null;
        const [cost, dollars] = [of("cost"), of("dollars")];
        return {
            tokens: of("tokens"),
            inputTokens: of("inputTokens"),
            outputTokens: of("outputTokens"),
            cost: cost === null && dollars === null ? null : (cost ?? 0) + (dollars ?? 0),
            isInDollars: dollars !== null && cost === null,
            results: this.#results,
        };
    }
}
function toldBy(metrics) {
    const told = new Map();
    const take = (name, value) => {
        if (typeof value !== "number" || !(value >= 0 && value <= Number.MAX_SAFE_INTEGER))
            return;
        const kind = kindOf(name);
        if (kind !== null && !told.has(kind))
            told.set(kind, value);
    };
    for (const [name, value] of Object.entries(metrics))
        take(name, value);
    for (const [name, value] of Object.entries(metrics)) {
        if (typeof value !== "object" || value === null || Array.isArray(value))
            continue;
        for (const [inner, item] of Object.entries(value))
            take(/^tokens$/i.test(name) ? `${inner}tokens` : inner, item);
    }
    return told;
}
function kindOf(name) {
    if (name.length > 30)
        return null;
    const bare = name.toLowerCase().replace(/[^a-z]/g, "");
    return KINDS.find(([form]) => form.test(bare))?.[1] ?? null;
}
function sumOf(input, output) {
    return input === undefined && output === undefined ? undefined : (input ?? 0) + (output ?? 0);
}
function tokenWords({ tokens, inputTokens, outputTokens }) {
    if (tokens === null)
        return { sum: "", parts: "" };
    const parts = [
        ...(inputTokens === null ? [] : [`${(0,report_words/* grouped */.zD)(Math.round(inputTokens))} in`]),
        ...(outputTokens === null ? [] : [`${(0,report_words/* grouped */.zD)(Math.round(outputTokens))} out`]),
    ];
    return { sum: (0,report_words/* grouped */.zD)(Math.round(tokens)), parts: parts.join(", ") };
}
function costWords({ cost, isInDollars }) {
    if (cost === null)
        return "";
    const [whole = "", cents = ""] = cost.toFixed(2).split(".");
    return `${isInDollars ? "$" : ""}${cost !== 0 && cost < 1 ? (0,report_words/* shortNumber */.In)(cost) : `${(0,report_words/* grouped */.zD)(Number(whole))}.${cents}`}`;
}

// EXTERNAL MODULE: ./build/report/title.js
var title = __webpack_require__(5773);
;// CONCATENATED MODULE: ./build/report/html/verdict.js

function wordVerdict(headline) {
    return {
        tone: toneOf(headline),
        title: (0,title/* titleOf */.Gg)(headline, headline.missingJobs),
        advice: adviceOf(headline),
    };
}
function toneOf(headline) {
    if (headline.status === "aborted")
        return "bad";
    if (headline.counts.outstanding > 0)
        return "carry";
    return (0,title/* hasHeldFailures */.v8)(headline) ? "bad" : "good";
}
function adviceOf({ status, counts, against, resumeAt, stops }) {
    const bad = counts.failed + counts.errored > 0;
    if (counts.outstanding === 0) {
        if (bad && against?.length === 0) {
            return "Nothing to do: the run counts as passed, since fail-on and min-pass-rate allow these failures. They are grouped below.";
        }
        return bad
            ? "No task is left to run. The failures are grouped below; each task shows its last words and its log."
            : "Nothing to do.";
    }
    if (status === "aborted") {
        return "Look at the failures below first. Then run the same command again: it does the outstanding tasks only.";
    }
    return resumeAt === null
        ? "Run the same command again, at any time: it does the outstanding tasks only, and keeps every result."
        : `Run the same command again once ${(0,title/* isOutage */.uD)(stops) ? "the provider may answer again" : "the limit resets"}: it does the outstanding tasks only, and keeps every result.`;
}

;// CONCATENATED MODULE: ./build/report/html/skeleton.js








function bodyOf(report) {
    const verdict = wordVerdict(report.headline);
    return html `<a class="skip" href="#tasks">Skip to the task table</a>
<header class="verdict" data-tone="${verdict.tone}">
<div class="wide">
${eyebrow(report.headline)}
<h1>${verdict.title}</h1>
${report.headline.reason === "" ? null : html `<p class="reason"><bdi>${report.headline.reason}</bdi></p>`}
${whatToDo(report.headline, verdict)}
${countsBar(report.headline)}
${numbers(report)}
</div>
</header>
<nav class="sections wide" aria-label="Sections" hidden>
<a href="#failures">Failures</a> <a href="#baseline">Baseline</a> <a href="#timeline">Timeline</a> <a href="#scores">Scores</a> <a href="#tasks">Tasks</a>
</nav>
<main class="wide">
<noscript><p class="note">Tasks, timeline and failure groups need JavaScript, which is part of this file: nothing is loaded from elsewhere.</p></noscript>
<div id="cuts"></div>
${section("failures", "Failures")}
${section("baseline", "Compared with the baseline")}
${section("timeline", "Timeline")}
${section("scores", "Scores")}
${section("tasks", "Tasks")}
</main>
<footer class="wide"><p>Made by Carryover. Instants are in UTC unless they say otherwise. This file loads nothing from elsewhere.</p></footer>
`;
}
function section(id, title) {
    return html `<section id="${id}" aria-labelledby="${id}-title" tabindex="-1" hidden><h2 id="${id}-title">${title}</h2></section>`;
}
function eyebrow({ campaign, run, startedAt, endedAt }) {
    const span = startedAt === null || endedAt === null
        ? null
        : html ` <span>${skeleton_instant(startedAt)}, ${(0,duration/* formatDuration */.a)(endedAt - startedAt)}</span>`;
    return html `<p class="eyebrow"><span>Carryover</span> <span>campaign <b><bdi>${campaign}</bdi></b></span> <span>run <b><bdi>${run}</bdi></b></span>${span}</p>`;
}
function whatToDo(headline, verdict) {
    const when = headline.resumeAt === null || headline.counts.outstanding === 0
        ? null
        : html `<p class="when">From ${resetInstant(headline.resumeAt)} <span id="resume-distance"></span>${takes(headline)}</p>`;
    const command = headline.resumeCommand === ""
        ? null
        : html `<div class="command"><code id="resume-command">${headline.resumeCommand}</code><button type="button" id="copy-command" hidden>Copy</button></div>`;
    return html `<div class="todo"><h2>What to do</h2><p>${verdict.advice}</p>${when}${stopList(headline)}${command}</div>`;
}
function takes({ counts, ready }) {
    if (ready >= counts.outstanding)
        return null;
    return html ` it can take ${(0,report_words/* grouped */.zD)(ready)} of the ${(0,report_words/* counted */.hS)(counts.outstanding, "task")} outstanding.`;
}
const STOPS_SHOWN = 500;
function stopList({ stops, counts }) {
    const [first] = stops;
    if (first === undefined || (stops.length === 1 && first.outstanding >= counts.outstanding))
        return null;
    const items = stops
        .slice(0, STOPS_SHOWN)
        .map(({ provider, untilAt, isStated, outstanding }) => html `<li><b><bdi>${(0,report_escape/* visibleId */.i2)(provider)}</bdi></b> takes no calls until ${resetInstant(untilAt)}${isStated ? "" : " (our guess: it named no time)"}: ${(0,report_words/* counted */.hS)(outstanding, "task")}</li>`);
    const rest = stops.length - items.length;
    const more = rest > 0 ? html `<li>and ${(0,report_words/* counted */.hS)(rest, "more provider")}: checkpoint.json has each</li>` : null;
    return html `<ul class="stops">${items}${more}</ul>`;
}
function skeleton_instant(at) {
    return timeElement(at, (0,instant/* iso */.K)(at));
}
function resetInstant(at) {
    return timeElement(at, (0,report_instant/* utcMinute */.v)(at));
}
function timeElement(at, shown) {
    return html `<time datetime="${(0,instant/* iso */.K)(at)}">${shown.slice(0, 10)} ${shown.slice(11, 16)} UTC</time>`;
}
const COUNTED = ["passed", "failed", "errored", "skipped", "outstanding"];
function countsBar({ counts }) {
    let x = 0;
    const segments = COUNTED.map((name) => {
        const width = counts.total === 0 ? 0 : (counts[name] / counts.total) * 1_000;
        const rect = html `<rect class="fill-${name}" x="${round(x)}" y="0" width="${round(width)}" height="10"/>`;
        x += width;
        return rect;
    });
    const items = COUNTED.map((name) => html `<li class="${counts[name] === 0 ? "none" : ""}"><i class="swatch fill-${name}"></i><b>${(0,report_words/* grouped */.zD)(counts[name])}</b> ${name}</li>`);
    return html `<svg class="bar" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">${segments}</svg>
<ul class="counts" aria-label="Of ${(0,report_words/* grouped */.zD)(counts.total)} tasks">${items}</ul>`;
}
function numbers({ headline, attempts }) {
    const { passRate, meanScore, standardError } = headline;
    const facts = [];
    if (passRate !== null) {
        facts.push({ name: "Pass rate", value: (0,report_words/* percent */.KN)(passRate), hint: "of graded tasks" });
    }
    if (meanScore !== null) {
        const error = standardError === null ? "" : ` ± ${standardError.toPrecision(2)}`;
        facts.push({
            name: "Mean score",
            value: `${Number(meanScore.toFixed(4))}${error}`,
            hint: "with its standard error",
        });
    }
    if (attempts.length > 0)
        facts.push({ name: "Children run", value: (0,report_words/* grouped */.zD)(attempts.length), hint: "" });
    if (headline.wonOnRetry > 0) {
        facts.push({ name: "Won on a retry", value: (0,report_words/* grouped */.zD)(headline.wonOnRetry), hint: "passed after a failure" });
    }
    if (headline.lostToLimits > 0) {
        facts.push({ name: "Lost to limits", value: (0,report_words/* grouped */.zD)(headline.lostToLimits), hint: "not charged, they run again" });
    }
    if (headline.spend !== null)
        facts.push(...spendFacts(headline.spend));
    if (facts.length === 0)
        return html ``;
    const items = facts.map((fact) => html `<div><dt>${fact.name}</dt><dd><b>${fact.value}</b> <small>${fact.hint}</small></dd></div>`);
    return html `<dl class="numbers">${items}</dl>`;
}
function spendFacts(spend) {
    const { sum, parts } = tokenWords(spend);
    const cost = costWords(spend);
    return [
        ...(sum === "" ? [] : [{ name: "Tokens", value: sum, hint: parts }]),
        ...(cost === "" ? [] : [{ name: "Cost", value: cost, hint: "as the results say" }]),
    ];
}
function round(value) {
    return Math.round(value * 100) / 100;
}

;// CONCATENATED MODULE: ./build/report/html/render.js






function renderHtmlReport(report) {
    const { campaign } = report.headline;
    const title = `${wordVerdict(report.headline).title} · ${campaign} · Carryover`;
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
${bodyOf(report)}<script type="application/json" id="report-data">${new Markup(packBlock(report))}</script>
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

// EXTERNAL MODULE: ./build/report/next-run.js
var next_run = __webpack_require__(3254);
;// CONCATENATED MODULE: ./build/report/html-report.js


const TASKS_GIVEN = 50_000;
const GROUP_IDS_GIVEN = 500;
function toHtmlReport(report) {
    const { headline, run: story, baseline } = report;
    const next = (0,next_run/* nextRun */.B)(headline);
    return {
        headline: {
            status: headline.status,
            reason: (0,report_escape/* oneLine */.TN)(headline.reason),
            campaign: headline.campaign,
            run: story.jobs.at(-1)?.run ?? "",
            counts: headline.counts,
            against: headline.against,
            passRate: headline.passRate,
            meanScore: headline.scores?.mean ?? null,
            standardError: headline.scores?.standardError ?? null,
            wonOnRetry: headline.wonOnRetry,
            spend: headline.spend,
            lostToLimits: headline.lostToLimits,
            missingJobs: story.missingJobs.length,
            startedAt: headline.startedAt,
            endedAt: headline.endedAt,
            resumeAt: next.at,
            ready: next.ready,
            stops: headline.stops,
            resumeCommand: headline.resumeCommand,
        },
        runs: story.jobs.map(({ run: name, job, startedAt, endedAt }) => ({ run: name, job, startedAt, endedAt })),
        tasks: givenTasks(report),
        attempts: story.attempts,
        waits: story.waits.map(withPlainReason),
        limits: story.limits.map(withPlainReason),
        circuits: story.circuits.map(withPlainReason),
        baseline: baseline === null
            ? null
            : {
                campaign: baseline.campaign,
                pairs: baseline.pairs,
                scoredPairs: baseline.scoredPairs,
                lost: baseline.lost,
                gained: baseline.gained,
                isOfScores: baseline.isOfScores,
                regressions: baseline.regressions,
                fixes: baseline.fixes,
                pairedDifference: baseline.difference,
            },
        failureGroups: report.failureGroups.filter(isOfAttempts).map((group) => ({
            class: group.class,
            message: (0,report_escape/* plainText */.wh)(group.message),
            count: group.tasks.length,
            taskIds: group.tasks.slice(0, GROUP_IDS_GIVEN).map((index) => report.tasks.at(index).id),
        })),
    };
}
function withPlainReason(entry) {
    return { ...entry, reason: (0,report_escape/* plainText */.wh)(entry.reason) };
}
function isOfAttempts(group) {
    return group.class !== "graded";
}
function givenTasks(report) {
    const isShort = report.tasks.count <= TASKS_GIVEN;
    const tasks = [];
    for (const isWanted of isShort ? [isAny] : [needsEye, (task) => !needsEye(task)]) {
        for (const task of report.tasks) {
            if (tasks.length >= TASKS_GIVEN)
                return tasks;
            if (isWanted(task))
                tasks.push(htmlTask(task));
        }
    }
    return tasks;
}
function isAny() {
    return true;
}
function needsEye(task) {
    return task.standing === "failed" || task.standing === "errored";
}
function htmlTask(task) {
    return {
        id: task.id,
        group: task.group ?? "",
        provider: task.provider,
        standing: task.standing,
        score: task.score,
        class: task.class,
        attempts: task.attempts,
        durationS: task.durationS,
        message: (0,report_escape/* plainText */.wh)(task.message),
        logFile: task.key === null ? null : `logs/${task.key}.log`,
    };
}

// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
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
        const className = junit_name(suite.name);
        for (const index of tasks) {
            const task = report.tasks.at(index);
            write(testcase(task, { className, report, seconds: secondsOf(task) }));
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
        const suiteName = task.group || NO_GROUP;
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
function testcase(task, { className, report, seconds: took }) {
    const head = `    <testcase name="${junit_name(task.id)}" classname="${className}" time="${seconds(took)}"`;
    const body = childrenOf(task, report);
    return body === "" ? `${head}/>\n` : `${head}>\n${body}    </testcase>\n`;
}
function childrenOf(task, report) {
    switch (task.standing) {
        case "passed":
            return task.failures.map((failure) => rerun("flakyFailure", failure)).join("");
        case "failed": {
            const message = `failed by its grader${task.score === null ? "" : `, score ${task.score}`}`;
            const failure = junit_element("failure", { message, type: "failed" }, message);
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
function whyOutstanding(task, { headline: { stops, endedAt } }) {
    const stop = stops.find((one) => one.provider === task.provider);
    if (stop !== undefined) {
        const distance = endedAt === null ? "" : ` (${(0,duration/* formatDuration */.a)(stop.untilAt - endedAt)} after the end of this run)`;
        return `outstanding: ${stop.provider} is ${stop.outage ? "unavailable" : "rate-limited"} until ${(0,report_instant/* utcMinute */.v)(stop.untilAt)}${distance}`;
    }
    if (task.class === null)
        return "outstanding: not started yet";
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
const NAME = /^[\w.,:;/()+#=@-]*$/;
function junit_name(text) {
    if (NAME.test(text))
        return text;
    return (0,report_escape/* xmlAttribute */.IE)((0,report_escape/* visibleId */.i2)(text));
}
function seconds(value) {
    return value.toFixed(3);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(5395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
// EXTERNAL MODULE: ./build/core/json-or-null.js
var json_or_null = __webpack_require__(2746);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(3540);
;// CONCATENATED MODULE: ./build/core/task.js
const DEFAULT_PROVIDER = "default";

// EXTERNAL MODULE: ./build/store/checkpoint-file.js
var checkpoint_file = __webpack_require__(573);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(3853);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(8617);
// EXTERNAL MODULE: ./build/store/task-line.js
var task_line = __webpack_require__(1980);
// EXTERNAL MODULE: ./build/tasks/canonical-json.js
var canonical_json = __webpack_require__(4542);
;// CONCATENATED MODULE: ./build/report/statistics.js
class Spread {
    #count = 0;
    #mean = 0;
    #squares = 0;
    add(value) {
        this.#count += 1;
        const delta = value - this.#mean;
        this.#mean += delta / this.#count;
        this.#squares += delta * (value - this.#mean);
    }
    get count() {
        return this.#count;
    }
    get mean() {
        return this.#mean;
    }
    get standardError() {
        return this.#count < 2 ? null : Math.sqrt(this.#squares / (this.#count - 1) / this.#count);
    }
}
function clusteredStandardError(residuals, count) {
    let clusters = 0;
    let squares = 0;
    for (const residual of residuals) {
        clusters += 1;
        squares += residual * residual;
    }
    return clusters < 2 ? null : Math.sqrt((squares * clusters) / (clusters - 1)) / count;
}
function interval95(spread) {
    const { standardError, mean, count } = spread;
    if (standardError === null)
        return null;
    const half = t95(count - 1) * standardError;
    return Number.isFinite(mean) && Number.isFinite(half) ? { mean, low: mean - half, high: mean + half } : null;
}
const Z = 1.959964;
const T_SMALL = [12.7062, 4.3027, 3.1824, 2.7764];
function t95(degrees) {
    const small = T_SMALL[degrees - 1];
    if (small !== undefined)
        return small;
    const first = (Z ** 3 + Z) / 4;
    const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
    const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
    return Z + first / degrees + second / degrees ** 2 + third / degrees ** 3;
}

;// CONCATENATED MODULE: ./build/report/compare-baseline.js


const NAMES_KEPT = 10_000;
function compareBaseline(path, tasks, presentCampaign) {
    const regressions = [];
    const fixes = [];
    const lost = [];
    const seen = new Set();
    const grades = new Spread();
    const scores = new Spread();
    let campaign = "";
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
        const standing = tasks.standingAt(index);
        if (standing === "outstanding" || standing === "skipped")
            return;
        if (standing === "errored") {
            if (hadPassed && lost.length < NAMES_KEPT)
                lost.push(row.id);
            return;
        }
        const passes = standing === "passed";
        if (hadPassed && !passes && regressions.length < NAMES_KEPT)
            regressions.push(row.id);
        if (!hadPassed && passes && fixes.length < NAMES_KEPT)
            fixes.push(row.id);
        grades.add(Number(passes) - Number(hadPassed));
        const score = tasks.scoreAt(index);
        if (score !== null && row.score !== undefined)
            scores.add(score - row.score);
    });
    if (seen.size === 0)
        return null;
    const isOfScores = scores.count >= 2;
    const { passed, failed } = tasks.counts();
    return {
        campaign,
        regressions,
        fixes,
        lost,
        gained: passed + failed - grades.count,
        pairs: grades.count,
        scoredPairs: scores.count,
        difference: interval95(isOfScores ? scores : grades),
        isOfScores,
        passRateBefore: gradedBefore === 0 ? null : passedBefore / gradedBefore,
    };
}

// EXTERNAL MODULE: ./build/report/failure-groups.js
var failure_groups = __webpack_require__(7938);
// EXTERNAL MODULE: ./build/core/workflow-run.js
var workflow_run = __webpack_require__(9461);
// EXTERNAL MODULE: ./build/store/run-events.js
var run_events = __webpack_require__(7577);
;// CONCATENATED MODULE: ./build/report/event-owners.js


function chooseOwners(path, scope) {
    const { spans, lastJob } = readSpans(path, scope.campaign);
    const job = scope.isPart ? lastJob : null;
    const asked = scope.run === null ? undefined : spans.get(scope.run);
    if (asked !== undefined && scope.run !== null) {
        const workflowRun = (0,workflow_run/* workflowRunOf */.o)(scope.run);
        const isWhole = !scope.isPart && asked.isMatrix && !asked.isLocal;
        const runs = [...spans.keys()].filter((id) => id === scope.run || (isWhole && (0,workflow_run/* workflowRunOf */.o)(id) === workflowRun));
        return { runs: new Set(runs), job };
    }
    const latest = [...spans.values()].reduce((best, span) => (best === null || span.from > best.from ? span : best), null);
    if (latest === null)
        return { runs: new Set(), job };
    if (!scope.isPart && latest.isMatrix && latest.isLocal)
        return { runs: latestOfJobs(spans), job };
    const runs = [...spans].flatMap(([id, { from, to }]) => (to >= latest.from && from <= latest.to ? [id] : []));
    return { runs: new Set(runs), job };
}
function latestOfJobs(spans) {
    const runs = new Map();
    for (const [id, span] of spans) {
        const known = spans.get(runs.get(span.job) ?? "");
        if (span.isMatrix && span.isLocal && (known === undefined || span.from > known.from))
            runs.set(span.job, id);
    }
    return new Set(runs.values());
}
function readSpans(path, campaign) {
    const spans = new Map();
    let lastJob = null;
    (0,run_events/* readRunEvents */.Lm)(path, (event) => {
        const known = spans.get(event.run);
        if (event.event === "run_started" && event.campaign === campaign) {
            const isMatrix = event.job_total > 1;
            lastJob = event.job;
            const isLocal = (0,workflow_run/* workflowRunOf */.o)(event.run) === event.run;
            if (known === undefined)
                spans.set(event.run, { from: event.at, to: event.at, job: event.job, isMatrix, isLocal });
            else
                Object.assign(known, { from: Math.min(known.from, event.at), to: Math.max(known.to, event.at) });
        }
        else if (event.event === "run_ended" && known !== undefined)
            known.to = Math.max(known.to, event.at);
    });
    return { spans, lastJob };
}

;// CONCATENATED MODULE: ./build/report/event-schema.js



const circuitState = schemas/* enum */.k5n(["closed", "open", "half-open"]);
const outcome = schemas/* enum */.k5n([
    "graded",
    "rate_limited",
    "kill_shaped",
    "timeout_exceeded",
    "skipped",
    "transient",
    "legitimate",
    "fatal",
    "unfinished",
]);
const SCHEMAS = {
    run_started: (0,run_events/* runStartedSchema */.A7)(),
    attempt_started: schemas/* object */.Ikc({
        event: schemas/* literal */.euz("attempt_started"),
        at: (0,run_events/* storedInstant */.ny)(),
        key: (0,run_events/* storedName */.Rs)(),
        slot: schemas/* int */.Whr().check(api/* _gte */.qm(0), api/* _lte */.Zm(100_000)),
        provider: (0,run_events/* storedName */.Rs)(),
        tasks: schemas/* array */.YOg(schemas/* string */.YjP()).check(api/* _minLength */.m9(1)),
        probe: schemas/* boolean */.zMY(),
    }),
    task_settled: schemas/* object */.Ikc({
        event: schemas/* literal */.euz("task_settled"),
        at: (0,run_events/* storedInstant */.ny)(),
        key: (0,run_events/* storedName */.Rs)(),
        id: schemas/* string */.YjP(),
        class: outcome,
        status: schemas/* nullable */.mee(schemas/* enum */.k5n(["passed", "failed"])),
        next: schemas/* enum */.k5n(["done", "retry", "left"]),
    }),
    attempt_ended: schemas/* object */.Ikc({ event: schemas/* literal */.euz("attempt_ended"), at: (0,run_events/* storedInstant */.ny)(), key: (0,run_events/* storedName */.Rs)() }),
    paused: schemas/* object */.Ikc({
        event: schemas/* literal */.euz("paused"),
        at: (0,run_events/* storedInstant */.ny)(),
        provider: (0,run_events/* storedName */.Rs)(),
        until: (0,run_events/* storedInstant */.ny)(),
        reason: (0,run_events/* storedText */.VS)(),
    }),
    limit_changed: schemas/* object */.Ikc({
        event: schemas/* literal */.euz("limit_changed"),
        at: (0,run_events/* storedInstant */.ny)(),
        provider: (0,run_events/* storedName */.Rs)(),
        from: schemas/* number */.aig(),
        to: schemas/* number */.aig(),
        reason: (0,run_events/* storedText */.VS)(),
    }),
    pace_changed: schemas/* object */.Ikc({
        event: schemas/* literal */.euz("pace_changed"),
        at: (0,run_events/* storedInstant */.ny)(),
        provider: (0,run_events/* storedName */.Rs)(),
        starts_per_minute: schemas/* number */.aig(),
    }),
    circuit_changed: schemas/* object */.Ikc({
        event: schemas/* literal */.euz("circuit_changed"),
        at: (0,run_events/* storedInstant */.ny)(),
        provider: (0,run_events/* storedName */.Rs)(),
        to: circuitState,
        until: schemas/* nullable */.mee((0,run_events/* storedInstant */.ny)()),
        reason: (0,run_events/* storedText */.VS)(),
    }),
    warning: schemas/* object */.Ikc({ event: schemas/* literal */.euz("warning"), at: (0,run_events/* storedInstant */.ny)(), message: (0,run_events/* storedText */.VS)() }),
    run_ended: (0,run_events/* runEndedSchema */.pg)(),
};
const event_schema_NAME = /^\{"v":1,"event":"([a-z_]{1,30})"/;
function eventNameOf(line) {
    const found = event_schema_NAME.exec(line)?.[1];
    return found !== undefined && isKnown(found) ? found : null;
}
function parseEvent(line, eventName) {
    return SCHEMAS[eventName].safeParse((0,json_or_null/* jsonOrNull */.J)(line)).data ?? null;
}
function isKnown(found) {
    return Object.hasOwn(SCHEMAS, found);
}

;// CONCATENATED MODULE: ./build/report/read-events.js






const JOBS_KEPT = 10_000;
const ATTEMPTS_KEPT = 50_000;
const CHANGES_KEPT = 10_000;
const WARNINGS_KEPT = 100;
const SHARD_IDS_KEPT = 1_000;
const IDS_KEPT = 100_000;
function readEvents(path, scope, onTrace) {
    const reader = new EventReader(chooseOwners(path, scope), onTrace);
    (0,journal/* readLines */.Se)(path, (line) => reader.take(line));
    return reader.end(scope);
}
class EventReader {
    #owners;
    #onTrace;
    #jobs = new Map();
    #attempts = new Map();
    #providers = new Map();
    #waits = [];
    #limits = [];
    #paces = [];
    #circuits = [];
    #warnings = [];
    #attemptCount = 0;
    #idsLeft = IDS_KEPT;
    #refused = new Set();
    #mergeEnd = null;
    #current = null;
    constructor(owners, onTrace) {
        this.#owners = owners;
        this.#onTrace = onTrace;
    }
    take(line) {
        const eventName = eventNameOf(line);
        if (eventName === null)
            return;
        if (this.#isBeyondBound(eventName, line))
            return;
        const event = parseEvent(line, eventName);
        if (event === null)
            return;
        if (event.event === "run_ended" && event.job === run_events/* MERGE */.lF) {
            this.#mergeEnd = event;
            return;
        }
        if ("run" in event)
            this.#current = this.#owned({ run: event.run, job: event.job });
        else if ("key" in event)
            this.#current = this.#ownerOf(event.key);
        if (this.#current !== null)
            this.#takeEvent(event, this.#current);
    }
    end({ isPart }) {
        const jobs = latestOfEach([...this.#jobs.values()]);
        const attempts = [...this.#attempts.values()].map(({ attempt, class: ended }) => ({
            ...attempt,
            class: ended ?? attempt.class,
        }));
        const mergedAt = this.#mergeEnd?.at ?? 0;
        const mergeEnd = isPart || jobs.some(({ endedAt }) => endedAt > mergedAt) ? null : this.#mergeEnd;
        const story = {
            jobs,
            missingJobs: isPart ? [] : (mergeEnd?.missing_jobs ?? missingOf(jobs)),
            attempts: attempts.sort((a, b) => a.startedAt - b.startedAt),
            attemptCount: this.#attemptCount,
            waits: this.#waits,
            limits: this.#limits,
            paces: this.#paces,
            circuits: this.#circuits,
            refusedCount: this.#refused.size,
            warnings: this.#warnings,
        };
        return { story, mergeEnd, providers: this.#providers };
    }
    #isBeyondBound(eventName, line) {
        if (eventName === "attempt_started") {
            if (this.#attempts.size < ATTEMPTS_KEPT)
                return false;
            this.#attemptCount += 1;
            return true;
        }
        if (this.#attempts.size < ATTEMPTS_KEPT)
            return false;
        if (eventName === "attempt_ended")
            return !this.#attempts.has(keyIn(line));
        return eventName === "task_settled" && line.includes('"class":"graded"') && !this.#attempts.has(keyIn(line));
    }
    #ownerOf(key) {
        const [number, job, ...run] = key.split(".").reverse();
        if (number === undefined || job === undefined)
            return null;
        return this.#owned({ run: run.reverse().join("."), job });
    }
    #owned(owner) {
        const { runs, job } = this.#owners;
        return runs.has(owner.run) && (job === null || job === owner.job) ? owner : null;
    }
    #openJob({ run, job, at, part, concurrency, job_index: index, job_total: total }) {
        const name = nameOf({ run, job });
        if (this.#jobs.size >= JOBS_KEPT && !this.#jobs.has(name))
            return;
        const ending = { endedAt: at, status: null, reason: "", against: null, resumeAt: null, resumeCommand: "" };
        this.#jobs.set(name, { run, job, index, total, part, concurrency, startedAt: at, ...ending });
    }
    #tellOfJob(job, tell) {
        const story = this.#jobs.get(nameOf(job));
        if (story !== undefined)
            this.#jobs.set(nameOf(job), tell(story));
    }
    #takeEvent(event, { run, job }) {
        this.#tellOfJob({ run, job }, (story) => (event.at > story.endedAt ? { ...story, endedAt: event.at } : story));
        switch (event.event) {
            case "run_started":
                this.#openJob(event);
                break;
            case "run_ended": {
                const { status, reason, against, resume_at: resumeAt, resume_command: resumeCommand } = event;
                this.#tellOfJob(event, (story) => ({ ...story, status, reason, against, resumeAt, resumeCommand }));
                break;
            }
            case "attempt_started": {
                this.#attemptCount += 1;
                const { key, slot, provider, tasks, probe, at } = event;
                this.#providers.set(provider, (this.#providers.get(provider) ?? 0) + 1);
                const taskIds = tasks.length > this.#idsLeft ? [] : tasks.slice(0, SHARD_IDS_KEPT);
                this.#idsLeft -= taskIds.length;
                const attempt = {
                    key,
                    job,
                    slot,
                    provider,
                    taskIds,
                    startedAt: at,
                    endedAt: null,
                    class: "running",
                    probe,
                };
                this.#attempts.set(key, { attempt, class: null });
                break;
            }
            case "task_settled": {
                const { key, id, class: outcome, status } = event;
                const known = this.#attempts.get(key);
                if (known !== undefined)
                    known.class = joinClasses(known.class, outcome === "graded" ? (status ?? "failed") : outcome);
                if (outcome === "rate_limited")
                    this.#refused.add(key);
                this.#onTrace({ id, key, class: outcome });
                break;
            }
            case "attempt_ended": {
                const known = this.#attempts.get(event.key);
                if (known !== undefined) {
                    known.attempt = { ...known.attempt, endedAt: event.at };
                    known.class ??= "kill_shaped";
                }
                break;
            }
            case "paused":
                keep(this.#waits, { provider: event.provider, job, from: event.at, until: event.until, reason: event.reason });
                break;
            case "limit_changed":
                keep(this.#limits, { ...event, job });
                break;
            case "pace_changed":
                keep(this.#paces, { provider: event.provider, at: event.at, startsPerMinute: event.starts_per_minute });
                break;
            case "circuit_changed": {
                const { provider, at, to: state, until, reason } = event;
                keep(this.#circuits, { provider, job, at, state, until, reason });
                break;
            }
            case "warning":
                if (this.#warnings.length < WARNINGS_KEPT)
                    this.#warnings.push(event.message);
                break;
            default:
                (0,unreachable/* unreachable */.H)(event);
        }
    }
}
function nameOf({ run, job }) {
    return `${run}.${job}`;
}
function keyIn(line) {
    const from = line.indexOf('"key":"') + 7;
    return line.slice(from, line.indexOf('"', from));
}
function keep(changes, change) {
    if (changes.length < CHANGES_KEPT)
        changes.push(change);
}
function joinClasses(known, next) {
    return known === null || known === next ? next : "mixed";
}
function missingOf(jobs) {
    const total = Math.max(0, ...jobs.map((job) => job.total));
    const known = new Set(jobs.map((job) => job.index));
    return total < 2 ? [] : [...Array(total).keys()].filter((index) => !known.has(index));
}
function latestOfEach(jobs) {
    const latest = new Map();
    for (const job of jobs.toSorted((a, b) => a.startedAt - b.startedAt)) {
        latest.set(`${(0,workflow_run/* workflowRunOf */.o)(job.run)}.${job.job}`, job);
    }
    return [...latest.values()].sort((a, b) => a.startedAt - b.startedAt);
}

// EXTERNAL MODULE: ./build/core/hash-index.js
var hash_index = __webpack_require__(8313);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(3270);
// EXTERNAL MODULE: ./build/core/outcome.js
var core_outcome = __webpack_require__(9058);
// EXTERNAL MODULE: ./build/tasks/id-index.js
var id_index = __webpack_require__(8425);
;// CONCATENATED MODULE: ./build/report/task-table.js





const MESSAGES_BUDGET = 16_000_000;
const NO_HASH = "0".repeat(64);
const NO_RESULT = 0;
const PASSED = 1;
const FAILED = 2;
class TaskTable {
    #ids = [];
    #groups = [];
    #providers = [];
    #names = new Map();
    #byId = new id_index/* IdIndex */.w((index) => this.idAt(index));
    #hashes = new hash_index/* HashIndex */.xn();
    #redacted = new Map();
    #results = new Uint8Array(0);
    #scores = new Float64Array(0);
    #durations = new Float32Array(0);
    #attempts = new Uint32Array(0);
    #failures = new Map();
    #maxAttempts;
    #messagesLeft = MESSAGES_BUDGET;
    #defaultProvider = "";
    #traces = { classes: new Map(), keys: new Map() };
    constructor(maxAttempts) {
        this.#maxAttempts = maxAttempts;
    }
    get count() {
        return this.#ids.length;
    }
    list(task) {
        const index = this.#ids.length;
        if (index >= this.#scores.length)
            this.#grow(Math.max(1_024, index * 2));
        this.#ids.push(task.id);
        this.#groups.push(this.#shared(task.group));
        this.#providers.push(this.#shared(task.provider));
        this.#hashes.append(task.hash ?? NO_HASH);
        if (task.hash === null && !this.#redacted.has(task.id))
            this.#redacted.set(task.id, index);
        this.#scores[index] = Number.NaN;
        this.#durations[index] = Number.NaN;
        this.#byId.add(task.id, index);
    }
    find(row) {
        const index = this.#hashes.find(row.hash);
        return index === -1 ? (this.#redacted.get(row.id) ?? -1) : index;
    }
    findById(id) {
        return this.#byId.find(id) ?? -1;
    }
    addResult(row) {
        const index = this.find(row);
        if (index === -1)
            return true;
        if (this.#results[index] !== NO_RESULT)
            return false;
        this.replaceResult(index, row);
        return true;
    }
    replaceResult(index, row) {
        this.#results[index] = row.status === "passed" ? PASSED : FAILED;
        this.#scores[index] = row.score ?? Number.NaN;
        this.#durations[index] = row.duration_s;
        this.#attempts[index] = row.attempt;
    }
    addFailure(row) {
        const index = this.find(row);
        if (index === -1)
            return;
        const failures = this.#failures.get(index) ?? [];
        const name = (0,read_history/* attemptKey */.jX)(row);
        const known = failures.findIndex((failure) => failure.name === name);
        const failure = {
            name,
            class: row.class,
            terminal: row.terminal,
            attempt: row.attempt,
            message: this.#kept(row.message),
            exitCode: row.exit_code,
            signal: row.signal,
        };
        if (known === -1)
            failures.push(failure);
        else if (row.terminal)
            failures[known] = failure;
        this.#failures.set(index, failures);
    }
    setTraces(traces, defaultProvider) {
        this.#traces = traces;
        this.#defaultProvider = defaultProvider;
    }
    at(index) {
        const failures = this.#failures.get(index) ?? [];
        const last = failures.at(-1);
        const hasResult = this.#results[index] !== NO_RESULT;
        const said = last?.message ?? "";
        const latest = hasResult ? "graded" : (this.#traces.classes.get(index) ?? last?.class ?? null);
        return {
            id: this.#ids[index] ?? "",
            group: this.#groups[index] ?? null,
            provider: this.providerAt(index),
            standing: this.standingAt(index),
            score: this.scoreAt(index),
            class: latest,
            attempts: hasResult ? (this.#attempts[index] ?? 1) : failures.length,
            durationS: orNull(this.#durations[index]),
            message: said === "" || latest === last?.class ? said : `earlier: ${said}`,
            key: this.#traces.keys.get(index) ?? null,
            failures,
        };
    }
    idAt(index) {
        return this.#ids[index] ?? "";
    }
    standingAt(index) {
        const result = this.#results[index];
        if (result === PASSED)
            return "passed";
        return result === FAILED ? "failed" : (0,core_history/* standingOf */.YP)(this.#recordAt(index), this.#maxAttempts);
    }
    scoreAt(index) {
        return orNull(this.#scores[index]);
    }
    providerAt(index) {
        return this.#providers[index] ?? this.#defaultProvider;
    }
    attemptsAt(index) {
        return this.#attempts[index] ?? 0;
    }
    failuresAt(index) {
        return this.#failures.get(index) ?? [];
    }
    originalAt(index) {
        const group = this.#groups[index] ?? null;
        const id = this.#ids[index] ?? "";
        return group !== null && id.length > group.length && id.startsWith(`${group}#`) ? group : null;
    }
    counts() {
        const counts = { passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
        for (let index = 0; index < this.count; index += 1)
            counts[this.standingAt(index)] += 1;
        return { total: this.count, ...counts };
    }
    *[Symbol.iterator]() {
        for (let index = 0; index < this.count; index += 1)
            yield this.at(index);
    }
    #recordAt(index) {
        const failures = this.#failures.get(index);
        if (failures === undefined)
            return undefined;
        const terminal = failures.find((failure) => failure.terminal);
        return terminal === undefined
            ? { kind: "attempts", count: failures.length }
            : { kind: "terminal", class: terminal.class };
    }
    #shared(text) {
        if (text === null)
            return null;
        const known = this.#names.get(text);
        if (known !== undefined)
            return known;
        this.#names.set(text, text);
        return text;
    }
    #kept(message) {
        const text = message.slice(0, this.#messagesLeft > 0 ? core_outcome/* MESSAGE_LIMIT_BYTES */.U : 0);
        this.#messagesLeft -= text.length;
        return text;
    }
    #grow(size) {
        this.#scores = grown(this.#scores, new Float64Array(size));
        this.#durations = grown(this.#durations, new Float32Array(size));
        this.#attempts = grown(this.#attempts, new Uint32Array(size));
        this.#results = grown(this.#results, new Uint8Array(size));
    }
}
function orNull(value) {
    return value === undefined || Number.isNaN(value) ? null : value;
}
function grown(old, next) {
    next.set(old);
    return next;
}

;// CONCATENATED MODULE: ./build/report/read-report.js















const OUTSTANDING_IDS = 50;
const KEYS_KEPT = 50_000;
function readReport(paths, options) {
    const { campaign, part } = options;
    const tasks = readTable(paths, options);
    const spend = new SpendSum();
    const skippedLines = readRows(paths, campaign, { tasks, spend });
    const classes = new Map();
    const keys = new Map();
    const met = new Set();
    const scope = { campaign, run: options.run, isPart: part !== null };
    const events = readEvents(paths.events, scope, ({ id, key, class: outcome }) => {
        const index = tasks.findById(id);
        if (index === -1)
            return;
        if (outcome === "rate_limited")
            met.add(index);
        if (outcome !== "graded")
            classes.set(index, outcome);
        if (keys.size < KEYS_KEPT || keys.has(index))
            keys.set(index, key);
    });
    const checkpoint = (0,checkpoint_file/* readCheckpoint */.HQ)(paths.checkpoint);
    tasks.setTraces({ classes, keys }, providerOfMost(events, checkpoint));
    const counts = tasks.counts();
    const stops = findStops(checkpoint, tasks, events);
    const outstanding = sumOutstanding(tasks, classes, stops, unreportedCount(counts, events));
    return {
        headline: makeHeadline({
            campaign,
            tasks,
            counts,
            events,
            stops,
            met,
            lostToLimits: outstanding.limited,
            spend,
        }),
        tasks,
        failureGroups: (0,failure_groups/* groupFailures */.B)(tasks, paths.logs),
        outstanding,
        baseline: compareBaseline(paths.baseline, tasks, campaign),
        run: events.story,
        skippedLines,
    };
}
const listedSchema = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().check(api/* _minLength */.m9(1)),
    provider: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* string */.YjP()), undefined),
    group: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* string */.YjP()), undefined),
});
const REPEAT = /^(.+)#\d+$/s;
function readTable(paths, { maxAttempts, part }) {
    const tasks = new TaskTable(maxAttempts);
    (0,journal/* readLines */.Se)(paths.tasks, (line) => {
        const value = (0,json_or_null/* jsonOrNull */.J)(line);
        const listed = listedSchema.safeParse(value);
        if (!listed.success)
            return;
        const { id, provider, group } = listed.data;
        if (part !== null && !part(id))
            return;
        const hash = (0,task_line/* statedHash */.s)(line) ?? (line.includes("***") ? null : (0,canonical_json/* hashOf */.qQ)(value));
        const isRepeat = value !== null && typeof value === "object" && "repeat" in value;
        const original = isRepeat ? REPEAT.exec(id)?.[1] : undefined;
        tasks.list({ id, hash, group: original ?? group ?? null, provider: provider ?? null });
    });
    return tasks;
}
function readRows(paths, campaign, { tasks, spend }) {
    const doubled = new Set();
    const ledger = (0,read_history/* readLedger */.SC)(paths.results, (row) => {
        if (row.campaign !== campaign)
            return;
        if (!tasks.addResult(row))
            doubled.add(tasks.find(row));
        else if (row.metrics !== undefined && tasks.find(row) !== -1)
            spend.add(row.metrics);
    });
    if (doubled.size > 0) {
        const best = new Map();
        (0,read_history/* readLedger */.SC)(paths.results, (row) => {
            const index = row.campaign === campaign ? tasks.find(row) : -1;
            if (!doubled.has(index))
                return;
            const order = (0,read_history/* resultOrder */.oX)(row);
            const known = best.get(index);
            if (known === undefined)
                spend.add(row.metrics, -1);
            if (known !== undefined && known.order <= order)
                return;
            best.set(index, { order, metrics: row.metrics });
            tasks.replaceResult(index, row);
        });
        for (const { metrics } of best.values())
            spend.add(metrics);
    }
    const sidecar = (0,read_history/* readSidecar */.YD)(paths.failures, (row) => {
        if (row.campaign === campaign)
            tasks.addFailure(row);
    });
    return ledger.broken + ledger.newer + sidecar.broken + sidecar.newer;
}
function providerOfMost({ providers }, checkpoint) {
    const [most] = [...providers].sort(([, a], [, b]) => b - a);
    if (most !== undefined)
        return most[0];
    const known = Object.keys(checkpoint?.circuits ?? {});
    return known.length === 1 ? (known[0] ?? DEFAULT_PROVIDER) : DEFAULT_PROVIDER;
}
function findStops(checkpoint, tasks, { story }) {
    const now = Math.max(0, ...story.jobs.map((job) => job.endedAt));
    const waiting = new Map();
    for (let index = 0; index < tasks.count; index += 1) {
        if (tasks.standingAt(index) !== "outstanding")
            continue;
        const provider = tasks.providerAt(index);
        waiting.set(provider, (waiting.get(provider) ?? 0) + 1);
    }
    const stops = [];
    for (const [provider, circuit] of Object.entries(checkpoint?.circuits ?? {})) {
        const untilAt = Date.parse(circuit.until);
        const outstanding = waiting.get(provider) ?? 0;
        if (outstanding === 0 || Number.isNaN(untilAt) || untilAt <= now)
            continue;
        const { reason: words, stated: isStated, outage } = circuit;
        stops.push({ provider, untilAt, words, isStated, outstanding, ...(outage ? { outage } : {}) });
    }
    return stops.sort((a, b) => a.untilAt - b.untilAt);
}
function sumOutstanding(tasks, classes, stops, unreported) {
    const stopped = new Set(stops.filter(({ outage }) => !outage).map((stop) => stop.provider));
    const sums = { count: 0, limited: 0, spared: 0, killed: 0, retriable: 0, notStarted: 0 };
    const ids = [];
    for (let index = 0; index < tasks.count; index += 1) {
        if (tasks.standingAt(index) !== "outstanding")
            continue;
        sums.count += 1;
        if (ids.length < OUTSTANDING_IDS)
            ids.push(tasks.idAt(index));
        const last = classes.get(index);
        const isStopped = stopped.has(tasks.providerAt(index));
        if (isStopped && last === undefined)
            sums.spared += 1;
        if (last === "rate_limited" || isStopped)
            sums.limited += 1;
        else if (last === "kill_shaped" || last === "unfinished")
            sums.killed += 1;
        else if (last !== undefined || tasks.failuresAt(index).length > 0)
            sums.retriable += 1;
        else
            sums.notStarted += 1;
    }
    const traceless = Math.min(unreported, sums.spared + sums.notStarted);
    const fromSpared = Math.min(traceless, sums.spared);
    return {
        ...sums,
        limited: sums.limited - fromSpared,
        spared: sums.spared - fromSpared,
        notStarted: sums.notStarted - (traceless - fromSpared),
        unreported: traceless,
        ids,
    };
}
function unreportedCount(counts, { story }) {
    if (story.missingJobs.length === 0)
        return 0;
    return Math.max(0, counts.total - story.jobs.reduce((sum, job) => sum + job.part, 0));
}
function makeHeadline(facts) {
    const { campaign, tasks, counts, events, stops, met } = facts;
    const { jobs } = events.story;
    const jobsEndedAt = jobs.reduce((latest, job) => Math.max(latest, job.endedAt), 0);
    const merged = events.mergeEnd;
    const endedAt = Math.max(jobsEndedAt, merged?.at ?? 0);
    const end = merged ?? jobs.findLast((job) => job.status !== null) ?? null;
    const results = sumResults(tasks, met);
    const resumeAt = end === null ? null : "resume_at" in end ? end.resume_at : end.resumeAt;
    return {
        campaign,
        status: statusOf(end?.status ?? "complete", counts),
        reason: end?.reason ?? "the run ended without a word: it was killed, or it is still running",
        counts,
        against: merged === null && jobs.length > 1 ? null : (end?.against ?? null),
        passRate: (0,tally/* passRate */.sc)(counts),
        ...results,
        spend: facts.spend.total(),
        lostToLimits: facts.lostToLimits,
        startedAt: jobs[0]?.startedAt ?? null,
        endedAt: endedAt === 0 ? null : endedAt,
        resumeAt: counts.outstanding === 0 ? null : (resumeAt ?? stops[0]?.untilAt ?? null),
        resumeCommand: end === null ? "" : "resume_command" in end ? end.resume_command : end.resumeCommand,
        stops,
    };
}
function statusOf(told, counts) {
    return told === "complete" && counts.outstanding > 0 ? "incomplete" : told;
}
function sumResults(tasks, met) {
    const spread = new Spread();
    let wonOnRetry = 0;
    let wonAfterLimit = 0;
    for (let index = 0; index < tasks.count; index += 1) {
        const standing = tasks.standingAt(index);
        if (standing !== "passed" && standing !== "failed")
            continue;
        if (standing === "passed" && tasks.attemptsAt(index) > 1)
            wonOnRetry += 1;
        if (met.has(index))
            wonAfterLimit += 1;
        const score = tasks.scoreAt(index);
        if (score !== null)
            spread.add(score);
    }
    if (spread.count === 0 || !Number.isFinite(spread.mean))
        return { scores: null, wonOnRetry, wonAfterLimit };
    const standardError = clusteredStandardError(residualsOf(tasks, spread.mean), spread.count);
    const isTold = standardError !== null && Number.isFinite(standardError);
    return {
        scores: { count: spread.count, mean: spread.mean, standardError: isTold ? standardError : null },
        wonOnRetry,
        wonAfterLimit,
    };
}
function* residualsOf(tasks, mean) {
    const repeats = new Map();
    for (let index = 0; index < tasks.count; index += 1) {
        const score = tasks.scoreAt(index);
        if (score === null)
            continue;
        const original = tasks.originalAt(index);
        if (original === null)
            yield score - mean;
        else
            repeats.set(original, (repeats.get(original) ?? 0) + score - mean);
    }
    yield* repeats.values();
}

;// CONCATENATED MODULE: ./build/report/markdown.js


const ID_LENGTH = 200;
function fold(title, content) {
    return `<details><summary>${(0,report_escape/* escapeHtml */.ZD)(title)}</summary>\n\n${content}\n\n</details>`;
}
function idList(ids, all) {
    const more = all.count > ids.length ? ` and ${(0,report_words/* grouped */.zD)(all.count - ids.length)} more: ${all.where}` : "";
    return ids.map(idCode).join(", ") + more;
}
function idCode(id) {
    return (0,report_escape/* markdownCode */.D9)((0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(id), ID_LENGTH));
}

;// CONCATENATED MODULE: ./build/report/summary-failure-list.js



const FULL_BYTES = 1_000_000;
const LEAST_BYTES = 2_000;
const SHRINK = 0.85;
const MESSAGE_LENGTH = 200;
function failureListSection(report, shownIn) {
    const name = "list of failed tasks";
    const { failureGroups } = report;
    const isNeeded = failureGroups.length > shownIn.groups || failureGroups.some((group) => group.tasks.length > shownIn.ids);
    if (!isNeeded)
        return { name, forms: [""] };
    const full = listWithin(report, FULL_BYTES);
    const forms = [full];
    for (let bytes = Buffer.byteLength(full) * SHRINK; bytes >= LEAST_BYTES; bytes *= SHRINK) {
        forms.push(listWithin(report, bytes));
    }
    return { name, forms };
}
function listWithin(report, bytesLimit) {
    const total = report.failureGroups.reduce((sum, group) => sum + group.tasks.length, 0);
    const lines = [];
    let named = 0;
    let left = bytesLimit;
    for (const group of report.failureGroups) {
        const line = lineWithin(group, report, left);
        if (line.named === 0)
            break;
        lines.push(line.text);
        named += line.named;
        left -= Buffer.byteLength(line.text);
        if (line.named < group.tasks.length)
            break;
    }
    const title = named === total
        ? `All ${(0,report_words/* counted */.hS)(total, "failed task")}, by kind`
        : `${(0,report_words/* grouped */.zD)(named)} of ${(0,report_words/* counted */.hS)(total, "failed task")}, by kind`;
    return fold(title, lines.join("\n"));
}
function lineWithin(group, report, bytesLimit) {
    const message = group.message === "" ? "" : `: ${(0,report_escape/* markdownCode */.D9)((0,report_escape/* oneLine */.TN)(group.message, MESSAGE_LENGTH))}`;
    const head = `- **${(0,report_words/* counted */.hS)(group.tasks.length, "task")}** ${(0,report_words/* failureWords */.AC)(group.class)}${message}: `;
    const ids = [];
    let left = bytesLimit - Buffer.byteLength(head);
    for (const index of group.tasks) {
        const id = idCode(report.tasks.at(index).id);
        left -= Buffer.byteLength(id) + 2;
        if (left < 0)
            break;
        ids.push(id);
    }
    const rest = group.tasks.length - ids.length;
    return {
        text: `${head}${ids.join(", ")}${rest > 0 ? ` and ${(0,report_words/* grouped */.zD)(rest)} more: \`junit.xml\` has every task` : ""}`,
        named: ids.length,
    };
}

;// CONCATENATED MODULE: ./build/report/summary-failures.js




const FAILURES_SHOWN = { groups: 20, ids: 30 };
const MEASURES = [
    { ...FAILURES_SHOWN, hasLastWords: true },
    { groups: 20, ids: 10, hasLastWords: true },
    { groups: 20, ids: 5, hasLastWords: false },
    { groups: 5, ids: 3, hasLastWords: false },
];
function failuresSection(report) {
    const name = "failures";
    const { failureGroups } = report;
    if (failureGroups.length === 0)
        return { name, forms: [""] };
    const total = failureGroups.reduce((sum, group) => sum + group.tasks.length, 0);
    const forms = MEASURES.map((measure) => {
        const folds = (0,failure_groups/* firstGroups */.$)(failureGroups, measure.groups).map((group) => groupFold(group, report, measure));
        const rest = failureGroups.length - folds.length;
        const more = rest > 0 ? [`And ${(0,report_words/* counted */.hS)(rest, "more kind")} of failure.`] : [];
        return [`### ${(0,report_words/* counted */.hS)(total, "failure")}`, ...folds, ...more].join("\n\n");
    });
    return { name, forms };
}
function groupFold(group, report, { ids, hasLastWords }) {
    const kind = (0,report_words/* failureWords */.AC)(group.class);
    const message = group.message === "" ? "" : `: <code>${(0,report_escape/* escapeHtml */.ZD)((0,report_escape/* oneLine */.TN)(group.message, 200))}</code>`;
    const shown = group.tasks.slice(0, ids).map((index) => taskItem(index, group, report));
    const more = group.tasks.length > shown.length
        ? [`- and ${(0,report_words/* grouped */.zD)(group.tasks.length - shown.length)} more: see the list at the end, or \`report.html\``]
        : [];
    const words = hasLastWords && group.lastWords !== "" ? ["Last words of the first:", (0,report_escape/* markdownFence */.p0)(group.lastWords)] : [];
    return [
        `<details><summary><b>${(0,report_words/* counted */.hS)(group.tasks.length, "task")}</b> ${kind}${message}</summary>`,
        [...shown, ...more].join("\n"),
        ...words,
        "</details>",
    ].join("\n\n");
}
function taskItem(index, group, report) {
    const task = report.tasks.at(index);
    const score = group.class === "graded" && task.score !== null ? `, score ${(0,report_words/* shortNumber */.In)(task.score)}` : "";
    const attempts = task.attempts > 1 ? `, ${task.attempts} attempts` : "";
    return `- ${idCode(task.id)}${score}${attempts}`;
}

;// CONCATENATED MODULE: ./build/report/bars.js
const CELLS = 30;
const CELL_OF = [
    ["passed", "🟩"],
    ["failed", "🟥"],
    ["errored", "🟧"],
    ["skipped", "⬜"],
    ["outstanding", "🟦"],
];
function bars_countsBar(counts) {
    if (counts.total === 0)
        return "";
    const sizes = CELL_OF.map(([standing]) => cells(counts[standing], counts.total));
    const largest = sizes.indexOf(Math.max(...sizes));
    const sum = sizes.reduce((total, size) => total + size, 0);
    return CELL_OF.map(([, cell], index) => cell.repeat((sizes[index] ?? 0) - (index === largest ? sum - CELLS : 0))).join("");
}
function cellOf(standing) {
    return CELL_OF.find(([name]) => name === standing)?.[1] ?? "";
}
function cells(count, total) {
    return count === 0 ? 0 : Math.max(1, Math.round((count / total) * CELLS));
}
const BLOCKS = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
function sparkline(values) {
    const most = Math.max(1, ...values);
    return values
        .map((value) => (value === 0 ? "·" : (BLOCKS[Math.min(7, Math.ceil((value / most) * 8) - 1)] ?? "█")))
        .join("");
}

;// CONCATENATED MODULE: ./build/report/summary-figures.js






const summary_figures_STANDINGS = ["passed", "failed", "errored", "skipped", "outstanding"];
const HISTOGRAM_SCORES = 10;
const HISTOGRAM_BINS = 20;
function countsSection({ headline: { counts } }) {
    const bar = bars_countsBar(counts);
    const shown = summary_figures_STANDINGS.filter((standing) => counts[standing] > 0);
    const isOne = shown.length <= 1;
    const table = [
        `| ${[...shown.map((standing) => `${cellOf(standing)} ${standing}`), "total"].join(" | ")} |`,
        `|${" ---: |".repeat(shown.length + 1)}`,
        `| ${[...shown.map((standing) => (0,report_words/* grouped */.zD)(counts[standing])), (0,report_words/* grouped */.zD)(counts.total)].join(" | ")} |`,
    ].join("\n");
    return { name: "counts", forms: [isOne ? bar : `${bar}\n\n${table}`, table] };
}
function scoreLine(report) {
    const { counts, passRate, scores, lostToLimits, wonOnRetry, wonAfterLimit, startedAt, endedAt } = report.headline;
    const graded = counts.passed + counts.failed;
    const parts = [];
    if (passRate !== null)
        parts.push(`**Pass rate ${(0,report_words/* percent */.KN)(passRate)}** of ${(0,report_words/* grouped */.zD)(graded)} graded`);
    if (scores !== null) {
        const error = scores.standardError === null ? "" : ` (standard error ${(0,report_words/* shortNumber */.In)(scores.standardError)})`;
        const over = scores.count === graded ? "" : ` (${(0,report_words/* grouped */.zD)(scores.count)} scored)`;
        parts.push(`mean score **${(0,report_words/* shortNumber */.In)(scores.mean)}**${error}${over}`);
    }
    if (wonOnRetry > 0)
        parts.push(`${(0,report_words/* grouped */.zD)(wonOnRetry)} won on a retry`);
    if (wonAfterLimit > 0)
        parts.push(`${(0,report_words/* grouped */.zD)(wonAfterLimit)} won after a rate limit`);
    if (lostToLimits > 0)
        parts.push(`${(0,report_words/* grouped */.zD)(lostToLimits)} lost to limits so far`);
    if (startedAt !== null && endedAt !== null)
        parts.push(`took ${(0,duration/* formatDuration */.a)(endedAt - startedAt)}`);
    const histogram = histogramLine(report);
    return {
        name: "scores",
        forms: [parts.join(" · ") + (histogram === "" ? "" : `\n\n${histogram}`), parts.join(" · ")],
    };
}
function spendSection({ headline: { spend, counts } }) {
    const name = "tokens and cost";
    if (spend === null)
        return { name, forms: [""] };
    const { sum, parts } = tokenWords(spend);
    const cost = costWords(spend);
    const graded = counts.passed + counts.failed;
    const words = [
        ...(sum === "" ? [] : [`**${sum} tokens**${parts === "" ? "" : ` (${parts})`}`]),
        ...(cost === "" ? [] : [`**${cost}**${spend.isInDollars ? "" : " cost"}`]),
        ...(spend.results === graded ? [] : [`as ${(0,report_words/* grouped */.zD)(spend.results)} of ${(0,report_words/* counted */.hS)(graded, "result")} say`]),
    ];
    return { name, forms: [`Spent on results: ${words.join(" · ")}`] };
}
function histogramLine({ tasks, headline }) {
    const { scores } = headline;
    if (scores === null || scores.count < HISTOGRAM_SCORES)
        return "";
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    const values = new Set();
    for (const { score } of tasks) {
        if (score === null)
            continue;
        low = Math.min(low, score);
        high = Math.max(high, score);
        if (values.size <= 2)
            values.add(score);
    }
    if (values.size <= 2)
        return "";
    if (low >= 0 && high <= 1)
        [low, high] = [0, 1];
    const bins = new Array(HISTOGRAM_BINS).fill(0);
    for (const { score } of tasks) {
        if (score === null)
            continue;
        const bin = Math.min(HISTOGRAM_BINS - 1, Math.floor(((score - low) / (high - low)) * HISTOGRAM_BINS));
        bins[bin] = (bins[bin] ?? 0) + 1;
    }
    return `Scores: ${(0,report_words/* shortNumber */.In)(low)} \`${sparkline(bins)}\` ${(0,report_words/* shortNumber */.In)(high)}`;
}
function comparisonSection({ baseline }) {
    const name = "comparison with the last campaign";
    if (baseline === null)
        return { name, forms: [""] };
    const head = `### Compared with ${(0,report_escape/* markdownCode */.D9)((0,report_escape/* oneLine */.TN)(baseline.campaign, 200))}\n\n${comparisonLine(baseline)}`;
    const lists = (count) => [
        namesList((0,report_words/* counted */.hS)(baseline.regressions.length, "regression"), baseline.regressions, count),
        namesList((0,report_words/* counted */.hS)(baseline.fixes.length, "fix", "fixes"), baseline.fixes, count),
        namesList(`${(0,report_words/* grouped */.zD)(baseline.lost.length)} passed then and errored now`, baseline.lost, count),
    ].filter((list) => list !== "");
    return { name, forms: [[head, ...lists(50)].join("\n\n"), [head, ...lists(10)].join("\n\n"), head] };
}
function comparisonLine(baseline) {
    const { regressions, fixes, lost, gained, difference, pairs, scoredPairs, isOfScores, passRateBefore } = baseline;
    const changes = [
        regressions.length === 0 ? "No regression" : `**${(0,report_words/* counted */.hS)(regressions.length, "regression")}**`,
        (0,report_words/* counted */.hS)(fixes.length, "fix", "fixes"),
        ...(lost.length === 0 ? [] : [`${(0,report_words/* grouped */.zD)(lost.length)} passed then and errored now`]),
        ...(gained === 0 ? [] : [`${(0,report_words/* grouped */.zD)(gained)} graded now without a result then`]),
    ];
    const before = passRateBefore === null ? "" : `; the pass rate was ${(0,report_words/* percent */.KN)(passRateBefore)}`;
    if (difference === null)
        return `${changes.join(", ")}${before}.`;
    const { mean, low, high } = difference;
    const what = isOfScores ? "score" : "pass rate";
    const format = isOfScores ? signed : (value) => `${signed(value * 100)} points`;
    const over = isOfScores && scoredPairs < pairs
        ? `${(0,report_words/* grouped */.zD)(scoredPairs)} of ${(0,report_words/* counted */.hS)(pairs, "pair")}, which have a score both times`
        : (0,report_words/* counted */.hS)(pairs, "pair");
    const judged = low > 0 ? "better" : high < 0 ? "worse" : "no difference that can be told from chance";
    return (`${changes.join(", ")}${before}. Paired difference of the ${what}: **${format(mean)}** ` +
        `(95 % interval ${format(low)} to ${format(high)}, ${over}): ${judged}.`);
}
function namesList(title, ids, shown) {
    return ids.length === 0
        ? ""
        : fold(title, idList(ids.slice(0, shown), { count: ids.length, where: "see the comparison in `report.html`" }));
}
function signed(value) {
    const short = (0,report_words/* shortNumber */.In)(Math.abs(value) < 1e-9 ? 0 : value);
    return value > 0 && short !== "0" ? `+${short}` : short.replace("-", "−");
}

// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(2474);
;// CONCATENATED MODULE: ./build/report/mermaid-timeline.js


const BARS_SHOWN = 96;
const SLOTS_SHOWN = 12;
const PROVIDERS_SHOWN = 4;
const WAITS_SHOWN = 12;
const SHORTEST_SPAN_MS = 1_000;
const SECONDS_SPAN_MS = 180_000;
function mermaidTimeline({ run, headline }) {
    const first = run.attempts[0];
    if (first === undefined)
        return "";
    const ends = run.attempts.map((attempt) => attempt.endedAt ?? attempt.startedAt);
    const latest = ends.reduce((a, b) => Math.max(a, b), headline.endedAt ?? 0);
    const span = { from: first.startedAt, to: Math.max(latest, first.startedAt + SHORTEST_SPAN_MS) };
    const slots = attemptsByRow(run.attempts);
    const shown = chooseRows([...slots]);
    const stepMs = (span.to - span.from) / Math.floor(BARS_SHOWN / shown.length);
    const lines = [
        "---",
        "displayMode: compact",
        "---",
        "gantt",
        "  dateFormat YYYY-MM-DD HH:mm:ss.SSS",
        `  axisFormat ${span.to - span.from > SECONDS_SPAN_MS ? "%H:%M" : "%H:%M:%S"}`,
        ...waitSections(run, span),
        ...shown.flatMap(([slot, attempts]) => [
            `  section ${(0,report_escape/* mermaidName */.hd)(slot)}`,
            ...barsOf(attempts, stepMs, span.to).map((bar) => line(barLabel(bar), tagOf(bar.class), bar)),
        ]),
    ];
    const leftOut = [
        ...(slots.size > shown.length ? [`${slots.size - shown.length} more rows`] : []),
        ...(run.attemptCount > run.attempts.length ? [`${run.attemptCount - run.attempts.length} later attempts`] : []),
    ];
    const note = leftOut.length === 0 ? "" : `\n\nNot shown: ${leftOut.join(" and ")}.`;
    return `\`\`\`mermaid\n${lines.join("\n")}\n\`\`\`${note}`;
}
function attemptsByRow(attempts) {
    const isOneJob = new Set(attempts.map((attempt) => attempt.job)).size <= 1;
    const order = attempts.toSorted((a, b) => isOneJob
        ? a.slot - b.slot || a.startedAt - b.startedAt
        : Number(a.job) - Number(b.job) || a.startedAt - b.startedAt);
    const rows = new Map();
    for (const attempt of order) {
        const name = isOneJob ? `slot ${attempt.slot + 1}` : `job ${attempt.job}`;
        const row = rows.get(name);
        if (row === undefined)
            rows.set(name, [attempt]);
        else
            row.push(attempt);
    }
    return rows;
}
function chooseRows(rows) {
    if (rows.length <= SLOTS_SHOWN)
        return rows;
    const isQuiet = ([, attempts]) => attempts.every((attempt) => attempt.class === "passed");
    const chosen = new Set(rows.toSorted((a, b) => Number(isQuiet(a)) - Number(isQuiet(b))).slice(0, SLOTS_SHOWN));
    return rows.filter((row) => chosen.has(row));
}
function barsOf(attempts, stepMs, runEnd) {
    const bars = [];
    for (const attempt of attempts) {
        const to = attempt.endedAt ?? runEnd;
        const last = bars.at(-1);
        const isAlike = last?.class === attempt.class && attempt.startedAt - last.to < stepMs;
        if (last !== undefined && (isAlike || attempt.startedAt < last.from + stepMs)) {
            const joined = last.class === attempt.class ? last.class : "mixed";
            bars[bars.length - 1] = { from: last.from, to: Math.max(last.to, to), class: joined, count: last.count + 1 };
        }
        else
            bars.push({ from: attempt.startedAt, to, class: attempt.class, count: 1 });
    }
    return bars;
}
function waitSections(run, span) {
    const waits = [...run.waits, ...openTimes(run, span.to)]
        .map(({ provider, from, until }) => ({ provider, from: Math.max(from, span.from), to: Math.min(until, span.to) }))
        .filter((wait) => wait.to > wait.from)
        .sort((a, b) => a.from - b.from);
    const providers = [...new Set(waits.map((wait) => wait.provider))].slice(0, PROVIDERS_SHOWN);
    return providers.flatMap((provider) => [
        `  section ${(0,report_escape/* mermaidName */.hd)(provider)}`,
        ...united(waits.filter((wait) => wait.provider === provider))
            .slice(0, WAITS_SHOWN)
            .map((wait) => line("waiting", "done", wait)),
    ]);
}
function openTimes({ circuits }, end) {
    return circuits.flatMap((change, index) => {
        if (change.state !== "open")
            return [];
        const next = circuits
            .slice(index + 1)
            .find((other) => other.provider === change.provider && other.job === change.job);
        return [{ provider: change.provider, from: change.at, until: Math.min(next?.at ?? end, change.until ?? end) }];
    });
}
function united(waits) {
    const spans = [];
    for (const { from, to } of waits) {
        const last = spans.at(-1);
        if (last !== undefined && from <= last.to)
            spans[spans.length - 1] = { from: last.from, to: Math.max(last.to, to) };
        else
            spans.push({ from, to });
    }
    return spans;
}
function barLabel({ class: ended, count }) {
    const word = ended === "passed" || ended === "failed" || ended === "mixed" || ended === "running" ? ended : (0,report_words/* classWords */.ot)(ended);
    return count === 1 ? word : `${word} x${count}`;
}
function tagOf(ended) {
    if (ended === "passed")
        return "";
    return ended === "rate_limited" || ended === "running" || ended === "unfinished" || ended === "skipped"
        ? "active"
        : "crit";
}
function line(label, tag, { from, to }) {
    const tags = tag === "" ? "" : `${tag}, `;
    return `    ${(0,report_escape/* mermaidName */.hd)(label)} :${tags}${stamp(from)}, ${stamp(Math.max(to, from + 1))}`;
}
function stamp(at) {
    return new Date(at).toISOString().slice(0, 23).replace("T", " ");
}

;// CONCATENATED MODULE: ./build/report/summary-story.js








const EVENTS_SHOWN = 20;
const WORDS_LENGTH = 200;
function outstandingSection({ outstanding }) {
    const name = "outstanding tasks";
    const { count, ids, limited, killed, retriable, unreported, notStarted } = outstanding;
    if (count === 0)
        return { name, forms: [""] };
    const reasons = [
        [limited, "held up by a rate limit"],
        [unreported, "of jobs that never reported"],
        [retriable, "failed, with attempts left"],
        [killed, "killed or stopped before they could end"],
        [notStarted, "not started"],
    ];
    const told = reasons.filter(([number]) => number > 0).map(([number, words]) => `${(0,report_words/* grouped */.zD)(number)} ${words}`);
    const head = `**Outstanding:** ${told.join("; ")}.`;
    const where = "see the task table of `report.html`, or `junit.xml`";
    const list = (shown) => {
        return `${head}\n\n${fold((0,report_words/* counted */.hS)(count, "outstanding task"), idList(ids.slice(0, shown), { count, where }))}`;
    };
    return { name, forms: [list(ids.length), list(10), head] };
}
function limitsSection(report) {
    const name = "rate limits";
    const { run, outstanding } = report;
    const lines = [];
    if (run.refusedCount > 0)
        lines.push(`${(0,report_words/* counted */.hS)(run.refusedCount, "attempt")} met a rate limit, which is not counted as a failure.`);
    for (const [provider, waits] of byProvider(run.waits))
        lines.push(waitLine(provider, waits));
    for (const [provider, changes] of byProvider(run.limits)) {
        const steps = changes.map((change) => change.to);
        const path = steps.length > EVENTS_SHOWN ? [...steps.slice(0, EVENTS_SHOWN), "…"] : steps;
        const cuts = changes.filter((change) => change.to < change.from).length;
        lines.push(`${bold(provider)}: limit ${[changes[0]?.from ?? "", ...path].join(" → ")} (${(0,report_words/* counted */.hS)(cuts, "cut")}).`);
    }
    for (const [provider, paces] of byProvider(run.paces)) {
        lines.push(`${bold(provider)}: starts paced to ${(0,report_words/* shortNumber */.In)(paces.at(-1)?.startsPerMinute ?? 0)} a minute.`);
    }
    lines.push(...circuitLines(run).slice(0, EVENTS_SHOWN));
    if (outstanding.spared > 0)
        lines.push(`${(0,report_words/* counted */.hS)(outstanding.spared, "call")} spared that would have been refused.`);
    if (lines.length === 0)
        return { name, forms: [""] };
    const isLimited = [run.waits, run.limits, run.paces].some((list) => list.length > 0) || run.refusedCount > 0;
    const head = isLimited || !(0,title/* isOutage */.uD)(report.headline.stops) ? "### Rate limits" : "### Outages";
    return { name, forms: [`${head}\n\n${lines.map((line) => `- ${line}`).join("\n")}`, `${head}\n\n- ${lines[0]}`] };
}
function waitLine(provider, waits) {
    const total = waits.reduce((sum, wait) => sum + Math.max(0, wait.until - wait.from), 0);
    const last = waits.at(-1);
    const words = last === undefined ? "" : ` ${waits.length > 1 ? "The last: " : ""}${quoted(last.reason)}`;
    return `${bold(provider)}: waited ${waits.length === 1 ? "once" : `${waits.length} times`}, ${(0,duration/* formatDuration */.a)(total)} in all.${words}`;
}
function circuitLines({ circuits, jobs }) {
    const opened = circuits.filter((change) => change.state === "open").toSorted((a, b) => a.at - b.at);
    const alike = groupsOf(opened, ({ provider, reason }) => `${provider}\n${(0,report_escape/* oneLine */.TN)(reason, WORDS_LENGTH)}`);
    return [...alike.values()].flatMap((changes) => {
        const [first] = changes;
        if (first === undefined)
            return [];
        const where = new Set(changes.map(({ job }) => job));
        const place = where.size > 1 ? ` in ${where.size} jobs` : jobs.length > 1 ? ` in job ${first.job}` : "";
        const times = changes.length > where.size ? `, ${changes.length} times in all` : "";
        return `${bold(first.provider)}: no calls from ${(0,report_instant/* utcTime */.S)(first.at)} on${place}${times}. ${quoted(first.reason)}`;
    });
}
function jobsSection({ run }) {
    const name = "jobs";
    const total = Math.max(0, ...run.jobs.map((job) => job.total));
    if (total < 2 || run.jobs.length + run.missingJobs.length < 2)
        return { name, forms: [""] };
    const reported = `${(0,report_words/* grouped */.zD)(run.jobs.length)} of ${(0,report_words/* counted */.hS)(run.jobs.length + run.missingJobs.length, "job")} reported`;
    const rows = [
        ...run.missingJobs.slice(0, split/* MOST_JOBS */.r2).map((index) => `| ${index} | ⚠️ never reported | | |`),
        ...run.jobs.toSorted((a, b) => a.index - b.index).map(jobRow),
    ];
    const table = ["| job | ended | tasks | took |", "| ---: | --- | ---: | ---: |", ...rows].join("\n");
    return { name, forms: [fold(reported, table), `${reported}.`] };
}
function jobRow(job) {
    const ended = job.status === null ? "⚠️ without a word" : `${(0,report_words/* statusWords */.o7)(job.status)}${quietReason(job)}`;
    return `| ${job.index} | ${ended} | ${(0,report_words/* grouped */.zD)(job.part)} | ${(0,duration/* formatDuration */.a)(job.endedAt - job.startedAt)} |`;
}
function quietReason(job) {
    return job.status === "complete" || job.reason === "" ? "" : `: ${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)(job.reason, WORDS_LENGTH))}`;
}
function timelineSection(report) {
    const name = "timeline";
    const { counts, status } = report.headline;
    const isQuiet = status === "complete" && counts.failed + counts.errored === 0 && report.run.refusedCount === 0;
    const chart = isQuiet && report.run.waits.length === 0 ? "" : mermaidTimeline(report);
    if (chart === "")
        return { name, forms: [""] };
    return { name, forms: [fold("Timeline (UTC; grey is waiting)", chart)] };
}
function troubleSection({ run, skippedLines }) {
    const name = "warnings";
    const warnings = run.warnings.slice(0, EVENTS_SHOWN).map((warning) => `- ${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)(warning, 500))}`);
    const more = run.warnings.length > warnings.length
        ? [`- and ${(0,report_words/* grouped */.zD)(run.warnings.length - warnings.length)} more: \`events.jsonl\` has them`]
        : [];
    const skipped = skippedLines > 0
        ? [
            `- ${(0,report_words/* counted */.hS)(skippedLines, "line")} of the state could not be read and ${skippedLines === 1 ? "was" : "were"} passed over.`,
        ]
        : [];
    const lines = [...warnings, ...more, ...skipped];
    if (lines.length === 0)
        return { name, forms: [""] };
    return {
        name,
        forms: [fold((0,report_words/* counted */.hS)(lines.length, "warning"), lines.join("\n"))],
    };
}
function byProvider(changes) {
    return groupsOf(changes, ({ provider }) => provider);
}
function groupsOf(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}
function bold(text) {
    return `**${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(text), 100))}**`;
}
function quoted(text) {
    return (0,report_escape/* markdownCode */.D9)((0,report_escape/* oneLine */.TN)(text, WORDS_LENGTH));
}

;// CONCATENATED MODULE: ./build/report/summary-verdict.js







const summary_verdict_WORDS_LENGTH = 400;
const summary_verdict_STOPS_SHOWN = 5;
const STOPS_NAMED = 30;
function verdictSection(report) {
    const { headline } = report;
    const lines = [`## ${symbolOf(headline)} ${(0,title/* titleOf */.Gg)(headline, report.run.missingJobs.length)}`, ...summary_verdict_adviceOf(report)];
    return { name: "verdict", forms: [lines.join("\n\n")] };
}
function symbolOf(headline) {
    switch (headline.status) {
        case "complete":
            return (0,title/* hasHeldFailures */.v8)(headline) ? "❌" : "✅";
        case "stopped":
            return "⏸️";
        case "out_of_time":
            return "⏱️";
        case "interrupted":
        case "aborted":
            return "🛑";
        case "incomplete":
            return "🧩";
        default:
            return (0,unreachable/* unreachable */.H)(headline.status);
    }
}
function summary_verdict_adviceOf({ headline, run }) {
    const { counts, stops, status, reason, endedAt } = headline;
    if (counts.outstanding === 0) {
        return status === "complete"
            ? judgementOf(headline)
            : [`${(0,report_escape/* markdownText */.p7)(capitalised((0,report_escape/* oneLine */.TN)(reason, summary_verdict_WORDS_LENGTH)))} Nothing is outstanding.`];
    }
    const why = (0,report_escape/* markdownText */.p7)(capitalised((0,report_escape/* oneLine */.TN)(reason, summary_verdict_WORDS_LENGTH)));
    const lines = status === "aborted" ? [why] : [];
    if (run.missingJobs.length > 0) {
        const [jobs, whose] = run.missingJobs.length === 1 ? ["job", "its"] : ["jobs", "their"];
        lines.push(`**No word from ${jobs} ${(0,report_words/* firstNumbers */.R6)(run.missingJobs)}**: ${whose} tasks stay outstanding.`);
    }
    if (stops.length > 0)
        lines.push(stopLines(stops, endedAt));
    else if (run.missingJobs.length === 0 && status !== "aborted")
        lines.push(why);
    lines.push(resumeLine(headline));
    return lines;
}
function judgementOf({ counts, against }) {
    if (against === null || counts.failed + counts.errored === 0)
        return [];
    if (against.length === 0)
        return ["The run counts as passed: `fail-on` and `min-pass-rate` allow these failures."];
    const rate = against.find((held) => held.startsWith("pass rate"));
    return rate === undefined ? [] : [`Held against it: **${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)(rate, summary_verdict_WORDS_LENGTH))}**.`];
}
function stopLines(stops, endedAt) {
    const named = stops.slice(summary_verdict_STOPS_SHOWN, STOPS_NAMED).map((stop) => stopHead(stop, endedAt));
    const more = stops.length > STOPS_NAMED ? ` and ${(0,report_words/* grouped */.zD)(stops.length - STOPS_NAMED)} more, which \`report.html\` names` : "";
    return [
        ...stops.slice(0, summary_verdict_STOPS_SHOWN).map((stop) => `- ${stopLine(stop, endedAt)}`),
        ...(named.length === 0 ? [] : [`- ${named.join("; ")}${more}.`]),
    ].join("\n");
}
function stopLine(stop, endedAt) {
    const guess = stop.isStated ? "" : " It named no time: this is our guess.";
    return `${stopHead(stop, endedAt)}.${guess} It said: ${(0,report_escape/* markdownCode */.D9)((0,report_escape/* oneLine */.TN)(stop.words, summary_verdict_WORDS_LENGTH))}`;
}
function stopHead({ provider, untilAt }, endedAt) {
    const distance = endedAt === null ? "" : ` (${(0,duration/* formatDuration */.a)(untilAt - endedAt)} after the end of this run)`;
    return `**${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(provider), 100))}** takes no calls until **${(0,report_instant/* utcMinute */.v)(untilAt)}**${distance}`;
}
function resumeLine(headline) {
    const { counts, resumeCommand } = headline;
    const { at, ready, held, heldUntilAt } = (0,next_run/* nextRun */.B)(headline);
    const when = at === null ? "The next run" : `A run after **${(0,report_instant/* utcMinute */.v)(at)}**`;
    const byHand = resumeCommand === "" ? "" : `\n\n${(0,report_escape/* markdownFence */.p0)((0,report_escape/* oneLine */.TN)(resumeCommand, 1_000))}`;
    const how = resumeCommand === "" ? "." : ": by schedule, or by hand with";
    const takes = held === 0
        ? `the ${(0,report_words/* counted */.hS)(counts.outstanding, "outstanding task")}`
        : `${(0,report_words/* grouped */.zD)(ready)} of the ${(0,report_words/* counted */.hS)(counts.outstanding, "outstanding task")}`;
    const rest = heldUntilAt === null
        ? ""
        : `; the other ${(0,report_words/* grouped */.zD)(held)} can run once their own providers take calls again, the last at **${(0,report_instant/* utcMinute */.v)(heldUntilAt)}**`;
    return `**To go on:** nothing is lost. ${when} takes ${takes} and no other${rest}${how}${byHand}`;
}
function capitalised(text) {
    return (0,report_words/* sentence */.em)(text.slice(0, 1).toUpperCase() + text.slice(1));
}

;// CONCATENATED MODULE: ./build/report/summary.js





const SUMMARY_BYTES_LIMIT = 1_000_000;
function buildSummary(report, bytesLimit = SUMMARY_BYTES_LIMIT) {
    const sections = [
        verdictSection(report),
        countsSection(report),
        scoreLine(report),
        spendSection(report),
        outstandingSection(report),
        comparisonSection(report),
        failuresSection(report),
        limitsSection(report),
        jobsSection(report),
        timelineSection(report),
        troubleSection(report),
        failureListSection(report, FAILURES_SHOWN),
    ].filter((section) => section.forms.some((form) => form !== ""));
    const chosen = sections.map(() => 0);
    for (let last = sections.length - 1; last > 0 && bytesOf(compose(sections, chosen)) > bytesLimit;) {
        const section = sections[last];
        const form = (chosen[last] ?? 0) + 1;
        chosen[last] = form;
        if (section === undefined || form >= section.forms.length)
            last -= 1;
    }
    return compose(sections, chosen);
}
function compose(sections, chosen) {
    const texts = sections.map((section, index) => section.forms[chosen[index] ?? 0] ?? "");
    const cut = sections.flatMap((section, index) => ((chosen[index] ?? 0) > 0 ? [section.name] : []));
    const named = `_Shortened to fit: ${cut.join(", ")}. \`report.html\` shows more, and \`junit.xml\` has every task._`;
    const note = cut.length === 0 ? "" : named;
    return `${[...texts, note].filter((text) => text !== "").join("\n\n")}\n`;
}
function bytesOf(text) {
    return Buffer.byteLength(text);
}

// EXTERNAL MODULE: ./build/store/atomic-file.js
var atomic_file = __webpack_require__(148);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(1918);
;// CONCATENATED MODULE: ./build/engine/write-reports.js










const BYTES_PER_MS = 15_000;
const WRITE_SHARE = 0.25;
async function writeReports(facts) {
    const { paths, warn, leftMs = () => Number.POSITIVE_INFINITY } = facts;
    const files = (0,state_paths/* reportFiles */.IU)(paths);
    const blocked = removeEarlier(files, warn);
    const neededMs = sizeOf(paths) / BYTES_PER_MS;
    const hasTime = async (neededPartMs, leftOut) => {
        await new Promise((resolve) => setImmediate(resolve));
        if (leftMs() >= neededPartMs)
            return true;
        const names = leftOut.map((path) => (0,external_node_path_.basename)(path)).join(", ");
        warn(`reports were left out (${names}), because the run had to end at once: \`carryover report\` writes them`);
        return false;
    };
    if (!(await hasTime(neededMs, files)))
        return null;
    let report;
    try {
        report = readReport(paths, facts);
    }
    catch (error) {
        warn(`the reports could not be made: ${(0,reason/* reasonOf */.A)(error)}`);
        return null;
    }
    let summary = null;
    const texts = [
        () => {
            const text = buildSummary(report);
            summary = text;
            return (write) => write(text);
        },
        () => (write) => writeJunit(report, write),
        () => (write) => write(renderHtmlReport(toHtmlReport(report))),
    ];
    const written = [];
    for (const [index, textOf] of texts.entries()) {
        const [path = "", ...others] = files.slice(index);
        if (!(await hasTime(neededMs * WRITE_SHARE, [path, ...others])))
            break;
        try {
            const text = textOf();
            if (blocked.has(path))
                continue;
            (0,atomic_file/* writeAtomically */.v)(path, text);
            written.push(path);
        }
        catch (error) {
            warn(`${path} could not be written: ${(0,reason/* reasonOf */.A)(error)}`);
        }
    }
    return { report, summary, files: written };
}
function removeEarlier(files, warn) {
    const blocked = new Set();
    for (const path of files) {
        try {
            (0,external_node_fs_.rmSync)(path, { force: true });
        }
        catch (error) {
            blocked.add(path);
            warn(`${path} could not be written, and what stands there is not of this run: ${(0,reason/* reasonOf */.A)(error)}`);
        }
    }
    return blocked;
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
