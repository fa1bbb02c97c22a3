export const id = 8333;
export const ids = [8333,8547];
export const modules = {

/***/ 94743:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ CallLane)
/* harmony export */ });
/* harmony import */ var _churn_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60515);
/* harmony import */ var _pacer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29581);
/* harmony import */ var _pacer_refusals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47787);



const FIRST_CALL_YIELDS_MS = 10_000;
const BEFORE_ALL_OTHERS = Number.NEGATIVE_INFINITY;
const LONGEST_REFUSAL_MS = 1_000;
const SHORTEST_REFUSAL_MS = 50;
const REFUSAL_SLACK = 4;
class CallLane {
    #pacer;
    #waiting = [];
    #open = new _churn_map_js__WEBPACK_IMPORTED_MODULE_0__/* .ChurnMap */ .t();
    #refusable = new _churn_map_js__WEBPACK_IMPORTED_MODULE_0__/* .ChurnMap */ .t();
    #chance;
    #refusedWithinMs = LONGEST_REFUSAL_MS;
    constructor(options) {
        this.#chance = options.chance;
        this.#pacer = (0,_pacer_js__WEBPACK_IMPORTED_MODULE_1__/* .openPacer */ .eO)(options.defaultWaitMs);
    }
    get intervalMs() {
        return this.#pacer.intervalMs;
    }
    get wasRefused() {
        return this.#pacer.refused > 0;
    }
    arrive(id, isFirst, now) {
        this.#queue({ id, turnAt: isFirst ? now + FIRST_CALL_YIELDS_MS : now });
    }
    admit(now) {
        this.#noteSlowCalls(now);
        const go = [];
        for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
            const at = (0,_pacer_js__WEBPACK_IMPORTED_MODULE_1__/* .nextSendAt */ .Bf)(this.#pacer, this.#refusable.size, now);
            if (at === null)
                return { go, wakeAt: this.#nextSlowCallAt() };
            if (at > now)
                return { go, wakeAt: at };
            this.#waiting.shift();
            this.#pacer = (0,_pacer_js__WEBPACK_IMPORTED_MODULE_1__/* .noteSend */ .bw)(this.#pacer, now);
            const call = { ordinal: this.#pacer.sent, sentAt: now };
            this.#open.set(next.id, call);
            this.#refusable.set(next.id, call);
            go.push(next.id);
        }
        return { go, wakeAt: null };
    }
    answered(id, now, remaining) {
        const call = this.#open.get(id);
        if (call === undefined)
            return;
        this.#open.delete(id);
        if (this.#refusable.delete(id))
            this.#pacer = (0,_pacer_js__WEBPACK_IMPORTED_MODULE_1__/* .noteAdmission */ .mn)(this.#pacer, call.ordinal);
        if (remaining !== null)
            this.#pacer = (0,_pacer_js__WEBPACK_IMPORTED_MODULE_1__/* .noteRemaining */ .Xq)(this.#pacer, { ...call, now }, remaining);
    }
    refused(id, now, waitMs) {
        const call = this.#open.get(id);
        if (call === undefined)
            return;
        this.#open.delete(id);
        this.#refusable.delete(id);
        const expectedMs = REFUSAL_SLACK * (now - call.sentAt);
        this.#refusedWithinMs = Math.max(SHORTEST_REFUSAL_MS, Math.min(LONGEST_REFUSAL_MS, expectedMs));
        this.#pacer = (0,_pacer_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .noteRefusal */ .N)(this.#pacer, { ordinal: call.ordinal, now, waitMs, chance: this.#chance() });
        this.#queue({ id, turnAt: BEFORE_ALL_OTHERS });
    }
    left(id) {
        this.#open.delete(id);
        this.#refusable.delete(id);
        const at = this.#waiting.findIndex((call) => call.id === id);
        if (at !== -1)
            this.#waiting.splice(at, 1);
    }
    #queue(call) {
        const last = this.#waiting.findLastIndex((other) => other.turnAt <= call.turnAt);
        this.#waiting.splice(last + 1, 0, call);
    }
    #noteSlowCalls(now) {
        for (let oldest = this.#refusable.first; oldest !== null; oldest = this.#refusable.first) {
            const [id, call] = oldest;
            if (call.sentAt + this.#refusedWithinMs > now)
                return;
            this.#refusable.delete(id);
            this.#pacer = (0,_pacer_js__WEBPACK_IMPORTED_MODULE_1__/* .noteAdmission */ .mn)(this.#pacer, call.ordinal);
        }
    }
    #nextSlowCallAt() {
        const oldest = this.#refusable.first;
        return oldest === null ? null : oldest[1].sentAt + this.#refusedWithinMs;
    }
}


/***/ }),

/***/ 60515:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ ChurnMap)
/* harmony export */ });
class ChurnMap {
    #entries = [];
    get size() {
        return this.#entries.length;
    }
    get first() {
        const [first] = this.#entries;
        return first === undefined ? null : [first.id, first.value];
    }
    get(id) {
        return this.#entries.find((entry) => entry.id === id)?.value;
    }
    find(matches) {
        return this.#entries.find(({ value }) => matches(value))?.value;
    }
    has(id) {
        return this.#entries.some((entry) => entry.id === id);
    }
    set(id, value) {
        const known = this.#entries.find((entry) => entry.id === id);
        if (known === undefined)
            this.#entries.push({ id, value });
        else
            known.value = value;
    }
    delete(id) {
        const at = this.#entries.findIndex((entry) => entry.id === id);
        if (at !== -1)
            this.#entries.splice(at, 1);
        return at !== -1;
    }
    entries() {
        return this.#entries.map(({ id, value }) => [id, value]);
    }
}


/***/ }),

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


/***/ }),

/***/ 48333:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openGateway: () => (/* binding */ openGateway)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./build/core/churn-map.js
var churn_map = __webpack_require__(60515);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: ./build/gateway/call-key.js
var call_key = __webpack_require__(28575);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
;// CONCATENATED MODULE: ./build/gateway/session-notes.js

const TOOL_NOTES = [
    String.raw `Process Group PGID: \d+`,
    String.raw `"id":"\w+_\d{13}_\d+"`,
    String.raw `Chunk ID: [0-9a-f]+\\nWall time: [\d.]+ seconds`,
];
function sessionNotes(startedAt) {
    const dates = [startedAt, startedAt - duration/* DAY_MS */.sO].flatMap(datesOf);
    const name = "(?:(?:[Tt]oday's |[Cc]urrent[ _])[Dd]ate|(?<![A-Za-z] )Date)";
    const statedDate = String.raw `${name}(?: is|:|>) ?(?:${dates.join("|")})(?!\d)`;
    return new RegExp([statedDate, ...TOOL_NOTES].join("|"), "g");
}
function datesOf(at) {
    const [weekday, month, day, year] = new Date(at).toDateString().split(" ");
    const monthNumber = new Date(at).getMonth() + 1;
    const dayOfWeek = `(?:${weekday}[a-z]*,? )?`;
    return [
        `${year}-${String(monthNumber).padStart(2, "0")}-${day}`,
        `${monthNumber}/${Number(day)}/${year}`,
        `${dayOfWeek}${month}[a-z]* 0?${Number(day)},? ${year}`,
        `${dayOfWeek}0?${Number(day)} ${month}[a-z]* ${year}`,
    ];
}

// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
;// CONCATENATED MODULE: ./build/gateway/usage.js

const NO_TOKENS = { inputTokens: 0, outputTokens: 0 };
const USAGE = /"(?:usage|usageMetadata|billed_units)"\s*:\s*(?=\{)/g;
const LONGEST_USAGE = 10_000;
const FORMS = [
    { input: ["prompt_tokens"], output: ["completion_tokens"] },
    { input: ["input_tokens", "cache_creation_input_tokens", "cache_read_input_tokens"], output: ["output_tokens"] },
    {
        input: ["promptTokenCount", "toolUsePromptTokenCount"],
        output: ["candidatesTokenCount", "thoughtsTokenCount"],
    },
    {
        input: ["total_input_tokens", "total_tool_use_tokens"],
        output: ["total_output_tokens", "total_thought_tokens"],
    },
];
function usageOf(answer) {
    let { inputTokens, outputTokens } = NO_TOKENS;
    for (const { index, 0: field } of answer.matchAll(USAGE)) {
        const counts = objectAt(answer, index + field.length);
        for (const { input, output } of FORMS) {
            inputTokens = Math.max(inputTokens, sumOf(counts, input));
            outputTokens = Math.max(outputTokens, sumOf(counts, output));
        }
        const asked = sumOf(counts, ["prompt_tokens"]);
        if (asked > 0)
            outputTokens = Math.max(outputTokens, sumOf(counts, ["total_tokens"]) - asked);
    }
    return { inputTokens, outputTokens };
}
function objectAt(text, from) {
    let depth = 0;
    for (const { 0: brace, index } of text.slice(from, from + LONGEST_USAGE).matchAll(/[{}]/g)) {
        depth += brace === "{" ? 1 : -1;
        if (depth > 0)
            continue;
        const value = (0,json/* jsonOrNull */.J5)(text.slice(from, from + index + 1));
        return (0,json/* isObject */.Gv)(value) ? value : {};
    }
    return {};
}
function sumOf(counts, names) {
    return names.reduce((sum, name) => {
        const count = counts[name];
        return typeof count === "number" && Number.isFinite(count) && count > 0 ? sum + Math.round(count) : sum;
    }, 0);
}

;// CONCATENATED MODULE: ./build/gateway/attempt-calls.js




class Attempt {
    key;
    token = `cgw_${(0,external_node_crypto_.randomBytes)(16).toString("hex")}`;
    sessionNotes;
    #tasks;
    #ordinals = new Map();
    #refusals = new Map();
    #waiting = new Map();
    #resent = new Map();
    #counts = new Map();
    #overloaded = new Set();
    #outages = new Map();
    #calls = 0;
    #heldUntilAt = Number.NEGATIVE_INFINITY;
    constructor({ key, tasks }, startedAt) {
        this.key = key;
        this.sessionNotes = sessionNotes(startedAt);
        this.#tasks = tasks;
    }
    get calls() {
        return this.#calls;
    }
    get outages() {
        return this.#outages;
    }
    get hasOverload() {
        return this.#overloaded.size > 0;
    }
    taskOf(named) {
        if (this.#tasks.length === 1)
            return this.#tasks[0] ?? null;
        const withId = (wanted) => this.#tasks.find(({ id }) => id === wanted);
        return withId(named) ?? withId(percentDecoded(named)) ?? null;
    }
    take(task, key) {
        this.#calls += 1;
        const { given, free } = this.#ordinalsOf(task);
        const freed = free.get(key);
        if (freed !== undefined && freed.size > 0) {
            const n = Math.min(...freed);
            freed.delete(n);
            return { task, key, n };
        }
        const print = (0,call_key/* callPrint */.s$)(key, 0);
        const n = given.get(print) ?? 0;
        given.set(print, n + 1);
        return { task, key, n };
    }
    release({ task, key, n }) {
        this.#resent.delete(nameOf({ task, key, n }));
        const { free } = this.#ordinalsOf(task);
        free.set(key, (free.get(key) ?? new Set()).add(n));
    }
    #ordinalsOf(task) {
        let ordinals = this.#ordinals.get(task);
        if (ordinals === undefined) {
            ordinals = { given: new Map(), free: new Map() };
            this.#ordinals.set(task, ordinals);
        }
        return ordinals;
    }
    waits(place, heldBy) {
        this.#waiting.set(nameOf(place), { place, heldBy });
    }
    waitsNoMore(place, now) {
        if (this.#waiting.delete(nameOf(place)))
            this.#heldUntilAt = now;
    }
    get heldUntilAt() {
        return this.#waiting.size > 0 ? Number.POSITIVE_INFINITY : this.#heldUntilAt;
    }
    refuse(place, limit, how) {
        this.#refusals.set(nameOf(place), { taskId: place.task?.id ?? null, limit, how });
    }
    resend(place, limit) {
        this.#resent.set(nameOf(place), { taskId: place.task?.id ?? null, limit, how: "left", isPending: true });
    }
    overload(place) {
        this.#overloaded.add(nameOf(place));
    }
    outage({ task }, how) {
        if (task !== null)
            this.#outages.set(task.id, how);
    }
    answer({ task }) {
        if (task !== null)
            this.#outages.delete(task.id);
    }
    succeed(place) {
        this.answer(place);
        this.#overloaded.delete(nameOf(place));
        this.#resent.delete(nameOf(place));
        this.#refusals.delete(nameOf(place));
    }
    refusals() {
        const waiting = [...this.#waiting.values()].flatMap(({ place, heldBy }) => {
            const limit = heldBy();
            return limit === null ? [] : [{ taskId: place.task?.id ?? null, limit, how: "left", isPending: true }];
        });
        return [...this.#refusals.values(), ...this.#resent.values(), ...waiting];
    }
    count(task, what, { inputTokens, outputTokens } = NO_TOKENS) {
        const name = task?.id ?? "";
        const counts = this.#counts.get(name) ?? emptyCounts();
        this.#counts.set(name, counts);
        counts[what] += 1;
        if (what === "replayed") {
            counts.replayed_input_tokens = (counts.replayed_input_tokens ?? 0) + inputTokens;
            counts.replayed_output_tokens = (counts.replayed_output_tokens ?? 0) + outputTokens;
        }
        else {
            counts.input_tokens += inputTokens;
            counts.output_tokens += outputTokens;
        }
    }
    countsOf(taskId) {
        const counts = this.#counts.get(taskId);
        return counts === undefined ? null : { ...counts };
    }
}
function percentDecoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
function emptyCounts() {
    return { made: 0, replayed: 0, held: 0, refused: 0, input_tokens: 0, output_tokens: 0 };
}
function nameOf({ task, key, n }) {
    return `${task?.hash ?? ""} ${key} ${n}`;
}

// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: ./build/gateway/call-row.js
var call_row = __webpack_require__(60796);
;// CONCATENATED MODULE: ./build/gateway/local-answer.js

const JSON_TYPE = "application/json";
const NO_RETRY = { "x-should-retry": "false" };
function heldTooLong(stated, path) {
    const dialect = /\/v1\/messages(?:[/?]|$)/.test(path) ? "anthropic" : stated;
    const message = "The provider's rate limit did not leave room for this call in time. Try again. (Carryover gateway)";
    const headers = { "content-type": JSON_TYPE, "retry-after": "1", "retry-after-ms": "1000" };
    return { status: 429, headers, body: JSON.stringify(rateLimitBody(dialect, message)) };
}
function rateLimitBody(dialect, message) {
    switch (dialect) {
        case "openai":
            return { error: { message, type: "requests", param: null, code: "rate_limit_exceeded" } };
        case "anthropic":
            return { type: "error", error: { type: "rate_limit_error", message } };
        case "google":
            return { error: { code: 429, message, status: "RESOURCE_EXHAUSTED" } };
        case "cohere":
            return { message };
        default:
            return (0,unreachable/* unreachable */.H)(dialect);
    }
}
function lateRefusal(error) {
    return { status: 429, headers: { "content-type": JSON_TYPE, ...NO_RETRY }, body: error };
}
function ofStop(refusal) {
    return { ...refusal, headers: { ...refusal.headers, "x-carryover-stopped": "true" } };
}
function plainAnswer(status, message) {
    return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body: `${message}\n` };
}

;// CONCATENATED MODULE: ./build/gateway/answer-parts.js


function refusalOf(answer, body) {
    const type = String(answer.headers["content-type"] ?? "application/json");
    return { status: answer.status, headers: { "content-type": type, ...NO_RETRY }, body: body.toString("utf8") };
}
function remainingOf({ headers }) {
    const stated = headers["x-ratelimit-remaining-requests"] ?? headers["anthropic-ratelimit-requests-remaining"];
    return typeof stated === "string" && /^\d{1,9}$/.test(stated) ? Number(stated) : null;
}
function keptHeaders({ headers }) {
    const kept = {};
    for (const name of call_row/* KEPT_HEADERS */.q0) {
        const value = headers[name];
        if (typeof value === "string" && /^[\t\x20-\x7e]{0,1024}$/.test(value))
            kept[name] = value;
    }
    return kept;
}
async function readAll(body, limitBytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of body) {
        size += chunk.length;
        if (size <= limitBytes)
            chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
function decode(bytes) {
    try {
        return utf8.decode(bytes);
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/gateway/answer-reader.js
class Cutoff {
    #isCut = false;
    #abort = () => { };
    cut() {
        this.#isCut = true;
        this.#abort();
    }
    onCut(abort) {
        this.#abort = abort;
        if (this.#isCut)
            abort();
    }
}
const HELD_CHUNKS = 16;
class AnswerReader {
    #cutoff;
    #begun;
    #failed;
    #chunks = [];
    #isComplete = false;
    #error = null;
    #wake = () => { };
    constructor(cutoff, begun, failed) {
        this.#cutoff = cutoff;
        this.#begun = begun;
        this.#failed = failed;
    }
    onRequestStart(controller) {
        this.#cutoff.onCut(() => controller.abort(new Error("The call was cut off.")));
    }
    onResponseStart(controller, status, headers) {
        if (status >= 200)
            this.#begun({ status, headers, body: this.#read(controller) });
    }
    onResponseData(controller, chunk) {
        this.#chunks.push(chunk);
        if (this.#chunks.length >= HELD_CHUNKS)
            controller.pause();
        this.#wake();
    }
    onResponseEnd() {
        this.#isComplete = true;
        this.#wake();
    }
    onResponseError(_, error) {
        this.#error = error;
        this.#failed(error);
        this.#wake();
    }
    async *#read(controller) {
        try {
            for (;;) {
                for (let chunk = this.#chunks.shift(); chunk !== undefined; chunk = this.#chunks.shift())
                    yield chunk;
                if (this.#error !== null)
                    throw this.#error;
                if (this.#isComplete)
                    return;
                const more = new Promise((resolve) => {
                    this.#wake = resolve;
                });
                controller.resume();
                await more;
            }
        }
        finally {
            if (!this.#isComplete && this.#error === null)
                controller.abort(new Error("Nobody reads the answer."));
        }
    }
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
;// CONCATENATED MODULE: ./build/gateway/upstream.js





const HEADERS_LIMIT_BYTES = 65_536;
const OWN_HEADERS = new Set([
    "connection",
    "keep-alive",
    "proxy-connection",
    "proxy-authenticate",
    "proxy-authorization",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
    "expect",
    "host",
    "content-length",
    "accept-encoding",
]);
function forwardedHeaders(raw) {
    const kept = ["accept-encoding", "identity"];
    for (let at = 0; at + 1 < raw.length; at += 2) {
        const [name, value] = [raw[at] ?? "", raw[at + 1] ?? ""];
        const lower = name.toLowerCase();
        if (!OWN_HEADERS.has(lower) && !lower.startsWith("x-carryover-"))
            kept.push(name, value);
    }
    return kept;
}
const LIMIT_HEADER = /^(?:x-ratelimit-|anthropic-ratelimit-|retry-after)/;
function returnedHeaders(headers, withLimits) {
    const kept = {};
    for (const [name, value] of Object.entries(headers)) {
        if (value === undefined || (OWN_HEADERS.has(name) && name !== "content-length"))
            continue;
        if (withLimits || !LIMIT_HEADER.test(name))
            kept[name] = value;
    }
    return kept;
}
const DECODERS = new Map([
    ["gzip", external_node_zlib_.createGunzip],
    ["x-gzip", external_node_zlib_.createGunzip],
    ["deflate", external_node_zlib_.createInflate],
    ["br", external_node_zlib_.createBrotliDecompress],
]);
function decoded(answer) {
    const { "content-encoding": encoding = "", "content-length": _, ...headers } = answer.headers;
    const openDecoder = DECODERS.get(encoding.toLowerCase());
    if (openDecoder === undefined)
        return answer;
    return { ...answer, headers, body: decompressed(answer.body, openDecoder()) };
}
async function* decompressed(body, decoder) {
    try {
        yield* (0,external_node_stream_.pipeline)(external_node_stream_.Readable.from(body), decoder, () => { });
    }
    catch (error) {
        if ((0,reason/* errorCode */.C)(error) !== "Z_BUF_ERROR" || decoder.bytesWritten > 0)
            throw error;
    }
}
function withScheme(proxy) {
    return proxy === "" || proxy.includes("://") ? proxy.replace(/^socks5h:/i, "socks5:") : `http://${proxy}`;
}
const KNOWN_PROXY = /^(?:https?|socks5?):\/\/.+/i;
function openUpstream(environment) {
    const proxy = (name) => withScheme(environment[name.toLowerCase()] || environment[name] || "");
    const options = { headersTimeout: 0, bodyTimeout: 0, maxHeaderSize: HEADERS_LIMIT_BYTES };
    const anyProxy = KNOWN_PROXY.exec(proxy("ALL_PROXY"))?.[0] ?? "";
    const [httpProxy, httpsProxy] = [proxy("HTTP_PROXY") || anyProxy, proxy("HTTPS_PROXY") || anyProxy];
    const proxied = new undici.EnvHttpProxyAgent({
        ...options,
        httpProxy,
        httpsProxy,
        noProxy: environment.no_proxy || environment.NO_PROXY || "",
        clientFactory(origin, settings) {
            const pool = new undici/* Pool */.bC(origin, settings);
            const open = pool.connect.bind(pool);
            const connect = (request) => open(request).catch((error) => {
                throw new Error(`no tunnel through the proxy: ${(0,reason/* reasonOf */.A)(error)}`);
            });
            return Object.assign(pool, { connect });
        },
    });
    const direct = new undici/* Agent */.g6(options);
    return {
        send({ origin, path, method, headers, body, cutoff }) {
            const agent = (origin.startsWith("https:") ? httpsProxy : httpProxy) === "" ? direct : proxied;
            const request = { origin, path: path === "" ? "/" : path, method: method, headers: [...headers], body };
            return new Promise((resolve, reject) => {
                cutoff.onCut(() => reject(new Error("The call was cut off.")));
                agent.dispatch(request, new AnswerReader(cutoff, (answer) => resolve(decoded(answer)), reject));
            });
        },
        close: async () => {
            await Promise.all([proxied.destroy(), direct.destroy()]);
        },
    };
}

;// CONCATENATED MODULE: ./build/gateway/call-client.js

const NOT_ASCII = /[\u0080-\uffff]/;
class CallClient {
    #onLeave;
    #response = null;
    #begun = null;
    #sent;
    constructor(response, isRepeatable, onLeave) {
        this.#sent = isRepeatable ? [] : null;
        this.#onLeave = onLeave;
        this.#listenTo(response);
    }
    get isGone() {
        return this.#response === null;
    }
    get isRepeatable() {
        return this.#sent !== null;
    }
    stopKeeping() {
        this.#sent = null;
    }
    attach(response) {
        this.#listenTo(response);
        if (this.#begun === null)
            return;
        response.writeHead(this.#begun.status, returnedHeaders(this.#begun.headers, false));
        for (const chunk of this.#sent ?? [])
            response.write(chunk);
    }
    begin(answer) {
        if (this.#begun !== null)
            return;
        this.#begun = answer;
        this.#response?.writeHead(answer.status, returnedHeaders(answer.headers, false));
    }
    async write(chunk) {
        this.#sent?.push(chunk);
        const response = this.#response;
        if (response === null || response.write(chunk) || response.destroyed)
            return;
        await new Promise((resolve) => {
            const go = () => {
                response.off("drain", go);
                response.off("close", go);
                resolve();
            };
            response.on("drain", go);
            response.on("close", go);
        });
    }
    end() {
        this.#response?.end();
    }
    destroy() {
        this.#response?.destroy();
    }
    passOn({ status, headers }, body, withLimits) {
        const returned = returnedHeaders(headers, withLimits);
        returned["content-length"] = String(Buffer.byteLength(body));
        this.#response?.writeHead(status, returned);
        const isApart = typeof body === "string" && NOT_ASCII.test(Object.values(returned).join());
        this.#response?.end(isApart ? Buffer.from(body) : body);
    }
    answer(answer) {
        if (this.#response !== null)
            sendLocally(this.#response, answer);
    }
    #listenTo(response) {
        this.#response = response;
        response.on("close", () => {
            if (response.writableFinished || this.#response !== response)
                return;
            this.#response = null;
            this.#onLeave();
        });
    }
}
function sendLocally(response, { status, headers, body }) {
    response.writeHead(status, { ...headers, "content-length": String(Buffer.byteLength(body)) });
    response.end(body);
}

// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(19996);
;// CONCATENATED MODULE: ./build/gateway/call-evidence.js

const LONG_WAIT_MS = 2_000;
class CallEvidence {
    #attempt;
    #place;
    #lane;
    #clock;
    #listener;
    #lastLimit = null;
    #waitsSince = null;
    constructor({ attempt, place, lane }, { clock, listener }) {
        this.#attempt = attempt;
        this.#place = place;
        this.#lane = lane;
        this.#clock = clock;
        this.#listener = listener;
    }
    get lastLimit() {
        return this.#lastLimit;
    }
    moveTo({ attempt, place }) {
        this.#attempt = attempt;
        this.#place = place;
        if (this.#lastLimit !== null)
            attempt.resend(place, this.#lastLimit);
    }
    succeeded() {
        this.#lastLimit = null;
        this.#attempt.succeed(this.#place);
    }
    waits() {
        if (this.#waitsSince === null)
            this.#attempt.count(this.#place.task, "held");
        this.#waitsSince ??= this.#clock.now();
        this.#attempt.waits(this.#place, () => this.#heldBy());
    }
    waitsNoMore() {
        this.#attempt.waitsNoMore(this.#place, this.#clock.now());
    }
    limited(limit) {
        this.#attempt.count(this.#place.task, "refused");
        this.#lastLimit = limit;
        this.#attempt.resend(this.#place, limit);
    }
    refuse(limit = this.#limit(), how = "answered") {
        this.#listener.refused(this.#attempt.key, limit);
        this.#attempt.refuse(this.#place, limit, how);
        this.#attempt.release(this.#place);
    }
    left() {
        const limit = this.#heldBy();
        if (limit === null) {
            this.#attempt.release(this.#place);
            return;
        }
        this.#attempt.resend(this.#place, limit);
        this.refuse(limit, "left");
    }
    #heldBy() {
        const waitedMs = this.#clock.now() - (this.#waitsSince ?? Number.POSITIVE_INFINITY);
        const isHeld = this.#lane.wasRefused && waitedMs >= LONG_WAIT_MS;
        return this.#lastLimit !== null || isHeld ? this.#limit() : null;
    }
    #limit() {
        const evidence = "the provider's rate limit left no room for a call in time";
        const unstated = { kind: "cap", evidence, form: "gateway", source: "wire", provider: this.#lane.route };
        return this.#lastLimit ?? this.#lane.pausedBy ?? { ...rate_limit/* NOTHING_DETECTED */.XV, ...unstated };
    }
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/gateway/call-request.js



const HOLD_MS = 45_000;
const HOLD_SHARE = 0.75;
const ADDRESS = /^\/([^/?]+)(?:\/t\/([^/?]+))?\/([^/?]+)(.*)$/s;
function readCallAddress(url) {
    const [, token, task = "", route, rest] = ADDRESS.exec(url) ?? [];
    return token === undefined || route === undefined || rest === undefined ? null : { token, task, route, rest };
}
function readBody(request) {
    return new Promise((resolve, reject) => {
        const chunks = [];
        request.on("data", (chunk) => chunks.push(chunk));
        request.on("end", () => resolve(Buffer.concat(chunks))).on("error", reject);
    });
}
function withoutBoundary(body, { headers }) {
    const boundary = /^multipart\/.*boundary="?([^";]+)/i.exec(headers["content-type"] ?? "")?.[1];
    return boundary === undefined || isTooLongForText(body)
        ? body
        : Buffer.from(body.toString("latin1").replaceAll(boundary, ""), "latin1");
}
function textOf(body) {
    return isTooLongForText(body) ? "" : body.toString("utf8");
}
function isTooLongForText({ length }) {
    return length > external_node_buffer_.constants.MAX_STRING_LENGTH;
}
function jsonOf(body) {
    const first = body[0];
    if (first !== 0x7b && first !== 0x5b && first !== 0x20 && first !== 0x0a)
        return undefined;
    return ((0,json/* jsonOrNull */.J5)(textOf(body)) ?? undefined);
}
const TIMEOUT_HEADERS = ["x-stainless-timeout", "x-stainless-read-timeout", "x-server-timeout"];
function holdMs({ headers }) {
    const stated = TIMEOUT_HEADERS.flatMap((name) => {
        const value = headers[name];
        const seconds = Number(value);
        return value !== undefined && Number.isFinite(seconds) && seconds > 0 ? [seconds] : [];
    });
    return stated.length === 0 ? HOLD_MS : Math.min(...stated) * 1_000 * HOLD_SHARE;
}
const KEY_IN_QUERY = /(?<=[?&])key=([^&]*)&?/;
function keyMark(request, path, salt) {
    return (0,external_node_crypto_.hash)("sha256", `${salt} ${keyInHeaders(request) ?? KEY_IN_QUERY.exec(path)?.[1] ?? ""}`, "base64url");
}
function withoutKey(path, request) {
    return keyInHeaders(request) === undefined ? path.replace(KEY_IN_QUERY, "") : path;
}
function keyInHeaders({ headers }) {
    return headers.authorization ?? headers["x-api-key"] ?? headers["api-key"] ?? headers["x-goog-api-key"];
}

;// CONCATENATED MODULE: ./build/gateway/read-limit.js


const READ_LENGTH = 65_536;
const read_limit_LIMIT_HEADER = /retry-after|rate-?limit/;
const PASSED_ON = /^llm_provider-/;
function readLimit(answer, route, detector, now) {
    const { status, headers, body, asked } = answer;
    if (status < 400)
        return null;
    const limits = [...headers]
        .filter(([name]) => read_limit_LIMIT_HEADER.test(name))
        .sort(([a], [b]) => Number(PASSED_ON.test(b)) - Number(PASSED_ON.test(a)));
    const stated = limits.map(([name, value]) => `${name.replace(PASSED_ON, "")}: ${value}`);
    const isByStatus = status === 429 || status === 402;
    const said = isByStatus ? body : withoutQuotes(body.slice(0, READ_LENGTH), asked);
    const found = detectAnswer(status, stated, said, detector);
    if (!isByStatus && !(statesLimit(said, detector) && (found.kind === "stop" || found.kind === "task")))
        return null;
    if (found.kind === "overload")
        return null;
    if ((0,rate_limit/* isRateLimit */.a5)(found))
        return onWire(found, body, route, now);
    return onWire({ ...found, kind: status === 402 ? "stop" : "cap", form: `http-${status}` }, body, route, now);
}
function readLateError(data, asked, route, detector, now) {
    const said = withoutQuotes(JSON.stringify({ error: errorIn(data) }).slice(0, READ_LENGTH), asked);
    const found = detectAnswer(400, [], said, detector);
    if ((0,rate_limit/* isRateLimit */.a5)(found) && statesLimit(said, detector))
        return onWire(found, data, route, now);
    const { type, code } = errorIn(data);
    const isOfServer = SERVER_ERROR.test(String(type)) || SERVER_ERROR.test(String(code));
    return found.kind === "overload" || isOfServer ? "outage" : null;
}
const SERVER_ERROR = /^(?:api_error|server_error|internal_(?:server_)?error|5\d\d)$/;
function detectAnswer(status, headers, body, detector) {
    const start = `HTTP/1.1 ${status} ${status === 429 ? "Too Many Requests" : "Error"}`;
    return detector.detect([start, ...headers, "", body].join("\n").slice(0, READ_LENGTH));
}
function statesLimit(body, detector) {
    const { message, errors, details, ...typed } = errorIn(body);
    const codes = [typed, ...[errors, details].flat().filter(json/* isObject */.Gv)].map(({ type, code, status, reason }) => ({
        error: { type, code, status, reason },
    }));
    if (codes.some((fields) => isCertain(detector.detect(JSON.stringify(fields)))))
        return true;
    const notice = detector.detect(typeof message === "string" ? message : body);
    return isCertain(notice) && notice.provider !== null;
}
function isCertain(detection) {
    return detection.certain && (0,rate_limit/* isRateLimit */.a5)(detection);
}
function errorIn(body) {
    const value = [(0,json/* jsonOrNull */.J5)(body)].flat().at(-1);
    if (!(0,json/* isObject */.Gv)(value))
        return {};
    const holders = [value, value.response, value.choices].flat().filter(json/* isObject */.Gv);
    return holders.map(({ error }) => error).find(json/* isObject */.Gv) ?? value;
}
function onWire(found, body, route, now) {
    const isStop = found.kind === "stop";
    const error = errorIn(body);
    const layers = [error, error.error, error.errors, error.detail].flat().filter(json/* isObject */.Gv);
    const message = layers.map((layer) => layer.message).find((one) => typeof one === "string") ?? "";
    const words = message.replace(/\s+/g, " ").trim();
    return {
        ...found,
        evidence: (words || found.evidence || (found.form ?? "rate limit")).slice(0, EVIDENCE_LENGTH),
        provider: route,
        certain: true,
        source: "wire",
        resetAt: isStop && found.retryAfterMs !== null ? now + found.retryAfterMs : found.resetAt,
        retryAfterMs: isStop ? null : found.retryAfterMs,
    };
}
const EVIDENCE_LENGTH = 500;
function withoutQuotes(body, asked) {
    const question = unescaped(asked).toLowerCase();
    return unescaped(body).replace(/[^.:!?'"`\\]{12,}/g, (phrase) => /\S\s+\S/.test(phrase) && question.includes(phrase.trim().toLowerCase()) ? "" : phrase);
}
function unescaped(json) {
    return json.replace(/\\u(?!00[01]|0022|005c)([0-9a-f]{4})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(55395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./build/gateway/stream-end.js


const CLOSING_EVENT = /^data:\s*\[DONE\]|type"\s*:\s*"(?:message_stop|message-end|(?:response|interaction)\.completed|response\.incomplete)"/m;
const FINISH_REASON = /"finishReason"\s*:\s*"/;
const EVENT_END = /\r?\n\r?\n/;
const TAIL_LENGTH = 256;
const ERROR_LENGTH = 65_536;
const ERROR_TYPE = /^(?:error|response\.failed)$/;
const isFilled = (error) => Object.values(error).some(Boolean);
const failedSchema = schemas/* object */.Ikc({
    error: schemas/* union */.KCZ([schemas/* looseObject */._H3({}).check(schemas/* refine */.YPB(isFilled)), schemas/* string */.YjP().check(api/* _minLength */.m9(1))]),
});
const errorSchema = schemas/* union */.KCZ([
    failedSchema,
    schemas/* object */.Ikc({ choices: schemas/* tuple */.PVZ([failedSchema], schemas/* unknown */.L5J()) }),
    schemas/* object */.Ikc({ type: schemas/* string */.YjP().check(api/* _regex */.Fk(ERROR_TYPE)) }),
]);
class StreamEnd {
    #onError;
    #event = "";
    #hasFinal = false;
    #hasClosing = false;
    #hasError = false;
    constructor(onError) {
        this.#onError = onError;
    }
    take(chunk) {
        const bytes = chunk.toString("latin1");
        const newest = this.#event.slice(-TAIL_LENGTH) + bytes;
        this.#hasClosing ||= CLOSING_EVENT.test(newest);
        this.#hasFinal ||= this.#hasClosing || FINISH_REASON.test(newest);
        const events = (this.#event + bytes).split(EVENT_END);
        const open = events.pop() ?? "";
        for (const event of events)
            this.#read(event);
        this.#event = open.length > ERROR_LENGTH ? open.slice(-TAIL_LENGTH) : open;
    }
    close() {
        this.#read(this.#event);
    }
    #read(event) {
        if (this.#hasError)
            return;
        const data = errorOf(event);
        if (data === null)
            return;
        this.#hasError = true;
        this.#onError(data);
    }
    get isEnding() {
        return this.#hasFinal;
    }
    get isClosed() {
        return this.#hasClosing && this.#event === "";
    }
    get isWhole() {
        return this.#hasFinal && !this.#hasError;
    }
}
function errorOf(event) {
    if (!/error|response\.failed/.test(event))
        return null;
    const fields = event.split(/\r?\n/).map((line) => /^(event|data):\s*(.*)$/.exec(line));
    const valuesOf = (name) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ""] : []));
    const data = Buffer.from(valuesOf("data").join("\n"), "latin1").toString("utf8");
    const isNamed = valuesOf("event").some((name) => ERROR_TYPE.test(name));
    return isNamed || isError(data) ? data : null;
}
function isError(data) {
    if (data.length > ERROR_LENGTH || !data.includes("error"))
        return false;
    return errorSchema.safeParse([(0,json/* jsonOrNull */.J5)(data)].flat().at(-1)).success;
}

;// CONCATENATED MODULE: ./build/gateway/relay.js




const WHOLE_TYPE = /^(?:$|text\/|application\/(?!stream\+)(?:[\w.-]+\+)?json(?:[\s;]|$))/i;
const EDGE_CHUNKS = 4;
async function* untilClosed(body, end) {
    try {
        yield* body;
    }
    catch (error) {
        if (end?.isClosed !== true)
            throw error;
    }
}
async function relay(answer, client, listener) {
    const type = String(answer.headers["content-type"] ?? "");
    const end = /^text\/event-stream/i.test(type) ? new StreamEnd((event) => listener.failed(event)) : null;
    const canBeKept = client.isRepeatable && (end !== null || WHOLE_TYPE.test(type));
    const chunks = [];
    let size = 0;
    let withheld = canBeKept && end === null ? [] : null;
    const release = async () => {
        client.begin(answer);
        for (const chunk of withheld ?? [])
            await client.write(chunk);
        withheld = null;
    };
    if (withheld === null)
        client.begin(answer);
    for await (const chunk of untilClosed(answer.body, end)) {
        size += chunk.length;
        chunks.push(chunk);
        if (size > call_row/* BODY_LIMIT_BYTES */.TF) {
            if (client.isRepeatable) {
                client.stopKeeping();
                if (client.isGone)
                    throw new Error("The answer is too large to be kept for a client that may come back.");
                if (end === null)
                    await release();
            }
            if (chunks.length > 2 * EDGE_CHUNKS)
                chunks.splice(EDGE_CHUNKS, chunks.length - 2 * EDGE_CHUNKS);
        }
        end?.take(chunk);
        if (end?.isEnding) {
            await release();
            withheld = [];
        }
        if (withheld !== null)
            withheld.push(chunk);
        else
            await client.write(chunk);
    }
    end?.close();
    const bytes = Buffer.concat(chunks);
    const said = bytes.toString("utf8");
    const isFailed = end === null && isError(said);
    if (isFailed)
        listener.failed(said);
    const isKept = canBeKept && client.isRepeatable && (end?.isWhole ?? !isFailed) && answer.status < 300;
    const text = isKept ? decode(bytes) : null;
    listener.received(text, usageOf(said));
    if (withheld !== null && end === null && size > 0) {
        client.passOn(answer, text ?? bytes, false);
        return;
    }
    await release();
    client.end();
}

;// CONCATENATED MODULE: ./build/gateway/call.js










const ERROR_LIMIT_BYTES = 1_000_000;
class Call {
    #request;
    #services;
    #client;
    #evidence;
    #cutoff = new Cutoff();
    #caller;
    #phase = "waiting";
    #isWanted = true;
    constructor(request, response, services) {
        this.#request = request;
        this.#caller = request;
        this.#services = services;
        this.#client = new CallClient(response, request.isRepeatable, () => this.#clientLeft());
        this.#evidence = new CallEvidence(request, services);
    }
    get place() {
        return this.#caller.place;
    }
    get isOrphan() {
        return this.#client.isGone && this.#phase === "upstream";
    }
    attach(response, caller) {
        this.#caller = caller;
        this.#evidence.moveTo(caller);
        this.#client.attach(response);
    }
    forget() {
        this.#isWanted = false;
        if (this.isOrphan)
            this.cut();
    }
    cut() {
        if (this.#phase === "waiting")
            this.#request.lane.left(this.#request.id);
        this.#cutoff.cut();
        this.#client.destroy();
    }
    #clientLeft() {
        switch (this.#phase) {
            case "waiting":
                this.#request.lane.left(this.#request.id);
                return;
            case "upstream":
                if (this.#client.isRepeatable && this.#isWanted)
                    this.#release();
                else
                    this.#cutoff.cut();
                return;
            case "done":
                return;
            default:
                (0,unreachable/* unreachable */.H)(this.#phase);
        }
    }
    async run() {
        try {
            while ((await this.#try()) === "again")
                ;
        }
        finally {
            this.#phase = "done";
        }
    }
    async #try() {
        const { route, path } = this.#request;
        const turn = await this.#turn();
        this.#evidence.waitsNoMore();
        switch (turn.kind) {
            case "left":
                this.#evidence.left();
                return "done";
            case "late":
                this.#evidence.refuse();
                this.#client.answer(heldTooLong(route.dialect, path));
                return "done";
            case "stopped":
                this.#evidence.limited(turn.stop.limit);
                this.#evidence.refuse();
                this.#client.answer(turn.stop.answer);
                return "done";
            case "go":
                return this.#send();
            default:
                return (0,unreachable/* unreachable */.H)(turn);
        }
    }
    #turn() {
        const { id, lane, isFirst } = this.#request;
        const { holdUntilAt } = this.#caller;
        const { lastLimit } = this.#evidence;
        this.#phase = "waiting";
        if (this.#client.isGone) {
            lane.left(id);
            return Promise.resolve({ kind: "left" });
        }
        const turn = lastLimit === null ? lane.enter(id, isFirst, holdUntilAt) : lane.refused(id, lastLimit, holdUntilAt);
        if (lane.isWaiting(id))
            this.#evidence.waits();
        return turn;
    }
    async #send() {
        const { id, lane, route, model, method, path, headers, body } = this.#request;
        this.#phase = "upstream";
        let answer;
        try {
            const { origin } = route;
            answer = await this.#services.upstream.send({ origin, method, path, headers, body, cutoff: this.#cutoff });
        }
        catch (error) {
            if (!this.#client.isGone) {
                const message = `the gateway could not reach ${route.name} at ${route.origin}: ${(0,reason/* reasonOf */.A)(error)}`;
                this.#services.warn(`unreachable ${route.name}`, message);
            }
            lane.left(id);
            this.#fail();
            return "done";
        }
        if (answer.status >= 400)
            return this.#takeError(answer);
        this.#evidence.succeeded();
        lane.answered(id, remainingOf(answer));
        try {
            await relay(answer, this.#client, {
                failed: (data) => this.#takeLateError(data),
                received: (text, usage) => {
                    const { attempt, place } = this.#caller;
                    if (method === "POST") {
                        attempt.count(place.task, "made", usage);
                        this.#services.listener.paid?.(attempt.key, { taskId: place.task?.id ?? null, model, ...usage });
                    }
                    if (text === null || !this.#isWanted)
                        return;
                    this.#services.keep(place, { status: answer.status, headers: keptHeaders(answer), body: text });
                },
            });
        }
        catch {
            this.#fail();
        }
        return "done";
    }
    async #takeError(answer) {
        const { id, lane, route } = this.#request;
        const { clock, detectorAt } = this.#services;
        let body;
        try {
            body = await readAll(answer.body, ERROR_LIMIT_BYTES);
        }
        catch {
            lane.left(id);
            this.#fail();
            return "done";
        }
        const now = clock.now();
        const headers = new Map(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
        const refused = { status: answer.status, headers, body: body.toString("utf8"), asked: this.#asked() };
        const limit = readLimit(refused, route.name, detectorAt(now), now);
        if (limit === null) {
            if (answer.status === 429)
                this.#caller.attempt.overload(this.#caller.place);
            const hasFailed = answer.status >= 500 || answer.status === 429;
            if (hasFailed)
                lane.left(id);
            else
                lane.answered(id, remainingOf(answer));
            this.#takeLateError(refused.body);
            if (hasFailed)
                this.#noteOutage(`answered HTTP ${answer.status}`);
            else
                this.#caller.attempt.answer(this.#caller.place);
            this.#client.passOn(answer, body, true);
            return "done";
        }
        this.#evidence.limited(limit);
        switch (limit.kind) {
            case "wait":
            case "cap":
                return "again";
            case "stop": {
                const refusal = ofStop(refusalOf(answer, body));
                lane.stopWith({ limit, answer: refusal });
                lane.left(id);
                this.#evidence.refuse();
                this.#client.answer(refusal);
                return "done";
            }
            case "task":
                lane.answered(id, null);
                this.#evidence.refuse();
                this.#client.answer(refusalOf(answer, body));
                return "done";
            default:
                return (0,unreachable/* unreachable */.H)(limit.kind);
        }
    }
    #takeLateError(data) {
        const { lane, route } = this.#request;
        const { clock, detectorAt } = this.#services;
        this.#release();
        const now = clock.now();
        const found = readLateError(data, this.#asked(), route.name, detectorAt(now), now);
        if (found === null)
            return;
        if (found === "outage") {
            this.#noteOutage("reported an error of its own");
            return;
        }
        this.#evidence.limited(found);
        if (found.kind === "stop")
            lane.stopWith({ limit: found, answer: ofStop(lateRefusal(data)) });
        this.#evidence.refuse();
    }
    #asked() {
        return textOf(this.#request.body ?? Buffer.alloc(0));
    }
    #fail() {
        this.#noteOutage("gave no complete answer");
        this.#release();
        this.#client.destroy();
    }
    #noteOutage(how) {
        if (this.#client.isGone)
            return;
        const message = `${this.#request.route.name} ${how}, and answered no later call of the task`;
        this.#caller.attempt.outage(this.#caller.place, message);
    }
    #release() {
        this.#caller.attempt.release(this.#caller.place);
    }
}

// EXTERNAL MODULE: ./build/core/call-lane.js
var call_lane = __webpack_require__(94743);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
;// CONCATENATED MODULE: ./build/gateway/lanes.js




const LEAST_PAUSE_MS = 10_000;
const REPORTED_FACTOR = 2;
const REPORTED_APART_MS = 60_000;
class Lane {
    route;
    #model;
    #options;
    #calls;
    #waiting = new churn_map/* ChurnMap */.t();
    #stop = null;
    #cancelWake = () => { };
    #wakeAt = null;
    #pausedUntil = 0;
    #isClosed = false;
    #reported = null;
    #stated = null;
    constructor(route, model, options) {
        this.route = route;
        this.#model = model;
        this.#options = options;
        this.#calls = new call_lane/* CallLane */.H({ defaultWaitMs: options.defaultWaitMs, chance: Math.random });
    }
    enter(id, isFirst, untilAt) {
        return this.#nextTurn(id, untilAt, () => this.#calls.arrive(id, isFirst, this.#now()));
    }
    refused(id, limit, untilAt) {
        const waitMs = (0,rate_limit/* statedWaitMs */.hJ)(limit, this.#now());
        const endsAt = this.#now() + (waitMs ?? 0);
        if (endsAt > (this.#stated?.endsAt ?? this.#now()))
            this.#stated = { limit, endsAt };
        const turn = this.#nextTurn(id, untilAt, () => this.#calls.refused(id, this.#now(), waitMs));
        this.#reportPace();
        this.#reportPause((0,rate_limit/* pauseReason */.Ph)(limit, waitMs));
        return turn;
    }
    get wasRefused() {
        return this.#calls.wasRefused;
    }
    get pausedBy() {
        const restMs = (this.#stated?.endsAt ?? 0) - this.#now();
        if (this.#stated === null || restMs <= 0)
            return null;
        return { ...this.#stated.limit, retryAfterMs: Math.ceil(restMs / 1_000) * 1_000, resetAt: null };
    }
    isWaiting(id) {
        return this.#waiting.has(id);
    }
    answered(id, remaining) {
        this.#calls.answered(id, this.#now(), remaining);
        this.#admit();
    }
    left(id) {
        this.#calls.left(id);
        this.#settle(id, { kind: "left" });
        this.#admit();
    }
    stopWith(stop) {
        if (this.#stop !== null)
            return;
        this.#stop = stop;
        this.#cancelWake();
        const { resetAt, evidence } = stop.limit;
        const until = resetAt === null ? null : (0,instant/* iso */.KH)(resetAt);
        this.#options.publish({ event: "lane_stopped", route: this.route, model: this.#model, until, reason: evidence });
        for (const [id] of this.#waiting.entries()) {
            this.#calls.left(id);
            this.#settle(id, { kind: "stopped", stop });
        }
    }
    close() {
        this.#isClosed = true;
        this.#cancelWake();
    }
    #now() {
        return this.#options.clock.now();
    }
    #nextTurn(id, untilAt, queue) {
        if (this.#stop !== null) {
            this.#calls.left(id);
            return Promise.resolve({ kind: "stopped", stop: this.#stop });
        }
        return new Promise((resolve) => {
            const cancelTimer = this.#options.clock.at(untilAt, () => {
                this.#calls.left(id);
                this.#settle(id, { kind: "late" });
                this.#admit();
            });
            this.#waiting.set(id, { resolve, cancelTimer });
            queue();
            this.#admit();
        });
    }
    #settle(id, turn) {
        const waiting = this.#waiting.get(id);
        if (waiting === undefined)
            return;
        this.#waiting.delete(id);
        waiting.cancelTimer();
        waiting.resolve(turn);
    }
    #admit() {
        if (this.#stop !== null || this.#isClosed)
            return;
        this.#cancelWake();
        this.#cancelWake = () => { };
        const { go, wakeAt } = this.#calls.admit(this.#now());
        this.#wakeAt = wakeAt;
        if (wakeAt !== null)
            this.#cancelWake = this.#options.clock.at(wakeAt, () => this.#admit());
        for (const id of go)
            this.#settle(id, { kind: "go" });
    }
    #reportPause(reason) {
        const untilAt = this.#wakeAt ?? 0;
        if (untilAt - Math.max(this.#now(), this.#pausedUntil) < LEAST_PAUSE_MS)
            return;
        this.#pausedUntil = untilAt;
        this.#options.publish({ event: "paused", provider: this.route, until: (0,instant/* iso */.KH)(untilAt), reason });
    }
    #reportPace() {
        const { intervalMs } = this.#calls;
        if (intervalMs === null || intervalMs <= 0)
            return;
        const [at, last] = [this.#now(), this.#reported];
        if (last !== null) {
            const change = Math.max(intervalMs / last.intervalMs, last.intervalMs / intervalMs);
            if (change < REPORTED_FACTOR || at - last.at < REPORTED_APART_MS)
                return;
        }
        this.#reported = { intervalMs, at };
        this.#options.publish({
            event: "lane_paced",
            route: this.route,
            model: this.#model,
            calls_per_minute: Math.round(600_000 / intervalMs) / 10,
        });
    }
}

// EXTERNAL MODULE: ./build/gateway/open-routes.js + 1 modules
var open_routes = __webpack_require__(81060);
// EXTERNAL MODULE: ./build/gateway/call-journal.js
var call_journal = __webpack_require__(58547);
;// CONCATENATED MODULE: ./build/gateway/replay.js




class Replay {
    #options;
    #journal;
    #saved = { calls: 0, input_tokens: 0, output_tokens: 0 };
    #isFullReported = false;
    constructor(options) {
        this.#options = options;
        this.#journal = new call_journal.CallJournal(options.journal);
    }
    answer(attempt, place, model, response) {
        if (place.task === null)
            return false;
        let stored = null;
        try {
            stored = this.#journal.find(place.task, place);
        }
        catch (error) {
            this.#warn(`calls.jsonl cannot be read: ${(0,reason/* reasonOf */.A)(error)}. Calls are made again.`);
        }
        if (stored === null)
            return false;
        const tokens = usageOf(stored.body);
        this.#saved.calls += 1;
        this.#saved.input_tokens += tokens.inputTokens;
        this.#saved.output_tokens += tokens.outputTokens;
        attempt.count(place.task, "replayed", tokens);
        this.#options.listener.paid?.(attempt.key, { taskId: place.task.id, model, ...tokens, isReplayed: true });
        attempt.succeed(place);
        sendLocally(response, { ...stored, headers: { ...stored.headers, "x-carryover-replayed": "true" } });
        return true;
    }
    keep({ task, key, n }, answer) {
        if (task === null)
            return;
        const { clock, listener, journal } = this.#options;
        try {
            const kept = this.#journal.keep(task, { key, n }, answer, clock.now());
            if (kept !== "full" || this.#isFullReported)
                return;
            this.#isFullReported = true;
            listener.publish({ event: "journal_full", limit_bytes: journal.limitBytes });
        }
        catch (error) {
            this.#warn(`calls.jsonl cannot be written: ${(0,reason/* reasonOf */.A)(error)}. A run that is interrupted now pays for its calls again.`);
        }
    }
    forget(taskId) {
        this.#journal.forget(taskId);
    }
    close() {
        if (this.#saved.calls > 0)
            this.#options.listener.replayed(this.#saved);
        try {
            this.#journal.close();
        }
        catch (error) {
            this.#warn(`calls.jsonl could not be written at the end: ${(0,reason/* reasonOf */.A)(error)}`);
        }
    }
    #warn(message) {
        this.#options.warn("journal", message);
    }
}

;// CONCATENATED MODULE: ./build/gateway/server.js















const KEEP_ALIVE_MS = 120_000;
async function openGateway(settings, listener) {
    const gateway = new LoopbackGateway(settings, listener);
    await gateway.listen();
    return gateway;
}
class LoopbackGateway {
    #settings;
    #listener;
    #server;
    #services;
    #laneOptions;
    #lanes = new Map();
    #replay;
    #routes;
    #attempts = new Map();
    #byKey = new Map();
    #calls = new churn_map/* ChurnMap */.t();
    #salt = (0,external_node_crypto_.randomBytes)(32).toString("hex");
    #reported = new Set();
    #callCount = 0;
    constructor(settings, listener) {
        const { clock, routes, detectorAt, defaultWaitMs, journal } = settings;
        const warn = (subject, message) => this.#warn(subject, message);
        this.#settings = settings;
        this.#listener = listener;
        this.#routes = new Map(routes.map((route) => [route.name, route]));
        this.#laneOptions = { clock, defaultWaitMs, publish: listener.publish };
        this.#replay = journal === null ? null : new Replay({ clock, listener, journal, warn });
        const upstream = openUpstream(settings.proxies);
        this.#services = {
            clock,
            upstream,
            detectorAt,
            listener,
            keep: (place, answer) => this.#replay?.keep(place, answer),
            warn,
        };
        this.#server = (0,external_node_http_.createServer)({ maxHeaderSize: HEADERS_LIMIT_BYTES }, (request, response) => {
            void this.#serve(request, response).catch(() => response.destroy());
        });
        this.#server.requestTimeout = 0;
        this.#server.keepAliveTimeout = KEEP_ALIVE_MS;
    }
    async listen() {
        this.#server.listen(0, "127.0.0.1");
        await (0,external_node_events_.once)(this.#server, "listening");
        this.#server.on("error", () => { });
        this.#server.unref();
    }
    begin(begun) {
        const attempt = new Attempt(begun, this.#settings.clock.now());
        this.#attempts.set(attempt.token, attempt);
        this.#byKey.set(attempt.key, attempt);
        const { routes, environment } = this.#settings;
        return (0,open_routes/* gatewayVariables */.G7)(routes, `http://${this.#address()}/${attempt.token}`, environment);
    }
    wireOf(key) {
        const attempt = this.#byKey.get(key);
        if (attempt === undefined)
            return null;
        return {
            calls: attempt.calls,
            refusals: attempt.refusals(),
            hasOverload: attempt.hasOverload,
            outages: attempt.outages,
            routes: [...this.#routes.keys()],
            address: this.#address(),
        };
    }
    callsOf(key, taskId) {
        return this.#byKey.get(key)?.countsOf(taskId) ?? null;
    }
    hasHeld(key, periodMs) {
        const attempt = this.#byKey.get(key);
        return attempt !== undefined && attempt.heldUntilAt > this.#settings.clock.now() - periodMs;
    }
    end(key) {
        const attempt = this.#byKey.get(key);
        if (attempt === undefined)
            return;
        this.#byKey.delete(key);
        this.#attempts.delete(attempt.token);
    }
    forget(taskId) {
        for (const [, { call }] of this.#calls.entries())
            if (call.place.task?.id === taskId)
                call.forget();
        this.#replay?.forget(taskId);
    }
    async close(graceMs) {
        this.#server.close();
        const { clock } = this.#settings;
        const cancelCut = clock.at(clock.now() + graceMs, () => {
            for (const [, { call }] of this.#calls.entries())
                call.cut();
        });
        while (this.#calls.size > 0)
            await Promise.all(this.#calls.entries().map(([, { ended }]) => ended));
        cancelCut();
        for (const lane of this.#lanes.values())
            lane.close();
        this.#server.closeAllConnections();
        await this.#services.upstream.close();
        this.#replay?.close();
    }
    #address() {
        const { port } = this.#server.address();
        return `127.0.0.1:${port}`;
    }
    #laneOf(route, mark, model) {
        const name = JSON.stringify([route, mark, model]);
        const lane = this.#lanes.get(name) ?? new Lane(route, model, this.#laneOptions);
        this.#lanes.set(name, lane);
        return lane;
    }
    #attemptOf({ url = "" }) {
        return this.#attempts.get(/^\/([^/?]+)/.exec(url)?.[1] ?? "") ?? null;
    }
    async #serve(request, response) {
        const attempt = this.#attemptOf(request);
        const address = readCallAddress(request.url ?? "");
        const route = address === null ? undefined : this.#routes.get(address.route);
        if (attempt === null)
            sendLocally(response, plainAnswer(404, "not found"));
        else if (request.method === "HEAD")
            sendLocally(response, plainAnswer(200, ""));
        else if (/^websocket$/i.test(request.headers.upgrade ?? ""))
            sendLocally(response, plainAnswer(426, "no WebSockets"));
        else if (address === null || route === undefined) {
            const names = [...this.#routes.keys()].join(", ");
            sendLocally(response, plainAnswer(404, `Carryover's gateway has no such route. Open routes: ${names}.`));
        }
        else
            await this.#take(request, response, { attempt, address, route });
    }
    async #take(request, response, { attempt, address, route, }) {
        const { clock, ignored } = this.#settings;
        const arrivedAt = clock.now();
        const body = await readBody(request);
        const json = jsonOf(body);
        const path = (0,open_routes/* upstreamPath */.lF)(route, address.rest);
        const { method = "GET" } = request;
        const facts = {
            route: route.name,
            origin: route.origin,
            method,
            path: withoutKey(path, request),
            json,
            body: withoutBoundary(body, request),
        };
        const key = (0,call_key/* callKey */.C_)(facts, ignored, attempt.sessionNotes);
        const isFirst = attempt.calls === 0;
        const task = attempt.taskOf(String(request.headers["x-carryover-task"] ?? "")) ?? attempt.taskOf(address.task);
        const place = attempt.take(task, key);
        const model = (0,call_key/* modelOf */.DM)(facts);
        const holdUntilAt = arrivedAt + holdMs(request);
        const canBeKept = this.#replay !== null && task !== null && (0,call_key/* isRepeatable */.su)(facts);
        if (canBeKept) {
            const orphan = this.#orphanAt(nameOf(place));
            if (orphan !== null) {
                orphan.attach(response, { attempt, place, holdUntilAt });
                return;
            }
            if (this.#replay?.answer(attempt, place, model, response))
                return;
        }
        this.#callCount += 1;
        const id = String(this.#callCount);
        const call = new Call({
            attempt,
            place,
            holdUntilAt,
            id,
            route,
            lane: this.#laneOf(route.name, keyMark(request, path, this.#salt), model),
            model,
            isFirst,
            isRepeatable: canBeKept,
            method,
            path,
            headers: forwardedHeaders(request.rawHeaders),
            body: body.length > 0 ? body : null,
        }, response, this.#services);
        const ended = call.run().catch((error) => {
            this.#warn("call", `the gateway lost a call: ${(0,reason/* reasonOf */.A)(error)}`);
            response.destroy();
        });
        this.#calls.set(id, { call, ended });
        await ended;
        this.#calls.delete(id);
    }
    #orphanAt(name) {
        return this.#calls.find(({ call }) => call.isOrphan && nameOf(call.place) === name)?.call ?? null;
    }
    #warn(subject, message) {
        if (this.#reported.has(subject))
            return;
        this.#reported.add(subject);
        this.#listener.publish({ event: "warning", message });
    }
}


/***/ })

};
