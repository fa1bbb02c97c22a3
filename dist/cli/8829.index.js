export const id = 8829;
export const ids = [8829];
export const modules = {

/***/ 69403:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/* unused harmony export nearestName */
const LONGEST_WORD = 60;
function nearestName(written, known) {
    if (written.length > LONGEST_WORD)
        return null;
    const wanted = normalize(written);
    let nearest = null;
    for (const name of known) {
        const distance = editDistance(wanted, normalize(name));
        if (nearest === null || distance < nearest.distance)
            nearest = { name, distance };
    }
    const bound = Math.max(1, Math.floor(wanted.length / 3));
    return nearest !== null && nearest.distance <= bound ? nearest.name : null;
}
function didYouMean(written, known, prefix = "") {
    const name = nearestName(written, known);
    return name === null ? "" : ` Did you mean ${prefix}${name}?`;
}
function normalize(name) {
    return name.toLowerCase().replaceAll("_", "-");
}
function editDistance(left, right) {
    let beforeLast = [];
    let last = Array.from({ length: right.length + 1 }, (_, index) => index);
    for (let row = 1; row <= left.length; row += 1) {
        const current = [row];
        for (let column = 1; column <= right.length; column += 1) {
            const isSame = left[row - 1] === right[column - 1];
            let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
            const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
            if (row > 1 && column > 1 && isSwap)
                cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
            current.push(cost);
        }
        beforeLast = last;
        last = current;
    }
    return last[right.length] ?? 0;
}


/***/ }),

/***/ 74115:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kM: () => (/* binding */ orderStarts),
/* harmony export */   nU: () => (/* binding */ balance)
/* harmony export */ });
/* unused harmony export weigh */
/* harmony import */ var _split_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92474);

function balance(tasks, durationOf, bounds) {
    if (tasks.length === 0)
        return [];
    const weighed = weigh(tasks, durationOf);
    const count = Math.max(1, Math.min(wantedJobs(weighed, bounds), bounds.maxJobs, tasks.length));
    return weighed === null ? deal(tasks, count) : spread(tasks, count, weighed);
}
function wantedJobs(weighed, { maxJobs, targetJobS, concurrency }) {
    if (weighed === null || targetJobS === null)
        return maxJobs;
    const totalS = weighed.places.reduce((sum, place) => sum + (weighed.durationsS[place] ?? 0), 0);
    return Math.ceil(totalS / concurrency / targetJobS);
}
function deal(tasks, count) {
    return Array.from({ length: count }, (_, job) => {
        const part = [];
        for (let place = job; place < tasks.length; place += count)
            part.push(tasks[place] ?? 0);
        return part;
    });
}
function spread(tasks, count, { durationsS, places }) {
    const jobs = Array.from({ length: count }, (_, job) => ({ job, loadS: 0, tasks: [] }));
    for (const place of places) {
        const least = jobs[0];
        if (least === undefined)
            break;
        least.tasks.push(tasks[place] ?? 0);
        least.loadS += Math.max(durationsS[place] ?? 0, 1e-6);
        siftDown(jobs);
    }
    return jobs.sort((a, b) => a.job - b.job).map((job) => job.tasks);
}
function siftDown(heap) {
    let at = 0;
    for (;;) {
        const here = heap[at];
        const left = 2 * at + 1;
        const smaller = isBefore(heap[left + 1], heap[left]) ? left + 1 : left;
        const child = heap[smaller];
        if (here === undefined || child === undefined || !isBefore(child, here))
            return;
        heap[at] = child;
        heap[smaller] = here;
        at = smaller;
    }
}
function isBefore(a, b) {
    if (a === undefined || b === undefined)
        return false;
    return a.loadS < b.loadS || (a.loadS === b.loadS && a.job < b.job);
}
function weigh(tasks, durationOf) {
    if (durationOf === null)
        return null;
    const durationsS = Float64Array.from(tasks, (task) => durationOf(task) ?? Number.NaN);
    const known = durationsS.filter((duration) => !Number.isNaN(duration)).sort();
    const median = known[Math.floor(known.length / 2)];
    if (median === undefined)
        return null;
    for (const [place, duration] of durationsS.entries())
        if (Number.isNaN(duration))
            durationsS[place] = median;
    const at = (place) => durationsS[place] ?? 0;
    return { durationsS, places: (0,_split_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeOf */ .l2)(tasks.length).sort((a, b) => at(b) - at(a) || a - b) };
}
function orderStarts(outstanding, durationOf, concurrency) {
    if (concurrency <= 1)
        return outstanding;
    return weigh(outstanding, durationOf)?.places.map((place) => outstanding[place] ?? 0) ?? outstanding;
}


/***/ }),

/***/ 2903:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u1: () => (/* binding */ evaluationContext)
/* harmony export */ });
/* unused harmony exports configuredDetector, loadDetector */
/* harmony import */ var _config_run_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97030);
/* harmony import */ var _system_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78337);


async function evaluationContext(config, options) {
    return {
        ...options,
        clock: (0,_system_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m)(),
        loadDetector: await configuredDetector(config, options.workspace),
        judgement: {
            failOn: (0,_config_run_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveFailOn */ .U4)(config.failOn, options.identity.trigger.eventName),
            minPassRate: config.minPassRate,
        },
    };
}
async function configuredDetector(config, workspace) {
    const forms = config.rateLimitPatterns === null ? [] : await readForms(config.rateLimitPatterns, workspace);
    return () => loadDetector(config.retryAfterThresholdMs, forms);
}
async function readForms(source, workspace) {
    const [{ readRateLimitPatterns }, { compileUserForms }] = await Promise.all([
        __webpack_require__.e(/* import() */ 3551).then(__webpack_require__.bind(__webpack_require__, 43551)),
        Promise.all(/* import() */[__webpack_require__.e(2856), __webpack_require__.e(9405)]).then(__webpack_require__.bind(__webpack_require__, 29405)),
    ]);
    return compileUserForms(await readRateLimitPatterns(source, workspace));
}
async function loadDetector(retryAfterThresholdMs, forms) {
    const { detect, detectDeclared, detectNotice, detectRowError } = await __webpack_require__.e(/* import() */ 8791).then(__webpack_require__.bind(__webpack_require__, 38791));
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
            detectRowError: (error) => detectRowError(error, context),
        };
    };
}


/***/ }),

/***/ 42563:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readWorkflowRuns),
/* harmony export */   q: () => (/* binding */ readJobRuns)
/* harmony export */ });
/* harmony import */ var _core_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99461);
/* harmony import */ var _store_run_events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87577);


function readJobRuns(path, asked) {
    const runs = new Map();
    const ends = new Map();
    (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_0__/* .readRunEvents */ .Lm)(path, (event) => {
        if (event.event === "run_ended") {
            const { status, reason, failed_alike: sameFailure } = event;
            ends.set(runKey(event), { status, reason, sameFailure: sameFailure === true });
            return;
        }
        if (event.campaign !== asked.campaign)
            return;
        const { run, job, job_total: jobTotal, max_attempts: maxAttempts, at: startedAt } = event;
        if (asked.workflowRun !== null && (0,_core_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowRunOf */ .o)(run) !== asked.workflowRun)
            return;
        const known = runs.get(job);
        if (known === undefined || known.startedAt <= startedAt) {
            runs.set(job, { run, job, jobTotal, maxAttempts, startedAt, end: null });
        }
    });
    const found = [...runs.values()].sort((a, b) => a.startedAt - b.startedAt);
    const latest = found.at(-1);
    return found
        .filter(({ jobTotal }) => jobTotal === latest?.jobTotal)
        .map((run) => ({ ...run, end: ends.get(runKey(run)) ?? null }));
}
function readWorkflowRuns(path, campaign) {
    const runs = new Set();
    (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_0__/* .readRunEvents */ .Lm)(path, (event) => {
        if (event.event !== "run_started" || event.campaign !== campaign)
            return;
        const workflowRun = (0,_core_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowRunOf */ .o)(event.run);
        runs.delete(workflowRun);
        runs.add(workflowRun);
    });
    return [...runs];
}
function runKey({ run, job }) {
    return `${run}\n${job}`;
}


/***/ }),

/***/ 51448:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ listTasks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _run_child_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34712);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31918);
/* harmony import */ var _tasks_read_tasks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28412);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52202);






async function listTasks(source, { config, context, }, signal) {
    const { workspace, env, redactor } = context;
    const { provider, repeats, vary, passWithNoTasks, inputs } = config;
    const workingDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, config.workingDirectory);
    const childEnv = (0,_run_child_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .filterEnvironment */ ._I)(env, config.env);
    const listed = source.kind === "harness"
        ? await testsOf(source.start, {
            workingDirectory,
            env: childEnv,
            passWithNoTasks,
            signal,
            redact: (text) => redactor.redact(text),
        })
        : source;
    return (0,_tasks_read_tasks_js__WEBPACK_IMPORTED_MODULE_3__/* .readTasks */ .j)(listed, {
        workspace,
        workingDirectory,
        env: childEnv,
        provider,
        repeats,
        vary,
        passWithNoTasks,
        redactor,
        inputs,
        own: ownFiles((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, config.stateDir), repeats === 1 && vary.length === 0),
        warn: (0,_warnings_js__WEBPACK_IMPORTED_MODULE_5__/* .warnIn */ .a)(context),
        ...(signal === undefined ? {} : { signal }),
    });
}
async function testsOf(start, options) {
    const { listTests } = await __webpack_require__.e(/* import() */ 8259).then(__webpack_require__.bind(__webpack_require__, 58259));
    return { kind: "items", name: start.name, items: await listTests(start, options) };
}
function ownFiles(stateDir, isAsListed) {
    const paths = (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .statePaths */ .mt)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(stateDir) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(stateDir) : stateDir);
    return { has: (path) => (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isStatePath */ .rX)(paths, path), stored: isAsListed ? paths.tasks : null };
}


/***/ }),

/***/ 50076:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ openCarryOf)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: ./build/store/carrier/cache-offer.js
var cache_offer = __webpack_require__(56144);
;// CONCATENATED MODULE: ./build/store/carrier/open-carrier.js



async function carrierOpener(choice, place) {
    const { environment, workspace, tempFolder } = place;
    switch (choice.kind) {
        case "none":
            return null;
        case "auto": {
            if (!(0,cache_offer/* cacheOffered */.U)(environment).offered)
                return null;
            const { CacheCarrier } = await __webpack_require__.e(/* import() */ 753).then(__webpack_require__.bind(__webpack_require__, 80753));
            return () => new CacheCarrier({ environment, tempFolder });
        }
        case "folder": {
            const { FolderCarrier } = await __webpack_require__.e(/* import() */ 6940).then(__webpack_require__.bind(__webpack_require__, 46940));
            return () => new FolderCarrier((0,external_node_path_.resolve)(workspace, choice.path));
        }
        case "s3": {
            const { S3Carrier } = await __webpack_require__.e(/* import() */ 4446).then(__webpack_require__.bind(__webpack_require__, 24446));
            const { bucket, prefix } = choice;
            return () => new S3Carrier({ bucket, prefix, environment, tempFolder });
        }
        default:
            return (0,unreachable/* unreachable */.H)(choice);
    }
}

// EXTERNAL MODULE: ./build/engine/system-clock.js
var system_clock = __webpack_require__(78337);
;// CONCATENATED MODULE: ./build/engine/open-carry.js



const SIBLING_INTERVAL_S = 30;
async function openCarryOf(options) {
    const { config, env, workspace, identity, job, warn, opened } = options;
    const tempFolder = env.RUNNER_TEMP || (0,external_node_os_.tmpdir)();
    const open = await carrierOpener(config.carry, { environment: env, workspace, tempFolder });
    if (open === null)
        return null;
    const { Carry } = await __webpack_require__.e(/* import() */ 8768).then(__webpack_require__.bind(__webpack_require__, 98768));
    return (paths) => {
        const saved = opened?.(paths.root);
        return new Carry({
            carrier: open(),
            tempFolder,
            clock: (0,system_clock/* systemClock */.m)(),
            identity,
            name: config.name,
            job,
            checkpointIntervalMs: config.checkpointIntervalMs,
            siblingIntervalMs: siblingIntervalS(env.CARRYOVER_SIBLING_INTERVAL_S) * 1_000,
            paths,
            warn,
            ...(saved === undefined ? {} : { saved }),
        });
    };
}
function siblingIntervalS(text) {
    const seconds = Number(text);
    return text !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : SIBLING_INTERVAL_S;
}


/***/ }),

/***/ 24957:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ii: () => (/* binding */ campaignOf),
  Jb: () => (/* binding */ countStored),
  qv: () => (/* binding */ doneBefore),
  DM: () => (/* binding */ durationsOf),
  SU: () => (/* binding */ hasBegun),
  Bx: () => (/* binding */ newCampaign),
  WD: () => (/* binding */ outstandingOf),
  iA: () => (/* binding */ prepare),
  un: () => (/* binding */ readState)
});

// EXTERNAL MODULE: ./build/core/campaign.js
var campaign = __webpack_require__(31670);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(13270);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/plan.js
var plan = __webpack_require__(74115);
// EXTERNAL MODULE: ./build/core/selection.js
var selection = __webpack_require__(83260);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(23540);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(38617);
// EXTERNAL MODULE: ./build/store/retries.js
var store_retries = __webpack_require__(61200);
// EXTERNAL MODULE: ./build/engine/job-runs.js
var job_runs = __webpack_require__(42563);
// EXTERNAL MODULE: ./build/config/suggestion.js
var suggestion = __webpack_require__(69403);
;// CONCATENATED MODULE: ./build/engine/list-warnings.js


function listWarnings(listed) {
    return [...unknownProviders(listed), ...settledStatuses(listed)];
}
function unknownProviders({ tasks, config }) {
    if (config.providerConcurrency.size === 0 || tasks.count === 0)
        return [];
    const providers = new Set();
    for (let index = 0; index < tasks.count; index += 1)
        providers.add(tasks.providerAt(index));
    const unknown = [...config.providerConcurrency.keys()].filter((name) => !providers.has(name));
    return unknown.map((name) => `provider-concurrency names ${name}, which no listed task has.${(0,suggestion/* didYouMean */.a)(name, [...providers])}`);
}
const RETRY_OPTION = {
    failed: "failed",
    errored: "errored",
    passed: null,
};
function settledStatuses({ config, part, history, selected }) {
    if (selected > 0)
        return [];
    return config.only.flatMap((rule) => {
        if (rule.kind !== "status")
            return [];
        const settled = part.filter((index) => (0,core_history/* standingOf */.YP)(history.at(index), config.maxAttempts) === rule.status).length;
        if (settled === 0)
            return [];
        const tasks = `${settled} ${rule.status} ${settled === 1 ? "task of this campaign is" : "tasks of this campaign are"}`;
        const kind = RETRY_OPTION[rule.status];
        const wayOut = kind === null
            ? "carryover retry --id with their ids makes them outstanding again"
            : `carryover retry --${kind} makes them outstanding again, and so does the input retry: ${kind}`;
        return [`status:${rule.status} selects nothing: the ${tasks} settled. ${wayOut}`];
    });
}

// EXTERNAL MODULE: ./build/engine/plan-file.js
var plan_file = __webpack_require__(96127);
// EXTERNAL MODULE: ./build/engine/run-identity.js
var run_identity = __webpack_require__(45161);
// EXTERNAL MODULE: ./build/core/setbacks.js
var core_setbacks = __webpack_require__(7540);
;// CONCATENATED MODULE: ./build/engine/run-memory.js



function runMemory(checkpoint, options) {
    const { campaign, run, tasks, history, maxAttempts } = options;
    const counts = (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(tasks.count), history, maxAttempts);
    const stored = checkpoint?.setbacks;
    const setbacks = stored?.campaign === campaign ? stored : (0,core_setbacks/* emptySetbacks */.IU)(campaign);
    const earlier = (runs) => runs.filter((one) => one !== run).length;
    const graded = Object.keys(setbacks.refused).length === 0 ? new Set() : gradedProviders(tasks, history);
    return {
        campaign: {
            hasPassed: counts.passed > 0,
            graded,
            sameFailureRuns: earlier(setbacks.same_failure),
            killStreakRuns: earlier(setbacks.kill_streak),
        },
        setbacks,
        setbacksOf: (task) => (0,core_setbacks/* setbacksOf */.uk)(setbacks, task, { run, graded }),
    };
}
function gradedProviders(tasks, history) {
    const graded = new Set();
    for (let index = 0; index < tasks.count; index += 1) {
        if (history.at(index)?.kind === "result")
            graded.add(tasks.providerAt(index));
    }
    return graded;
}

;// CONCATENATED MODULE: ./build/engine/prepare.js















function readState(folder, { config, tasks, identity, now }) {
    const { paths } = folder;
    const checkpoint = folder.readCheckpoint();
    const stored = checkpoint?.campaigns ?? folder.campaignsOfRows();
    const latest = stored[0]?.id ?? campaignOf(config, identity, { known: stored, now, paths });
    let read = folder.readHistory(latest, new core_history/* ListHistory */.tX(tasks));
    const isMatrix = (checkpoint?.jobs ?? 1) > 1;
    const counts = isMatrix ? (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(tasks.count), read.history, config.maxAttempts) : null;
    const isOver = counts !== null && counts.outstanding === 0 && counts.total > 0 && !hasBegun(latest, identity, paths);
    const known = isOver ? closeLatest(stored, counts, now) : stored;
    const id = campaignOf(config, identity, { known, now, paths });
    const isNew = known[0]?.id !== id;
    if (isNew && latest !== id)
        read = folder.readHistory(id, new core_history/* ListHistory */.tX(tasks));
    const campaign = known.find((record) => record.id === id) ?? newCampaign(id, identity.trigger);
    const durationsS = read.durationsS.length > 0 ? read.durationsS : (checkpoint?.durations_s ?? []);
    const { history, unlisted } = read;
    return { campaign, known, checkpoint, isNew, history, unlisted, durationsS, warnings: skippedWarnings(read.skipped) };
}
function closeLatest(known, counts, now) {
    const [latest, ...others] = known;
    if (latest === undefined || latest.complete)
        return known;
    return [{ ...latest, complete: true, completed_run: null, completed_at: (0,instant/* iso */.K)(now), counts }, ...others];
}
function outstandingOf({ tasks, config }, of) {
    const listed = (0,core_history/* computeOutstanding */.os)(of.part, { history: of.history, maxAttempts: config.maxAttempts });
    if (config.concurrency === 1)
        return listed;
    return (0,plan/* orderStarts */.kM)(listed, durationsOf(tasks, listed, of.durations), config.concurrency);
}
function prepare(folder, options) {
    const { tasks, config, identity } = options;
    checkSelection(tasks, config);
    const { known, ...state } = readState(folder, options);
    const { campaign, history } = state;
    refuseUnplacedJob(campaign, folder.paths, options);
    folder.boundGrowth();
    folder.openJournals();
    const campaigns = state.isNew ? folder.rollOver(known, campaign) : known;
    folder.writeTasks(tasks);
    const plan = (0,plan_file/* readPlan */.m3)(folder.paths.plan, { campaign: campaign.id, identity, completedAt: campaign.completed_at });
    const part = (0,plan_file/* partOf */.BU)(tasks, { job: config.job, plan });
    const all = outstandingOf(options, { part, history, durations: folder.paths.baseline });
    const outstanding = selectOutstanding(options, {
        outstanding: all,
        history,
        campaign: campaign.id,
        paths: folder.paths,
    });
    return {
        unselected: all.length - outstanding.length,
        ...state,
        warnings: [...state.warnings, ...listWarnings({ tasks, config, part, history, selected: outstanding.length })],
        campaigns,
        part,
        total: tasks.count,
        isInPart: (0,plan_file/* partPredicate */.P1)(part, tasks, (id) => folder.publicName(id)),
        outstanding: (0,core_history/* takeOutstanding */.S$)(tasks, outstanding, { history, maxAttempts: config.maxAttempts }),
        memory: runMemory(state.checkpoint, {
            campaign: campaign.id,
            run: identity.run,
            tasks,
            history,
            maxAttempts: config.maxAttempts,
        }),
    };
}
function selectOutstanding({ tasks, config }, of) {
    if ((0,selection/* selectsAll */.D5)(config))
        return of.outstanding;
    const before = new Map();
    let retries = new store_retries/* Retries */.f();
    if (config.only.some(({ kind }) => kind === "status")) {
        retries = store_retries/* Retries */.f.read([of.paths.failures]);
        (0,read_history/* readLedger */.SC)(of.paths.baseline, (row) => before.set(row.id, row.status));
    }
    return (0,selection/* selectTasks */.nR)(tasks, of.outstanding, config, (index) => {
        const record = of.history.at(index);
        if (record === undefined) {
            const retried = retries.statusBefore(of.campaign, tasks.index.hashAt(index));
            return retried ?? before.get(tasks.idAt(index)) ?? null;
        }
        return record.kind === "result" ? record.status : "errored";
    });
}
function checkSelection(tasks, { only }) {
    const unmatched = (0,selection/* unmatchedRules */.jL)(tasks, only);
    if (unmatched.length === 0)
        return;
    const found = unmatched
        .slice(0, 5)
        .map((text) => JSON.stringify(text))
        .join(", ");
    throw new user_error/* UserError */.y(`Expected every item of \`only\` to match a listed task; nothing matches ${found}. Check the ids in the task list, or remove the item.`);
}
function refuseUnplacedJob(campaign, paths, { config, identity }) {
    if (config.expectedJobs !== null || (0,run_identity/* isLocal */.I)(identity.workflowRun))
        return;
    const plan = (0,plan_file/* readPlan */.m3)(paths.plan, { campaign: campaign.id, identity, completedAt: null });
    if (plan === null || plan.jobs <= 1)
        return;
    throw new user_error/* UserError */.y(`Expected \`job-index\` and \`job-total\`: the plan of this workflow run has ${plan.jobs} jobs, and this job does not know which one it is. ` +
        `Some servers (act, Gitea, Forgejo) do not pass them on. Add \`job-index: \${{ matrix.job }}\` and \`job-total: \${{ needs.plan.outputs.jobs }}\` to this step.`);
}
function campaignOf(config, identity, options) {
    const { known, now, paths } = options;
    const rule = (0,campaign/* campaignRule */.Rk)(config.campaign, identity.trigger);
    const { workflowRun } = identity;
    return (0,campaign/* campaignId */.q3)(rule, known, {
        at: now,
        workflowRun,
        hasBegun: (campaign) => hasBegun(campaign, identity, paths),
    });
}
function hasBegun(campaign, identity, paths) {
    if ((0,run_identity/* isLocal */.I)(identity.workflowRun))
        return false;
    if ((0,plan_file/* readPlan */.m3)(paths.plan, { campaign, identity, completedAt: null }) !== null)
        return true;
    return (0,job_runs/* readWorkflowRuns */.m)(paths.events, campaign).includes(identity.workflowRun);
}
function doneBefore(folder, config, { identity, now }) {
    const known = folder.readCheckpoint()?.campaigns ?? [];
    const present = campaignOf(config, identity, { known, now, paths: folder.paths });
    return (0,campaign/* completedBefore */.PD)(known, present, identity.workflowRun);
}
function newCampaign(id, trigger) {
    const record = { id, complete: false, completed_run: null, completed_at: null };
    return (0,campaign/* isPullRequest */.r0)(trigger) ? { ...record, pull_request: true } : record;
}
function countStored(folder, tasks, run) {
    const { config, identity, now } = run;
    const { paths } = folder;
    const known = folder.readCheckpoint()?.campaigns ?? folder.campaignsOfRows();
    const campaign = campaignOf(config, identity, { known, now, paths });
    const completedAt = known.find(({ id }) => id === campaign)?.completed_at ?? null;
    const part = (0,plan_file/* partOf */.BU)(tasks, { job: config.job, plan: (0,plan_file/* readPlan */.m3)(paths.plan, { campaign, identity, completedAt }) });
    const { history } = folder.readHistory(campaign, new core_history/* ListHistory */.tX(tasks));
    return (0,tally/* countTasks */.g6)(part, history, config.maxAttempts);
}
function durationsOf(tasks, outstanding, recordedRows) {
    const weightOf = tasks.hasWeights ? (index) => tasks.weightAt(index) : null;
    const recorded = new Map();
    let wanted = null;
    if (outstanding.length < 2)
        return weightOf;
    (0,read_history/* readLedger */.SC)(recordedRows, (row) => {
        wanted ??= new Set(Array.from(outstanding, (index) => tasks.idAt(index)));
        if (wanted.has(row.id))
            recorded.set(row.id, row.duration_s);
    });
    if (recorded.size === 0)
        return weightOf;
    return (index) => recorded.get(tasks.idAt(index)) ?? tasks.weightAt(index);
}
function skippedWarnings(skipped) {
    const warnings = [];
    if (skipped.broken > 0)
        warnings.push(`${count(skipped.broken, "line")} of the state skipped: incomplete or invalid`);
    if (skipped.newer > 0) {
        warnings.push(`${count(skipped.newer, "row")} of the state not read: written by a newer Carryover`);
    }
    return warnings;
}
function count(amount, noun) {
    return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}


/***/ }),

/***/ 72419:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ mayHoldLeftovers),
/* harmony export */   Dx: () => (/* binding */ takeOverLeft),
/* harmony export */   kQ: () => (/* binding */ takeOverOptions)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24957);


function mayHoldLeftovers({ inbox }) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(inbox).length > 0;
    }
    catch {
        return false;
    }
}
function takeOverOptions(paths, run) {
    const { config, context, now } = run;
    return {
        loadDetector: async () => (await context.loadDetector())(now),
        campaignOfNone: () => (0,_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignOf */ .Ii)(config, context.identity, { known: [], now, paths }),
        orphans: context.orphans ?? "stop",
    };
}
async function takeOverLeft(folder, options) {
    if (!mayHoldLeftovers(folder.paths) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder.paths.held))
        return { rows: 0, warnings: [] };
    const { recoverInbox } = await Promise.all(/* import() */[__webpack_require__.e(9264), __webpack_require__.e(3014)]).then(__webpack_require__.bind(__webpack_require__, 77606));
    return recoverInbox(folder, options);
}


/***/ }),

/***/ 34712:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WA: () => (/* binding */ scalarFields),
/* harmony export */   _I: () => (/* binding */ filterEnvironment),
/* harmony export */   zv: () => (/* binding */ addVariables)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28314);

const STRING_BYTES_LIMIT = 131_072;
const TASK_BYTES_LIMIT = 524_288;
const NEVER = /^(?:ACTIONS_.*|INPUT_.*|GITHUB_(?:OUTPUT|ENV|PATH|STATE|STEP_SUMMARY)|CARRYOVER_TASK.*|CARRYOVER_FIELD_.*)$/s;
const ALWAYS = ["PATH", "RUNNER_TRACKING_ID"];
function filterEnvironment(base, envAllow) {
    const allowed = envAllow === "inherit" ? null : new Set([...ALWAYS, ...envAllow]);
    const kept = {};
    for (const [name, value] of Object.entries(base)) {
        if (value === undefined || NEVER.test(name))
            continue;
        if (allowed === null || allowed.has(name))
            kept[name] = value;
    }
    return kept;
}
function addVariables(environment, request) {
    environment.CARRYOVER_TASKS_FILE = request.tasksFile;
    environment.CARRYOVER_RESULTS_FILE = request.resultsFile;
    environment.CARRYOVER_SHARD = String(request.shard);
    environment.CARRYOVER_ATTEMPT = String(request.attempt);
    environment.CARRYOVER_DEADLINE = isoInstant(request.deadlineAt);
    const leftOut = [];
    let taskBytes = 0;
    const add = (name, value) => {
        const bytes = Buffer.byteLength(name) + Buffer.byteLength(value) + 2;
        if (bytes > STRING_BYTES_LIMIT || taskBytes + bytes > TASK_BYTES_LIMIT || value.includes("\0")) {
            leftOut.push(name);
            return;
        }
        taskBytes += bytes;
        environment[name] = value;
    };
    delete environment.CARRYOVER_PROVIDER;
    add("CARRYOVER_PROVIDER", request.provider);
    const [task, ...others] = request.tasks;
    if (task === undefined || others.length > 0)
        return { environment, leftOut };
    add("CARRYOVER_TASK_ID", task.id);
    add("CARRYOVER_TASK", task.json);
    for (const [name, value] of fieldVariables(task))
        add(name, value);
    return { environment, leftOut };
}
function fieldVariables(task) {
    const variables = new Map();
    for (const [field, value] of scalarFields(task.json)) {
        const name = field.toUpperCase().replace(/[^A-Z0-9_]/gu, "_");
        if (name !== "" && !variables.has(`CARRYOVER_FIELD_${name}`))
            variables.set(`CARRYOVER_FIELD_${name}`, value);
    }
    return variables;
}
function scalarFields(json) {
    const fields = new Map();
    const payload = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(json);
    if (typeof payload !== "object" || payload === null || Array.isArray(payload))
        return fields;
    for (const [name, value] of Object.entries(payload)) {
        if (typeof value === "string")
            fields.set(name, value);
        else if (typeof value === "number" || typeof value === "bigint" || typeof value === "boolean")
            fields.set(name, String(value));
    }
    return fields;
}
function isoInstant(at) {
    return new Date(Math.min(Math.max(at, 0), 8_640_000_000_000_000)).toISOString();
}


/***/ }),

/***/ 56144:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ cacheOffered)
/* harmony export */ });
function cacheOffered(environment) {
    const hasV2 = isV2(environment);
    if (!environment[hasV2 ? "ACTIONS_RESULTS_URL" : "ACTIONS_CACHE_URL"]) {
        return { offered: false, because: "no-service" };
    }
    if (hasV2 && !environment.ACTIONS_RUNTIME_TOKEN)
        return { offered: false, because: "no-token" };
    switch ((environment.ACTIONS_CACHE_MODE ?? "").trim().toLowerCase()) {
        case "none":
            return { offered: false, because: "mode-none" };
        case "read":
            return { offered: true, readable: true, writable: false };
        case "write-only":
            return { offered: true, readable: false, writable: true };
        default:
            return { offered: true, readable: true, writable: true };
    }
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
