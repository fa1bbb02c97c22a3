export const id = 966;
export const ids = [966];
export const modules = {

/***/ 86543:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pd: () => (/* binding */ makeTempFolder),
/* harmony export */   v$: () => (/* binding */ removeFolder)
/* harmony export */ });
/* unused harmony export keepFolder */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64220);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67756);






const inUse = new Set();
process.once("exit", () => {
    for (const folder of inUse) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
        }
        catch {
        }
    }
});
function makeTempFolder(prefix, parent = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)()) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(parent, { recursive: true });
        const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(parent, prefix));
        inUse.add(folder);
        return folder;
    }
    catch (cause) {
        const found = `found: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(cause)}.`;
        const message = parent === (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)()
            ? `Expected a folder for temporary files, ${found} Set TMPDIR to a folder that can be written.`
            : `Expected to create a folder in ${parent}, ${found}`;
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(message, { cause });
    }
}
async function removeFolder(folder) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true }).catch(() => { });
    keepFolder(folder);
}
function keepFolder(folder) {
    inUse.delete(folder);
}


/***/ }),

/***/ 97966:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CacheCarrier: () => (/* binding */ CacheCarrier)
/* harmony export */ });
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64220);
/* harmony import */ var _cache_offer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56144);
/* harmony import */ var _cache_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88195);
/* harmony import */ var _carrier_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42053);
/* harmony import */ var _snapshot_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90051);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41810);






const PARALLEL_BATCHES = 8;
const PREFIXES_PER_BATCH = 4;
class CacheCarrier {
    place = _trouble_js__WEBPACK_IMPORTED_MODULE_2__/* .ACTIONS_CACHE */ .Xd;
    #settings;
    #offer;
    #isDown = false;
    constructor(settings) {
        this.#settings = settings;
        this.#offer = (0,_cache_offer_js__WEBPACK_IMPORTED_MODULE_3__/* .cacheOffered */ .U)(settings.environment);
    }
    isDown() {
        return this.#isDown;
    }
    async pull({ prefixes, into, held, deadlineMs }) {
        const unknown = prefixes.map((prefix) => ({ kind: "unknown", prefix }));
        if (!this.#offer?.readable || this.#isDown)
            return { answers: unknown, trouble: [] };
        const batches = inBatches(prefixes).map((asked) => ({ kind: "pull", asked, held: [...(held ?? [])], into }));
        const calls = { operation: "restore", batches, parent: into, deadlineMs };
        const { answers: pulled, trouble: endTrouble } = await this.#run(calls);
        const answered = new Map(pulled.map(({ answer }) => [answer.prefix, answer]));
        const trouble = [...pulled.flatMap((one) => one.trouble), ...endTrouble];
        const unanswered = prefixes.length - answered.size;
        if (unanswered > 0 && trouble.length === 0) {
            const detail = `the states of ${unanswered} of ${prefixes.length} jobs were not fetched in time`;
            trouble.push({ reason: "failed", operation: "restore", detail });
        }
        return { answers: unknown.map((one) => answered.get(one.prefix) ?? one), trouble };
    }
    async push({ key, folder, deadlineMs }) {
        if (!this.#offer?.writable)
            return { outcome: "read-only", trouble: [] };
        if (this.#isDown)
            return { outcome: "not-saved", trouble: [] };
        const batches = [{ kind: "push", key, folder }];
        const { tempFolder: parent } = this.#settings;
        const { answers, trouble } = await this.#run({ operation: "save", batches, parent, deadlineMs });
        return answers[0] ?? { outcome: "not-saved", trouble };
    }
    async #run({ operation, batches, parent, deadlineMs = _carrier_js__WEBPACK_IMPORTED_MODULE_4__/* .CALL_DEADLINE_MS */ .j }) {
        const { environment, worker = (0,_cache_process_js__WEBPACK_IMPORTED_MODULE_0__/* .ownBundle */ .vq)(), after = afterTimeout } = this.#settings;
        const limitMs = Math.min(_carrier_js__WEBPACK_IMPORTED_MODULE_4__/* .CALL_DEADLINE_MS */ .j, deadlineMs);
        const options = { worker, environment, deadlineMs: limitMs, after };
        try {
            const ends = await Promise.all(batches.map((batch) => (0,_snapshot_files_js__WEBPACK_IMPORTED_MODULE_1__/* .inStaging */ .re)(parent, (root) => (0,_cache_process_js__WEBPACK_IMPORTED_MODULE_0__/* .runCacheBatch */ .q)({ ...batch, root }, options))));
            return { answers: ends.flatMap((end) => end.answers), trouble: this.#endTrouble(operation, ends, limitMs) };
        }
        catch (error) {
            return { answers: [], trouble: [{ reason: "failed", operation, detail: (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A)(error) }] };
        }
    }
    #endTrouble(operation, ends, limitMs) {
        const broken = ends.find((end) => end.broken !== null)?.broken;
        if (typeof broken === "string")
            return [{ reason: "failed", operation, detail: broken }];
        const late = ends.filter((end) => end.isLate);
        const isSilent = late.some((end) => end.silentMs >= _carrier_js__WEBPACK_IMPORTED_MODULE_4__/* .CALL_DEADLINE_MS */ .j / 2);
        this.#isDown ||= isSilent;
        const hasAnswers = ends.some((end) => end.answers.length > 0);
        return late.length > 0 && (isSilent || !hasAnswers) ? [{ reason: "no-answer", operation, limitMs }] : [];
    }
}
function inBatches(prefixes) {
    const count = Math.min(PARALLEL_BATCHES, Math.ceil(prefixes.length / PREFIXES_PER_BATCH));
    return Array.from({ length: count }, (_, batch) => prefixes.filter((_prefix, index) => index % count === batch));
}
function afterTimeout(durationMs, wake) {
    const timer = setTimeout(wake, durationMs);
    return () => clearTimeout(timer);
}


/***/ }),

/***/ 42053:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ CALL_DEADLINE_MS)
/* harmony export */ });
const CALL_DEADLINE_MS = 20_000;


/***/ }),

/***/ 90051:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ linkCarriedFiles),
/* harmony export */   Dg: () => (/* binding */ takeOverFiles),
/* harmony export */   re: () => (/* binding */ inStaging),
/* harmony export */   rv: () => (/* binding */ copyCarriedFiles),
/* harmony export */   v9: () => (/* binding */ maxBytesOf)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _run_temp_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86543);
/* harmony import */ var _checkpoint_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(573);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31918);





const CARRIED_FILES = new Set(Object.values(_state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .STATE_FILES */ .mF));
function maxBytesOf(name) {
    if (name === _state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .STATE_FILES */ .mF.checkpoint)
        return _checkpoint_file_js__WEBPACK_IMPORTED_MODULE_3__/* .CHECKPOINT_LIMIT_BYTES */ .hn;
    if (name === _state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .STATE_FILES */ .mF.plan)
        return _state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .PLAN_LIMIT_BYTES */ .MO;
    return CARRIED_FILES.has(name) ? _state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .STATE_FILE_LIMIT_BYTES */ .BI : null;
}
async function listCarriedFiles(folder) {
    const names = [];
    for (const name of CARRIED_FILES) {
        const stat = await lstatOrNull((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        if (stat?.isFile() && stat.size <= (maxBytesOf(name) ?? 0))
            names.push(name);
    }
    return names;
}
async function copyCarriedFiles(from, to, put = node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile) {
    const names = await listCarriedFiles(from);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(to, { recursive: true });
    for (const name of names)
        await put((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name));
    return names;
}
function linkCarriedFiles(from, to) {
    return copyCarriedFiles(from, to, (source, target) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.link)(source, target).catch(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(source, target)));
}
async function takeOverFiles(from, to) {
    const stat = await lstatOrNull(from);
    if (stat === null)
        return [];
    if (!stat.isDirectory())
        return [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(from)];
    for (const name of await listCarriedFiles(from))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name));
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(from);
}
async function lstatOrNull(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path);
    }
    catch {
        return null;
    }
}
async function inStaging(tempFolder, act) {
    const folder = (0,_run_temp_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .makeTempFolder */ .Pd)("carryover-staging-", tempFolder);
    try {
        return await act(folder);
    }
    finally {
        await (0,_run_temp_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .removeFolder */ .v$)(folder);
    }
}


/***/ }),

/***/ 41810:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xd: () => (/* binding */ ACTIONS_CACHE),
/* harmony export */   wp: () => (/* binding */ newWarnings)
/* harmony export */ });
/* unused harmony exports WARNING_LIMIT, describeTrouble */
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48032);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23627);



const ACTIONS_CACHE = "the Actions cache";
const WARNING_LIMIT = 4;
const DETAIL_LIMIT = 300;
function newWarnings(trouble, given, place) {
    const fresh = [];
    const heads = new Set(given.map(headOf));
    for (const one of trouble) {
        if (given.length + fresh.length >= WARNING_LIMIT)
            break;
        const warning = describeTrouble(one, place);
        if (heads.has(headOf(warning)))
            continue;
        heads.add(headOf(warning));
        fresh.push(warning);
    }
    return fresh;
}
function headOf(warning) {
    return warning.slice(0, warning.indexOf(": "));
}
function describeTrouble(trouble, place) {
    switch (trouble.reason) {
        case "no-answer":
            return `${failed(trouble.operation, place)} in time: no answer within ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(trouble.limitMs)}. ${meaning(trouble.operation)}`;
        case "failed": {
            const words = `${failed(trouble.operation, place)}: ${clientText(trouble.detail)}. ${meaning(trouble.operation)}`;
            const isDenied = place === ACTIONS_CACHE && /\bdenied\b|\b40[13]\b/i.test(trouble.detail);
            return isDenied ? `${words} Pull requests from forks and other untrusted triggers can only read.` : words;
        }
        case "unusable":
            return `An entry of ${place} cannot be used: ${clientText(trouble.detail)}. Carryover uses an earlier entry under ${trouble.prefix}* if there is one; otherwise the tasks in it run again.`;
        case "dropped-files":
            return `Parts of an entry of ${place} were left out: ${short(trouble.names.join(", "))} (${trouble.key}). Only plain files with the names of state files are restored.`;
        case "newer-version":
            return `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalized */ .l2)(place)} holds a state of a newer Carryover: version ${trouble.version} (${short(trouble.key)}). This version cannot read it, does not use it, and saves nothing, so that it stays the latest. Use the newer version here too, or another \`name\`.`;
        case "key-taken":
            return `A save to ${place} found its key taken: another save holds ${trouble.key}, and entries never change. ${meaning("save")}`;
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachable */ .H)(trouble);
    }
}
function failed(operation, place) {
    return operation === "save"
        ? `The state could not be saved to ${place}`
        : `The state of earlier runs could not be restored from ${place}`;
}
function meaning(operation) {
    return operation === "save"
        ? "This run is not affected, and the state folder on disk is complete. The next run continues from the last state that was saved."
        : "This run is not affected, but tasks that already have a result may run again.";
}
function clientText(detail) {
    const line = detail.split(/\r|\n/).find((one) => /\w/.test(one)) ?? "";
    const words = line.replace(/[\s:]*\{\s*(?:".*)?$/, "");
    return short((words === "" ? line : words).replace(/["}\],.\s]+$/, ""));
}
function short(detail) {
    const line = detail
        .replace(/(https?:\/\/[^\s?]+)\?\S+/g, "$1")
        .replace(/\s+/g, " ")
        .trim();
    if (line === "")
        return "no reason was given";
    return line.length > DETAIL_LIMIT ? `${line.slice(0, DETAIL_LIMIT)}…` : line;
}


/***/ })

};
