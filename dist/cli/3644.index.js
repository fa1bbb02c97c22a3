export const id = 3644;
export const ids = [3644];
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

/***/ 33644:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dryRunCommand: () => (/* binding */ dryRunCommand)
});

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/spend.js
var spend = __webpack_require__(64006);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(23540);
// EXTERNAL MODULE: ./build/core/words.js
var words = __webpack_require__(23627);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(13270);
// EXTERNAL MODULE: ./build/store/lock-holder.js
var lock_holder = __webpack_require__(60950);
// EXTERNAL MODULE: ./build/store/odd-files.js
var odd_files = __webpack_require__(22381);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
// EXTERNAL MODULE: ./build/engine/estimate.js
var estimate = __webpack_require__(1437);
// EXTERNAL MODULE: ./build/engine/open-folder.js + 2 modules
var open_folder = __webpack_require__(20811);
// EXTERNAL MODULE: ./build/engine/prepare.js
var prepare = __webpack_require__(18628);
// EXTERNAL MODULE: ./build/engine/read-evaluation.js
var read_evaluation = __webpack_require__(33078);
// EXTERNAL MODULE: ./build/engine/run-context.js
var run_context = __webpack_require__(54028);
// EXTERNAL MODULE: ./build/engine/run-evaluation.js + 3 modules
var run_evaluation = __webpack_require__(75321);
// EXTERNAL MODULE: ./build/engine/run-memory.js
var run_memory = __webpack_require__(19068);
;// CONCATENATED MODULE: ./build/engine/dry-run.js












const SKIP_REASONS = ["passed", "failed", "errored", "skipped", "not-selected", "other-job"];
async function dryRun(config, context) {
    const evaluation = await (0,read_evaluation/* readEvaluation */.L)(config, context);
    const stateDir = (0,external_node_path_.resolve)(context.workspace, config.stateDir);
    const paths = (0,state_paths/* statePaths */.mt)(stateDir);
    (0,odd_files/* refuseOddFiles */.x)(paths);
    (0,open_folder/* refuseOtherStates */.hr)([stateDir], config.stateName);
    if ((0,lock_holder/* isHeld */.i7)(paths.lock))
        (0,run_context/* warnIn */.a)(context)(`a run is active in ${stateDir}: this is what it has stored so far`);
    return (0,open_folder/* onCopy */.XX)(stateDir, context, (copy) => dryRunIn(copy, evaluation));
}
async function dryRunIn(folder, evaluation) {
    const { config, context, tasks } = evaluation;
    const opened = await (0,run_evaluation/* openRun */.I)(folder, evaluation);
    const estimateOf = (count) => (0,estimate/* estimateRun */.a)(count, { config, paths: folder.paths });
    if (opened.kind === "over") {
        const nothing = { campaign: "", isNew: false, start: [], wait: [], probe: [], skip: emptySkips() };
        return { ...nothing, refusal: opened.end.reason, estimate: estimateOf(0) };
    }
    const { prepared } = opened.scope;
    for (const message of prepared.warnings)
        (0,run_context/* warnIn */.a)(context)(message);
    const outdated = (0,prepare/* outdatedWords */.Q6)(prepared);
    if (outdated !== null)
        context.inform(outdated);
    const publicId = (id) => folder.publicName(id);
    const { start, wait, probe } = byState(prepared, config, context.clock.now());
    return {
        campaign: prepared.campaign.id,
        isNew: prepared.isFirst,
        refusal: null,
        start: start.map(publicId),
        wait: wait.map((waiting) => ({ ...waiting, tasks: waiting.tasks.map(publicId) })),
        probe,
        skip: skipped(prepared, tasks, { maxAttempts: config.maxAttempts, publicId }),
        estimate: estimateOf(start.length),
    };
}
function byState({ outstanding, checkpoint }, { retryNow: isProbedNow }, now) {
    const groups = (0,run_memory/* byProvider */.v1)(outstanding);
    const at = { now, isProbedNow };
    const stopped = (0,run_memory/* stoppedProviders */.CY)(checkpoint, groups.keys(), at);
    const isProbed = (provider) => !stopped.has(provider) && (0,run_memory/* restoreCircuit */.wl)(checkpoint, provider, at) !== null;
    return {
        start: outstanding.flatMap(({ task }) => (stopped.has(task.provider) ? [] : [task.id])),
        wait: [...stopped].map(([provider, { untilAt, reason }]) => {
            return { provider, untilAt, reason, tasks: (groups.get(provider) ?? []).map(({ task }) => task.id) };
        }),
        probe: [...groups.keys()].filter(isProbed),
    };
}
function skipped({ part, history, outstanding }, tasks, { maxAttempts, publicId }) {
    const skips = emptySkips();
    const own = new Set(part);
    const selected = new Set(outstanding.map(({ task }) => task.id));
    for (let index = 0; index < tasks.count; index += 1) {
        const id = tasks.idAt(index);
        if (selected.has(id))
            continue;
        const standing = (0,core_history/* standingOf */.YP)(history.at(index), maxAttempts);
        const reason = standing === "outstanding" ? "not-selected" : standing;
        skips[own.has(index) ? reason : "other-job"].push(publicId(id));
    }
    return skips;
}
function emptySkips() {
    return { passed: [], failed: [], errored: [], skipped: [], "not-selected": [], "other-job": [] };
}

// EXTERNAL MODULE: ./build/engine/run-settings.js
var run_settings = __webpack_require__(99602);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/event-lines.js
var event_lines = __webpack_require__(33305);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/cli/command-context.js
var command_context = __webpack_require__(33734);
// EXTERNAL MODULE: ./build/cli/streams.js
var streams = __webpack_require__(24624);
;// CONCATENATED MODULE: ./build/cli/dry-run.js












async function dryRunCommand(config, isJson) {
    const plan = await dryRun(config, await (0,command_context/* commandContext */.b)(config, config.job.index));
    if (isJson)
        (0,streams/* printJson */.Q2)(toJson(plan));
    else {
        (0,streams/* inform */.IP)("dry run: starts no child, calls no provider and leaves the state as it is");
        (0,streams.informText)(toTable(plan, config));
    }
    return tally/* EXIT */.dc.ok;
}
function toJson({ campaign, isNew, refusal, start, wait, probe, skip, estimate }) {
    const { durationMs, runs, costUsd } = estimate;
    return {
        campaign,
        "new-campaign": isNew,
        reason: refusal ?? "",
        start,
        wait: wait.map(({ untilAt, ...others }) => ({ ...others, until: (0,instant/* iso */.KH)(untilAt) })),
        probe,
        skip,
        estimate: { duration_s: durationMs === null ? null : durationMs / 1_000, runs, cost_usd: costUsd },
    };
}
const SKIP_WORDS = {
    passed: "passed",
    failed: "graded as failed",
    errored: "errored and not retried again",
    skipped: "skipped by their command",
    "not-selected": "not selected (only, sample or max-tasks)",
    "other-job": "of other jobs",
};
function toTable(plan, config) {
    const { campaign, isNew, refusal, start, wait, probe, skip } = plan;
    if (refusal !== null)
        return (0,streams/* table */.tp)([["start", `nothing: ${(0,report_escape/* oneLine */.TN)(refusal)}`]], 10);
    const skips = SKIP_REASONS.flatMap((why) => skip[why].length === 0 ? [] : [["skip", `${(0,words/* grouped */.zD)(skip[why].length)} ${SKIP_WORDS[why]}: ${firstIds(skip[why])}`]]);
    return (0,streams/* table */.tp)([
        ["campaign", `${(0,report_escape/* oneLine */.TN)(campaign)}${isNew ? " (new)" : ""}`],
        ["start", start.length === 0 ? "nothing" : `${(0,words/* counted */.hS)(start.length, "task")}: ${firstIds(start)}`],
        ...probe.map((provider) => [
            "probe",
            `${(0,report_escape/* oneLine */.TN)(provider)} with one task first: its limit should be over`,
        ]),
        ...wait.map((one) => ["wait", waitWords(one)]),
        ...skips,
        ["estimate", estimateWords(plan, config)],
    ], 10);
}
const IDS_SHOWN = 10;
function firstIds(ids) {
    return (0,report_words/* firstFew */.Dt)(ids, IDS_SHOWN, report_words/* nameWords */.Lo);
}
function waitWords({ provider, untilAt, reason, tasks }) {
    const until = `until ${(0,event_lines/* instantWords */.lJ)(untilAt, Date.now())}`;
    const why = `Reason: ${(0,words/* sentence */.em)((0,report_escape/* oneLine */.TN)(reason, 200))} To probe it with one of them now, add --retry-now.`;
    return `${(0,words/* counted */.hS)(tasks.length, "task")} for ${(0,report_escape/* oneLine */.TN)(provider)}, ${until}: ${firstIds(tasks)}. ${why}`;
}
function estimateWords({ estimate, start }, config) {
    const { durationMs, runs, costUsd, results } = estimate;
    const { maxCost } = config;
    if (start.length === 0)
        return "none: nothing would start";
    if (durationMs === null || runs === null)
        return "none: no earlier result shows how long a task takes";
    const parts = [
        `about ${(0,duration/* formatDuration */.a3)(durationMs)}${runs > 1 ? ` in ${(0,words/* grouped */.zD)(runs)} runs` : ""}`,
        `${(0,words/* grouped */.zD)((0,run_settings/* concurrencyOf */.RO)(config))} at a time`,
        ...(costUsd === null ? [] : [(0,spend/* dollars */.E9)(costUsd)]),
        ...(costUsd !== null && maxCost !== null && costUsd > maxCost ? [`more than max-cost (${(0,spend/* dollars */.E9)(maxCost)})`] : []),
    ];
    return `${parts.join(", ")}; from ${(0,words/* counted */.hS)(results, "earlier result")}, without limits and retries`;
}


/***/ }),

/***/ 1437:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ estimateRun),
/* harmony export */   y: () => (/* binding */ recordedDurationsMs)
/* harmony export */ });
/* harmony import */ var _report_spend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22819);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38617);
/* harmony import */ var _run_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99602);



function recordedDurationsMs({ baseline, results }, onRow = () => { }) {
    const durationsMs = [];
    const note = (row) => {
        durationsMs.push(Math.max(1, row.duration_s * 1_000));
        onRow(row);
    };
    const stored = new Set();
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_1__/* .readLedger */ .SC)(results, (row) => {
        stored.add(row.campaign);
        note(row);
    });
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_1__/* .readLedger */ .SC)(baseline, (row) => {
        if (!stored.has(row.campaign))
            note(row);
    });
    return durationsMs;
}
function estimateRun(tasks, { config, paths }) {
    const spend = new _report_spend_js__WEBPACK_IMPORTED_MODULE_0__/* .SpendSum */ .y$();
    const durationsMs = recordedDurationsMs(paths, (row) => spend.add(row));
    const spent = spend.total();
    const costUsd = spent === null || spent.cost === null ? null : (spent.cost / spent.priced) * tasks;
    const results = durationsMs.length;
    if (results === 0)
        return { durationMs: null, runs: null, costUsd, results };
    const meanMs = durationsMs.reduce((sum, durationMs) => sum + durationMs, 0) / results;
    const childMs = Math.min(config.shardSize, tasks) * meanMs;
    const rounds = Math.ceil(Math.ceil(tasks / config.shardSize) / (0,_run_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .concurrencyOf */ .RO)(config));
    const roundsPerRun = config.timeBudgetMs === null ? rounds : Math.max(1, Math.floor(config.timeBudgetMs / childMs));
    return { durationMs: rounds * childMs, runs: rounds === 0 ? 0 : Math.ceil(rounds / roundsPerRun), costUsd, results };
}


/***/ })

};
