export const id = 8;
export const ids = [8];
export const modules = {

/***/ 23422:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ circuitNotes),
/* harmony export */   Fz: () => (/* binding */ pauseLane),
/* harmony export */   HM: () => (/* binding */ waitEndsAt),
/* harmony export */   L8: () => (/* binding */ stopLane),
/* harmony export */   QH: () => (/* binding */ fitsBudget),
/* harmony export */   Vj: () => (/* binding */ LEAST_WAIT_MS),
/* harmony export */   W7: () => (/* binding */ statedEndAt),
/* harmony export */   qI: () => (/* binding */ countLaneFailure),
/* harmony export */   xg: () => (/* binding */ capLane)
/* harmony export */ });
/* harmony import */ var _circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22725);
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61420);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65079);
/* harmony import */ var _limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(969);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73147);





const WAIT_FACTOR = 1.1;
const LEAST_WAIT_MS = 1_000;
function waitEndsAt(limit, now) {
    if (limit.retryAfterMs === null && limit.resetAt === null)
        return null;
    const waitMs = statedWaitMs(limit, now, ["retryAfterMs", "resetAt"]);
    return now + (waitMs === null ? LEAST_WAIT_MS : Math.ceil(waitMs * WAIT_FACTOR));
}
function statedEndAt(limit, now) {
    const waitMs = statedWaitMs(limit, now, ["resetAt", "retryAfterMs"]);
    return waitMs === null ? null : now + waitMs;
}
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
function pauseLane(lane, refused, untilAt, now) {
    const from = Math.max(now, lane.pausedUntil);
    const pausedUntil = Math.max(lane.pausedUntil, untilAt);
    const paced = paceLane(lane, refused, untilAt, now);
    const notes = [...paced.notes];
    if (pausedUntil > from) {
        notes.unshift({
            event: "paused",
            provider: lane.provider,
            until: (0,_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .K)(pausedUntil),
            reason: `asked to wait ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(untilAt - now)}: ${refused.limit.evidence}`,
        });
    }
    return { lane: { ...paced.lane, pausedUntil }, notes, waitMs: Math.max(0, pausedUntil - from) };
}
function stopLane(lane, cause, now) {
    const circuit = (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .openCircuit */ .Ed)(lane.circuit, now, { ...cause, policy: "stop" });
    const drainUntil = lane.drainUntil ?? now + cause.stopGraceMs;
    return { lane: { ...lane, circuit, drainUntil }, notes: circuitNotes(lane, circuit), waitMs: 0 };
}
function capLane(lane, refused, now) {
    const limit = (0,_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .cutLimit */ .W3)(lane.limit, now, refused.oldestStartedAt);
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
const SAME_WAIT_MS = 1_000;
function circuitNotes(before, after) {
    const from = before.circuit.state;
    const moved = before.circuit.state === "open" &&
        after.state === "open" &&
        Math.abs(after.untilAt - before.circuit.untilAt) >= SAME_WAIT_MS;
    if (from === after.state && !moved)
        return [];
    return [
        {
            event: "circuit_changed",
            provider: before.provider,
            from,
            to: after.state,
            until: after.state === "open" ? (0,_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .K)(after.untilAt) : null,
            reason: after.state === "open" ? after.reason : after.state === "closed" ? "the provider answers again" : "probe",
        },
    ];
}
function paceLane(lane, refused, resumesAt, now) {
    const pace = (0,_pace_js__WEBPACK_IMPORTED_MODULE_4__/* .paceAfterRefusal */ .wj)(lane.pace, {
        startedAt: refused.startedAt,
        now,
        waitMs: refused.limit.retryAfterMs || null,
        resumesAt,
        startedInRun: lane.started,
        younger: refused.younger,
        runStartedAt: refused.runStartedAt,
    });
    const changed = lane.pace !== null && pace.intervalMs !== lane.pace.intervalMs;
    const notes = changed
        ? [
            {
                event: "pace_changed",
                provider: lane.provider,
                starts_per_minute: Math.round(600_000 / pace.intervalMs) / 10,
                reason: "repeated rate limits: starts follow the measured rate",
            },
        ]
        : [];
    return { lane: { ...lane, pace }, notes };
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
const TRUSTED_ADMISSIONS = 16;
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
    const isTrusted = known.burst <= 2 && known.tokenMs > 0 && known.admitted >= TRUSTED_ADMISSIONS;
    const ceilingMs = isTrusted ? known.tokenMs * TOKEN_SLACK : LONGEST_INTERVAL_MS;
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

/***/ 39888:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askProvider: () => (/* binding */ askProvider)
/* harmony export */ });
/* harmony import */ var _core_failure_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62906);
/* harmony import */ var _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19996);
/* harmony import */ var _run_child_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34712);
/* harmony import */ var _run_helper_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44224);




const PREFLIGHT_TIMEOUT_MS = 30_000;
const ANSWER_LENGTH = 65_536;
async function askProvider(provider, options) {
    const { config, context, workingDirectory, deadlineAt, signal } = options;
    if (config.preflight === null)
        return _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .XV;
    const leftMs = deadlineAt === null ? PREFLIGHT_TIMEOUT_MS : deadlineAt - context.clock.now();
    const end = await (0,_run_helper_command_js__WEBPACK_IMPORTED_MODULE_2__/* .runHelperCommand */ .D)(config.preflight, {
        cwd: workingDirectory,
        env: { ...(0,_run_child_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .filterEnvironment */ ._I)(context.env, config.env), CARRYOVER_PROVIDER: provider },
        timeoutMs: Math.max(1, Math.min(PREFLIGHT_TIMEOUT_MS, leftMs)),
        signal,
    });
    if (end.kind === "not-started")
        throw new Error(end.message);
    if (end.kind === "timed-out")
        return noLimit("it timed out");
    if (end.kind === "too-much-output")
        return noLimit("it printed more than 256 MiB");
    if (end.kind === "aborted")
        return _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .XV;
    if (end.code === null)
        return noLimit(`killed by ${end.signal}`);
    const detector = options.detectorAt(context.clock.now());
    const read = (text) => end.code === 0 ? (detector.detectNotice(text)?.detection ?? _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .XV) : detector.detect(text);
    const lastOf = (text) => context.redactor.redact(text).slice(-ANSWER_LENGTH);
    const [said, printed] = [lastOf(end.stderr), lastOf(end.stdout)];
    const found = [said, printed].map(read).find(_core_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a5);
    if (found !== undefined)
        return found;
    if (end.code === 0)
        return _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .XV;
    if (config.exitCodes.get(end.code) !== "rate_limited") {
        const words = (0,_core_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .lastWords */ .aN)({ stderrTail: said, stdoutTail: printed });
        return noLimit(`exit ${end.code}${words === "" ? "" : `: ${words}`}`);
    }
    return {
        ...detector.detectDeclared(`${printed}
${said}`),
        evidence: `preflight: exit ${end.code}`,
    };
}
function noLimit(evidence) {
    return { ..._core_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .XV, evidence };
}


/***/ }),

/***/ 44008:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runOutstanding: () => (/* binding */ runOutstanding)
});

// EXTERNAL MODULE: ./build/core/spend.js
var spend = __webpack_require__(64006);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/error-code.js
var error_code = __webpack_require__(74924);
;// CONCATENATED MODULE: ./build/run/attempt-log.js



const FILE_BYTES_LIMIT = 1_000_000;
const OPEN_FLAGS = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_TRUNC | external_node_fs_.constants.O_NOFOLLOW;
class AttemptLog {
    #path;
    #onTrouble;
    #file = null;
    #isBroken = false;
    #bytes = 0;
    constructor(path, onTrouble) {
        this.#path = path;
        this.#onTrouble = onTrouble;
    }
    get path() {
        return this.#bytes > 0 ? this.#path : null;
    }
    write(text, uptoBytes = FILE_BYTES_LIMIT) {
        if (text === "" || this.#isBroken)
            return;
        const bytes = Buffer.from(text);
        const room = Math.max(0, uptoBytes - this.#bytes);
        try {
            this.#file ??= this.#open();
            for (let at = 0, end = Math.min(room, bytes.length); at < end;) {
                const written = (0,external_node_fs_.writeSync)(this.#file, bytes, at, end - at);
                at += written;
                this.#bytes += written;
            }
        }
        catch (error) {
            this.#isBroken = true;
            this.#onTrouble(error);
        }
    }
    close() {
        if (this.#file === null)
            return;
        try {
            (0,external_node_fs_.closeSync)(this.#file);
        }
        catch (error) {
            if (!this.#isBroken)
                this.#onTrouble(error);
        }
        this.#file = null;
    }
    #open() {
        try {
            return (0,external_node_fs_.openSync)(this.#path, OPEN_FLAGS, 0o644);
        }
        catch (error) {
            if ((0,error_code/* errorCode */.C)(error) !== "ENOENT")
                throw error;
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(this.#path), { recursive: true });
            return (0,external_node_fs_.openSync)(this.#path, OPEN_FLAGS, 0o644);
        }
    }
}

;// CONCATENATED MODULE: ./build/run/failure-logs.js


const FILES_LIMIT = 20;
const TEXT_BYTES_LIMIT = 65_536;
const JSON_BYTES_LIMIT = 4 * 1_048_576;
const FIELD_LENGTH_LIMIT = 16_384;
const MARGIN_BYTES = 16_384;
async function readFailureLogs(request) {
    if (request.globs.length === 0)
        return [];
    const { escapePath, glob } = await __webpack_require__.e(/* import() */ 448).then(__webpack_require__.bind(__webpack_require__, 76448));
    const patterns = request.globs.map((pattern) => request.taskId === null ? pattern : pattern.replaceAll("{id}", () => escapePath(request.taskId ?? "")));
    const paths = await glob(patterns, {
        cwd: request.workingDirectory,
        dot: true,
        onlyFiles: true,
        followSymbolicLinks: false,
        expandDirectories: false,
        ignore: ["**/.git/**", "**/node_modules/**"],
    });
    const changed = [];
    for (const path of paths) {
        const file = readChanged((0,external_node_path_.join)(request.workingDirectory, path), request.changedSinceMs);
        if (file !== null)
            changed.push({ path, ...file });
        changed.sort((a, b) => b.changedMs - a.changedMs || (a.path < b.path ? -1 : 1)).splice(FILES_LIMIT);
    }
    return changed.map(({ path, text }) => {
        const unpacked = unpack(path, text);
        const redacted = request.redactor.redact(unpacked.slice(-(TEXT_BYTES_LIMIT + MARGIN_BYTES)));
        return { path, text: redacted.slice(-TEXT_BYTES_LIMIT) };
    });
}
function readChanged(path, changedSinceMs) {
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    }
    catch {
        return null;
    }
    try {
        const stat = (0,external_node_fs_.fstatSync)(file);
        if (!stat.isFile() || stat.mtimeMs < changedSinceMs)
            return null;
        const isJson = path.endsWith(".json") && stat.size <= JSON_BYTES_LIMIT;
        const length = Math.min(stat.size, isJson ? JSON_BYTES_LIMIT : TEXT_BYTES_LIMIT + MARGIN_BYTES);
        const bytes = Buffer.alloc(length);
        const read = (0,external_node_fs_.readSync)(file, bytes, 0, length, stat.size - length);
        return { text: bytes.toString("utf8", 0, read), changedMs: stat.mtimeMs };
    }
    catch {
        return null;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function unpack(path, text) {
    if (!path.endsWith(".json"))
        return text;
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return text;
    }
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return text;
    const { error, stdout, stderr, ...others } = Object.fromEntries(Object.entries(value));
    const streams = [error, stdout, stderr].filter((field) => typeof field === "string" && field !== "");
    const line = JSON.stringify(typeof error === "string" ? others : { ...others, error });
    return [line.length <= FIELD_LENGTH_LIMIT ? line : "", ...streams].filter((part) => part !== "").join("\n");
}

// EXTERNAL MODULE: ./build/run/inbox.js
var inbox = __webpack_require__(64238);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
;// CONCATENATED MODULE: ./build/run/tail-buffer.js
class TailBuffer {
    #limit;
    #ring = Buffer.alloc(0);
    #head = 0;
    #length = 0;
    #total = 0;
    constructor(limit) {
        this.#limit = limit;
    }
    get total() {
        return this.#total;
    }
    push(bytes) {
        this.#total += bytes.length;
        const kept = bytes.length > this.#limit ? bytes.subarray(bytes.length - this.#limit) : bytes;
        this.#reserve(Math.min(this.#length + kept.length, this.#limit));
        const capacity = this.#ring.length;
        const untilEnd = Math.min(kept.length, capacity - this.#head);
        kept.copy(this.#ring, this.#head, 0, untilEnd);
        kept.copy(this.#ring, 0, untilEnd);
        this.#head = capacity === 0 ? 0 : (this.#head + kept.length) % capacity;
        this.#length = Math.min(this.#length + kept.length, capacity);
    }
    last(count) {
        const length = Math.min(count, this.#length);
        const start = (this.#head - length + this.#ring.length) % (this.#ring.length || 1);
        const untilEnd = Math.min(length, this.#ring.length - start);
        return Buffer.concat([this.#ring.subarray(start, start + untilEnd), this.#ring.subarray(0, length - untilEnd)]);
    }
    text() {
        return this.last(this.#limit).toString("utf8");
    }
    #reserve(needed) {
        if (needed <= this.#ring.length)
            return;
        const grown = Buffer.allocUnsafeSlow(Math.min(this.#limit, Math.max(needed, 2 * this.#ring.length, 1_024)));
        this.#ring.copy(grown, 0, 0, this.#length);
        this.#ring = grown;
        this.#head = this.#length % grown.length;
    }
}

;// CONCATENATED MODULE: ./build/run/output.js


const KIB = 1_024;
const EVIDENCE_BYTES = 64 * KIB;
const LOG_HEAD_BYTES = 480 * KIB;
const LOG_TAIL_BYTES = 240 * KIB;
const DEFAULT_MARGIN_BYTES = 16 * KIB;
const ECHO_LINE_LENGTH = 8 * KIB;
class ChildOutput {
    #options;
    #captures = {};
    #headBytes = 0;
    constructor(options) {
        this.#options = options;
    }
    write(stream, chunk) {
        this.#captures[stream] ??= new StreamCapture(stream, this.#options);
        const capture = this.#captures[stream];
        const room = LOG_HEAD_BYTES - this.#headBytes;
        if (room > 0) {
            const head = chunk.length > room ? chunk.subarray(0, room) : chunk;
            this.#headBytes += head.length;
            this.#options.log.write(capture.takeHead(head), LOG_HEAD_BYTES);
        }
        capture.push(chunk);
    }
    finish() {
        const { stdout, stderr } = this.#captures;
        const { log } = this.#options;
        const captures = [stdout, stderr].filter((capture) => capture !== undefined);
        for (const capture of captures.toSorted((a, b) => a.restBytes - b.restBytes)) {
            capture.finishEcho();
            const { restBytes } = capture;
            const rest = capture.takeRest();
            const isTitled = rest.leftOutBytes > 0 || (captures.length > 1 && restBytes > 0);
            if (isTitled)
                log.write(`\n[carryover] ${capture.name}: ${rest.leftOutBytes} bytes left out; the rest:\n`);
            log.write(rest.text);
        }
        log.close();
        return {
            stdoutTail: stdout?.evidence() ?? "",
            stderrTail: stderr?.evidence() ?? "",
            outputBytes: captures.reduce((sum, capture) => sum + capture.totalBytes, 0),
        };
    }
}
class StreamCapture {
    name;
    #redactor;
    #logText;
    #echo;
    #marginBytes;
    #tail;
    #headBytes = 0;
    constructor(name, { key, redactor, echo }) {
        this.name = name;
        this.#redactor = redactor;
        this.#marginBytes = redactor.reachBytes ?? DEFAULT_MARGIN_BYTES;
        this.#tail = new TailBuffer(LOG_TAIL_BYTES + this.#marginBytes);
        this.#logText = new RedactedText(redactor);
        this.#echo = echo === null ? null : new EchoLines(redactor, (text) => echo({ key, stream: name, text }));
    }
    get totalBytes() {
        return this.#tail.total;
    }
    get restBytes() {
        return this.totalBytes - this.#headBytes;
    }
    push(chunk) {
        this.#tail.push(chunk);
        this.#echo?.push(chunk);
    }
    takeHead(chunk) {
        this.#headBytes += chunk.length;
        return this.#logText.push(chunk);
    }
    finishEcho() {
        this.#echo?.end();
    }
    takeRest() {
        const { restBytes } = this;
        if (restBytes <= LOG_TAIL_BYTES) {
            const rest = this.#logText.push(this.#tail.last(restBytes)) + this.#logText.end();
            return { text: cutStart(rest, LOG_TAIL_BYTES), leftOutBytes: 0 };
        }
        return { text: this.#redactedLast(LOG_TAIL_BYTES), leftOutBytes: restBytes - LOG_TAIL_BYTES };
    }
    evidence() {
        return this.#redactedLast(EVIDENCE_BYTES);
    }
    #redactedLast(count) {
        if (this.totalBytes <= count)
            return this.#redactor.redact(this.#tail.last(count).toString("utf8"));
        const bytes = this.#tail.last(count + this.#marginBytes);
        const margin = bytes.toString("utf8", 0, bytes.length - count).length;
        return cutStart(this.#redactor.redact(bytes.toString("utf8")).slice(margin), count);
    }
}
class RedactedText {
    #decoder = new external_node_string_decoder_.StringDecoder("utf8");
    #stream;
    constructor(redactor) {
        this.#stream = redactor.stream();
    }
    push(chunk) {
        return this.#stream.push(this.#decoder.write(chunk));
    }
    end() {
        return this.#stream.push(this.#decoder.end()) + this.#stream.end();
    }
}
class EchoLines {
    #text;
    #emit;
    #rest = "";
    constructor(redactor, emit) {
        this.#text = new RedactedText(redactor);
        this.#emit = emit;
    }
    push(chunk) {
        this.#take(this.#text.push(chunk));
    }
    end() {
        this.#take(this.#text.end());
        if (this.#rest !== "")
            this.#emit(this.#rest);
        this.#rest = "";
    }
    #take(text) {
        const lines = text.split("\n");
        lines[0] = this.#rest + (lines[0] ?? "");
        this.#rest = this.#emitPieces(lines.pop() ?? "");
        for (const line of lines)
            this.#emitLine(line);
    }
    #emitLine(line) {
        const rest = this.#emitPieces(line.endsWith("\r") ? line.slice(0, -1) : line);
        this.#emit(rest);
    }
    #emitPieces(line) {
        let start = 0;
        while (line.length - start > ECHO_LINE_LENGTH) {
            this.#emit(line.slice(start, start + ECHO_LINE_LENGTH));
            start += ECHO_LINE_LENGTH;
        }
        return start === 0 ? line : line.slice(start);
    }
}
function cutStart(text, bytes) {
    if (text.length * 3 <= bytes || Buffer.byteLength(text) <= bytes)
        return text;
    const encoded = Buffer.from(text);
    let start = encoded.length - bytes;
    while (((encoded[start] ?? 0) & 0xc0) === 0x80)
        start += 1;
    return encoded.toString("utf8", start);
}

// EXTERNAL MODULE: ./build/run/row-collector.js + 3 modules
var row_collector = __webpack_require__(17234);
;// CONCATENATED MODULE: ./build/run/attempt-record.js









const LOOKS_BEFORE_TERM = 16;
class AttemptRecord {
    pair;
    #request;
    #around;
    #emit;
    #output;
    #log;
    #rows;
    #hasErrorRow = false;
    #stop = null;
    #beganMs = 0;
    constructor(request, around, emit) {
        this.#request = request;
        this.#around = around;
        this.#emit = emit;
        const { key, attempt, startedAt } = request;
        const { runMarker, run, job } = around;
        this.pair = (0,inbox/* inboxPair */.DM)(around.inboxFolder, { runMarker, key, run, job, attempt, startedAt });
        this.#log = new AttemptLog(`${around.logsFolder}${external_node_path_.sep}${key}.log`, (error) => {
            if (around.isFirst("log"))
                this.warn(`Logs of attempts cannot be written: ${(0,reason/* reasonOf */.A)(error)}. The run continues without them.`);
        });
        this.#output = new ChildOutput({ key, redactor: around.redactor, echo: around.echo, log: this.#log });
        this.#rows = new row_collector/* RowCollector */.K({
            path: this.pair.resultsFile,
            ids: new Set(request.tasks.map((task) => task.id)),
            redactor: around.redactor,
            warn: (message) => this.warn(message),
        });
    }
    get logFile() {
        return this.#log.path;
    }
    begin() {
        this.#around.taskFiles.write(this.pair.tasksFile, this.#request.tasks);
        if (this.#around.failureLogs.length > 0)
            this.#beganMs = (0,external_node_fs_.statSync)(this.pair.tasksFile).mtimeMs;
    }
    takeOutput(stream, chunk) {
        this.#output.write(stream, chunk);
    }
    takeRows() {
        const { rows, mayHaveMore } = this.#rows.read();
        this.#emitRows(rows);
        return { count: rows.length, mayHaveMore };
    }
    markStopping(why) {
        let looks = 1;
        while (this.takeRows().mayHaveMore && looks < LOOKS_BEFORE_TERM)
            looks += 1;
        this.#stop = why;
        (0,inbox/* markStopped */.fP)(this.pair);
    }
    async finish(exit) {
        while (this.takeRows().mayHaveMore)
            await new Promise((resolve) => setTimeout(resolve, 1));
        this.#emitRows(this.#rows.finish());
        const output = this.#output.finish();
        const failureLogs = this.#isFailure(exit) ? await this.#readFailureLogs() : [];
        const badRow = this.#rows.badRow === null ? null : this.#around.redactor.redact(this.#rows.badRow);
        return { exit, ...output, failureLogs, badRow };
    }
    remove() {
        if (!this.#around.isStored())
            return;
        try {
            (0,inbox/* removeRows */.UJ)(this.pair);
            this.#around.taskFiles.release(this.pair.tasksFile, this.#around.onInboxTrouble);
        }
        catch (error) {
            this.#around.onInboxTrouble(error);
        }
    }
    warn(message) {
        this.#emit({ kind: "warning", key: this.#request.key, message });
    }
    #emitRows(rows) {
        if (rows.length === 0)
            return;
        this.#hasErrorRow ||= rows.some((row) => row.status === "error");
        this.#emit({ kind: "rows", key: this.#request.key, rows, stop: this.#stop });
    }
    #isFailure(exit) {
        switch (exit.kind) {
            case "exited":
                return exit.code !== 0 || this.#hasErrorRow;
            case "signalled":
            case "timed-out":
            case "silent":
                return true;
            case "stopped":
            case "spawn-failed":
                return false;
            default:
                return (0,unreachable/* unreachable */.H)(exit);
        }
    }
    async #readFailureLogs() {
        const { failureLogs, workingDirectory, redactor, isFirst } = this.#around;
        const { tasks } = this.#request;
        try {
            return await readFailureLogs({
                globs: failureLogs,
                workingDirectory,
                taskId: tasks.length === 1 ? (tasks[0]?.id ?? null) : null,
                changedSinceMs: this.#beganMs,
                redactor,
            });
        }
        catch (error) {
            if (isFirst("failure-logs"))
                this.warn(`Files of \`failure-logs\` cannot be read: ${(0,reason/* reasonOf */.A)(error)}. This run does not use them as evidence.`);
            return [];
        }
    }
}

// EXTERNAL MODULE: ./build/run/child-environment.js
var child_environment = __webpack_require__(34712);
// EXTERNAL MODULE: ./build/run/command.js
var command = __webpack_require__(27067);
// EXTERNAL MODULE: ./build/run/kill.js
var kill = __webpack_require__(42196);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./build/run/start-process.js



function startProcess(file, args, options, pool, listener) {
    let pipes = null;
    let child;
    try {
        pipes = pool.open();
        const [stdout, stderr] = pipes?.map(({ inputFd }) => inputFd) ?? ["pipe", "pipe"];
        child = (0,external_node_child_process_.spawn)(file, args, { ...options, detached: true, stdio: ["ignore", stdout, stderr] });
    }
    catch (error) {
        for (const pipe of pipes ?? [])
            pipe.discard();
        queueMicrotask(() => listener.failed((0,reason/* reasonOf */.A)(error)));
        return null;
    }
    finally {
        for (const pipe of pipes ?? [])
            (0,external_node_fs_.closeSync)(pipe.inputFd);
    }
    const { pid } = child;
    child.on("error", (error) => {
        if (pid === undefined)
            listener.failed(error.message);
    });
    if (pid === undefined) {
        for (const pipe of pipes ?? [])
            pipe.discard();
        child.stdout?.destroy();
        child.stderr?.destroy();
        return null;
    }
    let isWanted = true;
    let openCount = 3;
    const close = () => {
        openCount -= 1;
        if (openCount === 0 && isWanted)
            listener.closed();
    };
    child.on("exit", (code, signal) => {
        if (isWanted)
            listener.exited(code, signal);
        close();
    });
    const names = ["stdout", "stderr"];
    const streams = names.map((name, index) => {
        const onChunk = (chunk) => {
            if (isWanted)
                listener.output(name, chunk);
        };
        const pipe = pipes?.[index];
        if (pipe !== undefined)
            return pipe.read(onChunk, close);
        return child[name]
            ?.on("data", onChunk)
            .on("error", () => { })
            .on("close", close);
    });
    return {
        pid,
        pipeNames: pipes?.map(({ name }) => name) ?? [],
        abandon() {
            isWanted = false;
            for (const stream of streams)
                stream?.destroy();
            child.unref();
        },
    };
}
const IN_TASKS_FILE = "Let the command read it from {tasks-file} ($CARRYOVER_TASKS_FILE), which has every field";
function describeSpawnFailure(message, workingDirectory) {
    if (/\bE2BIG\b/.test(message)) {
        return `expected at most 128 KiB in one argument and about 2 MiB in all arguments and variables together, found more (E2BIG). ${IN_TASKS_FILE}, or pass fewer variables`;
    }
    if (/\bE[MN]FILE\b/.test(message)) {
        return `too few file descriptors (${message}). Raise the limit with \`ulimit -n\`, or lower \`concurrency\``;
    }
    if (message.includes("null bytes")) {
        return `expected arguments without null bytes, found a field that holds one. ${IN_TASKS_FILE}`;
    }
    return (0,external_node_fs_.existsSync)(workingDirectory)
        ? message
        : `the working directory ${workingDirectory} does not exist (${message})`;
}

;// CONCATENATED MODULE: ./build/run/child.js







const DRAIN_MS = 500;
const GROUP_POLL_MS = 20;
const KILL_WAIT_MS = 2_000;
const TIMER_LIMIT_MS = 2_147_483_647;
class RunningChild {
    #request;
    #around;
    #listener;
    #record;
    #process = null;
    #startedMs = performance.now();
    #phase = "running";
    #cause = null;
    #chunkCount = 0;
    #stopCount = 0;
    #isGroupAlive = true;
    #hasExited = false;
    #hasClosed = false;
    #timer = null;
    #killDueMs = 0;
    #silenceTimer = null;
    #groupPoll = null;
    #settle = () => { };
    #settled = new Promise((resolve) => {
        this.#settle = resolve;
    });
    constructor(request, around, listener) {
        this.#request = request;
        this.#around = around;
        this.#listener = listener;
        this.#record = new AttemptRecord(request, around, listener.emit);
        try {
            this.#start();
        }
        catch (error) {
            queueMicrotask(() => this.#failToStart((0,reason/* reasonOf */.A)(error)));
        }
    }
    readRows() {
        if (this.#phase !== "ended")
            this.#takeRows();
    }
    stop({ reason, graceMs }) {
        this.#stopCount += 1;
        switch (this.#phase) {
            case "running":
                this.#terminate({ kind: "stopped", reason }, graceMs);
                return;
            case "terminating":
                if (this.#stopCount > 1)
                    this.#kill();
                else
                    this.#killWithin(Math.min(graceMs, this.#killDueMs - performance.now()));
                return;
            case "draining":
                this.#after(0, () => void this.#finish());
                return;
            case "killed":
            case "ended":
                return;
            default:
                (0,unreachable/* unreachable */.H)(this.#phase);
        }
    }
    kill() {
        this.#stopCount += 1;
        this.stop({ reason: "interrupted", graceMs: 0 });
        return this.#settled;
    }
    killNow() {
        if (this.#process !== null && !this.#hasExited)
            (0,kill/* signalGroup */.i8)(this.#process.pid, "SIGKILL");
    }
    get sweepTarget() {
        const marker = (0,kill/* childMarker */.n)(this.#around.runMarker, this.#request.key);
        return { marker, pipeNames: this.#process?.pipeNames ?? [] };
    }
    #start() {
        const { timeoutMs } = this.#request;
        const { resolved, workingDirectory, pipes, killGraceMs, silenceTimeoutMs: limitMs } = this.#around;
        this.#record.begin();
        const args = resolved.hasPlaceholders
            ? (0,command/* fillPlaceholders */.Ct)(resolved.arguments, { ...this.#record.pair, tasks: this.#request.tasks })
            : resolved.arguments;
        const options = { argv0: resolved.calledAs, cwd: workingDirectory, env: this.#environment() };
        this.#process = startProcess(resolved.file, args, options, pipes, {
            output: (stream, chunk) => this.#onOutput(stream, chunk),
            exited: (code, signal) => this.#onExit(code, signal),
            closed: () => this.#onClose(),
            failed: (message) => this.#failToStart(message),
        });
        if (this.#process === null)
            return;
        this.#after(timeoutMs, () => this.#terminate({ kind: "timed-out", limitMs: timeoutMs }, killGraceMs));
        if (limitMs !== null) {
            const silent = { kind: "silent", limitMs };
            this.#silenceTimer = setTimeout(() => this.#onSilence(silent), Math.min(limitMs, TIMER_LIMIT_MS));
        }
    }
    #environment() {
        const { tasks, shard, attempt, provider, startedAt, timeoutMs, key } = this.#request;
        const around = this.#around;
        const marker = (0,kill/* markerValue */.u)(around.environment[kill/* MARKER_NAME */.b4], around.runMarker, key);
        const { environment, leftOut } = (0,child_environment/* addVariables */.zv)({ ...around.childEnvironment, ...this.#request.variables, [kill/* MARKER_NAME */.b4]: marker }, { tasks, ...this.#record.pair, shard, attempt, provider, deadlineAt: startedAt + timeoutMs });
        if (leftOut.length > 0 && around.isFirst("variables")) {
            const message = `The operating system cannot pass ${leftOut.slice(0, 5).join(", ")} to a child (limits: 128 KiB per variable, 512 KiB for all variables of a task, no NUL). They are left out; CARRYOVER_TASKS_FILE has every field. This warning appears once.`;
            queueMicrotask(() => this.#record.warn(message));
        }
        return environment;
    }
    #onOutput(stream, chunk) {
        if (this.#phase === "ended")
            return;
        this.#chunkCount += 1;
        this.#silenceTimer?.refresh();
        this.#record.takeOutput(stream, chunk);
    }
    #onSilence(silent) {
        const { limitMs } = silent;
        if (this.#around.isKeptWaiting?.(this.#request.key, limitMs)) {
            this.#silenceTimer?.refresh();
            return;
        }
        const chunkCount = this.#chunkCount;
        setImmediate(() => {
            if (this.#phase !== "running" || this.#chunkCount > chunkCount || this.#takeRows() > 0)
                return;
            this.#terminate(silent, this.#around.killGraceMs);
        });
    }
    #onExit(code, signal) {
        this.#hasExited = true;
        switch (this.#phase) {
            case "running":
                this.#cause = signal === null ? { kind: "exited", code: code ?? 0 } : { kind: "signalled", signal };
                this.#isGroupAlive = this.#process !== null && (0,kill/* signalGroup */.i8)(this.#process.pid, 0);
                this.#drain();
                return;
            case "terminating":
                this.#awaitGroup();
                return;
            case "killed":
                this.#sweep();
                return;
            case "draining":
            case "ended":
                return;
            default:
                (0,unreachable/* unreachable */.H)(this.#phase);
        }
    }
    #onClose() {
        this.#hasClosed = true;
        if (this.#phase === "draining")
            void this.#finish();
    }
    #terminate(cause, graceMs) {
        this.#cause ??= cause;
        this.#phase = "terminating";
        this.#record.markStopping(this.#cause);
        this.#stopSilenceTimer();
        this.#end("SIGTERM");
        this.#killWithin(graceMs);
    }
    #killWithin(graceMs) {
        if (graceMs <= 0) {
            this.#kill();
            return;
        }
        this.#killDueMs = performance.now() + graceMs;
        this.#after(graceMs, () => this.#kill());
    }
    #awaitGroup() {
        const look = () => {
            const { sweeper } = this.#around;
            if (this.#process !== null && sweeper.isGroupAlive(this.#process.pid, this.#startedMs))
                return;
            this.#isGroupAlive = false;
            this.#sweep();
        };
        this.#groupPoll = setInterval(look, GROUP_POLL_MS);
        look();
    }
    #kill() {
        if (this.#phase === "killed")
            return;
        this.#phase = "killed";
        this.#stopGroupPoll();
        this.#end("SIGKILL");
        this.#isGroupAlive = false;
        if (this.#hasExited)
            this.#sweep();
        else
            this.#after(KILL_WAIT_MS, () => this.#sweep());
    }
    #sweep() {
        this.#phase = "killed";
        this.#stopGroupPoll();
        this.#clearTimer();
        void this.#around.sweeper.sweep(this.sweepTarget).then(() => this.#drain());
    }
    #drain() {
        if (this.#phase === "draining" || this.#phase === "ended")
            return;
        this.#phase = "draining";
        this.#stopSilenceTimer();
        if (this.#hasClosed)
            void this.#finish();
        else
            this.#after(DRAIN_MS, () => void this.#finish());
    }
    #failToStart(message) {
        this.#isGroupAlive = false;
        this.#hasExited = true;
        this.#hasClosed = true;
        this.#cause ??= { kind: "spawn-failed", message: describeSpawnFailure(message, this.#around.workingDirectory) };
        void this.#finish();
    }
    async #finish() {
        if (this.#phase === "ended")
            return;
        this.#phase = "ended";
        this.#stopSilenceTimer();
        this.#stopGroupPoll();
        this.#clearTimer();
        if (this.#isGroupAlive && this.#process !== null)
            (0,kill/* killLeftGroup */.jY)(this.#process.pid);
        if (!this.#hasClosed) {
            await this.#around.sweeper.sweep(this.sweepTarget);
            this.#process?.abandon();
        }
        const record = this.#record;
        const evidence = await record.finish(this.#cause ?? { kind: "spawn-failed", message: "ended without a cause" });
        const { key } = this.#request;
        this.#listener.emit({ kind: "ended", key, evidence, logFile: record.logFile });
        record.remove();
        this.#listener.ended();
        this.#settle();
    }
    #takeRows() {
        const { count } = this.#record.takeRows();
        if (count > 0)
            this.#silenceTimer?.refresh();
        return count;
    }
    #end(signal) {
        if (this.#process === null)
            return;
        const { pid } = this.#process;
        if (this.#hasExited) {
            if (signal === "SIGKILL")
                (0,kill/* killLeftGroup */.jY)(pid);
            return;
        }
        (0,kill/* signalGroup */.i8)(pid, signal);
        if (signal === "SIGTERM")
            (0,kill/* signalGroup */.i8)(pid, "SIGCONT");
    }
    #after(delayMs, action) {
        this.#clearTimer();
        const timer = setTimeout(() => {
            setImmediate(() => {
                if (this.#timer === timer)
                    action();
            });
        }, Math.min(delayMs, TIMER_LIMIT_MS));
        this.#timer = timer;
    }
    #clearTimer() {
        if (this.#timer !== null)
            clearTimeout(this.#timer);
        this.#timer = null;
    }
    #stopSilenceTimer() {
        if (this.#silenceTimer !== null)
            clearTimeout(this.#silenceTimer);
        this.#silenceTimer = null;
    }
    #stopGroupPoll() {
        if (this.#groupPoll !== null)
            clearInterval(this.#groupPoll);
        this.#groupPoll = null;
    }
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/run/pipes.js





const READ_BYTES = 65_536;
class PipePool {
    #buffer = Buffer.allocUnsafeSlow(READ_BYTES);
    #free = [];
    #madeCount = 0;
    #isPossible = process.platform === "linux";
    open() {
        if (this.#free.length < 2 && this.#isPossible)
            this.#make();
        const [stdout, stderr] = [this.#free.pop(), this.#free.pop()];
        if (stdout === undefined || stderr === undefined)
            return null;
        return [this.#openOne(stdout), this.#openOne(stderr)];
    }
    close() {
        this.#isPossible = false;
        for (const { anchorFd } of this.#free.splice(0))
            (0,external_node_fs_.closeSync)(anchorFd);
    }
    #make() {
        const count = Math.max(2, this.#madeCount);
        let folder = null;
        try {
            folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "carryover-pipes-"));
            const names = Array.from({ length: count }, (_, index) => `${folder}/${index}`);
            this.#isPossible = (0,external_node_child_process_.spawnSync)("mkfifo", ["-m", "600", ...names], { stdio: "ignore" }).status === 0;
            if (!this.#isPossible)
                return;
            for (const name of names) {
                this.#free.push({ name, anchorFd: (0,external_node_fs_.openSync)(name, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK) });
            }
            this.#madeCount += count;
        }
        catch {
        }
        finally {
            if (folder !== null)
                (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
        }
    }
    #openOne(pipe) {
        const path = `/proc/self/fd/${pipe.anchorFd}`;
        const outputFd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
        const inputFd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_WRONLY);
        return {
            name: pipe.name,
            inputFd,
            discard: () => {
                (0,external_node_fs_.closeSync)(outputFd);
                this.#release(pipe, true);
            },
            read: (onChunk, onClose) => {
                let hasEnded = false;
                const onread = {
                    buffer: this.#buffer,
                    callback: (bytes) => {
                        onChunk(this.#buffer.subarray(0, bytes));
                        return true;
                    },
                };
                const socket = new external_node_net_.Socket({ fd: outputFd, readable: true, writable: false, onread });
                socket.on("error", () => { });
                socket.on("end", () => {
                    hasEnded = true;
                });
                socket.on("close", () => {
                    this.#release(pipe, hasEnded);
                    onClose();
                });
                return socket.resume();
            },
        };
    }
    #release(pipe, hasEnded) {
        if (hasEnded && this.#isPossible)
            this.#free.push(pipe);
        else
            (0,external_node_fs_.closeSync)(pipe.anchorFd);
    }
}

;// CONCATENATED MODULE: ./build/run/task-files.js


const task_files_OPEN_FLAGS = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
class TaskFiles {
    #spare = null;
    write(path, tasks) {
        const spare = this.#spare;
        this.#spare = null;
        if (spare !== null && isWrittenAnew(spare, path, (0,inbox/* taskLines */.z6)(tasks)))
            return;
        if (spare !== null)
            for (const leftover of [spare, path])
                (0,inbox/* removeFile */.nM)(leftover);
        (0,inbox/* writeTasks */.yt)({ tasksFile: path }, tasks);
    }
    release(path, onTrouble) {
        if (this.#spare !== null)
            (0,inbox/* removeFile */.nM)(this.#spare);
        this.#spare = path;
        process.nextTick(() => {
            if (this.#spare !== path)
                return;
            this.#spare = null;
            try {
                (0,inbox/* removeFile */.nM)(path);
            }
            catch (error) {
                onTrouble(error);
            }
        });
    }
}
function isWrittenAnew(spare, path, text) {
    let file = null;
    try {
        (0,external_node_fs_.renameSync)(spare, path);
        file = (0,external_node_fs_.openSync)(path, task_files_OPEN_FLAGS);
        const stat = (0,external_node_fs_.fstatSync)(file);
        if (!stat.isFile() || stat.nlink > 1)
            return false;
        (0,external_node_fs_.writeFileSync)(file, text);
        if (stat.size > Buffer.byteLength(text))
            (0,external_node_fs_.ftruncateSync)(file, Buffer.byteLength(text));
        return true;
    }
    catch {
        return false;
    }
    finally {
        if (file !== null)
            (0,external_node_fs_.closeSync)(file);
    }
}

;// CONCATENATED MODULE: ./build/run/process-spawner.js








const POLL_INTERVAL_MS = 250;
function createSpawner(settings) {
    const { workingDirectory, runMarker } = settings;
    if (!/^[A-Za-z0-9-]+$/.test(runMarker))
        throw new Error(`Unsafe run marker: ${runMarker}`);
    const sweeper = new kill/* Sweeper */.W();
    const pipes = new PipePool();
    const warned = new Set();
    const running = new Map();
    let warning = null;
    const childEnvironment = (0,child_environment/* filterEnvironment */._I)(settings.environment, settings.envAllow);
    delete childEnvironment.CARRYOVER_PROVIDER;
    const isFirst = (subject) => warned.size !== warned.add(subject).size;
    const onInboxTrouble = (error) => {
        if (isFirst("inbox"))
            warning = `Files of ended children cannot be removed: ${(0,reason/* reasonOf */.A)(error)}. The next start removes them.`;
    };
    const surroundings = {
        ...settings,
        resolved: (0,command/* resolveCommand */.OK)(settings.command, settings.environment, workingDirectory),
        childEnvironment,
        pipes,
        sweeper,
        taskFiles: new TaskFiles(),
        onInboxTrouble,
        isFirst,
    };
    (0,inbox/* prepareInbox */.Y3)(settings.inboxFolder);
    let poll = null;
    let hasStarted = false;
    let closed = false;
    const pollRows = () => {
        for (const child of running.values())
            child.readRows();
    };
    const forget = (key) => {
        running.delete(key);
        if (running.size > 0 || poll === null)
            return;
        clearInterval(poll);
        poll = null;
    };
    const killAll = () => {
        if (running.size === 0)
            return;
        for (const child of running.values())
            child.killNow();
        (0,kill/* sweepOnce */.K9)([...running.values()].map(({ sweepTarget }) => sweepTarget));
    };
    process.on("exit", killAll);
    return {
        start(request, emit) {
            if (closed)
                throw new Error("The spawner is closed.");
            if (running.has(request.key))
                throw new Error(`The key ${request.key} is running already.`);
            hasStarted = true;
            const listener = {
                emit: (event) => {
                    if (warning !== null)
                        emit({ kind: "warning", key: request.key, message: warning });
                    warning = null;
                    emit(event);
                },
                ended: () => forget(request.key),
            };
            running.set(request.key, new RunningChild(request, surroundings, listener));
            poll ??= setInterval(pollRows, POLL_INTERVAL_MS);
        },
        stop(key, options) {
            running.get(key)?.stop(options);
        },
        readRows(key) {
            running.get(key)?.readRows();
        },
        async close() {
            closed = true;
            await Promise.all([...running.values()].map((child) => child.kill()));
            process.off("exit", killAll);
            pipes.close();
            if (hasStarted)
                await sweeper.sweep({ marker: (0,kill/* markerOfRun */.Xy)(runMarker), pipeNames: [] });
        },
    };
}

// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
// EXTERNAL MODULE: ./build/core/answer.js
var core_answer = __webpack_require__(23422);
// EXTERNAL MODULE: ./build/core/circuit.js
var core_circuit = __webpack_require__(22725);
// EXTERNAL MODULE: ./build/core/heap.js
var core_heap = __webpack_require__(65246);
;// CONCATENATED MODULE: ./build/core/clock-jump.js

function afterClockJump(state, byMs) {
    const { settings, ending } = state;
    return {
        ...state,
        settings: { ...settings, deadlineAt: moved(settings.deadlineAt, byMs) },
        runStartedAt: state.runStartedAt + byMs,
        idleUntil: state.idleUntil + byMs,
        ending: ending === null ? null : { ...ending, stopAt: ending.stopAt + byMs },
        lanes: new Map([...state.lanes].map(([provider, lane]) => [provider, moveLane(lane, byMs)])),
        running: new Map([...state.running].map(([key, child]) => [
            key,
            { ...child, startedAt: child.startedAt + byMs, killAt: moved(child.killAt, byMs) },
        ])),
    };
}
function moveLane(lane, byMs) {
    const { circuit, limit } = lane;
    const heap = (queue) => (0,core_heap/* heapShift */.zP)(queue, byMs);
    return {
        ...lane,
        delayed: heap(lane.delayed),
        capped: heap(lane.capped),
        limit: { ...limit, cutAt: moved(limit.cutAt, byMs) },
        circuit: circuit.state === "open" && !circuit.stated ? { ...circuit, untilAt: circuit.untilAt + byMs } : circuit,
        pausedUntil: lane.pausedUntil + byMs,
        pace: lane.pace === null ? null : movePace(lane.pace, byMs),
        drainUntil: moved(lane.drainUntil, byMs),
    };
}
function movePace(pace, byMs) {
    return {
        ...pace,
        emptyAt: pace.emptyAt + byMs,
        episodeAt: pace.episodeAt + byMs,
        resumedAt: pace.resumedAt + byMs,
        recent: pace.recent.map((at) => at + byMs),
        dueAt: pace.dueAt + byMs,
        nextStartAt: pace.nextStartAt + byMs,
    };
}
function moved(at, byMs) {
    return at === null ? null : at + byMs;
}

// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/lane.js
var core_lane = __webpack_require__(40130);
// EXTERNAL MODULE: ./build/core/pace.js
var core_pace = __webpack_require__(73147);
;// CONCATENATED MODULE: ./build/core/decide.js





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
    return { kind: "wait", untilAt: (0,instant/* earliest */.Q)((0,instant/* earliest */.Q)(start.wakeAt, start.capped?.at ?? null), nextStopAt(state)) };
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
        const ready = (0,core_lane/* readiness */.xz)(lane, now, settings.preflight);
        switch (ready.kind) {
            case "blocked":
                break;
            case "at":
                if (ready.why === "pace" && isOverMaxWait(state, lane, now)) {
                    overMaxWait = lane.provider;
                    break;
                }
                hasGate ||= ready.why === "gate";
                wakeAt = (0,instant/* earliest */.Q)(wakeAt, ready.why === "capped" ? ready.retryAt : ready.at);
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
                (0,unreachable/* unreachable */.H)(ready);
        }
    }
    if (full)
        return { kind: "none", wakeAt: null, capped: null, hasGate, overMaxWait };
    if (best === null)
        return { kind: "none", wakeAt, capped, hasGate, overMaxWait };
    const { lane, ready } = best;
    const { taken } = (0,core_lane/* takeShard */.mt)(lane, ready.source, ready.isSingle ? 1 : settings.shardSize);
    const slot = freeSlot(state);
    return {
        kind: "command",
        command: { kind: "start", provider: lane.provider, source: ready.source, slot, probe: ready.probe, tasks: taken },
    };
}
const SPREAD_MS = 10_000;
function isOverMaxWait({ settings, waitedMs }, { pace, running }, now) {
    if (running > 0 || pace === null || (0,core_pace/* standstill */.Le)(pace) === null)
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
    budget: "out-of-budget",
};
function nextStopAt(state) {
    let at = null;
    for (const running of state.running.values()) {
        at = (0,instant/* earliest */.Q)(at, stopOf(state, running)?.at ?? null);
    }
    return at;
}
function finish(state, now, why) {
    const { ending, settings } = state;
    const overspent = ending?.cause === "budget" ? (0,spend/* overBudget */.qj)(state.spent, settings.budget ?? spend/* NO_BUDGET */.QQ) : null;
    if (ending)
        return { kind: "finish", status: ending.status, reason: overspent ?? ending.reason };
    const waiting = [...state.lanes.values()].filter((lane) => (0,core_lane/* pendingCount */.dj)(lane) > 0);
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

// EXTERNAL MODULE: ./build/core/ending.js
var ending = __webpack_require__(38959);
// EXTERNAL MODULE: ./build/core/same-failure.js
var same_failure = __webpack_require__(81357);
// EXTERNAL MODULE: ./build/core/state-edits.js
var state_edits = __webpack_require__(17267);
;// CONCATENATED MODULE: ./build/core/held-failures.js



const HELD_LIMIT = 1_000;
const AUTHENTICATION_TASKS = 3;
function recordFailure(state, settlement) {
    const { outcome, pending } = settlement;
    if (outcome.authentication)
        return holdAuthentication(state, settlement);
    const signature = (0,same_failure/* failureSignature */.vH)(outcome);
    if (state.held === null || signature === null)
        return writeFailure(state, settlement);
    const sameFailures = countSameFailure(state.sameFailures, signature, pending.task.id);
    const effects = [...state.effects, { kind: "hold", settlement }];
    const holding = { ...state, effects, sameFailures, held: [...state.held, settlement] };
    return holding.held.length < HELD_LIMIT ? holding : flushHeld(holding);
}
function writeFailure(state, settlement) {
    return { ...state, effects: [...state.effects, { kind: "failure", settlement }] };
}
function holdAuthentication(state, settlement) {
    const { task } = settlement.pending;
    const lane = (0,state_edits/* laneOf */.kk)(state, task.provider);
    const effects = [...state.effects, { kind: "setback", setback: "refused", task }];
    if (isUnauthorized(state, lane))
        return { ...state, effects };
    const holding = { ...state, effects: [...effects, { kind: "hold", settlement }] };
    return (0,state_edits/* withLane */.JL)(holding, { ...lane, unauthorized: [...lane.unauthorized, settlement] });
}
function isUnauthorized({ campaign }, lane) {
    const hasGraded = lane.hasGraded || campaign.graded.has(lane.provider);
    const needed = hasGraded ? AUTHENTICATION_TASKS : Math.min(AUTHENTICATION_TASKS, lane.listed);
    return new Set(lane.unauthorized.map(({ pending }) => pending.task.id)).size >= needed;
}
function flushHeld(state) {
    if (state.held === null)
        return state;
    const due = state.held.map((settlement) => ({ kind: "failure", settlement }));
    return releaseHeld({ ...state, held: null, sameFailures: new Map(), effects: [...state.effects, ...due] });
}
function flushAuthentication(state, provider) {
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    if (lane.unauthorized.length === 0)
        return state;
    const due = lane.unauthorized.map((settlement) => ({ kind: "failure", settlement }));
    const flushed = (0,state_edits/* withLane */.JL)(state, { ...lane, unauthorized: [] });
    return releaseHeld({ ...flushed, effects: [...flushed.effects, ...due] });
}
function settleHeld(state) {
    let next = flushHeld(state);
    for (const lane of state.lanes.values()) {
        if (!isUnauthorized(next, lane))
            next = flushAuthentication(next, lane.provider);
    }
    return { ...next, effects: [...next.effects, { kind: "release" }] };
}
function releaseHeld(state) {
    const isSettled = state.held === null && [...state.lanes.values()].every((lane) => lane.unauthorized.length === 0);
    return isSettled ? { ...state, effects: [...state.effects, { kind: "release" }] } : state;
}
function endIfCommonCause(state, settlement, at) {
    const { outcome, pending } = settlement;
    if (outcome.authentication) {
        if (state.ending !== null || !isUnauthorized(state, (0,state_edits/* laneOf */.kk)(state, pending.task.provider)))
            return null;
        const scope = state.held === null ? "" : "every task fails alike: ";
        const wayOut = "Nothing was charged: fix the key, its permissions or the model name, and run again";
        const reason = `${scope}authentication failed: ${outcome.message}. ${wayOut}`;
        return (0,ending/* end */._N)(state, abortion("authentication", reason, at));
    }
    const signature = (0,same_failure/* failureSignature */.vH)(outcome);
    const mayBeSame = state.ending === null || state.ending.cause === "same-failure";
    if (signature === null || state.held === null || !mayBeSame)
        return null;
    if ((state.sameFailures.get(signature)?.size ?? 0) < same_failure/* SAME_FAILURE_TASKS */.LY)
        return null;
    const uncharged = { ...state, held: state.held.filter((one) => (0,same_failure/* failureSignature */.vH)(one.outcome) !== signature) };
    return (0,ending/* end */._N)(uncharged, abortion("same-failure", `every task fails alike: ${outcome.message}`, at));
}
function abortion(cause, reason, at) {
    return { status: "aborted", cause, reason, stopAt: at, stopNow: new Set(), signal: null };
}
function countSameFailure(known, signature, id) {
    const tasks = known.get(signature);
    if (tasks !== undefined && tasks.size >= same_failure/* SAME_FAILURE_TASKS */.LY)
        return known;
    return new Map(known).set(signature, new Set([...(tasks ?? []), id]));
}

// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(19996);
;// CONCATENATED MODULE: ./build/core/backoff.js
const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
function transientBackoffMs(failures, random) {
    const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10));
    return Math.round(full * (0.5 + 0.5 * random));
}
const CAP_ROUNDS = 3;
function capBackoffMs(defaultWaitMs, round) {
    return defaultWaitMs * 2 ** (round - 1);
}

// EXTERNAL MODULE: ./build/core/outcome.js
var core_outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/core/queue.js
var queue = __webpack_require__(92797);
;// CONCATENATED MODULE: ./build/core/failed.js









const TASK_VERDICTS = 5;
function failed(state, settlement, random) {
    const { at, key, pending, outcome } = settlement;
    const running = (0,state_edits/* runningOf */.Tx)(state, key);
    const answered = failureAnswer(recordFailure(state, settlement), running, outcome, pending, at);
    return requeueOrEnd(answered, running, settlement, random);
}
function charge(state, settlement, random) {
    return requeueOrEnd(recordFailure(state, settlement), (0,state_edits/* runningOf */.Tx)(state, settlement.key), settlement, random);
}
function requeueOrEnd(state, running, settlement, random) {
    const { at, pending, outcome } = settlement;
    const last = (0,core_outcome/* isTerminal */.H)(outcome.class) || pending.attempt >= state.settings.maxAttempts;
    let next = state;
    if (outcome.class !== "skipped" && last)
        next = { ...next, failures: next.failures + 1 };
    if (!last)
        next = requeueFailed(next, running, pending, outcome, at, random);
    next = (0,state_edits/* noteSettled */.wi)(next, settlement, last ? "done" : "retry");
    const ended = endIfCommonCause(next, settlement, at);
    if (ended !== null)
        return ended;
    if (outcome.class === "fatal" && state.settings.failFast)
        return (0,ending/* endFast */.uc)(next, settlement, outcome.message, at);
    return (0,ending/* checkFailures */.Uf)(next, at);
}
function failureAnswer(state, running, outcome, pending, at) {
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    if (outcome.class === "transient") {
        if (running.probe && lane.circuit.state === "half-open" && lane.circuit.probe === running.key) {
            const reopened = (0,core_circuit/* openCircuit */.Ed)(lane.circuit, at, (0,core_circuit/* outage */.Qe)(outcome.message));
            const fits = (0,core_answer/* fitsBudget */.QH)(reopened.untilAt, at, (0,state_edits/* budgetOf */.nT)(state));
            const circuit = { ...reopened, policy: fits ? "wait" : "stop" };
            const waitedMs = state.waitedMs + (fits ? reopened.untilAt - at : 0);
            return (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)((0,state_edits/* markProbe */.sQ)({ ...state, waitedMs }, running.key, "refused"), { ...lane, circuit }), (0,core_answer/* circuitNotes */.BW)(lane, circuit));
        }
        if (running.counted.has("transient"))
            return state;
        const marked = (0,state_edits/* withRunning */.Ar)(state, {
            ...(0,state_edits/* runningOf */.Tx)(state, running.key),
            counted: new Set([...running.counted, "transient"]),
        });
        return (0,state_edits/* applyAnswer */.jD)(marked, (0,core_answer/* countLaneFailure */.qI)(lane, outcome.message, (0,state_edits/* budgetOf */.nT)(state), at));
    }
    const healthy = outcome.class === "skipped" ? lane : { ...lane, circuit: (0,core_circuit/* countSuccess */.b6)(lane.circuit) };
    const alive = (0,state_edits/* withLane */.JL)((0,state_edits/* markProbe */.sQ)(state, running.key, "alive"), healthy);
    if (outcome.class !== "fatal" || outcome.limit === undefined)
        return alive;
    const isFull = lane.taskVerdicts.size >= TASK_VERDICTS;
    const taskVerdicts = isFull ? lane.taskVerdicts : new Set([...lane.taskVerdicts, pending.task.id]);
    const noted = (0,state_edits/* withLane */.JL)(alive, { ...healthy, taskVerdicts });
    if (taskVerdicts.size < TASK_VERDICTS)
        return noted;
    const reason = `${taskVerdicts.size} different tasks in a row were refused: ${outcome.message}`;
    return (0,state_edits/* applyAnswer */.jD)(noted, (0,core_answer/* stopLane */.L8)((0,state_edits/* laneOf */.kk)(noted, lane.provider), { statedUntilAt: null, reason, stopGraceMs: state.settings.stopGraceMs }, at));
}
function requeueFailed(state, running, pending, outcome, at, random) {
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    const again = { ...pending, attempt: pending.attempt + 1, shardLimit: 1 };
    if (outcome.class === "transient") {
        const stated = outcome.wait === undefined ? null : (0,core_answer/* waitEndsAt */.HM)(outcome.wait, at);
        const honoured = Math.min(stated ?? 0, at + LONGEST_STATED_MS);
        const dueAt = Math.max(at + transientBackoffMs(pending.attempt, random), honoured);
        return (0,state_edits/* withLane */.JL)(state, (0,core_lane/* putOff */.dD)(lane, "delayed", dueAt, again));
    }
    return (0,state_edits/* withLane */.JL)(state, { ...lane, later: (0,queue/* fifoPush */.T6)(lane.later, again) });
}
const LONGEST_STATED_MS = 300_000;

// EXTERNAL MODULE: ./build/core/setbacks.js
var setbacks = __webpack_require__(7540);
;// CONCATENATED MODULE: ./build/core/suspicion.js



const FREE_SUSPICIONS = 2;
function isChargedForSuspicions({ suspicions, setbacks }) {
    return suspicions + setbacks.suspected >= FREE_SUSPICIONS;
}
function suspect(state, settlement, limit) {
    const { at, pending } = settlement;
    const lane = (0,state_edits/* laneOf */.kk)(state, pending.task.provider);
    const { suspicion } = lane;
    const canProbe = state.settings.preflight || (0,core_lane/* pendingCount */.dj)(lane) > 0;
    if (suspicion.state === "none" && !canProbe) {
        return (0,state_edits/* noteSettled */.wi)(putOffSuspects(state, lane, [{ pending, limit }], at), settlement, "retry");
    }
    const rest = suspicion.state === "none" ? null : suspicion.suspects;
    const suspects = { suspect: { pending, limit }, rest };
    const next = suspicion.state === "none" ? { state: "suspected", suspects } : { ...suspicion, suspects };
    const noted = (0,state_edits/* noteSettled */.wi)((0,state_edits/* withLane */.JL)(state, { ...lane, suspicion: next }), settlement, "retry");
    return suspicion.state === "none" ? note(noted, lane, "suspected", limit.evidence) : noted;
}
function startProbe(lane, key) {
    const { suspicion } = lane;
    if (suspicion.state !== "suspected")
        return lane;
    return { ...lane, suspicion: { state: "probing", suspects: suspicion.suspects, probe: key } };
}
function isSuspicionProbe({ suspicion }, key) {
    return suspicion.state === "probing" && suspicion.probe === key;
}
function dropSuspicion(state, provider, key, at) {
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    if (!isSuspicionProbe(lane, key))
        return state;
    const dropped = putOffSuspects(state, { ...lane, suspicion: core_lane/* UNSUSPECTED */.qn }, suspectsOf(lane), at);
    return note(dropped, lane, "dropped", "another task got through");
}
function confirmSuspicion(state, provider, at, reason) {
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    if (lane.suspicion.state === "none")
        return state;
    let next = { ...lane, suspicion: core_lane/* UNSUSPECTED */.qn };
    let left = 0;
    for (const { pending, limit } of suspectsOf(lane)) {
        const rounds = pending.capRounds + 1;
        if (limit.kind !== "cap")
            next = (0,core_lane/* putBack */.pK)(next, pending);
        else if (rounds > CAP_ROUNDS)
            left += 1;
        else {
            const dueAt = at + capBackoffMs(state.settings.defaultWaitMs, rounds);
            next = (0,core_lane/* putOff */.dD)(next, "capped", dueAt, { ...pending, capRounds: rounds });
        }
    }
    return note((0,state_edits/* withLane */.JL)({ ...state, left: state.left + left }, next), lane, "confirmed", reason);
}
function suspectsOf({ suspicion }) {
    const suspects = [];
    if (suspicion.state === "none")
        return suspects;
    for (let list = suspicion.suspects; list !== null; list = list.rest)
        suspects.push(list.suspect);
    return suspects.reverse();
}
function putOffSuspects(state, lane, suspects, at) {
    let next = lane;
    for (const { pending } of suspects) {
        const suspicions = pending.suspicions + 1;
        next = (0,core_lane/* putOff */.dD)(next, "capped", at + capBackoffMs(state.settings.defaultWaitMs, suspicions), {
            ...pending,
            suspicions,
        });
    }
    const setbacks = suspects.map(({ pending }) => ({ kind: "setback", setback: "suspected", task: pending.task }));
    return (0,state_edits/* withLane */.JL)({ ...state, effects: [...state.effects, ...setbacks] }, next);
}
function note(state, { provider }, change, reason) {
    return (0,state_edits/* withNotes */.ci)(state, [{ event: "suspicion_changed", provider, to: change, reason }]);
}

;// CONCATENATED MODULE: ./build/core/refuse.js









function rateLimited(state, settlement, outcome, random) {
    const { at, key, pending } = settlement;
    const { limit } = outcome;
    const { provider, probe } = (0,state_edits/* runningOf */.Tx)(state, key);
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    if (!limit.certain && !probe && !isSuspicionProbe(lane, key)) {
        if (!isChargedForSuspicions(pending))
            return suspect(state, settlement, limit);
        const message = `suspected rate limit that no other task confirmed: ${limit.evidence}`;
        return charge(state, { ...settlement, outcome: { ...outcome, class: "legitimate", message } }, random);
    }
    const setback = { kind: "setback", setback: "refused", task: pending.task };
    const confirmed = confirmSuspicion(state, provider, at, limit.evidence);
    const noted = { ...confirmed, effects: [...confirmed.effects, setback] };
    const { state: acted, by } = answerLimit(noted, key, limit, at);
    if ((0,setbacks/* isChargedForRefusals */.LG)(pending.setbacks)) {
        const message = `refused in ${pending.setbacks.refused + 1} runs while ${provider} answered others: ${limit.evidence}`;
        return charge(acted, { ...settlement, outcome: { ...outcome, class: "legitimate", message } }, random);
    }
    if (by !== "cap") {
        const back = (0,state_edits/* withLane */.JL)(acted, (0,core_lane/* putBack */.pK)((0,state_edits/* laneOf */.kk)(acted, provider), pending));
        return (0,state_edits/* noteSettled */.wi)(back, settlement, by === "stop" ? "left" : "retry");
    }
    const rounds = pending.capRounds + 1;
    if (rounds > CAP_ROUNDS) {
        const refusedBy = `${provider}: ${limit.evidence}`;
        return (0,state_edits/* noteSettled */.wi)({ ...acted, left: acted.left + 1, refusedBy }, settlement, "left");
    }
    const dueAt = at + capBackoffMs(state.settings.defaultWaitMs, rounds);
    const again = (0,core_lane/* putOff */.dD)((0,state_edits/* laneOf */.kk)(acted, provider), "capped", dueAt, { ...pending, capRounds: rounds });
    return (0,state_edits/* noteSettled */.wi)((0,state_edits/* withLane */.JL)(acted, again), settlement, "retry");
}
function answerLimit(state, key, limit, at) {
    const running = (0,state_edits/* runningOf */.Tx)(state, key);
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    const untilAt = limit.kind === "wait" ? (0,core_answer/* waitEndsAt */.HM)(limit, at) : null;
    const verdict = limit.kind === "wait" && untilAt === null ? "cap" : limit.kind;
    const first = !running.counted.has(verdict);
    const counted = (0,state_edits/* withRunning */.Ar)(state, { ...running, counted: new Set([...running.counted, verdict]) });
    const marked = (0,state_edits/* markProbe */.sQ)(counted, key, "refused");
    if (running.probe && lane.circuit.state === "half-open" && lane.circuit.probe === key) {
        return { state: refuseProbe(marked, lane, key, limit, at), by: "probe" };
    }
    const refused = {
        limit,
        startedAt: running.startedAt,
        oldestStartedAt: oldestStart(state, lane.provider),
        younger: youngerThan(state, running),
        runStartedAt: state.runStartedAt,
        stopGraceMs: state.settings.stopGraceMs,
    };
    const { stopGraceMs } = refused;
    switch (verdict) {
        case "wait": {
            if (untilAt === null || (!first && untilAt <= lane.pausedUntil))
                return { state: marked, by: "wait" };
            const addedMs = Math.max(0, untilAt - Math.max(at, lane.pausedUntil));
            const budget = (0,state_edits/* budgetOf */.nT)(state);
            const fits = addedMs <= budget.leftMs && (budget.deadlineAt === null || untilAt < budget.deadlineAt);
            const reason = `${limit.evidence} (the wait does not fit this run)`;
            const answer = fits
                ? (0,core_answer/* pauseLane */.Fz)(lane, refused, untilAt, at)
                : (0,core_answer/* stopLane */.L8)(lane, { statedUntilAt: (0,core_answer/* statedEndAt */.W7)(limit, at), reason, stopGraceMs }, at);
            return { state: (0,state_edits/* applyAnswer */.jD)(marked, answer), by: "wait" };
        }
        case "stop": {
            const cause = { statedUntilAt: (0,core_answer/* statedEndAt */.W7)(limit, at), reason: limit.evidence, stopGraceMs };
            return { state: (0,state_edits/* applyAnswer */.jD)(marked, (0,core_answer/* stopLane */.L8)(lane, cause, at)), by: "stop" };
        }
        case "cap":
            return { state: first ? (0,state_edits/* applyAnswer */.jD)(marked, (0,core_answer/* capLane */.xg)(lane, refused, at)) : marked, by: "cap" };
        case "task":
            throw new Error("A task verdict is a fatal outcome, not a rate-limited one");
        default:
            return (0,unreachable/* unreachable */.H)(verdict);
    }
}
function refuseProbe(state, lane, probe, limit, at) {
    const endAt = (0,core_answer/* statedEndAt */.W7)(limit, at);
    const statedUntilAt = endAt !== null && limit.kind === "wait" ? (0,core_answer/* waitEndsAt */.HM)(limit, at) : endAt;
    const own = limit.kind === "stop" ? {} : { firstMs: Math.max(core_answer/* LEAST_WAIT_MS */.Vj, state.settings.defaultWaitMs) };
    const untilAt = statedUntilAt ?? at + (0,core_circuit/* openingMs */.d7)(lane.circuit.trips + 1, own.firstMs);
    const policy = limit.kind !== "stop" && (0,core_answer/* fitsBudget */.QH)(untilAt, at, (0,state_edits/* budgetOf */.nT)(state)) ? "wait" : "stop";
    const refused = { statedUntilAt, policy, reason: limit.evidence, ...own };
    const circuit = lane.circuit.state === "half-open"
        ? (0,core_circuit/* settleProbe */.QR)(lane.circuit, probe, { kind: "refused", ...refused }, at)
        : (0,core_circuit/* openCircuit */.Ed)(lane.circuit, at, refused);
    const waitedMs = state.waitedMs + (policy === "wait" ? untilAt - at : 0);
    const drainUntil = policy === "stop" ? (lane.drainUntil ?? at + state.settings.stopGraceMs) : lane.drainUntil;
    return (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)({ ...state, waitedMs }, { ...lane, circuit, drainUntil }), (0,core_answer/* circuitNotes */.BW)(lane, circuit));
}
function oldestStart(state, provider) {
    let oldest = null;
    for (const running of state.running.values()) {
        if (running.provider === provider)
            oldest = oldest === null ? running.startedAt : Math.min(oldest, running.startedAt);
    }
    return oldest;
}
function youngerThan(state, running) {
    let count = 0;
    let isBehind = false;
    for (const other of state.running.values()) {
        if (isBehind && other.provider === running.provider && !wasRefused(other))
            count += 1;
        if (other.key === running.key)
            isBehind = true;
    }
    return count;
}
const REFUSALS = ["wait", "stop", "cap"];
function wasRefused({ counted }) {
    return REFUSALS.some((verdict) => counted.has(verdict));
}

// EXTERNAL MODULE: ./build/core/limit.js
var core_limit = __webpack_require__(969);
;// CONCATENATED MODULE: ./build/core/killed.js







const KILL_RETRIES = 3;
function killed(state, settlement, running, random) {
    const { at, outcome, pending } = settlement;
    if (running.stopping !== null)
        return stoppedByUs(state, settlement, running);
    const shardSize = running.unsettled.tasks.length;
    if (state.campaign.killStreakRuns >= setbacks/* FREE_KILL_RUNS */.xX)
        return chargeKill(state, settlement, running);
    if (shardSize > 1) {
        const half = { ...pending, shardLimit: Math.ceil(shardSize / 2) };
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(count(state, settlement, running), running, half), settlement, "retry");
    }
    const noted = {
        ...state,
        effects: [...state.effects, { kind: "setback", setback: "killed", task: pending.task }],
    };
    if (pending.setbacks.killed >= setbacks/* FREE_KILL_RUNS */.xX)
        return chargeKill(noted, settlement, running);
    const counted = count(noted, settlement, running);
    const kills = pending.kills + 1;
    if (kills > KILL_RETRIES)
        return (0,state_edits/* noteSettled */.wi)({ ...counted, left: counted.left + 1 }, settlement, "left");
    const again = { ...pending, kills, shardLimit: 1 };
    const lane = (0,state_edits/* laneOf */.kk)(counted, running.provider);
    if (outcome.lacksRoom) {
        const limit = (0,core_limit/* fitLimit */.Jp)(lane.limit, at, lane.running - 1);
        const dueAt = at + transientBackoffMs(kills, random);
        const narrowed = (0,state_edits/* withLane */.JL)(counted, (0,core_lane/* putOff */.dD)({ ...lane, limit }, "delayed", dueAt, again));
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* withNotes */.ci)(narrowed, (0,state_edits/* limitNotes */.Tv)(lane, limit.value, outcome.message)), settlement, "retry");
    }
    return (0,state_edits/* noteSettled */.wi)((0,state_edits/* withLane */.JL)(counted, { ...lane, later: (0,queue/* fifoPush */.T6)(lane.later, again) }), settlement, "retry");
}
function stoppedByUs(state, settlement, running) {
    const { task } = settlement.pending;
    const cut = running.stopping === "out-of-time" ? [{ kind: "setback", setback: "cut", task }] : [];
    const noted = { ...state, effects: [...state.effects, ...cut] };
    return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(noted, running, settlement.pending), settlement, "left");
}
function count(state, { at, outcome }, running) {
    if (outcome.lacksRoom || running.counted.has("kill"))
        return state;
    const marked = (0,state_edits/* withRunning */.Ar)(state, {
        ...(state.running.get(running.key) ?? running),
        counted: new Set([...running.counted, "kill"]),
    });
    return (0,ending/* countKill */.e0)(marked, at);
}
function chargeKill(state, settlement, running) {
    const { at, outcome, pending } = settlement;
    const runs = Math.max(pending.setbacks.killed, setbacks/* FREE_KILL_RUNS */.xX) + 1;
    const message = `killed in ${runs} runs in a row (out of memory?): ${outcome.message}`;
    const charged = { ...settlement, outcome: { ...outcome, message } };
    const written = { ...state, effects: [...state.effects, { kind: "failure", settlement: charged }] };
    if (pending.attempt >= state.settings.maxAttempts) {
        return (0,ending/* checkFailures */.Uf)((0,state_edits/* noteSettled */.wi)({ ...written, failures: written.failures + 1 }, charged, "done"), at);
    }
    const shardLimit = Math.ceil(running.unsettled.tasks.length / 2);
    const again = { ...pending, attempt: pending.attempt + 1, shardLimit };
    return (0,state_edits/* noteSettled */.wi)((0,state_edits/* withLane */.JL)(written, (0,core_lane/* putBack */.pK)((0,state_edits/* laneOf */.kk)(written, running.provider), again)), charged, "retry");
}

// EXTERNAL MODULE: ./build/core/unsettled.js
var core_unsettled = __webpack_require__(83334);
;// CONCATENATED MODULE: ./build/core/settle.js













const DURATIONS_KEPT = 200;
function settle(state, event) {
    const running = state.running.get(event.key);
    const pending = running && (0,core_unsettled/* findUnsettled */.gQ)(running.unsettled, event.id);
    if (!running || !pending)
        return state;
    if (state.ending?.stopNow.has(event.key))
        return state;
    const unsettled = (0,core_unsettled/* withoutSettled */.us)(running.unsettled, event.id);
    const { outcome, at, durationMs } = event;
    const isKill = outcome.class === "kill_shaped" || outcome.class === "unfinished";
    const settled = (0,state_edits/* withRunning */.Ar)(isKill ? state : { ...state, killsInARow: 0 }, { ...running, unsettled });
    const isAnswer = !isKill && outcome.class !== "rate_limited";
    const claimed = isAnswer ? dropSuspicion(settled, running.provider, event.key, at) : settled;
    const settlement = { key: event.key, pending, outcome, startedAt: running.startedAt, at, durationMs };
    switch (outcome.class) {
        case "graded":
            return graded(claimed, settlement, outcome, event.random);
        case "rate_limited":
            return rateLimited(claimed, settlement, outcome, event.random);
        case "kill_shaped":
            return killed(claimed, { ...settlement, outcome }, running, event.random);
        case "unfinished":
            return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(claimed, running, pending), settlement, "retry");
        case "timeout_exceeded":
        case "skipped":
        case "transient":
        case "legitimate":
        case "fatal":
            return failed(claimed, { ...settlement, outcome }, event.random);
        default:
            return (0,unreachable/* unreachable */.H)(outcome);
    }
}
function graded(state, settlement, outcome, random) {
    const { at, key, startedAt } = settlement;
    const before = (0,state_edits/* runningOf */.Tx)(state, key);
    const lane = (0,state_edits/* laneOf */.kk)(state, before.provider);
    const limit = (0,core_limit/* growLimit */.B)(lane.limit, { startedAt, inUse: lane.running });
    const healthy = {
        ...lane,
        limit,
        circuit: before.probe ? lane.circuit : (0,core_circuit/* countSuccess */.b6)(lane.circuit),
        pace: (0,core_pace/* paceAfterSuccess */.JX)(lane.pace, startedAt),
        taskVerdicts: new Set(),
        hasGraded: true,
    };
    const alive = (0,state_edits/* markProbe */.sQ)((0,state_edits/* withLane */.JL)(state, healthy), key, "alive");
    const passed = outcome.status === "passed";
    const counted = {
        ...alive,
        passed: alive.passed + (passed ? 1 : 0),
        failures: alive.failures + (passed ? 0 : 1),
        durationsMs: passed ? withDuration(alive.durationsMs, settlement.durationMs, random) : alive.durationsMs,
    };
    const flushed = flushAuthentication(passed ? flushHeld(counted) : counted, lane.provider);
    const written = (0,state_edits/* withNotes */.ci)({ ...flushed, effects: [...flushed.effects, { kind: "result", settlement }] }, [
        ...(0,core_answer/* circuitNotes */.BW)(lane, healthy.circuit),
        ...(0,state_edits/* limitNotes */.Tv)(lane, limit.value, "a full round of successes"),
    ]);
    return (0,ending/* checkFailures */.Uf)((0,state_edits/* noteSettled */.wi)(written, settlement, "done"), at);
}
function withDuration(sorted, durationMs, random) {
    const next = [...sorted];
    const at = next.findIndex((other) => other > durationMs);
    next.splice(at === -1 ? next.length : at, 0, durationMs);
    if (next.length > DURATIONS_KEPT)
        next.splice(Math.floor(random * next.length), 1);
    return next;
}

;// CONCATENATED MODULE: ./build/core/apply.js
















function apply(previous, event) {
    const state = { ...previous, effects: [] };
    switch (event.type) {
        case "attempt-started":
            return attemptStarted(state, event);
        case "task-settled":
            return settle(state, event);
        case "attempt-ended":
            return attemptEnded(state, event);
        case "child-stopping":
            return childStopping(state, event);
        case "preflight-started": {
            const lane = (0,state_edits/* laneOf */.kk)(state, event.provider);
            const circuit = lane.circuit.state === "open" ? (0,core_circuit/* admitProbe */.k3)(lane.circuit, PREFLIGHT) : lane.circuit;
            return (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)(state, { ...startProbe(lane, PREFLIGHT), circuit, preflight: "running" }), [
                ...(0,core_answer/* circuitNotes */.BW)(lane, circuit),
                { event: "preflight_started", provider: event.provider },
            ]);
        }
        case "preflight-ended":
            return preflightEnded(state, event);
        case "circuit-learned": {
            const lane = state.lanes.get(event.provider);
            if (!lane || event.untilAt <= event.at)
                return state;
            const { stopGraceMs } = state.settings;
            const { reason, outage, untilAt: statedUntilAt } = event;
            const cause = { statedUntilAt, reason, stopGraceMs, ...(outage ? { outage } : {}) };
            return (0,state_edits/* applyAnswer */.jD)(state, (0,core_answer/* stopLane */.L8)(lane, cause, event.at));
        }
        case "call-refused":
            return callRefused(state, event);
        case "spent": {
            const costUsd = state.spent.costUsd + event.spent.costUsd;
            return (0,ending/* checkBudget */.Ik)({ ...state, spent: { costUsd, tokens: state.spent.tokens + event.spent.tokens } }, event.at);
        }
        case "interrupted":
            return (0,ending/* endInterrupted */.K0)(state, event.signal, event.at);
        case "folder-lost":
            return (0,ending/* endInterrupted */.K0)(state, null, event.at);
        case "clock-jumped":
            return afterClockJump(state, event.byMs);
        case "idle-granted":
            return idleGranted(state, event);
        case "finishing":
            return settleHeld(state);
        default:
            return (0,unreachable/* unreachable */.H)(event);
    }
}
function callRefused(state, { at, key, limit }) {
    const running = state.running.get(key);
    if (running === undefined || limit.kind !== "stop")
        return state;
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    const { circuit } = lane;
    if (circuit.state === "open" && circuit.policy === "stop")
        return state;
    const refused = (0,state_edits/* markProbe */.sQ)(state, key, "refused");
    if (circuit.state === "half-open")
        return refuseProbe(refused, lane, circuit.probe, limit, at);
    const { stopGraceMs } = state.settings;
    return (0,state_edits/* applyAnswer */.jD)(refused, (0,core_answer/* stopLane */.L8)(lane, { statedUntilAt: (0,core_answer/* statedEndAt */.W7)(limit, at), reason: limit.evidence, stopGraceMs }, at));
}
const PREFLIGHT = "preflight";
function attemptStarted(state, event) {
    const before = (0,state_edits/* laneOf */.kk)(state, event.provider);
    const { lane: rest } = (0,core_lane/* takeShard */.mt)(before, event.source, event.tasks.length);
    const circuit = before.circuit.state === "open" ? (0,core_circuit/* admitProbe */.k3)(before.circuit, event.key) : before.circuit;
    const lane = {
        ...startProbe(rest, event.key),
        circuit,
        running: before.running + 1,
        started: before.started + 1,
        pace: (0,core_pace/* paceAfterStart */.IR)(before.pace, event.at),
    };
    const running = {
        key: event.key,
        slot: event.slot,
        provider: event.provider,
        startedAt: event.at,
        unsettled: (0,core_unsettled/* unsettledOf */.mb)(event.tasks),
        probe: event.probe,
        proof: "nothing",
        counted: new Set(),
        stopping: null,
        killAt: null,
    };
    const waitedMs = state.waitedMs + stoodStillMs(state, before, event);
    return (0,state_edits/* withNotes */.ci)((0,state_edits/* withRunning */.Ar)((0,state_edits/* withLane */.JL)({ ...state, waitedMs }, lane), running), [
        ...(0,core_answer/* circuitNotes */.BW)(before, circuit),
        {
            event: "attempt_started",
            key: event.key,
            slot: event.slot,
            provider: event.provider,
            tasks: event.tasks.map((pending) => pending.task.id),
            attempt: event.tasks[0]?.attempt ?? 1,
            probe: event.probe,
        },
    ]);
}
function stoodStillMs(state, lane, event) {
    if (lane.running > 0 || lane.pace === null || event.probe)
        return 0;
    const still = (0,core_pace/* standstill */.Le)(lane.pace);
    if (still === null)
        return 0;
    const stillMs = Math.max(0, Math.min(event.at, still.until) - Math.max(still.from, state.idleUntil));
    return Math.min(stillMs, Math.max(0, state.settings.maxWaitMs - state.waitedMs));
}
function childStopping(state, event) {
    const running = state.running.get(event.key);
    if (!running)
        return state;
    const stopping = running.stopping ?? event.reason;
    const killAt = running.killAt === null ? event.at + event.graceMs : Number.NEGATIVE_INFINITY;
    return (0,state_edits/* withNotes */.ci)((0,state_edits/* withRunning */.Ar)(state, { ...running, stopping, killAt }), [
        { event: "child_stopped", key: event.key, reason: event.reason },
    ]);
}
function attemptEnded(state, event) {
    const running = state.running.get(event.key);
    if (!running)
        return state;
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    const rest = new Map(state.running);
    rest.delete(event.key);
    const verdict = running.proof === "alive" ? { kind: "alive" } : { kind: "nothing" };
    const circuit = running.probe ? (0,core_circuit/* settleProbe */.QR)(lane.circuit, event.key, verdict, event.at) : lane.circuit;
    let back = { ...lane, circuit, running: lane.running - 1 };
    for (const pending of (0,core_unsettled/* unsettledTasks */.Fp)(running.unsettled))
        back = (0,core_lane/* putBack */.pK)(back, pending);
    const ended = dropSuspicion({ ...(0,state_edits/* withLane */.JL)(state, back), running: rest }, lane.provider, event.key, event.at);
    return (0,state_edits/* withNotes */.ci)(ended, [
        ...(0,core_answer/* circuitNotes */.BW)(lane, circuit),
        { event: "attempt_ended", key: event.key, duration_s: seconds(event.at - running.startedAt) },
        ...(state.ending ? [] : standstillNotes(back, event.at)),
    ]);
}
const LEAST_STANDSTILL_MS = 10_000;
function standstillNotes(lane, at) {
    if (lane.running > 0 || lane.circuit.state !== "closed")
        return [];
    const ready = (0,core_lane/* readiness */.xz)(lane, Math.max(at, lane.pausedUntil), false);
    if (ready.kind !== "at")
        return [];
    const paceAt = lane.pace?.nextStartAt ?? Number.NEGATIVE_INFINITY;
    const isPaced = ready.why === "pace" || paceAt > ready.at;
    if (ready.why === "capped" && !isPaced)
        return [];
    const untilAt = Math.ceil(Math.max(ready.at, paceAt));
    if (untilAt - at < LEAST_STANDSTILL_MS)
        return [];
    const reason = isPaced ? "starts are paced after repeated rate limits" : "the next try after a failure is due then";
    return [{ event: "paused", provider: lane.provider, until: (0,instant/* iso */.K)(untilAt), reason }];
}
function idleGranted(state, event) {
    const { at, provider, untilAt } = event;
    const waitedMs = state.waitedMs + idleCostMs(state, untilAt, at);
    const reason = "nothing else can start before the next try after a rate limit";
    return (0,state_edits/* withNotes */.ci)({ ...state, waitedMs, idleUntil: Math.max(state.idleUntil, untilAt) }, [
        { event: "paused", provider, until: (0,instant/* iso */.K)(untilAt), reason },
    ]);
}
function preflightEnded(state, event) {
    const lane = { ...(0,state_edits/* laneOf */.kk)(state, event.provider), preflight: "none" };
    const { detection, at } = event;
    const noted = (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)(state, lane), [
        { event: "preflight_ended", provider: event.provider, verdict: detection.kind, reason: detection.evidence },
    ]);
    if (!(0,rate_limit/* isRateLimit */.a5)(detection) || detection.kind === "task") {
        const circuit = (0,core_circuit/* settleProbe */.QR)(lane.circuit, PREFLIGHT, { kind: "alive" }, at);
        const alive = (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)(noted, { ...lane, circuit }), (0,core_answer/* circuitNotes */.BW)(lane, circuit));
        return dropSuspicion(alive, lane.provider, PREFLIGHT, at);
    }
    const confirmed = confirmSuspicion(noted, lane.provider, at, detection.evidence);
    return refuseProbe(confirmed, (0,state_edits/* laneOf */.kk)(confirmed, lane.provider), PREFLIGHT, detection, at);
}
function seconds(durationMs) {
    return Math.round(durationMs) / 1_000;
}

// EXTERNAL MODULE: ./build/report/spend.js
var report_spend = __webpack_require__(22819);
// EXTERNAL MODULE: ./build/core/classify.js
var classify = __webpack_require__(17806);
// EXTERNAL MODULE: ./build/core/classify-row.js
var classify_row = __webpack_require__(83523);
// EXTERNAL MODULE: ./build/core/evidence.js
var evidence = __webpack_require__(73017);
;// CONCATENATED MODULE: ./build/core/wire.js

function refusalOf(wire, taskId) {
    const own = wire?.refusals.findLast((refusal) => refusal.taskId === taskId);
    return own ?? wire?.refusals.findLast((refusal) => refusal.taskId === null) ?? null;
}
function outcomeOnWire(refusal, stated, { exit }) {
    if (refusal === null)
        return stated;
    const { limit, how } = refusal;
    const hasPassed = stated.class === "graded" && stated.status === "passed";
    if (hasPassed && (how === "left" || limit.kind === "task"))
        return stated;
    const ended = {
        message: limit.evidence,
        exitCode: exit.kind === "exited" ? exit.code : null,
        signal: exit.kind === "signalled" ? exit.signal : null,
    };
    return limit.kind === "task" ? { class: "fatal", limit, ...ended } : { class: "rate_limited", limit, ...ended };
}
function trustWire(wire, detector) {
    if (wire === null || wire.calls === 0 || wire.refusals.length > 0)
        return detector;
    const isWatched = (provider) => wire.routes.some((route) => provider === route || provider.startsWith(`${route}-`));
    const unwatched = (detection) => {
        const isUnwatched = detection.certain && detection.provider !== null && !isWatched(detection.provider);
        return (0,rate_limit/* isRateLimit */.a5)(detection) && !isUnwatched ? rate_limit/* NOTHING_DETECTED */.XV : detection;
    };
    return {
        ...detector,
        detect: (text) => unwatched(detector.detect(text)),
        detectNotice: (text) => {
            const notice = detector.detectNotice(text);
            const isSound = notice === null || notice.detection.kind === "none";
            return isSound || unwatched(notice.detection).kind !== "none" ? notice : null;
        },
        detectRowError: (error) => {
            const detection = detector.detectRowError(error);
            return (0,rate_limit/* isRateLimit */.a5)(detector.detectRowError(statedFields(error))) ? detection : unwatched(detection);
        },
    };
}
function statedFields({ type, status_code, retry_after_seconds, reset_at }) {
    return { type, status_code, retry_after_seconds, reset_at };
}
function withContainerHint(outcome, wire, evidence) {
    if (wire === null || wire.calls > 0 || (outcome.class !== "legitimate" && outcome.class !== "transient"))
        return outcome;
    if (!`${evidence.stderrTail}\n${evidence.stdoutTail}`.includes(wire.address))
        return outcome;
    const hint = `The child could not reach Carryover's gateway at ${wire.address}: a container of its own has another loopback. Use \`gateway: off\` there.`;
    return { ...outcome, message: `${outcome.message}. ${hint}` };
}

;// CONCATENATED MODULE: ./build/engine/running-children.js




class RunningChildren {
    #ports;
    #take;
    #children = new Map();
    constructor(ports, take) {
        this.#ports = ports;
        this.#take = take;
    }
    add(key, taskIds, at) {
        this.#children.set(key, { key, taskIds, rowed: new Set(), open: [], refused: [], lastAt: at });
    }
    moveClock(byMs) {
        for (const child of this.#children.values())
            child.lastAt += byMs;
    }
    has(key) {
        return this.#children.has(key);
    }
    settleRows({ key, rows, stop }) {
        const child = this.#children.get(key);
        if (!child)
            return;
        const at = this.#ports.clock.now();
        const wire = this.#wireOf(key);
        const detector = trustWire(wire, this.#ports.rules(at).detector);
        const read = rows.map((row) => ({ row, ...(0,classify_row/* readRow */.zK)(row, detector) }));
        const counted = stop === null ? read : read.filter(({ outcome }) => (0,evidence/* countsInGrace */.S)(outcome, stop.kind));
        if (counted.length === 0)
            return;
        const durationMs = (at - child.lastAt) / counted.length;
        child.lastAt = at;
        for (const { row, outcome, isOpen } of counted) {
            child.rowed.add(row.id);
            if (refusalOf(wire, row.id) !== null) {
                child.refused.push({ row, stated: outcome, durationMs });
                continue;
            }
            if (isOpen) {
                child.open.push({ row, stated: outcome, durationMs });
                continue;
            }
            this.#settleOpen(child, ({ stated }) => stated);
            this.#settle(child, { at, id: row.id, outcome, durationMs });
        }
    }
    settleEnd(key, evidence) {
        const child = this.#children.get(key);
        if (!child)
            return;
        const at = this.#ports.clock.now();
        const wire = this.#wireOf(key);
        const found = this.#ports.rules(at);
        const rules = { ...found, detector: trustWire(wire, found.detector) };
        const shard = { taskCount: child.taskIds.length, rowCount: child.rowed.size };
        const rest = child.taskIds.filter((id) => !child.rowed.has(id));
        this.#settleOpen(child, ({ row, stated }) => rest.length === 0 ? (0,classify_row/* classifyOpenRow */.BO)(row, stated, evidence, rules, shard) : stated);
        for (const { row, stated, durationMs } of child.refused) {
            const outcome = outcomeOnWire(refusalOf(wire, row.id), stated, evidence);
            this.#settle(child, { at, id: row.id, outcome, durationMs });
        }
        if (rest.length > 0) {
            const stated = withContainerHint((0,classify/* classifyRemainder */.K$)(evidence, rules, shard), wire, evidence);
            const durationMs = (at - child.lastAt) / rest.length;
            for (const id of rest) {
                const outcome = outcomeOnWire(refusalOf(wire, id), stated, evidence);
                this.#settle(child, { at, id, outcome, durationMs });
            }
        }
        this.#children.delete(key);
        this.#take({ type: "attempt-ended", at, key });
    }
    #wireOf(key) {
        return this.#ports.gateway?.wireOf(key) ?? null;
    }
    #settleOpen(child, outcomeOf) {
        for (const open of child.open.splice(0)) {
            const { row, durationMs } = open;
            const outcome = outcomeOf(open);
            this.#settle(child, { at: this.#ports.clock.now(), id: row.id, outcome, durationMs });
        }
    }
    #settle({ key }, { at, id, outcome, durationMs }) {
        this.#take({ type: "task-settled", at, key, id, outcome, durationMs, random: this.#ports.random() });
    }
}

;// CONCATENATED MODULE: ./build/engine/loop.js






function startLoop(initial, ports) {
    const loop = new Loop(initial, ports);
    return { control: loop, end: loop.toEnd() };
}
const CLOCK_LOOK_MS = 15_000;
class Loop {
    #ports;
    #scheduler;
    #children;
    #state;
    #wake = () => { };
    #graded = new Set();
    #sequence = 0;
    #hasEnded = false;
    constructor(initial, ports) {
        this.#ports = ports;
        this.#scheduler = ports.scheduler ?? { apply: apply, decide: decide };
        this.#children = new RunningChildren(ports, (event) => this.#take(event));
        this.#state = initial;
    }
    interrupt(signal) {
        this.#take({ type: "interrupted", at: this.#ports.clock.now(), signal });
    }
    loseFolder() {
        this.#take({ type: "folder-lost", at: this.#ports.clock.now() });
    }
    readRows(key) {
        this.#ports.spawner.readRows?.(key);
    }
    callPaid(key, call) {
        this.#spend(this.#ports.meter?.addCall(key, call));
    }
    callRefused(key, limit) {
        this.#take({ type: "call-refused", at: this.#ports.clock.now(), key, limit });
    }
    learnCircuit(circuit) {
        this.#take({ type: "circuit-learned", at: this.#ports.clock.now(), ...circuit });
    }
    state() {
        return this.#state;
    }
    async toEnd() {
        const { clock } = this.#ports;
        await Promise.resolve();
        for (;;) {
            this.#followClock();
            const command = this.#scheduler.decide(this.#state, clock.now());
            switch (command.kind) {
                case "start":
                    this.#start(command);
                    break;
                case "preflight":
                    this.#preflight(command.provider);
                    break;
                case "stop":
                    this.#stop(command);
                    break;
                case "idle":
                    this.#take({ type: "idle-granted", at: clock.now(), provider: command.provider, untilAt: command.untilAt });
                    break;
                case "wait":
                    await this.#waitUntil(command.untilAt);
                    break;
                case "finish":
                    this.#take({ type: "finishing", at: clock.now() });
                    this.#hasEnded = true;
                    return { status: command.status, reason: command.reason, state: this.#state };
                default:
                    return (0,unreachable/* unreachable */.H)(command);
            }
        }
    }
    #take(event) {
        if (this.#hasEnded)
            return;
        const { recorder, publish } = this.#ports;
        this.#state = this.#scheduler.apply(this.#state, event);
        for (const effect of this.#state.effects) {
            switch (effect.kind) {
                case "result": {
                    const { key, pending } = effect.settlement;
                    this.#graded.add(key);
                    recorder.result(effect.settlement, this.#callsOf(key, pending.task.id));
                    this.#forgetCalls(effect.settlement);
                    break;
                }
                case "failure":
                    recorder.failure(effect.settlement);
                    this.#forgetCalls(effect.settlement);
                    break;
                case "hold":
                    recorder.hold(effect.settlement);
                    this.#forgetCalls(effect.settlement);
                    break;
                case "release":
                    recorder.release();
                    break;
                case "setback":
                    this.#ports.noteSetback(effect.setback, effect.task);
                    break;
                case "note":
                    publish(effect.note, event.at);
                    break;
                default:
                    (0,unreachable/* unreachable */.H)(effect);
            }
        }
        this.#wake();
    }
    #callsOf(key, taskId) {
        const { gateway, meter } = this.#ports;
        const calls = gateway?.callsOf(key, taskId) ?? null;
        const costUsd = meter?.costOfCalls(key, taskId) ?? null;
        return calls === null || costUsd === null ? calls : { ...calls, cost_usd: Number(costUsd.toPrecision(12)) };
    }
    #spendOnRows({ key, rows }) {
        const { gateway, meter } = this.#ports;
        if (!meter)
            return;
        for (const { id, metrics } of rows) {
            const { made = 1, replayed = 0 } = gateway?.callsOf(key, id) ?? {};
            this.#spend(meter.addRow(key, (0,report_spend/* statedSpend */.Of)(metrics), replayed === 0 ? 1 : made / (made + replayed)));
        }
    }
    #spend(spent) {
        if (spent === undefined || (spent.costUsd === 0 && spent.tokens === 0))
            return;
        this.#take({ type: "spent", at: this.#ports.clock.now(), spent });
    }
    #forgetCalls({ outcome, pending }) {
        if (outcome.class === "rate_limited" || outcome.class === "kill_shaped")
            return;
        this.#ports.gateway?.forget(pending.task.id);
    }
    #start({ provider, source, slot, probe, tasks }) {
        const { clock, spawner, keyOf, timeoutMs, gateway, holdsFolder = () => true } = this.#ports;
        const at = clock.now();
        if (!holdsFolder()) {
            this.loseFolder();
            return;
        }
        this.#sequence += 1;
        const key = keyOf(this.#sequence);
        const listed = tasks.map((pending) => pending.task);
        const request = {
            key,
            shard: this.#sequence,
            attempt: tasks[0]?.attempt ?? 1,
            provider,
            tasks: listed,
            timeoutMs: listed.reduce((longestMs, task) => Math.max(longestMs, task.timeoutMs ?? timeoutMs), 0),
            startedAt: at,
            ...(gateway ? { variables: gateway.begin({ key, tasks: listed }) } : {}),
        };
        this.#children.add(key, listed.map((task) => task.id), at);
        this.#take({ type: "attempt-started", at, key, provider, source, slot, probe, tasks });
        spawner.start(request, this.#onChild);
    }
    #onChild = (event) => {
        if (!this.#children.has(event.key))
            return;
        switch (event.kind) {
            case "rows":
                this.#spendOnRows(event);
                this.#children.settleRows(event);
                break;
            case "warning":
                this.#warn(event.message);
                break;
            case "ended":
                this.#children.settleEnd(event.key, event.evidence);
                for (const gap of this.#ports.meter?.end(event.key, this.#graded.delete(event.key)) ?? [])
                    this.#warn(gap);
                this.#ports.gateway?.end(event.key);
                break;
            default:
                (0,unreachable/* unreachable */.H)(event);
        }
    };
    #stop({ key, reason, graceMs }) {
        const { clock, spawner } = this.#ports;
        this.#take({ type: "child-stopping", at: clock.now(), key, reason, graceMs });
        spawner.stop(key, { reason, graceMs });
    }
    #preflight(provider) {
        const { clock, preflight } = this.#ports;
        this.#take({ type: "preflight-started", at: clock.now(), provider });
        void preflight(provider)
            .catch((error) => {
            if (!this.#hasEnded)
                this.#warn(`preflight could not be run: ${String(error)}`);
            return rate_limit/* NOTHING_DETECTED */.XV;
        })
            .then((detection) => this.#take({ type: "preflight-ended", at: clock.now(), provider, detection }));
    }
    async #waitUntil(givenAt) {
        const { clock } = this.#ports;
        const lookAt = clock.adjust === undefined ? Number.POSITIVE_INFINITY : clock.now() + CLOCK_LOOK_MS;
        const untilAt = lookAt < (givenAt ?? Number.POSITIVE_INFINITY) ? lookAt : givenAt;
        await new Promise((resolve) => {
            const cancel = untilAt === null ? () => { } : clock.at(untilAt, resolve);
            this.#wake = () => {
                cancel();
                resolve();
            };
        });
        this.#wake = () => { };
    }
    #followClock() {
        const { clock } = this.#ports;
        const byMs = clock.adjust?.() ?? 0;
        if (byMs === 0)
            return;
        this.#children.moveClock(byMs);
        this.#take({ type: "clock-jumped", at: clock.now(), byMs });
    }
    #warn(message) {
        this.#ports.publish({ event: "warning", message }, this.#ports.clock.now());
    }
}

// EXTERNAL MODULE: ./build/engine/preflight.js
var preflight = __webpack_require__(39888);
// EXTERNAL MODULE: ./build/engine/recorder.js
var engine_recorder = __webpack_require__(541);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(13270);
// EXTERNAL MODULE: ./build/gateway/open-routes.js + 1 modules
var open_routes = __webpack_require__(81060);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(38617);
// EXTERNAL MODULE: ./build/engine/system-clock.js
var system_clock = __webpack_require__(78337);
;// CONCATENATED MODULE: ./build/engine/run-gateway.js






function openRunGateway(options, listener) {
    const { config, context, record } = options;
    const { identity } = context;
    const environment = (0,child_environment/* filterEnvironment */._I)(context.env, config.env);
    const { routes, unusable } = (0,open_routes/* openRoutes */.Rr)(environment, config.gateway, config.gatewayUpstreams);
    for (const name of unusable) {
        const message = `the gateway leaves ${name} as it is: expected an http or https address without a query or a password`;
        record.publish({ event: "warning", message });
    }
    if (routes.length === 0)
        return null;
    return open();
    async function open() {
        try {
            const { openGateway } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(654)]).then(__webpack_require__.bind(__webpack_require__, 40654));
            const gateway = await openGateway({
                routes,
                environment,
                proxies: context.env,
                clock: (0,system_clock/* systemClock */.m)(),
                detectorAt: options.detectorAt,
                defaultWaitMs: config.defaultWaitMs,
                ignored: config.gatewayIgnore,
                journal: config.gatewayReplay ? journalOf(options) : null,
            }, {
                ...listener,
                publish: (note) => record.publish(note),
                replayed: (calls) => record.publish({ event: "calls_replayed", run: identity.run, job: identity.job, ...calls }),
            });
            record.publish({ event: "gateway_started", routes: routes.map(({ name }) => name) });
            return gateway;
        }
        catch (error) {
            const message = `the gateway could not start: ${(0,reason/* reasonOf */.A)(error)}. Children call their providers directly`;
            record.publish({ event: "warning", message });
            return null;
        }
    }
}
function journalOf({ config, context, folder, prepared }) {
    const { identity, env, redactor } = context;
    const campaign = prepared.campaign.id;
    let hashes = null;
    const isOutstanding = ({ id, hash }) => {
        hashes ??= new Map(prepared.outstanding.map(({ task }) => [task.id, task.hash]));
        const listed = hashes.get(id);
        if (listed !== undefined && listed !== hash)
            return false;
        return (0,core_history/* standingOf */.YP)(prepared.history.get(hash), config.maxAttempts) === "outstanding";
    };
    return {
        path: folder.paths.calls,
        campaign,
        limitBytes: config.gatewayJournalLimitBytes,
        redactor,
        ref: env.GITHUB_REF ?? "",
        onlyOwnRef: identity.trigger.eventName?.startsWith("pull_request") ?? false,
        isOutstanding,
        readFailures() {
            const failures = new Map();
            (0,read_history/* readSidecar */.YD)(folder.paths.failures, (row) => {
                if (row.campaign !== campaign || !LEAVES_BAD_ANSWERS.has(row.class))
                    return;
                failures.set(row.hash, Math.max(failures.get(row.hash) ?? 0, Date.parse(row.at)));
            });
            return failures;
        },
        mayRewrite: () => folder.isOurs(),
    };
}
const LEAVES_BAD_ANSWERS = new Set(["transient", "legitimate", "timeout_exceeded"]);

// EXTERNAL MODULE: ./build/engine/run-settings.js
var run_settings = __webpack_require__(99602);
;// CONCATENATED MODULE: ./build/engine/run-outstanding.js








const MACHINE = { createSpawner: createSpawner, askProvider: preflight.askProvider, random: Math.random };
function runOutstanding(initial, options, ports = MACHINE) {
    return new OutstandingRun(options, ports).toEnd(initial);
}
class OutstandingRun {
    #options;
    #ports;
    constructor(options, ports) {
        this.#options = options;
        this.#ports = ports;
    }
    async toEnd(initial) {
        const early = [];
        this.#options.onSignal((signal) => early.push(signal));
        let control = null;
        const opening = openRunGateway(this.#options, {
            refusing: (key) => control?.readRows(key),
            refused: (key, limit) => control?.callRefused(key, limit),
            paid: (key, call) => control?.callPaid(key, call),
        });
        const gateway = opening === null ? null : await opening;
        const { config, context, folder, prepared, carry, record, cancelled } = this.#options;
        const { clock, identity } = context;
        const { askProvider, random, storeIn, scheduler } = this.#ports;
        const recorder = new engine_recorder/* Recorder */.vk(storeIn?.(folder) ?? folder, { campaign: prepared.campaign.id, run: identity.run, job: identity.job }, prepared.history, (message) => record.publish({ event: "warning", message }));
        const spawner = this.#spawner(() => recorder.unstoredCount === 0, gateway);
        const sequenceKey = (sequence) => `${identity.run}.${identity.job}.${String(sequence).padStart(6, "0")}`;
        const loop = startLoop(initial, {
            clock,
            spawner,
            recorder,
            publish: (note, at) => {
                record.publish(note, at);
                if (note.event === "task_settled")
                    carry?.changed();
                if (note.event !== "circuit_changed")
                    return;
                const state = loop.control.state();
                record.save(state);
                const stopped = stoppedProviders(state);
                if (note.to === "open" && stopped.includes(note.provider))
                    carry?.stopped(stopped);
            },
            noteSetback: (setback, task) => {
                record.noteSetback(setback, task);
                if (setback === "killed")
                    record.save(loop.control.state());
            },
            rules: (nowAt) => ({
                exitCodes: config.exitCodes,
                detector: this.#options.detectorAt(nowAt),
                requireResult: config.requireResult,
            }),
            preflight: (provider) => {
                const { deadlineAt } = loop.control.state().settings;
                return askProvider(provider, { ...this.#options, deadlineAt, signal: cancelled });
            },
            random,
            keyOf: sequenceKey,
            holdsFolder: () => folder.isOurs(),
            timeoutMs: config.taskTimeoutMs,
            gateway,
            meter: meterOf(config),
            ...(scheduler === undefined ? {} : { scheduler }),
        });
        control = loop.control;
        this.#obeySignals(loop.control, spawner, early);
        folder.onLost(() => loop.control.loseFolder());
        carry?.begin(prepared.campaign.id, (circuit) => loop.control.learnCircuit(circuit));
        let graceMs = 0;
        try {
            const end = await loop.end;
            if (end.status !== "interrupted")
                graceMs = config.stopGraceMs;
            recorder.flush();
            if (recorder.unstoredCount > 0) {
                record.publish({
                    event: "warning",
                    message: `${recorder.unstoredCount} rows could not be written. Their tasks stay outstanding`,
                });
            }
            return end;
        }
        finally {
            await spawner.close();
            await gateway?.close(graceMs);
        }
    }
    #obeySignals(control, spawner, early) {
        let signals = 0;
        const obey = (signal) => {
            signals += 1;
            control.interrupt(signal);
            if (signals === 1)
                return;
            for (const key of control.state().running.keys())
                spawner.stop(key, { reason: "interrupted", graceMs: 0 });
        };
        early.forEach(obey);
        this.#options.onSignal(obey);
    }
    #spawner(isStored, gateway) {
        const { config, context, folder, workingDirectory, command } = this.#options;
        const { identity } = context;
        return this.#ports.createSpawner({
            command: command,
            workingDirectory,
            environment: context.env,
            envAllow: config.env,
            inboxFolder: folder.paths.inbox,
            logsFolder: folder.paths.logs,
            killGraceMs: config.killGraceMs,
            silenceTimeoutMs: config.silenceTimeoutMs,
            ...(gateway === null ? {} : { isKeptWaiting: (key, periodMs) => gateway.hasHeld(key, periodMs) }),
            failureLogs: config.failureLogs,
            redactor: context.redactor,
            echo: context.echo,
            isStored,
            runMarker: `${(0,state_paths/* folderMark */.CQ)(folder.paths.root)}-${identity.run}-${identity.job}`,
            run: identity.run,
            job: identity.job,
            clock: context.clock,
        });
    }
}
function meterOf(config) {
    const { prices } = config;
    const budget = (0,run_settings/* budgetOf */.nT)(config);
    const isAsked = budget.maxCostUsd !== null || budget.maxTokens !== null || prices.length > 0;
    return isAsked ? new spend/* SpendMeter */._M({ budget, prices }) : null;
}
function stoppedProviders(state) {
    return [...state.lanes.values()].flatMap(({ provider, circuit }) => circuit.state === "open" && circuit.policy === "stop" ? [provider] : []);
}


/***/ }),

/***/ 81060:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G7: () => (/* binding */ gatewayVariables),
  Rr: () => (/* binding */ openRoutes),
  lF: () => (/* binding */ upstreamPath)
});

// EXTERNAL MODULE: ./build/config/gateway-inputs.js
var gateway_inputs = __webpack_require__(45635);
;// CONCATENATED MODULE: ./build/gateway/routes.js
const ROUTES = [
    {
        name: "openai",
        keys: ["OPENAI_API_KEY"],
        variables: ["OPENAI_BASE_URL", "OPENAI_API_BASE", "OPENAI_API_BASE_URL"],
        address: "https://api.openai.com/v1",
        convention: "with-v1",
        dialect: "openai",
    },
    {
        name: "anthropic",
        keys: ["ANTHROPIC_API_KEY"],
        variables: ["ANTHROPIC_BASE_URL", "ANTHROPIC_API_BASE", "ANTHROPIC_API_BASE_URL"],
        address: "https://api.anthropic.com",
        convention: "without-v1",
        dialect: "anthropic",
    },
    {
        name: "google",
        keys: ["GEMINI_API_KEY", "GOOGLE_API_KEY"],
        variables: ["GOOGLE_GEMINI_BASE_URL", "GEMINI_API_BASE", "GOOGLE_BASE_URL"],
        address: "https://generativelanguage.googleapis.com",
        convention: "as-is",
        dialect: "google",
    },
    {
        name: "groq",
        keys: ["GROQ_API_KEY"],
        variables: ["GROQ_BASE_URL"],
        address: "https://api.groq.com",
        convention: "as-is",
        dialect: "openai",
    },
    {
        name: "together",
        keys: ["TOGETHER_API_KEY"],
        variables: ["TOGETHER_BASE_URL"],
        address: "https://api.together.xyz/v1",
        convention: "with-v1",
        dialect: "openai",
    },
    {
        name: "mistral",
        keys: ["MISTRAL_API_KEY"],
        variables: ["MISTRAL_BASE_URL"],
        address: "https://api.mistral.ai",
        convention: "without-v1",
        dialect: "openai",
    },
    {
        name: "cohere",
        keys: ["CO_API_KEY"],
        variables: ["CO_API_URL"],
        address: "https://api.cohere.com",
        convention: "as-is",
        dialect: "cohere",
    },
    {
        name: "azure",
        keys: [],
        variables: ["AZURE_OPENAI_ENDPOINT"],
        address: null,
        convention: "as-is",
        dialect: "openai",
    },
];

;// CONCATENATED MODULE: ./build/gateway/open-routes.js


function openRoutes(environment, mode, upstreams) {
    const routes = [];
    const unusable = [];
    if (mode === "off")
        return { routes, unusable };
    const isSet = (name) => (environment[name] ?? "") !== "";
    for (const route of ROUTES) {
        const named = route.variables.find(isSet);
        const address = named === undefined ? route.address : (environment[named] ?? null);
        const isWanted = named !== undefined || route.keys.some(isSet) || mode === "on";
        if (!isWanted || address === null)
            continue;
        const opened = openRoute(route, address, route.address === null && named !== undefined ? [named] : route.variables);
        if (opened !== null)
            routes.push(opened);
        else if (named !== undefined)
            unusable.push(named);
    }
    for (const { name, url } of upstreams) {
        const opened = openRoute({ name, convention: "as-is", dialect: "openai" }, url, []);
        if (opened !== null)
            routes.push(opened);
    }
    return { routes, unusable };
}
function openRoute({ name, convention, dialect }, address, variables) {
    const url = (0,gateway_inputs/* readAddress */.zq)(address);
    if (url === null)
        return null;
    return { name, origin: url.origin, basePath: url.pathname.replace(/\/+$/, ""), convention, dialect, variables };
}
function gatewayVariables(routes, address, environment) {
    const variables = { CARRYOVER_GATEWAY_URL: address };
    for (const { name, convention, variables: names } of routes) {
        const base = `${address}/${name}${convention === "with-v1" ? "/v1" : ""}`;
        for (const variable of names)
            variables[variable] = base;
    }
    const { NO_PROXY: upper, no_proxy: lower } = environment;
    variables.NO_PROXY = withLoopback(upper || lower || "");
    variables.no_proxy = withLoopback(lower || upper || "");
    return variables;
}
function withLoopback(list) {
    return list.trim() === "*" ? "*" : [list, "127.0.0.1"].filter((part) => part !== "").join(",");
}
function upstreamPath({ convention, basePath }, rest) {
    const versions = /^(?:\/v1(?=[/?]|$))*/.exec(rest)?.[0] ?? "";
    const tail = rest.slice(versions.length);
    const isVersioned = basePath.endsWith("/v1");
    switch (convention) {
        case "with-v1":
            return `${basePath}${versions.length > 3 && !isVersioned ? "/v1" : ""}${tail}`;
        case "without-v1":
            return `${isVersioned ? basePath : `${basePath}/v1`}${tail}`;
        case "as-is":
            return `${basePath}${versions === "" || isVersioned ? "" : "/v1"}${tail}`;
    }
}


/***/ }),

/***/ 44224:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ runHelperCommand)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
;// CONCATENATED MODULE: ./build/run/helper-program.js
const HELPER_PROGRAM = `(${wrapCommand.toString()})()`;
function wrapCommand() {
    const [nonce, timeoutMs, command] = process.argv.slice(1);
    const { spawn } = process.getBuiltinModule("node:child_process");
    const drainMs = 5_000;
    const lateMs = 500;
    const bytesLimit = 256 * 1_048_576;
    process.stderr.write(`${nonce} ${process.pid}\n`);
    const child = spawn("bash", ["-euo", "pipefail", "-c", String(command)], {
        detached: true,
        stdio: ["ignore", "pipe", "pipe"],
    });
    let isReported = false;
    const report = (result) => {
        if (isReported)
            return;
        isReported = true;
        try {
            if (child.pid !== undefined)
                process.kill(-child.pid, "SIGKILL");
        }
        catch {
        }
        process.stdout.write("", () => {
            process.stderr.write(`\n${nonce} ${JSON.stringify(result)}\n`, () => process.exit(0));
        });
    };
    const timer = setTimeout(() => report({ kind: "timed-out" }), Number(timeoutMs));
    process.on("SIGTERM", () => report({ kind: "aborted" }));
    process.on("SIGINT", () => { });
    process.stdin.on("error", () => { }).on("close", () => report({ kind: "aborted" }));
    process.stdin.resume();
    for (const stream of [process.stdout, process.stderr])
        stream.on("error", () => report({ kind: "aborted" }));
    let bytes = 0;
    let exitedMs = Number.POSITIVE_INFINITY;
    let isLate = false;
    for (const name of ["stdout", "stderr"]) {
        child[name].on("data", (chunk) => {
            if (isReported)
                return;
            bytes += chunk.length;
            isLate ||= name === "stdout" && performance.now() > exitedMs + lateMs;
            if (bytes > bytesLimit)
                report({ kind: "too-much-output" });
            else if (!process[name].write(chunk)) {
                child[name].pause();
                process[name].once("drain", () => child[name].resume());
            }
        });
    }
    child.on("error", (error) => report({ kind: "not-started", message: error.message }));
    child.on("exit", (code, signal) => {
        exitedMs = performance.now();
        clearTimeout(timer);
        setTimeout(() => report({ kind: "exited", code, signal, isCut: isLate }), drainMs);
    });
    child.on("close", (code, signal) => report({ kind: "exited", code, signal, isCut: false }));
}

// EXTERNAL MODULE: ./build/run/kill.js
var kill = __webpack_require__(42196);
;// CONCATENATED MODULE: ./build/run/helper-command.js




const STRING_BYTES_LIMIT = 130_000;
function cannotPass(command, env) {
    const isPassed = (text) => !text.includes("\0") && Buffer.byteLength(text) <= STRING_BYTES_LIMIT;
    const name = Object.keys(env).find((one) => !isPassed(`${one}=${env[one]}`));
    if (name !== undefined)
        return `the variable ${name} is longer than 128 KiB or holds a null byte`;
    return isPassed(command) ? null : "the command is longer than 128 KiB or holds a null byte";
}
const MARK = "helper";
async function runHelperCommand(command, options) {
    const { cwd, timeoutMs, signal } = options;
    if (signal?.aborted)
        return { kind: "aborted", stdout: "", stderr: "" };
    const { getExecOutput } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 41955));
    const nonce = (0,external_node_crypto_.randomUUID)();
    const marker = (0,kill/* markerValue */.u)(process.env[kill/* MARKER_NAME */.b4], MARK, nonce);
    const env = withoutUndefined({ ...options.env, [kill/* MARKER_NAME */.b4]: marker });
    const problem = cannotPass(command, env);
    if (problem !== null)
        return { kind: "not-started", message: problem, stdout: "", stderr: "" };
    let wrapperPid = null;
    const abort = () => {
        if (wrapperPid !== null)
            process.kill(wrapperPid, "SIGTERM");
    };
    signal?.addEventListener("abort", abort, { once: true });
    let output = { stdout: "", stderr: "" };
    try {
        const args = ["-e", HELPER_PROGRAM, nonce, String(timeoutMs), command];
        output = await getExecOutput(`"${process.execPath}"`, args, {
            cwd,
            env,
            silent: true,
            ignoreReturnCode: true,
            listeners: {
                ...(options.onStdout === undefined ? {} : { stdout: options.onStdout }),
                stderr(chunk) {
                    wrapperPid ??= Number(/^\S+ (\d+)\n/.exec(chunk.toString())?.[1]);
                    if (signal?.aborted)
                        abort();
                },
            },
        });
    }
    catch (error) {
        return { kind: "not-started", message: (0,reason/* reasonOf */.A)(error), ...output };
    }
    finally {
        signal?.removeEventListener("abort", abort);
    }
    const [, stderr = "", text] = output.stderr.split(new RegExp(`(?:^|\\n)${nonce} (?:\\d+\\n)?`));
    const lost = { kind: "not-started", message: "its wrapper process was killed" };
    const report = text === undefined ? lost : JSON.parse(text);
    if (report.kind !== "exited" || report.isCut) {
        await new kill/* Sweeper */.W().sweep({ marker: (0,kill/* childMarker */.n)(MARK, nonce), pipeNames: [] });
    }
    return { ...report, stdout: output.stdout, stderr };
}
function withoutUndefined(env) {
    return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}


/***/ })

};
