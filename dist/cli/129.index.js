export const id = 129;
export const ids = [129,3759,51];
export const modules = {

/***/ 33734:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ commandContext)
/* harmony export */ });
/* harmony import */ var _engine_evaluation_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2903);
/* harmony import */ var _engine_open_carry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50076);
/* harmony import */ var _engine_run_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45161);
/* harmony import */ var _engine_warnings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52202);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65603);
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
        sink: (0,_engine_warnings_js__WEBPACK_IMPORTED_MODULE_5__/* .warningSink */ .m)(_streams_js__WEBPACK_IMPORTED_MODULE_4__/* .inform */ .IP),
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

/***/ 60129:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mergeCommand: () => (/* binding */ mergeCommand)
});

// EXTERNAL MODULE: ./build/config/read-config.js + 2 modules
var read_config = __webpack_require__(88239);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/campaign.js
var campaign = __webpack_require__(31670);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(13270);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(23540);
// EXTERNAL MODULE: ./build/store/checkpoint-file.js
var checkpoint_file = __webpack_require__(573);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(93011);
// EXTERNAL MODULE: ./build/store/merge.js
var merge = __webpack_require__(61842);
// EXTERNAL MODULE: ./build/store/odd-files.js
var odd_files = __webpack_require__(22381);
// EXTERNAL MODULE: ./build/store/run-events.js
var run_events = __webpack_require__(87577);
// EXTERNAL MODULE: ./build/store/state-folder.js + 1 modules
var state_folder = __webpack_require__(42629);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
// EXTERNAL MODULE: ./build/store/take-latest.js
var take_latest = __webpack_require__(76363);
// EXTERNAL MODULE: ./build/engine/job-runs.js
var job_runs = __webpack_require__(42563);
// EXTERNAL MODULE: ./build/engine/list-tasks.js
var list_tasks = __webpack_require__(51448);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: ./build/store/carrier/snapshot-files.js
var snapshot_files = __webpack_require__(90051);
// EXTERNAL MODULE: ./build/store/lock.js
var lock = __webpack_require__(93699);
// EXTERNAL MODULE: ./build/store/staging.js
var staging = __webpack_require__(3759);
// EXTERNAL MODULE: ./build/engine/take-over.js
var take_over = __webpack_require__(72419);
;// CONCATENATED MODULE: ./build/engine/merge-sources.js










async function mergeSources(sources, options) {
    const { target, now, tempFolder } = options;
    const withRows = sources.filter((source) => {
        const paths = (0,state_paths/* statePaths */.mt)(source);
        return (0,merge/* troubleOf */.LH)(source) === null && (0,take_over/* mayHoldLeftovers */.Bw)(paths) && !(0,lock/* isHeld */.i7)(paths.lock);
    });
    const unite = (folders) => (0,merge/* mergeFolders */.ot)(target.paths, folders, now, undefined, (ids) => options.warn(conflictWords(ids)));
    if (withRows.length === 0)
        return unite(sources);
    return (0,staging.inStaging)(tempFolder, async (staging) => {
        const copies = [];
        for (const [index, source] of withRows.entries()) {
            const copy = (0,external_node_path_.join)(staging, String(index));
            try {
                await takeOverCopy((0,state_paths/* statePaths */.mt)(source), copy, options);
                copies.push(copy);
            }
            catch (error) {
                (0,external_node_fs_.rmSync)(copy, { recursive: true, force: true });
                options.warn(`${source}: could not recover the rows that a killed run left: ${(0,reason/* reasonOf */.A)(error)}`);
            }
        }
        return unite([...sources, ...copies]).slice(0, sources.length);
    });
}
const CONFLICTS_SHOWN = 10;
function conflictWords(ids) {
    const shown = ids.slice(0, CONFLICTS_SHOWN).join(", ");
    const more = ids.length > CONFLICTS_SHOWN ? ` and ${ids.length - CONFLICTS_SHOWN} more` : "";
    const tasks = ids.length === 1 ? "one task" : `${ids.length} tasks`;
    return `found different results for ${tasks}: ${shown}${more}. The result that started first is kept.`;
}
async function takeOverCopy(source, to, options) {
    const copy = (0,state_paths/* statePaths */.mt)(to);
    await (0,snapshot_files.copyCarriedFiles)(source.root, to);
    copyInbox(source.inbox, copy.inbox);
    const stored = [copy.results, copy.failures].map((path) => ({ path, bytes: sizeOr0(path) }));
    const folder = state_folder/* StateFolder */.s.open(to, options.target.redactor);
    try {
        const left = await (0,take_over/* takeOverLeft */.Dx)(folder, { ...options, orphans: "leave" });
        for (const message of left.warnings)
            options.warn(`${source.root}: ${message}`);
    }
    finally {
        folder.close();
    }
    for (const { path, bytes } of stored)
        keepAfter(path, bytes);
    for (const path of [copy.tasks, copy.events, copy.baseline, copy.plan, copy.checkpoint, copy.inbox]) {
        (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
    }
}
function sizeOr0(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.size ?? 0;
}
function keepAfter(path, bytes) {
    const rest = Buffer.alloc(sizeOr0(path) - bytes);
    if (rest.length > 0) {
        const file = (0,external_node_fs_.openSync)(path, "r");
        (0,external_node_fs_.readSync)(file, rest, 0, rest.length, bytes);
        (0,external_node_fs_.closeSync)(file);
    }
    (0,external_node_fs_.writeFileSync)(path, rest);
}
function copyInbox(from, to) {
    (0,external_node_fs_.mkdirSync)(to, { recursive: true });
    for (const name of (0,external_node_fs_.readdirSync)(from)) {
        const path = (0,external_node_path_.join)(from, name);
        if ((0,external_node_fs_.lstatSync)(path).isFile())
            (0,external_node_fs_.copyFileSync)(path, (0,external_node_path_.join)(to, name));
    }
}

// EXTERNAL MODULE: ./build/core/circuit.js
var circuit = __webpack_require__(22725);
// EXTERNAL MODULE: ./build/engine/circuits.js
var engine_circuits = __webpack_require__(4747);
;// CONCATENATED MODULE: ./build/engine/merge-verdict.js





const GRAVITY = ["aborted", "stopped", "interrupted", "out_of_budget", "out_of_time"];
function judgeMerge(options) {
    const { counts, missing, ends } = options;
    if (counts.outstanding === 0) {
        const isWhole = missing.length === 0;
        const reason = isWhole ? "nothing is outstanding" : `${missing.join(", ")} never reported`;
        return { status: isWhole ? "complete" : "incomplete", reason, sameFailure: false, resumeAt: null };
    }
    const at = resumeInstant(options);
    const isHeldUp = ends.length === 0 && missing.length === 0 && at !== null && at > options.now;
    const status = isHeldUp
        ? "stopped"
        : (GRAVITY.find((grave) => ends.some((end) => end.status === grave)) ?? "incomplete");
    const words = isHeldUp
        ? `no job was started: every provider of an outstanding task is stopped, the first until ${(0,instant/* iso */.K)(at)}`
        : (ends.find((end) => end.status === status)?.reason ?? `${counts.outstanding} tasks are outstanding`);
    return {
        status,
        reason: withMissing(missing, words),
        sameFailure: ends.some((end) => end.sameFailure),
        resumeAt: at,
    };
}
function withMissing(missing, words) {
    return missing.length === 0 ? words : `${missing.join(", ")} never reported; ${words}`;
}
function resumeInstant({ tasks, history, maxAttempts, circuits, now }) {
    const outstanding = (0,core_history/* computeOutstanding */.os)((0,split/* wholeOf */.l2)(tasks.count), { history, maxAttempts });
    const providers = new Set(Array.from(outstanding, (index) => tasks.providerAt(index)));
    if (providers.delete(""))
        for (const provider of Object.keys(circuits))
            providers.add(provider);
    const at = (0,engine_circuits/* resumeAt */.hH)(circuits, providers);
    return at === null ? null : Math.min(at, now + circuit/* OPEN_LIMIT_MS */.WX);
}

// EXTERNAL MODULE: ./build/engine/note-campaign.js
var note_campaign = __webpack_require__(43594);
// EXTERNAL MODULE: ./build/engine/open-folder.js
var open_folder = __webpack_require__(90332);
// EXTERNAL MODULE: ./build/engine/outputs.js
var engine_outputs = __webpack_require__(47545);
// EXTERNAL MODULE: ./build/engine/prepare.js + 2 modules
var prepare = __webpack_require__(24957);
// EXTERNAL MODULE: ./build/engine/regressions.js
var regressions = __webpack_require__(66065);
// EXTERNAL MODULE: ./build/engine/repeat-verdict.js
var repeat_verdict = __webpack_require__(24288);
// EXTERNAL MODULE: ./build/engine/state-name.js
var state_name = __webpack_require__(3804);
// EXTERNAL MODULE: ./build/engine/stored-tasks.js
var stored_tasks = __webpack_require__(1683);
// EXTERNAL MODULE: ./build/engine/warnings.js
var warnings = __webpack_require__(52202);
// EXTERNAL MODULE: ./build/engine/write-reports.js + 27 modules
var write_reports = __webpack_require__(59271);
;// CONCATENATED MODULE: ./build/engine/merge-states.js
































async function mergeStates(config, context, folders) {
    const { clock, identity } = context;
    const now = clock.now();
    const warn = (0,warnings/* warnIn */.a)(context);
    const sources = folders.map((one) => (0,external_node_path_.resolve)(context.workspace, one));
    const own = config.stateName === null ? [(0,external_node_path_.resolve)(context.workspace, config.stateDir)] : [];
    (0,state_name/* refuseOtherStates */.hr)([...own, ...sources], config.stateName);
    for (const source of sources)
        (0,odd_files/* refuseLargeFiles */.V$)((0,state_paths/* statePaths */.mt)(source));
    const folder = await (0,open_folder/* openFolder */.N)(config, context);
    try {
        const { paths } = folder;
        const workflowRun = identity.run === identity.workflowRun ? null : identity.workflowRun;
        const takeOver = (0,take_over/* takeOverOptions */.kQ)(paths, { config, context, now });
        for (const message of (await (0,take_over/* takeOverLeft */.Dx)(folder, takeOver)).warnings)
            warn(message);
        const tempFolder = context.env.RUNNER_TEMP || (0,external_node_os_.tmpdir)();
        const merged = await mergeSources(sources, { ...takeOver, target: folder, now, tempFolder, warn });
        for (const { folder: path, trouble } of merged) {
            if (trouble !== null)
                warn(`${path} was skipped: ${trouble}`);
        }
        const carry = context.openCarry?.(paths, warn);
        await carry?.restore((known) => (0,prepare/* campaignOf */.Ii)(config, identity, { known, now, paths }));
        await carry?.restoreHidden();
        const checkpoint = folder.readCheckpoint() ?? checkpointOfRows(folder, { identity, now });
        const silent = merged.flatMap(({ folder: path, trouble }) => (trouble !== null || !holdsState(path) ? [path] : []));
        const isFound = checkpoint !== null || silent.length < folders.length;
        const isKnown = isFound || config.taskSource !== null || config.expectedJobs === 0;
        if (!isKnown)
            throw nothingFound(folders.length === 0 ? [paths.root] : folders);
        const done = isUnasked(config, identity) ? null : (0,prepare/* doneBefore */.qv)(folder, config, { identity, now });
        if (done !== null) {
            carry?.leave();
            return { ...(0,repeat_verdict/* repeatVerdict */.F)(paths, done, context), missing: [] };
        }
        const judged = judgedCampaign(checkpoint?.campaigns ?? [], { config, identity, now, paths });
        const campaign = judged.id;
        const ofCampaign = merged.filter((one) => presentCampaign(one) === campaign);
        warnOfOthers(merged, campaign, warn);
        const runs = jobRuns(paths, { campaign, workflowRun, hasFolders: folders.length > 0 });
        const reported = new Set([
            ...runs.map(({ job }) => job),
            ...ofCampaign.flatMap(({ checkpoint: one }) => one?.job ?? []),
            ...merged.flatMap((one) => (one.checkpoint === null && one.trouble === null ? jobOf(one.folder, campaign) : [])),
            ...(carry?.reportedJobs() ?? []).map(String),
        ]);
        const missingIndexes = missingJobs(config.expectedJobs, { known: runs.at(-1)?.jobTotal ?? 0, reported });
        const isNamed = config.expectedJobs === null && silent.length >= missingIndexes.length;
        const missing = isNamed ? silent : missingIndexes.map((index) => `job ${index}`);
        if (config.taskSource === null)
            (0,merge/* takeTaskList */.fo)(paths, ofCampaign, now);
        const tasks = await tasksOf(config, context, paths);
        if (config.taskSource !== null)
            folder.writeTasks(tasks);
        const { history } = folder.readHistory(campaign, new core_history/* ListHistory */.tX(tasks));
        const maxAttempts = runs.at(-1)?.maxAttempts ??
            (0,job_runs/* readJobRuns */.q)(paths.events, { campaign, workflowRun: null }).at(-1)?.maxAttempts ??
            config.maxAttempts;
        const counts = (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(tasks.count), history, maxAttempts);
        const ends = runs.flatMap(({ end }) => end ?? []);
        const circuits = checkpoint?.circuits ?? {};
        const verdict = judgeMerge({ counts, missing, ends, circuits, tasks, history, maxAttempts, now });
        const { status, reason, sameFailure } = verdict;
        const regressed = context.judgement.failOn.regressed ? (0,regressions/* countRegressed */.G)(paths, campaign, history, null) : 0;
        const result = { status, counts, regressed, sameFailure, signal: null };
        folder.openJournals();
        if (checkpoint !== null) {
            const settled = mergedCheckpoint(checkpoint, { judged, identity, now, counts, name: config.stateName });
            folder.writeCheckpoint(settled);
            const [present] = settled.campaigns;
            if (present?.complete && !judged.complete)
                (0,note_campaign/* noteCampaign */.J)(paths, present);
        }
        if (missing.length > 0) {
            const jobs = missing.length === 1 ? "one job" : `${missing.length} jobs`;
            const tasks = counts.outstanding === 0 ? "Nothing is outstanding anyway" : "Their tasks stay outstanding";
            warn(`${jobs} never reported: ${missing.join(", ")}. ${tasks}.`);
        }
        const { resumeCommand, judgement } = context;
        const against = (0,tally/* failReasons */.K1)(result, judgement);
        const outputs = (0,engine_outputs/* buildOutputs */.JZ)({ status, reason, counts, resumeAt: verdict.resumeAt, resumeCommand, paths });
        folder.appendEvent({
            event: "run_ended",
            run: identity.run,
            job: run_events/* MERGE */.lF,
            campaign,
            max_attempts: maxAttempts,
            status,
            reason,
            against,
            resume_at: outputs["resume-at"],
            resume_command: outputs["resume-command"],
            ...(sameFailure ? { failed_alike: true } : {}),
            missing_jobs: missingIndexes,
            at: (0,instant/* iso */.K)(clock.now()),
        });
        if (checkpoint !== null)
            await carry?.end(campaign);
        const written = await (0,write_reports.writeReports)({ paths, campaign, maxAttempts, part: null, run: null, warn });
        const { report = null, summary = null } = written ?? {};
        return { result, reason, against, exitCode: (0,tally/* exitCode */.I$)(result, judgement), outputs, report, summary, missing };
    }
    finally {
        folder.close();
    }
}
function nothingFound(places) {
    return new user_error/* UserError */.y(`Expected the state of at least one job in ${places.join(", ")}, found none. ` +
        "Check that the jobs ran, and that their state folders were passed on. Or give `tasks`: then all of them are outstanding.");
}
function judgedCampaign(known, run) {
    const { config, identity, now, paths } = run;
    const [present] = known;
    if (isUnasked(config, identity) && present !== undefined)
        return present;
    const id = (0,prepare/* campaignOf */.Ii)(config, identity, { known, now, paths });
    const asked = known.find((record) => record.id === id);
    if (asked !== undefined)
        return asked;
    const isPlanned = (0,prepare/* hasBegun */.SU)(id, identity, paths);
    return isPlanned || present === undefined ? (0,prepare/* newCampaign */.Bx)(id, identity.trigger) : present;
}
function isUnasked(config, identity) {
    return config.campaign.kind === "auto" && identity.trigger.eventName === null;
}
function presentCampaign({ checkpoint }) {
    return checkpoint?.campaigns[0]?.id;
}
function warnOfOthers(merged, campaign, warn) {
    const others = new Map();
    for (const one of merged) {
        const id = presentCampaign(one);
        if (id !== undefined && id !== campaign)
            others.set(id, [...(others.get(id) ?? []), one.folder]);
    }
    for (const [id, folders] of others) {
        warn(`${folders.join(", ")} ${folders.length === 1 ? "is" : "are"} of campaign ${id}: the rows are merged and kept, but this verdict covers campaign ${campaign} only. ` +
            `Merge again with \`campaign: ${id}\` to judge that one.`);
    }
}
function holdsState(path) {
    const { checkpoint, tasks, results, failures, events } = (0,state_paths/* statePaths */.mt)(path);
    const holdsText = (file) => ((0,external_node_fs_.statSync)(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
    return (0,checkpoint_file/* readCheckpoint */.HQ)(checkpoint) !== null || [tasks, results, failures, events].some(holdsText);
}
function jobOf(path, campaign) {
    const run = (0,job_runs/* readJobRuns */.q)((0,state_paths/* statePaths */.mt)(path).events, { campaign, workflowRun: null }).at(-1);
    if (run !== undefined)
        return [run.job];
    const row = (0,take_latest/* latestRow */.an)(path);
    return row?.campaign === campaign ? [row.job] : [];
}
function checkpointOfRows(folder, run) {
    const campaigns = folder.campaignsOfRows().slice(0, state_folder/* CAMPAIGNS_KEPT */.Z);
    const [present] = campaigns;
    if (present === undefined)
        return null;
    const latest = (0,job_runs/* readJobRuns */.q)(folder.paths.events, { campaign: present.id, workflowRun: null }).at(-1);
    return {
        v: format/* FORMAT_VERSION */.Hp,
        seq: 0,
        updated_at: (0,instant/* iso */.K)(run.now),
        run: run.identity.run,
        job: run_events/* MERGE */.lF,
        jobs: latest?.jobTotal ?? 1,
        campaigns,
        circuits: {},
        limits: {},
        durations_s: [],
    };
}
function missingJobs(expected, jobs) {
    const total = expected === 0 ? 0 : Math.max(expected ?? 0, jobs.known);
    return [...Array(total).keys()].filter((index) => !jobs.reported.has(String(index)));
}
function jobRuns(paths, asked) {
    const runs = (0,job_runs/* readJobRuns */.q)(paths.events, asked);
    return runs.length > 0 || !asked.hasFolders ? runs : (0,job_runs/* readJobRuns */.q)(paths.events, { ...asked, workflowRun: null });
}
async function tasksOf(config, context, paths) {
    if (config.taskSource === null)
        return (0,stored_tasks/* readStoredTasks */.G)(paths.tasks);
    return (0,list_tasks/* listTasks */.V)(config.taskSource, { config, context });
}
function mergedCheckpoint(checkpoint, options) {
    const { judged, identity, now, counts, name } = options;
    const settled = (0,campaign/* settleCampaign */.MJ)(judged, { counts, workflowRun: identity.workflowRun, completedAt: (0,instant/* iso */.K)(now) });
    const campaigns = [settled, ...checkpoint.campaigns.filter((record) => record.id !== judged.id)];
    return {
        ...checkpoint,
        v: format/* FORMAT_VERSION */.Hp,
        seq: checkpoint.seq + 1,
        updated_at: (0,instant/* iso */.K)(now),
        run: identity.run,
        job: run_events/* MERGE */.lF,
        ...(0,state_name/* nameFor */.Fe)(name, checkpoint),
        ...(0,state_name/* originOf */.yv)(identity, checkpoint),
        campaigns,
    };
}

// EXTERNAL MODULE: ./build/engine/pull-request-comment.js
var pull_request_comment = __webpack_require__(16504);
// EXTERNAL MODULE: ./build/engine/reserved-jobs.js
var reserved_jobs = __webpack_require__(40564);
// EXTERNAL MODULE: ./build/cli/command-context.js
var command_context = __webpack_require__(33734);
// EXTERNAL MODULE: ./build/cli/streams.js
var streams = __webpack_require__(24624);
;// CONCATENATED MODULE: ./build/cli/merge.js







async function mergeCommand(line) {
    const config = (0,read_config/* readConfig */.X)(line.inputs, { origin: "cli", env: process.env, taker: "merge" });
    const { kind } = config.carry;
    if (line.positionals.length === 0 && (kind === "auto" || kind === "none")) {
        throw new user_error/* UserError */.y("Expected the state folders to merge, found none. Write `carryover merge --state-dir OUT FOLDER...`, or name the carrier that holds them with `--carry`.");
    }
    const end = await mergeStates(config, await (0,command_context/* commandContext */.b)(config, { slot: reserved_jobs/* MERGE_JOB */.Rr }), line.positionals);
    const { outputs } = end;
    (0,streams/* inform */.IP)(`${outputs.status}: ${outputs.passed} passed, ${outputs.failed} failed, ${outputs.errored} errored, ` +
        `${outputs.skipped} skipped, ${outputs.outstanding} outstanding of ${outputs.total} (${end.reason})`);
    await (0,pull_request_comment/* commentOnPullRequest */.r)(end, { config, env: process.env, notice: streams/* inform */.IP, warn: streams/* inform */.IP });
    if (line.flags.json)
        (0,streams/* printJson */.Q2)({ ...outputs, outputs });
    return end.exitCode;
}


/***/ }),

/***/ 43594:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ noteCampaign)
/* harmony export */ });
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23540);
/* harmony import */ var _core_workflow_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99461);
/* harmony import */ var _report_spend_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22819);
/* harmony import */ var _store_campaign_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78951);
/* harmony import */ var _store_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93011);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38617);
/* harmony import */ var _store_run_events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87577);
/* harmony import */ var _run_identity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45161);








function noteCampaign(paths, record) {
    const { id, counts, completed_at: completedAt } = record;
    if (!record.complete || counts === undefined || completedAt === null)
        return;
    const spend = new _report_spend_js__WEBPACK_IMPORTED_MODULE_6__/* .SpendSum */ .y$();
    let callsSaved = 0;
    let firstStart = "";
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readLedger */ .SC)(paths.results, (row) => {
        if (row.campaign !== id)
            return;
        if (firstStart === "" || row.started_at < firstStart)
            firstStart = row.started_at;
        spend.add(row);
        callsSaved += row.calls?.replayed ?? 0;
    });
    const spent = spend.total();
    const durationMs = Date.parse(completedAt) - Date.parse(firstStart);
    const { total, passed, failed, errored, skipped } = counts;
    const row = {
        v: _store_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp,
        campaign: id,
        completed_at: completedAt,
        total,
        passed,
        failed,
        errored,
        skipped,
        runs: countRuns(paths.events, id),
        pass_rate: (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .passRate */ .sc)(counts),
        duration_s: durationMs >= 0 ? durationMs / 1_000 : null,
        tokens: spent?.tokens ?? null,
        cost_usd: spent?.isInDollars ? spent.cost : null,
        calls_saved: callsSaved,
    };
    (0,_store_campaign_history_js__WEBPACK_IMPORTED_MODULE_1__/* .uniteHistories */ .Q)(paths.history, [], [row]);
}
function countRuns(events, campaign) {
    const workflowRuns = new Set();
    const runsOfJobs = new Map();
    (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_4__/* .readRunEvents */ .Lm)(events, (event) => {
        if (event.event !== "run_started" || event.campaign !== campaign)
            return;
        const run = (0,_core_workflow_run_js__WEBPACK_IMPORTED_MODULE_7__/* .workflowRunOf */ .o)(event.run);
        if ((0,_run_identity_js__WEBPACK_IMPORTED_MODULE_5__/* .isLocal */ .I)(run))
            runsOfJobs.set(event.job, (runsOfJobs.get(event.job) ?? 0) + 1);
        else
            workflowRuns.add(run);
    });
    return workflowRuns.size + Math.max(0, ...runsOfJobs.values());
}


/***/ }),

/***/ 16504:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ commentOnPullRequest)
/* harmony export */ });
/* unused harmony export commentBody */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92765);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92746);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43609);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64220);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _report_instant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69886);
/* harmony import */ var _report_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45287);








const DEADLINE_MS = 20_000;
const SUMMARY_BYTES_LIMIT = 60_000;
const PAGE_SIZE = 100;
const PAGES_LIMIT = 20;
async function commentOnPullRequest({ report, result }, { config, env, notice, warn, deadlineMs = DEADLINE_MS }) {
    if (!config.comment || config.job.total > 1 || report === null || result.status === "interrupted")
        return;
    const target = pullRequestOf(env);
    if (target === null)
        return;
    const token = config.githubToken ?? (env.GITHUB_TOKEN || null);
    const place = `pull request #${target.number}`;
    if (target.isFromFork) {
        notice(`no comment on ${place}: it comes from a fork, whose token cannot write. The step summary has the report.`);
        return;
    }
    if (token === null) {
        warn(`no comment on ${place}: expected a token in \`github-token\`, found none`);
        return;
    }
    try {
        const { api, close } = await openApi(env, { token, deadlineMs });
        try {
            const path = `repos/${target.repository}/issues`;
            const known = await findComment(api, {
                path: `${path}/${target.number}/comments`,
                marker: markerOf(config.name),
            });
            const body = { body: commentBody(report, { env, name: config.name, now: Date.now() }) };
            if (known === null)
                await api("POST", `${path}/${target.number}/comments`, body);
            else
                await api("PATCH", `${path}/comments/${known}`, body);
            notice(`${known === null ? "commented on" : "updated the comment on"} ${place}`);
        }
        finally {
            await close();
        }
    }
    catch (error) {
        warn(`no comment on ${place}: ${error instanceof DOMException ? "GitHub did not answer in time" : (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error)}`);
    }
}
function commentBody(report, { env, name, now }) {
    const { GITHUB_SERVER_URL: server = "https://github.com", GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
    const link = run === undefined ? "" : ` by [this workflow run](${server}/${repository}/actions/runs/${run})`;
    return [
        markerOf(name),
        ...(name === "default" ? [] : [`Evaluation ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(name)}`]),
        (0,_report_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .buildSummary */ .f)(report, SUMMARY_BYTES_LIMIT).trimEnd(),
        `<sub>Written at ${(0,_report_instant_js__WEBPACK_IMPORTED_MODULE_4__/* .utcSecond */ .Hn)(now)}${link}.</sub>`,
    ].join("\n\n");
}
function markerOf(name) {
    return `<!-- carryover:${encodeURIComponent(name).replaceAll("-", "%2D")} -->`;
}
const repositorySchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_5__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ repo: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ full_name: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() })) }));
const eventSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_5__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
        pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ number: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr(), head: repositorySchema(), base: repositorySchema() }),
    }),
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ issue: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ number: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr(), pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({}) }) }),
]));
function pullRequestOf(env) {
    const repository = env.GITHUB_REPOSITORY ?? "";
    if (env.GITHUB_EVENT_PATH === undefined || !/^[\w.-]+\/[\w.-]+$/.test(repository))
        return null;
    let text;
    try {
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(env.GITHUB_EVENT_PATH, "utf8");
    }
    catch {
        return null;
    }
    const event = eventSchema().safeParse((0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOrNull */ .J)(text)).data;
    if (event === undefined)
        return null;
    if ("issue" in event)
        return { repository, number: event.issue.number, isFromFork: false };
    const { number, head, base } = event.pull_request;
    const isFromFork = env.GITHUB_EVENT_NAME === "pull_request" && head.repo?.full_name !== base.repo?.full_name;
    return { repository, number, isFromFork };
}
async function openApi(env, { token, deadlineMs }) {
    const { EnvHttpProxyAgent, fetch } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
    const dispatcher = new EnvHttpProxyAgent();
    const signal = AbortSignal.timeout(deadlineMs);
    const base = (env.GITHUB_API_URL || "https://api.github.com").replace(/\/+$/, "");
    const api = async (method, path, body) => {
        const response = await fetch(`${base}/${path}`, {
            method,
            signal,
            dispatcher,
            headers: {
                accept: "application/vnd.github+json",
                authorization: `Bearer ${token}`,
                "content-type": "application/json",
                "user-agent": "carryover",
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        if (response.ok)
            return response.json();
        const isRefused = response.status === 401 || response.status === 403 || response.status === 404;
        const advice = isRefused ? ". Give the job `permissions: pull-requests: write`" : "";
        throw new Error(`GitHub answered ${response.status} to ${method} ${path.split("?")[0]}${advice}`);
    };
    return { api, close: () => dispatcher.destroy() };
}
const commentsSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_5__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr(),
    body: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()),
    user: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), type: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()) })),
})));
async function findComment(api, { path, marker }) {
    const logins = new Map();
    for (let page = 1; page <= PAGES_LIMIT; page += 1) {
        const comments = commentsSchema().parse(await api("GET", `${path}?per_page=${PAGE_SIZE}&page=${page}`));
        for (const { id, body, user } of comments) {
            if (user == null || body?.startsWith(marker) !== true)
                continue;
            if (user.type === "Bot")
                return id;
            if (!logins.has(user.login))
                logins.set(user.login, id);
        }
        if (comments.length < PAGE_SIZE)
            break;
    }
    if (logins.size === 0)
        return null;
    try {
        const { login } = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }).parse(await api("GET", "user"));
        return logins.get(login) ?? null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 66065:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ countRegressed)
/* harmony export */ });
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38617);

function countRegressed(paths, campaign, history, isInPart) {
    const failed = new Set();
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_0__/* .readLedger */ .SC)(paths.results, (row) => {
        if (row.campaign === campaign &&
            row.status === "failed" &&
            history.lists(row.hash, row.id) &&
            (isInPart?.(row.id) ?? true))
            failed.add(row.id);
    });
    let regressed = 0;
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_0__/* .readLedger */ .SC)(paths.baseline, (row) => {
        if (row.campaign !== campaign && row.status === "passed" && failed.delete(row.id))
            regressed += 1;
    });
    return regressed;
}


/***/ }),

/***/ 24288:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ repeatVerdict)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65079);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23540);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
/* harmony import */ var _store_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(148);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47545);






function repeatVerdict(paths, { id, counts = NO_TASKS }, to) {
    const result = { status: "complete", counts, sameFailure: false, signal: null };
    const against = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .failReasons */ .K1)(result, to.judgement);
    const reason = `this workflow run completed campaign ${id}, and another one has begun since`;
    const { resumeCommand, identity, clock } = to;
    const outputs = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .buildOutputs */ .JZ)({ status: "complete", reason, counts, resumeAt: null, resumeCommand, paths });
    const { run, job } = identity;
    const ended = { event: "run_ended", run, job, status: "complete", reason, counts, against };
    to.sink.on({ ...ended, resume_at: "", resume_command: "", at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_5__/* .iso */ .K)(clock.now()) });
    const summary = summaryOf(id, counts, against);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.summary))
        (0,_store_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeAtomically */ .vK)(paths.summary, (write) => write(summary));
    return { result, reason, against, exitCode: (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCode */ .I$)(result, to.judgement), outputs, report: null, summary };
}
const NO_TASKS = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
function summaryOf(campaign, counts, against) {
    const { total, passed, failed, errored, skipped } = counts;
    const verdict = against.length === 0 ? "" : ` The verdict stands: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(against.join(", "))}.`;
    return (`## ${against.length === 0 ? "✅" : "❌"} Nothing to do: this workflow run completed its campaign\n\n` +
        `Campaign ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(campaign)} is complete, and another one has begun since. A re-run starts nothing and saves nothing. ` +
        `Of ${total} tasks ${passed} passed, ${failed} failed, ${errored} errored and ${skipped} were skipped.${verdict}\n`);
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

/***/ 1683:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readStoredTasks)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92746);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43609);
/* harmony import */ var _store_journal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13853);
/* harmony import */ var _store_task_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51980);
/* harmony import */ var _tasks_task_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25097);






const storedSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._minLength */ .m9(1)), provider: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()), undefined) }));
function readStoredTasks(path) {
    const tasks = new _tasks_task_table_js__WEBPACK_IMPORTED_MODULE_2__/* .TaskTable */ .E();
    (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .readLines */ .S)(path, (line) => {
        const stored = storedSchema().safeParse((0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonOrNull */ .J)(line));
        const hash = stored.success ? (0,_store_task_line_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOfLine */ .Cz)(line) : null;
        if (!stored.success || hash === null)
            return;
        const { id, provider = "" } = stored.data;
        tasks.add({ id, hash, json: line }, { provider });
    });
    return tasks;
}


/***/ }),

/***/ 90051:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   copyCarriedFiles: () => (/* binding */ copyCarriedFiles),
/* harmony export */   linkCarriedFiles: () => (/* binding */ linkCarriedFiles),
/* harmony export */   maxBytesOf: () => (/* binding */ maxBytesOf),
/* harmony export */   takeOverFiles: () => (/* binding */ takeOverFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(573);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31918);
/* harmony import */ var _take_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8879);





const LIMITS_BYTES = new Map([
    [_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_FILES */ .mF.checkpoint, _checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__/* .CHECKPOINT_LIMIT_BYTES */ .hn],
    [_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_FILES */ .mF.plan, _take_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .PLAN_LIMIT_BYTES */ .M],
]);
const CARRIED_FILES = new Map(Object.values(_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_FILES */ .mF).map((name) => [name, LIMITS_BYTES.get(name) ?? _state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_FILE_LIMIT_BYTES */ .BI]));
function maxBytesOf(name) {
    return CARRIED_FILES.get(name) ?? null;
}
async function listCarriedFiles(folder) {
    const names = [];
    for (const [name, limitBytes] of CARRIED_FILES) {
        const stat = await lstatOrNull((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        if (stat?.isFile() && stat.size <= limitBytes)
            names.push(name);
    }
    return names;
}
async function copyCarriedFiles(from, to) {
    const names = await listCarriedFiles(from);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(to, { recursive: true });
    for (const name of names)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name));
    return names;
}
async function linkCarriedFiles(from, to) {
    const names = await listCarriedFiles(from);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(to, { recursive: true });
    for (const name of names) {
        const source = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.link)(source, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name)).catch(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(source, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name)));
    }
    return names;
}
async function takeOverFiles(roots, to, passed) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(to, { recursive: true });
    const taken = new Set();
    const left = [];
    for (const root of roots) {
        const stat = await lstatOrNull(root);
        if (stat === null)
            continue;
        if (!stat.isDirectory()) {
            left.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(root));
            continue;
        }
        const wanted = new Set(await listCarriedFiles(root));
        for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(root)) {
            if (passed.has(name))
                continue;
            if (!wanted.has(name) || taken.has(name)) {
                left.push(name);
                continue;
            }
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name));
            taken.add(name);
        }
    }
    return left;
}
async function lstatOrNull(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 61842:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ troubleOf),
/* harmony export */   fo: () => (/* binding */ takeTaskList),
/* harmony export */   ot: () => (/* binding */ mergeFolders)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(64220);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(148);
/* harmony import */ var _campaign_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78951);
/* harmony import */ var _checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(573);
/* harmony import */ var _retries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61200);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31918);
/* harmony import */ var _take_latest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76363);
/* harmony import */ var _take_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8879);
/* harmony import */ var _unite_checkpoints_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(75097);
/* harmony import */ var _unite_rows_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(62937);












const CALLS_LIMIT_BYTES = 256_000_000;
const ANYBODY = { name: null, repository: null };
function mergeFolders(target, sources, now, owner = ANYBODY, onConflicts = () => undefined) {
    const merged = sources.map((folder) => {
        const trouble = troubleOf(folder);
        const skipped = { folder, checkpoint: null, newer: null, foreign: null };
        if (trouble !== null)
            return { ...skipped, trouble };
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .STATE_FILES */ .mF.checkpoint);
        const newer = (0,_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .newerCheckpoint */ .wT)(path);
        if (newer !== null)
            return { ...skipped, newer, trouble: `its checkpoint has version ${newer}` };
        const checkpoint = (0,_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readCheckpoint */ .HQ)(path);
        const other = (0,_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .otherName */ .sW)(checkpoint, owner.name);
        if (other !== null)
            return { ...skipped, trouble: `it is the state of ${other}` };
        const foreign = (0,_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .otherRepository */ .j5)(checkpoint, owner.repository);
        if (foreign !== null)
            return { ...skipped, foreign, trouble: `it is the state of the repository ${foreign}` };
        return { folder, checkpoint, newer, foreign, trouble };
    });
    const present = merged.flatMap(({ folder, trouble }) => (trouble === null && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? [folder] : []));
    const theirs = (name) => present.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .STATE_FILES */ .mF[name]));
    const retries = _retries_js__WEBPACK_IMPORTED_MODULE_5__/* .Retries */ .f.read([target.failures, ...theirs("failures")]);
    const conflicts = (0,_unite_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .uniteLedgers */ .Uf)(target.results, theirs("results"), retries);
    if (conflicts.length > 0)
        onConflicts(conflicts);
    (0,_unite_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .uniteSidecars */ .E_)(target.failures, theirs("failures"), retries);
    (0,_unite_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .uniteLines */ .PD)(target.events, theirs("events"));
    (0,_unite_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .uniteLines */ .PD)(target.calls, theirs("calls"), CALLS_LIMIT_BYTES);
    (0,_take_latest_js__WEBPACK_IMPORTED_MODULE_7__/* .takeLatest */ .p8)(target.tasks, _state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .STATE_FILES */ .mF.tasks, { own: (0,_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readCheckpoint */ .HQ)(target.checkpoint), merged, now });
    const checkpoints = merged.flatMap(({ checkpoint }) => checkpoint ?? []);
    mergeCheckpoints(target, checkpoints, now);
    (0,_take_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .takeLatestPlan */ .c)(target.plan, theirs("plan"), now + _unite_checkpoints_js__WEBPACK_IMPORTED_MODULE_9__/* .CLOCK_SKEW_MS */ .rn);
    (0,_campaign_history_js__WEBPACK_IMPORTED_MODULE_3__/* .uniteHistories */ .Q)(target.history, theirs("history"));
    (0,_take_latest_js__WEBPACK_IMPORTED_MODULE_7__/* .takeBaseline */ .F_)(target.baseline, theirs("baseline"), now);
    return merged;
}
function takeTaskList(target, merged, now) {
    (0,_take_latest_js__WEBPACK_IMPORTED_MODULE_7__/* .takeLatest */ .p8)(target.tasks, _state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .STATE_FILES */ .mF.tasks, { own: null, merged, now });
}
function troubleOf(folder) {
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
            return null;
        for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)) {
            if (!STATE_NAMES.has(name))
                continue;
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
            const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
            if (!stat.isFile())
                return `${name} is not a plain file`;
            if (stat.size > _state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .STATE_FILE_LIMIT_BYTES */ .BI)
                return `${name} is too large`;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
        }
        return null;
    }
    catch (error) {
        return (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_11__/* .reasonOf */ .A)(error);
    }
}
const STATE_NAMES = new Set(Object.values(_state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .STATE_FILES */ .mF));
function mergeCheckpoints(target, sources, now) {
    const own = (0,_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readCheckpoint */ .HQ)(target.checkpoint);
    const all = own === null ? sources : [own, ...sources];
    const first = all[0];
    if (first === undefined)
        return;
    const united = all.slice(1).reduce((a, b) => (0,_unite_checkpoints_js__WEBPACK_IMPORTED_MODULE_9__/* .uniteCheckpoints */ .Ns)(a, b, now), first);
    const text = JSON.stringify(united, null, 1);
    (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .writeAtomically */ .vK)(target.checkpoint, (write) => write(`${text}\n`));
}


/***/ }),

/***/ 3759:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inStaging: () => (/* binding */ inStaging),
/* harmony export */   removeFolder: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


async function inStaging(tempFolder, act) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(tempFolder, { recursive: true });
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tempFolder, "carryover-staging-"));
    try {
        return await act(folder);
    }
    finally {
        await removeFolder(folder);
    }
}
async function removeFolder(folder) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true }).catch(() => { });
}


/***/ }),

/***/ 76363:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F_: () => (/* binding */ takeBaseline),
/* harmony export */   an: () => (/* binding */ latestRow),
/* harmony export */   p8: () => (/* binding */ takeLatest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65079);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(148);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13853);
/* harmony import */ var _read_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38617);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31918);
/* harmony import */ var _unite_checkpoints_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75097);









function takeLatest(target, name, states) {
    const { own, merged, now } = states;
    let latest = own !== null && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(target) ? (0,_unite_checkpoints_js__WEBPACK_IMPORTED_MODULE_7__/* .checkpointOrder */ .V2)(own, now) : "";
    let source = null;
    for (const { folder, checkpoint } of merged) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name);
        if (checkpoint === null || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path) || (0,_unite_checkpoints_js__WEBPACK_IMPORTED_MODULE_7__/* .checkpointOrder */ .V2)(checkpoint, now) <= latest)
            continue;
        latest = (0,_unite_checkpoints_js__WEBPACK_IMPORTED_MODULE_7__/* .checkpointOrder */ .V2)(checkpoint, now);
        source = path;
    }
    if (latest === "")
        source = withoutCheckpoint(name, merged);
    if (source !== null)
        copyLines(source, target);
}
function withoutCheckpoint(name, merged) {
    const folders = merged.flatMap(({ folder, checkpoint, trouble }) => checkpoint === null && trouble === null && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)) ? [folder] : []);
    const [only, other] = folders;
    if (only === undefined)
        return null;
    if (other === undefined)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(only, name);
    const [latest] = folders
        .map((folder) => ({ folder, at: latestRow(folder)?.at ?? "" }))
        .sort((a, b) => (a.at > b.at ? -1 : 1));
    return latest === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(latest.folder, name);
}
function latestRow(folder) {
    let latest = null;
    const note = (at, { campaign, job }) => {
        if (latest === null || at > latest.at)
            latest = { at, campaign, job };
    };
    (0,_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readLedger */ .SC)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .STATE_FILES */ .mF.results), (row) => note(row.started_at, row));
    (0,_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readSidecar */ .YD)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .STATE_FILES */ .mF.failures), (row) => note(row.at, row));
    return latest;
}
function takeBaseline(target, sources, now) {
    let best = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(target) ? baselineRank(target, now) : "";
    let source = null;
    for (const path of sources) {
        const rank = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path) ? baselineRank(path, now) : "";
        if (rank <= best)
            continue;
        best = rank;
        source = path;
    }
    if (source !== null)
        copyLines(source, target);
}
function baselineRank(path, now) {
    const present = (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_8__/* .iso */ .K)(now + _unite_checkpoints_js__WEBPACK_IMPORTED_MODULE_7__/* .CLOCK_SKEW_MS */ .rn);
    let rows = 0;
    let latest = "";
    const text = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    (0,_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readLedger */ .SC)(path, (row, line) => {
        rows += 1;
        if (row.started_at > latest && row.started_at <= present)
            latest = row.started_at;
        text.update(line).update("\n");
    });
    return `${latest}\n${String(rows).padStart(12, "0")}\n${text.digest("hex")}`;
}
function copyLines(source, target) {
    (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeAtomically */ .vK)(target, (write) => (0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .readLines */ .S)(source, (line) => write(`${line}\n`)));
}


/***/ }),

/***/ 75097:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ns: () => (/* binding */ uniteCheckpoints),
/* harmony export */   V2: () => (/* binding */ checkpointOrder),
/* harmony export */   rn: () => (/* binding */ CLOCK_SKEW_MS)
/* harmony export */ });
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65079);
/* harmony import */ var _core_setbacks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7540);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93011);



const CLOCK_SKEW_MS = 3_600_000;
function uniteCheckpoints(a, b, now) {
    const [newer, older] = checkpointOrder(a, now) >= checkpointOrder(b, now) ? [a, b] : [b, a];
    const name = newer.name ?? older.name;
    const repository = newer.repository ?? older.repository;
    return {
        ...newer,
        seq: Math.max(a.seq, b.seq),
        jobs: Math.max(a.jobs, b.jobs),
        ...(name === undefined ? {} : { name }),
        ...(repository === undefined ? {} : { repository }),
        campaigns: uniteCampaigns(newer.campaigns, older.campaigns),
        circuits: uniteCircuits(newer, older),
        ...uniteSetbacksOf(newer, older),
        durations_s: (newer.durations_s.length > 0 ? newer : older).durations_s,
    };
}
function uniteSetbacksOf(newer, older) {
    const known = [newer.setbacks, older.setbacks].filter((one) => one?.campaign === newer.campaigns[0]?.id);
    const [first, second] = known;
    if (first === undefined)
        return {};
    return { setbacks: second === undefined ? first : (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_0__/* .uniteSetbacks */ .CB)(first, second) };
}
function uniteCircuits(newer, older) {
    const circuits = new Map();
    for (const [provider, circuit] of Object.entries(newer.circuits)) {
        if (!Number.isNaN(Date.parse(circuit.until)))
            circuits.set(provider, circuit);
    }
    const writtenAt = Date.parse(newer.updated_at);
    for (const [provider, circuit] of Object.entries(older.circuits)) {
        const untilAt = Date.parse(circuit.until);
        const knownUntilAt = Date.parse(circuits.get(provider)?.until ?? "");
        if (untilAt > writtenAt && !(knownUntilAt >= untilAt))
            circuits.set(provider, circuit);
    }
    return Object.fromEntries(circuits);
}
function checkpointOrder(checkpoint, now) {
    const at = Date.parse(checkpoint.updated_at);
    const written = at <= now + CLOCK_SKEW_MS ? (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .K)(at) : "";
    return `${written} ${String(checkpoint.seq).padStart(12, "0")} ${checkpoint.run} ${checkpoint.job}`;
}
function uniteCampaigns(newer, older) {
    const known = new Map();
    for (const record of [...newer, ...older]) {
        const other = known.get(record.id);
        known.set(record.id, other === undefined ? record : uniteCampaign(other, record));
    }
    return [...known.values()].slice(0, _format_js__WEBPACK_IMPORTED_MODULE_1__/* .CAMPAIGNS_LIMIT */ .yQ);
}
function uniteCampaign(newer, older) {
    const reopenedAt = [newer.reopened_at ?? "", older.reopened_at ?? ""].sort().at(-1) ?? "";
    const complete = [newer, older].find((record) => record.complete && (record.completed_at ?? "") >= reopenedAt);
    if (reopenedAt === "")
        return complete ?? newer;
    const open = { ...newer, complete: false, completed_run: null, completed_at: null, counts: undefined };
    return { ...(complete ?? open), reopened_at: reopenedAt };
}


/***/ })

};
