export const id = 954;
export const ids = [954];
export const modules = {

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

/***/ 8425:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ IdIndex)
/* harmony export */ });
const EMPTY = -1;
const FIRST_CAPACITY = 4_096;
class IdIndex {
    #idAt;
    #values = new Int32Array(FIRST_CAPACITY);
    #slots = new Int32Array(FIRST_CAPACITY * 2).fill(EMPTY);
    constructor(idAt) {
        this.#idAt = idAt;
    }
    add(text, place, from = 0, to = text.length) {
        if (place >= this.#values.length)
            this.#grow(place);
        const value = scatter(text, from, to);
        const slot = this.#slotOf(text, value, from, to);
        const earlier = this.#slots[slot];
        if (earlier !== EMPTY)
            return earlier;
        this.#slots[slot] = place;
        this.#values[place] = value;
        return null;
    }
    find(id) {
        const place = this.#slots[this.#slotOf(id, scatter(id, 0, id.length), 0, id.length)];
        return place === EMPTY ? null : place;
    }
    #slotOf(text, value, from, to) {
        const mask = this.#slots.length - 1;
        for (let slot = value & mask;; slot = (slot + 1) & mask) {
            const place = this.#slots[slot];
            if (place === EMPTY)
                return slot;
            if (this.#values[place] === value && this.#idAt(place) === text.slice(from, to))
                return slot;
        }
    }
    #grow(place) {
        let capacity = this.#values.length;
        while (capacity <= place)
            capacity *= 4;
        const values = new Int32Array(capacity);
        values.set(this.#values);
        const slots = new Int32Array(capacity * 2).fill(EMPTY);
        const mask = slots.length - 1;
        for (const known of this.#slots) {
            if (known === EMPTY)
                continue;
            let slot = values[known] & mask;
            while (slots[slot] !== EMPTY)
                slot = (slot + 1) & mask;
            slots[slot] = known;
        }
        this.#values = values;
        this.#slots = slots;
    }
}
function scatter(text, from, to) {
    let value = 0x811c9dc5;
    for (let at = from; at < to; at += 1)
        value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
    value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
    return value ^ (value >>> 13);
}


/***/ }),

/***/ 1839:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ brokenJson)
/* harmony export */ });
/* unused harmony export locateJsonError */
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORDS = ["true", "false", "null"];
function locateJsonError(text) {
    const stack = [];
    let want = "value";
    let at = 0;
    for (;;) {
        while (isSpace(text[at]))
            at += 1;
        const character = text[at];
        const frame = stack.at(-1);
        if (frame === undefined && want === "comma-or-end") {
            return character === undefined ? null : errorAt(text, at, "nothing more after the value");
        }
        if (character === undefined)
            return errorAt(text, at, expectedFor(want, frame));
        if (want === "colon") {
            if (character !== ":")
                return errorAt(text, at, expectedFor(want, frame));
            want = "value";
            at += 1;
        }
        else if (want === "comma-or-end") {
            if (character === ",")
                want = frame === "object" ? "key" : "value";
            else if (character === closerOf(frame))
                stack.pop();
            else
                return errorAt(text, at, expectedFor(want, frame));
            at += 1;
        }
        else if ((want === "key-or-end" || want === "value-or-end") && character === closerOf(frame)) {
            stack.pop();
            want = "comma-or-end";
            at += 1;
        }
        else if (want === "key" || want === "key-or-end") {
            if (character !== '"')
                return errorAt(text, at, expectedFor(want, frame));
            const end = endOfString(text, at);
            if (typeof end !== "number")
                return end;
            at = end;
            want = "colon";
        }
        else if (character === "{" || character === "[") {
            stack.push(character === "{" ? "object" : "array");
            want = character === "{" ? "key-or-end" : "value-or-end";
            at += 1;
        }
        else {
            const end = endOfScalar(text, at);
            if (typeof end !== "number")
                return end;
            at = end;
            want = "comma-or-end";
        }
    }
}
function endOfScalar(text, start) {
    if (text[start] === '"')
        return endOfString(text, start);
    const word = WORDS.find((candidate) => text.startsWith(candidate, start));
    if (word !== undefined)
        return start + word.length;
    NUMBER.lastIndex = start;
    const number = NUMBER.exec(text);
    if (number !== null)
        return start + number[0].length;
    return errorAt(text, start, "a value");
}
function endOfString(text, start) {
    for (let at = start + 1; at < text.length; at += 1) {
        const character = text[at];
        if (character === '"')
            return at + 1;
        if (character < " ")
            return errorAt(text, at, "the end of a string, or its control characters escaped");
        if (character !== "\\")
            continue;
        at += 1;
        const escaped = text[at];
        if (escaped === "u" && /^[0-9a-fA-F]{4}/.test(text.slice(at + 1, at + 5)))
            at += 4;
        else if (escaped === undefined || !'"\\/bfnrt'.includes(escaped))
            return errorAt(text, at, "a known escape after \\");
    }
    return errorAt(text, text.length, "the end of a string");
}
function closerOf(frame) {
    return frame === "object" ? "}" : "]";
}
function expectedFor(want, frame) {
    switch (want) {
        case "value":
        case "value-or-end":
            return "a value";
        case "key":
        case "key-or-end":
            return "a key in double quotes";
        case "colon":
            return "a colon";
        case "comma-or-end":
            return `a comma or ${closerOf(frame)}`;
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(want);
    }
}
function isSpace(character) {
    return character === " " || character === "\n" || character === "\r" || character === "\t";
}
function errorAt(text, offset, expected) {
    const before = text.slice(0, offset);
    const line = before.split("\n").length;
    const character = text.codePointAt(offset);
    const found = character === undefined ? "the end of the text" : JSON.stringify(String.fromCodePoint(character));
    return { line, column: offset - before.lastIndexOf("\n"), found, expected };
}
function brokenJson(text, source) {
    const error = locateJsonError(text);
    const line = source.firstLine + (error?.line ?? 1) - 1;
    const where = `${source.name}:${line}:${error?.column ?? 1} (line ${line}, column ${error?.column ?? 1})`;
    const expected = error?.expected ?? "JSON";
    return `Expected valid JSON at ${where}: ${expected}; found ${error?.found ?? "broken JSON"}. ${source.advice}`;
}


/***/ }),

/***/ 3355:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mf: () => (/* binding */ addJsonLine),
/* harmony export */   Wx: () => (/* binding */ linesInto),
/* harmony export */   jL: () => (/* binding */ addPlainId)
/* harmony export */ });
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8032);
/* harmony import */ var _json_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1839);
/* harmony import */ var _sole_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6644);
/* harmony import */ var _utf8_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7060);




function linesInto(list, format, name) {
    switch (format) {
        case "json-lines":
            return new _utf8_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .Utf8Lines */ .H(name, (text, line) => addJsonLine(list, text, { name, line }), (lines) => list.addSoleIds(lines) || list.addObjects(lines, (json, line) => parseLine(list, json, { name, line })));
        case "plain":
            return new _utf8_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .Utf8Lines */ .H(name, (text, line) => addPlainId(list, text, line), (lines) => addPlainIds(list, lines));
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachable */ .H)(format);
    }
}
function addJsonLine(list, text, place) {
    const json = text.trim();
    if (json === "")
        return;
    if ((0,_sole_id_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSoleId */ .zo)(json)) {
        list.addSoleId(json, place.line);
        return;
    }
    const listed = parseLine(list, json, place, text);
    if (listed !== undefined)
        list.add(listed, json, place.line);
}
function parseLine(list, json, place, text = json) {
    try {
        return JSON.parse(json);
    }
    catch {
        list.problem((0,_json_error_js__WEBPACK_IMPORTED_MODULE_3__/* .brokenJson */ .U)(text, { name: place.name, firstLine: place.line, advice: "Write one JSON object on each line." }));
        return undefined;
    }
}
function addPlainId(list, text, line) {
    const id = text.trim();
    if (id !== "")
        list.addId(id, line);
}
const ODD_LINE = /^\s|\s$/m;
function addPlainIds(list, { text, first }) {
    if (ODD_LINE.test(text))
        return 0;
    const json = (0,_sole_id_js__WEBPACK_IMPORTED_MODULE_0__/* .soleIdsJson */ .iu)(text);
    return list.addSoleIds({ text: json, bytes: Buffer.from(json), first });
}


/***/ }),

/***/ 5126:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   vP: () => (/* binding */ ListProblems)
/* harmony export */ });
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7756);

const SHOWN = 5;
const MOST = 20;
class ListProblems {
    #messages = [];
    note(message) {
        this.#messages.push(message);
        if (this.#messages.length >= MOST)
            this.refuse();
    }
    refuse() {
        const [first, ...others] = this.#messages;
        if (first === undefined)
            return;
        if (others.length === 0)
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(first);
        const shown = this.#messages.slice(0, SHOWN).map((message) => `- ${message}`);
        const left = this.#messages.length - shown.length;
        const count = this.#messages.length >= MOST ? `At least ${MOST}` : `${this.#messages.length}`;
        const rest = left > 0 ? [`- … and ${left} more`] : [];
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y([`${count} problems in the task list:`, ...shown, ...rest].join("\n"));
    }
}
function describe(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "an array";
    switch (typeof value) {
        case "undefined":
            return "nothing";
        case "string":
            return quote(value);
        case "object":
            return "an object";
        default:
            return `the ${typeof value} ${String(value)}`;
    }
}
function quote(text) {
    return JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text);
}


/***/ }),

/***/ 2366:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ readTasks)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/core/error-code.js
var error_code = __webpack_require__(4924);
// EXTERNAL MODULE: ./build/tasks/json-error.js
var json_error = __webpack_require__(1839);
// EXTERNAL MODULE: ./build/tasks/line-format.js
var line_format = __webpack_require__(3355);
// EXTERNAL MODULE: ./build/tasks/task-list.js + 1 modules
var task_list = __webpack_require__(8326);
;// CONCATENATED MODULE: ./build/tasks/line-file.js



const CHUNK_BYTES = 64 * 1024;
function readLineFile({ path, name, format }, options) {
    const list = new task_list/* TaskList */._(options);
    const lines = (0,line_format/* linesInto */.Wx)(list, format, name);
    const fd = (0,external_node_fs_.openSync)(path, "r");
    try {
        const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
        for (let read = (0,external_node_fs_.readSync)(fd, chunk); read > 0; read = (0,external_node_fs_.readSync)(fd, chunk))
            lines.push(chunk.subarray(0, read));
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
    lines.end();
    return list.finish();
}

// EXTERNAL MODULE: ./build/tasks/utf8-lines.js
var utf8_lines = __webpack_require__(7060);
;// CONCATENATED MODULE: ./build/tasks/list-file.js









async function readListFile(file, options) {
    try {
        return await readFormat(file, options);
    }
    catch (error) {
        const code = (0,error_code/* errorCode */.C)(error);
        if (code === null)
            throw error;
        throw new user_error/* UserError */.y(`Expected a readable task file, found ${code} when reading ${file.name}. Check the path and its permissions.`, {
            cause: error,
        });
    }
}
async function readFormat(file, options) {
    const { name, path, format, isPipe } = file;
    const describePlace = (line) => `${name}:${line} (line ${line})`;
    switch (format) {
        case "json-lines":
        case "plain": {
            if (!isPipe)
                return readLineFile({ path, name, format }, { ...options, describePlace });
            const list = new task_list/* TaskList */._({ ...options, describePlace });
            const lines = (0,line_format/* linesInto */.Wx)(list, format, name);
            const { readPipe } = await __webpack_require__.e(/* import() */ 221).then(__webpack_require__.bind(__webpack_require__, 2221));
            for await (const chunk of readPipe(path, options.signal))
                lines.push(chunk);
            lines.end();
            return list.finish();
        }
        case "csv": {
            const { addCsv } = await Promise.all(/* import() */[__webpack_require__.e(175), __webpack_require__.e(961)]).then(__webpack_require__.bind(__webpack_require__, 6961));
            const list = new task_list/* TaskList */._({ ...options, describePlace });
            addCsv(list, (0,utf8_lines/* decodeFile */.J)(await readWhole(file, options), name), name);
            return list.finish();
        }
        case "json-array": {
            const byIndex = new task_list/* TaskList */._({
                ...options,
                describePlace: (index) => `${name}: item ${index + 1} (index ${index})`,
            });
            addJsonArray(byIndex, (0,utf8_lines/* decodeFile */.J)(await readWhole(file, options), name), name);
            return byIndex.finish();
        }
        default:
            return (0,unreachable/* unreachable */.H)(format);
    }
}
function addJsonArray(list, text, name) {
    let listed;
    try {
        listed = JSON.parse(text);
    }
    catch {
        list.problem((0,json_error/* brokenJson */.U)(text, { name, firstLine: 1, advice: "A list of one object a line belongs in a .jsonl file." }));
        return;
    }
    if (Array.isArray(listed)) {
        for (const [index, item] of listed.entries())
            list.add(item, null, index);
        return;
    }
    const found = typeof listed === "object" && listed !== null
        ? `an object (${Object.keys(listed).slice(0, 5).join(", ") || "empty"})`
        : JSON.stringify(listed).slice(0, 80);
    list.problem(`Expected ${name} to hold an array of tasks, [{"id": "a"}, …], found ${found}. Put the list itself at the top of the file.`);
}
async function readWhole({ path, isPipe }, { signal }) {
    if (!isPipe)
        return (0,external_node_fs_.readFileSync)(path);
    const { readPipe } = await __webpack_require__.e(/* import() */ 221).then(__webpack_require__.bind(__webpack_require__, 2221));
    const chunks = [];
    for await (const chunk of readPipe(path, signal))
        chunks.push(chunk);
    return Buffer.concat(chunks);
}

// EXTERNAL MODULE: ./build/tasks/task-source.js
var task_source = __webpack_require__(1132);
;// CONCATENATED MODULE: ./build/tasks/read-tasks.js






const NOTHING_OWN = { has: () => false, stored: null };
const COMMAND_TIMEOUT_MS = 600_000;
async function readTasks(source, options) {
    const tasks = await listTasks(source, options);
    if (tasks.count === 0 && !options.passWithNoTasks) {
        throw new user_error/* UserError */.y(`Expected at least one task, found none in ${describeSource(source)}. Check the list, or set pass-with-no-tasks to make an empty one a success.`);
    }
    return tasks;
}
async function listTasks(source, options) {
    switch (source.kind) {
        case "tasks-command": {
            const { readTasksCommand } = await __webpack_require__.e(/* import() */ 131).then(__webpack_require__.bind(__webpack_require__, 8131));
            return readTasksCommand(source.command, {
                ...options,
                commandTimeoutMs: options.commandTimeoutMs ?? COMMAND_TIMEOUT_MS,
            });
        }
        case "tasks": {
            const listing = await (0,task_source/* resolveListing */.Hj)(source.value, options.workspace);
            if (listing.kind === "patterns")
                return readMatches(listing.patterns, options);
            refuseOwn(listing, options.own ?? NOTHING_OWN);
            return readListFile(listing, options);
        }
        default:
            return (0,unreachable/* unreachable */.H)(source);
    }
}
function refuseOwn({ path, name }, own) {
    const real = (0,external_node_fs_.realpathSync)(path);
    if (!own.has(real) || real === own.stored)
        return;
    throw new user_error/* UserError */.y(`Expected in tasks a list of yours, found ${name}, a file of the state folder that every run writes. Move the list or rename it, or give another \`state-dir\`.`);
}
async function readMatches(patterns, options) {
    const { matchFiles } = await Promise.all(/* import() */[__webpack_require__.e(448), __webpack_require__.e(630)]).then(__webpack_require__.bind(__webpack_require__, 8630));
    const paths = await matchFiles(patterns, { ...options, isOwn: (options.own ?? NOTHING_OWN).has });
    const list = new task_list/* TaskList */._({ ...options, describePlace: (index) => `matched file ${paths[index]}` });
    for (const [index, id] of paths.entries())
        list.add({ id }, null, index);
    return list.finish();
}
function describeSource(source) {
    switch (source.kind) {
        case "tasks-command":
            return `the output of tasks-command (${JSON.stringify(source.command.slice(0, 120))})`;
        case "tasks":
            return `tasks (${source.value.trim().split("\n").join(", ")})`;
        default:
            return (0,unreachable/* unreachable */.H)(source);
    }
}


/***/ }),

/***/ 8326:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ TaskList)
});

// EXTERNAL MODULE: ./build/tasks/canonical-json.js
var canonical_json = __webpack_require__(4542);
// EXTERNAL MODULE: ./build/tasks/id-index.js
var id_index = __webpack_require__(8425);
// EXTERNAL MODULE: ./build/tasks/leading-id.js
var leading_id = __webpack_require__(433);
// EXTERNAL MODULE: ./build/tasks/list-problems.js
var list_problems = __webpack_require__(5126);
// EXTERNAL MODULE: ./build/tasks/public-name.js
var public_name = __webpack_require__(1038);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(2765);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/core/once.js
var once = __webpack_require__(3609);
;// CONCATENATED MODULE: ./build/tasks/reserved-fields.js



const LONGEST_TIMEOUT_MS = 24 * 86_400_000;
const timeoutField = () => schemas/* pipe */.FsL(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]), schemas/* transform */.pdi((value, context) => {
    const timeoutMs = (0,duration/* parseDuration */.E)(String(value));
    if (timeoutMs !== null && timeoutMs > 0 && timeoutMs <= LONGEST_TIMEOUT_MS)
        return timeoutMs;
    context.issues.push({ code: "custom", message: "timeout", input: value });
    return core/* NEVER */.tm;
}));
const weightField = () => schemas/* pipe */.FsL(schemas/* union */.KCZ([schemas/* string */.YjP().check(api/* _trim */.WN(), api/* _minLength */.m9(1)), schemas/* number */.aig()]), schemas/* transform */.pdi((value, context) => {
    const weight = Number(value);
    if (Number.isFinite(weight) && weight > 0)
        return weight;
    context.issues.push({ code: "custom", message: "weight", input: value });
    return core/* NEVER */.tm;
}));
const blank = (0,once/* once */.O)(() => schemas/* pipe */.FsL(schemas/* literal */.euz(["", null]), schemas/* transform */.pdi(() => undefined)));
const RESERVED_FIELDS = (0,once/* once */.O)(() => schemas/* object */.Ikc({
    provider: schemas/* optional */.lqM(schemas/* union */.KCZ([blank(), schemas/* string */.YjP()])),
    group: schemas/* optional */.lqM(schemas/* union */.KCZ([blank(), schemas/* string */.YjP()])),
    timeout: schemas/* optional */.lqM(schemas/* union */.KCZ([blank(), timeoutField()])),
    weight: schemas/* optional */.lqM(schemas/* union */.KCZ([blank(), weightField()])),
}));
function readReserved(fields) {
    const parsed = RESERVED_FIELDS().safeParse(fields);
    return parsed.success ? parsed.data : { wrong: new Set(parsed.error.issues.map(({ path }) => String(path[0]))) };
}

// EXTERNAL MODULE: ./build/tasks/sole-id.js
var sole_id = __webpack_require__(6644);
// EXTERNAL MODULE: ./build/tasks/task-columns.js + 1 modules
var task_columns = __webpack_require__(8069);
;// CONCATENATED MODULE: ./build/tasks/task-list.js








const FIRST_CAPACITY = 1_024;
const LINES_BYTES_MIN = 4_096;
const SHALLOW_LENGTH = 1_024;
const BRACE = 0x7b;
const END_BRACE = 0x7d;
const NO_FIELDS = {};
const EXPECTED_OF_FIELD = {
    provider: 'a text such as "openai"',
    group: 'a text (a number must be quoted: "7")',
    timeout: 'a duration above 0 and up to 24d, such as "90s" or "15m", or a number of seconds',
    weight: "a number above 0",
};
class TaskList {
    #options;
    #hashing;
    #tasks = new task_columns/* TaskColumns */.b();
    #providerNames = new Map();
    #ids;
    #places = new Int32Array(FIRST_CAPACITY);
    #problems = new list_problems/* ListProblems */.vP();
    #commonTraits;
    constructor(options) {
        this.#options = options;
        const { repeats, hashing = "at-once" } = options;
        this.#hashing = hashing;
        this.#ids = new id_index/* IdIndex */.w((position) => {
            const id = this.#tasks.idAt(position * repeats);
            return repeats === 1 ? id : id.slice(0, -"#1".length);
        });
        this.#commonTraits = { provider: this.#providerName(options.provider) };
    }
    add(listed, json, place) {
        if (typeof listed !== "object" || listed === null || Array.isArray(listed)) {
            this.problem(`Expected a task, an object such as {"id": "a"}, at ${this.#at(place)}, found ${(0,list_problems/* describe */.q0)(listed)}. Wrap it as an object with an id.`);
            return;
        }
        const fields = listed;
        const id = this.#idOf(fields, Math.floor(this.#tasks.count / this.#options.repeats), place);
        if (id === null)
            return;
        const reserved = this.#reservedOf(fields, id, place);
        if (reserved === null)
            return;
        try {
            if (this.#options.repeats === 1) {
                this.#push(fields, json, { id, reserved });
                return;
            }
            const group = reserved.group ?? id;
            for (let repeat = 1; repeat <= this.#options.repeats; repeat += 1) {
                const expanded = { ...fields, id: `${id}#${repeat}`, repeat, group };
                this.#push(expanded, null, { id: expanded.id, reserved: { ...reserved, group } });
            }
        }
        catch (error) {
            this.#noteDepth(error, id, place);
        }
    }
    addId(id, place) {
        if ((0,canonical_json/* needsEscape */.n3)(id))
            this.add({ id }, null, place);
        else
            this.addSoleId((0,sole_id/* soleIdJson */.LK)(id), place);
    }
    addSoleId(json, place) {
        const id = (0,leading_id/* leadingIdOf */.n)(json);
        if (this.#options.repeats > 1)
            this.add({ id }, null, place);
        else if (this.#takeSoleId(json, this.#tasks.count, { place, from: 0, to: json.length })) {
            if (this.#hashing === "at-once")
                this.#tasks.addDigest((0,canonical_json/* digestOfText */.Nv)(json));
            this.#tasks.addRest(id, json, this.#commonTraits);
        }
    }
    addSoleIds({ text, bytes, first }) {
        const count = this.#takesLines(bytes) ? (0,sole_id/* countSoleIds */.zv)(text) : 0;
        if (count === 0)
            return 0;
        const position = this.#tasks.count;
        this.#tasks.addLines(bytes, count, this.#commonTraits);
        const isHashed = this.#hashing === "at-once";
        let from = 0;
        for (let index = 0; index < count; index += 1) {
            const newline = text.indexOf("\n", from);
            const to = newline === -1 ? text.length : newline;
            this.#takeSoleId(text, position + index, { place: first + index, from, to });
            if (isHashed)
                this.#tasks.addDigest((0,canonical_json/* digestOfText */.Nv)(text.slice(from, to)));
            from = newline + 1;
        }
        return count;
    }
    addObjects({ text, bytes, first }, parse) {
        const count = this.#takesLines(bytes) ? countObjects(text) : 0;
        if (count === 0)
            return 0;
        const position = this.#tasks.count;
        this.#tasks.addLines(bytes, count, this.#commonTraits);
        let from = 0;
        for (let index = 0; index < count; index += 1) {
            const newline = text.indexOf("\n", from);
            const json = text.slice(from, newline === -1 ? text.length : newline);
            const fields = parse(json, first + index);
            if (fields !== undefined)
                this.#describe(position + index, fields, { json, place: first + index });
            from = newline + 1;
        }
        return count;
    }
    #takesLines(bytes) {
        return this.#options.repeats === 1 && bytes.length >= LINES_BYTES_MIN;
    }
    #describe(position, fields, line) {
        const { json, place } = line;
        const id = this.#idOf(fields, position, place);
        if (id === null)
            return;
        const reserved = this.#reservedOf(fields, id, place);
        if (reserved === null)
            return;
        try {
            this.#hash(fields, json, json);
        }
        catch (error) {
            this.#noteDepth(error, id, place);
            return;
        }
        if (!(0,leading_id/* hasLeadingId */.G)(json, id))
            this.#tasks.setId(position, id);
        if (reserved !== NO_FIELDS)
            this.#tasks.setTraits(position, this.#traitsOf(reserved));
    }
    problem(message) {
        this.#problems.note(message);
    }
    finish() {
        this.#problems.refuse();
        return this.#tasks;
    }
    #push(fields, json, known) {
        const text = json ?? JSON.stringify(fields);
        this.#hash(fields, json, text);
        this.#tasks.addRest(known.id, text, this.#traitsOf(known.reserved));
    }
    #hash(fields, json, text) {
        if (this.#hashing === "at-once")
            this.#tasks.addDigest((0,canonical_json/* digestOf */.ol)(fields, json));
        else if (text.length > SHALLOW_LENGTH)
            (0,canonical_json/* canonicalJson */.dj)(fields);
    }
    #noteDepth(error, id, place) {
        if (!(error instanceof RangeError))
            throw error;
        this.problem(`Expected a task of reasonable depth at ${this.#at(place)}, found ${(0,list_problems/* quote */.hD)(id)} nested too deeply to be hashed. Flatten its payload, or keep it in a file of its own.`);
    }
    #traitsOf(reserved) {
        if (reserved === NO_FIELDS)
            return this.#commonTraits;
        const { group, timeout, weight } = reserved;
        return {
            provider: this.#providerName(reserved.provider ?? this.#options.provider),
            ...(group === undefined ? undefined : { group }),
            ...(timeout === undefined ? undefined : { timeoutMs: timeout }),
            ...(weight === undefined ? undefined : { weight }),
        };
    }
    #providerName(provider) {
        let name = this.#providerNames.get(provider);
        if (name === undefined) {
            name = (0,public_name/* publicName */.p)(provider, this.#options.redactor);
            this.#providerNames.set(provider, name);
        }
        return name;
    }
    #idOf(fields, position, place) {
        const id = fields.id;
        if (typeof id !== "string") {
            this.problem(this.#wrongId(fields, id, place));
            return null;
        }
        return this.#takeId(id, position, place) ? id : null;
    }
    #takeId(id, position, place) {
        if (this.#isBlank(id, place))
            return false;
        if (!id.isWellFormed() || id.includes("\0")) {
            this.problem(`Expected an id of Unicode text at ${this.#at(place)}, found ${(0,list_problems/* quote */.hD)(id)} with a NUL or half a character in it. Neither can be passed to a child: rename it.`);
            return false;
        }
        return this.#isNew(id, position, place);
    }
    #takeSoleId(text, position, at) {
        const from = at.from + sole_id/* SOLE_ID_FROM */.rl;
        const to = at.to - sole_id/* SOLE_ID_REST */.Tg;
        const first = text.charCodeAt(from);
        const isVisible = first > 0x20 && first < 0x7f;
        if (!isVisible && this.#isBlank(text.slice(from, to), at.place))
            return false;
        return this.#isNew(text, position, at.place, from, to);
    }
    #isBlank(id, place) {
        if (id.trim() !== "")
            return false;
        this.problem(`Expected a task with an id at ${this.#at(place)}, found an empty one. Give it a text of its own.`);
        return true;
    }
    #isNew(text, position, place, from = 0, to = text.length) {
        const earlier = this.#ids.add(text, position, from, to);
        if (earlier === null) {
            this.#notePlace(position, place);
            return true;
        }
        this.problem(`Expected unique ids, found ${(0,list_problems/* quote */.hD)(text.slice(from, to))} at ${this.#at(this.#places[earlier] ?? 0)} and again at ${this.#at(place)}. Rename one; to run a task several times, use repeats.`);
        return false;
    }
    #notePlace(position, place) {
        if (position >= this.#places.length) {
            const places = new Int32Array(this.#places.length * 4);
            places.set(this.#places);
            this.#places = places;
        }
        this.#places[position] = place;
    }
    #wrongId(fields, id, place) {
        const where = `Expected a task with a text "id" at ${this.#at(place)}`;
        if (typeof id === "number")
            return `${where}, found the number ${id}. Quote it: "id": "${id}".`;
        if (id !== undefined)
            return `${where}, found ${(0,list_problems/* describe */.q0)(id)}. Give it a text, such as "id": "a".`;
        const names = Object.keys(fields).slice(0, 8).map(list_problems/* quote */.hD).join(", ");
        return `${where}, found no id (${names === "" ? "no fields at all" : `only ${names}`}). Add one that stays the same from run to run.`;
    }
    #reservedOf(fields, id, place) {
        const { provider, group, timeout, weight } = fields;
        if (provider === undefined && group === undefined && timeout === undefined && weight === undefined)
            return NO_FIELDS;
        if (isName(provider) && isName(group) && timeout === undefined && weight === undefined)
            return { provider, group };
        const reserved = readReserved(fields);
        if (!("wrong" in reserved))
            return reserved;
        for (const name of reserved.wrong) {
            this.problem(`Expected ${(0,list_problems/* quote */.hD)(name)} to be ${EXPECTED_OF_FIELD[name] ?? "of another type"} at ${this.#at(place)} (task ${(0,list_problems/* quote */.hD)(id)}), found ${(0,list_problems/* describe */.q0)(fields[name])}. Mend the field, or rename it if it is payload: it has a meaning of its own here.`);
        }
        return null;
    }
    #at(place) {
        return this.#options.describePlace(place);
    }
}
function isName(value) {
    return value === undefined || (typeof value === "string" && value !== "");
}
function countObjects(lines) {
    let count = 0;
    for (let from = 0; from <= lines.length; count += 1) {
        const newline = lines.indexOf("\n", from);
        const to = newline === -1 ? lines.length : newline;
        if (lines.charCodeAt(from) !== BRACE || lines.charCodeAt(to - 1) !== END_BRACE)
            return 0;
        from = to + 1;
    }
    return count;
}


/***/ }),

/***/ 1132:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: () => (/* binding */ resolveListing),
/* harmony export */   _N: () => (/* binding */ statOf),
/* harmony export */   tE: () => (/* binding */ refuseFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7756);



const FORMATS = {
    ".jsonl": "json-lines",
    ".ndjson": "json-lines",
    ".json": "json-array",
    ".csv": "csv",
    ".txt": "plain",
};
const LIST_EXTENSIONS = ".jsonl, .ndjson, .json, .csv, .txt";
async function resolveListing(value, workspace) {
    const lines = value
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");
    const name = lines[0] ?? "";
    if (lines.length !== 1 || name.startsWith("!"))
        return { kind: "patterns", patterns: lines };
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, name);
    const stats = statOf(path);
    if (stats === null && (await __webpack_require__.e(/* import() */ 448).then(__webpack_require__.bind(__webpack_require__, 6448))).isDynamicPattern(name))
        return { kind: "patterns", patterns: lines };
    if (stats === null) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected a task file (${LIST_EXTENSIONS}) or a glob pattern in tasks, found no file ${name} in ${workspace}. Check the path: it is relative to the workspace.`);
    }
    if (stats.isDirectory())
        refuseFolder(name);
    const extension = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(name).toLowerCase();
    const format = FORMATS[extension];
    if (format === undefined) {
        const found = extension === "" ? "no extension" : `the unknown extension ${extension}`;
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected a task file with one of the extensions ${LIST_EXTENSIONS}, found ${found} in ${name}. Rename it by its format, or write a pattern with a * to make each matched file a task.`);
    }
    const isPipe = stats.isFIFO() && process.platform === "linux";
    return { kind: "file", path, name, format, isPipe };
}
function refuseFolder(name) {
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected a task file (${LIST_EXTENSIONS}) or a glob pattern in tasks, found the folder ${name}. To make each file in it a task, write a pattern such as ${name.replace(/\/+$/, "")}/**/*.yaml.`);
}
function statOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false }) ?? null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 7060:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ Utf8Lines),
/* harmony export */   J: () => (/* binding */ decodeFile)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7756);


const NEWLINE = 0x0a;
const LONGEST_LINE_BYTES = 64 * 1024 * 1024;
class Utf8Lines {
    #source;
    #onLine;
    #onLines;
    #pending = [];
    #pendingBytes = 0;
    #line = 0;
    constructor(source, onLine, onLines = () => 0) {
        this.#source = source;
        this.#onLine = onLine;
        this.#onLines = onLines;
    }
    push(chunk) {
        const end = chunk.lastIndexOf(NEWLINE);
        if (end !== -1) {
            const whole = chunk.subarray(0, end);
            this.#emit(this.#pendingBytes === 0 ? whole : this.#takePending(whole));
        }
        const rest = chunk.subarray(end + 1);
        if (rest.length === 0)
            return;
        this.#pending.push(Buffer.from(rest));
        this.#pendingBytes += rest.length;
        if (this.#pendingBytes > LONGEST_LINE_BYTES) {
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`Expected lines of at most 64 MiB in ${this.#source}, found a longer one at line ${this.#line + 1}. Check that this is a text file with one task a line.`);
        }
    }
    end() {
        if (this.#pendingBytes > 0)
            this.#emit(this.#takePending(Buffer.alloc(0)));
    }
    #takePending(last) {
        const whole = Buffer.concat([...this.#pending, last]);
        this.#pending = [];
        this.#pendingBytes = 0;
        return whole;
    }
    #emit(bytes) {
        const text = decodeUtf8(bytes, { source: this.#source, firstLine: this.#line + 1 });
        const taken = this.#onLines({ text, bytes, first: this.#line + 1 });
        this.#line += taken;
        if (taken > 0)
            return;
        let start = this.#line === 0 && text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
        for (let end = text.indexOf("\n", start); end !== -1; end = text.indexOf("\n", start)) {
            this.#line += 1;
            this.#onLine(text.slice(start, end), this.#line);
            start = end + 1;
        }
        this.#line += 1;
        this.#onLine(text.slice(start), this.#line);
    }
}
const BYTE_ORDER_MARK = "\uFEFF";
function decodeFile(bytes, source) {
    const text = decodeUtf8(bytes, { source, firstLine: 1 });
    return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}
function decodeUtf8(bytes, part) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString("utf8");
    const { source, firstLine } = part;
    if (firstLine === 1 && isUtf16(bytes)) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`Expected ${source} to be UTF-8 text, found UTF-16 (line 1). Save it as UTF-8.`);
    }
    let line = firstLine;
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
        if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, end)))
            break;
        line += 1;
        start = end + 1;
    }
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`Expected ${source} to be UTF-8 text, found other bytes at ${source}:${line} (line ${line}). Save it as UTF-8.`);
}
function isUtf16(bytes) {
    return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}


/***/ })

};
