export const id = 131;
export const ids = [131];
export const modules = {

/***/ 2312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ runHelperCommand)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _kill_posix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5838);


const PATIENCE = { idleMs: 2_000, gapMs: 10_000, wholeMs: 30_000 };
const STDERR_MS = 1_000;
function runHelperCommand(command, options) {
    const { onStdout, onStderr, timeoutMs, signal: asked, patience = PATIENCE } = options;
    const child = startShell(command, options);
    if (child instanceof Error)
        return Promise.resolve({ kind: "not-started", message: child.message });
    const { pid, stdout, stderr } = child;
    return new Promise((resolve) => {
        child.on("error", (error) => {
            if (pid === undefined)
                resolve({ kind: "not-started", message: error.message });
        });
        if (pid === undefined)
            return;
        let exited = null;
        let silence;
        let whole;
        const heard = { before: false, since: false };
        let isDrained = false;
        let isClosed = false;
        const kill = () => (0,_kill_posix_js__WEBPACK_IMPORTED_MODULE_1__/* .signalGroup */ .i8)(pid, "SIGKILL");
        let isSettled = false;
        const settle = (end) => {
            if (isSettled)
                return;
            isSettled = true;
            clearTimeout(timer);
            clearTimeout(silence);
            clearTimeout(whole);
            process.off("exit", kill);
            asked?.removeEventListener("abort", abort);
            stdout.destroy();
            stderr.destroy();
            kill();
            resolve(end);
        };
        const abort = () => settle({ kind: "aborted" });
        const giveUp = () => {
            if (exited === null)
                return settle({ kind: "timed-out" });
            settle({ kind: heard.since && !isClosed ? "cut" : "exited", ...exited });
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
        child.on("exit", (code, signal) => {
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
        });
        child.on("close", (code, signal) => settle({ kind: "exited", code, signal }));
        process.once("exit", kill);
        asked?.addEventListener("abort", abort, { once: true });
        if (asked?.aborted)
            abort();
    });
}
function startShell(command, { cwd, env }) {
    try {
        return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("bash", ["-euo", "pipefail", "-c", command], {
            cwd,
            env: { ...env },
            detached: true,
            stdio: ["ignore", "pipe", "pipe"],
        });
    }
    catch (error) {
        return error instanceof Error ? error : new Error(String(error));
    }
}


/***/ }),

/***/ 3357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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


/***/ }),

/***/ 8131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readTasksCommand: () => (/* binding */ readTasksCommand)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1420);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8032);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7756);
/* harmony import */ var _run_helper_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2312);
/* harmony import */ var _run_tail_buffer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3357);
/* harmony import */ var _line_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3355);
/* harmony import */ var _task_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2769);
/* harmony import */ var _utf8_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7060);








const NAME = "the output of tasks-command";
const LAST_WORDS_LENGTH = 2_048;
const MARGIN_BYTES = 16_384;
async function readTasksCommand(command, options) {
    const list = new _task_list_js__WEBPACK_IMPORTED_MODULE_3__/* .TaskList */ ._({ ...options, describePlace: (line) => `${NAME}, line ${line}` });
    const lines = new _utf8_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .Utf8Lines */ .H(NAME, (text, line) => addLine(list, text, line));
    let firstError = null;
    const stderr = new _run_tail_buffer_js__WEBPACK_IMPORTED_MODULE_5__/* .TailBuffer */ .v(LAST_WORDS_LENGTH + MARGIN_BYTES);
    const end = await (0,_run_helper_command_js__WEBPACK_IMPORTED_MODULE_1__/* .runHelperCommand */ .D)(command, {
        cwd: options.workingDirectory,
        env: options.env,
        timeoutMs: options.commandTimeoutMs,
        signal: options.signal,
        onStdout(chunk) {
            if (firstError !== null)
                return;
            try {
                lines.push(chunk);
            }
            catch (error) {
                firstError = error;
            }
        },
        onStderr: (chunk) => stderr.push(chunk),
    });
    refuseFailure(command, end, { ...options, stderr });
    if (firstError !== null)
        throw firstError;
    lines.end();
    return list.finish();
}
function addLine(list, text, line) {
    const trimmed = text.trim();
    if (trimmed.startsWith("{"))
        (0,_line_format_js__WEBPACK_IMPORTED_MODULE_2__/* .addJsonLine */ .Mf)(list, text, { name: NAME, line });
    else if (trimmed.startsWith("[") && isJson(trimmed)) {
        list.problem(`Expected ${NAME} to hold one task a line, found a JSON array at line ${line}. Print its items one by one, for instance with jq -c '.[]'.`);
    }
    else if (trimmed.startsWith('"') && isJson(trimmed))
        (0,_line_format_js__WEBPACK_IMPORTED_MODULE_2__/* .addPlainId */ .jL)(list, JSON.parse(trimmed), line);
    else
        (0,_line_format_js__WEBPACK_IMPORTED_MODULE_2__/* .addPlainId */ .jL)(list, text, line);
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
function refuseFailure(command, end, options) {
    const called = `tasks-command (${JSON.stringify(command.length > 120 ? `${command.slice(0, 119)}…` : command)})`;
    switch (end.kind) {
        case "exited": {
            if (end.code === 0)
                return;
            const how = end.code === null ? `it was killed by ${end.signal}` : `exit code ${end.code}`;
            const said = options.redactor.redact(options.stderr.text()).slice(-LAST_WORDS_LENGTH).trim();
            const words = said === "" ? "It wrote nothing to stderr." : `Its last words: ${said}`;
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y(`Expected ${called} to list tasks and exit with 0, found ${how}. ${words}`);
        }
        case "cut":
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y(`Expected ${called} to list all tasks before it ends, found that a process it left behind still writes to its stdout: the list may be cut. Add \`wait\` at its end, or give that process another stdout.`);
        case "not-started":
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y(`Expected to run ${called} with bash in ${options.workingDirectory}, found ${end.message}. Check that bash is installed and that the folder exists.`);
        case "timed-out":
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y(`Expected ${called} to end within ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(options.commandTimeoutMs)}, found it still running. List the tasks into a file in a step of its own.`);
        case "aborted":
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UserError */ .y(`Expected ${called} to list tasks, found that the run was interrupted before it ended.`);
        default:
            (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_7__/* .unreachable */ .H)(end);
    }
}


/***/ })

};
