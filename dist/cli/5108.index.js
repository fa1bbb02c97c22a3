export const id = 5108;
export const ids = [5108];
export const modules = {

/***/ 33734:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ commandContext)
/* harmony export */ });
/* harmony import */ var _engine_evaluation_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32467);
/* harmony import */ var _engine_ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6947);
/* harmony import */ var _streams_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24624);



function commandContext(config, slot) {
    return (0,_engine_evaluation_context_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluationContext */ .u1)(config, {
        env: process.env,
        workspace: process.cwd(),
        job: { index: slot, total: 1 },
        sink: (0,_engine_ports_js__WEBPACK_IMPORTED_MODULE_2__/* .warningSink */ .m)(_streams_js__WEBPACK_IMPORTED_MODULE_1__/* .inform */ .IP),
        echo: null,
        notice: _streams_js__WEBPACK_IMPORTED_MODULE_1__/* .inform */ .IP,
        warn: _streams_js__WEBPACK_IMPORTED_MODULE_1__/* .inform */ .IP,
        commands: () => ({ resumeCommand: "" }),
        onSignal: () => undefined,
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

// EXTERNAL MODULE: ./build/config/config.js + 2 modules
var config_config = __webpack_require__(10742);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(23540);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/campaign.js
var core_campaign = __webpack_require__(31670);
// EXTERNAL MODULE: ./build/core/circuit.js
var circuit = __webpack_require__(22725);
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
;// CONCATENATED MODULE: ./build/engine/make-plan.js


















async function makePlan(config, context) {
    const now = context.clock.now();
    if (config.taskSource === null) {
        throw new user_error/* UserError */.y("Expected a task list to plan for. Give `tasks` or `tasks-command`.");
    }
    const tasks = await (0,list_tasks/* listTasks */.V)(config.taskSource, { config, context });
    let folder;
    try {
        folder = (0,open_folder/* openFolder */.NE)(config, context);
    }
    catch (error) {
        if (!(error instanceof lock/* LockHeld */.BG) || config.retry.length > 0)
            throw error;
        const stateDir = (0,external_node_path_.resolve)(context.workspace, config.stateDir);
        (0,open_folder/* refuseOtherStates */.hr)([stateDir], config.stateName);
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
    const jobs = (0,split/* balance */.nU)(startable, (0,prepare/* durationsOf */.DM)(tasks, outstanding, durations), {
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
            ...(0,open_folder/* nextCheckpoint */.QK)(checkpoint, { identity, job: "plan", name: config.stateName, now }),
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
        const endAt = (0,rate_limit/* statedEndAt */.W7)(detection, now);
        if (endAt !== null && endAt - now <= config.retryAfterThresholdMs)
            continue;
        const until = (0,instant/* iso */.K)(endAt ?? now + (0,circuit/* openingMs */.d7)(1));
        refused[provider] = { state: "open", until, trips: 1, reason: detection.evidence, stated: endAt !== null };
    }
    return refused;
}

// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/store/carrier/key.js
var key = __webpack_require__(66242);
// EXTERNAL MODULE: ./build/cli/command-context.js
var command_context = __webpack_require__(33734);
// EXTERNAL MODULE: ./build/cli/streams.js
var streams = __webpack_require__(24624);
;// CONCATENATED MODULE: ./build/cli/plan.js








async function planCommand(line) {
    const config = (0,config_config/* readConfig */.X)(line.inputs, { origin: "cli", env: process.env, taker: "plan", argv: line.argv });
    const plan = await makePlan(config, await (0,command_context/* commandContext */.b)(config, key/* PLAN_JOB */.eb));
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

/***/ 19996:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HM: () => (/* binding */ waitEndsAt),
/* harmony export */   Ph: () => (/* binding */ pauseReason),
/* harmony export */   Vj: () => (/* binding */ LEAST_WAIT_MS),
/* harmony export */   W7: () => (/* binding */ statedEndAt),
/* harmony export */   XV: () => (/* binding */ NOTHING_DETECTED),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   gO: () => (/* binding */ limitDetails),
/* harmony export */   hJ: () => (/* binding */ statedWaitMs)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);


const NOTHING_DETECTED = {
    kind: "none",
    certain: true,
    retryAfterMs: null,
    resetAt: null,
    evidence: "",
    form: null,
    provider: null,
};
function isRateLimit(detection) {
    return detection.kind !== "none" && detection.kind !== "overload";
}
function limitDetails(limit) {
    const { kind, certain, source = null, retryAfterMs, resetAt, form, provider, evidence } = limit;
    return {
        kind,
        certain,
        source,
        retry_after_seconds: retryAfterMs === null ? null : retryAfterMs / 1_000,
        reset_at: resetAt === null ? null : (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .K)(resetAt),
        form,
        provider,
        evidence,
    };
}
const WAIT_FACTOR = 1.1;
const LEAST_WAIT_MS = 1_000;
function waitEndsAt(limit, now) {
    if (limit.retryAfterMs === null && limit.resetAt === null)
        return null;
    const waitMs = statedWaitMs(limit, now);
    return now + (waitMs === null ? LEAST_WAIT_MS : Math.ceil(waitMs * WAIT_FACTOR));
}
function statedWaitMs({ retryAfterMs, resetAt }, now) {
    if (retryAfterMs !== null && retryAfterMs > 0)
        return retryAfterMs;
    return resetAt !== null && resetAt > now ? resetAt - now : null;
}
function pauseReason({ evidence }, waitMs) {
    return `${waitMs === null ? "rate limit without a stated wait" : `asked to wait ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(waitMs)}`}: ${evidence}`;
}
function statedEndAt(limit, now) {
    if (limit.resetAt !== null && limit.resetAt > now)
        return limit.resetAt;
    const waitMs = statedWaitMs(limit, now);
    return waitMs === null ? null : now + waitMs;
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
    const left = await (0,_take_over_js__WEBPACK_IMPORTED_MODULE_3__/* .takeOverLeft */ .D)(folder, context).catch((error) => {
        throw unusable(paths.root, error);
    });
    const carry = context.openCarry?.(paths, warn) ?? null;
    const cut = () => carry?.endBy(clock.now());
    early?.aborted.addEventListener("abort", cut);
    if (early?.aborted.aborted)
        cut();
    await carry?.restore((known) => (0,_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignOf */ .Ii)(config, identity, { known, now, paths }));
    early?.check(() => (0,_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .countStored */ .Jb)(folder, tasks, { config, identity, now }));
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

/***/ 32467:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u1: () => (/* binding */ evaluationContext)
});

// UNUSED EXPORTS: configuredDetector, loadDetector

// EXTERNAL MODULE: ./build/config/run-inputs.js
var run_inputs = __webpack_require__(97030);
// EXTERNAL MODULE: ./build/report/redact.js + 3 modules
var redact = __webpack_require__(2094);
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
    const { Carry } = await __webpack_require__.e(/* import() */ 3003).then(__webpack_require__.bind(__webpack_require__, 3003));
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

// EXTERNAL MODULE: ./build/engine/run-identity.js
var run_identity = __webpack_require__(45161);
;// CONCATENATED MODULE: ./build/engine/evaluation-context.js





async function evaluationContext(config, options) {
    const { env, workspace, warn, job = config.job, opened, commands, ...ports } = options;
    for (const notice of config.notices)
        ports.notice(notice);
    const identity = (0,run_identity/* runIdentity */.y)(env, config.job.index, Date.now());
    const redactor = (0,redact.environmentRedactor)(env);
    return {
        ...ports,
        ...commands(identity, redactor),
        env,
        workspace,
        identity,
        redactor,
        clock: (0,system_clock/* systemClock */.m)(),
        openCarry: await openCarryOf({ config, env, workspace, identity, job, warn, ...(opened && { opened }) }),
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
        : await (await Promise.all(/* import() */[__webpack_require__.e(2856), __webpack_require__.e(7484), __webpack_require__.e(9106)]).then(__webpack_require__.bind(__webpack_require__, 79106))).readRateLimitPatterns(source, workspace);
    return () => loadDetector(config.retryAfterThresholdMs, forms);
}
async function loadDetector(retryAfterThresholdMs, forms) {
    const { detect, detectDeclared, detectNotice, detectRowError } = await Promise.all(/* import() */[__webpack_require__.e(7484), __webpack_require__.e(6044)]).then(__webpack_require__.bind(__webpack_require__, 56044));
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
/* harmony import */ var _run_child_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34712);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31918);
/* harmony import */ var _tasks_read_tasks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28412);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6947);






async function listTasks(source, { config, context, }, signal) {
    const { workspace, env, redactor } = context;
    const { provider, repeats, vary, passWithNoTasks, inputs } = config;
    const workingDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, config.workingDirectory);
    const childEnv = (0,_run_child_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .filterEnvironment */ ._)(env, config.env);
    const listed = source.kind === "harness"
        ? await testsOf(source.start, {
            workingDirectory,
            env: childEnv,
            passWithNoTasks,
            signal,
            redact: (text) => redactor.redact(text),
        })
        : source;
    return (0,_tasks_read_tasks_js__WEBPACK_IMPORTED_MODULE_4__/* .readTasks */ .j)(listed, {
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
    const paths = (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .statePaths */ .mt)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(stateDir) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(stateDir) : stateDir);
    return { has: (path) => (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isStatePath */ .rX)(paths, path), stored: isAsListed ? paths.tasks : null };
}


/***/ }),

/***/ 6947:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ warnIn),
/* harmony export */   m: () => (/* binding */ warningSink)
/* harmony export */ });
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65079);

function warnIn(to) {
    return (message) => to.sink.on({ event: "warning", message, at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .iso */ .K)(to.clock.now()) });
}
function warningSink(write) {
    return {
        on(event) {
            if (event.event === "warning")
                write(event.message);
        },
    };
}


/***/ }),

/***/ 21730:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JO: () => (/* binding */ retryTasks),
/* harmony export */   Y7: () => (/* binding */ retryByInput),
/* harmony export */   bI: () => (/* binding */ nothingToRetry)
/* harmony export */ });
/* harmony import */ var _core_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13270);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65079);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83260);
/* harmony import */ var _store_run_events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87577);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24957);





function retryByInput(folder, options, notice) {
    const { config, tasks, identity, now } = options;
    if (config.retry.length === 0)
        return null;
    const { campaign: next, known } = (0,_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .readState */ .un)(folder, options);
    const open = known.map((record) => ({ ...record, complete: false }));
    const campaign = (0,_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignOf */ .Ii)(config, identity, { known: open, now, paths: folder.paths });
    const record = known.find(({ id }) => id === campaign);
    if (record === undefined) {
        notice(`campaign ${campaign} has not run yet, so there is nothing to retry. This run does all its tasks`);
        return null;
    }
    const maxAttempts = attemptsAllowed(folder, record, config.maxAttempts);
    const retried = retryTasks(folder, { kinds: config.retry, ids: [] }, { campaign, tasks, maxAttempts, run: identity.run, now, isDryRun: false });
    if (retried.length > 0)
        return null;
    if (record.complete && next.id !== campaign)
        return record;
    notice(`${nothingToRetry(config.retry)}. This run does what is outstanding`);
    return null;
}
function attemptsAllowed({ paths }, { id, complete }, present) {
    if (complete)
        return 1;
    let last = present;
    (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_0__/* .readRunEvents */ .Lm)(paths.events, ({ campaign, max_attempts: stated }) => {
        if (campaign === id && stated !== undefined)
            last = stated;
    });
    return Math.min(last, present);
}
function nothingToRetry(kinds) {
    return `no task of the campaign is ${kinds.join(" or ")}, so there is nothing to retry`;
}
function retryTasks(folder, choice, options) {
    const checkpoint = folder.readCheckpoint();
    const known = checkpoint?.campaigns ?? folder.campaignsOfRows();
    const { tasks, maxAttempts, now, run, campaign = known[0]?.id } = options;
    if (campaign === undefined)
        return [];
    const { history } = folder.readHistory(campaign, new _core_history_js__WEBPACK_IMPORTED_MODULE_2__/* .ListHistory */ .tX(tasks));
    const matchers = choice.ids.map((id) => (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .idMatcher */ .SR)(tasks, id));
    const chosen = [];
    for (let index = 0; index < tasks.count; index += 1) {
        const record = history.at(index);
        if (record !== undefined &&
            (0,_core_history_js__WEBPACK_IMPORTED_MODULE_2__/* .nextAttempt */ .nj)(record, maxAttempts) === null &&
            isOfKind(choice, record) &&
            (matchers.length === 0 || matchers.some((matches) => matches(index)))) {
            chosen.push(index);
        }
    }
    const ids = chosen.map((index) => tasks.idAt(index));
    if (options.isDryRun || chosen.length === 0)
        return ids;
    const at = (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_4__/* .iso */ .K)(now);
    folder.openJournals();
    folder.retry(chosen.map((index) => {
        const { id, hash } = tasks.at(index);
        const was = statusOf(history.at(index));
        return { v: 1, campaign, id, hash, class: "retry", was, run, at };
    }));
    if (checkpoint !== null) {
        const campaigns = known.map((record) => {
            if (record.id !== campaign)
                return record;
            const { counts: _counts, ...open } = record;
            return { ...open, complete: false, completed_run: null, completed_at: null, reopened_at: at };
        });
        folder.writeCheckpoint({ ...checkpoint, campaigns, updated_at: at });
    }
    return ids;
}
function isOfKind({ kinds, ids }, record) {
    const wanted = kinds.length === 0 && ids.length === 0 ? ["errored", "timed-out"] : kinds;
    const kind = kindOf(record);
    return wanted.length === 0 || (kind !== null && wanted.includes(kind));
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

/***/ 72419:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ takeOverLeft)
/* harmony export */ });
/* unused harmony export mayHoldLeftovers */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function mayHoldLeftovers({ inbox }) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(inbox).length > 0;
    }
    catch {
        return false;
    }
}
async function takeOverLeft(folder, context, from = folder.paths) {
    if (!mayHoldLeftovers(from))
        return { rows: 0, warnings: [] };
    const { recoverInbox } = await Promise.all(/* import() */[__webpack_require__.e(7719), __webpack_require__.e(5703), __webpack_require__.e(6223)]).then(__webpack_require__.bind(__webpack_require__, 77606));
    return recoverInbox(folder, context, from);
}


/***/ }),

/***/ 34712:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ filterEnvironment),
/* harmony export */   z: () => (/* binding */ addVariables)
/* harmony export */ });
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27067);

const STRING_BYTES_LIMIT = 131_072;
const TASK_BYTES_LIMIT = 524_288;
const NEVER = /^(?:ACTIONS_.*|INPUT_.*|GITHUB_(?:OUTPUT|ENV|PATH|STATE|STEP_SUMMARY)|CARRYOVER_(?:TASK.*|FIELD_.*|PROVIDER))$/s;
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
function addVariables(environment, request, { tasksFile, resultsFile }) {
    environment.CARRYOVER_TASKS_FILE = tasksFile;
    environment.CARRYOVER_RESULTS_FILE = resultsFile;
    environment.CARRYOVER_SHARD = String(request.shard);
    environment.CARRYOVER_ATTEMPT = String(request.attempt);
    environment.CARRYOVER_DEADLINE = isoInstant(request.startedAt + request.timeoutMs);
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
    add("CARRYOVER_PROVIDER", request.provider);
    const [task, ...others] = request.tasks;
    if (task === undefined || others.length > 0)
        return leftOut;
    add("CARRYOVER_TASK_ID", task.id);
    add("CARRYOVER_TASK", task.json);
    for (const [name, value] of fieldVariables(task))
        add(name, value);
    return leftOut;
}
function fieldVariables(task) {
    const variables = new Map();
    for (const [field, value] of (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarFields */ .WA)(task.json)) {
        const name = field.toUpperCase().replace(/[^A-Z0-9_]/gu, "_");
        if (name !== "" && !variables.has(`CARRYOVER_FIELD_${name}`))
            variables.set(`CARRYOVER_FIELD_${name}`, value);
    }
    return variables;
}
function isoInstant(at) {
    return new Date(Math.min(Math.max(at, 0), 8_640_000_000_000_000)).toISOString();
}


/***/ }),

/***/ 27067:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ fillPlaceholders),
/* harmony export */   OK: () => (/* binding */ resolveCommand),
/* harmony export */   WA: () => (/* binding */ scalarFields)
/* harmony export */ });
/* unused harmony export resolveProgram */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28314);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67756);




function resolveCommand(form, environment, workingDirectory) {
    const argv = form.kind === "shell" ? ["bash", "-euo", "pipefail", "-c", form.text] : form.argv;
    const [program, ...rest] = argv;
    if (program === undefined)
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y("Expected a command after `--`, found nothing. Name the program to run.");
    return {
        file: resolveProgram(program, environment, workingDirectory),
        calledAs: program,
        arguments: rest,
        hasPlaceholders: form.kind === "argv" && rest.some((argument) => argument.includes("{")),
    };
}
function resolveProgram(program, environment, workingDirectory) {
    const searched = environment.PATH ?? "/usr/local/bin:/usr/bin:/bin";
    const candidates = program.includes("/")
        ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, program)]
        : searched.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, folder, program));
    if (program !== "" && !program.includes("\0")) {
        const found = candidates.find(isExecutableFile);
        if (found !== undefined)
            return found;
    }
    const present = candidates.find((candidate) => !program.includes("\0") && isFile(candidate));
    if (program !== "" && present !== undefined) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected the command's program \`${program}\` to be executable; \`${present}\` is not. Make it executable (chmod +x), or name its interpreter first.`);
    }
    const where = program.includes("/") ? `\`${candidates[0]}\`` : `PATH (\`${searched}\`)`;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected the command's program \`${program}\` in ${where}, found no such file. Check its name, or install it in a step before.`);
}
function isFile(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function isExecutableFile(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return isFile(path);
    }
    catch {
        return false;
    }
}
function fillPlaceholders(argv, tasks, { tasksFile, resultsFile }) {
    const [task, ...others] = tasks;
    const known = task === undefined || others.length > 0 ? new Map() : scalarFields(task.json);
    if (task !== undefined && others.length === 0)
        known.set("id", task.id);
    known.set("tasks-file", tasksFile).set("results-file", resultsFile);
    return argv.map((argument) => argument.replace(/\{([^{}]+)\}/g, (whole, name) => known.get(name) ?? whole));
}
function scalarFields(json) {
    const fields = new Map();
    const payload = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(json);
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
