export const id = 4243;
export const ids = [4243];
export const modules = {

/***/ 61422:
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
// EXTERNAL MODULE: ./build/report/redact.js + 4 modules
var redact = __webpack_require__(65603);
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

// EXTERNAL MODULE: ./build/simulate/forecast.js + 2 modules
var forecast = __webpack_require__(5011);
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

;// CONCATENATED MODULE: ./build/simulate/sums.js
function sumUp(scenario, { nights, outstanding }) {
    const sum = (value) => nights.reduce((total, night) => total + value(night), 0);
    const calls = sum((night) => night.calls);
    const rateLimitedCalls = sum((night) => night.rateLimitedCalls);
    const runningMs = sum((night) => night.endedAt - night.startedAt);
    const placesMs = runningMs * scenario.jobs * scenario.settings.concurrency;
    const { rate } = scenario.provider;
    const allowed = rate === null ? 0 : nights.length * rate.burst + (runningMs * rate.requests) / rate.perMs;
    return {
        nights: nights.length,
        calls,
        rateLimitedCalls,
        finishAt: outstanding === 0 ? (nights.at(-1)?.endedAt ?? scenario.startsAt) : null,
        runningMs,
        utilisation: placesMs === 0 ? 0 : Math.min(1, sum((night) => night.busyMs) / placesMs),
        providerUtilisation: allowed === 0 ? null : Math.min(1, (calls - rateLimitedCalls) / allowed),
    };
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
    const sums = sumUp(scenario, result);
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
        provider: settings/* settingsSchema */.dP.parse({
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
function addCalls(told, calls) {
    if (!told.has("tokens") && !told.has("inputTokens") && !told.has("outputTokens") && calls.made > 0) {
        told.set("inputTokens", calls.input_tokens).set("outputTokens", calls.output_tokens);
    }
    if (!told.has("dollars") && !told.has("cost") && calls.cost_usd !== undefined)
        told.set("dollars", calls.cost_usd);
}
class SpendSum {
    #sums = new Map();
    #results = 0;
    add({ metrics, calls }, times = 1) {
        if (metrics === undefined && calls === undefined)
            return;
        const told = toldBy(metrics ?? {});
        if (calls !== undefined)
            addCalls(told, calls);
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
function statedSpend(metrics) {
    const told = toldBy(metrics ?? {});
    const tokens = told.get("tokens") ?? sumOf(told.get("inputTokens"), told.get("outputTokens"));
    return { costUsd: told.get("dollars") ?? told.get("cost") ?? null, tokens: tokens ?? null };
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
        case "out_of_budget":
            return "out of budget";
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
