export const id = 544;
export const ids = [544];
export const modules = {

/***/ 249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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

/***/ 3477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


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
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(2474);
// EXTERNAL MODULE: ./build/config/fail-on.js
var fail_on = __webpack_require__(249);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(3798);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
;// CONCATENATED MODULE: ./build/config/input-values.js


const LONGEST_DURATION_MS = 24 * 86_400_000;
const LARGEST_NUMBER = 1_000_000;
function fromText(expected, parse) {
    return schemas/* string */.YjP().transform((text, context) => {
        const value = parse(text);
        if (value !== null)
            return value;
        context.addIssue(expected);
        return core/* NEVER */.tm;
    });
}
function optional(schema) {
    return schemas/* union */.KCZ([schemas/* literal */.euz("").transform(() => null), schema]);
}
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
    return schema.transform((value) => (value === "off" ? null : value));
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
    campaign: nameText("nightly-2").transform(readCampaign),
    "time-budget": fromText("nothing", (text) => (text === "" ? "by-default" : null)).or(durationOrOff()),
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

/***/ 9996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ NOTHING_DETECTED),
/* harmony export */   a: () => (/* binding */ isRateLimit)
/* harmony export */ });
const NOTHING_DETECTED = {
    kind: "none",
    retryAfterMs: null,
    resetAt: null,
    evidence: "",
    form: null,
    provider: null,
};
function isRateLimit(detection) {
    return detection.kind !== "none" && detection.kind !== "overload";
}


/***/ })

};
