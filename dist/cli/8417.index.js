export const id = 8417;
export const ids = [8417];
export const modules = {

/***/ 22725:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ openCircuit),
/* harmony export */   JM: () => (/* binding */ UNANSWERED),
/* harmony export */   MD: () => (/* binding */ OUTAGE_WORDS),
/* harmony export */   PL: () => (/* binding */ outageCause),
/* harmony export */   Tb: () => (/* binding */ isProbe),
/* harmony export */   V: () => (/* binding */ CLOSED),
/* harmony export */   WX: () => (/* binding */ OPEN_LIMIT_MS),
/* harmony export */   d7: () => (/* binding */ openingMs),
/* harmony export */   eS: () => (/* binding */ endProbe),
/* harmony export */   id: () => (/* binding */ isStopped),
/* harmony export */   k3: () => (/* binding */ admitProbe)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);

const OPEN_MS = 60_000;
const OPEN_MAX_MS = 300_000;
const OPEN_LIMIT_MS = 35 * _duration_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
const CLOSED = { state: "closed", failures: 0, trips: 0 };
function openingMs(trip, firstMs = OPEN_MS) {
    return Math.min(Math.max(OPEN_MAX_MS, firstMs), firstMs * 2 ** Math.min(trip - 1, 10));
}
function openCircuit(circuit, now, cause) {
    const before = circuit.state === "open" ? circuit : null;
    const trips = before?.trips ?? circuit.trips + 1;
    const untilAt = Math.min(cause.untilAt ?? now + openingMs(trips, cause.firstMs), now + OPEN_LIMIT_MS);
    const { policy, reason, outage } = cause;
    const opened = {
        state: "open",
        untilAt,
        trips,
        policy,
        reason,
        isStated: cause.untilAt !== null && !cause.isEstimate,
        outage,
    };
    if (before === null)
        return opened;
    const isLaterOfTwo = before.isStated === opened.isStated && before.untilAt > untilAt;
    const isStatedAndAhead = before.isStated && !opened.isStated && before.untilAt > now;
    const isKept = isLaterOfTwo || isStatedAndAhead;
    return { ...(isKept ? before : opened), policy: before.policy === "stop" ? "stop" : policy };
}
const OUTAGE_WORDS = "unavailable: ";
function outageCause(reason) {
    return { untilAt: null, policy: "wait", reason: `${OUTAGE_WORDS}${reason}`, outage: true };
}
function admitProbe({ trips }, probe, probedAt) {
    return { state: "half-open", probe, probedAt, trips };
}
const UNANSWERED = "the probe ended without an answer";
function endProbe(circuit, key, now) {
    if (!isProbe(circuit, key))
        return circuit;
    return { state: "open", untilAt: now, trips: circuit.trips, policy: "wait", reason: UNANSWERED, isStated: false };
}
function isProbe(circuit, key) {
    return circuit.state === "half-open" && circuit.probe === key;
}
function isStopped(circuit) {
    return circuit.state === "open" && circuit.policy === "stop";
}


/***/ }),

/***/ 61420:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   Nf: () => (/* binding */ LONGEST_DURATION_MS),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   sO: () => (/* binding */ DAY_MS)
/* harmony export */ });
const DAY_MS = 86_400_000;
const LONGEST_DURATION_MS = 24 * DAY_MS;
const UNIT_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: DAY_MS };
const PART = /(\d+(?:\.\d+)?)(ms|[smhd])/gy;
function parseDuration(text) {
    const compact = text.trim().toLowerCase().replaceAll(" ", "");
    if (/^\d+(\.\d+)?$/.test(compact))
        return Math.round(Number(compact) * 1_000);
    let total = 0;
    let end = 0;
    for (const [part, amount, unit] of compact.matchAll(PART)) {
        total += Number(amount) * (UNIT_MS[unit ?? ""] ?? Number.NaN);
        end += part.length;
    }
    return end > 0 && end === compact.length && Number.isFinite(total) ? Math.round(total) : null;
}
function formatDuration(durationMs) {
    const ms = Math.max(0, durationMs);
    if (ms < 10_000)
        return `${Math.round(ms / 100) / 10}s`;
    const seconds = Math.round(ms / 1_000);
    const units = [
        ["d", Math.floor(seconds / 86_400)],
        ["h", Math.floor(seconds / 3_600) % 24],
        ["m", Math.floor(seconds / 60) % 60],
        ["s", seconds % 60],
    ];
    const first = units.findIndex(([, amount]) => amount > 0);
    return units
        .slice(first, first + 2)
        .filter(([, amount]) => amount > 0)
        .map(([unit, amount]) => `${amount}${unit}`)
        .join(" ");
}


/***/ }),

/***/ 65079:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ iso),
/* harmony export */   Qd: () => (/* binding */ earliest),
/* harmony export */   i: () => (/* binding */ instantAfter),
/* harmony export */   rn: () => (/* binding */ CLOCK_SKEW_MS)
/* harmony export */ });
function iso(at) {
    return new Date(at).toISOString();
}
const CLOCK_SKEW_MS = 3_600_000;
function instantAfter(earlier, at) {
    const earliestAt = Date.parse(earlier ?? "") + 1;
    return iso(earliestAt > at && earliestAt <= at + CLOCK_SKEW_MS ? earliestAt : at);
}
function earliest(a, b) {
    if (a === null)
        return b;
    return b === null ? a : Math.min(a, b);
}


/***/ }),

/***/ 28314:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   J5: () => (/* binding */ jsonOrNull),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
const LONG_DIGITS = /\d{16}/;
const TEXT_OR_LONG_INTEGER = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/gs;
function parseJson(text) {
    const plain = JSON.parse(text);
    if (!LONG_DIGITS.test(text))
        return plain;
    let hasLong = false;
    const marked = text.replace(TEXT_OR_LONG_INTEGER, (token) => {
        if (token.startsWith('"'))
            return `"${TEXT}${token.slice(1)}`;
        if (`${Number(token)}` === token)
            return token;
        hasLong = true;
        return `"${token}"`;
    });
    return hasLong ? unmarked(JSON.parse(marked)) : plain;
}
const TEXT = "t";
function unmarked(value) {
    if (typeof value === "string")
        return value.startsWith(TEXT) ? value.slice(TEXT.length) : BigInt(value);
    if (isArray(value))
        return value.map(unmarked);
    if (typeof value !== "object" || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key.slice(TEXT.length), unmarked(item)]));
}
function writeJson(value) {
    return write(value, (keys) => keys);
}
function canonicalJson(value) {
    return write(value, (keys) => keys.sort());
}
const PLAIN_TEXT = /^[ !#-[\]-~]*$/;
function writeText(text) {
    return PLAIN_TEXT.test(text) ? `"${text}"` : JSON.stringify(text);
}
function write(value, ordered) {
    if (typeof value === "string")
        return writeText(value);
    if (typeof value === "bigint")
        return `${value}`;
    if (typeof value !== "object" || value === null)
        return JSON.stringify(value);
    if (isArray(value))
        return `[${value.map((item) => write(item, ordered)).join(",")}]`;
    let text = "";
    for (const key of ordered(Object.keys(value))) {
        text += `${text === "" ? "{" : ","}${writeText(key)}:${write(value[key], ordered)}`;
    }
    return text === "" ? "{}" : `${text}}`;
}
function isArray(value) {
    return Array.isArray(value);
}
function jsonOrNull(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 43609:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
function once(make) {
    let made = null;
    return () => {
        made ??= make();
        return made;
    };
}


/***/ }),

/***/ 19996:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HM: () => (/* binding */ waitEndsAt),
/* harmony export */   Ph: () => (/* binding */ pauseReason),
/* harmony export */   Sm: () => (/* binding */ DETECTION_KINDS),
/* harmony export */   Vj: () => (/* binding */ LEAST_WAIT_MS),
/* harmony export */   W7: () => (/* binding */ statedEndAt),
/* harmony export */   XV: () => (/* binding */ NOTHING_DETECTED),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   bj: () => (/* binding */ LIMIT_SOURCES),
/* harmony export */   gO: () => (/* binding */ limitDetails),
/* harmony export */   hJ: () => (/* binding */ statedWaitMs)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);


const DETECTION_KINDS = ["wait", "stop", "cap", "task", "overload", "none"];
const LIMIT_SOURCES = ["wire", "row", "exit-code", "stderr", "stdout", "failure-log"];
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
        certain,
        kind,
        source,
        retry_after_seconds: retryAfterMs === null ? null : retryAfterMs / 1_000,
        reset_at: resetAt === null ? null : (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .KH)(resetAt),
        evidence,
        form,
        provider,
    };
}
const WAIT_FACTOR = 1.1;
const LEAST_WAIT_MS = 1_000;
function waitEndsAt(limit, now) {
    if (limit.retryAfterMs === null && limit.resetAt === null)
        return null;
    const waitMs = statedWaitMs(limit, now);
    return now + (waitMs === null ? LEAST_WAIT_MS : Math.ceil(waitMs * WAIT_FACTOR));
}
function statedWaitMs({ retryAfterMs, resetAt }, now) {
    if (retryAfterMs !== null && retryAfterMs > 0)
        return retryAfterMs;
    return resetAt !== null && resetAt > now ? resetAt - now : null;
}
function pauseReason({ evidence }, waitMs) {
    return `${waitMs === null ? "rate limit without a stated wait" : `asked to wait ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(waitMs)}`}: ${evidence}`;
}
function statedEndAt(limit, now) {
    if (limit.resetAt !== null && limit.resetAt > now)
        return limit.resetAt;
    const waitMs = statedWaitMs(limit, now);
    return waitMs === null ? null : now + waitMs;
}


/***/ }),

/***/ 67882:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ FAILURE_CLASSES)
/* harmony export */ });
const FAILURE_CLASSES = ["timeout_exceeded", "skipped", "transient", "legitimate", "fatal"];


/***/ }),

/***/ 86543:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mv: () => (/* binding */ keepFolder),
/* harmony export */   Pd: () => (/* binding */ makeTempFolder),
/* harmony export */   v$: () => (/* binding */ removeFolder)
/* harmony export */ });
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
    const client = await Promise.all(/* import() */[__webpack_require__.e(1955), __webpack_require__.e(8509)]).then(__webpack_require__.bind(__webpack_require__, 28509));
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

/***/ 66242:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ jobPrefix),
/* harmony export */   Do: () => (/* binding */ parseKey),
/* harmony export */   Gb: () => (/* binding */ SHARED_STATE),
/* harmony export */   Pw: () => (/* binding */ isMatrixJob),
/* harmony export */   Rr: () => (/* binding */ MERGE_JOB),
/* harmony export */   Yg: () => (/* binding */ earlierKey),
/* harmony export */   dZ: () => (/* binding */ runNumber),
/* harmony export */   eb: () => (/* binding */ PLAN_JOB),
/* harmony export */   py: () => (/* binding */ outdatedKeys),
/* harmony export */   sI: () => (/* binding */ buildKey),
/* harmony export */   t1: () => (/* binding */ namePrefixOf),
/* harmony export */   w8: () => (/* binding */ namePrefix),
/* harmony export */   wV: () => (/* binding */ SMALL_MATRIX)
/* harmony export */ });
/* unused harmony exports KEY_LIMIT, nameToken, campaignToken */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61420);


const KEY_LIMIT = 255;
const NAME_LIMIT = 60;
const CAMPAIGN_LIMIT = 100;
const HASH_DIGITS = 32;
const FORMAT = "carryover-v1";
const INDEX_DIGITS = 4;
const RUN_DIGITS = 20;
const ATTEMPT_DIGITS = 4;
const SEQ_DIGITS = 6;
const SHARED_STATE = 9_996;
const PLAN_JOB = 9_998;
const MERGE_JOB = 9_999;
const SMALL_MATRIX = 4;
function isMatrixJob(index) {
    return index < SHARED_STATE;
}
function buildKey(save) {
    const numbers = [
        padded(runNumber(save.runId), RUN_DIGITS),
        padded(save.runAttempt, ATTEMPT_DIGITS),
        padded(save.seq, SEQ_DIGITS),
    ];
    return jobPrefix(save) + numbers.join("-");
}
function jobPrefix(job) {
    return `${namePrefix(job.name)}${campaignToken(job.campaign)}-j${padded(job.jobIndex, INDEX_DIGITS)}-`;
}
function namePrefix(name) {
    return `${FORMAT}-${nameToken(name)}-`;
}
const KEY = new RegExp(`^${FORMAT}-(?<name>[a-z0-9._]+)-(?<campaign>[a-z0-9._-]+)-j(?<index>\\d{${INDEX_DIGITS}})` +
    `-(?<run>\\d{${RUN_DIGITS}})-(?<attempt>\\d{${ATTEMPT_DIGITS}})-(?<seq>\\d{${SEQ_DIGITS}})$`);
function parseKey(key) {
    if (key.length > KEY_LIMIT)
        return null;
    const parts = KEY.exec(key)?.groups;
    if (parts === undefined)
        return null;
    const { name = "", campaign = "", index = "", run = "", attempt = "", seq = "" } = parts;
    if (campaign.includes("-j"))
        return null;
    return {
        nameToken: name,
        jobIndex: Number(index),
        runId: String(BigInt(run)),
        runAttempt: Number(attempt),
        seq: Number(seq),
    };
}
function earlierKey(key, saves) {
    const seq = (parseKey(key)?.seq ?? 0) - saves;
    return seq > 0 ? key.slice(0, -SEQ_DIGITS) + padded(seq, SEQ_DIGITS) : null;
}
const SAVES_KEPT = 8;
const KEPT_MS = 35 * _core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
function outdatedKeys(newestFirst) {
    const newestAt = newestFirst[0]?.savedAt ?? 0;
    const saves = new Map();
    const isOutdated = ({ key, savedAt }) => {
        const job = key.slice(0, -(RUN_DIGITS + ATTEMPT_DIGITS + SEQ_DIGITS + 2));
        const count = (saves.get(job) ?? 0) + 1;
        saves.set(job, count);
        return count > SAVES_KEPT || newestAt - savedAt > KEPT_MS;
    };
    return newestFirst.filter(isOutdated).map(({ key }) => key);
}
function namePrefixOf(key) {
    const parsed = parseKey(key);
    return parsed === null ? null : `${FORMAT}-${parsed.nameToken}-`;
}
function nameToken(name) {
    const token = name.replaceAll("-", "__");
    return PLAIN.test(name) && token.length <= NAME_LIMIT ? token : hashed(name, NAME_LIMIT);
}
function campaignToken(campaign) {
    const isPlain = PLAIN.test(campaign) && !campaign.includes("-j") && campaign.length <= CAMPAIGN_LIMIT;
    return isPlain ? campaign : hashed(campaign, CAMPAIGN_LIMIT);
}
const PLAIN = /^[a-z0-9.-]+$/;
function hashed(text, limit) {
    const head = text.toLowerCase().replace(/[^a-z0-9.]/g, "");
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text, "utf16le").digest("hex");
    return `${head.slice(0, limit - HASH_DIGITS - 2)}_h${hash.slice(0, HASH_DIGITS)}`;
}
function runNumber(runId) {
    if (/^\d{1,20}$/.test(runId))
        return runId;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(runId).digest().readBigUInt64BE().toString();
}
function padded(value, digits) {
    const text = String(value);
    if (!/^\d+$/.test(text) || text.length > digits) {
        throw new RangeError(`Expected a whole number of at most ${digits} digits in a cache key, got ${text}`);
    }
    return text.padStart(digits, "0");
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


/***/ }),

/***/ 573:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ readCheckpoint),
/* harmony export */   hn: () => (/* binding */ CHECKPOINT_LIMIT_BYTES),
/* harmony export */   j5: () => (/* binding */ otherRepository),
/* harmony export */   jH: () => (/* binding */ inspectCheckpoint),
/* harmony export */   sW: () => (/* binding */ otherName)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_circuit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22725);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65079);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28314);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67756);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93011);






const CHECKPOINT_LIMIT_BYTES = 8 << 20;
function readCheckpoint(path) {
    const { checkpoint, newer } = inspectCheckpoint(path);
    if (newer !== null) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`Expected a checkpoint of version ${_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp} at ${path}, found version ${newer}: it was written by a newer Carryover. ` +
            "Use that version, or another `state-dir`.");
    }
    return checkpoint;
}
function inspectCheckpoint(path) {
    const value = readCheckpointJson(path);
    if (value === null)
        return { checkpoint: null, newer: null };
    const read = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .checkpointSchema */ .ot)().safeParse(value);
    return { checkpoint: read.success ? withBelieved(read.data) : null, newer: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .newerVersion */ .ip)(value) };
}
function withBelieved(checkpoint) {
    const limitAt = Date.parse(checkpoint.updated_at) + _core_circuit_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_LIMIT_MS */ .WX;
    const circuits = Object.entries(checkpoint.circuits).map(([provider, circuit]) => [provider, Date.parse(circuit.until) > limitAt ? { ...circuit, until: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_4__/* .iso */ .KH)(limitAt) } : circuit]);
    return { ...checkpoint, circuits: Object.fromEntries(circuits) };
}
function otherName(checkpoint, name) {
    const found = checkpoint?.name;
    return name === null || found === undefined || found === name ? null : found;
}
function otherRepository(checkpoint, repository) {
    const found = checkpoint?.repository;
    if (repository === null || found === undefined)
        return null;
    return found.toLowerCase() === repository.toLowerCase() ? null : found;
}
function readCheckpointJson(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        return stat.isFile() && stat.size <= CHECKPOINT_LIMIT_BYTES ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOrNull */ .J5)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8")) : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 93011:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CN: () => (/* binding */ plainLedgerRow),
/* harmony export */   Hp: () => (/* binding */ FORMAT_VERSION),
/* harmony export */   Up: () => (/* binding */ isNewerLine),
/* harmony export */   ip: () => (/* binding */ newerVersion),
/* harmony export */   ot: () => (/* binding */ checkpointSchema),
/* harmony export */   tF: () => (/* binding */ sidecarRowSchema),
/* harmony export */   xB: () => (/* binding */ ledgerRowSchema),
/* harmony export */   yQ: () => (/* binding */ CAMPAIGNS_LIMIT)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28314);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43609);
/* harmony import */ var _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19996);
/* harmony import */ var _core_row_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67882);
/* harmony import */ var _core_task_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25680);






const FORMAT_VERSION = 1;
const LEDGER_LIMITS = { instant: 40, name: 1_024, attempt: 1_000_000 };
const hash = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(_core_task_index_js__WEBPACK_IMPORTED_MODULE_4__/* .HASH */ .v)));
const instant = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(LEDGER_LIMITS.instant)));
const name = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(LEDGER_LIMITS.name)));
const attempt = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(LEDGER_LIMITS.attempt)));
const amount = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)));
const ledgerRowSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(FORMAT_VERSION),
    campaign: name(),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    hash: hash(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["passed", "failed"]),
    score: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
    scores: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig())),
    metrics: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())),
    output: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    attempt: attempt(),
    run: name(),
    job: name(),
    started_at: instant(),
    duration_s: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)),
    calls: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        made: amount(),
        replayed: amount(),
        held: amount(),
        refused: amount(),
        input_tokens: amount(),
        output_tokens: amount(),
        replayed_input_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(amount()),
        replayed_output_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(amount()),
        cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0))),
    })),
}));
const PLAIN_LINE = plainLine();
function plainLedgerRow(line) {
    const found = PLAIN_LINE.exec(line);
    if (found === null || found[3]?.length !== 64)
        return null;
    const [, campaign = "", id = "", hash = "", status, score, attempt, run = "", job = "", started_at = "", lasted] = found;
    return {
        v: FORMAT_VERSION,
        campaign,
        id,
        hash,
        status: status === "passed" ? status : "failed",
        score: score === undefined ? score : Number(score),
        attempt: Number(attempt),
        run,
        job,
        started_at,
        duration_s: Number(lasted),
    };
}
function plainLine() {
    const text = (length) => `"([ !#-\\[\\]-\\uffff]${length})"`;
    const name = text(`{0,${LEDGER_LIMITS.name}}`);
    const number = "(?:0|[1-9]\\d{0,14})(?:\\.\\d+)?";
    const fields = [
        `"v":${FORMAT_VERSION}`,
        `"campaign":${name}`,
        `"id":${text("*")}`,
        '"hash":"([0-9a-f]+)"',
        `"status":"(passed|failed)"(?:,"score":(-?${number}))?`,
        '"attempt":([1-9]\\d{0,5})',
        `"run":${name}`,
        `"job":${name}`,
        `"started_at":${text(`{0,${LEDGER_LIMITS.instant}}`)}`,
        `"duration_s":(${number})`,
    ];
    return new RegExp(`^\\{${fields.join(",")}\\}$`);
}
const sidecarRowSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(FORMAT_VERSION),
    campaign: name(),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    hash: hash(),
    class: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([..._core_row_js__WEBPACK_IMPORTED_MODULE_5__/* .FAILURE_CLASSES */ .C, "kill_shaped"]),
    terminal: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
    signal: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    output: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
    attempt: attempt(),
    run: name(),
    job: name(),
    at: instant(),
    rate_limit: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        certain: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
        source: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_core_rate_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMIT_SOURCES */ .bj)),
        retry_after_seconds: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
        reset_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
        form: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
        provider: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
        evidence: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    })),
}));
const counts = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    total: amount(),
    passed: amount(),
    failed: amount(),
    errored: amount(),
    skipped: amount(),
    outstanding: amount(),
}));
const campaignRecord = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: name(),
    complete: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    completed_run: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(name()),
    completed_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(instant()),
    reopened_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(instant()),
    counts: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(counts()),
    pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true)),
    default_branch: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
}));
const storedCircuit = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    state: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz("open"),
    until: instant(),
    trips: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(1_000)),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(8_192)),
    stated: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    opened_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(instant()),
    outage: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true)),
    stop: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true)),
}));
const runs = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .readonly */ .tBZ(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(name()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(64))));
const runsBy = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), runs()));
const setbacks = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    campaign: name(),
    killed: runsBy(),
    shard_killed: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(runsBy(), {}),
    cut: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(runsBy(), {}),
    refused: runsBy(),
    suspected: runsBy(),
    same_failure: runs(),
    kill_streak: runs(),
}));
const CAMPAIGNS_LIMIT = 64;
const checkpointSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(FORMAT_VERSION),
    seq: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)),
    updated_at: instant(),
    run: name(),
    job: name(),
    jobs: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(10_000)), 1),
    name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(name()),
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(name()),
    command: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(hash()),
    campaigns: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(campaignRecord()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(CAMPAIGNS_LIMIT)),
    circuits: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), storedCircuit()),
    closed: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), instant())),
    limits: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1))),
    setbacks: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(setbacks()),
    durations_s: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0))).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(1_000)),
}));
const versionedSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ v: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }));
function newerVersion(value) {
    const version = versionedSchema().safeParse(value);
    return version.success && version.data.v > FORMAT_VERSION ? version.data.v : null;
}
function isNewerLine(line) {
    return /"v":\s*[2-9]|"v":\s*\d{2}/.test(line) && newerVersion((0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonOrNull */ .J5)(line)) !== null;
}


/***/ }),

/***/ 31918:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ STATE_FILE_LIMIT_BYTES),
/* harmony export */   IU: () => (/* binding */ reportFiles),
/* harmony export */   MO: () => (/* binding */ PLAN_LIMIT_BYTES),
/* harmony export */   mF: () => (/* binding */ STATE_FILES),
/* harmony export */   mt: () => (/* binding */ statePaths),
/* harmony export */   rX: () => (/* binding */ isStatePath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

const STATE_FILES = {
    tasks: "tasks.jsonl",
    results: "results.jsonl",
    failures: "failures.jsonl",
    checkpoint: "checkpoint.json",
    events: "events.jsonl",
    baseline: "baseline.jsonl",
    history: "history.jsonl",
    plan: "plan.json",
    calls: "calls.jsonl",
};
const STATE_FILE_LIMIT_BYTES = 2 ** 31;
const PLAN_LIMIT_BYTES = 256 << 20;
function statePaths(stateDir) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(stateDir);
    const at = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, name);
    const files = Object.entries(STATE_FILES).map(([key, name]) => [key, at(name)]);
    return {
        root,
        ...Object.fromEntries(files),
        logs: at("logs"),
        inbox: at("inbox"),
        held: at((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)("inbox", "held.jsonl")),
        lock: at("lock"),
        outstanding: at("outstanding.txt"),
        summary: at("summary.md"),
        junit: at("junit.xml"),
        report: at("report.html"),
    };
}
function reportFiles({ outstanding, summary, junit, report }) {
    return [outstanding, summary, junit, report];
}
const OWN_LOG = /^[^/]+\.\d+\.\d{6,}\.log$/;
const OWN_INBOX = /^(?:held\.jsonl|[^/~]+(?:~[^/~]+){2,3}\.(?:(?:tasks|results)\.jsonl|stopped))(?:\/|$)/;
function isStatePath({ root: _, logs, inbox, ...files }, path) {
    if (path.startsWith(logs + node_path__WEBPACK_IMPORTED_MODULE_0__.sep))
        return OWN_LOG.test(path.slice(logs.length + 1));
    if (path.startsWith(inbox + node_path__WEBPACK_IMPORTED_MODULE_0__.sep))
        return OWN_INBOX.test(path.slice(inbox.length + 1));
    return Object.values(files).includes(path);
}


/***/ })

};
