export const id = 385;
export const ids = [385];
export const modules = {

/***/ 214:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I2: () => (/* binding */ ALIKE_TASKS),
/* harmony export */   dJ: () => (/* binding */ areCharged),
/* harmony export */   rK: () => (/* binding */ alikeSignature)
/* harmony export */ });
const ALIKE_TASKS = 10;
function alikeSignature(failure) {
    if (failure.class === "skipped")
        return null;
    return [failure.class, failure.exitCode, failure.message.replace(/\d+/g, "#")].join("\n");
}
function areCharged(held) {
    const tasks = new Map();
    const signatures = held.map((failure) => alikeSignature(failure));
    for (const [index, { task }] of held.entries()) {
        const signature = signatures[index] ?? null;
        tasks.set(signature, (tasks.get(signature) ?? new Set()).add(task));
    }
    return signatures.map((signature) => signature === null || (tasks.get(signature)?.size ?? 0) < ALIKE_TASKS);
}


/***/ }),

/***/ 5950:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BO: () => (/* binding */ classifyOpenRow),
  K$: () => (/* binding */ classifyRemainder),
  n$: () => (/* binding */ classifyRow),
  aN: () => (/* binding */ lastWords),
  zK: () => (/* binding */ readRow)
});

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
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/core/named-failure.js
var named_failure = __webpack_require__(6208);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(9058);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(9996);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
;// CONCATENATED MODULE: ./build/core/classify.js






function readRow(row, detector) {
    const error = row.error ?? {};
    const detection = row.error ? detector.detectRowError(error) : rate_limit/* NOTHING_DETECTED */.X;
    const ended = { message: rowMessage(row), exitCode: null, signal: null };
    const closed = (outcome) => ({ outcome, isOpen: false });
    if ((0,rate_limit/* isRateLimit */.a)(detection))
        return closed(limited(detection, ended));
    switch (row.status) {
        case "passed":
        case "failed":
            return closed({ class: "graded", status: row.status, row });
        case "skipped":
            return closed({ class: "skipped", ...ended });
        case "error": {
            if (error.is_retryable === false)
                return closed({ class: "fatal", ...ended });
            const isTransient = error.is_retryable === true || detection.kind === "overload";
            const outcome = isTransient
                ? { class: "transient", ...ended, wait: detection }
                : { class: "legitimate", ...ended };
            return { outcome, isOpen: !(0,named_failure/* namesFailure */.n)(error) };
        }
        default:
            return (0,unreachable/* unreachable */.H)(row.status);
    }
}
function classifyRow(row, detector) {
    return readRow(row, detector).outcome;
}
function classifyOpenRow(row, stated, evidence, { exitCodes, detector }, shard) {
    const { exit, stderrTail, stdoutTail } = evidence;
    const message = rowMessage(row);
    const ended = { message, exitCode: null, signal: null };
    const meaning = exit.kind === "exited" ? exitCodes.get(exit.code) : undefined;
    if (meaning === "rate_limited")
        return limited(declaredLimit(evidence, detector, message), ended);
    if (meaning !== undefined && meaning !== "passed" && meaning !== "failed")
        return stated;
    const told = (text) => (text === "" || row.error === undefined ? text : `${text}\n${message}`);
    const detection = detectAll({ ...evidence, stderrTail: told(stderrTail), stdoutTail: told(stdoutTail) }, detector);
    if ((0,rate_limit/* isRateLimit */.a)(detection)) {
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
            return (0,rate_limit/* isRateLimit */.a)(detection) ? limited(detection, ended) : { class: "kill_shaped", ...ended };
        }
        case "timed-out": {
            const detection = detectAll(evidence, rules.detector);
            const ended = endedBy(exit, evidence, rate_limit/* NOTHING_DETECTED */.X);
            return (0,rate_limit/* isRateLimit */.a)(detection) && detection.kind === "stop"
                ? limited(detection, ended)
                : { class: "timeout_exceeded", ...ended };
        }
        case "silent": {
            const detection = detectAll(evidence, rules.detector);
            const ended = endedBy(exit, evidence, rate_limit/* NOTHING_DETECTED */.X);
            return (0,rate_limit/* isRateLimit */.a)(detection) ? limited(detection, ended) : { class: "transient", ...ended };
        }
        case "stopped":
            return { class: "kill_shaped", ...endedBy(exit, evidence, rate_limit/* NOTHING_DETECTED */.X) };
        case "spawn-failed": {
            const ended = endedBy(exit, evidence, rate_limit/* NOTHING_DETECTED */.X);
            if (UNPASSABLE.test(exit.message))
                return { class: "fatal", ...ended };
            return { class: "kill_shaped", ...(NO_ROOM.test(exit.message) ? { lacksRoom: true } : {}), ...ended };
        }
        default:
            return (0,unreachable/* unreachable */.H)(exit);
    }
}
const NO_ROOM = /\b(?:EMFILE|ENFILE|EAGAIN|ENOMEM)\b/;
const UNPASSABLE = /\bE2BIG\b|null bytes/;
function classifyExit(code, evidence, rules) {
    const meaning = rules.exitCodes.get(code) ?? (code === 0 ? "passed" : null);
    const exit = { kind: "exited", code };
    if (meaning === "passed" || meaning === "failed" || meaning === "skipped") {
        const notice = rules.detector.detectNotice(answerOf(evidence));
        if ((0,rate_limit/* isRateLimit */.a)(notice))
            return limited(notice, endedBy(exit, evidence, notice));
        if (meaning !== "skipped")
            return graded(meaning, evidence, code);
    }
    const detection = detectAll(evidence, rules.detector);
    const ended = endedBy(exit, evidence, detection);
    if (meaning === "rate_limited")
        return limited(declaredLimit(evidence, rules.detector, ended.message), ended);
    if (meaning !== null)
        return { class: meaning, ...ended };
    if ((0,rate_limit/* isRateLimit */.a)(detection))
        return limited(detection, ended);
    if (code === 137 || code === 143)
        return { class: "kill_shaped", ...ended };
    if (OUT_OF_MEMORY.test(evidence.stderrTail.slice(-OUT_OF_MEMORY_WINDOW)))
        return { class: "kill_shaped", ...ended };
    if (detection.kind === "overload")
        return { class: "transient", ...ended, wait: detection };
    return { class: tellsOfConnection(errorsOf(evidence)) ? "transient" : "legitimate", ...ended };
}
function errorsOf({ stdoutTail, stderrTail }) {
    return stderrTail.trim() === "" ? stdoutTail : stderrTail;
}
function answerOf({ stdoutTail, stderrTail }) {
    return stdoutTail.trim() === "" ? stderrTail : stdoutTail;
}
function graded(status, { badRow }, exitCode) {
    return badRow === null || status === "failed"
        ? { class: "graded", status, row: null }
        : { class: "legitimate", message: cut(`no valid result row: ${badRow}`), exitCode, signal: null };
}
const OUT_OF_MEMORY = /^FATAL ERROR: [^\n]{0,200}(?:heap out of memory|Allocation failed)/m;
const OUT_OF_MEMORY_WINDOW = 8_192;
function detectAll(evidence, detector) {
    const streams = [evidence.stderrTail, evidence.stdoutTail];
    const logs = evidence.failureLogs.map((log) => log.text);
    const found = [
        firstOf(streams, detector.detectStructured),
        firstOf(logs, detector.detect),
        firstOf(streams, detector.detect),
    ];
    return found.find(rate_limit/* isRateLimit */.a) ?? found.find((detection) => detection.kind !== "none") ?? rate_limit/* NOTHING_DETECTED */.X;
}
function firstOf(texts, read) {
    let first = rate_limit/* NOTHING_DETECTED */.X;
    for (const text of texts) {
        const detection = text === "" ? rate_limit/* NOTHING_DETECTED */.X : read(text);
        if ((0,rate_limit/* isRateLimit */.a)(detection))
            return detection;
        if (first.kind === "none")
            first = detection;
    }
    return first;
}
function limited(limit, ended) {
    const message = limit.evidence === "" ? ended.message : cut(limit.evidence);
    return limit.kind === "task"
        ? { class: "fatal", limit, ...ended, message }
        : { class: "rate_limited", limit, ...ended, message };
}
function declaredLimit(evidence, detector, message) {
    const detection = detectAll(evidence, detector);
    if ((0,rate_limit/* isRateLimit */.a)(detection))
        return detection;
    const declared = detector.detectDeclared(`${evidence.stdoutTail}\n${evidence.stderrTail}`);
    return (0,rate_limit/* isRateLimit */.a)(declared) ? { ...declared, evidence: message } : unstated(message);
}
function unstated(message) {
    return { ...rate_limit/* NOTHING_DETECTED */.X, kind: "cap", evidence: message, form: "exit-code" };
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

/***/ 7034:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ countsInGrace)
/* harmony export */ });
function countsInGrace(outcome, told) {
    if (outcome.class === "graded")
        return true;
    return outcome.class === "rate_limited" && (told !== "timed-out" || outcome.limit.kind === "stop");
}


/***/ }),

/***/ 6208:
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

/***/ 9058:
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

/***/ 9996:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ NOTHING_DETECTED),
/* harmony export */   a: () => (/* binding */ isRateLimit)
/* harmony export */ });
const NOTHING_DETECTED = {
    kind: "none",
    retryAfterMs: null,
    resetAt: null,
    evidence: "",
    form: null,
    provider: null,
};
function isRateLimit(detection) {
    return detection.kind !== "none" && detection.kind !== "overload";
}


/***/ }),

/***/ 541:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GA: () => (/* binding */ sidecarRow),
/* harmony export */   gt: () => (/* binding */ ledgerRow),
/* harmony export */   vk: () => (/* binding */ Recorder)
/* harmony export */ });
/* unused harmony export remember */
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5079);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9058);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1839);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8032);




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
    result(settlement) {
        const row = ledgerRow(settlement, this.#origin);
        if (row !== null)
            this.#write({ kind: "result", row });
    }
    failure(settlement) {
        const row = sidecarRow(settlement, this.#origin);
        if (row !== null)
            this.#write({ kind: "failure", row });
    }
    hold(settlement) {
        const row = sidecarRow(settlement, this.#origin);
        if (row !== null)
            this.#write({ kind: "hold", row });
    }
    release() {
        this.#write({ kind: "release" });
    }
    get unstoredCount() {
        return this.#unstored.filter(({ kind }) => kind === "result" || kind === "failure").length;
    }
    flush() {
        while (this.#unstored.length > 0) {
            const entry = this.#unstored[0];
            if (entry === undefined || !this.#stores(entry))
                return;
            this.#unstored.shift();
        }
    }
    #write(entry) {
        this.#unstored.push(entry);
        this.flush();
    }
    #stores(entry) {
        try {
            this.#carryOut(entry);
        }
        catch (error) {
            if (!this.#hasWarned)
                this.#warn(`results cannot be written and are kept in memory: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A)(error)}`);
            this.#hasWarned = true;
            return false;
        }
        if (entry.kind === "result" || entry.kind === "failure")
            remember(this.#history, entry);
        return true;
    }
    #carryOut(entry) {
        switch (entry.kind) {
            case "result":
                this.#store.appendResult(entry.row);
                return;
            case "failure":
                this.#store.appendFailure(entry.row);
                return;
            case "hold":
                this.#store.holdFailure(entry.row);
                return;
            case "release":
                this.#store.releaseHeld();
                return;
            default:
                (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_1__/* .unreachable */ .H)(entry);
        }
    }
}
function remember(history, stored) {
    const before = history.get(stored.row.hash);
    if (before?.kind === "result")
        return;
    if (stored.kind === "result") {
        history.set(stored.row.hash, { kind: "result", status: stored.row.status });
        return;
    }
    if (stored.row.terminal)
        history.set(stored.row.hash, { kind: "terminal", class: stored.row.class });
    else if (before?.kind !== "terminal") {
        history.set(stored.row.hash, { kind: "attempts", count: (before?.count ?? 0) + 1 });
    }
}
function ledgerRow(settlement, origin) {
    const { outcome, pending, startedAt } = settlement;
    if (outcome.class !== "graded")
        return null;
    const { score, scores, metrics, output } = outcome.row ?? {};
    return {
        v: 1,
        campaign: origin.campaign,
        id: pending.task.id,
        hash: pending.task.hash,
        status: outcome.status,
        ...(score === undefined ? {} : { score }),
        ...(scores === undefined ? {} : { scores }),
        ...(metrics === undefined ? {} : { metrics }),
        ...(output === undefined ? {} : { output }),
        attempt: pending.attempt,
        run: origin.run,
        job: origin.job,
        started_at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .K)(startedAt),
        duration_s: Math.max(0, Math.round(settlement.durationMs) / 1_000),
    };
}
function sidecarRow(settlement, origin) {
    const { outcome, pending, at } = settlement;
    switch (outcome.class) {
        case "graded":
        case "rate_limited":
        case "kill_shaped":
        case "unfinished":
            return null;
        default: {
            const { limit } = outcome;
            const failure = outcome.class;
            return {
                v: 1,
                campaign: origin.campaign,
                id: pending.task.id,
                hash: pending.task.hash,
                class: failure,
                terminal: (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .isTerminal */ .H)(failure),
                message: outcome.message,
                exit_code: outcome.exitCode,
                signal: outcome.signal,
                attempt: pending.attempt,
                run: origin.run,
                job: origin.job,
                at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .K)(at),
                ...(limit === undefined
                    ? {}
                    : { rate_limit: { kind: limit.kind, form: limit.form, evidence: limit.evidence } }),
            };
        }
    }
}


/***/ }),

/***/ 4238:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ inboxPair),
/* harmony export */   Q_: () => (/* binding */ findLeftovers),
/* harmony export */   R0: () => (/* binding */ markTold),
/* harmony export */   UJ: () => (/* binding */ removeRows),
/* harmony export */   Y3: () => (/* binding */ prepareInbox),
/* harmony export */   _E: () => (/* binding */ stopOrphans),
/* harmony export */   nM: () => (/* binding */ removeFile),
/* harmony export */   z6: () => (/* binding */ taskLines)
/* harmony export */ });
/* unused harmony exports writeTasks, removePair */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3305);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7756);
/* harmony import */ var _kill_posix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5838);
/* harmony import */ var _row_collector_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7234);






const TASKS_SUFFIX = ".tasks.jsonl";
const RESULTS_SUFFIX = ".results.jsonl";
const TOLD_SUFFIX = ".told";
const SEPARATOR = "~";
const NAME_LIMIT = 230;
function prepareInbox(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    }
    catch (error) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected to make the folder \`${folder}\` for the children's results: ${String(error)}. Check \`state-dir\` and its permissions.`);
    }
}
function inboxPair(folder, meta) {
    return pairOf(folder, encodeName(meta));
}
function pairOf(folder, name) {
    const stem = `${folder}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${name}`;
    return {
        tasksFile: `${stem}${TASKS_SUFFIX}`,
        resultsFile: `${stem}${RESULTS_SUFFIX}`,
        toldFile: `${stem}${TOLD_SUFFIX}`,
    };
}
function writeTasks(pair, tasks) {
    writeFileSync(pair.tasksFile, taskLines(tasks));
}
function markTold({ toldFile }) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(toldFile, "");
    }
    catch {
    }
}
function taskLines(tasks) {
    return tasks.map((task) => `${task.json}\n`).join("");
}
function removePair(pair) {
    removeRows(pair);
    removeFile(pair.toldFile);
    removeFile(pair.tasksFile);
}
function removeRows({ resultsFile }) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(resultsFile, { throwIfNoEntry: false }) !== undefined)
        removeFile(resultsFile);
}
function removeFile(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
    }
    catch {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    }
}
function encodeName(meta) {
    const parts = [meta.runMarker, meta.key, meta.run, meta.job, String(meta.attempt), String(meta.startedAt)];
    const name = parts.map(encodePart).join(SEPARATOR);
    if (name.length > NAME_LIMIT)
        throw new Error(`The name of an attempt is too long for a file: ${name}`);
    return name;
}
function encodePart(part) {
    return part.replace(/[^A-Za-z0-9.-]/gu, (character) => [...Buffer.from(character)].map((byte) => `_${byte.toString(16).padStart(2, "0")}`).join(""));
}
function decodePart(part) {
    return Buffer.from(part.replace(/_([0-9a-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))), "latin1").toString("utf8");
}
function decodeName(name) {
    const parts = name.split(SEPARATOR).map(decodePart);
    const [runMarker, key, run, job, attemptText, startedText] = parts;
    if (parts.length !== 6 || !runMarker || !key || run === undefined || job === undefined)
        return null;
    const attempt = Number(attemptText);
    const startedAt = Number(startedText);
    if (!Number.isSafeInteger(attempt) || attempt < 1 || !Number.isFinite(startedAt))
        return null;
    return { runMarker, key, run, job, attempt, startedAt };
}
const LISTED_TASK = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._minLength */ .m9(1)) });
const TASKS_BYTES_LIMIT = 256 * 1_048_576;
async function stopOrphans(folder) {
    const sweeper = (0,_kill_posix_js__WEBPACK_IMPORTED_MODULE_2__/* .createSweeper */ .SA)();
    await Promise.all([...metasIn(folder).values()].map((meta) => sweeper.sweep((0,_kill_posix_js__WEBPACK_IMPORTED_MODULE_2__/* .childMarker */ .n)(meta.runMarker, meta.key))));
}
function findLeftovers(folder) {
    const metas = metasIn(folder);
    removeStrays(folder, metas);
    const inOrder = [...metas].sort(([, a], [, b]) => a.startedAt - b.startedAt || (a.key < b.key ? -1 : 1));
    return inOrder.map(([stem, meta]) => {
        const pair = pairOf(folder, stem);
        const tasks = readTasks(pair.tasksFile);
        const ids = new Set(tasks.map((task) => task.id));
        const read = (redactor) => readRows(pair.resultsFile, ids, redactor);
        const wasToldToEnd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(pair.toldFile);
        return { meta, tasks, wasToldToEnd, read, remove: () => removePair(pair) };
    });
}
function metasIn(folder) {
    const metas = new Map();
    for (const name of namesIn(folder)) {
        const stem = name.endsWith(TASKS_SUFFIX) ? name.slice(0, -TASKS_SUFFIX.length) : null;
        const meta = stem === null ? null : decodeName(stem);
        if (stem !== null && meta !== null)
            metas.set(stem, meta);
    }
    return metas;
}
async function readRows(path, ids, redactor) {
    const warnings = [];
    const rows = [];
    if (ids.size === 0)
        return { rows, warnings };
    const collector = new _row_collector_js__WEBPACK_IMPORTED_MODULE_3__/* .RowCollector */ .K({ path, ids, redactor, warn: (message) => warnings.push(message) });
    for (;;) {
        const part = collector.read();
        for (const row of part.rows)
            rows.push(row);
        if (!part.mayHaveMore)
            break;
        await new Promise((resolve) => setImmediate(resolve));
    }
    for (const row of collector.finish())
        rows.push(row);
    return { rows, warnings };
}
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
function removeStrays(folder, metas) {
    for (const name of namesIn(folder)) {
        const stem = name.replace(/\.(?:(?:tasks|results)\.jsonl|told)$/, "");
        if (stem !== name && decodeName(stem) !== null && !metas.has(stem))
            removeFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
    }
}
function readTasks(path) {
    const tasks = [];
    for (const json of readRegular(path).split("\n").slice(0, -1)) {
        try {
            tasks.push({ id: LISTED_TASK.parse(JSON.parse(json)).id, json });
        }
        catch {
        }
    }
    return tasks;
}
function readRegular(path) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch {
        return "";
    }
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        return stat.isFile() && stat.size <= TASKS_BYTES_LIMIT ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8") : "";
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 5838:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SA: () => (/* binding */ createSweeper),
/* harmony export */   b4: () => (/* binding */ MARKER_NAME),
/* harmony export */   i8: () => (/* binding */ signalGroup),
/* harmony export */   n: () => (/* binding */ childMarker),
/* harmony export */   u: () => (/* binding */ markerValue)
/* harmony export */ });
/* unused harmony export findMarked */
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6084);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1679);


const MARKER_NAME = "CARRYOVER_MARKER";
function markerValue(outer, runMarker, key) {
    const kept = outer === undefined || outer.length > 2_000 ? "" : outer;
    return `${kept}${childMarker(runMarker, key)}`;
}
function childMarker(runMarker, key) {
    return `,${runMarker}:${key},`;
}
function signalGroup(leader, signal) {
    if (!(leader > 1))
        throw new Error(`No process group: ${leader}`);
    return _processes_js__WEBPACK_IMPORTED_MODULE_1__/* .systemProcesses */ .Q.signal(-leader, signal);
}
const SWEEP_ROUNDS = 20;
const QUIET_ROUNDS = 2;
const SWEEP_PAUSE_MS = 5;
const LOOK_AGE_MS = 50;
function createSweeper(processes = _processes_js__WEBPACK_IMPORTED_MODULE_1__/* .systemProcesses */ .Q, pause = () => new Promise((resolve) => setTimeout(resolve, SWEEP_PAUSE_MS))) {
    let batch = null;
    let look = { seenMs: Number.NEGATIVE_INFINITY, isOfThisTurn: false, table: new Map() };
    const lookAround = () => {
        const latest = { seenMs: performance.now(), isOfThisTurn: true, table: (0,_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .readTable */ .x)(processes) };
        setImmediate(() => {
            latest.isOfThisTurn = false;
        });
        look = latest;
    };
    const ask = () => {
        if (batch !== null)
            return batch;
        const asked = { signals: new Map(), markers: [], swept: [] };
        const done = new Promise((resolve) => setImmediate(resolve)).then(() => {
            batch = null;
            return carryOut(asked);
        });
        batch = { ...asked, done };
        return batch;
    };
    const carryOut = async ({ signals, markers, swept }) => {
        const treesFor = (wanted) => [...signals].flatMap(([tree, signal]) => (signal === wanted ? [tree] : []));
        const [killed, terminated] = [treesFor("SIGKILL"), treesFor("SIGTERM")];
        if (killed.length > 0)
            (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .killTrees */ .YO)(processes, killed);
        if (terminated.length > 0)
            (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .terminateTrees */ .xu)(processes, terminated);
        if (markers.length > 0)
            await sweepAll(processes, pause, markers, swept);
    };
    const sweep = async (marker, tree = null) => {
        const asked = ask();
        asked.markers.push(marker);
        if (tree !== null)
            asked.swept.push(tree);
        await asked.done;
    };
    return {
        isGroupAlive(tree) {
            const leader = (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .groupOf */ .F8)(processes, tree);
            if (leader === null)
                return false;
            const isShown = () => {
                (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .noteSeen */ .qr)(look.table, tree);
                return [...look.table.values()].some(({ group }) => group === leader);
            };
            if (performance.now() - look.seenMs <= LOOK_AGE_MS && isShown())
                return true;
            if (!look.isOfThisTurn)
                lookAround();
            return isShown() || look.table.size === 0;
        },
        end(tree, signal) {
            const { signals } = ask();
            if (signals.get(tree) !== "SIGKILL")
                signals.set(tree, signal);
        },
        killNow(trees) {
            if (trees.length > 0)
                (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .killTrees */ .YO)(processes, trees);
        },
        killGroup: (tree) => (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .killGroup */ .i0)(processes, tree),
        sweep,
        sweepRun: (runMarker) => sweep(`,${runMarker}:`),
    };
}
async function sweepAll(processes, pause, markers, trees) {
    const found = { leader: null, isReaped: true, seen: new Map() };
    let quietCount = 0;
    for (let round = 0; round < SWEEP_ROUNDS && quietCount < QUIET_ROUNDS; round += 1) {
        if (round > 0)
            await pause();
        for (const mark of findMarked(markers, processes))
            found.seen.set(mark.pid, mark);
        const known = [found, ...trees].filter(({ leader, seen }) => leader !== null || seen.size > 0);
        quietCount = known.length > 0 && (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .killTrees */ .YO)(processes, known) ? 0 : quietCount + 1;
    }
}
function findMarked(markers, processes = _processes_js__WEBPACK_IMPORTED_MODULE_1__/* .systemProcesses */ .Q) {
    const found = [];
    for (const pid of processes.ids()) {
        const isMarked = () => carriesOneOf(processes.environment(pid), markers);
        const entry = isMarked() ? processes.read(pid) : null;
        if (entry !== null && isMarked())
            found.push(entry);
    }
    return found;
}
function carriesOneOf(environment, markers) {
    const name = `${MARKER_NAME}=`;
    const start = environment.startsWith(name) ? 0 : environment.indexOf(`\0${name}`);
    if (start < 0)
        return false;
    const end = environment.indexOf("\0", start + 1);
    const value = environment.slice(start, end < 0 ? undefined : end);
    return markers.some((marker) => value.includes(marker));
}


/***/ }),

/***/ 9174:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   gO: () => (/* binding */ descendantsOf),
/* harmony export */   ky: () => (/* binding */ parseStat)
/* harmony export */ });
function parseStat(pid, stat) {
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ", 20);
    const [state, parent, group] = fields;
    const threadCount = fields[17];
    const startTicks = fields[19];
    if (startTicks === undefined || state === "X")
        return null;
    if (state === "Z" && !(Number(threadCount) > 1))
        return null;
    return { pid, parent: Number(parent), group: Number(group), startTicks };
}
function isSame(table, { pid, startTicks }) {
    return table.get(pid)?.startTicks === startTicks;
}
function descendantsOf(table, roots) {
    const childrenOf = new Map();
    for (const entry of table.values()) {
        const siblings = childrenOf.get(entry.parent);
        if (siblings === undefined)
            childrenOf.set(entry.parent, [entry]);
        else
            siblings.push(entry);
    }
    const found = [];
    const seen = new Set(roots);
    const open = [...seen];
    for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
        for (const entry of childrenOf.get(parent) ?? []) {
            if (seen.has(entry.pid))
                continue;
            seen.add(entry.pid);
            found.push(entry);
            open.push(entry.pid);
        }
    }
    return found;
}


/***/ }),

/***/ 6084:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ groupOf),
/* harmony export */   YO: () => (/* binding */ killTrees),
/* harmony export */   g7: () => (/* binding */ treeOf),
/* harmony export */   i0: () => (/* binding */ killGroup),
/* harmony export */   qr: () => (/* binding */ noteSeen),
/* harmony export */   xu: () => (/* binding */ terminateTrees)
/* harmony export */ });
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9174);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1679);


function treeOf(leader) {
    return { leader, isReaped: false, seen: new Map() };
}
const LOOKS_LIMIT = 20;
function terminateTrees(processes, trees) {
    const held = hold(processes, trees);
    const leaders = groupsOf(processes, trees);
    for (const { pid } of outsideOf(leaders, held))
        processes.signal(pid, "SIGCONT");
    for (const leader of leaders) {
        processes.signal(-leader, "SIGTERM");
        processes.signal(-leader, "SIGCONT");
    }
}
function killTrees(processes, trees) {
    const held = hold(processes, trees);
    const leaders = groupsOf(processes, trees);
    for (const mark of outsideOf(leaders, held)) {
        if (held.table.size === 0 || (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isSame */ .Ft)(held.table, mark))
            processes.signal(mark.pid, "SIGKILL");
    }
    for (const leader of leaders)
        processes.signal(-leader, "SIGKILL");
    return held.stopped.length > 0;
}
function killGroup(processes, tree) {
    const leader = groupOf(processes, tree);
    if (leader !== null)
        processes.signal(-leader, "SIGKILL");
}
function groupOf(processes, tree) {
    const { leader } = tree;
    if (leader === null || !tree.isReaped)
        return leader;
    if (!processes.signal(-leader, 0) || processes.read(leader) !== null)
        tree.leader = null;
    return tree.leader;
}
function groupsOf(processes, trees) {
    return new Set(trees.flatMap((tree) => groupOf(processes, tree) ?? []));
}
function noteSeen(table, tree) {
    const { leader, isReaped, seen } = tree;
    if (leader !== null && !(isReaped && table.has(leader))) {
        for (const entry of table.values()) {
            if (entry.group === leader || entry.pid === leader)
                seen.set(entry.pid, entry);
        }
    }
    const roots = livingOf(table, tree).map(({ pid }) => pid);
    for (const entry of (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .descendantsOf */ .gO)(table, roots))
        seen.set(entry.pid, entry);
}
function livingOf(table, { seen }) {
    return [...seen.values()].flatMap((mark) => ((0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isSame */ .Ft)(table, mark) ? (table.get(mark.pid) ?? []) : []));
}
function outsideOf(groups, { stopped, table }) {
    return stopped.filter((mark) => !((0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isSame */ .Ft)(table, mark) && groups.has(mark.group))).toReversed();
}
function hold(processes, trees) {
    if (processes.ids().length === 0)
        return { stopped: [], table: new Map() };
    for (const tree of trees) {
        const leader = groupOf(processes, tree);
        if (leader !== null)
            processes.signal(-leader, "SIGSTOP");
    }
    const stopped = new Map();
    const isStopped = ({ pid, startTicks }) => stopped.get(pid)?.startTicks === startTicks;
    for (let look = 1;; look += 1) {
        const table = (0,_processes_js__WEBPACK_IMPORTED_MODULE_0__/* .readTable */ .x)(processes);
        for (const tree of trees)
            noteSeen(table, tree);
        const living = [...new Set(trees.flatMap((tree) => livingOf(table, tree)))];
        const fresh = living.filter((mark) => !isStopped(mark));
        if (fresh.length === 0 || look === LOOKS_LIMIT) {
            const latest = [...stopped.values()].map((mark) => table.get(mark.pid) ?? mark);
            return { stopped: [...parentsFirst(latest.filter(isStopped))], table };
        }
        for (const mark of fresh) {
            if (processes.read(mark.pid)?.startTicks !== mark.startTicks)
                continue;
            processes.signal(mark.pid, "SIGSTOP");
            stopped.set(mark.pid, mark);
        }
    }
}
function parentsFirst(entries) {
    const table = new Map(entries.map((entry) => [entry.pid, entry]));
    const roots = entries.filter(({ parent }) => !table.has(parent));
    const below = (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .descendantsOf */ .gO)(table, new Set(roots.map(({ pid }) => pid)));
    return new Set([...roots, ...below, ...entries]);
}


/***/ }),

/***/ 1679:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ systemProcesses),
/* harmony export */   x: () => (/* binding */ readTable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_error_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4924);
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9174);



const systemProcesses = {
    ids() {
        try {
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self") !== String(process.pid))
                return [];
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc").map(Number).filter(isOthers);
        }
        catch {
            return [];
        }
    },
    read(pid) {
        try {
            return (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .parseStat */ .ky)(pid, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1"));
        }
        catch {
            return null;
        }
    },
    environment(pid) {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/environ`, "latin1");
        }
        catch {
            return "";
        }
    },
    signal(target, signal) {
        if (!Number.isInteger(target) || Math.abs(target) <= 1)
            throw new Error(`No process or group: ${target}`);
        try {
            process.kill(target, signal);
            return true;
        }
        catch (error) {
            return (0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .C)(error) === "EPERM";
        }
    },
};
function isOthers(pid) {
    return Number.isInteger(pid) && pid > 1 && pid !== process.pid;
}
function readTable(processes) {
    const table = new Map();
    for (const pid of processes.ids()) {
        const entry = processes.read(pid);
        if (entry !== null)
            table.set(pid, entry);
    }
    return table;
}


/***/ }),

/***/ 7234:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ RowCollector)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/error-code.js
var error_code = __webpack_require__(4924);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(1839);
;// CONCATENATED MODULE: ./build/run/result-lines.js



const LINE_BYTES_LIMIT = 1_048_576;
const SLICE_BYTES = 4 * LINE_BYTES_LIMIT;
const NEWLINE = 10;
const SHORTAGES = new Set(["EMFILE", "ENFILE", "ENOMEM", "EAGAIN"]);
const SHORTAGE_LIMIT = 1_000;
const OPEN_FLAGS = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
class ResultLines {
    #path;
    #sink;
    #offset = 0;
    #lineCount = 0;
    #inode = 0;
    #isSkipping = false;
    #isRefused = false;
    #shortageCount = 0;
    #tail = "";
    constructor(path, sink) {
        this.#path = path;
        this.#sink = sink;
    }
    read() {
        const file = this.#open();
        if (file === "shortage")
            return true;
        if (file === null)
            return false;
        try {
            return this.#readFrom(file);
        }
        catch (error) {
            this.#refuse(`cannot be read (${(0,error_code/* errorCode */.C)(error) ?? (0,reason/* reasonOf */.A)(error)})`);
            return false;
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
    }
    finish() {
        if (this.#tail === "" || this.#isSkipping)
            return;
        this.#sink.line({ number: this.#lineCount + 1, text: this.#tail, isComplete: false });
        this.#tail = "";
    }
    #open() {
        try {
            const stat = (0,external_node_fs_.lstatSync)(this.#path, { throwIfNoEntry: false });
            if (stat === undefined)
                return null;
            if (stat.isFile() && stat.ino === this.#inode && stat.size === this.#offset) {
                this.#tail = "";
                return null;
            }
            if (!stat.isFile()) {
                this.#refuse(stat.isSymbolicLink() ? "is a symbolic link" : "is no regular file");
                return null;
            }
            return (0,external_node_fs_.openSync)(this.#path, OPEN_FLAGS);
        }
        catch (error) {
            const code = (0,error_code/* errorCode */.C)(error) ?? (0,reason/* reasonOf */.A)(error);
            if (SHORTAGES.has(code) && this.#shortageCount < SHORTAGE_LIMIT) {
                this.#shortageCount += 1;
                return "shortage";
            }
            if (code !== "ENOENT")
                this.#refuse(code === "ELOOP" ? "is a symbolic link" : `cannot be opened (${code})`);
            return null;
        }
    }
    #refuse(problem) {
        if (!this.#isRefused)
            this.#sink.refused(problem);
        this.#isRefused = true;
    }
    #readFrom(file) {
        const stat = (0,external_node_fs_.fstatSync)(file);
        if (!stat.isFile()) {
            this.#refuse("is no regular file");
            return false;
        }
        if (this.#wasRewritten(file, stat)) {
            this.#offset = 0;
            this.#lineCount = 0;
            this.#isSkipping = false;
            this.#sink.rewritten();
        }
        this.#inode = stat.ino;
        const available = stat.size - this.#offset;
        if (available <= 0) {
            this.#tail = "";
            return false;
        }
        const slice = Buffer.allocUnsafe(Math.min(available, SLICE_BYTES));
        const length = readFully(file, slice, this.#offset);
        this.#take(slice.subarray(0, length));
        return length === SLICE_BYTES;
    }
    #wasRewritten(file, stat) {
        if (this.#offset === 0)
            return false;
        if (stat.ino !== this.#inode || stat.size < this.#offset)
            return true;
        if (this.#isSkipping)
            return false;
        const before = Buffer.allocUnsafe(1);
        return readFully(file, before, this.#offset - 1) === 1 && before[0] !== NEWLINE;
    }
    #take(bytes) {
        let start = 0;
        for (;;) {
            const end = bytes.indexOf(NEWLINE, start);
            if (end < 0)
                break;
            this.#lineCount += 1;
            if (this.#isSkipping)
                this.#isSkipping = false;
            else if (end - start > LINE_BYTES_LIMIT)
                this.#sink.tooLong(this.#lineCount);
            else
                this.#sink.line({ number: this.#lineCount, text: bytes.toString("utf8", start, end), isComplete: true });
            start = end + 1;
        }
        const rest = bytes.length - start;
        this.#tail = "";
        if (this.#isSkipping) {
            start = bytes.length;
        }
        else if (rest > LINE_BYTES_LIMIT) {
            this.#sink.tooLong(this.#lineCount + 1);
            this.#isSkipping = true;
            start = bytes.length;
        }
        else if (rest > 0) {
            this.#tail = bytes.toString("utf8", start);
        }
        this.#offset += start;
    }
}
function readFully(file, buffer, position) {
    let length = 0;
    while (length < buffer.length) {
        const count = (0,external_node_fs_.readSync)(file, buffer, length, buffer.length - length, position + length);
        if (count === 0)
            break;
        length += count;
    }
    return length;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(5395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
// EXTERNAL MODULE: ./build/core/json-or-null.js
var json_or_null = __webpack_require__(2746);
;// CONCATENATED MODULE: ./build/run/error-details.js

const DEEPEST = 48;
const KNOWN = new Set([
    "type",
    "message",
    "is_retryable",
    "status_code",
    "retry_after_seconds",
    "reset_at",
]);
function holdsMore(error) {
    return (Array.isArray(error) ||
        Object.entries(error).some(([key, value]) => (value ?? null) !== null && (!KNOWN.has(key) || typeof value === "object")));
}
const NAME_KEY = /^(?:(?:error|exception|exc)?_?(?:type|name|class|code)|error|kind)$/i;
const WORDS_KEY = /^(?:(?:error|exception|exc|err)?_?(?:message|msg|detail|details|description|str|repr)|error_chain_(?:str|repr)|reason|errors?|exception|cause)$/i;
const NO_WORDS_KEY = /^(?:requests?|prompts?|inputs?|messages|questions?|headers?|config|settings|options|params|env|kwargs|locals|expected|actual|answer|documents?|sources?|diff|patch|usage|url)$/i;
const LAYER_KEY = /caus|err|exc|inner|fail|response|body|origin|wrapp|chain|reason|detail|^(?:\d+|raw|data|args)$/i;
const STACK_KEY = /^(?:stack|trace|traceback|stack_?trace|stderr|stdout|output|logs?)$/i;
const FRAMES_KEY = /^(?:stack|trace|traceback|stack_?trace)$/i;
const PRINTED_KEY = /^(?:stderr|stdout|output|logs?)$/i;
const STATUS_KEY = /^(?:status|status_?code|code)$/i;
const OWN_WORDS_KEY = /^(?:(?:error|exception|exc|err)?_?(?:message|msg|str|repr))$|caus|chain|inner|(?:error|exception|failure)s?$/i;
const EARLIER_TRIES_KEY = /^(?:(?:previous|prior|earlier|past|failed|error)_?)?(?:retry|retries|tries|attempts)(?:_?(?:history|log|errors))?$/i;
function layersOfGraded(error, status) {
    if (Array.isArray(error))
        return error.map((item) => (isObject(item) ? layersOfGraded(item, status) : item));
    const fields = Object.entries(error).filter(([key]) => !EARLIER_TRIES_KEY.test(key));
    const layers = fields.filter(([key, value]) => {
        if (KNOWN.has(key))
            return true;
        if (isObject(value))
            return /^headers$/i.test(key) || (LAYER_KEY.test(key) && !PRINTED_KEY.test(key));
        return typeof value === "string" && [NAME_KEY, FRAMES_KEY, OWN_WORDS_KEY].some((one) => one.test(key));
    });
    return Object.fromEntries(layers.length === 0 && status === "failed" ? fields : layers);
}
function isObject(value) {
    return typeof value === "object" && value !== null;
}
function innermostWords(error) {
    return wordsOf(error, { depth: 0, isLayer: true });
}
function wordsOf(layer, place) {
    if (typeof layer !== "object" || layer === null || place.depth > DEEPEST)
        return "";
    const fields = Object.entries(layer).filter(([key, value]) => !NO_WORDS_KEY.test(key) && (value ?? null) !== null);
    for (const [key, value] of fields.toReversed()) {
        const inner = typeof value === "string" && /^\s*[{[]/.test(value) ? (0,json_or_null/* jsonOrNull */.J)(value) : value;
        const words = wordsOf(inner, { depth: place.depth + 1, isLayer: place.isLayer && LAYER_KEY.test(key) });
        if (words !== "")
            return words;
    }
    const texts = fields.filter((field) => typeof field[1] === "string" && field[1] !== "");
    const longestOf = (keys) => texts
        .filter(([key]) => keys.test(key))
        .reduce((longest, [, text]) => (text.length > longest.length ? text : longest), "");
    const words = Array.isArray(layer) ? (place.isLayer ? (texts.at(-1)?.[1] ?? "") : "") : longestOf(WORDS_KEY);
    const name = texts.find(([key]) => NAME_KEY.test(key))?.[1] ?? "";
    if (words !== "")
        return name === "" || words.includes(name) ? words : `${name}: ${words}`;
    if (!place.isLayer)
        return "";
    const stack = lastOfStack(longestOf(STACK_KEY));
    if (stack !== "")
        return stack;
    const told = texts.map(([, text]) => text).filter((text) => /\s/.test(text));
    const status = fields.find(([key, value]) => STATUS_KEY.test(key) && typeof value === "number");
    const rest = name === "" && status !== undefined ? `status ${status[1]}` : name;
    return told.reduce((longest, text) => (text.length > longest.length ? text : longest), "") || rest;
}
function lastOfStack(stack) {
    const lines = stack.slice(-STACK_TAIL).split("\n");
    return lines.findLast((line) => line.trim() !== "" && !/^\s{0,12}(?:at\s|File ")/.test(line))?.trim() ?? "";
}
const STACK_TAIL = 65_536;

;// CONCATENATED MODULE: ./build/run/result-row.js


const STATUS = schemas/* enum */.k5n(["passed", "failed", "skipped", "error"]);
const ROW_ERROR = schemas/* object */.Ikc({
    type: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    message: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    is_retryable: schemas/* nullish */.cl6(schemas/* boolean */.zMY()),
    status_code: schemas/* nullish */.cl6(schemas/* number */.aig()),
    retry_after_seconds: schemas/* nullish */.cl6(schemas/* number */.aig()),
    reset_at: schemas/* nullish */.cl6(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()])),
});
const RATE_LIMIT = schemas/* object */.Ikc({
    kind: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    message: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    retry_after_seconds: schemas/* nullish */.cl6(schemas/* number */.aig()),
    reset_at: schemas/* nullish */.cl6(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()])),
});
const OPTIONAL_FIELDS = {
    score: schemas/* nullish */.cl6(schemas/* number */.aig()),
    scores: schemas/* nullish */.cl6(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig())),
    metrics: schemas/* nullish */.cl6(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())),
    output: schemas/* optional */.lqM(schemas/* unknown */.L5J()),
    error: schemas/* nullish */.cl6(ROW_ERROR),
    rate_limit: schemas/* nullish */.cl6(RATE_LIMIT),
};
const CORE = schemas/* object */.Ikc({ id: schemas/* string */.YjP().check(api/* _minLength */.m9(1)), status: STATUS });
const ROW = schemas/* extend */.X$i(CORE, OPTIONAL_FIELDS);
const EXPECTED = 'expected {"id": string, "status": "passed" | "failed" | "skipped" | "error", …}';
const NESTING_LIMIT = 500;
function parseResultRow(line) {
    const oddities = [];
    const value = parseLine(line, oddities);
    if (value === undefined)
        return { kind: "malformed", problem: `no JSON; ${EXPECTED}` };
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
        return { kind: "malformed", problem: `no JSON object; ${EXPECTED}` };
    }
    const fields = { ...value };
    if (isNestedTooDeep(line)) {
        for (const name of ["output", "metrics"])
            delete fields[name];
        oddities.push(`output and metrics are left out: nested deeper than ${NESTING_LIMIT} levels`);
    }
    const parsed = ROW.safeParse(fields);
    if (parsed.success)
        return { kind: "row", row: toRow(parsed.data, fields.error), oddities };
    const mended = mend(fields, oddities);
    return mended === null
        ? { kind: "malformed", problem: describeCore(fields) }
        : { kind: "row", row: toRow(mended, fields.error), oddities };
}
function parseLine(line, oddities) {
    try {
        return JSON.parse(line);
    }
    catch {
        const { text, tokens } = withoutBareNumbers(line);
        if (tokens.length === 0)
            return undefined;
        try {
            const value = JSON.parse(text);
            oddities.push(`${[...new Set(tokens)].join(", ")} is no JSON number and is read as null`);
            return value;
        }
        catch {
            return undefined;
        }
    }
}
const STRING_OR_TOKEN = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g;
function withoutBareNumbers(line) {
    const tokens = [];
    const text = line.replace(STRING_OR_TOKEN, (match) => {
        if (match.startsWith('"'))
            return match;
        tokens.push(match);
        return "null";
    });
    return { text, tokens };
}
function isNestedTooDeep(line) {
    if (line.length < 2 * NESTING_LIMIT)
        return false;
    let depth = 0;
    let inString = false;
    for (let at = 0; at < line.length; at += 1) {
        const code = line.charCodeAt(at);
        if (inString) {
            if (code === 92)
                at += 1;
            else if (code === 34)
                inString = false;
        }
        else if (code === 34)
            inString = true;
        else if (code === 91 || code === 123) {
            depth += 1;
            if (depth > NESTING_LIMIT)
                return true;
        }
        else if (code === 93 || code === 125)
            depth -= 1;
    }
    return false;
}
function mend(fields, oddities) {
    const id = typeof fields.id === "number" ? String(fields.id) : fields.id;
    const core = CORE.safeParse({ id, status: fields.status });
    if (!core.success)
        return null;
    const row = { ...core.data };
    for (const [name, schema] of Object.entries(OPTIONAL_FIELDS)) {
        const value = mendField(name, fields[name], oddities);
        const parsed = schema.safeParse(value);
        if (parsed.success)
            row[name] = parsed.data;
        else
            oddities.push(`${name} is left out: ${describe(value)} is not what it should be`);
    }
    return ROW.parse(row);
}
function mendField(name, value, oddities) {
    switch (name) {
        case "scores":
            return keepEntries(name, value, {
                isKept: (entry) => typeof entry === "number" && Number.isFinite(entry),
                oddities,
            });
        case "error":
            if (typeof value === "string")
                return { message: value };
            return isListOfErrors(value) ? {} : mendObject(name, value, ROW_ERROR.shape, oddities);
        case "rate_limit":
            return mendObject(name, value, RATE_LIMIT.shape, oddities);
        default:
            return value;
    }
}
function isListOfErrors(value) {
    return (Array.isArray(value) &&
        value.some((item) => item !== null && item !== "" && ["object", "string"].includes(typeof item)));
}
function keepEntries(name, value, options) {
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return value;
    const entries = Object.entries(value);
    const kept = entries.filter(([, entry]) => options.isKept(entry));
    const odd = entries.filter(([, entry]) => entry !== null && !options.isKept(entry)).map(([key]) => key);
    if (odd.length > 0)
        options.oddities.push(`${name} without ${odd.slice(0, 5).join(", ")}: no numbers`);
    return Object.fromEntries(kept);
}
function mendObject(name, value, shape, oddities) {
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return value;
    const given = { ...value };
    const kept = {};
    for (const [key, schema] of Object.entries(shape)) {
        const candidates = [given[key], numberIn(given[key])];
        const fitting = candidates.find((candidate) => schema.safeParse(candidate).success);
        if (fitting !== undefined)
            kept[key] = fitting;
        else if (given[key] !== undefined && (name !== "error" || typeof given[key] !== "object"))
            oddities.push(`${name}.${key} is left out: ${describe(given[key])} is not what it should be`);
    }
    return kept;
}
function numberIn(value) {
    const isNumeric = typeof value === "string" && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value);
    return isNumeric ? Number(value) : undefined;
}
function toRow(parsed, given) {
    const row = { id: parsed.id, status: parsed.status };
    if (parsed.score != null)
        row.score = parsed.score;
    if (parsed.scores != null)
        row.scores = parsed.scores;
    if (parsed.metrics != null)
        row.metrics = parsed.metrics;
    if (parsed.output != null)
        row.output = parsed.output;
    const error = rowError(parsed, given);
    if (error !== null)
        row.error = error;
    return row;
}
function rowError(parsed, whole) {
    const given = parsed.error == null ? null : { ...withoutNulls(parsed.error), ...detailsOf(whole, parsed.status) };
    if (parsed.rate_limit == null)
        return given;
    const { kind, ...limit } = withoutNulls(parsed.rate_limit);
    return {
        type: TYPE_OF_LIMIT.get(kind ?? "") ?? "rate_limit_error",
        message: `rate limit${kind === undefined ? "" : ` (${kind})`}`,
        status_code: 429,
        ...limit,
        ...given,
    };
}
function detailsOf(given, status) {
    if (typeof given !== "object" || given === null)
        return {};
    const error = status === "passed" || status === "failed" ? layersOfGraded(given, status) : given;
    if (!holdsMore(error))
        return {};
    const cause = innermostWords(error);
    const { type, message } = error;
    const isKnown = cause === "" || cause === message || cause === type || cause === `${type}: ${message}`;
    return isKnown ? { details: error } : { details: error, cause };
}
const TYPE_OF_LIMIT = new Map([
    ["stop", "insufficient_quota"],
    ["quota", "insufficient_quota"],
]);
function withoutNulls(value) {
    return Object.fromEntries(Object.entries(value).filter(([, field]) => field != null));
}
function describeCore(fields) {
    const { id } = fields;
    return typeof id === "string" && id !== ""
        ? `status is ${describe(fields.status)}; ${EXPECTED}`
        : `id is ${describe(id)}; ${EXPECTED}`;
}
function describe(value) {
    if (value === undefined)
        return "missing";
    const text = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? typeof value);
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

;// CONCATENATED MODULE: ./build/run/row-collector.js


const WARNINGS_LIMIT = 10;
class RowCollector {
    #ids;
    #redactor;
    #warn;
    #lines;
    #seen = new Map();
    #rows = [];
    #warningCount = 0;
    #badRow = null;
    constructor(options) {
        this.#ids = options.ids;
        this.#redactor = options.redactor;
        this.#warn = options.warn;
        const sink = {
            line: (line) => this.#take(line),
            tooLong: (number) => this.#refuse(`line ${number} is longer than ${LINE_BYTES_LIMIT} bytes and is skipped`),
            rewritten: () => {
                for (const id of this.#seen.keys())
                    this.#seen.set(id, true);
            },
            refused: (problem) => this.#refuse(`the file ${problem}; its rows are not read`),
        };
        this.#lines = new ResultLines(options.path, sink);
    }
    get badRow() {
        return this.#badRow;
    }
    read() {
        const mayHaveMore = this.#lines.read();
        return { rows: this.#takeRows(), mayHaveMore };
    }
    finish() {
        this.#lines.finish();
        const suppressed = this.#warningCount - WARNINGS_LIMIT;
        if (suppressed > 0)
            this.#warn(`${this.#name()}: ${suppressed} further problems, not listed.`);
        return this.#takeRows();
    }
    #takeRows() {
        const rows = this.#rows;
        if (rows.length > 0)
            this.#rows = [];
        return rows;
    }
    #take(line) {
        const text = line.number === 1 ? line.text.replace(/^\uFEFF/, "") : line.text;
        if (text.trim() === "")
            return;
        const reading = this.#read(text);
        if (reading.kind === "malformed") {
            const torn = line.isComplete ? "" : " (the line has no end)";
            this.#refuse(`line ${line.number} is no result row${torn} and is ignored: ${reading.problem}`);
            return;
        }
        const { row, oddities } = reading;
        if (!this.#ids.has(row.id)) {
            this.#refuse(`line ${line.number} names the task ${quote(row.id)}, which this child was not given; it is ignored`);
            return;
        }
        const wasBeforeRewrite = this.#seen.get(row.id);
        if (wasBeforeRewrite !== undefined) {
            this.#seen.set(row.id, false);
            if (!wasBeforeRewrite)
                this.#complain(`line ${line.number} is a second row of the task ${quote(row.id)}; the first one counts`);
            return;
        }
        this.#seen.set(row.id, false);
        for (const oddity of oddities)
            this.#complain(`line ${line.number}: ${oddity}`);
        this.#rows.push(row);
    }
    #refuse(problem) {
        this.#badRow ??= problem;
        this.#complain(problem);
    }
    #read(text) {
        const redacted = this.#redactor.redact(text);
        const reading = parseResultRow(redacted);
        if (redacted === text || reading.kind === "malformed")
            return reading;
        const original = parseResultRow(text);
        if (original.kind === "malformed" || !this.#ids.has(original.row.id))
            return reading;
        return { ...reading, row: { ...reading.row, id: original.row.id } };
    }
    #name() {
        const [first = "", ...others] = this.#ids;
        return `Result file of ${quote(first)}${others.length === 0 ? "" : ` and ${others.length} more`}`;
    }
    #complain(problem) {
        this.#warningCount += 1;
        if (this.#warningCount <= WARNINGS_LIMIT)
            this.#warn(`${this.#name()}: ${problem}.`);
    }
}
function quote(id) {
    return JSON.stringify(id.length > 100 ? `${id.slice(0, 100)}…` : id);
}


/***/ })

};
