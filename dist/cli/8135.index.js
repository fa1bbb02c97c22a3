export const id = 8135;
export const ids = [8135,9579];
export const modules = {

/***/ 31678:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ repeatVerdict),
/* harmony export */   Fs: () => (/* binding */ unknownOutputs),
/* harmony export */   Ge: () => (/* binding */ countRegressed),
/* harmony export */   H7: () => (/* binding */ interruptedOutputs),
/* harmony export */   JZ: () => (/* binding */ buildOutputs),
/* harmony export */   jf: () => (/* binding */ concludeRun)
/* harmony export */ });
/* unused harmony export outputText */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65079);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23540);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9924);
/* harmony import */ var _store_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(148);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38617);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31918);








function buildOutputs(options) {
    const { counts, paths } = options;
    const resume = counts.outstanding > 0;
    return {
        status: options.status,
        resume,
        "resume-at": resume && options.resumeAt !== null ? (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_7__/* .iso */ .KH)(options.resumeAt) : "",
        "resume-command": resume ? options.resumeCommand : "",
        reason: options.reason,
        ...counts,
        "pass-rate": (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .reportedPassRate */ .TX)(counts),
        "outstanding-file": paths.outstanding,
        "results-file": paths.results,
        "failures-file": paths.failures,
        "summary-file": paths.summary,
        "junit-file": paths.junit,
        "report-file": paths.report,
    };
}
function unknownOutputs(options) {
    const unknown = { total: null, passed: null, failed: null, errored: null, skipped: null, outstanding: null };
    const outputs = buildOutputs({ ...options, counts: NO_TASKS, resumeAt: null });
    return { ...outputs, ...unknown, resume: true, "resume-command": options.resumeCommand };
}
function interruptedOutputs(signal, { stateDir }, { workspace, resumeCommand }) {
    const reason = `interrupted by ${signal} before the first child; nothing was run`;
    return unknownOutputs({
        status: "interrupted",
        reason,
        resumeCommand,
        paths: (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .statePaths */ .mt)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, stateDir)),
    });
}
function outputText(value) {
    return value === null ? "" : String(value);
}
function concludeRun(ended, { identity, judgment, ...context }) {
    const { reason, resumeAt, resumeCommand = context.resumeCommand, paths, ...result } = ended;
    const { status, counts } = result;
    const against = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .failReasons */ .K1)(result, judgment);
    const outputs = buildOutputs({ status, reason, counts, resumeAt, resumeCommand, paths });
    return {
        end: { result, reason, against, exitCode: (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .exitCode */ .I$)(result, judgment), outputs },
        event: {
            event: "run_ended",
            run: identity.run,
            job: identity.job,
            status,
            reason,
            counts,
            against,
            resume_at: String(outputs["resume-at"]),
            resume_command: resumeCommand,
            ...(result.sameFailure ? { failed_alike: true } : {}),
        },
    };
}
function countRegressed(context, paths, { campaign, history, isInPart, }) {
    if (!context.judgment.failOn.regressed)
        return 0;
    const failed = new Set();
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readLedger */ .SC)(paths.results, (row) => {
        if (row.campaign === campaign && row.status === "failed" && history.lists(row.hash) && (isInPart?.(row.id) ?? true))
            failed.add(row.id);
    });
    let regressed = 0;
    let hasBaseline = false;
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readLedger */ .SC)(paths.baseline, (row) => {
        if (row.campaign === campaign)
            return;
        hasBaseline = true;
        if (row.status === "passed" && failed.delete(row.id))
            regressed += 1;
    });
    if (!hasBaseline) {
        const message = "fail-on: regressed found no regression, because there is no earlier complete campaign to compare with";
        context.inform(message);
    }
    return regressed;
}
function repeatVerdict(paths, { id, counts = NO_TASKS }, to, why = `this workflow run completed campaign ${id}, and another one has begun since`) {
    const ended = { status: "complete", counts, sameFailure: false, signal: null };
    const { end, event } = concludeRun({ ...ended, reason: why, resumeAt: null, paths }, to);
    const { against } = end;
    to.sink.on({ ...event, at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_7__/* .iso */ .KH)(to.clock.now()) });
    const summary = summaryOf(id, counts, against, why);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.summary))
        (0,_store_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAtomically */ .v)(paths.summary, (write) => write(summary));
    return { ...end, report: null, summary };
}
const NO_TASKS = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
function summaryOf(campaign, counts, against, why) {
    const { total, passed, failed, errored, skipped } = counts;
    const verdict = against.length === 0 ? "" : ` The verdict stands: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(against.join(" and "))}.`;
    return (`## ${against.length === 0 ? "✅" : "❌"} Nothing to do: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(why)}\n\n` +
        `Campaign ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(campaign)} is complete, so this run starts nothing and saves nothing. ` +
        `${passed} of ${total} tasks passed, ${failed} failed, ${errored} errored and ${skipped} skipped.${verdict}\n`);
}


/***/ }),

/***/ 55834:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XY: () => (/* binding */ differenceWords),
/* harmony export */   bz: () => (/* binding */ comparisonWords),
/* harmony export */   l$: () => (/* binding */ changesWords),
/* harmony export */   x3: () => (/* binding */ changedTasks)
/* harmony export */ });
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23627);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);


const LEAST_CHANGED = 6;
function changeOf({ low, high }, changed) {
    if (changed < LEAST_CHANGED || (low <= 0 && high >= 0))
        return "could be chance";
    return low > 0 ? "better" : "worse";
}
function differenceWords(difference) {
    if (difference === null || difference.interval === null)
        return "too few tasks";
    const { of, interval, pairs, changed } = difference;
    if (changed === 0)
        return `no difference (${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(pairs, "task")})`;
    const [scale, unit] = of === "score" ? [1, ""] : [100, " points"];
    const words = (value) => signed(value * scale);
    const range = hasRange(interval) ? `${words(interval.low)} to ${words(interval.high)}; ` : "";
    return `${words(interval.mean)}${unit} (${range}${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(pairs, "task")}): ${changeOf(interval, changed)}`;
}
function hasRange({ low, high }) {
    return low !== high;
}
function signed(value) {
    const text = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shortNumber */ .In)(Math.abs(value) < 1e-9 ? 0 : value);
    return value > 0 && text !== "0" ? `+${text}` : text.replace("-", "−");
}
function changesWords({ regressions, fixes }) {
    const regressed = regressions.length === 0 ? "no regressions" : (0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(regressions.length, "regression");
    return `${regressed}, ${fixes.length === 0 ? "no fixes" : (0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(fixes.length, "fix", "fixes")}`;
}
function comparisonWords(comparison) {
    const { lost, passRateBefore, difference } = comparison;
    const sentences = [
        ...(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .countsWords */ .Mm)({ "passed before and errored now": lost.length }),
        ...(passRateBefore === null ? [] : [`The pass rate was ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(passRateBefore)}`]),
        ...(difference.interval === null
            ? []
            : [
                `Paired difference of the ${difference.of}${hasRange(difference.interval) ? " with its 95 % interval" : ""}: ${differenceWords(difference)}`,
            ]),
    ];
    return sentences.map((sentence) => `${sentence}.`).join(" ");
}
function changedTasks({ regressions, lost, fixes }) {
    return [
        { title: (0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(regressions.length, "regression"), ids: regressions },
        { title: `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(lost.length)} passed before and errored now`, ids: lost },
        { title: (0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(fixes.length, "fix", "fixes"), ids: fixes },
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
const GROUPS_WITH_WORDS = 10;
const LAST_WORDS_BYTES = 2_048;
const LAST_WORDS_LINES = 20;
function groupFailures(tasks, logsFolder) {
    const groups = new Map();
    const troubledByLog = new Map();
    for (let index = 0; index < tasks.count; index += 1) {
        const { standing, failures, key: log } = tasks.at(index);
        if (standing === "passed" || standing === "skipped")
            continue;
        troubledByLog.set(log, (troubledByLog.get(log) ?? 0) + 1);
        if (standing === "outstanding")
            continue;
        const failure = standing === "errored" ? failures.at(-1) : undefined;
        const message = failure?.message ?? "";
        const key = `${failure?.class ?? "graded"}\n${maskedMessage(message)}`;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, { class: failure?.class ?? "graded", message, tasks: [index] });
        else
            group.tasks.push(index);
    }
    const worstFirst = [...groups.values()].sort((a, b) => SEVERITY.indexOf(a.class) - SEVERITY.indexOf(b.class) || b.tasks.length - a.tasks.length);
    return worstFirst.map((group, position) => {
        if (position >= GROUPS_WITH_WORDS)
            return { ...group, lastWords: "" };
        const explains = (log) => group.class !== "graded" || troubledByLog.get(log) === 1;
        const logs = group.tasks
            .slice(0, 5)
            .map((index) => tasks.at(index).key)
            .filter((log) => log !== null);
        return { ...group, lastWords: lastWordsOf(logs.filter(explains), logsFolder) };
    });
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
function lastWordsOf(logs, logsFolder) {
    for (const log of logs) {
        const words = readLastWords(logsFolder, log);
        if (words !== "")
            return words;
    }
    return "";
}
function readLastWords(logsFolder, key) {
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
/* harmony export */   g: () => (/* binding */ scoreWords),
/* harmony export */   h: () => (/* binding */ figuresOf)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23627);
/* harmony import */ var _comparison_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55834);
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22819);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);





function figuresOf({ headline, outstanding, baseline, run }) {
    const { counts, passRate: rate, scores, spend, startedAt, endedAt } = headline;
    const graded = counts.passed + counts.failed;
    const ofGraded = `of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(graded)} graded`;
    const scored = [
        ...(scores?.count === graded ? [] : [`of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(scores?.count ?? 0, "score")}`]),
        ...(scores?.standardError == null ? [] : ["with its standard error"]),
    ].join(", ");
    const { calls, input_tokens, output_tokens } = run.replayed;
    const tokens = (count) => (count == null ? "" : (0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(Math.round(count)));
    const parts = [
        ...(spend?.inputTokens == null ? [] : [`${tokens(spend.inputTokens)} in`]),
        ...(spend?.outputTokens == null ? [] : [`${tokens(spend.outputTokens)} out`]),
    ].join(", ");
    const stated = spend === null || spend.priced === graded ? "" : `of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(spend.priced, "result")}`;
    const figures = [
        [
            "Pass rate",
            rate === null ? "" : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(rate.mean),
            rate === null ? "" : `${ofGraded}, 95 % interval ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(rate.low)} to ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(rate.high)}`,
        ],
        ["Mean score", scoreWords(scores), scored],
        [
            "Against the baseline",
            baseline === null || baseline.pairs === 0 ? "" : (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_1__/* .changesWords */ .l$)(baseline),
            `among ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(baseline?.pairs ?? 0, "task")} graded in both`,
        ],
        ["Won on a retry", unlessZero(headline.wonOnRetry), "passed after a failure"],
        ["Lost to limits", unlessZero(outstanding.limited), "they run again"],
        ["Calls replayed", unlessZero(calls), `${tokens(input_tokens + output_tokens)} tokens not paid again`],
        ["Tokens", tokens(spend?.tokens), parts],
        ["Cost", (0,_spend_js__WEBPACK_IMPORTED_MODULE_2__/* .costWords */ .fL)(spend?.cost ?? null), stated],
        ["This run took", startedAt === null || endedAt === null ? "" : (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(endedAt - startedAt), ""],
    ];
    return figures.filter(([, value]) => value !== "").map(([name, value, hint]) => ({ name, value, hint }));
}
function scoreWords(scores) {
    if (scores === null)
        return "";
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shortNumber */ .In)(scores.mean)}${scores.standardError === null ? "" : ` ± ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shortNumber */ .In)(scores.standardError)}`}`;
}
function unlessZero(count) {
    return count === 0 ? "" : (0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(count);
}


/***/ }),

/***/ 22819:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Of: () => (/* binding */ statedSpend),
/* harmony export */   fL: () => (/* binding */ costWords),
/* harmony export */   y$: () => (/* binding */ SpendSum)
/* harmony export */ });
/* harmony import */ var _core_spend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64006);

const KINDS = [
    [/^(?:total)?tokens(?:used|total)?$/, "tokens"],
    [/^(?:input|prompt)tokens$|^tokens(?:in|input|prompt)$/, "inputTokens"],
    [/^(?:output|completion)tokens$|^tokens(?:out|output|completion)$/, "outputTokens"],
    [/^(?:total)?(?:cost)?usd$|^usdcost$|^(?:total)?cost$/, "cost"],
];
class SpendSum {
    #sums = new Map();
    #priced = 0;
    add({ metrics, calls }) {
        if (metrics === undefined && calls === undefined)
            return;
        const stated = statedBy(metrics, calls);
        if (stated.has("cost"))
            this.#priced += 1;
        for (const [kind, value] of stated)
            this.#sums.set(kind, (this.#sums.get(kind) ?? 0) + value);
    }
    total() {
        if (this.#sums.size === 0)
            return null;
        const of = (kind) => this.#sums.get(kind) ?? null;
        return {
            tokens: of("tokens"),
            inputTokens: of("inputTokens"),
            outputTokens: of("outputTokens"),
            cost: of("cost"),
            priced: this.#priced,
        };
    }
}
function statedSpend(metrics) {
    const stated = statedBy(metrics);
    return { costUsd: stated.get("cost") ?? null, tokens: stated.get("tokens") ?? null };
}
function statedBy(metrics, calls) {
    const stated = readMetrics(metrics ?? {});
    const hasTokens = stated.has("tokens") || stated.has("inputTokens") || stated.has("outputTokens");
    if (calls !== undefined && !hasTokens && calls.made + calls.replayed > 0) {
        const { replayed_input_tokens: input = 0, replayed_output_tokens: output = 0 } = calls;
        stated.set("inputTokens", calls.input_tokens + input).set("outputTokens", calls.output_tokens + output);
    }
    if (calls?.cost_usd !== undefined && !stated.has("cost"))
        stated.set("cost", calls.cost_usd);
    const tokens = stated.get("tokens") ?? sumOf(stated.get("inputTokens"), stated.get("outputTokens"));
    return tokens === undefined ? stated : stated.set("tokens", tokens);
}
function readMetrics(metrics) {
    const stated = new Map();
    let isInDollars = false;
    const take = (name, value) => {
        if (typeof value !== "number" || !(value >= 0 && value <= Number.MAX_SAFE_INTEGER))
            return;
        const kind = kindOf(name);
        const isFirstInDollars = /usd/i.test(name) && !isInDollars;
        if (kind === null || (stated.has(kind) && !isFirstInDollars))
            return;
        stated.set(kind, value);
        isInDollars ||= isFirstInDollars;
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
function costWords(cost) {
    return cost === null ? "" : (0,_core_spend_js__WEBPACK_IMPORTED_MODULE_0__/* .dollars */ .E9)(cost);
}


/***/ }),

/***/ 61514:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ eventsTable),
/* harmony export */   x: () => (/* binding */ jobsTable)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92474);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48032);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23627);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);






function eventsTable({ changes }, rowsShown = 500) {
    if (changes.length === 0)
        return null;
    const rest = changes.length - rowsShown;
    return {
        title: "Pauses and stops",
        head: ["when", "provider", "what"],
        rows: changes
            .slice(0, rowsShown)
            .map((change) => [(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .utcSecond */ .Hn)(change.at), change.provider, `${changeWords(change)}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(change.reason)}`]),
        note: rest > 0 ? `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(rest, "more event")} in events.jsonl.` : "",
    };
}
function changeWords(change) {
    switch (change.event) {
        case "paused":
            return `paused for ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(change.until - change.at)}`;
        case "limit_changed":
            return `parallelism ${change.from} → ${change.to}`;
        case "pace_changed":
            return `paced to ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shortNumber */ .In)(change.starts_per_minute)} starts a minute`;
        case "circuit_changed": {
            const until = change.until === null ? "" : ` until ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .utcMinute */ .vD)(change.until)}`;
            return { open: `stopped${until}`, "half-open": "probing", closed: "running again" }[change.to];
        }
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_4__/* .unreachable */ .H)(change);
    }
}
function jobsTable({ jobs, missingJobs }) {
    if (!jobs.some(({ start }) => start.job_total > 1) || jobs.length + missingJobs.length < 2)
        return null;
    return {
        title: `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(jobs.length)} of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(jobs.length + missingJobs.length, "job")} reported`,
        head: ["job", "ended", "tasks", "took"],
        rows: [
            ...missingJobs.slice(0, _core_split_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_JOBS */ .r2).map((index) => [String(index), "⚠️ never reported", "", ""]),
            ...jobs.toSorted((a, b) => a.start.job_index - b.start.job_index).map(jobRow),
        ],
        note: "",
    };
}
function jobRow({ start, end, endedAt }) {
    const ended = end === null ? "⚠️ no end recorded" : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .endWords */ .Bx)(end.status, end.status === "complete" ? "" : end.reason);
    return [String(start.job_index), ended, (0,_core_words_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(start.part), (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(endedAt - start.at)];
}


/***/ }),

/***/ 12788:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ buildSummary)
});

// UNUSED EXPORTS: SUMMARY_BYTES_LIMIT

// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(13270);
// EXTERNAL MODULE: ./build/core/words.js
var core_words = __webpack_require__(23627);
// EXTERNAL MODULE: ./build/report/comparison-words.js
var comparison_words = __webpack_require__(55834);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/figures.js
var report_figures = __webpack_require__(81822);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/markdown.js



const ID_LENGTH = 200;
function markdownPhrase(phrase) {
    const prose = (words) => (0,report_escape/* markdownText */.p7)(words).replace(report_words/* UTC_MINUTE */._R, "**$&**");
    return phrase
        .map((piece) => (typeof piece === "string" ? piece.replace(/\S(?:.*\S)?/s, prose) : (0,report_escape/* markdownCode */.D9)(piece.code)))
        .join("");
}
function fold(title, content) {
    return `<details><summary>${(0,report_escape/* escapeHtml */.ZD)(title)}</summary>\n\n${content}\n\n</details>`;
}
function idList(ids, all) {
    const more = all.count > ids.length ? ` and ${(0,core_words/* grouped */.zD)(all.count - ids.length)} more: ${all.where}` : "";
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
    return { name: table.title, text: `### ${cellText(table.title)}\n\n${tableText(table)}` };
}
function foldedTable(table) {
    return table === null ? null : { name: table.title, text: fold(table.title, tableText(table)) };
}
function tableText({ head, rows, note }) {
    const lines = markdownTable(head.map(cellText), rows.map((row) => row.map(cellText)));
    return `${lines}${note === "" ? "" : `\n\n${note}`}`;
}
function cellText(text) {
    return (0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)(text, CELL_LENGTH)).replace(/^(\d+)\\(?=[.)])/, "$1");
}

// EXTERNAL MODULE: ./build/report/story-tables.js
var story_tables = __webpack_require__(61514);
// EXTERNAL MODULE: ./build/report/failure-groups.js
var failure_groups = __webpack_require__(77938);
;// CONCATENATED MODULE: ./build/report/summary-failures.js





const MESSAGE_LENGTH = 200;
const GROUPS_SHOWN = 30;
const IDS_SHOWN = 100;
function failuresSection(report) {
    const { failureGroups } = report;
    if (failureGroups.length === 0)
        return null;
    const total = failureGroups.reduce((sum, group) => sum + group.tasks.length, 0);
    const groups = (0,failure_groups/* firstGroups */.$)(failureGroups, GROUPS_SHOWN);
    const ofSeveral = groups.filter(({ tasks }) => tasks.length > 1).length;
    const folds = groups.map((group) => groupFold(group, report, Math.ceil(IDS_SHOWN / ofSeveral)));
    const rest = failureGroups.length - folds.length;
    const more = rest > 0 ? [`And ${(0,core_words/* counted */.hS)(rest, "more kind")} of failure: see \`report.html\`, or \`junit.xml\`.`] : [];
    const text = [`### ${(0,core_words/* counted */.hS)(total, "failure")}`, ...folds, ...more].join("\n\n");
    return { name: "failures", text: text.replace(/^(- .*)\n\n(?=- )/gm, "$1\n") };
}
function groupFold(group, report, idsShown) {
    const { message, lastWords, tasks } = group;
    const [only, ...others] = tasks;
    const words = lastWords === "" || message.endsWith(lastWords) ? "" : (0,report_escape/* markdownFence */.p0)(lastWords);
    if (only !== undefined && others.length === 0) {
        const task = report.tasks.at(only);
        const said = (0,report_escape/* oneLine */.TN)(message === "" ? task.gradeMessage : message, MESSAGE_LENGTH);
        const notes = `${(0,report_words/* failureWords */.AC)(group.class)}${notesOf(task, group)}`;
        return words === ""
            ? `- ${idCode(task.id)} ${notes}${said === "" ? "" : `: ${(0,report_escape/* markdownCode */.D9)(said)}`}`
            : folded(`${htmlCode((0,report_escape/* visibleId */.i2)(task.id))} ${notes}${said === "" ? "" : `: ${htmlCode(said)}`}`, [words]);
    }
    const shown = tasks.slice(0, idsShown).map((index) => taskItem(report.tasks.at(index), group));
    const rest = tasks.length - shown.length;
    const more = rest > 0 ? [`- and ${(0,core_words/* grouped */.zD)(rest)} more: see \`report.html\`, or \`junit.xml\``] : [];
    const said = message === "" ? "" : `: ${htmlCode(message)}`;
    return folded(`<b>${(0,core_words/* counted */.hS)(tasks.length, "task")}</b> ${(0,report_words/* failureWords */.AC)(group.class)}${said}`, [
        [...shown, ...more].join("\n"),
        ...(words === "" ? [] : ["Last output of one of them:", words]),
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

// EXTERNAL MODULE: ./build/report/verdict-words.js
var verdict_words = __webpack_require__(24546);
;// CONCATENATED MODULE: ./build/report/summary-story.js





const WARNINGS_SHOWN = 20;
function outstandingSection({ outstanding, headline, run }) {
    const { ids, limited, killed, retriable, notStarted } = outstanding;
    const count = headline.counts.outstanding;
    if (count === 0)
        return null;
    const parts = (0,report_words/* countsWords */.Mm)({
        "held up by a rate limit": limited,
        "errored, with attempts left": retriable,
        [killed === 1 ? "killed or stopped before it ended" : "killed or stopped before they ended"]: killed,
        [(0,verdict_words/* knowsAllAttempts */.Oq)(run) ? "not started" : "without a reported attempt"]: notStarted,
    });
    const head = `### ${(0,core_words/* counted */.hS)(count, "outstanding task")}\n\n${parts.join("; ")}.`;
    const where = "see the task table of `report.html`, or `junit.xml`";
    const text = `${head}\n\n${fold("Which ones", idList(ids, { count, where }))}`;
    return { name: "outstanding tasks", text };
}
function troubleSection({ run: { warnings }, skippedLines }) {
    const rest = warnings.length - WARNINGS_SHOWN;
    const were = skippedLines === 1 ? "was" : "were";
    const lines = [
        ...warnings.slice(0, WARNINGS_SHOWN).map((warning) => `- ${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)(warning, 500))}`),
        ...(rest > 0 ? [`- and ${(0,core_words/* grouped */.zD)(rest)} more: \`events.jsonl\` has them`] : []),
        ...(skippedLines > 0
            ? [`- ${(0,core_words/* counted */.hS)(skippedLines, "line")} of the state could not be read and ${were} skipped.`]
            : []),
    ];
    if (lines.length === 0)
        return null;
    const count = warnings.length + Number(skippedLines > 0);
    return { name: "warnings", text: fold((0,core_words/* counted */.hS)(count, "warning"), lines.join("\n")) };
}

// EXTERNAL MODULE: ./build/report/trend.js
var trend = __webpack_require__(29088);
// EXTERNAL MODULE: ./build/report/variant-tables.js
var variant_tables = __webpack_require__(5894);
;// CONCATENATED MODULE: ./build/report/summary.js













const SUMMARY_BYTES_LIMIT = 1_000_000;
function buildSummary(report, limitBytes = SUMMARY_BYTES_LIMIT) {
    const sections = [
        verdictSection(report),
        countsSection(report),
        figuresSection(report),
        failuresSection(report),
        outstandingSection(report),
        tableSection((0,variant_tables/* variantTable */.W)(report.variants)),
        tableSection((0,variant_tables/* repeatTable */.w)(report.variants)),
        comparisonSection(report),
        tableSection((0,trend/* trendTable */._)(report.trend, CAMPAIGNS_SHOWN)),
        foldedTable((0,story_tables/* eventsTable */.g)(report.run, EVENTS_SHOWN)),
        foldedTable((0,story_tables/* jobsTable */.x)(report.run)),
        troubleSection(report),
    ].filter((section) => section !== null);
    const cut = [];
    const isTooLong = () => Buffer.byteLength(compose(sections, cut)) > limitBytes;
    while (sections.length > 1 && isTooLong())
        cut.unshift(sections.pop()?.name ?? "");
    return compose(sections, cut);
}
function verdictSection(report) {
    const { symbol, title, reasons, stops, advice } = (0,verdict_words/* verdictOf */.Vj)(report);
    const command = (0,report_words/* commandWords */.Bl)(report.headline.resumeCommand);
    const parts = [
        `## ${symbol} ${title}`,
        reasons.map(markdownPhrase).join(" "),
        stops.map((stop) => `- ${markdownPhrase(stop)}`).join("\n"),
        markdownPhrase(advice),
        command === "" ? "" : (0,report_escape/* markdownFence */.p0)(command),
    ];
    return { name: "verdict", text: parts.filter((part) => part !== "").join("\n\n") };
}
const CELLS = 30;
const CELL_OF = { passed: "🟩", failed: "🟥", errored: "🟧", skipped: "⬜", outstanding: "🟦" };
const summary_IDS_SHOWN = 50;
const EVENTS_SHOWN = 20;
const CAMPAIGNS_SHOWN = 7;
function countsSection({ headline: { counts } }) {
    const shown = core_history/* STANDINGS */.CV.filter((standing) => counts[standing] > 0);
    let [sum, end] = [0, 0];
    const cells = shown.map((standing, index) => {
        const start = end;
        sum += counts[standing];
        const most = CELLS - (shown.length - 1 - index);
        end = Math.min(most, Math.max(start + 1, Math.round((sum / counts.total) * CELLS)));
        return CELL_OF[standing].repeat(end - start);
    });
    const bar = cells.join("");
    const columns = core_history/* STANDINGS */.CV.filter((standing) => standing !== "skipped" || counts.skipped > 0);
    const table = markdownTable([...columns.map((standing) => `${CELL_OF[standing]} ${standing}`), "total"], [[...columns, "total"].map((standing) => (0,core_words/* grouped */.zD)(counts[standing]))]);
    return { name: "counts", text: bar === "" ? table : `${bar}\n\n${table}` };
}
function figuresSection(report) {
    const figures = (0,report_figures/* figuresOf */.h)(report).map(({ name, value, hint }) => {
        return `${name} **${value}**${hint === "" ? "" : ` (${hint})`}`;
    });
    return { name: "figures", text: figures.join(" · ") };
}
function comparisonSection({ baseline }) {
    if (baseline === null)
        return null;
    const name = (0,report_escape/* markdownCode */.D9)((0,report_escape/* oneLine */.TN)(baseline.campaign, 200));
    const head = `### Compared with ${name}\n\n${(0,comparison_words/* comparisonWords */.bz)(baseline)}`;
    const where = "see the comparison in `report.html`";
    const lists = (0,comparison_words/* changedTasks */.x3)(baseline).map(({ title, ids }) => fold(title, idList(ids.slice(0, summary_IDS_SHOWN), { count: ids.length, where })));
    return { name: "comparison with the last campaign", text: [head, ...lists].join("\n\n") };
}
function compose(sections, cut) {
    const named = `_Left out to fit: ${cut.join(", ")}. \`report.html\` shows more, and \`junit.xml\` has every task._`;
    const note = cut.length === 0 ? "" : named;
    return `${[...sections.map(({ text }) => text), note].filter((text) => text !== "").join("\n\n")}\n`;
}


/***/ }),

/***/ 29088:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ trendTable)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23627);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22819);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);





const FIGURES = [
    { name: "pass rate", read: (row) => row.pass_rate, words: _words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN },
    { name: "runs needed", read: (row) => row.runs ?? null, words: _core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD },
    { name: "duration", read: (row) => row.duration_s, words: (seconds) => (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(seconds * 1_000) },
    { name: "cost", read: (row) => row.cost_usd, words: _spend_js__WEBPACK_IMPORTED_MODULE_2__/* .costWords */ .fL },
    { name: "tokens", read: (row) => row.tokens, words: (tokens) => (0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(Math.round(tokens)) },
    { name: "calls saved", read: (row) => row.calls_saved, words: _core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD },
];
const NAME_LENGTH = 40;
function trendTable(trend, rowsShown = trend.length) {
    if (trend.length < 2)
        return null;
    const figures = FIGURES.filter(({ name, read }) => name === "pass rate" || trend.some((row) => (read(row) ?? 0) > 0));
    const rates = trend.flatMap(({ pass_rate: rate }) => rate ?? []);
    const [low, high] = [Math.min(...rates), Math.max(...rates)];
    return {
        title: `The last ${trend.length} campaigns`,
        head: ["campaign", "completed", ...figures.map(({ name }) => name)],
        rows: trend
            .slice(-rowsShown)
            .reverse()
            .map((row) => [
            (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(row.campaign, NAME_LENGTH),
            completedWords(row),
            ...figures.map(({ read, words }) => {
                const value = read(row);
                return value === null ? "" : words(value);
            }),
        ]),
        note: low < high
            ? `Pass rate, oldest first: ${sparkline(rates)} (lowest ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(low)}, highest ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(high)})`
            : "",
    };
}
function completedWords({ completed_at }) {
    const at = Date.parse(completed_at);
    return Number.isNaN(at) ? "" : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .utcSecond */ .Hn)(at).slice(0, 16)}Z`;
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
/* harmony export */   W: () => (/* binding */ variantTable),
/* harmony export */   w: () => (/* binding */ repeatTable)
/* harmony export */ });
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23627);
/* harmony import */ var _comparison_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55834);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81822);
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22819);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);





const ROWS_SHOWN = 100;
function variantTable(variants) {
    const [first] = variants;
    if (first === undefined || first.label === "")
        return null;
    const { axes, short } = shortLabels(variants);
    const rows = variants.map((variant, place) => [
        short[place] ?? "",
        variant.passRate === null ? "" : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(variant.passRate.mean)} of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(gradedOf(variant))}`,
        variant.passRate === null ? "" : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(variant.passRate.low)} to ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(variant.passRate.high)}`,
        (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .scoreWords */ .g)(variant.scores),
        (0,_spend_js__WEBPACK_IMPORTED_MODULE_2__/* .costWords */ .fL)(variant.spend?.cost ?? null),
        variant === first ? "" : (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_0__/* .differenceWords */ .XY)(variant.passRateDifference),
        variant.scoreDifference === null ? "" : (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_0__/* .differenceWords */ .XY)(variant.scoreDifference),
        missingWords(variant),
    ]);
    const head = [
        axes,
        "pass rate",
        "95 % interval",
        "mean score",
        "cost",
        `against ${short[0] ?? ""}`,
        `score against ${short[0] ?? ""}`,
        "no result",
    ];
    return {
        title: `Compared by ${axes}`,
        ...withoutEmpty(head, rows.slice(0, ROWS_SHOWN)),
        note: "Differences are paired: each covers only the tasks that are graded under both." +
            (rows.length > ROWS_SHOWN ? ` ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(rows.length - ROWS_SHOWN)} more are not shown.` : ""),
    };
}
function repeatTable(variants) {
    const { axes, short } = shortLabels(variants);
    const rows = variants.flatMap(({ repeats }, place) => repeats.map(({ k, passAtK, passHatK, tasks }) => [
        short[place] ?? "",
        String(k),
        meanWords(passAtK),
        meanWords(passHatK),
        (0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(tasks),
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
function meanWords({ mean, standardError }) {
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(mean)}${standardError === null ? "" : ` ± ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(standardError)}`}`;
}
function missingWords({ counts }) {
    const { outstanding, errored, skipped } = counts;
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countsWords */ .Mm)({ outstanding, errored, skipped }).join(", ");
}
function withoutEmpty(head, rows) {
    const filled = head.map((_, column) => rows.some((row) => row[column] !== ""));
    const kept = (row) => row.filter((_, column) => filled[column]);
    return { head: kept(head), rows: rows.map(kept) };
}


/***/ }),

/***/ 24546:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oq: () => (/* binding */ knowsAllAttempts),
/* harmony export */   Uy: () => (/* binding */ plainPhrase),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   bp: () => (/* binding */ wayOutOf),
/* harmony export */   e$: () => (/* binding */ stopWords)
/* harmony export */ });
/* unused harmony export isOutage */
/* harmony import */ var _core_circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22725);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61420);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83260);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48032);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23627);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);







function phraseOf(text) {
    return text.split("`").map((piece, index) => (index % 2 === 1 ? { code: piece } : piece));
}
function plainPhrase(phrase) {
    const words = phrase.map((piece) => {
        if (typeof piece === "string")
            return piece;
        return piece.isQuote ? `"${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .sentence */ .em)(piece.code)}"` : piece.code;
    });
    return words.join("");
}
const REASON_LENGTH = 400;
const STOPS_QUOTED = 3;
const STOPS_NAMED = 12;
function verdictOf({ headline, run: { missingJobs } }) {
    return {
        tone: toneOf(headline),
        ...titleOf(headline, missingJobs.length),
        reasons: reasonsOf(headline, missingJobs),
        stops: stopSentences(headline),
        advice: phraseOf(adviceOf(headline)),
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
    return against === null ? counts.failed + counts.errored > 0 : against.length > 0;
}
function titleOf(headline, missingJobs) {
    const { status, counts, stops } = headline;
    const left = counts.outstanding === 0
        ? "nothing is outstanding"
        : `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(counts.outstanding)} of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(counts.total, "task")} outstanding`;
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
            const what = missingJobs === 0 ? "Not finished" : `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(missingJobs, "job")} never reported`;
            return { symbol: "🧩", title: `${what}: ${left}` };
        }
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_5__/* .unreachable */ .H)(status);
    }
}
function completeTitle({ total, passed, failed, errored, skipped }) {
    if (total === 0)
        return "No tasks";
    if (failed + errored === 0) {
        if (skipped > 0)
            return `Complete: ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(passed)} of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(total, "task")} passed, ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(skipped)} skipped`;
        return total === 1 ? "Complete: the task passed" : `Complete: all ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(total, "task")} passed`;
    }
    return `Complete: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countsWords */ .Mm)({ failed, errored }).join(" and ")} of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(total, "task")}`;
}
function reasonsOf(headline, missingJobs) {
    const { status, counts, reason, stops, against } = headline;
    const why = [(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .capitalized */ .l2)((0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .sentence */ .em)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(reason, REASON_LENGTH)))];
    const isFailed = against !== null && against.length > 0;
    const failing = isFailed ? [[`Failing because ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(against.join(" and "), REASON_LENGTH)}.`]] : [];
    if (counts.outstanding === 0) {
        if (status !== "complete")
            return [why, ["Nothing is outstanding."]];
        if (against === null || isFailed)
            return failing;
        if (counts.failed + counts.errored === 0)
            return [];
        return [phraseOf("The run counts as passed: `fail-on` and `min-pass-rate` allow these failures.")];
    }
    const [jobs, whose] = missingJobs.length === 1 ? ["Job", "Its"] : ["Jobs", "Their"];
    const missing = missingJobs.length === 0
        ? []
        : [[`${jobs} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .firstFew */ .Dt)(missingJobs)} never reported. ${whose} tasks stay outstanding.`]];
    const isSaid = (status === "stopped" && stops.length > 0) || (status === "incomplete" && missing.length > 0);
    return [...(isSaid ? [] : [why]), ...(status === "aborted" ? [] : failing), ...missing];
}
function isOutage(stops) {
    return stops.length > 0 && stops.every((stop) => stop.outage);
}
function stopSentences({ stops, endedAt }) {
    const quoted = stops.slice(0, STOPS_QUOTED).map((stop) => {
        const isEstimate = !stop.isStated && !stop.outage;
        const note = isEstimate ? "an estimate, because it named no time" : "";
        const head = stopWords(stop, untilWords(stop.untilAt, endedAt, note));
        const quote = (text) => ({ code: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(text, REASON_LENGTH), isQuote: true });
        if (stop.outage)
            return [`${head}. The last error: `, quote(stop.words.replace(_core_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .OUTAGE_WORDS */ .MD, ""))];
        return [`${head}. It said: `, quote(stop.words)];
    });
    const others = stops.slice(STOPS_QUOTED).map((stop) => `${nameOf(stop)} until ${untilWords(stop.untilAt, endedAt)}`);
    return others.length === 0 ? quoted : [...quoted, [`Also stopped: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .firstFew */ .Dt)(others, STOPS_NAMED)}.`]];
}
function stopWords(stop, until = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .utcMinute */ .vD)(stop.untilAt)) {
    return `${nameOf(stop)}: ${stop.outage ? "unavailable" : "rate-limited"} until ${until}`;
}
function nameOf({ provider }) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleId */ .i2)(provider), 60);
}
function untilWords(at, endedAt, note = "") {
    const far = endedAt === null || at <= endedAt ? "" : `${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(at - endedAt)} after this run ended`;
    const notes = [far, note].filter((words) => words !== "");
    return notes.length === 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .utcMinute */ .vD)(at) : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .utcMinute */ .vD)(at)} (${notes.join("; ")})`;
}
function adviceOf(headline) {
    const { campaign, counts, status, reason, stops, resumeAt, endedAt } = headline;
    if (counts.outstanding === 0) {
        if (counts.errored === 0)
            return "";
        const tasks = countedUnlessOne(counts.errored, "errored task");
        return (`To try the ${tasks} again, run with the input \`retry: errored, timed-out\`, ` +
            "or first run `carryover retry` with the same `state-dir`.");
    }
    const when = resumeAt === null ? "" : ` after ${untilWords(resumeAt, endedAt)}`;
    if ((0,_core_selection_js__WEBPACK_IMPORTED_MODULE_6__/* .isSelectionDone */ .Lv)(reason))
        return `All results are kept. ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .capitalized */ .l2)(_words_js__WEBPACK_IMPORTED_MODULE_3__/* .UNSELECTIVE */ .SM)}${when}.`;
    const outstanding = countedUnlessOne(counts.outstanding, "outstanding task");
    const isLater = (stop) => resumeAt === null || (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .utcMinute */ .vD)(stop.untilAt) > (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .utcMinute */ .vD)(resumeAt);
    const parts = stops.some(isLater) ? " Tasks of a stopped provider wait until it resets." : "";
    const again = status === "aborted" ? "Fix the cause, then run it again" : "To resume, run it again";
    const isKept = status === "aborted" && counts.failed + counts.errored > 0;
    const retry = isKept ? " To repeat those that failed too, add the input `retry: failed, errored`." : "";
    const how = /^[0-9a-f]{40,64}$/.test(campaign) ? "" : ", by schedule or by hand";
    return `${again}${when}${how}: it keeps all results and runs only the ${outstanding}.${parts}${retry}`;
}
function knowsAllAttempts({ jobs, missingJobs }) {
    return missingJobs.length === 0 && jobs.every(({ end }) => end !== null);
}
function wayOutOf({ errored, outstanding }, retry) {
    if (errored === 0 || outstanding > 0)
        return null;
    return `to try the ${countedUnlessOne(errored, "errored task")} again, run \`${retry}\` and the same command`;
}
function countedUnlessOne(count, noun) {
    return count === 1 ? noun : (0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(count, noun);
}


/***/ }),

/***/ 39579:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTail)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function readTail(path, limitBytes, changedSinceMs = Number.NEGATIVE_INFINITY) {
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
        const bytes = Buffer.alloc(Math.min(stat.size, limitBytes));
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, 0, bytes.length, stat.size - bytes.length);
        return {
            text: bytes.toString("utf8", 0, length),
            isWhole: bytes.length === stat.size,
            mtimeMs: stat.mtimeMs,
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
/* harmony export */   d: () => (/* binding */ mergeHistories),
/* harmony export */   w: () => (/* binding */ readCampaignHistory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28314);
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
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se)(path, (line) => {
        const row = historyRowSchema().safeParse((0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOrNull */ .J5)(line));
        if (row.success)
            rows.push(row.data);
    });
    return rows;
}
function mergeHistories(target, sources, added = []) {
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
    (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .v)(target, (write) => {
        (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se)(target, (line) => (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .isNewerLine */ .Up)(line) && write(`${line}\n`));
        for (const row of kept)
            write(`${JSON.stringify(row)}\n`);
    });
}


/***/ })

};
