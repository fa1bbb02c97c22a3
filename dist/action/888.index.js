export const id = 888;
export const ids = [888];
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


/***/ })

};
