export const id = 436;
export const ids = [436];
export const modules = {

/***/ 1670:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LX: () => (/* binding */ rememberCampaigns),
/* harmony export */   MJ: () => (/* binding */ settleCampaign),
/* harmony export */   Rk: () => (/* binding */ campaignRule),
/* harmony export */   pe: () => (/* binding */ isSuperseded),
/* harmony export */   q3: () => (/* binding */ campaignId),
/* harmony export */   zA: () => (/* binding */ followedCampaign)
/* harmony export */ });
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);

function settleCampaign(record, settled) {
    const { counts, workflowRun, completedAt } = settled;
    if (counts === null || counts.outstanding > 0) {
        const { counts: _before, ...open } = record;
        return { ...open, complete: false, completed_run: null, completed_at: null };
    }
    if (record.complete)
        return record;
    return { ...record, complete: true, completed_run: workflowRun, completed_at: completedAt, counts };
}
function campaignRule(choice, trigger) {
    switch (choice.kind) {
        case "auto": {
            const event = trigger.eventName;
            const bySha = event === "push" || event === "pull_request" || event === "pull_request_target";
            return bySha && trigger.sha !== null ? { kind: "named", id: trigger.sha } : { kind: "until-complete" };
        }
        case "daily":
        case "weekly":
        case "monthly":
            return { kind: "period", period: choice.kind };
        case "until-complete":
            return { kind: "until-complete" };
        case "named":
            return { kind: "named", id: choice.name };
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(choice);
    }
}
const NUMBERED = /^until-complete-(\d{6,})$/;
const PERIODIC = /^(?:daily-\d{4}-\d\d-\d\d|weekly-\d{4}-W\d\d|monthly-\d{4}-\d\d)$/;
function campaignId(rule, known, run) {
    switch (rule.kind) {
        case "named":
            return rule.id;
        case "period": {
            const [latest] = known;
            const id = periodId(rule.period, run.at);
            if (latest === undefined || latest.id === id || !isPeriodic(latest.id, rule.period))
                return id;
            return latest.completed_run === run.workflowRun || run.hasBegun?.(latest.id) ? latest.id : id;
        }
        case "until-complete": {
            const latest = latestNumbered(known);
            if (latest === undefined)
                return numberedId(1);
            const isOver = latest.complete && !hasWorkedOn(latest, run.workflowRun) && !run.hasBegun?.(latest.id);
            return numberedId(numberOf(latest.id) + (isOver ? 1 : 0));
        }
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(rule);
    }
}
function followedCampaign(rule, known, workflowRun) {
    const isOfSeries = ({ id }) => {
        switch (rule.kind) {
            case "named":
                return false;
            case "period":
                return isPeriodic(id, rule.period);
            case "until-complete":
                return NUMBERED.test(id);
            default:
                return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(rule);
        }
    };
    const series = known.filter(isOfSeries);
    const own = series.find((record) => record.complete && hasWorkedOn(record, workflowRun));
    return own !== undefined && series.some(({ id }) => isSuperseded(own.id, id)) ? own : null;
}
function hasWorkedOn({ completed_run, runs }, workflowRun) {
    return completed_run === workflowRun || (runs?.includes(workflowRun) ?? false);
}
function isSuperseded(id, by) {
    if (numberOf(by) > numberOf(id))
        return true;
    return PERIODIC.test(id) && PERIODIC.test(by) && id.split("-")[0] === by.split("-")[0] && by > id;
}
function rememberCampaigns(present, previous, limit) {
    const all = [present, ...previous.filter((record) => record.id !== present.id)];
    const kept = all.slice(0, limit);
    const numbered = latestNumbered(all);
    return numbered === undefined || kept.includes(numbered) ? kept : [...kept.slice(0, limit - 1), numbered];
}
function isPeriodic(id, period) {
    return PERIODIC.test(id) && id.startsWith(period);
}
function latestNumbered(records) {
    return records.filter(({ id }) => NUMBERED.test(id)).sort((a, b) => numberOf(b.id) - numberOf(a.id))[0];
}
function numberOf(id) {
    return Number(NUMBERED.exec(id)?.[1]);
}
function numberedId(number) {
    return `until-complete-${String(number).padStart(6, "0")}`;
}
function periodId(period, at) {
    const day = new Date(at).toISOString().slice(0, 10);
    switch (period) {
        case "daily":
            return `daily-${day}`;
        case "monthly":
            return `monthly-${day.slice(0, 7)}`;
        case "weekly":
            return `weekly-${isoWeek(at)}`;
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(period);
    }
}
function isoWeek(at) {
    const date = new Date(at);
    const weekday = (date.getUTCDay() + 6) % 7;
    const thursday = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() - weekday + 3));
    const firstOfYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
    const week = Math.floor((thursday.getTime() - firstOfYear) / (7 * 86_400_000)) + 1;
    return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, "0")}`;
}


/***/ }),

/***/ 1158:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ orderStarts),
/* harmony export */   v: () => (/* binding */ weigh)
/* harmony export */ });
/* harmony import */ var _split_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2474);

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

/***/ 9458:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf)
/* harmony export */ });
function reasonOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 6247:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ redactFields)
/* harmony export */ });
function redactFields(record, fields, redactor) {
    const quiet = { ...record };
    for (const field of fields) {
        if (record[field] !== undefined)
            quiet[field] = redactValue(record[field], redactor);
    }
    return quiet;
}
function redactValue(value, redactor) {
    if (value === null || typeof value === "boolean")
        return value;
    const redacted = typeof value === "string" ? redactor.redact(value) : JSON.parse(redactor.redact(JSON.stringify(value)));
    return redacted;
}


/***/ }),

/***/ 7375:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ allowedNames),
/* harmony export */   k: () => (/* binding */ commandForm)
/* harmony export */ });
function allowedNames(env) {
    return env.kind === "inherit" ? "inherit" : env.names;
}
function commandForm(command) {
    return command.kind === "shell" ? { kind: "shell", command: command.text } : command;
}


/***/ }),

/***/ 4747:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WI: () => (/* binding */ learnedLimits),
/* harmony export */   _f: () => (/* binding */ storedCircuits),
/* harmony export */   hH: () => (/* binding */ resumeAt),
/* harmony export */   kH: () => (/* binding */ restoreLimit),
/* harmony export */   wl: () => (/* binding */ restoreCircuit)
/* harmony export */ });
/* harmony import */ var _core_circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2725);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5079);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8032);



function restoreCircuit(checkpoint, provider, now) {
    const stored = own(checkpoint?.circuits, provider);
    if (!stored)
        return null;
    const untilAt = Math.min(Date.parse(stored.until), now + _core_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_LIMIT_MS */ .WX);
    if (Number.isNaN(untilAt))
        return null;
    const { trips, reason, stated, outage } = stored;
    const policy = untilAt > now ? "stop" : "wait";
    return { state: "open", untilAt, trips, reason, stated, policy, ...(outage ? { outage } : {}) };
}
function restoreLimit(checkpoint, provider) {
    return own(checkpoint?.limits, provider) ?? null;
}
function storedCircuits(state, before, now) {
    const circuits = { ...before?.circuits };
    for (const { provider, circuit } of state.lanes.values()) {
        switch (circuit.state) {
            case "closed":
                delete circuits[provider];
                break;
            case "open": {
                const { trips, reason, stated, outage } = circuit;
                const until = (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .K)(circuit.untilAt);
                circuits[provider] = { state: "open", until, trips, reason, stated, ...(outage ? { outage } : {}) };
                break;
            }
            case "half-open":
                circuits[provider] = {
                    state: "open",
                    until: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .K)(now),
                    trips: circuit.trips,
                    reason: "a probe was running",
                    stated: false,
                };
                break;
            default:
                (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachable */ .H)(circuit);
        }
    }
    return circuits;
}
function learnedLimits(state, before) {
    const limits = { ...before?.limits };
    for (const { provider, limit } of state.lanes.values()) {
        if (limit.learned < limit.ceiling)
            limits[provider] = limit.learned;
        else
            delete limits[provider];
    }
    return limits;
}
function resumeAt(circuits, outstandingProviders) {
    return [...outstandingProviders]
        .map((provider) => Date.parse(own(circuits, provider)?.until ?? ""))
        .filter((untilAt) => !Number.isNaN(untilAt))
        .reduce(_core_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .earliest */ .Q, null);
}
function own(record, key) {
    return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}


/***/ }),

/***/ 7534:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u1: () => (/* binding */ evaluationContext)
});

// UNUSED EXPORTS: configuredDetector, loadDetector

// EXTERNAL MODULE: ./build/config/fail-on.js
var fail_on = __webpack_require__(249);
;// CONCATENATED MODULE: ./build/engine/system-clock.js
const LONGEST_TIMER_MS = 2 ** 31 - 1;
function systemClock() {
    const startedAt = Date.now();
    const startedTickMs = tickMs();
    const now = () => Math.round(startedAt + tickMs() - startedTickMs);
    return {
        now,
        at(instant, wake) {
            const timer = setTimeout(wake, Math.min(LONGEST_TIMER_MS, Math.max(0, instant - now())));
            return () => clearTimeout(timer);
        },
    };
}
function tickMs() {
    const [seconds, nanoseconds] = process.hrtime();
    return seconds * 1_000 + nanoseconds / 1_000_000;
}

;// CONCATENATED MODULE: ./build/engine/evaluation-context.js


async function evaluationContext(config, facts) {
    return {
        ...facts,
        clock: systemClock(),
        loadDetector: await configuredDetector(config, facts.workspace),
        judgement: {
            failOn: (0,fail_on/* resolveFailOn */.U)(config.failOn, facts.identity.trigger.eventName),
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
        __webpack_require__.e(/* import() */ 551).then(__webpack_require__.bind(__webpack_require__, 3551)),
        __webpack_require__.e(/* import() */ 162).then(__webpack_require__.bind(__webpack_require__, 1162)),
    ]);
    return compileUserForms(await readRateLimitPatterns(source, workspace));
}
async function loadDetector(retryAfterThresholdMs, forms) {
    const { detect, detectDeclared, detectNotice, detectRowError, detectStructured } = await Promise.all(/* import() */[__webpack_require__.e(162), __webpack_require__.e(353)]).then(__webpack_require__.bind(__webpack_require__, 2353));
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
            detectStructured: (text) => detectStructured(text, context),
            detectNotice: (text) => detectNotice(text, context),
            detectDeclared: (text) => detectDeclared(text, context),
            detectRowError: (error) => detectRowError(error, context),
        };
    };
}


/***/ }),

/***/ 3258:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ endOfFollowed),
  n: () => (/* binding */ ownFollowedCampaign)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/campaign.js
var campaign = __webpack_require__(1670);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(3270);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(5079);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(9458);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(2474);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(3540);
// EXTERNAL MODULE: ./build/core/workflow-run.js
var workflow_run = __webpack_require__(9461);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/followed-summary.js


function followedSummary({ campaign, counts, against }) {
    const { total, passed, failed, errored, skipped } = counts;
    const figures = [
        [passed, "passed"],
        [failed, "failed"],
        [errored, "errored"],
        [skipped, "skipped"],
    ];
    const told = figures.filter(([amount]) => amount > 0).map(([amount, word]) => `${(0,words/* grouped */.zD)(amount)} ${word}`);
    const stands = told.length === 0 ? "" : ` Of ${(0,words/* counted */.hS)(total, "task")}: ${told.join(", ")}.`;
    const lines = [
        `## ${against.length === 0 ? "✅" : "❌"} Nothing was run: the campaign of this workflow run is complete`,
        `Campaign ${(0,report_escape/* markdownCode */.D9)(campaign)} is done, and other runs have gone on to the next one. A re-run neither repeats it nor takes part in theirs: no task was started, and nothing was saved.${stands}`,
        against.length === 0 ? "" : `Its verdict stands: ${(0,report_escape/* markdownText */.p7)(against.join(", "))}.`,
    ];
    return `${lines.filter((line) => line !== "").join("\n\n")}\n`;
}

// EXTERNAL MODULE: ./build/store/atomic-file.js
var atomic_file = __webpack_require__(148);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(8617);
// EXTERNAL MODULE: ./build/engine/outputs.js
var engine_outputs = __webpack_require__(7545);
// EXTERNAL MODULE: ./build/engine/plan-file.js
var plan_file = __webpack_require__(6127);
// EXTERNAL MODULE: ./build/engine/warnings.js
var warnings = __webpack_require__(2202);
;// CONCATENATED MODULE: ./build/engine/followed-campaign.js














function ownFollowedCampaign(config, identity, known) {
    const rule = (0,campaign/* campaignRule */.Rk)(config.campaign, identity.trigger);
    return (0,campaign/* followedCampaign */.zA)(rule, known, identity.workflowRun);
}
function endOfFollowed(paths, asked, { config, context }) {
    const { campaign: record, tasks } = asked;
    const campaign = record.id;
    const { judgement, resumeCommand, identity } = context;
    const files = { ledger: paths.baseline, sidecar: paths.failures };
    const part = config.job.total > 1
        ? (0,plan_file/* partOf */.BU)(tasks, { job: config.job, plan: planOfRows(files, { campaign, jobs: config.job.total, identity }) })
        : (0,split/* wholeOf */.l2)(tasks.count);
    const { history } = (0,read_history/* readHistory */.Lu)(files, campaign, new core_history/* ListHistory */.tX(tasks));
    const counts = countsOf(record, { rows: (0,tally/* countTasks */.g6)(part, history, config.maxAttempts), job: config.job });
    const result = { status: "complete", counts, failedAlike: false, signal: null };
    const against = (0,tally/* heldAgainst */.fn)(result, judgement);
    const reason = `this workflow run is done: campaign ${campaign} is complete, and others have gone on to the next`;
    const outputs = (0,engine_outputs/* buildOutputs */.JZ)({ status: "complete", reason, counts, resumeAt: null, resumeCommand, paths });
    const { run, job } = identity;
    const at = (0,instant/* iso */.K)(context.clock.now());
    context.sink.on({
        event: "run_started",
        run,
        job,
        campaign,
        tasks: tasks.count,
        part: part.length,
        outstanding: 0,
        job_index: config.job.index,
        job_total: config.job.total,
        concurrency: config.concurrency,
        max_attempts: config.maxAttempts,
        deadline_at: null,
        at,
    });
    context.sink.on({
        event: "run_ended",
        run,
        job,
        status: "complete",
        reason,
        counts,
        against,
        resume_at: "",
        resume_command: "",
        at,
    });
    const summary = followedSummary({ campaign, counts, against });
    if (!(0,external_node_fs_.existsSync)(paths.summary))
        leaveSummary(paths.summary, summary, context);
    return { result, reason, against, exitCode: (0,tally/* exitCode */.I$)(result, judgement), outputs, report: null, summary };
}
function planOfRows(files, of) {
    const { campaign, jobs, identity } = of;
    const owners = new Map();
    const note = (row) => {
        const isOwn = row.campaign === campaign && (0,workflow_run/* workflowRunOf */.o)(row.run) === identity.workflowRun;
        if (isOwn)
            owners.set(row.hash, Number(row.job));
    };
    (0,read_history/* readSidecar */.YD)(files.sidecar, note);
    (0,read_history/* readLedger */.SC)(files.ledger, note);
    return { jobs, jobOf: (tasks, index) => owners.get(tasks.hashes.at(index)) ?? null };
}
function countsOf(record, of) {
    const { rows, job } = of;
    const hasRows = rows.outstanding < rows.total || rows.total === 0;
    if (record.counts !== undefined && (job.total <= 1 || !hasRows))
        return record.counts;
    return { ...rows, total: rows.total - rows.outstanding, outstanding: 0 };
}
function leaveSummary(path, summary, context) {
    try {
        (0,atomic_file/* writeAtomically */.v)(path, (write) => write(summary));
    }
    catch (error) {
        (0,warnings/* warnIn */.a)(context)(`${path} could not be written: ${(0,reason/* reasonOf */.A)(error)}`);
    }
}


/***/ }),

/***/ 2563:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readWorkflowRuns),
/* harmony export */   q: () => (/* binding */ readJobRuns)
/* harmony export */ });
/* harmony import */ var _core_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9461);
/* harmony import */ var _store_run_events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7577);


function readJobRuns(path, asked) {
    const runs = new Map();
    const ends = new Map();
    (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_0__/* .readRunEvents */ .Lm)(path, (event) => {
        if (event.event === "run_ended") {
            const { status, reason, failed_alike: alike } = event;
            ends.set(runKey(event), { status, reason, failedAlike: alike === true });
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

/***/ 1448:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ listTasks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _run_child_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4712);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1918);
/* harmony import */ var _tasks_read_tasks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2366);
/* harmony import */ var _child_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7375);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2202);







function listTasks(source, { config, context, hashing = "at-once", }, signal) {
    const { workspace, env, redactor } = context;
    const { provider, repeats, passWithNoTasks } = config;
    return (0,_tasks_read_tasks_js__WEBPACK_IMPORTED_MODULE_3__/* .readTasks */ .j)(source, {
        workspace,
        workingDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, config.workingDirectory),
        env: (0,_run_child_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .filterEnvironment */ ._I)(env, (0,_child_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .allowedNames */ .R)(config.env)),
        provider,
        repeats,
        passWithNoTasks,
        redactor,
        hashing,
        own: ownFiles((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, config.stateDir), repeats),
        warn: (0,_warnings_js__WEBPACK_IMPORTED_MODULE_6__/* .warnIn */ .a)(context),
        ...(signal === undefined ? {} : { signal }),
    });
}
function ownFiles(stateDir, repeats) {
    const paths = (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .statePaths */ .mt)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(stateDir) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(stateDir) : stateDir);
    return { has: (path) => (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isStatePath */ .rX)(paths, path), stored: repeats === 1 ? paths.tasks : null };
}


/***/ }),

/***/ 332:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _store_lock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3699);
/* harmony import */ var _store_state_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9131);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1918);
/* harmony import */ var _state_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3804);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2202);






async function openFolder({ stateDir, stateName }, context, early = null) {
    const { clock, redactor, workspace } = context;
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, stateDir);
    await (0,_store_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .outwaitForeign */ .yN)((0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .statePaths */ .mt)(root).lock, { clock, say: (0,_warnings_js__WEBPACK_IMPORTED_MODULE_5__/* .warnIn */ .a)(context), aborted: early?.aborted });
    early?.check();
    const folder = _store_state_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .StateFolder */ .s.open(root, redactor);
    try {
        (0,_state_name_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseOtherState */ .Yq)(folder.paths, stateName);
        return folder;
    }
    catch (error) {
        folder.close();
        throw error;
    }
}


/***/ }),

/***/ 2768:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ii: () => (/* binding */ campaignOf),
  Jb: () => (/* binding */ countStored),
  DM: () => (/* binding */ durationsOf),
  iA: () => (/* binding */ prepare),
  VE: () => (/* binding */ prepareState)
});

// EXTERNAL MODULE: ./build/core/campaign.js
var campaign = __webpack_require__(1670);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(3270);
// EXTERNAL MODULE: ./build/core/order.js
var order = __webpack_require__(1158);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(3540);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(8617);
// EXTERNAL MODULE: ./build/engine/job-runs.js
var job_runs = __webpack_require__(2563);
// EXTERNAL MODULE: ./build/engine/plan-file.js
var plan_file = __webpack_require__(6127);
// EXTERNAL MODULE: ./build/engine/run-identity.js
var run_identity = __webpack_require__(5161);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(2474);
// EXTERNAL MODULE: ./build/core/workflow-run.js
var workflow_run = __webpack_require__(9461);
// EXTERNAL MODULE: ./build/engine/stored-tasks.js
var stored_tasks = __webpack_require__(1683);
;// CONCATENATED MODULE: ./build/engine/unnoticed-end.js







function campaignsWithUnnoticedEnd(folder, known, facts) {
    const [latest, ...others] = known;
    if (latest === undefined || latest.complete || (facts.checkpoint?.jobs ?? 1) <= 1)
        return known;
    if (!(0,read_history/* holdsRows */.Mj)(folder.paths))
        return known;
    const counts = countSettled(folder, latest.id, facts);
    if (counts === null)
        return known;
    const { workflowRun, completedAt } = lastWork(folder, latest.id, facts.workflowRun);
    return [(0,campaign/* settleCampaign */.MJ)(latest, { counts, workflowRun, completedAt }), ...others];
}
function countSettled(folder, campaign, { tasks, history, maxAttempts }) {
    const counts = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
    let removed = 0;
    (0,stored_tasks/* readStoredHashes */.Y)(folder.paths.tasks, (hash) => {
        counts.total += 1;
        const index = tasks.hashes.find(hash);
        if (index === -1)
            removed += 1;
        else
            counts[(0,core_history/* standingOf */.YP)(history.at(index), maxAttempts)] += 1;
        return counts.outstanding === 0;
    });
    if (counts.outstanding > 0 || counts.total === 0)
        return null;
    if (removed === 0)
        return counts;
    const last = (0,stored_tasks/* readStoredTasks */.G)(folder.paths.tasks);
    const known = folder.readHistory(campaign, new core_history/* ListHistory */.tX(last)).history;
    const all = (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(last.count), known, maxAttempts);
    return all.outstanding === 0 ? all : null;
}
function lastWork(folder, campaign, present) {
    let last = { workflowRun: "", completedAt: "" };
    let isPresent = false;
    const note = (row, at) => {
        if (row.campaign !== campaign)
            return;
        const workflowRun = (0,workflow_run/* workflowRunOf */.o)(row.run);
        isPresent ||= workflowRun === present;
        if (at > last.completedAt)
            last = { workflowRun, completedAt: at };
    };
    (0,read_history/* readLedger */.SC)(folder.paths.results, (row) => note(row, row.started_at));
    (0,read_history/* readSidecar */.YD)(folder.paths.failures, (row) => note(row, row.at));
    return isPresent ? { ...last, workflowRun: present } : last;
}

;// CONCATENATED MODULE: ./build/engine/prepare.js










function prepareState(folder, facts) {
    const { config, tasks, identity, now } = facts;
    const { paths } = folder;
    const checkpoint = folder.readCheckpoint();
    const known = checkpoint?.campaigns ?? folder.campaignsOfRows();
    folder.openJournals();
    const warnings = [];
    const latest = known[0]?.id ?? campaignOf(config, identity, { known, now, paths });
    let read = folder.readHistory(latest, new core_history/* ListHistory */.tX(tasks));
    const { maxAttempts } = config;
    const { workflowRun } = identity;
    const before = campaignsWithUnnoticedEnd(folder, known, {
        checkpoint,
        tasks,
        history: read.history,
        maxAttempts,
        workflowRun,
    });
    const id = campaignOf(config, identity, { known: before, now, paths });
    const isNew = before[0]?.id !== id;
    const campaigns = isNew ? folder.rollOver(withRuns(before, paths), id) : before;
    if (isNew && latest !== id)
        read = folder.readHistory(id, new core_history/* ListHistory */.tX(tasks));
    warnings.push(...skippedWarnings(read.skipped));
    const arePublic = folder.writeTasks(tasks);
    const completedAt = campaigns[0]?.completed_at ?? null;
    const part = (0,plan_file/* partOf */.BU)(tasks, {
        job: config.job,
        plan: (0,plan_file/* readPlan */.m3)(folder.paths.plan, { campaign: id, identity, completedAt }),
    });
    const listed = (0,core_history/* computeOutstanding */.os)(part, { history: read.history, maxAttempts });
    const outstanding = config.concurrency > 1 ? (0,order/* orderStarts */.k)(listed, durationsOf(tasks, listed, paths), config.concurrency) : listed;
    const campaign = campaigns[0] ?? { id, complete: false, completed_run: null, completed_at: null };
    const durationsS = read.durationsS.length > 0 ? read.durationsS : (checkpoint?.durations_s ?? []);
    const { history } = read;
    return { campaign, campaigns, checkpoint, isNew, history, part, outstanding, durationsS, arePublic, warnings };
}
function prepare(folder, facts) {
    const { tasks, config } = facts;
    const state = prepareState(folder, facts);
    const known = { history: state.history, maxAttempts: config.maxAttempts };
    return {
        ...state,
        total: tasks.count,
        isInPart: (0,plan_file/* partPredicate */.P1)(state.part, tasks, (id) => folder.publicName(id)),
        outstanding: (0,core_history/* takeOutstanding */.S$)(tasks, state.outstanding, known),
    };
}
function campaignOf(config, identity, facts) {
    const { known, now, paths } = facts;
    const rule = (0,campaign/* campaignRule */.Rk)(config.campaign, identity.trigger);
    const { workflowRun } = identity;
    const hasBegun = (campaign) => !(0,run_identity/* isLocal */.I)(workflowRun) &&
        ((0,plan_file/* readPlan */.m3)(paths.plan, { campaign, identity, completedAt: null }) !== null ||
            (0,job_runs/* readWorkflowRuns */.m)(paths.events, campaign).includes(workflowRun));
    return (0,campaign/* campaignId */.q3)(rule, known, { at: now, workflowRun, hasBegun });
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
function withRuns(known, paths) {
    const [latest, ...others] = known;
    if (latest === undefined)
        return known;
    const worked = (0,job_runs/* readWorkflowRuns */.m)(paths.events, latest.id).filter((run) => !(0,run_identity/* isLocal */.I)(run));
    const runs = [...new Set([...(latest.runs ?? []), ...worked])].slice(-format/* RUNS_KEPT */.QF);
    return runs.length === 0 ? known : [{ ...latest, runs }, ...others];
}
function durationsOf(tasks, outstanding, paths) {
    const weightOf = tasks.hasWeights ? (index) => tasks.weightAt(index) : null;
    const recorded = new Map();
    let wanted = null;
    if (outstanding.length < 2)
        return weightOf;
    (0,read_history/* readLedger */.SC)(paths.baseline, (row) => {
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
        warnings.push(`${count(skipped.broken, "line")} of the state skipped: torn or foreign`);
    if (skipped.newer > 0) {
        warnings.push(`${count(skipped.newer, "row")} of the state left unread: written by a newer Carryover`);
    }
    return warnings;
}
function count(amount, noun) {
    return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}


/***/ }),

/***/ 5042:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ listenForSignals)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_signal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1888);



function listenForSignals() {
    let handle = null;
    const ignored = isHangupIgnored() ? "SIGHUP" : null;
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
        process.on(signal, () => {
            if (signal === ignored)
                return;
            if (handle === null)
                process.exit(_core_signal_js__WEBPACK_IMPORTED_MODULE_2__/* .SIGNAL_EXIT */ .K[signal]);
            handle(signal);
        });
    }
    return (handler) => {
        handle = handler;
    };
}
function isHangupIgnored() {
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(process.env._ ?? "") === "nohup")
        return true;
    try {
        const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${process.ppid}/status`, "latin1");
        return /^SigIgn:\s*[\da-f]*[13579bdf]$/m.test(status);
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 3804:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fe: () => (/* binding */ nameFor),
/* harmony export */   Yq: () => (/* binding */ refuseOtherState),
/* harmony export */   hr: () => (/* binding */ refuseOtherStates)
/* harmony export */ });
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7756);
/* harmony import */ var _store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(573);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1918);



function refuseOtherState({ root, checkpoint }, name) {
    const other = (0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_0__/* .otherName */ .sW)((0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readCheckpoint */ .HQ)(checkpoint), name);
    if (other === null || name === null)
        return;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected the state of \`${name}\` in the state folder ${root}, found that of \`${other}\`: ` +
        "two evaluations in one folder would take each other's results for their own. " +
        `Give this one a folder of its own, such as \`state-dir: .carryover-${name.replace(/[^\w.-]/g, "-")}\` beside \`name: ${name}\`; ` +
        `or \`name: ${other}\`, to go on with that state.`);
}
function refuseOtherStates(folders, name) {
    const found = new Map();
    for (const folder of folders) {
        const known = (0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readCheckpoint */ .HQ)((0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .statePaths */ .mt)(folder).checkpoint)?.name;
        if (known !== undefined)
            found.set(known, [...(found.get(known) ?? []), folder]);
    }
    const names = [...found.keys()];
    if (names.every((one) => one === (name ?? names[0])))
        return;
    const states = [...found].map(([one, where]) => `that of \`${one}\` in ${where.join(", ")}`);
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected the states of ${name === null ? "one evaluation" : `\`${name}\``} to unite, found ${states.join(" and ")}: ` +
        "two evaluations in one folder would take each other's results for their own. " +
        "Merge the folders of one name at a time, each into a `state-dir` of its own.");
}
function nameFor(name, before) {
    const known = name ?? before?.name;
    return known === undefined ? {} : { name: known };
}


/***/ }),

/***/ 2419:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ mayHoldLeftovers),
/* harmony export */   Dx: () => (/* binding */ takeOverLeft),
/* harmony export */   z8: () => (/* binding */ takeOverFacts)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2768);


function mayHoldLeftovers({ inbox }) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(inbox).length > 0;
    }
    catch {
        return false;
    }
}
function takeOverFacts(paths, run) {
    const { config, context, now } = run;
    return {
        loadDetector: async () => (await context.loadDetector())(now),
        campaignOfNone: () => (0,_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignOf */ .Ii)(config, context.identity, { known: [], now, paths }),
        orphans: context.orphans ?? "stop",
    };
}
async function takeOverLeft(folder, facts) {
    if (!mayHoldLeftovers(folder.paths) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder.paths.held))
        return { rows: 0, warnings: [] };
    const { storeLeft } = await Promise.all(/* import() */[__webpack_require__.e(385), __webpack_require__.e(586)]).then(__webpack_require__.bind(__webpack_require__, 3586));
    return storeLeft(folder, facts);
}


/***/ }),

/***/ 2202:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ warnIn),
/* harmony export */   m: () => (/* binding */ warningSink)
/* harmony export */ });
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5079);

function warnIn({ sink, clock }) {
    return (message) => sink.on({ event: "warning", message, at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .iso */ .K)(clock.now()) });
}
function warningSink(write) {
    return {
        on(event) {
            if (event.event === "warning")
                write(event.message);
        },
    };
}


/***/ }),

/***/ 4702:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   In: () => (/* binding */ shortNumber),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   R6: () => (/* binding */ firstNumbers),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   o7: () => (/* binding */ statusWords),
/* harmony export */   ot: () => (/* binding */ classWords),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);

function counted(count, noun, plural = `${noun}s`) {
    return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
function grouped(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
const NUMBERS_SHOWN = 20;
function firstNumbers(numbers) {
    const shown = numbers.slice(0, NUMBERS_SHOWN).join(", ");
    return numbers.length > NUMBERS_SHOWN ? `${shown} and ${grouped(numbers.length - NUMBERS_SHOWN)} more` : shown;
}
function sentence(text) {
    return text === "" || /[.!?…]$/.test(text) ? text : `${text}.`;
}
function percent(share) {
    const rounded = Math.round(share * 1_000) / 10;
    if (rounded === 100 && share < 1)
        return "99.9 %";
    if (rounded === 0 && share > 0)
        return "0.1 %";
    return `${Number.isInteger(rounded) ? rounded : rounded.toFixed(1)} %`;
}
function shortNumber(value) {
    return String(Number(value.toPrecision(3)));
}
function statusWords(status) {
    switch (status) {
        case "complete":
            return "complete";
        case "stopped":
            return "stopped";
        case "out_of_time":
            return "out of time";
        case "interrupted":
            return "interrupted";
        case "aborted":
            return "aborted";
        case "incomplete":
            return "incomplete";
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(status);
    }
}
function failureWords(failure) {
    switch (failure) {
        case "graded":
            return "failed by the grader";
        case "timeout_exceeded":
            return "errored (timed out)";
        case "skipped":
            return "skipped";
        case "transient":
            return "errored (transient)";
        case "legitimate":
            return "errored";
        case "fatal":
            return "errored (fatal)";
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(failure);
    }
}
function classWords(outcome) {
    switch (outcome) {
        case "graded":
            return "graded";
        case "rate_limited":
            return "rate-limited";
        case "kill_shaped":
            return "killed";
        case "timeout_exceeded":
            return "timed out";
        case "skipped":
            return "skipped";
        case "transient":
            return "transient failure";
        case "legitimate":
            return "failure";
        case "fatal":
            return "fatal failure";
        case "unfinished":
            return "unfinished";
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(outcome);
    }
}


/***/ }),

/***/ 4712:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WA: () => (/* binding */ scalarFields),
/* harmony export */   _I: () => (/* binding */ filterEnvironment),
/* harmony export */   zv: () => (/* binding */ addVariables)
/* harmony export */ });
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
    const payload = JSON.parse(json);
    if (typeof payload !== "object" || payload === null || Array.isArray(payload))
        return fields;
    for (const [name, value] of Object.entries(payload)) {
        if (typeof value === "string")
            fields.set(name, value);
        else if (typeof value === "number" || typeof value === "boolean")
            fields.set(name, String(value));
    }
    return fields;
}
function isoInstant(at) {
    return new Date(Math.min(Math.max(at, 0), 8_640_000_000_000_000)).toISOString();
}


/***/ }),

/***/ 1488:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ redactEvent)
/* harmony export */ });
/* harmony import */ var _core_redact_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6247);
/* harmony import */ var _tasks_public_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1038);


const QUOTES = {
    run_started: [],
    attempt_started: [],
    task_settled: ["message"],
    attempt_ended: [],
    child_stopped: [],
    paused: ["reason"],
    limit_changed: ["reason"],
    pace_changed: ["reason"],
    circuit_changed: ["reason"],
    preflight_started: [],
    preflight_ended: ["reason"],
    ending: ["reason"],
    warning: ["message"],
    run_ended: ["reason"],
};
function redactEvent(event, redactor) {
    const text = JSON.stringify(event);
    if (redactor.redact(text) === text)
        return { event, line: text };
    const fields = QUOTES[event.event];
    const quiet = { ...(0,_core_redact_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .redactFields */ .$)(event, fields, redactor), ...publicTasks(event, redactor) };
    return { event: quiet, line: JSON.stringify(quiet) };
}
function publicTasks(event, redactor) {
    if ("id" in event && typeof event.id === "string")
        return { id: (0,_tasks_public_name_js__WEBPACK_IMPORTED_MODULE_0__/* .publicName */ .p)(event.id, redactor) };
    if ("tasks" in event && Array.isArray(event.tasks))
        return { tasks: event.tasks.map((id) => (0,_tasks_public_name_js__WEBPACK_IMPORTED_MODULE_0__/* .publicName */ .p)(String(id), redactor)) };
    return {};
}


/***/ }),

/***/ 9131:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ CAMPAIGNS_KEPT),
  s: () => (/* binding */ StateFolder)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/campaign.js
var core_campaign = __webpack_require__(1670);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(9458);
// EXTERNAL MODULE: ./build/core/redact-fields.js
var redact_fields = __webpack_require__(6247);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/tasks/public-name.js
var public_name = __webpack_require__(1038);
// EXTERNAL MODULE: ./build/store/atomic-file.js
var atomic_file = __webpack_require__(148);
// EXTERNAL MODULE: ./build/store/checkpoint-file.js
var checkpoint_file = __webpack_require__(573);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(3853);
// EXTERNAL MODULE: ./build/core/json-or-null.js
var json_or_null = __webpack_require__(2746);
// EXTERNAL MODULE: ./build/store/ledger-scan.js
var ledger_scan = __webpack_require__(5567);
;// CONCATENATED MODULE: ./build/store/keep-campaigns.js





const NEWLINE = 0x0a;
function keepCampaigns(path, needed) {
    let isRight = true;
    readKept(path, needed, { onKept: () => { }, onDropped: () => (isRight = false) });
    if (isRight)
        return;
    (0,atomic_file/* writeAtomically */.v)(path, (write) => readKept(path, needed, { onKept: write, onDropped: () => { } }));
}
function readKept(path, needed, { onKept, onDropped }) {
    const scanner = new ledger_scan/* LedgerScanner */.E();
    (0,journal/* readLineBlocks */.pM)(path, (block) => {
        let keptFrom = 0;
        for (let from = 0; from < block.length;) {
            const end = block.indexOf(NEWLINE, from);
            const to = end === -1 ? block.length : end;
            const fact = scanner.read(block, from, to);
            if (fact === null ? isOld(block.toString("utf8", from, to), needed) : !needed.has(fact.campaign)) {
                if (keptFrom < from)
                    onKept(block.subarray(keptFrom, from));
                keptFrom = to + 1;
                onDropped();
            }
            from = to + 1;
        }
        if (keptFrom >= block.length)
            return;
        onKept(block.subarray(keptFrom));
        onKept("\n");
    });
}
function isOld(line, needed) {
    const value = (0,json_or_null/* jsonOrNull */.J)(line);
    const campaign = value !== null && typeof value === "object" && "campaign" in value ? value.campaign : null;
    return typeof campaign === "string" && !needed.has(campaign) && (0,format/* newerVersion */.ip)(value) === null;
}

// EXTERNAL MODULE: ./build/store/lock.js
var lock = __webpack_require__(3699);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/store/make-folder.js


function makeFolder(path) {
    if (isFolder(path))
        return;
    const parent = (0,external_node_path_.dirname)(path);
    if (parent !== path)
        makeFolder(parent);
    try {
        (0,external_node_fs_.mkdirSync)(path);
    }
    catch (error) {
        if (!isFolder(path))
            throw error;
    }
}
function isFolder(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

// EXTERNAL MODULE: ./build/store/odd-files.js
var odd_files = __webpack_require__(2381);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(8617);
// EXTERNAL MODULE: ./build/store/redact-event.js
var redact_event = __webpack_require__(1488);
;// CONCATENATED MODULE: ./build/store/same-text.js

function holdsText(path, parts) {
    let fd;
    try {
        fd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW);
    }
    catch {
        return false;
    }
    try {
        for (const part of parts) {
            if (!readBytes(fd, part.length).equals(part))
                return false;
        }
        return readBytes(fd, 1).length === 0;
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
function readBytes(fd, wanted) {
    const bytes = Buffer.allocUnsafe(wanted);
    let length = 0;
    while (length < wanted) {
        const read = (0,external_node_fs_.readSync)(fd, bytes, length, wanted - length, null);
        if (read === 0)
            break;
        length += read;
    }
    return bytes.subarray(0, length);
}

// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(1918);
// EXTERNAL MODULE: ./build/store/task-line.js
var task_line = __webpack_require__(1980);
;// CONCATENATED MODULE: ./build/store/state-folder.js



















const CAMPAIGNS_KEPT = 8;
class StateFolder {
    paths;
    redactor;
    #unlock;
    #ledger = null;
    #sidecar = null;
    #events = null;
    #held = null;
    constructor(paths, redactor, unlock) {
        this.paths = paths;
        this.redactor = redactor;
        this.#unlock = unlock;
    }
    static open(stateDir, redactor) {
        const paths = (0,state_paths/* statePaths */.mt)(stateDir);
        (0,odd_files/* refuseOddFiles */.x)(paths);
        try {
            makeFolder(paths.root);
            (0,external_node_fs_.accessSync)(paths.root, external_node_fs_.constants.W_OK | external_node_fs_.constants.R_OK);
            makeFolder(paths.inbox);
            makeFolder(paths.logs);
            const folder = new StateFolder(paths, redactor, (0,lock/* takeLock */.HJ)(paths.lock));
            (0,atomic_file/* removeDrafts */.t)(paths.root);
            return folder;
        }
        catch (error) {
            if (error instanceof user_error/* UserError */.y)
                throw error;
            throw new user_error/* UserError */.y(`Expected to write the state folder ${paths.root}, but: ${(0,reason/* reasonOf */.A)(error)}. Give a writable \`state-dir\`.`, { cause: error });
        }
    }
    readCheckpoint() {
        return (0,checkpoint_file/* readCheckpoint */.HQ)(this.paths.checkpoint);
    }
    readHistory(campaign, history) {
        return (0,read_history/* readHistory */.Lu)({ ledger: this.paths.results, sidecar: this.paths.failures }, campaign, history);
    }
    campaignsOfRows() {
        const latest = new Map();
        const note = (campaign, at) => {
            if (at >= (latest.get(campaign) ?? ""))
                latest.set(campaign, at);
        };
        (0,read_history/* readSidecar */.YD)(this.paths.failures, (row) => note(row.campaign, row.at));
        (0,read_history/* readLedgerFacts */.Nh)(this.paths.results, ({ campaign, startedAt }) => note(campaign, startedAt()));
        const ids = [...latest].sort(([, a], [, b]) => (a > b ? -1 : a < b ? 1 : 0)).map(([id]) => id);
        return ids.map((id) => ({ id, complete: false, completed_run: null, completed_at: null }));
    }
    openJournals() {
        try {
            this.#ledger ??= new journal/* Journal */.CQ(this.paths.results);
            this.#sidecar ??= new journal/* Journal */.CQ(this.paths.failures);
            this.#events ??= new journal/* Journal */.CQ(this.paths.events);
        }
        catch (error) {
            throw new user_error/* UserError */.y(`Expected to append to the files in ${this.paths.root}, but: ${(0,reason/* reasonOf */.A)(error)}. Give a writable \`state-dir\`.`, { cause: error });
        }
    }
    appendResult(row) {
        opened(this.#ledger).append(redactRow(row, this.redactor));
    }
    appendFailure(row) {
        opened(this.#sidecar).append(redactRow(row, this.redactor));
    }
    holdFailure(row) {
        this.#held ??= new journal/* Journal */.CQ(this.paths.held);
        this.#held.append(redactRow(row, this.redactor));
    }
    releaseHeld() {
        this.#held?.close();
        this.#held = null;
        (0,external_node_fs_.rmSync)(this.paths.held, { force: true });
    }
    appendEvent(event) {
        this.appendEventLines([(0,redact_event/* redactEvent */.g)(event, this.redactor).line]);
    }
    appendEventLines(lines) {
        opened(this.#events).append(lines.map((line) => `{"v":${format/* FORMAT_VERSION */.Hp},${line.slice(1)}`).join("\n"));
    }
    writeCheckpoint(checkpoint) {
        const circuits = {};
        for (const [provider, circuit] of Object.entries(checkpoint.circuits)) {
            circuits[provider] = { ...circuit, reason: this.redactor.redact(circuit.reason) };
        }
        const text = JSON.stringify({ ...checkpoint, circuits }, null, 1);
        (0,atomic_file/* writeAtomically */.v)(this.paths.checkpoint, (write) => write(`${text}\n`));
    }
    publicName(id) {
        return (0,public_name/* publicName */.p)(id, this.redactor);
    }
    writeTasks(tasks) {
        let arePublic = true;
        const lines = () => (0,task_line/* storedLines */.V)(tasks, this.redactor, () => {
            arePublic = false;
        });
        if (holdsText(this.paths.tasks, lines()))
            return arePublic;
        (0,atomic_file/* writeAtomically */.v)(this.paths.tasks, (write) => {
            for (const part of lines())
                write(part);
        });
        return arePublic;
    }
    rollOver(previous, campaign) {
        const last = previous[0];
        if (last !== undefined && last.id !== campaign && last.complete)
            this.#writeBaseline(last.id);
        const known = previous.find((record) => record.id === campaign);
        const present = known ?? { id: campaign, complete: false, completed_run: null, completed_at: null };
        const kept = (0,core_campaign/* rememberCampaigns */.LX)(present, previous, CAMPAIGNS_KEPT);
        const needed = new Set(kept.filter((record) => record.id === campaign || !(0,core_campaign/* isSuperseded */.pe)(record.id, campaign)).map((record) => record.id));
        this.closeJournals();
        keepCampaigns(this.paths.results, needed);
        keepCampaigns(this.paths.failures, last?.complete ? new Set([...needed, last.id]) : needed);
        if (known === undefined)
            (0,external_node_fs_.rmSync)(this.paths.events, { force: true });
        this.openJournals();
        return kept;
    }
    #writeBaseline(campaign) {
        let rows = 0;
        const produce = (write) => {
            (0,read_history/* readLedger */.SC)(this.paths.results, (row, line) => {
                if (row.campaign !== campaign)
                    return;
                rows += 1;
                write(`${line}\n`);
            });
        };
        (0,atomic_file/* writeAtomically */.v)(this.paths.baseline, produce, () => rows > 0);
    }
    areJournalsWhole() {
        return [this.#ledger, this.#sidecar].every((journal) => journal === null || journal.isWhole());
    }
    close() {
        this.closeJournals();
        this.#unlock();
    }
    closeJournals() {
        for (const journal of [this.#ledger, this.#sidecar, this.#events, this.#held])
            journal?.close();
        this.#held = null;
        this.#ledger = null;
        this.#sidecar = null;
        this.#events = null;
    }
}
function redactRow(row, redactor) {
    const text = JSON.stringify(row);
    if (redactor.redact(text) === text)
        return text;
    const id = (0,public_name/* publicName */.p)(row.id, redactor);
    if ("status" in row)
        return JSON.stringify({ ...(0,redact_fields/* redactFields */.$)(row, ["scores", "metrics", "output"], redactor), id });
    const { rate_limit: limit } = row;
    return JSON.stringify({
        ...(0,redact_fields/* redactFields */.$)(row, ["message"], redactor),
        id,
        ...(limit === undefined ? {} : { rate_limit: (0,redact_fields/* redactFields */.$)(limit, ["evidence"], redactor) }),
    });
}
function opened(journal) {
    if (journal === null)
        throw new Error("The journals of the state folder are not open");
    return journal;
}


/***/ })

};
