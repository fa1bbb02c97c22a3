export const id = 8273;
export const ids = [8273];
export const modules = {

/***/ 23103:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LM: () => (/* binding */ DETECT_OPTIONS),
/* harmony export */   eB: () => (/* binding */ timeZone),
/* harmony export */   uR: () => (/* binding */ instant)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92765);
/* harmony import */ var _text_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89745);


function instant() {
    return (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("an ISO 8601 instant, such as 2026-11-22T00:00:00Z", readInstant));
}
function timeZone() {
    return (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("an IANA time zone, such as America/Los_Angeles or UTC", readTimeZone);
}
const DETECT_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    exitCode: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)("a whole number from 0 to 255, such as 1", (found) => /^\d{1,3}$/.test(found) && Number(found) <= 255 ? Number(found) : null)), { placeholder: "N", help: "The exit code of the process that wrote the log; 0 means that it succeeded." }),
    nowAt: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)(instant(), {
        placeholder: "INSTANT",
        help: "The instant at which the log is read, such as 2026-11-22T00:00:00Z. Default: now.",
    }),
    timezone: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(timeZone()), {
        placeholder: "ZONE",
        help: "The time zone of clock times without a zone, such as Europe/Berlin. Default: the machine's.",
    }),
});
const INSTANT = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/i;
function readInstant(found) {
    if (!INSTANT.test(found))
        return null;
    const isZoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(found) && found.length > 10;
    const spelled = found.replace(" ", "T").toUpperCase();
    const at = Date.parse(spelled.length > 10 && !isZoned ? `${spelled}Z` : spelled);
    return Number.isNaN(at) ? null : at;
}
function readTimeZone(found) {
    try {
        new Intl.DateTimeFormat("en", { timeZone: found });
        return found;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 70702:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ SIMULATE_OPTIONS)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92765);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92474);
/* harmony import */ var _detect_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23103);
/* harmony import */ var _text_schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89745);





const SIMULATE_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    tasks: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)("a number of tasks, or the file that lists them", readTasks), {
        placeholder: "N|FILE",
        help: "How many tasks there are, or the file that lists them.",
    }),
    duration: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)("a duration, or a median and a 90th percentile such as 30s/2m", readSpread)), {
        placeholder: "MEDIAN[/P90]",
        help: "How long a task takes, such as 30s, or 30s/2m for a median and a 90th percentile. Default: as recorded in the state folder.",
    }),
    requestsPerTask: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)({ from: 0, to: 100_000 }), {
        default: "1",
        help: "Calls per task, one after the other. Default: 1.",
    }),
    requestsPerMinute: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(number({ from: 0.001, to: 1e9 })), {
        placeholder: "N",
        help: "The provider's rate (a token bucket). Default: none.",
    }),
    burst: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)({ from: 1, to: 1e9 })), {
        help: "How many requests may come at once. Default: those of a second.",
    }),
    waits: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(["stated", "seconds", "unstated"]), {
        default: "stated",
        help: "Whether refusals say how long to wait: to the millisecond, in whole seconds (as Retry-After does), or not at all. Default: stated.",
    }),
    failureRate: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)("a share below 1, such as 0.05 or 5%", readShare), {
        placeholder: "SHARE",
        default: "0",
        help: "The share of attempts that fail for other reasons, such as 0.05 or 5%. They are retried as in run. Default: 0.",
    }),
    dailyQuota: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)({ from: 0, to: 1e12 })), {
        help: "Requests that the provider allows a day. Default: no quota.",
    }),
    quotaReset: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)("a time of the day such as 00:00, or after 24h", readReset), {
        placeholder: "HH:MM|after DURATION",
        default: "00:00",
        help: "When a day of the quota begins on the clocks of --timezone, or how long after its last request. Default: 00:00.",
    }),
    jobs: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)({ from: 1, to: _core_split_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_JOBS */ .r2 }), {
        default: "1",
        help: "Jobs of the matrix, up to 256. Default: 1.",
    }),
    schedule: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)("daily 02:00"), {
        placeholder: "WHEN",
        default: "daily 02:00",
        help: "When runs start: daily 02:00, every 6h, or a cron line such as '0 2 * * 1-5'. Default: daily 02:00.",
    }),
    nowAt: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_detect_options_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .uR)(), {
        placeholder: "INSTANT",
        help: "When the first run starts, such as 2026-11-22T00:00:00Z. Default: now.",
    }),
    timezone: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_detect_options_js__WEBPACK_IMPORTED_MODULE_1__/* .timeZone */ .eB)(), {
        placeholder: "ZONE",
        default: "UTC",
        help: "The zone of the schedule and of the quota's reset, such as Europe/Berlin. Default: UTC.",
    }),
    stateDir: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .plainText */ .wh)(".carryover"), {
        placeholder: "FOLDER",
        default: ".carryover",
        help: "The folder with the durations of earlier runs. Default: .carryover.",
    }),
    seed: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .nd)({ from: 0, to: 2 ** 32 - 1 }), {
        default: "1",
        help: "Seeds the durations; the same seed gives the same answer.",
    }),
});
const MOST_TASKS = 1_000_000_000;
function readTasks(found) {
    if (found === "")
        return null;
    if (!/^[\d_]+$/.test(found))
        return { kind: "file", path: found };
    const count = Number(found.replaceAll("_", ""));
    return count >= 1 && count <= MOST_TASKS ? { kind: "count", count } : null;
}
function number(bounds) {
    return (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`a number from ${bounds.from} to ${bounds.to}`, (found) => {
        const value = /^[\d_]+(?:\.\d+)?$/.test(found) ? Number(found.replaceAll("_", "")) : Number.NaN;
        return value >= bounds.from && value <= bounds.to ? value : null;
    });
}
const LONGEST_MS = 366 * 86_400_000;
function readSpread(found) {
    const [median = null, p90 = median, ...more] = found.split("/").map(_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E);
    if (median === null || p90 === null || more.length > 0)
        return null;
    return median > 0 && p90 >= median && p90 <= LONGEST_MS ? { medianMs: median, p90Ms: p90 } : null;
}
function readShare(found) {
    const share = found.endsWith("%") ? Number(found.slice(0, -1)) / 100 : Number(found);
    return /^\d+(?:\.\d+)?%?$/.test(found) && share < 1 ? share : null;
}
function readReset(found) {
    const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(found) ?? [];
    if (hour !== undefined && Number(hour) < 24 && Number(minute) < 60)
        return { kind: "clock", hour: Number(hour), minute: Number(minute) };
    const durationMs = /^after\s/i.test(found) ? (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(found.slice(6)) : null;
    return durationMs !== null && durationMs > 0 && durationMs <= LONGEST_MS ? { kind: "after", durationMs } : null;
}


/***/ }),

/***/ 38959:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ik: () => (/* binding */ checkBudget),
/* harmony export */   K0: () => (/* binding */ endInterrupted),
/* harmony export */   Ki: () => (/* binding */ FOLDER_LOST),
/* harmony export */   Uf: () => (/* binding */ checkFailures),
/* harmony export */   _N: () => (/* binding */ end),
/* harmony export */   e0: () => (/* binding */ countKill),
/* harmony export */   uc: () => (/* binding */ endFast)
/* harmony export */ });
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64006);
/* harmony import */ var _state_edits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17267);
/* harmony import */ var _unsettled_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83334);



const KILLS_IN_A_ROW = 10;
function end(state, ending) {
    if (state.ending && (ending.cause !== "interrupted" || state.ending.cause === "interrupted"))
        return state;
    return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_1__/* .withNotes */ .ci)({ ...state, ending }, [{ event: "ending", status: ending.status, reason: ending.reason }]);
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
        for (const pending of (0,_unsettled_js__WEBPACK_IMPORTED_MODULE_2__/* .unsettledTasks */ .Fp)(running.unsettled)) {
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
        reason: `max-failures: reached the bound of ${maxFailures} failed or errored tasks`,
        stopAt: at + stopGraceMs,
        stopNow: new Set(),
        signal: null,
    });
}
function checkBudget(state, at) {
    const { budget = _spend_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_BUDGET */ .QQ, stopGraceMs } = state.settings;
    const reason = (0,_spend_js__WEBPACK_IMPORTED_MODULE_0__/* .overBudget */ .qj)(state.spent, budget);
    if (reason === null)
        return state;
    const stopNow = new Set();
    return end(state, {
        status: "out_of_budget",
        cause: "budget",
        reason,
        stopAt: at + stopGraceMs,
        stopNow,
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

/***/ 62906:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   RK: () => (/* binding */ endOfRow),
/* harmony export */   aN: () => (/* binding */ lastWords),
/* harmony export */   eR: () => (/* binding */ rowMessage),
/* harmony export */   mr: () => (/* binding */ endedBy),
/* harmony export */   tP: () => (/* binding */ gradeMessage)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69058);
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48032);



function endOfRow(row) {
    const { output } = row;
    return { message: rowMessage(row), exitCode: null, signal: null, ...(output === undefined ? {} : { output }) };
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
            return { ...base, message: `did not end within ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(exit.limitMs)} (task-timeout)` };
        case "silent":
            return { ...base, message: `no output for ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(exit.limitMs)} (silence-timeout)` };
        case "stopped":
            return { ...base, message: `stopped (${exit.reason})` };
        case "spawn-failed":
            return { ...base, message: cut(`could not be started: ${exit.message}`) };
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_1__/* .unreachable */ .H)(exit);
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
function cut(text, limit = _outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .MESSAGE_LIMIT_BYTES */ .U) {
    if (text.length * 3 <= limit)
        return text;
    const end = endWithin(text, limit);
    return end === text.length ? text : `${text.slice(0, endWithin(text, limit - CUT_BYTES))}…`;
}
const CUT_BYTES = 3;
function endWithin(text, limit) {
    let [end, bytes] = [0, 0];
    for (const character of text) {
        bytes += bytesOf(character);
        if (bytes > limit)
            return end;
        end += character.length;
    }
    return end;
}
function bytesOf(character) {
    if (character.length === 2)
        return 4;
    const unit = character.charCodeAt(0);
    return unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
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

/***/ 4517:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ openPending)
/* harmony export */ });
/* harmony import */ var _setbacks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7540);

function openPending(task, place, setbacks = _setbacks_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SETBACKS */ .tr) {
    return { task, ...place, kills: 0, capRounds: 0, suspicions: 0, shardLimit: Number.POSITIVE_INFINITY, setbacks };
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

/***/ 64006:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   QQ: () => (/* binding */ NO_BUDGET),
/* harmony export */   _M: () => (/* binding */ SpendMeter),
/* harmony export */   qj: () => (/* binding */ overBudget),
/* harmony export */   tC: () => (/* binding */ shareOf),
/* harmony export */   zx: () => (/* binding */ NOTHING_SPENT)
/* harmony export */ });
/* unused harmony export priceOf */
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83260);

const NOTHING_SPENT = { costUsd: 0, tokens: 0 };
const NO_BUDGET = { maxCostUsd: null, maxTokens: null };
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
    return `$${costUsd >= 0.995 || short.length < "0.00".length ? costUsd.toFixed(2) : short}`;
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
    addCall(key, { taskId, model, inputTokens, outputTokens }) {
        const account = this.#account(key);
        const price = priceOf(model, this.#prices);
        const costUsd = price === null ? null : (inputTokens * price.inputUsd + outputTokens * price.outputUsd) / 1e6;
        const tokens = inputTokens + outputTokens;
        account.callsUsd += costUsd ?? 0;
        account.callTokens += tokens;
        account.models.set(model, (account.models.get(model) ?? 0) + tokens);
        if (taskId !== null) {
            const before = account.byTask.get(taskId) ?? (account.byTask.has(taskId) ? null : 0);
            account.byTask.set(taskId, before === null || costUsd === null ? null : before + costUsd);
        }
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
        return this.#accounts.get(key)?.byTask.get(taskId) ?? null;
    }
    end(key, hasResult) {
        const account = this.#accounts.get(key) ?? newAccount();
        this.#accounts.delete(key);
        return this.#gaps(account, hasResult).filter((warning) => {
            const isNew = !this.#warned.has(warning);
            this.#warned.add(warning);
            return isNew;
        });
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
        const unseen = "of its row, and made no call through the gateway. Nothing is counted for such tasks";
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
/* harmony export */   JL: () => (/* binding */ withLane),
/* harmony export */   Tv: () => (/* binding */ limitNotes),
/* harmony export */   Tx: () => (/* binding */ runningOf),
/* harmony export */   ci: () => (/* binding */ withNotes),
/* harmony export */   jD: () => (/* binding */ applyAnswer),
/* harmony export */   kk: () => (/* binding */ laneOf),
/* harmony export */   nT: () => (/* binding */ budgetOf),
/* harmony export */   qY: () => (/* binding */ putBackPending),
/* harmony export */   sQ: () => (/* binding */ markProbe),
/* harmony export */   wi: () => (/* binding */ noteSettled)
/* harmony export */ });
/* harmony import */ var _failure_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62906);
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
    return { ...state, lanes: new Map(state.lanes).set(lane.provider, lane) };
}
function withRunning(state, running) {
    return { ...state, running: new Map(state.running).set(running.key, running) };
}
function putBackPending(state, running, pending) {
    return withLane(state, (0,_lane_js__WEBPACK_IMPORTED_MODULE_1__/* .putBack */ .pK)(laneOf(state, running.provider), pending));
}
function applyAnswer(state, answer) {
    return withNotes(withLane({ ...state, waitedMs: state.waitedMs + answer.waitMs }, answer.lane), answer.notes);
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
            message: isGraded ? (0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .gradeMessage */ .tP)(outcome.row) : "message" in outcome ? outcome.message : "",
            verdict: limit?.kind ?? null,
            ...(limit === undefined ? {} : { rate_limit: (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .limitDetails */ .gO)(limit) }),
            next,
        },
    ]);
}
function withNotes(state, notes) {
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

/***/ 72795:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openState)
/* harmony export */ });
/* unused harmony export NEW_CAMPAIGN */
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64006);

const NEW_CAMPAIGN = {
    hasPassed: false,
    graded: new Set(),
    sameFailureRuns: 0,
    killStreakRuns: 0,
};
function openState(settings, lanes, options) {
    const { campaign = NEW_CAMPAIGN } = options;
    const budgetMs = settings.deadlineAt === null ? null : settings.deadlineAt - options.now;
    const fits = (durationMs) => budgetMs === null || durationMs * settings.shardSize < budgetMs;
    return {
        settings,
        runStartedAt: options.now,
        lanes: new Map(lanes.map((lane) => [lane.provider, lane])),
        running: new Map(),
        ending: null,
        waitedMs: 0,
        idleUntil: Number.NEGATIVE_INFINITY,
        durationsMs: options.durationsMs.filter(fits).sort((a, b) => a - b),
        passed: 0,
        failures: 0,
        spent: _spend_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_SPENT */ .zx,
        killsInARow: 0,
        campaign,
        left: 0,
        refusedBy: null,
        held: campaign.hasPassed || campaign.sameFailureRuns > 0 ? null : [],
        sameFailures: new Map(),
        effects: [],
    };
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


/***/ }),

/***/ 99602:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ concurrencyOf),
/* harmony export */   TJ: () => (/* binding */ lanesOf),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   nT: () => (/* binding */ budgetOf)
/* harmony export */ });
/* unused harmony export maxFailuresOf */
/* harmony import */ var _core_lane_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40130);
/* harmony import */ var _core_pending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4517);
/* harmony import */ var _core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7540);
/* harmony import */ var _core_spend_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64006);
/* harmony import */ var _circuits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4747);





const CANCEL_GRACE_MS = 3_000;
function settingsOf({ config, prepared, startedAt }) {
    return {
        concurrency: concurrencyOf(config),
        shardSize: shardSizeAfter(config.shardSize, prepared.memory.campaign.killStreakRuns),
        maxAttempts: config.maxAttempts,
        maxFailures: maxFailuresOf(config.maxFailures, prepared.total),
        failFast: config.failFast,
        maxWaitMs: config.maxWaitMs,
        defaultWaitMs: config.defaultWaitMs,
        stopGraceMs: config.stopGraceMs,
        interruptGraceMs: CANCEL_GRACE_MS,
        killGraceMs: config.killGraceMs,
        deadlineAt: config.timeBudgetMs === null ? null : startedAt + config.timeBudgetMs,
        budget: budgetOf(config),
        preflight: config.preflight !== null && prepared.outstanding.length > 0,
    };
}
function budgetOf({ maxCost, maxTokens, job }) {
    return (0,_core_spend_js__WEBPACK_IMPORTED_MODULE_3__/* .shareOf */ .tC)({ maxCostUsd: maxCost, maxTokens }, job.total);
}
function concurrencyOf(config) {
    const { sharedConcurrency: shared, job } = config;
    if (shared === null)
        return config.concurrency;
    const share = Math.floor(shared / job.total) + (job.index < shared % job.total ? 1 : 0);
    return Math.max(1, Math.min(config.concurrency, share));
}
function maxFailuresOf(limit, total) {
    if (limit === null)
        return null;
    if (limit.kind === "count")
        return limit.count;
    return Math.max(1, Math.ceil((Math.round(limit.percent * 1e6) * total) / 1e8));
}
function shardSizeAfter(shardSize, killStreakRuns) {
    return killStreakRuns === 0 ? shardSize : Math.ceil(shardSize / 8);
}
function lanesOf({ prepared, startedAt, config }, concurrency) {
    const { setbacksOf } = prepared.memory;
    const listed = prepared.outstanding.map((outstanding) => ({
        ...outstanding,
        setbacks: setbacksOf(outstanding.task),
    }));
    const ordered = listed.sort((a, b) => (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__/* .startRank */ .F0)(a.setbacks) - (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__/* .startRank */ .F0)(b.setbacks));
    const byProvider = new Map();
    for (const [position, { task, attempt, setbacks }] of ordered.entries()) {
        const open = (0,_core_pending_js__WEBPACK_IMPORTED_MODULE_1__/* .openPending */ .Y)(task, { position, attempt }, setbacks);
        const pending = setbacks.killed > 0 || (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__/* .runsAlone */ .Gx)(setbacks) ? { ...open, shardLimit: 1 } : open;
        const lane = byProvider.get(task.provider);
        if (lane)
            lane.push(pending);
        else
            byProvider.set(task.provider, [pending]);
    }
    return [...byProvider].map(([provider, pending]) => (0,_core_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .openLane */ .BH)(provider, pending, {
        ceiling: Math.min(concurrency, config.providerConcurrency.get(provider) ?? concurrency),
        learnedLimit: prepared.isNew ? null : (0,_circuits_js__WEBPACK_IMPORTED_MODULE_4__/* .restoreLimit */ .kH)(prepared.checkpoint, provider),
        circuit: (0,_circuits_js__WEBPACK_IMPORTED_MODULE_4__/* .restoreCircuit */ .wl)(prepared.checkpoint, provider, { now: startedAt, isProbedNow: config.retryNow }),
        preflight: config.preflight !== null,
    }));
}


/***/ })

};
