export const id = 3176;
export const ids = [3176];
export const modules = {

/***/ 3176:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/config/config.js + 2 modules
var config_config = __webpack_require__(10742);
// EXTERNAL MODULE: ./build/config/inputs.js + 2 modules
var inputs = __webpack_require__(45725);
// EXTERNAL MODULE: ./build/config/subcommands.js
var subcommands = __webpack_require__(37999);
// EXTERNAL MODULE: ./build/core/shell-words.js
var shell_words = __webpack_require__(88528);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(23540);
// EXTERNAL MODULE: ./build/engine/evaluation-context.js + 2 modules
var evaluation_context = __webpack_require__(32467);
// EXTERNAL MODULE: ./build/engine/pull-request-comment.js
var pull_request_comment = __webpack_require__(16504);
// EXTERNAL MODULE: ./build/engine/run-evaluation.js + 3 modules
var run_evaluation = __webpack_require__(75321);
// EXTERNAL MODULE: ./build/engine/signals.js
var signals = __webpack_require__(55042);
// EXTERNAL MODULE: ./build/engine/verdict.js
var verdict = __webpack_require__(31678);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/event-lines.js
var event_lines = __webpack_require__(33305);
// EXTERNAL MODULE: ./build/core/words.js
var words = __webpack_require__(23627);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/progress.js




const RATE_SAMPLE = 60;
class Progress {
    outstanding = 0;
    startedAt = 0;
    passed = 0;
    failed = 0;
    errored = 0;
    skipped = 0;
    isEnding = false;
    running = new Map();
    #limits = new Map();
    #providers = new Set();
    #waits = new Map();
    #limitSigns = new Map();
    #concurrency = 0;
    #settledAt = [];
    get done() {
        return this.passed + this.failed + this.errored + this.skipped;
    }
    get hasStarted() {
        return this.#providers.size > 0;
    }
    get limit() {
        const limits = [...this.#providers].map((provider) => this.#limits.get(provider) ?? this.#concurrency);
        return limits.length === 0
            ? this.#concurrency
            : Math.min(this.#concurrency, limits.reduce((sum, limit) => sum + limit, 0));
    }
    limitSigns(provider) {
        return this.#limitSigns.get(provider) ?? 0;
    }
    take(event) {
        const at = Date.parse(event.at);
        const refused = event.event === "task_settled" && event.class === "rate_limited" ? event.key : "";
        const limited = "provider" in event ? event.provider : this.running.get(refused)?.provider;
        if (limited !== undefined && event.event !== "attempt_started")
            this.#limitSigns.set(limited, this.limitSigns(limited) + 1);
        if (event.event === "run_started") {
            this.outstanding = event.outstanding;
            this.startedAt = at;
            this.#concurrency = event.concurrency;
        }
        else if (event.event === "attempt_started") {
            this.#providers.add(event.provider);
            this.running.set(event.key, { ...event, startedAt: at });
        }
        else if (event.event === "ending")
            this.isEnding = true;
        else if (event.event === "attempt_ended")
            this.running.delete(event.key);
        else if (event.event === "task_settled" && event.next === "done")
            this.#count(event, at);
        else if (event.event === "limit_changed")
            this.#limits.set(event.provider, event.to);
        else if (event.event === "paused") {
            const untilAt = Date.parse(event.until);
            const { untilAt: before = 0 } = this.#waits.get(event.provider) ?? {};
            if (untilAt > before)
                this.#waits.set(event.provider, { ...event, untilAt });
        }
        else if (event.event === "circuit_changed") {
            this.#waits.delete(event.provider);
            const { provider, reason, until } = event;
            if (event.to === "open" && until !== null)
                this.#waits.set(provider, { provider, reason, untilAt: Date.parse(until) });
        }
    }
    waits(now) {
        return [...this.#waits.values()].filter((wait) => wait.untilAt > now).sort((a, b) => a.untilAt - b.untilAt);
    }
    perMinute(now) {
        const since = this.#settledAt.length < RATE_SAMPLE ? this.startedAt : (this.#settledAt[0] ?? this.startedAt);
        return this.#settledAt.length === 0 || now <= since ? null : (this.#settledAt.length * 60_000) / (now - since);
    }
    etaMs(now) {
        const rate = this.perMinute(now);
        const left = this.outstanding - this.done;
        return rate === null || rate === 0 || left <= 0 ? null : (left / rate) * 60_000;
    }
    #count(event, at) {
        if (event.class === "graded")
            this[event.status === "passed" ? "passed" : "failed"] += 1;
        else
            this[event.class === "skipped" ? "skipped" : "errored"] += 1;
        this.#settledAt.push(at);
        if (this.#settledAt.length > RATE_SAMPLE)
            this.#settledAt.shift();
    }
}
const BAR_CELLS = 24;
const BAR_STEP = 8;
function progressLine(progress, now, width) {
    const words = progressText(progress, now);
    return (0,report_escape/* oneLine */.TN)(`${progressBar(progress, width - words.length - 1)}${words}`, Math.max(10, width));
}
function progressBar({ done, outstanding }, room) {
    const cells = Math.min(BAR_CELLS, Math.floor(room / BAR_STEP) * BAR_STEP);
    if (outstanding === 0 || cells <= 0)
        return "";
    const full = Math.min(cells, Math.floor((done / outstanding) * cells));
    return `${"█".repeat(full)}${"░".repeat(cells - full)} `;
}
function progressText(progress, now) {
    const { done, outstanding, passed, failed, errored, running, limit } = progress;
    const counts = [`${(0,words/* grouped */.zD)(passed)} passed`, ...(0,report_words/* countsWords */.Mm)({ failed, errored })];
    const parts = [`${(0,words/* grouped */.zD)(done)}/${(0,words/* grouped */.zD)(outstanding)}`, ...counts];
    const [wait, ...others] = progress.waits(now);
    if (wait !== undefined) {
        const more = others.length > 0 ? ` and ${others.length} more` : "";
        parts.push(`${(0,report_escape/* oneLine */.TN)((0,report_words/* providerWords */.hC)(wait.provider), 40)}${more} paused for ${(0,duration/* formatDuration */.a3)(wait.untilAt - now)}`);
    }
    const rate = progress.perMinute(now);
    if (rate !== null)
        parts.push(`${rate >= 10 ? Math.round(rate) : Math.round(rate * 10) / 10}/min`);
    const etaMs = wait === undefined ? progress.etaMs(now) : null;
    if (etaMs !== null)
        parts.push(`ETA ${(0,duration/* formatDuration */.a3)(etaMs)}`);
    parts.push(`${running.size} running, parallelism ${limit}`);
    return parts.join(" | ");
}

;// CONCATENATED MODULE: ./build/report/terminal.js




const HEARTBEAT_MS = 30_000;
const BEAT_MS = 1_000;
const FRAME_MS = 100;
const CLEAR_LINE = "\r\u001b[2K";
const PREFIX = "carryover: ";
const SHOWN_KEPT = 100;
const LINES_KEPT = 20;
const LINE_LENGTH = 500;
class TerminalReporter {
    #options;
    #now;
    #colors;
    #progress = new Progress();
    #isScreen;
    #shownProgress = "";
    #lastWords = new Map();
    #failed = new Map();
    #shownOutputs = new Set();
    #stopTimer = () => { };
    #printedAt = 0;
    constructor(options) {
        this.#options = options;
        this.#now = options.now ?? Date.now;
        this.#colors = usesColors(options);
        this.#isScreen = options.isTty && options.env.TERM !== "dumb";
    }
    on(event) {
        if (event.event === "attempt_ended")
            this.#printLastWords(event.key);
        this.#progress.take(event);
        if (event.event === "task_settled" && isFailure(event))
            this.#failed.set(event.key, event.message);
        if (event.event === "run_started")
            this.#startTimer();
        const line = (0,event_lines/* eventLine */.V8)(event, this.#progress);
        if (line !== null && !(line.tone === "passed" && this.#isScreen))
            this.#print(line);
        if (event.event === "run_ended") {
            this.close();
            for (const last of (0,event_lines/* endLines */.z$)(event, this.#progress))
                this.#print(last);
        }
    }
    childLine({ key, text }) {
        if (this.#options.logOutput === "all")
            this.#writeChildLine(key, text);
        if (this.#options.logOutput !== "failures")
            return;
        const lines = this.#lastWords.get(key) ?? [];
        this.#lastWords.set(key, lines);
        const states = text.includes("\r") ? text.split("\r").filter((state) => state !== "") : [text];
        for (const state of states.slice(-LINES_KEPT)) {
            lines.push(state.slice(0, LINE_LENGTH));
            if (lines.length > LINES_KEPT)
                lines.shift();
        }
    }
    close() {
        this.#clearProgress();
        this.#stopTimer();
    }
    #print(line) {
        const text = (0,report_escape/* logLine */.BP)(`${PREFIX}${line.text}`);
        this.#write(this.#colors ? colored(text, line.tone) : text);
    }
    #write(text) {
        this.#clearProgress();
        this.#options.write(`${text}\n`);
        this.#printedAt = this.#now();
    }
    #printLastWords(key) {
        const words = this.#lastWords.get(key) ?? [];
        const said = this.#failed.get(key);
        this.#lastWords.delete(key);
        this.#failed.delete(key);
        const text = words.join("\n").trim();
        if (said === undefined || text === "" || said.endsWith(text) || this.#shownOutputs.has(text))
            return;
        if (this.#shownOutputs.size >= SHOWN_KEPT)
            this.#shownOutputs.clear();
        this.#shownOutputs.add(text);
        this.#print({ text: `last output of ${this.#labelOf(key)}:`, tone: "dim" });
        for (const text of words)
            this.#writeChildLine(key, text);
    }
    #writeChildLine(key, text) {
        this.#write((0,report_escape/* childLines */.gP)(text, this.#labelOf(key)).join("\n"));
    }
    #labelOf(key) {
        const tasks = this.#progress.running.get(key)?.tasks ?? [];
        const first = (0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(tasks[0] ?? key), 60);
        return tasks.length > 1 ? `${first} +${tasks.length - 1}` : first;
    }
    #startTimer() {
        this.#printedAt = this.#now();
        const { every = machineTimer } = this.#options;
        this.#stopTimer = this.#isScreen ? every(FRAME_MS, () => this.#drawProgress()) : every(BEAT_MS, () => this.#beat());
    }
    #drawProgress() {
        const line = progressLine(this.#progress, this.#now(), this.#options.columns() - 1);
        if (line === this.#shownProgress)
            return;
        this.#options.write(`${CLEAR_LINE}${line}`);
        this.#shownProgress = line;
    }
    #clearProgress() {
        if (this.#shownProgress !== "")
            this.#options.write(CLEAR_LINE);
        this.#shownProgress = "";
    }
    #beat() {
        const now = this.#now();
        if (now - this.#printedAt < HEARTBEAT_MS)
            return;
        const oldest = Math.min(...[...this.#progress.running.values()].map((attempt) => attempt.startedAt));
        const longest = Number.isFinite(oldest) ? `, the longest for ${(0,duration/* formatDuration */.a3)(now - oldest)}` : "";
        const [wait] = this.#progress.waits(now);
        const why = wait === undefined ? "" : ` (${(0,report_escape/* oneLine */.TN)(wait.reason, 200)})`;
        this.#print({
            text: `running: ${progressText(this.#progress, now)}${longest}${why}`,
            tone: "dim",
        });
    }
}
function isFailure(event) {
    const quiet = ["graded", "rate_limited", "skipped", "unfinished"];
    return !quiet.includes(event.class);
}
function machineTimer(periodMs, callback) {
    const timer = setInterval(callback, periodMs);
    timer.unref();
    return () => clearInterval(timer);
}
function usesColors({ env, isTty }) {
    const force = env.FORCE_COLOR;
    if (force !== undefined)
        return force !== "0" && force !== "false";
    if (env.NO_COLOR !== undefined && env.NO_COLOR !== "")
        return false;
    return isTty && env.TERM !== "dumb";
}
const COLORS = {
    passed: "32",
    good: "32",
    bad: "31",
    warn: "33",
    dim: "2",
    plain: "",
};
function colored(text, tone) {
    const color = COLORS[tone];
    return color === "" ? text : `\u001b[${color}m${text}\u001b[0m`;
}

// EXTERNAL MODULE: ./build/report/verdict-words.js
var verdict_words = __webpack_require__(24546);
// EXTERNAL MODULE: ./build/cli/streams.js
var streams = __webpack_require__(24624);
;// CONCATENATED MODULE: ./build/cli/run.js














async function runCommand(line, words = process.argv.slice(2)) {
    const { env } = process;
    const config = (0,config_config/* readConfig */.X)(line.options, { origin: "cli", env, taker: "run", argv: line.argv });
    if ((0,inputs/* readOptions */.Tt)(subcommands/* RUN_OPTIONS */.p7, line.options).dryRun) {
        const { dryRunCommand } = await __webpack_require__.e(/* import() */ 3644).then(__webpack_require__.bind(__webpack_require__, 33644));
        return dryRunCommand(config, line.isJson);
    }
    const reporter = new TerminalReporter({
        write: streams/* writeSoon */.DO,
        isTty: process.stderr.isTTY === true,
        columns: () => process.stderr.columns || 80,
        env,
        logOutput: config.logOutput,
    });
    const context = await (0,evaluation_context/* evaluationContext */.u1)(config, {
        env,
        workspace: process.cwd(),
        sink: reporter,
        echo: config.logOutput === "none" ? null : (output) => reporter.childLine(output),
        inform: streams/* inform */.IP,
        notice: streams/* inform */.IP,
        warn: streams/* inform */.IP,
        commands: (_, redactor) => ({
            resumeCommand: words === null ? "" : commandOf(words, redactor, ONE_OFF),
            unselectiveCommand: words === null ? "" : commandOf(words, redactor, [...ONE_OFF, "only", "sample", "seed"]),
        }),
        needsReport: false,
        onSignal: (0,signals/* listenForSignals */.s)(),
    });
    context.onSignal((signal) => {
        const outputs = (0,verdict/* interruptedOutputs */.H7)(signal, config, context);
        (0,streams/* inform */.IP)(String(outputs.reason));
        if (line.isJson)
            (0,streams/* printOutputs */.My)(outputs);
        process.exit(tally/* SIGNAL_EXIT */.Kx[signal]);
    });
    const end = await (0,run_evaluation/* runEvaluation */.K)(config, context).finally(() => reporter.close());
    if (end.report !== null && words !== null)
        (0,streams/* informOfReport */.tR)(String(end.outputs["report-file"]));
    const stateDir = line.options["state-dir"];
    const retry = ["retry", ...(stateDir === undefined ? [] : ["--state-dir", stateDir])];
    const wayOut = (0,verdict_words/* wayOutOf */.bp)(end.result.counts, (0,shell_words/* shellWords */.C)([...programWords(), ...retry]));
    if (wayOut !== null)
        (0,streams/* inform */.IP)(wayOut);
    await (0,pull_request_comment/* commentOnPullRequest */.r)(end, { config, env, notice: streams/* inform */.IP, warn: streams/* inform */.IP });
    if (line.isJson)
        (0,streams/* printOutputs */.My)(end.outputs);
    return end.exitCode;
}
const ONE_OFF = ["retry", "retry-now", "no-retry-now"];
function commandOf(words, { redact }, dropped) {
    const end = words.includes("--") ? words.indexOf("--") : words.length;
    const isDropped = (word = "") => word.startsWith("--") && dropped.includes(word.slice(2).split("=")[0] ?? "");
    const takesNext = (word = "") => isDropped(word) && !word.includes("=") && !word.includes("retry-now");
    const kept = words.filter((word, at) => at >= end || !(isDropped(word) || takesNext(words[at - 1])));
    return redact((0,shell_words/* shellWords */.C)([...programWords(), ...kept.map(redact)]));
}
function programWords() {
    const script = process.argv[1] ?? "carryover";
    return (0,external_node_path_.basename)(script) === "carryover" ? ["carryover"] : ["node", (0,streams/* relativePath */.iZ)(script)];
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

/***/ 72795:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openState)
/* harmony export */ });
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64006);

const NEW_CAMPAIGN = { chargesAtOnce: false, graded: new Set(), killStreakRuns: 0 };
function openState(settings, lanes, options) {
    const { chargesAtOnce, graded, killStreakRuns } = options.campaign ?? NEW_CAMPAIGN;
    const budgetMs = settings.deadlineAt === null ? null : settings.deadlineAt - options.now;
    const fits = (durationMs) => budgetMs === null || durationMs * settings.shardSize < budgetMs;
    return {
        settings,
        runStartedAt: options.now,
        lanes: new Map(lanes.map((lane) => [lane.provider, { ...lane, hasGraded: graded.has(lane.provider) }])),
        running: new Map(),
        ending: null,
        waitedMs: 0,
        durationsMs: options.durationsMs.filter(fits).sort((a, b) => a - b),
        failures: 0,
        spent: _spend_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_SPENT */ .zx,
        killsInARow: 0,
        killStreakRuns,
        left: 0,
        leftReason: "",
        chargesAtOnce,
        held: [],
        forgiven: [],
        effects: [],
    };
}


/***/ }),

/***/ 18628:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ durationsOf),
/* harmony export */   Q6: () => (/* binding */ outdatedWords),
/* harmony export */   iA: () => (/* binding */ prepare)
/* harmony export */ });
/* harmony import */ var _config_suggestion_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(69403);
/* harmony import */ var _core_history_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13270);
/* harmony import */ var _core_pending_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4517);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(83260);
/* harmony import */ var _core_setbacks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7540);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(92474);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(67756);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(23627);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38617);
/* harmony import */ var _store_retries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61200);
/* harmony import */ var _note_campaign_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43594);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96127);
/* harmony import */ var _read_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48575);
/* harmony import */ var _run_identity_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45161);
/* harmony import */ var _run_memory_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19068);















function prepare(folder, request) {
    const { tasks, config, context } = request;
    checkSelection(tasks, config);
    const { known, ...state } = (0,_read_state_js__WEBPACK_IMPORTED_MODULE_6__/* .readState */ .un)(folder.paths, request);
    const { campaign, history } = state;
    const plan = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlan */ .m3)(folder.paths.plan, campaign.id, context.identity);
    if (plan !== null)
        refuseUnplacedJob(plan, request);
    folder.boundGrowth();
    const [latest] = known;
    if (latest !== undefined)
        (0,_note_campaign_js__WEBPACK_IMPORTED_MODULE_4__/* .noteCampaign */ .J)(folder.paths, latest, state.checkpoint?.campaigns[0]);
    folder.openJournals();
    const campaigns = state.isNew ? folder.rollOver(known, campaign) : known;
    folder.writeTasks(tasks);
    const part = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_5__/* .partOf */ .BU)(tasks, { job: config.job, plan });
    const listed = (0,_core_history_js__WEBPACK_IMPORTED_MODULE_9__/* .computeOutstanding */ .os)(part, history, config.maxAttempts);
    const durations = config.concurrency === 1 ? null : durationsOf(tasks, listed, folder.paths.baseline);
    const all = (0,_core_split_js__WEBPACK_IMPORTED_MODULE_10__/* .orderStarts */ .kM)(listed, durations, config.concurrency);
    const memory = (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_8__/* .runMemory */ .Lx)(request, state);
    const selected = inOrder(request, selectOutstanding(request, all, state, folder.paths), state, memory);
    const most = config.maxTasks === null ? selected.length : Math.max(1, (0,_core_split_js__WEBPACK_IMPORTED_MODULE_10__/* .shareOfJob */ .GO)(config.maxTasks, config.job));
    const outstanding = selected.slice(0, most);
    const left = leftBy(outstanding, all, tasks);
    return {
        unselected: left.length,
        deferred: selected.length - outstanding.length,
        deferredProviders: new Set(selected.slice(most).map(({ task }) => task.provider)),
        leftProviders: (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_8__/* .providersOf */ .Ou)(tasks, left),
        ...state,
        warnings: [
            ...state.warnings,
            ...unknownProviders(request),
            ...(outstanding.length > 0 ? [] : settledStatuses(config, part, history)),
        ],
        campaigns,
        part,
        total: tasks.count,
        isInPart: (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_5__/* .partPredicate */ .P1)(part, tasks, (id) => folder.publicName(id)),
        outstanding,
        memory,
    };
}
function outdatedWords({ campaign, outdated, outstanding }) {
    if (outdated === 0 || outstanding.length === 0)
        return null;
    const results = `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_11__/* .counted */ .hS)(outdated, "result")} of campaign ${campaign.id} no longer ${outdated === 1 ? "counts" : "count"}`;
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
        return { task, attempt: (0,_core_history_js__WEBPACK_IMPORTED_MODULE_9__/* .nextAttempt */ .nj)(history.at(index), config.maxAttempts) ?? 1, setbacks: setbacksOf(task) };
    });
    const rankOf = (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_1__/* .startRanks */ .Mm)(ofAll);
    listed.sort((a, b) => rankOf(a.setbacks) - rankOf(b.setbacks));
    const ordered = config.maxTasks === null ? listed : inTurn(request, listed, checkpoint);
    return ordered.map(({ task, attempt, setbacks }, position) => ({
        ...(0,_core_pending_js__WEBPACK_IMPORTED_MODULE_0__/* .openPending */ .Y)(task, { position, attempt }, setbacks),
        shardLimit: (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_1__/* .firstShardLimit */ .w4)(setbacks, config.shardSize),
    }));
}
function inTurn({ startedAt: now, config }, listed, checkpoint) {
    const probed = new Set();
    const turnOf = ({ task: { provider } }) => {
        const circuit = (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_8__/* .restoreCircuit */ .wl)(checkpoint, provider, { now, isProbedNow: config.retryNow });
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
    if ((0,_core_selection_js__WEBPACK_IMPORTED_MODULE_12__/* .selectsAll */ .D5)(config))
        return outstanding;
    const before = new Map();
    let retries = new _store_retries_js__WEBPACK_IMPORTED_MODULE_3__/* .Retries */ .f();
    if (config.only.some(({ kind }) => kind === "status")) {
        retries = _store_retries_js__WEBPACK_IMPORTED_MODULE_3__/* .Retries */ .f.read([paths.failures]);
        (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readLedger */ .SC)(paths.baseline, (row) => before.set(row.id, row.status));
    }
    return (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_12__/* .selectTasks */ .nR)(tasks, outstanding, config, (index) => {
        const record = history.at(index);
        if (record === undefined) {
            const retried = retries.statusBefore(campaign.id, tasks.index.hashAt(index));
            return retried ?? before.get(tasks.idAt(index)) ?? null;
        }
        return record.kind === "result" ? record.status : "errored";
    });
}
function checkSelection(tasks, selection) {
    const unmatched = (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_12__/* .unmatchedRules */ .jL)(tasks, selection);
    if (unmatched.length === 0)
        return;
    const found = unmatched
        .slice(0, 5)
        .map((text) => JSON.stringify(text))
        .join(", ");
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_13__/* .UserError */ .yo(`Expected every item of \`only\` to match a listed task; nothing matches ${found}. Check the ids in the task list, or remove the item.`);
}
function refuseUnplacedJob(plan, { config, context }) {
    if (config.expectedJobs !== null || (0,_run_identity_js__WEBPACK_IMPORTED_MODULE_7__/* .isLocal */ .IX)(context.identity.workflowRun) || plan.jobs.length <= 1)
        return;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_13__/* .UserError */ .yo(`Expected \`job-index\` and \`job-total\`: the plan of this workflow run has ${plan.jobs.length} jobs, and this job does not know which one it is. ` +
        `Some servers (act, Gitea, Forgejo) do not pass them on. Add \`job-index: \${{ matrix.job }}\` and \`job-total: \${{ needs.plan.outputs.jobs }}\` to this step.`);
}
function durationsOf(tasks, outstanding, recordedRows) {
    const weightOf = tasks.hasWeights ? (index) => tasks.weightAt(index) : null;
    const recorded = new Map();
    let wanted = null;
    if (outstanding.length < 2)
        return weightOf;
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readLedger */ .SC)(recordedRows, (row) => {
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
    const providers = (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_8__/* .providersOf */ .Ou)(tasks, (0,_core_split_js__WEBPACK_IMPORTED_MODULE_10__/* .wholeOf */ .l2)(tasks.count));
    const unknown = [...config.providerConcurrency.keys()].filter((name) => !providers.has(name));
    return unknown.map((name) => `provider-concurrency names ${name}, which no listed task has.${(0,_config_suggestion_js__WEBPACK_IMPORTED_MODULE_14__/* .didYouMean */ .a)(name, [...providers])}`);
}
const RETRY_OPTION = { failed: " --failed", errored: "", passed: " --id ID" };
function settledStatuses(config, part, history) {
    return config.only.flatMap((rule) => {
        if (rule.kind !== "status")
            return [];
        const settled = part.filter((index) => (0,_core_history_js__WEBPACK_IMPORTED_MODULE_9__/* .standingOf */ .YP)(history.at(index), config.maxAttempts) === rule.status).length;
        if (settled === 0)
            return [];
        return [
            `status:${rule.status} selects nothing: the ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_11__/* .counted */ .hS)(settled, `${rule.status} task`)} of this campaign ${settled === 1 ? "is" : "are"} settled. ` +
                `To run settled tasks again, use \`carryover retry${RETRY_OPTION[rule.status]}\` or the input \`retry\``,
        ];
    });
}


/***/ }),

/***/ 16504:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ commentOnPullRequest)
/* harmony export */ });
/* unused harmony export commentBody */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55395);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43609);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64220);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);
/* harmony import */ var _report_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12788);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);
/* harmony import */ var _run_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45161);







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
        warn(`no comment on ${place}: ${error instanceof DOMException ? "GitHub did not answer in time" : (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(cause)}`);
    }
}
function commentBody(report, { env, name, now }) {
    const { GITHUB_SERVER_URL: server = "https://github.com", GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
    const link = run === undefined ? "" : ` by [this workflow run](${server}/${repository}/actions/runs/${run})`;
    return [
        markerOf(name),
        ...(name === "default" ? [] : [`Evaluation ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .markdownCode */ .D9)(name)}`]),
        (0,_report_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .buildSummary */ .f)(report, SUMMARY_BYTES_LIMIT).trimEnd(),
        `<sub>Written at ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_2__/* .utcSecond */ .Hn)(now)}${link}.</sub>`,
    ].join("\n\n");
}
function markerOf(name) {
    return `<!-- carryover:${encodeURIComponent(name).replaceAll("-", "%2D")} -->`;
}
function pullRequestOf(env) {
    const { GITHUB_REPOSITORY: repository = "" } = env;
    const { pull_request: request, issue } = (0,_run_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .readEvent */ .j_)(env);
    if (request === undefined)
        return issue === undefined ? null : { repository, number: issue.number, isFromFork: false };
    const { number, head, base } = request;
    if (number === undefined)
        return null;
    const isFromFork = env.GITHUB_EVENT_NAME !== "pull_request_target" && head?.repo?.full_name !== base?.repo?.full_name;
    return { repository, number, isFromFork };
}
async function openApi(env, { token, deadlineMs }) {
    const { EnvHttpProxyAgent, fetch } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
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

/***/ 33078:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ readEvaluation)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67756);
/* harmony import */ var _run_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27067);
/* harmony import */ var _list_tasks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51448);
/* harmony import */ var _run_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54028);






async function readEvaluation(config, context) {
    const startedAt = context.clock.now();
    const { taskSource, command } = config;
    const workingDirectory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(context.workspace, config.workingDirectory);
    if (taskSource === null || command === null) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo("Expected tasks and a command to run for each of them. Give `tasks` and `command`.");
    }
    checkWorkingDirectory(workingDirectory);
    const env = { ...context.env, ...(await harnessVariables(taskSource)) };
    (0,_run_command_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveCommand */ .OK)(command, env, workingDirectory);
    const request = { config, context: { ...context, env } };
    const tasks = await (0,_list_tasks_js__WEBPACK_IMPORTED_MODULE_3__/* .listTasks */ .V)(taskSource, request);
    const fitting = withFittingShards(withFittingConcurrency(config, tasks.count, (0,_run_context_js__WEBPACK_IMPORTED_MODULE_5__/* .warnIn */ .a)(context)), tasks.count);
    checkPlaceholders(command, fitting.shardSize, tasks.count === 0 ? null : tasks.at(0));
    return { ...request, config: fitting, command, workingDirectory, startedAt, tasks };
}
async function harnessVariables(source) {
    if (source.kind !== "harness")
        return {};
    const { ADAPTERS } = await __webpack_require__.e(/* import() */ 9441).then(__webpack_require__.bind(__webpack_require__, 49441));
    return ADAPTERS[source.start.name].variables?.(source.start) ?? {};
}
const DESCRIPTORS_PER_CHILD = 9;
const OWN_DESCRIPTORS = 24;
const LIMITS_FILE = "/proc/self/limits";
function withFittingConcurrency(config, taskCount, warn) {
    const limits = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(LIMITS_FILE) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(LIMITS_FILE, "utf8") : "";
    const allowed = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
    const concurrency = Math.max(1, Math.floor((allowed - OWN_DESCRIPTORS) / DESCRIPTORS_PER_CHILD));
    if (Math.min(config.concurrency, taskCount) <= concurrency)
        return config;
    warn(`the limit of ${allowed} open files lowers \`concurrency\` to ${concurrency}. Raise the limit with \`ulimit -n\``);
    return { ...config, concurrency };
}
function withFittingShards(config, taskCount) {
    if (config.taskSource?.kind !== "harness" || !config.taskSource.mayShrinkShards)
        return config;
    const fitting = Math.ceil(taskCount / config.concurrency);
    return { ...config, shardSize: Math.max(1, Math.min(config.shardSize, fitting)) };
}
function checkWorkingDirectory(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory())
        return;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`Expected \`working-directory\` to be a folder, found none at ${path}. Check the path.`);
}
const OF_ANY_SHARD = new Set(["tasks-file", "results-file"]);
function checkPlaceholders(command, shardSize, sample) {
    if (command.kind !== "argv" || shardSize === 1 || sample === null)
        return;
    const fields = new Set(["id", ...(0,_run_command_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarFields */ .WA)(sample.json).keys()]);
    for (const argument of command.argv.slice(1)) {
        for (const [placeholder, name = ""] of argument.matchAll(/\{([^{}]+)\}/g)) {
            if (OF_ANY_SHARD.has(name) || !fields.has(name))
                continue;
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo(`Expected \`shard-size\` 1 for the placeholder ${placeholder} in ${JSON.stringify(argument)}, found ${shardSize}: ` +
                "a child with several tasks has no single value for it. Use {tasks-file}, or set shard-size to 1.");
        }
    }
}


/***/ }),

/***/ 75321:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ openRun),
  K: () => (/* binding */ runEvaluation)
});

// EXTERNAL MODULE: ./build/engine/open-folder.js + 2 modules
var open_folder = __webpack_require__(20811);
// EXTERNAL MODULE: ./build/engine/prepare.js
var prepare = __webpack_require__(18628);
// EXTERNAL MODULE: ./build/core/campaign.js
var core_campaign = __webpack_require__(31670);
// EXTERNAL MODULE: ./build/core/ending.js
var ending = __webpack_require__(38959);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(13270);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: ./build/core/selection.js
var selection = __webpack_require__(83260);
// EXTERNAL MODULE: ./build/core/state.js
var state = __webpack_require__(72795);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(23540);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/run/read-tail.js
var read_tail = __webpack_require__(39579);
// EXTERNAL MODULE: ./build/store/run-events.js
var run_events = __webpack_require__(87577);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
;// CONCATENATED MODULE: ./build/report/current-reports.js





const LAST_LINE_BYTES = 64 << 10;
function findCurrentReports(paths, total) {
    const madeAt = Math.min(...(0,state_paths/* reportFiles */.IU)(paths).map(changedAt));
    const stateAt = Math.max(...[paths.results, paths.failures, paths.baseline].map(changedAt));
    return madeAt > stateAt ? lastFailReasons(paths.events, total) : null;
}
function changedAt(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
function lastFailReasons(eventsPath, total) {
    const text = (0,read_tail/* readTail */.Z)(eventsPath, LAST_LINE_BYTES)?.text ?? "";
    const lastLine = text.slice(text.lastIndexOf("\n", text.length - 2) + 1);
    const end = (0,run_events/* runEndedSchema */.pg)().safeParse((0,json/* jsonOrNull */.J5)(lastLine));
    return end.success && end.data.status === "complete" && end.data.counts?.total === total ? end.data.against : null;
}

// EXTERNAL MODULE: ./build/engine/run-context.js
var run_context = __webpack_require__(54028);
// EXTERNAL MODULE: ./build/engine/run-memory.js
var run_memory = __webpack_require__(19068);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/core/setbacks.js
var core_setbacks = __webpack_require__(7540);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/core/task.js
var core_task = __webpack_require__(60093);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: ./build/core/words.js
var words = __webpack_require__(23627);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(38617);
// EXTERNAL MODULE: ./build/store/redact-lines.js + 1 modules
var redact_lines = __webpack_require__(43256);
// EXTERNAL MODULE: ./build/engine/note-campaign.js
var note_campaign = __webpack_require__(43594);
;// CONCATENATED MODULE: ./build/engine/run-record.js

















const SETBACKS_NAMED = 3;
class RunRecord {
    #options;
    #campaign;
    #seq;
    #storeTrouble = false;
    #setbacks = (0,core_setbacks/* byKind */.Sb)(() => new Map());
    #unwritten = [];
    constructor(options) {
        this.#options = options;
        this.#campaign = options.prepared.campaign;
        this.#seq = options.prepared.checkpoint?.seq ?? 0;
    }
    noteSetback(setback, task) {
        this.#setbacks[setback].set(task.hash, task);
    }
    warnOfSetbacks() {
        for (const kind of ["killed", "refused", "cut"]) {
            const lines = [...this.#setbacks[kind].values()].flatMap((task) => this.#setbackWords(kind, task) ?? []);
            for (const message of lines.slice(0, SETBACKS_NAMED))
                this.warn(message);
            const more = lines.length - SETBACKS_NAMED;
            if (more > 0)
                this.warn(`and ${(0,words/* counted */.hS)(more, "more task")} like these`);
        }
    }
    #setbackWords(kind, task) {
        const { history, memory } = this.#options.prepared;
        const record = history.get(task.hash);
        const setbacks = memory.setbacksOf(task);
        const runs = setbacks[kind] + 1;
        if (record?.kind === "result" || runs < 2)
            return null;
        switch (kind) {
            case "killed":
                return `${task.id} was killed in ${runs} runs in a row (out of memory?)`;
            case "refused": {
                if (!(0,core_setbacks/* isChargedForRefusals */.LG)(setbacks, memory.campaign.graded.has(task.provider)))
                    return null;
                const provider = (0,core_task/* providerInWords */.S)(task.provider);
                return `${task.id} was refused in ${runs} runs, but ${provider} answered other tasks: further refusals use attempts`;
            }
            case "cut": {
                const advice = record?.kind === "terminal" ? "It counts as timed out now" : "Raise time-budget, or lower task-timeout";
                return `${task.id} did not end within the time-budget in ${runs} runs. ${advice}`;
            }
            default:
                return (0,unreachable/* unreachable */.H)(kind);
        }
    }
    save(state) {
        this.#save(state, null);
    }
    saveSettled(state) {
        const { prepared, config } = this.#options;
        return this.#save(state, (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(prepared.total), prepared.history, config.maxAttempts));
    }
    #save(state, counts) {
        const { prepared, context, config, folder } = this.#options;
        const { identity } = context;
        const now = context.clock.now();
        const circuits = (0,run_memory/* storedCircuits */._f)(state, prepared.checkpoint, now);
        this.#seq += 1;
        const before = this.#campaign;
        const campaign = (0,core_campaign/* settleCampaign */.MJ)(before, { counts, workflowRun: identity.workflowRun, at: (0,instant/* iso */.KH)(now) });
        this.#store(() => (0,note_campaign/* noteCampaign */.J)(folder.paths, campaign, before));
        this.#store(() => {
            folder.writeCheckpoint({
                ...(0,open_folder/* nextCheckpoint */.QK)(prepared.checkpoint, { identity, job: identity.job, name: config.stateName, now }),
                seq: this.#seq,
                jobs: Math.max(config.job.total, prepared.isNew ? 1 : (prepared.checkpoint?.jobs ?? 1)),
                command: commandHash(this.#options),
                campaigns: [campaign, ...prepared.campaigns.slice(1)],
                circuits,
                closed: (0,run_memory/* storedClosings */.Kx)(state, prepared.checkpoint),
                limits: (0,run_memory/* learnedLimits */.WI)(state, prepared.isNew ? null : prepared.checkpoint),
                setbacks: this.#setbacksAfter(state),
                durations_s: state.durationsMs.map((duration) => Math.round(duration) / 1_000),
            });
            this.#campaign = campaign;
        });
        return circuits;
    }
    #setbacksAfter({ ending, forgiven }) {
        const { prepared, context, config } = this.#options;
        const killStreak = ending?.cause === "kill-streak" ? "kill-streak" : null;
        const endedBy = forgiven.some(({ kind }) => kind === "same-failure") ? "same-failure" : killStreak;
        const isOutstanding = (hash) => (0,core_history/* nextAttempt */.nj)(prepared.history.get(hash), config.maxAttempts) !== null;
        const { run } = context.identity;
        const tasks = (0,core_setbacks/* byKind */.Sb)((kind) => this.#setbacks[kind].keys());
        return (0,core_setbacks/* addSetbacks */.eO)(prepared.memory.setbacks, { run, tasks, endedBy }, isOutstanding);
    }
    publish(note, at = this.#options.context.clock.now()) {
        const { event, line } = (0,redact_lines/* redactEvent */.g)({ ...note, at: (0,instant/* iso */.KH)(at) }, this.#options.context.redactor);
        if (this.#unwritten.push(line) === 1)
            setImmediate(() => this.#writeEvents());
        if (!isOfChild(event))
            this.#writeEvents();
        this.#options.context.sink.on(event);
    }
    warn(message) {
        this.publish({ event: "warning", message });
    }
    #writeEvents() {
        if (this.#unwritten.length === 0)
            return;
        const lines = this.#unwritten;
        this.#unwritten = [];
        this.#store(() => this.#options.folder.appendEventLines(lines));
    }
    forgetLost() {
        const { folder, prepared } = this.#options;
        if (folder.areJournalsWhole())
            return;
        prepared.history.clear();
        try {
            (0,read_history/* readHistory */.Lu)(folder.paths, prepared.campaign.id, prepared.history);
        }
        catch {
        }
        this.#warnOnce(`the state folder ${folder.paths.root} has lost rows: something has removed, replaced or cut its files during the run, most likely a task. ` +
            "Tasks whose rows are gone are outstanding. Keep the tasks away from it, or set a `state-dir` that they do not touch");
    }
    #store(write) {
        try {
            write();
        }
        catch (error) {
            this.#warnOnce(`the state folder cannot be written: ${(0,reason/* reasonOf */.A)(error)}`);
        }
    }
    #warnOnce(message) {
        if (!this.#storeTrouble)
            (0,run_context/* warnIn */.a)(this.#options.context)(message);
        this.#storeTrouble = true;
    }
}
function commandHash({ config, command }) {
    const { taskSource } = config;
    return (0,external_node_crypto_.hash)("sha256", JSON.stringify(taskSource?.kind === "harness" ? taskSource.start : command));
}
function isOfChild({ event }) {
    return event === "attempt_started" || event === "task_settled" || event === "attempt_ended";
}

// EXTERNAL MODULE: ./build/engine/run-settings.js
var run_settings = __webpack_require__(99602);
// EXTERNAL MODULE: ./build/engine/verdict.js
var verdict = __webpack_require__(31678);
;// CONCATENATED MODULE: ./build/engine/prepared-run.js















const CANCEL_BUDGET_MS = 6_000;
const REPORTS_UNTIL_MS = 6_600;
const LOADED_PARTS = {
    loadChildren: async () => (await Promise.all(/* import() */[__webpack_require__.e(4238), __webpack_require__.e(7425), __webpack_require__.e(3479)]).then(__webpack_require__.bind(__webpack_require__, 33479))).runOutstanding,
    loadReports: async () => (await __webpack_require__.e(/* import() */ 9526).then(__webpack_require__.bind(__webpack_require__, 29526))).writeReports,
};
const NOTHING_LEFT = "nothing is outstanding";
async function runPrepared(scope, { loadChildren, loadReports } = LOADED_PARTS) {
    const { prepared, config, context, folder, carry, startedAt } = scope;
    const { clock } = context;
    const runOutstanding = prepared.outstanding.length === 0 ? null : await loadChildren();
    let cancelledAt = Number.POSITIVE_INFINITY;
    const leftMs = () => cancelledAt + REPORTS_UNTIL_MS - clock.now();
    let interrupt = () => { };
    context.onSignal((signal) => {
        cancelledAt = Math.min(cancelledAt, clock.now());
        carry?.endBy(cancelledAt + CANCEL_BUDGET_MS);
        interrupt(signal);
    });
    const settings = (0,run_settings/* settingsOf */.f5)(config, prepared.total, startedAt);
    const initial = (0,state/* openState */.G)(settings, (0,run_settings/* lanesOf */.TJ)(scope, { now: clock.now(), concurrency: settings.concurrency }), {
        now: startedAt,
        durationsMs: (prepared.checkpoint?.durations_s ?? []).map((duration) => duration * 1_000),
        campaign: prepared.memory.campaign,
    });
    const judged = judgedBefore(scope);
    const record = new RunRecord(scope);
    record.saveSettled(initial);
    announce(scope, record, settings);
    const end = (await runOutstanding?.(initial, { ...scope, record, onSignal: (handler) => (interrupt = handler) })) ?? {
        status: "complete",
        reason: NOTHING_LEFT,
        state: initial,
    };
    const counts = countStored(scope, record, leftMs);
    record.warnOfSetbacks();
    const verdict = conclude(scope, record, { ...end, counts });
    record.publish(verdict.event);
    await carry?.end(prepared.campaign.id);
    const isSameVerdict = judged !== null && judged.join("\n") === verdict.end.against.join("\n");
    const written = isSameVerdict || !folder.isOurs() ? null : await report(scope, loadReports, leftMs);
    return { ...verdict.end, report: written?.report ?? null, summary: written?.summary ?? null };
}
function judgedBefore({ context, folder, prepared }) {
    const isIdle = prepared.outstanding.length === 0 && prepared.isInPart === null;
    return isIdle && context.needsReport === false ? findCurrentReports(folder.paths, prepared.total) : null;
}
function announce(scope, record, { concurrency, deadlineAt }) {
    const { prepared, context, config } = scope;
    const previous = prepared.isNew ? prepared.campaigns[1] : undefined;
    const isNewPass = previous?.complete === true && (0,core_campaign/* isSuperseded */.pe)(previous.id, prepared.campaign.id);
    record.publish({
        event: "run_started",
        run: context.identity.run,
        job: context.identity.job,
        campaign: prepared.campaign.id,
        tasks: prepared.total,
        part: prepared.part.length,
        outstanding: prepared.outstanding.length,
        ...(prepared.unselected > 0 ? { unselected: prepared.unselected } : {}),
        job_index: config.job.index,
        job_total: config.job.total,
        concurrency,
        default_provider: config.provider,
        max_attempts: config.maxAttempts,
        deadline_at: deadlineAt === null ? null : (0,instant/* iso */.KH)(deadlineAt),
        ...(isNewPass ? { new_pass_after: previous.id } : {}),
    });
    noteChangedCommand(scope);
    const outdated = (0,prepare/* outdatedWords */.Q6)(prepared);
    if (outdated !== null)
        context.inform(outdated);
    for (const message of prepared.warnings)
        record.warn(message);
}
function noteChangedCommand(scope) {
    const { prepared, config, context } = scope;
    const before = prepared.checkpoint?.command;
    const isSame = before === undefined || before === commandHash(scope);
    if (isSame || prepared.isNew || config.inputs.length > 0 || config.job.index > 0)
        return;
    context.notice(`the command has changed since the last run of campaign ${prepared.campaign.id}. Existing results are kept. ` +
        "To run all tasks again, start another `campaign`; to run them again whenever files change, name the files in `inputs`.");
}
function countStored(scope, record, leftMs) {
    const { prepared, config, folder } = scope;
    const { campaign, history, unlisted, total, part } = prepared;
    record.forgetLost();
    if (unlisted > total && leftMs() === Number.POSITIVE_INFINITY && folder.isOurs()) {
        try {
            folder.dropUnlisted(campaign.id, history.index);
        }
        catch (error) {
            (0,run_context/* warnIn */.a)(scope.context)(`rows of tasks that are no longer listed could not be dropped: ${(0,reason/* reasonOf */.A)(error)}`);
        }
    }
    return (0,tally/* countTasks */.g6)(part, history, config.maxAttempts);
}
function conclude(scope, record, ended) {
    const { prepared, context, folder, carry } = scope;
    const { counts, state } = ended;
    const { campaign, history, isInPart } = prepared;
    const isLost = !folder.isOurs();
    if (isLost)
        carry?.leave();
    const status = isLost ? "interrupted" : statusOf(ended.status, counts);
    const reason = context.redactor.redact(isLost ? ending/* FOLDER_LOST */.Ki : endReasonOf(ended, status, prepared));
    const circuits = isLost ? {} : record.saveSettled(state);
    return (0,verdict/* concludeRun */.jf)({
        status,
        counts,
        regressed: (0,verdict/* countRegressed */.Ge)(context, folder.paths, { campaign: campaign.id, history, isInPart }),
        sameFailure: state.ending?.cause === "same-failure" || state.ending?.cause === "authentication",
        signal: status === "interrupted" ? (state.ending?.signal ?? null) : null,
        reason,
        resumeAt: resumeInstant(scope, circuits, counts),
        ...((0,selection/* isSelectionDone */.Lv)(reason) ? { resumeCommand: context.unselectiveCommand ?? "" } : {}),
        paths: folder.paths,
    }, context);
}
async function report({ prepared, config, context, folder }, loadReports, leftMs) {
    const warn = (0,run_context/* warnIn */.a)(context);
    const writeReports = await loadReports().catch((error) => {
        warn(`could not write the reports: ${(0,reason/* reasonOf */.A)(error)}`);
        return null;
    });
    if (writeReports === null)
        return null;
    prepared.history.release();
    return writeReports({
        leftMs,
        paths: folder.paths,
        campaign: prepared.campaign.id,
        maxAttempts: config.maxAttempts,
        part: prepared.isInPart,
        run: context.identity.run,
        warn,
    });
}
function resumeInstant({ prepared, config }, circuits, counts) {
    if (counts.outstanding === 0)
        return null;
    const providers = new Set(prepared.deferredProviders);
    for (const { task } of prepared.outstanding) {
        if ((0,core_history/* standingOf */.YP)(prepared.history.get(task.hash), config.maxAttempts) === "outstanding")
            providers.add(task.provider);
    }
    return (0,run_memory/* resumeAt */.hH)(circuits, providers) ?? (0,run_memory/* resumeAt */.hH)(circuits, prepared.leftProviders);
}
function endReasonOf(ended, status, { unselected, deferred }) {
    if (status === ended.status)
        return ended.reason;
    if (status === "complete")
        return NOTHING_LEFT;
    if (deferred > 0)
        return "max-tasks: the remaining tasks are left for the next run";
    return unselected > 0 ? (0,selection/* selectionDone */.Re)(unselected) : "the results of some tasks are not on disk";
}
function statusOf(ended, counts) {
    if (counts.outstanding === 0)
        return ended === "aborted" ? ended : "complete";
    return ended === "complete" ? "incomplete" : ended;
}

// EXTERNAL MODULE: ./build/engine/read-evaluation.js
var read_evaluation = __webpack_require__(33078);
;// CONCATENATED MODULE: ./build/engine/run-evaluation.js





async function runEvaluation(config, context) {
    let listed = await (0,read_evaluation/* readEvaluation */.L)(config, context);
    return (0,open_folder/* inFolder */._z)((0,open_folder/* openFolder */.NE)(config, context), async (folder) => {
        const opening = openRun(folder, listed);
        listed = null;
        const opened = await opening;
        return opened.kind === "over" ? opened.end : runPrepared(opened.scope);
    });
}
async function openRun(folder, listed) {
    const { tasks: _, ...evaluation } = listed;
    const { context } = evaluation;
    const { carry, warnings, over } = await (0,open_folder/* enterState */.Y8)(folder, listed);
    if (over !== null) {
        return { kind: "over", end: (0,verdict/* repeatVerdict */.Fp)(folder.paths, over.campaign, context, over.reason) };
    }
    const found = (0,prepare/* prepare */.iA)(folder, listed);
    const prepared = { ...found, warnings: [...warnings, ...found.warnings] };
    return { kind: "prepared", scope: { ...evaluation, folder, prepared, carry } };
}


/***/ }),

/***/ 99602:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ concurrencyOf),
/* harmony export */   TJ: () => (/* binding */ lanesOf),
/* harmony export */   f5: () => (/* binding */ settingsOf)
/* harmony export */ });
/* unused harmony export maxFailuresOf */
/* harmony import */ var _core_lane_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40130);
/* harmony import */ var _core_spend_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64006);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92474);
/* harmony import */ var _run_memory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19068);




const CANCEL_GRACE_MS = 3_000;
function settingsOf(config, total, startedAt) {
    return {
        concurrency: concurrencyOf(config),
        shardSize: config.shardSize,
        maxAttempts: config.maxAttempts,
        maxFailures: maxFailuresOf(config.maxFailures, total),
        failFast: config.failFast,
        maxWaitMs: config.maxWaitMs,
        defaultWaitMs: config.defaultWaitMs,
        stopGraceMs: config.stopGraceMs,
        interruptGraceMs: CANCEL_GRACE_MS,
        killGraceMs: config.killGraceMs,
        deadlineAt: config.timeBudgetMs === null ? null : startedAt + config.timeBudgetMs,
        budget: (0,_core_spend_js__WEBPACK_IMPORTED_MODULE_1__/* .shareOf */ .tC)({ maxCostUsd: config.maxCost, maxTokens: config.maxTokens }, config.job.total),
        preflight: config.preflight !== null,
    };
}
function concurrencyOf(config) {
    const { sharedConcurrency: shared, job } = config;
    if (shared === null)
        return config.concurrency;
    return Math.max(1, Math.min(config.concurrency, (0,_core_split_js__WEBPACK_IMPORTED_MODULE_3__/* .shareOfJob */ .GO)(shared, job)));
}
function maxFailuresOf(limit, total) {
    if (limit === null)
        return null;
    if (limit.kind === "count")
        return limit.count;
    return Math.max(1, Math.ceil((Math.round(limit.percent * 1e6) * total) / 1e8));
}
function lanesOf({ prepared, config }, { now, concurrency }) {
    return [...(0,_run_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .byProvider */ .v1)(prepared.outstanding)].map(([provider, pending]) => (0,_core_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .openLane */ .BH)(provider, pending, {
        ceiling: Math.min(concurrency, config.providerConcurrency.get(provider) ?? concurrency),
        learnedLimit: prepared.isNew ? null : (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreLimit */ .kH)(prepared.checkpoint, provider),
        circuit: (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreCircuit */ .wl)(prepared.checkpoint, provider, { now, isProbedNow: config.retryNow }),
        closedAt: (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreClosing */ .YH)(prepared.checkpoint, provider),
        preflight: config.preflight !== null,
    }));
}


/***/ })

};
