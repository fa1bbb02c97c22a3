export const id = 940;
export const ids = [940];
export const modules = {

/***/ 46940:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FolderCarrier: () => (/* binding */ FolderCarrier)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_error_code_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74924);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64220);
/* harmony import */ var _key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66242);
/* harmony import */ var _snapshot_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90051);






const STAGING = ".staging-";
class FolderCarrier {
    place;
    #root;
    #isPushing = false;
    constructor(root) {
        this.#root = root;
        this.place = `the folder ${root}`;
    }
    isDown() {
        return false;
    }
    async pull(request) {
        const answers = [];
        const trouble = [];
        for (const prefix of request.prefixes) {
            try {
                answers.push(await this.#copyNewest(prefix, request));
            }
            catch (error) {
                answers.push({ kind: "unknown", prefix });
                trouble.push({ reason: "local-error", operation: "restore", detail: (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(error) });
            }
        }
        return { answers, trouble: trouble.slice(0, 1) };
    }
    async push(request) {
        if (this.#isPushing)
            return { outcome: { kind: "skipped", because: "busy" }, trouble: [] };
        this.#isPushing = true;
        try {
            return await this.#save(request);
        }
        catch (error) {
            const trouble = { reason: "local-error", operation: "save", detail: (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(error) };
            return { outcome: { kind: "not-saved" }, trouble: [trouble] };
        }
        finally {
            this.#isPushing = false;
        }
    }
    async #copyNewest(prefix, { into, held }) {
        for (const { key } of await this.#savesUnder(prefix)) {
            if (held?.has(key) === true)
                return { kind: "held", prefix, key };
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(into, { recursive: true });
            const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, `${key}.`));
            const names = await (0,_snapshot_files_js__WEBPACK_IMPORTED_MODULE_3__.copyCarriedFiles)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, key), folder);
            if (names.length > 0)
                return { kind: "found", prefix, key, folder };
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
        }
        return { kind: "none", prefix };
    }
    async #save(request) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(this.#root, { recursive: true });
        const staging = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, STAGING));
        try {
            const names = await (0,_snapshot_files_js__WEBPACK_IMPORTED_MODULE_3__.copyCarriedFiles)(request.folder, staging);
            if (names.length === 0)
                return { outcome: { kind: "skipped", because: "nothing" }, trouble: [] };
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(staging, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, request.key));
        }
        catch (error) {
            if ((await this.#entry(request.key)) === null)
                throw error;
            return { outcome: { kind: "not-saved" }, trouble: [{ reason: "key-taken", key: request.key }] };
        }
        finally {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(staging, { recursive: true, force: true });
        }
        await this.#prune(request.key);
        return { outcome: { kind: "saved", key: request.key }, trouble: [] };
    }
    async #savesUnder(prefix, jobIndex = null) {
        const found = [];
        for (const key of await this.#names()) {
            const parsed = key.startsWith(prefix) ? (0,_key_js__WEBPACK_IMPORTED_MODULE_2__/* .parseKey */ .Do)(key) : null;
            if (parsed === null || (jobIndex !== null && parsed.jobIndex !== jobIndex))
                continue;
            const stats = await this.#entry(key);
            if (stats?.isDirectory())
                found.push({ key, savedAt: stats.mtimeMs });
        }
        return found.sort((a, b) => b.savedAt - a.savedAt || (a.key < b.key ? 1 : -1));
    }
    async #entry(key) {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, key)).catch(() => null);
    }
    async #names() {
        try {
            return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(this.#root);
        }
        catch (error) {
            if ((0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .C)(error) === "ENOENT")
                return [];
            throw error;
        }
    }
    async #prune(key) {
        const [prefix, job] = [(0,_key_js__WEBPACK_IMPORTED_MODULE_2__/* .namePrefixOf */ .t1)(key), (0,_key_js__WEBPACK_IMPORTED_MODULE_2__/* .parseKey */ .Do)(key)?.jobIndex];
        if (prefix === null || job === undefined)
            return;
        for (const name of (0,_key_js__WEBPACK_IMPORTED_MODULE_2__/* .outdatedKeys */ .py)(await this.#savesUnder(prefix, job)))
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, name), { recursive: true, force: true }).catch(() => { });
    }
}


/***/ })

};
