export const id = 446;
export const ids = [446];
export const modules = {

/***/ 42053:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ CALL_DEADLINE_MS)
/* harmony export */ });
const CALL_DEADLINE_MS = 20_000;


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
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(92746);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43609);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(64220);
/* harmony import */ var _staging_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3759);
/* harmony import */ var _carrier_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(42053);
/* harmony import */ var _key_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66242);
/* harmony import */ var _snapshot_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90051);













const manifestSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_8__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .literal */ .euz(1),
    data: zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._regex */ .Fk(/^[0-9a-f-]{36}$/)),
    files: zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()).check(zod_mini__WEBPACK_IMPORTED_MODULE_10__/* ._maxLength */ .Eb(20)),
}));
class S3Carrier {
    place;
    #settings;
    #deadlineMs;
    #connect;
    #isDown = false;
    #isPushing = false;
    constructor(settings) {
        const { bucket, prefix } = settings;
        this.#settings = settings;
        this.#deadlineMs = settings.deadlineMs ?? _carrier_js__WEBPACK_IMPORTED_MODULE_11__/* .CALL_DEADLINE_MS */ .j;
        this.place = `the bucket s3://${bucket}${prefix === "" ? "" : `/${prefix}`}`;
        this.#connect = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_8__/* .once */ .O)(() => connect(settings.environment));
    }
    isDown() {
        return this.#isDown;
    }
    async pull({ prefixes, into, held, deadlineMs }) {
        const answers = prefixes.map((prefix) => ({ kind: "unknown", prefix }));
        if (this.#isDown)
            return { answers, trouble: [] };
        const trouble = await this.#within("restore", deadlineMs, async (signal) => {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(into, { recursive: true });
            for (const [index, prefix] of prefixes.entries()) {
                answers[index] = await this.#fetchNewest(prefix, { into, held: held ?? new Set(), signal });
            }
        });
        return { answers, trouble };
    }
    async push({ key, folder, deadlineMs }) {
        if (this.#isDown)
            return { outcome: { kind: "skipped", because: "down" }, trouble: [] };
        if (this.#isPushing)
            return { outcome: { kind: "skipped", because: "busy" }, trouble: [] };
        this.#isPushing = true;
        let result = { outcome: { kind: "not-saved" }, trouble: [] };
        const trouble = await this.#within("save", deadlineMs, async (signal) => {
            result = await this.#save(key, folder, signal);
            if (result.outcome.kind === "saved")
                await this.#prune(key, signal).catch(() => { });
        });
        this.#isPushing = false;
        return trouble.length === 0 ? result : { outcome: { kind: "not-saved" }, trouble };
    }
    async #save(key, folder, signal) {
        const { sdk, client } = await this.#connect();
        const { bucket: Bucket, tempFolder } = this.#settings;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(tempFolder, { recursive: true });
        const staging = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(tempFolder, "carryover-s3-"));
        try {
            const files = await (0,_snapshot_files_js__WEBPACK_IMPORTED_MODULE_7__.linkCarriedFiles)(folder, staging);
            if (files.length === 0)
                return { outcome: { kind: "skipped", because: "nothing" }, trouble: [] };
            const taken = { outcome: { kind: "not-saved" }, trouble: [{ reason: "key-taken", key }] };
            if ((await this.#read(this.#keyObject(key), signal)) !== null)
                return taken;
            const data = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
            for (const name of files) {
                const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(staging, name);
                const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path);
                const Body = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path);
                const Key = this.#object(`data/${data}/${name}`);
                await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentLength: size }), {
                    abortSignal: signal,
                });
            }
            const Body = JSON.stringify({ v: 1, data, files });
            const put = new sdk.PutObjectCommand({ Bucket, Key: this.#keyObject(key), Body, IfNoneMatch: "*" });
            const isRefused = await client.send(put, { abortSignal: signal }).then(() => false, (error) => {
                if (statusOf(error) === 412 || statusOf(error) === 409)
                    return true;
                throw error;
            });
            return isRefused ? taken : { outcome: { kind: "saved", key }, trouble: [] };
        }
        finally {
            await (0,_staging_js__WEBPACK_IMPORTED_MODULE_5__.removeFolder)(staging);
        }
    }
    async #fetchNewest(prefix, options) {
        const { into, held, signal } = options;
        for (const { key } of await this.#savesUnder(prefix, signal)) {
            if (held.has(key))
                return { kind: "held", prefix, key };
            const text = await this.#read(this.#keyObject(key), signal);
            const manifest = manifestSchema().safeParse(text === null ? null : (0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_12__/* .jsonOrNull */ .J)(text));
            if (!manifest.success)
                continue;
            const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(into, `${key}.`));
            for (const name of manifest.data.files) {
                const limit = (0,_snapshot_files_js__WEBPACK_IMPORTED_MODULE_7__.maxBytesOf)(name);
                if (limit !== null)
                    await this.#download(`data/${manifest.data.data}/${name}`, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name), { limit, signal });
            }
            if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(folder)).length > 0)
                return { kind: "found", prefix, key, folder };
            await (0,_staging_js__WEBPACK_IMPORTED_MODULE_5__.removeFolder)(folder);
        }
        return { kind: "none", prefix };
    }
    async #download(name, path, { limit, signal }) {
        const { sdk, client } = await this.#connect();
        const { bucket: Bucket } = this.#settings;
        const get = new sdk.GetObjectCommand({ Bucket, Key: this.#object(name) });
        const found = await client.send(get, { abortSignal: signal }).catch(nullIfMissing);
        if (found === null || (found.ContentLength ?? 0) > limit)
            return;
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_4__.pipeline)(found.Body, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createWriteStream)(path), { signal });
    }
    async #read(Key, signal) {
        const { sdk, client } = await this.#connect();
        const get = new sdk.GetObjectCommand({ Bucket: this.#settings.bucket, Key });
        const found = await client.send(get, { abortSignal: signal }).catch(nullIfMissing);
        return found === null ? null : ((await found.Body?.transformToString()) ?? "");
    }
    async #savesUnder(prefix, signal) {
        const { sdk, client } = await this.#connect();
        const Prefix = this.#keyObject(prefix);
        const found = [];
        let ContinuationToken;
        do {
            const list = new sdk.ListObjectsV2Command({ Bucket: this.#settings.bucket, Prefix, ContinuationToken });
            const page = await client.send(list, { abortSignal: signal });
            for (const { Key = "", LastModified } of page.Contents ?? []) {
                const key = prefix + Key.slice(Prefix.length);
                if ((0,_key_js__WEBPACK_IMPORTED_MODULE_6__/* .parseKey */ .Do)(key) !== null)
                    found.push({ key, savedAt: LastModified?.getTime() ?? 0 });
            }
            ContinuationToken = page.NextContinuationToken;
        } while (ContinuationToken !== undefined);
        const second = (at) => Math.floor(at / 1_000);
        return found.sort((a, b) => second(b.savedAt) - second(a.savedAt) || (a.key < b.key ? 1 : -1));
    }
    async #prune(key, signal) {
        const [prefix, job] = [(0,_key_js__WEBPACK_IMPORTED_MODULE_6__/* .namePrefixOf */ .t1)(key), (0,_key_js__WEBPACK_IMPORTED_MODULE_6__/* .parseKey */ .Do)(key)?.jobIndex];
        if (prefix === null)
            return;
        const { sdk, client } = await this.#connect();
        const { bucket: Bucket } = this.#settings;
        const saves = (await this.#savesUnder(prefix, signal)).filter((save) => (0,_key_js__WEBPACK_IMPORTED_MODULE_6__/* .parseKey */ .Do)(save.key)?.jobIndex === job);
        for (const outdated of (0,_key_js__WEBPACK_IMPORTED_MODULE_6__/* .outdatedKeys */ .py)(saves)) {
            const manifest = manifestSchema().safeParse((0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_12__/* .jsonOrNull */ .J)((await this.#read(this.#keyObject(outdated), signal)) ?? ""));
            const { data = "", files = [] } = manifest.data ?? {};
            const names = files.map((name) => this.#object(`data/${data}/${name}`));
            for (const Key of [this.#keyObject(outdated), ...names]) {
                await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), { abortSignal: signal });
            }
        }
    }
    async #within(operation, deadlineMs, act) {
        const limitMs = Math.min(this.#deadlineMs, deadlineMs ?? this.#deadlineMs);
        const signal = AbortSignal.timeout(Math.max(1, Math.ceil(limitMs)));
        try {
            await act(signal);
            return [];
        }
        catch (error) {
            if (signal.aborted) {
                this.#isDown ||= limitMs >= this.#deadlineMs / 2;
                return [{ reason: "no-answer", operation, limitMs }];
            }
            const detail = (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_13__/* .reasonOf */ .A)(error);
            const status = statusOf(error);
            if (status === 401 || status === 403)
                return [{ reason: "denied", operation, detail }];
            return [{ reason: status === null ? "local-error" : "service-error", operation, detail }];
        }
    }
    #keyObject(key) {
        return this.#object(`keys/${key}`);
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
    const client = new sdk.S3Client({
        region: environment.AWS_REGION || environment.AWS_DEFAULT_REGION || "us-east-1",
        maxAttempts: 3,
        ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
        requestChecksumCalculation: "WHEN_REQUIRED",
        responseChecksumValidation: "WHEN_REQUIRED",
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


/***/ })

};
