export const id = 8131;
export const ids = [8131];
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


/***/ }),

/***/ 42196:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JM: () => (/* binding */ isGroupAlive),
/* harmony export */   K9: () => (/* binding */ sweepOnce),
/* harmony export */   W: () => (/* binding */ Sweeper),
/* harmony export */   Xy: () => (/* binding */ markerOfRun),
/* harmony export */   b4: () => (/* binding */ MARKER_NAME),
/* harmony export */   i8: () => (/* binding */ signalGroup),
/* harmony export */   jY: () => (/* binding */ killLeftGroup),
/* harmony export */   n: () => (/* binding */ childMarker),
/* harmony export */   u: () => (/* binding */ markerValue),
/* harmony export */   w2: () => (/* binding */ inboxMark)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64220);



const MARKER_NAME = "CARRYOVER_MARKER";
function markerValue(outer, marker) {
    return `${outer ?? ""}${marker}`;
}
function childMarker(mark, key) {
    return `,${mark}:${key},`;
}
function markerOfRun(mark, key) {
    return `,${mark}:${key.slice(0, key.lastIndexOf("."))}.`;
}
function inboxMark(inbox) {
    const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(inbox) ? node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(inbox) : inbox;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(path).digest("hex").slice(0, 16);
}
function signalGroup(leader, signal) {
    if (!(Number.isInteger(leader) && leader > 1))
        throw new Error(`Not a process group: ${leader}`);
    try {
        process.kill(-leader, signal);
        return true;
    }
    catch (error) {
        return (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .C)(error) === "EPERM";
    }
}
function killLeftGroup(leader) {
    if (stateOf(leader) === null)
        signalGroup(leader, "SIGKILL");
}
function sweepOnce(targets) {
    const markers = targets.map(({ marker }) => marker);
    const pipeNames = new Set(targets.flatMap((target) => target.pipeNames));
    let count = 0;
    for (const pid of otherProcesses()) {
        if (!isMarked(pid, markers) && !holdsPipe(pid, pipeNames))
            continue;
        count += 1;
        try {
            process.kill(pid, "SIGKILL");
        }
        catch {
        }
    }
    return count;
}
const SWEEP_PAUSE_MS = 10;
const SWEEP_ROUNDS = 20;
const QUIET_ROUNDS = 2;
class Sweeper {
    #targets = [];
    #done = null;
    sweep(target) {
        this.#targets.push(target);
        this.#done ??= new Promise((resolve) => setImmediate(resolve)).then(async () => {
            const targets = this.#targets;
            this.#targets = [];
            this.#done = null;
            for (let round = 0, quiet = 0; round < SWEEP_ROUNDS; round += 1) {
                quiet = sweepOnce(targets) > 0 ? 0 : quiet + 1;
                if (quiet === QUIET_ROUNDS)
                    return;
                await new Promise((resolve) => setTimeout(resolve, SWEEP_PAUSE_MS));
            }
        });
        return this.#done;
    }
}
function isGroupAlive(leader) {
    if (!signalGroup(leader, 0))
        return false;
    const pids = otherProcesses();
    return pids.length === 0 || pids.some((pid) => stateOf(pid)?.group === leader);
}
function otherProcesses() {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)("/proc/self") !== String(process.pid))
            return [];
        const pids = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)("/proc").map(Number);
        return pids.filter((pid) => Number.isInteger(pid) && pid > 1 && pid !== process.pid);
    }
    catch {
        return [];
    }
}
function stateOf(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/stat`, "latin1");
        const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ", 18);
        const hasEnded = fields[0] === "X" || (fields[0] === "Z" && !(Number(fields[17]) > 1));
        return hasEnded ? null : { group: Number(fields[2]) };
    }
    catch {
        return null;
    }
}
function isMarked(pid, markers) {
    let environment;
    try {
        environment = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/environ`, "latin1");
    }
    catch {
        return false;
    }
    const name = `${MARKER_NAME}=`;
    const start = environment.startsWith(name) ? 0 : environment.indexOf(`\0${name}`);
    if (start < 0)
        return false;
    const end = environment.indexOf("\0", start + 1);
    const value = environment.slice(start, end < 0 ? undefined : end);
    return markers.some((marker) => value.includes(marker));
}
function holdsPipe(pid, names) {
    if (names.size === 0)
        return false;
    try {
        const folder = `/proc/${pid}/fd`;
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder).some((fd) => names.has(readLink(`${folder}/${fd}`).replace(/ \(deleted\)$/, "")));
    }
    catch {
        return false;
    }
}
function readLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path);
    }
    catch {
        return "";
    }
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
