export const id = 8959;
export const ids = [8959];
export const modules = {

/***/ 37229:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AT: () => (/* binding */ isObservable),
/* harmony export */   Al: () => (/* binding */ correctionFor),
/* harmony export */   Gy: () => (/* binding */ levelAt),
/* harmony export */   Jz: () => (/* binding */ noteReading),
/* harmony export */   Pt: () => (/* binding */ stretchFor)
/* harmony export */ });
const LEAST_VISIBLE = 2;
const TARGET = 3;
const SAVED_SHARE = 0.04;
const STRETCH = 1;
const SHORTEN = 0.4;
const FASTER = 0.15;
const SLOWER = 0.05;
const HALF_AGE = 2;
function noteReading(level, reading) {
    if (level !== null && reading.ordinal <= level.last.ordinal)
        return level;
    return { last: reading, highest: Math.max(level?.highest ?? 0, reading.remaining) };
}
function levelAt(level, now, sent, intervalMs) {
    if (level === null || !isObservable(level))
        return null;
    const { last } = level;
    const refilled = intervalMs === null ? 0 : (now - last.sentAt) / intervalMs;
    return Math.min(level.highest + 1, last.remaining - (sent - last.ordinal) + refilled);
}
function isObservable(level) {
    return level !== null && level.highest >= LEAST_VISIBLE;
}
function stretchFor(level, tokens) {
    if (level === null || tokens === null)
        return 1;
    const above = aboveTarget(level, tokens);
    return 1 - above * (above > 0 ? SHORTEN : STRETCH);
}
function correctionFor(level, tokens, ageInIntervals) {
    const above = aboveTarget(level, tokens) / (1 + ageInIntervals / HALF_AGE);
    return 1 - above * (above > 0 ? FASTER : SLOWER);
}
function aboveTarget(level, tokens) {
    const full = Math.min(TARGET, level.highest / 2);
    const target = Math.min(full, SAVED_SHARE * level.last.ordinal);
    return Math.max(-1, Math.min(1, (tokens - target) / full));
}


/***/ }),

/***/ 38959:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jx: () => (/* binding */ ENDINGS),
/* harmony export */   K0: () => (/* binding */ endInterrupted),
/* harmony export */   Ki: () => (/* binding */ FOLDER_LOST),
/* harmony export */   Xd: () => (/* binding */ OTHER_JOB),
/* harmony export */   _N: () => (/* binding */ end),
/* harmony export */   e0: () => (/* binding */ countKill),
/* harmony export */   eZ: () => (/* binding */ endAtBudget),
/* harmony export */   uc: () => (/* binding */ endFast),
/* harmony export */   wr: () => (/* binding */ endAtMaxFailures)
/* harmony export */ });
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64006);
/* harmony import */ var _state_edits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17267);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23627);



const KILLS_IN_A_ROW = 10;
const ENDINGS = {
    interrupted: { status: "interrupted", stop: "interrupted" },
    "fail-fast": { status: "aborted", stop: "fail-fast" },
    "max-failures": { status: "aborted", stop: "aborted" },
    "same-failure": { status: "aborted", stop: "aborted" },
    authentication: { status: "aborted", stop: "aborted" },
    "kill-streak": { status: "incomplete", stop: "aborted" },
    budget: { status: "out_of_budget", stop: "out-of-budget" },
};
function end(state, given) {
    const ending = { stopAtOnceKeys: new Set(), signal: null, ...given };
    const before = state.ending?.cause;
    const isAccessDenied = ending.cause === "authentication" && before === "max-failures";
    const isFirstSignal = ending.cause === "interrupted" && before !== "interrupted";
    if (before !== undefined && !isAccessDenied && !isFirstSignal)
        return state;
    return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_1__/* .withNotes */ .ci)({ ...state, ending }, [
        { event: "ending", status: ENDINGS[ending.cause].status, reason: ending.reason },
    ]);
}
const FOLDER_LOST = "the state folder or its lock was removed, or another run took over the state folder";
const OTHER_JOB = "another job was stopped: ";
function endInterrupted(state, signal, at) {
    const stopAtOnceKeys = state.ending?.stopAtOnceKeys ?? new Set();
    const reason = signal === null ? FOLDER_LOST : `interrupted by ${signal}`;
    return end(state, { cause: "interrupted", reason, stopAt: at, stopAtOnceKeys, signal });
}
function endFast(state, { pending, outcome, at }) {
    const { group, id } = pending.task;
    const stopAtOnceKeys = new Set();
    for (const running of state.running.values()) {
        const isSibling = group !== undefined && running.unsettled.some(({ task }) => task.group === group);
        if (isSibling)
            stopAtOnceKeys.add(running.key);
    }
    return end(state, {
        cause: "fail-fast",
        reason: `fail-fast: ${id}: ${outcome.message}`,
        stopAt: at + state.settings.stopGraceMs,
        stopAtOnceKeys,
    });
}
function endAtMaxFailures(state, at) {
    const { maxFailures, stopGraceMs } = state.settings;
    if (maxFailures === null || state.failures < maxFailures)
        return state;
    return end(state, {
        cause: "max-failures",
        reason: `max-failures: reached the bound of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(maxFailures, "failed or errored task")}`,
        stopAt: at + stopGraceMs,
    });
}
function endAtBudget(state, at) {
    const { budget, stopGraceMs } = state.settings;
    const reason = (0,_spend_js__WEBPACK_IMPORTED_MODULE_0__/* .overBudget */ .qj)(state.spent, budget);
    if (reason === null)
        return state;
    return end(state, { cause: "budget", reason, stopAt: at + stopGraceMs });
}
function countKill(state, at, { message, exitCode, signal }) {
    const next = { ...state, killsInARow: state.killsInARow + 1 };
    if (next.killsInARow < KILLS_IN_A_ROW)
        return next;
    const why = exitCode === null && signal === null ? message : "out of memory? Try a lower concurrency";
    return end(next, {
        cause: "kill-streak",
        reason: `${KILLS_IN_A_ROW} children in a row were killed without a result (${why})`,
        stopAt: at + state.settings.stopGraceMs,
    });
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

/***/ 40130:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ openLane),
/* harmony export */   Nd: () => (/* binding */ admitted),
/* harmony export */   b6: () => (/* binding */ countSuccess),
/* harmony export */   dD: () => (/* binding */ putOff),
/* harmony export */   dj: () => (/* binding */ pendingCount),
/* harmony export */   mt: () => (/* binding */ takeShard),
/* harmony export */   pK: () => (/* binding */ putBack),
/* harmony export */   qn: () => (/* binding */ UNSUSPECTED),
/* harmony export */   xz: () => (/* binding */ readiness)
/* harmony export */ });
/* harmony import */ var _circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22725);
/* harmony import */ var _heap_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65246);
/* harmony import */ var _limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(969);
/* harmony import */ var _pacer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29581);
/* harmony import */ var _setbacks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7540);





const UNSUSPECTED = { state: "none", suspects: [] };
function openLane(provider, pending, options) {
    return {
        provider,
        ready: (0,_heap_js__WEBPACK_IMPORTED_MODULE_2__/* .heapOf */ .Ch)(pending, (one) => one.position),
        delayed: null,
        later: null,
        limit: (0,_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .openLimit */ .au)(options.ceiling, options.learnedLimit),
        circuit: options.circuit ?? _circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .CLOSED */ .V,
        openedAt: null,
        closedAt: options.closedAt ?? null,
        suspicion: UNSUSPECTED,
        unprobed: null,
        isConfirmed: false,
        pausedUntil: Number.NEGATIVE_INFINITY,
        freshRefusedAt: Number.NEGATIVE_INFINITY,
        pacer: null,
        running: 0,
        started: 0,
        listed: pending.length,
        hasGraded: false,
        taskVerdicts: new Set(),
        drainUntil: null,
        preflight: options.preflight ? "needed" : "none",
    };
}
function pendingCount({ ready, delayed, later, suspicion }) {
    return (0,_heap_js__WEBPACK_IMPORTED_MODULE_2__/* .heapSize */ .WJ)(ready) + (0,_heap_js__WEBPACK_IMPORTED_MODULE_2__/* .heapSize */ .WJ)(delayed) + (0,_heap_js__WEBPACK_IMPORTED_MODULE_2__/* .heapSize */ .WJ)(later) + suspicion.suspects.length;
}
function admitted(lane, ordinal) {
    return { ...lane, pacer: lane.pacer && (0,_pacer_js__WEBPACK_IMPORTED_MODULE_4__/* .noteAdmission */ .mn)(lane.pacer, ordinal) };
}
function countSuccess(lane, key) {
    const { circuit } = lane;
    if ((0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .isProbe */ .Tb)(circuit, key))
        return { ...lane, circuit: _circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .CLOSED */ .V, closedAt: circuit.probedAt };
    return circuit.state === "closed" && circuit.failures > 0 ? { ...lane, circuit: _circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .CLOSED */ .V } : lane;
}
function putBack(lane, pending) {
    return { ...lane, ready: (0,_heap_js__WEBPACK_IMPORTED_MODULE_2__/* .heapPush */ .by)(lane.ready, { key: pending.position, tie: 0 }, pending) };
}
function putOff(lane, source, at, pending) {
    return { ...lane, [source]: (0,_heap_js__WEBPACK_IMPORTED_MODULE_2__/* .heapPush */ .by)(lane[source], { key: at, tie: pending.position }, pending) };
}
const BLOCKED = { kind: "blocked" };
function readiness(lane, now, needsPreflightAsProbe) {
    const { circuit } = lane;
    if (pendingCount(lane) === 0 || (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .isStopped */ .id)(circuit))
        return BLOCKED;
    const isProbing = circuit.state === "half-open" || lane.suspicion.state === "probing";
    if (isProbing || lane.preflight === "running")
        return BLOCKED;
    const openUntil = circuit.state === "open" ? circuit.untilAt : Number.NEGATIVE_INFINITY;
    const gateAt = Math.max(openUntil, lane.pausedUntil);
    if (gateAt > now)
        return { kind: "at", at: gateAt };
    const isSuspected = lane.suspicion.state === "suspected";
    const needsProbe = circuit.state === "open" || isSuspected;
    if (lane.preflight === "needed" || (needsProbe && needsPreflightAsProbe))
        return { kind: "preflight" };
    if (lane.running >= lane.limit.value)
        return BLOCKED;
    const next = (isSuspected ? nextFresh(lane) : null) ?? nextPending(lane, now);
    if (next === null)
        return lane.delayed ? { kind: "at", at: lane.delayed.key } : BLOCKED;
    if (lane.running > 0 && (0,_setbacks_js__WEBPACK_IMPORTED_MODULE_1__/* .runsAlone */ .Gx)(next.head.setbacks))
        return BLOCKED;
    if (lane.pacer && lane.pacer.dueAt > now)
        return { kind: "at", at: lane.pacer.dueAt };
    return { kind: "now", ...next, isProbe: needsProbe };
}
function nextPending(lane, now) {
    const { delayed } = lane;
    return delayed && delayed.key <= now ? { source: "delayed", head: delayed.item } : nextFresh(lane);
}
function nextFresh(lane) {
    const source = lane.ready ? "ready" : "later";
    const head = lane[source]?.item;
    return head === undefined ? null : { source, head };
}
function takeShard(lane, source, size) {
    const taken = [];
    const dueAt = lane.delayed?.key;
    let rest = lane[source];
    while (rest !== null && taken.length < Math.min(size, rest.item.shardLimit)) {
        const [first] = taken;
        const { item: head } = rest;
        if (first !== undefined && (head.shardLimit !== first.shardLimit || head.attempt !== first.attempt))
            break;
        if (source === "delayed" && rest.key !== dueAt)
            break;
        taken.push(head);
        rest = (0,_heap_js__WEBPACK_IMPORTED_MODULE_2__/* .heapPop */ .i9)(rest);
    }
    return { taken, lane: { ...lane, [source]: rest } };
}


/***/ }),

/***/ 969:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ growLimit),
/* harmony export */   Jp: () => (/* binding */ fitLimit),
/* harmony export */   W3: () => (/* binding */ cutLimit),
/* harmony export */   au: () => (/* binding */ openLimit)
/* harmony export */ });
/* unused harmony export EPISODE_MS */
const EPISODE_MS = 15_000;
const CUT_FACTOR = 0.5;
const IN_USE_SHARE = 0.8;
function openLimit(ceiling, learned = null) {
    const value = learned === null ? ceiling : Math.max(1, Math.min(ceiling, learned));
    return { value, learned: value, ceiling, cutAt: null, successes: 0 };
}
function cutLimit(limit, now, oldestStartedAt) {
    const sameEpisode = limit.cutAt !== null && now - limit.cutAt < EPISODE_MS && oldestStartedAt <= limit.cutAt;
    if (sameEpisode)
        return { ...limit, successes: 0 };
    const value = Math.max(1, Math.floor(limit.value * CUT_FACTOR));
    return { ...limit, value, learned: value, cutAt: now, successes: 0 };
}
function fitLimit(limit, now, othersRunning) {
    const value = Math.max(1, Math.min(limit.value, othersRunning));
    return value === limit.value ? limit : { ...limit, value, cutAt: now, successes: 0 };
}
function growLimit(limit, attempt) {
    if (limit.value >= limit.ceiling)
        return limit;
    if (limit.cutAt !== null && attempt.startedAt <= limit.cutAt)
        return limit;
    if (attempt.inUse < limit.value * IN_USE_SHARE)
        return limit;
    const successes = limit.successes + 1;
    if (successes < limit.value)
        return { ...limit, successes };
    const value = limit.value + 1;
    return { ...limit, value, learned: Math.max(limit.learned, value), successes: 0 };
}


/***/ }),

/***/ 29581:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ SHORTEST_RUN),
/* harmony export */   Bf: () => (/* binding */ nextSendAt),
/* harmony export */   N0: () => (/* binding */ tokensOfOthers),
/* harmony export */   SG: () => (/* binding */ SHARED),
/* harmony export */   Xq: () => (/* binding */ noteRemaining),
/* harmony export */   bw: () => (/* binding */ noteSend),
/* harmony export */   eO: () => (/* binding */ openPacer),
/* harmony export */   mn: () => (/* binding */ noteAdmission),
/* harmony export */   zT: () => (/* binding */ MISLED_LIMIT)
/* harmony export */ });
/* harmony import */ var _bucket_level_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37229);

const DOUBT_GROWTH = 0.0033;
const CREEP = 0.16;
const LARGEST_CREEP = 0.2;
const MISLED_LIMIT = 3;
const FRESH_MS = 500;
const FRESH_CALLS = 20;
const TRY_MS = 10;
const MOST_OF_OTHERS = 100;
const SHARED = 1.5;
const OVERDUE_RUNS = 3;
const OVERDUE_SHARE = 0.3;
const OVERDUE_TOKENS = 200;
const SHORTEST_RUN = 4;
const LONGEST_TOKEN = 1.25;
function openPacer(defaultWaitMs) {
    return {
        defaultWaitMs,
        sent: 0,
        refused: 0,
        window: 1,
        intervalMs: null,
        doubt: 1,
        dueAt: Number.NEGATIVE_INFINITY,
        anchor: null,
        episodeEnd: 0,
        tokenMs: 0,
        inARow: 0,
        level: null,
        misled: 0,
        usualRun: 0,
    };
}
function nextSendAt(pacer, open, now) {
    if (pacer.intervalMs !== null)
        return pacer.dueAt;
    const { level, sent } = pacer;
    const freshMs = FRESH_MS * Math.min(1, FRESH_CALLS / pacer.window);
    const isFresh = level !== null && now - level.last.sentAt < freshMs;
    const left = isFresh ? (0,_bucket_level_js__WEBPACK_IMPORTED_MODULE_0__/* .levelAt */ .Gy)(level, now, sent, null) : null;
    const window = left === null ? pacer.window : Math.min(pacer.window, open + Math.floor(left));
    return open >= Math.max(1, window) ? null : pacer.dueAt;
}
function noteSend(pacer, now) {
    const { intervalMs } = pacer;
    const left = (0,_bucket_level_js__WEBPACK_IMPORTED_MODULE_0__/* .levelAt */ .Gy)(pacer.level, now, pacer.sent + 1, intervalMs);
    const sent = pacer.sent + 1;
    if (intervalMs === null)
        return { ...pacer, sent, dueAt: left !== null && left < 0 ? now + TRY_MS : pacer.dueAt };
    const dueAt = Math.max(pacer.dueAt, now - intervalMs / 2) + intervalMs * (0,_bucket_level_js__WEBPACK_IMPORTED_MODULE_0__/* .stretchFor */ .Pt)(pacer.level, left);
    return { ...pacer, sent, dueAt };
}
function noteAdmission(pacer, ordinal) {
    if (ordinal <= pacer.episodeEnd)
        return pacer;
    if (pacer.intervalMs === null)
        return { ...pacer, window: pacer.window + 1, inARow: 0 };
    if ((0,_bucket_level_js__WEBPACK_IMPORTED_MODULE_0__/* .isObservable */ .AT)(pacer.level))
        return { ...pacer, inARow: 0 };
    const others = tokensOfOthers(pacer);
    const creep = CREEP * others * pacer.doubt ** 2 + overdue(pacer, ordinal);
    const intervalMs = pacer.intervalMs * (1 - Math.min(LARGEST_CREEP, creep));
    return {
        ...pacer,
        intervalMs,
        dueAt: pacer.dueAt - (pacer.intervalMs - intervalMs),
        doubt: Math.min(1, pacer.doubt * (1 + DOUBT_GROWTH * others)),
        inARow: 0,
    };
}
function noteRemaining(pacer, call, remaining) {
    if (pacer.misled >= MISLED_LIMIT)
        return pacer;
    const { ordinal, sentAt, now } = call;
    const level = (0,_bucket_level_js__WEBPACK_IMPORTED_MODULE_0__/* .noteReading */ .Jz)(pacer.level, { ordinal, sentAt, remaining });
    const { intervalMs } = pacer;
    const tokens = (0,_bucket_level_js__WEBPACK_IMPORTED_MODULE_0__/* .levelAt */ .Gy)(level, sentAt, ordinal, intervalMs);
    if (intervalMs === null || tokens === null)
        return { ...pacer, level };
    const correction = (0,_bucket_level_js__WEBPACK_IMPORTED_MODULE_0__/* .correctionFor */ .Al)(level, tokens, (now - sentAt) / intervalMs);
    return { ...pacer, level, intervalMs: intervalMs * correction };
}
function overdue(pacer, ordinal) {
    const { anchor, refused, tokenMs, intervalMs, usualRun } = pacer;
    if (anchor === null)
        return 0;
    const run = ordinal - refused - anchor.admitted;
    const isToken = tokenMs > 0 && intervalMs !== null && tokenMs < LONGEST_TOKEN * intervalMs;
    const others = tokensOfOthers(pacer);
    if (isToken && (others <= SHARED || run * others < OVERDUE_TOKENS))
        return 0;
    return run > OVERDUE_RUNS * usualRun ? OVERDUE_SHARE / Math.max(SHORTEST_RUN, usualRun) : 0;
}
function tokensOfOthers({ intervalMs, tokenMs, refused }) {
    if (tokenMs === 0 || intervalMs === null)
        return 1;
    const wholeMs = tokenMs * (1 + 1 / refused);
    return Math.min(MOST_OF_OTHERS, Math.max(1, intervalMs / wholeMs - 1));
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

/***/ 17267:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ withRunning),
/* harmony export */   Ht: () => (/* binding */ giveUp),
/* harmony export */   JL: () => (/* binding */ withLane),
/* harmony export */   Ko: () => (/* binding */ withLimit),
/* harmony export */   NE: () => (/* binding */ withEffects),
/* harmony export */   Tx: () => (/* binding */ runningOf),
/* harmony export */   ci: () => (/* binding */ withNotes),
/* harmony export */   kk: () => (/* binding */ laneOf),
/* harmony export */   n3: () => (/* binding */ countOnce),
/* harmony export */   qY: () => (/* binding */ putBackPending),
/* harmony export */   wi: () => (/* binding */ noteSettled)
/* harmony export */ });
/* harmony import */ var _failure_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62906);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65079);
/* harmony import */ var _lane_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40130);
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19996);




function laneOf(state, provider) {
    const lane = state.lanes.get(provider);
    if (!lane)
        throw new Error(`No lane for provider ${provider}`);
    return lane;
}
function runningOf(state, key) {
    const running = state.running.get(key);
    if (!running)
        throw new Error(`No running child ${key}`);
    return running;
}
function withLane(state, lane) {
    const next = { ...state, lanes: new Map(state.lanes).set(lane.provider, lane) };
    return withNotes(next, circuitNotes(laneOf(state, lane.provider).circuit, lane));
}
function withRunning(state, running) {
    return { ...state, running: new Map(state.running).set(running.key, running) };
}
function putBackPending(state, pending) {
    return withLane(state, (0,_lane_js__WEBPACK_IMPORTED_MODULE_1__/* .putBack */ .pK)(laneOf(state, pending.task.provider), pending));
}
function noteSettled(state, settlement, next) {
    const { outcome, pending, key } = settlement;
    const graded = outcome.class === "graded" ? outcome : null;
    const limit = "limit" in outcome ? outcome.limit : undefined;
    return withNotes(state, [
        {
            event: "task_settled",
            key,
            id: pending.task.id,
            attempt: pending.attempt,
            class: outcome.class,
            status: graded?.status ?? null,
            score: graded?.row?.score ?? null,
            message: (0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeMessage */ .y5)(outcome),
            verdict: limit?.kind ?? null,
            ...(limit === undefined ? {} : { rate_limit: (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .limitDetails */ .gO)(limit) }),
            next,
        },
    ]);
}
function withNotes(state, notes) {
    return withEffects(state, ...notes.map((note) => ({ kind: "note", note })));
}
function withEffects(state, ...effects) {
    return effects.length === 0 ? state : { ...state, effects: [...state.effects, ...effects] };
}
function countOnce(state, key, what) {
    const running = runningOf(state, key);
    return withRunning(state, { ...running, counted: new Set([...running.counted, what]) });
}
function withLimit(state, lane, limit, reason) {
    const { value: from } = lane.limit;
    const { value: to } = limit;
    const notes = from === to ? [] : [{ event: "limit_changed", provider: lane.provider, from, to, reason }];
    return withNotes(withLane(state, { ...lane, limit }), notes);
}
function giveUp(state, leftReason) {
    return { ...state, left: state.left + 1, leftReason };
}
const SAME_WAIT_MS = 1_000;
const REASONS = { closed: "the provider answers again", "half-open": "one call shows whether it answers" };
function circuitNotes(before, { provider, circuit }) {
    const change = { event: "circuit_changed", provider, from: before.state, to: circuit.state };
    if (circuit.state !== "open") {
        return before.state === circuit.state ? [] : [{ ...change, until: null, reason: REASONS[circuit.state] }];
    }
    const { untilAt, reason, isStated, outage } = circuit;
    const estimated = isStated || outage ? {} : { estimated: true };
    const hasMoved = before.state !== "open" || Math.abs(untilAt - before.untilAt) >= SAME_WAIT_MS;
    return hasMoved ? [{ ...change, until: (0,_instant_js__WEBPACK_IMPORTED_MODULE_3__/* .iso */ .KH)(untilAt), ...estimated, reason }] : [];
}


/***/ })

};
