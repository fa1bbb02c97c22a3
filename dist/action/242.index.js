export const id = 242;
export const ids = [242];
export const modules = {

/***/ 23242:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runMerge: () => (/* binding */ runMerge)
});

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
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
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
// EXTERNAL MODULE: ./build/engine/list-tasks.js + 2 modules
var list_tasks = __webpack_require__(37034);
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
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(55395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/core/json-or-null.js
var json_or_null = __webpack_require__(92746);
// EXTERNAL MODULE: ./build/core/once.js
var once = __webpack_require__(43609);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(13853);
// EXTERNAL MODULE: ./build/store/task-line.js
var task_line = __webpack_require__(51980);
// EXTERNAL MODULE: ./build/tasks/task-table.js
var task_table = __webpack_require__(25097);
;// CONCATENATED MODULE: ./build/engine/stored-tasks.js






const storedSchema = (0,once/* once */.O)(() => schemas/* object */.Ikc({ id: schemas/* string */.YjP().check(api/* _minLength */.m9(1)), provider: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* string */.YjP()), undefined) }));
function readStoredTasks(path) {
    const tasks = new task_table/* TaskTable */.E();
    (0,journal/* readLines */.S)(path, (line) => {
        const stored = storedSchema().safeParse((0,json_or_null/* jsonOrNull */.J)(line));
        const hash = stored.success ? (0,task_line/* hashOfLine */.Cz)(line) : null;
        if (!stored.success || hash === null)
            return;
        const { id, provider = "" } = stored.data;
        tasks.add({ id, hash, json: line }, { provider });
    });
    return tasks;
}

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
        return readStoredTasks(paths.tasks);
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

// EXTERNAL MODULE: ./build/engine/reserved-jobs.js
var reserved_jobs = __webpack_require__(40564);
// EXTERNAL MODULE: ./build/action/context.js + 1 modules
var action_context = __webpack_require__(26356);
// EXTERNAL MODULE: ./build/action/publish.js + 2 modules
var publish = __webpack_require__(21586);
// EXTERNAL MODULE: ./build/action/say.js
var say = __webpack_require__(18232);
;// CONCATENATED MODULE: ./build/action/merge.js






async function runMerge(onSignal) {
    const sinkFor = () => ({ sink: (0,warnings/* warningSink */.m)(say/* warn */.R), echo: null });
    const { config, context } = await (0,action_context/* actionContext */.Gt)({ taker: "merge", slot: reserved_jobs/* MERGE_JOB */.Rr, onSignal, sinkFor });
    await (0,publish/* publish */.m)(await mergeStates(config, context, []), config);
}


/***/ })

};
