export const id = 7425;
export const ids = [7425];
export const modules = {

/***/ 17806:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ classifyOpenRow),
/* harmony export */   K$: () => (/* binding */ classifyRemainder),
/* harmony export */   TJ: () => (/* binding */ limited),
/* harmony export */   zK: () => (/* binding */ readRow)
/* harmony export */ });
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73017);
/* harmony import */ var _failure_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62906);
/* harmony import */ var _failure_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81052);
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19996);
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48032);





function readRow(row, detector) {
    const error = row.error ?? {};
    const isGrade = row.status === "passed" || row.status === "failed";
    const detection = row.error ? detector.detectRowError(error, isGrade) : _rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING_DETECTED */ .XV;
    const ended = (0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .endOfRow */ .RK)(row);
    const closed = (outcome) => ({ outcome, isOpen: false });
    if ((0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .isRateLimit */ .a5)(detection))
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
                : { class: "legitimate", ...ended, authentication: (0,_failure_words_js__WEBPACK_IMPORTED_MODULE_1__/* .isAuthenticationError */ .HD)(error) };
            return { outcome, isOpen: !(0,_failure_words_js__WEBPACK_IMPORTED_MODULE_1__/* .namesFailure */ .nK)(error) };
        }
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_3__/* .unreachable */ .H)(row.status);
    }
}
function classifyOpenRow(row, stated, evidence, { exitCodes, detector }, shard) {
    const { exit, stderrTail, stdoutTail } = evidence;
    const message = (0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .rowMessage */ .eR)(row);
    const ended = (0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .endOfRow */ .RK)(row);
    const meaning = exit.kind === "exited" ? exitCodes.get(exit.code) : undefined;
    if (meaning === "rate_limited")
        return limited(declaredLimit(evidence, detector, message), ended);
    if (meaning !== undefined && meaning !== "passed" && meaning !== "failed")
        return stated;
    const withMessage = (text) => (text === "" || row.error === undefined ? text : `${text}\n${message}`);
    const detection = detectAll({ ...evidence, stderrTail: withMessage(stderrTail), stdoutTail: withMessage(stdoutTail) }, detector);
    if ((0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .isRateLimit */ .a5)(detection)) {
        const isOfTask = detection.kind !== "task" || shard.taskCount === 1;
        return isOfTask && (0,_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .explainsEnd */ ._)(detection, exit.kind) ? limited(detection, ended) : stated;
    }
    if (stated.class === "transient")
        return stated;
    if (detection.kind === "overload")
        return { class: "transient", ...ended, wait: detection };
    return exit.kind === "exited" && (0,_failure_words_js__WEBPACK_IMPORTED_MODULE_1__/* .isConnectionFailure */ .$B)(errorsOf(evidence)) ? { class: "transient", ...ended } : stated;
}
function classifyRemainder(evidence, rules, shard) {
    const { exit } = evidence;
    const outcome = classifyChild(evidence, rules);
    if (shard.rowCount === 0 || exit.kind === "timed-out" || outcome.class === "rate_limited")
        return outcome;
    if (exit.kind !== "exited" || exit.code !== 0)
        return { class: "unfinished" };
    const message = "no result row: the child ended without one for this task";
    return { class: "legitimate", message, exitCode: 0, signal: null };
}
function classifyChild(evidence, rules) {
    const { exit } = evidence;
    switch (exit.kind) {
        case "exited":
            return classifyExit(exit.code, evidence, rules);
        case "signalled":
        case "timed-out":
        case "silent": {
            const detection = detectAll(evidence, rules.detector);
            const ended = (0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .endedBy */ .mr)(evidence);
            if ((0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .isRateLimit */ .a5)(detection) && (0,_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .explainsEnd */ ._)(detection, exit.kind))
                return limited(detection, ended);
            return { class: CLASS_OF_END[exit.kind], ...ended };
        }
        case "stopped":
            return { class: "kill_shaped", ...(0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .endedBy */ .mr)(evidence) };
        case "spawn-failed": {
            const ended = (0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .endedBy */ .mr)(evidence);
            if (UNPASSABLE.test(exit.message))
                return { class: "fatal", ...ended };
            return { class: "kill_shaped", lacksRoom: NO_ROOM.test(exit.message), ...ended };
        }
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_3__/* .unreachable */ .H)(exit);
    }
}
const CLASS_OF_END = { signalled: "kill_shaped", "timed-out": "timeout_exceeded", silent: "transient" };
const NO_ROOM = /\b(?:EMFILE|ENFILE|EAGAIN|ENOMEM)\b/;
const UNPASSABLE = /\bE2BIG\b|null bytes/;
function classifyExit(code, evidence, rules) {
    const meaning = rules.exitCodes.get(code);
    if (meaning !== undefined)
        return declaredExit(meaning, code, evidence, rules);
    if (code === 0)
        return classifySuccess(evidence, rules);
    const detection = detectAll(evidence, rules.detector);
    const ended = (0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .endedBy */ .mr)(evidence, detection);
    if ((0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .isRateLimit */ .a5)(detection))
        return limited(detection, ended);
    if (wasKilled(code, evidence))
        return { class: "kill_shaped", ...ended };
    if (detection.kind === "overload")
        return { class: "transient", ...ended, wait: detection };
    const errors = errorsOf(evidence);
    if ((0,_failure_words_js__WEBPACK_IMPORTED_MODULE_1__/* .isConnectionFailure */ .$B)(errors))
        return { class: "transient", ...ended };
    return { class: "legitimate", ...ended, authentication: (0,_failure_words_js__WEBPACK_IMPORTED_MODULE_1__/* .endsInAuthenticationError */ .WT)(errors) };
}
const KILL_CODES = [137, 143];
const LOST = "RayActorError|ActorDiedError|WorkerCrashedError|NodeDiedError|LocalRayletDiedError|OutOfMemoryError";
const KILLED = new RegExp(String.raw `^(?:Uncaught )?(?:\w+\.)*(?:${LOST})\b`);
const OUT_OF_MEMORY = /^FATAL ERROR: [^\n]{0,200}(?:heap out of memory|Allocation failed)/m;
const OUT_OF_MEMORY_WINDOW = 8_192;
function wasKilled(code, evidence) {
    if (KILL_CODES.includes(code) || KILLED.test((0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .lastWords */ .aN)(evidence)))
        return true;
    return OUT_OF_MEMORY.test(evidence.stderrTail.slice(-OUT_OF_MEMORY_WINDOW));
}
function declaredExit(meaning, code, evidence, rules) {
    if (meaning === "passed")
        return passed(evidence, code);
    const ended = (0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .endedBy */ .mr)(evidence);
    if (meaning === "failed")
        return { class: "graded", status: meaning, row: null, message: ended.message };
    if (meaning === "rate_limited")
        return limited(declaredLimit(evidence, rules.detector, ended.message), ended);
    return { class: meaning, ...ended };
}
function classifySuccess(evidence, rules) {
    const { source, text } = answerOf(evidence);
    const notice = text === "" ? null : rules.detector.detectNotice(text);
    if (notice !== null) {
        const { detection } = notice;
        const ended = { ...(0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .endedBy */ .mr)(evidence, detection), message: (0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(`exit 0: ${notice.message}`) };
        if ((0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .isRateLimit */ .a5)(detection))
            return limited({ ...detection, source }, ended);
        if (detection.kind === "overload")
            return { class: "transient", ...ended, wait: detection };
        return { class: "legitimate", ...ended, authentication: (0,_failure_words_js__WEBPACK_IMPORTED_MODULE_1__/* .endsInAuthenticationError */ .WT)(notice.message) };
    }
    if (rules.requireResult && evidence.badRow === null) {
        const message = "no result row: the child exited 0 without one (require-result)";
        return { class: "legitimate", message, exitCode: 0, signal: null };
    }
    return passed(evidence, 0);
}
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
    const limits = found.filter(_rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .isRateLimit */ .a5);
    return limits.find((limit) => limit.certain) ?? limits[0] ?? found[0] ?? _rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING_DETECTED */ .XV;
}
function limited(limit, ended) {
    const message = limit.evidence === "" ? ended.message : (0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(limit.evidence);
    return limit.kind === "task"
        ? { class: "fatal", limit, ...ended, message }
        : { class: "rate_limited", limit, ...ended, message };
}
function declaredLimit(evidence, detector, message) {
    const detection = detectAll(evidence, detector);
    if ((0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .isRateLimit */ .a5)(detection))
        return { ...detection, certain: true };
    const declared = detector.detectDeclared(`${evidence.stdoutTail}\n${evidence.stderrTail}`);
    const limit = (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .isRateLimit */ .a5)(declared) ? declared : { ..._rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING_DETECTED */ .XV, kind: "cap", form: "exit-code" };
    return { ...limit, evidence: message, source: "exit-code" };
}
function errorsOf({ stdoutTail, stderrTail }) {
    return stderrTail.trim() === "" ? stdoutTail : stderrTail;
}
function answerOf({ stdoutTail, stderrTail }) {
    return stdoutTail.trim() === "" ? { source: "stderr", text: stderrTail } : { source: "stdout", text: stdoutTail };
}
function passed({ badRow }, exitCode) {
    return badRow === null
        ? { class: "graded", status: "passed", row: null }
        : { class: "legitimate", message: (0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(`no valid result row: ${badRow}`), exitCode, signal: null };
}


/***/ }),

/***/ 55376:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ decide)
/* harmony export */ });
/* unused harmony export p90Ms */
/* harmony import */ var _circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22725);
/* harmony import */ var _ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38959);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65079);
/* harmony import */ var _lane_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40130);
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64006);
/* harmony import */ var _task_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60093);
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48032);







function decide(state, now) {
    const stop = nextStop(state);
    if (stop !== null && stop.at <= now) {
        const { key, reason, graceMs } = stop;
        return { kind: "stop", key, reason, graceMs };
    }
    const stopAt = stop?.at ?? null;
    if (state.ending)
        return state.running.size === 0 ? finish(state, now) : { kind: "wait", untilAt: stopAt };
    const next = nextStart(state, now);
    if (next.command)
        return next.command;
    const isPreflightRunning = [...state.lanes.values()].some(({ preflight }) => preflight === "running");
    if (state.running.size > 0 || isPreflightRunning) {
        return { kind: "wait", untilAt: (0,_instant_js__WEBPACK_IMPORTED_MODULE_4__/* .earliest */ .Qd)(next.wakeAt, stopAt) };
    }
    return next.wakeAt === null ? finish(state, now) : { kind: "wait", untilAt: next.wakeAt };
}
function nextStart(state, now) {
    const { settings } = state;
    const isFull = state.running.size >= settings.concurrency;
    let wakeAt = null;
    let best = null;
    for (const lane of state.lanes.values()) {
        const ready = (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__/* .readiness */ .xz)(lane, now, settings.preflight);
        switch (ready.kind) {
            case "blocked":
                break;
            case "at":
                if (fitsTimeBudget(state, lane, ready.at, mostInShard(state)))
                    wakeAt = (0,_instant_js__WEBPACK_IMPORTED_MODULE_4__/* .earliest */ .Qd)(wakeAt, ready.at);
                break;
            case "preflight":
                if (fitsTimeBudget(state, lane, now, mostInShard(state)))
                    return { command: { kind: "preflight", provider: lane.provider }, wakeAt };
                break;
            case "now": {
                if (isFull || (best !== null && startOrder(ready) >= startOrder(best.ready)))
                    break;
                const { taken: tasks } = (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__/* .takeShard */ .mt)(lane, ready.source, ready.isProbe ? 1 : settings.shardSize);
                if (fitsTimeBudget(state, lane, now, tasks.length))
                    best = { provider: lane.provider, ready, tasks };
                break;
            }
            default:
                (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_5__/* .unreachable */ .H)(ready);
        }
    }
    if (isFull)
        return { wakeAt: null };
    if (best === null)
        return { wakeAt };
    const { provider, ready, tasks } = best;
    return { command: { kind: "start", provider, source: ready.source, slot: freeSlot(state), tasks }, wakeAt };
}
function mostInShard({ settings, lanes }) {
    return Math.min(settings.shardSize, Math.max(0, ...[...lanes.values()].map(_lane_js__WEBPACK_IMPORTED_MODULE_2__/* .pendingCount */ .dj)));
}
function startOrder(ready) {
    return ready.source === "later" ? Number.MAX_SAFE_INTEGER : ready.head.position;
}
function freeSlot(state) {
    const taken = new Set();
    for (const running of state.running.values())
        taken.add(running.slot);
    let slot = 0;
    while (taken.has(slot))
        slot += 1;
    return slot;
}
function p90Ms(state) {
    return state.durationsMs[Math.min(state.durationsMs.length - 1, Math.floor(state.durationsMs.length * 0.9))] ?? null;
}
function fitsTimeBudget(state, lane, at, taskCount) {
    const { deadlineAt } = state.settings;
    const expectedMs = lane.started === 0 ? 0 : (p90Ms(state) ?? 0) * taskCount;
    return deadlineAt === null || at + Math.max(1, expectedMs) <= deadlineAt;
}
function nextStop(state) {
    let next = null;
    for (const running of state.running.values())
        next = earlier(next, stopOf(state, running));
    return next;
}
function earlier(a, b) {
    return a === null || (b !== null && b.at < a.at) ? b : a;
}
function stopOf(state, { key, provider, killAt }) {
    const { ending, settings, lanes } = state;
    if (killAt !== null)
        return hurriedStop(state, key, killAt);
    const graceMs = settings.killGraceMs;
    let stop = null;
    if (ending) {
        const at = ending.stopAtOnceKeys.has(key) ? Number.NEGATIVE_INFINITY : ending.stopAt;
        const isInterrupt = ending.cause === "interrupted";
        const reason = _ending_js__WEBPACK_IMPORTED_MODULE_1__/* .ENDINGS */ .Jx[ending.cause].stop;
        stop = { key, at, reason, graceMs: isInterrupt ? settings.interruptGraceMs : graceMs };
    }
    const { deadlineAt } = settings;
    if (deadlineAt !== null)
        stop = earlier(stop, { key, at: deadlineAt, reason: "out-of-time", graceMs });
    const at = lanes.get(provider)?.drainUntil ?? null;
    return at === null ? stop : earlier(stop, { key, at, reason: "rate-limit", graceMs });
}
function hurriedStop({ ending, settings }, key, killAt) {
    if (ending?.cause !== "interrupted")
        return null;
    const at = ending.stopAt + settings.interruptGraceMs;
    return killAt > at ? { key, at, reason: "interrupted", graceMs: 0 } : null;
}
function finish(state, now) {
    const end = (status, reason) => ({ kind: "finish", status, reason });
    const { ending, settings } = state;
    const { deadlineAt } = settings;
    if (ending) {
        const overspent = ending.cause === "budget" ? (0,_spend_js__WEBPACK_IMPORTED_MODULE_3__/* .overBudget */ .qj)(state.spent, settings.budget) : null;
        return end(_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .ENDINGS */ .Jx[ending.cause].status, overspent ?? ending.reason);
    }
    const waiting = [...state.lanes.values()].filter((lane) => (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__/* .pendingCount */ .dj)(lane) > 0);
    const stopped = waiting
        .flatMap(({ provider, circuit }) => ((0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .isStopped */ .id)(circuit) ? [{ provider, ...circuit }] : []))
        .sort((a, b) => a.untilAt - b.untilAt);
    const stop = stopped.find(({ outage }) => !outage) ?? stopped[0];
    if (stop?.outage && deadlineAt !== null && stop.untilAt >= deadlineAt) {
        const next = `the next probe of ${(0,_task_js__WEBPACK_IMPORTED_MODULE_6__/* .providerInWords */ .S)(stop.provider)}, ${stop.reason}`;
        return end("out_of_time", `time-budget: it ends before ${next}`);
    }
    if (stop !== undefined) {
        return end("stopped", `${stop.provider === _task_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULT_PROVIDER */ .G ? "" : `${stop.provider}: `}${stop.reason}`);
    }
    if (waiting.length > 0) {
        const isEarly = deadlineAt !== null && deadlineAt > now;
        const why = isEarly ? ": the remaining tasks would probably not finish in time" : " reached";
        return end("out_of_time", `time-budget${why}`);
    }
    if (state.left === 0)
        return end("complete", "nothing is outstanding");
    return end("incomplete", `some tasks are left for the next run: ${state.leftReason}`);
}


/***/ }),

/***/ 73017:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ countsInGrace),
/* harmony export */   _: () => (/* binding */ explainsEnd)
/* harmony export */ });
function countsInGrace(outcome, stop) {
    if (outcome.class === "graded")
        return true;
    return outcome.class === "rate_limited" && explainsEnd(outcome.limit, stop);
}
function explainsEnd(limit, end) {
    return end !== "timed-out" || limit.kind === "stop";
}


/***/ }),

/***/ 81052:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ isConnectionFailure),
/* harmony export */   HD: () => (/* binding */ isAuthenticationError),
/* harmony export */   WT: () => (/* binding */ endsInAuthenticationError),
/* harmony export */   nK: () => (/* binding */ namesFailure)
/* harmony export */ });
const LAST_LINES = 15;
const LONGEST = 2_000;
const CONNECTION = new RegExp([
    "\\b(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ESOCKETTIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)\\b",
    "\\bconnection (?:refused|reset|aborted|timed out|closed by (?:peer|remote)|error)\\b",
    "\\b(?:failed|could ?n.t|could not|unable) to (?:connect|resolve host)",
    "\\bcould ?n.t connect|\\bcould not resolve host\\b",
    "\\btemporary failure in name resolution\\b|\\bname or service not known\\b",
    "\\bno such host\\b|\\bnodename nor servname\\b",
    "\\bnetwork is unreachable\\b|\\bno route to host\\b",
    "\\bsocket hang up\\b|\\bsocket disconnected\\b|\\bfetch failed\\b",
    "\\b(?:operation|request|read|connect|handshake|i/o) (?:timed out|timeout)\\b",
    "\\bTLS handshake timeout\\b|\\bAPITimeoutError\\b",
    "\\bcontext deadline exceeded\\b|\\baborted due to timeout\\b|^(?:(?:\\w+\\.)*TimeoutError|socket\\.timeout)(?:: (?:timed out)?)?$",
    "^http(?:x|core)\\.(?:\\w+Timeout|(?:Read|Write)Error)\\b",
].join("|"), "i");
function isConnectionFailure(text) {
    const lines = text.trimEnd().split("\n").slice(-LAST_LINES);
    return lines.some((line) => CONNECTION.test(line.trim().slice(0, LONGEST)));
}
const AUTHENTICATION = new RegExp([
    "\\b(?:authentication|permission_?denied|unauthori[sz]ed|unauthenticated)_?(?:error|exception)\\b",
    "\\b(?:permission_error|invalid_api_key|unauthenticated|permission_denied|model_not_found)\\b",
    "\\b(?:AccessDenied|UnrecognizedClient|ExpiredToken)Exception\\b",
    "\\b(?:invalid|incorrect|missing|expired|revoked|unauthorized|no)\\s(?:x-)?api[\\s_-]?key\\b",
    "\\bapi[\\s_-]?key\\s(?:(?:is\\s)?(?:not\\s(?:valid|set|found)|invalid|missing|expired|required))",
    "_API_KEY\\b.{0,60}\\b(?:missing|not\\sset|empty|required)\\b",
    "\\bno\\ssuch\\smodel\\b",
    "\\bmodel:?\\s[`'\"]?[\\w./:-]{1,80}[`'\"]?\\s(?:does\\snot\\sexist|(?:is|was)?\\s?not\\sfound)",
    "\\bnot_found_error\\b.{0,40}\\bmodel: |\\bmodels/[\\w.-]{1,80} is not found for API version\\b",
    "\\bis not a valid model id\\b|^invalid_model:|\\binvalid_model['\"][,}]",
    "\\bmodel not exist\\b|\\bDeploymentNotFound\\b",
    "\\bissue with the selected model\\b|\\bprovided model identifier is invalid\\b",
    "\\b(?:http(?:/[\\d.]+)?|status(?:[\\s_]code)?|error(?:\\scode)?)\\s?[:=]?\\s?40[13]\\b",
    "\\b401\\sUnauthorized\\b|\\b403\\sForbidden\\b",
].join("|"), "i");
const OF_THE_TASK = /\bAssertionError\b|\bexpect(?:ed|ation)?\b|\bmoderation\b|\bflagged\b|\bcontent[\s_-]?(?:filter|policy)/i;
function isAuthenticationError({ type, message, cause, status_code }) {
    const words = `${type ?? ""}: ${message ?? ""}: ${cause ?? ""}`.slice(0, LONGEST);
    if (OF_THE_TASK.test(words))
        return false;
    return status_code === 401 || status_code === 403 || AUTHENTICATION.test(words);
}
function endsInAuthenticationError(output) {
    const words = output.slice(-LONGEST);
    return AUTHENTICATION.test(words) && !OF_THE_TASK.test(words);
}
const NAMED = new RegExp([
    "unauthori[sz]ed|unauthenticated|authenticat|authori[sz]ation",
    "forbidden|(?:permission|access)[\\s_-]?denied|credentials?\\b",
    "(?:invalid|incorrect|missing|wrong|expired|revoked|no)\\s(?:\\w{1,20}\\s){0,2}(?:api[\\s_-]?key|token)\\b",
    "invalid[_-]?api[_-]?key",
    "(?:invalid|bad|malformed|unprocessable|unsupported)[\\s_-]?(?:request|argument|parameter|prompt|input|entity|model)",
    "not[\\s_-]?found|no[\\s_-]such|does not exist|schema|validation",
    "context[\\s_-]?(?:length|window|size)",
    "(?:maximum|max|too many|too long)[\\s_-]?(?:context|tokens)|(?:prompt|input) is too long",
    "content[\\s_-]?(?:filter|policy|management)|safety|moderation|\\brefus(?:al|ed to answer)",
    "\\b(?:error|status|code|http)\\b[^\\n\\d]{0,12}(?:4(?!29)\\d\\d|5\\d\\d)\\b",
].join("|"), "i");
function namesFailure(error) {
    if (error.is_retryable === false)
        return true;
    if (error.status_code !== undefined && error.status_code >= 400)
        return true;
    return NAMED.test(`${error.type ?? ""}: ${error.message ?? ""}: ${error.cause ?? ""}`.slice(0, LONGEST));
}


/***/ })

};
