export const id = 3479;
export const ids = [3479];
export const modules = {

/***/ 39888:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askProvider: () => (/* binding */ askProvider)
/* harmony export */ });
/* harmony import */ var _core_failure_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62906);
/* harmony import */ var _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19996);
/* harmony import */ var _run_child_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34712);
/* harmony import */ var _run_helper_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32312);




const PREFLIGHT_TIMEOUT_MS = 30_000;
const ANSWER_LENGTH = 65_536;
async function askProvider(provider, options) {
    const { config, context, workingDirectory, deadlineAt } = options;
    if (config.preflight === null)
        return _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .XV;
    const leftMs = deadlineAt === null ? PREFLIGHT_TIMEOUT_MS : deadlineAt - context.clock.now();
    const end = await (0,_run_helper_command_js__WEBPACK_IMPORTED_MODULE_3__/* .runHelperCommand */ .D)(config.preflight, {
        cwd: workingDirectory,
        env: { ...(0,_run_child_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .filterEnvironment */ ._)(context.env, config.env), CARRYOVER_PROVIDER: provider },
        timeoutMs: Math.max(1, Math.min(PREFLIGHT_TIMEOUT_MS, leftMs)),
    });
    if (end.kind === "not-started")
        return noLimit(`it could not be run: ${end.message}`);
    if (end.kind === "timed-out")
        return noLimit("it timed out");
    if (end.kind === "too-much-output")
        return noLimit("it printed more than 256 MiB");
    if (end.code === null)
        return noLimit(`killed by ${end.signal}`);
    const detector = options.detectorAt(context.clock.now());
    const read = (text) => end.code === 0 ? (detector.detectNotice(text)?.detection ?? _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .XV) : detector.detect(text);
    const lastOf = (text) => context.redactor.redact(text).slice(-ANSWER_LENGTH);
    const [stderr, stdout] = [lastOf(end.stderr), lastOf(end.stdout)];
    const found = [stderr, stdout].map(read).find(_core_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a5);
    if (found !== undefined)
        return found;
    if (end.code === 0)
        return _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .XV;
    if (config.exitCodes.get(end.code) !== "rate_limited") {
        const words = (0,_core_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .lastWords */ .aN)({ stderrTail: stderr, stdoutTail: stdout });
        return noLimit(`exit ${end.code}${words === "" ? "" : `: ${words}`}`);
    }
    return { ...detector.detectDeclared(`${stdout}\n${stderr}`), evidence: `preflight: exit ${end.code}` };
}
function noLimit(evidence) {
    return { ..._core_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .XV, evidence };
}


/***/ }),

/***/ 541:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GA: () => (/* binding */ sidecarRow),
/* harmony export */   gt: () => (/* binding */ ledgerRow),
/* harmony export */   vk: () => (/* binding */ Recorder)
/* harmony export */ });
/* harmony import */ var _core_failure_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62906);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65079);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69058);
/* harmony import */ var _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19996);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64220);
/* harmony import */ var _store_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93699);






class Recorder {
    #store;
    #origin;
    #history;
    #warn;
    #unstored = [];
    #hasWarned = false;
    constructor(store, origin, history, warn) {
        this.#store = store;
        this.#origin = origin;
        this.#history = history;
        this.#warn = warn;
    }
    result(settlement, calls) {
        this.#write(ledgerRow(settlement, this.#origin, calls), (row) => {
            this.#store.appendResult(row);
            remember(this.#history, row);
        });
    }
    failure(settlement) {
        this.#write(sidecarRow(settlement, this.#origin), (row) => {
            this.#store.appendFailure(row);
            remember(this.#history, row);
        });
    }
    hold(settlement) {
        this.#write(sidecarRow(settlement, this.#origin), (row) => this.#store.holdFailure(row));
    }
    release() {
        this.#change(() => this.#store.releaseHeld());
    }
    get isStored() {
        return this.#unstored.length === 0;
    }
    flush() {
        try {
            for (let store = this.#unstored[0]; store !== undefined; store = this.#unstored[0]) {
                store();
                this.#unstored.shift();
            }
        }
        catch (error) {
            const why = error instanceof _store_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .LockLost */ .yS ? "" : `: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(error)}`;
            if (!this.#hasWarned)
                this.#warn(`cannot write results, keeping them in memory${why}`);
            this.#hasWarned = true;
        }
    }
    #write(row, store) {
        if (row !== null)
            this.#change(() => store(row));
    }
    #change(store) {
        this.#unstored.push(store);
        this.flush();
    }
}
function remember(history, row) {
    const { hash } = row;
    const before = history.get(hash);
    if (before?.kind === "result")
        return;
    if ("status" in row)
        history.set(hash, { kind: "result", status: row.status });
    else if (row.terminal)
        history.set(hash, { kind: "terminal", class: row.class });
    else if (before?.kind !== "terminal")
        history.set(hash, { kind: "attempts", count: (before?.count ?? 0) + 1 });
}
function ledgerRow(settlement, origin, calls = null) {
    const { outcome, pending, startedAt } = settlement;
    if (outcome.class !== "graded")
        return null;
    const { score, scores, metrics, output } = outcome.row ?? {};
    const message = (0,_core_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .gradeMessage */ .tP)(outcome);
    return {
        v: 1,
        campaign: origin.campaign,
        id: pending.task.id,
        hash: pending.task.hash,
        status: outcome.status,
        score,
        scores,
        metrics,
        output,
        ...(message === "" ? {} : { message }),
        attempt: pending.attempt,
        run: origin.run,
        job: origin.job,
        started_at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_5__/* .iso */ .KH)(startedAt),
        duration_s: Math.max(0, Math.round(settlement.durationMs) / 1_000),
        calls: calls ?? undefined,
    };
}
function sidecarRow(settlement, origin) {
    const { outcome, pending, at } = settlement;
    if (outcome.class === "graded" || outcome.class === "rate_limited" || outcome.class === "unfinished")
        return null;
    const isKill = outcome.class === "kill_shaped";
    const limit = isKill ? undefined : outcome.limit;
    return {
        v: 1,
        campaign: origin.campaign,
        id: pending.task.id,
        hash: pending.task.hash,
        class: outcome.class,
        terminal: !isKill && (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .isTerminal */ .Hd)(outcome.class),
        message: outcome.message,
        exit_code: outcome.exitCode,
        signal: outcome.signal,
        ...(outcome.output === undefined ? {} : { output: outcome.output }),
        attempt: pending.attempt,
        run: origin.run,
        job: origin.job,
        at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_5__/* .iso */ .KH)(at),
        rate_limit: limit && (0,_core_rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .limitDetails */ .gO)(limit),
    };
}


/***/ }),

/***/ 29997:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gh: () => (/* binding */ dropSettledCalls),
/* harmony export */   Xn: () => (/* binding */ dropSettled),
/* harmony export */   a8: () => (/* binding */ openRunGateway)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_history_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13270);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64220);
/* harmony import */ var _gateway_open_routes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81060);
/* harmony import */ var _run_child_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34712);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38617);
/* harmony import */ var _system_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78337);







async function openRunGateway(options, detectorAt, listener) {
    const { config, context, record } = options;
    const { run, job } = context.identity;
    const environment = (0,_run_child_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .filterEnvironment */ ._)(context.env, config.env);
    const { routes, unusable } = (0,_gateway_open_routes_js__WEBPACK_IMPORTED_MODULE_1__/* .openRoutes */ .Rr)(environment, config.gateway, config.gatewayUpstreams);
    for (const name of unusable) {
        record.warn(`the gateway leaves ${name} as it is: expected an http or https address without a query or a password`);
    }
    if (routes.length === 0)
        return null;
    try {
        const { openGateway } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(8333)]).then(__webpack_require__.bind(__webpack_require__, 48333));
        const gateway = await openGateway({
            routes,
            environment,
            proxies: context.env,
            clock: (0,_system_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .systemClock */ .m)(),
            detectorAt,
            defaultWaitMs: config.defaultWaitMs,
            ignored: config.gatewayIgnore,
            journal: config.gatewayReplay ? journalOf(scopeOf(options)) : null,
        }, {
            ...listener,
            publish: (note) => record.publish(note),
            replayed: (calls) => record.publish({ event: "calls_replayed", run, job, ...calls }),
        });
        record.publish({ event: "gateway_started", routes: routes.map(({ name }) => name) });
        return gateway;
    }
    catch (error) {
        record.warn(`the gateway could not start: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A)(error)}. Children call their providers directly`);
        return null;
    }
}
function scopeOf({ config, context, folder, prepared }) {
    let hashes = null;
    return {
        config,
        context,
        folder,
        campaign: prepared.campaign.id,
        history: prepared.history,
        hashOf(id) {
            hashes ??= new Map(prepared.outstanding.map(({ task }) => [task.id, task.hash]));
            return hashes.get(id);
        },
    };
}
function dropSettledCalls(options) {
    return dropSettled(scopeOf(options), (message) => options.record.warn(message));
}
async function dropSettled(scope, warn) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(scope.folder.paths.calls))
        return;
    try {
        const { CallJournal } = await __webpack_require__.e(/* import() */ 8547).then(__webpack_require__.bind(__webpack_require__, 58547));
        new CallJournal(journalOf(scope)).close();
    }
    catch (error) {
        warn(`calls.jsonl could not be written at the end: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A)(error)}`);
    }
}
function journalOf({ config, context, folder, campaign, history, hashOf }) {
    const { identity, env, redactor } = context;
    const isOutstanding = ({ id, hash }) => (hashOf(id) ?? hash) === hash && (0,_core_history_js__WEBPACK_IMPORTED_MODULE_6__/* .standingOf */ .YP)(history.get(hash), config.maxAttempts) === "outstanding";
    return {
        path: folder.paths.calls,
        campaign,
        limitBytes: config.gatewayJournalLimitBytes,
        redactor,
        ref: env.GITHUB_REF ?? "",
        onlyOwnRef: identity.trigger.eventName?.startsWith("pull_request") ?? false,
        isOutstanding,
        readFailures() {
            const failures = new Map();
            (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readSidecar */ .YD)(folder.paths.failures, (row) => {
                if (row.campaign !== campaign || !LEAVES_BAD_ANSWERS.has(row.class))
                    return;
                failures.set(row.hash, Math.max(failures.get(row.hash) ?? 0, Date.parse(row.at)));
            });
            return failures;
        },
        mayRewrite: () => folder.isOurs(),
    };
}
const LEAVES_BAD_ANSWERS = new Set(["transient", "legitimate", "timeout_exceeded"]);


/***/ }),

/***/ 33479:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runOutstanding: () => (/* binding */ runOutstanding)
});

// EXTERNAL MODULE: ./build/core/circuit.js
var core_circuit = __webpack_require__(22725);
// EXTERNAL MODULE: ./build/core/spend.js
var spend = __webpack_require__(64006);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/run/read-tail.js
var read_tail = __webpack_require__(39579);
;// CONCATENATED MODULE: ./build/run/failure-logs.js



const FILES_LIMIT = 20;
const TEXT_BYTES_LIMIT = 65_536;
const JSON_BYTES_LIMIT = 4 * 1_048_576;
const FIELD_LENGTH_LIMIT = 16_384;
const MARGIN_BYTES = 16_384;
async function readFailureLogs(request) {
    if (request.globs.length === 0)
        return [];
    const { escapePath, glob } = await __webpack_require__.e(/* import() */ 6448).then(__webpack_require__.bind(__webpack_require__, 76448));
    const patterns = request.globs.map((pattern) => request.taskId === null ? pattern : pattern.replaceAll("{id}", () => escapePath(request.taskId ?? "")));
    const paths = await glob(patterns, {
        cwd: request.workingDirectory,
        dot: true,
        onlyFiles: true,
        followSymbolicLinks: false,
        expandDirectories: false,
        ignore: ["**/.git/**", "**/node_modules/**"],
    });
    const changed = [];
    for (const path of paths) {
        const fullPath = (0,external_node_path_.join)(request.workingDirectory, path);
        if (request.isOfState(fullPath))
            continue;
        const limit = path.endsWith(".json") ? JSON_BYTES_LIMIT : TEXT_BYTES_LIMIT + MARGIN_BYTES;
        const file = (0,read_tail/* readTail */.Z)(fullPath, limit, request.changedSinceMs);
        if (file !== null)
            changed.push({ path, ...file });
        changed.sort((a, b) => b.mtimeMs - a.mtimeMs || (a.path < b.path ? -1 : 1)).splice(FILES_LIMIT);
    }
    return changed.map(({ path, text }) => {
        const unpacked = unpack(path, text);
        const redacted = request.redactor.redact(unpacked.slice(-(TEXT_BYTES_LIMIT + MARGIN_BYTES)));
        return { path, text: redacted.slice(-TEXT_BYTES_LIMIT) };
    });
}
function unpack(path, text) {
    if (!path.endsWith(".json"))
        return text;
    const value = (0,json/* jsonOrNull */.J5)(text);
    if (!(0,json/* isObject */.Gv)(value))
        return text;
    const { error, stdout, stderr, ...others } = Object.fromEntries(Object.entries(value));
    const streams = [error, stdout, stderr].filter((field) => typeof field === "string" && field !== "");
    const line = JSON.stringify(typeof error === "string" ? others : { ...others, error });
    return [line.length <= FIELD_LENGTH_LIMIT ? line : "", ...streams].filter((part) => part !== "").join("\n");
}

// EXTERNAL MODULE: ./build/run/inbox.js
var inbox = __webpack_require__(64238);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
// EXTERNAL MODULE: ./build/core/failure-message.js
var failure_message = __webpack_require__(62906);
;// CONCATENATED MODULE: ./build/run/output.js



const KIB = 1_024;
const EVIDENCE_BYTES = 64 * KIB;
const LOG_HEAD_BYTES = 480 * KIB;
const LOG_TAIL_BYTES = 480 * KIB;
const ECHO_LINE_LENGTH = 8 * KIB;
class ChildOutput {
    #options;
    #captures = {};
    constructor(options) {
        this.#options = options;
    }
    write(stream, chunk) {
        this.#captures[stream] ??= new StreamCapture(stream, this.#options);
        this.#captures[stream].push(chunk);
    }
    finish() {
        const { stdout, stderr } = this.#captures;
        const tails = { stdoutTail: stdout?.end() ?? "", stderrTail: stderr?.end() ?? "" };
        this.#options.log.close();
        return tails;
    }
}
class StreamCapture {
    #decoder = new external_node_string_decoder_.StringDecoder("utf8");
    #redaction;
    #log;
    #echo;
    #tail = new Tail(EVIDENCE_BYTES);
    #line = "";
    constructor(stream, { key, redactor, echo, log }) {
        this.#redaction = redactor.stream();
        this.#log = log;
        this.#echo = echo === null ? null : (text) => echo({ key, stream, text });
    }
    push(chunk) {
        this.#take(this.#redaction.push(this.#decoder.write(chunk)));
    }
    end() {
        this.#take(this.#redaction.push(this.#decoder.end()) + this.#redaction.end());
        if (this.#line !== "")
            this.#echo?.(this.#line);
        return this.#tail.text();
    }
    #take(text) {
        if (text === "")
            return;
        this.#display(text);
        this.#log.write(text);
        this.#tail.add(text);
    }
    #display(text) {
        if (this.#echo === null)
            return;
        const lines = (this.#line + text).split(/\r?\n/);
        for (const [index, line] of lines.entries()) {
            let start = 0;
            for (; line.length - start > ECHO_LINE_LENGTH; start += ECHO_LINE_LENGTH) {
                this.#echo(line.slice(start, start + ECHO_LINE_LENGTH));
            }
            if (index < lines.length - 1)
                this.#echo(line.slice(start));
            else
                this.#line = line.slice(start);
        }
    }
}
const OPEN_FLAGS = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_TRUNC | external_node_fs_.constants.O_NOFOLLOW;
class AttemptLog {
    #path;
    #onTrouble;
    #tail = new Tail(LOG_TAIL_BYTES);
    #headRoomBytes = LOG_HEAD_BYTES;
    #file = null;
    #isBroken = false;
    constructor(path, onTrouble) {
        this.#path = path;
        this.#onTrouble = onTrouble;
    }
    write(text) {
        const head = text.slice(0, (0,failure_message/* endWithin */.vr)(text, this.#headRoomBytes));
        this.#append(head);
        this.#headRoomBytes = head.length < text.length ? 0 : this.#headRoomBytes - Buffer.byteLength(head);
        this.#tail.add(text.slice(head.length));
    }
    close() {
        const rest = this.#tail.text();
        const { droppedBytes } = this.#tail;
        if (droppedBytes > 0)
            this.#append(`\n[carryover] ${droppedBytes} bytes left out; the rest:\n`);
        this.#append(rest);
        try {
            if (this.#file !== null)
                (0,external_node_fs_.closeSync)(this.#file);
        }
        catch (error) {
            this.#fail(error);
        }
    }
    #append(text) {
        if (text === "" || this.#isBroken)
            return;
        try {
            this.#file ??= (0,external_node_fs_.openSync)(this.#path, OPEN_FLAGS, 0o644);
            (0,external_node_fs_.writeFileSync)(this.#file, text);
        }
        catch (error) {
            this.#fail(error);
        }
    }
    #fail(error) {
        if (!this.#isBroken)
            this.#onTrouble(error);
        this.#isBroken = true;
    }
}
class Tail {
    #limitBytes;
    #pieces = [];
    #length = 0;
    #addedBytes = 0;
    droppedBytes = 0;
    constructor(limitBytes) {
        this.#limitBytes = limitBytes;
    }
    add(text) {
        this.#addedBytes += Buffer.byteLength(text);
        this.#pieces.push(text);
        this.#length += text.length;
        for (let [first] = this.#pieces; first !== undefined; [first] = this.#pieces) {
            if (this.#length - first.length < this.#limitBytes)
                return;
            this.#pieces.shift();
            this.#length -= first.length;
        }
    }
    text() {
        const bytes = Buffer.from(this.#pieces.join(""));
        let start = Math.max(0, bytes.length - this.#limitBytes);
        while (((bytes[start] ?? 0) & 0xc0) === 0x80)
            start += 1;
        this.droppedBytes = this.#addedBytes - (bytes.length - start);
        return bytes.toString("utf8", start);
    }
}

// EXTERNAL MODULE: ./build/run/row-collector.js + 3 modules
var row_collector = __webpack_require__(17234);
;// CONCATENATED MODULE: ./build/run/attempt-record.js








class AttemptRecord {
    files;
    #request;
    #around;
    #emit;
    #output;
    #log;
    #rows;
    #hasErrorRow = false;
    #stop = null;
    #beganMs = 0;
    constructor(request, around, emit) {
        this.#request = request;
        this.#around = around;
        this.#emit = emit;
        const { key, attempt, startedAt, variables } = request;
        const hasGateway = variables !== undefined;
        this.files = (0,inbox.attemptFiles)(around.inboxFolder, { key, attempt, startedAt, hasGateway });
        this.#log = new AttemptLog(`${around.logsFolder}${external_node_path_.sep}${key}.log`, (error) => {
            if (around.isFirst("log"))
                this.warn(`Logs of attempts cannot be written: ${(0,reason/* reasonOf */.A)(error)}. The run continues without them.`);
        });
        this.#output = new ChildOutput({ key, redactor: around.redactor, echo: around.echo, log: this.#log });
        this.#rows = new row_collector/* RowCollector */.K({
            path: this.files.resultsFile,
            ids: new Set(request.tasks.map((task) => task.id)),
            redactor: around.redactor,
            warn: (message) => this.warn(message),
        });
    }
    begin() {
        (0,inbox.writeTasks)(this.files, this.#request.tasks);
        if (this.#around.failureLogs.length > 0)
            this.#beganMs = (0,external_node_fs_.statSync)(this.files.tasksFile).mtimeMs;
    }
    takeOutput(stream, chunk) {
        this.#output.write(stream, chunk);
    }
    takeRows() {
        const rows = this.#rows.read();
        this.#emitRows(rows);
        return rows.length;
    }
    markStopping(why) {
        this.#emitRows(this.#rows.read(Number.POSITIVE_INFINITY));
        this.#stop = why;
        (0,inbox.markStopped)(this.files);
    }
    async finish(exit) {
        this.#emitRows(this.#rows.finish());
        const output = this.#output.finish();
        const failureLogs = this.#isFailure(exit) ? await this.#readFailureLogs() : [];
        const badRow = this.#rows.badRow === null ? null : this.#around.redactor.redact(this.#rows.badRow);
        return { exit, ...output, failureLogs, badRow };
    }
    remove() {
        try {
            if (this.#around.isStored())
                (0,inbox.removeFiles)(this.files);
        }
        catch {
        }
    }
    warn(message) {
        this.#emit({ kind: "warning", key: this.#request.key, message });
    }
    #emitRows(rows) {
        if (rows.length === 0)
            return;
        this.#hasErrorRow ||= rows.some((row) => row.status === "error");
        this.#emit({ kind: "rows", key: this.#request.key, rows, stop: this.#stop });
    }
    #isFailure(exit) {
        switch (exit.kind) {
            case "exited":
                return exit.code !== 0 || this.#hasErrorRow;
            case "signalled":
            case "timed-out":
            case "silent":
                return true;
            case "stopped":
            case "spawn-failed":
                return false;
            default:
                return (0,unreachable/* unreachable */.H)(exit);
        }
    }
    async #readFailureLogs() {
        const { failureLogs: globs, workingDirectory, isOfState, redactor, isFirst } = this.#around;
        const [first, ...others] = this.#request.tasks;
        const taskId = others.length === 0 ? (first?.id ?? null) : null;
        try {
            return await readFailureLogs({
                globs,
                workingDirectory,
                isOfState,
                taskId,
                changedSinceMs: this.#beganMs,
                redactor,
            });
        }
        catch (error) {
            if (isFirst("failure-logs"))
                this.warn(`Files of \`failure-logs\` cannot be read: ${(0,reason/* reasonOf */.A)(error)}. This run does not use them as evidence.`);
            return [];
        }
    }
}

// EXTERNAL MODULE: ./build/run/child-environment.js
var child_environment = __webpack_require__(34712);
// EXTERNAL MODULE: ./build/run/command.js
var command = __webpack_require__(27067);
// EXTERNAL MODULE: ./build/run/kill.js
var kill = __webpack_require__(42196);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./build/run/start-process.js



function startProcess(file, args, options, pool, listener) {
    let current = listener;
    let pipes = [];
    let child;
    try {
        pipes = pool.open();
        const [stdout = "pipe", stderr = "pipe"] = pipes.map(({ inputFd }) => inputFd);
        child = (0,external_node_child_process_.spawn)(file, args, { ...options, detached: true, stdio: ["ignore", stdout, stderr] });
    }
    catch (error) {
        for (const pipe of pipes)
            pipe.release();
        queueMicrotask(() => current?.failed((0,reason/* reasonOf */.A)(error)));
        return null;
    }
    finally {
        for (const pipe of pipes)
            (0,external_node_fs_.closeSync)(pipe.inputFd);
    }
    const { pid } = child;
    child.on("error", (error) => {
        if (pid === undefined)
            current?.failed(error.message);
    });
    if (pid === undefined) {
        for (const pipe of pipes)
            pipe.release();
        child.stdout?.destroy();
        child.stderr?.destroy();
        return null;
    }
    let openCount = 3;
    const close = () => {
        openCount -= 1;
        if (openCount > 0)
            return;
        const last = current;
        current = null;
        last?.closed();
    };
    child.on("exit", (code, signal) => {
        current?.exited(code, signal);
        close();
    });
    for (const [index, name] of ["stdout", "stderr"].entries()) {
        const onChunk = (chunk) => current?.output(name, chunk);
        const pipe = pipes[index];
        if (pipe !== undefined)
            pipe.read(onChunk, close);
        else
            child[name]
                ?.on("data", onChunk)
                .on("error", () => { })
                .on("close", close);
    }
    return {
        pid,
        pipeNames: pipes.map(({ name }) => name),
        release() {
            current = null;
            for (const pipe of pipes)
                pipe.release();
            child.stdout?.destroy();
            child.stderr?.destroy();
            child.unref();
        },
    };
}
function describeSpawnFailure(message, workingDirectory) {
    if (/\bE2BIG\b|null bytes/.test(message)) {
        return `expected arguments without null bytes, at most 128 KiB in each, and about 2 MiB in all arguments and variables together (${message}). Let the command read {tasks-file} ($CARRYOVER_TASKS_FILE), which has every field, or pass fewer variables`;
    }
    if (/\bE[MN]FILE\b/.test(message)) {
        return `too few file descriptors (${message}). Raise the limit with \`ulimit -n\`, or lower \`concurrency\``;
    }
    return (0,external_node_fs_.existsSync)(workingDirectory)
        ? message
        : `the working directory ${workingDirectory} does not exist (${message})`;
}

;// CONCATENATED MODULE: ./build/run/child.js






const DRAIN_MS = 500;
const GROUP_POLL_MS = 50;
const KILL_WAIT_MS = 2_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
class RunningChild {
    #request;
    #around;
    #record;
    #marker;
    #ended;
    #process = null;
    #cause = null;
    #killDueMs = Number.POSITIVE_INFINITY;
    #heardMs = performance.now();
    #hasExited = false;
    #hasClosed = false;
    #isRead = false;
    #wake = () => { };
    constructor(request, around, emit, onEnded) {
        this.#request = request;
        this.#around = around;
        this.#record = new AttemptRecord(request, around, emit);
        this.#marker = (0,kill/* childMarker */.n)(around.inboxMark, request.key);
        this.#ended = this.#live().then(async (cause) => {
            this.#isRead = true;
            const evidence = await this.#record.finish(cause);
            emit({ kind: "ended", key: request.key, evidence });
            this.#record.remove();
            onEnded();
        });
    }
    readRows() {
        if (!this.#isRead)
            this.#takeRows();
    }
    stop({ reason, graceMs }) {
        this.#end({ kind: "stopped", reason }, graceMs);
    }
    kill() {
        this.stop({ reason: "interrupted", graceMs: 0 });
        return this.#ended;
    }
    killNow() {
        if (this.#process !== null && !this.#hasExited)
            (0,kill/* signalGroup */.i8)(this.#process.pid, "SIGKILL");
    }
    get sweepTarget() {
        return { marker: this.#marker, pipeNames: this.#process?.pipeNames ?? [] };
    }
    async #live() {
        const { sweeper } = this.#around;
        try {
            this.#process = this.#start();
        }
        catch (error) {
            this.#failToStart((0,reason/* reasonOf */.A)(error));
        }
        const cause = await this.#firstCause();
        if (this.#process === null)
            return cause;
        const { pid } = this.#process;
        let leavesGroup = false;
        if (this.#hasExited)
            leavesGroup = (0,kill/* signalGroup */.i8)(pid, 0);
        else {
            this.#record.markStopping(cause);
            await this.#endGroup(pid);
            await sweeper.sweep(this.sweepTarget);
        }
        const hasDrained = await this.#waitFor(() => this.#hasClosed, within(DRAIN_MS));
        if (leavesGroup)
            (0,kill/* killLeftGroup */.jY)(pid);
        if (!hasDrained)
            await sweeper.sweep(this.sweepTarget);
        this.#process.release();
        return cause;
    }
    #start() {
        const { resolved, workingDirectory, pipes } = this.#around;
        this.#record.begin();
        const args = resolved.hasPlaceholders
            ? (0,command/* fillPlaceholders */.Ct)(resolved.arguments, this.#request.tasks, this.#record.files)
            : resolved.arguments;
        const options = { argv0: resolved.calledAs, cwd: workingDirectory, env: this.#environment() };
        return startProcess(resolved.file, args, options, pipes, {
            output: (stream, chunk) => {
                this.#heardMs = performance.now();
                this.#record.takeOutput(stream, chunk);
            },
            exited: (code, signal) => {
                this.#hasExited = true;
                this.#end(signal === null ? { kind: "exited", code: code ?? 0 } : { kind: "signalled", signal });
            },
            closed: () => {
                this.#hasClosed = true;
                this.#wake();
            },
            failed: (message) => this.#failToStart(message),
        });
    }
    #environment() {
        const around = this.#around;
        const marker = (0,kill/* markerValue */.u)(around.environment[kill/* MARKER_NAME */.b4], this.#marker);
        const environment = Object.create(around.childEnvironment);
        Object.assign(environment, this.#request.variables, { [kill/* MARKER_NAME */.b4]: marker });
        const leftOut = (0,child_environment/* addVariables */.z)(environment, this.#request, this.#record.files);
        if (leftOut.length > 0 && around.isFirst("variables")) {
            const message = `The operating system cannot pass ${leftOut.slice(0, 5).join(", ")} to a child (limits: 128 KiB per variable, 512 KiB for all variables of a task, no NUL). They are left out; CARRYOVER_TASKS_FILE has every field. This warning appears once.`;
            queueMicrotask(() => this.#record.warn(message));
        }
        return environment;
    }
    #failToStart(message) {
        this.#end({ kind: "spawn-failed", message: describeSpawnFailure(message, this.#around.workingDirectory) });
    }
    #end(cause, graceMs = Number.POSITIVE_INFINITY) {
        this.#cause ??= cause;
        this.#killDueMs = Math.min(this.#killDueMs, performance.now() + graceMs);
        this.#wake();
    }
    async #firstCause() {
        const { timeoutMs, key } = this.#request;
        const { killGraceMs, silenceTimeoutMs: limitMs, isKeptWaiting } = this.#around;
        const timeoutDueMs = performance.now() + timeoutMs;
        const silenceDueMs = () => this.#heardMs + (limitMs ?? Number.POSITIVE_INFINITY);
        while (this.#cause === null) {
            const isInTime = await this.#waitFor(() => this.#cause !== null, () => Math.min(timeoutDueMs, silenceDueMs()));
            if (isInTime)
                continue;
            if (performance.now() >= timeoutDueMs)
                this.#end({ kind: "timed-out", limitMs: timeoutMs }, killGraceMs);
            else if (limitMs !== null && isKeptWaiting?.(key, limitMs))
                this.#heardMs = performance.now();
            else if (limitMs !== null && this.#takeRows() === 0)
                this.#end({ kind: "silent", limitMs }, killGraceMs);
        }
        return this.#cause;
    }
    async #endGroup(pid) {
        (0,kill/* signalGroup */.i8)(pid, "SIGTERM");
        (0,kill/* signalGroup */.i8)(pid, "SIGCONT");
        const isGone = await this.#waitFor(() => this.#hasExited && !(0,kill/* isGroupAlive */.JM)(pid), () => this.#killDueMs, GROUP_POLL_MS);
        if (isGone)
            return;
        if (this.#hasExited)
            (0,kill/* killLeftGroup */.jY)(pid);
        else
            (0,kill/* signalGroup */.i8)(pid, "SIGKILL");
        await this.#waitFor(() => this.#hasExited, within(KILL_WAIT_MS));
    }
    async #waitFor(holds, untilMs, intervalMs = LONGEST_TIMER_MS) {
        while (!holds()) {
            const leftMs = untilMs() - performance.now();
            if (leftMs <= 0)
                return false;
            await new Promise((resolve) => {
                const timer = setTimeout(() => setImmediate(resolve), Math.min(leftMs, intervalMs));
                this.#wake = () => {
                    clearTimeout(timer);
                    resolve();
                };
            });
        }
        return true;
    }
    #takeRows() {
        const count = this.#record.takeRows();
        if (count > 0)
            this.#heardMs = performance.now();
        return count;
    }
}
function within(periodMs) {
    const endMs = performance.now() + periodMs;
    return () => endMs;
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/run/pipes.js





const READ_BYTES = 65_536;
const PIPES_AT_ONCE = 16;
class PipePool {
    #buffer = Buffer.allocUnsafeSlow(READ_BYTES);
    #free = [];
    #isPossible = process.platform === "linux";
    open() {
        if (this.#free.length < 2 && this.#isPossible)
            this.#make();
        if (this.#free.length < 2)
            return [];
        const pipes = this.#free.splice(-2);
        const opened = [];
        try {
            for (const pipe of pipes)
                opened.push(this.#openOne(pipe));
            return opened;
        }
        catch (error) {
            for (const { inputFd, release } of opened) {
                (0,external_node_fs_.closeSync)(inputFd);
                release();
            }
            this.#free.push(...pipes.slice(opened.length));
            throw error;
        }
    }
    close() {
        this.#isPossible = false;
        for (const { anchorFd } of this.#free.splice(0))
            (0,external_node_fs_.closeSync)(anchorFd);
    }
    #make() {
        let folder = null;
        try {
            folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "carryover-pipes-"));
            const names = Array.from({ length: PIPES_AT_ONCE }, (_, index) => `${folder}/${index}`);
            this.#isPossible = (0,external_node_child_process_.spawnSync)("mkfifo", ["-m", "600", ...names], { stdio: "ignore" }).status === 0;
            if (!this.#isPossible)
                return;
            for (const name of names) {
                this.#free.push({ name, anchorFd: (0,external_node_fs_.openSync)(name, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK) });
            }
        }
        catch {
        }
        finally {
            if (folder !== null)
                (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        }
    }
    #openOne(pipe) {
        const path = `/proc/self/fd/${pipe.anchorFd}`;
        const outputFd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
        let inputFd;
        try {
            inputFd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_WRONLY);
        }
        catch (error) {
            (0,external_node_fs_.closeSync)(outputFd);
            throw error;
        }
        let socket = null;
        let hasWriter = false;
        return {
            name: pipe.name,
            inputFd,
            read: (onChunk, onClose) => {
                const onread = {
                    buffer: this.#buffer,
                    callback: (bytes) => {
                        onChunk(this.#buffer.subarray(0, bytes));
                        return true;
                    },
                };
                hasWriter = true;
                socket = new external_node_net_.Socket({ fd: outputFd, readable: true, writable: false, onread });
                socket.on("error", () => { });
                socket.on("end", () => {
                    hasWriter = false;
                });
                socket.on("close", onClose).resume();
            },
            release: () => {
                if (socket === null)
                    (0,external_node_fs_.closeSync)(outputFd);
                else
                    socket.destroy();
                this.#release(pipe, hasWriter);
            },
        };
    }
    #release(pipe, hasWriter) {
        if (!hasWriter && this.#isPossible)
            this.#free.push(pipe);
        else
            (0,external_node_fs_.closeSync)(pipe.anchorFd);
    }
}

;// CONCATENATED MODULE: ./build/run/process-spawner.js





const POLL_INTERVAL_MS = 250;
function createSpawner(settings) {
    const { workingDirectory } = settings;
    const mark = (0,kill/* inboxMark */.w2)(settings.inboxFolder);
    const sweeper = new kill/* Sweeper */.W();
    const pipes = new PipePool();
    const warned = new Set();
    const running = new Map();
    const surroundings = {
        ...settings,
        inboxMark: mark,
        resolved: (0,command/* resolveCommand */.OK)(settings.command, settings.environment, workingDirectory),
        childEnvironment: (0,child_environment/* filterEnvironment */._)(settings.environment, settings.envAllow),
        pipes,
        sweeper,
        isFirst: (subject) => warned.size !== warned.add(subject).size,
    };
    let poll = null;
    let runMarker = null;
    const pollRows = () => {
        for (const child of running.values())
            child.readRows();
    };
    const forget = (key) => {
        running.delete(key);
        if (running.size > 0 || poll === null)
            return;
        clearInterval(poll);
        poll = null;
    };
    const killAll = () => {
        if (running.size === 0)
            return;
        for (const child of running.values())
            child.killNow();
        (0,kill/* sweepOnce */.K9)([...running.values()].map(({ sweepTarget }) => sweepTarget));
    };
    process.on("exit", killAll);
    return {
        start(request, emit) {
            runMarker ??= (0,kill/* markerOfRun */.Xy)(mark, request.key);
            running.set(request.key, new RunningChild(request, surroundings, emit, () => forget(request.key)));
            poll ??= setInterval(pollRows, POLL_INTERVAL_MS);
        },
        stop(key, options) {
            running.get(key)?.stop(options);
        },
        readRows(key) {
            running.get(key)?.readRows();
        },
        async close() {
            await Promise.all([...running.values()].map((child) => child.kill()));
            process.off("exit", killAll);
            pipes.close();
            if (runMarker !== null)
                await sweeper.sweep({ marker: runMarker, pipeNames: [] });
        },
    };
}

// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
// EXTERNAL MODULE: ./build/core/apply.js + 6 modules
var apply = __webpack_require__(82159);
// EXTERNAL MODULE: ./build/core/decide.js
var decide = __webpack_require__(55376);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(19996);
// EXTERNAL MODULE: ./build/report/spend.js
var report_spend = __webpack_require__(22819);
// EXTERNAL MODULE: ./build/core/classify.js
var classify = __webpack_require__(17806);
// EXTERNAL MODULE: ./build/core/evidence.js
var evidence = __webpack_require__(73017);
// EXTERNAL MODULE: ./build/core/words.js
var words = __webpack_require__(23627);
;// CONCATENATED MODULE: ./build/core/wire.js




function refusalOf(wire, taskId, row = { isEarly: false }) {
    const refusals = wire?.refusals ?? [];
    const own = refusals.findLast((refusal) => refusal.taskId === taskId);
    const isLater = ({ how }) => row.isEarly && how === "answered";
    return own ?? refusals.findLast((refusal) => refusal.taskId === null && !isLater(refusal)) ?? null;
}
function hasFinalRefusal(wire, taskId) {
    const concerns = ({ taskId: named }) => named === taskId || named === null;
    return wire?.refusals.some((refusal) => !refusal.isPending && concerns(refusal)) ?? false;
}
function outcomeOnWire(refusal, stated, evidence) {
    if (refusal === null)
        return stated;
    const { limit, how } = refusal;
    const hasPassed = stated.class === "graded" && stated.status === "passed";
    if (hasPassed && (how === "left" || limit.kind === "task"))
        return stated;
    return (0,classify/* limited */.TJ)(limit, (0,failure_message/* endedBy */.mr)(evidence));
}
function outcomeInOutage(wire, taskId, stated) {
    const outage = wire?.outages.get(taskId);
    if (outage === undefined)
        return stated;
    if (stated.class === "graded" && stated.status === "failed")
        return { class: "transient", message: outage, exitCode: null, signal: null, output: stated.row?.output };
    return stated.class === "legitimate" && !stated.authentication ? { ...stated, class: "transient" } : stated;
}
function outcomeWithoutRow(wire, taskId, stated, evidence) {
    const refusal = refusalOf(wire, taskId);
    const isOthers = refusal === null && (wire?.refusals.length ?? 0) > 0 && stated.class === "rate_limited";
    return isOthers ? { class: "unfinished" } : outcomeOnWire(refusal, stated, evidence);
}
function trustWire(wire, detector) {
    if (wire === null || wire.calls === 0 || wire.refusals.length > 0)
        return detector;
    const unwatched = (detection) => {
        const isUnwatched = detection.certain && detection.provider !== null && !isWatched(wire, detection.provider);
        if (!(0,rate_limit/* isRateLimit */.a5)(detection) || isUnwatched)
            return detection;
        return wire.hasOverload ? { ...detection, kind: "overload" } : rate_limit/* NOTHING_DETECTED */.XV;
    };
    return {
        ...detector,
        detect: (text) => unwatched(detector.detect(text)),
        detectNotice: (text) => {
            const notice = detector.detectNotice(text);
            if (notice === null || notice.detection.kind === "none")
                return notice;
            const detection = unwatched(notice.detection);
            return detection.kind === "none" ? null : { ...notice, detection };
        },
        detectRowError: (error, isGrade) => {
            const detection = detector.detectRowError(error, isGrade);
            return (0,rate_limit/* isRateLimit */.a5)(detector.detectRowError(statedFields(error), isGrade)) ? detection : unwatched(detection);
        },
    };
}
function isWatched({ routes }, provider) {
    return routes.some((route) => provider === route || provider.startsWith(`${route}-`));
}
function bypassedProvider(outcome, wire) {
    if (wire === null || wire.calls > 0 || outcome.class !== "rate_limited")
        return null;
    const { provider, certain } = outcome.limit;
    return certain && provider !== null && isWatched(wire, provider) ? provider : null;
}
function statedFields({ type, status_code, retry_after_seconds, reset_at }) {
    return { type, status_code, retry_after_seconds, reset_at };
}
function withContainerHint(outcome, wire, said) {
    if (wire === null || wire.calls > 0 || (outcome.class !== "legitimate" && outcome.class !== "transient"))
        return outcome;
    if (!namesAddress(said, wire.address))
        return outcome;
    const hint = `The child could not reach Carryover's gateway at ${wire.address}. If it runs in a container, that address is the container's own. Use \`gateway: off\`.`;
    return { ...outcome, message: `${(0,words/* sentence */.em)(outcome.message)} ${hint}` };
}
function namesAddress(text, address) {
    const [host = "", port = ""] = address.split(":");
    return new RegExp(`${host.replaceAll(".", "\\.")}\\W{1,3}(?:port\\W)?${port}\\b`, "i").test(text);
}

;// CONCATENATED MODULE: ./build/engine/running-children.js



class RunningChildren {
    #ports;
    #take;
    #warn;
    #children = new Map();
    #bypassed = new Set();
    constructor(ports, take, warn) {
        this.#ports = ports;
        this.#take = take;
        this.#warn = warn;
    }
    add(key, taskIds, at) {
        this.#children.set(key, { key, taskIds, rowed: new Set(), open: [], refused: [], lastAt: at });
    }
    settleRows({ key, rows, stop }) {
        const child = this.#children.get(key);
        if (!child)
            return;
        const at = this.#ports.clock.now();
        const wire = this.#wireOf(key);
        const detector = trustWire(wire, this.#ports.rules(at).detector);
        const read = rows.map((row) => {
            const { outcome, isOpen } = (0,classify/* readRow */.zK)(row, detector);
            return { row, outcome: outcomeInOutage(wire, row.id, outcome), isOpen };
        });
        const counted = stop === null ? read : read.filter(({ outcome }) => (0,evidence/* countsInGrace */.S)(outcome, stop.kind));
        if (counted.length === 0)
            return;
        const durationMs = (at - child.lastAt) / counted.length;
        child.lastAt = at;
        for (const { row, outcome, isOpen } of counted) {
            child.rowed.add(row.id);
            if (refusalOf(wire, row.id) !== null) {
                child.refused.push({ row, stated: outcome, durationMs, isEarly: !hasFinalRefusal(wire, row.id) });
                continue;
            }
            if (isOpen) {
                child.open.push({ row, stated: outcome, durationMs });
                continue;
            }
            this.#settleOpen(child, ({ stated }) => stated);
            const hinted = withContainerHint(outcome, wire, row.error?.message ?? "");
            this.#settle(child, { at, id: row.id, outcome: hinted, durationMs });
        }
    }
    settleEnd(key, evidence) {
        const child = this.#children.get(key);
        if (!child)
            return;
        const at = this.#ports.clock.now();
        const wire = this.#wireOf(key);
        const found = this.#ports.rules(at);
        const rules = { ...found, detector: trustWire(wire, found.detector) };
        const shard = { taskCount: child.taskIds.length, rowCount: child.rowed.size };
        const rest = child.taskIds.filter((id) => !child.rowed.has(id));
        this.#settleOpen(child, ({ row, stated }) => rest.length === 0 ? (0,classify/* classifyOpenRow */.BO)(row, stated, evidence, rules, shard) : stated);
        for (const refused of child.refused) {
            const { row, stated, durationMs } = refused;
            const outcome = outcomeOnWire(refusalOf(wire, row.id, refused), stated, evidence);
            this.#settle(child, { at, id: row.id, outcome, durationMs });
        }
        if (rest.length > 0) {
            const said = `${evidence.stderrTail}\n${evidence.stdoutTail}`;
            const ofChild = withContainerHint((0,classify/* classifyRemainder */.K$)(evidence, rules, shard), wire, said);
            const durationMs = (at - child.lastAt) / rest.length;
            for (const id of rest) {
                const stated = outcomeInOutage(wire, id, ofChild);
                this.#settle(child, { at, id, outcome: outcomeWithoutRow(wire, id, stated, evidence), durationMs });
            }
        }
        this.#children.delete(key);
        this.#take({ type: "attempt-ended", at, key });
    }
    #wireOf(key) {
        return this.#ports.gateway?.wireOf(key) ?? null;
    }
    #settleOpen(child, outcomeOf) {
        for (const open of child.open.splice(0)) {
            const { row, durationMs } = open;
            const outcome = withContainerHint(outcomeOf(open), this.#wireOf(child.key), row.error?.message ?? "");
            this.#settle(child, { at: this.#ports.clock.now(), id: row.id, outcome, durationMs });
        }
    }
    #settle({ key }, settled) {
        const bypassed = bypassedProvider(settled.outcome, this.#wireOf(key));
        if (bypassed !== null && !this.#bypassed.has(bypassed)) {
            this.#bypassed.add(bypassed);
            this.#warn(`${bypassed} refused a call that did not come through the gateway, which can neither pace nor replay such calls. ` +
                `To send the client's calls there, see docs/gateway.md, "What it cannot see"`);
        }
        this.#take({ type: "task-settled", key, ...settled, random: this.#ports.random() });
    }
}

;// CONCATENATED MODULE: ./build/engine/loop.js






class Loop {
    #ports;
    #scheduler;
    #children;
    #state;
    #wake = () => { };
    #graded = new Set();
    #sequence = 0;
    #hasEnded = false;
    constructor(initial, ports) {
        this.#ports = ports;
        this.#scheduler = ports.scheduler ?? { apply: apply/* apply */.B, decide: decide/* decide */.L };
        this.#children = new RunningChildren(ports, (event) => this.#take(event), (message) => this.#warn(message));
        this.#state = initial;
    }
    interrupt(signal) {
        this.#take({ type: "interrupted", at: this.#now, signal });
    }
    callPaid(key, call) {
        this.#spend(this.#ports.meter?.addCall(key, call));
    }
    callRefused(key, limit) {
        this.#ports.spawner.readRows(key);
        this.#take({ type: "call-refused", at: this.#now, key, limit });
    }
    learnCircuit(circuit) {
        this.#take({ type: "circuit-learned", at: this.#now, ...circuit });
    }
    state() {
        return this.#state;
    }
    async toEnd() {
        for (;;) {
            const command = this.#scheduler.decide(this.#state, this.#now);
            switch (command.kind) {
                case "start":
                    this.#start(command);
                    break;
                case "preflight":
                    this.#preflight(command.provider);
                    break;
                case "stop":
                    this.#stop(command);
                    break;
                case "wait":
                    await this.#waitUntil(command.untilAt);
                    break;
                case "finish":
                    this.#take({ type: "finishing", at: this.#now });
                    this.#hasEnded = true;
                    return { status: command.status, reason: command.reason, state: this.#state };
                default:
                    return (0,unreachable/* unreachable */.H)(command);
            }
        }
    }
    get #now() {
        return this.#ports.clock.now();
    }
    #take(event) {
        if (this.#hasEnded)
            return;
        this.#state = this.#scheduler.apply(this.#state, event);
        for (const effect of this.#state.effects)
            this.#carryOut(effect, event.at);
        this.#wake();
    }
    #carryOut(effect, at) {
        const { recorder, publish, noteSetback } = this.#ports;
        switch (effect.kind) {
            case "result": {
                const { key, pending } = effect.settlement;
                this.#graded.add(key);
                recorder.result(effect.settlement, this.#callsOf(key, pending.task.id));
                break;
            }
            case "failure":
                recorder.failure(effect.settlement);
                break;
            case "hold":
                recorder.hold(effect.settlement);
                break;
            case "release":
                recorder.release();
                break;
            case "setback":
                noteSetback(effect.setback, effect.task);
                break;
            case "note":
                if (effect.note.event === "task_settled")
                    this.#forgetCalls(effect.note);
                publish(effect.note, at);
                break;
            default:
                (0,unreachable/* unreachable */.H)(effect);
        }
    }
    #callsOf(key, taskId) {
        const { gateway, meter } = this.#ports;
        const calls = gateway?.callsOf(key, taskId) ?? null;
        const costUsd = meter?.costOfCalls(key, taskId) ?? null;
        return calls === null || costUsd === null ? calls : { ...calls, cost_usd: Number(costUsd.toPrecision(12)) };
    }
    #spendOnRows({ key, rows }) {
        const { gateway, meter } = this.#ports;
        if (!meter)
            return;
        for (const { id, metrics } of rows) {
            const { made = 1, replayed = 0 } = gateway?.callsOf(key, id) ?? {};
            this.#spend(meter.addRow(key, (0,report_spend/* statedSpend */.Of)(metrics), replayed === 0 ? 1 : made / (made + replayed)));
        }
    }
    #spend(spent) {
        if (spent === undefined || (spent.costUsd === 0 && spent.tokens === 0))
            return;
        this.#take({ type: "spent", at: this.#now, spent });
    }
    #forgetCalls({ id, class: outcome }) {
        if (outcome === "rate_limited" || outcome === "kill_shaped" || outcome === "unfinished")
            return;
        this.#ports.gateway?.forget(id);
    }
    #start({ provider, source, slot, tasks }) {
        const { spawner, keyOf, timeoutMs, gateway, holdsFolder } = this.#ports;
        const at = this.#now;
        if (!holdsFolder()) {
            this.interrupt(null);
            return;
        }
        this.#sequence += 1;
        const key = keyOf(this.#sequence);
        const listed = tasks.map((pending) => pending.task);
        const request = {
            key,
            shard: this.#sequence,
            attempt: tasks[0]?.attempt ?? 1,
            provider,
            tasks: listed,
            timeoutMs: listed.reduce((longestMs, task) => Math.max(longestMs, task.timeoutMs ?? timeoutMs), 0),
            startedAt: at,
            ...(gateway ? { variables: gateway.begin({ key, tasks: listed }) } : {}),
        };
        this.#children.add(key, listed.map((task) => task.id), at);
        this.#take({ type: "attempt-started", at, key, provider, source, slot, tasks });
        spawner.start(request, this.#onChild);
    }
    #onChild = (event) => {
        switch (event.kind) {
            case "rows":
                this.#spendOnRows(event);
                this.#children.settleRows(event);
                break;
            case "warning":
                this.#warn(event.message);
                break;
            case "ended":
                this.#children.settleEnd(event.key, event.evidence);
                for (const gap of this.#ports.meter?.end(event.key, this.#graded.delete(event.key)) ?? [])
                    this.#warn(gap);
                this.#ports.gateway?.end(event.key);
                break;
            default:
                (0,unreachable/* unreachable */.H)(event);
        }
    };
    #stop({ key, reason, graceMs }) {
        this.#take({ type: "child-stopping", at: this.#now, key, reason, graceMs });
        this.#ports.spawner.stop(key, { reason, graceMs });
    }
    #preflight(provider) {
        this.#take({ type: "preflight-started", at: this.#now, provider });
        void this.#ports
            .preflight(provider)
            .catch((error) => ({ ...rate_limit/* NOTHING_DETECTED */.XV, evidence: `it could not be run: ${String(error)}` }))
            .then((detection) => this.#take({ type: "preflight-ended", at: this.#now, provider, detection }));
    }
    async #waitUntil(untilAt) {
        const { clock } = this.#ports;
        await new Promise((resolve) => {
            const cancel = untilAt === null ? () => { } : clock.at(untilAt, resolve);
            this.#wake = () => {
                cancel();
                resolve();
            };
        });
        this.#wake = () => { };
    }
    #warn(message) {
        this.#ports.publish({ event: "warning", message }, this.#now);
    }
}

// EXTERNAL MODULE: ./build/engine/preflight.js
var preflight = __webpack_require__(39888);
// EXTERNAL MODULE: ./build/engine/recorder.js
var engine_recorder = __webpack_require__(541);
// EXTERNAL MODULE: ./build/engine/run-gateway.js
var run_gateway = __webpack_require__(29997);
;// CONCATENATED MODULE: ./build/engine/run-outstanding.js








const MACHINE = { createSpawner: createSpawner, askProvider: preflight.askProvider, random: Math.random };
async function runOutstanding(initial, options, ports = MACHINE) {
    const early = [];
    options.onSignal((signal) => early.push(signal));
    const detectorAt = await options.context.loadDetector();
    const gateway = await (0,run_gateway/* openRunGateway */.a8)(options, detectorAt, {
        refused: (key, limit) => loop.callRefused(key, limit),
        paid: (key, call) => loop.callPaid(key, call),
    });
    const { config, context, folder, prepared, carry, record } = options;
    const { clock, identity } = context;
    const { createSpawner, askProvider, random, storeIn, scheduler } = ports;
    const recorder = new engine_recorder/* Recorder */.vk(storeIn?.(folder) ?? folder, { campaign: prepared.campaign.id, run: identity.run, job: identity.job }, prepared.history, (message) => record.warn(message));
    const spawner = createSpawner(spawnerSettings(options, () => recorder.isStored, gateway));
    const loop = new Loop(initial, {
        clock,
        spawner,
        recorder,
        publish: (note, at) => {
            record.publish(note, at);
            keepUpWith(note, loop.state(), options);
        },
        noteSetback: (setback, task) => {
            record.noteSetback(setback, task);
            if (setback === "killed")
                record.save(loop.state());
        },
        rules: (nowAt) => ({
            exitCodes: config.exitCodes,
            detector: detectorAt(nowAt),
            requireResult: config.requireResult,
        }),
        preflight: (provider) => {
            const { deadlineAt } = loop.state().settings;
            return askProvider(provider, { ...options, detectorAt, deadlineAt });
        },
        random,
        keyOf: (sequence) => `${identity.run}.${identity.job}.${String(sequence).padStart(6, "0")}`,
        holdsFolder: () => folder.isOurs(),
        timeoutMs: config.taskTimeoutMs,
        gateway,
        meter: meterOf(config.prices, initial.settings.budget),
        scheduler,
    });
    const obey = signalHandler(loop, spawner);
    early.forEach(obey);
    options.onSignal(obey);
    folder.onLost(() => loop.interrupt(null));
    carry?.begin(prepared.campaign.id, (circuit) => {
        if (config.retryNow && circuit.openedAt < options.startedAt)
            return;
        loop.learnCircuit(circuit);
    });
    let graceMs = 0;
    try {
        const end = await loop.toEnd();
        if (end.status !== "interrupted")
            graceMs = config.stopGraceMs;
        recorder.flush();
        if (!recorder.isStored)
            record.warn("the rows of some tasks could not be written. They stay outstanding");
        return end;
    }
    finally {
        await spawner.close();
        await gateway?.close(graceMs);
        if (gateway === null || !config.gatewayReplay)
            await (0,run_gateway/* dropSettledCalls */.Gh)(options);
    }
}
function keepUpWith(note, state, { record, carry }) {
    if (note.event === "task_settled")
        carry?.changed();
    if (note.event === "ending" && note.status === "aborted")
        record.save(state);
    if (note.event !== "circuit_changed")
        return;
    record.save(state);
    const circuit = state.lanes.get(note.provider)?.circuit;
    if (circuit !== undefined && (0,core_circuit/* isStopped */.id)(circuit))
        carry?.stopped(note.provider);
}
function signalHandler(loop, spawner) {
    let signals = 0;
    return (signal) => {
        signals += 1;
        loop.interrupt(signal);
        if (signals === 1)
            return;
        for (const key of loop.state().running.keys())
            spawner.stop(key, { reason: "interrupted", graceMs: 0 });
    };
}
function spawnerSettings({ config, context, folder, workingDirectory, command }, isStored, gateway) {
    return {
        command,
        workingDirectory,
        environment: context.env,
        envAllow: config.env,
        inboxFolder: folder.paths.inbox,
        logsFolder: folder.paths.logs,
        killGraceMs: config.killGraceMs,
        silenceTimeoutMs: config.silenceTimeoutMs,
        ...(gateway === null ? {} : { isKeptWaiting: (key, periodMs) => gateway.hasHeld(key, periodMs) }),
        failureLogs: config.failureLogs,
        isOfState: (path) => (0,state_paths/* isStatePath */.rX)(folder.paths, path),
        redactor: context.redactor,
        echo: context.echo,
        isStored,
    };
}
function meterOf(prices, budget) {
    const isAsked = budget.maxCostUsd !== null || budget.maxTokens !== null || prices.length > 0;
    return isAsked ? new spend/* SpendMeter */._M({ budget, prices }) : null;
}


/***/ }),

/***/ 81060:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G7: () => (/* binding */ gatewayVariables),
  Rr: () => (/* binding */ openRoutes),
  lF: () => (/* binding */ upstreamPath)
});

// EXTERNAL MODULE: ./build/config/gateway-inputs.js
var gateway_inputs = __webpack_require__(45635);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
;// CONCATENATED MODULE: ./build/gateway/routes.js
const ROUTES = {
    openai: {
        keys: ["OPENAI_API_KEY"],
        variables: ["OPENAI_BASE_URL", "OPENAI_API_BASE", "OPENAI_API_BASE_URL"],
        address: "https://api.openai.com/v1",
        convention: "with-v1",
        dialect: "openai",
    },
    anthropic: {
        keys: ["ANTHROPIC_API_KEY"],
        variables: ["ANTHROPIC_BASE_URL", "ANTHROPIC_API_BASE", "ANTHROPIC_API_BASE_URL"],
        address: "https://api.anthropic.com",
        convention: "without-v1",
        dialect: "anthropic",
    },
    google: {
        keys: ["GEMINI_API_KEY", "GOOGLE_API_KEY", "GOOGLE_GENERATIVE_AI_API_KEY"],
        variables: ["GOOGLE_GEMINI_BASE_URL", "GEMINI_API_BASE", "GOOGLE_BASE_URL"],
        address: "https://generativelanguage.googleapis.com/v1beta",
        convention: "as-is",
        dialect: "google",
    },
    groq: {
        keys: ["GROQ_API_KEY"],
        variables: ["GROQ_BASE_URL", "GROQ_API_BASE"],
        address: "https://api.groq.com/openai/v1",
        convention: "as-is",
        dialect: "openai",
    },
    together: {
        keys: ["TOGETHER_API_KEY", "TOGETHERAI_API_KEY"],
        variables: ["TOGETHER_BASE_URL", "TOGETHER_AI_API_BASE"],
        address: "https://api.together.xyz/v1",
        convention: "with-v1",
        dialect: "openai",
    },
    mistral: {
        keys: ["MISTRAL_API_KEY"],
        variables: ["MISTRAL_BASE_URL", "MISTRAL_AZURE_API_BASE"],
        address: "https://api.mistral.ai",
        convention: "without-v1",
        dialect: "openai",
    },
    cohere: {
        keys: ["CO_API_KEY", "COHERE_API_KEY"],
        variables: ["CO_API_URL", "CO_BASE_URL"],
        address: "https://api.cohere.com",
        convention: "as-is",
        dialect: "cohere",
    },
    openrouter: {
        keys: ["OPENROUTER_API_KEY"],
        variables: ["OPENROUTER_BASE_URL", "OPENROUTER_API_BASE"],
        address: "https://openrouter.ai/api/v1",
        convention: "with-v1",
        dialect: "openai",
    },
    azure: {
        keys: [],
        variables: ["AZURE_OPENAI_ENDPOINT"],
        address: null,
        convention: "as-is",
        dialect: "openai",
    },
};

;// CONCATENATED MODULE: ./build/gateway/open-routes.js



function openRoutes(environment, mode, upstreams) {
    const routes = [];
    const unusable = [];
    if (mode === "off")
        return { routes, unusable };
    const isSet = (name) => (environment[name] ?? "") !== "";
    for (const [name, route] of Object.entries(ROUTES)) {
        const named = route.variables.find(isSet);
        const given = named === undefined ? "" : (environment[named] ?? "");
        const isDefault = given === "" || route.address?.startsWith(`${withoutSlash(given)}/`) === true;
        const address = isDefault ? route.address : given;
        const isWanted = named !== undefined || route.keys.some(isSet) || mode === "on";
        const isReplaced = upstreams.some((upstream) => upstream.name === name);
        if (!isWanted || isReplaced || address === null)
            continue;
        const variables = route.address === null && named !== undefined ? [named] : route.variables;
        const opened = openRoute({ ...route, name }, address, variables);
        if (opened !== null)
            routes.push(opened);
        else if (named !== undefined)
            unusable.push(named);
    }
    for (const { name, url } of upstreams) {
        const isFree = (variable) => ["", withoutSlash(url)].includes(withoutSlash(environment[variable] ?? ""));
        const variables = usualVariables(name).filter(isFree);
        const opened = openRoute({ name, convention: "as-is", dialect: "openai" }, url, variables);
        if (opened !== null)
            routes.push(opened);
    }
    return { routes, unusable };
}
function withoutSlash(address) {
    return address.replace(/\/+$/, "");
}
function usualVariables(name) {
    const prefix = name.toUpperCase().replaceAll("-", "_");
    return [`${prefix}_BASE_URL`, `${prefix}_API_BASE`];
}
function openRoute({ name, convention, dialect }, address, variables) {
    const url = (0,gateway_inputs/* readAddress */.zq)(address);
    if (url === null)
        return null;
    return { name, origin: url.origin, basePath: url.pathname.replace(/\/+$/, ""), convention, dialect, variables };
}
function gatewayVariables(routes, address, environment) {
    const variables = { CARRYOVER_GATEWAY_URL: address };
    for (const { name, convention, variables: names } of routes) {
        const base = `${address}/${name}${convention === "with-v1" ? "/v1" : ""}`;
        for (const variable of names)
            variables[variable] ??= base;
    }
    const { NO_PROXY: upper, no_proxy: lower } = environment;
    variables.NO_PROXY = withLoopback(upper || lower || "");
    variables.no_proxy = withLoopback(lower || upper || "");
    return variables;
}
function withLoopback(list) {
    return list.trim() === "*" ? "*" : [list, "127.0.0.1"].filter((part) => part !== "").join(",");
}
const REPEATED_VERSION = /^([^?]*?)(?:\/v1(?:alpha|beta)?)+(?=(?:\/upload)?\/v1(?:alpha|beta)?(?:[/?]|$))/;
function upstreamPath({ convention, basePath }, rest) {
    const path = pathUnder(basePath, convention, rest).replace(REPEATED_VERSION, "$1");
    return path.replace("/openai/v1/openai/v1/", "/openai/v1/");
}
function pathUnder(basePath, convention, rest) {
    switch (convention) {
        case "with-v1":
            return basePath + rest.replace(/^\/v1(?=[/?]|$)/, "");
        case "without-v1":
            return `${basePath}/v1${rest}`;
        case "as-is":
            return basePath + rest;
        default:
            return (0,unreachable/* unreachable */.H)(convention);
    }
}


/***/ }),

/***/ 32312:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ runHelperCommand)
/* harmony export */ });
/* unused harmony export HELPER_PROGRAM */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64220);
/* harmony import */ var _kill_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42196);



const STRING_BYTES_LIMIT = 130_000;
function cannotPass(command, env) {
    const isPassed = (text) => !text.includes("\0") && Buffer.byteLength(text) <= STRING_BYTES_LIMIT;
    const name = Object.keys(env).find((one) => !isPassed(`${one}=${env[one]}`));
    if (name !== undefined)
        return `the variable ${name} is longer than 128 KiB or holds a null byte`;
    return isPassed(command) ? null : "the command is longer than 128 KiB or holds a null byte";
}
const MARK = "helper";
async function runHelperCommand(command, options) {
    const { cwd, timeoutMs } = options;
    const { getExecOutput } = await __webpack_require__.e(/* import() */ 1955).then(__webpack_require__.bind(__webpack_require__, 41955));
    const nonce = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
    const marker = (0,_kill_js__WEBPACK_IMPORTED_MODULE_1__/* .childMarker */ .n)(MARK, nonce);
    const env = withoutUndefined({ ...options.env, [_kill_js__WEBPACK_IMPORTED_MODULE_1__/* .MARKER_NAME */ .b4]: (0,_kill_js__WEBPACK_IMPORTED_MODULE_1__/* .markerValue */ .u)(process.env[_kill_js__WEBPACK_IMPORTED_MODULE_1__/* .MARKER_NAME */ .b4], marker) });
    const problem = cannotPass(command, env);
    if (problem !== null)
        return { kind: "not-started", message: problem, stdout: "", stderr: "" };
    let output = { stdout: "", stderr: "" };
    try {
        const args = ["-e", HELPER_PROGRAM, nonce, String(timeoutMs), command];
        output = await getExecOutput(`"${process.execPath}"`, args, {
            cwd,
            env,
            silent: true,
            ignoreReturnCode: true,
            ...(options.onStdout === undefined ? {} : { listeners: { stdout: options.onStdout } }),
        });
    }
    catch (error) {
        return { kind: "not-started", message: (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A)(error), ...output };
    }
    const [, stderr = "", text] = output.stderr.split(new RegExp(`(?:^|\\n)${nonce} \\n?`));
    const lost = { kind: "not-started", message: "its wrapper process was killed" };
    const report = text === undefined ? lost : JSON.parse(text);
    if (report.kind !== "exited" || report.isCut) {
        await new _kill_js__WEBPACK_IMPORTED_MODULE_1__/* .Sweeper */ .W().sweep({ marker, pipeNames: [] });
    }
    return { ...report, stdout: output.stdout, stderr };
}
function withoutUndefined(env) {
    return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
const HELPER_PROGRAM = `(${wrapCommand.toString()})()`;
function wrapCommand() {
    const [nonce, timeoutMs, command] = process.argv.slice(1);
    const { spawn } = process.getBuiltinModule("node:child_process");
    const drainMs = 5_000;
    const lateMs = 500;
    const limitBytes = 256 * 1_048_576;
    process.stderr.write(`${nonce} \n`);
    const child = spawn("bash", ["-euo", "pipefail", "-c", String(command)], {
        detached: true,
        stdio: ["ignore", "pipe", "pipe"],
    });
    let isReported = false;
    const report = (result) => {
        if (isReported)
            return;
        isReported = true;
        try {
            if (child.pid !== undefined)
                process.kill(-child.pid, "SIGKILL");
        }
        catch {
        }
        process.stdout.write("", () => {
            process.stderr.write(`\n${nonce} ${JSON.stringify(result)}\n`, () => process.exit(0));
        });
    };
    const timer = setTimeout(() => report({ kind: "timed-out" }), Number(timeoutMs));
    const end = () => report({ kind: "exited", code: null, signal: "SIGTERM", isCut: false });
    process.on("SIGTERM", end);
    process.on("SIGINT", () => { });
    process.stdin.on("error", () => { }).on("close", end);
    process.stdin.resume();
    for (const stream of [process.stdout, process.stderr])
        stream.on("error", end);
    let bytes = 0;
    let exitedMs = Number.POSITIVE_INFINITY;
    let isLate = false;
    for (const name of ["stdout", "stderr"]) {
        child[name].on("data", (chunk) => {
            if (isReported)
                return;
            bytes += chunk.length;
            isLate ||= name === "stdout" && performance.now() > exitedMs + lateMs;
            if (bytes > limitBytes)
                report({ kind: "too-much-output" });
            else if (!process[name].write(chunk)) {
                child[name].pause();
                process[name].once("drain", () => child[name].resume());
            }
        });
    }
    child.on("error", (error) => report({ kind: "not-started", message: error.message }));
    child.on("exit", (code, signal) => {
        exitedMs = performance.now();
        clearTimeout(timer);
        setTimeout(() => report({ kind: "exited", code, signal, isCut: isLate }), drainMs);
    });
    child.on("close", (code, signal) => report({ kind: "exited", code, signal, isCut: false }));
}


/***/ })

};
