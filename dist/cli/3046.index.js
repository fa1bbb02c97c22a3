export const id = 3046;
export const ids = [3046];
export const modules = {

/***/ 10742:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ readConfig)
});

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
// EXTERNAL MODULE: ./build/config/inputs.js + 2 modules
var inputs = __webpack_require__(45725);
// EXTERNAL MODULE: ./build/config/text-schemas.js
var text_schemas = __webpack_require__(89745);
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
        const taken = new Set((0,inputs/* inputsOf */.Vc)(this.taker));
        for (const field of Object.keys(inputs/* INPUTS */.mc.shape)) {
            const found = raw[(0,inputs/* nameOf */.Vb)(field)] ?? "";
            if (taken.has((0,inputs/* nameOf */.Vb)(field)) && found.trim() !== "")
                this.#given.set(field, found);
        }
        if (context.origin === "cli" && taken.has("job-index"))
            this.#takeJobFromCi();
        const overridden = new Map();
        for (const [field, variable] of Object.entries(OVERRIDES)) {
            const found = (context.env[variable] ?? "").trim();
            if (found === "" || !taken.has((0,inputs/* nameOf */.Vb)(field)))
                continue;
            this.#given.set(field, found);
            overridden.set(field, variable);
        }
        const texts = Object.fromEntries(this.#given);
        const isHosted = context.origin === "action" && context.env.RUNNER_ENVIRONMENT === "github-hosted";
        if (isHosted)
            texts.timeBudgetMs ??= HOSTED_TIME_BUDGET;
        this.values = (0,text_schemas/* readGroup */.iY)(inputs/* INPUTS */.mc, texts, (field, expected, found) => {
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
        return this.context.origin === "cli" ? `--${(0,inputs/* nameOf */.Vb)(field)}` : `input \`${(0,inputs/* nameOf */.Vb)(field)}\``;
    }
    example(field, value) {
        return this.context.origin === "cli" ? `--${(0,inputs/* nameOf */.Vb)(field)} ${value}` : `\`${(0,inputs/* nameOf */.Vb)(field)}: ${value}\``;
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


/***/ })

};
