export const id = 745;
export const ids = [745,579];
export const modules = {

/***/ 73280:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ actionContext)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _engine_evaluation_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2903);
/* harmony import */ var _engine_run_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54028);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11803);




function actionContext(config, ports) {
    const { env } = process;
    const { slot, sink = (0,_engine_run_context_js__WEBPACK_IMPORTED_MODULE_3__/* .warningSink */ .m)(_messages_js__WEBPACK_IMPORTED_MODULE_2__.warn), echo = null, onSignal } = ports;
    const job = slot === undefined ? config.job : { index: slot, total: 1 };
    const workspace = env.GITHUB_WORKSPACE || process.cwd();
    const { name, carry } = config;
    const place = { name, carry, job, stateDir: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, config.stateDir) };
    return (0,_engine_evaluation_context_js__WEBPACK_IMPORTED_MODULE_1__/* .evaluationContext */ .u1)(config, {
        env,
        workspace,
        job,
        sink,
        echo,
        inform: _messages_js__WEBPACK_IMPORTED_MODULE_2__.inform,
        notice: _messages_js__WEBPACK_IMPORTED_MODULE_2__.notice,
        warn: _messages_js__WEBPACK_IMPORTED_MODULE_2__.warn,
        saved: (state) => (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__.leaveForPost)(_messages_js__WEBPACK_IMPORTED_MODULE_2__.HANDOVER_STATE, JSON.stringify({ ...place, ...state })),
        commands: (identity) => ({ resumeCommand: rerunCommand(identity, env.GITHUB_SERVER_URL) }),
        onSignal,
    });
}
function rerunCommand(identity, serverUrl) {
    if (identity.repository === null)
        return `gh run rerun ${identity.workflowRun}`;
    const host = serverUrl !== undefined && URL.canParse(serverUrl) ? new URL(serverUrl).host : "github.com";
    const repository = host === "github.com" ? identity.repository : `${host}/${identity.repository}`;
    return `gh run rerun ${identity.workflowRun} --repo ${repository}`;
}


/***/ }),

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
// EXTERNAL MODULE: ./build/core/words.js
var words = __webpack_require__(23627);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(55395);
// EXTERNAL MODULE: ./build/core/once.js
var once = __webpack_require__(43609);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/summary.js + 3 modules
var summary = __webpack_require__(12788);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/engine/run-identity.js
var run_identity = __webpack_require__(45161);
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
        notice(`no comment on ${place}: it comes from a fork, and a fork's token cannot write. The step summary has the report.`);
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
        const cause = error instanceof TypeError ? (error.cause ?? error) : error;
        warn(`no comment on ${place}: ${error instanceof DOMException ? "GitHub did not answer in time" : (0,reason/* reasonOf */.A)(cause)}`);
    }
}
function commentBody(report, { env, name, now }) {
    const { GITHUB_SERVER_URL: server = "https://github.com", GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
    const link = run === undefined ? "" : ` by [this workflow run](${server}/${repository}/actions/runs/${run})`;
    return [
        markerOf(name),
        ...(name === "default" ? [] : [`Evaluation ${(0,report_escape/* markdownCode */.D9)(name)}`]),
        (0,summary/* buildSummary */.f)(report, SUMMARY_BYTES_LIMIT).trimEnd(),
        `<sub>Written at ${(0,report_words/* utcSecond */.Hn)(now)}${link}.</sub>`,
    ].join("\n\n");
}
function markerOf(name) {
    return `<!-- carryover:${encodeURIComponent(name).replaceAll("-", "%2D")} -->`;
}
function pullRequestOf(env) {
    const { GITHUB_REPOSITORY: repository = "" } = env;
    const { pull_request: request, issue } = (0,run_identity/* readEvent */.j_)(env);
    if (request === undefined)
        return issue === undefined ? null : { repository, number: issue.number, isFromFork: false };
    const { number, head, base } = request;
    if (number === undefined)
        return null;
    const isFromFork = env.GITHUB_EVENT_NAME !== "pull_request_target" && head?.repo?.full_name !== base?.repo?.full_name;
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

// EXTERNAL MODULE: ./build/engine/verdict.js
var verdict = __webpack_require__(31678);
// EXTERNAL MODULE: ./build/report/failure-groups.js
var failure_groups = __webpack_require__(77938);
// EXTERNAL MODULE: ./build/report/verdict-words.js
var verdict_words = __webpack_require__(24546);
;// CONCATENATED MODULE: ./build/report/annotations.js





const GROUPS_SHOWN = 5;
const MESSAGE_LENGTH = 3_900;
const WORDS_LENGTH = 400;
const COMMAND_LENGTH = 1_000;
const IDS_SHOWN = 5;
function buildAnnotations(report, against) {
    const { headline, failureGroups } = report;
    const level = against.length > 0 ? "error" : "warning";
    const verdict = (0,verdict_words/* verdictOf */.Vj)({ ...report, headline: { ...headline, against } });
    const isLeft = headline.counts.outstanding > 0;
    if (headline.status === "stopped" && isLeft)
        return [endAnnotation(level, verdict, report)];
    const annotations = [];
    if (isLeft || headline.status === "aborted" || against.length > 0)
        annotations.push(endAnnotation(level, verdict, report));
    const shown = (0,failure_groups/* firstGroups */.$)(failureGroups, GROUPS_SHOWN);
    annotations.push(...shown.map((group) => groupAnnotation(group, report, level)));
    const rest = failureGroups.filter((group) => !shown.includes(group));
    if (rest.length > 0) {
        const tasks = rest.reduce((sum, group) => sum + group.tasks.length, 0);
        const more = `${(0,words/* counted */.hS)(tasks, "task")} failed in ${(0,words/* counted */.hS)(rest.length, "other way")}.`;
        const where = "The summary lists as many as fit, and junit.xml lists all of them.";
        annotations.push(annotation(level, "more failures", `${more} ${where}`));
    }
    return annotations;
}
function endAnnotation(level, verdict, { headline }) {
    const { status, counts, resumeCommand } = headline;
    const { failed, errored } = counts;
    const said = verdict.reasons.map(verdict_words/* plainPhrase */.Uy).join(" ");
    const bad = Object.entries({ failed, errored })
        .map(([verb, count]) => (count > 0 ? `${(0,words/* counted */.hS)(count, "task")} ${verb}` : ""))
        .filter((words) => !said.includes(words));
    const also = status === "stopped" && bad.length > 0 ? [`Also, ${bad.join(" and ")}.`] : [];
    const command = (0,report_words/* commandWords */.Bl)(resumeCommand, COMMAND_LENGTH);
    const byHand = command === "" ? [] : [`By hand: ${command}`];
    const { title, stops, advice } = verdict;
    return annotation(level, title, [...stops.map(verdict_words/* plainPhrase */.Uy), said, ...also, (0,verdict_words/* plainPhrase */.Uy)(advice), ...byHand]
        .filter((words) => words !== "")
        .join(" "));
}
function groupAnnotation(group, report, level) {
    const tasks = (0,words/* counted */.hS)(group.tasks.length, "task");
    const shown = group.tasks.slice(0, IDS_SHOWN).map((index) => failedTask(index, report));
    const rest = group.tasks.length - shown.length;
    const ids = `${shown.join(", ")}${rest > 0 ? ` and ${(0,words/* grouped */.zD)(rest)} more` : ""}`;
    if (group.class === "graded") {
        const { passRate } = report.headline;
        const rate = passRate === null ? "" : ` Pass rate ${(0,report_words/* percent */.KN)(passRate.mean)} of graded tasks.`;
        return annotation(level, `${tasks} failed`, `Graded as failed: ${ids}.${rate}`);
    }
    const said = group.message === "" ? "" : `: ${(0,report_escape/* oneLine */.TN)(group.message, WORDS_LENGTH)}`;
    return annotation(level, `${tasks} ${(0,report_words/* failureWords */.AC)(group.class)}`, `${ids}${said}`);
}
function failedTask(index, { tasks }) {
    const { id, gradeMessage } = tasks.at(index);
    return `${(0,report_words/* nameWords */.Lo)(id)}${gradeMessage === "" ? "" : ` (${(0,report_escape/* oneLine */.TN)(gradeMessage, 200)})`}`;
}
function annotation(level, title, message) {
    return {
        level,
        title: (0,report_escape/* logLine */.BP)((0,report_escape/* oneLine */.TN)(`Carryover: ${title}`, 200)),
        message: (0,report_escape/* logLine */.BP)((0,report_escape/* oneLine */.TN)(message, MESSAGE_LENGTH)),
    };
}

// EXTERNAL MODULE: ./build/action/messages.js
var messages = __webpack_require__(11803);
;// CONCATENATED MODULE: ./build/action/publish.js









function publishOutputs(outputs) {
    attempt("the outputs", () => setOutputs(outputs));
}
async function publish(end, config) {
    publishOutputs(end.outputs);
    attempt("the step summary", () => appendSummary(end));
    const { report, against, reason } = end;
    if (report === null && against.length > 0)
        core/* error */.z3((0,report_escape/* logLine */.BP)((0,report_escape/* oneLine */.TN)(`Failing because ${against.join(" and ")}. ${(0,words/* capitalized */.l2)((0,words/* sentence */.em)(reason))}`, 1_000)), {
            title: "Carryover",
        });
    const annotations = report === null ? [] : buildAnnotations(report, against);
    for (const { level, title, message } of annotations)
        ANNOTATE[level](message, { title });
    if (against.length > 0)
        process.exitCode = 1;
    await commentOnPullRequest(end, { config, env: process.env, notice: messages.inform, warn: messages.warn });
}
const ANNOTATE = { error: core/* error */.z3, warning: core/* warning */.$e };
function attempt(what, write) {
    try {
        write();
    }
    catch (error) {
        (0,messages.warn)(`${what} could not be passed to the runner: ${(0,reason/* reasonOf */.A)(error)}`);
    }
}
function setOutputs(outputs) {
    for (const [name, value] of Object.entries(outputs)) {
        const text = (0,verdict/* outputText */.jO)(value);
        core/* setOutput */.uH(name, name === "reason" ? (0,report_escape.logText)((0,report_escape/* oneLine */.TN)(text)) : text);
    }
}
function appendSummary({ summary }) {
    const summaryFile = process.env.GITHUB_STEP_SUMMARY;
    if (summaryFile && summary !== null)
        (0,external_node_fs_.appendFileSync)(summaryFile, summary);
}


/***/ }),

/***/ 82159:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ apply),
  T: () => (/* binding */ isStandstill)
});

// EXTERNAL MODULE: ./build/core/circuit.js
var core_circuit = __webpack_require__(22725);
// EXTERNAL MODULE: ./build/core/ending.js
var ending = __webpack_require__(38959);
// EXTERNAL MODULE: ./build/core/setbacks.js
var setbacks = __webpack_require__(7540);
// EXTERNAL MODULE: ./build/core/state-edits.js
var state_edits = __webpack_require__(17267);
;// CONCATENATED MODULE: ./build/core/held.js



const HELD_LIMIT = 200;
const SAME_FAILURE_TASKS = 10;
const AUTHENTICATION_TASKS = 3;
function causeOf(state, settlement) {
    const { outcome, pending } = settlement;
    const key = causeKey(settlement);
    if (key === null)
        return null;
    if (!outcome.authentication) {
        const isCharged = state.chargesAtOnce && !isForgiven(state, key);
        return isCharged ? null : { kind: "same-failure", key, tasks: SAME_FAILURE_TASKS };
    }
    const { hasGraded, listed } = (0,state_edits/* laneOf */.kk)(state, pending.task.provider);
    if ((0,setbacks/* isChargedForRefusals */.LG)(pending.setbacks, hasGraded))
        return null;
    const tasks = hasGraded ? AUTHENTICATION_TASKS : Math.min(AUTHENTICATION_TASKS, listed);
    return { kind: "authentication", key, tasks };
}
function causeKey({ outcome, pending }) {
    return outcome.authentication ? authenticationKey(pending.task.provider) : failureSignature(outcome);
}
function authenticationKey(provider) {
    return `authentication\n${provider}`;
}
function isShown({ held }, { key, tasks }) {
    return new Set(held.filter((one) => causeKey(one) === key).map(({ pending }) => pending.task.id)).size >= tasks;
}
function isForgiven({ forgiven }, key) {
    return forgiven.some((one) => one.key === key);
}
function recordFailure(state, settlement) {
    const { outcome, pending } = settlement;
    const noted = outcome.authentication
        ? (0,state_edits/* withEffects */.NE)(state, { kind: "setback", setback: "refused", task: pending.task })
        : state;
    const cause = causeOf(state, settlement);
    if (cause === null)
        return writeFailure(noted, settlement);
    if (isForgiven(state, cause.key))
        return noted;
    const holding = { ...noted, held: [...noted.held, settlement] };
    if (cause.kind === "authentication")
        return holding;
    const stored = (0,state_edits/* withEffects */.NE)(holding, { kind: "hold", settlement });
    return stored.held.length >= HELD_LIMIT ? chargeHeldFailures(stored) : stored;
}
function writeFailure(state, settlement) {
    return (0,state_edits/* withEffects */.NE)(state, { kind: "failure", settlement });
}
function chargeHeld(state, isDue) {
    const due = state.held.filter(isDue);
    if (due.length === 0)
        return state;
    const held = state.held.filter((settlement) => !isDue(settlement));
    const charged = due.reduce(writeFailure, { ...state, held });
    return held.length === 0 ? (0,state_edits/* withEffects */.NE)(charged, { kind: "release" }) : charged;
}
function chargeHeldFailures(state) {
    return chargeHeld({ ...state, chargesAtOnce: true }, ({ outcome }) => !outcome.authentication);
}
function chargeAuthenticationFailures(state, provider) {
    return chargeHeld(state, (settlement) => causeKey(settlement) === authenticationKey(provider));
}
function settleHeld(state) {
    return (0,state_edits/* withEffects */.NE)(chargeHeld(state, () => true), { kind: "release" });
}
function endIfCommonCause(state, settlement) {
    const cause = causeOf(state, settlement);
    if (cause === null || isForgiven(state, cause.key) || !isShown(state, cause))
        return null;
    const { kind, key } = cause;
    if (kind === "same-failure" && state.ending !== null)
        return null;
    const held = state.held.filter((one) => causeKey(one) !== key);
    const forgiving = { ...state, forgiven: [...state.forgiven, { kind, key }], held };
    const stopAt = state.ending?.stopAt ?? settlement.at + state.settings.stopGraceMs;
    return settleHeld((0,ending/* end */._N)(forgiving, { cause: kind, reason: causeInWords(state, kind, settlement.outcome), stopAt }));
}
function causeInWords({ chargesAtOnce }, kind, { message }) {
    if (kind === "same-failure")
        return `every task fails alike: ${message}`;
    const scope = chargesAtOnce ? "" : "every task fails alike: ";
    return `${scope}authentication failed: fix the key, its permissions or the model name. The error: ${message}`;
}
function failureSignature(failure) {
    if (failure.class === "skipped")
        return null;
    return [failure.class, failure.exitCode, failure.message.replace(/\d+/g, "#")].join("\n");
}

// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/lane.js
var core_lane = __webpack_require__(40130);
// EXTERNAL MODULE: ./build/core/pacer.js
var core_pacer = __webpack_require__(29581);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(19996);
// EXTERNAL MODULE: ./build/core/outcome.js
var core_outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/core/task.js
var task = __webpack_require__(60093);
;// CONCATENATED MODULE: ./build/core/waits.js





function addedWaitMs({ circuit, pausedUntil }, untilAt, at) {
    const openUntil = circuit.state === "open" && !(0,core_circuit/* isStopped */.id)(circuit) ? circuit.untilAt : at;
    return Math.max(0, untilAt - Math.max(at, pausedUntil, openUntil));
}
function canWait({ settings, waitedMs }, lane, untilAt, at) {
    const { maxWaitMs, deadlineAt } = settings;
    return addedWaitMs(lane, untilAt, at) <= maxWaitMs - waitedMs && (deadlineAt === null || untilAt < deadlineAt);
}
function openCircuitOf(state, lane, cause, at) {
    const opened = (0,core_circuit/* openCircuit */.Ed)(lane.circuit, at, cause);
    const isWait = opened.policy === "wait" && canWait(state, lane, opened.untilAt, at);
    const circuit = { ...opened, policy: isWait ? "wait" : "stop" };
    const drainUntil = isWait || cause.outage ? lane.drainUntil : (lane.drainUntil ?? at + state.settings.stopGraceMs);
    const waitedMs = state.waitedMs + (isWait ? addedWaitMs(lane, opened.untilAt, at) : 0);
    const openedAt = cause.openedAt === undefined ? (0,instant/* instantAfter */.i)(lane.closedAt, at) : (0,instant/* iso */.KH)(cause.openedAt);
    const latest = openedAt > (lane.openedAt ?? "") ? openedAt : lane.openedAt;
    return (0,state_edits/* withLane */.JL)({ ...state, waitedMs }, { ...lane, circuit, openedAt: latest, drainUntil });
}
const CAP_ROUNDS = 3;
function putOffCapped(state, pending, limit, at) {
    const capRounds = pending.capRounds + 1;
    if (capRounds <= CAP_ROUNDS)
        return backOff(state, { ...pending, capRounds }, capRounds, at);
    return (0,state_edits/* giveUp */.Ht)(state, `${(0,task/* providerInWords */.S)(pending.task.provider)} refused them again and again: ${limit.evidence}`);
}
function backOff(state, pending, round, at) {
    const { defaultWaitMs, maxWaitMs } = state.settings;
    const { provider } = pending.task;
    const backoffMs = defaultWaitMs * 2 ** (round - 1);
    return backoffMs > maxWaitMs - state.waitedMs
        ? (0,state_edits/* giveUp */.Ht)(state, `the wait after a rate limit of ${(0,task/* providerInWords */.S)(provider)} does not fit max-wait`)
        : (0,state_edits/* withLane */.JL)(state, (0,core_lane/* putOff */.dD)((0,state_edits/* laneOf */.kk)(state, provider), "delayed", at + backoffMs, pending));
}

;// CONCATENATED MODULE: ./build/core/failed.js








const TASK_VERDICTS = 5;
const FAILURES_TO_OPEN = 5;
const BACKOFF_MS = 1_000;
const LONGEST_BACKOFF_MS = 30_000;
const LONGEST_STATED_MS = 300_000;
function failed(state, settlement) {
    return requeueOrEnd(answeredBy(recordFailure(state, settlement), settlement), settlement);
}
function charge(state, settlement) {
    return requeueOrEnd(recordFailure(state, settlement), settlement);
}
function requeueOrEnd(state, settlement) {
    const { at, pending, outcome } = settlement;
    const isLast = (0,core_outcome/* isTerminal */.Hd)(outcome.class) || pending.attempt >= state.settings.maxAttempts;
    const requeued = isLast ? state : requeue(state, settlement);
    const failures = requeued.failures + (isLast && outcome.class !== "skipped" ? 1 : 0);
    const next = (0,state_edits/* noteSettled */.wi)({ ...requeued, failures }, settlement, isLast ? "done" : "retry");
    const ended = endIfCommonCause(next, settlement);
    if (ended !== null)
        return ended;
    if (outcome.class === "fatal" && state.settings.failFast)
        return (0,ending/* endFast */.uc)(next, settlement);
    return (0,ending/* endAtMaxFailures */.wr)(next, at);
}
function answeredBy(state, { at, key, outcome, pending }) {
    const running = (0,state_edits/* runningOf */.Tx)(state, key);
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    if (outcome.class === "transient") {
        if ((0,core_circuit/* isProbe */.Tb)(lane.circuit, key))
            return openCircuitOf(state, lane, (0,core_circuit/* outageCause */.PL)(outcome.message), at);
        if (running.counted.has("transient"))
            return state;
        const counted = (0,state_edits/* countOnce */.n3)(state, key, "transient");
        const { circuit } = lane;
        if (circuit.state !== "closed")
            return counted;
        const failures = circuit.failures + 1;
        return failures < FAILURES_TO_OPEN
            ? (0,state_edits/* withLane */.JL)(counted, { ...lane, circuit: { ...circuit, failures } })
            : openCircuitOf(counted, lane, (0,core_circuit/* outageCause */.PL)(outcome.message), at);
    }
    if (!(0,core_outcome/* gotThrough */.ab)(outcome))
        return state;
    const answered = (0,core_lane/* countSuccess */.b6)((0,core_lane/* admitted */.Nd)(lane, running.ordinal), key);
    if (outcome.class !== "fatal" || outcome.limit === undefined)
        return (0,state_edits/* withLane */.JL)(state, answered);
    const taskVerdicts = new Set([...lane.taskVerdicts, pending.task.id]);
    const noted = { ...answered, taskVerdicts };
    if (taskVerdicts.size < TASK_VERDICTS)
        return (0,state_edits/* withLane */.JL)(state, noted);
    const reason = `${taskVerdicts.size} different tasks in a row were refused: ${outcome.message}`;
    return openCircuitOf(state, noted, { untilAt: null, policy: "stop", reason }, at);
}
function transientBackoffMs(failures, random) {
    const full = Math.min(LONGEST_BACKOFF_MS, BACKOFF_MS * 2 ** Math.min(failures - 1, 10));
    return Math.round(full * (0.5 + 0.5 * random));
}
function requeue(state, { at, pending, outcome, random }) {
    const lane = (0,state_edits/* laneOf */.kk)(state, pending.task.provider);
    const again = { ...pending, attempt: pending.attempt + 1, shardLimit: 1 };
    if (outcome.class !== "transient")
        return (0,state_edits/* withLane */.JL)(state, (0,core_lane/* putOff */.dD)(lane, "later", at, again));
    const statedAt = outcome.wait === undefined ? null : (0,rate_limit/* waitEndsAt */.HM)(outcome.wait, at);
    const waitAt = Math.min(statedAt ?? 0, at + LONGEST_STATED_MS);
    const dueAt = Math.max(at + transientBackoffMs(pending.attempt, random), waitAt);
    return (0,state_edits/* withLane */.JL)(state, (0,core_lane/* putOff */.dD)(lane, "delayed", dueAt, again));
}

// EXTERNAL MODULE: ./build/core/limit.js
var core_limit = __webpack_require__(969);
// EXTERNAL MODULE: ./build/core/pacer-refusals.js
var pacer_refusals = __webpack_require__(47787);
;// CONCATENATED MODULE: ./build/core/suspicion.js



const FREE_SUSPICIONS = 2;
function isChargedForSuspicions({ suspicions, setbacks }) {
    return suspicions + setbacks.suspected >= FREE_SUSPICIONS;
}
function suspect(state, settlement, limit) {
    const { at, pending } = settlement;
    const lane = (0,state_edits/* laneOf */.kk)(state, pending.task.provider);
    const { suspicion } = lane;
    const canProbe = state.settings.preflight || (0,core_lane/* pendingCount */.dj)(lane) > 0;
    if (suspicion.state === "none" && !canProbe) {
        const unprobed = (0,state_edits/* withLane */.JL)(state, { ...lane, unprobed: { key: settlement.key, at } });
        return (0,state_edits/* noteSettled */.wi)(putOffSuspects(unprobed, [{ pending, limit }], at), settlement, "retry");
    }
    const suspects = [...suspicion.suspects, { pending, limit }];
    const next = suspicion.state === "none" ? { state: "suspected", suspects } : { ...suspicion, suspects };
    const noted = (0,state_edits/* noteSettled */.wi)((0,state_edits/* withLane */.JL)(state, { ...lane, suspicion: next }), settlement, "retry");
    return suspicion.state === "none" ? note(noted, lane, "suspected", limit.evidence) : noted;
}
function startProbe(lane, key) {
    const { suspicion } = lane;
    if (suspicion.state !== "suspected")
        return lane;
    return { ...lane, suspicion: { state: "probing", suspects: suspicion.suspects, probe: key } };
}
function isSuspicionProbe({ suspicion }, key) {
    return suspicion.state === "probing" && suspicion.probe === key;
}
function isSecondRefusal({ unprobed }, { key, startedAt }) {
    return unprobed !== null && unprobed.key !== key && startedAt <= unprobed.at;
}
function dropSuspicion(state, { provider, key, at, reason }) {
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    if (!isSuspicionProbe(lane, key))
        return state;
    const dropped = putOffSuspects((0,state_edits/* withLane */.JL)(state, { ...lane, suspicion: core_lane/* UNSUSPECTED */.qn }), lane.suspicion.suspects, at);
    return note(dropped, lane, "dropped", reason);
}
function confirmSuspicion(state, provider, at, reason) {
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    if (lane.suspicion.state === "none")
        return state;
    let next = (0,state_edits/* withLane */.JL)(state, { ...lane, suspicion: core_lane/* UNSUSPECTED */.qn, isConfirmed: true });
    for (const { pending, limit } of lane.suspicion.suspects) {
        next =
            limit.kind === "cap"
                ? putOffCapped(next, pending, limit, at)
                : (0,state_edits/* withLane */.JL)(next, (0,core_lane/* putBack */.pK)((0,state_edits/* laneOf */.kk)(next, provider), pending));
        next = (0,state_edits/* withEffects */.NE)(next, { kind: "setback", setback: "refused", task: pending.task });
    }
    return note(next, lane, "confirmed", reason);
}
function putOffSuspects(state, suspects, at) {
    let next = state;
    for (const { pending } of suspects) {
        const suspicions = pending.suspicions + 1;
        next = backOff(next, { ...pending, suspicions }, suspicions, at);
        next = (0,state_edits/* withEffects */.NE)(next, { kind: "setback", setback: "suspected", task: pending.task });
    }
    return next;
}
function note(state, { provider }, change, reason) {
    return (0,state_edits/* withNotes */.ci)(state, [{ event: "suspicion_changed", provider, to: change, reason }]);
}

// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
;// CONCATENATED MODULE: ./build/core/refuse.js














function rateLimited(state, settlement) {
    const { key, pending, outcome } = settlement;
    const { limit } = outcome;
    if (limit.certain)
        return refused(state, settlement);
    const running = (0,state_edits/* runningOf */.Tx)(state, key);
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    if ((0,core_circuit/* isStopped */.id)(lane.circuit))
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(state, pending), settlement, "left");
    const isAnswer = (0,core_circuit/* isProbe */.Tb)(lane.circuit, key) || isSuspicionProbe(lane, key) || isSecondRefusal(lane, running);
    if (isAnswer || lane.isConfirmed)
        return refused(state, settlement);
    if (!isChargedForSuspicions(pending))
        return suspect(state, settlement, limit);
    return chargeRefusal(state, settlement, `suspected rate limit that no other task confirmed: ${limit.evidence}`);
}
function refused(state, settlement) {
    const { at, key, pending, outcome } = settlement;
    const { limit } = outcome;
    const { provider } = (0,state_edits/* runningOf */.Tx)(state, key);
    const { hasGraded, listed } = (0,state_edits/* laneOf */.kk)(state, provider);
    const confirmed = confirmSuspicion(state, provider, at, limit.evidence);
    const noted = (0,state_edits/* withEffects */.NE)(confirmed, { kind: "setback", setback: "refused", task: pending.task });
    const verdict = limit.kind === "wait" && (0,rate_limit/* waitEndsAt */.HM)(limit, at) === null ? "cap" : limit.kind;
    const acted = answerLimit(noted, settlement, { ...limit, kind: verdict });
    const isUnconfirmed = !limit.certain && listed === 1;
    if ((0,setbacks/* isChargedForRefusals */.LG)(pending.setbacks, hasGraded || isUnconfirmed)) {
        const others = hasGraded ? `, but ${(0,task/* providerInWords */.S)(provider)} answered other tasks` : "";
        const message = `refused in ${pending.setbacks.refused + 1} runs${others}: ${limit.evidence}`;
        return chargeRefusal(acted, settlement, message);
    }
    const answered = (0,state_edits/* laneOf */.kk)(acted, provider);
    const again = { ...pending, refusals: pending.refusals + 1, refusedAt: at };
    if ((0,core_circuit/* isStopped */.id)(answered.circuit))
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(acted, pending), settlement, "left");
    if (verdict === "cap") {
        const capped = putOffCapped(acted, again, limit, at);
        return (0,state_edits/* noteSettled */.wi)(capped, settlement, capped.left > acted.left ? "left" : "retry");
    }
    const isLast = answered.circuit.state === "open" || pending.refusals > 0;
    const back = isLast ? (0,state_edits/* withLane */.JL)(acted, (0,core_lane/* putOff */.dD)(answered, "later", at, again)) : (0,state_edits/* putBackPending */.qY)(acted, again);
    return (0,state_edits/* noteSettled */.wi)(back, settlement, "retry");
}
function chargeRefusal(state, settlement, message) {
    return charge(state, { ...settlement, outcome: { ...settlement.outcome, class: "legitimate", message } });
}
const FRUITLESS_REFUSALS = 10;
function answerLimit(before, settlement, limit) {
    const { key, at } = settlement;
    const { provider, counted } = (0,state_edits/* runningOf */.Tx)(before, key);
    const isFirst = !counted.has(limit.kind);
    const noted = (0,state_edits/* countOnce */.n3)(before, key, limit.kind);
    const { circuit } = (0,state_edits/* laneOf */.kk)(noted, provider);
    if (limit.kind === "stop")
        return openCircuitOf(noted, (0,state_edits/* laneOf */.kk)(noted, provider), stopCause(limit, at), at);
    const state = isFirst && !(0,core_circuit/* isProbe */.Tb)(circuit, key) ? paceLane(noted, settlement) : noted;
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    const isFruitless = circuit.state === "closed" && (lane.pacer?.inARow ?? 0) >= FRUITLESS_REFUSALS;
    if (isFruitless || (0,core_circuit/* isProbe */.Tb)(circuit, key))
        return refuseProbe(state, lane, limit, at);
    switch (limit.kind) {
        case "wait": {
            const untilAt = (0,rate_limit/* waitEndsAt */.HM)(limit, at);
            if (untilAt === null || (!isFirst && addedWaitMs(lane, untilAt, at) === 0))
                return state;
            return pauseLane(state, lane, limit, untilAt, at);
        }
        case "cap":
            return isFirst ? capLane(state, lane, limit, at) : state;
        case "task":
            throw new Error("A task verdict is a fatal outcome, not a rate-limited one");
        default:
            return (0,unreachable/* unreachable */.H)(limit.kind);
    }
}
function stopCause(limit, at) {
    return { untilAt: (0,rate_limit/* statedEndAt */.W7)(limit, at), policy: "stop", reason: limit.evidence };
}
function pauseLane(state, lane, limit, untilAt, at) {
    if (!canWait(state, lane, untilAt, at)) {
        const reason = `${limit.evidence} (the wait does not fit this run)`;
        return openCircuitOf(state, lane, { ...stopCause(limit, at), reason }, at);
    }
    const addedMs = addedWaitMs(lane, untilAt, at);
    const pausedUntil = Math.max(lane.pausedUntil, untilAt);
    const paused = (0,state_edits/* withLane */.JL)({ ...state, waitedMs: state.waitedMs + addedMs }, { ...lane, pausedUntil });
    const reason = (0,rate_limit/* pauseReason */.Ph)(limit, (0,rate_limit/* statedWaitMs */.hJ)(limit, at) ?? untilAt - at);
    const notes = addedMs > 0 ? [{ event: "paused", provider: lane.provider, until: (0,instant/* iso */.KH)(pausedUntil), reason }] : [];
    return (0,state_edits/* withNotes */.ci)(paused, notes);
}
function capLane(state, lane, limit, at) {
    const cut = (0,core_limit/* cutLimit */.W3)(lane.limit, at, oldestStart(state, lane.provider));
    return (0,state_edits/* withLimit */.Ko)(state, lane, cut, (0,rate_limit/* pauseReason */.Ph)(limit, null));
}
function paceLane(state, { key, pending, outcome, at, random }) {
    const { provider, ordinal } = (0,state_edits/* runningOf */.Tx)(state, key);
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    const before = lane.pacer ?? { ...(0,core_pacer/* openPacer */.eO)(state.settings.defaultWaitMs), sent: lane.started };
    const isFresh = pending.refusals < 2;
    if (!isFresh && before.inARow === 0 && lane.freshRefusedAt <= pending.refusedAt) {
        return (0,state_edits/* withLane */.JL)(state, { ...lane, pacer: { ...before, refused: before.refused + 1, inARow: 1 } });
    }
    const start = { ordinal, now: at, waitMs: outcome.limit.retryAfterMs, chance: random };
    const pacer = (0,pacer_refusals/* noteRefusedStart */.d)(before, start, at - state.runStartedAt);
    const paced = (0,state_edits/* withLane */.JL)(state, { ...lane, pacer, freshRefusedAt: isFresh ? at : lane.freshRefusedAt });
    const { intervalMs } = pacer;
    if (intervalMs === null || before.intervalMs === null || intervalMs === before.intervalMs)
        return paced;
    const starts_per_minute = Math.round(600_000 / intervalMs) / 10;
    const reason = "repeated rate limits";
    return (0,state_edits/* withNotes */.ci)(paced, [{ event: "pace_changed", provider, starts_per_minute, reason }]);
}
function refuseProbe(state, lane, limit, at) {
    const stop = stopCause(limit, at);
    if (limit.kind === "stop")
        return openCircuitOf(state, lane, stop, at);
    const waitUntil = limit.kind === "wait" && stop.untilAt !== null ? (0,rate_limit/* waitEndsAt */.HM)(limit, at) : null;
    const fruitless = (lane.pacer?.inARow ?? 0) - FRUITLESS_REFUSALS;
    const spacedUntil = at + (0,core_circuit/* openingMs */.d7)(Math.max(lane.circuit.trips, fruitless) + 1, rate_limit/* LEAST_WAIT_MS */.Vj);
    const probeAt = waitUntil === null ? null : Math.max(waitUntil, spacedUntil);
    if (probeAt !== null && !canWait(state, lane, probeAt, at))
        return openCircuitOf(state, lane, stop, at);
    const cause = {
        ...stop,
        policy: "wait",
        untilAt: probeAt ?? stop.untilAt,
        firstMs: Math.max(rate_limit/* LEAST_WAIT_MS */.Vj, state.settings.defaultWaitMs),
    };
    return openCircuitOf(state, lane, cause, at);
}
function oldestStart(state, provider) {
    const own = [...state.running.values()].filter((running) => running.provider === provider);
    return Math.min(...own.map(({ startedAt }) => startedAt));
}

;// CONCATENATED MODULE: ./build/core/settle.js











const DURATIONS_KEPT = 200;
const LIMITS = ["wait", "cap", "stop"];
const KILL_RETRIES = 3;
function settle(state, { at, key, id, outcome, durationMs, random }) {
    const before = state.running.get(key);
    const place = before?.unsettled.findIndex(({ task }) => task.id === id) ?? -1;
    const pending = before?.unsettled[place];
    if (!before || !pending)
        return state;
    if (state.ending?.stopAtOnceKeys.has(key))
        return state;
    const running = { ...before, unsettled: before.unsettled.toSpliced(place, 1) };
    const isKill = outcome.class === "kill_shaped" || outcome.class === "unfinished";
    const settled = (0,state_edits/* withRunning */.Ar)(isKill ? state : { ...state, killsInARow: 0 }, running);
    const reason = "another task got through";
    const next = (0,core_outcome/* gotThrough */.ab)(outcome) ? dropSuspicion(settled, { provider: running.provider, key, at, reason }) : settled;
    const settlement = { key, pending, startedAt: running.startedAt, at, durationMs, random };
    switch (outcome.class) {
        case "graded":
            return graded(next, { ...settlement, outcome });
        case "rate_limited":
            return rateLimited(next, { ...settlement, outcome });
        case "kill_shaped":
            return killed(next, { ...settlement, outcome });
        case "unfinished": {
            const isExplained = LIMITS.some((kind) => running.counted.has(kind));
            const shardLimit = isExplained ? pending.shardLimit : Math.max(1, running.shardSize - 1);
            const rest = { ...pending, shardLimit };
            return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(next, rest), { ...settlement, outcome }, "retry");
        }
        case "timeout_exceeded":
        case "skipped":
        case "transient":
        case "legitimate":
        case "fatal":
            return failed(next, { ...settlement, outcome });
        default:
            return (0,unreachable/* unreachable */.H)(outcome);
    }
}
function graded(state, settlement) {
    const { at, key, startedAt, outcome, durationMs, random } = settlement;
    const { provider, ordinal } = (0,state_edits/* runningOf */.Tx)(state, key);
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    const limit = (0,core_limit/* growLimit */.B)(lane.limit, { startedAt, inUse: lane.running });
    const healthy = {
        ...(0,core_lane/* countSuccess */.b6)((0,core_lane/* admitted */.Nd)(lane, ordinal), key),
        taskVerdicts: new Set(),
        unprobed: null,
        isConfirmed: false,
        hasGraded: true,
    };
    const answered = (0,state_edits/* withLimit */.Ko)(state, healthy, limit, "a full round of successes");
    const counted = outcome.status === "passed"
        ? chargeHeldFailures({ ...answered, durationsMs: withDuration(answered.durationsMs, durationMs, random) })
        : { ...answered, failures: answered.failures + 1 };
    const written = (0,state_edits/* withEffects */.NE)(chargeAuthenticationFailures(counted, provider), { kind: "result", settlement });
    return (0,ending/* endAtMaxFailures */.wr)((0,state_edits/* noteSettled */.wi)(written, settlement, "done"), at);
}
function withDuration(sorted, durationMs, random) {
    const longer = sorted.findIndex((other) => other > durationMs);
    const next = sorted.toSpliced(longer === -1 ? sorted.length : longer, 0, durationMs);
    return next.length > DURATIONS_KEPT ? next.toSpliced(Math.floor(random * next.length), 1) : next;
}
function killed(state, settlement) {
    const { at, key, outcome, pending, random } = settlement;
    const { stopping, shardSize, provider } = (0,state_edits/* runningOf */.Tx)(state, key);
    if (stopping !== null)
        return stoppedByUs(state, settlement, stopping);
    if (state.killStreakRuns >= setbacks/* FREE_KILL_RUNS */.xX)
        return chargeKill(state, settlement);
    const setback = shardSize > 1 ? "shard_killed" : "killed";
    const noted = (0,state_edits/* withEffects */.NE)(state, { kind: "setback", setback, task: pending.task });
    if (shardSize > 1) {
        const half = { ...pending, shardLimit: Math.ceil(shardSize / 2) };
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(countKilled(noted, settlement), half), settlement, "retry");
    }
    if (pending.setbacks.killed >= setbacks/* FREE_KILL_RUNS */.xX)
        return chargeKill(noted, settlement);
    const counted = countKilled(noted, settlement);
    const kills = pending.kills + 1;
    if (kills > KILL_RETRIES) {
        const left = (0,state_edits/* giveUp */.Ht)(counted, `their children were killed again and again: ${outcome.message}`);
        return (0,state_edits/* noteSettled */.wi)(left, settlement, "left");
    }
    const again = { ...pending, kills, shardLimit: 1 };
    const lane = (0,state_edits/* laneOf */.kk)(counted, provider);
    if (!outcome.lacksRoom)
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* withLane */.JL)(counted, (0,core_lane/* putOff */.dD)(lane, "later", at, again)), settlement, "retry");
    const delayed = (0,core_lane/* putOff */.dD)(lane, "delayed", at + transientBackoffMs(kills, random), again);
    const limit = (0,core_limit/* fitLimit */.Jp)(lane.limit, at, lane.running - 1);
    return (0,state_edits/* noteSettled */.wi)((0,state_edits/* withLimit */.Ko)(counted, delayed, limit, outcome.message), settlement, "retry");
}
function stoppedByUs(state, settlement, reason) {
    const { pending, outcome } = settlement;
    if (reason !== "out-of-time")
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(state, pending), settlement, "left");
    const noted = (0,state_edits/* withEffects */.NE)(state, { kind: "setback", setback: "cut", task: pending.task });
    if (!outlastsBudget(state, settlement))
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(noted, pending), settlement, "left");
    const { exitCode, signal } = outcome;
    const message = `did not end within the time-budget in ${pending.setbacks.cut + 1} runs`;
    return charge(noted, { ...settlement, outcome: { class: "timeout_exceeded", message, exitCode, signal } });
}
const OWN_BUDGET_SHARE = 0.75;
function outlastsBudget(state, { pending, startedAt }) {
    const { settings, runStartedAt } = state;
    const { deadlineAt } = settings;
    const { hasGraded } = (0,state_edits/* laneOf */.kk)(state, pending.task.provider);
    const hadItsTime = deadlineAt !== null && deadlineAt - startedAt >= OWN_BUDGET_SHARE * (deadlineAt - runStartedAt);
    return hadItsTime && (0,setbacks/* isChargedForCuts */.lz)(pending.setbacks, hasGraded);
}
function countKilled(state, { at, key, outcome }) {
    if (outcome.lacksRoom || (0,state_edits/* runningOf */.Tx)(state, key).counted.has("kill"))
        return state;
    return (0,ending/* countKill */.e0)((0,state_edits/* countOnce */.n3)(state, key, "kill"), at, outcome);
}
function chargeKill(state, settlement) {
    const { at, key, outcome, pending } = settlement;
    const runs = Math.max(pending.setbacks.killed, setbacks/* FREE_KILL_RUNS */.xX) + 1;
    const message = `killed in ${runs} runs in a row (out of memory?): ${outcome.message}`;
    const charged = { ...settlement, outcome: { ...outcome, message } };
    const written = (0,state_edits/* withEffects */.NE)(state, { kind: "failure", settlement: charged });
    if (pending.attempt >= state.settings.maxAttempts) {
        return (0,ending/* endAtMaxFailures */.wr)((0,state_edits/* noteSettled */.wi)({ ...written, failures: written.failures + 1 }, charged, "done"), at);
    }
    const shardLimit = Math.ceil((0,state_edits/* runningOf */.Tx)(state, key).shardSize / 2);
    const again = { ...pending, attempt: pending.attempt + 1, shardLimit };
    return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(written, again), charged, "retry");
}

;// CONCATENATED MODULE: ./build/core/apply.js













function apply(previous, event) {
    const state = { ...previous, effects: [] };
    switch (event.type) {
        case "attempt-started":
            return attemptStarted(state, event);
        case "task-settled":
            return settle(state, event);
        case "attempt-ended":
            return attemptEnded(state, event);
        case "child-stopping":
            return childStopping(state, event);
        case "preflight-started":
            return preflightStarted(state, event);
        case "preflight-ended":
            return preflightEnded(state, event);
        case "circuit-learned":
            return circuitLearned(state, event);
        case "call-refused":
            return callRefused(state, event);
        case "spent":
            return spentMore(state, event);
        case "interrupted":
            return (0,ending/* endInterrupted */.K0)(state, event.signal, event.at);
        case "finishing":
            return settleHeld(state);
        default:
            return (0,unreachable/* unreachable */.H)(event);
    }
}
function attemptStarted(state, event) {
    const { at: startedAt, key, slot, provider, source, tasks: unsettled } = event;
    const before = (0,state_edits/* laneOf */.kk)(state, provider);
    const { lane: rest } = (0,core_lane/* takeShard */.mt)(before, source, unsettled.length);
    const lane = {
        ...withProbe(rest, key, startedAt),
        running: before.running + 1,
        started: before.started + 1,
        pacer: before.pacer && (0,core_pacer/* noteSend */.bw)(before.pacer, startedAt),
    };
    const child = { key, slot, provider, startedAt, ordinal: lane.started, shardSize: unsettled.length, unsettled };
    const running = { ...child, counted: new Set(), stopping: null, killAt: null };
    const tasks = unsettled.map((pending) => pending.task.id);
    const attempt = unsettled[0]?.attempt ?? 1;
    const probe = before.circuit.state === "open";
    return (0,state_edits/* withNotes */.ci)((0,state_edits/* withRunning */.Ar)((0,state_edits/* withLane */.JL)(state, lane), running), [
        { event: "attempt_started", key, slot, provider, tasks, attempt, probe },
    ]);
}
function withProbe(lane, key, at) {
    const { circuit, closedAt } = lane;
    const probedAt = (0,instant/* instantAfter */.i)(closedAt, at);
    return { ...startProbe(lane, key), circuit: circuit.state === "open" ? (0,core_circuit/* admitProbe */.k3)(circuit, key, probedAt) : circuit };
}
function attemptEnded(state, event) {
    const running = state.running.get(event.key);
    if (!running)
        return state;
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    const rest = new Map(state.running);
    rest.delete(event.key);
    const circuit = (0,core_circuit/* endProbe */.eS)(lane.circuit, event.key, event.at);
    let back = { ...lane, circuit, running: lane.running - 1 };
    for (const pending of running.unsettled)
        back = (0,core_lane/* putBack */.pK)(back, pending);
    const probe = { provider: lane.provider, key: event.key, at: event.at, reason: core_circuit/* UNANSWERED */.JM };
    const ended = dropSuspicion({ ...(0,state_edits/* withLane */.JL)(state, back), running: rest }, probe);
    return (0,state_edits/* withNotes */.ci)(ended, [
        { event: "attempt_ended", key: event.key, duration_s: seconds(event.at - running.startedAt) },
        ...(state.ending ? [] : standstillNotes(back, event.at)),
    ]);
}
const STANDSTILL = "all tasks that are left wait for their next attempt after ";
function isStandstill(reason) {
    return reason.startsWith(STANDSTILL);
}
const LEAST_STANDSTILL_MS = 10_000;
function standstillNotes(lane, at) {
    const { provider, ready, later, delayed } = lane;
    if (lane.running > 0 || lane.circuit.state !== "closed" || ready || later || !delayed)
        return [];
    const dueAt = delayed.key;
    if (dueAt <= lane.pausedUntil || dueAt - at < LEAST_STANDSTILL_MS)
        return [];
    const { refusals, suspicions } = delayed.item;
    const cause = refusals + suspicions > 0 ? "a rate limit without a stated wait" : "a transient failure";
    return [{ event: "paused", provider, until: (0,instant/* iso */.KH)(dueAt), reason: `${STANDSTILL}${cause}` }];
}
function childStopping(state, event) {
    const running = state.running.get(event.key);
    if (!running)
        return state;
    const stopping = running.stopping ?? event.reason;
    const killAt = running.killAt === null ? event.at + event.graceMs : Number.NEGATIVE_INFINITY;
    const isRepeated = running.stopping === event.reason;
    const notes = isRepeated ? [] : [{ event: "child_stopped", key: event.key, reason: event.reason }];
    return (0,state_edits/* withNotes */.ci)((0,state_edits/* withRunning */.Ar)(state, { ...running, stopping, killAt }), notes);
}
const PREFLIGHT = "preflight";
function preflightStarted(state, { provider, at }) {
    const lane = withProbe((0,state_edits/* laneOf */.kk)(state, provider), PREFLIGHT, at);
    return (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)(state, { ...lane, preflight: "running" }), [{ event: "preflight_started", provider }]);
}
function preflightEnded(state, event) {
    const lane = { ...(0,state_edits/* laneOf */.kk)(state, event.provider), preflight: "none" };
    const { detection, at } = event;
    const noted = (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)(state, lane), [
        { event: "preflight_ended", provider: event.provider, verdict: detection.kind, reason: detection.evidence },
    ]);
    if (!(0,rate_limit/* isRateLimit */.a5)(detection) || detection.kind === "task") {
        const answered = (0,state_edits/* withLane */.JL)(noted, { ...(0,core_lane/* countSuccess */.b6)(lane, PREFLIGHT), isConfirmed: false });
        const reason = "the preflight got through";
        return dropSuspicion(answered, { provider: lane.provider, key: PREFLIGHT, at, reason });
    }
    const confirmed = confirmSuspicion(noted, lane.provider, at, detection.evidence);
    return refuseProbe(confirmed, (0,state_edits/* laneOf */.kk)(confirmed, lane.provider), detection, at);
}
function circuitLearned(state, event) {
    const { at, provider, openedAt, untilAt, isStated, reason, outage } = event;
    const lane = state.lanes.get(provider);
    if (!lane || untilAt <= at)
        return state;
    const stop = { openedAt, untilAt, isEstimate: !isStated, policy: "stop", reason, outage };
    return openCircuitOf(state, lane, stop, at);
}
function callRefused(state, { at, key, limit }) {
    const running = state.running.get(key);
    if (running === undefined || limit.kind !== "stop")
        return state;
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    return lane.drainUntil === null ? openCircuitOf(state, lane, stopCause(limit, at), at) : state;
}
function spentMore(state, { at, spent: more }) {
    const costUsd = state.spent.costUsd + more.costUsd;
    return (0,ending/* endAtBudget */.eZ)({ ...state, spent: { costUsd, tokens: state.spent.tokens + more.tokens } }, at);
}
function seconds(durationMs) {
    return Math.round(durationMs) / 1_000;
}


/***/ }),

/***/ 47787:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ noteRefusal),
/* harmony export */   d: () => (/* binding */ noteRefusedStart)
/* harmony export */ });
/* harmony import */ var _bucket_level_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37229);
/* harmony import */ var _pacer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29581);


const UNSTATED_WAIT_MS = 1_000;
const UNSTATED_SPREAD = 0.1;
const COARSE_MS = 1_000;
const LEAST_DOUBT = 0.005;
const FIRST_DOUBT = 4;
const DOUBT_AFTER_REFUSAL = 0.7;
const MARGIN = 0.008;
const SHARED_MARGIN = 0.05;
const FEW_CALLS = 2;
const BLIND_SLOWDOWN = 0.5;
const MIDDLE = 0.5;
const DOUBT_OF_DIFFERENCE = 0.2;
const RUN_MEMORY = 0.7;
const ASSUMED_DOUBT = 0.25;
const SHARED_DOUBT = 0.2;
const SLOW_STARTS_MS = 1_000;
const START_MARGIN = 1.12;
const LONGEST_REFILL_MS = 120_000;
const LONGEST_INTERVAL_MS = 60_000;
function noteRefusal(pacer, call) {
    return refuse(pacer, call, exactMs(call.waitMs) > 0);
}
function refuse(pacer, call, backsOff) {
    const tokenAt = call.now + tokenInMs(pacer, call.waitMs);
    const isKnown = call.ordinal <= pacer.episodeEnd;
    return isKnown ? sameEpisode(pacer, tokenAt) : newEpisode(pacer, call, tokenAt, backsOff);
}
function noteRefusedStart(pacer, start, startedForMs) {
    const { waitMs } = start;
    const refused = refuse(pacer, { ...start, waitMs: waitMs ?? 0 }, false);
    if (refused.intervalMs !== null) {
        const isSameWave = refused.episodeEnd === pacer.episodeEnd;
        if (isSameWave)
            return refused;
        const isSlowAndShared = refused.intervalMs >= SLOW_STARTS_MS && (0,_pacer_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensOfOthers */ .N0)(refused) > _pacer_js__WEBPACK_IMPORTED_MODULE_0__/* .SHARED */ .SG;
        const doubt = isSlowAndShared ? Math.max(refused.doubt, SHARED_DOUBT) : refused.doubt;
        return { ...refused, intervalMs: refused.intervalMs * START_MARGIN, doubt };
    }
    const admitted = Math.max(_pacer_js__WEBPACK_IMPORTED_MODULE_0__/* .SHORTEST_RUN */ .$7, refused.episodeEnd - refused.refused);
    const spreadMs = (startedForMs + (waitMs ?? UNSTATED_WAIT_MS)) / admitted;
    const tokenMs = refused.tokenMs + Math.min(refused.tokenMs, startedForMs);
    const isBucket = refused.tokenMs > 0 && tokenMs * admitted <= LONGEST_REFILL_MS;
    const intervalMs = isBucket ? tokenMs : Math.min(longestIntervalMs(pacer, waitMs), Math.max(1, spreadMs));
    return { ...refused, intervalMs, usualRun: admitted, doubt: ASSUMED_DOUBT };
}
function longestIntervalMs({ defaultWaitMs }, waitMs) {
    return Math.max(LONGEST_INTERVAL_MS, defaultWaitMs, waitMs ?? 0);
}
function sameEpisode(pacer, tokenAt) {
    return { ...pacer, refused: pacer.refused + 1, dueAt: Math.max(pacer.dueAt, tokenAt) };
}
function newEpisode(pacer, call, tokenAt, backsOff) {
    const { anchor, usualRun } = pacer;
    const refused = pacer.refused + 1;
    const admitted = call.ordinal - refused;
    const calls = anchor === null ? 0 : admitted - anchor.admitted;
    const spanMs = anchor === null ? 0 : Math.max(1, tokenAt - anchor.tokenAt);
    const misled = pacer.misled + (showedTokens(pacer, call.now) ? 1 : 0);
    const episode = {
        ...pacer,
        misled,
        usualRun: usualRun === 0 ? calls : usualRun * RUN_MEMORY + calls * (1 - RUN_MEMORY),
        level: misled >= _pacer_js__WEBPACK_IMPORTED_MODULE_0__/* .MISLED_LIMIT */ .zT ? null : pacer.level,
        refused,
        window: call.waitMs === null ? 1 : 0,
        episodeEnd: pacer.sent,
        tokenMs: Math.max(pacer.tokenMs, exactMs(call.waitMs)),
        inARow: pacer.inARow + 1,
    };
    const measured = calls > 0 ? measure(episode, spanMs / calls, calls) : slowDown(episode, spanMs);
    const longestMs = longestIntervalMs(pacer, call.waitMs);
    const learned = { ...measured, intervalMs: measured.intervalMs && Math.min(longestMs, measured.intervalMs) };
    return {
        ...learned,
        dueAt: nextTryAt(learned, call, tokenAt, { spanMs, isOutrun: backsOff && calls === 0 }),
        anchor: calls === 0 && anchor !== null ? anchor : { tokenAt, admitted },
    };
}
function nextTryAt(pacer, { now, waitMs, chance }, tokenAt, run) {
    const { intervalMs, defaultWaitMs, inARow } = pacer;
    if (waitMs !== null) {
        const spreadMs = (intervalMs ?? run.spanMs) * (run.isOutrun ? 2 ** (inARow - 1) : 1);
        return tokenAt + chance * Math.min(longestIntervalMs(pacer, waitMs), spreadMs);
    }
    const spreadMs = intervalMs ?? (tokenAt - now) * UNSTATED_SPREAD;
    return Math.min(tokenAt + chance * spreadMs, now + defaultWaitMs);
}
function showedTokens({ level, sent, intervalMs }, now) {
    const tokens = (0,_bucket_level_js__WEBPACK_IMPORTED_MODULE_1__/* .levelAt */ .Gy)(level, now, sent, intervalMs);
    return tokens !== null && tokens >= (level?.highest ?? 0) / 2;
}
function exactMs(waitMs) {
    return waitMs === null || waitMs % COARSE_MS === 0 ? 0 : waitMs;
}
function tokenInMs({ intervalMs, inARow, defaultWaitMs }, waitMs) {
    const backoffMs = (intervalMs ?? UNSTATED_WAIT_MS) * 2 ** inARow;
    if (waitMs === null)
        return Math.min(defaultWaitMs, backoffMs);
    if (waitMs % COARSE_MS !== 0 || intervalMs === null)
        return waitMs;
    return Math.min(waitMs, Math.max(waitMs - COARSE_MS, backoffMs));
}
function measure(pacer, measuredMs, calls) {
    const { intervalMs, doubt } = pacer;
    if (intervalMs === null)
        return { ...pacer, intervalMs: measuredMs, doubt: Math.min(1, FIRST_DOUBT / calls) };
    const weight = calls / (calls + FEW_CALLS);
    const difference = Math.max(0, Math.log(measuredMs / intervalMs)) * weight;
    return {
        ...pacer,
        intervalMs: intervalMs * Math.exp(difference * MIDDLE) * (1 + marginOf(pacer) + BLIND_SLOWDOWN * doubt * (1 - weight)),
        doubt: clampDoubt(Math.max(doubt * DOUBT_AFTER_REFUSAL * (1 - weight), DOUBT_OF_DIFFERENCE * difference)),
    };
}
function slowDown(pacer, spanMs) {
    const { intervalMs, doubt, tokenMs, inARow } = pacer;
    if (intervalMs === null) {
        return inARow < 3 || tokenMs === 0 ? pacer : { ...pacer, intervalMs: Math.max(spanMs, tokenMs), doubt: 1 };
    }
    return {
        ...pacer,
        intervalMs: intervalMs * (1 + marginOf(pacer) + BLIND_SLOWDOWN * doubt),
        doubt: clampDoubt(doubt * DOUBT_AFTER_REFUSAL),
    };
}
function marginOf(pacer) {
    return (0,_pacer_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensOfOthers */ .N0)(pacer) > _pacer_js__WEBPACK_IMPORTED_MODULE_0__/* .SHARED */ .SG ? SHARED_MARGIN : MARGIN;
}
function clampDoubt(doubt) {
    return Math.min(1, Math.max(LEAST_DOUBT, doubt));
}


/***/ }),

/***/ 4517:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ openPending)
/* harmony export */ });
/* harmony import */ var _setbacks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7540);

function openPending(task, place, setbacks = _setbacks_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SETBACKS */ .tr) {
    const counts = { kills: 0, refusals: 0, refusedAt: Number.NEGATIVE_INFINITY, capRounds: 0, suspicions: 0 };
    return { task, ...place, ...counts, shardLimit: Number.POSITIVE_INFINITY, setbacks };
}


/***/ }),

/***/ 37034:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ list_tasks_listTasks),
  G: () => (/* binding */ readStoredTasks)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(55395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/core/once.js
var once = __webpack_require__(43609);
// EXTERNAL MODULE: ./build/run/child-environment.js
var child_environment = __webpack_require__(34712);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(13853);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
// EXTERNAL MODULE: ./build/store/task-line.js
var task_line = __webpack_require__(51980);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/core/words.js
var words = __webpack_require__(23627);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/tasks/list-text.js
var list_text = __webpack_require__(68665);
// EXTERNAL MODULE: ./build/tasks/task-list.js + 1 modules
var task_list = __webpack_require__(68326);
// EXTERNAL MODULE: ./build/tasks/task-source.js
var task_source = __webpack_require__(1132);
;// CONCATENATED MODULE: ./build/tasks/list-file.js






async function readListFile({ name, path, format }, options) {
    const text = (0,list_text/* decodeList */.VX)((0,task_source/* readBytes */.io)(path, name), name);
    const describePlace = (place) => format === "json-array" ? `${name}: item ${place + 1} (index ${place})` : `${name}:${place} (line ${place})`;
    const list = new task_list/* TaskList */._(options, describePlace);
    switch (format) {
        case "json-lines":
            (0,list_text/* forEachLine */.FF)(text, (json, line) => (0,list_text/* addJsonLine */.Mf)(list, json, { name, line }));
            break;
        case "plain":
            (0,list_text/* forEachLine */.FF)(text, (id, line) => (0,list_text/* addPlainId */.jL)(list, id, line));
            break;
        case "csv":
            (await Promise.all(/* import() */[__webpack_require__.e(175), __webpack_require__.e(961)]).then(__webpack_require__.bind(__webpack_require__, 26961))).addCsv(list, text, name);
            break;
        case "json-array":
            addJsonArray(list, text, name);
            break;
        default:
            return (0,unreachable/* unreachable */.H)(format);
    }
    return list.finish();
}
function addJsonArray(list, text, name) {
    let listed;
    try {
        listed = (0,json/* parseJson */.qF)(text);
    }
    catch {
        throw (0,list_text/* brokenJson */.U0)(text, { name, firstLine: 1, advice: "A list with one object per line belongs in a .jsonl file." });
    }
    if (!Array.isArray(listed)) {
        const found = typeof listed === "object" && listed !== null
            ? `an object (${Object.keys(listed).slice(0, 5).join(", ") || "empty"})`
            : JSON.stringify(listed).slice(0, 80);
        throw new user_error/* UserError */.yo(`Expected ${name} to hold an array of tasks, [{"id": "a"}, …], found ${found}. Put the list itself at the top of the file.`);
    }
    for (const [index, item] of listed.entries())
        list.add(item, null, index);
}

// EXTERNAL MODULE: ./build/tasks/task-hash.js
var task_hash = __webpack_require__(42809);
;// CONCATENATED MODULE: ./build/tasks/read-tasks.js










const NOTHING_OWN = { has: () => false, stored: null };
const COMMAND_TIMEOUT_MS = 600_000;
async function readTasks(source, options) {
    const tasks = await listTasks(source, options);
    if (tasks.count === 0 && !options.passWithNoTasks) {
        throw new user_error/* UserError */.yo(`Expected at least one task, found none in ${describeSource(source)}. Check the list, or set pass-with-no-tasks to make an empty one a success.`);
    }
    return tasks;
}
async function listTasks(source, given) {
    const options = { ...given, inputsHash: await hashOfInputs(given) };
    switch (source.kind) {
        case "tasks-command": {
            const { readTasksCommand } = await __webpack_require__.e(/* import() */ 131).then(__webpack_require__.bind(__webpack_require__, 98131));
            return readTasksCommand(source.command, {
                ...options,
                commandTimeoutMs: options.commandTimeoutMs ?? COMMAND_TIMEOUT_MS,
            });
        }
        case "tasks": {
            const listing = await (0,task_source/* resolveListing */.Hj)(source.value, options.workspace);
            if (listing.kind === "patterns")
                return readMatches(listing.patterns, options);
            refuseOwn(listing, options.own ?? NOTHING_OWN);
            return readListFile(listing, options);
        }
        case "items": {
            const list = new task_list/* TaskList */._(options, (index) => `test ${index + 1} of ${source.name}`);
            for (const [index, item] of source.items.entries())
                list.add(item, null, index);
            return list.finish();
        }
        default:
            return (0,unreachable/* unreachable */.H)(source);
    }
}
function refuseOwn({ path, name }, own) {
    const real = (0,external_node_fs_.realpathSync)(path);
    if (!own.has(real) || real === own.stored)
        return;
    throw new user_error/* UserError */.yo(`Expected \`tasks\` to name your own list, found ${name}, a file in the state folder that every run overwrites. Move or rename the list, or set another \`state-dir\`.`);
}
async function readMatches(patterns, options) {
    const lists = (0,task_source/* namedLists */.Py)(patterns);
    if (lists.length > 0) {
        options.warn(`tasks has ${patterns.length} lines, so each of these files is one task, not a list: ${lists.join(", ")}. ` +
            "To run the tasks in them, put them into one file, or print them with `tasks-command`.");
    }
    const { matchFiles } = await Promise.all(/* import() */[__webpack_require__.e(448), __webpack_require__.e(630)]).then(__webpack_require__.bind(__webpack_require__, 78630));
    const paths = await matchFiles(patterns, { ...options, of: "tasks", isOwn: (options.own ?? NOTHING_OWN).has });
    const list = new task_list/* TaskList */._(options, (index) => `matched file ${paths[index]}`);
    for (const [index, id] of paths.entries()) {
        list.add({ id, sha256: hashOfFile(id, options.workspace) }, null, index);
    }
    return list.finish();
}
async function hashOfInputs(options) {
    const { inputs = [], workspace } = options;
    if (inputs.length === 0)
        return null;
    const { matchFiles } = await Promise.all(/* import() */[__webpack_require__.e(448), __webpack_require__.e(630)]).then(__webpack_require__.bind(__webpack_require__, 78630));
    const paths = await matchFiles(inputs, { ...options, of: "inputs", isOwn: (options.own ?? NOTHING_OWN).has });
    if (paths.length === 0) {
        throw new user_error/* UserError */.yo(`Expected inputs to match the files that results depend on, found none in ${workspace} for ${inputs.join(", ")}. Check the patterns: they are relative to the workspace.`);
    }
    return (0,task_hash/* hashOf */.q)(paths.map((path) => [path, hashOfFile(path, workspace)]));
}
function hashOfFile(name, workspace) {
    return (0,external_node_crypto_.hash)("sha256", (0,task_source/* readBytes */.io)((0,external_node_path_.resolve)(workspace, name), name));
}
function describeSource(source) {
    switch (source.kind) {
        case "tasks-command":
            return `the output of tasks-command (${(0,words/* quote */.hD)(source.command)})`;
        case "tasks":
            return `tasks (${source.value.trim().split("\n").join(", ")})`;
        case "items":
            return `the tests that ${source.name} selects`;
        default:
            return (0,unreachable/* unreachable */.H)(source);
    }
}

// EXTERNAL MODULE: ./build/tasks/task-table.js
var task_table = __webpack_require__(25097);
// EXTERNAL MODULE: ./build/engine/run-context.js
var run_context = __webpack_require__(54028);
;// CONCATENATED MODULE: ./build/engine/list-tasks.js











async function list_tasks_listTasks(source, { config, context, }) {
    const { workspace, redactor } = context;
    const { provider, repeats, vary, passWithNoTasks, inputs } = config;
    const workingDirectory = (0,external_node_path_.resolve)(workspace, config.workingDirectory);
    const env = (0,child_environment/* filterEnvironment */._)(context.env, config.env);
    const redact = (text) => redactor.redact(text);
    const isHarness = source.kind === "harness";
    const listed = isHarness ? await testsOf(source.start, { workingDirectory, env, passWithNoTasks, redact }) : source;
    return readTasks(listed, {
        workspace,
        workingDirectory,
        env,
        provider,
        repeats,
        vary,
        passWithNoTasks,
        redactor,
        inputs,
        own: ownFiles((0,external_node_path_.resolve)(workspace, config.stateDir), repeats === 1 && vary.length === 0),
        warn: (0,run_context/* warnIn */.a)(context),
    });
}
async function testsOf(start, options) {
    const { listTests } = await __webpack_require__.e(/* import() */ 259).then(__webpack_require__.bind(__webpack_require__, 58259));
    return { kind: "items", name: start.name, items: await listTests(start, options) };
}
function ownFiles(stateDir, isAsListed) {
    const paths = (0,state_paths/* statePaths */.mt)((0,external_node_fs_.existsSync)(stateDir) ? (0,external_node_fs_.realpathSync)(stateDir) : stateDir);
    return { has: (path) => (0,state_paths/* isStatePath */.rX)(paths, path), stored: isAsListed ? paths.tasks : null };
}
const storedSchema = (0,once/* once */.O)(() => schemas/* object */.Ikc({ id: schemas/* string */.YjP().check(api/* _minLength */.m9(1)), provider: schemas/* catch */.MfU(schemas/* optional */.lqM(schemas/* string */.YjP()), undefined) }));
function readStoredTasks(path) {
    const tasks = new task_table/* TaskTable */.E();
    (0,journal/* readLines */.Se)(path, (line) => {
        const stored = (0,task_line/* readStoredLine */.W6)(line);
        const task = storedSchema().safeParse(stored?.value);
        if (stored === null || !task.success)
            return;
        const { id, provider = "" } = task.data;
        tasks.add({ id, hash: stored.hash, json: line }, { provider });
    });
    return tasks;
}


/***/ }),

/***/ 43594:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ noteCampaign)
/* harmony export */ });
/* harmony import */ var _core_campaign_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31670);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23540);
/* harmony import */ var _report_spend_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22819);
/* harmony import */ var _store_campaign_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78951);
/* harmony import */ var _store_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93011);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38617);
/* harmony import */ var _store_run_events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87577);
/* harmony import */ var _run_identity_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45161);








function noteCampaign(paths, record, before) {
    const { id, counts, completed_at: completedAt } = record;
    if (!record.complete || before?.complete || counts === undefined || completedAt === null)
        return;
    const spend = new _report_spend_js__WEBPACK_IMPORTED_MODULE_2__/* .SpendSum */ .y$();
    let callsSaved = 0;
    let firstStart = "";
    let lastEnd = Number.NaN;
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readLedger */ .SC)(paths.results, (row) => {
        if (row.campaign !== id)
            return;
        if (firstStart === "" || row.started_at < firstStart)
            firstStart = row.started_at;
        const end = Date.parse(row.started_at) + row.duration_s * 1_000;
        if (!(end <= lastEnd))
            lastEnd = end;
        spend.add(row);
        callsSaved += row.calls?.replayed ?? 0;
    });
    const spent = spend.total();
    const endedAt = record.completed_run === null ? lastEnd : Date.parse(completedAt);
    const durationMs = endedAt - Date.parse(firstStart);
    const { outstanding: _, ...settled } = counts;
    const row = {
        v: _store_format_js__WEBPACK_IMPORTED_MODULE_4__/* .FORMAT_VERSION */ .Hp,
        campaign: id,
        completed_at: completedAt,
        ...settled,
        runs: countRuns(paths.events, id),
        pass_rate: (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .passRate */ .sc)(counts),
        duration_s: durationMs >= 0 ? durationMs / 1_000 : null,
        tokens: spent?.tokens ?? null,
        cost_usd: spent?.cost == null ? null : Number(spent.cost.toPrecision(12)),
        calls_saved: callsSaved,
    };
    (0,_store_campaign_history_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeHistories */ .d)(paths.history, [], [row]);
}
function countRuns(events, campaign) {
    const workflowRuns = new Set();
    const runsOfJobs = new Map();
    for (const { run, job } of (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_6__/* .readRunStarts */ .XC)(events, campaign)) {
        const workflowRun = (0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowRunOf */ .ol)(run);
        if ((0,_run_identity_js__WEBPACK_IMPORTED_MODULE_7__/* .isLocal */ .IX)(workflowRun))
            runsOfJobs.set(job, (runsOfJobs.get(job) ?? 0) + 1);
        else
            workflowRuns.add(workflowRun);
    }
    return workflowRuns.size + Math.max(0, ...runsOfJobs.values());
}


/***/ }),

/***/ 64840:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y8: () => (/* binding */ enterState),
  _z: () => (/* binding */ inFolder),
  QK: () => (/* binding */ nextCheckpoint),
  NE: () => (/* binding */ openFolder),
  hr: () => (/* binding */ refuseOtherStates)
});

// UNUSED EXPORTS: onCopy

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/run/temp-folder.js
var temp_folder = __webpack_require__(86543);
// EXTERNAL MODULE: ./build/store/carrier/snapshot-files.js
var snapshot_files = __webpack_require__(90051);
// EXTERNAL MODULE: ./build/store/checkpoint-file.js
var checkpoint_file = __webpack_require__(573);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(93011);
// EXTERNAL MODULE: ./build/store/state-folder.js + 1 modules
var state_folder = __webpack_require__(42629);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
// EXTERNAL MODULE: ./build/engine/read-state.js
var read_state = __webpack_require__(48575);
// EXTERNAL MODULE: ./build/engine/recover-killed-run.js
var recover_killed_run = __webpack_require__(41769);
// EXTERNAL MODULE: ./build/core/campaign.js
var core_campaign = __webpack_require__(31670);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(13270);
// EXTERNAL MODULE: ./build/core/selection.js
var selection = __webpack_require__(83260);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(38617);
// EXTERNAL MODULE: ./build/store/retries.js
var retries = __webpack_require__(61200);
// EXTERNAL MODULE: ./build/store/run-events.js
var run_events = __webpack_require__(87577);
;// CONCATENATED MODULE: ./build/engine/retry-tasks.js









function retryByInput(folder, request) {
    const { config, tasks, context, startedAt: now } = request;
    const { identity, inform } = context;
    if (config.retry.length === 0)
        return null;
    const { campaign: next, known } = (0,read_state/* readState */.un)(folder.paths, request);
    const open = known.map((record) => ({ ...record, complete: false }));
    const campaign = (0,read_state/* campaignOf */.Ii)(request, folder.paths, open);
    const record = known.find(({ id }) => id === campaign);
    if (record === undefined) {
        inform(`campaign ${campaign} has not run yet, so there is nothing to retry. All its tasks are outstanding`);
        return null;
    }
    if (retries/* Retries */.f.read([folder.paths.failures]).areOf(campaign, identity.workflowRun)) {
        inform("this workflow run has already retried its tasks, and keeps their present results");
        return null;
    }
    const { maxAttempts } = config;
    const options = { campaign, tasks, maxAttempts, run: identity.run, now, isDryRun: false };
    const retried = retryTasks(folder, { kinds: config.retry, ids: [] }, options);
    if (retried.length > 0)
        return null;
    if (record.complete && next.id !== campaign)
        return record;
    inform(`${nothingToRetry(config.retry)}. Tasks that are outstanding still run`);
    return null;
}
function attemptsAllowed(paths, { id, complete }, present) {
    if (complete)
        return 1;
    return Math.min(present, (0,run_events/* readRunStarts */.XC)(paths.events, id).at(-1)?.max_attempts ?? present);
}
function nothingToRetry(kinds) {
    const errored = kinds.includes("timed-out") ? "errored" : "errored without a timeout";
    const verbs = kinds.map((kind) => (kind === "errored" ? errored : kind.replace("-", " ")));
    return `no task of the campaign ${verbs.join(" or ")}, so there is nothing to retry`;
}
function retryTasks(folder, choice, options) {
    const { paths } = folder;
    const checkpoint = (0,checkpoint_file/* readCheckpoint */.HQ)(paths.checkpoint);
    const known = (0,read_history/* campaignsIn */.Dq)(checkpoint, paths);
    const { tasks, now, run } = options;
    const record = options.campaign === null ? known[0] : known.find(({ id }) => id === options.campaign);
    if (record === undefined)
        return [];
    const campaign = record.id;
    const maxAttempts = attemptsAllowed(paths, record, options.maxAttempts);
    const { history } = (0,read_history/* readHistory */.Lu)(paths, campaign, new core_history/* ListHistory */.tX(tasks));
    const isNamed = (0,selection/* idMatcher */.SR)(tasks, choice.ids);
    const chosen = [];
    for (let index = 0; index < tasks.count; index += 1) {
        const settled = history.at(index);
        if (settled !== undefined &&
            (0,core_history/* nextAttempt */.nj)(settled, maxAttempts) === null &&
            isOfKind(choice, settled) &&
            (choice.ids.length === 0 || isNamed(index))) {
            chosen.push(index);
        }
    }
    const ids = chosen.map((index) => tasks.idAt(index));
    if (options.isDryRun || chosen.length === 0)
        return ids;
    const at = (0,instant/* instantAfter */.i)((0,read_history/* latestRows */.$Y)(folder.paths).get(campaign), now);
    if (checkpoint !== null) {
        const campaigns = known.map((record) => (record.id === campaign ? (0,core_campaign/* reopenCampaign */.Q6)(record, at) : record));
        folder.writeCheckpoint({ ...checkpoint, campaigns, updated_at: (0,instant/* iso */.KH)(now) });
    }
    folder.openJournals();
    folder.retry(chosen.map((index) => {
        const { id, hash } = tasks.at(index);
        const was = statusOf(history.at(index));
        return { v: 1, campaign, id, hash, class: "retry", was, run, at };
    }));
    return ids;
}
function isOfKind({ kinds, ids }, record) {
    const wanted = kinds.length === 0 && ids.length === 0 ? ["errored", "timed-out"] : kinds;
    const kind = kindOf(record);
    return wanted.length === 0 || (kind !== null && wanted.includes(kind));
}
function statusOf(record) {
    if (record === undefined || (record.kind === "terminal" && record.class === "skipped"))
        return undefined;
    return record.kind === "result" ? record.status : "errored";
}
function kindOf(record) {
    if (record.kind === "result")
        return record.status === "failed" ? "failed" : null;
    if (record.kind === "attempts")
        return "errored";
    if (record.class === "timeout_exceeded")
        return "timed-out";
    return record.class === "skipped" ? null : "errored";
}

;// CONCATENATED MODULE: ./build/engine/open-folder.js














function openFolder({ stateDir, stateName }, { redactor, workspace }) {
    const folder = state_folder/* StateFolder */.s.open((0,external_node_path_.resolve)(workspace, stateDir), redactor);
    try {
        refuseOtherStates([folder.paths.root], stateName);
        return folder;
    }
    catch (error) {
        folder.close();
        throw error;
    }
}
async function inFolder(folder, act) {
    try {
        return await act(folder);
    }
    finally {
        folder.close();
    }
}
async function onCopy(stateDir, { env, redactor }, act) {
    const copy = makeTempFolder("carryover-copy-", env.RUNNER_TEMP || tmpdir());
    try {
        await copyCarriedFiles(stateDir, copy, copyWritable);
        return await inFolder(StateFolder.open(copy, redactor), act);
    }
    finally {
        await removeFolder(copy);
    }
}
async function copyWritable(from, to) {
    await copyFile(from, to);
    await chmod(to, 0o600);
}
function refuseOtherStates(folders, name) {
    let expected = name;
    for (const folder of folders) {
        const checkpoint = (0,checkpoint_file/* readCheckpoint */.HQ)((0,state_paths/* statePaths */.mt)(folder).checkpoint);
        const other = (0,checkpoint_file/* otherName */.sW)(checkpoint, expected);
        expected ??= checkpoint?.name ?? null;
        if (other === null || expected === null)
            continue;
        throw new user_error/* UserError */.yo(`Expected the state of \`${expected}\` in the state folder ${folder}, found that of \`${other}\`: ` +
            "two evaluations in one folder would mix up their results. " +
            `Give this one its own folder, such as \`state-dir: .carryover-${expected.replace(/[^\w.-]/g, "-")}\` beside \`name: ${expected}\`; ` +
            `or \`name: ${other}\`, to continue with that state.`);
    }
}
function nextCheckpoint(before, by) {
    const { identity, job, now } = by;
    return {
        jobs: 1,
        campaigns: [],
        circuits: {},
        limits: {},
        durations_s: [],
        ...before,
        v: format/* FORMAT_VERSION */.Hp,
        seq: (before?.seq ?? 0) + 1,
        updated_at: (0,instant/* iso */.KH)(now),
        run: identity.run,
        job,
        name: by.name ?? before?.name,
        repository: identity.repository ?? before?.repository,
    };
}
async function enterState(folder, request) {
    const { config, context } = request;
    const { paths } = folder;
    const { warnings } = await (0,recover_killed_run/* recoverKilledRun */.D)(folder, context);
    const carry = context.openCarry?.(paths) ?? null;
    await carry?.restore((known) => (0,read_state/* campaignOf */.Ii)(request, paths, known));
    const done = (0,read_state/* doneBefore */.qv)(paths, request);
    if (done !== null) {
        carry?.leave();
        return { carry, warnings, over: { campaign: done } };
    }
    const settled = retryByInput(folder, request);
    folder.dropRetried();
    if (settled === null)
        return { carry, warnings, over: null };
    carry?.leave();
    return { carry, warnings, over: { campaign: settled, reason: nothingToRetry(config.retry) } };
}


/***/ }),

/***/ 74149:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  DM: () => (/* binding */ durationsOf),
  Q6: () => (/* binding */ outdatedWords),
  iA: () => (/* binding */ prepare)
});

;// CONCATENATED MODULE: ./build/config/suggestion.js
function didYouMean(written, known, prefix = "") {
    const wanted = normalize(written);
    const distanceTo = (name) => lettersApart(wanted, normalize(name));
    const [nearest] = known.toSorted((a, b) => distanceTo(a) - distanceTo(b));
    const isClose = nearest !== undefined && distanceTo(nearest) <= Math.max(1, Math.floor(wanted.length / 4));
    return isClose ? ` Did you mean ${prefix}${nearest}?` : "";
}
function normalize(name) {
    return name.toLowerCase().replaceAll("_", "-");
}
function lettersApart(left, right) {
    const missing = [...right];
    let extra = 0;
    for (const letter of left) {
        const place = missing.indexOf(letter);
        if (place === -1)
            extra += 1;
        else
            missing.splice(place, 1);
    }
    return Math.max(extra, missing.length);
}

// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(13270);
// EXTERNAL MODULE: ./build/core/pending.js
var pending = __webpack_require__(4517);
// EXTERNAL MODULE: ./build/core/selection.js
var core_selection = __webpack_require__(83260);
// EXTERNAL MODULE: ./build/core/setbacks.js
var core_setbacks = __webpack_require__(7540);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/core/words.js
var words = __webpack_require__(23627);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(38617);
// EXTERNAL MODULE: ./build/store/retries.js
var store_retries = __webpack_require__(61200);
// EXTERNAL MODULE: ./build/engine/note-campaign.js
var note_campaign = __webpack_require__(43594);
// EXTERNAL MODULE: ./build/engine/plan-file.js
var plan_file = __webpack_require__(96127);
// EXTERNAL MODULE: ./build/engine/read-state.js
var read_state = __webpack_require__(48575);
// EXTERNAL MODULE: ./build/engine/run-identity.js
var run_identity = __webpack_require__(45161);
// EXTERNAL MODULE: ./build/engine/run-memory.js
var run_memory = __webpack_require__(19068);
;// CONCATENATED MODULE: ./build/engine/prepare.js















function prepare(folder, request) {
    const { tasks, config, context } = request;
    checkSelection(tasks, config);
    const { known, ...state } = (0,read_state/* readState */.un)(folder.paths, request);
    const { campaign, history } = state;
    const plan = (0,plan_file/* readPlan */.m3)(folder.paths.plan, campaign.id, context.identity);
    if (plan !== null)
        refuseUnplacedJob(plan, request);
    folder.boundGrowth();
    const [latest] = known;
    if (latest !== undefined)
        (0,note_campaign/* noteCampaign */.J)(folder.paths, latest, state.checkpoint?.campaigns[0]);
    folder.openJournals();
    const campaigns = state.isNew ? folder.rollOver(known, campaign) : known;
    folder.writeTasks(tasks);
    const part = (0,plan_file/* partOf */.BU)(tasks, { job: config.job, plan });
    const listed = (0,core_history/* computeOutstanding */.os)(part, history, config.maxAttempts);
    const durations = config.concurrency === 1 ? null : durationsOf(tasks, listed, folder.paths.baseline);
    const all = (0,split/* orderStarts */.kM)(listed, durations, config.concurrency);
    const memory = (0,run_memory/* runMemory */.Lx)(request, state);
    const selected = inOrder(request, selectOutstanding(request, all, state, folder.paths), state, memory);
    const most = config.maxTasks === null ? selected.length : Math.max(1, (0,split/* shareOfJob */.GO)(config.maxTasks, config.job));
    const outstanding = selected.slice(0, most);
    const left = leftBy(outstanding, all, tasks);
    return {
        unselected: left.length,
        deferred: selected.length - outstanding.length,
        deferredProviders: new Set(selected.slice(most).map(({ task }) => task.provider)),
        leftProviders: (0,run_memory/* providersOf */.Ou)(tasks, left),
        ...state,
        warnings: [
            ...state.warnings,
            ...unknownProviders(request),
            ...(outstanding.length > 0 ? [] : settledStatuses(config, part, history)),
        ],
        campaigns,
        part,
        total: tasks.count,
        isInPart: (0,plan_file/* partPredicate */.P1)(part, tasks, (id) => folder.publicName(id)),
        outstanding,
        memory,
    };
}
function outdatedWords({ campaign, outdated, outstanding }) {
    if (outdated === 0 || outstanding.length === 0)
        return null;
    const results = `${(0,words/* counted */.hS)(outdated, "result")} of campaign ${campaign.id} no longer ${outdated === 1 ? "counts" : "count"}`;
    return `${results}: the tasks were edited, or files in \`inputs\` changed`;
}
function leftBy(started, all, tasks) {
    if (started.length === all.length)
        return all.subarray(all.length);
    const hashes = new Set(started.map(({ task }) => task.hash));
    return all.filter((index) => !hashes.has(tasks.index.hashAt(index)));
}
function inOrder(request, selected, { checkpoint, history }, { setbacks: ofAll, setbacksOf }) {
    const { tasks, config } = request;
    const listed = Array.from(selected, (index) => {
        const task = tasks.at(index);
        return { task, attempt: (0,core_history/* nextAttempt */.nj)(history.at(index), config.maxAttempts) ?? 1, setbacks: setbacksOf(task) };
    });
    const rankOf = (0,core_setbacks/* startRanks */.Mm)(ofAll);
    listed.sort((a, b) => rankOf(a.setbacks) - rankOf(b.setbacks));
    const ordered = config.maxTasks === null ? listed : inTurn(request, listed, checkpoint);
    return ordered.map(({ task, attempt, setbacks }, position) => ({
        ...(0,pending/* openPending */.Y)(task, { position, attempt }, setbacks),
        shardLimit: (0,core_setbacks/* firstShardLimit */.w4)(setbacks, config.shardSize),
    }));
}
function inTurn({ startedAt: now, config }, listed, checkpoint) {
    const probed = new Set();
    const turnOf = ({ task: { provider } }) => {
        const circuit = (0,run_memory/* restoreCircuit */.wl)(checkpoint, provider, { now, isProbedNow: config.retryNow });
        if (circuit === null)
            return 0;
        if (circuit.policy === "stop")
            return 3;
        if (probed.has(provider))
            return 2;
        probed.add(provider);
        return 1;
    };
    const placed = listed.map((one) => ({ one, turn: turnOf(one) }));
    return placed.sort((a, b) => a.turn - b.turn).map(({ one }) => one);
}
function selectOutstanding({ tasks, config }, outstanding, { campaign, history }, paths) {
    if ((0,core_selection/* selectsAll */.D5)(config))
        return outstanding;
    const before = new Map();
    let retries = new store_retries/* Retries */.f();
    if (config.only.some(({ kind }) => kind === "status")) {
        retries = store_retries/* Retries */.f.read([paths.failures]);
        (0,read_history/* readLedger */.SC)(paths.baseline, (row) => before.set(row.id, row.status));
    }
    return (0,core_selection/* selectTasks */.nR)(tasks, outstanding, config, (index) => {
        const record = history.at(index);
        if (record === undefined) {
            const retried = retries.statusBefore(campaign.id, tasks.index.hashAt(index));
            return retried ?? before.get(tasks.idAt(index)) ?? null;
        }
        return record.kind === "result" ? record.status : "errored";
    });
}
function checkSelection(tasks, selection) {
    const unmatched = (0,core_selection/* unmatchedRules */.jL)(tasks, selection);
    if (unmatched.length === 0)
        return;
    const found = unmatched
        .slice(0, 5)
        .map((text) => JSON.stringify(text))
        .join(", ");
    throw new user_error/* UserError */.yo(`Expected every item of \`only\` to match a listed task; nothing matches ${found}. Check the ids in the task list, or remove the item.`);
}
function refuseUnplacedJob(plan, { config, context }) {
    if (config.expectedJobs !== null || (0,run_identity/* isLocal */.IX)(context.identity.workflowRun) || plan.jobs.length <= 1)
        return;
    throw new user_error/* UserError */.yo(`Expected \`job-index\` and \`job-total\`: the plan of this workflow run has ${plan.jobs.length} jobs, and this job does not know which one it is. ` +
        `Some servers (act, Gitea, Forgejo) do not pass them on. Add \`job-index: \${{ matrix.job }}\` and \`job-total: \${{ needs.plan.outputs.jobs }}\` to this step.`);
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
function unknownProviders({ tasks, config }) {
    if (config.providerConcurrency.size === 0 || tasks.count === 0)
        return [];
    const providers = (0,run_memory/* providersOf */.Ou)(tasks, (0,split/* wholeOf */.l2)(tasks.count));
    const unknown = [...config.providerConcurrency.keys()].filter((name) => !providers.has(name));
    return unknown.map((name) => `provider-concurrency names ${name}, which no listed task has.${didYouMean(name, [...providers])}`);
}
const RETRY_OPTION = { failed: " --failed", errored: "", passed: " --id ID" };
function settledStatuses(config, part, history) {
    return config.only.flatMap((rule) => {
        if (rule.kind !== "status")
            return [];
        const settled = part.filter((index) => (0,core_history/* standingOf */.YP)(history.at(index), config.maxAttempts) === rule.status).length;
        if (settled === 0)
            return [];
        return [
            `status:${rule.status} selects nothing: the ${(0,words/* counted */.hS)(settled, `${rule.status} task`)} of this campaign ${settled === 1 ? "is" : "are"} settled. ` +
                `To run settled tasks again, use \`carryover retry${RETRY_OPTION[rule.status]}\` or the input \`retry\``,
        ];
    });
}


/***/ }),

/***/ 48575:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ii: () => (/* binding */ campaignOf),
/* harmony export */   SU: () => (/* binding */ hasBegun),
/* harmony export */   qv: () => (/* binding */ doneBefore),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* harmony import */ var _core_campaign_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31670);
/* harmony import */ var _core_history_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13270);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(65079);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92474);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23540);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23627);
/* harmony import */ var _store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(573);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38617);
/* harmony import */ var _store_run_events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87577);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96127);
/* harmony import */ var _run_identity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45161);











function readState(paths, request) {
    const { config, tasks, context, startedAt } = request;
    const { identity } = context;
    const checkpoint = (0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readCheckpoint */ .HQ)(paths.checkpoint);
    const stored = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignsIn */ .Dq)(checkpoint, paths);
    const latest = stored[0]?.id ?? campaignOf(request, paths, stored);
    let read = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readHistory */ .Lu)(paths, latest, new _core_history_js__WEBPACK_IMPORTED_MODULE_7__/* .ListHistory */ .tX(tasks));
    const isMatrix = (checkpoint?.jobs ?? 1) > 1;
    const counts = isMatrix ? (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .countTasks */ .g6)((0,_core_split_js__WEBPACK_IMPORTED_MODULE_8__/* .wholeOf */ .l2)(tasks.count), read.history, config.maxAttempts) : null;
    const isOver = counts !== null && counts.outstanding === 0 && counts.total > 0 && !hasBegun(latest, identity, paths);
    const known = isOver ? closeLatest(stored, counts, startedAt) : stored;
    const id = campaignOf(request, paths, known);
    const isNew = known[0]?.id !== id;
    if (isNew && latest !== id)
        read = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readHistory */ .Lu)(paths, id, new _core_history_js__WEBPACK_IMPORTED_MODULE_7__/* .ListHistory */ .tX(tasks));
    const before = known.find((record) => record.id === id);
    const campaign = before ?? (0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .newCampaign */ .Bx)(id, identity.trigger);
    const isFirst = before === undefined;
    const { history, unlisted, outdated } = read;
    const warnings = skippedWarnings(read.skipped);
    return { campaign, known, checkpoint, isNew, isFirst, history, unlisted, outdated, warnings };
}
function closeLatest(known, counts, now) {
    const [latest, ...others] = known;
    if (latest === undefined || latest.complete)
        return known;
    return [{ ...latest, complete: true, completed_run: null, completed_at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_9__/* .iso */ .KH)(now), counts }, ...others];
}
function campaignOf({ config, context, startedAt }, paths, known) {
    const { identity } = context;
    return (0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .campaignId */ .q3)((0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .campaignRule */ .Rk)(config.campaign, identity.trigger), known, {
        at: startedAt,
        workflowRun: identity.workflowRun,
        hasBegun: (campaign) => hasBegun(campaign, identity, paths),
    });
}
function hasBegun(campaign, identity, paths) {
    if ((0,_run_identity_js__WEBPACK_IMPORTED_MODULE_6__/* .isLocal */ .IX)(identity.workflowRun))
        return false;
    if ((0,_plan_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlan */ .m3)(paths.plan, campaign, identity) !== null)
        return true;
    return (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_4__/* .readRunStarts */ .XC)(paths.events, campaign).some(({ run }) => (0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowRunOf */ .ol)(run) === identity.workflowRun);
}
function doneBefore(paths, request) {
    const known = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignsIn */ .Dq)((0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readCheckpoint */ .HQ)(paths.checkpoint), paths);
    return (0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .completedBefore */ .PD)(known, campaignOf(request, paths, known), request.context.identity.workflowRun);
}
function skippedWarnings(skipped) {
    const warnings = [];
    if (skipped.broken > 0) {
        warnings.push(`skipped ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(skipped.broken, "line")} of the state: incomplete or invalid`);
    }
    if (skipped.newer > 0) {
        warnings.push(`did not read ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(skipped.newer, "row")} of the state: written by a newer Carryover`);
    }
    return warnings;
}


/***/ }),

/***/ 54028:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ warnIn),
/* harmony export */   m: () => (/* binding */ warningSink)
/* harmony export */ });
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65079);

function warnIn(to) {
    return (message) => to.sink.on({ event: "warning", message, at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .iso */ .KH)(to.clock.now()) });
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

/***/ 19068:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CY: () => (/* binding */ stoppedProviders),
/* harmony export */   Kx: () => (/* binding */ storedClosings),
/* harmony export */   Lx: () => (/* binding */ runMemory),
/* harmony export */   Ou: () => (/* binding */ providersOf),
/* harmony export */   WI: () => (/* binding */ learnedLimits),
/* harmony export */   YH: () => (/* binding */ restoreClosing),
/* harmony export */   _f: () => (/* binding */ storedCircuits),
/* harmony export */   hH: () => (/* binding */ resumeAt),
/* harmony export */   kH: () => (/* binding */ restoreLimit),
/* harmony export */   v1: () => (/* binding */ byProvider),
/* harmony export */   wl: () => (/* binding */ restoreCircuit)
/* harmony export */ });
/* harmony import */ var _core_circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22725);
/* harmony import */ var _core_ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38959);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65079);
/* harmony import */ var _core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7540);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92474);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23540);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48032);







function runMemory({ tasks, config, context }, state) {
    const { run } = context.identity;
    const { campaign, checkpoint, history } = state;
    const all = (0,_core_split_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeOf */ .l2)(tasks.count);
    const graded = all.filter((index) => history.at(index)?.kind === "result");
    const stored = checkpoint?.setbacks;
    const setbacks = stored?.campaign === campaign.id ? stored : (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__/* .emptySetbacks */ .IU)(campaign.id);
    const earlier = (runs) => runs.filter((one) => one !== run).length;
    return {
        campaign: {
            chargesAtOnce: (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .countTasks */ .g6)(all, history, config.maxAttempts).passed > 0 || earlier(setbacks.same_failure) > 0,
            graded: providersOf(tasks, graded),
            killStreakRuns: earlier(setbacks.kill_streak),
        },
        setbacks,
        setbacksOf: ({ hash }) => (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__/* .setbacksOf */ .uk)(setbacks, hash, run),
    };
}
function restoreCircuit(checkpoint, provider, { now, isProbedNow }) {
    const stored = own(checkpoint?.circuits, provider);
    if (!stored)
        return null;
    const statedAt = Math.min(Date.parse(stored.until), now + _core_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_LIMIT_MS */ .WX);
    if (Number.isNaN(statedAt))
        return null;
    const untilAt = isProbedNow ? Math.min(statedAt, now) : statedAt;
    const { trips, reason, stated, outage } = stored;
    const policy = untilAt > now ? "stop" : "wait";
    return { state: "open", untilAt, trips, reason, isStated: stated, policy, outage };
}
function stoppedProviders(checkpoint, providers, start) {
    const stopped = new Map();
    for (const provider of providers) {
        const circuit = restoreCircuit(checkpoint, provider, start);
        if (circuit?.policy === "stop")
            stopped.set(provider, circuit);
    }
    return stopped;
}
function restoreLimit(checkpoint, provider) {
    return own(checkpoint?.limits, provider) ?? null;
}
function storedCircuits(state, before, now) {
    const circuits = { ...before?.circuits };
    for (const { provider, circuit, openedAt } of state.lanes.values()) {
        switch (circuit.state) {
            case "closed":
                delete circuits[provider];
                break;
            case "open":
                circuits[provider] = storedCircuit(circuit, openedAt ?? own(before?.circuits, provider)?.opened_at);
                break;
            case "half-open":
                circuits[provider] = storedCircuit({ ...PROBED, trips: circuit.trips, untilAt: now }, circuit.probedAt);
                break;
            default:
                (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_5__/* .unreachable */ .H)(circuit);
        }
    }
    return circuits;
}
const PROBED = { state: "open", reason: "a probe was running", isStated: false, policy: "wait" };
function storedCircuit(circuit, openedAt) {
    const { untilAt, trips, reason, isStated, outage, policy } = circuit;
    return {
        state: "open",
        until: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_6__/* .iso */ .KH)(untilAt),
        trips,
        reason: reason.replace(_core_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .OTHER_JOB */ .Xd, ""),
        stated: isStated,
        opened_at: openedAt,
        outage,
        stop: policy === "stop" ? true : undefined,
    };
}
function storedClosings(state, before) {
    const closed = new Map(Object.entries(before?.closed ?? {}));
    for (const { provider, closedAt } of state.lanes.values())
        if (closedAt !== null)
            closed.set(provider, closedAt);
    return closed.size === 0 ? undefined : Object.fromEntries(closed);
}
function restoreClosing(checkpoint, provider) {
    return own(checkpoint?.closed, provider) ?? null;
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
        .reduce(_core_instant_js__WEBPACK_IMPORTED_MODULE_6__/* .earliest */ .Qd, null);
}
function providersOf(tasks, indexes) {
    const providers = new Set();
    for (const index of indexes)
        providers.add(tasks.providerAt(index));
    return providers;
}
function byProvider(tasks) {
    const groups = new Map();
    for (const pending of tasks) {
        const { provider } = pending.task;
        const group = groups.get(provider);
        if (group === undefined)
            groups.set(provider, [pending]);
        else
            group.push(pending);
    }
    return groups;
}
function own(record, key) {
    return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}


/***/ }),

/***/ 31678:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ repeatVerdict),
/* harmony export */   Ge: () => (/* binding */ countRegressed),
/* harmony export */   H7: () => (/* binding */ interruptedOutputs),
/* harmony export */   jO: () => (/* binding */ outputText),
/* harmony export */   jf: () => (/* binding */ concludeRun)
/* harmony export */ });
/* unused harmony exports buildOutputs, unknownOutputs */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65079);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23540);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9924);
/* harmony import */ var _store_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(148);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38617);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31918);








function buildOutputs(options) {
    const { counts, paths } = options;
    const resume = counts.outstanding > 0;
    return {
        status: options.status,
        resume,
        "resume-at": resume && options.resumeAt !== null ? (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_7__/* .iso */ .KH)(options.resumeAt) : "",
        "resume-command": resume ? options.resumeCommand : "",
        reason: options.reason,
        ...counts,
        "pass-rate": (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .reportedPassRate */ .TX)(counts),
        "outstanding-file": paths.outstanding,
        "results-file": paths.results,
        "failures-file": paths.failures,
        "summary-file": paths.summary,
        "junit-file": paths.junit,
        "report-file": paths.report,
    };
}
function unknownOutputs(options) {
    const unknown = { total: null, passed: null, failed: null, errored: null, skipped: null, outstanding: null };
    const outputs = buildOutputs({ ...options, counts: NO_TASKS, resumeAt: null });
    return { ...outputs, ...unknown, resume: true, "resume-command": options.resumeCommand };
}
function interruptedOutputs(signal, { stateDir }, { workspace, resumeCommand }) {
    const reason = `interrupted by ${signal} before the first child; nothing was run`;
    return unknownOutputs({
        status: "interrupted",
        reason,
        resumeCommand,
        paths: (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .statePaths */ .mt)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, stateDir)),
    });
}
function outputText(value) {
    return value === null ? "" : String(value);
}
function concludeRun(ended, { identity, judgment, ...context }) {
    const { reason, resumeAt, resumeCommand = context.resumeCommand, paths, ...result } = ended;
    const { status, counts } = result;
    const against = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .failReasons */ .K1)(result, judgment);
    const outputs = buildOutputs({ status, reason, counts, resumeAt, resumeCommand, paths });
    return {
        end: { result, reason, against, exitCode: (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .exitCode */ .I$)(result, judgment), outputs },
        event: {
            event: "run_ended",
            run: identity.run,
            job: identity.job,
            status,
            reason,
            counts,
            against,
            resume_at: String(outputs["resume-at"]),
            resume_command: resumeCommand,
            ...(result.sameFailure ? { failed_alike: true } : {}),
        },
    };
}
function countRegressed(context, paths, { campaign, history, isInPart, }) {
    if (!context.judgment.failOn.regressed)
        return 0;
    const failed = new Set();
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readLedger */ .SC)(paths.results, (row) => {
        if (row.campaign === campaign && row.status === "failed" && history.lists(row.hash) && (isInPart?.(row.id) ?? true))
            failed.add(row.id);
    });
    let regressed = 0;
    let hasBaseline = false;
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readLedger */ .SC)(paths.baseline, (row) => {
        if (row.campaign === campaign)
            return;
        hasBaseline = true;
        if (row.status === "passed" && failed.delete(row.id))
            regressed += 1;
    });
    if (!hasBaseline) {
        const message = "fail-on: regressed found no regression, because there is no earlier complete campaign to compare with";
        context.inform(message);
    }
    return regressed;
}
function repeatVerdict(paths, { id, counts = NO_TASKS }, to, why = `this workflow run completed campaign ${id}, and another one has begun since`) {
    const ended = { status: "complete", counts, sameFailure: false, signal: null };
    const { end, event } = concludeRun({ ...ended, reason: why, resumeAt: null, paths }, to);
    const { against } = end;
    to.sink.on({ ...event, at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_7__/* .iso */ .KH)(to.clock.now()) });
    const summary = summaryOf(id, counts, against, why);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.summary))
        (0,_store_atomic_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeAtomically */ .v)(paths.summary, (write) => write(summary));
    return { ...end, report: null, summary };
}
const NO_TASKS = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
function summaryOf(campaign, counts, against, why) {
    const { total, passed, failed, errored, skipped } = counts;
    const verdict = against.length === 0 ? "" : ` The verdict stands: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(against.join(" and "))}.`;
    return (`## ${against.length === 0 ? "✅" : "❌"} Nothing to do: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(why)}\n\n` +
        `Campaign ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(campaign)} is complete, so this run starts nothing and saves nothing. ` +
        `${passed} of ${total} tasks passed, ${failed} failed, ${errored} errored and ${skipped} skipped.${verdict}\n`);
}


/***/ }),

/***/ 55834:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XY: () => (/* binding */ differenceWords),
/* harmony export */   bz: () => (/* binding */ comparisonWords),
/* harmony export */   l$: () => (/* binding */ changesWords),
/* harmony export */   x3: () => (/* binding */ changedTasks)
/* harmony export */ });
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23627);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);


const LEAST_CHANGED = 6;
function changeOf({ low, high }, changed) {
    if (changed < LEAST_CHANGED || (low <= 0 && high >= 0))
        return "could be chance";
    return low > 0 ? "better" : "worse";
}
function differenceWords(difference) {
    if (difference === null || difference.interval === null)
        return "too few tasks";
    const { of, interval, pairs, changed } = difference;
    if (changed === 0)
        return `no difference (${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(pairs, "task")})`;
    const [scale, unit] = of === "score" ? [1, ""] : [100, " points"];
    const words = (value) => signed(value * scale);
    const range = hasRange(interval) ? `${words(interval.low)} to ${words(interval.high)}; ` : "";
    return `${words(interval.mean)}${unit} (${range}${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(pairs, "task")}): ${changeOf(interval, changed)}`;
}
function hasRange({ low, high }) {
    return low !== high;
}
function signed(value) {
    const text = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shortNumber */ .In)(Math.abs(value) < 1e-9 ? 0 : value);
    return value > 0 && text !== "0" ? `+${text}` : text.replace("-", "−");
}
function changesWords({ regressions, fixes }) {
    const regressed = regressions.length === 0 ? "no regressions" : (0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(regressions.length, "regression");
    return `${regressed}, ${fixes.length === 0 ? "no fixes" : (0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(fixes.length, "fix", "fixes")}`;
}
function comparisonWords(comparison) {
    const { lost, passRateBefore, difference } = comparison;
    const sentences = [
        ...(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .countsWords */ .Mm)({ "passed before and errored now": lost.length }),
        ...(passRateBefore === null ? [] : [`The pass rate was ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(passRateBefore)}`]),
        ...(difference.interval === null
            ? []
            : [
                `Paired difference of the ${difference.of}${hasRange(difference.interval) ? " with its 95 % interval" : ""}: ${differenceWords(difference)}`,
            ]),
    ];
    return sentences.map((sentence) => `${sentence}.`).join(" ");
}
function changedTasks({ regressions, lost, fixes }) {
    return [
        { title: (0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(regressions.length, "regression"), ids: regressions },
        { title: `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(lost.length)} passed before and errored now`, ids: lost },
        { title: (0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(fixes.length, "fix", "fixes"), ids: fixes },
    ].filter(({ ids }) => ids.length > 0);
}


/***/ }),

/***/ 33305:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V8: () => (/* binding */ eventLine),
/* harmony export */   lJ: () => (/* binding */ instantWords),
/* harmony export */   z$: () => (/* binding */ endLines)
/* harmony export */ });
/* harmony import */ var _core_apply_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82159);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61420);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83260);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48032);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23627);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);







const REASON_LENGTH = 300;
const SHORT_WAIT_MS = 10 * 60_000;
function eventLine(event, progress) {
    if (event.event === "attempt_ended" || (event.event === "attempt_started" && !event.probe))
        return null;
    const at = Date.parse(event.at);
    const provider = "provider" in event ? (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .providerWords */ .hC)(event.provider) : "";
    const why = "reason" in event ? quote(event.reason) : "";
    switch (event.event) {
        case "run_started":
            return line(startLine(event), "plain");
        case "task_settled":
            return settledLine(event, progress, at);
        case "paused": {
            const waitMs = Date.parse(event.until) - at;
            const howLong = waitMs < SHORT_WAIT_MS ? `for ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(waitMs)}` : untilWords(event.until, at);
            const cause = (0,_core_apply_js__WEBPACK_IMPORTED_MODULE_0__/* .isStandstill */ .T)(event.reason) ? "" : "rate limited: ";
            return line(`${cause}pausing ${provider} ${howLong}: ${why}`, "warn");
        }
        case "limit_changed": {
            const { from, to } = event;
            return line(`parallelism of ${provider} ${from} -> ${to}: ${why}`, to < from ? "warn" : "dim");
        }
        case "pace_changed":
            return line(`${why}: pacing ${provider} to ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shortNumber */ .In)(event.starts_per_minute)} starts a minute`, "warn");
        case "circuit_changed":
            if (event.to === "half-open")
                return null;
            if (event.to === "closed")
                return line(`${provider} answers again`, "good");
            return line(`stopping ${provider}${stopEndWords(event, at)}${said(why)}`, "bad");
        case "child_stopped":
            return line(`stopping a child (${stopWords(event.reason)}): ${tasksOf(event.key, progress)}`, "warn");
        case "gateway_started": {
            const routes = event.routes.map(_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo).join(", ");
            return line(`gateway: pacing calls to ${routes}; to disable the gateway, set \`gateway: off\``, "dim");
        }
        case "lane_paced":
            return line(`gateway: ${laneName(event)} is paced to ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shortNumber */ .In)(event.calls_per_minute)} calls a minute`, "dim");
        case "lane_stopped": {
            const until = event.until === null ? "" : ` ${untilWords(event.until, at)}`;
            return line(`gateway: ${laneName(event)} is stopped${until}`, "warn");
        }
        case "calls_replayed":
            return line(`gateway: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .replayedWords */ .MH)(event)}`, "good");
        case "journal_full": {
            const full = `the journal is full (${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shortNumber */ .In)(event.limit_bytes / 1_000_000)} MB)`;
            return line(`gateway: ${full}. An interrupted task pays again for the calls it makes from now on. Raise \`gateway-journal-limit\`.`, "warn");
        }
        case "suspicion_changed":
            return {
                suspected: line(`possible rate limit: pausing ${provider} while one other task probes it: ${why}`, "warn"),
                confirmed: line(`rate limit of ${provider} confirmed: ${why}`, "warn"),
                dropped: line(`rate limit of ${provider} not confirmed: ${why}`, "dim"),
            }[event.to];
        case "preflight_started":
            return line(`running the preflight of ${provider}`, "dim");
        case "preflight_ended": {
            const nothing = why === "" ? "it answers" : "no limit found";
            return line(`preflight of ${provider}: ${event.verdict === "none" ? nothing : event.verdict}${said(why)}`, "dim");
        }
        case "ending": {
            const status = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .statusWords */ .o7)(event.status);
            return line(`ending${event.reason.startsWith(status) ? "" : ` (${status})`}: ${why}`, "warn");
        }
        case "warning":
            return line(`warning: ${quote(event.message)}`, "warn");
        case "attempt_started":
            return line(`probing ${provider} with one task: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.tasks[0] ?? "")}`, "dim");
        case "run_ended":
            return null;
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_4__/* .unreachable */ .H)(event);
    }
}
function endLines(event, progress) {
    const at = Date.parse(event.at);
    const left = event.counts.outstanding;
    const settled = (status) => Math.min(progress[status], event.counts[status]);
    const passed = settled("passed");
    const failed = settled("failed");
    const errored = settled("errored");
    const skipped = settled("skipped");
    const first = progress.hasStarted ? `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(passed)} passed` : "nothing started";
    const counts = [first, ...(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countsWords */ .Mm)({ failed, errored, skipped, outstanding: left })];
    const graded = passed + failed;
    const share = failed > 0 ? ` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(passed / graded)} of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(graded)} graded)` : "";
    const took = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(at - progress.startedAt);
    const completeTone = failed + errored === 0 ? "good" : "bad";
    const tone = event.status === "complete" ? completeTone : "warn";
    const lines = [
        line((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .endWords */ .Bx)(event.status, quote(event.reason)), tone),
        ...(progress.startedAt === 0 ? [] : [line(`this run: ${counts.join(", ")}${share}, in ${took}`, "plain")]),
    ];
    const { against = [] } = event;
    if (against.length > 0)
        lines.push(line(`failing because ${against.join(" and ")}`, "bad"));
    if (left > 0) {
        const resumeAt = Date.parse(event.resume_at);
        const when = resumeAt > at ? ` after ${instantWords(resumeAt, at)}` : "";
        const usual = (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_6__/* .isSelectionDone */ .Lv)(event.reason) ? _words_js__WEBPACK_IMPORTED_MODULE_3__/* .UNSELECTIVE */ .SM : "to resume, run this again";
        const isFixable = event.failed_alike === true || event.status === "aborted";
        const next = isFixable ? "fix the cause, then run this again" : usual;
        lines.push(line(`${next}${when}${said((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .commandWords */ .Bl)(event.resume_command))}`, "plain"));
    }
    return lines;
}
function startLine(event) {
    const { job_index, job_total } = event;
    const job = job_total > 1 ? `, job-index ${job_index} of ${job_total} jobs` : "";
    const part = event.part === event.tasks
        ? (0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(event.tasks, "task")
        : `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(event.part)} of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .counted */ .hS)(event.tasks, "task")}`;
    const deadline = event.deadline_at === null ? "" : `, time budget ${untilWords(event.deadline_at, Date.parse(event.at))}`;
    const first = event.new_pass_after === undefined
        ? ""
        : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.new_pass_after)} is complete, so this run starts the next one: `;
    const { unselected = 0 } = event;
    const selected = unselected > 0 ? `, ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(event.outstanding)} selected` : "";
    const outstanding = `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_5__/* .grouped */ .zD)(event.outstanding + unselected)} outstanding${selected}`;
    return `${first}campaign ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.campaign)}${job}: ${part}, ${outstanding}, ${event.concurrency} at a time${deadline}`;
}
function settledLine(event, progress, at) {
    const attempt = progress.running.get(event.key);
    const duration = attempt === undefined ? "" : (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(at - attempt.startedAt);
    const took = duration === "" ? "" : ` in ${duration}`;
    const tried = event.attempt > 1 ? `, attempt ${event.attempt}` : "";
    const isStopped = event.message.startsWith("stopped (");
    const ended = `${isStopped ? "stopped" : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .classWords */ .ot)(event.class)}${duration === "" ? "" : ` after ${duration}`}${tried}`;
    const score = event.score === null ? "" : `, score ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shortNumber */ .In)(event.score)}`;
    const why = isStopped ? "" : said(quote(event.message));
    switch (event.next) {
        case "done": {
            const width = String(progress.outstanding).length;
            const count = `[${String(progress.done).padStart(width)}/${progress.outstanding}]`;
            if (event.class === "graded") {
                const tone = event.status === "passed" ? "passed" : "bad";
                return line(`${count} ${event.status} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.id)}${score}${took}${tried}${why}`, tone);
            }
            return line(`${count} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .failureWords */ .AC)(event.class)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.id)}${took}${tried}${why}`, event.class === "skipped" ? "dim" : "bad");
        }
        case "retry":
            if (event.class === "unfinished")
                return null;
            if (event.class === "rate_limited" && progress.limitSigns(attempt?.provider ?? "") !== 1)
                return null;
            return line(`${progress.isEnding ? "left for the next run:" : "will retry"} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.id)} (${ended})${why}`, "warn");
        case "left":
            if (event.class === "rate_limited" && event.verdict === "stop")
                return null;
            return line(`left for the next run: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(event.id)} (${ended})${why}`, "warn");
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_4__/* .unreachable */ .H)(event.next);
    }
}
function stopEndWords({ until, estimated }, at) {
    if (until === null)
        return "";
    const note = estimated && Date.parse(until) > at ? ", an estimate, because it named no time" : "";
    return ` ${untilWords(until, at)}${note}`;
}
function untilWords(until, at) {
    return `until ${instantWords(Date.parse(until), at)}`;
}
function instantWords(at, now) {
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .utcMinute */ .vD)(at)} (${at > now ? `in ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(at - now)}` : "already past"})`;
}
function stopWords(reason) {
    return reason === "fail-fast" ? reason : reason.replaceAll("-", " ");
}
function tasksOf(key, progress) {
    const tasks = progress.running.get(key)?.tasks ?? [];
    return tasks.length > 1 ? `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(tasks[0] ?? key)} and ${tasks.length - 1} more` : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(tasks[0] ?? key);
}
function laneName({ route, model }) {
    return model === "" ? (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(route) : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(route)} (${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameWords */ .Lo)(model)})`;
}
function said(words) {
    return words === "" ? "" : `: ${words}`;
}
function quote(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(text, REASON_LENGTH);
}
function line(text, tone) {
    return { text, tone };
}


/***/ }),

/***/ 77938:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ firstGroups),
/* harmony export */   B: () => (/* binding */ groupFailures)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _run_read_tail_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39579);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);



const SEVERITY = [
    "fatal",
    "timeout_exceeded",
    "kill_shaped",
    "legitimate",
    "transient",
    "graded",
    "skipped",
];
const GROUPS_WITH_WORDS = 10;
const LAST_WORDS_BYTES = 2_048;
const LAST_WORDS_LINES = 20;
function groupFailures(tasks, logsFolder) {
    const groups = new Map();
    const troubledByLog = new Map();
    for (let index = 0; index < tasks.count; index += 1) {
        const { standing, failures, key: log } = tasks.at(index);
        if (standing === "passed" || standing === "skipped")
            continue;
        troubledByLog.set(log, (troubledByLog.get(log) ?? 0) + 1);
        if (standing === "outstanding")
            continue;
        const failure = standing === "errored" ? failures.at(-1) : undefined;
        const message = failure?.message ?? "";
        const key = `${failure?.class ?? "graded"}\n${maskedMessage(message)}`;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, { class: failure?.class ?? "graded", message, tasks: [index] });
        else
            group.tasks.push(index);
    }
    const worstFirst = [...groups.values()].sort((a, b) => SEVERITY.indexOf(a.class) - SEVERITY.indexOf(b.class) || b.tasks.length - a.tasks.length);
    return worstFirst.map((group, position) => {
        if (position >= GROUPS_WITH_WORDS)
            return { ...group, lastWords: "" };
        const explains = (log) => group.class !== "graded" || troubledByLog.get(log) === 1;
        const logs = group.tasks
            .slice(0, 5)
            .map((index) => tasks.at(index).key)
            .filter((log) => log !== null);
        return { ...group, lastWords: lastWordsOf(logs.filter(explains), logsFolder) };
    });
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
function lastWordsOf(logs, logsFolder) {
    for (const log of logs) {
        const words = readLastWords(logsFolder, log);
        if (words !== "")
            return words;
    }
    return "";
}
function readLastWords(logsFolder, key) {
    const tail = (0,_run_read_tail_js__WEBPACK_IMPORTED_MODULE_1__/* .readTail */ .Z)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(logsFolder, `${key}.log`), LAST_WORDS_BYTES);
    if (tail === null)
        return "";
    const lines = (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(tail.text)
        .trimEnd()
        .split("\n")
        .slice(tail.isWhole ? 0 : 1);
    return lines.slice(-LAST_WORDS_LINES).join("\n");
}


/***/ }),

/***/ 81822:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ scoreWords),
/* harmony export */   h: () => (/* binding */ figuresOf)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23627);
/* harmony import */ var _comparison_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55834);
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22819);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);





function figuresOf({ headline, outstanding, baseline, run }) {
    const { counts, passRate: rate, scores, spend, startedAt, endedAt } = headline;
    const graded = counts.passed + counts.failed;
    const ofGraded = `of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(graded)} graded`;
    const scored = [
        ...(scores?.count === graded ? [] : [`of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(scores?.count ?? 0, "score")}`]),
        ...(scores?.standardError == null ? [] : ["with its standard error"]),
    ].join(", ");
    const { calls, input_tokens, output_tokens } = run.replayed;
    const tokens = (count) => (count == null ? "" : (0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(Math.round(count)));
    const parts = [
        ...(spend?.inputTokens == null ? [] : [`${tokens(spend.inputTokens)} in`]),
        ...(spend?.outputTokens == null ? [] : [`${tokens(spend.outputTokens)} out`]),
    ].join(", ");
    const stated = spend === null || spend.priced === graded ? "" : `of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(spend.priced, "result")}`;
    const figures = [
        [
            "Pass rate",
            rate === null ? "" : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(rate.mean),
            rate === null ? "" : `${ofGraded}, 95 % interval ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(rate.low)} to ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(rate.high)}`,
        ],
        ["Mean score", scoreWords(scores), scored],
        [
            "Against the baseline",
            baseline === null || baseline.pairs === 0 ? "" : (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_1__/* .changesWords */ .l$)(baseline),
            `among ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(baseline?.pairs ?? 0, "task")} graded in both`,
        ],
        ["Won on a retry", unlessZero(headline.wonOnRetry), "passed after a failure"],
        ["Lost to limits", unlessZero(outstanding.limited), "they run again"],
        ["Calls replayed", unlessZero(calls), `${tokens(input_tokens + output_tokens)} tokens not paid again`],
        ["Tokens", tokens(spend?.tokens), parts],
        ["Cost", (0,_spend_js__WEBPACK_IMPORTED_MODULE_2__/* .costWords */ .fL)(spend?.cost ?? null), stated],
        ["This run took", startedAt === null || endedAt === null ? "" : (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(endedAt - startedAt), ""],
    ];
    return figures.filter(([, value]) => value !== "").map(([name, value, hint]) => ({ name, value, hint }));
}
function scoreWords(scores) {
    if (scores === null)
        return "";
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shortNumber */ .In)(scores.mean)}${scores.standardError === null ? "" : ` ± ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shortNumber */ .In)(scores.standardError)}`}`;
}
function unlessZero(count) {
    return count === 0 ? "" : (0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(count);
}


/***/ }),

/***/ 22819:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Of: () => (/* binding */ statedSpend),
/* harmony export */   fL: () => (/* binding */ costWords),
/* harmony export */   y$: () => (/* binding */ SpendSum)
/* harmony export */ });
/* harmony import */ var _core_spend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64006);

const KINDS = [
    [/^(?:total)?tokens(?:used|total)?$/, "tokens"],
    [/^(?:input|prompt)tokens$|^tokens(?:in|input|prompt)$/, "inputTokens"],
    [/^(?:output|completion)tokens$|^tokens(?:out|output|completion)$/, "outputTokens"],
    [/^(?:total)?(?:cost)?usd$|^usdcost$|^(?:total)?cost$/, "cost"],
];
class SpendSum {
    #sums = new Map();
    #priced = 0;
    add({ metrics, calls }) {
        if (metrics === undefined && calls === undefined)
            return;
        const stated = statedBy(metrics, calls);
        if (stated.has("cost"))
            this.#priced += 1;
        for (const [kind, value] of stated)
            this.#sums.set(kind, (this.#sums.get(kind) ?? 0) + value);
    }
    total() {
        if (this.#sums.size === 0)
            return null;
        const of = (kind) => this.#sums.get(kind) ?? null;
        return {
            tokens: of("tokens"),
            inputTokens: of("inputTokens"),
            outputTokens: of("outputTokens"),
            cost: of("cost"),
            priced: this.#priced,
        };
    }
}
function statedSpend(metrics) {
    const stated = statedBy(metrics);
    return { costUsd: stated.get("cost") ?? null, tokens: stated.get("tokens") ?? null };
}
function statedBy(metrics, calls) {
    const stated = readMetrics(metrics ?? {});
    const hasTokens = stated.has("tokens") || stated.has("inputTokens") || stated.has("outputTokens");
    if (calls !== undefined && !hasTokens && calls.made + calls.replayed > 0) {
        const { replayed_input_tokens: input = 0, replayed_output_tokens: output = 0 } = calls;
        stated.set("inputTokens", calls.input_tokens + input).set("outputTokens", calls.output_tokens + output);
    }
    if (calls?.cost_usd !== undefined && !stated.has("cost"))
        stated.set("cost", calls.cost_usd);
    const tokens = stated.get("tokens") ?? sumOf(stated.get("inputTokens"), stated.get("outputTokens"));
    return tokens === undefined ? stated : stated.set("tokens", tokens);
}
function readMetrics(metrics) {
    const stated = new Map();
    let isInDollars = false;
    const take = (name, value) => {
        if (typeof value !== "number" || !(value >= 0 && value <= Number.MAX_SAFE_INTEGER))
            return;
        const kind = kindOf(name);
        const isFirstInDollars = /usd/i.test(name) && !isInDollars;
        if (kind === null || (stated.has(kind) && !isFirstInDollars))
            return;
        stated.set(kind, value);
        isInDollars ||= isFirstInDollars;
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
function costWords(cost) {
    return cost === null ? "" : (0,_core_spend_js__WEBPACK_IMPORTED_MODULE_0__/* .dollars */ .E9)(cost);
}


/***/ }),

/***/ 61514:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ eventsTable),
/* harmony export */   x: () => (/* binding */ jobsTable)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92474);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48032);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23627);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);






function eventsTable({ changes }, rowsShown = 500) {
    if (changes.length === 0)
        return null;
    const rest = changes.length - rowsShown;
    return {
        title: "Pauses and stops",
        head: ["when", "provider", "what"],
        rows: changes
            .slice(0, rowsShown)
            .map((change) => [(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .utcSecond */ .Hn)(change.at), change.provider, `${changeWords(change)}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(change.reason)}`]),
        note: rest > 0 ? `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(rest, "more event")} in events.jsonl.` : "",
    };
}
function changeWords(change) {
    switch (change.event) {
        case "paused":
            return `paused for ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(change.until - change.at)}`;
        case "limit_changed":
            return `parallelism ${change.from} → ${change.to}`;
        case "pace_changed":
            return `paced to ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shortNumber */ .In)(change.starts_per_minute)} starts a minute`;
        case "circuit_changed": {
            const until = change.until === null ? "" : ` until ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .utcMinute */ .vD)(change.until)}`;
            return { open: `stopped${until}`, "half-open": "probing", closed: "running again" }[change.to];
        }
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_4__/* .unreachable */ .H)(change);
    }
}
function jobsTable({ jobs, missingJobs }) {
    if (!jobs.some(({ start }) => start.job_total > 1) || jobs.length + missingJobs.length < 2)
        return null;
    return {
        title: `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(jobs.length)} of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(jobs.length + missingJobs.length, "job")} reported`,
        head: ["job", "ended", "tasks", "took"],
        rows: [
            ...missingJobs.slice(0, _core_split_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_JOBS */ .r2).map((index) => [String(index), "⚠️ never reported", "", ""]),
            ...jobs.toSorted((a, b) => a.start.job_index - b.start.job_index).map(jobRow),
        ],
        note: "",
    };
}
function jobRow({ start, end, endedAt }) {
    const ended = end === null ? "⚠️ no end recorded" : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .endWords */ .Bx)(end.status, end.status === "complete" ? "" : end.reason);
    return [String(start.job_index), ended, (0,_core_words_js__WEBPACK_IMPORTED_MODULE_3__/* .grouped */ .zD)(start.part), (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(endedAt - start.at)];
}


/***/ }),

/***/ 12788:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ buildSummary)
});

// UNUSED EXPORTS: SUMMARY_BYTES_LIMIT

// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(13270);
// EXTERNAL MODULE: ./build/core/words.js
var core_words = __webpack_require__(23627);
// EXTERNAL MODULE: ./build/report/comparison-words.js
var comparison_words = __webpack_require__(55834);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/figures.js
var report_figures = __webpack_require__(81822);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/markdown.js



const ID_LENGTH = 200;
function markdownPhrase(phrase) {
    const prose = (words) => (0,report_escape/* markdownText */.p7)(words).replace(report_words/* UTC_MINUTE */._R, "**$&**");
    return phrase
        .map((piece) => (typeof piece === "string" ? piece.replace(/\S(?:.*\S)?/s, prose) : (0,report_escape/* markdownCode */.D9)(piece.code)))
        .join("");
}
function fold(title, content) {
    return `<details><summary>${(0,report_escape/* escapeHtml */.ZD)(title)}</summary>\n\n${content}\n\n</details>`;
}
function idList(ids, all) {
    const more = all.count > ids.length ? ` and ${(0,core_words/* grouped */.zD)(all.count - ids.length)} more: ${all.where}` : "";
    return ids.map(idCode).join(", ") + more;
}
function idCode(id) {
    return (0,report_escape/* markdownCode */.D9)((0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(id), ID_LENGTH));
}
const NUMBER = /^(?:\\?\$)?[\d,.]*(?: %)?$/;
function markdownTable(head, rows) {
    const line = (cells) => `| ${cells.join(" | ")} |`;
    const rule = head.map((_, column) => (rows.every((row) => NUMBER.test(row[column] ?? "")) ? "---:" : "---"));
    return [line(head), line(rule), ...rows.map(line)].join("\n");
}
const CELL_LENGTH = 200;
function tableSection(table) {
    if (table === null)
        return null;
    return { name: table.title, text: `### ${cellText(table.title)}\n\n${tableText(table)}` };
}
function foldedTable(table) {
    return table === null ? null : { name: table.title, text: fold(table.title, tableText(table)) };
}
function tableText({ head, rows, note }) {
    const lines = markdownTable(head.map(cellText), rows.map((row) => row.map(cellText)));
    return `${lines}${note === "" ? "" : `\n\n${note}`}`;
}
function cellText(text) {
    return (0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)(text, CELL_LENGTH)).replace(/^(\d+)\\(?=[.)])/, "$1");
}

// EXTERNAL MODULE: ./build/report/story-tables.js
var story_tables = __webpack_require__(61514);
// EXTERNAL MODULE: ./build/report/failure-groups.js
var failure_groups = __webpack_require__(77938);
;// CONCATENATED MODULE: ./build/report/summary-failures.js





const MESSAGE_LENGTH = 200;
const GROUPS_SHOWN = 30;
const IDS_SHOWN = 100;
function failuresSection(report) {
    const { failureGroups } = report;
    if (failureGroups.length === 0)
        return null;
    const total = failureGroups.reduce((sum, group) => sum + group.tasks.length, 0);
    const groups = (0,failure_groups/* firstGroups */.$)(failureGroups, GROUPS_SHOWN);
    const ofSeveral = groups.filter(({ tasks }) => tasks.length > 1).length;
    const folds = groups.map((group) => groupFold(group, report, Math.ceil(IDS_SHOWN / ofSeveral)));
    const rest = failureGroups.length - folds.length;
    const more = rest > 0 ? [`And ${(0,core_words/* counted */.hS)(rest, "more kind")} of failure: see \`report.html\`, or \`junit.xml\`.`] : [];
    const text = [`### ${(0,core_words/* counted */.hS)(total, "failure")}`, ...folds, ...more].join("\n\n");
    return { name: "failures", text: text.replace(/^(- .*)\n\n(?=- )/gm, "$1\n") };
}
function groupFold(group, report, idsShown) {
    const { message, lastWords, tasks } = group;
    const [only, ...others] = tasks;
    const words = lastWords === "" || message.endsWith(lastWords) ? "" : (0,report_escape/* markdownFence */.p0)(lastWords);
    if (only !== undefined && others.length === 0) {
        const task = report.tasks.at(only);
        const said = (0,report_escape/* oneLine */.TN)(message === "" ? task.gradeMessage : message, MESSAGE_LENGTH);
        const notes = `${(0,report_words/* failureWords */.AC)(group.class)}${notesOf(task, group)}`;
        return words === ""
            ? `- ${idCode(task.id)} ${notes}${said === "" ? "" : `: ${(0,report_escape/* markdownCode */.D9)(said)}`}`
            : folded(`${htmlCode((0,report_escape/* visibleId */.i2)(task.id))} ${notes}${said === "" ? "" : `: ${htmlCode(said)}`}`, [words]);
    }
    const shown = tasks.slice(0, idsShown).map((index) => taskItem(report.tasks.at(index), group));
    const rest = tasks.length - shown.length;
    const more = rest > 0 ? [`- and ${(0,core_words/* grouped */.zD)(rest)} more: see \`report.html\`, or \`junit.xml\``] : [];
    const said = message === "" ? "" : `: ${htmlCode(message)}`;
    return folded(`<b>${(0,core_words/* counted */.hS)(tasks.length, "task")}</b> ${(0,report_words/* failureWords */.AC)(group.class)}${said}`, [
        [...shown, ...more].join("\n"),
        ...(words === "" ? [] : ["Last output of one of them:", words]),
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

// EXTERNAL MODULE: ./build/report/verdict-words.js
var verdict_words = __webpack_require__(24546);
;// CONCATENATED MODULE: ./build/report/summary-story.js





const WARNINGS_SHOWN = 20;
function outstandingSection({ outstanding, headline, run }) {
    const { ids, limited, killed, retriable, notStarted } = outstanding;
    const count = headline.counts.outstanding;
    if (count === 0)
        return null;
    const parts = (0,report_words/* countsWords */.Mm)({
        "held up by a rate limit": limited,
        "errored, with attempts left": retriable,
        [killed === 1 ? "killed or stopped before it ended" : "killed or stopped before they ended"]: killed,
        [(0,verdict_words/* knowsAllAttempts */.Oq)(run) ? "not started" : "without a reported attempt"]: notStarted,
    });
    const head = `### ${(0,core_words/* counted */.hS)(count, "outstanding task")}\n\n${parts.join("; ")}.`;
    const where = "see the task table of `report.html`, or `junit.xml`";
    const text = `${head}\n\n${fold("Which ones", idList(ids, { count, where }))}`;
    return { name: "outstanding tasks", text };
}
function troubleSection({ run: { warnings }, skippedLines }) {
    const rest = warnings.length - WARNINGS_SHOWN;
    const were = skippedLines === 1 ? "was" : "were";
    const lines = [
        ...warnings.slice(0, WARNINGS_SHOWN).map((warning) => `- ${(0,report_escape/* markdownText */.p7)((0,report_escape/* oneLine */.TN)(warning, 500))}`),
        ...(rest > 0 ? [`- and ${(0,core_words/* grouped */.zD)(rest)} more: \`events.jsonl\` has them`] : []),
        ...(skippedLines > 0
            ? [`- ${(0,core_words/* counted */.hS)(skippedLines, "line")} of the state could not be read and ${were} skipped.`]
            : []),
    ];
    if (lines.length === 0)
        return null;
    const count = warnings.length + Number(skippedLines > 0);
    return { name: "warnings", text: fold((0,core_words/* counted */.hS)(count, "warning"), lines.join("\n")) };
}

// EXTERNAL MODULE: ./build/report/trend.js
var trend = __webpack_require__(29088);
// EXTERNAL MODULE: ./build/report/variant-tables.js
var variant_tables = __webpack_require__(5894);
;// CONCATENATED MODULE: ./build/report/summary.js













const SUMMARY_BYTES_LIMIT = 1_000_000;
function buildSummary(report, limitBytes = SUMMARY_BYTES_LIMIT) {
    const sections = [
        verdictSection(report),
        countsSection(report),
        figuresSection(report),
        failuresSection(report),
        outstandingSection(report),
        tableSection((0,variant_tables/* variantTable */.W)(report.variants)),
        tableSection((0,variant_tables/* repeatTable */.w)(report.variants)),
        comparisonSection(report),
        tableSection((0,trend/* trendTable */._)(report.trend, CAMPAIGNS_SHOWN)),
        foldedTable((0,story_tables/* eventsTable */.g)(report.run, EVENTS_SHOWN)),
        foldedTable((0,story_tables/* jobsTable */.x)(report.run)),
        troubleSection(report),
    ].filter((section) => section !== null);
    const cut = [];
    const isTooLong = () => Buffer.byteLength(compose(sections, cut)) > limitBytes;
    while (sections.length > 1 && isTooLong())
        cut.unshift(sections.pop()?.name ?? "");
    return compose(sections, cut);
}
function verdictSection(report) {
    const { symbol, title, reasons, stops, advice } = (0,verdict_words/* verdictOf */.Vj)(report);
    const command = (0,report_words/* commandWords */.Bl)(report.headline.resumeCommand);
    const parts = [
        `## ${symbol} ${title}`,
        reasons.map(markdownPhrase).join(" "),
        stops.map((stop) => `- ${markdownPhrase(stop)}`).join("\n"),
        markdownPhrase(advice),
        command === "" ? "" : (0,report_escape/* markdownFence */.p0)(command),
    ];
    return { name: "verdict", text: parts.filter((part) => part !== "").join("\n\n") };
}
const CELLS = 30;
const CELL_OF = { passed: "🟩", failed: "🟥", errored: "🟧", skipped: "⬜", outstanding: "🟦" };
const summary_IDS_SHOWN = 50;
const EVENTS_SHOWN = 20;
const CAMPAIGNS_SHOWN = 7;
function countsSection({ headline: { counts } }) {
    const shown = core_history/* STANDINGS */.CV.filter((standing) => counts[standing] > 0);
    let [sum, end] = [0, 0];
    const cells = shown.map((standing, index) => {
        const start = end;
        sum += counts[standing];
        const most = CELLS - (shown.length - 1 - index);
        end = Math.min(most, Math.max(start + 1, Math.round((sum / counts.total) * CELLS)));
        return CELL_OF[standing].repeat(end - start);
    });
    const bar = cells.join("");
    const columns = core_history/* STANDINGS */.CV.filter((standing) => standing !== "skipped" || counts.skipped > 0);
    const table = markdownTable([...columns.map((standing) => `${CELL_OF[standing]} ${standing}`), "total"], [[...columns, "total"].map((standing) => (0,core_words/* grouped */.zD)(counts[standing]))]);
    return { name: "counts", text: bar === "" ? table : `${bar}\n\n${table}` };
}
function figuresSection(report) {
    const figures = (0,report_figures/* figuresOf */.h)(report).map(({ name, value, hint }) => {
        return `${name} **${value}**${hint === "" ? "" : ` (${hint})`}`;
    });
    return { name: "figures", text: figures.join(" · ") };
}
function comparisonSection({ baseline }) {
    if (baseline === null)
        return null;
    const name = (0,report_escape/* markdownCode */.D9)((0,report_escape/* oneLine */.TN)(baseline.campaign, 200));
    const head = `### Compared with ${name}\n\n${(0,comparison_words/* comparisonWords */.bz)(baseline)}`;
    const where = "see the comparison in `report.html`";
    const lists = (0,comparison_words/* changedTasks */.x3)(baseline).map(({ title, ids }) => fold(title, idList(ids.slice(0, summary_IDS_SHOWN), { count: ids.length, where })));
    return { name: "comparison with the last campaign", text: [head, ...lists].join("\n\n") };
}
function compose(sections, cut) {
    const named = `_Left out to fit: ${cut.join(", ")}. \`report.html\` shows more, and \`junit.xml\` has every task._`;
    const note = cut.length === 0 ? "" : named;
    return `${[...sections.map(({ text }) => text), note].filter((text) => text !== "").join("\n\n")}\n`;
}


/***/ }),

/***/ 29088:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ trendTable)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23627);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22819);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);





const FIGURES = [
    { name: "pass rate", read: (row) => row.pass_rate, words: _words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN },
    { name: "runs needed", read: (row) => row.runs ?? null, words: _core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD },
    { name: "duration", read: (row) => row.duration_s, words: (seconds) => (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(seconds * 1_000) },
    { name: "cost", read: (row) => row.cost_usd, words: _spend_js__WEBPACK_IMPORTED_MODULE_2__/* .costWords */ .fL },
    { name: "tokens", read: (row) => row.tokens, words: (tokens) => (0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(Math.round(tokens)) },
    { name: "calls saved", read: (row) => row.calls_saved, words: _core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD },
];
const NAME_LENGTH = 40;
function trendTable(trend, rowsShown = trend.length) {
    if (trend.length < 2)
        return null;
    const figures = FIGURES.filter(({ name, read }) => name === "pass rate" || trend.some((row) => (read(row) ?? 0) > 0));
    const rates = trend.flatMap(({ pass_rate: rate }) => rate ?? []);
    const [low, high] = [Math.min(...rates), Math.max(...rates)];
    return {
        title: `The last ${trend.length} campaigns`,
        head: ["campaign", "completed", ...figures.map(({ name }) => name)],
        rows: trend
            .slice(-rowsShown)
            .reverse()
            .map((row) => [
            (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(row.campaign, NAME_LENGTH),
            completedWords(row),
            ...figures.map(({ read, words }) => {
                const value = read(row);
                return value === null ? "" : words(value);
            }),
        ]),
        note: low < high
            ? `Pass rate, oldest first: ${sparkline(rates)} (lowest ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(low)}, highest ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(high)})`
            : "",
    };
}
function completedWords({ completed_at }) {
    const at = Date.parse(completed_at);
    return Number.isNaN(at) ? "" : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .utcSecond */ .Hn)(at).slice(0, 16)}Z`;
}
const BLOCKS = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];
function sparkline(values) {
    const low = Math.min(...values);
    const range = Math.max(1e-9, Math.max(...values) - low);
    return values.map((value) => BLOCKS[Math.round(((value - low) / range) * 7)] ?? "█").join("");
}


/***/ }),

/***/ 5894:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ variantTable),
/* harmony export */   w: () => (/* binding */ repeatTable)
/* harmony export */ });
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23627);
/* harmony import */ var _comparison_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55834);
/* harmony import */ var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81822);
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22819);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);





const ROWS_SHOWN = 100;
function variantTable(variants) {
    const [first] = variants;
    if (first === undefined || first.label === "")
        return null;
    const { axes, short } = shortLabels(variants);
    const rows = variants.map((variant, place) => [
        short[place] ?? "",
        variant.passRate === null ? "" : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(variant.passRate.mean)} of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(gradedOf(variant))}`,
        variant.passRate === null ? "" : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(variant.passRate.low)} to ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(variant.passRate.high)}`,
        (0,_figures_js__WEBPACK_IMPORTED_MODULE_1__/* .scoreWords */ .g)(variant.scores),
        (0,_spend_js__WEBPACK_IMPORTED_MODULE_2__/* .costWords */ .fL)(variant.spend?.cost ?? null),
        variant === first ? "" : (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_0__/* .differenceWords */ .XY)(variant.passRateDifference),
        variant.scoreDifference === null ? "" : (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_0__/* .differenceWords */ .XY)(variant.scoreDifference),
        missingWords(variant),
    ]);
    const head = [
        axes,
        "pass rate",
        "95 % interval",
        "mean score",
        "cost",
        `against ${short[0] ?? ""}`,
        `score against ${short[0] ?? ""}`,
        "no result",
    ];
    return {
        title: `Compared by ${axes}`,
        ...withoutEmpty(head, rows.slice(0, ROWS_SHOWN)),
        note: "Differences are paired: each covers only the tasks that are graded under both." +
            (rows.length > ROWS_SHOWN ? ` ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(rows.length - ROWS_SHOWN)} more are not shown.` : ""),
    };
}
function repeatTable(variants) {
    const { axes, short } = shortLabels(variants);
    const rows = variants.flatMap(({ repeats }, place) => repeats.map(({ k, passAtK, passHatK, tasks }) => [
        short[place] ?? "",
        String(k),
        meanWords(passAtK),
        meanWords(passHatK),
        (0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(tasks),
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
function meanWords({ mean, standardError }) {
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(mean)}${standardError === null ? "" : ` ± ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(standardError)}`}`;
}
function missingWords({ counts }) {
    const { outstanding, errored, skipped } = counts;
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countsWords */ .Mm)({ outstanding, errored, skipped }).join(", ");
}
function withoutEmpty(head, rows) {
    const filled = head.map((_, column) => rows.some((row) => row[column] !== ""));
    const kept = (row) => row.filter((_, column) => filled[column]);
    return { head: kept(head), rows: rows.map(kept) };
}


/***/ }),

/***/ 24546:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oq: () => (/* binding */ knowsAllAttempts),
/* harmony export */   Uy: () => (/* binding */ plainPhrase),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   e$: () => (/* binding */ stopWords)
/* harmony export */ });
/* unused harmony exports isOutage, wayOutOf */
/* harmony import */ var _core_circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22725);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61420);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83260);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48032);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23627);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);







function phraseOf(text) {
    return text.split("`").map((piece, index) => (index % 2 === 1 ? { code: piece } : piece));
}
function plainPhrase(phrase) {
    const words = phrase.map((piece) => {
        if (typeof piece === "string")
            return piece;
        return piece.isQuote ? `"${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .sentence */ .em)(piece.code)}"` : piece.code;
    });
    return words.join("");
}
const REASON_LENGTH = 400;
const STOPS_QUOTED = 3;
const STOPS_NAMED = 12;
function verdictOf({ headline, run: { missingJobs } }) {
    return {
        tone: toneOf(headline),
        ...titleOf(headline, missingJobs.length),
        reasons: reasonsOf(headline, missingJobs),
        stops: stopSentences(headline),
        advice: phraseOf(adviceOf(headline)),
    };
}
function toneOf(headline) {
    if (headline.status === "aborted")
        return "bad";
    if (headline.counts.outstanding > 0)
        return "carry";
    return isFailing(headline) ? "bad" : "good";
}
function isFailing({ counts, against }) {
    return against === null ? counts.failed + counts.errored > 0 : against.length > 0;
}
function titleOf(headline, missingJobs) {
    const { status, counts, stops } = headline;
    const left = counts.outstanding === 0
        ? "nothing is outstanding"
        : `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(counts.outstanding)} of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(counts.total, "task")} outstanding`;
    switch (status) {
        case "complete":
            return { symbol: isFailing(headline) ? "❌" : "✅", title: completeTitle(counts) };
        case "stopped":
            return { symbol: "⏸️", title: `Stopped by ${isOutage(stops) ? "an outage" : "a rate limit"}: ${left}` };
        case "out_of_time":
            return { symbol: "⏱️", title: `Out of time: ${left}` };
        case "out_of_budget":
            return { symbol: "💰", title: `Out of budget: ${left}` };
        case "interrupted":
            return { symbol: "🛑", title: `Interrupted: ${left}` };
        case "aborted":
            return { symbol: "🛑", title: `Aborted: ${left}` };
        case "incomplete": {
            const what = missingJobs === 0 ? "Not finished" : `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(missingJobs, "job")} never reported`;
            return { symbol: "🧩", title: `${what}: ${left}` };
        }
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_5__/* .unreachable */ .H)(status);
    }
}
function completeTitle({ total, passed, failed, errored, skipped }) {
    if (total === 0)
        return "No tasks";
    if (failed + errored === 0) {
        if (skipped > 0)
            return `Complete: ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(passed)} of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(total, "task")} passed, ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(skipped)} skipped`;
        return total === 1 ? "Complete: the task passed" : `Complete: all ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(total, "task")} passed`;
    }
    return `Complete: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countsWords */ .Mm)({ failed, errored }).join(" and ")} of ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(total, "task")}`;
}
function reasonsOf(headline, missingJobs) {
    const { status, counts, reason, stops, against } = headline;
    const why = [(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .capitalized */ .l2)((0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .sentence */ .em)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(reason, REASON_LENGTH)))];
    const isFailed = against !== null && against.length > 0;
    const failing = isFailed ? [[`Failing because ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(against.join(" and "), REASON_LENGTH)}.`]] : [];
    if (counts.outstanding === 0) {
        if (status !== "complete")
            return [why, ["Nothing is outstanding."]];
        if (against === null || isFailed)
            return failing;
        if (counts.failed + counts.errored === 0)
            return [];
        return [phraseOf("The run counts as passed: `fail-on` and `min-pass-rate` allow these failures.")];
    }
    const [jobs, whose] = missingJobs.length === 1 ? ["Job", "Its"] : ["Jobs", "Their"];
    const missing = missingJobs.length === 0
        ? []
        : [[`${jobs} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .firstFew */ .Dt)(missingJobs)} never reported. ${whose} tasks stay outstanding.`]];
    const isSaid = (status === "stopped" && stops.length > 0) || (status === "incomplete" && missing.length > 0);
    return [...(isSaid ? [] : [why]), ...(status === "aborted" ? [] : failing), ...missing];
}
function isOutage(stops) {
    return stops.length > 0 && stops.every((stop) => stop.outage);
}
function stopSentences({ stops, endedAt }) {
    const quoted = stops.slice(0, STOPS_QUOTED).map((stop) => {
        const isEstimate = !stop.isStated && !stop.outage;
        const note = isEstimate ? "an estimate, because it named no time" : "";
        const head = stopWords(stop, untilWords(stop.untilAt, endedAt, note));
        const quote = (text) => ({ code: (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(text, REASON_LENGTH), isQuote: true });
        if (stop.outage)
            return [`${head}. The last error: `, quote(stop.words.replace(_core_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .OUTAGE_WORDS */ .MD, ""))];
        return [`${head}. It said: `, quote(stop.words)];
    });
    const others = stops.slice(STOPS_QUOTED).map((stop) => `${nameOf(stop)} until ${untilWords(stop.untilAt, endedAt)}`);
    return others.length === 0 ? quoted : [...quoted, [`Also stopped: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .firstFew */ .Dt)(others, STOPS_NAMED)}.`]];
}
function stopWords(stop, until = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .utcMinute */ .vD)(stop.untilAt)) {
    return `${nameOf(stop)}: ${stop.outage ? "unavailable" : "rate-limited"} until ${until}`;
}
function nameOf({ provider }) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visibleId */ .i2)(provider), 60);
}
function untilWords(at, endedAt, note = "") {
    const far = endedAt === null || at <= endedAt ? "" : `${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(at - endedAt)} after this run ended`;
    const notes = [far, note].filter((words) => words !== "");
    return notes.length === 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .utcMinute */ .vD)(at) : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .utcMinute */ .vD)(at)} (${notes.join("; ")})`;
}
function adviceOf(headline) {
    const { campaign, counts, status, reason, stops, resumeAt, endedAt } = headline;
    if (counts.outstanding === 0) {
        if (counts.errored === 0)
            return "";
        const tasks = countedUnlessOne(counts.errored, "errored task");
        return (`To try the ${tasks} again, run with the input \`retry: errored, timed-out\`, ` +
            "or first run `carryover retry` with the same `state-dir`.");
    }
    const when = resumeAt === null ? "" : ` after ${untilWords(resumeAt, endedAt)}`;
    if ((0,_core_selection_js__WEBPACK_IMPORTED_MODULE_6__/* .isSelectionDone */ .Lv)(reason))
        return `All results are kept. ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .capitalized */ .l2)(_words_js__WEBPACK_IMPORTED_MODULE_3__/* .UNSELECTIVE */ .SM)}${when}.`;
    const outstanding = countedUnlessOne(counts.outstanding, "outstanding task");
    const isLater = (stop) => resumeAt === null || (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .utcMinute */ .vD)(stop.untilAt) > (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .utcMinute */ .vD)(resumeAt);
    const parts = stops.some(isLater) ? " Tasks of a stopped provider wait until it resets." : "";
    const again = status === "aborted" ? "Fix the cause, then run it again" : "To resume, run it again";
    const isKept = status === "aborted" && counts.failed + counts.errored > 0;
    const retry = isKept ? " To repeat those that failed too, add the input `retry: failed, errored`." : "";
    const how = /^[0-9a-f]{40,64}$/.test(campaign) ? "" : ", by schedule or by hand";
    return `${again}${when}${how}: it keeps all results and runs only the ${outstanding}.${parts}${retry}`;
}
function knowsAllAttempts({ jobs, missingJobs }) {
    return missingJobs.length === 0 && jobs.every(({ end }) => end !== null);
}
function wayOutOf({ errored, outstanding }, retry) {
    if (errored === 0 || outstanding > 0)
        return null;
    return `to try the ${countedUnlessOne(errored, "errored task")} again, run \`${retry}\` and the same command`;
}
function countedUnlessOne(count, noun) {
    return count === 1 ? noun : (0,_core_words_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(count, noun);
}


/***/ }),

/***/ 44702:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   Bl: () => (/* binding */ commandWords),
/* harmony export */   Bx: () => (/* binding */ endWords),
/* harmony export */   Dt: () => (/* binding */ firstFew),
/* harmony export */   GQ: () => (/* binding */ wholeMinute),
/* harmony export */   Hn: () => (/* binding */ utcSecond),
/* harmony export */   In: () => (/* binding */ shortNumber),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   Lo: () => (/* binding */ nameWords),
/* harmony export */   MH: () => (/* binding */ replayedWords),
/* harmony export */   Mm: () => (/* binding */ countsWords),
/* harmony export */   SM: () => (/* binding */ UNSELECTIVE),
/* harmony export */   _R: () => (/* binding */ UTC_MINUTE),
/* harmony export */   f5: () => (/* binding */ CLASS_WORDS),
/* harmony export */   hC: () => (/* binding */ providerWords),
/* harmony export */   o7: () => (/* binding */ statusWords),
/* harmony export */   ot: () => (/* binding */ classWords),
/* harmony export */   vD: () => (/* binding */ utcMinute)
/* harmony export */ });
/* harmony import */ var _core_task_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60093);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23627);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);



function countsWords(counts) {
    return Object.entries(counts).flatMap(([words, count]) => (count > 0 ? `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(count)} ${words}` : []));
}
function nameWords(name) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleId */ .i2)(name), 120);
}
function providerWords(provider) {
    return nameWords((0,_core_task_js__WEBPACK_IMPORTED_MODULE_2__/* .providerInWords */ .S)(provider));
}
function replayedWords(replayed) {
    const tokens = replayed.input_tokens + replayed.output_tokens;
    const saved = tokens === 0 ? "not paid again" : `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(tokens, "token")} not paid again`;
    return `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(replayed.calls, "call")} replayed, ${saved}`;
}
const UNSELECTIVE = "to run the other tasks, run it without `only` and `sample`";
function firstFew(items, count = 20, words = String) {
    const shown = items.slice(0, count).map(words).join(", ");
    return items.length > count ? `${shown} and ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(items.length - count)} more` : shown;
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
    return status.replaceAll("_", " ");
}
function endWords(status, reason) {
    const words = statusWords(status);
    if (reason === "")
        return words;
    return reason.startsWith(words) ? reason : `${words}: ${reason}`;
}
const COMMAND_LENGTH = 20_000;
function commandWords(command, longestBytes = COMMAND_LENGTH) {
    return Buffer.byteLength(command) > longestBytes ? "" : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(command);
}
const CLASS_WORDS = {
    graded: { name: "graded", meaning: "has a result" },
    passed: { name: "passed", meaning: "" },
    failed: { name: "failed", meaning: "graded, and the answer was wrong" },
    mixed: { name: "passed and failed", meaning: "the tasks of this shard differ" },
    rate_limited: { name: "rate-limited", meaning: "the provider refused it; runs again" },
    kill_shaped: { name: "killed", meaning: "ended by a signal" },
    timeout_exceeded: { name: "timed out", meaning: "ran longer than its timeout; not retried" },
    transient: { name: "transient failure", meaning: "the server or the connection failed" },
    legitimate: { name: "errored", meaning: "the attempt gave no result" },
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
        return "graded as failed";
    if (failure === "skipped")
        return "skipped";
    return failure === "legitimate" ? "errored" : `errored (${classWords(failure).replace(" failure", "")})`;
}
const MARGIN_MS = 5_000;
const MINUTE_MS = 60_000;
function utcMinute(at) {
    return `${new Date(wholeMinute(at)).toISOString().slice(0, 16)}Z`;
}
const UTC_MINUTE = /\d{4}-\d\d-\d\dT\d\d:\d\dZ/g;
function utcSecond(at) {
    return `${new Date(at).toISOString().slice(0, 19)}Z`;
}
function wholeMinute(at) {
    return Math.ceil((at - MARGIN_MS) / MINUTE_MS) * MINUTE_MS;
}


/***/ }),

/***/ 34712:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ filterEnvironment),
/* harmony export */   z: () => (/* binding */ addVariables)
/* harmony export */ });
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27067);


const STRING_BYTES_LIMIT = 131_072;
const TASK_BYTES_LIMIT = 524_288;
const NEVER = /^(?:ACTIONS_.*|INPUT_.*|GITHUB_(?:OUTPUT|ENV|PATH|STATE|STEP_SUMMARY)|CARRYOVER_(?:TASK.*|FIELD_.*|PROVIDER))$/s;
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
function addVariables(environment, request, { tasksFile, resultsFile }) {
    environment.CARRYOVER_TASKS_FILE = tasksFile;
    environment.CARRYOVER_RESULTS_FILE = resultsFile;
    environment.CARRYOVER_SHARD = String(request.shard);
    environment.CARRYOVER_ATTEMPT = String(request.attempt);
    environment.CARRYOVER_DEADLINE = (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .KH)(request.startedAt + request.timeoutMs);
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
    add("CARRYOVER_PROVIDER", request.provider);
    const [task, ...others] = request.tasks;
    if (task === undefined || others.length > 0)
        return leftOut;
    add("CARRYOVER_TASK_ID", task.id);
    add("CARRYOVER_TASK", task.json);
    for (const [field, value] of (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarFields */ .WA)(task.json)) {
        const name = `CARRYOVER_FIELD_${field.toUpperCase().replace(/[^A-Z0-9_]/gu, "_")}`;
        const isTaken = name in environment || leftOut.includes(name);
        if (field !== "" && !isTaken)
            add(name, value);
    }
    return leftOut;
}


/***/ }),

/***/ 27067:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ fillPlaceholders),
/* harmony export */   OK: () => (/* binding */ resolveCommand),
/* harmony export */   WA: () => (/* binding */ scalarFields)
/* harmony export */ });
/* unused harmony export resolveProgram */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28314);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67756);




function resolveCommand(form, environment, workingDirectory) {
    const argv = form.kind === "shell" ? ["bash", "-euo", "pipefail", "-c", form.text] : form.argv;
    const [program = "", ...rest] = argv;
    return {
        file: resolveProgram(program, environment, workingDirectory),
        calledAs: program,
        arguments: rest,
        hasPlaceholders: form.kind === "argv" && rest.some((argument) => argument.includes("{")),
    };
}
function resolveProgram(program, environment, workingDirectory) {
    const searched = environment.PATH ?? "/usr/local/bin:/usr/bin:/bin";
    const folders = program.includes("/") ? ["."] : searched.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter);
    const candidates = folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, folder, program));
    const found = candidates.find(isExecutable);
    if (found !== undefined)
        return found;
    const where = program.includes("/") ? `\`${candidates[0]}\`` : `PATH (\`${searched}\`)`;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Expected the command's program \`${program}\` in ${where}, found no executable file. ` +
        "Check its name, install it in an earlier step, or make it executable (chmod +x).");
}
function isExecutable(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function fillPlaceholders(argv, tasks, { tasksFile, resultsFile }) {
    const [task, ...others] = tasks;
    const known = task === undefined || others.length > 0 ? new Map() : scalarFields(task.json);
    if (task !== undefined && others.length === 0)
        known.set("id", task.id);
    known.set("tasks-file", tasksFile).set("results-file", resultsFile);
    return argv.map((argument) => argument.replace(/\{([^{}]+)\}/g, (whole, name) => known.get(name) ?? whole));
}
function scalarFields(json) {
    const fields = new Map();
    const payload = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(json);
    if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(payload))
        return fields;
    for (const [name, value] of Object.entries(payload)) {
        if (typeof value === "string")
            fields.set(name, value);
        else if (typeof value === "number" || typeof value === "bigint" || typeof value === "boolean")
            fields.set(name, String(value));
    }
    return fields;
}


/***/ }),

/***/ 39579:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTail)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function readTail(path, limitBytes, changedSinceMs = Number.NEGATIVE_INFINITY) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch {
        return null;
    }
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        if (!stat.isFile() || stat.mtimeMs < changedSinceMs)
            return null;
        const bytes = Buffer.alloc(Math.min(stat.size, limitBytes));
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, 0, bytes.length, stat.size - bytes.length);
        return {
            text: bytes.toString("utf8", 0, length),
            isWhole: bytes.length === stat.size,
            mtimeMs: stat.mtimeMs,
        };
    }
    catch {
        return null;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}


/***/ }),

/***/ 87577:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ runStartedSchema),
/* harmony export */   Lm: () => (/* binding */ readRunEvents),
/* harmony export */   Rs: () => (/* binding */ storedName),
/* harmony export */   VS: () => (/* binding */ storedText),
/* harmony export */   XC: () => (/* binding */ readRunStarts),
/* harmony export */   lF: () => (/* binding */ MERGE),
/* harmony export */   ny: () => (/* binding */ storedInstant),
/* harmony export */   pg: () => (/* binding */ runEndedSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73102);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28314);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43609);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23540);
/* harmony import */ var _core_task_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60093);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13853);






const storedName = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(1_024)));
const storedText = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(65_536)));
const storedInstant = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$(), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi((stated) => Date.parse(stated))));
const optionalInstant = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(40)), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi((stated) => {
    const at = Date.parse(stated);
    return Number.isNaN(at) ? null : at;
})));
const runStartedSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    event: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("run_started"),
    at: storedInstant(),
    run: storedName(),
    job: storedName(),
    campaign: storedName(),
    part: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0)),
    concurrency: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    default_provider: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(storedName(), _core_task_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULT_PROVIDER */ .G),
    max_attempts: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(1)),
    job_index: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0)),
    job_total: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._lte */ .Zm(10_000)),
}));
const runEndedSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    event: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("run_ended"),
    at: storedInstant(),
    run: storedName(),
    job: storedName(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_STATUSES */ .LV),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["catch"] */ .MfU(storedText(), ""),
    counts: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ total: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr() })),
    against: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(storedText()).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(10))), null), null),
    resume_at: optionalInstant(),
    resume_command: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(262_144)), ""),
    failed_alike: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true)),
    campaign: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(storedName()),
    max_attempts: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(1))),
    missing_jobs: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0))).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._maxLength */ .Eb(10_000))), undefined),
}));
const runEventSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt("event", [runStartedSchema(), runEndedSchema()]));
const MERGE = "merge";
function readRunStarts(path, campaign) {
    const starts = [];
    readRunEvents(path, (event) => {
        if (event.event === "run_started" && event.campaign === campaign)
            starts.push(event);
    });
    return starts;
}
function readRunEvents(path, onEvent) {
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .readLines */ .Se)(path, (line) => {
        if (!line.includes('"event":"run_'))
            return;
        const event = runEventSchema().safeParse((0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOrNull */ .J5)(line));
        if (event.success)
            onEvent(event.data);
    });
}


/***/ }),

/***/ 68665:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ forEachLine),
/* harmony export */   Mf: () => (/* binding */ addJsonLine),
/* harmony export */   U0: () => (/* binding */ brokenJson),
/* harmony export */   VX: () => (/* binding */ decodeList),
/* harmony export */   jL: () => (/* binding */ addPlainId)
/* harmony export */ });
/* unused harmony export errorPosition */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28314);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64220);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67756);




function decodeList(bytes, source) {
    if (bytes.length > node_buffer__WEBPACK_IMPORTED_MODULE_0__.constants.MAX_STRING_LENGTH)
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`Expected ${source} to have at most 512 MiB, found more. Split the list, or shorten its tasks.`);
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString("utf8").replace(/^\uFEFF/, "");
    if (/^(?:fffe|feff)/.test(bytes.toString("hex", 0, 2)))
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`Expected ${source} to be UTF-8 text, found UTF-16. Save it as UTF-8.`);
    const lines = bytes.toString("latin1").split("\n");
    const line = lines.findIndex((one) => !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(Buffer.from(one, "latin1"))) + 1;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`Expected ${source} to be UTF-8 text, found other bytes at ${source}:${line} (line ${line}). Save it as UTF-8.`);
}
function forEachLine(text, onLine) {
    let number = 0;
    for (let start = 0; start < text.length;) {
        const newline = text.indexOf("\n", start);
        const end = newline === -1 ? text.length : newline;
        number += 1;
        onLine(text.slice(start, end), number);
        start = end + 1;
    }
}
function addJsonLine(list, text, place) {
    const json = text.trim();
    if (json === "")
        return;
    let listed;
    try {
        listed = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(json);
    }
    catch {
        const { name, line } = place;
        throw brokenJson(text, { name, firstLine: line, advice: "Write one JSON object on each line." });
    }
    list.add(listed, json, place.line);
}
function addPlainId(list, text, line) {
    const id = text.trim();
    if (id !== "")
        list.add({ id }, null, line);
}
function brokenJson(text, source) {
    const before = text.slice(0, errorPosition(text));
    const line = source.firstLine + before.split("\n").length - 1;
    const column = before.length - before.lastIndexOf("\n");
    const said = (parseError(text) ?? "broken JSON").replace(/,? (?:\.{3})?".*|(?: in JSON)? at position.*/s, "");
    return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`Expected valid JSON at ${source.name}:${line}:${column} (line ${line}, column ${column}): ${said}. ${source.advice}`);
}
function errorPosition(text) {
    const error = parseError(text) ?? "";
    const stated = /at position (\d+)/.exec(error)?.[1];
    if (stated !== undefined)
        return Number(stated);
    if (!isBadToken(error))
        return text.length;
    let [good, bad] = [0, text.length];
    while (bad - good > 1) {
        const middle = Math.floor((good + bad) / 2);
        if (isBadToken(parseError(text.slice(0, middle)) ?? ""))
            bad = middle;
        else
            good = middle;
    }
    return good;
}
function isBadToken(error) {
    return error.startsWith("Unexpected token");
}
function parseError(text) {
    try {
        JSON.parse(text);
        return null;
    }
    catch (error) {
        return (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error);
    }
}


/***/ }),

/***/ 68326:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ TaskList)
});

// EXTERNAL MODULE: ./build/core/json.js
var core_json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/core/words.js
var words = __webpack_require__(23627);
// EXTERNAL MODULE: ./build/tasks/public-name.js
var public_name = __webpack_require__(81038);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
;// CONCATENATED MODULE: ./build/tasks/reserved-fields.js

const NO_RESERVED_FIELDS = {};
const FIELDS = [
    { name: "provider", as: "provider", expected: 'a text such as "openai"', read: readText },
    { name: "group", as: "group", expected: 'a text (a number must be quoted: "7")', read: readText },
    {
        name: "timeout",
        as: "timeoutMs",
        expected: 'a duration above 0 and up to 24d, such as "90s" or "15m", or a number of seconds',
        read: readTimeoutMs,
    },
    { name: "weight", as: "weight", expected: "a number above 0", read: readWeight },
];
function readReserved(fields, refuse) {
    let reserved = NO_RESERVED_FIELDS;
    for (const { name, as, expected, read } of FIELDS) {
        const found = fields[name];
        if (found === undefined || found === null || found === "")
            continue;
        const value = read(found);
        reserved = { ...reserved, [as]: value ?? refuse(name, expected) };
    }
    return reserved;
}
function readText(found) {
    return typeof found === "string" ? found : null;
}
function readTimeoutMs(found) {
    const timeoutMs = typeof found === "string" || typeof found === "number" ? (0,duration/* parseDuration */.E9)(String(found)) : null;
    return timeoutMs !== null && timeoutMs > 0 && timeoutMs <= duration/* LONGEST_DURATION_MS */.Nf ? timeoutMs : null;
}
function readWeight(found) {
    const weight = typeof found === "number" || (typeof found === "string" && found.trim() !== "") ? Number(found) : 0;
    return Number.isFinite(weight) && weight > 0 ? weight : null;
}

// EXTERNAL MODULE: ./build/tasks/task-hash.js
var task_hash = __webpack_require__(42809);
// EXTERNAL MODULE: ./build/tasks/task-table.js
var task_table = __webpack_require__(25097);
// EXTERNAL MODULE: ./build/tasks/vary.js
var vary = __webpack_require__(10705);
;// CONCATENATED MODULE: ./build/tasks/task-list.js








class TaskList {
    #options;
    #at;
    #variants;
    #isAsListed;
    #variedFields;
    #tasks = new task_table/* TaskTable */.E();
    #providerNames = new Map();
    #places = [];
    #commonTraits;
    constructor(options, describePlace) {
        this.#options = options;
        this.#at = describePlace;
        const axes = options.vary ?? [];
        this.#variants = (0,vary/* variantsOf */.IM)(axes);
        this.#isAsListed = axes.length === 0 && options.repeats === 1;
        this.#variedFields = axes.length === 0 ? [] : [vary/* BASE_ID */.uk, ...axes.map(({ name }) => name)];
        this.#commonTraits = { provider: this.#providerName(options.provider) };
    }
    add(listed, json, place) {
        if (!(0,core_json/* isObject */.Gv)(listed)) {
            throw new user_error/* UserError */.yo(`Expected a task, an object such as {"id": "a"}, at ${this.#at(place)}, found ${describe(listed)}. Wrap it as an object with an id.`);
        }
        const fields = listed;
        const id = this.#idOf(fields, place);
        const reserved = this.#reservedOf(fields, id, place);
        const conflict = this.#variedFields.find((name) => Object.hasOwn(fields, name));
        if (conflict !== undefined) {
            throw new user_error/* UserError */.yo(`Expected no field ${(0,words/* quote */.hD)(conflict)} in a task, because \`vary\` sets it, found it in task ${(0,words/* quote */.hD)(id)} at ${this.#at(place)}. Rename the field, or vary another one.`);
        }
        try {
            const item = { id, fields, json, reserved };
            if (this.#isAsListed)
                this.#push(item, place);
            else
                for (const copy of this.#expand(item))
                    this.#push(copy, place);
        }
        catch (error) {
            if (!(error instanceof RangeError))
                throw error;
            throw new user_error/* UserError */.yo(`Expected a task of reasonable depth at ${this.#at(place)}, found ${(0,words/* quote */.hD)(id)} nested too deeply to be hashed. Flatten its payload, or keep it in a file of its own.`);
        }
    }
    *#expand({ id, fields, json, reserved }) {
        const { repeats, provider } = this.#options;
        for (const variant of this.#variants) {
            let item = { id, fields, json, reserved };
            if (variant.suffix !== "") {
                const varied = { ...fields, ...variant.fields, [vary/* BASE_ID */.uk]: id, id: `${id}${variant.suffix}` };
                const named = variant.fields.provider ?? reserved.provider ?? (0,vary/* providerOfVariant */.aN)(provider, variant);
                item = { id: varied.id, fields: varied, json: null, reserved: { ...reserved, provider: named } };
            }
            if (repeats === 1)
                yield item;
            const group = reserved.group ?? item.id;
            for (let repeat = 1; repeats > 1 && repeat <= repeats; repeat += 1) {
                const repeated = { ...item.fields, id: `${item.id}#${repeat}`, repeat, group };
                yield { id: repeated.id, fields: repeated, json: null, reserved: { ...item.reserved, group } };
            }
        }
    }
    finish() {
        const same = this.#tasks.index.sameIds();
        if (same !== null)
            throw this.#sameIds(...same);
        return this.#tasks;
    }
    #push({ id, fields, json, reserved }, place) {
        const { inputsHash = null } = this.#options;
        const own = (0,task_hash/* hashOf */.q)(fields);
        const hash = inputsHash === null ? own : (0,task_hash/* withInputs */.w)(own, inputsHash);
        this.#tasks.add({ id, hash, json: json ?? (0,core_json/* writeJson */.GF)(fields) }, this.#traitsOf(reserved));
        this.#places.push(place);
    }
    #traitsOf(reserved) {
        if (reserved === NO_RESERVED_FIELDS)
            return this.#commonTraits;
        return { ...reserved, provider: this.#providerName(reserved.provider ?? this.#options.provider) };
    }
    #providerName(provider) {
        let name = this.#providerNames.get(provider);
        if (name === undefined) {
            name = (0,public_name/* publicName */.p)(provider, this.#options.redactor);
            this.#providerNames.set(provider, name);
        }
        return name;
    }
    #idOf(fields, place) {
        const { id } = fields;
        if (typeof id === "string" && id.trim() !== "" && id.isWellFormed() && !id.includes("\0"))
            return id;
        const where = `Expected a task with a text "id" at ${this.#at(place)}`;
        if (typeof id === "number" || typeof id === "bigint")
            throw new user_error/* UserError */.yo(`${where}, found the number ${id}. Quote it: "id": "${id}".`);
        if (id === undefined) {
            const names = Object.keys(fields).slice(0, 8).map(words/* quote */.hD).join(", ");
            const found = names === "" ? "no fields at all" : `only ${names}`;
            throw new user_error/* UserError */.yo(`${where}, found no id (${found}). Add one that stays the same from run to run.`);
        }
        if (typeof id !== "string")
            throw new user_error/* UserError */.yo(`${where}, found ${describe(id)}. Give it a text, such as "id": "a".`);
        if (id.trim() === "")
            throw new user_error/* UserError */.yo(`${where}, found an empty one. Give it a unique text.`);
        throw new user_error/* UserError */.yo(`Expected an id of Unicode text at ${this.#at(place)}, found ${(0,words/* quote */.hD)(id)}, which has a NUL or half a character in it. Neither can be passed to a child. Rename it.`);
    }
    #sameIds(first, later) {
        const at = (task) => this.#at(this.#places[task] ?? 0);
        const id = this.#tasks.index.idAt(later);
        return new user_error/* UserError */.yo(`Expected unique ids, found ${(0,words/* quote */.hD)(id)} at ${at(first)} and again at ${at(later)}. Rename one; to run a task several times, use repeats.`);
    }
    #reservedOf(fields, id, place) {
        return readReserved(fields, (name, expected) => {
            throw new user_error/* UserError */.yo(`Expected ${(0,words/* quote */.hD)(name)} to be ${expected} at ${this.#at(place)} (task ${(0,words/* quote */.hD)(id)}), found ${describe(fields[name])}. Fix the field, or rename it if it is payload: this name is reserved.`);
        });
    }
}
function describe(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "an array";
    if (typeof value === "string")
        return (0,words/* quote */.hD)(value);
    return typeof value === "object" ? "an object" : `the ${typeof value} ${String(value)}`;
}


/***/ }),

/***/ 1132:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: () => (/* binding */ resolveListing),
/* harmony export */   Py: () => (/* binding */ namedLists),
/* harmony export */   _N: () => (/* binding */ statOf),
/* harmony export */   io: () => (/* binding */ readBytes),
/* harmony export */   tE: () => (/* binding */ refuseFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64220);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67756);




const FORMATS = {
    ".jsonl": "json-lines",
    ".ndjson": "json-lines",
    ".json": "json-array",
    ".csv": "csv",
    ".txt": "plain",
};
const LIST_EXTENSIONS = Object.keys(FORMATS).join(", ");
async function resolveListing(value, workspace) {
    const lines = value
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");
    const name = lines[0] ?? "";
    if (lines.length !== 1 || name.startsWith("!"))
        return { kind: "patterns", patterns: lines };
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, name);
    const stats = statOf(path);
    if (stats === null && (await __webpack_require__.e(/* import() */ 448).then(__webpack_require__.bind(__webpack_require__, 76448))).isDynamicPattern(name))
        return { kind: "patterns", patterns: lines };
    if (stats === null) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Expected a task file (${LIST_EXTENSIONS}) or a glob pattern in tasks, found no file ${name} in ${workspace}. Check the path: it is relative to the workspace.`);
    }
    if (stats.isDirectory())
        refuseFolder(name);
    const extension = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(name).toLowerCase();
    const format = FORMATS[extension];
    if (format === undefined) {
        const found = extension === "" ? "no extension" : `the unknown extension ${extension}`;
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Expected a task file with one of the extensions ${LIST_EXTENSIONS}, found ${found} in ${name}. Rename it by its format, or write a pattern with a * to make each matched file a task.`);
    }
    return { kind: "file", path, name, format };
}
function namedLists(patterns) {
    const isList = (pattern) => /^[^*?![\](){}]+\.(jsonl|ndjson|csv)$/i.test(pattern);
    return patterns.every(isList) ? patterns : [];
}
function refuseFolder(name) {
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Expected a task file (${LIST_EXTENSIONS}) or a glob pattern in tasks, found the folder ${name}. To make each file in it a task, write a pattern such as ${name.replace(/\/+$/, "")}/**/*.yaml.`);
}
function statOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false }) ?? null;
    }
    catch {
        return null;
    }
}
function readBytes(path, name) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (cause) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Expected a readable file, found ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(cause)} when reading ${name}. Check its permissions.`, { cause });
    }
}


/***/ }),

/***/ 25097:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ TaskTable)
/* harmony export */ });
/* harmony import */ var _core_task_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25680);

class TaskTable {
    index = new _core_task_index_js__WEBPACK_IMPORTED_MODULE_0__/* .TaskIndex */ .Y();
    #texts = [];
    #traits = [];
    #hasWeights = false;
    get count() {
        return this.#texts.length;
    }
    get hasWeights() {
        return this.#hasWeights;
    }
    add({ id, hash, json }, traits) {
        this.#texts.push(json);
        this.#traits.push(traits);
        this.#hasWeights ||= traits.weight !== undefined;
        this.index.add(id, hash);
    }
    at(index) {
        return {
            id: this.index.idAt(index),
            hash: this.index.hashAt(index),
            json: this.jsonAt(index),
            ...this.#traitsAt(index),
        };
    }
    idAt(index) {
        return this.index.idAt(index);
    }
    jsonAt(index) {
        return this.#texts[index] ?? "";
    }
    providerAt(index) {
        return this.#traitsAt(index).provider;
    }
    weightAt(index) {
        return this.#traitsAt(index).weight ?? null;
    }
    #traitsAt(index) {
        return this.#traits[index] ?? { provider: "" };
    }
}


/***/ })

};
