export const id = 20;
export const ids = [20];
export const modules = {

/***/ 21586:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ publish),
  e: () => (/* binding */ publishOutputs)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: ./build/engine/outputs.js
var engine_outputs = __webpack_require__(47545);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(55395);
// EXTERNAL MODULE: ./build/core/json-or-null.js
var json_or_null = __webpack_require__(92746);
// EXTERNAL MODULE: ./build/core/once.js
var once = __webpack_require__(43609);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/instant.js
var instant = __webpack_require__(69886);
// EXTERNAL MODULE: ./build/report/summary.js + 5 modules
var summary = __webpack_require__(62794);
;// CONCATENATED MODULE: ./build/engine/pull-request-comment.js








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
        warn(`no comment on ${place}: ${error instanceof DOMException ? "GitHub did not answer in time" : (0,reason/* reasonOf */.A)(error)}`);
    }
}
function commentBody(report, { env, name, now }) {
    const { GITHUB_SERVER_URL: server = "https://github.com", GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
    const link = run === undefined ? "" : ` by [this workflow run](${server}/${repository}/actions/runs/${run})`;
    return [
        markerOf(name),
        ...(name === "default" ? [] : [`Evaluation ${(0,report_escape/* markdownCode */.D9)(name)}`]),
        (0,summary/* buildSummary */.f)(report, SUMMARY_BYTES_LIMIT).trimEnd(),
        `<sub>Written at ${(0,instant/* utcSecond */.Hn)(now)}${link}.</sub>`,
    ].join("\n\n");
}
function markerOf(name) {
    return `<!-- carryover:${encodeURIComponent(name).replaceAll("-", "%2D")} -->`;
}
const repositorySchema = (0,once/* once */.O)(() => schemas/* optional */.lqM(schemas/* object */.Ikc({ repo: schemas/* nullish */.cl6(schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() })) })));
const eventSchema = (0,once/* once */.O)(() => schemas/* union */.KCZ([
    schemas/* object */.Ikc({
        pull_request: schemas/* object */.Ikc({ number: schemas/* int */.Whr(), head: repositorySchema(), base: repositorySchema() }),
    }),
    schemas/* object */.Ikc({ issue: schemas/* object */.Ikc({ number: schemas/* int */.Whr(), pull_request: schemas/* looseObject */._H3({}) }) }),
]));
function pullRequestOf(env) {
    const repository = env.GITHUB_REPOSITORY ?? "";
    if (env.GITHUB_EVENT_PATH === undefined || !/^[\w.-]+\/[\w.-]+$/.test(repository))
        return null;
    let text;
    try {
        text = (0,external_node_fs_.readFileSync)(env.GITHUB_EVENT_PATH, "utf8");
    }
    catch {
        return null;
    }
    const event = eventSchema().safeParse((0,json_or_null/* jsonOrNull */.J)(text)).data;
    if (event === undefined)
        return null;
    if ("issue" in event)
        return { repository, number: event.issue.number, isFromFork: false };
    const { number, head, base } = event.pull_request;
    const isFromFork = env.GITHUB_EVENT_NAME === "pull_request" && head?.repo?.full_name !== base?.repo?.full_name;
    return { repository, number, isFromFork };
}
async function openApi(env, { token, deadlineMs }) {
    const { EnvHttpProxyAgent, fetch } = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
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
const commentsSchema = (0,once/* once */.O)(() => schemas/* array */.YOg(schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    body: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    user: schemas/* nullish */.cl6(schemas/* object */.Ikc({ login: schemas/* string */.YjP(), type: schemas/* nullish */.cl6(schemas/* string */.YjP()) })),
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
        const { login } = schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).parse(await api("GET", "user"));
        return logins.get(login) ?? null;
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/core/selection.js
var selection = __webpack_require__(83260);
// EXTERNAL MODULE: ./build/report/class-words.js
var class_words = __webpack_require__(27019);
// EXTERNAL MODULE: ./build/report/failure-groups.js
var failure_groups = __webpack_require__(77938);
// EXTERNAL MODULE: ./build/report/next-run.js
var next_run = __webpack_require__(3254);
// EXTERNAL MODULE: ./build/report/title.js
var title = __webpack_require__(25773);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/annotations.js









const GROUPS_SHOWN = 5;
const MESSAGE_LENGTH = 3_900;
const WORDS_LENGTH = 400;
const IDS_SHOWN = 5;
const STOPS_QUOTED = 3;
const STOPS_NAMED = 12;
const TITLE_NAMES = 8;
function buildAnnotations(report, { against }) {
    const { headline, failureGroups } = report;
    const level = against.length > 0 ? "error" : "warning";
    if (headline.status === "stopped" && headline.counts.outstanding > 0)
        return [stopAnnotation(report, level)];
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
        annotations.push(made(failureLevel, "Carryover: more failures", `${(0,report_words/* counted */.hS)(tasks, "task")} failed in ${(0,report_words/* counted */.hS)(rest.length, "other way")}. The summary names as many as it can hold, junit.xml every one.`));
    }
    if (against.length > 0 && !annotations.some((annotation) => annotation.level === "error")) {
        annotations.unshift(made("error", "Carryover", `${against.join(", ")}. ${(0,report_escape/* oneLine */.TN)(headline.reason, WORDS_LENGTH)}`));
    }
    return annotations;
}
function holdsFailures(against) {
    return against.some((held) => !held.endsWith(" outstanding"));
}
function outstandingAnnotation(report, level) {
    const { headline } = report;
    const { counts, reason, resumeAt, endedAt } = headline;
    const when = resumeAt === null ? "" : ` from ${untilWords(resumeAt, endedAt)} on`;
    return made(level, `Carryover: ${(0,report_words/* statusWords */.o7)(headline.status)}, ${(0,report_words/* grouped */.zD)(counts.outstanding)} of ${(0,report_words/* counted */.hS)(counts.total, "task")} outstanding`, `${(0,report_words/* sentence */.em)((0,report_escape/* oneLine */.TN)(reason, WORDS_LENGTH))} The results so far are kept. ${resumeWords(report, when)}`);
}
function stopAnnotation(report, level) {
    const { headline } = report;
    const { counts, stops, endedAt } = headline;
    const title = `Carryover stopped: ${stops.length === 0 ? "rate limit" : `${(0,report_words/* firstFew */.Dt)(stops.map(nameOf), TITLE_NAMES)} ${stateOf(stops)}`}`;
    const said = stops.length === 0 ? (0,report_words/* sentence */.em)((0,report_escape/* oneLine */.TN)(headline.reason, WORDS_LENGTH)) : stopSentences(stops, endedAt).join(" ");
    const left = `${(0,report_words/* grouped */.zD)(counts.outstanding)} of ${(0,report_words/* counted */.hS)(counts.total, "task")} outstanding; all results so far are kept.`;
    const { at, ready, held } = (0,next_run/* nextRun */.B)(headline);
    const from = at === null ? "at once" : `from ${untilWords(at, endedAt)} on`;
    const part = held === 0
        ? ""
        : `${(0,report_words/* grouped */.zD)(ready)} of these can run ${from}, the other ${(0,report_words/* grouped */.zD)(held)} once their own providers take calls again. `;
    const when = at === null || held > 0 || stops.length === 1 ? " after that" : ` ${from}`;
    const words = `${said} ${left} ${missingWords(report)}${failedWords(report)}${part}${resumeWords(report, when)}`;
    return made(level, title, words);
}
function failedWords({ headline: { counts } }) {
    const parts = [
        counts.failed === 0
            ? ""
            : `${(0,report_words/* counted */.hS)(counts.failed, "task")} failed by ${counts.failed === 1 ? "its" : "their"} grader`,
        counts.errored === 0 ? "" : `${(0,report_words/* counted */.hS)(counts.errored, "task")} errored`,
    ].filter(Boolean);
    return parts.length === 0 ? "" : `Also, ${parts.join(" and ")}. `;
}
function stopSentences(stops, endedAt) {
    const quoted = stops.slice(0, STOPS_QUOTED).map((stop) => stopSentence(stop, endedAt));
    const others = stops.slice(STOPS_QUOTED).map((stop) => `${nameOf(stop)} until ${untilWords(stop.untilAt, endedAt)}`);
    return others.length === 0 ? quoted : [...quoted, `Also ${stateOf(stops)}: ${(0,report_words/* firstFew */.Dt)(others, STOPS_NAMED)}.`];
}
function stateOf(stops) {
    if ((0,title/* isOutage */.uD)(stops))
        return "unavailable";
    return stops.some((stop) => stop.outage) ? "rate-limited or unavailable" : "rate-limited";
}
function nameOf({ provider }) {
    return (0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(provider), 60);
}
function missingWords({ run: { missingJobs } }) {
    if (missingJobs.length === 0)
        return "";
    return `${missingJobs.length === 1 ? "Job" : "Jobs"} ${(0,report_words/* firstFew */.Dt)(missingJobs)} never reported. `;
}
function stopSentence(stop, endedAt) {
    const guess = stop.isStated ? "" : " (our guess: it named no time)";
    return `${nameOf(stop)} is ${stateOf([stop])} until ${untilWords(stop.untilAt, endedAt)}${guess}; it said: "${(0,report_escape/* oneLine */.TN)(stop.words, WORDS_LENGTH)}".`;
}
function untilWords(at, endedAt) {
    return `${(0,instant/* utcMinute */.vD)(at)}${endedAt === null || at <= endedAt ? "" : ` (in ${(0,duration/* formatDuration */.a)(at - endedAt)})`}`;
}
function resumeWords({ headline: { reason, resumeCommand } }, when) {
    const byHand = (0,report_escape/* oneLine */.TN)(resumeCommand, 1_000);
    if ((0,selection/* isSelectionDone */.Lv)(reason))
        return `${(0,report_words/* capitalised */.Iu)(report_words/* UNSELECTIVE */.SM)}${byHand === "" ? "." : `: ${byHand}`}`;
    const command = byHand === "" ? "" : `, or by hand: ${byHand}`;
    return `To resume, run it again${when}: the next scheduled run does it by itself and takes only what is outstanding${command}`;
}
function abortedAnnotation({ headline }, level) {
    return made(level, "Carryover: aborted", (0,report_escape/* oneLine */.TN)(headline.reason, MESSAGE_LENGTH));
}
function groupAnnotation(group, report, level) {
    const ids = group.tasks.slice(0, IDS_SHOWN).map((index) => {
        const { id, gradeMessage } = report.tasks.at(index);
        const said = gradeMessage === "" ? "" : ` (${(0,report_escape/* oneLine */.TN)(gradeMessage, 200)})`;
        return `${(0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(id), 120)}${said}`;
    });
    const more = group.tasks.length > ids.length ? ` and ${(0,report_words/* grouped */.zD)(group.tasks.length - ids.length)} more` : "";
    if (group.class === "graded") {
        const { passRate } = report.headline;
        const rate = passRate === null ? "" : ` Pass rate ${(0,report_words/* percent */.KN)(passRate)} of graded tasks.`;
        return made(level, `Carryover: ${(0,report_words/* counted */.hS)(group.tasks.length, "task")} failed`, `Failed by their grader: ${ids.join(", ")}${more}.${rate}`);
    }
    const said = group.message === "" ? "" : `${(0,report_escape/* oneLine */.TN)(group.message, WORDS_LENGTH)}: `;
    return made(level, `Carryover: ${(0,report_words/* counted */.hS)(group.tasks.length, "task")} ${(0,class_words/* failureWords */.AC)(group.class)}`, `${said}${ids.join(", ")}${more}`);
}
function made(level, title, message) {
    return { level, title: (0,report_escape/* logLine */.BP)((0,report_escape/* oneLine */.TN)(title, 200)), message: (0,report_escape/* logLine */.BP)((0,report_escape/* oneLine */.TN)(message, MESSAGE_LENGTH)) };
}

// EXTERNAL MODULE: ./build/action/say.js
var say = __webpack_require__(18232);
;// CONCATENATED MODULE: ./build/action/publish.js








function publishOutputs(outputs) {
    attempt("the outputs", () => setOutputs(outputs));
}
async function publish(end, config) {
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
    await commentOnPullRequest(end, { config, env: process.env, notice: say/* inform */.I, warn: say/* warn */.R });
}
const ANNOTATE = { error: core/* error */.z3, warning: core/* warning */.$e };
function attempt(what, write) {
    try {
        write();
    }
    catch (error) {
        (0,say/* warn */.R)(`${what} could not be passed to the runner: ${(0,reason/* reasonOf */.A)(error)}`);
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
        cost_usd: spent?.isInDollars && spent.cost !== null ? Number(spent.cost.toPrecision(12)) : null,
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

/***/ 47545:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ interruptedOutputs),
/* harmony export */   JZ: () => (/* binding */ buildOutputs),
/* harmony export */   jO: () => (/* binding */ outputText)
/* harmony export */ });
/* unused harmony export unknownOutputs */
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23540);


function buildOutputs(options) {
    const { counts, paths } = options;
    const resume = counts.outstanding > 0;
    return {
        status: options.status,
        resume,
        "resume-at": resume && options.resumeAt !== null ? (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .K)(options.resumeAt) : "",
        "resume-command": resume ? options.resumeCommand : "",
        reason: options.reason,
        total: counts.total,
        passed: counts.passed,
        failed: counts.failed,
        errored: counts.errored,
        skipped: counts.skipped,
        outstanding: counts.outstanding,
        "pass-rate": (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .reportedPassRate */ .TX)(counts),
        "outstanding-file": paths.outstanding,
        "results-file": paths.results,
        "failures-file": paths.failures,
        "summary-file": paths.summary,
        "junit-file": paths.junit,
        "report-file": paths.report,
    };
}
function interruptedOutputs({ message: reason, counts }, options) {
    const ended = { ...options, status: "interrupted", reason };
    return counts === null ? unknownOutputs(ended) : buildOutputs({ ...ended, counts, resumeAt: null });
}
function unknownOutputs(options) {
    const none = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
    const unknown = { total: null, passed: null, failed: null, errored: null, skipped: null, outstanding: null };
    const outputs = buildOutputs({ ...options, counts: none, resumeAt: null });
    return { ...outputs, ...unknown, resume: true, "resume-command": options.resumeCommand };
}
function outputText(value) {
    return value === null ? "" : String(value);
}


/***/ }),

/***/ 66065:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ countRegressed),
/* harmony export */   g: () => (/* binding */ NO_BASELINE)
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
    let hasBaseline = false;
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_0__/* .readLedger */ .SC)(paths.baseline, (row) => {
        if (row.campaign === campaign)
            return;
        hasBaseline = true;
        if (row.status === "passed" && failed.delete(row.id))
            regressed += 1;
    });
    return hasBaseline ? regressed : null;
}
const NO_BASELINE = "fail-on: regressed found no regression, because there is no earlier complete campaign to compare with";


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






function repeatVerdict(paths, { id, counts = NO_TASKS }, to, why = `this workflow run completed campaign ${id}, and another one has begun since`) {
    const result = { status: "complete", counts, sameFailure: false, signal: null };
    const against = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .failReasons */ .K1)(result, to.judgement);
    const { resumeCommand, identity, clock } = to;
    const outputs = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .buildOutputs */ .JZ)({ status: "complete", reason: why, counts, resumeAt: null, resumeCommand, paths });
    const { run, job } = identity;
    const ended = { event: "run_ended", run, job, status: "complete", reason: why, counts, against };
    to.sink.on({ ...ended, resume_at: "", resume_command: "", at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_5__/* .iso */ .K)(clock.now()) });
    const summary = summaryOf({ id, counts, against, why });
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.summary))
        (0,_store_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeAtomically */ .vK)(paths.summary, (write) => write(summary));
    return { result, reason: why, against, exitCode: (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCode */ .I$)(result, to.judgement), outputs, report: null, summary };
}
const NO_TASKS = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
function summaryOf({ id, counts: { total, passed, failed, errored, skipped }, against, why, }) {
    const verdict = against.length === 0 ? "" : ` The verdict stands: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(against.join(", "))}.`;
    return (`## ${against.length === 0 ? "✅" : "❌"} Nothing to do: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(why)}\n\n` +
        `Campaign ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(id)} is complete, so this run starts nothing and saves nothing. ` +
        `Of ${total} tasks ${passed} passed, ${failed} failed, ${errored} errored and ${skipped} were skipped.${verdict}\n`);
}


/***/ }),

/***/ 50145:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KM: () => (/* binding */ sparkline),
/* harmony export */   WC: () => (/* binding */ cellOf),
/* harmony export */   WL: () => (/* binding */ countsBar)
/* harmony export */ });
const CELLS = 30;
const CELL_OF = [
    ["passed", "🟩"],
    ["failed", "🟥"],
    ["errored", "🟧"],
    ["skipped", "⬜"],
    ["outstanding", "🟦"],
];
function countsBar(counts) {
    if (counts.total === 0)
        return "";
    const sizes = CELL_OF.map(([standing]) => cells(counts[standing], counts.total));
    const largest = sizes.indexOf(Math.max(...sizes));
    const sum = sizes.reduce((total, size) => total + size, 0);
    return CELL_OF.map(([, cell], index) => cell.repeat((sizes[index] ?? 0) - (index === largest ? sum - CELLS : 0))).join("");
}
function cellOf(standing) {
    return CELL_OF.find(([name]) => name === standing)?.[1] ?? "";
}
function cells(count, total) {
    return count === 0 ? 0 : Math.max(1, Math.round((count / total) * CELLS));
}
const BLOCKS = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
function sparkline(values, low = 0) {
    const range = Math.max(1e-9, Math.max(...values) - low);
    return values
        .map((value) => (low === 0 && value === 0 ? "·" : (BLOCKS[Math.round(((value - low) / range) * 7)] ?? "█")))
        .join("");
}


/***/ }),

/***/ 27019:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   f5: () => (/* binding */ CLASS_WORDS),
/* harmony export */   ot: () => (/* binding */ classWords)
/* harmony export */ });
const CLASS_WORDS = {
    graded: { name: "graded", meaning: "has a result" },
    passed: { name: "passed", meaning: "" },
    failed: { name: "failed", meaning: "graded, and the answer was wrong" },
    mixed: { name: "passed and failed", meaning: "the tasks of this shard differ" },
    rate_limited: { name: "rate-limited", meaning: "the provider refused it; not charged, runs again" },
    kill_shaped: { name: "killed", meaning: "ended by a signal; runs again" },
    timeout_exceeded: { name: "timed out", meaning: "ran longer than its timeout; not retried" },
    transient: { name: "transient failure", meaning: "the server or the connection failed; retried" },
    legitimate: { name: "failure", meaning: "the attempt failed; retried after all other tasks" },
    fatal: { name: "fatal failure", meaning: "cannot succeed; not retried" },
    skipped: { name: "skipped", meaning: "" },
    unfinished: { name: "unfinished", meaning: "the child ended without a result for it; runs again" },
    running: { name: "still running", meaning: "no end was recorded" },
};
function classWords(outcome) {
    return CLASS_WORDS[outcome].name;
}
function failureWords(failure) {
    if (failure === "graded")
        return "failed by the grader";
    if (failure === "skipped")
        return "skipped";
    return failure === "legitimate" ? "errored" : `errored (${classWords(failure).replace(" failure", "")})`;
}


/***/ }),

/***/ 28704:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ differenceWords)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);

function changeOf(interval, pValue) {
    const isChange = pValue === null ? interval.low > 0 || interval.high < 0 : pValue < 0.05;
    if (!isChange)
        return "could be chance";
    return interval.mean > 0 ? "better" : "worse";
}
function differenceWords(difference, isOfScores, unit = "pair") {
    if (difference === null || difference.interval === null)
        return "too few pairs";
    const { interval, pairs, pValue } = difference;
    const words = (value) => (isOfScores ? signed(value) : `${signed(value * 100)} points`);
    const test = pValue === null ? "" : `, p = ${pValue < 0.001 ? "under 0.001" : pValue.toFixed(pValue < 0.1 ? 3 : 2)}`;
    const range = `${words(interval.low)} to ${words(interval.high)}`;
    return `${words(interval.mean)} (${range}; ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(pairs, unit)}${test}): ${changeOf(interval, pValue)}`;
}
function signed(value) {
    const text = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shortNumber */ .In)(Math.abs(value) < 1e-9 ? 0 : value);
    return value > 0 && text !== "0" ? `+${text}` : text.replace("-", "−");
}


/***/ }),

/***/ 77938:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ firstGroups),
/* harmony export */   B: () => (/* binding */ groupFailures)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _read_tail_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(150);



const SEVERITY = [
    "fatal",
    "timeout_exceeded",
    "kill_shaped",
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
    const tail = (0,_read_tail_js__WEBPACK_IMPORTED_MODULE_2__/* .readTail */ .Z)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(logsFolder, `${key}.log`), LAST_WORDS_BYTES);
    if (tail === null)
        return "";
    const lines = (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(tail.text)
        .trimEnd()
        .split("\n")
        .slice(tail.isWhole ? 0 : 1);
    return lines.slice(-LAST_WORDS_LINES).join("\n");
}


/***/ }),

/***/ 69886:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ localMinute),
/* harmony export */   Hn: () => (/* binding */ utcSecond),
/* harmony export */   vD: () => (/* binding */ utcMinute)
/* harmony export */ });
const MARGIN_MS = 5_000;
const MINUTE_MS = 60_000;
function utcMinute(at) {
    return `${new Date(wholeMinute(at)).toISOString().slice(0, 16)}Z`;
}
function utcSecond(at) {
    return `${new Date(at).toISOString().slice(0, 19)}Z`;
}
function localMinute(at, now) {
    const date = new Date(wholeMinute(at));
    if (date.getTimezoneOffset() === 0)
        return "";
    const two = (value) => String(value).padStart(2, "0");
    const time = `${two(date.getHours())}:${two(date.getMinutes())} local time`;
    const isToday = date.toDateString() === new Date(now).toDateString();
    return isToday ? time : `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${time}`;
}
function wholeMinute(at) {
    return Math.ceil((at - MARGIN_MS) / MINUTE_MS) * MINUTE_MS;
}


/***/ }),

/***/ 3254:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ nextRun)
/* harmony export */ });
/* unused harmony export wayOutOf */

function nextRun({ counts, stops, resumeAt }) {
    const [first] = stops;
    const isAllStopped = stops.reduce((sum, stop) => sum + stop.outstanding, 0) >= counts.outstanding;
    const at = first === undefined || !isAllStopped ? resumeAt : Math.max(resumeAt ?? 0, first.untilAt);
    const later = stops.filter((stop) => stop.untilAt > (at ?? 0));
    const held = later.reduce((sum, stop) => sum + stop.outstanding, 0);
    return { at, ready: counts.outstanding - held, held, heldUntilAt: later.at(-1)?.untilAt ?? null };
}
function wayOutOf(run, retry) {
    const { passed, failed, errored, skipped, outstanding } = run.counts;
    if (passed + failed > 0) {
        if (errored === 0 || outstanding > 0)
            return null;
        const tasks = errored === 1 ? "errored task" : counted(errored, "errored task");
        return `to try the ${tasks} again, run \`${retry}\` and the same command`;
    }
    if (run.status === "stopped")
        return null;
    if (run.sameFailure)
        return "no task got a result: every task failed the same way";
    if (errored === 0 || outstanding > 0)
        return null;
    const who = skipped > 0 ? `${errored} of ${errored + skipped} tasks` : errored === 1 ? "the only task" : `all ${errored} tasks`;
    return `${who} errored: fix the cause, then run \`${retry}\` and the same command again`;
}


/***/ }),

/***/ 150:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTail)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function readTail(path, bytesLimit) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch {
        return null;
    }
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        if (!stat.isFile())
            return null;
        const bytes = Buffer.alloc(Math.min(stat.size, bytesLimit));
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, 0, bytes.length, stat.size - bytes.length);
        return { text: bytes.toString("utf8", 0, length), isWhole: bytes.length === stat.size };
    }
    catch {
        return null;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}


/***/ }),

/***/ 54312:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ binScores)
/* harmony export */ });
const EXACT_VALUES = 11;
const BINS = 20;
function binScores(tasks) {
    const different = new Set();
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const { score } of tasks) {
        if (score === null || !Number.isFinite(score))
            continue;
        [low, high] = [Math.min(low, score), Math.max(high, score)];
        if (different.size <= EXACT_VALUES)
            different.add(score);
    }
    if (different.size === 0)
        return [];
    const isExact = different.size <= EXACT_VALUES;
    const bins = isExact ? exactBins(different) : equalBins(low, high);
    for (const { id, score, standing } of tasks) {
        if (score === null || !Number.isFinite(score))
            continue;
        const slack = isExact ? 0 : Math.abs(score) * 1e-9;
        const bin = bins.findLast(({ from }) => score + slack >= from) ?? bins[0];
        bin?.[standing === "passed" ? "passed" : "other"].push(id);
    }
    return bins;
}
function exactBins(scores) {
    return [...scores].sort((a, b) => a - b).map((score) => ({ from: score, until: score, passed: [], other: [] }));
}
function equalBins(low, high) {
    const [from, until] = low >= 0 && high <= 1 ? [0, 1] : [low, high];
    const edge = (index) => Number((from * (1 - index / BINS) + until * (index / BINS)).toPrecision(12));
    return Array.from({ length: BINS }, (_, index) => ({
        from: edge(index),
        until: edge(index + 1),
        passed: [],
        other: [],
    }));
}


/***/ }),

/***/ 22819:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hs: () => (/* binding */ tokenWords),
/* harmony export */   Of: () => (/* binding */ statedSpend),
/* harmony export */   fL: () => (/* binding */ costWords),
/* harmony export */   y$: () => (/* binding */ SpendSum)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);

const KINDS = [
    [/^(?:total)?tokens(?:used|total)?$/, "tokens"],
    [/^(?:input|prompt)tokens$|^tokens(?:in|input|prompt)$/, "inputTokens"],
    [/^(?:output|completion)tokens$|^tokens(?:out|output|completion)$/, "outputTokens"],
    [/^(?:total)?(?:cost)?usd$|^usdcost$/, "dollars"],
    [/^(?:total)?cost$/, "cost"],
];
class SpendSum {
    #sums = new Map();
    #results = 0;
    add({ metrics, calls }) {
        if (metrics === undefined && calls === undefined)
            return;
        const stated = statedBy(metrics, calls);
        if (stated.size === 0)
            return;
        this.#results += 1;
        for (const [kind, value] of stated)
            this.#sums.set(kind, (this.#sums.get(kind) ?? 0) + value);
    }
    total() {
        if (this.#results === 0)
            return null;
        const of = (kind) => this.#sums.get(kind) ?? null;
        const [cost, dollars] = [of("cost"), of("dollars")];
        return {
            tokens: of("tokens"),
            inputTokens: of("inputTokens"),
            outputTokens: of("outputTokens"),
            cost: cost === null && dollars === null ? null : (cost ?? 0) + (dollars ?? 0),
            isInDollars: dollars !== null && cost === null,
            results: this.#results,
        };
    }
}
function statedSpend(metrics) {
    const stated = statedBy(metrics);
    return { costUsd: stated.get("dollars") ?? stated.get("cost") ?? null, tokens: stated.get("tokens") ?? null };
}
function statedBy(metrics, calls) {
    const stated = readMetrics(metrics ?? {});
    const hasTokens = stated.has("tokens") || stated.has("inputTokens") || stated.has("outputTokens");
    if (calls !== undefined && !hasTokens && calls.made + calls.replayed > 0) {
        const { replayed_input_tokens: input = 0, replayed_output_tokens: output = 0 } = calls;
        stated.set("inputTokens", calls.input_tokens + input).set("outputTokens", calls.output_tokens + output);
    }
    if (calls?.cost_usd !== undefined && !stated.has("dollars") && !stated.has("cost"))
        stated.set("dollars", calls.cost_usd);
    if (stated.has("dollars"))
        stated.delete("cost");
    const tokens = stated.get("tokens") ?? sumOf(stated.get("inputTokens"), stated.get("outputTokens"));
    return tokens === undefined ? stated : stated.set("tokens", tokens);
}
function readMetrics(metrics) {
    const stated = new Map();
    const take = (name, value) => {
        if (typeof value !== "number" || !(value >= 0 && value <= Number.MAX_SAFE_INTEGER))
            return;
        const kind = kindOf(name);
        if (kind !== null && !stated.has(kind))
            stated.set(kind, value);
    };
    for (const [name, value] of Object.entries(metrics))
        take(name, value);
    for (const [name, value] of Object.entries(metrics)) {
        if (typeof value !== "object" || value === null || Array.isArray(value))
            continue;
        for (const [inner, item] of Object.entries(value))
            take(/^tokens$/i.test(name) ? `${inner}tokens` : inner, item);
    }
    return stated;
}
function kindOf(name) {
    if (name.length > 30)
        return null;
    const bare = name.toLowerCase().replace(/[^a-z]/g, "");
    return KINDS.find(([form]) => form.test(bare))?.[1] ?? null;
}
function sumOf(input, output) {
    return input === undefined && output === undefined ? undefined : (input ?? 0) + (output ?? 0);
}
function tokenWords({ tokens, inputTokens, outputTokens }) {
    if (tokens === null)
        return { sum: "", parts: "" };
    const parts = [
        ...(inputTokens === null ? [] : [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(Math.round(inputTokens))} in`]),
        ...(outputTokens === null ? [] : [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(Math.round(outputTokens))} out`]),
    ];
    return { sum: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(Math.round(tokens)), parts: parts.join(", ") };
}
function costWords({ cost, isInDollars }) {
    if (cost === null)
        return "";
    const [whole = "", cents = ""] = cost.toFixed(2).split(".");
    return `${isInDollars ? "$" : ""}${cost !== 0 && cost < 1 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shortNumber */ .In)(cost) : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(Number(whole))}.${cents}`}`;
}


/***/ }),

/***/ 62794:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ buildSummary)
});

// UNUSED EXPORTS: SUMMARY_BYTES_LIMIT

// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/markdown.js


const ID_LENGTH = 200;
function fold(title, content) {
    return `<details><summary>${(0,report_escape/* escapeHtml */.ZD)(title)}</summary>\n\n${content}\n\n</details>`;
}
function idList(ids, all) {
    const more = all.count > ids.length ? ` and ${(0,report_words/* grouped */.zD)(all.count - ids.length)} more: ${all.where}` : "";
    return ids.map(idCode).join(", ") + more;
}
function idCode(id) {
    return (0,report_escape/* markdownCode */.D9)((0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(id), ID_LENGTH));
}
const CELL_LENGTH = 200;
function tableSection(table) {
    if (table === null)
        return null;
    const line = (cells) => `| ${cells.map(cellText).join(" | ")} |`;
    const { title, head, rows, note } = table;
    const lines = [line(head), `|${" --- |".repeat(head.length)}`, ...rows.map(line)].join("\n");
    return {
        name: title,
        forms: [`### ${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)(title, CELL_LENGTH))}\n\n${lines}\n\n${note}`],
    };
}
const FIGURES = new Set(["pass@k", "pass^k"]);
function cellText(text) {
    if (FIGURES.has(text))
        return text;
    return (0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)(text, CELL_LENGTH)).replace(/^(\d+)\\(?=[.)])/, "$1");
}

// EXTERNAL MODULE: ./build/report/class-words.js
var class_words = __webpack_require__(27019);
// EXTERNAL MODULE: ./build/report/failure-groups.js
var failure_groups = __webpack_require__(77938);
;// CONCATENATED MODULE: ./build/report/summary-failures.js





const MESSAGE_LENGTH = 200;
const MEASURES = [
    { groups: 30, ids: 200, hasLastWords: true },
    { groups: 20, ids: 30, hasLastWords: true },
    { groups: 20, ids: 10, hasLastWords: true },
    { groups: 20, ids: 5, hasLastWords: false },
    { groups: 5, ids: 3, hasLastWords: false },
];
function failuresSection(report) {
    const { failureGroups } = report;
    if (failureGroups.length === 0)
        return null;
    const total = failureGroups.reduce((sum, group) => sum + group.tasks.length, 0);
    const forms = MEASURES.map((measure) => {
        const folds = (0,failure_groups/* firstGroups */.$)(failureGroups, measure.groups).map((group) => groupFold(group, report, measure));
        const rest = failureGroups.length - folds.length;
        const more = rest > 0 ? [`And ${(0,report_words/* counted */.hS)(rest, "more kind")} of failure: see \`report.html\`, or \`junit.xml\`.`] : [];
        const text = [`### ${(0,report_words/* counted */.hS)(total, "failure")}`, ...folds, ...more].join("\n\n");
        return text.replace(/^(- .*)\n\n(?=- )/gm, "$1\n");
    });
    return { name: "failures", forms };
}
function groupFold(group, report, { ids, hasLastWords }) {
    const { message, lastWords, tasks } = group;
    const [only, ...others] = tasks;
    const words = hasLastWords && lastWords !== "" && !message.endsWith(lastWords) ? (0,report_escape/* markdownFence */.p0)(lastWords) : "";
    if (only !== undefined && others.length === 0) {
        const task = report.tasks.at(only);
        const said = (0,report_escape/* oneLine */.TN)(message === "" ? task.gradeMessage : message, MESSAGE_LENGTH);
        const notes = `${(0,class_words/* failureWords */.AC)(group.class)}${notesOf(task, group)}`;
        return words === ""
            ? `- ${idCode(task.id)} ${notes}${said === "" ? "" : `: ${(0,report_escape/* markdownCode */.D9)(said)}`}`
            : folded(`${htmlCode((0,report_escape/* visibleId */.i2)(task.id))} ${notes}${said === "" ? "" : `: ${htmlCode(said)}`}`, [words]);
    }
    const shown = tasks.slice(0, ids).map((index) => taskItem(report.tasks.at(index), group));
    const rest = tasks.length - shown.length;
    const more = rest > 0 ? [`- and ${(0,report_words/* grouped */.zD)(rest)} more: see \`report.html\`, or \`junit.xml\``] : [];
    const said = message === "" ? "" : `: ${htmlCode(message)}`;
    return folded(`<b>${(0,report_words/* counted */.hS)(tasks.length, "task")}</b> ${(0,class_words/* failureWords */.AC)(group.class)}${said}`, [
        [...shown, ...more].join("\n"),
        ...(words === "" ? [] : ["Last output of the first:", words]),
    ]);
}
function folded(head, content) {
    return [`<details><summary>${head}</summary>`, ...content, "</details>"].join("\n\n");
}
function htmlCode(text) {
    return `<code>${(0,report_escape/* escapeHtml */.ZD)((0,report_escape/* oneLine */.TN)(text, MESSAGE_LENGTH))}</code>`;
}
function taskItem(task, group) {
    const said = task.gradeMessage === "" ? "" : `: ${(0,report_escape/* markdownCode */.D9)((0,report_escape/* oneLine */.TN)(task.gradeMessage, MESSAGE_LENGTH))}`;
    return `- ${idCode(task.id)}${notesOf(task, group)}${said}`;
}
function notesOf({ score, attempts }, group) {
    const scored = group.class === "graded" && score !== null ? `, score ${(0,report_words/* shortNumber */.In)(score)}` : "";
    return attempts > 1 ? `${scored}, ${attempts} attempts` : scored;
}

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/report/bars.js
var bars = __webpack_require__(50145);
// EXTERNAL MODULE: ./build/report/difference-words.js
var difference_words = __webpack_require__(28704);
// EXTERNAL MODULE: ./build/report/score-bins.js
var score_bins = __webpack_require__(54312);
// EXTERNAL MODULE: ./build/report/spend.js
var report_spend = __webpack_require__(22819);
;// CONCATENATED MODULE: ./build/report/summary-figures.js








const STANDINGS = ["passed", "failed", "errored", "skipped", "outstanding"];
const HISTOGRAM_SCORES = 10;
function countsSection({ headline: { counts } }) {
    const bar = (0,bars/* countsBar */.WL)(counts);
    const shown = STANDINGS.filter((standing) => counts[standing] > 0);
    const isOne = shown.length <= 1;
    const table = [
        `| ${[...shown.map((standing) => `${(0,bars/* cellOf */.WC)(standing)} ${standing}`), "total"].join(" | ")} |`,
        `|${" ---: |".repeat(shown.length + 1)}`,
        `| ${[...shown.map((standing) => (0,report_words/* grouped */.zD)(counts[standing])), (0,report_words/* grouped */.zD)(counts.total)].join(" | ")} |`,
    ].join("\n");
    return { name: "counts", forms: [isOne ? bar : `${bar}\n\n${table}`, table] };
}
function scoreLine(report) {
    const { counts, passRate, passRateInterval, scores, lostToLimits, wonOnRetry, wonAfterLimit, startedAt, endedAt } = report.headline;
    const graded = counts.passed + counts.failed;
    const parts = [];
    if (passRate !== null) {
        const interval = passRateInterval;
        const range = interval === null ? "" : ` (95 % interval ${(0,report_words/* percent */.KN)(interval.low)} to ${(0,report_words/* percent */.KN)(interval.high)})`;
        parts.push(`**Pass rate ${(0,report_words/* percent */.KN)(passRate)}** of ${(0,report_words/* grouped */.zD)(graded)} graded${range}`);
    }
    if (scores !== null) {
        const error = scores.standardError === null ? "" : ` (standard error ${(0,report_words/* shortNumber */.In)(scores.standardError)})`;
        const over = scores.count === graded ? "" : ` (${(0,report_words/* grouped */.zD)(scores.count)} scored)`;
        parts.push(`mean score **${(0,report_words/* shortNumber */.In)(scores.mean)}**${error}${over}`);
    }
    if (wonOnRetry > 0)
        parts.push(`${(0,report_words/* grouped */.zD)(wonOnRetry)} won on a retry`);
    if (wonAfterLimit > 0)
        parts.push(`${(0,report_words/* grouped */.zD)(wonAfterLimit)} won after a rate limit`);
    if (lostToLimits > 0)
        parts.push(`${(0,report_words/* grouped */.zD)(lostToLimits)} lost to limits so far`);
    if (report.run.replayed.calls > 0)
        parts.push((0,report_words/* replayedWords */.MH)(report.run.replayed));
    if (startedAt !== null && endedAt !== null)
        parts.push(`took ${(0,duration/* formatDuration */.a)(endedAt - startedAt)}`);
    const histogram = histogramLine(report);
    return {
        name: "scores",
        forms: [parts.join(" · ") + (histogram === "" ? "" : `\n\n${histogram}`), parts.join(" · ")],
    };
}
function spendSection({ headline: { spend, counts } }) {
    if (spend === null)
        return null;
    const { sum, parts } = (0,report_spend/* tokenWords */.Hs)(spend);
    const cost = (0,report_spend/* costWords */.fL)(spend);
    const graded = counts.passed + counts.failed;
    const words = [
        ...(sum === "" ? [] : [`**${sum} tokens**${parts === "" ? "" : ` (${parts})`}`]),
        ...(cost === "" ? [] : [`**${cost}**${spend.isInDollars ? "" : " cost"}`]),
        ...(spend.results === graded ? [] : [`stated by ${(0,report_words/* grouped */.zD)(spend.results)} of ${(0,report_words/* counted */.hS)(graded, "result")}`]),
    ];
    return { name: "tokens and cost", forms: [`Spent on results: ${words.join(" · ")}`] };
}
function histogramLine({ tasks, headline }) {
    if ((headline.scores?.count ?? 0) < HISTOGRAM_SCORES)
        return "";
    const bins = (0,score_bins/* binScores */.P)(tasks);
    const [first, last] = [bins[0], bins.at(-1)];
    if (first === undefined || last === undefined || bins.length <= 2)
        return "";
    const line = (0,bars/* sparkline */.KM)(bins.map(({ passed, other }) => passed.length + other.length));
    return `Scores: ${(0,report_words/* shortNumber */.In)(first.from)} \`${line}\` ${(0,report_words/* shortNumber */.In)(last.until)}`;
}
function comparisonSection({ baseline }) {
    if (baseline === null)
        return null;
    const { campaign, regressions, fixes, lost } = baseline;
    const head = `### Compared with ${(0,report_escape/* markdownCode */.D9)((0,report_escape/* oneLine */.TN)(campaign, 200))}\n\n${comparisonLine(baseline)}`;
    const lists = (count) => [
        namesList((0,report_words/* counted */.hS)(regressions.length, "regression"), regressions, count),
        namesList((0,report_words/* counted */.hS)(fixes.length, "fix", "fixes"), fixes, count),
        namesList(`${(0,report_words/* grouped */.zD)(lost.length)} passed then and errored now`, lost, count),
    ].filter((list) => list !== "");
    return {
        name: "comparison with the last campaign",
        forms: [[head, ...lists(50)].join("\n\n"), [head, ...lists(10)].join("\n\n"), head],
    };
}
function comparisonLine(baseline) {
    const { regressions, fixes, lost, gained, difference, pairs, isOfScores, isClustered, passRateBefore } = baseline;
    const changes = [
        regressions.length === 0 ? "No regression" : `**${(0,report_words/* counted */.hS)(regressions.length, "regression")}**`,
        (0,report_words/* counted */.hS)(fixes.length, "fix", "fixes"),
        ...(lost.length === 0 ? [] : [`${(0,report_words/* grouped */.zD)(lost.length)} passed then and errored now`]),
        ...(gained === 0 ? [] : [`${(0,report_words/* grouped */.zD)(gained)} graded now without a result then`]),
    ];
    const before = passRateBefore === null ? "" : `; the pass rate was ${(0,report_words/* percent */.KN)(passRateBefore)}`;
    if (difference.interval === null)
        return `${changes.join(", ")}${before}.`;
    const what = isOfScores ? "score" : "pass rate";
    const over = isClustered
        ? `, each task once, over ${(0,report_words/* counted */.hS)(pairs, "pair")}`
        : difference.pairs < pairs
            ? ", over the tasks with a score in both"
            : "";
    return `${changes.join(", ")}${before}. Paired difference of the ${what} with its 95 % interval${over}: ${(0,difference_words/* differenceWords */.X)(difference, isOfScores, isClustered ? "task" : "pair")}.`;
}
function namesList(title, ids, shown) {
    return ids.length === 0
        ? ""
        : fold(title, idList(ids.slice(0, shown), { count: ids.length, where: "see the comparison in `report.html`" }));
}

// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/report/instant.js
var instant = __webpack_require__(69886);
// EXTERNAL MODULE: ./build/report/title.js
var title = __webpack_require__(25773);
;// CONCATENATED MODULE: ./build/report/summary-story.js







const EVENTS_SHOWN = 20;
const WORDS_LENGTH = 200;
function outstandingSection({ outstanding }) {
    const { count, ids, limited, killed, retriable, unreported, notStarted } = outstanding;
    if (count === 0)
        return null;
    const reasons = [
        [limited, "held up by a rate limit"],
        [unreported, "of jobs that never reported"],
        [retriable, "failed, with attempts left"],
        [killed, "killed or stopped before they ended"],
        [notStarted, "not started"],
    ];
    const parts = reasons.filter(([number]) => number > 0).map(([number, words]) => `${(0,report_words/* grouped */.zD)(number)} ${words}`);
    const head = `### ${(0,report_words/* counted */.hS)(count, "outstanding task")}\n\n${parts.join("; ")}.`;
    const where = "see the task table of `report.html`, or `junit.xml`";
    const list = (shown) => `${head}\n\n${fold("Which ones", idList(ids.slice(0, shown), { count, where }))}`;
    return { name: "outstanding tasks", forms: [list(ids.length), list(10), head] };
}
function limitsSection(report) {
    const { run, outstanding } = report;
    const lines = [];
    if (run.refusedCount > 0)
        lines.push(`${(0,report_words/* counted */.hS)(run.refusedCount, "attempt")} met a rate limit. These do not count as failures.`);
    for (const [provider, waits] of byProvider(run.waits))
        lines.push(waitLine(provider, waits));
    for (const [provider, changes] of byProvider(run.limits)) {
        const steps = changes.map((change) => change.to);
        const path = steps.length > EVENTS_SHOWN ? [...steps.slice(0, EVENTS_SHOWN), "…"] : steps;
        const cuts = changes.filter((change) => change.to < change.from).length;
        lines.push(`${bold(provider)}: parallelism ${[changes[0]?.from ?? "", ...path].join(" → ")} (${(0,report_words/* counted */.hS)(cuts, "cut")}).`);
    }
    for (const [provider, paces] of byProvider(run.paces)) {
        lines.push(`${bold(provider)}: paced to ${(0,report_words/* shortNumber */.In)(paces.at(-1)?.starts_per_minute ?? 0)} starts a minute.`);
    }
    lines.push(...circuitLines(run).slice(0, EVENTS_SHOWN));
    if (outstanding.spared > 0)
        lines.push(`${(0,report_words/* counted */.hS)(outstanding.spared, "task")} not started, because the provider would have refused them.`);
    if (lines.length === 0)
        return null;
    const isLimited = [run.waits, run.limits, run.paces].some((list) => list.length > 0) || run.refusedCount > 0;
    const head = isLimited || !(0,title/* isOutage */.uD)(report.headline.stops) ? "### Rate limits" : "### Outages";
    const all = lines.map((line) => `- ${line}`).join("\n");
    return { name: "rate limits", forms: [`${head}\n\n${all}`, `${head}\n\n- ${lines[0]}`] };
}
function waitLine(provider, waits) {
    const total = waits.reduce((sum, wait) => sum + Math.max(0, wait.until - wait.at), 0);
    const last = waits.at(-1);
    const words = last === undefined ? "" : ` ${waits.length > 1 ? "The last: " : ""}${quoted(last.reason)}`;
    return `${bold(provider)}: paused ${waits.length === 1 ? "once" : `${waits.length} times`}, ${(0,duration/* formatDuration */.a)(total)} in total.${words}`;
}
function circuitLines({ circuits, jobs }) {
    const opened = circuits.filter((change) => change.to === "open").toSorted((a, b) => a.at - b.at);
    const groups = groupsOf(opened, ({ provider, reason }) => `${provider}\n${(0,report_escape/* oneLine */.TN)(reason, WORDS_LENGTH)}`);
    return [...groups.values()].flatMap((changes) => {
        const [first] = changes;
        if (first === undefined)
            return [];
        const where = new Set(changes.map(({ job }) => job));
        const place = where.size > 1 ? ` in ${where.size} jobs` : jobs.length > 1 ? ` in job ${first.job}` : "";
        const times = changes.length > where.size ? `, ${changes.length} times in total` : "";
        return `${bold(first.provider)}: stopped at ${(0,instant/* utcSecond */.Hn)(first.at)}${place}${times}. ${quoted(first.reason)}`;
    });
}
function jobsSection({ run: { jobs, missingJobs } }) {
    if (!jobs.some(({ start }) => start.job_total > 1) || jobs.length + missingJobs.length < 2)
        return null;
    const reported = `${(0,report_words/* grouped */.zD)(jobs.length)} of ${(0,report_words/* counted */.hS)(jobs.length + missingJobs.length, "job")} reported`;
    const rows = [
        ...missingJobs.slice(0, split/* MOST_JOBS */.r2).map((index) => `| ${index} | ⚠️ never reported | | |`),
        ...jobs.toSorted((a, b) => a.start.job_index - b.start.job_index).map(jobRow),
    ];
    const table = ["| job | ended | tasks | took |", "| ---: | --- | ---: | ---: |", ...rows].join("\n");
    return { name: "jobs", forms: [fold(reported, table), `${reported}.`] };
}
function jobRow({ start, end, endedAt }) {
    const isQuiet = end === null || end.status === "complete" || end.reason === "";
    const reason = isQuiet ? "" : `: ${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)(end.reason, WORDS_LENGTH))}`;
    const ended = end === null ? "⚠️ no end recorded" : `${(0,report_words/* statusWords */.o7)(end.status)}${reason}`;
    return `| ${start.job_index} | ${ended} | ${(0,report_words/* grouped */.zD)(start.part)} | ${(0,duration/* formatDuration */.a)(endedAt - start.at)} |`;
}
function troubleSection({ run: { warnings }, skippedLines }) {
    const rest = warnings.length - EVENTS_SHOWN;
    const were = skippedLines === 1 ? "was" : "were";
    const lines = [
        ...warnings.slice(0, EVENTS_SHOWN).map((warning) => `- ${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)(warning, 500))}`),
        ...(rest > 0 ? [`- and ${(0,report_words/* grouped */.zD)(rest)} more: \`events.jsonl\` has them`] : []),
        ...(skippedLines > 0
            ? [`- ${(0,report_words/* counted */.hS)(skippedLines, "line")} of the state could not be read and ${were} skipped.`]
            : []),
    ];
    if (lines.length === 0)
        return null;
    return { name: "warnings", forms: [fold((0,report_words/* counted */.hS)(lines.length, "warning"), lines.join("\n"))] };
}
function byProvider(changes) {
    return groupsOf(changes, ({ provider }) => provider);
}
function groupsOf(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}
function bold(text) {
    return `**${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(text), 100))}**`;
}
function quoted(text) {
    return (0,report_escape/* markdownCode */.D9)((0,report_escape/* oneLine */.TN)(text, WORDS_LENGTH));
}

// EXTERNAL MODULE: ./build/core/selection.js
var selection = __webpack_require__(83260);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: ./build/report/next-run.js
var next_run = __webpack_require__(3254);
;// CONCATENATED MODULE: ./build/report/summary-verdict.js








const summary_verdict_WORDS_LENGTH = 400;
const STOPS_QUOTED = 5;
const STOPS_NAMED = 25;
function verdictSection(report) {
    const { headline } = report;
    const lines = [`## ${symbolOf(headline)} ${(0,title/* titleOf */.Gg)(headline, report.run.missingJobs.length)}`, ...adviceOf(report)];
    return { name: "verdict", forms: [lines.join("\n\n")] };
}
function symbolOf(headline) {
    switch (headline.status) {
        case "complete":
            return (0,title/* hasHeldFailures */.v8)(headline) ? "❌" : "✅";
        case "stopped":
            return "⏸️";
        case "out_of_time":
            return "⏱️";
        case "out_of_budget":
            return "💰";
        case "interrupted":
        case "aborted":
            return "🛑";
        case "incomplete":
            return "🧩";
        default:
            return (0,unreachable/* unreachable */.H)(headline.status);
    }
}
function adviceOf({ headline, run }) {
    const { counts, stops, status, reason, endedAt } = headline;
    if (counts.outstanding === 0) {
        return status === "complete"
            ? [...judgementOf(headline), ...retryAdvice(counts.errored)]
            : [`${(0,report_escape/* markdownText */.p7)((0,report_words/* sentence */.em)((0,report_words/* capitalised */.Iu)((0,report_escape/* oneLine */.TN)(reason, summary_verdict_WORDS_LENGTH))))} Nothing is outstanding.`];
    }
    const why = (0,report_escape/* markdownText */.p7)((0,report_words/* sentence */.em)((0,report_words/* capitalised */.Iu)((0,report_escape/* oneLine */.TN)(reason, summary_verdict_WORDS_LENGTH))));
    const lines = status === "aborted" ? [why] : [];
    if (run.missingJobs.length > 0) {
        const [jobs, whose] = run.missingJobs.length === 1 ? ["Job", "its"] : ["Jobs", "their"];
        lines.push(`**${jobs} ${(0,report_words/* firstFew */.Dt)(run.missingJobs)} never reported**: ${whose} tasks stay outstanding.`);
    }
    if (stops.length > 0)
        lines.push(stopLines(stops, endedAt));
    else if (run.missingJobs.length === 0 && status !== "aborted")
        lines.push(why);
    lines.push(resumeLine(headline));
    return lines;
}
function retryAdvice(errored) {
    if (errored === 0)
        return [];
    const tasks = errored === 1 ? "errored task" : (0,report_words/* counted */.hS)(errored, "errored task");
    return [
        `To try the ${tasks} again, run with \`retry: errored\`. On the command line, run \`carryover retry\` first.`,
    ];
}
function judgementOf({ counts, against }) {
    if (against === null || counts.failed + counts.errored === 0)
        return [];
    if (against.length === 0)
        return ["The run counts as passed: `fail-on` and `min-pass-rate` allow these failures."];
    const rate = against.find((held) => held.startsWith("pass rate"));
    return rate === undefined ? [] : [`Failing because the **${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)(rate, summary_verdict_WORDS_LENGTH))}**.`];
}
function stopLines(stops, endedAt) {
    const lines = stops.slice(0, STOPS_QUOTED).map((stop) => stopLine(stop, endedAt));
    const others = stops.slice(STOPS_QUOTED).map((stop) => stopHead(stop, endedAt));
    return [...lines, ...(others.length === 0 ? [] : [`${(0,report_words/* firstFew */.Dt)(others, STOPS_NAMED)}.`])]
        .map((line) => `- ${line}`)
        .join("\n");
}
function stopLine(stop, endedAt) {
    const guess = stop.isStated ? "" : " It stated no time, so this is an estimate.";
    return `${stopHead(stop, endedAt)}.${guess} It said: ${(0,report_escape/* markdownCode */.D9)((0,report_escape/* oneLine */.TN)(stop.words, summary_verdict_WORDS_LENGTH))}`;
}
function stopHead({ provider, untilAt }, endedAt) {
    const distance = endedAt === null ? "" : ` (${(0,duration/* formatDuration */.a)(untilAt - endedAt)} after this run ended)`;
    return `**${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(provider), 100))}** is stopped until **${(0,instant/* utcMinute */.vD)(untilAt)}**${distance}`;
}
function resumeLine(headline) {
    const { counts, reason, resumeCommand } = headline;
    const { at, ready, held, heldUntilAt } = (0,next_run/* nextRun */.B)(headline);
    const when = at === null ? "The next run" : `A run after **${(0,instant/* utcMinute */.vD)(at)}**`;
    const byHand = resumeCommand === "" ? "" : `\n\n${(0,report_escape/* markdownFence */.p0)((0,report_escape/* oneLine */.TN)(resumeCommand, 1_000))}`;
    if ((0,selection/* isSelectionDone */.Lv)(reason))
        return `All results are kept. ${(0,report_words/* capitalised */.Iu)(report_words/* UNSELECTIVE */.SM)}${byHand === "" ? "." : `:${byHand}`}`;
    const how = resumeCommand === "" ? "." : ": by schedule, or by hand with";
    const takes = held === 0
        ? `the ${(0,report_words/* counted */.hS)(counts.outstanding, "outstanding task")}`
        : `${(0,report_words/* grouped */.zD)(ready)} of the ${(0,report_words/* counted */.hS)(counts.outstanding, "outstanding task")}`;
    const rest = heldUntilAt === null
        ? ""
        : `; the other ${(0,report_words/* grouped */.zD)(held)} can run once their own providers reset, the last at **${(0,instant/* utcMinute */.vD)(heldUntilAt)}**`;
    return `**To resume:** all results are kept. ${when} runs only ${takes}${rest}${how}${byHand}`;
}

// EXTERNAL MODULE: ./build/report/trend.js
var trend = __webpack_require__(29088);
// EXTERNAL MODULE: ./build/report/variant-tables.js
var variant_tables = __webpack_require__(5894);
;// CONCATENATED MODULE: ./build/report/summary.js







const SUMMARY_BYTES_LIMIT = 1_000_000;
function buildSummary(report, bytesLimit = SUMMARY_BYTES_LIMIT) {
    const sections = [
        verdictSection(report),
        countsSection(report),
        scoreLine(report),
        spendSection(report),
        failuresSection(report),
        outstandingSection(report),
        tableSection((0,variant_tables/* variantTable */.Wf)(report.variants)),
        tableSection((0,variant_tables/* repeatTable */.wE)(report.variants)),
        comparisonSection(report),
        (0,trend/* trendSection */.nC)(report),
        limitsSection(report),
        jobsSection(report),
        troubleSection(report),
    ].filter((section) => section !== null);
    const chosen = sections.map(() => 0);
    for (let last = sections.length - 1; last > 0 && bytesOf(compose(sections, chosen)) > bytesLimit;) {
        const section = sections[last];
        const form = (chosen[last] ?? 0) + 1;
        chosen[last] = form;
        if (section === undefined || form >= section.forms.length)
            last -= 1;
    }
    return compose(sections, chosen);
}
function compose(sections, chosen) {
    const texts = sections.map((section, index) => section.forms[chosen[index] ?? 0] ?? "");
    const cut = sections.flatMap((section, index) => ((chosen[index] ?? 0) > 0 ? [section.name] : []));
    const named = `_Shortened to fit: ${cut.join(", ")}. \`report.html\` shows more, and \`junit.xml\` has every task._`;
    const note = cut.length === 0 ? "" : named;
    return `${[...texts, note].filter((text) => text !== "").join("\n\n")}\n`;
}
function bytesOf(text) {
    return Buffer.byteLength(text);
}


/***/ }),

/***/ 25773:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   uD: () => (/* binding */ isOutage),
/* harmony export */   v8: () => (/* binding */ hasHeldFailures)
/* harmony export */ });
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48032);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);


function titleOf({ status, counts, stops, }, missingJobs) {
    const left = `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(counts.outstanding)} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(counts.total, "task")} outstanding`;
    switch (status) {
        case "complete":
            return completeTitle(counts);
        case "stopped":
            return `Stopped by ${isOutage(stops) ? "an outage" : "a rate limit"}: ${left}`;
        case "out_of_time":
            return `Out of time: ${left}`;
        case "out_of_budget":
            return `Out of budget: ${left}`;
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


/***/ }),

/***/ 29088:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hE: () => (/* binding */ trendFigures),
/* harmony export */   lt: () => (/* binding */ completedWords),
/* harmony export */   nC: () => (/* binding */ trendSection)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _bars_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50145);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69886);
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22819);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);






const PASS_RATE = { name: "pass rate", read: (row) => row.pass_rate, words: _words_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN };
const COST = {
    name: "cost",
    read: (row) => row.cost_usd,
    words: (cost) => (0,_spend_js__WEBPACK_IMPORTED_MODULE_3__/* .costWords */ .fL)({ cost, isInDollars: true }),
};
const FIGURES = [
    PASS_RATE,
    { name: "runs needed", read: (row) => row.runs ?? null, words: _words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD },
    { name: "duration", read: (row) => row.duration_s, words: (seconds) => (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(seconds * 1_000) },
    COST,
    { name: "tokens", read: (row) => row.tokens, words: (tokens) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(Math.round(tokens)) },
    { name: "calls saved", read: (row) => row.calls_saved, words: _words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD },
];
const ROWS_SHOWN = 7;
const NAME_LENGTH = 40;
function trendFigures(trend) {
    if (trend.length < 2)
        return [];
    return FIGURES.filter((figure) => figure === PASS_RATE || trend.some((row) => (figure.read(row) ?? 0) > 0));
}
function trendSection({ trend }) {
    const figures = trendFigures(trend);
    if (figures.length === 0)
        return null;
    const rates = trend.flatMap(({ pass_rate: rate }) => rate ?? []);
    const [low, high] = [Math.min(...rates), Math.max(...rates)];
    const line = rates.length < 2 || low === high
        ? ""
        : `Pass rate: \`${(0,_bars_js__WEBPACK_IMPORTED_MODULE_4__/* .sparkline */ .KM)(rates, low)}\` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(low)} to ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(high)})\n\n`;
    const table = [
        `| campaign | completed | ${figures.map((figure) => figure.name).join(" | ")} |`,
        `| --- | --- |${" ---: |".repeat(figures.length)}`,
        ...trend
            .slice(-ROWS_SHOWN)
            .reverse()
            .map((row) => tableRow(row, figures)),
    ].join("\n");
    const head = `### The last ${trend.length} campaigns`;
    return { name: "trend", forms: [`${head}\n\n${line}${table}`, `${head}\n\n${line}`.trim()] };
}
function tableRow(row, figures) {
    const cells = figures.map(({ read, words }) => {
        const value = read(row);
        return value === null ? "" : words(value);
    });
    return `| ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)((0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(row.campaign, NAME_LENGTH))} | ${completedWords(row)} | ${cells.join(" | ")} |`;
}
function completedWords({ completed_at }) {
    const at = Date.parse(completed_at);
    return Number.isNaN(at) ? "" : `${(0,_instant_js__WEBPACK_IMPORTED_MODULE_5__/* .utcSecond */ .Hn)(at).slice(0, 16)}Z`;
}


/***/ }),

/***/ 5894:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wf: () => (/* binding */ variantTable),
/* harmony export */   wE: () => (/* binding */ repeatTable)
/* harmony export */ });
/* unused harmony export variantLines */
/* harmony import */ var _difference_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28704);
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22819);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);



const ROWS_SHOWN = 100;
function variantTable(variants) {
    const [first] = variants;
    if (first === undefined || first.label === "")
        return null;
    const { axes, short } = shortLabels(variants);
    const rows = variants.map((variant, place) => [
        short[place] ?? "",
        variant.passRate === null ? "" : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(variant.passRate.mean)} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(gradedOf(variant))}`,
        variant.passRate === null ? "" : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(variant.passRate.low)} to ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(variant.passRate.high)}`,
        scoreWords(variant),
        variant.spend === null ? "" : (0,_spend_js__WEBPACK_IMPORTED_MODULE_1__/* .costWords */ .fL)(variant.spend),
        variant === first ? "" : (0,_difference_words_js__WEBPACK_IMPORTED_MODULE_2__/* .differenceWords */ .X)(variant.passRateDifference, false),
        variant.scoreDifference === null ? "" : (0,_difference_words_js__WEBPACK_IMPORTED_MODULE_2__/* .differenceWords */ .X)(variant.scoreDifference, true),
        missingWords(variant),
    ]);
    const head = [
        axes,
        "pass rate",
        "95 % interval",
        "mean score",
        "cost",
        `against ${short[0] ?? ""}`,
        "score against it",
        "no result",
    ];
    return {
        title: `Compared by ${axes}`,
        ...withoutEmpty(head, rows.slice(0, ROWS_SHOWN)),
        note: "Differences are paired: each covers the tasks that are graded under both." +
            (rows.length > ROWS_SHOWN ? ` ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(rows.length - ROWS_SHOWN)} more are not shown.` : ""),
    };
}
function variantLines(variants) {
    const table = variantTable(variants);
    if (table === null)
        return [];
    const columns = table.head.flatMap((name, column) => (name.includes("against") ? [] : [column]));
    const lines = [table.head, ...table.rows].map((row) => columns.map((column) => row[column] ?? ""));
    const widths = columns.map((_, place) => Math.max(...lines.map((cells) => cells[place]?.length ?? 0)));
    return lines.map((cells) => cells
        .map((cell, place) => cell.padEnd(widths[place] ?? 0))
        .join("  ")
        .trimEnd());
}
function repeatTable(variants) {
    const { axes, short } = shortLabels(variants);
    const rows = variants.flatMap(({ repeats }, place) => repeats.map(({ k, passAtK, passHatK, tasks }) => [
        short[place] ?? "",
        String(k),
        meanWords(passAtK),
        meanWords(passHatK),
        (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(tasks),
    ]));
    if (!variants.some(({ repeats }) => repeats.length > 1))
        return null;
    return {
        title: "Repeats",
        ...withoutEmpty([axes, "k", "pass@k", "pass^k", "tasks"], rows.slice(0, ROWS_SHOWN)),
        note: "pass@k: at least one of k tries passes. pass^k: all of k tries pass. Means over tasks with their standard errors.",
    };
}
function shortLabels(variants) {
    const pairs = variants.map(({ label }) => label.split(",").map((pair) => pair.split(/=(.*)/s)));
    const axes = pairs[0]?.map(([name = ""]) => name).join(", ") ?? "";
    return { axes, short: pairs.map((values) => values.map(([, value = ""]) => value).join(", ")) };
}
function gradedOf({ counts }) {
    return counts.passed + counts.failed;
}
function scoreWords({ scores }) {
    if (scores === null)
        return "";
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shortNumber */ .In)(scores.mean)}${scores.standardError === null ? "" : ` ± ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shortNumber */ .In)(scores.standardError)}`}`;
}
function meanWords({ mean, standardError }) {
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(mean)}${standardError === null ? "" : ` ± ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(standardError)}`}`;
}
function missingWords({ counts }) {
    return [
        ...(counts.outstanding > 0 ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(counts.outstanding)} outstanding`] : []),
        ...(counts.errored > 0 ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(counts.errored)} errored`] : []),
        ...(counts.skipped > 0 ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(counts.skipped)} skipped`] : []),
    ].join(", ");
}
function withoutEmpty(head, rows) {
    const filled = head.map((_, column) => rows.some((row) => row[column] !== ""));
    const kept = (row) => row.filter((_, column) => filled[column]);
    return { head: kept(head), rows: rows.map(kept) };
}


/***/ }),

/***/ 78951:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ uniteHistories),
/* harmony export */   d: () => (/* binding */ readCampaignHistory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92746);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43609);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(148);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93011);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13853);







const CAMPAIGNS_LIMIT = 100;
const amount = () => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(0));
const historyRowSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_6__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp),
    campaign: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb(1_024)),
    completed_at: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb(40)),
    total: amount(),
    passed: amount(),
    failed: amount(),
    errored: amount(),
    skipped: amount(),
    runs: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(amount()),
    pass_rate: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()),
    duration_s: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(amount()),
    tokens: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(amount()),
    cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(amount()),
    calls_saved: amount(),
}));
function readCampaignHistory(path) {
    const rows = [];
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .S)(path, (line) => {
        const row = historyRowSchema().safeParse((0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOrNull */ .J)(line));
        if (row.success)
            rows.push(row.data);
    });
    return rows;
}
function uniteHistories(target, sources, added = []) {
    if (added.length === 0 && !sources.some((source) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(source)))
        return;
    const rows = new Map();
    const note = (row) => {
        const known = rows.get(row.campaign);
        if (known === undefined || row.completed_at >= known.completed_at)
            rows.set(row.campaign, row);
    };
    for (const path of [target, ...sources])
        for (const row of readCampaignHistory(path))
            note(row);
    for (const row of added)
        note(row);
    const order = ({ completed_at, campaign }) => `${completed_at} ${campaign}`;
    const kept = [...rows.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1)).slice(-CAMPAIGNS_LIMIT);
    (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .vK)(target, (write) => {
        for (const row of kept)
            write(`${JSON.stringify(row)}\n`);
    });
}


/***/ })

};
