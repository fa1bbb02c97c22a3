export const id = 491;
export const ids = [491,681,624,551];
export const modules = {

/***/ 9566:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   detectCommand: () => (/* binding */ detectCommand)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _config_detect_options_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3103);
/* harmony import */ var _config_rate_limit_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3551);
/* harmony import */ var _config_read_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3477);
/* harmony import */ var _core_detect_detect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2353);
/* harmony import */ var _core_detect_user_forms_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1162);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5079);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9458);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3540);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7756);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9860);
/* harmony import */ var _streams_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4624);












async function detectCommand(line) {
    const options = (0,_config_detect_options_js__WEBPACK_IMPORTED_MODULE_8__/* .readDetectOptions */ .Y)(line.options);
    const config = (0,_config_read_config_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfig */ .X)(line.inputs, { origin: "cli", env: {}, taker: "detect" });
    const forms = (0,_core_detect_user_forms_js__WEBPACK_IMPORTED_MODULE_4__.compileUserForms)(await (0,_config_rate_limit_patterns_js__WEBPACK_IMPORTED_MODULE_1__.readRateLimitPatterns)(config.rateLimitPatterns, process.cwd()));
    const context = {
        nowAt: options.nowAt ?? Date.now(),
        timeZone: options.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
        retryAfterThresholdMs: config.retryAfterThresholdMs,
        forms,
    };
    const text = readText(line.positionals[0] ?? "-");
    const read = options.exitCode === 0 ? _core_detect_detect_js__WEBPACK_IMPORTED_MODULE_3__.detectNotice : options.exitCode === _core_tally_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.outstanding ? _core_detect_detect_js__WEBPACK_IMPORTED_MODULE_3__.detectDeclared : _core_detect_detect_js__WEBPACK_IMPORTED_MODULE_3__.detect;
    const found = read(text, context);
    const { redact } = (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_6__.environmentRedactor)(process.env);
    const answer = {
        kind: found.kind,
        retry_after_seconds: found.retryAfterMs === null ? null : found.retryAfterMs / 1_000,
        reset_at: found.resetAt === null ? null : (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_9__/* .iso */ .K)(found.resetAt),
        evidence: redact(found.evidence),
        form: found.form,
        provider: found.provider,
    };
    (0,_streams_js__WEBPACK_IMPORTED_MODULE_7__/* .printJson */ .Q2)(answer);
    return _core_tally_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.ok;
}
function readText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path === "-" ? 0 : path, "utf8");
    }
    catch (error) {
        const reason = (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_10__/* .reasonOf */ .A)(error);
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_11__/* .UserError */ .y(`Expected a log to read at ${path === "-" ? "stdin" : path}, but: ${reason}.`, {
            cause: error,
        });
    }
}


/***/ }),

/***/ 4624:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   n: () => (/* binding */ printText),
/* harmony export */   qz: () => (/* binding */ tell),
/* harmony export */   tellText: () => (/* binding */ tellText),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);

function tell(message) {
    process.stderr.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(`carryover: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(message)}`)}\n`);
}
function tellText(text) {
    process.stderr.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .logText */ .kc)(text)}\n`);
}
function printText(text) {
    process.stdout.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .logText */ .kc)(text)}\n`);
}
function printJson(value) {
    process.stdout.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonLine */ .rF)(value)}\n`);
}
function show(text) {
    process.stderr.write(text);
}
function table(rows, width) {
    return rows.map(([name, value]) => `${name.padEnd(width)} ${value}`).join("\n");
}


/***/ }),

/***/ 3103:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ readDetectOptions)
/* harmony export */ });
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7756);

const INSTANT = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/i;
function readDetectOptions(options) {
    return {
        exitCode: readWith(options["exit-code"], readExitCode),
        nowAt: readWith(options.now, readInstant),
        timeZone: readWith(options.timezone, readTimeZone),
    };
}
function readWith(text, read) {
    const trimmed = (text ?? "").trim();
    return trimmed === "" ? null : read(trimmed);
}
function readExitCode(text) {
    if (/^\d{1,3}$/.test(text) && Number(text) <= 255)
        return Number(text);
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`Expected --exit-code to be a whole number from 0 to 255, such as 1; found ${JSON.stringify(text)}.`);
}
function readInstant(text) {
    if (INSTANT.test(text)) {
        const isZoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text) && text.length > 10;
        const spelled = text.replace(" ", "T").toUpperCase();
        const at = Date.parse(spelled.length > 10 && !isZoned ? `${spelled}Z` : spelled);
        if (!Number.isNaN(at))
            return at;
    }
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`Expected --now to be an ISO 8601 instant, such as 2026-11-22T00:00:00Z; found ${JSON.stringify(text)}.`);
}
function readTimeZone(text) {
    try {
        new Intl.DateTimeFormat("en", { timeZone: text });
        return text;
    }
    catch {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`Expected --timezone to be an IANA time zone, such as America/Los_Angeles or UTC; found ${JSON.stringify(text)}.`);
    }
}


/***/ }),

/***/ 249:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ FAILURE_KINDS),
/* harmony export */   U: () => (/* binding */ resolveFailOn)
/* harmony export */ });
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);

const FAILURE_KINDS = ["failed", "errored", "outstanding"];
function resolveFailOn(failOn, eventName) {
    switch (failOn.kind) {
        case "auto":
            return { failed: true, errored: true, outstanding: eventName !== "schedule" };
        case "never":
            return { failed: false, errored: false, outstanding: false };
        case "listed":
            return {
                failed: failOn.kinds.includes("failed"),
                errored: failOn.kinds.includes("errored"),
                outstanding: failOn.kinds.includes("outstanding"),
            };
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(failOn);
    }
}


/***/ }),

/***/ 3551:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readRateLimitPatterns: () => (/* binding */ readRateLimitPatterns)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2765);
/* harmony import */ var zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(252);
/* harmony import */ var _core_error_code_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4924);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9458);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7756);







const LARGEST_TEXT = 1_000_000;
const NESTING_LIMIT = 300;
const ENTRIES = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()));
async function readRateLimitPatterns(source, workspace) {
    if (source === null)
        return [];
    const name = source.kind === "file" ? source.path : "input rate-limit-patterns";
    const text = source.kind === "file" ? readText(source.path, workspace) : source.text;
    const entries = ENTRIES.safeParse(await parseText(text, name), { error: (0,zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_3__/* ["default"] */ .A)().localeError });
    if (entries.success)
        return entries.data;
    const [first] = entries.error.issues;
    const where = first === undefined || first.path.length === 0 ? name : `entry ${Number(first.path[0]) + 1} of ${name}`;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected rate-limit-patterns to be a list of entries, each with a name, a pattern and a kind, in ${where}; found ${first?.message ?? "something else"}. Write for instance: - {name: busy, pattern: "server too busy", kind: cap}.`);
}
function readText(path, workspace) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path), "utf8");
    }
    catch (error) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected rate-limit-patterns to be a YAML list, JSON lines or the path of a file that can be read, found ${JSON.stringify(path)} (${(0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .C)(error) ?? (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_6__/* .reasonOf */ .A)(error)} in ${workspace}). Check the path: it is relative to the workspace.`, { cause: error });
    }
}
async function parseText(text, name) {
    if (text.length > LARGEST_TEXT) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected rate-limit-patterns of at most 1 MB, found ${text.length} characters in ${name}. Check that this is the right file.`);
    }
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    const parsed = lines.map(parseJson);
    if (parsed.every((line) => typeof line === "object" && line !== null && !Array.isArray(line)))
        return parsed;
    if (isNestedTooDeep(text)) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected rate-limit-patterns to be a list of entries, found text nested deeper than ${NESTING_LIMIT} levels in ${name}. Check that this is the right file.`);
    }
    const { parse } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    try {
        return parse(text, { maxAliasCount: 0, logLevel: "error" }) ?? [];
    }
    catch (error) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected rate-limit-patterns to be YAML or JSON lines in ${name}, found: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_6__/* .reasonOf */ .A)(error)}`, {
            cause: error,
        });
    }
}
function isNestedTooDeep(text) {
    let depth = 0;
    for (const character of text) {
        if (character === "[" || character === "{")
            depth += 1;
        else if (character === "]" || character === "}")
            depth = Math.max(0, depth - 1);
        if (depth > NESTING_LIMIT)
            return true;
    }
    return text.split("\n").some((line) => line.slice(0, NESTING_LIMIT + 1).search(/[^\s?:-]|$/) > NESTING_LIMIT);
}
function parseJson(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 3477:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ readConfig)
});

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/config/input-table.js
var input_table = __webpack_require__(646);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(2765);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(2474);
// EXTERNAL MODULE: ./build/config/fail-on.js
var fail_on = __webpack_require__(249);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
;// CONCATENATED MODULE: ./build/config/input-values.js


const LONGEST_DURATION_MS = 24 * 86_400_000;
const LARGEST_NUMBER = 1_000_000;
function fromText(expected, parse) {
    return schemas/* transform */.pdi((text, context) => {
        const value = parse(text);
        if (value !== null)
            return value;
        context.issues.push({ code: "custom", message: expected, input: text });
        return core/* NEVER */.tm;
    });
}
function optional(schema) {
    return schemas/* union */.KCZ([NOT_GIVEN, schema]);
}
const NOT_GIVEN = schemas/* pipe */.FsL(schemas/* literal */.euz(""), schemas/* transform */.pdi(() => null));
function integer(bounds) {
    const { from, to = LARGEST_NUMBER } = bounds;
    return fromText(`a whole number from ${from} to ${to}, such as ${Math.max(from, 4)}`, (text) => {
        if (!/^\d{1,15}$/.test(text))
            return null;
        const value = Number(text);
        return value >= from && value <= to ? value : null;
    });
}
const DURATION_EXAMPLES = "such as 90s, 15m, 3h30m or 2d";
function input_values_duration(bounds) {
    const expected = bounds.from === "zero"
        ? `a duration of at most 24d, ${DURATION_EXAMPLES}`
        : `a duration above 0 and of at most 24d, ${DURATION_EXAMPLES}`;
    return fromText(expected, (text) => boundedDuration(text, bounds.from === "zero" ? 0 : 1));
}
const OFF_WORDS = ["off", "none", "never"];
function durationOrOff() {
    const schema = fromText(`a duration above 0 and of at most 24d, ${DURATION_EXAMPLES}, or off`, (text) => (isOff(text) ? "off" : boundedDuration(text, 1)));
    return schemas/* pipe */.FsL(schema, schemas/* transform */.pdi((value) => (value === "off" ? null : value)));
}
function isOff(text) {
    return OFF_WORDS.includes(text.toLowerCase());
}
function boundedDuration(text, fromMs) {
    const durationMs = (0,duration/* parseDuration */.E)(text);
    return durationMs !== null && durationMs >= fromMs && durationMs <= LONGEST_DURATION_MS ? durationMs : null;
}
const TRUE_WORDS = ["true", "yes", "on", "1"];
const FALSE_WORDS = ["false", "no", "off", "0"];
function input_values_boolean() {
    return fromText("true or false (also yes, no, on, off, 1, 0)", (text) => {
        const word = text.toLowerCase();
        if (TRUE_WORDS.includes(word))
            return true;
        return FALSE_WORDS.includes(word) ? false : null;
    });
}
function oneOf(names) {
    return fromText(`one of ${names.join(", ")}`, (text) => names.find((name) => name === text) ?? null);
}
function nameText(example) {
    return fromText(`one line of at most 200 characters, such as ${example}`, (text) => text.length <= 200 && !/\p{Cc}/u.test(text) ? text : null);
}
function plainText(example) {
    return fromText(`text without NUL characters, such as ${example}`, (text) => (text.includes("\0") ? null : text));
}
function splitList(text) {
    const items = [];
    let depth = 0;
    let item = "";
    for (const character of text) {
        if (character === "{")
            depth += 1;
        if (character === "}")
            depth = Math.max(0, depth - 1);
        if (character === "\n")
            depth = 0;
        if (character === "\n" || (character === "," && depth === 0)) {
            items.push(item);
            item = "";
        }
        else
            item += character;
    }
    items.push(item);
    return items.map((part) => part.trim()).filter((part) => part !== "");
}

;// CONCATENATED MODULE: ./build/config/inputs.js




const LOG_OUTPUTS = ["failures", "all", "none"];
const SCHEMAS = {
    tasks: optional(plainText("evals/tasks.jsonl")),
    "tasks-command": optional(plainText("node list-evals.mjs")),
    "pass-with-no-tasks": input_values_boolean(),
    repeats: integer({ from: 1 }),
    "shard-size": integer({ from: 1 }),
    provider: nameText("openai"),
    command: optional(plainText('node evaluate.mjs "$CARRYOVER_TASK_ID"')),
    "working-directory": plainText("evals"),
    env: fromText('inherit, or names of environment variables such as "PATH,HOME,OPENAI_API_KEY"', readChildEnv),
    "exit-codes": fromText('a list of CODE=CLASS such as "75=rate_limited,77=skipped", where CODE is 0 to 255 and stands once, and CLASS is passed, failed, rate_limited, kill_shaped, timeout_exceeded, skipped, transient, legitimate or fatal', readExitCodes),
    "failure-logs": fromText("a list of glob patterns such as .failed/**/result.json", splitList),
    "task-timeout": input_values_duration({ from: "above-zero" }),
    "silence-timeout": durationOrOff(),
    "kill-grace": input_values_duration({ from: "zero" }),
    concurrency: integer({ from: 1 }),
    "shared-concurrency": optional(integer({ from: 1 })),
    "max-attempts": integer({ from: 1 }),
    "fail-fast": input_values_boolean(),
    "max-failures": optional(fromText("a whole number from 1 such as 20, or a share of all tasks above 0% and up to 100% such as 10%", readMaxFailures)),
    "retry-after-threshold": input_values_duration({ from: "zero" }),
    "max-wait": input_values_duration({ from: "zero" }),
    "default-wait": input_values_duration({ from: "above-zero" }),
    "stop-grace": input_values_duration({ from: "zero" }),
    preflight: optional(plainText("node one-cheap-call.mjs")),
    "rate-limit-patterns": optional(plainText("rate-limit-patterns.yaml")),
    campaign: schemas/* pipe */.FsL(nameText("nightly-2"), schemas/* transform */.pdi(readCampaign)),
    "time-budget": schemas/* union */.KCZ([
        fromText("nothing", (text) => (text === "" ? "by-default" : null)),
        durationOrOff(),
    ]),
    "fail-on": fromText('a list of failed, errored and outstanding such as "failed,errored", or auto, or never', readFailOn),
    "min-pass-rate": optional(fromText("a fraction from 0 to 1 such as 0.8, or a percentage such as 80%", readFraction)),
    name: nameText("nightly-agents"),
    "state-dir": plainText(".carryover"),
    "checkpoint-interval": input_values_duration({ from: "above-zero" }),
    "job-index": optional(integer({ from: 0, to: split/* MOST_JOBS */.r2 - 1 })),
    "job-total": optional(integer({ from: 0, to: split/* MOST_JOBS */.r2 })),
    "max-jobs": integer({ from: 1, to: split/* MOST_JOBS */.r2 }),
    "target-job-duration": optional(input_values_duration({ from: "above-zero" })),
    "log-output": oneOf(LOG_OUTPUTS),
};
function readInput(name, text) {
    const schema = SCHEMAS[name];
    const parsed = schema.safeParse(text);
    if (parsed.success)
        return { value: parsed.data };
    return { expected: expectedIn(parsed.error.issues) ?? "another value" };
}
function expectedIn(issues) {
    for (const issue of issues) {
        if (issue.code === "custom")
            return issue.message;
        if (issue.code === "invalid_union")
            return expectedIn(issue.errors.at(-1) ?? []);
    }
    return null;
}
function readChildEnv(text) {
    if (text === "inherit")
        return { kind: "inherit" };
    const names = splitList(text);
    const isList = names.length > 0 && names.every((name) => name !== "inherit" && /^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
    return isList ? { kind: "names", names: [...new Set(names)] } : null;
}
const EXIT_MEANINGS = {
    passed: true,
    failed: true,
    rate_limited: true,
    kill_shaped: true,
    timeout_exceeded: true,
    skipped: true,
    transient: true,
    legitimate: true,
    fatal: true,
};
function isExitMeaning(word) {
    return Object.hasOwn(EXIT_MEANINGS, word);
}
function readExitCodes(text) {
    const meanings = new Map();
    if (text === "none")
        return meanings;
    for (const item of splitList(text)) {
        const [, code, meaning] = /^(\d{1,3})\s*=\s*(\w+)$/.exec(item) ?? [];
        if (code === undefined || meaning === undefined || !isExitMeaning(meaning))
            return null;
        if (Number(code) > 255 || meanings.has(Number(code)))
            return null;
        meanings.set(Number(code), meaning);
    }
    return meanings.size === 0 ? null : meanings;
}
function readMaxFailures(text) {
    const [, share] = /^(\d{1,3}(?:\.\d{1,6})?)\s*%$/.exec(text) ?? [];
    if (share !== undefined) {
        const percent = Number(share);
        return percent > 0 && percent <= 100 ? { kind: "percent", percent } : null;
    }
    const count = /^\d{1,15}$/.test(text) ? Number(text) : 0;
    return count >= 1 ? { kind: "count", count } : null;
}
function readFraction(text) {
    const [, digits, percent] = /^(\d{0,3}(?:\.\d{1,200})?)\s*(%?)$/.exec(text) ?? [];
    if (digits === undefined || digits === "")
        return null;
    const fraction = Number(percent === "%" ? `${digits}e-2` : digits);
    return fraction <= 1 ? fraction : null;
}
const PERIODS = ["auto", "daily", "weekly", "monthly", "until-complete"];
function readCampaign(text) {
    const period = PERIODS.find((name) => name === text.toLowerCase());
    return period === undefined ? { kind: "named", name: text } : { kind: period };
}
function readFailOn(text) {
    if (text === "auto")
        return { kind: "auto" };
    if (isOff(text))
        return { kind: "never" };
    const words = splitList(text);
    const kinds = fail_on/* FAILURE_KINDS */.B.filter((kind) => words.includes(kind));
    const isKnown = words.length > 0 && words.every((word) => fail_on/* FAILURE_KINDS */.B.some((kind) => kind === word));
    return isKnown ? { kind: "listed", kinds } : null;
}

;// CONCATENATED MODULE: ./build/config/read-config.js




const HOSTED_TIME_BUDGET_MS = 340 * 60_000;
function readConfig(raw, context) {
    const reading = new Reading(raw, context);
    reading.readAll();
    reading.checkBetween();
    return freeze(toConfig(reading.finish(), reading, context));
}
class Reading {
    notices = [];
    #raw;
    #context;
    #taken;
    #values = {};
    #problems = [];
    constructor(raw, context) {
        this.#raw = raw;
        this.#context = context;
        this.#taken = new Set((0,input_table/* inputsOf */.Vc)(context.taker ?? "run"));
    }
    readAll() {
        for (const name of input_table/* INPUT_NAMES */.Qh)
            this.#read(name);
        this.#override("task-timeout", { variable: "CARRYOVER_TASK_TIMEOUT_S", example: "a number of seconds" });
        this.#override("max-attempts", { variable: "CARRYOVER_MAX_ATTEMPTS", example: "a number" });
    }
    checkBetween() {
        const taker = this.#context.taker ?? "run";
        const { argv } = this.#context;
        this.#exactlyOne("tasks", "tasks-command", { isNeeded: taker === "run" || taker === "plan" });
        const hasArgv = argv !== undefined && argv !== null;
        if (taker === "run" && hasArgv && argv.length === 0) {
            this.#problem("Expected a program and its arguments after --, found nothing. Write for instance: -- node evaluate.mjs {id}.");
        }
        else if (taker === "run" && hasArgv && this.isGiven("command")) {
            this.#problem(`Expected either ${this.#called("command")} or a program after --, found both. Remove one.`);
        }
        else if (taker === "run" && !hasArgv && !this.isGiven("command")) {
            const after = this.#context.origin === "cli" ? ", or a program after --" : "";
            this.#problem(`Expected ${this.#called("command")}${after}, found none. It says how a task is evaluated, for instance node evaluate.mjs "$CARRYOVER_TASK_ID".`);
        }
        if (taker === "run")
            this.#checkJob();
        if (taker === "run")
            this.#noteBudget();
        const { "fail-on": failOn, "min-pass-rate": minPassRate } = this.#values;
        const hasNoEffect = failOn?.kind === "never" || (failOn?.kind === "listed" && !failOn.kinds.includes("failed"));
        if (typeof minPassRate === "number" && hasNoEffect) {
            this.notices.push(`${this.#called("min-pass-rate")} has no effect: it stands for failed, which ${this.#called("fail-on")} does not list.`);
        }
    }
    finish() {
        const [first, ...others] = this.#problems;
        if (first !== undefined && others.length === 0)
            throw new user_error/* UserError */.y(first);
        if (first !== undefined) {
            throw new user_error/* UserError */.y([
                `${this.#problems.length} problems with the inputs; nothing was run:`,
                ...this.#problems.map((problem) => `- ${problem}`),
            ].join("\n"));
        }
        return this.#values;
    }
    isGiven(name) {
        return this.#taken.has(name) && (this.#raw[name] ?? "").trim() !== "";
    }
    #read(name) {
        const text = this.isGiven(name) ? (this.#raw[name] ?? "") : (0,input_table/* inputRow */.bd)(name).default;
        const isCommand = name === "command" || name === "tasks-command" || name === "preflight";
        const result = readInput(name, isCommand ? text : text.trim());
        if ("value" in result)
            this.#values[name] = result.value;
        else
            this.#problem(`Expected ${this.#called(name)} to be ${result.expected}; found ${shown(text)}.`);
    }
    #override(name, from) {
        const text = (this.#context.env[from.variable] ?? "").trim();
        if (text === "" || !this.#taken.has(name))
            return;
        const result = readInput(name, text);
        if ("expected" in result) {
            this.#problem(`Expected the environment variable ${from.variable} (${from.example}) to be ${result.expected}; found ${shown(text)}.`);
            return;
        }
        this.#values[name] = result.value;
        const value = name === "task-timeout" ? (0,duration/* formatDuration */.a)(result.value) : String(result.value);
        this.notices.push(`${this.#called(name)} is ${value}, set by ${from.variable} in the environment.`);
    }
    #exactlyOne(left, right, options) {
        const count = [left, right].filter((name) => this.isGiven(name)).length;
        if (count === 2) {
            this.#problem(`Expected either ${this.#called(left)} or ${this.#called(right)}, found both. Remove one.`);
        }
        else if (count === 0 && options.isNeeded) {
            this.#problem(`Expected ${this.#called(left)} or ${this.#called(right)}, found neither. Name a task list, for instance ${this.#example(left, "evals/tasks.jsonl")}.`);
        }
    }
    #noteBudget() {
        const { "shared-concurrency": shared, "job-total": jobs } = this.#values;
        if (typeof shared !== "number" || typeof jobs !== "number" || jobs <= shared)
            return;
        this.notices.push(`${this.#called("shared-concurrency")} is ${shared}, but ${jobs} jobs run at least one child each: up to ${jobs} may run at once. ` +
            `Let GitHub run ${shared} of the jobs at a time (\`strategy.max-parallel: ${shared}\`), or plan at most ${shared} (\`max-jobs\`).`);
    }
    #checkJob() {
        const { "job-index": index, "job-total": total } = this.#values;
        if (index === undefined || total === undefined)
            return;
        if ((index === null) !== (total === null)) {
            const [given, missing] = index === null ? ["job-total", "job-index"] : ["job-index", "job-total"];
            this.#problem(`Expected ${this.#called("job-index")} and ${this.#called("job-total")} together, found ${this.#called(given)} without ${this.#called(missing)}. Give both, such as ${this.#example("job-index", "0")} and ${this.#example("job-total", "4")}.`);
        }
        else if (total === 0) {
            this.#problem(`Expected ${this.#called("job-total")} to be at least 1 in a job that runs, found "0". Start no job where a plan says 0.`);
        }
        else if (index !== null && total !== null && index >= total) {
            this.#problem(`Expected ${this.#called("job-index")} to be below ${this.#called("job-total")} (it is counted from 0): 0 to ${total - 1}; found ${index}.`);
        }
    }
    #problem(message) {
        this.#problems.push(message);
    }
    #called(name) {
        return this.#context.origin === "cli" ? `--${name}` : `input \`${name}\``;
    }
    #example(name, value) {
        return this.#context.origin === "cli" ? `--${name} ${value}` : `\`${name}: ${value}\``;
    }
}
function toConfig(values, reading, context) {
    return {
        taskSource: toTaskSource(values),
        passWithNoTasks: values["pass-with-no-tasks"],
        repeats: values.repeats,
        shardSize: values["shard-size"],
        provider: values.provider,
        command: toCommand(values, context.argv ?? null),
        workingDirectory: values["working-directory"],
        env: values.env,
        exitCodes: values["exit-codes"],
        failureLogs: values["failure-logs"],
        taskTimeoutMs: values["task-timeout"],
        silenceTimeoutMs: values["silence-timeout"],
        killGraceMs: values["kill-grace"],
        concurrency: values.concurrency,
        sharedConcurrency: values["shared-concurrency"],
        maxAttempts: values["max-attempts"],
        failFast: values["fail-fast"],
        maxFailures: values["max-failures"],
        retryAfterThresholdMs: values["retry-after-threshold"],
        maxWaitMs: values["max-wait"],
        defaultWaitMs: values["default-wait"],
        stopGraceMs: values["stop-grace"],
        preflight: values.preflight,
        rateLimitPatterns: toPatternSource(values["rate-limit-patterns"]),
        campaign: values.campaign,
        timeBudgetMs: values["time-budget"] === "by-default" ? defaultTimeBudgetMs(context) : values["time-budget"],
        failOn: values["fail-on"],
        minPassRate: values["min-pass-rate"],
        name: values.name,
        stateName: context.origin === "action" || reading.isGiven("name") ? values.name : null,
        stateDir: values["state-dir"],
        checkpointIntervalMs: values["checkpoint-interval"],
        job: context.taker === "merge"
            ? { index: 0, total: 1 }
            : { index: values["job-index"] ?? 0, total: values["job-total"] ?? 1 },
        expectedJobs: values["job-total"],
        maxJobs: values["max-jobs"],
        targetJobDurationMs: values["target-job-duration"],
        logOutput: values["log-output"],
        notices: reading.notices,
    };
}
function toTaskSource(values) {
    if (values.tasks !== null)
        return { kind: "tasks", value: values.tasks };
    const command = values["tasks-command"];
    return command === null ? null : { kind: "tasks-command", command };
}
function toCommand(values, argv) {
    if (values.command !== null)
        return { kind: "shell", text: values.command };
    return argv === null || argv.length === 0 ? null : { kind: "argv", argv: [...argv] };
}
function toPatternSource(text) {
    if (text === null)
        return null;
    const isPath = !text.includes("\n") && !/^(?:[[{]|-\s)/.test(text);
    return isPath ? { kind: "file", path: text } : { kind: "inline", text };
}
function defaultTimeBudgetMs(context) {
    const isHosted = context.origin === "action" && context.env.RUNNER_ENVIRONMENT !== "self-hosted";
    return isHosted ? HOSTED_TIME_BUDGET_MS : null;
}
function shown(text) {
    return JSON.stringify(text.length > 120 ? `${text.slice(0, 119)}…` : text);
}
function freeze(config) {
    for (const value of Object.values(config))
        Object.freeze(value);
    return Object.freeze(config);
}


/***/ }),

/***/ 1420:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration),
/* harmony export */   a: () => (/* binding */ formatDuration)
/* harmony export */ });
const UNIT_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const PART = /(\d+(?:\.\d+)?)(ms|[smhd])/gy;
function parseDuration(text) {
    const compact = text.trim().toLowerCase().replaceAll(" ", "");
    if (/^\d+(\.\d+)?$/.test(compact))
        return Math.round(Number(compact) * 1_000);
    let total = 0;
    let end = 0;
    for (const [part, amount, unit] of compact.matchAll(PART)) {
        total += Number(amount) * (UNIT_MS[unit ?? ""] ?? Number.NaN);
        end += part.length;
    }
    return end > 0 && end === compact.length && Number.isFinite(total) ? Math.round(total) : null;
}
function formatDuration(durationMs) {
    const ms = Math.max(0, durationMs);
    if (ms < 10_000)
        return `${Math.round(ms / 100) / 10}s`;
    const seconds = Math.round(ms / 1_000);
    const units = [
        ["d", Math.floor(seconds / 86_400)],
        ["h", Math.floor(seconds / 3_600) % 24],
        ["m", Math.floor(seconds / 60) % 60],
        ["s", seconds % 60],
    ];
    const first = units.findIndex(([, amount]) => amount > 0);
    return units
        .slice(first, first + 2)
        .filter(([, amount]) => amount > 0)
        .map(([unit, amount]) => `${amount}${unit}`)
        .join(" ");
}


/***/ }),

/***/ 5079:
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

/***/ 2746:
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

/***/ 9458:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf)
/* harmony export */ });
function reasonOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 2474:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c6: () => (/* binding */ stableHash),
/* harmony export */   g4: () => (/* binding */ belongsTo),
/* harmony export */   l2: () => (/* binding */ wholeOf),
/* harmony export */   r2: () => (/* binding */ MOST_JOBS)
/* harmony export */ });
const MOST_JOBS = 256;
function belongsTo(id, part) {
    return part.total <= 1 || stableHash(id) % part.total === part.index;
}
function wholeOf(count) {
    const indexes = new Uint32Array(count);
    for (let index = 0; index < count; index += 1)
        indexes[index] = index;
    return indexes;
}
function stableHash(text) {
    let hash = 0x811c9dc5;
    for (let index = 0; index < text.length; index += 1) {
        const unit = text.charCodeAt(index);
        hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
        hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
}


/***/ }),

/***/ 9924:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   IE: () => (/* binding */ xmlAttribute),
/* harmony export */   J5: () => (/* binding */ TERMINAL_SEQUENCE),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   W3: () => (/* binding */ CONTROL),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   gP: () => (/* binding */ childLines),
/* harmony export */   hd: () => (/* binding */ mermaidName),
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
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
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
    return text.split(LINE_BREAK).map((line) => {
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
function mermaidName(text) {
    return oneLine(oneLine(text).replace(/[^\p{L}\p{N} ._/()+-]/gu, " "), 60);
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
