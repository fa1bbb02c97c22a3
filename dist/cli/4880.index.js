export const id = 4880;
export const ids = [4880];
export const modules = {

/***/ 17806:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ classifyOpenRow),
/* harmony export */   K$: () => (/* binding */ classifyRemainder),
/* harmony export */   TJ: () => (/* binding */ limited),
/* harmony export */   n$: () => (/* binding */ classifyRow),
/* harmony export */   zK: () => (/* binding */ readRow)
/* harmony export */ });
/* harmony import */ var _failure_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62906);
/* harmony import */ var _failure_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81052);
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19996);
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48032);




function readRow(row, detector) {
    const error = row.error ?? {};
    const detection = row.error ? detector.detectRowError(error) : _rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING_DETECTED */ .XV;
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
function classifyRow(row, detector) {
    return readRow(row, detector).outcome;
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
        const isOfTask = detection.kind === "task" ? shard.taskCount === 1 : true;
        const isToBeRetried = detection.kind === "stop" || exit.kind !== "timed-out";
        return isOfTask && isToBeRetried ? limited(detection, ended) : stated;
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
            const isLimit = (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .isRateLimit */ .a5)(detection) && (exit.kind !== "timed-out" || detection.kind === "stop");
            const ended = (0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .endedBy */ .mr)(evidence);
            return isLimit ? limited(detection, ended) : { class: CLASS_OF_END[exit.kind], ...ended };
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
const KILLED = /^(?:Uncaught )?(?:\w+\.)*(?:RayActorError|ActorDiedError|WorkerCrashedError|NodeDiedError|LocalRayletDiedError|OutOfMemoryError)\b/;
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
    const killed = code === 137 || code === 143 || KILLED.test((0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .lastWords */ .aN)(evidence));
    if (killed || OUT_OF_MEMORY.test(evidence.stderrTail.slice(-OUT_OF_MEMORY_WINDOW))) {
        return { class: "kill_shaped", ...ended };
    }
    if (detection.kind === "overload")
        return { class: "transient", ...ended, wait: detection };
    const errors = errorsOf(evidence);
    if ((0,_failure_words_js__WEBPACK_IMPORTED_MODULE_1__/* .isConnectionFailure */ .$B)(errors))
        return { class: "transient", ...ended };
    return { class: "legitimate", ...ended, authentication: (0,_failure_words_js__WEBPACK_IMPORTED_MODULE_1__/* .endsInAuthenticationError */ .WT)(errors) };
}
function declaredExit(meaning, code, evidence, rules) {
    if (meaning === "passed" || meaning === "failed")
        return graded(meaning, evidence, code);
    const ended = (0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .endedBy */ .mr)(evidence);
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
    return graded("passed", evidence, 0);
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
function graded(status, { badRow }, exitCode) {
    return badRow === null || status === "failed"
        ? { class: "graded", status, row: null }
        : { class: "legitimate", message: (0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(`no valid result row: ${badRow}`), exitCode, signal: null };
}
const OUT_OF_MEMORY = /^FATAL ERROR: [^\n]{0,200}(?:heap out of memory|Allocation failed)/m;
const OUT_OF_MEMORY_WINDOW = 8_192;


/***/ }),

/***/ 75849:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ji: () => (/* binding */ charge),
/* harmony export */   dJ: () => (/* binding */ areCharged),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   lG: () => (/* binding */ chargeHeldFailures),
/* harmony export */   oc: () => (/* binding */ chargeAuthenticationFailures),
/* harmony export */   r_: () => (/* binding */ transientBackoffMs),
/* harmony export */   ty: () => (/* binding */ chargeAtEnd)
/* harmony export */ });
/* unused harmony export recordFailure */
/* harmony import */ var _circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22725);
/* harmony import */ var _ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38959);
/* harmony import */ var _lane_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40130);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69058);
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19996);
/* harmony import */ var _setbacks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7540);
/* harmony import */ var _state_edits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17267);







const TASK_VERDICTS = 5;
function failed(state, settlement, random) {
    return requeueOrEnd(answeredBy(recordFailure(state, settlement), settlement), settlement, random);
}
function charge(state, settlement, random) {
    return requeueOrEnd(recordFailure(state, settlement), settlement, random);
}
function requeueOrEnd(state, settlement, random) {
    const { at, pending, outcome } = settlement;
    const isLast = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .isTerminal */ .Hd)(outcome.class) || pending.attempt >= state.settings.maxAttempts;
    const requeued = isLast ? state : requeue(state, settlement, random);
    const failures = requeued.failures + (isLast && outcome.class !== "skipped" ? 1 : 0);
    const next = (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .noteSettled */ .wi)({ ...requeued, failures }, settlement, isLast ? "done" : "retry");
    const ended = endIfCommonCause(next, settlement, at);
    if (ended !== null)
        return ended;
    if (outcome.class === "fatal" && state.settings.failFast)
        return (0,_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .endFast */ .uc)(next, settlement, outcome.message, at);
    return (0,_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .endAtMaxFailures */ .wr)(next, at);
}
function answeredBy(state, { at, key, outcome, pending }) {
    const running = (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .runningOf */ .Tx)(state, key);
    const lane = (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .laneOf */ .kk)(state, running.provider);
    if (outcome.class === "transient") {
        if ((0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .isProbe */ .Tb)(lane.circuit, key))
            return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .openCircuitOf */ .P$)(state, lane, (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .outageCause */ .PL)(outcome.message), at);
        if (running.counted.has("transient"))
            return state;
        const counted = (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .countOnce */ .n3)(state, key, "transient");
        const circuit = (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .countFailure */ .cC)(lane.circuit, at, outcome.message);
        return circuit.state === "open" && lane.circuit.state === "closed"
            ? (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .openCircuitOf */ .P$)(counted, lane, (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .outageCause */ .PL)(outcome.message), at)
            : (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .withLane */ .JL)(counted, { ...lane, circuit });
    }
    if (outcome.class === "skipped")
        return state;
    const answered = { ...(0,_lane_js__WEBPACK_IMPORTED_MODULE_2__/* .admitted */ .Nd)(lane, running.ordinal), circuit: (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .countSuccess */ .b6)(lane.circuit, key) };
    if (outcome.class !== "fatal" || outcome.limit === undefined)
        return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .withLane */ .JL)(state, answered);
    const isFull = lane.taskVerdicts.size >= TASK_VERDICTS;
    const taskVerdicts = isFull ? lane.taskVerdicts : new Set([...lane.taskVerdicts, pending.task.id]);
    const noted = { ...answered, taskVerdicts };
    if (taskVerdicts.size < TASK_VERDICTS)
        return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .withLane */ .JL)(state, noted);
    const reason = `${taskVerdicts.size} different tasks in a row were refused: ${outcome.message}`;
    return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .openCircuitOf */ .P$)(state, noted, { statedUntilAt: null, policy: "stop", reason }, at);
}
const BACKOFF_MS = 1_000;
const LONGEST_BACKOFF_MS = 30_000;
function transientBackoffMs(failures, random) {
    const full = Math.min(LONGEST_BACKOFF_MS, BACKOFF_MS * 2 ** Math.min(failures - 1, 10));
    return Math.round(full * (0.5 + 0.5 * random));
}
const LONGEST_STATED_MS = 300_000;
function requeue(state, { at, pending, outcome }, random) {
    const lane = (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .laneOf */ .kk)(state, pending.task.provider);
    const again = { ...pending, attempt: pending.attempt + 1, shardLimit: 1 };
    if (outcome.class !== "transient")
        return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .withLane */ .JL)(state, (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__/* .putOff */ .dD)(lane, "later", at, again));
    const statedAt = outcome.wait === undefined ? null : (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_4__/* .waitEndsAt */ .HM)(outcome.wait, at);
    const waitAt = Math.min(statedAt ?? 0, at + LONGEST_STATED_MS);
    const dueAt = Math.max(at + transientBackoffMs(pending.attempt, random), waitAt);
    return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .withLane */ .JL)(state, (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__/* .putOff */ .dD)(lane, "delayed", dueAt, again));
}
const HELD_LIMIT = 200;
const AUTHENTICATION_TASKS = 3;
function recordFailure(state, settlement) {
    const { outcome, pending } = settlement;
    if (outcome.authentication) {
        const noted = (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .withEffects */ .NE)(state, { kind: "setback", setback: "refused", task: pending.task });
        if (!isHeldAuthentication(state, settlement))
            return writeFailure(noted, settlement);
        return isUnauthorized(state, pending.task.provider) ? noted : hold(noted, settlement);
    }
    if (state.chargesAtOnce || outcome.class === "skipped")
        return writeFailure(state, settlement);
    if (isCommon(state, outcome))
        return state;
    const holding = hold(state, settlement);
    return holding.held.length < HELD_LIMIT ? holding : chargeHeldFailures(holding);
}
function isHeldAuthentication(state, { outcome, pending }) {
    const { hasGraded } = (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .laneOf */ .kk)(state, pending.task.provider);
    return outcome.authentication === true && !(0,_setbacks_js__WEBPACK_IMPORTED_MODULE_5__/* .isChargedForRefusals */ .LG)(pending.setbacks, hasGraded);
}
function writeFailure(state, settlement) {
    return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .withEffects */ .NE)(state, { kind: "failure", settlement });
}
function hold(state, settlement) {
    return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .withEffects */ .NE)({ ...state, held: [...state.held, settlement] }, { kind: "hold", settlement });
}
function chargeHeld(state, isDue) {
    const due = state.held.filter(isDue);
    if (due.length === 0)
        return state;
    const held = state.held.filter((settlement) => !isDue(settlement));
    const charged = due.reduce(writeFailure, { ...state, held });
    return held.length === 0 ? (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .withEffects */ .NE)(charged, { kind: "release" }) : charged;
}
function chargeHeldFailures(state) {
    return chargeHeld({ ...state, chargesAtOnce: true }, ({ outcome }) => !outcome.authentication);
}
function chargeAuthenticationFailures(state, provider) {
    return chargeHeld(state, (settlement) => isAuthenticationOf(provider, settlement));
}
function isAuthenticationOf(provider, { outcome, pending }) {
    return outcome.authentication === true && pending.task.provider === provider;
}
function chargeAtEnd(state) {
    const isDue = ({ outcome, pending }) => !(outcome.authentication ? isUnauthorized(state, pending.task.provider) : isCommon(state, outcome));
    return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .withEffects */ .NE)(chargeHeld(state, isDue), { kind: "release" });
}
function endIfCommonCause(state, settlement, at) {
    const { outcome, pending } = settlement;
    if (isHeldAuthentication(state, settlement)) {
        if (state.ending !== null || !isUnauthorized(state, pending.task.provider))
            return null;
        const scope = state.chargesAtOnce ? "" : "every task fails alike: ";
        const wayOut = "Nothing was charged: fix the key, its permissions or the model name, and run again";
        const reason = `${scope}authentication failed: ${outcome.message}. ${wayOut}`;
        return (0,_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .end */ ._N)(state, { cause: "authentication", reason, stopAt: at });
    }
    if (state.ending !== null || state.chargesAtOnce || !areEnough(state, outcome))
        return null;
    const reason = `every task fails alike: ${outcome.message}`;
    return (0,_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .end */ ._N)(state, { cause: "same-failure", reason, stopAt: at });
}
function isUnauthorized(state, provider) {
    const { hasGraded, listed } = (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .laneOf */ .kk)(state, provider);
    const needed = hasGraded ? AUTHENTICATION_TASKS : Math.min(AUTHENTICATION_TASKS, listed);
    return countTasks(state.held, (settlement) => isAuthenticationOf(provider, settlement)) >= needed;
}
function isCommon(state, outcome) {
    return state.ending?.cause === "same-failure" && areEnough(state, outcome);
}
function areEnough({ held }, outcome) {
    const signature = failureSignature(outcome);
    const isSame = (one) => !one.outcome.authentication && failureSignature(one.outcome) === signature;
    return signature !== null && countTasks(held, isSame) >= SAME_FAILURE_TASKS;
}
function countTasks(held, isCounted) {
    return new Set(held.filter(isCounted).map(({ pending }) => pending.task.id)).size;
}
const SAME_FAILURE_TASKS = 10;
function failureSignature(failure) {
    if (failure.class === "skipped")
        return null;
    return [failure.class, failure.exitCode, failure.message.replace(/\d+/g, "#")].join("\n");
}
function areCharged(held) {
    const signatures = held.map(failureSignature);
    return signatures.map((signature) => {
        const same = held.filter((_, index) => signatures[index] === signature);
        return signature === null || new Set(same.map(({ task }) => task)).size < SAME_FAILURE_TASKS;
    });
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
    "\\b(?:failed|could ?n.t|could not|unable) to (?:connect|resolve host)|\\bcould ?n.t connect|\\bcould not resolve host\\b",
    "\\btemporary failure in name resolution\\b|\\bname or service not known\\b|\\bno such host\\b|\\bnodename nor servname\\b",
    "\\bnetwork is unreachable\\b|\\bno route to host\\b|\\bsocket hang up\\b|\\bsocket disconnected\\b|\\bfetch failed\\b",
    "\\b(?:operation|request|read|connect|handshake|i/o) (?:timed out|timeout)\\b|\\bTLS handshake timeout\\b|\\bAPITimeoutError\\b",
    "\\bcontext deadline exceeded\\b|\\baborted due to timeout\\b|^(?:\\w+\\.)*TimeoutError(?:: (?:timed out)?)?$",
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
    "\\bno\\ssuch\\smodel\\b|\\bmodel:?\\s[`'\"]?[\\w./:-]{1,80}[`'\"]?\\s(?:does\\snot\\sexist|(?:is|was)?\\s?not\\sfound)",
    "\\b(?:http(?:/[\\d.]+)?|status(?:[\\s_]code)?|error(?:\\scode)?)\\s?[:=]?\\s?40[13]\\b|\\b401\\sUnauthorized\\b|\\b403\\sForbidden\\b",
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
    "unauthori[sz]ed|unauthenticated|authenticat|authori[sz]ation|forbidden|(?:permission|access)[\\s_-]?denied|credentials?\\b",
    "(?:invalid|incorrect|missing|wrong|expired|revoked|no)\\s(?:\\w{1,20}\\s){0,2}(?:api[\\s_-]?key|token)\\b|invalid[_-]?api[_-]?key",
    "(?:invalid|bad|malformed|unprocessable|unsupported)[\\s_-]?(?:request|argument|parameter|prompt|input|entity|model)",
    "not[\\s_-]?found|no[\\s_-]such|does not exist|schema|validation",
    "context[\\s_-]?(?:length|window|size)|(?:maximum|max|too many|too long)[\\s_-]?(?:context|tokens)|(?:prompt|input) is too long",
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
