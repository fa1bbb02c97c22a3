export const id = 8466;
export const ids = [8466];
export const modules = {

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
