export const id = 109;
export const ids = [109];
export const modules = {

/***/ 5720:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ instantOf),
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


/***/ }),

/***/ 2426:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ nextClockTime)
/* harmony export */ });
/* harmony import */ var _detect_reset_zone_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5720);

function nextClockTime(hour, minute, timeZone, after) {
    const today = (0,_detect_reset_zone_js__WEBPACK_IMPORTED_MODULE_0__/* .wallTimeAt */ .z$)(timeZone, after);
    for (let day = 0; day < 3; day += 1) {
        const at = (0,_detect_reset_zone_js__WEBPACK_IMPORTED_MODULE_0__/* .instantOf */ .B9)({ ...today, day: today.day + day, hour, minute, second: 0 }, timeZone, after);
        if (at > after)
            return at;
    }
    return after + 86_400_000;
}


/***/ }),

/***/ 2886:
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

/***/ 3498:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ Gate)
});

// EXTERNAL MODULE: ./build/provider/quota.js
var provider_quota = __webpack_require__(8556);
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
    #quota;
    constructor(settings) {
        this.#settings = settings;
        this.#quota = settings.quota === null ? null : (0,provider_quota/* freshQuota */.j5)(settings.quota);
    }
    change(settings) {
        if (settings.rate !== this.#settings.rate)
            this.#bucket = FULL_BUCKET;
        if (settings.quota !== this.#settings.quota) {
            this.#quota = settings.quota === null ? null : (0,provider_quota/* freshQuota */.j5)(settings.quota);
        }
        this.#settings = settings;
    }
    quota(now) {
        const { quota } = this.#settings;
        if (quota === null || this.#quota === null)
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
        if (quota !== null && this.#quota !== null) {
            this.#quota = (0,provider_quota/* quotaAt */.S9)(this.#quota, quota, now);
            if (this.#quota.used >= quota.requests)
                return refused(quotaRefusal(quota, this.#quota.resetAt, now));
        }
        if (rate !== null) {
            const bucket = readBucket(this.#bucket, rate, now);
            if (bucket.waitMs > 0) {
                return refused({ kind: "rate-limit", requests: rate.requests, perMs: rate.perMs, bucket, waits });
            }
            this.#bucket = takeToken(this.#bucket, rate, now);
        }
        if (quota !== null && this.#quota !== null)
            this.#quota = (0,provider_quota/* useQuota */.ag)(this.#quota, quota, now);
        const shown = rate !== null && waits === "stated" ? rate : null;
        return {
            kind: "admitted",
            bucket: shown === null ? null : readBucket(this.#bucket, shown, now),
            requestLimit: shown?.requests ?? null,
        };
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

/***/ 2109:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ startProvider)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(9448);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(2765);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
;// CONCATENATED MODULE: ./build/provider/reply.js
function retryAfterSeconds(waitMs) {
    return String(Math.ceil(waitMs / 1_000));
}

;// CONCATENATED MODULE: ./build/provider/anthropic-wire.js


const anthropicWire = {
    success(completion, exchange) {
        return {
            status: 200,
            headers: { "request-id": exchange.id, ...requestHeaders(completion, exchange) },
            body: {
                id: `msg_${exchange.id}`,
                type: "message",
                role: "assistant",
                model: exchange.model,
                content: [{ type: "text", text: completion.text }],
                stop_reason: "end_turn",
                stop_sequence: null,
                usage: { input_tokens: completion.inputTokens, output_tokens: completion.outputTokens },
            },
        };
    },
    refusal(refusal, exchange) {
        switch (refusal.kind) {
            case "rate-limit":
                return rateLimit(refusal, exchange);
            case "daily-quota":
                return error(exchange, {
                    status: 400,
                    type: "invalid_request_error",
                    message: `You have reached your specified API usage limits. You will regain access on ${minuteUtc(refusal.resetAt)}.`,
                });
            case "quota-exhausted":
            case "credit-spent":
                return error(exchange, {
                    status: 400,
                    type: "invalid_request_error",
                    message: "Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.",
                });
            case "overload":
                return error(exchange, { status: 529, type: "overloaded_error", message: "Overloaded" });
            case "request-too-large":
                return error(exchange, {
                    status: 429,
                    type: "rate_limit_error",
                    message: "Extra usage is required for long context requests.",
                });
            default:
                return (0,unreachable/* unreachable */.H)(refusal);
        }
    },
    badRequest(problem, exchange) {
        return error(exchange, {
            status: problem.status,
            type: problem.status === 404 ? "not_found_error" : "invalid_request_error",
            message: problem.message,
        });
    },
};
function rateLimit(refusal, exchange) {
    const { bucket } = refusal;
    const period = refusal.perMs < 60_000 ? "second" : refusal.perMs < 3_600_000 ? "minute" : "hour";
    const message = refusal.waits === "stated"
        ? `This request would exceed your organization's rate limit of ${refusal.requests} requests per ${period} (org: carryover-stand-in, model: ${exchange.model}). For details, refer to: https://docs.claude.com/en/api/rate-limits. You can see the response headers for current usage. Please reduce the prompt length or the maximum tokens requested, or try again later. You may also contact sales at https://www.anthropic.com/contact-sales to discuss your options for a rate limit increase.`
        : "This request would exceed your account's rate limit. Please try again later.";
    const headers = refusal.waits === "stated"
        ? {
            "retry-after": retryAfterSeconds(bucket.waitMs),
            "anthropic-ratelimit-requests-limit": String(refusal.requests),
            "anthropic-ratelimit-requests-remaining": "0",
            "anthropic-ratelimit-requests-reset": secondUtc(exchange.now + bucket.fullInMs),
        }
        : {};
    return error(exchange, { status: 429, type: "rate_limit_error", message, headers });
}
function requestHeaders({ bucket, requestLimit }, exchange) {
    if (bucket === null || requestLimit === null)
        return {};
    return {
        "anthropic-ratelimit-requests-limit": String(requestLimit),
        "anthropic-ratelimit-requests-remaining": String(bucket.remaining),
        "anthropic-ratelimit-requests-reset": secondUtc(exchange.now + bucket.fullInMs),
    };
}
function error(exchange, { status, type, message, headers }) {
    return {
        status,
        headers: { "request-id": exchange.id, ...headers },
        body: { type: "error", error: { type, message }, request_id: exchange.id },
    };
}
function secondUtc(at) {
    return new Date(Math.ceil(at / 1_000) * 1_000).toISOString().replace(".000Z", "Z");
}
function minuteUtc(at) {
    const text = new Date(Math.ceil(at / 60_000) * 60_000).toISOString();
    return `${text.slice(0, 10)} at ${text.slice(11, 16)} UTC`;
}

// EXTERNAL MODULE: ./build/provider/chance.js
var chance = __webpack_require__(2886);
// EXTERNAL MODULE: ./build/provider/gate.js + 1 modules
var provider_gate = __webpack_require__(3498);
;// CONCATENATED MODULE: ./build/provider/openai-wire.js


const ORGANIZATION = "org-carryover-stand-in";
const LEARN_MORE = "Visit https://platform.openai.com/account/rate-limits to learn more.";
const openaiWire = {
    success(completion, exchange) {
        return {
            status: 200,
            headers: { "x-request-id": exchange.id, ...openai_wire_requestHeaders(completion) },
            body: {
                id: `chatcmpl-${exchange.id}`,
                object: "chat.completion",
                created: Math.floor(exchange.now / 1_000),
                model: exchange.model,
                choices: [
                    {
                        index: 0,
                        message: { role: "assistant", content: completion.text, refusal: null, annotations: [] },
                        logprobs: null,
                        finish_reason: "stop",
                    },
                ],
                usage: {
                    prompt_tokens: completion.inputTokens,
                    completion_tokens: completion.outputTokens,
                    total_tokens: completion.inputTokens + completion.outputTokens,
                },
            },
        };
    },
    refusal(refusal, exchange) {
        switch (refusal.kind) {
            case "rate-limit":
                return refusal.waits === "stated" ? statedRateLimit(refusal, exchange) : unstatedRateLimit(refusal, exchange);
            case "daily-quota": {
                const wait = goDuration(refusal.waitMs);
                return openai_wire_error(exchange, {
                    status: 429,
                    headers: {
                        "retry-after": retryAfterSeconds(refusal.waitMs),
                        "retry-after-ms": String(refusal.waitMs),
                        "x-ratelimit-limit-requests": String(refusal.requests),
                        "x-ratelimit-remaining-requests": "0",
                        "x-ratelimit-reset-requests": wait,
                    },
                    message: `Rate limit reached for ${exchange.model} in organization ${ORGANIZATION} on requests per day (RPD): Limit ${refusal.requests}, Used ${refusal.requests}, Requested 1. Please try again in ${wait}. ${LEARN_MORE}`,
                    type: "requests",
                    code: "rate_limit_exceeded",
                });
            }
            case "quota-exhausted":
                return openai_wire_error(exchange, {
                    status: 429,
                    message: "You exceeded your current quota, please check your plan and billing details. For more information on this error, read the docs: https://platform.openai.com/docs/guides/error-codes/api-errors.",
                    type: "insufficient_quota",
                    code: "insufficient_quota",
                });
            case "credit-spent":
                return refusal.status === 402
                    ? openai_wire_error(exchange, {
                        status: 402,
                        message: "Insufficient Balance",
                        type: "unknown_error",
                        code: "invalid_request_error",
                    })
                    : openai_wire_error(exchange, {
                        status: 400,
                        message: "Billing hard limit has been reached",
                        type: "invalid_request_error",
                        code: "billing_hard_limit_reached",
                    });
            case "overload":
                return openai_wire_error(exchange, {
                    status: 503,
                    message: "The engine is currently overloaded, please try again later.",
                    type: "server_error",
                    code: null,
                });
            case "request-too-large":
                return openai_wire_error(exchange, {
                    status: 429,
                    message: `Request too large for ${exchange.model} in organization ${ORGANIZATION} on tokens per min (TPM): Limit ${refusal.limit}, Requested ${refusal.requested}. The input or output tokens must be reduced in order to run successfully. ${LEARN_MORE}`,
                    type: "tokens",
                    code: "rate_limit_exceeded",
                });
            default:
                return (0,unreachable/* unreachable */.H)(refusal);
        }
    },
    badRequest(problem, exchange) {
        return openai_wire_error(exchange, {
            status: problem.status,
            message: problem.message,
            type: "invalid_request_error",
            code: null,
        });
    },
};
function statedRateLimit(refusal, exchange) {
    const { bucket } = refusal;
    const { words, label } = period(refusal.perMs);
    return openai_wire_error(exchange, {
        status: 429,
        headers: {
            "retry-after": retryAfterSeconds(bucket.waitMs),
            "retry-after-ms": String(bucket.waitMs),
            "x-ratelimit-limit-requests": String(refusal.requests),
            "x-ratelimit-remaining-requests": "0",
            "x-ratelimit-reset-requests": goDuration(bucket.fullInMs),
        },
        message: `Rate limit reached for ${exchange.model} in organization ${ORGANIZATION} on requests per ${words} (${label}): Limit ${refusal.requests}, Used ${refusal.requests}, Requested 1. Please try again in ${goDuration(bucket.waitMs)}. ${LEARN_MORE}`,
        type: "requests",
        code: "rate_limit_exceeded",
    });
}
function unstatedRateLimit(refusal, exchange) {
    const { words } = period(refusal.perMs);
    return openai_wire_error(exchange, {
        status: 429,
        message: `Rate limit reached for ${exchange.model} in organization ${ORGANIZATION} on requests per ${words}. Limit: ${refusal.requests} / ${words}. Contact us through our help center at help.openai.com if you continue to have issues.`,
        type: "requests",
        code: "rate_limit_exceeded",
    });
}
function openai_wire_requestHeaders({ bucket, requestLimit }) {
    if (bucket === null || requestLimit === null)
        return {};
    return {
        "x-ratelimit-limit-requests": String(requestLimit),
        "x-ratelimit-remaining-requests": String(bucket.remaining),
        "x-ratelimit-reset-requests": goDuration(bucket.fullInMs),
    };
}
function openai_wire_error(exchange, reply) {
    const { status, headers, message, type, code } = reply;
    return {
        status,
        headers: { "x-request-id": exchange.id, ...headers },
        body: { error: { message, type, param: null, code } },
    };
}
function period(perMs) {
    if (perMs < 60_000)
        return { words: "sec", label: "RPS" };
    return perMs < 3_600_000 ? { words: "min", label: "RPM" } : { words: "hour", label: "RPH" };
}
function goDuration(durationMs) {
    const ms = Math.ceil(durationMs);
    if (ms < 1_000)
        return `${ms}ms`;
    const hours = Math.floor(ms / 3_600_000);
    const minutes = Math.floor((ms % 3_600_000) / 60_000);
    const seconds = `${(ms % 60_000) / 1_000}s`;
    if (hours > 0)
        return `${hours}h${minutes}m${seconds}`;
    return minutes > 0 ? `${minutes}m${seconds}` : seconds;
}

// EXTERNAL MODULE: ./build/provider/settings.js
var provider_settings = __webpack_require__(6355);
;// CONCATENATED MODULE: ./build/provider/tally.js
const TIMELINE_SECONDS = 3_600;
const STOPPING = ["daily-quota", "quota-exhausted", "credit-spent"];
class ProviderTally {
    #requests = 0;
    #admitted = 0;
    #malformed = 0;
    #open = 0;
    #peakOpen = 0;
    #firstRequestAt = null;
    #lastAdmittedAt = null;
    #firstRefusedAt = null;
    #isStopped = false;
    #requestsAfterStop = 0;
    #refused = {
        "rate-limit": 0,
        "daily-quota": 0,
        "quota-exhausted": 0,
        "credit-spent": 0,
        overload: 0,
        "request-too-large": 0,
    };
    #timeline = new Map();
    opened(now) {
        this.#requests += 1;
        this.#open += 1;
        this.#peakOpen = Math.max(this.#peakOpen, this.#open);
        this.#firstRequestAt ??= now;
        if (this.#isStopped)
            this.#requestsAfterStop += 1;
    }
    closed() {
        this.#open -= 1;
    }
    malformed() {
        this.#malformed += 1;
    }
    admitted(now) {
        this.#admitted += 1;
        this.#lastAdmittedAt = now;
        this.#isStopped = false;
        this.#second(now).admitted += 1;
    }
    refused(kind, now) {
        this.#refused[kind] += 1;
        this.#firstRefusedAt ??= now;
        if (STOPPING.includes(kind))
            this.#isStopped = true;
        this.#second(now).refused += 1;
    }
    read(quota) {
        return {
            requests: this.#requests,
            admitted: this.#admitted,
            refused: { ...this.#refused },
            refusedTotal: Object.values(this.#refused).reduce((sum, count) => sum + count, 0),
            malformed: this.#malformed,
            peakOpen: this.#peakOpen,
            firstRequestAt: this.#firstRequestAt,
            lastAdmittedAt: this.#lastAdmittedAt,
            firstRefusedAt: this.#firstRefusedAt,
            requestsAfterStop: this.#requestsAfterStop,
            quota,
            timeline: [...this.#timeline].map(([second, counts]) => ({ second, ...counts })),
        };
    }
    #second(now) {
        const second = Math.floor(now / 1_000);
        let counts = this.#timeline.get(second);
        if (counts === undefined) {
            counts = { admitted: 0, refused: 0 };
            this.#timeline.set(second, counts);
            const oldest = this.#timeline.keys().next().value;
            if (this.#timeline.size > TIMELINE_SECONDS && oldest !== undefined)
                this.#timeline.delete(oldest);
        }
        return counts;
    }
}

;// CONCATENATED MODULE: ./build/provider/number-words.js
const UNITS = {
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    dozen: 12,
};
const TENS = {
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
};
const UNIT_WORDS = Object.keys(UNITS).join("|");
const TENS_WORDS = Object.keys(TENS).join("|");
const NUMBER_WORD = new RegExp(`\\b(${TENS_WORDS})(?:-(${UNIT_WORDS}))?\\b|\\b(?!one\\b)(${UNIT_WORDS})\\b(?![ -](?:thirds|quarters|fifths))`, "g");
function withDigits(text) {
    return text.replace(NUMBER_WORD, (_whole, tens, unit, word) => {
        if (tens !== undefined)
            return String((TENS[tens] ?? 0) + (UNITS[unit ?? "zero"] ?? 0));
        return String(UNITS[word ?? "zero"] ?? 0);
    });
}
function findNumbers(text) {
    const found = text.matchAll(/(?<![\w.])\d[\d,]*(?:\.\d+)?(?!\w)/g);
    return [...found].map(([digits]) => Number(digits.replaceAll(",", "")));
}
function writeNumber(number) {
    return String(Math.round(number * 100) / 100);
}

;// CONCATENATED MODULE: ./build/provider/word-problem.js

function answerProblem(text) {
    const { amount, steps } = solve(problemIn(text));
    if (amount === null)
        return "I find no quantity in this problem.";
    return [...steps, `#### ${writeNumber(amount)}`].join("\n");
}
function problemIn(text) {
    const marks = [...text.matchAll(/\b(?:problem|question)\s*:\s*/gi)];
    const last = marks.at(-1);
    const problem = last === undefined ? text : text.slice(last.index + last[0].length);
    return problem.slice(0, PROBLEM_CHARACTERS);
}
const PROBLEM_CHARACTERS = 2_000;
const LOSS = /\b(?:gives?|gave|giving|eats?|ate|loses?|lost|sells?|sold|uses?|used|spends?|spent|breaks?|broke|donates?|donated|drinks?|drank|leaves?|removes?|removed|takes? out|takes? away|throws? away|lends?|lent|borrows?|borrowed|hands? out|drops? out|gets? off|get off|fly away|flies away|pays?|paid|falls? by|burns?|melts?|pops?)\b/;
const GAIN = /\b(?:has|have|had|gets?|got|finds?|found|buys?|bought|picks?|picked|returns?|returned|receives?|adds?|added|collects?|bakes?|makes?|made|earns?|earned|saves?|joins?|join|arrives?|arrive|more come|gets? on|get on|wins?|won|reads?|walks?|runs?|drives?|there (?:are|is|were)|plants?)\b/;
const EACH = /\b(?:each|every|per|apiece|an hour|a (?:day|week|month|minute|piece|cup|kilogram|litre))\b/;
const SHARE = /\b(?:shares?|shared|split|splits|divides?|divided|packs?|packed|cuts?|sorts?|arranges?|puts?|seated|poured|pours)\b.*\b(?:among|amongst|between|into|in groups of|in (?:bags|boxes|rows|packs|jars) of|equally|of)\b/;
const TOGETHER = /\b(?:together|altogether|in all|in total|combined|all of them)\b/;
const DIFFERENCE = /\bhow (?:many|much) (?:\w+ )?(?:more|fewer|less|longer|further)\b|\bstill needs?\b|\bdifference\b/;
const TIMES_WORDS = [
    [/\b(?:twice|double)\b/, 2],
    [/\b(?:triple|thrice)\b/, 3],
    [/\bhalf as (?:many|much)\b/, 0.5],
];
const FRACTIONS = [
    [/\b(?:three quarters|three-quarters)\b/, 3 / 4],
    [/\b(?:two thirds|two-thirds)\b/, 2 / 3],
    [/\bhalf\b/, 1 / 2],
    [/\b(?:a|one) third\b/, 1 / 3],
    [/\b(?:a|one) (?:quarter|fourth)\b/, 1 / 4],
    [/\b(?:a|one) fifth\b/, 1 / 5],
];
const RULES = [
    payment,
    percentage,
    comparison,
    fraction,
    sharing,
    perEach,
    addition,
];
function solve(problem) {
    const reading = { amount: null, perOne: null, other: null, given: [], paid: null, sign: 1, steps: [] };
    const clauses = clausesOf(problem);
    for (const clause of clauses) {
        const isSpending = /\bbuys?\b.*\bfor \$/.test(clause.text);
        if (isSpending || LOSS.test(clause.text))
            reading.sign = -1;
        else if (GAIN.test(clause.text))
            reading.sign = 1;
        RULES.some((rule) => rule(clause, reading));
    }
    finish(clauses
        .filter(({ isQuestion }) => isQuestion)
        .map(({ text }) => text)
        .join(" "), reading);
    return { amount: reading.amount, steps: reading.steps };
}
function clausesOf(problem) {
    const sentences = withDigits(problem.toLowerCase())
        .replaceAll("’", "'")
        .match(/(?:[^.!?]|\.(?=\d))+[.!?]?/g) ?? [];
    return sentences.flatMap((sentence) => sentence
        .split(/,(?!\d{3})|;|:|\band\b|\bthen\b|\bbut\b|\bwhile\b/)
        .filter((text) => text.trim() !== "")
        .map((text) => ({ text, numbers: findNumbers(text), isQuestion: sentence.endsWith("?") })));
}
function payment({ text, numbers }, reading) {
    const [paid] = numbers;
    if (paid === undefined || !/\bpay(?:s|ing)? with\b|\bhands? over\b|\bgives? the cashier\b/.test(text))
        return false;
    reading.paid = paid;
    return true;
}
function percentage({ text, numbers }, reading) {
    const percent = /(\d+(?:\.\d+)?) ?(?:%|percent)/.exec(text);
    if (percent === null)
        return false;
    const share = Number(percent[1]) / 100;
    const whole = numbers.find((number) => number !== Number(percent[1])) ?? reading.amount ?? reading.perOne;
    if (whole === null || whole === undefined)
        return false;
    const part = whole * share;
    if (/\b(?:off|discount|cheaper|less)\b/.test(text) || reading.sign === -1)
        set(reading, whole - part, `${writeNumber(whole)} - ${writeNumber(part)}`);
    else if (/\b(?:more|raise|rises?|increase[sd]?|tip|tax|interest)\b/.test(text))
        set(reading, whole + part, `${writeNumber(whole)} + ${writeNumber(part)}`);
    else
        set(reading, part, `${writeNumber(whole)} x ${writeNumber(share)}`);
    return true;
}
function comparison({ text, numbers }, reading) {
    const { amount } = reading;
    if (amount === null)
        return false;
    const [number] = numbers;
    const word = TIMES_WORDS.find(([pattern]) => pattern.test(text));
    const isTimes = /\btimes as (?:many|much|long|old|far|heavy|tall)\b/.test(text) && number !== undefined;
    if (word !== undefined || isTimes) {
        const factor = word?.[1] ?? number ?? 1;
        reading.other = amount * factor;
        reading.steps.push(`${writeNumber(amount)} x ${writeNumber(factor)} = ${writeNumber(reading.other)}`);
        return true;
    }
    const than = /\b(more|older|longer|taller|heavier|fewer|less|younger|shorter|lighter)\b[^,]*\bthan\b/.exec(text);
    if (than === null || number === undefined)
        return false;
    const isMore = /^(?:more|older|longer|taller|heavier)$/.test(than[1] ?? "");
    reading.other = isMore ? amount + number : amount - number;
    reading.steps.push(`${writeNumber(amount)} ${isMore ? "+" : "-"} ${writeNumber(number)} = ${writeNumber(reading.other)}`);
    return true;
}
function fraction({ text, numbers }, reading) {
    const found = FRACTIONS.find(([pattern]) => pattern.test(text));
    if (found === undefined || reading.amount === null || numbers.length > 0)
        return false;
    const part = reading.amount * found[1];
    if (reading.sign === -1)
        set(reading, reading.amount - part, `${writeNumber(reading.amount)} - ${writeNumber(part)}`);
    else
        set(reading, part, `${writeNumber(reading.amount)} x ${writeNumber(found[1])}`);
    return true;
}
function sharing({ text, numbers }, reading) {
    if (!SHARE.test(text) || numbers.length === 0)
        return false;
    const [first, second] = numbers;
    const whole = second === undefined ? reading.amount : (first ?? null);
    const parts = second ?? first;
    if (whole !== null && second !== undefined && whole > 0 && whole < second) {
        set(reading, second / whole, `${writeNumber(second)} / ${writeNumber(whole)}`);
        return true;
    }
    if (whole === null || parts === undefined || parts === 0)
        return false;
    set(reading, whole / parts, `${writeNumber(whole)} / ${writeNumber(parts)}`);
    return true;
}
function perEach({ text, numbers }, reading) {
    const [first, second] = numbers;
    if (first === undefined)
        return false;
    const isPacked = /\d[\d.]* \w+(?: \w+)? (?:of|with|holding|containing) \$?\d/.test(text);
    if (second !== undefined && (EACH.test(text) || isPacked)) {
        change(reading, first * second, `${writeNumber(first)} x ${writeNumber(second)}`);
        return true;
    }
    if (EACH.test(text)) {
        if (reading.amount !== null && reading.perOne === null)
            set(reading, reading.amount * first, `${writeNumber(reading.amount)} x ${writeNumber(first)}`);
        else
            reading.perOne = first;
        return true;
    }
    if (reading.perOne === null)
        return false;
    const product = reading.perOne * first;
    const step = `${writeNumber(reading.perOne)} x ${writeNumber(first)}`;
    reading.perOne = null;
    change(reading, product, step);
    return true;
}
function addition({ numbers }, reading) {
    for (const number of numbers)
        change(reading, number, writeNumber(number));
    return numbers.length > 0;
}
function finish(question, reading) {
    const { given, other, paid } = reading;
    const [first, second] = given;
    if (paid !== null && reading.amount !== null) {
        set(reading, paid - reading.amount, `${writeNumber(paid)} - ${writeNumber(reading.amount)}`);
    }
    else if (other !== null && reading.amount !== null) {
        if (TOGETHER.test(question))
            set(reading, reading.amount + other, `${writeNumber(reading.amount)} + ${writeNumber(other)}`);
        else
            reading.amount = other;
    }
    else if (DIFFERENCE.test(question) && first !== undefined && second !== undefined && given.length === 2) {
        set(reading, Math.abs(first - second), `${writeNumber(Math.max(first, second))} - ${writeNumber(Math.min(first, second))}`);
    }
    else if (reading.perOne !== null && reading.amount === null) {
        reading.amount = reading.perOne;
    }
}
function change(reading, by, step) {
    reading.given.push(by);
    const isTaken = reading.sign === -1 && reading.amount !== null;
    const before = reading.amount ?? 0;
    reading.amount = isTaken ? before - by : before + by;
    const words = before === 0 ? step : `${writeNumber(before)} ${isTaken ? "-" : "+"} ${step}`;
    if (words !== writeNumber(reading.amount))
        reading.steps.push(`${words} = ${writeNumber(reading.amount)}`);
}
function set(reading, amount, step) {
    reading.amount = amount;
    reading.steps.push(`${step} = ${writeNumber(amount)}`);
}

;// CONCATENATED MODULE: ./build/provider/provider.js










const STAND_IN_MODEL = "carryover-stand-in";
const BODY_BYTES_LIMIT = 4 * 1_048_576;
const CONTENT = schemas/* union */.KCZ([
    schemas/* string */.YjP(),
    schemas/* array */.YOg(schemas/* looseObject */._H3({ type: schemas/* string */.YjP(), text: schemas/* optional */.lqM(schemas/* string */.YjP()) })),
    schemas/* null */.chJ(),
]);
const REQUEST = schemas/* looseObject */._H3({
    model: schemas/* string */.YjP().check(api/* _maxLength */.Eb(200)),
    messages: schemas/* array */.YOg(schemas/* looseObject */._H3({ role: schemas/* string */.YjP(), content: schemas/* optional */.lqM(CONTENT) })).check(api/* _minLength */.m9(1)),
    stream: schemas/* nullish */.cl6(schemas/* boolean */.zMY()),
});
async function startProvider(settings = {}, start = {}) {
    const now = start.now ?? Date.now;
    let current = provider_settings/* settingsSchema */.dP.parse(settings, provider_settings/* IN_ENGLISH */.vL);
    const gate = new provider_gate/* Gate */.i(current);
    const tally = new ProviderTally();
    const overloadChance = (0,chance/* seededChance */.h)(start.seed ?? 1);
    const latencyChance = (0,chance/* seededChance */.h)((start.seed ?? 1) + 1);
    const stats = () => tally.read(gate.quota(now()));
    const change = (input) => {
        const parsed = provider_settings/* settingsChangeSchema */.zK.parse(input, provider_settings/* IN_ENGLISH */.vL);
        current = { ...current, ...withoutUndefined(parsed) };
        gate.change(current);
    };
    async function complete(wire, body, exchange) {
        const request = REQUEST.safeParse(parseJson(body), provider_settings/* IN_ENGLISH */.vL);
        if (!request.success) {
            tally.malformed();
            const message = body === null ? "The request body is too large." : describe(request.error);
            return wire.badRequest({ message, status: 400 }, exchange);
        }
        const { model, messages, stream } = request.data;
        if (stream === true) {
            tally.malformed();
            return wire.badRequest({ message: "This stand-in does not stream: leave out `stream`.", status: 400 }, exchange);
        }
        const named = { ...exchange, model, now: now() };
        const texts = messages.map((message) => ({ role: message.role, text: textOf(message.content) }));
        const inputTokens = texts.reduce((sum, { text }) => sum + estimateTokens(text), 0);
        const decision = gate.decide({ tokens: inputTokens, now: named.now, chance: overloadChance() });
        if (decision.kind === "refused") {
            tally.refused(decision.refusal.kind, named.now);
            return wire.refusal(decision.refusal, named);
        }
        tally.admitted(named.now);
        const { minMs, maxMs } = current.latency;
        const latencyMs = minMs + latencyChance() * Math.max(0, maxMs - minMs);
        if (latencyMs > 0)
            await (0,promises_.setTimeout)(latencyMs);
        const text = answerProblem(texts.findLast(({ role }) => role === "user")?.text ?? "");
        return wire.success({ ...decision, text, inputTokens, outputTokens: estimateTokens(text) }, named);
    }
    async function control(path, request) {
        if (path === "/carryover/settings" && request.method === "POST") {
            const parsed = provider_settings/* settingsChangeSchema */.zK.safeParse(parseJson(await readBody(request)), provider_settings/* IN_ENGLISH */.vL);
            if (!parsed.success)
                return { status: 400, headers: {}, body: { error: describe(parsed.error) } };
            change(parsed.data);
        }
        else if (path !== "/carryover/stats") {
            return {
                status: 404,
                headers: {},
                body: { error: "Known are GET /carryover/stats and POST /carryover/settings." },
            };
        }
        return { status: 200, headers: {}, body: stats() };
    }
    let served = 0;
    async function route(request) {
        const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
        if (path.startsWith("/carryover/"))
            return control(path, request);
        served += 1;
        const exchange = { id: `req_${String(served).padStart(8, "0")}`, model: STAND_IN_MODEL, now: now() };
        const wire = path.startsWith("/v1/messages") ? anthropicWire : openaiWire;
        if (path === "/v1/models" && request.method === "GET")
            return listModels();
        const isCompletion = path === "/v1/chat/completions" || path === "/v1/messages";
        if (!isCompletion || request.method !== "POST") {
            return wire.badRequest({ message: `Unknown request: ${request.method} ${path}`, status: 404 }, exchange);
        }
        tally.opened(exchange.now);
        try {
            return await complete(wire, await readBody(request), exchange);
        }
        finally {
            tally.closed();
        }
    }
    const server = (0,external_node_http_.createServer)((request, response) => {
        route(request).then((reply) => send(response, reply), (error) => send(response, { status: 500, headers: {}, body: { error: { message: String(error) } } }));
    });
    server.keepAliveTimeout = 60_000;
    const port = await listen(server, start.port ?? 0);
    const url = `http://127.0.0.1:${port}`;
    return {
        url,
        openaiBaseUrl: `${url}/v1`,
        stats,
        change,
        close: () => new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
        }),
    };
}
function listen(server, port) {
    return new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, "127.0.0.1", () => {
            server.off("error", reject);
            const address = server.address();
            if (address === null || typeof address === "string")
                reject(new Error("The provider has no port."));
            else
                resolve(address.port);
        });
    });
}
async function readBody(request) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of request) {
        bytes += chunk.length;
        if (bytes <= BODY_BYTES_LIMIT)
            chunks.push(chunk);
    }
    return bytes > BODY_BYTES_LIMIT ? null : Buffer.concat(chunks).toString("utf8");
}
function send(response, reply) {
    const body = JSON.stringify(reply.body);
    response.writeHead(reply.status, {
        ...reply.headers,
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
    });
    response.end(body);
}
function listModels() {
    const model = { id: STAND_IN_MODEL, object: "model", created: 0, owned_by: "carryover" };
    return { status: 200, headers: {}, body: { object: "list", data: [model] } };
}
function parseJson(text) {
    try {
        return JSON.parse(text ?? "");
    }
    catch {
        return undefined;
    }
}
function describe(error) {
    const [issue] = error.issues;
    return issue === undefined ? "Invalid request." : `Invalid request at \`${issue.path.join(".")}\`: ${issue.message}`;
}
function textOf(content) {
    if (content === undefined || content === null)
        return "";
    return typeof content === "string" ? content : content.map((part) => part.text ?? "").join("\n");
}
function estimateTokens(text) {
    return Math.ceil(text.length / 4);
}
function withoutUndefined(value) {
    return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
}


/***/ }),

/***/ 8556:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S9: () => (/* binding */ quotaAt),
/* harmony export */   ag: () => (/* binding */ useQuota),
/* harmony export */   j5: () => (/* binding */ freshQuota)
/* harmony export */ });
/* harmony import */ var _core_next_clock_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2426);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8032);


function freshQuota(settings) {
    return { used: 0, resetAt: settings.reset.kind === "after" ? null : settings.reset.at };
}
function quotaAt(quota, settings, now) {
    if (quota.resetAt === null || now < quota.resetAt)
        return quota;
    const { reset } = settings;
    switch (reset.kind) {
        case "after":
            return freshQuota(settings);
        case "at": {
            const periods = Math.floor((now - quota.resetAt) / reset.everyMs) + 1;
            return { used: 0, resetAt: quota.resetAt + periods * reset.everyMs };
        }
        case "clock":
            return { used: 0, resetAt: (0,_core_next_clock_time_js__WEBPACK_IMPORTED_MODULE_0__/* .nextClockTime */ .d)(reset.hour, reset.minute, reset.zone, now) };
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_1__/* .unreachable */ .H)(reset);
    }
}
function useQuota(quota, settings, now) {
    const used = quota.used + 1;
    const isLast = used >= settings.requests;
    const resetAt = settings.reset.kind === "after" && isLast ? now + settings.reset.durationMs : quota.resetAt;
    return { used, resetAt };
}


/***/ }),

/***/ 6355:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dP: () => (/* binding */ settingsSchema),
/* harmony export */   vL: () => (/* binding */ IN_ENGLISH),
/* harmony export */   zK: () => (/* binding */ settingsChangeSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305);
/* harmony import */ var zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(252);


const IN_ENGLISH = { error: (0,zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)().localeError };
const durationMs = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._positive */ .NC());
const RATE = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    requests: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._positive */ .NC()),
    perMs: durationMs,
    burst: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(1)),
});
const QUOTA = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    requests: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0)),
    form: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["requests-per-day", "insufficient-quota"]), "requests-per-day"),
    reset: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("kind", [
        zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("at"), at: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), everyMs: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(durationMs, 86_400_000) }),
        zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
            kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("clock"),
            at: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
            hour: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._lte */ .Zm(23)),
            minute: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._lte */ .Zm(59)),
            zone: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        }),
        zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("after"), durationMs }),
    ]),
});
const settingsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    rate: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(RATE), null),
    waits: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["stated", "unstated"]), "stated"),
    quota: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(QUOTA), null),
    credit: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["left", "spent-400", "spent-402"]), "left"),
    overloadShare: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._lte */ .Zm(1)), 0),
    latency: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ minMs: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0)), maxMs: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0)) }), {
        minMs: 0,
        maxMs: 0,
    }),
    maxRequestTokens: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(1))), null),
});
const settingsChangeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    rate: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(settingsSchema.shape.rate.def.innerType),
    waits: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(settingsSchema.shape.waits.def.innerType),
    quota: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(settingsSchema.shape.quota.def.innerType),
    credit: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(settingsSchema.shape.credit.def.innerType),
    overloadShare: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(settingsSchema.shape.overloadShare.def.innerType),
    latency: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(settingsSchema.shape.latency.def.innerType),
    maxRequestTokens: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(settingsSchema.shape.maxRequestTokens.def.innerType),
});


/***/ }),

/***/ 252:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* export default binding */ __WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _core_util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4723);

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
                const receivedType = _core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .parsedType */ .GW(issue.input);
                const received = getTypeName(receivedType, issue.input);
                return `Invalid input: expected ${expected}, received ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .stringifyPrimitive */ .B7(issue.values[0])}`;
                return `Invalid option: expected one of ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .joinValues */ .jw(issue.values, "|")}`;
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
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__/* .joinValues */ .jw(issue.keys, ", ")}`;
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
/* harmony default export */ function __WEBPACK_DEFAULT_EXPORT__() {
    return {
        localeError: error(),
    };
}


/***/ })

};
