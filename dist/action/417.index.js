export const id = 417;
export const ids = [417];
export const modules = {

/***/ 61420:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   sO: () => (/* binding */ DAY_MS)
/* harmony export */ });
const DAY_MS = 86_400_000;
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

/***/ 66242:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ jobPrefix),
/* harmony export */   Do: () => (/* binding */ parseKey),
/* harmony export */   GJ: () => (/* binding */ SHARED_STOPS),
/* harmony export */   Gb: () => (/* binding */ SHARED_STATE),
/* harmony export */   Pw: () => (/* binding */ isMatrixJob),
/* harmony export */   Rr: () => (/* binding */ MERGE_JOB),
/* harmony export */   dZ: () => (/* binding */ runNumber),
/* harmony export */   eb: () => (/* binding */ PLAN_JOB),
/* harmony export */   oE: () => (/* binding */ keyAfter),
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
const SHARED_STOPS = 9_997;
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
function keyAfter(key, saves) {
    const seq = (parseKey(key)?.seq ?? Number.NaN) + saves;
    if (!(seq > 0) || String(seq).length > SEQ_DIGITS)
        return null;
    return key.slice(0, -SEQ_DIGITS) + padded(seq, SEQ_DIGITS);
}
const SAVES_KEPT = 8;
const KEPT_MS = 35 * _core_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .DAY_MS */ .sO;
function outdatedKeys(newestFirst) {
    const newestAt = newestFirst[0]?.savedAt ?? 0;
    const saves = new Map();
    const isOutdated = ({ key, savedAt }) => {
        const campaign = key.slice(0, -(RUN_DIGITS + ATTEMPT_DIGITS + SEQ_DIGITS + 2));
        const count = (saves.get(campaign) ?? 0) + 1;
        saves.set(campaign, count);
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


/***/ })

};
