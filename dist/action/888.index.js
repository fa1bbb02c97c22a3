export const id = 888;
export const ids = [888];
export const modules = {

/***/ 39888:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askProvider: () => (/* binding */ askProvider)
/* harmony export */ });
/* harmony import */ var _core_classify_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57283);
/* harmony import */ var _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19996);
/* harmony import */ var _run_child_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34712);
/* harmony import */ var _run_helper_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44224);
/* harmony import */ var _child_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7375);





const PREFLIGHT_TIMEOUT_MS = 30_000;
const ANSWER_LENGTH = 65_536;
async function askProvider(provider, facts) {
    const { config, context, workingDirectory, deadlineAt, signal } = facts;
    if (config.preflight === null)
        return _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .XV;
    const leftMs = deadlineAt === null ? PREFLIGHT_TIMEOUT_MS : deadlineAt - context.clock.now();
    const end = await (0,_run_helper_command_js__WEBPACK_IMPORTED_MODULE_3__/* .runHelperCommand */ .D)(config.preflight, {
        cwd: workingDirectory,
        env: { ...(0,_run_child_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .filterEnvironment */ ._I)(context.env, (0,_child_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .allowedNames */ .R)(config.env)), CARRYOVER_PROVIDER: provider },
        timeoutMs: Math.max(1, Math.min(PREFLIGHT_TIMEOUT_MS, leftMs)),
        signal,
    });
    if (end.kind === "not-started")
        throw new Error(end.message);
    if (end.kind === "timed-out")
        return noLimit("it did not end in time");
    if (end.kind === "too-much-output")
        return noLimit("it printed more than 256 MiB");
    if (end.kind === "aborted")
        return _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .XV;
    if (end.code === null)
        return noLimit(`killed by ${end.signal}`);
    const detector = facts.detectorAt(context.clock.now());
    const read = (text) => end.code === 0 ? (detector.detectNotice(text)?.detection ?? _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .XV) : detector.detect(text);
    const lastOf = (text) => context.redactor.redact(text).slice(-ANSWER_LENGTH);
    const [said, printed] = [lastOf(end.stderr), lastOf(end.stdout)];
    const found = [said, printed].map(read).find(_core_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a5);
    if (found !== undefined)
        return found;
    if (end.code === 0)
        return _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .XV;
    if (config.exitCodes.get(end.code) !== "rate_limited") {
        const words = (0,_core_classify_js__WEBPACK_IMPORTED_MODULE_0__/* .lastWords */ .aN)({ stderrTail: said, stdoutTail: printed });
        return noLimit(`exit ${end.code}${words === "" ? "" : `: ${words}`}`);
    }
    return {
        ...detector.detectDeclared(`${printed}
${said}`),
        evidence: `preflight: exit ${end.code}`,
    };
}
function noLimit(evidence) {
    return { ..._core_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .XV, evidence };
}


/***/ }),

/***/ 44224:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ runHelperCommand)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
;// CONCATENATED MODULE: ./build/run/helper-program.js
const HELPER_PROGRAM = `(${wrapCommand.toString()})()`;
function wrapCommand() {
    const [nonce, timeoutMs, command] = process.argv.slice(1);
    const { spawn } = process.getBuiltinModule("node:child_process");
    const drainMs = 5_000;
    const lateMs = 500;
    const bytesLimit = 256 * 1_048_576;
    process.stderr.write(`${nonce} ${process.pid}\n`);
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
    process.on("SIGTERM", () => report({ kind: "aborted" }));
    process.on("SIGINT", () => { });
    process.stdin.on("error", () => { }).on("close", () => report({ kind: "aborted" }));
    process.stdin.resume();
    let bytes = 0;
    let exitedMs = Number.POSITIVE_INFINITY;
    let isLate = false;
    for (const name of ["stdout", "stderr"]) {
        child[name].on("data", (chunk) => {
            if (isReported)
                return;
            bytes += chunk.length;
            isLate ||= name === "stdout" && performance.now() > exitedMs + lateMs;
            if (bytes > bytesLimit)
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

// EXTERNAL MODULE: ./build/run/kill.js
var kill = __webpack_require__(42196);
;// CONCATENATED MODULE: ./build/run/helper-command.js




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
    const { cwd, timeoutMs, signal } = options;
    if (signal?.aborted)
        return { kind: "aborted", stdout: "", stderr: "" };
    const { getExecOutput } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 41955));
    const nonce = (0,external_node_crypto_.randomUUID)();
    const marker = (0,kill/* markerValue */.u)(process.env[kill/* MARKER_NAME */.b4], MARK, nonce);
    const env = withoutUndefined({ ...options.env, [kill/* MARKER_NAME */.b4]: marker });
    const problem = cannotPass(command, env);
    if (problem !== null)
        return { kind: "not-started", message: problem, stdout: "", stderr: "" };
    let wrapperPid = null;
    const abort = () => {
        if (wrapperPid !== null)
            process.kill(wrapperPid, "SIGTERM");
    };
    signal?.addEventListener("abort", abort, { once: true });
    let output = { stdout: "", stderr: "" };
    try {
        const args = ["-e", HELPER_PROGRAM, nonce, String(timeoutMs), command];
        output = await getExecOutput(`"${process.execPath}"`, args, {
            cwd,
            env,
            silent: true,
            ignoreReturnCode: true,
            listeners: {
                ...(options.onStdout === undefined ? {} : { stdout: options.onStdout }),
                stderr(chunk) {
                    wrapperPid ??= Number(/^\S+ (\d+)\n/.exec(chunk.toString())?.[1]);
                    if (signal?.aborted)
                        abort();
                },
            },
        });
    }
    catch (error) {
        return { kind: "not-started", message: (0,reason/* reasonOf */.A)(error), ...output };
    }
    finally {
        signal?.removeEventListener("abort", abort);
    }
    const [, stderr = "", text] = output.stderr.split(new RegExp(`(?:^|\\n)${nonce} (?:\\d+\\n)?`));
    const lost = { kind: "not-started", message: "its wrapper process was killed" };
    const report = text === undefined ? lost : JSON.parse(text);
    if (report.kind !== "exited" || report.isCut) {
        await new kill/* Sweeper */.W().sweep({ marker: (0,kill/* childMarker */.n)(MARK, nonce), pipeNames: [] });
    }
    return { ...report, stdout: output.stdout, stderr };
}
function withoutUndefined(env) {
    return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}


/***/ })

};
