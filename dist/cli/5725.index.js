export const id = 5725;
export const ids = [5725];
export const modules = {

/***/ 5755:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Op: () => (/* binding */ ATTEMPT_INPUTS),
/* harmony export */   TE: () => (/* binding */ CHILD_INPUTS),
/* harmony export */   vF: () => (/* binding */ RETRY_KINDS)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69058);
/* harmony import */ var _text_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89745);


const RETRY_KINDS = ["errored", "timed-out", "failed"];
const CHILD_INPUTS = (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .inputGroup */ .wO)("Children", {
    command: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .commandText */ .jt)()), {
        help: "The command that evaluates a shard, run with `bash -euo pipefail -c`. " +
            "It finds its tasks in `$CARRYOVER_TASKS_FILE` (and a single task in `$CARRYOVER_TASK_ID`, `$CARRYOVER_TASK` and " +
            "`$CARRYOVER_FIELD_<NAME>`), and may append results to `$CARRYOVER_RESULTS_FILE`. " +
            "On the command line a program and its arguments can follow `--` instead.",
    }),
    workingDirectory: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(), {
        placeholder: "FOLDER",
        default: ".",
        takers: _text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_PLAN_MERGE */ .h9,
        help: "The folder that the commands run in, relative to the workspace.",
    }),
    env: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('inherit, or names of environment variables such as "PATH,HOME,OPENAI_API_KEY"', readChildEnv), {
        kind: "list",
        placeholder: "NAMES",
        default: "inherit",
        help: "Which environment variables children get: `inherit` for all, or a list of names such as `HOME,OPENAI_API_KEY`. " +
            "With a list, they get only these, `PATH`, `RUNNER_TRACKING_ID` and `CARRYOVER_*`. " +
            "They never get the runner's own `ACTIONS_*` and `INPUT_*`.",
    }),
    exitCodes: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('a list of CODE=CLASS such as "75=rate_limited,77=skipped", where CODE is 0 to 255 and occurs once, and CLASS is ' +
        (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .either */ .gP)(_core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_MEANINGS */ .S$), readExitCodes), {
        kind: "list",
        placeholder: "CODE=CLASS",
        default: "75=rate_limited,77=skipped",
        help: `What exit codes mean when a child wrote no result row: ${(0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .either */ .gP)(_core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_MEANINGS */ .S$.map((name) => `\`${name}\``))}. ` +
            "A custom map replaces the default; `none` clears it.",
    }),
    failureLogs: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a list of glob patterns such as .failed/**/result.json", _text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .splitList */ .ry), {
        kind: "list",
        placeholder: "PATTERNS",
        help: "Glob patterns of files that explain a failure, such as `.failed/**/result.json`. " +
            "A file is read after a failed attempt if it changed during the attempt.",
    }),
    taskTimeoutMs: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)({ from: "above-zero" }), {
        default: "3h30m",
        help: "How long one attempt may take before it is killed. A task that times out is not retried. " +
            "A task's own `timeout` field takes precedence, and `CARRYOVER_TASK_TIMEOUT_S` in the environment overrides the input.",
    }),
    requireResult: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)(), {
        help: "Counts exit 0 without a result row as an error. By default, exit 0 alone is a pass.",
    }),
    silenceTimeoutMs: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .durationOrOff */ .rR)(), {
        default: "off",
        help: "Kills and retries a child that has neither printed anything nor written a result row for this long, such as `10m`.",
    }),
    killGraceMs: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)({ from: "zero" }), {
        default: "5s",
        help: "How long a child may run after SIGTERM before it and its descendants are killed.",
    }),
});
const ATTEMPT_INPUTS = (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .inputGroup */ .wO)("Attempts", {
    concurrency: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 1 }), {
        default: "4",
        takers: ["run", "plan", "simulate"],
        help: "The maximum number of children that run at once in this job. Rate limits lower the number while they last.",
    }),
    sharedConcurrency: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 1 })), {
        help: "The maximum number of children that run at once in all jobs of the matrix together. Each job takes its share. If empty, every job uses its own `concurrency`.",
    }),
    providerConcurrency: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)('a list of PROVIDER=N such as "openai=8,anthropic=4", where N is a whole number from 1 and each provider occurs once', readProviderConcurrency), {
        kind: "list",
        placeholder: "PROVIDER=N",
        help: "The maximum number of children of one provider that run at once in this job, such as `openai=8,anthropic=4`. " +
            "A provider that is not listed may use all of `concurrency`.",
    }),
    maxAttempts: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 1 }), {
        default: "3",
        takers: _text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_PLAN_MERGE */ .h9,
        help: "How many failed attempts a task may have, over all runs. " +
            "Rate limits do not count, and kills count only after three runs with kills. " +
            "`CARRYOVER_MAX_ATTEMPTS` in the environment overrides it.",
    }),
    failFast: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)(), {
        help: "Ends the run at the first failure of class `fatal`: a row with `is_retryable: false`, a limit that concerns one request, " +
            "or an exit code that `exit-codes` maps to it. For wrong answers, set `max-failures: 1`. " +
            "Nothing more starts, running tasks of the same `group` are stopped and not recorded, and all others have `stop-grace` to finish.",
    }),
    maxFailures: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a whole number from 1 such as 20, or a share of all tasks above 0% and up to 100% such as 10%", readMaxFailures)), {
        placeholder: "N|N%",
        help: "Ends the run when this many tasks have failed or errored: a number such as `20`, or a share of all tasks such as `10%`. " +
            "Nothing more starts, and running tasks have `stop-grace` to finish.",
    }),
    retry: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a list of errored, timed-out and failed", readRetryKinds), {
        kind: "list",
        placeholder: "KINDS",
        takers: ["run", "plan"],
        help: "Makes settled tasks of the campaign outstanding again before the run starts: a list of `errored`, `timed-out` and `failed`. " +
            "If no task matches, a complete campaign stays complete and nothing runs. " +
            "Use it in a run that you start by hand; in a matrix, give it to `plan`. " +
            "On the command line, `carryover retry` also selects tasks by id.",
    }),
});
function readChildEnv(found) {
    if (found === "inherit")
        return "inherit";
    const names = (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .splitList */ .ry)(found);
    const isList = names.length > 0 && names.every((name) => name !== "inherit" && /^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
    return isList ? [...new Set(names)] : null;
}
function readExitCodes(found) {
    if (found === "none")
        return new Map();
    const codes = (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .readPairs */ .SX)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .splitList */ .ry)(found), /^(0|[1-9]\d{0,2})\s*=\s*(\w+)$/, (code, word) => {
        const meaning = _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT_MEANINGS */ .S$.find((one) => one === word);
        return Number(code) <= 255 && meaning !== undefined ? [Number(code), meaning] : null;
    });
    return codes === null || codes.length === 0 ? null : new Map(codes);
}
function readProviderConcurrency(found) {
    const form = /^(.+?)\s*=\s*([1-9]\d{0,5})$/;
    const limits = (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .readPairs */ .SX)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .splitList */ .ry)(found), form, (provider, limit) => [provider, Number(limit)]);
    return limits === null ? null : new Map(limits);
}
function readMaxFailures(found) {
    const [, share] = /^(\d{1,3}(?:\.\d{1,6})?)\s*%$/.exec(found) ?? [];
    if (share !== undefined) {
        const percent = Number(share);
        return percent > 0 && percent <= 100 ? { kind: "percent", percent } : null;
    }
    const count = /^\d{1,15}$/.test(found) ? Number(found) : 0;
    return count >= 1 ? { kind: "count", count } : null;
}
function readRetryKinds(found) {
    const words = (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .splitList */ .ry)(found);
    const kinds = RETRY_KINDS.filter((kind) => words.includes(kind));
    return kinds.length === new Set(words).size ? kinds : null;
}


/***/ }),

/***/ 45635:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HA: () => (/* binding */ GATEWAY_INPUTS),
/* harmony export */   zq: () => (/* binding */ readAddress)
/* harmony export */ });
/* unused harmony export readIgnored */
/* harmony import */ var _text_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89745);

const TAKEN_NAMES = new Set("openai anthropic google groq together mistral cohere azure t".split(" "));
const GATEWAY_INPUTS = (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .inputGroup */ .wO)("Gateway", {
    gateway: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["auto", "on", "off"]), {
        default: "auto",
        takers: ["run", "simulate"],
        help: "Sends the calls of children through a local server that reads limits from responses, paces all calls together, " +
            "and keeps answers so that an interrupted task does not pay for them again. " +
            "`auto` does so for each provider whose API key or base URL is in the children's environment, `on` for all known " +
            "providers, `off` for none.",
    }),
    gatewayUpstreams: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("lines of name=URL such as vllm=http://gpu-1:8000/v1; names are lower-case letters, digits and hyphens, " +
        "occur once and are not built-in routes; URLs are http or https, without a password or a query", readUpstreams), {
        kind: "list",
        placeholder: "NAME=URL",
        help: "More servers for the gateway, one `name=URL` per line, such as `vllm=http://gpu-1:8000/v1`. " +
            "They must be compatible with OpenAI or Anthropic. Children reach one at `$CARRYOVER_GATEWAY_URL/name`. " +
            "`NAME_BASE_URL` and `NAME_API_BASE` hold this address too, unless you set them to another one.",
    }),
    gatewayReplay: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt)(), {
        default: "true",
        help: "Keeps the answers that a task has received until it has a result. " +
            "If a limit or a kill interrupts the task, it gets them again instead of paying for the same calls twice.",
    }),
    gatewayIgnore: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("lines that are JSON pointers such as /messages/0/content, or regular expressions between slashes", readIgnored), {
        kind: "list",
        placeholder: "POINTER|/REGEX/",
        help: "Parts of a request that may differ when a call is repeated, one per line: JSON pointers such as " +
            "`/messages/0/content`, or regular expressions such as `/\\d{4}-\\d\\d-\\d\\d/` over the body.",
    }),
    gatewayJournalLimitBytes: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("a size such as 64MB or 500KB", readSize), {
        placeholder: "SIZE",
        default: "64MB",
        help: "The maximum total size of the answers that are kept for interrupted tasks, such as `64MB`.",
    }),
});
function readUpstreams(found) {
    return (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .readPairs */ .SX)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .splitLines */ .uz)(found), /^([a-z0-9][a-z0-9-]{0,40})\s*=\s*(\S+)$/, (name, url) => TAKEN_NAMES.has(name) || readAddress(url) === null ? null : { name, url });
}
function readAddress(found) {
    try {
        const url = new URL(found.trim());
        const isPlain = url.search === "" && url.hash === "" && url.username === "" && url.password === "";
        return isPlain && /^https?:$/.test(url.protocol) ? url : null;
    }
    catch {
        return null;
    }
}
function readIgnored(found) {
    const parts = (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .splitLines */ .uz)(found).map((line) => readPattern(line) ?? readPointer(line));
    return parts.every((part) => part !== null) ? parts : null;
}
function readPattern(line) {
    if (line.length < 3 || !line.startsWith("/") || !line.endsWith("/"))
        return null;
    for (const flags of /\\[pPu]\{/.test(line) ? ["gu"] : ["gu", "g"]) {
        try {
            return { kind: "pattern", pattern: new RegExp(line.slice(1, -1), flags) };
        }
        catch { }
    }
    return null;
}
function readPointer(line) {
    if (!line.startsWith("/") || line.endsWith("/"))
        return null;
    const steps = line.slice(1).split("/");
    return { kind: "pointer", steps: steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~")) };
}
const UNITS = { "": 1, b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };
function readSize(found) {
    const [, digits, unit] = /^(\d{1,12})\s*([kmg]?b|)$/i.exec(found) ?? [];
    const bytes = Number(digits) * (UNITS[(unit ?? "").toLowerCase()] ?? Number.NaN);
    return Number.isFinite(bytes) && bytes >= 1 && bytes <= 1e9 ? bytes : null;
}


/***/ }),

/***/ 45725:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mc: () => (/* binding */ INPUTS),
  bd: () => (/* binding */ inputRow),
  Vc: () => (/* binding */ inputsOf),
  Vb: () => (/* binding */ nameOf),
  Tt: () => (/* binding */ readOptions),
  RO: () => (/* binding */ rowsOf)
});

// UNUSED EXPORTS: INPUT_NAMES

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(55395);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/core/words.js
var words = __webpack_require__(23627);
// EXTERNAL MODULE: ./build/config/child-inputs.js
var child_inputs = __webpack_require__(5755);
// EXTERNAL MODULE: ./build/config/gateway-inputs.js
var gateway_inputs = __webpack_require__(45635);
// EXTERNAL MODULE: ./build/config/text-schemas.js
var text_schemas = __webpack_require__(89745);
;// CONCATENATED MODULE: ./build/config/limit-inputs.js

const LIMIT_INPUTS = (0,text_schemas/* inputGroup */.wO)("Rate limits", {
    retryAfterThresholdMs: (0,text_schemas/* input */.hF)((0,text_schemas/* duration */.p0)({ from: "zero" }), {
        default: "60s",
        takers: ["run", "detect", "simulate"],
        help: "The longest stated wait that a run waits out. A longer wait, or an exhausted quota, stops the provider's tasks and leaves them to the next run.",
    }),
    maxWaitMs: (0,text_schemas/* input */.hF)((0,text_schemas/* duration */.p0)({ from: "zero" }), {
        default: "15m",
        takers: ["run", "simulate"],
        help: "How long a run may wait for rate limits in total. A wait that exceeds it stops the provider's tasks.",
    }),
    defaultWaitMs: (0,text_schemas/* input */.hF)((0,text_schemas/* duration */.p0)({ from: "above-zero" }), {
        default: "60s",
        takers: ["run", "simulate"],
        help: "How long a task waits after a rate limit that states no wait. The wait doubles each time.",
    }),
    stopGraceMs: (0,text_schemas/* input */.hF)((0,text_schemas/* duration */.p0)({ from: "zero" }), {
        default: "60s",
        takers: ["run", "simulate"],
        help: "How long running children have to finish when their provider is stopped or the run ends early. `0s` stops them at once.",
    }),
    preflight: (0,text_schemas/* input */.hF)((0,text_schemas/* optional */.lq)((0,text_schemas/* commandText */.jt)()), {
        takers: ["run", "plan"],
        help: "A bash command that makes one cheap call, within 30 seconds. " +
            "It runs once per provider before the first child, and as the probe when a limit should be over. " +
            "`plan` runs it before it plans any job. " +
            "Only a rate limit in its answer keeps the provider stopped. If you set no command, one task is the probe.",
    }),
    retryNow: (0,text_schemas/* input */.hF)((0,text_schemas/* flag */.Jt)(), {
        takers: ["run", "plan"],
        help: "Probes a stopped provider at once instead of waiting for its reset. Use it after you topped up a quota. " +
            "In a matrix, give it to `plan` and to the jobs: otherwise `plan` has no job for the provider's tasks.",
    }),
    rateLimitPatterns: (0,text_schemas/* input */.hF)((0,text_schemas/* optional */.lq)((0,text_schemas/* text */.Qq)("patterns, or the path of a file", readPatternSource)), {
        kind: "list",
        placeholder: "FILE|YAML",
        takers: ["run", "detect"],
        help: "More forms of rate-limit messages: a YAML list, one JSON object per line, or the path of such a file. " +
            "Each has a `name`, a `pattern` and a `kind` (`wait`, `stop`, `cap`, `task`, `overload` or `none`).",
    }),
});
function readPatternSource(found) {
    const isPath = !found.includes("\n") && !/^(?:[[{]|-\s)/.test(found);
    return isPath ? { kind: "file", path: found } : { kind: "inline", text: found };
}
const SPEND_INPUTS = (0,text_schemas/* inputGroup */.wO)("Budget", {
    maxCost: (0,text_schemas/* input */.hF)((0,text_schemas/* optional */.lq)((0,text_schemas/* text */.Qq)("an amount of US dollars above 0, such as 5 or 0.50", readMoney)), {
        placeholder: "USD",
        help: "Ends the run once it has spent this many US dollars: nothing more starts, running tasks have `stop-grace` to " +
            "finish, and the rest stay outstanding. " +
            "Costs are taken from `cost_usd` in the metrics of result rows, else from the tokens of calls through the gateway and `prices`. " +
            "The jobs of a matrix share it equally.",
    }),
    maxTokens: (0,text_schemas/* input */.hF)((0,text_schemas/* optional */.lq)((0,text_schemas/* integer */.nd)({ from: 1, to: 1e15 })), {
        help: "Ends the run as `max-cost` does, once it has used this many input and output tokens. " +
            "They are taken from the calls through the gateway, else from the metrics of result rows.",
    }),
    prices: (0,text_schemas/* input */.hF)((0,text_schemas/* text */.Qq)('lines of MODEL=INPUT/OUTPUT in US dollars per million tokens such as "gpt-5=1.25/10", each model once, where * stands for any characters of a name', readPrices), {
        kind: "list",
        placeholder: "MODEL=IN/OUT",
        help: "The prices of models, one per line, in US dollars per million input and output tokens: `gpt-5*=1.25/10`. The longest pattern that matches counts.",
    }),
});
const AMOUNT = String.raw `\$?(\d{1,9}(?:\.\d{1,9})?)`;
const PRICE = new RegExp(`^([^=]{1,200}?)\\s*=\\s*${AMOUNT}\\s*/\\s*${AMOUNT}$`, "u");
const MONEY = new RegExp(`^${AMOUNT}$`, "u");
function readPrices(found) {
    return (0,text_schemas/* readPairs */.SX)((0,text_schemas/* splitList */.ry)(found), PRICE, (model, input, output) => ({
        model,
        inputUsd: Number(input),
        outputUsd: Number(output),
    }));
}
function readMoney(found) {
    const amount = Number(MONEY.exec(found)?.[1] ?? 0);
    return amount > 0 ? amount : null;
}

// EXTERNAL MODULE: ./build/config/run-inputs.js
var run_inputs = __webpack_require__(97030);
// EXTERNAL MODULE: ./build/core/selection.js
var selection = __webpack_require__(83260);
// EXTERNAL MODULE: ./build/core/shell-words.js
var shell_words = __webpack_require__(88528);
// EXTERNAL MODULE: ./build/harness/names.js
var names = __webpack_require__(34043);
// EXTERNAL MODULE: ./build/tasks/vary.js
var vary = __webpack_require__(10705);
;// CONCATENATED MODULE: ./build/config/task-inputs.js





const TASK_INPUTS = (0,text_schemas/* inputGroup */.wO)("Tasks", {
    tasks: (0,text_schemas/* input */.hF)((0,text_schemas/* optional */.lq)((0,text_schemas/* plainText */.wh)()), {
        kind: "list",
        placeholder: "FILE|PATTERN",
        takers: text_schemas/* RUN_PLAN_MERGE */.h9,
        help: "The task list: a .jsonl, .ndjson, .json (array), .csv (header row; columns without a name are left out) or .txt (one id per line) file, such as `evals/tasks.jsonl`. " +
            "Or glob patterns, one per line, such as `evals/**/*.yaml`: each matched file is a task with its path as id, and its contents are part of the task. " +
            "Links are not followed. Paths are relative to the workspace.",
    }),
    tasksCommand: (0,text_schemas/* input */.hF)((0,text_schemas/* optional */.lq)((0,text_schemas/* commandText */.jt)()), {
        takers: text_schemas/* RUN_PLAN_MERGE */.h9,
        help: "A bash command whose stdout lists the tasks, one JSON object or plain id per line. Set either this or `tasks`.",
    }),
    harness: (0,text_schemas/* input */.hF)((0,text_schemas/* oneOf */.yL)(["command", ...names/* HARNESS_NAMES */.AN]), {
        placeholder: "NAME",
        default: "command",
        takers: text_schemas/* RUN_PLAN_MERGE */.h9,
        help: `Runs a suite that you already have: ${(0,text_schemas/* either */.gP)(names/* HARNESS_NAMES */.AN.map((name) => `\`${name}\``))}. ` +
            "Each of its tests is a task; leave out `tasks` and `command`. The default runs the input `command`.",
    }),
    args: (0,text_schemas/* input */.hF)((0,text_schemas/* text */.Qq)("arguments with every quote closed, such as evals/ -m 'nightly and not slow'", shell_words/* splitWords */.y), {
        placeholder: "ARGUMENTS",
        takers: text_schemas/* RUN_PLAN_MERGE */.h9,
        help: "The arguments of the harness, as you would type them after its name, such as `evals/ -m nightly`. " +
            "They are split as a shell splits words, but no shell runs. On the command line they can follow `--` instead.",
    }),
    harnessCommand: (0,text_schemas/* input */.hF)((0,text_schemas/* text */.Qq)("a command with every quote closed, such as uv run pytest", shell_words/* splitWords */.y), {
        placeholder: "COMMAND",
        defaultWords: (0,text_schemas/* either */.gP)(names/* HARNESS_NAMES */.AN.map((name) => names/* HARNESSES */.Ls[name].command)),
        takers: text_schemas/* RUN_PLAN_MERGE */.h9,
        help: "How to start the harness, such as `uv run pytest`. It is split like `args`.",
    }),
    inputs: (0,text_schemas/* input */.hF)((0,text_schemas/* text */.Qq)("a list of glob patterns such as prompts/**", text_schemas/* splitList */.ry), {
        kind: "list",
        placeholder: "PATTERN",
        takers: text_schemas/* RUN_PLAN_MERGE */.h9,
        help: "Glob patterns of files that results depend on, one per line, such as `prompts/**`, graders or data sets. " +
            "Their contents are part of every task: when one of them changes, all tasks are outstanding again.",
    }),
    passWithNoTasks: (0,text_schemas/* input */.hF)((0,text_schemas/* flag */.Jt)(), {
        takers: text_schemas/* RUN_PLAN_MERGE */.h9,
        help: "Makes an empty task list a success instead of an error.",
    }),
    repeats: (0,text_schemas/* input */.hF)((0,text_schemas/* integer */.nd)({ from: 1 }), {
        default: "1",
        takers: text_schemas/* RUN_PLAN_MERGE */.h9,
        help: "Runs every task N times, as tasks `ID#1` to `ID#N`, grouped by the original id.",
    }),
    vary: (0,text_schemas/* input */.hF)((0,text_schemas/* text */.Qq)("lines of NAME=VALUE,VALUE such as model=gpt-5,claude-5, each name and each value once, no value with one of " +
        "[]=,# in it, and no name that tasks have already", readVary), {
        kind: "list",
        placeholder: "NAME=VALUES",
        takers: text_schemas/* RUN_PLAN_MERGE */.h9,
        help: "Runs every task once for each value, such as `model=gpt-5,claude-5`, as tasks `ID[model=gpt-5]` with a field `model`. " +
            "Several axes, one per line, are combined. The summary compares the values with each other. " +
            "Without `provider`, each `model` counts as a provider of its own.",
    }),
    only: (0,text_schemas/* input */.hF)((0,text_schemas/* text */.Qq)('ids, patterns of ids such as "math/*", group:NAME, status:failed, status:errored or status:passed, separated by commas or line breaks', readOnly), {
        kind: "list",
        placeholder: "IDS",
        help: "Which tasks this run may start: ids, patterns of ids such as `math/*` (with `repeats` or `vary` they select all " +
            "copies), `group:NAME`, or `status:failed`, `status:errored` and `status:passed` for tasks with that latest status. " +
            "In a pattern, `?` stands for any character, including a comma in an id. " +
            "All other tasks stay outstanding, and every count covers the whole list.",
    }),
    sample: (0,text_schemas/* input */.hF)((0,text_schemas/* optional */.lq)((0,text_schemas/* integer */.nd)({ from: 1 })), {
        help: "Lets this run start only a random subset of N tasks. The same `seed` selects the same tasks in every run, and every count covers the whole list.",
    }),
    seed: (0,text_schemas/* input */.hF)((0,text_schemas/* nameText */.fh)("7"), {
        placeholder: "TEXT",
        default: "0",
        help: "The seed of `sample`. A different seed selects different tasks.",
    }),
    maxTasks: (0,text_schemas/* input */.hF)((0,text_schemas/* optional */.lq)((0,text_schemas/* integer */.nd)({ from: 1 })), {
        help: "The maximum number of tasks that one run starts. The rest stay outstanding for the next run. " +
            "The jobs of a matrix share the number equally, with at least one task each. Tasks of a stopped provider come last.",
    }),
    shardSize: (0,text_schemas/* input */.hF)((0,text_schemas/* optional */.lq)((0,text_schemas/* integer */.nd)({ from: 1 })), {
        defaultWords: "1, or a number that suits the harness",
        takers: ["run", "simulate"],
        help: "How many tasks each child process gets. With 1, the child also gets its task in the environment.",
    }),
    provider: (0,text_schemas/* input */.hF)((0,text_schemas/* nameText */.fh)("openai"), {
        placeholder: "NAME",
        default: "default",
        takers: text_schemas/* RUN_PLAN_MERGE */.h9,
        help: "The provider whose rate limit the tasks share, such as `openai`. A task's own `provider` field overrides it. " +
            "Each provider is paused and stopped on its own.",
    }),
});
const NOT_VARIED = new Set(["id", vary/* BASE_ID */.uk, "group", "repeat", "timeout", "weight", "sha256"]);
function readVary(found) {
    return (0,text_schemas/* readPairs */.SX)((0,text_schemas/* splitLines */.uz)(found), /^([A-Za-z_][\w-]{0,60})\s*=(.*)$/, (name, list) => {
        const values = list.split(",").map((value) => value.trim());
        const isSound = values.every((value) => /^[^\p{Cc}[\]=#]{1,200}$/u.test(value));
        return NOT_VARIED.has(name) || !isSound || new Set(values).size < values.length ? null : { name, values };
    });
}
function readOnly(found) {
    const rules = [];
    for (const item of (0,text_schemas/* splitList */.ry)(found)) {
        const status = selection/* RULE_STATUSES */.q7.find((name) => item === `status:${name}`);
        if (item.startsWith("group:"))
            rules.push({ kind: "group", name: item.slice("group:".length) });
        else if (status !== undefined)
            rules.push({ kind: "status", status });
        else if (item.startsWith("status:"))
            return null;
        else
            rules.push({ kind: "id", pattern: item });
    }
    return rules;
}

;// CONCATENATED MODULE: ./build/config/inputs.js









const INPUTS = schemas/* object */.Ikc({
    ...TASK_INPUTS,
    ...child_inputs/* CHILD_INPUTS */.TE,
    ...child_inputs/* ATTEMPT_INPUTS */.Op,
    ...LIMIT_INPUTS,
    ...gateway_inputs/* GATEWAY_INPUTS */.HA,
    ...run_inputs/* RUN_INPUTS */.qT,
    ...SPEND_INPUTS,
    ...run_inputs/* STATE_INPUTS */.Ye,
    ...run_inputs/* MATRIX_INPUTS */.wH,
    ...run_inputs/* OUTPUT_INPUTS */.a_,
});
function readOptions(options, raw) {
    const given = Object.keys(options.shape).map((field) => [field, raw[nameOf(field)]?.trim() || undefined]);
    return (0,text_schemas/* readGroup */.iY)(options, Object.fromEntries(given), (field, expected, found) => {
        const shown = found === "" ? "nothing" : (0,words/* quote */.hD)(found);
        throw new user_error/* UserError */.yo(`Expected --${nameOf(String(field))} to be ${expected}; found ${shown}.`);
    });
}
function rowsOf(group) {
    return new Map(Object.entries(group.shape).map(([field, schema]) => [nameOf(field), (0,text_schemas/* about */.Cv)(schema)]));
}
function nameOf(field) {
    return field.replace(/(?:Ms|Bytes|At)$/, "").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
const ROWS = rowsOf(INPUTS);
const INPUT_NAMES = [...ROWS.keys()];
function inputRow(name) {
    const row = ROWS.get(name);
    if (row === undefined)
        throw new Error(`There is no input ${name}.`);
    return row;
}
function inputsOf(taker) {
    return INPUT_NAMES.filter((name) => inputRow(name).takers.some((one) => one === taker));
}


/***/ }),

/***/ 97030:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U4: () => (/* binding */ resolveFailOn),
/* harmony export */   Ye: () => (/* binding */ STATE_INPUTS),
/* harmony export */   a_: () => (/* binding */ OUTPUT_INPUTS),
/* harmony export */   qT: () => (/* binding */ RUN_INPUTS),
/* harmony export */   wH: () => (/* binding */ MATRIX_INPUTS)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55395);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92474);
/* harmony import */ var _text_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89745);



const FAILURE_KINDS = ["failed", "errored", "outstanding", "regressed"];
const RUN_INPUTS = (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .inputGroup */ .wO)("Run", {
    campaign: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nameText */ .fh)("nightly-2"), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi(readCampaign)), {
        placeholder: "auto|daily|weekly|monthly|until-complete|TEXT",
        default: "auto",
        takers: _text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_PLAN_MERGE */ .h9,
        help: "What counts as one pass over the tasks: `auto` (a commit for push and pull_request, else `until-complete`), " +
            "`daily`, `weekly`, `monthly`, `until-complete`, or a name of your own, such as `gpt-5-baseline`.",
    }),
    timeBudgetMs: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .durationOrOff */ .rR)()), {
        defaultWords: "5h40m on GitHub's runners, else off",
        takers: ["run", "simulate"],
        help: "How long the run may take. Tasks that would probably not finish in time are left to the next run. " +
            "Keep it below the job's `timeout-minutes`. `off` removes the limit.",
    }),
    failOn: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('a list of failed, errored, outstanding and regressed such as "failed,errored", or auto, or never', readFailOn), {
        kind: "list",
        placeholder: "LIST",
        default: "auto",
        takers: ["run", "merge"],
        help: "What makes the step fail: a list of `failed`, `errored`, `outstanding` and `regressed` (passed in the baseline, " +
            "failed now), or `never`. `auto` is failed and errored, and outstanding unless a schedule started the workflow.",
    }),
    minPassRate: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .fraction */ .zO)()), {
        placeholder: "FRACTION",
        takers: ["run", "merge"],
        help: "Replaces `failed` in `fail-on`: the share of graded tasks that must pass, such as `0.8` or `80%`. A share equal to it passes.",
    }),
});
const STATE_INPUTS = (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .inputGroup */ .wO)("State", {
    name: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .nameText */ .fh)("nightly-agents"), {
        placeholder: "NAME",
        default: "default",
        takers: _text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_PLAN_MERGE */ .h9,
        help: "Names the state that is kept between workflow runs. " +
            "Give each evaluation of a repository its own name, such as `nightly-agents`. " +
            "If several run in one job, give each its own `state-dir` too, because a run refuses the state of another name.",
    }),
    stateDir: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(), {
        placeholder: "FOLDER",
        default: ".carryover",
        takers: ["run", "plan", "merge", "status", "retry", "report", "simulate"],
        help: "The folder that holds the results, the failures, the checkpoint, logs and reports.",
    }),
    checkpointIntervalMs: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)({ from: "above-zero" }), {
        default: "5m",
        help: "How often the state is saved during the run, if it has changed and `carry` has a place for it.",
    }),
    carry: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("auto, none, a folder such as /mnt/evals or ./shared, or a bucket such as s3://my-bucket/evals", readCarryPlace), {
        placeholder: "auto|none|FOLDER|s3://BUCKET/PREFIX",
        default: "auto",
        takers: _text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_PLAN_MERGE */ .h9,
        help: "How the state travels between runs and jobs: `auto` (the Actions cache, if the runner has one), a folder that all " +
            "jobs can access, such as `/mnt/evals`, an S3-compatible bucket, such as `s3://my-bucket/evals`, or `none`.",
    }),
});
const MATRIX_INPUTS = (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .inputGroup */ .wO)("Matrix", {
    jobIndex: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)({ from: 0, to: _core_split_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_JOBS */ .r2 - 1 })), {
        actionDefault: "${{ strategy.job-index }}",
        help: "Which job of the matrix this is, counted from 0. " +
            "GitHub sets it in the action. On act, Gitea and Forgejo, pass it yourself. " +
            "The CLI takes it from the variables of GitLab, CircleCI and Buildkite.",
    }),
    jobTotal: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)({ from: 0, to: _core_split_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_JOBS */ .r2 })), {
        actionDefault: "${{ strategy.job-total }}",
        takers: ["run", "merge"],
        help: "How many jobs the matrix has. GitHub sets it in the action. On act, Gitea and Forgejo, pass it yourself. " +
            "The CLI takes it from the variables of GitLab, CircleCI and Buildkite. " +
            "Give it to merge, so that merge notices jobs that never reported.",
    }),
    maxJobs: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)({ from: 1, to: _core_split_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_JOBS */ .r2 }), {
        default: "256",
        takers: ["plan"],
        help: "The maximum number of jobs in a plan. GitHub allows at most 256.",
    }),
    targetJobDurationMs: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)({ from: "above-zero" })), {
        takers: ["plan"],
        help: "How long a job should take, such as `30m`. " +
            "A plan makes as many jobs as the recorded durations, or the `weight` fields, require. " +
            "Without these, or without a target, it makes as many as `max-jobs` allows.",
    }),
});
const OUTPUT_INPUTS = (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .inputGroup */ .wO)("Output", {
    logOutput: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(["failures", "all", "none"]), {
        default: "failures",
        help: "Which output of children goes to the step's log: that of failed attempts (`failures`), `all` or `none`.",
    }),
    comment: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt)(), {
        takers: ["run", "merge"],
        help: "Writes the summary as a comment on the pull request that started the workflow: one comment per `name`, edited in place. " +
            "It needs `permissions: pull-requests: write`. In a matrix only `merge` writes it.",
    }),
    githubToken: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)()), {
        placeholder: "TOKEN",
        actionDefault: "${{ github.token }}",
        defaultWords: "the workflow's token; for the CLI `GITHUB_TOKEN`",
        takers: ["run", "merge"],
        help: "The token that `comment` uses.",
    }),
});
const PERIODS = ["auto", "daily", "weekly", "monthly", "until-complete"];
function readCampaign(found) {
    const period = PERIODS.find((name) => name === found.toLowerCase());
    return period === undefined ? { kind: "named", name: found } : { kind: period };
}
function readFailOn(found) {
    if (found === "auto")
        return "auto";
    if ((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .isOff */ .gK)(found))
        return [];
    const words = (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .splitList */ .ry)(found);
    const kinds = FAILURE_KINDS.filter((kind) => words.includes(kind));
    return kinds.length > 0 && kinds.length === new Set(words).size ? kinds : null;
}
function resolveFailOn(failOn, eventName) {
    const isAuto = (kind) => kind !== "regressed" && !(kind === "outstanding" && eventName === "schedule");
    const kinds = failOn === "auto" ? FAILURE_KINDS.filter(isAuto) : failOn;
    const counts = FAILURE_KINDS.map((kind) => [kind, kinds.includes(kind)]);
    return Object.fromEntries(counts);
}
const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;
function readCarryPlace(found) {
    if (found === "auto" || found === "none")
        return { kind: found };
    const [, bucket, prefix = ""] = BUCKET.exec(found) ?? [];
    if (bucket !== undefined)
        return { kind: "s3", bucket, prefix: prefix.replace(/^\/+|\/+$/g, "") };
    const isNotAPath = /^(?:[a-z][a-z0-9+.-]+:|~)/i.test(found);
    return isNotAPath || !/[./\\]/.test(found) ? null : { kind: "folder", path: found };
}


/***/ }),

/***/ 89745:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cv: () => (/* binding */ about),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   SX: () => (/* binding */ readPairs),
/* harmony export */   fh: () => (/* binding */ nameText),
/* harmony export */   gK: () => (/* binding */ isOff),
/* harmony export */   gP: () => (/* binding */ either),
/* harmony export */   h9: () => (/* binding */ RUN_PLAN_MERGE),
/* harmony export */   hF: () => (/* binding */ input),
/* harmony export */   iY: () => (/* binding */ readGroup),
/* harmony export */   jt: () => (/* binding */ commandText),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   rR: () => (/* binding */ durationOrOff),
/* harmony export */   ry: () => (/* binding */ splitList),
/* harmony export */   uz: () => (/* binding */ splitLines),
/* harmony export */   wO: () => (/* binding */ inputGroup),
/* harmony export */   wh: () => (/* binding */ plainText),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   zO: () => (/* binding */ fraction)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29396);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23627);



const DEFAULTS = { group: "", help: "", kind: "value", placeholder: "", default: "", takers: ["run"] };
const ABOUT = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .registry */ .u5();
function about(schema) {
    return ABOUT.get(schema) ?? DEFAULTS;
}
function describe(schema, more) {
    ABOUT.add(schema, { ...about(schema), ...more });
    return schema;
}
const RUN_PLAN_MERGE = ["run", "plan", "merge"];
const input = describe;
function inputGroup(group, inputs) {
    for (const schema of Object.values(inputs))
        describe(schema, { group });
    return inputs;
}
function text(expected, read) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((found, context) => {
        const value = read(found.trim());
        if (value !== null)
            return value;
        context.issues.push({ code: "custom", message: expected, input: found });
        return zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .NEVER */ .tm;
    });
}
function optional(schema) {
    const blankIsNull = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((found) => (found.trim() === "" ? null : found));
    return describe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(blankIsNull, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(schema)), about(schema));
}
function readGroup(group, texts, onRefusal) {
    const all = {};
    for (const [field, schema] of Object.entries(group.shape))
        all[field] = texts[field] ?? about(schema).default;
    const read = group.safeParse(all);
    if (read.success)
        return read.data;
    for (const { path, message } of read.error.issues) {
        const field = String(path[0]);
        onRefusal(field, message, all[field] ?? "");
        all[field] = about(group.shape[field]).default;
    }
    return group.parse(all);
}
const LARGEST_NUMBER = 1_000_000;
function integer(bounds) {
    const { from, to = LARGEST_NUMBER } = bounds;
    const schema = text(`a whole number from ${from} to ${to}`, (found) => {
        const value = /^\d[\d_]{0,15}$/.test(found) ? Number(found.replaceAll("_", "")) : Number.NaN;
        return value >= from && value <= to ? value : null;
    });
    return describe(schema, { placeholder: "N" });
}
const DURATION_EXAMPLES = "such as 90s, 15m, 3h30m or 2d";
function duration(bounds) {
    const limits = bounds.from === "zero" ? "of at most 24d" : "above 0 and of at most 24d";
    const read = (found) => boundedDuration(found, bounds.from === "zero" ? 0 : 1);
    return describe(text(`a duration ${limits}, ${DURATION_EXAMPLES}`, read), { placeholder: "DURATION" });
}
function durationOrOff() {
    const expected = `a duration above 0 and of at most 24d, ${DURATION_EXAMPLES}, or off`;
    const read = (found) => (isOff(found) ? "off" : boundedDuration(found, 1));
    const offIsNull = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value) => (value === "off" ? null : value));
    return describe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(text(expected, read), offIsNull), { placeholder: "DURATION" });
}
function isOff(found) {
    return ["off", "none", "never"].includes(found.toLowerCase());
}
function boundedDuration(found, fromMs) {
    const durationMs = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(found);
    return durationMs !== null && durationMs >= fromMs && durationMs <= _core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_DURATION_MS */ .Nf ? durationMs : null;
}
function flag() {
    const schema = text("true or false (also yes, no, on, off, 1, 0)", (found) => {
        if (/^(?:true|yes|on|1)$/i.test(found))
            return true;
        return /^(?:false|no|off|0)$/i.test(found) ? false : null;
    });
    return describe(schema, { kind: "flag", default: "false" });
}
function fraction() {
    return text("a fraction from 0 to 1 such as 0.8, or a percentage such as 80%", readFraction);
}
function readFraction(found) {
    const [, digits, percent] = /^(\d{0,3}(?:\.\d{1,200})?)\s*(%?)$/.exec(found) ?? [];
    if (digits === undefined || digits === "")
        return null;
    const fraction = Number(percent === "%" ? `${digits}e-2` : digits);
    return fraction <= 1 ? fraction : null;
}
function either(words) {
    return (0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)(words, "or");
}
function oneOf(names) {
    const read = (found) => names.find((name) => name === found) ?? null;
    return describe(text(`one of ${names.join(", ")}`, read), { placeholder: names.join("|") });
}
function nameText(example) {
    return text(`one line of at most 200 characters, such as ${example}`, (found) => found.length <= 200 && !/\p{Cc}/u.test(found) ? found : null);
}
function plainText() {
    return text("text", (found) => found);
}
function commandText() {
    return describe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), { placeholder: "COMMAND" });
}
function splitLines(found) {
    return found
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");
}
const LIST_ITEM = /(?:\{(?:[^{}\n]|\{[^{}\n]*\})*\}|[^,\n])+/g;
function splitList(found) {
    const items = found.match(LIST_ITEM) ?? [];
    return items.map((item) => item.trim()).filter((item) => item !== "");
}
function readPairs(items, form, read) {
    const pairs = new Map();
    for (const item of items) {
        const [, key, value = "", secondValue = ""] = form.exec(item) ?? [];
        const pair = key === undefined || pairs.has(key) ? null : read(key, value, secondValue);
        if (key === undefined || pair === null)
            return null;
        pairs.set(key, pair);
    }
    return [...pairs.values()];
}


/***/ }),

/***/ 61420:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   Nf: () => (/* binding */ LONGEST_DURATION_MS),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   sO: () => (/* binding */ DAY_MS)
/* harmony export */ });
const DAY_MS = 86_400_000;
const LONGEST_DURATION_MS = 24 * DAY_MS;
const UNIT_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: DAY_MS };
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

/***/ 69058:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ isTerminal),
/* harmony export */   S$: () => (/* binding */ EXIT_MEANINGS),
/* harmony export */   U5: () => (/* binding */ MESSAGE_LIMIT_BYTES),
/* harmony export */   ab: () => (/* binding */ gotThrough)
/* harmony export */ });
/* harmony import */ var _row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67882);

const EXIT_MEANINGS = ["passed", "failed", "rate_limited", "kill_shaped", ..._row_js__WEBPACK_IMPORTED_MODULE_0__/* .FAILURE_CLASSES */ .C];
const MESSAGE_LIMIT_BYTES = 4_096;
function isTerminal(failure) {
    return failure === "timeout_exceeded" || failure === "skipped" || failure === "fatal";
}
function gotThrough({ class: kind }) {
    return kind === "graded" || kind === "transient" || kind === "legitimate" || kind === "fatal";
}


/***/ }),

/***/ 67882:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ FAILURE_CLASSES)
/* harmony export */ });
const FAILURE_CLASSES = ["timeout_exceeded", "skipped", "transient", "legitimate", "fatal"];


/***/ }),

/***/ 83260:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ selectsAll),
/* harmony export */   Lv: () => (/* binding */ isSelectionDone),
/* harmony export */   Re: () => (/* binding */ selectionDone),
/* harmony export */   SR: () => (/* binding */ idMatcher),
/* harmony export */   aD: () => (/* binding */ idPattern),
/* harmony export */   jL: () => (/* binding */ unmatchedRules),
/* harmony export */   nR: () => (/* binding */ selectTasks),
/* harmony export */   q7: () => (/* binding */ RULE_STATUSES)
/* harmony export */ });
/* harmony import */ var _split_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92474);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23627);


const RULE_STATUSES = ["passed", "failed", "errored"];
function selectsAll({ only, sample }) {
    return only.length === 0 && sample === null;
}
function selectionDone(unselected) {
    const tasks = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(unselected, "outstanding task was", "outstanding tasks were");
    return `${SELECTION_DONE}; ${tasks} not selected (only or sample)`;
}
const SELECTION_DONE = "the selected tasks are done";
function isSelectionDone(reason) {
    return reason.startsWith(SELECTION_DONE);
}
function unmatchedRules(tasks, { only }) {
    if (only.length === 0)
        return [];
    const names = new Set();
    const groups = new Set();
    for (let index = 0; index < tasks.count; index += 1) {
        for (const name of namesOf(tasks, index))
            names.add(name);
        groups.add(tasks.at(index).group);
    }
    const isListed = (rule) => {
        if (rule.kind === "status")
            return true;
        if (rule.kind === "group")
            return groups.has(rule.name);
        return names.has(rule.pattern) || (hasWildcard(rule.pattern) && [...names].some(nameMatcher([rule.pattern])));
    };
    return only.filter((rule) => !isListed(rule)).map(ruleText);
}
function selectTasks(tasks, outstanding, { only, sample, seed }, statusAt) {
    const matches = matcherOf(only, tasks, statusAt);
    const isMatched = (index) => only.length === 0 || matches(index);
    const drawn = sample === null ? null : drawSample(tasks, { sample, seed, isMatched });
    return outstanding.filter((index) => (drawn === null ? isMatched(index) : drawn.has(index)));
}
function drawSample(tasks, from) {
    const ranked = [];
    for (let index = 0; index < tasks.count; index += 1) {
        if (from.isMatched(index))
            ranked.push({ index, rank: (0,_split_js__WEBPACK_IMPORTED_MODULE_1__/* .stableHash */ .c6)(`${from.seed}\n${tasks.idAt(index)}`) });
    }
    ranked.sort((a, b) => a.rank - b.rank || a.index - b.index);
    return new Set(ranked.slice(0, from.sample).map(({ index }) => index));
}
function idMatcher(tasks, texts) {
    const matches = nameMatcher(texts);
    return (index) => namesOf(tasks, index).some(matches);
}
function nameMatcher(texts) {
    const ids = new Set(texts);
    const patterns = texts.filter(hasWildcard).map(idPattern);
    return (name) => ids.has(name) || patterns.some((pattern) => pattern.test(name));
}
function hasWildcard(text) {
    return /[*?]/.test(text);
}
function namesOf(tasks, index) {
    const [id, listed] = [tasks.idAt(index), listedId(tasks, index)];
    return id === listed ? [id] : [id, listed];
}
const COPY = /\]$|#\d+$/;
function listedId(tasks, index) {
    const id = tasks.idAt(index);
    if (!COPY.test(id))
        return id;
    const { base_id: baseId, repeat } = JSON.parse(tasks.jsonAt(index));
    if (typeof baseId === "string")
        return baseId;
    const suffix = `#${repeat}`;
    return id.endsWith(suffix) ? id.slice(0, -suffix.length) : id;
}
function matcherOf(rules, tasks, statusAt) {
    const ids = rules.flatMap((rule) => (rule.kind === "id" ? [rule.pattern] : []));
    const others = rules.filter((rule) => rule.kind !== "id");
    const isNamed = idMatcher(tasks, ids);
    return (index) => isNamed(index) ||
        others.some((rule) => rule.kind === "group" ? tasks.at(index).group === rule.name : statusAt(index) === rule.status);
}
function idPattern(glob) {
    const source = glob
        .replace(/[\\^$.+()|[\]{}]/g, "\\$&")
        .replace(/\*+/g, ".*")
        .replaceAll("?", ".");
    return new RegExp(`^${source}$`, "su");
}
function ruleText(rule) {
    if (rule.kind === "id")
        return rule.pattern;
    return rule.kind === "group" ? `group:${rule.name}` : `status:${rule.status}`;
}


/***/ }),

/***/ 88528:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ shellWords),
/* harmony export */   y: () => (/* binding */ splitWords)
/* harmony export */ });
const PLAIN = /^[A-Za-z0-9_\-./:=@%+,]+$/;
const UNPASTABLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]|(?<= ) /gu;
function shellWords(argv) {
    return argv.map(shellWord).join(" ");
}
function shellWord(word) {
    if (PLAIN.test(word))
        return word;
    if (word.search(UNPASTABLE) === -1)
        return `'${word.replaceAll("'", `'\\''`)}'`;
    return `$'${word.replace(/[\\']/g, "\\$&").replace(UNPASTABLE, ansiC)}'`;
}
const LETTERS = { "\n": "\\n", "\t": "\\t", "\r": "\\r" };
function ansiC(character) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 128)
        return LETTERS[character] ?? `\\${code.toString(8).padStart(3, "0")}`;
    const hex = code.toString(16);
    return hex.length > 4 ? `\\U${hex.padStart(8, "0")}` : `\\u${hex.padStart(4, "0")}`;
}
function splitWords(text) {
    const words = [];
    let word = null;
    let quote = "";
    for (let at = 0; at < text.length; at += 1) {
        const character = text.charAt(at);
        const next = text.charAt(at + 1);
        if (quote === "'") {
            if (character === "'")
                quote = "";
            else
                word = (word ?? "") + character;
        }
        else if (character === "\\" && (quote === "" || '"\\$`\n'.includes(next))) {
            if (next !== "\n")
                word = (word ?? "") + next;
            at += 1;
        }
        else if (quote === '"') {
            if (character === '"')
                quote = "";
            else
                word += character;
        }
        else if (character === "'" || character === '"') {
            quote = character;
            word ??= "";
        }
        else if (/\s/.test(character)) {
            if (word !== null)
                words.push(word);
            word = null;
        }
        else
            word = (word ?? "") + character;
    }
    if (word !== null)
        words.push(word);
    return quote === "" ? words : null;
}


/***/ }),

/***/ 60093:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ DEFAULT_PROVIDER),
/* harmony export */   S: () => (/* binding */ providerInWords)
/* harmony export */ });
const DEFAULT_PROVIDER = "default";
function providerInWords(provider) {
    return provider === DEFAULT_PROVIDER ? "the provider" : provider;
}


/***/ }),

/***/ 34043:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AN: () => (/* binding */ HARNESS_NAMES),
/* harmony export */   Ls: () => (/* binding */ HARNESSES),
/* harmony export */   wt: () => (/* binding */ harnessIn)
/* harmony export */ });
const HARNESSES = {
    pytest: { command: "python3 -m pytest", shardSize: 10, oldest: "8.0", install: "pip install 'pytest>=8'" },
    vitest: { command: "npx vitest", shardSize: 10, oldest: "3.0", install: "npm install --save-dev vitest@^3" },
    promptfoo: { command: "npx promptfoo", shardSize: 10, oldest: "0.121", install: "npm install --save-dev promptfoo" },
    inspect: { command: "inspect", shardSize: 10, oldest: "0.3.200", install: "pip install 'inspect-ai>=0.3.200'" },
    "lm-eval": { command: "lm-eval", shardSize: 10, oldest: "0.4.9", install: "pip install 'lm-eval[api]>=0.4.9'" },
    go: {
        command: "go test",
        shardSize: 1,
        oldest: "1.21",
        install: "apt-get install golang, or from https://go.dev/dl",
    },
};
const HARNESS_NAMES = Object.keys(HARNESSES);
const PROGRAM_NAMES = {
    pytest: /(?:^|[\s/;&|(])(?:pytest|py\.test)(?=$|\s)/,
    vitest: /(?:^|[\s/;&|(])vitest(?=$|[\s@])/,
    promptfoo: /(?:^|[\s/;&|(])promptfoo(?:@\S+)?\s+eval\b/,
    "lm-eval": /(?:^|[\s/;&|(])lm[-_]eval(?=$|\s)/,
    inspect: /(?:^|[\s/;&|(])inspect\s+eval\b/,
    go: /(?:^|[\s/;&|(])go\s+test(?=$|\s)/,
};
function harnessIn(text) {
    return HARNESS_NAMES.find((name) => PROGRAM_NAMES[name].test(text)) ?? null;
}


/***/ }),

/***/ 10705:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ variantsOf),
/* harmony export */   aN: () => (/* binding */ providerOfVariant),
/* harmony export */   uk: () => (/* binding */ BASE_ID)
/* harmony export */ });
/* harmony import */ var _core_task_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60093);

const BASE_ID = "base_id";
function variantsOf(axes) {
    let fields = [{}];
    for (const { name, values } of axes)
        fields = fields.flatMap((before) => values.map((value) => ({ ...before, [name]: value })));
    return fields.map((one) => {
        const label = Object.entries(one).map(([name, value]) => `${name}=${value}`);
        return { suffix: label.length === 0 ? "" : `[${label.join(",")}]`, fields: one };
    });
}
function providerOfVariant(provider, { fields }) {
    return provider === _core_task_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_PROVIDER */ .G ? (fields.model ?? provider) : provider;
}


/***/ })

};
