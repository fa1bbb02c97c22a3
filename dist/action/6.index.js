export const id = 6;
export const ids = [6];
export const modules = {

/***/ 1006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runMerge: () => (/* binding */ runMerge)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(3838);
// EXTERNAL MODULE: ./build/engine/carry.js + 3 modules
var carry = __webpack_require__(2534);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
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
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(3853);
// EXTERNAL MODULE: ./build/store/merge.js + 1 modules
var merge = __webpack_require__(3944);
// EXTERNAL MODULE: ./build/store/state-folder.js + 1 modules
var state_folder = __webpack_require__(1674);
// EXTERNAL MODULE: ./build/tasks/read-tasks.js + 6 modules
var read_tasks = __webpack_require__(9285);
// EXTERNAL MODULE: ./build/engine/circuits.js
var circuits = __webpack_require__(4747);
// EXTERNAL MODULE: ./build/engine/outputs.js
var engine_outputs = __webpack_require__(7545);
// EXTERNAL MODULE: ./build/engine/prepare.js + 2 modules
var prepare = __webpack_require__(7806);
// EXTERNAL MODULE: ./build/store/read-history.js + 1 modules
var read_history = __webpack_require__(1609);
// EXTERNAL MODULE: ./build/store/task-line.js
var task_line = __webpack_require__(1980);
// EXTERNAL MODULE: ./build/tasks/canonical-json.js
var canonical_json = __webpack_require__(4542);
// EXTERNAL MODULE: ./build/tasks/task-columns.js + 1 modules
var task_columns = __webpack_require__(8069);
// EXTERNAL MODULE: ./build/engine/plan-file.js
var plan_file = __webpack_require__(6127);
// EXTERNAL MODULE: ./build/engine/run-identity.js
var run_identity = __webpack_require__(5161);
;// CONCATENATED MODULE: ./build/engine/read-status.js
/** What a state folder says of the last run in it, without running anything. */













const startedSchema = schemas/* object */.Ikc({
    event: schemas/* literal */.euz("run_started"),
    run: schemas/* string */.YjP(),
    campaign: schemas/* string */.YjP(),
    job_index: schemas/* int */.Whr(),
    job_total: schemas/* int */.Whr().min(1),
    max_attempts: schemas/* int */.Whr().min(1),
});
const endedSchema = schemas/* object */.Ikc({
    event: schemas/* literal */.euz("run_ended"),
    run: schemas/* string */.YjP(),
    status: schemas/* enum */.k5n(["complete", "stopped", "out_of_time", "interrupted", "aborted", "incomplete"]),
    reason: schemas/* string */.YjP(),
    resume_at: schemas/* string */.YjP(),
    resume_command: schemas/* string */.YjP(),
});
/** The end of a merge says by itself what it is of: the whole list. */
const mergeEndedSchema = endedSchema.extend({
    job: schemas/* literal */.euz("merge"),
    campaign: schemas/* string */.YjP(),
    max_attempts: schemas/* int */.Whr().min(1),
});
const listedSchema = schemas/* object */.Ikc({ id: schemas/* string */.YjP().min(1) });
/**
 * @throws UserError where the folder holds no run
 */
function readStatus(paths) {
    const checkpoint = readCheckpoint(paths.checkpoint);
    const { started, ended } = readLastRun(paths.events);
    const campaign = started?.campaign ?? checkpoint?.campaigns[0]?.id;
    if (campaign === undefined) {
        throw new UserError(`Expected the state of a run in ${paths.root}, found none. Run \`carryover run\` first, or give the right \`--state-dir\`.`);
    }
    const job = { index: started?.job_index ?? 0, total: started?.job_total ?? 1 };
    const tasks = readListedTasks(paths.tasks);
    const workflowRun = workflowRunOf(started?.run ?? "");
    const part = partOf(tasks, { job, plan: readPlan(paths.plan, { campaign, identity: { workflowRun } }) });
    const { history } = readHistory({ ledger: paths.results, sidecar: paths.failures }, campaign, new ListHistory(tasks));
    const maxAttempts = started?.max_attempts ?? 3;
    const counts = countTasks(part, history, maxAttempts);
    const resumeAt = Date.parse(ended?.resume_at ?? "");
    const outputs = buildOutputs({
        status: ended?.status ?? killedStatus(counts),
        reason: ended?.reason ?? "the last run ended without a word: it was killed, or it is still running",
        counts,
        resumeAt: Number.isNaN(resumeAt) ? null : resumeAt,
        resumeCommand: ended?.resume_command ?? "",
        paths,
    });
    return { campaign, outputs, counts, maxAttempts, part: partPredicate(part, tasks) };
}
function killedStatus(counts) {
    return counts.outstanding === 0 ? "complete" : "incomplete";
}
function readLastRun(path) {
    let started = null;
    let ended = null;
    readLines(path, (line) => {
        // Most lines are of attempts; only these two kinds are worth parsing.
        if (!line.includes('"run_started"') && !line.includes('"run_ended"'))
            return;
        const value = parseJson(line);
        const start = startedSchema.safeParse(value);
        const end = endedSchema.safeParse(value);
        const merged = mergeEndedSchema.safeParse(value);
        if (start.success) {
            started = start.data;
            ended = null;
        }
        else if (end.success)
            ended = end.data;
        if (merged.success)
            started = { ...merged.data, event: "run_started", job_index: 0, job_total: 1 };
    });
    return { started, ended };
}
/** The resolved list of the last run, as far as counting needs it. */
function readListedTasks(path) {
    const tasks = new task_columns/* TaskColumns */.b();
    (0,journal/* readLines */.Se)(path, (line) => {
        const value = parseJson(line);
        const listed = listedSchema.safeParse(value);
        if (!listed.success)
            return;
        const hash = (0,task_line/* statedHash */.s)(line) ?? (0,canonical_json/* hashOf */.q)(value);
        tasks.add({ id: listed.data.id, hash, json: line, provider: "" });
    });
    return tasks;
}
function parseJson(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./build/engine/write-reports.js + 30 modules
var write_reports = __webpack_require__(706);
;// CONCATENATED MODULE: ./build/engine/merge-states.js
/** `merge`: unites the states of all jobs, notices those that never reported, and gives the one verdict. */





















/**
 * @param folders the jobs' states; they are left untouched
 * @throws UserError where no state is found, or the target cannot be written
 */
async function mergeStates(config, context, folders) {
    const { clock, identity } = context;
    const now = clock.now();
    const warn = (message) => context.sink.on({ event: "warning", message, at: (0,answer/* iso */.KH)(clock.now()) });
    const folder = state_folder/* StateFolder */.sy.open((0,external_node_path_.resolve)(context.workspace, config.stateDir), context.redactor);
    try {
        const { paths } = folder;
        const held = readRuns(paths);
        const merged = (0,merge/* mergeFolders */.o)(paths, folders.map((one) => (0,external_node_path_.resolve)(context.workspace, one)));
        for (const { folder: path, trouble } of merged) {
            if (trouble !== null)
                warn(`${path} was passed over: ${trouble}`);
        }
        const carry = context.openCarry?.(paths, warn);
        await carry?.restore((known) => (0,prepare/* campaignOf */.Ii)(config, identity, { known, now }));
        const checkpoint = folder.readCheckpoint();
        const judged = checkpoint === null ? undefined : judgedCampaign(checkpoint.campaigns, { config, identity, now });
        if (checkpoint === null || judged === undefined) {
            throw new user_error/* UserError */.y(`Expected the state of at least one job in ${folders.length === 0 ? paths.root : folders.join(", ")}, found none. ` +
                "Check that the jobs ran, and that their state folders were handed over.");
        }
        const campaign = judged.id;
        const silent = merged.flatMap(({ folder: path, trouble }) => trouble !== null || isEmptyFolder(path) ? [path] : []);
        const reported = new Set([
            ...held.flatMap((run) => (run.campaign === campaign && isOfThisRun(run.run, identity) ? [run.job] : [])),
            ...merged.flatMap((one) => (one.checkpoint === null ? [] : [one.checkpoint.job])),
            ...(carry?.reportedJobs() ?? []).map(String),
        ]);
        const missing = missingJobs(config.expectedJobs, reported, silent);
        const tasks = await listTasks(config, context, paths);
        const { history } = folder.readHistory(campaign, new core_history/* ListHistory */.tX(tasks));
        const maxAttempts = lastMaxAttempts(paths) ?? config.maxAttempts;
        const counts = (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(tasks.count), history, maxAttempts);
        const last = lastEnds(paths, campaign);
        const status = mergedStatus(counts, missing.length > 0, last);
        const result = { status, counts, failedAlike: false, signal: null };
        const { at, reason } = why({ status, counts, missing, checkpoint, last, tasks, history, maxAttempts });
        folder.openJournals();
        folder.writeCheckpoint(mergedCheckpoint(checkpoint, { judged, identity, now, isComplete: counts.outstanding === 0 }));
        if (missing.length > 0) {
            warn(`${missing.length === 1 ? "one job" : `${missing.length} jobs`} never reported: ${missing.join(", ")}. Their tasks stay outstanding.`);
        }
        const outputs = (0,engine_outputs/* buildOutputs */.J)({ status, reason, counts, resumeAt: at, resumeCommand: context.resumeCommand, paths });
        folder.appendEvent({
            event: "run_ended",
            run: identity.run,
            job: "merge",
            campaign,
            max_attempts: maxAttempts,
            status,
            reason,
            resume_at: outputs["resume-at"],
            resume_command: outputs["resume-command"],
            at: (0,answer/* iso */.KH)(clock.now()),
        });
        await carry?.end(campaign);
        const report = (0,write_reports.writeReports)({ paths, campaign, maxAttempts, part: null, run: null, warn });
        const { judgement } = context;
        const against = (0,tally/* heldAgainst */.fn)(result, judgement);
        return { result, reason, against, exitCode: (0,tally/* exitCode */.I$)(result, judgement), outputs, report, missing };
    }
    finally {
        folder.close();
    }
}
/** The campaign of this workflow run, or the one asked for, where the states know it; else the one that they come with. */
function judgedCampaign(known, run) {
    const { config, identity, now } = run;
    // By hand and without a word, nothing but the states says what they are of.
    if (config.campaign.kind === "auto" && identity.trigger.eventName === null)
        return known[0];
    const asked = (0,prepare/* campaignOf */.Ii)(config, identity, { known, now });
    return known.find((record) => record.id === asked) ?? known[0];
}
/** Outside of workflows each job is a run of its own, and nothing tells which of them belong together. */
function isOfThisRun(run, identity) {
    return identity.run === identity.workflowRun || (0,run_identity/* workflowRunOf */.o)(run) === identity.workflowRun;
}
function isEmptyFolder(path) {
    return !(0,external_node_fs_.existsSync)(path) || (0,external_node_fs_.readdirSync)(path).length === 0;
}
function missingJobs(expected, reported, silent) {
    if (expected === null)
        return [...silent];
    return [...Array(expected).keys()].filter((index) => !reported.has(String(index))).map((index) => `job ${index}`);
}
async function listTasks(config, context, paths) {
    if (config.taskSource === null)
        return readListedTasks(paths.tasks);
    return (0,read_tasks/* readTasks */.j)(config.taskSource, {
        workspace: context.workspace,
        workingDirectory: (0,external_node_path_.resolve)(context.workspace, config.workingDirectory),
        env: (0,child_environment/* filterEnvironment */._I)(context.env, "inherit"),
        provider: config.provider,
        repeats: config.repeats,
        passWithNoTasks: config.passWithNoTasks,
    });
}
const merge_states_startedSchema = schemas/* object */.Ikc({
    event: schemas/* literal */.euz("run_started"),
    campaign: schemas/* string */.YjP(),
    run: schemas/* string */.YjP(),
    job: schemas/* string */.YjP(),
    max_attempts: schemas/* int */.Whr().min(1),
});
const merge_states_endedSchema = schemas/* object */.Ikc({
    event: schemas/* literal */.euz("run_ended"),
    run: schemas/* string */.YjP(),
    job: schemas/* string */.YjP(),
    status: schemas/* enum */.k5n(["complete", "stopped", "out_of_time", "interrupted", "aborted", "incomplete"]),
    reason: schemas/* string */.YjP(),
    at: schemas/* string */.YjP(),
});
function lastMaxAttempts(paths) {
    return readRuns(paths).at(-1)?.max_attempts ?? null;
}
/** The runs of jobs that the folder knows of, in its order. */
function readRuns(paths) {
    const runs = [];
    readRunEvents(paths, (value) => {
        const started = merge_states_startedSchema.safeParse(value);
        if (started.success)
            runs.push(started.data);
    });
    return runs;
}
/** How each job's last run ended. */
function lastEnds(paths, campaign) {
    const ofCampaign = new Set(readRuns(paths).flatMap((run) => (run.campaign === campaign ? [run.run] : [])));
    const ends = new Map();
    readRunEvents(paths, (value) => {
        const ended = merge_states_endedSchema.safeParse(value);
        if (!ended.success || ended.data.job === "merge" || !ofCampaign.has(ended.data.run))
            return;
        const known = ends.get(ended.data.job);
        if (known === undefined || known.at < ended.data.at)
            ends.set(ended.data.job, ended.data);
    });
    return [...ends.values()];
}
function readRunEvents(paths, onValue) {
    (0,journal/* readLines */.Se)(paths.events, (line) => {
        if (!line.includes('"run_started"') && !line.includes('"run_ended"'))
            return;
        try {
            onValue(JSON.parse(line));
        }
        catch {
            // A torn line tells nothing.
        }
    });
}
/** Of the jobs' endings the one that a reader must know of first. */
const GRAVITY = ["aborted", "stopped", "interrupted", "out_of_time"];
function mergedStatus(counts, hasMissing, last) {
    if (counts.outstanding === 0)
        return hasMissing ? "incomplete" : "complete";
    return GRAVITY.find((status) => last.some((end) => end.status === status)) ?? "incomplete";
}
function why(facts) {
    const { status, counts, missing, checkpoint, last } = facts;
    const providers = new Set((0,core_history/* computeOutstanding */.os)(facts.tasks, (0,split/* wholeOf */.l2)(facts.tasks.count), facts).map(({ task }) => task.provider || null));
    const named = [...providers].flatMap((provider) => provider ?? Object.keys(checkpoint.circuits));
    const at = counts.outstanding === 0 ? null : (0,circuits/* resumeAt */.hH)(checkpoint.circuits, new Set(named));
    const told = last.find((end) => end.status === status)?.reason;
    if (status === "complete")
        return { at, reason: "nothing is outstanding" };
    if (missing.length > 0)
        return { at, reason: `${missing.join(", ")} never reported${told === undefined ? "" : `; ${told}`}` };
    return { at, reason: told ?? `${counts.outstanding} tasks are outstanding` };
}
function mergedCheckpoint(checkpoint, facts) {
    const { judged, identity, now, isComplete } = facts;
    const settled = (0,campaign/* settleCampaign */.MJ)(judged, { isComplete, workflowRun: identity.workflowRun, completedAt: (0,answer/* iso */.KH)(now) });
    // The present campaign comes first.
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

// EXTERNAL MODULE: ./build/engine/quiet-sink.js
var quiet_sink = __webpack_require__(4363);
// EXTERNAL MODULE: ./build/action/context.js + 48 modules
var action_context = __webpack_require__(5574);
// EXTERNAL MODULE: ./build/action/publish.js + 1 modules
var publish = __webpack_require__(5467);
;// CONCATENATED MODULE: ./build/action/merge.js
/** The sub-action `merge`: the one verdict over all jobs of a matrix. */






async function runMerge(onSignal) {
    const sinkFor = () => ({ sink: (0,quiet_sink/* warningSink */.m)((message) => core/* warning */.$e(message)), echo: null });
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
/** The few lines that a workflow run shows beside its name: aggregated, worst first, within the runner's budget. */




/** A runner shows ten of each level per step; warnings of the run itself need some of them. */
const GROUPS_SHOWN = 5;
const LEVEL_LIMIT = 10;
/** A runner cuts messages at 4,096 characters. */
const MESSAGE_LENGTH = 3_900;
const WORDS_LENGTH = 400;
const IDS_SHOWN = 5;
/**
 * The annotations of a run: for a stopped run exactly one that says who refused, in whose words, until when,
 * what is left and how to go on; for failures one for each kind of them; and nothing where all is well.
 */
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
    // A step that fails must say why.
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
/** Who refused, until when, and in which words. */
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
/** Hands a run's end to the runner: outputs, step summary, annotations, and whether the step fails. */




function publish(end) {
    for (const [name, value] of Object.entries(end.outputs))
        core/* setOutput */.uH(name, (0,outputs/* outputText */.j)(value));
    const summaryFile = process.env.GITHUB_STEP_SUMMARY;
    const written = String(end.outputs["summary-file"]);
    if (summaryFile && (0,external_node_fs_.existsSync)(written))
        (0,external_node_fs_.appendFileSync)(summaryFile, (0,external_node_fs_.readFileSync)(written));
    const annotations = end.report === null ? [] : buildAnnotations(end.report, { against: end.against });
    for (const { level, title, message } of annotations)
        ANNOTATE[level](message, { title });
    // The annotations have said it; a second error of the same words would only use up their budget.
    if (end.against.length > 0)
        process.exitCode = 1;
}
const ANNOTATE = { error: core/* error */.z3, warning: core/* warning */.$e, notice: core/* notice */.lm };


/***/ }),

/***/ 3540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ exitCode),
/* harmony export */   fn: () => (/* binding */ heldAgainst),
/* harmony export */   g6: () => (/* binding */ countTasks),
/* harmony export */   sc: () => (/* binding */ passRate)
/* harmony export */ });
/* unused harmony export EXIT */
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3270);
/** Counts over tasks, and the verdict and exit code that follow from them. */

/**
 * Counts the tasks of a part.
 *
 * @param part indexes into the list
 */
function countTasks(part, history, maxAttempts) {
    const counts = { passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
    for (const index of part)
        counts[(0,_history_js__WEBPACK_IMPORTED_MODULE_0__/* .standingOf */ .YP)(history.at(index), maxAttempts)] += 1;
    return { total: part.length, ...counts };
}
/** Share of passed among graded tasks, 0 to 1; null where none is graded. */
function passRate(counts) {
    const graded = counts.passed + counts.failed;
    return graded === 0 ? null : counts.passed / graded;
}
/** What `fail-on` and `min-pass-rate` hold against a run, in words; empty where nothing is. */
function heldAgainst(result, { failOn, minPassRate }) {
    const { counts } = result;
    const against = [];
    if (failOn.failed && minPassRate === null && counts.failed > 0)
        against.push(`${counts.failed} failed`);
    if (failOn.errored && counts.errored > 0)
        against.push(`${counts.errored} errored`);
    if (result.failedAlike && (failOn.failed || failOn.errored || failOn.outstanding))
        against.push("every task fails alike");
    if (failOn.outstanding && counts.outstanding > 0)
        against.push(`${counts.outstanding} outstanding`);
    const rate = passRate(counts);
    const isJudged = failOn.failed || failOn.errored || failOn.outstanding;
    if (isJudged && minPassRate !== null && rate !== null && rate < minPassRate) {
        against.push(`pass rate ${rate.toFixed(3)} is below ${minPassRate}`);
    }
    return against;
}
/** The CLI's exit codes; 2 (wrong usage) never gets as far as a result. */
const EXIT = { ok: 0, failures: 1, usage: 2, outstanding: 75, sigint: 130, sigterm: 143 };
/** The exit code of the CLI for a run that took place. */
function exitCode(result, judgement) {
    if (result.status === "interrupted")
        return result.signal === "SIGTERM" ? EXIT.sigterm : EXIT.sigint;
    const outstanding = result.counts.outstanding > 0;
    if (result.failedAlike && heldAgainst(result, judgement).length > 0)
        return EXIT.failures;
    if (result.status === "aborted" || !outstanding) {
        const failOn = { ...judgement.failOn, outstanding: false };
        if (heldAgainst(result, { ...judgement, failOn }).length > 0)
            return EXIT.failures;
    }
    return outstanding ? EXIT.outstanding : EXIT.ok;
}


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
/** An output as the runner takes it: text, empty where there is no value. */
function outputText(value) {
    return value === null ? "" : String(value);
}


/***/ }),

/***/ 4363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ warningSink)
/* harmony export */ });
/** A sink for commands that run no children: warnings, one line each. */
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
/* harmony export */   p0: () => (/* binding */ markdownFence),
/* harmony export */   p7: () => (/* binding */ markdownText),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   wh: () => (/* binding */ plainText),
/* harmony export */   xK: () => (/* binding */ xmlText)
/* harmony export */ });
/* unused harmony exports commandData, commandProperty */
// biome-ignore-all lint/suspicious/noControlCharactersInRegex: control characters are what is looked for here
/**
 * The one place that makes foreign text harmless: ids, messages, outputs and scores of children are data,
 * and must stay data in a log that is parsed for commands, in Markdown, in XML and in HTML.
 */
// An unterminated sequence loses its first character only, so that nothing can be made to vanish behind it.
const ANSI = /\u001b(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\u0007\u001b\n]{0,2048}(?:\u0007|\u001b\\)|[@-Z\\^_=>78])/g;
const ANSI_BUT_COLOURS = /\u001b(?!\[[0-9;:]{0,64}m)(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\u0007\u001b\n]{0,2048}(?:\u0007|\u001b\\)|[@-Z\\^_=>78])?/g;
/** Control characters but tab and newline, and the marks that reorder text on a screen. */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const CONTROLS_BUT_ESCAPE = /[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
const LINE_BREAKS = /\r\n|[\n\r\u2028\u2029]/g;
const COLOUR_RESET = "\u001b[0m";
/** Text without terminal sequences and control characters; line breaks become `\n`. */
function plainText(text) {
    return text.replace(LINE_BREAKS, "\n").replace(ANSI, "").replace(CONTROLS, "");
}
/** Plain text on one line, cut to `length` characters. */
function oneLine(text, length = Number.POSITIVE_INFINITY) {
    const line = plainText(text)
        .replace(/[\n\t ]+/g, " ")
        .trim();
    return line.length <= length ? line : `${line.slice(0, Math.max(0, length - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}
/**
 * Lines of a child for a log that a workflow runner parses. Each begins with `[label] `, so none can begin with
 * `::`; `##[`, which counts anywhere in a line, is broken up; and what a runner takes for a line end is one here.
 */
function childLines(text, { label, colours }) {
    const prefix = `[${oneLine(label, 100)}] `;
    return text.split(LINE_BREAK).map((line) => {
        const coloured = colours ? line.replace(ANSI_BUT_COLOURS, "").replace(CONTROLS_BUT_ESCAPE, "") : plainText(line);
        const reset = coloured.includes("\u001b[") ? COLOUR_RESET : "";
        return breakUpCommands(`${prefix}${coloured}${reset}`);
    });
}
/** A line of our own that quotes foreign text, for the same log. It must begin with a word of ours. */
function logLine(text) {
    return breakUpCommands(text.replace(LINE_BREAKS, " "));
}
function breakUpCommands(line) {
    return line.replaceAll("##[", "# #[");
}
/** The data of a workflow command. */
function commandData(text) {
    return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
/** A property of a workflow command. */
function commandProperty(text) {
    return commandData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
/** HTML text and attribute values in quotes. */
function html(text) {
    return text
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replaceAll('"', "&quot;")
        .replaceAll("'", "&#39;");
}
/**
 * Foreign text in a line of Markdown, table cells included: no markup, no HTML, no mathematics, and neither a
 * mention, a reference to an issue nor a link. It must not begin a line.
 */
function markdownText(text) {
    const escaped = oneLine(text)
        .replace(/[\\`*_[\]|~$]/g, "\\$&")
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;");
    // Links are made of the text that is shown, whatever escapes it was written with: only a break helps.
    return escaped
        .replace(/@(?=[\w-])/g, "@\u200b")
        .replace(/(#|\bGH-)(?=\d)/gi, "$1\u200b")
        .replaceAll("://", ":\u200b//")
        .replace(/\bwww(?=\.)/gi, "www\u200b");
}
/** Foreign text as a span of code, for lines and table cells. */
function markdownCode(text) {
    const line = oneLine(text);
    if (line === "")
        return "` `";
    // A table splits its cells before it knows of code.
    const cell = line.replaceAll("|", "\\|");
    const fence = "`".repeat(longestRun(cell) + 1);
    const pad = /^[` ]|[` ]$/.test(cell) ? " " : "";
    return `${fence}${pad}${cell}${pad}${fence}`;
}
/** Foreign text as a block of code, without a newline at its end. */
function markdownFence(text) {
    const block = plainText(text).replace(/\n+$/, "");
    const fence = "`".repeat(Math.max(3, longestRun(block) + 1));
    return `${fence}text\n${block}\n${fence}`;
}
function longestRun(text) {
    return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
/**
 * A name in a mermaid diagram, where colons, semicolons, hashes and commas are syntax and no escape works
 * everywhere. Some words are keywords at the start of a line: it must follow a word of ours.
 */
function mermaidName(text) {
    return oneLine(oneLine(text).replace(/[^\p{L}\p{N} ._/()+-]/gu, " "), 60);
}
/** Most texts are: a million of them are not to be searched for each thing that they do not hold. */
const NEEDS_NO_ESCAPE = /^[\w .,:;/()+#=-]*$/;
/** Text of an XML 1.0 element. What XML cannot hold is dropped. */
function xmlText(text) {
    if (NEEDS_NO_ESCAPE.test(text))
        return text;
    return plainText(text)
        .replace(/[\ud800-\udfff\ufffe\uffff]/gu, "")
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;");
}
/** The value of an XML 1.0 attribute in double quotes. */
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
/** Instants as people read them. */
/** What `resume-at` may add to the instant that a provider named. */
const MARGIN_MS = 5_000;
const MINUTE_MS = 60_000;
/** An instant in UTC to the minute, such as `2026-11-22T00:00Z`; never one at which it would still be too early. */
function utcMinute(at) {
    const minute = Math.ceil((at - MARGIN_MS) / MINUTE_MS) * MINUTE_MS;
    return `${new Date(minute).toISOString().slice(0, 16)}Z`;
}
/** The time of day in UTC, such as `04:56:55Z`. */
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

/** `1 task`, `2 tasks`. */
function counted(count, noun, plural = `${noun}s`) {
    return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
/** A whole number with its thousands apart. */
function grouped(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
/** A share as a percentage with one decimal, never rounded to a whole that it is not. */
function percent(share) {
    const rounded = Math.round(share * 1_000) / 10;
    if (rounded === 100 && share < 1)
        return "99.9 %";
    if (rounded === 0 && share > 0)
        return "0.1 %";
    return `${Number.isInteger(rounded) ? rounded : rounded.toFixed(1)} %`;
}
/** Three significant digits, without zeros at the end. */
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
/** What tasks of a class came to in the end. */
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
