export const id = 5963;
export const ids = [5963];
export const modules = {

/***/ 33734:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ commandContext)
/* harmony export */ });
/* harmony import */ var _engine_evaluation_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2903);
/* harmony import */ var _engine_open_carry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50076);
/* harmony import */ var _engine_ports_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6947);
/* harmony import */ var _engine_run_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45161);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2094);
/* harmony import */ var _streams_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24624);






async function commandContext(config, { slot, resumeCommand = "" }) {
    const { env } = process;
    const identity = (0,_engine_run_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .runIdentity */ .y)(env, config.job.index, Date.now());
    for (const notice of config.notices)
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_4__/* .inform */ .IP)(notice);
    return (0,_engine_evaluation_context_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluationContext */ .u1)(config, {
        env,
        workspace: process.cwd(),
        identity,
        redactor: (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_3__.environmentRedactor)(env),
        sink: (0,_engine_ports_js__WEBPACK_IMPORTED_MODULE_5__/* .warningSink */ .m)(_streams_js__WEBPACK_IMPORTED_MODULE_4__/* .inform */ .IP),
        echo: null,
        resumeCommand,
        onSignal: () => undefined,
        openCarry: await (0,_engine_open_carry_js__WEBPACK_IMPORTED_MODULE_1__/* .openCarryOf */ .v)({
            config,
            env,
            workspace: process.cwd(),
            identity,
            job: { index: slot, total: 1 },
            warn: _streams_js__WEBPACK_IMPORTED_MODULE_4__/* .inform */ .IP,
        }),
    });
}


/***/ }),

/***/ 75108:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planCommand: () => (/* binding */ planCommand)
});

// EXTERNAL MODULE: ./build/config/read-config.js + 2 modules
var read_config = __webpack_require__(88239);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(23540);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/answer.js
var answer = __webpack_require__(23422);
// EXTERNAL MODULE: ./build/core/campaign.js
var core_campaign = __webpack_require__(31670);
// EXTERNAL MODULE: ./build/core/circuit.js
var circuit = __webpack_require__(22725);
// EXTERNAL MODULE: ./build/core/plan.js
var plan = __webpack_require__(74115);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(19996);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/store/lock.js
var lock = __webpack_require__(93699);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
// EXTERNAL MODULE: ./build/tasks/public-name.js
var public_name = __webpack_require__(81038);
// EXTERNAL MODULE: ./build/engine/circuits.js
var engine_circuits = __webpack_require__(4747);
// EXTERNAL MODULE: ./build/engine/enter-state.js
var enter_state = __webpack_require__(49281);
// EXTERNAL MODULE: ./build/engine/list-tasks.js
var list_tasks = __webpack_require__(51448);
// EXTERNAL MODULE: ./build/engine/open-folder.js
var open_folder = __webpack_require__(90332);
// EXTERNAL MODULE: ./build/engine/plan-file.js
var plan_file = __webpack_require__(96127);
// EXTERNAL MODULE: ./build/engine/ports.js
var ports = __webpack_require__(6947);
// EXTERNAL MODULE: ./build/engine/prepare.js + 2 modules
var prepare = __webpack_require__(24957);
// EXTERNAL MODULE: ./build/engine/state-name.js
var state_name = __webpack_require__(3804);
;// CONCATENATED MODULE: ./build/engine/make-plan.js






















async function makePlan(config, context) {
    const now = context.clock.now();
    if (config.taskSource === null) {
        throw new user_error/* UserError */.y("Expected a task list to plan for. Give `tasks` or `tasks-command`.");
    }
    const tasks = await (0,list_tasks/* listTasks */.V)(config.taskSource, { config, context });
    let folder;
    try {
        folder = await (0,open_folder/* openFolder */.N)(config, context);
    }
    catch (error) {
        if (!(error instanceof lock/* LockHeld */.BG) || config.retry.length > 0)
            throw error;
        const stateDir = (0,external_node_path_.resolve)(context.workspace, config.stateDir);
        (0,state_name/* refuseOtherState */.Yq)((0,state_paths/* statePaths */.mt)(stateDir), config.stateName);
        const message = `a run is active in ${stateDir}: this plan covers what it has stored so far, and is not stored itself`;
        (0,ports/* warnIn */.a)(context)(message);
        const { onCopy } = await __webpack_require__.e(/* import() */ 7426).then(__webpack_require__.bind(__webpack_require__, 47426));
        return onCopy(stateDir, { context, isActive: true }, (copy) => planIn(copy, { config, context, tasks, now }));
    }
    try {
        const { carry, warnings, over } = await (0,enter_state/* enterState */.Y)(folder, { config, context, tasks, now, early: null });
        for (const message of warnings)
            (0,ports/* warnIn */.a)(context)(message);
        if (over !== null) {
            if (over.reason !== undefined)
                (context.notice ?? (0,ports/* warnIn */.a)(context))(over.reason);
            return { campaign: over.campaign.id, matrix: [], outstanding: 0, tasks: [], resumeAt: null };
        }
        const plan = await planIn(folder, { config, context, tasks, now });
        await carry?.end(plan.campaign);
        return plan;
    }
    finally {
        folder.close();
    }
}
async function planIn(folder, { config, context, tasks, now }) {
    const { identity } = context;
    const { paths } = folder;
    const warn = (0,ports/* warnIn */.a)(context);
    const options = { config, tasks, identity, now };
    const state = (0,prepare/* readState */.un)(folder, options);
    for (const message of state.warnings)
        warn(message);
    const { campaign, known, checkpoint, isNew, history } = state;
    const isAhead = isNew && known[0]?.complete === true;
    const durations = isAhead ? paths.results : paths.baseline;
    const outstanding = (0,prepare/* outstandingOf */.WD)(options, { part: (0,split/* wholeOf */.l2)(tasks.count), history, durations });
    const refused = await askProviders(outstanding, checkpoint, { config, context, tasks, now });
    const circuits = { ...checkpoint?.circuits, ...refused };
    const open = openUntil(outstanding, circuits, { tasks, now });
    const startable = open.size === 0 ? outstanding : outstanding.filter((index) => !open.has(tasks.providerAt(index)));
    const jobs = (0,plan/* balance */.nU)(startable, (0,prepare/* durationsOf */.DM)(tasks, outstanding, durations), {
        maxJobs: config.maxJobs,
        targetJobS: config.targetJobDurationMs === null ? null : config.targetJobDurationMs / 1_000,
        concurrency: config.concurrency,
    });
    (0,plan_file/* writePlan */.pD)(paths.plan, { campaign: campaign.id, identity, tasks, jobs, now });
    if (!isAhead) {
        folder.openJournals();
        const campaigns = isNew ? folder.rollOver(known, campaign) : known;
        folder.writeTasks(tasks);
        const counts = (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(tasks.count), history, config.maxAttempts);
        folder.writeCheckpoint({
            ...(0,state_name/* nextCheckpoint */.QK)(checkpoint, { identity, job: "plan", name: config.stateName, now }),
            jobs: Math.max(1, jobs.length, isNew ? 1 : (checkpoint?.jobs ?? 1)),
            campaigns: [
                (0,core_campaign/* settleCampaign */.MJ)(campaign, { counts, workflowRun: identity.workflowRun, completedAt: (0,instant/* iso */.K)(now) }),
                ...campaigns.slice(1),
            ],
            circuits,
        });
    }
    return {
        campaign: campaign.id,
        matrix: jobs.map((_, index) => index),
        outstanding: outstanding.length,
        tasks: Array.from(outstanding, (index) => (0,public_name/* publicName */.p)(tasks.idAt(index), folder.redactor)),
        resumeAt: [...open.values()].reduce(instant/* earliest */.Q, null),
    };
}
function openUntil(outstanding, circuits, { tasks, now }) {
    const stored = new Map();
    for (const provider of Object.keys(circuits)) {
        const circuit = (0,engine_circuits/* restoreCircuit */.wl)({ circuits }, provider, { now, isProbedNow: false });
        if (circuit?.state === "open" && circuit.untilAt > now)
            stored.set(provider, circuit.untilAt);
    }
    const open = new Map();
    if (stored.size === 0)
        return open;
    for (const index of outstanding) {
        const provider = tasks.providerAt(index);
        const untilAt = stored.get(provider);
        if (untilAt !== undefined)
            open.set(provider, untilAt);
    }
    return open;
}
async function askProviders(outstanding, checkpoint, { config, context, tasks, now }) {
    const refused = {};
    if (config.preflight === null)
        return refused;
    const providers = new Set(Array.from(outstanding, (index) => tasks.providerAt(index)));
    const workingDirectory = (0,external_node_path_.resolve)(context.workspace, config.workingDirectory);
    const [{ askProvider }, detectorAt] = await Promise.all([__webpack_require__.e(/* import() */ 9888).then(__webpack_require__.bind(__webpack_require__, 39888)), context.loadDetector()]);
    for (const provider of providers) {
        const known = (0,engine_circuits/* restoreCircuit */.wl)(checkpoint, provider, { now, isProbedNow: false });
        if (known?.state === "open" && known.untilAt > now)
            continue;
        const options = {
            config,
            context,
            detectorAt,
            workingDirectory,
            deadlineAt: null,
            signal: new AbortController().signal,
        };
        const detection = await askProvider(provider, options).catch((error) => {
            (0,ports/* warnIn */.a)(context)(`preflight could not be run: ${(0,reason/* reasonOf */.A)(error)}`);
            return rate_limit/* NOTHING_DETECTED */.XV;
        });
        if (!(0,rate_limit/* isRateLimit */.a5)(detection) || (detection.kind !== "stop" && detection.kind !== "wait"))
            continue;
        const endAt = (0,answer/* statedEndAt */.W7)(detection, now);
        if (endAt !== null && endAt - now <= config.retryAfterThresholdMs)
            continue;
        const until = (0,instant/* iso */.K)(endAt ?? now + (0,circuit/* openingMs */.d7)(1));
        refused[provider] = { state: "open", until, trips: 1, reason: detection.evidence, stated: endAt !== null };
    }
    return refused;
}

// EXTERNAL MODULE: ./build/engine/reserved-jobs.js
var reserved_jobs = __webpack_require__(40564);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/cli/command-context.js
var command_context = __webpack_require__(33734);
// EXTERNAL MODULE: ./build/cli/streams.js
var streams = __webpack_require__(24624);
;// CONCATENATED MODULE: ./build/cli/plan.js








async function planCommand(line) {
    const config = (0,read_config/* readConfig */.X)(line.inputs, { origin: "cli", env: process.env, taker: "plan", argv: line.argv });
    const plan = await makePlan(config, await (0,command_context/* commandContext */.b)(config, { slot: reserved_jobs/* PLAN_JOB */.eb }));
    const resumeAt = plan.resumeAt === null ? "" : (0,instant/* iso */.K)(plan.resumeAt);
    const { matrix, outstanding, tasks } = plan;
    (0,streams/* printJson */.Q2)({ matrix, jobs: matrix.length, outstanding, "resume-at": resumeAt, tasks });
    if (line.flags.json)
        return tally/* EXIT */.dc.ok;
    const rows = [
        ["campaign", (0,report_escape/* oneLine */.TN)(plan.campaign)],
        ["outstanding", String(outstanding)],
        ["jobs", String(matrix.length)],
        ["resume at", resumeAt || "-"],
    ];
    (0,streams.informText)((0,streams/* table */.tp)(rows, 12));
    return tally/* EXIT */.dc.ok;
}


/***/ }),

/***/ 23422:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ circuitNotes),
/* harmony export */   HM: () => (/* binding */ waitEndsAt),
/* harmony export */   P$: () => (/* binding */ openCircuitOf),
/* harmony export */   QH: () => (/* binding */ fitsBudget),
/* harmony export */   Vj: () => (/* binding */ LEAST_WAIT_MS),
/* harmony export */   W7: () => (/* binding */ statedEndAt),
/* harmony export */   hJ: () => (/* binding */ statedWaitMs)
/* harmony export */ });
/* harmony import */ var _circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22725);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65079);
/* harmony import */ var _state_edits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17267);



const WAIT_FACTOR = 1.1;
const LEAST_WAIT_MS = 1_000;
function waitEndsAt(limit, now) {
    if (limit.retryAfterMs === null && limit.resetAt === null)
        return null;
    const waitMs = statedWaitMs(limit, now);
    return now + (waitMs === null ? LEAST_WAIT_MS : Math.ceil(waitMs * WAIT_FACTOR));
}
function statedEndAt(limit, now) {
    const waitMs = statedWaitMs(limit, now, ["resetAt", "retryAfterMs"]);
    return waitMs === null ? null : now + waitMs;
}
function statedWaitMs(limit, now, order = ["retryAfterMs", "resetAt"]) {
    for (const name of order) {
        const stated = limit[name];
        const waitMs = stated === null ? 0 : name === "resetAt" ? stated - now : stated;
        if (waitMs > 0)
            return waitMs;
    }
    return null;
}
function fitsBudget({ settings, waitedMs }, waitMs, untilAt) {
    const { maxWaitMs, deadlineAt } = settings;
    return waitMs <= maxWaitMs - waitedMs && (deadlineAt === null || untilAt < deadlineAt);
}
function openCircuitOf(state, lane, cause, at) {
    const opened = (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .openCircuit */ .Ed)(lane.circuit, at, cause);
    const waitMs = opened.untilAt - at;
    const isWait = opened.policy === "wait" && fitsBudget(state, waitMs, opened.untilAt);
    const circuit = { ...opened, policy: isWait ? "wait" : "stop" };
    const drainUntil = isWait || cause.outage ? lane.drainUntil : (lane.drainUntil ?? at + state.settings.stopGraceMs);
    const waitedMs = state.waitedMs + (isWait ? waitMs : 0);
    return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_1__/* .withNotes */ .ci)((0,_state_edits_js__WEBPACK_IMPORTED_MODULE_1__/* .withLane */ .JL)({ ...state, waitedMs }, { ...lane, circuit, drainUntil }), circuitNotes(lane, circuit));
}
const SAME_WAIT_MS = 1_000;
function circuitNotes(before, after) {
    const from = before.circuit.state;
    const moved = before.circuit.state === "open" &&
        after.state === "open" &&
        Math.abs(after.untilAt - before.circuit.untilAt) >= SAME_WAIT_MS;
    if (from === after.state && !moved)
        return [];
    return [
        {
            event: "circuit_changed",
            provider: before.provider,
            from,
            to: after.state,
            until: after.state === "open" ? (0,_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .K)(after.untilAt) : null,
            reason: after.state === "open" ? after.reason : after.state === "closed" ? "the provider answers again" : "probe",
        },
    ];
}


/***/ }),

/***/ 69058:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isTerminal),
/* harmony export */   U: () => (/* binding */ MESSAGE_LIMIT_BYTES)
/* harmony export */ });
const MESSAGE_LIMIT_BYTES = 4_096;
function isTerminal(failure) {
    return failure === "timeout_exceeded" || failure === "skipped" || failure === "fatal";
}


/***/ }),

/***/ 49281:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ enterState),
/* harmony export */   _: () => (/* binding */ unusable)
/* harmony export */ });
/* harmony import */ var _core_error_code_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74924);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64220);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67756);
/* harmony import */ var _store_unite_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62937);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6947);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24957);
/* harmony import */ var _retry_tasks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21730);
/* harmony import */ var _take_over_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72419);








async function enterState(folder, options) {
    const { config, context, tasks, now, early } = options;
    const { paths } = folder;
    const { identity, clock } = context;
    const warn = (0,_ports_js__WEBPACK_IMPORTED_MODULE_4__/* .warnIn */ .a)(context);
    const left = await (0,_take_over_js__WEBPACK_IMPORTED_MODULE_3__/* .takeOverLeft */ .Dx)(folder, (0,_take_over_js__WEBPACK_IMPORTED_MODULE_3__/* .takeOverOptions */ .kQ)(paths, { config, context, now })).catch((error) => {
        throw unusable(paths.root, error);
    });
    const carry = context.openCarry?.(paths, warn) ?? null;
    const cut = () => carry?.endBy(clock.now());
    early?.aborted.addEventListener("abort", cut);
    if (early?.aborted.aborted)
        cut();
    await carry?.restore((known) => (0,_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignOf */ .Ii)(config, identity, { known, now, paths }));
    early?.check(early.aborted.aborted ? (0,_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .countStored */ .Jb)(folder, tasks, { config, identity, now }) : null);
    const { warnings } = left;
    const done = (0,_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .doneBefore */ .qv)(folder, config, { identity, now });
    if (done !== null) {
        carry?.leave();
        return { carry, warnings, over: { campaign: done } };
    }
    (0,_store_unite_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .dropRetried */ .jI)(paths);
    const settled = (0,_retry_tasks_js__WEBPACK_IMPORTED_MODULE_2__/* .retryByInput */ .Y7)(folder, { config, tasks, identity, now }, context.notice ?? warn);
    if (settled === null)
        return { carry, warnings, over: null };
    carry?.leave();
    return { carry, warnings, over: { campaign: settled, reason: (0,_retry_tasks_js__WEBPACK_IMPORTED_MODULE_2__/* .nothingToRetry */ .bI)(config.retry) } };
}
function unusable(root, error) {
    if ((0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .C)(error) === null)
        return error;
    return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y(`Expected plain files that can be read and written in the state folder ${root}, found: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_7__/* .reasonOf */ .A)(error)}. ` +
        "Remove what is in the way, or set another `state-dir`.", { cause: error });
}


/***/ }),

/***/ 2903:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u1: () => (/* binding */ evaluationContext)
/* harmony export */ });
/* unused harmony exports configuredDetector, loadDetector */
/* harmony import */ var _config_run_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97030);
/* harmony import */ var _system_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78337);


async function evaluationContext(config, options) {
    return {
        ...options,
        clock: (0,_system_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m)(),
        loadDetector: await configuredDetector(config, options.workspace),
        judgement: {
            failOn: (0,_config_run_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveFailOn */ .U4)(config.failOn, options.identity.trigger.eventName),
            minPassRate: config.minPassRate,
        },
    };
}
async function configuredDetector(config, workspace) {
    const forms = config.rateLimitPatterns === null ? [] : await readForms(config.rateLimitPatterns, workspace);
    return () => loadDetector(config.retryAfterThresholdMs, forms);
}
async function readForms(source, workspace) {
    const [{ readRateLimitPatterns }, { compileUserForms }] = await Promise.all([
        __webpack_require__.e(/* import() */ 3551).then(__webpack_require__.bind(__webpack_require__, 43551)),
        Promise.all(/* import() */[__webpack_require__.e(2856), __webpack_require__.e(9405)]).then(__webpack_require__.bind(__webpack_require__, 29405)),
    ]);
    return compileUserForms(await readRateLimitPatterns(source, workspace));
}
async function loadDetector(retryAfterThresholdMs, forms) {
    const { detect, detectDeclared, detectNotice, detectRowError } = await __webpack_require__.e(/* import() */ 8791).then(__webpack_require__.bind(__webpack_require__, 38791));
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
            detectRowError: (error) => detectRowError(error, context),
        };
    };
}


/***/ }),

/***/ 51448:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ listTasks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _run_child_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34712);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31918);
/* harmony import */ var _tasks_read_tasks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28412);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6947);






async function listTasks(source, { config, context, }, signal) {
    const { workspace, env, redactor } = context;
    const { provider, repeats, vary, passWithNoTasks, inputs } = config;
    const workingDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, config.workingDirectory);
    const childEnv = (0,_run_child_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .filterEnvironment */ ._I)(env, config.env);
    const listed = source.kind === "harness"
        ? await testsOf(source.start, {
            workingDirectory,
            env: childEnv,
            passWithNoTasks,
            signal,
            redact: (text) => redactor.redact(text),
        })
        : source;
    return (0,_tasks_read_tasks_js__WEBPACK_IMPORTED_MODULE_3__/* .readTasks */ .j)(listed, {
        workspace,
        workingDirectory,
        env: childEnv,
        provider,
        repeats,
        vary,
        passWithNoTasks,
        redactor,
        inputs,
        own: ownFiles((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, config.stateDir), repeats === 1 && vary.length === 0),
        warn: (0,_ports_js__WEBPACK_IMPORTED_MODULE_5__/* .warnIn */ .a)(context),
        ...(signal === undefined ? {} : { signal }),
    });
}
async function testsOf(start, options) {
    const { listTests } = await __webpack_require__.e(/* import() */ 8259).then(__webpack_require__.bind(__webpack_require__, 58259));
    return { kind: "items", name: start.name, items: await listTests(start, options) };
}
function ownFiles(stateDir, isAsListed) {
    const paths = (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .statePaths */ .mt)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(stateDir) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(stateDir) : stateDir);
    return { has: (path) => (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isStatePath */ .rX)(paths, path), stored: isAsListed ? paths.tasks : null };
}


/***/ }),

/***/ 50076:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ openCarryOf)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: ./build/store/carrier/cache-offer.js
var cache_offer = __webpack_require__(56144);
;// CONCATENATED MODULE: ./build/store/carrier/open-carrier.js



async function carrierOpener(choice, place) {
    const { environment, workspace, tempFolder } = place;
    switch (choice.kind) {
        case "none":
            return null;
        case "auto": {
            if ((0,cache_offer/* cacheOffered */.U)(environment) === null)
                return null;
            const { CacheCarrier } = await __webpack_require__.e(/* import() */ 753).then(__webpack_require__.bind(__webpack_require__, 80753));
            return () => new CacheCarrier({ environment, tempFolder });
        }
        case "folder": {
            const { FolderCarrier } = await __webpack_require__.e(/* import() */ 6940).then(__webpack_require__.bind(__webpack_require__, 46940));
            return () => new FolderCarrier((0,external_node_path_.resolve)(workspace, choice.path));
        }
        case "s3": {
            const { S3Carrier } = await __webpack_require__.e(/* import() */ 4446).then(__webpack_require__.bind(__webpack_require__, 24446));
            const { bucket, prefix } = choice;
            return () => new S3Carrier({ bucket, prefix, environment, tempFolder });
        }
        default:
            return (0,unreachable/* unreachable */.H)(choice);
    }
}

// EXTERNAL MODULE: ./build/engine/system-clock.js
var system_clock = __webpack_require__(78337);
;// CONCATENATED MODULE: ./build/engine/open-carry.js



const SIBLING_INTERVAL_S = 30;
async function openCarryOf(options) {
    const { config, env, workspace, identity, job, warn, opened, post } = options;
    const tempFolder = env.RUNNER_TEMP || (0,external_node_os_.tmpdir)();
    const open = await carrierOpener(config.carry, { environment: env, workspace, tempFolder });
    if (open === null)
        return null;
    const { Carry } = await __webpack_require__.e(/* import() */ 3716).then(__webpack_require__.bind(__webpack_require__, 33716));
    return (paths) => {
        const saved = opened?.(paths.root);
        return new Carry({
            carrier: open(),
            tempFolder,
            clock: (0,system_clock/* systemClock */.m)(),
            identity,
            name: config.name,
            job,
            checkpointIntervalMs: config.checkpointIntervalMs,
            siblingIntervalMs: siblingIntervalS(env.CARRYOVER_SIBLING_INTERVAL_S) * 1_000,
            paths,
            warn,
            ...(saved === undefined ? {} : { saved }),
            ...post,
        });
    };
}
function siblingIntervalS(text) {
    const seconds = Number(text);
    return text !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : SIBLING_INTERVAL_S;
}


/***/ }),

/***/ 40564:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GJ: () => (/* binding */ SHARED_STOPS),
/* harmony export */   Gb: () => (/* binding */ SHARED_STATE),
/* harmony export */   Pw: () => (/* binding */ isMatrixJob),
/* harmony export */   Rr: () => (/* binding */ MERGE_JOB),
/* harmony export */   eb: () => (/* binding */ PLAN_JOB),
/* harmony export */   wV: () => (/* binding */ SMALL_MATRIX)
/* harmony export */ });
const SHARED_STATE = 9_996;
const SHARED_STOPS = 9_997;
const PLAN_JOB = 9_998;
const MERGE_JOB = 9_999;
const SMALL_MATRIX = 4;
function isMatrixJob(index) {
    return index < SHARED_STATE;
}


/***/ }),

/***/ 21730:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JO: () => (/* binding */ retryTasks),
/* harmony export */   Y7: () => (/* binding */ retryByInput),
/* harmony export */   bI: () => (/* binding */ nothingToRetry)
/* harmony export */ });
/* harmony import */ var _core_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13270);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65079);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83260);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24957);




function retryByInput(folder, options, notice) {
    const { config, tasks, identity, now } = options;
    if (config.retry.length === 0)
        return null;
    const { maxAttempts } = config;
    const retried = retryTasks(folder, { kinds: config.retry, ids: [] }, { tasks, maxAttempts, run: identity.run, now, isDryRun: false });
    if (retried.length > 0)
        return null;
    const { isNew, known } = (0,_prepare_js__WEBPACK_IMPORTED_MODULE_0__/* .readState */ .un)(folder, options);
    const [latest] = known;
    if (isNew && latest?.complete)
        return latest;
    notice(`${nothingToRetry(config.retry)}. This run does what is outstanding`);
    return null;
}
function nothingToRetry(kinds) {
    return `no task of the campaign is ${kinds.join(" or ")}, so there is nothing to retry`;
}
function retryTasks(folder, choice, options) {
    const checkpoint = folder.readCheckpoint();
    const [latest, ...others] = checkpoint?.campaigns ?? folder.campaignsOfRows();
    if (latest === undefined)
        return [];
    const { tasks, maxAttempts, now, run } = options;
    const { history } = folder.readHistory(latest.id, new _core_history_js__WEBPACK_IMPORTED_MODULE_1__/* .ListHistory */ .tX(tasks));
    const chosen = [];
    for (let index = 0; index < tasks.count; index += 1) {
        const record = history.at(index);
        if (record !== undefined &&
            (0,_core_history_js__WEBPACK_IMPORTED_MODULE_1__/* .nextAttempt */ .nj)(record, maxAttempts) === null &&
            isChosen(choice, record, tasks.idAt(index))) {
            chosen.push(index);
        }
    }
    const ids = chosen.map((index) => tasks.idAt(index));
    if (options.isDryRun || chosen.length === 0)
        return ids;
    const at = (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .K)(now);
    folder.openJournals();
    folder.retry(chosen.map((index) => {
        const { id, hash } = tasks.at(index);
        const was = statusOf(history.at(index));
        return { v: 1, campaign: latest.id, id, hash, class: "retry", was, run, at };
    }));
    if (checkpoint !== null) {
        const { counts: _counts, ...open } = latest;
        const reopened = { ...open, complete: false, completed_run: null, completed_at: null, reopened_at: at };
        folder.writeCheckpoint({ ...checkpoint, campaigns: [reopened, ...others], updated_at: at });
    }
    return ids;
}
function isChosen({ kinds, ids }, record, id) {
    const wanted = kinds.length === 0 && ids.length === 0 ? ["errored", "timed-out"] : kinds;
    const kind = kindOf(record);
    const isKind = wanted.length === 0 || (kind !== null && wanted.includes(kind));
    return isKind && (ids.length === 0 || ids.some((pattern) => id === pattern || (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .idPattern */ .aD)(pattern).test(id)));
}
function statusOf(record) {
    if (record === undefined || (record.kind === "terminal" && record.class === "skipped"))
        return undefined;
    return record.kind === "result" ? record.status : "errored";
}
function kindOf(record) {
    if (record.kind === "result")
        return record.status === "failed" ? "failed" : null;
    if (record.kind === "attempts")
        return "errored";
    if (record.class === "timeout_exceeded")
        return "timed-out";
    return record.class === "skipped" ? null : "errored";
}


/***/ }),

/***/ 72419:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ takeOverLeft),
/* harmony export */   kQ: () => (/* binding */ takeOverOptions)
/* harmony export */ });
/* unused harmony export mayHoldLeftovers */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24957);


function mayHoldLeftovers({ inbox }) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(inbox).length > 0;
    }
    catch {
        return false;
    }
}
function takeOverOptions(paths, run) {
    const { config, context, now } = run;
    return {
        loadDetector: async () => (await context.loadDetector())(now),
        campaignOfNone: () => (0,_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignOf */ .Ii)(config, context.identity, { known: [], now, paths }),
        orphans: context.orphans ?? "stop",
    };
}
async function takeOverLeft(folder, options, from = folder.paths) {
    if (!mayHoldLeftovers(from))
        return { rows: 0, warnings: [] };
    const { recoverInbox } = await Promise.all(/* import() */[__webpack_require__.e(9264), __webpack_require__.e(3014)]).then(__webpack_require__.bind(__webpack_require__, 77606));
    return recoverInbox(folder, options, from);
}


/***/ }),

/***/ 34712:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WA: () => (/* binding */ scalarFields),
/* harmony export */   _I: () => (/* binding */ filterEnvironment),
/* harmony export */   zv: () => (/* binding */ addVariables)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);

const STRING_BYTES_LIMIT = 131_072;
const TASK_BYTES_LIMIT = 524_288;
const NEVER = /^(?:ACTIONS_.*|INPUT_.*|GITHUB_(?:OUTPUT|ENV|PATH|STATE|STEP_SUMMARY)|CARRYOVER_TASK.*|CARRYOVER_FIELD_.*)$/s;
const ALWAYS = ["PATH", "RUNNER_TRACKING_ID"];
function filterEnvironment(base, envAllow) {
    const allowed = envAllow === "inherit" ? null : new Set([...ALWAYS, ...envAllow]);
    const kept = {};
    for (const [name, value] of Object.entries(base)) {
        if (value === undefined || NEVER.test(name))
            continue;
        if (allowed === null || allowed.has(name))
            kept[name] = value;
    }
    return kept;
}
function addVariables(environment, request) {
    environment.CARRYOVER_TASKS_FILE = request.tasksFile;
    environment.CARRYOVER_RESULTS_FILE = request.resultsFile;
    environment.CARRYOVER_SHARD = String(request.shard);
    environment.CARRYOVER_ATTEMPT = String(request.attempt);
    environment.CARRYOVER_DEADLINE = isoInstant(request.deadlineAt);
    const leftOut = [];
    let taskBytes = 0;
    const add = (name, value) => {
        const bytes = Buffer.byteLength(name) + Buffer.byteLength(value) + 2;
        if (bytes > STRING_BYTES_LIMIT || taskBytes + bytes > TASK_BYTES_LIMIT || value.includes("\0")) {
            leftOut.push(name);
            return;
        }
        taskBytes += bytes;
        environment[name] = value;
    };
    delete environment.CARRYOVER_PROVIDER;
    add("CARRYOVER_PROVIDER", request.provider);
    const [task, ...others] = request.tasks;
    if (task === undefined || others.length > 0)
        return { environment, leftOut };
    add("CARRYOVER_TASK_ID", task.id);
    add("CARRYOVER_TASK", task.json);
    for (const [name, value] of fieldVariables(task))
        add(name, value);
    return { environment, leftOut };
}
function fieldVariables(task) {
    const variables = new Map();
    for (const [field, value] of scalarFields(task.json)) {
        const name = field.toUpperCase().replace(/[^A-Z0-9_]/gu, "_");
        if (name !== "" && !variables.has(`CARRYOVER_FIELD_${name}`))
            variables.set(`CARRYOVER_FIELD_${name}`, value);
    }
    return variables;
}
function scalarFields(json) {
    const fields = new Map();
    const payload = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(json);
    if (typeof payload !== "object" || payload === null || Array.isArray(payload))
        return fields;
    for (const [name, value] of Object.entries(payload)) {
        if (typeof value === "string")
            fields.set(name, value);
        else if (typeof value === "number" || typeof value === "bigint" || typeof value === "boolean")
            fields.set(name, String(value));
    }
    return fields;
}
function isoInstant(at) {
    return new Date(Math.min(Math.max(at, 0), 8_640_000_000_000_000)).toISOString();
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


/***/ })

};
