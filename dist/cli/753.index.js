export const id = 753;
export const ids = [753];
export const modules = {

/***/ 80753:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CacheCarrier: () => (/* binding */ CacheCarrier)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: ./build/store/carrier/cache-offer.js
var cache_offer = __webpack_require__(56144);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/store/carrier/cache-process.js



const CACHE_WORKER = "cache-worker";
const LAST_WORDS = 2_000;
function ownBundle() {
    return [(0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_fs_.realpathSync)(process.argv[1] ?? "")), "index.js"), CACHE_WORKER];
}
function runCacheBatch(batch, options) {
    const { worker, environment, deadlineMs, after } = options;
    const answers = [];
    return new Promise((resolve) => {
        let words = "";
        let isEnded = false;
        let answeredAt = null;
        const child = (0,external_node_child_process_.spawn)(process.execPath, worker, {
            cwd: batch.root,
            env: { ...environment, RUNNER_DEBUG: undefined, NODE_OPTIONS: undefined },
            detached: process.platform !== "win32",
            windowsHide: true,
            stdio: ["ignore", "ignore", "pipe", "ipc"],
        });
        const end = (result) => {
            if (isEnded)
                return;
            isEnded = true;
            cancel();
            process.off("exit", kill);
            const silentMs = answeredAt === null ? deadlineMs : performance.now() - answeredAt;
            resolve({ answers, silentMs, ...result });
        };
        const kill = () => killGroup(child.pid);
        const cancel = after(deadlineMs, () => {
            kill();
            end({ isLate: true, broken: null });
        });
        process.on("exit", kill);
        child.on("message", (answer) => {
            answers.push(answer);
            answeredAt = performance.now();
        });
        child.stderr?.setEncoding("utf8").on("data", (text) => {
            words = `${words}${text}`.slice(-LAST_WORDS);
        });
        child.on("error", (error) => end({ isLate: false, broken: error.message }));
        child.on("close", (code) => end({ isLate: false, broken: code === 0 ? null : lastWords(words, code) }));
        child.send(batch, () => { });
    });
}
function lastWords(words, code) {
    const error = words.split("\n").findLast((line) => /Error/.test(line));
    return error ?? `the process of the cache client ended with ${code === null ? "a signal" : `code ${code}`}`;
}
function killGroup(pid) {
    if (pid === undefined)
        return;
    try {
        process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
    }
    catch {
    }
}

// EXTERNAL MODULE: ./build/store/carrier/cache-worker.js + 1 modules
var cache_worker = __webpack_require__(8417);
// EXTERNAL MODULE: ./build/store/carrier/carrier.js
var carrier = __webpack_require__(42053);
// EXTERNAL MODULE: ./build/store/carrier/snapshot-files.js
var snapshot_files = __webpack_require__(90051);
;// CONCATENATED MODULE: ./build/store/carrier/cache-carrier.js









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
        this.#offer = (0,cache_offer/* cacheOffered */.U)(settings.environment);
        this.#deadlineMs = settings.deadlineMs ?? carrier/* CALL_DEADLINE_MS */.j;
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
            await (0,promises_.mkdir)(into, { recursive: true });
            root = await (0,promises_.mkdtemp)((0,external_node_path_.join)(into, ".calls-"));
            const held = [...(request.held ?? [])];
            const ends = await Promise.all(batches.map(async (asked, number) => {
                const folder = (0,external_node_path_.join)(root ?? into, String(number));
                await (0,promises_.mkdir)(folder);
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
            trouble.push(failure("restore", (0,reason/* reasonOf */.A)(error)));
        }
        finally {
            if (root !== null)
                await (0,snapshot_files/* removeFolder */.v$)(root);
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
            await (0,promises_.mkdir)(this.#settings.tempFolder, { recursive: true });
            root = await (0,promises_.mkdtemp)((0,external_node_path_.join)(this.#settings.tempFolder, "carryover-"));
            return await this.#save(request, root);
        }
        catch (error) {
            return notSaved(failure("save", (0,reason/* reasonOf */.A)(error)));
        }
        finally {
            this.#isPushing = false;
            if (root !== null)
                await (0,snapshot_files/* removeFolder */.v$)(root);
        }
    }
    async #save({ key, folder, ...request }, root) {
        const deadlineMs = Math.min(this.#deadlineMs, request.deadlineMs ?? this.#deadlineMs);
        const names = await (0,snapshot_files/* linkCarriedFiles */.CQ)(folder, (0,external_node_path_.join)(root, "workspace", cache_worker.STATE_FOLDER));
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
        const { environment, worker = ownBundle(), after = afterTimeout } = this.#settings;
        return runCacheBatch(batch, { worker, environment, deadlineMs, after });
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
            const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(into, `${key}.`));
            const dropped = await (0,snapshot_files/* takeOverFiles */.Dg)([(0,external_node_path_.join)(workspace, cache_worker.STATE_FOLDER), workspace], folder, new Set([cache_worker.STATE_FOLDER]));
            if (dropped.length > 0)
                trouble.push({ reason: "dropped-files", key, names: dropped });
            return { kind: "found", prefix, key, folder };
        }
        default:
            return (0,unreachable/* unreachable */.H)(state);
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
    const client = await Promise.all(/* import() */[__webpack_require__.e(1955), __webpack_require__.e(8509)]).then(__webpack_require__.bind(__webpack_require__, 28509));
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


/***/ })

};
