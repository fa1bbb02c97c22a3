export const id = 671;
export const ids = [671];
export const modules = {

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
function gradeMessage({ row, message = "" }) {
    return row?.status === "failed" ? errorWords(row) : message;
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

/***/ 4517:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ openPending)
/* harmony export */ });
/* harmony import */ var _setbacks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7540);

function openPending(task, place, setbacks = _setbacks_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SETBACKS */ .tr) {
    const counts = { kills: 0, refusals: 0, refusedAt: Number.NEGATIVE_INFINITY, capRounds: 0, suspicions: 0 };
    return { task, ...place, ...counts, shardLimit: Number.POSITIVE_INFINITY, setbacks };
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
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28314);
/* harmony import */ var _core_pending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4517);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(23627);
/* harmony import */ var _run_inbox_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64238);
/* harmony import */ var _store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(573);
/* harmony import */ var _store_journal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13853);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38617);
/* harmony import */ var _store_task_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51980);
/* harmony import */ var _tasks_task_hash_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42809);
/* harmony import */ var _recorder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(541);













async function recoverInbox(folder, { loadDetector, clock, orphans }, from = folder.paths) {
    const isOwn = from === folder.paths;
    if (isOwn && orphans !== "leave")
        await (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_3__/* .stopOrphans */ ._E)(from.inbox);
    if (isOwn)
        (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_3__/* .removeStrays */ .Ff)(from.inbox);
    const campaign = campaignIn(from);
    const leftovers = campaign === null ? [] : (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_3__/* .findLeftovers */ .Q_)(from.inbox);
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
            const hashOfTask = (id, json) => stated.get(folder.publicName(id)) ?? (0,_tasks_task_hash_js__WEBPACK_IMPORTED_MODULE_8__/* .hashOf */ .q)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_10__/* .parseJson */ .qF)(json));
            const listed = leftovers.map(({ tasks }) => new Map(tasks.map(({ id, json }) => [id, { json, hash: hashOfTask(id, json) }])));
            const hashes = new Set(listed.flatMap((tasks) => [...tasks.values()].map(({ hash }) => hash)));
            const done = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_6__/* .findResults */ .CM)(folder.paths.results, campaign, hashes);
            for (const [index, leftover] of leftovers.entries()) {
                const { name } = leftover;
                const left = await leftover.read(folder.redactor);
                warnings.push(...left.warnings);
                for (const row of left.rows) {
                    const task = listed[index]?.get(row.id);
                    if (task === undefined)
                        continue;
                    const settlement = settlementOf(row, { name, ...task, detector });
                    if (!stands(settlement.outcome, leftover))
                        continue;
                    rows += storeRow(folder, settlement, { origin: { campaign, run: name.run, job: name.job }, done, known });
                }
                if (isOwn)
                    leftover.remove();
            }
        }
        if (isOwn)
            folder.releaseHeld();
        if (rows > 0)
            warnings.push(`${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_11__/* .counted */ .hS)(rows, "row")} of a killed run recovered`);
        return { rows, warnings };
    }
    finally {
        folder.closeJournals();
    }
}
function campaignIn(paths) {
    const known = (0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readCheckpoint */ .HQ)(paths.checkpoint)?.campaigns ?? (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_6__/* .campaignsOfRows */ .kB)(paths);
    return known[0]?.id ?? null;
}
function statedHashes(path) {
    const hashes = new Map();
    (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .readLines */ .Se)(path, (line) => {
        const hash = (0,_store_task_line_js__WEBPACK_IMPORTED_MODULE_7__/* .statedHash */ .sc)(line);
        const value = hash === null ? null : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_10__/* .jsonOrNull */ .J5)(line);
        if (hash === null || value === null || typeof value !== "object" || !("id" in value))
            return;
        if (typeof value.id === "string")
            hashes.set(value.id, hash);
    });
    return hashes;
}
function settlementOf(row, of) {
    const { name, hash, json, detector } = of;
    return {
        key: name.key,
        pending: (0,_core_pending_js__WEBPACK_IMPORTED_MODULE_2__/* .openPending */ .Y)({ id: row.id, hash, json, provider: "" }, { position: 0, attempt: name.attempt }),
        outcome: (0,_core_classify_js__WEBPACK_IMPORTED_MODULE_1__/* .readRow */ .zK)(row, detector).outcome,
        startedAt: name.startedAt,
        at: name.startedAt,
        durationMs: 0,
    };
}
function stands(outcome, { wasStopped, name }) {
    if (wasStopped && !(0,_core_evidence_js__WEBPACK_IMPORTED_MODULE_12__/* .countsInGrace */ .S)(outcome, "stopped"))
        return false;
    return !name.hasGateway || outcome.class === "skipped" || (outcome.class === "graded" && outcome.status === "passed");
}
function storeRow(folder, settlement, of) {
    const { origin, done, known } = of;
    const { hash } = settlement.pending.task;
    if (done.has(hash))
        return 0;
    const result = (0,_recorder_js__WEBPACK_IMPORTED_MODULE_9__/* .ledgerRow */ .gt)(settlement, origin);
    if (result !== null) {
        done.add(hash);
        folder.appendResult(result);
        return 1;
    }
    const failure = settlement.outcome.class === "kill_shaped" ? null : (0,_recorder_js__WEBPACK_IMPORTED_MODULE_9__/* .sidecarRow */ .GA)(settlement, origin);
    if (failure === null || known.has(sidecarKey(failure)))
        return 0;
    known.add(sidecarKey(failure));
    folder.appendFailure(failure);
    return 1;
}
function storeHeld(folder, path, known) {
    let rows = 0;
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_6__/* .readSidecar */ .YD)(path, (row) => {
        if (known.has(sidecarKey(row)))
            return;
        known.add(sidecarKey(row));
        folder.appendFailure(row);
        rows += 1;
    });
    return rows;
}
function sidecarKeys(path) {
    const keys = new Set();
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_6__/* .readSidecar */ .YD)(path, (row) => keys.add(sidecarKey(row)));
    return keys;
}
function sidecarKey(row) {
    return `${row.hash} ${(0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_6__/* .attemptKey */ .jX)(row)}`;
}


/***/ }),

/***/ 39579:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTail)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function readTail(path, limitBytes, changedSinceMs = Number.NEGATIVE_INFINITY) {
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
        const bytes = Buffer.alloc(Math.min(stat.size, limitBytes));
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, 0, bytes.length, stat.size - bytes.length);
        return {
            text: bytes.toString("utf8", 0, length),
            isWhole: bytes.length === stat.size,
            mtimeMs: stat.mtimeMs,
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
