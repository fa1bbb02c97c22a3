export const id = 3014;
export const ids = [3014];
export const modules = {

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

/***/ 81357:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LY: () => (/* binding */ SAME_FAILURE_TASKS),
/* harmony export */   dJ: () => (/* binding */ areCharged),
/* harmony export */   vH: () => (/* binding */ failureSignature)
/* harmony export */ });
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
/* harmony import */ var _core_classify_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83523);
/* harmony import */ var _core_evidence_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73017);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28314);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(92746);
/* harmony import */ var _core_pending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4517);
/* harmony import */ var _core_same_failure_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(81357);
/* harmony import */ var _run_inbox_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64238);
/* harmony import */ var _store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(573);
/* harmony import */ var _store_journal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13853);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38617);
/* harmony import */ var _store_task_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51980);
/* harmony import */ var _tasks_task_hash_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42809);
/* harmony import */ var _recorder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(541);














async function recoverInbox(folder, options, from = folder.paths) {
    const isOwn = from === folder.paths;
    if (isOwn && options.orphans === "stop")
        await (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_3__/* .stopOrphans */ ._E)(from.inbox);
    if (isOwn)
        (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_3__/* .removeStrays */ .Ff)(from.inbox);
    const leftovers = (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_3__/* .findLeftovers */ .Q_)(from.inbox);
    if (leftovers.length === 0 && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from.held))
        return { rows: 0, warnings: [] };
    folder.openJournals();
    try {
        const known = sidecarKeys(folder.paths.failures);
        let rows = storeHeld(folder, from.held, known);
        const warnings = [];
        if (leftovers.length > 0) {
            const campaign = campaignIn(from) ?? options.campaignOfNone();
            const detector = await options.loadDetector();
            const stated = statedHashes(from.tasks);
            const listed = leftovers.map(({ tasks }) => new Map(tasks.map(({ id, json }) => [
                id,
                { json, hash: stated.get(folder.publicName(id)) ?? (0,_tasks_task_hash_js__WEBPACK_IMPORTED_MODULE_8__/* .hashOf */ .q)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_10__/* .parseJson */ .qF)(json)) },
            ])));
            const hashes = new Set(listed.flatMap((tasks) => [...tasks.values()].map(({ hash }) => hash)));
            const done = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_6__/* .findResults */ .CM)(folder.paths.results, campaign, hashes);
            for (const [index, { meta, wasStopped, read, remove }] of leftovers.entries()) {
                const left = await read(folder.redactor);
                warnings.push(...left.warnings);
                for (const row of left.rows) {
                    const task = listed[index]?.get(row.id);
                    if (task === undefined)
                        continue;
                    const settlement = settlementOf(row, { meta, ...task, detector });
                    if (wasStopped && !(0,_core_evidence_js__WEBPACK_IMPORTED_MODULE_11__/* .countsInGrace */ .S)(settlement.outcome, "stopped"))
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
        return { rows, warnings: [...warnings, ...recoveryNotices(rows)] };
    }
    finally {
        folder.closeJournals();
    }
}
function campaignIn(paths) {
    const known = (0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readCheckpoint */ .HQ)(paths.checkpoint)?.campaigns ?? (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_6__/* .campaignsOfRows */ .kB)(paths);
    return known[0]?.id ?? null;
}
function recoveryNotices(rows) {
    return rows === 0 ? [] : [`${rows} ${rows === 1 ? "row" : "rows"} of a killed run recovered`];
}
function statedHashes(path) {
    const hashes = new Map();
    (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_5__/* .readLines */ .S)(path, (line) => {
        const hash = (0,_store_task_line_js__WEBPACK_IMPORTED_MODULE_7__/* .statedHash */ .sc)(line);
        const value = hash === null ? null : (0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_12__/* .jsonOrNull */ .J)(line);
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
        pending: (0,_core_pending_js__WEBPACK_IMPORTED_MODULE_2__/* .openPending */ .Y)({ id: row.id, hash, json, provider: "" }, { position: 0, attempt: meta.attempt }),
        outcome: (0,_core_classify_row_js__WEBPACK_IMPORTED_MODULE_1__/* .classifyRow */ .n$)(row, detector),
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
    const held = [];
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_6__/* .readSidecar */ .YD)(path, (row) => held.push(row));
    const verdicts = (0,_core_same_failure_js__WEBPACK_IMPORTED_MODULE_13__/* .areCharged */ .dJ)(held.map((row) => ({ ...row, exitCode: row.exit_code, task: row.hash })));
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
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_6__/* .readSidecar */ .YD)(path, (row) => keys.add(sidecarKey(row)));
    return keys;
}
function sidecarKey(row) {
    return `${row.hash} ${(0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_6__/* .attemptKey */ .jX)(row)}`;
}


/***/ })

};
