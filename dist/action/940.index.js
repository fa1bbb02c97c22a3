export const id = 940;
export const ids = [940];
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

/***/ 42053:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ CALL_DEADLINE_MS)
/* harmony export */ });
const CALL_DEADLINE_MS = 20_000;


/***/ }),

/***/ 46940:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FolderCarrier: () => (/* binding */ FolderCarrier)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64220);
/* harmony import */ var _key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66242);
/* harmony import */ var _listing_carrier_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93412);
/* harmony import */ var _snapshot_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90051);






class FolderCarrier extends _listing_carrier_js__WEBPACK_IMPORTED_MODULE_3__/* .ListingCarrier */ .n {
    place;
    #root;
    constructor(root) {
        super();
        this.#root = root;
        this.place = `the folder ${root}`;
    }
    async list(prefix) {
        const found = [];
        for (const key of await this.#names()) {
            if (!key.startsWith(prefix) || (0,_key_js__WEBPACK_IMPORTED_MODULE_2__/* .parseKey */ .Do)(key) === null)
                continue;
            const stats = await this.#entry(key);
            if (stats?.isDirectory())
                found.push({ key, savedAt: stats.mtimeMs });
        }
        return found;
    }
    async read(key, into) {
        await (0,_snapshot_files_js__WEBPACK_IMPORTED_MODULE_4__/* .copyCarriedFiles */ .rv)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, key), into);
    }
    async write(key, folder) {
        return (0,_snapshot_files_js__WEBPACK_IMPORTED_MODULE_4__/* .inStaging */ .re)(this.#root, async (staging) => {
            if ((await (0,_snapshot_files_js__WEBPACK_IMPORTED_MODULE_4__/* .copyCarriedFiles */ .rv)(folder, staging)).length === 0)
                return "nothing";
            try {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(staging, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, key));
                return "saved";
            }
            catch (error) {
                if ((await this.#entry(key)) === null)
                    throw error;
                return "taken";
            }
        });
    }
    async remove(key) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, key), { recursive: true, force: true }).catch(() => { });
    }
    async #entry(key) {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, key)).catch(() => null);
    }
    async #names() {
        try {
            return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(this.#root);
        }
        catch (error) {
            if ((0,_core_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .C)(error) === "ENOENT")
                return [];
            throw error;
        }
    }
}


/***/ }),

/***/ 93412:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ ListingCarrier)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64220);
/* harmony import */ var _run_temp_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86543);
/* harmony import */ var _carrier_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42053);
/* harmony import */ var _key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66242);






class ListingCarrier {
    #isDown = false;
    detailOf(error) {
        return (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(error);
    }
    isDown() {
        return this.#isDown;
    }
    async pull({ prefixes, into, held, deadlineMs }) {
        const answers = prefixes.map((prefix) => ({ kind: "unknown", prefix }));
        if (this.#isDown)
            return { answers, trouble: [] };
        const trouble = await this.#within("restore", deadlineMs, async (signal) => {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(into, { recursive: true });
            for (const [index, prefix] of prefixes.entries()) {
                answers[index] = await this.#fetchNewest(prefix, { into, held: held ?? new Set(), signal });
            }
        });
        return { answers, trouble };
    }
    async push({ key, folder, deadlineMs }) {
        if (this.#isDown)
            return { outcome: "not-saved", trouble: [] };
        let written = null;
        const trouble = await this.#within("save", deadlineMs, async (signal) => {
            written = await this.write(key, folder, signal);
            if (written === "saved")
                await this.#prune(key, signal).catch(() => { });
        });
        if (written === "saved" && trouble.length === 0)
            return { outcome: "saved", trouble };
        return { outcome: "not-saved", trouble: written === "taken" ? [{ reason: "key-taken", key }] : trouble };
    }
    async #fetchNewest(prefix, { into, held, signal }) {
        for (const { key } of newestFirst(await this.list(prefix, signal))) {
            if (held.has(key))
                return { kind: "held", prefix, key };
            const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, `${key}.`));
            await this.read(key, folder, signal);
            if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)).length > 0)
                return { kind: "found", prefix, key, folder };
            await (0,_run_temp_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .removeFolder */ .v$)(folder);
        }
        return { kind: "none", prefix };
    }
    async #prune(key, signal) {
        const [prefix, job] = [(0,_key_js__WEBPACK_IMPORTED_MODULE_3__/* .namePrefixOf */ .t1)(key), (0,_key_js__WEBPACK_IMPORTED_MODULE_3__/* .parseKey */ .Do)(key)?.jobIndex];
        if (prefix === null)
            return;
        const saves = (await this.list(prefix, signal)).filter((save) => (0,_key_js__WEBPACK_IMPORTED_MODULE_3__/* .parseKey */ .Do)(save.key)?.jobIndex === job);
        for (const outdated of (0,_key_js__WEBPACK_IMPORTED_MODULE_3__/* .outdatedKeys */ .py)(newestFirst(saves)))
            await this.remove(outdated, signal);
    }
    async #within(operation, deadlineMs, act) {
        const limitMs = Math.min(_carrier_js__WEBPACK_IMPORTED_MODULE_5__/* .CALL_DEADLINE_MS */ .j, deadlineMs ?? _carrier_js__WEBPACK_IMPORTED_MODULE_5__/* .CALL_DEADLINE_MS */ .j);
        const signal = AbortSignal.timeout(Math.max(1, Math.ceil(limitMs)));
        try {
            await act(signal);
            return [];
        }
        catch (error) {
            if (!signal.aborted)
                return [{ reason: "failed", operation, detail: this.detailOf(error) }];
            this.#isDown ||= limitMs >= _carrier_js__WEBPACK_IMPORTED_MODULE_5__/* .CALL_DEADLINE_MS */ .j / 2;
            return [{ reason: "no-answer", operation, limitMs }];
        }
    }
}
function newestFirst(saves) {
    return [...saves].sort((a, b) => b.savedAt - a.savedAt || (a.key < b.key ? 1 : -1));
}


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


/***/ })

};
