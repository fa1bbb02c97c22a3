export const id = 85;
export const ids = [85];
export const modules = {

/***/ 214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K$: () => (/* binding */ classifyRemainder),
  n$: () => (/* binding */ classifyRow)
});

// UNUSED EXPORTS: lastWords

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
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(9058);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(9996);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
;// CONCATENATED MODULE: ./build/core/classify.js





function classifyRow(row, detector) {
    const error = row.error;
    const detection = error ? detector.detectRowError(error) : rate_limit/* NOTHING_DETECTED */.X;
    const ended = { message: rowMessage(row), exitCode: null, signal: null };
    if ((0,rate_limit/* isRateLimit */.a)(detection))
        return limited(detection, ended);
    switch (row.status) {
        case "passed":
        case "failed":
            return { class: "graded", status: row.status, row };
        case "skipped":
            return { class: "skipped", ...ended };
        case "error":
            if (error?.is_retryable === false)
                return { class: "fatal", ...ended };
            if (error?.is_retryable === true || detection.kind === "overload") {
                return { class: "transient", ...ended, wait: detection };
            }
            return { class: "legitimate", ...ended };
        default:
            return (0,unreachable/* unreachable */.H)(row.status);
    }
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
        case "spawn-failed":
            return {
                class: UNPASSABLE.test(exit.message) ? "fatal" : "kill_shaped",
                ...endedBy(exit, evidence, rate_limit/* NOTHING_DETECTED */.X),
            };
        default:
            return (0,unreachable/* unreachable */.H)(exit);
    }
}
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
    if (meaning === "rate_limited") {
        if ((0,rate_limit/* isRateLimit */.a)(detection))
            return limited(detection, ended);
        const declared = rules.detector.detectDeclared(`${evidence.stdoutTail}\n${evidence.stderrTail}`);
        return limited((0,rate_limit/* isRateLimit */.a)(declared) ? { ...declared, evidence: ended.message } : unstated(ended.message), ended);
    }
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
    return badRow === null
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
    const { type, message } = row.error ?? {};
    const words = [type, message].filter((part) => part !== undefined && part !== "").join(": ");
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
function cut(text) {
    if (text.length <= outcome/* MESSAGE_LIMIT */.G)
        return text;
    return `${text.slice(0, outcome/* MESSAGE_LIMIT */.G - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}


/***/ }),

/***/ 3270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   nj: () => (/* binding */ nextAttempt),
/* harmony export */   os: () => (/* binding */ computeOutstanding),
/* harmony export */   tX: () => (/* binding */ ListHistory)
/* harmony export */ });
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);

const RECORDS = [
    undefined,
    { kind: "result", status: "passed" },
    { kind: "result", status: "failed" },
    { kind: "terminal", class: "timeout_exceeded" },
    { kind: "terminal", class: "skipped" },
    { kind: "terminal", class: "transient" },
    { kind: "terminal", class: "legitimate" },
    { kind: "terminal", class: "fatal" },
];
const PASSED = 1;
const FAILED = 2;
const FIRST_COUNT = 16;
class ListHistory {
    #hashes;
    #codes;
    constructor(tasks) {
        this.#hashes = tasks.hashes;
        this.#codes = new Int32Array(tasks.hashes.count);
    }
    at(index) {
        return recordOf(this.#codes[index] ?? 0);
    }
    get(hash) {
        const index = this.#hashes.find(hash);
        return index === -1 ? undefined : this.at(index);
    }
    set(hash, record) {
        const index = this.#hashes.find(hash);
        if (index !== -1)
            this.#codes[index] = codeOf(record);
    }
    addResult(words, status) {
        const index = this.#hashes.findWords(words);
        if (index === -1)
            return true;
        if (isResult(this.#codes[index] ?? 0))
            return false;
        this.#codes[index] = status === "passed" ? PASSED : FAILED;
        return true;
    }
}
function isResult(code) {
    return code === PASSED || code === FAILED;
}
function codeOf(record) {
    switch (record.kind) {
        case "result":
            return record.status === "passed" ? PASSED : FAILED;
        case "terminal":
            return RECORDS.findIndex((one) => one?.kind === "terminal" && one.class === record.class);
        case "attempts":
            return FIRST_COUNT + record.count;
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(record);
    }
}
function recordOf(code) {
    return code >= FIRST_COUNT ? { kind: "attempts", count: code - FIRST_COUNT } : RECORDS[code];
}
function computeOutstanding(tasks, part, facts) {
    const outstanding = [];
    for (const index of part) {
        const attempt = nextAttempt(facts.history.at(index), facts.maxAttempts);
        if (attempt !== null)
            outstanding.push({ task: tasks.at(index), attempt });
    }
    return outstanding;
}
function nextAttempt(record, maxAttempts) {
    if (record === undefined)
        return 1;
    if (record.kind !== "attempts")
        return null;
    return record.count < maxAttempts ? record.count + 1 : null;
}
function standingOf(record, maxAttempts) {
    if (nextAttempt(record, maxAttempts) !== null)
        return "outstanding";
    if (record?.kind === "result")
        return record.status;
    return record?.kind === "terminal" && record.class === "skipped" ? "skipped" : "errored";
}


/***/ }),

/***/ 9058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ MESSAGE_LIMIT),
/* harmony export */   H: () => (/* binding */ isTerminal)
/* harmony export */ });
const MESSAGE_LIMIT = 1_024;
function isTerminal(failure) {
    return failure === "timeout_exceeded" || failure === "skipped" || failure === "fatal";
}


/***/ }),

/***/ 9996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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

/***/ 2474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g4: () => (/* binding */ belongsTo),
/* harmony export */   l2: () => (/* binding */ wholeOf)
/* harmony export */ });
/* unused harmony export stableHash */
function belongsTo(id, part) {
    return part.total <= 1 || stableHash(id) % part.total === part.index;
}
function wholeOf(count) {
    return new Uint32Array(count).map((_, index) => index);
}
function stableHash(text) {
    let hash = 0x811c9dc5;
    for (let index = 0; index < text.length; index += 1) {
        const unit = text.charCodeAt(index);
        hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
        hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
}


/***/ }),

/***/ 3540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ exitCode),
/* harmony export */   fn: () => (/* binding */ heldAgainst),
/* harmony export */   g6: () => (/* binding */ countTasks),
/* harmony export */   sc: () => (/* binding */ passRate)
/* harmony export */ });
/* unused harmony export EXIT */
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3270);

function countTasks(part, history, maxAttempts) {
    const counts = { passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
    for (const index of part)
        counts[(0,_history_js__WEBPACK_IMPORTED_MODULE_0__/* .standingOf */ .YP)(history.at(index), maxAttempts)] += 1;
    return { total: part.length, ...counts };
}
function passRate(counts) {
    const graded = counts.passed + counts.failed;
    return graded === 0 ? null : counts.passed / graded;
}
function heldAgainst(result, { failOn, minPassRate }) {
    const { counts } = result;
    const against = [];
    if (failOn.failed && minPassRate === null && counts.failed > 0)
        against.push(`${counts.failed} failed`);
    if (failOn.errored && counts.errored > 0)
        against.push(`${counts.errored} errored`);
    if (result.failedAlike && (failOn.failed || failOn.errored || failOn.outstanding))
        against.push("every task fails alike");
    if (failOn.outstanding && counts.outstanding > 0)
        against.push(`${counts.outstanding} outstanding`);
    const rate = passRate(counts);
    const isJudged = failOn.failed || failOn.errored || failOn.outstanding;
    if (isJudged && minPassRate !== null && rate !== null && rate < minPassRate) {
        against.push(`pass rate ${rate.toFixed(3)} is below ${minPassRate}`);
    }
    return against;
}
const EXIT = { ok: 0, failures: 1, usage: 2, outstanding: 75, sigint: 130, sigterm: 143 };
function exitCode(result, judgement) {
    if (result.status === "interrupted" && result.signal !== null) {
        return result.signal === "SIGTERM" ? EXIT.sigterm : EXIT.sigint;
    }
    const outstanding = result.counts.outstanding > 0;
    if (result.failedAlike && heldAgainst(result, judgement).length > 0)
        return EXIT.failures;
    if (result.status === "aborted" || !outstanding) {
        const failOn = { ...judgement.failOn, outstanding: false };
        if (heldAgainst(result, { ...judgement, failOn }).length > 0)
            return EXIT.failures;
    }
    return outstanding ? EXIT.outstanding : EXIT.ok;
}


/***/ }),

/***/ 4747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WI: () => (/* binding */ learnedLimits),
/* harmony export */   _f: () => (/* binding */ storedCircuits),
/* harmony export */   hH: () => (/* binding */ resumeAt),
/* harmony export */   kH: () => (/* binding */ restoreLimit),
/* harmony export */   wl: () => (/* binding */ restoreCircuit)
/* harmony export */ });
/* harmony import */ var _core_circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2725);

function restoreCircuit(checkpoint, provider, now) {
    const stored = own(checkpoint?.circuits, provider);
    if (!checkpoint || !stored)
        return null;
    const writtenAt = Math.min(now, Date.parse(checkpoint.updated_at) || now);
    const untilAt = Math.min(Date.parse(stored.until), writtenAt + _core_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_LIMIT_MS */ .WX);
    if (Number.isNaN(untilAt))
        return null;
    const { trips, reason, stated } = stored;
    return { state: "open", untilAt, trips, reason, stated, policy: untilAt > now ? "stop" : "wait" };
}
function restoreLimit(checkpoint, provider) {
    return own(checkpoint?.limits, provider) ?? null;
}
function storedCircuits(state, before, now) {
    const circuits = { ...before?.circuits };
    for (const { provider, circuit } of state.lanes.values()) {
        switch (circuit.state) {
            case "closed":
                delete circuits[provider];
                break;
            case "open": {
                const { trips, reason, stated } = circuit;
                circuits[provider] = { state: "open", until: new Date(circuit.untilAt).toISOString(), trips, reason, stated };
                break;
            }
            case "half-open":
                circuits[provider] = {
                    state: "open",
                    until: new Date(now).toISOString(),
                    trips: circuit.trips,
                    reason: "a probe was running",
                    stated: false,
                };
                break;
        }
    }
    return circuits;
}
function learnedLimits(state) {
    const limits = {};
    for (const { provider, limit } of state.lanes.values()) {
        if (limit.value < limit.ceiling)
            limits[provider] = limit.value;
    }
    return limits;
}
function resumeAt(circuits, outstandingProviders) {
    const ends = [...outstandingProviders]
        .map((provider) => Date.parse(own(circuits, provider)?.until ?? ""))
        .filter((untilAt) => !Number.isNaN(untilAt));
    return ends.length === 0 ? null : Math.min(...ends);
}
function own(record, key) {
    return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}


/***/ }),

/***/ 8514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ endOfFollowed),
/* harmony export */   n: () => (/* binding */ ownFollowedCampaign)
/* harmony export */ });
/* harmony import */ var _core_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3422);
/* harmony import */ var _core_campaign_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1670);
/* harmony import */ var _core_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3270);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2474);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3540);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1609);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7545);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6127);








function ownFollowedCampaign(config, identity, known) {
    const rule = (0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_6__/* .campaignRule */ .Rk)(config.campaign, identity.trigger);
    return (0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_6__/* .followedCampaign */ .zA)(rule, known, identity.workflowRun)?.id ?? null;
}
function endOfFollowed(paths, asked, { config, context }) {
    const { campaign, tasks } = asked;
    const { judgement, resumeCommand, identity } = context;
    const part = config.job.total > 1 ? (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_5__/* .partOf */ .BU)(tasks, { job: config.job, plan: null }) : (0,_core_split_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeOf */ .l2)(tasks.count);
    const { history } = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readHistory */ .Lu)({ ledger: paths.baseline, sidecar: paths.failures }, campaign, new _core_history_js__WEBPACK_IMPORTED_MODULE_1__/* .ListHistory */ .tX(tasks));
    const { outstanding, ...rest } = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .countTasks */ .g6)(part, history, config.maxAttempts);
    const counts = { ...rest, total: rest.total - outstanding, outstanding: 0 };
    const result = { status: "complete", counts, failedAlike: false, signal: null };
    const against = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .heldAgainst */ .fn)(result, judgement);
    const reason = `this workflow run is done: campaign ${campaign} is complete, and others have gone on to the next`;
    const outputs = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .buildOutputs */ .JZ)({ status: "complete", reason, counts, resumeAt: null, resumeCommand, paths });
    const { run, job } = identity;
    const at = (0,_core_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .iso */ .KH)(context.clock.now());
    context.sink.on({
        event: "run_started",
        run,
        job,
        campaign,
        tasks: tasks.count,
        part: part.length,
        outstanding: 0,
        job_index: config.job.index,
        job_total: config.job.total,
        concurrency: config.concurrency,
        max_attempts: config.maxAttempts,
        deadline_at: null,
        at,
    });
    context.sink.on({
        event: "run_ended",
        run,
        job,
        status: "complete",
        reason,
        counts,
        against,
        resume_at: "",
        resume_command: "",
        at,
    });
    return { result, reason, against, exitCode: (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .exitCode */ .I$)(result, judgement), outputs, report: null };
}


/***/ }),

/***/ 2563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _n: () => (/* binding */ readRunKeys),
/* harmony export */   mt: () => (/* binding */ readWorkflowRuns),
/* harmony export */   q3: () => (/* binding */ readJobRuns),
/* harmony export */   r7: () => (/* binding */ runKey)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _store_journal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3853);
/* harmony import */ var _run_identity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5161);



const startedSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz("run_started"),
    campaign: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    job: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    job_total: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1),
    max_attempts: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1),
    at: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});
const endedSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz("run_ended"),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    job: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["complete", "stopped", "out_of_time", "interrupted", "aborted", "incomplete"]),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    failed_alike: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).optional(),
});
function readJobRuns(path, asked) {
    const runs = new Map();
    const ends = new Map();
    readRunEvents(path, (value) => {
        const ended = endedSchema.safeParse(value);
        if (ended.success) {
            const { status, reason, failed_alike: alike } = ended.data;
            ends.set(runKey(ended.data), { status, reason, failedAlike: alike === true });
        }
        const started = startedSchema.safeParse(value);
        if (!started.success || started.data.campaign !== asked.campaign)
            return;
        const { run, job, job_total: jobTotal, max_attempts: maxAttempts, at: startedAt } = started.data;
        if (asked.workflowRun !== null && (0,_run_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowRunOf */ .ol)(run) !== asked.workflowRun)
            return;
        const known = runs.get(job);
        if (known === undefined || known.startedAt <= startedAt) {
            runs.set(job, { run, job, jobTotal, maxAttempts, startedAt, end: null });
        }
    });
    const found = [...runs.values()].sort((a, b) => (a.startedAt < b.startedAt ? -1 : 1));
    const latest = found.at(-1);
    return found
        .filter(({ jobTotal }) => jobTotal === latest?.jobTotal)
        .map((run) => ({ ...run, end: ends.get(runKey(run)) ?? null }));
}
function readWorkflowRuns(path, campaign) {
    const runs = new Set();
    readRunEvents(path, (value) => {
        const started = startedSchema.safeParse(value);
        if (!started.success || started.data.campaign !== campaign)
            return;
        const workflowRun = (0,_run_identity_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowRunOf */ .ol)(started.data.run);
        runs.delete(workflowRun);
        runs.add(workflowRun);
    });
    return [...runs];
}
function readRunKeys(path) {
    const keys = new Set();
    readRunEvents(path, (value) => {
        const started = startedSchema.safeParse(value);
        if (started.success)
            keys.add(runKey(started.data));
    });
    return keys;
}
function runKey({ run, job }) {
    return `${run}\n${job}`;
}
function readRunEvents(path, onValue) {
    (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .readLines */ .Se)(path, (line) => {
        if (!line.includes('"run_started"') && !line.includes('"run_ended"'))
            return;
        try {
            onValue(JSON.parse(line));
        }
        catch {
        }
    });
}


/***/ }),

/***/ 8581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readListedTasks),
/* harmony export */   U: () => (/* binding */ readListedHashes)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2857);
/* harmony import */ var _store_journal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3853);
/* harmony import */ var _store_task_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1980);
/* harmony import */ var _tasks_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4542);
/* harmony import */ var _tasks_task_columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8069);





const listedSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1), provider: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().catch(undefined) });
function readListedTasks(path) {
    const tasks = new _tasks_task_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .TaskColumns */ .b();
    (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .readLines */ .Se)(path, (line) => {
        const value = parse(line);
        const listed = listedSchema.safeParse(value);
        if (!listed.success)
            return;
        const { id, provider = "" } = listed.data;
        tasks.add({ id, hash: (0,_store_task_line_js__WEBPACK_IMPORTED_MODULE_1__/* .statedHash */ .s)(line) ?? (0,_tasks_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .hashOf */ .qQ)(value), json: line, provider });
    });
    return tasks;
}
function readListedHashes(path, onHash) {
    let isOver = false;
    (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .readLines */ .Se)(path, (line) => {
        if (isOver)
            return;
        const hash = (0,_store_task_line_js__WEBPACK_IMPORTED_MODULE_1__/* .statedHash */ .s)(line);
        const value = hash === null ? parse(line) : null;
        if (hash === null && !listedSchema.safeParse(value).success)
            return;
        isOver = !onHash(hash ?? (0,_tasks_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .hashOf */ .qQ)(value));
    });
}
function parse(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 7545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ interruptedOutputs),
/* harmony export */   JZ: () => (/* binding */ buildOutputs),
/* harmony export */   jO: () => (/* binding */ outputText)
/* harmony export */ });
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3540);

function buildOutputs(facts) {
    const { counts, paths } = facts;
    const resume = counts.outstanding > 0;
    const rate = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .passRate */ .sc)(counts);
    return {
        status: facts.status,
        resume,
        "resume-at": resume && facts.resumeAt !== null ? new Date(facts.resumeAt).toISOString() : "",
        "resume-command": resume ? facts.resumeCommand : "",
        reason: facts.reason,
        total: counts.total,
        passed: counts.passed,
        failed: counts.failed,
        errored: counts.errored,
        skipped: counts.skipped,
        outstanding: counts.outstanding,
        "pass-rate": rate === null ? null : Math.round(rate * 1e6) / 1e6,
        "results-file": paths.results,
        "failures-file": paths.failures,
        "summary-file": paths.summary,
        "junit-file": paths.junit,
        "report-file": paths.report,
    };
}
function interruptedOutputs({ message, counts }, facts) {
    const none = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
    const shared = { ...facts, status: "interrupted", reason: message, resumeAt: null };
    if (counts !== null)
        return buildOutputs({ ...shared, counts });
    const unknown = { total: null, passed: null, failed: null, errored: null, skipped: null, outstanding: null };
    const { resumeCommand } = facts;
    const outputs = buildOutputs({ ...shared, counts: none });
    return { ...outputs, ...unknown, resume: true, "resume-command": resumeCommand };
}
function outputText(value) {
    return value === null ? "" : String(value);
}


/***/ }),

/***/ 6127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   P1: () => (/* binding */ partPredicate),
/* harmony export */   m3: () => (/* binding */ readPlan),
/* harmony export */   pD: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2857);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2474);
/* harmony import */ var _store_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3011);
/* harmony import */ var _store_state_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6815);
/* harmony import */ var _run_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5161);






const HASH_DIGITS = 16;
const planSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(_store_format_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT_VERSION */ .Hp),
    campaign: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    made_at: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    jobs: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[0-9a-f]{16}$/)).readonly()).max(10_000),
});
function readPlan(path, asked) {
    let value;
    try {
        value = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
    }
    catch {
        return null;
    }
    const plan = planSchema.safeParse(value);
    if (!plan.success || plan.data.campaign !== asked.campaign)
        return null;
    if (!isFor(asked, plan.data))
        return null;
    const jobs = new Map();
    for (const [job, hashes] of plan.data.jobs.entries())
        for (const hash of hashes)
            jobs.set(hash, job);
    return { jobs: plan.data.jobs.length, jobOf: (hash) => jobs.get(hash.slice(0, HASH_DIGITS)) ?? null };
}
function isFor({ identity, completedAt }, plan) {
    if (plan.workflow_run === identity.workflowRun)
        return true;
    const isByHand = (0,_run_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .isLocal */ .IX)(plan.workflow_run) && (0,_run_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .isLocal */ .IX)(identity.workflowRun);
    return isByHand && (completedAt === null || plan.made_at >= completedAt);
}
function writePlan(path, plan) {
    const text = JSON.stringify({
        v: _store_format_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT_VERSION */ .Hp,
        campaign: plan.campaign,
        workflow_run: plan.identity.workflowRun,
        made_at: new Date(plan.now).toISOString(),
        jobs: plan.jobs.map((hashes) => hashes.map((hash) => hash.slice(0, HASH_DIGITS))),
    });
    (0,_store_state_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .writeAtomically */ .vK)(path, (write) => write(`${text}\n`));
}
function partOf(tasks, split) {
    const { job, plan } = split;
    const whole = (0,_core_split_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeOf */ .l2)(tasks.count);
    if (job.total <= 1 && (plan === null || plan.jobs !== 1))
        return whole;
    const fits = plan !== null && plan.jobs === job.total;
    return whole.filter((index) => {
        const planned = fits ? plan.jobOf(tasks.hashes.at(index)) : null;
        return planned === null ? (0,_core_split_js__WEBPACK_IMPORTED_MODULE_5__/* .belongsTo */ .g4)(tasks.idAt(index), job) : planned === job.index;
    });
}
function partPredicate(part, tasks, nameOf) {
    if (part.length === tasks.count)
        return null;
    const ids = new Set();
    for (const index of part)
        ids.add(nameOf(tasks.idAt(index)));
    return (id) => ids.has(id);
}


/***/ }),

/***/ 5809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ii: () => (/* binding */ campaignOf),
  Jb: () => (/* binding */ countStored),
  iA: () => (/* binding */ prepare),
  SN: () => (/* binding */ recordedDurations)
});

// EXTERNAL MODULE: ./build/core/campaign.js
var campaign = __webpack_require__(1670);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(3270);
;// CONCATENATED MODULE: ./build/core/order.js
function orderStarts(outstanding, durationOf, concurrency) {
    if (concurrency <= 1)
        return outstanding;
    const durations = outstanding.map(durationOf);
    const known = durations.filter((duration) => duration !== null).sort((a, b) => a - b);
    const median = known[Math.floor(known.length / 2)];
    if (median === undefined)
        return outstanding;
    return outstanding
        .map((one, index) => ({ one, index, durationS: durations[index] ?? median }))
        .sort((a, b) => b.durationS - a.durationS || a.index - b.index)
        .map(({ one }) => one);
}

// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(3540);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/read-history.js + 1 modules
var read_history = __webpack_require__(1609);
// EXTERNAL MODULE: ./build/engine/job-runs.js
var job_runs = __webpack_require__(2563);
// EXTERNAL MODULE: ./build/engine/plan-file.js
var plan_file = __webpack_require__(6127);
// EXTERNAL MODULE: ./build/engine/run-identity.js
var run_identity = __webpack_require__(5161);
// EXTERNAL MODULE: ./build/core/alike.js
var alike = __webpack_require__(214);
// EXTERNAL MODULE: ./build/core/classify.js + 1 modules
var classify = __webpack_require__(5950);
// EXTERNAL MODULE: ./build/run/inbox.js
var inbox = __webpack_require__(4238);
// EXTERNAL MODULE: ./build/tasks/canonical-json.js
var canonical_json = __webpack_require__(4542);
// EXTERNAL MODULE: ./build/engine/recorder.js
var recorder = __webpack_require__(541);
;// CONCATENATED MODULE: ./build/engine/take-over.js






async function takeOverRows(folder, campaign, history, loadDetector) {
    const warnings = [];
    const held = takeOverHeld(folder, campaign, history);
    let rows = held.charged;
    let known = held.known;
    let detector = null;
    for await (const leftover of (0,inbox/* takeOver */.w9)(folder.paths.inbox, folder.redactor)) {
        const { meta } = leftover;
        detector ??= await loadDetector();
        const origin = { campaign, run: meta.run, job: meta.job };
        const tasks = new Map(leftover.tasks.map((task) => [task.id, task.json]));
        warnings.push(...leftover.warnings);
        const hashes = new Map([...tasks].map(([id, json]) => [id, (0,canonical_json/* hashOf */.qQ)(JSON.parse(json))]));
        const unknown = new Set([...hashes.values()].filter((hash) => history.get(hash) === undefined));
        const done = leftover.rows.length === 0 ? unknown : (0,read_history/* findResults */.CM)(folder.paths.results, campaign, unknown);
        for (const row of leftover.rows) {
            const [hash, json] = [hashes.get(row.id), tasks.get(row.id)];
            if (hash === undefined || json === undefined)
                continue;
            const settlement = {
                key: meta.key,
                pending: {
                    task: { id: row.id, hash, json, provider: "" },
                    position: 0,
                    attempt: meta.attempt,
                    kills: 0,
                    capRounds: 0,
                    alone: false,
                },
                outcome: (0,classify/* classifyRow */.n$)(row, detector),
                startedAt: meta.startedAt,
                at: meta.startedAt,
                durationMs: 0,
            };
            const result = (0,recorder/* ledgerRow */.gt)(settlement, origin);
            const hasResult = done.has(hash) || history.get(hash)?.kind === "result";
            if (result !== null && !hasResult) {
                done.add(hash);
                folder.appendResult(result);
                (0,recorder/* remember */.kY)(history, { kind: "result", row: result });
                rows += 1;
            }
            const failure = (0,recorder/* sidecarRow */.GA)(settlement, origin);
            if (failure !== null && !hasResult) {
                known ??= sidecarKeys(folder.paths.failures);
                if (known.has(sidecarKey(failure)))
                    continue;
                known.add(sidecarKey(failure));
                folder.appendFailure(failure);
                (0,recorder/* remember */.kY)(history, { kind: "failure", row: failure });
                rows += 1;
            }
        }
        leftover.remove();
    }
    folder.releaseHeld();
    return { rows, warnings };
}
function takeOverHeld(folder, campaign, history) {
    const held = [];
    (0,read_history/* readSidecar */.YD)(folder.paths.held, (row) => held.push(row));
    if (held.length === 0)
        return { charged: 0, known: null };
    const known = sidecarKeys(folder.paths.failures);
    const verdicts = (0,alike/* areCharged */.dJ)(held.map((row) => ({ ...row, exitCode: row.exit_code, task: row.hash })));
    let charged = 0;
    for (const [index, row] of held.entries()) {
        if (known.has(sidecarKey(row)))
            continue;
        known.add(sidecarKey(row));
        if (verdicts[index] !== true)
            continue;
        folder.appendFailure(row);
        if (row.campaign === campaign)
            (0,recorder/* remember */.kY)(history, { kind: "failure", row });
        charged += 1;
    }
    return { charged, known };
}
function sidecarKeys(path) {
    const keys = new Set();
    (0,read_history/* readSidecar */.YD)(path, (row) => keys.add(sidecarKey(row)));
    return keys;
}
function sidecarKey(row) {
    return `${row.hash} ${(0,read_history/* attemptKey */.jX)(row)}`;
}

// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(2474);
// EXTERNAL MODULE: ./build/engine/listed-tasks.js
var listed_tasks = __webpack_require__(8581);
;// CONCATENATED MODULE: ./build/engine/unnoticed-end.js







function campaignsWithUnnoticedEnd(folder, known, facts) {
    const [latest, ...others] = known;
    if (latest === undefined || latest.complete || (facts.checkpoint?.jobs ?? 1) <= 1)
        return known;
    if (!isSettled(folder, latest.id, facts))
        return known;
    const { workflowRun, completedAt } = lastWork(folder, latest.id, facts.workflowRun);
    return [(0,campaign/* settleCampaign */.MJ)(latest, { isComplete: true, workflowRun, completedAt }), ...others];
}
function isSettled(folder, campaign, { tasks, history, maxAttempts }) {
    let [isOpen, listed, removed] = [false, 0, 0];
    (0,listed_tasks/* readListedHashes */.U)(folder.paths.tasks, (hash) => {
        listed += 1;
        const index = tasks.hashes.find(hash);
        if (index === -1)
            removed += 1;
        else
            isOpen = (0,core_history/* nextAttempt */.nj)(history.at(index), maxAttempts) !== null;
        return !isOpen;
    });
    if (isOpen || listed === 0)
        return false;
    if (removed === 0)
        return true;
    const last = (0,listed_tasks/* readListedTasks */.K)(folder.paths.tasks);
    const known = folder.readHistory(campaign, new core_history/* ListHistory */.tX(last)).history;
    return (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(last.count), known, maxAttempts).outstanding === 0;
}
function lastWork(folder, campaign, present) {
    let last = { workflowRun: "", completedAt: "" };
    let isPresent = false;
    const note = (row, at) => {
        if (row.campaign !== campaign)
            return;
        const workflowRun = (0,run_identity/* workflowRunOf */.ol)(row.run);
        isPresent ||= workflowRun === present;
        if (at > last.completedAt)
            last = { workflowRun, completedAt: at };
    };
    (0,read_history/* readLedger */.SC)(folder.paths.results, (row) => note(row, row.started_at));
    (0,read_history/* readSidecar */.YD)(folder.paths.failures, (row) => note(row, row.at));
    return isPresent ? { ...last, workflowRun: present } : last;
}

;// CONCATENATED MODULE: ./build/engine/prepare.js











async function prepare(folder, facts) {
    const { config, tasks, identity, now } = facts;
    const { paths } = folder;
    const checkpoint = folder.readCheckpoint();
    const known = checkpoint?.campaigns ?? folder.campaignsOfRows();
    folder.openJournals();
    const warnings = [];
    const leftIn = known[0]?.id ?? campaignOf(config, identity, { known, now, paths });
    let read = folder.readHistory(leftIn, new core_history/* ListHistory */.tX(tasks));
    const taken = await takeOverRows(folder, leftIn, read.history, async () => (await facts.loadDetector())(now));
    warnings.push(...taken.warnings);
    if (taken.rows > 0)
        warnings.push(`${count(taken.rows, "row")} of a killed run taken over`);
    const { maxAttempts } = config;
    const { workflowRun } = identity;
    const before = campaignsWithUnnoticedEnd(folder, known, {
        checkpoint,
        tasks,
        history: read.history,
        maxAttempts,
        workflowRun,
    });
    const id = campaignOf(config, identity, { known: before, now, paths });
    const isNew = before[0]?.id !== id;
    const campaigns = isNew ? folder.rollOver(withRuns(before, paths), id) : before;
    if (isNew && leftIn !== id)
        read = folder.readHistory(id, new core_history/* ListHistory */.tX(tasks));
    warnings.push(...skippedWarnings(read.skipped));
    folder.writeTasks(tasks);
    const completedAt = campaigns[0]?.completed_at ?? null;
    const part = (0,plan_file/* partOf */.BU)(tasks, {
        job: config.job,
        plan: (0,plan_file/* readPlan */.m3)(folder.paths.plan, { campaign: id, identity, completedAt }),
    });
    const listed = (0,core_history/* computeOutstanding */.os)(tasks, part, { history: read.history, maxAttempts });
    const durations = config.concurrency > 1 ? recordedDurations(folder.paths.baseline, listed) : new Map();
    const outstanding = orderStarts(listed, ({ task }) => durations.get(task.id) ?? task.weight ?? null, config.concurrency);
    const campaign = campaigns[0] ?? { id, complete: false, completed_run: null, completed_at: null };
    const durationsS = read.durationsS.length > 0 ? read.durationsS : (checkpoint?.durations_s ?? []);
    return {
        campaign,
        campaigns,
        checkpoint,
        isNew,
        history: read.history,
        total: tasks.count,
        part,
        isInPart: (0,plan_file/* partPredicate */.P1)(part, tasks, (taskId) => folder.publicName(taskId)),
        outstanding,
        durationsS,
        warnings,
    };
}
function campaignOf(config, identity, facts) {
    const { known, now, paths } = facts;
    const rule = (0,campaign/* campaignRule */.Rk)(config.campaign, identity.trigger);
    const { workflowRun } = identity;
    const hasBegun = (campaign) => !(0,run_identity/* isLocal */.IX)(workflowRun) &&
        ((0,plan_file/* readPlan */.m3)(paths.plan, { campaign, identity, completedAt: null }) !== null ||
            (0,job_runs/* readWorkflowRuns */.mt)(paths.events, campaign).includes(workflowRun));
    return (0,campaign/* campaignId */.q3)(rule, known, { at: now, workflowRun, hasBegun });
}
function countStored(folder, tasks, run) {
    const { config, identity, now } = run;
    const { paths } = folder;
    const known = folder.readCheckpoint()?.campaigns ?? folder.campaignsOfRows();
    const campaign = campaignOf(config, identity, { known, now, paths });
    const completedAt = known.find(({ id }) => id === campaign)?.completed_at ?? null;
    const part = (0,plan_file/* partOf */.BU)(tasks, { job: config.job, plan: (0,plan_file/* readPlan */.m3)(paths.plan, { campaign, identity, completedAt }) });
    const { history } = folder.readHistory(campaign, new core_history/* ListHistory */.tX(tasks));
    return (0,tally/* countTasks */.g6)(part, history, config.maxAttempts);
}
function withRuns(known, paths) {
    const [latest, ...others] = known;
    if (latest === undefined)
        return known;
    const worked = (0,job_runs/* readWorkflowRuns */.mt)(paths.events, latest.id).filter((run) => !(0,run_identity/* isLocal */.IX)(run));
    const runs = [...new Set([...(latest.runs ?? []), ...worked])].slice(-format/* RUNS_KEPT */.QF);
    return runs.length === 0 ? known : [{ ...latest, runs }, ...others];
}
function recordedDurations(baseline, outstanding) {
    const durations = new Map();
    if (outstanding.length < 2)
        return durations;
    let wanted = null;
    (0,read_history/* readLedger */.SC)(baseline, (row) => {
        wanted ??= new Set(outstanding.map(({ task }) => task.id));
        if (wanted.has(row.id))
            durations.set(row.id, row.duration_s);
    });
    return durations;
}
function skippedWarnings(skipped) {
    const warnings = [];
    if (skipped.broken > 0)
        warnings.push(`${count(skipped.broken, "line")} of the state skipped: torn or foreign`);
    if (skipped.newer > 0) {
        warnings.push(`${count(skipped.newer, "row")} of the state left unread: written by a newer Carryover`);
    }
    return warnings;
}
function count(amount, noun) {
    return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}


/***/ }),

/***/ 541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GA: () => (/* binding */ sidecarRow),
/* harmony export */   gt: () => (/* binding */ ledgerRow),
/* harmony export */   kY: () => (/* binding */ remember),
/* harmony export */   vk: () => (/* binding */ Recorder)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9058);
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
        started_at: new Date(startedAt).toISOString(),
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
                terminal: (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .isTerminal */ .H)(failure),
                message: outcome.message,
                exit_code: outcome.exitCode,
                signal: outcome.signal,
                attempt: pending.attempt,
                run: origin.run,
                job: origin.job,
                at: new Date(at).toISOString(),
                ...(limit === undefined
                    ? {}
                    : { rate_limit: { kind: limit.kind, form: limit.form, evidence: limit.evidence } }),
            };
        }
    }
}


/***/ }),

/***/ 4712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WA: () => (/* binding */ scalarFields),
/* harmony export */   _I: () => (/* binding */ filterEnvironment),
/* harmony export */   zv: () => (/* binding */ addVariables)
/* harmony export */ });
/* unused harmony export childEnvironment */
const STRING_BYTES_LIMIT = 131_072;
const TASK_BYTES_LIMIT = 524_288;
const NEVER = /^(?:ACTIONS_.*|INPUT_.*|GITHUB_(?:OUTPUT|ENV|PATH|STATE|STEP_SUMMARY)|CARRYOVER_TASK.*|CARRYOVER_FIELD_.*)$/s;
const ALWAYS = ["PATH", "RUNNER_TRACKING_ID"];
function filterEnvironment(base, envAllow) {
    const allowed = envAllow === "inherit" ? null : new Set([...ALWAYS, ...envAllow]);
    const kept = {};
    for (const [name, value] of Object.entries(base)) {
        if (value === undefined || NEVER.test(name))
            continue;
        if (allowed === null || allowed.has(name))
            kept[name] = value;
    }
    return kept;
}
function childEnvironment(request) {
    const environment = filterEnvironment(request.base, request.envAllow);
    return addVariables(environment, request);
}
function addVariables(environment, request) {
    environment.CARRYOVER_TASKS_FILE = request.tasksFile;
    environment.CARRYOVER_RESULTS_FILE = request.resultsFile;
    environment.CARRYOVER_SHARD = String(request.shard);
    environment.CARRYOVER_ATTEMPT = String(request.attempt);
    environment.CARRYOVER_DEADLINE = isoInstant(request.deadlineAt);
    const leftOut = [];
    let taskBytes = 0;
    const add = (name, value) => {
        const bytes = Buffer.byteLength(name) + Buffer.byteLength(value) + 2;
        if (bytes > STRING_BYTES_LIMIT || taskBytes + bytes > TASK_BYTES_LIMIT || value.includes("\0")) {
            leftOut.push(name);
            return;
        }
        taskBytes += bytes;
        environment[name] = value;
    };
    delete environment.CARRYOVER_PROVIDER;
    add("CARRYOVER_PROVIDER", request.provider);
    const [task, ...others] = request.tasks;
    if (task === undefined || others.length > 0)
        return { environment, leftOut };
    add("CARRYOVER_TASK_ID", task.id);
    add("CARRYOVER_TASK", task.json);
    for (const [name, value] of fieldVariables(task))
        add(name, value);
    return { environment, leftOut };
}
function fieldVariables(task) {
    const variables = new Map();
    for (const [field, value] of scalarFields(task.json)) {
        const name = field.toUpperCase().replace(/[^A-Z0-9_]/gu, "_");
        if (name !== "" && !variables.has(`CARRYOVER_FIELD_${name}`))
            variables.set(`CARRYOVER_FIELD_${name}`, value);
    }
    return variables;
}
function scalarFields(json) {
    const fields = new Map();
    const payload = JSON.parse(json);
    if (typeof payload !== "object" || payload === null || Array.isArray(payload))
        return fields;
    for (const [name, value] of Object.entries(payload)) {
        if (typeof value === "string")
            fields.set(name, value);
        else if (typeof value === "number" || typeof value === "boolean")
            fields.set(name, String(value));
    }
    return fields;
}
function isoInstant(at) {
    return new Date(Math.min(Math.max(at, 0), 8_640_000_000_000_000)).toISOString();
}


/***/ }),

/***/ 4238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ inboxPair),
/* harmony export */   UJ: () => (/* binding */ removeRows),
/* harmony export */   Y3: () => (/* binding */ prepareInbox),
/* harmony export */   nM: () => (/* binding */ removeFile),
/* harmony export */   w9: () => (/* binding */ takeOver),
/* harmony export */   z6: () => (/* binding */ taskLines)
/* harmony export */ });
/* unused harmony exports writeTasks, removePair */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2857);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7756);
/* harmony import */ var _kill_posix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8461);
/* harmony import */ var _row_collector_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8586);






const TASKS_SUFFIX = ".tasks.jsonl";
const RESULTS_SUFFIX = ".results.jsonl";
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
    const stem = `${folder}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${encodeName(meta)}`;
    return { tasksFile: `${stem}${TASKS_SUFFIX}`, resultsFile: `${stem}${RESULTS_SUFFIX}` };
}
function writeTasks(pair, tasks) {
    writeFileSync(pair.tasksFile, taskLines(tasks));
}
function taskLines(tasks) {
    return tasks.map((task) => `${task.json}\n`).join("");
}
function removePair(pair) {
    removeRows(pair);
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
const LISTED_TASK = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1) });
const TASKS_BYTES_LIMIT = 256 * 1_048_576;
async function* takeOver(folder, redactor) {
    const metas = new Map();
    for (const name of namesIn(folder)) {
        const stem = name.endsWith(TASKS_SUFFIX) ? name.slice(0, -TASKS_SUFFIX.length) : null;
        const meta = stem === null ? null : decodeName(stem);
        if (stem !== null && meta !== null)
            metas.set(stem, meta);
    }
    removeStrays(folder, metas);
    const sweeper = (0,_kill_posix_js__WEBPACK_IMPORTED_MODULE_2__/* .createSweeper */ .SA)();
    await Promise.all([...metas.values()].map((meta) => sweeper.sweep((0,_kill_posix_js__WEBPACK_IMPORTED_MODULE_2__/* .childMarker */ .n)(meta.runMarker, meta.key))));
    const inOrder = [...metas].sort(([, a], [, b]) => a.startedAt - b.startedAt || (a.key < b.key ? -1 : 1));
    for (const [stem, meta] of inOrder) {
        const pair = {
            tasksFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${stem}${TASKS_SUFFIX}`),
            resultsFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${stem}${RESULTS_SUFFIX}`),
        };
        const warnings = [];
        const tasks = readTasks(pair.tasksFile);
        const rows = [];
        if (tasks.length > 0) {
            const ids = new Set(tasks.map((task) => task.id));
            const collector = new _row_collector_js__WEBPACK_IMPORTED_MODULE_3__/* .RowCollector */ .K({
                path: pair.resultsFile,
                ids,
                redactor,
                warn: (message) => warnings.push(message),
            });
            for (;;) {
                const part = collector.read();
                rows.push(...part.rows);
                if (!part.mayHaveMore)
                    break;
                await new Promise((resolve) => setImmediate(resolve));
            }
            rows.push(...collector.finish());
        }
        yield { meta, tasks, rows, warnings, remove: () => removePair(pair) };
    }
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
        const stem = name.replace(/\.(?:tasks|results)\.jsonl$/, "");
        if (stem !== name && !metas.has(stem))
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

/***/ 8461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b4: () => (/* binding */ MARKER_NAME),
  n: () => (/* binding */ childMarker),
  SA: () => (/* binding */ createSweeper),
  u: () => (/* binding */ markerValue),
  i8: () => (/* binding */ signalGroup)
});

// UNUSED EXPORTS: findMarked

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/run/process-table.js

function readProcessTable() {
    const table = new Map();
    for (const name of processNames()) {
        const entry = readEntry(Number(name));
        if (entry !== null)
            table.set(entry.pid, entry);
    }
    return table;
}
function processNames() {
    try {
        return (0,external_node_fs_.readdirSync)("/proc").filter((name) => /^\d+$/.test(name));
    }
    catch {
        return [];
    }
}
function readEntry(pid) {
    try {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, "latin1");
        const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ", 20);
        const [state, parent, group] = fields;
        const startTicks = fields[19];
        if (state === "Z" || state === "X" || startTicks === undefined)
            return null;
        return { pid, parent: Number(parent), group: Number(group), startTicks };
    }
    catch {
        return null;
    }
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
        for (const { pid, startTicks } of childrenOf.get(parent) ?? []) {
            if (seen.has(pid))
                continue;
            seen.add(pid);
            found.push({ pid, startTicks });
            open.push(pid);
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./build/run/kill-posix.js


const MARKER_NAME = "CARRYOVER_MARKER";
function markerValue(outer, runMarker, key) {
    const kept = outer === undefined || outer.length > 2_000 ? "" : outer;
    return `${kept}${childMarker(runMarker, key)}`;
}
function childMarker(runMarker, key) {
    return `,${runMarker}:${key},`;
}
function signalGroup(leader, signal) {
    if (!Number.isInteger(leader) || leader <= 1)
        throw new Error(`No process group: ${leader}`);
    try {
        process.kill(-leader, signal);
        return true;
    }
    catch (error) {
        return error instanceof Error && "code" in error && error.code === "EPERM";
    }
}
const SWEEP_ROUNDS = 20;
const SWEEP_PAUSE_MS = 5;
const TABLE_AGE_MS = 50;
function createSweeper() {
    let batch = null;
    let look = null;
    const lookAround = () => {
        const nowMs = performance.now();
        if (look === null || nowMs - look.seenMs > TABLE_AGE_MS) {
            const table = readProcessTable();
            look = { seenMs: nowMs, table, groups: new Set([...table.values()].map(({ group }) => group)) };
        }
        return look;
    };
    const isGroupAlive = (leader) => {
        if (!signalGroup(leader, 0))
            return false;
        return process.platform !== "linux" || lookAround().groups.has(leader);
    };
    const descendants = (leader) => process.platform === "linux" ? descendantsOf(lookAround().table, [leader]) : [];
    const sweep = (marker, known = []) => {
        if (process.platform !== "linux")
            return Promise.resolve();
        if (batch === null) {
            const asked = { markers: [], known: [] };
            const done = new Promise((resolve) => setImmediate(resolve)).then(() => {
                batch = null;
                return killFound(asked);
            });
            batch = { ...asked, done };
        }
        batch.markers.push(marker);
        batch.known.push(...known);
        return batch.done;
    };
    return { isGroupAlive, descendants, sweep, sweepRun: (runMarker) => sweep(`,${runMarker}:`) };
}
async function killFound({ markers, known }) {
    for (let round = 0; round < SWEEP_ROUNDS; round += 1) {
        const pids = new Set([...findMarked(markers), ...findKnown(known)]);
        if (pids.size === 0)
            return;
        for (const pid of pids) {
            try {
                process.kill(pid, "SIGKILL");
            }
            catch {
            }
        }
        await new Promise((resolve) => setTimeout(resolve, SWEEP_PAUSE_MS));
    }
}
function findKnown(known) {
    if (known.length === 0)
        return [];
    const table = readProcessTable();
    const living = known.filter((mark) => isSame(table, mark));
    const started = descendantsOf(table, living.map(({ pid }) => pid));
    known.splice(0, known.length, ...living, ...started);
    return known.map(({ pid }) => pid).filter((pid) => pid > 1 && pid !== process.pid);
}
function findMarked(markers) {
    const found = [];
    for (const name of processNames()) {
        const pid = Number(name);
        if (pid <= 1 || pid === process.pid)
            continue;
        if (carriesOneOf(pid, markers))
            found.push(pid);
    }
    return found;
}
function carriesOneOf(pid, markers) {
    let environ;
    try {
        environ = (0,external_node_fs_.readFileSync)(`/proc/${pid}/environ`);
    }
    catch {
        return false;
    }
    const start = environ.indexOf(`${MARKER_NAME}=`);
    if (start < 0 || (start > 0 && environ[start - 1] !== 0))
        return false;
    const end = environ.indexOf(0, start);
    const value = environ.toString("latin1", start, end < 0 ? environ.length : end);
    return markers.some((marker) => value.includes(marker));
}


/***/ }),

/***/ 8586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ RowCollector)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
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
            this.#refuse(`cannot be read (${codeOf(error)})`);
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
            const code = codeOf(error);
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
function codeOf(error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
;// CONCATENATED MODULE: ./build/run/result-row.js

const STATUS = schemas/* enum */.k5n(["passed", "failed", "skipped", "error"]);
const ROW_ERROR = schemas/* object */.Ikc({
    type: schemas/* string */.YjP().nullish(),
    message: schemas/* string */.YjP().nullish(),
    is_retryable: schemas/* boolean */.zMY().nullish(),
    status_code: schemas/* number */.aig().nullish(),
    retry_after_seconds: schemas/* number */.aig().nullish(),
    reset_at: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).nullish(),
});
const RATE_LIMIT = schemas/* object */.Ikc({
    kind: schemas/* string */.YjP().nullish(),
    message: schemas/* string */.YjP().nullish(),
    retry_after_seconds: schemas/* number */.aig().nullish(),
    reset_at: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).nullish(),
});
const OPTIONAL_FIELDS = {
    score: schemas/* number */.aig().nullish(),
    scores: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig()).nullish(),
    metrics: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).nullish(),
    output: schemas/* unknown */.L5J(),
    error: ROW_ERROR.nullish(),
    rate_limit: RATE_LIMIT.nullish(),
};
const ROW = schemas/* object */.Ikc({ id: schemas/* string */.YjP().min(1), status: STATUS, ...OPTIONAL_FIELDS });
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
        return { kind: "row", row: toRow(parsed.data), oddities };
    const mended = mend(fields, oddities);
    return mended === null
        ? { kind: "malformed", problem: describeCore(fields) }
        : { kind: "row", row: toRow(mended), oddities };
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
    const core = schemas/* object */.Ikc({ id: schemas/* string */.YjP().min(1), status: STATUS }).safeParse({ id, status: fields.status });
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
            return typeof value === "string" ? { message: value } : mendObject(name, value, ROW_ERROR.shape, oddities);
        case "rate_limit":
            return mendObject(name, value, RATE_LIMIT.shape, oddities);
        default:
            return value;
    }
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
        else if (given[key] !== undefined)
            oddities.push(`${name}.${key} is left out: ${describe(given[key])} is not what it should be`);
    }
    return kept;
}
function numberIn(value) {
    const isNumeric = typeof value === "string" && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value);
    return isNumeric ? Number(value) : undefined;
}
function toRow(parsed) {
    const row = { id: parsed.id, status: parsed.status };
    if (parsed.score != null)
        row.score = parsed.score;
    if (parsed.scores != null)
        row.scores = parsed.scores;
    if (parsed.metrics != null)
        row.metrics = parsed.metrics;
    if (parsed.output != null)
        row.output = parsed.output;
    const error = rowError(parsed);
    if (error !== null)
        row.error = error;
    return row;
}
function rowError(parsed) {
    const given = parsed.error == null ? null : withoutNulls(parsed.error);
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
    get seenCount() {
        return this.#seen.size;
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


/***/ }),

/***/ 4542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   qQ: () => (/* binding */ hashOf)
/* harmony export */ });
/* unused harmony export canonicalJson */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

function hashOf(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", canonicalJson(value));
}
function digestOf(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", canonicalJson(value), "binary");
}
function canonicalJson(value) {
    if (typeof value === "string")
        return canonicalString(value);
    if (typeof value === "number")
        return Number.isFinite(value) ? `${value === 0 ? 0 : value}` : "null";
    if (typeof value !== "object" || value === null)
        return `${value}`;
    if (isArray(value))
        return canonicalArray(value);
    const shape = shapeOf(Object.keys(value));
    let text = "";
    for (let index = 0; index < shape.sortedKeys.length; index += 1) {
        text += shape.prefixes[index] + canonicalJson(value[shape.sortedKeys[index]]);
    }
    return text === "" ? "{}" : `${text}}`;
}
const NEEDS_ESCAPE = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;
function canonicalString(text) {
    return NEEDS_ESCAPE.test(text) ? JSON.stringify(text) : `"${text}"`;
}
function canonicalArray(items) {
    let text = "";
    for (const item of items)
        text += (text === "" ? "[" : ",") + canonicalJson(item);
    return text === "" ? "[]" : `${text}]`;
}
const MOST_SHAPES = 1_000;
const MOST_SHAPES_PER_FIRST_KEY = 16;
const shapesByFirstKey = new Map();
let shapeCount = 0;
function shapeOf(keys) {
    const first = keys[0] ?? "";
    const known = shapesByFirstKey.get(first) ?? [];
    for (const shape of known) {
        if (isSameList(shape.keys, keys))
            return shape;
    }
    const sortedKeys = keys.toSorted();
    const prefixes = sortedKeys.map((key, index) => `${index === 0 ? "{" : ","}${JSON.stringify(key)}:`);
    const shape = { keys, sortedKeys, prefixes };
    if (shapeCount < MOST_SHAPES && known.length < MOST_SHAPES_PER_FIRST_KEY) {
        known.push(shape);
        shapesByFirstKey.set(first, known);
        shapeCount += 1;
    }
    return shape;
}
function isSameList(left, right) {
    if (left.length !== right.length)
        return false;
    for (let index = 0; index < left.length; index += 1) {
        if (left[index] !== right[index])
            return false;
    }
    return true;
}
function isArray(value) {
    return Array.isArray(value);
}


/***/ }),

/***/ 8425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ IdIndex)
/* harmony export */ });
const EMPTY = -1;
const FIRST_CAPACITY = 4_096;
class IdIndex {
    #ids = [];
    #places = [];
    #values = new Int32Array(FIRST_CAPACITY);
    #slots = new Int32Array(FIRST_CAPACITY * 2).fill(EMPTY);
    add(id, place) {
        const value = scatter(id);
        const slot = this.#slotOf(id, value);
        const position = this.#slots[slot];
        if (position !== EMPTY)
            return this.#places[position];
        if (this.#ids.length === this.#values.length) {
            this.#grow();
            return this.add(id, place);
        }
        this.#slots[slot] = this.#ids.length;
        this.#values[this.#ids.length] = value;
        this.#ids.push(id);
        this.#places.push(place);
        return null;
    }
    find(id) {
        const position = this.#slots[this.#slotOf(id, scatter(id))];
        return position === EMPTY ? null : this.#places[position];
    }
    #slotOf(id, value) {
        const mask = this.#slots.length - 1;
        for (let slot = value & mask;; slot = (slot + 1) & mask) {
            const position = this.#slots[slot];
            if (position === EMPTY || (this.#values[position] === value && this.#ids[position] === id))
                return slot;
        }
    }
    #grow() {
        const values = new Int32Array(this.#values.length * 4);
        values.set(this.#values);
        const slots = new Int32Array(values.length * 2).fill(EMPTY);
        const mask = slots.length - 1;
        for (let position = 0; position < this.#ids.length; position += 1) {
            let slot = values[position] & mask;
            while (slots[slot] !== EMPTY)
                slot = (slot + 1) & mask;
            slots[slot] = position;
        }
        this.#values = values;
        this.#slots = slots;
    }
}
function scatter(id) {
    let value = 0x811c9dc5;
    for (let index = 0; index < id.length; index += 1)
        value = Math.imul(value ^ id.charCodeAt(index), 0x01000193);
    value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
    return value ^ (value >>> 13);
}


/***/ }),

/***/ 8526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Mf: () => (/* binding */ addJsonLine),
  jL: () => (/* binding */ addPlainId),
  rM: () => (/* binding */ readListFile)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
;// CONCATENATED MODULE: ./build/tasks/json-error.js

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORDS = ["true", "false", "null"];
function locateJsonError(text) {
    const stack = [];
    let want = "value";
    let at = 0;
    for (;;) {
        while (isSpace(text[at]))
            at += 1;
        const character = text[at];
        const frame = stack.at(-1);
        if (frame === undefined && want === "comma-or-end") {
            return character === undefined ? null : errorAt(text, at, "nothing more after the value");
        }
        if (character === undefined)
            return errorAt(text, at, expectedFor(want, frame));
        if (want === "colon") {
            if (character !== ":")
                return errorAt(text, at, expectedFor(want, frame));
            want = "value";
            at += 1;
        }
        else if (want === "comma-or-end") {
            if (character === ",")
                want = frame === "object" ? "key" : "value";
            else if (character === closerOf(frame))
                stack.pop();
            else
                return errorAt(text, at, expectedFor(want, frame));
            at += 1;
        }
        else if ((want === "key-or-end" || want === "value-or-end") && character === closerOf(frame)) {
            stack.pop();
            want = "comma-or-end";
            at += 1;
        }
        else if (want === "key" || want === "key-or-end") {
            if (character !== '"')
                return errorAt(text, at, expectedFor(want, frame));
            const end = endOfString(text, at);
            if (typeof end !== "number")
                return end;
            at = end;
            want = "colon";
        }
        else if (character === "{" || character === "[") {
            stack.push(character === "{" ? "object" : "array");
            want = character === "{" ? "key-or-end" : "value-or-end";
            at += 1;
        }
        else {
            const end = endOfScalar(text, at);
            if (typeof end !== "number")
                return end;
            at = end;
            want = "comma-or-end";
        }
    }
}
function endOfScalar(text, start) {
    if (text[start] === '"')
        return endOfString(text, start);
    const word = WORDS.find((candidate) => text.startsWith(candidate, start));
    if (word !== undefined)
        return start + word.length;
    NUMBER.lastIndex = start;
    const number = NUMBER.exec(text);
    if (number !== null)
        return start + number[0].length;
    return errorAt(text, start, "a value");
}
function endOfString(text, start) {
    for (let at = start + 1; at < text.length; at += 1) {
        const character = text[at];
        if (character === '"')
            return at + 1;
        if (character < " ")
            return errorAt(text, at, "the end of a string, or its control characters escaped");
        if (character !== "\\")
            continue;
        at += 1;
        const escaped = text[at];
        if (escaped === "u" && /^[0-9a-fA-F]{4}/.test(text.slice(at + 1, at + 5)))
            at += 4;
        else if (escaped === undefined || !'"\\/bfnrt'.includes(escaped))
            return errorAt(text, at, "a known escape after \\");
    }
    return errorAt(text, text.length, "the end of a string");
}
function closerOf(frame) {
    return frame === "object" ? "}" : "]";
}
function expectedFor(want, frame) {
    switch (want) {
        case "value":
        case "value-or-end":
            return "a value";
        case "key":
        case "key-or-end":
            return "a key in double quotes";
        case "colon":
            return "a colon";
        case "comma-or-end":
            return `a comma or ${closerOf(frame)}`;
        default:
            return (0,unreachable/* unreachable */.H)(want);
    }
}
function isSpace(character) {
    return character === " " || character === "\n" || character === "\r" || character === "\t";
}
function errorAt(text, offset, expected) {
    const before = text.slice(0, offset);
    const line = before.split("\n").length;
    const character = text.codePointAt(offset);
    const found = character === undefined ? "the end of the text" : JSON.stringify(String.fromCodePoint(character));
    return { line, column: offset - before.lastIndexOf("\n"), found, expected };
}
function brokenJson(text, source) {
    const error = locateJsonError(text);
    const line = source.firstLine + (error?.line ?? 1) - 1;
    const where = `${source.name}:${line}:${error?.column ?? 1} (line ${line}, column ${error?.column ?? 1})`;
    const expected = error?.expected ?? "JSON";
    return `Expected valid JSON at ${where}: ${expected}; found ${error?.found ?? "broken JSON"}. ${source.advice}`;
}

// EXTERNAL MODULE: ./build/tasks/task-list.js
var task_list = __webpack_require__(2769);
// EXTERNAL MODULE: ./build/tasks/utf8-lines.js
var utf8_lines = __webpack_require__(7060);
;// CONCATENATED MODULE: ./build/tasks/list-file.js






const CHUNK_BYTES = 256 * 1024;
async function readListFile(file, options) {
    try {
        return await readFormat(file, options);
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y)
            throw error;
        const code = error instanceof Error && "code" in error ? String(error.code) : "";
        if (code === "")
            throw error;
        throw new user_error/* UserError */.y(`Expected a readable task file, found ${code} when reading ${file.name}. Check the path and its permissions.`, {
            cause: error,
        });
    }
}
async function readFormat(file, options) {
    const { name, path, format } = file;
    const byLine = new task_list/* TaskList */._({ ...options, describePlace: (line) => `${name}:${line} (line ${line})` });
    switch (format) {
        case "json-lines":
            await readLines(path, name, (text, line) => addJsonLine(byLine, text, { name, line }));
            return byLine.finish();
        case "plain":
            await readLines(path, name, (text, line) => addPlainId(byLine, text, line));
            return byLine.finish();
        case "csv":
            (await Promise.all(/* import() */[__webpack_require__.e(175), __webpack_require__.e(961)]).then(__webpack_require__.bind(__webpack_require__, 6961))).addCsv(byLine, (0,utf8_lines/* decodeFile */.J)((0,external_node_fs_.readFileSync)(path), name), name);
            return byLine.finish();
        case "json-array": {
            const byIndex = new task_list/* TaskList */._({
                ...options,
                describePlace: (index) => `${name}: item ${index + 1} (index ${index})`,
            });
            addJsonArray(byIndex, (0,utf8_lines/* decodeFile */.J)((0,external_node_fs_.readFileSync)(path), name), name);
            return byIndex.finish();
        }
        default:
            return (0,unreachable/* unreachable */.H)(format);
    }
}
async function readLines(path, name, onLine) {
    const lines = new utf8_lines/* Utf8Lines */.H(name, onLine);
    for await (const chunk of (0,external_node_fs_.createReadStream)(path, { highWaterMark: CHUNK_BYTES }))
        lines.push(chunk);
    lines.end();
}
function addJsonLine(list, text, place) {
    const json = text.trim();
    if (json === "")
        return;
    let listed;
    try {
        listed = JSON.parse(json);
    }
    catch {
        list.problem(brokenJson(text, { name: place.name, firstLine: place.line, advice: "Write one JSON object on each line." }));
        return;
    }
    list.add(listed, json, place.line);
}
function addPlainId(list, text, line) {
    const id = text.trim();
    if (id !== "")
        list.add({ id }, null, line);
}
function addJsonArray(list, text, name) {
    let listed;
    try {
        listed = JSON.parse(text);
    }
    catch {
        list.problem(brokenJson(text, { name, firstLine: 1, advice: "A list of one object a line belongs in a .jsonl file." }));
        return;
    }
    if (Array.isArray(listed)) {
        for (const [index, item] of listed.entries())
            list.add(item, null, index);
        return;
    }
    const found = typeof listed === "object" && listed !== null
        ? `an object (${Object.keys(listed).slice(0, 5).join(", ") || "empty"})`
        : JSON.stringify(listed).slice(0, 80);
    list.problem(`Expected ${name} to hold an array of tasks, [{"id": "a"}, …], found ${found}. Put the list itself at the top of the file.`);
}


/***/ }),

/***/ 6729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ readTasks)
});

// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/tasks/list-file.js + 1 modules
var list_file = __webpack_require__(8526);
// EXTERNAL MODULE: ./build/tasks/task-list.js
var task_list = __webpack_require__(2769);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/tasks/task-source.js



const FORMATS = {
    ".jsonl": "json-lines",
    ".ndjson": "json-lines",
    ".json": "json-array",
    ".csv": "csv",
    ".txt": "plain",
};
const LIST_EXTENSIONS = ".jsonl, .ndjson, .json, .csv, .txt";
async function resolveListing(value, workspace) {
    const lines = value
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");
    const name = lines[0] ?? "";
    if (lines.length !== 1 || name.startsWith("!"))
        return { kind: "patterns", patterns: lines };
    const path = (0,external_node_path_.resolve)(workspace, name);
    const stats = statOf(path);
    if (stats === null && (await __webpack_require__.e(/* import() */ 448).then(__webpack_require__.bind(__webpack_require__, 6448))).isDynamicPattern(name))
        return { kind: "patterns", patterns: lines };
    if (stats === null) {
        throw new user_error/* UserError */.y(`Expected a task file (${LIST_EXTENSIONS}) or a glob pattern in tasks, found no file ${name} in ${workspace}. Check the path: it is relative to the workspace.`);
    }
    if (stats.isDirectory()) {
        throw new user_error/* UserError */.y(`Expected a task file (${LIST_EXTENSIONS}) or a glob pattern in tasks, found the folder ${name}. To make each file in it a task, write a pattern such as ${name.replace(/\/+$/, "")}/**/*.yaml.`);
    }
    const extension = (0,external_node_path_.extname)(name).toLowerCase();
    const format = FORMATS[extension];
    if (format === undefined) {
        const found = extension === "" ? "no extension" : `the unknown extension ${extension}`;
        throw new user_error/* UserError */.y(`Expected a task file with one of the extensions ${LIST_EXTENSIONS}, found ${found} in ${name}. Rename it by its format, or write a pattern with a * to make each matched file a task.`);
    }
    return { kind: "file", path, name, format };
}
function statOf(path) {
    try {
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false }) ?? null;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/tasks/read-tasks.js





const COMMAND_TIMEOUT_MS = 600_000;
async function readTasks(source, options) {
    const tasks = await listTasks(source, options);
    if (tasks.count === 0 && !options.passWithNoTasks) {
        throw new user_error/* UserError */.y(`Expected at least one task, found none in ${describeSource(source)}. Check the list, or set pass-with-no-tasks to make an empty one a success.`);
    }
    return tasks;
}
async function listTasks(source, options) {
    switch (source.kind) {
        case "tasks-command": {
            const { readTasksCommand } = await __webpack_require__.e(/* import() */ 131).then(__webpack_require__.bind(__webpack_require__, 8131));
            return readTasksCommand(source.command, {
                ...options,
                commandTimeoutMs: options.commandTimeoutMs ?? COMMAND_TIMEOUT_MS,
            });
        }
        case "tasks": {
            const listing = await resolveListing(source.value, options.workspace);
            return listing.kind === "file" ? (0,list_file/* readListFile */.rM)(listing, options) : readMatches(listing.patterns, options);
        }
        default:
            return (0,unreachable/* unreachable */.H)(source);
    }
}
async function readMatches(patterns, options) {
    const { matchFiles } = await Promise.all(/* import() */[__webpack_require__.e(448), __webpack_require__.e(630)]).then(__webpack_require__.bind(__webpack_require__, 8630));
    const paths = await matchFiles(patterns, options.workspace);
    const list = new task_list/* TaskList */._({ ...options, describePlace: (index) => `matched file ${paths[index]}` });
    for (const [index, id] of paths.entries())
        list.add({ id }, null, index);
    return list.finish();
}
function describeSource(source) {
    switch (source.kind) {
        case "tasks-command":
            return `the output of tasks-command (${JSON.stringify(source.command.slice(0, 120))})`;
        case "tasks":
            return `tasks (${source.value.trim().split("\n").join(", ")})`;
        default:
            return (0,unreachable/* unreachable */.H)(source);
    }
}


/***/ }),

/***/ 8069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ TaskColumns)
});

// EXTERNAL MODULE: ./build/core/hash-index.js
var hash_index = __webpack_require__(8313);
;// CONCATENATED MODULE: ./build/tasks/text-store.js
const BLOCK_BYTES = 1 << 20;
const BYTES_PER_UNIT = 3;
const NEWLINE = 0x0a;
class TextStore {
    #blocks = [];
    #starts = [];
    add(text) {
        const most = text.length * BYTES_PER_UNIT + 1;
        let block = this.#blocks.at(-1);
        if (block === undefined || block.used + most > BLOCK_BYTES) {
            block = { bytes: Buffer.allocUnsafeSlow(Math.max(most, BLOCK_BYTES)), used: 0 };
            this.#blocks.push(block);
        }
        this.#starts.push((this.#blocks.length - 1) * BLOCK_BYTES + block.used);
        block.used += block.bytes.write(text, block.used, "utf8");
        block.bytes[block.used] = NEWLINE;
        block.used += 1;
    }
    at(index) {
        const start = this.#starts[index] ?? 0;
        const block = this.#blocks[Math.floor(start / BLOCK_BYTES)];
        const from = start % BLOCK_BYTES;
        return block?.bytes.toString("utf8", from, block.bytes.indexOf(NEWLINE, from)) ?? "";
    }
    *lines() {
        for (const { bytes, used } of this.#blocks)
            yield bytes.toString("utf8", 0, used);
    }
}

;// CONCATENATED MODULE: ./build/tasks/task-columns.js


class TaskColumns {
    hashes = new hash_index/* HashIndex */.xn();
    #ids = [];
    #texts = new TextStore();
    #traits = [];
    #traitsByKey = new Map();
    #traitsOf = [];
    static of(tasks) {
        const columns = new TaskColumns();
        for (const task of tasks)
            columns.add(task);
        return columns;
    }
    get count() {
        return this.#ids.length;
    }
    add(task) {
        this.hashes.append(task.hash);
        this.#addRest(task);
    }
    addDigested(task, digest) {
        this.hashes.appendDigest(digest);
        this.#addRest(task);
    }
    #addRest(task) {
        this.#ids.push(task.id);
        this.#texts.add(task.json);
        this.#traitsOf.push(this.#traitsIndex(task));
    }
    at(index) {
        return {
            id: this.idAt(index),
            hash: this.hashes.at(index),
            json: this.#texts.at(index),
            ...(this.#traits[this.#traitsOf[index] ?? 0] ?? { provider: "" }),
        };
    }
    idAt(index) {
        return this.#ids[index] ?? "";
    }
    lines() {
        return this.#texts.lines();
    }
    *[Symbol.iterator]() {
        for (let index = 0; index < this.count; index += 1)
            yield this.at(index);
    }
    #traitsIndex({ provider, group, timeoutMs, weight }) {
        const latest = this.#traitsOf.at(-1) ?? 0;
        const last = this.#traits[latest];
        if (last?.provider === provider && last.group === group && last.timeoutMs === timeoutMs && last.weight === weight) {
            return latest;
        }
        const key = JSON.stringify([provider, group, timeoutMs, weight]);
        const known = this.#traitsByKey.get(key);
        if (known !== undefined)
            return known;
        const next = this.#traits.length;
        this.#traitsByKey.set(key, next);
        this.#traits.push({
            provider,
            ...(group === undefined ? undefined : { group }),
            ...(timeoutMs === undefined ? undefined : { timeoutMs }),
            ...(weight === undefined ? undefined : { weight }),
        });
        return next;
    }
}


/***/ }),

/***/ 2769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ TaskList),
/* harmony export */   h: () => (/* binding */ quote)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8532);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1420);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7756);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4542);
/* harmony import */ var _id_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8425);
/* harmony import */ var _public_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1038);
/* harmony import */ var _task_columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8069);







const SHOWN_PROBLEMS = 5;
const MOST_PROBLEMS = 20;
const LONGEST_TIMEOUT_MS = 24 * 86_400_000;
const timeoutField = zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()]).transform((value, context) => {
    const timeoutMs = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(String(value));
    if (timeoutMs !== null && timeoutMs > 0 && timeoutMs <= LONGEST_TIMEOUT_MS)
        return timeoutMs;
    context.addIssue("timeout");
    return zod__WEBPACK_IMPORTED_MODULE_5__/* .NEVER */ .tm;
});
const weightField = zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().trim().min(1), zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()]).transform((value, context) => {
    const weight = Number(value);
    if (Number.isFinite(weight) && weight > 0)
        return weight;
    context.addIssue("weight");
    return zod__WEBPACK_IMPORTED_MODULE_5__/* .NEVER */ .tm;
});
const blank = zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(["", null]).transform(() => undefined);
const RESERVED_FIELDS = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    provider: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([blank, zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()]).optional(),
    group: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([blank, zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()]).optional(),
    timeout: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([blank, timeoutField]).optional(),
    weight: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([blank, weightField]).optional(),
});
const NO_FIELDS = {};
const EXPECTED_OF_FIELD = {
    provider: 'a text such as "openai"',
    group: 'a text (a number must be quoted: "7")',
    timeout: 'a duration above 0 and up to 24d, such as "90s" or "15m", or a number of seconds',
    weight: "a number above 0",
};
class TaskList {
    #options;
    #tasks = new _task_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .TaskColumns */ .b();
    #providerNames = new Map();
    #ids = new _id_index_js__WEBPACK_IMPORTED_MODULE_6__/* .IdIndex */ .w();
    #problems = [];
    constructor(options) {
        this.#options = options;
    }
    add(listed, json, place) {
        if (typeof listed !== "object" || listed === null || Array.isArray(listed)) {
            this.problem(`Expected a task, an object such as {"id": "a"}, at ${this.#at(place)}, found ${describe(listed)}. Wrap it as an object with an id.`);
            return;
        }
        const fields = listed;
        const id = this.#idOf(fields, place);
        if (id === null)
            return;
        const reserved = this.#reservedOf(fields, id, place);
        if (reserved === null)
            return;
        try {
            if (this.#options.repeats === 1) {
                this.#push(fields, json, { id, reserved });
                return;
            }
            const group = reserved.group ?? id;
            for (let repeat = 1; repeat <= this.#options.repeats; repeat += 1) {
                const expanded = { ...fields, id: `${id}#${repeat}`, repeat, group };
                this.#push(expanded, null, { id: expanded.id, reserved: { ...reserved, group } });
            }
        }
        catch (error) {
            if (!(error instanceof RangeError))
                throw error;
            this.problem(`Expected a task of reasonable depth at ${this.#at(place)}, found ${quote(id)} nested too deeply to be hashed. Flatten its payload, or keep it in a file of its own.`);
        }
    }
    problem(message) {
        this.#problems.push(message);
        if (this.#problems.length >= MOST_PROBLEMS)
            throw this.#asError();
    }
    finish() {
        if (this.#problems.length > 0)
            throw this.#asError();
        return this.#tasks;
    }
    #push(fields, json, known) {
        const { group, timeout, weight } = known.reserved;
        const task = {
            id: known.id,
            json: json ?? JSON.stringify(fields),
            provider: this.#providerName(known.reserved.provider ?? this.#options.provider),
            ...(group === undefined ? undefined : { group }),
            ...(timeout === undefined ? undefined : { timeoutMs: timeout }),
            ...(weight === undefined ? undefined : { weight }),
        };
        this.#tasks.addDigested(task, (0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .ol)(fields));
    }
    #providerName(provider) {
        let name = this.#providerNames.get(provider);
        if (name === undefined) {
            name = (0,_public_name_js__WEBPACK_IMPORTED_MODULE_2__/* .publicName */ .p)(provider, this.#options.redactor);
            this.#providerNames.set(provider, name);
        }
        return name;
    }
    #idOf(fields, place) {
        const id = fields.id;
        if (typeof id !== "string") {
            this.problem(this.#wrongId(fields, id, place));
            return null;
        }
        if (id.trim() === "") {
            this.problem(`Expected a task with an id at ${this.#at(place)}, found an empty one. Give it a text of its own.`);
            return null;
        }
        if (!id.isWellFormed() || id.includes("\0")) {
            this.problem(`Expected an id of Unicode text at ${this.#at(place)}, found ${quote(id)} with a NUL or half a character in it. Neither can be passed to a child: rename it.`);
            return null;
        }
        const earlier = this.#ids.add(id, place);
        if (earlier !== null) {
            this.problem(`Expected unique ids, found ${quote(id)} at ${this.#at(earlier)} and again at ${this.#at(place)}. Rename one; to run a task several times, use repeats.`);
            return null;
        }
        return id;
    }
    #wrongId(fields, id, place) {
        const where = `Expected a task with a text "id" at ${this.#at(place)}`;
        if (typeof id === "number")
            return `${where}, found the number ${id}. Quote it: "id": "${id}".`;
        if (id !== undefined)
            return `${where}, found ${describe(id)}. Give it a text, such as "id": "a".`;
        const names = Object.keys(fields).slice(0, 8).map(quote).join(", ");
        return `${where}, found no id (${names === "" ? "no fields at all" : `only ${names}`}). Add one that stays the same from run to run.`;
    }
    #reservedOf(fields, id, place) {
        const { provider, group, timeout, weight } = fields;
        if (provider === undefined && group === undefined && timeout === undefined && weight === undefined)
            return NO_FIELDS;
        const parsed = RESERVED_FIELDS.safeParse(fields);
        if (parsed.success)
            return parsed.data;
        const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
        for (const name of names) {
            this.problem(`Expected ${quote(name)} to be ${EXPECTED_OF_FIELD[name] ?? "of another type"} at ${this.#at(place)} (task ${quote(id)}), found ${describe(fields[name])}. Mend the field, or rename it if it is payload: it has a meaning of its own here.`);
        }
        return null;
    }
    #at(place) {
        return this.#options.describePlace(place);
    }
    #asError() {
        const [first, ...others] = this.#problems;
        if (others.length === 0)
            return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .y(first);
        const shown = this.#problems.slice(0, SHOWN_PROBLEMS).map((problem) => `- ${problem}`);
        const left = this.#problems.length - shown.length;
        const count = this.#problems.length >= MOST_PROBLEMS ? `At least ${MOST_PROBLEMS}` : `${this.#problems.length}`;
        const rest = left > 0 ? [`- … and ${left} more`] : [];
        return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .y([`${count} problems in the task list:`, ...shown, ...rest].join("\n"));
    }
}
function describe(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "an array";
    switch (typeof value) {
        case "undefined":
            return "nothing";
        case "string":
            return quote(value);
        case "object":
            return "an object";
        default:
            return `the ${typeof value} ${String(value)}`;
    }
}
function quote(text) {
    return JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text);
}


/***/ }),

/***/ 7060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ Utf8Lines),
/* harmony export */   J: () => (/* binding */ decodeFile)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7756);


const NEWLINE = 0x0a;
const LONGEST_LINE_BYTES = 64 * 1024 * 1024;
class Utf8Lines {
    #source;
    #onLine;
    #pending = [];
    #pendingBytes = 0;
    #line = 0;
    constructor(source, onLine) {
        this.#source = source;
        this.#onLine = onLine;
    }
    push(chunk) {
        const end = chunk.lastIndexOf(NEWLINE);
        if (end !== -1) {
            const whole = chunk.subarray(0, end);
            this.#emit(this.#pendingBytes === 0 ? whole : this.#takePending(whole));
        }
        const rest = chunk.subarray(end + 1);
        if (rest.length === 0)
            return;
        this.#pending.push(Buffer.from(rest));
        this.#pendingBytes += rest.length;
        if (this.#pendingBytes > LONGEST_LINE_BYTES) {
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`Expected lines of at most 64 MiB in ${this.#source}, found a longer one at line ${this.#line + 1}. Check that this is a text file with one task a line.`);
        }
    }
    end() {
        if (this.#pendingBytes > 0)
            this.#emit(this.#takePending(Buffer.alloc(0)));
    }
    #takePending(last) {
        const whole = Buffer.concat([...this.#pending, last]);
        this.#pending = [];
        this.#pendingBytes = 0;
        return whole;
    }
    #emit(bytes) {
        const text = decodeUtf8(bytes, { source: this.#source, firstLine: this.#line + 1 });
        let start = this.#line === 0 && text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
        for (let end = text.indexOf("\n", start); end !== -1; end = text.indexOf("\n", start)) {
            this.#line += 1;
            this.#onLine(text.slice(start, end), this.#line);
            start = end + 1;
        }
        this.#line += 1;
        this.#onLine(text.slice(start), this.#line);
    }
}
const BYTE_ORDER_MARK = "\uFEFF";
function decodeFile(bytes, source) {
    const text = decodeUtf8(bytes, { source, firstLine: 1 });
    return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}
function decodeUtf8(bytes, part) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString("utf8");
    const { source, firstLine } = part;
    if (firstLine === 1 && isUtf16(bytes)) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`Expected ${source} to be UTF-8 text, found UTF-16 (line 1). Save it as UTF-8.`);
    }
    let line = firstLine;
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
        if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, end)))
            break;
        line += 1;
        start = end + 1;
    }
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`Expected ${source} to be UTF-8 text, found other bytes at ${source}:${line} (line ${line}). Save it as UTF-8.`);
}
function isUtf16(bytes) {
    return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}


/***/ })

};
