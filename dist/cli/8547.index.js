export const id = 8547;
export const ids = [8547];
export const modules = {

/***/ 58547:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CallJournal: () => (/* binding */ CallJournal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65079);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28314);
/* harmony import */ var _store_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(148);
/* harmony import */ var _store_journal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13853);
/* harmony import */ var _call_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28575);
/* harmony import */ var _call_row_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60796);







const NO_FAILURES = new Map();
class CallJournal {
    #settings;
    #fd = -1;
    #buffer = Buffer.alloc(0);
    #size = 0;
    #starts = [];
    #ends = [];
    #kept = new Map();
    #others = [];
    #usefulBytes = 0;
    constructor(settings) {
        this.#settings = settings;
        this.#open();
    }
    find({ id, hash }, { key, n }) {
        const rows = this.#kept.get(id);
        const line = rows?.hash === hash ? rows.lines.get((0,_call_key_js__WEBPACK_IMPORTED_MODULE_3__/* .callPrint */ .s$)(key, n)) : undefined;
        const row = line === undefined ? undefined : this.#row(line);
        return row?.key === key && row.n === n ? { status: row.status, headers: row.headers, body: row.body } : null;
    }
    keep(task, call, answer, at) {
        const { campaign, ref, redactor, limitBytes } = this.#settings;
        const row = { v: 1, campaign, id: task.id, hash: task.hash, ...call, ...answer, at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_5__/* .iso */ .KH)(at), ref };
        const line = JSON.stringify(row);
        if ([line, ...wordsOf(row.body)].some((text) => redactor.redact(text) !== text))
            return "unfit";
        const bytes = Buffer.from(`${line}\n`);
        if (this.#size + bytes.length > limitBytes && this.#usefulBytes < limitBytes / 2)
            this.compact();
        if (this.#size + bytes.length > limitBytes)
            return "full";
        this.#append(bytes);
        this.#note(row, this.#starts.length - 1);
        return "kept";
    }
    #append(bytes) {
        const from = (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_2__/* .mendTail */ .Fl)(this.#fd);
        for (let written = 0; written < bytes.length;)
            written += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(this.#fd, bytes, written);
        this.#size = from + bytes.length;
        this.#starts.push(from);
        this.#ends.push(this.#size);
    }
    forget(taskId) {
        for (const line of this.#kept.get(taskId)?.lines.values() ?? [])
            this.#usefulBytes -= this.#bytesOf(line);
        this.#kept.delete(taskId);
    }
    compact() {
        if (!this.#settings.mayRewrite())
            return;
        const { isOutstanding } = this.#settings;
        const kept = [...this.#kept].flatMap(([id, { hash, lines }]) => isOutstanding({ id, hash }) ? [...lines.values()] : []);
        const useful = [...kept, ...this.#others].sort((a, b) => a - b);
        const usefulBytes = useful.reduce((sum, line) => sum + this.#bytesOf(line), 0);
        if (usefulBytes === this.#size)
            return;
        (0,_store_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .v)(this.#settings.path, (write) => {
            for (const line of useful)
                write(this.#read(line));
        });
        this.#open();
    }
    close() {
        try {
            this.compact();
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#fd);
        }
    }
    #open() {
        const { path, readFailures } = this.#settings;
        const isEmpty = ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0) === 0;
        const failures = isEmpty ? NO_FAILURES : readFailures();
        const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW, 0o600);
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        if ((0,_store_journal_js__WEBPACK_IMPORTED_MODULE_2__/* .mendTail */ .Fl)(fd) !== size) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
            this.#open();
            return;
        }
        if (this.#fd !== -1)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#fd);
        this.#fd = fd;
        this.#size = size;
        this.#starts = [];
        this.#ends = [];
        this.#kept = new Map();
        this.#others = [];
        this.#usefulBytes = 0;
        (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_2__/* .readOpenLines */ .C_)(this.#fd, (text, from, to) => {
            this.#starts.push(from);
            this.#ends.push(to);
            this.#take(text, failures);
        });
    }
    #take(text, failures) {
        const line = this.#starts.length - 1;
        const { campaign, ref, onlyOwnRef, isOutstanding } = this.#settings;
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonOrNull */ .J5)(text);
        const parsed = (0,_call_row_js__WEBPACK_IMPORTED_MODULE_4__/* .callRowSchema */ .YH)().safeParse(value);
        if (!parsed.success) {
            if ((0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .Gv)(value) && typeof value.v === "number" && value.v > 1)
                this.#others.push(line);
            return;
        }
        const row = parsed.data;
        if (row.campaign !== campaign || !isOutstanding(row))
            return;
        if (Date.parse(row.at) <= (failures.get(row.hash) ?? 0))
            return;
        if (onlyOwnRef && row.ref !== ref)
            this.#others.push(line);
        else
            this.#note(row, line);
    }
    #note({ id, hash, key, n, at }, line) {
        let rows = this.#kept.get(id);
        if (rows === undefined || rows.hash !== hash) {
            this.forget(id);
            rows = { hash, lines: new Map() };
            this.#kept.set(id, rows);
        }
        const print = (0,_call_key_js__WEBPACK_IMPORTED_MODULE_3__/* .callPrint */ .s$)(key, n);
        const before = rows.lines.get(print);
        if (before !== undefined && (this.#row(before)?.at ?? at) <= at)
            return;
        this.#usefulBytes += this.#bytesOf(line) - (before === undefined ? 0 : this.#bytesOf(before));
        rows.lines.set(print, line);
    }
    #row(line) {
        return (0,_call_row_js__WEBPACK_IMPORTED_MODULE_4__/* .callRowSchema */ .YH)().safeParse((0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonOrNull */ .J5)(this.#read(line))).data;
    }
    #bytesOf(line) {
        return (this.#ends[line] ?? 0) - (this.#starts[line] ?? 0);
    }
    #read(line) {
        const length = this.#bytesOf(line);
        if (length > this.#buffer.length)
            this.#buffer = Buffer.allocUnsafeSlow(2 * length);
        const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(this.#fd, this.#buffer, 0, length, this.#starts[line] ?? 0);
        return this.#buffer.toString("utf8", 0, read);
    }
}
const WORDS = /"(?:content|text|delta|thinking|reasoning|reasoning_content|arguments|partial_json)"\s*:\s*("(?:[^"\\]|\\.)*")/g;
function wordsOf(body) {
    const words = [...body.matchAll(WORDS)].map(([, value]) => String((0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonOrNull */ .J5)(value ?? ""))).join("");
    return words.includes("\\") ? [words, words.replace(/\\(.)/gs, "$1")] : [words];
}


/***/ }),

/***/ 28575:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C_: () => (/* binding */ callKey),
/* harmony export */   DM: () => (/* binding */ modelOf),
/* harmony export */   s$: () => (/* binding */ callPrint),
/* harmony export */   su: () => (/* binding */ isRepeatable)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28314);


const SIDE_FIELDS = new Set([
    "metadata",
    "client_metadata",
    "user",
    "prompt_cache_key",
    "safety_identifier",
]);
const ITEM_SIDE_FIELD = "internal_chat_message_metadata_passthrough";
const OWN_ITEM = /^message$|_output$/;
const STATEFUL_PATH = new RegExp(`(?<!/(?:deployments|models))/(?:${[
    "files|uploads|datasets|libraries|vector_stores|fileSearchStores|containers|cachedContents",
    "batch(?:es)?|embed-jobs|fine[_-]?tun\\w*|tunedModels(?!/[^/]+:\\w*[gG]enerate)",
    "assistants|threads|conversations",
    "realtime|auth_tokens",
].join("|")})(?:[/?:]|$)|:(?:batchGenerate|asyncBatch)\\w+(?:\\?|$)`);
function callKey(call, ignored, notes) {
    const address = JSON.stringify([call.route, call.origin, call.method, call.path]);
    return call.json === undefined
        ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(address).update(call.body).digest("hex")
        : (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", address + identityOf(call.json, ignored, notes));
}
function callPrint(key, n) {
    return Number.parseInt(key.slice(0, 12), 16) + n;
}
function identityOf(json, ignored, notes) {
    let value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(json) ? withoutSides(json) : json;
    for (const part of ignored)
        if (part.kind === "pointer")
            value = without(value, part.steps);
    let text = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(value);
    for (const part of ignored)
        if (part.kind === "pattern")
            text = text.replace(part.pattern, "");
    return text.replace(notes, "");
}
function withoutSides(body) {
    if (!Object.keys(body).some((name) => SIDE_FIELDS.has(name) || name === "input"))
        return body;
    const kept = Object.entries(body).filter(([name]) => !SIDE_FIELDS.has(name));
    return Object.fromEntries(kept.map(([name, value]) => [name, name === "input" ? withoutItemSides(value) : value]));
}
function withoutItemSides(input) {
    if (!Array.isArray(input))
        return input;
    return input.map((item) => {
        if (!(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(item))
            return item;
        const isOwn = OWN_ITEM.test(String(item.type));
        return Object.fromEntries(Object.entries(item).filter(([name]) => name !== ITEM_SIDE_FIELD && !(isOwn && name === "id")));
    });
}
function without(value, steps) {
    const [step, ...others] = steps;
    if (step === undefined || typeof value !== "object" || value === null)
        return value;
    if (Array.isArray(value)) {
        const list = value;
        const index = /^\d+$/.test(step) ? Number(step) : -1;
        return others.length === 0
            ? list.filter((_, at) => at !== index)
            : list.map((item, at) => (at === index ? without(item, others) : item));
    }
    const entries = Object.entries(value);
    return Object.fromEntries(entries.flatMap(([name, item]) => {
        if (name !== step)
            return [[name, item]];
        return others.length === 0 ? [] : [[name, without(item, others)]];
    }));
}
const ARRAY_STREAM_PATH = /:stream\w+(?:$|\?(?!(?:.*&)?alt=sse))/;
function isRepeatable({ method, path, json }) {
    if (method !== "POST" || json === undefined || !(0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(json))
        return false;
    if (STATEFUL_PATH.test(path) || ARRAY_STREAM_PATH.test(path))
        return false;
    const holds = (name) => json[name] !== undefined && json[name] !== null;
    const goesOn = ["previous_response_id", "previous_interaction_id", "conversation"].some(holds);
    return json.store !== true && json.background !== true && !goesOn;
}
function modelOf({ path, json }) {
    if (json !== undefined && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(json) && typeof json.model === "string")
        return json.model;
    return /\/(?:models|deployments)\/([^/:?]+)/.exec(path)?.[1] ?? "";
}


/***/ }),

/***/ 60796:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TF: () => (/* binding */ BODY_LIMIT_BYTES),
/* harmony export */   YH: () => (/* binding */ callRowSchema),
/* harmony export */   q0: () => (/* binding */ KEPT_HEADERS)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73102);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43609);
/* harmony import */ var _core_task_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25680);



const BODY_LIMIT_BYTES = 1_000_000;
const KEPT_HEADERS = new Set([
    "content-type",
    "request-id",
    "x-request-id",
    "openai-model",
    "openai-version",
    "anthropic-organization-id",
]);
const text = (limit) => zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb(limit));
const callRowSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    campaign: text(1_024),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(_core_task_index_js__WEBPACK_IMPORTED_MODULE_3__/* .HASH */ .v)),
    key: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(_core_task_index_js__WEBPACK_IMPORTED_MODULE_3__/* .HASH */ .v)),
    n: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._lte */ .Zm(1_000_000)),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(200), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._lte */ .Zm(299)),
    headers: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((name) => KEPT_HEADERS.has(name))), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^[\t\x20-\x7e]{0,1024}$/))),
    body: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((body) => Buffer.byteLength(body) <= BODY_LIMIT_BYTES)),
    at: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
    ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(text(1_024), ""),
}));


/***/ })

};
