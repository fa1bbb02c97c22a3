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
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
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
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(93011);
// EXTERNAL MODULE: ./build/store/lock.js
var lock = __webpack_require__(93699);
// EXTERNAL MODULE: ./build/store/state-folder.js + 1 modules
var state_folder = __webpack_require__(42629);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
// EXTERNAL MODULE: ./build/tasks/public-name.js
var public_name = __webpack_require__(81038);
// EXTERNAL MODULE: ./build/engine/circuits.js
var engine_circuits = __webpack_require__(4747);
// EXTERNAL MODULE: ./build/engine/list-tasks.js + 2 modules
var list_tasks = __webpack_require__(37034);
// EXTERNAL MODULE: ./build/engine/open-folder.js
var open_folder = __webpack_require__(90332);
// EXTERNAL MODULE: ./build/engine/plan-file.js
var plan_file = __webpack_require__(96127);
// EXTERNAL MODULE: ./build/engine/prepare.js + 2 modules
var prepare = __webpack_require__(24957);
// EXTERNAL MODULE: ./build/engine/state-name.js
var state_name = __webpack_require__(3804);
// EXTERNAL MODULE: ./build/engine/take-over.js
var take_over = __webpack_require__(72419);
// EXTERNAL MODULE: ./build/engine/warnings.js
var warnings = __webpack_require__(52202);
;// CONCATENATED MODULE: ./build/engine/make-plan.js

























async function makePlan(config, context) {
    const { clock, identity } = context;
    const now = clock.now();
    if (config.taskSource === null) {
        throw new user_error/* UserError */.y("Expected a task list to plan for. Give `tasks` or `tasks-command`.");
    }
    const stateDir = (0,external_node_path_.resolve)(context.workspace, config.stateDir);
    const tasks = await (0,list_tasks/* listTasks */.V)(config.taskSource, { config, context });
    const options = { config, context, tasks, now };
    let folder;
    try {
        folder = await (0,open_folder/* openFolder */.N)(config, context);
    }
    catch (error) {
        if (error instanceof lock/* LockHeld */.BG)
            return planOfCopy(stateDir, options);
        throw error;
    }
    try {
        const warn = (0,warnings/* warnIn */.a)(context);
        const left = await (0,take_over/* takeOverLeft */.Dx)(folder, (0,take_over/* takeOverOptions */.kQ)(folder.paths, { config, context, now }));
        for (const message of left.warnings)
            warn(message);
        const carry = context.openCarry?.(folder.paths, warn);
        await carry?.restore((known) => (0,prepare/* campaignOf */.Ii)(config, identity, { known, now, paths: folder.paths }));
        const done = (0,prepare/* doneBefore */.qv)(folder, config, { identity, now });
        if (done !== null)
            carry?.leave();
        if (done !== null)
            return { campaign: done.id, matrix: [], outstanding: 0, tasks: [], resumeAt: null };
        const plan = await planIn(folder, options);
        await carry?.end(plan.campaign);
        return plan;
    }
    finally {
        folder.close();
    }
}
async function planOfCopy(stateDir, options) {
    const { config, context } = options;
    (0,state_name/* refuseOtherState */.Yq)((0,state_paths/* statePaths */.mt)(stateDir), config.stateName);
    const message = `a run is active in ${stateDir}: this plan covers what it has stored so far, and is not stored itself`;
    (0,warnings/* warnIn */.a)(context)(message);
    const [{ inStaging }, { copyCarriedFiles }] = await Promise.all([
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 3759)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 90051)),
    ]);
    return inStaging(context.env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), async (copy) => {
        await copyCarriedFiles(stateDir, copy);
        const folder = state_folder/* StateFolder */.s.open(copy, context.redactor);
        try {
            return await planIn(folder, options);
        }
        finally {
            folder.close();
        }
    });
}
async function planIn(folder, { config, context, tasks, now }) {
    const { identity } = context;
    const { paths } = folder;
    const warn = (0,warnings/* warnIn */.a)(context);
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
    const { ids, idHashes } = readIds(tasks, outstanding);
    const names = (0,public_name/* publicNames */.a)(ids, folder.redactor);
    const nameHashes = hashesOfNames(outstanding, ids, names);
    (0,plan_file/* writePlan */.pD)(paths.plan, { campaign: campaign.id, identity, jobs, idHashes, nameHashes, now });
    if (!isAhead) {
        folder.openJournals();
        const campaigns = isNew ? folder.rollOver(known, campaign) : known;
        folder.writeTasks(tasks);
        const counts = (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(tasks.count), history, config.maxAttempts);
        folder.writeCheckpoint({
            v: format/* FORMAT_VERSION */.Hp,
            seq: (checkpoint?.seq ?? 0) + 1,
            updated_at: (0,instant/* iso */.K)(now),
            run: identity.run,
            job: "plan",
            jobs: Math.max(1, jobs.length, isNew ? 1 : (checkpoint?.jobs ?? 1)),
            ...(0,state_name/* nameFor */.Fe)(config.stateName, checkpoint),
            ...(0,state_name/* originOf */.yv)(identity, checkpoint),
            campaigns: [
                (0,core_campaign/* settleCampaign */.MJ)(campaign, { counts, workflowRun: identity.workflowRun, completedAt: (0,instant/* iso */.K)(now) }),
                ...campaigns.slice(1),
            ],
            circuits,
            limits: checkpoint?.limits ?? {},
            ...(checkpoint?.setbacks === undefined ? {} : { setbacks: checkpoint.setbacks }),
            durations_s: checkpoint?.durations_s ?? [],
        });
    }
    return {
        campaign: campaign.id,
        matrix: jobs.map((_, index) => index),
        outstanding: outstanding.length,
        tasks: names,
        resumeAt: [...open.values()].reduce(instant/* earliest */.Q, null),
    };
}
function readIds(tasks, outstanding) {
    const ids = new Array(outstanding.length).fill("");
    const idHashes = new Uint32Array(tasks.count);
    for (let place = 0; place < outstanding.length; place += 1) {
        const index = outstanding[place];
        const id = tasks.idAt(index);
        ids[place] = id;
        idHashes[index] = (0,split/* stableHash */.c6)(id);
    }
    return { ids, idHashes };
}
function hashesOfNames(outstanding, ids, names) {
    const hashes = new Map();
    if (names === ids)
        return hashes;
    for (const [place, index] of outstanding.entries()) {
        const name = names[place];
        if (name !== undefined && name !== ids[place])
            hashes.set(index, (0,split/* stableHash */.c6)(name));
    }
    return hashes;
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
            (0,warnings/* warnIn */.a)(context)(`preflight could not be run: ${(0,reason/* reasonOf */.A)(error)}`);
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
// EXTERNAL MODULE: ./build/action/context.js + 1 modules
var action_context = __webpack_require__(26356);
// EXTERNAL MODULE: ./build/action/say.js
var say = __webpack_require__(18232);
;// CONCATENATED MODULE: ./build/action/plan.js







async function runPlan(onSignal) {
    const sinkFor = () => ({ sink: (0,warnings/* warningSink */.m)(say/* warn */.R), echo: null });
    const { config, context } = await (0,action_context/* actionContext */.Gt)({ taker: "plan", slot: reserved_jobs/* PLAN_JOB */.eb, onSignal, sinkFor });
    const plan = await makePlan(config, context);
    const resumeAt = plan.resumeAt === null ? "" : (0,instant/* iso */.K)(plan.resumeAt);
    core/* setOutput */.uH("matrix", JSON.stringify(plan.matrix));
    core/* setOutput */.uH("jobs", String(plan.matrix.length));
    core/* setOutput */.uH("outstanding", String(plan.outstanding));
    core/* setOutput */.uH("resume-at", resumeAt);
    const until = plan.matrix.length === 0 && resumeAt !== "" ? `; every provider is stopped until ${resumeAt}` : "";
    core.info(`${plan.outstanding} tasks outstanding, ${plan.matrix.length} jobs${until}`);
}


/***/ }),

/***/ 23422:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ circuitNotes),
/* harmony export */   Fz: () => (/* binding */ pauseLane),
/* harmony export */   HM: () => (/* binding */ waitEndsAt),
/* harmony export */   L8: () => (/* binding */ stopLane),
/* harmony export */   QH: () => (/* binding */ fitsBudget),
/* harmony export */   Vj: () => (/* binding */ LEAST_WAIT_MS),
/* harmony export */   W7: () => (/* binding */ statedEndAt),
/* harmony export */   qI: () => (/* binding */ countLaneFailure),
/* harmony export */   xg: () => (/* binding */ capLane)
/* harmony export */ });
/* harmony import */ var _circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22725);
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61420);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65079);
/* harmony import */ var _limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(969);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73147);





const WAIT_FACTOR = 1.1;
const LEAST_WAIT_MS = 1_000;
function waitEndsAt(limit, now) {
    if (limit.retryAfterMs === null && limit.resetAt === null)
        return null;
    const waitMs = statedWaitMs(limit, now, ["retryAfterMs", "resetAt"]);
    return now + (waitMs === null ? LEAST_WAIT_MS : Math.ceil(waitMs * WAIT_FACTOR));
}
function statedEndAt(limit, now) {
    const waitMs = statedWaitMs(limit, now, ["resetAt", "retryAfterMs"]);
    return waitMs === null ? null : now + waitMs;
}
function statedWaitMs(limit, now, order) {
    for (const name of order) {
        const stated = limit[name];
        const waitMs = stated === null ? 0 : name === "resetAt" ? stated - now : stated;
        if (waitMs > 0)
            return waitMs;
    }
    return null;
}
function fitsBudget(untilAt, now, budget) {
    return untilAt - now <= budget.leftMs && (budget.deadlineAt === null || untilAt < budget.deadlineAt);
}
function pauseLane(lane, refused, untilAt, now) {
    const from = Math.max(now, lane.pausedUntil);
    const pausedUntil = Math.max(lane.pausedUntil, untilAt);
    const paced = paceLane(lane, refused, untilAt, now);
    const notes = [...paced.notes];
    if (pausedUntil > from) {
        notes.unshift({
            event: "paused",
            provider: lane.provider,
            until: (0,_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .K)(pausedUntil),
            reason: `asked to wait ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(untilAt - now)}: ${refused.limit.evidence}`,
        });
    }
    return { lane: { ...paced.lane, pausedUntil }, notes, waitMs: Math.max(0, pausedUntil - from) };
}
function stopLane(lane, cause, now) {
    const circuit = (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .openCircuit */ .Ed)(lane.circuit, now, { ...cause, policy: "stop" });
    const drainUntil = lane.drainUntil ?? now + cause.stopGraceMs;
    return { lane: { ...lane, circuit, drainUntil }, notes: circuitNotes(lane, circuit), waitMs: 0 };
}
function capLane(lane, refused, now) {
    const limit = (0,_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .cutLimit */ .W3)(lane.limit, now, refused.oldestStartedAt);
    const paced = paceLane({ ...lane, limit }, refused, now, now);
    const notes = [...paced.notes];
    if (limit.value !== lane.limit.value) {
        notes.unshift({
            event: "limit_changed",
            provider: lane.provider,
            from: lane.limit.value,
            to: limit.value,
            reason: `rate limit without a stated wait: ${refused.limit.evidence}`,
        });
    }
    return { lane: paced.lane, notes, waitMs: 0 };
}
function countLaneFailure(lane, reason, budget, now) {
    const counted = (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .countFailure */ .cC)(lane.circuit, now, reason);
    if (counted.state !== "open" || lane.circuit.state === "open") {
        return { lane: { ...lane, circuit: counted }, notes: [], waitMs: 0 };
    }
    const policy = fitsBudget(counted.untilAt, now, budget) ? "wait" : "stop";
    const circuit = { ...counted, policy };
    return {
        lane: { ...lane, circuit },
        notes: circuitNotes(lane, circuit),
        waitMs: policy === "wait" ? circuit.untilAt - now : 0,
    };
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
function paceLane(lane, refused, resumesAt, now) {
    const pace = (0,_pace_js__WEBPACK_IMPORTED_MODULE_4__/* .paceAfterRefusal */ .wj)(lane.pace, {
        startedAt: refused.startedAt,
        now,
        waitMs: refused.limit.retryAfterMs || null,
        resumesAt,
        startedInRun: lane.started,
        younger: refused.younger,
        runStartedAt: refused.runStartedAt,
    });
    const changed = lane.pace !== null && pace.intervalMs !== lane.pace.intervalMs;
    const notes = changed
        ? [
            {
                event: "pace_changed",
                provider: lane.provider,
                starts_per_minute: Math.round(600_000 / pace.intervalMs) / 10,
                reason: "repeated rate limits: starts follow the measured rate",
            },
        ]
        : [];
    return { lane: { ...lane, pace }, notes };
}


/***/ }),

/***/ 969:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ growLimit),
/* harmony export */   Jp: () => (/* binding */ fitLimit),
/* harmony export */   W3: () => (/* binding */ cutLimit),
/* harmony export */   au: () => (/* binding */ openLimit)
/* harmony export */ });
/* unused harmony export EPISODE_MS */
const EPISODE_MS = 15_000;
const CUT_FACTOR = 0.5;
const IN_USE_SHARE = 0.8;
function openLimit(ceiling, learned = null) {
    const value = learned === null ? ceiling : Math.max(1, Math.min(ceiling, learned));
    return { value, learned: value, ceiling, cutAt: null, successes: 0 };
}
function cutLimit(limit, now, oldestStartedAt) {
    const sameEpisode = limit.cutAt !== null &&
        now - limit.cutAt < EPISODE_MS &&
        oldestStartedAt !== null &&
        oldestStartedAt <= limit.cutAt;
    if (sameEpisode)
        return { ...limit, successes: 0 };
    const value = Math.max(1, Math.floor(limit.value * CUT_FACTOR));
    return { ...limit, value, learned: value, cutAt: now, successes: 0 };
}
function fitLimit(limit, now, othersRunning) {
    const value = Math.max(1, Math.min(limit.value, othersRunning));
    return value === limit.value ? limit : { ...limit, value, cutAt: now, successes: 0 };
}
function growLimit(limit, attempt) {
    if (limit.value >= limit.ceiling)
        return limit;
    if (limit.cutAt !== null && attempt.startedAt <= limit.cutAt)
        return limit;
    if (attempt.inUse < limit.value * IN_USE_SHARE)
        return limit;
    const successes = limit.successes + 1;
    if (successes < limit.value)
        return { ...limit, successes };
    const value = limit.value + 1;
    return { ...limit, value, learned: Math.max(limit.learned, value), successes: 0 };
}


/***/ }),

/***/ 73147:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IR: () => (/* binding */ paceAfterStart),
/* harmony export */   JX: () => (/* binding */ paceAfterSuccess),
/* harmony export */   Le: () => (/* binding */ standstill),
/* harmony export */   wj: () => (/* binding */ paceAfterRefusal)
/* harmony export */ });
const MEMORY_MS = 60_000;
const COARSE_WAIT_MS = 1_000;
const MARGIN = 0.95;
const BLIND_CUT = 0.8;
const LEAST_CUT = 0.98;
const MEASURABLE = 4;
const SMALL_BURST = 4;
const FINE_GUESS = 1.5;
const LONE_SPREAD = 1 / 8;
const GUESS_GROWTH = 0.8;
const LARGEST_GUESS_GROWTH = 0.25;
const FINE_GROWTH = 0.04;
const FIRST_GROWTH = 0.001;
const GROWTH = 0.0005;
const GROWTH_ROUND = 40;
const LARGEST_GROWTH = 0.03;
const TOKEN_FLOOR = 0.1;
const TOKEN_SLACK = 1.25;
const TRUSTED_ADMISSIONS = 16;
const CREDIT = 0.7;
const CATCH_UP = 0.5;
const RECENT = 16;
const LONGEST_INTERVAL_MS = 60_000;
function paceAfterRefusal(pace, refusal) {
    if (pace === null)
        return firstPace(refusal);
    return refusal.startedAt <= pace.episodeAt ? sameEpisode(pace, refusal) : nextEpisode(pace, refusal);
}
function firstPace(refusal) {
    const { startedAt, now, waitMs, resumesAt, runStartedAt } = refusal;
    const burst = Math.max(1, refusal.startedInRun - 1);
    const tokenMs = fineWaitMs(refusal);
    const spreadMs = tokenMs > 0 ? Number.POSITIVE_INFINITY : (waitMs ?? COARSE_WAIT_MS) * LONE_SPREAD;
    const intervalMs = Math.min(guessInterval(burst, tokenMs, refusal), spreadMs);
    return {
        emptyAt: startedAt,
        episodeAt: now,
        resumedAt: resumesAt,
        admitted: refusal.younger,
        recent: [],
        burst,
        tokenMs,
        intervalMs,
        basis: { kind: "guessed", ranMs: now - runStartedAt },
        dueAt: now + intervalMs,
        nextStartAt: now + intervalMs,
    };
}
function sameEpisode(pace, refusal) {
    const isGuess = pace.basis.kind === "guessed";
    const tokenMs = Math.max(pace.tokenMs, fineWaitMs(refusal));
    const burst = isGuess ? Math.max(1, pace.burst - 1) : pace.burst;
    const guessMs = isGuess ? guessInterval(burst, tokenMs, refusal) : 0;
    return {
        ...pace,
        tokenMs,
        burst,
        admitted: refusal.startedAt >= pace.emptyAt ? Math.max(0, pace.admitted - 1) : pace.admitted,
        resumedAt: Math.max(pace.resumedAt, refusal.resumesAt),
        intervalMs: Math.max(pace.intervalMs, guessMs, tokenMs),
    };
}
function nextEpisode(pace, refusal) {
    const { startedAt, now, younger } = refusal;
    const known = {
        ...pace,
        tokenMs: Math.max(pace.tokenMs, fineWaitMs(refusal)),
        admitted: Math.max(0, pace.admitted - 1 - younger),
    };
    const isRemembered = now - pace.episodeAt <= MEMORY_MS;
    const measuredMs = isRemembered ? measureInterval(known, startedAt) : null;
    const cutMs = isRemembered ? cutInterval(known, measuredMs) : pace.intervalMs;
    const isTrusted = known.burst <= 2 && known.tokenMs > 0 && known.admitted >= TRUSTED_ADMISSIONS;
    const ceilingMs = isTrusted ? known.tokenMs * TOKEN_SLACK : LONGEST_INTERVAL_MS;
    const intervalMs = Math.min(ceilingMs, Math.max(cutMs, known.tokenMs));
    return {
        ...known,
        emptyAt: startedAt,
        episodeAt: now,
        resumedAt: refusal.resumesAt,
        admitted: younger,
        recent: [],
        burst: measuredMs === null ? known.burst : withoutInflow(known, measuredMs),
        intervalMs,
        basis: measuredMs === null ? known.basis : measuredAgain(known.basis),
        dueAt: startedAt + intervalMs,
        nextStartAt: Math.max(now, known.nextStartAt),
    };
}
function measuredAgain(basis) {
    return { kind: "measured", episodes: basis.kind === "measured" ? basis.episodes + 1 : 1 };
}
function cutInterval({ basis, intervalMs }, measuredMs) {
    if (measuredMs === null)
        return intervalMs / BLIND_CUT;
    const slowerMs = Math.max(measuredMs / MARGIN, intervalMs / LEAST_CUT);
    return basis.kind === "guessed" ? slowerMs : Math.min(slowerMs, intervalMs * 2);
}
function measureInterval(pace, emptyAgainAt) {
    const { admitted, burst, emptyAt, resumedAt } = pace;
    const bounds = [];
    if (admitted >= MEASURABLE)
        bounds.push((emptyAgainAt - emptyAt) / admitted);
    if (admitted >= MEASURABLE + burst)
        bounds.push((emptyAgainAt - resumedAt) / (admitted - burst));
    const before = pace.recent.filter((at) => at < emptyAgainAt).reverse();
    for (let count = burst + 2; count <= before.length; count += 1) {
        bounds.push((emptyAgainAt - (before[count - 1] ?? emptyAgainAt)) / (count + 1 - burst));
    }
    return bounds.length === 0 ? null : Math.max(1, Math.min(...bounds));
}
function withoutInflow({ basis, burst }, intervalMs) {
    return basis.kind === "guessed" ? Math.max(1, burst - Math.floor(basis.ranMs / intervalMs)) : burst;
}
function guessInterval(burst, tokenMs, refusal) {
    if (tokenMs > 0)
        return tokenMs * FINE_GUESS;
    const { now, waitMs, runStartedAt } = refusal;
    const spreadMs = (now - runStartedAt + (waitMs ?? COARSE_WAIT_MS)) / Math.max(burst, SMALL_BURST);
    return Math.max(1, Math.min(waitMs ?? LONGEST_INTERVAL_MS, spreadMs));
}
function fineWaitMs({ waitMs }) {
    return waitMs !== null && waitMs < COARSE_WAIT_MS ? waitMs : 0;
}
function paceAfterStart(pace, now) {
    if (pace === null)
        return null;
    const { intervalMs, basis, burst } = pace;
    const saved = basis.kind === "measured" ? Math.max(0, burst * CREDIT - 1) : 0;
    const dueAt = Math.max(pace.dueAt, now - saved * intervalMs) + intervalMs;
    return {
        ...pace,
        admitted: pace.admitted + 1,
        recent: [...pace.recent.slice(1 - RECENT), now],
        dueAt,
        nextStartAt: Math.max(dueAt, now + intervalMs * CATCH_UP),
    };
}
function standstill(pace) {
    return pace.admitted > 0 ? null : { from: pace.resumedAt, until: pace.nextStartAt };
}
function paceAfterSuccess(pace, startedAt) {
    if (pace === null || startedAt <= pace.episodeAt)
        return pace;
    const floorMs = pace.tokenMs * (1 + TOKEN_FLOOR / pace.burst);
    const intervalMs = Math.min(pace.intervalMs, Math.max(pace.intervalMs * (1 - growthOf(pace)), floorMs));
    const soonerMs = pace.intervalMs - intervalMs;
    return { ...pace, intervalMs, dueAt: pace.dueAt - soonerMs, nextStartAt: pace.nextStartAt - soonerMs };
}
function growthOf({ basis, tokenMs, admitted, burst }) {
    if (basis.kind === "measured") {
        const rounds = Math.max(1, admitted / GROWTH_ROUND);
        return Math.min(LARGEST_GROWTH, (basis.episodes === 1 ? FIRST_GROWTH : GROWTH) * rounds);
    }
    if (tokenMs > 0)
        return FINE_GROWTH;
    return admitted <= burst ? 0 : Math.min(LARGEST_GUESS_GROWTH, GUESS_GROWTH / (burst + 1));
}


/***/ }),

/***/ 19996:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XV: () => (/* binding */ NOTHING_DETECTED),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   gO: () => (/* binding */ limitDetails)
/* harmony export */ });
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65079);

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
        reset_at: resetAt === null ? null : (0,_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .iso */ .K)(resetAt),
        form,
        provider,
        evidence,
    };
}


/***/ })

};
