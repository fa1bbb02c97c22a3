export const id = 18;
export const ids = [18];
export const modules = {

/***/ 71018:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPlan: () => (/* binding */ runPlan)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
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
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(23540);
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
// EXTERNAL MODULE: ./build/engine/enter-state.js + 1 modules
var enter_state = __webpack_require__(89122);
// EXTERNAL MODULE: ./build/engine/list-tasks.js + 2 modules
var list_tasks = __webpack_require__(37034);
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
        const { onCopy } = await __webpack_require__.e(/* import() */ 426).then(__webpack_require__.bind(__webpack_require__, 47426));
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
    const [{ askProvider }, detectorAt] = await Promise.all([__webpack_require__.e(/* import() */ 888).then(__webpack_require__.bind(__webpack_require__, 39888)), context.loadDetector()]);
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
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/action/context.js
var action_context = __webpack_require__(73280);
// EXTERNAL MODULE: ./build/action/say.js
var say = __webpack_require__(18232);
;// CONCATENATED MODULE: ./build/action/plan.js








async function runPlan(onSignal) {
    const sinkFor = () => ({ sink: (0,ports/* warningSink */.m)(say/* warn */.R), echo: null });
    const { config, context } = await (0,action_context/* actionContext */.Gt)({ taker: "plan", slot: reserved_jobs/* PLAN_JOB */.eb, onSignal, sinkFor });
    const plan = await makePlan(config, context);
    const resumeAt = plan.resumeAt === null ? "" : (0,instant/* iso */.K)(plan.resumeAt);
    core/* setOutput */.uH("matrix", JSON.stringify(plan.matrix));
    core/* setOutput */.uH("jobs", String(plan.matrix.length));
    core/* setOutput */.uH("outstanding", String(plan.outstanding));
    core/* setOutput */.uH("resume-at", resumeAt);
    const until = plan.matrix.length === 0 && resumeAt !== "" ? `; every provider is stopped until ${resumeAt}` : "";
    core.info(`${(0,words/* counted */.hS)(plan.outstanding, "task")} outstanding, ${(0,words/* counted */.hS)(plan.matrix.length, "job")}${until}`);
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


/***/ })

};
