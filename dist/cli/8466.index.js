export const id = 8466;
export const ids = [8466,9579];
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

/***/ 62906:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   RK: () => (/* binding */ endOfRow),
/* harmony export */   aN: () => (/* binding */ lastWords),
/* harmony export */   eR: () => (/* binding */ rowMessage),
/* harmony export */   mr: () => (/* binding */ endedBy),
/* harmony export */   tP: () => (/* binding */ gradeMessage),
/* harmony export */   vr: () => (/* binding */ endWithin),
/* harmony export */   y5: () => (/* binding */ outcomeMessage)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69058);
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19996);
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48032);




function endOfRow(row) {
    return { message: rowMessage(row), exitCode: null, signal: null, output: row.output };
}
function endedBy(evidence, detection = _rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .NOTHING_DETECTED */ .XV) {
    const { exit } = evidence;
    return {
        message: cut(endInWords(exit, detection.evidence || lastWords(evidence))),
        exitCode: exit.kind === "exited" ? exit.code : null,
        signal: exit.kind === "signalled" ? exit.signal : null,
    };
}
function endInWords(exit, words) {
    switch (exit.kind) {
        case "exited":
            return words === "" ? `exit ${exit.code}` : `exit ${exit.code}: ${words}`;
        case "signalled":
            return `killed by ${exit.signal}`;
        case "timed-out":
            return `did not end within ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(exit.limitMs)} (task-timeout)`;
        case "silent":
            return `no output for ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(exit.limitMs)} (silence-timeout)`;
        case "stopped":
            return `stopped (${exit.reason})`;
        case "spawn-failed":
            return `could not be started: ${exit.message}`;
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_3__/* .unreachable */ .H)(exit);
    }
}
function gradeMessage({ row, message = "" }) {
    return row?.status === "failed" ? errorWords(row) : message;
}
function outcomeMessage(outcome) {
    if (outcome.class === "graded")
        return gradeMessage(outcome);
    return outcome.class === "unfinished" ? "" : outcome.message;
}
function rowMessage(row) {
    return errorWords(row) || `row with status ${row.status}`;
}
function errorWords({ error }) {
    const { type, message, cause } = error ?? {};
    const words = [type === undefined ? type : cut(type, TYPE_LIMIT_BYTES), message, cause];
    return cut(words.filter((part) => part !== undefined && part !== "").join(": "));
}
const NO_WORDS = /^(?:\s+(?:at|❯) |Node\.js v\d|npm (?:error|ERR!)|\[?\d+\/\d+\]?$|[^\p{L}\p{N}]*$)/u;
const NAMED_ERROR = /^(?:Uncaught |\w[\w.]*\.)?[A-Z]\w*(?:Error|Exception|Failure|Exit)\b.{0,400}/;
const ESC = "\\u001b";
const COLORS = new RegExp(`${ESC}\\[[0-9;:]{0,64}m`, "g");
const LAST_WORDS_LINES = 60;
function lastWords(evidence) {
    for (const text of [evidence.stderrTail, evidence.stdoutTail]) {
        const lines = text
            .slice(-16_384)
            .split("\n")
            .slice(-LAST_WORDS_LINES)
            .map((line) => line.replace(COLORS, ""))
            .filter((line) => !NO_WORDS.test(line));
        const words = lines.findLast((line) => NAMED_ERROR.test(line.trim()) || line.startsWith("Error: ")) ?? lines.at(-1);
        if (words !== undefined)
            return cut(words.trim());
    }
    return "";
}
const TYPE_LIMIT_BYTES = 512;
function cut(text, limit = _outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .MESSAGE_LIMIT_BYTES */ .U5) {
    if (text.length * 3 <= limit)
        return text;
    const end = endWithin(text, limit);
    return end === text.length ? text : `${text.slice(0, endWithin(text, limit - CUT_BYTES))}…`;
}
const CUT_BYTES = 3;
function endWithin(text, limit) {
    return new TextEncoder().encodeInto(text, new Uint8Array(limit)).read;
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


/***/ }),

/***/ 4517:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ openPending)
/* harmony export */ });
/* harmony import */ var _setbacks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7540);

function openPending(task, place, setbacks = _setbacks_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SETBACKS */ .tr) {
    const counts = { kills: 0, refusals: 0, refusedAt: Number.NEGATIVE_INFINITY, capRounds: 0, suspicions: 0 };
    return { task, ...place, ...counts, shardLimit: Number.POSITIVE_INFINITY, setbacks };
}


/***/ }),

/***/ 7540:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gx: () => (/* binding */ runsAlone),
/* harmony export */   IU: () => (/* binding */ emptySetbacks),
/* harmony export */   LG: () => (/* binding */ isChargedForRefusals),
/* harmony export */   Mm: () => (/* binding */ startRanks),
/* harmony export */   Pm: () => (/* binding */ mergeSetbacks),
/* harmony export */   Sb: () => (/* binding */ byKind),
/* harmony export */   eO: () => (/* binding */ addSetbacks),
/* harmony export */   lz: () => (/* binding */ isChargedForCuts),
/* harmony export */   tr: () => (/* binding */ NO_SETBACKS),
/* harmony export */   uk: () => (/* binding */ setbacksOf),
/* harmony export */   w4: () => (/* binding */ firstShardLimit),
/* harmony export */   xX: () => (/* binding */ FREE_KILL_RUNS)
/* harmony export */ });
const FREE_KILL_RUNS = 3;
const FREE_REFUSED_RUNS = 5;
const FREE_CUT_RUNS = 3;
const KINDS = ["killed", "shard_killed", "refused", "suspected", "cut"];
const NO_SETBACKS = byKind(() => 0);
const RUNS_KEPT = 16;
const TASKS_KEPT = 2_000;
function emptySetbacks(campaign) {
    return { campaign, ...byKind(() => ({})), same_failure: [], kill_streak: [] };
}
function mergeSetbacks(a, b) {
    return {
        campaign: a.campaign,
        ...byKind((kind) => mergeRunsBy(a[kind], b[kind])),
        same_failure: mergeRuns(a.same_failure, b.same_failure),
        kill_streak: mergeRuns(a.kill_streak, b.kill_streak),
    };
}
function addSetbacks(before, run, isOutstanding) {
    const runs = [run.run];
    const merged = mergeSetbacks(before, {
        campaign: before.campaign,
        ...byKind((kind) => Object.fromEntries([...run.tasks[kind]].map((hash) => [hash, runs]))),
        same_failure: run.endedBy === "same-failure" ? runs : [],
        kill_streak: run.endedBy === "kill-streak" ? runs : [],
    });
    const open = (by) => Object.fromEntries(Object.entries(by).filter(([hash]) => isOutstanding(hash)));
    return { ...merged, ...byKind((kind) => open(merged[kind])) };
}
function setbacksOf(setbacks, hash, run) {
    if (!KINDS.some((kind) => Object.hasOwn(setbacks[kind], hash)))
        return NO_SETBACKS;
    return byKind((kind) => (setbacks[kind][hash] ?? []).filter((one) => one !== run).length);
}
function byKind(make) {
    return Object.fromEntries(KINDS.map((kind) => [kind, make(kind)]));
}
function isChargedForRefusals({ refused }, isDoubtful) {
    return refused >= FREE_REFUSED_RUNS && isDoubtful;
}
function isChargedForCuts({ cut }, hasGraded) {
    return cut >= FREE_CUT_RUNS && hasGraded;
}
function startRank({ killed, shard_killed, refused, suspected, cut }) {
    return killed + shard_killed + suspected + Math.max(0, refused - 1) + Math.max(0, cut - 1);
}
function startRanks({ shard_killed: named }) {
    if (Object.keys(named).length < TASKS_KEPT)
        return startRank;
    return (task) => (task.shard_killed > 0 ? -startRank(task) : startRank(task));
}
function runsAlone({ refused }) {
    return refused >= FREE_REFUSED_RUNS - 1;
}
function firstShardLimit(setbacks, shardSize) {
    const { killed, shard_killed, cut } = setbacks;
    return killed > 0 || cut > 1 || runsAlone(setbacks) ? 1 : Math.ceil(shardSize / 8 ** shard_killed);
}
function mergeRunsBy(a, b) {
    const merged = new Map(Object.entries(a));
    for (const [key, runs] of Object.entries(b))
        merged.set(key, mergeRuns(merged.get(key) ?? [], runs));
    if (merged.size <= TASKS_KEPT)
        return Object.fromEntries(merged);
    const most = [...merged].sort(([a, aRuns], [b, bRuns]) => bRuns.length - aRuns.length || (a < b ? -1 : 1));
    return Object.fromEntries(most.slice(0, TASKS_KEPT));
}
function mergeRuns(a, b) {
    const runs = [...new Set([...a, ...b])].sort((x, y) => x.length - y.length || (x < y ? -1 : 1));
    return runs.slice(-RUNS_KEPT);
}


/***/ }),

/***/ 541:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GA: () => (/* binding */ sidecarRow),
/* harmony export */   gt: () => (/* binding */ ledgerRow),
/* harmony export */   vk: () => (/* binding */ Recorder)
/* harmony export */ });
/* harmony import */ var _core_failure_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62906);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65079);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69058);
/* harmony import */ var _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19996);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64220);
/* harmony import */ var _store_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93699);






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
    result(settlement, calls) {
        this.#write(ledgerRow(settlement, this.#origin, calls), (row) => {
            this.#store.appendResult(row);
            remember(this.#history, row);
        });
    }
    failure(settlement) {
        this.#write(sidecarRow(settlement, this.#origin), (row) => {
            this.#store.appendFailure(row);
            remember(this.#history, row);
        });
    }
    hold(settlement) {
        this.#write(sidecarRow(settlement, this.#origin), (row) => this.#store.holdFailure(row));
    }
    release() {
        this.#change(() => this.#store.releaseHeld());
    }
    get isStored() {
        return this.#unstored.length === 0;
    }
    flush() {
        try {
            for (let store = this.#unstored[0]; store !== undefined; store = this.#unstored[0]) {
                store();
                this.#unstored.shift();
            }
        }
        catch (error) {
            const why = error instanceof _store_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .LockLost */ .yS ? "" : `: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(error)}`;
            if (!this.#hasWarned)
                this.#warn(`cannot write results, keeping them in memory${why}`);
            this.#hasWarned = true;
        }
    }
    #write(row, store) {
        if (row !== null)
            this.#change(() => store(row));
    }
    #change(store) {
        this.#unstored.push(store);
        this.flush();
    }
}
function remember(history, row) {
    const { hash } = row;
    const before = history.get(hash);
    if (before?.kind === "result")
        return;
    if ("status" in row)
        history.set(hash, { kind: "result", status: row.status });
    else if (row.terminal)
        history.set(hash, { kind: "terminal", class: row.class });
    else if (before?.kind !== "terminal")
        history.set(hash, { kind: "attempts", count: (before?.count ?? 0) + 1 });
}
function ledgerRow(settlement, origin, calls = null) {
    const { outcome, pending, startedAt } = settlement;
    if (outcome.class !== "graded")
        return null;
    const { score, scores, metrics, output } = outcome.row ?? {};
    const message = (0,_core_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .gradeMessage */ .tP)(outcome);
    return {
        v: 1,
        campaign: origin.campaign,
        id: pending.task.id,
        hash: pending.task.hash,
        status: outcome.status,
        score,
        scores,
        metrics,
        output,
        ...(message === "" ? {} : { message }),
        attempt: pending.attempt,
        run: origin.run,
        job: origin.job,
        started_at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_5__/* .iso */ .KH)(startedAt),
        duration_s: Math.max(0, Math.round(settlement.durationMs) / 1_000),
        calls: calls ?? undefined,
    };
}
function sidecarRow(settlement, origin) {
    const { outcome, pending, at } = settlement;
    if (outcome.class === "graded" || outcome.class === "rate_limited" || outcome.class === "unfinished")
        return null;
    const isKill = outcome.class === "kill_shaped";
    const limit = isKill ? undefined : outcome.limit;
    return {
        v: 1,
        campaign: origin.campaign,
        id: pending.task.id,
        hash: pending.task.hash,
        class: outcome.class,
        terminal: !isKill && (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .isTerminal */ .Hd)(outcome.class),
        message: outcome.message,
        exit_code: outcome.exitCode,
        signal: outcome.signal,
        ...(outcome.output === undefined ? {} : { output: outcome.output }),
        attempt: pending.attempt,
        run: origin.run,
        job: origin.job,
        at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_5__/* .iso */ .KH)(at),
        rate_limit: limit && (0,_core_rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .limitDetails */ .gO)(limit),
    };
}


/***/ }),

/***/ 77606:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   recoverInbox: () => (/* binding */ recoverInbox)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_classify_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17806);
/* harmony import */ var _core_evidence_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(73017);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28314);
/* harmony import */ var _core_pending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4517);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(23627);
/* harmony import */ var _run_inbox_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64238);
/* harmony import */ var _store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(573);
/* harmony import */ var _store_journal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13853);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38617);
/* harmony import */ var _store_task_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51980);
/* harmony import */ var _tasks_task_hash_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42809);
/* harmony import */ var _recorder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(541);













async function recoverInbox(folder, { loadDetector, clock, stopOrphans }, from = folder.paths) {
    const isOwn = from === folder.paths;
    if (isOwn)
        await stopOrphans(from.inbox);
    if (isOwn)
        (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_3__.removeStrays)(from.inbox);
    const campaign = campaignIn(from);
    const leftovers = campaign === null ? [] : (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_3__.findLeftovers)(from.inbox);
    if (leftovers.length === 0 && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from.held))
        return { rows: 0, warnings: [] };
    folder.openJournals();
    try {
        const known = sidecarKeys(from.failures);
        let rows = storeHeld(folder, from.held, known);
        const warnings = [];
        if (campaign !== null && leftovers.length > 0) {
            const detector = (await loadDetector())(clock.now());
            const stated = statedHashes(from.tasks);
            const hashOfTask = (id, json) => stated.get(folder.publicName(id)) ?? (0,_tasks_task_hash_js__WEBPACK_IMPORTED_MODULE_8__/* .hashOf */ .q)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_10__/* .parseJson */ .qF)(json));
            const listed = leftovers.map(({ tasks }) => new Map(tasks.map(({ id, json }) => [id, { json, hash: hashOfTask(id, json) }])));
            const hashes = new Set(listed.flatMap((tasks) => [...tasks.values()].map(({ hash }) => hash)));
            const done = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_6__/* .findResults */ .CM)(from.results, campaign, hashes);
            for (const [index, leftover] of leftovers.entries()) {
                const { name } = leftover;
                const left = leftover.read(folder.redactor);
                warnings.push(...left.warnings);
                for (const row of left.rows) {
                    const task = listed[index]?.get(row.id);
                    if (task === undefined)
                        continue;
                    const settlement = settlementOf(row, { name, ...task, detector });
                    if (!stands(settlement.outcome, leftover))
                        continue;
                    rows += storeRow(folder, settlement, { origin: { campaign, run: name.run, job: name.job }, done, known });
                }
                if (isOwn)
                    leftover.remove();
            }
        }
        if (isOwn)
            folder.releaseHeld();
        if (rows > 0)
            warnings.push(`${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_11__/* .counted */ .hS)(rows, "row")} of a killed run recovered`);
        return { rows, warnings };
    }
    finally {
        folder.closeJournals();
    }
}
function campaignIn(paths) {
    return (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_6__/* .campaignsIn */ .Dq)((0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readCheckpoint */ .HQ)(paths.checkpoint), paths)[0]?.id ?? null;
}
function statedHashes(path) {
    const hashes = new Map();
    (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .readLines */ .Se)(path, (line) => {
        const hash = (0,_store_task_line_js__WEBPACK_IMPORTED_MODULE_7__/* .statedHash */ .sc)(line);
        const value = hash === null ? null : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_10__/* .jsonOrNull */ .J5)(line);
        if (hash === null || value === null || typeof value !== "object" || !("id" in value))
            return;
        if (typeof value.id === "string")
            hashes.set(value.id, hash);
    });
    return hashes;
}
function settlementOf(row, of) {
    const { name, hash, json, detector } = of;
    return {
        key: name.key,
        pending: (0,_core_pending_js__WEBPACK_IMPORTED_MODULE_2__/* .openPending */ .Y)({ id: row.id, hash, json, provider: "" }, { position: 0, attempt: name.attempt }),
        outcome: (0,_core_classify_js__WEBPACK_IMPORTED_MODULE_1__/* .readRow */ .zK)(row, detector).outcome,
        startedAt: name.startedAt,
        at: name.startedAt,
        durationMs: 0,
        random: 0,
    };
}
function stands(outcome, { wasStopped, name }) {
    if (wasStopped && !(0,_core_evidence_js__WEBPACK_IMPORTED_MODULE_12__/* .countsInGrace */ .S)(outcome, "stopped"))
        return false;
    return !name.hasGateway || outcome.class === "skipped" || (outcome.class === "graded" && outcome.status === "passed");
}
function storeRow(folder, settlement, of) {
    const { origin, done, known } = of;
    const { hash } = settlement.pending.task;
    if (done.has(hash))
        return 0;
    const result = (0,_recorder_js__WEBPACK_IMPORTED_MODULE_9__/* .ledgerRow */ .gt)(settlement, origin);
    if (result !== null) {
        done.add(hash);
        folder.appendResult(result);
        return 1;
    }
    const failure = settlement.outcome.class === "kill_shaped" ? null : (0,_recorder_js__WEBPACK_IMPORTED_MODULE_9__/* .sidecarRow */ .GA)(settlement, origin);
    if (failure === null || known.has(sidecarKey(failure)))
        return 0;
    known.add(sidecarKey(failure));
    folder.appendFailure(failure);
    return 1;
}
function storeHeld(folder, path, known) {
    let rows = 0;
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_6__/* .readSidecar */ .YD)(path, (row) => {
        if (known.has(sidecarKey(row)))
            return;
        known.add(sidecarKey(row));
        folder.appendFailure(row);
        rows += 1;
    });
    return rows;
}
function sidecarKeys(path) {
    const keys = new Set();
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_6__/* .readSidecar */ .YD)(path, (row) => keys.add(sidecarKey(row)));
    return keys;
}
function sidecarKey(row) {
    return `${row.hash} ${(0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_6__/* .attemptKey */ .jX)(row)}`;
}


/***/ }),

/***/ 39579:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTail)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function readTail(path, limitBytes, changedSinceMs = Number.NEGATIVE_INFINITY) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch {
        return null;
    }
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        if (!stat.isFile() || stat.mtimeMs < changedSinceMs)
            return null;
        const bytes = Buffer.alloc(Math.min(stat.size, limitBytes));
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, 0, bytes.length, stat.size - bytes.length);
        return {
            text: bytes.toString("utf8", 0, length),
            isWhole: bytes.length === stat.size,
            mtimeMs: stat.mtimeMs,
        };
    }
    catch {
        return null;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}


/***/ })

};
