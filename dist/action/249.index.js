export const id = 249;
export const ids = [249];
export const modules = {

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

/***/ 83586:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   storeLeft: () => (/* binding */ storeLeft)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_classify_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57283);
/* harmony import */ var _core_grace_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17034);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(92746);
/* harmony import */ var _core_lane_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40130);
/* harmony import */ var _core_same_failure_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(81357);
/* harmony import */ var _run_inbox_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64238);
/* harmony import */ var _store_journal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13853);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38617);
/* harmony import */ var _store_task_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51980);
/* harmony import */ var _tasks_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35727);
/* harmony import */ var _recorder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(541);












async function storeLeft(folder, facts) {
    const { paths } = folder;
    if (facts.orphans === "stop")
        await (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_3__/* .stopOrphans */ ._E)(paths.inbox);
    const found = (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_3__/* .findLeftovers */ .Q_)(paths.inbox);
    const stated = found.length === 0 ? new Map() : statedHashes(paths.tasks);
    const hashOfTask = ({ id, json }) => stated.get(folder.publicName(id)) ?? (0,_tasks_json_js__WEBPACK_IMPORTED_MODULE_7__/* .hashOf */ .qQ)((0,_tasks_json_js__WEBPACK_IMPORTED_MODULE_7__/* .parseJson */ .qF)(json));
    const leftovers = found.map((leftover) => ({
        ...leftover,
        hashes: new Map(leftover.tasks.map((task) => [task.id, hashOfTask(task)])),
    }));
    if (leftovers.length === 0 && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.held))
        return { rows: 0, warnings: [] };
    folder.openJournals();
    try {
        const held = takeOverHeld(folder);
        if (leftovers.length === 0) {
            folder.releaseHeld();
            return { rows: held.charged, warnings: toldOf(held.charged) };
        }
        const campaign = campaignIn(folder) ?? facts.campaignOfNone();
        const detector = await facts.loadDetector();
        const taker = new RowTaker(folder, {
            done: (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .findResults */ .CM)(paths.results, campaign, new Set(leftovers.flatMap(({ hashes }) => [...hashes.values()]))),
            known: held.known ?? sidecarKeys(paths.failures),
        });
        const warnings = [];
        for (const { meta, tasks, hashes, wasToldToEnd, read, remove } of leftovers) {
            const jsons = new Map(tasks.map((task) => [task.id, task.json]));
            const left = await read(folder.redactor);
            warnings.push(...left.warnings);
            for (const row of left.rows) {
                const [hash, json] = [hashes.get(row.id), jsons.get(row.id)];
                if (hash === undefined || json === undefined)
                    continue;
                const settlement = settlementOf(row, { meta, hash, json, detector });
                if (wasToldToEnd && !(0,_core_grace_js__WEBPACK_IMPORTED_MODULE_9__/* .countsInGrace */ .S)(settlement.outcome, "stopped"))
                    continue;
                taker.take(settlement, { campaign, run: meta.run, job: meta.job });
            }
            remove();
        }
        folder.releaseHeld();
        const rows = held.charged + taker.rows;
        return { rows, warnings: [...warnings, ...toldOf(rows)] };
    }
    finally {
        folder.closeJournals();
    }
}
function campaignIn(folder) {
    const known = folder.readCheckpoint()?.campaigns ?? folder.campaignsOfRows();
    return known[0]?.id ?? null;
}
function toldOf(rows) {
    return rows === 0 ? [] : [`${rows} ${rows === 1 ? "row" : "rows"} of a killed run taken over`];
}
function statedHashes(path) {
    const hashes = new Map();
    (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .readLines */ .S)(path, (line) => {
        const hash = (0,_store_task_line_js__WEBPACK_IMPORTED_MODULE_6__/* .statedHash */ .sc)(line);
        const value = hash === null ? null : (0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_10__/* .jsonOrNull */ .J)(line);
        if (hash === null || value === null || typeof value !== "object" || !("id" in value))
            return;
        if (typeof value.id === "string")
            hashes.set(value.id, hash);
    });
    return hashes;
}
function settlementOf(row, of) {
    const { meta, hash, json, detector } = of;
    return {
        key: meta.key,
        pending: (0,_core_lane_js__WEBPACK_IMPORTED_MODULE_2__/* .openPending */ .Yn)({ id: row.id, hash, json, provider: "" }, { position: 0, attempt: meta.attempt }),
        outcome: (0,_core_classify_js__WEBPACK_IMPORTED_MODULE_1__/* .classifyRow */ .n$)(row, detector),
        startedAt: meta.startedAt,
        at: meta.startedAt,
        durationMs: 0,
    };
}
class RowTaker {
    #folder;
    #done;
    #known;
    rows = 0;
    constructor(folder, stored) {
        this.#folder = folder;
        this.#done = stored.done;
        this.#known = stored.known;
    }
    take(settlement, origin) {
        const { hash } = settlement.pending.task;
        if (this.#done.has(hash))
            return;
        const result = (0,_recorder_js__WEBPACK_IMPORTED_MODULE_8__/* .ledgerRow */ .gt)(settlement, origin);
        if (result !== null) {
            this.#done.add(hash);
            this.#folder.appendResult(result);
            this.rows += 1;
        }
        const failure = settlement.outcome.class === "kill_shaped" ? null : (0,_recorder_js__WEBPACK_IMPORTED_MODULE_8__/* .sidecarRow */ .GA)(settlement, origin);
        if (failure !== null && !this.#known.has(sidecarKey(failure))) {
            this.#known.add(sidecarKey(failure));
            this.#folder.appendFailure(failure);
            this.rows += 1;
        }
    }
}
function takeOverHeld(folder) {
    const held = [];
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readSidecar */ .YD)(folder.paths.held, (row) => held.push(row));
    if (held.length === 0)
        return { charged: 0, known: null };
    const known = sidecarKeys(folder.paths.failures);
    const verdicts = (0,_core_same_failure_js__WEBPACK_IMPORTED_MODULE_11__/* .areCharged */ .dJ)(held.map((row) => ({ ...row, exitCode: row.exit_code, task: row.hash })));
    let charged = 0;
    for (const [index, row] of held.entries()) {
        if (known.has(sidecarKey(row)))
            continue;
        known.add(sidecarKey(row));
        if (verdicts[index] !== true)
            continue;
        folder.appendFailure(row);
        charged += 1;
    }
    return { charged, known };
}
function sidecarKeys(path) {
    const keys = new Set();
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readSidecar */ .YD)(path, (row) => keys.add(sidecarKey(row)));
    return keys;
}
function sidecarKey(row) {
    return `${row.hash} ${(0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptKey */ .jX)(row)}`;
}


/***/ })

};
