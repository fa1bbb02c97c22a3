export const id = 131;
export const ids = [131];
export const modules = {

/***/ 8131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readTasksCommand: () => (/* binding */ readTasksCommand)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1420);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8032);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7756);
/* harmony import */ var _list_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8526);
/* harmony import */ var _task_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2769);
/* harmony import */ var _utf8_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7060);







const NAME = "the output of tasks-command";
const LAST_WORDS_LENGTH = 2_048;
const MARGIN_BYTES = 16_384;
async function readTasksCommand(command, options) {
    const list = new _task_list_js__WEBPACK_IMPORTED_MODULE_3__/* .TaskList */ ._({ ...options, describePlace: (line) => `${NAME}, line ${line}` });
    const lines = new _utf8_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .Utf8Lines */ .H(NAME, (text, line) => addLine(list, text, line));
    let firstError = null;
    const ended = await runShell(command, options, (chunk) => {
        if (firstError !== null)
            return;
        try {
            lines.push(chunk);
        }
        catch (error) {
            firstError = error;
        }
    });
    refuseFailure(command, ended, options);
    if (firstError !== null)
        throw firstError;
    lines.end();
    return list.finish();
}
function addLine(list, text, line) {
    const trimmed = text.trim();
    if (trimmed.startsWith("{"))
        (0,_list_file_js__WEBPACK_IMPORTED_MODULE_2__/* .addJsonLine */ .Mf)(list, text, { name: NAME, line });
    else if (trimmed.startsWith("[") && isJson(trimmed)) {
        list.problem(`Expected ${NAME} to hold one task a line, found a JSON array at line ${line}. Print its items one by one, for instance with jq -c '.[]'.`);
    }
    else if (trimmed.startsWith('"') && isJson(trimmed))
        (0,_list_file_js__WEBPACK_IMPORTED_MODULE_2__/* .addPlainId */ .jL)(list, JSON.parse(trimmed), line);
    else
        (0,_list_file_js__WEBPACK_IMPORTED_MODULE_2__/* .addPlainId */ .jL)(list, text, line);
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
function refuseFailure(command, ended, options) {
    const called = `tasks-command (${JSON.stringify(command.length > 120 ? `${command.slice(0, 119)}…` : command)})`;
    switch (ended.kind) {
        case "exited": {
            if (ended.code === 0)
                return;
            const how = ended.code === null ? `it was killed by ${ended.signal}` : `exit code ${ended.code}`;
            const words = ended.stderr.trim() === "" ? "It wrote nothing to stderr." : `Its last words: ${ended.stderr.trim()}`;
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y(`Expected ${called} to list tasks and exit with 0, found ${how}. ${words}`);
        }
        case "not-started":
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y(`Expected to run ${called} with bash in ${options.workingDirectory}, found ${ended.message}. Check that bash is installed and that the folder exists.`);
        case "timed-out":
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y(`Expected ${called} to end within ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(options.commandTimeoutMs)}, found it still running. List the tasks into a file in a step of its own.`);
        case "aborted":
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y(`Expected ${called} to list tasks, found that the run was interrupted before it ended.`);
        default:
            (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_6__/* .unreachable */ .H)(ended);
    }
}
function runShell(command, options, onStdout) {
    return new Promise((resolve) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("bash", ["-euo", "pipefail", "-c", command], {
            cwd: options.workingDirectory,
            env: { ...options.env },
            stdio: ["ignore", "pipe", "pipe"],
            detached: true,
        });
        let stderr = Buffer.alloc(0);
        let cause = null;
        const kill = (reason) => {
            cause ??= reason;
            killGroup(child.pid);
            child.stdout.destroy();
            child.stderr.destroy();
        };
        const lastWords = (bytes) => options.redactor.redact(bytes.toString("utf8")).slice(-LAST_WORDS_LENGTH);
        const abort = () => kill("aborted");
        const timer = setTimeout(() => kill("timed-out"), options.commandTimeoutMs);
        const settle = (ended) => {
            clearTimeout(timer);
            options.signal?.removeEventListener("abort", abort);
            resolve(ended);
        };
        options.signal?.addEventListener("abort", abort, { once: true });
        if (options.signal?.aborted)
            abort();
        child.stdout.on("data", onStdout);
        child.stderr.on("data", (chunk) => {
            stderr = Buffer.concat([stderr, chunk]).subarray(-LAST_WORDS_LENGTH - MARGIN_BYTES);
        });
        child.on("error", (error) => settle({ kind: "not-started", message: error.message }));
        child.on("close", (code, signal) => {
            settle(cause === null ? { kind: "exited", code, signal, stderr: lastWords(stderr) } : { kind: cause });
        });
    });
}
function killGroup(pid) {
    if (pid === undefined)
        return;
    try {
        process.kill(-pid, "SIGKILL");
    }
    catch {
    }
}


/***/ })

};
