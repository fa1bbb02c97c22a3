export const id = 547;
export const ids = [547];
export const modules = {

/***/ 5425:
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

/***/ 3270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   os: () => (/* binding */ computeOutstanding),
/* harmony export */   tX: () => (/* binding */ ListHistory)
/* harmony export */ });
/* unused harmony export nextAttempt */
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);

/** A record is kept as its index here; n attempts as `FIRST_COUNT + n`. */
const RECORDS = [
    undefined,
    { kind: "result", status: "passed" },
    { kind: "result", status: "failed" },
    { kind: "terminal", class: "timeout_exceeded" },
    { kind: "terminal", class: "skipped" },
    { kind: "terminal", class: "transient" },
    { kind: "terminal", class: "legitimate" },
    { kind: "terminal", class: "fatal" },
];
const FIRST_COUNT = 16;
/**
 * The history of a list of tasks, in numbers: by the index of a task as well as by its hash. What is known of tasks
 * that are not in the list is not kept: a removed task is forgotten.
 */
class ListHistory {
    #hashes;
    #codes;
    /** @param tasks the whole list, which does not grow any more */
    constructor(tasks) {
        this.#hashes = tasks.hashes;
        this.#codes = new Int32Array(tasks.hashes.count);
    }
    /** The record of the task at an index of the list. */
    at(index) {
        return recordOf(this.#codes[index] ?? 0);
    }
    get(hash) {
        const index = this.#hashes.find(hash);
        return index === -1 ? undefined : this.at(index);
    }
    set(hash, record) {
        const index = this.#hashes.find(hash);
        if (index !== -1)
            this.#codes[index] = codeOf(record);
    }
}
function codeOf(record) {
    switch (record.kind) {
        case "result":
            return record.status === "passed" ? 1 : 2;
        case "terminal":
            return RECORDS.findIndex((one) => one?.kind === "terminal" && one.class === record.class);
        case "attempts":
            return FIRST_COUNT + record.count;
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(record);
    }
}
function recordOf(code) {
    return code >= FIRST_COUNT ? { kind: "attempts", count: code - FIRST_COUNT } : RECORDS[code];
}
/**
 * The outstanding set of a part, in its order.
 *
 * @param part indexes into the list
 */
function computeOutstanding(tasks, part, facts) {
    const outstanding = [];
    for (const index of part) {
        const attempt = nextAttempt(facts.history.at(index), facts.maxAttempts);
        if (attempt !== null)
            outstanding.push({ task: tasks.at(index), attempt });
    }
    return outstanding;
}
/** The number of the next attempt, or null where the task is settled for this campaign. */
function nextAttempt(record, maxAttempts) {
    if (record === undefined)
        return 1;
    if (record.kind !== "attempts")
        return null;
    return record.count < maxAttempts ? record.count + 1 : null;
}
function standingOf(record, maxAttempts) {
    if (nextAttempt(record, maxAttempts) !== null)
        return "outstanding";
    if (record?.kind === "result")
        return record.status;
    return record?.kind === "terminal" && record.class === "skipped" ? "skipped" : "errored";
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

/***/ 2474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g4: () => (/* binding */ belongsTo),
/* harmony export */   l2: () => (/* binding */ wholeOf)
/* harmony export */ });
/* unused harmony export stableHash */
/**
 * Splits by a stable hash of the id: a task stays with its job when others come, go or are done, and a
 * re-run job finds its own tasks again.
 */
function belongsTo(id, part) {
    return part.total <= 1 || stableHash(id) % part.total === part.index;
}
/** The part of a job that runs the whole list: every index. */
function wholeOf(count) {
    return new Uint32Array(count).map((_, index) => index);
}
/** FNV-1a over UTF-16 units with the finaliser of MurmurHash3, so that numbered ids spread evenly. */
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

/***/ 6127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   P1: () => (/* binding */ partPredicate),
/* harmony export */   m3: () => (/* binding */ readPlan),
/* harmony export */   pD: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2857);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2474);
/* harmony import */ var _store_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3011);
/* harmony import */ var _store_state_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1674);
/**
 * `plan.json`: which job runs which of the tasks that were outstanding when the plan was made. A job that cannot
 * read it splits by a stable hash instead; both ways the jobs of one matrix agree, as long as all do the same.
 */





/** 64 bits of a hash tell the tasks of one list apart, and keep the plan of a million tasks small. */
const HASH_DIGITS = 16;
const planSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(_store_format_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT_VERSION */ .Hp),
    campaign: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Of several plans that restored states hold, the latest counts. */
    made_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    jobs: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{16}$/)).readonly()).max(10_000),
});
/** The plan that this workflow run made for the campaign; null where there is none that can be read. */
function readPlan(path, asked) {
    let value;
    try {
        value = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
    }
    catch {
        return null;
    }
    const plan = planSchema.safeParse(value);
    if (!plan.success || plan.data.campaign !== asked.campaign)
        return null;
    // The plan of an earlier run was made for another outstanding set; re-run jobs of this run keep theirs.
    if (plan.data.workflow_run !== asked.identity.workflowRun)
        return null;
    const jobs = new Map();
    for (const [job, hashes] of plan.data.jobs.entries())
        for (const hash of hashes)
            jobs.set(hash, job);
    return { jobs: plan.data.jobs.length, jobOf: (hash) => jobs.get(hash.slice(0, HASH_DIGITS)) ?? null };
}
function writePlan(path, plan) {
    const text = JSON.stringify({
        v: _store_format_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT_VERSION */ .Hp,
        campaign: plan.campaign,
        workflow_run: plan.identity.workflowRun,
        made_at: new Date(plan.now).toISOString(),
        jobs: plan.jobs.map((hashes) => hashes.map((hash) => hash.slice(0, HASH_DIGITS))),
    });
    (0,_store_state_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .writeAtomically */ .vK)(path, (write) => write(`${text}\n`));
}
/** The tasks of one job, as indexes: by the plan where it fits this matrix, else by a stable hash of the id. */
function partOf(tasks, split) {
    const { job, plan } = split;
    const whole = (0,_core_split_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeOf */ .l2)(tasks.count);
    if (job.total <= 1 && (plan === null || plan.jobs !== 1))
        return whole;
    const fits = plan !== null && plan.jobs === job.total;
    return whole.filter((index) => {
        // Tasks that the plan does not know were settled before it, or are new; the hash places the new ones.
        const planned = fits ? plan.jobOf(tasks.hashes.at(index)) : null;
        return planned === null ? (0,_core_split_js__WEBPACK_IMPORTED_MODULE_4__/* .belongsTo */ .g4)(tasks.idAt(index), job) : planned === job.index;
    });
}
/** Tells the tasks of a part by their ids; null where it is the whole list. */
function partPredicate(part, tasks) {
    if (part.length === tasks.count)
        return null;
    const ids = new Set();
    for (const index of part)
        ids.add(tasks.idAt(index));
    return (id) => ids.has(id);
}


/***/ }),

/***/ 7806:
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
var classify = __webpack_require__(5425);
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2857);
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
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

/***/ 4542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ hashOf)
/* harmony export */ });
/* unused harmony export canonicalJson */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/**
 * RFC 8785 JSON of a task and the hash over it: the identity by which a changed task is found.
 *
 * Written for lists of 200,000 tasks, which mostly share their keys: the sorted keys of an object are
 * remembered by its keys, so that sorting and escaping them is done once and not for every task.
 */

/** SHA-256, 64 lower-case hex digits, over the canonical JSON of a value. */
function hashOf(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", canonicalJson(value));
}
/**
 * The RFC 8785 form of a value: sorted keys, no white space, numbers as ECMAScript writes them.
 *
 * What RFC 8785 refuses must not stop an evaluation: half a surrogate pair, as a cut-off emoji leaves it, is
 * written as its `\u` escape, and a number beyond the range of a double as `null`.
 *
 * @throws RangeError where the value is nested too deeply
 */
function canonicalJson(value) {
    if (typeof value === "string")
        return canonicalString(value);
    if (typeof value === "number")
        return Number.isFinite(value) ? `${value === 0 ? 0 : value}` : "null";
    if (typeof value !== "object" || value === null)
        return `${value}`;
    if (isArray(value))
        return canonicalArray(value);
    const shape = shapeOf(Object.keys(value));
    let text = "";
    for (let index = 0; index < shape.sortedKeys.length; index += 1) {
        text += shape.prefixes[index] + canonicalJson(value[shape.sortedKeys[index]]);
    }
    return text === "" ? "{}" : `${text}}`;
}
/** Anything but the characters that stand for themselves; surrogates may be unpaired. */
const NEEDS_ESCAPE = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;
function canonicalString(text) {
    return NEEDS_ESCAPE.test(text) ? JSON.stringify(text) : `"${text}"`;
}
function canonicalArray(items) {
    let text = "";
    for (const item of items)
        text += (text === "" ? "[" : ",") + canonicalJson(item);
    return text === "" ? "[]" : `${text}]`;
}
/** Payloads with keys of their own in every task must not fill the memory, nor make each look-up long. */
const MOST_SHAPES = 1_000;
const MOST_SHAPES_PER_FIRST_KEY = 16;
const shapesByFirstKey = new Map();
let shapeCount = 0;
function shapeOf(keys) {
    const first = keys[0] ?? "";
    const known = shapesByFirstKey.get(first) ?? [];
    for (const shape of known) {
        if (isSameList(shape.keys, keys))
            return shape;
    }
    const sortedKeys = keys.toSorted();
    const prefixes = sortedKeys.map((key, index) => `${index === 0 ? "{" : ","}${JSON.stringify(key)}:`);
    const shape = { keys, sortedKeys, prefixes };
    if (shapeCount < MOST_SHAPES && known.length < MOST_SHAPES_PER_FIRST_KEY) {
        known.push(shape);
        shapesByFirstKey.set(first, known);
        shapeCount += 1;
    }
    return shape;
}
function isSameList(left, right) {
    if (left.length !== right.length)
        return false;
    for (let index = 0; index < left.length; index += 1) {
        if (left[index] !== right[index])
            return false;
    }
    return true;
}
/** `Array.isArray` does not narrow a readonly array out of the union. */
function isArray(value) {
    return Array.isArray(value);
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
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


/***/ }),

/***/ 8069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ TaskColumns)
});

// EXTERNAL MODULE: ./build/core/hash-index.js
var hash_index = __webpack_require__(8313);
;// CONCATENATED MODULE: ./build/tasks/text-store.js
/** Lines of text one after another as UTF-8, outside of the heap: a million lines are not to be a million strings. */
const BLOCK_BYTES = 1 << 20;
/** UTF-8 needs at most three bytes for a UTF-16 code unit. */
const BYTES_PER_UNIT = 3;
const NEWLINE = 0x0a;
class TextStore {
    #blocks = [];
    /** Where each text begins: number of the block × `BLOCK_BYTES` + offset. A text that is longer has a block of its own. */
    #starts = [];
    /** @param text without newlines, and without half surrogates, which UTF-8 cannot hold */
    add(text) {
        const most = text.length * BYTES_PER_UNIT + 1;
        let block = this.#blocks.at(-1);
        if (block === undefined || block.used + most > BLOCK_BYTES) {
            block = { bytes: Buffer.allocUnsafeSlow(Math.max(most, BLOCK_BYTES)), used: 0 };
            this.#blocks.push(block);
        }
        this.#starts.push((this.#blocks.length - 1) * BLOCK_BYTES + block.used);
        block.used += block.bytes.write(text, block.used, "utf8");
        block.bytes[block.used] = NEWLINE;
        block.used += 1;
    }
    at(index) {
        const start = this.#starts[index] ?? 0;
        const block = this.#blocks[Math.floor(start / BLOCK_BYTES)];
        const from = start % BLOCK_BYTES;
        return block?.bytes.toString("utf8", from, block.bytes.indexOf(NEWLINE, from)) ?? "";
    }
    /** All texts, each with a newline behind it, many at a time. */
    *lines() {
        for (const { bytes, used } of this.#blocks)
            yield bytes.toString("utf8", 0, used);
    }
}

;// CONCATENATED MODULE: ./build/tasks/task-columns.js
/** A list of tasks in columns: what tasks have in common is kept once, and texts outside of the heap. */


class TaskColumns {
    hashes = new hash_index/* HashIndex */.xn();
    #ids = [];
    #texts = new TextStore();
    #traits = [];
    #traitsByKey = new Map();
    /** The traits of each task, as an index. */
    #traitsOf = [];
    static of(tasks) {
        const columns = new TaskColumns();
        for (const task of tasks)
            columns.add(task);
        return columns;
    }
    get count() {
        return this.#ids.length;
    }
    add(task) {
        this.hashes.append(task.hash);
        this.#ids.push(task.id);
        this.#texts.add(task.json);
        this.#traitsOf.push(this.#traitsIndex(task));
    }
    at(index) {
        return {
            id: this.idAt(index),
            hash: this.hashes.at(index),
            json: this.#texts.at(index),
            ...(this.#traits[this.#traitsOf[index] ?? 0] ?? { provider: "" }),
        };
    }
    idAt(index) {
        return this.#ids[index] ?? "";
    }
    lines() {
        return this.#texts.lines();
    }
    *[Symbol.iterator]() {
        for (let index = 0; index < this.count; index += 1)
            yield this.at(index);
    }
    #traitsIndex({ provider, group, timeoutMs, weight }) {
        // Neighbours are mostly alike.
        const latest = this.#traitsOf.at(-1) ?? 0;
        const last = this.#traits[latest];
        if (last?.provider === provider && last.group === group && last.timeoutMs === timeoutMs && last.weight === weight) {
            return latest;
        }
        const key = JSON.stringify([provider, group, timeoutMs, weight]);
        const known = this.#traitsByKey.get(key);
        if (known !== undefined)
            return known;
        const next = this.#traits.length;
        this.#traitsByKey.set(key, next);
        this.#traits.push({
            provider,
            ...(group === undefined ? undefined : { group }),
            ...(timeoutMs === undefined ? undefined : { timeoutMs }),
            ...(weight === undefined ? undefined : { weight }),
        });
        return next;
    }
}


/***/ })

};
