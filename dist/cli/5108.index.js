export const id = 5108;
export const ids = [5108,5042];
export const modules = {

/***/ 33734:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ commandContext)
/* harmony export */ });
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23540);
/* harmony import */ var _engine_evaluation_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32467);
/* harmony import */ var _engine_run_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54028);
/* harmony import */ var _engine_signals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55042);
/* harmony import */ var _streams_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24624);





function commandContext(config, slot) {
    (0,_engine_signals_js__WEBPACK_IMPORTED_MODULE_2__/* .listenForSignals */ .si)()((signal) => {
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_3__/* .inform */ .IP)(`interrupted by ${signal}`);
        process.exit(_core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .SIGNAL_EXIT */ .Kx[signal]);
    });
    return (0,_engine_evaluation_context_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluationContext */ .u1)(config, {
        env: process.env,
        workspace: process.cwd(),
        job: { index: slot, total: 1 },
        sink: (0,_engine_run_context_js__WEBPACK_IMPORTED_MODULE_4__/* .warningSink */ .m)(_streams_js__WEBPACK_IMPORTED_MODULE_3__/* .inform */ .IP),
        echo: null,
        inform: _streams_js__WEBPACK_IMPORTED_MODULE_3__/* .inform */ .IP,
        notice: _streams_js__WEBPACK_IMPORTED_MODULE_3__/* .inform */ .IP,
        warn: _streams_js__WEBPACK_IMPORTED_MODULE_3__/* .inform */ .IP,
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
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/tasks/public-name.js
var public_name = __webpack_require__(81038);
// EXTERNAL MODULE: ./build/engine/list-tasks.js
var list_tasks = __webpack_require__(51448);
// EXTERNAL MODULE: ./build/engine/open-folder.js
var open_folder = __webpack_require__(90332);
// EXTERNAL MODULE: ./build/engine/plan-file.js
var plan_file = __webpack_require__(96127);
// EXTERNAL MODULE: ./build/engine/prepare.js
var prepare = __webpack_require__(18628);
// EXTERNAL MODULE: ./build/engine/read-state.js
var read_state = __webpack_require__(48575);
// EXTERNAL MODULE: ./build/engine/run-context.js
var run_context = __webpack_require__(54028);
// EXTERNAL MODULE: ./build/engine/run-memory.js
var run_memory = __webpack_require__(19068);
;// CONCATENATED MODULE: ./build/engine/make-plan.js

















async function makePlan(config, context) {
    const now = context.clock.now();
    if (config.taskSource === null) {
        throw new user_error/* UserError */.y("Expected a task list to plan for. Give `tasks` or `tasks-command`.");
    }
    const tasks = await (0,list_tasks/* listTasks */.V)(config.taskSource, { config, context });
    const request = { config, context, startedAt: now, tasks };
    const folder = (0,open_folder/* openFolder */.NE)(config, context);
    try {
        const { carry, warnings, over } = await (0,open_folder/* enterState */.Y8)(folder, request, null);
        for (const message of warnings)
            (0,run_context/* warnIn */.a)(context)(message);
        if (over !== null) {
            if (over.reason !== undefined)
                context.inform(over.reason);
            return { campaign: over.campaign.id, matrix: [], outstanding: 0, tasks: [], resumeAt: null };
        }
        const plan = await planIn(folder, request).catch((error) => {
            throw (0,open_folder/* folderError */.VY)(folder.paths.root, error);
        });
        await carry?.end(plan.campaign);
        return plan;
    }
    finally {
        folder.close();
    }
}
async function planIn(folder, request) {
    const { config, context, tasks, startedAt: now } = request;
    const { identity } = context;
    const { paths } = folder;
    const { campaign, known, checkpoint, isNew, history, warnings } = (0,read_state/* readState */.un)(paths, request);
    for (const message of warnings)
        (0,run_context/* warnIn */.a)(context)(message);
    const isAhead = isNew && known[0]?.complete === true;
    const durations = isAhead ? paths.results : paths.baseline;
    const outstanding = (0,prepare/* outstandingOf */.WD)(request, { part: (0,split/* wholeOf */.l2)(tasks.count), history, durations });
    const providers = [...(0,run_memory/* providersOf */.Ou)(tasks, outstanding)];
    const alreadyStopped = (0,run_memory/* stoppedProviders */.CY)(checkpoint, providers, { now, isProbedNow: config.retryNow });
    const refused = await askProviders(providers.filter((provider) => !alreadyStopped.has(provider)), new Map(Object.entries(checkpoint?.closed ?? {})), request);
    const circuits = { ...checkpoint?.circuits, ...refused };
    const nowStopped = (0,run_memory/* stoppedProviders */.CY)({ circuits: refused }, providers, { now, isProbedNow: false });
    const stopped = new Map([...alreadyStopped, ...nowStopped]);
    const startable = outstanding.filter((index) => !stopped.has(tasks.providerAt(index)));
    const jobs = (0,split/* balance */.nU)(startable, (0,prepare/* durationsOf */.DM)(tasks, outstanding, durations), {
        maxJobs: config.maxJobs,
        targetJobS: config.targetJobDurationMs === null ? null : config.targetJobDurationMs / 1_000,
        concurrency: config.concurrency,
    });
    (0,plan_file/* writePlan */.pD)(paths.plan, { campaign: campaign.id, identity, tasks, jobs, now });
    const next = { ...(0,open_folder/* nextCheckpoint */.QK)(checkpoint, { identity, job: "plan", name: config.stateName, now }), circuits };
    if (isAhead) {
        if (Object.keys(refused).length > 0)
            folder.writeCheckpoint(next);
    }
    else {
        folder.openJournals();
        const campaigns = isNew ? folder.rollOver(known, campaign) : known;
        folder.writeTasks(tasks);
        const counts = (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(tasks.count), history, config.maxAttempts);
        folder.writeCheckpoint({
            ...next,
            jobs: Math.max(1, jobs.length, isNew ? 1 : (checkpoint?.jobs ?? 1)),
            campaigns: [
                (0,core_campaign/* settleCampaign */.MJ)(campaign, { counts, workflowRun: identity.workflowRun, at: (0,instant/* iso */.KH)(now) }),
                ...campaigns.slice(1),
            ],
        });
    }
    return {
        campaign: campaign.id,
        matrix: jobs.map((_, index) => index),
        outstanding: outstanding.length,
        tasks: Array.from(outstanding, (index) => (0,public_name/* publicName */.p)(tasks.idAt(index), folder.redactor)),
        resumeAt: [...stopped.values()].map(({ untilAt }) => untilAt).reduce(instant/* earliest */.Qd, null),
    };
}
async function askProviders(providers, closed, { config, context, startedAt: now }) {
    const refused = {};
    if (config.preflight === null)
        return refused;
    const workingDirectory = (0,external_node_path_.resolve)(context.workspace, config.workingDirectory);
    const [{ askProvider }, detectorAt] = await Promise.all([__webpack_require__.e(/* import() */ 9888).then(__webpack_require__.bind(__webpack_require__, 39888)), context.loadDetector()]);
    for (const provider of providers) {
        const options = {
            config,
            context,
            detectorAt,
            workingDirectory,
            deadlineAt: null,
            signal: new AbortController().signal,
        };
        const detection = await askProvider(provider, options);
        if (detection.kind === "none" && detection.evidence !== "")
            (0,run_context/* warnIn */.a)(context)(`preflight of ${(0,words/* providerWords */.hC)(provider)}: no limit found: ${detection.evidence}`);
        if (!(0,rate_limit/* isRateLimit */.a5)(detection) || (detection.kind !== "stop" && detection.kind !== "wait"))
            continue;
        const endAt = (0,rate_limit/* statedEndAt */.W7)(detection, now);
        if (endAt !== null && endAt - now <= config.retryAfterThresholdMs)
            continue;
        const until = (0,instant/* iso */.KH)(endAt ?? now + (0,circuit/* openingMs */.d7)(1));
        refused[provider] = {
            state: "open",
            until,
            trips: 1,
            reason: detection.evidence,
            stated: endAt !== null,
            opened_at: (0,instant/* instantAfter */.i)(closed.get(provider), now),
        };
    }
    return refused;
}

// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/event-lines.js
var event_lines = __webpack_require__(33305);
// EXTERNAL MODULE: ./build/store/carrier/key.js
var key = __webpack_require__(66242);
// EXTERNAL MODULE: ./build/cli/command-context.js
var command_context = __webpack_require__(33734);
// EXTERNAL MODULE: ./build/cli/streams.js
var streams = __webpack_require__(24624);
;// CONCATENATED MODULE: ./build/cli/plan.js









async function planCommand(commandLine) {
    const config = (0,config_config/* readConfig */.X)(commandLine.options, {
        origin: "cli",
        env: process.env,
        taker: "plan",
        argv: commandLine.argv,
    });
    const plan = await makePlan(config, await (0,command_context/* commandContext */.b)(config, key/* PLAN_JOB */.eb));
    const resumeAt = plan.resumeAt === null ? "" : (0,instant/* iso */.KH)(plan.resumeAt);
    const { matrix, outstanding, tasks } = plan;
    (0,streams/* printJson */.Q2)({ matrix, jobs: matrix.length, outstanding, "resume-at": resumeAt, tasks });
    if (commandLine.isJson)
        return tally/* EXIT */.dc.ok;
    const rows = [
        ["campaign", (0,report_escape/* oneLine */.TN)(plan.campaign)],
        ["outstanding", String(outstanding)],
        ["jobs", String(matrix.length)],
        ["resume at", plan.resumeAt === null ? "-" : (0,event_lines/* instantWords */.lJ)(plan.resumeAt, Date.now())],
    ];
    (0,streams.informText)((0,streams/* table */.tp)(rows, 12));
    return tally/* EXIT */.dc.ok;
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
    const { Carry } = await __webpack_require__.e(/* import() */ 5556).then(__webpack_require__.bind(__webpack_require__, 45556));
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
        openCarry: await openCarryOf({ config, env, workspace, identity, job, warn, saved }),
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
    const { detect, detectDeclared, detectNotice, detectRowError } = await __webpack_require__.e(/* import() */ 3638).then(__webpack_require__.bind(__webpack_require__, 23638));
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
    for (const signal of Object.keys(_core_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .SIGNAL_EXIT */ .Kx)) {
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

/***/ 33305:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V8: () => (/* binding */ eventLine),
/* harmony export */   lJ: () => (/* binding */ instantWords),
/* harmony export */   z$: () => (/* binding */ endLines)
/* harmony export */ });
/* harmony import */ var _core_apply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34144);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61420);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83260);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48032);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23627);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);







const REASON_LENGTH = 300;
const SHORT_WAIT_MS = 10 * 60_000;
function eventLine(event, progress) {
    if (event.event === "attempt_ended" || (event.event === "attempt_started" && !event.probe))
        return null;
    const at = Date.parse(event.at);
    const provider = "provider" in event ? (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .providerWords */ .hC)(event.provider) : "";
    const why = "reason" in event ? quote(event.reason) : "";
    switch (event.event) {
        case "run_started":
            return line(startLine(event), "plain");
        case "task_settled":
            return settledLine(event, progress, at);
        case "paused": {
            const waitMs = Date.parse(event.until) - at;
            const howLong = waitMs < SHORT_WAIT_MS ? `for ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(waitMs)}` : untilWords(event.until, at);
            const cause = (0,_core_apply_js__WEBPACK_IMPORTED_MODULE_0__/* .isStandstill */ .T)(event.reason) ? "" : "rate limited: ";
            return line(`${cause}pausing ${provider} ${howLong}: ${why}`, "warn");
        }
        case "limit_changed": {
            const { from, to } = event;
            return line(`parallelism of ${provider} ${from} -> ${to}: ${why}`, to < from ? "warn" : "dim");
        }
        case "pace_changed":
            return line(`${why}: pacing ${provider} to ${event.starts_per_minute} starts a minute`, "warn");
        case "circuit_changed":
            if (event.to === "half-open")
                return null;
            if (event.to === "closed")
                return line(`${provider} answers again`, "good");
            return line(`stopping ${provider}${event.until === null ? "" : ` ${untilWords(event.until, at)}`}${said(why)}`, "bad");
        case "child_stopped":
            return line(`stopping a child (${stopWords(event.reason)}): ${tasksOf(event.key, progress)}`, "warn");
        case "gateway_started": {
            const routes = event.routes.map(_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo).join(", ");
            return line(`gateway: calls to ${routes} are paced and kept for a retry; disable it with \`gateway: off\``, "dim");
        }
        case "lane_paced":
            return line(`gateway: ${laneName(event)} is paced to ${event.calls_per_minute} calls a minute`, "dim");
        case "lane_stopped": {
            const until = event.until === null ? "" : ` ${untilWords(event.until, at)}`;
            return line(`gateway: ${laneName(event)} is stopped${until}: ${why}`, "warn");
        }
        case "calls_replayed":
            return line(`gateway: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .replayedWords */ .MH)(event)}`, "good");
        case "journal_full": {
            const full = `the journal is full (${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shortNumber */ .In)(event.limit_bytes / 1_000_000)} MB)`;
            return line(`gateway: ${full}. An interrupted task pays again for the calls it makes from now on. Raise \`gateway-journal-limit\`.`, "warn");
        }
        case "suspicion_changed":
            return {
                suspected: line(`possible rate limit: pausing ${provider} while one other task probes it: ${why}`, "warn"),
                confirmed: line(`rate limit of ${provider} confirmed: ${why}`, "warn"),
                dropped: line(`not a rate limit of ${provider}: ${why}`, "dim"),
            }[event.to];
        case "preflight_started":
            return line(`running the preflight of ${provider}`, "dim");
        case "preflight_ended": {
            const nothing = why === "" ? "it answers" : "no limit found";
            return line(`preflight of ${provider}: ${event.verdict === "none" ? nothing : event.verdict}${said(why)}`, "dim");
        }
        case "ending": {
            const status = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .statusWords */ .o7)(event.status);
            return line(`ending${event.reason.startsWith(status) ? "" : ` (${status})`}: ${why}`, "warn");
        }
        case "warning":
            return line(`warning: ${quote(event.message)}`, "warn");
        case "attempt_started":
            return line(`probing ${provider} with one task: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.tasks[0] ?? "")}`, "dim");
        case "run_ended":
            return null;
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_4__/* .unreachable */ .H)(event);
    }
}
function endLines(event, progress, isReasonShown = false) {
    const at = Date.parse(event.at);
    const { passed, failed, skipped } = progress;
    const left = event.counts.outstanding;
    const errored = Math.min(progress.errored, event.counts.errored);
    const counts = [`${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(passed)} passed`, ...(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countsWords */ .Mm)({ failed, errored, skipped, outstanding: left })];
    const graded = passed + failed;
    const share = failed > 0 ? ` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(passed / graded)} of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(graded)} graded)` : "";
    const took = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(at - progress.startedAt);
    const isGood = event.status === "complete" && failed + errored === 0;
    const tone = isGood ? "good" : event.status === "complete" ? "bad" : "warn";
    const status = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .statusWords */ .o7)(event.status);
    const lines = [
        line(isReasonShown ? status : `${status}: ${quote(event.reason)}`, tone),
        ...(progress.startedAt === 0 ? [] : [line(`this run: ${counts.join(", ")}${share}, in ${took}`, "plain")]),
    ];
    const { against = [] } = event;
    if (against.length > 0)
        lines.push(line(`failing because ${against.join(" and ")}`, "bad"));
    if (left > 0) {
        const resumeAt = Date.parse(event.resume_at);
        const when = resumeAt > at ? ` after ${instantWords(resumeAt, at)}` : "";
        const usual = (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_6__/* .isSelectionDone */ .Lv)(event.reason) ? _words_js__WEBPACK_IMPORTED_MODULE_3__/* .UNSELECTIVE */ .SM : "to resume, run this again";
        const first = event.failed_alike === true ? "fix the cause, then run this again" : usual;
        lines.push(line(`${first}${when}${said((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .commandWords */ .Bl)(event.resume_command))}`, "plain"));
    }
    return lines;
}
function startLine(event) {
    const { job_index, job_total } = event;
    const job = job_total > 1 ? `, job-index ${job_index} of ${job_total} jobs` : "";
    const part = event.part === event.tasks
        ? (0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(event.tasks, "task")
        : `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(event.part)} of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(event.tasks, "task")}`;
    const deadline = event.deadline_at === null ? "" : `, ${untilWords(event.deadline_at, Date.parse(event.at))}`;
    const first = event.new_pass_after === undefined
        ? ""
        : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.new_pass_after)} is complete, so this run starts the next one: `;
    const { unselected = 0 } = event;
    const selected = unselected > 0 ? `, ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(event.outstanding)} selected` : "";
    const outstanding = `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(event.outstanding + unselected)} outstanding${selected}`;
    return `${first}campaign ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.campaign)}${job}: ${part}, ${outstanding}, ${event.concurrency} at a time${deadline}`;
}
function settledLine(event, progress, at) {
    const attempt = progress.running.get(event.key);
    const duration = attempt === undefined ? "" : (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(at - attempt.startedAt);
    const took = duration === "" ? "" : ` in ${duration}`;
    const tried = event.attempt > 1 ? `, attempt ${event.attempt}` : "";
    const isStopped = event.message.startsWith("stopped (");
    const ended = `${isStopped ? "stopped" : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .classWords */ .ot)(event.class)}${duration === "" ? "" : ` after ${duration}`}${tried}`;
    const score = event.score === null ? "" : `, score ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shortNumber */ .In)(event.score)}`;
    const why = isStopped ? "" : said(quote(event.message));
    switch (event.next) {
        case "done": {
            const width = String(progress.outstanding).length;
            const count = `[${String(progress.done).padStart(width)}/${progress.outstanding}]`;
            if (event.class === "graded") {
                const tone = event.status === "passed" ? "passed" : "bad";
                return line(`${count} ${event.status} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.id)}${score}${took}${tried}${why}`, tone);
            }
            return line(`${count} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .failureWords */ .AC)(event.class)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.id)}${took}${tried}${why}`, event.class === "skipped" ? "dim" : "bad");
        }
        case "retry":
            if (event.class === "unfinished")
                return null;
            if (event.class === "rate_limited" && progress.limitSigns(attempt?.provider ?? "") !== 1)
                return null;
            return line(`will retry ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.id)} (${ended})${why}`, "warn");
        case "left":
            if (event.class === "rate_limited" && event.verdict === "stop")
                return null;
            return line(`left for the next run: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.id)} (${ended})${why}`, "warn");
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_4__/* .unreachable */ .H)(event.next);
    }
}
function untilWords(until, at) {
    return `until ${instantWords(Date.parse(until), at)}`;
}
function instantWords(at, now) {
    const distance = at > now ? `in ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(at - now)}` : "already past";
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .utcMinute */ .vD)(at)} (${[(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .localMinute */ .C2)(at, now), distance].filter((part) => part !== "").join(", ")})`;
}
function stopWords(reason) {
    return reason === "fail-fast" ? reason : reason.replaceAll("-", " ");
}
function tasksOf(key, progress) {
    const tasks = progress.running.get(key)?.tasks ?? [];
    return tasks.length > 1 ? `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(tasks[0] ?? key)} and ${tasks.length - 1} more` : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(tasks[0] ?? key);
}
function laneName({ route, model }) {
    return model === "" ? (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(route) : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(route)} (${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(model)})`;
}
function said(words) {
    return words === "" ? "" : `: ${words}`;
}
function quote(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(text, REASON_LENGTH);
}
function line(text, tone) {
    return { text, tone };
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
