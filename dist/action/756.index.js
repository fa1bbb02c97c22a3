export const id = 756;
export const ids = [756];
export const modules = {

/***/ 6756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runMerge: () => (/* binding */ runMerge)
});

// EXTERNAL MODULE: ./build/engine/carry.js + 2 modules
var carry = __webpack_require__(1146);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/answer.js
var answer = __webpack_require__(3422);
// EXTERNAL MODULE: ./build/core/campaign.js
var campaign = __webpack_require__(1670);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(3270);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(2474);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(3540);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/run/child-environment.js
var child_environment = __webpack_require__(4712);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/merge.js + 1 modules
var merge = __webpack_require__(3944);
// EXTERNAL MODULE: ./build/store/state-folder.js + 2 modules
var state_folder = __webpack_require__(6815);
// EXTERNAL MODULE: ./build/tasks/read-tasks.js + 1 modules
var read_tasks = __webpack_require__(6729);
// EXTERNAL MODULE: ./build/engine/followed-campaign.js
var followed_campaign = __webpack_require__(8514);
// EXTERNAL MODULE: ./build/engine/job-runs.js
var job_runs = __webpack_require__(2563);
// EXTERNAL MODULE: ./build/engine/listed-tasks.js
var listed_tasks = __webpack_require__(8581);
// EXTERNAL MODULE: ./build/core/circuit.js
var circuit = __webpack_require__(2725);
// EXTERNAL MODULE: ./build/engine/circuits.js
var engine_circuits = __webpack_require__(4747);
;// CONCATENATED MODULE: ./build/engine/merge-verdict.js





const GRAVITY = ["aborted", "stopped", "interrupted", "out_of_time"];
function judgeMerge(facts) {
    const { counts, missing, ends } = facts;
    if (counts.outstanding === 0) {
        const status = missing.length > 0 ? "incomplete" : "complete";
        return { status, reason: withMissing(missing, "nothing is outstanding"), failedAlike: false, resumeAt: null };
    }
    const at = resumeInstant(facts);
    const isHeldUp = ends.length === 0 && missing.length === 0 && at !== null && at > facts.now;
    const status = isHeldUp
        ? "stopped"
        : (GRAVITY.find((grave) => ends.some((end) => end.status === grave)) ?? "incomplete");
    const words = isHeldUp
        ? `no job was started: every provider of an outstanding task is stopped, the first until ${(0,answer/* iso */.KH)(at)}`
        : (ends.find((end) => end.status === status)?.reason ?? `${counts.outstanding} tasks are outstanding`);
    return {
        status,
        reason: withMissing(missing, words),
        failedAlike: ends.some((end) => end.failedAlike),
        resumeAt: at,
    };
}
function withMissing(missing, words) {
    return missing.length === 0 ? words : `${missing.join(", ")} never reported; ${words}`;
}
function resumeInstant({ tasks, history, maxAttempts, circuits, now }) {
    const outstanding = (0,core_history/* computeOutstanding */.os)(tasks, (0,split/* wholeOf */.l2)(tasks.count), { history, maxAttempts });
    const providers = new Set();
    for (const { task } of outstanding) {
        for (const provider of task.provider === "" ? Object.keys(circuits) : [task.provider])
            providers.add(provider);
    }
    const at = (0,engine_circuits/* resumeAt */.hH)(circuits, providers);
    return at === null ? null : Math.min(at, now + circuit/* OPEN_LIMIT_MS */.WX);
}

// EXTERNAL MODULE: ./build/engine/outputs.js
var engine_outputs = __webpack_require__(7545);
// EXTERNAL MODULE: ./build/engine/prepare.js + 3 modules
var prepare = __webpack_require__(5809);
// EXTERNAL MODULE: ./build/engine/write-reports.js + 21 modules
var write_reports = __webpack_require__(988);
;// CONCATENATED MODULE: ./build/engine/merge-states.js




















async function mergeStates(config, context, folders) {
    const { clock, identity } = context;
    const now = clock.now();
    const warn = (message) => context.sink.on({ event: "warning", message, at: (0,answer/* iso */.KH)(clock.now()) });
    const sources = folders.map((one) => (0,external_node_path_.resolve)(context.workspace, one));
    for (const source of sources)
        (0,state_folder/* readCheckpoint */.HQ)((0,state_folder/* statePaths */.mt)(source).checkpoint);
    const folder = state_folder/* StateFolder */.sy.open((0,external_node_path_.resolve)(context.workspace, config.stateDir), context.redactor);
    try {
        const { paths } = folder;
        const workflowRun = identity.run === identity.workflowRun ? null : identity.workflowRun;
        const held = (0,job_runs/* readRunKeys */._n)(paths.events);
        const merged = (0,merge/* mergeFolders */.ot)(paths, sources, now);
        for (const { folder: path, trouble } of merged) {
            if (trouble !== null)
                warn(`${path} was passed over: ${trouble}`);
        }
        const carry = context.openCarry?.(paths, warn);
        await carry?.restore((known) => (0,prepare/* campaignOf */.Ii)(config, identity, { known, now, paths }));
        const checkpoint = folder.readCheckpoint() ?? checkpointOfRows(folder, { identity, now });
        const silent = merged.flatMap(({ folder: path, trouble }) => (trouble !== null || !holdsState(path) ? [path] : []));
        const isFound = checkpoint !== null || silent.length < folders.length;
        const isKnown = isFound || config.taskSource !== null || config.expectedJobs === 0;
        if (!isKnown)
            throw nothingFound(folders.length === 0 ? [paths.root] : folders);
        const followed = isUnasked(config, identity)
            ? null
            : (0,followed_campaign/* ownFollowedCampaign */.n)(config, identity, checkpoint?.campaigns ?? []);
        if (followed !== null) {
            carry?.leave();
            const tasks = await listTasks(config, context, paths);
            return { ...(0,followed_campaign/* endOfFollowed */.b)(paths, { campaign: followed, tasks }, { config, context }), missing: [] };
        }
        const judged = judgedCampaign(checkpoint?.campaigns ?? [], { config, identity, now, paths });
        const campaign = judged.id;
        const ofCampaign = merged.filter((one) => presentCampaign(one) === campaign);
        warnOfOthers(merged, campaign, warn);
        const runs = jobRuns(paths, { campaign, workflowRun, hasFolders: folders.length > 0 });
        const reported = new Set([
            ...runs.flatMap((run) => (held.has((0,job_runs/* runKey */.r7)(run)) ? [run.job] : [])),
            ...ofCampaign.flatMap(({ checkpoint: one }) => one?.job ?? []),
            ...merged.flatMap((one) => (one.checkpoint === null && one.trouble === null ? jobOf(one.folder, campaign) : [])),
            ...(carry?.reportedJobs() ?? []).map(String),
        ]);
        const missing = missingJobs(config.expectedJobs, reported, silent);
        if (config.taskSource === null)
            (0,merge/* takeTaskList */.fo)(paths, ofCampaign, now);
        const tasks = await listTasks(config, context, paths);
        if (config.taskSource !== null)
            folder.writeTasks(tasks);
        const { history } = folder.readHistory(campaign, new core_history/* ListHistory */.tX(tasks));
        const maxAttempts = runs.at(-1)?.maxAttempts ??
            (0,job_runs/* readJobRuns */.q3)(paths.events, { campaign, workflowRun: null }).at(-1)?.maxAttempts ??
            config.maxAttempts;
        const counts = (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(tasks.count), history, maxAttempts);
        const ends = runs.flatMap(({ end }) => end ?? []);
        const circuits = checkpoint?.circuits ?? {};
        const verdict = judgeMerge({ counts, missing, ends, circuits, tasks, history, maxAttempts, now });
        const { status, reason, failedAlike } = verdict;
        const result = { status, counts, failedAlike, signal: null };
        folder.openJournals();
        if (checkpoint !== null) {
            const isComplete = counts.outstanding === 0;
            folder.writeCheckpoint(mergedCheckpoint(checkpoint, { judged, identity, now, isComplete }));
        }
        if (missing.length > 0) {
            warn(`${missing.length === 1 ? "one job" : `${missing.length} jobs`} never reported: ${missing.join(", ")}. Their tasks stay outstanding.`);
        }
        const { resumeCommand, judgement } = context;
        const against = (0,tally/* heldAgainst */.fn)(result, judgement);
        const outputs = (0,engine_outputs/* buildOutputs */.JZ)({ status, reason, counts, resumeAt: verdict.resumeAt, resumeCommand, paths });
        folder.appendEvent({
            event: "run_ended",
            run: identity.run,
            job: "merge",
            campaign,
            max_attempts: maxAttempts,
            status,
            reason,
            against,
            resume_at: outputs["resume-at"],
            resume_command: outputs["resume-command"],
            ...(failedAlike ? { failed_alike: true } : {}),
            at: (0,answer/* iso */.KH)(clock.now()),
        });
        if (checkpoint !== null)
            await carry?.end(campaign);
        const report = await (0,write_reports.writeReports)({ paths, campaign, maxAttempts, part: null, run: null, warn });
        return { result, reason, against, exitCode: (0,tally/* exitCode */.I$)(result, judgement), outputs, report, missing };
    }
    finally {
        folder.close();
    }
}
function nothingFound(places) {
    return new user_error/* UserError */.y(`Expected the state of at least one job in ${places.join(", ")}, found none. ` +
        "Check that the jobs ran, and that their state folders were handed over; or give `tasks`, which are all outstanding then.");
}
function judgedCampaign(known, run) {
    const { config, identity, now, paths } = run;
    const [present] = known;
    if (isUnasked(config, identity) && present !== undefined)
        return present;
    const id = (0,prepare/* campaignOf */.Ii)(config, identity, { known, now, paths });
    const asked = known.find((record) => record.id === id) ?? present;
    return asked ?? { id, complete: false, completed_run: null, completed_at: null };
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
        warn(`${folders.join(", ")} ${folders.length === 1 ? "is" : "are"} of campaign ${id}: the rows are united and kept, but this verdict is of campaign ${campaign} alone. ` +
            `Merge again with \`campaign: ${id}\` to judge that one.`);
    }
}
function holdsState(path) {
    const { checkpoint, tasks, results, failures, events } = (0,state_folder/* statePaths */.mt)(path);
    const holdsText = (file) => ((0,external_node_fs_.statSync)(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
    return (0,state_folder/* readCheckpoint */.HQ)(checkpoint) !== null || [tasks, results, failures, events].some(holdsText);
}
function jobOf(path, campaign) {
    const run = (0,job_runs/* readJobRuns */.q3)((0,state_folder/* statePaths */.mt)(path).events, { campaign, workflowRun: null }).at(-1);
    if (run !== undefined)
        return [run.job];
    const row = (0,merge/* latestRow */.an)(path);
    return row?.campaign === campaign ? [row.job] : [];
}
function checkpointOfRows(folder, run) {
    const campaigns = folder.campaignsOfRows().slice(0, state_folder/* CAMPAIGNS_KEPT */.ZW);
    const [present] = campaigns;
    if (present === undefined)
        return null;
    const latest = (0,job_runs/* readJobRuns */.q3)(folder.paths.events, { campaign: present.id, workflowRun: null }).at(-1);
    return {
        v: format/* FORMAT_VERSION */.Hp,
        seq: 0,
        updated_at: (0,answer/* iso */.KH)(run.now),
        run: run.identity.run,
        job: "merge",
        jobs: latest?.jobTotal ?? 1,
        campaigns,
        circuits: {},
        limits: {},
        durations_s: [],
    };
}
function missingJobs(expected, reported, silent) {
    if (expected === null)
        return [...silent];
    return [...Array(expected).keys()].filter((index) => !reported.has(String(index))).map((index) => `job ${index}`);
}
function jobRuns(paths, asked) {
    const runs = (0,job_runs/* readJobRuns */.q3)(paths.events, asked);
    return runs.length > 0 || !asked.hasFolders ? runs : (0,job_runs/* readJobRuns */.q3)(paths.events, { ...asked, workflowRun: null });
}
async function listTasks(config, context, paths) {
    if (config.taskSource === null)
        return (0,listed_tasks/* readListedTasks */.K)(paths.tasks);
    return (0,read_tasks/* readTasks */.j)(config.taskSource, {
        workspace: context.workspace,
        workingDirectory: (0,external_node_path_.resolve)(context.workspace, config.workingDirectory),
        env: (0,child_environment/* filterEnvironment */._I)(context.env, "inherit"),
        provider: config.provider,
        repeats: config.repeats,
        passWithNoTasks: config.passWithNoTasks,
        redactor: context.redactor,
    });
}
function mergedCheckpoint(checkpoint, facts) {
    const { judged, identity, now, isComplete } = facts;
    const settled = (0,campaign/* settleCampaign */.MJ)(judged, { isComplete, workflowRun: identity.workflowRun, completedAt: (0,answer/* iso */.KH)(now) });
    const campaigns = [settled, ...checkpoint.campaigns.filter((record) => record.id !== judged.id)];
    return {
        ...checkpoint,
        v: format/* FORMAT_VERSION */.Hp,
        seq: checkpoint.seq + 1,
        updated_at: (0,answer/* iso */.KH)(now),
        run: identity.run,
        job: "merge",
        campaigns,
    };
}

// EXTERNAL MODULE: ./build/engine/warning-sink.js
var warning_sink = __webpack_require__(639);
// EXTERNAL MODULE: ./build/action/context.js + 10 modules
var action_context = __webpack_require__(8279);
// EXTERNAL MODULE: ./build/action/publish.js + 1 modules
var publish = __webpack_require__(5467);
// EXTERNAL MODULE: ./build/action/say.js
var say = __webpack_require__(8232);
;// CONCATENATED MODULE: ./build/action/merge.js






async function runMerge(onSignal) {
    const sinkFor = () => ({ sink: (0,warning_sink/* warningSink */.m)(say/* warn */.R), echo: null });
    const { config, context } = await (0,action_context/* actionContext */.n)({ taker: "merge", slot: carry/* MERGE_JOB */.Rr, onSignal, sinkFor });
    (0,publish/* publish */.m)(await mergeStates(config, context, []));
}


/***/ }),

/***/ 639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ warningSink)
/* harmony export */ });
function warningSink(write) {
    return {
        on(event) {
            if (event.event === "warning")
                write(event.message);
        },
    };
}


/***/ })

};
