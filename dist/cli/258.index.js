export const id = 258;
export const ids = [258,4805];
export const modules = {

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

/***/ 70258:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stateDirOf),
/* harmony export */   readCommandLine: () => (/* binding */ readCommandLine)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67756);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23627);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45725);
/* harmony import */ var _subcommands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37999);
/* harmony import */ var _suggestion_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69403);
/* harmony import */ var _text_schemas_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89745);







function stateDirOf(line) {
    return line.options["state-dir"]?.trim() || (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputRow */ .bd)("state-dir").default;
}
function readCommandLine(argv) {
    const dashes = argv.indexOf("--");
    const [leading, ...rest] = dashes === -1 ? argv : argv.slice(0, dashes);
    const program = dashes === -1 ? null : argv.slice(dashes + 1);
    if (leading === undefined || isHelp(leading) || leading === "help") {
        const topic = rest.find((word) => !word.startsWith("-"));
        return helpLine(topic === undefined ? null : subcommandNamed(topic), [leading ?? "", ...rest]);
    }
    if (leading.startsWith("-")) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`Expected a command first (${_subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBCOMMANDS */ .Vh.join(", ")}), found the option ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(leading)}. See carryover --help.`);
    }
    const subcommand = subcommandNamed(leading);
    if (rest.some(isHelp))
        return helpLine(subcommand, rest);
    if (rest.includes("--version"))
        return emptyLine("version");
    return readWords(subcommand, rest, program);
}
function isHelp(word) {
    return word === "-h" || word === "--help" || word.startsWith("--help=");
}
function helpLine(topic, words) {
    return { ...emptyLine("help"), helpTopic: topic, helpAll: words.includes("--help=all") };
}
function emptyLine(subcommand) {
    return { subcommand, helpTopic: null, helpAll: false, options: {}, isJson: false, argv: null, positionals: [] };
}
function subcommandNamed(word) {
    const known = _subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBCOMMANDS */ .Vh.find((name) => name === word);
    if (known !== undefined)
        return known;
    const suggestion = (0,_suggestion_js__WEBPACK_IMPORTED_MODULE_6__/* .didYouMean */ .a)(word, _subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBCOMMANDS */ .Vh);
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`Expected a command (${_subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBCOMMANDS */ .Vh.join(", ")}), found the unknown command ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(word)}.${suggestion} See carryover --help.`);
}
function readWords(subcommand, words, program) {
    const known = (0,_subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .optionsOf */ .cz)(subcommand);
    const types = [...known].map(([name, { kind }]) => [name, { type: kind === "flag" ? "boolean" : "string" }]);
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...words], options: Object.fromEntries(types), strict: false, tokens: true });
    const given = new Map();
    const positionals = [];
    for (const token of tokens) {
        if (token.kind === "positional")
            positionals.push(positional(subcommand, token.value, positionals.length, words[token.index - 1]));
        if (token.kind !== "option")
            continue;
        if (!token.rawName.startsWith("--"))
            throw unknownOption(subcommand, known, words[token.index] ?? "");
        const { name, value } = optionValue(subcommand, known, token);
        const earlier = given.get(name);
        given.set(name, known.get(name)?.kind === "list" && earlier !== undefined ? `${earlier}\n${value}` : value);
    }
    if (program !== null && !_subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBCOMMAND_TABLE */ .vb[subcommand].takesProgram) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`Expected no program after -- for carryover ${subcommand}, found ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(program.join(" "))}. Remove it.`);
    }
    const options = Object.fromEntries(given);
    const { json: isJson } = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readOptions */ .Tt)(_subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .JSON_OPTION */ .rj, options);
    return { ...emptyLine(subcommand), options, isJson, argv: program, positionals };
}
function optionValue(subcommand, known, { name, rawName, value, inlineValue }) {
    const kind = known.get(name)?.kind;
    if (kind === undefined) {
        const positive = rawName.startsWith("--no-") ? name.slice(3) : "";
        if (known.get(positive)?.kind !== "flag" || value !== undefined)
            throw unknownOption(subcommand, known, rawName);
        return { name: positive, value: "false" };
    }
    if (kind === "flag")
        return { name, value: value ?? "true" };
    const isOption = !inlineValue && value !== undefined && /^-(?!$|\d)/.test(value);
    if (value !== undefined && !isOption)
        return { name, value };
    const found = value === undefined ? "the end of the options" : `the option ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(value)}`;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`Expected a value after --${name}, found ${found}. Write --${name}=VALUE if the value begins with a dash.`);
}
function positional(subcommand, word, count, previous = "") {
    const { mostFiles } = _subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBCOMMAND_TABLE */ .vb[subcommand];
    if (count < mostFiles)
        return word;
    const isFlagValue = (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .flag */ .Jt)().safeParse(word).success && previous.startsWith("--");
    const advice = isFlagValue
        ? `A flag takes its value with an equals sign: ${previous}=${word}.`
        : strayWordAdvice(subcommand);
    const expected = mostFiles === 0 ? "only options" : `at most ${mostFiles} FILE`;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`Expected ${expected} after carryover ${subcommand}, found ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(word)}. ${advice}`);
}
function strayWordAdvice(subcommand) {
    if (!_subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBCOMMAND_TABLE */ .vb[subcommand].takesProgram)
        return `See carryover ${subcommand} --help.`;
    const quotes = "and quotes around values with spaces.";
    if (!(0,_subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .optionsOf */ .cz)(subcommand).has("tasks"))
        return `Put -- before a program and its arguments, ${quotes}`;
    return `Write a task list as --tasks FILE. Put -- before a program, or before the arguments of a harness, ${quotes}`;
}
function unknownOption(subcommand, known, word) {
    const name = word.replace(/^--?(?:no-)?/, "");
    const own = `carryover ${subcommand}`;
    const others = _subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBCOMMANDS */ .Vh.filter((other) => (0,_subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .optionsOf */ .cz)(other).has(name)).map((other) => `carryover ${other}`);
    if (others.length > 0 && !known.has(name)) {
        return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`Expected an option of ${own}, found ${word}, which is one of ${others.join(", ")}. ` +
            `Remove it, or see ${own} --help.`);
    }
    const suggestion = (0,_suggestion_js__WEBPACK_IMPORTED_MODULE_6__/* .didYouMean */ .a)(name, [...known.keys()], "--");
    const program = _subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBCOMMAND_TABLE */ .vb[subcommand].takesProgram ? " The options of your own program belong after --." : "";
    return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`Expected an option of ${own}, found the unknown option ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(word)}.${suggestion}${program} See ${own} --help.`);
}


/***/ }),

/***/ 37999:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vh: () => (/* binding */ SUBCOMMANDS),
/* harmony export */   Yl: () => (/* binding */ RETRY_OPTIONS),
/* harmony export */   cz: () => (/* binding */ optionsOf),
/* harmony export */   p7: () => (/* binding */ RUN_OPTIONS),
/* harmony export */   rj: () => (/* binding */ JSON_OPTION),
/* harmony export */   vb: () => (/* binding */ SUBCOMMAND_TABLE)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55395);
/* harmony import */ var _command_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22389);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45725);
/* harmony import */ var _text_schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89745);




const JSON_OPTION = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    json: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(), { help: "Prints the result as one JSON object on stdout." }),
});
function row(given) {
    return { details: [], options: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({}), mostFiles: 0, takesProgram: false, ...given };
}
const RUN_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ...JSON_OPTION.shape,
    dryRun: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(), {
        help: "Prints what the run would start, what it would skip and why, and how long it would take. " +
            "Starts no child, calls no provider, and writes nothing.",
    }),
});
const RETRY_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    errored: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(), { help: "Selects tasks that used up their attempts or failed for good." }),
    timedOut: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(), { help: "Selects tasks that timed out." }),
    failed: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(), { help: "Selects tasks that were graded and failed." }),
    id: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)("ids or patterns of ids", _text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .splitList */ .ry), {
        kind: "list",
        placeholder: "PATTERN",
        help: "Selects only these tasks: ids or patterns of ids such as `math/*`, separated by commas; `?` stands for a comma in an id. " +
            "The id of a repeated or varied task selects all copies.",
    }),
    dryRun: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(), { help: "Prints the ids of the tasks and changes nothing." }),
});
const SUBCOMMAND_TABLE = {
    run: row({
        usage: "run [options] (--command TEXT | -- PROGRAM [ARGUMENTS] | --harness NAME [-- ARGUMENTS])",
        summary: "Runs the outstanding tasks. Run the same command again to continue.",
        details: [
            "In the arguments of PROGRAM, {id}, {tasks-file}, {results-file} and {FIELD} of the task are replaced; no shell is involved.",
            "Exit codes: 0 complete; 1 failures (see --fail-on); 2 wrong usage, nothing was run; 74 like 0, but stdout could " +
                "not be written; 75 tasks are outstanding, run the same command again; 129, 130, 143 interrupted, the state is safe.",
        ],
        common: [
            ["tasks", "task list: .jsonl, .json, .csv, .txt, or patterns"],
            ["command", "bash command that evaluates a shard"],
            ["harness", "run a pytest, vitest, promptfoo, ... suite instead"],
            ["concurrency", "maximum children at once (4)"],
            ["shard-size", "tasks per child (1)"],
            ["provider", "the provider whose rate limit the tasks share"],
            ["only", "ids, patterns, group:NAME or status:failed to run"],
            ["task-timeout", "time limit per attempt (3h30m)"],
            ["max-attempts", "attempts per task, over all runs (3)"],
            ["max-wait", "maximum total wait for rate limits (15m)"],
            ["retry-now", "probe a stopped provider now"],
            ["time-budget", "how long the run may take"],
            ["fail-on", "what fails the run: failed,errored,outstanding"],
            ["campaign", "what counts as one pass over the tasks (auto)"],
            ["state-dir", "where results are kept (.carryover)"],
            ["dry-run", "print what would start, without starting it"],
            ["json", "print the outputs as JSON on stdout"],
        ],
        options: RUN_OPTIONS,
        takesProgram: true,
    }),
    plan: row({
        usage: "plan [options] [--harness NAME [-- ARGUMENTS]]",
        summary: "Prints the outstanding tasks and how to spread them over the jobs of a matrix.",
        details: [
            "Recorded durations balance the jobs. A plan has no jobs if nothing is outstanding or every provider is stopped.",
        ],
        options: JSON_OPTION,
        takesProgram: true,
    }),
    merge: row({
        usage: "merge [options] FOLDER...",
        summary: "Merges the state folders of several jobs into one.",
        details: [
            "Does not change the folders; writes the result to --state-dir. " +
                "A missing or empty folder counts as a job that never reported. The exit codes are those of run.",
        ],
        options: JSON_OPTION,
        mostFiles: Number.POSITIVE_INFINITY,
    }),
    status: row({
        usage: "status [--state-dir FOLDER] [--json]",
        summary: "Shows how the last run ended and what is outstanding.",
        options: JSON_OPTION,
    }),
    retry: row({
        usage: "retry [--errored] [--timed-out] [--failed] [--id PATTERN] [--dry-run]",
        summary: "Makes settled tasks outstanding again, so that the next run repeats them.",
        details: [
            "Without options, selects errored and timed-out tasks. " +
                "With --id alone, selects every settled task that the pattern matches, including passed ones. " +
                "Drops the results and failures of these tasks. Their attempts count from 1 again.",
        ],
        options: RETRY_OPTIONS,
    }),
    detect: row({
        usage: "detect [options] [FILE|-]",
        summary: "Finds the rate limit in a log and prints it as one JSON object.",
        details: [
            "Reads FILE or stdin. " +
                "The object has certain, kind (wait, stop, cap, task, overload or none), retry_after_seconds, reset_at, evidence, form and provider.",
        ],
        options: _command_options_js__WEBPACK_IMPORTED_MODULE_0__/* .DETECT_OPTIONS */ .LM,
        mostFiles: 1,
    }),
    demo: row({
        usage: "demo",
        summary: "Shows a run that meets a rate limit, stops and continues. Needs no account and no network.",
    }),
    report: row({
        usage: "report [--state-dir FOLDER] [--json]",
        summary: "Writes the summary, JUnit and HTML reports of a state folder again.",
        options: JSON_OPTION,
    }),
    simulate: row({
        usage: "simulate --tasks N|FILE [options]",
        summary: "Estimates how many runs a task list needs under a provider's limits, without a call.",
        details: ["Runs the real scheduler against a simulated provider in simulated time."],
        options: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ..._command_options_js__WEBPACK_IMPORTED_MODULE_0__/* .SIMULATE_OPTIONS */ .ax.shape, ...JSON_OPTION.shape }),
    }),
    provider: row({
        usage: "provider [options] [-- COMMAND...]",
        summary: "Starts a stand-in model provider with real limits to test a command.",
        details: [
            "It serves OpenAI's chat completions and responses and Anthropic's messages on loopback, streamed or not. It answers from a file, not with a model.",
            "With COMMAND, runs it with OPENAI_BASE_URL and ANTHROPIC_BASE_URL set and ends with its exit code. " +
                "Without COMMAND, prints both as NAME=VALUE lines and serves until it is stopped.",
            "GET /carryover/stats counts the requests; POST /carryover/settings changes the limits while it runs.",
        ],
        options: _command_options_js__WEBPACK_IMPORTED_MODULE_0__/* .PROVIDER_OPTIONS */ .dW,
        takesProgram: true,
    }),
    help: row({
        usage: "help [COMMAND]",
        summary: "Shows this text, or the help of a command.",
    }),
    version: row({
        usage: "version",
        summary: "Shows the version.",
    }),
};
const SUBCOMMANDS = Object.keys(SUBCOMMAND_TABLE);
function optionsOf(subcommand) {
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputsOf */ .Vc)(subcommand).map((name) => [name, (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputRow */ .bd)(name)]);
    return new Map([...inputs, ...(0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .rowsOf */ .RO)(SUBCOMMAND_TABLE[subcommand].options)]);
}


/***/ }),

/***/ 69403:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
function didYouMean(written, known, prefix = "") {
    const wanted = normalize(written);
    const distanceTo = (name) => lettersApart(wanted, normalize(name));
    const [nearest] = known.toSorted((a, b) => distanceTo(a) - distanceTo(b));
    const isClose = nearest !== undefined && distanceTo(nearest) <= Math.max(1, Math.floor(wanted.length / 4));
    return isClose ? ` Did you mean ${prefix}${nearest}?` : "";
}
function normalize(name) {
    return name.toLowerCase().replaceAll("_", "-");
}
function lettersApart(left, right) {
    const missing = [...right];
    let extra = 0;
    for (const letter of left) {
        const place = missing.indexOf(letter);
        if (place === -1)
            extra += 1;
        else
            missing.splice(place, 1);
    }
    return Math.max(extra, missing.length);
}


/***/ })

};
