export const id = 467;
export const ids = [467];
export const modules = {

/***/ 5467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ publish),
  e: () => (/* binding */ publishOutputs)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(3838);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(1839);
// EXTERNAL MODULE: ./build/engine/outputs.js
var engine_outputs = __webpack_require__(7545);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/failure-groups.js
var failure_groups = __webpack_require__(7938);
// EXTERNAL MODULE: ./build/report/instant.js
var instant = __webpack_require__(9886);
// EXTERNAL MODULE: ./build/report/next-run.js
var next_run = __webpack_require__(3254);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/annotations.js






const GROUPS_SHOWN = 5;
const LEVEL_LIMIT = 10;
const MESSAGE_LENGTH = 3_900;
const WORDS_LENGTH = 400;
const IDS_SHOWN = 5;
const STOPS_QUOTED = 3;
const STOPS_LENGTH = 1_200;
const TITLE_NAMES_LENGTH = 140;
function buildAnnotations(report, { against }) {
    const { headline, failureGroups } = report;
    const level = against.length > 0 ? "error" : "warning";
    const annotations = [];
    if (headline.counts.outstanding > 0)
        annotations.push(outstandingAnnotation(report, level));
    const isAborted = headline.status === "aborted";
    if (isAborted && headline.counts.outstanding === 0)
        annotations.push(abortedAnnotation(report));
    const shown = (0,failure_groups/* firstGroups */.$T)(failureGroups, GROUPS_SHOWN);
    const failureLevel = holdsFailures(against) ? "error" : "warning";
    annotations.push(...shown.map((group) => groupAnnotation(group, report, failureLevel)));
    const rest = failureGroups.filter((group) => !shown.includes(group));
    if (rest.length > 0) {
        const tasks = rest.reduce((sum, group) => sum + group.tasks.length, 0);
        annotations.push(made(failureLevel, "Carryover: more failures", `${(0,words/* counted */.hS)(tasks, "task")} failed in ${(0,words/* counted */.hS)(rest.length, "other way")}. The summary names as many as it can hold, junit.xml every one.`));
    }
    if (against.length > 0 && !annotations.some((annotation) => annotation.level === "error")) {
        annotations.unshift(made("error", "Carryover", `${against.join(", ")}. ${(0,report_escape/* oneLine */.TN)(headline.reason, WORDS_LENGTH)}`));
    }
    return withinBudget(annotations);
}
function holdsFailures(against) {
    return against.some((held) => !held.endsWith(" outstanding"));
}
function outstandingAnnotation(report, level) {
    const { headline } = report;
    if (headline.status === "stopped")
        return stopAnnotation(report, level);
    const { counts, reason, resumeAt, endedAt } = headline;
    const when = resumeAt === null ? "" : ` from ${untilWords(resumeAt, endedAt)} on`;
    return made(level, `Carryover: ${(0,words/* statusWords */.o7)(headline.status)}, ${(0,words/* grouped */.zD)(counts.outstanding)} of ${(0,words/* counted */.hS)(counts.total, "task")} outstanding`, `${sentence((0,report_escape/* oneLine */.TN)(reason, WORDS_LENGTH))} The results so far are kept. ${resumeWords(report, when)}`);
}
function stopAnnotation(report, level) {
    const { headline } = report;
    const { counts, stops, endedAt } = headline;
    const names = stops.map((stop) => (0,report_escape/* oneLine */.TN)(stop.provider, 100));
    const who = names.length === 0 ? "rate limit" : `${asManyAsFit(names, ", ", TITLE_NAMES_LENGTH)} rate-limited`;
    const title = `Carryover stopped: ${who}`;
    const said = stops.length === 0 ? sentence((0,report_escape/* oneLine */.TN)(headline.reason, WORDS_LENGTH)) : stopSentences(stops, endedAt).join(" ");
    const left = `${(0,words/* grouped */.zD)(counts.outstanding)} of ${(0,words/* counted */.hS)(counts.total, "task")} outstanding; all results so far are kept.`;
    const { at, ready, held } = (0,next_run/* nextRun */.B)(headline);
    const from = at === null ? "at once" : `from ${untilWords(at, endedAt)} on`;
    const part = held === 0
        ? ""
        : `${(0,words/* grouped */.zD)(ready)} of these can run ${from}, the other ${(0,words/* grouped */.zD)(held)} once their own providers take calls again. `;
    const when = at === null || held > 0 || stops.length === 1 ? " after that" : ` ${from}`;
    return made(level, title, `${said} ${left} ${missingWords(report)}${part}${resumeWords(report, when)}`);
}
function stopSentences(stops, endedAt) {
    const quoted = stops.slice(0, STOPS_QUOTED).map((stop) => stopSentence(stop, endedAt));
    const named = stops
        .slice(STOPS_QUOTED)
        .map((stop) => `${(0,report_escape/* oneLine */.TN)(stop.provider, 100)} until ${untilWords(stop.untilAt, endedAt)}`);
    return named.length === 0 ? quoted : [...quoted, `Also rate-limited: ${asManyAsFit(named, ", ", STOPS_LENGTH)}.`];
}
function asManyAsFit(items, separator, length) {
    let text = "";
    for (const [index, item] of items.entries()) {
        const next = index === 0 ? item : `${text}${separator}${item}`;
        if (index > 0 && next.length > length)
            return `${text} and ${(0,words/* grouped */.zD)(items.length - index)} more`;
        text = next;
    }
    return text;
}
function missingWords({ run: { missingJobs } }) {
    if (missingJobs.length === 0)
        return "";
    const shown = missingJobs.slice(0, 20).join(", ");
    const more = missingJobs.length > 20 ? ` and ${missingJobs.length - 20} more` : "";
    return `${missingJobs.length === 1 ? "Job" : "Jobs"} ${shown}${more} never reported. `;
}
function stopSentence(stop, endedAt) {
    const guess = stop.isStated ? "" : " (our guess: it named no time)";
    return `${(0,report_escape/* oneLine */.TN)(stop.provider, 100)} is rate-limited until ${untilWords(stop.untilAt, endedAt)}${guess}; it said: "${(0,report_escape/* oneLine */.TN)(stop.words, WORDS_LENGTH)}".`;
}
function untilWords(at, endedAt) {
    return `${(0,instant/* utcMinute */.v)(at)}${endedAt === null || at <= endedAt ? "" : ` (in ${(0,duration/* formatDuration */.a)(at - endedAt)})`}`;
}
function resumeWords({ headline: { resumeCommand } }, when) {
    const command = resumeCommand === "" ? "" : `, or by hand: ${(0,report_escape/* oneLine */.TN)(resumeCommand, 1_000)}`;
    return `To resume, run it again${when}: the next scheduled run does it by itself and takes only what is outstanding${command}`;
}
function abortedAnnotation({ headline }) {
    return made("error", "Carryover: aborted", (0,report_escape/* oneLine */.TN)(headline.reason, MESSAGE_LENGTH));
}
function groupAnnotation(group, report, level) {
    const ids = group.tasks.slice(0, IDS_SHOWN).map((index) => (0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(report.tasks.at(index).id), 120));
    const more = group.tasks.length > ids.length ? ` and ${(0,words/* grouped */.zD)(group.tasks.length - ids.length)} more` : "";
    if (group.class === "graded") {
        const { passRate } = report.headline;
        const rate = passRate === null ? "" : ` Pass rate ${(0,words/* percent */.KN)(passRate)} of graded tasks.`;
        return made(level, `Carryover: ${(0,words/* counted */.hS)(group.tasks.length, "task")} failed`, `Failed by their grader: ${ids.join(", ")}${more}.${rate}`);
    }
    const said = group.message === "" ? "" : `${(0,report_escape/* oneLine */.TN)(group.message, WORDS_LENGTH)}: `;
    return made(level, `Carryover: ${(0,words/* counted */.hS)(group.tasks.length, "task")} ${(0,words/* failureWords */.AC)(group.class)}`, `${said}${ids.join(", ")}${more}`);
}
function sentence(text) {
    return text === "" || /[.!?]$/.test(text) ? text : `${text}.`;
}
function made(level, title, message) {
    return { level, title: (0,report_escape/* logLine */.BP)((0,report_escape/* oneLine */.TN)(title, 200)), message: (0,report_escape/* logLine */.BP)((0,report_escape/* oneLine */.TN)(message, MESSAGE_LENGTH)) };
}
function withinBudget(annotations) {
    const used = { error: 0, warning: 0, notice: 0 };
    return annotations.filter(({ level }) => {
        used[level] += 1;
        return used[level] <= LEVEL_LIMIT;
    });
}

// EXTERNAL MODULE: ./build/report/summary.js + 8 modules
var report_summary = __webpack_require__(4491);
// EXTERNAL MODULE: ./build/action/say.js
var say = __webpack_require__(8232);
;// CONCATENATED MODULE: ./build/action/publish.js








function publishOutputs(outputs) {
    attempt("the outputs", () => setOutputs(outputs));
}
function publish(end) {
    publishOutputs(end.outputs);
    attempt("the step summary", () => appendSummary(end));
    const { report, against, reason } = end;
    if (report === null && against.length > 0)
        core/* error */.z3((0,report_escape/* logLine */.BP)((0,report_escape/* oneLine */.TN)(`${against.join(", ")}. ${reason}`, 1_000)), { title: "Carryover" });
    const annotations = report === null ? [] : buildAnnotations(report, { against });
    for (const { level, title, message } of annotations)
        ANNOTATE[level](message, { title });
    if (against.length > 0)
        process.exitCode = 1;
}
const ANNOTATE = { error: core/* error */.z3, warning: core/* warning */.$e, notice: core/* notice */.lm };
function attempt(what, write) {
    try {
        write();
    }
    catch (error) {
        (0,say/* warn */.R)(`${what} could not be handed to the runner: ${(0,reason/* reasonOf */.A)(error)}`);
    }
}
function setOutputs(outputs) {
    for (const [name, value] of Object.entries(outputs)) {
        const text = (0,engine_outputs/* outputText */.jO)(value);
        core/* setOutput */.uH(name, name === "reason" ? (0,report_escape.logText)((0,report_escape/* oneLine */.TN)(text)) : text);
    }
}
function appendSummary({ outputs, report }) {
    const summaryFile = process.env.GITHUB_STEP_SUMMARY;
    const written = String(outputs["summary-file"]);
    if (!summaryFile || report === null || !(0,external_node_fs_.existsSync)(written))
        return;
    let summary;
    try {
        summary = (0,external_node_fs_.readFileSync)(written);
    }
    catch {
        summary = (0,report_summary/* buildSummary */.f)(report);
    }
    (0,external_node_fs_.appendFileSync)(summaryFile, summary);
}


/***/ }),

/***/ 7938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ firstGroups),
/* harmony export */   BR: () => (/* binding */ groupFailures)
/* harmony export */ });
/* unused harmony export readLastWords */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);



const SEVERITY = [
    "fatal",
    "timeout_exceeded",
    "legitimate",
    "transient",
    "graded",
    "skipped",
];
const GROUPS_WITH_WORDS = 20;
const LAST_WORDS_BYTES = 2_048;
const LAST_WORDS_LINES = 20;
function groupFailures(tasks, logsFolder) {
    const groups = new Map();
    for (let index = 0; index < tasks.count; index += 1) {
        const standing = tasks.standingAt(index);
        if (standing !== "failed" && standing !== "errored")
            continue;
        const last = tasks.failuresAt(index).at(-1);
        const failure = standing === "errored" ? last : undefined;
        const message = failure?.message ?? "";
        const key = `${failure?.class ?? "graded"}\n${maskedMessage(message)}`;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, { class: failure?.class ?? "graded", message, tasks: [index] });
        else
            group.tasks.push(index);
    }
    const worstFirst = [...groups.values()].sort((a, b) => SEVERITY.indexOf(a.class) - SEVERITY.indexOf(b.class) || b.tasks.length - a.tasks.length);
    return worstFirst.map((group, position) => ({
        ...group,
        lastWords: position < GROUPS_WITH_WORDS ? lastWordsOf(group.tasks, tasks, logsFolder) : "",
    }));
}
function firstGroups(groups, count) {
    const first = groups.slice(0, count);
    const graded = groups.find((group) => group.class === "graded");
    return graded === undefined || first.includes(graded) ? first : [...first.slice(0, -1), graded];
}
function maskedMessage(message) {
    return message
        .replace(/\b[0-9a-f]{8,}\b/gi, "#")
        .replace(/\d+/g, "#")
        .slice(0, 300);
}
function lastWordsOf(indexes, tasks, logsFolder) {
    for (const index of indexes.slice(0, 5)) {
        const { key } = tasks.at(index);
        const words = key === null ? "" : readLastWords(logsFolder, key);
        if (words !== "")
            return words;
    }
    return "";
}
function readLastWords(logsFolder, key) {
    if (!/^[\w-][\w.-]{0,150}$/.test(key))
        return "";
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(logsFolder, `${key}.log`), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch {
        return "";
    }
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        if (!stat.isFile())
            return "";
        const from = Math.max(0, stat.size - LAST_WORDS_BYTES);
        const bytes = Buffer.alloc(Math.min(stat.size, LAST_WORDS_BYTES));
        const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, 0, bytes.length, from);
        const text = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(bytes.toString("utf8", 0, read)).trimEnd();
        const lines = text.split("\n").slice(from > 0 ? 1 : 0);
        return lines.slice(-LAST_WORDS_LINES).join("\n");
    }
    catch {
        return "";
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 9886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ utcTime),
/* harmony export */   v: () => (/* binding */ utcMinute)
/* harmony export */ });
const MARGIN_MS = 5_000;
const MINUTE_MS = 60_000;
function utcMinute(at) {
    const minute = Math.ceil((at - MARGIN_MS) / MINUTE_MS) * MINUTE_MS;
    return `${new Date(minute).toISOString().slice(0, 16)}Z`;
}
function utcTime(at) {
    return `${new Date(at).toISOString().slice(11, 19)}Z`;
}


/***/ }),

/***/ 3254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ nextRun)
/* harmony export */ });
function nextRun({ counts, stops, resumeAt }) {
    const [first] = stops;
    const isAllStopped = stops.reduce((sum, stop) => sum + stop.outstanding, 0) >= counts.outstanding;
    const at = first === undefined || !isAllStopped ? resumeAt : Math.max(resumeAt ?? 0, first.untilAt);
    const later = stops.filter((stop) => stop.untilAt > (at ?? 0));
    const held = later.reduce((sum, stop) => sum + stop.outstanding, 0);
    return { at, ready: counts.outstanding - held, held, heldUntilAt: later.at(-1)?.untilAt ?? null };
}


/***/ }),

/***/ 2819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hs: () => (/* binding */ tokenWords),
/* harmony export */   fL: () => (/* binding */ costWords),
/* harmony export */   y$: () => (/* binding */ SpendSum)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4702);

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
        ...(inputTokens === null ? [] : [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(Math.round(inputTokens))} in`]),
        ...(outputTokens === null ? [] : [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(Math.round(outputTokens))} out`]),
    ];
    return { sum: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(Math.round(tokens)), parts: parts.join(", ") };
}
function costWords({ cost, isInDollars }) {
    if (cost === null)
        return "";
    const [whole = "", cents = ""] = cost.toFixed(2).split(".");
    return `${isInDollars ? "$" : ""}${cost !== 0 && cost < 1 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shortNumber */ .In)(cost) : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(Number(whole))}.${cents}`}`;
}


/***/ }),

/***/ 4491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ buildSummary)
});

// UNUSED EXPORTS: SUMMARY_BYTES_LIMIT

// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/markdown.js


const ID_LENGTH = 200;
function fold(title, content) {
    return `<details><summary>${(0,report_escape/* html */.qy)(title)}</summary>\n\n${content}\n\n</details>`;
}
function idList(ids, count) {
    const more = count > ids.length ? ` and ${(0,report_words/* grouped */.zD)(count - ids.length)} more` : "";
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
    return { text: `${head}${ids.join(", ")}${rest > 0 ? ` and ${(0,report_words/* grouped */.zD)(rest)} more` : ""}`, named: ids.length };
}

// EXTERNAL MODULE: ./build/report/failure-groups.js
var failure_groups = __webpack_require__(7938);
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
        const folds = (0,failure_groups/* firstGroups */.$T)(failureGroups, measure.groups).map((group) => summary_failures_fold(group, report, measure));
        const rest = failureGroups.length - folds.length;
        const more = rest > 0 ? [`And ${(0,report_words/* counted */.hS)(rest, "more kind")} of failure.`] : [];
        return [`### ${(0,report_words/* counted */.hS)(total, "failure")}`, ...folds, ...more].join("\n\n");
    });
    return { name, forms };
}
function summary_failures_fold(group, report, { ids, hasLastWords }) {
    const kind = (0,report_words/* failureWords */.AC)(group.class);
    const message = group.message === "" ? "" : `: <code>${(0,report_escape/* html */.qy)((0,report_escape/* oneLine */.TN)(group.message, 200))}</code>`;
    const shown = group.tasks.slice(0, ids).map((index) => taskItem(index, group, report));
    const more = group.tasks.length > shown.length ? [`- and ${(0,report_words/* grouped */.zD)(group.tasks.length - shown.length)} more`] : [];
    const words = hasLastWords && group.lastWords !== "" ? [`Last words of the first:`, (0,report_escape/* markdownFence */.p0)(group.lastWords)] : [];
    return [
        `<details><summary><b>${(0,report_words/* counted */.hS)(group.tasks.length, "task")}</b> ${kind}${message}</summary>`,
        [...shown, ...more].join("\n"),
        ...words,
        "</details>",
    ].join("\n\n");
}
function taskItem(index, group, report) {
    const task = report.tasks.at(index);
    const score = group.class === "graded" && task.score !== null ? `, score ${task.score}` : "";
    const attempts = task.attempts > 1 ? `, ${task.attempts} attempts` : "";
    return `- ${idCode(task.id)}${score}${attempts}`;
}

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
;// CONCATENATED MODULE: ./build/report/bars.js
const CELLS = 30;
const CELL_OF = [
    ["passed", "🟩"],
    ["failed", "🟥"],
    ["errored", "🟧"],
    ["skipped", "⬜"],
    ["outstanding", "🟦"],
];
function countsBar(counts) {
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

// EXTERNAL MODULE: ./build/report/spend.js
var report_spend = __webpack_require__(2819);
;// CONCATENATED MODULE: ./build/report/summary-figures.js






const STANDINGS = ["passed", "failed", "errored", "skipped", "outstanding"];
const HISTOGRAM_SCORES = 10;
const HISTOGRAM_BINS = 20;
function countsSection({ headline: { counts } }) {
    const bar = countsBar(counts);
    const shown = STANDINGS.filter((standing) => counts[standing] > 0);
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
    const { sum, parts } = (0,report_spend/* tokenWords */.Hs)(spend);
    const cost = (0,report_spend/* costWords */.fL)(spend);
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
    return ids.length === 0 ? "" : fold(title, idList(ids.slice(0, shown), ids.length));
}
function signed(value) {
    const short = (0,report_words/* shortNumber */.In)(Math.abs(value) < 1e-9 ? 0 : value);
    return value > 0 && short !== "0" ? `+${short}` : short.replace("-", "−");
}

// EXTERNAL MODULE: ./build/report/instant.js
var instant = __webpack_require__(9886);
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
    const stepMs = (span.to - span.from) / Math.max(6, Math.floor(BARS_SHOWN / shown.length));
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
    const list = (shown) => {
        return `${head}\n\n${fold((0,report_words/* counted */.hS)(count, "outstanding task"), idList(ids.slice(0, shown), count))}`;
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
    const opened = run.circuits.filter((change) => change.state === "open");
    for (const change of opened.slice(0, EVENTS_SHOWN)) {
        lines.push(`${bold(change.provider)}: no calls from ${(0,instant/* utcTime */.S)(change.at)} on. ${quoted(change.reason)}`);
    }
    if (outstanding.spared > 0)
        lines.push(`${(0,report_words/* counted */.hS)(outstanding.spared, "call")} spared that would have been refused.`);
    if (lines.length === 0)
        return { name, forms: [""] };
    const head = "### Rate limits";
    return { name, forms: [`${head}\n\n${lines.map((line) => `- ${line}`).join("\n")}`, `${head}\n\n- ${lines[0]}`] };
}
function waitLine(provider, waits) {
    const total = waits.reduce((sum, wait) => sum + Math.max(0, wait.until - wait.from), 0);
    const last = waits.at(-1);
    const words = last === undefined ? "" : ` ${waits.length > 1 ? "The last: " : ""}${quoted(last.reason)}`;
    return `${bold(provider)}: waited ${waits.length === 1 ? "once" : `${waits.length} times`}, ${(0,duration/* formatDuration */.a)(total)} in all.${words}`;
}
function jobsSection({ run }) {
    const name = "jobs";
    const total = Math.max(0, ...run.jobs.map((job) => job.total ?? 1));
    if (total < 2 || run.jobs.length + run.missingJobs.length < 2)
        return { name, forms: [""] };
    const reported = `${(0,report_words/* grouped */.zD)(run.jobs.length)} of ${(0,report_words/* counted */.hS)(run.jobs.length + run.missingJobs.length, "job")} reported`;
    const rows = [
        ...run.missingJobs.slice(0, 256).map((index) => `| ${index} | ⚠️ never reported | | |`),
        ...run.jobs.toSorted((a, b) => Number(a.index) - Number(b.index)).map(jobRow),
    ];
    const table = ["| job | ended | tasks | took |", "| ---: | --- | ---: | ---: |", ...rows].join("\n");
    return { name, forms: [fold(reported, table), `${reported}.`] };
}
function jobRow(job) {
    const ended = job.status === null ? "⚠️ without a word" : `${(0,report_words/* statusWords */.o7)(job.status)}${quietReason(job)}`;
    return `| ${job.index ?? (0,report_escape/* markdownText */.p7)(job.job)} | ${ended} | ${(0,report_words/* grouped */.zD)(job.part)} | ${(0,duration/* formatDuration */.a)(job.endedAt - job.startedAt)} |`;
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
    const more = run.warnings.length > warnings.length ? [`- and ${run.warnings.length - warnings.length} more`] : [];
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
    const groups = new Map();
    for (const change of changes) {
        const group = groups.get(change.provider);
        if (group === undefined)
            groups.set(change.provider, [change]);
        else
            group.push(change);
    }
    return groups;
}
function bold(text) {
    return `**${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)(text, 100))}**`;
}
function quoted(text) {
    return (0,report_escape/* markdownCode */.D9)((0,report_escape/* oneLine */.TN)(text, WORDS_LENGTH));
}

// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
// EXTERNAL MODULE: ./build/report/next-run.js
var next_run = __webpack_require__(3254);
;// CONCATENATED MODULE: ./build/report/summary-verdict.js






const summary_verdict_WORDS_LENGTH = 400;
const STOPS_SHOWN = 5;
const STOPS_NAMED = 30;
function verdictSection(report) {
    const { headline } = report;
    const lines = [`## ${symbolOf(headline)} ${titleOf(report)}`, ...adviceOf(report)];
    return { name: "verdict", forms: [lines.join("\n\n")] };
}
function symbolOf({ status, counts, against }) {
    switch (status) {
        case "complete":
            return counts.failed + counts.errored > 0 && against?.length !== 0 ? "❌" : "✅";
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
            return (0,unreachable/* unreachable */.H)(status);
    }
}
function titleOf({ headline, run }) {
    const { status, counts } = headline;
    const left = `${(0,report_words/* grouped */.zD)(counts.outstanding)} of ${(0,report_words/* counted */.hS)(counts.total, "task")} outstanding`;
    switch (status) {
        case "complete":
            return completeTitle(headline);
        case "stopped":
            return `Stopped by a rate limit: ${left}`;
        case "out_of_time":
            return `Out of time: ${left}`;
        case "interrupted":
            return `Interrupted: ${left}`;
        case "aborted":
            return `Aborted: ${left}`;
        case "incomplete": {
            const missing = run.missingJobs.length;
            if (missing === 0)
                return `Not finished: ${left}`;
            return `${(0,report_words/* counted */.hS)(missing, "job")} never reported: ${counts.outstanding === 0 ? "nothing is outstanding" : left}`;
        }
        default:
            return (0,unreachable/* unreachable */.H)(status);
    }
}
function completeTitle({ counts }) {
    const { total, passed, failed, errored, skipped } = counts;
    if (total === 0)
        return "No tasks";
    if (failed + errored === 0) {
        if (skipped > 0)
            return `Complete: ${(0,report_words/* grouped */.zD)(passed)} of ${(0,report_words/* counted */.hS)(total, "task")} passed, ${(0,report_words/* grouped */.zD)(skipped)} skipped`;
        return total === 1 ? "Complete: the task passed" : `Complete: all ${(0,report_words/* counted */.hS)(total, "task")} passed`;
    }
    const bad = [
        ...(failed > 0 ? [`${(0,report_words/* grouped */.zD)(failed)} failed`] : []),
        ...(errored > 0 ? [`${(0,report_words/* grouped */.zD)(errored)} errored`] : []),
    ];
    return `Complete: ${bad.join(" and ")} of ${(0,report_words/* counted */.hS)(total, "task")}`;
}
function adviceOf({ headline, run }) {
    const { counts, stops, status, reason, endedAt } = headline;
    if (counts.outstanding === 0) {
        return status === "complete"
            ? judgementOf(headline)
            : [`${(0,report_escape/* markdownText */.p7)(sentence((0,report_escape/* oneLine */.TN)(reason, summary_verdict_WORDS_LENGTH)))} Nothing is outstanding.`];
    }
    const lines = [];
    if (run.missingJobs.length > 0) {
        const [jobs, whose] = run.missingJobs.length === 1 ? ["job", "its"] : ["jobs", "their"];
        lines.push(`**No word from ${jobs} ${listed(run.missingJobs)}**: ${whose} tasks stay outstanding.`);
    }
    if (stops.length > 0)
        lines.push(stopLines(stops, endedAt));
    else if (run.missingJobs.length === 0)
        lines.push((0,report_escape/* markdownText */.p7)(sentence((0,report_escape/* oneLine */.TN)(reason, summary_verdict_WORDS_LENGTH))));
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
    const named = stops.slice(STOPS_SHOWN, STOPS_NAMED).map((stop) => stopHead(stop, endedAt));
    const more = stops.length > STOPS_NAMED ? ` and ${(0,report_words/* grouped */.zD)(stops.length - STOPS_NAMED)} more` : "";
    return [
        ...stops.slice(0, STOPS_SHOWN).map((stop) => `- ${stopLine(stop, endedAt)}`),
        ...(named.length === 0 ? [] : [`- ${named.join("; ")}${more}.`]),
    ].join("\n");
}
function stopLine(stop, endedAt) {
    const guess = stop.isStated ? "" : " It named no time: this is our guess.";
    return `${stopHead(stop, endedAt)}.${guess} It said: ${(0,report_escape/* markdownCode */.D9)((0,report_escape/* oneLine */.TN)(stop.words, summary_verdict_WORDS_LENGTH))}`;
}
function stopHead({ provider, untilAt }, endedAt) {
    const distance = endedAt === null ? "" : ` (${(0,duration/* formatDuration */.a)(untilAt - endedAt)} after the end of this run)`;
    return `**${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)(provider, 100))}** takes no calls until **${(0,instant/* utcMinute */.v)(untilAt)}**${distance}`;
}
function resumeLine(headline) {
    const { counts, resumeCommand } = headline;
    const { at, ready, held, heldUntilAt } = (0,next_run/* nextRun */.B)(headline);
    const when = at === null ? "The next run" : `A run after **${(0,instant/* utcMinute */.v)(at)}**`;
    const byHand = resumeCommand === "" ? "" : `\n\n${(0,report_escape/* markdownFence */.p0)((0,report_escape/* oneLine */.TN)(resumeCommand, 1_000))}`;
    const how = resumeCommand === "" ? "." : ": by schedule, or by hand with";
    const takes = held === 0
        ? `the ${(0,report_words/* counted */.hS)(counts.outstanding, "outstanding task")}`
        : `${(0,report_words/* grouped */.zD)(ready)} of the ${(0,report_words/* counted */.hS)(counts.outstanding, "outstanding task")}`;
    const rest = heldUntilAt === null
        ? ""
        : `; the other ${(0,report_words/* grouped */.zD)(held)} can run once their own providers take calls again, the last at **${(0,instant/* utcMinute */.v)(heldUntilAt)}**`;
    return `**To go on:** nothing is lost. ${when} takes ${takes} and no other${rest}${how}${byHand}`;
}
function listed(numbers) {
    const shown = numbers.slice(0, 20).join(", ");
    return numbers.length > 20 ? `${shown} and ${numbers.length - 20} more` : shown;
}
function sentence(text) {
    const start = text.slice(0, 1).toUpperCase() + text.slice(1);
    return /[.!?…]$/.test(start) ? start : `${start}.`;
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


/***/ }),

/***/ 4702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   In: () => (/* binding */ shortNumber),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   o7: () => (/* binding */ statusWords),
/* harmony export */   ot: () => (/* binding */ classWords),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);

function counted(count, noun, plural = `${noun}s`) {
    return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
function grouped(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
function percent(share) {
    const rounded = Math.round(share * 1_000) / 10;
    if (rounded === 100 && share < 1)
        return "99.9 %";
    if (rounded === 0 && share > 0)
        return "0.1 %";
    return `${Number.isInteger(rounded) ? rounded : rounded.toFixed(1)} %`;
}
function shortNumber(value) {
    return String(Number(value.toPrecision(3)));
}
function statusWords(status) {
    switch (status) {
        case "complete":
            return "complete";
        case "stopped":
            return "stopped by a rate limit";
        case "out_of_time":
            return "out of time";
        case "interrupted":
            return "interrupted";
        case "aborted":
            return "aborted";
        case "incomplete":
            return "incomplete";
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(status);
    }
}
function failureWords(failure) {
    switch (failure) {
        case "graded":
            return "failed by the grader";
        case "timeout_exceeded":
            return "errored (timed out)";
        case "skipped":
            return "skipped";
        case "transient":
            return "errored (transient)";
        case "legitimate":
            return "errored";
        case "fatal":
            return "errored (fatal)";
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(failure);
    }
}
function classWords(outcome) {
    switch (outcome) {
        case "graded":
            return "graded";
        case "rate_limited":
            return "rate-limited";
        case "kill_shaped":
            return "killed";
        case "timeout_exceeded":
            return "timed out";
        case "skipped":
            return "skipped";
        case "transient":
            return "transient failure";
        case "legitimate":
            return "failure";
        case "fatal":
            return "fatal failure";
        case "unfinished":
            return "unfinished";
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(outcome);
    }
}


/***/ })

};
