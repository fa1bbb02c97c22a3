export const id = 1437;
export const ids = [1437];
export const modules = {

/***/ 93898:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ instantOf),
/* harmony export */   dt: () => (/* binding */ nextClockTime),
/* harmony export */   uA: () => (/* binding */ zoneNamed),
/* harmony export */   z$: () => (/* binding */ wallTimeAt)
/* harmony export */ });
const DAY_MS = 86_400_000;
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
    const before = offsetMs(zone, asUtc - DAY_MS);
    const later = offsetMs(zone, asUtc + DAY_MS);
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
    return after + DAY_MS;
}


/***/ }),

/***/ 1437:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JO: () => (/* binding */ forecastBounds),
/* harmony export */   aG: () => (/* binding */ estimateRun),
/* harmony export */   yj: () => (/* binding */ recordedDurationsMs)
/* harmony export */ });
/* harmony import */ var _core_spend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64006);
/* harmony import */ var _provider_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90426);
/* harmony import */ var _report_spend_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22819);
/* harmony import */ var _simulate_forecast_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83685);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38617);
/* harmony import */ var _run_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99602);






function recordedDurationsMs({ baseline, results }, onRow = () => { }) {
    const durationsMs = [];
    const note = (row) => {
        durationsMs.push(Math.max(1, row.duration_s * 1_000));
        onRow(row);
    };
    const stored = new Set();
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_4__/* .readLedger */ .SC)(results, (row) => {
        stored.add(row.campaign);
        note(row);
    });
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_4__/* .readLedger */ .SC)(baseline, (row) => {
        if (!stored.has(row.campaign))
            note(row);
    });
    return durationsMs;
}
function forecastBounds(config) {
    const { retryAfterThresholdMs, timeBudgetMs } = config;
    const settings = {
        concurrency: (0,_run_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .concurrencyOf */ .RO)(config),
        shardSize: config.shardSize,
        maxAttempts: config.maxAttempts,
        maxFailures: null,
        failFast: false,
        maxWaitMs: config.maxWaitMs,
        defaultWaitMs: config.defaultWaitMs,
        stopGraceMs: config.stopGraceMs,
        interruptGraceMs: config.killGraceMs,
        killGraceMs: config.killGraceMs,
        budget: _core_spend_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BUDGET */ .QQ,
        preflight: false,
    };
    return { settings, retryAfterThresholdMs, timeBudgetMs };
}
function estimateRun(tasks, { config, paths, now }) {
    const spend = new _report_spend_js__WEBPACK_IMPORTED_MODULE_2__/* .SpendSum */ .y$();
    const durationsMs = recordedDurationsMs(paths, (row) => spend.add(row));
    const spent = spend.total();
    const costUsd = spent === null || spent.cost === null ? null : (spent.cost / spent.priced) * tasks;
    const results = durationsMs.length;
    if (results === 0)
        return { durationMs: null, runs: null, costUsd, results };
    const { nights } = (0,_simulate_forecast_js__WEBPACK_IMPORTED_MODULE_3__/* .forecast */ .g3)({
        tasks,
        duration: { kind: "recorded", durationsMs },
        requestsPerTask: 0,
        provider: _provider_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsSchema */ .d.parse({ rate: null, quota: null, waits: "stated" }),
        jobs: 1,
        ...forecastBounds(config),
        waitUnitMs: 1,
        failureRate: 0,
        startsAt: now,
        nextStart: (endedAt) => endedAt,
        seed: 1,
    });
    const durationMs = nights.reduce((sum, night) => sum + night.endedAt - night.startedAt, 0);
    return { durationMs, runs: nights.length, costUsd, results };
}


/***/ }),

/***/ 22886:
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

/***/ 23498:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ Gate)
});

// EXTERNAL MODULE: ./build/provider/quota.js
var provider_quota = __webpack_require__(88556);
;// CONCATENATED MODULE: ./build/provider/token-bucket.js
const FULL_BUCKET = { fullAt: Number.NEGATIVE_INFINITY };
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

;// CONCATENATED MODULE: ./build/provider/gate.js


class Gate {
    #settings;
    #bucket = FULL_BUCKET;
    #quota = provider_quota/* UNUSED_QUOTA */.u0;
    constructor(settings) {
        this.#settings = settings;
    }
    change(settings, named) {
        if (named.rate !== undefined)
            this.#bucket = FULL_BUCKET;
        if (named.quota !== undefined)
            this.#quota = provider_quota/* UNUSED_QUOTA */.u0;
        this.#settings = settings;
    }
    quota(now) {
        const { quota } = this.#settings;
        if (quota === null)
            return null;
        const current = (0,provider_quota/* quotaAt */.S9)(this.#quota, quota, now);
        return { remaining: Math.max(0, quota.requests - current.used), resetAt: current.resetAt };
    }
    decide(request) {
        const { rate, quota, waits, credit, overloadShare, maxRequestTokens } = this.#settings;
        const { now } = request;
        if (maxRequestTokens !== null && request.tokens > maxRequestTokens) {
            return refused({ kind: "request-too-large", limit: maxRequestTokens, requested: request.tokens });
        }
        if (credit !== "left")
            return refused({ kind: "credit-spent", status: credit === "spent-402" ? 402 : 400 });
        if (request.chance < overloadShare)
            return refused({ kind: "overload" });
        if (quota !== null) {
            this.#quota = (0,provider_quota/* quotaAt */.S9)(this.#quota, quota, now);
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
            this.#quota = (0,provider_quota/* useQuota */.ag)(this.#quota, quota, now);
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


/***/ }),

/***/ 88556:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S9: () => (/* binding */ quotaAt),
/* harmony export */   ag: () => (/* binding */ useQuota),
/* harmony export */   u0: () => (/* binding */ UNUSED_QUOTA)
/* harmony export */ });
/* harmony import */ var _core_zone_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93898);

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

/***/ 90426:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ IN_ENGLISH),
  d: () => (/* binding */ settingsSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(55395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/util.js
var util = __webpack_require__(54723);
;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/en.js

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
    credit: schemas/* _default */.Rvf(schemas/* enum */.k5n(["left", "spent-400", "spent-402"]), "left"),
    overloadShare: schemas/* _default */.Rvf(schemas/* number */.aig().check(api/* _gte */.qm(0), api/* _lte */.Zm(1)), 0),
    latency: schemas/* _default */.Rvf(schemas/* object */.Ikc({ minMs: schemas/* number */.aig().check(api/* _gte */.qm(0)), maxMs: schemas/* number */.aig().check(api/* _gte */.qm(0)) }), {
        minMs: 0,
        maxMs: 0,
    }),
    maxRequestTokens: schemas/* _default */.Rvf(schemas/* nullable */.mee(schemas/* int */.Whr().check(api/* _gte */.qm(1))), null),
});


/***/ }),

/***/ 83685:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g3: () => (/* binding */ forecast),
  Bw: () => (/* binding */ sumUp)
});

// UNUSED EXPORTS: exactForecast, sampledForecast

// EXTERNAL MODULE: ./build/provider/chance.js
var chance = __webpack_require__(22886);
// EXTERNAL MODULE: ./build/provider/gate.js + 1 modules
var provider_gate = __webpack_require__(23498);
// EXTERNAL MODULE: ./build/provider/quota.js
var provider_quota = __webpack_require__(88556);
// EXTERNAL MODULE: ./build/core/apply.js + 3 modules
var apply = __webpack_require__(13483);
// EXTERNAL MODULE: ./build/core/classify.js
var classify = __webpack_require__(17806);
// EXTERNAL MODULE: ./build/core/decide.js
var decide = __webpack_require__(55376);
// EXTERNAL MODULE: ./build/core/lane.js
var core_lane = __webpack_require__(40130);
// EXTERNAL MODULE: ./build/core/pending.js
var pending = __webpack_require__(4517);
// EXTERNAL MODULE: ./build/core/state.js
var core_state = __webpack_require__(72795);
// EXTERNAL MODULE: ./build/core/state-edits.js
var state_edits = __webpack_require__(17267);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(19996);
;// CONCATENATED MODULE: ./build/simulate/refusal-words.js


function readRefusal(refusal, { thresholdMs, unitMs }, now) {
    switch (refusal.kind) {
        case "rate-limit": {
            if (refusal.waits === "unstated")
                return limit("cap", null, null);
            const waitMs = Math.ceil(refusal.rate.waitMs / unitMs) * unitMs;
            return limit(waitMs <= thresholdMs ? "wait" : "stop", waitMs, null);
        }
        case "daily-quota":
            return refusal.waitMs <= thresholdMs
                ? limit("wait", refusal.waitMs, null)
                : limit("stop", refusal.waitMs, now + refusal.waitMs);
        case "quota-exhausted":
        case "credit-spent":
            return limit("stop", null, null);
        case "request-too-large":
            return limit("task", null, null);
        case "overload":
            return null;
        default:
            return (0,unreachable/* unreachable */.H)(refusal);
    }
}
function limit(kind, retryAfterMs, resetAt) {
    return { ...rate_limit/* NOTHING_DETECTED */.XV, kind, retryAfterMs, resetAt, evidence: "the simulated provider refused" };
}

// EXTERNAL MODULE: ./build/core/heap.js
var heap = __webpack_require__(65246);
;// CONCATENATED MODULE: ./build/simulate/virtual-clock.js

class VirtualClock {
    #instants;
    #now;
    #order = 0;
    #timers = null;
    constructor(startAt, instants = "whole") {
        this.#now = startAt;
        this.#instants = instants;
    }
    now() {
        return this.#now;
    }
    at(instant, act) {
        const timer = { isCancelled: false, act };
        const key = Math.max(this.#instants === "whole" ? Math.ceil(instant) : instant, this.#now);
        this.#timers = (0,heap/* heapPush */.by)(this.#timers, { key, tie: this.#order++ }, timer);
        return () => {
            timer.isCancelled = true;
        };
    }
    nextAt() {
        while (this.#timers?.item.isCancelled)
            this.#timers = (0,heap/* heapPop */.i9)(this.#timers);
        return this.#timers?.key ?? null;
    }
    moveTo(instant) {
        this.#now = Math.max(this.#now, instant);
    }
    step() {
        const at = this.nextAt();
        const first = this.#timers;
        if (at === null || first === null)
            return false;
        this.#timers = (0,heap/* heapPop */.i9)(first);
        this.moveTo(at);
        first.item.act();
        return true;
    }
}

;// CONCATENATED MODULE: ./build/simulate/night.js










const NOTHING_CARRIED = { circuit: null, limit: null, durationsMs: [], attempts: new Map() };
const PROVIDER = "simulated";
const STARTUP_MS = 30;
const LEAVE_MS = 10;
const STOP_MS = 50;
const SIBLING_MS = 15_000;
function simulateNight(options) {
    return new Simulation(options).run();
}
const FAILED = { class: "legitimate", message: "failed by itself", exitCode: 1, signal: null };
const PASSED = { class: "graded", status: "passed", row: null };
const KILLED = { class: "kill_shaped", message: "stopped", exitCode: null, signal: "SIGTERM" };
class Simulation {
    #options;
    #clock;
    #jobs;
    #attempts;
    #doneAt = [];
    #outstanding;
    #calledAt = [];
    #refusedAt = [];
    #started = 0;
    #busyMs = 0;
    constructor(options) {
        this.#options = options;
        this.#clock = new VirtualClock(options.startsAt);
        this.#attempts = new Map(options.carried.attempts);
        this.#outstanding = new Set(options.outstanding);
        const { jobs } = options.scenario;
        const parts = Array.from({ length: jobs }, () => []);
        for (const [place, index] of options.outstanding.entries())
            parts[place % jobs]?.push(index);
        this.#jobs = parts.filter((part) => part.length > 0).map((part) => this.#openJob(part));
    }
    run() {
        const { scenario, startsAt } = this.#options;
        for (const job of this.#jobs)
            this.#turn(job);
        while (this.#jobs.some((job) => job.status === null)) {
            if (!this.#clock.step())
                throw new Error("The simulated run stands still");
        }
        const states = this.#jobs.map((job) => job.state);
        const stopped = this.#jobs.find((job) => job.status !== "complete");
        return {
            figures: {
                startedAt: startsAt,
                endedAt: this.#now,
                status: stopped?.status ?? "complete",
                done: this.#doneAt.length,
                calls: this.#calledAt.length,
                rateLimitedCalls: this.#refusedAt.length,
                busyMs: this.#busyMs,
            },
            carried: { ...carriedOn(states, scenario.settings.concurrency), attempts: this.#attempts },
            outstanding: [...this.#outstanding],
            doneAt: this.#doneAt,
            calledAt: this.#calledAt,
            refusedAt: this.#refusedAt,
        };
    }
    #openJob(part) {
        const { scenario, startsAt, carried } = this.#options;
        const { concurrency } = scenario.settings;
        const lane = (0,core_lane/* openLane */.BH)(PROVIDER, part.map((index) => pendingOf(index, carried.attempts)), {
            ceiling: concurrency,
            learnedLimit: carried.limit,
            circuit: restored(carried.circuit, startsAt),
            preflight: false,
        });
        const deadlineAt = scenario.timeBudgetMs === null ? null : startsAt + scenario.timeBudgetMs;
        const settings = { ...scenario.settings, deadlineAt };
        const state = (0,core_state/* openState */.G)(settings, [lane], { now: startsAt, durationsMs: carried.durationsMs });
        return { state, children: new Map(), cancelWake: () => { }, status: null };
    }
    #turn(job) {
        job.cancelWake();
        while (job.status === null) {
            const at = this.#now;
            const command = (0,decide/* decide */.L)(job.state, at);
            switch (command.kind) {
                case "wait":
                    if (command.untilAt !== null)
                        job.cancelWake = this.#clock.at(command.untilAt, () => this.#turn(job));
                    return;
                case "start":
                    this.#start(job, command);
                    break;
                case "stop": {
                    const { key, reason, graceMs } = command;
                    this.#take(job, { type: "child-stopping", at, key, reason, graceMs });
                    this.#after(STOP_MS, () => this.#kill(job, key));
                    break;
                }
                case "finish":
                    job.status = command.status;
                    break;
                case "preflight":
                    throw new Error("No simulated run has a preflight");
                default:
                    (0,unreachable/* unreachable */.H)(command);
            }
        }
    }
    #start(job, { provider, source, slot, probe, tasks }) {
        const at = this.#now;
        this.#started += 1;
        const key = `c${this.#started}`;
        this.#take(job, { type: "attempt-started", at, key, provider, source, slot, probe, tasks });
        const child = { job, key, open: [...tasks], startedAt: at, sinceAt: at, cancelNext: () => { } };
        job.children.set(key, child);
        this.#advance(child, this.#life(child));
    }
    #advance(child, life) {
        const step = life.next();
        if (step.done)
            this.#leave(child);
        else
            child.cancelNext = this.#after(step.value, () => this.#advance(child, life));
    }
    *#life(child) {
        const { durationOf, chance, scenario } = this.#options;
        const firstMs = durationOf(child.open[0]?.position ?? 0);
        const startupMs = Math.min(STARTUP_MS, firstMs / 10) * (0.5 + chance());
        yield startupMs;
        let workMs = firstMs - startupMs;
        for (let next = child.open[0]; next !== undefined; next = child.open[0]) {
            const refusal = yield* this.#work(workMs);
            if (refusal !== null) {
                this.#settle(child, refusal);
                this.#settleAll(child, { class: "unfinished" });
                return;
            }
            this.#settle(child, scenario.failureRate > 0 && chance() < scenario.failureRate ? FAILED : PASSED);
            workMs = durationOf(child.open[0]?.position ?? 0);
        }
    }
    *#work(durationMs) {
        const { requestsPerTask } = this.#options.scenario;
        const steps = Math.max(1, requestsPerTask);
        for (let step = 0; step < steps; step += 1) {
            const refusal = requestsPerTask > 0 ? this.#call() : null;
            if (refusal !== null) {
                yield LEAVE_MS;
                return refusal;
            }
            yield durationMs / steps;
        }
        return null;
    }
    #call() {
        const { scenario, gate, chance } = this.#options;
        this.#calledAt.push(this.#now);
        const decision = gate.decide({ tokens: 0, now: this.#now, chance: chance() });
        if (decision.kind !== "refused")
            return null;
        const stated = { thresholdMs: scenario.retryAfterThresholdMs, unitMs: scenario.waitUnitMs };
        const limit = readRefusal(decision.refusal, stated, this.#now);
        const ended = { message: "refused", exitCode: 1, signal: null };
        if (limit === null)
            return { class: "transient", ...ended };
        this.#refusedAt.push(this.#now);
        return (0,classify/* limited */.TJ)(limit, ended);
    }
    #kill(job, key) {
        const child = job.children.get(key);
        if (child === undefined)
            return;
        this.#settleAll(child, KILLED);
        this.#leave(child);
    }
    #settleAll(child, outcome) {
        while (child.open.length > 0)
            this.#settle(child, outcome);
    }
    #settle(child, outcome) {
        const { job, key, sinceAt } = child;
        const pending = child.open.shift();
        if (pending === undefined)
            return;
        const [at, random] = [this.#now, this.#options.chance()];
        child.sinceAt = at;
        const wasStopped = isStopped(job.state);
        const durationMs = at - sinceAt;
        this.#take(job, { type: "task-settled", at, key, id: pending.task.id, outcome, durationMs, random });
        if (outcome.class === "legitimate" || outcome.class === "transient") {
            this.#attempts.set(pending.position, pending.attempt);
        }
        const isDone = job.state.effects.some((effect) => effect.kind === "note" && effect.note.event === "task_settled" && effect.note.next === "done");
        if (isDone) {
            this.#outstanding.delete(pending.position);
            this.#doneAt.push(at);
        }
        if (!wasStopped && isStopped(job.state))
            this.#informSiblings(job);
    }
    #leave(child) {
        const { job, key, startedAt } = child;
        child.cancelNext();
        job.children.delete(key);
        this.#busyMs += this.#now - startedAt;
        this.#take(job, { type: "attempt-ended", at: this.#now, key });
        this.#turn(job);
    }
    #informSiblings(stopped) {
        const circuit = (0,state_edits/* laneOf */.kk)(stopped.state, PROVIDER).circuit;
        if (circuit.state !== "open")
            return;
        const { untilAt, reason } = circuit;
        this.#after(SIBLING_MS, () => {
            for (const job of this.#jobs) {
                if (job === stopped || job.status !== null)
                    continue;
                this.#take(job, { type: "circuit-learned", at: this.#now, provider: PROVIDER, untilAt, reason });
                this.#turn(job);
            }
        });
    }
    #take(job, event) {
        job.state = (0,apply/* apply */.B)(job.state, event);
    }
    get #now() {
        return this.#clock.now();
    }
    #after(ms, act) {
        return this.#clock.at(this.#now + Math.round(ms), act);
    }
}
function pendingOf(index, attempts) {
    const id = `t${index}`;
    const task = { id, hash: id, json: "{}", provider: PROVIDER };
    return (0,pending/* openPending */.Y)(task, { position: index, attempt: 1 + (attempts.get(index) ?? 0) });
}
function isStopped(state) {
    const { circuit } = (0,state_edits/* laneOf */.kk)(state, PROVIDER);
    return circuit.state === "open" && circuit.policy === "stop";
}
function restored(circuit, now) {
    return circuit?.state === "open" ? { ...circuit, policy: circuit.untilAt > now ? "stop" : "wait" } : null;
}
function carriedOn(states, ceiling) {
    const lanes = states.map((state) => (0,state_edits/* laneOf */.kk)(state, PROVIDER));
    const open = lanes.map(({ circuit }) => circuit).filter((circuit) => circuit.state === "open");
    const [circuit = null] = open.sort((a, b) => b.untilAt - a.untilAt);
    const limit = Math.min(...lanes.map((lane) => lane.limit.value));
    return { circuit, limit: limit < ceiling ? limit : null, durationsMs: states[0]?.durationsMs ?? [] };
}

// EXTERNAL MODULE: ./build/simulate/scenario.js
var simulate_scenario = __webpack_require__(63757);
;// CONCATENATED MODULE: ./build/simulate/forecast.js





const EXACT_CALLS = 60_000;
const SAMPLE_TASKS = 4_000;
const SAMPLE_ROUNDS = 8;
function forecast(scenario) {
    const calls = scenario.tasks * Math.max(1, scenario.requestsPerTask);
    return calls <= EXACT_CALLS ? exactForecast(scenario) : sampledForecast(scenario);
}
function repeat(model, scenario, run) {
    const nights = [];
    let outstanding = scenario.tasks;
    let startsAt = scenario.startsAt;
    while (outstanding > 0 && nights.length < simulate_scenario/* MOST_NIGHTS */.Mr) {
        const figures = run(startsAt, outstanding);
        nights.push(figures);
        outstanding -= figures.done;
        startsAt = scenario.nextStart(figures.endedAt);
    }
    return { model, nights, outstanding };
}
function exactForecast(scenario) {
    const chances = chancesOf(scenario);
    const gate = new provider_gate/* Gate */.i(scenario.provider);
    let night = {
        outstanding: Array.from({ length: scenario.tasks }, (_, index) => index),
        carried: NOTHING_CARRIED,
    };
    return repeat("exact", scenario, (startsAt) => {
        const { outstanding, carried } = night;
        const next = simulateNight({ scenario, startsAt, outstanding, carried, gate, ...chances });
        night = next;
        return next.figures;
    });
}
function chancesOf(scenario) {
    const durations = (0,chance/* seededChance */.h)(scenario.seed + 1);
    const known = new Map();
    return {
        chance: (0,chance/* seededChance */.h)(scenario.seed),
        durationOf(index) {
            const durationMs = known.get(index) ?? Math.max(1, (0,simulate_scenario/* durationOf */.cf)(scenario.duration, index, [durations(), durations()]));
            known.set(index, durationMs);
            return durationMs;
        },
    };
}
function takeSample(scenario) {
    const wide = scenario.jobs * scenario.settings.concurrency;
    const tasks = Math.min(scenario.tasks, Math.max(SAMPLE_TASKS, SAMPLE_ROUNDS * wide));
    const provider = { ...scenario.provider, quota: null };
    const { doneAt, calledAt, refusedAt, figures } = simulateNight({
        scenario: { ...scenario, provider, timeBudgetMs: null },
        startsAt: scenario.startsAt,
        outstanding: Array.from({ length: tasks }, (_, index) => index),
        gate: new provider_gate/* Gate */.i(provider),
        carried: NOTHING_CARRIED,
        ...chancesOf(scenario),
    });
    const done = Math.max(1, doneAt.length);
    const from = Math.floor(done / 2);
    const to = Math.floor((done * 7) / 8);
    const [fromAt, toAt] = [doneAt[from] ?? figures.startedAt, doneAt[to] ?? figures.endedAt];
    const growth = (inWindow, inAll) => {
        const each = to > from ? inWindow / (to - from) : inAll / done;
        return { each, around: Math.max(0, inAll - each * done) };
    };
    const countIn = (instants) => instants.filter((at) => at >= fromAt && at < toAt).length;
    return {
        ms: growth(toAt - fromAt, figures.endedAt - figures.startedAt),
        calls: growth(countIn(calledAt), calledAt.length),
        refused: growth(countIn(refusedAt), refusedAt.length),
        busyMsOfTask: figures.busyMs / done,
        mostDone: figures.status === "stopped" ? done : Number.POSITIVE_INFINITY,
    };
}
function sampledForecast(scenario) {
    const sample = takeSample(scenario);
    const quota = scenario.requestsPerTask === 0 ? null : scenario.provider.quota;
    const calls = scenario.requestsPerTask * (0,simulate_scenario/* attemptsOfTask */.F5)(scenario);
    const budgetMs = scenario.timeBudgetMs ?? Number.POSITIVE_INFINITY;
    const inBudget = Math.floor(Math.max(0, budgetMs - sample.ms.around) / Math.max(1e-6, sample.ms.each));
    let used = provider_quota/* UNUSED_QUOTA */.u0;
    return repeat("sampled", scenario, (startedAt, outstanding) => {
        if (quota !== null)
            used = (0,provider_quota/* quotaAt */.S9)(used, quota, startedAt);
        const left = quota === null ? null : Math.max(0, quota.requests - used.used);
        const inQuota = left === null ? outstanding : Math.floor(left / calls);
        const done = Math.min(outstanding, inBudget, inQuota, sample.mostDone);
        const isQuotaSpent = done === inQuota && done < outstanding;
        const isStopped = isQuotaSpent || done === sample.mostDone;
        const endedAt = startedAt + extended(sample.ms, done);
        const atTheEnd = isQuotaSpent ? scenario.jobs : 0;
        const spent = isQuotaSpent ? (left ?? 0) : done * calls;
        if (quota !== null && spent > 0)
            used = (0,provider_quota/* useQuota */.ag)({ ...used, used: used.used + spent - 1 }, quota, endedAt);
        return {
            startedAt,
            endedAt,
            status: done === outstanding ? "complete" : isStopped ? "stopped" : "out_of_time",
            done,
            calls: Math.round(extended(sample.calls, done)) + atTheEnd,
            rateLimitedCalls: Math.round(extended(sample.refused, done)) + atTheEnd,
            busyMs: done * sample.busyMsOfTask,
        };
    });
}
function extended({ each, around }, tasks) {
    return tasks === 0 ? 0 : around + each * tasks;
}
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


/***/ }),

/***/ 63757:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: () => (/* binding */ attemptsOfTask),
/* harmony export */   Mr: () => (/* binding */ MOST_NIGHTS),
/* harmony export */   TH: () => (/* binding */ advise),
/* harmony export */   cf: () => (/* binding */ durationOf)
/* harmony export */ });
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92474);

const MOST_NIGHTS = 1_000;
function attemptsOfTask({ failureRate, settings }) {
    return failureRate === 0 ? 1 : (1 - failureRate ** settings.maxAttempts) / (1 - failureRate);
}
const Z90 = 1.2816;
function durationOf(model, index, chances) {
    if (model.kind === "recorded")
        return model.durationsMs[index % model.durationsMs.length] ?? 0;
    const sigma = Math.log(Math.max(1, model.p90Ms / model.medianMs)) / Z90;
    const normal = Math.sqrt(-2 * Math.log(1 - chances[0])) * Math.cos(2 * Math.PI * chances[1]);
    return model.medianMs * Math.exp(sigma * normal);
}
function meanDurationMs(model) {
    if (model.kind === "recorded") {
        return model.durationsMs.reduce((sum, durationMs) => sum + durationMs, 0) / Math.max(1, model.durationsMs.length);
    }
    const sigma = Math.log(Math.max(1, model.p90Ms / model.medianMs)) / Z90;
    return model.medianMs * Math.exp(sigma ** 2 / 2);
}
const CHILDREN_OF_A_JOB = 32;
const ROOM = 1.2;
function advise(scenario) {
    const { tasks, requestsPerTask, provider, timeBudgetMs, settings } = scenario;
    const meanMs = meanDurationMs(scenario.duration);
    const widest = Math.max(1, Math.min(Math.ceil(tasks / settings.shardSize), _core_split_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_JOBS */ .r2 * CHILDREN_OF_A_JOB));
    const { rate } = provider;
    const wishes = [];
    if (rate !== null && requestsPerTask > 0) {
        const tasksPerMs = rate.requests / rate.perMs / requestsPerTask;
        wishes.push([Math.ceil(tasksPerMs * meanMs * ROOM), "more children would only wait for the provider's rate"]);
    }
    if (timeBudgetMs !== null) {
        const workMs = tasks * attemptsOfTask(scenario) * meanMs * ROOM;
        const children = Math.ceil(workMs / Math.max(1, timeBudgetMs - meanMs));
        wishes.push([children, "this many children finish the tasks within one time budget"]);
    }
    const given = scenario.jobs * settings.concurrency;
    const [wide, reason] = wishes.sort(([a], [b]) => a - b)[0] ?? [given, "neither a rate nor a time budget bounds it"];
    const children = Math.max(1, Math.min(widest, wide));
    const jobs = Math.min(_core_split_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_JOBS */ .r2, Math.ceil(children / CHILDREN_OF_A_JOB));
    return { concurrency: Math.max(1, Math.ceil(children / jobs)), jobs, reason };
}


/***/ })

};
