export const id = 951;
export const ids = [951];
export const modules = {

/***/ 24951:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runMerge: () => (/* binding */ runMerge),
  runPlan: () => (/* binding */ runPlan)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/config/from-action.js + 7 modules
var from_action = __webpack_require__(19855);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/words.js
var core_words = __webpack_require__(23627);
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
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(23540);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/engine/list-tasks.js + 2 modules
var list_tasks = __webpack_require__(37034);
// EXTERNAL MODULE: ./build/engine/note-campaign.js
var note_campaign = __webpack_require__(43594);
// EXTERNAL MODULE: ./build/engine/open-folder.js + 1 modules
var open_folder = __webpack_require__(64840);
// EXTERNAL MODULE: ./build/engine/plan-file.js
var plan_file = __webpack_require__(96127);
// EXTERNAL MODULE: ./build/engine/prepare.js + 1 modules
var prepare = __webpack_require__(74149);
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
    const [{ askProvider }, detectorAt] = await Promise.all([__webpack_require__.e(/* import() */ 888).then(__webpack_require__.bind(__webpack_require__, 39888)), context.loadDetector()]);
    for (const provider of providers) {
        const detection = await askProvider(provider, { config, context, detectorAt, workingDirectory, deadlineAt: null });
        if (detection.kind === "none" && detection.evidence !== "")
            (0,run_context/* warnIn */.a)(context)(`preflight of ${(0,report_words/* providerWords */.hC)(provider)}: no limit found: ${detection.evidence}`);
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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: ./build/report/event-lines.js
var event_lines = __webpack_require__(33305);
// EXTERNAL MODULE: ./build/store/checkpoint-file.js
var checkpoint_file = __webpack_require__(573);
// EXTERNAL MODULE: ./build/store/lock-holder.js
var lock_holder = __webpack_require__(60950);
// EXTERNAL MODULE: ./build/store/merge-folders.js
var merge_folders = __webpack_require__(67498);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(38617);
// EXTERNAL MODULE: ./build/store/run-events.js
var run_events = __webpack_require__(87577);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
// EXTERNAL MODULE: ./build/store/take-latest.js
var take_latest = __webpack_require__(76363);
;// CONCATENATED MODULE: ./build/engine/job-runs.js


function jobsOf({ config, context }, of) {
    const { events, campaign, sources, states, silent } = of;
    const { run, workflowRun } = context.identity;
    const allRuns = readJobRuns(events, campaign, null);
    const ownRuns = run === workflowRun ? allRuns : readJobRuns(events, campaign, workflowRun);
    const runs = ownRuns.length === 0 && sources.length > 0 ? allRuns : ownRuns;
    const reported = new Set([
        ...runs.map(({ start }) => start.job),
        ...states.flatMap(({ checkpoint }) => checkpoint?.job ?? []),
    ]);
    const known = runs.at(-1)?.start.job_total ?? 0;
    const expected = config.expectedJobs === 0 ? 0 : Math.max(config.expectedJobs ?? 0, known);
    const missingIndexes = [...Array(expected).keys()].filter((index) => !reported.has(String(index)));
    const isNamed = config.expectedJobs === null && silent.length >= missingIndexes.length;
    const latest = allRuns.at(-1)?.start;
    const last = runs.at(-1)?.start ?? latest;
    return {
        ends: runs.flatMap(({ end }) => end ?? []),
        maxAttempts: last?.max_attempts ?? config.maxAttempts,
        defaultProvider: last?.default_provider ?? null,
        total: latest?.job_total ?? 1,
        missingIndexes,
        missing: isNamed ? silent : missingIndexes.map((index) => `job ${index}`),
    };
}
function readJobRuns(path, campaign, workflowRun) {
    const starts = new Map();
    const ends = new Map();
    (0,run_events/* readRunEvents */.Lm)(path, (event) => {
        if (event.event === "run_ended") {
            ends.set(runKey(event), event);
            return;
        }
        const isAsked = workflowRun === null || (0,core_campaign/* workflowRunOf */.ol)(event.run) === workflowRun;
        const known = starts.get(event.job);
        if (event.campaign !== campaign || !isAsked || (known !== undefined && known.at > event.at))
            return;
        starts.set(event.job, event);
    });
    const found = [...starts.values()].sort((a, b) => a.at - b.at);
    const jobTotal = found.at(-1)?.job_total;
    return found
        .filter((start) => start.job_total === jobTotal)
        .map((start) => ({ start, end: ends.get(runKey(start)) ?? null }));
}
function runKey({ run, job }) {
    return `${run}\n${job}`;
}

// EXTERNAL MODULE: ./build/core/ending.js
var ending = __webpack_require__(38959);
// EXTERNAL MODULE: ./build/core/task.js
var task = __webpack_require__(60093);
;// CONCATENATED MODULE: ./build/engine/merge-verdict.js








const WORST_FIRST = ["aborted", "stopped", "interrupted", "out_of_budget", "out_of_time"];
function judgeMerge(options) {
    const { counts, missing, ends } = options;
    if (counts.outstanding === 0) {
        const isWhole = missing.length === 0;
        const reason = isWhole ? "nothing is outstanding" : `${missing.join(", ")} never reported`;
        return { status: isWhole ? "complete" : "incomplete", reason, sameFailure: false, resumeAt: null };
    }
    const at = resumeInstant(options);
    if (ends.length === 0 && missing.length === 0 && at !== null && at > options.now) {
        const reason = `no job was started: every provider of an outstanding task is stopped, the first until ${(0,instant/* iso */.KH)(at)}`;
        return { status: "stopped", reason, sameFailure: false, resumeAt: at };
    }
    const status = WORST_FIRST.find((bad) => ends.some((end) => end.status === bad)) ?? "incomplete";
    const left = `${(0,core_words/* counted */.hS)(counts.outstanding, "task")} ${counts.outstanding === 1 ? "is" : "are"} outstanding`;
    const words = reasonsOf(ends.filter((end) => end.status === status)) ?? left;
    const reason = missing.length === 0 ? words : `${missing.join(", ")} never reported; ${words}`;
    return { status, reason, sameFailure: ends.some((end) => end.failed_alike === true), resumeAt: at };
}
const REASONS_GIVEN = 3;
function reasonsOf(ends) {
    const firstOf = new Map();
    for (const end of ends) {
        const reason = end.reason.replace(ending/* OTHER_JOB */.Xd, "");
        const key = reason.replace(/^\S+: |\d+(?:,\d{3})*/g, (part) => (part.endsWith(": ") ? part : "#"));
        if (!firstOf.has(key))
            firstOf.set(key, reason);
    }
    const reasons = [...firstOf.values()];
    if (reasons.length === 0)
        return null;
    const more = reasons.length - REASONS_GIVEN;
    return `${reasons.slice(0, REASONS_GIVEN).join("; ")}${more > 0 ? `; and ${more} more` : ""}`;
}
function resumeInstant(options) {
    const { tasks, history, maxAttempts, circuits, defaultProvider, now } = options;
    const outstanding = (0,core_history/* computeOutstanding */.os)((0,split/* wholeOf */.l2)(tasks.count), history, maxAttempts);
    const providers = (0,run_memory/* providersOf */.Ou)(tasks, outstanding);
    const isStored = providers.delete("");
    const isUnnamed = providers.delete(task/* DEFAULT_PROVIDER */.G) || isStored;
    const isUnknown = defaultProvider === null || (isStored && defaultProvider === task/* DEFAULT_PROVIDER */.G);
    if (isUnnamed)
        for (const provider of isUnknown ? Object.keys(circuits) : [defaultProvider])
            providers.add(provider);
    const at = (0,run_memory/* resumeAt */.hH)(circuits, providers);
    return at === null ? null : Math.min(at, now + circuit/* OPEN_LIMIT_MS */.WX);
}

// EXTERNAL MODULE: ./build/engine/recover-killed-run.js
var recover_killed_run = __webpack_require__(41769);
// EXTERNAL MODULE: ./build/engine/run-gateway.js
var run_gateway = __webpack_require__(29997);
// EXTERNAL MODULE: ./build/engine/verdict.js
var engine_verdict = __webpack_require__(31678);
// EXTERNAL MODULE: ./build/engine/write-reports.js + 19 modules
var write_reports = __webpack_require__(29526);
;// CONCATENATED MODULE: ./build/engine/merge-states.js






























async function mergeStates(config, context, folders) {
    const sources = folders.map((one) => (0,external_node_path_.resolve)(context.workspace, one));
    const target = (0,external_node_path_.resolve)(context.workspace, config.stateDir);
    (0,open_folder/* refuseOtherStates */.hr)([...(config.stateName === null ? [target] : []), ...sources], config.stateName);
    const isFresh = !(0,external_node_fs_.existsSync)(target);
    const request = { config, context, startedAt: context.clock.now() };
    const opened = (0,open_folder/* openFolder */.NE)(config, context);
    try {
        const end = await (0,open_folder/* inFolder */._z)(opened, (folder) => mergeInto(folder, sources, request));
        for (const line of lastLines(end, context.clock.now()))
            context.inform(line);
        return end;
    }
    catch (error) {
        if (isFresh)
            (0,external_node_fs_.rmSync)(target, { recursive: true, force: true });
        throw error;
    }
}
function lastLines({ result: { status, counts }, reason, outputs }, now) {
    const { passed, failed, errored, skipped, outstanding } = counts;
    const words = [`${(0,core_words/* grouped */.zD)(passed)} passed`, ...(0,report_words/* countsWords */.Mm)({ failed, errored, skipped, outstanding })];
    const lines = [(0,report_words/* endWords */.Bx)(status, reason), `all jobs: ${words.join(", ")}`];
    if (outstanding === 0)
        return lines;
    const resumeAt = Date.parse(String(outputs["resume-at"]));
    const when = resumeAt > now ? ` after ${(0,event_lines/* instantWords */.lJ)(resumeAt, now)}` : "";
    return [...lines, `${status === "aborted" ? "fix the cause, then" : "to resume,"} run the jobs again${when}`];
}
async function mergeInto(folder, folders, request) {
    const { config, context, startedAt: now } = request;
    const { paths } = folder;
    const warn = (0,run_context/* warnIn */.a)(context);
    for (const message of (await (0,recover_killed_run/* recoverKilledRun */.D)(folder, context)).warnings)
        warn(message);
    const sources = (0,merge_folders/* readSources */.t)(folders);
    await recoverSources(folder, sources, context, warn);
    const conflicts = (0,merge_folders/* mergeFolders */.o)(paths, sources, now);
    if (conflicts.length > 0)
        warn(conflictWords(conflicts));
    const carry = context.openCarry?.(paths);
    await carry?.restore((known) => (0,read_state/* campaignOf */.Ii)(request, paths, known));
    const checkpoint = (0,checkpoint_file/* readCheckpoint */.HQ)(paths.checkpoint);
    const known = (0,read_history/* campaignsIn */.Dq)(checkpoint, paths);
    const silent = sources.filter((source) => !holdsState(source)).map((source) => source.folder);
    if (known.length === 0 && silent.length === sources.length && config.taskSource === null) {
        throw nothingFound(folders.length === 0 ? [paths.root] : folders);
    }
    const done = namesNoCampaign(request) ? null : (0,read_state/* doneBefore */.qv)(paths, request);
    if (done !== null) {
        carry?.leave();
        return { ...(0,engine_verdict/* repeatVerdict */.Fp)(paths, done, context), missing: [] };
    }
    const judged = judgedCampaign(request, paths, known);
    const { id: campaign } = judged;
    const states = sources.filter((one) => presentCampaign(one) === campaign);
    warnOfOtherCampaigns(sources, campaign, request);
    const jobs = jobsOf(request, { events: paths.events, campaign, sources, states, silent });
    const { maxAttempts, missing } = jobs;
    const tasks = await tasksOf(folder, states, request);
    const { history } = (0,read_history/* readHistory */.Lu)(paths, campaign, new core_history/* ListHistory */.tX(tasks));
    const counts = (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(tasks.count), history, maxAttempts);
    const verdict = judgeMerge({ ...jobs, counts, circuits: checkpoint?.circuits ?? {}, tasks, history, now });
    const regressed = (0,engine_verdict/* countRegressed */.Ge)(context, paths, { campaign, history, isInPart: null });
    const { end, event } = (0,engine_verdict/* concludeRun */.jf)({ ...verdict, counts, regressed, signal: null, paths }, context);
    folder.openJournals();
    if (known.length > 0) {
        const { identity } = context;
        const settled = (0,core_campaign/* settleCampaign */.MJ)(judged, { counts, workflowRun: identity.workflowRun, at: (0,instant/* iso */.KH)(now) });
        (0,note_campaign/* noteCampaign */.J)(paths, settled, judged);
        folder.writeCheckpoint({
            ...(0,open_folder/* nextCheckpoint */.QK)(checkpoint, { identity, job: run_events/* MERGE */.lF, name: config.stateName, now }),
            jobs: checkpoint?.jobs ?? jobs.total,
            campaigns: [settled, ...known.filter(({ id }) => id !== campaign)],
        });
    }
    const { index } = history;
    const hashOf = (id) => index.hashAt(index.findId(id)) || undefined;
    await (0,run_gateway/* dropSettled */.Xn)({ config: { ...config, maxAttempts }, context, folder, campaign, history, hashOf }, warn);
    if (missing.length > 0)
        warn(missingWords(missing, counts));
    folder.appendEvent({
        ...event,
        job: run_events/* MERGE */.lF,
        campaign,
        max_attempts: maxAttempts,
        missing_jobs: jobs.missingIndexes,
        at: (0,instant/* iso */.KH)(context.clock.now()),
    });
    if (known.length > 0)
        await carry?.end(campaign);
    const written = await (0,write_reports.writeReports)({ paths, campaign, maxAttempts, part: null, run: null, warn });
    return { ...end, report: written?.report ?? null, summary: written?.summary ?? null, missing };
}
async function tasksOf(folder, states, { config, context, startedAt: now }) {
    const { tasks: path } = folder.paths;
    if (config.taskSource === null) {
        (0,take_latest/* takeLatestTasks */.nJ)(path, { own: null, sources: states, now });
        return (0,list_tasks/* readStoredTasks */.G)(path);
    }
    const tasks = await (0,list_tasks/* listTasks */.V)(config.taskSource, { config, context });
    folder.writeTasks(tasks);
    return tasks;
}
async function recoverSources(target, sources, context, warn) {
    for (const { folder, trouble } of sources) {
        const paths = (0,state_paths/* statePaths */.mt)(folder);
        if (trouble !== null)
            warn(`${folder} was skipped: ${trouble}`);
        if (trouble !== null || (0,lock_holder/* isHeld */.i7)(paths.lock))
            continue;
        try {
            const left = await (0,recover_killed_run/* recoverKilledRun */.D)(target, context, paths);
            for (const message of left.warnings)
                warn(`${folder}: ${message}`);
        }
        catch (error) {
            warn(`${folder}: could not recover the rows that a killed run left: ${(0,reason/* reasonOf */.A)(error)}`);
        }
    }
}
function conflictWords(ids) {
    return `found different results for ${(0,core_words/* counted */.hS)(ids.length, "task")}: ${(0,report_words/* firstFew */.Dt)(ids)}. The result that started first is kept.`;
}
function missingWords(missing, { outstanding }) {
    const whose = missing.length === 1 ? "Its" : "Their";
    const tasks = outstanding === 0 ? "Nothing is outstanding anyway" : `${whose} tasks stay outstanding`;
    return `${(0,core_words/* counted */.hS)(missing.length, "job")} never reported: ${missing.join(", ")}. ${tasks}.`;
}
function nothingFound(places) {
    return new user_error/* UserError */.yo(`Expected the state of at least one job in ${places.join(", ")}, found none. ` +
        "Check that the jobs ran, and that their state folders were passed on. Or give `tasks`, which then all count as outstanding.");
}
function judgedCampaign(request, paths, known) {
    const { identity } = request.context;
    const [present] = known;
    if (namesNoCampaign(request) && present !== undefined)
        return present;
    const id = (0,read_state/* campaignOf */.Ii)(request, paths, known);
    const asked = known.find((record) => record.id === id);
    if (asked !== undefined)
        return asked;
    const isPlanned = (0,read_state/* hasBegun */.SU)(id, identity, paths);
    return isPlanned || present === undefined ? (0,core_campaign/* newCampaign */.Bx)(id, identity.trigger) : present;
}
function namesNoCampaign({ config, context }) {
    return config.campaign.kind === "auto" && context.identity.trigger.eventName === null;
}
function presentCampaign({ checkpoint }) {
    return checkpoint?.campaigns[0]?.id;
}
function warnOfOtherCampaigns(sources, judged, { config, context }) {
    const warn = (0,run_context/* warnIn */.a)(context);
    const { campaign: asked } = config;
    if (asked.kind === "named" && asked.name !== judged)
        warn(`no state holds campaign ${asked.name}, so this verdict covers campaign ${judged}`);
    const others = sources.flatMap((one) => {
        const id = presentCampaign(one);
        return id === undefined || id === judged ? [] : [`${one.folder} belongs to campaign ${id}`];
    });
    if (others.length > 0)
        warn(`${(0,report_words/* firstFew */.Dt)(others)}: results and failures are merged and kept, but this verdict covers campaign ${judged} only. ` +
            "To judge another one, merge again with its name as `campaign`.");
}
function holdsState({ folder, checkpoint, trouble }) {
    if (trouble !== null)
        return false;
    const { tasks, results, failures, events } = (0,state_paths/* statePaths */.mt)(folder);
    const holdsText = (file) => ((0,external_node_fs_.statSync)(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
    return checkpoint !== null || [tasks, results, failures, events].some(holdsText);
}

// EXTERNAL MODULE: ./build/store/carrier/key.js
var key = __webpack_require__(66242);
// EXTERNAL MODULE: ./build/action/context.js
var context = __webpack_require__(73280);
// EXTERNAL MODULE: ./build/action/messages.js
var messages = __webpack_require__(11803);
// EXTERNAL MODULE: ./build/action/publish.js + 2 modules
var publish = __webpack_require__(21586);
;// CONCATENATED MODULE: ./build/action/sub-actions.js











const IDS_SHOWN = 100;
async function runPlan(onSignal) {
    const config = (0,from_action/* actionConfig */.T)(process.env);
    const plan = await makePlan(config, await (0,context/* actionContext */.G)(config, { slot: key/* PLAN_JOB */.eb, onSignal }));
    const resumeAt = plan.resumeAt === null ? "" : (0,instant/* iso */.KH)(plan.resumeAt);
    core/* setOutput */.uH("matrix", JSON.stringify(plan.matrix));
    core/* setOutput */.uH("jobs", String(plan.matrix.length));
    core/* setOutput */.uH("outstanding", String(plan.outstanding));
    core/* setOutput */.uH("resume-at", resumeAt);
    const stopped = plan.matrix.length === 0 ? "every provider is" : "a provider is";
    const until = resumeAt === "" ? "" : `; ${stopped} stopped until ${resumeAt}`;
    (0,messages.inform)(`${(0,core_words/* counted */.hS)(plan.outstanding, "task")} outstanding, ${(0,core_words/* counted */.hS)(plan.matrix.length, "job")}${until}`);
    if (plan.outstanding > 0)
        (0,messages.inform)(`outstanding: ${(0,report_words/* firstFew */.Dt)(plan.tasks, IDS_SHOWN)}`);
}
async function runMerge(onSignal) {
    const config = (0,from_action/* actionConfig */.T)(process.env);
    await (0,publish/* publish */.m)(await mergeStates(config, await (0,context/* actionContext */.G)(config, { slot: key/* MERGE_JOB */.Rr, onSignal }), []), config);
}


/***/ }),

/***/ 29997:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gh: () => (/* binding */ dropSettledCalls),
/* harmony export */   Xn: () => (/* binding */ dropSettled),
/* harmony export */   a8: () => (/* binding */ openRunGateway)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_history_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13270);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64220);
/* harmony import */ var _gateway_open_routes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81060);
/* harmony import */ var _run_child_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34712);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38617);
/* harmony import */ var _system_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78337);







async function openRunGateway(options, detectorAt, listener) {
    const { config, context, record } = options;
    const { run, job } = context.identity;
    const environment = (0,_run_child_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .filterEnvironment */ ._)(context.env, config.env);
    const { routes, unusable } = (0,_gateway_open_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .openRoutes */ .Rr)(environment, config.gateway, config.gatewayUpstreams);
    for (const name of unusable) {
        record.warn(`the gateway leaves ${name} as it is: expected an http or https address without a query or a password`);
    }
    if (routes.length === 0)
        return null;
    try {
        const { openGateway } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(324)]).then(__webpack_require__.bind(__webpack_require__, 5324));
        const gateway = await openGateway({
            routes,
            environment,
            proxies: context.env,
            clock: (0,_system_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m)(),
            detectorAt,
            defaultWaitMs: config.defaultWaitMs,
            ignored: config.gatewayIgnore,
            journal: config.gatewayReplay ? journalOf(scopeOf(options)) : null,
        }, {
            ...listener,
            publish: (note) => record.publish(note),
            replayed: (calls) => record.publish({ event: "calls_replayed", run, job, ...calls }),
        });
        record.publish({ event: "gateway_started", routes: routes.map(({ name }) => name) });
        return gateway;
    }
    catch (error) {
        record.warn(`the gateway could not start: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A)(error)}. Children call their providers directly`);
        return null;
    }
}
function scopeOf({ config, context, folder, prepared }) {
    let hashes = null;
    return {
        config,
        context,
        folder,
        campaign: prepared.campaign.id,
        history: prepared.history,
        hashOf(id) {
            hashes ??= new Map(prepared.outstanding.map(({ task }) => [task.id, task.hash]));
            return hashes.get(id);
        },
    };
}
function dropSettledCalls(options) {
    return dropSettled(scopeOf(options), (message) => options.record.warn(message));
}
async function dropSettled(scope, warn) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(scope.folder.paths.calls))
        return;
    try {
        const { CallJournal } = await __webpack_require__.e(/* import() */ 547).then(__webpack_require__.bind(__webpack_require__, 58547));
        new CallJournal(journalOf(scope)).close();
    }
    catch (error) {
        warn(`calls.jsonl could not be written at the end: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A)(error)}`);
    }
}
function journalOf({ config, context, folder, campaign, history, hashOf }) {
    const { identity, env, redactor } = context;
    const isOutstanding = ({ id, hash }) => (hashOf(id) ?? hash) === hash && (0,_core_history_js__WEBPACK_IMPORTED_MODULE_6__/* .standingOf */ .YP)(history.get(hash), config.maxAttempts) === "outstanding";
    return {
        path: folder.paths.calls,
        campaign,
        limitBytes: config.gatewayJournalLimitBytes,
        redactor,
        ref: env.GITHUB_REF ?? "",
        onlyOwnRef: identity.trigger.eventName?.startsWith("pull_request") ?? false,
        isOutstanding,
        readFailures() {
            const failures = new Map();
            (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readSidecar */ .YD)(folder.paths.failures, (row) => {
                if (row.campaign !== campaign || !LEAVES_BAD_ANSWERS.has(row.class))
                    return;
                failures.set(row.hash, Math.max(failures.get(row.hash) ?? 0, Date.parse(row.at)));
            });
            return failures;
        },
        mayRewrite: () => folder.isOurs(),
    };
}
const LEAVES_BAD_ANSWERS = new Set(["transient", "legitimate", "timeout_exceeded"]);


/***/ }),

/***/ 81060:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G7: () => (/* binding */ gatewayVariables),
  Rr: () => (/* binding */ openRoutes),
  lF: () => (/* binding */ upstreamPath)
});

// EXTERNAL MODULE: ./build/config/gateway-inputs.js
var gateway_inputs = __webpack_require__(45635);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
;// CONCATENATED MODULE: ./build/gateway/routes.js
const ROUTES = {
    openai: {
        keys: ["OPENAI_API_KEY"],
        variables: ["OPENAI_BASE_URL", "OPENAI_API_BASE", "OPENAI_API_BASE_URL"],
        address: "https://api.openai.com/v1",
        convention: "with-v1",
        dialect: "openai",
    },
    anthropic: {
        keys: ["ANTHROPIC_API_KEY"],
        variables: ["ANTHROPIC_BASE_URL", "ANTHROPIC_API_BASE", "ANTHROPIC_API_BASE_URL"],
        address: "https://api.anthropic.com",
        convention: "without-v1",
        dialect: "anthropic",
    },
    google: {
        keys: ["GEMINI_API_KEY", "GOOGLE_API_KEY", "GOOGLE_GENERATIVE_AI_API_KEY"],
        variables: ["GOOGLE_GEMINI_BASE_URL", "GEMINI_API_BASE", "GOOGLE_BASE_URL"],
        address: "https://generativelanguage.googleapis.com/v1beta",
        convention: "as-is",
        dialect: "google",
    },
    groq: {
        keys: ["GROQ_API_KEY"],
        variables: ["GROQ_BASE_URL", "GROQ_API_BASE"],
        address: "https://api.groq.com/openai/v1",
        convention: "as-is",
        dialect: "openai",
    },
    together: {
        keys: ["TOGETHER_API_KEY", "TOGETHERAI_API_KEY"],
        variables: ["TOGETHER_BASE_URL", "TOGETHER_AI_API_BASE"],
        address: "https://api.together.xyz/v1",
        convention: "with-v1",
        dialect: "openai",
    },
    mistral: {
        keys: ["MISTRAL_API_KEY"],
        variables: ["MISTRAL_BASE_URL", "MISTRAL_AZURE_API_BASE"],
        address: "https://api.mistral.ai",
        convention: "without-v1",
        dialect: "openai",
    },
    cohere: {
        keys: ["CO_API_KEY", "COHERE_API_KEY"],
        variables: ["CO_API_URL", "CO_BASE_URL"],
        address: "https://api.cohere.com",
        convention: "as-is",
        dialect: "cohere",
    },
    openrouter: {
        keys: ["OPENROUTER_API_KEY"],
        variables: ["OPENROUTER_BASE_URL", "OPENROUTER_API_BASE"],
        address: "https://openrouter.ai/api/v1",
        convention: "with-v1",
        dialect: "openai",
    },
    azure: {
        keys: [],
        variables: ["AZURE_OPENAI_ENDPOINT"],
        address: null,
        convention: "as-is",
        dialect: "openai",
    },
};

;// CONCATENATED MODULE: ./build/gateway/open-routes.js



function openRoutes(environment, mode, upstreams) {
    const routes = [];
    const unusable = [];
    if (mode === "off")
        return { routes, unusable };
    const isSet = (name) => (environment[name] ?? "") !== "";
    for (const [name, route] of Object.entries(ROUTES)) {
        const named = route.variables.find(isSet);
        const given = named === undefined ? "" : (environment[named] ?? "");
        const isDefault = given === "" || route.address?.startsWith(`${withoutSlash(given)}/`) === true;
        const address = isDefault ? route.address : given;
        const isWanted = named !== undefined || route.keys.some(isSet) || mode === "on";
        const isReplaced = upstreams.some((upstream) => upstream.name === name);
        if (!isWanted || isReplaced || address === null)
            continue;
        const variables = route.address === null && named !== undefined ? [named] : route.variables;
        const opened = openRoute({ ...route, name }, address, variables);
        if (opened !== null)
            routes.push(opened);
        else if (named !== undefined)
            unusable.push(named);
    }
    for (const { name, url } of upstreams) {
        const isFree = (variable) => ["", withoutSlash(url)].includes(withoutSlash(environment[variable] ?? ""));
        const variables = usualVariables(name).filter(isFree);
        const opened = openRoute({ name, convention: "as-is", dialect: "openai" }, url, variables);
        if (opened !== null)
            routes.push(opened);
    }
    return { routes, unusable };
}
function withoutSlash(address) {
    return address.replace(/\/+$/, "");
}
function usualVariables(name) {
    const prefix = name.toUpperCase().replaceAll("-", "_");
    return [`${prefix}_BASE_URL`, `${prefix}_API_BASE`];
}
function openRoute({ name, convention, dialect }, address, variables) {
    const url = (0,gateway_inputs/* readAddress */.zq)(address);
    if (url === null)
        return null;
    return { name, origin: url.origin, basePath: url.pathname.replace(/\/+$/, ""), convention, dialect, variables };
}
function gatewayVariables(routes, address, environment) {
    const variables = { CARRYOVER_GATEWAY_URL: address };
    for (const { name, convention, variables: names } of routes) {
        const base = `${address}/${name}${convention === "with-v1" ? "/v1" : ""}`;
        for (const variable of names)
            variables[variable] ??= base;
    }
    const { NO_PROXY: upper, no_proxy: lower } = environment;
    variables.NO_PROXY = withLoopback(upper || lower || "");
    variables.no_proxy = withLoopback(lower || upper || "");
    return variables;
}
function withLoopback(list) {
    return list.trim() === "*" ? "*" : [list, "127.0.0.1"].filter((part) => part !== "").join(",");
}
const REPEATED_VERSION = /^([^?]*?)(?:\/v1(?:alpha|beta)?)+(?=(?:\/upload)?\/v1(?:alpha|beta)?(?:[/?]|$))/;
function upstreamPath({ convention, basePath }, rest) {
    const path = pathUnder(basePath, convention, rest).replace(REPEATED_VERSION, "$1");
    return path.replace("/openai/v1/openai/v1/", "/openai/v1/");
}
function pathUnder(basePath, convention, rest) {
    switch (convention) {
        case "with-v1":
            return basePath + rest.replace(/^\/v1(?=[/?]|$)/, "");
        case "without-v1":
            return `${basePath}/v1${rest}`;
        case "as-is":
            return basePath + rest;
        default:
            return (0,unreachable/* unreachable */.H)(convention);
    }
}


/***/ }),

/***/ 5192:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QI: () => (/* binding */ mergeCheckpoints),
/* harmony export */   V2: () => (/* binding */ checkpointOrder),
/* harmony export */   yQ: () => (/* binding */ circuitOrder)
/* harmony export */ });
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65079);
/* harmony import */ var _core_setbacks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7540);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93011);



function mergeCheckpoints(a, b, now) {
    const [newer, older] = checkpointOrder(a, now) >= checkpointOrder(b, now) ? [a, b] : [b, a];
    const closed = mergeClosings(a, b, now);
    return {
        ...newer,
        seq: Math.max(a.seq, b.seq),
        jobs: Math.max(a.jobs, b.jobs),
        name: newer.name ?? older.name,
        repository: newer.repository ?? older.repository,
        campaigns: mergeCampaigns(newer.campaigns, older.campaigns),
        circuits: mergeCircuits(a, b, closed, now),
        ...(closed.size === 0 ? {} : { closed: Object.fromEntries(closed) }),
        ...mergeSetbacksOf(newer, older),
        durations_s: (newer.durations_s.length > 0 ? newer : older).durations_s,
    };
}
function mergeSetbacksOf(newer, older) {
    const known = [newer.setbacks, older.setbacks].filter((one) => one?.campaign === newer.campaigns[0]?.id);
    const [first, second] = known;
    if (first === undefined)
        return {};
    return { setbacks: second === undefined ? first : (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeSetbacks */ .Pm)(first, second) };
}
function mergeClosings(a, b, now) {
    const closed = new Map();
    for (const [provider, at] of [...Object.entries(a.closed ?? {}), ...Object.entries(b.closed ?? {})]) {
        const closedAt = Date.parse(at);
        if (closedAt <= now + _core_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .CLOCK_SKEW_MS */ .rn && !(closedAt <= Date.parse(closed.get(provider) ?? "")))
            closed.set(provider, at);
    }
    return closed;
}
function mergeCircuits(a, b, closed, now) {
    const circuits = new Map();
    for (const [provider, circuit] of [...Object.entries(a.circuits), ...Object.entries(b.circuits)]) {
        const isOver = openedAt(circuit) <= Date.parse(closed.get(provider) ?? "");
        if (isOver || Number.isNaN(Date.parse(circuit.until)))
            continue;
        const known = circuits.get(provider);
        if (known === undefined || circuitOrder(circuit, now) > circuitOrder(known, now))
            circuits.set(provider, circuit);
    }
    return Object.fromEntries(circuits);
}
function openedAt({ opened_at: opened = "" }) {
    return Date.parse(opened) || 0;
}
function circuitOrder(circuit, now) {
    const { until, stated, trips, outage = false, stop = false, reason } = circuit;
    const untilAt = Date.parse(until);
    const instants = [openedAt(circuit), untilAt].map((at) => (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .KH)(at));
    return [stated && untilAt > now, ...instants, stated, String(trips).padStart(4, "0"), outage, stop, reason].join(" ");
}
function checkpointOrder(checkpoint, now) {
    const at = Date.parse(checkpoint.updated_at);
    const written = at <= now + _core_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .CLOCK_SKEW_MS */ .rn ? (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .KH)(at) : "";
    return `${written} ${String(checkpoint.seq).padStart(12, "0")} ${checkpoint.run} ${checkpoint.job}`;
}
function mergeCampaigns(newer, older) {
    const known = new Map();
    for (const record of [...newer, ...older]) {
        const other = known.get(record.id);
        known.set(record.id, other === undefined ? record : mergeCampaign(other, record));
    }
    return [...known.values()].slice(0, _format_js__WEBPACK_IMPORTED_MODULE_1__/* .CAMPAIGNS_LIMIT */ .yQ);
}
function mergeCampaign(newer, older) {
    const reopenedAt = [newer.reopened_at ?? "", older.reopened_at ?? ""].sort().at(-1) ?? "";
    const [complete] = [newer, older]
        .filter((record) => record.complete && (record.completed_at ?? "") >= reopenedAt)
        .sort((a, b) => (completionOrder(a) < completionOrder(b) ? 1 : -1));
    if (reopenedAt === "")
        return complete ?? newer;
    const open = { ...newer, complete: false, completed_run: null, completed_at: null, counts: undefined };
    return { ...(complete ?? open), reopened_at: reopenedAt };
}
function completionOrder({ completed_at, completed_run, counts }) {
    return [completed_at, completed_run, JSON.stringify(counts)].join(" ");
}


/***/ }),

/***/ 67498:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ mergeFolders),
/* harmony export */   t: () => (/* binding */ readSources)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(65079);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(64220);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(148);
/* harmony import */ var _campaign_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78951);
/* harmony import */ var _checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(573);
/* harmony import */ var _merge_checkpoints_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5192);
/* harmony import */ var _merge_rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99242);
/* harmony import */ var _odd_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22381);
/* harmony import */ var _retries_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61200);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(31918);
/* harmony import */ var _take_latest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76363);













const CALLS_LIMIT_BYTES = 256_000_000;
function mergeFolders(target, sources, now) {
    const present = sources.flatMap(({ folder, trouble }) => (trouble === null && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? [folder] : []));
    const theirs = (file) => present.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _state_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .STATE_FILES */ .mF[file]));
    const retries = _retries_js__WEBPACK_IMPORTED_MODULE_8__/* .Retries */ .f.read([target.failures, ...theirs("failures")]);
    const conflicts = (0,_merge_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .mergeLedgers */ .dR)(target.results, theirs("results"), retries);
    (0,_merge_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .mergeSidecars */ .B1)(target.failures, theirs("failures"), retries);
    (0,_merge_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .mergeLines */ .Ac)(target.events, theirs("events"));
    (0,_merge_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .mergeLines */ .Ac)(target.calls, theirs("calls"), CALLS_LIMIT_BYTES);
    const own = (0,_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readCheckpoint */ .HQ)(target.checkpoint);
    (0,_take_latest_js__WEBPACK_IMPORTED_MODULE_10__/* .takeLatestTasks */ .nJ)(target.tasks, { own, sources, now });
    const [first, ...others] = [own, ...sources.map(({ checkpoint }) => checkpoint)].filter((one) => one !== null);
    if (first !== undefined) {
        const merged = others.reduce((a, b) => (0,_merge_checkpoints_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeCheckpoints */ .QI)(a, b, now), first);
        (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .writeAtomically */ .v)(target.checkpoint, (write) => write(`${JSON.stringify(merged, null, 1)}\n`));
    }
    (0,_take_latest_js__WEBPACK_IMPORTED_MODULE_10__/* .takeLatestPlan */ .cc)(target.plan, theirs("plan"), now + _core_instant_js__WEBPACK_IMPORTED_MODULE_11__/* .CLOCK_SKEW_MS */ .rn);
    (0,_campaign_history_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeHistories */ .d)(target.history, theirs("history"));
    (0,_take_latest_js__WEBPACK_IMPORTED_MODULE_10__/* .takeBaseline */ .F_)(target.baseline, theirs("baseline"), now);
    return conflicts;
}
function readSources(folders, only = { name: null, repository: null }) {
    return folders.map((folder) => readSource(folder, only.name, only.repository));
}
function readSource(folder, name, repository) {
    const skipped = { folder, checkpoint: null, newer: null };
    const trouble = troubleOf(folder);
    if (trouble !== null)
        return { ...skipped, trouble };
    const { checkpoint, newer } = (0,_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .inspectCheckpoint */ .jH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _state_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .STATE_FILES */ .mF.checkpoint));
    if (newer !== null)
        return { ...skipped, newer, trouble: `its checkpoint has version ${newer}` };
    const other = (0,_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .otherName */ .sW)(checkpoint, name);
    if (other !== null)
        return { ...skipped, trouble: `it is the state of ${other}` };
    const foreign = (0,_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .otherRepository */ .j5)(checkpoint, repository);
    if (foreign !== null)
        return { ...skipped, trouble: `it belongs to the repository ${foreign}. Give each repository its own \`name\`` };
    return { folder, checkpoint, newer, trouble };
}
function troubleOf(folder) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
        for (const name of Object.values(_state_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .STATE_FILES */ .mF)) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
            if ((0,_odd_files_js__WEBPACK_IMPORTED_MODULE_7__/* .oddity */ .o)(path, "file") !== null)
                return `${name} is not a plain file`;
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
        }
        return null;
    }
    catch (error) {
        return (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_12__/* .reasonOf */ .A)(error);
    }
}


/***/ }),

/***/ 76363:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F_: () => (/* binding */ takeBaseline),
/* harmony export */   cc: () => (/* binding */ takeLatestPlan),
/* harmony export */   nJ: () => (/* binding */ takeLatestTasks)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65079);
/* harmony import */ var _merge_checkpoints_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5192);
/* harmony import */ var _read_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38617);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31918);







function takeBest(target, paths, rankOf) {
    let best = { path: target, rank: "" };
    for (const path of paths) {
        const rank = rankOf(path);
        if (rank > best.rank)
            best = { path, rank };
    }
    if (best.path === target)
        return;
    const draft = `${target}.${process.pid}.tmp`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.copyFileSync)(best.path, draft);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, target);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
    }
}
function takeLatestTasks(target, { own, sources, now, }) {
    const read = sources.filter(({ trouble }) => trouble === null);
    const lists = [
        { path: target, checkpoint: own },
        ...read.map(({ folder, checkpoint }) => ({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _state_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .STATE_FILES */ .mF.tasks), checkpoint })),
    ].filter(({ path }) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path));
    const orders = lists.map(({ checkpoint }) => (checkpoint === null ? "" : (0,_merge_checkpoints_js__WEBPACK_IMPORTED_MODULE_3__/* .checkpointOrder */ .V2)(checkpoint, now)));
    const newest = orders.toSorted().at(-1);
    const paths = lists.flatMap(({ path }, index) => (orders[index] === newest ? path : []));
    const hashOf = (path) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path)).digest("hex");
    takeBest(target, paths, paths.length === 1 ? (path) => path : hashOf);
}
function takeLatestPlan(target, sources, untilAt) {
    takeBest(target, [target, ...sources], (path) => {
        const isReadable = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path).size <= _state_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .PLAN_LIMIT_BYTES */ .MO;
        const text = isReadable ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8") : "";
        const madeAt = /"made_at":"([^"]{1,40})"/.exec(text)?.[1] ?? "";
        return Date.parse(madeAt) <= untilAt ? madeAt : "";
    });
}
function takeBaseline(target, sources, now) {
    const present = (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_6__/* .iso */ .KH)(now + _core_instant_js__WEBPACK_IMPORTED_MODULE_6__/* .CLOCK_SKEW_MS */ .rn);
    takeBest(target, [target, ...sources], (path) => {
        let rows = 0;
        let latest = "";
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
        (0,_read_history_js__WEBPACK_IMPORTED_MODULE_4__/* .readLedger */ .SC)(path, (row, line) => {
            rows += 1;
            if (row.started_at > latest && row.started_at <= present)
                latest = row.started_at;
            hash.update(line).update("\n");
        });
        return rows === 0 ? "" : `${latest}\n${String(rows).padStart(12, "0")}\n${hash.digest("hex")}`;
    });
}


/***/ })

};
