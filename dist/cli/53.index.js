export const id = 53;
export const ids = [53];
export const modules = {

/***/ 32467:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u1: () => (/* binding */ evaluationContext)
});

// UNUSED EXPORTS: configuredDetector, loadDetector

// EXTERNAL MODULE: ./build/config/run-inputs.js
var run_inputs = __webpack_require__(97030);
// EXTERNAL MODULE: ./build/report/redact.js + 3 modules
var redact = __webpack_require__(2094);
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
            if ((0,cache_offer/* cacheOffered */.U)(environment) === null)
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
    const { config, env, workspace, identity, job, warn, opened, post } = options;
    const tempFolder = env.RUNNER_TEMP || (0,external_node_os_.tmpdir)();
    const open = await carrierOpener(config.carry, { environment: env, workspace, tempFolder });
    if (open === null)
        return null;
    const { Carry } = await __webpack_require__.e(/* import() */ 3003).then(__webpack_require__.bind(__webpack_require__, 3003));
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
            ...post,
        });
    };
}
function siblingIntervalS(text) {
    const seconds = Number(text);
    return text !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : SIBLING_INTERVAL_S;
}

// EXTERNAL MODULE: ./build/engine/run-identity.js
var run_identity = __webpack_require__(45161);
;// CONCATENATED MODULE: ./build/engine/evaluation-context.js





async function evaluationContext(config, options) {
    const { env, workspace, warn, job = config.job, opened, commands, ...ports } = options;
    for (const notice of config.notices)
        ports.notice(notice);
    const identity = (0,run_identity/* runIdentity */.y)(env, config.job.index, Date.now());
    const redactor = (0,redact.environmentRedactor)(env);
    return {
        ...ports,
        ...commands(identity, redactor),
        env,
        workspace,
        identity,
        redactor,
        clock: (0,system_clock/* systemClock */.m)(),
        openCarry: await openCarryOf({ config, env, workspace, identity, job, warn, ...(opened && { opened }) }),
        loadDetector: await configuredDetector(config, workspace),
        judgement: {
            failOn: (0,run_inputs/* resolveFailOn */.U4)(config.failOn, identity.trigger.eventName),
            minPassRate: config.minPassRate,
        },
    };
}
async function configuredDetector(config, workspace) {
    const source = config.rateLimitPatterns;
    const forms = source === null
        ? []
        : await (await Promise.all(/* import() */[__webpack_require__.e(2856), __webpack_require__.e(7484), __webpack_require__.e(9106)]).then(__webpack_require__.bind(__webpack_require__, 79106))).readRateLimitPatterns(source, workspace);
    return () => loadDetector(config.retryAfterThresholdMs, forms);
}
async function loadDetector(retryAfterThresholdMs, forms) {
    const { detect, detectDeclared, detectNotice, detectRowError } = await Promise.all(/* import() */[__webpack_require__.e(7484), __webpack_require__.e(6044)]).then(__webpack_require__.bind(__webpack_require__, 56044));
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

/***/ 51448:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ listTasks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _run_child_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34712);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31918);
/* harmony import */ var _tasks_read_tasks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28412);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6947);






async function listTasks(source, { config, context, }, signal) {
    const { workspace, env, redactor } = context;
    const { provider, repeats, vary, passWithNoTasks, inputs } = config;
    const workingDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, config.workingDirectory);
    const childEnv = (0,_run_child_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .filterEnvironment */ ._)(env, config.env);
    const listed = source.kind === "harness"
        ? await testsOf(source.start, {
            workingDirectory,
            env: childEnv,
            passWithNoTasks,
            signal,
            redact: (text) => redactor.redact(text),
        })
        : source;
    return (0,_tasks_read_tasks_js__WEBPACK_IMPORTED_MODULE_4__/* .readTasks */ .j)(listed, {
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
        warn: (0,_ports_js__WEBPACK_IMPORTED_MODULE_5__/* .warnIn */ .a)(context),
        ...(signal === undefined ? {} : { signal }),
    });
}
async function testsOf(start, options) {
    const { listTests } = await __webpack_require__.e(/* import() */ 8259).then(__webpack_require__.bind(__webpack_require__, 58259));
    return { kind: "items", name: start.name, items: await listTests(start, options) };
}
function ownFiles(stateDir, isAsListed) {
    const paths = (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .statePaths */ .mt)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(stateDir) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(stateDir) : stateDir);
    return { has: (path) => (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .isStatePath */ .rX)(paths, path), stored: isAsListed ? paths.tasks : null };
}


/***/ }),

/***/ 43594:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ noteCampaign)
/* harmony export */ });
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23540);
/* harmony import */ var _core_workflow_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99461);
/* harmony import */ var _report_spend_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22819);
/* harmony import */ var _store_campaign_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78951);
/* harmony import */ var _store_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93011);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38617);
/* harmony import */ var _store_run_events_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87577);
/* harmony import */ var _run_identity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45161);








function noteCampaign(paths, record) {
    const { id, counts, completed_at: completedAt } = record;
    if (!record.complete || counts === undefined || completedAt === null)
        return;
    const spend = new _report_spend_js__WEBPACK_IMPORTED_MODULE_1__/* .SpendSum */ .y$();
    let callsSaved = 0;
    let firstStart = "";
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_4__/* .readLedger */ .SC)(paths.results, (row) => {
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
        v: _store_format_js__WEBPACK_IMPORTED_MODULE_3__/* .FORMAT_VERSION */ .Hp,
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
    (0,_store_campaign_history_js__WEBPACK_IMPORTED_MODULE_2__/* .uniteHistories */ .Q)(paths.history, [], [row]);
}
function countRuns(events, campaign) {
    const workflowRuns = new Set();
    const runsOfJobs = new Map();
    (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_5__/* .readRunEvents */ .Lm)(events, (event) => {
        if (event.event !== "run_started" || event.campaign !== campaign)
            return;
        const run = (0,_core_workflow_run_js__WEBPACK_IMPORTED_MODULE_7__/* .workflowRunOf */ .o)(event.run);
        if ((0,_run_identity_js__WEBPACK_IMPORTED_MODULE_6__/* .isLocal */ .I)(run))
            runsOfJobs.set(event.job, (runsOfJobs.get(event.job) ?? 0) + 1);
        else
            workflowRuns.add(run);
    });
    return workflowRuns.size + Math.max(0, ...runsOfJobs.values());
}


/***/ }),

/***/ 6947:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ warnIn),
/* harmony export */   m: () => (/* binding */ warningSink)
/* harmony export */ });
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65079);

function warnIn(to) {
    return (message) => to.sink.on({ event: "warning", message, at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .iso */ .K)(to.clock.now()) });
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

/***/ 16504:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ commentOnPullRequest)
/* harmony export */ });
/* unused harmony export commentBody */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55395);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92746);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43609);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64220);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _report_instant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69886);
/* harmony import */ var _report_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13522);








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
        warn(`no comment on ${place}: ${error instanceof DOMException ? "GitHub did not answer in time" : (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error)}`);
    }
}
function commentBody(report, { env, name, now }) {
    const { GITHUB_SERVER_URL: server = "https://github.com", GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
    const link = run === undefined ? "" : ` by [this workflow run](${server}/${repository}/actions/runs/${run})`;
    return [
        markerOf(name),
        ...(name === "default" ? [] : [`Evaluation ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(name)}`]),
        (0,_report_summary_js__WEBPACK_IMPORTED_MODULE_2__/* .buildSummary */ .f)(report, SUMMARY_BYTES_LIMIT).trimEnd(),
        `<sub>Written at ${(0,_report_instant_js__WEBPACK_IMPORTED_MODULE_4__/* .utcSecond */ .Hn)(now)}${link}.</sub>`,
    ].join("\n\n");
}
function markerOf(name) {
    return `<!-- carryover:${encodeURIComponent(name).replaceAll("-", "%2D")} -->`;
}
const repositorySchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_5__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ repo: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ full_name: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() })) })));
const eventSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_5__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
        pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ number: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr(), head: repositorySchema(), base: repositorySchema() }),
    }),
    zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ issue: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ number: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr(), pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({}) }) }),
]));
function pullRequestOf(env) {
    const repository = env.GITHUB_REPOSITORY ?? "";
    if (env.GITHUB_EVENT_PATH === undefined || !/^[\w.-]+\/[\w.-]+$/.test(repository))
        return null;
    let text;
    try {
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(env.GITHUB_EVENT_PATH, "utf8");
    }
    catch {
        return null;
    }
    const event = eventSchema().safeParse((0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOrNull */ .J)(text)).data;
    if (event === undefined)
        return null;
    if ("issue" in event)
        return { repository, number: event.issue.number, isFromFork: false };
    const { number, head, base } = event.pull_request;
    const isFromFork = env.GITHUB_EVENT_NAME === "pull_request" && head?.repo?.full_name !== base?.repo?.full_name;
    return { repository, number, isFromFork };
}
async function openApi(env, { token, deadlineMs }) {
    const { EnvHttpProxyAgent, fetch } = await Promise.all(/* import() */[__webpack_require__.e(6843), __webpack_require__.e(6752)]).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
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
const commentsSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_5__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr(),
    body: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()),
    user: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), type: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()) })),
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
        const { login } = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }).parse(await api("GET", "user"));
        return logins.get(login) ?? null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 24288:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ repeatVerdict)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65079);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _store_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(148);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31678);





function repeatVerdict(paths, { id, counts = NO_TASKS }, to, why = `this workflow run completed campaign ${id}, and another one has begun since`) {
    const ended = { status: "complete", counts, sameFailure: false, signal: null };
    const { end, event } = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .concludeRun */ .j)({ ...ended, reason: why, resumeAt: null, paths }, to);
    const { against } = end;
    to.sink.on({ ...event, at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_4__/* .iso */ .K)(to.clock.now()) });
    const summary = summaryOf({ id, counts, against, why });
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.summary))
        (0,_store_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .writeAtomically */ .vK)(paths.summary, (write) => write(summary));
    return { ...end, report: null, summary };
}
const NO_TASKS = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
function summaryOf({ id, counts: { total, passed, failed, errored, skipped }, against, why, }) {
    const verdict = against.length === 0 ? "" : ` The verdict stands: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(against.join(", "))}.`;
    return (`## ${against.length === 0 ? "✅" : "❌"} Nothing to do: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(why)}\n\n` +
        `Campaign ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownCode */ .D9)(id)} is complete, so this run starts nothing and saves nothing. ` +
        `Of ${total} tasks ${passed} passed, ${failed} failed, ${errored} errored and ${skipped} were skipped.${verdict}\n`);
}


/***/ }),

/***/ 78337:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
const LONGEST_TIMER_MS = 2 ** 31 - 1;
function systemClock(wallMs = Date.now, monotonicMs = tickMs) {
    const aheadMs = wallMs() - monotonicMs();
    const now = () => Math.round(monotonicMs() + aheadMs);
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


/***/ }),

/***/ 72419:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ takeOverLeft)
/* harmony export */ });
/* unused harmony export mayHoldLeftovers */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function mayHoldLeftovers({ inbox }) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(inbox).length > 0;
    }
    catch {
        return false;
    }
}
async function takeOverLeft(folder, context, from = folder.paths) {
    if (!mayHoldLeftovers(from))
        return { rows: 0, warnings: [] };
    const { recoverInbox } = await Promise.all(/* import() */[__webpack_require__.e(7719), __webpack_require__.e(5703), __webpack_require__.e(6223)]).then(__webpack_require__.bind(__webpack_require__, 77606));
    return recoverInbox(folder, context, from);
}


/***/ }),

/***/ 31678:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ countRegressed),
/* harmony export */   j: () => (/* binding */ concludeRun)
/* harmony export */ });
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23540);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38617);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47545);
/* harmony import */ var _ports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6947);




function concludeRun(ended, { identity, judgement, ...context }) {
    const { reason, resumeAt, resumeCommand = context.resumeCommand, paths, ...result } = ended;
    const { status, counts } = result;
    const against = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .failReasons */ .K1)(result, judgement);
    const outputs = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_2__/* .buildOutputs */ .JZ)({ status, reason, counts, resumeAt, resumeCommand, paths });
    return {
        end: { result, reason, against, exitCode: (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCode */ .I$)(result, judgement), outputs },
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
    if (!context.judgement.failOn.regressed)
        return 0;
    const failed = new Set();
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_1__/* .readLedger */ .SC)(paths.results, (row) => {
        if (row.campaign === campaign && row.status === "failed" && history.lists(row.hash) && (isInPart?.(row.id) ?? true))
            failed.add(row.id);
    });
    let regressed = 0;
    let hasBaseline = false;
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_1__/* .readLedger */ .SC)(paths.baseline, (row) => {
        if (row.campaign === campaign)
            return;
        hasBaseline = true;
        if (row.status === "passed" && failed.delete(row.id))
            regressed += 1;
    });
    if (!hasBaseline) {
        const message = "fail-on: regressed found no regression, because there is no earlier complete campaign to compare with";
        (context.notice ?? (0,_ports_js__WEBPACK_IMPORTED_MODULE_3__/* .warnIn */ .a)(context))(message);
    }
    return regressed;
}


/***/ }),

/***/ 33305:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Un: () => (/* binding */ failingWords),
/* harmony export */   V8: () => (/* binding */ eventLine),
/* harmony export */   hC: () => (/* binding */ providerWords),
/* harmony export */   lJ: () => (/* binding */ instantWords),
/* harmony export */   z$: () => (/* binding */ endLines)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83260);
/* harmony import */ var _core_task_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60093);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48032);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69886);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);







const REASON_LENGTH = 300;
const SHORT_WAIT_MS = 10 * 60_000;
function eventLine(event, progress) {
    const at = Date.parse(event.at);
    switch (event.event) {
        case "run_started":
            return line(startLine(event), "plain");
        case "task_settled":
            return settledLine(event, progress, at);
        case "paused": {
            const waitMs = Date.parse(event.until) - at;
            const howLong = waitMs < SHORT_WAIT_MS ? `for ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(waitMs)}` : untilWords(event.until, at);
            return line(`rate limited: pausing ${providerWords(event.provider)} ${howLong}: ${quote(event.reason)}`, "warn");
        }
        case "limit_changed": {
            const { from, to, reason } = event;
            return line(`parallelism of ${providerWords(event.provider)} ${from} -> ${to}: ${quote(reason)}`, to < from ? "warn" : "dim");
        }
        case "pace_changed":
            return line(`${quote(event.reason)}: pacing ${providerWords(event.provider)} to ${event.starts_per_minute} starts a minute`, "warn");
        case "circuit_changed":
            return circuitLine(event, at);
        case "child_stopped":
            return line(`stopping a child (${stopWords(event.reason)}): ${tasksOf(event.key, progress)}`, "warn");
        case "gateway_started":
            return line(`gateway: calls to ${event.routes.map(name).join(", ")} are paced and kept for a retry; switch it off with \`gateway: off\``, "dim");
        case "lane_paced":
            return line(`gateway: ${laneName(event)} is paced to ${event.calls_per_minute} calls a minute`, "dim");
        case "lane_stopped": {
            const until = event.until === null ? "" : ` ${untilWords(event.until, at)}`;
            return line(`gateway: ${laneName(event)} is stopped${until}: ${quote(event.reason)}`, "warn");
        }
        case "calls_replayed":
            return line(`gateway: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .replayedWords */ .MH)(event)}`, "good");
        case "journal_full":
            return line(`gateway: the journal is full (${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shortNumber */ .In)(event.limit_bytes / 1_000_000)} MB): an interrupted task pays for further calls again. Raise \`gateway-journal-limit\`.`, "warn");
        case "suspicion_changed":
            return suspicionLine(event);
        case "preflight_started":
            return line(`running the preflight of ${providerWords(event.provider)}`, "dim");
        case "preflight_ended": {
            const said = event.reason === "" ? "" : `: ${quote(event.reason)}`;
            const verdict = event.verdict !== "none" ? event.verdict : said === "" ? "it answers" : "no limit found";
            return line(`preflight of ${providerWords(event.provider)}: ${verdict}${said}`, "dim");
        }
        case "ending": {
            const status = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .statusWords */ .o7)(event.status);
            const why = event.reason.startsWith(status) ? "" : ` (${status})`;
            return line(`ending${why}: ${quote(event.reason)}`, "warn");
        }
        case "warning":
            return line(`warning: ${quote(event.message)}`, "warn");
        case "attempt_started":
            return event.probe
                ? line(`probing ${providerWords(event.provider)} with one task: ${name(event.tasks[0] ?? "")}`, "dim")
                : null;
        case "attempt_ended":
        case "run_ended":
            return null;
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_3__/* .unreachable */ .H)(event);
    }
}
function suspicionLine(event) {
    const provider = providerWords(event.provider);
    switch (event.to) {
        case "suspected":
            return line(`possible rate limit: pausing ${provider} while one other task probes it: ${quote(event.reason)}`, "warn");
        case "confirmed":
            return line(`rate limit of ${provider} confirmed: ${quote(event.reason)}`, "warn");
        case "dropped":
            return line(`not a rate limit of ${provider}: ${event.reason}`, "dim");
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_3__/* .unreachable */ .H)(event.to);
    }
}
function endLines(event, progress, isReasonShown = false) {
    const at = Date.parse(event.at);
    const { passed, failed, skipped } = progress;
    const left = event.counts.outstanding;
    const errored = Math.min(progress.errored, event.counts.errored);
    const counts = [
        `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(passed)} passed`,
        ...[[failed, "failed"], [errored, "errored"], [skipped, "skipped"]]
            .filter(([count]) => count > 0)
            .map(([count, word]) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(count)} ${word}`),
        ...(left > 0 ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(left)} outstanding`] : []),
    ];
    const graded = passed + failed;
    const share = failed > 0 ? ` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(passed / graded)} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(graded)} graded)` : "";
    const took = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(at - progress.startedAt);
    const isGood = event.status === "complete" && failed + errored === 0;
    const tone = isGood ? "good" : event.status === "complete" ? "bad" : "warn";
    const status = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .statusWords */ .o7)(event.status);
    const lines = [
        line(isReasonShown ? status : `${status}: ${quote(event.reason)}`, tone),
        ...(progress.startedAt === 0 ? [] : [line(`this run: ${counts.join(", ")}${share}, in ${took}`, "plain")]),
    ];
    const { against = [] } = event;
    if (against.length > 0)
        lines.push(line(`failing because ${failingWords(against)}`, "bad"));
    if (left > 0) {
        const resumeAt = Date.parse(event.resume_at);
        const when = Number.isNaN(resumeAt) ? "" : ` after ${instantWords(resumeAt, at)}`;
        const isLocked = event.failed_alike === true && event.reason.includes("authentication failed");
        const first = isLocked
            ? "fix the key, its permissions or the model name, then run this again"
            : event.failed_alike === true
                ? "fix the cause, then run this again"
                : (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_4__/* .isSelectionDone */ .Lv)(event.reason)
                    ? _words_js__WEBPACK_IMPORTED_MODULE_2__/* .UNSELECTIVE */ .SM
                    : "to resume, run this again";
        const command = event.resume_command === "" ? "" : `: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(event.resume_command, 2_000)}`;
        lines.push(line(`${first}${when}${command}`, "plain"));
    }
    return lines;
}
function failingWords(against) {
    const isOfTasks = /^\d+ (failed|errored|outstanding|regressed)$/;
    const tasks = against.filter((held) => isOfTasks.test(held)).map(taskClause);
    const others = against.filter((held) => !isOfTasks.test(held));
    const listed = [tasks.slice(0, -1).join(", "), ...tasks.slice(-1)].filter((part) => part !== "").join(" and ");
    return [...(listed === "" ? [] : [`${listed} (fail-on)`]), ...others].join(" and ");
}
function taskClause(held) {
    const [count = "", standing = ""] = held.split(" ");
    const verb = standing === "outstanding" ? (count === "1" ? "is " : "are ") : "";
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(Number(count), "task")} ${verb}${standing}`;
}
function startLine(event) {
    const { job_index, job_total } = event;
    const job = job_total > 1 ? `, job-index ${job_index} of ${job_total} jobs` : "";
    const part = event.part === event.tasks
        ? (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(event.tasks, "task")
        : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(event.part)} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(event.tasks, "task")}`;
    const deadline = event.deadline_at === null ? "" : `, ${untilWords(event.deadline_at, Date.parse(event.at))}`;
    const first = event.new_pass_after === undefined
        ? ""
        : `${name(event.new_pass_after)} is complete, so this run starts a new pass: `;
    const { unselected = 0 } = event;
    const selected = unselected > 0 ? `, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(event.outstanding)} selected` : "";
    const outstanding = `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(event.outstanding + unselected)} outstanding${selected}`;
    return `${first}campaign ${name(event.campaign)}${job}: ${part}, ${outstanding}, ${event.concurrency} at a time${deadline}`;
}
function settledLine(event, progress, at) {
    const attempt = progress.running.get(event.key);
    const duration = attempt === undefined ? "" : (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(at - attempt.startedAt);
    const took = duration === "" ? "" : ` in ${duration}`;
    const tried = event.attempt > 1 ? `, attempt ${event.attempt}` : "";
    const isStopped = event.message.startsWith("stopped (");
    const ended = `${isStopped ? "stopped" : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .classWords */ .ot)(event.class)}${duration === "" ? "" : ` after ${duration}`}${tried}`;
    const score = event.score === null ? "" : `, score ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shortNumber */ .In)(event.score)}`;
    const said = event.message === "" || isStopped ? "" : `: ${quote(event.message)}`;
    switch (event.next) {
        case "done": {
            const width = String(progress.outstanding).length;
            const count = `[${String(progress.done).padStart(width)}/${progress.outstanding}]`;
            if (event.class === "graded") {
                const hasPassed = event.status === "passed";
                return {
                    ...line(`${count} ${event.status} ${name(event.id)}${score}${took}${tried}${said}`, hasPassed ? "good" : "bad"),
                    isProgress: hasPassed,
                };
            }
            return line(`${count} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .failureWords */ .AC)(event.class)} ${name(event.id)}${took}${tried}${said}`, event.class === "skipped" ? "dim" : "bad");
        }
        case "retry":
            if (event.class === "unfinished")
                return null;
            if (event.class === "rate_limited" && progress.limitSigns(attempt?.provider ?? "") !== 1)
                return null;
            return line(`will retry ${name(event.id)} (${ended})${said}`, "warn");
        case "left":
            if (event.class === "rate_limited" && event.verdict === "stop")
                return null;
            return line(`left for the next run: ${name(event.id)} (${ended})${said}`, "warn");
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_3__/* .unreachable */ .H)(event.next);
    }
}
function circuitLine(event, at) {
    const provider = providerWords(event.provider);
    switch (event.to) {
        case "open": {
            const until = event.until === null ? "" : ` ${untilWords(event.until, at)}`;
            const why = event.reason === "" ? "" : `: ${quote(event.reason)}`;
            return line(`stopping ${provider}${until}${why}`, "bad");
        }
        case "half-open":
            return null;
        case "closed":
            return line(`${provider} answers again`, "good");
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_3__/* .unreachable */ .H)(event.to);
    }
}
function untilWords(until, at) {
    return `until ${instantWords(Date.parse(until), at)}`;
}
function instantWords(at, now) {
    const distance = at > now ? `in ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(at - now)}` : "already past";
    return `${(0,_instant_js__WEBPACK_IMPORTED_MODULE_5__/* .utcMinute */ .vD)(at)} (${[(0,_instant_js__WEBPACK_IMPORTED_MODULE_5__/* .localMinute */ .C2)(at, now), distance].filter((part) => part !== "").join(", ")})`;
}
function stopWords(reason) {
    return reason === "fail-fast" ? reason : reason.replaceAll("-", " ");
}
function tasksOf(key, progress) {
    const tasks = progress.running.get(key)?.tasks ?? [];
    return tasks.length > 1 ? `${name(tasks[0] ?? key)} and ${tasks.length - 1} more` : name(tasks[0] ?? key);
}
function name(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleId */ .i2)(text), 120);
}
function providerWords(provider) {
    return name((0,_core_task_js__WEBPACK_IMPORTED_MODULE_6__/* .providerInWords */ .S)(provider));
}
function laneName({ route, model }) {
    return model === "" ? name(route) : `${name(route)} (${name(model)})`;
}
function quote(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text, REASON_LENGTH);
}
function line(text, tone) {
    return { text, tone, isProgress: false };
}


/***/ }),

/***/ 34712:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ filterEnvironment),
/* harmony export */   z: () => (/* binding */ addVariables)
/* harmony export */ });
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
    environment.CARRYOVER_DEADLINE = isoInstant(request.startedAt + request.timeoutMs);
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
    for (const [name, value] of fieldVariables(task))
        add(name, value);
    return leftOut;
}
function fieldVariables(task) {
    const variables = new Map();
    for (const [field, value] of (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarFields */ .WA)(task.json)) {
        const name = field.toUpperCase().replace(/[^A-Z0-9_]/gu, "_");
        if (name !== "" && !variables.has(`CARRYOVER_FIELD_${name}`))
            variables.set(`CARRYOVER_FIELD_${name}`, value);
    }
    return variables;
}
function isoInstant(at) {
    return new Date(Math.min(Math.max(at, 0), 8_640_000_000_000_000)).toISOString();
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
    const [program, ...rest] = argv;
    if (program === undefined)
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y("Expected a command after `--`, found nothing. Name the program to run.");
    return {
        file: resolveProgram(program, environment, workingDirectory),
        calledAs: program,
        arguments: rest,
        hasPlaceholders: form.kind === "argv" && rest.some((argument) => argument.includes("{")),
    };
}
function resolveProgram(program, environment, workingDirectory) {
    const searched = environment.PATH ?? "/usr/local/bin:/usr/bin:/bin";
    const candidates = program.includes("/")
        ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, program)]
        : searched.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, folder, program));
    if (program !== "" && !program.includes("\0")) {
        const found = candidates.find(isExecutableFile);
        if (found !== undefined)
            return found;
    }
    const present = candidates.find((candidate) => !program.includes("\0") && isFile(candidate));
    if (program !== "" && present !== undefined) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected the command's program \`${program}\` to be executable; \`${present}\` is not. Make it executable (chmod +x), or name its interpreter first.`);
    }
    const where = program.includes("/") ? `\`${candidates[0]}\`` : `PATH (\`${searched}\`)`;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected the command's program \`${program}\` in ${where}, found no such file. Check its name, or install it in a step before.`);
}
function isFile(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function isExecutableFile(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return isFile(path);
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


/***/ }),

/***/ 56144:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ cacheOffered)
/* harmony export */ });
function cacheOffered(environment) {
    const hasV2 = isV2(environment);
    if (!environment[hasV2 ? "ACTIONS_RESULTS_URL" : "ACTIONS_CACHE_URL"])
        return null;
    if (hasV2 && !environment.ACTIONS_RUNTIME_TOKEN)
        return null;
    const mode = (environment.ACTIONS_CACHE_MODE ?? "").trim().toLowerCase();
    return mode === "none" ? null : { readable: mode !== "write-only", writable: mode !== "read" };
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
