export const id = 384;
export const ids = [384];
export const modules = {

/***/ 89926:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stateDirOf),
/* harmony export */   i: () => (/* binding */ relativePath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58030);


function stateDirOf(line) {
    return line.inputs["state-dir"]?.trim() || (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputRow */ .bd)("state-dir").default;
}
function relativePath(path) {
    const fromHere = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(process.cwd(), path);
    return fromHere.startsWith("..") ? path : fromHere;
}


/***/ }),

/***/ 69058:
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

/***/ 50145:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KM: () => (/* binding */ sparkline),
/* harmony export */   WC: () => (/* binding */ cellOf),
/* harmony export */   WL: () => (/* binding */ countsBar)
/* harmony export */ });
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
function sparkline(values, low = 0) {
    const range = Math.max(1e-9, Math.max(...values) - low);
    return values
        .map((value) => (low === 0 && value === 0 ? "·" : (BLOCKS[Math.round(((value - low) / range) * 7)] ?? "█")))
        .join("");
}


/***/ }),

/***/ 27019:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   f5: () => (/* binding */ CLASS_WORDS),
/* harmony export */   ot: () => (/* binding */ classWords)
/* harmony export */ });
const CLASS_WORDS = {
    graded: { name: "graded", meaning: "has a result" },
    passed: { name: "passed", meaning: "" },
    failed: { name: "failed", meaning: "graded, and the answer was wrong" },
    mixed: { name: "passed and failed", meaning: "the tasks of this shard differ" },
    rate_limited: { name: "rate-limited", meaning: "the provider refused it; not charged, runs again" },
    kill_shaped: { name: "killed", meaning: "ended by a signal; runs again" },
    timeout_exceeded: { name: "timed out", meaning: "ran longer than its timeout; not retried" },
    transient: { name: "transient failure", meaning: "the server or the connection failed; retried" },
    legitimate: { name: "failure", meaning: "the attempt failed; retried after all other tasks" },
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

/***/ 28704:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ differenceWords)
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
    const words = (value) => (isOfScores ? signed(value) : `${signed(value * 100)} points`);
    const test = pValue === null ? "" : `, p = ${pValue < 0.001 ? "under 0.001" : pValue.toFixed(pValue < 0.1 ? 3 : 2)}`;
    const range = `${words(interval.low)} to ${words(interval.high)}`;
    return `${words(interval.mean)} (${range}; ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(pairs, unit)}${test}): ${changeOf(interval, pValue)}`;
}
function signed(value) {
    const text = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shortNumber */ .In)(Math.abs(value) < 1e-9 ? 0 : value);
    return value > 0 && text !== "0" ? `+${text}` : text.replace("-", "−");
}


/***/ }),

/***/ 77938:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ firstGroups),
/* harmony export */   B: () => (/* binding */ groupFailures)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _read_tail_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(150);



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
    const tail = (0,_read_tail_js__WEBPACK_IMPORTED_MODULE_2__/* .readTail */ .Z)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(logsFolder, `${key}.log`), LAST_WORDS_BYTES);
    if (tail === null)
        return "";
    const lines = (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(tail.text)
        .trimEnd()
        .split("\n")
        .slice(tail.isWhole ? 0 : 1);
    return lines.slice(-LAST_WORDS_LINES).join("\n");
}


/***/ }),

/***/ 69886:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ localMinute),
/* harmony export */   Hn: () => (/* binding */ utcSecond),
/* harmony export */   vD: () => (/* binding */ utcMinute)
/* harmony export */ });
const MARGIN_MS = 5_000;
const MINUTE_MS = 60_000;
function utcMinute(at) {
    return `${new Date(wholeMinute(at)).toISOString().slice(0, 16)}Z`;
}
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

/***/ 3254:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ nextRun),
/* harmony export */   b: () => (/* binding */ wayOutOf)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);

function nextRun({ counts, stops, resumeAt }) {
    const [first] = stops;
    const isAllStopped = stops.reduce((sum, stop) => sum + stop.outstanding, 0) >= counts.outstanding;
    const at = first === undefined || !isAllStopped ? resumeAt : Math.max(resumeAt ?? 0, first.untilAt);
    const later = stops.filter((stop) => stop.untilAt > (at ?? 0));
    const held = later.reduce((sum, stop) => sum + stop.outstanding, 0);
    return { at, ready: counts.outstanding - held, held, heldUntilAt: later.at(-1)?.untilAt ?? null };
}
function wayOutOf(run, retry) {
    const { passed, failed, errored, skipped, outstanding } = run.counts;
    if (passed + failed > 0) {
        if (errored === 0 || outstanding > 0)
            return null;
        const tasks = errored === 1 ? "errored task" : (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(errored, "errored task");
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

/***/ 150:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTail)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function readTail(path, bytesLimit) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch {
        return null;
    }
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        if (!stat.isFile())
            return null;
        const bytes = Buffer.alloc(Math.min(stat.size, bytesLimit));
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, 0, bytes.length, stat.size - bytes.length);
        return { text: bytes.toString("utf8", 0, length), isWhole: bytes.length === stat.size };
    }
    catch {
        return null;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}


/***/ }),

/***/ 54312:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ binScores)
/* harmony export */ });
const EXACT_VALUES = 11;
const BINS = 20;
function binScores(tasks) {
    const different = new Set();
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const { score } of tasks) {
        if (score === null || !Number.isFinite(score))
            continue;
        [low, high] = [Math.min(low, score), Math.max(high, score)];
        if (different.size <= EXACT_VALUES)
            different.add(score);
    }
    if (different.size === 0)
        return [];
    const isExact = different.size <= EXACT_VALUES;
    const bins = isExact ? exactBins(different) : equalBins(low, high);
    for (const { id, score, standing } of tasks) {
        if (score === null || !Number.isFinite(score))
            continue;
        const slack = isExact ? 0 : Math.abs(score) * 1e-9;
        const bin = bins.findLast(({ from }) => score + slack >= from) ?? bins[0];
        bin?.[standing === "passed" ? "passed" : "other"].push(id);
    }
    return bins;
}
function exactBins(scores) {
    return [...scores].sort((a, b) => a - b).map((score) => ({ from: score, until: score, passed: [], other: [] }));
}
function equalBins(low, high) {
    const [from, until] = low >= 0 && high <= 1 ? [0, 1] : [low, high];
    const edge = (index) => Number((from * (1 - index / BINS) + until * (index / BINS)).toPrecision(12));
    return Array.from({ length: BINS }, (_, index) => ({
        from: edge(index),
        until: edge(index + 1),
        passed: [],
        other: [],
    }));
}


/***/ }),

/***/ 22819:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hs: () => (/* binding */ tokenWords),
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

/***/ 62794:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ buildSummary)
});

// UNUSED EXPORTS: SUMMARY_BYTES_LIMIT

// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
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
const CELL_LENGTH = 200;
function tableSection(table) {
    if (table === null)
        return null;
    const line = (cells) => `| ${cells.map(cellText).join(" | ")} |`;
    const { title, head, rows, note } = table;
    const lines = [line(head), `|${" --- |".repeat(head.length)}`, ...rows.map(line)].join("\n");
    return {
        name: title,
        forms: [`### ${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)(title, CELL_LENGTH))}\n\n${lines}\n\n${note}`],
    };
}
const FIGURES = new Set(["pass@k", "pass^k"]);
function cellText(text) {
    if (FIGURES.has(text))
        return text;
    return (0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)(text, CELL_LENGTH)).replace(/^(\d+)\\(?=[.)])/, "$1");
}

// EXTERNAL MODULE: ./build/report/class-words.js
var class_words = __webpack_require__(27019);
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
        const notes = `${(0,class_words/* failureWords */.AC)(group.class)}${notesOf(task, group)}`;
        return words === ""
            ? `- ${idCode(task.id)} ${notes}${said === "" ? "" : `: ${(0,report_escape/* markdownCode */.D9)(said)}`}`
            : folded(`${htmlCode((0,report_escape/* visibleId */.i2)(task.id))} ${notes}${said === "" ? "" : `: ${htmlCode(said)}`}`, [words]);
    }
    const shown = tasks.slice(0, ids).map((index) => taskItem(report.tasks.at(index), group));
    const rest = tasks.length - shown.length;
    const more = rest > 0 ? [`- and ${(0,report_words/* grouped */.zD)(rest)} more: see \`report.html\`, or \`junit.xml\``] : [];
    const said = message === "" ? "" : `: ${htmlCode(message)}`;
    return folded(`<b>${(0,report_words/* counted */.hS)(tasks.length, "task")}</b> ${(0,class_words/* failureWords */.AC)(group.class)}${said}`, [
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

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/report/bars.js
var bars = __webpack_require__(50145);
// EXTERNAL MODULE: ./build/report/difference-words.js
var difference_words = __webpack_require__(28704);
// EXTERNAL MODULE: ./build/report/score-bins.js
var score_bins = __webpack_require__(54312);
// EXTERNAL MODULE: ./build/report/spend.js
var report_spend = __webpack_require__(22819);
;// CONCATENATED MODULE: ./build/report/summary-figures.js








const STANDINGS = ["passed", "failed", "errored", "skipped", "outstanding"];
const HISTOGRAM_SCORES = 10;
function countsSection({ headline: { counts } }) {
    const bar = (0,bars/* countsBar */.WL)(counts);
    const shown = STANDINGS.filter((standing) => counts[standing] > 0);
    const isOne = shown.length <= 1;
    const table = [
        `| ${[...shown.map((standing) => `${(0,bars/* cellOf */.WC)(standing)} ${standing}`), "total"].join(" | ")} |`,
        `|${" ---: |".repeat(shown.length + 1)}`,
        `| ${[...shown.map((standing) => (0,report_words/* grouped */.zD)(counts[standing])), (0,report_words/* grouped */.zD)(counts.total)].join(" | ")} |`,
    ].join("\n");
    return { name: "counts", forms: [isOne ? bar : `${bar}\n\n${table}`, table] };
}
function scoreLine(report) {
    const { counts, passRate, passRateInterval, scores, lostToLimits, wonOnRetry, wonAfterLimit, startedAt, endedAt } = report.headline;
    const graded = counts.passed + counts.failed;
    const parts = [];
    if (passRate !== null) {
        const interval = passRateInterval;
        const range = interval === null ? "" : ` (95 % interval ${(0,report_words/* percent */.KN)(interval.low)} to ${(0,report_words/* percent */.KN)(interval.high)})`;
        parts.push(`**Pass rate ${(0,report_words/* percent */.KN)(passRate)}** of ${(0,report_words/* grouped */.zD)(graded)} graded${range}`);
    }
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
    if (report.run.replayed.calls > 0)
        parts.push((0,report_words/* replayedWords */.MH)(report.run.replayed));
    if (startedAt !== null && endedAt !== null)
        parts.push(`took ${(0,duration/* formatDuration */.a)(endedAt - startedAt)}`);
    const histogram = histogramLine(report);
    return {
        name: "scores",
        forms: [parts.join(" · ") + (histogram === "" ? "" : `\n\n${histogram}`), parts.join(" · ")],
    };
}
function spendSection({ headline: { spend, counts } }) {
    if (spend === null)
        return null;
    const { sum, parts } = (0,report_spend/* tokenWords */.Hs)(spend);
    const cost = (0,report_spend/* costWords */.fL)(spend);
    const graded = counts.passed + counts.failed;
    const words = [
        ...(sum === "" ? [] : [`**${sum} tokens**${parts === "" ? "" : ` (${parts})`}`]),
        ...(cost === "" ? [] : [`**${cost}**${spend.isInDollars ? "" : " cost"}`]),
        ...(spend.results === graded ? [] : [`stated by ${(0,report_words/* grouped */.zD)(spend.results)} of ${(0,report_words/* counted */.hS)(graded, "result")}`]),
    ];
    return { name: "tokens and cost", forms: [`Spent on results: ${words.join(" · ")}`] };
}
function histogramLine({ tasks, headline }) {
    if ((headline.scores?.count ?? 0) < HISTOGRAM_SCORES)
        return "";
    const bins = (0,score_bins/* binScores */.P)(tasks);
    const [first, last] = [bins[0], bins.at(-1)];
    if (first === undefined || last === undefined || bins.length <= 2)
        return "";
    const line = (0,bars/* sparkline */.KM)(bins.map(({ passed, other }) => passed.length + other.length));
    return `Scores: ${(0,report_words/* shortNumber */.In)(first.from)} \`${line}\` ${(0,report_words/* shortNumber */.In)(last.until)}`;
}
function comparisonSection({ baseline }) {
    if (baseline === null)
        return null;
    const { campaign, regressions, fixes, lost } = baseline;
    const head = `### Compared with ${(0,report_escape/* markdownCode */.D9)((0,report_escape/* oneLine */.TN)(campaign, 200))}\n\n${comparisonLine(baseline)}`;
    const lists = (count) => [
        namesList((0,report_words/* counted */.hS)(regressions.length, "regression"), regressions, count),
        namesList((0,report_words/* counted */.hS)(fixes.length, "fix", "fixes"), fixes, count),
        namesList(`${(0,report_words/* grouped */.zD)(lost.length)} passed then and errored now`, lost, count),
    ].filter((list) => list !== "");
    return {
        name: "comparison with the last campaign",
        forms: [[head, ...lists(50)].join("\n\n"), [head, ...lists(10)].join("\n\n"), head],
    };
}
function comparisonLine(baseline) {
    const { regressions, fixes, lost, gained, difference, pairs, isOfScores, isClustered, passRateBefore } = baseline;
    const changes = [
        regressions.length === 0 ? "No regression" : `**${(0,report_words/* counted */.hS)(regressions.length, "regression")}**`,
        (0,report_words/* counted */.hS)(fixes.length, "fix", "fixes"),
        ...(lost.length === 0 ? [] : [`${(0,report_words/* grouped */.zD)(lost.length)} passed then and errored now`]),
        ...(gained === 0 ? [] : [`${(0,report_words/* grouped */.zD)(gained)} graded now without a result then`]),
    ];
    const before = passRateBefore === null ? "" : `; the pass rate was ${(0,report_words/* percent */.KN)(passRateBefore)}`;
    if (difference.interval === null)
        return `${changes.join(", ")}${before}.`;
    const what = isOfScores ? "score" : "pass rate";
    const over = isClustered
        ? `, each task once, over ${(0,report_words/* counted */.hS)(pairs, "pair")}`
        : difference.pairs < pairs
            ? ", over the tasks with a score in both"
            : "";
    return `${changes.join(", ")}${before}. Paired difference of the ${what} with its 95 % interval${over}: ${(0,difference_words/* differenceWords */.X)(difference, isOfScores, isClustered ? "task" : "pair")}.`;
}
function namesList(title, ids, shown) {
    return ids.length === 0
        ? ""
        : fold(title, idList(ids.slice(0, shown), { count: ids.length, where: "see the comparison in `report.html`" }));
}

// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/report/instant.js
var instant = __webpack_require__(69886);
// EXTERNAL MODULE: ./build/report/title.js
var title = __webpack_require__(25773);
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
function limitsSection(report) {
    const { run, outstanding } = report;
    const lines = [];
    if (run.refusedCount > 0)
        lines.push(`${(0,report_words/* counted */.hS)(run.refusedCount, "attempt")} met a rate limit. These do not count as failures.`);
    for (const [provider, waits] of byProvider(run.waits))
        lines.push(waitLine(provider, waits));
    for (const [provider, changes] of byProvider(run.limits)) {
        const steps = changes.map((change) => change.to);
        const path = steps.length > EVENTS_SHOWN ? [...steps.slice(0, EVENTS_SHOWN), "…"] : steps;
        const cuts = changes.filter((change) => change.to < change.from).length;
        lines.push(`${bold(provider)}: parallelism ${[changes[0]?.from ?? "", ...path].join(" → ")} (${(0,report_words/* counted */.hS)(cuts, "cut")}).`);
    }
    for (const [provider, paces] of byProvider(run.paces)) {
        lines.push(`${bold(provider)}: paced to ${(0,report_words/* shortNumber */.In)(paces.at(-1)?.starts_per_minute ?? 0)} starts a minute.`);
    }
    lines.push(...circuitLines(run).slice(0, EVENTS_SHOWN));
    if (outstanding.spared > 0)
        lines.push(`${(0,report_words/* counted */.hS)(outstanding.spared, "task")} not started, because the provider would have refused them.`);
    if (lines.length === 0)
        return null;
    const isLimited = [run.waits, run.limits, run.paces].some((list) => list.length > 0) || run.refusedCount > 0;
    const head = isLimited || !(0,title/* isOutage */.uD)(report.headline.stops) ? "### Rate limits" : "### Outages";
    const all = lines.map((line) => `- ${line}`).join("\n");
    return { name: "rate limits", forms: [`${head}\n\n${all}`, `${head}\n\n- ${lines[0]}`] };
}
function waitLine(provider, waits) {
    const total = waits.reduce((sum, wait) => sum + Math.max(0, wait.until - wait.at), 0);
    const last = waits.at(-1);
    const words = last === undefined ? "" : ` ${waits.length > 1 ? "The last: " : ""}${quoted(last.reason)}`;
    return `${bold(provider)}: paused ${waits.length === 1 ? "once" : `${waits.length} times`}, ${(0,duration/* formatDuration */.a)(total)} in total.${words}`;
}
function circuitLines({ circuits, jobs }) {
    const opened = circuits.filter((change) => change.to === "open").toSorted((a, b) => a.at - b.at);
    const groups = groupsOf(opened, ({ provider, reason }) => `${provider}\n${(0,report_escape/* oneLine */.TN)(reason, WORDS_LENGTH)}`);
    return [...groups.values()].flatMap((changes) => {
        const [first] = changes;
        if (first === undefined)
            return [];
        const where = new Set(changes.map(({ job }) => job));
        const place = where.size > 1 ? ` in ${where.size} jobs` : jobs.length > 1 ? ` in job ${first.job}` : "";
        const times = changes.length > where.size ? `, ${changes.length} times in total` : "";
        return `${bold(first.provider)}: stopped at ${(0,instant/* utcSecond */.Hn)(first.at)}${place}${times}. ${quoted(first.reason)}`;
    });
}
function jobsSection({ run: { jobs, missingJobs } }) {
    if (!jobs.some(({ start }) => start.job_total > 1) || jobs.length + missingJobs.length < 2)
        return null;
    const reported = `${(0,report_words/* grouped */.zD)(jobs.length)} of ${(0,report_words/* counted */.hS)(jobs.length + missingJobs.length, "job")} reported`;
    const rows = [
        ...missingJobs.slice(0, split/* MOST_JOBS */.r2).map((index) => `| ${index} | ⚠️ never reported | | |`),
        ...jobs.toSorted((a, b) => a.start.job_index - b.start.job_index).map(jobRow),
    ];
    const table = ["| job | ended | tasks | took |", "| ---: | --- | ---: | ---: |", ...rows].join("\n");
    return { name: "jobs", forms: [fold(reported, table), `${reported}.`] };
}
function jobRow({ start, end, endedAt }) {
    const isQuiet = end === null || end.status === "complete" || end.reason === "";
    const reason = isQuiet ? "" : `: ${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)(end.reason, WORDS_LENGTH))}`;
    const ended = end === null ? "⚠️ no end recorded" : `${(0,report_words/* statusWords */.o7)(end.status)}${reason}`;
    return `| ${start.job_index} | ${ended} | ${(0,report_words/* grouped */.zD)(start.part)} | ${(0,duration/* formatDuration */.a)(endedAt - start.at)} |`;
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

// EXTERNAL MODULE: ./build/core/selection.js
var selection = __webpack_require__(83260);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: ./build/report/next-run.js
var next_run = __webpack_require__(3254);
;// CONCATENATED MODULE: ./build/report/summary-verdict.js








const summary_verdict_WORDS_LENGTH = 400;
const STOPS_QUOTED = 5;
const STOPS_NAMED = 25;
function verdictSection(report) {
    const { headline } = report;
    const lines = [`## ${symbolOf(headline)} ${(0,title/* titleOf */.Gg)(headline, report.run.missingJobs.length)}`, ...adviceOf(report)];
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
        case "out_of_budget":
            return "💰";
        case "interrupted":
        case "aborted":
            return "🛑";
        case "incomplete":
            return "🧩";
        default:
            return (0,unreachable/* unreachable */.H)(headline.status);
    }
}
function adviceOf({ headline, run }) {
    const { counts, stops, status, reason, endedAt } = headline;
    if (counts.outstanding === 0) {
        return status === "complete"
            ? [...judgementOf(headline), ...retryAdvice(counts.errored)]
            : [`${(0,report_escape/* markdownText */.p7)((0,report_words/* sentence */.em)((0,report_words/* capitalised */.Iu)((0,report_escape/* oneLine */.TN)(reason, summary_verdict_WORDS_LENGTH))))} Nothing is outstanding.`];
    }
    const why = (0,report_escape/* markdownText */.p7)((0,report_words/* sentence */.em)((0,report_words/* capitalised */.Iu)((0,report_escape/* oneLine */.TN)(reason, summary_verdict_WORDS_LENGTH))));
    const lines = status === "aborted" ? [why] : [];
    if (run.missingJobs.length > 0) {
        const [jobs, whose] = run.missingJobs.length === 1 ? ["Job", "its"] : ["Jobs", "their"];
        lines.push(`**${jobs} ${(0,report_words/* firstFew */.Dt)(run.missingJobs)} never reported**: ${whose} tasks stay outstanding.`);
    }
    if (stops.length > 0)
        lines.push(stopLines(stops, endedAt));
    else if (run.missingJobs.length === 0 && status !== "aborted")
        lines.push(why);
    lines.push(resumeLine(headline));
    return lines;
}
function retryAdvice(errored) {
    if (errored === 0)
        return [];
    const tasks = errored === 1 ? "errored task" : (0,report_words/* counted */.hS)(errored, "errored task");
    return [
        `To try the ${tasks} again, run with \`retry: errored\`. On the command line, run \`carryover retry\` first.`,
    ];
}
function judgementOf({ counts, against }) {
    if (against === null || counts.failed + counts.errored === 0)
        return [];
    if (against.length === 0)
        return ["The run counts as passed: `fail-on` and `min-pass-rate` allow these failures."];
    const rate = against.find((held) => held.startsWith("pass rate"));
    return rate === undefined ? [] : [`Failing because the **${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)(rate, summary_verdict_WORDS_LENGTH))}**.`];
}
function stopLines(stops, endedAt) {
    const lines = stops.slice(0, STOPS_QUOTED).map((stop) => stopLine(stop, endedAt));
    const others = stops.slice(STOPS_QUOTED).map((stop) => stopHead(stop, endedAt));
    return [...lines, ...(others.length === 0 ? [] : [`${(0,report_words/* firstFew */.Dt)(others, STOPS_NAMED)}.`])]
        .map((line) => `- ${line}`)
        .join("\n");
}
function stopLine(stop, endedAt) {
    const guess = stop.isStated ? "" : " It stated no time, so this is an estimate.";
    return `${stopHead(stop, endedAt)}.${guess} It said: ${(0,report_escape/* markdownCode */.D9)((0,report_escape/* oneLine */.TN)(stop.words, summary_verdict_WORDS_LENGTH))}`;
}
function stopHead({ provider, untilAt }, endedAt) {
    const distance = endedAt === null ? "" : ` (${(0,duration/* formatDuration */.a)(untilAt - endedAt)} after this run ended)`;
    return `**${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(provider), 100))}** is stopped until **${(0,instant/* utcMinute */.vD)(untilAt)}**${distance}`;
}
function resumeLine(headline) {
    const { counts, reason, resumeCommand } = headline;
    const { at, ready, held, heldUntilAt } = (0,next_run/* nextRun */.B)(headline);
    const when = at === null ? "The next run" : `A run after **${(0,instant/* utcMinute */.vD)(at)}**`;
    const byHand = resumeCommand === "" ? "" : `\n\n${(0,report_escape/* markdownFence */.p0)((0,report_escape/* oneLine */.TN)(resumeCommand, 1_000))}`;
    if ((0,selection/* isSelectionDone */.Lv)(reason))
        return `All results are kept. ${(0,report_words/* capitalised */.Iu)(report_words/* UNSELECTIVE */.SM)}${byHand === "" ? "." : `:${byHand}`}`;
    const how = resumeCommand === "" ? "." : ": by schedule, or by hand with";
    const takes = held === 0
        ? `the ${(0,report_words/* counted */.hS)(counts.outstanding, "outstanding task")}`
        : `${(0,report_words/* grouped */.zD)(ready)} of the ${(0,report_words/* counted */.hS)(counts.outstanding, "outstanding task")}`;
    const rest = heldUntilAt === null
        ? ""
        : `; the other ${(0,report_words/* grouped */.zD)(held)} can run once their own providers reset, the last at **${(0,instant/* utcMinute */.vD)(heldUntilAt)}**`;
    return `**To resume:** all results are kept. ${when} runs only ${takes}${rest}${how}${byHand}`;
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
        scoreLine(report),
        spendSection(report),
        failuresSection(report),
        outstandingSection(report),
        tableSection((0,variant_tables/* variantTable */.Wf)(report.variants)),
        tableSection((0,variant_tables/* repeatTable */.wE)(report.variants)),
        comparisonSection(report),
        (0,trend/* trendSection */.nC)(report),
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

/***/ 25773:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   uD: () => (/* binding */ isOutage),
/* harmony export */   v8: () => (/* binding */ hasHeldFailures)
/* harmony export */ });
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48032);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);


function titleOf({ status, counts, stops, }, missingJobs) {
    const left = `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(counts.outstanding)} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(counts.total, "task")} outstanding`;
    switch (status) {
        case "complete":
            return completeTitle(counts);
        case "stopped":
            return `Stopped by ${isOutage(stops) ? "an outage" : "a rate limit"}: ${left}`;
        case "out_of_time":
            return `Out of time: ${left}`;
        case "out_of_budget":
            return `Out of budget: ${left}`;
        case "interrupted":
            return `Interrupted: ${left}`;
        case "aborted":
            return `Aborted: ${left}`;
        case "incomplete":
            if (missingJobs === 0)
                return `Not finished: ${left}`;
            return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(missingJobs, "job")} never reported: ${counts.outstanding === 0 ? "nothing is outstanding" : left}`;
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_1__/* .unreachable */ .H)(status);
    }
}
function isOutage(stops) {
    return stops.length > 0 && stops.every((stop) => stop.outage);
}
function completeTitle({ total, passed, failed, errored, skipped }) {
    if (total === 0)
        return "No tasks";
    if (failed + errored === 0) {
        if (skipped > 0)
            return `Complete: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(passed)} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(total, "task")} passed, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(skipped)} skipped`;
        return total === 1 ? "Complete: the task passed" : `Complete: all ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(total, "task")} passed`;
    }
    const bad = [
        ...(failed > 0 ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(failed)} failed`] : []),
        ...(errored > 0 ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(errored)} errored`] : []),
    ];
    return `Complete: ${bad.join(" and ")} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(total, "task")}`;
}
function hasHeldFailures({ counts, against, }) {
    return counts.failed + counts.errored > 0 && against?.length !== 0;
}


/***/ }),

/***/ 29088:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hE: () => (/* binding */ trendFigures),
/* harmony export */   lt: () => (/* binding */ completedWords),
/* harmony export */   nC: () => (/* binding */ trendSection)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _bars_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50145);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69886);
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22819);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);






const PASS_RATE = { name: "pass rate", read: (row) => row.pass_rate, words: _words_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN };
const COST = {
    name: "cost",
    read: (row) => row.cost_usd,
    words: (cost) => (0,_spend_js__WEBPACK_IMPORTED_MODULE_3__/* .costWords */ .fL)({ cost, isInDollars: true }),
};
const FIGURES = [
    PASS_RATE,
    { name: "runs needed", read: (row) => row.runs ?? null, words: _words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD },
    { name: "duration", read: (row) => row.duration_s, words: (seconds) => (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(seconds * 1_000) },
    COST,
    { name: "tokens", read: (row) => row.tokens, words: (tokens) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(Math.round(tokens)) },
    { name: "calls saved", read: (row) => row.calls_saved, words: _words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD },
];
const ROWS_SHOWN = 7;
const NAME_LENGTH = 40;
function trendFigures(trend) {
    if (trend.length < 2)
        return [];
    return FIGURES.filter((figure) => figure === PASS_RATE || trend.some((row) => (figure.read(row) ?? 0) > 0));
}
function trendSection({ trend }) {
    const figures = trendFigures(trend);
    if (figures.length === 0)
        return null;
    const rates = trend.flatMap(({ pass_rate: rate }) => rate ?? []);
    const [low, high] = [Math.min(...rates), Math.max(...rates)];
    const line = rates.length < 2 || low === high
        ? ""
        : `Pass rate: \`${(0,_bars_js__WEBPACK_IMPORTED_MODULE_4__/* .sparkline */ .KM)(rates, low)}\` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(low)} to ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(high)})\n\n`;
    const table = [
        `| campaign | completed | ${figures.map((figure) => figure.name).join(" | ")} |`,
        `| --- | --- |${" ---: |".repeat(figures.length)}`,
        ...trend
            .slice(-ROWS_SHOWN)
            .reverse()
            .map((row) => tableRow(row, figures)),
    ].join("\n");
    const head = `### The last ${trend.length} campaigns`;
    return { name: "trend", forms: [`${head}\n\n${line}${table}`, `${head}\n\n${line}`.trim()] };
}
function tableRow(row, figures) {
    const cells = figures.map(({ read, words }) => {
        const value = read(row);
        return value === null ? "" : words(value);
    });
    return `| ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)((0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(row.campaign, NAME_LENGTH))} | ${completedWords(row)} | ${cells.join(" | ")} |`;
}
function completedWords({ completed_at }) {
    const at = Date.parse(completed_at);
    return Number.isNaN(at) ? "" : `${(0,_instant_js__WEBPACK_IMPORTED_MODULE_5__/* .utcSecond */ .Hn)(at).slice(0, 16)}Z`;
}


/***/ }),

/***/ 5894:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wf: () => (/* binding */ variantTable),
/* harmony export */   wE: () => (/* binding */ repeatTable),
/* harmony export */   xO: () => (/* binding */ variantLines)
/* harmony export */ });
/* harmony import */ var _difference_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28704);
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22819);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);



const ROWS_SHOWN = 100;
function variantTable(variants) {
    const [first] = variants;
    if (first === undefined || first.label === "")
        return null;
    const { axes, short } = shortLabels(variants);
    const rows = variants.map((variant, place) => [
        short[place] ?? "",
        variant.passRate === null ? "" : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(variant.passRate.mean)} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(gradedOf(variant))}`,
        variant.passRate === null ? "" : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(variant.passRate.low)} to ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(variant.passRate.high)}`,
        scoreWords(variant),
        variant.spend === null ? "" : (0,_spend_js__WEBPACK_IMPORTED_MODULE_1__/* .costWords */ .fL)(variant.spend),
        variant === first ? "" : (0,_difference_words_js__WEBPACK_IMPORTED_MODULE_2__/* .differenceWords */ .X)(variant.passRateDifference, false),
        variant.scoreDifference === null ? "" : (0,_difference_words_js__WEBPACK_IMPORTED_MODULE_2__/* .differenceWords */ .X)(variant.scoreDifference, true),
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
            (rows.length > ROWS_SHOWN ? ` ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(rows.length - ROWS_SHOWN)} more are not shown.` : ""),
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
        (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(tasks),
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
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shortNumber */ .In)(scores.mean)}${scores.standardError === null ? "" : ` ± ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shortNumber */ .In)(scores.standardError)}`}`;
}
function meanWords({ mean, standardError }) {
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(mean)}${standardError === null ? "" : ` ± ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(standardError)}`}`;
}
function missingWords({ counts }) {
    return [
        ...(counts.outstanding > 0 ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(counts.outstanding)} outstanding`] : []),
        ...(counts.errored > 0 ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(counts.errored)} errored`] : []),
        ...(counts.skipped > 0 ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(counts.skipped)} skipped`] : []),
    ].join(", ");
}
function withoutEmpty(head, rows) {
    const filled = head.map((_, column) => rows.some((row) => row[column] !== ""));
    const kept = (row) => row.filter((_, column) => filled[column]);
    return { head: kept(head), rows: rows.map(kept) };
}


/***/ }),

/***/ 44702:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dt: () => (/* binding */ firstFew),
/* harmony export */   In: () => (/* binding */ shortNumber),
/* harmony export */   Iu: () => (/* binding */ capitalised),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   MH: () => (/* binding */ replayedWords),
/* harmony export */   SM: () => (/* binding */ UNSELECTIVE),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   o7: () => (/* binding */ statusWords),
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
