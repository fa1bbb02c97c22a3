export const id = 7502;
export const ids = [7502,5042];
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
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
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
        if (isHostedByGitHub(context))
            texts.timeBudgetMs ??= HOSTED_TIME_BUDGET;
        this.values = (0,text_schemas/* readGroup */.iY)(inputs/* INPUTS */.mc, texts, (field, { expected, found }) => {
            const variable = overridden.get(field);
            const called = variable === undefined ? this.called(field) : `the environment variable ${variable}`;
            this.refuse(`Expected ${called} to be ${expected}; found ${(0,text_schemas/* quote */.hD)(found)}.`);
        });
        for (const [field, variable] of overridden) {
            const value = field === "maxAttempts" ? this.values.maxAttempts : (0,duration/* formatDuration */.a3)(this.values.taskTimeoutMs);
            this.notices.push(`${this.called(field)} is ${value}, set by ${variable} in the environment.`);
        }
        const interval = context.env.CARRYOVER_SIBLING_INTERVAL_S ?? "";
        if (interval !== "" && !(Number(interval) > 0 && Number(interval) < Number.POSITIVE_INFINITY))
            this.refuse(`Expected the environment variable CARRYOVER_SIBLING_INTERVAL_S to be a number of seconds above 0, such as 30; found ${(0,text_schemas/* quote */.hD)(interval)}.`);
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
        throw new user_error/* UserError */.y(others.length === 0 ? first : all.join("\n"));
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
                    `found ${indexName}=${(0,text_schemas/* quote */.hD)(indexText)} and ${totalName}=${(0,text_schemas/* quote */.hD)(totalText)} in the environment. ` +
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
function isHostedByGitHub({ origin, env }) {
    return origin === "action" && env.RUNNER_ENVIRONMENT === "github-hosted";
}

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
    if (reading.taker === "run") {
        checkJob(reading);
        noteSharedConcurrency(reading);
        noteTimeBudget(reading);
    }
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
        reading.refuse("Expected arguments after -- only with --harness, found no harness. A plan starts no program of yours.");
}
function checkTaskList(reading) {
    const [list, command] = [reading.called("tasks"), reading.called("tasksCommand")];
    const isNeeded = reading.taker === "run" || reading.taker === "plan";
    if (reading.isGiven("tasks") && reading.isGiven("tasksCommand"))
        reading.refuse(`Expected either ${list} or ${command}, found both. Remove one.`);
    else if (isNeeded && !reading.isGiven("tasks") && !reading.isGiven("tasksCommand"))
        reading.refuse(`Expected ${list} or ${command}, found neither. ` +
            (harnessHint(reading) ?? `Name a task list, for instance ${reading.example("tasks", "evals/tasks.jsonl")}.`));
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
        reading.refuse("Expected a program and its arguments after --, found nothing. Write for instance: -- node evaluate.mjs {id}.");
    else if (argv !== null && reading.isGiven("command"))
        reading.refuse(`Expected either ${command} or a program after --, found both. Remove one.`);
    else if (argv === null && !reading.isGiven("command"))
        reading.refuse(`Expected ${command}${origin === "cli" ? ", or a program after --" : ""}, found none. ` +
            'It says how a task is evaluated, for instance node evaluate.mjs "$CARRYOVER_TASK_ID".');
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
        reading.refuse(`Expected ${totalName} to be at least 1 in a job that runs, found "0". Start no job where a plan says 0.`);
    }
    else if (index !== null && total !== null && index >= total) {
        reading.refuse(`Expected ${indexName} to be below ${totalName} (it is counted from 0): 0 to ${total - 1}; found ${index}.`);
    }
}
function noteSharedConcurrency(reading) {
    const { sharedConcurrency: shared, jobTotal: jobs } = reading.values;
    if (shared === null || jobs === null || jobs <= shared)
        return;
    reading.notices.push(`${reading.called("sharedConcurrency")} is ${shared}, but ${jobs} jobs run at least one child each: up to ${jobs} may run at once. ` +
        `Let GitHub run ${shared} of the jobs at a time (\`strategy.max-parallel: ${shared}\`), or plan at most ${shared} (\`max-jobs\`).`);
}
function noteTimeBudget(reading) {
    const { context, values } = reading;
    if (context.origin !== "action" || reading.isGiven("timeBudgetMs"))
        return;
    const name = reading.called("timeBudgetMs");
    reading.notices.push(isHostedByGitHub(context)
        ? `${name} is ${(0,duration/* formatDuration */.a3)(values.timeBudgetMs ?? 0)}, because GitHub ends a job on its runners after six hours.`
        : `${name} is not set, and this runner is not GitHub's: the run has no time limit. Set one if your server ends jobs.`);
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

/***/ 32467:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u1: () => (/* binding */ evaluationContext)
});

// UNUSED EXPORTS: configuredDetector, loadDetector

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
    const { Carry } = await __webpack_require__.e(/* import() */ 3738).then(__webpack_require__.bind(__webpack_require__, 3738));
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
        openCarry: await openCarryOf({ config, env, workspace, identity, job, warn, ...(saved && { saved }) }),
        loadDetector: await configuredDetector(config, workspace),
        judgement: {
            failOn: (0,run_inputs/* resolveFailOn */.U4)(config.failOn, identity.trigger.eventName),
            minPassRate: config.minPassRate,
        },
    };
}
async function configuredDetector(config, workspace) {
    const source = config.rateLimitPatterns;
    const forms = source === null
        ? []
        : await (await Promise.all(/* import() */[__webpack_require__.e(2856), __webpack_require__.e(3551)]).then(__webpack_require__.bind(__webpack_require__, 43551))).readRateLimitPatterns(source, workspace);
    return () => loadDetector(config.retryAfterThresholdMs, forms);
}
async function loadDetector(retryAfterThresholdMs, forms) {
    const { detect, detectDeclared, detectNotice, detectRowError } = await __webpack_require__.e(/* import() */ 9769).then(__webpack_require__.bind(__webpack_require__, 79769));
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

/***/ 55042:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Interrupted: () => (/* binding */ Interrupted),
/* harmony export */   aE: () => (/* binding */ nextSignal),
/* harmony export */   bz: () => (/* binding */ listenEarly),
/* harmony export */   si: () => (/* binding */ listenForSignals)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23540);




function nextSignal(until) {
    const signals = ["SIGINT", "SIGTERM"];
    return Promise.race(signals.map((signal) => (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(process, signal, { signal: until }).then(() => signal)));
}
function listenForSignals() {
    let handle = null;
    const ignored = isHangupIgnored() ? "SIGHUP" : null;
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
        process.on(signal, () => {
            if (signal === ignored)
                return;
            if (handle === null)
                process.exit(_core_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .SIGNAL_EXIT */ .Kx[signal]);
            handle(signal);
        });
    }
    return (handler) => {
        handle = handler;
    };
}
function isHangupIgnored() {
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(process.env._ ?? "") === "nohup")
        return true;
    try {
        const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${process.ppid}/status`, "latin1");
        return /^SigIgn:\s*[\da-f]*[13579bdf]$/m.test(status);
    }
    catch {
        return false;
    }
}
class Interrupted extends Error {
    name = "Interrupted";
    signal;
    counts;
    constructor(signal, counts = null) {
        super(`interrupted by ${signal} before the first child; nothing was run`);
        this.signal = signal;
        this.counts = counts;
    }
}
function listenEarly(onSignal) {
    const controller = new AbortController();
    let early = null;
    onSignal((signal) => {
        early ??= signal;
        controller.abort();
    });
    return {
        aborted: controller.signal,
        check(count) {
            if (early !== null)
                throw new Interrupted(early, count?.());
        },
    };
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

/***/ 5192:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EH: () => (/* binding */ openingInstant),
/* harmony export */   QI: () => (/* binding */ mergeCheckpoints),
/* harmony export */   V2: () => (/* binding */ checkpointOrder),
/* harmony export */   rn: () => (/* binding */ CLOCK_SKEW_MS),
/* harmony export */   yQ: () => (/* binding */ circuitOrder)
/* harmony export */ });
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65079);
/* harmony import */ var _core_setbacks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7540);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93011);



const CLOCK_SKEW_MS = 3_600_000;
function mergeCheckpoints(a, b, now) {
    const [newer, older] = checkpointOrder(a, now) >= checkpointOrder(b, now) ? [a, b] : [b, a];
    const name = newer.name ?? older.name;
    const repository = newer.repository ?? older.repository;
    const closed = mergeClosings(a, b, now);
    return {
        ...newer,
        seq: Math.max(a.seq, b.seq),
        jobs: Math.max(a.jobs, b.jobs),
        ...(name === undefined ? {} : { name }),
        ...(repository === undefined ? {} : { repository }),
        campaigns: mergeCampaigns(newer.campaigns, older.campaigns),
        circuits: mergeCircuits(a, b, closed),
        ...(closed.size === 0 ? {} : { closed: Object.fromEntries(closed) }),
        ...mergeSetbacksOf(newer, older),
        durations_s: (newer.durations_s.length > 0 ? newer : older).durations_s,
    };
}
function mergeSetbacksOf(newer, older) {
    const known = [newer.setbacks, older.setbacks].filter((one) => one?.campaign === newer.campaigns[0]?.id);
    const [first, second] = known;
    if (first === undefined)
        return {};
    return { setbacks: second === undefined ? first : (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeSetbacks */ .Pm)(first, second) };
}
function mergeClosings(a, b, now) {
    const closed = new Map();
    for (const [provider, at] of [...Object.entries(a.closed ?? {}), ...Object.entries(b.closed ?? {})]) {
        const closedAt = Date.parse(at);
        if (closedAt <= now + CLOCK_SKEW_MS && !(closedAt <= Date.parse(closed.get(provider) ?? "")))
            closed.set(provider, at);
    }
    return closed;
}
function openingInstant(closedAt, at) {
    const earliestAt = Date.parse(closedAt ?? "") + 1;
    return (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .K)(earliestAt > at && earliestAt <= at + CLOCK_SKEW_MS ? earliestAt : at);
}
function mergeCircuits(a, b, closed) {
    const circuits = new Map();
    for (const [provider, circuit] of [...Object.entries(a.circuits), ...Object.entries(b.circuits)]) {
        const isOver = openedAt(circuit) <= Date.parse(closed.get(provider) ?? "");
        if (isOver || Number.isNaN(Date.parse(circuit.until)))
            continue;
        const known = circuits.get(provider);
        if (known === undefined || circuitOrder(circuit) > circuitOrder(known))
            circuits.set(provider, circuit);
    }
    return Object.fromEntries(circuits);
}
function openedAt({ opened_at: opened = "" }) {
    return Date.parse(opened) || 0;
}
function circuitOrder(circuit) {
    const { until, stated, trips, outage = false, stop = false, reason } = circuit;
    const instants = [openedAt(circuit), Date.parse(until)].map((at) => (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .K)(at));
    return [...instants, stated, String(trips).padStart(4, "0"), outage, stop, reason].join(" ");
}
function checkpointOrder(checkpoint, now) {
    const at = Date.parse(checkpoint.updated_at);
    const written = at <= now + CLOCK_SKEW_MS ? (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .K)(at) : "";
    return `${written} ${String(checkpoint.seq).padStart(12, "0")} ${checkpoint.run} ${checkpoint.job}`;
}
function mergeCampaigns(newer, older) {
    const known = new Map();
    for (const record of [...newer, ...older]) {
        const other = known.get(record.id);
        known.set(record.id, other === undefined ? record : mergeCampaign(other, record));
    }
    return [...known.values()].slice(0, _format_js__WEBPACK_IMPORTED_MODULE_1__/* .CAMPAIGNS_LIMIT */ .yQ);
}
function mergeCampaign(newer, older) {
    const reopenedAt = [newer.reopened_at ?? "", older.reopened_at ?? ""].sort().at(-1) ?? "";
    const complete = [newer, older].find((record) => record.complete && (record.completed_at ?? "") >= reopenedAt);
    if (reopenedAt === "")
        return complete ?? newer;
    const open = { ...newer, complete: false, completed_run: null, completed_at: null, counts: undefined };
    return { ...(complete ?? open), reopened_at: reopenedAt };
}


/***/ })

};
