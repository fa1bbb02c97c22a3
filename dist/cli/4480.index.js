export const id = 4480;
export const ids = [4480];
export const modules = {

/***/ 32467:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bg: () => (/* binding */ configuredDetector),
  u1: () => (/* binding */ evaluationContext)
});

// UNUSED EXPORTS: loadDetector, stopOrphans

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
    const { Carry } = await Promise.all(/* import() */[__webpack_require__.e(946), __webpack_require__.e(8959), __webpack_require__.e(5556)]).then(__webpack_require__.bind(__webpack_require__, 45556));
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
        stopOrphans,
        openCarry: await openCarryOf({ config, env, workspace, identity, job, warn, saved }),
        loadDetector: await configuredDetector(config, workspace),
        judgment: {
            failOn: (0,run_inputs/* resolveFailOn */.U4)(config.failOn, identity.trigger.eventName),
            minPassRate: config.minPassRate,
        },
    };
}
const stopOrphans = async (inbox) => (await Promise.all(/* import() */[__webpack_require__.e(4238), __webpack_require__.e(9579)]).then(__webpack_require__.bind(__webpack_require__, 64238))).stopOrphans(inbox);
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

/***/ 43594:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ noteCampaign)
/* harmony export */ });
/* harmony import */ var _core_campaign_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31670);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23540);
/* harmony import */ var _report_spend_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22819);
/* harmony import */ var _store_campaign_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78951);
/* harmony import */ var _store_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93011);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38617);
/* harmony import */ var _store_run_events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87577);
/* harmony import */ var _run_identity_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45161);








function noteCampaign(paths, record, before) {
    const { id, counts, completed_at: completedAt } = record;
    if (!record.complete || before?.complete || counts === undefined || completedAt === null)
        return;
    const spend = new _report_spend_js__WEBPACK_IMPORTED_MODULE_2__/* .SpendSum */ .y$();
    let callsSaved = 0;
    let firstStart = "";
    let lastEnd = Number.NaN;
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readLedger */ .SC)(paths.results, (row) => {
        if (row.campaign !== id)
            return;
        if (firstStart === "" || row.started_at < firstStart)
            firstStart = row.started_at;
        const end = Date.parse(row.started_at) + row.duration_s * 1_000;
        if (!(end <= lastEnd))
            lastEnd = end;
        spend.add(row);
        callsSaved += row.calls?.replayed ?? 0;
    });
    const spent = spend.total();
    const endedAt = record.completed_run === null ? lastEnd : Date.parse(completedAt);
    const durationMs = endedAt - Date.parse(firstStart);
    const { outstanding: _, ...settled } = counts;
    const row = {
        v: _store_format_js__WEBPACK_IMPORTED_MODULE_4__/* .FORMAT_VERSION */ .Hp,
        campaign: id,
        completed_at: completedAt,
        ...settled,
        runs: countRuns(paths.events, id),
        pass_rate: (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .passRate */ .sc)(counts),
        duration_s: durationMs >= 0 ? durationMs / 1_000 : null,
        tokens: spent?.tokens ?? null,
        cost_usd: spent?.cost == null ? null : Number(spent.cost.toPrecision(12)),
        calls_saved: callsSaved,
    };
    (0,_store_campaign_history_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeHistories */ .d)(paths.history, [], [row]);
}
function countRuns(events, campaign) {
    const workflowRuns = new Set();
    const runsOfJobs = new Map();
    for (const { run, job } of (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_6__/* .readRunStarts */ .XC)(events, campaign)) {
        const workflowRun = (0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowRunOf */ .ol)(run);
        if ((0,_run_identity_js__WEBPACK_IMPORTED_MODULE_7__/* .isLocal */ .IX)(workflowRun))
            runsOfJobs.set(job, (runsOfJobs.get(job) ?? 0) + 1);
        else
            workflowRuns.add(workflowRun);
    }
    return workflowRuns.size + Math.max(0, ...runsOfJobs.values());
}


/***/ }),

/***/ 19068:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CY: () => (/* binding */ stoppedProviders),
/* harmony export */   Kx: () => (/* binding */ storedClosings),
/* harmony export */   Lx: () => (/* binding */ runMemory),
/* harmony export */   Ou: () => (/* binding */ providersOf),
/* harmony export */   WI: () => (/* binding */ learnedLimits),
/* harmony export */   YH: () => (/* binding */ restoreClosing),
/* harmony export */   _f: () => (/* binding */ storedCircuits),
/* harmony export */   hH: () => (/* binding */ resumeAt),
/* harmony export */   kH: () => (/* binding */ restoreLimit),
/* harmony export */   v1: () => (/* binding */ byProvider),
/* harmony export */   wl: () => (/* binding */ restoreCircuit)
/* harmony export */ });
/* harmony import */ var _core_circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22725);
/* harmony import */ var _core_ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38959);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65079);
/* harmony import */ var _core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7540);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92474);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23540);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48032);







function runMemory({ tasks, config, context }, state) {
    const { run } = context.identity;
    const { campaign, checkpoint, history } = state;
    const all = (0,_core_split_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeOf */ .l2)(tasks.count);
    const graded = all.filter((index) => history.at(index)?.kind === "result");
    const stored = checkpoint?.setbacks;
    const setbacks = stored?.campaign === campaign.id ? stored : (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__/* .emptySetbacks */ .IU)(campaign.id);
    const earlier = (runs) => runs.filter((one) => one !== run).length;
    return {
        campaign: {
            chargesAtOnce: (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .countTasks */ .g6)(all, history, config.maxAttempts).passed > 0 || earlier(setbacks.same_failure) > 0,
            graded: providersOf(tasks, graded),
            killStreakRuns: earlier(setbacks.kill_streak),
        },
        setbacks,
        setbacksOf: ({ hash }) => (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__/* .setbacksOf */ .uk)(setbacks, hash, run),
    };
}
function restoreCircuit(checkpoint, provider, { now, isProbedNow }) {
    const stored = own(checkpoint?.circuits, provider);
    if (!stored)
        return null;
    const statedAt = Math.min(Date.parse(stored.until), now + _core_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_LIMIT_MS */ .WX);
    if (Number.isNaN(statedAt))
        return null;
    const untilAt = isProbedNow ? Math.min(statedAt, now) : statedAt;
    const { trips, reason, stated, outage } = stored;
    const policy = untilAt > now ? "stop" : "wait";
    return { state: "open", untilAt, trips, reason, isStated: stated, policy, outage };
}
function stoppedProviders(checkpoint, providers, start) {
    const stopped = new Map();
    for (const provider of providers) {
        const circuit = restoreCircuit(checkpoint, provider, start);
        if (circuit?.policy === "stop")
            stopped.set(provider, circuit);
    }
    return stopped;
}
function restoreLimit(checkpoint, provider) {
    return own(checkpoint?.limits, provider) ?? null;
}
function storedCircuits(state, before, now) {
    const circuits = { ...before?.circuits };
    for (const { provider, circuit, openedAt } of state.lanes.values()) {
        switch (circuit.state) {
            case "closed":
                delete circuits[provider];
                break;
            case "open":
                circuits[provider] = storedCircuit(circuit, openedAt ?? own(before?.circuits, provider)?.opened_at);
                break;
            case "half-open":
                circuits[provider] = storedCircuit({ ...PROBED, trips: circuit.trips, untilAt: now }, circuit.probedAt);
                break;
            default:
                (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_5__/* .unreachable */ .H)(circuit);
        }
    }
    return circuits;
}
const PROBED = { state: "open", reason: "a probe was running", isStated: false, policy: "wait" };
function storedCircuit(circuit, openedAt) {
    const { untilAt, trips, reason, isStated, outage, policy } = circuit;
    return {
        state: "open",
        until: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_6__/* .iso */ .KH)(untilAt),
        trips,
        reason: reason.replace(_core_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .OTHER_JOB */ .Xd, ""),
        stated: isStated,
        opened_at: openedAt,
        outage,
        stop: policy === "stop" ? true : undefined,
    };
}
function storedClosings(state, before) {
    const closed = new Map(Object.entries(before?.closed ?? {}));
    for (const { provider, closedAt } of state.lanes.values())
        if (closedAt !== null)
            closed.set(provider, closedAt);
    return closed.size === 0 ? undefined : Object.fromEntries(closed);
}
function restoreClosing(checkpoint, provider) {
    return own(checkpoint?.closed, provider) ?? null;
}
function learnedLimits(state, before) {
    const limits = { ...before?.limits };
    for (const { provider, limit } of state.lanes.values()) {
        if (limit.learned < limit.ceiling)
            limits[provider] = limit.learned;
        else
            delete limits[provider];
    }
    return limits;
}
function resumeAt(circuits, outstandingProviders) {
    return [...outstandingProviders]
        .map((provider) => Date.parse(own(circuits, provider)?.until ?? ""))
        .filter((untilAt) => !Number.isNaN(untilAt))
        .reduce(_core_instant_js__WEBPACK_IMPORTED_MODULE_6__/* .earliest */ .Qd, null);
}
function providersOf(tasks, indexes) {
    const providers = new Set();
    for (const index of indexes)
        providers.add(tasks.providerAt(index));
    return providers;
}
function byProvider(tasks) {
    const groups = new Map();
    for (const pending of tasks) {
        const { provider } = pending.task;
        const group = groups.get(provider);
        if (group === undefined)
            groups.set(provider, [pending]);
        else
            group.push(pending);
    }
    return groups;
}
function own(record, key) {
    return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}


/***/ }),

/***/ 55042:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ nextSignal),
/* harmony export */   s: () => (/* binding */ listenForSignals)
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
/* harmony import */ var _core_apply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82159);
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
            return line(`${why}: pacing ${provider} to ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shortNumber */ .In)(event.starts_per_minute)} starts a minute`, "warn");
        case "circuit_changed":
            if (event.to === "half-open")
                return null;
            if (event.to === "closed")
                return line(`${provider} answers again`, "good");
            return line(`stopping ${provider}${stopEndWords(event, at)}${said(why)}`, "bad");
        case "child_stopped":
            return line(`stopping a child (${stopWords(event.reason)}): ${tasksOf(event.key, progress)}`, "warn");
        case "gateway_started": {
            const routes = event.routes.map(_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo).join(", ");
            return line(`gateway: pacing calls to ${routes}; to disable the gateway, set \`gateway: off\``, "dim");
        }
        case "lane_paced":
            return line(`gateway: ${laneName(event)} is paced to ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shortNumber */ .In)(event.calls_per_minute)} calls a minute`, "dim");
        case "lane_stopped": {
            const until = event.until === null ? "" : ` ${untilWords(event.until, at)}`;
            return line(`gateway: ${laneName(event)} is stopped${until}`, "warn");
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
                dropped: line(`rate limit of ${provider} not confirmed: ${why}`, "dim"),
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
function endLines(event, progress) {
    const at = Date.parse(event.at);
    const left = event.counts.outstanding;
    const settled = (status) => Math.min(progress[status], event.counts[status]);
    const passed = settled("passed");
    const failed = settled("failed");
    const errored = settled("errored");
    const skipped = settled("skipped");
    const first = progress.hasStarted ? `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(passed)} passed` : "nothing started";
    const counts = [first, ...(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countsWords */ .Mm)({ failed, errored, skipped, outstanding: left })];
    const graded = passed + failed;
    const share = failed > 0 ? ` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(passed / graded)} of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(graded)} graded)` : "";
    const took = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(at - progress.startedAt);
    const completeTone = failed + errored === 0 ? "good" : "bad";
    const tone = event.status === "complete" ? completeTone : "warn";
    const lines = [
        line((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .endWords */ .Bx)(event.status, quote(event.reason)), tone),
        ...(progress.startedAt === 0 ? [] : [line(`this run: ${counts.join(", ")}${share}, in ${took}`, "plain")]),
    ];
    const { against = [] } = event;
    if (against.length > 0)
        lines.push(line(`failing because ${against.join(" and ")}`, "bad"));
    if (left > 0) {
        const resumeAt = Date.parse(event.resume_at);
        const when = resumeAt > at ? ` after ${instantWords(resumeAt, at)}` : "";
        const usual = (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_6__/* .isSelectionDone */ .Lv)(event.reason) ? _words_js__WEBPACK_IMPORTED_MODULE_3__/* .UNSELECTIVE */ .SM : "to resume, run this again";
        const isFixable = event.failed_alike === true || event.status === "aborted";
        const next = isFixable ? "fix the cause, then run this again" : usual;
        lines.push(line(`${next}${when}${said((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .commandWords */ .Bl)(event.resume_command))}`, "plain"));
    }
    return lines;
}
function startLine(event) {
    const { job_index, job_total } = event;
    const job = job_total > 1 ? `, job-index ${job_index} of ${job_total} jobs` : "";
    const part = event.part === event.tasks
        ? (0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(event.tasks, "task")
        : `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(event.part)} of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(event.tasks, "task")}`;
    const deadline = event.deadline_at === null ? "" : `, time budget ${untilWords(event.deadline_at, Date.parse(event.at))}`;
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
            return line(`${progress.isEnding ? "left for the next run:" : "will retry"} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.id)} (${ended})${why}`, "warn");
        case "left":
            if (event.class === "rate_limited" && event.verdict === "stop")
                return null;
            return line(`left for the next run: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.id)} (${ended})${why}`, "warn");
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_4__/* .unreachable */ .H)(event.next);
    }
}
function stopEndWords({ until, estimated }, at) {
    if (until === null)
        return "";
    const note = estimated && Date.parse(until) > at ? ", an estimate, because it named no time" : "";
    return ` ${untilWords(until, at)}${note}`;
}
function untilWords(until, at) {
    return `until ${instantWords(Date.parse(until), at)}`;
}
function instantWords(at, now) {
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .utcMinute */ .vD)(at)} (${at > now ? `in ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(at - now)}` : "already past"})`;
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
