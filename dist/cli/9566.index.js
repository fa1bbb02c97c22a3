export const id = 9566;
export const ids = [9566,4624,6044];
export const modules = {

/***/ 79566:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   detectCommand: () => (/* binding */ detectCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _config_command_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22389);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10742);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45725);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(65079);
/* harmony import */ var _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19996);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(64220);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23540);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(67756);
/* harmony import */ var _detect_detect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56044);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2094);
/* harmony import */ var _streams_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24624);












async function detectCommand(line) {
    const options = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readOptions */ .Tt)(_config_command_options_js__WEBPACK_IMPORTED_MODULE_1__/* .DETECT_OPTIONS */ .LM, line.options);
    const config = (0,_config_config_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfig */ .X)(line.inputs, { origin: "cli", env: {}, taker: "detect" });
    const source = config.rateLimitPatterns;
    const forms = source === null
        ? []
        : await (await Promise.all(/* import() */[__webpack_require__.e(2856), __webpack_require__.e(6725)]).then(__webpack_require__.bind(__webpack_require__, 79106))).readRateLimitPatterns(source, process.cwd());
    const context = {
        nowAt: options.nowAt ?? Date.now(),
        timeZone: options.timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
        retryAfterThresholdMs: config.retryAfterThresholdMs,
        forms,
    };
    const text = readText(line.positionals[0] ?? "-");
    const found = readAsExit(options.exitCode, text, context);
    const { redact } = (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_7__.environmentRedactor)(process.env);
    const answer = {
        certain: found.certain,
        kind: found.kind,
        retry_after_seconds: found.retryAfterMs === null ? null : found.retryAfterMs / 1_000,
        reset_at: found.resetAt === null ? null : (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_9__/* .iso */ .K)(found.resetAt),
        evidence: redact(found.evidence),
        form: found.form,
        provider: found.provider,
    };
    (0,_streams_js__WEBPACK_IMPORTED_MODULE_8__/* .printJson */ .Q2)(answer);
    return _core_tally_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.ok;
}
function readAsExit(exitCode, text, context) {
    if (exitCode === 0)
        return (0,_detect_detect_js__WEBPACK_IMPORTED_MODULE_6__.detectNotice)(text, context)?.detection ?? _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING_DETECTED */ .XV;
    return exitCode === _core_tally_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.outstanding ? (0,_detect_detect_js__WEBPACK_IMPORTED_MODULE_6__.detectDeclared)(text, context) : (0,_detect_detect_js__WEBPACK_IMPORTED_MODULE_6__.detect)(text, context);
}
function readText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path === "-" ? 0 : path, "utf8");
    }
    catch (error) {
        const reason = (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_10__/* .reasonOf */ .A)(error);
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_11__/* .UserError */ .y(`Expected a readable log at ${path === "-" ? "stdin" : path}, found: ${reason}.`, {
            cause: error,
        });
    }
}


/***/ }),

/***/ 24624:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IP: () => (/* binding */ inform),
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   Wb: () => (/* binding */ writeRaw),
/* harmony export */   informText: () => (/* binding */ informText),
/* harmony export */   n: () => (/* binding */ printText),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);

function inform(message) {
    process.stderr.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(`carryover: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(message)}`)}\n`);
}
function informText(text) {
    process.stderr.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .logText */ .kc)(text)}\n`);
}
function printText(text) {
    process.stdout.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .logText */ .kc)(text)}\n`);
}
function printJson(value) {
    process.stdout.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonLine */ .rF)(value)}\n`);
}
function writeRaw(text) {
    process.stderr.write(text);
}
function table(rows, width) {
    return rows.map(([name, value]) => `${name.padEnd(width)} ${value}`).join("\n");
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
        help: "How many requests may come at once. Default: those of a second.",
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

/***/ 81052:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ isConnectionFailure),
/* harmony export */   HD: () => (/* binding */ isAuthenticationError),
/* harmony export */   WT: () => (/* binding */ endsInAuthenticationError),
/* harmony export */   nK: () => (/* binding */ namesFailure)
/* harmony export */ });
const LAST_LINES = 15;
const LONGEST = 2_000;
const CONNECTION = new RegExp([
    "\\b(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ESOCKETTIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)\\b",
    "\\bconnection (?:refused|reset|aborted|timed out|closed by (?:peer|remote)|error)\\b",
    "\\b(?:failed|could ?n.t|could not|unable) to (?:connect|resolve host)|\\bcould ?n.t connect|\\bcould not resolve host\\b",
    "\\btemporary failure in name resolution\\b|\\bname or service not known\\b|\\bno such host\\b|\\bnodename nor servname\\b",
    "\\bnetwork is unreachable\\b|\\bno route to host\\b|\\bsocket hang up\\b|\\bsocket disconnected\\b|\\bfetch failed\\b",
    "\\b(?:operation|request|read|connect|handshake|i/o) (?:timed out|timeout)\\b|\\bTLS handshake timeout\\b|\\bAPITimeoutError\\b",
    "\\bcontext deadline exceeded\\b|\\baborted due to timeout\\b|^(?:\\w+\\.)*TimeoutError(?:: (?:timed out)?)?$",
].join("|"), "i");
function isConnectionFailure(text) {
    const lines = text.trimEnd().split("\n").slice(-LAST_LINES);
    return lines.some((line) => CONNECTION.test(line.trim().slice(0, LONGEST)));
}
const AUTHENTICATION = new RegExp([
    "\\b(?:authentication|permission_?denied|unauthori[sz]ed|unauthenticated)_?(?:error|exception)\\b",
    "\\b(?:permission_error|invalid_api_key|unauthenticated|permission_denied|model_not_found)\\b",
    "\\b(?:AccessDenied|UnrecognizedClient|ExpiredToken)Exception\\b",
    "\\b(?:invalid|incorrect|missing|expired|revoked|unauthorized|no)\\s(?:x-)?api[\\s_-]?key\\b",
    "\\bapi[\\s_-]?key\\s(?:(?:is\\s)?(?:not\\s(?:valid|set|found)|invalid|missing|expired|required))",
    "_API_KEY\\b.{0,60}\\b(?:missing|not\\sset|empty|required)\\b",
    "\\bno\\ssuch\\smodel\\b|\\bmodel:?\\s[`'\"]?[\\w./:-]{1,80}[`'\"]?\\s(?:does\\snot\\sexist|(?:is|was)?\\s?not\\sfound)",
    "\\b(?:http(?:/[\\d.]+)?|status(?:[\\s_]code)?|error(?:\\scode)?)\\s?[:=]?\\s?40[13]\\b|\\b401\\sUnauthorized\\b|\\b403\\sForbidden\\b",
].join("|"), "i");
const OF_THE_TASK = /\bAssertionError\b|\bexpect(?:ed|ation)?\b|\bmoderation\b|\bflagged\b|\bcontent[\s_-]?(?:filter|policy)/i;
function isAuthenticationError({ type, message, cause, status_code }) {
    const words = `${type ?? ""}: ${message ?? ""}: ${cause ?? ""}`.slice(0, LONGEST);
    if (OF_THE_TASK.test(words))
        return false;
    return status_code === 401 || status_code === 403 || AUTHENTICATION.test(words);
}
function endsInAuthenticationError(output) {
    const words = output.slice(-LONGEST);
    return AUTHENTICATION.test(words) && !OF_THE_TASK.test(words);
}
const NAMED = new RegExp([
    "unauthori[sz]ed|unauthenticated|authenticat|authori[sz]ation|forbidden|(?:permission|access)[\\s_-]?denied|credentials?\\b",
    "(?:invalid|incorrect|missing|wrong|expired|revoked|no)\\s(?:\\w{1,20}\\s){0,2}(?:api[\\s_-]?key|token)\\b|invalid[_-]?api[_-]?key",
    "(?:invalid|bad|malformed|unprocessable|unsupported)[\\s_-]?(?:request|argument|parameter|prompt|input|entity|model)",
    "not[\\s_-]?found|no[\\s_-]such|does not exist|schema|validation",
    "context[\\s_-]?(?:length|window|size)|(?:maximum|max|too many|too long)[\\s_-]?(?:context|tokens)|(?:prompt|input) is too long",
    "content[\\s_-]?(?:filter|policy|management)|safety|moderation|\\brefus(?:al|ed to answer)",
    "\\b(?:error|status|code|http)\\b[^\\n\\d]{0,12}(?:4(?!29)\\d\\d|5\\d\\d)\\b",
].join("|"), "i");
function namesFailure(error) {
    if (error.is_retryable === false)
        return true;
    if (error.status_code !== undefined && error.status_code >= 400)
        return true;
    return NAMED.test(`${error.type ?? ""}: ${error.message ?? ""}: ${error.cause ?? ""}`.slice(0, LONGEST));
}


/***/ }),

/***/ 65079:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ iso),
/* harmony export */   Q: () => (/* binding */ earliest)
/* harmony export */ });
function iso(at) {
    return new Date(at).toISOString();
}
function earliest(a, b) {
    if (a === null)
        return b;
    return b === null ? a : Math.min(a, b);
}


/***/ }),

/***/ 92746:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ jsonOrNull)
/* harmony export */ });
function jsonOrNull(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 19996:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HM: () => (/* binding */ waitEndsAt),
/* harmony export */   Ph: () => (/* binding */ pauseReason),
/* harmony export */   Vj: () => (/* binding */ LEAST_WAIT_MS),
/* harmony export */   W7: () => (/* binding */ statedEndAt),
/* harmony export */   XV: () => (/* binding */ NOTHING_DETECTED),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   gO: () => (/* binding */ limitDetails),
/* harmony export */   hJ: () => (/* binding */ statedWaitMs)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);


const NOTHING_DETECTED = {
    kind: "none",
    certain: true,
    retryAfterMs: null,
    resetAt: null,
    evidence: "",
    form: null,
    provider: null,
};
function isRateLimit(detection) {
    return detection.kind !== "none" && detection.kind !== "overload";
}
function limitDetails(limit) {
    const { kind, certain, source = null, retryAfterMs, resetAt, form, provider, evidence } = limit;
    return {
        kind,
        certain,
        source,
        retry_after_seconds: retryAfterMs === null ? null : retryAfterMs / 1_000,
        reset_at: resetAt === null ? null : (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .K)(resetAt),
        form,
        provider,
        evidence,
    };
}
const WAIT_FACTOR = 1.1;
const LEAST_WAIT_MS = 1_000;
function waitEndsAt(limit, now) {
    if (limit.retryAfterMs === null && limit.resetAt === null)
        return null;
    const waitMs = statedWaitMs(limit, now);
    return now + (waitMs === null ? LEAST_WAIT_MS : Math.ceil(waitMs * WAIT_FACTOR));
}
function statedWaitMs({ retryAfterMs, resetAt }, now) {
    if (retryAfterMs !== null && retryAfterMs > 0)
        return retryAfterMs;
    return resetAt !== null && resetAt > now ? resetAt - now : null;
}
function pauseReason({ evidence }, waitMs) {
    return `${waitMs === null ? "rate limit without a stated wait" : `asked to wait ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(waitMs)}`}: ${evidence}`;
}
function statedEndAt(limit, now) {
    if (limit.resetAt !== null && limit.resetAt > now)
        return limit.resetAt;
    const waitMs = statedWaitMs(limit, now);
    return waitMs === null ? null : now + waitMs;
}


/***/ }),

/***/ 56044:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  detect: () => (/* binding */ detect),
  detectDeclared: () => (/* binding */ detectDeclared),
  detectNotice: () => (/* binding */ detectNotice),
  detectRowError: () => (/* binding */ detectRowError)
});

// EXTERNAL MODULE: ./build/core/failure-words.js
var failure_words = __webpack_require__(81052);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(19996);
;// CONCATENATED MODULE: ./build/detect/clean.js
const TAIL = 262_144;
const MOST_LINES = 3_000;
const ESC = "\\u001b";
const BEL = "\\u0007";
const ESCAPES = new RegExp(`${ESC}(?:\\[[0-9;:?<=>]{0,40}[ -/]{0,4}[@-~]|\\][^${BEL}${ESC}\\n]{0,400}(?:${BEL}|${ESC}\\\\)|[()][0-9A-Za-z]|[@-Z\\\\^_])`, "g");
const BREAK = /\r\n|[\r\n\u2028\u2029\u0085]|<EOL>/;
const PREFIX = /^(?:\[?\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:[.,]\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?\]?\s|[\w.-]{0,60}[A-Za-z][\w.-]{0,60}\s{1,24}\|(?:\s|$)|\[pod\/[\w./-]{1,120}\]\s|\[(?:stderr|stdout)\]\s|(?:stderr|stdout)[:>]\s|[\u{1F300}-\u{1FAFF}]\uFE0F?\s)/u;
const WALLS = /^\s{0,8}[│┃║▏▎|]\s|\s{0,200}[│┃║▕]\s{0,4}$/g;
const PANEL_LINE = /^\s{0,8}[│┃║▏▎]|^\s{0,8}\|.{0,400}\|\s{0,4}$/;
const LONG_BLANK = /[ \t]{41,}/g;
function cleanLines(text) {
    return text.slice(-TAIL).replace(ESCAPES, "").split(BREAK).slice(-MOST_LINES).map(cleanLine);
}
function cleanLine(line) {
    let rest = line.replace(LONG_BLANK, " ".repeat(40));
    for (let round = 0; round < 3; round += 1) {
        const prefix = PREFIX.exec(rest);
        if (prefix === null)
            break;
        rest = rest.slice(prefix[0].length);
    }
    if (/^"[^"]{12,4000}"$/.test(rest))
        return rest.slice(1, -1);
    return PANEL_LINE.test(rest) && !rest.slice(1, -1).includes(" | ") ? rest.replace(WALLS, "") : rest;
}

// EXTERNAL MODULE: ./build/detect/codes.js
var codes = __webpack_require__(17556);
// EXTERNAL MODULE: ./build/detect/fields.js
var detect_fields = __webpack_require__(4897);
// EXTERNAL MODULE: ./build/core/json-or-null.js
var json_or_null = __webpack_require__(92746);
// EXTERNAL MODULE: ./build/detect/limit-evidence.js
var limit_evidence = __webpack_require__(41595);
// EXTERNAL MODULE: ./build/detect/read-message.js + 4 modules
var read_message = __webpack_require__(87030);
// EXTERNAL MODULE: ./build/detect/records.js
var records = __webpack_require__(27484);
// EXTERNAL MODULE: ./build/detect/reset/headers.js
var headers = __webpack_require__(8536);
;// CONCATENATED MODULE: ./build/detect/units.js
const RESPONSE = /^\s{0,4}(?:[<*] |reply: ['"]|<- )?HTTP\/\d(?:\.\d)?\s[1-5]\d\d\b/;
const HEADER = /^\s{0,4}(?:< |header: )?[A-Za-z][\w-]{1,80}:\s|^\s{0,4}<\s{0,4}$/;
const TRACEBACK = /^\s{0,8}(?:\+ )?(?:Exception Group )?Traceback \(most recent call last\)|^\w+(?:Error|Exception)\s{2,}Traceback/;
const MARKED = /^\s{0,12}[⎿●⏺■✗✘×❌⚠✻✖•❯›]/u;
const CONTINUED = /^(?:\s{2,}\S|\*\s\w|\t+\S|[}\])]|\s{1,12}at\s|<\/?(?:html|head|title|body|center|h1|hr|p|div)\b)/i;
const FENCE = /^\s{0,3}```/;
const PROPERTY = /^(?:title|status|detail|message|code|type|cause|reason|body|headers|request[_ ]id)\s?[:=]\s/;
const LONGEST_UNIT = 400;
const NARROWEST_SCREEN = 70;
function readUnits(lines) {
    const units = [];
    const fences = lines.filter((line) => FENCE.test(line)).length;
    let isQuoted = false;
    for (let at = 0; at < lines.length;) {
        if (isBlank(lines[at])) {
            at += 1;
            continue;
        }
        if (fences > 1 && FENCE.test(lines[at] ?? ""))
            isQuoted = !isQuoted;
        if (isQuoted) {
            at += 1;
            continue;
        }
        const unit = readRecordUnit(lines, at) ?? { ...readTextUnit(lines, at) };
        units.push(...unrolled(unit));
        at = unit.line + unit.lines.length;
    }
    return units;
}
function isBlank(line) {
    return line === undefined || line.trim() === "";
}
function readTextUnit(lines, at) {
    const head = lines[at] ?? "";
    if (RESPONSE.test(head))
        return { kind: "response", line: at, lines: lines.slice(at, responseEnd(lines, at)) };
    if (TRACEBACK.test(head))
        return { kind: "traceback", line: at, lines: lines.slice(at, tracebackEnd(lines, at)) };
    return { kind: "line", line: at, lines: lines.slice(at, textEnd(lines, at + 1)) };
}
function textEnd(lines, from) {
    let end = from;
    while (end < lines.length && end - from < LONGEST_UNIT) {
        const line = lines[end] ?? "";
        if (isBlank(line) || MARKED.test(line))
            break;
        if (!CONTINUED.test(line) && !PROPERTY.test(line) && !isBroken(lines[end - 1] ?? "", line))
            break;
        end += 1;
    }
    return end;
}
function isBroken(line, next) {
    if (/\b(?:at|until|after|in)\s?:?$/i.test(line) && /^\s*\d/.test(next))
        return true;
    return (line.length >= NARROWEST_SCREEN &&
        /[^.:;{}!?]$/.test(line) &&
        /^(?:[a-z(]|\d{1,4}[.:]?\d{0,2} ?(?:[A-Za-z]|$)|https?:)/.test(next));
}
function tracebackEnd(lines, at) {
    let end = at + 1;
    while (end < lines.length &&
        (/^(?:\s|\+|\|)/.test(lines[end] ?? "") || isBlank(lines[end])) &&
        end - at < LONGEST_UNIT) {
        if (isBlank(lines[end]) && !/^\s/.test(lines[end + 1] ?? ""))
            break;
        end += 1;
    }
    return Math.min(textEnd(lines, end + 1), lines.length);
}
function responseEnd(lines, at) {
    let end = at + 1;
    while (end < lines.length && HEADER.test(lines[end] ?? ""))
        end += 1;
    const body = isBlank(lines[end]) ? end + 1 : end;
    if (isBlank(lines[body]) || RESPONSE.test(lines[body] ?? ""))
        return end;
    const record = readRecordUnit(lines, body);
    if (record !== null)
        return body + record.lines.length;
    end = body;
    while (end < lines.length && !isBlank(lines[end]) && end - body < 20)
        end += 1;
    return end;
}
function readRecordUnit(lines, at) {
    const head = (lines[at] ?? "").trim();
    if (!/^[{[]/.test(head))
        return null;
    const whole = parse(head);
    if (whole !== null)
        return { kind: "record", line: at, lines: [lines[at] ?? ""], value: whole };
    if (head.length > 2)
        return null;
    const indent = (lines[at] ?? "").search(/\S/);
    for (let end = at + 1; end < lines.length && end - at < LONGEST_UNIT; end += 1) {
        const line = lines[end] ?? "";
        if (line.search(/\S/) !== indent || !/^\s*[}\]]/.test(line))
            continue;
        const value = parse(lines.slice(at, end + 1).join("\n"));
        return value === null ? null : { kind: "record", line: at, lines: lines.slice(at, end + 1), value };
    }
    return null;
}
function parse(text) {
    if (!/[}\]]$/.test(text))
        return null;
    try {
        const value = JSON.parse(text);
        return typeof value === "object" ? value : null;
    }
    catch {
        return null;
    }
}
function unrolled(unit) {
    const { value } = unit;
    if (!Array.isArray(value) || !value.every((item) => typeof item === "object" && item !== null))
        return [unit];
    return value.map((item, index) => ({ ...unit, lines: index === 0 ? unit.lines : [], value: item }));
}

;// CONCATENATED MODULE: ./build/detect/last-error.js








const REACH = 60;
const NEAR = 12;
const ERROR_LEVEL = [
    /\b(?:ERROR|ERR!|FATAL|CRITICAL|SEVERE|PANIC|WARN(?:ING)?)\b|\b\w*(?:Error|Exception|Failure|Fault|Exceeded|Exhausted|Limit(?:ed|Reached))\b(?=\s*[:([{<·-]|\s\d|\.?\s*$)|\bStatusCode\.[A-Z_]{5,}|^\s{0,8}(?:[\w-]+(?:\.|::))+_?[A-Z][\w$]+: |^\([A-Z]\w{3,40}\) /,
    /\b(?:error|fatal|panic|failed|failure|exception|aborted|stopped|rejected|refused|denied|gave up|giving up)\b(?=\W{0,3}[:([]|,|;| with\b| by\b| due\b| because\b| after\b|\s[-–—]| to \w)|^\W{0,8}(?:error|failed|failure|fatal|could not|couldn't|unable to|cannot|request failed|api error|uncaught|unhandled|traceback|oops|sorry|fehler|erreur|errore|erro)\b|^\W{0,8}(?:错误|錯誤|エラー|오류|ошибка)|^\s{0,8}[■✗✘×❌⚠✖]|\(code[:=] ?\w+\)|\blast status\b|\blevel=(?:error|fatal|warn)|^##\[error\]/iu,
];
const QUIET_LEVEL = /^.{0,60}\b(?:INFO|DEBUG|TRACE|NOTICE)\b/;
const SOURCE = [
    /^\s*(?:[-+](?=[\sA-Za-z{"'])(?!\s?(?:error|4\d\d|5\d\d)\b)|\/\/|#(?!#\[error)|\*\s|\||>\s|<!--|<(?!html|!doctype|title|h1|head|body)\w+[ >]|--?[a-z][\w-]*[ =]|at\s\S+\s\(|["'][\w.-]+["']:\s|@\w+)/i,
    /^\s*(?:(?:import|from|def|defp|class|const|var|return|function|func|fn|pub|async|await|if|elif|else|except|catch|raise|throw|assert|expect|export|public|private|interface|struct|enum)\b|(?:for|while|case|type|let|val)\b(?!.{0,60}(?:Error|error):))[^:]{0,200}[({=:;,]/,
    /^\s*[\w./-]+\.[a-z]{1,5}:\d+:\s?(?![\w.]*(?:Error|error|fatal|FAIL)|in )|[{;]\s*$|=>|\)\s*\{|^\s*(?!429|402|5\d\d)\d{1,4}(?::| ->) |^\s*\d{3}: ["']|\b(?:re\.compile|expect|assert\w*|toBe|toEqual|toMatch|pytest\.raises|describe|it|test|return_value|side_effect|mock\w*)[(=]|\b(?:throw|raise)\s+(?:new\s+)?[\w.]+\(/,
    /^\s*(?:[├└┌]|[0-9a-f]{7,40}\s|(?:feat|fix|docs|chore|refactor|perf|test)(?:\([\w/-]+\))?!?: |v\d+\.\d+|[QA]: |\w+ = ["'\d[])|\)\s*,\s*$/,
    /^\s*(?:\d+\.|[-*])\s+(?!error\b|\w+Error:)\S.{0,200}$|^[^|]{1,60} \| [^|]{1,80}$|^\s*\[?(?:assistant|user|human|answer|thinking|prompt|question|expected|actual|reference|note|tip|hint|grader)\]?(?: \d+)?:?\s/iu,
];
const SURELY_ERROR = /^\s*(?!(?:class|raise|except|throw|import|from|catch|return|new)\b)(?:\*\* \()?(?:[\w.$:]{0,80}(?:Error|Exception|Exceeded|Exhausted|Limited|Requests|Failure)\)?(?::|\(\w+=|\s\w)|[\w .]{0,40}Error:)|^\s*(?:ERROR\b|error:|FAILED\b|\[?\d{4}-\d\d-\d\d)|^\S+:\d+:in |^##\[error\]/;
const SUCCESS = /HTTP\/\d(?:\.\d)?"?\s20[0-4]\b|\b20[01] OK\b|->\s20[01]\b|\b(?:succeeded|recovered|successfully)\b|^\s*(?:PASS(?:ED)?|ok|OK|✓|✔|---? PASS)\b|\bPASSED\b|\.\.\. ok\b|\bok \(\d|^\W{0,3}\d+\/\d+\W.{0,80}\b(?:ok|pass(?:ed)?|done|score)|^\s*(?:finished|graded|scored)\b|^[\W]*\d+ passed\b|^\s{0,4}⏺\s(?!.*(?:[Ll]imit|[Ee]rror))/;
const FAULT = /^(?:E\s+)?(?:Uncaught )?(?:[\w.]+\.)?(?:Assertion|Key|Index|Type|Attribute|Name|Import|ModuleNotFound|Syntax|Indentation|FileNotFound|ZeroDivision|Recursion|Unicode\w*|JSONDecode|Reference|Range|Memory|NotImplemented|IsADirectory|NotADirectory|FileExists|UnboundLocal|Lookup|Overflow|GraphRecursion|BlockingIO)(?:Error|Exception)\b|\berror TS\d+|\bSegmentation fault\b|\bCannot find module\b|\bcommand not found\b|\bNo such file or directory\b/m;
const ASSERTION = /\b(?:Assertion|Expectation|Comparison)\w*(?:Error|Failed|Failure|Exception)?\b|\bexpected\b.{0,80}\b(?:got|but|received|found|said|to (?:be|equal|have|receive|return))\b|\bwant(?:ed)? .{0,40}\bgot\b|\bgot .{0,60}\bwant(?:ed)?\b|\bassert(?:ion)?\b|\bnot raised\b|DID NOT RAISE|\bmismatch\b|golden file|Failed example|Failure\/Error:|--- FAIL|^not ok\b/im;
const CHAINED = /^(?:During handling of the above exception|The above exception was the direct cause)|\[cause\]|Caused by:/m;
const CLOSING = 2;
const LONGEST_NOTICE = 400;
const LONGEST_HEAD = 4_000;
function lastRefusal(text, context) {
    const units = readUnits(cleanLines(text));
    const end = units.at(-1);
    if (end === undefined)
        return null;
    const lastLine = end.line + end.lines.length;
    let isLast = true;
    let trouble = null;
    for (let at = units.length - 1; at >= 0; at -= 1) {
        const unit = units[at];
        if (unit === undefined || lastLine - (unit.line + unit.lines.length) > REACH)
            break;
        const isClosing = isLast && units.length - at <= CLOSING;
        const { standing, evidence } = readUnit(unit, context, isClosing);
        if (standing === "neutral" && unit.lines.some(isErrorLine))
            isLast = false;
        if (standing === "success" || standing === "failure")
            break;
        if (standing === "limit" || evidence.meanings.get("overload")?.certain) {
            return withSurroundings(evidence, units, at, context);
        }
        if (standing === "trouble")
            trouble ??= evidence;
    }
    return trouble;
}
function withSurroundings(evidence, units, at, context) {
    const own = units[at];
    if (own === undefined)
        return evidence;
    const end = own.line + own.lines.length;
    for (const unit of units.slice(at + 1).filter((one) => one.line - end < NEAR))
        addWaits(evidence, unit, context);
    for (let index = at - 1; index >= 0; index -= 1) {
        const unit = units[index];
        if (unit === undefined || own.line - (unit.line + unit.lines.length) > NEAR)
            break;
        const { standing, evidence: more } = readUnit(unit, context);
        if (standing === "success" || standing === "failure")
            break;
        if (standing === "limit" && !hasWait(evidence))
            (0,limit_evidence/* addEvidence */.zt)(evidence, more);
        else if (standing === "neutral" && !hasWait(evidence) && own.line - unit.line <= 4)
            addWaits(evidence, unit, context);
    }
    return evidence;
}
function hasWait(evidence) {
    return evidence.waits.length > 0 || evidence.headers.size > 0;
}
function addWaits(evidence, unit, context) {
    const text = unit.lines.join("\n");
    for (const [name, value] of (0,read_message/* readHeaders */.jB)(text))
        evidence.headers.set(name, value);
    const { waits } = (0,read_message/* readMessage */._8)(text, { isError: false }, context);
    evidence.waits.push(...waits);
    for (const field of (0,detect_fields/* scanFields */.f3)(text)) {
        const wait = (0,detect_fields/* readWaitField */.oz)(field, context);
        if (wait !== null)
            evidence.waits.push(wait);
    }
}
function readUnit(unit, context, isClosing = false) {
    if (unit.kind === "record")
        return last_error_readRecordUnit(unit.value, context);
    const text = unit.lines.join("\n");
    const head = (unit.lines[0] ?? "").slice(0, LONGEST_HEAD);
    if (unit.kind === "response")
        return readResponse(unit, text, context);
    const object = unit.kind === "line" ? objectIn(text) : null;
    if (object !== null && !isErrorLine(object.lead))
        return readAfterLead(object, context);
    const isSource = unit.kind === "line" &&
        !/^\s*[{[(]\s*$/.test(head) &&
        SOURCE.some((shape) => shape.test(head)) &&
        !SURELY_ERROR.test(head) &&
        !((0,read_message/* reportsStatus */.Q2)(head) && !/^\s*(?:[|*#/+-]|[0-9a-f]{7,40}\s)|=>|,\s*$/.test(head));
    if (isSource)
        return NEUTRAL;
    if (SUCCESS.test(head) && !/\b(?:fail|error)/i.test(head))
        return { standing: "success", evidence: (0,limit_evidence/* noEvidence */.n2)() };
    if (ASSERTION.test(text.slice(0, 4_000)) && !CHAINED.test(text))
        return { standing: "failure", evidence: (0,limit_evidence/* noEvidence */.n2)() };
    const isError = unit.kind === "traceback" ||
        unit.lines.slice(0, 40).some(isErrorLine) ||
        (isClosing && head.length <= LONGEST_NOTICE && !QUIET_LEVEL.test(head) && (0,read_message/* opensWithPhrase */.RB)(head));
    const message = unit.kind === "traceback" ? withoutFrames(unit.lines) : text;
    const evidence = (0,read_message/* readMessage */._8)(message, { isError }, context);
    if (isError) {
        const fields = (0,detect_fields/* scanFields */.f3)(message);
        (0,detect_fields/* addFields */.dG)(evidence, fields, context);
        for (const [name, value] of (0,read_message/* readHeaders */.jB)(text))
            evidence.headers.set(name, value);
        const sentence = fields.find(({ role, value }) => role === "message" && /\w \w+ \w/.test(value))?.value;
        if (sentence !== undefined)
            evidence.words = sentence.replace(/\s+/g, " ").slice(0, read_message/* WORDS_LENGTH */.RR);
    }
    return { standing: standingOf(evidence, isError, message), evidence };
}
function objectIn(text) {
    const start = text.search(/\{\s*"/);
    const value = start === -1 ? null : (0,json_or_null/* jsonOrNull */.J)(text.slice(start, text.lastIndexOf("}") + 1));
    return (0,records/* isObject */.Gv)(value) ? { lead: text.slice(0, start), value } : null;
}
function readAfterLead({ lead, value }, context) {
    const { standing, evidence } = last_error_readRecordUnit(value, context);
    if (standing === "success" || (standing === "neutral" && !(0,read_message/* reportsStatus */.Q2)(`${lead} {`)))
        return { standing, evidence };
    const before = (0,read_message/* readMessage */._8)(`${lead} {`, { isError: true }, context);
    (0,detect_fields/* addFields */.dG)(before, (0,detect_fields/* scanFields */.f3)(lead), context);
    (0,limit_evidence/* addEvidence */.zt)(before, evidence);
    before.words = evidence.words || before.words;
    return { standing: standingOf(before, true, ""), evidence: before };
}
function isErrorLine(line) {
    const start = line.slice(0, 2_000);
    if ((0,read_message/* reportsStatus */.Q2)(start) || /<(?:title|h1)>\s*[45]\d\d/.test(start))
        return true;
    return !QUIET_LEVEL.test(start) && ERROR_LEVEL.some((level) => level.test(start));
}
const NEUTRAL = { standing: "neutral", evidence: (0,limit_evidence/* noEvidence */.n2)() };
function standingOf(evidence, isError, text) {
    const other = evidence.meanings.get("other");
    const isFirm = evidence.typed ||
        evidence.status === 429 ||
        [...evidence.meanings].some(([meaning, sign]) => meaning !== "other" && sign.certain);
    const isServer = evidence.status !== null && evidence.status >= 500;
    if (other !== undefined && !isFirm && !isServer && evidence.status !== 402)
        return "failure";
    if (FAULT.test(text) && !CHAINED.test(text) && !evidence.meanings.has("connection"))
        return "failure";
    if ((0,limit_evidence/* isLimit */.S4)(evidence))
        return "limit";
    if ((0,limit_evidence/* isTrouble */.KM)(evidence))
        return "trouble";
    if (evidence.status === 403 && ((0,headers/* isExhausted */.qo)(evidence.headers) || evidence.headers.has("retry-after")))
        return "limit";
    if (evidence.status !== null && isError)
        return "failure";
    return "neutral";
}
const FRAME = /^\s*(?:File "|at\s|\^|~|\||\+|\d+\s)|^\s{4,}\S/;
function withoutFrames(lines) {
    return lines.filter((line) => !FRAME.test(line) || /^\s+(?:E\s|message|status|code|body|"|')/.test(line)).join("\n");
}
function readResponse(unit, text, context) {
    const status = Number(/HTTP\/\d(?:\.\d)?\s([1-5]\d\d)/.exec(text)?.[1]);
    if (status < 400)
        return status >= 200 ? { standing: "success", evidence: (0,limit_evidence/* noEvidence */.n2)() } : NEUTRAL;
    const bodyAt = unit.lines.findIndex((line, index) => index > 0 && !/^\s{0,4}(?:< |header: )?[\w-]+:\s|^\s*<?\s*$/.test(line));
    const evidence = (0,limit_evidence/* noEvidence */.n2)();
    for (const line of unit.lines.slice(1, bodyAt === -1 ? undefined : bodyAt)) {
        const header = /^\s{0,4}(?:< |header: )?([\w-]{1,80}):\s{0,4}(.*)$/.exec(line);
        const name = (header?.[1] ?? "").toLowerCase();
        if ((0,headers/* isLimitHeader */.zF)(name))
            evidence.headers.set(name, header?.[2] ?? "");
    }
    const body = bodyAt === -1 ? "" : unit.lines.slice(bodyAt).join("\n");
    (0,limit_evidence/* addEvidence */.zt)(evidence, (0,read_message/* readMessage */._8)(body === "" ? (unit.lines[0] ?? "") : body, { isError: true }, context));
    const value = (0,json_or_null/* jsonOrNull */.J)(body);
    if ((0,records/* isObject */.Gv)(value))
        (0,limit_evidence/* addEvidence */.zt)(evidence, (0,detect_fields/* readFields */.qU)((0,records/* recordFields */.zB)(value).fields, context));
    else
        (0,detect_fields/* addFields */.dG)(evidence, (0,detect_fields/* scanFields */.f3)(body), context);
    evidence.words = body === "" ? (unit.lines[0] ?? "").trim() : body.replace(/\s+/g, " ").slice(0, read_message/* WORDS_LENGTH */.RR);
    evidence.status = evidence.status === 429 ? 429 : status;
    return { standing: standingOf(evidence, true, body), evidence };
}
function last_error_readRecordUnit(value, context) {
    if (!(0,records/* isObject */.Gv)(value))
        return NEUTRAL;
    const reading = (0,records/* readRecord */.aE)(value);
    if (reading.kind === "silent")
        return NEUTRAL;
    if (reading.kind === "success")
        return { standing: "success", evidence: (0,limit_evidence/* noEvidence */.n2)() };
    const evidence = (0,detect_fields/* readFields */.qU)(reading.fields, context);
    if (evidence.words === "")
        evidence.words = JSON.stringify(value).slice(0, read_message/* WORDS_LENGTH */.RR);
    for (const log of reading.logs) {
        const inner = lastRefusal(log.slice(-65_536), context);
        if (inner !== null)
            (0,limit_evidence/* addEvidence */.zt)(evidence, inner);
    }
    return { standing: standingOf(evidence, true, evidence.words), evidence };
}

// EXTERNAL MODULE: ./build/detect/reset/prose-waits.js
var prose_waits = __webpack_require__(93954);
// EXTERNAL MODULE: ./build/detect/reset/duration-words.js
var duration_words = __webpack_require__(71832);
// EXTERNAL MODULE: ./build/detect/reset/wait.js
var reset_wait = __webpack_require__(73005);
;// CONCATENATED MODULE: ./build/detect/user-forms.js






const user_forms_TAIL = 65_536;
const LONGEST_LINE = 4_000;
function readUserForms(text, context, stated = []) {
    const { forms = [] } = context;
    if (forms.length === 0)
        return { detection: null, rest: text };
    const quiet = forms.filter((form) => form.kind === "none");
    const loud = forms.filter((form) => form.kind !== "none");
    const lines = cleanLines(text.slice(-user_forms_TAIL));
    const kept = lines.filter((line) => !quiet.some((form) => form.match(line.slice(0, LONGEST_LINE)) !== null));
    const rest = kept.length === lines.length ? text : `${text.slice(0, -user_forms_TAIL)}${kept.join("\n")}`;
    for (const line of kept.toReversed()) {
        for (const form of loud) {
            const match = form.match(line.slice(0, LONGEST_LINE));
            if (match === null)
                continue;
            const wait = (0,reset_wait/* longest */.x)([...waitsOf(form, match, line, context), ...stated], context.nowAt);
            return { detection: answer(form, line, wait, context), rest };
        }
    }
    return { detection: null, rest };
}
function waitsOf(form, groups, line, context) {
    if (form.retryAfterGroup === null && form.resetGroup === null)
        return (0,prose_waits/* readProseWaits */._)(line, context);
    const reset = form.resetGroup === null ? null : (groups[form.resetGroup] ?? null);
    return [retryAfter(form, groups), reset === null ? null : (0,headers/* readReset */.ye)(reset, context)].filter((wait) => wait !== null);
}
function retryAfter(form, groups) {
    const text = form.retryAfterGroup === null ? undefined : groups[form.retryAfterGroup]?.trim();
    if (text === undefined)
        return null;
    if (/^\d{1,12}(?:\.\d{1,9})?$/.test(text)) {
        const ms = Number(text) * form.retryAfterUnitMs;
        return ms <= duration_words/* LONGEST_WAIT_MS */.u_ ? { kind: "duration", ms, source: "prose" } : null;
    }
    const duration = (0,duration_words/* readDuration */.$7)(text);
    return duration === null ? null : { kind: "duration", ms: duration.durationMs, source: "prose" };
}
function answer(form, line, wait, context) {
    return {
        kind: settledKind(form.kind, wait, context),
        certain: true,
        retryAfterMs: wait?.kind === "duration" ? wait.ms : null,
        resetAt: wait?.kind === "instant" ? wait.at : null,
        evidence: line.trim().slice(0, read_message/* WORDS_LENGTH */.RR),
        form: form.name,
        provider: form.provider,
    };
}
function settledKind(kind, wait, context) {
    if (kind !== "wait")
        return kind;
    if (wait === null)
        return "cap";
    return (0,reset_wait/* waitMs */.C)(wait, context.nowAt) > context.retryAfterThresholdMs ? "stop" : "wait";
}

;// CONCATENATED MODULE: ./build/detect/provider.js
const SIGNS = [
    ["azure-openai", /azure ?openai|AzureException|azure-api\.net|openai\.azure\.com|aka\.ms\/oai/i],
    ["openrouter", /openrouter/i],
    ["github-models", /models\.github\.ai|UserByModelBy|models\.inference\.ai\.azure/i],
    ["github-copilot", /githubcopilot|\/copilot\/|Copilot (?:model|Chat|CLI)|premium request allowance/i],
    ["google-vertex", /aiplatform\.googleapis|vertex/i],
    ["google", /generativelanguage|gemini|ai\.google\.dev|cloudcode-pa|googleapis|google\.(?:genai|api_core|rpc)/i],
    ["aws-bedrock", /bedrock|botocore|InvokeModel|ConverseStream|ThrottlingException/],
    ["anthropic", /anthropic|claude|rate_limit_error|overloaded_error/i],
    ["groq", /groq/i],
    ["deepseek", /deepseek/i],
    ["moonshot", /moonshot|kimi|organization max RPM/i],
    ["zhipu", /zhipu|bigmodel|\bglm-|z\.ai\b/i],
    ["qwen", /dashscope|aliyun|\bqwen\b/i],
    ["mistral", /mistral/i],
    ["cohere", /cohere/i],
    ["together", /together(?:\.ai|\.error|-ai| ai\b)|api\.together/i],
    ["fireworks", /fireworks/i],
    ["xai", /\bx\.ai\b|\bxai\b|\bgrok\b/i],
    ["perplexity", /perplexity/i],
    ["huggingface", /hugging ?face|hf_token|HfHub/i],
    ["replicate", /replicate/i],
    ["cerebras", /cerebras/i],
    ["sambanova", /sambanova/i],
    ["nvidia-nim", /nvidia|\bnim\b/i],
    ["cloudflare", /cloudflare|neurons\b/i],
    ["siliconflow", /siliconflow/i],
    ["docker-hub", /\btoomanyrequests:|docker\.(?:com|io)/],
    ["openai", /openai|chatgpt|codex|\bgpt-\d|\borg-[A-Za-z0-9]{10}/i],
    ["github", /api\.github\.com|docs\.github\.com|\bgithub\b|octokit/i],
];
function providerOf(text) {
    const head = text.slice(0, 4_000);
    return SIGNS.find(([, sign]) => sign.test(head))?.[0] ?? null;
}

;// CONCATENATED MODULE: ./build/detect/verdict.js






const PER_DAY = /\/\s?(?:day|week|month)\b|per[-_\s]?(?:1\s)?(?:day|week|month|24)|perday|\b(?:RPD|TPD)\b|\bdaily\b|\bweekly\b|\bmonthly\b|per 86400|\b24[- ]hours?\speriod|\bevery 24 hours/i;
const PER_MINUTE = /per[-_\s]?(?:min|sec|hour|second)|perminute|persecond|perhour|\b(?:RPM|TPM|ITPM|OTPM|QPS|RPS|QPM)\b|\/ ?min|this minute|\/ ?sec|per \d{1,4} ?(?:min|sec|s\b|hour)|\bwith backoff\b|\bquotas-genai\b|\baiplatform\.googleapis\.com\/(?:online_prediction|generate_content)/i;
const GOOGLE_PER_DAY = /\b\w{0,60}PerDay\w{0,60}\b|per_day/;
const OTHER_RESOURCES = new Set(["storage", "memory", "harness-limit", "package-registry"]);
const OWN_RATE = /\brate[- ]?limit (?:was |has been )?(?:exceeded|reached)|\blimited to \d/i;
function verdictFor(evidence, context) {
    const { status } = evidence;
    const meanings = withoutGuesses(evidence.meanings);
    const wait = statedWait(evidence, context);
    const has = (meaning) => meanings.has(meaning);
    const isFirm = evidence.typed || status === 429 || limit_evidence/* LIMIT_MEANINGS */.TD.some((meaning) => meanings.get(meaning)?.certain);
    const give = (kind, meaning, stated, form) => detection(kind, meaning, stated, evidence, context, form);
    if (has("task") && (isFirm || status === 400 || status === 402 || status === null))
        return give("task", "task", null);
    if (asksForMoreThanLimit(evidence.context) && isFirm)
        return give("task", "task", null, "request-too-large");
    const other = meanings.get("other");
    const isNamed = ["money", "period"].some((meaning) => meanings.get(meaning)?.certain);
    if (other !== undefined &&
        OTHER_RESOURCES.has(other.form) &&
        status !== 429 &&
        !isNamed &&
        !(status === 402 && other.form === "harness-limit"))
        return rate_limit/* NOTHING_DETECTED */.XV;
    if (other !== undefined && !isFirm && status !== 402 && !(status !== null && status >= 500))
        return rate_limit/* NOTHING_DETECTED */.XV;
    if (has("money"))
        return give("stop", "money", verdict_long(wait, context));
    if (status === 402)
        return give("stop", "money", verdict_long(wait, context), "payment-required");
    const overload = meanings.get("overload");
    const isOwnRate = !overload?.certain && (has("period") || OWN_RATE.test(evidence.context));
    if (overload !== undefined && !isOwnRate)
        return give("overload", "overload", wait);
    if (has("period"))
        return give("stop", "period", wait);
    if (has("quota"))
        return quota(evidence, wait, give);
    if (status !== null && status >= 500 && meanings.get("rate")?.form === "slow-down") {
        return give("overload", "rate", wait);
    }
    if (has("rate") || status === 429)
        return rate(evidence, wait, give);
    if (status === 403 && ((0,headers/* isExhausted */.qo)(evidence.headers) || evidence.headers.has("retry-after")))
        return rate(evidence, wait, give);
    if (status !== null && (status >= 500 || status === 408))
        return give("overload", "failure", wait, `http-${status}`);
    if (has("failure") && status === null)
        return give("overload", "failure", wait);
    if (has("connection") && status === null)
        return give("overload", "connection", wait);
    return rate_limit/* NOTHING_DETECTED */.XV;
}
function isTelling(status) {
    return status !== null && (status === 429 || status === 402 || status === 408 || status >= 500);
}
function withoutGuesses(meanings) {
    const isNotice = [...meanings.values()].some((sign) => typeof sign.provider === "string");
    if (!isNotice)
        return meanings;
    return new Map([...meanings].filter(([meaning, sign]) => sign.certain || !limit_evidence/* LIMIT_MEANINGS */.TD.includes(meaning)));
}
function quota(evidence, wait, give) {
    if (GOOGLE_PER_DAY.test(evidence.context))
        return give("stop", "quota", beyondRetryInfo(evidence), "daily-quota");
    if (wait !== null || PER_DAY.test(evidence.context))
        return give("stop", "quota", wait);
    const isRate = PER_MINUTE.test(evidence.context) || evidence.meanings.get("rate")?.form === "throttling";
    return give(isRate ? "cap" : "stop", "quota", null);
}
function rate(evidence, wait, give) {
    if (wait !== null) {
        const isTechnical = GOOGLE_PER_DAY.test(evidence.context) && evidence.waits.some((one) => one.source === "retry-info");
        return isTechnical ? quota(evidence, wait, give) : give("stop", "rate", wait);
    }
    const daily = PER_DAY.test(evidence.context) && PER_DAY.test(evidence.words || evidence.context);
    return give(daily ? "stop" : "cap", "rate", null);
}
function statedWait(evidence, context) {
    const header = (0,headers/* readHeaderWait */.jN)(evidence.headers, context);
    const all = evidence.waits.filter((wait) => (0,reset_wait/* waitMs */.C)(wait, context.nowAt) >= 0);
    return (0,reset_wait/* longest */.x)(header === null ? all : [header, ...all], context.nowAt);
}
function beyondRetryInfo(evidence) {
    return evidence.waits.find((wait) => wait.source === "field" || wait.kind === "instant") ?? null;
}
function verdict_long(wait, context) {
    return wait !== null && (0,reset_wait/* waitMs */.C)(wait, context.nowAt) > context.retryAfterThresholdMs ? wait : null;
}
const ASKED = /\blimit[:\s]{1,3}([\d,]{1,15})[^\n]{0,40}?\brequested[:\s]{1,3}~?([\d,]{1,15})/i;
function asksForMoreThanLimit(text) {
    const match = ASKED.exec(text);
    if (match === null)
        return false;
    const [limit, requested] = [match[1], match[2]].map((digits) => Number((digits ?? "").replaceAll(",", "")));
    return (requested ?? 0) > (limit ?? 0);
}
function detection(kind, meaning, wait, evidence, context, form) {
    const isLong = wait !== null && (0,reset_wait/* waitMs */.C)(wait, context.nowAt) > context.retryAfterThresholdMs;
    const sign = evidence.meanings.get(meaning);
    return {
        kind: wait === null || kind === "overload" || kind === "task" ? kind : isLong ? "stop" : "wait",
        certain: evidence.typed || isTelling(evidence.status) || (0,headers/* isExhausted */.qo)(evidence.headers) || (sign?.certain ?? false),
        retryAfterMs: wait?.kind === "duration" ? wait.ms : null,
        resetAt: wait?.kind === "instant" ? wait.at : null,
        evidence: evidence.words.replace(/\s+/g, " ").trim().slice(0, read_message/* WORDS_LENGTH */.RR),
        form: form ?? sign?.form ?? `http-${evidence.status}`,
        provider: providerOf(evidence.context) ?? sign?.provider ?? null,
    };
}

;// CONCATENATED MODULE: ./build/detect/detect.js













function detect(text, context) {
    const { detection, rest } = readUserForms(text, context);
    if (detection !== null)
        return detection;
    const evidence = lastRefusal(rest, context);
    return evidence === null ? rate_limit/* NOTHING_DETECTED */.XV : verdictFor(evidence, context);
}
const DECLARED_TAIL = 4_000;
function detectDeclared(text, context) {
    const detection = detect(text, context);
    if ((0,rate_limit/* isRateLimit */.a5)(detection))
        return { ...detection, certain: true };
    const evidence = (0,limit_evidence/* noEvidence */.n2)();
    (0,limit_evidence/* addMeaning */.rK)(evidence, "rate", { form: "exit-code", certain: true });
    const stated = cleanLines(text.slice(-DECLARED_TAIL))
        .map((line) => (0,prose_waits/* readProseWaits */._)((0,read_message/* normalised */.Z7)(line), context))
        .findLast((waits) => waits.length > 0);
    evidence.waits.push(...(stated ?? []));
    return verdictFor(evidence, context);
}
const SHORT_OUTPUT = 4_000;
const NOTICE_SHARE = 0.6;
function detectNotice(output, context) {
    const { detection: own, rest } = readUserForms(output, context);
    const units = readUnits(cleanLines(rest));
    const last = units.at(-1);
    if (last?.kind === "record" && (0,records/* isObject */.Gv)(last.value))
        return recordNotice(last, last.value, context);
    if (output.trim().length > SHORT_OUTPUT)
        return null;
    return shortNotice(units, own !== null && (0,rate_limit/* isRateLimit */.a5)(own) ? own : null, context);
}
function recordNotice(unit, record, context) {
    const isMarked = record.is_error === true || record.isApiErrorMessage === true;
    const { standing, evidence } = readUnit(unit, context);
    const message = evidence.words || "the last record of the output is an error";
    if (isMarked || record.error) {
        const { detection } = readUserForms(unit.lines.join("\n"), context);
        if (detection !== null)
            return { detection, message };
    }
    return isMarked || standing === "limit" || standing === "trouble"
        ? { detection: verdictFor(evidence, context), message }
        : null;
}
const BEGINS_AS_ERROR = /^\W{0,8}(?:[\w.]*(?:Error|Exception)\b|API Error|error|failed|request failed|HTTP|[45]\d\d\b)/i;
const LONGEST_OWN_NOTICE = 320;
function shortNotice(units, own, context) {
    let [noticed, all] = [0, 0];
    let found = null;
    for (const unit of units) {
        const text = unit.lines.join("\n");
        const { standing, evidence } = readUnit(unit, context);
        if (standing === "success")
            return null;
        all += text.length;
        const isOwn = own !== null && text.length <= LONGEST_OWN_NOTICE && readUserForms(text, context).detection !== null;
        const isNotice = [...evidence.meanings.values()].some((sign) => typeof sign.provider === "string");
        const isError = (standing === "limit" || standing === "trouble") && BEGINS_AS_ERROR.test(text);
        if (!isOwn && !isNotice && !isError)
            continue;
        noticed += text.length;
        found = evidence;
    }
    if (found === null || noticed < all * NOTICE_SHARE)
        return null;
    if (own !== null)
        return { detection: own, message: own.evidence };
    const detection = verdictFor(found, context);
    return detection.kind === "overload" && !detection.certain ? null : { detection, message: found.words };
}
const LONGEST_LOG = 65_536;
function detectRowError(error, context) {
    const stated = [
        { role: "wait-seconds", value: error.retry_after_seconds },
        { role: "instant", value: error.reset_at },
    ]
        .map(({ role, value }) => (value === undefined ? null : (0,detect_fields/* readWaitField */.oz)({ role, value: String(value) }, context)))
        .filter((wait) => wait !== null);
    const said = [error.type, error.message].filter((part) => part !== undefined && part !== "").join(": ");
    const whole = `${said}\n${error.cause ?? ""}`.trim();
    const { detection: own } = readUserForms(whole, context, stated);
    if (own !== null)
        return own;
    const words = readUserForms(said, context).rest;
    const isAssertion = ASSERTION.test(said.slice(0, LONGEST_LOG)) && !CHAINED.test(said);
    const evidence = (0,read_message/* readMessage */._8)(words, { isError: true, isAssertion }, context);
    if (isAssertion && evidence.typed)
        removeQuotes(evidence);
    if (!isAssertion) {
        (0,detect_fields/* addFields */.dG)(evidence, (0,detect_fields/* scanFields */.f3)(words), context);
        const inner = words.includes("\n") ? lastRefusal(words, context) : null;
        if (inner !== null) {
            (0,limit_evidence/* addEvidence */.zt)(evidence, inner);
            if (words.length > read_message/* WORDS_LENGTH */.RR)
                evidence.words = inner.words;
        }
    }
    for (const code of isAssertion || words === "" ? [] : [error.type, error.message]) {
        const form = code === undefined ? null : (0,codes/* fieldCodeForm */.GW)(code);
        if (form === null)
            continue;
        (0,limit_evidence/* addMeaning */.rK)(evidence, form.meaning, { form: form.name, certain: true });
        evidence.typed ||= limit_evidence/* LIMIT_MEANINGS */.TD.includes(form.meaning);
    }
    const isNamed = evidence.meanings.size > 0;
    const details = error.details === undefined ? null : readDetails(error.details, isAssertion, context);
    if (details !== null)
        (0,limit_evidence/* addEvidence */.zt)(evidence, details);
    if (error.status_code !== undefined && details?.status == null) {
        evidence.status = evidence.status === 429 ? 429 : error.status_code;
    }
    if (!isNamed && error.cause !== undefined)
        evidence.words = error.cause.slice(0, read_message/* WORDS_LENGTH */.RR);
    else if (!isNamed && details !== null && details.words !== "")
        evidence.words = details.words;
    evidence.waits.push(...stated);
    const saysNothing = evidence.meanings.size === 0 && evidence.status === null && !(0,failure_words/* namesFailure */.nK)(error);
    if (saysNothing && stated.length > 0)
        (0,limit_evidence/* addMeaning */.rK)(evidence, "rate", { form: "stated-wait", certain: true });
    return verdictFor(evidence, context);
}
function removeQuotes(evidence) {
    for (const [meaning, sign] of evidence.meanings)
        if (typeof sign.provider !== "string")
            evidence.meanings.delete(meaning);
    evidence.typed = false;
}
function readDetails(details, isAssertion, context) {
    const { fields, logs } = (0,records/* recordFields */.zB)(details);
    const kept = fields.map((field) => ({ ...field, value: readUserForms(field.value, context).rest }));
    const evidence = (0,detect_fields/* readFields */.qU)(kept, context, isAssertion);
    const output = (0,records/* isObject */.Gv)(details) && typeof details.output === "string" ? [details.output] : [];
    for (const log of [...logs, ...output]) {
        const inner = lastRefusal(log.slice(-LONGEST_LOG), context);
        if (inner === null)
            continue;
        if (evidence.meanings.size === 0)
            evidence.words = inner.words;
        (0,limit_evidence/* addEvidence */.zt)(evidence, inner);
    }
    for (const { role, value } of kept) {
        if (role === "other" && /\s/.test(value))
            (0,limit_evidence/* addEvidence */.zt)(evidence, (0,read_message/* readMessage */._8)(value, { isError: false }, context));
    }
    return evidence;
}


/***/ }),

/***/ 9924:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   IE: () => (/* binding */ xmlAttribute),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   gP: () => (/* binding */ childLines),
/* harmony export */   i2: () => (/* binding */ visibleId),
/* harmony export */   kc: () => (/* binding */ logText),
/* harmony export */   p0: () => (/* binding */ markdownFence),
/* harmony export */   p7: () => (/* binding */ markdownText),
/* harmony export */   rF: () => (/* binding */ jsonLine),
/* harmony export */   wh: () => (/* binding */ plainText),
/* harmony export */   xK: () => (/* binding */ xmlText)
/* harmony export */ });
const TERMINAL_SEQUENCE = "(?:(?:\\u001b\\[|\\u009b)[0-?]{0,64}[ -/]{0,8}[@-~]|\\u001b(?:\\][^\\u0007\\u001b\\r\\n]{0,2048}(?:\\u0007|\\u001b\\\\)|[ -/]{1,8}[0-~]|[@-Z\\\\^_=>78]))";
const CONTROL = "[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff]";
const ANSI = new RegExp(TERMINAL_SEQUENCE, "g");
const ANSI_BUT_COLOURS = new RegExp(`(?!\\u001b\\[[0-9;:]{0,64}m)(?:${TERMINAL_SEQUENCE}|\\u001b)`, "g");
const CONTROLS = new RegExp(CONTROL, "g");
const CONTROLS_BUT_ESCAPE = new RegExp(`(?!\\u001b)${CONTROL}`, "g");
const LINE_BREAKS = /\r\n|[\n\r\u2028\u2029]/g;
const COLOUR_RESET = "\u001b[0m";
function plainText(text) {
    return text.replace(LINE_BREAKS, "\n").replace(ANSI, "").replace(CONTROLS, "");
}
function oneLine(text, length = Number.POSITIVE_INFINITY) {
    const line = plainText(text)
        .replace(/[\n\t ]+/g, " ")
        .trim();
    return line.length <= length ? line : `${line.slice(0, Math.max(0, length - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}
const SEEN = /^[!-[\]-~]+(?: [!-[\]-~]+)*$/;
const UNSEEN = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\ufffe\uffff\u2420\u2800]|(?! )\p{Z}|^\s|\s$|\\(?=u[0-9a-f]{4})|(?<=\s) | (?=\s)/gu;
function visibleId(id) {
    return SEEN.test(id) ? id : id.replace(UNSEEN, (character) => (character === " " ? "\u2420" : jsonEscape(character)));
}
function jsonEscape(character) {
    const first = unitEscape(character.charCodeAt(0));
    return character.length === 1 ? first : first + unitEscape(character.charCodeAt(1));
}
function unitEscape(unit) {
    return `\\u${unit.toString(16).padStart(4, "0")}`;
}
function childLines(text, { label, colours }) {
    const prefix = `[${oneLine(label, 100)}] `;
    return text.split(LINE_BREAKS).map((line) => {
        const coloured = colours ? line.replace(ANSI_BUT_COLOURS, "").replace(CONTROLS_BUT_ESCAPE, "") : plainText(line);
        const reset = coloured.includes("\u001b[") ? COLOUR_RESET : "";
        return breakUpCommands(`${prefix}${coloured}${reset}`);
    });
}
function logLine(text) {
    return breakUpCommands(text.replace(LINE_BREAKS, " "));
}
function logText(text) {
    return plainText(text)
        .split("\n")
        .map((line) => breakUpCommands(line.replace(/^\s*::/, "| ::")))
        .join("\n");
}
function jsonLine(value) {
    return JSON.stringify(value).replaceAll("##[", "#\\u0023[");
}
function breakUpCommands(line) {
    return line.replaceAll("##[", "# #[");
}
const ENTITIES = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
};
const FORBIDDEN = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;
function escapeHtml(text) {
    return text.replaceAll(FORBIDDEN, "\ufffd").replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
function markdownText(text) {
    const escaped = oneLine(text)
        .replace(/[\\`*_[\]|~$]/g, "\\$&")
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replace(/^[#+=-]/, "\\$&")
        .replace(/^(\d+)([.)])/, "$1\\$2");
    return escaped
        .replace(/@(?=[\w-])/g, "@\u200b")
        .replace(/(#|\bGH-)(?=\d)/gi, "$1\u200b")
        .replaceAll("://", ":\u200b//")
        .replace(/\bwww(?=\.)/gi, "www\u200b");
}
function markdownCode(text) {
    const line = oneLine(text);
    if (line === "")
        return "` `";
    const fence = "`".repeat(longestRun(line) + 1);
    const pad = /^[` ]|[` ]$/.test(line) ? " " : "";
    return `${fence}${pad}${line}${pad}${fence}`;
}
function markdownFence(text) {
    const block = plainText(text).replace(/\n+$/, "");
    const fence = "`".repeat(Math.max(3, longestRun(block) + 1));
    return `${fence}text\n${block}\n${fence}`;
}
function longestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
const NEEDS_NO_ESCAPE = /^[\w .,:;/()+#=-]*$/;
function xmlText(text) {
    if (NEEDS_NO_ESCAPE.test(text))
        return text;
    return plainText(text)
        .replace(/[\ud800-\udfff\ufffe\uffff]/gu, "")
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;");
}
function xmlAttribute(text) {
    return xmlText(text).replaceAll('"', "&quot;").replaceAll("\t", "&#9;").replaceAll("\n", "&#10;");
}


/***/ })

};
