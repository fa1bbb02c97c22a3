export const id = 894;
export const ids = [894,803,924];
export const modules = {

/***/ 11803:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HANDOVER_STATE: () => (/* binding */ HANDOVER_STATE),
/* harmony export */   inform: () => (/* binding */ inform),
/* harmony export */   leaveForPost: () => (/* binding */ leaveForPost),
/* harmony export */   notice: () => (/* binding */ notice),
/* harmony export */   warn: () => (/* binding */ warn)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64220);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);



function warn(message) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(message)));
}
function notice(message) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(message)));
}
function inform(message) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(`carryover: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(message)}`));
}
const HANDOVER_STATE = "handover";
let isWarned = false;
function leaveForPost(name, value) {
    try {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(name, value);
    }
    catch (error) {
        if (isWarned)
            return;
        isWarned = true;
        warn(`could not pass the state of this step to the runner: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A)(error)}. The run continues. If it is killed, results since its last save are not saved`);
    }
}


/***/ }),

/***/ 19855:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ actionConfig)
});

// UNUSED EXPORTS: readActionInputs

// EXTERNAL MODULE: ./build/harness/harness.js
var harness_harness = __webpack_require__(90335);
// EXTERNAL MODULE: ./build/harness/names.js
var names = __webpack_require__(34043);
;// CONCATENATED MODULE: ./build/config/input-rules.js

function checkRules(reading) {
    const hasArgv = (reading.context.argv ?? null) !== null;
    if (reading.hasHarness)
        checkHarness(reading, hasArgv);
    else {
        checkWithoutHarness(reading, hasArgv);
        checkTaskList(reading);
        if (reading.taker === "run")
            checkCommand(reading);
    }
    if (reading.taker === "run")
        checkJob(reading);
    const { failOn, minPassRate } = reading.values;
    if (minPassRate !== null && failOn !== "auto" && !failOn.includes("failed")) {
        reading.notices.push(`${reading.called("minPassRate")} has no effect: it replaces failed, which ${reading.called("failOn")} does not list.`);
    }
}
function checkHarness(reading, hasArgv) {
    for (const field of ["tasks", "tasksCommand", "command"]) {
        if (!reading.isGiven(field))
            continue;
        reading.refuse(`Expected no ${reading.called(field)} beside ${reading.called("harness")}, found both: a harness lists its own tests and runs them. Remove one.`);
    }
    if (hasArgv && reading.isGiven("args"))
        reading.refuse(`Expected either ${reading.called("args")} or arguments after --, found both. Remove one.`);
}
function checkWithoutHarness(reading, hasArgv) {
    for (const field of ["args", "harnessCommand"]) {
        if (!reading.isGiven(field))
            continue;
        reading.refuse(`Expected ${reading.called("harness")} beside ${reading.called(field)}, found none. Name one, for instance ${reading.example("harness", "pytest")}.`);
    }
    if (hasArgv && reading.taker === "plan")
        reading.refuse("Expected arguments after -- only with --harness, found no harness. A plan does not start your program.");
}
function checkTaskList(reading) {
    const [list, command] = [reading.called("tasks"), reading.called("tasksCommand")];
    const isNeeded = reading.taker === "run" || reading.taker === "plan";
    if (reading.isGiven("tasks") && reading.isGiven("tasksCommand"))
        reading.refuse(`Expected either ${list} or ${command}, found both. Remove one.`);
    else if (isNeeded && !reading.isGiven("tasks") && !reading.isGiven("tasksCommand"))
        reading.refuse(`Expected ${list} or ${command}, found neither. ` +
            (harnessHint(reading) ??
                `Name a task list, for instance ${reading.example("tasks", "evals/tasks.jsonl")}, or a suite, for instance ${reading.example("harness", "pytest")}.`));
}
function harnessHint(reading) {
    const harness = (0,names/* harnessIn */.wt)(reading.values.command ?? reading.context.argv?.join(" ") ?? "");
    if (harness === null)
        return null;
    return `The command starts ${harness}. With ${reading.example("harness", harness)}, each of its tests becomes a task, without extra code.`;
}
function checkCommand(reading) {
    const { origin, argv = null } = reading.context;
    const command = reading.called("command");
    if (argv !== null && argv.length === 0)
        reading.refuse("Expected a program and its arguments after --, found nothing. For example: -- node evaluate.mjs {id}.");
    else if (argv !== null && reading.isGiven("command"))
        reading.refuse(`Expected either ${command} or a program after --, found both. Remove one.`);
    else if (argv === null && !reading.isGiven("command"))
        reading.refuse(`Expected ${command}${origin === "cli" ? ", or a program after --" : ""}, found none. ` +
            'Name the command that evaluates a task, for instance node evaluate.mjs "$CARRYOVER_TASK_ID".');
    const hint = harnessHint(reading);
    if (hint !== null)
        reading.notices.push(hint);
}
function checkJob(reading) {
    const { jobIndex: index, jobTotal: total } = reading.values;
    const [indexName, totalName] = [reading.called("jobIndex"), reading.called("jobTotal")];
    if (reading.isGiven("jobIndex") !== reading.isGiven("jobTotal")) {
        const [given, missing] = reading.isGiven("jobIndex") ? [indexName, totalName] : [totalName, indexName];
        reading.refuse(`Expected ${indexName} and ${totalName} together, found ${given} without ${missing}. ` +
            `Give both, such as ${reading.example("jobIndex", "0")} and ${reading.example("jobTotal", "4")}.`);
    }
    else if (total === 0) {
        reading.refuse(`Expected ${totalName} to be at least 1 in a job that runs, found "0". If a plan has 0 jobs, do not start one.`);
    }
    else if (index !== null && total !== null && index >= total) {
        reading.refuse(`Expected ${indexName} to be below ${totalName} (it is counted from 0): 0 to ${total - 1}; found ${index}.`);
    }
}

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/core/words.js
var words = __webpack_require__(23627);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(55395);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/config/text-schemas.js
var text_schemas = __webpack_require__(89745);
;// CONCATENATED MODULE: ./build/config/child-inputs.js


const RETRY_KINDS = ["errored", "timed-out", "failed"];
const CHILD_INPUTS = (0,text_schemas/* inputGroup */.wO)("Children", {
    command: (0,text_schemas/* input */.hF)((0,text_schemas/* optional */.lq)((0,text_schemas/* commandText */.jt)()), {
        help: "The command that evaluates a shard, run with `bash -euo pipefail -c`. " +
            "It finds its tasks in `$CARRYOVER_TASKS_FILE` (and a single task in `$CARRYOVER_TASK_ID`, `$CARRYOVER_TASK` and " +
            "`$CARRYOVER_FIELD_<NAME>`), and may append results to `$CARRYOVER_RESULTS_FILE`. " +
            "On the command line a program and its arguments can follow `--` instead.",
    }),
    workingDirectory: (0,text_schemas/* input */.hF)((0,text_schemas/* plainText */.wh)(), {
        placeholder: "FOLDER",
        default: ".",
        takers: text_schemas/* RUN_PLAN_MERGE */.h9,
        help: "The folder that the commands run in, relative to the workspace.",
    }),
    env: (0,text_schemas/* input */.hF)((0,text_schemas/* text */.Qq)('inherit, or names of environment variables such as "PATH,HOME,OPENAI_API_KEY"', readChildEnv), {
        kind: "list",
        placeholder: "NAMES",
        default: "inherit",
        help: "Which environment variables children get: `inherit` for all, or a list of names such as `HOME,OPENAI_API_KEY`. " +
            "With a list, they get only these, `PATH`, `RUNNER_TRACKING_ID` and `CARRYOVER_*`. " +
            "They never get the runner's own `ACTIONS_*` and `INPUT_*`.",
    }),
    exitCodes: (0,text_schemas/* input */.hF)((0,text_schemas/* text */.Qq)('a list of CODE=CLASS such as "75=rate_limited,77=skipped", where CODE is 0 to 255 and occurs once, and CLASS is ' +
        (0,text_schemas/* either */.gP)(outcome/* EXIT_MEANINGS */.S$), readExitCodes), {
        kind: "list",
        placeholder: "CODE=CLASS",
        default: "75=rate_limited,77=skipped",
        help: `What exit codes mean when a child wrote no result row: ${(0,text_schemas/* either */.gP)(outcome/* EXIT_MEANINGS */.S$.map((name) => `\`${name}\``))}. ` +
            "A custom map replaces the default; `none` clears it.",
    }),
    failureLogs: (0,text_schemas/* input */.hF)((0,text_schemas/* text */.Qq)("a list of glob patterns such as .failed/**/result.json", text_schemas/* splitList */.ry), {
        kind: "list",
        placeholder: "PATTERNS",
        help: "Glob patterns of files that explain a failure, such as `.failed/**/result.json`. " +
            "A file is read after a failed attempt if it changed during the attempt.",
    }),
    taskTimeoutMs: (0,text_schemas/* input */.hF)((0,text_schemas/* duration */.p0)({ from: "above-zero" }), {
        default: "3h30m",
        help: "How long one attempt may take before it is killed. A task that times out is not retried. " +
            "A task's own `timeout` field takes precedence, and `CARRYOVER_TASK_TIMEOUT_S` in the environment overrides the input.",
    }),
    requireResult: (0,text_schemas/* input */.hF)((0,text_schemas/* flag */.Jt)(), {
        help: "Counts exit 0 without a result row as an error. By default, exit 0 alone is a pass.",
    }),
    silenceTimeoutMs: (0,text_schemas/* input */.hF)((0,text_schemas/* durationOrOff */.rR)(), {
        default: "off",
        help: "Kills and retries a child that has neither printed anything nor written a result row for this long, such as `10m`.",
    }),
    killGraceMs: (0,text_schemas/* input */.hF)((0,text_schemas/* duration */.p0)({ from: "zero" }), {
        default: "5s",
        help: "How long a child may run after SIGTERM before it and its descendants are killed.",
    }),
});
const ATTEMPT_INPUTS = (0,text_schemas/* inputGroup */.wO)("Attempts", {
    concurrency: (0,text_schemas/* input */.hF)((0,text_schemas/* integer */.nd)({ from: 1 }), {
        default: "4",
        takers: ["run", "plan", "simulate"],
        help: "The maximum number of children that run at once in this job. Rate limits lower the number while they last.",
    }),
    sharedConcurrency: (0,text_schemas/* input */.hF)((0,text_schemas/* optional */.lq)((0,text_schemas/* integer */.nd)({ from: 1 })), {
        help: "The maximum number of children that run at once in all jobs of the matrix together. Each job takes its share. If empty, every job uses its own `concurrency`.",
    }),
    providerConcurrency: (0,text_schemas/* input */.hF)((0,text_schemas/* text */.Qq)('a list of PROVIDER=N such as "openai=8,anthropic=4", where N is a whole number from 1 and each provider occurs once', readProviderConcurrency), {
        kind: "list",
        placeholder: "PROVIDER=N",
        help: "The maximum number of children of one provider that run at once in this job, such as `openai=8,anthropic=4`. " +
            "A provider that is not listed may use all of `concurrency`.",
    }),
    maxAttempts: (0,text_schemas/* input */.hF)((0,text_schemas/* integer */.nd)({ from: 1 }), {
        default: "3",
        takers: text_schemas/* RUN_PLAN_MERGE */.h9,
        help: "How many failed attempts a task may have, over all runs. " +
            "Rate limits do not count, and kills count only after three runs with kills. " +
            "`CARRYOVER_MAX_ATTEMPTS` in the environment overrides it.",
    }),
    failFast: (0,text_schemas/* input */.hF)((0,text_schemas/* flag */.Jt)(), {
        help: "Ends the run at the first failure of class `fatal`: a row with `is_retryable: false`, a limit that concerns one request, " +
            "or an exit code that `exit-codes` maps to it. For wrong answers, set `max-failures: 1`. " +
            "Nothing more starts, running tasks of the same `group` are stopped and not recorded, and all others have `stop-grace` to finish.",
    }),
    maxFailures: (0,text_schemas/* input */.hF)((0,text_schemas/* optional */.lq)((0,text_schemas/* text */.Qq)("a whole number from 1 such as 20, or a share of all tasks above 0% and up to 100% such as 10%", readMaxFailures)), {
        placeholder: "N|N%",
        help: "Ends the run when this many tasks have failed or errored: a number such as `20`, or a share of all tasks such as `10%`. " +
            "Nothing more starts, and running tasks have `stop-grace` to finish.",
    }),
    retry: (0,text_schemas/* input */.hF)((0,text_schemas/* text */.Qq)("a list of errored, timed-out and failed", readRetryKinds), {
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
    const names = (0,text_schemas/* splitList */.ry)(found);
    const isList = names.length > 0 && names.every((name) => name !== "inherit" && /^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
    return isList ? [...new Set(names)] : null;
}
function readExitCodes(found) {
    if (found === "none")
        return new Map();
    const codes = (0,text_schemas/* readPairs */.SX)((0,text_schemas/* splitList */.ry)(found), /^(0|[1-9]\d{0,2})\s*=\s*(\w+)$/, (code, word) => {
        const meaning = outcome/* EXIT_MEANINGS */.S$.find((one) => one === word);
        return Number(code) <= 255 && meaning !== undefined ? [Number(code), meaning] : null;
    });
    return codes === null || codes.length === 0 ? null : new Map(codes);
}
function readProviderConcurrency(found) {
    const form = /^(.+?)\s*=\s*([1-9]\d{0,5})$/;
    const limits = (0,text_schemas/* readPairs */.SX)((0,text_schemas/* splitList */.ry)(found), form, (provider, limit) => [provider, Number(limit)]);
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
    const words = (0,text_schemas/* splitList */.ry)(found);
    const kinds = RETRY_KINDS.filter((kind) => words.includes(kind));
    return kinds.length === new Set(words).size ? kinds : null;
}

// EXTERNAL MODULE: ./build/config/gateway-inputs.js
var gateway_inputs = __webpack_require__(45635);
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
    ...CHILD_INPUTS,
    ...ATTEMPT_INPUTS,
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
    return readGroup(options, Object.fromEntries(given), (field, expected, found) => {
        const shown = found === "" ? "nothing" : quote(found);
        throw new UserError(`Expected --${nameOf(String(field))} to be ${expected}; found ${shown}.`);
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

;// CONCATENATED MODULE: ./build/config/reading.js






const OVERRIDES = { taskTimeoutMs: "CARRYOVER_TASK_TIMEOUT_S", maxAttempts: "CARRYOVER_MAX_ATTEMPTS" };
const CI_JOB_VARIABLES = [
    { index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: 1 },
    { index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL", first: 0 },
    { index: "BUILDKITE_PARALLEL_JOB", total: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0 },
];
const HOSTED_TIME_BUDGET = "5h40m";
class Reading {
    context;
    taker;
    values;
    notices = [];
    #problems = [];
    #given = new Map();
    constructor(raw, context) {
        this.context = context;
        this.taker = context.taker ?? "run";
        const taken = new Set(inputsOf(this.taker));
        for (const field of Object.keys(INPUTS.shape)) {
            const found = raw[nameOf(field)] ?? "";
            if (taken.has(nameOf(field)) && found.trim() !== "")
                this.#given.set(field, found);
        }
        if (context.origin === "cli" && taken.has("job-index"))
            this.#takeJobFromCi();
        const overridden = new Map();
        for (const [field, variable] of Object.entries(OVERRIDES)) {
            const found = (context.env[variable] ?? "").trim();
            if (found === "" || !taken.has(nameOf(field)))
                continue;
            this.#given.set(field, found);
            overridden.set(field, variable);
        }
        const texts = Object.fromEntries(this.#given);
        const isHosted = context.origin === "action" && context.env.RUNNER_ENVIRONMENT === "github-hosted";
        if (isHosted)
            texts.timeBudgetMs ??= HOSTED_TIME_BUDGET;
        this.values = (0,text_schemas/* readGroup */.iY)(INPUTS, texts, (field, expected, found) => {
            const variable = overridden.get(field);
            const called = variable === undefined ? this.called(field) : `the environment variable ${variable}`;
            this.refuse(`Expected ${called} to be ${expected}; found ${(0,words/* quote */.hD)(found)}.`);
        });
        for (const [field, variable] of overridden) {
            const value = field === "maxAttempts" ? this.values.maxAttempts : (0,duration/* formatDuration */.a3)(this.values.taskTimeoutMs);
            this.notices.push(`${this.called(field)} is ${value}, set by ${variable} in the environment.`);
        }
        const interval = context.env.CARRYOVER_SIBLING_INTERVAL_S ?? "";
        if (interval !== "" && !(Number(interval) > 0 && Number(interval) < Number.POSITIVE_INFINITY))
            this.refuse(`Expected the environment variable CARRYOVER_SIBLING_INTERVAL_S to be a number of seconds above 0, such as 30; found ${(0,words/* quote */.hD)(interval)}.`);
    }
    isGiven(field) {
        return this.#given.has(field);
    }
    get hasHarness() {
        return (this.#given.get("harness")?.trim() ?? "command") !== "command";
    }
    refuse(problem) {
        this.#problems.push(problem);
    }
    called(field) {
        return this.context.origin === "cli" ? `--${nameOf(field)}` : `input \`${nameOf(field)}\``;
    }
    example(field, value) {
        return this.context.origin === "cli" ? `--${nameOf(field)} ${value}` : `\`${nameOf(field)}: ${value}\``;
    }
    finish() {
        const [first, ...others] = this.#problems;
        if (first === undefined)
            return;
        const count = this.#problems.length;
        const all = [`${count} problems with the inputs; nothing was run:`, ...this.#problems.map((one) => `- ${one}`)];
        throw new user_error/* UserError */.yo(others.length === 0 ? first : all.join("\n"));
    }
    #takeJobFromCi() {
        if (this.isGiven("jobIndex") || this.isGiven("jobTotal"))
            return;
        const { env } = this.context;
        for (const { index: indexName, total: totalName, first } of CI_JOB_VARIABLES) {
            const [indexText, totalText] = [env[indexName] ?? "", env[totalName] ?? ""];
            if (indexText === "" || totalText === "" || totalText === "1")
                continue;
            const [index, total] = [Number(indexText) - first, Number(totalText)];
            if (!isWhole(totalText, split/* MOST_JOBS */.r2) || !isWhole(indexText, total) || index < 0 || index >= total) {
                this.refuse(`Expected ${indexName} to be a whole number from ${first} to ${totalName}${first === 0 ? " - 1" : ""}, ` +
                    `and ${totalName} to be at most ${split/* MOST_JOBS */.r2}; ` +
                    `found ${indexName}=${(0,words/* quote */.hD)(indexText)} and ${totalName}=${(0,words/* quote */.hD)(totalText)} in the environment. ` +
                    "Correct them, or give --job-index and --job-total.");
                return;
            }
            this.#given.set("jobIndex", String(index));
            this.#given.set("jobTotal", String(total));
            this.notices.push(`job-index ${index} and job-total ${total} come from ${indexName} and ${totalName}`);
            return;
        }
    }
}
function isWhole(text, most) {
    return /^\d+$/.test(text) && Number(text) <= most;
}

;// CONCATENATED MODULE: ./build/config/config.js




function readConfig(raw, context) {
    const reading = new Reading(raw, context);
    checkRules(reading);
    reading.finish();
    const { taker, values, notices } = reading;
    const { command, jobIndex, jobTotal, shardSize, ...others } = values;
    const harness = toHarness(values, context.argv ?? null);
    return Object.freeze({
        ...others,
        shardSize: shardSize ?? (harness === null ? 1 : names/* HARNESSES */.Ls[harness.name].shardSize),
        taskSource: harness === null
            ? toTaskSource(values)
            : { kind: "harness", start: harness, mayShrinkShards: shardSize === null },
        command: harness === null ? toCommand(command, context.argv ?? []) : toShardCommand(harness, taker),
        stateName: taker === "merge" && context.origin === "cli" && !reading.isGiven("name") ? null : values.name,
        job: taker === "merge" ? { index: 0, total: 1 } : { index: jobIndex ?? 0, total: jobTotal ?? 1 },
        expectedJobs: jobTotal,
        notices,
    });
}
function toHarness({ harness: name, args, harnessCommand }, argv) {
    if (name === "command")
        return null;
    const command = harnessCommand.length > 0 ? harnessCommand : names/* HARNESSES */.Ls[name].command.split(" ");
    return { name, command, args: argv ?? args };
}
function toShardCommand(harness, taker) {
    return taker === "run" ? { kind: "argv", argv: (0,harness_harness/* shardCommand */.yi)(harness) } : null;
}
function toTaskSource({ tasks, tasksCommand }) {
    if (tasks !== null)
        return { kind: "tasks", value: tasks };
    return tasksCommand === null ? null : { kind: "tasks-command", command: tasksCommand };
}
function toCommand(text, argv) {
    if (text !== null)
        return { kind: "shell", text };
    return argv.length === 0 ? null : { kind: "argv", argv: [...argv] };
}

;// CONCATENATED MODULE: ./build/config/from-action.js


function actionConfig(env) {
    const entry = env.CARRYOVER_ENTRY;
    const taker = entry === "plan" || entry === "merge" ? entry : "run";
    return readConfig(readActionInputs(env, taker), { origin: "action", env, taker });
}
function readActionInputs(env, taker) {
    const given = inputsOf(taker).map((name) => [name, env[`INPUT_${name.toUpperCase()}`] ?? ""]);
    return Object.fromEntries(given.map(([name, text]) => [name, text.replaceAll("\r\n", "\n").trim()]));
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

/***/ 31670:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   Bx: () => (/* binding */ newCampaign),
/* harmony export */   LX: () => (/* binding */ rememberCampaigns),
/* harmony export */   MJ: () => (/* binding */ settleCampaign),
/* harmony export */   PD: () => (/* binding */ completedBefore),
/* harmony export */   Q6: () => (/* binding */ reopenCampaign),
/* harmony export */   Rk: () => (/* binding */ campaignRule),
/* harmony export */   ol: () => (/* binding */ workflowRunOf),
/* harmony export */   pQ: () => (/* binding */ standingAfter),
/* harmony export */   pe: () => (/* binding */ isSuperseded),
/* harmony export */   q3: () => (/* binding */ campaignId)
/* harmony export */ });
/* unused harmony export isPullRequest */
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48032);



function settleCampaign(record, settled) {
    const { counts, workflowRun, at } = settled;
    if (counts === null || counts.outstanding > 0)
        return record.complete ? reopenCampaign(record, at) : record;
    if (record.complete)
        return record;
    const completedAt = [at, record.reopened_at ?? ""].sort().at(-1) ?? at;
    return { ...record, complete: true, completed_run: workflowRun, completed_at: completedAt, counts };
}
function reopenCampaign(record, at) {
    const { counts: _counts, ...open } = record;
    return {
        ...open,
        complete: false,
        completed_run: null,
        completed_at: null,
        reopened_at: (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instantAfter */ .i)(record.completed_at, Date.parse(at)),
    };
}
function standingAfter(end, record, outstanding) {
    if (end === null)
        return { status: outstanding === 0 ? "complete" : "incomplete", reason: null, isReopened: false };
    const isRetried = !record?.complete && Date.parse(record?.reopened_at ?? "") > end.at;
    if (!isRetried && (end.status !== "complete" || outstanding === 0))
        return { ...end, isReopened: false };
    return { status: "incomplete", reason: "retry made tasks outstanding again", isReopened: true };
}
function isPullRequest({ eventName, branch }) {
    return branch === "pull-request" || eventName?.startsWith("pull_request") === true;
}
function newCampaign(id, trigger) {
    const record = { id, complete: false, completed_run: null, completed_at: null };
    if (isPullRequest(trigger))
        return { ...record, pull_request: true };
    return trigger.branch === undefined ? record : { ...record, default_branch: trigger.branch === "default" };
}
function campaignRule(choice, trigger) {
    if (choice.kind !== "auto")
        return choice;
    const isOfCommit = ["push", "merge_group"].includes(trigger.eventName ?? "") || isPullRequest(trigger);
    return isOfCommit && trigger.sha !== null ? { kind: "named", name: trigger.sha } : { kind: "until-complete" };
}
const NUMBERED = /^until-complete-(\d{6,})$/;
const PERIODIC = /^(?:daily-\d{4}-\d\d-\d\d|weekly-\d{4}-W\d\d|monthly-\d{4}-\d\d)$/;
function campaignId(rule, known, run) {
    switch (rule.kind) {
        case "named":
            return rule.name;
        case "daily":
        case "weekly":
        case "monthly": {
            const [latest] = known;
            const id = periodId(rule.kind, run.at);
            if (latest === undefined || latest.id === id || !isPeriodic(latest.id, rule.kind))
                return id;
            return latest.completed_run === run.workflowRun || run.hasBegun?.(latest.id) ? latest.id : id;
        }
        case "until-complete": {
            const latest = latestNumbered(known);
            if (latest === undefined)
                return numberedId(1);
            const isLater = latest.complete && isLaterRun(run.workflowRun, latest.completed_run);
            const isOver = isLater && !run.hasBegun?.(latest.id);
            return numberedId(numberOf(latest.id) + (isOver ? 1 : 0));
        }
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachable */ .H)(rule);
    }
}
function isLaterRun(workflowRun, completedRun) {
    const isNumbered = /^\d+$/.test(workflowRun) && /^\d+$/.test(completedRun ?? "");
    return isNumbered ? Number(workflowRun) > Number(completedRun) : workflowRun !== completedRun;
}
function completedBefore(known, campaign, workflowRun) {
    const isOwn = (record) => record.complete && record.completed_run === workflowRun;
    return known.find((record) => isOwn(record) && isSuperseded(record.id, campaign)) ?? null;
}
function baselineOf(known, present) {
    const isEarlier = (record) => !present.complete || isLaterEnd(present, record);
    const candidates = known.filter((record) => record.complete &&
        record.id !== present.id &&
        !record.pull_request &&
        !(present.pull_request && record.default_branch === false) &&
        isEarlier(record));
    const ofDefault = candidates.filter((record) => record.default_branch);
    const [first, ...others] = ofDefault.length > 0 ? ofDefault : candidates;
    if (first === undefined)
        return null;
    return others.reduce((latest, record) => (isLaterEnd(record, latest) ? record : latest), first);
}
function isLaterEnd(a, b) {
    return (a.completed_at ?? "") > (b.completed_at ?? "");
}
function isSuperseded(id, by) {
    if (numberOf(by) > numberOf(id))
        return true;
    return PERIODIC.test(id) && PERIODIC.test(by) && id.split("-")[0] === by.split("-")[0] && by > id;
}
function rememberCampaigns(present, previous, limit) {
    const all = [present, ...previous.filter((record) => record.id !== present.id)];
    const always = [present, latestNumbered(all), baselineOf(previous, present)];
    const isKept = (record) => always.includes(record);
    const others = all.filter((record) => !isKept(record)).slice(0, Math.max(0, limit - all.filter(isKept).length));
    return all.filter((record) => isKept(record) || others.includes(record));
}
function isPeriodic(id, period) {
    return PERIODIC.test(id) && id.startsWith(period);
}
function latestNumbered(records) {
    return records.filter(({ id }) => NUMBERED.test(id)).sort((a, b) => numberOf(b.id) - numberOf(a.id))[0];
}
function numberOf(id) {
    return Number(NUMBERED.exec(id)?.[1]);
}
function numberedId(number) {
    return `until-complete-${String(number).padStart(6, "0")}`;
}
function periodId(period, at) {
    const day = new Date(at).toISOString().slice(0, 10);
    switch (period) {
        case "daily":
            return `daily-${day}`;
        case "monthly":
            return `monthly-${day.slice(0, 7)}`;
        case "weekly":
            return `weekly-${isoWeek(at)}`;
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachable */ .H)(period);
    }
}
function isoWeek(at) {
    const weekday = (new Date(at).getUTCDay() + 6) % 7;
    const thursday = new Date(at + (3 - weekday) * _duration_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
    const week = Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / (7 * _duration_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO)) + 1;
    return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, "0")}`;
}
function workflowRunOf(run) {
    return /^(\d+)-\d+$/.exec(run)?.[1] ?? run;
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

/***/ 7540:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gx: () => (/* binding */ runsAlone),
/* harmony export */   IU: () => (/* binding */ emptySetbacks),
/* harmony export */   LG: () => (/* binding */ isChargedForRefusals),
/* harmony export */   Mm: () => (/* binding */ startRanks),
/* harmony export */   Pm: () => (/* binding */ mergeSetbacks),
/* harmony export */   Sb: () => (/* binding */ byKind),
/* harmony export */   eO: () => (/* binding */ addSetbacks),
/* harmony export */   lz: () => (/* binding */ isChargedForCuts),
/* harmony export */   tr: () => (/* binding */ NO_SETBACKS),
/* harmony export */   uk: () => (/* binding */ setbacksOf),
/* harmony export */   w4: () => (/* binding */ firstShardLimit),
/* harmony export */   xX: () => (/* binding */ FREE_KILL_RUNS)
/* harmony export */ });
const FREE_KILL_RUNS = 3;
const FREE_REFUSED_RUNS = 5;
const FREE_CUT_RUNS = 3;
const KINDS = ["killed", "shard_killed", "refused", "suspected", "cut"];
const NO_SETBACKS = byKind(() => 0);
const RUNS_KEPT = 16;
const TASKS_KEPT = 2_000;
function emptySetbacks(campaign) {
    return { campaign, ...byKind(() => ({})), same_failure: [], kill_streak: [] };
}
function mergeSetbacks(a, b) {
    return {
        campaign: a.campaign,
        ...byKind((kind) => mergeRunsBy(a[kind], b[kind])),
        same_failure: mergeRuns(a.same_failure, b.same_failure),
        kill_streak: mergeRuns(a.kill_streak, b.kill_streak),
    };
}
function addSetbacks(before, run, isOutstanding) {
    const runs = [run.run];
    const merged = mergeSetbacks(before, {
        campaign: before.campaign,
        ...byKind((kind) => Object.fromEntries([...run.tasks[kind]].map((hash) => [hash, runs]))),
        same_failure: run.endedBy === "same-failure" ? runs : [],
        kill_streak: run.endedBy === "kill-streak" ? runs : [],
    });
    const open = (by) => Object.fromEntries(Object.entries(by).filter(([hash]) => isOutstanding(hash)));
    return { ...merged, ...byKind((kind) => open(merged[kind])) };
}
function setbacksOf(setbacks, hash, run) {
    if (!KINDS.some((kind) => Object.hasOwn(setbacks[kind], hash)))
        return NO_SETBACKS;
    return byKind((kind) => (setbacks[kind][hash] ?? []).filter((one) => one !== run).length);
}
function byKind(make) {
    return Object.fromEntries(KINDS.map((kind) => [kind, make(kind)]));
}
function isChargedForRefusals({ refused }, isDoubtful) {
    return refused >= FREE_REFUSED_RUNS && isDoubtful;
}
function isChargedForCuts({ cut }, hasGraded) {
    return cut >= FREE_CUT_RUNS && hasGraded;
}
function startRank({ killed, shard_killed, refused, suspected, cut }) {
    return killed + shard_killed + suspected + Math.max(0, refused - 1) + Math.max(0, cut - 1);
}
function startRanks({ shard_killed: named }) {
    if (Object.keys(named).length < TASKS_KEPT)
        return startRank;
    return (task) => (task.shard_killed > 0 ? -startRank(task) : startRank(task));
}
function runsAlone({ refused }) {
    return refused >= FREE_REFUSED_RUNS - 1;
}
function firstShardLimit(setbacks, shardSize) {
    const { killed, shard_killed, cut } = setbacks;
    return killed > 0 || cut > 1 || runsAlone(setbacks) ? 1 : Math.ceil(shardSize / 8 ** shard_killed);
}
function mergeRunsBy(a, b) {
    const merged = new Map(Object.entries(a));
    for (const [key, runs] of Object.entries(b))
        merged.set(key, mergeRuns(merged.get(key) ?? [], runs));
    if (merged.size <= TASKS_KEPT)
        return Object.fromEntries(merged);
    const most = [...merged].sort(([a, aRuns], [b, bRuns]) => bRuns.length - aRuns.length || (a < b ? -1 : 1));
    return Object.fromEntries(most.slice(0, TASKS_KEPT));
}
function mergeRuns(a, b) {
    const runs = [...new Set([...a, ...b])].sort((x, y) => x.length - y.length || (x < y ? -1 : 1));
    return runs.slice(-RUNS_KEPT);
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

/***/ 48032:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ unreachable)
/* harmony export */ });
function unreachable(value) {
    throw new Error(`Unreachable case: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 2903:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _E: () => (/* binding */ stopOrphans),
/* harmony export */   bg: () => (/* binding */ configuredDetector),
/* harmony export */   u1: () => (/* binding */ evaluationContext)
/* harmony export */ });
/* unused harmony export loadDetector */
/* harmony import */ var _config_run_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97030);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6881);
/* harmony import */ var _open_carry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59009);
/* harmony import */ var _run_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45161);
/* harmony import */ var _system_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78337);





async function evaluationContext(config, options) {
    const { env, workspace, warn, job = config.job, saved, commands, ...ports } = options;
    for (const notice of config.notices)
        ports.inform(notice);
    const identity = (0,_run_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .runIdentity */ .yK)(env, config.job.index, Date.now());
    const redactor = (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_1__.environmentRedactor)(env);
    return {
        ...ports,
        ...commands(identity, redactor),
        env,
        workspace,
        identity,
        redactor,
        clock: (0,_system_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m)(),
        stopOrphans,
        openCarry: await (0,_open_carry_js__WEBPACK_IMPORTED_MODULE_2__/* .openCarryOf */ .v)({ config, env, workspace, identity, job, warn, saved }),
        loadDetector: await configuredDetector(config, workspace),
        judgment: {
            failOn: (0,_config_run_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveFailOn */ .U4)(config.failOn, identity.trigger.eventName),
            minPassRate: config.minPassRate,
        },
    };
}
const stopOrphans = async (inbox) => (await Promise.all(/* import() */[__webpack_require__.e(238), __webpack_require__.e(579)]).then(__webpack_require__.bind(__webpack_require__, 64238))).stopOrphans(inbox);
async function configuredDetector(config, workspace) {
    const source = config.rateLimitPatterns;
    const forms = source === null
        ? []
        : await (await Promise.all(/* import() */[__webpack_require__.e(856), __webpack_require__.e(551)]).then(__webpack_require__.bind(__webpack_require__, 43551))).readRateLimitPatterns(source, workspace);
    return () => loadDetector(config.retryAfterThresholdMs, forms);
}
async function loadDetector(retryAfterThresholdMs, forms) {
    const { detect, detectDeclared, detectNotice, detectRowError } = await __webpack_require__.e(/* import() */ 929).then(__webpack_require__.bind(__webpack_require__, 63929));
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

/***/ 59009:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ openCarryOf)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _store_carrier_open_carrier_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39084);
/* harmony import */ var _system_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78337);



const SIBLING_INTERVAL_S = 30;
async function openCarryOf({ config, env, workspace, ...options }) {
    const { carry, name, checkpointIntervalMs } = config;
    const tempFolder = env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)();
    const carrier = await (0,_store_carrier_open_carrier_js__WEBPACK_IMPORTED_MODULE_1__/* .openCarrier */ .d)(carry, { environment: env, workspace, tempFolder });
    if (carrier === null)
        return null;
    const { Carry } = await Promise.all(/* import() */[__webpack_require__.e(511), __webpack_require__.e(36)]).then(__webpack_require__.bind(__webpack_require__, 21036));
    const siblingIntervalMs = Number(env.CARRYOVER_SIBLING_INTERVAL_S || SIBLING_INTERVAL_S) * 1_000;
    const clock = (0,_system_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .systemClock */ .m)();
    return (paths) => new Carry({ ...options, name, checkpointIntervalMs, siblingIntervalMs, tempFolder, clock, paths, carrier });
}


/***/ }),

/***/ 41769:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ recoverKilledRun),
/* harmony export */   W: () => (/* binding */ saveAfterMain)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(573);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38617);



function mayHoldLeftovers({ inbox }) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(inbox).length > 0;
    }
    catch {
        return false;
    }
}
async function recoverKilledRun(folder, context, from = folder.paths) {
    if (!mayHoldLeftovers(from))
        return { rows: 0, warnings: [] };
    const { recoverInbox } = await Promise.all(/* import() */[__webpack_require__.e(238), __webpack_require__.e(466)]).then(__webpack_require__.bind(__webpack_require__, 77606));
    return recoverInbox(folder, context, from);
}
async function saveAfterMain({ last, paths, recover, openCarry }) {
    const rows = mayHoldLeftovers(paths) ? await recover() : 0;
    if (last.mustNotSave || (rows === 0 && last.isSaved))
        return null;
    const campaign = last.campaign || (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_2__/* .campaignsIn */ .Dq)((0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheckpoint */ .HQ)(paths.checkpoint), paths)[0]?.id;
    if (campaign === undefined)
        return null;
    await (await openCarry())?.end(campaign);
    return campaign;
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

/***/ 90335:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cY: () => (/* binding */ ListingFailed),
/* harmony export */   ce: () => (/* binding */ helperPath),
/* harmony export */   mw: () => (/* binding */ pythonPath),
/* harmony export */   yi: () => (/* binding */ shardCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);


class ListingFailed extends Error {
    ended;
    constructor(ended) {
        super("the harness could not list its tests");
        this.ended = ended;
    }
}
function helperPath(...parts) {
    return (0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(new URL(["..", "harness", ...parts].join("/"), import.meta.url));
}
function pythonPath(harness, { PYTHONPATH }) {
    const paths = [helperPath(harness), helperPath("python"), ...(PYTHONPATH ? [PYTHONPATH] : [])];
    return { PYTHONPATH: paths.join(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter) };
}
function shardCommand(start) {
    const encoded = Buffer.from(JSON.stringify(start)).toString("base64url");
    return [process.execPath, helperPath("shard.js"), encoded];
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
/* harmony export */   logText: () => (/* binding */ logText),
/* harmony export */   p0: () => (/* binding */ markdownFence),
/* harmony export */   p7: () => (/* binding */ markdownText),
/* harmony export */   wh: () => (/* binding */ plainText),
/* harmony export */   xK: () => (/* binding */ xmlText)
/* harmony export */ });
/* unused harmony export jsonLine */
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

/***/ 6881:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  environmentRedactor: () => (/* binding */ environmentRedactor)
});

// UNUSED EXPORTS: createRedactor

// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
;// CONCATENATED MODULE: ./build/report/key-shapes.js
const SHAPE_LENGTH_LIMIT = 16_640;
const SHAPES_OF_WORDS = [
    [
        "sk",
        "-(?:(?:ant|proj|svcacct|admin|or|lf|live|test|None|service)-[\\w-]{12,4096}" +
            "|(?=[A-Za-z]{0,60}\\d)[A-Za-z0-9]{16,4096}[\\w-]{0,200}" +
            "|(?=[a-z0-9_-]{0,60}[A-Z])(?=[A-Za-z_-]{0,60}\\d)[\\w-]{20,4096})",
    ],
    ["[sr]k", "_(?:live|test)_[A-Za-z0-9]{16,256}"],
    ["cgw", "_[0-9a-f]{32}"],
    ["pk", "-lf-[\\w-]{16,256}"],
    ["npm", "_[A-Za-z0-9]{30,256}"],
    ["ya29", "\\.[\\w-]{20,4096}"],
    ["AQ", "\\.A(?=[\\w-]{0,40}\\d)[\\w-]{30,512}"],
    ["SG", "\\.[\\w-]{16,64}\\.[\\w-]{16,64}"],
    ["hf", "_[A-Za-z0-9]{20,256}"],
    ["gsk", "_[A-Za-z0-9]{20,256}"],
    ["xai", "-[A-Za-z0-9]{20,256}"],
    ["r8", "_[A-Za-z0-9]{20,256}"],
    ["pplx", "-[A-Za-z0-9]{20,256}"],
    ["nvapi", "-[\\w-]{20,256}"],
    ["fw", "_[A-Za-z0-9]{20,256}"],
    ["csk", "-[a-z0-9]{32,256}"],
    ["hv[sbr]", "\\.[\\w-]{20,512}"],
    ["ntn", "_[A-Za-z0-9]{40,64}"],
    ["tvly", "-(?:(?:dev|prod)-)?[A-Za-z0-9]{20,256}"],
    ["e2b", "_[a-f0-9]{32,64}"],
    ["sk", "_[a-f0-9]{40,64}"],
];
const SHAPES = [
    ["gh[opsur]", "_[A-Za-z0-9_]{20,4096}"],
    ["github", "_pat_\\w{20,4096}"],
    ["gl(?:pat|dt|rt|ptt|cbt|ft|soat)", "-[\\w.-]{16,512}"],
    ["pypi", "-AgE[\\w-]{30,4096}"],
    ["GOCSPX", "-[\\w-]{20,256}"],
    ["xox[a-z]", "-[\\w-]{10,512}"],
    ["xapp", "-\\d-[\\w-]{10,512}"],
    ["hooks", "\\.slack\\.com/(?:services|workflows|triggers)/[\\w/-]{20,256}"],
    ["discord(?:app)?", "\\.com/api/webhooks/\\d{10,24}/[\\w-]{20,128}"],
    ["do[opr]", "_v1_[a-f0-9]{40,128}"],
    ["tgp", "_v1_[\\w-]{20,256}"],
    ["lsv2", "_[ps][tk]_[a-f0-9_]{20,256}"],
    ["pcsk", "_[\\w]{20,256}"],
    ["AGE", "-SECRET-KEY-1[A-Z0-9]{58}"],
    ["dckr", "_[po]at_[\\w-]{20,256}"],
    ["lin", "_(?:api|oauth)_[A-Za-z0-9]{32,256}"],
];
const WORD_START = "(?:(?<![A-Za-z0-9])|(?<=\\\\[nrtbf]|\\\\u[0-9a-fA-F]{4}|%[0-9a-fA-F]{2}|\\[[0-9;]{0,12}m))";
const KEY_AT = new RegExp(`${WORD_START}(?:${SHAPES_OF_WORDS.map((shape) => shape.join("")).join("|")})|${SHAPES.map((shape) => shape.join("")).join("|")}`, "y");
const HEAD = new RegExp(`[-_.](?<=[A-Za-z0-9].)(?<=(?:${WORD_START}(${headsOf(SHAPES_OF_WORDS)})|(${headsOf(SHAPES)}))[-_.])`, "g");
function headsOf(shapes) {
    return [...new Set(shapes.map(([head]) => head))].join("|");
}
const UNMARKED = [
    `(?:AKIA|ASIA|ABIA|ACCA)(?<=${WORD_START}[A-Z]{4})[A-Z0-9]{16}(?![A-Z0-9])`,
    "AIza[\\w-]{30,256}",
    `dapi(?<=${WORD_START}dapi)[a-f0-9]{32}`,
    "ATATT3x[\\w=-]{40,512}",
    `eyJ(?<=${WORD_START}eyJ)(?:(?![_-]eyJ)[\\w-]){10,4096}\\.[\\w-]{10,8192}\\.[\\w-]{0,2048}`,
];
const PRIVATE_KEY = '-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?:[^"-]|-(?!----)){0,16384}-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----' +
    "|(?:(?:\\s|\\\\{1,8}[nrt]){1,8}[A-Za-z0-9+/=]{16,200}){0,400})";
const WHOLE = [new RegExp(UNMARKED.join("|"), "g"), new RegExp(PRIVATE_KEY, "g")];
const LABELLED_SHAPES = [
    "(?:[Aa]uthorization|AUTHORIZATION|[Aa]pi-[Kk]ey|API-KEY|api-key|goog-api-key)[\"'\\\\]{0,4}\\s{0,4}[:=]\\s{0,4}[\"'\\\\]{0,4}b?[\"'\\\\]{0,4}" +
        "(?:(?:[Bb]earer|BEARER|[Bb]asic|[Tt]oken)\\s{1,4}([\\w.~+/=:-]{8,8192})|([\\w.~+/=:-]{16,8192}))",
    "(?:[Bb]earer|BEARER)(?:\\s{1,4}|%20)([\\w.~+/=-]{16,8192})",
    "://[\\w.%+-]{0,64}:([^\\s@/:\"'\\\\<>]{3,200})@",
    ":AA(?<=[^\\d]\\d{6,12}:AA|^\\d{6,12}:AA)([\\w-]{33})(?![\\w-])",
    "(?:[Aa]ccount|[Aa]ccess)[Kk]ey=([A-Za-z0-9+/]{40,128}={0,2})",
    ";\\s?(?:[Pp]assword|[Pp]wd|PWD)\\s?=\\s?([^\\s;\"'\\\\<>{}]{4,200})",
    "(?:[Pp]assword|[Pp]wd|PWD)=([^\\s;\"'\\\\<>{}]{4,200});\\s?[A-Z][A-Za-z ]{2,30}=",
    "[?&]sig=([\\w%+/-]{40,128})",
    "(?:aws_secret_access_key|AWS_SECRET_ACCESS_KEY|[Ss]ecretAccessKey)[\"'\\\\]{0,4}\\s{0,4}[:=]\\s{0,4}[\"'\\\\]{0,4}([A-Za-z0-9+/]{40})(?![A-Za-z0-9+/])",
    "(?:aws_session_token|AWS_SESSION_TOKEN|[Ss]essionToken|[Ss]ecurity-[Tt]oken)[\"'\\\\]{0,4}\\s{0,4}[:=]\\s{0,4}[\"'\\\\]{0,4}([A-Za-z0-9+/=]{100,4096})",
];
const LABELLED = new RegExp(LABELLED_SHAPES.join("|"), "g");
function findKeyShapes(text) {
    const found = [];
    HEAD.lastIndex = 0;
    for (let head = HEAD.exec(text); head !== null; head = HEAD.exec(text)) {
        const start = head.index - (head[1] ?? head[2] ?? "").length;
        KEY_AT.lastIndex = start;
        if (!KEY_AT.test(text))
            continue;
        found.push({ start, end: KEY_AT.lastIndex });
        HEAD.lastIndex = KEY_AT.lastIndex;
    }
    for (const shape of WHOLE) {
        shape.lastIndex = 0;
        for (let match = shape.exec(text); match !== null; match = shape.exec(text)) {
            found.push({ start: match.index, end: shape.lastIndex });
        }
    }
    LABELLED.lastIndex = 0;
    for (let match = LABELLED.exec(text); match !== null; match = LABELLED.exec(text)) {
        const [whole, , bare, bearer] = match;
        const value = match.findLast((group) => group !== undefined) ?? whole;
        if ((bare ?? bearer) !== undefined && !isUnlikeWords(value))
            continue;
        const start = match.index + whole.lastIndexOf(value);
        found.push({ start, end: start + value.length });
    }
    return found;
}
function isUnlikeWords(value) {
    return /\d/.test(value) || (value.length >= 24 && /[a-z][A-Z]/.test(value)) || value.length >= 40;
}
function openPrivateKeyAt(text) {
    const begin = text.lastIndexOf("-----BEGIN ");
    if (begin === -1)
        return -1;
    const head = text.slice(begin + 5, begin + 80);
    if (!head.includes("PRIVATE KEY"))
        return -1;
    const end = text.indexOf("-----END ", begin);
    const isClosed = end !== -1 && (text.includes("-----", end + 9) || text.includes("\n", end));
    return isClosed ? -1 : begin;
}

;// CONCATENATED MODULE: ./build/report/secret-values.js
const ENVIRONMENT_LENGTH_MIN = 8;
const VALUE_LENGTH_MIN = 6;
const SECRET_WORD = /(?:KEY|TOKEN|SECRET|PASSWORD)S?\d*$/;
const SECRET_MEMBER = /KEY|TOKEN|SECRET|PASS|PWD|CREDENTIAL/i;
const MODEL_FAMILY = /^(?:gpt|chatgpt|o\d|claude|gemini|gemma|(?:meta-)?llama|mistral|mixtral|codestral|ministral|deepseek|qwen|qwq|command|grok|phi|nova|kimi|glm|sonar|granite|nemotron|text-embedding|whisper|dall-e)(?=[-.\d]|$)/i;
const MODEL_PART = /^(?:[a-z]{1,12}|[a-z]{0,6}\d{1,4}[a-z]{0,2}|\d{1,8})$/i;
function isModelName(value) {
    const name = value.slice(value.lastIndexOf("/") + 1);
    const organisation = value.slice(0, Math.max(0, value.length - name.length - 1));
    if (!MODEL_FAMILY.test(name) || !/^(?:[a-z-]{1,24}(?:\/[a-z-]{1,24})?)?$/i.test(organisation))
        return false;
    return name.split(/[-.:]/).every((part) => MODEL_PART.test(part));
}
function wordsOf(name) {
    return name.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toUpperCase());
}
function isSecret(name, value) {
    const words = wordsOf(name).filter((word) => SECRET_WORD.test(word));
    if (words.length === 0)
        return false;
    if (words.every((word) => word === "TOKENS") && /^\d+$/.test(value))
        return false;
    return words.some((word) => /SECRET|PASSWORD/.test(word)) || !isModelName(value);
}
function secretValues(env) {
    return Object.entries(env)
        .flatMap(([name, value = ""]) => (isSecret(name, value) ? [value, ...secretsOfJson(value)] : []))
        .filter((value) => value.length >= ENVIRONMENT_LENGTH_MIN);
}
function secretsOfJson(text) {
    if (!/^\s*[[{"]/.test(text))
        return [];
    const isList = !text.trimStart().startsWith("{");
    const secrets = [];
    try {
        JSON.parse(text, (name, value) => {
            if (typeof value === "string" && (isList || SECRET_MEMBER.test(name)))
                secrets.push(value);
            return value;
        });
    }
    catch {
        return [];
    }
    return secrets;
}
const FORMAT_WORDS = [
    "status passed failed skipped scores metrics output cost_usd message is_retryable status_code retry_after_seconds",
    "reset_at provider timeout weight repeat anthropic openai azure-openai deepseek openrouter perplexity together",
    "fireworks cerebras mistral gemini bedrock vertex",
].flatMap((line) => line.split(" "));
function formsOf(values) {
    const forms = new Set();
    for (const whole of values) {
        const trimmed = whole.trim();
        const value = trimmed.length < VALUE_LENGTH_MIN ? whole : trimmed;
        const plain = [value, ...value.split(/[\r\n]+/).map((line) => line.trim())];
        const long = plain.filter((part) => part.length >= VALUE_LENGTH_MIN);
        const secret = long.filter((part) => !FORMAT_WORDS.some((word) => word.includes(part)));
        for (const form of secret.flatMap(formsOfLine)) {
            if (form.length >= VALUE_LENGTH_MIN && !/[\r\n]/.test(form))
                forms.add(form);
        }
    }
    return [...forms];
}
function formsOfLine(text) {
    const hex = Buffer.from(text).toString("hex");
    return [
        text,
        ...jsonForms(text),
        ...htmlForms(text),
        ...urlForms(text),
        ...base64Forms(text),
        hex,
        hex.toUpperCase(),
    ];
}
function htmlForms(value) {
    const text = value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    const quoted = text.replaceAll('"', "&quot;");
    return [text, quoted, ...["&#39;", "&#x27;", "&apos;"].map((quote) => quoted.replaceAll("'", quote))];
}
function jsonForms(value) {
    const inJson = (text) => JSON.stringify(text).slice(1, -1);
    const unicode = (text, characters) => text.replace(characters, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
    const json = inJson(value);
    const forms = [
        json,
        json.replaceAll("/", "\\/"),
        unicode(json, /[\u0080-\uffff]/g),
        unicode(json, /[\u0080-\uffff]/g).replaceAll("/", "\\/"),
        unicode(json, /[<>&\u0080-\uffff]/g),
        unicode(json, /[<>&]/g),
    ];
    const quoted = [...forms.map(inJson), unicode(inJson(json), /[\u0080-\uffff]/g)];
    return [...forms, ...quoted, ...quoted.map(inJson)];
}
function urlForms(value) {
    if (!value.isWellFormed())
        return [];
    const component = encodeURIComponent(value);
    const strict = component.replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
    const all = [component, encodeURI(value), strict, strict.replaceAll("%2F", "/")];
    return all
        .flatMap((form) => [form, form.replaceAll("%20", "+")])
        .flatMap((form) => [form, form.replace(/%../g, (code) => code.toLowerCase())]);
}
function base64Forms(value) {
    const bytes = Buffer.from(value);
    const alone = bytes.toString("base64");
    const inside = [0, 1, 2].map((offset) => {
        const shifted = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
        return shifted.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
    });
    return [alone, alone.replaceAll("=", ""), ...inside].flatMap((form) => [
        form,
        form.replaceAll("+", "-").replaceAll("/", "_"),
    ]);
}

;// CONCATENATED MODULE: ./build/report/redact.js



const HIDDEN = "***";
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
const LINE_LENGTH_LIMIT = 64 * 1_024;
function environmentRedactor(env) {
    return createRedactor({ values: secretValues(env) });
}
function createRedactor({ values }) {
    const forms = formsOf(values);
    const findKnown = literalFinder(forms);
    const findDocuments = literalFinder(forms.filter(isJson));
    const longest = forms.reduce((most, form) => Math.max(most, Buffer.byteLength(form)), SHAPE_LENGTH_LIMIT);
    const find = (text) => mergeRanges([...findKnown(text), ...findKeyShapes(text)]);
    const redact = (text) => {
        const ranges = find(text);
        return ranges.length === 0 ? text : hide(text, ranges);
    };
    const hide = (text, ranges) => {
        const hidden = replace(text, ranges, HIDDEN);
        if (!text.includes('"'))
            return hidden;
        if (isJson(text))
            return isJson(hidden) ? hidden : redactJson(text);
        if (!text.includes("\n"))
            return hidden;
        const across = ranges.filter(({ start, end }) => text.slice(start, end).includes("\n"));
        return replace(text, across, HIDDEN).split("\n").map(redact).join("\n");
    };
    const redactJson = (text) => {
        const inStrings = text.replace(STRING_OR_NUMBER, (token) => {
            if (!token.startsWith('"'))
                return isKnownNumber(token) ? `"${HIDDEN}"` : token;
            const value = String(JSON.parse(token));
            const redacted = redact(value);
            return redacted === value ? token : JSON.stringify(redacted);
        });
        return replace(inStrings, mergeRanges(findDocuments(inStrings)), `"${HIDDEN}"`);
    };
    const numbers = new Set(forms.filter((form) => /^-?\d+(?:\.\d+)?$/.test(form)));
    const isKnownNumber = (token) => numbers.has(token) || numbers.has(token.replace(/^-|\.0+$/g, ""));
    return { redact, stream: () => lineStream(find, hide, longest) };
}
const START_LENGTH = 32;
function literalFinder(literals) {
    if (literals.length === 0)
        return () => [];
    const longestFirst = literals.toSorted((a, b) => b.length - a.length);
    const starts = new Set(longestFirst.map((literal) => literal.slice(0, START_LENGTH)));
    const start = new RegExp([...starts].map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|"), "g");
    return (text) => {
        const found = [];
        start.lastIndex = 0;
        for (let match = start.exec(text); match !== null; match = start.exec(text)) {
            const { index } = match;
            const literal = longestFirst.find((candidate) => text.startsWith(candidate, index));
            if (literal !== undefined)
                found.push({ start: index, end: index + literal.length });
            start.lastIndex = index + 1;
        }
        return found;
    };
}
function mergeRanges(ranges) {
    const merged = [];
    for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
        const before = merged.at(-1);
        if (before === undefined || range.start >= before.end)
            merged.push(range);
        else if (range.end > before.end)
            merged[merged.length - 1] = { start: before.start, end: range.end };
    }
    return merged;
}
function isJson(text) {
    return /^\s*[[{"]/.test(text) && (0,json/* jsonOrNull */.J5)(text) !== null;
}
function replace(text, ranges, by) {
    const parts = [];
    let done = 0;
    for (const { start, end } of ranges) {
        parts.push(text.slice(done, start), by);
        done = end;
    }
    return parts.length === 0 ? text : parts.join("") + text.slice(done);
}
function lineStream(find, hide, holdLength) {
    let pending = "";
    const pass = (end, ranges) => {
        const passed = pending.slice(0, end);
        pending = pending.slice(end);
        const inside = ranges.filter((range) => range.end <= end);
        return inside.length === 0 ? passed : hide(passed, inside);
    };
    return {
        push: (piece) => {
            pending += piece;
            if (!piece.includes("\n") && pending.length <= LINE_LENGTH_LIMIT + holdLength)
                return "";
            const ranges = find(pending);
            return pass(safeEnd(pending, ranges, holdLength), ranges);
        },
        end: () => pass(pending.length, find(pending)),
    };
}
function safeEnd(text, ranges, holdLength) {
    const line = text.lastIndexOf("\n") + 1;
    let safe = text.length - line > LINE_LENGTH_LIMIT ? Math.max(line, text.length - holdLength) : line;
    const key = openPrivateKeyAt(text);
    if (key !== -1 && text.length - key < SHAPE_LENGTH_LIMIT)
        safe = Math.min(safe, key);
    for (const { start, end } of ranges) {
        if (start >= safe || end < safe)
            continue;
        const mayGrow = end === text.length || end > safe;
        safe = mayGrow && text.length - start < 2 * holdLength ? start : end;
    }
    const isPairCut = (text.charCodeAt(safe - 1) & 0xfc00) === 0xd800 && safe < text.length;
    return isPairCut ? safe - 1 : safe;
}


/***/ }),

/***/ 148:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ removeDrafts),
/* harmony export */   v: () => (/* binding */ writeAtomically)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _lock_holder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60950);



const DRAFT = /\.(\d+)\.tmp$/;
function removeDrafts(root) {
    try {
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root, { withFileTypes: true })) {
            const pid = Number(DRAFT.exec(entry.name)?.[1] ?? 0);
            if (pid > 1 && entry.isFile() && !(0,_lock_holder_js__WEBPACK_IMPORTED_MODULE_2__/* .isAlive */ ._n)(pid))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, entry.name), { force: true });
        }
    }
    catch {
    }
}
const BATCH_CHARACTERS = 1 << 16;
function writeAtomically(path, produce, isWanted = () => true) {
    const temporary = `${path}.${process.pid}.tmp`;
    const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o644);
    let batch = [];
    let size = 0;
    const flush = () => {
        const bytes = Buffer.from(batch.join(""));
        for (let from = 0; from < bytes.length;)
            from += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(fd, bytes, from);
        batch = [];
        size = 0;
    };
    try {
        try {
            produce((text) => {
                batch.push(text);
                size += text.length;
                if (size > BATCH_CHARACTERS)
                    flush();
            });
            flush();
            if (!isWanted())
                return;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(fd);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
    }
}


/***/ }),

/***/ 78951:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ mergeHistories),
/* harmony export */   w: () => (/* binding */ readCampaignHistory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28314);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43609);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(148);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93011);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13853);







const CAMPAIGNS_LIMIT = 100;
const amount = () => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(0));
const historyRowSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_6__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp),
    campaign: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb(1_024)),
    completed_at: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb(40)),
    total: amount(),
    passed: amount(),
    failed: amount(),
    errored: amount(),
    skipped: amount(),
    runs: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(amount()),
    pass_rate: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()),
    duration_s: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(amount()),
    tokens: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(amount()),
    cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(amount()),
    calls_saved: amount(),
}));
function readCampaignHistory(path) {
    const rows = [];
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se)(path, (line) => {
        const row = historyRowSchema().safeParse((0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOrNull */ .J5)(line));
        if (row.success)
            rows.push(row.data);
    });
    return rows;
}
function mergeHistories(target, sources, added = []) {
    if (added.length === 0 && !sources.some((source) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(source)))
        return;
    const rows = new Map();
    const note = (row) => {
        const known = rows.get(row.campaign);
        if (known === undefined || row.completed_at >= known.completed_at)
            rows.set(row.campaign, row);
    };
    for (const path of [target, ...sources])
        for (const row of readCampaignHistory(path))
            note(row);
    for (const row of added)
        note(row);
    const order = ({ completed_at, campaign }) => `${completed_at} ${campaign}`;
    const kept = [...rows.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1)).slice(-CAMPAIGNS_LIMIT);
    (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .v)(target, (write) => {
        (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se)(target, (line) => (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .isNewerLine */ .Up)(line) && write(`${line}\n`));
        for (const row of kept)
            write(`${JSON.stringify(row)}\n`);
    });
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

/***/ 39084:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ carrierChoiceSchema),
/* harmony export */   d: () => (/* binding */ openCarrier)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55395);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43609);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48032);
/* harmony import */ var _cache_offer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56144);





const carrierChoiceSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["auto", "none"]) }),
    zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz("folder"), path: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz("s3"), bucket: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), prefix: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
]));
async function openCarrier(choice, place) {
    const { environment, workspace, tempFolder } = place;
    switch (choice.kind) {
        case "none":
            return null;
        case "auto": {
            if ((0,_cache_offer_js__WEBPACK_IMPORTED_MODULE_3__/* .cacheOffered */ .U)(environment) === null)
                return null;
            const { CacheCarrier } = await __webpack_require__.e(/* import() */ 966).then(__webpack_require__.bind(__webpack_require__, 97966));
            return new CacheCarrier({ environment, tempFolder });
        }
        case "folder": {
            const { FolderCarrier } = await __webpack_require__.e(/* import() */ 940).then(__webpack_require__.bind(__webpack_require__, 46940));
            return new FolderCarrier((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, choice.path));
        }
        case "s3": {
            const { S3Carrier } = await __webpack_require__.e(/* import() */ 446).then(__webpack_require__.bind(__webpack_require__, 24446));
            const { bucket, prefix } = choice;
            return new S3Carrier({ bucket, prefix, environment, tempFolder });
        }
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_4__/* .unreachable */ .H)(choice);
    }
}


/***/ }),

/***/ 13853:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ Journal),
/* harmony export */   C_: () => (/* binding */ readOpenLines),
/* harmony export */   Fl: () => (/* binding */ mendTail),
/* harmony export */   Se: () => (/* binding */ readLines)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28314);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64220);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67756);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31918);






const CHUNK_BYTES = 64 << 10;
const LINE_LIMIT_BYTES = 8 << 20;
const NEWLINE = 0x0a;
class Journal {
    #path;
    #fd;
    #size;
    #isCut = false;
    constructor(path) {
        this.#path = path;
        this.#fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW, 0o644);
        this.#size = mendTail(this.#fd);
    }
    append(line) {
        let { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(this.#fd);
        if (size < this.#size)
            this.#isCut = true;
        if (size !== this.#size)
            size = mendTail(this.#fd);
        const bytes = Buffer.from(`${line}\n`);
        const written = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(this.#fd, bytes);
        if (written < bytes.length)
            throw new Error(`wrote ${written} of ${bytes.length} bytes`);
        this.#size = size + written;
    }
    isWhole() {
        try {
            const [open, found] = [(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(this.#fd), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(this.#path)];
            return open.ino === found.ino && open.dev === found.dev && !this.#isCut && open.size >= this.#size;
        }
        catch {
            return false;
        }
    }
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#fd);
    }
}
function mendTail(fd) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd);
    if (endsWithNewline(fd))
        return size;
    const tail = Buffer.alloc(Math.min(size, LINE_LIMIT_BYTES));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, tail, 0, tail.length, size - tail.length);
    const line = tail.subarray(tail.lastIndexOf(NEWLINE) + 1);
    const isIncomplete = line.length < LINE_LIMIT_BYTES && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOrNull */ .J5)(line.toString()) === null;
    if (!isIncomplete)
        return size + (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(fd, "\n");
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(fd, size - line.length);
    return size - line.length;
}
function endsWithNewline(fd) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd);
    if (size === 0)
        return true;
    const last = Buffer.alloc(1);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, last, 0, 1, size - 1);
    return last[0] === NEWLINE;
}
function readLines(path, onLine) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    }
    catch (error) {
        const code = (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .C)(error);
        if (code === "ENOENT" || code === "ENOTDIR")
            return;
        throw error;
    }
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd);
        if (size > _state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_FILE_LIMIT_BYTES */ .BI)
            throw tooLarge(path, size);
        readOpenLines(fd, onLine);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
    }
}
function tooLarge(path, size) {
    const gigabytes = (bytes) => `${Math.round((bytes / 2 ** 30) * 10) / 10} GiB`;
    return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`Expected a file of at most ${gigabytes(_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_FILE_LIMIT_BYTES */ .BI)} at ${path}, found one of ${gigabytes(size)}. ` +
        "Remove it, or set another `state-dir`. Keep large outputs in separate files.");
}
function readOpenLines(fd, onLine) {
    let buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    let kept = 0;
    let base = 0;
    let isOverlong = false;
    for (let read = 1; read > 0;) {
        read = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, buffer, kept, buffer.length - kept, null);
        const bytes = buffer.subarray(0, kept + read);
        const end = bytes.lastIndexOf(NEWLINE);
        if (end === -1) {
            isOverlong ||= bytes.length >= LINE_LIMIT_BYTES;
            kept = isOverlong ? 0 : bytes.length;
            base += bytes.length - kept;
            if (kept === buffer.length)
                buffer = Buffer.concat([buffer], 2 * kept);
            continue;
        }
        const start = isOverlong ? bytes.indexOf(NEWLINE) + 1 : 0;
        cutLines(bytes.subarray(start, end + 1), base + start, onLine);
        isOverlong = false;
        kept = bytes.copy(buffer, 0, end + 1);
        base += end + 1;
    }
    if (!isOverlong)
        cutLines(buffer.subarray(0, kept), base, onLine);
}
function cutLines(bytes, base, onLine) {
    const encoding = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes) ? "latin1" : "utf8";
    for (let from = 0; from < bytes.length;) {
        const newline = bytes.indexOf(NEWLINE, from);
        const end = newline === -1 ? bytes.length : newline;
        const next = Math.min(end + 1, bytes.length);
        if (end > from)
            onLine(bytes.toString(encoding, from, end), base + from, base + next);
        from = next;
    }
}


/***/ }),

/***/ 60950:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ liveHolder),
/* harmony export */   Do: () => (/* binding */ thisHolder),
/* harmony export */   O0: () => (/* binding */ thisPlace),
/* harmony export */   _n: () => (/* binding */ isAlive),
/* harmony export */   i7: () => (/* binding */ isHeld),
/* harmony export */   n7: () => (/* binding */ SILENT_MS)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28314);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43609);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64220);






const holderSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    pid: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(1)),
    started: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    place: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
}));
const SILENT_MS = 15_000;
function thisPlace() {
    const boot = readText("/proc/sys/kernel/random/boot_id")?.trim() ?? "";
    return `${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)()} ${linkText("/proc/self/ns/pid")} ${boot}`;
}
function thisHolder(place) {
    return JSON.stringify({ pid: process.pid, started: processStart(process.pid) ?? "", place });
}
function liveHolder(path, here, silentMs) {
    const text = readText(path);
    if (text === null && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return "a process whose lock cannot be read";
    const holder = holderSchema().safeParse((0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOrNull */ .J5)(text ?? "")).data;
    if (holder === undefined)
        return null;
    const { pid, place } = holder;
    if (place === here)
        return isRunning(holder) ? `process ${pid}` : null;
    return silentMs < SILENT_MS ? `process ${pid} of another container or machine (${place.split(" ")[0]})` : null;
}
function isHeld(path) {
    return liveHolder(path, thisPlace(), Number.POSITIVE_INFINITY) !== null;
}
function isRunning({ pid, started }) {
    const start = processStart(pid);
    if (start !== null)
        return start === started;
    return started === "" && isAlive(pid);
}
function isAlive(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .C)(error) === "EPERM";
    }
}
function processStart(pid) {
    const stat = readText(`/proc/${pid}/stat`);
    const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields?.[0] === "Z" ? null : (fields?.[19] ?? null);
}
function readText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
    }
    catch {
        return null;
    }
}
function linkText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path);
    }
    catch {
        return "";
    }
}


/***/ }),

/***/ 93699:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HJ: () => (/* binding */ takeLock),
/* harmony export */   yS: () => (/* binding */ LockLost)
/* harmony export */ });
/* unused harmony exports BEAT_MS, Lock */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61420);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64220);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67756);
/* harmony import */ var _lock_holder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60950);






const BEAT_MS = 5_000;
function takeLock(path, world = THIS_MACHINE) {
    const content = (0,_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__/* .thisHolder */ .Do)(world.place);
    const draft = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString("hex")}.${process.pid}.tmp`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(draft, content, { flag: "wx" });
        if (!isLinked(draft, path)) {
            const holder = (0,_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__/* .liveHolder */ .$1)(path, world.place, silenceMs(path, draft));
            if (holder !== null)
                throw heldBy(holder, path);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, path);
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
    }
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
    return new Lock({ path, fd, content: Buffer.from(content) }, world);
}
function isLinked(draft, path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.linkSync)(draft, path);
        return true;
    }
    catch {
        return false;
    }
}
function silenceMs(path, draft) {
    const renewedAt = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return Math.abs((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(draft).mtimeMs - renewedAt);
}
const taken = new Set();
process.once("exit", () => {
    for (const lock of taken)
        lock.release();
});
class Lock {
    #file;
    #stopBeating;
    #notifyLost = () => undefined;
    #isLost = false;
    #isChecked = false;
    constructor(file, world) {
        this.#file = file;
        this.#stopBeating = world.every(BEAT_MS, () => this.#beat());
        taken.add(this);
    }
    isOurs() {
        if (!this.#isChecked) {
            this.#check();
            this.#isChecked = true;
            setImmediate(() => {
                this.#isChecked = false;
            });
        }
        return !this.#isLost;
    }
    #check() {
        this.#isLost ||= !isUnchanged(this.#file);
        return !this.#isLost;
    }
    onLost(notify) {
        this.#notifyLost = notify;
    }
    release() {
        taken.delete(this);
        this.#stopBeating();
        if (this.#check())
            remove(this.#file.path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#file.fd);
    }
    #beat() {
        if (!this.#check()) {
            this.#stopBeating();
            this.#notifyLost();
            return;
        }
        const { fd, content } = this.#file;
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(fd, content, 0, content.length, 0);
        }
        catch {
        }
    }
}
function isUnchanged({ path, fd, content }) {
    try {
        const [ours, found] = [(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path)];
        if (ours.ino !== found.ino || ours.dev !== found.dev)
            return false;
        const bytes = Buffer.alloc(content.length + 1);
        return bytes.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, bytes, 0, bytes.length, 0)).equals(content);
    }
    catch (error) {
        const code = (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .C)(error);
        return code !== "ENOENT" && code !== "ENOTDIR";
    }
}
function remove(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
    }
    catch {
    }
}
class LockLost extends _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo {
    constructor(root) {
        super((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(root)
            ? `Expected to be the only run in the state folder ${root}, but its lock was removed or another run has taken it over. ` +
                "Nothing more is written. Run the same command again when no other run is active there."
            : `Expected the state folder ${root}, but it was removed, most likely by a task. Its contents are lost. Keep the tasks away from it.`);
    }
}
function heldBy(holder, path) {
    return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`Expected to be the only run in this state folder, but ${holder} is running in it (${path}). ` +
        "Wait for it to end, or give this run a `state-dir` of its own. " +
        `The lock of a killed run on another machine expires after ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__/* .SILENT_MS */ .n7)}.`);
}
const THIS_MACHINE = {
    get place() {
        return (0,_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__/* .thisPlace */ .O0)();
    },
    every(periodMs, act) {
        const timer = setInterval(act, periodMs).unref();
        return () => clearInterval(timer);
    },
};


/***/ }),

/***/ 99242:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ mergeLines),
/* harmony export */   B1: () => (/* binding */ mergeSidecars),
/* harmony export */   dR: () => (/* binding */ mergeLedgers),
/* harmony export */   jI: () => (/* binding */ dropRetried)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28314);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(148);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93011);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13853);
/* harmony import */ var _read_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38617);
/* harmony import */ var _retries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61200);







const LEDGER = {
    read: _read_history_js__WEBPACK_IMPORTED_MODULE_4__/* .readLedger */ .SC,
    kindOf: (row) => [row.campaign, row.hash].join("\n"),
    orderOf: (row) => [(0,_read_history_js__WEBPACK_IMPORTED_MODULE_4__/* .resultOrder */ .oX)(row), verdictOf(row)].join("\n"),
    atOf: (row) => row.started_at,
};
const SIDECAR = {
    read: _read_history_js__WEBPACK_IMPORTED_MODULE_4__/* .readSidecar */ .YD,
    kindOf: (row) => [row.campaign, row.hash, (0,_read_history_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptKey */ .jX)(row)].join("\n"),
    orderOf: (row) => [row.terminal ? 0 : 1, row.at, row.class].join(" "),
    atOf: (row) => row.at,
};
function verdictOf({ status, score }) {
    return `${status} ${score ?? ""}`;
}
function mergeLedgers(target, sources, retries) {
    const conflicts = new Set();
    mergeRows(LEDGER, { target, sources, retries, kept: new Set() }, (row, known) => {
        if (!known.endsWith(`\n${verdictOf(row)}`))
            conflicts.add(row.id);
    });
    return [...conflicts];
}
function mergeSidecars(target, sources, retries) {
    mergeRows(SIDECAR, { target, sources, retries, kept: retries.lines });
}
function dropRetried({ results, failures }) {
    const retries = _retries_js__WEBPACK_IMPORTED_MODULE_5__/* .Retries */ .f.read([failures]);
    if (retries.lines.size === 0)
        return retries;
    mergeLedgers(results, [], retries);
    mergeSidecars(failures, [], retries);
    return retries;
}
function mergeRows({ read, kindOf, orderOf, atOf }, { target, sources, retries, kept }, onSecond = () => { }) {
    const best = new Map();
    const offer = (row) => {
        if (retries.cancels(row, atOf(row)))
            return false;
        const kind = kindOf(row);
        const order = orderOf(row);
        const known = best.get(kind);
        if (known !== undefined)
            onSecond(row, known);
        if (known !== undefined && order >= known)
            return false;
        best.set(kind, order);
        return true;
    };
    let rows = 0;
    read(target, (row) => {
        rows += 1;
        offer(row);
    });
    let isChanged = !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(target) || best.size < rows || kept.size > 0;
    for (const source of sources) {
        read(source, (row) => {
            if (offer(row))
                isChanged = true;
        });
    }
    if (!isChanged)
        return;
    (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .v)(target, (write) => {
        for (const line of kept)
            write(`${line}\n`);
        for (const path of [target, ...sources]) {
            read(path, (row, line) => {
                const kind = kindOf(row);
                if (best.get(kind) === orderOf(row) && best.delete(kind))
                    write(`${line}\n`);
            });
            if (path === target)
                (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se)(path, (line) => (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .isNewerLine */ .Up)(line) && write(`${line}\n`));
        }
    });
}
function mergeLines(target, sources, limitBytes = Number.POSITIVE_INFINITY) {
    if (!sources.some((source) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(source)))
        return;
    const seen = new Set();
    let added = 0;
    let size = 0;
    const produce = (write) => {
        const keep = (line) => {
            size += line.length + 1;
            write(`${line}\n`);
        };
        (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se)(target, (line) => {
            seen.add(line);
            keep(line);
        });
        for (const source of sources) {
            (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se)(source, (line) => {
                if (size + line.length >= limitBytes || seen.has(line) || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonOrNull */ .J5)(line) === null)
                    return;
                seen.add(line);
                added += 1;
                keep(line);
            });
        }
    };
    (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .v)(target, produce, () => added > 0);
}


/***/ }),

/***/ 22381:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ oddity),
/* harmony export */   x: () => (/* binding */ refuseOddFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67756);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31918);




function refuseOddFiles(paths) {
    const files = Object.values(_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_FILES */ .mF).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(paths.root, name));
    const places = [
        ...[paths.root, paths.inbox, paths.logs].map((path) => [path, "folder"]),
        ...[...files, paths.held, paths.lock].map((path) => [path, "file"]),
    ];
    for (const [path, expected] of places) {
        const found = oddity(path, expected);
        if (path === paths.root && found !== "a file")
            continue;
        if (found === null || (path === paths.checkpoint && found !== "a folder"))
            continue;
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`Expected a plain ${expected} at ${path}, or nothing, found ${found}. Remove it, or set another \`state-dir\`.`);
    }
}
function oddity(path, expected) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (expected === "file" ? stat.isFile() : stat.isDirectory())
            return null;
        if (stat.isSymbolicLink())
            return "a symbolic link";
        if (stat.isDirectory())
            return "a folder";
        return stat.isFile() ? "a file" : "neither a file nor a folder";
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 38617:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ latestRows),
/* harmony export */   CM: () => (/* binding */ findResults),
/* harmony export */   Dq: () => (/* binding */ campaignsIn),
/* harmony export */   Lu: () => (/* binding */ readHistory),
/* harmony export */   SC: () => (/* binding */ readLedger),
/* harmony export */   YD: () => (/* binding */ readSidecar),
/* harmony export */   jX: () => (/* binding */ attemptKey),
/* harmony export */   oX: () => (/* binding */ resultOrder)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28314);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93011);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13853);
/* harmony import */ var _retries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61200);




const RESULTS = {
    passed: { kind: "result", status: "passed" },
    failed: { kind: "result", status: "failed" },
};
function readLedger(path, onRow) {
    return readRows(path, _format_js__WEBPACK_IMPORTED_MODULE_0__/* .ledgerRowSchema */ .xB, onRow, _format_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLedgerRow */ .CN);
}
function readSidecar(path, onRow) {
    return readRows(path, _format_js__WEBPACK_IMPORTED_MODULE_0__/* .sidecarRowSchema */ .tF, onRow);
}
function readRows(path, schema, onRow, readPlain = () => null) {
    let broken = 0;
    let newer = 0;
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .readLines */ .Se)(path, (line) => {
        const plain = readPlain(line);
        if (plain !== null)
            return onRow(plain, line);
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOrNull */ .J5)(line);
        const row = schema().safeParse(value);
        if (row.success)
            onRow(row.data, line);
        else if ((0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .newerVersion */ .ip)(value) !== null)
            newer += 1;
        else if (!(0,_retries_js__WEBPACK_IMPORTED_MODULE_2__/* .isRetryLine */ .R)(line))
            broken += 1;
    });
    return { broken, newer };
}
function resultOrder(row) {
    return `${row.started_at} ${attemptKey(row)}`;
}
function attemptKey(row) {
    return `${row.run}.${row.job}.${String(row.attempt).padStart(7, "0")}`;
}
function readHistory({ results, failures }, campaign, history, { onResult, onFailure } = { onResult: () => { }, onFailure: () => { } }) {
    let unlistedFailures = 0;
    const retries = _retries_js__WEBPACK_IMPORTED_MODULE_2__/* .Retries */ .f.read([failures]);
    const placeOf = (row, at) => row.campaign === campaign && !retries.cancels(row, at) ? history.index.find(row.hash) : null;
    const attempts = new Map();
    const terminals = new Map();
    const sidecar = readSidecar(failures, (row) => {
        const place = placeOf(row, row.at);
        if (place === -1)
            unlistedFailures += 1;
        if (place === null || place === -1)
            return;
        onFailure(place, row);
        if (row.terminal) {
            const order = `${row.at} ${attemptKey(row)}`;
            const other = terminals.get(place);
            if (other === undefined || order < other) {
                terminals.set(place, order);
                history.setAt(place, { kind: "terminal", class: row.class });
            }
        }
        const seen = attempts.get(place) ?? new Set();
        attempts.set(place, seen.add(attemptKey(row)));
    });
    for (const [place, seen] of attempts) {
        if (!terminals.has(place))
            history.setAt(place, { kind: "attempts", count: seen.size });
    }
    const doubled = new Set();
    let unlistedResults = 0;
    const edited = new Set();
    const set = (place, row) => {
        onResult(place, row);
        history.setAt(place, RESULTS[row.status]);
    };
    const ledger = readLedger(results, (row) => {
        const place = placeOf(row, row.started_at);
        if (place === null)
            return;
        if (place === -1) {
            unlistedResults += 1;
            edited.add(history.index.findId(row.id));
        }
        else if (history.at(place)?.kind === "result")
            doubled.add(place);
        else
            set(place, row);
    });
    const first = new Map();
    if (doubled.size > 0) {
        readLedger(results, (row) => {
            const place = placeOf(row, row.started_at) ?? -1;
            const other = first.get(place);
            if (doubled.has(place) && (other === undefined || resultOrder(row) < resultOrder(other)))
                first.set(place, row);
        });
    }
    for (const [place, row] of first)
        set(place, row);
    return {
        history,
        skipped: { broken: ledger.broken + sidecar.broken, newer: ledger.newer + sidecar.newer },
        unlisted: unlistedResults + unlistedFailures,
        outdated: [...edited].filter((place) => place !== -1 && history.at(place) === undefined).length,
    };
}
function latestRows({ results, failures }) {
    const latest = new Map();
    const note = (campaign, at) => {
        if (at >= (latest.get(campaign) ?? ""))
            latest.set(campaign, at);
    };
    readSidecar(failures, (row) => note(row.campaign, row.at));
    readLedger(results, (row) => note(row.campaign, row.started_at));
    return latest;
}
function campaignsIn(checkpoint, paths) {
    if (checkpoint !== null)
        return checkpoint.campaigns;
    const ids = [...latestRows(paths)].sort(([, a], [, b]) => Number(a < b) - Number(a > b)).map(([id]) => id);
    const records = ids.map((id) => ({ id, complete: false, completed_run: null, completed_at: null }));
    return records.slice(0, _format_js__WEBPACK_IMPORTED_MODULE_0__/* .CAMPAIGNS_LIMIT */ .yQ);
}
function findResults(ledger, campaign, hashes) {
    const found = new Set();
    if (hashes.size === 0)
        return found;
    readLedger(ledger, (row) => {
        if (row.campaign === campaign && hashes.has(row.hash))
            found.add(row.hash);
    });
    return found;
}


/***/ }),

/***/ 43256:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ redactEvent),
  i: () => (/* binding */ redactRow)
});

;// CONCATENATED MODULE: ./build/core/redactor.js
function redactFields(record, fields, redactor) {
    const quiet = { ...record };
    for (const field of fields) {
        if (record[field] !== undefined)
            quiet[field] = redactValue(record[field], redactor);
    }
    return quiet;
}
function redactValue(value, redactor) {
    if (value === null || typeof value === "boolean")
        return value;
    const redacted = typeof value === "string" ? redactor.redact(value) : JSON.parse(redactor.redact(JSON.stringify(value)));
    return redacted;
}

// EXTERNAL MODULE: ./build/tasks/public-name.js
var public_name = __webpack_require__(81038);
;// CONCATENATED MODULE: ./build/store/redact-lines.js


const QUOTED = new Set(["message", "reason", "model", "rate_limit"]);
function redactEvent(event, redactor) {
    const text = JSON.stringify(event);
    if (redactor.redact(text) === text)
        return { event, line: text };
    const quoted = Object.keys(event).filter((field) => QUOTED.has(field));
    const redacted = { ...redactFields(event, quoted, redactor), ...publicTasks(event, redactor) };
    return { event: redacted, line: JSON.stringify(redacted) };
}
function publicTasks(event, redactor) {
    if ("id" in event && typeof event.id === "string")
        return { id: (0,public_name/* publicName */.p)(event.id, redactor) };
    if ("tasks" in event && Array.isArray(event.tasks))
        return { tasks: event.tasks.map((id) => (0,public_name/* publicName */.p)(String(id), redactor)) };
    return {};
}
function redactRow(row, redactor) {
    const text = JSON.stringify(row);
    if (redactor.redact(text) === text)
        return text;
    const id = (0,public_name/* publicName */.p)(row.id, redactor);
    if ("status" in row)
        return JSON.stringify({ ...redactFields(row, ["scores", "metrics", "output"], redactor), id });
    const { rate_limit: limit } = row;
    return JSON.stringify({
        ...redactFields(row, ["message", "output"], redactor),
        id,
        ...(limit === undefined ? {} : { rate_limit: redactFields(limit, ["evidence"], redactor) }),
    });
}


/***/ }),

/***/ 61200:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ isRetryLine),
/* harmony export */   f: () => (/* binding */ Retries)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73102);
/* harmony import */ var _core_campaign_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31670);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28314);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43609);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83260);
/* harmony import */ var _core_task_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25680);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93011);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13853);








const retrySchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(_format_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT_VERSION */ .Hp),
    campaign: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    hash: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._regex */ .Fk(_core_task_index_js__WEBPACK_IMPORTED_MODULE_6__/* .HASH */ .v)),
    class: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz("retry"),
    was: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_core_selection_js__WEBPACK_IMPORTED_MODULE_7__/* .RULE_STATUSES */ .q7)),
    run: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    at: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .datetime */ .w$(),
}));
function isRetryLine(line) {
    return readRetry(line) !== null;
}
function readRetry(line) {
    if (!line.includes('"class":"retry"'))
        return null;
    return retrySchema().safeParse((0,_core_json_js__WEBPACK_IMPORTED_MODULE_9__/* .jsonOrNull */ .J5)(line)).data ?? null;
}
function taskKey({ campaign, hash }) {
    return `${campaign}\n${hash}`;
}
class Retries {
    #latest = new Map();
    static read(sidecars) {
        const retries = new Retries();
        for (const path of sidecars) {
            (0,_journal_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se)(path, (line) => {
                const row = readRetry(line);
                if (row === null)
                    return;
                const key = taskKey(row);
                const known = retries.#latest.get(key);
                if (known === undefined || orderOf({ row, line }) > orderOf(known))
                    retries.#latest.set(key, { row, line });
            });
        }
        return retries;
    }
    get lines() {
        return new Set([...this.#latest.values()].map(({ line }) => line));
    }
    cancels(row, at) {
        const latest = this.#latest.size === 0 ? undefined : this.#latest.get(taskKey(row))?.row;
        return latest !== undefined && at < latest.at && row.run !== latest.run;
    }
    notBefore(row, at) {
        const retriedAt = this.#latest.get(taskKey(row))?.row.at ?? at;
        return this.cancels(row, at) ? retriedAt : at;
    }
    areOf(campaign, workflowRun) {
        const isOf = ({ row }) => row.campaign === campaign && (0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowRunOf */ .ol)(row.run) === workflowRun;
        return [...this.#latest.values()].some(isOf);
    }
    statusBefore(campaign, hash) {
        return this.#latest.get(taskKey({ campaign, hash }))?.row.was;
    }
}
function orderOf({ row, line }) {
    return `${row.at} ${line}`;
}


/***/ }),

/***/ 42629:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ StateFolder)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/campaign.js
var core_campaign = __webpack_require__(31670);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/tasks/public-name.js
var public_name = __webpack_require__(81038);
// EXTERNAL MODULE: ./build/store/atomic-file.js
var atomic_file = __webpack_require__(148);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(93011);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(13853);
;// CONCATENATED MODULE: ./build/store/bound-growth.js






const LOGGED_RUNS = 3;
const EVENTS_LIMIT_BYTES = 64 << 20;
const LOG = /^(.+)\.\d+\.\d{6,}\.log$/;
function dropOldLogs(folder, kept) {
    const runs = new Map();
    for (const name of (0,external_node_fs_.readdirSync)(folder)) {
        const run = LOG.exec(name)?.[1];
        if (run === undefined)
            continue;
        const known = runs.get(run);
        if (known !== undefined)
            known.names.push(name);
        else
            runs.set(run, { at: (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(folder, name)).mtimeMs, names: [name] });
    }
    const old = [...runs.values()].sort((a, b) => b.at - a.at).slice(kept);
    for (const { names } of old)
        for (const name of names)
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, name), { force: true });
}
function dropUnlisted(paths, campaign, index) {
    for (const path of [paths.results, paths.failures]) {
        rewrite(path, (line) => {
            const row = (0,json/* jsonOrNull */.J5)(line);
            if (row?.campaign !== campaign || typeof row.hash !== "string")
                return true;
            return index.find(row.hash) !== -1;
        });
    }
    rewrite(paths.events, (line) => {
        if (!line.includes('"event":"task_settled"') && !line.includes('"event":"attempt_started"'))
            return true;
        const event = (0,json/* jsonOrNull */.J5)(line);
        const ids = Array.isArray(event?.tasks) ? event.tasks : [event?.id];
        return ids.some((id) => typeof id === "string" && index.findId(id) !== -1);
    });
}
function capEvents(path) {
    const size = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.size ?? 0;
    if (size <= EVENTS_LIMIT_BYTES)
        return;
    let position = 0;
    rewrite(path, (line) => {
        position += Buffer.byteLength(line) + 1;
        return position > size - EVENTS_LIMIT_BYTES / 2 || line.includes('"event":"run_');
    });
}
function rewrite(path, isKept) {
    if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false }) === undefined)
        return;
    let dropped = 0;
    const produce = (write) => {
        (0,journal/* readLines */.Se)(path, (line) => {
            if (isKept(line) || (0,format/* isNewerLine */.Up)(line))
                write(`${line}\n`);
            else
                dropped += 1;
        });
    };
    (0,atomic_file/* writeAtomically */.v)(path, produce, () => dropped > 0);
}
function keepCampaigns(path, needed) {
    rewrite(path, (line) => {
        const row = (0,json/* jsonOrNull */.J5)(line);
        return typeof row?.campaign !== "string" || needed.has(row.campaign);
    });
}

// EXTERNAL MODULE: ./build/store/lock.js
var lock = __webpack_require__(93699);
// EXTERNAL MODULE: ./build/store/merge-rows.js
var merge_rows = __webpack_require__(99242);
// EXTERNAL MODULE: ./build/store/odd-files.js
var odd_files = __webpack_require__(22381);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(38617);
// EXTERNAL MODULE: ./build/store/redact-lines.js + 1 modules
var redact_lines = __webpack_require__(43256);
// EXTERNAL MODULE: ./build/store/retries.js
var retries = __webpack_require__(61200);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
// EXTERNAL MODULE: ./build/store/task-line.js
var task_line = __webpack_require__(51980);
;// CONCATENATED MODULE: ./build/store/state-folder.js

















const CAMPAIGNS_KEPT = 8;
class StateFolder {
    paths;
    redactor;
    #lock;
    #journals = null;
    #held = null;
    #retries = new retries/* Retries */.f();
    constructor(paths, redactor, lock) {
        this.paths = paths;
        this.redactor = redactor;
        this.#lock = lock;
    }
    static open(stateDir, redactor) {
        const paths = (0,state_paths/* statePaths */.mt)(stateDir);
        (0,odd_files/* refuseOddFiles */.x)(paths);
        try {
            (0,external_node_fs_.mkdirSync)(paths.root, { recursive: true });
            (0,external_node_fs_.accessSync)(paths.root, external_node_fs_.constants.W_OK | external_node_fs_.constants.R_OK);
            (0,external_node_fs_.mkdirSync)(paths.inbox, { recursive: true });
            (0,external_node_fs_.mkdirSync)(paths.logs, { recursive: true });
            const folder = new StateFolder(paths, redactor, (0,lock/* takeLock */.HJ)(paths.lock));
            (0,atomic_file/* removeDrafts */.t)(paths.root);
            return folder;
        }
        catch (error) {
            if (error instanceof user_error/* UserError */.yo)
                throw error;
            throw new user_error/* UserError */.yo(`Expected to write the state folder ${paths.root}, found: ${(0,reason/* reasonOf */.A)(error)}. Set a writable \`state-dir\`.`, { cause: error });
        }
    }
    isOurs() {
        return this.#lock.isOurs();
    }
    onLost(notify) {
        this.#lock.onLost(notify);
    }
    #checkOurs() {
        if (!this.isOurs())
            throw new lock/* LockLost */.yS(this.paths.root);
    }
    openJournals() {
        try {
            const { results, failures, events } = this.paths;
            this.#journals ??= {
                ledger: new journal/* Journal */.CQ(results),
                sidecar: new journal/* Journal */.CQ(failures),
                events: new journal/* Journal */.CQ(events),
            };
        }
        catch (error) {
            throw new user_error/* UserError */.yo(`Expected to append to the files in ${this.paths.root}, found: ${(0,reason/* reasonOf */.A)(error)}. Set a writable \`state-dir\`.`, { cause: error });
        }
    }
    appendResult(row) {
        const started_at = this.#retries.notBefore(row, row.started_at);
        this.#opened.ledger.append((0,redact_lines/* redactRow */.i)({ ...row, started_at }, this.redactor));
    }
    appendFailure(row) {
        const at = this.#retries.notBefore(row, row.at);
        this.#opened.sidecar.append((0,redact_lines/* redactRow */.i)({ ...row, at }, this.redactor));
    }
    retry(rows) {
        const common = { terminal: false, message: "made outstanding again", exit_code: null, signal: null };
        for (const row of rows) {
            this.#opened.sidecar.append(JSON.stringify({ ...row, ...common, id: this.publicName(row.id) }));
        }
    }
    dropRetried() {
        this.#checkOurs();
        this.closeJournals();
        this.#retries = (0,merge_rows/* dropRetried */.jI)(this.paths);
    }
    holdFailure(row) {
        this.#checkOurs();
        this.#held ??= new journal/* Journal */.CQ(this.paths.held);
        this.#held.append((0,redact_lines/* redactRow */.i)(row, this.redactor));
    }
    releaseHeld() {
        this.#checkOurs();
        this.#held?.close();
        this.#held = null;
        (0,external_node_fs_.rmSync)(this.paths.held, { force: true });
    }
    appendEvent(event) {
        this.appendEventLines([(0,redact_lines/* redactEvent */.g)(event, this.redactor).line]);
    }
    appendEventLines(lines) {
        this.#opened.events.append(lines.map((line) => `{"v":${format/* FORMAT_VERSION */.Hp},${line.slice(1)}`).join("\n"));
    }
    writeCheckpoint(checkpoint) {
        this.#checkOurs();
        const circuits = {};
        for (const [provider, circuit] of Object.entries(checkpoint.circuits)) {
            circuits[provider] = { ...circuit, reason: this.redactor.redact(circuit.reason) };
        }
        const text = JSON.stringify({ ...checkpoint, circuits }, null, 1);
        (0,atomic_file/* writeAtomically */.v)(this.paths.checkpoint, (write) => write(`${text}\n`));
    }
    publicName(id) {
        return (0,public_name/* publicName */.p)(id, this.redactor);
    }
    writeTasks(tasks) {
        this.#checkOurs();
        (0,atomic_file/* writeAtomically */.v)(this.paths.tasks, (write) => {
            for (const part of (0,task_line/* storedLines */.VG)(tasks, this.redactor))
                write(part);
        });
    }
    rollOver(previous, present) {
        this.#checkOurs();
        const campaign = present.id;
        const baseline = (0,core_campaign/* baselineOf */.Bv)(previous, present);
        if (baseline !== null)
            this.#writeBaseline(baseline.id, baseline === previous[0]);
        else if (present.pull_request || present.complete)
            (0,external_node_fs_.rmSync)(this.paths.baseline, { force: true });
        const isKnown = previous.some((record) => record.id === campaign);
        const kept = (0,core_campaign/* rememberCampaigns */.LX)(present, previous, CAMPAIGNS_KEPT);
        const needed = new Set(kept.filter((record) => record.id === campaign || !(0,core_campaign/* isSuperseded */.pe)(record.id, campaign)).map((record) => record.id));
        this.#rewrite(() => {
            keepCampaigns(this.paths.results, needed);
            keepCampaigns(this.paths.failures, needed);
            if (!isKnown)
                (0,external_node_fs_.rmSync)(this.paths.events, { force: true });
        });
        return kept;
    }
    boundGrowth() {
        this.#checkOurs();
        capEvents(this.paths.events);
        dropOldLogs(this.paths.logs, LOGGED_RUNS - 1);
    }
    dropUnlisted(campaign, index) {
        this.#rewrite(() => dropUnlisted(this.paths, campaign, index));
    }
    #rewrite(act) {
        this.#checkOurs();
        this.closeJournals();
        act();
        this.openJournals();
    }
    #writeBaseline(campaign, isLatest) {
        const listed = isLatest ? (0,task_line/* storedHashes */.QI)(this.paths.tasks) : null;
        let rows = 0;
        const produce = (write) => {
            (0,read_history/* readLedger */.SC)(this.paths.results, (row, line) => {
                if (row.campaign !== campaign || listed?.has(row.hash) === false)
                    return;
                rows += 1;
                write(`${line}\n`);
            });
        };
        (0,atomic_file/* writeAtomically */.v)(this.paths.baseline, produce, () => rows > 0);
    }
    areJournalsWhole() {
        const { ledger, sidecar } = this.#journals ?? {};
        return [ledger, sidecar].every((journal) => journal === undefined || journal.isWhole());
    }
    close() {
        this.closeJournals();
        this.#lock.release();
    }
    closeJournals() {
        for (const journal of [...Object.values(this.#journals ?? {}), this.#held])
            journal?.close();
        this.#journals = null;
        this.#held = null;
    }
    get #opened() {
        this.#checkOurs();
        if (this.#journals === null)
            throw new Error("The journals of the state folder are not open");
        return this.#journals;
    }
}


/***/ }),

/***/ 51980:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QI: () => (/* binding */ storedHashes),
/* harmony export */   VG: () => (/* binding */ storedLines),
/* harmony export */   W6: () => (/* binding */ readStoredLine),
/* harmony export */   sc: () => (/* binding */ statedHash)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28314);
/* harmony import */ var _tasks_public_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81038);
/* harmony import */ var _tasks_task_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42809);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13853);




const MARK = '{"carryover_hash":"';
const STATED = /^\{"carryover_hash":"([0-9a-f]{64})",/;
const BATCH_TASKS = 1_000;
function* storedLines(tasks, redactor) {
    const isAsListed = tasks.count === 0 || readStoredLine(tasks.jsonAt(0))?.hash === tasks.index.hashAt(0);
    for (let from = 0; from < tasks.count; from += BATCH_TASKS) {
        const texts = [];
        for (let index = from; index < Math.min(from + BATCH_TASKS, tasks.count); index += 1)
            texts.push(tasks.jsonAt(index));
        const lines = `${texts.join("\n")}\n`;
        if (isAsListed && redactor.redact(lines) === lines && !lines.includes(MARK)) {
            yield lines;
            continue;
        }
        yield texts
            .map((text, place) => storedLine(text, { hash: tasks.index.hashAt(from + place), redactor, isAsListed }))
            .join("");
    }
}
function storedLine(text, { hash, redactor, isAsListed }) {
    const redacted = withPublicNames(text, redactor.redact(text), redactor);
    const needsHash = !isAsListed || redacted !== text || text.startsWith(MARK);
    return needsHash && redacted.startsWith("{") ? `${MARK}${hash}",${redacted.slice(1)}\n` : `${redacted}\n`;
}
function withPublicNames(listed, redacted, redactor) {
    if (redacted === listed || !redacted.startsWith("{"))
        return redacted;
    const names = {};
    for (const [field, name] of Object.entries(JSON.parse(listed))) {
        if ((field === "id" || field === "provider") && typeof name === "string")
            names[field] = (0,_tasks_public_name_js__WEBPACK_IMPORTED_MODULE_0__/* .publicName */ .p)(name, redactor);
    }
    return JSON.stringify({ ...JSON.parse(redacted), ...names });
}
function statedHash(line) {
    return STATED.exec(line)?.[1] ?? null;
}
function readStoredLine(line) {
    try {
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(line);
        return { value, hash: statedHash(line) ?? (0,_tasks_task_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOf */ .q)(value) };
    }
    catch {
        return null;
    }
}
function storedHashes(path) {
    const hashes = new Set();
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se)(path, (line) => {
        const stored = readStoredLine(line);
        if (stored !== null)
            hashes.add(stored.hash);
    });
    return hashes.size === 0 ? null : hashes;
}


/***/ }),

/***/ 81038:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ publicName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const HASH_DIGITS = 8;
function publicName(name, redactor) {
    const redacted = redactor.redact(name);
    if (redacted === name)
        return name;
    return `${redacted}~${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(name).digest("hex").slice(0, HASH_DIGITS)}`;
}


/***/ }),

/***/ 42809:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ hashOf),
/* harmony export */   w: () => (/* binding */ withInputs)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28314);


function hashOf(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(value));
}
function withInputs(taskHash, inputs) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", taskHash + inputs);
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


/***/ }),

/***/ 73102:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports ZodMiniISODateTime, ZodMiniISODate, date, ZodMiniISOTime, time, ZodMiniISODuration, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81041);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55395);


const ZodMiniISODateTime = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniISODateTime", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodISODateTime */ .Ko.init(inst, def);
    _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .ZodMiniStringFormat */ .zUr.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* ._isoDateTime */ .G1(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODate", (inst, def) => {
    core.$ZodISODate.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function date(params) {
    return core._isoDate(ZodMiniISODate, params);
}
const ZodMiniISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
    core.$ZodISOTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function time(params) {
    return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
    core.$ZodISODuration.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function duration(params) {
    return core._isoDuration(ZodMiniISODuration, params);
}


/***/ })

};
