export const id = 5200;
export const ids = [5200];
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
    (0,_engine_signals_js__WEBPACK_IMPORTED_MODULE_2__/* .listenForSignals */ .s)()((signal) => {
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
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(13270);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(19996);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/engine/list-tasks.js
var list_tasks = __webpack_require__(51448);
// EXTERNAL MODULE: ./build/engine/note-campaign.js
var note_campaign = __webpack_require__(43594);
// EXTERNAL MODULE: ./build/engine/open-folder.js + 2 modules
var open_folder = __webpack_require__(20811);
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
        throw new user_error/* UserError */.yo("Expected a task list to plan for. Give `tasks` or `tasks-command`.");
    }
    const tasks = await (0,list_tasks/* listTasks */.V)(config.taskSource, { config, context });
    const request = { config, context, startedAt: now, tasks };
    return (0,open_folder/* inFolder */._z)((0,open_folder/* openFolder */.NE)(config, context), async (folder) => {
        const { carry, warnings, over } = await (0,open_folder/* enterState */.Y8)(folder, request);
        for (const message of warnings)
            (0,run_context/* warnIn */.a)(context)(message);
        if (over !== null) {
            if (over.reason !== undefined)
                context.inform(over.reason);
            return { campaign: over.campaign.id, matrix: [], outstanding: 0, tasks: [], resumeAt: null };
        }
        const plan = await planIn(folder, request);
        await carry?.end(plan.campaign);
        return plan;
    });
}
async function planIn(folder, request) {
    const { config, context, tasks, startedAt: now } = request;
    const { identity } = context;
    const { paths } = folder;
    const { campaign, known, checkpoint, isNew, history, warnings } = (0,read_state/* readState */.un)(paths, request);
    for (const message of warnings)
        (0,run_context/* warnIn */.a)(context)(message);
    const isAhead = isNew && known[0]?.complete === true;
    const listed = (0,core_history/* computeOutstanding */.os)((0,split/* wholeOf */.l2)(tasks.count), history, config.maxAttempts);
    const durations = (0,prepare/* durationsOf */.DM)(tasks, listed, isAhead ? paths.results : paths.baseline);
    const outstanding = (0,split/* orderStarts */.kM)(listed, durations, config.concurrency);
    const providers = [...(0,run_memory/* providersOf */.Ou)(tasks, outstanding)];
    const alreadyStopped = (0,run_memory/* stoppedProviders */.CY)(checkpoint, providers, {
        now: context.clock.now(),
        isProbedNow: config.retryNow,
    });
    const refused = await askProviders(providers.filter((provider) => !alreadyStopped.has(provider)), new Map(Object.entries(checkpoint?.closed ?? {})), request);
    const circuits = { ...checkpoint?.circuits, ...refused };
    const nowStopped = (0,run_memory/* stoppedProviders */.CY)({ circuits: refused }, providers, { now, isProbedNow: false });
    const stopped = new Map([...alreadyStopped, ...nowStopped]);
    const startable = outstanding.filter((index) => !stopped.has(tasks.providerAt(index)));
    const jobs = (0,split/* balance */.nU)(startable, durations, {
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
        const settled = (0,core_campaign/* settleCampaign */.MJ)(campaign, { counts, workflowRun: identity.workflowRun, at: (0,instant/* iso */.KH)(now) });
        const stored = checkpoint?.campaigns.find(({ id }) => id === campaign.id);
        (0,note_campaign/* noteCampaign */.J)(paths, settled, stored);
        folder.writeCheckpoint({
            ...next,
            jobs: Math.max(1, jobs.length, isNew ? 1 : (checkpoint?.jobs ?? 1)),
            campaigns: [settled, ...campaigns.slice(1)],
        });
    }
    return {
        campaign: campaign.id,
        matrix: jobs.map((_, index) => index),
        outstanding: outstanding.length,
        tasks: Array.from(outstanding, (index) => folder.publicName(tasks.idAt(index))),
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
        const detection = await askProvider(provider, { config, context, detectorAt, workingDirectory, deadlineAt: null });
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









async function planCommand(line) {
    const config = (0,config_config/* readConfig */.X)(line.options, { origin: "cli", env: process.env, taker: "plan", argv: line.argv });
    const plan = await makePlan(config, await (0,command_context/* commandContext */.b)(config, key/* PLAN_JOB */.eb));
    const { campaign, matrix, outstanding, resumeAt, tasks } = plan;
    const jobs = matrix.length;
    (0,streams/* printJson */.Q2)({ matrix, jobs, outstanding, "resume-at": resumeAt === null ? "" : (0,instant/* iso */.KH)(resumeAt), tasks });
    if (line.isJson)
        return tally/* EXIT */.dc.ok;
    const rows = [
        ["campaign", (0,report_escape/* oneLine */.TN)(campaign)],
        ["outstanding", String(outstanding)],
        ["jobs", String(jobs)],
        ["resume at", resumeAt === null ? "-" : (0,event_lines/* instantWords */.lJ)(resumeAt, Date.now())],
    ];
    (0,streams.informText)((0,streams/* table */.tp)(rows, 12));
    return tally/* EXIT */.dc.ok;
}


/***/ }),

/***/ 69403:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
function didYouMean(written, known, prefix = "") {
    const wanted = normalize(written);
    const distanceTo = (name) => lettersApart(wanted, normalize(name));
    const [nearest] = known.toSorted((a, b) => distanceTo(a) - distanceTo(b));
    const isClose = nearest !== undefined && distanceTo(nearest) <= Math.max(1, Math.floor(wanted.length / 4));
    return isClose ? ` Did you mean ${prefix}${nearest}?` : "";
}
function normalize(name) {
    return name.toLowerCase().replaceAll("_", "-");
}
function lettersApart(left, right) {
    const missing = [...right];
    let extra = 0;
    for (const letter of left) {
        const place = missing.indexOf(letter);
        if (place === -1)
            extra += 1;
        else
            missing.splice(place, 1);
    }
    return Math.max(extra, missing.length);
}


/***/ }),

/***/ 4517:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ openPending)
/* harmony export */ });
/* harmony import */ var _setbacks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7540);

function openPending(task, place, setbacks = _setbacks_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SETBACKS */ .tr) {
    const counts = { kills: 0, refusals: 0, refusedAt: Number.NEGATIVE_INFINITY, capRounds: 0, suspicions: 0 };
    return { task, ...place, ...counts, shardLimit: Number.POSITIVE_INFINITY, setbacks };
}


/***/ }),

/***/ 18628:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ durationsOf),
/* harmony export */   Q6: () => (/* binding */ outdatedWords),
/* harmony export */   iA: () => (/* binding */ prepare)
/* harmony export */ });
/* harmony import */ var _config_suggestion_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(69403);
/* harmony import */ var _core_history_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13270);
/* harmony import */ var _core_pending_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4517);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(83260);
/* harmony import */ var _core_setbacks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7540);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(92474);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(67756);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(23627);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38617);
/* harmony import */ var _store_retries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61200);
/* harmony import */ var _note_campaign_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43594);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96127);
/* harmony import */ var _read_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48575);
/* harmony import */ var _run_identity_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45161);
/* harmony import */ var _run_memory_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19068);















function prepare(folder, request) {
    const { tasks, config, context } = request;
    checkSelection(tasks, config);
    const { known, ...state } = (0,_read_state_js__WEBPACK_IMPORTED_MODULE_6__/* .readState */ .un)(folder.paths, request);
    const { campaign, history } = state;
    const plan = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlan */ .m3)(folder.paths.plan, campaign.id, context.identity);
    if (plan !== null)
        refuseUnplacedJob(plan, request);
    folder.boundGrowth();
    const [latest] = known;
    if (latest !== undefined)
        (0,_note_campaign_js__WEBPACK_IMPORTED_MODULE_4__/* .noteCampaign */ .J)(folder.paths, latest, state.checkpoint?.campaigns[0]);
    folder.openJournals();
    const campaigns = state.isNew ? folder.rollOver(known, campaign) : known;
    folder.writeTasks(tasks);
    const part = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_5__/* .partOf */ .BU)(tasks, { job: config.job, plan });
    const listed = (0,_core_history_js__WEBPACK_IMPORTED_MODULE_9__/* .computeOutstanding */ .os)(part, history, config.maxAttempts);
    const durations = config.concurrency === 1 ? null : durationsOf(tasks, listed, folder.paths.baseline);
    const all = (0,_core_split_js__WEBPACK_IMPORTED_MODULE_10__/* .orderStarts */ .kM)(listed, durations, config.concurrency);
    const memory = (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_8__/* .runMemory */ .Lx)(request, state);
    const selected = inOrder(request, selectOutstanding(request, all, state, folder.paths), state, memory);
    const most = config.maxTasks === null ? selected.length : Math.max(1, (0,_core_split_js__WEBPACK_IMPORTED_MODULE_10__/* .shareOfJob */ .GO)(config.maxTasks, config.job));
    const outstanding = selected.slice(0, most);
    const left = leftBy(outstanding, all, tasks);
    return {
        unselected: left.length,
        deferred: selected.length - outstanding.length,
        deferredProviders: new Set(selected.slice(most).map(({ task }) => task.provider)),
        leftProviders: (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_8__/* .providersOf */ .Ou)(tasks, left),
        ...state,
        warnings: [
            ...state.warnings,
            ...unknownProviders(request),
            ...(outstanding.length > 0 ? [] : settledStatuses(config, part, history)),
        ],
        campaigns,
        part,
        total: tasks.count,
        isInPart: (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_5__/* .partPredicate */ .P1)(part, tasks, (id) => folder.publicName(id)),
        outstanding,
        memory,
    };
}
function outdatedWords({ campaign, outdated, outstanding }) {
    if (outdated === 0 || outstanding.length === 0)
        return null;
    const results = `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_11__/* .counted */ .hS)(outdated, "result")} of campaign ${campaign.id} no longer ${outdated === 1 ? "counts" : "count"}`;
    return `${results}: the tasks were edited, or files in \`inputs\` changed`;
}
function leftBy(started, all, tasks) {
    if (started.length === all.length)
        return all.subarray(all.length);
    const hashes = new Set(started.map(({ task }) => task.hash));
    return all.filter((index) => !hashes.has(tasks.index.hashAt(index)));
}
function inOrder(request, selected, { checkpoint, history }, { setbacks: ofAll, setbacksOf }) {
    const { tasks, config } = request;
    const listed = Array.from(selected, (index) => {
        const task = tasks.at(index);
        return { task, attempt: (0,_core_history_js__WEBPACK_IMPORTED_MODULE_9__/* .nextAttempt */ .nj)(history.at(index), config.maxAttempts) ?? 1, setbacks: setbacksOf(task) };
    });
    const rankOf = (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_1__/* .startRanks */ .Mm)(ofAll);
    listed.sort((a, b) => rankOf(a.setbacks) - rankOf(b.setbacks));
    const ordered = config.maxTasks === null ? listed : inTurn(request, listed, checkpoint);
    return ordered.map(({ task, attempt, setbacks }, position) => ({
        ...(0,_core_pending_js__WEBPACK_IMPORTED_MODULE_0__/* .openPending */ .Y)(task, { position, attempt }, setbacks),
        shardLimit: (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_1__/* .firstShardLimit */ .w4)(setbacks, config.shardSize),
    }));
}
function inTurn({ startedAt: now, config }, listed, checkpoint) {
    const probed = new Set();
    const turnOf = ({ task: { provider } }) => {
        const circuit = (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_8__/* .restoreCircuit */ .wl)(checkpoint, provider, { now, isProbedNow: config.retryNow });
        if (circuit === null)
            return 0;
        if (circuit.policy === "stop")
            return 3;
        if (probed.has(provider))
            return 2;
        probed.add(provider);
        return 1;
    };
    const placed = listed.map((one) => ({ one, turn: turnOf(one) }));
    return placed.sort((a, b) => a.turn - b.turn).map(({ one }) => one);
}
function selectOutstanding({ tasks, config }, outstanding, { campaign, history }, paths) {
    if ((0,_core_selection_js__WEBPACK_IMPORTED_MODULE_12__/* .selectsAll */ .D5)(config))
        return outstanding;
    const before = new Map();
    let retries = new _store_retries_js__WEBPACK_IMPORTED_MODULE_3__/* .Retries */ .f();
    if (config.only.some(({ kind }) => kind === "status")) {
        retries = _store_retries_js__WEBPACK_IMPORTED_MODULE_3__/* .Retries */ .f.read([paths.failures]);
        (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readLedger */ .SC)(paths.baseline, (row) => before.set(row.id, row.status));
    }
    return (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_12__/* .selectTasks */ .nR)(tasks, outstanding, config, (index) => {
        const record = history.at(index);
        if (record === undefined) {
            const retried = retries.statusBefore(campaign.id, tasks.index.hashAt(index));
            return retried ?? before.get(tasks.idAt(index)) ?? null;
        }
        return record.kind === "result" ? record.status : "errored";
    });
}
function checkSelection(tasks, selection) {
    const unmatched = (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_12__/* .unmatchedRules */ .jL)(tasks, selection);
    if (unmatched.length === 0)
        return;
    const found = unmatched
        .slice(0, 5)
        .map((text) => JSON.stringify(text))
        .join(", ");
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_13__/* .UserError */ .yo(`Expected every item of \`only\` to match a listed task; nothing matches ${found}. Check the ids in the task list, or remove the item.`);
}
function refuseUnplacedJob(plan, { config, context }) {
    if (config.expectedJobs !== null || (0,_run_identity_js__WEBPACK_IMPORTED_MODULE_7__/* .isLocal */ .IX)(context.identity.workflowRun) || plan.jobs.length <= 1)
        return;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_13__/* .UserError */ .yo(`Expected \`job-index\` and \`job-total\`: the plan of this workflow run has ${plan.jobs.length} jobs, and this job does not know which one it is. ` +
        `Some servers (act, Gitea, Forgejo) do not pass them on. Add \`job-index: \${{ matrix.job }}\` and \`job-total: \${{ needs.plan.outputs.jobs }}\` to this step.`);
}
function durationsOf(tasks, outstanding, recordedRows) {
    const weightOf = tasks.hasWeights ? (index) => tasks.weightAt(index) : null;
    const recorded = new Map();
    let wanted = null;
    if (outstanding.length < 2)
        return weightOf;
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readLedger */ .SC)(recordedRows, (row) => {
        wanted ??= new Set(Array.from(outstanding, (index) => tasks.idAt(index)));
        if (wanted.has(row.id))
            recorded.set(row.id, row.duration_s);
    });
    if (recorded.size === 0)
        return weightOf;
    return (index) => recorded.get(tasks.idAt(index)) ?? tasks.weightAt(index);
}
function unknownProviders({ tasks, config }) {
    if (config.providerConcurrency.size === 0 || tasks.count === 0)
        return [];
    const providers = (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_8__/* .providersOf */ .Ou)(tasks, (0,_core_split_js__WEBPACK_IMPORTED_MODULE_10__/* .wholeOf */ .l2)(tasks.count));
    const unknown = [...config.providerConcurrency.keys()].filter((name) => !providers.has(name));
    return unknown.map((name) => `provider-concurrency names ${name}, which no listed task has.${(0,_config_suggestion_js__WEBPACK_IMPORTED_MODULE_14__/* .didYouMean */ .a)(name, [...providers])}`);
}
const RETRY_OPTION = { failed: " --failed", errored: "", passed: " --id ID" };
function settledStatuses(config, part, history) {
    return config.only.flatMap((rule) => {
        if (rule.kind !== "status")
            return [];
        const settled = part.filter((index) => (0,_core_history_js__WEBPACK_IMPORTED_MODULE_9__/* .standingOf */ .YP)(history.at(index), config.maxAttempts) === rule.status).length;
        if (settled === 0)
            return [];
        return [
            `status:${rule.status} selects nothing: the ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_11__/* .counted */ .hS)(settled, `${rule.status} task`)} of this campaign ${settled === 1 ? "is" : "are"} settled. ` +
                `To run settled tasks again, use \`carryover retry${RETRY_OPTION[rule.status]}\` or the input \`retry\``,
        ];
    });
}


/***/ }),

/***/ 22819:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Of: () => (/* binding */ statedSpend),
/* harmony export */   fL: () => (/* binding */ costWords),
/* harmony export */   y$: () => (/* binding */ SpendSum)
/* harmony export */ });
/* harmony import */ var _core_spend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64006);

const KINDS = [
    [/^(?:total)?tokens(?:used|total)?$/, "tokens"],
    [/^(?:input|prompt)tokens$|^tokens(?:in|input|prompt)$/, "inputTokens"],
    [/^(?:output|completion)tokens$|^tokens(?:out|output|completion)$/, "outputTokens"],
    [/^(?:total)?(?:cost)?usd$|^usdcost$|^(?:total)?cost$/, "cost"],
];
class SpendSum {
    #sums = new Map();
    #priced = 0;
    add({ metrics, calls }) {
        if (metrics === undefined && calls === undefined)
            return;
        const stated = statedBy(metrics, calls);
        if (stated.has("cost"))
            this.#priced += 1;
        for (const [kind, value] of stated)
            this.#sums.set(kind, (this.#sums.get(kind) ?? 0) + value);
    }
    total() {
        if (this.#sums.size === 0)
            return null;
        const of = (kind) => this.#sums.get(kind) ?? null;
        return {
            tokens: of("tokens"),
            inputTokens: of("inputTokens"),
            outputTokens: of("outputTokens"),
            cost: of("cost"),
            priced: this.#priced,
        };
    }
}
function statedSpend(metrics) {
    const stated = statedBy(metrics);
    return { costUsd: stated.get("cost") ?? null, tokens: stated.get("tokens") ?? null };
}
function statedBy(metrics, calls) {
    const stated = readMetrics(metrics ?? {});
    const hasTokens = stated.has("tokens") || stated.has("inputTokens") || stated.has("outputTokens");
    if (calls !== undefined && !hasTokens && calls.made + calls.replayed > 0) {
        const { replayed_input_tokens: input = 0, replayed_output_tokens: output = 0 } = calls;
        stated.set("inputTokens", calls.input_tokens + input).set("outputTokens", calls.output_tokens + output);
    }
    if (calls?.cost_usd !== undefined && !stated.has("cost"))
        stated.set("cost", calls.cost_usd);
    const tokens = stated.get("tokens") ?? sumOf(stated.get("inputTokens"), stated.get("outputTokens"));
    return tokens === undefined ? stated : stated.set("tokens", tokens);
}
function readMetrics(metrics) {
    const stated = new Map();
    let isInDollars = false;
    const take = (name, value) => {
        if (typeof value !== "number" || !(value >= 0 && value <= Number.MAX_SAFE_INTEGER))
            return;
        const kind = kindOf(name);
        const isFirstInDollars = /usd/i.test(name) && !isInDollars;
        if (kind === null || (stated.has(kind) && !isFirstInDollars))
            return;
        stated.set(kind, value);
        isInDollars ||= isFirstInDollars;
    };
    for (const [name, value] of Object.entries(metrics))
        take(name, value);
    for (const [name, value] of Object.entries(metrics)) {
        if (typeof value !== "object" || value === null || Array.isArray(value))
            continue;
        for (const [inner, item] of Object.entries(value))
            take(/^tokens$/i.test(name) ? `${inner}tokens` : inner, item);
    }
    return stated;
}
function kindOf(name) {
    if (name.length > 30)
        return null;
    const bare = name.toLowerCase().replace(/[^a-z]/g, "");
    return KINDS.find(([form]) => form.test(bare))?.[1] ?? null;
}
function sumOf(input, output) {
    return input === undefined && output === undefined ? undefined : (input ?? 0) + (output ?? 0);
}
function costWords(cost) {
    return cost === null ? "" : (0,_core_spend_js__WEBPACK_IMPORTED_MODULE_0__/* .dollars */ .E9)(cost);
}


/***/ }),

/***/ 78951:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ mergeHistories),
/* harmony export */   w: () => (/* binding */ readCampaignHistory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28314);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43609);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(148);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93011);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13853);







const CAMPAIGNS_LIMIT = 100;
const amount = () => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(0));
const historyRowSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_6__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp),
    campaign: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb(1_024)),
    completed_at: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb(40)),
    total: amount(),
    passed: amount(),
    failed: amount(),
    errored: amount(),
    skipped: amount(),
    runs: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(amount()),
    pass_rate: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()),
    duration_s: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(amount()),
    tokens: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(amount()),
    cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(amount()),
    calls_saved: amount(),
}));
function readCampaignHistory(path) {
    const rows = [];
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se)(path, (line) => {
        const row = historyRowSchema().safeParse((0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOrNull */ .J5)(line));
        if (row.success)
            rows.push(row.data);
    });
    return rows;
}
function mergeHistories(target, sources, added = []) {
    if (added.length === 0 && !sources.some((source) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(source)))
        return;
    const rows = new Map();
    const note = (row) => {
        const known = rows.get(row.campaign);
        if (known === undefined || row.completed_at >= known.completed_at)
            rows.set(row.campaign, row);
    };
    for (const path of [target, ...sources])
        for (const row of readCampaignHistory(path))
            note(row);
    for (const row of added)
        note(row);
    const order = ({ completed_at, campaign }) => `${completed_at} ${campaign}`;
    const kept = [...rows.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1)).slice(-CAMPAIGNS_LIMIT);
    (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .v)(target, (write) => {
        (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se)(target, (line) => (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .isNewerLine */ .Up)(line) && write(`${line}\n`));
        for (const row of kept)
            write(`${JSON.stringify(row)}\n`);
    });
}


/***/ })

};
