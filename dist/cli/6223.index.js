export const id = 6223;
export const ids = [6223];
export const modules = {

/***/ 48186:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bz: () => (/* binding */ CAP_ROUNDS),
/* harmony export */   r_: () => (/* binding */ transientBackoffMs),
/* harmony export */   zT: () => (/* binding */ capBackoffMs)
/* harmony export */ });
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


/***/ }),

/***/ 18434:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TJ: () => (/* binding */ limited),
/* harmony export */   uj: () => (/* binding */ declaredLimit),
/* harmony export */   xw: () => (/* binding */ detectAll)
/* harmony export */ });
/* harmony import */ var _failure_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62906);
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19996);


function detectAll(evidence, detector) {
    const texts = [
        { source: "stderr", text: evidence.stderrTail },
        { source: "stdout", text: evidence.stdoutTail },
        ...evidence.failureLogs.map(({ text }) => ({ source: "failure-log", text })),
    ];
    const found = texts
        .filter(({ text }) => text !== "")
        .map(({ source, text }) => ({ ...detector.detect(text), source }))
        .filter((detection) => detection.kind !== "none");
    const limits = found.filter(_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a5);
    return limits.find((limit) => limit.certain) ?? limits[0] ?? found[0] ?? _rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .XV;
}
function limited(limit, ended) {
    const message = limit.evidence === "" ? ended.message : (0,_failure_message_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(limit.evidence);
    return limit.kind === "task"
        ? { class: "fatal", limit, ...ended, message }
        : { class: "rate_limited", limit, ...ended, message };
}
function declaredLimit(evidence, detector, message) {
    const detection = detectAll(evidence, detector);
    if ((0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a5)(detection))
        return { ...detection, certain: true };
    const declared = detector.detectDeclared(`${evidence.stdoutTail}\n${evidence.stderrTail}`);
    const limit = (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a5)(declared) ? declared : { ..._rate_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_DETECTED */ .XV, kind: "cap", form: "exit-code" };
    return { ...limit, evidence: message, source: "exit-code" };
}


/***/ }),

/***/ 75849:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ flushAuthentication),
/* harmony export */   Ji: () => (/* binding */ charge),
/* harmony export */   dJ: () => (/* binding */ areCharged),
/* harmony export */   gY: () => (/* binding */ flushHeld),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   xI: () => (/* binding */ settleHeld)
/* harmony export */ });
/* unused harmony exports recordFailure, SAME_FAILURE_TASKS, failureSignature */
/* harmony import */ var _backoff_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48186);
/* harmony import */ var _circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22725);
/* harmony import */ var _ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38959);
/* harmony import */ var _lane_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40130);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69058);
/* harmony import */ var _rate_limit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19996);
/* harmony import */ var _setbacks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7540);
/* harmony import */ var _state_edits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17267);








const TASK_VERDICTS = 5;
function failed(state, settlement, random) {
    return requeueOrEnd(answeredBy(recordFailure(state, settlement), settlement), settlement, random);
}
function charge(state, settlement, random) {
    return requeueOrEnd(recordFailure(state, settlement), settlement, random);
}
function requeueOrEnd(state, settlement, random) {
    const { at, pending, outcome } = settlement;
    const isLast = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .isTerminal */ .Hd)(outcome.class) || pending.attempt >= state.settings.maxAttempts;
    const requeued = isLast ? state : requeue(state, settlement, random);
    const failures = requeued.failures + (isLast && outcome.class !== "skipped" ? 1 : 0);
    const next = (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .noteSettled */ .wi)({ ...requeued, failures }, settlement, isLast ? "done" : "retry");
    const ended = endIfCommonCause(next, settlement, at);
    if (ended !== null)
        return ended;
    if (outcome.class === "fatal" && state.settings.failFast)
        return (0,_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .endFast */ .uc)(next, settlement, outcome.message, at);
    return (0,_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .checkFailures */ .Uf)(next, at);
}
function answeredBy(state, { at, key, outcome, pending }) {
    const running = (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .runningOf */ .Tx)(state, key);
    const lane = (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .laneOf */ .kk)(state, running.provider);
    if (outcome.class === "transient") {
        if ((0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .isProbe */ .Tb)(lane.circuit, key))
            return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .openCircuitOf */ .P$)(state, lane, (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .outage */ .Qe)(outcome.message), at);
        if (running.counted.has("transient"))
            return state;
        const counted = (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .countOnce */ .n3)(state, key, "transient");
        const circuit = (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .countFailure */ .cC)(lane.circuit, at, outcome.message);
        return circuit.state === "open" && lane.circuit.state === "closed"
            ? (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .openCircuitOf */ .P$)(counted, lane, (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .outage */ .Qe)(outcome.message), at)
            : (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .withLane */ .JL)(counted, { ...lane, circuit });
    }
    if (outcome.class === "skipped")
        return state;
    const answered = { ...(0,_lane_js__WEBPACK_IMPORTED_MODULE_2__/* .admitted */ .Nd)(lane, running.ordinal), circuit: (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .countSuccess */ .b6)(lane.circuit, key) };
    if (outcome.class !== "fatal" || outcome.limit === undefined)
        return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .withLane */ .JL)(state, answered);
    const isFull = lane.taskVerdicts.size >= TASK_VERDICTS;
    const taskVerdicts = isFull ? lane.taskVerdicts : new Set([...lane.taskVerdicts, pending.task.id]);
    const noted = { ...answered, taskVerdicts };
    if (taskVerdicts.size < TASK_VERDICTS)
        return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .withLane */ .JL)(state, noted);
    const reason = `${taskVerdicts.size} different tasks in a row were refused: ${outcome.message}`;
    return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .openCircuitOf */ .P$)(state, noted, { statedUntilAt: null, policy: "stop", reason }, at);
}
const LONGEST_STATED_MS = 300_000;
function requeue(state, { at, pending, outcome }, random) {
    const lane = (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .laneOf */ .kk)(state, pending.task.provider);
    const again = { ...pending, attempt: pending.attempt + 1, shardLimit: 1 };
    if (outcome.class !== "transient")
        return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .withLane */ .JL)(state, (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__/* .putOff */ .dD)(lane, "later", at, again));
    const statedAt = outcome.wait === undefined ? null : (0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_4__/* .waitEndsAt */ .HM)(outcome.wait, at);
    const waitAt = Math.min(statedAt ?? 0, at + LONGEST_STATED_MS);
    const dueAt = Math.max(at + (0,_backoff_js__WEBPACK_IMPORTED_MODULE_7__/* .transientBackoffMs */ .r_)(pending.attempt, random), waitAt);
    return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .withLane */ .JL)(state, (0,_lane_js__WEBPACK_IMPORTED_MODULE_2__/* .putOff */ .dD)(lane, "delayed", dueAt, again));
}
const HELD_LIMIT = 200;
const AUTHENTICATION_TASKS = 3;
function recordFailure(state, settlement) {
    const { outcome, pending } = settlement;
    if (outcome.authentication) {
        const noted = (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .withEffects */ .NE)(state, { kind: "setback", setback: "refused", task: pending.task });
        if (!isHeldAuthentication(state, settlement))
            return writeFailure(noted, settlement);
        return isUnauthorized(state, pending.task.provider) ? noted : hold(noted, settlement);
    }
    if (state.chargesAtOnce || outcome.class === "skipped")
        return writeFailure(state, settlement);
    if (isCommon(state, outcome))
        return state;
    const holding = hold(state, settlement);
    return holding.held.length < HELD_LIMIT ? holding : flushHeld(holding);
}
function isHeldAuthentication(state, { outcome, pending }) {
    const { hasGraded } = (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .laneOf */ .kk)(state, pending.task.provider);
    return outcome.authentication === true && !(0,_setbacks_js__WEBPACK_IMPORTED_MODULE_5__/* .isChargedForRefusals */ .LG)(pending.setbacks, hasGraded);
}
function writeFailure(state, settlement) {
    return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .withEffects */ .NE)(state, { kind: "failure", settlement });
}
function hold(state, settlement) {
    return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .withEffects */ .NE)({ ...state, held: [...state.held, settlement] }, { kind: "hold", settlement });
}
function flush(state, isDue) {
    const due = state.held.filter(isDue);
    if (due.length === 0)
        return state;
    const held = state.held.filter((settlement) => !isDue(settlement));
    const charged = due.reduce(writeFailure, { ...state, held });
    return held.length === 0 ? (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .withEffects */ .NE)(charged, { kind: "release" }) : charged;
}
function flushHeld(state) {
    return flush({ ...state, chargesAtOnce: true }, ({ outcome }) => !outcome.authentication);
}
function flushAuthentication(state, provider) {
    return flush(state, ({ outcome, pending }) => outcome.authentication === true && pending.task.provider === provider);
}
function settleHeld(state) {
    const isDue = ({ outcome, pending }) => !(outcome.authentication ? isUnauthorized(state, pending.task.provider) : isCommon(state, outcome));
    return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .withEffects */ .NE)(flush(state, isDue), { kind: "release" });
}
function endIfCommonCause(state, settlement, at) {
    const { outcome, pending } = settlement;
    if (isHeldAuthentication(state, settlement)) {
        if (state.ending !== null || !isUnauthorized(state, pending.task.provider))
            return null;
        const scope = state.chargesAtOnce ? "" : "every task fails alike: ";
        const wayOut = "Nothing was charged: fix the key, its permissions or the model name, and run again";
        const reason = `${scope}authentication failed: ${outcome.message}. ${wayOut}`;
        return (0,_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .end */ ._N)(state, { status: "aborted", cause: "authentication", reason, stopAt: at });
    }
    if (state.ending !== null || state.chargesAtOnce || !areEnough(state, outcome))
        return null;
    const reason = `every task fails alike: ${outcome.message}`;
    return (0,_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .end */ ._N)(state, { status: "aborted", cause: "same-failure", reason, stopAt: at });
}
function isUnauthorized(state, provider) {
    const { hasGraded, listed } = (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_6__/* .laneOf */ .kk)(state, provider);
    const needed = hasGraded || state.campaign.graded.has(provider) ? AUTHENTICATION_TASKS : Math.min(AUTHENTICATION_TASKS, listed);
    return (countTasks(state.held, (one) => one.outcome.authentication === true && one.pending.task.provider === provider) >=
        needed);
}
function isCommon(state, outcome) {
    return state.ending?.cause === "same-failure" && areEnough(state, outcome);
}
function areEnough({ held }, outcome) {
    const signature = failureSignature(outcome);
    const isSame = (one) => !one.outcome.authentication && failureSignature(one.outcome) === signature;
    return signature !== null && countTasks(held, isSame) >= SAME_FAILURE_TASKS;
}
function countTasks(held, isCounted) {
    return new Set(held.filter(isCounted).map(({ pending }) => pending.task.id)).size;
}
const SAME_FAILURE_TASKS = 10;
function failureSignature(failure) {
    if (failure.class === "skipped")
        return null;
    return [failure.class, failure.exitCode, failure.message.replace(/\d+/g, "#")].join("\n");
}
function areCharged(held) {
    const tasks = new Map();
    const signatures = held.map((failure) => failureSignature(failure));
    for (const [index, { task }] of held.entries()) {
        const signature = signatures[index] ?? null;
        tasks.set(signature, (tasks.get(signature) ?? new Set()).add(task));
    }
    return signatures.map((signature) => signature === null || (tasks.get(signature)?.size ?? 0) < SAME_FAILURE_TASKS);
}


/***/ }),

/***/ 77606:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   recoverInbox: () => (/* binding */ recoverInbox)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_classify_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17806);
/* harmony import */ var _core_evidence_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(73017);
/* harmony import */ var _core_failed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75849);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(28314);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(92746);
/* harmony import */ var _core_pending_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4517);
/* harmony import */ var _run_inbox_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64238);
/* harmony import */ var _store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(573);
/* harmony import */ var _store_journal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13853);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38617);
/* harmony import */ var _store_task_line_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51980);
/* harmony import */ var _tasks_task_hash_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42809);
/* harmony import */ var _recorder_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(541);














async function recoverInbox(folder, { loadDetector, clock, orphans }, from = folder.paths) {
    const isOwn = from === folder.paths;
    if (isOwn && orphans !== "leave")
        await (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_4__/* .stopOrphans */ ._E)(from.inbox);
    if (isOwn)
        (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_4__/* .removeStrays */ .Ff)(from.inbox);
    const campaign = campaignIn(from);
    const leftovers = campaign === null ? [] : (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_4__/* .findLeftovers */ .Q_)(from.inbox);
    if (leftovers.length === 0 && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from.held))
        return { rows: 0, warnings: [] };
    folder.openJournals();
    try {
        const known = sidecarKeys(folder.paths.failures);
        let rows = storeHeld(folder, from.held, known);
        const warnings = [];
        if (campaign !== null && leftovers.length > 0) {
            const detector = (await loadDetector())(clock.now());
            const stated = statedHashes(from.tasks);
            const hashOfTask = (id, json) => stated.get(folder.publicName(id)) ?? (0,_tasks_task_hash_js__WEBPACK_IMPORTED_MODULE_9__/* .hashOf */ .q)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_11__/* .parseJson */ .qF)(json));
            const listed = leftovers.map(({ tasks }) => new Map(tasks.map(({ id, json }) => [id, { json, hash: hashOfTask(id, json) }])));
            const hashes = new Set(listed.flatMap((tasks) => [...tasks.values()].map(({ hash }) => hash)));
            const done = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_7__/* .findResults */ .CM)(folder.paths.results, campaign, hashes);
            for (const [index, { meta, wasStopped, read, remove }] of leftovers.entries()) {
                const left = await read(folder.redactor);
                warnings.push(...left.warnings);
                for (const row of left.rows) {
                    const task = listed[index]?.get(row.id);
                    if (task === undefined)
                        continue;
                    const settlement = settlementOf(row, { meta, ...task, detector });
                    if (wasStopped && !(0,_core_evidence_js__WEBPACK_IMPORTED_MODULE_12__/* .countsInGrace */ .S)(settlement.outcome, "stopped"))
                        continue;
                    if (meta.hasGateway && !standsWithoutEnd(settlement.outcome))
                        continue;
                    rows += storeRow(folder, settlement, { origin: { campaign, run: meta.run, job: meta.job }, done, known });
                }
                if (isOwn)
                    remove();
            }
        }
        if (isOwn)
            folder.releaseHeld();
        if (rows > 0)
            warnings.push(`${rows} ${rows === 1 ? "row" : "rows"} of a killed run recovered`);
        return { rows, warnings };
    }
    finally {
        folder.closeJournals();
    }
}
function campaignIn(paths) {
    const known = (0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readCheckpoint */ .HQ)(paths.checkpoint)?.campaigns ?? (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_7__/* .campaignsOfRows */ .kB)(paths);
    return known[0]?.id ?? null;
}
function statedHashes(path) {
    const hashes = new Map();
    (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_6__/* .readLines */ .S)(path, (line) => {
        const hash = (0,_store_task_line_js__WEBPACK_IMPORTED_MODULE_8__/* .statedHash */ .sc)(line);
        const value = hash === null ? null : (0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_13__/* .jsonOrNull */ .J)(line);
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
        pending: (0,_core_pending_js__WEBPACK_IMPORTED_MODULE_3__/* .openPending */ .Y)({ id: row.id, hash, json, provider: "" }, { position: 0, attempt: meta.attempt }),
        outcome: (0,_core_classify_js__WEBPACK_IMPORTED_MODULE_1__/* .classifyRow */ .n$)(row, detector),
        startedAt: meta.startedAt,
        at: meta.startedAt,
        durationMs: 0,
    };
}
function standsWithoutEnd(outcome) {
    return outcome.class === "skipped" || (outcome.class === "graded" && outcome.status === "passed");
}
function storeRow(folder, settlement, of) {
    const { origin, done, known } = of;
    const { hash } = settlement.pending.task;
    if (done.has(hash))
        return 0;
    const result = (0,_recorder_js__WEBPACK_IMPORTED_MODULE_10__/* .ledgerRow */ .gt)(settlement, origin);
    if (result !== null) {
        done.add(hash);
        folder.appendResult(result);
        return 1;
    }
    const failure = settlement.outcome.class === "kill_shaped" ? null : (0,_recorder_js__WEBPACK_IMPORTED_MODULE_10__/* .sidecarRow */ .GA)(settlement, origin);
    if (failure === null || known.has(sidecarKey(failure)))
        return 0;
    known.add(sidecarKey(failure));
    folder.appendFailure(failure);
    return 1;
}
function storeHeld(folder, path, known) {
    const held = [];
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_7__/* .readSidecar */ .YD)(path, (row) => held.push(row));
    const verdicts = (0,_core_failed_js__WEBPACK_IMPORTED_MODULE_2__/* .areCharged */ .dJ)(held.map((row) => ({ ...row, exitCode: row.exit_code, task: row.hash })));
    let rows = 0;
    for (const [index, row] of held.entries()) {
        if (known.has(sidecarKey(row)))
            continue;
        known.add(sidecarKey(row));
        if (verdicts[index] !== true)
            continue;
        folder.appendFailure(row);
        rows += 1;
    }
    return rows;
}
function sidecarKeys(path) {
    const keys = new Set();
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_7__/* .readSidecar */ .YD)(path, (row) => keys.add(sidecarKey(row)));
    return keys;
}
function sidecarKey(row) {
    return `${row.hash} ${(0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_7__/* .attemptKey */ .jX)(row)}`;
}


/***/ }),

/***/ 39579:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTail)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function readTail(path, bytesLimit, changedSinceMs = Number.NEGATIVE_INFINITY) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch {
        return null;
    }
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        if (!stat.isFile() || stat.mtimeMs < changedSinceMs)
            return null;
        const bytes = Buffer.alloc(Math.min(stat.size, bytesLimit));
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, 0, bytes.length, stat.size - bytes.length);
        return {
            text: bytes.toString("utf8", 0, length),
            isWhole: bytes.length === stat.size,
            changedMs: stat.mtimeMs,
        };
    }
    catch {
        return null;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}


/***/ })

};
