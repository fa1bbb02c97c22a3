export const id = 7777;
export const ids = [7777];
export const modules = {

/***/ 61420:
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

/***/ 64220:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf)
/* harmony export */ });
function reasonOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 67777:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runProviderCommand: () => (/* binding */ runProviderCommand)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(37428);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61420);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(64220);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67756);
/* harmony import */ var _canned_answers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1125);
/* harmony import */ var _provider_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52054);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76355);












const OPTIONS = {
    help: { type: "boolean", short: "h" },
    port: { type: "string" },
    answers: { type: "string" },
    log: { type: "string" },
    rate: { type: "string" },
    burst: { type: "string" },
    waits: { type: "string" },
    "daily-quota": { type: "string" },
    day: { type: "string" },
    "quota-form": { type: "string" },
    credit: { type: "string" },
    "overload-share": { type: "string" },
    latency: { type: "string" },
    "max-request-tokens": { type: "string" },
    seed: { type: "string" },
};
const HELP = `Usage: carryover provider [options] [-- COMMAND…]

A stand-in for a model provider on loopback: OpenAI's chat completions and responses and Anthropic's messages, whole
or streamed, with real limits and real refusals. It answers from a file, not with a model.
With a command, runs it with OPENAI_BASE_URL and ANTHROPIC_BASE_URL set and ends with its exit code; without
one, prints both as NAME=VALUE lines and serves until it is stopped.

  --port N                a fixed port (default: any free one)
  --answers FILE          JSON Lines with question and reply: the reply to prompts that contain the question
  --log FILE              appends one JSON line for each request: time, path, model, prompt, outcome
  --rate N/DURATION       a token bucket: N requests in that time, such as 10/1s or 500/1m
  --burst N               how many of them fit in one instant (default 1)
  --waits stated          refusals say how long to wait; unstated: they do not
  --daily-quota N         N requests a day
  --day DURATION          how long after its last request a used-up quota is available again (default 24h)
  --quota-form FORM       requests-per-day (states the wait) or insufficient-quota (does not)
  --credit STATE          left, spent-400 or spent-402
  --overload-share SHARE  share of requests, 0 to 1, that are refused for overload
  --latency MIN-MAX       how long an answer takes, such as 50ms-200ms; a stream is spread over it
  --max-request-tokens N  tokens that one request may have
  --seed N                decides over latencies and overloads

GET /carryover/stats counts the requests; POST /carryover/settings changes the limits while it runs.
`;
async function runProviderCommand(argv, io) {
    const end = argv.indexOf("--");
    const values = readOptions(end === -1 ? argv : argv.slice(0, end));
    if (values.help === true) {
        io.writeOut(HELP);
        return 0;
    }
    const provider = await start(values, io.now);
    try {
        const command = end === -1 ? [] : argv.slice(end + 1);
        const exitCode = command.length > 0 ? await runBeside(provider, command, io) : await serve(provider, io);
        io.writeError(`${describeStats(provider.stats(), io.now())}\n`);
        return exitCode;
    }
    finally {
        await provider.close();
    }
}
function readOptions(argv) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_4__.parseArgs)({ args: [...argv], options: OPTIONS, allowPositionals: false }).values;
    }
    catch (cause) {
        const found = (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_9__/* .reasonOf */ .A)(cause);
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_10__/* .UserError */ .y(`Expected options of \`carryover provider\`: ${found} See \`carryover provider --help\`.`, {
            cause,
        });
    }
}
async function start(values, now) {
    const settings = providerSettings(values);
    const port = values.port === undefined ? 0 : readNumber("port", values.port);
    const seed = values.seed === undefined ? 1 : readNumber("seed", values.seed);
    try {
        return await (0,_provider_js__WEBPACK_IMPORTED_MODULE_7__/* .startProvider */ .C)(settings, {
            port,
            seed,
            now,
            ...(values.answers === undefined ? {} : { answer: (0,_canned_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .readCannedAnswers */ .Xu)(values.answers) }),
            ...(values.log === undefined ? {} : { onRequest: requestLog(values.log) }),
        });
    }
    catch (cause) {
        if (cause instanceof _core_user_error_js__WEBPACK_IMPORTED_MODULE_10__/* .UserError */ .y)
            throw cause;
        const found = (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_9__/* .reasonOf */ .A)(cause);
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_10__/* .UserError */ .y(`Expected to serve on port ${port} of 127.0.0.1: ${found}. Free it, or name another one.`, {
            cause,
        });
    }
}
function requestLog(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.appendFileSync)(path, "");
    }
    catch (cause) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_10__/* .UserError */ .y(`Expected \`--log\` to name a file that can be written: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_9__/* .reasonOf */ .A)(cause)}`, { cause });
    }
    return (request) => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.appendFileSync)(path, `${JSON.stringify(request)}\n`);
}
const DEPENDENT = [
    ["burst", "rate"],
    ["day", "daily-quota"],
    ["quota-form", "daily-quota"],
];
function providerSettings(values) {
    for (const [name, other] of DEPENDENT) {
        if (values[name] !== undefined && values[other] === undefined)
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_10__/* .UserError */ .y(`Expected \`--${other}\` beside \`--${name}\`, found none. See \`carryover provider --help\`.`);
    }
    const requests = values["daily-quota"];
    const input = {
        rate: values.rate === undefined
            ? undefined
            : { ...readRate(values.rate), burst: readNumber("burst", values.burst ?? "1") },
        waits: values.waits,
        quota: requests === undefined
            ? undefined
            : {
                requests: readNumber("daily-quota", requests),
                form: values["quota-form"],
                reset: { kind: "after", durationMs: readDuration("day", values.day ?? "24h") },
            },
        credit: values.credit,
        overloadShare: values["overload-share"] === undefined ? undefined : readNumber("overload-share", values["overload-share"]),
        latency: values.latency === undefined ? undefined : readLatency(values.latency),
        maxRequestTokens: values["max-request-tokens"] === undefined
            ? undefined
            : readNumber("max-request-tokens", values["max-request-tokens"]),
    };
    const parsed = _settings_js__WEBPACK_IMPORTED_MODULE_8__/* .settingsSchema */ .dP.safeParse(input, _settings_js__WEBPACK_IMPORTED_MODULE_8__/* .IN_ENGLISH */ .vL);
    if (parsed.success)
        return parsed.data;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_10__/* .UserError */ .y(`Expected valid settings of \`carryover provider\`, found:\n${zod_mini__WEBPACK_IMPORTED_MODULE_11__/* .prettifyError */ .S1(parsed.error)}\nSee \`carryover provider --help\`.`);
}
function readRate(text) {
    const [, requests, duration] = /^(\d+(?:\.\d+)?)\/(.+)$/.exec(text) ?? [];
    const perMs = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_5__/* .parseDuration */ .E)(/^[a-z]/i.test(duration ?? "") ? `1${duration}` : (duration ?? ""));
    if (requests === undefined || perMs === null)
        throw refusedOption("rate", text, "a number and a duration, such as `10/1s`");
    return { requests: Number(requests), perMs };
}
function readLatency(text) {
    const [minMs, maxMs = minMs, ...more] = text.split("-").map(_core_duration_js__WEBPACK_IMPORTED_MODULE_5__/* .parseDuration */ .E);
    if (minMs == null || maxMs == null || minMs > maxMs || more.length > 0)
        throw refusedOption("latency", text, "a duration or two, the shorter first, such as `50ms-200ms`");
    return { minMs, maxMs };
}
function readDuration(name, text) {
    const durationMs = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_5__/* .parseDuration */ .E)(text);
    if (durationMs === null)
        throw refusedOption(name, text, "a duration, such as `90s` or `24h`");
    return durationMs;
}
function readNumber(name, text) {
    if (!/^\d+(?:\.\d+)?$/.test(text))
        throw refusedOption(name, text, "a number");
    return Number(text);
}
function refusedOption(name, found, expected) {
    return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_10__/* .UserError */ .y(`Expected \`--${name}\` to be ${expected}, found \`${found}\`. See \`carryover provider --help\`.`);
}
async function serve(provider, io) {
    io.writeOut(`OPENAI_BASE_URL=${provider.openaiBaseUrl}\nANTHROPIC_BASE_URL=${provider.url}\n`);
    io.writeError(`The stand-in provider listens on ${provider.url}; stop it with Ctrl-C.\n`);
    const stopping = new AbortController();
    await Promise.race(["SIGINT", "SIGTERM"].map((signal) => (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(process, signal, { signal: stopping.signal })));
    stopping.abort();
    return 0;
}
async function runBeside(provider, command, io) {
    const [program, ...rest] = command;
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program ?? "", rest, {
        stdio: "inherit",
        env: {
            ...io.environment,
            OPENAI_BASE_URL: provider.openaiBaseUrl,
            ANTHROPIC_BASE_URL: provider.url,
            OPENAI_API_KEY: "none",
            ANTHROPIC_API_KEY: "none",
        },
    });
    const ignore = () => undefined;
    const forward = () => child.kill("SIGTERM");
    process.on("SIGINT", ignore).on("SIGTERM", forward);
    try {
        const [code, signal] = await new Promise((resolve, reject) => {
            child.once("error", reject);
            child.once("exit", (...how) => resolve(how));
        });
        return code ?? 128 + (signal === null ? 0 : node_os__WEBPACK_IMPORTED_MODULE_3__.constants.signals[signal]);
    }
    catch (cause) {
        const found = (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_9__/* .reasonOf */ .A)(cause);
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_10__/* .UserError */ .y(`Expected to run \`${command.join(" ")}\` after \`--\`: ${found}. Check the name of the program.`, { cause });
    }
    finally {
        process.off("SIGINT", ignore).off("SIGTERM", forward);
    }
}
function describeStats(stats, now) {
    const refused = Object.entries(stats.refused).filter(([, count]) => count > 0);
    const reasons = refused.map(([kind, count]) => `${count} ${kind}`).join(", ");
    const resetAt = stats.quota?.resetAt ?? null;
    const reset = resetAt === null ? "" : `; the quota is available again in ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a)(resetAt - now)}`;
    return `Stand-in provider: ${stats.requests} requests, ${stats.admitted} answered, ${stats.refusedTotal} refused${reasons === "" ? "" : ` (${reasons})`}${reset}.`;
}


/***/ })

};
