export const id = 131;
export const ids = [131];
export const modules = {

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
    const { getExecOutput } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 41955));
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


/***/ }),

/***/ 98131:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readTasksCommand: () => (/* binding */ readTasksCommand)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28314);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48032);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67756);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23627);
/* harmony import */ var _run_helper_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32312);
/* harmony import */ var _list_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68665);
/* harmony import */ var _task_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68326);








const NAME = "the output of tasks-command";
const LAST_WORDS_LENGTH = 2_048;
async function readTasksCommand(command, options) {
    const chunks = [];
    const end = await (0,_run_helper_command_js__WEBPACK_IMPORTED_MODULE_1__/* .runHelperCommand */ .D)(command, {
        cwd: options.workingDirectory,
        env: options.env,
        timeoutMs: options.commandTimeoutMs,
        onStdout: (chunk) => chunks.push(chunk),
    });
    throwIfFailed(command, end, options);
    const list = new _task_list_js__WEBPACK_IMPORTED_MODULE_3__/* .TaskList */ ._(options, (line) => `${NAME}, line ${line}`);
    (0,_list_text_js__WEBPACK_IMPORTED_MODULE_2__/* .forEachLine */ .FF)((0,_list_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeList */ .VX)(Buffer.concat(chunks), NAME), (text, line) => addLine(list, text, line));
    return list.finish();
}
function addLine(list, text, line) {
    const trimmed = text.trim();
    const listed = /^[["]/.test(trimmed) ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonOrNull */ .J5)(trimmed) : null;
    if (trimmed.startsWith("{"))
        (0,_list_text_js__WEBPACK_IMPORTED_MODULE_2__/* .addJsonLine */ .Mf)(list, text, { name: NAME, line });
    else if (Array.isArray(listed)) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`Expected ${NAME} to hold one task per line, found a JSON array at line ${line}. Print its items one by one, for instance with jq -c '.[]'.`);
    }
    else
        (0,_list_text_js__WEBPACK_IMPORTED_MODULE_2__/* .addPlainId */ .jL)(list, typeof listed === "string" ? listed : text, line);
}
function throwIfFailed(command, end, options) {
    const called = `tasks-command (${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(command)})`;
    switch (end.kind) {
        case "exited": {
            if (end.isCut) {
                throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`Expected ${called} to list all tasks before it ends, but a process it left behind still writes to its stdout, so the list may be incomplete. Add \`wait\` at its end, or send the output of that process elsewhere.`);
            }
            if (end.code === 0)
                return;
            const how = end.code === null ? `it was killed by ${end.signal}` : `exit code ${end.code}`;
            const said = options.redactor.redact(end.stderr).slice(-LAST_WORDS_LENGTH).trim();
            const words = said === "" ? "It wrote nothing to stderr." : `The end of its stderr: ${said}`;
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`Expected ${called} to list tasks and exit with 0, found ${how}. ${words}`);
        }
        case "not-started":
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`Could not run ${called} with bash in ${options.workingDirectory}: ${end.message}. Check that bash is installed and that the folder exists.`);
        case "timed-out":
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`Expected ${called} to end within ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(options.commandTimeoutMs)}, but it was still running. List the tasks into a file in an earlier step.`);
        case "too-much-output":
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`Expected ${called} to print at most 256 MiB, but it printed more. Check that it lists tasks only.`);
        default:
            (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_7__/* .unreachable */ .H)(end);
    }
}


/***/ })

};
