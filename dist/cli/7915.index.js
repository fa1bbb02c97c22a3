export const id = 7915;
export const ids = [7915];
export const modules = {

/***/ 7915:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/config/inputs.js + 4 modules
var inputs = __webpack_require__(58030);
// EXTERNAL MODULE: ./build/config/read-config.js + 2 modules
var read_config = __webpack_require__(88239);
// EXTERNAL MODULE: ./build/config/subcommands.js
var subcommands = __webpack_require__(37999);
// EXTERNAL MODULE: ./build/core/shell-words.js
var shell_words = __webpack_require__(88528);
// EXTERNAL MODULE: ./build/engine/evaluation-context.js
var evaluation_context = __webpack_require__(2903);
// EXTERNAL MODULE: ./build/engine/open-carry.js + 1 modules
var open_carry = __webpack_require__(50076);
// EXTERNAL MODULE: ./build/engine/pull-request-comment.js
var pull_request_comment = __webpack_require__(16504);
// EXTERNAL MODULE: ./build/engine/run-evaluation.js + 1 modules
var run_evaluation = __webpack_require__(61852);
// EXTERNAL MODULE: ./build/engine/run-identity.js
var run_identity = __webpack_require__(45161);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/signal.js
var core_signal = __webpack_require__(51888);
;// CONCATENATED MODULE: ./build/engine/signals.js



function listenForSignals() {
    let handle = null;
    const ignored = isHangupIgnored() ? "SIGHUP" : null;
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
        process.on(signal, () => {
            if (signal === ignored)
                return;
            if (handle === null)
                process.exit(core_signal/* SIGNAL_EXIT */.K[signal]);
            handle(signal);
        });
    }
    return (handler) => {
        handle = handler;
    };
}
function isHangupIgnored() {
    if ((0,external_node_path_.basename)(process.env._ ?? "") === "nohup")
        return true;
    try {
        const status = (0,external_node_fs_.readFileSync)(`/proc/${process.ppid}/status`, "latin1");
        return /^SigIgn:\s*[\da-f]*[13579bdf]$/m.test(status);
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./build/report/next-run.js
var next_run = __webpack_require__(3254);
// EXTERNAL MODULE: ./build/report/redact.js + 4 modules
var redact = __webpack_require__(65603);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/event-lines.js
var event_lines = __webpack_require__(33305);
;// CONCATENATED MODULE: ./build/report/last-words.js
const LINES_KEPT = 20;
const CHARACTERS_KEPT = 4_096;
class LastWords {
    #lines = new Map();
    add(key, text) {
        let lines = this.#lines.get(key);
        if (lines === undefined) {
            lines = [];
            this.#lines.set(key, lines);
        }
        lines.push(text.length > CHARACTERS_KEPT ? text.slice(-CHARACTERS_KEPT) : text);
        if (lines.length > LINES_KEPT)
            lines.shift();
    }
    take(key) {
        const lines = this.#lines.get(key) ?? [];
        this.#lines.delete(key);
        let characters = 0;
        const from = lines.findLastIndex((text) => {
            characters += text.length + 1;
            return characters > CHARACTERS_KEPT + 1;
        });
        return lines.slice(from + 1);
    }
}

// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/live-line.js



const FRAME_MS = 100;
const TICK_MS = 1_000;
const CLEAR = "\r\u001b[2K";
class LiveLine {
    #parts;
    #isShown = false;
    #drawnAt = Number.NEGATIVE_INFINITY;
    #timer = null;
    constructor(parts) {
        this.#parts = parts;
    }
    refresh() {
        const sinceMs = this.#parts.now() - this.#drawnAt;
        if (sinceMs >= FRAME_MS)
            this.#draw();
        else
            this.#schedule(FRAME_MS - sinceMs);
    }
    clear() {
        if (!this.#isShown)
            return;
        this.#parts.write(CLEAR);
        this.#isShown = false;
        this.#drawnAt = Number.NEGATIVE_INFINITY;
    }
    close() {
        this.#cancel();
        this.clear();
    }
    #draw() {
        this.#cancel();
        const { write, columns, now, progress } = this.#parts;
        const text = progressText(progress, now());
        const width = columns() - 1;
        write(`${CLEAR}${(0,report_escape/* oneLine */.TN)(`${progressBar(progress, width)}${text}`, Math.max(10, width))}`);
        this.#isShown = true;
        this.#drawnAt = now();
        this.#schedule(TICK_MS);
    }
    #schedule(delayMs) {
        this.#cancel();
        const { timers } = this.#parts;
        this.#timer = timers.setTimeout(() => this.#draw(), delayMs);
    }
    #cancel() {
        if (this.#timer !== null)
            this.#parts.timers.clearTimeout(this.#timer);
        this.#timer = null;
    }
}
function progressBar({ done, outstanding }, width) {
    const cells = width >= 120 ? 24 : width >= 100 ? 12 : width >= 70 ? 8 : 0;
    if (cells === 0 || outstanding === 0)
        return "";
    const full = Math.min(cells, Math.floor((done / outstanding) * cells));
    return `${"█".repeat(full)}${"░".repeat(cells - full)} `;
}
function progressText(progress, now) {
    const { done, outstanding, passed, failed, errored, running, limit } = progress;
    const parts = [`${(0,words/* grouped */.zD)(done)}/${(0,words/* grouped */.zD)(outstanding)}`, `${(0,words/* grouped */.zD)(passed)} passed`];
    if (failed > 0)
        parts.push(`${(0,words/* grouped */.zD)(failed)} failed`);
    if (errored > 0)
        parts.push(`${(0,words/* grouped */.zD)(errored)} errored`);
    const [wait, ...others] = progress.waits(now);
    if (wait !== undefined) {
        const more = others.length > 0 ? ` and ${others.length} more` : "";
        parts.push(`${(0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(wait.provider), 40)}${more} paused for ${(0,duration/* formatDuration */.a)(wait.untilAt - now)}`);
    }
    const rate = progress.perMinute(now);
    if (rate !== null)
        parts.push(`${rate >= 10 ? Math.round(rate) : Math.round(rate * 10) / 10}/min`);
    const etaMs = wait === undefined ? progress.etaMs(now) : null;
    if (etaMs !== null)
        parts.push(`ETA ${(0,duration/* formatDuration */.a)(etaMs)}`);
    parts.push(`${running.size} running, parallelism ${limit}`);
    return parts.join(" | ");
}

;// CONCATENATED MODULE: ./build/report/progress.js

const RATE_SAMPLE = 60;
class Progress {
    outstanding = 0;
    startedAt = 0;
    passed = 0;
    failed = 0;
    errored = 0;
    skipped = 0;
    running = new Map();
    #limits = new Map();
    #providers = new Set();
    #waits = new Map();
    #concurrency = 0;
    #settledAt = [];
    get done() {
        return this.passed + this.failed + this.errored + this.skipped;
    }
    get limit() {
        const limits = [...this.#providers].map((provider) => this.#limits.get(provider) ?? this.#concurrency);
        return limits.length === 0
            ? this.#concurrency
            : Math.min(this.#concurrency, limits.reduce((sum, limit) => sum + limit, 0));
    }
    take(event) {
        const at = Date.parse(event.at);
        switch (event.event) {
            case "run_started":
                this.outstanding = event.outstanding;
                this.startedAt = at;
                this.#concurrency = event.concurrency;
                break;
            case "attempt_started":
                this.#providers.add(event.provider);
                this.running.set(event.key, { ...event, startedAt: at });
                break;
            case "attempt_ended":
                this.running.delete(event.key);
                break;
            case "task_settled":
                if (event.next === "done")
                    this.#count(event, at);
                break;
            case "limit_changed":
                this.#limits.set(event.provider, event.to);
                break;
            case "paused": {
                const untilAt = Date.parse(event.until);
                if (untilAt > (this.#waits.get(event.provider)?.untilAt ?? 0)) {
                    this.#waits.set(event.provider, { ...event, untilAt });
                }
                break;
            }
            case "circuit_changed":
                if (event.to === "open" && event.until !== null) {
                    this.#waits.set(event.provider, { ...event, untilAt: Date.parse(event.until) });
                }
                else
                    this.#waits.delete(event.provider);
                break;
            case "child_stopped":
            case "pace_changed":
            case "suspicion_changed":
            case "gateway_started":
            case "lane_paced":
            case "lane_stopped":
            case "calls_replayed":
            case "journal_full":
            case "preflight_started":
            case "preflight_ended":
            case "ending":
            case "warning":
            case "run_ended":
                break;
            default:
                (0,unreachable/* unreachable */.H)(event);
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
            this.#settledAt = this.#settledAt.slice(-RATE_SAMPLE);
    }
}

;// CONCATENATED MODULE: ./build/report/terminal.js







const HEARTBEAT_MS = 30_000;
const BEAT_MS = 10_000;
const PREFIX = "carryover: ";
function terminalReporter(options) {
    return new TerminalReporter(options);
}
class TerminalReporter {
    #options;
    #now;
    #colours;
    #progress = new Progress();
    #live;
    #lastWords = new LastWords();
    #failed = new Map();
    #shownWords = "";
    #shownReasons = new Set();
    #heartbeat = null;
    #toldAt = 0;
    constructor(options) {
        this.#options = options;
        this.#now = options.now ?? Date.now;
        this.#colours = usesColours(options);
        const { write, columns, timers } = options;
        this.#live =
            options.isTty && options.env.TERM !== "dumb"
                ? new LiveLine({ write, columns, timers, now: this.#now, progress: this.#progress })
                : null;
    }
    on(event) {
        if (event.event === "attempt_ended")
            this.#tellLastWords(event.key);
        this.#progress.take(event);
        if (event.event === "task_settled" && isFailure(event))
            this.#failed.set(event.key, event.message);
        if (event.event === "run_started")
            this.#startHeartbeat();
        const line = (0,event_lines/* eventLine */.V8)(this.#withoutShownReason(event), this.#progress);
        if (line !== null && !(line.isProgress && this.#live !== null))
            this.#tell(line);
        if (event.event === "run_ended") {
            this.close();
            const isReasonShown = this.#shownReasons.has(event.reason);
            for (const last of (0,event_lines/* endLines */.z$)(event, this.#progress, isReasonShown))
                this.#tell(last);
        }
        this.#live?.refresh();
    }
    #withoutShownReason(event) {
        if (event.event === "ending" || event.event === "lane_stopped")
            this.#shownReasons.add(event.reason);
        if (event.event !== "circuit_changed" || event.to !== "open")
            return event;
        this.#shownReasons.add(`${event.provider}: ${event.reason}`);
        return this.#shownReasons.has(event.reason) ? { ...event, reason: "" } : event;
    }
    childLine(line) {
        switch (this.#options.logOutput) {
            case "all":
                this.#live?.clear();
                this.#writeChildLine(line.key, line.text);
                this.#live?.refresh();
                break;
            case "failures":
                this.#lastWords.add(line.key, line.text);
                break;
            case "none":
                break;
            default:
                (0,unreachable/* unreachable */.H)(this.#options.logOutput);
        }
    }
    close() {
        this.#live?.close();
        this.#live = null;
        if (this.#heartbeat !== null)
            this.#options.timers.clearInterval(this.#heartbeat);
        this.#heartbeat = null;
    }
    #tell(line) {
        this.#live?.clear();
        const text = (0,report_escape/* logLine */.BP)(`${PREFIX}${line.text}`);
        this.#options.write(`${this.#colours ? coloured(text, line.tone) : text}\n`);
        this.#toldAt = this.#now();
    }
    #tellLastWords(key) {
        const words = this.#lastWords.take(key);
        const said = this.#failed.get(key);
        this.#failed.delete(key);
        const text = words.join("\n").trim();
        if (said === undefined || text === "" || said.endsWith(text) || text === this.#shownWords)
            return;
        this.#shownWords = text;
        this.#tell({ text: `last output of ${this.#labelOf(key)}:`, tone: "dim", isProgress: false });
        for (const text of words)
            this.#writeChildLine(key, text);
    }
    #writeChildLine(key, text) {
        const lines = (0,report_escape/* childLines */.gP)(text, { label: this.#labelOf(key), colours: this.#colours });
        this.#options.write(`${lines.join("\n")}\n`);
        this.#toldAt = this.#now();
    }
    #labelOf(key) {
        const tasks = this.#progress.running.get(key)?.tasks ?? [];
        const first = (0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(tasks[0] ?? key), 60);
        return tasks.length > 1 ? `${first} +${tasks.length - 1}` : first;
    }
    #startHeartbeat() {
        if (this.#live !== null || this.#heartbeat !== null)
            return;
        this.#toldAt = this.#now();
        const { timers } = this.#options;
        this.#heartbeat = timers.setInterval(() => this.#beat(), BEAT_MS);
        if (hasUnref(this.#heartbeat))
            this.#heartbeat.unref();
    }
    #beat() {
        const now = this.#now();
        if (now - this.#toldAt < HEARTBEAT_MS)
            return;
        const oldest = Math.min(...[...this.#progress.running.values()].map((attempt) => attempt.startedAt));
        const longest = Number.isFinite(oldest) ? `, the longest for ${(0,duration/* formatDuration */.a)(now - oldest)}` : "";
        const [wait] = this.#progress.waits(now);
        const why = wait === undefined ? "" : ` (${(0,report_escape/* oneLine */.TN)(wait.reason, 200)})`;
        this.#tell({
            text: `running: ${progressText(this.#progress, now)}${longest}${why}`,
            tone: "dim",
            isProgress: false,
        });
    }
}
function isFailure(event) {
    const quiet = ["graded", "rate_limited", "skipped", "unfinished"];
    return !quiet.includes(event.class);
}
function hasUnref(timer) {
    return typeof timer === "object" && timer !== null && "unref" in timer && typeof timer.unref === "function";
}
function usesColours({ env, isTty }) {
    const force = env.FORCE_COLOR;
    if (force !== undefined)
        return force !== "0" && force !== "false";
    if (env.NO_COLOR !== undefined && env.NO_COLOR !== "")
        return false;
    return isTty && env.TERM !== "dumb";
}
const COLOURS = { good: "32", bad: "31", warn: "33", dim: "2", plain: "" };
function coloured(text, tone) {
    const colour = COLOURS[tone];
    return colour === "" ? text : `\u001b[${colour}m${text}\u001b[0m`;
}

;// CONCATENATED MODULE: ./build/report/turn-writer.js
function turnWriter(write) {
    let pending = "";
    const flush = () => {
        const text = pending;
        pending = "";
        write(text);
    };
    return (text) => {
        if (pending === "" && text !== "")
            process.nextTick(flush);
        pending += text;
    };
}

// EXTERNAL MODULE: ./build/report/variant-tables.js
var variant_tables = __webpack_require__(5894);
// EXTERNAL MODULE: ./build/cli/streams.js
var streams = __webpack_require__(24624);
;// CONCATENATED MODULE: ./build/cli/run.js

















async function runCommand(line) {
    const { env } = process;
    const config = (0,read_config/* readConfig */.X)(line.inputs, { origin: "cli", env, taker: "run", argv: line.argv });
    if ((0,inputs/* readOptions */.Tt)(subcommands/* RUN_OPTIONS */.p7, line.options).dryRun) {
        const { dryRunCommand } = await Promise.all(/* import() */[__webpack_require__.e(7349), __webpack_require__.e(1437), __webpack_require__.e(3644)]).then(__webpack_require__.bind(__webpack_require__, 33644));
        return dryRunCommand(config, line.flags.json);
    }
    const redactor = (0,redact.environmentRedactor)(env);
    const identity = (0,run_identity/* runIdentity */.y)(env, config.job.index, Date.now());
    const reporter = terminalReporter({
        write: turnWriter(streams/* writeRaw */.Wb),
        isTty: process.stderr.isTTY === true,
        columns: () => process.stderr.columns || 80,
        env,
        logOutput: config.logOutput,
        timers: globalThis,
    });
    for (const notice of config.notices)
        (0,streams/* inform */.IP)(notice);
    const context = await (0,evaluation_context/* evaluationContext */.u1)(config, {
        env,
        workspace: process.cwd(),
        identity,
        redactor,
        sink: reporter,
        echo: config.logOutput === "none" ? null : (output) => reporter.childLine(output),
        notice: streams/* inform */.IP,
        resumeCommand: redactor.redact(resumeCommand(redactor)),
        needsReport: false,
        openCarry: await (0,open_carry/* openCarryOf */.v)({ config, env, workspace: process.cwd(), identity, job: config.job, warn: streams/* inform */.IP }),
        onSignal: listenForSignals(),
    });
    let end;
    try {
        end = await (0,run_evaluation/* runEvaluation */.K)(config, context);
    }
    finally {
        reporter.close();
    }
    const compared = (0,variant_tables/* variantLines */.xO)(end.report?.variants ?? []);
    if (compared.length > 0)
        (0,streams.informText)(redactor.redact(compared.join("\n")));
    if (end.report !== null)
        (0,streams/* inform */.IP)(`the report is in ${relativePath(String(end.outputs["report-file"]))}`);
    const stateDir = line.inputs["state-dir"];
    const retry = ["retry", "--errored", ...(stateDir === undefined ? [] : ["--state-dir", stateDir])];
    const wayOut = (0,next_run/* wayOutOf */.b)(end.result, (0,shell_words/* shellWords */.C)([...programWords(), ...retry]));
    if (wayOut !== null)
        (0,streams/* inform */.IP)(wayOut);
    await (0,pull_request_comment/* commentOnPullRequest */.r)(end, { config, env: process.env, notice: streams/* inform */.IP, warn: streams/* inform */.IP });
    if (line.flags.json)
        (0,streams/* printJson */.Q2)({ ...end.outputs, outputs: end.outputs });
    return end.exitCode;
}
function resumeCommand({ redact }) {
    return (0,shell_words/* shellWords */.C)([...programWords(), ...process.argv.slice(2).map(redact)]);
}
function programWords() {
    const script = process.argv[1] ?? "carryover";
    return (0,external_node_path_.basename)(script) === "carryover" ? ["carryover"] : ["node", relativePath(script)];
}
function relativePath(path) {
    const fromHere = (0,external_node_path_.relative)(process.cwd(), path);
    return fromHere.startsWith("..") ? path : fromHere;
}


/***/ }),

/***/ 37999:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E8: () => (/* binding */ isSubcommand),
/* harmony export */   Vh: () => (/* binding */ SUBCOMMANDS),
/* harmony export */   Yl: () => (/* binding */ RETRY_OPTIONS),
/* harmony export */   p7: () => (/* binding */ RUN_OPTIONS),
/* harmony export */   vb: () => (/* binding */ SUBCOMMAND_TABLE)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92765);
/* harmony import */ var _detect_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23103);
/* harmony import */ var _simulate_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70702);
/* harmony import */ var _text_schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89745);




const JSON_OPTION = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ json: jsonFlag("Prints the outputs as one JSON object on stdout.") });
const NO_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({});
const NONE = { most: 0, placeholder: "" };
const RUN_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ...JSON_OPTION.shape,
    dryRun: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(), {
        help: "Only prints what the run would start, what it would leave and why, and how long it would take. Starts no child, calls no provider, and writes nothing.",
    }),
});
const RETRY_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    errored: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(), { help: "Tasks that used up their attempts, or failed for good." }),
    timedOut: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(), { help: "Tasks that ran into their timeout." }),
    failed: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(), { help: "Tasks that their grader failed." }),
    id: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)("ids or patterns of ids", _text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .splitList */ .ry), {
        kind: "list",
        placeholder: "PATTERN",
        help: "Only these tasks: ids or patterns of ids such as `math/*`, separated by commas.",
    }),
    dryRun: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(), { help: "Only prints the ids of the tasks." }),
});
const SUBCOMMAND_TABLE = {
    run: {
        usage: "run [options] (--command TEXT | -- PROGRAM [ARGUMENTS] | --harness NAME [-- ARGUMENTS])",
        summary: "Runs the outstanding tasks. Run the same command again to continue.",
        details: [
            "In the arguments of PROGRAM, {id}, {tasks-file}, {results-file} and {FIELD} of the task are replaced; no shell is involved.",
            "Exit codes: 0 complete; 1 failures (see --fail-on); 2 wrong usage, nothing was run; 75 tasks are outstanding, run the same command again; 129, 130, 143 interrupted, the state is safe.",
        ],
        common: [
            ["tasks", "task list: .jsonl, .json, .csv, .txt, or patterns"],
            ["command", "bash command that evaluates a shard"],
            ["harness", "run a pytest, vitest, promptfoo, ... suite instead"],
            ["concurrency", "most children at once (4)"],
            ["shard-size", "tasks per child (1)"],
            ["provider", "whose rate limit the tasks share"],
            ["only", "ids, patterns, group:NAME or status:failed to run"],
            ["task-timeout", "longest attempt (3h30m)"],
            ["max-attempts", "attempts per task, over all runs (3)"],
            ["max-wait", "longest wait for rate limits, in all (15m)"],
            ["retry-now", "probe a stopped provider now"],
            ["time-budget", "start nothing that will not fit"],
            ["fail-on", "what fails the run: failed,errored,outstanding"],
            ["campaign", "what counts as one pass (auto)"],
            ["state-dir", "where results are kept (.carryover)"],
            ["dry-run", "say what would be started, and start nothing"],
            ["json", "print the outputs as JSON on stdout"],
        ],
        taker: "run",
        options: RUN_OPTIONS,
        positionals: NONE,
        takesProgram: true,
    },
    plan: {
        usage: "plan [options]",
        summary: "Prints the outstanding tasks and how to spread them over the jobs of a matrix.",
        details: [
            "Recorded durations balance the jobs. A plan has no jobs if nothing is outstanding or every provider is stopped.",
        ],
        taker: "plan",
        options: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ json: jsonFlag("Prints the plan as one JSON object on stdout.") }),
        positionals: NONE,
        takesProgram: true,
    },
    merge: {
        usage: "merge [options] FOLDER...",
        summary: "Merges the state folders of several jobs into one.",
        details: [
            "The folders stay unchanged; the result goes to --state-dir. A missing or empty folder counts as a job that never reported. The exit codes are those of run.",
        ],
        taker: "merge",
        options: JSON_OPTION,
        positionals: { most: Number.POSITIVE_INFINITY, placeholder: "FOLDER..." },
        takesProgram: false,
    },
    status: {
        usage: "status [--state-dir FOLDER] [--json]",
        summary: "Shows how the last run ended and what is outstanding.",
        details: [],
        taker: "status",
        options: JSON_OPTION,
        positionals: NONE,
        takesProgram: false,
    },
    retry: {
        usage: "retry [--errored] [--timed-out] [--failed] [--id PATTERN] [--dry-run]",
        summary: "Makes settled tasks outstanding again, so that the next run repeats them.",
        details: [
            "Without options, errored and timed-out tasks. With --id alone, every settled task that the pattern matches, also passed ones. The results and failures of these tasks are dropped, and their attempts count from 1 again.",
        ],
        taker: "status",
        options: RETRY_OPTIONS,
        positionals: NONE,
        takesProgram: false,
    },
    detect: {
        usage: "detect [options] [FILE|-]",
        summary: "Finds the rate limit in a log and prints it as one JSON object.",
        details: [
            "Reads FILE or stdin. The object has certain, kind (wait, stop, cap, task, overload or none), retry_after_seconds, reset_at, evidence, form and provider.",
        ],
        taker: "detect",
        options: _detect_options_js__WEBPACK_IMPORTED_MODULE_0__/* .DETECT_OPTIONS */ .LM,
        positionals: { most: 1, placeholder: "FILE" },
        takesProgram: false,
    },
    demo: {
        usage: "demo",
        summary: "Shows a run that meets a rate limit, stops and continues. Needs no account and no network.",
        details: [],
        taker: null,
        options: NO_OPTIONS,
        positionals: NONE,
        takesProgram: false,
    },
    report: {
        usage: "report [--state-dir FOLDER]",
        summary: "Writes the summary, JUnit and HTML reports of a state folder again.",
        details: [],
        taker: "report",
        options: JSON_OPTION,
        positionals: NONE,
        takesProgram: false,
    },
    simulate: {
        usage: "simulate --tasks N|FILE [options]",
        summary: "Estimates how many runs a task list needs under a provider's limits, without a call.",
        details: [
            "The scheduler of run works against a simulated provider in simulated time. Long task lists are sampled; the answer says so.",
        ],
        taker: "simulate",
        options: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
            ..._simulate_options_js__WEBPACK_IMPORTED_MODULE_1__/* .SIMULATE_OPTIONS */ .a.shape,
            json: jsonFlag("Prints the outcome as one JSON object on stdout."),
        }),
        positionals: NONE,
        takesProgram: false,
    },
    provider: {
        usage: "provider [options] [-- COMMAND...]",
        summary: "Serves a stand-in for a model provider with real limits, to try a command.",
        details: [],
        taker: null,
        options: NO_OPTIONS,
        positionals: NONE,
        takesProgram: true,
    },
    help: {
        usage: "help [COMMAND]",
        summary: "Shows this text, or the help of a command.",
        details: [],
        taker: null,
        options: NO_OPTIONS,
        positionals: { most: 1, placeholder: "COMMAND" },
        takesProgram: false,
    },
    version: {
        usage: "version",
        summary: "Shows the version.",
        details: [],
        taker: null,
        options: NO_OPTIONS,
        positionals: NONE,
        takesProgram: false,
    },
};
const SUBCOMMANDS = Object.keys(SUBCOMMAND_TABLE);
function isSubcommand(word) {
    return Object.hasOwn(SUBCOMMAND_TABLE, word);
}
function jsonFlag(help) {
    return (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt)(), { help });
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
        cost_usd: spent?.isInDollars ? spent.cost : null,
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

/***/ 16118:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ openRun)
});

// UNUSED EXPORTS: loadedParts

// EXTERNAL MODULE: ./build/core/error-code.js
var error_code = __webpack_require__(74924);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(23540);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/store/unite-rows.js
var unite_rows = __webpack_require__(62937);
// EXTERNAL MODULE: ./build/engine/prepare.js + 2 modules
var prepare = __webpack_require__(24957);
// EXTERNAL MODULE: ./build/core/ending.js
var core_ending = __webpack_require__(38959);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(13270);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/state.js
var state = __webpack_require__(72795);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/store/run-events.js
var run_events = __webpack_require__(87577);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
;// CONCATENATED MODULE: ./build/report/current-reports.js



const LAST_LINE_BYTES = 64 << 10;
function findCurrentReports(paths, total) {
    const madeAt = Math.min(...(0,state_paths/* reportFiles */.IU)(paths).map(changedAt));
    const stateAt = Math.max(...[paths.tasks, paths.results, paths.failures, paths.baseline].map(changedAt));
    return madeAt > stateAt ? lastFailReasons(paths.events, total) : null;
}
function changedAt(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
function lastFailReasons(eventsPath, total) {
    try {
        const { status, counts, against } = (0,run_events/* runEndedSchema */.pg)().parse(JSON.parse(lastLine(eventsPath)));
        return status === "complete" && counts?.total === total ? against : null;
    }
    catch {
        return null;
    }
}
function lastLine(path) {
    const fd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW);
    try {
        const { size } = (0,external_node_fs_.fstatSync)(fd);
        const bytes = Buffer.alloc(Math.min(size, LAST_LINE_BYTES));
        const length = (0,external_node_fs_.readSync)(fd, bytes, 0, bytes.length, size - bytes.length);
        const text = bytes.toString("utf8", 0, length);
        return text.slice(text.lastIndexOf("\n", text.length - 2) + 1);
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}

// EXTERNAL MODULE: ./build/engine/circuits.js
var engine_circuits = __webpack_require__(4747);
// EXTERNAL MODULE: ./build/engine/outputs.js
var engine_outputs = __webpack_require__(47545);
// EXTERNAL MODULE: ./build/engine/regressions.js
var regressions = __webpack_require__(66065);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/core/campaign.js
var core_campaign = __webpack_require__(31670);
// EXTERNAL MODULE: ./build/core/setbacks.js
var core_setbacks = __webpack_require__(7540);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(93011);
// EXTERNAL MODULE: ./build/store/redact-event.js
var redact_event = __webpack_require__(21488);
// EXTERNAL MODULE: ./build/engine/note-campaign.js
var note_campaign = __webpack_require__(43594);
// EXTERNAL MODULE: ./build/engine/state-name.js
var state_name = __webpack_require__(3804);
// EXTERNAL MODULE: ./build/engine/warnings.js
var warnings = __webpack_require__(52202);
;// CONCATENATED MODULE: ./build/engine/run-record.js















const SETBACKS_NAMED = 3;
class RunRecord {
    #options;
    #seq;
    #storeTrouble = false;
    #setbacks = {
        killed: new Map(),
        refused: new Map(),
        suspected: new Map(),
        cut: new Map(),
    };
    #unwritten = [];
    constructor(options) {
        this.#options = options;
        this.#seq = options.prepared.checkpoint?.seq ?? 0;
    }
    noteSetback(setback, task) {
        this.#setbacks[setback].set(task.hash, task);
    }
    warnOfSetbacks() {
        const { history, memory } = this.#options.prepared;
        const unresolved = (setback) => [...this.#setbacks[setback].values()].filter(({ hash }) => history.get(hash)?.kind !== "result");
        const killed = unresolved("killed").flatMap((task) => {
            const runs = memory.setbacksOf(task).killed + 1;
            return runs < 2 ? [] : [`${task.id} was killed in ${runs} runs in a row (out of memory?)`];
        });
        const refused = unresolved("refused").flatMap((task) => {
            const setbacks = memory.setbacksOf(task);
            const runs = setbacks.refused + 1;
            return (0,core_setbacks/* isChargedForRefusals */.LG)(setbacks)
                ? [`${task.id} was refused in ${runs} runs while ${task.provider} answered others: its failures count now`]
                : [];
        });
        const cut = unresolved("cut").flatMap((task) => {
            const runs = memory.setbacksOf(task).cut + 1;
            const advice = "Raise time-budget, or lower task-timeout so that it ends as timed out";
            return runs < 2 ? [] : [`${task.id} did not end within the time-budget in ${runs} runs. ${advice}`];
        });
        for (const lines of [killed, refused, cut]) {
            for (const message of lines.slice(0, SETBACKS_NAMED))
                this.publish({ event: "warning", message });
            const more = lines.length - SETBACKS_NAMED;
            if (more > 0)
                this.publish({ event: "warning", message: `and ${more} more ${more === 1 ? "task" : "tasks"} like these` });
        }
    }
    save(state) {
        this.#save(state, null);
    }
    saveSettled(state) {
        return this.#save(state, this.#countWhole());
    }
    #save(state, counts) {
        const { prepared, context, folder } = this.#options;
        const now = context.clock.now();
        const circuits = (0,engine_circuits/* storedCircuits */._f)(state, prepared.checkpoint, now);
        this.#seq += 1;
        const [present, ...others] = prepared.campaigns;
        const record = present ?? prepared.campaign;
        const { workflowRun } = context.identity;
        const campaign = (0,core_campaign/* settleCampaign */.MJ)(record, { counts, workflowRun, completedAt: (0,instant/* iso */.K)(now) });
        try {
            folder.writeCheckpoint({
                v: format/* FORMAT_VERSION */.Hp,
                seq: this.#seq,
                updated_at: (0,instant/* iso */.K)(now),
                run: context.identity.run,
                job: context.identity.job,
                jobs: Math.max(this.#options.config.job.total, prepared.isNew ? 1 : (prepared.checkpoint?.jobs ?? 1)),
                ...(0,state_name/* nameFor */.Fe)(this.#options.config.stateName, prepared.checkpoint),
                ...(0,state_name/* originOf */.yv)(context.identity, prepared.checkpoint),
                ...commandHash(this.#options.config),
                campaigns: [campaign, ...others],
                circuits,
                limits: (0,engine_circuits/* learnedLimits */.WI)(state, prepared.isNew ? null : prepared.checkpoint),
                setbacks: this.#setbacksAfter(state),
                durations_s: state.durationsMs.map((duration) => Math.round(duration) / 1_000),
            });
            if (campaign.complete && !record.complete)
                (0,note_campaign/* noteCampaign */.J)(folder.paths, campaign);
        }
        catch (error) {
            this.#warnOfStore(error);
        }
        return circuits;
    }
    #setbacksAfter({ ending }) {
        const { prepared, context, config } = this.#options;
        const endedBy = ending?.cause === "same-failure" || ending?.cause === "kill-streak" ? ending.cause : null;
        const isOutstanding = (hash) => (0,core_history/* nextAttempt */.nj)(prepared.history.get(hash), config.maxAttempts) !== null;
        const { run } = context.identity;
        const { killed, refused, suspected, cut } = this.#setbacks;
        const tasks = { killed: killed.keys(), refused: refused.keys(), suspected: suspected.keys(), cut: cut.keys() };
        return (0,core_setbacks/* addSetbacks */.eO)(prepared.memory.setbacks, { run, tasks, endedBy }, isOutstanding);
    }
    #countWhole() {
        const { prepared, config } = this.#options;
        return (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(prepared.total), prepared.history, config.maxAttempts);
    }
    publish(note, at = this.#options.context.clock.now()) {
        const { event, line } = (0,redact_event/* redactEvent */.g)({ ...note, at: (0,instant/* iso */.K)(at) }, this.#options.context.redactor);
        if (this.#unwritten.push(line) === 1)
            process.nextTick(() => this.#writeEvents());
        if (!isOfChild(event))
            this.#writeEvents();
        this.#options.context.sink.on(event);
    }
    #writeEvents() {
        if (this.#unwritten.length === 0)
            return;
        const lines = this.#unwritten;
        this.#unwritten = [];
        try {
            this.#options.folder.appendEventLines(lines);
        }
        catch (error) {
            this.#warnOfStore(error);
        }
    }
    forgetLost() {
        const { folder, prepared } = this.#options;
        if (folder.areJournalsWhole())
            return;
        prepared.history.clear();
        try {
            folder.readHistory(prepared.campaign.id, prepared.history);
        }
        catch {
        }
        this.#warnOnce(lostMessage(folder.paths.root));
    }
    #warnOfStore(error) {
        const { root } = this.#options.folder.paths;
        this.#warnOnce(isFolder(root) ? `the state folder cannot be written: ${(0,reason/* reasonOf */.A)(error)}` : lostMessage(root));
    }
    #warnOnce(message) {
        if (!this.#storeTrouble)
            (0,warnings/* warnIn */.a)(this.#options.context)(message);
        this.#storeTrouble = true;
    }
}
function lostMessage(root) {
    const [what, how, rest] = isFolder(root)
        ? ["has lost rows", "removed, replaced or cut its files", "Tasks whose rows are gone are outstanding"]
        : ["is no longer a folder", "removed or replaced it", "What it held is lost, and nothing more can be stored"];
    return `the state folder ${root} ${what}: something has ${how} during the run, most likely a task. ${rest}. Keep the tasks away from it, or set a \`state-dir\` that they do not touch`;
}
function isFolder(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}
function commandHash({ command }) {
    return command === null ? {} : { command: (0,external_node_crypto_.hash)("sha256", JSON.stringify(command)) };
}
function isOfChild({ event }) {
    return event === "attempt_started" || event === "task_settled" || event === "attempt_ended";
}

// EXTERNAL MODULE: ./build/engine/run-settings.js
var run_settings = __webpack_require__(99602);
;// CONCATENATED MODULE: ./build/engine/prepared-run.js













const CANCEL_BUDGET_MS = 6_000;
const REPORTS_UNTIL_MS = 6_600;
const NOTHING_LEFT = "nothing is outstanding";
class PreparedRun {
    #options;
    #settings;
    #record;
    #cancelledAt = null;
    #helpers = new AbortController();
    #interrupt = () => { };
    constructor(options) {
        this.#options = options;
        this.#settings = (0,run_settings/* settingsOf */.f5)(options);
        this.#record = new RunRecord(options);
    }
    get prepared() {
        return this.#options.prepared;
    }
    async toEnd() {
        const { prepared, context, config } = this.#options;
        context.onSignal((signal) => {
            this.#cancel();
            this.#interrupt(signal);
        });
        const initial = (0,state/* openState */.G)(this.#settings, (0,run_settings/* lanesOf */.TJ)(this.#options, this.#settings.concurrency), {
            now: this.#options.startedAt,
            durationsMs: prepared.durationsS.map((duration) => duration * 1_000),
            campaign: prepared.memory.campaign,
        });
        const judged = this.#findCurrentReports();
        const previous = prepared.isNew ? prepared.campaigns[1] : undefined;
        this.#record.saveSettled(initial);
        this.#record.publish({
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
            concurrency: this.#settings.concurrency,
            max_attempts: config.maxAttempts,
            deadline_at: this.#settings.deadlineAt === null ? null : (0,instant/* iso */.K)(this.#settings.deadlineAt),
            ...(previous?.complete === true ? { new_pass_after: previous.id } : {}),
        });
        this.#noteChangedCommand();
        for (const message of prepared.warnings)
            this.#record.publish({ event: "warning", message });
        const end = (await this.#runChildren(initial)) ?? {
            status: "complete",
            reason: NOTHING_LEFT,
            state: initial,
        };
        return this.#finish(end, judged);
    }
    #noteChangedCommand() {
        const { prepared, config, context } = this.#options;
        const before = prepared.checkpoint?.command;
        const isSame = before === undefined || before === commandHash(config).command;
        if (isSame || prepared.isNew || config.inputs.length > 0)
            return;
        (context.notice ?? (0,warnings/* warnIn */.a)(context))(`the command has changed since campaign ${prepared.campaign.id} began. Existing results are kept. ` +
            "To run all tasks again, start another `campaign`; to run them again whenever files change, name the files in `inputs`.");
    }
    #runChildren(initial) {
        const { children, ...others } = this.#options;
        if (children === null)
            return null;
        return children.runOutstanding(initial, {
            ...others,
            record: this.#record,
            detectorAt: children.detectorAt,
            deadlineAt: this.#settings.deadlineAt,
            cancelled: this.#helpers.signal,
            onSignal: (handler) => {
                this.#interrupt = handler;
            },
        });
    }
    #cancel() {
        const { carry, context } = this.#options;
        this.#cancelledAt ??= context.clock.now();
        carry?.endBy(this.#cancelledAt + CANCEL_BUDGET_MS);
        this.#helpers.abort();
    }
    async #finish(end, judged) {
        const { prepared, config, context, folder } = this.#options;
        this.#record.forgetLost();
        this.#dropUnlisted();
        this.#record.warnOfSetbacks();
        const counts = (0,tally/* countTasks */.g6)(prepared.part, prepared.history, config.maxAttempts);
        const isLost = !folder.isOurs();
        if (isLost)
            this.#options.carry?.leave();
        const status = isLost ? "interrupted" : statusOf(end.status, counts);
        const { ending } = end.state;
        const result = {
            status,
            counts,
            regressed: context.judgement.failOn.regressed
                ? (0,regressions/* countRegressed */.G)(folder.paths, prepared.campaign.id, prepared.history, prepared.isInPart)
                : 0,
            sameFailure: ending?.cause === "same-failure" || ending?.cause === "authentication",
            signal: status === "interrupted" ? (ending?.signal ?? null) : null,
        };
        const circuits = isLost ? {} : this.#record.saveSettled(end.state);
        const at = this.#resumeAt(circuits, counts);
        const { resumeCommand, judgement } = context;
        const against = (0,tally/* failReasons */.K1)(result, judgement);
        const reason = context.redactor.redact(isLost ? core_ending/* FOLDER_LOST */.Ki : endReasonOf(end, status, prepared.unselected));
        const outputs = (0,engine_outputs/* buildOutputs */.JZ)({
            status,
            reason,
            counts,
            resumeAt: at,
            resumeCommand,
            paths: folder.paths,
        });
        this.#record.publish({
            event: "run_ended",
            run: context.identity.run,
            job: context.identity.job,
            status,
            reason,
            counts,
            against,
            resume_at: String(outputs["resume-at"]),
            resume_command: String(outputs["resume-command"]),
            ...(result.sameFailure ? { failed_alike: true } : {}),
        });
        if (isLost) {
            await this.#options.carry?.end(prepared.campaign.id);
            return { result, reason, against, exitCode: (0,tally/* exitCode */.I$)(result, judgement), outputs, report: null, summary: null };
        }
        await this.#options.carry?.end(prepared.campaign.id);
        const isSameVerdict = judged !== null && judged.join("\n") === against.join("\n");
        const written = isSameVerdict ? null : await this.#report();
        return {
            result,
            reason,
            against,
            exitCode: (0,tally/* exitCode */.I$)(result, judgement),
            outputs,
            report: written?.report ?? null,
            summary: written?.summary ?? null,
        };
    }
    #dropUnlisted() {
        const { prepared, folder } = this.#options;
        const { campaign, history, unlisted, total } = prepared;
        if (unlisted <= total || this.#cancelledAt !== null || !folder.isOurs())
            return;
        try {
            folder.dropUnlisted(campaign.id, history.index);
        }
        catch (error) {
            (0,warnings/* warnIn */.a)(this.#options.context)(`rows of tasks that are no longer listed could not be dropped: ${(0,reason/* reasonOf */.A)(error)}`);
        }
    }
    async #report() {
        const { prepared, config, context, folder, loadReports } = this.#options;
        const warn = (0,warnings/* warnIn */.a)(context);
        const writeReports = await loadReports().catch((error) => {
            warn(`could not write the reports: ${(0,reason/* reasonOf */.A)(error)}`);
            return null;
        });
        if (writeReports === null)
            return null;
        return writeReports({
            leftMs: () => (this.#cancelledAt ?? Number.POSITIVE_INFINITY) + REPORTS_UNTIL_MS - context.clock.now(),
            paths: folder.paths,
            campaign: prepared.campaign.id,
            maxAttempts: config.maxAttempts,
            part: prepared.isInPart,
            run: context.identity.run,
            warn,
        });
    }
    #findCurrentReports() {
        const { children, context, folder, prepared } = this.#options;
        const isIdle = children === null && prepared.isInPart === null;
        return isIdle && context.needsReport === false ? findCurrentReports(folder.paths, prepared.total) : null;
    }
    #resumeAt(circuits, counts) {
        if (counts.outstanding === 0)
            return null;
        const { prepared, config } = this.#options;
        const providers = new Set();
        for (const { task } of prepared.outstanding) {
            if ((0,core_history/* standingOf */.YP)(prepared.history.get(task.hash, task.id), config.maxAttempts) === "outstanding")
                providers.add(task.provider);
        }
        return (0,engine_circuits/* resumeAt */.hH)(circuits, providers);
    }
}
function endReasonOf(ended, status, unselected) {
    if (status === ended.status)
        return ended.reason;
    if (status === "complete")
        return NOTHING_LEFT;
    return unselected > 0
        ? `the selected tasks are done; ${unselected} outstanding ${unselected === 1 ? "task was" : "tasks were"} not selected (only, sample or max-tasks)`
        : "the results of some tasks are not on disk";
}
function statusOf(ended, counts) {
    if (counts.outstanding === 0)
        return ended === "aborted" ? ended : "complete";
    return ended === "complete" ? "incomplete" : ended;
}

// EXTERNAL MODULE: ./build/engine/repeat-verdict.js
var repeat_verdict = __webpack_require__(24288);
// EXTERNAL MODULE: ./build/engine/retry-tasks.js
var retry_tasks = __webpack_require__(21730);
// EXTERNAL MODULE: ./build/engine/take-over.js
var take_over = __webpack_require__(72419);
;// CONCATENATED MODULE: ./build/engine/open-run.js











async function openRun(folder, tasks, options, parts = loadedParts) {
    const { config, context, early, startedAt } = options;
    const { identity, clock } = context;
    const left = await (0,take_over/* takeOverLeft */.Dx)(folder, (0,take_over/* takeOverOptions */.kQ)(folder.paths, { config, context, now: startedAt })).catch((error) => {
        throw unusable(folder.paths.root, error);
    });
    const carry = context.openCarry?.(folder.paths, (0,warnings/* warnIn */.a)(context));
    early.aborted.addEventListener("abort", () => carry?.endBy(clock.now()));
    if (early.aborted.aborted)
        carry?.endBy(clock.now());
    await carry?.restore((known) => (0,prepare/* campaignOf */.Ii)(config, identity, { known, now: startedAt, paths: folder.paths }));
    early.check(early.aborted.aborted ? (0,prepare/* countStored */.Jb)(folder, tasks, { config, identity, now: startedAt }) : null);
    const done = (0,prepare/* doneBefore */.qv)(folder, config, { identity, now: startedAt });
    if (done !== null) {
        carry?.leave();
        return { kind: "over", end: (0,repeat_verdict/* repeatVerdict */.F)(folder.paths, done, context) };
    }
    (0,unite_rows/* dropRetried */.jI)(folder.paths);
    if (config.retry.length > 0) {
        (0,retry_tasks/* retryTasks */.J)(folder, { kinds: config.retry, ids: [] }, { tasks, maxAttempts: config.maxAttempts, run: identity.run, now: startedAt, isDryRun: false });
    }
    const found = prepareIn(folder, { config, tasks, identity, now: startedAt });
    const prepared = { ...found, warnings: [...left.warnings, ...found.warnings] };
    const children = prepared.outstanding.length === 0 ? null : await parts.loadChildren(context.loadDetector);
    early.check(early.aborted.aborted ? (0,tally/* countTasks */.g6)(prepared.part, prepared.history, config.maxAttempts) : null);
    const { command, workingDirectory } = options;
    const { loadReports } = parts;
    const runOptions = { config, context, folder, prepared, command, workingDirectory, startedAt, children, loadReports };
    return { kind: "prepared", run: new PreparedRun({ ...runOptions, carry: carry ?? null }) };
}
function prepareIn(folder, options) {
    try {
        return (0,prepare/* prepare */.iA)(folder, options);
    }
    catch (error) {
        throw unusable(folder.paths.root, error);
    }
}
function unusable(root, error) {
    if ((0,error_code/* errorCode */.C)(error) === null)
        return error;
    return new user_error/* UserError */.y(`Expected plain files that can be read and written in the state folder ${root}, found: ${(0,reason/* reasonOf */.A)(error)}. ` +
        "Remove what is in the way, or set another `state-dir`.", { cause: error });
}
const loadedParts = {
    loadChildren: async (loadDetector) => {
        const [{ runOutstanding }, detectorAt] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(7349), __webpack_require__.e(9264), __webpack_require__.e(7781)]).then(__webpack_require__.bind(__webpack_require__, 97781)), loadDetector()]);
        return { runOutstanding, detectorAt };
    },
    loadReports: async () => (await __webpack_require__.e(/* import() */ 9271).then(__webpack_require__.bind(__webpack_require__, 59271))).writeReports,
};


/***/ }),

/***/ 16504:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ commentOnPullRequest)
/* harmony export */ });
/* unused harmony export commentBody */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92765);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92746);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43609);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64220);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _report_instant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69886);
/* harmony import */ var _report_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45287);








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
const repositorySchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_5__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ repo: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ full_name: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() })) }));
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
    const isFromFork = env.GITHUB_EVENT_NAME === "pull_request" && head.repo?.full_name !== base.repo?.full_name;
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

/***/ 66065:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ countRegressed)
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
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_0__/* .readLedger */ .SC)(paths.baseline, (row) => {
        if (row.campaign !== campaign && row.status === "passed" && failed.delete(row.id))
            regressed += 1;
    });
    return regressed;
}


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






function repeatVerdict(paths, { id, counts = NO_TASKS }, to) {
    const result = { status: "complete", counts, sameFailure: false, signal: null };
    const against = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .failReasons */ .K1)(result, to.judgement);
    const reason = `this workflow run completed campaign ${id}, and another one has begun since`;
    const { resumeCommand, identity, clock } = to;
    const outputs = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .buildOutputs */ .JZ)({ status: "complete", reason, counts, resumeAt: null, resumeCommand, paths });
    const { run, job } = identity;
    const ended = { event: "run_ended", run, job, status: "complete", reason, counts, against };
    to.sink.on({ ...ended, resume_at: "", resume_command: "", at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_5__/* .iso */ .K)(clock.now()) });
    const summary = summaryOf(id, counts, against);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.summary))
        (0,_store_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeAtomically */ .vK)(paths.summary, (write) => write(summary));
    return { result, reason, against, exitCode: (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCode */ .I$)(result, to.judgement), outputs, report: null, summary };
}
const NO_TASKS = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
function summaryOf(campaign, counts, against) {
    const { total, passed, failed, errored, skipped } = counts;
    const verdict = against.length === 0 ? "" : ` The verdict stands: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(against.join(", "))}.`;
    return (`## ${against.length === 0 ? "✅" : "❌"} Nothing to do: this workflow run completed its campaign\n\n` +
        `Campaign ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(campaign)} is complete, and another one has begun since. A re-run starts nothing and saves nothing. ` +
        `Of ${total} tasks ${passed} passed, ${failed} failed, ${errored} errored and ${skipped} were skipped.${verdict}\n`);
}


/***/ }),

/***/ 21730:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ retryTasks)
/* harmony export */ });
/* harmony import */ var _core_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13270);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83260);



function retryTasks(folder, choice, options) {
    const checkpoint = folder.readCheckpoint();
    const [latest, ...others] = checkpoint?.campaigns ?? folder.campaignsOfRows();
    if (latest === undefined)
        return [];
    const { tasks, maxAttempts, now, run } = options;
    const { history } = folder.readHistory(latest.id, new _core_history_js__WEBPACK_IMPORTED_MODULE_0__/* .ListHistory */ .tX(tasks));
    const chosen = [];
    for (let index = 0; index < tasks.count; index += 1) {
        const record = history.at(index);
        if (record !== undefined &&
            (0,_core_history_js__WEBPACK_IMPORTED_MODULE_0__/* .nextAttempt */ .nj)(record, maxAttempts) === null &&
            isChosen(choice, record, tasks.idAt(index))) {
            chosen.push(index);
        }
    }
    const ids = chosen.map((index) => tasks.idAt(index));
    if (options.isDryRun || chosen.length === 0)
        return ids;
    const at = (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .K)(now);
    folder.openJournals();
    folder.retry(chosen.map((index) => {
        const { id, hash } = tasks.at(index);
        const was = statusOf(history.at(index));
        return { v: 1, campaign: latest.id, id, hash, class: "retry", was, run, at };
    }));
    if (checkpoint !== null) {
        const { counts: _counts, ...open } = latest;
        const reopened = { ...open, complete: false, completed_run: null, completed_at: null, reopened_at: at };
        folder.writeCheckpoint({ ...checkpoint, campaigns: [reopened, ...others], updated_at: at });
    }
    return ids;
}
function isChosen({ kinds, ids }, record, id) {
    const wanted = kinds.length === 0 && ids.length === 0 ? ["errored", "timed-out"] : kinds;
    const kind = kindOf(record);
    const isKind = wanted.length === 0 || (kind !== null && wanted.includes(kind));
    return isKind && (ids.length === 0 || ids.some((pattern) => id === pattern || (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_2__/* .idPattern */ .aD)(pattern).test(id)));
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


/***/ }),

/***/ 61852:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ readEvaluation),
  K: () => (/* binding */ runEvaluation)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/run/command.js
var run_command = __webpack_require__(27067);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/error-code.js
var error_code = __webpack_require__(74924);
// EXTERNAL MODULE: ./build/run/child-environment.js
var child_environment = __webpack_require__(34712);
;// CONCATENATED MODULE: ./build/engine/check-command.js




function checkWorkingDirectory(path) {
    if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory())
        return;
    throw new user_error/* UserError */.y(`Expected \`working-directory\` to be a folder, found none at ${path}. Check the path.`);
}
const OF_ANY_SHARD = new Set(["tasks-file", "results-file"]);
function checkPlaceholders(command, shardSize, sample) {
    if (command.kind !== "argv" || shardSize === 1 || sample === null)
        return;
    const fields = new Set(["id", ...(0,child_environment/* scalarFields */.WA)(sample.json).keys()]);
    for (const argument of command.argv.slice(1)) {
        for (const [placeholder, name = ""] of argument.matchAll(/\{([^{}]+)\}/g)) {
            if (OF_ANY_SHARD.has(name) || !fields.has(name))
                continue;
            throw new user_error/* UserError */.y(`Expected \`shard-size\` 1 for the placeholder ${placeholder} in ${JSON.stringify(argument)}, found ${shardSize}: ` +
                "a child with several tasks has no single value for it. Use {tasks-file}, or set shard-size to 1.");
        }
    }
}
const DESCRIPTORS_PER_CHILD = 9;
const OWN_DESCRIPTORS = 24;
function checkDescriptors(childCount) {
    const needed = OWN_DESCRIPTORS + childCount * DESCRIPTORS_PER_CHILD;
    const open = [];
    try {
        while (open.length < needed)
            open.push((0,external_node_fs_.openSync)("/dev/null", external_node_fs_.constants.O_RDONLY));
    }
    catch (error) {
        const code = (0,error_code/* errorCode */.C)(error);
        if (code !== "EMFILE" && code !== "ENFILE")
            return;
        throw new user_error/* UserError */.y(`Expected room for ${needed} more open files (\`concurrency\` ${childCount} needs ${DESCRIPTORS_PER_CHILD} each), but the system allows only ${open.length} (${code}). Raise the limit before the run, for instance with \`ulimit -n ${Math.max(1_024, 2 * needed)}\`, or lower \`concurrency\`.`);
    }
    finally {
        for (const fd of open)
            (0,external_node_fs_.closeSync)(fd);
    }
}

// EXTERNAL MODULE: ./build/engine/early-signals.js
var early_signals = __webpack_require__(50544);
// EXTERNAL MODULE: ./build/engine/list-tasks.js
var list_tasks = __webpack_require__(51448);
// EXTERNAL MODULE: ./build/engine/open-folder.js
var open_folder = __webpack_require__(90332);
// EXTERNAL MODULE: ./build/engine/open-run.js + 3 modules
var open_run = __webpack_require__(16118);
;// CONCATENATED MODULE: ./build/engine/run-evaluation.js









async function runEvaluation(given, outer) {
    const startedAt = outer.clock.now();
    const early = (0,early_signals/* listenEarly */.b)(outer.onSignal);
    let evaluation = await readEvaluation(given, outer, early);
    const { config, context, command, workingDirectory } = evaluation;
    const folder = await (0,open_folder/* openFolder */.N)(config, context, early);
    try {
        const options = { config, context, command, workingDirectory, startedAt, early };
        const opened = await (0,open_run/* openRun */.I)(folder, evaluation.tasks, options);
        evaluation = null;
        switch (opened.kind) {
            case "over":
                return opened.end;
            case "prepared":
                return await opened.run.toEnd();
            default:
                return (0,unreachable/* unreachable */.H)(opened);
        }
    }
    finally {
        folder.close();
    }
}
async function readEvaluation(given, outer, early) {
    const context = await withHarnessVariables(given, outer);
    const workingDirectory = (0,external_node_path_.resolve)(context.workspace, given.workingDirectory);
    if (given.taskSource === null || given.command === null) {
        throw new user_error/* UserError */.y("Expected tasks and a command to run for each of them. Give `tasks` and `command`.");
    }
    const { command } = given;
    checkWorkingDirectory(workingDirectory);
    (0,run_command/* resolveCommand */.OK)(command, context.env, workingDirectory);
    const tasks = await (0,list_tasks/* listTasks */.V)(given.taskSource, { config: given, context }, early.aborted).catch((error) => {
        early.check();
        throw error;
    });
    const config = withFittingShards(given, tasks.count);
    checkDescriptors(Math.min(config.concurrency, tasks.count));
    checkPlaceholders(command, config.shardSize, tasks.count === 0 ? null : tasks.at(0));
    return { config, context, command, workingDirectory, tasks };
}
async function withHarnessVariables({ taskSource }, context) {
    if (taskSource?.kind !== "harness")
        return context;
    const { adapterOf } = await __webpack_require__.e(/* import() */ 7551).then(__webpack_require__.bind(__webpack_require__, 47551));
    const variables = adapterOf(taskSource.start.name).variables?.(taskSource.start) ?? {};
    return { ...context, env: { ...context.env, ...variables } };
}
function withFittingShards(config, taskCount) {
    if (config.taskSource?.kind !== "harness" || !config.taskSource.mayShrinkShards)
        return config;
    const fitting = Math.ceil(taskCount / (2 * config.concurrency));
    return { ...config, shardSize: Math.max(1, Math.min(config.shardSize, fitting)) };
}


/***/ }),

/***/ 33305:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V8: () => (/* binding */ eventLine),
/* harmony export */   lJ: () => (/* binding */ instantWords),
/* harmony export */   z$: () => (/* binding */ endLines)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48032);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69886);
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
            return line(`rate limited: pausing ${name(event.provider)} ${howLong}: ${quote(event.reason)}`, "warn");
        }
        case "limit_changed": {
            const { from, to, reason } = event;
            return line(`parallelism of ${name(event.provider)} ${from} -> ${to}: ${quote(reason)}`, to < from ? "warn" : "dim");
        }
        case "pace_changed":
            return line(`pacing ${name(event.provider)} to ${event.starts_per_minute} starts a minute: ${quote(event.reason)}`, "warn");
        case "circuit_changed":
            return circuitLine(event, at);
        case "child_stopped":
            return line(`stopping a child (${event.reason}): ${tasksOf(event.key, progress)}`, "warn");
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
            return line(`gateway: the journal is full (${megabytes(event.limit_bytes)} MB): an interrupted task pays for further calls again. Raise \`gateway-journal-limit\`.`, "warn");
        case "suspicion_changed":
            return suspicionLine(event);
        case "preflight_started":
            return line(`running the preflight of ${name(event.provider)}`, "dim");
        case "preflight_ended": {
            const said = event.reason === "" ? "" : `: ${quote(event.reason)}`;
            const verdict = event.verdict !== "none" ? event.verdict : said === "" ? "it answers" : "no limit found";
            return line(`preflight of ${name(event.provider)}: ${verdict}${said}`, "dim");
        }
        case "ending":
            return line(`ending (${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .statusWords */ .o7)(event.status)}): ${quote(event.reason)}`, "warn");
        case "warning":
            return line(`warning: ${quote(event.message)}`, "warn");
        case "attempt_started":
            return event.probe
                ? line(`probing ${name(event.provider)} with one task: ${name(event.tasks[0] ?? "")}`, "dim")
                : null;
        case "attempt_ended":
        case "run_ended":
            return null;
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_3__/* .unreachable */ .H)(event);
    }
}
function suspicionLine(event) {
    const provider = name(event.provider);
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
        line(`this run: ${counts.join(", ")}${share}, in ${took}`, "plain"),
    ];
    const { against = [] } = event;
    if (against.length > 0)
        lines.push(line(`failing because ${failingWords(against)}`, "bad"));
    if (left > 0) {
        const resumeAt = Date.parse(event.resume_at);
        const when = Number.isNaN(resumeAt) ? "" : ` after ${instantWords(resumeAt, at)}`;
        const isLocked = event.failed_alike === true && event.reason.includes("authentication failed");
        const isNarrowed = event.reason.startsWith("the selected tasks are done") &&
            SELECTION.test(event.resume_command.split(" -- ")[0] ?? "");
        const first = isLocked
            ? "fix the key, its permissions or the model name, then run this again"
            : event.failed_alike === true
                ? "fix the cause, then run this again"
                : isNarrowed
                    ? "to run the other tasks too, run this again without --only and --sample"
                    : "to resume, run this again";
        lines.push(line(`${first}${when}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(event.resume_command, 2_000)}`, "plain"));
    }
    return lines;
}
const SELECTION = /\s--(?:only|sample)(?=[ =])/;
function megabytes(bytes) {
    return bytes < 10_000_000
        ? String(Number((bytes / 1_000_000).toPrecision(2)))
        : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(Math.round(bytes / 1_000_000));
}
function failingWords(against) {
    const isOfTasks = /^\d+ (failed|errored|outstanding|regressed)$/;
    const tasks = against.filter((held) => isOfTasks.test(held)).map(taskClause);
    const others = against.filter((held) => !isOfTasks.test(held));
    return [...(tasks.length === 0 ? [] : [`${tasks.join(" and ")} (fail-on)`]), ...others].join(" and ");
}
function taskClause(held) {
    const [count = "", standing = ""] = held.split(" ");
    const verb = standing === "outstanding" ? (count === "1" ? "is " : "are ") : "";
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(Number(count), "task")} ${verb}${standing}`;
}
function startLine(event) {
    const { job_index, job_total } = event;
    const job = job_total > 1 ? `, job ${job_index + 1} of ${job_total}` : "";
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
    const took = attempt === undefined ? "" : ` in ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(at - attempt.startedAt)}`;
    const tried = event.attempt > 1 ? `, attempt ${event.attempt}` : "";
    const score = event.score === null ? "" : `, score ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shortNumber */ .In)(event.score)}`;
    const said = event.message === "" ? "" : `: ${quote(event.message)}`;
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
            const word = event.class === "skipped" ? "skipped" : `errored (${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .classWords */ .ot)(event.class)})`;
            return line(`${count} ${word} ${name(event.id)}${took}${tried}${said}`, event.class === "skipped" ? "dim" : "bad");
        }
        case "retry":
            if (event.class === "rate_limited" || event.class === "unfinished")
                return null;
            return line(`will retry ${name(event.id)} (${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .classWords */ .ot)(event.class)})${took}${tried}${said}`, "warn");
        case "left":
            if (event.class === "rate_limited" && event.verdict === "stop")
                return null;
            return line(`left for the next run: ${name(event.id)} (${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .classWords */ .ot)(event.class)})${took}${tried}${said}`, "warn");
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_3__/* .unreachable */ .H)(event.next);
    }
}
function circuitLine(event, at) {
    const provider = name(event.provider);
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
    return `${(0,_instant_js__WEBPACK_IMPORTED_MODULE_4__/* .utcMinute */ .vD)(at)} (${[(0,_instant_js__WEBPACK_IMPORTED_MODULE_4__/* .localMinute */ .C2)(at, now), distance].filter((part) => part !== "").join(", ")})`;
}
function tasksOf(key, progress) {
    const tasks = progress.running.get(key)?.tasks ?? [];
    return tasks.length > 1 ? `${name(tasks[0] ?? key)} and ${tasks.length - 1} more` : name(tasks[0] ?? key);
}
function name(text) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleId */ .i2)(text), 120);
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

/***/ 27067:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ fillPlaceholders),
/* harmony export */   OK: () => (/* binding */ resolveCommand)
/* harmony export */ });
/* unused harmony export resolveProgram */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67756);
/* harmony import */ var _child_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34712);




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
function fillPlaceholders(argv, values) {
    const [task, ...others] = values.tasks;
    const known = task === undefined || others.length > 0 ? new Map() : (0,_child_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarFields */ .WA)(task.json);
    if (task !== undefined && others.length === 0)
        known.set("id", task.id);
    known.set("tasks-file", values.tasksFile).set("results-file", values.resultsFile);
    return argv.map((argument) => argument.replace(/\{([^{}]+)\}/g, (whole, name) => known.get(name) ?? whole));
}


/***/ })

};
