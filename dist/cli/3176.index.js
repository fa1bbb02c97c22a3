export const id = 3176;
export const ids = [3176,5042];
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
// EXTERNAL MODULE: ./build/engine/evaluation-context.js + 2 modules
var evaluation_context = __webpack_require__(32467);
// EXTERNAL MODULE: ./build/engine/pull-request-comment.js
var pull_request_comment = __webpack_require__(16504);
// EXTERNAL MODULE: ./build/engine/run-evaluation.js + 4 modules
var run_evaluation = __webpack_require__(80448);
// EXTERNAL MODULE: ./build/engine/signals.js
var signals = __webpack_require__(55042);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/event-lines.js
var event_lines = __webpack_require__(33305);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
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
    #limitSigns = new Map();
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
const CLEAR = "\r\u001b[2K";
const BAR_CELLS = 24;
const BAR_WIDTH_MIN = 80;
class LiveLine {
    #parts;
    #shown = "";
    constructor(parts) {
        this.#parts = parts;
    }
    draw(now) {
        const { write, columns, progress } = this.#parts;
        const width = columns() - 1;
        const bar = width < BAR_WIDTH_MIN ? "" : progressBar(progress);
        const text = (0,report_escape/* oneLine */.TN)(`${bar}${progressText(progress, now)}`, Math.max(10, width));
        if (text === this.#shown)
            return;
        write(`${CLEAR}${text}`);
        this.#shown = text;
    }
    clear() {
        if (this.#shown !== "")
            this.#parts.write(CLEAR);
        this.#shown = "";
    }
}
function progressBar({ done, outstanding }) {
    if (outstanding === 0)
        return "";
    const full = Math.min(BAR_CELLS, Math.floor((done / outstanding) * BAR_CELLS));
    return `${"█".repeat(full)}${"░".repeat(BAR_CELLS - full)} `;
}
function progressText(progress, now) {
    const { done, outstanding, passed, failed, errored, running, limit } = progress;
    const counts = [`${(0,words/* grouped */.zD)(passed)} passed`, ...(0,words/* countsWords */.Mm)({ failed, errored })];
    const parts = [`${(0,words/* grouped */.zD)(done)}/${(0,words/* grouped */.zD)(outstanding)}`, ...counts];
    const [wait, ...others] = progress.waits(now);
    if (wait !== undefined) {
        const more = others.length > 0 ? ` and ${others.length} more` : "";
        parts.push(`${(0,report_escape/* oneLine */.TN)((0,words/* providerWords */.hC)(wait.provider), 40)}${more} paused for ${(0,duration/* formatDuration */.a)(wait.untilAt - now)}`);
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

;// CONCATENATED MODULE: ./build/report/terminal.js




const HEARTBEAT_MS = 30_000;
const BEAT_MS = 10_000;
const FRAME_MS = 100;
const PREFIX = "carryover: ";
const SHOWN_KEPT = 100;
const LINES_KEPT = 20;
const LINE_LENGTH = 500;
class TerminalReporter {
    #options;
    #now;
    #colours;
    #progress = new Progress();
    #live;
    #lastWords = new Map();
    #failed = new Map();
    #shownMessages = new Map();
    #shownReasons = new Set();
    #stopTimer = null;
    #printedAt = 0;
    constructor(options) {
        this.#options = options;
        this.#now = options.now ?? Date.now;
        this.#colours = usesColours(options);
        const { write, columns, isTty, env } = options;
        const isScreen = isTty && env.TERM !== "dumb";
        this.#live = isScreen ? new LiveLine({ write, columns, progress: this.#progress }) : null;
    }
    on(event) {
        if (event.event === "attempt_ended")
            this.#printLastWords(event.key);
        this.#progress.take(event);
        if (event.event === "task_settled" && isFailure(event))
            this.#failed.set(event.key, event.message);
        if (event.event === "run_started")
            this.#startTimer();
        const line = (0,event_lines/* eventLine */.V8)(this.#withoutRepetition(this.#withoutShownReason(event)), this.#progress);
        if (line !== null && !(line.tone === "passed" && this.#live !== null))
            this.#print(line);
        if (event.event === "run_ended") {
            this.close();
            const isReasonShown = this.#shownReasons.has(event.reason);
            for (const last of (0,event_lines/* endLines */.z$)(event, this.#progress, isReasonShown))
                this.#print(last);
        }
    }
    #withoutShownReason(event) {
        if (event.event === "ending" || event.event === "lane_stopped")
            this.#shownReasons.add(event.reason);
        if (event.event !== "circuit_changed" || event.to !== "open")
            return event;
        const isShown = this.#shownReasons.has(event.reason);
        this.#shownReasons.add(event.reason).add(`${event.provider}: ${event.reason}`);
        return isShown ? { ...event, reason: "" } : event;
    }
    #withoutRepetition(event) {
        if (event.event !== "task_settled" || event.message === "" || !isFailure(event))
            return event;
        const { id, message, next } = event;
        const first = this.#shownMessages.get(message);
        if (first === undefined)
            remember(this.#shownMessages, message, id);
        if (first === undefined || (this.#live === null && next !== "retry"))
            return event;
        return { ...event, message: first === id ? "as before" : `as ${first}` };
    }
    childLine({ key, text }) {
        if (this.#options.logOutput === "all")
            this.#writeChildLine(key, text);
        if (this.#options.logOutput !== "failures")
            return;
        const lines = this.#lastWords.get(key) ?? [];
        this.#lastWords.set(key, lines);
        lines.push(text.slice(0, LINE_LENGTH));
        if (lines.length > LINES_KEPT)
            lines.shift();
    }
    close() {
        this.#live?.clear();
        this.#live = null;
        this.#stopTimer?.();
        this.#stopTimer = null;
    }
    #print(line) {
        const text = (0,report_escape/* logLine */.BP)(`${PREFIX}${line.text}`);
        this.#write(this.#colours ? coloured(text, line.tone) : text);
    }
    #write(text) {
        this.#live?.clear();
        this.#options.write(`${text}\n`);
        this.#printedAt = this.#now();
    }
    #printLastWords(key) {
        const words = this.#lastWords.get(key) ?? [];
        const said = this.#failed.get(key);
        this.#lastWords.delete(key);
        this.#failed.delete(key);
        const text = words.join("\n").trim();
        if (said === undefined || text === "" || said.endsWith(text) || this.#shownMessages.has(text))
            return;
        remember(this.#shownMessages, text, this.#labelOf(key));
        this.#print({ text: `last output of ${this.#labelOf(key)}:`, tone: "dim" });
        for (const text of words)
            this.#writeChildLine(key, text);
    }
    #writeChildLine(key, text) {
        const lines = (0,report_escape/* childLines */.gP)(text, { label: this.#labelOf(key), colours: this.#colours });
        this.#write(lines.join("\n"));
    }
    #labelOf(key) {
        const tasks = this.#progress.running.get(key)?.tasks ?? [];
        const first = (0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(tasks[0] ?? key), 60);
        return tasks.length > 1 ? `${first} +${tasks.length - 1}` : first;
    }
    #startTimer() {
        if (this.#stopTimer !== null)
            return;
        this.#printedAt = this.#now();
        const { every = machineTimer } = this.#options;
        const live = this.#live;
        this.#stopTimer =
            live === null ? every(BEAT_MS, () => this.#beat()) : every(FRAME_MS, () => live.draw(this.#now()));
    }
    #beat() {
        const now = this.#now();
        if (now - this.#printedAt < HEARTBEAT_MS)
            return;
        const oldest = Math.min(...[...this.#progress.running.values()].map((attempt) => attempt.startedAt));
        const longest = Number.isFinite(oldest) ? `, the longest for ${(0,duration/* formatDuration */.a)(now - oldest)}` : "";
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
function remember(shown, text, of) {
    if (shown.size >= SHOWN_KEPT)
        shown.clear();
    shown.set(text, of);
}
function machineTimer(periodMs, callback) {
    const timer = setInterval(callback, periodMs);
    timer.unref();
    return () => clearInterval(timer);
}
function usesColours({ env, isTty }) {
    const force = env.FORCE_COLOR;
    if (force !== undefined)
        return force !== "0" && force !== "false";
    if (env.NO_COLOR !== undefined && env.NO_COLOR !== "")
        return false;
    return isTty && env.TERM !== "dumb";
}
const COLOURS = {
    passed: "32",
    good: "32",
    bad: "31",
    warn: "33",
    dim: "2",
    plain: "",
};
function coloured(text, tone) {
    const colour = COLOURS[tone];
    return colour === "" ? text : `\u001b[${colour}m${text}\u001b[0m`;
}

// EXTERNAL MODULE: ./build/report/variant-tables.js
var variant_tables = __webpack_require__(5894);
// EXTERNAL MODULE: ./build/report/verdict.js
var verdict = __webpack_require__(47342);
// EXTERNAL MODULE: ./build/cli/state-dir.js
var state_dir = __webpack_require__(89926);
// EXTERNAL MODULE: ./build/cli/streams.js
var streams = __webpack_require__(24624);
;// CONCATENATED MODULE: ./build/cli/run.js














async function runCommand(line, words = process.argv.slice(2)) {
    const { env } = process;
    const config = (0,config_config/* readConfig */.X)(line.inputs, { origin: "cli", env, taker: "run", argv: line.argv });
    if ((0,inputs/* readOptions */.Tt)(subcommands/* RUN_OPTIONS */.p7, line.options).dryRun) {
        const { dryRunCommand } = await Promise.all(/* import() */[__webpack_require__.e(4880), __webpack_require__.e(5666), __webpack_require__.e(1437), __webpack_require__.e(3644)]).then(__webpack_require__.bind(__webpack_require__, 33644));
        return dryRunCommand(config, line.flags.json);
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
        notice: streams/* inform */.IP,
        warn: streams/* inform */.IP,
        commands: (_, redactor) => ({
            resumeCommand: words === null ? "" : commandOf(words, redactor, ONE_OFF),
            unselectiveCommand: words === null ? "" : commandOf(words, redactor, [...ONE_OFF, "only", "sample", "seed"]),
        }),
        needsReport: false,
        onSignal: (0,signals/* listenForSignals */.s)(),
    });
    let end;
    try {
        end = await (0,run_evaluation/* runEvaluation */.K2)(config, context);
    }
    finally {
        reporter.close();
    }
    const compared = (0,variant_tables/* variantLines */.xO)(end.report?.variants ?? []);
    if (compared.length > 0)
        (0,streams.informText)(context.redactor.redact(compared.join("\n")));
    if (end.report !== null && words !== null)
        (0,streams/* inform */.IP)(`the report is in ${(0,state_dir/* relativePath */.i)(String(end.outputs["report-file"]))}`);
    const stateDir = line.inputs["state-dir"];
    const retry = ["retry", "--errored", ...(stateDir === undefined ? [] : ["--state-dir", stateDir])];
    const wayOut = (0,verdict/* wayOutOf */.bp)(end.result.counts, (0,shell_words/* shellWords */.C)([...programWords(), ...retry]));
    if (wayOut !== null)
        (0,streams/* inform */.IP)(wayOut);
    await (0,pull_request_comment/* commentOnPullRequest */.r)(end, { config, env: process.env, notice: streams/* inform */.IP, warn: streams/* inform */.IP });
    if (line.flags.json)
        (0,streams/* printJson */.Q2)({ ...end.outputs, outputs: end.outputs });
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
    return (0,external_node_path_.basename)(script) === "carryover" ? ["carryover"] : ["node", (0,state_dir/* relativePath */.i)(script)];
}


/***/ }),

/***/ 22389:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LM: () => (/* binding */ DETECT_OPTIONS),
/* harmony export */   ax: () => (/* binding */ SIMULATE_OPTIONS),
/* harmony export */   dW: () => (/* binding */ PROVIDER_OPTIONS)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55395);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92474);
/* harmony import */ var _text_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89745);




function instant() {
    return (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("an ISO 8601 instant, such as 2026-11-22T00:00:00Z", readInstant));
}
function timeZone() {
    return (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("an IANA time zone, such as America/Los_Angeles or UTC", readTimeZone);
}
const DETECT_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    exitCode: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0, to: 255 })), {
        help: "The exit code of the process that wrote the log; 0 means that it succeeded.",
    }),
    nowAt: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)(instant(), {
        placeholder: "INSTANT",
        help: "The instant at which the log is read, such as 2026-11-22T00:00:00Z. Default: now.",
    }),
    timezone: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(timeZone()), {
        placeholder: "ZONE",
        help: "The time zone of clock times without a zone, such as Europe/Berlin. Default: the machine's.",
    }),
});
const INSTANT = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/i;
function readInstant(found) {
    if (!INSTANT.test(found))
        return null;
    const isZoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(found) && found.length > 10;
    const spelled = found.replace(" ", "T").toUpperCase();
    const at = Date.parse(spelled.length > 10 && !isZoned ? `${spelled}Z` : spelled);
    return Number.isNaN(at) ? null : at;
}
function readTimeZone(found) {
    try {
        new Intl.DateTimeFormat("en", { timeZone: found });
        return found;
    }
    catch {
        return null;
    }
}
const SIMULATE_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    tasks: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a number of tasks, or the file that lists them", readTasks), {
        placeholder: "N|FILE",
        help: "How many tasks there are, or the file that lists them.",
    }),
    duration: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a duration, or a median and a 90th percentile such as 30s/2m", readSpread)), {
        placeholder: "MEDIAN[/P90]",
        help: "How long a task takes, such as 30s, or 30s/2m for a median and a 90th percentile. Default: as recorded in the state folder.",
    }),
    requestsPerTask: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0, to: 100_000 }), {
        default: "1",
        help: "Calls per task, one after the other. Default: 1.",
    }),
    requestsPerMinute: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(number({ from: 0.001, to: 1e9 })), {
        placeholder: "N",
        help: "The provider's rate (a token bucket). Default: none.",
    }),
    burst: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 1, to: 1e9 })), {
        help: "How many requests may arrive at once. Default: the requests of one second.",
    }),
    waits: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(["stated", "seconds", "unstated"]), {
        default: "stated",
        help: "Whether refusals say how long to wait: to the millisecond, in whole seconds (as Retry-After does), or not at all. Default: stated.",
    }),
    failureRate: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .fraction */ .zO)(), {
        placeholder: "SHARE",
        default: "0",
        help: "The share of attempts that fail for other reasons, such as 0.05 or 5%. They are retried as in run. Default: 0.",
    }),
    dailyQuota: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0, to: 1e12 })), {
        help: "Requests that the provider allows a day. Default: no quota.",
    }),
    quotaReset: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a time of the day such as 00:00, or after 24h", readReset), {
        placeholder: "HH:MM|after DURATION",
        default: "00:00",
        help: "When a day of the quota begins on the clocks of --timezone, or how long after its last request. Default: 00:00.",
    }),
    jobs: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 1, to: _core_split_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_JOBS */ .r2 }), {
        default: "1",
        help: "Jobs of the matrix, up to 256. Default: 1.",
    }),
    schedule: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a time of the day such as daily 02:00, or every 6h", readSchedule), {
        placeholder: "daily HH:MM|every DURATION",
        default: "daily 02:00",
        help: "When runs start: at a time of the day on the clocks of --timezone, or some time after the last run ended. Default: daily 02:00.",
    }),
    nowAt: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)(instant(), {
        placeholder: "INSTANT",
        help: "When the first run starts, such as 2026-11-22T00:00:00Z. Default: now.",
    }),
    timezone: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)(timeZone(), {
        placeholder: "ZONE",
        default: "UTC",
        help: "The zone of the schedule and of the quota's reset, such as Europe/Berlin. Default: UTC.",
    }),
    stateDir: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)(".carryover"), {
        placeholder: "FOLDER",
        default: ".carryover",
        help: "The folder with the durations of earlier runs. Default: .carryover.",
    }),
    seed: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0, to: 2 ** 32 - 1 }), {
        default: "1",
        help: "Seeds the durations; the same seed gives the same answer.",
    }),
});
const MOST_TASKS = 1_000_000_000;
function readTasks(found) {
    if (found === "")
        return null;
    if (!/^[\d_]+$/.test(found))
        return { kind: "file", path: found };
    const count = Number(found.replaceAll("_", ""));
    return count >= 1 && count <= MOST_TASKS ? { kind: "count", count } : null;
}
function number(bounds) {
    return (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(`a number from ${bounds.from} to ${bounds.to}`, (found) => {
        const value = /^[\d_]+(?:\.\d+)?$/.test(found) ? Number(found.replaceAll("_", "")) : Number.NaN;
        return value >= bounds.from && value <= bounds.to ? value : null;
    });
}
const LONGEST_MS = 366 * 86_400_000;
function readSpread(found) {
    const [median = null, p90 = median, ...more] = found.split("/").map(_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E);
    if (median === null || p90 === null || more.length > 0)
        return null;
    return median > 0 && p90 >= median && p90 <= LONGEST_MS ? { medianMs: median, p90Ms: p90 } : null;
}
function readReset(found) {
    return readClock(found) ?? readInterval(/^after\s(.+)/i.exec(found)?.[1]);
}
function readSchedule(found) {
    return readClock(found.replace(/^daily\s+/i, "")) ?? readInterval(/^every\s(.+)/i.exec(found)?.[1]);
}
function readClock(found) {
    const [hour, minute] = /^\d{1,2}:\d{2}$/.test(found) ? found.split(":").map(Number) : [];
    return hour !== undefined && minute !== undefined && hour < 24 && minute < 60
        ? { kind: "clock", hour, minute }
        : null;
}
function readInterval(found) {
    const durationMs = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(found ?? "");
    return durationMs !== null && durationMs > 0 && durationMs <= LONGEST_MS ? { kind: "after", durationMs } : null;
}
const PROVIDER_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    port: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0, to: 65_535 }), { default: "0", help: "A fixed port. Default: any free one." }),
    answers: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)("answers.jsonl")), {
        placeholder: "FILE",
        help: "JSON Lines with question and reply: the reply to prompts that contain the question.",
    }),
    log: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)("requests.jsonl")), {
        placeholder: "FILE",
        help: "Appends one JSON line for each request: time, path, model, prompt, outcome.",
    }),
    rate: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a number and a duration, such as 10/1s", readRate)), {
        placeholder: "N/DURATION",
        help: "A token bucket: N requests in that time, such as 10/1s or 500/1m.",
    }),
    burst: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 1 })), { help: "How many requests it admits at once. Default: 1." }),
    waits: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(["stated", "unstated"]), {
        default: "stated",
        help: "Whether refusals by the rate say how long to wait.",
    }),
    dailyQuota: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0 })), { help: "N requests a day." }),
    dayMs: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)({ from: "above-zero" })), {
        help: "How long after its last request a used-up quota is available again. Default: 24h.",
    }),
    quotaForm: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(["requests-per-day", "insufficient-quota"])), {
        placeholder: "FORM",
        help: "How a used-up quota is refused: requests-per-day states the wait, insufficient-quota does not.",
    }),
    credit: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(["left", "spent-400", "spent-402"]), {
        default: "left",
        help: "Whether prepaid credit is left, and with which status requests are refused if it is spent.",
    }),
    overloadShare: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .fraction */ .zO)(), {
        placeholder: "SHARE",
        default: "0",
        help: "The share of requests that are refused for overload.",
    }),
    latency: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a duration or two, the shorter first, such as 50ms-200ms", readLatency), {
        placeholder: "MIN-MAX",
        default: "0s",
        help: "How long an answer takes, such as 50ms-200ms. A stream is spread over it.",
    }),
    maxRequestTokens: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 1 })), { help: "The most tokens that one request may have." }),
    seed: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0, to: 2 ** 32 - 1 }), {
        default: "1",
        help: "The seed of latencies and overloads.",
    }),
});
function readRate(found) {
    const [, requests, period = ""] = /^(\d+(?:\.\d+)?)\/(.+)$/.exec(found) ?? [];
    const perMs = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(/^[a-z]/i.test(period) ? `1${period}` : period);
    return Number(requests) > 0 && perMs !== null && perMs > 0 ? { requests: Number(requests), perMs } : null;
}
function readLatency(found) {
    const [minMs, maxMs = minMs, ...more] = found.split("-").map(_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E);
    return minMs != null && maxMs != null && minMs <= maxMs && more.length === 0 ? { minMs, maxMs } : null;
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
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55395);
/* harmony import */ var _command_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22389);
/* harmony import */ var _text_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89745);



const JSON_OPTION = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ json: jsonFlag("Prints the outputs as one JSON object on stdout.") });
function row(given) {
    const defaults = { details: [], taker: null, options: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({}), takesProgram: false };
    return { ...defaults, positionals: { most: 0, placeholder: "" }, ...given };
}
const RUN_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ...JSON_OPTION.shape,
    dryRun: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)(), {
        help: "Only prints what the run would start, what it would leave and why, and how long it would take. Starts no child, calls no provider, and writes nothing.",
    }),
});
const RETRY_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    campaign: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .nameText */ .fh)("gpt-5-baseline")), {
        placeholder: "NAME",
        help: "The campaign, as `status` names it. Default: the latest.",
    }),
    errored: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)(), { help: "Tasks that used up their attempts, or failed for good." }),
    timedOut: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)(), { help: "Tasks that ran into their timeout." }),
    failed: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)(), { help: "Tasks that were graded and failed." }),
    id: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("ids or patterns of ids", _text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .splitList */ .ry), {
        kind: "list",
        placeholder: "PATTERN",
        help: "Only these tasks: ids or patterns of ids such as `math/*`, separated by commas. The id of a repeated or varied task selects all copies.",
    }),
    dryRun: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)(), { help: "Only prints the ids of the tasks." }),
});
const SUBCOMMAND_TABLE = {
    run: row({
        usage: "run [options] (--command TEXT | -- PROGRAM [ARGUMENTS] | --harness NAME [-- ARGUMENTS])",
        summary: "Runs the outstanding tasks. Run the same command again to continue.",
        details: [
            "In the arguments of PROGRAM, {id}, {tasks-file}, {results-file} and {FIELD} of the task are replaced; no shell is involved.",
            "Exit codes: 0 complete; 1 failures (see --fail-on); 2 wrong usage, nothing was run; 74 as 0, but stdout could not be written; 75 tasks are outstanding, run the same command again; 129, 130, 143 interrupted, the state is safe.",
        ],
        common: [
            ["tasks", "task list: .jsonl, .json, .csv, .txt, or patterns"],
            ["command", "bash command that evaluates a shard"],
            ["harness", "run a pytest, vitest, promptfoo, ... suite instead"],
            ["concurrency", "maximum children at once (4)"],
            ["shard-size", "tasks per child (1)"],
            ["provider", "whose rate limit the tasks share"],
            ["only", "ids, patterns, group:NAME or status:failed to run"],
            ["task-timeout", "time limit per attempt (3h30m)"],
            ["max-attempts", "attempts per task, over all runs (3)"],
            ["max-wait", "maximum total wait for rate limits (15m)"],
            ["retry-now", "probe a stopped provider now"],
            ["time-budget", "how long the run may take"],
            ["fail-on", "what fails the run: failed,errored,outstanding"],
            ["campaign", "what counts as one pass over the tasks (auto)"],
            ["state-dir", "where results are kept (.carryover)"],
            ["dry-run", "print what would start, without starting it"],
            ["json", "print the outputs as JSON on stdout"],
        ],
        taker: "run",
        options: RUN_OPTIONS,
        takesProgram: true,
    }),
    plan: row({
        usage: "plan [options] [--harness NAME [-- ARGUMENTS]]",
        summary: "Prints the outstanding tasks and how to spread them over the jobs of a matrix.",
        details: [
            "Recorded durations balance the jobs. A plan has no jobs if nothing is outstanding or every provider is stopped.",
        ],
        taker: "plan",
        options: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ json: jsonFlag("Prints the plan as one JSON object on stdout.") }),
        takesProgram: true,
    }),
    merge: row({
        usage: "merge [options] FOLDER...",
        summary: "Merges the state folders of several jobs into one.",
        details: [
            "The folders stay unchanged; the result goes to --state-dir. A missing or empty folder counts as a job that never reported. The exit codes are those of run.",
        ],
        taker: "merge",
        options: JSON_OPTION,
        positionals: { most: Number.POSITIVE_INFINITY, placeholder: "FOLDER..." },
    }),
    status: row({
        usage: "status [--state-dir FOLDER] [--json]",
        summary: "Shows how the last run ended and what is outstanding.",
        taker: "status",
        options: JSON_OPTION,
    }),
    retry: row({
        usage: "retry [--errored] [--timed-out] [--failed] [--id PATTERN] [--campaign NAME] [--dry-run]",
        summary: "Makes settled tasks outstanding again, so that the next run repeats them.",
        details: [
            "Without options, errored and timed-out tasks. With --id alone, every settled task that the pattern matches, including passed ones. The results and failures of these tasks are dropped, and their attempts count from 1 again.",
        ],
        taker: "status",
        options: RETRY_OPTIONS,
    }),
    detect: row({
        usage: "detect [options] [FILE|-]",
        summary: "Finds the rate limit in a log and prints it as one JSON object.",
        details: [
            "Reads FILE or stdin. The object has certain, kind (wait, stop, cap, task, overload or none), retry_after_seconds, reset_at, evidence, form and provider.",
        ],
        taker: "detect",
        options: _command_options_js__WEBPACK_IMPORTED_MODULE_0__/* .DETECT_OPTIONS */ .LM,
        positionals: { most: 1, placeholder: "FILE" },
    }),
    demo: row({
        usage: "demo",
        summary: "Shows a run that meets a rate limit, stops and continues. Needs no account and no network.",
    }),
    report: row({
        usage: "report [--state-dir FOLDER] [--json]",
        summary: "Writes the summary, JUnit and HTML reports of a state folder again.",
        taker: "report",
        options: JSON_OPTION,
    }),
    simulate: row({
        usage: "simulate --tasks N|FILE [options]",
        summary: "Estimates how many runs a task list needs under a provider's limits, without a call.",
        details: [
            "The scheduler of run works against a simulated provider in simulated time. Long task lists are sampled; the answer says so.",
        ],
        taker: "simulate",
        options: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
            ..._command_options_js__WEBPACK_IMPORTED_MODULE_0__/* .SIMULATE_OPTIONS */ .ax.shape,
            json: jsonFlag("Prints the outcome as one JSON object on stdout."),
        }),
    }),
    provider: row({
        usage: "provider [options] [-- COMMAND...]",
        summary: "Serves a stand-in for a model provider with real limits, to try a command.",
        details: [
            "It serves OpenAI's chat completions and responses and Anthropic's messages on loopback, whole or streamed. It answers from a file, not with a model.",
            "With COMMAND, runs it with OPENAI_BASE_URL and ANTHROPIC_BASE_URL set and ends with its exit code. Without, prints both as NAME=VALUE lines and serves until it is stopped.",
            "GET /carryover/stats counts the requests; POST /carryover/settings changes the limits while it runs.",
        ],
        options: _command_options_js__WEBPACK_IMPORTED_MODULE_0__/* .PROVIDER_OPTIONS */ .dW,
        takesProgram: true,
    }),
    help: row({
        usage: "help [COMMAND]",
        summary: "Shows this text, or the help of a command.",
        positionals: { most: 1, placeholder: "COMMAND" },
    }),
    version: row({
        usage: "version",
        summary: "Shows the version.",
    }),
};
const SUBCOMMANDS = Object.keys(SUBCOMMAND_TABLE);
function isSubcommand(word) {
    return Object.hasOwn(SUBCOMMAND_TABLE, word);
}
function jsonFlag(help) {
    return (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .flag */ .Jt)(), { help });
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
        leftReason: null,
        chargesAtOnce,
        held: [],
        effects: [],
    };
}


/***/ }),

/***/ 80448:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Iy: () => (/* binding */ openRun),
  Lu: () => (/* binding */ readEvaluation),
  K2: () => (/* binding */ runEvaluation)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(23540);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/run/command.js
var run_command = __webpack_require__(27067);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
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
    const fields = new Set(["id", ...(0,run_command/* scalarFields */.WA)(sample.json).keys()]);
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
        const code = (0,reason/* errorCode */.C)(error);
        if (code !== "EMFILE" && code !== "ENFILE")
            return;
        throw new user_error/* UserError */.y(`Expected room for ${needed} more open files (\`concurrency\` ${childCount} needs ${DESCRIPTORS_PER_CHILD} each), but the system allows only ${open.length} (${code}). Raise the limit before the run, for instance with \`ulimit -n ${Math.max(1_024, 2 * needed)}\`, or lower \`concurrency\`.`);
    }
    finally {
        for (const fd of open)
            (0,external_node_fs_.closeSync)(fd);
    }
}

// EXTERNAL MODULE: ./build/engine/list-tasks.js
var list_tasks = __webpack_require__(51448);
// EXTERNAL MODULE: ./build/engine/open-folder.js
var open_folder = __webpack_require__(90332);
// EXTERNAL MODULE: ./build/engine/prepare.js + 1 modules
var prepare = __webpack_require__(30117);
// EXTERNAL MODULE: ./build/core/campaign.js
var core_campaign = __webpack_require__(31670);
// EXTERNAL MODULE: ./build/core/ending.js
var core_ending = __webpack_require__(38959);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(13270);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/selection.js
var selection = __webpack_require__(83260);
// EXTERNAL MODULE: ./build/core/state.js
var state = __webpack_require__(72795);
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
    const stateAt = Math.max(...[paths.tasks, paths.results, paths.failures, paths.baseline].map(changedAt));
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

// EXTERNAL MODULE: ./build/engine/ports.js
var ports = __webpack_require__(6947);
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
// EXTERNAL MODULE: ./build/store/redact-event.js
var redact_event = __webpack_require__(21488);
// EXTERNAL MODULE: ./build/engine/note-campaign.js
var note_campaign = __webpack_require__(43594);
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
            return (0,core_setbacks/* isChargedForRefusals */.LG)(setbacks, memory.campaign.graded.has(task.provider))
                ? [
                    `${task.id} was refused in ${runs} runs while ${(0,core_task/* providerInWords */.S)(task.provider)} answered others: its failures count now`,
                ]
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
        const { prepared, context, config, folder } = this.#options;
        const { identity } = context;
        const now = context.clock.now();
        const circuits = (0,run_memory/* storedCircuits */._f)(state, prepared.checkpoint, now);
        this.#seq += 1;
        const [present, ...others] = prepared.campaigns;
        const record = present ?? prepared.campaign;
        const campaign = (0,core_campaign/* settleCampaign */.MJ)(record, { counts, workflowRun: identity.workflowRun, completedAt: (0,instant/* iso */.K)(now) });
        try {
            folder.writeCheckpoint({
                ...(0,open_folder/* nextCheckpoint */.QK)(prepared.checkpoint, { identity, job: identity.job, name: config.stateName, now }),
                seq: this.#seq,
                jobs: Math.max(config.job.total, prepared.isNew ? 1 : (prepared.checkpoint?.jobs ?? 1)),
                ...commandHash(config),
                campaigns: [campaign, ...others],
                circuits,
                limits: (0,run_memory/* learnedLimits */.WI)(state, prepared.isNew ? null : prepared.checkpoint),
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
            setImmediate(() => this.#writeEvents());
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
        this.#warnOnce(`the state folder ${folder.paths.root} has lost rows: something has removed, replaced or cut its files during the run, most likely a task. ` +
            "Tasks whose rows are gone are outstanding. Keep the tasks away from it, or set a `state-dir` that they do not touch");
    }
    #warnOfStore(error) {
        this.#warnOnce(`the state folder cannot be written: ${(0,reason/* reasonOf */.A)(error)}`);
    }
    #warnOnce(message) {
        if (!this.#storeTrouble)
            (0,ports/* warnIn */.a)(this.#options.context)(message);
        this.#storeTrouble = true;
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
// EXTERNAL MODULE: ./build/engine/verdict.js
var engine_verdict = __webpack_require__(31678);
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
        const isNewPass = previous?.complete === true && (0,core_campaign/* isSuperseded */.pe)(previous.id, prepared.campaign.id);
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
            ...(isNewPass ? { new_pass_after: previous.id } : {}),
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
        context.notice(`the command has changed since the last run of campaign ${prepared.campaign.id}. Existing results are kept. ` +
            "To run all tasks again, start another `campaign`; to run them again whenever files change, name the files in `inputs`.");
    }
    #runChildren(initial) {
        const { runOutstanding, ...scope } = this.#options;
        if (runOutstanding === null)
            return null;
        return runOutstanding(initial, {
            ...scope,
            record: this.#record,
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
        const { campaign, history, isInPart } = prepared;
        const regressed = (0,engine_verdict/* countRegressed */.Ge)(context, folder.paths, { campaign: campaign.id, history, isInPart });
        const circuits = isLost ? {} : this.#record.saveSettled(end.state);
        const reason = context.redactor.redact(isLost ? core_ending/* FOLDER_LOST */.Ki : endReasonOf(end, status, prepared));
        const verdict = (0,engine_verdict/* concludeRun */.jf)({
            status,
            counts,
            regressed,
            sameFailure: ending?.cause === "same-failure" || ending?.cause === "authentication",
            signal: status === "interrupted" ? (ending?.signal ?? null) : null,
            reason,
            resumeAt: this.#resumeAt(circuits, counts),
            ...((0,selection/* isSelectionDone */.Lv)(reason) ? { resumeCommand: context.unselectiveCommand ?? "" } : {}),
            paths: folder.paths,
        }, context);
        this.#record.publish(verdict.event);
        await this.#options.carry?.end(prepared.campaign.id);
        const isSameVerdict = judged !== null && judged.join("\n") === verdict.end.against.join("\n");
        const { report = null, summary = null } = (isLost || isSameVerdict ? null : await this.#report()) ?? {};
        return { ...verdict.end, report, summary };
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
            (0,ports/* warnIn */.a)(this.#options.context)(`rows of tasks that are no longer listed could not be dropped: ${(0,reason/* reasonOf */.A)(error)}`);
        }
    }
    async #report() {
        const { prepared, config, context, folder, loadReports } = this.#options;
        const warn = (0,ports/* warnIn */.a)(context);
        const writeReports = await loadReports().catch((error) => {
            warn(`could not write the reports: ${(0,reason/* reasonOf */.A)(error)}`);
            return null;
        });
        if (writeReports === null)
            return null;
        prepared.history.release();
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
        const { runOutstanding, context, folder, prepared } = this.#options;
        const isIdle = runOutstanding === null && prepared.isInPart === null;
        return isIdle && context.needsReport === false ? findCurrentReports(folder.paths, prepared.total) : null;
    }
    #resumeAt(circuits, counts) {
        if (counts.outstanding === 0)
            return null;
        const { prepared, config } = this.#options;
        const providers = new Set();
        for (const { task } of prepared.outstanding) {
            if ((0,core_history/* standingOf */.YP)(prepared.history.get(task.hash), config.maxAttempts) === "outstanding")
                providers.add(task.provider);
        }
        return (0,run_memory/* resumeAt */.hH)(circuits, providers);
    }
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

// EXTERNAL MODULE: ./build/engine/signals.js
var signals = __webpack_require__(55042);
;// CONCATENATED MODULE: ./build/engine/run-evaluation.js











async function runEvaluation(given, outer) {
    const early = (0,signals/* listenEarly */.b)(outer.onSignal);
    let listed = await readEvaluation(given, outer, early);
    const folder = (0,open_folder/* openFolder */.NE)(listed.config, listed.context);
    try {
        const opened = await openRun(folder, listed, early);
        listed = null;
        return opened.kind === "over" ? opened.end : await opened.run.toEnd();
    }
    finally {
        folder.close();
    }
}
async function readEvaluation(given, outer, early) {
    const startedAt = outer.clock.now();
    const context = await withHarnessVariables(given, outer);
    const workingDirectory = (0,external_node_path_.resolve)(context.workspace, given.workingDirectory);
    if (given.taskSource === null || given.command === null) {
        throw new user_error/* UserError */.y("Expected tasks and a command to run for each of them. Give `tasks` and `command`.");
    }
    const { command } = given;
    checkWorkingDirectory(workingDirectory);
    (0,run_command/* resolveCommand */.OK)(command, context.env, workingDirectory);
    const tasks = await (0,list_tasks/* listTasks */.V)(given.taskSource, { config: given, context }, early?.aborted).catch((error) => {
        early?.check();
        throw error;
    });
    const config = withFittingShards(given, tasks.count);
    checkDescriptors(Math.min(config.concurrency, tasks.count));
    checkPlaceholders(command, config.shardSize, tasks.count === 0 ? null : tasks.at(0));
    return { config, context, command, workingDirectory, startedAt, tasks };
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
    const fitting = Math.ceil(taskCount / config.concurrency);
    return { ...config, shardSize: Math.max(1, Math.min(config.shardSize, fitting)) };
}
async function openRun(folder, listed, early, parts = loadedParts) {
    const { tasks: _, ...evaluation } = listed;
    const { context } = evaluation;
    const { carry, warnings, over } = await (0,open_folder/* enterState */.Y8)(folder, listed, early);
    if (over !== null) {
        return { kind: "over", end: (0,engine_verdict/* repeatVerdict */.Fp)(folder.paths, over.campaign, context, over.reason) };
    }
    const found = prepareIn(folder, listed);
    const prepared = { ...found, warnings: [...warnings, ...found.warnings] };
    const runOutstanding = prepared.outstanding.length === 0 ? null : await parts.loadChildren();
    early?.check(() => (0,tally/* countTasks */.g6)(prepared.part, prepared.history, evaluation.config.maxAttempts));
    const { loadReports } = parts;
    const options = { ...evaluation, folder, prepared, carry, runOutstanding, loadReports };
    return { kind: "prepared", run: new PreparedRun(options) };
}
function prepareIn(folder, request) {
    try {
        return (0,prepare/* prepare */.iA)(folder, request);
    }
    catch (error) {
        throw (0,open_folder/* unusable */._P)(folder.paths.root, error);
    }
}
const loadedParts = {
    loadChildren: async () => (await Promise.all(/* import() */[__webpack_require__.e(4880), __webpack_require__.e(5666), __webpack_require__.e(7194), __webpack_require__.e(1832)]).then(__webpack_require__.bind(__webpack_require__, 81832))).runOutstanding,
    loadReports: async () => (await __webpack_require__.e(/* import() */ 2087).then(__webpack_require__.bind(__webpack_require__, 52087))).writeReports,
};


/***/ }),

/***/ 99602:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ concurrencyOf),
/* harmony export */   TJ: () => (/* binding */ lanesOf),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   nT: () => (/* binding */ budgetOf)
/* harmony export */ });
/* unused harmony export maxFailuresOf */
/* harmony import */ var _core_lane_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40130);
/* harmony import */ var _core_pending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4517);
/* harmony import */ var _core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7540);
/* harmony import */ var _core_spend_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64006);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92474);
/* harmony import */ var _run_memory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19068);






const CANCEL_GRACE_MS = 3_000;
function settingsOf({ config, prepared, startedAt }) {
    return {
        concurrency: concurrencyOf(config),
        shardSize: shardSizeAfter(config.shardSize, prepared.memory.campaign.killStreakRuns),
        maxAttempts: config.maxAttempts,
        maxFailures: maxFailuresOf(config.maxFailures, prepared.total),
        failFast: config.failFast,
        maxWaitMs: config.maxWaitMs,
        defaultWaitMs: config.defaultWaitMs,
        stopGraceMs: config.stopGraceMs,
        interruptGraceMs: CANCEL_GRACE_MS,
        killGraceMs: config.killGraceMs,
        deadlineAt: config.timeBudgetMs === null ? null : startedAt + config.timeBudgetMs,
        budget: budgetOf(config),
        preflight: config.preflight !== null && prepared.outstanding.length > 0,
    };
}
function budgetOf({ maxCost, maxTokens, job }) {
    return (0,_core_spend_js__WEBPACK_IMPORTED_MODULE_3__/* .shareOf */ .tC)({ maxCostUsd: maxCost, maxTokens }, job.total);
}
function concurrencyOf(config) {
    const { sharedConcurrency: shared, job } = config;
    if (shared === null)
        return config.concurrency;
    return Math.max(1, Math.min(config.concurrency, (0,_core_split_js__WEBPACK_IMPORTED_MODULE_5__/* .shareOfJob */ .GO)(shared, job)));
}
function maxFailuresOf(limit, total) {
    if (limit === null)
        return null;
    if (limit.kind === "count")
        return limit.count;
    return Math.max(1, Math.ceil((Math.round(limit.percent * 1e6) * total) / 1e8));
}
function shardSizeAfter(shardSize, killStreakRuns) {
    return killStreakRuns === 0 ? shardSize : Math.ceil(shardSize / 8);
}
function lanesOf({ prepared, startedAt, config }, concurrency) {
    const { setbacksOf } = prepared.memory;
    const listed = prepared.outstanding.map((outstanding) => ({
        ...outstanding,
        setbacks: setbacksOf(outstanding.task),
    }));
    const ordered = listed.sort((a, b) => (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__/* .startRank */ .F0)(a.setbacks) - (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__/* .startRank */ .F0)(b.setbacks));
    const byProvider = new Map();
    for (const [position, { task, attempt, setbacks }] of ordered.entries()) {
        const open = (0,_core_pending_js__WEBPACK_IMPORTED_MODULE_1__/* .openPending */ .Y)(task, { position, attempt }, setbacks);
        const pending = setbacks.killed > 0 || (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__/* .runsAlone */ .Gx)(setbacks) ? { ...open, shardLimit: 1 } : open;
        const lane = byProvider.get(task.provider);
        if (lane)
            lane.push(pending);
        else
            byProvider.set(task.provider, [pending]);
    }
    return [...byProvider].map(([provider, pending]) => (0,_core_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .openLane */ .BH)(provider, pending, {
        ceiling: Math.min(concurrency, config.providerConcurrency.get(provider) ?? concurrency),
        learnedLimit: prepared.isNew ? null : (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .restoreLimit */ .kH)(prepared.checkpoint, provider),
        circuit: (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .restoreCircuit */ .wl)(prepared.checkpoint, provider, { now: startedAt, isProbedNow: config.retryNow }),
        preflight: config.preflight !== null,
    }));
}


/***/ }),

/***/ 55042:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Interrupted: () => (/* binding */ Interrupted),
/* harmony export */   b: () => (/* binding */ listenEarly),
/* harmony export */   s: () => (/* binding */ listenForSignals)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23540);



function listenForSignals() {
    let handle = null;
    const ignored = isHangupIgnored() ? "SIGHUP" : null;
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
        process.on(signal, () => {
            if (signal === ignored)
                return;
            if (handle === null)
                process.exit(_core_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .SIGNAL_EXIT */ .Kx[signal]);
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
class Interrupted extends Error {
    name = "Interrupted";
    signal;
    counts;
    constructor(signal, counts = null) {
        super(`interrupted by ${signal} before the first child; nothing was run`);
        this.signal = signal;
        this.counts = counts;
    }
}
function listenEarly(onSignal) {
    const controller = new AbortController();
    let early = null;
    onSignal((signal) => {
        early ??= signal;
        controller.abort();
    });
    return {
        aborted: controller.signal,
        check(count) {
            if (early !== null)
                throw new Interrupted(early, count?.());
        },
    };
}


/***/ })

};
