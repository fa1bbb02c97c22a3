export const id = 4253;
export const ids = [4253];
export const modules = {

/***/ 89926:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stateDirOf),
/* harmony export */   i: () => (/* binding */ relativePath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45725);


function stateDirOf(line) {
    return line.inputs["state-dir"]?.trim() || (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputRow */ .bd)("state-dir").default;
}
function relativePath(path) {
    const fromHere = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), path);
    return fromHere.startsWith("..") ? path : fromHere;
}


/***/ }),

/***/ 47545:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ unknownOutputs),
/* harmony export */   JZ: () => (/* binding */ buildOutputs)
/* harmony export */ });
/* unused harmony exports interruptedOutputs, outputText */
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23540);


function buildOutputs(options) {
    const { counts, paths } = options;
    const resume = counts.outstanding > 0;
    return {
        status: options.status,
        resume,
        "resume-at": resume && options.resumeAt !== null ? (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .K)(options.resumeAt) : "",
        "resume-command": resume ? options.resumeCommand : "",
        reason: options.reason,
        total: counts.total,
        passed: counts.passed,
        failed: counts.failed,
        errored: counts.errored,
        skipped: counts.skipped,
        outstanding: counts.outstanding,
        "pass-rate": (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .reportedPassRate */ .TX)(counts),
        "outstanding-file": paths.outstanding,
        "results-file": paths.results,
        "failures-file": paths.failures,
        "summary-file": paths.summary,
        "junit-file": paths.junit,
        "report-file": paths.report,
    };
}
function interruptedOutputs({ message: reason, counts }, options) {
    const ended = { ...options, status: "interrupted", reason };
    return counts === null ? unknownOutputs(ended) : buildOutputs({ ...ended, counts, resumeAt: null });
}
function unknownOutputs(options) {
    const none = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
    const unknown = { total: null, passed: null, failed: null, errored: null, skipped: null, outstanding: null };
    const outputs = buildOutputs({ ...options, counts: none, resumeAt: null });
    return { ...outputs, ...unknown, resume: true, "resume-command": options.resumeCommand };
}
function outputText(value) {
    return value === null ? "" : String(value);
}


/***/ }),

/***/ 55834:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XY: () => (/* binding */ differenceWords),
/* harmony export */   bz: () => (/* binding */ comparisonWords),
/* harmony export */   x3: () => (/* binding */ changedTasks)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);

function changeOf(interval, pValue) {
    const isChange = pValue === null ? interval.low > 0 || interval.high < 0 : pValue < 0.05;
    if (!isChange)
        return "could be chance";
    return interval.mean > 0 ? "better" : "worse";
}
function differenceWords(difference, isOfScores, unit = "pair") {
    if (difference === null || difference.interval === null)
        return "too few pairs";
    const { interval, pairs, pValue } = difference;
    if (interval.low === 0 && interval.high === 0)
        return `no difference (${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(pairs, unit)})`;
    const words = (value) => (isOfScores ? signed(value) : `${signed(value * 100)} points`);
    const test = pValue === null ? "" : `, p = ${pValue < 0.001 ? "under 0.001" : pValue.toFixed(pValue < 0.1 ? 3 : 2)}`;
    const range = `${words(interval.low)} to ${words(interval.high)}`;
    return `${words(interval.mean)} (${range}; ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(pairs, unit)}${test}): ${changeOf(interval, pValue)}`;
}
function signed(value) {
    const text = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shortNumber */ .In)(Math.abs(value) < 1e-9 ? 0 : value);
    return value > 0 && text !== "0" ? `+${text}` : text.replace("-", "−");
}
function comparisonWords(comparison) {
    const { regressions, fixes, lost, gained, passRateBefore, pairs } = comparison;
    const inBoth = [
        regressions.length === 0 ? "No regressions" : (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(regressions.length, "regression"),
        fixes.length === 0 ? "no fixes" : (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(fixes.length, "fix", "fixes"),
    ];
    const changes = [
        ...(pairs === 0 ? [] : inBoth),
        ...(lost.length === 0 ? [] : [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(lost.length)} passed then and errored now`]),
        ...(gained === 0 ? [] : [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(gained)} graded now without a result then`]),
    ].join(", ");
    const before = passRateBefore === null ? "" : ` The pass rate was ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(passRateBefore)}.`;
    const { difference, isOfScores, isClustered } = comparison;
    const over = `${changes}${pairs === 0 ? "" : ` over ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(pairs, "task")} graded in both`}.${before}`;
    if (difference.interval === null)
        return over;
    const words = differenceWords(difference, isOfScores, isClustered ? "task" : "pair");
    return `${over} Paired difference of the ${isOfScores ? "score" : "pass rate"} with its 95 % interval: ${words}.`;
}
function changedTasks({ regressions, lost, fixes }) {
    return [
        { key: "regressions", title: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(regressions.length, "regression"), ids: regressions },
        { key: "lost", title: `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(lost.length)} passed then and errored now`, ids: lost },
        { key: "fixes", title: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(fixes.length, "fix", "fixes"), ids: fixes },
    ].filter(({ ids }) => ids.length > 0);
}


/***/ }),

/***/ 77938:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ firstGroups),
/* harmony export */   B: () => (/* binding */ groupFailures)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _run_read_tail_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39579);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);



const SEVERITY = [
    "fatal",
    "timeout_exceeded",
    "kill_shaped",
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
    const tail = (0,_run_read_tail_js__WEBPACK_IMPORTED_MODULE_1__/* .readTail */ .Z)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(logsFolder, `${key}.log`), LAST_WORDS_BYTES);
    if (tail === null)
        return "";
    const lines = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(tail.text)
        .trimEnd()
        .split("\n")
        .slice(tail.isWhole ? 0 : 1);
    return lines.slice(-LAST_WORDS_LINES).join("\n");
}


/***/ }),

/***/ 81822:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ figuresOf)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22819);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);



function figuresOf({ headline, run }) {
    const { counts, passRateInterval: rate, scores, spend, startedAt, endedAt } = headline;
    const graded = counts.passed + counts.failed;
    const ofGraded = `of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(graded)} graded`;
    const error = scores?.standardError == null ? "" : ` ± ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shortNumber */ .In)(scores.standardError)}`;
    const scored = [
        ...(scores?.count === graded ? [] : [`of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(scores?.count ?? 0, "score")}`]),
        ...(error === "" ? [] : ["with its standard error"]),
    ].join(", ");
    const { calls, input_tokens, output_tokens } = run.replayed;
    const tokens = (count) => (count == null ? "" : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(Math.round(count)));
    const parts = [
        ...(spend?.inputTokens == null ? [] : [`${tokens(spend.inputTokens)} in`]),
        ...(spend?.outputTokens == null ? [] : [`${tokens(spend.outputTokens)} out`]),
    ].join(", ");
    const stated = spend === null || spend.results === graded ? "" : `of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(spend.results, "result")}`;
    const figures = [
        [
            "Pass rate",
            headline.passRate === null ? "" : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(headline.passRate),
            rate === null ? ofGraded : `${ofGraded}, 95 % interval ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(rate.low)} to ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(rate.high)}`,
        ],
        ["Mean score", scores === null ? "" : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shortNumber */ .In)(scores.mean)}${error}`, scored],
        ["Won on a retry", unlessZero(headline.wonOnRetry), "passed after a failure"],
        ["Won after a limit", unlessZero(headline.wonAfterLimit), "graded after a refusal"],
        ["Lost to limits", unlessZero(headline.lostToLimits), "not charged, they run again"],
        ["Calls replayed", unlessZero(calls), `${tokens(input_tokens + output_tokens)} tokens not paid again`],
        ["Tokens", tokens(spend?.tokens), parts],
        ["Cost", spend === null ? "" : (0,_spend_js__WEBPACK_IMPORTED_MODULE_1__/* .costWords */ .fL)(spend), stated],
        ["Child processes", unlessZero(run.attemptCount), ""],
        ["Took", startedAt === null || endedAt === null ? "" : (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(endedAt - startedAt), ""],
    ];
    return figures.filter(([, value]) => value !== "").map(([name, value, hint]) => ({ name, value, hint }));
}
function unlessZero(count) {
    return count === 0 ? "" : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(count);
}


/***/ }),

/***/ 69886:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ localMinute),
/* harmony export */   GQ: () => (/* binding */ wholeMinute),
/* harmony export */   Hn: () => (/* binding */ utcSecond),
/* harmony export */   _R: () => (/* binding */ UTC_MINUTE),
/* harmony export */   vD: () => (/* binding */ utcMinute)
/* harmony export */ });
const MARGIN_MS = 5_000;
const MINUTE_MS = 60_000;
function utcMinute(at) {
    return `${new Date(wholeMinute(at)).toISOString().slice(0, 16)}Z`;
}
const UTC_MINUTE = /\d{4}-\d\d-\d\dT\d\d:\d\dZ/g;
function utcSecond(at) {
    return `${new Date(at).toISOString().slice(0, 19)}Z`;
}
function localMinute(at, now) {
    const date = new Date(wholeMinute(at));
    if (date.getTimezoneOffset() === 0)
        return "";
    const two = (value) => String(value).padStart(2, "0");
    const time = `${two(date.getHours())}:${two(date.getMinutes())} local time`;
    const isToday = date.toDateString() === new Date(now).toDateString();
    return isToday ? time : `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${time}`;
}
function wholeMinute(at) {
    return Math.ceil((at - MARGIN_MS) / MINUTE_MS) * MINUTE_MS;
}


/***/ }),

/***/ 22819:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Of: () => (/* binding */ statedSpend),
/* harmony export */   fL: () => (/* binding */ costWords),
/* harmony export */   y$: () => (/* binding */ SpendSum)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);

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
    add({ metrics, calls }) {
        if (metrics === undefined && calls === undefined)
            return;
        const stated = statedBy(metrics, calls);
        if (stated.size === 0)
            return;
        this.#results += 1;
        for (const [kind, value] of stated)
            this.#sums.set(kind, (this.#sums.get(kind) ?? 0) + value);
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
function statedSpend(metrics) {
    const stated = statedBy(metrics);
    return { costUsd: stated.get("dollars") ?? stated.get("cost") ?? null, tokens: stated.get("tokens") ?? null };
}
function statedBy(metrics, calls) {
    const stated = readMetrics(metrics ?? {});
    const hasTokens = stated.has("tokens") || stated.has("inputTokens") || stated.has("outputTokens");
    if (calls !== undefined && !hasTokens && calls.made + calls.replayed > 0) {
        const { replayed_input_tokens: input = 0, replayed_output_tokens: output = 0 } = calls;
        stated.set("inputTokens", calls.input_tokens + input).set("outputTokens", calls.output_tokens + output);
    }
    if (calls?.cost_usd !== undefined && !stated.has("dollars") && !stated.has("cost"))
        stated.set("dollars", calls.cost_usd);
    if (stated.has("dollars"))
        stated.delete("cost");
    const tokens = stated.get("tokens") ?? sumOf(stated.get("inputTokens"), stated.get("outputTokens"));
    return tokens === undefined ? stated : stated.set("tokens", tokens);
}
function readMetrics(metrics) {
    const stated = new Map();
    const take = (name, value) => {
        if (typeof value !== "number" || !(value >= 0 && value <= Number.MAX_SAFE_INTEGER))
            return;
        const kind = kindOf(name);
        if (kind !== null && !stated.has(kind))
            stated.set(kind, value);
    };
    for (const [name, value] of Object.entries(metrics))
        take(name, value);
    for (const [name, value] of Object.entries(metrics)) {
        if (typeof value !== "object" || value === null || Array.isArray(value))
            continue;
        for (const [inner, item] of Object.entries(value))
            take(/^tokens$/i.test(name) ? `${inner}tokens` : inner, item);
    }
    return stated;
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
function costWords({ cost, isInDollars }) {
    if (cost === null)
        return "";
    const [whole = "", cents = ""] = cost.toFixed(2).split(".");
    const small = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shortNumber */ .In)(cost);
    const isSmall = cost < 1 && small.length > "0.25".length;
    return `${isInDollars ? "$" : ""}${isSmall ? small : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(Number(whole))}.${cents}`}`;
}


/***/ }),

/***/ 13522:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ buildSummary)
});

// UNUSED EXPORTS: SUMMARY_BYTES_LIMIT

// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/instant.js
var instant = __webpack_require__(69886);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/markdown.js



const ID_LENGTH = 200;
function markdownPhrase(phrase) {
    const prose = (words) => (0,report_escape/* markdownText */.p7)(words).replace(instant/* UTC_MINUTE */._R, "**$&**");
    return phrase
        .map((piece) => (typeof piece === "string" ? piece.replace(/\S(?:.*\S)?/s, prose) : (0,report_escape/* markdownCode */.D9)(piece.code)))
        .join("");
}
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
const NUMBER = /^(?:\\?\$)?[\d,.]*(?: %)?$/;
function markdownTable(head, rows) {
    const line = (cells) => `| ${cells.join(" | ")} |`;
    const rule = head.map((_, column) => (rows.every((row) => NUMBER.test(row[column] ?? "")) ? "---:" : "---"));
    return [line(head), line(rule), ...rows.map(line)].join("\n");
}
const CELL_LENGTH = 200;
function tableSection(table) {
    if (table === null)
        return null;
    const { title, head, rows, note } = table;
    const lines = markdownTable(head.map(cellText), rows.map((row) => row.map(cellText)));
    return { name: title, forms: [`### ${cellText(title)}\n\n${lines}${note === "" ? "" : `\n\n${note}`}`] };
}
const FIGURES = new Set(["pass@k", "pass^k"]);
function cellText(text) {
    if (FIGURES.has(text))
        return text;
    return (0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)(text, CELL_LENGTH)).replace(/^(\d+)\\(?=[.)])/, "$1");
}

// EXTERNAL MODULE: ./build/report/failure-groups.js
var failure_groups = __webpack_require__(77938);
;// CONCATENATED MODULE: ./build/report/summary-failures.js




const MESSAGE_LENGTH = 200;
const MEASURES = [
    { groups: 30, ids: 200, hasLastWords: true },
    { groups: 20, ids: 30, hasLastWords: true },
    { groups: 20, ids: 10, hasLastWords: true },
    { groups: 20, ids: 5, hasLastWords: false },
    { groups: 5, ids: 3, hasLastWords: false },
];
function failuresSection(report) {
    const { failureGroups } = report;
    if (failureGroups.length === 0)
        return null;
    const total = failureGroups.reduce((sum, group) => sum + group.tasks.length, 0);
    const forms = MEASURES.map((measure) => {
        const folds = (0,failure_groups/* firstGroups */.$)(failureGroups, measure.groups).map((group) => groupFold(group, report, measure));
        const rest = failureGroups.length - folds.length;
        const more = rest > 0 ? [`And ${(0,report_words/* counted */.hS)(rest, "more kind")} of failure: see \`report.html\`, or \`junit.xml\`.`] : [];
        const text = [`### ${(0,report_words/* counted */.hS)(total, "failure")}`, ...folds, ...more].join("\n\n");
        return text.replace(/^(- .*)\n\n(?=- )/gm, "$1\n");
    });
    return { name: "failures", forms };
}
function groupFold(group, report, { ids, hasLastWords }) {
    const { message, lastWords, tasks } = group;
    const [only, ...others] = tasks;
    const words = hasLastWords && lastWords !== "" && !message.endsWith(lastWords) ? (0,report_escape/* markdownFence */.p0)(lastWords) : "";
    if (only !== undefined && others.length === 0) {
        const task = report.tasks.at(only);
        const said = (0,report_escape/* oneLine */.TN)(message === "" ? task.gradeMessage : message, MESSAGE_LENGTH);
        const notes = `${(0,report_words/* failureWords */.AC)(group.class)}${notesOf(task, group)}`;
        return words === ""
            ? `- ${idCode(task.id)} ${notes}${said === "" ? "" : `: ${(0,report_escape/* markdownCode */.D9)(said)}`}`
            : folded(`${htmlCode((0,report_escape/* visibleId */.i2)(task.id))} ${notes}${said === "" ? "" : `: ${htmlCode(said)}`}`, [words]);
    }
    const shown = tasks.slice(0, ids).map((index) => taskItem(report.tasks.at(index), group));
    const rest = tasks.length - shown.length;
    const more = rest > 0 ? [`- and ${(0,report_words/* grouped */.zD)(rest)} more: see \`report.html\`, or \`junit.xml\``] : [];
    const said = message === "" ? "" : `: ${htmlCode(message)}`;
    return folded(`<b>${(0,report_words/* counted */.hS)(tasks.length, "task")}</b> ${(0,report_words/* failureWords */.AC)(group.class)}${said}`, [
        [...shown, ...more].join("\n"),
        ...(words === "" ? [] : ["Last output of the first:", words]),
    ]);
}
function folded(head, content) {
    return [`<details><summary>${head}</summary>`, ...content, "</details>"].join("\n\n");
}
function htmlCode(text) {
    return `<code>${(0,report_escape/* escapeHtml */.ZD)((0,report_escape/* oneLine */.TN)(text, MESSAGE_LENGTH))}</code>`;
}
function taskItem(task, group) {
    const said = task.gradeMessage === "" ? "" : `: ${(0,report_escape/* markdownCode */.D9)((0,report_escape/* oneLine */.TN)(task.gradeMessage, MESSAGE_LENGTH))}`;
    return `- ${idCode(task.id)}${notesOf(task, group)}${said}`;
}
function notesOf({ score, attempts }, group) {
    const scored = group.class === "graded" && score !== null ? `, score ${(0,report_words/* shortNumber */.In)(score)}` : "";
    return attempts > 1 ? `${scored}, ${attempts} attempts` : scored;
}

// EXTERNAL MODULE: ./build/report/comparison-words.js
var comparison_words = __webpack_require__(55834);
// EXTERNAL MODULE: ./build/report/figures.js
var report_figures = __webpack_require__(81822);
;// CONCATENATED MODULE: ./build/report/summary-figures.js





const CELLS = 30;
const CELL_OF = { passed: "🟩", failed: "🟥", errored: "🟧", skipped: "⬜", outstanding: "🟦" };
const STANDINGS = ["passed", "failed", "errored", "skipped", "outstanding"];
const IDS_SHOWN = 50;
function countsSection({ headline: { counts } }) {
    const shown = STANDINGS.filter((standing) => counts[standing] > 0);
    let [sum, end] = [0, 0];
    const cells = shown.map((standing, index) => {
        const start = end;
        sum += counts[standing];
        const most = CELLS - (shown.length - 1 - index);
        end = Math.min(most, Math.max(start + 1, Math.round((sum / counts.total) * CELLS)));
        return CELL_OF[standing].repeat(end - start);
    });
    const bar = cells.join("");
    if (shown.length <= 1)
        return { name: "counts", forms: [bar] };
    const table = markdownTable([...shown.map((standing) => `${CELL_OF[standing]} ${standing}`), "total"], [[...shown, "total"].map((standing) => (0,report_words/* grouped */.zD)(counts[standing]))]);
    return { name: "counts", forms: [`${bar}\n\n${table}`] };
}
function figuresSection(report) {
    const figures = (0,report_figures/* figuresOf */.h)(report).map(({ name, value, hint }) => {
        return `${name} **${value}**${hint === "" ? "" : ` (${hint})`}`;
    });
    return { name: "figures", forms: [figures.join(" · ")] };
}
function comparisonSection({ baseline }) {
    if (baseline === null)
        return null;
    const name = (0,report_escape/* markdownCode */.D9)((0,report_escape/* oneLine */.TN)(baseline.campaign, 200));
    const head = `### Compared with ${name}\n\n${(0,comparison_words/* comparisonWords */.bz)(baseline)}`;
    const where = "see the comparison in `report.html`";
    const lists = (0,comparison_words/* changedTasks */.x3)(baseline).map(({ title, ids }) => fold(title, idList(ids.slice(0, IDS_SHOWN), { count: ids.length, where })));
    return { name: "comparison with the last campaign", forms: [[head, ...lists].join("\n\n"), head] };
}

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/report/verdict.js
var verdict = __webpack_require__(47342);
;// CONCATENATED MODULE: ./build/report/summary-story.js







const EVENTS_SHOWN = 20;
const WORDS_LENGTH = 200;
function outstandingSection({ outstanding }) {
    const { count, ids, limited, killed, retriable, unreported, notStarted } = outstanding;
    if (count === 0)
        return null;
    const reasons = [
        [limited, "held up by a rate limit"],
        [unreported, "of jobs that never reported"],
        [retriable, "failed, with attempts left"],
        [killed, "killed or stopped before they ended"],
        [notStarted, "not started"],
    ];
    const parts = reasons.filter(([number]) => number > 0).map(([number, words]) => `${(0,report_words/* grouped */.zD)(number)} ${words}`);
    const head = `### ${(0,report_words/* counted */.hS)(count, "outstanding task")}\n\n${parts.join("; ")}.`;
    const where = "see the task table of `report.html`, or `junit.xml`";
    const list = (shown) => `${head}\n\n${fold("Which ones", idList(ids.slice(0, shown), { count, where }))}`;
    return { name: "outstanding tasks", forms: [list(ids.length), list(10), head] };
}
function limitsSection({ run, outstanding, headline }) {
    const { waits, limits, paces, circuits, refusedCount } = run;
    const opened = circuits.filter((change) => change.to === "open");
    const providers = new Set([...waits, ...limits, ...paces, ...opened].map(({ provider }) => provider));
    const lines = [
        ...(refusedCount > 0
            ? [`${(0,report_words/* counted */.hS)(refusedCount, "attempt")} met a rate limit. These do not count as failures.`]
            : []),
        ...[...providers].slice(0, EVENTS_SHOWN).map((provider) => providerLine(provider, run)),
        ...(outstanding.spared > 0
            ? [`${(0,report_words/* counted */.hS)(outstanding.spared, "task")} not started, because the provider would have refused them.`]
            : []),
    ];
    if (lines.length === 0)
        return null;
    const isLimited = waits.length + limits.length + paces.length + refusedCount > 0;
    const head = isLimited || !(0,verdict/* isOutage */.uD)(headline.stops) ? "### Rate limits" : "### Outages";
    const all = lines.map((line) => `- ${line}`).join("\n");
    return { name: "rate limits", forms: [`${head}\n\n${all}`, `${head}\n\n- ${lines[0]}`] };
}
function providerLine(provider, { waits, limits, paces, circuits, jobs }) {
    const own = (changes) => changes.filter((change) => change.provider === provider).toSorted((a, b) => a.at - b.at);
    const parts = [];
    const pauses = own(waits);
    const pausedMs = pauses.reduce((sum, wait) => sum + Math.max(0, wait.until - wait.at), 0);
    if (pauses.length > 0)
        parts.push(`paused ${timesWords(pauses.length)}, ${(0,duration/* formatDuration */.a)(pausedMs)} in total`);
    const changes = own(limits);
    const path = changes.slice(0, EVENTS_SHOWN).map(({ to }) => to);
    if (changes.length > path.length)
        path.push(changes.at(-1)?.to ?? 0);
    if (path.length > 0)
        parts.push(`parallelism ${[changes[0]?.from ?? 0, ...path].join(" → ")}`);
    const pace = own(paces).at(-1);
    if (pace !== undefined)
        parts.push(`paced to ${(0,report_words/* shortNumber */.In)(pace.starts_per_minute)} starts a minute`);
    const stops = own(circuits).filter(({ to }) => to === "open");
    const [first] = stops;
    const where = new Set(stops.map(({ job }) => job));
    const place = jobs.length < 2 ? "" : where.size === 1 ? ` in job ${first?.job}` : ` in ${where.size} jobs`;
    const times = stops.length > where.size ? `, ${stops.length} times in total` : "";
    if (first !== undefined)
        parts.push(`stopped at ${(0,instant/* utcSecond */.Hn)(first.at)}${place}${times}`);
    const reason = first?.reason ?? pauses.at(-1)?.reason ?? "";
    return `${bold(provider)}: ${parts.join("; ")}.${reason === "" ? "" : ` ${quoted(reason)}`}`;
}
function timesWords(count) {
    return count === 1 ? "once" : `${(0,report_words/* grouped */.zD)(count)} times`;
}
function jobsSection({ run: { jobs, missingJobs } }) {
    if (!jobs.some(({ start }) => start.job_total > 1) || jobs.length + missingJobs.length < 2)
        return null;
    const reported = `${(0,report_words/* grouped */.zD)(jobs.length)} of ${(0,report_words/* counted */.hS)(jobs.length + missingJobs.length, "job")} reported`;
    const rows = [
        ...missingJobs.slice(0, split/* MOST_JOBS */.r2).map((index) => [String(index), "⚠️ never reported", "", ""]),
        ...jobs.toSorted((a, b) => a.start.job_index - b.start.job_index).map(jobRow),
    ];
    const table = markdownTable(["job", "ended", "tasks", "took"], rows);
    return { name: "jobs", forms: [fold(reported, table), `${reported}.`] };
}
function jobRow({ start, end, endedAt }) {
    const isQuiet = end === null || end.status === "complete" || end.reason === "";
    const reason = isQuiet ? "" : `: ${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)(end.reason, WORDS_LENGTH))}`;
    const ended = end === null ? "⚠️ no end recorded" : `${(0,report_words/* statusWords */.o7)(end.status)}${reason}`;
    return [String(start.job_index), ended, (0,report_words/* grouped */.zD)(start.part), (0,duration/* formatDuration */.a)(endedAt - start.at)];
}
function troubleSection({ run: { warnings }, skippedLines }) {
    const rest = warnings.length - EVENTS_SHOWN;
    const were = skippedLines === 1 ? "was" : "were";
    const lines = [
        ...warnings.slice(0, EVENTS_SHOWN).map((warning) => `- ${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)(warning, 500))}`),
        ...(rest > 0 ? [`- and ${(0,report_words/* grouped */.zD)(rest)} more: \`events.jsonl\` has them`] : []),
        ...(skippedLines > 0
            ? [`- ${(0,report_words/* counted */.hS)(skippedLines, "line")} of the state could not be read and ${were} skipped.`]
            : []),
    ];
    if (lines.length === 0)
        return null;
    return { name: "warnings", forms: [fold((0,report_words/* counted */.hS)(lines.length, "warning"), lines.join("\n"))] };
}
function bold(text) {
    return `**${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(text), 100))}**`;
}
function quoted(text) {
    return (0,report_escape/* markdownCode */.D9)((0,report_escape/* oneLine */.TN)(text, WORDS_LENGTH));
}

// EXTERNAL MODULE: ./build/report/trend.js
var trend = __webpack_require__(29088);
// EXTERNAL MODULE: ./build/report/variant-tables.js
var variant_tables = __webpack_require__(5894);
;// CONCATENATED MODULE: ./build/report/summary.js








const SUMMARY_BYTES_LIMIT = 1_000_000;
function buildSummary(report, bytesLimit = SUMMARY_BYTES_LIMIT) {
    const sections = [
        verdictSection(report),
        countsSection(report),
        figuresSection(report),
        failuresSection(report),
        outstandingSection(report),
        tableSection((0,variant_tables/* variantTable */.Wf)(report.variants)),
        tableSection((0,variant_tables/* repeatTable */.wE)(report.variants)),
        comparisonSection(report),
        tableSection((0,trend/* trendTable */._K)(report.trend)),
        limitsSection(report),
        jobsSection(report),
        troubleSection(report),
    ].filter((section) => section !== null);
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
function verdictSection(report) {
    const { symbol, title, reasons, stops, advice } = (0,verdict/* verdictOf */.Vj)(report);
    const command = (0,report_escape/* oneLine */.TN)(report.headline.resumeCommand, 1_000);
    const parts = [
        `## ${symbol} ${title}`,
        reasons.map(markdownPhrase).join(" "),
        stops.map((stop) => `- ${markdownPhrase(stop)}`).join("\n"),
        markdownPhrase(advice),
        command === "" ? "" : (0,report_escape/* markdownFence */.p0)(command),
    ];
    return { name: "verdict", forms: [parts.filter((part) => part !== "").join("\n\n")] };
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

/***/ 29088:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _K: () => (/* binding */ trendTable),
/* harmony export */   hE: () => (/* binding */ trendFigures),
/* harmony export */   lt: () => (/* binding */ completedWords),
/* harmony export */   w_: () => (/* binding */ figureWords)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69886);
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22819);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);





const PASS_RATE = { name: "pass rate", read: (row) => row.pass_rate, words: _words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN };
const FIGURES = [
    PASS_RATE,
    { name: "runs needed", read: (row) => row.runs ?? null, words: _words_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD },
    { name: "duration", read: (row) => row.duration_s, words: (seconds) => (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(seconds * 1_000) },
    { name: "cost", read: (row) => row.cost_usd, words: (cost) => (0,_spend_js__WEBPACK_IMPORTED_MODULE_2__/* .costWords */ .fL)({ cost, isInDollars: true }) },
    { name: "tokens", read: (row) => row.tokens, words: (tokens) => (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(Math.round(tokens)) },
    { name: "calls saved", read: (row) => row.calls_saved, words: _words_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD },
];
const ROWS_SHOWN = 7;
const NAME_LENGTH = 40;
function trendFigures(trend) {
    if (trend.length < 2)
        return [];
    return FIGURES.filter((figure) => figure === PASS_RATE || trend.some((row) => (figure.read(row) ?? 0) > 0));
}
function trendTable(trend) {
    const figures = trendFigures(trend);
    if (figures.length === 0)
        return null;
    const rates = trend.flatMap(({ pass_rate: rate }) => rate ?? []);
    const [low, high] = [Math.min(...rates), Math.max(...rates)];
    const latest = trend.slice(-ROWS_SHOWN).reverse();
    return {
        title: `The last ${trend.length} campaigns`,
        head: ["campaign", "completed", ...figures.map(({ name }) => name)],
        rows: latest.map((row) => [
            (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(row.campaign, NAME_LENGTH),
            completedWords(row),
            ...figures.map((figure) => figureWords(figure, row)),
        ]),
        note: low < high ? `Pass rate: ${sparkline(rates)} (${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(low)} to ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(high)})` : "",
    };
}
function figureWords({ read, words }, row) {
    const value = read(row);
    return value === null ? "" : words(value);
}
function completedWords({ completed_at }) {
    const at = Date.parse(completed_at);
    return Number.isNaN(at) ? "" : `${(0,_instant_js__WEBPACK_IMPORTED_MODULE_4__/* .utcSecond */ .Hn)(at).slice(0, 16)}Z`;
}
const BLOCKS = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
function sparkline(values) {
    const low = Math.min(...values);
    const range = Math.max(1e-9, Math.max(...values) - low);
    return values.map((value) => BLOCKS[Math.round(((value - low) / range) * 7)] ?? "█").join("");
}


/***/ }),

/***/ 5894:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wf: () => (/* binding */ variantTable),
/* harmony export */   wE: () => (/* binding */ repeatTable),
/* harmony export */   xO: () => (/* binding */ variantLines)
/* harmony export */ });
/* harmony import */ var _comparison_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55834);
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22819);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);



const ROWS_SHOWN = 100;
function variantTable(variants) {
    const [first] = variants;
    if (first === undefined || first.label === "")
        return null;
    const { axes, short } = shortLabels(variants);
    const rows = variants.map((variant, place) => [
        short[place] ?? "",
        variant.passRate === null ? "" : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(variant.passRate.mean)} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(gradedOf(variant))}`,
        variant.passRate === null ? "" : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(variant.passRate.low)} to ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(variant.passRate.high)}`,
        scoreWords(variant),
        variant.spend === null ? "" : (0,_spend_js__WEBPACK_IMPORTED_MODULE_1__/* .costWords */ .fL)(variant.spend),
        variant === first ? "" : (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_0__/* .differenceWords */ .XY)(variant.passRateDifference, false),
        variant.scoreDifference === null ? "" : (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_0__/* .differenceWords */ .XY)(variant.scoreDifference, true),
        missingWords(variant),
    ]);
    const head = [
        axes,
        "pass rate",
        "95 % interval",
        "mean score",
        "cost",
        `against ${short[0] ?? ""}`,
        "score against it",
        "no result",
    ];
    return {
        title: `Compared by ${axes}`,
        ...withoutEmpty(head, rows.slice(0, ROWS_SHOWN)),
        note: "Differences are paired: each covers the tasks that are graded under both." +
            (rows.length > ROWS_SHOWN ? ` ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(rows.length - ROWS_SHOWN)} more are not shown.` : ""),
    };
}
function variantLines(variants) {
    const table = variantTable(variants);
    if (table === null)
        return [];
    const columns = table.head.flatMap((name, column) => (name.includes("against") ? [] : [column]));
    const lines = [table.head, ...table.rows].map((row) => columns.map((column) => row[column] ?? ""));
    const widths = columns.map((_, place) => Math.max(...lines.map((cells) => cells[place]?.length ?? 0)));
    return lines.map((cells) => cells
        .map((cell, place) => cell.padEnd(widths[place] ?? 0))
        .join("  ")
        .trimEnd());
}
function repeatTable(variants) {
    const { axes, short } = shortLabels(variants);
    const rows = variants.flatMap(({ repeats }, place) => repeats.map(({ k, passAtK, passHatK, tasks }) => [
        short[place] ?? "",
        String(k),
        meanWords(passAtK),
        meanWords(passHatK),
        (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(tasks),
    ]));
    if (!variants.some(({ repeats }) => repeats.length > 1))
        return null;
    return {
        title: "Repeats",
        ...withoutEmpty([axes, "k", "pass@k", "pass^k", "tasks"], rows.slice(0, ROWS_SHOWN)),
        note: "pass@k: at least one of k tries passes. pass^k: all of k tries pass. Means over tasks with their standard errors.",
    };
}
function shortLabels(variants) {
    const pairs = variants.map(({ label }) => label.split(",").map((pair) => pair.split(/=(.*)/s)));
    const axes = pairs[0]?.map(([name = ""]) => name).join(", ") ?? "";
    return { axes, short: pairs.map((values) => values.map(([, value = ""]) => value).join(", ")) };
}
function gradedOf({ counts }) {
    return counts.passed + counts.failed;
}
function scoreWords({ scores }) {
    if (scores === null)
        return "";
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shortNumber */ .In)(scores.mean)}${scores.standardError === null ? "" : ` ± ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shortNumber */ .In)(scores.standardError)}`}`;
}
function meanWords({ mean, standardError }) {
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(mean)}${standardError === null ? "" : ` ± ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(standardError)}`}`;
}
function missingWords({ counts }) {
    return [
        ...(counts.outstanding > 0 ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(counts.outstanding)} outstanding`] : []),
        ...(counts.errored > 0 ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(counts.errored)} errored`] : []),
        ...(counts.skipped > 0 ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(counts.skipped)} skipped`] : []),
    ].join(", ");
}
function withoutEmpty(head, rows) {
    const filled = head.map((_, column) => rows.some((row) => row[column] !== ""));
    const kept = (row) => row.filter((_, column) => filled[column]);
    return { head: kept(head), rows: rows.map(kept) };
}


/***/ }),

/***/ 47342:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ nextRun),
/* harmony export */   Uy: () => (/* binding */ plainPhrase),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   bp: () => (/* binding */ wayOutOf),
/* harmony export */   e$: () => (/* binding */ stopWords),
/* harmony export */   uD: () => (/* binding */ isOutage)
/* harmony export */ });
/* unused harmony export reasonPhrase */
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83260);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48032);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69886);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);






function phraseOf(text) {
    return text.split("`").map((piece, index) => (index % 2 === 1 ? { code: piece } : piece));
}
function plainPhrase(phrase) {
    const words = phrase.map((piece) => {
        if (typeof piece === "string")
            return piece;
        return piece.isQuote ? `"${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(piece.code)}"` : piece.code;
    });
    return words.join("");
}
function reasonPhrase(reason) {
    const words = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)((0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(reason, REASON_LENGTH));
    const [input] = /^(?:fail|max|min|time)-[a-z]+/.exec(words) ?? [];
    return input === undefined ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .capitalised */ .Iu)(words)] : [{ code: input }, words.slice(input.length)];
}
const REASON_LENGTH = 400;
const STOPS_QUOTED = 3;
const STOPS_NAMED = 12;
function verdictOf({ headline, run: { missingJobs } }, distance = "after the run") {
    const until = (at) => untilWords(at, headline.endedAt, distance);
    return {
        tone: toneOf(headline),
        ...titleOf(headline, missingJobs.length),
        reasons: reasonsOf(headline, missingJobs),
        stops: stopSentences(headline, until),
        advice: phraseOf(adviceOf(headline, until)),
    };
}
function toneOf(headline) {
    if (headline.status === "aborted")
        return "bad";
    if (headline.counts.outstanding > 0)
        return "carry";
    return isFailing(headline) ? "bad" : "good";
}
function isFailing({ counts, against }) {
    return counts.failed + counts.errored > 0 && against?.length !== 0;
}
function titleOf(headline, missingJobs) {
    const { status, counts, stops } = headline;
    const left = counts.outstanding === 0
        ? "nothing is outstanding"
        : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(counts.outstanding)} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(counts.total, "task")} outstanding`;
    switch (status) {
        case "complete":
            return { symbol: isFailing(headline) ? "❌" : "✅", title: completeTitle(counts) };
        case "stopped":
            return { symbol: "⏸️", title: `Stopped by ${isOutage(stops) ? "an outage" : "a rate limit"}: ${left}` };
        case "out_of_time":
            return { symbol: "⏱️", title: `Out of time: ${left}` };
        case "out_of_budget":
            return { symbol: "💰", title: `Out of budget: ${left}` };
        case "interrupted":
            return { symbol: "🛑", title: `Interrupted: ${left}` };
        case "aborted":
            return { symbol: "🛑", title: `Aborted: ${left}` };
        case "incomplete": {
            const what = missingJobs === 0 ? "Not finished" : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(missingJobs, "job")} never reported`;
            return { symbol: "🧩", title: `${what}: ${left}` };
        }
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_3__/* .unreachable */ .H)(status);
    }
}
function completeTitle({ total, passed, failed, errored, skipped }) {
    if (total === 0)
        return "No tasks";
    if (failed + errored === 0) {
        if (skipped > 0)
            return `Complete: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(passed)} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(total, "task")} passed, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(skipped)} skipped`;
        return total === 1 ? "Complete: the task passed" : `Complete: all ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(total, "task")} passed`;
    }
    const bad = [
        ...(failed > 0 ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(failed)} failed`] : []),
        ...(errored > 0 ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(errored)} errored`] : []),
    ];
    return `Complete: ${bad.join(" and ")} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(total, "task")}`;
}
function reasonsOf(headline, missingJobs) {
    const { status, counts, reason, stops, against } = headline;
    const why = reasonPhrase(reason);
    if (counts.outstanding === 0) {
        if (status !== "complete")
            return [why, ["Nothing is outstanding."]];
        if (against === null || counts.failed + counts.errored === 0)
            return [];
        if (against.length === 0)
            return [phraseOf("The run counts as passed: `fail-on` and `min-pass-rate` allow these failures.")];
        const rate = against.find((condition) => condition.startsWith("pass rate"));
        return rate === undefined ? [] : [[`Failing because the ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(rate, REASON_LENGTH)}.`]];
    }
    const [jobs, whose] = missingJobs.length === 1 ? ["Job", "Its"] : ["Jobs", "Their"];
    const missing = missingJobs.length === 0
        ? []
        : [[`${jobs} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .firstFew */ .Dt)(missingJobs)} never reported. ${whose} tasks stay outstanding.`]];
    const isSaid = (status === "stopped" && stops.length > 0) || (status === "incomplete" && missing.length > 0);
    return isSaid ? missing : [why, ...missing];
}
function isOutage(stops) {
    return stops.length > 0 && stops.every((stop) => stop.outage);
}
function stopSentences({ stops }, until) {
    const quoted = stops.slice(0, STOPS_QUOTED).map((stop) => {
        const guess = stop.isStated ? "" : " (an estimate: it named no time)";
        const words = (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(stop.words, REASON_LENGTH);
        return [`${stopWords(stop, until(stop.untilAt))}${guess}. It said: `, { code: words, isQuote: true }];
    });
    const others = stops.slice(STOPS_QUOTED).map((stop) => `${nameOf(stop)} until ${until(stop.untilAt)}`);
    return others.length === 0 ? quoted : [...quoted, [`Also stopped: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .firstFew */ .Dt)(others, STOPS_NAMED)}.`]];
}
function stopWords(stop, until = (0,_instant_js__WEBPACK_IMPORTED_MODULE_4__/* .utcMinute */ .vD)(stop.untilAt)) {
    return `${nameOf(stop)}: ${stop.outage ? "unavailable" : "rate-limited"} until ${until}`;
}
function nameOf({ provider }) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleId */ .i2)(provider), 60);
}
function untilWords(at, endedAt, distance) {
    if (distance === "none" || endedAt === null || at <= endedAt)
        return (0,_instant_js__WEBPACK_IMPORTED_MODULE_4__/* .utcMinute */ .vD)(at);
    const far = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(at - endedAt);
    return `${(0,_instant_js__WEBPACK_IMPORTED_MODULE_4__/* .utcMinute */ .vD)(at)} (${distance === "from now" ? `in ${far}` : `${far} after this run ended`})`;
}
function adviceOf(headline, until) {
    const { counts, status, reason } = headline;
    if (counts.outstanding === 0) {
        if (counts.errored === 0)
            return "";
        const tasks = counts.errored === 1 ? "errored task" : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(counts.errored, "errored task");
        return `To try the ${tasks} again, run with the input \`retry: errored\`, or run \`carryover retry\` first.`;
    }
    if ((0,_core_selection_js__WEBPACK_IMPORTED_MODULE_5__/* .isSelectionDone */ .Lv)(reason))
        return `All results are kept. ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .capitalised */ .Iu)(_words_js__WEBPACK_IMPORTED_MODULE_2__/* .UNSELECTIVE */ .SM)}.`;
    const { at, ready, held, heldUntilAt } = nextRun(headline);
    const outstanding = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(counts.outstanding, "outstanding task");
    const takes = heldUntilAt === null
        ? `the ${outstanding}`
        : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(ready)} of the ${outstanding}; the other ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(held)} can run once their own providers reset, the last at ${(0,_instant_js__WEBPACK_IMPORTED_MODULE_4__/* .utcMinute */ .vD)(heldUntilAt)}`;
    const fix = status === "aborted" ? "Fix the failures first. " : "";
    const when = at === null ? "" : ` after ${until(at)}`;
    return `${fix}To resume, run it again${when}, by schedule or by hand: it keeps all results and runs only ${takes}.`;
}
function nextRun({ counts, stops, resumeAt }) {
    const [first] = stops;
    const isAllStopped = stops.reduce((sum, stop) => sum + stop.outstanding, 0) >= counts.outstanding;
    const at = first === undefined || !isAllStopped ? resumeAt : Math.max(resumeAt ?? 0, first.untilAt);
    const later = stops.filter((stop) => at === null || (0,_instant_js__WEBPACK_IMPORTED_MODULE_4__/* .utcMinute */ .vD)(stop.untilAt) > (0,_instant_js__WEBPACK_IMPORTED_MODULE_4__/* .utcMinute */ .vD)(at));
    const held = later.reduce((sum, stop) => sum + stop.outstanding, 0);
    return { at, ready: counts.outstanding - held, held, heldUntilAt: later.at(-1)?.untilAt ?? null };
}
function wayOutOf(run, retry) {
    const { passed, failed, errored, skipped, outstanding } = run.counts;
    if (passed + failed > 0) {
        if (errored === 0 || outstanding > 0)
            return null;
        const tasks = errored === 1 ? "errored task" : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(errored, "errored task");
        return `to try the ${tasks} again, run \`${retry}\` and the same command`;
    }
    if (run.status === "stopped")
        return null;
    if (run.sameFailure)
        return "no task got a result: every task failed the same way";
    if (errored === 0 || outstanding > 0)
        return null;
    const who = skipped > 0 ? `${errored} of ${errored + skipped} tasks` : errored === 1 ? "the only task" : `all ${errored} tasks`;
    return `${who} errored: fix the cause, then run \`${retry}\` and the same command again`;
}


/***/ }),

/***/ 44702:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   Dt: () => (/* binding */ firstFew),
/* harmony export */   In: () => (/* binding */ shortNumber),
/* harmony export */   Iu: () => (/* binding */ capitalised),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   MH: () => (/* binding */ replayedWords),
/* harmony export */   SM: () => (/* binding */ UNSELECTIVE),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   f5: () => (/* binding */ CLASS_WORDS),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   o7: () => (/* binding */ statusWords),
/* harmony export */   ot: () => (/* binding */ classWords),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
function counted(count, noun, plural = `${noun}s`) {
    return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
function grouped(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
function replayedWords(replayed) {
    const tokens = replayed.input_tokens + replayed.output_tokens;
    const saved = tokens === 0 ? "not paid again" : `${counted(tokens, "token")} not paid again`;
    return `${counted(replayed.calls, "call")} replayed, ${saved}`;
}
const UNSELECTIVE = "to run the other tasks, run it without `only` and `sample`";
function firstFew(items, count = 20) {
    const shown = items.slice(0, count).join(", ");
    return items.length > count ? `${shown} and ${grouped(items.length - count)} more` : shown;
}
function capitalised(text) {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}
function sentence(text) {
    return text === "" || /[.!?…]$/.test(text) ? text : `${text}.`;
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
    return status.replaceAll("_", " ");
}
const CLASS_WORDS = {
    graded: { name: "graded", meaning: "has a result" },
    passed: { name: "passed", meaning: "" },
    failed: { name: "failed", meaning: "graded, and the answer was wrong" },
    mixed: { name: "passed and failed", meaning: "the tasks of this shard differ" },
    rate_limited: { name: "rate-limited", meaning: "the provider refused it; not charged, runs again" },
    kill_shaped: { name: "killed", meaning: "ended by a signal; runs again" },
    timeout_exceeded: { name: "timed out", meaning: "ran longer than its timeout; not retried" },
    transient: { name: "transient failure", meaning: "the server or the connection failed; retried" },
    legitimate: { name: "errored", meaning: "the attempt gave no result; retried after all other tasks" },
    fatal: { name: "fatal failure", meaning: "cannot succeed; not retried" },
    skipped: { name: "skipped", meaning: "" },
    unfinished: { name: "unfinished", meaning: "the child ended without a result for it; runs again" },
    running: { name: "still running", meaning: "no end was recorded" },
};
function classWords(outcome) {
    return CLASS_WORDS[outcome].name;
}
function failureWords(failure) {
    if (failure === "graded")
        return "failed by the grader";
    if (failure === "skipped")
        return "skipped";
    return failure === "legitimate" ? "errored" : `errored (${classWords(failure).replace(" failure", "")})`;
}


/***/ }),

/***/ 39579:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTail)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function readTail(path, bytesLimit, changedSinceMs = Number.NEGATIVE_INFINITY) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch {
        return null;
    }
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        if (!stat.isFile() || stat.mtimeMs < changedSinceMs)
            return null;
        const bytes = Buffer.alloc(Math.min(stat.size, bytesLimit));
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, 0, bytes.length, stat.size - bytes.length);
        return {
            text: bytes.toString("utf8", 0, length),
            isWhole: bytes.length === stat.size,
            changedMs: stat.mtimeMs,
        };
    }
    catch {
        return null;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}


/***/ }),

/***/ 78951:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ uniteHistories),
/* harmony export */   d: () => (/* binding */ readCampaignHistory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92746);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43609);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(148);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93011);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13853);







const CAMPAIGNS_LIMIT = 100;
const amount = () => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(0));
const historyRowSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_6__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp),
    campaign: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb(1_024)),
    completed_at: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb(40)),
    total: amount(),
    passed: amount(),
    failed: amount(),
    errored: amount(),
    skipped: amount(),
    runs: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(amount()),
    pass_rate: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()),
    duration_s: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(amount()),
    tokens: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(amount()),
    cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(amount()),
    calls_saved: amount(),
}));
function readCampaignHistory(path) {
    const rows = [];
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .S)(path, (line) => {
        const row = historyRowSchema().safeParse((0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOrNull */ .J)(line));
        if (row.success)
            rows.push(row.data);
    });
    return rows;
}
function uniteHistories(target, sources, added = []) {
    if (added.length === 0 && !sources.some((source) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(source)))
        return;
    const rows = new Map();
    const note = (row) => {
        const known = rows.get(row.campaign);
        if (known === undefined || row.completed_at >= known.completed_at)
            rows.set(row.campaign, row);
    };
    for (const path of [target, ...sources])
        for (const row of readCampaignHistory(path))
            note(row);
    for (const row of added)
        note(row);
    const order = ({ completed_at, campaign }) => `${completed_at} ${campaign}`;
    const kept = [...rows.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1)).slice(-CAMPAIGNS_LIMIT);
    (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .vK)(target, (write) => {
        for (const row of kept)
            write(`${JSON.stringify(row)}\n`);
    });
}


/***/ })

};
