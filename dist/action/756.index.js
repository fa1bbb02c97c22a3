export const id = 756;
export const ids = [756,924];
export const modules = {

/***/ 6756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runMerge: () => (/* binding */ runMerge)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(3838);
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
// EXTERNAL MODULE: ./build/engine/write-reports.js + 31 modules
var write_reports = __webpack_require__(7004);
;// CONCATENATED MODULE: ./build/engine/merge-states.js



















async function mergeStates(config, context, folders) {
    const { clock, identity } = context;
    const now = clock.now();
    const warn = (message) => context.sink.on({ event: "warning", message, at: (0,answer/* iso */.KH)(clock.now()) });
    const folder = state_folder/* StateFolder */.sy.open((0,external_node_path_.resolve)(context.workspace, config.stateDir), context.redactor);
    try {
        const { paths } = folder;
        const workflowRun = identity.run === identity.workflowRun ? null : identity.workflowRun;
        const held = (0,job_runs/* readRunKeys */._n)(paths.events);
        const merged = (0,merge/* mergeFolders */.ot)(paths, folders.map((one) => (0,external_node_path_.resolve)(context.workspace, one)), now);
        for (const { folder: path, trouble } of merged) {
            if (trouble !== null)
                warn(`${path} was passed over: ${trouble}`);
        }
        const carry = context.openCarry?.(paths, warn);
        await carry?.restore((known) => (0,prepare/* campaignOf */.Ii)(config, identity, { known, now, paths }));
        const checkpoint = folder.readCheckpoint();
        const isKnown = checkpoint !== null || config.taskSource !== null || config.expectedJobs === 0;
        if (!isKnown)
            throw nothingFound(folders.length === 0 ? [paths.root] : folders);
        const judged = judgedCampaign(checkpoint?.campaigns ?? [], { config, identity, now, paths });
        const campaign = judged.id;
        const ofCampaign = merged.filter((one) => presentCampaign(one) === campaign);
        warnOfOthers(merged, campaign, warn);
        const silent = merged.flatMap(({ folder: path, trouble }) => trouble !== null || isEmptyFolder(path) ? [path] : []);
        const runs = jobRuns(paths, { campaign, workflowRun, hasFolders: folders.length > 0 });
        const reported = new Set([
            ...runs.flatMap((run) => (held.has((0,job_runs/* runKey */.r7)(run)) ? [run.job] : [])),
            ...ofCampaign.flatMap(({ checkpoint: one }) => one?.job ?? []),
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
        const outputs = (0,engine_outputs/* buildOutputs */.J)({ status, reason, counts, resumeAt: verdict.resumeAt, resumeCommand, paths });
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
    if (config.campaign.kind === "auto" && identity.trigger.eventName === null && present !== undefined)
        return present;
    const id = (0,prepare/* campaignOf */.Ii)(config, identity, { known, now, paths });
    const asked = known.find((record) => record.id === id) ?? present;
    return asked ?? { id, complete: false, completed_run: null, completed_at: null };
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
function isEmptyFolder(path) {
    return !(0,external_node_fs_.existsSync)(path) || (0,external_node_fs_.readdirSync)(path).length === 0;
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
;// CONCATENATED MODULE: ./build/action/merge.js






async function runMerge(onSignal) {
    const sinkFor = () => ({ sink: (0,warning_sink/* warningSink */.m)((message) => core/* warning */.$e(message)), echo: null });
    const { config, context } = await (0,action_context/* actionContext */.n)({ taker: "merge", slot: carry/* MERGE_JOB */.Rr, onSignal, sinkFor });
    (0,publish/* publish */.m)(await mergeStates(config, context, []));
}


/***/ }),

/***/ 5467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ publish)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(3838);
// EXTERNAL MODULE: ./build/engine/outputs.js
var outputs = __webpack_require__(7545);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/instant.js
var instant = __webpack_require__(9886);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/annotations.js




const GROUPS_SHOWN = 5;
const LEVEL_LIMIT = 10;
const MESSAGE_LENGTH = 3_900;
const WORDS_LENGTH = 400;
const IDS_SHOWN = 5;
function buildAnnotations(report, { against }) {
    const { headline, failureGroups } = report;
    const level = against.length > 0 ? "error" : "warning";
    const annotations = [];
    if (headline.counts.outstanding > 0)
        annotations.push(outstandingAnnotation(report, level));
    const isAborted = headline.status === "aborted";
    if (isAborted && headline.counts.outstanding === 0)
        annotations.push(abortedAnnotation(report));
    const shown = failureGroups.slice(0, GROUPS_SHOWN);
    const failureLevel = holdsFailures(against) ? "error" : "warning";
    annotations.push(...shown.map((group) => groupAnnotation(group, report, failureLevel)));
    const rest = failureGroups.slice(GROUPS_SHOWN);
    if (rest.length > 0) {
        const tasks = rest.reduce((sum, group) => sum + group.tasks.length, 0);
        annotations.push(made(failureLevel, "Carryover: more failures", `${(0,words/* counted */.hS)(tasks, "task")} failed in ${rest.length} other ways. The summary has them all.`));
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
    return made(level, `Carryover: ${(0,words/* statusWords */.o7)(headline.status)}, ${(0,words/* grouped */.zD)(counts.outstanding)} of ${(0,words/* counted */.hS)(counts.total, "task")} outstanding`, `${sentence((0,report_escape/* oneLine */.TN)(reason, WORDS_LENGTH))} The results so far are kept. ${resumeWords(report, when)}`);
}
function stopAnnotation(report, level) {
    const { headline } = report;
    const { counts, stops, resumeAt, endedAt } = headline;
    const names = stops.map((stop) => (0,report_escape/* oneLine */.TN)(stop.provider, 100));
    const title = `Carryover stopped: ${names.length === 0 ? "rate limit" : `${names.join(", ")} rate-limited`}`;
    const said = stops.length === 0
        ? sentence((0,report_escape/* oneLine */.TN)(headline.reason, WORDS_LENGTH))
        : stops
            .slice(0, 4)
            .map((stop) => stopSentence(stop, endedAt))
            .join(" ");
    const left = `${(0,words/* grouped */.zD)(counts.outstanding)} of ${(0,words/* counted */.hS)(counts.total, "task")} outstanding; all results so far are kept.`;
    const when = stops.length === 0 && resumeAt !== null ? ` from ${untilWords(resumeAt, endedAt)} on` : " after that";
    return made(level, title, `${said} ${left} ${missingWords(report)}${resumeWords(report, when)}`);
}
function missingWords({ run: { missingJobs } }) {
    if (missingJobs.length === 0)
        return "";
    const shown = missingJobs.slice(0, 20).join(", ");
    const more = missingJobs.length > 20 ? ` and ${missingJobs.length - 20} more` : "";
    return `${missingJobs.length === 1 ? "Job" : "Jobs"} ${shown}${more} never reported. `;
}
function stopSentence(stop, endedAt) {
    const guess = stop.isStated ? "" : " (our guess: it named no time)";
    return `${(0,report_escape/* oneLine */.TN)(stop.provider, 100)} is rate-limited until ${untilWords(stop.untilAt, endedAt)}${guess}; it said: "${(0,report_escape/* oneLine */.TN)(stop.words, WORDS_LENGTH)}".`;
}
function untilWords(at, endedAt) {
    return `${(0,instant/* utcMinute */.v)(at)}${endedAt === null || at <= endedAt ? "" : ` (in ${(0,duration/* formatDuration */.a)(at - endedAt)})`}`;
}
function resumeWords({ headline: { resumeCommand } }, when) {
    const command = resumeCommand === "" ? "" : `, or by hand: ${(0,report_escape/* oneLine */.TN)(resumeCommand, 1_000)}`;
    return `To resume, run it again${when}: the next scheduled run does it by itself and takes only what is outstanding${command}`;
}
function abortedAnnotation({ headline }) {
    return made("error", "Carryover: aborted", (0,report_escape/* oneLine */.TN)(headline.reason, MESSAGE_LENGTH));
}
function groupAnnotation(group, report, level) {
    const ids = group.tasks.slice(0, IDS_SHOWN).map((index) => (0,report_escape/* oneLine */.TN)(report.tasks.at(index).id, 120));
    const more = group.tasks.length > ids.length ? ` and ${(0,words/* grouped */.zD)(group.tasks.length - ids.length)} more` : "";
    if (group.class === "graded") {
        const { passRate } = report.headline;
        const rate = passRate === null ? "" : ` Pass rate ${(0,words/* percent */.KN)(passRate)} of graded tasks.`;
        return made(level, `Carryover: ${(0,words/* counted */.hS)(group.tasks.length, "task")} failed`, `Failed by their grader: ${ids.join(", ")}${more}.${rate}`);
    }
    const said = group.message === "" ? "" : `${(0,report_escape/* oneLine */.TN)(group.message, WORDS_LENGTH)}: `;
    return made(level, `Carryover: ${(0,words/* counted */.hS)(group.tasks.length, "task")} ${(0,words/* failureWords */.AC)(group.class)}`, `${said}${ids.join(", ")}${more}`);
}
function sentence(text) {
    return text === "" || /[.!?]$/.test(text) ? text : `${text}.`;
}
function made(level, title, message) {
    return { level, title: (0,report_escape/* logLine */.BP)((0,report_escape/* oneLine */.TN)(title, 200)), message: (0,report_escape/* logLine */.BP)((0,report_escape/* oneLine */.TN)(message, MESSAGE_LENGTH)) };
}
function withinBudget(annotations) {
    const used = { error: 0, warning: 0, notice: 0 };
    return annotations.filter(({ level }) => {
        used[level] += 1;
        return used[level] <= LEVEL_LIMIT;
    });
}

;// CONCATENATED MODULE: ./build/action/publish.js





function publish(end) {
    for (const [name, value] of Object.entries(end.outputs))
        core/* setOutput */.uH(name, (0,outputs/* outputText */.j)(value));
    const summaryFile = process.env.GITHUB_STEP_SUMMARY;
    const written = String(end.outputs["summary-file"]);
    if (summaryFile && end.report !== null && (0,external_node_fs_.existsSync)(written))
        (0,external_node_fs_.appendFileSync)(summaryFile, (0,external_node_fs_.readFileSync)(written));
    const { report, against, reason } = end;
    if (report === null && against.length > 0)
        core/* error */.z3((0,report_escape/* logLine */.BP)((0,report_escape/* oneLine */.TN)(`${against.join(", ")}. ${reason}`, 1_000)), { title: "Carryover" });
    const annotations = report === null ? [] : buildAnnotations(report, { against });
    for (const { level, title, message } of annotations)
        ANNOTATE[level](message, { title });
    if (end.against.length > 0)
        process.exitCode = 1;
}
const ANNOTATE = { error: core/* error */.z3, warning: core/* warning */.$e, notice: core/* notice */.lm };


/***/ }),

/***/ 7545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ buildOutputs),
/* harmony export */   j: () => (/* binding */ outputText)
/* harmony export */ });
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3540);

function buildOutputs(facts) {
    const { counts, paths } = facts;
    const resume = counts.outstanding > 0;
    const rate = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .passRate */ .sc)(counts);
    return {
        status: facts.status,
        resume,
        "resume-at": resume && facts.resumeAt !== null ? new Date(facts.resumeAt).toISOString() : "",
        "resume-command": resume ? facts.resumeCommand : "",
        reason: facts.reason,
        total: counts.total,
        passed: counts.passed,
        failed: counts.failed,
        errored: counts.errored,
        skipped: counts.skipped,
        outstanding: counts.outstanding,
        "pass-rate": rate === null ? null : Math.round(rate * 1e6) / 1e6,
        "results-file": paths.results,
        "failures-file": paths.failures,
        "summary-file": paths.summary,
        "junit-file": paths.junit,
        "report-file": paths.report,
    };
}
function outputText(value) {
    return value === null ? "" : String(value);
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


/***/ }),

/***/ 9924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   IE: () => (/* binding */ xmlAttribute),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   gP: () => (/* binding */ childLines),
/* harmony export */   hd: () => (/* binding */ mermaidName),
/* harmony export */   logText: () => (/* binding */ logText),
/* harmony export */   p0: () => (/* binding */ markdownFence),
/* harmony export */   p7: () => (/* binding */ markdownText),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   wh: () => (/* binding */ plainText),
/* harmony export */   xK: () => (/* binding */ xmlText)
/* harmony export */ });
/* unused harmony exports commandData, commandProperty */
const ANSI = /\u001b(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\u0007\u001b\n]{0,2048}(?:\u0007|\u001b\\)|[@-Z\\^_=>78])/g;
const ANSI_BUT_COLOURS = /\u001b(?!\[[0-9;:]{0,64}m)(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\u0007\u001b\n]{0,2048}(?:\u0007|\u001b\\)|[@-Z\\^_=>78])?/g;
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const CONTROLS_BUT_ESCAPE = /[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
const LINE_BREAKS = /\r\n|[\n\r\u2028\u2029]/g;
const COLOUR_RESET = "\u001b[0m";
function plainText(text) {
    return text.replace(LINE_BREAKS, "\n").replace(ANSI, "").replace(CONTROLS, "");
}
function oneLine(text, length = Number.POSITIVE_INFINITY) {
    const line = plainText(text)
        .replace(/[\n\t ]+/g, " ")
        .trim();
    return line.length <= length ? line : `${line.slice(0, Math.max(0, length - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}
function childLines(text, { label, colours }) {
    const prefix = `[${oneLine(label, 100)}] `;
    return text.split(LINE_BREAK).map((line) => {
        const coloured = colours ? line.replace(ANSI_BUT_COLOURS, "").replace(CONTROLS_BUT_ESCAPE, "") : plainText(line);
        const reset = coloured.includes("\u001b[") ? COLOUR_RESET : "";
        return breakUpCommands(`${prefix}${coloured}${reset}`);
    });
}
function logLine(text) {
    return breakUpCommands(text.replace(LINE_BREAKS, " "));
}
function logText(text) {
    return plainText(text)
        .split("\n")
        .map((line) => breakUpCommands(line.replace(/^\s*::/, "| ::")))
        .join("\n");
}
function breakUpCommands(line) {
    return line.replaceAll("##[", "# #[");
}
function commandData(text) {
    return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function commandProperty(text) {
    return commandData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function html(text) {
    return text
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replaceAll('"', "&quot;")
        .replaceAll("'", "&#39;");
}
function markdownText(text) {
    const escaped = oneLine(text)
        .replace(/[\\`*_[\]|~$]/g, "\\$&")
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replace(/^[#+=-]/, "\\$&")
        .replace(/^(\d+)([.)])/, "$1\\$2");
    return escaped
        .replace(/@(?=[\w-])/g, "@\u200b")
        .replace(/(#|\bGH-)(?=\d)/gi, "$1\u200b")
        .replaceAll("://", ":\u200b//")
        .replace(/\bwww(?=\.)/gi, "www\u200b");
}
function markdownCode(text) {
    const line = oneLine(text);
    if (line === "")
        return "` `";
    const cell = line.replaceAll("|", "\\|");
    const fence = "`".repeat(longestRun(cell) + 1);
    const pad = /^[` ]|[` ]$/.test(cell) ? " " : "";
    return `${fence}${pad}${cell}${pad}${fence}`;
}
function markdownFence(text) {
    const block = plainText(text).replace(/\n+$/, "");
    const fence = "`".repeat(Math.max(3, longestRun(block) + 1));
    return `${fence}text\n${block}\n${fence}`;
}
function longestRun(text) {
    return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
function mermaidName(text) {
    return oneLine(oneLine(text).replace(/[^\p{L}\p{N} ._/()+-]/gu, " "), 60);
}
const NEEDS_NO_ESCAPE = /^[\w .,:;/()+#=-]*$/;
function xmlText(text) {
    if (NEEDS_NO_ESCAPE.test(text))
        return text;
    return plainText(text)
        .replace(/[\ud800-\udfff\ufffe\uffff]/gu, "")
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;");
}
function xmlAttribute(text) {
    return xmlText(text).replaceAll('"', "&quot;").replaceAll("\t", "&#9;").replaceAll("\n", "&#10;");
}


/***/ }),

/***/ 9886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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

/***/ 4702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   In: () => (/* binding */ shortNumber),
/* harmony export */   KN: () => (/* binding */ percent),
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
            return "stopped by a rate limit";
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


/***/ })

};
