export const id = 8183;
export const ids = [8183];
export const modules = {

/***/ 38959:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K0: () => (/* binding */ endInterrupted),
/* harmony export */   Ki: () => (/* binding */ FOLDER_LOST),
/* harmony export */   Uf: () => (/* binding */ checkFailures),
/* harmony export */   _N: () => (/* binding */ end),
/* harmony export */   e0: () => (/* binding */ countKill),
/* harmony export */   uc: () => (/* binding */ endFast)
/* harmony export */ });
/* harmony import */ var _state_edits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17267);
/* harmony import */ var _unsettled_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83334);


const KILLS_IN_A_ROW = 10;
function end(state, ending) {
    if (state.ending && (ending.cause !== "interrupted" || state.ending.cause === "interrupted"))
        return state;
    return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_0__/* .tell */ .qz)({ ...state, ending }, [{ event: "ending", status: ending.status, reason: ending.reason }]);
}
const FOLDER_LOST = "another run took over the state folder, or its lock was removed";
function endInterrupted(state, signal, at) {
    const stopNow = state.ending?.stopNow ?? new Set();
    const reason = signal === null ? FOLDER_LOST : `interrupted by ${signal}`;
    return end(state, { status: "interrupted", cause: "interrupted", reason, stopAt: at, stopNow, signal });
}
function endFast(state, settlement, message, at) {
    const { group, id } = settlement.pending.task;
    const stopNow = new Set();
    for (const running of state.running.values()) {
        for (const pending of (0,_unsettled_js__WEBPACK_IMPORTED_MODULE_1__/* .unsettledTasks */ .Fp)(running.unsettled)) {
            if (group !== undefined && pending.task.group === group)
                stopNow.add(running.key);
        }
    }
    return end(state, {
        status: "aborted",
        cause: "fail-fast",
        reason: `fail-fast: ${id}: ${message}`,
        stopAt: at + state.settings.stopGraceMs,
        stopNow,
        signal: null,
    });
}
function checkFailures(state, at) {
    const { maxFailures, stopGraceMs } = state.settings;
    if (maxFailures === null || state.failures < maxFailures)
        return state;
    return end(state, {
        status: "aborted",
        cause: "max-failures",
        reason: `max-failures: the bound of ${maxFailures} failed or errored is reached`,
        stopAt: at + stopGraceMs,
        stopNow: new Set(),
        signal: null,
    });
}
function countKill(state, at) {
    const next = { ...state, killsInARow: state.killsInARow + 1 };
    if (next.killsInARow < KILLS_IN_A_ROW)
        return next;
    return end(next, {
        status: "incomplete",
        cause: "kill-streak",
        reason: `${KILLS_IN_A_ROW} children in a row were killed without a result (out of memory?)`,
        stopAt: at + state.settings.stopGraceMs,
        stopNow: new Set(),
        signal: null,
    });
}


/***/ }),

/***/ 65246:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WJ: () => (/* binding */ heapSize),
/* harmony export */   by: () => (/* binding */ heapPush),
/* harmony export */   i9: () => (/* binding */ heapPop),
/* harmony export */   zP: () => (/* binding */ heapShift)
/* harmony export */ });
function heapPush(heap, { key, tie }, item) {
    return merge(heap, { key, tie, item, rank: 1, size: 1, left: null, right: null });
}
function heapPop(heap) {
    return heap ? merge(heap.left, heap.right) : null;
}
function heapSize(heap) {
    return heap?.size ?? 0;
}
function heapShift(heap, by) {
    let moved = null;
    for (let rest = heap; rest; rest = heapPop(rest)) {
        moved = heapPush(moved, { key: rest.key + by, tie: rest.tie }, rest.item);
    }
    return moved;
}
function merge(a, b) {
    if (!a)
        return b;
    if (!b)
        return a;
    const [top, other] = isFirst(a, b) ? [a, b] : [b, a];
    const right = merge(top.right, other);
    const [long, short] = (top.left?.rank ?? 0) >= (right?.rank ?? 0) ? [top.left, right] : [right, top.left];
    return {
        key: top.key,
        tie: top.tie,
        item: top.item,
        rank: (short?.rank ?? 0) + 1,
        size: 1 + (long?.size ?? 0) + (short?.size ?? 0),
        left: long,
        right: short,
    };
}
function isFirst(a, b) {
    return a.key < b.key || (a.key === b.key && a.tie <= b.tie);
}


/***/ }),

/***/ 40130:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ openLane),
/* harmony export */   Yn: () => (/* binding */ openPending),
/* harmony export */   dD: () => (/* binding */ putOff),
/* harmony export */   dj: () => (/* binding */ pendingCount),
/* harmony export */   mt: () => (/* binding */ takeShard),
/* harmony export */   pK: () => (/* binding */ putBack),
/* harmony export */   qn: () => (/* binding */ UNSUSPECTED),
/* harmony export */   xz: () => (/* binding */ readiness)
/* harmony export */ });
/* harmony import */ var _circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22725);
/* harmony import */ var _heap_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65246);
/* harmony import */ var _limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(969);
/* harmony import */ var _queue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92797);
/* harmony import */ var _setbacks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7540);





function openPending(task, place, setbacks = _setbacks_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_SETBACKS */ .tr) {
    return { task, ...place, kills: 0, capRounds: 0, suspicions: 0, shardLimit: Number.POSITIVE_INFINITY, setbacks };
}
const UNSUSPECTED = { state: "none" };
function openLane(provider, pending, options) {
    return {
        provider,
        ready: (0,_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .fifoOf */ .UG)(pending),
        delayed: null,
        capped: null,
        later: (0,_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .fifoOf */ .UG)([]),
        limit: (0,_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .openLimit */ .au)(options.ceiling, options.learnedLimit),
        circuit: options.circuit ?? _circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .CLOSED */ .V,
        suspicion: UNSUSPECTED,
        pausedUntil: Number.NEGATIVE_INFINITY,
        pace: null,
        running: 0,
        started: 0,
        listed: pending.length,
        hasGraded: false,
        unauthorized: [],
        taskVerdicts: new Set(),
        drainUntil: null,
        preflight: options.preflight ? "needed" : "none",
    };
}
function pendingCount(lane) {
    return lane.ready.size + lane.later.size + (0,_heap_js__WEBPACK_IMPORTED_MODULE_4__/* .heapSize */ .WJ)(lane.delayed) + (0,_heap_js__WEBPACK_IMPORTED_MODULE_4__/* .heapSize */ .WJ)(lane.capped) + suspectCount(lane);
}
function suspectCount({ suspicion }) {
    let count = 0;
    if (suspicion.state === "none")
        return count;
    for (let list = suspicion.suspects; list !== null; list = list.rest)
        count += 1;
    return count;
}
function putBack(lane, pending) {
    return { ...lane, ready: (0,_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .fifoPutBack */ .De)(lane.ready, pending.position, pending) };
}
function putOff(lane, source, dueAt, pending) {
    return { ...lane, [source]: (0,_heap_js__WEBPACK_IMPORTED_MODULE_4__/* .heapPush */ .by)(lane[source], { key: dueAt, tie: pending.position }, pending) };
}
const BLOCKED = { kind: "blocked" };
function readiness(lane, now, needsPreflightAsProbe) {
    const { circuit } = lane;
    if (pendingCount(lane) === 0 || lane.preflight === "running")
        return BLOCKED;
    if (circuit.state === "half-open" || lane.suspicion.state === "probing")
        return BLOCKED;
    if (circuit.state === "open" && circuit.policy === "stop")
        return BLOCKED;
    const openUntil = circuit.state === "open" ? circuit.untilAt : Number.NEGATIVE_INFINITY;
    const gateAt = Math.max(openUntil, lane.pausedUntil);
    if (gateAt > now)
        return { kind: "at", at: gateAt, why: "gate" };
    const isSuspected = lane.suspicion.state === "suspected";
    const needsProbe = circuit.state === "open" || isSuspected;
    if (lane.preflight === "needed" || (needsProbe && needsPreflightAsProbe))
        return { kind: "preflight" };
    const paceAt = lane.pace?.nextStartAt ?? Number.NEGATIVE_INFINITY;
    if (lane.running >= lane.limit.value)
        return BLOCKED;
    const next = (isSuspected ? nextFresh(lane) : null) ?? nextPending(lane, now);
    if (next !== null && lane.running > 0 && (0,_setbacks_js__WEBPACK_IMPORTED_MODULE_1__/* .runsAlone */ .Gx)(next.head.setbacks))
        return BLOCKED;
    if (next !== null && paceAt > now)
        return { kind: "at", at: paceAt, why: "pace" };
    if (next !== null)
        return { kind: "now", ...next, probe: circuit.state === "open", isSingle: needsProbe };
    const { delayed, capped } = lane;
    if (capped && (!delayed || capped.key < delayed.key)) {
        return { kind: "at", at: capped.key, why: "capped", retryAt: delayed?.key ?? null };
    }
    return delayed ? { kind: "at", at: delayed.key, why: "retry" } : BLOCKED;
}
function nextPending(lane, now) {
    for (const source of ["delayed", "capped"]) {
        const first = lane[source];
        if (first && first.key <= now)
            return { source, head: first.item };
    }
    return nextFresh(lane);
}
function nextFresh(lane) {
    const ready = (0,_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .fifoPeek */ ._4)(lane.ready);
    if (ready)
        return { source: "ready", head: ready };
    const later = (0,_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .fifoPeek */ ._4)(lane.later);
    return later ? { source: "later", head: later } : null;
}
function takeShard(lane, source, size) {
    const taken = [];
    const dueAt = lane.capped?.key;
    let rest = lane;
    for (;;) {
        const head = headOf(rest, source);
        const first = taken[0];
        if (head === undefined || taken.length >= Math.min(size, head.shardLimit))
            break;
        if (first !== undefined && (head.shardLimit !== first.shardLimit || head.attempt !== first.attempt))
            break;
        if (source === "capped" && rest.capped?.key !== dueAt)
            break;
        taken.push(head);
        rest = withoutHead(rest, source);
        if (source === "delayed")
            break;
    }
    return { taken, lane: rest };
}
function headOf(lane, source) {
    return source === "delayed" || source === "capped" ? lane[source]?.item : (0,_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .fifoPeek */ ._4)(lane[source]);
}
function withoutHead(lane, source) {
    return source === "delayed" || source === "capped"
        ? { ...lane, [source]: (0,_heap_js__WEBPACK_IMPORTED_MODULE_4__/* .heapPop */ .i9)(lane[source]) }
        : { ...lane, [source]: (0,_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .fifoPop */ .we)(lane[source]) };
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

/***/ 73147:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IR: () => (/* binding */ paceAfterStart),
/* harmony export */   JX: () => (/* binding */ paceAfterSuccess),
/* harmony export */   Le: () => (/* binding */ standstill),
/* harmony export */   wj: () => (/* binding */ paceAfterRefusal)
/* harmony export */ });
const MEMORY_MS = 60_000;
const COARSE_WAIT_MS = 1_000;
const MARGIN = 0.95;
const BLIND_CUT = 0.8;
const LEAST_CUT = 0.98;
const MEASURABLE = 4;
const SMALL_BURST = 4;
const FINE_GUESS = 1.5;
const LONE_SPREAD = 1 / 8;
const GUESS_GROWTH = 0.8;
const LARGEST_GUESS_GROWTH = 0.25;
const FINE_GROWTH = 0.04;
const FIRST_GROWTH = 0.001;
const GROWTH = 0.0005;
const GROWTH_ROUND = 40;
const LARGEST_GROWTH = 0.03;
const TOKEN_FLOOR = 0.1;
const TOKEN_SLACK = 1.25;
const TOLD = 16;
const CREDIT = 0.7;
const CATCH_UP = 0.5;
const RECENT = 16;
const LONGEST_INTERVAL_MS = 60_000;
function paceAfterRefusal(pace, refusal) {
    if (pace === null)
        return firstPace(refusal);
    return refusal.startedAt <= pace.episodeAt ? sameEpisode(pace, refusal) : nextEpisode(pace, refusal);
}
function firstPace(refusal) {
    const { startedAt, now, waitMs, resumesAt, runStartedAt } = refusal;
    const burst = Math.max(1, refusal.startedInRun - 1);
    const tokenMs = fineWaitMs(refusal);
    const spreadMs = tokenMs > 0 ? Number.POSITIVE_INFINITY : (waitMs ?? COARSE_WAIT_MS) * LONE_SPREAD;
    const intervalMs = Math.min(guessInterval(burst, tokenMs, refusal), spreadMs);
    return {
        emptyAt: startedAt,
        episodeAt: now,
        resumedAt: resumesAt,
        admitted: refusal.younger,
        recent: [],
        burst,
        tokenMs,
        intervalMs,
        basis: { kind: "guessed", ranMs: now - runStartedAt },
        dueAt: now + intervalMs,
        nextStartAt: now + intervalMs,
    };
}
function sameEpisode(pace, refusal) {
    const isGuess = pace.basis.kind === "guessed";
    const tokenMs = Math.max(pace.tokenMs, fineWaitMs(refusal));
    const burst = isGuess ? Math.max(1, pace.burst - 1) : pace.burst;
    const guessMs = isGuess ? guessInterval(burst, tokenMs, refusal) : 0;
    return {
        ...pace,
        tokenMs,
        burst,
        admitted: refusal.startedAt >= pace.emptyAt ? Math.max(0, pace.admitted - 1) : pace.admitted,
        resumedAt: Math.max(pace.resumedAt, refusal.resumesAt),
        intervalMs: Math.max(pace.intervalMs, guessMs, tokenMs),
    };
}
function nextEpisode(pace, refusal) {
    const { startedAt, now, younger } = refusal;
    const known = {
        ...pace,
        tokenMs: Math.max(pace.tokenMs, fineWaitMs(refusal)),
        admitted: Math.max(0, pace.admitted - 1 - younger),
    };
    const isRemembered = now - pace.episodeAt <= MEMORY_MS;
    const measuredMs = isRemembered ? measureInterval(known, startedAt) : null;
    const cutMs = isRemembered ? cutInterval(known, measuredMs) : pace.intervalMs;
    const isTold = known.burst <= 2 && known.tokenMs > 0 && known.admitted >= TOLD;
    const ceilingMs = isTold ? known.tokenMs * TOKEN_SLACK : LONGEST_INTERVAL_MS;
    const intervalMs = Math.min(ceilingMs, Math.max(cutMs, known.tokenMs));
    return {
        ...known,
        emptyAt: startedAt,
        episodeAt: now,
        resumedAt: refusal.resumesAt,
        admitted: younger,
        recent: [],
        burst: measuredMs === null ? known.burst : withoutInflow(known, measuredMs),
        intervalMs,
        basis: measuredMs === null ? known.basis : measuredAgain(known.basis),
        dueAt: startedAt + intervalMs,
        nextStartAt: Math.max(now, known.nextStartAt),
    };
}
function measuredAgain(basis) {
    return { kind: "measured", episodes: basis.kind === "measured" ? basis.episodes + 1 : 1 };
}
function cutInterval({ basis, intervalMs }, measuredMs) {
    if (measuredMs === null)
        return intervalMs / BLIND_CUT;
    const slowerMs = Math.max(measuredMs / MARGIN, intervalMs / LEAST_CUT);
    return basis.kind === "guessed" ? slowerMs : Math.min(slowerMs, intervalMs * 2);
}
function measureInterval(pace, emptyAgainAt) {
    const { admitted, burst, emptyAt, resumedAt } = pace;
    const bounds = [];
    if (admitted >= MEASURABLE)
        bounds.push((emptyAgainAt - emptyAt) / admitted);
    if (admitted >= MEASURABLE + burst)
        bounds.push((emptyAgainAt - resumedAt) / (admitted - burst));
    const before = pace.recent.filter((at) => at < emptyAgainAt).reverse();
    for (let count = burst + 2; count <= before.length; count += 1) {
        bounds.push((emptyAgainAt - (before[count - 1] ?? emptyAgainAt)) / (count + 1 - burst));
    }
    return bounds.length === 0 ? null : Math.max(1, Math.min(...bounds));
}
function withoutInflow({ basis, burst }, intervalMs) {
    return basis.kind === "guessed" ? Math.max(1, burst - Math.floor(basis.ranMs / intervalMs)) : burst;
}
function guessInterval(burst, tokenMs, refusal) {
    if (tokenMs > 0)
        return tokenMs * FINE_GUESS;
    const { now, waitMs, runStartedAt } = refusal;
    const spreadMs = (now - runStartedAt + (waitMs ?? COARSE_WAIT_MS)) / Math.max(burst, SMALL_BURST);
    return Math.max(1, Math.min(waitMs ?? LONGEST_INTERVAL_MS, spreadMs));
}
function fineWaitMs({ waitMs }) {
    return waitMs !== null && waitMs < COARSE_WAIT_MS ? waitMs : 0;
}
function paceAfterStart(pace, now) {
    if (pace === null)
        return null;
    const { intervalMs, basis, burst } = pace;
    const saved = basis.kind === "measured" ? Math.max(0, burst * CREDIT - 1) : 0;
    const dueAt = Math.max(pace.dueAt, now - saved * intervalMs) + intervalMs;
    return {
        ...pace,
        admitted: pace.admitted + 1,
        recent: [...pace.recent.slice(1 - RECENT), now],
        dueAt,
        nextStartAt: Math.max(dueAt, now + intervalMs * CATCH_UP),
    };
}
function standstill(pace) {
    return pace.admitted > 0 ? null : { from: pace.resumedAt, until: pace.nextStartAt };
}
function paceAfterSuccess(pace, startedAt) {
    if (pace === null || startedAt <= pace.episodeAt)
        return pace;
    const floorMs = pace.tokenMs * (1 + TOKEN_FLOOR / pace.burst);
    const intervalMs = Math.min(pace.intervalMs, Math.max(pace.intervalMs * (1 - growthOf(pace)), floorMs));
    const soonerMs = pace.intervalMs - intervalMs;
    return { ...pace, intervalMs, dueAt: pace.dueAt - soonerMs, nextStartAt: pace.nextStartAt - soonerMs };
}
function growthOf({ basis, tokenMs, admitted, burst }) {
    if (basis.kind === "measured") {
        const rounds = Math.max(1, admitted / GROWTH_ROUND);
        return Math.min(LARGEST_GROWTH, (basis.episodes === 1 ? FIRST_GROWTH : GROWTH) * rounds);
    }
    if (tokenMs > 0)
        return FINE_GROWTH;
    return admitted <= burst ? 0 : Math.min(LARGEST_GUESS_GROWTH, GUESS_GROWTH / (burst + 1));
}


/***/ }),

/***/ 92797:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   De: () => (/* binding */ fifoPutBack),
/* harmony export */   T6: () => (/* binding */ fifoPush),
/* harmony export */   UG: () => (/* binding */ fifoOf),
/* harmony export */   _4: () => (/* binding */ fifoPeek),
/* harmony export */   we: () => (/* binding */ fifoPop)
/* harmony export */ });
/* harmony import */ var _heap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65246);

function fifoOf(items) {
    return { bulk: items, from: 0, front: null, back: null, size: items.length };
}
function fifoPush(queue, item) {
    return { ...queue, back: { head: item, tail: queue.back }, size: queue.size + 1 };
}
function fifoPutBack(queue, place, item) {
    return { ...queue, front: (0,_heap_js__WEBPACK_IMPORTED_MODULE_0__/* .heapPush */ .by)(queue.front, { key: place, tie: 0 }, item), size: queue.size + 1 };
}
function fifoPeek(queue) {
    return queue.front ? queue.front.item : (queue.bulk[queue.from] ?? turned(queue).bulk[0]);
}
function fifoPop(queue) {
    if (queue.size === 0)
        return queue;
    if (queue.front)
        return { ...queue, front: (0,_heap_js__WEBPACK_IMPORTED_MODULE_0__/* .heapPop */ .i9)(queue.front), size: queue.size - 1 };
    const ready = queue.from < queue.bulk.length ? queue : turned(queue);
    return { ...ready, from: ready.from + 1, size: ready.size - 1 };
}
function turned(queue) {
    const items = [];
    for (let cell = queue.back; cell; cell = cell.tail)
        items.push(cell.head);
    return { ...queue, bulk: items.reverse(), from: 0, back: null };
}


/***/ }),

/***/ 19996:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XV: () => (/* binding */ NOTHING_DETECTED),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   gO: () => (/* binding */ limitDetails)
/* harmony export */ });
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65079);

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
        kind,
        certain,
        source,
        retry_after_seconds: retryAfterMs === null ? null : retryAfterMs / 1_000,
        reset_at: resetAt === null ? null : (0,_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .iso */ .K)(resetAt),
        form,
        provider,
        evidence,
    };
}


/***/ }),

/***/ 61733:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ openState),
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   Wj: () => (/* binding */ idleCostMs)
/* harmony export */ });
/* unused harmony exports NEW_CAMPAIGN, p90Ms */
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);
/* harmony import */ var _lane_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40130);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73147);
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48032);




const NEW_CAMPAIGN = {
    hasPassed: false,
    graded: new Set(),
    sameFailureRuns: 0,
    killStreakRuns: 0,
};
function openState(settings, lanes, facts) {
    const { campaign = NEW_CAMPAIGN } = facts;
    const budgetMs = settings.deadlineAt === null ? null : settings.deadlineAt - facts.now;
    const fits = (durationMs) => budgetMs === null || durationMs * settings.shardSize < budgetMs;
    return {
        settings,
        runStartedAt: facts.now,
        lanes: new Map(lanes.map((lane) => [lane.provider, lane])),
        running: new Map(),
        ending: null,
        waitedMs: 0,
        idleUntil: Number.NEGATIVE_INFINITY,
        durationsMs: facts.durationsMs.filter(fits).sort((a, b) => a - b),
        passed: 0,
        failures: 0,
        killsInARow: 0,
        campaign,
        left: 0,
        refusedBy: null,
        held: campaign.hasPassed || campaign.sameFailureRuns > 0 ? null : [],
        sameFailures: new Map(),
        effects: [],
    };
}
function decide(state, now) {
    const stop = dueStop(state, now);
    if (stop)
        return stop;
    if (state.ending) {
        return state.running.size === 0 ? finish(state, now, {}) : { kind: "wait", untilAt: nextStopAt(state) };
    }
    const start = nextStart(state, now);
    if (start.kind === "command")
        return start.command;
    if (state.running.size === 0 && !preflightRuns(state))
        return idle(state, start, now);
    return { kind: "wait", untilAt: (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .earliest */ .Q)((0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .earliest */ .Q)(start.wakeAt, start.capped?.at ?? null), nextStopAt(state)) };
}
function idle(state, next, now) {
    const { wakeAt, capped, hasGate } = next;
    const isCappedFirst = capped !== null && (wakeAt === null || capped.at < wakeAt) && fitsDeadline(state, capped.at);
    if (isCappedFirst) {
        if (hasGate || capped.at <= state.idleUntil)
            return { kind: "wait", untilAt: capped.at };
        const leftMs = state.settings.maxWaitMs - state.waitedMs;
        if (idleCostMs(state, capped.at, now) <= leftMs) {
            return { kind: "idle", provider: capped.provider, untilAt: capped.at };
        }
    }
    if (wakeAt !== null && fitsDeadline(state, wakeAt))
        return { kind: "wait", untilAt: wakeAt };
    const overMaxWait = isCappedFirst ? capped.provider : next.overMaxWait;
    return finish(state, now, overMaxWait !== null && wakeAt === null ? { overMaxWait } : {});
}
function idleCostMs(state, untilAt, now) {
    return Math.max(0, untilAt - Math.max(now, state.idleUntil));
}
function preflightRuns(state) {
    for (const lane of state.lanes.values())
        if (lane.preflight === "running")
            return true;
    return false;
}
function nextStart(state, now) {
    const { settings } = state;
    const full = state.running.size >= settings.concurrency;
    let wakeAt = null;
    let capped = null;
    let hasGate = false;
    let overMaxWait = null;
    let best = null;
    for (const lane of state.lanes.values()) {
        const ready = (0,_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .readiness */ .xz)(lane, now, settings.preflight);
        switch (ready.kind) {
            case "blocked":
                break;
            case "at":
                if (ready.why === "pace" && isOverMaxWait(state, lane, now)) {
                    overMaxWait = lane.provider;
                    break;
                }
                hasGate ||= ready.why === "gate";
                wakeAt = (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .earliest */ .Q)(wakeAt, ready.why === "capped" ? ready.retryAt : ready.at);
                if (ready.why === "capped" && (capped === null || ready.at < capped.at)) {
                    capped = { at: ready.at, provider: lane.provider };
                }
                break;
            case "preflight":
                if (fitsLane(state, lane, now))
                    return { kind: "command", command: { kind: "preflight", provider: lane.provider } };
                break;
            case "now": {
                if (!fitsLane(state, lane, now))
                    break;
                const better = best === null || startOrder(ready) < startOrder(best.ready);
                if (better)
                    best = { lane, ready };
                break;
            }
            default:
                (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachable */ .H)(ready);
        }
    }
    if (full)
        return { kind: "none", wakeAt: null, capped: null, hasGate, overMaxWait };
    if (best === null)
        return { kind: "none", wakeAt, capped, hasGate, overMaxWait };
    const { lane, ready } = best;
    const { taken } = (0,_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .takeShard */ .mt)(lane, ready.source, ready.isSingle ? 1 : settings.shardSize);
    const slot = freeSlot(state);
    return {
        kind: "command",
        command: { kind: "start", provider: lane.provider, source: ready.source, slot, probe: ready.probe, tasks: taken },
    };
}
const SPREAD_MS = 10_000;
function isOverMaxWait({ settings, waitedMs }, { pace, running }, now) {
    if (running > 0 || pace === null || (0,_pace_js__WEBPACK_IMPORTED_MODULE_3__/* .standstill */ .Le)(pace) === null)
        return false;
    return waitedMs >= settings.maxWaitMs && pace.nextStartAt - now >= SPREAD_MS;
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
function fitsLane(state, lane, now) {
    const { deadlineAt } = state.settings;
    return lane.started === 0 ? deadlineAt === null || now < deadlineAt : fitsDeadline(state, now);
}
function fitsDeadline(state, at) {
    const { deadlineAt } = state.settings;
    const expectedMs = (p90Ms(state) ?? 0) * state.settings.shardSize;
    return deadlineAt === null || at + Math.max(1, expectedMs) <= deadlineAt;
}
function dueStop(state, now) {
    for (const running of state.running.values()) {
        const due = stopOf(state, running);
        if (due === null || due.at > now)
            continue;
        return { kind: "stop", key: running.key, reason: due.reason, graceMs: due.graceMs };
    }
    return null;
}
function stopOf(state, running) {
    const { ending, settings } = state;
    if (running.killAt !== null)
        return hurriedStop(state, running.killAt);
    const lane = state.lanes.get(running.provider);
    const stops = [];
    if (ending) {
        const reason = STOP_REASON[ending.cause];
        const graceMs = ending.cause === "interrupted" ? settings.interruptGraceMs : settings.killGraceMs;
        stops.push({ at: ending.stopNow.has(running.key) ? Number.NEGATIVE_INFINITY : ending.stopAt, reason, graceMs });
    }
    const graceMs = settings.killGraceMs;
    if (settings.deadlineAt !== null)
        stops.push({ at: settings.deadlineAt, reason: "out-of-time", graceMs });
    if (lane?.drainUntil !== null && lane?.drainUntil !== undefined)
        stops.push({ at: lane.drainUntil, reason: "rate-limit", graceMs });
    return stops.length === 0 ? null : stops.reduce((first, next) => (next.at < first.at ? next : first));
}
function hurriedStop({ ending, settings }, killAt) {
    if (ending?.cause !== "interrupted")
        return null;
    const at = ending.stopAt + settings.interruptGraceMs;
    return killAt > at ? { at, reason: "interrupted", graceMs: 0 } : null;
}
const STOP_REASON = {
    interrupted: "interrupted",
    "out-of-time": "out-of-time",
    "fail-fast": "fail-fast",
    "max-failures": "aborted",
    "same-failure": "aborted",
    authentication: "aborted",
    "kill-streak": "aborted",
};
function nextStopAt(state) {
    let at = null;
    for (const running of state.running.values()) {
        at = (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .earliest */ .Q)(at, stopOf(state, running)?.at ?? null);
    }
    return at;
}
function finish(state, now, why) {
    const { ending, settings } = state;
    if (ending)
        return { kind: "finish", status: ending.status, reason: ending.reason };
    const waiting = [...state.lanes.values()].filter((lane) => (0,_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .pendingCount */ .dj)(lane) > 0);
    const stopped = waiting.flatMap(({ provider, circuit }) => circuit.state === "open" && circuit.policy === "stop" ? [{ provider, ...circuit }] : []);
    const stop = stopped.find(({ outage }) => !outage) ?? stopped[0];
    if (stop?.outage && settings.deadlineAt !== null && stop.untilAt >= settings.deadlineAt) {
        const reason = `time-budget: it ends before the next probe of ${stop.provider}, ${stop.reason}`;
        return { kind: "finish", status: "out_of_time", reason };
    }
    if (stop !== undefined)
        return { kind: "finish", status: "stopped", reason: `${stop.provider}: ${stop.reason}` };
    if (waiting.length > 0 && why.overMaxWait !== undefined) {
        const reason = `${GIVEN_UP}: the wait after a rate limit of ${why.overMaxWait} does not fit max-wait`;
        return { kind: "finish", status: "incomplete", reason };
    }
    if (waiting.length > 0) {
        const { deadlineAt } = settings;
        return {
            kind: "finish",
            status: "out_of_time",
            reason: deadlineAt !== null && deadlineAt > now
                ? "time-budget: no further task is expected to fit"
                : "time-budget reached",
        };
    }
    const refused = state.refusedBy === null ? "" : `: refused again and again by ${state.refusedBy}`;
    return state.left > 0
        ? { kind: "finish", status: "incomplete", reason: `${GIVEN_UP}${refused}` }
        : { kind: "finish", status: "complete", reason: "nothing is outstanding" };
}
const GIVEN_UP = "tasks were given up for this run";


/***/ }),

/***/ 17267:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ withRunning),
/* harmony export */   JL: () => (/* binding */ withLane),
/* harmony export */   Tv: () => (/* binding */ limitNotes),
/* harmony export */   Tx: () => (/* binding */ runningOf),
/* harmony export */   jD: () => (/* binding */ applyAnswer),
/* harmony export */   kk: () => (/* binding */ laneOf),
/* harmony export */   nT: () => (/* binding */ budgetOf),
/* harmony export */   qY: () => (/* binding */ putBackPending),
/* harmony export */   qz: () => (/* binding */ tell),
/* harmony export */   sQ: () => (/* binding */ markProbe),
/* harmony export */   wi: () => (/* binding */ noteSettled)
/* harmony export */ });
/* harmony import */ var _lane_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40130);
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19996);


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
    return { ...state, lanes: new Map(state.lanes).set(lane.provider, lane) };
}
function withRunning(state, running) {
    return { ...state, running: new Map(state.running).set(running.key, running) };
}
function putBackPending(state, running, pending) {
    return withLane(state, (0,_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .putBack */ .pK)(laneOf(state, running.provider), pending));
}
function applyAnswer(state, answer) {
    return tell(withLane({ ...state, waitedMs: state.waitedMs + answer.waitMs }, answer.lane), answer.notes);
}
function noteSettled(state, settlement, next) {
    const { outcome, pending, key } = settlement;
    const isGraded = outcome.class === "graded";
    const limit = "limit" in outcome ? outcome.limit : undefined;
    return tell(state, [
        {
            event: "task_settled",
            key,
            id: pending.task.id,
            attempt: pending.attempt,
            class: outcome.class,
            status: isGraded ? outcome.status : null,
            score: isGraded ? (outcome.row?.score ?? null) : null,
            message: "message" in outcome ? outcome.message : "",
            verdict: limit?.kind ?? null,
            ...(limit === undefined ? {} : { rate_limit: (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .limitDetails */ .gO)(limit) }),
            next,
        },
    ]);
}
function tell(state, notes) {
    if (notes.length === 0)
        return state;
    return { ...state, effects: [...state.effects, ...notes.map((note) => ({ kind: "note", note }))] };
}
function markProbe(state, key, proof) {
    const running = state.running.get(key);
    if (!running?.probe || running.proof === "refused")
        return state;
    return withRunning(state, { ...running, proof });
}
function budgetOf(state) {
    return { leftMs: state.settings.maxWaitMs - state.waitedMs, deadlineAt: state.settings.deadlineAt };
}
function limitNotes({ provider, limit: { value: from } }, to, reason) {
    return from === to ? [] : [{ event: "limit_changed", provider, from, to, reason }];
}


/***/ }),

/***/ 83334:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ unsettledTasks),
/* harmony export */   gQ: () => (/* binding */ findUnsettled),
/* harmony export */   mb: () => (/* binding */ unsettledOf),
/* harmony export */   us: () => (/* binding */ withoutSettled)
/* harmony export */ });
const BLOCK = 256;
function unsettledOf(tasks) {
    const blocks = Array.from({ length: Math.ceil(tasks.length / BLOCK) }, () => new Uint8Array(BLOCK));
    return { tasks, places: new Map(tasks.map((pending, place) => [pending.task.id, place])), settled: blocks };
}
function findUnsettled({ tasks, places, settled }, id) {
    const place = places.get(id);
    if (place === undefined || settled[Math.floor(place / BLOCK)]?.[place % BLOCK] === 1)
        return undefined;
    return tasks[place];
}
function withoutSettled(unsettled, id) {
    const place = unsettled.places.get(id);
    if (place === undefined)
        return unsettled;
    const settled = [...unsettled.settled];
    const index = Math.floor(place / BLOCK);
    const block = (settled[index] ?? new Uint8Array(BLOCK)).slice();
    block[place % BLOCK] = 1;
    settled[index] = block;
    return { ...unsettled, settled };
}
function* unsettledTasks({ tasks, settled }) {
    for (const [place, pending] of tasks.entries()) {
        if (settled[Math.floor(place / BLOCK)]?.[place % BLOCK] !== 1)
            yield pending;
    }
}


/***/ })

};
