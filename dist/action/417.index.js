export const id = 417;
export const ids = [417];
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

/***/ 8417:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveCacheBatch: () => (/* binding */ serveCacheBatch)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
;// CONCATENATED MODULE: ./build/store/carrier/cache-words.js
function complaintsIn(output) {
    const lines = output.split("\n").flatMap((line) => /^::(?:warning|error)(?: [^:]*)?::(.*)$/.exec(line)?.[1] ?? []);
    return lines.map((message) => unescapeData(message).trim());
}
function unescapeData(data) {
    return data.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}
function readRestoreTrouble(output, prefix) {
    const complaint = complaintsIn(output).at(-1);
    if (complaint === undefined)
        return null;
    const text = unescapeData(output);
    const cause = causeIn(text);
    const isLocal = /Unable to locate executable file|ENOSPC|EACCES|EROFS/.test(complaint);
    if (cause === null && !isLocal && /Archive path: /i.test(text))
        return { reason: "unusable", prefix, detail: complaint };
    return { reason: "failed", operation: "restore", detail: cause ?? complaint };
}
function readSaveTrouble(output, key) {
    const text = unescapeData(output);
    const reservation = /Failed to reserve cache: (?:Error: )?([^\n]*)/.exec(text)?.[1];
    const savedFailure = /Failed to save: ([^\n]*)/.exec(text)?.[1];
    const detail = reservation ?? complaintsIn(output).findLast((complaint) => complaint !== "Failed to save:") ?? savedFailure ?? "";
    const cause = causeIn(text);
    if (cause === null && /\(409\)|already.?exists/i.test(detail))
        return { reason: "key-taken", key };
    const known = cause ?? (detail === "" ? `the service answered, but does not have the entry ${key}` : detail);
    return { reason: "failed", operation: "save", detail: known };
}
function wasNotReserved(output) {
    return output.includes("Unable to reserve cache with key");
}
function causeIn(text) {
    const denial = /cache (?:write|read) denied[^\n"]*/i.exec(text)?.[0];
    return denial ?? /your rate limit will reset in \d+ seconds/.exec(text)?.[0] ?? null;
}

// EXTERNAL MODULE: ./build/store/carrier/key.js
var carrier_key = __webpack_require__(66242);
// EXTERNAL MODULE: ./build/store/carrier/snapshot-files.js
var snapshot_files = __webpack_require__(90051);
;// CONCATENATED MODULE: ./build/store/carrier/cache-worker.js






const STATE_FOLDER = "carryover-state";
const UNPACK_FLAT = "--transform=s,.*/,,";
const EARLIER_SAVES = [1, 2];
const OUTPUT_LIMIT = 1 << 18;
async function serveCacheBatch() {
    process.on("disconnect", () => process.exit(1));
    const batch = await new Promise((resolve) => process.once("message", resolve));
    const send = (answer) => new Promise((resolve) => {
        process.send?.(answer, () => resolve());
    });
    const client = await Promise.all(/* import() */[__webpack_require__.e(838), __webpack_require__.e(691)]).then(__webpack_require__.bind(__webpack_require__, 61691));
    const session = new Session(batch.root, client);
    if (batch.kind === "push")
        await send(await session.push(batch));
    else
        await session.pull(batch, send);
    process.exit(0);
}
class Session {
    #root;
    #client;
    #calls = 0;
    #output = "";
    constructor(root, client) {
        this.#root = root;
        this.#client = client;
        const collect = (chunk) => {
            if (this.#output.length < OUTPUT_LIMIT)
                this.#output += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8");
            return true;
        };
        process.stdout.write = collect;
        process.stderr.write = collect;
    }
    async pull(batch, send) {
        const { asked, into } = batch;
        const held = new Set(batch.held);
        for (const prefix of asked) {
            const pulled = await this.#newest(prefix, held, into);
            await send(pulled);
            if (pulled.trouble.some(({ reason }) => reason === "failed"))
                return;
        }
    }
    async push({ key, folder }) {
        const workspace = (0,external_node_path_.join)(this.#root, "workspace");
        const names = await (0,snapshot_files/* linkCarriedFiles */.CQ)(folder, (0,external_node_path_.join)(workspace, STATE_FOLDER));
        const trouble = names.length === 0 ? [] : await this.#save(key, workspace);
        return trouble === null ? { outcome: "saved", trouble: [] } : { outcome: "not-saved", trouble };
    }
    async #save(key, workspace) {
        const { value, output, error } = await this.#call("save", workspace, () => this.#client.saveCache([STATE_FOLDER], key));
        if (error !== null)
            return [error];
        if ((value ?? -1) > 0 && complaintsIn(output).length === 0)
            return null;
        if ((await this.#find(key, workspace)) !== key)
            return [readSaveTrouble(output, key)];
        return wasNotReserved(output) ? [{ reason: "key-taken", key }] : null;
    }
    async #newest(prefix, held, into) {
        const known = held.size === 0 ? null : await this.#find(prefix);
        if (known?.startsWith(prefix) && held.has(known)) {
            return { answer: { kind: "held", prefix, key: known }, trouble: [] };
        }
        const newest = await this.#restore(prefix, prefix, into);
        if (!newest.trouble.some(({ reason }) => reason === "unusable"))
            return newest;
        const key = await this.#find(prefix);
        if (!key?.startsWith(prefix))
            return newest;
        for (const earlier of EARLIER_SAVES.flatMap((saves) => (0,carrier_key/* earlierKey */.Yg)(key, saves) ?? [])) {
            const { answer, trouble } = await this.#restore(prefix, earlier, into);
            if (answer.kind === "found")
                return { answer, trouble: [...newest.trouble, ...trouble] };
        }
        return newest;
    }
    async #restore(prefix, asked, into) {
        this.#calls += 1;
        const workspace = (0,external_node_path_.join)(this.#root, `call-${this.#calls}`, "workspace");
        const call = await this.#call("restore", workspace, () => this.#client.restoreCache([STATE_FOLDER], asked));
        const { value: key, output, error } = call;
        const unknown = { kind: "unknown", prefix };
        if (error !== null)
            return { answer: unknown, trouble: [error] };
        if (key === null || key === undefined) {
            const trouble = readRestoreTrouble(output, prefix);
            return trouble === null
                ? { answer: { kind: "none", prefix }, trouble: [] }
                : { answer: unknown, trouble: [trouble] };
        }
        if (!key.startsWith(asked) || (0,carrier_key/* parseKey */.Do)(key) === null) {
            return {
                answer: unknown,
                trouble: [{ reason: "unusable", prefix, detail: `the service answered with ${key}` }],
            };
        }
        const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(into, `${key}.`));
        const nested = await (0,snapshot_files/* takeOverFiles */.Dg)((0,external_node_path_.join)(workspace, STATE_FOLDER), folder);
        const flat = await (0,snapshot_files/* takeOverFiles */.Dg)(workspace, folder);
        const names = [...nested, ...flat.filter((name) => name !== STATE_FOLDER)];
        return {
            answer: { kind: "found", prefix, key, folder },
            trouble: names.length === 0 ? [] : [{ reason: "dropped-files", key, names }],
        };
    }
    async #find(asked, workspace = (0,external_node_path_.join)(this.#root, "find")) {
        const { value } = await this.#call("restore", workspace, () => this.#client.restoreCache([STATE_FOLDER], asked, [], { lookupOnly: true }));
        return value ?? null;
    }
    async #call(operation, workspace, make) {
        this.#output = "";
        try {
            const temp = (0,external_node_path_.join)(workspace, "..", "temp");
            await (0,promises_.mkdir)(workspace, { recursive: true });
            await (0,promises_.mkdir)(temp, { recursive: true });
            process.chdir(workspace);
            process.env.GITHUB_WORKSPACE = workspace;
            process.env.RUNNER_TEMP = temp;
            if (operation === "restore")
                process.env.TAR_OPTIONS = UNPACK_FLAT;
            else
                delete process.env.TAR_OPTIONS;
            const value = await make();
            return { value, output: this.#output, error: null };
        }
        catch (error) {
            return { value: null, output: this.#output, error: { reason: "failed", operation, detail: (0,reason/* reasonOf */.A)(error) } };
        }
    }
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
