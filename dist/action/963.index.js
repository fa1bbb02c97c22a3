export const id = 963;
export const ids = [963];
export const modules = {

/***/ 5963:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runMerge: () => (/* binding */ runMerge)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/campaign.js
var campaign = __webpack_require__(1670);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(3270);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(5079);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(2474);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(3540);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/store/checkpoint-file.js
var checkpoint_file = __webpack_require__(573);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/merge.js + 2 modules
var merge = __webpack_require__(3935);
// EXTERNAL MODULE: ./build/store/run-events.js
var run_events = __webpack_require__(7577);
// EXTERNAL MODULE: ./build/store/state-folder.js + 4 modules
var state_folder = __webpack_require__(1813);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(1918);
// EXTERNAL MODULE: ./build/store/take-latest.js
var take_latest = __webpack_require__(6363);
// EXTERNAL MODULE: ./build/engine/followed-campaign.js + 1 modules
var followed_campaign = __webpack_require__(3258);
// EXTERNAL MODULE: ./build/engine/job-runs.js
var job_runs = __webpack_require__(4944);
// EXTERNAL MODULE: ./build/engine/list-tasks.js + 3 modules
var list_tasks = __webpack_require__(6887);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(1839);
// EXTERNAL MODULE: ./build/store/lock.js
var lock = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/store/snapshot-files.js
var snapshot_files = __webpack_require__(3782);
// EXTERNAL MODULE: ./build/store/staging.js
var staging = __webpack_require__(3759);
// EXTERNAL MODULE: ./build/engine/take-over.js
var take_over = __webpack_require__(2419);
;// CONCATENATED MODULE: ./build/engine/merge-sources.js










async function mergeSources(sources, facts) {
    const { target, now, tempFolder } = facts;
    const withRows = sources.filter((source) => {
        const paths = (0,state_paths/* statePaths */.mt)(source);
        return (0,merge/* troubleOf */.LH)(source) === null && (0,take_over/* mayHoldLeftovers */.Bw)(paths) && !(0,lock/* isHeld */.i7)(paths.lock);
    });
    if (withRows.length === 0)
        return (0,merge/* mergeFolders */.ot)(target.paths, sources, now);
    return (0,staging.inStaging)(tempFolder, async (staging) => {
        const copies = [];
        for (const [index, source] of withRows.entries()) {
            const copy = (0,external_node_path_.join)(staging, String(index));
            try {
                await takeOverCopy((0,state_paths/* statePaths */.mt)(source), copy, facts);
                copies.push(copy);
            }
            catch (error) {
                (0,external_node_fs_.rmSync)(copy, { recursive: true, force: true });
                facts.warn(`${source}: rows that a killed run left could not be taken over: ${(0,reason/* reasonOf */.A)(error)}`);
            }
        }
        return (0,merge/* mergeFolders */.ot)(target.paths, [...sources, ...copies], now).slice(0, sources.length);
    });
}
async function takeOverCopy(source, to, facts) {
    const copy = (0,state_paths/* statePaths */.mt)(to);
    await (0,snapshot_files.copyCarriedFiles)(source.root, to);
    copyInbox(source.inbox, copy.inbox);
    const stored = [copy.results, copy.failures].map((path) => ({ path, bytes: sizeOr0(path) }));
    const folder = state_folder/* StateFolder */.s.open(to, facts.target.redactor);
    try {
        const left = await (0,take_over/* takeOverLeft */.Dx)(folder, { ...facts, orphans: "leave" });
        for (const message of left.warnings)
            facts.warn(`${source.root}: ${message}`);
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
var circuit = __webpack_require__(2725);
// EXTERNAL MODULE: ./build/engine/circuits.js
var engine_circuits = __webpack_require__(4747);
;// CONCATENATED MODULE: ./build/engine/merge-verdict.js





const GRAVITY = ["aborted", "stopped", "interrupted", "out_of_time"];
function judgeMerge(facts) {
    const { counts, missing, ends } = facts;
    if (counts.outstanding === 0) {
        const isWhole = missing.length === 0;
        const reason = isWhole ? "nothing is outstanding" : `${missing.join(", ")} never reported`;
        return { status: isWhole ? "complete" : "incomplete", reason, failedAlike: false, resumeAt: null };
    }
    const at = resumeInstant(facts);
    const isHeldUp = ends.length === 0 && missing.length === 0 && at !== null && at > facts.now;
    const status = isHeldUp
        ? "stopped"
        : (GRAVITY.find((grave) => ends.some((end) => end.status === grave)) ?? "incomplete");
    const words = isHeldUp
        ? `no job was started: every provider of an outstanding task is stopped, the first until ${(0,instant/* iso */.K)(at)}`
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
    const outstanding = (0,core_history/* computeOutstanding */.os)((0,split/* wholeOf */.l2)(tasks.count), { history, maxAttempts });
    const providers = new Set(Array.from(outstanding, (index) => tasks.providerAt(index)));
    if (providers.delete(""))
        for (const provider of Object.keys(circuits))
            providers.add(provider);
    const at = (0,engine_circuits/* resumeAt */.hH)(circuits, providers);
    return at === null ? null : Math.min(at, now + circuit/* OPEN_LIMIT_MS */.WX);
}

// EXTERNAL MODULE: ./build/engine/open-folder.js
var open_folder = __webpack_require__(332);
// EXTERNAL MODULE: ./build/engine/outputs.js
var engine_outputs = __webpack_require__(7545);
// EXTERNAL MODULE: ./build/engine/prepare.js + 1 modules
var prepare = __webpack_require__(2768);
// EXTERNAL MODULE: ./build/engine/state-name.js
var state_name = __webpack_require__(3804);
// EXTERNAL MODULE: ./build/engine/stored-tasks.js
var stored_tasks = __webpack_require__(1683);
// EXTERNAL MODULE: ./build/engine/warnings.js
var warnings = __webpack_require__(2202);
// EXTERNAL MODULE: ./build/engine/write-reports.js + 30 modules
var write_reports = __webpack_require__(6992);
;// CONCATENATED MODULE: ./build/engine/merge-states.js





























async function mergeStates(config, context, folders) {
    const { clock, identity } = context;
    const now = clock.now();
    const warn = (0,warnings/* warnIn */.a)(context);
    const sources = folders.map((one) => (0,external_node_path_.resolve)(context.workspace, one));
    const own = config.stateName === null ? [(0,external_node_path_.resolve)(context.workspace, config.stateDir)] : [];
    (0,state_name/* refuseOtherStates */.hr)([...own, ...sources], config.stateName);
    const folder = await (0,open_folder/* openFolder */.N)(config, context);
    try {
        const { paths } = folder;
        const workflowRun = identity.run === identity.workflowRun ? null : identity.workflowRun;
        const takeOver = (0,take_over/* takeOverFacts */.z8)(paths, { config, context, now });
        for (const message of (await (0,take_over/* takeOverLeft */.Dx)(folder, takeOver)).warnings)
            warn(message);
        const tempFolder = context.env.RUNNER_TEMP || (0,external_node_os_.tmpdir)();
        const merged = await mergeSources(sources, { ...takeOver, target: folder, now, tempFolder, warn });
        for (const { folder: path, trouble } of merged) {
            if (trouble !== null)
                warn(`${path} was passed over: ${trouble}`);
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
        const followed = isUnasked(config, identity)
            ? null
            : (0,followed_campaign/* ownFollowedCampaign */.n)(config, identity, checkpoint?.campaigns ?? []);
        if (followed !== null) {
            carry?.leave();
            const tasks = await tasksOf(config, context, paths);
            return { ...(0,followed_campaign/* endOfFollowed */.b)(paths, { campaign: followed, tasks }, { config, context }), missing: [] };
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
        const { status, reason, failedAlike } = verdict;
        const result = { status, counts, failedAlike, signal: null };
        folder.openJournals();
        if (checkpoint !== null) {
            folder.writeCheckpoint(mergedCheckpoint(checkpoint, { judged, identity, now, counts, name: config.stateName }));
        }
        if (missing.length > 0) {
            const jobs = missing.length === 1 ? "one job" : `${missing.length} jobs`;
            const tasks = counts.outstanding === 0 ? "Nothing is outstanding all the same" : "Their tasks stay outstanding";
            warn(`${jobs} never reported: ${missing.join(", ")}. ${tasks}.`);
        }
        const { resumeCommand, judgement } = context;
        const against = (0,tally/* heldAgainst */.fn)(result, judgement);
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
            ...(failedAlike ? { failed_alike: true } : {}),
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
function mergedCheckpoint(checkpoint, facts) {
    const { judged, identity, now, counts, name } = facts;
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
        campaigns,
    };
}

// EXTERNAL MODULE: ./build/engine/reserved-jobs.js
var reserved_jobs = __webpack_require__(564);
// EXTERNAL MODULE: ./build/action/context.js + 1 modules
var action_context = __webpack_require__(6989);
// EXTERNAL MODULE: ./build/action/publish.js + 1 modules
var publish = __webpack_require__(5467);
// EXTERNAL MODULE: ./build/action/say.js
var say = __webpack_require__(8232);
;// CONCATENATED MODULE: ./build/action/merge.js






async function runMerge(onSignal) {
    const sinkFor = () => ({ sink: (0,warnings/* warningSink */.m)(say/* warn */.R), echo: null });
    const { config, context } = await (0,action_context/* actionContext */.n)({ taker: "merge", slot: reserved_jobs/* MERGE_JOB */.Rr, onSignal, sinkFor });
    (0,publish/* publish */.m)(await mergeStates(config, context, []));
}


/***/ }),

/***/ 5467:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ publish),
  e: () => (/* binding */ publishOutputs)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(3838);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(1839);
// EXTERNAL MODULE: ./build/engine/outputs.js
var engine_outputs = __webpack_require__(7545);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/failure-groups.js
var failure_groups = __webpack_require__(7938);
// EXTERNAL MODULE: ./build/report/instant.js
var instant = __webpack_require__(9886);
// EXTERNAL MODULE: ./build/report/next-run.js
var next_run = __webpack_require__(3254);
// EXTERNAL MODULE: ./build/report/title.js
var title = __webpack_require__(5773);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/annotations.js







const GROUPS_SHOWN = 5;
const LEVEL_LIMIT = 10;
const MESSAGE_LENGTH = 3_900;
const WORDS_LENGTH = 400;
const IDS_SHOWN = 5;
const STOPS_QUOTED = 3;
const STOPS_LENGTH = 1_200;
const TITLE_NAMES_LENGTH = 140;
function buildAnnotations(report, { against }) {
    const { headline, failureGroups } = report;
    const level = against.length > 0 ? "error" : "warning";
    const annotations = [];
    if (headline.counts.outstanding > 0)
        annotations.push(outstandingAnnotation(report, level));
    const isAborted = headline.status === "aborted";
    if (isAborted && headline.counts.outstanding === 0)
        annotations.push(abortedAnnotation(report, level));
    const shown = (0,failure_groups/* firstGroups */.$)(failureGroups, GROUPS_SHOWN);
    const failureLevel = holdsFailures(against) ? "error" : "warning";
    annotations.push(...shown.map((group) => groupAnnotation(group, report, failureLevel)));
    const rest = failureGroups.filter((group) => !shown.includes(group));
    if (rest.length > 0) {
        const tasks = rest.reduce((sum, group) => sum + group.tasks.length, 0);
        annotations.push(made(failureLevel, "Carryover: more failures", `${(0,words/* counted */.hS)(tasks, "task")} failed in ${(0,words/* counted */.hS)(rest.length, "other way")}. The summary names as many as it can hold, junit.xml every one.`));
    }
    if (against.length > 0 && !annotations.some((annotation) => annotation.level === "error")) {
        annotations.unshift(made("error", "Carryover", `${against.join(", ")}. ${(0,report_escape/* oneLine */.TN)(headline.reason, WORDS_LENGTH)}`));
    }
    return withinBudget(annotations);
}
function holdsFailures(against) {
    return against.some((held) => !held.endsWith(" outstanding"));
}
function outstandingAnnotation(report, level) {
    const { headline } = report;
    if (headline.status === "stopped")
        return stopAnnotation(report, level);
    const { counts, reason, resumeAt, endedAt } = headline;
    const when = resumeAt === null ? "" : ` from ${untilWords(resumeAt, endedAt)} on`;
    return made(level, `Carryover: ${(0,words/* statusWords */.o7)(headline.status)}, ${(0,words/* grouped */.zD)(counts.outstanding)} of ${(0,words/* counted */.hS)(counts.total, "task")} outstanding`, `${(0,words/* sentence */.em)((0,report_escape/* oneLine */.TN)(reason, WORDS_LENGTH))} The results so far are kept. ${resumeWords(report, when)}`);
}
function stopAnnotation(report, level) {
    const { headline } = report;
    const { counts, stops, endedAt } = headline;
    const who = stops.length === 0 ? "rate limit" : [namesIn(stops, false), namesIn(stops, true)].filter(Boolean).join(", ");
    const title = `Carryover stopped: ${who}`;
    const said = stops.length === 0 ? (0,words/* sentence */.em)((0,report_escape/* oneLine */.TN)(headline.reason, WORDS_LENGTH)) : stopSentences(stops, endedAt).join(" ");
    const left = `${(0,words/* grouped */.zD)(counts.outstanding)} of ${(0,words/* counted */.hS)(counts.total, "task")} outstanding; all results so far are kept.`;
    const { at, ready, held } = (0,next_run/* nextRun */.B)(headline);
    const from = at === null ? "at once" : `from ${untilWords(at, endedAt)} on`;
    const part = held === 0
        ? ""
        : `${(0,words/* grouped */.zD)(ready)} of these can run ${from}, the other ${(0,words/* grouped */.zD)(held)} once their own providers take calls again. `;
    const when = at === null || held > 0 || stops.length === 1 ? " after that" : ` ${from}`;
    return made(level, title, `${said} ${left} ${missingWords(report)}${part}${resumeWords(report, when)}`);
}
function namesIn(stops, isOutage) {
    const names = stops
        .filter((stop) => (stop.outage === true) === isOutage)
        .map((stop) => (0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(stop.provider), 100));
    return names.length === 0
        ? ""
        : `${asManyAsFit(names, ", ", TITLE_NAMES_LENGTH)} ${isOutage ? "unavailable" : "rate-limited"}`;
}
function stopSentences(stops, endedAt) {
    const quoted = stops.slice(0, STOPS_QUOTED).map((stop) => stopSentence(stop, endedAt));
    const named = stops
        .slice(STOPS_QUOTED)
        .map((stop) => `${(0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(stop.provider), 100)} until ${untilWords(stop.untilAt, endedAt)}`);
    const also = (0,title/* isOutage */.uD)(stops) ? "unavailable" : stops.some((stop) => stop.outage) ? "stopped" : "rate-limited";
    return named.length === 0 ? quoted : [...quoted, `Also ${also}: ${asManyAsFit(named, ", ", STOPS_LENGTH)}.`];
}
function asManyAsFit(items, separator, length) {
    let text = "";
    for (const [index, item] of items.entries()) {
        const next = index === 0 ? item : `${text}${separator}${item}`;
        if (index > 0 && next.length > length)
            return `${text} and ${(0,words/* grouped */.zD)(items.length - index)} more`;
        text = next;
    }
    return text;
}
function missingWords({ run: { missingJobs } }) {
    if (missingJobs.length === 0)
        return "";
    return `${missingJobs.length === 1 ? "Job" : "Jobs"} ${(0,words/* firstNumbers */.R6)(missingJobs)} never reported. `;
}
function stopSentence(stop, endedAt) {
    const guess = stop.isStated ? "" : " (our guess: it named no time)";
    return `${(0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(stop.provider), 100)} is ${stop.outage ? "unavailable" : "rate-limited"} until ${untilWords(stop.untilAt, endedAt)}${guess}; it said: "${(0,report_escape/* oneLine */.TN)(stop.words, WORDS_LENGTH)}".`;
}
function untilWords(at, endedAt) {
    return `${(0,instant/* utcMinute */.v)(at)}${endedAt === null || at <= endedAt ? "" : ` (in ${(0,duration/* formatDuration */.a)(at - endedAt)})`}`;
}
function resumeWords({ headline: { resumeCommand } }, when) {
    const command = resumeCommand === "" ? "" : `, or by hand: ${(0,report_escape/* oneLine */.TN)(resumeCommand, 1_000)}`;
    return `To resume, run it again${when}: the next scheduled run does it by itself and takes only what is outstanding${command}`;
}
function abortedAnnotation({ headline }, level) {
    return made(level, "Carryover: aborted", (0,report_escape/* oneLine */.TN)(headline.reason, MESSAGE_LENGTH));
}
function groupAnnotation(group, report, level) {
    const ids = group.tasks.slice(0, IDS_SHOWN).map((index) => (0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(report.tasks.at(index).id), 120));
    const more = group.tasks.length > ids.length ? ` and ${(0,words/* grouped */.zD)(group.tasks.length - ids.length)} more` : "";
    if (group.class === "graded") {
        const { passRate } = report.headline;
        const rate = passRate === null ? "" : ` Pass rate ${(0,words/* percent */.KN)(passRate)} of graded tasks.`;
        return made(level, `Carryover: ${(0,words/* counted */.hS)(group.tasks.length, "task")} failed`, `Failed by their grader: ${ids.join(", ")}${more}.${rate}`);
    }
    const said = group.message === "" ? "" : `${(0,report_escape/* oneLine */.TN)(group.message, WORDS_LENGTH)}: `;
    return made(level, `Carryover: ${(0,words/* counted */.hS)(group.tasks.length, "task")} ${(0,words/* failureWords */.AC)(group.class)}`, `${said}${ids.join(", ")}${more}`);
}
function made(level, title, message) {
    return { level, title: (0,report_escape/* logLine */.BP)((0,report_escape/* oneLine */.TN)(title, 200)), message: (0,report_escape/* logLine */.BP)((0,report_escape/* oneLine */.TN)(message, MESSAGE_LENGTH)) };
}
function withinBudget(annotations) {
    const used = { error: 0, warning: 0 };
    return annotations.filter(({ level }) => {
        used[level] += 1;
        return used[level] <= LEVEL_LIMIT;
    });
}

// EXTERNAL MODULE: ./build/action/say.js
var say = __webpack_require__(8232);
;// CONCATENATED MODULE: ./build/action/publish.js







function publishOutputs(outputs) {
    attempt("the outputs", () => setOutputs(outputs));
}
function publish(end) {
    publishOutputs(end.outputs);
    attempt("the step summary", () => appendSummary(end));
    const { report, against, reason } = end;
    if (report === null && against.length > 0)
        core/* error */.z3((0,report_escape/* logLine */.BP)((0,report_escape/* oneLine */.TN)(`${against.join(", ")}. ${reason}`, 1_000)), { title: "Carryover" });
    const annotations = report === null ? [] : buildAnnotations(report, { against });
    for (const { level, title, message } of annotations)
        ANNOTATE[level](message, { title });
    if (against.length > 0)
        process.exitCode = 1;
}
const ANNOTATE = { error: core/* error */.z3, warning: core/* warning */.$e };
function attempt(what, write) {
    try {
        write();
    }
    catch (error) {
        (0,say/* warn */.R)(`${what} could not be handed to the runner: ${(0,reason/* reasonOf */.A)(error)}`);
    }
}
function setOutputs(outputs) {
    for (const [name, value] of Object.entries(outputs)) {
        const text = (0,engine_outputs/* outputText */.jO)(value);
        core/* setOutput */.uH(name, name === "reason" ? (0,report_escape.logText)((0,report_escape/* oneLine */.TN)(text)) : text);
    }
}
function appendSummary({ summary }) {
    const summaryFile = process.env.GITHUB_STEP_SUMMARY;
    if (summaryFile && summary !== null)
        (0,external_node_fs_.appendFileSync)(summaryFile, summary);
}


/***/ }),

/***/ 7938:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ firstGroups),
/* harmony export */   B: () => (/* binding */ groupFailures)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);



const SEVERITY = [
    "fatal",
    "timeout_exceeded",
    "legitimate",
    "transient",
    "graded",
    "skipped",
];
const GROUPS_WITH_WORDS = 20;
const LAST_WORDS_BYTES = 2_048;
const LAST_WORDS_LINES = 20;
function groupFailures(tasks, logsFolder) {
    const groups = new Map();
    for (let index = 0; index < tasks.count; index += 1) {
        const standing = tasks.standingAt(index);
        if (standing !== "failed" && standing !== "errored")
            continue;
        const last = tasks.failuresAt(index).at(-1);
        const failure = standing === "errored" ? last : undefined;
        const message = failure?.message ?? "";
        const key = `${failure?.class ?? "graded"}\n${maskedMessage(message)}`;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, { class: failure?.class ?? "graded", message, tasks: [index] });
        else
            group.tasks.push(index);
    }
    const worstFirst = [...groups.values()].sort((a, b) => SEVERITY.indexOf(a.class) - SEVERITY.indexOf(b.class) || b.tasks.length - a.tasks.length);
    return worstFirst.map((group, position) => ({
        ...group,
        lastWords: position < GROUPS_WITH_WORDS ? lastWordsOf(group.tasks, tasks, logsFolder) : "",
    }));
}
function firstGroups(groups, count) {
    const first = groups.slice(0, count);
    const graded = groups.find((group) => group.class === "graded");
    return graded === undefined || first.includes(graded) ? first : [...first.slice(0, -1), graded];
}
function maskedMessage(message) {
    return message
        .replace(/\b[0-9a-f]{8,}\b/gi, "#")
        .replace(/\d+/g, "#")
        .slice(0, 300);
}
function lastWordsOf(indexes, tasks, logsFolder) {
    for (const index of indexes.slice(0, 5)) {
        const { key } = tasks.at(index);
        const words = key === null ? "" : readLastWords(logsFolder, key);
        if (words !== "")
            return words;
    }
    return "";
}
function readLastWords(logsFolder, key) {
    if (!/^[\w-][\w.-]{0,150}$/.test(key))
        return "";
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(logsFolder, `${key}.log`), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch {
        return "";
    }
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        if (!stat.isFile())
            return "";
        const from = Math.max(0, stat.size - LAST_WORDS_BYTES);
        const bytes = Buffer.alloc(Math.min(stat.size, LAST_WORDS_BYTES));
        const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, 0, bytes.length, from);
        const text = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(bytes.toString("utf8", 0, read)).trimEnd();
        const lines = text.split("\n").slice(from > 0 ? 1 : 0);
        return lines.slice(-LAST_WORDS_LINES).join("\n");
    }
    catch {
        return "";
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 9886:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ utcTime),
/* harmony export */   v: () => (/* binding */ utcMinute)
/* harmony export */ });
const MARGIN_MS = 5_000;
const MINUTE_MS = 60_000;
function utcMinute(at) {
    const minute = Math.ceil((at - MARGIN_MS) / MINUTE_MS) * MINUTE_MS;
    return `${new Date(minute).toISOString().slice(0, 16)}Z`;
}
function utcTime(at) {
    return `${new Date(at).toISOString().slice(11, 19)}Z`;
}


/***/ }),

/***/ 3254:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ nextRun)
/* harmony export */ });
function nextRun({ counts, stops, resumeAt }) {
    const [first] = stops;
    const isAllStopped = stops.reduce((sum, stop) => sum + stop.outstanding, 0) >= counts.outstanding;
    const at = first === undefined || !isAllStopped ? resumeAt : Math.max(resumeAt ?? 0, first.untilAt);
    const later = stops.filter((stop) => stop.untilAt > (at ?? 0));
    const held = later.reduce((sum, stop) => sum + stop.outstanding, 0);
    return { at, ready: counts.outstanding - held, held, heldUntilAt: later.at(-1)?.untilAt ?? null };
}


/***/ }),

/***/ 5773:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   uD: () => (/* binding */ isOutage),
/* harmony export */   v8: () => (/* binding */ hasHeldFailures)
/* harmony export */ });
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8032);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4702);


function titleOf({ status, counts, stops, }, missingJobs) {
    const left = `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(counts.outstanding)} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(counts.total, "task")} outstanding`;
    switch (status) {
        case "complete":
            return completeTitle(counts);
        case "stopped":
            return `Stopped by ${isOutage(stops) ? "an outage" : "a rate limit"}: ${left}`;
        case "out_of_time":
            return `Out of time: ${left}`;
        case "interrupted":
            return `Interrupted: ${left}`;
        case "aborted":
            return `Aborted: ${left}`;
        case "incomplete":
            if (missingJobs === 0)
                return `Not finished: ${left}`;
            return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(missingJobs, "job")} never reported: ${counts.outstanding === 0 ? "nothing is outstanding" : left}`;
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_1__/* .unreachable */ .H)(status);
    }
}
function isOutage(stops) {
    return stops.length > 0 && stops.every((stop) => stop.outage);
}
function completeTitle({ total, passed, failed, errored, skipped }) {
    if (total === 0)
        return "No tasks";
    if (failed + errored === 0) {
        if (skipped > 0)
            return `Complete: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(passed)} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(total, "task")} passed, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(skipped)} skipped`;
        return total === 1 ? "Complete: the task passed" : `Complete: all ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(total, "task")} passed`;
    }
    const bad = [
        ...(failed > 0 ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(failed)} failed`] : []),
        ...(errored > 0 ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(errored)} errored`] : []),
    ];
    return `Complete: ${bad.join(" and ")} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(total, "task")}`;
}
function hasHeldFailures({ counts, against, }) {
    return counts.failed + counts.errored > 0 && against?.length !== 0;
}


/***/ })

};
