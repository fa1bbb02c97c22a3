export const id = 8927;
export const ids = [8927];
export const modules = {

/***/ 7708:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  simulateCommand: () => (/* binding */ simulateCommand)
});

// EXTERNAL MODULE: ./build/config/inputs.js + 4 modules
var inputs = __webpack_require__(58030);
// EXTERNAL MODULE: ./build/config/read-config.js + 2 modules
var read_config = __webpack_require__(88239);
// EXTERNAL MODULE: ./build/config/simulate-options.js
var simulate_options = __webpack_require__(70702);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(23540);
// EXTERNAL MODULE: ./build/core/task.js
var task = __webpack_require__(60093);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/core/zone.js
var core_zone = __webpack_require__(93898);
// EXTERNAL MODULE: ./build/engine/estimate.js
var estimate = __webpack_require__(1437);
// EXTERNAL MODULE: ./build/provider/settings.js
var settings = __webpack_require__(76355);
// EXTERNAL MODULE: ./build/report/redact.js + 3 modules
var redact = __webpack_require__(2094);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/simulate/scenario.js
var simulate_scenario = __webpack_require__(63757);
;// CONCATENATED MODULE: ./build/simulate/advice.js


const CHILDREN_OF_A_JOB = 32;
const ROOM = 1.2;
function advise(scenario) {
    const { tasks, requestsPerTask, provider, timeBudgetMs, settings } = scenario;
    const meanMs = (0,simulate_scenario/* meanDurationMs */.wV)(scenario.duration);
    const widest = Math.max(1, Math.min(Math.ceil(tasks / settings.shardSize), split/* MOST_JOBS */.r2 * CHILDREN_OF_A_JOB));
    const { rate } = provider;
    const byRate = rate === null || requestsPerTask === 0
        ? null
        : Math.ceil((rate.requests / rate.perMs / requestsPerTask) * meanMs * ROOM);
    const byBudget = timeBudgetMs === null
        ? null
        : Math.ceil((tasks * (0,simulate_scenario/* attemptsOfTask */.F5)(scenario) * meanMs * ROOM) / Math.max(1, timeBudgetMs - meanMs));
    const [wide, reason] = byRate !== null && (byBudget === null || byRate <= byBudget)
        ? [byRate, "more children would only wait for the provider's rate"]
        : byBudget !== null
            ? [byBudget, "this many children finish the tasks within one time budget"]
            : [scenario.jobs * scenario.settings.concurrency, "neither a rate nor a time budget bounds it"];
    const children = Math.max(1, Math.min(widest, wide));
    const jobs = Math.min(split/* MOST_JOBS */.r2, Math.ceil(children / CHILDREN_OF_A_JOB));
    return { concurrency: Math.max(1, Math.ceil(children / jobs)), jobs, reason };
}

// EXTERNAL MODULE: ./build/simulate/forecast.js + 3 modules
var forecast = __webpack_require__(83685);
;// CONCATENATED MODULE: ./build/simulate/start-times.js


const MINUTE_MS = 60_000;
const FARTHEST_MS = 1_461 * 86_400_000;
function parseSchedule(text, timeZone) {
    const every = /^every\s+(\S+)$/i.exec(text.trim());
    if (every) {
        const intervalMs = (0,duration/* parseDuration */.E)(every[1] ?? "");
        return intervalMs === null || intervalMs === 0 || intervalMs > FARTHEST_MS ? null : (after) => after + intervalMs;
    }
    const clock = /^(?:daily\s+)?(\d{1,2}):(\d{2})$/i.exec(text.trim());
    const fields = (clock ? `${Number(clock[2])} ${Number(clock[1])} * * *` : text.trim()).split(/\s+/);
    if (fields.length !== 5)
        return null;
    const sets = fields.map((field, place) => cronSet(field, CRON_RANGES[place] ?? [0, 0]));
    const [minutes, hours, days, months, weekdays] = sets;
    if (!minutes || !hours || !days || !months || !weekdays)
        return null;
    const isDay = (wall) => {
        const weekday = new Date(Date.UTC(wall.year, wall.month - 1, wall.day)).getUTCDay();
        const isInMonth = days.has(wall.day);
        const isInWeek = weekdays.has(weekday) || (weekday === 0 && weekdays.has(7));
        const areRestricted = !fields[2]?.startsWith("*") && !fields[4]?.startsWith("*");
        const isAny = areRestricted ? isInMonth || isInWeek : isInMonth && isInWeek;
        return isAny && months.has(wall.month);
    };
    const next = (after) => {
        const first = Math.floor(after / MINUTE_MS) * MINUTE_MS + MINUTE_MS;
        for (let at = first; at < first + FARTHEST_MS;) {
            const wall = (0,core_zone/* wallTimeAt */.z$)(timeZone, at);
            const isHour = hours.has(wall.hour) && isDay(wall);
            if (isHour && minutes.has(wall.minute))
                return at;
            at += isHour ? MINUTE_MS : (60 - wall.minute) * MINUTE_MS;
        }
        return null;
    };
    return next(0) === null ? null : (after) => next(after) ?? after;
}
const CRON_RANGES = [
    [0, 59],
    [0, 23],
    [1, 31],
    [1, 12],
    [0, 7],
];
function cronSet(field, [low, high]) {
    const values = new Set();
    for (const part of field.split(",")) {
        const match = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part);
        if (!match)
            return null;
        const isAll = part.startsWith("*");
        const from = isAll ? low : Number(match[1]);
        const to = isAll ? high : match[2] !== undefined ? Number(match[2]) : match[3] !== undefined ? high : from;
        const step = Number(match[3] ?? 1);
        if (from < low || to > high || from > to || step < 1)
            return null;
        for (let value = from; value <= to; value += step)
            values.add(value);
    }
    return values;
}

// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
// EXTERNAL MODULE: ./build/tasks/read-tasks.js + 1 modules
var read_tasks = __webpack_require__(28412);
// EXTERNAL MODULE: ./build/cli/streams.js
var streams = __webpack_require__(24624);
;// CONCATENATED MODULE: ./build/cli/simulate.js



















async function simulateCommand(line) {
    const options = (0,inputs/* readOptions */.Tt)(simulate_options/* SIMULATE_OPTIONS */.a, line.options);
    const config = (0,read_config/* readConfig */.X)(line.inputs, { origin: "cli", env: process.env, taker: "simulate" });
    const scenario = await scenarioOf(options, config);
    const result = (0,forecast/* forecast */.g3)(scenario);
    const sums = (0,forecast/* sumUp */.Bw)(scenario, result);
    const advice = advise(scenario);
    if (line.flags.json)
        (0,streams/* printJson */.Q2)(toJson(result, sums, advice));
    else
        (0,streams.informText)(toTable(scenario, { result, sums, advice }));
    return tally/* EXIT */.dc.ok;
}
async function scenarioOf(options, config) {
    const startsAt = options.nowAt ?? Date.now();
    const nextStart = parseSchedule(options.schedule, options.timezone);
    if (nextStart === null) {
        throw new user_error/* UserError */.y(`Expected \`--schedule\` to be \`daily 02:00\`, \`every 6h\` or a cron line such as \`0 2 * * 1-5\`, found \`${options.schedule}\`. See \`carryover simulate --help\`.`);
    }
    return {
        tasks: options.tasks.kind === "count" ? options.tasks.count : await countTasks(options.tasks.path),
        duration: durationModel(options),
        requestsPerTask: options.requestsPerTask,
        provider: settings/* settingsSchema */.d.parse({
            rate: options.requestsPerMinute === null
                ? null
                : { requests: options.requestsPerMinute, perMs: 60_000, burst: burstOf(options) },
            waits: options.waits === "unstated" ? "unstated" : "stated",
            quota: quotaOf(options, startsAt),
        }),
        jobs: options.jobs,
        ...(0,estimate/* forecastBounds */.JO)(config),
        waitUnitMs: options.waits === "seconds" ? 1_000 : 1,
        failureRate: options.failureRate,
        startsAt,
        nextStart,
        seed: options.seed,
    };
}
function burstOf({ burst, requestsPerMinute }) {
    return burst ?? Math.max(1, Math.round((requestsPerMinute ?? 0) / 60));
}
async function countTasks(path) {
    const workspace = process.cwd();
    const tasks = await (0,read_tasks/* readTasks */.j)({ kind: "tasks", value: path }, {
        workspace,
        workingDirectory: workspace,
        env: {},
        redactor: (0,redact.environmentRedactor)(process.env),
        provider: task/* DEFAULT_PROVIDER */.G,
        repeats: 1,
        passWithNoTasks: false,
        warn: streams/* inform */.IP,
    });
    return tasks.count;
}
function durationModel(options) {
    if (options.duration !== null)
        return { kind: "spread", ...options.duration };
    const durationsMs = (0,estimate/* recordedDurationsMs */.yj)((0,state_paths/* statePaths */.mt)(options.stateDir));
    if (durationsMs.length > 0)
        return { kind: "recorded", durationsMs };
    throw new user_error/* UserError */.y(`Expected durations of earlier runs in ${options.stateDir}, found none. Give \`--duration\`, such as \`--duration 30s/2m\` (median/90th percentile).`);
}
function quotaOf({ dailyQuota, quotaReset, timezone: zone }, startsAt) {
    if (dailyQuota === null)
        return null;
    const { hour, minute } = quotaReset.kind === "clock" ? quotaReset : { hour: 0, minute: 0 };
    const at = (0,core_zone/* nextClockTime */.dt)(hour, minute, zone, startsAt);
    const reset = quotaReset.kind === "after" ? quotaReset : { kind: "clock", at, hour, minute, zone };
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
        finish_at: sums.finishAt === null ? null : (0,instant/* iso */.K)(sums.finishAt),
        running_s: sums.runningMs / 1_000,
        utilisation: rounded(sums.utilisation),
        provider_utilisation: sums.providerUtilisation === null ? null : rounded(sums.providerUtilisation),
        recommended: advice,
        runs: result.nights.map((night) => ({
            started_at: (0,instant/* iso */.K)(night.startedAt),
            ended_at: (0,instant/* iso */.K)(night.endedAt),
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
    const percent = (share) => `${(share * 100).toFixed(1)} %`;
    const finish = sums.finishAt === null
        ? `never: ${result.outstanding} tasks are outstanding after ${simulate_scenario/* MOST_NIGHTS */.Mr} runs`
        : (0,instant/* iso */.K)(sums.finishAt);
    const width = `${advice.concurrency} a job, ${advice.jobs} ${advice.jobs === 1 ? "job" : "jobs"} (${advice.reason})`;
    const rows = [
        ["tasks", String(scenario.tasks)],
        ["runs", String(sums.nights)],
        ["finish", finish],
        ["running", (0,duration/* formatDuration */.a)(sums.runningMs)],
        ["calls", String(sums.calls)],
        ["rate-limited", `${sums.rateLimitedCalls} (${percent(sums.rateLimitedCalls / Math.max(1, sums.calls))})`],
        ["children busy", percent(sums.utilisation)],
        ["provider used", sums.providerUtilisation === null ? "-" : percent(sums.providerUtilisation)],
        ["recommended", `concurrency ${width}`],
        ["model", result.model === "exact" ? "every child simulated" : "a sample simulated, its rates extrapolated"],
    ];
    return (0,streams/* table */.tp)(rows, 14);
}


/***/ }),

/***/ 23103:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LM: () => (/* binding */ DETECT_OPTIONS),
/* harmony export */   eB: () => (/* binding */ timeZone),
/* harmony export */   uR: () => (/* binding */ instant)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55395);
/* harmony import */ var _text_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89745);


function instant() {
    return (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("an ISO 8601 instant, such as 2026-11-22T00:00:00Z", readInstant));
}
function timeZone() {
    return (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("an IANA time zone, such as America/Los_Angeles or UTC", readTimeZone);
}
const DETECT_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    exitCode: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)({ from: 0, to: 255 })), {
        help: "The exit code of the process that wrote the log; 0 means that it succeeded.",
    }),
    nowAt: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)(instant(), {
        placeholder: "INSTANT",
        help: "The instant at which the log is read, such as 2026-11-22T00:00:00Z. Default: now.",
    }),
    timezone: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(timeZone()), {
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


/***/ }),

/***/ 70702:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ SIMULATE_OPTIONS)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55395);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92474);
/* harmony import */ var _detect_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23103);
/* harmony import */ var _text_schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89745);





const SIMULATE_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    tasks: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)("a number of tasks, or the file that lists them", readTasks), {
        placeholder: "N|FILE",
        help: "How many tasks there are, or the file that lists them.",
    }),
    duration: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)("a duration, or a median and a 90th percentile such as 30s/2m", readSpread)), {
        placeholder: "MEDIAN[/P90]",
        help: "How long a task takes, such as 30s, or 30s/2m for a median and a 90th percentile. Default: as recorded in the state folder.",
    }),
    requestsPerTask: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)({ from: 0, to: 100_000 }), {
        default: "1",
        help: "Calls per task, one after the other. Default: 1.",
    }),
    requestsPerMinute: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(number({ from: 0.001, to: 1e9 })), {
        placeholder: "N",
        help: "The provider's rate (a token bucket). Default: none.",
    }),
    burst: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)({ from: 1, to: 1e9 })), {
        help: "How many requests may come at once. Default: those of a second.",
    }),
    waits: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(["stated", "seconds", "unstated"]), {
        default: "stated",
        help: "Whether refusals say how long to wait: to the millisecond, in whole seconds (as Retry-After does), or not at all. Default: stated.",
    }),
    failureRate: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .fraction */ .zO)(), {
        placeholder: "SHARE",
        default: "0",
        help: "The share of attempts that fail for other reasons, such as 0.05 or 5%. They are retried as in run. Default: 0.",
    }),
    dailyQuota: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)({ from: 0, to: 1e12 })), {
        help: "Requests that the provider allows a day. Default: no quota.",
    }),
    quotaReset: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)("a time of the day such as 00:00, or after 24h", readReset), {
        placeholder: "HH:MM|after DURATION",
        default: "00:00",
        help: "When a day of the quota begins on the clocks of --timezone, or how long after its last request. Default: 00:00.",
    }),
    jobs: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)({ from: 1, to: _core_split_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_JOBS */ .r2 }), {
        default: "1",
        help: "Jobs of the matrix, up to 256. Default: 1.",
    }),
    schedule: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)("daily 02:00"), {
        placeholder: "WHEN",
        default: "daily 02:00",
        help: "When runs start: daily 02:00, every 6h, or a cron line such as '0 2 * * 1-5'. Default: daily 02:00.",
    }),
    nowAt: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_detect_options_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .uR)(), {
        placeholder: "INSTANT",
        help: "When the first run starts, such as 2026-11-22T00:00:00Z. Default: now.",
    }),
    timezone: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_detect_options_js__WEBPACK_IMPORTED_MODULE_1__/* .timeZone */ .eB)(), {
        placeholder: "ZONE",
        default: "UTC",
        help: "The zone of the schedule and of the quota's reset, such as Europe/Berlin. Default: UTC.",
    }),
    stateDir: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(".carryover"), {
        placeholder: "FOLDER",
        default: ".carryover",
        help: "The folder with the durations of earlier runs. Default: .carryover.",
    }),
    seed: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)({ from: 0, to: 2 ** 32 - 1 }), {
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
    return (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`a number from ${bounds.from} to ${bounds.to}`, (found) => {
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
    const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(found) ?? [];
    if (hour !== undefined && Number(hour) < 24 && Number(minute) < 60)
        return { kind: "clock", hour: Number(hour), minute: Number(minute) };
    const durationMs = /^after\s/i.test(found) ? (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(found.slice(6)) : null;
    return durationMs !== null && durationMs > 0 && durationMs <= LONGEST_MS ? { kind: "after", durationMs } : null;
}


/***/ }),

/***/ 38959:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ik: () => (/* binding */ checkBudget),
/* harmony export */   K0: () => (/* binding */ endInterrupted),
/* harmony export */   Ki: () => (/* binding */ FOLDER_LOST),
/* harmony export */   Uf: () => (/* binding */ checkFailures),
/* harmony export */   _N: () => (/* binding */ end),
/* harmony export */   e0: () => (/* binding */ countKill),
/* harmony export */   uc: () => (/* binding */ endFast)
/* harmony export */ });
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64006);
/* harmony import */ var _state_edits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17267);
/* harmony import */ var _unsettled_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83334);



const KILLS_IN_A_ROW = 10;
function end(state, cause) {
    const ending = { stopNow: new Set(), signal: null, ...cause };
    if (state.ending && (ending.cause !== "interrupted" || state.ending.cause === "interrupted"))
        return state;
    return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_1__/* .withNotes */ .ci)({ ...state, ending }, [{ event: "ending", status: ending.status, reason: ending.reason }]);
}
const FOLDER_LOST = "another run took over the state folder, or its lock was removed";
function endInterrupted(state, signal, at) {
    const stopNow = state.ending?.stopNow ?? new Set();
    const reason = signal === null ? FOLDER_LOST : `interrupted by ${signal}`;
    return end(state, { status: "interrupted", cause: "interrupted", reason, stopAt: at, stopNow, signal });
}
function endFast(state, settlement, message, at) {
    const { group, id } = settlement.pending.task;
    const stopNow = new Set();
    for (const running of state.running.values()) {
        for (const pending of (0,_unsettled_js__WEBPACK_IMPORTED_MODULE_2__/* .unsettledTasks */ .Fp)(running.unsettled)) {
            if (group !== undefined && pending.task.group === group)
                stopNow.add(running.key);
        }
    }
    return end(state, {
        status: "aborted",
        cause: "fail-fast",
        reason: `fail-fast: ${id}: ${message}`,
        stopAt: at + state.settings.stopGraceMs,
        stopNow,
    });
}
function checkFailures(state, at) {
    const { maxFailures, stopGraceMs } = state.settings;
    if (maxFailures === null || state.failures < maxFailures)
        return state;
    return end(state, {
        status: "aborted",
        cause: "max-failures",
        reason: `max-failures: reached the bound of ${maxFailures} failed or errored tasks`,
        stopAt: at + stopGraceMs,
    });
}
function checkBudget(state, at) {
    const { budget = _spend_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BUDGET */ .QQ, stopGraceMs } = state.settings;
    const reason = (0,_spend_js__WEBPACK_IMPORTED_MODULE_0__/* .overBudget */ .qj)(state.spent, budget);
    if (reason === null)
        return state;
    return end(state, { status: "out_of_budget", cause: "budget", reason, stopAt: at + stopGraceMs });
}
function countKill(state, at) {
    const next = { ...state, killsInARow: state.killsInARow + 1 };
    if (next.killsInARow < KILLS_IN_A_ROW)
        return next;
    return end(next, {
        status: "incomplete",
        cause: "kill-streak",
        reason: `${KILLS_IN_A_ROW} children in a row were killed without a result (out of memory?)`,
        stopAt: at + state.settings.stopGraceMs,
    });
}


/***/ }),

/***/ 65246:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ heapOf),
/* harmony export */   P$: () => (/* binding */ heapItems),
/* harmony export */   WJ: () => (/* binding */ heapSize),
/* harmony export */   by: () => (/* binding */ heapPush),
/* harmony export */   i9: () => (/* binding */ heapPop)
/* harmony export */ });
function heapOf(items, keyOf) {
    return items.reduceRight((heap, item, tie) => heapPush(heap, { key: keyOf(item), tie }, item), null);
}
function heapPush(heap, { key, tie }, item) {
    return merge(heap, { key, tie, item, rank: 1, size: 1, left: null, right: null });
}
function heapPop(heap) {
    return heap ? merge(heap.left, heap.right) : null;
}
function heapSize(heap) {
    return heap?.size ?? 0;
}
function heapItems(heap) {
    const items = [];
    for (let rest = heap; rest; rest = heapPop(rest))
        items.push(rest.item);
    return items;
}
function merge(a, b) {
    if (!a)
        return b;
    if (!b)
        return a;
    const [top, other] = isFirst(a, b) ? [a, b] : [b, a];
    const right = merge(top.right, other);
    const [long, short] = (top.left?.rank ?? 0) >= (right?.rank ?? 0) ? [top.left, right] : [right, top.left];
    return {
        key: top.key,
        tie: top.tie,
        item: top.item,
        rank: (short?.rank ?? 0) + 1,
        size: 1 + (long?.size ?? 0) + (short?.size ?? 0),
        left: long,
        right: short,
    };
}
function isFirst(a, b) {
    return a.key < b.key || (a.key === b.key && a.tie <= b.tie);
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

/***/ 4517:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ openPending)
/* harmony export */ });
/* harmony import */ var _setbacks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7540);

function openPending(task, place, setbacks = _setbacks_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SETBACKS */ .tr) {
    return { task, ...place, kills: 0, capRounds: 0, suspicions: 0, shardLimit: Number.POSITIVE_INFINITY, setbacks };
}


/***/ }),

/***/ 7540:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ uniteSetbacks),
/* harmony export */   F0: () => (/* binding */ startRank),
/* harmony export */   Gx: () => (/* binding */ runsAlone),
/* harmony export */   IU: () => (/* binding */ emptySetbacks),
/* harmony export */   LG: () => (/* binding */ isChargedForRefusals),
/* harmony export */   eO: () => (/* binding */ addSetbacks),
/* harmony export */   tr: () => (/* binding */ NO_SETBACKS),
/* harmony export */   uk: () => (/* binding */ setbacksOf),
/* harmony export */   xX: () => (/* binding */ FREE_KILL_RUNS)
/* harmony export */ });
const FREE_KILL_RUNS = 3;
const FREE_REFUSED_RUNS = 5;
const KINDS = ["killed", "refused", "suspected", "cut"];
const NO_SETBACKS = { killed: 0, refused: 0, suspected: 0, cut: 0, isAnsweringOthers: false };
const RUNS_KEPT = 16;
const TASKS_KEPT = 2_000;
function emptySetbacks(campaign) {
    return { campaign, killed: {}, refused: {}, suspected: {}, cut: {}, same_failure: [], kill_streak: [] };
}
function uniteSetbacks(a, b) {
    if (a.campaign !== b.campaign)
        return a;
    return {
        campaign: a.campaign,
        ...byKind((kind) => uniteBy(a[kind], b[kind])),
        same_failure: uniteRuns(a.same_failure, b.same_failure),
        kill_streak: uniteRuns(a.kill_streak, b.kill_streak),
    };
}
function addSetbacks(before, run, isOutstanding) {
    const runs = [run.run];
    const united = uniteSetbacks(before, {
        campaign: before.campaign,
        ...byKind((kind) => Object.fromEntries([...run.tasks[kind]].map((hash) => [hash, runs]))),
        same_failure: run.endedBy === "same-failure" ? runs : [],
        kill_streak: run.endedBy === "kill-streak" ? runs : [],
    });
    const open = (by) => Object.fromEntries(Object.entries(by).filter(([hash]) => isOutstanding(hash)));
    return { ...united, ...byKind((kind) => open(united[kind])) };
}
function setbacksOf(setbacks, task, { run, graded }) {
    const counts = byKind((kind) => runsOf(setbacks[kind], task.hash).filter((one) => one !== run).length);
    const hasAny = KINDS.some((kind) => counts[kind] > 0);
    return hasAny ? { ...counts, isAnsweringOthers: graded.has(task.provider) } : NO_SETBACKS;
}
function byKind(make) {
    return Object.fromEntries(KINDS.map((kind) => [kind, make(kind)]));
}
function isChargedForRefusals({ refused, isAnsweringOthers }) {
    return refused >= FREE_REFUSED_RUNS && isAnsweringOthers;
}
function startRank({ killed, refused, suspected, cut }) {
    return killed + suspected + Math.max(0, refused - 1) + Math.max(0, cut - 1);
}
function runsAlone({ refused }) {
    return refused >= FREE_REFUSED_RUNS - 1;
}
function runsOf(by, key) {
    return Object.hasOwn(by, key) ? (by[key] ?? []) : [];
}
function uniteBy(a, b) {
    const united = new Map(Object.entries(a));
    for (const [key, runs] of Object.entries(b))
        united.set(key, uniteRuns(united.get(key) ?? [], runs));
    if (united.size <= TASKS_KEPT)
        return Object.fromEntries(united);
    const most = [...united].sort(([a, aRuns], [b, bRuns]) => bRuns.length - aRuns.length || (a < b ? -1 : 1));
    return Object.fromEntries(most.slice(0, TASKS_KEPT));
}
function uniteRuns(a, b) {
    const runs = [...new Set([...a, ...b])].sort((x, y) => x.length - y.length || (x < y ? -1 : 1));
    return runs.slice(-RUNS_KEPT);
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
    return `$${costUsd >= 0.995 || short.length < "0.00".length ? costUsd.toFixed(2) : short}`;
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
        const costUsd = price === null ? null : (inputTokens * price.inputUsd + outputTokens * price.outputUsd) / 1e6;
        const tokens = inputTokens + outputTokens;
        if (!isReplayed) {
            account.callsUsd += costUsd ?? 0;
            account.callTokens += tokens;
            account.models.set(model, (account.models.get(model) ?? 0) + tokens);
        }
        if (taskId !== null) {
            const before = account.byTask.get(taskId) ?? (account.byTask.has(taskId) ? null : 0);
            account.byTask.set(taskId, before === null || costUsd === null ? null : before + costUsd);
        }
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
        return this.#accounts.get(key)?.byTask.get(taskId) ?? null;
    }
    end(key, hasResult) {
        const account = this.#accounts.get(key) ?? newAccount();
        this.#accounts.delete(key);
        return this.#gaps(account, hasResult).filter((warning) => {
            const isNew = !this.#warned.has(warning);
            this.#warned.add(warning);
            return isNew;
        });
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
        const unseen = "of its row, and made no call through the gateway. Nothing is counted for such tasks";
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
/* unused harmony export NEW_CAMPAIGN */
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64006);

const NEW_CAMPAIGN = {
    hasPassed: false,
    graded: new Set(),
    sameFailureRuns: 0,
    killStreakRuns: 0,
};
function openState(settings, lanes, options) {
    const { campaign = NEW_CAMPAIGN } = options;
    const budgetMs = settings.deadlineAt === null ? null : settings.deadlineAt - options.now;
    const fits = (durationMs) => budgetMs === null || durationMs * settings.shardSize < budgetMs;
    return {
        settings,
        runStartedAt: options.now,
        lanes: new Map(lanes.map((lane) => [lane.provider, lane])),
        running: new Map(),
        ending: null,
        waitedMs: 0,
        durationsMs: options.durationsMs.filter(fits).sort((a, b) => a - b),
        passed: 0,
        failures: 0,
        spent: _spend_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_SPENT */ .zx,
        killsInARow: 0,
        campaign,
        left: 0,
        leftReason: null,
        held: campaign.hasPassed || campaign.sameFailureRuns > 0 ? null : [],
        effects: [],
    };
}


/***/ }),

/***/ 83334:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ unsettledTasks),
/* harmony export */   gQ: () => (/* binding */ findUnsettled),
/* harmony export */   mb: () => (/* binding */ unsettledOf),
/* harmony export */   us: () => (/* binding */ withoutSettled)
/* harmony export */ });
const BLOCK = 256;
function unsettledOf(tasks) {
    const blocks = Array.from({ length: Math.ceil(tasks.length / BLOCK) }, () => new Uint8Array(BLOCK));
    return { tasks, places: new Map(tasks.map((pending, place) => [pending.task.id, place])), settled: blocks };
}
function findUnsettled({ tasks, places, settled }, id) {
    const place = places.get(id);
    if (place === undefined || settled[Math.floor(place / BLOCK)]?.[place % BLOCK] === 1)
        return undefined;
    return tasks[place];
}
function withoutSettled(unsettled, id) {
    const place = unsettled.places.get(id);
    if (place === undefined)
        return unsettled;
    const settled = [...unsettled.settled];
    const index = Math.floor(place / BLOCK);
    const block = (settled[index] ?? new Uint8Array(BLOCK)).slice();
    block[place % BLOCK] = 1;
    settled[index] = block;
    return { ...unsettled, settled };
}
function* unsettledTasks({ tasks, settled }) {
    for (const [place, pending] of tasks.entries()) {
        if (settled[Math.floor(place / BLOCK)]?.[place % BLOCK] !== 1)
            yield pending;
    }
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
/* harmony import */ var _circuits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4747);






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
        learnedLimit: prepared.isNew ? null : (0,_circuits_js__WEBPACK_IMPORTED_MODULE_4__/* .restoreLimit */ .kH)(prepared.checkpoint, provider),
        circuit: (0,_circuits_js__WEBPACK_IMPORTED_MODULE_4__/* .restoreCircuit */ .wl)(prepared.checkpoint, provider, { now: startedAt, isProbedNow: config.retryNow }),
        preflight: config.preflight !== null,
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


/***/ })

};
