export const id = 787;
export const ids = [787];
export const modules = {

/***/ 25467:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ publish),
  e: () => (/* binding */ publishOutputs)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: ./build/engine/outputs.js
var engine_outputs = __webpack_require__(47545);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/failure-groups.js
var failure_groups = __webpack_require__(77938);
// EXTERNAL MODULE: ./build/report/instant.js
var instant = __webpack_require__(69886);
// EXTERNAL MODULE: ./build/report/next-run.js
var next_run = __webpack_require__(3254);
// EXTERNAL MODULE: ./build/report/title.js
var title = __webpack_require__(25773);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
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
    if (headline.status === "stopped" && headline.counts.outstanding > 0)
        return [stopAnnotation(report, level)];
    const annotations = [];
    if (headline.counts.outstanding > 0)
        annotations.push(outstandingAnnotation(report, level));
    const isAborted = headline.status === "aborted";
    if (isAborted && headline.counts.outstanding === 0)
        annotations.push(abortedAnnotation(report, level));
    const shown = (0,failure_groups/* firstGroups */.$)(failureGroups, GROUPS_SHOWN);
    const failureLevel = holdsFailures(against) ? "error" : "warning";
    annotations.push(...shown.map((group) => groupAnnotation(group, report, failureLevel)));
    const rest = failureGroups.filter((group) => !shown.includes(group));
    if (rest.length > 0) {
        const tasks = rest.reduce((sum, group) => sum + group.tasks.length, 0);
        annotations.push(made(failureLevel, "Carryover: more failures", `${(0,report_words/* counted */.hS)(tasks, "task")} failed in ${(0,report_words/* counted */.hS)(rest.length, "other way")}. The summary names as many as it can hold, junit.xml every one.`));
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
    const { counts, reason, resumeAt, endedAt } = headline;
    const when = resumeAt === null ? "" : ` from ${untilWords(resumeAt, endedAt)} on`;
    return made(level, `Carryover: ${(0,report_words/* statusWords */.o7)(headline.status)}, ${(0,report_words/* grouped */.zD)(counts.outstanding)} of ${(0,report_words/* counted */.hS)(counts.total, "task")} outstanding`, `${(0,report_words/* sentence */.em)((0,report_escape/* oneLine */.TN)(reason, WORDS_LENGTH))} The results so far are kept. ${resumeWords(report, when)}`);
}
function stopAnnotation(report, level) {
    const { headline } = report;
    const { counts, stops, endedAt } = headline;
    const who = stops.length === 0 ? "rate limit" : [namesIn(stops, false), namesIn(stops, true)].filter(Boolean).join(", ");
    const title = `Carryover stopped: ${who}`;
    const said = stops.length === 0 ? (0,report_words/* sentence */.em)((0,report_escape/* oneLine */.TN)(headline.reason, WORDS_LENGTH)) : stopSentences(stops, endedAt).join(" ");
    const left = `${(0,report_words/* grouped */.zD)(counts.outstanding)} of ${(0,report_words/* counted */.hS)(counts.total, "task")} outstanding; all results so far are kept.`;
    const { at, ready, held } = (0,next_run/* nextRun */.B)(headline);
    const from = at === null ? "at once" : `from ${untilWords(at, endedAt)} on`;
    const part = held === 0
        ? ""
        : `${(0,report_words/* grouped */.zD)(ready)} of these can run ${from}, the other ${(0,report_words/* grouped */.zD)(held)} once their own providers take calls again. `;
    const when = at === null || held > 0 || stops.length === 1 ? " after that" : ` ${from}`;
    const words = `${said} ${left} ${missingWords(report)}${failedWords(report)}${part}${resumeWords(report, when)}`;
    return made(level, title, words);
}
function failedWords({ headline: { counts } }) {
    const parts = [
        counts.failed === 0
            ? ""
            : `${(0,report_words/* counted */.hS)(counts.failed, "task")} failed by ${counts.failed === 1 ? "its" : "their"} grader`,
        counts.errored === 0 ? "" : `${(0,report_words/* counted */.hS)(counts.errored, "task")} errored`,
    ].filter(Boolean);
    return parts.length === 0 ? "" : `Besides, ${parts.join(" and ")}. `;
}
function namesIn(stops, isOutage) {
    const names = stops
        .filter((stop) => (stop.outage === true) === isOutage)
        .map((stop) => (0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(stop.provider), 100));
    return names.length === 0
        ? ""
        : `${asManyAsFit(names, ", ", TITLE_NAMES_LENGTH)} ${isOutage ? "unavailable" : "rate-limited"}`;
}
function stopSentences(stops, endedAt) {
    const quoted = stops.slice(0, STOPS_QUOTED).map((stop) => stopSentence(stop, endedAt));
    const named = stops
        .slice(STOPS_QUOTED)
        .map((stop) => `${(0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(stop.provider), 100)} until ${untilWords(stop.untilAt, endedAt)}`);
    const also = (0,title/* isOutage */.uD)(stops) ? "unavailable" : stops.some((stop) => stop.outage) ? "stopped" : "rate-limited";
    return named.length === 0 ? quoted : [...quoted, `Also ${also}: ${asManyAsFit(named, ", ", STOPS_LENGTH)}.`];
}
function asManyAsFit(items, separator, length) {
    let text = "";
    for (const [index, item] of items.entries()) {
        const next = index === 0 ? item : `${text}${separator}${item}`;
        if (index > 0 && next.length > length)
            return `${text} and ${(0,report_words/* grouped */.zD)(items.length - index)} more`;
        text = next;
    }
    return text;
}
function missingWords({ run: { missingJobs } }) {
    if (missingJobs.length === 0)
        return "";
    return `${missingJobs.length === 1 ? "Job" : "Jobs"} ${(0,report_words/* firstNumbers */.R6)(missingJobs)} never reported. `;
}
function stopSentence(stop, endedAt) {
    const guess = stop.isStated ? "" : " (our guess: it named no time)";
    return `${(0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(stop.provider), 100)} is ${stop.outage ? "unavailable" : "rate-limited"} until ${untilWords(stop.untilAt, endedAt)}${guess}; it said: "${(0,report_escape/* oneLine */.TN)(stop.words, WORDS_LENGTH)}".`;
}
function untilWords(at, endedAt) {
    return `${(0,instant/* utcMinute */.v)(at)}${endedAt === null || at <= endedAt ? "" : ` (in ${(0,duration/* formatDuration */.a)(at - endedAt)})`}`;
}
function resumeWords({ headline: { resumeCommand } }, when) {
    const command = resumeCommand === "" ? "" : `, or by hand: ${(0,report_escape/* oneLine */.TN)(resumeCommand, 1_000)}`;
    return `To resume, run it again${when}: the next scheduled run does it by itself and takes only what is outstanding${command}`;
}
function abortedAnnotation({ headline }, level) {
    return made(level, "Carryover: aborted", (0,report_escape/* oneLine */.TN)(headline.reason, MESSAGE_LENGTH));
}
function groupAnnotation(group, report, level) {
    const ids = group.tasks.slice(0, IDS_SHOWN).map((index) => (0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(report.tasks.at(index).id), 120));
    const more = group.tasks.length > ids.length ? ` and ${(0,report_words/* grouped */.zD)(group.tasks.length - ids.length)} more` : "";
    if (group.class === "graded") {
        const { passRate } = report.headline;
        const rate = passRate === null ? "" : ` Pass rate ${(0,report_words/* percent */.KN)(passRate)} of graded tasks.`;
        return made(level, `Carryover: ${(0,report_words/* counted */.hS)(group.tasks.length, "task")} failed`, `Failed by their grader: ${ids.join(", ")}${more}.${rate}`);
    }
    const said = group.message === "" ? "" : `${(0,report_escape/* oneLine */.TN)(group.message, WORDS_LENGTH)}: `;
    return made(level, `Carryover: ${(0,report_words/* counted */.hS)(group.tasks.length, "task")} ${(0,report_words/* failureWords */.AC)(group.class)}`, `${said}${ids.join(", ")}${more}`);
}
function made(level, title, message) {
    return { level, title: (0,report_escape/* logLine */.BP)((0,report_escape/* oneLine */.TN)(title, 200)), message: (0,report_escape/* logLine */.BP)((0,report_escape/* oneLine */.TN)(message, MESSAGE_LENGTH)) };
}
function withinBudget(annotations) {
    const used = { error: 0, warning: 0 };
    return annotations.filter(({ level }) => {
        used[level] += 1;
        return used[level] <= LEVEL_LIMIT;
    });
}

// EXTERNAL MODULE: ./build/action/say.js
var say = __webpack_require__(18232);
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
const ANNOTATE = { error: core/* error */.z3, warning: core/* warning */.$e };
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
function appendSummary({ summary }) {
    const summaryFile = process.env.GITHUB_STEP_SUMMARY;
    if (summaryFile && summary !== null)
        (0,external_node_fs_.appendFileSync)(summaryFile, summary);
}


/***/ }),

/***/ 43594:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ noteCampaign)
/* harmony export */ });
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23540);
/* harmony import */ var _report_spend_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22819);
/* harmony import */ var _store_campaign_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78951);
/* harmony import */ var _store_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93011);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38617);





function noteCampaign(paths, record) {
    const { id, counts, completed_at: completedAt } = record;
    if (!record.complete || counts === undefined || completedAt === null)
        return;
    const spend = new _report_spend_js__WEBPACK_IMPORTED_MODULE_4__/* .SpendSum */ .y$();
    const calls = { tokens: 0, saved: 0, made: 0 };
    let firstStart = "";
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readLedger */ .SC)(paths.results, (row) => {
        if (row.campaign !== id)
            return;
        if (firstStart === "" || row.started_at < firstStart)
            firstStart = row.started_at;
        spend.add(row.metrics);
        calls.made += row.calls?.made ?? 0;
        calls.saved += row.calls?.replayed ?? 0;
        calls.tokens += (row.calls?.input_tokens ?? 0) + (row.calls?.output_tokens ?? 0);
    });
    const spent = spend.total();
    const durationMs = Date.parse(completedAt) - Date.parse(firstStart);
    const { total, passed, failed, errored, skipped } = counts;
    const row = {
        v: _store_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp,
        campaign: id,
        completed_at: completedAt,
        total,
        passed,
        failed,
        errored,
        skipped,
        pass_rate: (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .passRate */ .sc)(counts),
        duration_s: durationMs >= 0 ? durationMs / 1_000 : null,
        tokens: spent?.tokens ?? (calls.made > 0 ? calls.tokens : null),
        cost_usd: spent?.isInDollars ? spent.cost : null,
        calls_saved: calls.saved,
    };
    (0,_store_campaign_history_js__WEBPACK_IMPORTED_MODULE_1__/* .uniteHistories */ .Q)(paths.history, [], [row]);
}


/***/ }),

/***/ 47545:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ interruptedOutputs),
/* harmony export */   JZ: () => (/* binding */ buildOutputs),
/* harmony export */   jO: () => (/* binding */ outputText)
/* harmony export */ });
/* unused harmony export unknownOutputs */
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23540);


function buildOutputs(facts) {
    const { counts, paths } = facts;
    const resume = counts.outstanding > 0;
    return {
        status: facts.status,
        resume,
        "resume-at": resume && facts.resumeAt !== null ? (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .K)(facts.resumeAt) : "",
        "resume-command": resume ? facts.resumeCommand : "",
        reason: facts.reason,
        total: counts.total,
        passed: counts.passed,
        failed: counts.failed,
        errored: counts.errored,
        skipped: counts.skipped,
        outstanding: counts.outstanding,
        "pass-rate": (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .shownPassRate */ .H5)(counts),
        "outstanding-file": paths.outstanding,
        "results-file": paths.results,
        "failures-file": paths.failures,
        "summary-file": paths.summary,
        "junit-file": paths.junit,
        "report-file": paths.report,
    };
}
function interruptedOutputs({ message: reason, counts }, facts) {
    const ended = { ...facts, status: "interrupted", reason };
    return counts === null ? unknownOutputs(ended) : buildOutputs({ ...ended, counts, resumeAt: null });
}
function unknownOutputs(facts) {
    const none = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
    const unknown = { total: null, passed: null, failed: null, errored: null, skipped: null, outstanding: null };
    const outputs = buildOutputs({ ...facts, counts: none, resumeAt: null });
    return { ...outputs, ...unknown, resume: true, "resume-command": facts.resumeCommand };
}
function outputText(value) {
    return value === null ? "" : String(value);
}


/***/ }),

/***/ 66065:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ countRegressed)
/* harmony export */ });
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38617);

function countRegressed(paths, campaign, isInPart) {
    const failed = new Set();
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_0__/* .readLedger */ .SC)(paths.results, (row) => {
        if (row.campaign === campaign && row.status === "failed" && (isInPart?.(row.id) ?? true))
            failed.add(row.id);
    });
    let regressed = 0;
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_0__/* .readLedger */ .SC)(paths.baseline, (row) => {
        if (row.campaign !== campaign && row.status === "passed" && failed.delete(row.id))
            regressed += 1;
    });
    return regressed;
}


/***/ }),

/***/ 24288:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ repeatVerdict)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65079);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23540);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
/* harmony import */ var _store_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(148);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47545);






function repeatVerdict(paths, { id, counts = NO_TASKS }, to) {
    const result = { status: "complete", counts, sameFailure: false, signal: null };
    const against = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .failReasons */ .K1)(result, to.judgement);
    const reason = `this workflow run completed campaign ${id}, and another one has begun since`;
    const { resumeCommand, identity, clock } = to;
    const outputs = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .buildOutputs */ .JZ)({ status: "complete", reason, counts, resumeAt: null, resumeCommand, paths });
    const { run, job } = identity;
    const ended = { event: "run_ended", run, job, status: "complete", reason, counts, against };
    to.sink.on({ ...ended, resume_at: "", resume_command: "", at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_5__/* .iso */ .K)(clock.now()) });
    const summary = summaryOf(id, counts, against);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.summary))
        (0,_store_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeAtomically */ .v)(paths.summary, (write) => write(summary));
    return { result, reason, against, exitCode: (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCode */ .I$)(result, to.judgement), outputs, report: null, summary };
}
const NO_TASKS = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
function summaryOf(campaign, counts, against) {
    const { total, passed, failed, errored, skipped } = counts;
    const verdict = against.length === 0 ? "" : ` The verdict stands: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(against.join(", "))}.`;
    return (`## ${against.length === 0 ? "✅" : "❌"} Nothing to do: this workflow run has completed its campaign\n\n` +
        `Campaign ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(campaign)} is complete, and another one has begun since. A re-run starts nothing and saves nothing. ` +
        `Of ${total} tasks ${passed} passed, ${failed} failed, ${errored} errored and ${skipped} were skipped.${verdict}\n`);
}


/***/ }),

/***/ 77938:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ firstGroups),
/* harmony export */   B: () => (/* binding */ groupFailures)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
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

/***/ 69886:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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

/***/ 22819:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hs: () => (/* binding */ tokenWords),
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

/***/ 44702:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   In: () => (/* binding */ shortNumber),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   MH: () => (/* binding */ replayedWords),
/* harmony export */   R6: () => (/* binding */ firstNumbers),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   o7: () => (/* binding */ statusWords),
/* harmony export */   ot: () => (/* binding */ classWords),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);

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
const NUMBERS_SHOWN = 20;
function firstNumbers(numbers) {
    const shown = numbers.slice(0, NUMBERS_SHOWN).join(", ");
    return numbers.length > NUMBERS_SHOWN ? `${shown} and ${grouped(numbers.length - NUMBERS_SHOWN)} more` : shown;
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
    switch (status) {
        case "complete":
            return "complete";
        case "stopped":
            return "stopped";
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
        case "kill_shaped":
            return "errored (killed)";
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
