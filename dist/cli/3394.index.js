export const id = 3394;
export const ids = [3394];
export const modules = {

/***/ 93898:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ instantOf),
/* harmony export */   dt: () => (/* binding */ nextClockTime),
/* harmony export */   uA: () => (/* binding */ zoneNamed),
/* harmony export */   z$: () => (/* binding */ wallTimeAt)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);

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
    const on = (day) => instantOf({ ...today, day, hour, minute, second: 0 }, timeZone, after);
    const first = on(today.day);
    return first > after ? first : on(today.day + 1);
}


/***/ }),

/***/ 1125:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ NO_ANSWER),
/* harmony export */   Xu: () => (/* binding */ readCannedAnswers),
/* harmony export */   x7: () => (/* binding */ cannedAnswers)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64220);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67756);




const ANSWER = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ question: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1)), reply: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const NO_ANSWER = "This stand-in has no answer for that.";
function readCannedAnswers(path) {
    return cannedAnswers(readText(path)
        .split("\n")
        .flatMap((line, index) => (line.trim() === "" ? [] : [readLine(line, `${path}, line ${index + 1}`)])));
}
function cannedAnswers(answers) {
    return (prompt) => answers.find(({ question }) => prompt.includes(question))?.reply ?? NO_ANSWER;
}
function readText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
    }
    catch (cause) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`Expected \`--answers\` to name a readable file, found: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(cause)}.`, { cause });
    }
}
function readLine(line, where) {
    try {
        return ANSWER.parse(JSON.parse(line));
    }
    catch (cause) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`Expected an object with \`question\` and \`reply\` in ${where}.`, { cause });
    }
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

/***/ 16417:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ Gate)
/* harmony export */ });
/* harmony import */ var _core_zone_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93898);

class Gate {
    #settings;
    #fullAt = Number.NEGATIVE_INFINITY;
    #used = 0;
    #resetAt = null;
    constructor(settings) {
        this.#settings = settings;
    }
    change(settings, named) {
        if (named.rate !== undefined)
            this.#fullAt = Number.NEGATIVE_INFINITY;
        if (named.quota !== undefined)
            [this.#used, this.#resetAt] = [0, null];
        this.#settings = settings;
    }
    quota(now) {
        const { quota } = this.#settings;
        if (quota === null)
            return null;
        this.#renewQuota(quota, now);
        return { remaining: Math.max(0, quota.requests - this.#used), resetAt: this.#resetAt };
    }
    decide(request) {
        const { rate, quota, waits, overloadShare } = this.#settings;
        const { now } = request;
        if (request.chance < overloadShare)
            return refused({ kind: "overload" });
        if (quota !== null) {
            this.#renewQuota(quota, now);
            if (this.#used >= quota.requests)
                return refused(quotaRefusal(quota, this.#resetAt, now));
        }
        if (rate !== null) {
            const reading = this.#readRate(rate, now);
            if (reading.waitMs > 0)
                return refused({ kind: "rate-limit", rate: reading, waits });
            this.#fullAt = Math.max(this.#fullAt, now) + intervalMs(rate);
        }
        this.#used += 1;
        if (quota?.reset.kind === "after" && this.#used >= quota.requests)
            this.#resetAt = now + quota.reset.durationMs;
        if (rate === null || waits === "unstated")
            return { kind: "admitted", rate: null };
        return { kind: "admitted", rate: this.#readRate(rate, now) };
    }
    #renewQuota({ reset }, now) {
        if (this.#resetAt !== null && now >= this.#resetAt)
            [this.#used, this.#resetAt] = [0, null];
        if (reset.kind === "clock")
            this.#resetAt ??= (0,_core_zone_js__WEBPACK_IMPORTED_MODULE_0__/* .nextClockTime */ .dt)(reset.hour, reset.minute, reset.zone, now);
    }
    #readRate(rate, now) {
        const { requests, perMs, burst } = rate;
        const admitAt = this.#fullAt - (burst - 1) * intervalMs(rate);
        const fullInMs = Math.max(0, this.#fullAt - now);
        const waitMs = Math.max(0, Math.ceil(admitAt - now));
        const tokens = Math.floor(burst - fullInMs / intervalMs(rate) + 1e-9);
        return { requests, perMs, remaining: Math.max(waitMs === 0 ? 1 : 0, tokens), waitMs, fullInMs };
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


/***/ }),

/***/ 33394:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ startProvider)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(55395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./build/provider/wire.js


function retryAfterSeconds(waitMs) {
    return String(Math.ceil(waitMs / 1_000));
}
function serverSentEvent(data, name) {
    return `${name === undefined ? "" : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;
}
function piecesOf(text) {
    return text.match(/\s*\S+\s*$|\s*\S+/g) ?? [text];
}
const PART = schemas/* looseObject */._H3({ text: schemas/* optional */.lqM(schemas/* string */.YjP()) });
const MESSAGE = schemas/* looseObject */._H3({
    role: schemas/* optional */.lqM(schemas/* string */.YjP()),
    content: schemas/* nullish */.cl6(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(PART)])),
});
const MESSAGES = schemas/* array */.YOg(MESSAGE).check(api/* _minLength */.m9(1));
const REQUEST = schemas/* looseObject */._H3({
    model: schemas/* string */.YjP().check(api/* _maxLength */.Eb(200)),
    stream: schemas/* nullish */.cl6(schemas/* boolean */.zMY()),
    messages: schemas/* optional */.lqM(MESSAGES),
    input: schemas/* optional */.lqM(schemas/* union */.KCZ([schemas/* string */.YjP(), MESSAGES])),
});
function readCompletionRequest(body) {
    if (body === null)
        return "The request body is too large.";
    const { data } = REQUEST.safeParse((0,json/* jsonOrNull */.J5)(body));
    const asked = data?.messages ?? data?.input;
    if (data === undefined || asked === undefined)
        return "Invalid request: expected a JSON object with `model` and `messages` (or `input`).";
    const { model, stream } = data;
    return { model, prompt: promptOf(asked), inputTokens: estimateTokens(body), isStream: stream === true };
}
function promptOf(asked) {
    if (typeof asked === "string")
        return asked;
    const content = asked.findLast(({ role }) => role === "user")?.content ?? "";
    return typeof content === "string" ? content : content.map((part) => part.text ?? "").join("\n");
}
function estimateTokens(text) {
    return Math.ceil(text.length / 4);
}

;// CONCATENATED MODULE: ./build/provider/anthropic-wire.js


const anthropicWire = {
    success(completion, exchange) {
        return {
            status: 200,
            headers: { "request-id": exchange.id, ...rateHeaders(completion.rate, exchange) },
            body: {
                ...messageHead(exchange),
                content: [{ type: "text", text: completion.text }],
                stop_reason: "end_turn",
                usage: { input_tokens: completion.inputTokens, output_tokens: completion.outputTokens },
            },
        };
    },
    events(completion, exchange) {
        const usage = { input_tokens: completion.inputTokens, output_tokens: 1 };
        const message = { ...messageHead(exchange), content: [], stop_reason: null, usage };
        const event = (type, data) => serverSentEvent({ type, ...data }, type);
        return [
            event("message_start", { message }),
            event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
            event("ping", {}),
            ...piecesOf(completion.text).map((text) => event("content_block_delta", { index: 0, delta: { type: "text_delta", text } })),
            event("content_block_stop", { index: 0 }),
            event("message_delta", {
                delta: { stop_reason: "end_turn", stop_sequence: null },
                usage: { output_tokens: completion.outputTokens },
            }),
            event("message_stop", {}),
        ];
    },
    refusal(refusal, exchange) {
        switch (refusal.kind) {
            case "rate-limit":
                return rateLimit(refusal, exchange);
            case "daily-quota":
                return error(exchange, 400, REFUSED, `You have reached your specified API usage limits. You will regain access on ${minuteUtc(refusal.resetAt)}.`);
            case "quota-exhausted":
                return error(exchange, 400, REFUSED, "Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.");
            case "overload":
                return error(exchange, 529, "overloaded_error", "Overloaded");
            default:
                return (0,unreachable/* unreachable */.H)(refusal);
        }
    },
    badRequest: ({ status, message }, exchange) => error(exchange, status, REFUSED, message),
};
const LIMITED = "rate_limit_error";
const REFUSED = "invalid_request_error";
function messageHead(exchange) {
    return { id: `msg_${exchange.id}`, type: "message", role: "assistant", model: exchange.model, stop_sequence: null };
}
function rateLimit(refusal, exchange) {
    const { rate, waits } = refusal;
    if (waits === "unstated")
        return error(exchange, 429, LIMITED, "This request would exceed your account's rate limit. Please try again later.");
    const longPeriod = rate.perMs < 3_600_000 ? "minute" : "hour";
    const period = rate.perMs < 60_000 ? "second" : longPeriod;
    const message = `This request would exceed your organization's rate limit of ${rate.requests} requests per ${period} ` +
        `(org: carryover-stand-in, model: ${exchange.model}). ` +
        "For details, refer to: https://docs.claude.com/en/api/rate-limits. " +
        "You can see the response headers for current usage. " +
        "Please reduce the prompt length or the maximum tokens requested, or try again later. " +
        "You may also contact sales at https://www.anthropic.com/contact-sales to discuss your options for a rate limit increase.";
    return error(exchange, 429, LIMITED, message, {
        "retry-after": retryAfterSeconds(rate.waitMs),
        ...rateHeaders({ ...rate, remaining: 0 }, exchange),
    });
}
function rateHeaders(rate, exchange) {
    if (rate === null)
        return {};
    return {
        "anthropic-ratelimit-requests-limit": String(rate.requests),
        "anthropic-ratelimit-requests-remaining": String(rate.remaining),
        "anthropic-ratelimit-requests-reset": secondUtc(exchange.now + rate.fullInMs),
    };
}
function error({ id }, status, type, message, headers = {}) {
    return {
        status,
        headers: { "request-id": id, ...headers },
        body: { type: "error", error: { type, message }, request_id: id },
    };
}
function secondUtc(at) {
    return new Date(Math.ceil(at / 1_000) * 1_000).toISOString().replace(".000Z", "Z");
}
function minuteUtc(at) {
    const text = new Date(Math.ceil(at / 60_000) * 60_000).toISOString();
    return `${text.slice(0, 10)} at ${text.slice(11, 16)} UTC`;
}

// EXTERNAL MODULE: ./build/provider/canned-answers.js
var canned_answers = __webpack_require__(1125);
// EXTERNAL MODULE: ./build/provider/chance.js
var chance = __webpack_require__(22886);
// EXTERNAL MODULE: ./build/provider/gate.js
var provider_gate = __webpack_require__(16417);
;// CONCATENATED MODULE: ./build/provider/openai-wire.js


const ORGANIZATION = "org-carryover-stand-in";
const LEARN_MORE = "Visit https://platform.openai.com/account/rate-limits to learn more.";
const openaiErrors = {
    refusal(refusal, exchange) {
        switch (refusal.kind) {
            case "rate-limit":
                return limited({ ...refusal.rate, waits: refusal.waits }, `requests per ${period(refusal.rate.perMs)}`, exchange);
            case "daily-quota":
                return limited({ ...refusal, waits: "stated", fullInMs: refusal.waitMs }, "requests per day (RPD)", exchange);
            case "quota-exhausted":
                return openai_wire_error(exchange, 429, {
                    message: "You exceeded your current quota, please check your plan and billing details. For more information on this error, read the docs: https://platform.openai.com/docs/guides/error-codes/api-errors.",
                    type: "insufficient_quota",
                    code: "insufficient_quota",
                });
            case "overload":
                return openai_wire_error(exchange, 503, {
                    message: "The engine is currently overloaded, please try again later.",
                    type: "server_error",
                    code: null,
                });
            default:
                return (0,unreachable/* unreachable */.H)(refusal);
        }
    },
    badRequest: ({ status, message }, exchange) => openai_wire_error(exchange, status, { message, type: "invalid_request_error", code: null }),
};
const openai_wire_LIMITED = { type: "requests", code: "rate_limit_exceeded" };
const openaiChatWire = {
    ...openaiErrors,
    success(completion, exchange) {
        const message = { role: "assistant", content: completion.text, refusal: null, annotations: [] };
        return answered(completion, exchange, {
            ...chatHead(exchange, "chat.completion"),
            choices: [{ index: 0, message, logprobs: null, finish_reason: "stop" }],
            usage: chatUsage(completion),
        });
    },
    events(completion, exchange) {
        const head = chatHead(exchange, "chat.completion.chunk");
        const chunk = (delta, finish_reason) => serverSentEvent({ ...head, choices: [{ index: 0, delta, logprobs: null, finish_reason }] });
        return [
            chunk({ role: "assistant", content: "" }, null),
            ...piecesOf(completion.text).map((content) => chunk({ content }, null)),
            chunk({}, "stop"),
            serverSentEvent({ ...head, choices: [], usage: chatUsage(completion) }),
            "data: [DONE]\n\n",
        ];
    },
};
function chatHead(exchange, object) {
    return { id: `chatcmpl-${exchange.id}`, object, created: Math.floor(exchange.now / 1_000), model: exchange.model };
}
function chatUsage({ inputTokens, outputTokens }) {
    return {
        prompt_tokens: inputTokens,
        completion_tokens: outputTokens,
        total_tokens: inputTokens + outputTokens,
    };
}
function limited({ requests, waitMs, fullInMs, waits }, what, exchange) {
    const reached = `Rate limit reached for ${exchange.model} in organization ${ORGANIZATION} on ${what}: Limit ${requests}, Used ${requests}, Requested 1.`;
    if (waits === "unstated")
        return openai_wire_error(exchange, 429, { ...openai_wire_LIMITED, message: reached });
    const message = `${reached} Please try again in ${goDuration(waitMs)}. ${LEARN_MORE}`;
    const headers = {
        "retry-after": retryAfterSeconds(waitMs),
        "retry-after-ms": String(waitMs),
        ...openai_wire_rateHeaders({ requests, remaining: 0, fullInMs }),
    };
    return openai_wire_error(exchange, 429, { ...openai_wire_LIMITED, message }, headers);
}
function answered({ rate }, exchange, body) {
    return { status: 200, headers: { "x-request-id": exchange.id, ...(rate === null ? {} : openai_wire_rateHeaders(rate)) }, body };
}
function openai_wire_rateHeaders(rate) {
    return {
        "x-ratelimit-limit-requests": String(rate.requests),
        "x-ratelimit-remaining-requests": String(rate.remaining),
        "x-ratelimit-reset-requests": goDuration(rate.fullInMs),
    };
}
function openai_wire_error({ id }, status, body, headers = {}) {
    return { status, headers: { "x-request-id": id, ...headers }, body: { error: { ...body, param: null } } };
}
function period(perMs) {
    if (perMs < 60_000)
        return "sec (RPS)";
    return perMs < 3_600_000 ? "min (RPM)" : "hour (RPH)";
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

;// CONCATENATED MODULE: ./build/provider/openai-responses-wire.js


const openaiResponsesWire = {
    ...openaiErrors,
    success: (completion, exchange) => answered(completion, exchange, finished(completion, exchange)),
    events(completion, exchange) {
        const place = { item_id: itemId(exchange), output_index: 0, content_index: 0 };
        const started = { ...responseHead(exchange), status: "in_progress", output: [] };
        const item = { id: itemId(exchange), type: "message", role: "assistant", status: "in_progress", content: [] };
        const whole = finished(completion, exchange);
        const data = [
            { type: "response.created", response: started },
            { type: "response.output_item.added", output_index: 0, item },
            { type: "response.content_part.added", ...place, part: textPart("") },
            ...piecesOf(completion.text).map((delta) => ({
                type: "response.output_text.delta",
                ...place,
                delta,
                logprobs: [],
            })),
            { type: "response.output_item.done", output_index: 0, item: whole.output[0] },
            { type: "response.completed", response: whole },
        ];
        return data.map((event, sequence_number) => serverSentEvent({ ...event, sequence_number }, event.type));
    },
};
function finished(completion, exchange) {
    const { inputTokens, outputTokens, text } = completion;
    return {
        ...responseHead(exchange),
        status: "completed",
        output: [
            {
                id: itemId(exchange),
                type: "message",
                role: "assistant",
                status: "completed",
                content: [textPart(text)],
            },
        ],
        usage: {
            input_tokens: inputTokens,
            input_tokens_details: { cached_tokens: 0 },
            output_tokens: outputTokens,
            output_tokens_details: { reasoning_tokens: 0 },
            total_tokens: inputTokens + outputTokens,
        },
    };
}
function responseHead(exchange) {
    return {
        id: `resp_${exchange.id}`,
        object: "response",
        created_at: Math.floor(exchange.now / 1_000),
        model: exchange.model,
        error: null,
        incomplete_details: null,
    };
}
function itemId(exchange) {
    return `msg_${exchange.id}`;
}
function textPart(text) {
    return { type: "output_text", text, annotations: [], logprobs: [] };
}

// EXTERNAL MODULE: ./build/provider/settings.js + 1 modules
var provider_settings = __webpack_require__(90426);
;// CONCATENATED MODULE: ./build/provider/provider.js












const STAND_IN_MODEL = "carryover-stand-in";
const BODY_BYTES_LIMIT = 4 * 1_048_576;
const WIRES = {
    "/v1/chat/completions": openaiChatWire,
    "/v1/responses": openaiResponsesWire,
    "/v1/messages": anthropicWire,
};
async function startProvider(settings = {}, start = {}) {
    const { now = Date.now, answer = () => canned_answers/* NO_ANSWER */.Dn, onRequest = () => { } } = start;
    let current = provider_settings/* settingsSchema */.d.parse(settings, provider_settings/* IN_ENGLISH */.v);
    const gate = new provider_gate/* Gate */.i(current);
    const counts = {
        requests: 0,
        admitted: 0,
        refused: { "rate-limit": 0, "daily-quota": 0, "quota-exhausted": 0, overload: 0 },
        refusedTotal: 0,
        firstRequestAt: null,
        lastAdmittedAt: null,
        requestsAfterStop: 0,
    };
    let isStopped = false;
    const overloadChance = (0,chance/* seededChance */.h)(1);
    const latencyChance = (0,chance/* seededChance */.h)(2);
    const stats = () => ({ ...counts, refused: { ...counts.refused }, quota: gate.quota(now()) });
    const change = (input) => {
        current = provider_settings/* settingsSchema */.d.parse({ ...current, ...input }, provider_settings/* IN_ENGLISH */.v);
        gate.change(current, input);
    };
    async function complete(response, path, wire, asked, id) {
        const { model, prompt, inputTokens, isStream } = asked;
        const exchange = { id, model, now: now() };
        const decision = gate.decide({ now: exchange.now, chance: overloadChance() });
        const outcome = decision.kind === "refused" ? decision.refusal.kind : "answered";
        onRequest({ at: exchange.now, path, model, stream: isStream, prompt, outcome });
        if (decision.kind === "refused") {
            const { kind } = decision.refusal;
            counts.refused[kind] += 1;
            counts.refusedTotal += 1;
            isStopped ||= kind === "daily-quota" || kind === "quota-exhausted";
            return send(response, wire.refusal(decision.refusal, exchange));
        }
        counts.admitted += 1;
        counts.lastAdmittedAt = exchange.now;
        isStopped = false;
        const { minMs, maxMs } = current.latency;
        const latencyMs = minMs + latencyChance() * Math.max(0, maxMs - minMs);
        const text = answer(prompt);
        const completion = { ...decision, text, inputTokens, outputTokens: estimateTokens(text) };
        const reply = wire.success(completion, exchange);
        if (isStream)
            return stream(response, reply, wire.events(completion, exchange), latencyMs);
        if (latencyMs > 0)
            await (0,promises_.setTimeout)(latencyMs);
        send(response, reply);
    }
    async function control(path, request) {
        if (path === "/carryover/settings" && request.method === "POST") {
            const input = (0,json/* jsonOrNull */.J5)((await readBody(request)) ?? "");
            if (typeof input !== "object" || input === null)
                return provider_json(400, { error: "Expected an object of settings." });
            const { error } = provider_settings/* settingsSchema */.d.safeParse({ ...current, ...input }, provider_settings/* IN_ENGLISH */.v);
            if (error !== undefined)
                return provider_json(400, { error: error.issues.map(({ message }) => message).join("; ") });
            change(input);
        }
        else if (path !== "/carryover/stats") {
            return provider_json(404, { error: "Known are GET /carryover/stats and POST /carryover/settings." });
        }
        return provider_json(200, stats());
    }
    let served = 0;
    async function respond(request, response) {
        const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
        if (path.startsWith("/carryover/"))
            return send(response, await control(path, request));
        served += 1;
        const id = `req_${String(served).padStart(8, "0")}`;
        const exchange = { id, model: STAND_IN_MODEL, now: now() };
        if (path === "/v1/models" && request.method === "GET")
            return send(response, listModels());
        const wire = WIRES[path];
        if (wire === undefined || request.method !== "POST") {
            const message = `Unknown request: ${request.method} ${path}`;
            return send(response, openaiChatWire.badRequest({ message, status: 404 }, exchange));
        }
        counts.requests += 1;
        counts.firstRequestAt ??= exchange.now;
        if (isStopped)
            counts.requestsAfterStop += 1;
        const asked = readCompletionRequest(await readBody(request));
        if (typeof asked === "string")
            return send(response, wire.badRequest({ message: asked, status: 400 }, exchange));
        return complete(response, path, wire, asked, id);
    }
    const server = (0,external_node_http_.createServer)((request, response) => {
        respond(request, response).catch((error) => {
            if (response.headersSent)
                response.destroy();
            else
                send(response, provider_json(500, { error: { message: String(error) } }));
        });
    });
    server.keepAliveTimeout = 60_000;
    server.listen(start.port ?? 0, "127.0.0.1");
    await (0,external_node_events_.once)(server, "listening");
    const { port } = server.address();
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
async function stream(response, { status, headers }, events, durationMs) {
    response.writeHead(status, { ...headers, "content-type": "text/event-stream; charset=utf-8" });
    const pauseMs = durationMs / Math.max(1, events.length - 1);
    for (const [index, event] of events.entries()) {
        if (index > 0 && pauseMs > 0)
            await (0,promises_.setTimeout)(pauseMs);
        if (response.destroyed)
            return;
        response.write(event);
    }
    response.end();
}
function provider_json(status, body) {
    return { status, headers: {}, body };
}
function listModels() {
    const model = { id: STAND_IN_MODEL, object: "model", created: 0, owned_by: "carryover" };
    return provider_json(200, { object: "list", data: [model] });
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
    overloadShare: schemas/* _default */.Rvf(schemas/* number */.aig().check(api/* _gte */.qm(0), api/* _lte */.Zm(1)), 0),
    latency: schemas/* _default */.Rvf(schemas/* object */.Ikc({ minMs: schemas/* number */.aig().check(api/* _gte */.qm(0)), maxMs: schemas/* number */.aig().check(api/* _gte */.qm(0)) }), {
        minMs: 0,
        maxMs: 0,
    }),
});


/***/ })

};
