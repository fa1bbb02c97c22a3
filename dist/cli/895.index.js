export const id = 895;
export const ids = [895,5048];
export const modules = {

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

/***/ 90849:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ instantOf),
/* harmony export */   dt: () => (/* binding */ nextClockTime),
/* harmony export */   uA: () => (/* binding */ zoneNamed),
/* harmony export */   z$: () => (/* binding */ wallTimeAt)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19023);

const ABBREVIATIONS = new Map([
    ...names("UTC", "utc gmt z zulu ut utc+0 gmt+0 coordinated-universal-time greenwich-mean-time universal-time"),
    ...names("America/Los_Angeles", "pt pst pdt pacific pacific-time pacific-standard-time pacific-daylight-time us-pacific"),
    ...names("America/Denver", "mt mst mdt mountain mountain-time mountain-standard-time mountain-daylight-time"),
    ...names("America/Chicago", "ct cst cdt central central-time central-standard-time central-daylight-time"),
    ...names("America/New_York", "et est edt eastern eastern-time eastern-standard-time eastern-daylight-time"),
    ...names("America/Anchorage", "akst akdt"),
    ...names("Pacific/Honolulu", "hst"),
    ...names("Europe/London", "bst british-summer-time"),
    ...names("Europe/Lisbon", "wet west"),
    ...names("Europe/Berlin", "cet cest mez mesz central-european-time central-european-summer-time central-european-standard-time"),
    ...names("Europe/Helsinki", "eet eest"),
    ...names("Europe/Moscow", "msk"),
    ...names("Asia/Kolkata", "ist india-standard-time"),
    ...names("Asia/Shanghai", "china-standard-time beijing-time 北京时间"),
    ...names("Asia/Tokyo", "jst japan-standard-time"),
    ...names("Asia/Seoul", "kst"),
    ...names("Asia/Singapore", "sgt"),
    ...names("Asia/Hong_Kong", "hkt"),
    ...names("Australia/Sydney", "aest aedt"),
    ...names("Pacific/Auckland", "nzst nzdt"),
]);
function names(zone, list) {
    return list.split(" ").map((name) => [name, zone]);
}
const FORMATS_KEPT = 500;
const formats = new Map();
function formatOf(zone) {
    const known = formats.get(zone);
    if (known !== undefined)
        return known;
    let format = null;
    try {
        format = new Intl.DateTimeFormat("en-US", {
            timeZone: zone,
            hourCycle: "h23",
            era: "short",
            year: "numeric",
            month: "numeric",
            day: "numeric",
            hour: "numeric",
            minute: "numeric",
            second: "numeric",
        });
    }
    catch {
    }
    if (formats.size < FORMATS_KEPT)
        formats.set(zone, format);
    return format;
}
const OFFSET = /^(?:utc|gmt)?\s{0,2}([+\-−])\s{0,1}(\d{1,2})(?::?(\d{2}))?$/i;
function zoneNamed(name) {
    const trimmed = name.trim();
    const offset = OFFSET.exec(trimmed);
    if (offset) {
        const hours = Number(offset[2]);
        const minutes = Number(offset[3] ?? 0);
        return hours <= 14 && minutes < 60 ? `${offset[1] === "+" ? "+" : "-"}${two(hours)}:${two(minutes)}` : null;
    }
    const known = ABBREVIATIONS.get(trimmed.toLowerCase().replaceAll(" ", "-"));
    if (known !== undefined)
        return known;
    return /^[A-Za-z]{2,}(?:\/[\w+-]+){1,2}$/.test(trimmed) && formatOf(trimmed) !== null ? trimmed : null;
}
function two(value) {
    return String(value).padStart(2, "0");
}
function offsetMs(zone, at) {
    const fixed = OFFSET.exec(zone);
    if (fixed)
        return (fixed[1] === "+" ? 1 : -1) * (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0)) * 60_000;
    const format = formatOf(zone);
    if (format === null)
        return 0;
    const wall = new Map(format.formatToParts(new Date(at)).map((part) => [part.type, Number(part.value)]));
    const part = (type) => wall.get(type) ?? 0;
    const asUtc = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
    return asUtc - Math.floor(at / 1_000) * 1_000;
}
function wallTimeAt(zone, at) {
    const local = new Date(at + offsetMs(zone, at));
    return {
        year: local.getUTCFullYear(),
        month: local.getUTCMonth() + 1,
        day: local.getUTCDate(),
        hour: local.getUTCHours(),
        minute: local.getUTCMinutes(),
        second: local.getUTCSeconds(),
    };
}
function instantOf(wall, zone, after) {
    const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
    const before = offsetMs(zone, asUtc - _duration_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
    const later = offsetMs(zone, asUtc + _duration_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
    const candidates = [...new Set([asUtc - before, asUtc - later])]
        .filter((at) => at + offsetMs(zone, at) === asUtc)
        .sort((a, b) => a - b);
    return candidates.find((at) => at > after) ?? candidates.at(-1) ?? asUtc - before;
}
function nextClockTime(hour, minute, timeZone, after) {
    const today = wallTimeAt(timeZone, after);
    for (let day = 0; day < 3; day += 1) {
        const at = instantOf({ ...today, day: today.day + day, hour, minute, second: 0 }, timeZone, after);
        if (at > after)
            return at;
    }
    return after + _duration_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
}


/***/ }),

/***/ 465:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ seededChance)
/* harmony export */ });
function seededChance(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    };
}


/***/ }),

/***/ 89218:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iD: () => (/* binding */ Gate)
/* harmony export */ });
/* unused harmony exports FULL_BUCKET, readBucket, takeToken */
/* harmony import */ var _quota_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73489);

const FULL_BUCKET = { fullAt: Number.NEGATIVE_INFINITY };
class Gate {
    #settings;
    #bucket = FULL_BUCKET;
    #quota = _quota_js__WEBPACK_IMPORTED_MODULE_0__/* .UNUSED_QUOTA */ .u0;
    constructor(settings) {
        this.#settings = settings;
    }
    change(settings, named) {
        if (named.rate !== undefined)
            this.#bucket = FULL_BUCKET;
        if (named.quota !== undefined)
            this.#quota = _quota_js__WEBPACK_IMPORTED_MODULE_0__/* .UNUSED_QUOTA */ .u0;
        this.#settings = settings;
    }
    quota(now) {
        const { quota } = this.#settings;
        if (quota === null)
            return null;
        const current = (0,_quota_js__WEBPACK_IMPORTED_MODULE_0__/* .quotaAt */ .S9)(this.#quota, quota, now);
        return { remaining: Math.max(0, quota.requests - current.used), resetAt: current.resetAt };
    }
    decide(request) {
        const { rate, quota, waits, overloadShare } = this.#settings;
        const { now } = request;
        if (request.chance < overloadShare)
            return refused({ kind: "overload" });
        if (quota !== null) {
            this.#quota = (0,_quota_js__WEBPACK_IMPORTED_MODULE_0__/* .quotaAt */ .S9)(this.#quota, quota, now);
            if (this.#quota.used >= quota.requests)
                return refused(quotaRefusal(quota, this.#quota.resetAt, now));
        }
        if (rate !== null) {
            const reading = { ...rate, ...readBucket(this.#bucket, rate, now) };
            if (reading.waitMs > 0)
                return refused({ kind: "rate-limit", rate: reading, waits });
            this.#bucket = takeToken(this.#bucket, rate, now);
        }
        if (quota !== null)
            this.#quota = (0,_quota_js__WEBPACK_IMPORTED_MODULE_0__/* .useQuota */ .ag)(this.#quota, quota, now);
        if (rate === null || waits === "unstated")
            return { kind: "admitted", rate: null };
        return { kind: "admitted", rate: { ...rate, ...readBucket(this.#bucket, rate, now) } };
    }
}
function refused(refusal) {
    return { kind: "refused", refusal };
}
function quotaRefusal(quota, resetAt, now) {
    if (quota.form === "insufficient-quota" || resetAt === null)
        return { kind: "quota-exhausted" };
    return { kind: "daily-quota", requests: quota.requests, waitMs: Math.ceil(resetAt - now), resetAt };
}
function intervalMs(settings) {
    return settings.perMs / settings.requests;
}
function readBucket(bucket, settings, now) {
    const interval = intervalMs(settings);
    const admitAt = bucket.fullAt - (settings.burst - 1) * interval;
    const fullInMs = Math.max(0, bucket.fullAt - now);
    let waitMs = admitAt <= now ? 0 : Math.ceil(admitAt - now);
    if (now + waitMs < admitAt)
        waitMs += 1;
    const tokens = Math.floor(settings.burst - fullInMs / interval + 1e-9);
    return { remaining: Math.max(waitMs === 0 ? 1 : 0, tokens), waitMs, fullInMs };
}
function takeToken(bucket, settings, now) {
    return { fullAt: Math.max(bucket.fullAt, now) + intervalMs(settings) };
}


/***/ }),

/***/ 73489:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S9: () => (/* binding */ quotaAt),
/* harmony export */   ag: () => (/* binding */ useQuota),
/* harmony export */   u0: () => (/* binding */ UNUSED_QUOTA)
/* harmony export */ });
/* harmony import */ var _core_zone_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90849);

const UNUSED_QUOTA = { used: 0, resetAt: null };
function quotaAt(quota, { reset }, now) {
    const current = quota.resetAt !== null && now >= quota.resetAt ? UNUSED_QUOTA : quota;
    if (reset.kind === "after" || current.resetAt !== null)
        return current;
    return { ...current, resetAt: (0,_core_zone_js__WEBPACK_IMPORTED_MODULE_0__/* .nextClockTime */ .dt)(reset.hour, reset.minute, reset.zone, now) };
}
function useQuota(quota, settings, now) {
    const used = quota.used + 1;
    const isLast = used >= settings.requests;
    const resetAt = settings.reset.kind === "after" && isLast ? now + settings.reset.durationMs : quota.resetAt;
    return { used, resetAt };
}


/***/ }),

/***/ 33213:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ IN_ENGLISH),
  d: () => (/* binding */ settingsSchema)
});

// EXTERNAL MODULE: ../../main/node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(85401);
// EXTERNAL MODULE: ../../main/node_modules/zod/v4/core/api.js
var api = __webpack_require__(25985);
// EXTERNAL MODULE: ../../main/node_modules/zod/v4/core/util.js
var util = __webpack_require__(38817);
;// CONCATENATED MODULE: ../../main/node_modules/zod/v4/locales/en.js

const error = () => {
    const Sizable = {
        string: { unit: "characters", verb: "to have" },
        file: { unit: "bytes", verb: "to have" },
        array: { unit: "items", verb: "to have" },
        set: { unit: "items", verb: "to have" },
        map: { unit: "entries", verb: "to have" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    // type names: missing keys = do not translate (use raw value via ?? fallback)
    const TypeDictionary = {
        // Compatibility: "nan" -> "NaN" for display
        nan: "NaN",
        // All other type names omitted - they fall back to raw values via ?? operator
    };
    function getTypeName(type, input) {
        if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
            return String(input);
        }
        return TypeDictionary[type] ?? type;
    }
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = getTypeName(issue.expected);
                const receivedType = util/* parsedType */.GW(issue.input);
                const received = getTypeName(receivedType, issue.input);
                return `Invalid input: expected ${expected}, received ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${util/* stringifyPrimitive */.B7(issue.values[0])}`;
                return `Invalid option: expected one of ${util/* joinValues */.jw(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
                return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Invalid string: must start with "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Invalid string: must end with "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Invalid string: must include "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Invalid string: must match pattern ${_issue.pattern}`;
                return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Invalid number: must be a multiple of ${issue.divisor}`;
            case "unrecognized_keys":
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${util/* joinValues */.jw(issue.keys, ", ")}`;
            case "invalid_key":
                return `Invalid key in ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `Invalid discriminator value. Expected ${opts}`;
                }
                if (issue.inclusive === false) {
                    return "Invalid input: more than one option matched";
                }
                return "Invalid input";
            case "invalid_element":
                return `Invalid value in ${issue.origin}`;
            default:
                return `Invalid input`;
        }
    };
};
/* harmony default export */ function en() {
    return {
        localeError: error(),
    };
}

;// CONCATENATED MODULE: ./build/provider/settings.js


const IN_ENGLISH = { error: en().localeError };
const durationMs = schemas/* number */.aig().check(api/* _positive */.NC());
const RATE = schemas/* object */.Ikc({
    requests: schemas/* number */.aig().check(api/* _positive */.NC()),
    perMs: durationMs,
    burst: schemas/* int */.Whr().check(api/* _gte */.qm(1)),
});
const QUOTA = schemas/* object */.Ikc({
    requests: schemas/* int */.Whr().check(api/* _gte */.qm(0)),
    form: schemas/* _default */.Rvf(schemas/* enum */.k5n(["requests-per-day", "insufficient-quota"]), "requests-per-day"),
    reset: schemas/* discriminatedUnion */.gMt("kind", [
        schemas/* object */.Ikc({
            kind: schemas/* literal */.euz("clock"),
            hour: schemas/* int */.Whr().check(api/* _gte */.qm(0), api/* _lte */.Zm(23)),
            minute: schemas/* int */.Whr().check(api/* _gte */.qm(0), api/* _lte */.Zm(59)),
            zone: schemas/* string */.YjP(),
        }),
        schemas/* object */.Ikc({ kind: schemas/* literal */.euz("after"), durationMs }),
    ]),
});
const settingsSchema = schemas/* strictObject */.rej({
    rate: schemas/* _default */.Rvf(schemas/* nullable */.mee(RATE), null),
    waits: schemas/* _default */.Rvf(schemas/* enum */.k5n(["stated", "unstated"]), "stated"),
    quota: schemas/* _default */.Rvf(schemas/* nullable */.mee(QUOTA), null),
    overloadShare: schemas/* _default */.Rvf(schemas/* number */.aig().check(api/* _gte */.qm(0), api/* _lte */.Zm(1)), 0),
    latency: schemas/* _default */.Rvf(schemas/* object */.Ikc({ minMs: schemas/* number */.aig().check(api/* _gte */.qm(0)), maxMs: schemas/* number */.aig().check(api/* _gte */.qm(0)) }), {
        minMs: 0,
        maxMs: 0,
    }),
});


/***/ })

};
