export const id = 2235;
export const ids = [2235,4624];
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
/* harmony import */ var _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19996);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(64220);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23540);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67756);
/* harmony import */ var _engine_evaluation_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32467);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6881);
/* harmony import */ var _streams_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24624);











async function detectCommand(line) {
    const options = (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readOptions */ .Tt)(_config_command_options_js__WEBPACK_IMPORTED_MODULE_1__/* .DETECT_OPTIONS */ .LM, line.options);
    const config = (0,_config_config_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfig */ .X)(line.options, { origin: "cli", env: {}, taker: "detect" });
    const loadDetector = await (0,_engine_evaluation_context_js__WEBPACK_IMPORTED_MODULE_6__/* .configuredDetector */ .bg)(config, process.cwd());
    const text = readText(line.positionals[0] ?? "-");
    const detectorAt = await loadDetector();
    const found = readAsExit(options.exitCode, text, detectorAt(options.nowAt ?? Date.now()));
    const { redact } = (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_7__.environmentRedactor)(process.env);
    const { source: _, ...details } = (0,_core_rate_limit_js__WEBPACK_IMPORTED_MODULE_4__/* .limitDetails */ .gO)(found);
    (0,_streams_js__WEBPACK_IMPORTED_MODULE_8__/* .printJson */ .Q2)({ ...details, evidence: redact(details.evidence) });
    return _core_tally_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.ok;
}
function readAsExit(exitCode, text, detector) {
    if (exitCode === 77)
        return _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING_DETECTED */ .XV;
    if (exitCode === 0)
        return detector.detectNotice(text)?.detection ?? _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_4__/* .NOTHING_DETECTED */ .XV;
    return exitCode === _core_tally_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.outstanding ? detector.detectDeclared(text) : detector.detect(text);
}
function readText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path === "-" ? 0 : path, "utf8");
    }
    catch (error) {
        const place = path === "-" ? "stdin" : path;
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .yo(`Expected a readable log at ${place}, found: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_10__/* .reasonOf */ .A)(error)}. Check the path.`, {
            cause: error,
        });
    }
}


/***/ }),

/***/ 24624:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DO: () => (/* binding */ writeSoon),
/* harmony export */   IP: () => (/* binding */ inform),
/* harmony export */   My: () => (/* binding */ printOutputs),
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   Wb: () => (/* binding */ writeRaw),
/* harmony export */   iZ: () => (/* binding */ relativePath),
/* harmony export */   informText: () => (/* binding */ informText),
/* harmony export */   n: () => (/* binding */ printText),
/* harmony export */   tR: () => (/* binding */ informOfReport),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);



function inform(message) {
    writeRaw(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .logLine */ .BP)(`carryover: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(message)}`)}\n`);
}
function informOfReport(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile())
        inform(`the report is in ${relativePath(path)}`);
}
function informText(text) {
    writeRaw(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .logText */ .kc)(text)}\n`);
}
function printText(text) {
    process.stdout.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .logText */ .kc)(text)}\n`);
}
function printJson(value) {
    process.stdout.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonLine */ .rF)(value)}\n`);
}
function printOutputs(outputs) {
    printJson({ ...outputs, outputs });
}
function writeRaw(text) {
    const whole = `${pending}${text}`;
    pending = "";
    if (whole !== "")
        process.stderr.write(whole);
}
let pending = "";
function writeSoon(text) {
    if (pending === "" && text !== "")
        process.nextTick(writeRaw, "");
    pending += text;
}
function table(rows, width) {
    return rows.map(([name, value]) => `${name.padEnd(width)} ${value}`).join("\n");
}
function relativePath(path) {
    const fromHere = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), path);
    return fromHere.startsWith("..") ? path : fromHere;
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
/* harmony import */ var _text_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89745);



function instant() {
    return (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("an ISO 8601 instant, such as 2026-11-22T00:00:00Z", readInstant));
}
const DETECT_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    exitCode: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0, to: 255 })), {
        help: "The exit code of the process that wrote the log; 0 means that it succeeded.",
    }),
    nowAt: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)(instant(), {
        placeholder: "INSTANT",
        defaultWords: "now",
        help: "The instant at which the log is read, such as 2026-11-22T00:00:00Z. A clock time without a zone is in the zone of the variable TZ, else in that of the machine.",
    }),
});
const INSTANT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?)?$/i;
function readInstant(found) {
    const [, day, time = "00:00", zone = "Z"] = INSTANT.exec(found) ?? [];
    const at = Date.parse(`${day}T${time}${zone.toUpperCase()}`);
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
        defaultWords: "as recorded in the state folder",
        help: "How long a task takes, such as 30s, or 30s/2m for a median and a 90th percentile.",
    }),
    requestsPerTask: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0, to: 100_000 }), {
        default: "1",
        help: "Calls per task, one after the other.",
    }),
    requestsPerMinute: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 1, to: 1e9 })), {
        help: "The provider's rate (a token bucket).",
    }),
    burst: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 1, to: 1e9 })), {
        defaultWords: "the requests of one second",
        help: "How many requests the provider admits at once.",
    }),
    waits: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(["stated", "seconds", "unstated"]), {
        default: "stated",
        help: "Whether refusals say how long to wait: to the millisecond, in whole seconds (as Retry-After does), or not at all.",
    }),
    dailyQuota: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0, to: 1e12 })), {
        help: "How many requests the provider allows per day.",
    }),
    quotaReset: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a time of the day such as 00:00, or after 24h", readReset), {
        placeholder: "HH:MM|after DURATION",
        default: "00:00",
        help: "When the daily quota resets: at a time of day in --timezone, or this long after its last request.",
    }),
    schedule: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a time of the day such as daily 02:00, or every 6h", readSchedule), {
        placeholder: "daily HH:MM|every DURATION",
        default: "daily 02:00",
        help: "When runs start: at a time of day in --timezone, or this long after the last run ended.",
    }),
    nowAt: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)(instant(), {
        placeholder: "INSTANT",
        defaultWords: "now",
        help: "When the first run starts, such as 2026-11-22T00:00:00Z.",
    }),
    timezone: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("an IANA time zone, such as America/Los_Angeles or UTC", readTimeZone), {
        placeholder: "ZONE",
        default: "UTC",
        help: "The zone of the schedule and of the quota's reset, such as Europe/Berlin.",
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
    const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(found) ?? [];
    return minute === undefined ? null : { kind: "clock", hour: Number(hour), minute: Number(minute) };
}
function readInterval(found) {
    const durationMs = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(found ?? "");
    return durationMs !== null && durationMs > 0 && durationMs <= LONGEST_MS ? { kind: "after", durationMs } : null;
}
const PROVIDER_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    port: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0, to: 65_535 }), { default: "0", defaultWords: "any free one", help: "A fixed port." }),
    answers: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)()), {
        placeholder: "FILE",
        help: "A JSON Lines file with question and reply. A prompt that contains the question gets the reply.",
    }),
    log: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)()), {
        placeholder: "FILE",
        help: "Appends one JSON line for each request: time, path, model, prompt, outcome.",
    }),
    rate: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a number and a duration, such as 10/1s", readRate)), {
        placeholder: "N/DURATION",
        help: "A token bucket: N requests in that time, such as 10/1s or 500/1m.",
    }),
    burst: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 1 })), { defaultWords: "1", help: "How many requests it admits at once." }),
    waits: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(["stated", "unstated"]), {
        default: "stated",
        help: "Whether refusals for the rate say how long to wait.",
    }),
    dailyQuota: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0 })), { help: "How many requests it allows per day." }),
    dayMs: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)({ from: "above-zero" })), {
        defaultWords: "24h",
        help: "How long a used-up quota stays unavailable after its last request.",
    }),
    quotaForm: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(["requests-per-day", "insufficient-quota"])), {
        placeholder: "FORM",
        defaultWords: "requests-per-day",
        help: "The form of refusals for a used-up quota: requests-per-day states the wait, insufficient-quota does not. A quota of 0 never states one.",
    }),
    overloadShare: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .fraction */ .zO)(), {
        placeholder: "SHARE",
        default: "0",
        help: "The share of requests that are refused for overload.",
    }),
    latency: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a duration or two, the shorter first, such as 50ms-200ms", readLatency), {
        placeholder: "MIN-MAX",
        default: "0s",
        help: "How long an answer takes, such as 50ms-200ms. A stream is spread over that time.",
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

/***/ 65079:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ iso),
/* harmony export */   Qd: () => (/* binding */ earliest),
/* harmony export */   i: () => (/* binding */ instantAfter),
/* harmony export */   rn: () => (/* binding */ CLOCK_SKEW_MS)
/* harmony export */ });
function iso(at) {
    return new Date(at).toISOString();
}
const CLOCK_SKEW_MS = 3_600_000;
function instantAfter(earlier, at) {
    const earliestAt = Date.parse(earlier ?? "") + 1;
    return iso(earliestAt > at && earliestAt <= at + CLOCK_SKEW_MS ? earliestAt : at);
}
function earliest(a, b) {
    if (a === null)
        return b;
    return b === null ? a : Math.min(a, b);
}


/***/ }),

/***/ 28314:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   J5: () => (/* binding */ jsonOrNull),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
const LONG_DIGITS = /\d{16}/;
const TEXT_OR_LONG_INTEGER = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/gs;
function parseJson(text) {
    const plain = JSON.parse(text);
    if (!LONG_DIGITS.test(text))
        return plain;
    let hasLong = false;
    const marked = text.replace(TEXT_OR_LONG_INTEGER, (token) => {
        if (token.startsWith('"'))
            return `"${TEXT}${token.slice(1)}`;
        if (`${Number(token)}` === token)
            return token;
        hasLong = true;
        return `"${token}"`;
    });
    return hasLong ? unmarked(JSON.parse(marked)) : plain;
}
const TEXT = "t";
function unmarked(value) {
    if (typeof value === "string")
        return value.startsWith(TEXT) ? value.slice(TEXT.length) : BigInt(value);
    if (isArray(value))
        return value.map(unmarked);
    if (typeof value !== "object" || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key.slice(TEXT.length), unmarked(item)]));
}
function writeJson(value) {
    return write(value, (keys) => keys);
}
function canonicalJson(value) {
    return write(value, (keys) => keys.sort());
}
const PLAIN_TEXT = /^[ !#-[\]-~]*$/;
function writeText(text) {
    return PLAIN_TEXT.test(text) ? `"${text}"` : JSON.stringify(text);
}
function write(value, ordered) {
    if (typeof value === "string")
        return writeText(value);
    if (typeof value === "bigint")
        return `${value}`;
    if (typeof value !== "object" || value === null)
        return JSON.stringify(value);
    if (isArray(value))
        return `[${value.map((item) => write(item, ordered)).join(",")}]`;
    let text = "";
    for (const key of ordered(Object.keys(value))) {
        text += `${text === "" ? "{" : ","}${writeText(key)}:${write(value[key], ordered)}`;
    }
    return text === "" ? "{}" : `${text}}`;
}
function isArray(value) {
    return Array.isArray(value);
}
function jsonOrNull(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 43609:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
function once(make) {
    let made = null;
    return () => {
        made ??= make();
        return made;
    };
}


/***/ }),

/***/ 19996:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HM: () => (/* binding */ waitEndsAt),
/* harmony export */   Ph: () => (/* binding */ pauseReason),
/* harmony export */   Sm: () => (/* binding */ DETECTION_KINDS),
/* harmony export */   Vj: () => (/* binding */ LEAST_WAIT_MS),
/* harmony export */   W7: () => (/* binding */ statedEndAt),
/* harmony export */   XV: () => (/* binding */ NOTHING_DETECTED),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   bj: () => (/* binding */ LIMIT_SOURCES),
/* harmony export */   gO: () => (/* binding */ limitDetails),
/* harmony export */   hJ: () => (/* binding */ statedWaitMs)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);


const DETECTION_KINDS = ["wait", "stop", "cap", "task", "overload", "none"];
const LIMIT_SOURCES = ["wire", "row", "exit-code", "stderr", "stdout", "failure-log"];
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
        certain,
        kind,
        source,
        retry_after_seconds: retryAfterMs === null ? null : retryAfterMs / 1_000,
        reset_at: resetAt === null ? null : (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .KH)(resetAt),
        evidence,
        form,
        provider,
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
    return `${waitMs === null ? "rate limit without a stated wait" : `asked to wait ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(waitMs)}`}: ${evidence}`;
}
function statedEndAt(limit, now) {
    if (limit.resetAt !== null && limit.resetAt > now)
        return limit.resetAt;
    const waitMs = statedWaitMs(limit, now);
    return waitMs === null ? null : now + waitMs;
}


/***/ }),

/***/ 48032:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ unreachable)
/* harmony export */ });
function unreachable(value) {
    throw new Error(`Unreachable case: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 32467:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bg: () => (/* binding */ configuredDetector),
  u1: () => (/* binding */ evaluationContext)
});

// UNUSED EXPORTS: loadDetector, stopOrphans

// EXTERNAL MODULE: ./build/config/run-inputs.js
var run_inputs = __webpack_require__(97030);
// EXTERNAL MODULE: ./build/report/redact.js + 2 modules
var redact = __webpack_require__(6881);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(55395);
// EXTERNAL MODULE: ./build/core/once.js
var once = __webpack_require__(43609);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: ./build/store/carrier/cache-offer.js
var cache_offer = __webpack_require__(56144);
;// CONCATENATED MODULE: ./build/store/carrier/open-carrier.js





const carrierChoiceSchema = (0,once/* once */.O)(() => schemas/* union */.KCZ([
    schemas/* object */.Ikc({ kind: schemas/* enum */.k5n(["auto", "none"]) }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz("folder"), path: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz("s3"), bucket: schemas/* string */.YjP(), prefix: schemas/* string */.YjP() }),
]));
async function openCarrier(choice, place) {
    const { environment, workspace, tempFolder } = place;
    switch (choice.kind) {
        case "none":
            return null;
        case "auto": {
            if ((0,cache_offer/* cacheOffered */.U)(environment) === null)
                return null;
            const { CacheCarrier } = await __webpack_require__.e(/* import() */ 753).then(__webpack_require__.bind(__webpack_require__, 80753));
            return new CacheCarrier({ environment, tempFolder });
        }
        case "folder": {
            const { FolderCarrier } = await __webpack_require__.e(/* import() */ 6940).then(__webpack_require__.bind(__webpack_require__, 46940));
            return new FolderCarrier((0,external_node_path_.resolve)(workspace, choice.path));
        }
        case "s3": {
            const { S3Carrier } = await __webpack_require__.e(/* import() */ 4446).then(__webpack_require__.bind(__webpack_require__, 24446));
            const { bucket, prefix } = choice;
            return new S3Carrier({ bucket, prefix, environment, tempFolder });
        }
        default:
            return (0,unreachable/* unreachable */.H)(choice);
    }
}

// EXTERNAL MODULE: ./build/engine/system-clock.js
var system_clock = __webpack_require__(78337);
;// CONCATENATED MODULE: ./build/engine/open-carry.js



const SIBLING_INTERVAL_S = 30;
async function openCarryOf({ config, env, workspace, ...options }) {
    const { carry, name, checkpointIntervalMs } = config;
    const tempFolder = env.RUNNER_TEMP || (0,external_node_os_.tmpdir)();
    const carrier = await openCarrier(carry, { environment: env, workspace, tempFolder });
    if (carrier === null)
        return null;
    const { Carry } = await Promise.all(/* import() */[__webpack_require__.e(946), __webpack_require__.e(8959), __webpack_require__.e(5556)]).then(__webpack_require__.bind(__webpack_require__, 45556));
    const siblingIntervalMs = Number(env.CARRYOVER_SIBLING_INTERVAL_S || SIBLING_INTERVAL_S) * 1_000;
    const clock = (0,system_clock/* systemClock */.m)();
    return (paths) => new Carry({ ...options, name, checkpointIntervalMs, siblingIntervalMs, tempFolder, clock, paths, carrier });
}

// EXTERNAL MODULE: ./build/engine/run-identity.js
var run_identity = __webpack_require__(45161);
;// CONCATENATED MODULE: ./build/engine/evaluation-context.js





async function evaluationContext(config, options) {
    const { env, workspace, warn, job = config.job, saved, commands, ...ports } = options;
    for (const notice of config.notices)
        ports.inform(notice);
    const identity = (0,run_identity/* runIdentity */.yK)(env, config.job.index, Date.now());
    const redactor = (0,redact.environmentRedactor)(env);
    return {
        ...ports,
        ...commands(identity, redactor),
        env,
        workspace,
        identity,
        redactor,
        clock: (0,system_clock/* systemClock */.m)(),
        stopOrphans,
        openCarry: await openCarryOf({ config, env, workspace, identity, job, warn, saved }),
        loadDetector: await configuredDetector(config, workspace),
        judgment: {
            failOn: (0,run_inputs/* resolveFailOn */.U4)(config.failOn, identity.trigger.eventName),
            minPassRate: config.minPassRate,
        },
    };
}
const stopOrphans = async (inbox) => (await Promise.all(/* import() */[__webpack_require__.e(4238), __webpack_require__.e(9579)]).then(__webpack_require__.bind(__webpack_require__, 64238))).stopOrphans(inbox);
async function configuredDetector(config, workspace) {
    const source = config.rateLimitPatterns;
    const forms = source === null
        ? []
        : await (await Promise.all(/* import() */[__webpack_require__.e(2856), __webpack_require__.e(3551)]).then(__webpack_require__.bind(__webpack_require__, 43551))).readRateLimitPatterns(source, workspace);
    return () => loadDetector(config.retryAfterThresholdMs, forms);
}
async function loadDetector(retryAfterThresholdMs, forms) {
    const { detect, detectDeclared, detectNotice, detectRowError } = await __webpack_require__.e(/* import() */ 3638).then(__webpack_require__.bind(__webpack_require__, 23638));
    let timeZone = null;
    return (nowAt) => {
        const context = {
            nowAt,
            retryAfterThresholdMs,
            forms,
            get timeZone() {
                timeZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
                return timeZone;
            },
        };
        return {
            detect: (text) => detect(text, context),
            detectNotice: (text) => detectNotice(text, context),
            detectDeclared: (text) => detectDeclared(text, context),
            detectRowError: (error, isGrade) => detectRowError(error, context, isGrade),
        };
    };
}


/***/ }),

/***/ 45161:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ isLocal),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   yK: () => (/* binding */ runIdentity)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43609);
/* harmony import */ var _store_carrier_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66242);





function runIdentity(env, jobIndex, nowAt) {
    const id = env.GITHUB_RUN_ID ?? "";
    const common = { job: String(jobIndex ?? 0), trigger: triggerOf(env), runAttempt: 1, repository: null };
    if (/^\d+$/.test(id)) {
        const attempt = /^\d+$/.test(env.GITHUB_RUN_ATTEMPT ?? "") ? env.GITHUB_RUN_ATTEMPT : "1";
        const repository = env.GITHUB_REPOSITORY || null;
        return { ...common, run: `${id}-${attempt}`, workflowRun: id, runAttempt: Number(attempt), repository };
    }
    const pipeline = env.CI_PIPELINE_ID || env.CIRCLE_WORKFLOW_ID || env.BUILDKITE_BUILD_ID;
    if (pipeline) {
        const workflowRun = (0,_store_carrier_key_js__WEBPACK_IMPORTED_MODULE_2__/* .runNumber */ .dZ)(pipeline);
        return { ...common, run: `${workflowRun}-${nowAt}`, workflowRun };
    }
    const stamp = new Date(nowAt).toISOString().replace(/[-:]|\.\d+/g, "");
    const run = `${LOCAL}${stamp}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(3).toString("hex")}`;
    return { ...common, run, workflowRun: run };
}
const LOCAL = "local-";
function isLocal(workflowRun) {
    return workflowRun.startsWith(LOCAL);
}
const orAbsent = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(schema), undefined);
const sha = () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._regex */ .Fk(/^[0-9a-f]{40,64}$/));
const repo = () => orAbsent(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ full_name: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }));
const eventSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_5__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    pull_request: orAbsent(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        number: orAbsent(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()),
        head: orAbsent(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha: orAbsent(sha()), repo: repo() })),
        base: orAbsent(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ repo: repo() })),
    })),
    issue: orAbsent(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ number: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr(), pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({}) })),
    repository: orAbsent(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ default_branch: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() })),
}));
function triggerOf(env) {
    const eventName = env.GITHUB_EVENT_NAME || null;
    if (eventName === null)
        return { eventName, sha: env.GITHUB_SHA || null, branch: branchOfOtherCi(env) };
    const { pull_request, repository } = readEvent(env);
    const head = eventName.startsWith("pull_request") ? pull_request?.head?.sha : undefined;
    const branch = branchOf(env.GITHUB_REF?.replace(/^refs\/heads\//, ""), repository?.default_branch);
    return { eventName, sha: head ?? (env.GITHUB_SHA || null), branch: eventName === "schedule" ? "default" : branch };
}
function readEvent({ GITHUB_EVENT_PATH: path }) {
    try {
        return path ? (eventSchema().safeParse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8"))).data ?? {}) : {};
    }
    catch {
        return {};
    }
}
function branchOfOtherCi(env) {
    const request = env.CI_MERGE_REQUEST_IID || env.CIRCLE_PULL_REQUEST || env.BUILDKITE_PULL_REQUEST || "false";
    if (request !== "false")
        return "pull-request";
    return branchOf(env.CI_COMMIT_REF_NAME || env.BUILDKITE_BRANCH, env.CI_DEFAULT_BRANCH || env.BUILDKITE_PIPELINE_DEFAULT_BRANCH);
}
function branchOf(branch, defaultBranch) {
    if (!branch || !defaultBranch)
        return undefined;
    return branch === defaultBranch ? "default" : "other";
}


/***/ }),

/***/ 78337:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
const LONGEST_TIMER_MS = 2 ** 31 - 1;
function systemClock(wallMs = Date.now, monotonicMs = tickMs) {
    const aheadMs = wallMs() - monotonicMs();
    const now = () => Math.round(monotonicMs() + aheadMs);
    return {
        now,
        at(instant, wake) {
            const timer = setTimeout(wake, Math.min(LONGEST_TIMER_MS, Math.max(0, instant - now())));
            return () => clearTimeout(timer);
        },
    };
}
function tickMs() {
    const [seconds, nanoseconds] = process.hrtime();
    return seconds * 1_000 + nanoseconds / 1_000_000;
}


/***/ }),

/***/ 9924:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   IE: () => (/* binding */ xmlAttribute),
/* harmony export */   IN: () => (/* binding */ cutText),
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
const ANSI = /(?:\u001b\[|\u009b)[0-?]{0,64}[ -/]{0,8}[@-~]|\u001b(?:\][^\u0007\u001b\r\n]{0,2048}(?:\u0007|\u001b\\)|[ -/]{1,8}[0-~]|[@-Z\\^_=>78])/g;
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const LINE_BREAKS = /\r\n|[\n\r\u2028\u2029]/g;
function plainText(text) {
    return text.replace(LINE_BREAKS, "\n").replace(ANSI, "").replace(CONTROLS, "");
}
function oneLine(text, length = Number.POSITIVE_INFINITY) {
    const line = plainText(text)
        .replace(/[\n\t ]+/g, " ")
        .trim();
    return cutText(line, length);
}
function cutText(text, length) {
    return text.length <= length ? text : `${text.slice(0, Math.max(0, length - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}
const SEEN = /^[!-~]+(?: [!-~]+)*$/;
const UNSEEN = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\ufffe\uffff\u2420\u2800]|(?! )\p{Z}|^\s|\s$|(?<=\s) | (?=\s)/gu;
function visibleId(id) {
    return SEEN.test(id) ? id : id.replace(UNSEEN, (found) => (found === " " ? "\u2420" : jsonEscape(found)));
}
function jsonEscape(character) {
    return character
        .split("")
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
        .join("");
}
function childLines(text, label) {
    const prefix = `[${oneLine(label, 100)}] `;
    return text.split(LINE_BREAKS).map((line) => breakUpCommands(`${prefix}${plainText(line)}`));
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


/***/ }),

/***/ 56144:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ cacheOffered)
/* harmony export */ });
function cacheOffered(environment) {
    const hasV2 = isV2(environment);
    if (!environment[hasV2 ? "ACTIONS_RESULTS_URL" : "ACTIONS_CACHE_URL"])
        return null;
    if (hasV2 && !environment.ACTIONS_RUNTIME_TOKEN)
        return null;
    const mode = (environment.ACTIONS_CACHE_MODE ?? "").trim().toLowerCase();
    return mode === "none" ? null : { readable: mode !== "write-only", writable: mode !== "read" };
}
function isV2(environment) {
    if (!environment.ACTIONS_CACHE_SERVICE_V2)
        return false;
    const server = environment.GITHUB_SERVER_URL || "https://github.com";
    const host = URL.canParse(server) ? new URL(server).hostname.toLowerCase() : "";
    return host === "github.com" || host.endsWith(".ghe.com") || host.endsWith(".localhost");
}


/***/ }),

/***/ 66242:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ jobPrefix),
/* harmony export */   Do: () => (/* binding */ parseKey),
/* harmony export */   Gb: () => (/* binding */ SHARED_STATE),
/* harmony export */   Pw: () => (/* binding */ isMatrixJob),
/* harmony export */   Rr: () => (/* binding */ MERGE_JOB),
/* harmony export */   Yg: () => (/* binding */ earlierKey),
/* harmony export */   dZ: () => (/* binding */ runNumber),
/* harmony export */   eb: () => (/* binding */ PLAN_JOB),
/* harmony export */   py: () => (/* binding */ outdatedKeys),
/* harmony export */   sI: () => (/* binding */ buildKey),
/* harmony export */   t1: () => (/* binding */ namePrefixOf),
/* harmony export */   w8: () => (/* binding */ namePrefix),
/* harmony export */   wV: () => (/* binding */ SMALL_MATRIX)
/* harmony export */ });
/* unused harmony exports KEY_LIMIT, nameToken, campaignToken */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61420);


const KEY_LIMIT = 255;
const NAME_LIMIT = 60;
const CAMPAIGN_LIMIT = 100;
const HASH_DIGITS = 32;
const FORMAT = "carryover-v1";
const INDEX_DIGITS = 4;
const RUN_DIGITS = 20;
const ATTEMPT_DIGITS = 4;
const SEQ_DIGITS = 6;
const SHARED_STATE = 9_996;
const PLAN_JOB = 9_998;
const MERGE_JOB = 9_999;
const SMALL_MATRIX = 4;
function isMatrixJob(index) {
    return index < SHARED_STATE;
}
function buildKey(save) {
    const numbers = [
        padded(runNumber(save.runId), RUN_DIGITS),
        padded(save.runAttempt, ATTEMPT_DIGITS),
        padded(save.seq, SEQ_DIGITS),
    ];
    return jobPrefix(save) + numbers.join("-");
}
function jobPrefix(job) {
    return `${namePrefix(job.name)}${campaignToken(job.campaign)}-j${padded(job.jobIndex, INDEX_DIGITS)}-`;
}
function namePrefix(name) {
    return `${FORMAT}-${nameToken(name)}-`;
}
const KEY = new RegExp(`^${FORMAT}-(?<name>[a-z0-9._]+)-(?<campaign>[a-z0-9._-]+)-j(?<index>\\d{${INDEX_DIGITS}})` +
    `-(?<run>\\d{${RUN_DIGITS}})-(?<attempt>\\d{${ATTEMPT_DIGITS}})-(?<seq>\\d{${SEQ_DIGITS}})$`);
function parseKey(key) {
    if (key.length > KEY_LIMIT)
        return null;
    const parts = KEY.exec(key)?.groups;
    if (parts === undefined)
        return null;
    const { name = "", campaign = "", index = "", run = "", attempt = "", seq = "" } = parts;
    if (campaign.includes("-j"))
        return null;
    return {
        nameToken: name,
        jobIndex: Number(index),
        runId: String(BigInt(run)),
        runAttempt: Number(attempt),
        seq: Number(seq),
    };
}
function earlierKey(key, saves) {
    const seq = (parseKey(key)?.seq ?? 0) - saves;
    return seq > 0 ? key.slice(0, -SEQ_DIGITS) + padded(seq, SEQ_DIGITS) : null;
}
const SAVES_KEPT = 8;
const KEPT_MS = 35 * _core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
function outdatedKeys(newestFirst) {
    const newestAt = newestFirst[0]?.savedAt ?? 0;
    const saves = new Map();
    const isOutdated = ({ key, savedAt }) => {
        const job = key.slice(0, -(RUN_DIGITS + ATTEMPT_DIGITS + SEQ_DIGITS + 2));
        const count = (saves.get(job) ?? 0) + 1;
        saves.set(job, count);
        return count > SAVES_KEPT || newestAt - savedAt > KEPT_MS;
    };
    return newestFirst.filter(isOutdated).map(({ key }) => key);
}
function namePrefixOf(key) {
    const parsed = parseKey(key);
    return parsed === null ? null : `${FORMAT}-${parsed.nameToken}-`;
}
function nameToken(name) {
    const token = name.replaceAll("-", "__");
    return PLAIN.test(name) && token.length <= NAME_LIMIT ? token : hashed(name, NAME_LIMIT);
}
function campaignToken(campaign) {
    const isPlain = PLAIN.test(campaign) && !campaign.includes("-j") && campaign.length <= CAMPAIGN_LIMIT;
    return isPlain ? campaign : hashed(campaign, CAMPAIGN_LIMIT);
}
const PLAIN = /^[a-z0-9.-]+$/;
function hashed(text, limit) {
    const head = text.toLowerCase().replace(/[^a-z0-9.]/g, "");
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text, "utf16le").digest("hex");
    return `${head.slice(0, limit - HASH_DIGITS - 2)}_h${hash.slice(0, HASH_DIGITS)}`;
}
function runNumber(runId) {
    if (/^\d{1,20}$/.test(runId))
        return runId;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(runId).digest().readBigUInt64BE().toString();
}
function padded(value, digits) {
    const text = String(value);
    if (!/^\d+$/.test(text) || text.length > digits) {
        throw new RangeError(`Expected a whole number of at most ${digits} digits in a cache key, got ${text}`);
    }
    return text.padStart(digits, "0");
}


/***/ })

};
