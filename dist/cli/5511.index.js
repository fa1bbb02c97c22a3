export const id = 5511;
export const ids = [5511];
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

/***/ 22725:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ openCircuit),
/* harmony export */   JM: () => (/* binding */ UNANSWERED),
/* harmony export */   MD: () => (/* binding */ OUTAGE_WORDS),
/* harmony export */   PL: () => (/* binding */ outageCause),
/* harmony export */   Tb: () => (/* binding */ isProbe),
/* harmony export */   V: () => (/* binding */ CLOSED),
/* harmony export */   WX: () => (/* binding */ OPEN_LIMIT_MS),
/* harmony export */   b6: () => (/* binding */ countSuccess),
/* harmony export */   d7: () => (/* binding */ openingMs),
/* harmony export */   eS: () => (/* binding */ endProbe),
/* harmony export */   id: () => (/* binding */ isStopped),
/* harmony export */   k3: () => (/* binding */ admitProbe)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);

const OPEN_MS = 60_000;
const OPEN_MAX_MS = 300_000;
const OPEN_LIMIT_MS = 35 * _duration_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
const CLOSED = { state: "closed", failures: 0, trips: 0 };
function openingMs(trip, firstMs = OPEN_MS) {
    return Math.min(Math.max(OPEN_MAX_MS, firstMs), firstMs * 2 ** Math.min(trip - 1, 10));
}
function openCircuit(circuit, now, cause) {
    const before = circuit.state === "open" ? circuit : null;
    const trips = before?.trips ?? circuit.trips + 1;
    const untilAt = Math.min(cause.statedUntilAt ?? now + openingMs(trips, cause.firstMs), now + OPEN_LIMIT_MS);
    const { policy, reason, outage } = cause;
    const opened = {
        state: "open",
        untilAt,
        trips,
        policy,
        reason,
        isStated: cause.statedUntilAt !== null && !cause.isEstimate,
        outage,
    };
    if (before === null)
        return opened;
    const isLonger = before.isStated === opened.isStated && before.untilAt > untilAt;
    const isStatedAndValid = before.isStated && !opened.isStated && before.untilAt > now;
    const isKept = isLonger || isStatedAndValid;
    return { ...(isKept ? before : opened), policy: before.policy === "stop" ? "stop" : policy };
}
const OUTAGE_WORDS = "unavailable: ";
function outageCause(reason) {
    return { statedUntilAt: null, policy: "wait", reason: `${OUTAGE_WORDS}${reason}`, outage: true };
}
function countSuccess(circuit, key) {
    if (isProbe(circuit, key))
        return CLOSED;
    return circuit.state === "closed" && circuit.failures > 0 ? CLOSED : circuit;
}
function admitProbe(circuit, probe) {
    return { state: "half-open", probe, trips: circuit.trips };
}
const UNANSWERED = "the probe ended without an answer";
function endProbe(circuit, key, now) {
    if (!isProbe(circuit, key))
        return circuit;
    return { state: "open", untilAt: now, trips: circuit.trips, policy: "wait", reason: UNANSWERED, isStated: false };
}
function isProbe(circuit, key) {
    return circuit.state === "half-open" && circuit.probe === key;
}
function isStopped(circuit) {
    return circuit.state === "open" && circuit.policy === "stop";
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
    const before = state.ending?.cause;
    const isKeyAtFault = ending.cause === "authentication" && before === "max-failures";
    const isFirstSignal = ending.cause === "interrupted" && before !== "interrupted";
    if (before !== undefined && !isKeyAtFault && !isFirstSignal)
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
    const why = exitCode === null && signal === null ? message : "out of memory?";
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
const COLOURS = new RegExp(`${ESC}\\[[0-9;:]{0,64}m`, "g");
const LAST_WORDS_LINES = 60;
function lastWords(evidence) {
    for (const text of [evidence.stderrTail, evidence.stdoutTail]) {
        const lines = text
            .slice(-16_384)
            .split("\n")
            .slice(-LAST_WORDS_LINES)
            .map((line) => line.replace(COLOURS, ""))
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
const OVERDUE_RUNS = 3;
const OVERDUE_SHARE = 0.3;
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
function overdue({ anchor, refused, tokenMs, intervalMs, usualRun }, ordinal) {
    const isToken = tokenMs > 0 && intervalMs !== null && tokenMs < LONGEST_TOKEN * intervalMs;
    if (anchor === null || isToken)
        return 0;
    const run = ordinal - refused - anchor.admitted;
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
    const { untilAt, reason } = circuit;
    const hasMoved = before.state !== "open" || Math.abs(untilAt - before.untilAt) >= SAME_WAIT_MS;
    return hasMoved ? [{ ...change, until: (0,_instant_js__WEBPACK_IMPORTED_MODULE_3__/* .iso */ .KH)(untilAt), reason }] : [];
}


/***/ }),

/***/ 93011:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CN: () => (/* binding */ plainLedgerRow),
/* harmony export */   Hp: () => (/* binding */ FORMAT_VERSION),
/* harmony export */   Up: () => (/* binding */ isNewerLine),
/* harmony export */   ip: () => (/* binding */ newerVersion),
/* harmony export */   ot: () => (/* binding */ checkpointSchema),
/* harmony export */   tF: () => (/* binding */ sidecarRowSchema),
/* harmony export */   xB: () => (/* binding */ ledgerRowSchema),
/* harmony export */   yQ: () => (/* binding */ CAMPAIGNS_LIMIT)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28314);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43609);
/* harmony import */ var _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19996);
/* harmony import */ var _core_row_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67882);
/* harmony import */ var _core_task_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25680);






const FORMAT_VERSION = 1;
const LEDGER_LIMITS = { instant: 40, name: 1_024, attempt: 1_000_000 };
const hash = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(_core_task_index_js__WEBPACK_IMPORTED_MODULE_4__/* .HASH */ .v)));
const instant = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(LEDGER_LIMITS.instant)));
const name = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(LEDGER_LIMITS.name)));
const attempt = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(LEDGER_LIMITS.attempt)));
const amount = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)));
const ledgerRowSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(FORMAT_VERSION),
    campaign: name(),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    hash: hash(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["passed", "failed"]),
    score: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
    scores: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig())),
    metrics: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())),
    output: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    attempt: attempt(),
    run: name(),
    job: name(),
    started_at: instant(),
    duration_s: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)),
    calls: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        made: amount(),
        replayed: amount(),
        held: amount(),
        refused: amount(),
        input_tokens: amount(),
        output_tokens: amount(),
        replayed_input_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(amount()),
        replayed_output_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(amount()),
        cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0))),
    })),
}));
const PLAIN_LINE = plainLine();
function plainLedgerRow(line) {
    const found = PLAIN_LINE.exec(line);
    if (found === null || found[3]?.length !== 64)
        return null;
    const [, campaign = "", id = "", hash = "", status, score, attempt, run = "", job = "", started_at = "", lasted] = found;
    return {
        v: FORMAT_VERSION,
        campaign,
        id,
        hash,
        status: status === "passed" ? status : "failed",
        score: score === undefined ? score : Number(score),
        attempt: Number(attempt),
        run,
        job,
        started_at,
        duration_s: Number(lasted),
    };
}
function plainLine() {
    const text = (length) => `"([ !#-\\[\\]-\\uffff]${length})"`;
    const name = text(`{0,${LEDGER_LIMITS.name}}`);
    const number = "(?:0|[1-9]\\d{0,14})(?:\\.\\d+)?";
    const fields = [
        `"v":${FORMAT_VERSION}`,
        `"campaign":${name}`,
        `"id":${text("*")}`,
        '"hash":"([0-9a-f]+)"',
        `"status":"(passed|failed)"(?:,"score":(-?${number}))?`,
        '"attempt":([1-9]\\d{0,5})',
        `"run":${name}`,
        `"job":${name}`,
        `"started_at":${text(`{0,${LEDGER_LIMITS.instant}}`)}`,
        `"duration_s":(${number})`,
    ];
    return new RegExp(`^\\{${fields.join(",")}\\}$`);
}
const sidecarRowSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(FORMAT_VERSION),
    campaign: name(),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    hash: hash(),
    class: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([..._core_row_js__WEBPACK_IMPORTED_MODULE_5__/* .FAILURE_CLASSES */ .C, "kill_shaped"]),
    terminal: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
    signal: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    output: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
    attempt: attempt(),
    run: name(),
    job: name(),
    at: instant(),
    rate_limit: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        certain: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
        source: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_core_rate_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMIT_SOURCES */ .bj)),
        retry_after_seconds: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
        reset_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
        form: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
        provider: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
        evidence: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    })),
}));
const counts = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    total: amount(),
    passed: amount(),
    failed: amount(),
    errored: amount(),
    skipped: amount(),
    outstanding: amount(),
}));
const campaignRecord = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: name(),
    complete: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    completed_run: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(name()),
    completed_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(instant()),
    reopened_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(instant()),
    counts: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(counts()),
    pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true)),
    default_branch: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
}));
const storedCircuit = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    state: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz("open"),
    until: instant(),
    trips: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(1_000)),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(8_192)),
    stated: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    opened_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(instant()),
    outage: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true)),
    stop: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true)),
}));
const runs = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .readonly */ .tBZ(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(name()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(64))));
const runsBy = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), runs()));
const setbacks = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    campaign: name(),
    killed: runsBy(),
    shard_killed: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(runsBy(), {}),
    cut: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(runsBy(), {}),
    refused: runsBy(),
    suspected: runsBy(),
    same_failure: runs(),
    kill_streak: runs(),
}));
const CAMPAIGNS_LIMIT = 64;
const checkpointSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(FORMAT_VERSION),
    seq: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)),
    updated_at: instant(),
    run: name(),
    job: name(),
    jobs: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(10_000)), 1),
    name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(name()),
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(name()),
    command: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(hash()),
    campaigns: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(campaignRecord()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(CAMPAIGNS_LIMIT)),
    circuits: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), storedCircuit()),
    closed: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), instant())),
    limits: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1))),
    setbacks: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(setbacks()),
    durations_s: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0))).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(1_000)),
}));
const versionedSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ v: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }));
function newerVersion(value) {
    const version = versionedSchema().safeParse(value);
    return version.success && version.data.v > FORMAT_VERSION ? version.data.v : null;
}
function isNewerLine(line) {
    return /"v":\s*[2-9]|"v":\s*\d{2}/.test(line) && newerVersion((0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonOrNull */ .J5)(line)) !== null;
}


/***/ }),

/***/ 13853:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ Journal),
/* harmony export */   C_: () => (/* binding */ readOpenLines),
/* harmony export */   Fl: () => (/* binding */ mendTail),
/* harmony export */   Se: () => (/* binding */ readLines)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28314);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64220);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67756);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31918);






const CHUNK_BYTES = 64 << 10;
const LINE_LIMIT_BYTES = 8 << 20;
const NEWLINE = 0x0a;
class Journal {
    #path;
    #fd;
    #size;
    #isCut = false;
    constructor(path) {
        this.#path = path;
        this.#fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW, 0o644);
        this.#size = mendTail(this.#fd);
    }
    append(line) {
        let { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(this.#fd);
        if (size < this.#size)
            this.#isCut = true;
        if (size !== this.#size)
            size = mendTail(this.#fd);
        const bytes = Buffer.from(`${line}\n`);
        const written = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(this.#fd, bytes);
        if (written < bytes.length)
            throw new Error(`wrote ${written} of ${bytes.length} bytes`);
        this.#size = size + written;
    }
    isWhole() {
        try {
            const [open, found] = [(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(this.#fd), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(this.#path)];
            return open.ino === found.ino && open.dev === found.dev && !this.#isCut && open.size >= this.#size;
        }
        catch {
            return false;
        }
    }
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#fd);
    }
}
function mendTail(fd) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd);
    if (endsWithNewline(fd))
        return size;
    const tail = Buffer.alloc(Math.min(size, LINE_LIMIT_BYTES));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, tail, 0, tail.length, size - tail.length);
    const line = tail.subarray(tail.lastIndexOf(NEWLINE) + 1);
    const isIncomplete = line.length < LINE_LIMIT_BYTES && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOrNull */ .J5)(line.toString()) === null;
    if (!isIncomplete)
        return size + (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(fd, "\n");
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(fd, size - line.length);
    return size - line.length;
}
function endsWithNewline(fd) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd);
    if (size === 0)
        return true;
    const last = Buffer.alloc(1);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, last, 0, 1, size - 1);
    return last[0] === NEWLINE;
}
function readLines(path, onLine) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    }
    catch (error) {
        const code = (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .C)(error);
        if (code === "ENOENT" || code === "ENOTDIR")
            return;
        throw error;
    }
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd);
        if (size > _state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_FILE_LIMIT_BYTES */ .BI)
            throw tooLarge(path, size);
        readOpenLines(fd, onLine);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
    }
}
function tooLarge(path, size) {
    const gigabytes = (bytes) => `${Math.round((bytes / 2 ** 30) * 10) / 10} GiB`;
    return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y(`Expected a file of at most ${gigabytes(_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_FILE_LIMIT_BYTES */ .BI)} at ${path}, found one of ${gigabytes(size)}. ` +
        "Remove it, or set another `state-dir`. Keep large outputs in separate files.");
}
function readOpenLines(fd, onLine) {
    let buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    let kept = 0;
    let base = 0;
    let isOverlong = false;
    for (let read = 1; read > 0;) {
        read = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, buffer, kept, buffer.length - kept, null);
        const bytes = buffer.subarray(0, kept + read);
        const end = bytes.lastIndexOf(NEWLINE);
        if (end === -1) {
            isOverlong ||= bytes.length >= LINE_LIMIT_BYTES;
            kept = isOverlong ? 0 : bytes.length;
            base += bytes.length - kept;
            if (kept === buffer.length)
                buffer = Buffer.concat([buffer], 2 * kept);
            continue;
        }
        const start = isOverlong ? bytes.indexOf(NEWLINE) + 1 : 0;
        cutLines(bytes.subarray(start, end + 1), base + start, onLine);
        isOverlong = false;
        kept = bytes.copy(buffer, 0, end + 1);
        base += end + 1;
    }
    if (!isOverlong)
        cutLines(buffer.subarray(0, kept), base, onLine);
}
function cutLines(bytes, base, onLine) {
    const encoding = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes) ? "latin1" : "utf8";
    for (let from = 0; from < bytes.length;) {
        const newline = bytes.indexOf(NEWLINE, from);
        const end = newline === -1 ? bytes.length : newline;
        const next = Math.min(end + 1, bytes.length);
        if (end > from)
            onLine(bytes.toString(encoding, from, end), base + from, base + next);
        from = next;
    }
}


/***/ }),

/***/ 38617:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ latestRows),
/* harmony export */   CM: () => (/* binding */ findResults),
/* harmony export */   Lu: () => (/* binding */ readHistory),
/* harmony export */   SC: () => (/* binding */ readLedger),
/* harmony export */   YD: () => (/* binding */ readSidecar),
/* harmony export */   jX: () => (/* binding */ attemptKey),
/* harmony export */   kB: () => (/* binding */ campaignsOfRows),
/* harmony export */   oX: () => (/* binding */ resultOrder),
/* harmony export */   x8: () => (/* binding */ readResults)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28314);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93011);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13853);
/* harmony import */ var _retries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61200);




const RESULTS = {
    passed: { kind: "result", status: "passed" },
    failed: { kind: "result", status: "failed" },
};
function readLedger(path, onRow) {
    return readRows(path, LEDGER_READER, onRow);
}
function readSidecar(path, onRow) {
    return readRows(path, SIDECAR_READER, onRow);
}
const LEDGER_READER = { schema: _format_js__WEBPACK_IMPORTED_MODULE_0__/* .ledgerRowSchema */ .xB, readPlain: _format_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLedgerRow */ .CN };
const SIDECAR_READER = { schema: _format_js__WEBPACK_IMPORTED_MODULE_0__/* .sidecarRowSchema */ .tF, isOther: _retries_js__WEBPACK_IMPORTED_MODULE_2__/* .isRetryLine */ .R };
function readRows(path, { schema, readPlain, isOther }, onRow) {
    let broken = 0;
    let newer = 0;
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .readLines */ .Se)(path, (line) => {
        const plain = readPlain?.(line) ?? null;
        if (plain !== null)
            return onRow(plain, line);
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOrNull */ .J5)(line);
        const row = schema().safeParse(value);
        if (row.success)
            onRow(row.data, line);
        else if ((0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .newerVersion */ .ip)(value) !== null)
            newer += 1;
        else if (isOther?.(line) !== true)
            broken += 1;
    });
    return { broken, newer };
}
function resultOrder(row) {
    return `${row.started_at} ${attemptKey(row)}`;
}
function attemptKey(row) {
    return `${row.run}.${row.job}.${String(row.attempt).padStart(7, "0")}`;
}
function readHistory({ results, failures }, campaign, history) {
    let unlistedFailures = 0;
    const retries = _retries_js__WEBPACK_IMPORTED_MODULE_2__/* .Retries */ .f.read([failures]);
    const placeOf = (row, at) => row.campaign === campaign && !retries.cancels(row, at) ? history.index.find(row.hash) : null;
    const attempts = new Map();
    const terminals = new Map();
    const sidecar = readSidecar(failures, (row) => {
        const place = placeOf(row, row.at);
        if (place === -1)
            unlistedFailures += 1;
        if (place === null || place === -1)
            return;
        if (row.terminal) {
            const order = `${row.at} ${attemptKey(row)}`;
            const other = terminals.get(place);
            if (other === undefined || order < other) {
                terminals.set(place, order);
                history.setAt(place, { kind: "terminal", class: row.class });
            }
        }
        const seen = attempts.get(place) ?? new Set();
        attempts.set(place, seen.add(attemptKey(row)));
    });
    for (const [place, seen] of attempts) {
        if (!terminals.has(place))
            history.setAt(place, { kind: "attempts", count: seen.size });
    }
    const ledger = readResults(results, {
        find: (row) => placeOf(row, row.started_at),
        has: (place) => history.at(place)?.kind === "result",
        set: (place, { status }) => history.setAt(place, RESULTS[status]),
    });
    return {
        history,
        skipped: { broken: ledger.broken + sidecar.broken, newer: ledger.newer + sidecar.newer },
        unlisted: ledger.unlisted + unlistedFailures,
    };
}
function readResults(path, { find, has, set }) {
    const doubled = new Set();
    let unlisted = 0;
    const skipped = readLedger(path, (row) => {
        const place = find(row);
        if (place === null)
            return;
        if (place === -1)
            unlisted += 1;
        else if (has(place))
            doubled.add(place);
        else
            set(place, row);
    });
    const first = new Map();
    if (doubled.size > 0) {
        readLedger(path, (row) => {
            const place = find(row) ?? -1;
            const other = first.get(place);
            if (doubled.has(place) && (other === undefined || resultOrder(row) < resultOrder(other)))
                first.set(place, row);
        });
    }
    for (const [place, row] of first)
        set(place, row);
    return { ...skipped, unlisted };
}
function latestRows({ results, failures }) {
    const latest = new Map();
    const note = (campaign, at) => {
        if (at >= (latest.get(campaign) ?? ""))
            latest.set(campaign, at);
    };
    readSidecar(failures, (row) => note(row.campaign, row.at));
    readLedger(results, (row) => note(row.campaign, row.started_at));
    return latest;
}
function campaignsOfRows(paths) {
    const ids = [...latestRows(paths)].sort(([, a], [, b]) => Number(a < b) - Number(a > b)).map(([id]) => id);
    return ids.map((id) => ({ id, complete: false, completed_run: null, completed_at: null }));
}
function findResults(ledger, campaign, hashes) {
    const found = new Set();
    if (hashes.size === 0)
        return found;
    readLedger(ledger, (row) => {
        if (row.campaign === campaign && hashes.has(row.hash))
            found.add(row.hash);
    });
    return found;
}


/***/ }),

/***/ 61200:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ isRetryLine),
/* harmony export */   f: () => (/* binding */ Retries)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73102);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28314);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43609);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83260);
/* harmony import */ var _core_task_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25680);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93011);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13853);







const retrySchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(_format_js__WEBPACK_IMPORTED_MODULE_0__/* .FORMAT_VERSION */ .Hp),
    campaign: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    hash: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._regex */ .Fk(_core_task_index_js__WEBPACK_IMPORTED_MODULE_5__/* .HASH */ .v)),
    class: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("retry"),
    was: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_core_selection_js__WEBPACK_IMPORTED_MODULE_6__/* .RULE_STATUSES */ .q7)),
    run: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    at: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .datetime */ .w$(),
}));
function isRetryLine(line) {
    return line.includes('"class":"retry"') && retrySchema().safeParse((0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonOrNull */ .J5)(line)).success;
}
class Retries {
    #latest = new Map();
    static read(sidecars) {
        const retries = new Retries();
        for (const path of sidecars) {
            (0,_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .readLines */ .Se)(path, (line) => {
                if (!isRetryLine(line))
                    return;
                const row = retrySchema().parse((0,_core_json_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonOrNull */ .J5)(line));
                const key = `${row.campaign}\n${row.hash}`;
                const known = retries.#latest.get(key);
                if (known === undefined || orderOf({ row, line }) > orderOf(known))
                    retries.#latest.set(key, { row, line });
            });
        }
        return retries;
    }
    get lines() {
        return new Set([...this.#latest.values()].map(({ line }) => line));
    }
    cancels(row, at) {
        const latest = this.#latest.size === 0 ? undefined : this.#latest.get(`${row.campaign}\n${row.hash}`)?.row;
        return latest !== undefined && at < latest.at && row.run !== latest.run;
    }
    notBefore(row, at) {
        const retriedAt = this.#latest.get(`${row.campaign}\n${row.hash}`)?.row.at ?? at;
        return this.cancels(row, at) ? retriedAt : at;
    }
    statusBefore(campaign, hash) {
        return this.#latest.get(`${campaign}\n${hash}`)?.row.was;
    }
}
function orderOf({ row, line }) {
    return `${row.at} ${line}`;
}


/***/ }),

/***/ 31918:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ STATE_FILE_LIMIT_BYTES),
/* harmony export */   CQ: () => (/* binding */ folderMark),
/* harmony export */   IU: () => (/* binding */ reportFiles),
/* harmony export */   MO: () => (/* binding */ PLAN_LIMIT_BYTES),
/* harmony export */   mF: () => (/* binding */ STATE_FILES),
/* harmony export */   mt: () => (/* binding */ statePaths),
/* harmony export */   rX: () => (/* binding */ isStatePath)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const STATE_FILES = {
    tasks: "tasks.jsonl",
    results: "results.jsonl",
    failures: "failures.jsonl",
    checkpoint: "checkpoint.json",
    events: "events.jsonl",
    baseline: "baseline.jsonl",
    history: "history.jsonl",
    plan: "plan.json",
    calls: "calls.jsonl",
};
const STATE_FILE_LIMIT_BYTES = 2 ** 31;
const PLAN_LIMIT_BYTES = 256 << 20;
function statePaths(stateDir) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(stateDir);
    const at = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name);
    const files = Object.entries(STATE_FILES).map(([key, name]) => [key, at(name)]);
    return {
        root,
        ...Object.fromEntries(files),
        logs: at("logs"),
        inbox: at("inbox"),
        held: at((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)("inbox", "held.jsonl")),
        lock: at("lock"),
        outstanding: at("outstanding.txt"),
        summary: at("summary.md"),
        junit: at("junit.xml"),
        report: at("report.html"),
    };
}
function reportFiles({ outstanding, summary, junit, report }) {
    return [outstanding, summary, junit, report];
}
const OWN_LOG = /^[^/]+\.\d+\.\d{6,}\.log$/;
const OWN_INBOX = /^(?:held\.jsonl|[^/~]+(?:~[^/~]+){5,6}\.(?:(?:tasks|results)\.jsonl|stopped))(?:\/|$)/;
function isStatePath({ root: _, logs, inbox, ...files }, path) {
    if (path.startsWith(logs + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
        return OWN_LOG.test(path.slice(logs.length + 1));
    if (path.startsWith(inbox + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
        return OWN_INBOX.test(path.slice(inbox.length + 1));
    return Object.values(files).includes(path);
}
function folderMark(root) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(root).digest("hex").slice(0, 16);
}


/***/ }),

/***/ 73102:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports ZodMiniISODateTime, ZodMiniISODate, date, ZodMiniISOTime, time, ZodMiniISODuration, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81041);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55395);


const ZodMiniISODateTime = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniISODateTime", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodISODateTime */ .Ko.init(inst, def);
    _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .ZodMiniStringFormat */ .zUr.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* ._isoDateTime */ .G1(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODate", (inst, def) => {
    core.$ZodISODate.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function date(params) {
    return core._isoDate(ZodMiniISODate, params);
}
const ZodMiniISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
    core.$ZodISOTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function time(params) {
    return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
    core.$ZodISODuration.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function duration(params) {
    return core._isoDuration(ZodMiniISODuration, params);
}


/***/ })

};
