export const id = 966;
export const ids = [966];
export const modules = {

/***/ 97966:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CacheCarrier: () => (/* binding */ CacheCarrier)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64220);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48032);
/* harmony import */ var _cache_offer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56144);
/* harmony import */ var _cache_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88195);
/* harmony import */ var _cache_worker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8417);
/* harmony import */ var _carrier_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42053);
/* harmony import */ var _snapshot_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90051);









const PARALLEL_BATCHES = 8;
const PREFIXES_PER_BATCH = 4;
class CacheCarrier {
    place = "the Actions cache";
    #settings;
    #offer;
    #deadlineMs;
    #isDown = false;
    #isPushing = false;
    constructor(settings) {
        this.#settings = settings;
        this.#offer = (0,_cache_offer_js__WEBPACK_IMPORTED_MODULE_5__/* .cacheOffered */ .U)(settings.environment);
        this.#deadlineMs = settings.deadlineMs ?? _carrier_js__WEBPACK_IMPORTED_MODULE_6__/* .CALL_DEADLINE_MS */ .j;
    }
    isDown() {
        return this.#isDown;
    }
    async pull(request) {
        const { prefixes, into, looksForward = true } = request;
        const answers = prefixes.map((prefix) => ({ kind: "unknown", prefix }));
        if (!this.#offer?.readable || this.#isDown || answers.length === 0) {
            return { answers, trouble: [] };
        }
        const deadlineMs = Math.min(this.#deadlineMs, request.deadlineMs ?? this.#deadlineMs);
        const batches = inBatches(prefixes);
        const trouble = [];
        const answered = new Set();
        let root = null;
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(into, { recursive: true });
            root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, ".calls-"));
            const held = [...(request.held ?? [])];
            const ends = await Promise.all(batches.map(async (asked, number) => {
                const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root ?? into, String(number));
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder);
                return this.#run({ kind: "pull", asked, held, looksForward, root: folder }, deadlineMs);
            }));
            for (const one of ends.flatMap((end) => end.answers)) {
                if (one.kind !== "pulled")
                    continue;
                answered.add(one.index);
                trouble.push(...one.trouble);
                answers[one.index] = await takeOver(one, prefixes[one.index] ?? "", into, trouble);
            }
            trouble.push(...this.#endTrouble("restore", ends, { deadlineMs, hasAnswers: answered.size > 0 }));
        }
        catch (error) {
            trouble.push(failure("restore", (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_7__/* .reasonOf */ .A)(error)));
        }
        finally {
            if (root !== null)
                await (0,_snapshot_files_js__WEBPACK_IMPORTED_MODULE_4__/* .removeFolder */ .v$)(root);
        }
        const unanswered = prefixes.length - answered.size;
        if (unanswered > 0 && trouble.length === 0)
            trouble.push(failure("restore", `the states of ${unanswered} of ${prefixes.length} jobs were not asked for in time`));
        return { answers, trouble };
    }
    async push(request) {
        if (!this.#offer?.writable)
            return { outcome: "read-only", trouble: [] };
        if (this.#isPushing || this.#isDown)
            return notSaved();
        this.#isPushing = true;
        let root = null;
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(this.#settings.tempFolder, { recursive: true });
            root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#settings.tempFolder, "carryover-"));
            return await this.#save(request, root);
        }
        catch (error) {
            return notSaved(failure("save", (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_7__/* .reasonOf */ .A)(error)));
        }
        finally {
            this.#isPushing = false;
            if (root !== null)
                await (0,_snapshot_files_js__WEBPACK_IMPORTED_MODULE_4__/* .removeFolder */ .v$)(root);
        }
    }
    async #save({ key, folder, ...request }, root) {
        const deadlineMs = Math.min(this.#deadlineMs, request.deadlineMs ?? this.#deadlineMs);
        const names = await (0,_snapshot_files_js__WEBPACK_IMPORTED_MODULE_4__/* .linkCarriedFiles */ .CQ)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, "workspace", _cache_worker_js__WEBPACK_IMPORTED_MODULE_3__.STATE_FOLDER));
        if (names.length === 0)
            return notSaved();
        const end = await this.#run({ kind: "push", key, root }, deadlineMs);
        const answer = end.answers.find((one) => one.kind === "pushed");
        if (answer !== undefined) {
            return answer.trouble === null ? { outcome: "saved", trouble: [] } : notSaved(answer.trouble);
        }
        return notSaved(...this.#endTrouble("save", [end], { deadlineMs, hasAnswers: false }));
    }
    #run(batch, deadlineMs) {
        const { environment, worker = (0,_cache_process_js__WEBPACK_IMPORTED_MODULE_2__/* .ownBundle */ .vq)(), after = afterTimeout } = this.#settings;
        return (0,_cache_process_js__WEBPACK_IMPORTED_MODULE_2__/* .runCacheBatch */ .q)(batch, { worker, environment, deadlineMs, after });
    }
    #endTrouble(operation, ends, { deadlineMs, hasAnswers }) {
        const broken = ends.find((end) => end.broken !== null)?.broken;
        if (typeof broken === "string")
            return [failure(operation, broken)];
        const silentMs = Math.max(0, ...ends.map((end) => (end.isLate ? end.silentMs : 0)));
        const isSilent = silentMs >= this.#deadlineMs / 2;
        this.#isDown ||= isSilent;
        const isLate = ends.some((end) => end.isLate);
        return isLate && (isSilent || !hasAnswers) ? [{ reason: "no-answer", operation, limitMs: deadlineMs }] : [];
    }
}
function inBatches(prefixes) {
    const count = Math.min(PARALLEL_BATCHES, Math.ceil(prefixes.length / PREFIXES_PER_BATCH));
    const batches = Array.from({ length: count }, () => []);
    for (const [index, prefix] of prefixes.entries())
        batches[index % count]?.push({ index, prefix });
    return batches;
}
async function takeOver(pulled, prefix, into, trouble) {
    const { state, key, workspace } = pulled;
    switch (state) {
        case "none":
        case "unknown":
            return { kind: state, prefix };
        case "held":
            return { kind: "held", prefix, key };
        case "found": {
            const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, `${key}.`));
            const dropped = await (0,_snapshot_files_js__WEBPACK_IMPORTED_MODULE_4__/* .takeOverFiles */ .Dg)([(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, _cache_worker_js__WEBPACK_IMPORTED_MODULE_3__.STATE_FOLDER), workspace], folder, new Set([_cache_worker_js__WEBPACK_IMPORTED_MODULE_3__.STATE_FOLDER]));
            if (dropped.length > 0)
                trouble.push({ reason: "dropped-files", key, names: dropped });
            return { kind: "found", prefix, key, folder };
        }
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_8__/* .unreachable */ .H)(state);
    }
}
function notSaved(...trouble) {
    return { outcome: "not-saved", trouble };
}
function failure(operation, detail) {
    return { reason: "failed", operation, detail };
}
function afterTimeout(durationMs, wake) {
    const timer = setTimeout(wake, durationMs);
    return () => clearTimeout(timer);
}


/***/ }),

/***/ 8417:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  STATE_FOLDER: () => (/* binding */ STATE_FOLDER),
  serveCacheBatch: () => (/* binding */ serveCacheBatch)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
;// CONCATENATED MODULE: ./build/store/carrier/cache-words.js
const OUTPUT_LIMIT = 1 << 18;
class CallOutput {
    #text = "";
    add(text) {
        if (this.#text.length < OUTPUT_LIMIT)
            this.#text += text;
    }
    get text() {
        return unescapeData(this.#text);
    }
    get complaints() {
        const complaints = [];
        for (const line of this.#text.split("\n")) {
            const message = /^::(?:warning|error)(?: [^:]*)?::(.*)$/.exec(line)?.[1];
            if (message !== undefined)
                complaints.push(unescapeData(message).trim());
        }
        return complaints;
    }
}
function unescapeData(data) {
    return data.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}
function readRestoreTrouble(output, prefix) {
    const complaint = output.complaints.at(-1);
    if (complaint === undefined)
        return null;
    const cause = causeIn(output.text);
    const isLocal = /Unable to locate executable file|ENOSPC|EACCES|EROFS/.test(complaint);
    if (cause === null && !isLocal && /Archive path: /i.test(output.text))
        return { reason: "unusable", prefix, detail: complaint };
    return { reason: "failed", operation: "restore", detail: cause ?? complaint };
}
function readSaveTrouble(output, key) {
    const reservation = /Failed to reserve cache: (?:Error: )?([^\n]*)/.exec(output.text)?.[1];
    const savedFailure = /Failed to save: ([^\n]*)/.exec(output.text)?.[1];
    const detail = reservation ?? output.complaints.findLast((complaint) => complaint !== "Failed to save:") ?? savedFailure ?? "";
    const cause = causeIn(output.text);
    if (cause === null && /\(409\)|already.?exists/i.test(detail))
        return { reason: "key-taken", key };
    const known = cause ?? (detail === "" ? `the service answered, but does not have the entry ${key}` : detail);
    return { reason: "failed", operation: "save", detail: known };
}
function wasNotReserved(output) {
    return output.text.includes("Unable to reserve cache with key");
}
function causeIn(text) {
    const denial = /cache (?:write|read) denied[^\n"]*/i.exec(text)?.[0];
    return denial ?? /your rate limit will reset in \d+ seconds/.exec(text)?.[0] ?? null;
}

// EXTERNAL MODULE: ./build/store/carrier/key.js
var carrier_key = __webpack_require__(66242);
;// CONCATENATED MODULE: ./build/store/carrier/cache-worker.js





const STATE_FOLDER = "carryover-state";
const CROSS_OS = true;
const UNPACK_FLAT = "--transform=s,.*/,,";
const EARLIER_SAVES = [-1, -2];
const KEYS_PER_CALL = 10;
const FORWARD_LIMIT = 100;
async function serveCacheBatch() {
    process.on("disconnect", () => process.exit(1));
    const batch = await new Promise((resolve) => process.once("message", resolve));
    const send = (answer) => new Promise((resolve) => {
        process.send?.(answer, () => resolve());
    });
    const client = await Promise.all(/* import() */[__webpack_require__.e(838), __webpack_require__.e(691)]).then(__webpack_require__.bind(__webpack_require__, 61691));
    const session = new Session(batch.root, client);
    if (batch.kind === "push")
        await send({ kind: "pushed", trouble: await session.push(batch.key) });
    else
        await session.pull(batch, send);
    process.exit(0);
}
class Session {
    #root;
    #client;
    #calls = 0;
    #output = new CallOutput();
    constructor(root, client) {
        this.#root = root;
        this.#client = client;
        const collect = (chunk) => {
            this.#output.add(typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8"));
            return true;
        };
        process.stdout.write = collect;
        process.stderr.write = collect;
    }
    async pull(batch, send) {
        const held = new Set(batch.held);
        const newest = new Map();
        for (const { index, prefix } of batch.asked) {
            const answer = await this.#newest(index, prefix, held);
            await send(answer);
            if (answer.key !== "")
                newest.set(index, answer);
            if (answer.trouble.some(({ reason }) => reason !== "unusable"))
                return;
        }
        if (batch.looksForward)
            await this.#lookForward(newest, held, send);
    }
    async push(key) {
        const workspace = (0,external_node_path_.join)(this.#root, "workspace");
        const saved = await this.#call("save", workspace, () => this.#client.saveCache([STATE_FOLDER], key, undefined, CROSS_OS));
        if (saved.error !== null)
            return saved.error;
        if ((saved.value ?? -1) > 0 && saved.output.complaints.length === 0)
            return null;
        if ((await this.#find([key], workspace)) !== key)
            return readSaveTrouble(saved.output, key);
        return wasNotReserved(saved.output) ? { reason: "key-taken", key } : null;
    }
    async #newest(index, prefix, held) {
        if (held.size > 0) {
            const key = await this.#find([prefix]);
            if (key?.startsWith(prefix) && held.has(key)) {
                return { kind: "pulled", index, state: "held", key, workspace: "", trouble: [] };
            }
        }
        const answer = await this.#restore(index, prefix, prefix);
        if (!answer.trouble.some(({ reason }) => reason === "unusable"))
            return answer;
        const key = await this.#find([prefix]);
        if (!key?.startsWith(prefix))
            return answer;
        for (const earlier of EARLIER_SAVES.flatMap((saves) => (0,carrier_key/* keyAfter */.oE)(key, saves) ?? [])) {
            const found = await this.#restore(index, prefix, earlier);
            if (found.state === "found")
                return { ...found, trouble: [...answer.trouble, ...found.trouble] };
        }
        return answer;
    }
    async #restore(index, prefix, asked) {
        this.#calls += 1;
        const workspace = (0,external_node_path_.join)(this.#root, `call-${this.#calls}`, "workspace");
        const { value: key, output, error, } = await this.#call("restore", workspace, () => this.#client.restoreCache([STATE_FOLDER], asked, [], {}, CROSS_OS));
        const answer = { kind: "pulled", index, state: "unknown", key: "", workspace, trouble: [] };
        if (error !== null)
            return { ...answer, trouble: [error] };
        if (key === null || key === undefined) {
            const trouble = readRestoreTrouble(output, prefix);
            return trouble === null ? { ...answer, state: "none" } : { ...answer, trouble: [trouble] };
        }
        const isExact = (0,carrier_key/* parseKey */.Do)(asked) !== null;
        if (!key.startsWith(asked) || (isExact && key !== asked) || (0,carrier_key/* parseKey */.Do)(key) === null) {
            return { ...answer, trouble: [{ reason: "unusable", prefix, detail: `the service answered with ${key}` }] };
        }
        return { ...answer, state: "found", key };
    }
    async #lookForward(newest, held, send) {
        const tips = new Map([...newest].map(([index, { key }]) => [index, key]));
        for (let round = 0; round < FORWARD_LIMIT; round += 1) {
            const next = new Map([...tips].flatMap(([index, key]) => {
                const following = (0,carrier_key/* keyAfter */.oE)(key, 1);
                return following === null ? [] : [[following, index]];
            }));
            const keys = [...next.keys()];
            let found = null;
            for (let at = 0; at < keys.length && found === null; at += KEYS_PER_CALL) {
                found = await this.#find(keys.slice(at, at + KEYS_PER_CALL));
            }
            if (found === null || !next.has(found))
                break;
            for (const [index, key] of tips)
                if ((0,carrier_key/* keyAfter */.oE)(key, 1) === found)
                    tips.set(index, found);
        }
        for (const [index, key] of tips) {
            if (key === newest.get(index)?.key)
                continue;
            const answer = held.has(key)
                ? { kind: "pulled", index, state: "held", key, workspace: "", trouble: [] }
                : await this.#restore(index, key, key);
            if (answer.state === "found" || answer.state === "held")
                await send(answer);
        }
    }
    async #find(keys, workspace = (0,external_node_path_.join)(this.#root, "find")) {
        const [first = "", ...others] = keys;
        const { value } = await this.#call("restore", workspace, () => this.#client.restoreCache([STATE_FOLDER], first, others, { lookupOnly: true }, CROSS_OS));
        return value ?? null;
    }
    async #call(operation, workspace, make) {
        this.#output = new CallOutput();
        const output = this.#output;
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
            return { value: await make(), output, error: null };
        }
        catch (error) {
            return { value: null, output, error: { reason: "failed", operation, detail: (0,reason/* reasonOf */.A)(error) } };
        }
    }
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
/* harmony export */   v$: () => (/* binding */ removeFolder),
/* harmony export */   v9: () => (/* binding */ maxBytesOf)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(573);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31918);




const LIMITS_BYTES = new Map([
    [_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_FILES */ .mF.checkpoint, _checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__/* .CHECKPOINT_LIMIT_BYTES */ .hn],
    [_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_FILES */ .mF.plan, _state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAN_LIMIT_BYTES */ .MO],
]);
const CARRIED_FILES = new Map(Object.values(_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_FILES */ .mF).map((name) => [name, LIMITS_BYTES.get(name) ?? _state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_FILE_LIMIT_BYTES */ .BI]));
function maxBytesOf(name) {
    return CARRIED_FILES.get(name) ?? null;
}
async function listCarriedFiles(folder) {
    const names = [];
    for (const [name, limitBytes] of CARRIED_FILES) {
        const stat = await lstatOrNull((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        if (stat?.isFile() && stat.size <= limitBytes)
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
async function takeOverFiles(roots, to, passed) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(to, { recursive: true });
    const taken = new Set();
    const left = [];
    for (const root of roots) {
        const stat = await lstatOrNull(root);
        if (stat === null)
            continue;
        if (!stat.isDirectory()) {
            left.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(root));
            continue;
        }
        const wanted = new Set(await listCarriedFiles(root));
        for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(root)) {
            if (passed.has(name))
                continue;
            if (!wanted.has(name) || taken.has(name)) {
                left.push(name);
                continue;
            }
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name));
            taken.add(name);
        }
    }
    return left;
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
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(tempFolder, { recursive: true });
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tempFolder, "carryover-staging-"));
    try {
        return await act(folder);
    }
    finally {
        await removeFolder(folder);
    }
}
async function removeFolder(folder) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true }).catch(() => { });
}


/***/ })

};
