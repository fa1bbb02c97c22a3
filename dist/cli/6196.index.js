export const id = 6196;
export const ids = [6196];
export const modules = {

/***/ 59679:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   simulateCommand: () => (/* binding */ simulateCommand)
/* harmony export */ });
/* harmony import */ var _config_command_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22389);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10742);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45725);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61420);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(65079);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23540);
/* harmony import */ var _core_task_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(60093);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(67756);
/* harmony import */ var _core_zone_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93898);
/* harmony import */ var _engine_estimate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1437);
/* harmony import */ var _provider_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90426);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2094);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44702);
/* harmony import */ var _simulate_forecast_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83685);
/* harmony import */ var _simulate_scenario_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(63757);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(31918);
/* harmony import */ var _tasks_read_tasks_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(28412);
/* harmony import */ var _streams_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(24624);


















async function simulateCommand(line) {
    const options = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readOptions */ .Tt)(_config_command_options_js__WEBPACK_IMPORTED_MODULE_0__/* .SIMULATE_OPTIONS */ .ax, line.options);
    const config = (0,_config_config_js__WEBPACK_IMPORTED_MODULE_1__/* .readConfig */ .X)(line.inputs, { origin: "cli", env: process.env, taker: "simulate" });
    const scenario = await scenarioOf(options, config);
    const result = (0,_simulate_forecast_js__WEBPACK_IMPORTED_MODULE_10__/* .forecast */ .g3)(scenario);
    const sums = (0,_simulate_forecast_js__WEBPACK_IMPORTED_MODULE_10__/* .sumUp */ .Bw)(scenario, result);
    const advice = (0,_simulate_scenario_js__WEBPACK_IMPORTED_MODULE_14__/* .advise */ .TH)(scenario);
    if (line.flags.json)
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_13__/* .printJson */ .Q2)(toJson(result, sums, advice));
    else
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_13__.informText)(toTable(scenario, { result, sums, advice }));
    return _core_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .dc.ok;
}
async function scenarioOf(options, config) {
    const startsAt = options.nowAt ?? Date.now();
    const { tasks, schedule, timezone, waits, requestsPerTask, jobs, failureRate, seed } = options;
    return {
        ...(0,_engine_estimate_js__WEBPACK_IMPORTED_MODULE_6__/* .forecastBounds */ .JO)(config),
        requestsPerTask,
        jobs,
        failureRate,
        seed,
        startsAt,
        tasks: tasks.kind === "count" ? tasks.count : await countTasks(tasks.path),
        duration: durationModel(options),
        provider: _provider_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .settingsSchema */ .d.parse({
            rate: rateOf(options),
            waits: waits === "unstated" ? "unstated" : "stated",
            quota: quotaOf(options),
        }),
        waitUnitMs: waits === "seconds" ? 1_000 : 1,
        nextStart: (endedAt) => schedule.kind === "after"
            ? endedAt + schedule.durationMs
            : (0,_core_zone_js__WEBPACK_IMPORTED_MODULE_5__/* .nextClockTime */ .dt)(schedule.hour, schedule.minute, timezone, endedAt),
    };
}
function rateOf({ burst, requestsPerMinute: requests }) {
    return requests === null ? null : { requests, perMs: 60_000, burst: burst ?? Math.max(1, Math.round(requests / 60)) };
}
async function countTasks(path) {
    const workspace = process.cwd();
    const tasks = await (0,_tasks_read_tasks_js__WEBPACK_IMPORTED_MODULE_12__/* .readTasks */ .j)({ kind: "tasks", value: path }, {
        workspace,
        workingDirectory: workspace,
        env: {},
        redactor: (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_8__.environmentRedactor)(process.env),
        provider: _core_task_js__WEBPACK_IMPORTED_MODULE_15__/* .DEFAULT_PROVIDER */ .G,
        repeats: 1,
        passWithNoTasks: false,
        warn: _streams_js__WEBPACK_IMPORTED_MODULE_13__/* .inform */ .IP,
    });
    return tasks.count;
}
function durationModel(options) {
    if (options.duration !== null)
        return { kind: "spread", ...options.duration };
    const durationsMs = (0,_engine_estimate_js__WEBPACK_IMPORTED_MODULE_6__/* .recordedDurationsMs */ .yj)((0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_11__/* .statePaths */ .mt)(options.stateDir));
    if (durationsMs.length > 0)
        return { kind: "recorded", durationsMs };
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_16__/* .UserError */ .y(`Expected durations of earlier runs in ${options.stateDir}, found none. Give \`--duration\`, such as \`--duration 30s/2m\` (median/90th percentile).`);
}
function quotaOf({ dailyQuota, quotaReset, timezone: zone }) {
    if (dailyQuota === null)
        return null;
    const reset = quotaReset.kind === "after" ? quotaReset : { ...quotaReset, zone };
    return { requests: dailyQuota, form: "requests-per-day", reset };
}
function toJson(result, sums, advice) {
    return {
        model: result.model,
        finishes: result.outstanding === 0,
        outstanding: result.outstanding,
        nights: sums.nights,
        calls: sums.calls,
        rate_limited_calls: sums.rateLimitedCalls,
        finish_at: sums.finishAt === null ? null : (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_17__/* .iso */ .K)(sums.finishAt),
        running_s: sums.runningMs / 1_000,
        utilisation: rounded(sums.utilisation),
        provider_utilisation: sums.providerUtilisation === null ? null : rounded(sums.providerUtilisation),
        recommended: advice,
        runs: result.nights.map((night) => ({
            started_at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_17__/* .iso */ .K)(night.startedAt),
            ended_at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_17__/* .iso */ .K)(night.endedAt),
            status: night.status,
            done: night.done,
            calls: night.calls,
            rate_limited_calls: night.rateLimitedCalls,
        })),
    };
}
function rounded(share) {
    return Math.round(share * 1_000) / 1_000;
}
function toTable(scenario, { result, sums, advice }) {
    const finish = sums.finishAt === null
        ? `never: ${result.outstanding} tasks are outstanding after ${_simulate_scenario_js__WEBPACK_IMPORTED_MODULE_14__/* .MOST_NIGHTS */ .Mr} runs`
        : (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_17__/* .iso */ .K)(sums.finishAt);
    const width = `${advice.concurrency} a job, ${advice.jobs} ${advice.jobs === 1 ? "job" : "jobs"} (${advice.reason})`;
    const rows = [
        ["tasks", String(scenario.tasks)],
        ["runs", String(sums.nights)],
        ["finish", finish],
        ["running", (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a)(sums.runningMs)],
        ["calls", String(sums.calls)],
        ["rate-limited", `${sums.rateLimitedCalls} (${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_9__/* .percent */ .KN)(sums.rateLimitedCalls / Math.max(1, sums.calls))})`],
        ["children busy", (0,_report_words_js__WEBPACK_IMPORTED_MODULE_9__/* .percent */ .KN)(sums.utilisation)],
        ["provider used", sums.providerUtilisation === null ? "-" : (0,_report_words_js__WEBPACK_IMPORTED_MODULE_9__/* .percent */ .KN)(sums.providerUtilisation)],
        ["recommended", `concurrency ${width}`],
        ["model", result.model === "exact" ? "every child simulated" : "a sample simulated, its rates extrapolated"],
    ];
    return (0,_streams_js__WEBPACK_IMPORTED_MODULE_13__/* .table */ .tp)(rows, 14);
}


/***/ }),

/***/ 22389:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LM: () => (/* binding */ DETECT_OPTIONS),
/* harmony export */   ax: () => (/* binding */ SIMULATE_OPTIONS),
/* harmony export */   dW: () => (/* binding */ PROVIDER_OPTIONS)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55395);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92474);
/* harmony import */ var _text_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89745);




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
    requestsPerMinute: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(number({ from: 0.001, to: 1e9 })), {
        placeholder: "N",
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
        help: "Jobs of the matrix, up to 256. Default: 1.",
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
    seed: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0, to: 2 ** 32 - 1 }), {
        default: "1",
        help: "Seeds the durations; the same seed gives the same answer.",
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
function number(bounds) {
    return (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`a number from ${bounds.from} to ${bounds.to}`, (found) => {
        const value = /^[\d_]+(?:\.\d+)?$/.test(found) ? Number(found.replaceAll("_", "")) : Number.NaN;
        return value >= bounds.from && value <= bounds.to ? value : null;
    });
}
const LONGEST_MS = 366 * 86_400_000;
function readSpread(found) {
    const [median = null, p90 = median, ...more] = found.split("/").map(_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E);
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
    const durationMs = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(found ?? "");
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
    credit: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(["left", "spent-400", "spent-402"]), {
        default: "left",
        help: "Whether prepaid credit is left, and with which status requests are refused if it is spent.",
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
    maxRequestTokens: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 1 })), { help: "The most tokens that one request may have." }),
    seed: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0, to: 2 ** 32 - 1 }), {
        default: "1",
        help: "The seed of latencies and overloads.",
    }),
});
function readRate(found) {
    const [, requests, period = ""] = /^(\d+(?:\.\d+)?)\/(.+)$/.exec(found) ?? [];
    const perMs = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(/^[a-z]/i.test(period) ? `1${period}` : period);
    return Number(requests) > 0 && perMs !== null && perMs > 0 ? { requests: Number(requests), perMs } : null;
}
function readLatency(found) {
    const [minMs, maxMs = minMs, ...more] = found.split("-").map(_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E);
    return minMs != null && maxMs != null && minMs <= maxMs && more.length === 0 ? { minMs, maxMs } : null;
}


/***/ }),

/***/ 64006:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   QQ: () => (/* binding */ NO_BUDGET),
/* harmony export */   _M: () => (/* binding */ SpendMeter),
/* harmony export */   qj: () => (/* binding */ overBudget),
/* harmony export */   tC: () => (/* binding */ shareOf),
/* harmony export */   zx: () => (/* binding */ NOTHING_SPENT)
/* harmony export */ });
/* unused harmony export priceOf */
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83260);

const NOTHING_SPENT = { costUsd: 0, tokens: 0 };
const NO_BUDGET = { maxCostUsd: null, maxTokens: null };
const ROUNDING_USD = 1e-9;
function overBudget({ costUsd, tokens }, { maxCostUsd, maxTokens, jobs = 1 }) {
    const share = jobs === 1 ? "" : `, the share of one of ${jobs} jobs`;
    if (maxCostUsd !== null && costUsd >= maxCostUsd - ROUNDING_USD) {
        return `max-cost: this run has spent ${dollars(costUsd)} of ${dollars(maxCostUsd)}${share}`;
    }
    if (maxTokens !== null && tokens >= maxTokens) {
        return `max-tokens: this run has used ${tokens} of ${maxTokens} tokens${share}`;
    }
    return null;
}
function dollars(costUsd) {
    const short = String(Number(costUsd.toPrecision(3)));
    const isShort = costUsd < 0.995 && short.length >= "0.00".length;
    return `$${isShort ? short : costUsd.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",")}`;
}
function shareOf({ maxCostUsd, maxTokens }, jobs) {
    return {
        maxCostUsd: maxCostUsd === null ? null : maxCostUsd / jobs,
        maxTokens: maxTokens === null ? null : Math.ceil(maxTokens / jobs),
        jobs,
    };
}
function priceOf(model, prices) {
    const matching = prices.filter((price) => price.model === model || (0,_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .idPattern */ .aD)(price.model).test(model));
    const exact = matching.find((price) => price.model === model);
    return exact ?? matching.reduce(longerPattern, null);
}
function longerPattern(longest, price) {
    return longest !== null && longest.model.length >= price.model.length ? longest : price;
}
class SpendMeter {
    #prices;
    #budget;
    #accounts = new Map();
    #warned = new Set();
    constructor({ budget, prices }) {
        this.#budget = budget;
        this.#prices = prices;
    }
    addCall(key, { taskId, model, inputTokens, outputTokens, isReplayed = false }) {
        const account = this.#account(key);
        const price = priceOf(model, this.#prices);
        const costUsd = price === null ? Number.NaN : (inputTokens * price.inputUsd + outputTokens * price.outputUsd) / 1e6;
        const tokens = inputTokens + outputTokens;
        if (!isReplayed) {
            account.callsUsd += costUsd || 0;
            account.callTokens += tokens;
            account.models.set(model, (account.models.get(model) ?? 0) + tokens);
        }
        if (taskId !== null)
            account.byTask.set(taskId, (account.byTask.get(taskId) ?? 0) + costUsd);
        return count(account);
    }
    addRow(key, { costUsd, tokens }, paidShare) {
        const account = this.#account(key);
        if (costUsd !== null)
            account.statedUsd = (account.statedUsd ?? 0) + costUsd * paidShare;
        if (tokens !== null)
            account.statedTokens = (account.statedTokens ?? 0) + Math.round(tokens * paidShare);
        return count(account);
    }
    costOfCalls(key, taskId) {
        const costUsd = this.#accounts.get(key)?.byTask.get(taskId) ?? Number.NaN;
        return Number.isNaN(costUsd) ? null : costUsd;
    }
    end(key, hasResult) {
        const account = this.#accounts.get(key) ?? newAccount();
        this.#accounts.delete(key);
        return this.#gaps(account, hasResult).filter((warning) => this.#warned.size !== this.#warned.add(warning).size);
    }
    #gaps({ statedUsd, statedTokens, models }, hasResult) {
        const { maxCostUsd, maxTokens } = this.#budget;
        const lacksCost = maxCostUsd !== null && statedUsd === null;
        const lacksTokens = maxTokens !== null && statedTokens === null;
        const gaps = [];
        for (const [model, tokens] of models) {
            const calls = model === "" ? "calls that name no model" : `calls to ${model}`;
            if (lacksCost && priceOf(model, this.#prices) === null) {
                gaps.push(`max-cost does not count ${calls}: no price is known. Add a line such as ${model || "*"}=1.25/10 to prices (US dollars per million input and output tokens)`);
            }
            else if (tokens === 0 && (lacksCost || maxTokens !== null)) {
                gaps.push(`the budget does not count ${calls}: their answers state no tokens. Streams of OpenAI state them with "stream_options": {"include_usage": true}`);
            }
        }
        if (!hasResult || models.size > 0)
            return gaps;
        const unseen = "of its row, and made no call through the gateway. Nothing is counted for such tasks.";
        if (lacksCost)
            gaps.push(`max-cost: a task ended without \`cost_usd\` in the metrics ${unseen}`);
        if (lacksTokens)
            gaps.push(`max-tokens: a task ended without tokens in the metrics ${unseen}`);
        return gaps;
    }
    #account(key) {
        const account = this.#accounts.get(key) ?? newAccount();
        this.#accounts.set(key, account);
        return account;
    }
}
function newAccount() {
    return {
        statedUsd: null,
        statedTokens: null,
        callsUsd: 0,
        callTokens: 0,
        models: new Map(),
        byTask: new Map(),
        counted: NOTHING_SPENT,
    };
}
function count(account) {
    const { counted: before, models, statedUsd, statedTokens, callsUsd, callTokens } = account;
    const now = {
        costUsd: statedUsd ?? callsUsd,
        tokens: models.size > 0 ? callTokens : (statedTokens ?? 0),
    };
    account.counted = now;
    return { costUsd: now.costUsd - before.costUsd, tokens: now.tokens - before.tokens };
}


/***/ }),

/***/ 72795:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openState)
/* harmony export */ });
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64006);

const NEW_CAMPAIGN = { chargesAtOnce: false, graded: new Set(), killStreakRuns: 0 };
function openState(settings, lanes, options) {
    const { chargesAtOnce, graded, killStreakRuns } = options.campaign ?? NEW_CAMPAIGN;
    const budgetMs = settings.deadlineAt === null ? null : settings.deadlineAt - options.now;
    const fits = (durationMs) => budgetMs === null || durationMs * settings.shardSize < budgetMs;
    return {
        settings,
        runStartedAt: options.now,
        lanes: new Map(lanes.map((lane) => [lane.provider, { ...lane, hasGraded: graded.has(lane.provider) }])),
        running: new Map(),
        ending: null,
        waitedMs: 0,
        durationsMs: options.durationsMs.filter(fits).sort((a, b) => a - b),
        failures: 0,
        spent: _spend_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_SPENT */ .zx,
        killsInARow: 0,
        killStreakRuns,
        left: 0,
        leftReason: null,
        chargesAtOnce,
        held: [],
        effects: [],
    };
}


/***/ }),

/***/ 99602:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ concurrencyOf),
/* harmony export */   TJ: () => (/* binding */ lanesOf),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   nT: () => (/* binding */ budgetOf)
/* harmony export */ });
/* unused harmony export maxFailuresOf */
/* harmony import */ var _core_lane_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40130);
/* harmony import */ var _core_pending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4517);
/* harmony import */ var _core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7540);
/* harmony import */ var _core_spend_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64006);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92474);
/* harmony import */ var _run_memory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19068);






const CANCEL_GRACE_MS = 3_000;
function settingsOf({ config, prepared, startedAt }) {
    return {
        concurrency: concurrencyOf(config),
        shardSize: shardSizeAfter(config.shardSize, prepared.memory.campaign.killStreakRuns),
        maxAttempts: config.maxAttempts,
        maxFailures: maxFailuresOf(config.maxFailures, prepared.total),
        failFast: config.failFast,
        maxWaitMs: config.maxWaitMs,
        defaultWaitMs: config.defaultWaitMs,
        stopGraceMs: config.stopGraceMs,
        interruptGraceMs: CANCEL_GRACE_MS,
        killGraceMs: config.killGraceMs,
        deadlineAt: config.timeBudgetMs === null ? null : startedAt + config.timeBudgetMs,
        budget: budgetOf(config),
        preflight: config.preflight !== null && prepared.outstanding.length > 0,
    };
}
function budgetOf({ maxCost, maxTokens, job }) {
    return (0,_core_spend_js__WEBPACK_IMPORTED_MODULE_3__/* .shareOf */ .tC)({ maxCostUsd: maxCost, maxTokens }, job.total);
}
function concurrencyOf(config) {
    const { sharedConcurrency: shared, job } = config;
    if (shared === null)
        return config.concurrency;
    return Math.max(1, Math.min(config.concurrency, (0,_core_split_js__WEBPACK_IMPORTED_MODULE_5__/* .shareOfJob */ .GO)(shared, job)));
}
function maxFailuresOf(limit, total) {
    if (limit === null)
        return null;
    if (limit.kind === "count")
        return limit.count;
    return Math.max(1, Math.ceil((Math.round(limit.percent * 1e6) * total) / 1e8));
}
function shardSizeAfter(shardSize, killStreakRuns) {
    return killStreakRuns === 0 ? shardSize : Math.ceil(shardSize / 8);
}
function lanesOf({ prepared, startedAt, config }, concurrency) {
    const { setbacksOf } = prepared.memory;
    const listed = prepared.outstanding.map((outstanding) => ({
        ...outstanding,
        setbacks: setbacksOf(outstanding.task),
    }));
    const ordered = listed.sort((a, b) => (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__/* .startRank */ .F0)(a.setbacks) - (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__/* .startRank */ .F0)(b.setbacks));
    const byProvider = new Map();
    for (const [position, { task, attempt, setbacks }] of ordered.entries()) {
        const open = (0,_core_pending_js__WEBPACK_IMPORTED_MODULE_1__/* .openPending */ .Y)(task, { position, attempt }, setbacks);
        const pending = setbacks.killed > 0 || (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__/* .runsAlone */ .Gx)(setbacks) ? { ...open, shardLimit: 1 } : open;
        const lane = byProvider.get(task.provider);
        if (lane)
            lane.push(pending);
        else
            byProvider.set(task.provider, [pending]);
    }
    return [...byProvider].map(([provider, pending]) => (0,_core_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .openLane */ .BH)(provider, pending, {
        ceiling: Math.min(concurrency, config.providerConcurrency.get(provider) ?? concurrency),
        learnedLimit: prepared.isNew ? null : (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .restoreLimit */ .kH)(prepared.checkpoint, provider),
        circuit: (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .restoreCircuit */ .wl)(prepared.checkpoint, provider, { now: startedAt, isProbedNow: config.retryNow }),
        preflight: config.preflight !== null,
    }));
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
        const isSurer = /usd/i.test(name) && !isInDollars;
        if (kind === null || (stated.has(kind) && !isSurer))
            return;
        stated.set(kind, value);
        isInDollars ||= isSurer;
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

/***/ 44702:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   C2: () => (/* binding */ localMinute),
/* harmony export */   Dt: () => (/* binding */ firstFew),
/* harmony export */   GQ: () => (/* binding */ wholeMinute),
/* harmony export */   Hn: () => (/* binding */ utcSecond),
/* harmony export */   In: () => (/* binding */ shortNumber),
/* harmony export */   Iu: () => (/* binding */ capitalised),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   Lo: () => (/* binding */ nameWords),
/* harmony export */   MH: () => (/* binding */ replayedWords),
/* harmony export */   Mm: () => (/* binding */ countsWords),
/* harmony export */   SM: () => (/* binding */ UNSELECTIVE),
/* harmony export */   _R: () => (/* binding */ UTC_MINUTE),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   f5: () => (/* binding */ CLASS_WORDS),
/* harmony export */   hC: () => (/* binding */ providerWords),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   o7: () => (/* binding */ statusWords),
/* harmony export */   ot: () => (/* binding */ classWords),
/* harmony export */   vD: () => (/* binding */ utcMinute),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* harmony import */ var _core_task_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60093);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);


function counted(count, noun, plural = `${noun}s`) {
    return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
function grouped(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
function countsWords(counts) {
    return Object.entries(counts).flatMap(([words, count]) => (count > 0 ? `${grouped(count)} ${words}` : []));
}
function nameWords(name) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleId */ .i2)(name), 120);
}
function providerWords(provider) {
    return nameWords((0,_core_task_js__WEBPACK_IMPORTED_MODULE_1__/* .providerInWords */ .S)(provider));
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
        return "graded as failed";
    if (failure === "skipped")
        return "skipped";
    return failure === "legitimate" ? "errored" : `errored (${classWords(failure).replace(" failure", "")})`;
}
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


/***/ })

};
