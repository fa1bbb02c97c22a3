export const id = 6792;
export const ids = [6792];
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
const LEAST_ADMITTED = 8;
const LEAST_TOKENS = 2;
const TARGET = 3;
const SAVED_SHARE = 0.03;
const STRETCH = 1;
const SHORTEN = 0.4;
const FASTER = 0.15;
const SLOWER = 0.03;
const HALF_AGE = 2;
function noteReading(level, reading) {
    if (level === null) {
        return { level: { last: reading, base: reading, highest: reading.remaining }, intervalMs: null };
    }
    if (reading.ordinal <= level.last.ordinal)
        return { level, intervalMs: null };
    const { base } = level;
    const highest = Math.max(level.highest, reading.remaining);
    if (reading.remaining >= highest)
        return { level: { last: reading, base: reading, highest }, intervalMs: null };
    const admitted = reading.admitted - base.admitted;
    const tokens = admitted + reading.remaining - base.remaining;
    if (admitted < LEAST_ADMITTED || tokens < LEAST_TOKENS || highest < LEAST_VISIBLE) {
        return { level: { ...level, last: reading, highest }, intervalMs: null };
    }
    return { level: { last: reading, base: reading, highest }, intervalMs: (reading.sentAt - base.sentAt) / tokens };
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
function end(state, cause) {
    const ending = { stopAtOnceKeys: new Set(), signal: null, ...cause };
    if (state.ending && (ending.cause !== "interrupted" || state.ending.cause === "interrupted"))
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
function endFast(state, settlement, message, at) {
    const { group, id } = settlement.pending.task;
    const stopAtOnceKeys = new Set();
    for (const running of state.running.values()) {
        const isSibling = group !== undefined && running.unsettled.some(({ task }) => task.group === group);
        if (isSibling)
            stopAtOnceKeys.add(running.key);
    }
    return end(state, {
        cause: "fail-fast",
        reason: `fail-fast: ${id}: ${message}`,
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
function countKill(state, at) {
    const next = { ...state, killsInARow: state.killsInARow + 1 };
    if (next.killsInARow < KILLS_IN_A_ROW)
        return next;
    return end(next, {
        cause: "kill-streak",
        reason: `${KILLS_IN_A_ROW} children in a row were killed without a result (out of memory?)`,
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
/* harmony export */   vr: () => (/* binding */ endWithin)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69058);
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19996);
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48032);




function endOfRow(row) {
    const { output } = row;
    return { message: rowMessage(row), exitCode: null, signal: null, ...(output === undefined ? {} : { output }) };
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
function gradeMessage(row) {
    return row?.status === "failed" ? errorWords(row) : "";
}
function rowMessage(row) {
    return errorWords(row) || `row with status ${row.status}`;
}
function errorWords({ error }) {
    const { type, message, cause } = error ?? {};
    const words = [type === undefined ? type : cut(type, TYPE_LIMIT_BYTES), message, cause];
    return cut(words.filter((part) => part !== undefined && part !== "").join(": "));
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





const UNSUSPECTED = { state: "none" };
function openLane(provider, pending, options) {
    return {
        provider,
        ready: (0,_heap_js__WEBPACK_IMPORTED_MODULE_2__/* .heapOf */ .Ch)(pending, (one) => one.position),
        delayed: null,
        later: null,
        limit: (0,_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .openLimit */ .au)(options.ceiling, options.learnedLimit),
        circuit: options.circuit ?? _circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .CLOSED */ .V,
        suspicion: UNSUSPECTED,
        unprobed: null,
        pausedUntil: Number.NEGATIVE_INFINITY,
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
    const suspects = suspicion.state === "none" ? 0 : suspicion.suspects.length;
    return (0,_heap_js__WEBPACK_IMPORTED_MODULE_2__/* .heapSize */ .WJ)(ready) + (0,_heap_js__WEBPACK_IMPORTED_MODULE_2__/* .heapSize */ .WJ)(delayed) + (0,_heap_js__WEBPACK_IMPORTED_MODULE_2__/* .heapSize */ .WJ)(later) + suspects;
}
function admitted(lane, ordinal) {
    return { ...lane, pacer: lane.pacer && (0,_pacer_js__WEBPACK_IMPORTED_MODULE_4__/* .noteAdmission */ .mn)(lane.pacer, ordinal) };
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
    if (pendingCount(lane) === 0 || lane.preflight === "running")
        return BLOCKED;
    if (circuit.state === "half-open" || lane.suspicion.state === "probing")
        return BLOCKED;
    if ((0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .isStopped */ .id)(circuit))
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
    if (next !== null && lane.running > 0 && (0,_setbacks_js__WEBPACK_IMPORTED_MODULE_1__/* .runsAlone */ .Gx)(next.head.setbacks))
        return BLOCKED;
    if (next !== null && lane.pacer && lane.pacer.dueAt > now)
        return { kind: "at", at: lane.pacer.dueAt };
    if (next !== null)
        return { kind: "now", ...next, probe: circuit.state === "open", isSingle: needsProbe };
    return lane.delayed ? { kind: "at", at: lane.delayed.key } : BLOCKED;
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
    const sameEpisode = limit.cutAt !== null &&
        now - limit.cutAt < EPISODE_MS &&
        oldestStartedAt !== null &&
        oldestStartedAt <= limit.cutAt;
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
/* harmony export */   Jc: () => (/* binding */ MISLED),
/* harmony export */   Xq: () => (/* binding */ noteRemaining),
/* harmony export */   bw: () => (/* binding */ noteSend),
/* harmony export */   eO: () => (/* binding */ openPacer),
/* harmony export */   mn: () => (/* binding */ noteAdmission),
/* harmony export */   tC: () => (/* binding */ shareOf)
/* harmony export */ });
/* harmony import */ var _bucket_level_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37229);

const DOUBT_GROWTH = 0.0033;
const CREEP = 0.16;
const LARGEST_CREEP = 0.2;
const FIRST_READ_DOUBT = 0.1;
const MISLED = 3;
const FRESH_MS = 1_000;
const LARGEST_SHARE = 100;
const OVERDUE_RUNS = 3;
const OVERDUE_SHARE = 0.3;
const SHORTEST_RUN = 4;
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
    const isFresh = level !== null && now - level.last.sentAt < FRESH_MS;
    const left = isFresh ? (0,_bucket_level_js__WEBPACK_IMPORTED_MODULE_0__/* .levelAt */ .Gy)(level, now, sent, null) : null;
    const window = left === null ? pacer.window : Math.min(pacer.window, open + Math.floor(left));
    return open >= Math.max(1, window) ? null : pacer.dueAt;
}
function noteSend(pacer, now) {
    const { intervalMs } = pacer;
    const stretch = (0,_bucket_level_js__WEBPACK_IMPORTED_MODULE_0__/* .stretchFor */ .Pt)(pacer.level, (0,_bucket_level_js__WEBPACK_IMPORTED_MODULE_0__/* .levelAt */ .Gy)(pacer.level, now, pacer.sent + 1, intervalMs));
    const dueAt = intervalMs === null ? pacer.dueAt : Math.max(pacer.dueAt, now - intervalMs / 2) + intervalMs * stretch;
    return { ...pacer, sent: pacer.sent + 1, dueAt };
}
function noteAdmission(pacer, ordinal) {
    if (ordinal <= pacer.episodeEnd)
        return pacer;
    if (pacer.intervalMs === null)
        return { ...pacer, window: pacer.window + 1, inARow: 0 };
    if ((0,_bucket_level_js__WEBPACK_IMPORTED_MODULE_0__/* .isObservable */ .AT)(pacer.level))
        return { ...pacer, inARow: 0 };
    const share = shareOf(pacer);
    const creep = CREEP * share * pacer.doubt ** 2 + overdue(pacer, ordinal);
    const intervalMs = pacer.intervalMs * (1 - Math.min(LARGEST_CREEP, creep));
    return {
        ...pacer,
        intervalMs,
        dueAt: pacer.dueAt - (pacer.intervalMs - intervalMs),
        doubt: Math.min(1, pacer.doubt * (1 + DOUBT_GROWTH * share)),
        inARow: 0,
    };
}
function noteRemaining(pacer, call, remaining) {
    if (pacer.misled >= MISLED)
        return pacer;
    const { ordinal, sentAt, now } = call;
    const { intervalMs } = pacer;
    const reading = { ordinal, sentAt, admitted: ordinal - pacer.refused, remaining };
    const { level, intervalMs: measuredMs } = (0,_bucket_level_js__WEBPACK_IMPORTED_MODULE_0__/* .noteReading */ .Jz)(pacer.level, reading);
    if (measuredMs !== null) {
        return intervalMs === null
            ? { ...pacer, level, intervalMs: measuredMs, dueAt: sentAt, doubt: FIRST_READ_DOUBT }
            : { ...pacer, level, intervalMs: Math.sqrt(intervalMs * measuredMs) };
    }
    if (intervalMs === null)
        return { ...pacer, level };
    const tokens = (0,_bucket_level_js__WEBPACK_IMPORTED_MODULE_0__/* .levelAt */ .Gy)(level, sentAt, ordinal, intervalMs);
    if (tokens === null || ordinal <= pacer.episodeEnd)
        return { ...pacer, level };
    const correction = (0,_bucket_level_js__WEBPACK_IMPORTED_MODULE_0__/* .correctionFor */ .Al)(level, tokens, (now - sentAt) / intervalMs);
    return { ...pacer, level, intervalMs: intervalMs * correction };
}
function overdue({ anchor, refused, tokenMs, usualRun }, ordinal) {
    if (anchor === null || tokenMs > 0)
        return 0;
    const run = ordinal - refused - anchor.admitted;
    return run > OVERDUE_RUNS * usualRun ? OVERDUE_SHARE / Math.max(SHORTEST_RUN, usualRun) : 0;
}
function shareOf({ intervalMs, tokenMs, refused }) {
    if (tokenMs === 0 || intervalMs === null)
        return 1;
    const wholeMs = tokenMs * (1 + 1 / refused);
    return Math.min(LARGEST_SHARE, Math.max(1, intervalMs / wholeMs - 1));
}


/***/ }),

/***/ 19996:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HM: () => (/* binding */ waitEndsAt),
/* harmony export */   Ph: () => (/* binding */ pauseReason),
/* harmony export */   Vj: () => (/* binding */ LEAST_WAIT_MS),
/* harmony export */   W7: () => (/* binding */ statedEndAt),
/* harmony export */   XV: () => (/* binding */ NOTHING_DETECTED),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   gO: () => (/* binding */ limitDetails),
/* harmony export */   hJ: () => (/* binding */ statedWaitMs)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);


const NOTHING_DETECTED = {
    kind: "none",
    certain: true,
    retryAfterMs: null,
    resetAt: null,
    evidence: "",
    form: null,
    provider: null,
};
function isRateLimit(detection) {
    return detection.kind !== "none" && detection.kind !== "overload";
}
function limitDetails(limit) {
    const { kind, certain, source = null, retryAfterMs, resetAt, form, provider, evidence } = limit;
    return {
        certain,
        kind,
        source,
        retry_after_seconds: retryAfterMs === null ? null : retryAfterMs / 1_000,
        reset_at: resetAt === null ? null : (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .K)(resetAt),
        evidence,
        form,
        provider,
    };
}
const WAIT_FACTOR = 1.1;
const LEAST_WAIT_MS = 1_000;
function waitEndsAt(limit, now) {
    if (limit.retryAfterMs === null && limit.resetAt === null)
        return null;
    const waitMs = statedWaitMs(limit, now);
    return now + (waitMs === null ? LEAST_WAIT_MS : Math.ceil(waitMs * WAIT_FACTOR));
}
function statedWaitMs({ retryAfterMs, resetAt }, now) {
    if (retryAfterMs !== null && retryAfterMs > 0)
        return retryAfterMs;
    return resetAt !== null && resetAt > now ? resetAt - now : null;
}
function pauseReason({ evidence }, waitMs) {
    return `${waitMs === null ? "rate limit without a stated wait" : `asked to wait ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(waitMs)}`}: ${evidence}`;
}
function statedEndAt(limit, now) {
    if (limit.resetAt !== null && limit.resetAt > now)
        return limit.resetAt;
    const waitMs = statedWaitMs(limit, now);
    return waitMs === null ? null : now + waitMs;
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
function isChargedForRefusals({ refused }, hasGraded) {
    return refused >= FREE_REFUSED_RUNS && hasGraded;
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

/***/ 64006:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   _M: () => (/* binding */ SpendMeter),
/* harmony export */   qj: () => (/* binding */ overBudget),
/* harmony export */   tC: () => (/* binding */ shareOf),
/* harmony export */   zx: () => (/* binding */ NOTHING_SPENT)
/* harmony export */ });
/* unused harmony export priceOf */
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83260);

const NOTHING_SPENT = { costUsd: 0, tokens: 0 };
const ROUNDING_USD = 1e-9;
function overBudget({ costUsd, tokens }, { maxCostUsd, maxTokens, jobs = 1 }) {
    const share = jobs === 1 ? "" : `, the share of one of ${jobs} jobs`;
    if (maxCostUsd !== null && costUsd >= maxCostUsd - ROUNDING_USD) {
        return `max-cost: this run has spent ${dollars(costUsd)} of ${dollars(maxCostUsd)}${share}`;
    }
    if (maxTokens !== null && tokens >= maxTokens) {
        return `max-tokens: this run has used ${tokens} of ${maxTokens} tokens${share}`;
    }
    return null;
}
function dollars(costUsd) {
    const short = String(Number(costUsd.toPrecision(3)));
    const isShort = costUsd < 0.995 && short.length >= "0.00".length;
    return `$${isShort ? short : costUsd.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",")}`;
}
function shareOf({ maxCostUsd, maxTokens }, jobs) {
    return {
        maxCostUsd: maxCostUsd === null ? null : maxCostUsd / jobs,
        maxTokens: maxTokens === null ? null : Math.ceil(maxTokens / jobs),
        jobs,
    };
}
function priceOf(model, prices) {
    const matching = prices.filter((price) => price.model === model || (0,_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .idPattern */ .aD)(price.model).test(model));
    const exact = matching.find((price) => price.model === model);
    return exact ?? matching.reduce(longerPattern, null);
}
function longerPattern(longest, price) {
    return longest !== null && longest.model.length >= price.model.length ? longest : price;
}
class SpendMeter {
    #prices;
    #budget;
    #accounts = new Map();
    #warned = new Set();
    constructor({ budget, prices }) {
        this.#budget = budget;
        this.#prices = prices;
    }
    addCall(key, { taskId, model, inputTokens, outputTokens, isReplayed = false }) {
        const account = this.#account(key);
        const price = priceOf(model, this.#prices);
        const costUsd = price === null ? Number.NaN : (inputTokens * price.inputUsd + outputTokens * price.outputUsd) / 1e6;
        const tokens = inputTokens + outputTokens;
        if (!isReplayed) {
            account.callsUsd += costUsd || 0;
            account.callTokens += tokens;
            account.models.set(model, (account.models.get(model) ?? 0) + tokens);
        }
        if (taskId !== null)
            account.byTask.set(taskId, (account.byTask.get(taskId) ?? 0) + costUsd);
        return count(account);
    }
    addRow(key, { costUsd, tokens }, paidShare) {
        const account = this.#account(key);
        if (costUsd !== null)
            account.statedUsd = (account.statedUsd ?? 0) + costUsd * paidShare;
        if (tokens !== null)
            account.statedTokens = (account.statedTokens ?? 0) + Math.round(tokens * paidShare);
        return count(account);
    }
    costOfCalls(key, taskId) {
        const costUsd = this.#accounts.get(key)?.byTask.get(taskId) ?? Number.NaN;
        return Number.isNaN(costUsd) ? null : costUsd;
    }
    end(key, hasResult) {
        const account = this.#accounts.get(key) ?? newAccount();
        this.#accounts.delete(key);
        return this.#gaps(account, hasResult).filter((warning) => this.#warned.size !== this.#warned.add(warning).size);
    }
    #gaps({ statedUsd, statedTokens, models }, hasResult) {
        const { maxCostUsd, maxTokens } = this.#budget;
        const lacksCost = maxCostUsd !== null && statedUsd === null;
        const lacksTokens = maxTokens !== null && statedTokens === null;
        const gaps = [];
        for (const [model, tokens] of models) {
            const calls = model === "" ? "calls that name no model" : `calls to ${model}`;
            if (lacksCost && priceOf(model, this.#prices) === null) {
                gaps.push(`max-cost does not count ${calls}: no price is known. Add a line such as ${model || "*"}=1.25/10 to prices (US dollars per million input and output tokens)`);
            }
            else if (tokens === 0 && (lacksCost || maxTokens !== null)) {
                gaps.push(`the budget does not count ${calls}: their answers state no tokens. Streams of OpenAI state them with "stream_options": {"include_usage": true}`);
            }
        }
        if (!hasResult || models.size > 0)
            return gaps;
        const unseen = "of its row, and made no call through the gateway. Nothing is counted for such tasks.";
        if (lacksCost)
            gaps.push(`max-cost: a task ended without \`cost_usd\` in the metrics ${unseen}`);
        if (lacksTokens)
            gaps.push(`max-tokens: a task ended without tokens in the metrics ${unseen}`);
        return gaps;
    }
    #account(key) {
        const account = this.#accounts.get(key) ?? newAccount();
        this.#accounts.set(key, account);
        return account;
    }
}
function newAccount() {
    return {
        statedUsd: null,
        statedTokens: null,
        callsUsd: 0,
        callTokens: 0,
        models: new Map(),
        byTask: new Map(),
        counted: NOTHING_SPENT,
    };
}
function count(account) {
    const { counted: before, models, statedUsd, statedTokens, callsUsd, callTokens } = account;
    const now = {
        costUsd: statedUsd ?? callsUsd,
        tokens: models.size > 0 ? callTokens : (statedTokens ?? 0),
    };
    account.counted = now;
    return { costUsd: now.costUsd - before.costUsd, tokens: now.tokens - before.tokens };
}


/***/ }),

/***/ 17267:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ withRunning),
/* harmony export */   C_: () => (/* binding */ canWait),
/* harmony export */   JL: () => (/* binding */ withLane),
/* harmony export */   Ko: () => (/* binding */ withLimit),
/* harmony export */   NE: () => (/* binding */ withEffects),
/* harmony export */   P$: () => (/* binding */ openCircuitOf),
/* harmony export */   Tx: () => (/* binding */ runningOf),
/* harmony export */   ci: () => (/* binding */ withNotes),
/* harmony export */   kk: () => (/* binding */ laneOf),
/* harmony export */   n3: () => (/* binding */ countOnce),
/* harmony export */   qY: () => (/* binding */ putBackPending),
/* harmony export */   wi: () => (/* binding */ noteSettled)
/* harmony export */ });
/* harmony import */ var _circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22725);
/* harmony import */ var _failure_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62906);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65079);
/* harmony import */ var _lane_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40130);
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19996);





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
    return withLane(state, (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__/* .putBack */ .pK)(laneOf(state, pending.task.provider), pending));
}
function noteSettled(state, settlement, next) {
    const { outcome, pending, key } = settlement;
    const isGraded = outcome.class === "graded";
    const limit = "limit" in outcome ? outcome.limit : undefined;
    return withNotes(state, [
        {
            event: "task_settled",
            key,
            id: pending.task.id,
            attempt: pending.attempt,
            class: outcome.class,
            status: isGraded ? outcome.status : null,
            score: isGraded ? (outcome.row?.score ?? null) : null,
            message: isGraded ? (0,_failure_message_js__WEBPACK_IMPORTED_MODULE_1__/* .gradeMessage */ .tP)(outcome.row) : "message" in outcome ? outcome.message : "",
            verdict: limit?.kind ?? null,
            ...(limit === undefined ? {} : { rate_limit: (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .limitDetails */ .gO)(limit) }),
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
function canWait({ settings, waitedMs }, waitMs, untilAt) {
    const { maxWaitMs, deadlineAt } = settings;
    return waitMs <= maxWaitMs - waitedMs && (deadlineAt === null || untilAt < deadlineAt);
}
function openCircuitOf(state, lane, cause, at) {
    const opened = (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .openCircuit */ .Ed)(lane.circuit, at, cause);
    const waitMs = opened.untilAt - at;
    const isWait = opened.policy === "wait" && canWait(state, waitMs, opened.untilAt);
    const circuit = { ...opened, policy: isWait ? "wait" : "stop" };
    const drainUntil = isWait || cause.outage ? lane.drainUntil : (lane.drainUntil ?? at + state.settings.stopGraceMs);
    const waitedMs = state.waitedMs + (isWait ? waitMs : 0);
    return withLane({ ...state, waitedMs }, { ...lane, circuit, drainUntil });
}
const SAME_WAIT_MS = 1_000;
function circuitNotes(before, { provider, circuit }) {
    const { state: from } = before;
    const { state: to } = circuit;
    const isOpen = circuit.state === "open";
    const hasMoved = isOpen && before.state === "open" && Math.abs(circuit.untilAt - before.untilAt) >= SAME_WAIT_MS;
    if (from === to && !hasMoved)
        return [];
    const until = isOpen ? (0,_instant_js__WEBPACK_IMPORTED_MODULE_4__/* .iso */ .K)(circuit.untilAt) : null;
    const reason = isOpen ? circuit.reason : to === "closed" ? "the provider answers again" : "probe";
    return [{ event: "circuit_changed", provider, from, to, until, reason }];
}


/***/ }),

/***/ 19068:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CY: () => (/* binding */ stoppedProviders),
/* harmony export */   Lx: () => (/* binding */ runMemory),
/* harmony export */   Ou: () => (/* binding */ providersOf),
/* harmony export */   WI: () => (/* binding */ learnedLimits),
/* harmony export */   _f: () => (/* binding */ storedCircuits),
/* harmony export */   hH: () => (/* binding */ resumeAt),
/* harmony export */   kH: () => (/* binding */ restoreLimit),
/* harmony export */   wl: () => (/* binding */ restoreCircuit)
/* harmony export */ });
/* harmony import */ var _core_circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22725);
/* harmony import */ var _core_ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38959);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65079);
/* harmony import */ var _core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7540);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92474);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23540);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48032);







function runMemory({ tasks, config, context }, state) {
    const { run } = context.identity;
    const { campaign, checkpoint, history } = state;
    const all = (0,_core_split_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeOf */ .l2)(tasks.count);
    const graded = all.filter((index) => history.at(index)?.kind === "result");
    const stored = checkpoint?.setbacks;
    const setbacks = stored?.campaign === campaign.id ? stored : (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__/* .emptySetbacks */ .IU)(campaign.id);
    const earlier = (runs) => runs.filter((one) => one !== run).length;
    return {
        campaign: {
            chargesAtOnce: (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .countTasks */ .g6)(all, history, config.maxAttempts).passed > 0 || earlier(setbacks.same_failure) > 0,
            graded: providersOf(tasks, graded),
            killStreakRuns: earlier(setbacks.kill_streak),
        },
        setbacks,
        setbacksOf: ({ hash }) => (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__/* .setbacksOf */ .uk)(setbacks, hash, run),
    };
}
function restoreCircuit(checkpoint, provider, { now, isProbedNow }) {
    const stored = own(checkpoint?.circuits, provider);
    if (!stored)
        return null;
    const statedAt = Math.min(Date.parse(stored.until), now + _core_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_LIMIT_MS */ .WX);
    if (Number.isNaN(statedAt))
        return null;
    const untilAt = isProbedNow ? Math.min(statedAt, now) : statedAt;
    const { trips, reason, stated, outage } = stored;
    const policy = untilAt > now ? "stop" : "wait";
    return { state: "open", untilAt, trips, reason, isStated: stated, policy, ...(outage ? { outage } : {}) };
}
function stoppedProviders(checkpoint, providers, start) {
    const stopped = new Map();
    for (const provider of providers) {
        const circuit = restoreCircuit(checkpoint, provider, start);
        if (circuit?.policy === "stop")
            stopped.set(provider, circuit);
    }
    return stopped;
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
                const { trips, isStated, outage, policy } = circuit;
                const until = (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_5__/* .iso */ .K)(circuit.untilAt);
                const reason = circuit.reason.replace(_core_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .OTHER_JOB */ .Xd, "");
                circuits[provider] = {
                    state: "open",
                    until,
                    trips,
                    reason,
                    stated: isStated,
                    ...(outage ? { outage } : {}),
                    ...(policy === "stop" ? { stop: true } : {}),
                };
                break;
            }
            case "half-open":
                circuits[provider] = {
                    state: "open",
                    until: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_5__/* .iso */ .K)(now),
                    trips: circuit.trips,
                    reason: "a probe was running",
                    stated: false,
                };
                break;
            default:
                (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_6__/* .unreachable */ .H)(circuit);
        }
    }
    return circuits;
}
function learnedLimits(state, before) {
    const limits = { ...before?.limits };
    for (const { provider, limit } of state.lanes.values()) {
        if (limit.learned < limit.ceiling)
            limits[provider] = limit.learned;
        else
            delete limits[provider];
    }
    return limits;
}
function resumeAt(circuits, outstandingProviders) {
    return [...outstandingProviders]
        .map((provider) => Date.parse(own(circuits, provider)?.until ?? ""))
        .filter((untilAt) => !Number.isNaN(untilAt))
        .reduce(_core_instant_js__WEBPACK_IMPORTED_MODULE_5__/* .earliest */ .Q, null);
}
function providersOf(tasks, indexes) {
    const providers = new Set();
    for (const index of indexes)
        providers.add(tasks.providerAt(index));
    return providers;
}
function own(record, key) {
    return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}


/***/ }),

/***/ 6881:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  environmentRedactor: () => (/* binding */ environmentRedactor)
});

// UNUSED EXPORTS: createRedactor

// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
;// CONCATENATED MODULE: ./build/report/key-shapes.js
const SHAPE_LENGTH_LIMIT = 16_640;
const SHAPES_OF_WORDS = [
    [
        "sk",
        "-(?:(?:ant|proj|svcacct|admin|or|lf|live|test|None|service)-[\\w-]{12,4096}" +
            "|(?=[A-Za-z]{0,60}\\d)[A-Za-z0-9]{16,4096}[\\w-]{0,200}" +
            "|(?=[a-z0-9_-]{0,60}[A-Z])(?=[A-Za-z_-]{0,60}\\d)[\\w-]{20,4096})",
    ],
    ["[sr]k", "_(?:live|test)_[A-Za-z0-9]{16,256}"],
    ["cgw", "_[0-9a-f]{32}"],
    ["pk", "-lf-[\\w-]{16,256}"],
    ["npm", "_[A-Za-z0-9]{30,256}"],
    ["ya29", "\\.[\\w-]{20,4096}"],
    ["AQ", "\\.A(?=[\\w-]{0,40}\\d)[\\w-]{30,512}"],
    ["SG", "\\.[\\w-]{16,64}\\.[\\w-]{16,64}"],
    ["hf", "_[A-Za-z0-9]{20,256}"],
    ["gsk", "_[A-Za-z0-9]{20,256}"],
    ["xai", "-[A-Za-z0-9]{20,256}"],
    ["r8", "_[A-Za-z0-9]{20,256}"],
    ["pplx", "-[A-Za-z0-9]{20,256}"],
    ["nvapi", "-[\\w-]{20,256}"],
    ["fw", "_[A-Za-z0-9]{20,256}"],
    ["csk", "-[a-z0-9]{32,256}"],
    ["hv[sbr]", "\\.[\\w-]{20,512}"],
    ["ntn", "_[A-Za-z0-9]{40,64}"],
    ["tvly", "-(?:(?:dev|prod)-)?[A-Za-z0-9]{20,256}"],
    ["e2b", "_[a-f0-9]{32,64}"],
    ["sk", "_[a-f0-9]{40,64}"],
];
const SHAPES = [
    ["gh[opsur]", "_[A-Za-z0-9_]{20,4096}"],
    ["github", "_pat_\\w{20,4096}"],
    ["gl(?:pat|dt|rt|ptt|cbt|ft|soat)", "-[\\w.-]{16,512}"],
    ["pypi", "-AgE[\\w-]{30,4096}"],
    ["GOCSPX", "-[\\w-]{20,256}"],
    ["xox[a-z]", "-[\\w-]{10,512}"],
    ["xapp", "-\\d-[\\w-]{10,512}"],
    ["hooks", "\\.slack\\.com/(?:services|workflows|triggers)/[\\w/-]{20,256}"],
    ["discord(?:app)?", "\\.com/api/webhooks/\\d{10,24}/[\\w-]{20,128}"],
    ["do[opr]", "_v1_[a-f0-9]{40,128}"],
    ["tgp", "_v1_[\\w-]{20,256}"],
    ["lsv2", "_[ps][tk]_[a-f0-9_]{20,256}"],
    ["pcsk", "_[\\w]{20,256}"],
    ["AGE", "-SECRET-KEY-1[A-Z0-9]{58}"],
    ["dckr", "_[po]at_[\\w-]{20,256}"],
    ["lin", "_(?:api|oauth)_[A-Za-z0-9]{32,256}"],
];
const WORD_START = "(?:(?<![A-Za-z0-9])|(?<=\\\\[nrtbf]|\\\\u[0-9a-fA-F]{4}|%[0-9a-fA-F]{2}|\\[[0-9;]{0,12}m))";
const KEY_AT = new RegExp(`${WORD_START}(?:${SHAPES_OF_WORDS.map((shape) => shape.join("")).join("|")})|${SHAPES.map((shape) => shape.join("")).join("|")}`, "y");
const HEAD = new RegExp(`[-_.](?<=[A-Za-z0-9].)(?<=(?:${WORD_START}(${headsOf(SHAPES_OF_WORDS)})|(${headsOf(SHAPES)}))[-_.])`, "g");
function headsOf(shapes) {
    return [...new Set(shapes.map(([head]) => head))].join("|");
}
const UNMARKED = [
    `(?:AKIA|ASIA|ABIA|ACCA)(?<=${WORD_START}[A-Z]{4})[A-Z0-9]{16}(?![A-Z0-9])`,
    "AIza[\\w-]{30,256}",
    `dapi(?<=${WORD_START}dapi)[a-f0-9]{32}`,
    "ATATT3x[\\w=-]{40,512}",
];
const PRIVATE_KEY = '-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?:[^"-]|-(?!----)){0,16384}-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----' +
    "|(?:(?:\\s|\\\\{1,8}[nrt]){1,8}[A-Za-z0-9+/=]{16,200}){0,400})";
const WEB_TOKEN = /eyJ[\w-]{10}/g;
const WEB_TOKEN_REST = /\.[\w-]{10,8192}\.[\w-]{0,2048}/y;
const WEB_TOKEN_PART_LIMIT = 4_099;
const NOT_OF_PART = /[^\w-]/g;
const WHOLE = [new RegExp(UNMARKED.join("|"), "g"), new RegExp(PRIVATE_KEY, "g")];
const LABELLED_SHAPES = [
    "(?:[Aa]uthorization|AUTHORIZATION|[Aa]pi-[Kk]ey|API-KEY|api-key|goog-api-key)[\"'\\\\]{0,4}\\s{0,4}[:=]\\s{0,4}[\"'\\\\]{0,4}b?[\"'\\\\]{0,4}" +
        "(?:(?:[Bb]earer|BEARER|[Bb]asic|[Tt]oken)\\s{1,4}([\\w.~+/=:-]{8,8192})|([\\w.~+/=:-]{16,8192}))",
    "(?:[Bb]earer|BEARER)(?:\\s{1,4}|%20)([\\w.~+/=-]{16,8192})",
    "://[\\w.%+-]{0,64}:([^\\s@/:\"'\\\\<>]{3,200})@",
    ":AA(?<=[^\\d]\\d{6,12}:AA|^\\d{6,12}:AA)([\\w-]{33})(?![\\w-])",
    "(?:[Aa]ccount|[Aa]ccess)[Kk]ey=([A-Za-z0-9+/]{40,128}={0,2})",
    ";\\s?(?:[Pp]assword|[Pp]wd|PWD)\\s?=\\s?([^\\s;\"'\\\\<>{}]{4,200})",
    "(?:[Pp]assword|[Pp]wd|PWD)=([^\\s;\"'\\\\<>{}]{4,200});\\s?[A-Z][A-Za-z ]{2,30}=",
    "[?&]sig=([\\w%+/-]{40,128})",
    "(?:aws_secret_access_key|AWS_SECRET_ACCESS_KEY|[Ss]ecretAccessKey)[\"'\\\\]{0,4}\\s{0,4}[:=]\\s{0,4}[\"'\\\\]{0,4}([A-Za-z0-9+/]{40})(?![A-Za-z0-9+/])",
    "(?:aws_session_token|AWS_SESSION_TOKEN|[Ss]essionToken|[Ss]ecurity-[Tt]oken)[\"'\\\\]{0,4}\\s{0,4}[:=]\\s{0,4}[\"'\\\\]{0,4}([A-Za-z0-9+/=]{100,4096})",
];
const LABELLED = new RegExp(LABELLED_SHAPES.join("|"), "g");
function findKeyShapes(text) {
    const found = [];
    HEAD.lastIndex = 0;
    for (let head = HEAD.exec(text); head !== null; head = HEAD.exec(text)) {
        const start = head.index - (head[1] ?? head[2] ?? "").length;
        KEY_AT.lastIndex = start;
        if (!KEY_AT.test(text))
            continue;
        found.push({ start, end: KEY_AT.lastIndex });
        HEAD.lastIndex = KEY_AT.lastIndex;
    }
    findWebTokens(text, found);
    for (const shape of WHOLE) {
        shape.lastIndex = 0;
        for (let match = shape.exec(text); match !== null; match = shape.exec(text)) {
            found.push({ start: match.index, end: shape.lastIndex });
        }
    }
    LABELLED.lastIndex = 0;
    for (let match = LABELLED.exec(text); match !== null; match = LABELLED.exec(text)) {
        const [whole, , bare, bearer] = match;
        const value = match.findLast((group) => group !== undefined) ?? whole;
        if ((bare ?? bearer) !== undefined && !isUnlikeWords(value))
            continue;
        const start = match.index + whole.lastIndexOf(value);
        found.push({ start, end: start + value.length });
    }
    return found;
}
function findWebTokens(text, found) {
    WEB_TOKEN.lastIndex = 0;
    for (let match = WEB_TOKEN.exec(text); match !== null; match = WEB_TOKEN.exec(text)) {
        NOT_OF_PART.lastIndex = WEB_TOKEN.lastIndex;
        const end = NOT_OF_PART.exec(text)?.index ?? text.length;
        WEB_TOKEN_REST.lastIndex = end;
        if (end - match.index > WEB_TOKEN_PART_LIMIT)
            WEB_TOKEN.lastIndex = end - WEB_TOKEN_PART_LIMIT;
        else if (WEB_TOKEN_REST.test(text)) {
            found.push({ start: match.index, end: WEB_TOKEN_REST.lastIndex });
            WEB_TOKEN.lastIndex = WEB_TOKEN_REST.lastIndex;
        }
        else
            WEB_TOKEN.lastIndex = end;
    }
}
function isUnlikeWords(value) {
    return /\d/.test(value) || (value.length >= 24 && /[a-z][A-Z]/.test(value)) || value.length >= 40;
}
function openPrivateKeyAt(text) {
    const begin = text.lastIndexOf("-----BEGIN ");
    if (begin === -1)
        return -1;
    const head = text.slice(begin + 5, begin + 80);
    if (!head.includes("PRIVATE KEY"))
        return -1;
    const end = text.indexOf("-----END ", begin);
    const isClosed = end !== -1 && (text.includes("-----", end + 9) || text.includes("\n", end));
    return isClosed ? -1 : begin;
}

;// CONCATENATED MODULE: ./build/report/secret-values.js
const ENVIRONMENT_LENGTH_MIN = 8;
const VALUE_LENGTH_MIN = 6;
const SECRET_WORD = /(?:KEY|TOKEN|SECRET|PASSWORD)S?\d*$/;
const SECRET_MEMBER = /KEY|TOKEN|SECRET|PASS|PWD|CREDENTIAL/i;
const MODEL_FAMILY = /^(?:gpt|chatgpt|o\d|claude|gemini|gemma|(?:meta-)?llama|mistral|mixtral|codestral|ministral|deepseek|qwen|qwq|command|grok|phi|nova|kimi|glm|sonar|granite|nemotron|text-embedding|whisper|dall-e)(?=[-.\d]|$)/i;
const MODEL_PART = /^(?:[a-z]{1,12}|[a-z]{0,6}\d{1,4}[a-z]{0,2}|\d{1,8})$/i;
function isModelName(value) {
    const name = value.slice(value.lastIndexOf("/") + 1);
    const organisation = value.slice(0, Math.max(0, value.length - name.length - 1));
    if (!MODEL_FAMILY.test(name) || !/^(?:[a-z-]{1,24}(?:\/[a-z-]{1,24})?)?$/i.test(organisation))
        return false;
    return name.split(/[-.:]/).every((part) => MODEL_PART.test(part));
}
function wordsOf(name) {
    return name.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toUpperCase());
}
function isSecret(name, value) {
    const words = wordsOf(name).filter((word) => SECRET_WORD.test(word));
    if (words.length === 0)
        return false;
    if (words.every((word) => word === "TOKENS") && /^\d+$/.test(value))
        return false;
    return words.some((word) => /SECRET|PASSWORD/.test(word)) || !isModelName(value);
}
function secretValues(env) {
    return Object.entries(env)
        .flatMap(([name, value = ""]) => (isSecret(name, value) ? [value, ...secretsOfJson(value)] : []))
        .filter((value) => value.length >= ENVIRONMENT_LENGTH_MIN);
}
function secretsOfJson(text) {
    if (!/^\s*[[{"]/.test(text))
        return [];
    const isList = !text.trimStart().startsWith("{");
    const secrets = [];
    try {
        JSON.parse(text, (name, value) => {
            if (typeof value === "string" && (isList || SECRET_MEMBER.test(name)))
                secrets.push(value);
            return value;
        });
    }
    catch {
        return [];
    }
    return secrets;
}
const FORMAT_WORDS = [
    "campaign campaigns status passed failed skipped error errored outstanding score scores metrics output attempt",
    "started_at duration_s durations_s class terminal message exit_code signal rate_limit kind form evidence certain source",
    "timeout_exceeded transient legitimate fatal graded rate_limited kill_shaped unfinished",
    "complete completed_run completed_at circuits limits updated_at reason stated trips until seq closed open half-open",
    "run_started attempt_started task_settled attempt_ended child_stopped paused limit_changed pace_changed",
    "circuit_changed preflight_started preflight_ended suspicion_changed ending warning run_ended provider concurrency max_attempts",
    "deadline_at job_index job_total resume_at resume_command starts_per_minute verdict default group timeout weight",
    "is_retryable status_code retry_after_seconds reset_at carryover_hash command setbacks repository",
    "anthropic openai azure-openai deepseek openrouter perplexity together fireworks cerebras mistral gemini bedrock vertex",
    "until-complete stopped out_of_time out_of_budget interrupted aborted incomplete repeat results.jsonl failures.jsonl",
].flatMap((line) => line.split(" "));
function formsOf(values) {
    const forms = new Set();
    for (const whole of values) {
        const trimmed = whole.trim();
        const value = trimmed.length < VALUE_LENGTH_MIN ? whole : trimmed;
        const plain = [value, ...value.split(/[\r\n]+/).map((line) => line.trim())];
        const secret = plain.filter((part) => !FORMAT_WORDS.some((word) => word.includes(part)));
        for (const form of secret.flatMap(formsOfLine)) {
            if (form.length >= VALUE_LENGTH_MIN && !/[\r\n]/.test(form))
                forms.add(form);
        }
    }
    return [...forms];
}
function formsOfLine(text) {
    const hex = Buffer.from(text).toString("hex");
    return [text, ...jsonForms(text), ...urlForms(text), ...base64Forms(text), hex, hex.toUpperCase()];
}
function jsonForms(value) {
    const inJson = (text) => JSON.stringify(text).slice(1, -1);
    const unicode = (text, characters) => text.replace(characters, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
    const json = inJson(value);
    const forms = [
        json,
        json.replaceAll("/", "\\/"),
        unicode(json, /[\u0080-\uffff]/g),
        unicode(json, /[\u0080-\uffff]/g).replaceAll("/", "\\/"),
        unicode(json, /[<>&\u0080-\uffff]/g),
        unicode(json, /[<>&]/g),
    ];
    return [...forms, ...forms.map(inJson)];
}
function urlForms(value) {
    if (!value.isWellFormed())
        return [];
    const component = encodeURIComponent(value);
    const strict = component.replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
    const all = [component, encodeURI(value), strict, strict.replaceAll("%2F", "/")];
    return all
        .flatMap((form) => [form, form.replaceAll("%20", "+")])
        .flatMap((form) => [form, form.replace(/%../g, (code) => code.toLowerCase())]);
}
function base64Forms(value) {
    const bytes = Buffer.from(value);
    const alone = bytes.toString("base64");
    const inside = [0, 1, 2].map((offset) => {
        const shifted = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
        return shifted.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
    });
    return [alone, alone.replaceAll("=", ""), ...inside].flatMap((form) => [
        form,
        form.replaceAll("+", "-").replaceAll("/", "_"),
    ]);
}

;// CONCATENATED MODULE: ./build/report/redact.js



const HIDDEN = "***";
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
const LINE_LENGTH_LIMIT = 64 * 1_024;
function environmentRedactor(env) {
    return createRedactor({ values: secretValues(env) });
}
function createRedactor({ values }) {
    const forms = formsOf(values);
    const findKnown = literalFinder(forms);
    const findDocuments = literalFinder(forms.filter(isJson));
    const longest = forms.reduce((most, form) => Math.max(most, Buffer.byteLength(form)), SHAPE_LENGTH_LIMIT);
    const find = (text) => mergeRanges([...findKnown(text), ...findKeyShapes(text)]);
    const redact = (text) => {
        const ranges = find(text);
        return ranges.length === 0 ? text : hide(text, ranges);
    };
    const hide = (text, ranges) => {
        const hidden = replace(text, ranges, HIDDEN);
        if (!text.includes('"'))
            return hidden;
        if (isJson(text))
            return isJson(hidden) ? hidden : redactJson(text);
        if (!text.includes("\n"))
            return hidden;
        const across = ranges.filter(({ start, end }) => text.slice(start, end).includes("\n"));
        return replace(text, across, HIDDEN).split("\n").map(redact).join("\n");
    };
    const redactJson = (text) => {
        const inStrings = text.replace(STRING_OR_NUMBER, (token) => {
            if (!token.startsWith('"'))
                return isKnownNumber(token) ? `"${HIDDEN}"` : token;
            const value = String(JSON.parse(token));
            const redacted = redact(value);
            return redacted === value ? token : JSON.stringify(redacted);
        });
        return replace(inStrings, mergeRanges(findDocuments(inStrings)), `"${HIDDEN}"`);
    };
    const numbers = new Set(forms.filter((form) => /^-?\d+(?:\.\d+)?$/.test(form)));
    const isKnownNumber = (token) => numbers.has(token) || numbers.has(token.replace(/^-|\.0+$/g, ""));
    return { redact, stream: () => lineStream(find, hide, longest) };
}
const START_LENGTH = 32;
function literalFinder(literals) {
    if (literals.length === 0)
        return () => [];
    const longestFirst = literals.toSorted((a, b) => b.length - a.length);
    const starts = new Set(longestFirst.map((literal) => literal.slice(0, START_LENGTH)));
    const start = new RegExp([...starts].map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|"), "g");
    return (text) => {
        const found = [];
        start.lastIndex = 0;
        for (let match = start.exec(text); match !== null; match = start.exec(text)) {
            const { index } = match;
            const literal = longestFirst.find((candidate) => text.startsWith(candidate, index));
            if (literal !== undefined)
                found.push({ start: index, end: index + literal.length });
            start.lastIndex = index + 1;
        }
        return found;
    };
}
function mergeRanges(ranges) {
    const merged = [];
    for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
        const before = merged.at(-1);
        if (before === undefined || range.start >= before.end)
            merged.push(range);
        else if (range.end > before.end)
            merged[merged.length - 1] = { start: before.start, end: range.end };
    }
    return merged;
}
function isJson(text) {
    return /^\s*[[{"]/.test(text) && (0,json/* jsonOrNull */.J5)(text) !== null;
}
function replace(text, ranges, by) {
    const parts = [];
    let done = 0;
    for (const { start, end } of ranges) {
        parts.push(text.slice(done, start), by);
        done = end;
    }
    return parts.length === 0 ? text : parts.join("") + text.slice(done);
}
function lineStream(find, hide, holdLength) {
    let pending = "";
    const pass = (end, ranges) => {
        const passed = pending.slice(0, end);
        pending = pending.slice(end);
        const inside = ranges.filter((range) => range.end <= end);
        return inside.length === 0 ? passed : hide(passed, inside);
    };
    return {
        push: (piece) => {
            pending += piece;
            if (!piece.includes("\n") && pending.length <= LINE_LENGTH_LIMIT + holdLength)
                return "";
            const ranges = find(pending);
            return pass(safeEnd(pending, ranges, holdLength), ranges);
        },
        end: () => pass(pending.length, find(pending)),
    };
}
function safeEnd(text, ranges, holdLength) {
    const line = text.lastIndexOf("\n") + 1;
    let safe = text.length - line > LINE_LENGTH_LIMIT ? Math.max(line, text.length - holdLength) : line;
    const key = openPrivateKeyAt(text);
    if (key !== -1 && text.length - key < SHAPE_LENGTH_LIMIT)
        safe = Math.min(safe, key);
    for (const { start, end } of ranges) {
        if (start >= safe || end < safe)
            continue;
        const mayGrow = end === text.length || end > safe;
        safe = mayGrow && text.length - start < 2 * holdLength ? start : end;
    }
    const isPairCut = (text.charCodeAt(safe - 1) & 0xfc00) === 0xd800 && safe < text.length;
    return isPairCut ? safe - 1 : safe;
}


/***/ })

};
