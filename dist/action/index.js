import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 42613:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 20181:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 35317:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 76982:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 24434:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 79896:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 58611:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 65692:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 73339:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 69278:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 34589:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 16698:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 31421:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 37540:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 77598:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 53053:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 78474:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 73024:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 51455:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 32467:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 44708:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 98995:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 77030:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 48161:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 76760:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 41792:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 80099:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 57075:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 46466:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 46193:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 87997:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");

/***/ }),

/***/ 41692:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 73136:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 57975:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 73429:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 75919:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 70857:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 16928:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2203:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 13193:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 53557:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 64756:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 52018:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 87016:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 39023:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 9163:
/***/ (function (__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(67756);
/* harmony import */ var _engine_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(55042);
/* harmony import */ var _store_carrier_cache_process_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(88195);



async function start() {
    if (process.argv[2] === _store_carrier_cache_process_js__WEBPACK_IMPORTED_MODULE_1__/* .CACHE_WORKER */ .Mh)
        return (await Promise.all(/* import() */[__nccwpck_require__.e(395), __nccwpck_require__.e(33), __nccwpck_require__.e(417)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8417))).serveCacheBatch();
    const onSignal = (0,_engine_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .listenForSignals */ .s)();
    if (process.env.STATE_isPost !== undefined)
        return (await Promise.all(/* import() */[__nccwpck_require__.e(838), __nccwpck_require__.e(395), __nccwpck_require__.e(33), __nccwpck_require__.e(894), __nccwpck_require__.e(517)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6517))).runPost();
    (await Promise.all(/* import() */[__nccwpck_require__.e(838), __nccwpck_require__.e(803)]).then(__nccwpck_require__.bind(__nccwpck_require__, 11803))).leaveForPost("isPost", "true");
    switch (process.env.CARRYOVER_ENTRY) {
        case "plan":
            return (await Promise.all(/* import() */[__nccwpck_require__.e(838), __nccwpck_require__.e(395), __nccwpck_require__.e(33), __nccwpck_require__.e(894), __nccwpck_require__.e(511), __nccwpck_require__.e(745), __nccwpck_require__.e(526), __nccwpck_require__.e(951)]).then(__nccwpck_require__.bind(__nccwpck_require__, 24951))).runPlan(onSignal);
        case "merge":
            return (await Promise.all(/* import() */[__nccwpck_require__.e(838), __nccwpck_require__.e(395), __nccwpck_require__.e(33), __nccwpck_require__.e(894), __nccwpck_require__.e(511), __nccwpck_require__.e(745), __nccwpck_require__.e(526), __nccwpck_require__.e(951)]).then(__nccwpck_require__.bind(__nccwpck_require__, 24951))).runMerge(onSignal);
        default:
            return (await Promise.all(/* import() */[__nccwpck_require__.e(838), __nccwpck_require__.e(395), __nccwpck_require__.e(33), __nccwpck_require__.e(894), __nccwpck_require__.e(511), __nccwpck_require__.e(745), __nccwpck_require__.e(853)]).then(__nccwpck_require__.bind(__nccwpck_require__, 19853))).runMain(onSignal);
    }
}
for (const stream of [process.stdout, process.stderr])
    stream.on("error", () => { });
try {
    await start();
}
catch (error) {
    const { setFailed } = await __nccwpck_require__.e(/* import() */ 838).then(__nccwpck_require__.bind(__nccwpck_require__, 33838));
    const { environmentRedactor } = await __nccwpck_require__.e(/* import() */ 881).then(__nccwpck_require__.bind(__nccwpck_require__, 6881));
    const { logText } = await __nccwpck_require__.e(/* import() */ 924).then(__nccwpck_require__.bind(__nccwpck_require__, 9924));
    const redactor = environmentRedactor(process.env);
    const redact = (text) => logText(redactor.redact(text));
    const failure = (0,_core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .userErrorOf */ .zb)(error);
    if (failure !== null)
        setFailed(redact(failure.message));
    else {
        const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
        setFailed(redact(`Internal error, please report it: ${words}`));
    }
}
process.exit(process.exitCode ?? 0);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 65246:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ heapOf),
/* harmony export */   WJ: () => (/* binding */ heapSize),
/* harmony export */   by: () => (/* binding */ heapPush),
/* harmony export */   i9: () => (/* binding */ heapPop)
/* harmony export */ });
function heapOf(items, keyOf) {
    return items.reduceRight((heap, item, tie) => heapPush(heap, { key: keyOf(item), tie }, item), null);
}
function heapPush(heap, { key, tie }, item) {
    return merge(heap, { key, tie, item, rank: 1, size: 1, left: null, right: null });
}
function heapPop(heap) {
    return heap ? merge(heap.left, heap.right) : null;
}
function heapSize(heap) {
    return heap?.size ?? 0;
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

/***/ 13270:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CV: () => (/* binding */ STANDINGS),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   nj: () => (/* binding */ nextAttempt),
/* harmony export */   os: () => (/* binding */ computeOutstanding),
/* harmony export */   tX: () => (/* binding */ ListHistory)
/* harmony export */ });
/* harmony import */ var _task_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(25680);

class ListHistory {
    #index;
    #records;
    constructor({ index }) {
        this.#index = index;
        this.#records = new Array(index.count);
    }
    get index() {
        return this.#index;
    }
    at(index) {
        return this.#records[index];
    }
    setAt(index, record) {
        this.#records[index] = record;
    }
    get(hash) {
        return this.#records[this.index.find(hash)];
    }
    set(hash, record) {
        const index = this.index.find(hash);
        if (index !== -1)
            this.#records[index] = record;
    }
    lists(hash) {
        return this.index.find(hash) !== -1;
    }
    clear() {
        this.#records.fill(undefined);
    }
    release() {
        this.#index = new _task_index_js__WEBPACK_IMPORTED_MODULE_0__/* .TaskIndex */ .Y();
        this.#records = [];
    }
}
function computeOutstanding(part, history, maxAttempts) {
    const outstanding = new Uint32Array(part.length);
    let count = 0;
    for (let place = 0; place < part.length; place += 1) {
        const index = part[place];
        if (nextAttempt(history.at(index), maxAttempts) === null)
            continue;
        outstanding[count] = index;
        count += 1;
    }
    return outstanding.subarray(0, count);
}
function nextAttempt(record, maxAttempts) {
    if (record === undefined)
        return 1;
    if (record.kind !== "attempts")
        return null;
    return record.count < maxAttempts ? record.count + 1 : null;
}
const STANDINGS = ["passed", "failed", "errored", "skipped", "outstanding"];
function standingOf(record, maxAttempts) {
    if (nextAttempt(record, maxAttempts) !== null)
        return "outstanding";
    if (record?.kind === "result")
        return record.status;
    return record?.kind === "terminal" && record.class === "skipped" ? "skipped" : "errored";
}


/***/ }),

/***/ 64220:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf),
/* harmony export */   C: () => (/* binding */ errorCode)
/* harmony export */ });
function errorCode(error) {
    return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}
function reasonOf(error) {
    return error instanceof Error ? error.message || (errorCode(error) ?? error.name) : String(error);
}


/***/ }),

/***/ 92474:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GO: () => (/* binding */ shareOfJob),
/* harmony export */   c6: () => (/* binding */ stableHash),
/* harmony export */   g4: () => (/* binding */ belongsTo),
/* harmony export */   kM: () => (/* binding */ orderStarts),
/* harmony export */   l2: () => (/* binding */ wholeOf),
/* harmony export */   nU: () => (/* binding */ balance),
/* harmony export */   r2: () => (/* binding */ MOST_JOBS)
/* harmony export */ });
/* harmony import */ var _heap_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(65246);

const MOST_JOBS = 256;
function belongsTo(id, part) {
    return part.total <= 1 || stableHash(id) % part.total === part.index;
}
function shareOfJob(amount, { index, total }) {
    return Math.floor(amount / total) + (index < amount % total ? 1 : 0);
}
function wholeOf(count) {
    const indexes = new Uint32Array(count);
    for (let index = 0; index < count; index += 1)
        indexes[index] = index;
    return indexes;
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
function balance(tasks, durationOf, bounds) {
    if (tasks.length === 0)
        return [];
    const weighed = weigh(tasks, durationOf);
    const count = Math.max(1, Math.min(wantedJobs(weighed, bounds), bounds.maxJobs, tasks.length));
    return spread(tasks, count, weighed);
}
function wantedJobs(weighed, { maxJobs, targetJobS, concurrency }) {
    if (weighed === null || targetJobS === null)
        return maxJobs;
    const totalS = weighed.places.reduce((sum, place) => sum + (weighed.durationsS[place] ?? 0), 0);
    return Math.ceil(totalS / concurrency / targetJobS);
}
function spread(tasks, count, weighed) {
    const jobs = Array.from({ length: count }, () => []);
    let byLoad = null;
    for (let job = 0; job < count; job += 1)
        byLoad = (0,_heap_js__WEBPACK_IMPORTED_MODULE_0__/* .heapPush */ .by)(byLoad, { key: 0, tie: job }, job);
    for (const place of weighed?.places ?? wholeOf(tasks.length)) {
        if (byLoad === null)
            break;
        const { item: job, key: loadS } = byLoad;
        jobs[job]?.push(tasks[place] ?? 0);
        const durationS = Math.max(weighed?.durationsS[place] ?? 0, 1e-6);
        byLoad = (0,_heap_js__WEBPACK_IMPORTED_MODULE_0__/* .heapPush */ .by)((0,_heap_js__WEBPACK_IMPORTED_MODULE_0__/* .heapPop */ .i9)(byLoad), { key: loadS + durationS, tie: job }, job);
    }
    return jobs;
}
function weigh(tasks, durationOf) {
    if (durationOf === null)
        return null;
    const durationsS = Float64Array.from(tasks, (task) => durationOf(task) ?? Number.NaN);
    const known = durationsS.filter((duration) => !Number.isNaN(duration)).sort();
    const median = known[Math.floor(known.length / 2)];
    if (median === undefined)
        return null;
    for (const [place, duration] of durationsS.entries())
        if (Number.isNaN(duration))
            durationsS[place] = median;
    const at = (place) => durationsS[place] ?? 0;
    return { durationsS, places: wholeOf(tasks.length).sort((a, b) => at(b) - at(a) || a - b) };
}
function orderStarts(outstanding, durationOf, concurrency) {
    if (concurrency <= 1)
        return outstanding;
    return weigh(outstanding, durationOf)?.places.map((place) => outstanding[place] ?? 0) ?? outstanding;
}


/***/ }),

/***/ 23540:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ exitCode),
/* harmony export */   K1: () => (/* binding */ failReasons),
/* harmony export */   Kx: () => (/* binding */ SIGNAL_EXIT),
/* harmony export */   LV: () => (/* binding */ RUN_STATUSES),
/* harmony export */   TX: () => (/* binding */ reportedPassRate),
/* harmony export */   g6: () => (/* binding */ countTasks),
/* harmony export */   sc: () => (/* binding */ passRate)
/* harmony export */ });
/* unused harmony export EXIT */
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(13270);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(23627);


function countTasks(part, history, maxAttempts) {
    const counts = { passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
    for (let place = 0; place < part.length; place += 1) {
        const record = history.at(part[place]);
        if (record === undefined)
            counts.outstanding += 1;
        else
            counts[(0,_history_js__WEBPACK_IMPORTED_MODULE_0__/* .standingOf */ .YP)(record, maxAttempts)] += 1;
    }
    return { total: part.length, ...counts };
}
function passRate(counts) {
    const graded = counts.passed + counts.failed;
    return graded === 0 ? null : counts.passed / graded;
}
function reportedPassRate(counts) {
    const rate = passRate(counts);
    return rate === null || rate === 1 ? rate : Math.min(Math.round(rate * 1e6) / 1e6, 0.999999);
}
const RUN_STATUSES = [
    "complete",
    "stopped",
    "out_of_time",
    "out_of_budget",
    "interrupted",
    "aborted",
    "incomplete",
];
function failReasons(result, { failOn, minPassRate }) {
    const { counts, regressed = 0 } = result;
    const met = [];
    if (failOn.failed && minPassRate === null && counts.failed > 0)
        met.push(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(counts.failed, "task")} failed`);
    if (failOn.errored && counts.errored > 0)
        met.push(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(counts.errored, "task")} errored`);
    if (failOn.regressed && regressed > 0)
        met.push(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(regressed, "task")} regressed`);
    if (failOn.outstanding && counts.outstanding > 0)
        met.push(`${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(counts.outstanding, "task")} ${counts.outstanding === 1 ? "is" : "are"} outstanding`);
    const against = met.length === 0 ? [] : [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(met)} (fail-on)`];
    const isJudged = failOn.failed || failOn.errored || failOn.outstanding;
    if (isJudged && result.sameFailure)
        against.push("tasks failed for one common reason");
    if (!isJudged || minPassRate === null)
        return against;
    const rate = passRate(counts);
    const isOver = counts.outstanding === 0 || result.status === "aborted";
    if (rate === null && counts.total > 0 && isOver) {
        against.push(`nothing was graded, which does not meet a pass rate of ${minPassRate}`);
    }
    const reported = reportedPassRate(counts);
    if (rate !== null && rate < minPassRate && reported !== minPassRate) {
        against.push(`the pass rate of ${reported} is below ${minPassRate}`);
    }
    return against;
}
const EXIT = { ok: 0, failures: 1, usage: 2, unwritten: 74, outstanding: 75 };
const SIGNAL_EXIT = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
function exitCode(result, judgment) {
    if (result.status === "interrupted" && result.signal !== null)
        return SIGNAL_EXIT[result.signal];
    const outstanding = result.counts.outstanding > 0;
    if (result.sameFailure && failReasons(result, judgment).length > 0)
        return EXIT.failures;
    if (result.status === "aborted" || !outstanding) {
        const failOn = { ...judgment.failOn, outstanding: false };
        if (failReasons(result, { ...judgment, failOn }).length > 0)
            return EXIT.failures;
    }
    return outstanding ? EXIT.outstanding : EXIT.ok;
}


/***/ }),

/***/ 25680:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ TaskIndex),
/* harmony export */   v: () => (/* binding */ HASH)
/* harmony export */ });
/* harmony import */ var _split_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(92474);

const HASH = /^[0-9a-f]{64}$/;
class TaskIndex {
    #ids = [];
    #hashes = [];
    #byId = null;
    #byHash = null;
    #found = 0;
    get count() {
        return this.#ids.length;
    }
    add(id, hash) {
        this.#ids.push(id);
        this.#hashes.push(hash);
        this.#byId = null;
        this.#byHash = null;
    }
    idAt(index) {
        return this.#ids[index] ?? "";
    }
    hashAt(index) {
        return this.#hashes[index] ?? "";
    }
    findId(id) {
        if (this.#byId === null) {
            this.#byId = new Map();
            for (let place = 0; place < this.count; place += 1)
                this.#byId.set(this.idAt(place), place);
        }
        return this.#byId.get(id) ?? -1;
    }
    sameIds() {
        const first = new Map();
        for (const place of this.#placesOfEqualSums()) {
            const id = this.idAt(place);
            const earlier = first.get(id);
            if (earlier !== undefined)
                return [earlier, place];
            first.set(id, place);
        }
        return null;
    }
    #placesOfEqualSums() {
        const sums = new Uint32Array(this.count);
        for (let place = 0; place < sums.length; place += 1)
            sums[place] = (0,_split_js__WEBPACK_IMPORTED_MODULE_0__/* .stableHash */ .c6)(this.idAt(place));
        const sorted = sums.slice().sort();
        const shared = new Set();
        for (let place = 1; place < sorted.length; place += 1) {
            const sum = sorted[place];
            if (sum === sorted[place - 1])
                shared.add(sum);
        }
        const places = [];
        if (shared.size === 0)
            return places;
        for (let place = 0; place < sums.length; place += 1)
            if (shared.has(sums[place]))
                places.push(place);
        return places;
    }
    find(hash) {
        if (this.#hashes[this.#found] === hash)
            return this.#found;
        const place = this.#hashes[this.#found + 1] === hash ? this.#found + 1 : this.#search(hash);
        if (place !== -1)
            this.#found = place;
        return place;
    }
    #search(hash) {
        if (this.#byHash === null) {
            this.#byHash = new Map();
            for (let place = this.#hashes.length - 1; place >= 0; place -= 1)
                this.#byHash.set(this.hashAt(place), place);
        }
        return this.#byHash.get(hash) ?? -1;
    }
}


/***/ }),

/***/ 67756:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   yo: () => (/* binding */ UserError),
/* harmony export */   zb: () => (/* binding */ userErrorOf)
/* harmony export */ });
/* unused harmony export descriptorError */
/* harmony import */ var _reason_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(64220);

class UserError extends Error {
    name = "UserError";
}
function descriptorError(error) {
    const code = (0,_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .errorCode */ .C)(error);
    if (code !== "EMFILE" && code !== "ENFILE")
        return null;
    return new UserError(`The system does not allow enough open files (${code}). Raise the limit before the run, for instance with \`ulimit -n 4096\`, or lower \`concurrency\`.`);
}
function userErrorOf(error) {
    if (error instanceof UserError)
        return error;
    if (!(error instanceof Error && "syscall" in error))
        return null;
    return (descriptorError(error) ??
        new UserError(`Expected to read and write the state folder and its files, found: ${(0,_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A)(error)}. ` +
            "Free disk space, remove files that are in the way, change permissions, or set another `state-dir`.", { cause: error }));
}


/***/ }),

/***/ 23627:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   l2: () => (/* binding */ capitalized),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
function counted(count, noun, plural = `${noun}s`) {
    return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
function grouped(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
function sentence(text) {
    return text === "" || /[.!?…]$/.test(text) ? text : `${text}.`;
}
function capitalized(text) {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}
function listed(clauses, conjunction = "and") {
    const last = clauses.slice(-2).join(` ${conjunction} `);
    return [...clauses.slice(0, -2), last].join(", ");
}
function quote(text) {
    return JSON.stringify(text.length > 120 ? `${text.slice(0, 119)}…` : text);
}


/***/ }),

/***/ 55042:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ listenForSignals)
/* harmony export */ });
/* unused harmony export nextSignal */
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(78474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(76760);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(23540);




function nextSignal(until) {
    const signals = ["SIGINT", "SIGTERM"];
    return Promise.race(signals.map((signal) => once(process, signal, { signal: until }).then(() => signal)));
}
function listenForSignals() {
    let handle = null;
    const ignored = isHangupIgnored() ? "SIGHUP" : null;
    for (const signal of Object.keys(_core_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .SIGNAL_EXIT */ .Kx)) {
        process.on(signal, () => {
            if (signal === ignored)
                return;
            if (handle === null)
                process.exit(_core_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .SIGNAL_EXIT */ .Kx[signal]);
            handle(signal);
        });
    }
    return (handler) => {
        handle = handler;
    };
}
function isHangupIgnored() {
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(process.env._ ?? "") === "nohup")
        return true;
    try {
        const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${process.ppid}/status`, "latin1");
        return /^SigIgn:\s*[\da-f]*[13579bdf]$/m.test(status);
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 42196:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JM: () => (/* binding */ isGroupAlive),
/* harmony export */   K9: () => (/* binding */ sweepOnce),
/* harmony export */   W: () => (/* binding */ Sweeper),
/* harmony export */   Xy: () => (/* binding */ markerOfRun),
/* harmony export */   b4: () => (/* binding */ MARKER_NAME),
/* harmony export */   i8: () => (/* binding */ signalGroup),
/* harmony export */   jY: () => (/* binding */ killLeftGroup),
/* harmony export */   n: () => (/* binding */ childMarker),
/* harmony export */   u: () => (/* binding */ markerValue),
/* harmony export */   w2: () => (/* binding */ inboxMark)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73024);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(64220);



const MARKER_NAME = "CARRYOVER_MARKER";
function markerValue(outer, marker) {
    return `${outer ?? ""}${marker}`;
}
function childMarker(mark, key) {
    return `,${mark}:${key},`;
}
function markerOfRun(mark, key) {
    return `,${mark}:${key.slice(0, key.lastIndexOf("."))}.`;
}
function inboxMark(inbox) {
    const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(inbox) ? node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(inbox) : inbox;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(path).digest("hex").slice(0, 16);
}
function signalGroup(leader, signal) {
    if (!(Number.isInteger(leader) && leader > 1))
        throw new Error(`Not a process group: ${leader}`);
    try {
        process.kill(-leader, signal);
        return true;
    }
    catch (error) {
        return (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .C)(error) === "EPERM";
    }
}
function killLeftGroup(leader) {
    if (stateOf(leader) === null)
        signalGroup(leader, "SIGKILL");
}
function sweepOnce(targets) {
    const markers = targets.map(({ marker }) => marker);
    const pipeNames = new Set(targets.flatMap((target) => target.pipeNames));
    let count = 0;
    for (const pid of otherProcesses()) {
        if (!isMarked(pid, markers) && !holdsPipe(pid, pipeNames))
            continue;
        count += 1;
        try {
            process.kill(pid, "SIGKILL");
        }
        catch {
        }
    }
    return count;
}
const SWEEP_PAUSE_MS = 10;
const SWEEP_ROUNDS = 20;
const QUIET_ROUNDS = 2;
class Sweeper {
    #targets = [];
    #done = null;
    sweep(target) {
        this.#targets.push(target);
        this.#done ??= new Promise((resolve) => setImmediate(resolve)).then(async () => {
            const targets = this.#targets;
            this.#targets = [];
            this.#done = null;
            for (let round = 0, quiet = 0; round < SWEEP_ROUNDS; round += 1) {
                quiet = sweepOnce(targets) > 0 ? 0 : quiet + 1;
                if (quiet === QUIET_ROUNDS)
                    return;
                await new Promise((resolve) => setTimeout(resolve, SWEEP_PAUSE_MS));
            }
        });
        return this.#done;
    }
}
function isGroupAlive(leader) {
    if (!signalGroup(leader, 0))
        return false;
    const pids = otherProcesses();
    return pids.length === 0 || pids.some((pid) => stateOf(pid)?.group === leader);
}
function otherProcesses() {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)("/proc/self") !== String(process.pid))
            return [];
        const pids = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)("/proc").map(Number);
        return pids.filter((pid) => Number.isInteger(pid) && pid > 1 && pid !== process.pid);
    }
    catch {
        return [];
    }
}
function stateOf(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/stat`, "latin1");
        const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ", 18);
        const hasEnded = fields[0] === "X" || (fields[0] === "Z" && !(Number(fields[17]) > 1));
        return hasEnded ? null : { group: Number(fields[2]) };
    }
    catch {
        return null;
    }
}
function isMarked(pid, markers) {
    let environment;
    try {
        environment = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/environ`, "latin1");
    }
    catch {
        return false;
    }
    const name = `${MARKER_NAME}=`;
    const start = environment.startsWith(name) ? 0 : environment.indexOf(`\0${name}`);
    if (start < 0)
        return false;
    const end = environment.indexOf("\0", start + 1);
    const value = environment.slice(start, end < 0 ? undefined : end);
    return markers.some((marker) => value.includes(marker));
}
function holdsPipe(pid, names) {
    if (names.size === 0)
        return false;
    try {
        const folder = `/proc/${pid}/fd`;
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder).some((fd) => names.has(readLink(`${folder}/${fd}`).replace(/ \(deleted\)$/, "")));
    }
    catch {
        return false;
    }
}
function readLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path);
    }
    catch {
        return "";
    }
}


/***/ }),

/***/ 88195:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mh: () => (/* binding */ CACHE_WORKER),
/* harmony export */   q: () => (/* binding */ runCacheBatch),
/* harmony export */   vq: () => (/* binding */ ownBundle)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(76760);
/* harmony import */ var _run_kill_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(42196);




const CACHE_WORKER = "cache-worker";
const LAST_WORDS = 2_000;
function ownBundle() {
    return [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(process.argv[1] ?? "")), "index.js"), CACHE_WORKER];
}
function runCacheBatch(batch, options) {
    const { worker, environment, deadlineMs, after } = options;
    const answers = [];
    return new Promise((resolve) => {
        let words = "";
        let isEnded = false;
        let answeredAt = null;
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(process.execPath, worker, {
            cwd: batch.root,
            env: { ...environment, RUNNER_DEBUG: undefined, NODE_OPTIONS: undefined },
            detached: true,
            stdio: ["ignore", "ignore", "pipe", "ipc"],
        });
        const end = (result) => {
            if (isEnded)
                return;
            isEnded = true;
            cancel();
            process.off("exit", kill);
            const silentMs = answeredAt === null ? deadlineMs : performance.now() - answeredAt;
            resolve({ answers, silentMs, ...result });
        };
        const kill = () => {
            if (child.pid !== undefined)
                (0,_run_kill_js__WEBPACK_IMPORTED_MODULE_3__/* .signalGroup */ .i8)(child.pid, "SIGKILL");
        };
        const cancel = after(deadlineMs, () => {
            kill();
            end({ isLate: true, broken: null });
        });
        process.prependListener("exit", kill);
        child.on("message", (answer) => {
            answers.push(answer);
            answeredAt = performance.now();
        });
        child.stderr?.setEncoding("utf8").on("data", (text) => {
            words = `${words}${text}`.slice(-LAST_WORDS);
        });
        child.on("error", (error) => end({ isLate: false, broken: error.message }));
        child.on("close", (code) => end({ isLate: false, broken: code === 0 ? null : lastWords(words, code) }));
        child.send(batch, () => { });
    });
}
function lastWords(words, code) {
    const error = words.split("\n").findLast((line) => /Error/.test(line));
    return error ?? `the process of the cache client ended with ${code === null ? "a signal" : `code ${code}`}`;
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(9163);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
