export const id = 2158;
export const ids = [2158];
export const modules = {

/***/ 57283:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BO: () => (/* binding */ classifyOpenRow),
  K$: () => (/* binding */ classifyRemainder),
  n$: () => (/* binding */ classifyRow),
  aN: () => (/* binding */ lastWords),
  zK: () => (/* binding */ readRow)
});

;// CONCATENATED MODULE: ./build/core/authentication.js
const AUTHENTICATION = new RegExp([
    "\\b(?:authentication|permission_?denied|unauthori[sz]ed|unauthenticated)_?(?:error|exception)\\b",
    "\\b(?:permission_error|invalid_api_key|unauthenticated|permission_denied|model_not_found)\\b",
    "\\b(?:AccessDenied|UnrecognizedClient|ExpiredToken)Exception\\b",
    "\\b(?:invalid|incorrect|missing|expired|revoked|unauthorized|no)\\s(?:x-)?api[\\s_-]?key\\b",
    "\\bapi[\\s_-]?key\\s(?:(?:is\\s)?(?:not\\s(?:valid|set|found)|invalid|missing|expired|required))",
    "_API_KEY\\b.{0,60}\\b(?:missing|not\\sset|empty|required)\\b",
    "\\bno\\ssuch\\smodel\\b|\\bmodel:?\\s[`'\"]?[\\w./:-]{1,80}[`'\"]?\\s(?:does\\snot\\sexist|(?:is|was)?\\s?not\\sfound)",
    "\\b(?:http(?:/[\\d.]+)?|status(?:[\\s_]code)?|error(?:\\scode)?)\\s?[:=]?\\s?40[13]\\b|\\b401\\sUnauthorized\\b|\\b403\\sForbidden\\b",
].join("|"), "i");
const OF_THE_TASK = /\bAssertionError\b|\bexpect(?:ed|ation)?\b|\bmoderation\b|\bflagged\b|\bcontent[\s_-]?(?:filter|policy)/i;
const TAIL = 2_000;
function isAuthenticationError({ type, message, cause, status_code }) {
    const words = `${type ?? ""}: ${message ?? ""}: ${cause ?? ""}`.slice(0, TAIL);
    if (OF_THE_TASK.test(words))
        return false;
    return status_code === 401 || status_code === 403 || AUTHENTICATION.test(words);
}
function endsInAuthenticationError(output) {
    const words = output.slice(-TAIL);
    return AUTHENTICATION.test(words) && !OF_THE_TASK.test(words);
}

;// CONCATENATED MODULE: ./build/core/connection-failure.js
const LAST_LINES = 15;
const LINE_LIMIT = 2_000;
const WORDS = new RegExp([
    "\\b(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ESOCKETTIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)\\b",
    "\\bconnection (?:refused|reset|aborted|timed out|closed by (?:peer|remote)|error)\\b",
    "\\b(?:failed|could ?n.t|could not|unable) to (?:connect|resolve host)|\\bcould ?n.t connect|\\bcould not resolve host\\b",
    "\\btemporary failure in name resolution\\b|\\bname or service not known\\b|\\bno such host\\b|\\bnodename nor servname\\b",
    "\\bnetwork is unreachable\\b|\\bno route to host\\b|\\bsocket hang up\\b|\\bsocket disconnected\\b|\\bfetch failed\\b",
    "\\b(?:operation|request|read|connect|handshake|i/o) (?:timed out|timeout)\\b|\\bTLS handshake timeout\\b|\\bAPITimeoutError\\b",
    "\\bcontext deadline exceeded\\b|\\baborted due to timeout\\b|^(?:\\w+\\.)*TimeoutError(?:: (?:timed out)?)?$",
].join("|"), "i");
function tellsOfConnection(text) {
    const lines = text.trimEnd().split("\n").slice(-LAST_LINES);
    return lines.some((line) => WORDS.test(line.trim().slice(0, LINE_LIMIT)));
}

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/core/named-failure.js
var named_failure = __webpack_require__(86208);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(19996);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
;// CONCATENATED MODULE: ./build/core/classify.js







function readRow(row, detector) {
    const error = row.error ?? {};
    const detection = row.error ? detector.detectRowError(error) : rate_limit/* NOTHING_DETECTED */.XV;
    const ended = endOfRow(row);
    const closed = (outcome) => ({ outcome, isOpen: false });
    if ((0,rate_limit/* isRateLimit */.a5)(detection))
        return closed(limited({ ...detection, source: "row" }, ended));
    switch (row.status) {
        case "passed":
        case "failed":
            return closed({ class: "graded", status: row.status, row });
        case "skipped":
            return closed({ class: "skipped", ...ended });
        case "error": {
            if (error.is_retryable === false)
                return closed({ class: "fatal", ...ended });
            if (error.type !== undefined && KILLED.test(error.type))
                return closed({ class: "kill_shaped", ...ended });
            const isTransient = error.is_retryable === true || detection.kind === "overload";
            const outcome = isTransient
                ? { class: "transient", ...ended, wait: detection }
                : { class: "legitimate", ...ended, ...(isAuthenticationError(error) ? { authentication: true } : {}) };
            return { outcome, isOpen: !(0,named_failure/* namesFailure */.n)(error) };
        }
        default:
            return (0,unreachable/* unreachable */.H)(row.status);
    }
}
function endOfRow(row) {
    const { output } = row;
    return { message: rowMessage(row), exitCode: null, signal: null, ...(output === undefined ? {} : { output }) };
}
function classifyRow(row, detector) {
    return readRow(row, detector).outcome;
}
function classifyOpenRow(row, stated, evidence, { exitCodes, detector }, shard) {
    const { exit, stderrTail, stdoutTail } = evidence;
    const message = rowMessage(row);
    const ended = endOfRow(row);
    const meaning = exit.kind === "exited" ? exitCodes.get(exit.code) : undefined;
    if (meaning === "rate_limited")
        return limited(declaredLimit(evidence, detector, message), ended);
    if (meaning !== undefined && meaning !== "passed" && meaning !== "failed")
        return stated;
    const told = (text) => (text === "" || row.error === undefined ? text : `${text}\n${message}`);
    const detection = detectAll({ ...evidence, stderrTail: told(stderrTail), stdoutTail: told(stdoutTail) }, detector);
    if ((0,rate_limit/* isRateLimit */.a5)(detection)) {
        const isOfTask = detection.kind === "task" ? shard.taskCount === 1 : true;
        const isToBeRetried = detection.kind === "stop" || exit.kind !== "timed-out";
        return isOfTask && isToBeRetried ? limited(detection, ended) : stated;
    }
    if (stated.class === "transient")
        return stated;
    if (detection.kind === "overload")
        return { class: "transient", ...ended, wait: detection };
    return exit.kind === "exited" && tellsOfConnection(errorsOf(evidence)) ? { class: "transient", ...ended } : stated;
}
function classifyRemainder(evidence, rules, shard) {
    const { exit } = evidence;
    const outcome = classifyChild(evidence, rules);
    if (shard.rowCount === 0)
        return outcome;
    if (exit.kind === "timed-out")
        return outcome;
    if (exit.kind === "exited" && exit.code === 0) {
        return outcome.class === "rate_limited"
            ? outcome
            : {
                class: "legitimate",
                message: "no result row: the child ended without one for this task",
                exitCode: 0,
                signal: null,
            };
    }
    return outcome.class === "rate_limited" ? outcome : { class: "unfinished" };
}
function classifyChild(evidence, rules) {
    const { exit } = evidence;
    switch (exit.kind) {
        case "exited":
            return classifyExit(exit.code, evidence, rules);
        case "signalled": {
            const detection = detectAll(evidence, rules.detector);
            const ended = endedBy(exit, evidence, detection);
            return (0,rate_limit/* isRateLimit */.a5)(detection) ? limited(detection, ended) : { class: "kill_shaped", ...ended };
        }
        case "timed-out": {
            const detection = detectAll(evidence, rules.detector);
            const ended = endedBy(exit, evidence, rate_limit/* NOTHING_DETECTED */.XV);
            return (0,rate_limit/* isRateLimit */.a5)(detection) && detection.kind === "stop"
                ? limited(detection, ended)
                : { class: "timeout_exceeded", ...ended };
        }
        case "silent": {
            const detection = detectAll(evidence, rules.detector);
            const ended = endedBy(exit, evidence, rate_limit/* NOTHING_DETECTED */.XV);
            return (0,rate_limit/* isRateLimit */.a5)(detection) ? limited(detection, ended) : { class: "transient", ...ended };
        }
        case "stopped":
            return { class: "kill_shaped", ...endedBy(exit, evidence, rate_limit/* NOTHING_DETECTED */.XV) };
        case "spawn-failed": {
            const ended = endedBy(exit, evidence, rate_limit/* NOTHING_DETECTED */.XV);
            if (UNPASSABLE.test(exit.message))
                return { class: "fatal", ...ended };
            return { class: "kill_shaped", ...(NO_ROOM.test(exit.message) ? { lacksRoom: true } : {}), ...ended };
        }
        default:
            return (0,unreachable/* unreachable */.H)(exit);
    }
}
const KILLED = /^(?:Uncaught )?(?:\w+\.)*(?:RayActorError|ActorDiedError|WorkerCrashedError|NodeDiedError|LocalRayletDiedError|OutOfMemoryError)\b/;
const NO_ROOM = /\b(?:EMFILE|ENFILE|EAGAIN|ENOMEM)\b/;
const UNPASSABLE = /\bE2BIG\b|null bytes/;
function classifyExit(code, evidence, rules) {
    const exit = { kind: "exited", code };
    const meaning = rules.exitCodes.get(code);
    if (meaning !== undefined)
        return declaredExit(meaning, exit, evidence, rules);
    if (code === 0)
        return classifySuccess(exit, evidence, rules);
    const detection = detectAll(evidence, rules.detector);
    const ended = endedBy(exit, evidence, detection);
    if ((0,rate_limit/* isRateLimit */.a5)(detection))
        return limited(detection, ended);
    const killed = code === 137 || code === 143 || KILLED.test(lastWords(evidence));
    if (killed || OUT_OF_MEMORY.test(evidence.stderrTail.slice(-OUT_OF_MEMORY_WINDOW))) {
        return { class: "kill_shaped", ...ended };
    }
    if (detection.kind === "overload")
        return { class: "transient", ...ended, wait: detection };
    const errors = errorsOf(evidence);
    if (tellsOfConnection(errors))
        return { class: "transient", ...ended };
    return { class: "legitimate", ...ended, ...(endsInAuthenticationError(errors) ? { authentication: true } : {}) };
}
function declaredExit(meaning, exit, evidence, rules) {
    if (meaning === "passed" || meaning === "failed")
        return graded(meaning, evidence, exit.code);
    const ended = endedBy(exit, evidence, rate_limit/* NOTHING_DETECTED */.XV);
    if (meaning === "rate_limited")
        return limited(declaredLimit(evidence, rules.detector, ended.message), ended);
    return { class: meaning, ...ended };
}
function classifySuccess(exit, evidence, rules) {
    const { source, text } = answerOf(evidence);
    const notice = rules.detector.detectNotice(text);
    if (notice !== null) {
        const { detection } = notice;
        const ended = { ...endedBy(exit, evidence, detection), message: cut(`exit 0: ${notice.message}`) };
        if ((0,rate_limit/* isRateLimit */.a5)(detection))
            return limited({ ...detection, source }, ended);
        if (detection.kind === "overload")
            return { class: "transient", ...ended, wait: detection };
        return {
            class: "legitimate",
            ...ended,
            ...(endsInAuthenticationError(notice.message) ? { authentication: true } : {}),
        };
    }
    if (rules.requireResult && evidence.badRow === null) {
        const message = "no result row: the child exited 0 without one (require-result)";
        return { class: "legitimate", message, exitCode: 0, signal: null };
    }
    return graded("passed", evidence, exit.code);
}
function errorsOf({ stdoutTail, stderrTail }) {
    return stderrTail.trim() === "" ? stdoutTail : stderrTail;
}
function answerOf({ stdoutTail, stderrTail }) {
    return stdoutTail.trim() === "" ? { source: "stderr", text: stderrTail } : { source: "stdout", text: stdoutTail };
}
function graded(status, { badRow }, exitCode) {
    return badRow === null || status === "failed"
        ? { class: "graded", status, row: null }
        : { class: "legitimate", message: cut(`no valid result row: ${badRow}`), exitCode, signal: null };
}
const OUT_OF_MEMORY = /^FATAL ERROR: [^\n]{0,200}(?:heap out of memory|Allocation failed)/m;
const OUT_OF_MEMORY_WINDOW = 8_192;
function detectAll(evidence, detector) {
    const texts = [
        { source: "stderr", text: evidence.stderrTail },
        { source: "stdout", text: evidence.stdoutTail },
        ...evidence.failureLogs.map(({ text }) => ({ source: "failure-log", text })),
    ];
    const found = texts
        .filter(({ text }) => text !== "")
        .map(({ source, text }) => ({ ...detector.detect(text), source }))
        .filter((detection) => detection.kind !== "none");
    const limits = found.filter(rate_limit/* isRateLimit */.a5);
    return limits.find((limit) => limit.certain) ?? limits[0] ?? found[0] ?? rate_limit/* NOTHING_DETECTED */.XV;
}
function limited(limit, ended) {
    const message = limit.evidence === "" ? ended.message : cut(limit.evidence);
    return limit.kind === "task"
        ? { class: "fatal", limit, ...ended, message }
        : { class: "rate_limited", limit, ...ended, message };
}
function declaredLimit(evidence, detector, message) {
    const detection = detectAll(evidence, detector);
    if ((0,rate_limit/* isRateLimit */.a5)(detection))
        return { ...detection, certain: true };
    const declared = detector.detectDeclared(`${evidence.stdoutTail}\n${evidence.stderrTail}`);
    const limit = (0,rate_limit/* isRateLimit */.a5)(declared) ? declared : { ...rate_limit/* NOTHING_DETECTED */.XV, kind: "cap", form: "exit-code" };
    return { ...limit, evidence: message, source: "exit-code" };
}
function endedBy(exit, evidence, detection) {
    const base = { exitCode: null, signal: null };
    switch (exit.kind) {
        case "exited": {
            const words = detection.evidence || lastWords(evidence);
            return {
                ...base,
                message: cut(words === "" ? `exit ${exit.code}` : `exit ${exit.code}: ${words}`),
                exitCode: exit.code,
            };
        }
        case "signalled":
            return { ...base, message: cut(`killed by ${exit.signal}`), signal: exit.signal };
        case "timed-out":
            return { ...base, message: `no end after ${(0,duration/* formatDuration */.a)(exit.limitMs)} (task-timeout)` };
        case "silent":
            return { ...base, message: `no output for ${(0,duration/* formatDuration */.a)(exit.limitMs)} (silence-timeout)` };
        case "stopped":
            return { ...base, message: `stopped (${exit.reason})` };
        case "spawn-failed":
            return { ...base, message: cut(`could not be started: ${exit.message}`) };
        default:
            return (0,unreachable/* unreachable */.H)(exit);
    }
}
function rowMessage(row) {
    const { type, message, cause } = row.error ?? {};
    const words = [type === undefined ? type : cut(type, TYPE_LIMIT_BYTES), message, cause]
        .filter((part) => part !== undefined && part !== "")
        .join(": ");
    return cut(words === "" ? `row with status ${row.status}` : words);
}
const NO_WORDS = /^(?:\s+at |Node\.js v\d|\s*[\^~]+\s*$|npm (?:error|ERR!)|\[?\d+\/\d+\]?$)/;
const NAMED_ERROR = /^(?:Uncaught |\w[\w.]*\.)?[A-Z]\w*(?:Error|Exception|Failure|Exit)\b.{0,400}/;
const LAST_WORDS_LINES = 60;
function lastWords(evidence) {
    for (const text of [evidence.stderrTail, evidence.stdoutTail]) {
        const lines = text
            .slice(-16_384)
            .split("\n")
            .slice(-LAST_WORDS_LINES)
            .filter((line) => line.trim() !== "" && !NO_WORDS.test(line));
        const words = lines.findLast((line) => NAMED_ERROR.test(line.trim())) ?? lines.at(-1);
        if (words !== undefined)
            return cut(words.trim());
    }
    return "";
}
const TYPE_LIMIT_BYTES = 512;
function cut(text, limit = outcome/* MESSAGE_LIMIT_BYTES */.U) {
    if (text.length * 3 <= limit)
        return text;
    const end = endWithin(text, limit);
    return end === text.length ? text : `${text.slice(0, endWithin(text, limit - CUT_BYTES))}…`;
}
const CUT_BYTES = 3;
function endWithin(text, limit) {
    let [end, bytes] = [0, 0];
    for (const character of text) {
        bytes += bytesOf(character);
        if (bytes > limit)
            return end;
        end += character.length;
    }
    return end;
}
function bytesOf(character) {
    if (character.length === 2)
        return 4;
    const unit = character.charCodeAt(0);
    return unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
}


/***/ }),

/***/ 86208:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ namesFailure)
/* harmony export */ });
const NAMED = new RegExp([
    "unauthori[sz]ed|unauthenticated|authenticat|authori[sz]ation|forbidden|(?:permission|access)[\\s_-]?denied|credentials?\\b",
    "(?:invalid|incorrect|missing|wrong|expired|revoked|no)\\s(?:\\w{1,20}\\s){0,2}(?:api[\\s_-]?key|token)\\b|invalid[_-]?api[_-]?key",
    "(?:invalid|bad|malformed|unprocessable|unsupported)[\\s_-]?(?:request|argument|parameter|prompt|input|entity|model)",
    "not[\\s_-]?found|no[\\s_-]such|does not exist|schema|validation",
    "context[\\s_-]?(?:length|window|size)|(?:maximum|max|too many|too long)[\\s_-]?(?:context|tokens)|(?:prompt|input) is too long",
    "content[\\s_-]?(?:filter|policy|management)|safety|moderation|\\brefus(?:al|ed to answer)",
    "\\b(?:error|status|code|http)\\b[^\\n\\d]{0,12}(?:4(?!29)\\d\\d|5\\d\\d)\\b",
].join("|"), "i");
const LONGEST = 2_000;
function namesFailure(error) {
    if (error.is_retryable === false)
        return true;
    if (error.status_code !== undefined && error.status_code >= 400)
        return true;
    return NAMED.test(`${error.type ?? ""}: ${error.message ?? ""}: ${error.cause ?? ""}`.slice(0, LONGEST));
}


/***/ }),

/***/ 69058:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isTerminal),
/* harmony export */   U: () => (/* binding */ MESSAGE_LIMIT_BYTES)
/* harmony export */ });
const MESSAGE_LIMIT_BYTES = 4_096;
function isTerminal(failure) {
    return failure === "timeout_exceeded" || failure === "skipped" || failure === "fatal";
}


/***/ }),

/***/ 42196:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ sweepOnce),
/* harmony export */   W: () => (/* binding */ Sweeper),
/* harmony export */   Xy: () => (/* binding */ markerOfRun),
/* harmony export */   b4: () => (/* binding */ MARKER_NAME),
/* harmony export */   i8: () => (/* binding */ signalGroup),
/* harmony export */   jY: () => (/* binding */ killLeftGroup),
/* harmony export */   n: () => (/* binding */ childMarker),
/* harmony export */   u: () => (/* binding */ markerValue)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_error_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74924);


const MARKER_NAME = "CARRYOVER_MARKER";
function markerValue(outer, runMarker, key) {
    const kept = outer === undefined || outer.length > 2_000 ? "" : outer;
    return `${kept}${childMarker(runMarker, key)}`;
}
function childMarker(runMarker, key) {
    return `,${runMarker}:${key},`;
}
function markerOfRun(runMarker) {
    return `,${runMarker}:`;
}
function signalGroup(leader, signal) {
    if (!(Number.isInteger(leader) && leader > 1))
        throw new Error(`Not a process group: ${leader}`);
    try {
        process.kill(-leader, signal);
        return true;
    }
    catch (error) {
        return (0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .C)(error) === "EPERM";
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
const LOOK_AGE_MS = 50;
class Sweeper {
    #targets = [];
    #done = null;
    #look = { atMs: -1, groups: null };
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
    isGroupAlive(leader, sinceMs) {
        if (!signalGroup(leader, 0))
            return false;
        const nowMs = performance.now();
        if (this.#look.atMs < sinceMs || this.#look.atMs < nowMs - LOOK_AGE_MS) {
            this.#look = { atMs: nowMs, groups: livingGroups() };
        }
        return this.#look.groups?.has(leader) ?? true;
    }
}
function livingGroups() {
    const pids = otherProcesses();
    if (pids.length === 0)
        return null;
    return new Set(pids.flatMap((pid) => stateOf(pid)?.group ?? []));
}
function otherProcesses() {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self") !== String(process.pid))
            return [];
        const pids = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc").map(Number);
        return pids.filter((pid) => Number.isInteger(pid) && pid > 1 && pid !== process.pid);
    }
    catch {
        return [];
    }
}
function stateOf(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1");
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
        environment = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/environ`, "latin1");
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
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).some((fd) => names.has(readLink(`${folder}/${fd}`).replace(/ \(deleted\)$/, "")));
    }
    catch {
        return false;
    }
}
function readLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path);
    }
    catch {
        return "";
    }
}


/***/ })

};
