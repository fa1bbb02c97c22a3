export const id = 446;
export const ids = [446];
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

/***/ 24446:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S3Carrier: () => (/* binding */ S3Carrier)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46466);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(43759);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(28314);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43609);
/* harmony import */ var _key_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66242);
/* harmony import */ var _listing_carrier_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93412);
/* harmony import */ var _snapshot_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90051);











const MOST_IN_MEMORY_BYTES = 32_000_000;
const manifestSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_8__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .literal */ .euz(1),
    data: zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._regex */ .Fk(/^[0-9a-f-]{36}$/)),
    files: zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()).check(zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._maxLength */ .Eb(20)),
}));
class S3Carrier extends _listing_carrier_js__WEBPACK_IMPORTED_MODULE_6__/* .ListingCarrier */ .n {
    place;
    #settings;
    #connect;
    constructor(settings) {
        super();
        const { bucket, prefix } = settings;
        this.#settings = settings;
        this.place = `the bucket s3://${bucket}${prefix === "" ? "" : `/${prefix}`}`;
        this.#connect = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_8__/* .once */ .O)(() => connect(settings.environment));
    }
    async list(prefix, signal) {
        const { sdk, client } = await this.#connect();
        const Prefix = this.#keyObject(prefix);
        const found = [];
        let ContinuationToken;
        do {
            const list = new sdk.ListObjectsV2Command({ Bucket: this.#settings.bucket, Prefix, ContinuationToken });
            const page = await client.send(list, { abortSignal: signal });
            for (const { Key = "", LastModified } of page.Contents ?? []) {
                const key = prefix + Key.slice(Prefix.length);
                const second = Math.floor((LastModified?.getTime() ?? 0) / 1_000);
                if ((0,_key_js__WEBPACK_IMPORTED_MODULE_5__/* .parseKey */ .Do)(key) !== null)
                    found.push({ key, savedAt: second * 1_000 });
            }
            ContinuationToken = page.NextContinuationToken;
        } while (ContinuationToken !== undefined);
        return found;
    }
    async read(key, into, signal) {
        const { data, files } = await this.#manifest(key, signal);
        for (const name of files) {
            const limit = (0,_snapshot_files_js__WEBPACK_IMPORTED_MODULE_7__/* .maxBytesOf */ .v9)(name);
            const found = limit === null ? null : await this.#get(this.#object(`data/${data}/${name}`), signal);
            if (found === null || (found.ContentLength ?? 0) > (limit ?? 0))
                continue;
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(found.Body, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createWriteStream)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(into, name)), { signal });
        }
    }
    async write(key, folder, signal) {
        const { sdk, client } = await this.#connect();
        const { bucket: Bucket, tempFolder } = this.#settings;
        return (0,_snapshot_files_js__WEBPACK_IMPORTED_MODULE_7__/* .inStaging */ .re)(tempFolder, async (staging) => {
            const files = await (0,_snapshot_files_js__WEBPACK_IMPORTED_MODULE_7__/* .linkCarriedFiles */ .CQ)(folder, staging);
            if (files.length === 0)
                return "nothing";
            if ((await this.#textOf(key, signal)) !== null)
                return "taken";
            const data = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
            for (const name of files) {
                const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(staging, name);
                const { size: ContentLength } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path);
                const Key = this.#object(`data/${data}/${name}`);
                const Body = ContentLength <= MOST_IN_MEMORY_BYTES ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(path) : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path);
                const put = new sdk.PutObjectCommand({ Bucket, Key, Body, ContentLength });
                await client.send(put, { abortSignal: signal });
            }
            const Body = JSON.stringify({ v: 1, data, files });
            const put = new sdk.PutObjectCommand({ Bucket, Key: this.#keyObject(key), Body, IfNoneMatch: "*" });
            return client.send(put, { abortSignal: signal }).then(() => "saved", async (error) => {
                if (statusOf(error) !== 412 && statusOf(error) !== 409)
                    throw error;
                const holder = await this.#manifest(key, signal);
                if (holder.data === data)
                    return "saved";
                if (holder.data !== "")
                    await this.#delete(this.#dataObjects(data, files), signal).catch(() => { });
                return "taken";
            });
        });
    }
    async remove(key, signal) {
        const { data, files } = await this.#manifest(key, signal);
        await this.#delete([this.#keyObject(key), ...this.#dataObjects(data, files)], signal);
    }
    async #delete(objects, signal) {
        const { sdk, client } = await this.#connect();
        const { bucket: Bucket } = this.#settings;
        for (const Key of objects)
            await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), { abortSignal: signal });
    }
    detailOf(error) {
        const status = statusOf(error);
        return `${status === null ? "" : `HTTP ${status}: `}${super.detailOf(error)}`;
    }
    async #manifest(key, signal) {
        const text = (await this.#textOf(key, signal)) ?? "";
        return manifestSchema().safeParse((0,_core_json_js__WEBPACK_IMPORTED_MODULE_11__/* .jsonOrNull */ .J5)(text)).data ?? { data: "", files: [] };
    }
    async #textOf(key, signal) {
        const found = await this.#get(this.#keyObject(key), signal);
        return found === null ? null : ((await found.Body?.transformToString()) ?? "");
    }
    async #get(Key, signal) {
        const { sdk, client } = await this.#connect();
        const get = new sdk.GetObjectCommand({ Bucket: this.#settings.bucket, Key });
        return client.send(get, { abortSignal: signal }).catch(nullIfMissing);
    }
    #keyObject(key) {
        return this.#object(`keys/${key}`);
    }
    #dataObjects(data, files) {
        return files.map((name) => this.#object(`data/${data}/${name}`));
    }
    #object(name) {
        const { prefix } = this.#settings;
        return prefix === "" ? name : `${prefix}/${name}`;
    }
}
async function connect(environment) {
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
    const sdk = await __webpack_require__.e(/* import() */ 711).then(__webpack_require__.t.bind(__webpack_require__, 53711, 19));
    const endpoint = environment.AWS_ENDPOINT_URL_S3 || environment.AWS_ENDPOINT_URL;
    const region = environment.AWS_REGION || environment.AWS_DEFAULT_REGION;
    const settings = {
        maxAttempts: 3,
        logger: { debug() { }, info() { }, warn() { }, error() { } },
        ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
        requestChecksumCalculation: "WHEN_REQUIRED",
        responseChecksumValidation: "WHEN_REQUIRED",
    };
    const profile = new sdk.S3Client(settings);
    const client = new sdk.S3Client({
        ...settings,
        region: region || (await profile.config.region().catch(() => "us-east-1")),
    });
    return { sdk, client };
}
function statusOf(error) {
    const { $metadata } = error;
    return $metadata?.httpStatusCode ?? null;
}
function nullIfMissing(error) {
    if (statusOf(error) === 404)
        return null;
    throw error;
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
