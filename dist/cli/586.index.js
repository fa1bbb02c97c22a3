export const id = 586;
export const ids = [586];
export const modules = {

/***/ 3586:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   storeLeft: () => (/* binding */ storeLeft)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_alike_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(214);
/* harmony import */ var _core_classify_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5950);
/* harmony import */ var _core_grace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7034);
/* harmony import */ var _run_inbox_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4238);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8617);
/* harmony import */ var _tasks_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4542);
/* harmony import */ var _recorder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(541);








async function storeLeft(folder, facts) {
    const { paths } = folder;
    if (facts.orphans === "stop")
        await (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_2__/* .stopOrphans */ ._E)(paths.inbox);
    const leftovers = (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_2__/* .findLeftovers */ .Q_)(paths.inbox).map((leftover) => ({ ...leftover, hashes: hashesOf(leftover.tasks) }));
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
            done: (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .findResults */ .CM)(paths.results, campaign, new Set(leftovers.flatMap(({ hashes }) => [...hashes.values()]))),
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
                if (wasToldToEnd && !(0,_core_grace_js__WEBPACK_IMPORTED_MODULE_5__/* .countsInGrace */ .S)(settlement.outcome, "stopped"))
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
function hashesOf(tasks) {
    return new Map(tasks.map(({ id, json }) => [id, (0,_tasks_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .hashOf */ .qQ)(JSON.parse(json))]));
}
function settlementOf(row, of) {
    const { meta, hash, json, detector } = of;
    return {
        key: meta.key,
        pending: {
            task: { id: row.id, hash, json, provider: "" },
            position: 0,
            attempt: meta.attempt,
            kills: 0,
            capRounds: 0,
            alone: false,
        },
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
        const result = (0,_recorder_js__WEBPACK_IMPORTED_MODULE_6__/* .ledgerRow */ .gt)(settlement, origin);
        if (result !== null) {
            this.#done.add(hash);
            this.#folder.appendResult(result);
            this.rows += 1;
        }
        const failure = (0,_recorder_js__WEBPACK_IMPORTED_MODULE_6__/* .sidecarRow */ .GA)(settlement, origin);
        if (failure !== null && !this.#known.has(sidecarKey(failure))) {
            this.#known.add(sidecarKey(failure));
            this.#folder.appendFailure(failure);
            this.rows += 1;
        }
    }
}
function takeOverHeld(folder) {
    const held = [];
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readSidecar */ .YD)(folder.paths.held, (row) => held.push(row));
    if (held.length === 0)
        return { charged: 0, known: null };
    const known = sidecarKeys(folder.paths.failures);
    const verdicts = (0,_core_alike_js__WEBPACK_IMPORTED_MODULE_7__/* .areCharged */ .dJ)(held.map((row) => ({ ...row, exitCode: row.exit_code, task: row.hash })));
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
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readSidecar */ .YD)(path, (row) => keys.add(sidecarKey(row)));
    return keys;
}
function sidecarKey(row) {
    return `${row.hash} ${(0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptKey */ .jX)(row)}`;
}


/***/ })

};
