export const id = 632;
export const ids = [632];
export const modules = {

/***/ 3422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ circuitNotes),
/* harmony export */   Fz: () => (/* binding */ pauseLane),
/* harmony export */   HM: () => (/* binding */ waitEndsAt),
/* harmony export */   KH: () => (/* binding */ iso),
/* harmony export */   L8: () => (/* binding */ stopLane),
/* harmony export */   QH: () => (/* binding */ fitsBudget),
/* harmony export */   W7: () => (/* binding */ statedEndAt),
/* harmony export */   qI: () => (/* binding */ countLaneFailure),
/* harmony export */   xg: () => (/* binding */ capLane)
/* harmony export */ });
/* unused harmony export WAIT_FACTOR */
/* harmony import */ var _circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2725);
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1420);
/* harmony import */ var _limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(969);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3147);
/**
 * The answer to a refusal: WAIT pauses the lane, STOP opens its circuit, CAP cuts its limit. Each is a named
 * transition of one lane; tasks and budgets are the scheduler's.
 */




/** A stated wait is stretched by a tenth: clocks differ, and a provider's seconds are rounded. */
const WAIT_FACTOR = 1.1;
/** When a stated wait or reset ends, stretched; null where nothing is stated, or the end has passed already. */
function waitEndsAt(limit, now) {
    const waitMs = statedWaitMs(limit, now, ["retryAfterMs", "resetAt"]);
    return waitMs === null ? null : now + Math.ceil(waitMs * WAIT_FACTOR);
}
/** The instant that the provider names, to the second; the circuit opens no later than it. Null as above. */
function statedEndAt(limit, now) {
    const waitMs = statedWaitMs(limit, now, ["resetAt", "retryAfterMs"]);
    return waitMs === null ? null : now + waitMs;
}
/** The first of the two statements that still asks for a wait: one of no length would be retried at once, for ever. */
function statedWaitMs(limit, now, order) {
    for (const name of order) {
        const stated = limit[name];
        const waitMs = stated === null ? 0 : name === "resetAt" ? stated - now : stated;
        if (waitMs > 0)
            return waitMs;
    }
    return null;
}
function fitsBudget(untilAt, now, budget) {
    return untilAt - now <= budget.leftMs && (budget.deadlineAt === null || untilAt < budget.deadlineAt);
}
/** WAIT: the lane pauses once for all its workers; a later limit extends the pause, never shortens it. */
function pauseLane(lane, refused, untilAt, now) {
    const from = Math.max(now, lane.pausedUntil);
    const pausedUntil = Math.max(lane.pausedUntil, untilAt);
    const paced = paceLane(lane, refused, untilAt, now);
    const notes = [...paced.notes];
    if (pausedUntil > from) {
        notes.unshift({
            event: "paused",
            provider: lane.provider,
            until: iso(pausedUntil),
            reason: `asked to wait ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(untilAt - now)}: ${refused.limit.evidence}`,
        });
    }
    return { lane: { ...paced.lane, pausedUntil }, notes, waitMs: Math.max(0, pausedUntil - from) };
}
/** STOP: the circuit opens at once and nothing of this provider is started again in this run. */
function stopLane(lane, cause, now) {
    const circuit = (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .openCircuit */ .Ed)(lane.circuit, now, {
        statedUntilAt: cause.statedUntilAt,
        policy: "stop",
        reason: cause.reason,
    });
    const drainUntil = lane.drainUntil ?? now + cause.stopGraceMs;
    return { lane: { ...lane, circuit, drainUntil }, notes: circuitNotes(lane, circuit), waitMs: 0 };
}
/** CAP: the limit is halved once per episode. */
function capLane(lane, refused, now) {
    const limit = (0,_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .cutLimit */ .W3)(lane.limit, now, refused.oldestStartedAt);
    const paced = paceLane({ ...lane, limit }, refused, now, now);
    const notes = [...paced.notes];
    if (limit.value !== lane.limit.value) {
        notes.unshift({
            event: "limit_changed",
            provider: lane.provider,
            from: lane.limit.value,
            to: limit.value,
            reason: `rate limit without a stated wait: ${refused.limit.evidence}`,
        });
    }
    return { lane: paced.lane, notes, waitMs: 0 };
}
/** A transient failure: the fifth in a row opens the circuit for a while. */
function countLaneFailure(lane, reason, budget, now) {
    const counted = (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .countFailure */ .cC)(lane.circuit, now, reason);
    if (counted.state !== "open" || lane.circuit.state === "open") {
        return { lane: { ...lane, circuit: counted }, notes: [], waitMs: 0 };
    }
    const policy = fitsBudget(counted.untilAt, now, budget) ? "wait" : "stop";
    const circuit = { ...counted, policy };
    return {
        lane: { ...lane, circuit },
        notes: circuitNotes(lane, circuit),
        waitMs: policy === "wait" ? circuit.untilAt - now : 0,
    };
}
function circuitNotes(before, after) {
    const from = before.circuit.state;
    const moved = before.circuit.state === "open" && after.state === "open" && before.circuit.untilAt !== after.untilAt;
    if (from === after.state && !moved)
        return [];
    return [
        {
            event: "circuit_changed",
            provider: before.provider,
            from,
            to: after.state,
            until: after.state === "open" ? iso(after.untilAt) : null,
            reason: after.state === "open" ? after.reason : after.state === "closed" ? "the provider answers again" : "probe",
        },
    ];
}
function paceLane(lane, refused, resumesAt, now) {
    const pace = (0,_pace_js__WEBPACK_IMPORTED_MODULE_3__/* .paceAfterRefusal */ .wj)(lane.pace, {
        startedAt: refused.startedAt,
        now,
        // A wait of no length states nothing, and would make a pace of no interval.
        waitMs: refused.limit.retryAfterMs || null,
        resumesAt,
        startedInRun: lane.started,
        runStartedAt: refused.runStartedAt,
    });
    const changed = pace.intervalMs !== null && pace.intervalMs !== lane.pace?.intervalMs;
    const notes = changed
        ? [
            {
                event: "pace_changed",
                provider: lane.provider,
                starts_per_minute: Math.round(600_000 / (pace.intervalMs ?? 1)) / 10,
                reason: "repeated rate limits: starts follow the measured rate",
            },
        ]
        : [];
    return { lane: { ...lane, pace }, notes };
}
/** An instant as it is stored: ISO 8601 in UTC. */
function iso(at) {
    return new Date(at).toISOString();
}


/***/ }),

/***/ 2725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ openCircuit),
/* harmony export */   QR: () => (/* binding */ settleProbe),
/* harmony export */   V: () => (/* binding */ CLOSED),
/* harmony export */   WX: () => (/* binding */ OPEN_LIMIT_MS),
/* harmony export */   b6: () => (/* binding */ countSuccess),
/* harmony export */   cC: () => (/* binding */ countFailure),
/* harmony export */   d7: () => (/* binding */ openingMs),
/* harmony export */   k3: () => (/* binding */ admitProbe)
/* harmony export */ });
/* unused harmony export FAILURES_TO_OPEN */
/**
 * The circuit of a provider: closed → open → half-open → closed or open again. Half-open is the state of a
 * probe that runs, so a circuit cannot be half-open without one, and a probe that dies cannot wedge it.
 */
/** Consecutive transient failures of a provider that open its circuit. */
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 60_000;
const OPEN_MAX_MS = 300_000;
/** A restored circuit is believed for at most this long: a workflow run cannot outlive it. */
const OPEN_LIMIT_MS = 35 * 86_400_000;
const CLOSED = { state: "closed", failures: 0, trips: 0 };
/** How long the n-th opening in a row lasts where the provider names no instant (n from 1). */
function openingMs(trip) {
    return Math.min(OPEN_MAX_MS, OPEN_MS * 2 ** Math.min(trip - 1, 10));
}
/**
 * Opens the circuit. The provider's word goes before our own guess, in whatever order the two come; of two words,
 * or two guesses, the later instant stands: a later refusal extends the wait, never shortens it.
 *
 * @param statedUntilAt the provider's own instant, or null for the n-th opening's length
 */
function openCircuit(circuit, now, cause) {
    const already = circuit.state === "open" ? circuit : null;
    const trips = already?.trips ?? circuit.trips + 1;
    const askedUntilAt = Math.min(cause.statedUntilAt ?? now + openingMs(trips), now + OPEN_LIMIT_MS);
    const stated = cause.statedUntilAt !== null;
    const keep = already !== null &&
        (already.stated === stated ? already.untilAt > askedUntilAt : already.stated && already.untilAt > now);
    return {
        state: "open",
        untilAt: keep ? already.untilAt : askedUntilAt,
        trips,
        policy: already?.policy === "stop" ? "stop" : cause.policy,
        reason: keep ? already.reason : cause.reason,
        stated: keep ? already.stated : stated,
    };
}
/** A transient failure: the fifth in a row opens a closed circuit. */
function countFailure(circuit, now, reason) {
    switch (circuit.state) {
        case "closed": {
            const failures = circuit.failures + 1;
            return failures < FAILURES_TO_OPEN
                ? { ...circuit, failures }
                : openCircuit(circuit, now, { statedUntilAt: null, policy: "wait", reason });
        }
        case "open":
        case "half-open":
            return circuit;
    }
}
/** A sign of life from an attempt that is no probe: it ends a row of failures, but closes no open circuit. */
function countSuccess(circuit) {
    return circuit.state === "closed" && (circuit.failures > 0 || circuit.trips > 0) ? CLOSED : circuit;
}
/** The probe starts; only an open circuit whose instant has come admits one. */
function admitProbe(circuit, probe) {
    return { state: "half-open", probe, trips: circuit.trips };
}
function settleProbe(circuit, probe, verdict, now) {
    if (circuit.state !== "half-open" || circuit.probe !== probe)
        return circuit;
    switch (verdict.kind) {
        case "alive":
            return CLOSED;
        case "nothing":
            return {
                state: "open",
                untilAt: now,
                trips: circuit.trips,
                policy: "wait",
                reason: "the probe ended without an answer",
                stated: false,
            };
        case "refused":
            return openCircuit(circuit, now, verdict);
    }
}


/***/ }),

/***/ 7806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K$: () => (/* binding */ classifyRemainder),
/* harmony export */   n$: () => (/* binding */ classifyRow)
/* harmony export */ });
/* unused harmony export lastWords */
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1420);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9058);
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9996);
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8032);
/**
 * Turns the evidence of an ended child into one outcome per task. Evidence is read in a fixed order and
 * only of failed attempts: rows, exit-code map, structured output, failure logs, text forms.
 * What cannot be told falls open to `legitimate`: bounded, never endless, never lost.
 */




/**
 * The outcome that a result row states. A limit inside its `error` goes before its status and score:
 * a limit must never be stored as a result.
 */
function classifyRow(row, detector) {
    const error = row.error;
    const detection = error ? detector.detectRowError(error) : _rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .X;
    const ended = { message: rowMessage(row), exitCode: null, signal: null };
    if ((0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a)(detection))
        return limited(detection, ended);
    switch (row.status) {
        case "passed":
        case "failed":
            return { class: "graded", status: row.status, row };
        case "skipped":
            return { class: "skipped", ...ended };
        case "error":
            if (error?.is_retryable === false)
                return { class: "fatal", ...ended };
            if (error?.is_retryable === true || detection.kind === "overload") {
                return { class: "transient", ...ended, wait: detection };
            }
            return { class: "legitimate", ...ended };
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachable */ .H)(row.status);
    }
}
/**
 * The outcome of each task of a shard that has no row, once its child has ended.
 *
 * @param rowCount how many tasks of the shard have a row of their own
 */
function classifyRemainder(evidence, rules, shard) {
    const { exit } = evidence;
    const outcome = classifyChild(evidence, rules);
    if (shard.rowCount === 0)
        return outcome;
    if (exit.kind === "timed-out")
        return outcome;
    if (exit.kind === "exited" && exit.code === 0) {
        return outcome.class === "rate_limited"
            ? outcome
            : {
                class: "legitimate",
                message: "no result row: the child ended without one for this task",
                exitCode: 0,
                signal: null,
            };
    }
    // The limit of a provider is known for all tasks of the child; any other end says nothing of those it left out.
    return outcome.class === "rate_limited" ? outcome : { class: "unfinished" };
}
function classifyChild(evidence, rules) {
    const { exit } = evidence;
    switch (exit.kind) {
        case "exited":
            return classifyExit(exit.code, evidence, rules);
        case "signalled": {
            // A provider's refusal often shows as a crash; the words on stderr are the better witness.
            const detection = detectAll(evidence, rules.detector);
            const ended = endedBy(exit, evidence, detection);
            return (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a)(detection) ? limited(detection, ended) : { class: "kill_shaped", ...ended };
        }
        case "timed-out": {
            // A client that sleeps out an exhausted quota dies here; the task is not to blame for it. Waits and
            // caps stay timeouts: retrying those could burn a whole night's wall time on one task.
            const detection = detectAll(evidence, rules.detector);
            const ended = endedBy(exit, evidence, _rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .X);
            return (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a)(detection) && detection.kind === "stop"
                ? limited(detection, ended)
                : { class: "timeout_exceeded", ...ended };
        }
        case "silent": {
            const detection = detectAll(evidence, rules.detector);
            const ended = endedBy(exit, evidence, _rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .X);
            return (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a)(detection) ? limited(detection, ended) : { class: "transient", ...ended };
        }
        case "stopped":
            return { class: "kill_shaped", ...endedBy(exit, evidence, _rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .X) };
        case "spawn-failed":
            // What the operating system cannot pass today it cannot tomorrow; any other trouble may pass.
            return {
                class: UNPASSABLE.test(exit.message) ? "fatal" : "kill_shaped",
                ...endedBy(exit, evidence, _rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .X),
            };
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachable */ .H)(exit);
    }
}
const UNPASSABLE = /\bE2BIG\b|null bytes/;
function classifyExit(code, evidence, rules) {
    const meaning = rules.exitCodes.get(code) ?? (code === 0 ? "passed" : null);
    const exit = { kind: "exited", code };
    // A grade and a skip end a task: none of them may stand for output that is itself the notice of a limit.
    if (meaning === "passed" || meaning === "failed" || meaning === "skipped") {
        const notice = firstOf([evidence.stdoutTail, evidence.stderrTail], rules.detector.detectNotice);
        if ((0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a)(notice))
            return limited(notice, endedBy(exit, evidence, notice));
        if (meaning !== "skipped")
            return { class: "graded", status: meaning, row: null };
    }
    const detection = detectAll(evidence, rules.detector);
    const ended = endedBy(exit, evidence, detection);
    if (meaning === "rate_limited")
        return limited((0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a)(detection) ? detection : unstated(ended.message), ended);
    if (meaning !== null)
        return { class: meaning, ...ended };
    if ((0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a)(detection))
        return limited(detection, ended);
    if (code === 137 || code === 143)
        return { class: "kill_shaped", ...ended };
    if (OUT_OF_MEMORY.test(evidence.stderrTail.slice(-OUT_OF_MEMORY_WINDOW)))
        return { class: "kill_shaped", ...ended };
    return detection.kind === "overload"
        ? { class: "transient", ...ended, wait: detection }
        : { class: "legitimate", ...ended };
}
/** V8's last words; under `npx` or a shell the SIGABRT arrives as exit 134. */
const OUT_OF_MEMORY = /^FATAL ERROR: [^\n]{0,200}(?:heap out of memory|Allocation failed)/m;
const OUT_OF_MEMORY_WINDOW = 8_192;
/**
 * Structured output, then failure logs, then text forms; of the streams stderr before stdout. The first limit
 * speaks; an overload only where no limit is told anywhere.
 */
function detectAll(evidence, detector) {
    const streams = [evidence.stderrTail, evidence.stdoutTail];
    const logs = evidence.failureLogs.map((log) => log.text);
    const found = [
        firstOf(streams, detector.detectStructured),
        firstOf(logs, detector.detect),
        firstOf(streams, detector.detect),
    ];
    return found.find(_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a) ?? found.find((detection) => detection.kind !== "none") ?? _rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .X;
}
/** The first limit in the texts, else the first overload. */
function firstOf(texts, read) {
    let first = _rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .X;
    for (const text of texts) {
        const detection = text === "" ? _rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .X : read(text);
        if ((0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a)(detection))
            return detection;
        if (first.kind === "none")
            first = detection;
    }
    return first;
}
/** A verdict on one request alone ends its task; the others concern the provider. */
function limited(limit, ended) {
    const message = limit.evidence === "" ? ended.message : cut(limit.evidence);
    return limit.kind === "task"
        ? { class: "fatal", limit, ...ended, message }
        : { class: "rate_limited", limit, ...ended, message };
}
/** The child says "rate limited" by its exit code and nothing more: no wait stated, no sign of exhaustion. */
function unstated(message) {
    return { ..._rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .X, kind: "cap", evidence: message, form: "exit-code" };
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
            return { ...base, message: `no end after ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(exit.limitMs)} (task-timeout)` };
        case "silent":
            return { ...base, message: `no output for ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(exit.limitMs)} (silence-timeout)` };
        case "stopped":
            return { ...base, message: `stopped (${exit.reason})` };
        case "spawn-failed":
            return { ...base, message: cut(`could not be started: ${exit.message}`) };
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachable */ .H)(exit);
    }
}
function rowMessage(row) {
    const { type, message } = row.error ?? {};
    const words = [type, message].filter((part) => part !== undefined && part !== "").join(": ");
    return cut(words === "" ? `row with status ${row.status}` : words);
}
const NO_WORDS = /^(?:\s+at |Node\.js v\d|\s*[\^~]+\s*$|npm (?:error|ERR!)|\[?\d+\/\d+\]?$)/;
const NAMED_ERROR = /^(?:Uncaught |\w[\w.]*\.)?[A-Z]\w*(?:Error|Exception|Failure|Exit)\b.{0,400}/;
const LAST_WORDS_LINES = 60;
/**
 * The line that tells most of why a child failed: the last one that names an error, else the last one
 * that is no stack frame. stderr goes before stdout.
 */
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
/** Cuts on a code point, so that no half of a surrogate pair is stored. */
function cut(text) {
    if (text.length <= _outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .MESSAGE_LIMIT */ .G)
        return text;
    return `${text.slice(0, _outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .MESSAGE_LIMIT */ .G - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}


/***/ }),

/***/ 969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ growLimit),
/* harmony export */   W3: () => (/* binding */ cutLimit),
/* harmony export */   au: () => (/* binding */ openLimit)
/* harmony export */ });
/* unused harmony export EPISODE_MS */
/**
 * The limit: how many children of a provider may run now. Additive increase, multiplicative decrease,
 * with one cut per episode: without the freeze, every child that ran at the cut reports the same
 * refusal and the limit collapses (1024 to 8 was seen in the field).
 */
/** Children that ran at a cut are given this long to drain before the next cut. */
const EPISODE_MS = 15_000;
const CUT_FACTOR = 0.5;
/** The limit only grows while it binds: at least this share of it was in use. */
const IN_USE_SHARE = 0.8;
function openLimit(ceiling, learned = null) {
    const value = learned === null ? ceiling : Math.max(1, Math.min(ceiling, learned));
    return { value, ceiling, cutAt: null, successes: 0 };
}
/**
 * A cap-class refusal.
 *
 * @param oldestStartedAt start of the oldest child of this provider that still runs, or null
 */
function cutLimit(limit, now, oldestStartedAt) {
    const sameEpisode = limit.cutAt !== null &&
        now - limit.cutAt < EPISODE_MS &&
        oldestStartedAt !== null &&
        oldestStartedAt <= limit.cutAt;
    if (sameEpisode)
        return { ...limit, successes: 0 };
    return { ...limit, value: Math.max(1, Math.floor(limit.value * CUT_FACTOR)), cutAt: now, successes: 0 };
}
/** A success; those of attempts that began before the cut say nothing of the limit after it. */
function growLimit(limit, attempt) {
    if (limit.value >= limit.ceiling)
        return limit;
    if (limit.cutAt !== null && attempt.startedAt <= limit.cutAt)
        return limit;
    if (attempt.inUse < limit.value * IN_USE_SHARE)
        return limit;
    const successes = limit.successes + 1;
    return successes < limit.value ? { ...limit, successes } : { ...limit, value: limit.value + 1, successes: 0 };
}


/***/ }),

/***/ 9058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ MESSAGE_LIMIT),
/* harmony export */   H: () => (/* binding */ isTerminal)
/* harmony export */ });
/** Messages from children are cut before they are stored: 4 KiB, counted in characters of at most 4 bytes. */
const MESSAGE_LIMIT = 1_024;
/** Whether a class ends its task for the whole campaign at once. */
function isTerminal(failure) {
    return failure === "timeout_exceeded" || failure === "skipped" || failure === "fatal";
}


/***/ }),

/***/ 3147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IR: () => (/* binding */ paceAfterStart),
/* harmony export */   JX: () => (/* binding */ paceAfterSuccess),
/* harmony export */   wj: () => (/* binding */ paceAfterRefusal)
/* harmony export */ });
/**
 * Pacing: after repeated refusals the starts of a provider follow its token bucket instead of hitting it
 * again and again. Two refusals are two instants at which the bucket was empty; what was admitted
 * between them tells the provider's real rate, whatever its headers round to.
 */
/** A second refusal within this time makes the starts paced. */
const MEMORY_MS = 60_000;
/** A stated wait from here on is rounded, or the rest of a window: it says nothing of a single token. */
const COARSE_WAIT_MS = 1_000;
/** Follow the measured rate a little below it: an estimate from few admissions is off by one token. */
const MARGIN = 0.95;
/** Cut where the rate could not be measured. */
const BLIND_CUT = 0.8;
/** Growth per admitted attempt, of a measured pace and of a guess; more where a round passed without refusal. */
const GROWTH = 0.003;
const GUESS_GROWTH = 0.04;
const GROWTH_ROUND = 40;
const LARGEST_GROWTH = 0.05;
const FAR_OFF = 1.6;
/** Room over a stated token time: other clients share the bucket, and starts jitter. */
const TOKEN_SLACK = 1.25;
/** Fewer admissions measure nothing. */
const MEASURABLE = 4;
const LONGEST_INTERVAL_MS = 60_000;
function paceAfterRefusal(pace, refusal) {
    const { startedAt, now, waitMs, resumesAt } = refusal;
    const fineMs = waitMs !== null && waitMs < COARSE_WAIT_MS ? waitMs : 0;
    if (pace === null || now - pace.episodeAt > MEMORY_MS) {
        return {
            emptyAt: startedAt,
            episodeAt: now,
            resumedAt: resumesAt,
            admitted: 0,
            burst: pace?.burst ?? refusal.startedInRun - 1,
            tokenMs: Math.max(pace?.tokenMs ?? 0, fineMs),
            intervalMs: pace?.intervalMs ?? null,
            basis: pace?.basis ?? "guessed",
            nextStartAt: now,
        };
    }
    const known = { ...pace, tokenMs: Math.max(pace.tokenMs, fineMs), admitted: Math.max(0, pace.admitted - 1) };
    if (startedAt <= pace.episodeAt) {
        // The same episode: a wave that was refused together. It needs a pace, but it measures nothing.
        const burst = pace.basis === "guessed" && pace.admitted === 0 ? Math.max(1, pace.burst - 1) : pace.burst;
        const resumedAt = Math.max(pace.resumedAt, resumesAt);
        const guess = Math.max(pace.intervalMs ?? 0, pace.basis === "guessed" ? guessInterval(known, refusal) : 0);
        return { ...known, burst, resumedAt, intervalMs: Math.max(guess, known.tokenMs) };
    }
    const measured = measureInterval(known, startedAt);
    // A refusal never makes the starts faster, and one odd measure must not stall the night. Where no pace was kept yet, a
    // measure is better than any guess.
    const present = known.intervalMs ?? (measured === null ? guessInterval(known, refusal) : measured);
    const slower = measured === null ? present / BLIND_CUT : Math.min(Math.max(measured / MARGIN, present * 1.02), present * 2);
    // Where the provider states single tokens, their time is known better than it can be measured.
    const isTold = known.tokenMs > 0 && measured !== null;
    const ceilingMs = isTold ? Math.max(known.tokenMs * TOKEN_SLACK, measured) : LONGEST_INTERVAL_MS;
    return {
        ...known,
        emptyAt: startedAt,
        episodeAt: now,
        resumedAt: resumesAt,
        admitted: 0,
        intervalMs: Math.min(ceilingMs, Math.max(slower, known.tokenMs)),
        basis: measured === null ? known.basis : "measured",
        nextStartAt: Math.max(now, known.nextStartAt),
    };
}
/**
 * Two lower bounds of the rate, the better one: all that was admitted since the bucket was empty, over the whole
 * time; and what the bucket cannot have held at the resume, over the time since. Tokens that ran over a full
 * bucket in a long pause are missing from the first only.
 */
function measureInterval(pace, emptyAgainAt) {
    if (pace.admitted < MEASURABLE)
        return null;
    const whole = (emptyAgainAt - pace.emptyAt) / pace.admitted;
    const beyondBucket = pace.admitted - pace.burst;
    const since = beyondBucket >= MEASURABLE ? (emptyAgainAt - pace.resumedAt) / beyondBucket : whole;
    return Math.max(1, Math.min(whole, since));
}
/** The first pace: what the run admitted so far, spread over the time it took and the wait that follows. */
function guessInterval(pace, refusal) {
    const { now, waitMs, runStartedAt } = refusal;
    const spreadMs = (now - runStartedAt + (waitMs ?? COARSE_WAIT_MS)) / Math.max(1, pace.burst);
    return pace.tokenMs > 0 ? pace.tokenMs : Math.min(waitMs ?? LONGEST_INTERVAL_MS, spreadMs);
}
function paceAfterStart(pace, now) {
    if (pace === null)
        return null;
    const admitted = pace.admitted + 1;
    if (pace.intervalMs === null)
        return { ...pace, admitted };
    // Starts that were due while nothing could start are not made up for: no burst after a pause.
    return { ...pace, admitted, nextStartAt: Math.max(pace.nextStartAt, now) + pace.intervalMs };
}
function paceAfterSuccess(pace, startedAt) {
    if (pace === null || pace.intervalMs === null || startedAt <= pace.episodeAt)
        return pace;
    // Far above a stated token time the pace is known to be too slow; and the longer nothing is refused, the more likely.
    const isFarOff = pace.basis === "guessed" || (pace.tokenMs > 0 && pace.intervalMs > pace.tokenMs * FAR_OFF);
    const rounds = Math.max(1, pace.admitted / GROWTH_ROUND);
    const growth = Math.min(LARGEST_GROWTH, (isFarOff ? GUESS_GROWTH : GROWTH) * rounds);
    return { ...pace, intervalMs: Math.max(pace.intervalMs * (1 - growth), pace.tokenMs) };
}


/***/ }),

/***/ 4747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WI: () => (/* binding */ learnedLimits),
/* harmony export */   _f: () => (/* binding */ storedCircuits),
/* harmony export */   hH: () => (/* binding */ resumeAt),
/* harmony export */   kH: () => (/* binding */ restoreLimit),
/* harmony export */   wl: () => (/* binding */ restoreCircuit)
/* harmony export */ });
/* harmony import */ var _core_circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2725);
/** Circuits and limits on their way to the checkpoint and back. */

/**
 * The circuit that a run starts with. One that is still open is not waited for: the run leaves at once.
 * One whose instant has passed admits a single probe.
 */
function restoreCircuit(checkpoint, provider, now) {
    const stored = own(checkpoint?.circuits, provider);
    if (!checkpoint || !stored)
        return null;
    // Restored state is untrusted: no instant in it may hold a project up for ever.
    const writtenAt = Math.min(now, Date.parse(checkpoint.updated_at) || now);
    const untilAt = Math.min(Date.parse(stored.until), writtenAt + _core_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_LIMIT_MS */ .WX);
    if (Number.isNaN(untilAt))
        return null;
    const { trips, reason, stated } = stored;
    return { state: "open", untilAt, trips, reason, stated, policy: untilAt > now ? "stop" : "wait" };
}
function restoreLimit(checkpoint, provider) {
    return own(checkpoint?.limits, provider) ?? null;
}
/** Circuits that a later run must know. A probe that was running is stored as open and due: it proved nothing. */
function storedCircuits(state, before, now) {
    // Providers without tasks in this run keep what was known of them.
    const circuits = { ...before?.circuits };
    for (const { provider, circuit } of state.lanes.values()) {
        switch (circuit.state) {
            case "closed":
                delete circuits[provider];
                break;
            case "open": {
                const { trips, reason, stated } = circuit;
                circuits[provider] = { state: "open", until: new Date(circuit.untilAt).toISOString(), trips, reason, stated };
                break;
            }
            case "half-open":
                circuits[provider] = {
                    state: "open",
                    until: new Date(now).toISOString(),
                    trips: circuit.trips,
                    reason: "a probe was running",
                    stated: false,
                };
                break;
        }
    }
    return circuits;
}
function learnedLimits(state) {
    const limits = {};
    for (const { provider, limit } of state.lanes.values()) {
        if (limit.value < limit.ceiling)
            limits[provider] = limit.value;
    }
    return limits;
}
/**
 * When it is worth running again: the earliest end of an open circuit that has outstanding tasks; null
 * where no circuit holds anything up.
 */
function resumeAt(circuits, outstandingProviders) {
    const ends = [...outstandingProviders]
        .map((provider) => Date.parse(own(circuits, provider)?.until ?? ""))
        .filter((untilAt) => !Number.isNaN(untilAt));
    return ends.length === 0 ? null : Math.min(...ends);
}
/** Provider names come from outside; `constructor` is one like any other. */
function own(record, key) {
    return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}


/***/ }),

/***/ 7534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ evaluationContext)
});

// UNUSED EXPORTS: bindDetector

// EXTERNAL MODULE: ./build/config/fail-on.js
var fail_on = __webpack_require__(249);
// EXTERNAL MODULE: ./build/config/rate-limit-patterns.js
var rate_limit_patterns = __webpack_require__(3551);
// EXTERNAL MODULE: ./build/core/detect/detect.js + 22 modules
var detect = __webpack_require__(1037);
// EXTERNAL MODULE: ./build/core/detect/user-forms.js + 2 modules
var user_forms = __webpack_require__(1162);
;// CONCATENATED MODULE: ./build/engine/system-clock.js
/** setTimeout fires at once for a longer delay. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/**
 * The machine's clock, read once and then carried on by the monotonic one: a step of the wall clock in
 * the middle of a night must neither end a wait nor stretch it.
 */
function systemClock() {
    const startedAt = Date.now();
    const startedTick = performance.now();
    const now = () => Math.round(startedAt + performance.now() - startedTick);
    return {
        now,
        at(instant, wake) {
            const timer = setTimeout(wake, Math.min(LONGEST_TIMER_MS, Math.max(0, instant - now())));
            return () => clearTimeout(timer);
        },
    };
}

;// CONCATENATED MODULE: ./build/engine/evaluation-context.js





async function evaluationContext(config, facts) {
    const forms = (0,user_forms/* compileUserForms */.Y)(await (0,rate_limit_patterns/* readRateLimitPatterns */.n)(config.rateLimitPatterns, facts.workspace));
    return {
        ...facts,
        clock: systemClock(),
        detectorAt: bindDetector(config.retryAfterThresholdMs, forms),
        judgement: {
            failOn: (0,fail_on/* resolveFailOn */.U)(config.failOn, facts.identity.trigger.eventName),
            minPassRate: config.minPassRate,
        },
    };
}
/** The detector as of an instant, in the zone of this machine. */
function bindDetector(retryAfterThresholdMs, forms) {
    // Asked of the system only when a text is read: it takes longer than all else that a start without children does.
    let timeZone = null;
    return (nowAt) => {
        const context = {
            nowAt,
            retryAfterThresholdMs,
            forms,
            get timeZone() {
                timeZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
                return timeZone;
            },
        };
        return {
            detect: (text) => (0,detect/* detect */.o0)(text, context),
            detectStructured: (text) => (0,detect/* detectStructured */.v7)(text, context),
            detectNotice: (text) => (0,detect/* detectNotice */.KZ)(text, context),
            detectRowError: (error) => (0,detect/* detectRowError */.k9)(error, context),
        };
    };
}


/***/ }),

/***/ 5425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ii: () => (/* binding */ campaignOf),
  iA: () => (/* binding */ prepare),
  SN: () => (/* binding */ recordedDurations)
});

// EXTERNAL MODULE: ./build/core/campaign.js
var campaign = __webpack_require__(1670);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(3270);
;// CONCATENATED MODULE: ./build/core/order.js
/**
 * @param durationsS recorded durations by task hash or id; tasks without one count as the median
 * @param concurrency with one child at a time the order changes nothing but the reader's expectation
 */
function orderStarts(outstanding, durationOf, concurrency) {
    if (concurrency <= 1)
        return outstanding;
    const durations = outstanding.map(durationOf);
    const known = durations.filter((duration) => duration !== null).sort((a, b) => a - b);
    const median = known[Math.floor(known.length / 2)];
    if (median === undefined)
        return outstanding;
    return outstanding
        .map((one, index) => ({ one, index, durationS: durations[index] ?? median }))
        .sort((a, b) => b.durationS - a.durationS || a.index - b.index)
        .map(({ one }) => one);
}

// EXTERNAL MODULE: ./build/store/read-history.js + 1 modules
var read_history = __webpack_require__(1609);
// EXTERNAL MODULE: ./build/engine/plan-file.js
var plan_file = __webpack_require__(6127);
// EXTERNAL MODULE: ./build/core/classify.js
var classify = __webpack_require__(7806);
// EXTERNAL MODULE: ./build/run/inbox.js
var inbox = __webpack_require__(4238);
// EXTERNAL MODULE: ./build/tasks/canonical-json.js
var canonical_json = __webpack_require__(4542);
// EXTERNAL MODULE: ./build/engine/recorder.js
var recorder = __webpack_require__(541);
;// CONCATENATED MODULE: ./build/engine/take-over.js
/**
 * Takes over what a killed run left in the inbox: rows that its children had completed. They keep the run,
 * job and attempt they were made in, so that taking them over twice adds nothing.
 */





/** @param history of the campaign that the rows belong to; kept in step */
async function takeOverRows(folder, campaign, history, detector) {
    const warnings = [];
    let rows = 0;
    let known = null;
    for await (const leftover of (0,inbox/* takeOver */.w9)(folder.paths.inbox)) {
        const { meta } = leftover;
        const origin = { campaign, run: meta.run, job: meta.job };
        const tasks = new Map(leftover.tasks.map((task) => [task.id, task.json]));
        warnings.push(...leftover.warnings);
        const hashes = new Map([...tasks].map(([id, json]) => [id, (0,canonical_json/* hashOf */.q)(JSON.parse(json))]));
        // A history knows the tasks that are listed now. What is known of others, only the ledger can tell.
        const unknown = new Set([...hashes.values()].filter((hash) => history.get(hash) === undefined));
        const done = leftover.rows.length === 0 ? unknown : (0,read_history/* findResults */.CM)(folder.paths.results, campaign, unknown);
        for (const row of leftover.rows) {
            const [hash, json] = [hashes.get(row.id), tasks.get(row.id)];
            if (hash === undefined || json === undefined)
                continue;
            const settlement = {
                key: meta.key,
                pending: {
                    task: { id: row.id, hash, json, provider: "" },
                    position: 0,
                    attempt: meta.attempt,
                    kills: 0,
                    capRounds: 0,
                    alone: false,
                },
                outcome: (0,classify/* classifyRow */.n$)(row, detector),
                startedAt: meta.startedAt,
                at: meta.startedAt,
                durationMs: 0,
            };
            const result = (0,recorder/* ledgerRow */.gt)(settlement, origin);
            const hasResult = done.has(hash) || history.get(hash)?.kind === "result";
            if (result !== null && !hasResult) {
                done.add(hash);
                folder.appendResult(result);
                (0,recorder/* remember */.kY)(history, { kind: "result", row: result });
                rows += 1;
            }
            const failure = (0,recorder/* sidecarRow */.GA)(settlement, origin);
            if (failure !== null && !hasResult) {
                known ??= sidecarKeys(folder.paths.failures);
                if (known.has(sidecarKey(failure)))
                    continue;
                known.add(sidecarKey(failure));
                folder.appendFailure(failure);
                (0,recorder/* remember */.kY)(history, { kind: "failure", row: failure });
                rows += 1;
            }
        }
        leftover.remove();
    }
    return { rows, warnings };
}
function sidecarKeys(path) {
    const keys = new Set();
    (0,read_history/* readSidecar */.YD)(path, (row) => keys.add(sidecarKey(row)));
    return keys;
}
function sidecarKey(row) {
    return `${row.hash} ${(0,read_history/* attemptKey */.jX)(row)}`;
}

;// CONCATENATED MODULE: ./build/engine/prepare.js
/** All that comes before the first child: tasks, state, campaign, outstanding set. Bad input is refused here. */






/**
 * Reads the state, settles which campaign this is, takes over what a killed run left, and computes the
 * outstanding set of this job.
 */
async function prepare(folder, facts) {
    const { config, tasks, identity, now } = facts;
    const checkpoint = folder.readCheckpoint();
    // Results outlive a checkpoint that is broken or gone: their campaign goes on.
    const before = checkpoint?.campaigns ?? folder.campaignsOfRows();
    const id = campaignOf(config, identity, { known: before, now });
    folder.openJournals();
    const warnings = [];
    const leftIn = before[0]?.id ?? id;
    let read = folder.readHistory(leftIn, new core_history/* ListHistory */.tX(tasks));
    const taken = await takeOverRows(folder, leftIn, read.history, facts.detector);
    warnings.push(...taken.warnings);
    if (taken.rows > 0)
        warnings.push(`${count(taken.rows, "row")} of a killed run taken over`);
    const isNew = before[0]?.id !== id;
    const campaigns = isNew ? folder.rollOver(before, id) : before;
    if (isNew && leftIn !== id)
        read = folder.readHistory(id, new core_history/* ListHistory */.tX(tasks));
    warnings.push(...skippedWarnings(read.skipped));
    folder.writeTasks(tasks);
    const part = (0,plan_file/* partOf */.BU)(tasks, { job: config.job, plan: (0,plan_file/* readPlan */.m3)(folder.paths.plan, { campaign: id, identity }) });
    const listed = (0,core_history/* computeOutstanding */.os)(tasks, part, { history: read.history, maxAttempts: config.maxAttempts });
    const durations = config.concurrency > 1 ? recordedDurations(folder.paths.baseline, listed) : new Map();
    const outstanding = orderStarts(listed, ({ task }) => durations.get(task.id) ?? task.weight ?? null, config.concurrency);
    const campaign = campaigns[0] ?? { id, complete: false, completed_run: null, completed_at: null };
    const durationsS = read.durationsS.length > 0 ? read.durationsS : (checkpoint?.durations_s ?? []);
    // The list itself is not among what is kept: its texts are needed no longer, and may be most of the memory.
    return {
        campaign,
        campaigns,
        checkpoint,
        isNew,
        history: read.history,
        total: tasks.count,
        part,
        isInPart: (0,plan_file/* partPredicate */.P1)(part, tasks),
        outstanding,
        durationsS,
        warnings,
    };
}
/** The campaign that a run belongs to, given what the state knows. */
function campaignOf(config, identity, facts) {
    const rule = (0,campaign/* campaignRule */.Rk)(config.campaign, identity.trigger);
    return (0,campaign/* campaignId */.q3)(rule, facts.known, { at: facts.now, workflowRun: identity.workflowRun });
}
/** Durations of the last complete campaign, for the tasks that are to run now. */
function recordedDurations(baseline, outstanding) {
    const durations = new Map();
    if (outstanding.length < 2)
        return durations;
    // Made at the first row: most campaigns have no baseline yet.
    let wanted = null;
    (0,read_history/* readLedger */.SC)(baseline, (row) => {
        wanted ??= new Set(outstanding.map(({ task }) => task.id));
        if (wanted.has(row.id))
            durations.set(row.id, row.duration_s);
    });
    return durations;
}
function skippedWarnings(skipped) {
    const warnings = [];
    if (skipped.broken > 0)
        warnings.push(`${count(skipped.broken, "line")} of the state skipped: torn or foreign`);
    if (skipped.newer > 0) {
        warnings.push(`${count(skipped.newer, "row")} of the state left unread: written by a newer Carryover`);
    }
    return warnings;
}
function count(amount, noun) {
    return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}


/***/ }),

/***/ 541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GA: () => (/* binding */ sidecarRow),
/* harmony export */   gt: () => (/* binding */ ledgerRow),
/* harmony export */   kY: () => (/* binding */ remember),
/* harmony export */   vk: () => (/* binding */ Recorder)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9058);

class Recorder {
    #store;
    #origin;
    #history;
    #warn;
    #unstored = [];
    #hasWarned = false;
    /** @param history kept in step with what is on disk; the counts at the end are read from it */
    constructor(store, origin, history, warn) {
        this.#store = store;
        this.#origin = origin;
        this.#history = history;
        this.#warn = warn;
    }
    result(settlement) {
        const row = ledgerRow(settlement, this.#origin);
        if (row !== null)
            this.#write({ kind: "result", row });
    }
    failure(settlement) {
        const row = sidecarRow(settlement, this.#origin);
        if (row !== null)
            this.#write({ kind: "failure", row });
    }
    /** Rows that are still not on disk. */
    get unstoredCount() {
        return this.#unstored.length;
    }
    /** Stores what is due, in order; stops at the first row that cannot be written. */
    flush() {
        while (this.#unstored.length > 0) {
            const row = this.#unstored[0];
            if (row === undefined || !this.#stores(row))
                return;
            this.#unstored.shift();
        }
    }
    #write(row) {
        this.#unstored.push(row);
        this.flush();
    }
    #stores(row) {
        try {
            if (row.kind === "result")
                this.#store.appendResult(row.row);
            else
                this.#store.appendFailure(row.row);
        }
        catch (error) {
            if (!this.#hasWarned)
                this.#warn(`results cannot be written and are kept in memory: ${reasonOf(error)}`);
            this.#hasWarned = true;
            return false;
        }
        remember(this.#history, row);
        return true;
    }
}
function reasonOf(error) {
    return error instanceof Error ? error.message : String(error);
}
/** Adds a stored row to the history it belongs to. */
function remember(history, stored) {
    const before = history.get(stored.row.hash);
    if (before?.kind === "result")
        return;
    if (stored.kind === "result") {
        history.set(stored.row.hash, { kind: "result", status: stored.row.status });
        return;
    }
    if (stored.row.terminal)
        history.set(stored.row.hash, { kind: "terminal", class: stored.row.class });
    else if (before?.kind !== "terminal") {
        history.set(stored.row.hash, { kind: "attempts", count: (before?.count ?? 0) + 1 });
    }
}
/** The ledger row of a graded attempt; null for any other outcome. */
function ledgerRow(settlement, origin) {
    const { outcome, pending, startedAt } = settlement;
    if (outcome.class !== "graded")
        return null;
    const { score, scores, metrics, output } = outcome.row ?? {};
    return {
        v: 1,
        campaign: origin.campaign,
        id: pending.task.id,
        hash: pending.task.hash,
        status: outcome.status,
        ...(score === undefined ? {} : { score }),
        ...(scores === undefined ? {} : { scores }),
        ...(metrics === undefined ? {} : { metrics }),
        ...(output === undefined ? {} : { output }),
        attempt: pending.attempt,
        run: origin.run,
        job: origin.job,
        started_at: new Date(startedAt).toISOString(),
        duration_s: Math.max(0, Math.round(settlement.durationMs) / 1_000),
    };
}
/** The sidecar row of a failed attempt that counts; null for any other outcome. */
function sidecarRow(settlement, origin) {
    const { outcome, pending, at } = settlement;
    switch (outcome.class) {
        case "graded":
        case "rate_limited":
        case "kill_shaped":
        case "unfinished":
            return null;
        default: {
            const { limit } = outcome;
            const failure = outcome.class;
            return {
                v: 1,
                campaign: origin.campaign,
                id: pending.task.id,
                hash: pending.task.hash,
                class: failure,
                terminal: (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .isTerminal */ .H)(failure),
                message: outcome.message,
                exit_code: outcome.exitCode,
                signal: outcome.signal,
                attempt: pending.attempt,
                run: origin.run,
                job: origin.job,
                at: new Date(at).toISOString(),
                ...(limit === undefined
                    ? {}
                    : { rate_limit: { kind: limit.kind, form: limit.form, evidence: limit.evidence } }),
            };
        }
    }
}


/***/ }),

/***/ 5032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createRedactor),
  V: () => (/* binding */ secretValues)
});

;// CONCATENATED MODULE: ./build/report/key-shapes.js
/** No match of a shape is longer. */
const SHAPE_LENGTH_LIMIT = 16_640;
/**
 * A prefix that is not within a word, unless the letter before belongs to an escape: `\n`, `\u0020`, `%20`, an
 * ANSI colour. The look behind comes after the prefix: before it, the engine would try it at every character.
 */
function word(prefix) {
    const before = "\\\\[nrtbf]|\\\\u[0-9a-fA-F]{4}|%[0-9a-fA-F]{2}|\\[[0-9;]{0,12}m";
    return `${prefix}(?<=(?:(?<![A-Za-z0-9])|(?<=${before}))${prefix})`;
}
const SHAPES = [
    // OpenAI, Anthropic, OpenRouter, DeepSeek, Langfuse and others.
    `${word("sk-")}(?:(?:ant|proj|svcacct|admin|or|lf|live|test|None|service)-[\\w-]{12,4096}` +
        "|(?=[A-Za-z]{0,60}\\d)[A-Za-z0-9]{16,4096}[\\w-]{0,200}" +
        "|(?=[a-z0-9_-]{0,60}[A-Z])(?=[A-Za-z_-]{0,60}\\d)[\\w-]{20,4096})",
    `${word("[sr]k_(?:live|test)_")}[A-Za-z0-9]{16,256}`,
    `${word("pk-lf-")}[\\w-]{16,256}`,
    // GitHub, GitLab, npm, PyPI.
    "gh[opsur]_[A-Za-z0-9_]{20,4096}",
    "github_pat_\\w{20,4096}",
    "gl(?:pat|dt|rt|ptt|cbt|ft|soat)-[\\w.-]{16,512}",
    `${word("npm_")}[A-Za-z0-9]{30,256}`,
    "pypi-AgE[\\w-]{30,4096}",
    // AWS, Google, Slack, SendGrid, DigitalOcean, Databricks.
    `${word("(?:AKIA|ASIA|ABIA|ACCA)")}[A-Z0-9]{16}(?![A-Z0-9])`,
    "AIza[\\w-]{30,256}",
    `${word("ya29\\.")}[\\w-]{20,4096}`,
    "GOCSPX-[\\w-]{20,256}",
    "xox[a-z]-[\\w-]{10,512}",
    "xapp-\\d-[\\w-]{10,512}",
    `${word("SG\\.")}[\\w-]{16,64}\\.[\\w-]{16,64}`,
    "do[opr]_v1_[a-f0-9]{40,128}",
    `${word("dapi")}[a-f0-9]{32}`,
    // Hugging Face, Groq, xAI, Replicate, Perplexity, NVIDIA, Fireworks, Together, Cerebras, LangSmith, Pinecone.
    `${word("hf_")}[A-Za-z0-9]{20,256}`,
    `${word("gsk_")}[A-Za-z0-9]{20,256}`,
    `${word("xai-")}[A-Za-z0-9]{20,256}`,
    `${word("r8_")}[A-Za-z0-9]{20,256}`,
    `${word("pplx-")}[A-Za-z0-9]{20,256}`,
    `${word("nvapi-")}[\\w-]{20,256}`,
    `${word("fw_")}[A-Za-z0-9]{20,256}`,
    "tgp_v1_[\\w-]{20,256}",
    `${word("csk-")}[a-z0-9]{32,256}`,
    "lsv2_[ps][tk]_[a-f0-9_]{20,256}",
    "pcsk_[\\w]{20,256}",
    "AGE-SECRET-KEY-1[A-Z0-9]{58}",
    // JSON web tokens.
    "eyJ[\\w-]{10,4096}\\.[\\w-]{10,8192}\\.[\\w-]{0,2048}",
];
/** On lines of their own, on one line, or with escaped newlines; a key that was cut has no end. */
const PRIVATE_KEY = '-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?:[^"-]|-(?!----)){0,16384}-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----' +
    "|(?:(?:\\s|\\\\{1,8}[nrt]){1,8}[A-Za-z0-9+/=]{16,200}){0,400})";
// Private keys apart: two searches for few first letters are quicker than one for many.
const WHOLE = [new RegExp(SHAPES.join("|"), "g"), new RegExp(PRIVATE_KEY, "g")];
/** Values that are known by the words before them: the last group is what is hidden. */
const LABELLED_SHAPES = [
    // Header fields, in raw form, in JSON, in Python's and JavaScript's way of showing objects.
    "(?:[Aa]uthorization|AUTHORIZATION|[Aa]pi-[Kk]ey|API-KEY|api-key|goog-api-key)[\"'\\\\]{0,4}\\s{0,4}[:=]\\s{0,4}[\"'\\\\]{0,4}b?[\"'\\\\]{0,4}" +
        "(?:(?:[Bb]earer|BEARER|[Bb]asic|[Tt]oken)\\s{1,4}([\\w.~+/=:-]{8,8192})|([\\w.~+/=:-]{16,8192}))",
    "(?:[Bb]earer|BEARER)(?:\\s{1,4}|%20)([\\w.~+/=-]{16,8192})",
    // The password of a URL.
    "://[\\w.%+-]{0,64}:([^\\s@/:\"'\\\\<>]{3,200})@",
    "[Aa]ccount[Kk]ey=([A-Za-z0-9+/]{40,128}={0,2})",
];
const LABELLED = new RegExp(LABELLED_SHAPES.join("|"), "g");
/** Appends each part of the text that has the shape of a key. `matchAll` would compile the expressions on each call. */
function findKeyShapes(text, found) {
    for (const shape of WHOLE) {
        shape.lastIndex = 0;
        for (let match = shape.exec(text); match !== null; match = shape.exec(text)) {
            found.push({ start: match.index, end: match.index + match[0].length });
        }
    }
    LABELLED.lastIndex = 0;
    for (let match = LABELLED.exec(text); match !== null; match = LABELLED.exec(text)) {
        const [whole, withScheme, bare, bearer, password, account] = match;
        const value = withScheme ?? bare ?? bearer ?? password ?? account ?? whole;
        // "Authorization: unauthenticated-user" and "bearer authentication" are words.
        if ((bare ?? bearer) !== undefined && !isUnlikeWords(value))
            continue;
        const start = match.index + whole.lastIndexOf(value);
        found.push({ start, end: start + value.length });
    }
}
function isUnlikeWords(value) {
    return /\d/.test(value) || (value.length >= 24 && /[a-z][A-Z]/.test(value)) || value.length >= 40;
}
/**
 * Where a private key begins whose end is not in the text: a stream waits for it.
 *
 * @returns -1 where none is open
 */
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

;// CONCATENATED MODULE: ./build/report/known-values.js
/** The forms in which a known value may turn up in a text. */
/** A shorter value would hide half of every text. */
const VALUE_LENGTH_MIN = 6;
/** GNU base64 and MIME break lines here. */
const BASE64_LINE = 76;
/**
 * The words of our own formats. A "secret" that is one of them, or a part of one, is in every row that is
 * written anyway; hiding it would make the state unreadable.
 */
const FORMAT_WORDS = [
    "campaign campaigns status passed failed skipped error errored outstanding score scores metrics output attempt",
    "started_at duration_s durations_s class terminal message exit_code signal rate_limit kind form evidence",
    "timeout_exceeded transient legitimate fatal graded rate_limited kill_shaped unfinished",
    "complete completed_run completed_at circuits limits updated_at reason stated trips until seq closed open half-open",
    "run_started attempt_started task_settled attempt_ended child_stopped paused limit_changed pace_changed",
    "circuit_changed preflight_started preflight_ended ending warning run_ended provider concurrency max_attempts",
    "deadline_at job_index job_total resume_at resume_command starts_per_minute verdict default group timeout weight",
    "until-complete stopped out_of_time interrupted aborted incomplete repeat results.jsonl failures.jsonl",
].flatMap((line) => line.split(" "));
/** Every form of the values that is looked for: as they are, JSON-escaped, URL-encoded and in base64. */
function formsOf(values) {
    const forms = new Set();
    for (const value of values) {
        if (value.length < VALUE_LENGTH_MIN || FORMAT_WORDS.some((word) => word.includes(value)))
            continue;
        for (const form of [value, ...jsonForms(value), ...urlForms(value), ...base64Forms(value)]) {
            if (form.length >= VALUE_LENGTH_MIN)
                forms.add(form);
        }
    }
    return [...forms];
}
function jsonForms(value) {
    const once = jsonEscape(value);
    const ascii = asciiOnly(once);
    return [once, jsonEscape(once), once.replaceAll("/", "\\/"), ascii, upperEscapes(ascii), goEscape(once)];
}
function jsonEscape(text) {
    return JSON.stringify(text).slice(1, -1);
}
/** As Python writes JSON. */
function asciiOnly(escaped) {
    return escaped.replace(/[\u007f-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function upperEscapes(escaped) {
    return escaped.replace(/\\u([0-9a-f]{4})/g, (_, digits) => `\\u${digits.toUpperCase()}`);
}
/** As Go writes JSON. */
function goEscape(escaped) {
    return escaped.replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
}
function urlForms(value) {
    // Half a surrogate pair cannot be encoded; a buffer replaces it.
    const encoded = encodeURIComponent(Buffer.from(value).toString());
    // Encoders differ in these: RFC 3986 escapes them, JavaScript does not.
    const strict = encoded.replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
    const forms = [encoded, strict].flatMap((form) => [form, form.replaceAll("%2F", "/"), form.replaceAll("%20", "+")]);
    return forms.flatMap((form) => [form, form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())]);
}
/** Base64 of a longer text that contains the value: it can begin at each of three places in a group of bytes. */
function base64Forms(value) {
    const bytes = Buffer.from(value);
    const alone = bytes.toString("base64");
    const forms = [alone, alone.replaceAll("=", "")];
    for (let at = BASE64_LINE; at < alone.length + BASE64_LINE && alone.length > BASE64_LINE; at += BASE64_LINE) {
        const line = alone.slice(at - BASE64_LINE, at);
        if (line.length >= 16)
            forms.push(line);
    }
    for (const offset of [0, 1, 2]) {
        const shifted = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
        // Characters that also hold bits of the neighbours are left out.
        const from = Math.ceil((offset * 8) / 6);
        const to = Math.floor(((offset + bytes.length) * 8) / 6);
        forms.push(shifted.slice(from, to));
    }
    return forms.flatMap((form) => [form, form.replaceAll("+", "-").replaceAll("/", "_")]);
}

;// CONCATENATED MODULE: ./build/report/literal-matcher.js
const TABLE_SIZE = 1 << 16;
class LiteralMatcher {
    #shifts = new Uint8Array(TABLE_SIZE);
    #buckets = new Map();
    #window;
    /** @param literals each of at least 3 characters */
    constructor(literals) {
        this.#window = Math.min(250, ...literals.map((literal) => literal.length));
        this.#shifts.fill(Math.max(1, this.#window - 1));
        // The longest first: a form that contains another one is to be found whole.
        for (const literal of literals.toSorted((a, b) => b.length - a.length))
            this.#add(literal);
    }
    /** Appends each occurrence; those that overlap come as one. */
    find(text, found) {
        const last = this.#window - 1;
        for (let at = last; at < text.length;) {
            const pair = pairOf(text.charCodeAt(at - 1), text.charCodeAt(at));
            const shift = this.#shifts[pair] ?? 1;
            if (shift > 0) {
                at += shift;
                continue;
            }
            const start = at - last;
            at += 1;
            const literal = this.#buckets.get(pair)?.find((candidate) => text.startsWith(candidate, start));
            if (literal === undefined)
                continue;
            const end = start + literal.length;
            const before = found.at(-1);
            if (before !== undefined && start >= before.start && start < before.end) {
                found[found.length - 1] = { start: before.start, end: Math.max(end, before.end) };
            }
            else
                found.push({ start, end });
        }
    }
    #add(literal) {
        const last = this.#window - 1;
        for (let index = 1; index <= last; index += 1) {
            const pair = pairOf(literal.charCodeAt(index - 1), literal.charCodeAt(index));
            this.#shifts[pair] = Math.min(this.#shifts[pair] ?? 0, last - index);
        }
        const key = pairOf(literal.charCodeAt(last - 1), literal.charCodeAt(last));
        const bucket = this.#buckets.get(key) ?? [];
        bucket.push(literal);
        this.#buckets.set(key, bucket);
    }
}
/** Pairs of characters may share a place; they then only cost a look. */
function pairOf(first, second) {
    return ((first << 8) ^ second) & (TABLE_SIZE - 1);
}

;// CONCATENATED MODULE: ./build/report/ranges.js
/** Sorted by start; ranges that overlap become one. */
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

;// CONCATENATED MODULE: ./build/report/redact.js




const HIDDEN = "***";
/** A line that is longer is passed on in pieces. */
const LINE_LENGTH_LIMIT = 64 * 1_024;
const SECRET_NAME = /KEY|TOKEN|SECRET|PASSWORD/i;
/** Of variables; masked values are secret at any length that can be told apart from words. */
const ENVIRONMENT_LENGTH_MIN = 8;
/**
 * A redactor for known values, which also knows the shapes of keys.
 *
 * A text or a line that is JSON stays JSON: its strings and keys are redacted one by one, its numbers are
 * left alone. Everything else is replaced in place.
 *
 * @param values of secrets; those shorter than 6 characters are passed over
 */
function createRedactor({ values }) {
    const forms = formsOf(values);
    const matcher = forms.length === 0 ? null : new LiteralMatcher(forms);
    const find = (text) => {
        const found = [];
        matcher?.find(text, found);
        findKeyShapes(text, found);
        return found.length === 0 ? found : mergeRanges(found);
    };
    const redact = (text) => {
        const ranges = find(text);
        return ranges.length === 0 ? text : hide(text, ranges, redact);
    };
    const holdLength = Math.max(SHAPE_LENGTH_LIMIT, ...forms.map((form) => form.length));
    const multiline = forms.filter((form) => form.includes("\n"));
    return { redact, stream: () => new LineStream({ find, redact, holdLength, multiline }) };
}
/**
 * The values of all variables whose name contains KEY, TOKEN, SECRET or PASSWORD and that have 8 characters
 * or more. Lines of a value that has several count on their own, and so do the secrets inside a value that is JSON
 * (such as the key of a service account).
 */
function secretValues(env) {
    const values = new Set();
    for (const [name, value] of Object.entries(env)) {
        if (value === undefined || !SECRET_NAME.test(name))
            continue;
        for (const part of [
            value,
            value.trim(),
            ...value.split(/[\r\n]+/).map((line) => line.trim()),
            ...secretsOfJson(value),
        ]) {
            if (part.length >= ENVIRONMENT_LENGTH_MIN)
                values.add(part);
        }
    }
    return [...values];
}
function secretsOfJson(text) {
    if (!text.trimStart().startsWith("{"))
        return [];
    const secrets = [];
    try {
        JSON.parse(text, (name, value) => {
            if (typeof value === "string" && SECRET_NAME.test(name))
                secrets.push(value, ...value.split("\n"));
            return value;
        });
    }
    catch {
        return [];
    }
    return secrets;
}
function hide(text, ranges, redact) {
    if (text.includes("\n")) {
        const whole = hideInJson(text, redact);
        if (whole !== null)
            return whole;
    }
    const parts = [];
    let done = 0;
    for (let index = 0; index < ranges.length;) {
        const first = ranges[index];
        if (first === undefined)
            break;
        const start = first.start === 0 ? 0 : text.lastIndexOf("\n", first.start - 1) + 1;
        let end = lineEnd(text, first.end);
        const inLine = [];
        for (let range = ranges[index]; range !== undefined && range.start < end; range = ranges[index]) {
            inLine.push(range);
            end = lineEnd(text, Math.max(range.end, end));
            index += 1;
        }
        const lineStart = Math.max(start, done);
        parts.push(text.slice(done, lineStart), hideInLine(text.slice(lineStart, end), lineStart, inLine, redact));
        done = end;
    }
    parts.push(text.slice(done));
    return parts.join("");
}
function lineEnd(text, from) {
    const end = text.indexOf("\n", from);
    return end === -1 ? text.length : end;
}
function hideInLine(line, offset, ranges, redact) {
    const json = hideInJson(line, redact);
    if (json !== null)
        return json;
    const parts = [];
    let done = 0;
    for (const { start, end } of ranges) {
        parts.push(line.slice(done, start - offset), HIDDEN);
        done = end - offset;
    }
    parts.push(line.slice(done));
    return parts.join("");
}
/** Redacts the strings of a JSON text; null where the text is no object, list or string. */
function hideInJson(text, redact) {
    if (!/^\s*[[{"]/.test(text))
        return null;
    try {
        const indent = /^\s*[[{]\n( +)/.exec(text)?.[1] ?? "";
        const end = text.slice(text.trimEnd().length);
        return JSON.stringify(hideInValue(JSON.parse(text), redact), null, indent) + end;
    }
    catch {
        // No JSON, or nested too deeply to be walked.
        return null;
    }
}
function hideInValue(value, redact) {
    if (typeof value === "string")
        return redact(value);
    if (Array.isArray(value))
        return value.map((item) => hideInValue(item, redact));
    if (value === null || typeof value !== "object")
        return value;
    // fromEntries makes `__proto__` a key like any other.
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [redact(key), hideInValue(item, redact)]));
}
/** Passes on whole lines, and holds back what may be the beginning of a secret: never more than a bounded length. */
class LineStream {
    #parts;
    #held = "";
    constructor(parts) {
        this.#parts = parts;
    }
    push(piece) {
        if (piece === "")
            return "";
        this.#held += piece;
        const { holdLength } = this.#parts;
        const hasLine = piece.includes("\n") || piece.includes("\r");
        if (!hasLine && this.#held.length <= LINE_LENGTH_LIMIT + holdLength)
            return "";
        return this.#release();
    }
    end() {
        const text = this.#held;
        this.#held = "";
        return this.#parts.redact(text);
    }
    #release() {
        const text = this.#held;
        const { find, redact } = this.#parts;
        const ranges = find(text);
        const safe = this.#safeEnd(text, ranges);
        this.#held = text.slice(safe);
        const passed = text.slice(0, safe);
        const inside = ranges.filter((range) => range.end <= safe);
        return inside.length === 0 ? passed : hide(passed, inside, redact);
    }
    #safeEnd(text, ranges) {
        const { holdLength, multiline } = this.#parts;
        const line = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1;
        let safe = text.length - line > LINE_LENGTH_LIMIT ? Math.max(line, text.length - holdLength) : line;
        const key = openPrivateKeyAt(text);
        if (key !== -1 && text.length - key < holdLength)
            safe = Math.min(safe, key);
        for (const form of multiline)
            safe = Math.min(safe, beginningOf(form, text, safe));
        for (const range of ranges) {
            if (range.start >= safe || range.end < safe)
                continue;
            const mayGrow = range.end === text.length || range.end > safe;
            // What is longer than any secret is several of them, side by side: it need not be held whole.
            safe = mayGrow && text.length - range.start < 2 * holdLength ? range.start : range.end;
        }
        const isPairCut = (text.charCodeAt(safe - 1) & 0xfc00) === 0xd800 && safe < text.length;
        return isPairCut ? safe - 1 : safe;
    }
}
/** Where a text of several lines may have begun at the end of `text`; `end` where it has not. */
function beginningOf(form, text, end) {
    for (let at = form.lastIndexOf("\n"); at !== -1; at = at === 0 ? -1 : form.lastIndexOf("\n", at - 1)) {
        const start = end - at - 1;
        if (start >= 0 && at + 1 < form.length && text.startsWith(form.slice(0, at + 1), start))
            return start;
    }
    return end;
}


/***/ }),

/***/ 4712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WA: () => (/* binding */ scalarFields),
/* harmony export */   _I: () => (/* binding */ filterEnvironment),
/* harmony export */   zv: () => (/* binding */ addVariables)
/* harmony export */ });
/* unused harmony export childEnvironment */
/** Linux: `MAX_ARG_STRLEN`, 32 pages for `NAME=value` and its closing NUL. */
const STRING_BYTES_LIMIT = 131_072;
/**
 * All arguments and variables together may fill a quarter of the stack limit, by default 2 MiB (macOS: 1 MiB
 * in all). What tasks bring stays well below, so that the caller's own variables find room too.
 */
const TASK_BYTES_LIMIT = 524_288;
/** A command file of the runner or a token of the job in a child's hands would let it speak for the job. */
const NEVER = /^(?:ACTIONS_.*|INPUT_.*|GITHUB_(?:OUTPUT|ENV|PATH|STATE|STEP_SUMMARY)|CARRYOVER_TASK.*|CARRYOVER_FIELD_.*)$/s;
/**
 * What an allow-list need not name: without these, programs are not found and break on their locale, and
 * the runner cannot find orphans at the end of a job.
 */
const ALWAYS = [
    "PATH",
    "HOME",
    "USER",
    "LOGNAME",
    "SHELL",
    "TMPDIR",
    "TZ",
    "LANG",
    "LC_ALL",
    "LC_CTYPE",
    "RUNNER_TRACKING_ID",
];
/** Filters the environment that all children of a run start from. */
function filterEnvironment(base, envAllow) {
    const allowed = envAllow === "inherit" ? null : new Set([...ALWAYS, ...envAllow]);
    const kept = {};
    for (const [name, value] of Object.entries(base)) {
        if (value === undefined || NEVER.test(name))
            continue;
        if (allowed === null || allowed.has(name))
            kept[name] = value;
    }
    return kept;
}
/**
 * Builds the environment of one child.
 *
 * `base` is filtered here where `envAllow` is given as in the settings; a caller that starts many children
 * passes the result of `filterEnvironment` and `inherit`.
 */
function childEnvironment(request) {
    const environment = filterEnvironment(request.base, request.envAllow);
    return addVariables(environment, request);
}
/** Adds the contract's variables to an environment that is filtered already, and owned by the caller. */
function addVariables(environment, request) {
    environment.CARRYOVER_TASKS_FILE = request.tasksFile;
    environment.CARRYOVER_RESULTS_FILE = request.resultsFile;
    environment.CARRYOVER_SHARD = String(request.shard);
    environment.CARRYOVER_ATTEMPT = String(request.attempt);
    environment.CARRYOVER_DEADLINE = isoInstant(request.deadlineAt);
    const leftOut = [];
    let taskBytes = 0;
    const add = (name, value) => {
        const bytes = Buffer.byteLength(name) + Buffer.byteLength(value) + 2;
        if (bytes > STRING_BYTES_LIMIT || taskBytes + bytes > TASK_BYTES_LIMIT || value.includes("\0")) {
            leftOut.push(name);
            return;
        }
        taskBytes += bytes;
        environment[name] = value;
    };
    // An outer value must not stand in for one that cannot be passed.
    delete environment.CARRYOVER_PROVIDER;
    add("CARRYOVER_PROVIDER", request.provider);
    const [task, ...others] = request.tasks;
    if (task === undefined || others.length > 0)
        return { environment, leftOut };
    add("CARRYOVER_TASK_ID", task.id);
    add("CARRYOVER_TASK", task.json);
    for (const [name, value] of fieldVariables(task))
        add(name, value);
    return { environment, leftOut };
}
/** `CARRYOVER_FIELD_<NAME>` of each scalar field. Of two fields with the same variable the first counts. */
function fieldVariables(task) {
    const variables = new Map();
    for (const [field, value] of scalarFields(task.json)) {
        const name = field.toUpperCase().replace(/[^A-Z0-9_]/gu, "_");
        if (name !== "" && !variables.has(`CARRYOVER_FIELD_${name}`))
            variables.set(`CARRYOVER_FIELD_${name}`, value);
    }
    return variables;
}
/** The fields of a task that are strings, numbers or booleans, as text. */
function scalarFields(json) {
    const fields = new Map();
    const payload = JSON.parse(json);
    if (typeof payload !== "object" || payload === null || Array.isArray(payload))
        return fields;
    for (const [name, value] of Object.entries(payload)) {
        if (typeof value === "string")
            fields.set(name, value);
        else if (typeof value === "number" || typeof value === "boolean")
            fields.set(name, String(value));
    }
    return fields;
}
/** Instants beyond what a `Date` can hold are told as the last that it can. */
function isoInstant(at) {
    return new Date(Math.min(Math.max(at, 0), 8_640_000_000_000_000)).toISOString();
}


/***/ }),

/***/ 4238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ inboxPair),
/* harmony export */   L5: () => (/* binding */ removePair),
/* harmony export */   Y3: () => (/* binding */ prepareInbox),
/* harmony export */   w9: () => (/* binding */ takeOver),
/* harmony export */   yt: () => (/* binding */ writeTasks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3798);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7756);
/* harmony import */ var _kill_posix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5838);
/* harmony import */ var _row_collector_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8586);
/**
 * The inbox: the folder in which children get their tasks and leave their rows, a pair of files per
 * attempt. What a killed run left there is taken over by the next one. The folder is never saved to a cache.
 *
 * A pair's name says what a later run must know of the attempt; it is made of the key, never of task ids.
 */






const TASKS_SUFFIX = ".tasks.jsonl";
const RESULTS_SUFFIX = ".results.jsonl";
const SEPARATOR = "~";
/** File systems allow 255 bytes; the suffix needs some. */
const NAME_LIMIT = 230;
/**
 * Makes the folder.
 *
 * @throws UserError where it cannot be made.
 */
function prepareInbox(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    }
    catch (error) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected to make the folder \`${folder}\` for the children's results: ${String(error)}. Check \`state-dir\` and its permissions.`);
    }
}
function inboxPair(folder, meta) {
    const name = encodeName(meta);
    return { tasksFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${name}${TASKS_SUFFIX}`), resultsFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${name}${RESULTS_SUFFIX}`) };
}
/** Writes the tasks of a child, a line of JSON each. */
function writeTasks(pair, tasks) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(pair.tasksFile, tasks.map((task) => `${task.json}\n`).join(""));
}
/** Removes a pair, whatever the child made of it. The tasks go last: without them rows cannot be taken over. */
function removePair(pair) {
    remove(pair.resultsFile);
    remove(pair.tasksFile);
}
function remove(path) {
    // A look is cheaper than a failed call: most children leave no rows.
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (stat === undefined)
        return;
    if (stat.isDirectory())
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    else
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
}
function encodeName(meta) {
    const parts = [meta.runMarker, meta.key, meta.run, meta.job, String(meta.attempt), String(meta.startedAt)];
    const name = parts.map(encodePart).join(SEPARATOR);
    if (name.length > NAME_LIMIT)
        throw new Error(`The name of an attempt is too long for a file: ${name}`);
    return name;
}
function encodePart(part) {
    return part.replace(/[^A-Za-z0-9.-]/gu, (character) => [...Buffer.from(character)].map((byte) => `_${byte.toString(16).padStart(2, "0")}`).join(""));
}
function decodePart(part) {
    return Buffer.from(part.replace(/_([0-9a-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))), "latin1").toString("utf8");
}
function decodeName(name) {
    const parts = name.split(SEPARATOR).map(decodePart);
    const [runMarker, key, run, job, attemptText, startedText] = parts;
    if (parts.length !== 6 || !runMarker || !key || run === undefined || job === undefined)
        return null;
    const attempt = Number(attemptText);
    const startedAt = Number(startedText);
    if (!Number.isSafeInteger(attempt) || attempt < 1 || !Number.isFinite(startedAt))
        return null;
    return { runMarker, key, run, job, attempt, startedAt };
}
const LISTED_TASK = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1) });
/** No list of tasks that we wrote for one child comes near it. */
const TASKS_BYTES_LIMIT = 256 * 1_048_576;
/**
 * Reads what a killed run left in the inbox, attempt by attempt, the earliest first. Its children may have
 * outlived it: they are killed before their rows are read, so that no task runs twice at the same time.
 *
 * Rows without their tasks are removed, foreign files left alone. A missing folder is an empty one.
 * Only for a run that owns the state folder: of two runs at once, each would kill the other's children.
 */
async function* takeOver(folder) {
    const metas = new Map();
    for (const name of namesIn(folder)) {
        const stem = name.endsWith(TASKS_SUFFIX) ? name.slice(0, -TASKS_SUFFIX.length) : null;
        const meta = stem === null ? null : decodeName(stem);
        if (stem !== null && meta !== null)
            metas.set(stem, meta);
    }
    removeStrays(folder, metas);
    const sweeper = (0,_kill_posix_js__WEBPACK_IMPORTED_MODULE_2__/* .createSweeper */ .SA)();
    await Promise.all([...metas.values()].map((meta) => sweeper.sweep((0,_kill_posix_js__WEBPACK_IMPORTED_MODULE_2__/* .childMarker */ .n)(meta.runMarker, meta.key))));
    const inOrder = [...metas].sort(([, a], [, b]) => a.startedAt - b.startedAt || (a.key < b.key ? -1 : 1));
    for (const [stem, meta] of inOrder) {
        const pair = {
            tasksFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${stem}${TASKS_SUFFIX}`),
            resultsFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${stem}${RESULTS_SUFFIX}`),
        };
        const warnings = [];
        const tasks = readTasks(pair.tasksFile);
        const rows = [];
        if (tasks.length > 0) {
            const ids = new Set(tasks.map((task) => task.id));
            const collector = new _row_collector_js__WEBPACK_IMPORTED_MODULE_3__/* .RowCollector */ .K({ path: pair.resultsFile, ids, warn: (message) => warnings.push(message) });
            for (;;) {
                const part = collector.read();
                rows.push(...part.rows);
                if (!part.mayHaveMore)
                    break;
                await new Promise((resolve) => setImmediate(resolve));
            }
            rows.push(...collector.finish());
        }
        yield { meta, tasks, rows, warnings, remove: () => removePair(pair) };
    }
}
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
function removeStrays(folder, metas) {
    for (const name of namesIn(folder)) {
        const stem = name.replace(/\.(?:tasks|results)\.jsonl$/, "");
        if (stem !== name && !metas.has(stem))
            remove((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
    }
}
/** The tasks of a pair; a torn last line was never given to a child and is left out. */
function readTasks(path) {
    const tasks = [];
    for (const json of readRegular(path).split("\n").slice(0, -1)) {
        try {
            tasks.push({ id: LISTED_TASK.parse(JSON.parse(json)).id, json });
        }
        catch {
            // Not a line of ours.
        }
    }
    return tasks;
}
function readRegular(path) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch {
        return "";
    }
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        return stat.isFile() && stat.size <= TASKS_BYTES_LIMIT ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8") : "";
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 5838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SA: () => (/* binding */ createSweeper),
/* harmony export */   b4: () => (/* binding */ MARKER_NAME),
/* harmony export */   i8: () => (/* binding */ signalGroup),
/* harmony export */   n: () => (/* binding */ childMarker),
/* harmony export */   u: () => (/* binding */ markerValue)
/* harmony export */ });
/* unused harmony export findMarked */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/**
 * Signals to process groups, and the sweep for descendants that left their group. The only file that
 * knows about POSIX process ids and procfs.
 *
 * A child leads a group of its own, so one signal reaches the whole tree, also when the child itself is
 * gone. A descendant in its own session (`setsid`) is out of reach of that; it still carries the marker
 * variable that the child was started with, readable in procfs on Linux.
 */

/** The variable in a child's environment by which it and its descendants are found again. */
const MARKER_NAME = "CARRYOVER_MARKER";
/**
 * The value of the marker variable. Runs nest: a command may itself be a run of ours, and what it starts
 * must be found by both, so the outer value is kept in front.
 */
function markerValue(outer, runMarker, key) {
    const kept = outer === undefined || outer.length > 2_000 ? "" : outer;
    return `${kept}${childMarker(runMarker, key)}`;
}
/** What is searched for in environments to find the descendants of one child. */
function childMarker(runMarker, key) {
    return `,${runMarker}:${key},`;
}
/**
 * Sends a signal to a process group.
 *
 * @returns false where nobody is left in the group.
 */
function signalGroup(leader, signal) {
    // -1 would address every process of the user, and 0 our own group.
    if (!Number.isInteger(leader) || leader <= 1)
        throw new Error(`No process group: ${leader}`);
    try {
        process.kill(-leader, signal);
        return true;
    }
    catch (error) {
        // EPERM: somebody is there, under another user.
        return error instanceof Error && "code" in error && error.code === "EPERM";
    }
}
/** A process that forks faster than it is killed ends here: rounds without a result are bounded. */
const SWEEP_ROUNDS = 20;
const SWEEP_PAUSE_MS = 5;
/** A look at all processes serves every child that is ending at the time. */
const GROUPS_AGE_MS = 50;
/** Sweeps asked for in one tick share one scan: an interrupted run stops all of its children at once. */
function createSweeper() {
    let batch = null;
    let groups = null;
    const isGroupAlive = (leader) => {
        if (!signalGroup(leader, 0))
            return false;
        if (process.platform !== "linux")
            return true;
        const nowMs = performance.now();
        if (groups === null || nowMs - groups.seenMs > GROUPS_AGE_MS)
            groups = { seenMs: nowMs, living: findLivingGroups() };
        return groups.living.has(leader);
    };
    const sweep = (marker) => {
        if (process.platform !== "linux")
            return Promise.resolve();
        if (batch !== null) {
            batch.markers.push(marker);
            return batch.done;
        }
        const markers = [marker];
        const done = new Promise((resolve) => setImmediate(resolve)).then(() => {
            batch = null;
            return killMarked(markers);
        });
        batch = { markers, done };
        return done;
    };
    return { isGroupAlive, sweep, sweepRun: (runMarker) => sweep(`,${runMarker}:`) };
}
async function killMarked(markers) {
    for (let round = 0; round < SWEEP_ROUNDS; round += 1) {
        const pids = findMarked(markers);
        if (pids.length === 0)
            return;
        for (const pid of pids) {
            try {
                process.kill(pid, "SIGKILL");
            }
            catch {
                // It ended between the scan and the signal.
            }
        }
        await new Promise((resolve) => setTimeout(resolve, SWEEP_PAUSE_MS));
    }
}
/** The processes whose environment holds one of the markers; our own is never among them. */
function findMarked(markers) {
    const found = [];
    for (const name of namesIn("/proc")) {
        const pid = Number(name);
        if (!Number.isInteger(pid) || pid <= 1 || pid === process.pid)
            continue;
        if (carriesOneOf(pid, markers))
            found.push(pid);
    }
    return found;
}
/** The process groups that have a member which is no zombie. */
function findLivingGroups() {
    const living = new Set();
    for (const name of namesIn("/proc")) {
        if (!/^\d+$/.test(name))
            continue;
        try {
            // `pid (name) state parent group …`; the name may hold anything, parentheses included.
            const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${name}/stat`, "latin1");
            const [state, , group] = stat.slice(stat.lastIndexOf(")") + 2).split(" ", 3);
            if (state !== "Z" && state !== "X")
                living.add(Number(group));
        }
        catch {
            // It ended while we looked.
        }
    }
    return living;
}
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
function carriesOneOf(pid, markers) {
    let environ;
    try {
        environ = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/environ`);
    }
    catch {
        // It has ended, or belongs to somebody else.
        return false;
    }
    // Zombies have an empty environment. A variable starts the block or follows a NUL.
    const start = environ.indexOf(`${MARKER_NAME}=`);
    if (start < 0 || (start > 0 && environ[start - 1] !== 0))
        return false;
    const end = environ.indexOf(0, start);
    const value = environ.toString("latin1", start, end < 0 ? environ.length : end);
    return markers.some((marker) => value.includes(marker));
}


/***/ }),

/***/ 8586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ RowCollector)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/run/result-lines.js
/**
 * Reads a file that a child grows, line by line, as it comes. The file belongs to the child: it may be
 * replaced, rewritten, or be no file at all; links are not followed and nothing here can block.
 *
 * The offset stands at the start of a line. An incomplete line is read again with its end: no state of a
 * decoder is carried along, and no character is ever cut.
 */

const LINE_BYTES_LIMIT = 1_048_576;
/** Read at one time, so that a huge file neither fills the memory nor holds up the other children. */
const SLICE_BYTES = 4 * LINE_BYTES_LIMIT;
const NEWLINE = 10;
/** Errors of a machine that has no more to give at the moment. */
const SHORTAGES = new Set(["EMFILE", "ENFILE", "ENOMEM", "EAGAIN"]);
const SHORTAGE_LIMIT = 1_000;
/** The file may become a link or a pipe between a look at it and its opening: neither is followed, nor waited for. */
const OPEN_FLAGS = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
class ResultLines {
    #path;
    #sink;
    #offset = 0;
    #lineCount = 0;
    #inode = 0;
    #isSkipping = false;
    #isRefused = false;
    #shortageCount = 0;
    #tail = "";
    constructor(path, sink) {
        this.#path = path;
        this.#sink = sink;
    }
    /**
     * Reads what is new, at most a few MiB of it.
     *
     * @returns true where there may be more to read at once
     */
    read() {
        const file = this.#open();
        if (file === "shortage")
            return true;
        if (file === null)
            return false;
        try {
            return this.#readFrom(file);
        }
        catch (error) {
            this.#refuse(`cannot be read (${codeOf(error)})`);
            return false;
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
    }
    /** Gives the last line, if it has no newline. For a file that grows no more, after the last `read`. */
    finish() {
        if (this.#tail === "" || this.#isSkipping)
            return;
        this.#sink.line({ number: this.#lineCount + 1, text: this.#tail, isComplete: false });
        this.#tail = "";
    }
    #open() {
        try {
            // Most polls end here: no file yet, or nothing new in it.
            const stat = (0,external_node_fs_.lstatSync)(this.#path, { throwIfNoEntry: false });
            if (stat === undefined)
                return null;
            if (stat.isFile() && stat.ino === this.#inode && stat.size === this.#offset) {
                this.#tail = "";
                return null;
            }
            // Looked at before it is opened: opening a device can have effects.
            if (!stat.isFile()) {
                this.#refuse(stat.isSymbolicLink() ? "is a symbolic link" : "is no regular file");
                return null;
            }
            return (0,external_node_fs_.openSync)(this.#path, OPEN_FLAGS);
        }
        catch (error) {
            const code = codeOf(error);
            // Passes when other children end; their rows must not be lost over it.
            if (SHORTAGES.has(code) && this.#shortageCount < SHORTAGE_LIMIT) {
                this.#shortageCount += 1;
                return "shortage";
            }
            // ENOENT: it was taken away in between.
            if (code !== "ENOENT")
                this.#refuse(code === "ELOOP" ? "is a symbolic link" : `cannot be opened (${code})`);
            return null;
        }
    }
    #refuse(problem) {
        if (!this.#isRefused)
            this.#sink.refused(problem);
        this.#isRefused = true;
    }
    #readFrom(file) {
        const stat = (0,external_node_fs_.fstatSync)(file);
        if (!stat.isFile()) {
            this.#refuse("is no regular file");
            return false;
        }
        if (this.#wasRewritten(file, stat)) {
            this.#offset = 0;
            this.#lineCount = 0;
            this.#isSkipping = false;
            this.#sink.rewritten();
        }
        this.#inode = stat.ino;
        const available = stat.size - this.#offset;
        if (available <= 0) {
            this.#tail = "";
            return false;
        }
        const slice = Buffer.allocUnsafe(Math.min(available, SLICE_BYTES));
        const length = readFully(file, slice, this.#offset);
        this.#take(slice.subarray(0, length));
        return length === SLICE_BYTES;
    }
    /** Replaced, truncated, or truncated and grown again: then the offset does not follow a newline any more. */
    #wasRewritten(file, stat) {
        if (this.#offset === 0)
            return false;
        if (stat.ino !== this.#inode || stat.size < this.#offset)
            return true;
        if (this.#isSkipping)
            return false;
        const before = Buffer.allocUnsafe(1);
        return readFully(file, before, this.#offset - 1) === 1 && before[0] !== NEWLINE;
    }
    #take(bytes) {
        let start = 0;
        for (;;) {
            const end = bytes.indexOf(NEWLINE, start);
            if (end < 0)
                break;
            this.#lineCount += 1;
            if (this.#isSkipping)
                this.#isSkipping = false;
            else if (end - start > LINE_BYTES_LIMIT)
                this.#sink.tooLong(this.#lineCount);
            else
                this.#sink.line({ number: this.#lineCount, text: bytes.toString("utf8", start, end), isComplete: true });
            start = end + 1;
        }
        const rest = bytes.length - start;
        this.#tail = "";
        if (this.#isSkipping) {
            start = bytes.length;
        }
        else if (rest > LINE_BYTES_LIMIT) {
            this.#sink.tooLong(this.#lineCount + 1);
            this.#isSkipping = true;
            start = bytes.length;
        }
        else if (rest > 0) {
            this.#tail = bytes.toString("utf8", start);
        }
        this.#offset += start;
    }
}
function readFully(file, buffer, position) {
    let length = 0;
    while (length < buffer.length) {
        const count = (0,external_node_fs_.readSync)(file, buffer, length, buffer.length - length, position + length);
        if (count === 0)
            break;
        length += count;
    }
    return length;
}
function codeOf(error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(3798);
;// CONCATENATED MODULE: ./build/run/result-row.js
/**
 * Reads one line of a result file. The line is the child's word and untrusted; what can be understood of
 * it is kept, because a result that was paid for must not be lost over an odd field beside it.
 */

const STATUS = schemas/* enum */.k5n(["passed", "failed", "skipped", "error"]);
const ROW_ERROR = schemas/* object */.Ikc({
    type: schemas/* string */.YjP().nullish(),
    message: schemas/* string */.YjP().nullish(),
    is_retryable: schemas/* boolean */.zMY().nullish(),
    status_code: schemas/* number */.aig().nullish(),
    retry_after_seconds: schemas/* number */.aig().nullish(),
    reset_at: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).nullish(),
});
const RATE_LIMIT = schemas/* object */.Ikc({
    kind: schemas/* string */.YjP().nullish(),
    message: schemas/* string */.YjP().nullish(),
    retry_after_seconds: schemas/* number */.aig().nullish(),
    reset_at: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).nullish(),
});
const OPTIONAL_FIELDS = {
    score: schemas/* number */.aig().nullish(),
    scores: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig()).nullish(),
    metrics: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).nullish(),
    output: schemas/* unknown */.L5J(),
    error: ROW_ERROR.nullish(),
    rate_limit: RATE_LIMIT.nullish(),
};
const ROW = schemas/* object */.Ikc({ id: schemas/* string */.YjP().min(1), status: STATUS, ...OPTIONAL_FIELDS });
/** Bad rows differ in more ways than one message can list; this says what a good one looks like. */
const EXPECTED = 'expected {"id": string, "status": "passed" | "failed" | "skipped" | "error", …}';
/** JSON nested deeper than this makes every later reader and writer of it recurse to the end of its stack. */
const NESTING_LIMIT = 500;
/**
 * Reads a line, without its newline. Unknown fields are ignored, `null` is the same as absent, and an
 * optional field of another type is left out with a word about it.
 */
function parseResultRow(line) {
    const oddities = [];
    const value = parseLine(line, oddities);
    if (value === undefined)
        return { kind: "malformed", problem: `no JSON; ${EXPECTED}` };
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
        return { kind: "malformed", problem: `no JSON object; ${EXPECTED}` };
    }
    const fields = { ...value };
    if (isNestedTooDeep(line)) {
        for (const name of ["output", "metrics"])
            delete fields[name];
        oddities.push(`output and metrics are left out: nested deeper than ${NESTING_LIMIT} levels`);
    }
    const parsed = ROW.safeParse(fields);
    if (parsed.success)
        return { kind: "row", row: toRow(parsed.data), oddities };
    const mended = mend(fields, oddities);
    return mended === null
        ? { kind: "malformed", problem: describeCore(fields) }
        : { kind: "row", row: toRow(mended), oddities };
}
/** Python's `json.dumps` writes `NaN` and `Infinity`, which are no JSON: they become null. */
function parseLine(line, oddities) {
    try {
        return JSON.parse(line);
    }
    catch {
        const { text, tokens } = withoutBareNumbers(line);
        if (tokens.length === 0)
            return undefined;
        try {
            const value = JSON.parse(text);
            oddities.push(`${[...new Set(tokens)].join(", ")} is no JSON number and is read as null`);
            return value;
        }
        catch {
            return undefined;
        }
    }
}
/** A whole string literal, or one of the tokens outside of them. */
const STRING_OR_TOKEN = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g;
function withoutBareNumbers(line) {
    const tokens = [];
    const text = line.replace(STRING_OR_TOKEN, (match) => {
        if (match.startsWith('"'))
            return match;
        tokens.push(match);
        return "null";
    });
    return { text, tokens };
}
function isNestedTooDeep(line) {
    if (line.length < 2 * NESTING_LIMIT)
        return false;
    let depth = 0;
    let inString = false;
    for (let at = 0; at < line.length; at += 1) {
        const code = line.charCodeAt(at);
        if (inString) {
            if (code === 92)
                at += 1;
            else if (code === 34)
                inString = false;
        }
        else if (code === 34)
            inString = true;
        else if (code === 91 || code === 123) {
            depth += 1;
            if (depth > NESTING_LIMIT)
                return true;
        }
        else if (code === 93 || code === 125)
            depth -= 1;
    }
    return false;
}
/** Keeps what is right of a row that is not right as a whole; null where its id or status is wrong. */
function mend(fields, oddities) {
    const id = typeof fields.id === "number" ? String(fields.id) : fields.id;
    const core = schemas/* object */.Ikc({ id: schemas/* string */.YjP().min(1), status: STATUS }).safeParse({ id, status: fields.status });
    if (!core.success)
        return null;
    const row = { ...core.data };
    for (const [name, schema] of Object.entries(OPTIONAL_FIELDS)) {
        const value = mendField(name, fields[name], oddities);
        const parsed = schema.safeParse(value);
        if (parsed.success)
            row[name] = parsed.data;
        else
            oddities.push(`${name} is left out: ${describe(value)} is not what it should be`);
    }
    return ROW.parse(row);
}
function mendField(name, value, oddities) {
    switch (name) {
        case "scores":
            return keepEntries(name, value, {
                isKept: (entry) => typeof entry === "number" && Number.isFinite(entry),
                oddities,
            });
        case "error":
            // The short form that many harnesses write.
            return typeof value === "string" ? { message: value } : mendObject(name, value, ROW_ERROR.shape, oddities);
        case "rate_limit":
            return mendObject(name, value, RATE_LIMIT.shape, oddities);
        default:
            return value;
    }
}
function keepEntries(name, value, options) {
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return value;
    const entries = Object.entries(value);
    const kept = entries.filter(([, entry]) => options.isKept(entry));
    // null is what NaN and a missing score both come to; it needs no further word.
    const odd = entries.filter(([, entry]) => entry !== null && !options.isKept(entry)).map(([key]) => key);
    if (odd.length > 0)
        options.oddities.push(`${name} without ${odd.slice(0, 5).join(", ")}: no numbers`);
    return Object.fromEntries(kept);
}
/** Headers are text: a number in a string is read as the number. */
function mendObject(name, value, shape, oddities) {
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return value;
    const given = { ...value };
    const kept = {};
    for (const [key, schema] of Object.entries(shape)) {
        const candidates = [given[key], numberIn(given[key])];
        const fitting = candidates.find((candidate) => schema.safeParse(candidate).success);
        if (fitting !== undefined)
            kept[key] = fitting;
        else if (given[key] !== undefined)
            oddities.push(`${name}.${key} is left out: ${describe(given[key])} is not what it should be`);
    }
    return kept;
}
function numberIn(value) {
    const isNumeric = typeof value === "string" && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value);
    return isNumeric ? Number(value) : undefined;
}
function toRow(parsed) {
    const row = { id: parsed.id, status: parsed.status };
    if (parsed.score != null)
        row.score = parsed.score;
    if (parsed.scores != null)
        row.scores = parsed.scores;
    if (parsed.metrics != null)
        row.metrics = parsed.metrics;
    if (parsed.output != null)
        row.output = parsed.output;
    const error = rowError(parsed);
    if (error !== null)
        row.error = error;
    return row;
}
/** A `rate_limit` is an error by another name: one place in which limits are told is enough for later readers. */
function rowError(parsed) {
    const given = parsed.error == null ? null : withoutNulls(parsed.error);
    if (parsed.rate_limit == null)
        return given;
    const { kind, ...limit } = withoutNulls(parsed.rate_limit);
    return {
        type: TYPE_OF_LIMIT.get(kind ?? "") ?? "rate_limit_error",
        message: `rate limit${kind === undefined ? "" : ` (${kind})`}`,
        status_code: 429,
        ...limit,
        ...given,
    };
}
/** Error types that providers use themselves, so that the words of a `rate_limit` need no reader of their own. */
const TYPE_OF_LIMIT = new Map([
    ["stop", "insufficient_quota"],
    ["quota", "insufficient_quota"],
]);
function withoutNulls(value) {
    return Object.fromEntries(Object.entries(value).filter(([, field]) => field != null));
}
function describeCore(fields) {
    const { id } = fields;
    return typeof id === "string" && id !== ""
        ? `status is ${describe(fields.status)}; ${EXPECTED}`
        : `id is ${describe(id)}; ${EXPECTED}`;
}
function describe(value) {
    if (value === undefined)
        return "missing";
    const text = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? typeof value);
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

;// CONCATENATED MODULE: ./build/run/row-collector.js
/** Turns the lines of a result file into rows of the shard's own tasks, with warnings about the rest. */



/** A file of garbage has as many bad lines as it likes; the first ones say it all. */
const WARNINGS_LIMIT = 10;
class RowCollector {
    #label;
    #ids;
    #warn;
    #lines;
    /** Ids that have their row; true where it was read before the file was written anew. */
    #seen = new Map();
    #rows = [];
    #warningCount = 0;
    /**
     * @param options.ids the tasks that the child was given
     */
    constructor(options) {
        this.#label = (0,external_node_path_.basename)(options.path);
        this.#ids = options.ids;
        this.#warn = options.warn;
        const sink = {
            line: (line) => this.#take(line),
            tooLong: (number) => this.#complain(`line ${number} is longer than ${LINE_BYTES_LIMIT} bytes and is skipped`),
            rewritten: () => {
                for (const id of this.#seen.keys())
                    this.#seen.set(id, true);
            },
            refused: (problem) => this.#complain(`the file ${problem}; its rows are not read`),
        };
        this.#lines = new ResultLines(options.path, sink);
    }
    /** Tasks that have a row. */
    get seenCount() {
        return this.#seen.size;
    }
    /**
     * Reads the next part of the file.
     *
     * @returns the new rows, and whether there may be more to read at once
     */
    read() {
        const mayHaveMore = this.#lines.read();
        return { rows: this.#takeRows(), mayHaveMore };
    }
    /** Reads a last line without newline; for a file that grows no more. */
    finish() {
        this.#lines.finish();
        const suppressed = this.#warningCount - WARNINGS_LIMIT;
        if (suppressed > 0)
            this.#warn(`Result file ${this.#label}: ${suppressed} further problems, not listed.`);
        return this.#takeRows();
    }
    #takeRows() {
        const rows = this.#rows;
        if (rows.length > 0)
            this.#rows = [];
        return rows;
    }
    #take(line) {
        const text = line.number === 1 ? line.text.replace(/^\uFEFF/, "") : line.text;
        if (text.trim() === "")
            return;
        const reading = parseResultRow(text);
        if (reading.kind === "malformed") {
            const torn = line.isComplete ? "" : " (the line has no end)";
            this.#complain(`line ${line.number} is no result row${torn} and is ignored: ${reading.problem}`);
            return;
        }
        const { row, oddities } = reading;
        if (!this.#ids.has(row.id)) {
            this.#complain(`line ${line.number} names the task ${quote(row.id)}, which this child was not given; it is ignored`);
            return;
        }
        const wasBeforeRewrite = this.#seen.get(row.id);
        if (wasBeforeRewrite !== undefined) {
            // A child that writes its file anew repeats what it wrote before; only a second row of one pass is odd.
            this.#seen.set(row.id, false);
            if (!wasBeforeRewrite)
                this.#complain(`line ${line.number} is a second row of the task ${quote(row.id)}; the first one counts`);
            return;
        }
        this.#seen.set(row.id, false);
        for (const oddity of oddities)
            this.#complain(`line ${line.number}: ${oddity}`);
        this.#rows.push(row);
    }
    #complain(problem) {
        this.#warningCount += 1;
        if (this.#warningCount <= WARNINGS_LIMIT)
            this.#warn(`Result file ${this.#label}: ${problem}.`);
    }
}
function quote(id) {
    return JSON.stringify(id.length > 100 ? `${id.slice(0, 100)}…` : id);
}


/***/ }),

/***/ 8425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ IdIndex)
/* harmony export */ });
/**
 * Finds the earlier place of an id. A `Map` of a million ids takes as long as parsing the million lines they
 * stand in, and leaves its tables to the garbage collector each time it grows: this is a table of numbers
 * beside the list of ids.
 */
const EMPTY = -1;
const FIRST_CAPACITY = 4_096;
class IdIndex {
    #ids = [];
    #places = [];
    /** The scattered value of each id, by its position in `#ids`. */
    #values = new Int32Array(FIRST_CAPACITY);
    /** Open addressing: positions in `#ids`; the length is twice the capacity, a power of two. */
    #slots = new Int32Array(FIRST_CAPACITY * 2).fill(EMPTY);
    /**
     * Notes an id with its place.
     *
     * @returns the place of the same id where it is known already, and then notes nothing; else null
     */
    add(id, place) {
        const value = scatter(id);
        const slot = this.#slotOf(id, value);
        const position = this.#slots[slot];
        if (position !== EMPTY)
            return this.#places[position];
        if (this.#ids.length === this.#values.length) {
            this.#grow();
            return this.add(id, place);
        }
        this.#slots[slot] = this.#ids.length;
        this.#values[this.#ids.length] = value;
        this.#ids.push(id);
        this.#places.push(place);
        return null;
    }
    /** The place of an id; null where it was not added. */
    find(id) {
        const position = this.#slots[this.#slotOf(id, scatter(id))];
        return position === EMPTY ? null : this.#places[position];
    }
    /** The slot of an id, or the empty one where it belongs. */
    #slotOf(id, value) {
        const mask = this.#slots.length - 1;
        for (let slot = value & mask;; slot = (slot + 1) & mask) {
            const position = this.#slots[slot];
            if (position === EMPTY || (this.#values[position] === value && this.#ids[position] === id))
                return slot;
        }
    }
    #grow() {
        const values = new Int32Array(this.#values.length * 4);
        values.set(this.#values);
        const slots = new Int32Array(values.length * 2).fill(EMPTY);
        const mask = slots.length - 1;
        for (let position = 0; position < this.#ids.length; position += 1) {
            let slot = values[position] & mask;
            while (slots[slot] !== EMPTY)
                slot = (slot + 1) & mask;
            slots[slot] = position;
        }
        this.#values = values;
        this.#slots = slots;
    }
}
/** FNV-1a over the code units, with a mixing step of MurmurHash3: ids of a list often differ in one digit. */
function scatter(id) {
    let value = 0x811c9dc5;
    for (let index = 0; index < id.length; index += 1)
        value = Math.imul(value ^ id.charCodeAt(index), 0x01000193);
    value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
    return value ^ (value >>> 13);
}


/***/ }),

/***/ 9285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ readTasks)
});

// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./build/tasks/json-error.js
/**
 * Finds where a text stops being JSON. The messages of `JSON.parse` differ from one Node to the next and
 * often name no position; this scanner runs only on text that `JSON.parse` has refused.
 */

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORDS = ["true", "false", "null"];
/** Where and why `text` is no JSON; null where it is. */
function locateJsonError(text) {
    const stack = [];
    let want = "value";
    let at = 0;
    for (;;) {
        while (isSpace(text[at]))
            at += 1;
        const character = text[at];
        const frame = stack.at(-1);
        if (frame === undefined && want === "comma-or-end") {
            return character === undefined ? null : errorAt(text, at, "nothing more after the value");
        }
        if (character === undefined)
            return errorAt(text, at, expectedFor(want, frame));
        if (want === "colon") {
            if (character !== ":")
                return errorAt(text, at, expectedFor(want, frame));
            want = "value";
            at += 1;
        }
        else if (want === "comma-or-end") {
            if (character === ",")
                want = frame === "object" ? "key" : "value";
            else if (character === closerOf(frame))
                stack.pop();
            else
                return errorAt(text, at, expectedFor(want, frame));
            at += 1;
        }
        else if ((want === "key-or-end" || want === "value-or-end") && character === closerOf(frame)) {
            stack.pop();
            want = "comma-or-end";
            at += 1;
        }
        else if (want === "key" || want === "key-or-end") {
            if (character !== '"')
                return errorAt(text, at, expectedFor(want, frame));
            const end = endOfString(text, at);
            if (typeof end !== "number")
                return end;
            at = end;
            want = "colon";
        }
        else if (character === "{" || character === "[") {
            stack.push(character === "{" ? "object" : "array");
            want = character === "{" ? "key-or-end" : "value-or-end";
            at += 1;
        }
        else {
            const end = endOfScalar(text, at);
            if (typeof end !== "number")
                return end;
            at = end;
            want = "comma-or-end";
        }
    }
}
function endOfScalar(text, start) {
    if (text[start] === '"')
        return endOfString(text, start);
    const word = WORDS.find((candidate) => text.startsWith(candidate, start));
    if (word !== undefined)
        return start + word.length;
    NUMBER.lastIndex = start;
    const number = NUMBER.exec(text);
    if (number !== null)
        return start + number[0].length;
    return errorAt(text, start, "a value");
}
function endOfString(text, start) {
    for (let at = start + 1; at < text.length; at += 1) {
        const character = text[at];
        if (character === '"')
            return at + 1;
        if (character < " ")
            return errorAt(text, at, "the end of a string, or its control characters escaped");
        if (character !== "\\")
            continue;
        at += 1;
        const escaped = text[at];
        if (escaped === "u" && /^[0-9a-fA-F]{4}/.test(text.slice(at + 1, at + 5)))
            at += 4;
        else if (escaped === undefined || !'"\\/bfnrt'.includes(escaped))
            return errorAt(text, at, "a known escape after \\");
    }
    return errorAt(text, text.length, "the end of a string");
}
function closerOf(frame) {
    return frame === "object" ? "}" : "]";
}
function expectedFor(want, frame) {
    switch (want) {
        case "value":
        case "value-or-end":
            return "a value";
        case "key":
        case "key-or-end":
            return "a key in double quotes";
        case "colon":
            return "a colon";
        case "comma-or-end":
            return `a comma or ${closerOf(frame)}`;
        default:
            return (0,unreachable/* unreachable */.H)(want);
    }
}
function isSpace(character) {
    return character === " " || character === "\n" || character === "\r" || character === "\t";
}
function errorAt(text, offset, expected) {
    const before = text.slice(0, offset);
    const line = before.split("\n").length;
    const character = text.codePointAt(offset);
    const found = character === undefined ? "the end of the text" : JSON.stringify(String.fromCodePoint(character));
    return { line, column: offset - before.lastIndexOf("\n"), found, expected };
}
/**
 * The message for a text that `JSON.parse` has refused.
 *
 * @param text the refused text
 * @param source.name how its file is called
 * @param source.firstLine the line of the file that the text begins at
 * @param source.advice what to do, a sentence
 */
function brokenJson(text, source) {
    const error = locateJsonError(text);
    const line = source.firstLine + (error?.line ?? 1) - 1;
    const where = `${source.name}:${line}:${error?.column ?? 1} (line ${line}, column ${error?.column ?? 1})`;
    const expected = error?.expected ?? "JSON";
    return `Expected valid JSON at ${where}: ${expected}; found ${error?.found ?? "broken JSON"}. ${source.advice}`;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(3798);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/tasks/canonical-json.js
var canonical_json = __webpack_require__(4542);
// EXTERNAL MODULE: ./build/tasks/id-index.js
var id_index = __webpack_require__(8425);
// EXTERNAL MODULE: ./build/tasks/task-columns.js + 1 modules
var task_columns = __webpack_require__(8069);
;// CONCATENATED MODULE: ./build/tasks/task-list.js
/**
 * Gathers listed items into tasks: checks ids and reserved fields, expands repeats, hashes. Problems are
 * collected, so that one run of the tool shows more than the first of them.
 */






const SHOWN_PROBLEMS = 5;
const MOST_PROBLEMS = 20;
/** Node timers hold 2^31 - 1 ms; beyond it they fire at once. */
const LONGEST_TIMEOUT_MS = 24 * 86_400_000;
const timeoutField = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).transform((value, context) => {
    const timeoutMs = (0,duration/* parseDuration */.E)(String(value));
    if (timeoutMs !== null && timeoutMs > 0 && timeoutMs <= LONGEST_TIMEOUT_MS)
        return timeoutMs;
    context.addIssue("timeout");
    return core/* NEVER */.tm;
});
/** CSV knows only text, so a number may come as one. */
const weightField = schemas/* union */.KCZ([schemas/* string */.YjP().trim().min(1), schemas/* number */.aig()]).transform((value, context) => {
    const weight = Number(value);
    if (Number.isFinite(weight) && weight > 0)
        return weight;
    context.addIssue("weight");
    return core/* NEVER */.tm;
});
/** null and the empty text, as converters from tables write them, count as not given. */
const blank = schemas/* literal */.euz(["", null]).transform(() => undefined);
const RESERVED_FIELDS = schemas/* object */.Ikc({
    provider: schemas/* union */.KCZ([blank, schemas/* string */.YjP()]).optional(),
    group: schemas/* union */.KCZ([blank, schemas/* string */.YjP()]).optional(),
    timeout: schemas/* union */.KCZ([blank, timeoutField]).optional(),
    weight: schemas/* union */.KCZ([blank, weightField]).optional(),
});
const NO_FIELDS = {};
const EXPECTED_OF_FIELD = {
    provider: 'a text such as "openai"',
    group: 'a text (a number must be quoted: "7")',
    timeout: 'a duration above 0 and up to 24d, such as "90s" or "15m", or a number of seconds',
    weight: "a number above 0",
};
class TaskList {
    #options;
    #tasks = new task_columns/* TaskColumns */.b();
    #ids = new id_index/* IdIndex */.w();
    #problems = [];
    constructor(options) {
        this.#options = options;
    }
    /**
     * Adds what the source lists at a place.
     *
     * @param listed a parsed value, still untrusted
     * @param json the text that it was parsed from, where that is one line of JSON; null where it is not
     */
    add(listed, json, place) {
        if (typeof listed !== "object" || listed === null || Array.isArray(listed)) {
            this.problem(`Expected a task, an object such as {"id": "a"}, at ${this.#at(place)}, found ${describe(listed)}. Wrap it as an object with an id.`);
            return;
        }
        const fields = listed;
        const id = this.#idOf(fields, place);
        if (id === null)
            return;
        const reserved = this.#reservedOf(fields, id, place);
        if (reserved === null)
            return;
        try {
            if (this.#options.repeats === 1) {
                this.#push(fields, json, { id, reserved });
                return;
            }
            const group = reserved.group ?? id;
            for (let repeat = 1; repeat <= this.#options.repeats; repeat += 1) {
                const expanded = { ...fields, id: `${id}#${repeat}`, repeat, group };
                this.#push(expanded, null, { id: expanded.id, reserved: { ...reserved, group } });
            }
        }
        catch (error) {
            if (!(error instanceof RangeError))
                throw error;
            this.problem(`Expected a task of reasonable depth at ${this.#at(place)}, found ${quote(id)} nested too deeply to be hashed. Flatten its payload, or keep it in a file of its own.`);
        }
    }
    /** Notes a problem of the source itself, such as a line that is no JSON. */
    problem(message) {
        this.#problems.push(message);
        if (this.#problems.length >= MOST_PROBLEMS)
            throw this.#asError();
    }
    /**
     * The tasks in the order in which they were listed.
     *
     * @throws UserError with the problems that were noted
     */
    finish() {
        if (this.#problems.length > 0)
            throw this.#asError();
        return this.#tasks;
    }
    #push(fields, json, known) {
        const { group, timeout, weight } = known.reserved;
        this.#tasks.add({
            id: known.id,
            hash: (0,canonical_json/* hashOf */.q)(fields),
            json: json ?? JSON.stringify(fields),
            provider: known.reserved.provider ?? this.#options.provider,
            ...(group === undefined ? undefined : { group }),
            ...(timeout === undefined ? undefined : { timeoutMs: timeout }),
            ...(weight === undefined ? undefined : { weight }),
        });
    }
    #idOf(fields, place) {
        const id = fields.id;
        if (typeof id !== "string") {
            this.problem(this.#wrongId(fields, id, place));
            return null;
        }
        if (id.trim() === "") {
            this.problem(`Expected a task with an id at ${this.#at(place)}, found an empty one. Give it a text of its own.`);
            return null;
        }
        if (/[\0\p{Surrogate}]/u.test(id)) {
            this.problem(`Expected an id of Unicode text at ${this.#at(place)}, found ${quote(id)} with a NUL or half a character in it. Neither can be passed to a child: rename it.`);
            return null;
        }
        const earlier = this.#ids.add(id, place);
        if (earlier !== null) {
            this.problem(`Expected unique ids, found ${quote(id)} at ${this.#at(earlier)} and again at ${this.#at(place)}. Rename one; to run a task several times, use repeats.`);
            return null;
        }
        return id;
    }
    #wrongId(fields, id, place) {
        const where = `Expected a task with a text "id" at ${this.#at(place)}`;
        if (typeof id === "number")
            return `${where}, found the number ${id}. Quote it: "id": "${id}".`;
        if (id !== undefined)
            return `${where}, found ${describe(id)}. Give it a text, such as "id": "a".`;
        const names = Object.keys(fields).slice(0, 8).map(quote).join(", ");
        return `${where}, found no id (${names === "" ? "no fields at all" : `only ${names}`}). Add one that stays the same from run to run.`;
    }
    #reservedOf(fields, id, place) {
        // Most tasks have none of these fields, and a schema takes longer to say so than all the rest of the reading.
        const { provider, group, timeout, weight } = fields;
        if (provider === undefined && group === undefined && timeout === undefined && weight === undefined)
            return NO_FIELDS;
        const parsed = RESERVED_FIELDS.safeParse(fields);
        if (parsed.success)
            return parsed.data;
        const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
        for (const name of names) {
            this.problem(`Expected ${quote(name)} to be ${EXPECTED_OF_FIELD[name] ?? "of another type"} at ${this.#at(place)} (task ${quote(id)}), found ${describe(fields[name])}. Mend the field, or rename it if it is payload: it has a meaning of its own here.`);
        }
        return null;
    }
    #at(place) {
        return this.#options.describePlace(place);
    }
    #asError() {
        const [first, ...others] = this.#problems;
        if (others.length === 0)
            return new user_error/* UserError */.y(first);
        const shown = this.#problems.slice(0, SHOWN_PROBLEMS).map((problem) => `- ${problem}`);
        const left = this.#problems.length - shown.length;
        const count = this.#problems.length >= MOST_PROBLEMS ? `At least ${MOST_PROBLEMS}` : `${this.#problems.length}`;
        const rest = left > 0 ? [`- … and ${left} more`] : [];
        return new user_error/* UserError */.y([`${count} problems in the task list:`, ...shown, ...rest].join("\n"));
    }
}
/** A value for people: short, on one line. */
function describe(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "an array";
    switch (typeof value) {
        case "undefined":
            return "nothing";
        case "string":
            return quote(value);
        case "object":
            return "an object";
        default:
            return `the ${typeof value} ${String(value)}`;
    }
}
function quote(text) {
    return JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text);
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/tasks/utf8-lines.js
/**
 * Cuts a stream of bytes into lines of text: on `\n` only, whatever the chunks are. A byte order mark is
 * dropped; a trailing `\r` stays for the reader of the format. Only the unfinished line is kept.
 */


const NEWLINE = 0x0a;
/** A line beyond this is no task; without a bound a binary file would be gathered whole. */
const LONGEST_LINE_BYTES = 64 * 1024 * 1024;
class Utf8Lines {
    #source;
    #onLine;
    #pending = [];
    #pendingBytes = 0;
    #line = 0;
    /**
     * @param source how the source is called in errors, such as `tasks.jsonl`
     * @param onLine takes each line and its number, counted from 1
     */
    constructor(source, onLine) {
        this.#source = source;
        this.#onLine = onLine;
    }
    /** @throws UserError where a line is not UTF-8 or longer than 64 MiB */
    push(chunk) {
        const end = chunk.lastIndexOf(NEWLINE);
        if (end !== -1) {
            const whole = chunk.subarray(0, end);
            this.#emit(this.#pendingBytes === 0 ? whole : this.#takePending(whole));
        }
        const rest = chunk.subarray(end + 1);
        if (rest.length === 0)
            return;
        // A copy: the chunk is the stream's to use again.
        this.#pending.push(Buffer.from(rest));
        this.#pendingBytes += rest.length;
        if (this.#pendingBytes > LONGEST_LINE_BYTES) {
            throw new user_error/* UserError */.y(`Expected lines of at most 64 MiB in ${this.#source}, found a longer one at line ${this.#line + 1}. Check that this is a text file with one task a line.`);
        }
    }
    /** The last line, where it has no newline. */
    end() {
        if (this.#pendingBytes > 0)
            this.#emit(this.#takePending(Buffer.alloc(0)));
    }
    #takePending(last) {
        const whole = Buffer.concat([...this.#pending, last]);
        this.#pending = [];
        this.#pendingBytes = 0;
        return whole;
    }
    /** Decodes whole lines at once and cuts the text: a call into the decoder for each line takes longer. */
    #emit(bytes) {
        const text = decodeUtf8(bytes, { source: this.#source, firstLine: this.#line + 1 });
        let start = this.#line === 0 && text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
        for (let end = text.indexOf("\n", start); end !== -1; end = text.indexOf("\n", start)) {
            this.#line += 1;
            this.#onLine(text.slice(start, end), this.#line);
            start = end + 1;
        }
        this.#line += 1;
        this.#onLine(text.slice(start), this.#line);
    }
}
const BYTE_ORDER_MARK = "\uFEFF";
/**
 * Decodes a whole file, without its byte order mark.
 *
 * @param source how the file is called in errors
 * @throws UserError where the bytes are not UTF-8
 */
function decodeFile(bytes, source) {
    const text = decodeUtf8(bytes, { source, firstLine: 1 });
    return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}
function decodeUtf8(bytes, part) {
    if ((0,external_node_buffer_.isUtf8)(bytes))
        return bytes.toString("utf8");
    const { source, firstLine } = part;
    if (firstLine === 1 && isUtf16(bytes)) {
        throw new user_error/* UserError */.y(`Expected ${source} to be UTF-8 text, found UTF-16 (line 1). Save it as UTF-8.`);
    }
    let line = firstLine;
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
        if (!(0,external_node_buffer_.isUtf8)(bytes.subarray(start, end)))
            break;
        line += 1;
        start = end + 1;
    }
    throw new user_error/* UserError */.y(`Expected ${source} to be UTF-8 text, found other bytes at ${source}:${line} (line ${line}). Save it as UTF-8.`);
}
function isUtf16(bytes) {
    return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

;// CONCATENATED MODULE: ./build/tasks/list-file.js
/** Reads a file that lists tasks, in the format that its extension names. */







/** Large enough that the loop over lines, not over chunks, is what takes time. */
const CHUNK_BYTES = 256 * 1024;
/** @throws UserError for a file that cannot be read, or whose text, ids or reserved fields are not right */
async function readListFile(file, options) {
    try {
        return await readFormat(file, options);
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y)
            throw error;
        const code = error instanceof Error && "code" in error ? String(error.code) : "";
        if (code === "")
            throw error;
        throw new user_error/* UserError */.y(`Expected a readable task file, found ${code} when reading ${file.name}. Check the path and its permissions.`, {
            cause: error,
        });
    }
}
async function readFormat(file, options) {
    const { name, path, format } = file;
    const byLine = new TaskList({ ...options, describePlace: (line) => `${name}:${line} (line ${line})` });
    switch (format) {
        case "json-lines":
            await readLines(path, name, (text, line) => addJsonLine(byLine, text, { name, line }));
            return byLine.finish();
        case "plain":
            await readLines(path, name, (text, line) => addPlainId(byLine, text, line));
            return byLine.finish();
        case "csv":
            // Loaded only here, like the glob patterns: most lists are JSON Lines, and a start has little time.
            (await Promise.all(/* import() */[__webpack_require__.e(175), __webpack_require__.e(961)]).then(__webpack_require__.bind(__webpack_require__, 6961))).addCsv(byLine, decodeFile(await (0,promises_.readFile)(path), name), name);
            return byLine.finish();
        case "json-array": {
            const byIndex = new TaskList({
                ...options,
                describePlace: (index) => `${name}: item ${index + 1} (index ${index})`,
            });
            addJsonArray(byIndex, decodeFile(await (0,promises_.readFile)(path), name), name);
            return byIndex.finish();
        }
        default:
            return (0,unreachable/* unreachable */.H)(format);
    }
}
async function readLines(path, name, onLine) {
    const lines = new Utf8Lines(name, onLine);
    for await (const chunk of (0,external_node_fs_.createReadStream)(path, { highWaterMark: CHUNK_BYTES }))
        lines.push(chunk);
    lines.end();
}
/** Adds a line of JSON; a blank line is skipped. */
function addJsonLine(list, text, place) {
    const json = text.trim();
    if (json === "")
        return;
    let listed;
    try {
        listed = JSON.parse(json);
    }
    catch {
        list.problem(brokenJson(text, { name: place.name, firstLine: place.line, advice: "Write one JSON object on each line." }));
        return;
    }
    list.add(listed, json, place.line);
}
/**
 * Adds a line that is an id and nothing else; a blank line is skipped, and blanks around the id do not count.
 * There are no comments: an id may begin with `#`.
 */
function addPlainId(list, text, line) {
    const id = text.trim();
    if (id !== "")
        list.add({ id }, null, line);
}
function addJsonArray(list, text, name) {
    let listed;
    try {
        listed = JSON.parse(text);
    }
    catch {
        list.problem(brokenJson(text, { name, firstLine: 1, advice: "A list of one object a line belongs in a .jsonl file." }));
        return;
    }
    if (Array.isArray(listed)) {
        for (const [index, item] of listed.entries())
            list.add(item, null, index);
        return;
    }
    const found = typeof listed === "object" && listed !== null
        ? `an object (${Object.keys(listed).slice(0, 5).join(", ") || "empty"})`
        : JSON.stringify(listed).slice(0, 80);
    list.problem(`Expected ${name} to hold an array of tasks, [{"id": "a"}, …], found ${found}. Put the list itself at the top of the file.`);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/tasks/task-source.js
/** Where a task list comes from, and how a file is told from glob patterns. */



const FORMATS = {
    ".jsonl": "json-lines",
    ".ndjson": "json-lines",
    ".json": "json-array",
    ".csv": "csv",
    ".txt": "plain",
};
/** The extensions of files that list tasks, for messages. */
const LIST_EXTENSIONS = ".jsonl, .ndjson, .json, .csv, .txt";
/**
 * Tells a task file from glob patterns.
 *
 * A value of one line is a file if such a file exists or if it has no glob characters; its extension then
 * says how it is read. Everything else is patterns, one a line, each matched file a task. So
 * `evals/*.jsonl` are tasks that happen to be JSONL files, and `tasks[1].jsonl` is a list if it exists.
 *
 * @param workspace absolute folder that relative paths start from
 * @throws UserError for a folder, a missing file or an unknown extension
 */
async function resolveListing(value, workspace) {
    const lines = value
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");
    const name = lines[0] ?? "";
    if (lines.length !== 1 || name.startsWith("!"))
        return { kind: "patterns", patterns: lines };
    const path = (0,external_node_path_.resolve)(workspace, name);
    const stats = statOf(path);
    if (stats === null && (await __webpack_require__.e(/* import() */ 448).then(__webpack_require__.bind(__webpack_require__, 6448))).isDynamicPattern(name))
        return { kind: "patterns", patterns: lines };
    if (stats === null) {
        throw new user_error/* UserError */.y(`Expected a task file (${LIST_EXTENSIONS}) or a glob pattern in tasks, found no file ${name} in ${workspace}. Check the path: it is relative to the workspace.`);
    }
    if (stats.isDirectory()) {
        throw new user_error/* UserError */.y(`Expected a task file (${LIST_EXTENSIONS}) or a glob pattern in tasks, found the folder ${name}. To make each file in it a task, write a pattern such as ${name.replace(/\/+$/, "")}/**/*.yaml.`);
    }
    const extension = (0,external_node_path_.extname)(name).toLowerCase();
    const format = FORMATS[extension];
    if (format === undefined) {
        const found = extension === "" ? "no extension" : `the unknown extension ${extension}`;
        throw new user_error/* UserError */.y(`Expected a task file with one of the extensions ${LIST_EXTENSIONS}, found ${found} in ${name}. Rename it by its format, or write a pattern with a * to make each matched file a task.`);
    }
    return { kind: "file", path, name, format };
}
function statOf(path) {
    try {
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false }) ?? null;
    }
    catch {
        // ENOTDIR, ENAMETOOLONG, a NUL: no such file either way, and the message says so.
        return null;
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./build/tasks/tasks-command.js
/** Tasks from the output of a command. */







const NAME = "the output of tasks-command";
/** The end of stderr that an error shows. */
const LAST_WORDS_BYTES = 2_048;
/**
 * Runs `bash -euo pipefail -c COMMAND` and reads its stdout: JSON objects or plain ids, a line each.
 *
 * `node:child_process` and not `@actions/exec`: that loses a last line without a newline, and cannot kill.
 *
 * @throws UserError where the command fails, takes too long, or lists what is no task
 */
async function readTasksCommand(command, options) {
    const list = new TaskList({ ...options, describePlace: (line) => `${NAME}, line ${line}` });
    const lines = new Utf8Lines(NAME, (text, line) => addLine(list, text, line));
    let firstError = null;
    const ended = await runShell(command, options, (chunk) => {
        if (firstError !== null)
            return;
        try {
            lines.push(chunk);
        }
        catch (error) {
            // A throw inside a stream's listener would end the process; the command is let to finish.
            firstError = error;
        }
    });
    refuseFailure(command, ended, options);
    if (firstError !== null)
        throw firstError;
    lines.end();
    return list.finish();
}
function addLine(list, text, line) {
    const trimmed = text.trim();
    if (trimmed.startsWith("{"))
        addJsonLine(list, text, { name: NAME, line });
    else if (trimmed.startsWith("[") && isJson(trimmed)) {
        list.problem(`Expected ${NAME} to hold one task a line, found a JSON array at line ${line}. Print its items one by one, for instance with jq -c '.[]'.`);
    }
    else if (trimmed.startsWith('"') && isJson(trimmed))
        addPlainId(list, JSON.parse(trimmed), line);
    else
        addPlainId(list, text, line);
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
function refuseFailure(command, ended, options) {
    const called = `tasks-command (${JSON.stringify(command.length > 120 ? `${command.slice(0, 119)}…` : command)})`;
    switch (ended.kind) {
        case "exited": {
            if (ended.code === 0)
                return;
            const how = ended.code === null ? `it was killed by ${ended.signal}` : `exit code ${ended.code}`;
            const words = ended.stderr.trim() === "" ? "It wrote nothing to stderr." : `Its last words: ${ended.stderr.trim()}`;
            throw new user_error/* UserError */.y(`Expected ${called} to list tasks and exit with 0, found ${how}. ${words}`);
        }
        case "not-started":
            throw new user_error/* UserError */.y(`Expected to run ${called} with bash in ${options.workingDirectory}, found ${ended.message}. Check that bash is installed and that the folder exists.`);
        case "timed-out":
            throw new user_error/* UserError */.y(`Expected ${called} to end within ${(0,duration/* formatDuration */.a)(options.commandTimeoutMs)}, found it still running. List the tasks into a file in a step of its own.`);
        case "aborted":
            throw new user_error/* UserError */.y(`Expected ${called} to list tasks, found that the run was interrupted before it ended.`);
        default:
            (0,unreachable/* unreachable */.H)(ended);
    }
}
function runShell(command, options, onStdout) {
    return new Promise((resolve) => {
        const child = (0,external_node_child_process_.spawn)("bash", ["-euo", "pipefail", "-c", command], {
            cwd: options.workingDirectory,
            env: { ...options.env },
            stdio: ["ignore", "pipe", "pipe"],
            // A group of its own, so that what the command started can be killed with it.
            detached: true,
        });
        let stderr = Buffer.alloc(0);
        let cause = null;
        const kill = (reason) => {
            cause ??= reason;
            killGroup(child.pid);
            // Whoever left the group may hold the pipes open.
            child.stdout.destroy();
            child.stderr.destroy();
        };
        const abort = () => kill("aborted");
        const timer = setTimeout(() => kill("timed-out"), options.commandTimeoutMs);
        const settle = (ended) => {
            clearTimeout(timer);
            options.signal?.removeEventListener("abort", abort);
            resolve(ended);
        };
        options.signal?.addEventListener("abort", abort, { once: true });
        if (options.signal?.aborted)
            abort();
        child.stdout.on("data", onStdout);
        child.stderr.on("data", (chunk) => {
            stderr = Buffer.concat([stderr, chunk]).subarray(-LAST_WORDS_BYTES);
        });
        child.on("error", (error) => settle({ kind: "not-started", message: error.message }));
        child.on("close", (code, signal) => {
            settle(cause === null ? { kind: "exited", code, signal, stderr: stderr.toString("utf8") } : { kind: cause });
        });
    });
}
function killGroup(pid) {
    if (pid === undefined)
        return;
    try {
        process.kill(-pid, "SIGKILL");
    }
    catch {
        // The group has ended already.
    }
}

;// CONCATENATED MODULE: ./build/tasks/read-tasks.js
/** Resolves the inputs `tasks` and `tasks-command` to the task list, before anything runs. */






const COMMAND_TIMEOUT_MS = 600_000;
/**
 * Reads the whole task list, in the order in which it is listed (matched files by path). How a file is told
 * from patterns is said at `resolveListing`.
 *
 * The payload is kept as text. Numbers that JavaScript cannot hold survive in JSON Lines; in the other formats
 * and in repeated tasks they are rounded.
 *
 * @throws UserError that names file and line for whatever is wrong with the list, and for an empty one unless
 *   `passWithNoTasks`
 */
async function readTasks(source, options) {
    const tasks = await listTasks(source, options);
    if (tasks.count === 0 && !options.passWithNoTasks) {
        throw new user_error/* UserError */.y(`Expected at least one task, found none in ${describeSource(source)}. Check the list, or set pass-with-no-tasks to make an empty one a success.`);
    }
    return tasks;
}
async function listTasks(source, options) {
    switch (source.kind) {
        case "tasks-command":
            return readTasksCommand(source.command, {
                ...options,
                commandTimeoutMs: options.commandTimeoutMs ?? COMMAND_TIMEOUT_MS,
            });
        case "tasks": {
            const listing = await resolveListing(source.value, options.workspace);
            return listing.kind === "file" ? readListFile(listing, options) : readMatches(listing.patterns, options);
        }
        default:
            return (0,unreachable/* unreachable */.H)(source);
    }
}
async function readMatches(patterns, options) {
    const { matchFiles } = await Promise.all(/* import() */[__webpack_require__.e(448), __webpack_require__.e(630)]).then(__webpack_require__.bind(__webpack_require__, 8630));
    const paths = await matchFiles(patterns, options.workspace);
    const list = new TaskList({ ...options, describePlace: (index) => `matched file ${paths[index]}` });
    for (const [index, id] of paths.entries())
        list.add({ id }, null, index);
    return list.finish();
}
function describeSource(source) {
    switch (source.kind) {
        case "tasks-command":
            return `the output of tasks-command (${JSON.stringify(source.command.slice(0, 120))})`;
        case "tasks":
            return `tasks (${source.value.trim().split("\n").join(", ")})`;
        default:
            return (0,unreachable/* unreachable */.H)(source);
    }
}


/***/ })

};
