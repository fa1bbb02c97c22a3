export const id = 6965;
export const ids = [6965];
export const modules = {

/***/ 60249:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ FAILURE_KINDS),
/* harmony export */   U: () => (/* binding */ resolveFailOn)
/* harmony export */ });
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);

const FAILURE_KINDS = ["failed", "errored", "outstanding", "regressed"];
function resolveFailOn(failOn, eventName) {
    switch (failOn.kind) {
        case "auto":
            return { failed: true, errored: true, outstanding: eventName !== "schedule", regressed: false };
        case "never":
            return { failed: false, errored: false, outstanding: false, regressed: false };
        case "listed":
            return {
                failed: failOn.kinds.includes("failed"),
                errored: failOn.kinds.includes("errored"),
                outstanding: failOn.kinds.includes("outstanding"),
                regressed: failOn.kinds.includes("regressed"),
            };
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(failOn);
    }
}


/***/ }),

/***/ 45635:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NS: () => (/* binding */ readIgnored),
/* harmony export */   ik: () => (/* binding */ readSize),
/* harmony export */   rF: () => (/* binding */ readUpstreams),
/* harmony export */   zq: () => (/* binding */ readAddress)
/* harmony export */ });
const TAKEN_NAMES = new Set([
    "openai",
    "anthropic",
    "google",
    "groq",
    "together",
    "mistral",
    "cohere",
    "azure",
    "t",
]);
function readUpstreams(text) {
    const upstreams = [];
    for (const line of linesOf(text)) {
        const [, name, url] = /^([a-z0-9][a-z0-9-]{0,40})\s*=\s*(\S+)$/.exec(line) ?? [];
        if (name === undefined || url === undefined || readAddress(url) === null)
            return null;
        if (TAKEN_NAMES.has(name) || upstreams.some((other) => other.name === name))
            return null;
        upstreams.push({ name, url });
    }
    return upstreams;
}
function readAddress(text) {
    try {
        const url = new URL(text.trim());
        const isPlain = url.search === "" && url.hash === "" && url.username === "" && url.password === "";
        return isPlain && /^https?:$/.test(url.protocol) ? url : null;
    }
    catch {
        return null;
    }
}
function readIgnored(text) {
    const parts = [];
    for (const line of linesOf(text)) {
        const part = readPattern(line) ?? readPointer(line);
        if (part === null)
            return null;
        parts.push(part);
    }
    return parts;
}
function readPattern(line) {
    if (line.length < 3 || !line.startsWith("/") || !line.endsWith("/"))
        return null;
    try {
        return { kind: "pattern", pattern: new RegExp(line.slice(1, -1), "gu") };
    }
    catch {
        return null;
    }
}
function readPointer(line) {
    if (!line.startsWith("/") || line.endsWith("/"))
        return null;
    const steps = line.slice(1).split("/");
    return { kind: "pointer", steps: steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~")) };
}
const UNITS = { "": 1, b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };
function readSize(text) {
    const [, digits, unit] = /^(\d{1,12})\s*([kmg]?b|)$/i.exec(text) ?? [];
    const bytes = Number(digits) * (UNITS[(unit ?? "").toLowerCase()] ?? Number.NaN);
    return Number.isFinite(bytes) && bytes >= 1 && bytes <= 1e9 ? bytes : null;
}
function linesOf(text) {
    return text
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");
}


/***/ }),

/***/ 6965:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ readConfig)
});

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/harness/harness.js
var harness_harness = __webpack_require__(90335);
// EXTERNAL MODULE: ./build/harness/names.js
var names = __webpack_require__(34043);
// EXTERNAL MODULE: ./build/config/input-table.js
var input_table = __webpack_require__(50646);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(92765);
// EXTERNAL MODULE: ./build/core/shell-words.js
var shell_words = __webpack_require__(88528);
;// CONCATENATED MODULE: ./build/config/carry-place.js
const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;
function readCarryPlace(text) {
    if (text === "auto" || text === "none")
        return { kind: text };
    const [, bucket, prefix = ""] = BUCKET.exec(text) ?? [];
    if (bucket !== undefined)
        return { kind: "s3", bucket, prefix: prefix.replace(/^\/+|\/+$/g, "") };
    if (text.startsWith("file:")) {
        const path = text.slice("file:".length).replace(/^\/\/(?=\/)/, "");
        return path === "" ? null : { kind: "folder", path };
    }
    const isUrl = /^[a-z][a-z0-9+.-]+:\/\//i.test(text);
    return isUrl || !/[./\\]/.test(text) ? null : { kind: "folder", path: text };
}

// EXTERNAL MODULE: ./build/config/fail-on.js
var fail_on = __webpack_require__(60249);
// EXTERNAL MODULE: ./build/config/gateway-inputs.js
var gateway_inputs = __webpack_require__(45635);
// EXTERNAL MODULE: ./build/config/input-values.js
var input_values = __webpack_require__(19442);
;// CONCATENATED MODULE: ./build/config/inputs.js








const GATEWAY_MODES = ["auto", "on", "off"];
const RETRY_KINDS = ["errored", "timed-out", "failed"];
const LOG_OUTPUTS = ["failures", "all", "none"];
const HARNESS_CHOICES = ["command", ...names/* HARNESS_NAMES */.AN];
const SCHEMAS = {
    tasks: (0,input_values/* optional */.lq)((0,input_values/* plainText */.wh)("evals/tasks.jsonl")),
    "tasks-command": (0,input_values/* optional */.lq)((0,input_values/* plainText */.wh)("node list-evals.mjs")),
    harness: (0,input_values/* oneOf */.yL)(HARNESS_CHOICES),
    args: (0,input_values/* fromText */.IK)("arguments with every quote closed, such as evals/ -m 'nightly and not slow'", shell_words/* splitWords */.y),
    "harness-command": (0,input_values/* fromText */.IK)("a command with every quote closed, such as uv run pytest", shell_words/* splitWords */.y),
    "pass-with-no-tasks": (0,input_values/* boolean */.zM)(),
    repeats: (0,input_values/* integer */.nd)({ from: 1 }),
    only: (0,input_values/* fromText */.IK)('ids, patterns of ids such as "math/*", group:NAME, status:failed, status:errored or status:passed, separated by commas or line breaks', readOnly),
    sample: (0,input_values/* optional */.lq)((0,input_values/* integer */.nd)({ from: 1 })),
    seed: (0,input_values/* nameText */.fh)("7"),
    "max-tasks": (0,input_values/* optional */.lq)((0,input_values/* integer */.nd)({ from: 1 })),
    "shard-size": (0,input_values/* integer */.nd)({ from: 1 }),
    provider: (0,input_values/* nameText */.fh)("openai"),
    command: (0,input_values/* optional */.lq)((0,input_values/* plainText */.wh)('node evaluate.mjs "$CARRYOVER_TASK_ID"')),
    "working-directory": (0,input_values/* plainText */.wh)("evals"),
    env: (0,input_values/* fromText */.IK)('inherit, or names of environment variables such as "PATH,HOME,OPENAI_API_KEY"', readChildEnv),
    "exit-codes": (0,input_values/* fromText */.IK)('a list of CODE=CLASS such as "75=rate_limited,77=skipped", where CODE is 0 to 255 and stands once, and CLASS is passed, failed, rate_limited, kill_shaped, timeout_exceeded, skipped, transient, legitimate or fatal', readExitCodes),
    inputs: (0,input_values/* fromText */.IK)("a list of glob patterns such as prompts/**", input_values/* splitList */.ry),
    "failure-logs": (0,input_values/* fromText */.IK)("a list of glob patterns such as .failed/**/result.json", input_values/* splitList */.ry),
    "task-timeout": (0,input_values/* duration */.p0)({ from: "above-zero" }),
    "require-result": (0,input_values/* boolean */.zM)(),
    "silence-timeout": (0,input_values/* durationOrOff */.rR)(),
    "kill-grace": (0,input_values/* duration */.p0)({ from: "zero" }),
    concurrency: (0,input_values/* integer */.nd)({ from: 1 }),
    "shared-concurrency": (0,input_values/* optional */.lq)((0,input_values/* integer */.nd)({ from: 1 })),
    "provider-concurrency": (0,input_values/* fromText */.IK)('a list of PROVIDER=N such as "openai=8,anthropic=4", where N is a whole number from 1 and each provider stands once', readProviderConcurrency),
    "max-attempts": (0,input_values/* integer */.nd)({ from: 1 }),
    "fail-fast": (0,input_values/* boolean */.zM)(),
    "max-failures": (0,input_values/* optional */.lq)((0,input_values/* fromText */.IK)("a whole number from 1 such as 20, or a share of all tasks above 0% and up to 100% such as 10%", readMaxFailures)),
    "retry-after-threshold": (0,input_values/* duration */.p0)({ from: "zero" }),
    "max-wait": (0,input_values/* duration */.p0)({ from: "zero" }),
    "default-wait": (0,input_values/* duration */.p0)({ from: "above-zero" }),
    "stop-grace": (0,input_values/* duration */.p0)({ from: "zero" }),
    preflight: (0,input_values/* optional */.lq)((0,input_values/* plainText */.wh)("node one-cheap-call.mjs")),
    gateway: (0,input_values/* oneOf */.yL)(GATEWAY_MODES),
    "gateway-upstreams": (0,input_values/* fromText */.IK)("lines of name=URL such as vllm=http://gpu-1:8000/v1, each name once, of small letters, digits and hyphens, and none of a built-in route", gateway_inputs/* readUpstreams */.rF),
    "gateway-replay": (0,input_values/* boolean */.zM)(),
    "gateway-ignore": (0,input_values/* fromText */.IK)("lines that are JSON pointers such as /messages/0/content, or regular expressions between slashes", gateway_inputs/* readIgnored */.NS),
    "gateway-journal-limit": (0,input_values/* fromText */.IK)("a size such as 64MB or 500KB", gateway_inputs/* readSize */.ik),
    retry: (0,input_values/* fromText */.IK)("a list of errored, timed-out and failed", (text) => {
        const words = (0,input_values/* splitList */.ry)(text);
        const kinds = RETRY_KINDS.filter((kind) => words.includes(kind));
        return words.every((word) => RETRY_KINDS.some((kind) => kind === word)) ? kinds : null;
    }),
    "retry-now": (0,input_values/* boolean */.zM)(),
    "rate-limit-patterns": (0,input_values/* optional */.lq)((0,input_values/* plainText */.wh)("rate-limit-patterns.yaml")),
    campaign: schemas/* pipe */.FsL((0,input_values/* nameText */.fh)("nightly-2"), schemas/* transform */.pdi(readCampaign)),
    "time-budget": schemas/* union */.KCZ([
        (0,input_values/* fromText */.IK)("nothing", (text) => (text === "" ? "by-default" : null)),
        (0,input_values/* durationOrOff */.rR)(),
    ]),
    "fail-on": (0,input_values/* fromText */.IK)('a list of failed, errored, outstanding and regressed such as "failed,errored", or auto, or never', readFailOn),
    "min-pass-rate": (0,input_values/* optional */.lq)((0,input_values/* fromText */.IK)("a fraction from 0 to 1 such as 0.8, or a percentage such as 80%", readFraction)),
    name: (0,input_values/* nameText */.fh)("nightly-agents"),
    "state-dir": (0,input_values/* plainText */.wh)(".carryover"),
    "checkpoint-interval": (0,input_values/* duration */.p0)({ from: "above-zero" }),
    carry: (0,input_values/* fromText */.IK)("auto, none, a folder such as /mnt/evals or ./shared, or a bucket such as s3://my-bucket/evals", readCarryPlace),
    "job-index": (0,input_values/* optional */.lq)((0,input_values/* integer */.nd)({ from: 0, to: split/* MOST_JOBS */.r2 - 1 })),
    "job-total": (0,input_values/* optional */.lq)((0,input_values/* integer */.nd)({ from: 0, to: split/* MOST_JOBS */.r2 })),
    "max-jobs": (0,input_values/* integer */.nd)({ from: 1, to: split/* MOST_JOBS */.r2 }),
    "target-job-duration": (0,input_values/* optional */.lq)((0,input_values/* duration */.p0)({ from: "above-zero" })),
    "log-output": (0,input_values/* oneOf */.yL)(LOG_OUTPUTS),
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
    const names = (0,input_values/* splitList */.ry)(text);
    const isList = names.length > 0 && names.every((name) => name !== "inherit" && /^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
    return isList ? { kind: "names", names: [...new Set(names)] } : null;
}
function readProviderConcurrency(text) {
    const limits = new Map();
    for (const entry of (0,input_values/* splitList */.ry)(text)) {
        const [, provider, limit] = /^(.+?)\s*=\s*([1-9]\d{0,5})$/.exec(entry) ?? [];
        if (provider === undefined || limit === undefined || limits.has(provider))
            return null;
        limits.set(provider, Number(limit));
    }
    return limits;
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
    for (const item of (0,input_values/* splitList */.ry)(text)) {
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
const RULE_STATUSES = ["passed", "failed", "errored"];
function readOnly(text) {
    const rules = (0,input_values/* splitList */.ry)(text).map((item) => {
        if (item.startsWith("group:"))
            return { kind: "group", name: item.slice("group:".length) };
        if (!item.startsWith("status:"))
            return { kind: "id", pattern: item };
        const status = RULE_STATUSES.find((name) => item === `status:${name}`);
        return status === undefined ? null : { kind: "status", status };
    });
    const known = rules.filter((rule) => rule !== null);
    return known.length === rules.length ? known : null;
}
const PERIODS = ["auto", "daily", "weekly", "monthly", "until-complete"];
function readCampaign(text) {
    const period = PERIODS.find((name) => name === text.toLowerCase());
    return period === undefined ? { kind: "named", name: text } : { kind: period };
}
function readFailOn(text) {
    if (text === "auto")
        return { kind: "auto" };
    if ((0,input_values/* isOff */.gK)(text))
        return { kind: "never" };
    const words = (0,input_values/* splitList */.ry)(text);
    const kinds = fail_on/* FAILURE_KINDS */.B.filter((kind) => words.includes(kind));
    const isKnown = words.length > 0 && words.every((word) => fail_on/* FAILURE_KINDS */.B.some((kind) => kind === word));
    return isKnown ? { kind: "listed", kinds } : null;
}

;// CONCATENATED MODULE: ./build/config/read-config.js







const HOSTED_TIME_BUDGET_MS = 340 * 60_000;
const CI_JOB_VARIABLES = [
    { index: "CI_NODE_INDEX", total: "CI_NODE_TOTAL", first: 1 },
    { index: "CIRCLE_NODE_INDEX", total: "CIRCLE_NODE_TOTAL", first: 0 },
    { index: "BUILDKITE_PARALLEL_JOB", total: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0 },
];
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
        if (this.#context.origin === "cli")
            this.#takeJobFromCi();
        this.#override("task-timeout", { variable: "CARRYOVER_TASK_TIMEOUT_S", example: "a number of seconds" });
        this.#override("max-attempts", { variable: "CARRYOVER_MAX_ATTEMPTS", example: "a number" });
    }
    checkBetween() {
        const taker = this.#context.taker ?? "run";
        const { argv } = this.#context;
        const hasArgv = argv !== undefined && argv !== null;
        const hasHarness = this.isGiven("harness") && this.#values.harness !== "command";
        if (hasHarness)
            this.#checkHarness(hasArgv);
        else {
            this.#refuseWithoutHarness(hasArgv);
            this.#exactlyOne("tasks", "tasks-command", { isNeeded: taker === "run" || taker === "plan" });
        }
        if (hasHarness) {
        }
        else if (taker === "run" && hasArgv && argv.length === 0) {
            this.#problem("Expected a program and its arguments after --, found nothing. Write for instance: -- node evaluate.mjs {id}.");
        }
        else if (taker === "run" && hasArgv && this.isGiven("command")) {
            this.#problem(`Expected either ${this.#called("command")} or a program after --, found both. Remove one.`);
        }
        else if (taker === "run" && !hasArgv && !this.isGiven("command")) {
            const after = this.#context.origin === "cli" ? ", or a program after --" : "";
            this.#problem(`Expected ${this.#called("command")}${after}, found none. It says how a task is evaluated, for instance node evaluate.mjs "$CARRYOVER_TASK_ID".`);
        }
        if (taker === "run" && !hasHarness)
            this.#noteHarness();
        if (taker === "run")
            this.#checkJob();
        if (taker === "run")
            this.#noteBudget();
        if (taker === "run")
            this.#noteTimeBudget();
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
    #takeJobFromCi() {
        if (!this.#taken.has("job-index") || this.isGiven("job-index") || this.isGiven("job-total"))
            return;
        const { env } = this.#context;
        for (const { index: indexName, total: totalName, first } of CI_JOB_VARIABLES) {
            const [index, total] = [Number(env[indexName] || Number.NaN) - first, Number(env[totalName] || Number.NaN)];
            if (!Number.isInteger(index) || !Number.isInteger(total) || index < 0 || index >= total)
                continue;
            if (total > split/* MOST_JOBS */.r2 || total === 1)
                continue;
            this.#values["job-index"] = index;
            this.#values["job-total"] = total;
            this.notices.push(`this is job ${index + 1} of ${total}, as ${indexName} and ${totalName} say.`);
            return;
        }
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
    #checkHarness(hasArgv) {
        const { harness } = this.#values;
        for (const name of ["tasks", "tasks-command", "command"]) {
            if (!this.isGiven(name))
                continue;
            this.#problem(`Expected no ${this.#called(name)} beside ${this.#called("harness")}, found both: ${harness} lists its own tests and runs them. Remove one.`);
        }
        if (hasArgv && this.isGiven("args")) {
            this.#problem(`Expected either ${this.#called("args")} or arguments after --, found both. Remove one.`);
        }
    }
    #refuseWithoutHarness(hasArgv) {
        for (const name of ["args", "harness-command"]) {
            if (!this.isGiven(name))
                continue;
            this.#problem(`Expected ${this.#called("harness")} beside ${this.#called(name)}, found none. Name one, for instance ${this.#example("harness", "pytest")}.`);
        }
        if (hasArgv && this.#context.taker === "plan") {
            this.#problem("Expected arguments after -- only with --harness, found no harness. A plan starts no program of yours.");
        }
    }
    #noteHarness() {
        const command = this.#values.command ?? this.#context.argv?.join(" ") ?? "";
        const harness = (0,names/* harnessIn */.wt)(command);
        if (harness === null)
            return;
        const example = this.#example("harness", harness).replaceAll("`", "");
        this.notices.push(`The command starts ${harness}. With --harness ${harness} each of its tests is a task of its own, with nothing to write${this.#context.origin === "cli" ? "" : ` (${example})`}.`);
    }
    #noteBudget() {
        const { "shared-concurrency": shared, "job-total": jobs } = this.#values;
        if (typeof shared !== "number" || typeof jobs !== "number" || jobs <= shared)
            return;
        this.notices.push(`${this.#called("shared-concurrency")} is ${shared}, but ${jobs} jobs run at least one child each: up to ${jobs} may run at once. ` +
            `Let GitHub run ${shared} of the jobs at a time (\`strategy.max-parallel: ${shared}\`), or plan at most ${shared} (\`max-jobs\`).`);
    }
    #noteTimeBudget() {
        if (this.#context.origin !== "action" || this.#values["time-budget"] !== "by-default")
            return;
        this.notices.push(isHostedByGitHub(this.#context)
            ? `${this.#called("time-budget")} is ${(0,duration/* formatDuration */.a)(HOSTED_TIME_BUDGET_MS)}, because GitHub ends a job on its runners after six hours.`
            : `${this.#called("time-budget")} is not set, and this runner is not GitHub's: the run has no time limit. Set one if your server ends jobs.`);
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
    const harness = toHarness(values, context.argv ?? null);
    return {
        taskSource: harness === null
            ? toTaskSource(values)
            : { kind: "harness", start: harness, mayShrinkShards: !reading.isGiven("shard-size") },
        inputs: values.inputs,
        passWithNoTasks: values["pass-with-no-tasks"],
        repeats: values.repeats,
        selection: { only: values.only, sample: values.sample, seed: values.seed, maxTasks: values["max-tasks"] },
        shardSize: harness === null || reading.isGiven("shard-size") ? values["shard-size"] : names/* HARNESSES */.Ls[harness.name].shardSize,
        provider: values.provider,
        command: harness === null ? toCommand(values, context.argv ?? null) : toShardCommand(harness, context),
        workingDirectory: values["working-directory"],
        env: values.env,
        exitCodes: values["exit-codes"],
        failureLogs: values["failure-logs"],
        taskTimeoutMs: values["task-timeout"],
        requireResult: values["require-result"],
        silenceTimeoutMs: values["silence-timeout"],
        killGraceMs: values["kill-grace"],
        concurrency: values.concurrency,
        sharedConcurrency: values["shared-concurrency"],
        providerConcurrency: values["provider-concurrency"],
        maxAttempts: values["max-attempts"],
        failFast: values["fail-fast"],
        maxFailures: values["max-failures"],
        retryAfterThresholdMs: values["retry-after-threshold"],
        maxWaitMs: values["max-wait"],
        defaultWaitMs: values["default-wait"],
        stopGraceMs: values["stop-grace"],
        preflight: values.preflight,
        gateway: {
            mode: values.gateway,
            upstreams: values["gateway-upstreams"],
            replay: values["gateway-replay"],
            ignored: values["gateway-ignore"],
            journalLimitBytes: values["gateway-journal-limit"],
        },
        retry: values.retry,
        retryNow: values["retry-now"],
        rateLimitPatterns: toPatternSource(values["rate-limit-patterns"]),
        campaign: values.campaign,
        timeBudgetMs: values["time-budget"] === "by-default" ? defaultTimeBudgetMs(context) : values["time-budget"],
        failOn: values["fail-on"],
        minPassRate: values["min-pass-rate"],
        name: values.name,
        stateName: context.taker === "merge" && context.origin === "cli" && !reading.isGiven("name") ? null : values.name,
        stateDir: values["state-dir"],
        checkpointIntervalMs: values["checkpoint-interval"],
        carry: values.carry,
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
function toHarness(values, argv) {
    const { harness: name, args, "harness-command": command } = values;
    if (name === "command")
        return null;
    const words = command.length > 0 ? command : names/* HARNESSES */.Ls[name].command.split(" ");
    return { name, command: words, args: argv ?? args };
}
function toShardCommand(harness, { taker = "run" }) {
    return taker === "run" ? { kind: "argv", argv: (0,harness_harness/* shardCommand */.yi)(harness) } : null;
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
    return isHostedByGitHub(context) ? HOSTED_TIME_BUDGET_MS : null;
}
function isHostedByGitHub({ origin, env }) {
    return origin === "action" && env.RUNNER_ENVIRONMENT === "github-hosted";
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

/***/ 88528:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ shellWords),
/* harmony export */   y: () => (/* binding */ splitWords)
/* harmony export */ });
const PLAIN = /^[A-Za-z0-9_\-./:=@%+,]+$/;
const UNSHOWN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]|(?<= ) /gu;
function shellWords(argv) {
    return argv.map(shellWord).join(" ");
}
function shellWord(word) {
    if (PLAIN.test(word))
        return word;
    if (word.search(UNSHOWN) === -1)
        return `'${word.replaceAll("'", `'\\''`)}'`;
    return `$'${word.replace(/[\\']/g, "\\$&").replace(UNSHOWN, ansiC)}'`;
}
const LETTERS = { "\n": "\\n", "\t": "\\t", "\r": "\\r" };
function ansiC(character) {
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return LETTERS[character] ?? (code.length > 4 ? `\\U${code.padStart(8, "0")}` : `\\u${code.padStart(4, "0")}`);
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

/***/ 90335:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cY: () => (/* binding */ ListingFailed),
/* harmony export */   ce: () => (/* binding */ helperPath),
/* harmony export */   yi: () => (/* binding */ shardCommand)
/* harmony export */ });
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73136);

class ListingFailed extends Error {
    ended;
    tooOld;
    constructor(ended, tooOld = null) {
        super("the harness could not list its tests");
        this.ended = ended;
        this.tooOld = tooOld;
    }
}
function helperPath(...parts) {
    return (0,node_url__WEBPACK_IMPORTED_MODULE_0__.fileURLToPath)(new URL(["..", "harness", ...parts].join("/"), import.meta.url));
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
    "lm-eval": { command: "lm-eval", shardSize: 1, oldest: "0.4.9", install: "pip install 'lm-eval[api]>=0.4.9'" },
};
const HARNESS_NAMES = Object.keys(HARNESSES);
const PROGRAM_NAMES = {
    pytest: /(?:^|[\s/;&|(])(?:pytest|py\.test)(?=$|\s)/,
    vitest: /(?:^|[\s/;&|(])vitest(?=$|[\s@])/,
    promptfoo: /(?:^|[\s/;&|(])promptfoo(?:@\S+)?\s+eval\b/,
    "lm-eval": /(?:^|[\s/;&|(])lm[-_]eval(?=$|\s)/,
    inspect: /(?:^|[\s/;&|(])inspect\s+eval\b/,
};
function harnessIn(text) {
    return HARNESS_NAMES.find((name) => PROGRAM_NAMES[name].test(text)) ?? null;
}


/***/ })

};
