export const id = 999;
export const ids = [999];
export const modules = {

/***/ 6999:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runOutstanding: () => (/* binding */ runOutstanding)
});

// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(1839);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(714);
;// CONCATENATED MODULE: ./build/run/buffer-garbage.js


const COLLECT_EVERY_BYTES = 16 * 1_048_576;
function createGarbageWatch() {
    let sinceBytes = 0;
    let collect = null;
    return (bytes) => {
        sinceBytes += bytes;
        if (sinceBytes < COLLECT_EVERY_BYTES)
            return;
        sinceBytes = 0;
        collect ??= findCollector();
        collect();
    };
}
function findCollector() {
    try {
        (0,external_node_v8_.setFlagsFromString)("--expose-gc");
        const gc = (0,external_node_vm_.runInNewContext)("gc");
        (0,external_node_v8_.setFlagsFromString)("--no-expose-gc");
        if (typeof gc === "function")
            return () => void gc({ type: "minor" });
    }
    catch {
    }
    return () => { };
}

// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/error-code.js
var error_code = __webpack_require__(4924);
;// CONCATENATED MODULE: ./build/run/attempt-log.js



const FILE_BYTES_LIMIT = 1_000_000;
const OPEN_FLAGS = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_TRUNC | external_node_fs_.constants.O_NOFOLLOW;
class AttemptLog {
    #path;
    #onTrouble;
    #file = null;
    #isBroken = false;
    #bytes = 0;
    constructor(path, onTrouble) {
        this.#path = path;
        this.#onTrouble = onTrouble;
    }
    get path() {
        return this.#bytes > 0 ? this.#path : null;
    }
    write(text, uptoBytes = FILE_BYTES_LIMIT) {
        if (text === "" || this.#isBroken)
            return;
        const bytes = Buffer.from(text);
        const room = Math.max(0, uptoBytes - this.#bytes);
        try {
            this.#file ??= this.#open();
            for (let at = 0, end = Math.min(room, bytes.length); at < end;) {
                const written = (0,external_node_fs_.writeSync)(this.#file, bytes, at, end - at);
                at += written;
                this.#bytes += written;
            }
        }
        catch (error) {
            this.#isBroken = true;
            this.#onTrouble(error);
        }
    }
    close() {
        if (this.#file === null)
            return;
        try {
            (0,external_node_fs_.closeSync)(this.#file);
        }
        catch (error) {
            if (!this.#isBroken)
                this.#onTrouble(error);
        }
        this.#file = null;
    }
    #open() {
        try {
            return (0,external_node_fs_.openSync)(this.#path, OPEN_FLAGS, 0o644);
        }
        catch (error) {
            if ((0,error_code/* errorCode */.C)(error) !== "ENOENT")
                throw error;
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(this.#path), { recursive: true });
            return (0,external_node_fs_.openSync)(this.#path, OPEN_FLAGS, 0o644);
        }
    }
}

;// CONCATENATED MODULE: ./build/run/failure-logs.js


const FILES_LIMIT = 20;
const TEXT_BYTES_LIMIT = 65_536;
const JSON_BYTES_LIMIT = 4 * 1_048_576;
const FIELD_LENGTH_LIMIT = 16_384;
const MARGIN_BYTES = 16_384;
async function readFailureLogs(request) {
    if (request.globs.length === 0)
        return [];
    const { escapePath, glob } = await __webpack_require__.e(/* import() */ 448).then(__webpack_require__.bind(__webpack_require__, 6448));
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
        const file = readChanged((0,external_node_path_.join)(request.workingDirectory, path), request.changedSinceMs);
        if (file !== null)
            changed.push({ path, ...file });
        changed.sort((a, b) => b.changedMs - a.changedMs || (a.path < b.path ? -1 : 1)).splice(FILES_LIMIT);
    }
    return changed.map(({ path, text }) => {
        const unpacked = unpack(path, text);
        const redacted = request.redactor.redact(unpacked.slice(-(TEXT_BYTES_LIMIT + MARGIN_BYTES)));
        return { path, text: redacted.slice(-TEXT_BYTES_LIMIT) };
    });
}
function readChanged(path, changedSinceMs) {
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    }
    catch {
        return null;
    }
    try {
        const stat = (0,external_node_fs_.fstatSync)(file);
        if (!stat.isFile() || stat.mtimeMs < changedSinceMs)
            return null;
        const isJson = path.endsWith(".json") && stat.size <= JSON_BYTES_LIMIT;
        const length = Math.min(stat.size, isJson ? JSON_BYTES_LIMIT : TEXT_BYTES_LIMIT + MARGIN_BYTES);
        const bytes = Buffer.alloc(length);
        const read = (0,external_node_fs_.readSync)(file, bytes, 0, length, stat.size - length);
        return { text: bytes.toString("utf8", 0, read), changedMs: stat.mtimeMs };
    }
    catch {
        return null;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function unpack(path, text) {
    if (!path.endsWith(".json"))
        return text;
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return text;
    }
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return text;
    const { error, stdout, stderr, ...others } = Object.fromEntries(Object.entries(value));
    const streams = [error, stdout, stderr].filter((field) => typeof field === "string" && field !== "");
    const line = JSON.stringify(typeof error === "string" ? others : { ...others, error });
    return [line.length <= FIELD_LENGTH_LIMIT ? line : "", ...streams].filter((part) => part !== "").join("\n");
}

// EXTERNAL MODULE: ./build/run/inbox.js
var inbox = __webpack_require__(4238);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(6193);
// EXTERNAL MODULE: ./build/run/tail-buffer.js
var tail_buffer = __webpack_require__(3357);
;// CONCATENATED MODULE: ./build/run/output.js


const KIB = 1_024;
const EVIDENCE_BYTES = 64 * KIB;
const LOG_HEAD_BYTES = 480 * KIB;
const LOG_TAIL_BYTES = 240 * KIB;
const output_MARGIN_BYTES = 16 * KIB;
const ECHO_LINE_LENGTH = 8 * KIB;
class ChildOutput {
    #options;
    #captures = {};
    #headBytes = 0;
    constructor(options) {
        this.#options = options;
    }
    write(stream, chunk) {
        this.#captures[stream] ??= new StreamCapture(stream, this.#options);
        const capture = this.#captures[stream];
        const room = LOG_HEAD_BYTES - this.#headBytes;
        if (room > 0) {
            const head = chunk.length > room ? chunk.subarray(0, room) : chunk;
            this.#headBytes += head.length;
            this.#options.log.write(capture.takeHead(head), LOG_HEAD_BYTES);
        }
        capture.push(chunk);
    }
    finish() {
        const { stdout, stderr } = this.#captures;
        const { log } = this.#options;
        const captures = [stdout, stderr].filter((capture) => capture !== undefined);
        for (const capture of captures.toSorted((a, b) => a.restBytes - b.restBytes)) {
            capture.finishEcho();
            const { restBytes } = capture;
            const rest = capture.takeRest();
            const isTitled = rest.leftOutBytes > 0 || (captures.length > 1 && restBytes > 0);
            if (isTitled)
                log.write(`\n[carryover] ${capture.name}: ${rest.leftOutBytes} bytes left out; the rest of it:\n`);
            log.write(rest.text);
        }
        log.close();
        return {
            stdoutTail: stdout?.evidence() ?? "",
            stderrTail: stderr?.evidence() ?? "",
            outputBytes: captures.reduce((sum, capture) => sum + capture.totalBytes, 0),
        };
    }
}
class StreamCapture {
    name;
    #redactor;
    #logText;
    #echo;
    #tail = new tail_buffer/* TailBuffer */.v(LOG_TAIL_BYTES + output_MARGIN_BYTES);
    #headBytes = 0;
    constructor(name, { key, redactor, echo }) {
        this.name = name;
        this.#redactor = redactor;
        this.#logText = new RedactedText(redactor);
        this.#echo = echo === null ? null : new EchoLines(redactor, (text) => echo({ key, stream: name, text }));
    }
    get totalBytes() {
        return this.#tail.total;
    }
    get restBytes() {
        return this.totalBytes - this.#headBytes;
    }
    push(chunk) {
        this.#tail.push(chunk);
        this.#echo?.push(chunk);
    }
    takeHead(chunk) {
        this.#headBytes += chunk.length;
        return this.#logText.push(chunk);
    }
    finishEcho() {
        this.#echo?.end();
    }
    takeRest() {
        const { restBytes } = this;
        if (restBytes <= LOG_TAIL_BYTES) {
            const rest = this.#logText.push(this.#tail.last(restBytes)) + this.#logText.end();
            return { text: cutStart(rest, LOG_TAIL_BYTES), leftOutBytes: 0 };
        }
        return { text: this.#redactedLast(LOG_TAIL_BYTES), leftOutBytes: restBytes - LOG_TAIL_BYTES };
    }
    evidence() {
        return this.#redactedLast(EVIDENCE_BYTES);
    }
    #redactedLast(count) {
        if (this.totalBytes <= count)
            return this.#redactor.redact(this.#tail.last(count).toString("utf8"));
        const bytes = this.#tail.last(count + output_MARGIN_BYTES);
        const margin = bytes.toString("utf8", 0, bytes.length - count).length;
        return cutStart(this.#redactor.redact(bytes.toString("utf8")).slice(margin), count);
    }
}
class RedactedText {
    #decoder = new external_node_string_decoder_.StringDecoder("utf8");
    #stream;
    constructor(redactor) {
        this.#stream = redactor.stream();
    }
    push(chunk) {
        return this.#stream.push(this.#decoder.write(chunk));
    }
    end() {
        return this.#stream.push(this.#decoder.end()) + this.#stream.end();
    }
}
class EchoLines {
    #text;
    #emit;
    #rest = "";
    constructor(redactor, emit) {
        this.#text = new RedactedText(redactor);
        this.#emit = emit;
    }
    push(chunk) {
        this.#take(this.#text.push(chunk));
    }
    end() {
        this.#take(this.#text.end());
        if (this.#rest !== "")
            this.#emit(this.#rest);
        this.#rest = "";
    }
    #take(text) {
        const lines = text.split("\n");
        lines[0] = this.#rest + (lines[0] ?? "");
        this.#rest = this.#emitPieces(lines.pop() ?? "");
        for (const line of lines)
            this.#emitLine(line);
    }
    #emitLine(line) {
        const rest = this.#emitPieces(line.endsWith("\r") ? line.slice(0, -1) : line);
        this.#emit(rest);
    }
    #emitPieces(line) {
        let start = 0;
        while (line.length - start > ECHO_LINE_LENGTH) {
            this.#emit(line.slice(start, start + ECHO_LINE_LENGTH));
            start += ECHO_LINE_LENGTH;
        }
        return start === 0 ? line : line.slice(start);
    }
}
function cutStart(text, bytes) {
    if (text.length * 3 <= bytes || Buffer.byteLength(text) <= bytes)
        return text;
    const encoded = Buffer.from(text);
    let start = encoded.length - bytes;
    while (((encoded[start] ?? 0) & 0xc0) === 0x80)
        start += 1;
    return encoded.toString("utf8", start);
}

// EXTERNAL MODULE: ./build/run/row-collector.js + 3 modules
var row_collector = __webpack_require__(7234);
;// CONCATENATED MODULE: ./build/run/attempt-record.js









const LOOKS_BEFORE_TERM = 16;
class AttemptRecord {
    pair;
    #request;
    #around;
    #emit;
    #output;
    #log;
    #rows;
    #hasErrorRow = false;
    #told = null;
    #beganMs = 0;
    constructor(request, around, emit) {
        this.#request = request;
        this.#around = around;
        this.#emit = emit;
        const { key, attempt, startedAt } = request;
        const { runMarker, run, job } = around;
        this.pair = (0,inbox/* inboxPair */.DM)(around.inboxFolder, { runMarker, key, run, job, attempt, startedAt });
        this.#log = new AttemptLog(`${around.logsFolder}${external_node_path_.sep}${key}.log`, (error) => {
            if (around.isFirst("log"))
                this.warn(`Logs of attempts cannot be written: ${(0,reason/* reasonOf */.A)(error)}. The run goes on without them.`);
        });
        this.#output = new ChildOutput({ key, redactor: around.redactor, echo: around.echo, log: this.#log });
        this.#rows = new row_collector/* RowCollector */.K({
            path: this.pair.resultsFile,
            ids: new Set(request.tasks.map((task) => task.id)),
            redactor: around.redactor,
            warn: (message) => this.warn(message),
        });
    }
    get logFile() {
        return this.#log.path;
    }
    begin() {
        this.#around.taskFiles.write(this.pair.tasksFile, this.#request.tasks);
        if (this.#around.failureLogs.length > 0)
            this.#beganMs = (0,external_node_fs_.statSync)(this.pair.tasksFile).mtimeMs;
    }
    takeOutput(stream, chunk) {
        this.#output.write(stream, chunk);
        this.#around.watchGarbage(chunk.length);
    }
    takeRows() {
        const { rows, mayHaveMore } = this.#rows.read();
        this.#emitRows(rows);
        return { count: rows.length, mayHaveMore };
    }
    tellToEnd(why) {
        let looks = 1;
        while (this.takeRows().mayHaveMore && looks < LOOKS_BEFORE_TERM)
            looks += 1;
        this.#told = why;
        (0,inbox/* markTold */.R0)(this.pair);
    }
    async finish(exit) {
        while (this.takeRows().mayHaveMore)
            await new Promise((resolve) => setTimeout(resolve, 1));
        this.#emitRows(this.#rows.finish());
        const output = this.#output.finish();
        const failureLogs = this.#isFailure(exit) ? await this.#readFailureLogs() : [];
        const badRow = this.#rows.badRow === null ? null : this.#around.redactor.redact(this.#rows.badRow);
        return { exit, ...output, failureLogs, badRow };
    }
    remove() {
        if (!this.#around.isStored())
            return;
        try {
            (0,inbox/* removeRows */.UJ)(this.pair);
            if (this.#told !== null)
                (0,inbox/* removeFile */.nM)(this.pair.toldFile);
            this.#around.taskFiles.release(this.pair.tasksFile);
        }
        catch (error) {
            this.#around.onInboxTrouble(error);
        }
    }
    warn(message) {
        this.#emit({ kind: "warning", key: this.#request.key, message });
    }
    #emitRows(rows) {
        if (rows.length === 0)
            return;
        this.#hasErrorRow ||= rows.some((row) => row.status === "error");
        this.#emit({ kind: "rows", key: this.#request.key, rows, told: this.#told });
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
        const { failureLogs, workingDirectory, redactor, isFirst } = this.#around;
        const { tasks } = this.#request;
        try {
            return await readFailureLogs({
                globs: failureLogs,
                workingDirectory,
                taskId: tasks.length === 1 ? (tasks[0]?.id ?? null) : null,
                changedSinceMs: this.#beganMs,
                redactor,
            });
        }
        catch (error) {
            if (isFirst("failure-logs"))
                this.warn(`Files of \`failure-logs\` cannot be read: ${(0,reason/* reasonOf */.A)(error)}. They are no evidence in this run.`);
            return [];
        }
    }
}

// EXTERNAL MODULE: ./build/run/kill-posix.js
var kill_posix = __webpack_require__(5838);
// EXTERNAL MODULE: ./build/run/child-environment.js
var child_environment = __webpack_require__(4712);
// EXTERNAL MODULE: ./build/run/command.js
var command = __webpack_require__(9448);
;// CONCATENATED MODULE: ./build/run/launch.js




function orderOf(request, pair, around, warn) {
    const { hasPlaceholders, arguments: given } = around.resolved;
    const { environment, leftOut } = (0,child_environment/* addVariables */.zv)({ [kill_posix/* MARKER_NAME */.b4]: (0,kill_posix/* markerValue */.u)(around.environment[kill_posix/* MARKER_NAME */.b4], around.runMarker, request.key) }, {
        tasks: request.tasks,
        ...pair,
        shard: request.shard,
        attempt: request.attempt,
        provider: request.provider,
        deadlineAt: request.startedAt + request.timeoutMs,
    });
    if (leftOut.length > 0 && around.isFirst("variables")) {
        warn(`The operating system cannot pass ${leftOut.slice(0, 5).join(", ")} to a child (at most 128 KiB in one variable, 512 KiB in all of a task, no NUL): left out. CARRYOVER_TASKS_FILE has every field. This is told once.`);
    }
    return {
        variables: environment,
        arguments: hasPlaceholders ? (0,command/* fillPlaceholders */.Ct)(given, { ...pair, tasks: request.tasks }) : null,
    };
}
const IN_TASKS_FILE = "Let the command read it from {tasks-file} ($CARRYOVER_TASKS_FILE), which has every field";
function describeSpawnFailure(message, workingDirectory) {
    if (/\bE2BIG\b/.test(message)) {
        return `expected at most 128 KiB in one argument, and some 2 MiB in all arguments and variables together, found more (E2BIG). ${IN_TASKS_FILE}, or pass fewer variables`;
    }
    if (message.includes("null bytes")) {
        return `expected arguments without null bytes, found a field that holds one. ${IN_TASKS_FILE}`;
    }
    return (0,external_node_fs_.existsSync)(workingDirectory)
        ? message
        : `the working directory ${workingDirectory} does not exist (${message})`;
}

// EXTERNAL MODULE: ./build/run/process-tree.js
var process_tree = __webpack_require__(6084);
;// CONCATENATED MODULE: ./build/run/child.js






const DRAIN_MS = 500;
const GROUP_POLL_MS = 20;
const KILL_WAIT_MS = 2_000;
const TIMER_LIMIT_MS = 2_147_483_647;
class RunningChild {
    #request;
    #around;
    #listener;
    #record;
    #launched = null;
    #tree = null;
    #phase = "running";
    #cause = null;
    #chunkCount = 0;
    #stopCount = 0;
    #isGroupAlive = true;
    #hasExited = false;
    #hasClosed = false;
    #timer = null;
    #killDueMs = 0;
    #silenceTimer = null;
    #groupPoll = null;
    #settle = () => { };
    #settled = new Promise((resolve) => {
        this.#settle = resolve;
    });
    constructor(request, around, listener) {
        this.#request = request;
        this.#around = around;
        this.#listener = listener;
        this.#record = new AttemptRecord(request, around, listener.emit);
        try {
            this.#start();
        }
        catch (error) {
            queueMicrotask(() => this.#failToStart((0,reason/* reasonOf */.A)(error)));
        }
    }
    readRows() {
        if (this.#phase !== "ended")
            this.#takeRows();
    }
    stop({ reason, graceMs }) {
        this.#stopCount += 1;
        switch (this.#phase) {
            case "running":
                this.#terminate({ kind: "stopped", reason }, graceMs);
                return;
            case "terminating":
                if (this.#stopCount > 1)
                    this.#kill();
                else
                    this.#killWithin(Math.min(graceMs, this.#killDueMs - performance.now()));
                return;
            case "draining":
                void this.#finish();
                return;
            case "killed":
            case "ended":
                return;
            default:
                (0,unreachable/* unreachable */.H)(this.#phase);
        }
    }
    kill() {
        this.#stopCount += 1;
        this.stop({ reason: "interrupted", graceMs: 0 });
        return this.#settled;
    }
    get tree() {
        return this.#tree;
    }
    #start() {
        const request = this.#request;
        const around = this.#around;
        const record = this.#record;
        record.begin();
        const order = orderOf(request, record.pair, around, (message) => queueMicrotask(() => record.warn(message)));
        const listener = {
            started: (pid) => this.#onStarted(pid),
            output: (stream, chunk) => this.#onOutput(stream, chunk),
            exited: (end) => this.#onExit(end),
            closed: () => this.#onClose(),
            failed: (message) => this.#failToStart(message),
            lost: () => this.#onLost(),
        };
        this.#launched = around.launcher.launch(order, listener);
        const { timeoutMs } = request;
        this.#after(timeoutMs, () => this.#terminate({ kind: "timed-out", limitMs: timeoutMs }, around.killGraceMs));
        const limitMs = around.silenceTimeoutMs;
        if (limitMs !== null) {
            const silent = { kind: "silent", limitMs };
            this.#silenceTimer = setTimeout(() => this.#onSilence(silent), Math.min(limitMs, TIMER_LIMIT_MS));
        }
    }
    #onStarted(pid) {
        this.#tree = (0,process_tree/* treeOf */.g7)(pid);
        switch (this.#phase) {
            case "running":
                return;
            case "terminating":
                this.#end("SIGTERM");
                return;
            case "killed":
            case "draining":
            case "ended":
                this.#end("SIGKILL");
                return;
            default:
                (0,unreachable/* unreachable */.H)(this.#phase);
        }
    }
    #onLost() {
        this.#hasExited = true;
        this.#hasClosed = true;
        this.#cause ??= { kind: "signalled", signal: "SIGKILL" };
        switch (this.#phase) {
            case "running":
            case "terminating":
                this.#kill();
                return;
            case "killed":
                this.#sweep();
                return;
            case "draining":
                void this.#finish();
                return;
            case "ended":
                return;
            default:
                (0,unreachable/* unreachable */.H)(this.#phase);
        }
    }
    #onOutput(stream, chunk) {
        if (this.#phase === "ended")
            return;
        this.#chunkCount += 1;
        this.#silenceTimer?.refresh();
        this.#record.takeOutput(stream, chunk);
    }
    #onSilence(silent) {
        const chunkCount = this.#chunkCount;
        setImmediate(() => {
            if (this.#phase !== "running" || this.#chunkCount > chunkCount || this.#takeRows() > 0)
                return;
            this.#terminate(silent, this.#around.killGraceMs);
        });
    }
    #onExit({ code, signal, isGroupAlive }) {
        this.#hasExited = true;
        if (this.#tree !== null)
            this.#tree.isReaped = true;
        switch (this.#phase) {
            case "running":
                this.#cause = signal === null ? { kind: "exited", code: code ?? 0 } : { kind: "signalled", signal };
                this.#isGroupAlive = isGroupAlive;
                this.#drain();
                return;
            case "terminating":
                this.#awaitGroup();
                return;
            case "killed":
                this.#sweep();
                return;
            case "draining":
            case "ended":
                return;
            default:
                (0,unreachable/* unreachable */.H)(this.#phase);
        }
    }
    #onClose() {
        this.#hasClosed = true;
        if (this.#phase === "draining")
            void this.#finish();
    }
    #terminate(cause, graceMs) {
        this.#cause ??= cause;
        this.#phase = "terminating";
        this.#record.tellToEnd(this.#cause);
        this.#stopSilenceTimer();
        this.#end("SIGTERM");
        this.#killWithin(graceMs);
    }
    #killWithin(graceMs) {
        if (graceMs <= 0) {
            this.#kill();
            return;
        }
        this.#killDueMs = performance.now() + graceMs;
        this.#after(graceMs, () => this.#kill());
    }
    #awaitGroup() {
        const look = () => {
            if (this.#tree !== null && this.#around.sweeper.isGroupAlive(this.#tree))
                return;
            this.#isGroupAlive = false;
            this.#sweep();
        };
        this.#groupPoll = setInterval(look, GROUP_POLL_MS);
        look();
    }
    #kill() {
        if (this.#phase === "killed")
            return;
        this.#phase = "killed";
        this.#stopGroupPoll();
        this.#end("SIGKILL");
        this.#isGroupAlive = false;
        if (this.#hasExited)
            this.#sweep();
        else
            this.#after(KILL_WAIT_MS, () => this.#sweep());
    }
    #sweep() {
        this.#phase = "killed";
        this.#stopGroupPoll();
        this.#clearTimer();
        const marker = (0,kill_posix/* childMarker */.n)(this.#around.runMarker, this.#request.key);
        void this.#around.sweeper.sweep(marker, this.#tree).then(() => this.#drain());
    }
    #drain() {
        if (this.#phase === "draining" || this.#phase === "ended")
            return;
        this.#phase = "draining";
        this.#stopSilenceTimer();
        if (this.#hasClosed)
            void this.#finish();
        else
            this.#after(DRAIN_MS, () => void this.#finish());
    }
    #failToStart(message) {
        this.#isGroupAlive = false;
        this.#hasExited = true;
        this.#hasClosed = true;
        this.#cause ??= { kind: "spawn-failed", message: describeSpawnFailure(message, this.#around.workingDirectory) };
        void this.#finish();
    }
    async #finish() {
        if (this.#phase === "ended")
            return;
        this.#phase = "ended";
        this.#stopSilenceTimer();
        this.#stopGroupPoll();
        this.#clearTimer();
        if (this.#isGroupAlive && this.#tree !== null)
            this.#around.sweeper.killGroup(this.#tree);
        if (!this.#hasClosed)
            this.#launched?.abandon();
        const record = this.#record;
        const evidence = await record.finish(this.#cause ?? { kind: "spawn-failed", message: "ended without a cause" });
        const { key } = this.#request;
        this.#listener.emit({ kind: "ended", key, evidence, logFile: record.logFile });
        record.remove();
        this.#listener.ended();
        this.#settle();
    }
    #takeRows() {
        const { count } = this.#record.takeRows();
        if (count > 0)
            this.#silenceTimer?.refresh();
        return count;
    }
    #end(signal) {
        if (this.#tree !== null)
            this.#around.sweeper.end(this.#tree, signal);
    }
    #after(delayMs, action) {
        this.#clearTimer();
        const timer = setTimeout(() => {
            setImmediate(() => {
                if (this.#timer === timer)
                    action();
            });
        }, Math.min(delayMs, TIMER_LIMIT_MS));
        this.#timer = timer;
    }
    #clearTimer() {
        if (this.#timer !== null)
            clearTimeout(this.#timer);
        this.#timer = null;
    }
    #stopSilenceTimer() {
        if (this.#silenceTimer !== null)
            clearTimeout(this.#silenceTimer);
        this.#silenceTimer = null;
    }
    #stopGroupPoll() {
        if (this.#groupPoll !== null)
            clearInterval(this.#groupPoll);
        this.#groupPoll = null;
    }
}

;// CONCATENATED MODULE: ./build/run/compile-sparingly.js

const BUDGET_BYTES = 1_000_000;
function compileSparingly() {
    if (!process.versions.v8.startsWith("11."))
        return;
    (0,external_node_v8_.setFlagsFromString)(`--interrupt-budget=${BUDGET_BYTES}`);
}

// EXTERNAL MODULE: ./build/run/start-process.js + 1 modules
var start_process = __webpack_require__(2141);
;// CONCATENATED MODULE: ./build/run/local-launcher.js


function createLocalLauncher(plan) {
    return { launch: (order, listener) => launchHere(plan, order, listener), close() { } };
}
const NOTHING = { abandon() { } };
function launchHere(plan, order, listener) {
    const started = (0,start_process/* startProcess */.k)(plan.file, order.arguments ?? plan.arguments, {
        argv0: plan.calledAs,
        cwd: plan.workingDirectory,
        env: { ...plan.environment, ...order.variables },
    });
    if (started instanceof Error) {
        queueMicrotask(() => listener.failed(started.message));
        return NOTHING;
    }
    const { child, stdout, stderr } = started;
    const { pid } = child;
    child.on("error", (error) => {
        if (pid === undefined)
            listener.failed(error.message);
    });
    if (pid === undefined) {
        stdout?.destroy();
        stderr?.destroy();
        return NOTHING;
    }
    let isWanted = true;
    let openCount = 3;
    const close = () => {
        openCount -= 1;
        if (openCount === 0 && isWanted)
            listener.closed();
    };
    child.on("exit", (code, signal) => {
        if (isWanted)
            listener.exited({ code, signal, isGroupAlive: (0,kill_posix/* signalGroup */.i8)(pid, 0) });
        close();
    });
    stdout.on("data", (chunk) => listener.output("stdout", chunk));
    stderr.on("data", (chunk) => listener.output("stderr", chunk));
    for (const stream of [stdout, stderr])
        stream.on("error", () => { }).on("close", close);
    listener.started(pid);
    return {
        abandon() {
            isWanted = false;
            stdout.destroy();
            stderr.destroy();
            child.unref();
        },
    };
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/run/launcher-frames.js
const FRAME = {
    plan: 1,
    order: 2,
    abandon: 3,
    ready: 4,
    started: 5,
    stdout: 6,
    stderr: 7,
    exited: 8,
    closed: 9,
    failed: 10,
};
const HEAD_BYTES = 9;
const launcher_frames_NOTHING = Buffer.alloc(0);
const KINDS = new Set(Object.values(FRAME));
class FrameWriter {
    #channel;
    #isCorked = false;
    constructor(channel) {
        this.#channel = channel;
    }
    write(kind, child, fields = []) {
        if (!this.#isCorked) {
            this.#isCorked = true;
            this.#channel.cork();
            process.nextTick(() => {
                this.#isCorked = false;
                this.#channel.uncork();
            });
        }
        const payload = fields.join("\0");
        const length = Buffer.byteLength(payload);
        const frame = Buffer.allocUnsafe(HEAD_BYTES + length);
        frame.writeUInt32LE(length, 0);
        frame[4] = kind;
        frame.writeUInt32LE(child, 5);
        frame.write(payload, HEAD_BYTES);
        this.#channel.write(frame);
    }
}
class FrameReader {
    #take;
    #rest = launcher_frames_NOTHING;
    #open = null;
    constructor(take) {
        this.#take = take;
    }
    push(chunk) {
        const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
        this.#rest = launcher_frames_NOTHING;
        let at = 0;
        while (at < bytes.length) {
            const taken = this.#open === null ? this.#takeFrame(bytes, at) : this.#takePart(bytes, at);
            if (taken === 0) {
                this.#rest = bytes.subarray(at);
                return;
            }
            at += taken;
        }
    }
    #takePart(bytes, at) {
        if (this.#open === null)
            return 0;
        const part = bytes.subarray(at, at + this.#open.leftBytes);
        const { head } = this.#open;
        this.#open.leftBytes -= part.length;
        if (this.#open.leftBytes === 0)
            this.#open = null;
        this.#take(head, part);
        return part.length;
    }
    #takeFrame(bytes, at) {
        if (bytes.length - at < HEAD_BYTES)
            return 0;
        const length = bytes.readUInt32LE(at);
        const head = { kind: kindOf(bytes[at + 4]), child: bytes.readUInt32LE(at + 5) };
        if ((head.kind === FRAME.stdout || head.kind === FRAME.stderr) && length > 0) {
            this.#open = { head, leftBytes: length };
            return HEAD_BYTES;
        }
        const end = at + HEAD_BYTES + length;
        if (bytes.length < end)
            return 0;
        this.#take(head, bytes.subarray(at + HEAD_BYTES, end));
        return HEAD_BYTES + length;
    }
}
function isKind(byte) {
    return byte !== undefined && KINDS.has(byte);
}
function kindOf(byte) {
    if (!isKind(byte))
        throw new Error(`No frame of the launcher has the kind ${byte}.`);
    return byte;
}

;// CONCATENATED MODULE: ./build/run/launcher-program.js



const CHANNEL = 3;
const PATIENCE_S = 0.004;
const LOOK_S = 0.02;
const LAUNCHER_PROGRAM = String.raw `
use strict;
$0 = 'carryover-launcher';

# What is opened here is closed in children when their program is loaded, as all descriptors above 2 are.
open(my $channel, '+<&=', ${CHANNEL}) or die "No channel: $!";
# Children whose program cannot be loaded tell why: their process id and the number of the error.
pipe(my $failures, my $failures_in) or die "No pipe: $!";

# Signals of a terminal or a runner are for the process that gives the orders: it ends its children in order.
# Handlers, because children would inherit that a signal is ignored. That a child has ended ends a wait.
my @caught = qw(INT TERM HUP);
my $last_caught;
my $catch = sub { $last_caught = shift };
$SIG{$_} = $catch for @caught;
$SIG{PIPE} = $SIG{CHLD} = sub { };

my ($file, $called_as, $folder, $marker, @arguments);
# By the number that the other end gave: group, 0 when nobody is left in it; has_exited; open_streams.
my %children;
my %number_of;    # by process id, of children that have not been waited for
# By descriptor, of streams that are read: handle, kind of frame, number of the child.
my (@handles, @kinds, @owners);
my $watched = '';
vec($watched, fileno $channel, 1) = 1;
my ($in, $out, $is_urgent) = ('', '', 0);

while (1) {
    flush() if $is_urgent;
    my @ended = reap();
    my $patience = @ended ? 0 : $out ne '' ? ${PATIENCE_S} : %number_of ? ${LOOK_S} : undef;
    my $count = select(my $ready = $watched, undef, undef, $patience);
    if ($count > 0) {
        # Streams first: an order may close one and open another under its number, which is not ready.
        for my $descriptor (grep { defined $handles[$_] } 0 .. $#handles) {
            read_stream($descriptor) if vec($ready, $descriptor, 1);
        }
        take_orders() if vec($ready, fileno $channel, 1);
    }
    # After what the child printed, all of which has been there to be read: nobody has to wait for it.
    report_end(@$_) for @ended;
    flush() if $count == 0 && !@ended;
}

sub report {
    my ($kind, $number, $payload) = @_;
    $out .= pack('VCV', length $payload, $kind, $number) . $payload;
    $is_urgent = 1 if $kind != ${FRAME.started} && $kind != ${FRAME.exited};
}

# Waits until all is taken: what children print is held up while the other end is behind.
sub flush {
    while ($out ne '') {
        my $written = syswrite($channel, $out);
        if (defined $written) { substr($out, 0, $written) = '' }
        elsif ($! != ${external_node_os_.constants.errno.EINTR}) { finish() }
    }
    $is_urgent = 0;
}

sub take_orders {
    my $length = sysread($channel, $in, 65536, length $in);
    finish() if defined $length ? $length == 0 : $! != ${external_node_os_.constants.errno.EINTR};
    while (length $in >= ${HEAD_BYTES}) {
        my ($size, $kind, $number) = unpack('VCV', $in);
        last if length $in < ${HEAD_BYTES} + $size;
        my @fields = split(/\0/, substr($in, ${HEAD_BYTES}, $size), -1);
        substr($in, 0, ${HEAD_BYTES} + $size) = '';
        if    ($kind == ${FRAME.order})   { launch($number, @fields) }
        elsif ($kind == ${FRAME.abandon}) { abandon($number) }
        elsif ($kind == ${FRAME.plan})    { plan(@fields) }
        else                              { die "No order has the kind $kind" }
    }
}

sub plan {
    ($file, $called_as, $folder, $marker, my $count, my @rest) = @_;
    @arguments = splice(@rest, 0, $count);
    %ENV = @rest;
    report(${FRAME.ready}, 0, '');
}

sub launch {
    my ($number, $count, @rest) = @_;
    my @own = $count eq '-' ? @arguments : splice(@rest, 0, $count);
    my %variables = @rest;
    my ($pid, $stdout, $stderr);
    undef $last_caught;
    if (!pipe($stdout, STDOUT_IN) || !pipe($stderr, STDERR_IN) || !defined($pid = fork())) {
        report(${FRAME.failed}, $number, $! + 0);
        return;
    }
    if ($pid == 0) {
        setpgrp(0, 0);
        $SIG{$_} = 'DEFAULT' for @caught;
        # Sent to the child before it could end by it.
        kill($last_caught => $$) if defined $last_caught;
        if (open(STDOUT, '>&', \*STDOUT_IN) && open(STDERR, '>&', \*STDERR_IN) && chdir $folder) {
            @ENV{keys %variables} = values %variables;
            exec { $file } $called_as, @own;
        }
        syswrite($failures_in, $$ . ' ' . ($! + 0) . "\n");
        exit 127;
    }
    # Here too: a signal to the group may be sent before the child has come to it.
    setpgrp($pid, $pid);
    close STDOUT_IN;
    close STDERR_IN;
    $children{$number} = { group => $pid, has_exited => 0, open_streams => 2 };
    $number_of{$pid} = $number;
    watch($stdout, ${FRAME.stdout}, $number);
    watch($stderr, ${FRAME.stderr}, $number);
    report(${FRAME.started}, $number, pack('V', $pid));
}

sub watch {
    my ($handle, $kind, $number) = @_;
    my $descriptor = fileno $handle;
    ($handles[$descriptor], $kinds[$descriptor], $owners[$descriptor]) = ($handle, $kind, $number);
    vec($watched, $descriptor, 1) = 1;
}

sub read_stream {
    my ($descriptor) = @_;
    my $number = $owners[$descriptor];
    my $length = sysread($handles[$descriptor], my $chunk, 65536);
    return if !defined $length && $! == ${external_node_os_.constants.errno.EINTR};
    return report($kinds[$descriptor], $number, $chunk) if $length;
    close_stream($descriptor);
    $children{$number}{open_streams} -= 1;
    report_closed($number);
}

sub close_stream {
    my ($descriptor) = @_;
    vec($watched, $descriptor, 1) = 0;
    # The last reference: the handle is closed.
    undef $handles[$descriptor];
}

sub report_closed {
    my ($number) = @_;
    my $child = $children{$number};
    return if !$child->{has_exited} || $child->{open_streams} > 0;
    delete $children{$number};
    report(${FRAME.closed}, $number, '');
}

# The children that have ended since the last look: number, process id, status, whether somebody is left.
sub reap {
    my @ended;
    while ((my $pid = waitpid(-1, 1)) > 0) {
        my $status = $?;
        # Not permitted: somebody is there, under another user.
        my $is_alive = kill(0, -$pid) || $! == ${external_node_os_.constants.errno.EPERM} ? 1 : 0;
        my $number = delete $number_of{$pid};
        $children{$number}{group} = 0 if !$is_alive && defined $children{$number};
        push @ended, [$number, $pid, $status, $is_alive];
    }
    return @ended;
}

sub report_end {
    my ($number, $pid, $status, $is_alive) = @_;
    my $child = $children{$number};
    # Abandoned meanwhile.
    return if !defined $child;
    my $failure = $status == 127 << 8 ? failure_of($pid) : undef;
    if (defined $failure) {
        forget($number);
        report(${FRAME.failed}, $number, $failure);
        return;
    }
    $child->{has_exited} = 1;
    report(${FRAME.exited}, $number, pack('CCC', $is_alive, $status >> 8, $status & 127));
    report_closed($number);
}

# What a child that has ended left in the pipe of failures; undefined where its program was loaded.
sub failure_of {
    my ($pid) = @_;
    my $look = '';
    vec($look, fileno $failures, 1) = 1;
    our %failure;
    if (select($look, undef, undef, 0) > 0 && sysread($failures, my $lines, 65536)) {
        %failure = (%failure, $lines =~ /(\d+) (\d+)\n/g);
    }
    return delete $failure{$pid};
}

sub forget {
    my ($number) = @_;
    delete $children{$number};
    for my $descriptor (grep { defined $handles[$_] } 0 .. $#handles) {
        close_stream($descriptor) if $owners[$descriptor] == $number;
    }
}

sub abandon {
    my ($number) = @_;
    my $child = $children{$number};
    return if !defined $child;
    forget($number);
    # Where the order to end it came before its start was known.
    kill(KILL => -$child->{group}) if $child->{group} && !$child->{has_exited};
}

# Kills all that was started here. Who is stopped starts nobody any more: the next look shows all of them.
sub finish {
    exit 0 if !defined $marker;
    my @groups = grep { $_ } map { $_->{group} } values %children;
    kill(STOP => map { -$_ } @groups);
    my (%is_stopped, @fresh);
    # Twice nobody new: the system shows no variables of who is just loading a program.
    for (my ($round, $quiet) = (0, 0); $round < 20 && $quiet < 2; $round += 1) {
        select(undef, undef, undef, 0.005) if $quiet;
        @fresh = grep { !$is_stopped{$_}++ } relatives(@groups);
        kill(STOP => @fresh);
        $quiet = @fresh ? 0 : $quiet + 1;
    }
    # The last come first, which are children of the others but where numbers began anew: those who are stopped in a group
    # whose last tie to another one of its session ends are sent a hangup by the system, and go on.
    kill(KILL => (sort { $b <=> $a } keys %is_stopped), map { -$_ } @groups);
    exit 0;
}

# Who is in one of the groups or marked, and who descends from them or from here, as far as the system shows it.
sub relatives {
    my %is_group = map { $_ => 1 } @_;
    my (%children_of, @open);
    # In another namespace of processes than that of /proc these numbers are other people's.
    return if (readlink('/proc/self') // '') ne $$;
    opendir(my $processes, '/proc') or return;
    for my $pid (grep { /^\d+$/ && $_ > 1 && $_ != $$ } readdir $processes) {
        my ($parent, $group) = content("/proc/$pid/stat") =~ /.*\) [^ZX] (\d+) (\d+)/s or next;
        push @{$children_of{$parent}}, $pid;
        push @open, $pid if $is_group{$group} || content("/proc/$pid/environ") =~ /(?:^|\0)${kill_posix/* MARKER_NAME */.b4}=[^\0]*,\Q$marker\E:/;
    }
    push @open, @{$children_of{$$} // []};
    my %found;
    while (defined(my $pid = pop @open)) {
        push @open, @{$children_of{$pid} // []} if !$found{$pid}++;
    }
    return keys %found;
}

sub content {
    open(my $file, '<', $_[0]) or return '';
    local $/;
    return <$file> // '';
}
`;

;// CONCATENATED MODULE: ./build/run/remote-launcher.js







const OWN_VARIABLES = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "RUNNER_TRACKING_ID", kill_posix/* MARKER_NAME */.b4];
const TUNING = { LD_BIND_NOW: "1", PERLIO: ":unix" };
const SIGNAL_NAMES = new Map(Object.entries(external_node_os_.constants.signals).map(([name, number]) => [number, name]));
function createRemoteLauncher(options) {
    const launcher = startProcess(options);
    const channel = launcher?.stdio[CHANNEL];
    return launcher !== null && channel instanceof external_node_net_.Socket ? new LauncherChannel(options, launcher, channel) : null;
}
function startProcess({ environment }) {
    const own = {};
    for (const name of OWN_VARIABLES)
        own[name] = environment[name];
    Object.assign(own, TUNING);
    try {
        const launcher = (0,external_node_child_process_.spawn)("perl", ["-e", LAUNCHER_PROGRAM], {
            env: own,
            detached: true,
            stdio: ["ignore", "ignore", "ignore", "pipe"],
        });
        launcher.on("error", () => { });
        return launcher.pid === undefined ? null : launcher;
    }
    catch {
        return null;
    }
}
class LauncherChannel {
    #options;
    #process;
    #channel;
    #writer;
    #children = new Map();
    #lastId = 0;
    #isReady = false;
    #isOver = false;
    constructor(options, launcher, channel) {
        this.#options = options;
        this.#process = launcher;
        this.#channel = channel;
        this.#writer = new FrameWriter(channel);
        const reader = new FrameReader((head, payload) => this.#take(head, payload));
        channel.on("data", (chunk) => reader.push(chunk));
        channel.on("error", () => launcher.kill("SIGKILL"));
        launcher.on("close", (code, signal) => this.#lose(signal ?? `exit code ${code}`));
        launcher.unref();
        channel.unref();
        const { file, calledAs, workingDirectory, runMarker, arguments: given, environment } = options.plan;
        const plan = [file, calledAs, workingDirectory, runMarker, String(given.length), ...given];
        this.#writer.write(FRAME.plan, 0, [...plan, ...Object.entries(environment).flat()]);
    }
    get isReady() {
        return this.#isReady;
    }
    launch(order, listener) {
        this.#lastId += 1;
        const id = this.#lastId;
        if (this.#isOver) {
            queueMicrotask(() => listener.lost());
            return { abandon() { } };
        }
        const given = order.arguments;
        if (given?.some((argument) => argument.includes("\0"))) {
            queueMicrotask(() => listener.failed("the arguments of a command cannot hold null bytes"));
            return { abandon() { } };
        }
        this.#children.set(id, listener);
        const own = given === null ? ["-"] : [String(given.length), ...given];
        this.#writer.write(FRAME.order, id, [...own, ...Object.entries(order.variables).flat()]);
        return {
            abandon: () => {
                if (this.#children.delete(id))
                    this.#writer.write(FRAME.abandon, id);
            },
        };
    }
    close() {
        this.#isOver = true;
        this.#process.kill("SIGKILL");
        this.#channel.destroy();
    }
    #take(head, payload) {
        if (head.kind === FRAME.ready) {
            this.#isReady = true;
            return;
        }
        const listener = this.#children.get(head.child);
        if (listener === undefined)
            return;
        switch (head.kind) {
            case FRAME.started:
                listener.started(payload.readUInt32LE(0));
                return;
            case FRAME.stdout:
                listener.output("stdout", payload);
                return;
            case FRAME.stderr:
                listener.output("stderr", payload);
                return;
            case FRAME.exited:
                listener.exited(readEnd(payload));
                return;
            case FRAME.closed:
                this.#children.delete(head.child);
                listener.closed();
                return;
            case FRAME.failed:
                this.#children.delete(head.child);
                listener.failed(`spawn ${this.#options.plan.file} ${(0,external_node_util_.getSystemErrorName)(-Number(payload.toString()))}`);
                return;
            default:
                throw new Error(`The launcher sends no frame of kind ${head.kind}.`);
        }
    }
    #lose(reason) {
        if (this.#isOver)
            return;
        this.#isOver = true;
        const children = [...this.#children.values()];
        this.#children.clear();
        this.#options.lost(reason);
        for (const listener of children)
            listener.lost();
    }
}
function readEnd(payload) {
    const [isGroupAlive, code = 0, signal] = payload;
    const name = SIGNAL_NAMES.get(signal ?? 0) ?? null;
    return { code: name === null ? code : null, signal: name, isGroupAlive: isGroupAlive === 1 };
}

;// CONCATENATED MODULE: ./build/run/launcher-choice.js



const FIRST_HERE = 2;
const LOSSES_LIMIT = 3;
function createLauncher({ environment, plan, warn }) {
    const here = createLocalLauncher(plan);
    let remote = null;
    let isPossible = true;
    let launchedCount = 0;
    let lossCount = 0;
    const lost = (reason) => {
        remote = null;
        lossCount += 1;
        if (lossCount < LOSSES_LIMIT)
            return;
        isPossible = false;
        warn(`A process of ours that starts children has ended ${lossCount} times without being asked to (${reason}). The run goes on without it: children start a little slower.`);
    };
    return {
        launch(order, listener) {
            launchedCount += 1;
            const chosen = remote?.isReady ? remote : here;
            if (remote === null && isPossible && launchedCount >= FIRST_HERE) {
                compileSparingly();
                remote = createRemoteLauncher({ environment, plan, lost });
                isPossible = remote !== null;
            }
            return chosen.launch(order, listener);
        },
        close() {
            remote?.close();
        },
    };
}

;// CONCATENATED MODULE: ./build/run/task-files.js




const task_files_OPEN_FLAGS = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
class TaskFiles {
    #onTrouble;
    #spares = [];
    #isRemovalDue = false;
    constructor(onTrouble) {
        this.#onTrouble = onTrouble;
    }
    write(path, tasks) {
        const text = (0,inbox/* taskLines */.z6)(tasks);
        const spare = this.#spares.pop();
        if (spare !== undefined) {
            if (isWrittenAnew(spare, path, text))
                return;
            this.#remove(spare);
            this.#remove(path);
        }
        try {
            (0,external_node_fs_.writeFileSync)(path, text);
        }
        catch (error) {
            if ((0,error_code/* errorCode */.C)(error) !== "ENOENT")
                throw error;
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path));
            (0,external_node_fs_.writeFileSync)(path, text);
        }
    }
    release(path) {
        this.#spares.push(path);
        if (this.#isRemovalDue)
            return;
        this.#isRemovalDue = true;
        process.nextTick(() => this.#removeSpares());
    }
    #removeSpares() {
        this.#isRemovalDue = false;
        const spares = this.#spares;
        this.#spares = [];
        for (const path of spares)
            this.#remove(path);
    }
    #remove(path) {
        try {
            (0,inbox/* removeFile */.nM)(path);
        }
        catch (error) {
            this.#onTrouble(error);
        }
    }
}
function isWrittenAnew(spare, path, text) {
    try {
        (0,external_node_fs_.renameSync)(spare, path);
        return isOverwritten(path, text);
    }
    catch {
        return false;
    }
}
function isOverwritten(path, text) {
    const file = (0,external_node_fs_.openSync)(path, task_files_OPEN_FLAGS);
    try {
        const stat = (0,external_node_fs_.fstatSync)(file);
        if (!stat.isFile() || stat.nlink > 1)
            return false;
        (0,external_node_fs_.writeFileSync)(file, text);
        if (stat.size > Buffer.byteLength(text))
            (0,external_node_fs_.ftruncateSync)(file, Buffer.byteLength(text));
        return true;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

;// CONCATENATED MODULE: ./build/run/process-spawner.js









const POLL_INTERVAL_MS = 250;
function createSpawner(settings, launcherFor = createLauncher) {
    if (!/^[A-Za-z0-9-]+$/.test(settings.runMarker))
        throw new Error(`Unsafe run marker: ${settings.runMarker}`);
    const sweeper = (0,kill_posix/* createSweeper */.SA)();
    const told = new Set();
    const { workingDirectory, runMarker } = settings;
    const resolved = (0,command/* resolveCommand */.OK)(settings.command, settings.environment, workingDirectory);
    const running = new Map();
    let warning = null;
    const environment = (0,child_environment/* filterEnvironment */._I)(settings.environment, settings.envAllow);
    delete environment.CARRYOVER_PROVIDER;
    const launcher = launcherFor({
        environment: settings.environment,
        plan: { ...resolved, workingDirectory, environment, runMarker },
        warn: (message) => {
            warning = message;
        },
    });
    const isFirst = (subject) => told.size !== told.add(subject).size;
    const onInboxTrouble = (error) => {
        if (isFirst("inbox"))
            warning = `Files of ended children cannot be removed: ${(0,reason/* reasonOf */.A)(error)}. The next start removes them.`;
    };
    const surroundings = {
        ...settings,
        resolved,
        launcher,
        sweeper,
        watchGarbage: createGarbageWatch(),
        taskFiles: new TaskFiles(onInboxTrouble),
        onInboxTrouble,
        isFirst,
    };
    (0,inbox/* prepareInbox */.Y3)(settings.inboxFolder);
    let poll = null;
    let startedCount = 0;
    let closed = false;
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
        sweeper.killNow([...running.values()].flatMap(({ tree }) => tree ?? []));
    };
    process.on("exit", killAll);
    return {
        start(request, emit) {
            if (closed)
                throw new Error("The spawner is closed.");
            if (running.has(request.key))
                throw new Error(`The key ${request.key} is running already.`);
            startedCount += 1;
            const listener = {
                emit: (event) => {
                    if (warning !== null)
                        emit({ kind: "warning", key: request.key, message: warning });
                    warning = null;
                    emit(event);
                },
                ended: () => forget(request.key),
            };
            running.set(request.key, new RunningChild(request, surroundings, listener));
            poll ??= setInterval(pollRows, POLL_INTERVAL_MS);
        },
        stop(key, options) {
            running.get(key)?.stop(options);
        },
        async close() {
            closed = true;
            await Promise.all([...running.values()].map((child) => child.kill()));
            process.off("exit", killAll);
            launcher.close();
            if (startedCount > 0)
                await sweeper.sweepRun(runMarker);
        },
    };
}

// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(1918);
// EXTERNAL MODULE: ./build/engine/child-settings.js
var child_settings = __webpack_require__(7375);
// EXTERNAL MODULE: ./build/core/circuit.js
var core_circuit = __webpack_require__(2725);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(5079);
// EXTERNAL MODULE: ./build/core/limit.js
var core_limit = __webpack_require__(969);
// EXTERNAL MODULE: ./build/core/pace.js
var core_pace = __webpack_require__(3147);
;// CONCATENATED MODULE: ./build/core/answer.js





const WAIT_FACTOR = 1.1;
const LEAST_WAIT_MS = 1_000;
function waitEndsAt(limit, now) {
    if (limit.retryAfterMs === null && limit.resetAt === null)
        return null;
    const waitMs = statedWaitMs(limit, now, ["retryAfterMs", "resetAt"]);
    return now + (waitMs === null ? LEAST_WAIT_MS : Math.ceil(waitMs * WAIT_FACTOR));
}
function statedEndAt(limit, now) {
    const waitMs = statedWaitMs(limit, now, ["resetAt", "retryAfterMs"]);
    return waitMs === null ? null : now + waitMs;
}
function statedWaitMs(limit, now, order) {
    for (const name of order) {
        const stated = limit[name];
        const waitMs = stated === null ? 0 : name === "resetAt" ? stated - now : stated;
        if (waitMs > 0)
            return waitMs;
    }
    return null;
}
function fitsBudget(untilAt, now, budget) {
    return untilAt - now <= budget.leftMs && (budget.deadlineAt === null || untilAt < budget.deadlineAt);
}
function pauseLane(lane, refused, untilAt, now) {
    const from = Math.max(now, lane.pausedUntil);
    const pausedUntil = Math.max(lane.pausedUntil, untilAt);
    const paced = paceLane(lane, refused, untilAt, now);
    const notes = [...paced.notes];
    if (pausedUntil > from) {
        notes.unshift({
            event: "paused",
            provider: lane.provider,
            until: (0,instant/* iso */.K)(pausedUntil),
            reason: `asked to wait ${(0,duration/* formatDuration */.a)(untilAt - now)}: ${refused.limit.evidence}`,
        });
    }
    return { lane: { ...paced.lane, pausedUntil }, notes, waitMs: Math.max(0, pausedUntil - from) };
}
function stopLane(lane, cause, now) {
    const circuit = (0,core_circuit/* openCircuit */.Ed)(lane.circuit, now, { ...cause, policy: "stop" });
    const drainUntil = lane.drainUntil ?? now + cause.stopGraceMs;
    return { lane: { ...lane, circuit, drainUntil }, notes: circuitNotes(lane, circuit), waitMs: 0 };
}
function capLane(lane, refused, now) {
    const limit = (0,core_limit/* cutLimit */.W3)(lane.limit, now, refused.oldestStartedAt);
    const paced = paceLane({ ...lane, limit }, refused, now, now);
    const notes = [...paced.notes];
    if (limit.value !== lane.limit.value) {
        notes.unshift({
            event: "limit_changed",
            provider: lane.provider,
            from: lane.limit.value,
            to: limit.value,
            reason: `rate limit without a stated wait: ${refused.limit.evidence}`,
        });
    }
    return { lane: paced.lane, notes, waitMs: 0 };
}
function countLaneFailure(lane, reason, budget, now) {
    const counted = (0,core_circuit/* countFailure */.cC)(lane.circuit, now, reason);
    if (counted.state !== "open" || lane.circuit.state === "open") {
        return { lane: { ...lane, circuit: counted }, notes: [], waitMs: 0 };
    }
    const policy = fitsBudget(counted.untilAt, now, budget) ? "wait" : "stop";
    const circuit = { ...counted, policy };
    return {
        lane: { ...lane, circuit },
        notes: circuitNotes(lane, circuit),
        waitMs: policy === "wait" ? circuit.untilAt - now : 0,
    };
}
const TOLD_APART_MS = 1_000;
function circuitNotes(before, after) {
    const from = before.circuit.state;
    const moved = before.circuit.state === "open" &&
        after.state === "open" &&
        Math.abs(after.untilAt - before.circuit.untilAt) >= TOLD_APART_MS;
    if (from === after.state && !moved)
        return [];
    return [
        {
            event: "circuit_changed",
            provider: before.provider,
            from,
            to: after.state,
            until: after.state === "open" ? (0,instant/* iso */.K)(after.untilAt) : null,
            reason: after.state === "open" ? after.reason : after.state === "closed" ? "the provider answers again" : "probe",
        },
    ];
}
function paceLane(lane, refused, resumesAt, now) {
    const pace = (0,core_pace/* paceAfterRefusal */.wj)(lane.pace, {
        startedAt: refused.startedAt,
        now,
        waitMs: refused.limit.retryAfterMs || null,
        resumesAt,
        startedInRun: lane.started,
        younger: refused.younger,
        runStartedAt: refused.runStartedAt,
    });
    const changed = lane.pace !== null && pace.intervalMs !== lane.pace.intervalMs;
    const notes = changed
        ? [
            {
                event: "pace_changed",
                provider: lane.provider,
                starts_per_minute: Math.round(600_000 / pace.intervalMs) / 10,
                reason: "repeated rate limits: starts follow the measured rate",
            },
        ]
        : [];
    return { lane: { ...lane, pace }, notes };
}

// EXTERNAL MODULE: ./build/core/alike.js
var core_alike = __webpack_require__(214);
// EXTERNAL MODULE: ./build/core/lane.js
var core_lane = __webpack_require__(130);
;// CONCATENATED MODULE: ./build/core/state-edits.js

function laneOf(state, provider) {
    const lane = state.lanes.get(provider);
    if (!lane)
        throw new Error(`No lane for provider ${provider}`);
    return lane;
}
function runningOf(state, key) {
    const running = state.running.get(key);
    if (!running)
        throw new Error(`No running child ${key}`);
    return running;
}
function withLane(state, lane) {
    return { ...state, lanes: new Map(state.lanes).set(lane.provider, lane) };
}
function withRunning(state, running) {
    return { ...state, running: new Map(state.running).set(running.key, running) };
}
function putBackPending(state, running, pending) {
    return withLane(state, (0,core_lane/* putBack */.pK)(laneOf(state, running.provider), pending));
}
function answered(state, answer) {
    return tell(withLane({ ...state, waitedMs: state.waitedMs + answer.waitMs }, answer.lane), answer.notes);
}
function told(state, settlement, next) {
    const { outcome, pending, key } = settlement;
    const isGraded = outcome.class === "graded";
    const limit = "limit" in outcome ? outcome.limit : undefined;
    return tell(state, [
        {
            event: "task_settled",
            key,
            id: pending.task.id,
            attempt: pending.attempt,
            class: outcome.class,
            status: isGraded ? outcome.status : null,
            score: isGraded ? (outcome.row?.score ?? null) : null,
            message: "message" in outcome ? outcome.message : "",
            verdict: limit?.kind ?? null,
            next,
        },
    ]);
}
function tell(state, notes) {
    if (notes.length === 0)
        return state;
    return { ...state, effects: [...state.effects, ...notes.map((note) => ({ kind: "note", note }))] };
}
function shown(state, key, what) {
    const running = state.running.get(key);
    if (!running?.probe || running.shown === "refused")
        return state;
    return withRunning(state, { ...running, shown: what });
}
function budgetOf(state) {
    return { leftMs: state.settings.maxWaitMs - state.waitedMs, deadlineAt: state.settings.deadlineAt };
}

;// CONCATENATED MODULE: ./build/core/unsettled.js
const BLOCK = 256;
function unsettledOf(tasks) {
    const blocks = Array.from({ length: Math.ceil(tasks.length / BLOCK) }, () => new Uint8Array(BLOCK));
    return { tasks, places: new Map(tasks.map((pending, place) => [pending.task.id, place])), settled: blocks };
}
function findUnsettled({ tasks, places, settled }, id) {
    const place = places.get(id);
    if (place === undefined || settled[Math.floor(place / BLOCK)]?.[place % BLOCK] === 1)
        return undefined;
    return tasks[place];
}
function withoutSettled(unsettled, id) {
    const place = unsettled.places.get(id);
    if (place === undefined)
        return unsettled;
    const settled = [...unsettled.settled];
    const index = Math.floor(place / BLOCK);
    const block = (settled[index] ?? new Uint8Array(BLOCK)).slice();
    block[place % BLOCK] = 1;
    settled[index] = block;
    return { ...unsettled, settled };
}
function* unsettledTasks({ tasks, settled }) {
    for (const [place, pending] of tasks.entries()) {
        if (settled[Math.floor(place / BLOCK)]?.[place % BLOCK] !== 1)
            yield pending;
    }
}

;// CONCATENATED MODULE: ./build/core/ending.js



const HELD_LIMIT = 1_000;
function end(state, ending) {
    if (state.ending && (ending.cause !== "interrupted" || state.ending.cause === "interrupted"))
        return state;
    return tell({ ...state, ending }, [{ event: "ending", status: ending.status, reason: ending.reason }]);
}
function endInterrupted(state, signal, at) {
    const stopNow = state.ending?.stopNow ?? new Set();
    const reason = `interrupted by ${signal}`;
    return end(state, { status: "interrupted", cause: "interrupted", reason, stopAt: at, stopNow, signal });
}
function endFast(state, settlement, message, at) {
    const { group, id } = settlement.pending.task;
    const stopNow = new Set();
    for (const running of state.running.values()) {
        for (const pending of unsettledTasks(running.unsettled)) {
            if (group !== undefined && pending.task.group === group)
                stopNow.add(running.key);
        }
    }
    return end(state, {
        status: "aborted",
        cause: "fail-fast",
        reason: `fail-fast: ${id}: ${message}`,
        stopAt: at + state.settings.stopGraceMs,
        stopNow,
        signal: null,
    });
}
function checkFailures(state, at) {
    const { maxFailures, stopGraceMs } = state.settings;
    if (maxFailures === null || state.failures < maxFailures)
        return state;
    return end(state, {
        status: "aborted",
        cause: "max-failures",
        reason: `max-failures: the bound of ${maxFailures} failed or errored is reached`,
        stopAt: at + stopGraceMs,
        stopNow: new Set(),
        signal: null,
    });
}
function recordFailure(state, settlement) {
    const signature = (0,core_alike/* alikeSignature */.rK)(settlement.outcome);
    if (state.held === null || signature === null) {
        return { ...state, effects: [...state.effects, { kind: "failure", settlement }] };
    }
    const alike = withAlike(state.alike, signature, settlement.pending.task.id);
    const effects = [...state.effects, { kind: "hold", settlement }];
    const holding = { ...state, effects, alike, held: [...state.held, settlement] };
    return holding.held.length < HELD_LIMIT ? holding : flushHeld(holding);
}
function flushHeld(state) {
    if (state.held === null)
        return state;
    const due = state.held.map((settlement) => ({ kind: "failure", settlement }));
    return { ...state, held: null, alike: new Map(), effects: [...state.effects, ...due, { kind: "release" }] };
}
function endIfAlike(state, outcome, at) {
    const signature = (0,core_alike/* alikeSignature */.rK)(outcome);
    const mayBeAlike = state.ending === null || state.ending.cause === "fails-alike";
    if (signature === null || state.held === null || !mayBeAlike)
        return null;
    if ((state.alike.get(signature)?.size ?? 0) < core_alike/* ALIKE_TASKS */.I2)
        return null;
    return endAlike(state, signature, outcome.message, at);
}
function endAlike(state, signature, message, at) {
    const uncharged = { ...state, held: (state.held ?? []).filter((one) => (0,core_alike/* alikeSignature */.rK)(one.outcome) !== signature) };
    return end(uncharged, {
        status: "aborted",
        cause: "fails-alike",
        reason: `every task fails alike: ${message}`,
        stopAt: at,
        stopNow: new Set(),
        signal: null,
    });
}
function withAlike(alike, signature, id) {
    const known = alike.get(signature);
    if (known !== undefined && known.size >= core_alike/* ALIKE_TASKS */.I2)
        return alike;
    return new Map(alike).set(signature, new Set([...(known ?? []), id]));
}

// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(9996);
;// CONCATENATED MODULE: ./build/core/backoff.js
const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
function transientBackoffMs(failures, random) {
    const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10));
    return Math.round(full * (0.5 + 0.5 * random));
}
const CAP_ROUNDS = 3;
function capBackoffMs(defaultWaitMs, round) {
    return defaultWaitMs * 2 ** (round - 1);
}

;// CONCATENATED MODULE: ./build/core/refuse.js






function rateLimited(state, settlement, limit) {
    const { at, key, pending } = settlement;
    const running = runningOf(state, key);
    const lane = laneOf(state, running.provider);
    const untilAt = limit.kind === "wait" ? waitEndsAt(limit, at) : null;
    const verdict = limit.kind === "wait" && untilAt === null ? "cap" : limit.kind;
    const first = !running.answered.has(verdict);
    const marked = shown(withRunning(state, { ...running, answered: new Set([...running.answered, verdict]) }), key, "refused");
    if (running.probe && lane.circuit.state === "half-open" && lane.circuit.probe === key) {
        return told(refuseProbe(marked, (0,core_lane/* putBack */.pK)(lane, pending), key, limit, at), settlement, "retry");
    }
    const refused = {
        limit,
        startedAt: running.startedAt,
        oldestStartedAt: oldestStart(state, lane.provider),
        younger: youngerThan(state, running),
        runStartedAt: state.runStartedAt,
        stopGraceMs: state.settings.stopGraceMs,
    };
    switch (verdict) {
        case "wait": {
            const back = putBackPending(marked, running, pending);
            const laneNow = laneOf(back, running.provider);
            if (untilAt === null || (!first && untilAt <= laneNow.pausedUntil))
                return told(back, settlement, "retry");
            const addedMs = Math.max(0, untilAt - Math.max(at, laneNow.pausedUntil));
            const budget = budgetOf(back);
            const fits = addedMs <= budget.leftMs && (budget.deadlineAt === null || untilAt < budget.deadlineAt);
            const answer = fits
                ? pauseLane(laneNow, refused, untilAt, at)
                : stopLane(laneNow, {
                    statedUntilAt: statedEndAt(limit, at),
                    reason: `${limit.evidence} (the wait does not fit this run)`,
                    stopGraceMs: refused.stopGraceMs,
                }, at);
            return told(answered(back, answer), settlement, "retry");
        }
        case "stop": {
            const back = putBackPending(marked, running, pending);
            const cause = { statedUntilAt: statedEndAt(limit, at), reason: limit.evidence, stopGraceMs: refused.stopGraceMs };
            return told(answered(back, stopLane(laneOf(back, running.provider), cause, at)), settlement, "left");
        }
        case "cap": {
            const rounds = pending.capRounds + 1;
            const cut = first ? answered(marked, capLane(lane, refused, at)) : marked;
            if (rounds > CAP_ROUNDS) {
                const refusedBy = `${lane.provider}: ${limit.evidence}`;
                return told({ ...cut, left: cut.left + 1, refusedBy }, settlement, "left");
            }
            const laneNow = laneOf(cut, running.provider);
            const dueAt = at + capBackoffMs(state.settings.defaultWaitMs, rounds);
            const again = (0,core_lane/* putOff */.dD)(laneNow, "capped", dueAt, { ...pending, capRounds: rounds });
            return told(withLane(cut, again), settlement, "retry");
        }
        case "task":
            throw new Error("A task verdict is a fatal outcome, not a rate-limited one");
        default:
            return (0,unreachable/* unreachable */.H)(verdict);
    }
}
function refuseProbe(state, lane, probe, limit, at) {
    const endAt = statedEndAt(limit, at);
    const statedUntilAt = endAt !== null && limit.kind === "wait" ? waitEndsAt(limit, at) : endAt;
    const own = limit.kind === "stop" ? {} : { firstMs: Math.max(LEAST_WAIT_MS, state.settings.defaultWaitMs) };
    const untilAt = statedUntilAt ?? at + (0,core_circuit/* openingMs */.d7)(lane.circuit.trips + 1, own.firstMs);
    const policy = limit.kind !== "stop" && fitsBudget(untilAt, at, budgetOf(state)) ? "wait" : "stop";
    const refused = { statedUntilAt, policy, reason: limit.evidence, ...own };
    const circuit = lane.circuit.state === "half-open"
        ? (0,core_circuit/* settleProbe */.QR)(lane.circuit, probe, { kind: "refused", ...refused }, at)
        : (0,core_circuit/* openCircuit */.Ed)(lane.circuit, at, refused);
    const waitedMs = state.waitedMs + (policy === "wait" ? untilAt - at : 0);
    const drainUntil = policy === "stop" ? (lane.drainUntil ?? at + state.settings.stopGraceMs) : lane.drainUntil;
    return tell(withLane({ ...state, waitedMs }, { ...lane, circuit, drainUntil }), circuitNotes(lane, circuit));
}
function oldestStart(state, provider) {
    let oldest = null;
    for (const running of state.running.values()) {
        if (running.provider === provider)
            oldest = oldest === null ? running.startedAt : Math.min(oldest, running.startedAt);
    }
    return oldest;
}
function youngerThan(state, running) {
    let count = 0;
    let isBehind = false;
    for (const other of state.running.values()) {
        if (isBehind && other.provider === running.provider && !wasRefused(other))
            count += 1;
        if (other.key === running.key)
            isBehind = true;
    }
    return count;
}
const REFUSALS = ["wait", "stop", "cap"];
function wasRefused({ answered }) {
    return REFUSALS.some((verdict) => answered.has(verdict));
}

// EXTERNAL MODULE: ./build/core/schedule.js
var schedule = __webpack_require__(1733);
// EXTERNAL MODULE: ./build/core/outcome.js
var core_outcome = __webpack_require__(9058);
// EXTERNAL MODULE: ./build/core/queue.js
var queue = __webpack_require__(2797);
;// CONCATENATED MODULE: ./build/core/settle.js













const DURATIONS_KEPT = 200;
const TASK_VERDICTS = 5;
function settle(state, event) {
    const running = state.running.get(event.key);
    const pending = running && findUnsettled(running.unsettled, event.id);
    if (!running || !pending)
        return state;
    if (state.ending?.stopNow.has(event.key))
        return state;
    const unsettled = withoutSettled(running.unsettled, event.id);
    const claimed = withRunning(state, { ...running, unsettled });
    const { outcome, at, durationMs } = event;
    const settlement = { key: event.key, pending, outcome, startedAt: running.startedAt, at, durationMs };
    switch (outcome.class) {
        case "graded":
            return graded(claimed, settlement, outcome, event.random);
        case "rate_limited":
            return rateLimited(claimed, settlement, outcome.limit);
        case "kill_shaped":
            return killed(claimed, { ...settlement, outcome }, running, event.random);
        case "unfinished":
            return told(putBackPending(claimed, running, pending), settlement, "retry");
        case "timeout_exceeded":
        case "skipped":
        case "transient":
        case "legitimate":
        case "fatal":
            return failed(claimed, { ...settlement, outcome }, event.random);
        default:
            return (0,unreachable/* unreachable */.H)(outcome);
    }
}
function graded(state, settlement, outcome, random) {
    const { at, key, startedAt } = settlement;
    const before = runningOf(state, key);
    const lane = laneOf(state, before.provider);
    const limit = (0,core_limit/* growLimit */.B)(lane.limit, { startedAt, inUse: lane.running });
    const healthy = {
        ...lane,
        limit,
        circuit: before.probe ? lane.circuit : (0,core_circuit/* countSuccess */.b6)(lane.circuit),
        pace: (0,core_pace/* paceAfterSuccess */.JX)(lane.pace, startedAt),
        taskVerdicts: new Set(),
    };
    const alive = shown(withLane(state, healthy), key, "alive");
    const passed = outcome.status === "passed";
    const counted = {
        ...alive,
        passed: alive.passed + (passed ? 1 : 0),
        failures: alive.failures + (passed ? 0 : 1),
        durationsMs: passed ? withDuration(alive.durationsMs, settlement.durationMs, random) : alive.durationsMs,
    };
    const flushed = passed ? flushHeld(counted) : counted;
    const written = tell({ ...flushed, effects: [...flushed.effects, { kind: "result", settlement }] }, [
        ...circuitNotes(lane, healthy.circuit),
        ...limitNotes(lane, limit.value, "a full round of successes"),
    ]);
    return checkFailures(told(written, settlement, "done"), at);
}
const KILL_RETRIES = 3;
function killed(state, settlement, running, random) {
    const { at, outcome, pending } = settlement;
    if (running.stopping !== null)
        return told(putBackPending(state, running, pending), settlement, "left");
    const kills = pending.kills + 1;
    if (kills > KILL_RETRIES)
        return told({ ...state, left: state.left + 1 }, settlement, "left");
    const again = { ...pending, kills, alone: true };
    if (!outcome.lacksRoom)
        return told(putBackPending(state, running, again), settlement, "retry");
    const lane = laneOf(state, running.provider);
    const limit = (0,core_limit/* fitLimit */.Jp)(lane.limit, at, lane.running - 1);
    const narrowed = withLane(state, (0,core_lane/* putOff */.dD)({ ...lane, limit }, "delayed", at + transientBackoffMs(kills, random), again));
    return told(tell(narrowed, limitNotes(lane, limit.value, outcome.message)), settlement, "retry");
}
function limitNotes({ provider, limit: { value: from } }, to, reason) {
    return from === to ? [] : [{ event: "limit_changed", provider, from, to, reason }];
}
function failed(state, settlement, random) {
    const { at, key, pending, outcome } = settlement;
    const running = runningOf(state, key);
    let next = recordFailure(state, settlement);
    next = failureAnswer(next, running, outcome, pending, at);
    const last = (0,core_outcome/* isTerminal */.H)(outcome.class) || pending.attempt >= state.settings.maxAttempts;
    if (outcome.class !== "skipped" && last)
        next = { ...next, failures: next.failures + 1 };
    if (!last)
        next = requeueFailed(next, running, pending, outcome, at, random);
    next = told(next, settlement, last ? "done" : "retry");
    const alike = endIfAlike(next, outcome, at);
    if (alike !== null)
        return alike;
    if (outcome.class === "fatal" && state.settings.failFast)
        return endFast(next, settlement, outcome.message, at);
    return checkFailures(next, at);
}
function failureAnswer(state, running, outcome, pending, at) {
    const lane = laneOf(state, running.provider);
    if (outcome.class === "transient") {
        if (running.probe && lane.circuit.state === "half-open" && lane.circuit.probe === running.key) {
            const reopened = (0,core_circuit/* openCircuit */.Ed)(lane.circuit, at, (0,core_circuit/* outage */.Qe)(outcome.message));
            const fits = fitsBudget(reopened.untilAt, at, budgetOf(state));
            const circuit = { ...reopened, policy: fits ? "wait" : "stop" };
            const waitedMs = state.waitedMs + (fits ? reopened.untilAt - at : 0);
            return tell(withLane(shown({ ...state, waitedMs }, running.key, "refused"), { ...lane, circuit }), circuitNotes(lane, circuit));
        }
        if (running.answered.has("transient"))
            return state;
        const marked = withRunning(state, {
            ...runningOf(state, running.key),
            answered: new Set([...running.answered, "transient"]),
        });
        return answered(marked, countLaneFailure(lane, outcome.message, budgetOf(state), at));
    }
    const healthy = outcome.class === "skipped" ? lane : { ...lane, circuit: (0,core_circuit/* countSuccess */.b6)(lane.circuit) };
    const alive = withLane(shown(state, running.key, "alive"), healthy);
    if (outcome.class !== "fatal" || outcome.limit === undefined)
        return alive;
    const isFull = lane.taskVerdicts.size >= TASK_VERDICTS;
    const taskVerdicts = isFull ? lane.taskVerdicts : new Set([...lane.taskVerdicts, pending.task.id]);
    const marked = withLane(alive, { ...healthy, taskVerdicts });
    if (taskVerdicts.size < TASK_VERDICTS)
        return marked;
    const reason = `${taskVerdicts.size} different tasks in a row were refused: ${outcome.message}`;
    return answered(marked, stopLane(laneOf(marked, lane.provider), { statedUntilAt: null, reason, stopGraceMs: state.settings.stopGraceMs }, at));
}
function requeueFailed(state, running, pending, outcome, at, random) {
    const lane = laneOf(state, running.provider);
    const again = { ...pending, attempt: pending.attempt + 1, alone: true };
    if (outcome.class === "transient") {
        const stated = outcome.wait === undefined ? null : waitEndsAt(outcome.wait, at);
        const honoured = Math.min(stated ?? 0, at + LONGEST_STATED_MS);
        const dueAt = Math.max(at + transientBackoffMs(pending.attempt, random), honoured);
        return withLane(state, (0,core_lane/* putOff */.dD)(lane, "delayed", dueAt, again));
    }
    return withLane(state, { ...lane, later: (0,queue/* fifoPush */.T6)(lane.later, again) });
}
const LONGEST_STATED_MS = 300_000;
function withDuration(sorted, durationMs, random) {
    const next = [...sorted];
    const at = next.findIndex((other) => other > durationMs);
    next.splice(at === -1 ? next.length : at, 0, durationMs);
    if (next.length > DURATIONS_KEPT)
        next.splice(Math.floor(random * next.length), 1);
    return next;
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
        case "preflight-started": {
            const lane = laneOf(state, event.provider);
            const circuit = lane.circuit.state === "open" ? (0,core_circuit/* admitProbe */.k3)(lane.circuit, PREFLIGHT) : lane.circuit;
            return tell(withLane(state, { ...lane, circuit, preflight: "running" }), [
                ...circuitNotes(lane, circuit),
                { event: "preflight_started", provider: event.provider },
            ]);
        }
        case "preflight-ended":
            return preflightEnded(state, event);
        case "circuit-learned": {
            const lane = state.lanes.get(event.provider);
            if (!lane || event.untilAt <= event.at)
                return state;
            const { stopGraceMs } = state.settings;
            const { reason, outage, untilAt: statedUntilAt } = event;
            const cause = { statedUntilAt, reason, stopGraceMs, ...(outage ? { outage } : {}) };
            return answered(state, stopLane(lane, cause, event.at));
        }
        case "interrupted":
            return endInterrupted(state, event.signal, event.at);
        case "idle-granted":
            return idleGranted(state, event);
        case "finishing":
            return flushHeld(state);
        default:
            return (0,unreachable/* unreachable */.H)(event);
    }
}
const PREFLIGHT = "preflight";
function attemptStarted(state, event) {
    const before = laneOf(state, event.provider);
    const { lane: rest } = (0,core_lane/* takeShard */.mt)(before, event.source, event.tasks.length);
    const circuit = before.circuit.state === "open" ? (0,core_circuit/* admitProbe */.k3)(before.circuit, event.key) : before.circuit;
    const lane = {
        ...rest,
        circuit,
        running: before.running + 1,
        started: before.started + 1,
        pace: (0,core_pace/* paceAfterStart */.IR)(before.pace, event.at),
    };
    const running = {
        key: event.key,
        slot: event.slot,
        provider: event.provider,
        startedAt: event.at,
        unsettled: unsettledOf(event.tasks),
        probe: event.probe,
        shown: "nothing",
        answered: new Set(),
        stopping: null,
        killAt: null,
    };
    const waitedMs = state.waitedMs + stoodStillMs(state, before, event);
    return tell(withRunning(withLane({ ...state, waitedMs }, lane), running), [
        ...circuitNotes(before, circuit),
        {
            event: "attempt_started",
            key: event.key,
            slot: event.slot,
            provider: event.provider,
            tasks: event.tasks.map((pending) => pending.task.id),
            attempt: event.tasks[0]?.attempt ?? 1,
            probe: event.probe,
        },
    ]);
}
function stoodStillMs(state, lane, event) {
    if (lane.running > 0 || lane.pace === null || event.probe)
        return 0;
    const still = (0,core_pace/* standstill */.Le)(lane.pace);
    if (still === null)
        return 0;
    const stillMs = Math.max(0, Math.min(event.at, still.until) - Math.max(still.from, state.idleUntil));
    return Math.min(stillMs, Math.max(0, state.settings.maxWaitMs - state.waitedMs));
}
function childStopping(state, event) {
    const running = state.running.get(event.key);
    if (!running)
        return state;
    const stopping = running.stopping ?? event.reason;
    const killAt = running.killAt === null ? event.at + event.graceMs : Number.NEGATIVE_INFINITY;
    return tell(withRunning(state, { ...running, stopping, killAt }), [
        { event: "child_stopped", key: event.key, reason: event.reason },
    ]);
}
function attemptEnded(state, event) {
    const running = state.running.get(event.key);
    if (!running)
        return state;
    const lane = laneOf(state, running.provider);
    const rest = new Map(state.running);
    rest.delete(event.key);
    const verdict = running.shown === "alive" ? { kind: "alive" } : { kind: "nothing" };
    const circuit = running.probe ? (0,core_circuit/* settleProbe */.QR)(lane.circuit, event.key, verdict, event.at) : lane.circuit;
    let back = { ...lane, circuit, running: lane.running - 1 };
    for (const pending of unsettledTasks(running.unsettled))
        back = (0,core_lane/* putBack */.pK)(back, pending);
    return tell({ ...withLane(state, back), running: rest }, [
        ...circuitNotes(lane, circuit),
        { event: "attempt_ended", key: event.key, duration_s: seconds(event.at - running.startedAt) },
        ...(state.ending ? [] : standstillNotes(back, event.at)),
    ]);
}
const LEAST_TOLD_MS = 10_000;
function standstillNotes(lane, at) {
    if (lane.running > 0 || lane.circuit.state !== "closed")
        return [];
    const ready = (0,core_lane/* readiness */.xz)(lane, Math.max(at, lane.pausedUntil), false);
    if (ready.kind !== "at")
        return [];
    const paceAt = lane.pace?.nextStartAt ?? Number.NEGATIVE_INFINITY;
    const isPaced = ready.why === "pace" || paceAt > ready.at;
    if (ready.why === "capped" && !isPaced)
        return [];
    const untilAt = Math.ceil(Math.max(ready.at, paceAt));
    if (untilAt - at < LEAST_TOLD_MS)
        return [];
    const reason = isPaced ? "starts are paced after repeated rate limits" : "the next try after a failure is due then";
    return [{ event: "paused", provider: lane.provider, until: (0,instant/* iso */.K)(untilAt), reason }];
}
function idleGranted(state, event) {
    const { at, provider, untilAt } = event;
    const waitedMs = state.waitedMs + (0,schedule/* idleCostMs */.Wj)(state, untilAt, at);
    const reason = "nothing else can start before the next try after a rate limit";
    return tell({ ...state, waitedMs, idleUntil: Math.max(state.idleUntil, untilAt) }, [
        { event: "paused", provider, until: (0,instant/* iso */.K)(untilAt), reason },
    ]);
}
function preflightEnded(state, event) {
    const lane = { ...laneOf(state, event.provider), preflight: "none" };
    const { detection, at } = event;
    const noted = tell(withLane(state, lane), [
        { event: "preflight_ended", provider: event.provider, verdict: detection.kind, reason: detection.evidence },
    ]);
    if (!(0,rate_limit/* isRateLimit */.a)(detection) || detection.kind === "task") {
        const circuit = (0,core_circuit/* settleProbe */.QR)(lane.circuit, PREFLIGHT, { kind: "alive" }, at);
        return tell(withLane(noted, { ...lane, circuit }), circuitNotes(lane, circuit));
    }
    return refuseProbe(noted, lane, PREFLIGHT, detection, at);
}
function seconds(durationMs) {
    return Math.round(durationMs) / 1_000;
}

// EXTERNAL MODULE: ./build/core/classify.js + 1 modules
var classify = __webpack_require__(5950);
// EXTERNAL MODULE: ./build/core/grace.js
var grace = __webpack_require__(7034);
;// CONCATENATED MODULE: ./build/engine/running-children.js


class RunningChildren {
    #ports;
    #take;
    #children = new Map();
    constructor(ports, take) {
        this.#ports = ports;
        this.#take = take;
    }
    add(key, taskIds, at) {
        this.#children.set(key, { key, taskIds, rowed: new Set(), open: [], lastAt: at });
    }
    has(key) {
        return this.#children.has(key);
    }
    settleRows({ key, rows, told }) {
        const child = this.#children.get(key);
        if (!child)
            return;
        const at = this.#ports.clock.now();
        const { detector } = this.#ports.rules(at);
        const read = rows.map((row) => ({ row, ...(0,classify/* readRow */.zK)(row, detector) }));
        const counted = told === null ? read : read.filter(({ outcome }) => (0,grace/* countsInGrace */.S)(outcome, told.kind));
        if (counted.length === 0)
            return;
        const durationMs = (at - child.lastAt) / counted.length;
        child.lastAt = at;
        for (const { row, outcome, isOpen } of counted) {
            child.rowed.add(row.id);
            if (isOpen) {
                child.open.push({ row, stated: outcome, durationMs });
                continue;
            }
            this.#settleOpen(child, ({ stated }) => stated);
            this.#settle(child, { at, id: row.id, outcome, durationMs });
        }
    }
    settleEnd(key, evidence) {
        const child = this.#children.get(key);
        if (!child)
            return;
        const at = this.#ports.clock.now();
        const rules = this.#ports.rules(at);
        const shard = { taskCount: child.taskIds.length, rowCount: child.rowed.size };
        const rest = child.taskIds.filter((id) => !child.rowed.has(id));
        this.#settleOpen(child, ({ row, stated }) => rest.length === 0 ? (0,classify/* classifyOpenRow */.BO)(row, stated, evidence, rules, shard) : stated);
        if (rest.length > 0) {
            const outcome = (0,classify/* classifyRemainder */.K$)(evidence, rules, shard);
            const durationMs = (at - child.lastAt) / rest.length;
            for (const id of rest)
                this.#settle(child, { at, id, outcome, durationMs });
        }
        this.#children.delete(key);
        this.#take({ type: "attempt-ended", at, key });
    }
    #settleOpen(child, outcomeOf) {
        for (const open of child.open.splice(0)) {
            const { row, durationMs } = open;
            const outcome = outcomeOf(open);
            this.#settle(child, { at: this.#ports.clock.now(), id: row.id, outcome, durationMs });
        }
    }
    #settle({ key }, { at, id, outcome, durationMs }) {
        this.#take({ type: "task-settled", at, key, id, outcome, durationMs, random: this.#ports.random() });
    }
}

;// CONCATENATED MODULE: ./build/engine/loop.js





function startLoop(initial, ports) {
    const loop = new Loop(initial, ports);
    return { control: loop, end: loop.toEnd() };
}
class Loop {
    #ports;
    #scheduler;
    #children;
    #state;
    #wake = () => { };
    #sequence = 0;
    #hasEnded = false;
    constructor(initial, ports) {
        this.#ports = ports;
        this.#scheduler = ports.scheduler ?? { apply: apply, decide: schedule/* decide */.LD };
        this.#children = new RunningChildren(ports, (event) => this.#take(event));
        this.#state = initial;
    }
    interrupt(signal) {
        this.#take({ type: "interrupted", at: this.#ports.clock.now(), signal });
    }
    learnCircuit(circuit) {
        this.#take({ type: "circuit-learned", at: this.#ports.clock.now(), ...circuit });
    }
    state() {
        return this.#state;
    }
    async toEnd() {
        const { clock } = this.#ports;
        await Promise.resolve();
        for (;;) {
            const command = this.#scheduler.decide(this.#state, clock.now());
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
                case "idle":
                    this.#take({ type: "idle-granted", at: clock.now(), provider: command.provider, untilAt: command.untilAt });
                    break;
                case "wait":
                    await this.#waitUntil(command.untilAt);
                    break;
                case "finish":
                    this.#take({ type: "finishing", at: clock.now() });
                    this.#hasEnded = true;
                    return { status: command.status, reason: command.reason, state: this.#state };
                default:
                    return (0,unreachable/* unreachable */.H)(command);
            }
        }
    }
    #take(event) {
        if (this.#hasEnded)
            return;
        const { recorder, tell } = this.#ports;
        this.#state = this.#scheduler.apply(this.#state, event);
        for (const effect of this.#state.effects) {
            switch (effect.kind) {
                case "result":
                    recorder.result(effect.settlement);
                    break;
                case "failure":
                    recorder.failure(effect.settlement);
                    break;
                case "hold":
                    recorder.hold(effect.settlement);
                    break;
                case "release":
                    recorder.release();
                    break;
                case "note":
                    tell(effect.note, event.at);
                    break;
                default:
                    (0,unreachable/* unreachable */.H)(effect);
            }
        }
        this.#wake();
    }
    #start({ provider, source, slot, probe, tasks }) {
        const { clock, spawner, keyOf, timeoutMs } = this.#ports;
        const at = clock.now();
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
        };
        this.#children.add(key, listed.map((task) => task.id), at);
        this.#take({ type: "attempt-started", at, key, provider, source, slot, probe, tasks });
        spawner.start(request, this.#onChild);
    }
    #onChild = (event) => {
        if (!this.#children.has(event.key))
            return;
        switch (event.kind) {
            case "rows":
                this.#children.settleRows(event);
                break;
            case "warning":
                this.#warn(event.message);
                break;
            case "ended":
                this.#children.settleEnd(event.key, event.evidence);
                break;
            default:
                (0,unreachable/* unreachable */.H)(event);
        }
    };
    #stop({ key, reason, graceMs }) {
        const { clock, spawner } = this.#ports;
        this.#take({ type: "child-stopping", at: clock.now(), key, reason, graceMs });
        spawner.stop(key, { reason, graceMs });
    }
    #preflight(provider) {
        const { clock, preflight } = this.#ports;
        this.#take({ type: "preflight-started", at: clock.now(), provider });
        void preflight(provider)
            .catch((error) => {
            if (!this.#hasEnded)
                this.#warn(`preflight could not be run: ${String(error)}`);
            return rate_limit/* NOTHING_DETECTED */.X;
        })
            .then((detection) => this.#take({ type: "preflight-ended", at: clock.now(), provider, detection }));
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
        this.#ports.tell({ event: "warning", message }, this.#ports.clock.now());
    }
}

// EXTERNAL MODULE: ./build/run/helper-command.js
var helper_command = __webpack_require__(2312);
;// CONCATENATED MODULE: ./build/engine/preflight.js






const PREFLIGHT_TIMEOUT_MS = 30_000;
const ANSWER_BYTES = 65_536;
async function askProvider(provider, facts) {
    const { config, context, workingDirectory, deadlineAt, signal } = facts;
    if (config.preflight === null)
        return rate_limit/* NOTHING_DETECTED */.X;
    const leftMs = deadlineAt === null ? PREFLIGHT_TIMEOUT_MS : deadlineAt - context.clock.now();
    const stdout = new tail_buffer/* TailBuffer */.v(ANSWER_BYTES);
    const stderr = new tail_buffer/* TailBuffer */.v(ANSWER_BYTES);
    const end = await (0,helper_command/* runHelperCommand */.D)(config.preflight, {
        cwd: workingDirectory,
        env: { ...(0,child_environment/* filterEnvironment */._I)(context.env, (0,child_settings/* allowedNames */.R)(config.env)), CARRYOVER_PROVIDER: provider },
        timeoutMs: Math.max(1, Math.min(PREFLIGHT_TIMEOUT_MS, leftMs)),
        signal,
        onStdout: (chunk) => stdout.push(chunk),
        onStderr: (chunk) => stderr.push(chunk),
    });
    if (end.kind === "not-started")
        throw new Error(end.message);
    if (end.kind === "timed-out")
        return noLimit("no end in its time");
    if (end.kind === "aborted")
        return rate_limit/* NOTHING_DETECTED */.X;
    if (end.code === null)
        return noLimit(`killed by ${end.signal}`);
    const detector = facts.detectorAt(context.clock.now());
    const read = end.code === 0 ? detector.detectNotice : detector.detect;
    const [said, printed] = [context.redactor.redact(stderr.text()), context.redactor.redact(stdout.text())];
    const found = [said, printed].map(read).find(rate_limit/* isRateLimit */.a);
    if (found !== undefined)
        return found;
    if (end.code === 0)
        return rate_limit/* NOTHING_DETECTED */.X;
    if (config.exitCodes.get(end.code) !== "rate_limited") {
        const words = (0,classify/* lastWords */.aN)({ stderrTail: said, stdoutTail: printed });
        return noLimit(`exit ${end.code}${words === "" ? "" : `: ${words}`}`);
    }
    return {
        ...detector.detectDeclared(`${printed}
${said}`),
        evidence: `preflight: exit ${end.code}`,
    };
}
function noLimit(evidence) {
    return { ...rate_limit/* NOTHING_DETECTED */.X, evidence };
}

// EXTERNAL MODULE: ./build/engine/recorder.js
var engine_recorder = __webpack_require__(541);
;// CONCATENATED MODULE: ./build/engine/run-outstanding.js






const MACHINE = { createSpawner: createSpawner, askProvider: askProvider, random: Math.random };
function runOutstanding(initial, facts, ports = MACHINE) {
    return new OutstandingRun(facts, ports).toEnd(initial);
}
class OutstandingRun {
    #facts;
    #ports;
    constructor(facts, ports) {
        this.#facts = facts;
        this.#ports = ports;
    }
    async toEnd(initial) {
        const { config, context, folder, prepared, carry, record, deadlineAt, cancelled } = this.#facts;
        const { clock, identity } = context;
        const { askProvider, random, storeIn, scheduler } = this.#ports;
        const recorder = new engine_recorder/* Recorder */.vk(storeIn?.(folder) ?? folder, { campaign: prepared.campaign.id, run: identity.run, job: identity.job }, prepared.history, (message) => record.tell({ event: "warning", message }));
        const spawner = this.#spawner(() => recorder.unstoredCount === 0);
        const sequenceKey = (sequence) => `${identity.run}.${identity.job}.${String(sequence).padStart(6, "0")}`;
        const loop = startLoop(initial, {
            clock,
            spawner,
            recorder,
            tell: (note, at) => {
                record.tell(note, at);
                if (note.event === "task_settled")
                    carry?.changed();
                if (note.event !== "circuit_changed")
                    return;
                const state = loop.control.state();
                record.save(state);
                const stopped = stoppedProviders(state);
                if (note.to === "open" && stopped.includes(note.provider))
                    carry?.stopped(stopped);
            },
            rules: (nowAt) => ({ exitCodes: config.exitCodes, detector: this.#facts.detectorAt(nowAt) }),
            preflight: (provider) => askProvider(provider, { ...this.#facts, deadlineAt, signal: cancelled }),
            random,
            keyOf: sequenceKey,
            timeoutMs: config.taskTimeoutMs,
            ...(scheduler === undefined ? {} : { scheduler }),
        });
        this.#obeySignals(loop.control, spawner);
        carry?.begin(prepared.campaign.id, (circuit) => loop.control.learnCircuit(circuit));
        try {
            const end = await loop.end;
            recorder.flush();
            if (recorder.unstoredCount > 0) {
                record.tell({
                    event: "warning",
                    message: `${recorder.unstoredCount} rows could not be written; their tasks stay outstanding`,
                });
            }
            return end;
        }
        finally {
            await spawner.close();
        }
    }
    #obeySignals(control, spawner) {
        let signals = 0;
        this.#facts.onSignal((signal) => {
            signals += 1;
            control.interrupt(signal);
            if (signals === 1)
                return;
            for (const key of control.state().running.keys())
                spawner.stop(key, { reason: "interrupted", graceMs: 0 });
        });
    }
    #spawner(isStored) {
        const { config, context, folder, workingDirectory, command } = this.#facts;
        const { identity } = context;
        return this.#ports.createSpawner({
            command: (0,child_settings/* commandForm */.k)(command),
            workingDirectory,
            environment: context.env,
            envAllow: (0,child_settings/* allowedNames */.R)(config.env),
            inboxFolder: folder.paths.inbox,
            logsFolder: folder.paths.logs,
            killGraceMs: config.killGraceMs,
            silenceTimeoutMs: config.silenceTimeoutMs,
            failureLogs: config.failureLogs,
            redactor: context.redactor,
            echo: context.echo,
            isStored,
            runMarker: `${(0,state_paths/* folderMark */.CQ)(folder.paths.root)}-${identity.run}-${identity.job}`,
            run: identity.run,
            job: identity.job,
            clock: context.clock,
        });
    }
}
function stoppedProviders(state) {
    return [...state.lanes.values()].flatMap(({ provider, circuit }) => circuit.state === "open" && circuit.policy === "stop" ? [provider] : []);
}


/***/ }),

/***/ 2312:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ runHelperCommand)
/* harmony export */ });
/* harmony import */ var _kill_posix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5838);
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6084);
/* harmony import */ var _start_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2141);



const PATIENCE = { idleMs: 2_000, gapMs: 10_000, wholeMs: 30_000 };
const MARK = "helper";
const STDERR_MS = 1_000;
function runHelperCommand(command, options) {
    const { onStdout, onStderr, timeoutMs, signal: asked, patience = PATIENCE } = options;
    const helper = `${process.pid}-${process.hrtime.bigint()}`;
    const started = (0,_start_process_js__WEBPACK_IMPORTED_MODULE_2__/* .startProcess */ .k)("bash", ["-euo", "pipefail", "-c", command], {
        cwd: options.cwd,
        env: { ...options.env, [_kill_posix_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKER_NAME */ .b4]: (0,_kill_posix_js__WEBPACK_IMPORTED_MODULE_0__/* .markerValue */ .u)(process.env[_kill_posix_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKER_NAME */ .b4], MARK, helper) },
    });
    if (started instanceof Error)
        return Promise.resolve({ kind: "not-started", message: started.message });
    const { child, stdout, stderr } = started;
    const { pid } = child;
    return new Promise((resolve) => {
        child.on("error", (error) => {
            if (pid === undefined)
                resolve({ kind: "not-started", message: error.message });
        });
        if (pid === undefined) {
            stdout?.destroy();
            stderr?.destroy();
            return;
        }
        const [sweeper, tree] = [(0,_kill_posix_js__WEBPACK_IMPORTED_MODULE_0__/* .createSweeper */ .SA)(), (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .treeOf */ .g7)(pid)];
        let exited = null;
        let silence;
        let whole;
        const heard = { before: false, since: false };
        let isDrained = false;
        let isClosed = false;
        let openCount = 3;
        const kill = () => sweeper.killNow([tree]);
        let isSettled = false;
        const settle = async (end) => {
            if (isSettled)
                return;
            isSettled = true;
            clearTimeout(timer);
            clearTimeout(silence);
            clearTimeout(whole);
            asked?.removeEventListener("abort", abort);
            stdout.destroy();
            stderr.destroy();
            if (end.kind === "exited")
                sweeper.killGroup(tree);
            else
                await sweeper.sweep((0,_kill_posix_js__WEBPACK_IMPORTED_MODULE_0__/* .childMarker */ .n)(MARK, helper), tree);
            process.off("exit", kill);
            resolve(end);
        };
        const abort = () => void settle({ kind: "aborted" });
        const giveUp = () => {
            if (exited === null)
                void settle({ kind: "timed-out" });
            else
                void settle({ kind: heard.since && !isClosed ? "cut" : "exited", ...exited });
        };
        const close = () => {
            openCount -= 1;
            if (openCount === 0 && exited !== null)
                void settle({ kind: "exited", ...exited });
        };
        const timer = setTimeout(giveUp, timeoutMs);
        const listen = () => {
            if (exited === null || isSettled)
                return;
            clearTimeout(silence);
            const isIdle = heard.before && !heard.since;
            const patienceMs = isClosed ? STDERR_MS : isIdle ? patience.idleMs : patience.gapMs;
            silence = setTimeout(() => {
                const due = silence;
                setImmediate(() => {
                    if (due === silence)
                        giveUp();
                });
            }, patienceMs);
        };
        stdout.on("data", (chunk) => {
            onStdout(chunk);
            heard[isDrained ? "since" : "before"] = true;
            listen();
        });
        stdout.on("close", () => {
            isClosed = true;
            listen();
        });
        stderr.on("data", onStderr);
        for (const stream of [stdout, stderr])
            stream.on("error", () => { }).on("close", close);
        child.on("exit", (code, signal) => {
            tree.isReaped = true;
            if (isSettled)
                return;
            exited = { code, signal };
            whole = setTimeout(giveUp, patience.wholeMs);
            listen();
            setImmediate(() => {
                setImmediate(() => {
                    isDrained = true;
                });
            });
            close();
        });
        process.once("exit", kill);
        asked?.addEventListener("abort", abort, { once: true });
        if (asked?.aborted)
            abort();
    });
}


/***/ }),

/***/ 2141:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ startProcess)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/run/kernel-pipe.js





const SPAWN_DESCRIPTORS = 8;
function createKernelPipes() {
    if (process.platform !== "linux")
        return null;
    let folder = null;
    const open = [];
    const openEnd = (path, flags) => {
        const fd = (0,external_node_fs_.openSync)(path, flags);
        open.push(fd);
        return fd;
    };
    const openPipe = (path) => [
        openEnd(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK),
        openEnd(path, external_node_fs_.constants.O_WRONLY),
    ];
    try {
        folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "carryover-pipes-"));
        const first = (0,external_node_path_.join)(folder, "1");
        const second = (0,external_node_path_.join)(folder, "2");
        if (!hasRoom() || (0,external_node_child_process_.spawnSync)("mkfifo", ["-m", "600", first, second], { stdio: "ignore" }).status !== 0)
            return null;
        const ends = [openPipe(first), openPipe(second)];
        return [pipeOf(ends[0]), pipeOf(ends[1])];
    }
    catch {
        for (const fd of open)
            (0,external_node_fs_.closeSync)(fd);
        return null;
    }
    finally {
        if (folder !== null)
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
function hasRoom() {
    const open = [];
    try {
        while (open.length < SPAWN_DESCRIPTORS)
            open.push((0,external_node_fs_.openSync)("/dev/null", external_node_fs_.constants.O_RDONLY));
        return true;
    }
    catch {
        return false;
    }
    finally {
        for (const fd of open)
            (0,external_node_fs_.closeSync)(fd);
    }
}
function pipeOf([outputFd, inputFd]) {
    return { output: new external_node_net_.Socket({ fd: outputFd, readable: true, writable: false }), inputFd };
}

;// CONCATENATED MODULE: ./build/run/start-process.js



function startProcess(file, given, options) {
    const pipes = createKernelPipes();
    const grouped = { ...options, detached: true };
    try {
        if (pipes === null) {
            const child = (0,external_node_child_process_.spawn)(file, given, { ...grouped, stdio: ["ignore", "pipe", "pipe"] });
            return { child, stdout: child.stdout, stderr: child.stderr };
        }
        const [stdout, stderr] = pipes;
        const child = (0,external_node_child_process_.spawn)(file, given, { ...grouped, stdio: ["ignore", stdout.inputFd, stderr.inputFd] });
        return { child, stdout: stdout.output, stderr: stderr.output };
    }
    catch (error) {
        for (const pipe of pipes ?? [])
            pipe.output.destroy();
        return error instanceof Error ? error : new Error(String(error));
    }
    finally {
        for (const pipe of pipes ?? [])
            (0,external_node_fs_.closeSync)(pipe.inputFd);
    }
}


/***/ }),

/***/ 3357:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ TailBuffer)
/* harmony export */ });
class TailBuffer {
    #limit;
    #ring = Buffer.alloc(0);
    #head = 0;
    #length = 0;
    #total = 0;
    constructor(limit) {
        this.#limit = limit;
    }
    get total() {
        return this.#total;
    }
    push(bytes) {
        this.#total += bytes.length;
        const kept = bytes.length > this.#limit ? bytes.subarray(bytes.length - this.#limit) : bytes;
        this.#reserve(Math.min(this.#length + kept.length, this.#limit));
        const capacity = this.#ring.length;
        const untilEnd = Math.min(kept.length, capacity - this.#head);
        kept.copy(this.#ring, this.#head, 0, untilEnd);
        kept.copy(this.#ring, 0, untilEnd);
        this.#head = capacity === 0 ? 0 : (this.#head + kept.length) % capacity;
        this.#length = Math.min(this.#length + kept.length, capacity);
    }
    last(count) {
        const length = Math.min(count, this.#length);
        const start = (this.#head - length + this.#ring.length) % (this.#ring.length || 1);
        const untilEnd = Math.min(length, this.#ring.length - start);
        return Buffer.concat([this.#ring.subarray(start, start + untilEnd), this.#ring.subarray(0, length - untilEnd)]);
    }
    text() {
        return this.last(this.#limit).toString("utf8");
    }
    #reserve(needed) {
        if (needed <= this.#ring.length)
            return;
        const grown = Buffer.allocUnsafeSlow(Math.min(this.#limit, Math.max(needed, 2 * this.#ring.length, 1_024)));
        this.#ring.copy(grown, 0, 0, this.#length);
        this.#ring = grown;
        this.#head = this.#length % grown.length;
    }
}


/***/ })

};
