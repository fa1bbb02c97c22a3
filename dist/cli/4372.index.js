export const id = 4372;
export const ids = [4372,5048];
export const modules = {

/***/ 14372:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   retryCommand: () => (/* binding */ retryCommand)
/* harmony export */ });
/* harmony import */ var _config_child_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77252);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98065);
/* harmony import */ var _config_subcommands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14902);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39381);
/* harmony import */ var _engine_list_tasks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11751);
/* harmony import */ var _engine_open_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21149);
/* harmony import */ var _engine_read_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55547);
/* harmony import */ var _engine_retry_tasks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94423);
/* harmony import */ var _engine_run_identity_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30482);
/* harmony import */ var _engine_write_reports_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(52029);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84479);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(19765);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(88095);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(21413);
/* harmony import */ var _state_dir_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(14753);
/* harmony import */ var _streams_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(90283);
















async function retryCommand(line) {
    const { campaign, errored, timedOut, failed, id, dryRun: isDryRun } = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readOptions */ .Tt)(_config_subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .RETRY_OPTIONS */ .Yl, line.options);
    const stateDir = (0,_state_dir_js__WEBPACK_IMPORTED_MODULE_14__/* .stateDirOf */ .I)(line);
    const paths = (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_13__/* .statePaths */ .mt)(stateDir);
    const { maxAttempts } = (0,_engine_read_status_js__WEBPACK_IMPORTED_MODULE_6__/* .readStatus */ .r)(paths);
    const now = Date.now();
    const redactor = (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_11__.environmentRedactor)(process.env);
    const folder = (0,_engine_open_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .openFolder */ .NE)({ stateDir, stateName: null }, { redactor, workspace: process.cwd() });
    const isChosen = { errored, "timed-out": timedOut, failed };
    const kinds = _config_child_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .RETRY_KINDS */ .vF.filter((kind) => isChosen[kind]);
    let ids;
    try {
        const tasks = (0,_engine_list_tasks_js__WEBPACK_IMPORTED_MODULE_4__/* .readStoredTasks */ .G)(folder.paths.tasks);
        const { run } = (0,_engine_run_identity_js__WEBPACK_IMPORTED_MODULE_8__/* .runIdentity */ .yK)(process.env, 0, now);
        ids = (0,_engine_retry_tasks_js__WEBPACK_IMPORTED_MODULE_7__/* .retryTasks */ .JO)(folder, { kinds, ids: id }, { campaign, tasks, maxAttempts, run, now, isDryRun });
    }
    finally {
        folder.close();
    }
    if (ids.length > 0 && !isDryRun)
        await (0,_engine_write_reports_js__WEBPACK_IMPORTED_MODULE_9__.writeReports)({ paths, ...(0,_engine_read_status_js__WEBPACK_IMPORTED_MODULE_6__/* .readStatus */ .r)(paths), run: null, warn: _streams_js__WEBPACK_IMPORTED_MODULE_15__/* .inform */ .IP });
    if (ids.length > 0)
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_15__/* .printText */ .n)(ids.map(_report_escape_js__WEBPACK_IMPORTED_MODULE_10__/* .visibleId */ .i2).join("\n"));
    const tasks = (0,_report_words_js__WEBPACK_IMPORTED_MODULE_12__/* .counted */ .hS)(ids.length, "task");
    if (ids.length === 0)
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_15__/* .inform */ .IP)("no settled task matches, so nothing changes");
    else if (isDryRun)
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_15__/* .inform */ .IP)(`${tasks} would be outstanding again`);
    else {
        const run = campaign === null ? "run" : `run of campaign ${campaign}`;
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_15__/* .inform */ .IP)(`${tasks} outstanding again: the next ${run} repeats ${ids.length === 1 ? "it" : "them"}`);
    }
    return _core_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.ok;
}


/***/ }),

/***/ 25048:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LM: () => (/* binding */ DETECT_OPTIONS),
/* harmony export */   ax: () => (/* binding */ SIMULATE_OPTIONS),
/* harmony export */   dW: () => (/* binding */ PROVIDER_OPTIONS)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85401);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19023);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37407);
/* harmony import */ var _text_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78950);




function instant() {
    return (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("an ISO 8601 instant, such as 2026-11-22T00:00:00Z", readInstant));
}
function timeZone() {
    return (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("an IANA time zone, such as America/Los_Angeles or UTC", readTimeZone);
}
const DETECT_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    exitCode: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0, to: 255 })), {
        help: "The exit code of the process that wrote the log; 0 means that it succeeded.",
    }),
    nowAt: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)(instant(), {
        placeholder: "INSTANT",
        help: "The instant at which the log is read, such as 2026-11-22T00:00:00Z. Default: now.",
    }),
    timezone: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(timeZone()), {
        placeholder: "ZONE",
        help: "The time zone of clock times without a zone, such as Europe/Berlin. Default: the machine's.",
    }),
});
const INSTANT = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/i;
function readInstant(found) {
    if (!INSTANT.test(found))
        return null;
    const isZoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(found) && found.length > 10;
    const spelled = found.replace(" ", "T").toUpperCase();
    const at = Date.parse(spelled.length > 10 && !isZoned ? `${spelled}Z` : spelled);
    return Number.isNaN(at) ? null : at;
}
function readTimeZone(found) {
    try {
        new Intl.DateTimeFormat("en", { timeZone: found });
        return found;
    }
    catch {
        return null;
    }
}
const SIMULATE_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    tasks: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a number of tasks, or the file that lists them", readTasks), {
        placeholder: "N|FILE",
        help: "How many tasks there are, or the file that lists them.",
    }),
    duration: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a duration, or a median and a 90th percentile such as 30s/2m", readSpread)), {
        placeholder: "MEDIAN[/P90]",
        help: "How long a task takes, such as 30s, or 30s/2m for a median and a 90th percentile. Default: as recorded in the state folder.",
    }),
    requestsPerTask: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0, to: 100_000 }), {
        default: "1",
        help: "Calls per task, one after the other. Default: 1.",
    }),
    requestsPerMinute: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 1, to: 1e9 })), {
        help: "The provider's rate (a token bucket). Default: none.",
    }),
    burst: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 1, to: 1e9 })), {
        help: "How many requests may arrive at once. Default: the requests of one second.",
    }),
    waits: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(["stated", "seconds", "unstated"]), {
        default: "stated",
        help: "Whether refusals say how long to wait: to the millisecond, in whole seconds (as Retry-After does), or not at all. Default: stated.",
    }),
    failureRate: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .fraction */ .zO)(), {
        placeholder: "SHARE",
        default: "0",
        help: "The share of attempts that fail for other reasons, such as 0.05 or 5%. They are retried as in run. Default: 0.",
    }),
    dailyQuota: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0, to: 1e12 })), {
        help: "Requests that the provider allows a day. Default: no quota.",
    }),
    quotaReset: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a time of the day such as 00:00, or after 24h", readReset), {
        placeholder: "HH:MM|after DURATION",
        default: "00:00",
        help: "When a day of the quota begins on the clocks of --timezone, or how long after its last request. Default: 00:00.",
    }),
    jobs: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 1, to: _core_split_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_JOBS */ .r2 }), {
        default: "1",
        help: "Jobs of the matrix, each with --concurrency children. Up to 256. Default: 1.",
    }),
    schedule: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a time of the day such as daily 02:00, or every 6h", readSchedule), {
        placeholder: "daily HH:MM|every DURATION",
        default: "daily 02:00",
        help: "When runs start: at a time of the day on the clocks of --timezone, or some time after the last run ended. Default: daily 02:00.",
    }),
    nowAt: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)(instant(), {
        placeholder: "INSTANT",
        help: "When the first run starts, such as 2026-11-22T00:00:00Z. Default: now.",
    }),
    timezone: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)(timeZone(), {
        placeholder: "ZONE",
        default: "UTC",
        help: "The zone of the schedule and of the quota's reset, such as Europe/Berlin. Default: UTC.",
    }),
    stateDir: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(".carryover"), {
        placeholder: "FOLDER",
        default: ".carryover",
        help: "The folder with the durations of earlier runs. Default: .carryover.",
    }),
});
const MOST_TASKS = 1_000_000_000;
function readTasks(found) {
    if (found === "")
        return null;
    if (!/^[\d_]+$/.test(found))
        return { kind: "file", path: found };
    const count = Number(found.replaceAll("_", ""));
    return count >= 1 && count <= MOST_TASKS ? { kind: "count", count } : null;
}
const LONGEST_MS = 366 * _core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
function readSpread(found) {
    const [median = null, p90 = median, ...more] = found.split("/").map(_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9);
    if (median === null || p90 === null || more.length > 0)
        return null;
    return median > 0 && p90 >= median && p90 <= LONGEST_MS ? { medianMs: median, p90Ms: p90 } : null;
}
function readReset(found) {
    return readClock(found) ?? readInterval(/^after\s(.+)/i.exec(found)?.[1]);
}
function readSchedule(found) {
    return readClock(found.replace(/^daily\s+/i, "")) ?? readInterval(/^every\s(.+)/i.exec(found)?.[1]);
}
function readClock(found) {
    const [hour, minute] = /^\d{1,2}:\d{2}$/.test(found) ? found.split(":").map(Number) : [];
    return hour !== undefined && minute !== undefined && hour < 24 && minute < 60
        ? { kind: "clock", hour, minute }
        : null;
}
function readInterval(found) {
    const durationMs = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(found ?? "");
    return durationMs !== null && durationMs > 0 && durationMs <= LONGEST_MS ? { kind: "after", durationMs } : null;
}
const PROVIDER_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    port: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0, to: 65_535 }), { default: "0", help: "A fixed port. Default: any free one." }),
    answers: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)("answers.jsonl")), {
        placeholder: "FILE",
        help: "JSON Lines with question and reply: the reply to prompts that contain the question.",
    }),
    log: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)("requests.jsonl")), {
        placeholder: "FILE",
        help: "Appends one JSON line for each request: time, path, model, prompt, outcome.",
    }),
    rate: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a number and a duration, such as 10/1s", readRate)), {
        placeholder: "N/DURATION",
        help: "A token bucket: N requests in that time, such as 10/1s or 500/1m.",
    }),
    burst: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 1 })), { help: "How many requests it admits at once. Default: 1." }),
    waits: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(["stated", "unstated"]), {
        default: "stated",
        help: "Whether refusals by the rate say how long to wait.",
    }),
    dailyQuota: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0 })), { help: "N requests a day." }),
    dayMs: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)({ from: "above-zero" })), {
        help: "How long after its last request a used-up quota is available again. Default: 24h.",
    }),
    quotaForm: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(["requests-per-day", "insufficient-quota"])), {
        placeholder: "FORM",
        help: "How a used-up quota is refused: requests-per-day states the wait, insufficient-quota does not.",
    }),
    overloadShare: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .fraction */ .zO)(), {
        placeholder: "SHARE",
        default: "0",
        help: "The share of requests that are refused for overload.",
    }),
    latency: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a duration or two, the shorter first, such as 50ms-200ms", readLatency), {
        placeholder: "MIN-MAX",
        default: "0s",
        help: "How long an answer takes, such as 50ms-200ms. A stream is spread over it.",
    }),
});
function readRate(found) {
    const [, requests, period = ""] = /^(\d+(?:\.\d+)?)\/(.+)$/.exec(found) ?? [];
    const perMs = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(/^[a-z]/i.test(period) ? `1${period}` : period);
    return Number(requests) > 0 && perMs !== null && perMs > 0 ? { requests: Number(requests), perMs } : null;
}
function readLatency(found) {
    const [minMs, maxMs = minMs, ...more] = found.split("-").map(_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9);
    return minMs != null && maxMs != null && minMs <= maxMs && more.length === 0 ? { minMs, maxMs } : null;
}


/***/ }),

/***/ 14902:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E8: () => (/* binding */ isSubcommand),
/* harmony export */   Vh: () => (/* binding */ SUBCOMMANDS),
/* harmony export */   Yl: () => (/* binding */ RETRY_OPTIONS),
/* harmony export */   p7: () => (/* binding */ RUN_OPTIONS),
/* harmony export */   vb: () => (/* binding */ SUBCOMMAND_TABLE)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85401);
/* harmony import */ var _command_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25048);
/* harmony import */ var _text_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78950);



const JSON_OPTION = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ json: jsonFlag("Prints the outputs as one JSON object on stdout.") });
function row(given) {
    const defaults = { details: [], taker: null, options: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({}), takesProgram: false };
    return { ...defaults, positionals: { most: 0, placeholder: "" }, ...given };
}
const RUN_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ...JSON_OPTION.shape,
    dryRun: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)(), {
        help: "Only prints what the run would start, what it would leave and why, and how long it would take. Starts no child, calls no provider, and writes nothing.",
    }),
});
const RETRY_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    campaign: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh)("gpt-5-baseline")), {
        placeholder: "NAME",
        help: "The campaign, as `status` names it. Default: the latest.",
    }),
    errored: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)(), { help: "Tasks that used up their attempts, or failed for good." }),
    timedOut: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)(), { help: "Tasks that ran into their timeout." }),
    failed: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)(), { help: "Tasks that were graded and failed." }),
    id: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("ids or patterns of ids", _text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .splitList */ .ry), {
        kind: "list",
        placeholder: "PATTERN",
        help: "Only these tasks: ids or patterns of ids such as `math/*`, separated by commas. The id of a repeated or varied task selects all copies.",
    }),
    dryRun: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)(), { help: "Only prints the ids of the tasks." }),
});
const SUBCOMMAND_TABLE = {
    run: row({
        usage: "run [options] (--command TEXT | -- PROGRAM [ARGUMENTS] | --harness NAME [-- ARGUMENTS])",
        summary: "Runs the outstanding tasks. Run the same command again to continue.",
        details: [
            "In the arguments of PROGRAM, {id}, {tasks-file}, {results-file} and {FIELD} of the task are replaced; no shell is involved.",
            "Exit codes: 0 complete; 1 failures (see --fail-on); 2 wrong usage, nothing was run; 74 as 0, but stdout could not be written; 75 tasks are outstanding, run the same command again; 129, 130, 143 interrupted, the state is safe.",
        ],
        common: [
            ["tasks", "task list: .jsonl, .json, .csv, .txt, or patterns"],
            ["command", "bash command that evaluates a shard"],
            ["harness", "run a pytest, vitest, promptfoo, ... suite instead"],
            ["concurrency", "maximum children at once (4)"],
            ["shard-size", "tasks per child (1)"],
            ["provider", "whose rate limit the tasks share"],
            ["only", "ids, patterns, group:NAME or status:failed to run"],
            ["task-timeout", "time limit per attempt (3h30m)"],
            ["max-attempts", "attempts per task, over all runs (3)"],
            ["max-wait", "maximum total wait for rate limits (15m)"],
            ["retry-now", "probe a stopped provider now"],
            ["time-budget", "how long the run may take"],
            ["fail-on", "what fails the run: failed,errored,outstanding"],
            ["campaign", "what counts as one pass over the tasks (auto)"],
            ["state-dir", "where results are kept (.carryover)"],
            ["dry-run", "print what would start, without starting it"],
            ["json", "print the outputs as JSON on stdout"],
        ],
        taker: "run",
        options: RUN_OPTIONS,
        takesProgram: true,
    }),
    plan: row({
        usage: "plan [options] [--harness NAME [-- ARGUMENTS]]",
        summary: "Prints the outstanding tasks and how to spread them over the jobs of a matrix.",
        details: [
            "Recorded durations balance the jobs. A plan has no jobs if nothing is outstanding or every provider is stopped.",
        ],
        taker: "plan",
        options: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ json: jsonFlag("Prints the plan as one JSON object on stdout.") }),
        takesProgram: true,
    }),
    merge: row({
        usage: "merge [options] FOLDER...",
        summary: "Merges the state folders of several jobs into one.",
        details: [
            "The folders stay unchanged; the result goes to --state-dir. A missing or empty folder counts as a job that never reported. The exit codes are those of run.",
        ],
        taker: "merge",
        options: JSON_OPTION,
        positionals: { most: Number.POSITIVE_INFINITY, placeholder: "FOLDER..." },
    }),
    status: row({
        usage: "status [--state-dir FOLDER] [--json]",
        summary: "Shows how the last run ended and what is outstanding.",
        taker: "status",
        options: JSON_OPTION,
    }),
    retry: row({
        usage: "retry [--errored] [--timed-out] [--failed] [--id PATTERN] [--campaign NAME] [--dry-run]",
        summary: "Makes settled tasks outstanding again, so that the next run repeats them.",
        details: [
            "Without options, errored and timed-out tasks. With --id alone, every settled task that the pattern matches, including passed ones. The results and failures of these tasks are dropped, and their attempts count from 1 again.",
        ],
        taker: "status",
        options: RETRY_OPTIONS,
    }),
    detect: row({
        usage: "detect [options] [FILE|-]",
        summary: "Finds the rate limit in a log and prints it as one JSON object.",
        details: [
            "Reads FILE or stdin. The object has certain, kind (wait, stop, cap, task, overload or none), retry_after_seconds, reset_at, evidence, form and provider.",
        ],
        taker: "detect",
        options: _command_options_js__WEBPACK_IMPORTED_MODULE_0__/* .DETECT_OPTIONS */ .LM,
        positionals: { most: 1, placeholder: "FILE" },
    }),
    demo: row({
        usage: "demo",
        summary: "Shows a run that meets a rate limit, stops and continues. Needs no account and no network.",
    }),
    report: row({
        usage: "report [--state-dir FOLDER] [--json]",
        summary: "Writes the summary, JUnit and HTML reports of a state folder again.",
        taker: "report",
        options: JSON_OPTION,
    }),
    simulate: row({
        usage: "simulate --tasks N|FILE [options]",
        summary: "Estimates how many runs a task list needs under a provider's limits, without a call.",
        details: [
            "The scheduler of run works against a simulated provider in simulated time. Long task lists are sampled; the answer says so.",
        ],
        taker: "simulate",
        options: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
            ..._command_options_js__WEBPACK_IMPORTED_MODULE_0__/* .SIMULATE_OPTIONS */ .ax.shape,
            json: jsonFlag("Prints the outcome as one JSON object on stdout."),
        }),
    }),
    provider: row({
        usage: "provider [options] [-- COMMAND...]",
        summary: "Serves a stand-in for a model provider with real limits, to try a command.",
        details: [
            "It serves OpenAI's chat completions and responses and Anthropic's messages on loopback, whole or streamed. It answers from a file, not with a model.",
            "With COMMAND, runs it with OPENAI_BASE_URL and ANTHROPIC_BASE_URL set and ends with its exit code. Without, prints both as NAME=VALUE lines and serves until it is stopped.",
            "GET /carryover/stats counts the requests; POST /carryover/settings changes the limits while it runs.",
        ],
        options: _command_options_js__WEBPACK_IMPORTED_MODULE_0__/* .PROVIDER_OPTIONS */ .dW,
        takesProgram: true,
    }),
    help: row({
        usage: "help [COMMAND]",
        summary: "Shows this text, or the help of a command.",
        positionals: { most: 1, placeholder: "COMMAND" },
    }),
    version: row({
        usage: "version",
        summary: "Shows the version.",
    }),
};
const SUBCOMMANDS = Object.keys(SUBCOMMAND_TABLE);
function isSubcommand(word) {
    return Object.hasOwn(SUBCOMMAND_TABLE, word);
}
function jsonFlag(help) {
    return (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)(), { help });
}


/***/ }),

/***/ 55547:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ NoState),
/* harmony export */   r: () => (/* binding */ readStatus)
/* harmony export */ });
/* harmony import */ var _core_campaign_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7517);
/* harmony import */ var _core_history_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(54247);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39381);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4083);
/* harmony import */ var _store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50878);
/* harmony import */ var _store_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33678);
/* harmony import */ var _store_odd_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72250);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83796);
/* harmony import */ var _store_run_events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85596);
/* harmony import */ var _list_tasks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11751);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57018);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3623);












class NoState extends _core_user_error_js__WEBPACK_IMPORTED_MODULE_10__/* .UserError */ .y {
}
function readStatus(paths) {
    (0,_store_odd_files_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseOddFiles */ .x)(paths);
    const checkpoint = (0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readCheckpoint */ .HQ)(paths.checkpoint);
    const { started, ended } = readLastRun(paths.events);
    const campaign = started?.campaign ?? checkpoint?.campaigns[0]?.id;
    if (campaign === undefined) {
        throw new NoState(`Expected the state of a run in ${paths.root}, found none. Run \`carryover run\` first, or set the right \`--state-dir\`.`);
    }
    const job = { index: started?.job_index ?? 0, total: started?.job_total ?? 1 };
    const tasks = (0,_list_tasks_js__WEBPACK_IMPORTED_MODULE_7__/* .readStoredTasks */ .G)(paths.tasks);
    const workflowRun = (0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowRunOf */ .ol)(started?.run ?? "");
    const record = checkpoint?.campaigns.find(({ id }) => id === campaign);
    const completed = record?.completed_at ?? null;
    const isEarlier = completed !== null && started !== null && Date.parse(completed) < started.at;
    const plan = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_8__/* .readPlan */ .m3)(paths.plan, { campaign, identity: { workflowRun }, completedAt: isEarlier ? completed : null });
    const part = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_8__/* .partOf */ .BU)(tasks, { job, plan });
    const { history } = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readHistory */ .Lu)({ ledger: paths.results, sidecar: paths.failures }, campaign, new _core_history_js__WEBPACK_IMPORTED_MODULE_11__/* .ListHistory */ .tX(tasks));
    const maxAttempts = started?.max_attempts ?? 3;
    const counts = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .countTasks */ .g6)(part, history, maxAttempts);
    const isRetried = ended !== null && Date.parse(record?.reopened_at ?? "") > ended.at;
    const isReopened = isRetried || (ended?.status === "complete" && counts.outstanding > 0);
    const outputs = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_9__/* .buildOutputs */ .JZ)({
        status: isReopened ? "incomplete" : (ended?.status ?? killedStatus(counts)),
        reason: isReopened
            ? _core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .REOPENED */ .T9
            : (ended?.reason ??
                ((0,_store_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .isHeld */ .i7)(paths.lock)
                    ? "a run is in progress"
                    : "the last run did not record its end: it was killed, or it is running on another machine")),
        counts,
        resumeAt: ended?.resume_at ?? null,
        resumeCommand: ended?.resume_command ?? "",
        paths,
    });
    return { campaign, outputs, counts, maxAttempts, part: (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_8__/* .partPredicate */ .P1)(part, tasks, (id) => id) };
}
function killedStatus(counts) {
    return counts.outstanding === 0 ? "complete" : "incomplete";
}
function readLastRun(path) {
    let started = null;
    let ended = null;
    (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_6__/* .readRunEvents */ .Lm)(path, (event) => {
        if (event.event === "run_started") {
            started = event;
            ended = null;
            return;
        }
        ended = event;
        const { job, run, at, campaign, max_attempts } = event;
        if (job !== _store_run_events_js__WEBPACK_IMPORTED_MODULE_6__/* .MERGE */ .lF || campaign === undefined || max_attempts === undefined)
            return;
        started = { run, at, campaign, max_attempts, job_index: 0, job_total: 1 };
    });
    return { started, ended };
}


/***/ }),

/***/ 19765:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  environmentRedactor: () => (/* binding */ environmentRedactor)
});

// UNUSED EXPORTS: createRedactor

// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(82397);
;// CONCATENATED MODULE: ./build/report/key-shapes.js
const SHAPE_LENGTH_LIMIT = 16_640;
const SHAPES_OF_WORDS = [
    [
        "sk",
        "-(?:(?:ant|proj|svcacct|admin|or|lf|live|test|None|service)-[\\w-]{12,4096}" +
            "|(?=[A-Za-z]{0,60}\\d)[A-Za-z0-9]{16,4096}[\\w-]{0,200}" +
            "|(?=[a-z0-9_-]{0,60}[A-Z])(?=[A-Za-z_-]{0,60}\\d)[\\w-]{20,4096})",
    ],
    ["[sr]k", "_(?:live|test)_[A-Za-z0-9]{16,256}"],
    ["cgw", "_[0-9a-f]{32}"],
    ["pk", "-lf-[\\w-]{16,256}"],
    ["npm", "_[A-Za-z0-9]{30,256}"],
    ["ya29", "\\.[\\w-]{20,4096}"],
    ["AQ", "\\.A(?=[\\w-]{0,40}\\d)[\\w-]{30,512}"],
    ["SG", "\\.[\\w-]{16,64}\\.[\\w-]{16,64}"],
    ["hf", "_[A-Za-z0-9]{20,256}"],
    ["gsk", "_[A-Za-z0-9]{20,256}"],
    ["xai", "-[A-Za-z0-9]{20,256}"],
    ["r8", "_[A-Za-z0-9]{20,256}"],
    ["pplx", "-[A-Za-z0-9]{20,256}"],
    ["nvapi", "-[\\w-]{20,256}"],
    ["fw", "_[A-Za-z0-9]{20,256}"],
    ["csk", "-[a-z0-9]{32,256}"],
    ["hv[sbr]", "\\.[\\w-]{20,512}"],
    ["ntn", "_[A-Za-z0-9]{40,64}"],
    ["tvly", "-(?:(?:dev|prod)-)?[A-Za-z0-9]{20,256}"],
    ["e2b", "_[a-f0-9]{32,64}"],
    ["sk", "_[a-f0-9]{40,64}"],
];
const SHAPES = [
    ["gh[opsur]", "_[A-Za-z0-9_]{20,4096}"],
    ["github", "_pat_\\w{20,4096}"],
    ["gl(?:pat|dt|rt|ptt|cbt|ft|soat)", "-[\\w.-]{16,512}"],
    ["pypi", "-AgE[\\w-]{30,4096}"],
    ["GOCSPX", "-[\\w-]{20,256}"],
    ["xox[a-z]", "-[\\w-]{10,512}"],
    ["xapp", "-\\d-[\\w-]{10,512}"],
    ["hooks", "\\.slack\\.com/(?:services|workflows|triggers)/[\\w/-]{20,256}"],
    ["discord(?:app)?", "\\.com/api/webhooks/\\d{10,24}/[\\w-]{20,128}"],
    ["do[opr]", "_v1_[a-f0-9]{40,128}"],
    ["tgp", "_v1_[\\w-]{20,256}"],
    ["lsv2", "_[ps][tk]_[a-f0-9_]{20,256}"],
    ["pcsk", "_[\\w]{20,256}"],
    ["AGE", "-SECRET-KEY-1[A-Z0-9]{58}"],
    ["dckr", "_[po]at_[\\w-]{20,256}"],
    ["lin", "_(?:api|oauth)_[A-Za-z0-9]{32,256}"],
];
const WORD_START = "(?:(?<![A-Za-z0-9])|(?<=\\\\[nrtbf]|\\\\u[0-9a-fA-F]{4}|%[0-9a-fA-F]{2}|\\[[0-9;]{0,12}m))";
const KEY_AT = new RegExp(`${WORD_START}(?:${SHAPES_OF_WORDS.map((shape) => shape.join("")).join("|")})|${SHAPES.map((shape) => shape.join("")).join("|")}`, "y");
const HEAD = new RegExp(`[-_.](?<=[A-Za-z0-9].)(?<=(?:${WORD_START}(${headsOf(SHAPES_OF_WORDS)})|(${headsOf(SHAPES)}))[-_.])`, "g");
function headsOf(shapes) {
    return [...new Set(shapes.map(([head]) => head))].join("|");
}
const UNMARKED = [
    `(?:AKIA|ASIA|ABIA|ACCA)(?<=${WORD_START}[A-Z]{4})[A-Z0-9]{16}(?![A-Z0-9])`,
    "AIza[\\w-]{30,256}",
    `dapi(?<=${WORD_START}dapi)[a-f0-9]{32}`,
    "ATATT3x[\\w=-]{40,512}",
    `eyJ(?<=${WORD_START}eyJ)[\\w-]{10,1024}\\.[\\w-]{10,8192}\\.[\\w-]{0,2048}`,
];
const PRIVATE_KEY = '-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?:[^"-]|-(?!----)){0,16384}-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----' +
    "|(?:(?:\\s|\\\\{1,8}[nrt]){1,8}[A-Za-z0-9+/=]{16,200}){0,400})";
const WHOLE = [new RegExp(UNMARKED.join("|"), "g"), new RegExp(PRIVATE_KEY, "g")];
const LABELLED_SHAPES = [
    "(?:[Aa]uthorization|AUTHORIZATION|[Aa]pi-[Kk]ey|API-KEY|api-key|goog-api-key)[\"'\\\\]{0,4}\\s{0,4}[:=]\\s{0,4}[\"'\\\\]{0,4}b?[\"'\\\\]{0,4}" +
        "(?:(?:[Bb]earer|BEARER|[Bb]asic|[Tt]oken)\\s{1,4}([\\w.~+/=:-]{8,8192})|([\\w.~+/=:-]{16,8192}))",
    "(?:[Bb]earer|BEARER)(?:\\s{1,4}|%20)([\\w.~+/=-]{16,8192})",
    "://[\\w.%+-]{0,64}:([^\\s@/:\"'\\\\<>]{3,200})@",
    ":AA(?<=[^\\d]\\d{6,12}:AA|^\\d{6,12}:AA)([\\w-]{33})(?![\\w-])",
    "(?:[Aa]ccount|[Aa]ccess)[Kk]ey=([A-Za-z0-9+/]{40,128}={0,2})",
    ";\\s?(?:[Pp]assword|[Pp]wd|PWD)\\s?=\\s?([^\\s;\"'\\\\<>{}]{4,200})",
    "(?:[Pp]assword|[Pp]wd|PWD)=([^\\s;\"'\\\\<>{}]{4,200});\\s?[A-Z][A-Za-z ]{2,30}=",
    "[?&]sig=([\\w%+/-]{40,128})",
    "(?:aws_secret_access_key|AWS_SECRET_ACCESS_KEY|[Ss]ecretAccessKey)[\"'\\\\]{0,4}\\s{0,4}[:=]\\s{0,4}[\"'\\\\]{0,4}([A-Za-z0-9+/]{40})(?![A-Za-z0-9+/])",
    "(?:aws_session_token|AWS_SESSION_TOKEN|[Ss]essionToken|[Ss]ecurity-[Tt]oken)[\"'\\\\]{0,4}\\s{0,4}[:=]\\s{0,4}[\"'\\\\]{0,4}([A-Za-z0-9+/=]{100,4096})",
];
const LABELLED = new RegExp(LABELLED_SHAPES.join("|"), "g");
function findKeyShapes(text) {
    const found = [];
    HEAD.lastIndex = 0;
    for (let head = HEAD.exec(text); head !== null; head = HEAD.exec(text)) {
        const start = head.index - (head[1] ?? head[2] ?? "").length;
        KEY_AT.lastIndex = start;
        if (!KEY_AT.test(text))
            continue;
        found.push({ start, end: KEY_AT.lastIndex });
        HEAD.lastIndex = KEY_AT.lastIndex;
    }
    for (const shape of WHOLE) {
        shape.lastIndex = 0;
        for (let match = shape.exec(text); match !== null; match = shape.exec(text)) {
            found.push({ start: match.index, end: shape.lastIndex });
        }
    }
    LABELLED.lastIndex = 0;
    for (let match = LABELLED.exec(text); match !== null; match = LABELLED.exec(text)) {
        const [whole, , bare, bearer] = match;
        const value = match.findLast((group) => group !== undefined) ?? whole;
        if ((bare ?? bearer) !== undefined && !isUnlikeWords(value))
            continue;
        const start = match.index + whole.lastIndexOf(value);
        found.push({ start, end: start + value.length });
    }
    return found;
}
function isUnlikeWords(value) {
    return /\d/.test(value) || (value.length >= 24 && /[a-z][A-Z]/.test(value)) || value.length >= 40;
}
function openPrivateKeyAt(text) {
    const begin = text.lastIndexOf("-----BEGIN ");
    if (begin === -1)
        return -1;
    const head = text.slice(begin + 5, begin + 80);
    if (!head.includes("PRIVATE KEY"))
        return -1;
    const end = text.indexOf("-----END ", begin);
    const isClosed = end !== -1 && (text.includes("-----", end + 9) || text.includes("\n", end));
    return isClosed ? -1 : begin;
}

;// CONCATENATED MODULE: ./build/report/secret-values.js
const ENVIRONMENT_LENGTH_MIN = 8;
const VALUE_LENGTH_MIN = 6;
const SECRET_WORD = /(?:KEY|TOKEN|SECRET|PASSWORD)S?\d*$/;
const SECRET_MEMBER = /KEY|TOKEN|SECRET|PASS|PWD|CREDENTIAL/i;
const MODEL_FAMILY = /^(?:gpt|chatgpt|o\d|claude|gemini|gemma|(?:meta-)?llama|mistral|mixtral|codestral|ministral|deepseek|qwen|qwq|command|grok|phi|nova|kimi|glm|sonar|granite|nemotron|text-embedding|whisper|dall-e)(?=[-.\d]|$)/i;
const MODEL_PART = /^(?:[a-z]{1,12}|[a-z]{0,6}\d{1,4}[a-z]{0,2}|\d{1,8})$/i;
function isModelName(value) {
    const name = value.slice(value.lastIndexOf("/") + 1);
    const organisation = value.slice(0, Math.max(0, value.length - name.length - 1));
    if (!MODEL_FAMILY.test(name) || !/^(?:[a-z-]{1,24}(?:\/[a-z-]{1,24})?)?$/i.test(organisation))
        return false;
    return name.split(/[-.:]/).every((part) => MODEL_PART.test(part));
}
function wordsOf(name) {
    return name.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toUpperCase());
}
function isSecret(name, value) {
    const words = wordsOf(name).filter((word) => SECRET_WORD.test(word));
    if (words.length === 0)
        return false;
    if (words.every((word) => word === "TOKENS") && /^\d+$/.test(value))
        return false;
    return words.some((word) => /SECRET|PASSWORD/.test(word)) || !isModelName(value);
}
function secretValues(env) {
    return Object.entries(env)
        .flatMap(([name, value = ""]) => (isSecret(name, value) ? [value, ...secretsOfJson(value)] : []))
        .filter((value) => value.length >= ENVIRONMENT_LENGTH_MIN);
}
function secretsOfJson(text) {
    if (!/^\s*[[{"]/.test(text))
        return [];
    const isList = !text.trimStart().startsWith("{");
    const secrets = [];
    try {
        JSON.parse(text, (name, value) => {
            if (typeof value === "string" && (isList || SECRET_MEMBER.test(name)))
                secrets.push(value);
            return value;
        });
    }
    catch {
        return [];
    }
    return secrets;
}
const FORMAT_WORDS = [
    "campaign campaigns status passed failed skipped error errored outstanding score scores metrics output attempt",
    "started_at duration_s durations_s class terminal message exit_code signal rate_limit kind form evidence certain source",
    "timeout_exceeded transient legitimate fatal graded rate_limited kill_shaped unfinished",
    "complete completed_run completed_at circuits limits updated_at reason stated trips until seq closed open half-open",
    "run_started attempt_started task_settled attempt_ended child_stopped paused limit_changed pace_changed",
    "circuit_changed preflight_started preflight_ended suspicion_changed ending warning run_ended provider concurrency max_attempts",
    "deadline_at job_index job_total resume_at resume_command starts_per_minute verdict default group timeout weight",
    "is_retryable status_code retry_after_seconds reset_at carryover_hash command setbacks repository",
    "anthropic openai azure-openai deepseek openrouter perplexity together fireworks cerebras mistral gemini bedrock vertex",
    "until-complete stopped out_of_time out_of_budget interrupted aborted incomplete repeat results.jsonl failures.jsonl",
].flatMap((line) => line.split(" "));
function formsOf(values) {
    const forms = new Set();
    for (const whole of values) {
        const trimmed = whole.trim();
        const value = trimmed.length < VALUE_LENGTH_MIN ? whole : trimmed;
        const plain = [value, ...value.split(/[\r\n]+/).map((line) => line.trim())];
        const secret = plain.filter((part) => !FORMAT_WORDS.some((word) => word.includes(part)));
        for (const form of secret.flatMap(formsOfLine)) {
            if (form.length >= VALUE_LENGTH_MIN && !/[\r\n]/.test(form))
                forms.add(form);
        }
    }
    return [...forms];
}
function formsOfLine(text) {
    const hex = Buffer.from(text).toString("hex");
    return [text, ...jsonForms(text), ...urlForms(text), ...base64Forms(text), hex, hex.toUpperCase()];
}
function jsonForms(value) {
    const inJson = (text) => JSON.stringify(text).slice(1, -1);
    const unicode = (text, characters) => text.replace(characters, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
    const json = inJson(value);
    const forms = [
        json,
        json.replaceAll("/", "\\/"),
        unicode(json, /[\u0080-\uffff]/g),
        unicode(json, /[\u0080-\uffff]/g).replaceAll("/", "\\/"),
        unicode(json, /[<>&\u0080-\uffff]/g),
        unicode(json, /[<>&]/g),
    ];
    return [...forms, ...forms.map(inJson)];
}
function urlForms(value) {
    if (!value.isWellFormed())
        return [];
    const component = encodeURIComponent(value);
    const strict = component.replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
    const all = [component, encodeURI(value), strict, strict.replaceAll("%2F", "/")];
    return all
        .flatMap((form) => [form, form.replaceAll("%20", "+")])
        .flatMap((form) => [form, form.replace(/%../g, (code) => code.toLowerCase())]);
}
function base64Forms(value) {
    const bytes = Buffer.from(value);
    const alone = bytes.toString("base64");
    const inside = [0, 1, 2].map((offset) => {
        const shifted = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
        return shifted.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
    });
    return [alone, alone.replaceAll("=", ""), ...inside].flatMap((form) => [
        form,
        form.replaceAll("+", "-").replaceAll("/", "_"),
    ]);
}

;// CONCATENATED MODULE: ./build/report/redact.js



const HIDDEN = "***";
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
const LINE_LENGTH_LIMIT = 64 * 1_024;
function environmentRedactor(env) {
    return createRedactor({ values: secretValues(env) });
}
function createRedactor({ values }) {
    const forms = formsOf(values);
    const findKnown = literalFinder(forms);
    const findDocuments = literalFinder(forms.filter(isJson));
    const longest = forms.reduce((most, form) => Math.max(most, Buffer.byteLength(form)), SHAPE_LENGTH_LIMIT);
    const find = (text) => mergeRanges([...findKnown(text), ...findKeyShapes(text)]);
    const redact = (text) => {
        const ranges = find(text);
        return ranges.length === 0 ? text : hide(text, ranges);
    };
    const hide = (text, ranges) => {
        const hidden = replace(text, ranges, HIDDEN);
        if (!text.includes('"'))
            return hidden;
        if (isJson(text))
            return isJson(hidden) ? hidden : redactJson(text);
        if (!text.includes("\n"))
            return hidden;
        const across = ranges.filter(({ start, end }) => text.slice(start, end).includes("\n"));
        return replace(text, across, HIDDEN).split("\n").map(redact).join("\n");
    };
    const redactJson = (text) => {
        const inStrings = text.replace(STRING_OR_NUMBER, (token) => {
            if (!token.startsWith('"'))
                return isKnownNumber(token) ? `"${HIDDEN}"` : token;
            const value = String(JSON.parse(token));
            const redacted = redact(value);
            return redacted === value ? token : JSON.stringify(redacted);
        });
        return replace(inStrings, mergeRanges(findDocuments(inStrings)), `"${HIDDEN}"`);
    };
    const numbers = new Set(forms.filter((form) => /^-?\d+(?:\.\d+)?$/.test(form)));
    const isKnownNumber = (token) => numbers.has(token) || numbers.has(token.replace(/^-|\.0+$/g, ""));
    return { redact, stream: () => lineStream(find, hide, longest) };
}
const START_LENGTH = 32;
function literalFinder(literals) {
    if (literals.length === 0)
        return () => [];
    const longestFirst = literals.toSorted((a, b) => b.length - a.length);
    const starts = new Set(longestFirst.map((literal) => literal.slice(0, START_LENGTH)));
    const start = new RegExp([...starts].map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|"), "g");
    return (text) => {
        const found = [];
        start.lastIndex = 0;
        for (let match = start.exec(text); match !== null; match = start.exec(text)) {
            const { index } = match;
            const literal = longestFirst.find((candidate) => text.startsWith(candidate, index));
            if (literal !== undefined)
                found.push({ start: index, end: index + literal.length });
            start.lastIndex = index + 1;
        }
        return found;
    };
}
function mergeRanges(ranges) {
    const merged = [];
    for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
        const before = merged.at(-1);
        if (before === undefined || range.start >= before.end)
            merged.push(range);
        else if (range.end > before.end)
            merged[merged.length - 1] = { start: before.start, end: range.end };
    }
    return merged;
}
function isJson(text) {
    return /^\s*[[{"]/.test(text) && (0,json/* jsonOrNull */.J5)(text) !== null;
}
function replace(text, ranges, by) {
    const parts = [];
    let done = 0;
    for (const { start, end } of ranges) {
        parts.push(text.slice(done, start), by);
        done = end;
    }
    return parts.length === 0 ? text : parts.join("") + text.slice(done);
}
function lineStream(find, hide, holdLength) {
    let pending = "";
    const pass = (end, ranges) => {
        const passed = pending.slice(0, end);
        pending = pending.slice(end);
        const inside = ranges.filter((range) => range.end <= end);
        return inside.length === 0 ? passed : hide(passed, inside);
    };
    return {
        push: (piece) => {
            pending += piece;
            if (!piece.includes("\n") && pending.length <= LINE_LENGTH_LIMIT + holdLength)
                return "";
            const ranges = find(pending);
            return pass(safeEnd(pending, ranges, holdLength), ranges);
        },
        end: () => pass(pending.length, find(pending)),
    };
}
function safeEnd(text, ranges, holdLength) {
    const line = text.lastIndexOf("\n") + 1;
    let safe = text.length - line > LINE_LENGTH_LIMIT ? Math.max(line, text.length - holdLength) : line;
    const key = openPrivateKeyAt(text);
    if (key !== -1 && text.length - key < SHAPE_LENGTH_LIMIT)
        safe = Math.min(safe, key);
    for (const { start, end } of ranges) {
        if (start >= safe || end < safe)
            continue;
        const mayGrow = end === text.length || end > safe;
        safe = mayGrow && text.length - start < 2 * holdLength ? start : end;
    }
    const isPairCut = (text.charCodeAt(safe - 1) & 0xfc00) === 0xd800 && safe < text.length;
    return isPairCut ? safe - 1 : safe;
}


/***/ })

};
