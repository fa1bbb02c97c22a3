export const id = 193;
export const ids = [193];
export const modules = {

/***/ 2574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IU: () => (/* binding */ actionCarry),
  zj: () => (/* binding */ handoverSchema),
  Gv: () => (/* binding */ postCarry)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(3838);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/engine/carry.js + 3 modules
var engine_carry = __webpack_require__(2534);
// EXTERNAL MODULE: ./build/engine/system-clock.js
var system_clock = __webpack_require__(8337);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(6698);
;// CONCATENATED MODULE: ./build/store/client-room.js
/**
 * A room for one call of the cache client: what it sees of the process while it runs.
 *
 * The client reads `process.env` and `process.cwd()` when it needs them and prints workflow commands to
 * standard output. The paths it is given are part of an entry's identity, so they can only point into a
 * folder of our own by way of the working folder; and its annotations are not ours to make. The room follows
 * the call through its callbacks, so that calls run side by side, and the rest of the process, children
 * included, sees nothing of it.
 */

/** An abandoned call may go on for a quarter of an hour; what it says stays bounded. */
const OUTPUT_LIMIT = 1 << 18;
/** What a call printed: workflow commands, and lines for the log. */
class CallOutput {
    #text = "";
    add(text) {
        if (this.#text.length < OUTPUT_LIMIT)
            this.#text += text;
    }
    /** All lines, debug lines included, as printed. */
    get text() {
        return this.#text;
    }
    /** The messages that the client meant as warnings or errors, in order. */
    get complaints() {
        const complaints = [];
        for (const line of this.#text.split("\n")) {
            const message = /^::(?:warning|error)(?: [^:]*)?::(.*)$/.exec(line)?.[1];
            if (message !== undefined)
                complaints.push(unescapeData(message));
        }
        return complaints;
    }
}
/** `@actions/core` escapes the data of a command. */
function unescapeData(data) {
    return data.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%").trim();
}
const rooms = new external_node_async_hooks_.AsyncLocalStorage();
/** Runs a call in its room; the room stays with it until its last callback, also when nobody waits any more. */
function runInRoom(room, call) {
    watchEnvironment();
    watchWorkingFolder();
    watchStream(process.stdout);
    watchStream(process.stderr);
    return rooms.run(room, call);
}
/**
 * What is replaced stays so: a call that was abandoned may still print when all others have ended. Outside of
 * a room everything is as it was. What somebody else has replaced meanwhile is wrapped once more.
 */
const watchers = new WeakSet();
function watchEnvironment() {
    const present = Object.getOwnPropertyDescriptor(process, "env");
    if (present?.get !== undefined && watchers.has(present.get))
        return;
    let environment = process.env;
    const get = () => rooms.getStore()?.environment ?? environment;
    watchers.add(get);
    Object.defineProperty(process, "env", {
        configurable: true,
        enumerable: true,
        get,
        set: (value) => {
            environment = value;
        },
    });
}
function watchWorkingFolder() {
    if (watchers.has(process.cwd))
        return;
    const cwd = process.cwd;
    const get = () => rooms.getStore()?.folder ?? cwd.call(process);
    watchers.add(get);
    process.cwd = get;
}
function watchStream(stream) {
    const write = stream.write;
    if (watchers.has(write))
        return;
    const watch = (...parameters) => {
        const room = rooms.getStore();
        if (room === undefined)
            return write.apply(stream, parameters);
        const [chunk, encoding, callback] = parameters;
        room.output.add(typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8"));
        const done = typeof encoding === "function" ? encoding : callback;
        if (typeof done === "function")
            queueMicrotask(done);
        return true;
    };
    watchers.add(watch);
    stream.write = watch;
}
/** The environment of a room. Windows folds the case of names; a plain object does not. */
function roomEnvironment(base, own) {
    const environment = {};
    for (const [name, value] of Object.entries(base)) {
        environment[process.platform === "win32" ? name.toUpperCase() : name] = value;
    }
    return { ...environment, ...own };
}

;// CONCATENATED MODULE: ./build/store/cache-call.js
/** Single calls of the cache client: each in a room of its own, waited for until its time is over. */



class CacheCalls {
    now;
    #settings;
    #client = null;
    constructor(settings) {
        this.#settings = settings;
        this.now = settings.now ?? (() => performance.now());
    }
    /** Makes one call. Never rejects for what the client does. */
    async make(place, call) {
        const folder = workspaceOf(place.callFolder);
        const temp = (0,external_node_path_.join)(place.callFolder, "temp");
        await (0,promises_.mkdir)(folder, { recursive: true });
        await (0,promises_.mkdir)(temp, { recursive: true });
        const room = {
            folder,
            output: new CallOutput(),
            environment: roomEnvironment(this.#settings.environment, {
                GITHUB_WORKSPACE: folder,
                RUNNER_TEMP: temp,
                TAR_OPTIONS: place.tarOptions,
                // Debug logging would have every archive listed before it is unpacked.
                RUNNER_DEBUG: undefined,
            }),
        };
        const limitMs = Math.max(0, place.endAt - this.now());
        const ending = this.#load()
            .then((client) => runInRoom(room, () => call(client)))
            .then((value) => ({ kind: "answered", value, output: room.output }), (error) => ({ kind: "threw", detail: messageOf(error) }));
        const end = await firstOf(ending, limitMs);
        if (end.kind === "late")
            ending.then(() => remove(place.callFolder)).catch(() => { });
        for (const line of room.output.text.split("\n"))
            if (line !== "")
                this.#settings.log?.(line);
        return end;
    }
    #load() {
        this.#client ??= (this.#settings.loadClient ?? importClient)();
        return this.#client;
    }
}
/** On first use: the client takes longer to load than a run with nothing outstanding takes in all. */
async function importClient() {
    return await __webpack_require__.e(/* import() */ 691).then(__webpack_require__.bind(__webpack_require__, 1691));
}
async function firstOf(ending, limitMs) {
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(() => resolve({ kind: "late", limitMs }), limitMs);
    });
    try {
        return await Promise.race([ending, late]);
    }
    finally {
        clearTimeout(timer);
    }
}
/** Where the constant relative path of a state begins: the working folder of a call. */
function workspaceOf(callFolder) {
    return (0,external_node_path_.join)(callFolder, "workspace");
}
async function remove(folder) {
    await (0,promises_.rm)(folder, { recursive: true, force: true }).catch(() => { });
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}

// EXTERNAL MODULE: ./build/store/cache-key.js
var cache_key = __webpack_require__(5110);
;// CONCATENATED MODULE: ./build/store/cache-offer.js
/** What the runner offers of the cache to this process: a reading of its variables, no call. */
/**
 * Whether calls can succeed at all. Without variables the client would wait ten seconds for nothing, and
 * its own `isFeatureAvailable` looks at the address only, not at the token.
 */
function cacheOffered(environment) {
    if (!environment[isV2(environment) ? "ACTIONS_RESULTS_URL" : "ACTIONS_CACHE_URL"]) {
        return { offered: false, because: "no-service" };
    }
    if (!environment.ACTIONS_RUNTIME_TOKEN)
        return { offered: false, because: "no-token" };
    switch ((environment.ACTIONS_CACHE_MODE ?? "").trim().toLowerCase()) {
        case "none":
            return { offered: false, because: "mode-none" };
        case "read":
            return { offered: true, readable: true, writable: false };
        case "write-only":
            return { offered: true, readable: false, writable: true };
        default:
            return { offered: true, readable: true, writable: true };
    }
}
/** GitHub Enterprise Server speaks v1 whatever the flag says; the client decides by the host in the same way. */
function isV2(environment) {
    if (!environment.ACTIONS_CACHE_SERVICE_V2)
        return false;
    const server = environment.GITHUB_SERVER_URL || "https://github.com";
    const host = URL.canParse(server) ? new URL(server).hostname.toLowerCase() : "";
    return host === "github.com" || host.endsWith(".ghe.com") || host.endsWith(".localhost");
}

;// CONCATENATED MODULE: ./build/store/call-budget.js
/** How long calls to the cache may take: each, and all together. Pure; instants are numbers passed in. */
class CallBudget {
    #limits;
    #spentMs = 0;
    /** Where the time charged so far ends: calls side by side are not charged twice. */
    #chargedUntil = Number.NEGATIVE_INFINITY;
    #isDown = false;
    constructor(limits) {
        this.#limits = limits;
    }
    get budgetMs() {
        return this.#limits.budgetMs;
    }
    get spentMs() {
        return this.#spentMs;
    }
    /**
     * How long the next pull or push may take; 0 when it must not be made.
     *
     * @param cap a shorter deadline than usual
     */
    allowanceMs(cap = Number.POSITIVE_INFINITY) {
        if (this.#isDown)
            return 0;
        return Math.max(0, Math.min(cap, this.#limits.deadlineMs, this.#limits.budgetMs - this.#spentMs));
    }
    charge(spent) {
        if (!spent.runWaited && !spent.hadTrouble)
            return;
        const fromAt = Math.max(spent.fromAt, this.#chargedUntil);
        this.#spentMs += Math.max(0, spent.untilAt - fromAt);
        this.#chargedUntil = Math.max(this.#chargedUntil, spent.untilAt);
    }
    /**
     * A call was not answered in the time it had: the cache is not asked again. A call that had little of the
     * usual deadline, because it began late or was in a hurry, proves nothing.
     *
     * @returns whether the cache counts as down
     */
    noteLate(limitMs) {
        this.#isDown ||= limitMs >= this.#limits.deadlineMs / 2;
        return this.#isDown;
    }
    isDown() {
        return this.#isDown;
    }
}

;// CONCATENATED MODULE: ./build/store/client-words.js
/** Why a restore returned nothing; null where there was simply nothing to restore. */
function readRestoreTrouble(output, prefix) {
    const detail = output.complaints.at(-1);
    if (detail === undefined)
        return null;
    const known = readKnownTrouble(output.text, detail, "restore");
    if (known !== null)
        return known;
    // The path of the archive is told once the service has answered with an entry.
    if (/Archive path: /i.test(output.text))
        return { reason: "unreadable", prefix, detail };
    return { reason: "service-error", operation: "restore", detail };
}
/** Why a save came to nothing, of which a lookup has shown that its key is not there. */
function readSaveTrouble(output, key) {
    const reservation = /Failed to reserve cache: (?:Error: )?([^\n]*)/.exec(output.text)?.[1];
    const told = /Failed to save: ([^\n]*)/.exec(output.text)?.[1];
    const detail = reservation ?? output.complaints.findLast((complaint) => complaint !== "Failed to save:") ?? told ?? "";
    const known = readKnownTrouble(output.text, detail, "save");
    if (known !== null)
        return known;
    if (detail === "")
        return { reason: "not-stored", key, detail: "the service answered, but does not have the entry" };
    return { reason: "service-error", operation: "save", detail };
}
/** Whether a save failed before anything was sent: then an entry that is found under its key is another's. */
function wasNotReserved(output) {
    return output.text.includes("Unable to reserve cache with key");
}
function readKnownTrouble(text, detail, operation) {
    const denial = /cache (?:write|read) denied[^\n]*/i.exec(text)?.[0];
    if (denial !== undefined)
        return { reason: "denied", operation, detail: denial };
    if (/Rate limited: |Failed request: \(429\)|responded with 429/.test(text)) {
        const reset = /your rate limit will reset in \d+ seconds/.exec(text)?.[0];
        return { reason: "rate-limited", operation, detail: reset ?? detail };
    }
    if (/Failed request: \(403\)|responded with 403/.test(text))
        return { reason: "denied", operation, detail };
    if (/Unable to locate executable file|ENOSPC|EACCES|EROFS/.test(detail)) {
        return { reason: "local-error", operation, detail };
    }
    return null;
}

// EXTERNAL MODULE: ./build/store/snapshot-files.js
var snapshot_files = __webpack_require__(3782);
;// CONCATENATED MODULE: ./build/store/cache-carrier.js
/**
 * Carries snapshots through the Actions cache, by the unmodified client.
 *
 * Every call has its own folder and an own deadline. The client cannot be aborted: a call that met its
 * deadline goes on unheard, so the process has to be ended with `process.exit`.
 */









/** A job waits less than 45 s for its cache, whatever happens: what main spends, `post` has not. */
const JOB_BUDGET_MS = 44_000;
/** `post` ends within 20 s. */
const POST_MS = 15_000;
/** One short try, after a main in which the cache went down. */
const LAST_TRY_MS = 5_000;
const MAIN_LIMITS = { deadlineMs: 20_000, budgetMs: JOB_BUDGET_MS - LAST_TRY_MS };
/** What main leaves to `post`. */
function postLimits(main) {
    const leftMs = Math.max(0, JOB_BUDGET_MS - main.spentMs);
    const allowedMs = Math.min(main.isDown ? LAST_TRY_MS : POST_MS, leftMs);
    return { deadlineMs: allowedMs, budgetMs: allowedMs };
}
/** Part of the version of every entry, and of the names in its archive: changing it loses all saved states. */
const FOLDER = "carryover-state";
/** Part of the version on Windows: with it, all three systems read each other's entries. */
const CROSS_OS = true;
/**
 * The client unpacks with `-P`: names with a root or `..` are written where they say, and links are followed.
 * GNU tar reads this variable first and cuts every name down to its last part, so that nothing leaves the
 * folder of the call. Other tars do not know it.
 */
const UNPACK_FLAT = "--transform=s,.*/,,";
/** A matrix of 256 jobs is read in seconds, without opening hundreds of sockets. */
const PARALLEL_PULLS = 8;
/** So many earlier saves of the same run are tried where the newest is damaged or lost. */
const EARLIER_TRIES = 2;
class CacheCarrier {
    kind = "cache";
    #settings;
    #offer;
    #budget;
    #calls;
    #now;
    #isPushing = false;
    /** Since when the run waits for a push; null where it does not. */
    #waitedSince = null;
    constructor(settings) {
        this.#settings = settings;
        this.#offer = cacheOffered(settings.environment);
        this.#budget = new CallBudget(settings.limits ?? MAIN_LIMITS);
        this.#calls = new CacheCalls(settings);
        this.#now = this.#calls.now;
    }
    isDown() {
        return this.#budget.isDown();
    }
    spentMs() {
        return this.#budget.spentMs + (this.#waitedSince === null ? 0 : this.#now() - this.#waitedSince);
    }
    async pull(request) {
        const unknown = request.prefixes.map((prefix) => ({ kind: "unknown", prefix }));
        if (!this.#offer.offered || !this.#offer.readable || unknown.length === 0)
            return { answers: unknown, trouble: [] };
        const allowanceMs = this.#budget.allowanceMs(request.deadlineMs);
        if (allowanceMs === 0)
            return { answers: unknown, trouble: this.#refusal("restore") };
        const fromAt = this.#now();
        const pull = {
            into: request.into,
            deadlineMs: allowanceMs,
            endAt: fromAt + allowanceMs,
            hasFailed: false,
            unanswered: 0,
        };
        const answers = [...unknown];
        const trouble = [];
        const waiting = request.prefixes.entries();
        const askInTurn = async () => {
            for (const [index, prefix] of waiting) {
                const asked = await this.#ask(pull, prefix);
                answers[index] = asked.answer;
                trouble.push(...asked.trouble);
            }
        };
        await Promise.all(Array.from({ length: PARALLEL_PULLS }, askInTurn));
        if (pull.unanswered > 0 && !pull.hasFailed) {
            trouble.push({ reason: "incomplete", unanswered: pull.unanswered, asked: unknown.length });
        }
        const once = withoutRepeats(trouble);
        this.#charge(fromAt, request.runWaits, once);
        return { answers, trouble: once };
    }
    async push(request) {
        if (!this.#offer.offered || !this.#offer.writable)
            return skipped("read-only");
        if (this.#isPushing)
            return skipped("busy");
        const allowanceMs = this.#budget.allowanceMs(request.deadlineMs);
        if (allowanceMs === 0) {
            return this.isDown() ? skipped("down") : { ...skipped("budget-spent"), trouble: this.#refusal("save") };
        }
        this.#isPushing = true;
        const fromAt = this.#now();
        this.#waitedSince = request.runWaits ? fromAt : null;
        let result;
        try {
            result = await this.#save(request, fromAt + allowanceMs, allowanceMs);
        }
        catch (error) {
            result = notSaved(localError("save", messageOf(error)));
        }
        finally {
            this.#isPushing = false;
            this.#waitedSince = null;
        }
        this.#charge(fromAt, request.runWaits, result.trouble);
        return result;
    }
    async #ask(pull, prefix) {
        if (pull.hasFailed || this.#now() >= pull.endAt) {
            pull.unanswered++;
            return { answer: { kind: "unknown", prefix }, trouble: [] };
        }
        try {
            const asked = await this.#restore(pull, prefix, prefix);
            const isDamaged = asked.trouble.some(({ reason }) => reason === "unreadable");
            return isDamaged ? await this.#restoreEarlier(pull, prefix, asked) : asked;
        }
        catch (error) {
            pull.hasFailed = true;
            return { answer: { kind: "unknown", prefix }, trouble: [localError("restore", messageOf(error))] };
        }
    }
    /** @param asked the prefix itself, or the exact key of an earlier save under it */
    async #restore(pull, prefix, asked) {
        await (0,promises_.mkdir)(pull.into, { recursive: true });
        const callFolder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(pull.into, ".call-"));
        const end = await this.#calls.make({ callFolder, endAt: pull.endAt, tarOptions: UNPACK_FLAT }, (client) => client.restoreCache([FOLDER], asked, [], {}, CROSS_OS));
        const unknown = { kind: "unknown", prefix };
        try {
            switch (end.kind) {
                case "late":
                    return { answer: unknown, trouble: this.#noteLate(pull, end.limitMs) };
                case "threw":
                    pull.hasFailed = true;
                    return { answer: unknown, trouble: [localError("restore", end.detail)] };
                case "answered":
                    return end.value === undefined
                        ? this.#readMiss(pull, prefix, end.output)
                        : await takeOver(pull, prefix, { asked, key: end.value, callFolder });
                default:
                    return (0,unreachable/* unreachable */.H)(end);
            }
        }
        finally {
            if (end.kind !== "late")
                await remove(callFolder);
        }
    }
    #readMiss(pull, prefix, output) {
        const trouble = readRestoreTrouble(output, prefix);
        if (trouble === null)
            return { answer: { kind: "none", prefix }, trouble: [] };
        if (trouble.reason !== "unreadable")
            pull.hasFailed = true;
        return { answer: { kind: "unknown", prefix }, trouble: [trouble] };
    }
    /** The newest entry is damaged or its content is gone. Those before it have keys that can be worked out. */
    async #restoreEarlier(pull, prefix, newest) {
        const callFolder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(pull.into, ".call-"));
        const end = await this.#calls.make({ callFolder, endAt: pull.endAt }, (client) => client.restoreCache([FOLDER], prefix, [], { lookupOnly: true }, CROSS_OS));
        if (end.kind === "late")
            return { ...newest, trouble: [...newest.trouble, ...this.#noteLate(pull, end.limitMs)] };
        await remove(callFolder);
        const key = end.kind === "answered" ? end.value : undefined;
        if (key === undefined || !key.startsWith(prefix))
            return newest;
        for (const earlier of (0,cache_key/* earlierKeys */.bC)(key, EARLIER_TRIES)) {
            if (!earlier.startsWith(prefix) || pull.hasFailed || this.#now() >= pull.endAt)
                break;
            const asked = await this.#restore(pull, prefix, earlier);
            if (asked.answer.kind === "found")
                return { ...asked, trouble: [...newest.trouble, ...asked.trouble] };
        }
        return newest;
    }
    /** A call that began late and was cut short by the end of the pull is only left unanswered. */
    #noteLate(pull, limitMs) {
        if (!this.#budget.noteLate(limitMs)) {
            pull.unanswered++;
            return [];
        }
        pull.hasFailed = true;
        return [{ reason: "no-answer", operation: "restore", limitMs: pull.deadlineMs }];
    }
    async #save(request, endAt, deadlineMs) {
        await (0,promises_.mkdir)(this.#settings.tempFolder, { recursive: true });
        const callFolder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(this.#settings.tempFolder, "carryover-"));
        let isAbandoned = false;
        try {
            const names = await (0,snapshot_files/* linkCarriedFiles */.CQ)(request.folder, (0,external_node_path_.join)(workspaceOf(callFolder), FOLDER));
            if (names.length === 0)
                return skipped("nothing");
            const saved = await this.#calls.make({ callFolder, endAt }, (client) => client.saveCache([FOLDER], request.key, undefined, CROSS_OS));
            switch (saved.kind) {
                case "late":
                    isAbandoned = true;
                    return this.#lateSave(deadlineMs);
                case "threw":
                    return notSaved(localError("save", saved.detail));
                case "answered":
                    break;
                default:
                    return (0,unreachable/* unreachable */.H)(saved);
            }
            // Over v1 the client returns the id of the reservation also when the upload failed.
            if (saved.value > 0 && saved.output.complaints.length === 0)
                return savedAs(request.key);
            const found = await this.#calls.make({ callFolder, endAt }, (client) => client.restoreCache([FOLDER], request.key, [], { lookupOnly: true }, CROSS_OS));
            if (found.kind === "late") {
                isAbandoned = true;
                return this.#lateSave(deadlineMs);
            }
            if (found.kind !== "answered" || found.value !== request.key) {
                return notSaved(readSaveTrouble(saved.output, request.key));
            }
            return wasNotReserved(saved.output) ? notSaved({ reason: "key-taken", key: request.key }) : savedAs(request.key);
        }
        finally {
            if (!isAbandoned)
                await remove(callFolder);
        }
    }
    #lateSave(limitMs) {
        this.#budget.noteLate(limitMs);
        return notSaved({ reason: "no-answer", operation: "save", limitMs });
    }
    #charge(fromAt, runWaited, trouble) {
        this.#budget.charge({ fromAt, untilAt: this.#now(), runWaited, hadTrouble: trouble.length > 0 });
    }
    /** A cache that is down has been told of already. */
    #refusal(operation) {
        return this.isDown() ? [] : [{ reason: "budget-spent", operation, budgetMs: this.#budget.budgetMs }];
    }
}
async function takeOver(pull, prefix, entry) {
    const { asked, key } = entry;
    const isExact = (0,cache_key/* parseKey */.Do)(asked) !== null;
    if (!key.startsWith(asked) || (isExact && key !== asked) || (0,cache_key/* parseKey */.Do)(key) === null) {
        return { answer: { kind: "unknown", prefix }, trouble: [{ reason: "foreign-key", prefix, key }] };
    }
    const workspace = workspaceOf(entry.callFolder);
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(pull.into, `${key}.`));
    // A tar that does not unpack flat has made the folder of the archive.
    const dropped = await (0,snapshot_files/* takeOverFiles */.Dg)([(0,external_node_path_.join)(workspace, FOLDER), workspace], folder, new Set([FOLDER]));
    const trouble = dropped.length === 0 ? [] : [{ reason: "dropped-files", key, names: dropped }];
    return { answer: { kind: "found", prefix, key, folder }, trouble };
}
/** Eight calls that fail alike are one trouble. */
function withoutRepeats(trouble) {
    const once = new Map();
    for (const one of trouble) {
        const subject = "prefix" in one ? one.prefix : "key" in one ? one.key : "";
        const id = `${one.reason} ${subject}`;
        if (!once.has(id))
            once.set(id, one);
    }
    return [...once.values()];
}
function skipped(because) {
    return { outcome: { kind: "skipped", because }, trouble: [] };
}
function savedAs(key) {
    return { outcome: { kind: "saved", key }, trouble: [] };
}
function notSaved(trouble) {
    return { outcome: { kind: "not-saved" }, trouble: [trouble] };
}
function localError(operation, detail) {
    return { reason: "local-error", operation, detail };
}

;// CONCATENATED MODULE: ./build/action/action-carry.js
/** The Actions cache as the carrier of an action's state, where the runner offers it. */







/** What `post` must know of `main`; it travels in the runner's step state, which survives a kill. */
const handoverSchema = schemas/* object */.Ikc({
    seq: schemas/* int */.Whr().min(0),
    isSaved: schemas/* boolean */.zMY(),
    isDown: schemas/* boolean */.zMY(),
    spentMs: schemas/* number */.aig().min(0),
    campaign: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    jobIndex: schemas/* int */.Whr().min(0),
    stateDir: schemas/* string */.YjP(),
});
const SIBLING_INTERVAL_S = 30;
function actionCarry(facts) {
    const { env } = process;
    if (!cacheOffered(env).offered)
        return null;
    const { config, identity, job } = facts;
    return (paths) => {
        const base = { name: config.name, jobIndex: job.index, stateDir: paths.root };
        facts.handOver({ ...base, seq: 0, isSaved: false, isDown: false, spentMs: 0, campaign: "" });
        const tempFolder = env.RUNNER_TEMP || (0,external_node_os_.tmpdir)();
        return new engine_carry/* Carry */.Mh({
            carrier: new CacheCarrier({ environment: env, tempFolder }),
            tempFolder,
            clock: (0,system_clock/* systemClock */.m)(),
            identity,
            name: config.name,
            job,
            checkpointIntervalMs: config.checkpointIntervalMs,
            siblingIntervalMs: siblingIntervalS(env.CARRYOVER_SIBLING_INTERVAL_S) * 1_000,
            paths,
            warn: (message) => core/* warning */.$e(message),
            saved: (state) => facts.handOver({ ...base, ...state }),
        });
    };
}
/** The carry of `post`: it has what time `main` has left it, and one short try where the cache went down. */
function postCarry(handover, facts) {
    const { env } = process;
    if (!cacheOffered(env).offered)
        return null;
    const tempFolder = env.RUNNER_TEMP || (0,external_node_os_.tmpdir)();
    const limits = postLimits(handover);
    const clock = (0,system_clock/* systemClock */.m)();
    const carry = new engine_carry/* Carry */.Mh({
        carrier: new CacheCarrier({ environment: env, tempFolder, limits }),
        tempFolder,
        clock,
        identity: facts.identity,
        name: handover.name,
        job: { index: handover.jobIndex, total: 1 },
        checkpointIntervalMs: 0,
        siblingIntervalMs: 0,
        paths: facts.paths,
        warn: facts.warn,
        firstSeq: handover.seq,
    });
    carry.endBy(clock.now() + limits.budgetMs);
    return carry;
}
function siblingIntervalS(text) {
    const seconds = Number(text);
    return text !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : SIBLING_INTERVAL_S;
}


/***/ }),

/***/ 5574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ HANDOVER_STATE),
  n: () => (/* binding */ actionContext)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(3838);
;// CONCATENATED MODULE: ./build/config/input-table.js
/**
 * The one list of inputs, in words: action.yml, the README table, `--help` and the option names of the CLI are
 * made from it. `inputs.ts` adds to each row the zod schema that reads its value; this file loads nothing,
 * so that `--help` and `--version` answer at once.
 */
const EVERY_JOB = ["run", "plan", "merge"];
function row(group, fields) {
    return { kind: "value", group, default: "", takers: ["run"], ...fields };
}
function flag(group, description, takers = ["run"]) {
    return { kind: "flag", placeholder: "", group, default: "false", takers, description };
}
const INPUT_TABLE = {
    tasks: row("Tasks", {
        kind: "list",
        placeholder: "FILE|PATTERN",
        takers: EVERY_JOB,
        description: "The task list: a .jsonl, .ndjson, .json (array), .csv (header row) or .txt (one id a line) file, such as `evals/tasks.jsonl`; or glob patterns, one a line, such as `evals/**/*.yaml`, where each matched file is a task. Paths are relative to the workspace.",
    }),
    "tasks-command": row("Tasks", {
        placeholder: "COMMAND",
        takers: EVERY_JOB,
        description: "A bash command whose stdout lists the tasks, one JSON object or plain id a line. Give either this or `tasks`.",
    }),
    "pass-with-no-tasks": flag("Tasks", "Makes an empty task list a success instead of an error.", EVERY_JOB),
    repeats: row("Tasks", {
        placeholder: "N",
        default: "1",
        takers: EVERY_JOB,
        description: "Runs every task N times, as tasks `ID#1` to `ID#N` that are grouped by the original id.",
    }),
    "shard-size": row("Tasks", {
        placeholder: "N",
        default: "1",
        description: "How many tasks one child process is given. With 1 the task also stands in the child's environment.",
    }),
    provider: row("Tasks", {
        placeholder: "NAME",
        default: "default",
        takers: EVERY_JOB,
        description: "Whose rate limit the tasks live under, such as `openai`; a task's own `provider` field goes before it. Providers are paused and stopped apart from each other.",
    }),
    command: row("Children", {
        placeholder: "COMMAND",
        description: "The command that evaluates a shard, run with `bash -euo pipefail -c`. It finds its tasks in `$CARRYOVER_TASKS_FILE` (and a single task in `$CARRYOVER_TASK_ID`, `$CARRYOVER_TASK` and `$CARRYOVER_FIELD_<NAME>`), and may append results to `$CARRYOVER_RESULTS_FILE`. On the command line a program and its arguments can follow `--` instead.",
    }),
    "working-directory": row("Children", {
        placeholder: "FOLDER",
        default: ".",
        takers: EVERY_JOB,
        description: "The folder that the commands run in, relative to the workspace.",
    }),
    env: row("Children", {
        kind: "list",
        placeholder: "NAMES",
        default: "inherit",
        description: "Which environment variables children get: `inherit` for all, or a list of names such as `PATH,HOME,OPENAI_API_KEY`. The runner's own `ACTIONS_*` and `INPUT_*` are never passed on.",
    }),
    "exit-codes": row("Children", {
        kind: "list",
        placeholder: "CODE=CLASS",
        default: "75=rate_limited,77=skipped",
        description: "What exit codes mean where a child wrote no result row: `passed`, `failed`, `rate_limited`, `kill_shaped`, `timeout_exceeded`, `skipped`, `transient`, `legitimate` or `fatal`. An own map replaces the default; `none` empties it.",
    }),
    "failure-logs": row("Children", {
        kind: "list",
        placeholder: "PATTERNS",
        description: "Files that a failed child leaves and that may tell why, as glob patterns such as `.failed/**/result.json`. They are read only after a failure, and only if they changed since the attempt began.",
    }),
    "task-timeout": row("Children", {
        placeholder: "DURATION",
        default: "3h30m",
        description: "How long one attempt may take before it is killed; a task that runs into it is not tried again. A task's own `timeout` field goes before it, and `CARRYOVER_TASK_TIMEOUT_S` in the environment overrides it.",
    }),
    "silence-timeout": row("Children", {
        placeholder: "DURATION",
        default: "off",
        description: "Kills a child that has printed nothing and written no result row for so long, such as `10m`, and tries again.",
    }),
    "kill-grace": row("Children", {
        placeholder: "DURATION",
        default: "5s",
        description: "How long a child that is asked to end (SIGTERM) has until it and its descendants are killed.",
    }),
    concurrency: row("Attempts", {
        placeholder: "N",
        default: "4",
        takers: ["run", "plan", "simulate"],
        description: "The most children that run at once in this job. Rate limits lower the number while they last.",
    }),
    "shared-concurrency": row("Attempts", {
        placeholder: "N",
        description: "The most children that run at once over all jobs of the matrix together; each job takes its share of it. Empty: every job has its own `concurrency`.",
    }),
    "max-attempts": row("Attempts", {
        placeholder: "N",
        default: "3",
        takers: EVERY_JOB,
        description: "How many failed attempts of a task count before it is given up, over all runs. Rate limits and killed children do not count. `CARRYOVER_MAX_ATTEMPTS` in the environment overrides it.",
    }),
    "fail-fast": flag("Attempts", "Ends the run at the first failure that no retry can mend."),
    "max-failures": row("Attempts", {
        placeholder: "N|N%",
        description: "Ends the run when so many tasks have failed, as a number such as `20` or a share of all tasks such as `10%`.",
    }),
    "retry-after-threshold": row("Rate limits", {
        placeholder: "DURATION",
        default: "60s",
        takers: ["run", "detect", "simulate"],
        description: "The longest stated wait that is waited out. A longer one, or a quota that is used up, stops the provider's tasks and leaves them to the next run.",
    }),
    "max-wait": row("Rate limits", {
        placeholder: "DURATION",
        default: "15m",
        takers: ["run", "simulate"],
        description: "How long a run may wait for rate limits in all; a wait that does not fit any more stops the provider's tasks.",
    }),
    "default-wait": row("Rate limits", {
        placeholder: "DURATION",
        default: "60s",
        takers: ["run", "simulate"],
        description: "How long a task is put off after a rate limit that states no wait; it doubles from round to round.",
    }),
    "stop-grace": row("Rate limits", {
        placeholder: "DURATION",
        default: "60s",
        takers: ["run", "simulate"],
        description: "How long children that are running when their provider is stopped are left to finish.",
    }),
    preflight: row("Rate limits", {
        placeholder: "COMMAND",
        description: "A bash command that makes one cheap call, run when the state says that a limit was hit and should be over. It has 30 seconds; only a rate limit in its answer keeps the provider stopped. Without it one task is tried first.",
    }),
    "rate-limit-patterns": row("Rate limits", {
        kind: "list",
        placeholder: "FILE|YAML",
        takers: ["run", "detect"],
        description: "More forms of rate-limit messages: a YAML list, one JSON object a line, or the path of such a file. Each has a `name`, a `pattern` and a `kind` (`wait`, `stop`, `cap` or `task`).",
    }),
    campaign: row("Run", {
        placeholder: "auto|daily|weekly|monthly|until-complete|TEXT",
        default: "auto",
        takers: EVERY_JOB,
        description: "What counts as one pass over the tasks: `auto` (a commit for push and pull_request, else `until-complete`), `daily`, `weekly`, `monthly`, `until-complete`, or a text of your own such as `gpt-5-baseline`.",
    }),
    "time-budget": row("Run", {
        placeholder: "DURATION",
        defaultWords: "5h40m in the action (none on a self-hosted runner), none on the command line",
        takers: ["run", "simulate"],
        description: "How long the run may take: nothing is started that would probably not end within it, and the rest is left to the next run. Keep it below the job's `timeout-minutes`; `none` for no bound.",
    }),
    "fail-on": row("Run", {
        kind: "list",
        placeholder: "LIST",
        default: "auto",
        takers: ["run", "merge"],
        description: "What makes the step fail: a list of `failed`, `errored` and `outstanding`, or `never`. `auto` is failed and errored, and outstanding unless the workflow was started by a schedule.",
    }),
    "min-pass-rate": row("Run", {
        placeholder: "FRACTION",
        takers: ["run", "merge"],
        description: "Replaces `failed` in `fail-on`: the share of graded tasks that must pass, such as `0.8` or `80%`. Equal passes.",
    }),
    name: row("State", {
        placeholder: "NAME",
        default: "default",
        takers: EVERY_JOB,
        description: "Names the state that is kept between workflow runs. Give each evaluation of a repository its own, such as `nightly-agents`.",
    }),
    "state-dir": row("State", {
        placeholder: "FOLDER",
        default: ".carryover",
        takers: ["run", "plan", "merge", "status", "report"],
        description: "The folder that holds the results, the failures, the checkpoint, logs and reports.",
    }),
    "checkpoint-interval": row("State", {
        placeholder: "DURATION",
        default: "5m",
        description: "How often the state is saved to the Actions cache while the run lasts, if something has changed.",
    }),
    "job-index": row("Matrix", {
        placeholder: "N",
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression for the runner.
        actionDefault: "${{ strategy.job-index }}",
        description: "Which job of the matrix this is, counted from 0. The action takes it from the matrix by itself.",
    }),
    "job-total": row("Matrix", {
        placeholder: "N",
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression for the runner.
        actionDefault: "${{ strategy.job-total }}",
        takers: ["run", "merge"],
        description: "How many jobs the matrix has. The action takes it from the matrix by itself; merge is told it, to notice jobs that never reported.",
    }),
    "max-jobs": row("Matrix", {
        placeholder: "N",
        default: "256",
        takers: ["plan"],
        description: "The most jobs that a plan spreads the outstanding tasks over; GitHub's matrix has at most 256.",
    }),
    "target-job-duration": row("Matrix", {
        placeholder: "DURATION",
        takers: ["plan"],
        description: "How long a job should take, such as `30m`: a plan makes as many jobs as that needs by the durations it knows. Empty: as many as `max-jobs` allows.",
    }),
    "log-output": row("Output", {
        placeholder: "failures|all|none",
        default: "failures",
        description: "Whose output goes to the log of the step: that of failed attempts, of all children, or of none.",
    }),
};
const INPUT_NAMES = Object.keys(INPUT_TABLE);
function isInputName(name) {
    return Object.hasOwn(INPUT_TABLE, name);
}
/** The row of an input, by the general type. */
function input_table_inputRow(name) {
    return INPUT_TABLE[name];
}
/** The inputs that a subcommand or sub-action takes, in the order of the table. */
function inputsOf(taker) {
    return INPUT_NAMES.filter((name) => input_table_inputRow(name).takers.includes(taker));
}

;// CONCATENATED MODULE: ./build/config/suggestion.js
/** "Did you mean": the nearest of the known names. */
/** The known name that a person most likely meant, or null where none is near. */
function nearestName(written, known) {
    const wanted = normalize(written);
    let nearest = null;
    for (const name of known) {
        const distance = editDistance(wanted, normalize(name));
        if (nearest === null || distance < nearest.distance)
            nearest = { name, distance };
    }
    // A third of the letters, as git and clap do: "tsks" is tasks, "foo" is nothing.
    const bound = Math.max(1, Math.floor(wanted.length / 3));
    return nearest !== null && nearest.distance <= bound ? nearest.name : null;
}
/** ` Did you mean X?`, or nothing where no name is near. */
function didYouMean(written, known, prefix = "") {
    const name = nearestName(written, known);
    return name === null ? "" : ` Did you mean ${prefix}${name}?`;
}
function normalize(name) {
    return name.toLowerCase().replaceAll("_", "-");
}
/** Levenshtein distance where two swapped neighbours count once. */
function editDistance(left, right) {
    let beforeLast = [];
    let last = Array.from({ length: right.length + 1 }, (_, index) => index);
    for (let row = 1; row <= left.length; row += 1) {
        const current = [row];
        for (let column = 1; column <= right.length; column += 1) {
            const isSame = left[row - 1] === right[column - 1];
            let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
            const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
            if (row > 1 && column > 1 && isSwap)
                cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
            current.push(cost);
        }
        beforeLast = last;
        last = current;
    }
    return last[right.length] ?? 0;
}

;// CONCATENATED MODULE: ./build/config/from-action.js
/** Reads the inputs of the action from the environment that the runner gives it. */


const PREFIX = "INPUT_";
/**
 * The runner puts the input `task-timeout` into `INPUT_TASK-TIMEOUT`: upper case, blanks as `_`, hyphens stay.
 *
 * @param taker which action of this repository reads them
 */
function readActionInputs(env, taker) {
    const known = inputsOf(taker);
    const inputs = {};
    const warnings = [];
    for (const [variable, text] of Object.entries(env)) {
        if (!variable.toUpperCase().startsWith(PREFIX) || text === undefined)
            continue;
        const name = variable.slice(PREFIX.length).toLowerCase();
        if (isInputName(name) && known.includes(name))
            inputs[name] = text.trim();
        else if (text.trim() !== "")
            warnings.push(warningFor(name, { taker, known }));
    }
    return { inputs, warnings };
}
function warningFor(name, reader) {
    const nearest = nearestName(name, reader.known);
    if (isInputName(name))
        return `Input \`${name}\` has no meaning for ${reader.taker} and was not read. Remove it.`;
    const advice = nearest === null ? "Check its name against the list of inputs." : `Did you mean \`${nearest}\`?`;
    return `Unknown input \`${name}\` was not read. ${advice}`;
}

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
;// CONCATENATED MODULE: ./build/config/fail-on.js
/** What makes a run count as failed: the input `fail-on`, and what it comes to in this workflow. */

const FAILURE_KINDS = ["failed", "errored", "outstanding"];
/**
 * Resolves `auto`: failed and errored count, and outstanding unless a schedule started the workflow, because the
 * next scheduled run goes on by itself.
 *
 * @param eventName GitHub's event name; null outside of a workflow
 */
function resolveFailOn(failOn, eventName) {
    switch (failOn.kind) {
        case "auto":
            return { failed: true, errored: true, outstanding: eventName !== "schedule" };
        case "never":
            return { failed: false, errored: false, outstanding: false };
        case "listed":
            return {
                failed: failOn.kinds.includes("failed"),
                errored: failOn.kinds.includes("errored"),
                outstanding: failOn.kinds.includes("outstanding"),
            };
        default:
            return (0,unreachable/* unreachable */.H)(failOn);
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core_core = __webpack_require__(8532);
;// CONCATENATED MODULE: ./build/config/input-values.js
/** The zod schemas that input values are made of: each reads a text as a user writes it, and says what it expects. */


/** Node timers hold 2^31 - 1 ms (24.8 days); beyond it they fire at once. */
const LONGEST_DURATION_MS = 24 * 86_400_000;
/** A bound against slips of the keyboard, above anything that a machine can do. */
const LARGEST_NUMBER = 1_000_000;
/**
 * A schema over a text.
 *
 * @param expected finishes "Expected … to be", with an example
 * @param parse the value, or null where the text is none
 */
function fromText(expected, parse) {
    return schemas/* string */.YjP().transform((text, context) => {
        const value = parse(text);
        if (value !== null)
            return value;
        context.addIssue(expected);
        return core_core/* NEVER */.tm;
    });
}
/** The same, where the empty text stands for "not given" and is read as null. */
function optional(schema) {
    return schemas/* union */.KCZ([schemas/* literal */.euz("").transform(() => null), schema]);
}
/** A whole number in plain digits: `4`, and neither `4.5` nor `1e3`. */
function integer(bounds) {
    const { from, to = LARGEST_NUMBER } = bounds;
    return fromText(`a whole number from ${from} to ${to}, such as ${Math.max(from, 4)}`, (text) => {
        if (!/^\d{1,15}$/.test(text))
            return null;
        const value = Number(text);
        return value >= from && value <= to ? value : null;
    });
}
const DURATION_EXAMPLES = "such as 90s, 15m, 3h30m or 2d";
/** A duration in milliseconds. */
function input_values_duration(bounds) {
    const expected = bounds.from === "zero"
        ? `a duration of at most 24d, ${DURATION_EXAMPLES}`
        : `a duration above 0 and of at most 24d, ${DURATION_EXAMPLES}`;
    return fromText(expected, (text) => boundedDuration(text, bounds.from === "zero" ? 0 : 1));
}
const OFF_WORDS = ["off", "none", "never"];
/** A duration in milliseconds, or null for `off` and `none`. */
function durationOrOff() {
    const schema = fromText(`a duration above 0 and of at most 24d, ${DURATION_EXAMPLES}, or off`, (text) => (isOff(text) ? "off" : boundedDuration(text, 1)));
    return schema.transform((value) => (value === "off" ? null : value));
}
function isOff(text) {
    return OFF_WORDS.includes(text.toLowerCase());
}
function boundedDuration(text, fromMs) {
    const durationMs = (0,duration/* parseDuration */.E)(text);
    return durationMs !== null && durationMs >= fromMs && durationMs <= LONGEST_DURATION_MS ? durationMs : null;
}
const TRUE_WORDS = ["true", "yes", "on", "1"];
const FALSE_WORDS = ["false", "no", "off", "0"];
function input_values_boolean() {
    return fromText("true or false (also yes, no, on, off, 1, 0)", (text) => {
        const word = text.toLowerCase();
        if (TRUE_WORDS.includes(word))
            return true;
        return FALSE_WORDS.includes(word) ? false : null;
    });
}
function oneOf(names) {
    return fromText(`one of ${names.join(", ")}`, (text) => names.find((name) => name === text) ?? null);
}
/**
 * One line of text that names something. Control characters would break the keys, lines and messages that it
 * ends up in.
 */
function nameText(example) {
    return fromText(`one line of at most 200 characters, such as ${example}`, (text) => text.length <= 200 && !/\p{Cc}/u.test(text) ? text : null);
}
/** Text that is passed on as it is. The operating system takes no NUL in paths and arguments. */
function plainText(example) {
    return fromText(`text without NUL characters, such as ${example}`, (text) => (text.includes("\0") ? null : text));
}
/**
 * The items of a list, separated by commas or line breaks. A comma inside braces belongs to its item, as in the
 * pattern `{a,b}/*.json`.
 */
function splitList(text) {
    const items = [];
    let depth = 0;
    let item = "";
    for (const character of text) {
        if (character === "{")
            depth += 1;
        if (character === "}")
            depth = Math.max(0, depth - 1);
        // A brace that is never closed must not swallow the lines after it.
        if (character === "\n")
            depth = 0;
        if (character === "\n" || (character === "," && depth === 0)) {
            items.push(item);
            item = "";
        }
        else
            item += character;
    }
    items.push(item);
    return items.map((part) => part.trim()).filter((part) => part !== "");
}

;// CONCATENATED MODULE: ./build/config/inputs.js



const LOG_OUTPUTS = ["failures", "all", "none"];
/** GitHub's bound on the jobs of a matrix. */
const MOST_JOBS = 256;
const SCHEMAS = {
    tasks: optional(plainText("evals/tasks.jsonl")),
    "tasks-command": optional(plainText("node list-evals.mjs")),
    "pass-with-no-tasks": input_values_boolean(),
    repeats: integer({ from: 1 }),
    "shard-size": integer({ from: 1 }),
    provider: nameText("openai"),
    command: optional(plainText('node evaluate.mjs "$CARRYOVER_TASK_ID"')),
    "working-directory": plainText("evals"),
    env: fromText('inherit, or names of environment variables such as "PATH,HOME,OPENAI_API_KEY"', readChildEnv),
    "exit-codes": fromText('a list of CODE=CLASS such as "75=rate_limited,77=skipped", where CODE is 0 to 255 and stands once, and CLASS is passed, failed, rate_limited, kill_shaped, timeout_exceeded, skipped, transient, legitimate or fatal', readExitCodes),
    "failure-logs": fromText("a list of glob patterns such as .failed/**/result.json", splitList),
    "task-timeout": input_values_duration({ from: "above-zero" }),
    "silence-timeout": durationOrOff(),
    "kill-grace": input_values_duration({ from: "zero" }),
    concurrency: integer({ from: 1 }),
    "shared-concurrency": optional(integer({ from: 1 })),
    "max-attempts": integer({ from: 1 }),
    "fail-fast": input_values_boolean(),
    "max-failures": optional(fromText("a whole number from 1 such as 20, or a share of all tasks above 0% and up to 100% such as 10%", readMaxFailures)),
    "retry-after-threshold": input_values_duration({ from: "zero" }),
    "max-wait": input_values_duration({ from: "zero" }),
    "default-wait": input_values_duration({ from: "above-zero" }),
    "stop-grace": input_values_duration({ from: "zero" }),
    preflight: optional(plainText("node one-cheap-call.mjs")),
    "rate-limit-patterns": optional(plainText("rate-limit-patterns.yaml")),
    campaign: nameText("nightly-2").transform(readCampaign),
    "time-budget": fromText("nothing", (text) => (text === "" ? "by-default" : null)).or(durationOrOff()),
    "fail-on": fromText('a list of failed, errored and outstanding such as "failed,errored", or auto, or never', readFailOn),
    "min-pass-rate": optional(fromText("a fraction from 0 to 1 such as 0.8, or a percentage such as 80%", readFraction)),
    name: nameText("nightly-agents"),
    "state-dir": plainText(".carryover"),
    "checkpoint-interval": input_values_duration({ from: "above-zero" }),
    "job-index": optional(integer({ from: 0, to: MOST_JOBS - 1 })),
    "job-total": optional(integer({ from: 1, to: MOST_JOBS })),
    "max-jobs": integer({ from: 1, to: MOST_JOBS }),
    "target-job-duration": optional(input_values_duration({ from: "above-zero" })),
    "log-output": oneOf(LOG_OUTPUTS),
};
/** Reads the text of an input: its value, or what was expected of it. */
function readInput(name, text) {
    const schema = SCHEMAS[name];
    const parsed = schema.safeParse(text);
    if (parsed.success)
        return { value: parsed.data };
    return { expected: expectedIn(parsed.error.issues) ?? "another value" };
}
/** Every input with its zod schema, described: the source of generated documents. */
function describedInputs() {
    return Object.keys(SCHEMAS).map((name) => {
        const row = inputRow(name);
        return { name, row, schema: SCHEMAS[name].meta({ description: row.description, default: row.default }) };
    });
}
/** The words of our own issue; those of a union lie in its last branch, the one for texts that are given. */
function expectedIn(issues) {
    for (const issue of issues) {
        if (issue.code === "custom")
            return issue.message;
        if (issue.code === "invalid_union")
            return expectedIn(issue.errors.at(-1) ?? []);
    }
    return null;
}
function readChildEnv(text) {
    if (text === "inherit")
        return { kind: "inherit" };
    const names = splitList(text);
    const isList = names.length > 0 && names.every((name) => name !== "inherit" && /^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
    return isList ? { kind: "names", names: [...new Set(names)] } : null;
}
const EXIT_MEANINGS = {
    passed: true,
    failed: true,
    rate_limited: true,
    kill_shaped: true,
    timeout_exceeded: true,
    skipped: true,
    transient: true,
    legitimate: true,
    fatal: true,
};
function isExitMeaning(word) {
    return Object.hasOwn(EXIT_MEANINGS, word);
}
function readExitCodes(text) {
    const meanings = new Map();
    if (text === "none")
        return meanings;
    for (const item of splitList(text)) {
        const [, code, meaning] = /^(\d{1,3})\s*=\s*(\w+)$/.exec(item) ?? [];
        if (code === undefined || meaning === undefined || !isExitMeaning(meaning))
            return null;
        if (Number(code) > 255 || meanings.has(Number(code)))
            return null;
        meanings.set(Number(code), meaning);
    }
    return meanings.size === 0 ? null : meanings;
}
function readMaxFailures(text) {
    const [, share] = /^(\d{1,3}(?:\.\d{1,6})?)\s*%$/.exec(text) ?? [];
    if (share !== undefined) {
        const percent = Number(share);
        return percent > 0 && percent <= 100 ? { kind: "percent", percent } : null;
    }
    const count = /^\d{1,15}$/.test(text) ? Number(text) : 0;
    return count >= 1 ? { kind: "count", count } : null;
}
function readFraction(text) {
    const [, digits, percent] = /^(\d{0,3}(?:\.\d{1,15})?)\s*(%?)$/.exec(text) ?? [];
    if (digits === undefined || digits === "")
        return null;
    const fraction = percent === "%" ? Number(digits) / 100 : Number(digits);
    return fraction <= 1 ? fraction : null;
}
const PERIODS = ["auto", "daily", "weekly", "monthly", "until-complete"];
function readCampaign(text) {
    const period = PERIODS.find((name) => name === text.toLowerCase());
    return period === undefined ? { kind: "named", name: text } : { kind: period };
}
function readFailOn(text) {
    if (text === "auto")
        return { kind: "auto" };
    if (isOff(text))
        return { kind: "never" };
    const words = splitList(text);
    const kinds = FAILURE_KINDS.filter((kind) => words.includes(kind));
    const isKnown = words.length > 0 && words.every((word) => FAILURE_KINDS.some((kind) => kind === word));
    return isKnown ? { kind: "listed", kinds } : null;
}

;// CONCATENATED MODULE: ./build/config/read-config.js
/** From raw inputs to a `Config`: defaults, overrides from the environment, and the rules between inputs. */




/**
 * A job on a GitHub-hosted runner is cancelled after 360 minutes, and then no step is sure to run. 20 minutes are
 * for the steps before this one, `stop-grace`, the last save and `post`. Nothing is known of a bound anywhere
 * else: self-hosted jobs may take 5 days, and a command line has all the time its user gives it.
 */
const HOSTED_TIME_BUDGET_MS = 340 * 60_000;
/**
 * Reads and checks the inputs.
 *
 * @param raw the texts of inputs by their kebab-case names; empty or undefined is not given
 * @throws UserError with all problems found: the input as the user wrote it, what was found, what is expected
 */
function readConfig(raw, context) {
    const reading = new Reading(raw, context);
    reading.readAll();
    reading.checkBetween();
    return freeze(toConfig(reading.finish(), reading, context));
}
/** The inputs while they are read, with what was found wrong so far. */
class Reading {
    notices = [];
    #raw;
    #context;
    #taken;
    #values = {};
    #problems = [];
    constructor(raw, context) {
        this.#raw = raw;
        this.#context = context;
        this.#taken = new Set(inputsOf(context.taker ?? "run"));
    }
    readAll() {
        for (const name of INPUT_NAMES)
            this.#read(name);
        this.#override("task-timeout", { variable: "CARRYOVER_TASK_TIMEOUT_S", example: "a number of seconds" });
        this.#override("max-attempts", { variable: "CARRYOVER_MAX_ATTEMPTS", example: "a number" });
    }
    /** The rules that concern more than one input. */
    checkBetween() {
        const taker = this.#context.taker ?? "run";
        const { argv } = this.#context;
        this.#exactlyOne("tasks", "tasks-command", { isNeeded: taker === "run" || taker === "plan" });
        const hasArgv = argv !== undefined && argv !== null;
        if (taker === "run" && hasArgv && argv.length === 0) {
            this.#problem("Expected a program and its arguments after --, found nothing. Write for instance: -- node evaluate.mjs {id}.");
        }
        else if (taker === "run" && hasArgv && this.isGiven("command")) {
            this.#problem(`Expected either ${this.#called("command")} or a program after --, found both. Remove one.`);
        }
        else if (taker === "run" && !hasArgv && !this.isGiven("command")) {
            const after = this.#context.origin === "cli" ? ", or a program after --" : "";
            this.#problem(`Expected ${this.#called("command")}${after}, found none. It says how a task is evaluated, for instance node evaluate.mjs "$CARRYOVER_TASK_ID".`);
        }
        if (taker === "run")
            this.#checkJob();
        const { "fail-on": failOn, "min-pass-rate": minPassRate } = this.#values;
        const hasNoEffect = failOn?.kind === "never" || (failOn?.kind === "listed" && !failOn.kinds.includes("failed"));
        if (typeof minPassRate === "number" && hasNoEffect) {
            this.notices.push(`${this.#called("min-pass-rate")} has no effect: it stands for failed, which ${this.#called("fail-on")} does not list.`);
        }
    }
    /** @throws UserError with the problems that were found */
    finish() {
        const [first, ...others] = this.#problems;
        if (first !== undefined && others.length === 0)
            throw new user_error/* UserError */.y(first);
        if (first !== undefined) {
            throw new user_error/* UserError */.y([
                `${this.#problems.length} problems with the inputs; nothing was run:`,
                ...this.#problems.map((problem) => `- ${problem}`),
            ].join("\n"));
        }
        // Complete: every input was read to a value or left a problem behind.
        return this.#values;
    }
    isGiven(name) {
        return this.#taken.has(name) && (this.#raw[name] ?? "").trim() !== "";
    }
    #read(name) {
        const text = this.isGiven(name) ? (this.#raw[name] ?? "") : input_table_inputRow(name).default;
        // A command keeps its line breaks and blanks; they mean nothing anywhere else.
        const isCommand = name === "command" || name === "tasks-command" || name === "preflight";
        const result = readInput(name, isCommand ? text : text.trim());
        if ("value" in result)
            this.#values[name] = result.value;
        else
            this.#problem(`Expected ${this.#called(name)} to be ${result.expected}; found ${shown(text)}.`);
    }
    #override(name, from) {
        const text = (this.#context.env[from.variable] ?? "").trim();
        if (text === "" || !this.#taken.has(name))
            return;
        const result = readInput(name, text);
        if ("expected" in result) {
            this.#problem(`Expected the environment variable ${from.variable} (${from.example}) to be ${result.expected}; found ${shown(text)}.`);
            return;
        }
        this.#values[name] = result.value;
        const value = name === "task-timeout" ? (0,duration/* formatDuration */.a)(result.value) : String(result.value);
        this.notices.push(`${this.#called(name)} is ${value}, set by ${from.variable} in the environment.`);
    }
    #exactlyOne(left, right, options) {
        const count = [left, right].filter((name) => this.isGiven(name)).length;
        if (count === 2) {
            this.#problem(`Expected either ${this.#called(left)} or ${this.#called(right)}, found both. Remove one.`);
        }
        else if (count === 0 && options.isNeeded) {
            this.#problem(`Expected ${this.#called(left)} or ${this.#called(right)}, found neither. Name a task list, for instance ${this.#example(left, "evals/tasks.jsonl")}.`);
        }
    }
    #checkJob() {
        const { "job-index": index, "job-total": total } = this.#values;
        if (index === undefined || total === undefined)
            return;
        if ((index === null) !== (total === null)) {
            const [given, missing] = index === null ? ["job-total", "job-index"] : ["job-index", "job-total"];
            this.#problem(`Expected ${this.#called("job-index")} and ${this.#called("job-total")} together, found ${this.#called(given)} without ${this.#called(missing)}. Give both, such as ${this.#example("job-index", "0")} and ${this.#example("job-total", "4")}.`);
        }
        else if (index !== null && total !== null && index >= total) {
            this.#problem(`Expected ${this.#called("job-index")} to be below ${this.#called("job-total")} (it is counted from 0): 0 to ${total - 1}; found ${index}.`);
        }
    }
    #problem(message) {
        this.#problems.push(message);
    }
    #called(name) {
        return this.#context.origin === "cli" ? `--${name}` : `input \`${name}\``;
    }
    #example(name, value) {
        return this.#context.origin === "cli" ? `--${name} ${value}` : `\`${name}: ${value}\``;
    }
}
function toConfig(values, reading, context) {
    return {
        taskSource: toTaskSource(values),
        passWithNoTasks: values["pass-with-no-tasks"],
        repeats: values.repeats,
        shardSize: values["shard-size"],
        provider: values.provider,
        command: toCommand(values, context.argv ?? null),
        workingDirectory: values["working-directory"],
        env: values.env,
        exitCodes: values["exit-codes"],
        failureLogs: values["failure-logs"],
        taskTimeoutMs: values["task-timeout"],
        silenceTimeoutMs: values["silence-timeout"],
        killGraceMs: values["kill-grace"],
        concurrency: values.concurrency,
        sharedConcurrency: values["shared-concurrency"],
        maxAttempts: values["max-attempts"],
        failFast: values["fail-fast"],
        maxFailures: values["max-failures"],
        retryAfterThresholdMs: values["retry-after-threshold"],
        maxWaitMs: values["max-wait"],
        defaultWaitMs: values["default-wait"],
        stopGraceMs: values["stop-grace"],
        preflight: values.preflight,
        rateLimitPatterns: toPatternSource(values["rate-limit-patterns"]),
        campaign: values.campaign,
        timeBudgetMs: values["time-budget"] === "by-default" ? defaultTimeBudgetMs(context) : values["time-budget"],
        failOn: values["fail-on"],
        minPassRate: values["min-pass-rate"],
        name: values.name,
        stateDir: values["state-dir"],
        checkpointIntervalMs: values["checkpoint-interval"],
        job: context.taker === "merge"
            ? { index: 0, total: 1 }
            : { index: values["job-index"] ?? 0, total: values["job-total"] ?? 1 },
        expectedJobs: values["job-total"],
        maxJobs: values["max-jobs"],
        targetJobDurationMs: values["target-job-duration"],
        logOutput: values["log-output"],
        notices: reading.notices,
    };
}
function toTaskSource(values) {
    if (values.tasks !== null)
        return { kind: "tasks", value: values.tasks };
    const command = values["tasks-command"];
    return command === null ? null : { kind: "tasks-command", command };
}
function toCommand(values, argv) {
    if (values.command !== null)
        return { kind: "shell", text: values.command };
    return argv === null || argv.length === 0 ? null : { kind: "argv", argv: [...argv] };
}
/** One line that does not begin like YAML or JSON is a path: patterns are lists and objects. */
function toPatternSource(text) {
    if (text === null)
        return null;
    const isPath = !text.includes("\n") && !/^(?:[[{]|-\s)/.test(text);
    return isPath ? { kind: "file", path: text } : { kind: "inline", text };
}
function defaultTimeBudgetMs(context) {
    const isHosted = context.origin === "action" && context.env.RUNNER_ENVIRONMENT !== "self-hosted";
    return isHosted ? HOSTED_TIME_BUDGET_MS : null;
}
/** A text for an error: one line, short. */
function shown(text) {
    return JSON.stringify(text.length > 120 ? `${text.slice(0, 119)}…` : text);
}
function freeze(config) {
    for (const value of Object.values(config))
        Object.freeze(value);
    return Object.freeze(config);
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/config/rate-limit-patterns.js
/**
 * Reads the input `rate-limit-patterns` into raw entries: a YAML list, one JSON object a line, or such a file.
 * What an entry means is the detector's to check.
 */




/** A pattern file of this size is no pattern file. */
const LARGEST_TEXT = 1_000_000;
const ENTRIES = schemas/* array */.YOg(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()));
/**
 * @param source from the configuration; null reads as no entries
 * @param workspace absolute folder that the path of a file is relative to
 * @throws UserError for a missing file, or text that is neither YAML nor JSON lines, with the place
 */
async function readRateLimitPatterns(source, workspace) {
    if (source === null)
        return [];
    const name = source.kind === "file" ? source.path : "input rate-limit-patterns";
    const text = source.kind === "file" ? await readText(source.path, workspace) : source.text;
    const entries = ENTRIES.safeParse(await parseText(text, name));
    if (entries.success)
        return entries.data;
    const [first] = entries.error.issues;
    const where = first === undefined || first.path.length === 0 ? name : `entry ${Number(first.path[0]) + 1} of ${name}`;
    throw new user_error/* UserError */.y(`Expected rate-limit-patterns to be a list of entries, each with a name, a pattern and a kind, in ${where}; found ${first?.message ?? "something else"}. Write for instance: - {name: busy, pattern: "server too busy", kind: cap}.`);
}
async function readText(path, workspace) {
    try {
        return await (0,promises_.readFile)((0,external_node_path_.resolve)(workspace, path), "utf8");
    }
    catch (error) {
        throw new user_error/* UserError */.y(`Expected rate-limit-patterns to be a YAML list, JSON lines or the path of a file that can be read, found ${JSON.stringify(path)} (${codeOf(error)} in ${workspace}). Check the path: it is relative to the workspace.`, { cause: error });
    }
}
async function parseText(text, name) {
    if (text.length > LARGEST_TEXT) {
        throw new user_error/* UserError */.y(`Expected rate-limit-patterns of at most 1 MB, found ${text.length} characters in ${name}. Check that this is the right file.`);
    }
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    const parsed = lines.map(parseJson);
    if (parsed.every((line) => typeof line === "object" && line !== null && !Array.isArray(line)))
        return parsed;
    // Loaded only here: most runs have no patterns, and it takes a tenth of their start.
    const { parse } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    try {
        // YAML holds JSON arrays as well. Aliases are refused: a few lines of them can stand for gigabytes.
        return parse(text, { maxAliasCount: 0 }) ?? [];
    }
    catch (error) {
        throw new user_error/* UserError */.y(`Expected rate-limit-patterns to be YAML or JSON lines in ${name}, found: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
}
/** The value of a line of JSON; undefined, which JSON cannot say, where it is none. */
function parseJson(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return undefined;
    }
}
function codeOf(error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
}

// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(9996);
;// CONCATENATED MODULE: ./build/core/detect/facts.js
function noFacts() {
    return {
        meanings: new Map(),
        status: null,
        headers: new Map(),
        waits: [],
        structured: false,
        typed: false,
        url: null,
        words: "",
        context: "",
    };
}
function addMeaning(facts, meaning, form) {
    if (!facts.meanings.has(meaning))
        facts.meanings.set(meaning, form);
}
/** Adds what `more` says to `facts`; the status of `more` goes before. */
function addFacts(facts, more) {
    for (const [meaning, form] of more.meanings)
        addMeaning(facts, meaning, form);
    for (const [name, value] of more.headers)
        facts.headers.set(name, value);
    facts.waits.push(...more.waits);
    facts.status = more.status ?? facts.status;
    facts.structured ||= more.structured;
    facts.typed ||= more.typed;
    facts.url ??= more.url;
    if (more.words.length > facts.words.length)
        facts.words = more.words;
    facts.context = `${facts.context}\n${more.context}`.slice(0, 20_000);
}

;// CONCATENATED MODULE: ./build/core/detect/forms/codes.js
/** Codes as `code`, `type`, `status`, `reason` or `name` of an error; compared without case, `_`, `-`, spaces and dots. */
const CODES = new Map([
    ...table("rate", "rate-limit", [
        "rate_limit_exceeded",
        "rate_limit_error",
        "rate_limit_reached",
        "rate_limit_reached_error",
        "rate_limited",
        "rate_limit",
        "ratelimit_error",
        "rate_limited_error",
        "too_many_requests",
        "too_many_requests_error",
        "requests_limit_exceeded",
        "request_limit_exceeded",
        "tokens_limit_reached",
        "token_limit_exceeded_per_minute",
        "concurrency_limit_exceeded",
        "concurrent_limit_exceeded",
        "rpm_limit_exceeded",
        "tpm_limit_exceeded",
        "tokens_per_minute_limit_exceeded",
        "requests_per_minute_limit_exceeded",
        "user_rate_limit_exceeded",
        "model_rate_limit",
        "secondary_rate_limit",
        "abuse_detected",
        "rate_exceeded",
        "slow_down",
        "e_rate_limit",
        "err_rate_limit",
        "rate_limiting",
        "limit_requests",
        "limit_burst_rate",
        "request_rate_too_large",
        "calls_limit_exceeded",
        "rate_limit_exceeded_error",
        "api_rate_limit_exceeded",
        "client_rate_limited",
        "upstream_rate_limited",
        "quota_rate_limit",
        "dynamic_shared_quota",
        "account_rate_limit_exceeded",
        "rate_limit_quota_exceeded",
    ]),
    ...table("rate", "throttling", [
        "throttling",
        "throttled",
        "throttling_exception",
        "throttled_exception",
        "throttling_error",
        "request_throttled",
        "request_throttled_exception",
        "throttling_rate_quota",
        "throttling_allocation_quota",
        "throttling_user",
        "throttling_api",
        "throttling_burst_rate",
        "provisioned_throughput_exceeded_exception",
        "request_limit_exceeded_exception",
        "bandwidth_limit_exceeded",
        "transaction_in_progress_throttled",
        "priority_request_not_complete",
        "ec2_throttled_exception",
        "too_many_requests_exception",
        "limit_exceeded_exception",
    ]),
    ...table("rate", "resource-exhausted", [
        "resource_exhausted",
        "status_code_resource_exhausted",
        "resource_exhausted_error",
    ]),
    ...table("money", "insufficient-quota", [
        "insufficient_quota",
        "insufficient_user_quota",
        "insufficient_token_quota",
        "exceeded_current_quota_error",
        "pre_consume_token_quota_failed",
    ]),
    ...table("money", "credit-exhausted", [
        "insufficient_credits",
        "insufficient_credit",
        "insufficient_balance",
        "insufficient_funds",
        "insufficient_account_balance",
        "credit_balance_exhausted",
        "credits_exhausted",
        "credit_exhausted",
        "credit_limit_exceeded",
        "credits_error",
        "out_of_credits",
        "no_credits",
        "not_enough_credits",
        "not_enough_balance",
        "balance_exhausted",
        "credits_required",
        "credit_required",
        "credit_limit_reached",
        "credits_depleted",
        "prepaid_credits_exhausted",
    ]),
    ...table("money", "billing", [
        "billing_hard_limit_reached",
        "billing_not_active",
        "billing_error",
        "billing_limit_reached",
        "payment_required",
        "payment_required_error",
        "arrearage",
        "account_overdue",
        "account_overdue_error",
        "account_in_arrears",
        "account_suspended_billing",
        "overdue_payment",
        "billing_required",
        "invoice_overdue",
    ]),
    ...table("money", "budget-exceeded", [
        "budget_exceeded",
        "budget_exceeded_error",
        "exceeded_budget",
        "enforced_spend_limit_reached",
        "spend_limit_reached",
        "spend_limit_exceeded",
        "spending_limit_reached",
        "spending_limit_exceeded",
        "spending_cap_reached",
        "usage_cap_reached",
        "monthly_spend_limit_reached",
        "monthly_limit_exceeded",
        "max_spend_reached",
        "cost_limit_reached_by_organization",
    ]),
    ...table("period", "usage-limit", [
        "usage_limit_reached",
        "usage_limit_exceeded",
        "usage_limit_exceeded_error",
        "usage_limit_error",
        "free_usage_limit_error",
        "go_usage_limit_error",
        "usage_not_included",
        "monthly_usage_limit_error",
        "subscription_usage_limit_error",
        "free_tier_usage_limit",
        "limit_reached",
        "plan_limit_reached",
        "plan_limit_exceeded",
        "session_limit_reached",
        "weekly_limit_reached",
        "premium_request_limit_reached",
        "user_weekly_rate_limited",
        "user_global_rate_limited_weekly",
        "monthly_quota_exceeded",
        "weekly_quota_exceeded",
        "free_quota_exceeded",
        "free_tier_exhausted",
        "allocation_quota_free_tier_only",
        "trial_limit_reached",
        "usage_limit_reached_error",
        "member_limit_reached",
        "usage_exceeded",
        "monthly_limit_reached",
        "hit_limit",
        "seven_day_limit",
        "five_hour_limit",
    ]),
    ...table("period", "daily-quota", [
        "daily_limit_exceeded",
        "daily_quota_exceeded",
        "daily_limit_reached",
        "daily_limit_exceeded_unreg",
        "day_limit_exceeded",
        "requests_per_day_exceeded",
        "quota_exhausted",
        "terminal_quota_error",
        "daily_request_limit",
        "daily_limit",
    ]),
    ...table("quota", "quota-exceeded", [
        "quota_exceeded",
        "quota_exceeded_error",
        "quota_exceeded_exception",
        "quota_limit_exceeded",
        "quota_limit_reached",
        "exceeded_quota",
        "out_of_quota",
        "service_quota_exceeded_exception",
        "quota_error",
        "over_quota",
        "insufficient_quota_error",
    ]),
    ...table("overload", "overloaded", [
        "overloaded_error",
        "overloaded",
        "engine_overloaded",
        "engine_overloaded_error",
        "server_overloaded",
        "server_overload",
        "server_is_overloaded",
        "model_overloaded",
        "model_overloaded_error",
        "model_capacity_exhausted",
        "capacity_exceeded",
        "no_capacity",
        "insufficient_capacity",
        "insufficient_capacity_exception",
        "queue_exceeded",
        "queue_full",
        "queue_full_error",
        "model_busy",
        "server_busy",
        "service_busy",
        "at_capacity",
        "capacity_not_available",
        "flex_capacity_exceeded",
        "no_available_capacity",
        "model_at_capacity",
        "service_tier_capacity_exceeded",
    ]),
    ...table("failure", "server-error", [
        "unavailable",
        "status_code_unavailable",
        "service_unavailable",
        "service_unavailable_error",
        "service_unavailable_exception",
        "server_error",
        "internal_server_error",
        "internal_server_exception",
        "internal_error",
        "internal_service_error",
        "internal_failure",
        "api_error",
        "bad_gateway",
        "bad_gateway_error",
        "gateway_timeout",
        "gateway_timeout_error",
        "upstream_error",
        "model_not_ready_exception",
        "model_not_ready",
        "model_error_exception",
        "model_stream_error_exception",
        "model_timeout_exception",
        "deadline_exceeded",
        "timeout_error",
        "server_timeout",
        "temporarily_unavailable",
        "backend_error",
        "provider_unavailable",
        "do_request_failed",
        "bad_response_status_code",
        "service_temporarily_unavailable",
        "server_unavailable",
        "model_unavailable",
        "internal",
        "vector_store_timeout",
        "upstream_timeout",
        "request_timeout",
    ]),
    ...table("connection", "connection-error", [
        "api_connection_error",
        "api_timeout_error",
        "api_connection_timeout_error",
        "connection_error",
        "econnreset",
        "econnrefused",
        "etimedout",
        "enotfound",
        "eai_again",
        "epipe",
        "ehostunreach",
        "enetunreach",
        "econnaborted",
        "err_socket_connection_timeout",
        "und_err_connect_timeout",
        "und_err_headers_timeout",
        "und_err_body_timeout",
        "und_err_socket",
        "response_stream_disconnected",
        "und_err_closed",
        "err_stream_premature_close",
        "stream_read_error",
    ]),
    ...table("other", "not-a-rate-limit", [
        "context_length_exceeded",
        "context_window_exceeded",
        "string_above_max_length",
        "model_not_found",
        "content_filter",
        "content_policy_violation",
        "request_too_large",
        "model_max_prompt_tokens_exceeded",
        "max_tokens_exceeded",
        "unsupported_parameter",
        "error_max_turns",
        "error_max_budget_usd",
        "max_turns_exceeded",
    ]),
]);
/** Codes that are numbers, and mean something only beside an error of their provider. */
const NUMBER_CODES = new Map([
    ["1113", { meaning: "money", name: "zhipu-1113", provider: "zhipu" }],
    ["1302", { meaning: "rate", name: "zhipu-1302", provider: "zhipu" }],
    ["1303", { meaning: "rate", name: "zhipu-1303", provider: "zhipu" }],
    ["1304", { meaning: "period", name: "zhipu-1304", provider: "zhipu" }],
    ["1305", { meaning: "overload", name: "zhipu-1305", provider: "zhipu" }],
    ["1308", { meaning: "period", name: "zhipu-1308", provider: "zhipu" }],
    ["1309", { meaning: "money", name: "zhipu-1309", provider: "zhipu" }],
    ["1310", { meaning: "period", name: "zhipu-1310", provider: "zhipu" }],
    ["1312", { meaning: "overload", name: "zhipu-1312", provider: "zhipu" }],
    ["1300", { meaning: "rate", name: "mistral-1300", provider: "mistral" }],
    ["3505", { meaning: "overload", name: "mistral-3505", provider: "mistral" }],
    ["4006", { meaning: "period", name: "cloudflare-4006", provider: "cloudflare" }],
    ["3040", { meaning: "overload", name: "cloudflare-3040", provider: "cloudflare" }],
]);
function table(meaning, name, codes) {
    return codes.map((code) => [plainCode(code), { meaning, name }]);
}
/** `Throttling.RateQuota`, `throttling_rate_quota` and `ThrottlingRateQuota` are one code. */
function plainCode(code) {
    return code.toLowerCase().replace(/[^a-z0-9]/g, "");
}
/** What a typed code means; null for unknown ones. Also reads `com.amazonaws…#ThrottlingException`. */
function codeForm(code) {
    if (code.length > 120)
        return null;
    const last = code.split(/[#/]/).at(-1) ?? code;
    return (NUMBER_CODES.get(code) ??
        CODES.get(plainCode(last)) ??
        CODES.get(plainCode(last.replace(/Error$|Exception$/, ""))) ??
        null);
}
/** Families of class names, so that an SDK that was never seen is read by how such classes are called. */
const CLASS_FAMILIES = [
    [
        /^\w{0,40}(?:RateLimit(?:Error|Exception|Fault)|RateLimit(?:ed|Exceeded|Reached)(?:Error|Exception|Fault)?|TooManyRequests?(?:Error|Exception)?|Throttl(?:ed|ing)\w{0,20}(?:Error|Exception|Fault)|RequestLimitExceeded(?:Exception)?)$/,
        { meaning: "rate", name: "rate-limit" },
    ],
    [/^\w{0,20}ResourceExhausted(?:Error|Exception)?$/, { meaning: "rate", name: "resource-exhausted" }],
    [
        /^\w{0,30}(?:UsageLimit|PlanLimit|TerminalQuota|DailyLimit|DailyQuota)\w{0,20}(?:Error|Exception)$/,
        { meaning: "period", name: "usage-limit" },
    ],
    [
        /^\w{0,30}(?:InsufficientCredits?|InsufficientBalance|InsufficientFunds|InsufficientQuota|OutOfCredits?|PaymentRequired|CreditsExhausted|BudgetExceeded|Exceeded\w{0,20}Budget|SpendLimit\w{0,10})(?:Error|Exception)?$/,
        { meaning: "money", name: "credit-exhausted" },
    ],
    [
        /^\w{0,30}Quota(?:Exceeded|Exhausted|Limit\w{0,10})(?:Error|Exception)?$/,
        { meaning: "quota", name: "quota-exceeded" },
    ],
    [
        /^\w{0,30}(?:Overloaded|CapacityExceeded|ServerBusy)(?:Error|Exception)?$/,
        { meaning: "overload", name: "overloaded" },
    ],
    [
        /^\w{0,30}(?:InternalServer|ServiceUnavailable|BadGateway|GatewayTimeout|ServerUnavailable|ModelNotReady|ModelTimeout|ModelError|ModelStreamError)(?:Error|Exception)?$/,
        { meaning: "failure", name: "server-error" },
    ],
    [/^(?:ServerError|DeadlineExceeded|APIServerError)$/, { meaning: "failure", name: "server-error" }],
    [
        /^\w{0,30}(?:APIConnection|APITimeout|APIConnectionTimeout|APIResponseStalled|ConnectTimeout|ReadTimeout|WriteTimeout|PoolTimeout|Connect|Connection|ConnectionReset|ConnectionRefused|ConnectionAborted|ServerDisconnected|RemoteProtocol|RemoteDisconnected|ProtocolError|IncompleteRead|ChunkedEncoding|EndpointConnection|NewConnection|MaxRetry|NameResolution|ClientConnector|ClientOS|ClientPayload|ServerTimeout|HeadersTimeout|BodyTimeout|Socket|Network|APINetwork)(?:Error|Exception)$/,
        { meaning: "connection", name: "connection-error" },
    ],
    [
        /^(?:ConnectTimeout|ReadTimeout|WriteTimeout|PoolTimeout|RemoteDisconnected|IncompleteRead|NewConnectionError|FetchError|APIConnectionError|APITimeoutError)$/,
        { meaning: "connection", name: "connection-error" },
    ],
];
/** What the name of an error class means (`RateLimitError`, `ThrottlingException`); null for unknown ones. */
function classForm(name) {
    if (name.length > 100)
        return null;
    for (const [pattern, form] of CLASS_FAMILIES)
        if (pattern.test(name))
            return form;
    return null;
}

;// CONCATENATED MODULE: ./build/core/detect/reset/duration-words.js
/** Durations as providers write them: `6m0s`, `1.5s`, `3 days 4 hours`, `PT30S`, `20000ms`, `33 秒`. */
/** Longer "waits" than this are no waits (a typing error, an epoch read as seconds). */
const LONGEST_WAIT_MS = 400 * 86_400_000;
const UNIT_MS = new Map([
    [1, "ms msec msecs millisecond milliseconds 毫秒"],
    [1_000, "s sec secs second seconds second(s) 秒 秒钟 秒鐘"],
    [60_000, "m min mins minute minutes minute(s) 分 分钟 分鐘"],
    [3_600_000, "h hr hrs hour hours hour(s) 小时 小時 个小时 時間"],
    [86_400_000, "d day days day(s) 天 日"],
    [604_800_000, "w wk wks week weeks week(s) 周"],
].flatMap(([ms, names]) => names.split(" ").map((name) => [name, ms])));
const NUMBER_WORDS = new Map("one two three four five six seven eight nine ten eleven twelve".split(" ").map((word, index) => [word, index + 1]));
for (const [word, value] of [
    ["fifteen", 15],
    ["twenty", 20],
    ["thirty", 30],
    ["forty-five", 45],
    ["sixty", 60],
]) {
    NUMBER_WORDS.set(word, value);
}
const PART = /\s{0,4}(?:(\d{1,12}(?:[.,]\d{1,9})?)\s{0,2}|(an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty-five|sixty)\s{1,2})(milliseconds?|msecs?|ms|seconds?(?:\(s\))?|secs?|s|minutes?(?:\(s\))?|mins?|m|hours?(?:\(s\))?|hrs?|h|days?(?:\(s\))?|d|weeks?(?:\(s\))?|wks?|w|毫秒|秒[钟鐘]?|分[钟鐘]?|个?小时|小時|時間|天|日|周)(?![a-z(])/iy;
const JOINER = /(?:,?\s{0,3}(?:and|und|et)\s|,\s|\s)?/iy;
const ISO_8601 = /P(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,9}(?:\.\d{1,9})?)S)?)?(?![\w])/y;
const COLONS = /(\d{1,3}):(\d{2})(?::(\d{2}))?(?![\d:])(?!\s{0,2}[ap]\.?m)/iy;
/**
 * Reads a duration at `start` of `text`: parts with units, largest first or not, or ISO 8601.
 *
 * @returns null where no duration stands there; a bare number is none.
 */
function readDuration(text, start = 0) {
    let total = 0;
    let end = start;
    let parts = 0;
    let smallest = Number.POSITIVE_INFINITY;
    while (parts < 6) {
        JOINER.lastIndex = end;
        const joined = parts > 0 && JOINER.exec(text) ? JOINER.lastIndex : end;
        PART.lastIndex = joined;
        const match = PART.exec(text);
        if (match === null)
            break;
        const unit = unitMs(match[3] ?? "");
        // "2 s 5 s" are two durations; within one, units fall.
        if (unit >= smallest)
            break;
        total += numberOf(match[1], match[2]) * unit;
        smallest = unit;
        end = PART.lastIndex;
        parts += 1;
    }
    if (parts > 0)
        return bounded(total, end);
    return readIso8601(text, start);
}
/** Reads `1:30` (minutes) and `1:23:45` (hours), which only a cue such as "in" makes a duration. */
function readColonDuration(text, start) {
    COLONS.lastIndex = start;
    const match = COLONS.exec(text);
    if (match === null)
        return null;
    const [first, second, third] = [Number(match[1]), Number(match[2]), match[3]];
    const seconds = third === undefined ? first * 60 + second : first * 3_600 + second * 60 + Number(third);
    return bounded(seconds * 1_000, COLONS.lastIndex);
}
function readIso8601(text, start) {
    ISO_8601.lastIndex = start;
    const match = ISO_8601.exec(text);
    if (match === null || match[0].length < 3)
        return null;
    const [days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
    const total = (((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0);
    return bounded(total * 1_000, ISO_8601.lastIndex);
}
function unitMs(name) {
    return UNIT_MS.get(name.toLowerCase()) ?? UNIT_MS.get(name) ?? Number.NaN;
}
function numberOf(digits, word) {
    if (digits !== undefined)
        return Number(digits.replace(",", "."));
    return NUMBER_WORDS.get((word ?? "").toLowerCase()) ?? 1;
}
function bounded(durationMs, end) {
    return Number.isFinite(durationMs) && durationMs >= 0 && durationMs <= LONGEST_WAIT_MS ? { durationMs, end } : null;
}

;// CONCATENATED MODULE: ./build/core/detect/reset/zone.js
/** Wall-clock times of IANA zones as instants. The zone data is the runtime's own: Intl.DateTimeFormat. */
const DAY_MS = 86_400_000;
/**
 * Names that are no IANA zones but stand in messages. An abbreviation follows its region's clock,
 * also in the other half of the year, where people go on writing "PST".
 */
const ABBREVIATIONS = new Map([
    ...names("UTC", "utc gmt z zulu ut utc+0 gmt+0 coordinated-universal-time greenwich-mean-time universal-time"),
    ...names("America/Los_Angeles", "pt pst pdt pacific pacific-time pacific-standard-time pacific-daylight-time us-pacific"),
    ...names("America/Denver", "mt mst mdt mountain mountain-time mountain-standard-time mountain-daylight-time"),
    ...names("America/Chicago", "ct cst cdt central central-time central-standard-time central-daylight-time"),
    ...names("America/New_York", "et est edt eastern eastern-time eastern-standard-time eastern-daylight-time"),
    ...names("America/Anchorage", "akst akdt"),
    ...names("Pacific/Honolulu", "hst"),
    ...names("Europe/London", "bst british-summer-time"),
    ...names("Europe/Lisbon", "wet west"),
    ...names("Europe/Berlin", "cet cest mez mesz central-european-time central-european-summer-time central-european-standard-time"),
    ...names("Europe/Helsinki", "eet eest"),
    ...names("Europe/Moscow", "msk"),
    ...names("Asia/Kolkata", "ist india-standard-time"),
    ...names("Asia/Shanghai", "china-standard-time beijing-time 北京时间"),
    ...names("Asia/Tokyo", "jst japan-standard-time"),
    ...names("Asia/Seoul", "kst"),
    ...names("Asia/Singapore", "sgt"),
    ...names("Asia/Hong_Kong", "hkt"),
    ...names("Australia/Sydney", "aest aedt"),
    ...names("Pacific/Auckland", "nzst nzdt"),
]);
function names(zone, list) {
    return list.split(" ").map((name) => [name, zone]);
}
const formats = new Map();
/** The format that splits an instant into the wall time of `zone`; null where the runtime knows no such zone. */
function formatOf(zone) {
    const known = formats.get(zone);
    if (known !== undefined)
        return known;
    let format = null;
    try {
        format = new Intl.DateTimeFormat("en-US", {
            timeZone: zone,
            hourCycle: "h23",
            era: "short",
            year: "numeric",
            month: "numeric",
            day: "numeric",
            hour: "numeric",
            minute: "numeric",
            second: "numeric",
        });
    }
    catch {
        // RangeError: an unknown zone, for instance a word in parentheses that is none.
    }
    if (formats.size < 500)
        formats.set(zone, format);
    return format;
}
const OFFSET = /^(?:utc|gmt)?\s{0,2}([+\-−])\s{0,1}(\d{1,2})(?::?(\d{2}))?$/i;
/**
 * The zone that a name in a message means: an IANA name in any case, an abbreviation, or an offset (`UTC+05:30`).
 *
 * @returns the name to be given to `wallTimeAt` and `instantOf`, or null where it is no zone.
 */
function zoneNamed(name) {
    const trimmed = name.trim();
    const offset = OFFSET.exec(trimmed);
    if (offset) {
        const hours = Number(offset[2]);
        const minutes = Number(offset[3] ?? 0);
        return hours <= 14 && minutes < 60 ? `${offset[1] === "+" ? "+" : "-"}${two(hours)}:${two(minutes)}` : null;
    }
    const known = ABBREVIATIONS.get(trimmed.toLowerCase().replaceAll(" ", "-"));
    if (known !== undefined)
        return known;
    return /^[A-Za-z]{2,}(?:\/[\w+-]+){1,2}$/.test(trimmed) && formatOf(trimmed) !== null ? trimmed : null;
}
function two(value) {
    return String(value).padStart(2, "0");
}
/** How far the clock of `zone` is ahead of UTC at `at`. An unknown zone counts as UTC. */
function offsetMs(zone, at) {
    const fixed = OFFSET.exec(zone);
    if (fixed)
        return (fixed[1] === "+" ? 1 : -1) * (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0)) * 60_000;
    const format = formatOf(zone);
    if (format === null)
        return 0;
    const wall = new Map(format.formatToParts(new Date(at)).map((part) => [part.type, Number(part.value)]));
    const part = (type) => wall.get(type) ?? 0;
    const asUtc = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
    return asUtc - Math.floor(at / 1_000) * 1_000;
}
/** The wall time of `zone` at the instant `at`. */
function wallTimeAt(zone, at) {
    const local = new Date(at + offsetMs(zone, at));
    return {
        year: local.getUTCFullYear(),
        month: local.getUTCMonth() + 1,
        day: local.getUTCDate(),
        hour: local.getUTCHours(),
        minute: local.getUTCMinutes(),
        second: local.getUTCSeconds(),
    };
}
/**
 * The instant of a wall time in `zone`. Where clocks go back and it comes twice, the first one after `after`;
 * where they go forward and leave it out, it is read with the offset before the change.
 */
function instantOf(wall, zone, after) {
    const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
    const before = offsetMs(zone, asUtc - DAY_MS);
    const later = offsetMs(zone, asUtc + DAY_MS);
    const candidates = [...new Set([asUtc - before, asUtc - later])]
        .filter((at) => at + offsetMs(zone, at) === asUtc)
        .sort((a, b) => a - b);
    return candidates.find((at) => at > after) ?? candidates.at(-1) ?? asUtc - before;
}

;// CONCATENATED MODULE: ./build/core/detect/reset/instant.js
/** Instants as providers write them: clock times, dates, ISO 8601, HTTP dates, epochs. The next such instant counts. */

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const instant_DAY_MS = 86_400_000;
const MONTH = "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const WEEKDAY = "(sun|mon|tue|wed|thu|fri|sat)(?:sday|nesday|rsday|urday|day|s|rs|r)?\\.?";
const DAY = "(\\d{1,2})(?:st|nd|rd|th)?";
const SPACE = /[\s,]{0,4}(?:(?:at|on|by|around|um|@)\s{1,2})?(?:~\s?)?/iy;
const ISO = /(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:(?:[T_]|,?\s{1,3}(?:at\s{1,2})?)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?(\s{0,2}(?:am|pm)\b)?/iy;
const MONTH_DAY = new RegExp(`(?:${WEEKDAY},?\\s{1,2})?${MONTH}\\s{1,2}${DAY}(?:(?:,\\s{0,2}|\\s{1,2})(\\d{4}))?(?![\\d:])`, "iy");
const DAY_MONTH = new RegExp(`(?:${WEEKDAY},?\\s{1,2})?${DAY}[\\s-](?:of\\s)?${MONTH}(?:(?:,\\s{0,2}|[\\s-]{1,2})(\\d{4}))?(?![\\d:])`, "iy");
const SLASHED = /(\d{1,2})\/(\d{1,2})\/(\d{4}),?/y;
const WEEKDAY_ONLY = new RegExp(`(?:next\\s|this\\s)?${WEEKDAY}(?![a-z])`, "iy");
const RELATIVE_DAY = /(today|tomorrow)\b/iy;
const CHINESE_DATE = /(?:(\d{4})年)?(\d{1,2})月(\d{1,2})[日号]/y;
const CLOCK_12 = /(\d{1,2})(?:[:.](\d{2}))?(?::(\d{2}))?\s{0,2}([ap])\.?\s?m\b\.?/iy;
const CLOCK_24 = /(\d{1,2})[:h](\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?![\d:])/iy;
const CLOCK_WORD = /(noon|midnight)\b/iy;
const ZONE = /\s{0,3}(?:\(([^()\n]{1,40})\)|((?:utc|gmt)\s?[+\-−]\s?\d{1,2}(?::?\d{2})?|[+\-−]\d{2}:?\d{2}|[A-Za-z]+\/[A-Za-z_]+(?:\/[A-Za-z_]+)?|(?:(?:us|u\.s\.)\s)?(?:pacific|eastern|central|mountain)(?:\s(?:standard|daylight))?(?:\stime)?|z|[A-Z]{2,5}|utc|gmt|北京时间)(?![A-Za-z0-9_]))/iy;
const EPOCH = /(\d{13}|\d{10})(?:\.\d{1,6})?(?![\d])/y;
/**
 * Reads an instant at `start` of `text`, after an optional "at" or "on".
 *
 * @returns null where none stands there, and where it is not after `nowAt`.
 */
function readInstant(text, start, context) {
    SPACE.lastIndex = start;
    const from = SPACE.exec(text) ? SPACE.lastIndex : start;
    const read = readEpoch(text, from) ?? readDated(text, from, context) ?? readClockFirst(text, from, context);
    return read !== null && read.at > context.nowAt ? read : null;
}
function readEpoch(text, start) {
    const match = sticky(EPOCH, text, start);
    return match === null ? null : { at: epochMs(Number(match[1])), end: EPOCH.lastIndex };
}
/** Seconds or milliseconds since 1970, told apart by their size. */
function epochMs(value) {
    return value >= 1e11 ? value : value * 1_000;
}
/** A date, then an optional time and zone. */
function readDated(text, start, context) {
    const iso = readIso(text, start, context);
    if (iso !== null)
        return iso;
    const date = readDate(text, start);
    if (date === null)
        return readNamedDay(text, start, context);
    const clock = readClock(text, afterSpace(text, date.end));
    const zone = readZone(text, clock?.end ?? date.end);
    return resolveDate(date, clock, zone, context);
}
function readIso(text, start, context) {
    const match = sticky(ISO, text, start);
    if (match === null)
        return null;
    const end = ISO.lastIndex;
    const half = match[8]?.trim().toLowerCase();
    const clock = match[4] === undefined
        ? readClock(text, afterSpace(text, end))
        : { hour: to24(Number(match[4]), half), minute: Number(match[5]), second: Number(match[6] ?? 0), end };
    const zone = readZone(text, clock?.end ?? end);
    const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]), end };
    const read = resolveDate(date, clock, zone, context);
    const fractionMs = match[7] === undefined ? 0 : Math.floor(Number(`0.${match[7]}`) * 1_000);
    return read === null ? null : { ...read, at: read.at + fractionMs };
}
function readDate(text, start) {
    let match = sticky(MONTH_DAY, text, start);
    if (match)
        return datePart(match[4], monthIndex(match[2]), match[3], MONTH_DAY.lastIndex);
    match = sticky(DAY_MONTH, text, start);
    if (match)
        return datePart(match[4], monthIndex(match[3]), match[2], DAY_MONTH.lastIndex);
    match = sticky(CHINESE_DATE, text, start);
    if (match)
        return datePart(match[1], Number(match[2]), match[3], CHINESE_DATE.lastIndex);
    match = sticky(SLASHED, text, start);
    if (match) {
        // Month first, as JavaScript's toLocaleString writes it, unless only the other order is a date.
        const [first, second] = [Number(match[1]), Number(match[2])];
        const [month, day] = first > 12 ? [second, first] : [first, second];
        return datePart(match[3], month, String(day), SLASHED.lastIndex);
    }
    return null;
}
function datePart(year, month, day, end) {
    const dayNumber = Number(day);
    if (month < 1 || month > 12 || dayNumber < 1 || dayNumber > 31)
        return null;
    return { year: year === undefined ? null : Number(year), month, day: dayNumber, end };
}
function resolveDate(date, clock, zone, context) {
    if (date.month < 1 || date.month > 12 || date.day < 1 || date.day > 31)
        return null;
    const zoneName = zone?.name ?? context.timeZone;
    const time = clock ?? { hour: 0, minute: 0, second: 0, end: date.end };
    if (!isClock(time))
        return null;
    const years = date.year === null ? [0, 1].map((more) => wallTimeAt(zoneName, context.nowAt).year + more) : [date.year];
    for (const year of years) {
        const at = instantOf({ ...date, ...time, year }, zoneName, context.nowAt);
        if (at > context.nowAt || date.year !== null)
            return { at, end: zone?.end ?? Math.max(time.end, date.end) };
    }
    return null;
}
/** `Monday at 9am`, `tomorrow at 00:00 UTC`. */
function readNamedDay(text, start, context) {
    const relative = sticky(RELATIVE_DAY, text, start);
    const weekday = relative ? null : sticky(WEEKDAY_ONLY, text, start);
    if (relative === null && weekday === null)
        return null;
    const end = relative ? RELATIVE_DAY.lastIndex : WEEKDAY_ONLY.lastIndex;
    const clock = readClock(text, afterSpace(text, end));
    // "tomorrow" alone says no more than "later".
    if (clock === null && relative)
        return null;
    const zone = readZone(text, clock?.end ?? end);
    return onNamedDay(relative?.[1] ?? weekday?.[1] ?? "", clock, zone, end, context);
}
function onNamedDay(name, clock, zone, end, context) {
    const zoneName = zone?.name ?? context.timeZone;
    const time = clock ?? { hour: 0, minute: 0, second: 0, end };
    const today = wallTimeAt(zoneName, context.nowAt);
    const wanted = WEEKDAYS.indexOf(name.toLowerCase().slice(0, 3));
    for (let days = name.toLowerCase() === "tomorrow" ? 1 : 0; days <= 8; days += 1) {
        const day = plusDays(today, days);
        if (wanted >= 0 && new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay() !== wanted)
            continue;
        const at = instantOf({ ...day, hour: time.hour, minute: time.minute, second: time.second }, zoneName, context.nowAt);
        if (at > context.nowAt)
            return { at, end: zone?.end ?? Math.max(time.end, end) };
        if (wanted < 0)
            return null;
    }
    return null;
}
/** A clock time, then perhaps its zone and a date or day: `4pm (Europe/Paris)`, `03:31 on 5 Feb`, `9am tomorrow`. */
function readClockFirst(text, start, context) {
    const clock = readClock(text, start);
    if (clock === null)
        return null;
    let zone = readZone(text, clock.end);
    const next = afterSpace(text, zone?.end ?? clock.end);
    const date = readDate(text, next);
    if (date !== null) {
        zone ??= readZone(text, date.end);
        return resolveDate(date, { ...clock, end: date.end }, zone, context);
    }
    const named = sticky(RELATIVE_DAY, text, next) ??
        (/^\s{0,2}on\s/i.test(text.slice(zone?.end ?? clock.end, next)) ? sticky(WEEKDAY_ONLY, text, next) : null);
    if (named !== null)
        return onNamedDay(named[1] ?? "", clock, zone, next + named[0].length, context);
    const zoneName = zone?.name ?? context.timeZone;
    const today = wallTimeAt(zoneName, context.nowAt);
    for (let days = 0; days <= 2; days += 1) {
        const at = instantOf({ ...plusDays(today, days), hour: clock.hour, minute: clock.minute, second: clock.second }, zoneName, context.nowAt);
        if (at > context.nowAt)
            return { at, end: zone?.end ?? clock.end };
    }
    return null;
}
function readClock(text, start) {
    const twelve = sticky(CLOCK_12, text, start);
    if (twelve) {
        const hour = Number(twelve[1]);
        const clock = {
            hour: to24(hour, `${twelve[4]}m`),
            minute: Number(twelve[2] ?? 0),
            second: Number(twelve[3] ?? 0),
            end: CLOCK_12.lastIndex,
        };
        return hour >= 1 && hour <= 12 && isClock(clock) ? clock : null;
    }
    const full = sticky(CLOCK_24, text, start);
    if (full) {
        const clock = {
            hour: Number(full[1]),
            minute: Number(full[2]),
            second: Number(full[3] ?? 0),
            end: CLOCK_24.lastIndex,
        };
        return isClock(clock) ? clock : null;
    }
    const word = sticky(CLOCK_WORD, text, start);
    if (word)
        return { hour: word[1]?.toLowerCase() === "noon" ? 12 : 0, minute: 0, second: 0, end: CLOCK_WORD.lastIndex };
    return null;
}
function isClock(clock) {
    return clock.hour <= 24 && clock.minute < 60 && clock.second <= 60;
}
/** 12am is midnight, 12pm is noon. */
function to24(hour, half) {
    if (half === undefined)
        return hour;
    return (hour % 12) + (half.toLowerCase().startsWith("p") ? 12 : 0);
}
function readZone(text, start) {
    const match = sticky(ZONE, text, start);
    if (match === null)
        return null;
    const end = ZONE.lastIndex;
    const name = zoneNamed(match[1] ?? match[2] ?? "");
    if (name === null)
        return null;
    // JavaScript's Date prints both: GMT+0000 (Coordinated Universal Time).
    return { name, end };
}
function plusDays(wall, days) {
    const date = new Date(Date.UTC(wall.year, wall.month - 1, wall.day) + days * instant_DAY_MS);
    return { ...wall, year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
function monthIndex(name) {
    return MONTHS.indexOf((name ?? "").toLowerCase().slice(0, 3)) + 1;
}
function afterSpace(text, start) {
    return sticky(SPACE, text, start) ? SPACE.lastIndex : start;
}
function sticky(pattern, text, start) {
    pattern.lastIndex = start;
    return pattern.exec(text);
}

;// CONCATENATED MODULE: ./build/core/detect/reset/prose-waits.js
/** Waits that stand in the words of a message, and the backoffs of tools that look like them. */


/**
 * What a harness, an agent or a client says of its own backoff. Present participles ("Retrying in 4 seconds") and
 * "will" tell it from a provider's imperative ("Retry in 4 seconds"). Blanked out before waits are read.
 */
const OWN_BACKOFF = new RegExp([
    "\\b(?:re-?trying|re-?tries|retried|reconnecting|sleeping|slept|waiting|waited|pausing|paused|backing[ -]?off|backoff|back-off|cooling down|polling)\\b(?:[^.;\\n\\])]|\\.(?=\\S)){0,200}?\\b(?:in|after|for|of|:|=)?\\s{0,3}~?\\d[\\d.,]{0,12}\\s{0,2}(?:ms|milliseconds?|s|secs?|seconds?|m|min|mins|minutes?|h|hours?)\\b",
    "\\b(?:will|going to|shall|we'll|i'll|let me|about to)\\s(?:now\\s)?(?:re-?try|try again|wait|sleep|resume|back off|pause)\\b[^.;\\n]{0,60}?\\d[\\d.,]{0,12}\\s{0,2}(?:ms|s|secs?|seconds?|m|min|mins|minutes?|h|hours?)\\b",
    "\\b(?:next|another)\\s(?:re-?try|try|attempt|request)\\b[^.;\\n]{0,40}?\\bin\\s~?\\d[\\d.,]{0,12}\\s{0,2}(?:ms|s|secs?|seconds?|m|min|mins|minutes?)\\b",
    "\\b(?:retry|attempt)\\s#?\\d{1,3}(?:\\s?(?:/|of)\\s?\\d{1,3})?[^.;\\n]{0,30}?\\bin\\s~?\\d[\\d.,]{0,12}\\s{0,2}(?:ms|s|secs?|seconds?|m|min|mins|minutes?)\\b",
    "\\b(?:sleep|delay|backoff)(?:_?(?:ms|s|seconds))?\\s{0,2}[:=(]\\s{0,2}\\d[\\d.]{0,12}\\s{0,2}(?:ms|s|seconds?)?",
].join("|"), "gi");
/** The generated clients (openai, anthropic, groq …) back off by at most 8 s of their own. */
const CLIENT_RETRY = /\bRetrying request to \S{1,200} in (\d{1,9}(?:\.\d{1,9})?) seconds/gi;
const CLIENT_OWN_LONGEST_S = 8;
/** Retry lines of other clients that repeat the server's header. */
const CLIENT_HEADER_LINES = [
    /\bRate limited\. Waiting (\d{1,9}(?:\.\d{1,9})?)s before retry\b/gi,
    /\bRetrying after (\d{1,9}) seconds!/gi,
];
const SOFT = "(?:\\s(?:about|approximately|around|at least|roughly|another|a further|the next|up to))?\\s{0,3}~?\\s{0,2}";
/** After these words a duration or an instant is what the provider asks for. */
const CUES = new RegExp([
    "\\b(?:try|retry|send|submit|make|repeat|resend|resubmit)(?:\\s(?:your|the|this|a|another|it|new|next))?(?:\\s(?:new|next))?(?:\\s(?:requests?|calls?|it|messages?))?(?:\\sagain)?(?:\\slater)?,?\\s?(?:in|after|at|on|from|until)(?=[\\s:=~])",
    "\\b(?:try|retry)\\sagain(?:\\slater)?(?=\\s(?:on|tomorrow|mon|tue|wed|thu|fri|sat|sun))",
    "\\b(?:wait|pause)(?:\\s(?:for|until|till))?(?=[\\s:=~])",
    "\\breset(?:s|ting)?(?:\\sagain)?(?:[\\s_](?:in|after|at|on|time|date|by))?(?:\\sis)?(?=[\\s:=~@])",
    "\\b(?:renews?|refreshes|refills|replenishes|recovers|lifts|unlocks|expires|restores)(?:\\s(?:in|after|at|on))?(?=[\\s:=~])",
    "\\b(?:available|access|restored|lifted|unblocked|unlocked|possible|back|allowed|reset|renewed|refreshed)(?:\\sagain)?\\s(?:in|after|at|on|from)(?=[\\s:=~])",
    "\\b(?:blocked|locked out|suspended|limited|banned|throttled|rate[- ]limited|unavailable|cooldown|cool-down)\\s(?:for|until|till)(?=[\\s:=~])",
    "\\b(?:cool-?down|time (?:until|to) (?:reset|retry)|next (?:reset|available)|reset time|wait time|retry time)(?:\\s(?:of|is|at|in))?(?=[\\s:=~])",
    "\\bretry[-_ ]?after(?:[-_ ]?(?:seconds|secs|s))?['\"]?(?=[\\s:=~('\"])",
    "\\bnot before\\b",
    "\\b(?:cycle|period|window)\\sends(?:\\s(?:on|at|in))?(?=\\s)",
    "\\bcome\\sback(?:\\s(?:in|after|at|on))?(?=\\s)",
    "\\|(?=\\d{10})",
    "\\buntil(?=\\s)",
].join("|"), "gi");
const AFTER_CUE = new RegExp(`(?:\\s{0,2}[:=(]|\\s?@)?${SOFT}['"(]?`, "iy");
const BARE_SECONDS = /(\d{1,9}(?:\.\d{1,9})?)(?![\d%])(?=\s{0,2}(?:$|[.,;:)\]}'"\n]|before\b|and\b))/iy;
const PROTOBUF_DELAY = /\bretry_delay:?\s{0,3}\{\s{0,8}(?:seconds:\s{0,3}(\d{1,9}))?\s{0,8}(?:nanos:\s{0,3}(\d{1,9}))?\s{0,8}\}/gi;
const HOUR_IDIOM = /(?:an?|one)\shour\b/iy;
/** `30秒后重试`, `请在 3 分钟后再试`, `将在 2026-02-13 16:08:41 重置`. */
const CHINESE_AFTER = /(?=\d)((?:\d{1,6}\s{0,2}(?:秒|分|小时|小時|天|日)[钟鐘]?\s{0,2}){1,4})(?:之?[后後])/g;
const CHINESE_AT = /(?:将|將|于|於|在|等到|至)\s{0,2}(?=[\d])/g;
const LONGEST_MESSAGE = 8_000;
/**
 * Reads every wait that the words state; vague ones ("shortly", "in a few minutes") are none.
 *
 * @param message one message; line breaks count as spaces
 */
function readProseWaits(message, context) {
    const text = message.length > LONGEST_MESSAGE
        ? `${message.slice(0, LONGEST_MESSAGE / 2)} ${message.slice(-LONGEST_MESSAGE / 2)}`
        : message;
    const waits = readClientLines(text);
    const words = text.replaceAll("\n", " ").replace(OWN_BACKOFF, (own) => " ".repeat(own.length));
    for (const match of words.matchAll(PROTOBUF_DELAY)) {
        waits.push({
            kind: "duration",
            ms: Number(match[1] ?? 0) * 1_000 + Number(match[2] ?? 0) / 1e6,
            source: "retry-info",
        });
    }
    for (const cue of words.matchAll(CUES)) {
        const wait = readAfter(words, cue.index + cue[0].length, cue[0], context);
        if (wait !== null)
            waits.push(wait);
    }
    for (const match of words.matchAll(CHINESE_AFTER)) {
        const read = readDuration((match[1] ?? "").trim());
        if (read !== null)
            waits.push({ kind: "duration", ms: read.durationMs, source: "prose" });
    }
    for (const match of words.matchAll(CHINESE_AT)) {
        const read = readInstant(words, match.index + match[0].length, context);
        if (read !== null &&
            /^\s{0,3}(?:之?[后後]|重置|刷新|恢复|恢復|解除|更新|重试|再试)/.test(words.slice(read.end, read.end + 12))) {
            waits.push({ kind: "instant", at: read.at, source: "prose" });
        }
    }
    return waits;
}
function readAfter(text, start, cue, context) {
    AFTER_CUE.lastIndex = start;
    const at = AFTER_CUE.exec(text) ? AFTER_CUE.lastIndex : start;
    // "until" alone waits for an instant only; "within the current 300s window" never gets here.
    const instantOnly = /^(?:until|\||not before)$/i.test(cue);
    if (!instantOnly) {
        const duration = readDuration(text, at) ?? (/\b(?:in|after|for)$/i.test(cue) ? readColonDuration(text, at) : null);
        // "resets 5h" and "wait 5m" are durations; "resets 5 m" never occurs as a clock.
        if (duration !== null)
            return { kind: "duration", ms: duration.durationMs, source: "prose" };
        HOUR_IDIOM.lastIndex = at;
        if (HOUR_IDIOM.test(text))
            return { kind: "duration", ms: 3_600_000, source: "prose" };
    }
    const instant = readInstant(text, at, context);
    if (instant !== null)
        return { kind: "instant", at: instant.at, source: "prose" };
    if (/retry[-_ ]?after/i.test(cue)) {
        BARE_SECONDS.lastIndex = at;
        const bare = BARE_SECONDS.exec(text);
        const value = Number(bare?.[1]);
        if (bare && value < 1e8)
            return { kind: "duration", ms: value * 1_000, source: "prose" };
        if (bare && epochMs(value) > context.nowAt)
            return { kind: "instant", at: epochMs(value), source: "prose" };
    }
    return null;
}
function readClientLines(text) {
    const waits = [];
    for (const pattern of [CLIENT_RETRY, ...CLIENT_HEADER_LINES]) {
        for (const match of text.matchAll(pattern)) {
            const seconds = Number(match[1]);
            if (seconds > CLIENT_OWN_LONGEST_S)
                waits.push({ kind: "duration", ms: seconds * 1_000, source: "client" });
        }
    }
    return waits;
}

;// CONCATENATED MODULE: ./build/core/detect/text/status.js
/** HTTP statuses as tools write them. A number is a status only beside a word that says so. */
const CODE = "([1-5]\\d\\d)";
const REASONS = "(?:Too Many Requests|Payment Required|Forbidden|Unauthorized|Bad Request|Not Found|Precondition Failed|Request Timeout|Conflict|Internal Server Error|Bad Gateway|Service (?:Temporarily )?Unavailable|Gateway Time-?out|Client Error|Server Error|Unprocessable Entity|Overloaded|RESOURCE_EXHAUSTED|UNAVAILABLE|INVALID_ARGUMENT|PERMISSION_DENIED|INTERNAL|DEADLINE_EXCEEDED|Resource (?:has been )?exhausted|Quota exceeded|Rate limit|You exceeded|You have|Your|This request|status code|Deadline Exceeded|error|OK)";
const END = "(?![\\d%]|,\\s?[45]\\d\\d|[.,]\\d|\\s?(?:ms|s|kB|KB|MB|passed|failed|tests?|tokens?|items?|rows?|files?|packages?|requests?|lines?|steps?|/)\\b)";
/**
 * The notations, the most telling first. Each has one group: the code.
 * The last of a text counts within one notation: "exceeded retry limit, last status: 429".
 */
const NOTATIONS = [
    `\\bHTTP(?:/\\d(?:\\.\\d)?)?["']?\\s{0,2}[:=]?\\s{0,2}(?:status\\s|error\\s|code\\s|response\\s){0,3}${CODE}\\b${END}`,
    `\\b(?:status|http)[ _-]?(?:code|error)?(?:['"\\\\]{0,3}\\s{0,2}[:=]\\s{0,2}['"\\\\]{0,3}|\\s(?:is\\s|was\\s|of\\s|code\\s)?|\\()(?:HTTP\\s)?${CODE}\\b${END}`,
    `\\b(?:statusCode|status_code|httpStatusCode|http_status|StatusCode|responseCode|response code|return code|error_code|errorCode)(?:['"\\\\]{0,3}\\s{0,2}[:=]\\s{0,2}['"\\\\]{0,3}|\\s)${CODE}\\b${END}`,
    `\\berror(?:\\scode)?['"]?\\s{0,2}:?\\s{0,2}[(\\[]?(?:HTTP\\s)?${CODE}\\b${END}`,
    `(?<![\\d.:/#-])${CODE}\\s{1,3}(?=${REASONS})`,
    `\\b(?:Error|Exception|Requests|Exhausted|Unavailable|Limited)[:(]?\\s(?:HTTP\\s)?(?:Error\\s)?${CODE}\\b(?=[\\s,:;"'{]|$)${END}`,
    `\\b(?:returned|returns|got|received|responded(?:\\swith)?|failed(?:\\swith)?|rejected(?:\\swith)?|answered(?:\\swith)?|replied(?:\\swith)?|gave|response(?:\\sof)?|resulted\\sin|responds\\swith|status)(?:\\san?|\\sa)?(?:\\sHTTP)?(?:\\sstatus|\\scode|\\serror|\\sresponse){0,3}:?\\s[\`'"(]?${CODE}\\b${END}`,
    `(?:https?://\\S{1,300}|\\b(?:GET|POST|PUT|PATCH|DELETE|HEAD)\\s\\S{1,300})\\s(?:-+>|=+>|→|-|:|returned)\\s(?:HTTP\\s)?${CODE}\\b${END}`,
    `\\b(?:reject(?:ed|ion)|fail(?:ed|ure)?|error|refused|upstream|denied|throttled|limited|blocked|unsuccessful)\\b[^\\n\\d]{0,30}[(\\[](?:HTTP\\s)?(?:status\\s)?${CODE}[)\\]]`,
    `[(\\[]HTTP\\s${CODE}[)\\]]`,
    `\\bhttps?://[\\w.-]{1,120}(?::\\d{2,5})?\\s"(?:GET|POST|PUT|PATCH|DELETE)\\s\\S{1,300}\\sHTTP/[\\d.]{1,3}"\\s${CODE}\\b`,
].map((source) => new RegExp(source, "gi"));
/** At the start of a clause, before a body or a sentence: `429 Provider returned error`. Capital letters tell. */
const BEFORE_SENTENCE = /(?<=^\s{0,8}|[:!.)]\s|\s-\s)(40[0-9]|41[0-9]|42[2-9]|432|49[89]|50[0-4]|52\d)\s(?=["'{[]|[A-Z][a-z]{2,}\s[a-z]|[A-Z][a-z]{2,}$)/g;
/** The status that a text names; the innermost, which stands last. Null where it names none. */
function readStatus(text) {
    let last = null;
    for (const notation of [...NOTATIONS, BEFORE_SENTENCE]) {
        notation.lastIndex = 0;
        for (let match = notation.exec(text); match !== null; match = notation.exec(text)) {
            const code = Number(match[1]);
            const end = notation.lastIndex;
            // A wrapper's 5xx around a 429 is a 429; otherwise the later one is the inner one.
            if (last === null || isInner(code, match.index, last))
                last = { code, index: match.index, end };
            if (match[0] === "")
                notation.lastIndex += 1;
        }
    }
    return last;
}
function isInner(code, index, known) {
    if (code === known.code)
        return false;
    if (known.code === 429)
        return false;
    if (code === 429)
        return true;
    return index > known.index;
}

;// CONCATENATED MODULE: ./build/core/detect/forms/wording.js
const HAVE = "(?:'ve|’ve|\\shave|\\shas|'re|’re|\\sare)?";
const REACHED = "(?:reached|exceeded|exhausted|hit|used\\sup|depleted|consumed|maxed\\sout|surpassed|met)";
const BEEN = "(?:\\s(?:has|have|had))?(?:\\s(?:been|now|already|currently|fully|was|were|is|are)){0,3}\\s";
const PERIOD_WORD = "(?:\\d{1,3}[- ]?(?:hours?|hrs?|h|days?|d|minutes?)|five[- ]hours?|seven[- ]days?|hourly|session|daily|weekly|monthly|annual|yearly|usage|opus|sonnet|haiku|fable|claude|plan|subscription|free(?:[- ]tier|[- ]plan)?|premium(?:\\srequests?)?|trial|individual|included|billing[- ](?:cycle|period)|pro|max|team|chat|agent|message|messages|model|fast|advanced|on[- ]demand)";
const LIMIT_NOUN = "(?:limits?|quotas?|caps?|allowances?|allocations?|allotments?|budgets?)";
/** A form of a phrase; it opens a notice unless told otherwise. */
function wording_form(name, meaning, pattern, options = {}) {
    const base = { name, meaning, pattern, opens: options.opens ?? true };
    return options.provider === undefined ? base : { ...base, provider: options.provider };
}

;// CONCATENATED MODULE: ./build/core/detect/forms/exhaustion-phrases.js

/** One request alone. */
const TASK = [
    wording_form("request-too-large", "task", "request\\s(?:is\\s|was\\s)?too\\slarge\\sfor\\b[^\\n]{0,200}?\\b(?:tokens?\\sper\\smin(?:ute)?(?:\\s\\(\\w{2,5}\\))?|tpm|tokens?\\sper|rpm|itpm|limit\\s\\d)"),
    wording_form("request-exceeds-minute-limit", "task", "(?:this|your|the|single)\\srequest(?:'s\\s\\w{1,12})?\\s(?:alone\\s)?(?:exceeds|is\\slarger\\sthan|is\\sgreater\\sthan|requires\\smore\\sthan)[^.\\n]{0,60}(?:tokens?[- ]per[- ]min|\\btpm\\b|per[- ]minute\\s(?:token\\s)?limit)"),
    wording_form("limit-zero", "task", "\\b(?:limit|quota\\svalue|quotavalue|quota\\slimit)['\"]?\\s{0,2}[:=]?\\s{0,2}['\"]?0(?![\\d:])(?![.,]\\d)(?!\\s(?:remaining|left|of|used))", { opens: false }),
    wording_form("long-context-plan", "task", "(?:extra\\susage|usage\\scredits?|additional\\susage|credits?|a\\shigher\\s(?:tier|plan))\\s(?:is|are)\\s(?:required|needed)\\s(?:for|to\\suse)[^.\\n]{0,40}(?:context|1m)(?:\\scontext)?(?:\\s(?:requests?|windows?|prompts?|usage|models?))?"),
    wording_form("long-context-plan", "task", "long[- ]context\\b[^.\\n]{0,60}\\b(?:not\\s(?:yet\\s)?(?:available|included|enabled|supported)|requires?|required|needs?)\\b"),
    wording_form("long-context-rate", "task", "\\b1m\\scontext\\b[^.\\n]{0,60}\\b(?:not\\s(?:yet\\s)?(?:available|included|enabled)|requires?|required)\\b"),
    wording_form("tokens-over-limit", "task", "\\btokens?\\slimit\\sexceeded:\\s\\d{1,9}\\s>\\s\\d{1,9}"),
    wording_form("credits-for-this-request", "task", "\\bhave\\s(?:only\\s)?[1-9]\\d{0,9}\\s(?:credits?|tokens?)\\s(?:remaining|left)[^.\\n]{0,60}\\b(?:required|needed|requires|needs)\\b"),
    wording_form("can-only-afford", "task", "can\\sonly\\safford\\s(?:[1-9]\\d{0,9})"),
];
const MONEY = [
    wording_form("can-only-afford-nothing", "money", "can\\sonly\\safford\\s-?0?(?![1-9])"),
    wording_form("credit-balance-too-low", "money", "(?:credits?|balance|funds|wallet)(?:\\s[\\w']{1,20}){0,3}?\\s(?:is|are|was)\\s(?:currently\\s)?(?:too\\slow|insufficient|not\\senough|not\\ssufficient|negative|exhausted|depleted|zero|empty|used\\sup|below)"),
    wording_form("insufficient-balance", "money", "(?:insufficient|not\\senough|inadequate|no|low|lacks?(?:\\ssufficient)?|zero|negative)\\s(?:\\w{1,16}\\s){0,3}?(?:balance|credits?|funds)\\b(?!\\scheck)"),
    wording_form("insufficient-quota", "money", "insufficient[_ ](?:user[_ ])?quota"),
    wording_form("out-of-credits", "money", "\\b(?:out\\sof|ran\\sout\\sof|run\\sout\\sof|no\\smore|no\\sremaining|zero|used\\sall(?:\\sof)?(?:\\syour|\\sits|\\sthe)?(?:\\savailable)?|no)\\s(?:\\w{1,16}\\s){0,2}?(?:credits?|funds|balance|prepaid)\\b"),
    wording_form("credits-exhausted", "money", "\\b(?:credits?|credit\\s(?:balance|grant|limit)|balance|prepayment|free\\scredits?)(?:\\s[\\w']{1,16}){0,3}?" +
        BEEN +
        "(?:exhausted|depleted|used\\sup|expired|consumed|run\\sout|reached|exceeded|spent)"),
    wording_form("included-credits-exceeded", "money", "(?:exceeded|depleted|used(?:\\sup)?|exhausted|consumed|reached|hit|spent)\\s(?:all\\s)?(?:of\\s)?(?:your|its|the|their|our|all)?\\s?(?:\\w{1,16}\\s){0,3}?(?:credits?|prepaid|balance)\\b"),
    wording_form("spend-limit", "money", "\\b(?:spend|spending|billing|budget|payment)(?:[- ]hard|\\s(?:usage|hard|soft))?[- ](?:limit|cap)s?(?:\\s[\\w'()-]{1,40}){0,4}?" +
        BEEN +
        REACHED),
    wording_form("spend-limit", "money", "(?:" +
        REACHED +
        "|reach(?:ing|es)?|hit(?:ting)?|exceeds?|over)\\s(?:your|its|the|their|our|a|this)?\\s?(?:[\\w'-]{1,20}\\s){0,4}?(?:spend|spending|billing|budget)(?:\\s(?:limit|cap)s?)?\\b"),
    wording_form("key-limit", "money", "\\b(?:api\\s)?key\\s(?:credit\\s|spend\\s)?limit\\s(?:has\\sbeen\\s)?(?:exceeded|reached)"),
    wording_form("spend-limit", "money", `\\b(?:spend|spending)\\s(?:limit|cap)\\s${REACHED}`),
    wording_form("specified-usage-limits", "money", "reached\\s(?:your|the|its)\\s(?:[\\w'-]{1,16}\\s){0,2}specified\\s(?:\\w{1,16}\\s){0,2}?usage\\slimits?"),
    wording_form("budget-exceeded", "money", `\\bbudget(?:\\s(?:limit|for\\s\\S{1,60}))?${BEEN}(?:exceeded|exhausted|reached|used\\sup|spent)`),
    wording_form("budget-exceeded", "money", "\\b(?:exceeded\\s?budget|over\\s(?:your\\s|its\\s|the\\s)?budget|out\\sof\\sbudget|crossed\\sbudget)\\b"),
    wording_form("payment-required", "money", "\\bpayment\\s(?:is\\s)?required\\b"),
    wording_form("billing-not-active", "money", "\\baccount\\sis\\snot\\sactive[^.\\n]{0,40}billing|\\bbilling\\sis\\s(?:not\\sactive|disabled|inactive)"),
    wording_form("account-suspended", "money", "\\b(?:account|organization|org|team|project|workspace)\\b[^.\\n]{0,80}\\b(?:suspended|deactivated|disabled|paused|blocked|frozen|on\\shold)\\b[^.\\n]{0,120}\\b(?:spend|spending|invoices?|payments?|billing|balance|overdue|funds|credits?|arrears|plan)\\b"),
    wording_form("overdue", "money", "\\b(?:overdue\\s(?:payment|balance|invoice)|account\\s(?:is\\s)?(?:in\\s)?(?:overdue|arrears)|arrearage|unpaid\\sinvoices?)\\b"),
    wording_form("zh-balance", "money", "余额不足|餘額不足|账户余额|欠费|额度不足|额度已(?:用完|用尽|耗尽)|无可用资源包|请充值|余额已(?:用完|耗尽)|剩余额度[^\\n]{0,8}[:：]\\s?[＄$¥]?0"),
];
const PERIOD = [
    wording_form("hit-your-limit", "period", `you${HAVE}\\s(?:just\\s|already\\s|now\\s)?${REACHED}\\s(?:your|the|its|this|our)\\s(?:limit|limits)\\b`),
    wording_form("usage-limit-reached", "period", "(?:" +
        REACHED +
        "|reach(?:es)?|exceeds?|exceeding|used\\sall(?:\\sof)?|over)\\s(?:all\\sof\\s)?(?:your|the|its|this|our|their|a|an|my)?\\s?(?:[\\w'’()/-]{1,24}\\s){0,4}?" +
        PERIOD_WORD +
        "\\s(?:[\\w'’()/-]{1,24}\\s){0,3}?" +
        LIMIT_NOUN +
        "\\b"),
    wording_form("usage-limit-reached", "period", "\\b" +
        PERIOD_WORD +
        "\\s(?:[\\w'’()-]{1,24}\\s){0,3}?" +
        LIMIT_NOUN +
        "(?:\\s(?:for|on|of)\\s[^.:;\\n]{1,60}?|\\s\\([^()\\n]{1,40}\\))?" +
        BEEN +
        REACHED),
    wording_form("usage-limit-reached", "period", `\\b${PERIOD_WORD}\\s(?:[\\w'’()-]{1,24}\\s){0,3}?${LIMIT_NOUN}\\s${REACHED}`),
    wording_form("limit-reached-resets", "period", "\\blimit\\sreached(?=\\s{1,3}[·•∙|-]\\s{0,3}resets)"),
    wording_form("usage-limit", "period", `\\busage\\slimits?\\s(?:has\\sbeen\\s|was\\s|is\\s)?${REACHED}`),
    wording_form("exceeds-plan-limit", "period", "exceed(?:s|ed)\\s(?:your|the|its)\\s(?:\\w{1,16}\\s)?plan(?:'s|’s)?\\s(?:[\\w-]{1,16}\\s){0,4}(?:limit|quota|allowance)"),
    wording_form("out-of-usage", "period", "\\bout\\sof\\s(?:(?:extra|your|free|included|premium|available|all)\\s){0,3}(?:usage|quota|messages|requests|prompts|tokens|interactions|completions|neurons|searches|calls|api\\scalls|generations|minutes)\\b"),
    wording_form("nothing-left", "period", "\\b(?:no|0|zero)\\s(?:more\\s)?(?:(?:usage|free|premium|quota|api|chat|daily|monthly|remaining|available)\\s){0,3}(?:requests?|messages?|usage|quota|calls?|prompts?|generations?|searches)\\s(?:left|remaining|available)\\b"),
    wording_form("quota-exhausted", "period", "\\bquota(?:\\s(?:for|of|on)\\s[^.:;\\n]{1,80}?)?" +
        BEEN +
        "(?:exhausted|used\\sup|depleted|fully\\sused|all\\sused|consumed|reached)"),
    wording_form("quota-exhausted", "period", "\\b(?:exhausted|used\\sup|depleted|consumed)\\s(?:all\\s)?(?:of\\s)?(?:your|the|its|this)\\s(?:[\\w-]{1,24}\\s){0,4}?(?:capacity|quota|allowance|allocation|requests?|usage|free\\s\\w{1,20})\\b"),
    wording_form("individual-quota", "period", "\\bquota\\sreached\\b"),
    wording_form("daily-limit", "period", "\\b(?:too\\smany\\s(?:tokens|requests)\\sper\\s(?:day|month|week)|free-models-per-day|(?:per[- ]day|daily|per[- ]month|monthly|weekly|24[- ]?h(?:our)?s?)\\s(?:[\\w-]{1,20}\\s){0,3}(?:limit|quota|cap|allowance)s?\\s(?:of\\s[\\d,._]{1,12}\\s(?:[\\w-]{1,16}\\s){0,3})?" +
        "(?:(?:has|have|was|is|been)\\s){0,2}" +
        REACHED +
        ")"),
    wording_form("allowance-exceeded", "period", "(?:exceeded|used\\sup|used|reached|exhausted|hit)\\s(?:all\\s)?(?:of\\s)?(?:your|the|its)\\s(?:[\\w-]{1,20}\\s){0,4}(?:allowance|allocation|allotment)\\b"),
    wording_form("usage-used-full", "period", `you${HAVE}\\sused\\s(?:up\\s)?(?:100\\s?%|all)\\sof\\syour\\b`),
    wording_form("upgrade-to-continue", "period", "\\bupgrade\\s(?:your\\splan\\s)?to\\scontinue\\b", { opens: false }),
    wording_form("quota-resets", "period", "\\byour\\s(?:usage|quota|limit|allowance)\\s(?:limit\\s)?(?:will\\s)?resets?\\b", {
        opens: false,
    }),
    wording_form("used-all", "period", "\\bused\\s(?:all|up)(?:\\sof)?\\s(?:your|the|today(?:'s|’s)|this\\s\\w{1,8}(?:'s|’s))\\s(?:[\\w-]{1,16}\\s){0,3}?(?:usage|quota|requests|messages|allowance|prompts|tokens|searches|generations)\\b"),
    wording_form("zh-usage-limit", "period", "(?:已达到|已達到|达到|超过|超出)[^。\\n]{0,24}(?:使用上限|用量上限|限额|配额上限|额度上限|每日|每周|每月)|(?:使用上限|限额)[^。\\n]{0,10}(?:已达|已用完|重置)|免费额度已|配额已(?:用完|用尽|耗尽)"),
];
const QUOTA = [
    wording_form("exceeded-current-quota", "quota", "exceed(?:ed|s|ing)?\\s(?:your|the|its|their|this|a|an|our|my)?\\s?(?:[\\w'’./-]{1,40}\\s){0,4}?quotas?\\b"),
    wording_form("quota-exceeded", "quota", "\\bquotas?(?:\\s(?:limit|metric|for|of)\\b[^.;\\n]{0,120}?|\\s['\"`][^'\"`\\n]{1,80}['\"`])?" +
        BEEN +
        "exceeded\\b"),
    wording_form("quota-exceeded", "quota", "\\b(?:quota[_ ]exceeded|exceeded\\squota|over\\squota|out\\sof\\squota|quota\\sexceeded|quota\\serror)\\b"),
    wording_form("quota-limit", "quota", "\\b(?:reached|hit)\\s(?:your|the|its|a)\\s(?:[\\w'-]{1,20}\\s){0,3}?quota\\b"),
];
const EXHAUSTION_PHRASES = [...TASK, ...MONEY, ...PERIOD, ...QUOTA];

;// CONCATENATED MODULE: ./build/core/detect/forms/failure-phrases.js

const OVERLOAD = [
    wording_form("overloaded", "overload", "\\boverload(?:ed)?\\b(?!ed?\\s(?:method|function|operator))"),
    wording_form("not-your-limit", "overload", "\\bnot\\s(?:your|a)\\s(?:usage|rate|plan|account)\\s?limit\\b|\\btemporarily\\slimiting\\srequests\\b"),
    wording_form("no-capacity", "overload", "\\bno\\s(?:available\\s)?capacity\\b|\\b(?:at|over|beyond|exceeding|reached|exceeds?|insufficient|lacks?|limited|out\\sof|exceeded)\\s(?:its\\s|the\\s|our\\s|full\\s|max(?:imum)?\\s|server\\s|model\\s|gpu\\s|current\\s|available\\s){0,3}capacity\\b|\\bcapacity\\s(?:is\\s|has\\sbeen\\s|was\\s)?(?:exceeded|constraints?|reached|full|limited|exhausted|temporarily)"),
    wording_form("high-demand", "overload", "\\b(?:experiencing|due\\sto|because\\sof|seeing|under|in)\\s(?:\\w{1,14}\\s){0,2}?(?:high|heavy|peak|increased|unprecedented|elevated)\\s(?:demand|load|traffic|volume)\\b"),
    wording_form("high-demand-words", "overload", "\\b(?:high|heavy|unusual(?:ly\\shigh)?|unprecedented|increased|peak|extreme(?:ly\\shigh)?|elevated|exceptionally\\shigh|a\\slot\\sof)\\s(?:demand|load|traffic|volume\\sof\\s\\w{1,12}|usage\\sright|concurrency\\sload)\\b", { opens: false }),
    wording_form("busy", "overload", "\\b(?:model|engine|server|servers|service|system|backend|gpu|cluster|worker|workers|queue)\\b(?:\\s[\\w`'./:-]{1,60}){0,3}?\\s(?:is\\s|are\\s|was\\s)?(?:currently\\s|temporarily\\s)?(?:too\\s|very\\s)?busy\\b|\\bserver_busy\\b|\\bmodel\\stoo\\sbusy\\b"),
    wording_form("queue-full", "overload", "\\b(?:max(?:imum)?\\s)?queue\\s(?:size\\s|length\\s|depth\\s)?(?:is\\s|has\\sbeen\\s)?(?:full|exceeded|overflow|reached)|\\btoo\\smany\\s(?:requests\\s)?(?:queued|in\\s(?:the\\s)?queue)"),
    wording_form("service-unavailable", "failure", "\\b(?:service|server|model|provider|backend|upstream|api|endpoint)\\b(?:\\s[\\w`'./:-]{1,60}){0,3}?\\s(?:is\\s|are\\s)?(?:currently\\s|temporarily\\s)?unavailable\\b|\\btemporarily\\sunavailable\\b|\\bservice_unavailable\\b"),
    wording_form("server-error", "failure", "\\binternal\\sserver\\serror\\b|\\bbad\\sgateway\\b|\\bgateway\\s?time-?\\s?out\\b|\\bservice\\s(?:temporarily\\s)?unavailable\\b|\\bserver\\shad\\san\\serror\\b|\\bserver\\serror\\b(?!s?\\s(?:handling|code))|\\bsite\\sis\\soverloaded\\b|\\bweb\\sserver\\sis\\s(?:down|returning\\san\\sunknown)|\\bunexpected\\serror\\son\\sour\\s(?:end|side)"),
    wording_form("unable-to-process", "failure", "\\bunable\\sto\\sprocess\\syour\\srequest\\b", { opens: false }),
    wording_form("model-loading", "overload", "\\bmodel\\b[^.\\n]{0,80}\\bis\\s(?:currently\\s|still\\s)?(?:loading|warming\\sup|starting)\\b|\\bmodel\\sis\\snot\\sready\\b"),
    wording_form("upstream-connect", "failure", "\\bupstream\\s(?:connect|request|server)\\s(?:error|timeout|timed\\sout|failed)\\b|\\bno\\shealthy\\supstream\\b"),
    wording_form("zh-overload", "overload", "访问量过大|系统繁忙|服务(?:器)?(?:繁忙|过载|忙)|负载(?:过高|较高|已饱和|饱和)|上游负载|模型(?:过载|繁忙|当前)|流量(?:过大|高峰)|算力不足|稍後.{0,4}過載"),
];
const CONNECTION = [
    wording_form("connection-code", "connection", "\\b(?:ECONNRESET|ECONNREFUSED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH|ENETUNREACH|ECONNABORTED|UND_ERR_[A-Z_]{3,30}|ERR_HTTP2_[A-Z_]{3,40})\\b"),
    wording_form("connection-reset", "connection", "\\bsocket\\shang\\sup\\b|\\bconnection\\s(?:error|reset|refused|aborted|closed|timed\\sout|lost|was\\s(?:reset|closed|aborted|refused)|broken|failed|dropped)\\b|\\bfetch\\sfailed\\b|\\bnetwork\\s(?:error|timeout|is\\sunreachable|connection\\slost)\\b|\\bbroken\\spipe\\b|\\bpeer\\sclosed\\sconnection\\b|\\bremote\\send\\sclosed\\b|\\bserver\\sdisconnected\\b|\\bpremature(?:ly)?\\s(?:close|closed)\\b|\\bother\\sside\\sclosed\\b|\\bunexpected\\sEOF\\b"),
    wording_form("stream-disconnected", "connection", "\\bstream\\s(?:disconnected|closed|ended|error|idle\\stimeout|was\\sinterrupted)\\b"),
    wording_form("timed-out", "connection", "\\b(?:request|connect|connection|read|write|response|api|operation|handshake|headers|body|socket|gateway|upstream)\\s?(?:has\\s|was\\s)?(?:timed\\s?out|timeout)\\b|\\b(?:read|connect|request)\\stime-?out\\b|\\bdeadline\\sexceeded\\b"),
    wording_form("max-retries-url", "connection", "\\bmax\\sretries\\sexceeded\\swith\\surl\\b"),
    wording_form("dns", "connection", "\\b(?:getaddrinfo|temporary\\sfailure\\sin\\sname\\sresolution|name\\sor\\sservice\\snot\\sknown|could\\snot\\sresolve\\shost|failed\\sto\\s(?:resolve\\s(?:host|address|'?[\\w-]{1,60}\\.[\\w.-]{2,60})|connect|establish\\sa\\snew\\sconnection)|no\\ssuch\\shost|dns\\serror|name\\sresolution\\serror|nodename\\snor\\sservname)"),
];
/** Failures that speak of limits and are none of a provider's load or quota. */
const OTHER = [
    wording_form("storage", "other", "\\bresource\\stemporarily\\sunavailable\\b|\\b(?:disk|memory|cpu|ram|heap|file|upload|inode)\\s(?:usage|space|size)\\b|\\bdisk\\squota\\b|\\bno\\sspace\\sleft\\b|\\bstorage\\squota\\b|\\bexceeded\\squota:\\s|\\bquota\\s'[A-Z_0-9]{2,40}'\\sexceeded|\\bsetting\\sthe\\svalue\\sof\\b[^\\n]{0,80}\\bquota\\b|\\bQuotaExceededError:\\s(?:failed\\sto\\sexecute|the\\squota)|\\btoo\\smany\\sopen\\sfiles\\b|\\bstorage\\b[^.\\n]{0,40}\\bquota\\b|\\b(?:cores?|vcpus?|cpus?|gpus?|instances?|disks?|snapshots?|addresses|mailbox|inbox)\\b[^.\\n]{0,30}\\bquota\\b|\\bstorage_?quota\\w{0,12}\\b|\\bstorageQuotaExceeded\\b|\\bquota\\b[^.\\n]{0,30}\\b(?:storage|disk|inodes?|bytes|gib|cpus?|gpus?|vcpus?|cores|instances?|volumes?|pods?|namespaces?)\\b"),
    wording_form("harness-limit", "other", "\\b(?:recursion|turn|turns|step|steps|iteration|iterations|time|cost|token|sample|working|memory|retry|depth|stack|file|size|disk|cpu|heap|rlimit|nproc)\\s(?:limit|limits|depth)\\s(?:of\\s\\S{1,12}\\s)?(?:exceeded|reached|hit)\\b|\\bmaximum\\s(?:recursion|number\\sof\\s(?:turns|steps|iterations))|\\bmax(?:imum)?[_ ](?:turns|steps|iterations)\\b|\\bcost\\slimit\\b|\\bdue\\sto\\stime\\slimit\\b|\\b(?:token|tool[- ]call|tool|turn|step|retry|iteration)s?\\s(?:call\\s)?(?:limit|budget)\\s(?:of\\s\\d{1,9}\\s)?(?:exceeded|reached|exhausted|spent|is\\sspent)\\b|\\bUSD\\sbudget\\b|\\bbudget\\sfor\\s(?:the\\s|this\\s)?task\\b|\\bvalue:\\s[\\d,.]{1,12};\\slimit:|\\bLimitsExceeded\\b|\\b(?:request|total_tokens|tool_calls|input_tokens|output_tokens)_limit\\sof\\s"),
    wording_form("other-rate", "other", "\\bdata\\srate\\sexceeded\\b|\\bIOPub\\b|\\btoo\\smany\\s(?:clients|connections)\\s(?:already)?|\\btoo\\smany\\sredirects\\b"),
    wording_form("context-length", "other", "\\b(?:maximum\\s)?context\\s(?:length|window|size|limit)\\b(?![^.\\n]{0,60}\\b(?:extra\\susage|plan)\\b)|\\bprompt\\sis\\stoo\\slong\\b|\\binput\\s(?:is\\s)?too\\slong\\b|\\binput\\stoken\\scount\\b|\\bmaximum\\s(?:allowed\\s)?number\\sof\\s(?:output\\s)?tokens\\b|\\boutput\\stoken\\smaximum\\b|\\bmax(?:imum)?_?\\s?(?:output_?\\s?|new_?\\s?|completion_?\\s?)?tokens\\b[^.\\n]{0,30}(?:is\\stoo|>|exceeds|must\\sbe)|\\btoo\\smany\\s(?:input\\s)?tokens\\sin\\b|\\bmaximum\\sprompt\\slength\\b|\\brequest\\sexceeds\\sthe\\smaximum\\ssize\\b"),
    wording_form("authentication", "other", "\\b(?:incorrect|invalid|missing|expired|revoked)\\s(?:api\\skey|authentication|x-api-key|token|bearer)\\b|\\boauth\\stoken\\shas\\sexpired\\b|\\bplease\\srun\\s/login\\b"),
    wording_form("access", "other", "\\bdoes\\snot\\shave\\saccess\\b|\\bnot\\saccessible\\sby\\sintegration\\b|\\bdo\\snot\\shave\\saccess\\b|\\bpermission\\sdenied\\son\\b"),
    wording_form("content-policy", "other", "\\bcontent\\s(?:management\\s)?(?:policy|filter)|\\bcontent\\sfiltering\\b|\\bflagged\\b[^.\\n]{0,30}\\b(?:policy|moderation)\\b"),
    wording_form("tls", "other", "\\bcertificate\\sverif|\\bself[- ]signed\\scertificate\\b|\\bCERTIFICATE_VERIFY_FAILED\\b"),
];
const FAILURE_PHRASES = [...OVERLOAD, ...CONNECTION, ...OTHER];

;// CONCATENATED MODULE: ./build/core/detect/forms/rate-phrases.js

const RATE_NOUN = "(?:rate|rates|request|requests|call|calls|token|tokens|tpm|rpm|itpm|otpm|rps|qps|concurrency|concurrent|concurrent\\srequests?|connections?|throughput|api|query|queries|ip|burst|pull|download|throttle|secondary\\srate)";
const RATE_PHRASES = [
    wording_form("rate-limit-reached", "rate", "\\brate[-_ ]?limit(?:s|ing)?(?:[-_ ](?:quota|threshold|policy|window))?(?:\\s(?:for|of|on|in|to)\\b[^.;\\n]{1,120}?|\\s\\([^()\\n]{1,60}\\))?" +
        BEEN +
        "(?:reached|exceeded|hit|exhausted|triggered|surpassed|applied|enforced|in\\seffect)"),
    wording_form("rate-limit-reached", "rate", "\\brate[-_ ]?limit(?:s)?[-_ ](?:reached|exceeded|hit|error|exhausted|violation|surpassed|triggered)\\b"),
    wording_form("rate-limited", "rate", "\\brate[- ]?limited\\b|\\bratelimited\\b"),
    wording_form("rate-limiting", "rate", "\\b(?:due\\sto|because\\sof|by|rejected\\sfor|from)\\s(?:an?\\s|the\\s|api\\s|server\\s|upstream\\s){0,2}rate[- ]?limit(?:s|ing|er)?\\b"),
    wording_form("exceeds-rate-limit", "rate", "\\b(?:exceed(?:s|ed|ing)?|reach(?:ed|es)?|hit(?:s|ting)?|over|above|surpass(?:ed|es)?|violat(?:ed|es)|crossed|triggered|breached)\\s(?:the\\s|your\\s|a\\s|an\\s|its\\s|our\\s|this\\s|their\\s|my\\s|you\\sare\\s)?(?:[\\w'’./:()-]{1,60}\\s){0,6}?(?:rate|request|call|token|throttl\\w{1,6}|concurrency|connection|pull|throughput|rpm|tpm|qps|rps)[- ](?:rate[- ])?(?:limit|quota)s?(?:er)?\\b"),
    wording_form("limit-noun-reached", "rate", "\\b" +
        RATE_NOUN +
        "(?:[-_/ ](?:per[-_/ ]?(?:second|sec|minute|min|hour|s|m|h)|rate|count|\\w{1,12}))?[-_ ]limits?(?:\\s\\([^()\\n]{1,60}\\)|\\s(?:for|on|of)\\b[^.;\\n]{1,80}?|\\sof\\s[\\d,.]{1,12})?" +
        BEEN +
        "(?:reached|exceeded|hit|surpassed)"),
    wording_form("limit-noun-reached", "rate", "\\b" +
        RATE_NOUN +
        "(?:[-_/ ]per[-_/ ]?(?:second|sec|minute|min|hour))?[-_ ]limits?[-_ ](?:reached|exceeded|hit)\\b"),
    wording_form("too-many-requests", "rate", "\\btoo[-_ ]?many[-_ ]?(?:\\w{1,16}\\s){0,2}?(?:requests?|calls|concurrent\\s\\w{1,16}|queries|attempts\\sper|api\\scalls|simultaneous\\s\\w{1,16}|messages\\stoo)\\b"),
    wording_form("too-many-tokens", "rate", "\\btoo\\smany\\s(?:input\\s|output\\s)?tokens(?:,\\splease\\swait|\\sprocessed|\\sfor\\s(?:team|org|organization|account)|\\sper\\s(?:minute|second|hour))"),
    wording_form("throttled", "rate", "\\b(?:request|requests|call|calls|you|client|account|connection|api|model)?\\s?(?:(?:was|were|is|are|being|been|got|has|have)\\s){0,3}throttled\\b|\\bthrottling(?:exception|\\s(?:error|exception)|:)|\\brequest\\sthrottl(?:ed|ing)\\b"),
    wording_form("rate-exceeded", "rate", "\\b(?:request\\s|call\\s|maximum\\s(?:request\\s|call\\s)?)?rate\\s(?:has\\sbeen\\s|was\\s|is\\s)?exceeded\\b|\\brequest\\srate\\s(?:is\\s|was\\s)?(?:too\\s(?:high|large)|increased\\stoo\\squickly|exceeded)"),
    wording_form("slow-down", "rate", "\\b(?:please\\s)?(?:slow\\sdown|reduce\\syour\\srequest\\srate|reduce\\sthe\\s(?:frequency|rate)\\sof\\s(?:your\\s)?requests)\\b|\\bsending\\srequests\\stoo\\s(?:quickly|fast|frequently)|\\brequests\\s(?:are\\s)?too\\s(?:frequent|fast|quick)"),
    wording_form("concurrency", "rate", "\\b(?:number\\sof\\s)?concurrent\\s(?:connections|requests|sessions|jobs|calls)\\s(?:has\\s|have\\s)?(?:exceeded|exceeds?|reached|limit\\s(?:reached|exceeded))|\\bmax(?:imum)?\\s(?:organization\\s)?(?:concurrency|concurrent\\s\\w{1,12})(?:\\slimit)?\\s(?:of\\s\\d{1,6}\\s)?(?:reached|exceeded)"),
    wording_form("max-rpm", "rate", "\\breached\\s(?:[\\w']{1,20}\\s){0,3}?max(?:imum)?\\s(?:rpm|tpm|tpd|rpd|concurrency|requests|qps)\\b|\\bmax\\s(?:rpm|tpm|concurrency):\\s?\\d"),
    wording_form("limited-to-per", "rate", "\\blimited\\sto\\s[\\d,.]{1,12}\\s(?:api\\s)?(?:calls|requests|queries|tokens)\\s?(?:/|per|a|an|every)\\s?(?:\\d{1,4}\\s)?(?:second|sec|minute|min|hour)"),
    wording_form("maximum-requests-per", "rate", "\\b(?:exceeded|reached|over|hit)\\s(?:the\\s|your\\s|a\\s)?(?:maximum|limit|max|allowed|permitted)?\\s?(?:number\\sof\\s|of\\s)?[\\d,.]{0,12}\\s?(?:allowed\\s|api\\s)?(?:requests|calls|tokens|queries)\\s(?:allowed\\s)?(?:per|/|in\\sa|within\\sa|each)\\s?(?:second|sec|minute|min|hour)"),
    wording_form("tpm-limit", "rate", "\\b(?:tpm|rpm|itpm|otpm|qps|rps)\\s(?:rate\\s)?(?:limit|quota)s?(?:\\shas\\sbeen|\\swas|\\sis)?\\s(?:reached|exceeded|hit)"),
    wording_form("per-minute-limit", "rate", "\\b(?:tokens|requests|queries|calls)\\sper\\s(?:second|minute|hour)\\s(?:limit|quota)s?(?:\\shas\\sbeen|\\swas|\\sis)?\\s(?:reached|exceeded|hit)"),
    wording_form("operation-limit", "rate", "\\bhas\\sreached\\sthe\\slimit\\sfor\\syour\\saccount\\b|\\bhit\\sa\\srate\\slimit\\b|\\bhad\\sto\\srate\\slimit\\b|\\brate\\slimit\\syour\\b"),
    wording_form("no-deployments", "rate", "\\bno\\sdeployments\\savailable\\s(?:for\\sselected\\smodel|in\\scooldown)|\\ball\\s(?:deployments|models|keys|accounts|credentials|providers)\\s(?:are\\s|for\\s[^.\\n]{1,60}\\sare\\s)?(?:currently\\s)?(?:in\\scool-?down|cooling\\sdown|rate[- ]limited)", { provider: "litellm" }),
    wording_form("docker-toomanyrequests", "rate", "\\btoomanyrequests\\b", { provider: "docker-hub" }),
    wording_form("minute-quota", "rate", "\\bquota\\s(?:for|of)\\s(?:this|the\\scurrent|a)\\s(?:minute|second|hour)\\s(?:is|was|has\\sbeen)\\s(?:used|exceeded|reached)"),
    wording_form("resource-exhausted", "rate", "\\bresources?\\s(?:has\\sbeen\\s|is\\s|was\\s)?exhausted\\b|\\bresource_exhausted\\b"),
    wording_form("zh-rate-limit", "rate", "速率限制|请求(?:过于|太|过)频繁|請求過於頻繁|频率(?:限制|过高|超限)|请求频率|并发(?:数)?(?:超|过高|限制|已达)|限流|请求数(?:过多|超限)|调用频率|访问(?:过于)?频繁|レート制限|リクエストが多すぎます|요청이\\s?너무\\s?많"),
];

;// CONCATENATED MODULE: ./build/core/detect/forms/phrases.js
/** Phrases of providers, SDKs and tools, and what each means. Read in messages of errors and at the start of notices. */



/** All that match count; the first of each meaning gives its name. */
const PHRASES = [...EXHAUSTION_PHRASES, ...RATE_PHRASES, ...FAILURE_PHRASES];

;// CONCATENATED MODULE: ./build/core/detect/forms/read-message.js
/** Reads one message: its phrases, codes and class names, the status it names, and the waits it states. */





const COMPILED = PHRASES.map((form) => ({ form, pattern: new RegExp(form.pattern, "gi") }));
/** One cheap look before sixty patterns: no phrase matches a text without one of these. */
const TRIGGER = /429|529|\b5\d\d\b|\b402\b|limit|quota|throttl|exhaust|overload|too.?many|capacity|credit|balance|billing|budget|spend|payment|fund|invoice|arrear|overdue|allowance|alloca|allotment|out of|upgrade|used up|used all|usage|queue|not ready|\bbusy\b|loading|unavailable|server error|gateway|high demand|traffic|slow.?down|requests? (?:per|too|are|rate)|rate.?exceed|rate exceeded|concurren|deployments|retry.?after|try again|reset|retrying|rate limited|E(?:CONN|TIMEDOUT|NOTFOUND|AI_AGAIN|PIPE|HOSTUNREACH|NETUNREACH)|UND_ERR|socket|connect|network|fetch failed|time.?d?.?out|stream|disconnect|deadline|peer closed|premature|getaddrinfo|resol(?:ve|ution)|unable to process|upstream|RateLimit|TooManyRequests|Ratelimit|suspended|afford|exceed|long.?context|1m context|余额|额度|欠费|限|频|并发|繁忙|过载|访问量|负载|流量|算力|上限|配额|充值|資源|资源包|レート|リクエスト|요청/i;
const CODE_WORD = /\b([A-Za-z]{2,30}(?:_[A-Za-z]{2,20}){1,6})\b/g;
const CLASS_WORD = /\b(?:[a-z_][\w]{0,40}\.){0,6}([A-Z][A-Za-z0-9]{2,80})\b/g;
/**
 * Reads the words of a message that is known to be one of an error.
 *
 * @param text the message; also with class names before it
 */
function readMessage(text, context) {
    const facts = noFacts();
    const words = text.length > 8_000 ? `${text.slice(0, 4_000)} ${text.slice(-4_000)}` : text;
    facts.words = words.trim().slice(0, 500);
    facts.context = words;
    if (!TRIGGER.test(words) && !/Error|Exception/.test(words))
        return facts;
    // The names of pages ("…/errors/429-too-many-requests") say nothing of this request.
    const prose = words.replace(/https?:\/\/[^\s"'<>)\]}]{1,400}/g, " ");
    for (const { form, pattern } of COMPILED) {
        pattern.lastIndex = 0;
        for (let found = pattern.exec(prose); found !== null; found = pattern.exec(prose)) {
            if (isDenied(prose, found.index) || (form.meaning === "period" && isRateOnly(found[0])))
                continue;
            addMeaning(facts, form.meaning, form.name);
            break;
        }
    }
    readCodeWords(prose, facts);
    const status = readStatus(words);
    if (status !== null) {
        facts.status = status.code;
        facts.structured = true;
    }
    facts.waits.push(...readProseWaits(words, context));
    return facts;
}
/** `(code: rate_limit_exceeded)`, `openai.RateLimitError:`, `raised RateLimitError>`. */
function readCodeWords(words, facts) {
    for (const match of words.matchAll(CODE_WORD)) {
        const form = codeForm(match[1] ?? "");
        // In prose only compound codes count: "throttled" and "unavailable" are words.
        if (form !== null)
            note(facts, form.meaning, form.name);
    }
    for (const match of words.matchAll(CLASS_WORD)) {
        const form = classForm(match[1] ?? "");
        if (form !== null)
            note(facts, form.meaning, form.name);
    }
}
function note(facts, meaning, name) {
    addMeaning(facts, meaning, name);
    facts.structured = true;
    if (meaning === "rate" || meaning === "money" || meaning === "period" || meaning === "quota")
        facts.typed = true;
}
/** Whether the words right before deny or suppose what follows: "to avoid being rate limited", "not rate limited". */
function isDenied(words, index) {
    const before = words.slice(Math.max(0, index - 40), index);
    return /\b(?:not|never|isn't|avoid(?:ing)?|prevent(?:s|ing)?|if|unless|whenever|without|in case)\s(?:[\w']{1,12}\s){0,3}$/i.test(before);
}
/** "Trial token rate limit exceeded" is a matter of minutes; "weekly rate limit" is not. */
function isRateOnly(words) {
    return (/\brate[- ]?limit|per[- ]minute|requests?\slimit/i.test(words) &&
        !/\b(?:daily|weekly|monthly|yearly|annual|day|week|month|hour|\d{1,3}h)\b/i.test(words));
}
/** The forms that may open a notice, compiled once for `text/notice.ts`. */
function openingForms() {
    return COMPILED.filter(({ form }) => form.opens);
}

;// CONCATENATED MODULE: ./build/core/detect/incident.js
/** Incidents: what one text says of refusals, in the order of the text, and which of them speaks last. */

/** Lines within which an attachment belongs to a refusal. */
const NEAR = 12;
/** Joins the events of a text to the refusal that its last words speak of; null where none is left. */
function lastRefusal(events) {
    let open = [];
    let waiting = [];
    for (const event of events) {
        switch (event.kind) {
            case "success":
                open = open.filter((one) => !isOvercome(one.facts, one.retries, event.url));
                waiting = [];
                break;
            case "attachment": {
                const last = open.at(-1);
                if (last && event.line - last.end <= NEAR) {
                    attach(last.facts, event.facts);
                    last.end = Math.max(last.end, event.line);
                }
                else
                    waiting.push({ facts: event.facts, line: event.line });
                break;
            }
            case "refusal": {
                for (const one of waiting)
                    if (event.line - one.line <= 3)
                        attach(event.facts, one.facts);
                waiting = [];
                const above = open.at(-1);
                if (above && isDump(event.facts) && event.line - above.end <= NEAR) {
                    attach(above.facts, event.facts);
                    above.end = event.end;
                    break;
                }
                open.push({ facts: event.facts, line: event.line, end: event.end, retries: event.retries });
                break;
            }
        }
    }
    return joined(open.map((one) => one.facts), (index) => isAdjacent(open[index - 1], open[index]));
}
function isAdjacent(above, below) {
    return above !== undefined && below !== undefined && below.line - above.end <= 2;
}
/** The fields of an error that were printed below it: a status and headers without a word. */
function isDump(facts) {
    return facts.words === "" && facts.meanings.size === 0;
}
function attach(facts, more) {
    facts.status ??= more.status;
    facts.waits.push(...more.waits);
    for (const [name, value] of more.headers)
        facts.headers.set(name, value);
}
/** The same address answered later; a line that only tells of a retry is overcome by any answer. */
function isOvercome(facts, retries, url) {
    if (url === null)
        return true;
    if (facts.url !== null)
        return samePath(facts.url, url);
    return retries;
}
function samePath(a, b) {
    const bare = (url) => url.replace(/[?#].*$/, "").replace(/\/+$/, "");
    return bare(a) === bare(b);
}
const LIMITS = ["task", "money", "period", "quota", "rate"];
function isLimit(facts) {
    return facts.status === 429 || facts.status === 402 || LIMITS.some((meaning) => facts.meanings.has(meaning));
}
/** Whether only the network is spoken of: noise that often follows a refusal. */
function isConnectionOnly(facts) {
    return (facts.meanings.has("connection") &&
        !isLimit(facts) &&
        !facts.meanings.has("overload") &&
        !facts.meanings.has("failure") &&
        facts.status === null);
}
/** Whether nothing but "limited" is said: the class name or the status, repeated where the error was raised again. */
function isPoor(facts) {
    if (facts.waits.length > 0 || facts.headers.size > 0)
        return false;
    return !["task", "money", "period", "overload"].some((meaning) => facts.meanings.has(meaning));
}
/** The last refusal speaks; where it says no more than "limited", the ones before it tell why and how long. */
function joined(refusals, adjacent) {
    let index = refusals.length - 1;
    while (index >= 0) {
        const facts = refusals[index];
        if (facts === undefined)
            break;
        // Noise of the network after a limit: the limit was the answer.
        if (isConnectionOnly(facts) && refusals.slice(0, index).some(isLimit)) {
            index -= 1;
            continue;
        }
        // What stands right above and states the wait speaks of the same refusal.
        const above = refusals[index - 1];
        if (facts.waits.length === 0 && facts.headers.size === 0 && above && isSameSide(above) && adjacent(index))
            attach(facts, above);
        if (isLimit(facts) && isPoor(facts)) {
            const richer = refusals.slice(0, index).findLast((one) => !isPoor(one) && isSameSide(one));
            if (richer)
                addFacts(facts, richer);
        }
        return facts;
    }
    return null;
}
function isSameSide(facts) {
    return isLimit(facts) || facts.meanings.has("overload");
}

;// CONCATENATED MODULE: ./build/core/detect/reset/wait.js
/** A wait that a provider states, before it is compared with others. */
/** How long the wait is, read at `nowAt`. */
function waitMs(wait, nowAt) {
    return wait.kind === "duration" ? wait.ms : wait.at - nowAt;
}
/** Of waits that speak of the same refusal the longest; the first of equals. */
function longest(waits, nowAt) {
    let best = null;
    for (const wait of waits)
        if (best === null || waitMs(wait, nowAt) > waitMs(best, nowAt))
            best = wait;
    return best;
}

;// CONCATENATED MODULE: ./build/core/detect/reset/headers.js
/** What response headers say of the wait: `Retry-After` and the rate-limit families. */



const HEADER_NAME = /^(?:retry-after(?:-ms)?|x-ms-retry-after-ms|x-retry-after(?:-ms)?|(?:[a-z]+-){0,3}rate-?limit(?:-[a-z0-9-]{1,60})?)$/;
/** Whether a header says anything of limits. */
function isLimitHeader(name) {
    return HEADER_NAME.test(name.toLowerCase());
}
/**
 * The wait that headers of a refusal state: `retry-after-ms`, then `Retry-After`, then the reset of the family
 * whose remaining count is 0 (of several the longest).
 */
function readHeaderWait(headers, context) {
    for (const name of ["retry-after-ms", "x-ms-retry-after-ms", "x-retry-after-ms"]) {
        const ms = number(headers.get(name));
        if (ms !== null)
            return { kind: "duration", ms, source: "header" };
    }
    for (const name of ["retry-after", "x-retry-after"]) {
        const value = headers.get(name);
        const wait = value === undefined ? null : readReset(value, context);
        if (wait !== null)
            return wait;
    }
    return longest(familyResets(headers, context), context.nowAt);
}
/** Whether a family says that nothing is left, or that the request was rejected. */
function isExhausted(headers) {
    for (const [name, value] of headers) {
        if (!isLimitHeader(name))
            continue;
        if (/(?:^|-)remaining(?:-|$)/.test(name) && number(value) !== null && Number(number(value)) <= 0)
            return true;
        if (/-status$/.test(name) && !/overage/.test(name) && value.trim().toLowerCase() === "rejected")
            return true;
        if (/^ratelimit$/.test(name) && /(?:\br|remaining)=0\b/.test(value))
            return true;
    }
    return false;
}
function familyResets(headers, context) {
    const families = new Map();
    const family = (name) => {
        const known = families.get(name);
        if (known)
            return known;
        const made = { remaining: null, rejected: false, reset: null };
        families.set(name, made);
        return made;
    };
    const waits = [];
    for (const [name, value] of headers) {
        if (!isLimitHeader(name) || name.includes("retry-after"))
            continue;
        const draft = readIetfDraft(name, value);
        if (draft !== null) {
            if (draft.remaining === 0)
                waits.push({ kind: "duration", ms: draft.resetMs, source: "header" });
            continue;
        }
        const key = name.replace(/-(?:remaining|reset(?:-after|-at|-ms|-time)?|status)(?=-|$)/, "");
        if (/-reset/.test(name))
            family(key).reset = /-ms$/.test(name) ? `${value}ms` : value;
        else if (/-remaining/.test(name))
            family(key).remaining = number(value);
        else if (/-status$/.test(name))
            family(key).rejected = value.trim().toLowerCase() === "rejected";
    }
    const read = [...families.values()].filter((one) => one.reset !== null);
    const spent = read.filter((one) => one.rejected || (one.remaining !== null && one.remaining <= 0));
    // A lone reset without a count can only speak of this refusal.
    const governing = spent.length > 0 ? spent : read.length === 1 ? read.filter((one) => one.remaining === null) : [];
    for (const one of governing) {
        const wait = readReset(one.reset ?? "", context);
        if (wait !== null)
            waits.push(wait);
    }
    return waits;
}
/** `ratelimit: "api";r=0;t=55` and `ratelimit: limit=100, remaining=0, reset=55`. */
function readIetfDraft(name, value) {
    if (name !== "ratelimit")
        return null;
    const remaining = /\b(?:r|remaining)=(\d{1,12})/.exec(value);
    const reset = /\b(?:t|reset)=(\d{1,9})/.exec(value);
    return remaining && reset ? { remaining: Number(remaining[1]), resetMs: Number(reset[1]) * 1_000 } : null;
}
/**
 * A reset as any notation: a duration, seconds from now, an epoch in s or ms, RFC 3339, an HTTP date.
 *
 * @returns null where it is none of these or lies in the past
 */
function readReset(value, context) {
    const text = value.trim().replace(/^["'[]+|["'\]]+$/g, "");
    const plain = number(text);
    if (plain !== null) {
        if (plain < 1e8)
            return { kind: "duration", ms: plain * 1_000, source: "header" };
        const at = epochMs(plain);
        return at > context.nowAt ? { kind: "instant", at, source: "header" } : null;
    }
    const duration = readDuration(text);
    if (duration !== null && duration.end === text.length)
        return { kind: "duration", ms: duration.durationMs, source: "header" };
    const instant = readInstant(text, 0, context);
    return instant === null ? null : { kind: "instant", at: instant.at, source: "header" };
}
function number(value) {
    if (value === undefined)
        return null;
    const text = value.trim().replace(/^["'[]+|["'\]]+$/g, "");
    return /^-?\d{1,16}(?:\.\d{1,9})?$/.test(text) ? Number(text) : null;
}

;// CONCATENATED MODULE: ./build/core/detect/structured/fields.js
/** Which fields of an error object tell what. Names are compared without case, `_`, `-` and dots. */

const ROLES = new Map([
    ...roles("message", "message msg error err errors errormessage errormsg errordescription errortext detail details description reason title statustext cause exception exceptionmessage raw body responsebody responsetext response data failure lasterror fault faultstring statusmsg statusmessage retmsg errmsg respmsg summary info innererror innerexception rawmessage providermessage displaymessage usermessage localizedmessage value reasonphrase warning"),
    ...roles("code", "code type name errortype errorcode exctype exceptiontype kind category subtype errorname errorclass errorkind typ errcode __type xtype"),
    ...roles("status", "status statuscode httpstatus httpstatuscode httpcode rawstatuscode apierrorstatus httpresponsestatuscode responsestatus responsecode responsestatuscode upstreamstatus laststatus upstreamstatuscode"),
    ...roles("wait-ms", "retryafterms retryaftermilliseconds retryinms resetms resetinms resetafterms msbeforenext"),
    ...roles("wait-seconds", "retryafter retryafterseconds retryaftersecs retryafters retryaftersec retryin retryinseconds waittime waitseconds waittimeseconds resetin resetinseconds resetsin resetsinseconds resetafter resetafterseconds resetsafter resetsafterseconds secondsuntilreset timeuntilreset quotaresetdelay resetdelay cooldownseconds cooldown cooldowntime estimatedtime recommendedwait suggestedwait retryafterduration rateresetin nextretryin ttl"),
    ...roles("retry-info", "retrydelay retrydelayseconds"),
    ...roles("instant", "resetsat resetat resettime resetdate resettimestamp quotaresettimestamp resetson nextreset nextresetat nextresettime availableat retryat blockeduntil ratelimitreset limitresetsat resetstime ratelimitnext nextavailableat ratelimitresetat ratelimitresettime resetsattimestamp retryaftertimestamp quotaresetat quotaresettime periodend limitreset retryafterdate until windowresetat expectedavailability reset resets"),
    ...roles("log", "stderr stdout traceback stacktrace log logs logtail stderrtail stdouttail errorlog errortrace outputtail stack exceptiontraceback trace consoleoutput"),
    ...roles("content", "content output text prompt input messages choices answer completion arguments toolinput toolresult tooluseresult query question config request options params headersrequest requestbody document documents source code_snippet patch diff expected actual target reference examples example schema usage requestbodyvalues requestheaders env args kwargs locals sample item"),
    ...roles("url", "url requesturl uri endpoint"),
]);
function roles(role, names) {
    return names.split(" ").map((name) => [name, role]);
}
/** What the field `name` tells. */
function fieldRole(name) {
    const plain = name.toLowerCase().replace(/[^a-z0-9_]|_(?!_)/g, "");
    if (name.includes("-") && isLimitHeader(name))
        return "header";
    const bare = plain.replaceAll("_", "");
    return ROLES.get(bare) ?? ROLES.get(plain) ?? "other";
}
/** Records of agents that carry talk, tools and files, never an error of their own provider. */
const TALK = new Set("assistant user system human tool tool_use tool_result tool_call function_call function_call_output message text thinking reasoning agent_message command_execution file_change mcp_tool_call todo_list web_search content_block_delta content_block_start message_start message_delta content session.created step_start tool_execution user_message agent_reasoning token_count ai prompt completion init".split(" "));
function isTalk(type) {
    return TALK.has(type);
}
const GOOD_STATES = new Set("ok success successful succeeded passed pass completed complete done healthy allowed running pending queued info allowed_warning up ready active".split(" "));
function isGoodState(value) {
    return GOOD_STATES.has(value.toLowerCase());
}

;// CONCATENATED MODULE: ./build/core/detect/structured/http-response.js


const HEAD = /^\s{0,4}(?:[<*] |reply: ['"]|<- )?HTTP(?:\/\d(?:\.\d)?)?\s([1-5]\d\d)\b(.{0,200})$/;
const HEADER = /^\s{0,4}(?:< |header: )?([A-Za-z][\w-]{1,80}):\s{0,4}(.{0,2000})$/;
const LONGEST_HEAD = 80;
const LONGEST_LINE = 16_000;
/** Reads a response whose status line stands at `index`; null where none does. */
function readResponseHead(lines, index) {
    const head = HEAD.exec(lines[index] ?? "");
    if (head === null)
        return null;
    const rest = head[2] ?? "";
    // "HTTP 429: quota exceeded" and prose after the status are messages, not status lines.
    if (!/^(?:\s[A-Za-z][\w ]{0,60}|\s[\w.+-]+\/[\w.+-]+)?\s*(?:\\r\\n['"]?)?\s*$/.test(rest))
        return null;
    const facts = noFacts();
    facts.status = Number(head[1]);
    facts.structured = true;
    facts.words = (lines[index] ?? "").trim().slice(0, 500);
    facts.context = facts.words;
    let next = index + 1;
    for (; next < lines.length && next - index < LONGEST_HEAD; next += 1) {
        const header = HEADER.exec(lines[next] ?? "");
        if (header === null)
            break;
        const name = (header[1] ?? "").toLowerCase();
        if (isLimitHeader(name))
            facts.headers.set(name, (header[2] ?? "").trim());
    }
    return { status: facts.status, facts, next };
}
const IN_TEXT = /["'\\]{0,4}\b(retry-after(?:-ms)?|x-ms-retry-after-ms|(?:x-|anthropic-)?rate-?limit(?:-[a-z0-9-]{1,60})?)["'\\]{0,4}\]?\s{0,2}[:=,]\s{0,2}[[("'\\]{0,4}((?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},\s[^"'\\\]\n]{1,40})|[^"'\\,;)\]}\s]{1,60})/gi;
/** Headers that stand in a line of text: `x-ratelimit-remaining=0`, `Retry-After: 30`. */
function readHeadersInText(text) {
    const headers = new Map();
    for (const match of text.slice(0, LONGEST_LINE).matchAll(IN_TEXT))
        headers.set((match[1] ?? "").toLowerCase(), match[2] ?? "");
    return headers;
}

;// CONCATENATED MODULE: ./build/core/detect/structured/notation.js
/**
 * A lenient reader of object notations as they stand in logs: JSON, reprs of Python dicts, Node's inspect, Ruby hashes,
 * also escaped inside another string, broken over lines, or cut off at the end. It never throws; its work is linear.
 */
const DEEPEST = 48;
const LONGEST_STRING = 262_144;
const BARE = /[\w$@.+-]{1,120}/y;
const BLANK = /(?:\s|\\{1,8}[nrt](?![A-Za-z]))*/y;
const notation_PREFIX = /(?:b|r|u|f|rb|br)(?=\\*['"])/iy;
const SYMBOL_KEY = /\[Symbol\([^)\n]{1,80}\)\]/y;
const CLASS_NAME = /<?[A-Za-z_][\w.]{0,80}(?:\s\[[^\]\n]{1,80}\]|\(\d{1,6}\))?\s?(?=[({[])/y;
/** Reads the notation whose `{`, `[` or `(` stands at `start`; null where there is none. */
function parseNotation(text, start) {
    const reader = new Reader(text, start);
    const value = reader.container(0);
    if (value === null || reader.failed)
        return null;
    return { value, end: reader.at, complete: !reader.cut, bareKeys: reader.bareKeys };
}
/** Mutable inside one call of `parseNotation` only. */
class Reader {
    text;
    at;
    failed = false;
    cut = false;
    bareKeys = false;
    constructor(text, start) {
        this.text = text;
        this.at = start;
    }
    container(depth) {
        const open = this.text[this.at];
        if (depth > DEEPEST)
            return this.opaque();
        if (open === "{")
            return this.object(depth);
        if (open === "[" || open === "(")
            return this.list(depth, open === "[" ? "]" : ")");
        return null;
    }
    object(depth) {
        const entries = [];
        this.at += 1;
        for (;;) {
            this.blank();
            if (this.ended())
                break;
            const next = this.text[this.at];
            if (next === "}") {
                this.at += 1;
                break;
            }
            if (next === "," || (next === ";" && entries.length > 0)) {
                this.at += 1;
                continue;
            }
            const key = this.key();
            if (key === null)
                return this.fail();
            this.blank();
            // The text form of protobuf writes `key {`.
            if (this.text[this.at] !== "{" && !this.separator())
                return this.ended() ? this.object_(entries) : this.fail();
            this.blank();
            if (this.ended())
                break;
            const value = this.value(depth);
            if (value === undefined)
                return this.fail();
            if (entries.length < 2_000)
                entries.push([key, value]);
            if (this.failed)
                return null;
        }
        return this.object_(entries);
    }
    object_(entries) {
        return { kind: "object", entries };
    }
    list(depth, close) {
        const items = [];
        this.at += 1;
        for (;;) {
            this.blank();
            if (this.ended())
                break;
            const next = this.text[this.at];
            if (next === close) {
                this.at += 1;
                break;
            }
            if (next === ",") {
                this.at += 1;
                continue;
            }
            const value = this.value(depth);
            if (value === undefined)
                return this.fail();
            if (items.length < 2_000)
                items.push(value);
            if (this.failed)
                return null;
            // `Headers([('a', 'b')])`, `key=value` items of reprs: skip what stands between.
            this.blank();
            if (this.text[this.at] === "=")
                this.at += 1;
        }
        return { kind: "list", items };
    }
    /** Undefined where nothing that is a value stands. */
    value(depth) {
        const string = this.string();
        if (string !== null)
            return string;
        const next = this.text[this.at];
        if (next === "{" || next === "[" || next === "(") {
            const inspected = next === "[" ? this.match(/\[(?:Object|Array|Function|Getter|Circular|Symbol)[^\]\n]{0,80}\]/y) : null;
            if (inspected !== null)
                return inspected;
            return this.container(depth + 1) ?? undefined;
        }
        if (next === "<") {
            const repr = this.match(/<[^<>\n]{0,400}(?:<[^<>\n]{0,200}>[^<>\n]{0,200}){0,4}>/y);
            return repr ?? undefined;
        }
        const named = this.match(CLASS_NAME);
        if (named !== null) {
            const inner = this.container(depth + 1);
            // `retry_delay {…}` in a list of the text form of protobuf keeps its name.
            if (inner !== null && /^[a-z_]{2,40}\s?$/.test(named))
                return { kind: "object", entries: [[named.trim(), inner]] };
            return inner === null
                ? undefined
                : this.text[this.at - 1] === ")" && inner.kind === "list" && inner.items.length === 1
                    ? (inner.items[0] ?? inner)
                    : inner;
        }
        return this.bare();
    }
    bare() {
        const word = this.match(BARE);
        if (word === null)
            return undefined;
        switch (word) {
            case "true":
            case "True":
                return true;
            case "false":
            case "False":
                return false;
            case "null":
            case "None":
            case "undefined":
            case "nil":
            case "NaN":
                return null;
            default:
                break;
        }
        if (/^[+-]?\d{1,20}(?:\.\d{1,20})?(?:e[+-]?\d{1,3})?$/i.test(word))
            return Number(word);
        // An unquoted word or phrase: up to the end of its item.
        const rest = this.match(/[^,}\]\n{["';()=<>]{0,200}/y) ?? "";
        return word + rest.trimEnd();
    }
    key() {
        const string = this.string();
        if (string !== null)
            return string;
        const symbol = this.match(SYMBOL_KEY);
        if (symbol !== null)
            return symbol;
        if (this.text[this.at] === ":" && /[a-z_]/i.test(this.text[this.at + 1] ?? ""))
            this.at += 1;
        const word = this.match(/[\w$@.-]{1,120}/y);
        if (word !== null && !/^\d/.test(word))
            this.bareKeys = true;
        return word;
    }
    separator() {
        if (this.text.startsWith("=>", this.at)) {
            this.at += 2;
            return true;
        }
        if (this.text[this.at] === ":") {
            this.at += 1;
            return true;
        }
        return false;
    }
    /** A string, or several that are written one after another (`'a' +\n 'b'`, Python's implicit joining). */
    string() {
        let joined = null;
        for (let parts = 0; parts < 200; parts += 1) {
            const part = this.oneString();
            if (part === null)
                break;
            joined = (joined ?? "") + part;
            const back = this.at;
            this.blank();
            if (this.text[this.at] === "+")
                this.at += 1;
            this.blank();
            const more = /\\*["'`]|[brf]+["']/iy;
            more.lastIndex = this.at;
            if (!more.test(this.text)) {
                this.at = back;
                break;
            }
        }
        return joined;
    }
    oneString() {
        const start = this.at;
        this.match(notation_PREFIX);
        let slashes = 0;
        while (this.text[this.at + slashes] === "\\" && slashes < 8)
            slashes += 1;
        const quote = this.text[this.at + slashes];
        if (quote !== '"' && quote !== "'" && quote !== "`") {
            this.at = start;
            return null;
        }
        this.at += slashes + 1;
        return this.quoted(quote, slashes);
    }
    /** Up to the quote that has as many backslashes before it as the opening one; deeper ones belong to the content. */
    quoted(quote, slashes) {
        const from = this.at;
        const last = Math.min(this.text.length, from + LONGEST_STRING);
        for (;;) {
            const found = this.text.indexOf(quote, this.at);
            if (found === -1 || found >= last) {
                this.cut = true;
                this.at = found === -1 ? this.text.length : last;
                return unescaped(this.text.slice(from, this.at), slashes);
            }
            let before = 0;
            while (before < 16 && found - 1 - before >= from && this.text[found - 1 - before] === "\\")
                before += 1;
            this.at = found + 1;
            const closes = slashes === 0 ? before % 2 === 0 : before <= slashes;
            if (closes)
                return unescaped(this.text.slice(from, found - Math.min(before, slashes)), slashes);
        }
    }
    /** A container deeper than anybody reads: skipped by counting brackets. */
    opaque() {
        let open = 0;
        for (; this.at < this.text.length; this.at += 1) {
            const char = this.text[this.at];
            if (char === "{" || char === "[" || char === "(")
                open += 1;
            else if (char === "}" || char === "]" || char === ")") {
                open -= 1;
                if (open <= 0) {
                    this.at += 1;
                    break;
                }
            }
        }
        return { kind: "list", items: [] };
    }
    blank() {
        BLANK.lastIndex = this.at;
        if (BLANK.test(this.text))
            this.at = BLANK.lastIndex;
    }
    ended() {
        if (this.at < this.text.length)
            return false;
        this.cut = true;
        return true;
    }
    match(pattern) {
        pattern.lastIndex = this.at;
        const found = pattern.exec(this.text);
        if (found === null || found[0] === "")
            return null;
        this.at = pattern.lastIndex;
        return found[0];
    }
    fail() {
        this.failed = true;
        return null;
    }
}
const ESCAPED = /\\(u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[\s\S])/g;
function unescaped(raw, level) {
    // Line breaks inside a string come from a terminal or a pretty printer.
    let text = raw.includes("\n") ? raw.replace(/\s{0,40}\n\s{0,40}/g, " ") : raw;
    if (!text.includes("\\"))
        return text;
    const rounds = level === 0 ? 1 : 2;
    for (let round = 0; round < rounds && text.includes("\\"); round += 1) {
        text = text.replace(ESCAPED, (_, code) => {
            const first = code[0] ?? "";
            if ((first === "u" || first === "x") && code.length > 1)
                return String.fromCharCode(Number.parseInt(code.slice(1), 16));
            return first === "n" ? "\n" : first === "t" ? "\t" : first === "r" ? "\r" : first;
        });
    }
    return text;
}

;// CONCATENATED MODULE: ./build/core/detect/text/look-alike.js
/** Lines that speak of limits and report none: source text, tests, documents, configuration, access logs, warnings. */
const look_alike_CODE = new RegExp([
    // Statements and declarations at the start of a line.
    "^\\s*(?:const|let|var|val|function|defp?|defmodule|fun|sub|proc|module|export|async\\s(?:def|function|fn|with|for)|def|class|elif|except|raise|throw|assert|func|fn|pub|private|public|protected|static|struct|enum|interface|impl|namespace|package|use|using|typedef|@\\w+\\()\\b",
    "^\\s*(?:import|from|return|yield|await|new|delete|case|else|try|catch|finally|do|switch|match|with|while|for|if|unless)\\b(?=[^a-z]*$|.*[({\\[:;=]\\s*$|\\s*[({]|.*[;{]\\s*$|\\s[\\w.]+\\(|\\s['\"`{])",
    "^\\s*}?\\s*(?:else|catch|finally)\\b",
    "\\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\\b.*\\b(?:FROM|VALUES|SET|WHERE)\\b",
    // Operators and calls that prose and logs do not have.
    "===|!==|\\s[!=]=\\s|=>|&&\\s\\w+\\.|\\|\\|\\s\\w+[.(]|\\w\\+\\+|:=\\s",
    "\\b(?:expect|assert\\w*|describe|it|test|parametrize|should|toBe|toEqual|toMatch|mock\\w*|stub\\w*|console\\.\\w{3,8}|logger\\.\\w{3,9}|log\\.\\w{3,9}|logging\\.\\w{3,9}|print|println!?|printf|fmt\\.\\w+|panic!?|format!|raise_for_status|isinstance|startswith|includes|indexOf|RegExp|re\\.\\w+|regex\\w*|pytest\\.\\w+|jest\\.\\w+|vi\\.\\w+|nock|respx?\\.\\w+|responses\\.\\w+|httpx_mock\\.\\w+|jsonify|res\\.status|reply\\.\\w+|abort|HttpResponse\\.\\w+|HttpResponse|JSONResponse|Response|http\\.(?:get|post|put)|\\w+\\.reply)\\(",
    "\\b(?:throw(?: new)?|raise)\\s[A-Z]\\w{2,60}\\(|->\\s*(?:throw|return|\\{)|\\bdo:\\s",
    // Placeholders of templates.
    '\\$\\{\\w|\\{\\{\\s?\\w|"[^"]*\\s%[sdv]\\b|\\$[a-z]\\w+\\s[a-z]',
    '^(?:ENV|RUN|ARG|COPY|FROM|CMD|ENTRYPOINT|LABEL|EXPOSE)\\s[\\w"\\[/-]',
    // A call with a text, other than of an error's class.
    "^\\s*[a-z_]\\w*(?:\\.\\w+)*\\(\\s?[bfr]?['\"`]",
    "^\\s*[\\w$.\\[\\]'\"]{1,60}\\s=\\s(?:[\\[{(r'\"`]|new\\s|await\\s|\\w+[.(])",
    "\\(\\?[:=!<]|\\\\b\\w|\\\\[sdw][+*]?|/[gimsuy]{1,3}[,;).]|\\br[\"'][^\"']*[|\\\\]",
    "^\\s*(?://|/\\*|\\*\\s@|\\*/|<!--|\"\"\"|''')|\\s//\\s|^\\s*#\\s",
    "^\\s*\\*\\s(?=[a-z@])",
    "\\)\\s*\\{\\s*$|^\\s*[}\\])]+[;,]?\\s*$|\\);\\s*$|\\bself\\.\\w+\\(|\\bthis\\.\\w+\\(",
].join("|"));
/** Frames of stacks end in `{` and hold calls, and are no source text. */
const STACK_FRAME = /^(?:\s{2,12}at\s|at\s(?=.*[(/]))(?:async\s)?[\w$.<>[\]/:@ (),'-]{1,300}\{?\s*$|^\s{1,8}File ".{1,300}", line \d+/;
const DIFF = /^(?:@@ -\d|diff --git |index [0-9a-f]{7,}\.\.|\+{3} |-{3} [ab/]|[+-]\s{0,40}(?:[\w$.]+\(|[/"'`<{}[\]#*]|\/\/|return|const|if|def|import|expect|-\s)|[+-]\s{2,})/;
const GREP = /^\s{0,8}(?:[\w.@~-]{0,80}\/)?[\w./@~-]{1,200}\.[A-Za-z]{1,8}[:(]\d{1,7}(?:[:,]\d{1,5})?\)?(?:[:-]\s?|\s{1,4})/;
/** Ruby names the place before the message of an error that nobody rescued. */
const RUBY_ERROR = /^\S{1,300}\.rb:\d{1,7}:in [`'][^'`\n]{1,120}['`]:\s/;
const MARKDOWN = /^\s{0,3}(?:#{1,6}\s|\||>\s|```|[-*+•]\s\*{0,2}[`"'[A-Z0-9]|\d{1,3}\.\s\*{0,2}[`"'[A-Za-z])/;
const TABLE = /\t[^\t]{0,400}\t|\s\|\s.*\s\|\s|^\s*\|.*\|\s*$/;
const SHELL = /^\s{0,4}(?:\$|%|❯|➜|PS>|>>>|\.\.\.|\+)\s+\S/;
const TEST_OUTCOME = new RegExp([
    "\\b(?:PASSED|SKIPPED|XFAIL|XPASS|DESELECTED)\\b",
    "^\\s{0,20}(?:[✓✔√✅☑○◌]|ok\\s\\d|not ok\\s\\d|---\\s(?:PASS|FAIL|SKIP)|===\\s(?:RUN|CONT|PAUSE)|PASS\\b|ok\\s{1,4}\\S+\\s|FAIL:\\s|\\[(?:PASS|OK|SKIP)\\]|test\\s\\S+\\s\\.\\.\\.\\s)",
    "^\\s{0,20}[✗✘✕×❌✖]\\s.{0,200}\\(?\\b\\d{1,6}(?:\\.\\d{1,3})?\\s?m?s\\)?\\s{0,3}$",
    "^\\s{0,20}(?:FAIL|FAILED|ERROR)\\s{1,3}\\S{1,200}\\.(?:py|[cm]?[jt]sx?|rb|go|rs|php|java)(?:::|\\s>\\s|\\s›\\s)(?!.*\\s-\\s)",
    "::test_\\w+(?!.*\\s-\\s)",
    "^\\s{0,20}[●•]\\s.{1,120}\\s›\\s",
    "\\b\\d{1,6}\\s(?:passed|passing|failing|pending|skipped)\\b",
    "\\b(?:RESULT|VERDICT|STATUS):\\s(?:PASS|OK)\\b|\\(limit works\\)|\\bas expected\\b",
].join("|"));
const EXPECTATION = /\b(?:expected|expects?|wanted|toBe|should (?:be|return|get|have|see|contain|answer|yield)|assertion|asserts?|AssertionError|but was|is wrong)\b|^\s{0,12}(?:want|got|left|right|actual|received)\s?:/i;
const ASSIGNMENT = /^\s*(?:export\s)?[A-Z][A-Z0-9_]{2,60}=\S*\s*$/;
const OPTION = /^\s{1,12}(?:-\w,\s)?--[a-z][\w-]{1,40}(?:[ =]\S{1,40})?\s{2,}\S|^\s*usage:|\bargument\s--[\w-]+:|\s--[a-z][\w-]{1,40}[ =]['"]/i;
const LISTING = /^\s{0,12}(?:Given|When|Then|And|But|Scenario(?: Outline)?|Feature|Background|Examples?)\b:?\s|^\s*[.#@][\w-]+[^{]{0,80}\{|^[\s│]{0,40}[├└]──\s|^##\[|^Run\s\S+\s|^[-dlbcps][rwxsStT-]{9}[.+@]?\s/;
const METRIC = /^[a-z_:][\w:]{2,120}(?:\{[^}\n]{0,400}\})?\s[\d.e+-]{1,24}(?:\s\d{10,13})?$/;
const COMMIT = /^(?:[0-9a-f]{7,40}\s|commit\s[0-9a-f]{40}|Merge (?:pull request|branch)|(?:feat|fix|docs|chore|test|refactor|perf|ci|build|style)(?:\([^)]{1,40}\))?!?:\s)/;
const DIAGRAM = /--+>|-->>|\bflowchart\b|\bsequenceDiagram\b|subgraph\b/;
/** `"GET /ping HTTP/1.1" 429` is what a server logs of its own answers; a client names the host before it. */
const ACCESS_LOG = /"(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s\/\S{0,400}(?:\sHTTP\/[\d.]{1,3})?"\s\d{3}\b/;
const OWN_HOST = /\b(?:localhost|127\.0\.0\.1|0\.0\.0\.0|testserver|testclient|::1)\b/;
const WARNING = /\bapproaching\b|\bclose to (?:your|the)\b|\bnearing\b|\bheads[- ]up\b|\bless than \d{1,3}\s?%|\b\d{1,2}(?:\.\d)?\s?% (?:of|left|remaining|used)\b|\bused (?:\d|[1-9]\d)(?:\.\d)?\s?%|\brunning low\b|\b(?:may|might|could|would|will) (?:be|get|become|receive|see|hit|encounter|fail|exceed)\b|\bto (?:avoid|enable|prevent|raise|increase|lift|stay)\b|\b(?:usage|quota|credits?|requests|limit) (?:left|remaining)\b:?\s{0,3}[1-9]|\bremaining[=:]\s?[1-9]|\bwarn(?:ing)? (?:threshold|at)\b|\bstay (?:below|under|within)\b|\bnot (?:been )?(?:rate[- ]limited|exceeded|reached)\b|\bconfigured\b|\benabled\b|\bsimulat\w+|\bmock(?:ed|ing)?\b|\bfake\b|\bdry[- ]run\b|\bfor example\b|\be\.g\.\s(?:429|rate|too)|\binitiali[sz](?:ed|ing)\b/i;
const LONGEST_LOOK = 1_000;
/** What a line is when it is no report of a failure; null for a line that may be one. */
function lookAlike(whole) {
    // What a line is shows at its beginning, and no pattern is to run over more.
    const line = whole.length > LONGEST_LOOK ? whole.slice(0, LONGEST_LOOK) : whole;
    if (STACK_FRAME.test(line))
        return "stack-frame";
    // pytest shows the text of a real error after `E   `.
    const text = line.replace(/^E\s{2,8}/, "");
    if (look_alike_CODE.test(text))
        return "source";
    if (DIFF.test(text))
        return "diff";
    if (TEST_OUTCOME.test(text))
        return "test-outcome";
    if (EXPECTATION.test(text))
        return "expectation";
    if (ACCESS_LOG.test(text) && !/https?:\/\/[\w.-]+(?::\d+)?\s"/.test(text))
        return "access-log";
    if (OWN_HOST.test(text) && /\b429\b/.test(text))
        return "own-server";
    if (GREP.test(text) && !RUBY_ERROR.test(text))
        return "grep";
    if (TABLE.test(text) || MARKDOWN.test(text))
        return "document";
    if (SHELL.test(text))
        return "shell";
    if (ASSIGNMENT.test(text))
        return "assignment";
    if (OPTION.test(text))
        return "option";
    if (LISTING.test(text))
        return "listing";
    if (METRIC.test(text))
        return "metric";
    if (COMMIT.test(text))
        return "commit";
    if (DIAGRAM.test(text))
        return "diagram";
    return null;
}
/** Whether a sentence warns of a limit that is not reached, supposes one, or tells of settings. */
function isWarning(sentence) {
    return WARNING.test(sentence);
}

;// CONCATENATED MODULE: ./build/core/detect/text/notice.js
/** Whether a line reports an error, or is itself the notice of a limit: the anchors of unstructured text. */




/** A log level, a marker of a tool's error block, or a word that says that something failed. */
const ERROR_LEAD = /(?:^|[\s[(])(?:ERROR|ERR!?|FATAL|CRITICAL|SEVERE|PANIC|WARN(?:ING)?|Error|error|ERRO|WRN|EROR|Exception|exception|fatal|Failure|failure|failed|Failed|FAILED|fail|Fehler|错误|失败|エラー|오류|rejected|refused|denied|Sorry|unsuccessful|unable|Unable|cannot|Cannot|Couldn't|could not|aborted|Aborted|stopped|terminated|giving up|gave up)\b|^\s{0,8}(?:[■✗✘✖✕×⎿⚠❌⛔]|🚫|🛑)|\blevel=(?:error|warn|fatal)|"level":\s?"(?:error|warn)/;
/** An error's mark at the very start of a line: what follows is a report, whatever words it uses. */
const REPORT_START = /^\s{0,12}(?:[■✗✘✖✕×⎿❌⛔]|🚫|🛑|(?:\[[^\]\n]{1,60}\]\s?){0,3}(?:ERROR|ERR!|FATAL|CRITICAL|SEVERE|WARN(?:ING)?|Error|error|fatal|Failure|Uncaught|Unhandled|Exception in|PHP Fatal error|npm error)\b|(?:E:|错误|失败|エラー|오류)|(?:[A-Za-z_]\w{0,60}(?:\.|::)){0,6}[A-Z]\w{0,60}(?:Error|Exception)\b|\d{4}-\d{2}-\d{2}[T ][\d:.,]{8,16}Z?\s{1,4}\S{0,40}\s?(?:ERROR|WARN|error|FATAL))/;
/** What may stand before a notice on its line: levels, loggers, brackets, times, markers, counters. */
const SKIPPED = /^(?:(?:[\s>»›•·●○◦⏺⎿│┃|✗✘✖✕×■□▪⚠❌⛔❗*!-]|\uFE0F|🚫|🛑|🖐|🤖|🏃){1,12}|\[[^\]\n]{1,80}\]:?\s{0,4}|\(\w[^()\n]{0,40}\)\s|\d{4}[-/]\d{2}[-/]\d{2}[T :]\d{2}:\d{2}:\d{2}(?:[.,]\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?[\s:]{0,4}|\d{2}:\d{2}:\d{2}(?:[.,]\d{1,9})?\s{0,4}|\d{1,2}\/\d{1,2}\/\d{2,4},?\s|\d{4}\/\d{2}\/\d{2}\s|(?:ERROR|ERR!?|FATAL|CRITICAL|WARN(?:ING)?|INFO|DEBUG|TRACE|NOTICE|WRN|ERRO|INF)\b[:\s|-]{0,6}|-\s|[\w.$<>@/-]{1,80}(?:\[\d{1,8}\])?\s[-|:]\s|[\w.-]{1,40}\.(?:go|py|js|ts|rs|java|rb):\d{1,6}[:\]]\s)/;
const SENTENCE = /(?<=[.!?:;|–—·•∙)\]}])\s{1,4}|\s[-–—→]\s|\s->\s|(?<=[:=])["'`](?=\S)|[（(]|\n/g;
const DISCUSSION = /\b(?:if|when|whenever|whether|should|would|could|might|may|must|so that|in case|unless|treat(?:s|ed|ing)?|handle[sd]?|handling|mean(?:s|t)|indicates?|called|names?|named|asks?|wants?|cites?|says?|saying|mentions?|describes?|explains?|documents?|match(?:es|ed)?|returns? an?|answers? with|responds? with|such as|e\.g\.|i\.e\.|like|instead of|than|how to|returns|sends|answers|responds|replies|gives|throws|raises|emits|shows|prints|told|tells|what|which|why|how|who|test(?:s|ed|ing)?|simulat\w+|mock\w*|pretend|example|imagine|suppose|banner|phrase|word|string|message text|the words?)\b/i;
const DENIED_LEAD = /^(?:[\w.-]{1,24}[\s:]){0,2}(?:description|example|summary|note|tip|hint|answer|expected|actual|prompt|question|comment|docs?|definition|usage|help|assistant|user|human|model|system prompt|task|goal|todo|fixme|title|subject|topic|input|reference|target|choices?|option [a-d]|[a-d]|q|a|changelog|added|changed|fixed|plan|step \d+|thought|reasoning|thinking|symbol|alert|expr|class|type|kind|name|label|text|pattern|regex|form|case|banner|scenario|feature|de|en|fr|es|zh|retrieved|doc|document|passage|chunk|snippet|hit|context|source)(?:\s\d{1,6})?\s?[:=]/i;
/** Sentences that tell a story have verbs before the phrase. */
const NARRATIVE = /\b(?:was|were|because|since|so|then|that|which|who|they|he|she|her|his|says?|said)\b/i;
/** What may follow a phrase for it to be a statement and not a part of a longer term ("rate limit exceeded errors"). */
const AFTER = /^(?!\s?[:=]\s?\d{1,9}(?:\s|$|[,;]))(?:$|\s{0,2}[.,;:!?)\]}"'`’”|·•∙…–—\\<{[(-]|\s{1,3}(?:for|on|in|by\s(?!an?\s)|per|of|at|to|with|within|until|try|please|retry|because|due|from|as|since|that|\(|\[|\||https?:|resets?|you|your|we|this|the|it|its|limit|used|requested|upgrade|contact|visit|see|check|add|wait|consider|current|max|team|organization|account|model|key|user|here|http|for\b)|\d)/i;
const AFTER_CJK = /^[\u3000-\u9fff\uff00-\uffef]/;
const notice_LONGEST_LINE = 4_000;
/** Words before a phrase that make up its subject: at most so many. */
const LONGEST_SUBJECT = 90;
/** Whether the line reports an error, so that its words may be read as those of one. */
function isErrorLine(whole) {
    const text = whole.length > notice_LONGEST_LINE ? whole.slice(0, notice_LONGEST_LINE) : whole;
    if (DENIED_LEAD.test(text.trimStart()))
        return false;
    if (hasErrorClass(text))
        return true;
    const status = readStatus(text);
    if (status !== null && status.code >= 400 && isStatement(text, status.index, status.end))
        return true;
    return false;
}
/** Whether a limit, a quota or an overload is stated at the start of a sentence of this line. */
function isNotice(text) {
    const line = withoutAddresses(text.length > notice_LONGEST_LINE ? text.slice(0, notice_LONGEST_LINE) : text);
    if (DENIED_LEAD.test(stripped(line)))
        return false;
    for (const { pattern } of openingForms()) {
        pattern.lastIndex = 0;
        for (let match = pattern.exec(line), tries = 0; match !== null && tries < 4; match = pattern.exec(line), tries += 1) {
            if (isOpening(line, match.index, match.index + match[0].length))
                return true;
        }
    }
    return false;
}
function isOpening(line, index, end) {
    const after = line.slice(end, end + 40);
    if (!AFTER.test(after) && !AFTER_CJK.test(after))
        return false;
    const start = sentenceStart(line, index);
    const subject = stripped(line.slice(start, index));
    if (subject.length > LONGEST_SUBJECT || DISCUSSION.test(withoutNames(subject)))
        return false;
    if (isInsideQuotes(line, index) || NARRATIVE.test(withoutNames(subject).replace(/\s(?:was|were)\s?$/, "")))
        return false;
    if (!REPORT_START.test(line) && !isLabel(line.slice(0, start)))
        return false;
    const sentence = line.slice(start, Math.min(line.length, end + 160));
    if (isWarning(sentence.split(/(?<=[.!?])\s/)[0] ?? sentence))
        return false;
    return start <= 600 && !isDiscussed(line, index);
}
/** `judge:`, `item 12:`, `GraphQL:`, `LLM:`, and the numbers of a chain of causes; no `Note:` and no `EN:`. */
const LABELS = /^(?:(?:[a-z][\w./-]{1,60}(?:\[\d{1,8}\])?(?:\s\d{1,6})?|[A-Z]{3,12}|[A-Z][a-z]+[A-Z]\w{0,30}|\d{1,2}):\s?){1,3}[([]?$/;
/** Whether what stands before a clause lets it be a notice: nothing, an error, a status, or names such as `judge:`. */
function isLabel(lead) {
    const rest = stripped(lead);
    if (rest === "" || ERROR_LEAD.test(lead) || readStatus(lead) !== null || hasErrorClass(lead))
        return true;
    if (LABELS.test(rest))
        return true;
    // A later sentence of a message whose first one is about it: "You're almost there. Rate limit exceeded."
    return /^[^:]{1,80}[.!]$/.test(rest) && /\b(?:you|your|request|limit|quota|sorry|provider|api|model)\b/i.test(rest);
}
/** Whether the words before `index` suppose, quote or explain what follows. */
function isDiscussed(line, index) {
    if (REPORT_START.test(line))
        return false;
    const before = line.slice(0, index);
    const start = Math.max(0, ...[...before.matchAll(/[.!?]\s{1,3}(?=[A-Z])/g)].map((match) => match.index + match[0].length));
    const sentence = withoutNames(before.slice(start));
    if (DISCUSSION.test(sentence) && !/\b(?:failed|giving up|gave up|raised|aborted)\b/i.test(sentence))
        return true;
    return (/\?(?:\s|$)/.test(line.slice(index).split(/(?<=[.!?])\s/)[0] ?? "") && /^[\s\S]{0,80}\?/.test(line.slice(index)));
}
/** The start of the sentence or clause that holds `index`. */
function sentenceStart(line, index) {
    let start = 0;
    for (const match of line.slice(0, index).matchAll(SENTENCE))
        start = match.index + match[0].length;
    return start;
}
/** Addresses are masked, not removed: indexes into the line stay right. */
function withoutAddresses(text) {
    return text.includes("://")
        ? text.replace(/https?:\/\/[^\s"'<>)\]}]{1,400}/g, (url) => "u".repeat(url.length))
        : text;
}
/** Addresses, paths and dotted names are no words of the sentence. */
function withoutNames(text) {
    return text.replace(/\S{0,200}[/\\@]\S{0,400}|\b\w+(?:\.\w+)+\b/g, " ");
}
function stripped(text) {
    let rest = text;
    for (let round = 0; round < 8; round += 1) {
        const match = SKIPPED.exec(rest);
        if (match === null)
            break;
        rest = rest.slice(match[0].length);
    }
    return rest.trim();
}
const ERROR_KEYS = /(?:msg|message|err|error|detail|details|reason|cause|stderr)\\?["']?\s{0,2}[=:]\s{0,2}[bru]?\\?$/i;
/** Whether an open quote stands before `index`, other than the one of an error's own field. */
function isInsideQuotes(line, index) {
    const before = line.slice(Math.max(0, index - 800), index);
    const next = line.slice(index, index + 1);
    for (const quote of ['"', "`", "“"]) {
        const close = quote === "“" ? "”" : quote;
        const last = before.lastIndexOf(quote);
        if (last === -1)
            continue;
        const open = quote === "“" ? before.lastIndexOf(close) < last : count(before, quote) % 2 === 1;
        if (open &&
            !ERROR_KEYS.test(before.slice(0, last)) &&
            !/(?:Error|Exception|error|failed)[:(]?\s?\(?$/.test(before.slice(0, last)))
            return true;
    }
    const single = /(?:^|[\s([{=:,])'(?=[A-Za-z])(?![^']*'(?:$|[\s)\]},.:;]))/.exec(before + next);
    return single !== null && !ERROR_KEYS.test(before.slice(0, single.index + 1));
}
function count(text, char) {
    let found = 0;
    for (let at = text.indexOf(char); at !== -1; at = text.indexOf(char, at + 1))
        found += 1;
    return found;
}
/** A status in running prose ("answers HTTP 429 with a header") is none; one of a report is. */
function isStatement(line, index, end) {
    const after = line.slice(end, end + 60);
    if (/^\s{1,3}(?:means?|is|are|when|if|or|and|with a|errors|responses|answers|codes|handling|handler|status(?:es)?\b(?! code)|so\b|should|after the|as a|on the|in the (?:docs|readme))\b/i.test(after))
        return false;
    if (/^\s?(?:Too Many Requests|Payment Required|Service Unavailable)\s(?:means?|is|are|when|if|or|and|errors?|responses?|answers?|after the|status)\b/i.test(after))
        return false;
    const start = sentenceStart(line, index);
    const subject = stripped(line.slice(start, index));
    if (isDiscussed(line, index) || isWarning(line.slice(start, index)))
        return false;
    // One of a list of statuses is none that was answered.
    if (/^\s?[,|/]\s?[1-5]\d\d\b/.test(after) || /\b[1-5]\d\d\s?[,|/]\s?\D{0,4}$/.test(line.slice(0, index)))
        return false;
    if (DENIED_LEAD.test(stripped(line)))
        return false;
    // Quotes around a status belong to clients: "HTTP/1.1 429 Too Many Requests", '429 Too Many Requests' for url.
    if (isInsideQuotes(line, index) && !/HTTP Request:|HTTP Response:|Client error|resulted in|HTTP\/\d/.test(line))
        return false;
    return (subject.replace(/https?:\/\/\S+|"[^"]*"?/g, "").length <= LONGEST_SUBJECT || ERROR_LEAD.test(line.slice(0, index)));
}
const CLASS = /(?<![\w/.-])(?:[A-Za-z_]\w{0,60}(?:\.|::)){0,6}([A-Z][A-Za-z0-9]{2,80})(?=\s?[:(>\]),.;]|\s\d{3}\b|\s?$|\s-\s|\s\[)/g;
/** The name of an error class of limits or load, as reports write it: before a colon, or after "raised" and the like. */
function hasErrorClass(line) {
    const head = line.length > notice_LONGEST_LINE ? line.slice(0, notice_LONGEST_LINE) : line;
    for (const match of head.matchAll(CLASS)) {
        const form = classForm(match[1] ?? "");
        if (form === null)
            continue;
        const start = sentenceStart(head, match.index);
        const subject = stripped(head.slice(start, match.index));
        if (DISCUSSION.test(withoutNames(subject)) &&
            !/\b(?:raised|raise|due to|caused by|as it|because of|failed)\b/i.test(subject))
            continue;
        if (isInsideQuotes(head, match.index))
            continue;
        return true;
    }
    return false;
}
/** Whether the line only continues or announces an error: it gives the words after it the standing of a message. */
function announcesError(line) {
    return ERROR_LEAD.test(line) || /\b[A-Z]\w{1,60}(?:Error|Exception)\b/.test(line);
}

;// CONCATENATED MODULE: ./build/core/detect/structured/record.js
/** Reads an object of the output: is it a report of an error, and what does it say of a limit? */









const SILENT = { kind: "silent" };
const DEEPEST_TEXT = 4;
/** The lead of a dump that hangs on an error above it, whose own words have been read there. */
const BELOW_AN_ERROR = "Error:";
/**
 * Reads a record.
 *
 * @param lead the words before the object on its line ("openai.RateLimitError: Error code: 429 - ")
 */
function readRecord(value, lead, context) {
    const leadSays = lead.trim() !== "" && (isErrorLine(lead) || announcesError(lead) || isNotice(lead));
    const top = firstObject(value);
    if (top !== null && !leadSays && isAnswer(top))
        return { kind: "success", url: null };
    if (top !== null && !leadSays && isSilent(top))
        return SILENT;
    const collector = new Collector(context);
    if (top !== null)
        collector.open(top);
    collector.walk(value, "", 0, leadSays);
    if (collector.isSuccess() && !leadSays)
        return { kind: "success", url: collector.url };
    return collector.reading(lead, leadSays);
}
function firstObject(value) {
    if (typeof value !== "object" || value === null)
        return null;
    if (value.kind === "object")
        return value;
    for (const item of value.items)
        if (typeof item === "object" && item !== null && item.kind === "object")
            return item;
    return null;
}
function field(object, name) {
    return object.entries.find(([key]) => key === name)?.[1];
}
function isFilled(value) {
    if (value === undefined || value === null || value === "" || value === false || value === 0)
        return false;
    if (typeof value !== "object")
        return true;
    return value.kind === "list" ? value.items.length > 0 : value.entries.length > 0;
}
/** An agent that got an answer: whatever was refused before was retried with success. */
function isAnswer(top) {
    const type = field(top, "type");
    if (type === "turn.completed")
        return true;
    if (type === "result")
        return field(top, "is_error") === false && field(top, "subtype") === "success";
    if (type !== "assistant" || field(top, "isApiErrorMessage") === true || isFilled(field(top, "error")))
        return false;
    const message = field(top, "message");
    return (typeof message === "object" &&
        message !== null &&
        message.kind === "object" &&
        field(message, "model") !== "<synthetic>");
}
/** Talk of an agent, a good result, a healthy event. */
function isSilent(top) {
    const type = field(top, "type");
    if (field(top, "is_error") === true || field(top, "isApiErrorMessage") === true)
        return false;
    if (field(top, "is_error") === false && type === "result")
        return true;
    const failed = ["error", "errors", "err", "exception", "last_error"].some((name) => isFilled(field(top, name)));
    const item = field(top, "item");
    if (typeof item === "object" && item !== null && item.kind === "object") {
        const itemType = field(item, "type");
        if (typeof itemType === "string" && itemType !== "error" && isTalk(itemType))
            return true;
    }
    if (failed)
        return false;
    if (typeof type === "string" && isTalk(type))
        return true;
    if (field(top, "role") !== undefined && field(top, "content") !== undefined)
        return true;
    const level = field(top, "level") ?? field(top, "severity") ?? field(top, "levelname");
    if (typeof level === "string" && /^(?:info|debug|trace|notice)$/i.test(level) && !isBadStatus(top))
        return true;
    if (typeof level === "number" && level < 40 && level >= 10 && !isBadStatus(top))
        return true;
    const status = field(top, "status") ?? field(top, "state") ?? field(top, "outcome");
    return ((typeof status === "string" && isGoodState(status)) ||
        field(top, "ok") === true ||
        field(top, "passed") === true ||
        field(top, "exit_code") === 0);
}
function isBadStatus(top) {
    return top.entries.some(([key, value]) => fieldRole(key) === "status" && Number(value) >= 400);
}
/** Mutable inside one call of `readRecord` only. */
class Collector {
    context;
    facts = noFacts();
    messages = [];
    statuses = [];
    logs = [];
    isError = false;
    /** The agent itself speaks: what it shows as an answer is its error. */
    speaksItself = false;
    texts = 0;
    /** Texts that describe: alone they report nothing. */
    captions = new Set();
    url = null;
    constructor(context) {
        this.context = context;
    }
    /** What the top level says of all below it. Claude Code's `rate_limit_event` states no error; its status does. */
    open(top) {
        if (field(top, "is_error") === true || field(top, "isApiErrorMessage") === true)
            this.isError = this.speaksItself = true;
        const info = field(top, "rate_limit_info");
        if (typeof info !== "object" || info === null || info.kind !== "object")
            return;
        if (field(info, "status") !== "rejected")
            return;
        addMeaning(this.facts, "period", "claude-code-rate-limit-event");
        this.facts.typed = true;
        this.isError = true;
        this.wait("instant", field(info, "resetsAt") ?? null, "field");
    }
    walk(value, key, depth, inError) {
        if (typeof value === "object" && value !== null) {
            if (depth > 24)
                return;
            if (value.kind === "list") {
                this.pairs(value.items);
                for (const item of value.items.slice(0, 200))
                    this.walk(item, key, depth + 1, inError);
                return;
            }
            if (fieldRole(key) === "retry-info")
                this.delay(value);
            else
                for (const [name, inner] of value.entries)
                    this.entry(name, inner, depth, inError);
            return;
        }
        if (typeof value === "string")
            this.text(value, key, inError);
    }
    entry(name, value, depth, inError) {
        const role = fieldRole(name);
        const plain = typeof value !== "object" || value === null;
        switch (role) {
            case "content":
                // A synthetic message of the agent itself holds its error as text.
                if (this.speaksItself)
                    break;
                return;
            case "log":
                if (typeof value === "string")
                    this.logs.push(value);
                return;
            case "url":
                if (typeof value === "string" && value.startsWith("http"))
                    this.url ??= value;
                return;
            case "header":
                if (plain && value !== null)
                    this.facts.headers.set(name.toLowerCase(), String(value));
                else if (typeof value === "object" && value !== null && value.kind === "list" && value.items.length > 0)
                    this.facts.headers.set(name.toLowerCase(), String(value.items[0]));
                return;
            case "wait-ms":
            case "wait-seconds":
            case "retry-info":
            case "instant":
                if (plain)
                    this.wait(role, value, role === "retry-info" ? "retry-info" : "field");
                else
                    this.walk(value, name, depth + 1, inError);
                return;
            case "status":
            case "code":
                this.code(value, role);
                if (plain)
                    return;
                break;
            case "message":
                if (/^(?:error|err|errors|exception|fault|failure|last_?error|error_?message)$/i.test(name) && isFilled(value))
                    this.isError = true;
                break;
            case "other":
                if (/^quota_?value$/i.test(name) && String(value) === "0")
                    addMeaning(this.facts, "task", "limit-zero");
                if (typeof value === "string" && value.length < 300)
                    this.facts.context += `\n${value}`;
                if (/^(?:is_error|isApiErrorMessage)$/.test(name) && value === true)
                    this.isError = this.speaksItself = true;
                break;
            default:
                break;
        }
        if (typeof value === "string")
            this.text(value, name, inError || this.isError);
        else
            this.walk(value, name, depth + 1, inError || (role === "message" && this.isError));
    }
    /** `[('retry-after', '30'), …]` and the flat list that Node keeps. */
    pairs(items) {
        for (const item of items) {
            if (typeof item !== "object" || item === null || item.kind !== "list" || item.items.length !== 2)
                continue;
            const [name, value] = item.items;
            if (typeof name === "string" && value !== null && typeof value !== "object" && fieldRole(name) === "header") {
                this.facts.headers.set(name.toLowerCase(), String(value));
            }
        }
    }
    code(value, role) {
        if (typeof value === "object" || typeof value === "boolean")
            return;
        const text = String(value);
        const http = /^([1-5]\d\d)\b/.exec(text);
        if (http) {
            this.statuses.push(Number(http[1]));
            return;
        }
        if (role === "code" && text === "error")
            this.isError = true;
        if (role === "status" && /^(?:error|errored|failed|failure|rejected)$/i.test(text))
            this.isError = true;
        const form = codeForm(text);
        if (form === null)
            return;
        // "limit reached" as a status of a healthy answer does not occur; `type: message` never gets here.
        addMeaning(this.facts, form.meaning, form.name);
        if (form.meaning !== "other" && form.meaning !== "failure" && form.meaning !== "connection")
            this.facts.typed = true;
        if (form.meaning !== "other")
            this.isError = true;
        this.facts.context += `\n${text}`;
    }
    text(value, key, inError) {
        if (value === "")
            return;
        const role = fieldRole(key);
        const inner = this.texts < DEEPEST_TEXT * 4 ? innerNotation(value) : null;
        if (inner !== null) {
            this.texts += 1;
            const before = value.slice(0, inner.start).trim();
            if (before !== "" && (role === "message" || inError))
                this.messages.push(before);
            this.walk(inner.value, key, 4, true);
            const rest = value.slice(inner.end).trim();
            if (rest.length > 3 && (role === "message" || inError))
                this.messages.push(rest);
            return;
        }
        if (/^(?:description|title|summary|info|value|data|response|body)$/i.test(key))
            this.captions.add(value);
        if (role === "message" ||
            (inError && role === "content") ||
            (this.speaksItself && /^(?:result|content|text)$/.test(key)))
            this.messages.push(value);
    }
    delay(value) {
        const seconds = Number(field(value, "seconds") ?? 0);
        const nanos = Number(field(value, "nanos") ?? 0);
        if (Number.isFinite(seconds))
            this.facts.waits.push({ kind: "duration", ms: seconds * 1_000 + nanos / 1e6, source: "retry-info" });
    }
    wait(role, value, source) {
        const wait = readField(role, value, source, this.context);
        if (wait !== null)
            this.facts.waits.push(wait);
    }
    isSuccess() {
        const status = this.statuses[0];
        return status !== undefined && status < 400 && !this.isError && this.statuses.every((code) => code < 400);
    }
    reading(lead, leadSays) {
        const message = this.messages.join("\n");
        const refused = this.statuses.some((code) => code >= 400);
        const isReport = this.isError || refused || leadSays || this.messages.some((one) => !this.captions.has(one) && isNotice(one));
        if (!isReport)
            return this.logs.length > 0 ? { kind: "refusal", facts: this.facts, logs: this.logs } : { kind: "unknown" };
        const words = leadSays && lead !== BELOW_AN_ERROR ? `${lead.trim()} ${message}` : message;
        const read = readMessage(words, this.context);
        const status = this.statuses.includes(429) ? 429 : (this.statuses.findLast((code) => code >= 400) ?? read.status);
        addFacts(this.facts, read);
        this.facts.status = read.status === 429 ? 429 : status;
        this.facts.structured = true;
        this.facts.url ??= this.url;
        if (message !== "")
            this.facts.words = message.slice(0, 500);
        return { kind: "refusal", facts: this.facts, logs: this.logs };
    }
}
/** JSON or a repr inside a string: an error body that was printed, wrapped or escaped. */
function innerNotation(text) {
    const start = text.search(/\{\s{0,20}\\{0,4}["']|\[\s{0,20}\{\s{0,20}\\{0,4}["']/);
    if (start === -1)
        return null;
    const parsed = parseNotation(text, start);
    if (parsed === null || (parsed.value.kind === "object" && parsed.value.entries.length === 0))
        return null;
    return { value: parsed.value, start, end: parsed.end };
}
/** A wait in a field, by what its name promises. */
function readField(role, value, source, context) {
    if (value === null || typeof value === "object" || typeof value === "boolean")
        return null;
    const text = String(value).trim();
    const number = /^\d{1,16}(?:\.\d{1,9})?$/.test(text) ? Number(text) : null;
    if (role === "wait-ms")
        return number === null ? null : { kind: "duration", ms: number, source };
    if (role === "instant") {
        if (number !== null) {
            if (number < 1e8)
                return null;
            const at = epochMs(number);
            return at > context.nowAt ? { kind: "instant", at, source } : null;
        }
        const instant = readInstant(text, 0, context);
        if (instant !== null)
            return { kind: "instant", at: instant.at, source };
        const duration = readDuration(text);
        return duration === null ? null : { kind: "duration", ms: duration.durationMs, source };
    }
    const wait = readReset(text, context);
    return wait === null ? null : { ...wait, source };
}

;// CONCATENATED MODULE: ./build/core/detect/text/clean-lines.js
/** Output of a child as plain lines: without colours, carriage returns, transport prefixes and terminal wrapping. */
// Written as text: the escape character may not stand in a pattern.
const ESC = "\\u001b";
const BEL = "\\u0007";
const ESCAPES = new RegExp(`${ESC}(?:\\[[0-9;:?<=>]{0,40}[ -/]{0,4}[@-~]|\\][^${BEL}${ESC}\\n]{0,400}(?:${BEL}|${ESC}\\\\)|[()][0-9A-Za-z]|[@-Z\\\\^_])`, "g");
const CONTROL_OR_BREAK = /\r\n|\r|\u2028|\u2029|\u0085/g;
/** `2026-05-14T02:10:48.0001000Z ` of the Actions log, `[2026-02-18T03:59:59.600Z] ` of wrappers. */
const INSTANT_PREFIX = /^\[?\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:[.,]\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?\]?\s/;
/** `worker-3  | ` of docker compose, `[pod/eval-0/main] ` of kubectl. */
const COMPOSE_PREFIX = /^[\w.-]{0,60}[A-Za-z][\w.-]{0,60}\s{1,24}\|(?:\s|$)/;
const POD_PREFIX = /^\[pod\/[\w./-]{1,120}\]\s/;
/** Left and right walls of panels (rich, boxen); the corners are lines of their own. */
const WALL = /^\s{0,8}[│┃║▏▎|]\s?(.{0,400}?)\s{0,200}[│┃║▕]\s{0,4}$/;
const LEFT_WALL = /^\s{0,8}[│┃║▏▎]\s/;
/** Agents put a face before each line they print. */
const EMOJI = /^[\u{1F300}-\u{1FAFF}]\uFE0F?\s/u;
/** Padding says nothing, and is what patterns run over longest. */
const LONG_BLANK = /[ \t]{41,}/g;
const BLANKS = " ".repeat(40);
const TERMINAL_WIDTHS = new Set([80, 100, 120, 132, 160]);
/** A line that begins like this is no continuation of a wrapped one. */
const FRESH_START = /^(?:\s{0,12}at\s|\s{1,8}File "|Traceback\b|\d{4}[-/]\d{2}[-/]\d{2}|\d{2}:\d{2}:\d{2}|\[\w|(?:ERROR|WARN(?:ING)?|INFO|DEBUG|FATAL|CRITICAL|TRACE)\b|[A-Za-z_.]{1,80}(?:Error|Exception|Warning):|[<>] |HTTP\/\d|[■⚠✗✘●⏺✻›❯⎿])/;
/**
 * Splits text into clean lines.
 *
 * Stable under what surrounds a message: CRLF or LF, ANSI colours, log prefixes, hard wrapping at usual terminal widths.
 */
function cleanLines(text) {
    const plain = text.includes("\u001b") ? text.replace(ESCAPES, "") : text;
    const lines = (/[\r\u2028\u2029\u0085]/.test(plain) ? plain.replace(CONTROL_OR_BREAK, "\n") : plain).split("\n");
    const compose = composePrefixes(lines);
    const dated = mostly(lines, (line) => INSTANT_PREFIX.test(line));
    const bare = lines.map((line) => {
        let rest = line.length > 200 ? line.replace(LONG_BLANK, BLANKS) : line;
        for (let round = 0; round < 3; round += 1) {
            const match = (dated ? INSTANT_PREFIX.exec(rest) : null) ??
                POD_PREFIX.exec(rest) ??
                (compose ? COMPOSE_PREFIX.exec(rest) : null);
            if (match === null)
                break;
            rest = rest.slice(match[0].length);
        }
        const wall = WALL.exec(rest);
        if (wall)
            return wall[1] ?? "";
        return rest.replace(EMOJI, "").replace(LEFT_WALL, "");
    });
    return unwrap(bare);
}
/** Prefixes of containers, with one bar only: a second one makes a table. */
function composePrefixes(lines) {
    return mostly(lines, (line) => {
        const bare = line.replace(INSTANT_PREFIX, "");
        const match = COMPOSE_PREFIX.exec(bare);
        return match !== null && !bare.slice(match[0].length).includes(" | ");
    });
}
/** Whether a prefix stands before half of the lines at least; a message alone may begin like one. */
function mostly(lines, hasPrefix) {
    let prefixed = 0;
    let filled = 0;
    for (const line of lines) {
        if (line.trim() === "")
            continue;
        filled += 1;
        if (hasPrefix(line))
            prefixed += 1;
    }
    return prefixed > 0 && prefixed * 2 >= filled;
}
/**
 * Joins lines that a terminal broke at its last column. A line counts as broken where it fills one of the usual
 * widths exactly, its neighbours are no wider, and the next one does not begin afresh.
 */
function unwrap(lines) {
    const joined = [];
    let open = false;
    for (let index = 0; index < lines.length; index += 1) {
        const line = lines[index] ?? "";
        if (open)
            joined[joined.length - 1] += line;
        else
            joined.push(line);
        open = isBroken(line, lines[index - 1], lines[index + 1]);
    }
    return joined;
}
function isBroken(line, before, after) {
    if (after === undefined || after === "" || line.length < 40 || line.length > 160)
        return false;
    const width = displayWidth(line);
    // A wide character that does not fit leaves the last column empty.
    const filled = TERMINAL_WIDTHS.has(width) || (width !== line.length && TERMINAL_WIDTHS.has(width + 1));
    if (!filled || displayWidth(after) > width)
        return false;
    if (before !== undefined && displayWidth(before) > width)
        return false;
    if (/\w$/.test(line) && /^[a-z]{1,2}[A-Za-z]*\b/.test(after) && !/\s$/.test(line))
        return true;
    return !FRESH_START.test(after) && !/([=\-─━_*#~.])\1{9}$/.test(line);
}
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;
/** Columns that a line takes on a terminal. */
function displayWidth(line) {
    return line.length > 400 ? line.length : line.length + (line.match(WIDE)?.length ?? 0);
}

;// CONCATENATED MODULE: ./build/core/detect/text/paragraph.js
/** Messages of several lines: wrapped at a space, indented below their first line, or items of one message. */



const LONGEST_PARAGRAPH = 10;
/** Lines of providers' messages that go on after a full stop. */
const CONTINUES = /^\s{0,8}(?:\*\s|Please\s(?:re-?try|try|wait)|Try again|Retry|Resets?\b|resets?\b)/;
/** A line that begins afresh: a record of a log, a frame, a marker, an object. */
const FRESH = /^(?:\s{0,12}at\s\S+[:(/]|\s{1,8}File "|Traceback\b|\[?\d{4}[-/]\d{2}[-/]\d{2}|\d{2}:\d{2}:\d{2}|\[\w|(?:ERROR|WARN(?:ING)?|INFO|DEBUG|FATAL|CRITICAL|TRACE)\b|[A-Za-z_.]{1,80}(?:Error|Exception|Warning):|[<>] |HTTP\/\d|\s{0,6}[■⚠✗✘●⏺✻›❯⎿$+{}[\]]|```|[-=]{4,}|(?:shard|item|task|run|step|epoch|batch|sample|case|test|worker|finished|completed|done|loaded|saved|processing|evaluating|grading|attempt)\s)/i;
/** No sentence ends like this. */
const DANGLING = /(?:\b(?:at|on|in|after|until|again|by|the|is|or|and|code|status|of|to|a|an|your|for|with|per)|\b(?:19|20)\d{2},?|\d{4}-\d{2}-\d{2}|,|-|\/)$/i;
const paragraph_TERMINAL_WIDTHS = [80, 100, 120, 132];
/**
 * The message that begins at line `index`.
 *
 * @param first that line without what stands before its message
 */
function readParagraph(lines, index, first) {
    let text = first;
    let next = index + 1;
    let previous = lines[index] ?? "";
    const indent = indentOf(previous);
    for (; next < lines.length && next - index < LONGEST_PARAGRAPH; next += 1) {
        const line = lines[next] ?? "";
        if (line.trim() === "")
            break;
        if (!CONTINUES.test(line) && !continues(previous, line, indent))
            break;
        text += ` ${line.trim()}`;
        previous = line;
    }
    return { text, next };
}
function continues(previous, line, indent) {
    const dangling = DANGLING.test(previous.trimEnd());
    const filled = paragraph_isFilled(previous, line);
    if (FRESH.test(line) && !(filled && dangling))
        return false;
    const deeper = indentOf(line) > indent;
    const wrapped = previous.length >= 62 && previous.length <= 220 && !/[.!?:}\])"'`]\s*$/.test(previous);
    if (!wrapped && !deeper && !filled)
        return false;
    if (lookAlike(line) !== null)
        return false;
    // Below a key of a document or a configuration stand its own keys.
    if (!filled && /^\s*['"]?[\w-]{1,30}['"]?:\s/.test(line))
        return false;
    return deeper || dangling || filled || !isErrorLine(line);
}
/** Whether the first word of the next line would not have fitted on this one, at a usual width. */
function paragraph_isFilled(line, next) {
    const word = /^\S{1,200}/.exec(next)?.[0].length ?? 0;
    const length = displayWidth(line);
    return word > 0 && length >= 36 && paragraph_TERMINAL_WIDTHS.some((width) => length <= width && length + 1 + word >= width);
}
function indentOf(line) {
    return /^\s*/.exec(line)?.[0].length ?? 0;
}
/** The first paragraph below a heading of a document. */
function isUnderHeading(lines, index) {
    return [1, 2].some((back) => /^#{1,6}\s\S/.test(lines[index - back] ?? ""));
}
/** A line in the middle of a paragraph of prose: the one before ends in a word, and is no error's. */
function isContinuedProse(lines, index) {
    const before = lines[index - 1];
    const line = lines[index] ?? "";
    if (before === undefined || before.trim().length < 60)
        return false;
    if (announcesError(before) || isErrorLine(before) || isNotice(before))
        return false;
    const end = before.trimEnd();
    const goesOn = /[a-z,] [\w'-]{1,14}$|[a-z]{2},$/.test(end) && !/[:;.!?)}\]"'`]$/.test(end);
    return goesOn && /^\s{0,2}[a-zA-Z0-9]/.test(line) && !FRESH.test(line);
}

;// CONCATENATED MODULE: ./build/core/detect/text/quotation.js
/** Blocks that quote: fenced code, diffs, commit messages, tables of documents. What they say happened nowhere. */
/** The index of the line after the quotation that begins at `index`; null where none does. */
function quotationEnd(lines, index) {
    return fenceEnd(lines, index) ?? diffEnd(lines, index) ?? commitEnd(lines, index) ?? tableEnd(lines, index);
}
/** A fenced block is a quotation; a fence that is never closed is none. */
function fenceEnd(lines, index) {
    if (!/^\s{0,3}```/.test(lines[index] ?? ""))
        return null;
    for (let next = index + 1; next < lines.length && next - index < 400; next += 1) {
        if (/^\s{0,3}```\s*$/.test(lines[next] ?? ""))
            return next + 1;
    }
    return null;
}
/** The lines of a diff are texts that somebody wrote. */
function diffEnd(lines, index) {
    if (!/^(?:@@ -\d|diff --git )/.test(lines[index] ?? ""))
        return null;
    let next = index + 1;
    while (next < lines.length &&
        /^(?:[+\- ]|@@ |index |\\ No newline|(?:new|deleted) file|similarity|rename)/.test(lines[next] ?? ""))
        next += 1;
    return next;
}
/** The header and the message of a commit, as `git log` and `git show` print them. */
function commitEnd(lines, index) {
    if (!/^commit [0-9a-f]{40}\b/.test(lines[index] ?? ""))
        return null;
    let next = index + 1;
    while (next < lines.length &&
        /^(?:(?:Author|Date|Merge|Commit|AuthorDate|CommitDate):|\s{4}|\s*$)/.test(lines[next] ?? ""))
        next += 1;
    return next;
}
/** A table of a document: a row of dashes below its header. */
function tableEnd(lines, index) {
    if (!/^\s{0,3}\|?\s?:?-{2,}:?\s?(?:\|\s?:?-{2,}:?\s?){1,12}\|?\s*$/.test(lines[index + 1] ?? ""))
        return null;
    let next = index + 2;
    while (next < lines.length && (lines[next] ?? "").includes("|"))
        next += 1;
    return next;
}

;// CONCATENATED MODULE: ./build/core/detect/read-events.js
/** Reads clean lines to events: responses, records, error lines and notices, and what belongs to them. */












const DEEPEST_LOG = 2;
const LONGEST_LEAD = 2_000;
const NEAR_ERROR = 12;
const OBJECT_START = /\{(?=(?:\s|\\{1,4}n){0,40}(?:\\{0,4}["'`]|[A-Za-z_$][\w$-]{0,60}\s{0,3}(?:[:{]|=>)|:[a-z_]{1,40}\s?=>|\[Symbol))|\[(?=(?:\s|\\{1,4}n){0,40}(?:\\{0,4}["'](?![^"'\n]{0,60}["']\s?,?\s?[A-Za-z])|[{[]\s{0,40}\\{0,4}["'{(]|[a-z_]{1,40}\s\{|\(['"]))/g;
const SUCCESS_LINE = /["' ]HTTP\/\d(?:\.\d)?["']?\s2\d\d\b|"2\d\d OK"|\s->\s(?:HTTP\s)?2\d\d\b|\b(?:retry|attempt|request|call)\s(?:#?\d{1,3}\s)?(?:has\s)?(?:succeeded|was successful|successful)\b|\bsucceeded (?:after|on) (?:\d{1,3} )?(?:retr|attempt)|\brecovered after\b|- 2\d\d in \d+ms/i;
const URL = /https?:\/\/[^\s"'<>)\]},]{3,400}/;
/** Reads a whole text. */
function readEvents(text, context, depth = 0) {
    return new EventReader(cleanLines(text), context, depth).read();
}
/** Mutable inside one call of `readEvents` only. */
class EventReader {
    lines;
    context;
    depth;
    starts = [];
    text;
    events = [];
    lastError = Number.NEGATIVE_INFINITY;
    work;
    constructor(lines, context, depth) {
        this.lines = lines;
        this.context = context;
        this.depth = depth;
        this.text = lines.join("\n");
        let at = 0;
        for (const line of lines) {
            this.starts.push(at);
            at += line.length + 1;
        }
        // Objects that turn out to be none are read in vain: bounded by a multiple of the text.
        this.work = this.text.length * 6 + 20_000;
    }
    read() {
        let index = 0;
        while (index < this.lines.length)
            index = Math.max(index + 1, this.step(index));
        return this.events;
    }
    /** Reads what begins at line `index`; the index of the next line. */
    step(index) {
        const line = this.lines[index] ?? "";
        if (line === "")
            return index + 1;
        const quoted = quotationEnd(this.lines, index);
        if (quoted !== null)
            return quoted;
        const response = this.response(index);
        if (response !== null)
            return response;
        const object = this.object(index);
        if (object !== null)
            return object;
        const properties = this.properties(index);
        if (properties !== null)
            return properties;
        return this.plain(index);
    }
    response(index) {
        const head = readResponseHead(this.lines, index);
        if (head === null)
            return null;
        if (head.status < 400) {
            if (head.status >= 200)
                this.events.push({ kind: "success", line: index, url: null });
            return head.next;
        }
        let next = head.next;
        while (next < this.lines.length && next - head.next < 3 && /^\s{0,4}<?\s{0,4}$/.test(this.lines[next] ?? ""))
            next += 1;
        const facts = head.facts;
        const body = this.parseAt(next, /^\s{0,20}[{[]/);
        if (body !== null) {
            const reading = readRecord(body.value, `HTTP ${head.status}:`, this.context);
            if (reading.kind === "refusal")
                addFacts(facts, reading.facts);
            next = body.nextLine;
        }
        else if (next > head.next || /^\s{0,4}(?:<html|<!doctype|<title|<head)/i.test(this.lines[next] ?? "")) {
            const text = this.lines.slice(next, next + 6).join("\n");
            if (readResponseHead(this.lines, next) === null &&
                !/^\s*\S+\s*$/.test(text) &&
                lookAlike(this.lines[next] ?? "") === null) {
                addFacts(facts, readMessage(text, this.context));
                while (next < this.lines.length && next - head.next < 15 && (this.lines[next] ?? "").trim() !== "")
                    next += 1;
            }
        }
        facts.status =
            facts.meanings.size === 0 || facts.status === null ? head.status : facts.status === 429 ? 429 : head.status;
        this.push(index, next, facts, false);
        return next;
    }
    /** The object that begins on a line, read over as many lines as it has. */
    parseAt(index, shape) {
        const line = this.lines[index];
        if (line === undefined || !shape.test(line) || this.work <= 0)
            return null;
        const from = (this.starts[index] ?? 0) + line.search(/[{[]/);
        const parsed = parseNotation(this.text, from);
        this.work -= (parsed?.end ?? from + 200) - from;
        return parsed === null ? null : { value: parsed.value, nextLine: this.lineAt(parsed.end) + 1 };
    }
    lineAt(offset) {
        let low = 0;
        let high = this.starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((this.starts[middle] ?? 0) <= offset - 1)
                low = middle;
            else
                high = middle - 1;
        }
        return low;
    }
    object(index) {
        const line = this.lines[index] ?? "";
        OBJECT_START.lastIndex = 0;
        const text = this.withNext(index);
        // Words before an object are those since the one before it.
        let leadFrom = 0;
        for (let match = OBJECT_START.exec(text); match !== null; match = OBJECT_START.exec(text)) {
            if (match.index >= line.length || this.work <= 0)
                return null;
            const from = (this.starts[index] ?? 0) + match.index;
            const parsed = parseNotation(this.text, from);
            this.work -= (parsed?.end ?? from + 400) - from;
            if (parsed === null)
                continue;
            if (parsed.value.kind === "object" ? parsed.value.entries.length === 0 : parsed.value.items.length === 0)
                continue;
            const endLine = parsed.complete ? this.lineAt(parsed.end) : index;
            const lead = line.slice(Math.max(leadFrom, match.index - LONGEST_LEAD), match.index);
            const trail = parsed.complete ? this.text.slice(parsed.end, this.endOf(endLine)) : "";
            if (this.isQuotation(index, endLine, lead, trail, parsed.bareKeys))
                return parsed.complete && lead.trim() === "" ? endLine + 1 : null;
            const reading = readRecord(parsed.value, this.leadWords(lead, index, parsed.bareKeys || endLine > index), this.context);
            switch (reading.kind) {
                case "silent":
                    return endLine + 1;
                case "success":
                    this.events.push({ kind: "success", line: index, url: reading.url });
                    return endLine + 1;
                case "unknown":
                    if (lead.trim() === "" && trail.trim().length <= 1)
                        return endLine + 1;
                    break;
                case "refusal":
                    if (!says(reading.facts) && reading.logs.length === 0) {
                        // `Error for Example({…}): …`: the error's own object may follow on the line.
                        if (reading.facts.headers.size > 0 || reading.facts.waits.length > 0)
                            this.attach(index, reading.facts);
                        if (endLine > index)
                            return endLine + 1;
                        break;
                    }
                    return this.refusal(index, endLine, reading.facts, reading.logs, line, parsed.complete ? parsed.end : null);
            }
            leadFrom = parsed.end - (this.starts[index] ?? 0);
            OBJECT_START.lastIndex = Math.max(OBJECT_START.lastIndex, leadFrom);
        }
        return null;
    }
    /** The line, and the next where an object may open on it. */
    withNext(index) {
        const line = this.lines[index] ?? "";
        return /[{[(]\s*$/.test(line)
            ? `${line}\n${(this.lines[index + 1] ?? "").slice(0, 200)}\n${(this.lines[index + 2] ?? "").slice(0, 200)}`
            : line;
    }
    /** Words before the object; of a dump below a stack those of the error above it. */
    leadWords(lead, index, isDump) {
        if (lead.trim() !== "" && !/^\s*(?:at\s.*|[\w$'".-]{1,40}\s?[:=]\s?|[a-zA-Z]{1,30}\s?|\[?b?['"]?)$/.test(lead))
            return lead;
        return isDump && index - this.lastError <= NEAR_ERROR ? BELOW_AN_ERROR : lead;
    }
    /** The refusal of an object, with the objects and words that follow it on its last line; the next line. */
    refusal(index, endLine, facts, logs, line, end) {
        let last = endLine;
        let at = end;
        for (let more = 0; more < 6 && at !== null && this.work > 0; more += 1) {
            const next = this.text.slice(at, this.endOf(last)).search(/[{[]\s{0,4}['"]/);
            const parsed = next === -1 ? null : parseNotation(this.text, at + next);
            if (parsed === null)
                break;
            this.work -= parsed.end - at;
            const reading = readRecord(parsed.value, this.text.slice(at, at + next), this.context);
            if (reading.kind === "refusal")
                addFacts(facts, reading.facts);
            at = parsed.complete ? parsed.end : null;
            if (at !== null)
                last = this.lineAt(at);
        }
        const trail = at === null ? "" : this.text.slice(at, this.endOf(last));
        if (trail.trim().length > 8)
            addFacts(facts, readMessage(trail, this.context));
        if (this.depth < DEEPEST_LOG) {
            for (const log of logs) {
                for (const event of readEvents(log.slice(-65_536), this.context, this.depth + 1)) {
                    if (event.kind === "refusal")
                        this.push(index, last, event.facts, event.retries);
                }
            }
        }
        this.push(index, last, facts, /\bretr(?:y|ying|ies)\b/i.test(line + trail));
        return last + 1;
    }
    endOf(line) {
        return (this.starts[line] ?? 0) + (this.lines[line] ?? "").length;
    }
    /** An object inside running prose, a quotation or source text. */
    isQuotation(index, endLine, lead, trail, bareKeys) {
        if (/^\s+(?:and|or|is|are|as|in|with|when|if|which|so|then|means?)\s/.test(trail))
            return true;
        const before = (this.lines[index - 1] ?? "").trimEnd();
        if (lead.trim() === "" && /[a-z] (?:with|like|as|a|the|of|be|is|returns?|body|json)$/i.test(before))
            return true;
        const alike = lookAlike(lead);
        if (/[a-z]{2}/i.test(lead) && alike !== null && alike !== "stack-frame" && !isErrorLine(lead))
            return true;
        if (!bareKeys)
            return false;
        if (/[(=>,]\s*$/.test(lead) && !/(?:Error|Exception)\w*\(\s*$/.test(lead))
            return true;
        // Keys without quotes are source text or Node's inspect; the latter hangs on an error.
        const after = this.lines[endLine + 1] ?? "";
        const closing = this.lines[endLine] ?? "";
        if (/[,;)]\s*$/.test(closing.trimEnd()) && /^\s*[}\])]/.test(after))
            return true;
        if ((lead.trim() === "" && /^(?:source|diff|document)$/.test(lookAlike(before) ?? "")) ||
            lookAlike(lead) === "source")
            return true;
        return !(index - this.lastError <= NEAR_ERROR || announcesError(lead) || isErrorLine(lead) || lead.trim() === "");
    }
    /** Lines of `key: value` below an error: what Node and many CLIs print of its fields. */
    properties(index) {
        if (index - this.lastError > NEAR_ERROR)
            return null;
        const entries = [];
        let next = index;
        while (next < this.lines.length && entries.length < 60) {
            const match = /^\s{0,12}['"]?([A-Za-z_$][\w$.-]{1,40})['"]?\s?[:=]\s{1,3}(\S.{0,4000})$/.exec(this.lines[next] ?? "");
            if (match === null)
                break;
            const role = fieldRole(match[1] ?? "");
            if (role === "other" && entries.length === 0)
                return null;
            const value = (match[2] ?? "").replace(/,\s*$/, "").replace(/^(['"`])([\s\S]*)\1$/, "$2");
            if (/^[{[]/.test(value))
                break;
            entries.push([match[1] ?? "", value]);
            next += 1;
        }
        if (entries.length === 0)
            return null;
        const group = { kind: "object", entries };
        const told = entries.some(([key]) => ["message", "status", "code", "header", "wait-ms", "wait-seconds", "retry-info", "instant"].includes(fieldRole(key)));
        if (!told || entries.some(([, value]) => lookAlike(String(value)) !== null))
            return null;
        const lone = entries.length === 1 && /^\s{0,2}(?:error|Error)\b/.test(this.lines[index] ?? "");
        if (lone)
            return null;
        const reading = readRecord(group, BELOW_AN_ERROR, this.context);
        if (reading.kind !== "refusal")
            return null;
        if (says(reading.facts))
            this.push(index, next - 1, reading.facts, false);
        else
            this.attach(index, reading.facts);
        return next;
    }
    plain(index) {
        const line = this.lines[index] ?? "";
        if (/2\d\d|succe|recover/i.test(line) && SUCCESS_LINE.test(line) && !/(?<![:\d.])4[0-2]\d\b/.test(line)) {
            this.events.push({ kind: "success", line: index, url: URL.exec(line)?.[0] ?? null });
            return index + 1;
        }
        const announces = announcesError(line);
        const isNear = index - this.lastError <= NEAR_ERROR;
        if (!announces && !TRIGGER.test(line)) {
            // The fields of an error stand below its stack, however deep that is.
            if (isNear && lookAlike(line) === "stack-frame")
                this.lastError = index;
            return index + 1;
        }
        const alike = lookAlike(line);
        if (alike === "stack-frame" && isNear)
            this.lastError = index;
        if (alike === null && announces)
            this.lastError = index;
        if (alike !== null && !(alike === "document" && this.isListedNotice(line)))
            return index + 1;
        const text = line.replace(/^E\s{2,8}/, "").replace(RUBY_ERROR, "");
        const paragraph = readParagraph(this.lines, index, text);
        if (!isContinuedProse(this.lines, index) && this.isReport(index, text, paragraph.text)) {
            const facts = readMessage(paragraph.text, this.context);
            facts.url = URL.exec(line)?.[0] ?? null;
            for (const [name, value] of readHeadersInText(paragraph.text))
                facts.headers.set(name, value);
            if (says(facts)) {
                this.lastError = paragraph.next - 1;
                this.push(index, paragraph.next - 1, facts, /\bretr(?:y|ying|ies)\b/i.test(line));
                return paragraph.next;
            }
        }
        const headers = readHeadersInText(line);
        const waits = readProseWaits(paragraph.text, this.context);
        if (headers.size > 0 || waits.length > 0) {
            const facts = noFacts();
            for (const [name, value] of headers)
                facts.headers.set(name, value);
            facts.waits.push(...waits);
            this.attach(index, facts);
        }
        return index + 1;
    }
    /** Whether the line reports an error or is a notice, alone or with the lines that continue it. */
    isReport(index, line, paragraph) {
        if (isErrorLine(line))
            return true;
        const isDocument = isUnderHeading(this.lines, index);
        if (!isDocument && isNotice(line))
            return true;
        return (paragraph !== line && TRIGGER.test(paragraph) && (isErrorLine(paragraph) || (!isDocument && isNotice(paragraph))));
    }
    /** `■`, `●` and `-` before a notice are bullets of tools; before prose those of documents. */
    isListedNotice(line) {
        return /^\s{0,3}[-*•●]\s/.test(line) && announcesError(line) && isErrorLine(line);
    }
    push(line, end, facts, retries) {
        if (!says(facts))
            return;
        this.lastError = Math.max(this.lastError, end);
        this.events.push({ kind: "refusal", line, end, facts, retries });
    }
    attach(line, facts) {
        this.events.push({ kind: "attachment", line, facts });
    }
}
/** Whether anything was said that can be judged. */
function says(facts) {
    return facts.meanings.size > 0 || (facts.status !== null && facts.status >= 400);
}

;// CONCATENATED MODULE: ./build/core/detect/text/relevant-parts.js
/** Finds the parts of a long text that may speak of a limit: one linear scan, then a closer look around the hits only. */

/** Up to this length a text is read whole, from shortly before its first hit on. */
const WHOLE = 262_144;
/** Class names alone may tell: their words can be broken up by a terminal. */
const SIGN = new RegExp(`${TRIGGER.source}|Error|Exception`, "i");
const TAIL = 131_072;
const CHUNK = 262_144;
/** Lines around a hit that are read with it. */
const BEFORE = 6_000;
const relevant_parts_AFTER = 12_000;
/** All parts together: an output that speaks of limits on every line is read from its end, and no further back. */
const MOST = 1_048_576;
const HIT = /429|529|limit|quota|throttl|exhaust|overload|too many|capacity|credit|balance|billing|budget|exceed|spend|ECONN|ETIMEDOUT|timed out|unavailable|50[0234] |RateLimit|Limit|Quota|Throttl|Exhaust|EXHAUST|Overload|Too Many|TooMany|Too many|Capacity|CAPACITY|Credit|Balance|Payment|Spend|Connection|Timeout|socket|余额|额度|限|频|繁忙|过载|上限/g;
/**
 * The parts of `text` to be read, from its end backwards; a short text is one part.
 * Parts begin and end at line breaks where lines are of bearable length.
 */
function* relevantParts(text) {
    if (text.length <= WHOLE) {
        const first = text.search(SIGN);
        if (first !== -1)
            yield text.slice(lineStart(text, Math.max(0, first - BEFORE)));
        return;
    }
    // What ended a child stands at the end of its output: that part is read for every sign.
    const tail = lineStart(text, text.length - TAIL);
    yield* relevantParts(text.slice(tail));
    let left = MOST;
    let end = tail;
    let covered = tail;
    while (end > 0 && left > 0) {
        const start = lineStart(text, Math.max(0, end - CHUNK));
        const ranges = hitRanges(text, start, end);
        for (const range of ranges.reverse()) {
            const to = Math.min(range.end, covered);
            if (to <= range.start)
                continue;
            covered = range.start;
            left -= to - range.start;
            yield text.slice(range.start, to);
            if (left <= 0)
                return;
        }
        end = start;
    }
}
function hitRanges(text, start, end) {
    const chunk = text.slice(start, end);
    const ranges = [];
    HIT.lastIndex = 0;
    for (let match = HIT.exec(chunk); match !== null; match = HIT.exec(chunk)) {
        const from = lineStart(text, Math.max(0, start + match.index - BEFORE));
        const to = lineEnd(text, start + match.index + relevant_parts_AFTER);
        const last = ranges.at(-1);
        if (last && from <= last.end)
            last.end = Math.max(last.end, to);
        else
            ranges.push({ start: from, end: to });
        // What lies in the range is read anyway.
        HIT.lastIndex = Math.max(HIT.lastIndex, match.index + relevant_parts_AFTER - BEFORE);
    }
    return ranges;
}
/** The start of the line that holds `at`, or `at` itself within a line of unbearable length. */
function lineStart(text, at) {
    if (at <= 0)
        return 0;
    const found = text.lastIndexOf("\n", at - 1);
    return found === -1 || at - found > CHUNK ? at : found + 1;
}
function lineEnd(text, at) {
    if (at >= text.length)
        return text.length;
    const found = text.indexOf("\n", at);
    return found === -1 || found - at > CHUNK ? Math.min(text.length, at) : found;
}

;// CONCATENATED MODULE: ./build/core/detect/pattern/syntax.js
/** Parses the regular expressions that users give: the subset that can be matched in linear time. */
/** Why a pattern cannot be taken, in words for people. */
class PatternError extends Error {
    name = "PatternError";
}
const DIGIT = [[48, 57]];
const WORD = [
    [48, 57],
    [65, 90],
    [95, 95],
    [97, 122],
];
const syntax_SPACE = [
    [9, 13],
    [32, 32],
    [160, 160],
    [0x2000, 0x200a],
    [0x2028, 0x2029],
    [0x3000, 0x3000],
];
const LAST = 0xffff;
const MOST_REPEATS = 1_000;
const syntax_DEEPEST = 60;
/** @throws PatternError */
function parsePattern(source) {
    return new Parser(source).parse();
}
/** Mutable inside one call of `parsePattern` only. */
class Parser {
    source;
    at = 0;
    groups = 0;
    depth = 0;
    names = new Map();
    constructor(source) {
        this.source = source;
    }
    parse() {
        const node = this.choice();
        if (this.at < this.source.length)
            throw new PatternError(`a ")" without its "(" at character ${this.at + 1}`);
        return { node, groups: this.groups, names: this.names };
    }
    choice() {
        this.depth += 1;
        if (this.depth > syntax_DEEPEST)
            throw new PatternError("groups that are nested too deeply");
        const nodes = [this.sequence()];
        while (this.take("|"))
            nodes.push(this.sequence());
        this.depth -= 1;
        return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: "choice", nodes };
    }
    sequence() {
        const nodes = [];
        while (this.at < this.source.length && !"|)".includes(this.source[this.at] ?? ""))
            nodes.push(this.repeated());
        return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: "sequence", nodes };
    }
    repeated() {
        const node = this.atom();
        const range = this.quantifier();
        if (range === null)
            return node;
        if (node.kind === "assert")
            throw new PatternError(`a quantifier after an anchor at character ${this.at}`);
        const greedy = !this.take("?");
        if (this.quantifier() !== null)
            throw new PatternError(`two quantifiers in a row at character ${this.at}`);
        return { kind: "repeat", node, ...range, greedy };
    }
    quantifier() {
        if (this.take("*"))
            return { min: 0, max: Number.POSITIVE_INFINITY };
        if (this.take("+"))
            return { min: 1, max: Number.POSITIVE_INFINITY };
        if (this.take("?"))
            return { min: 0, max: 1 };
        const counted = /^\{(\d{1,6})(?:(,)(\d{0,6}))?\}/.exec(this.source.slice(this.at, this.at + 20));
        if (counted === null)
            return null;
        this.at += counted[0].length;
        const min = Number(counted[1]);
        const max = counted[2] === undefined ? min : counted[3] === "" ? Number.POSITIVE_INFINITY : Number(counted[3]);
        if (max < min)
            throw new PatternError(`the range ${counted[0]}, whose end is below its start`);
        if (Math.max(min, max === Number.POSITIVE_INFINITY ? 0 : max) > MOST_REPEATS)
            throw new PatternError(`more than ${MOST_REPEATS} repeats: ${counted[0]}`);
        return { min, max };
    }
    atom() {
        const char = this.source[this.at] ?? "";
        this.at += 1;
        switch (char) {
            case "^":
                return { kind: "assert", what: "start" };
            case "$":
                return { kind: "assert", what: "end" };
            case ".":
                return { kind: "set", set: { ranges: [[10, 10]], negated: true }, literal: null };
            case "(":
                return this.group();
            case "[":
                return { kind: "set", set: this.bracket(), literal: null };
            case "\\":
                return this.escape();
            case "*":
            case "+":
            case "?":
                throw new PatternError(`the quantifier ${char} with nothing before it at character ${this.at}`);
            default:
                return literal(char);
        }
    }
    group() {
        let index = null;
        if (this.take("?")) {
            if (!this.take(":")) {
                const name = /^<([A-Za-z_]\w{0,60})>/.exec(this.source.slice(this.at, this.at + 70));
                if (name === null)
                    throw new PatternError("look-around or an inline flag: only (…), (?:…) and (?<name>…) can be matched in linear time");
                this.at += name[0].length;
                this.groups += 1;
                index = this.groups;
                this.names.set(name[1] ?? "", index);
            }
        }
        else {
            this.groups += 1;
            index = this.groups;
        }
        const node = this.choice();
        if (!this.take(")"))
            throw new PatternError('a "(" without its ")"');
        return { kind: "group", index, node };
    }
    escape() {
        const char = this.source[this.at];
        if (char === undefined)
            throw new PatternError("a lone backslash at the end");
        if (char === "b" || char === "B") {
            this.at += 1;
            return { kind: "assert", what: char === "b" ? "word" : "not-word" };
        }
        if (/[1-9k]/.test(char))
            throw new PatternError(`the back-reference \\${char}, which cannot be matched in linear time`);
        const set = this.classEscape();
        if (set !== null)
            return { kind: "set", set, literal: null };
        return literal(String.fromCharCode(this.charEscape()));
    }
    /** `\d`, `\w`, `\s` and their opposites; null for another escape. */
    classEscape() {
        const char = this.source[this.at] ?? "";
        const ranges = { d: DIGIT, w: WORD, s: syntax_SPACE }[char.toLowerCase()];
        if (ranges === undefined)
            return null;
        this.at += 1;
        return { ranges, negated: char !== char.toLowerCase() };
    }
    charEscape() {
        const char = this.source[this.at] ?? "";
        this.at += 1;
        const named = { b: 8, n: 10, r: 13, t: 9, f: 12, v: 11, 0: 0 }[char];
        if (named !== undefined)
            return named;
        const hex = (char === "x" ? /^[0-9a-f]{2}/i : char === "u" ? /^[0-9a-f]{4}/i : null)?.exec(this.source.slice(this.at, this.at + 4));
        if (hex) {
            this.at += hex[0].length;
            return Number.parseInt(hex[0], 16);
        }
        if (/[A-Za-z]/.test(char))
            throw new PatternError(`the escape \\${char}, which is not known`);
        return char.charCodeAt(0);
    }
    bracket() {
        const negated = this.take("^");
        const ranges = [];
        for (let first = true;; first = false) {
            if (this.at >= this.source.length)
                throw new PatternError('a "[" without its "]"');
            if (this.take("]") && !first)
                break;
            if (this.source[this.at - 1] === "]" && first && this.source[this.at] === undefined)
                throw new PatternError('an empty "[]"');
            const low = this.member(ranges);
            if (low === null)
                continue;
            if (this.source[this.at] === "-" && this.source[this.at + 1] !== "]" && this.source[this.at + 1] !== undefined) {
                this.at += 1;
                const high = this.member(ranges);
                if (high === null || high < low)
                    throw new PatternError("a range in [] whose end is below its start");
                ranges.push([low, high]);
            }
            else
                ranges.push([low, low]);
        }
        return { ranges, negated };
    }
    /** One character of a set; null where it was a class, whose ranges are added. */
    member(ranges) {
        if (!this.take("\\")) {
            const code = this.source.charCodeAt(this.at);
            this.at += 1;
            return code;
        }
        const set = this.classEscape();
        if (set === null)
            return this.charEscape();
        ranges.push(...(set.negated ? complement(set.ranges) : set.ranges));
        return null;
    }
    take(char) {
        if (this.source[this.at] !== char)
            return false;
        this.at += 1;
        return true;
    }
}
function literal(char) {
    const code = char.charCodeAt(0);
    return { kind: "set", set: { ranges: [[code, code]], negated: false }, literal: char };
}
function complement(ranges) {
    const result = [];
    let from = 0;
    for (const [low, high] of ranges) {
        if (low > from)
            result.push([from, low - 1]);
        from = high + 1;
    }
    if (from <= LAST)
        result.push([from, LAST]);
    return result;
}

;// CONCATENATED MODULE: ./build/core/detect/pattern/linear-pattern.js
/**
 * Matches the patterns that users give, without regard to case, in time proportional to text × pattern, whatever the
 * pattern: states are advanced together (Thompson, Pike), nothing is ever tried again. JavaScript's own engine backtracks.
 */

const LONGEST_SOURCE = 1_000;
const LONGEST_PROGRAM = 5_000;
/** @throws PatternError with the reason in words */
function compilePattern(source) {
    if (source === "")
        throw new PatternError("an empty pattern, which matches everything");
    if (source.length > LONGEST_SOURCE)
        throw new PatternError(`more than ${LONGEST_SOURCE} characters`);
    const parsed = parsePattern(source);
    const program = [];
    emit({ kind: "group", index: 0, node: parsed.node }, program);
    program.push({ op: "match" });
    const needle = longestLiteral(parsed.node).toLowerCase();
    const slots = (parsed.groups + 1) * 2;
    return {
        source,
        names: parsed.names,
        groups: parsed.groups,
        exec: (text, steps) => needle !== "" && !text.toLowerCase().includes(needle) ? null : run(program, slots, text, steps),
    };
}
function emit(node, program) {
    if (program.length > LONGEST_PROGRAM)
        throw new PatternError("a pattern that is too large once its repeats are written out");
    switch (node.kind) {
        case "set":
            program.push({ op: "set", set: node.set });
            return;
        case "assert":
            program.push({ op: "assert", what: node.what });
            return;
        case "group":
            if (node.index !== null)
                program.push({ op: "save", slot: node.index * 2 });
            emit(node.node, program);
            if (node.index !== null)
                program.push({ op: "save", slot: node.index * 2 + 1 });
            return;
        case "sequence":
            for (const inner of node.nodes)
                emit(inner, program);
            return;
        case "choice":
            emitChoice(node.nodes, program);
            return;
        case "repeat":
            emitRepeat(node, program);
            return;
    }
}
function emitChoice(nodes, program) {
    const ends = [];
    for (const [index, inner] of nodes.entries()) {
        if (index === nodes.length - 1) {
            emit(inner, program);
            break;
        }
        const split = { op: "split", first: program.length + 1, second: 0 };
        program.push(split);
        emit(inner, program);
        const end = { op: "jump", to: 0 };
        ends.push(end);
        program.push(end);
        split.second = program.length;
    }
    for (const end of ends)
        end.to = program.length;
}
function emitRepeat(node, program) {
    for (let count = 0; count < node.min; count += 1)
        emit(node.node, program);
    const branch = () => {
        const split = { op: "split", first: 0, second: 0 };
        program.push(split);
        return split;
    };
    const aim = (split, body, after) => {
        split.first = node.greedy ? body : after;
        split.second = node.greedy ? after : body;
    };
    if (node.max === Number.POSITIVE_INFINITY) {
        const start = program.length;
        const split = branch();
        emit(node.node, program);
        program.push({ op: "jump", to: start });
        aim(split, start + 1, program.length);
        return;
    }
    const splits = [];
    for (let count = node.min; count < node.max; count += 1) {
        const split = branch();
        splits.push({ split, body: program.length });
        emit(node.node, program);
    }
    for (const { split, body } of splits)
        aim(split, body, program.length);
}
function run(program, slots, text, steps) {
    const none = new Array(slots).fill(-1);
    let current = [];
    let best = null;
    for (let at = 0; at <= text.length; at += 1) {
        const seen = new Set();
        const next = [];
        const nextSeen = new Set();
        const live = [];
        for (const thread of current)
            follow(program, thread, text, at, seen, live, steps);
        // A later start has lower priority than any running one, and none once a match is found.
        if (best === null)
            follow(program, { pc: 0, saved: none }, text, at, seen, live, steps);
        for (const thread of live) {
            const instruction = program[thread.pc];
            if (instruction?.op === "match") {
                best = thread.saved;
                break;
            }
            if (instruction?.op === "set" &&
                at < text.length &&
                matches(instruction.set, text.charCodeAt(at)) &&
                !nextSeen.has(thread.pc)) {
                nextSeen.add(thread.pc);
                next.push({ pc: thread.pc + 1, saved: thread.saved });
            }
        }
        current = next;
        if (current.length === 0 && best !== null)
            break;
    }
    if (best === null)
        return null;
    const found = best;
    return Array.from({ length: slots / 2 }, (_, group) => {
        const [from, to] = [found[group * 2] ?? -1, found[group * 2 + 1] ?? -1];
        return from < 0 || to < 0 ? undefined : text.slice(from, to);
    });
}
/** Follows what consumes no character; each state once per position. */
function follow(program, thread, text, at, seen, live, steps) {
    const stack = [thread];
    for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
        if (seen.has(top.pc))
            continue;
        seen.add(top.pc);
        if (steps)
            steps.count += 1;
        const instruction = program[top.pc];
        if (instruction === undefined)
            continue;
        switch (instruction.op) {
            case "jump":
                stack.push({ pc: instruction.to, saved: top.saved });
                break;
            case "split":
                stack.push({ pc: instruction.second, saved: top.saved }, { pc: instruction.first, saved: top.saved });
                break;
            case "save": {
                const saved = [...top.saved];
                saved[instruction.slot] = at;
                stack.push({ pc: top.pc + 1, saved });
                break;
            }
            case "assert":
                if (holds(instruction.what, text, at))
                    stack.push({ pc: top.pc + 1, saved: top.saved });
                break;
            case "set":
            case "match":
                live.push(top);
                break;
        }
    }
}
function holds(what, text, at) {
    if (what === "start")
        return at === 0;
    if (what === "end")
        return at === text.length;
    const boundary = isWord(text.charCodeAt(at - 1)) !== isWord(text.charCodeAt(at));
    return what === "word" ? boundary : !boundary;
}
function isWord(code) {
    return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || code === 95 || (code >= 97 && code <= 122);
}
function matches(set, code) {
    const inside = (unit) => set.ranges.some(([low, high]) => unit >= low && unit <= high);
    const found = inside(code) || inside(otherCase(code));
    return found !== set.negated;
}
function otherCase(code) {
    if (code >= 65 && code <= 90)
        return code + 32;
    if (code >= 97 && code <= 122)
        return code - 32;
    if (code < 128)
        return code;
    const char = String.fromCharCode(code);
    const other = char.toLowerCase() === char ? char.toUpperCase() : char.toLowerCase();
    return other.length === 1 ? other.charCodeAt(0) : code;
}
/** The longest run of plain characters that every match holds: a line without it needs no closer look. */
function longestLiteral(node) {
    const nodes = node.kind === "sequence" ? node.nodes : node.kind === "group" ? [node.node] : [node];
    let best = "";
    let run = "";
    for (const inner of nodes) {
        if (inner.kind === "set" && inner.literal !== null)
            run += inner.literal;
        else {
            if (run.length > best.length)
                best = run;
            run = "";
            const nested = inner.kind === "group"
                ? longestLiteral(inner.node)
                : inner.kind === "repeat" && inner.min > 0
                    ? longestLiteral(inner.node)
                    : "";
            if (nested.length > best.length)
                best = nested;
        }
    }
    return run.length > best.length ? run : best;
}

;// CONCATENATED MODULE: ./build/core/detect/user-forms.js








const KINDS = ["wait", "stop", "cap", "task", "overload", "none"];
const FIELDS = ["name", "pattern", "kind", "provider", "retry_after_group", "retry_after_unit", "reset_group"];
const UNITS = new Map([
    ["ms", 1],
    ["s", 1_000],
    ["m", 60_000],
    ["h", 3_600_000],
]);
/**
 * Checks and compiles entries as they were read from YAML or JSON lines:
 * `{name, pattern, kind, provider?, retry_after_group?, retry_after_unit?, reset_group?}`.
 *
 * Patterns are regular expressions for one line, without regard to case; look-around and back-references are refused,
 * and what is left is matched in linear time. `kind: none` silences lines that match.
 *
 * @throws UserError that names the entry and what is wrong with it
 */
function compileUserForms(raw) {
    const names = new Set();
    return raw.map((entry, index) => {
        const form = compileOne(entry, index);
        if (names.has(form.name))
            throw wrong(index, form.name, "a name of its own", `the name ${JSON.stringify(form.name)} twice`, "Rename one of the two.");
        names.add(form.name);
        return form;
    });
}
function compileOne(raw, index) {
    const entry = new Map(Object.entries(raw).map(([key, value]) => [key.replaceAll("-", "_"), value]));
    const name = entry.get("name");
    if (typeof name !== "string" || name.trim() === "") {
        throw wrong(index, null, "a name", found(name), "Give each form a short name; it is shown where the form matched.");
    }
    for (const key of entry.keys()) {
        if (!FIELDS.includes(key))
            throw wrong(index, name, `only the fields ${FIELDS.join(", ")}`, `the field ${JSON.stringify(key)}`, "Remove it or correct its name.");
    }
    const kind = KINDS.find((one) => one === entry.get("kind"));
    if (kind === undefined)
        throw wrong(index, name, `kind to be one of ${KINDS.join(", ")}`, found(entry.get("kind")), "Choose the answer to the limit.");
    const provider = entry.get("provider");
    if (provider !== undefined && provider !== null && typeof provider !== "string")
        throw wrong(index, name, "provider to be text", found(provider), "Write its name, or leave it out.");
    const unit = entry.get("retry_after_unit") ?? "s";
    const retryAfterUnitMs = UNITS.get(String(unit));
    if (retryAfterUnitMs === undefined)
        throw wrong(index, name, `retry_after_unit to be one of ${[...UNITS.keys()].join(", ")}`, found(unit), "It is the unit of a bare number.");
    const pattern = compiled(entry.get("pattern"), index, name);
    return {
        name,
        kind,
        provider: provider ?? null,
        pattern,
        retryAfterGroup: group(entry.get("retry_after_group"), "retry_after_group", pattern, index, name),
        retryAfterUnitMs,
        resetGroup: group(entry.get("reset_group"), "reset_group", pattern, index, name),
    };
}
function compiled(source, index, name) {
    if (typeof source !== "string")
        throw wrong(index, name, "pattern to be a regular expression", found(source), "Write it as text, in quotes.");
    try {
        return compilePattern(source);
    }
    catch (error) {
        if (!(error instanceof PatternError))
            throw error;
        throw wrong(index, name, "pattern to be a regular expression that is matched in linear time", error.message, `Correct the pattern ${JSON.stringify(source)}.`);
    }
}
function group(value, field, pattern, index, name) {
    if (value === undefined || value === null)
        return null;
    const number = typeof value === "number"
        ? value
        : typeof value === "string"
            ? (pattern.names.get(value) ?? Number(value))
            : Number.NaN;
    if (Number.isInteger(number) && number >= 1 && number <= pattern.groups)
        return number;
    throw wrong(index, name, `${field} to be the number or the name of a group of the pattern`, found(value), `The pattern has ${pattern.groups} groups; add one in ( ).`);
}
function found(value) {
    return value === undefined ? "none" : JSON.stringify(value);
}
function wrong(index, name, expected, what, advice) {
    const entry = name === null ? `entry ${index + 1}` : `entry ${index + 1} (${JSON.stringify(name)})`;
    return new user_error/* UserError */.y(`Expected ${expected} in ${entry} of rate-limit-patterns, found ${what}. ${advice}`);
}
/** User forms are read in the last part of a text only: what ended a child stands at its end. */
const user_forms_TAIL = 65_536;
const user_forms_LONGEST_LINE = 4_000;
/** Reads `text` by the user's forms; the last line that matches speaks, and goes before every built-in form. */
function readUserForms(text, forms, context) {
    if (forms.length === 0)
        return { detection: null, rest: text };
    const loud = forms.filter((form) => form.kind !== "none");
    const quiet = forms.filter((form) => form.kind === "none");
    const lines = cleanLines(text.slice(-user_forms_TAIL));
    const kept = lines.filter((line) => !quiet.some((form) => form.pattern.exec(line.slice(0, user_forms_LONGEST_LINE)) !== null));
    const rest = kept.length === lines.length ? text : `${text.slice(0, -user_forms_TAIL)}${kept.join("\n")}`;
    for (const line of kept.toReversed()) {
        for (const form of loud) {
            const match = form.pattern.exec(line.slice(0, user_forms_LONGEST_LINE));
            if (match !== null)
                return { detection: answer(form, match, line, context), rest };
        }
    }
    return { detection: null, rest };
}
function answer(form, match, line, context) {
    const own = [retryAfter(form, match), user_forms_reset(form, match, context)].filter((wait) => wait !== null);
    const stated = form.retryAfterGroup === null && form.resetGroup === null ? readProseWaits(line, context) : own;
    const wait = longest(stated, context.nowAt);
    return {
        kind: settle(form.kind, wait, context),
        retryAfterMs: wait?.kind === "duration" ? wait.ms : null,
        resetAt: wait?.kind === "instant" ? wait.at : null,
        evidence: line.trim().slice(0, 500),
        form: form.name,
        provider: form.provider,
    };
}
/** A wait beyond the threshold is a stop, and a wait that states nothing a cap; the other kinds are the user's word. */
function settle(kind, wait, context) {
    if (kind !== "wait")
        return kind;
    if (wait === null)
        return "cap";
    return waitMs(wait, context.nowAt) > context.retryAfterThresholdMs ? "stop" : "wait";
}
function retryAfter(form, match) {
    const text = form.retryAfterGroup === null ? undefined : match[form.retryAfterGroup]?.trim();
    if (text === undefined)
        return null;
    if (/^\d{1,12}(?:\.\d{1,9})?$/.test(text)) {
        const ms = Number(text) * form.retryAfterUnitMs;
        return ms <= LONGEST_WAIT_MS ? { kind: "duration", ms, source: "prose" } : null;
    }
    const duration = readDuration(text);
    return duration === null ? null : { kind: "duration", ms: duration.durationMs, source: "prose" };
}
function user_forms_reset(form, match, context) {
    const text = form.resetGroup === null ? undefined : match[form.resetGroup];
    return text === undefined ? null : readReset(text, context);
}

;// CONCATENATED MODULE: ./build/core/detect/forms/providers.js
/** Whose words these are: hosts, modules and names that stand in messages. The first that is found counts. */
const SIGNS = [
    ["azure-openai", /azure ?openai|AzureException|azure-api\.net|openai\.azure\.com|aka\.ms\/oai/i],
    ["openrouter", /openrouter/i],
    ["github-models", /models\.github\.ai|UserByModelBy|models\.inference\.ai\.azure/i],
    ["github-copilot", /githubcopilot|Copilot (?:model|Chat|CLI)|premium request allowance/i],
    ["google-vertex", /aiplatform\.googleapis|vertex/i],
    ["google", /generativelanguage|gemini|ai\.google\.dev|cloudcode-pa|googleapis|google\.(?:genai|api_core|rpc)/i],
    ["aws-bedrock", /bedrock|botocore|InvokeModel|ConverseStream|ThrottlingException/],
    ["anthropic", /anthropic|claude|rate_limit_error|overloaded_error/i],
    ["groq", /groq/i],
    ["deepseek", /deepseek/i],
    ["moonshot", /moonshot|kimi|organization max RPM/i],
    ["zhipu", /zhipu|bigmodel|\bglm-|z\.ai\b/i],
    ["qwen", /dashscope|aliyun|\bqwen\b/i],
    ["mistral", /mistral/i],
    ["cohere", /cohere/i],
    ["together", /together(?:\.ai|\.error|-ai| ai\b)|api\.together/i],
    ["fireworks", /fireworks/i],
    ["xai", /\bx\.ai\b|\bxai\b|\bgrok\b/i],
    ["perplexity", /perplexity/i],
    ["huggingface", /hugging ?face|hf_token|HfHub/i],
    ["replicate", /replicate/i],
    ["cerebras", /cerebras/i],
    ["sambanova", /sambanova/i],
    ["nvidia-nim", /nvidia|\bnim\b/i],
    ["cloudflare", /cloudflare|neurons\b/i],
    ["siliconflow", /siliconflow/i],
    ["docker-hub", /toomanyrequests|docker\.(?:com|io)/i],
    ["openai", /openai|chatgpt|codex|\bgpt-\d|\borg-[A-Za-z0-9]{10}/i],
    ["github", /api\.github\.com|docs\.github\.com|\bgithub\b|octokit/i],
];
/** The provider that a message names; null where it names none. */
function providerOf(text) {
    const head = text.slice(0, 4_000);
    return SIGNS.find(([, sign]) => sign.test(head))?.[0] ?? null;
}

;// CONCATENATED MODULE: ./build/core/detect/verdict.js
/** From what a text says to what is done about it: the rules of the contract, in one place. */




const PER_DAY = /\/\s?(?:day|week|month)\b|per[-_ ]?(?:day|week|month|24)|perday|\b(?:RPD|TPD)\b|\bdaily\b|\bweekly\b|\bmonthly\b|per 86400/i;
const PER_MINUTE = /per[-_ ]?(?:min|sec|hour|second)|perminute|persecond|perhour|\b(?:RPM|TPM|ITPM|OTPM|QPS|RPS|QPM)\b|\/ ?min|this minute|\/ ?sec|per \d{1,4} ?(?:min|sec|s\b|hour)/i;
/** Google's violation of a daily quota; its RetryInfo beside it is a technical delay. */
const GOOGLE_PER_DAY = /\b\w{0,60}PerDay\w{0,60}\b|per_day/;
const LIMIT_MEANINGS = ["task", "money", "period", "quota", "rate"];
/** The verdict on what was read. */
function judge(facts, context) {
    const kind = kindOf(facts, context);
    return kind === null ? rate_limit/* NOTHING_DETECTED */.X : kind;
}
function kindOf(facts, context) {
    const { meanings, status } = facts;
    const wait = statedWait(facts, context);
    const has = (meaning) => meanings.has(meaning);
    const limited = LIMIT_MEANINGS.some((meaning) => meaning !== "task" && has(meaning)) || status === 429 || status === 413;
    if (has("task") && (limited || status === 400 || status === 402 || status === null))
        return verdict_answer("task", "task", facts, null, context);
    if (asksForMoreThanLimit(facts.context) && limited && !has("other"))
        return verdict_answer("task", "task", facts, null, context, "request-too-large");
    const other = meanings.get("other");
    if (other === "storage" && status !== 429)
        return null;
    if (other === "harness-limit" && status === null && !facts.typed)
        return null;
    if (has("money"))
        return verdict_answer("stop", "money", facts, onlyLong(wait, context), context);
    if (status === 402)
        return verdict_answer("stop", "money", facts, onlyLong(wait, context), context, "payment-required");
    if (has("other") && !facts.typed && status !== 429)
        return null;
    if (has("period") && !verdict_isDenied(facts))
        return verdict_answer("stop", "period", facts, wait, context);
    if (has("overload"))
        return verdict_answer("overload", "overload", facts, wait, context);
    if (has("quota"))
        return quota(facts, wait, context);
    if (has("rate") || status === 429) {
        if (status !== null && status >= 500 && !facts.typed && !has("rate"))
            return verdict_answer("overload", "failure", facts, wait, context);
        if (status !== null && status >= 500 && !facts.typed && meanings.get("rate") === "slow-down")
            return verdict_answer("overload", "failure", facts, wait, context, "slow-down");
        return rate(facts, wait, context);
    }
    if (status === 403 && (isExhausted(facts.headers) || facts.headers.has("retry-after")))
        return rate(facts, wait, context);
    if (has("failure") && (status === null || status >= 500 || status === 408))
        return verdict_answer("overload", "failure", facts, wait, context);
    if (status !== null && status >= 500)
        return verdict_answer("overload", "failure", facts, wait, context, "http-5xx");
    if (status === 408)
        return verdict_answer("overload", "connection", facts, wait, context, "http-408");
    if (has("connection") && !has("other") && (status === null || status >= 500))
        return verdict_answer("overload", "connection", facts, wait, context);
    return null;
}
/** "not your usage limit" is said of an overload. */
function verdict_isDenied(facts) {
    return facts.meanings.get("overload") === "not-your-limit";
}
function quota(facts, wait, context) {
    const google = GOOGLE_PER_DAY.test(facts.context);
    if (google)
        return verdict_answer("stop", "quota", facts, withoutTechnicalDelay(facts, context), context, "daily-quota");
    if (wait !== null)
        return verdict_answer("stop", "quota", facts, wait, context);
    if (PER_DAY.test(facts.context))
        return verdict_answer("stop", "quota", facts, null, context);
    if (PER_MINUTE.test(facts.context) || facts.meanings.get("rate") === "throttling")
        return verdict_answer("cap", "quota", facts, null, context);
    return verdict_answer("stop", "quota", facts, null, context);
}
function rate(facts, wait, context) {
    if (wait !== null) {
        if (GOOGLE_PER_DAY.test(facts.context) && facts.waits.some((one) => one.source === "retry-info"))
            return quota(facts, wait, context);
        return verdict_answer("stop", "rate", facts, wait, context);
    }
    const daily = PER_DAY.test(facts.context) && PER_DAY.test(facts.words || facts.context);
    return verdict_answer(daily ? "stop" : "cap", "rate", facts, null, context);
}
/** The wait of the headers and of the words; of both the longest, since they speak of one refusal. */
function statedWait(facts, context) {
    const header = readHeaderWait(facts.headers, context);
    const all = facts.waits.filter((wait) => waitMs(wait, context.nowAt) >= 0);
    return longest(header === null ? all : [header, ...all], context.nowAt);
}
/** Beside a spent daily quota only what speaks of the quota counts. */
function withoutTechnicalDelay(facts, context) {
    return longest(facts.waits.filter((wait) => wait.source === "field" || wait.kind === "instant"), context.nowAt);
}
/** Money does not come back within a minute: a short delay beside it is technical. */
function onlyLong(wait, context) {
    return wait !== null && waitMs(wait, context.nowAt) > context.retryAfterThresholdMs ? wait : null;
}
const ASKED = /\blimit[:\s]{1,3}([\d,]{1,15})[^\n]{0,40}?\brequested[:\s]{1,3}([\d,]{1,15})/i;
/** "Limit 30000, Used 0, Requested 47112": no waiting makes it fit. */
function asksForMoreThanLimit(text) {
    const match = ASKED.exec(text);
    if (match === null)
        return false;
    const limit = Number((match[1] ?? "").replaceAll(",", ""));
    const requested = Number((match[2] ?? "").replaceAll(",", ""));
    return requested > limit;
}
function verdict_answer(kind, meaning, facts, wait, context, form) {
    const long = wait !== null && waitMs(wait, context.nowAt) > context.retryAfterThresholdMs;
    const settled = wait === null || kind === "overload" || kind === "task"
        ? kind
        : long
            ? "stop"
            : meaning === "money"
                ? "stop"
                : "wait";
    return {
        kind: settled,
        retryAfterMs: wait?.kind === "duration" ? wait.ms : null,
        resetAt: wait?.kind === "instant" ? wait.at : null,
        evidence: facts.words.replace(/\s+/g, " ").trim().slice(0, 500),
        form: form ?? facts.meanings.get(meaning) ?? (facts.status === null ? meaning : `http-${facts.status}`),
        provider: providerOf(facts.context),
    };
}

;// CONCATENATED MODULE: ./build/core/detect/detect.js
/**
 * Tells a rate limit from a failure: reads the words, bodies and headers of a provider out of what a child printed.
 *
 * Structured evidence (error bodies, typed codes, statuses, headers) and anchored forms of text; never a word in passing.
 */










/**
 * Reads a text: the last refusal that it tells of, unless a later success overcame it.
 *
 * @param text output of a failed child, as it came: colours, CRLF, wrapped lines, JSON in JSON
 */
function detect(text, context) {
    return read(text, context, () => true);
}
/** As `detect`, but of structured evidence only: bodies, typed codes, classes, statuses and headers. */
function detectStructured(text, context) {
    return read(text, context, (event) => event.kind !== "refusal" || event.facts.structured);
}
function read(text, context, counts) {
    const { detection: own, rest } = readUserForms(text, context.forms ?? [], context);
    if (own !== null)
        return own;
    for (const part of relevantParts(rest)) {
        const facts = lastRefusal(readEvents(part, context).filter(counts));
        if (facts === null)
            continue;
        const detection = judge(facts, context);
        if (detection.kind !== "none")
            return detection;
    }
    return rate_limit/* NOTHING_DETECTED */.X;
}
const SHORT_OUTPUT = 4_000;
/**
 * For a child that exited 0 without a result row: is the output itself the notice of a limit?
 *
 * True where its last structured record reports a limit as an error, and where a limit makes up nearly all of a short
 * output. Whatever else it printed, a limit among other things is none.
 */
function detectNotice(text, context) {
    const record = lastRecord(text);
    if (record !== null) {
        const detection = detectStructured(record, context);
        if ((0,rate_limit/* isRateLimit */.a)(detection))
            return detection;
    }
    const trimmed = text.trim();
    if (trimmed === "" || trimmed.length > SHORT_OUTPUT)
        return rate_limit/* NOTHING_DETECTED */.X;
    const events = readEvents(trimmed, context);
    const facts = lastRefusal(events);
    if (facts === null)
        return rate_limit/* NOTHING_DETECTED */.X;
    const lines = trimmed.split(/\r\n|\r|\n/).map((line) => line.trim().length);
    const told = new Set();
    for (const event of events) {
        if (event.kind === "success")
            return rate_limit/* NOTHING_DETECTED */.X;
        for (let line = event.line; line <= (event.kind === "refusal" ? event.end : event.line); line += 1)
            told.add(line);
    }
    const all = lines.reduce((sum, length) => sum + length, 0);
    const notice = lines.reduce((sum, length, line) => sum + (told.has(line) ? length : 0), 0);
    if (notice < all * NOTICE_SHARE)
        return rate_limit/* NOTHING_DETECTED */.X;
    const detection = judge(facts, context);
    return (0,rate_limit/* isRateLimit */.a)(detection) ? detection : rate_limit/* NOTHING_DETECTED */.X;
}
/** Hints such as "/upgrade to increase your usage limit." may follow a notice. */
const NOTICE_SHARE = 0.6;
/** The last line that is an object, or the object that ends the text; null where there is none. */
function lastRecord(text) {
    const tail = text.slice(-262_144).trimEnd();
    if (!/[}\]]$/.test(tail))
        return null;
    const line = tail.slice(tail.lastIndexOf("\n") + 1).trim();
    if (/^[{[].*[}\]]$/s.test(line) && line.length > 2)
        return line;
    const start = tail.search(/(?:^|\n)\{\s*\n(?![\s\S]*\n\{\s*\n)/);
    return start === -1 ? null : tail.slice(start);
}
/**
 * The `error` of a result row. A status 429 or 402, or a type or message of a limit, is a limit; the wait that the child
 * states counts as stated. `retry_after_seconds` beside another error is the wait of an overload or nothing.
 */
function detectRowError(error, context) {
    const facts = noFacts();
    facts.structured = true;
    const words = [error.type, error.message].filter((part) => part !== undefined && part !== "").join(": ");
    const inner = lastRefusal(readEvents(words, context));
    addFacts(facts, readMessage(words, context));
    if (inner !== null)
        addFacts(facts, inner);
    const form = error.type === undefined ? null : codeForm(error.type);
    if (form !== null)
        addMeaning(facts, form.meaning, form.name);
    if (form !== null && form.meaning !== "other")
        facts.typed = true;
    if (error.status_code !== undefined)
        facts.status = facts.status === 429 ? 429 : error.status_code;
    if (words !== "")
        facts.words = words.slice(0, 500);
    const after = error.retry_after_seconds === undefined
        ? null
        : readField("wait-seconds", error.retry_after_seconds, "field", context);
    const reset = error.reset_at === undefined ? null : readField("instant", error.reset_at, "field", context);
    for (const wait of [after, reset])
        if (wait !== null)
            facts.waits.push(wait);
    return judge(facts, context);
}

// EXTERNAL MODULE: ./build/engine/system-clock.js
var system_clock = __webpack_require__(8337);
;// CONCATENATED MODULE: ./build/engine/evaluation-context.js





async function evaluationContext(config, facts) {
    const forms = compileUserForms(await readRateLimitPatterns(config.rateLimitPatterns, facts.workspace));
    return {
        ...facts,
        clock: (0,system_clock/* systemClock */.m)(),
        detectorAt: bindDetector(config.retryAfterThresholdMs, forms),
        judgement: {
            failOn: resolveFailOn(config.failOn, facts.identity.trigger.eventName),
            minPassRate: config.minPassRate,
        },
    };
}
/** The detector as of an instant, in the zone of this machine. */
function bindDetector(retryAfterThresholdMs, forms) {
    // Asked of the system only when a text is read: it takes longer than all else that a start without children does.
    let timeZone = null;
    return (nowAt) => {
        const context = {
            nowAt,
            retryAfterThresholdMs,
            forms,
            get timeZone() {
                timeZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
                return timeZone;
            },
        };
        return {
            detect: (text) => detect(text, context),
            detectStructured: (text) => detectStructured(text, context),
            detectNotice: (text) => detectNotice(text, context),
            detectRowError: (error) => detectRowError(error, context),
        };
    };
}

// EXTERNAL MODULE: ./build/engine/run-identity.js
var run_identity = __webpack_require__(5161);
;// CONCATENATED MODULE: ./build/report/key-shapes.js
/** No match of a shape is longer. */
const SHAPE_LENGTH_LIMIT = 16_640;
/**
 * A prefix that is not within a word, unless the letter before belongs to an escape: `\n`, `\u0020`, `%20`, an
 * ANSI colour. The look behind comes after the prefix: before it, the engine would try it at every character.
 */
function word(prefix) {
    const before = "\\\\[nrtbf]|\\\\u[0-9a-fA-F]{4}|%[0-9a-fA-F]{2}|\\[[0-9;]{0,12}m";
    return `${prefix}(?<=(?:(?<![A-Za-z0-9])|(?<=${before}))${prefix})`;
}
const SHAPES = [
    // OpenAI, Anthropic, OpenRouter, DeepSeek, Langfuse and others.
    `${word("sk-")}(?:(?:ant|proj|svcacct|admin|or|lf|live|test|None|service)-[\\w-]{12,4096}` +
        "|(?=[A-Za-z]{0,60}\\d)[A-Za-z0-9]{16,4096}[\\w-]{0,200}" +
        "|(?=[a-z0-9_-]{0,60}[A-Z])(?=[A-Za-z_-]{0,60}\\d)[\\w-]{20,4096})",
    `${word("[sr]k_(?:live|test)_")}[A-Za-z0-9]{16,256}`,
    `${word("pk-lf-")}[\\w-]{16,256}`,
    // GitHub, GitLab, npm, PyPI.
    "gh[opsur]_[A-Za-z0-9_]{20,4096}",
    "github_pat_\\w{20,4096}",
    "gl(?:pat|dt|rt|ptt|cbt|ft|soat)-[\\w.-]{16,512}",
    `${word("npm_")}[A-Za-z0-9]{30,256}`,
    "pypi-AgE[\\w-]{30,4096}",
    // AWS, Google, Slack, SendGrid, DigitalOcean, Databricks.
    `${word("(?:AKIA|ASIA|ABIA|ACCA)")}[A-Z0-9]{16}(?![A-Z0-9])`,
    "AIza[\\w-]{30,256}",
    `${word("ya29\\.")}[\\w-]{20,4096}`,
    "GOCSPX-[\\w-]{20,256}",
    "xox[a-z]-[\\w-]{10,512}",
    "xapp-\\d-[\\w-]{10,512}",
    `${word("SG\\.")}[\\w-]{16,64}\\.[\\w-]{16,64}`,
    "do[opr]_v1_[a-f0-9]{40,128}",
    `${word("dapi")}[a-f0-9]{32}`,
    // Hugging Face, Groq, xAI, Replicate, Perplexity, NVIDIA, Fireworks, Together, Cerebras, LangSmith, Pinecone.
    `${word("hf_")}[A-Za-z0-9]{20,256}`,
    `${word("gsk_")}[A-Za-z0-9]{20,256}`,
    `${word("xai-")}[A-Za-z0-9]{20,256}`,
    `${word("r8_")}[A-Za-z0-9]{20,256}`,
    `${word("pplx-")}[A-Za-z0-9]{20,256}`,
    `${word("nvapi-")}[\\w-]{20,256}`,
    `${word("fw_")}[A-Za-z0-9]{20,256}`,
    "tgp_v1_[\\w-]{20,256}",
    `${word("csk-")}[a-z0-9]{32,256}`,
    "lsv2_[ps][tk]_[a-f0-9_]{20,256}",
    "pcsk_[\\w]{20,256}",
    "AGE-SECRET-KEY-1[A-Z0-9]{58}",
    // JSON web tokens.
    "eyJ[\\w-]{10,4096}\\.[\\w-]{10,8192}\\.[\\w-]{0,2048}",
];
/** On lines of their own, on one line, or with escaped newlines; a key that was cut has no end. */
const PRIVATE_KEY = '-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?:[^"-]|-(?!----)){0,16384}-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----' +
    "|(?:(?:\\s|\\\\{1,8}[nrt]){1,8}[A-Za-z0-9+/=]{16,200}){0,400})";
// Private keys apart: two searches for few first letters are quicker than one for many.
const key_shapes_WHOLE = [new RegExp(SHAPES.join("|"), "g"), new RegExp(PRIVATE_KEY, "g")];
/** Values that are known by the words before them: the last group is what is hidden. */
const LABELLED_SHAPES = [
    // Header fields, in raw form, in JSON, in Python's and JavaScript's way of showing objects.
    "(?:[Aa]uthorization|AUTHORIZATION|[Aa]pi-[Kk]ey|API-KEY|api-key|goog-api-key)[\"'\\\\]{0,4}\\s{0,4}[:=]\\s{0,4}[\"'\\\\]{0,4}b?[\"'\\\\]{0,4}" +
        "(?:(?:[Bb]earer|BEARER|[Bb]asic|[Tt]oken)\\s{1,4}([\\w.~+/=:-]{8,8192})|([\\w.~+/=:-]{16,8192}))",
    "(?:[Bb]earer|BEARER)(?:\\s{1,4}|%20)([\\w.~+/=-]{16,8192})",
    // The password of a URL.
    "://[\\w.%+-]{0,64}:([^\\s@/:\"'\\\\<>]{3,200})@",
    "[Aa]ccount[Kk]ey=([A-Za-z0-9+/]{40,128}={0,2})",
];
const LABELLED = new RegExp(LABELLED_SHAPES.join("|"), "g");
/** Appends each part of the text that has the shape of a key. `matchAll` would compile the expressions on each call. */
function findKeyShapes(text, found) {
    for (const shape of key_shapes_WHOLE) {
        shape.lastIndex = 0;
        for (let match = shape.exec(text); match !== null; match = shape.exec(text)) {
            found.push({ start: match.index, end: match.index + match[0].length });
        }
    }
    LABELLED.lastIndex = 0;
    for (let match = LABELLED.exec(text); match !== null; match = LABELLED.exec(text)) {
        const [whole, withScheme, bare, bearer, password, account] = match;
        const value = withScheme ?? bare ?? bearer ?? password ?? account ?? whole;
        // "Authorization: unauthenticated-user" and "bearer authentication" are words.
        if ((bare ?? bearer) !== undefined && !isUnlikeWords(value))
            continue;
        const start = match.index + whole.lastIndexOf(value);
        found.push({ start, end: start + value.length });
    }
}
function isUnlikeWords(value) {
    return /\d/.test(value) || (value.length >= 24 && /[a-z][A-Z]/.test(value)) || value.length >= 40;
}
/**
 * Where a private key begins whose end is not in the text: a stream waits for it.
 *
 * @returns -1 where none is open
 */
function openPrivateKeyAt(text) {
    const begin = text.lastIndexOf("-----BEGIN ");
    if (begin === -1)
        return -1;
    const head = text.slice(begin + 5, begin + 80);
    if (!head.includes("PRIVATE KEY"))
        return -1;
    const end = text.indexOf("-----END ", begin);
    const isClosed = end !== -1 && (text.includes("-----", end + 9) || text.includes("\n", end));
    return isClosed ? -1 : begin;
}

;// CONCATENATED MODULE: ./build/report/known-values.js
/** The forms in which a known value may turn up in a text. */
/** A shorter value would hide half of every text. */
const VALUE_LENGTH_MIN = 6;
/** GNU base64 and MIME break lines here. */
const BASE64_LINE = 76;
/**
 * The words of our own formats. A "secret" that is one of them, or a part of one, is in every row that is
 * written anyway; hiding it would make the state unreadable.
 */
const FORMAT_WORDS = [
    "campaign campaigns status passed failed skipped error errored outstanding score scores metrics output attempt",
    "started_at duration_s durations_s class terminal message exit_code signal rate_limit kind form evidence",
    "timeout_exceeded transient legitimate fatal graded rate_limited kill_shaped unfinished",
    "complete completed_run completed_at circuits limits updated_at reason stated trips until seq closed open half-open",
    "run_started attempt_started task_settled attempt_ended child_stopped paused limit_changed pace_changed",
    "circuit_changed preflight_started preflight_ended ending warning run_ended provider concurrency max_attempts",
    "deadline_at job_index job_total resume_at resume_command starts_per_minute verdict default group timeout weight",
    "until-complete stopped out_of_time interrupted aborted incomplete repeat results.jsonl failures.jsonl",
].flatMap((line) => line.split(" "));
/** Every form of the values that is looked for: as they are, JSON-escaped, URL-encoded and in base64. */
function formsOf(values) {
    const forms = new Set();
    for (const value of values) {
        if (value.length < VALUE_LENGTH_MIN || FORMAT_WORDS.some((word) => word.includes(value)))
            continue;
        for (const form of [value, ...jsonForms(value), ...urlForms(value), ...base64Forms(value)]) {
            if (form.length >= VALUE_LENGTH_MIN)
                forms.add(form);
        }
    }
    return [...forms];
}
function jsonForms(value) {
    const once = jsonEscape(value);
    const ascii = asciiOnly(once);
    return [once, jsonEscape(once), once.replaceAll("/", "\\/"), ascii, upperEscapes(ascii), goEscape(once)];
}
function jsonEscape(text) {
    return JSON.stringify(text).slice(1, -1);
}
/** As Python writes JSON. */
function asciiOnly(escaped) {
    return escaped.replace(/[\u007f-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function upperEscapes(escaped) {
    return escaped.replace(/\\u([0-9a-f]{4})/g, (_, digits) => `\\u${digits.toUpperCase()}`);
}
/** As Go writes JSON. */
function goEscape(escaped) {
    return escaped.replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
}
function urlForms(value) {
    // Half a surrogate pair cannot be encoded; a buffer replaces it.
    const encoded = encodeURIComponent(Buffer.from(value).toString());
    // Encoders differ in these: RFC 3986 escapes them, JavaScript does not.
    const strict = encoded.replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
    const forms = [encoded, strict].flatMap((form) => [form, form.replaceAll("%2F", "/"), form.replaceAll("%20", "+")]);
    return forms.flatMap((form) => [form, form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())]);
}
/** Base64 of a longer text that contains the value: it can begin at each of three places in a group of bytes. */
function base64Forms(value) {
    const bytes = Buffer.from(value);
    const alone = bytes.toString("base64");
    const forms = [alone, alone.replaceAll("=", "")];
    for (let at = BASE64_LINE; at < alone.length + BASE64_LINE && alone.length > BASE64_LINE; at += BASE64_LINE) {
        const line = alone.slice(at - BASE64_LINE, at);
        if (line.length >= 16)
            forms.push(line);
    }
    for (const offset of [0, 1, 2]) {
        const shifted = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
        // Characters that also hold bits of the neighbours are left out.
        const from = Math.ceil((offset * 8) / 6);
        const to = Math.floor(((offset + bytes.length) * 8) / 6);
        forms.push(shifted.slice(from, to));
    }
    return forms.flatMap((form) => [form, form.replaceAll("+", "-").replaceAll("/", "_")]);
}

;// CONCATENATED MODULE: ./build/report/literal-matcher.js
const TABLE_SIZE = 1 << 16;
class LiteralMatcher {
    #shifts = new Uint8Array(TABLE_SIZE);
    #buckets = new Map();
    #window;
    /** @param literals each of at least 3 characters */
    constructor(literals) {
        this.#window = Math.min(250, ...literals.map((literal) => literal.length));
        this.#shifts.fill(Math.max(1, this.#window - 1));
        // The longest first: a form that contains another one is to be found whole.
        for (const literal of literals.toSorted((a, b) => b.length - a.length))
            this.#add(literal);
    }
    /** Appends each occurrence; those that overlap come as one. */
    find(text, found) {
        const last = this.#window - 1;
        for (let at = last; at < text.length;) {
            const pair = pairOf(text.charCodeAt(at - 1), text.charCodeAt(at));
            const shift = this.#shifts[pair] ?? 1;
            if (shift > 0) {
                at += shift;
                continue;
            }
            const start = at - last;
            at += 1;
            const literal = this.#buckets.get(pair)?.find((candidate) => text.startsWith(candidate, start));
            if (literal === undefined)
                continue;
            const end = start + literal.length;
            const before = found.at(-1);
            if (before !== undefined && start >= before.start && start < before.end) {
                found[found.length - 1] = { start: before.start, end: Math.max(end, before.end) };
            }
            else
                found.push({ start, end });
        }
    }
    #add(literal) {
        const last = this.#window - 1;
        for (let index = 1; index <= last; index += 1) {
            const pair = pairOf(literal.charCodeAt(index - 1), literal.charCodeAt(index));
            this.#shifts[pair] = Math.min(this.#shifts[pair] ?? 0, last - index);
        }
        const key = pairOf(literal.charCodeAt(last - 1), literal.charCodeAt(last));
        const bucket = this.#buckets.get(key) ?? [];
        bucket.push(literal);
        this.#buckets.set(key, bucket);
    }
}
/** Pairs of characters may share a place; they then only cost a look. */
function pairOf(first, second) {
    return ((first << 8) ^ second) & (TABLE_SIZE - 1);
}

;// CONCATENATED MODULE: ./build/report/ranges.js
/** Sorted by start; ranges that overlap become one. */
function mergeRanges(ranges) {
    const merged = [];
    for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
        const before = merged.at(-1);
        if (before === undefined || range.start >= before.end)
            merged.push(range);
        else if (range.end > before.end)
            merged[merged.length - 1] = { start: before.start, end: range.end };
    }
    return merged;
}

;// CONCATENATED MODULE: ./build/report/redact.js




const HIDDEN = "***";
/** A line that is longer is passed on in pieces. */
const LINE_LENGTH_LIMIT = 64 * 1_024;
const SECRET_NAME = /KEY|TOKEN|SECRET|PASSWORD/i;
/** Of variables; masked values are secret at any length that can be told apart from words. */
const ENVIRONMENT_LENGTH_MIN = 8;
/**
 * A redactor for known values, which also knows the shapes of keys.
 *
 * A text or a line that is JSON stays JSON: its strings and keys are redacted one by one, its numbers are
 * left alone. Everything else is replaced in place.
 *
 * @param values of secrets; those shorter than 6 characters are passed over
 */
function createRedactor({ values }) {
    const forms = formsOf(values);
    const matcher = forms.length === 0 ? null : new LiteralMatcher(forms);
    const find = (text) => {
        const found = [];
        matcher?.find(text, found);
        findKeyShapes(text, found);
        return found.length === 0 ? found : mergeRanges(found);
    };
    const redact = (text) => {
        const ranges = find(text);
        return ranges.length === 0 ? text : hide(text, ranges, redact);
    };
    const holdLength = Math.max(SHAPE_LENGTH_LIMIT, ...forms.map((form) => form.length));
    const multiline = forms.filter((form) => form.includes("\n"));
    return { redact, stream: () => new LineStream({ find, redact, holdLength, multiline }) };
}
/**
 * The values of all variables whose name contains KEY, TOKEN, SECRET or PASSWORD and that have 8 characters
 * or more. Lines of a value that has several count on their own, and so do the secrets inside a value that is JSON
 * (such as the key of a service account).
 */
function secretValues(env) {
    const values = new Set();
    for (const [name, value] of Object.entries(env)) {
        if (value === undefined || !SECRET_NAME.test(name))
            continue;
        for (const part of [
            value,
            value.trim(),
            ...value.split(/[\r\n]+/).map((line) => line.trim()),
            ...secretsOfJson(value),
        ]) {
            if (part.length >= ENVIRONMENT_LENGTH_MIN)
                values.add(part);
        }
    }
    return [...values];
}
function secretsOfJson(text) {
    if (!text.trimStart().startsWith("{"))
        return [];
    const secrets = [];
    try {
        JSON.parse(text, (name, value) => {
            if (typeof value === "string" && SECRET_NAME.test(name))
                secrets.push(value, ...value.split("\n"));
            return value;
        });
    }
    catch {
        return [];
    }
    return secrets;
}
function hide(text, ranges, redact) {
    if (text.includes("\n")) {
        const whole = hideInJson(text, redact);
        if (whole !== null)
            return whole;
    }
    const parts = [];
    let done = 0;
    for (let index = 0; index < ranges.length;) {
        const first = ranges[index];
        if (first === undefined)
            break;
        const start = first.start === 0 ? 0 : text.lastIndexOf("\n", first.start - 1) + 1;
        let end = redact_lineEnd(text, first.end);
        const inLine = [];
        for (let range = ranges[index]; range !== undefined && range.start < end; range = ranges[index]) {
            inLine.push(range);
            end = redact_lineEnd(text, Math.max(range.end, end));
            index += 1;
        }
        const lineStart = Math.max(start, done);
        parts.push(text.slice(done, lineStart), hideInLine(text.slice(lineStart, end), lineStart, inLine, redact));
        done = end;
    }
    parts.push(text.slice(done));
    return parts.join("");
}
function redact_lineEnd(text, from) {
    const end = text.indexOf("\n", from);
    return end === -1 ? text.length : end;
}
function hideInLine(line, offset, ranges, redact) {
    const json = hideInJson(line, redact);
    if (json !== null)
        return json;
    const parts = [];
    let done = 0;
    for (const { start, end } of ranges) {
        parts.push(line.slice(done, start - offset), HIDDEN);
        done = end - offset;
    }
    parts.push(line.slice(done));
    return parts.join("");
}
/** Redacts the strings of a JSON text; null where the text is no object, list or string. */
function hideInJson(text, redact) {
    if (!/^\s*[[{"]/.test(text))
        return null;
    try {
        const indent = /^\s*[[{]\n( +)/.exec(text)?.[1] ?? "";
        const end = text.slice(text.trimEnd().length);
        return JSON.stringify(hideInValue(JSON.parse(text), redact), null, indent) + end;
    }
    catch {
        // No JSON, or nested too deeply to be walked.
        return null;
    }
}
function hideInValue(value, redact) {
    if (typeof value === "string")
        return redact(value);
    if (Array.isArray(value))
        return value.map((item) => hideInValue(item, redact));
    if (value === null || typeof value !== "object")
        return value;
    // fromEntries makes `__proto__` a key like any other.
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [redact(key), hideInValue(item, redact)]));
}
/** Passes on whole lines, and holds back what may be the beginning of a secret: never more than a bounded length. */
class LineStream {
    #parts;
    #held = "";
    constructor(parts) {
        this.#parts = parts;
    }
    push(piece) {
        if (piece === "")
            return "";
        this.#held += piece;
        const { holdLength } = this.#parts;
        const hasLine = piece.includes("\n") || piece.includes("\r");
        if (!hasLine && this.#held.length <= LINE_LENGTH_LIMIT + holdLength)
            return "";
        return this.#release();
    }
    end() {
        const text = this.#held;
        this.#held = "";
        return this.#parts.redact(text);
    }
    #release() {
        const text = this.#held;
        const { find, redact } = this.#parts;
        const ranges = find(text);
        const safe = this.#safeEnd(text, ranges);
        this.#held = text.slice(safe);
        const passed = text.slice(0, safe);
        const inside = ranges.filter((range) => range.end <= safe);
        return inside.length === 0 ? passed : hide(passed, inside, redact);
    }
    #safeEnd(text, ranges) {
        const { holdLength, multiline } = this.#parts;
        const line = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1;
        let safe = text.length - line > LINE_LENGTH_LIMIT ? Math.max(line, text.length - holdLength) : line;
        const key = openPrivateKeyAt(text);
        if (key !== -1 && text.length - key < holdLength)
            safe = Math.min(safe, key);
        for (const form of multiline)
            safe = Math.min(safe, beginningOf(form, text, safe));
        for (const range of ranges) {
            if (range.start >= safe || range.end < safe)
                continue;
            const mayGrow = range.end === text.length || range.end > safe;
            // What is longer than any secret is several of them, side by side: it need not be held whole.
            safe = mayGrow && text.length - range.start < 2 * holdLength ? range.start : range.end;
        }
        const isPairCut = (text.charCodeAt(safe - 1) & 0xfc00) === 0xd800 && safe < text.length;
        return isPairCut ? safe - 1 : safe;
    }
}
/** Where a text of several lines may have begun at the end of `text`; `end` where it has not. */
function beginningOf(form, text, end) {
    for (let at = form.lastIndexOf("\n"); at !== -1; at = at === 0 ? -1 : form.lastIndexOf("\n", at - 1)) {
        const start = end - at - 1;
        if (start >= 0 && at + 1 < form.length && text.startsWith(form.slice(0, at + 1), start))
            return start;
    }
    return end;
}

// EXTERNAL MODULE: ./build/action/action-carry.js + 6 modules
var action_carry = __webpack_require__(2574);
;// CONCATENATED MODULE: ./build/action/rerun-command.js
/** Running the same workflow run again goes on from the saved state. */
function rerunCommand(identity) {
    const where = identity.repository === null ? "" : ` --repo ${identity.repository}`;
    return `gh run rerun ${identity.workflowRun}${where}`;
}

;// CONCATENATED MODULE: ./build/action/context.js
/** The engine's context inside a workflow: what main, plan and merge share. */








const HANDOVER_STATE = "handover";
async function actionContext(facts) {
    const { env } = process;
    const { inputs, warnings } = readActionInputs(env, facts.taker);
    for (const warning of warnings)
        core/* warning */.$e(warning);
    const config = readConfig(inputs, { origin: "action", env, taker: facts.taker });
    for (const notice of config.notices)
        core.info(notice);
    const identity = (0,run_identity/* runIdentity */.y)(env, config.job.index, Date.now());
    const job = facts.slot === undefined ? config.job : { index: facts.slot, total: 1 };
    const context = await evaluationContext(config, {
        env,
        workspace: env.GITHUB_WORKSPACE || process.cwd(),
        identity,
        redactor: createRedactor({ values: secretValues(env) }),
        ...facts.sinkFor(config),
        resumeCommand: rerunCommand(identity),
        openCarry: (0,action_carry/* actionCarry */.IU)({ config, identity, job, handOver }),
        onSignal: facts.onSignal,
    });
    return { config, context, identity };
}
/** A full disk must not end the run: without this word `post` saves once more, or does without. */
function handOver(handover) {
    try {
        core.saveState(HANDOVER_STATE, JSON.stringify(handover));
    }
    catch (error) {
        core/* debug */.Yz(`The state for post could not be written: ${String(error)}`);
    }
}


/***/ }),

/***/ 3422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ circuitNotes),
/* harmony export */   Fz: () => (/* binding */ pauseLane),
/* harmony export */   HM: () => (/* binding */ waitEndsAt),
/* harmony export */   KH: () => (/* binding */ iso),
/* harmony export */   L8: () => (/* binding */ stopLane),
/* harmony export */   QH: () => (/* binding */ fitsBudget),
/* harmony export */   W7: () => (/* binding */ statedEndAt),
/* harmony export */   qI: () => (/* binding */ countLaneFailure),
/* harmony export */   xg: () => (/* binding */ capLane)
/* harmony export */ });
/* unused harmony export WAIT_FACTOR */
/* harmony import */ var _circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2725);
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1420);
/* harmony import */ var _limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(969);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3147);
/**
 * The answer to a refusal: WAIT pauses the lane, STOP opens its circuit, CAP cuts its limit. Each is a named
 * transition of one lane; tasks and budgets are the scheduler's.
 */




/** A stated wait is stretched by a tenth: clocks differ, and a provider's seconds are rounded. */
const WAIT_FACTOR = 1.1;
/** When a stated wait or reset ends, stretched; null where nothing is stated, or the end has passed already. */
function waitEndsAt(limit, now) {
    const waitMs = statedWaitMs(limit, now, ["retryAfterMs", "resetAt"]);
    return waitMs === null ? null : now + Math.ceil(waitMs * WAIT_FACTOR);
}
/** The instant that the provider names, to the second; the circuit opens no later than it. Null as above. */
function statedEndAt(limit, now) {
    const waitMs = statedWaitMs(limit, now, ["resetAt", "retryAfterMs"]);
    return waitMs === null ? null : now + waitMs;
}
/** The first of the two statements that still asks for a wait: one of no length would be retried at once, for ever. */
function statedWaitMs(limit, now, order) {
    for (const name of order) {
        const stated = limit[name];
        const waitMs = stated === null ? 0 : name === "resetAt" ? stated - now : stated;
        if (waitMs > 0)
            return waitMs;
    }
    return null;
}
function fitsBudget(untilAt, now, budget) {
    return untilAt - now <= budget.leftMs && (budget.deadlineAt === null || untilAt < budget.deadlineAt);
}
/** WAIT: the lane pauses once for all its workers; a later limit extends the pause, never shortens it. */
function pauseLane(lane, refused, untilAt, now) {
    const from = Math.max(now, lane.pausedUntil);
    const pausedUntil = Math.max(lane.pausedUntil, untilAt);
    const paced = paceLane(lane, refused, untilAt, now);
    const notes = [...paced.notes];
    if (pausedUntil > from) {
        notes.unshift({
            event: "paused",
            provider: lane.provider,
            until: iso(pausedUntil),
            reason: `asked to wait ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(untilAt - now)}: ${refused.limit.evidence}`,
        });
    }
    return { lane: { ...paced.lane, pausedUntil }, notes, waitMs: Math.max(0, pausedUntil - from) };
}
/** STOP: the circuit opens at once and nothing of this provider is started again in this run. */
function stopLane(lane, cause, now) {
    const circuit = (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .openCircuit */ .Ed)(lane.circuit, now, {
        statedUntilAt: cause.statedUntilAt,
        policy: "stop",
        reason: cause.reason,
    });
    const drainUntil = lane.drainUntil ?? now + cause.stopGraceMs;
    return { lane: { ...lane, circuit, drainUntil }, notes: circuitNotes(lane, circuit), waitMs: 0 };
}
/** CAP: the limit is halved once per episode. */
function capLane(lane, refused, now) {
    const limit = (0,_limit_js__WEBPACK_IMPORTED_MODULE_2__/* .cutLimit */ .W3)(lane.limit, now, refused.oldestStartedAt);
    const paced = paceLane({ ...lane, limit }, refused, now, now);
    const notes = [...paced.notes];
    if (limit.value !== lane.limit.value) {
        notes.unshift({
            event: "limit_changed",
            provider: lane.provider,
            from: lane.limit.value,
            to: limit.value,
            reason: `rate limit without a stated wait: ${refused.limit.evidence}`,
        });
    }
    return { lane: paced.lane, notes, waitMs: 0 };
}
/** A transient failure: the fifth in a row opens the circuit for a while. */
function countLaneFailure(lane, reason, budget, now) {
    const counted = (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .countFailure */ .cC)(lane.circuit, now, reason);
    if (counted.state !== "open" || lane.circuit.state === "open") {
        return { lane: { ...lane, circuit: counted }, notes: [], waitMs: 0 };
    }
    const policy = fitsBudget(counted.untilAt, now, budget) ? "wait" : "stop";
    const circuit = { ...counted, policy };
    return {
        lane: { ...lane, circuit },
        notes: circuitNotes(lane, circuit),
        waitMs: policy === "wait" ? circuit.untilAt - now : 0,
    };
}
function circuitNotes(before, after) {
    const from = before.circuit.state;
    const moved = before.circuit.state === "open" && after.state === "open" && before.circuit.untilAt !== after.untilAt;
    if (from === after.state && !moved)
        return [];
    return [
        {
            event: "circuit_changed",
            provider: before.provider,
            from,
            to: after.state,
            until: after.state === "open" ? iso(after.untilAt) : null,
            reason: after.state === "open" ? after.reason : after.state === "closed" ? "the provider answers again" : "probe",
        },
    ];
}
function paceLane(lane, refused, resumesAt, now) {
    const pace = (0,_pace_js__WEBPACK_IMPORTED_MODULE_3__/* .paceAfterRefusal */ .wj)(lane.pace, {
        startedAt: refused.startedAt,
        now,
        // A wait of no length states nothing, and would make a pace of no interval.
        waitMs: refused.limit.retryAfterMs || null,
        resumesAt,
        startedInRun: lane.started,
        runStartedAt: refused.runStartedAt,
    });
    const changed = pace.intervalMs !== null && pace.intervalMs !== lane.pace?.intervalMs;
    const notes = changed
        ? [
            {
                event: "pace_changed",
                provider: lane.provider,
                starts_per_minute: Math.round(600_000 / (pace.intervalMs ?? 1)) / 10,
                reason: "repeated rate limits: starts follow the measured rate",
            },
        ]
        : [];
    return { lane: { ...lane, pace }, notes };
}
/** An instant as it is stored: ISO 8601 in UTC. */
function iso(at) {
    return new Date(at).toISOString();
}


/***/ }),

/***/ 1670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LX: () => (/* binding */ rememberCampaigns),
/* harmony export */   MJ: () => (/* binding */ settleCampaign),
/* harmony export */   Rk: () => (/* binding */ campaignRule),
/* harmony export */   pe: () => (/* binding */ isSuperseded),
/* harmony export */   q3: () => (/* binding */ campaignId)
/* harmony export */ });
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);
/** A campaign: one pass over the task set, over as many runs as it takes. */

/**
 * The record of a campaign over whose whole list was just counted. One that was complete before stays that of the run
 * that completed it; a named one is complete only as long as nothing is added to it.
 */
function settleCampaign(record, settled) {
    if (!settled.isComplete)
        return { ...record, complete: false, completed_run: null, completed_at: null };
    if (record.complete)
        return record;
    return { ...record, complete: true, completed_run: settled.workflowRun, completed_at: settled.completedAt };
}
/** `auto` is the commit for pushes and pull requests, else until complete. */
function campaignRule(choice, trigger) {
    switch (choice.kind) {
        case "auto": {
            const event = trigger.eventName;
            const bySha = event === "push" || event === "pull_request" || event === "pull_request_target";
            return bySha && trigger.sha !== null ? { kind: "named", id: trigger.sha } : { kind: "until-complete" };
        }
        case "daily":
        case "weekly":
        case "monthly":
            return { kind: "period", period: choice.kind };
        case "until-complete":
            return { kind: "until-complete" };
        case "named":
            return { kind: "named", id: choice.name };
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(choice);
    }
}
const NUMBERED = /^until-complete-(\d{6,})$/;
const PERIODIC = /^(?:daily-\d{4}-\d\d-\d\d|weekly-\d{4}-W\d\d|monthly-\d{4}-\d\d)$/;
/**
 * The id of the campaign that a run belongs to. It depends on nothing but the rule, the state, the date and
 * the workflow run, so that fresh jobs of one matrix agree.
 */
function campaignId(rule, known, run) {
    switch (rule.kind) {
        case "named":
            return rule.id;
        case "period":
            return periodId(rule.period, run.at);
        case "until-complete": {
            const numbers = known.map((record) => ({ record, number: Number(NUMBERED.exec(record.id)?.[1] ?? Number.NaN) }));
            const latest = numbers.filter((one) => Number.isFinite(one.number)).sort((a, b) => b.number - a.number)[0];
            if (!latest)
                return numberedId(1);
            const isOver = latest.record.complete && latest.record.completed_run !== run.workflowRun;
            return numberedId(isOver ? latest.number + 1 : latest.number);
        }
    }
}
/**
 * Whether rows of a campaign are of no more use once another has begun: only a later campaign of its own series
 * takes its place. A commit or a name beside it leaves what is unfinished as it is.
 */
function isSuperseded(id, by) {
    const numbers = [NUMBERED.exec(id)?.[1], NUMBERED.exec(by)?.[1]].map(Number);
    const [number = Number.NaN, byNumber = Number.NaN] = numbers;
    if (byNumber > number)
        return true;
    // Dates and weeks of one series sort as text.
    return PERIODIC.test(id) && PERIODIC.test(by) && id.split("-")[0] === by.split("-")[0] && by > id;
}
/**
 * What is remembered once a campaign begins: the present one first, then the latest others. The last numbered one
 * always stays: without it the next number would be one that was used before.
 */
function rememberCampaigns(present, previous, limit) {
    const all = [present, ...previous.filter((record) => record.id !== present.id)];
    const kept = all.slice(0, limit);
    const numbered = all.filter((record) => NUMBERED.test(record.id)).sort((a, b) => (a.id < b.id ? 1 : -1))[0];
    return numbered === undefined || kept.includes(numbered) ? kept : [...kept.slice(0, limit - 1), numbered];
}
function numberedId(number) {
    return `until-complete-${String(number).padStart(6, "0")}`;
}
/** Periods are UTC dates; weeks are those of ISO 8601. */
function periodId(period, at) {
    const day = new Date(at).toISOString().slice(0, 10);
    switch (period) {
        case "daily":
            return `daily-${day}`;
        case "monthly":
            return `monthly-${day.slice(0, 7)}`;
        case "weekly":
            return `weekly-${isoWeek(at)}`;
    }
}
/** ISO 8601: a week belongs to the year that its Thursday lies in. */
function isoWeek(at) {
    const date = new Date(at);
    const weekday = (date.getUTCDay() + 6) % 7;
    const thursday = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() - weekday + 3));
    const firstOfYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
    const week = Math.floor((thursday.getTime() - firstOfYear) / (7 * 86_400_000)) + 1;
    return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, "0")}`;
}


/***/ }),

/***/ 2725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ openCircuit),
/* harmony export */   QR: () => (/* binding */ settleProbe),
/* harmony export */   V: () => (/* binding */ CLOSED),
/* harmony export */   WX: () => (/* binding */ OPEN_LIMIT_MS),
/* harmony export */   b6: () => (/* binding */ countSuccess),
/* harmony export */   cC: () => (/* binding */ countFailure),
/* harmony export */   d7: () => (/* binding */ openingMs),
/* harmony export */   k3: () => (/* binding */ admitProbe)
/* harmony export */ });
/* unused harmony export FAILURES_TO_OPEN */
/**
 * The circuit of a provider: closed → open → half-open → closed or open again. Half-open is the state of a
 * probe that runs, so a circuit cannot be half-open without one, and a probe that dies cannot wedge it.
 */
/** Consecutive transient failures of a provider that open its circuit. */
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 60_000;
const OPEN_MAX_MS = 300_000;
/** A restored circuit is believed for at most this long: a workflow run cannot outlive it. */
const OPEN_LIMIT_MS = 35 * 86_400_000;
const CLOSED = { state: "closed", failures: 0, trips: 0 };
/** How long the n-th opening in a row lasts where the provider names no instant (n from 1). */
function openingMs(trip) {
    return Math.min(OPEN_MAX_MS, OPEN_MS * 2 ** Math.min(trip - 1, 10));
}
/**
 * Opens the circuit. The provider's word goes before our own guess, in whatever order the two come; of two words,
 * or two guesses, the later instant stands: a later refusal extends the wait, never shortens it.
 *
 * @param statedUntilAt the provider's own instant, or null for the n-th opening's length
 */
function openCircuit(circuit, now, cause) {
    const already = circuit.state === "open" ? circuit : null;
    const trips = already?.trips ?? circuit.trips + 1;
    const askedUntilAt = Math.min(cause.statedUntilAt ?? now + openingMs(trips), now + OPEN_LIMIT_MS);
    const stated = cause.statedUntilAt !== null;
    const keep = already !== null &&
        (already.stated === stated ? already.untilAt > askedUntilAt : already.stated && already.untilAt > now);
    return {
        state: "open",
        untilAt: keep ? already.untilAt : askedUntilAt,
        trips,
        policy: already?.policy === "stop" ? "stop" : cause.policy,
        reason: keep ? already.reason : cause.reason,
        stated: keep ? already.stated : stated,
    };
}
/** A transient failure: the fifth in a row opens a closed circuit. */
function countFailure(circuit, now, reason) {
    switch (circuit.state) {
        case "closed": {
            const failures = circuit.failures + 1;
            return failures < FAILURES_TO_OPEN
                ? { ...circuit, failures }
                : openCircuit(circuit, now, { statedUntilAt: null, policy: "wait", reason });
        }
        case "open":
        case "half-open":
            return circuit;
    }
}
/** A sign of life from an attempt that is no probe: it ends a row of failures, but closes no open circuit. */
function countSuccess(circuit) {
    return circuit.state === "closed" && (circuit.failures > 0 || circuit.trips > 0) ? CLOSED : circuit;
}
/** The probe starts; only an open circuit whose instant has come admits one. */
function admitProbe(circuit, probe) {
    return { state: "half-open", probe, trips: circuit.trips };
}
function settleProbe(circuit, probe, verdict, now) {
    if (circuit.state !== "half-open" || circuit.probe !== probe)
        return circuit;
    switch (verdict.kind) {
        case "alive":
            return CLOSED;
        case "nothing":
            return {
                state: "open",
                untilAt: now,
                trips: circuit.trips,
                policy: "wait",
                reason: "the probe ended without an answer",
                stated: false,
            };
        case "refused":
            return openCircuit(circuit, now, verdict);
    }
}


/***/ }),

/***/ 1420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration),
/* harmony export */   a: () => (/* binding */ formatDuration)
/* harmony export */ });
/** Durations as people write them in inputs and task fields: `90`, `90s`, `15m`, `3h30m`, `2d`. */
const UNIT_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const PART = /(\d+(?:\.\d+)?)(ms|[smhd])/gy;
/**
 * Reads a duration; a bare number is seconds.
 *
 * @returns milliseconds, or null where the text is no duration.
 */
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
/** Writes a duration for people, in its two largest units: `2d 4h`, `3h 30m`, `1m 5s`, `12s`, `0.4s`. */
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

/***/ 8313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ WRONG_DIGIT),
/* harmony export */   TC: () => (/* binding */ digitOf),
/* harmony export */   _O: () => (/* binding */ HASH_DIGITS),
/* harmony export */   jN: () => (/* binding */ isHash),
/* harmony export */   xn: () => (/* binding */ HashIndex)
/* harmony export */ });
/**
 * SHA-256 hashes and the order in which they came, in tables of numbers: a million of them cost 50 bytes each, and
 * nothing that a garbage collector has to walk through.
 */
const WORDS = 8;
const HASH_DIGITS = 64;
const NONE = -1;
const BLOCK_BITS = 12;
const BLOCK_HASHES = 1 << BLOCK_BITS;
class HashIndex {
    #count = 0;
    /** In blocks of `BLOCK_HASHES`: one table would be copied again and again while it grows. */
    #blocks = [];
    /** Open addressing by words of the hash, which are as good as random; the length is a power of two. */
    #slots = new Int32Array(0);
    /** So many of the hashes have a slot. */
    #slotted = 0;
    /** The hash that was read last, its words, and its position. */
    #text = "";
    /** The characters of a hash that is told. */
    #codes = new Array(HASH_DIGITS).fill(0);
    #asked = new Uint32Array(WORDS);
    #position = NONE;
    /** The position that was found last. */
    #latest = NONE;
    get count() {
        return this.#count;
    }
    /** The position of a hash, counted from 0; -1 where it was not added. */
    find(hash) {
        // A hash that was just looked for is mostly asked for again.
        if (hash === this.#text && this.#position !== NONE)
            return this.#position;
        if (!this.#read(hash))
            return NONE;
        // Rows mostly come in the order of the list: the next position lies at hand, a slot anywhere in the memory.
        const next = this.#latest + 1;
        this.#position = next < this.#count && this.#isAsked(next) ? next : this.#look();
        if (this.#position !== NONE)
            this.#latest = this.#position;
        return this.#position;
    }
    /**
     * Adds a hash at the next position, even where it is known: `find` then gives one of its positions.
     *
     * @throws Error for a text that is not 64 lower-case hex digits
     */
    append(hash) {
        if (!this.#read(hash))
            throw new Error(`Expected 64 hex digits, found ${JSON.stringify(hash.slice(0, 80))}`);
        if (this.#count === this.#blocks.length * BLOCK_HASHES)
            this.#blocks.push(new Uint32Array(BLOCK_HASHES * WORDS));
        this.#blockOf(this.#count).set(this.#asked, offsetOf(this.#count));
        this.#position = this.#count;
        this.#count += 1;
        return this.#position;
    }
    /** The hash at a position, as 64 lower-case hex digits. */
    at(position) {
        const block = this.#blockOf(position);
        const from = offsetOf(position);
        for (let digit = 0; digit < HASH_DIGITS; digit += 1) {
            const word = block[from + (digit >>> 3)] ?? 0;
            this.#codes[digit] = CODES[(word >>> (28 - (digit & 7) * 4)) & 15] ?? 0;
        }
        // In one go: a text that is put together piece by piece keeps its pieces.
        return String.fromCharCode.apply(null, this.#codes);
    }
    /** Whether `hash` is one; its words are then the ones that are asked for. */
    #read(hash) {
        if (hash.length !== HASH_DIGITS)
            return false;
        if (hash === this.#text)
            return true;
        this.#text = "";
        this.#position = NONE;
        let wrong = 0;
        for (let word = 0; word < WORDS; word += 1) {
            let value = 0;
            for (let at = word * 8; at < word * 8 + 8; at += 1) {
                const digit = digitOf(hash.charCodeAt(at));
                wrong |= digit;
                value = (value << 4) | digit;
            }
            this.#asked[word] = value;
        }
        if (wrong >= WRONG_DIGIT)
            return false;
        this.#text = hash;
        return true;
    }
    /** The position of the hash that is asked for, by its slot. */
    #look() {
        if (this.#slotted < this.#count)
            this.#fillSlots();
        const mask = this.#slots.length - 1;
        for (let slot = scatter(this.#asked, 0) & mask;; slot = (slot + 1) & mask) {
            const position = this.#slots[slot] ?? NONE;
            if (position === NONE || this.#isAsked(position))
                return position;
        }
    }
    #isAsked(position) {
        const block = this.#blockOf(position);
        const from = offsetOf(position);
        for (let word = 0; word < WORDS; word += 1) {
            if (block[from + word] !== this.#asked[word])
                return false;
        }
        return true;
    }
    #blockOf(position) {
        return this.#blocks[position >>> BLOCK_BITS];
    }
    /** Not done while hashes are added: a list that is asked in its own order needs no slots at all. */
    #fillSlots() {
        if (this.#slots.length < this.#count * 2) {
            this.#slots = new Int32Array(slotCount(this.#count)).fill(NONE);
            this.#slotted = 0;
        }
        const mask = this.#slots.length - 1;
        for (; this.#slotted < this.#count; this.#slotted += 1) {
            let slot = scatter(this.#blockOf(this.#slotted), offsetOf(this.#slotted)) & mask;
            while (this.#slots[slot] !== NONE)
                slot = (slot + 1) & mask;
            this.#slots[slot] = this.#slotted;
        }
    }
}
/** Where the words of a position begin in its block. */
function offsetOf(position) {
    return (position & (BLOCK_HASHES - 1)) * WORDS;
}
/** A power of two: at least two slots for each of the hashes. */
function slotCount(hashes) {
    return 2 ** Math.ceil(Math.log2(Math.max(hashes, BLOCK_HASHES) * 2));
}
function scatter(words, from) {
    return (words[from] ?? 0) ^ (words[from + WORDS - 1] ?? 0);
}
/** No digit has this bit: values of digits can be united, and looked at once. */
const WRONG_DIGIT = 16;
const CODES = Array.from("0123456789abcdef", (digit) => digit.charCodeAt(0));
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) => {
    const value = "0123456789abcdef".indexOf(String.fromCharCode(code));
    return value === -1 ? WRONG_DIGIT : value;
});
/** The value of a lower-case hex digit, by its character code; `WRONG_DIGIT` or more for any other character. */
function digitOf(code) {
    return (DIGITS[code & 127] ?? WRONG_DIGIT) | (code & ~127);
}
/** Whether a text is a SHA-256 hash: 64 lower-case hex digits. A regular expression takes five times as long. */
function isHash(text) {
    if (text.length !== HASH_DIGITS)
        return false;
    let wrong = 0;
    for (let at = 0; at < HASH_DIGITS; at += 1)
        wrong |= digitOf(text.charCodeAt(at));
    return wrong < WRONG_DIGIT;
}


/***/ }),

/***/ 969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ growLimit),
/* harmony export */   W3: () => (/* binding */ cutLimit),
/* harmony export */   au: () => (/* binding */ openLimit)
/* harmony export */ });
/* unused harmony export EPISODE_MS */
/**
 * The limit: how many children of a provider may run now. Additive increase, multiplicative decrease,
 * with one cut per episode: without the freeze, every child that ran at the cut reports the same
 * refusal and the limit collapses (1024 to 8 was seen in the field).
 */
/** Children that ran at a cut are given this long to drain before the next cut. */
const EPISODE_MS = 15_000;
const CUT_FACTOR = 0.5;
/** The limit only grows while it binds: at least this share of it was in use. */
const IN_USE_SHARE = 0.8;
function openLimit(ceiling, learned = null) {
    const value = learned === null ? ceiling : Math.max(1, Math.min(ceiling, learned));
    return { value, ceiling, cutAt: null, successes: 0 };
}
/**
 * A cap-class refusal.
 *
 * @param oldestStartedAt start of the oldest child of this provider that still runs, or null
 */
function cutLimit(limit, now, oldestStartedAt) {
    const sameEpisode = limit.cutAt !== null &&
        now - limit.cutAt < EPISODE_MS &&
        oldestStartedAt !== null &&
        oldestStartedAt <= limit.cutAt;
    if (sameEpisode)
        return { ...limit, successes: 0 };
    return { ...limit, value: Math.max(1, Math.floor(limit.value * CUT_FACTOR)), cutAt: now, successes: 0 };
}
/** A success; those of attempts that began before the cut say nothing of the limit after it. */
function growLimit(limit, attempt) {
    if (limit.value >= limit.ceiling)
        return limit;
    if (limit.cutAt !== null && attempt.startedAt <= limit.cutAt)
        return limit;
    if (attempt.inUse < limit.value * IN_USE_SHARE)
        return limit;
    const successes = limit.successes + 1;
    return successes < limit.value ? { ...limit, successes } : { ...limit, value: limit.value + 1, successes: 0 };
}


/***/ }),

/***/ 3147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IR: () => (/* binding */ paceAfterStart),
/* harmony export */   JX: () => (/* binding */ paceAfterSuccess),
/* harmony export */   wj: () => (/* binding */ paceAfterRefusal)
/* harmony export */ });
/**
 * Pacing: after repeated refusals the starts of a provider follow its token bucket instead of hitting it
 * again and again. Two refusals are two instants at which the bucket was empty; what was admitted
 * between them tells the provider's real rate, whatever its headers round to.
 */
/** A second refusal within this time makes the starts paced. */
const MEMORY_MS = 60_000;
/** A stated wait from here on is rounded, or the rest of a window: it says nothing of a single token. */
const COARSE_WAIT_MS = 1_000;
/** Follow the measured rate a little below it: an estimate from few admissions is off by one token. */
const MARGIN = 0.95;
/** Cut where the rate could not be measured. */
const BLIND_CUT = 0.8;
/** Growth per admitted attempt, of a measured pace and of a guess; more where a round passed without refusal. */
const GROWTH = 0.003;
const GUESS_GROWTH = 0.04;
const GROWTH_ROUND = 40;
const LARGEST_GROWTH = 0.05;
const FAR_OFF = 1.6;
/** Room over a stated token time: other clients share the bucket, and starts jitter. */
const TOKEN_SLACK = 1.25;
/** Fewer admissions measure nothing. */
const MEASURABLE = 4;
const LONGEST_INTERVAL_MS = 60_000;
function paceAfterRefusal(pace, refusal) {
    const { startedAt, now, waitMs, resumesAt } = refusal;
    const fineMs = waitMs !== null && waitMs < COARSE_WAIT_MS ? waitMs : 0;
    if (pace === null || now - pace.episodeAt > MEMORY_MS) {
        return {
            emptyAt: startedAt,
            episodeAt: now,
            resumedAt: resumesAt,
            admitted: 0,
            burst: pace?.burst ?? refusal.startedInRun - 1,
            tokenMs: Math.max(pace?.tokenMs ?? 0, fineMs),
            intervalMs: pace?.intervalMs ?? null,
            basis: pace?.basis ?? "guessed",
            nextStartAt: now,
        };
    }
    const known = { ...pace, tokenMs: Math.max(pace.tokenMs, fineMs), admitted: Math.max(0, pace.admitted - 1) };
    if (startedAt <= pace.episodeAt) {
        // The same episode: a wave that was refused together. It needs a pace, but it measures nothing.
        const burst = pace.basis === "guessed" && pace.admitted === 0 ? Math.max(1, pace.burst - 1) : pace.burst;
        const resumedAt = Math.max(pace.resumedAt, resumesAt);
        const guess = Math.max(pace.intervalMs ?? 0, pace.basis === "guessed" ? guessInterval(known, refusal) : 0);
        return { ...known, burst, resumedAt, intervalMs: Math.max(guess, known.tokenMs) };
    }
    const measured = measureInterval(known, startedAt);
    // A refusal never makes the starts faster, and one odd measure must not stall the night. Where no pace was kept yet, a
    // measure is better than any guess.
    const present = known.intervalMs ?? (measured === null ? guessInterval(known, refusal) : measured);
    const slower = measured === null ? present / BLIND_CUT : Math.min(Math.max(measured / MARGIN, present * 1.02), present * 2);
    // Where the provider states single tokens, their time is known better than it can be measured.
    const isTold = known.tokenMs > 0 && measured !== null;
    const ceilingMs = isTold ? Math.max(known.tokenMs * TOKEN_SLACK, measured) : LONGEST_INTERVAL_MS;
    return {
        ...known,
        emptyAt: startedAt,
        episodeAt: now,
        resumedAt: resumesAt,
        admitted: 0,
        intervalMs: Math.min(ceilingMs, Math.max(slower, known.tokenMs)),
        basis: measured === null ? known.basis : "measured",
        nextStartAt: Math.max(now, known.nextStartAt),
    };
}
/**
 * Two lower bounds of the rate, the better one: all that was admitted since the bucket was empty, over the whole
 * time; and what the bucket cannot have held at the resume, over the time since. Tokens that ran over a full
 * bucket in a long pause are missing from the first only.
 */
function measureInterval(pace, emptyAgainAt) {
    if (pace.admitted < MEASURABLE)
        return null;
    const whole = (emptyAgainAt - pace.emptyAt) / pace.admitted;
    const beyondBucket = pace.admitted - pace.burst;
    const since = beyondBucket >= MEASURABLE ? (emptyAgainAt - pace.resumedAt) / beyondBucket : whole;
    return Math.max(1, Math.min(whole, since));
}
/** The first pace: what the run admitted so far, spread over the time it took and the wait that follows. */
function guessInterval(pace, refusal) {
    const { now, waitMs, runStartedAt } = refusal;
    const spreadMs = (now - runStartedAt + (waitMs ?? COARSE_WAIT_MS)) / Math.max(1, pace.burst);
    return pace.tokenMs > 0 ? pace.tokenMs : Math.min(waitMs ?? LONGEST_INTERVAL_MS, spreadMs);
}
function paceAfterStart(pace, now) {
    if (pace === null)
        return null;
    const admitted = pace.admitted + 1;
    if (pace.intervalMs === null)
        return { ...pace, admitted };
    // Starts that were due while nothing could start are not made up for: no burst after a pause.
    return { ...pace, admitted, nextStartAt: Math.max(pace.nextStartAt, now) + pace.intervalMs };
}
function paceAfterSuccess(pace, startedAt) {
    if (pace === null || pace.intervalMs === null || startedAt <= pace.episodeAt)
        return pace;
    // Far above a stated token time the pace is known to be too slow; and the longer nothing is refused, the more likely.
    const isFarOff = pace.basis === "guessed" || (pace.tokenMs > 0 && pace.intervalMs > pace.tokenMs * FAR_OFF);
    const rounds = Math.max(1, pace.admitted / GROWTH_ROUND);
    const growth = Math.min(LARGEST_GROWTH, (isFarOff ? GUESS_GROWTH : GROWTH) * rounds);
    return { ...pace, intervalMs: Math.max(pace.intervalMs * (1 - growth), pace.tokenMs) };
}


/***/ }),

/***/ 9996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ NOTHING_DETECTED),
/* harmony export */   a: () => (/* binding */ isRateLimit)
/* harmony export */ });
const NOTHING_DETECTED = {
    kind: "none",
    retryAfterMs: null,
    resetAt: null,
    evidence: "",
    form: null,
    provider: null,
};
function isRateLimit(detection) {
    return detection.kind !== "none" && detection.kind !== "overload";
}


/***/ }),

/***/ 8032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ unreachable)
/* harmony export */ });
/** Closes a `switch` over a union: a missed case is a compile error, and a bug if it happens all the same. */
function unreachable(value) {
    throw new Error(`Unreachable case: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 2534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Mh: () => (/* binding */ Carry),
  Rr: () => (/* binding */ MERGE_JOB),
  eb: () => (/* binding */ PLAN_JOB)
});

// EXTERNAL MODULE: ./build/store/cache-key.js
var cache_key = __webpack_require__(5110);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
;// CONCATENATED MODULE: ./build/store/cache-trouble.js
/** What can go wrong between a job and the cache, and how people are told: few words, what failed, what it means. */


/** Four in all for a job, however much goes wrong. */
const CACHE_WARNING_LIMIT = 4;
const DETAIL_LIMIT = 300;
/**
 * The warnings still to be told.
 *
 * @param trouble what came up since, oldest first
 * @param told all warnings told so far in this job; the result is to be added to it
 */
function newCacheWarnings(trouble, told) {
    const fresh = [];
    const heads = new Set(told.map(headOf));
    for (const one of trouble) {
        if (told.length + fresh.length >= CACHE_WARNING_LIMIT)
            break;
        const warning = describeTrouble(one);
        if (heads.has(headOf(warning)))
            continue;
        heads.add(headOf(warning));
        fresh.push(warning);
    }
    return fresh;
}
/** Warnings that differ in numbers, keys or the service's words only are one warning to a reader. */
function headOf(warning) {
    return warning.slice(0, warning.indexOf(":"));
}
/** One sentence of what did not work and one of what that means. Contains the word "cache". */
function describeTrouble(trouble) {
    switch (trouble.reason) {
        case "no-answer":
            return `${failed(trouble.operation)} in time: the cache service gave no answer within ${(0,duration/* formatDuration */.a)(trouble.limitMs)}. ${meaning(trouble.operation)}`;
        case "service-error":
            return `${failed(trouble.operation)}: the cache service did not do its part (${cache_trouble_short(trouble.detail)}). ${meaning(trouble.operation)}`;
        case "rate-limited":
            return `${failed(trouble.operation)} under a rate limit of the cache service: ${cache_trouble_short(trouble.detail)}. ${meaning(trouble.operation)}`;
        case "denied":
            return `${failed(trouble.operation)} with this job's token: ${cache_trouble_short(trouble.detail)}. ${meaning(trouble.operation)} Pull requests from forks and other untrusted triggers get a cache token that may only read.`;
        case "unreadable":
            return `An entry of the Actions cache could not be read: ${cache_trouble_short(trouble.detail)} (${trouble.prefix}*). An earlier one is used where there is one; else tasks that it held a result for are run again.`;
        case "foreign-key":
            return `The Actions cache answered with an entry that was not asked for: ${cache_trouble_short(trouble.key)} instead of ${trouble.prefix}*. It was not used.`;
        case "dropped-files":
            return `Parts of an entry of the Actions cache were left out: ${cache_trouble_short(trouble.names.join(", "))} (${trouble.key}). Only plain files with the names of state files are taken over.`;
        case "incomplete":
            return `The Actions cache was too slow to restore the state of all jobs: ${trouble.unanswered} of ${trouble.asked} were not asked in time. Tasks that only they hold a result for may run again.`;
        case "not-stored":
            return `A save to the Actions cache was not stored: ${cache_trouble_short(trouble.detail)} (${trouble.key}). ${meaning("save")}`;
        case "key-taken":
            return `A save to the Actions cache found its key taken: ${trouble.key} is held by another save and cannot be changed. ${meaning("save")}`;
        case "budget-spent":
            return `${failed(trouble.operation)} any more: the ${(0,duration/* formatDuration */.a)(trouble.budgetMs)} that the cache may cost this job are used up. ${meaning(trouble.operation)}`;
        case "local-error":
            return `${failed(trouble.operation)} on this machine: ${cache_trouble_short(trouble.detail)}. ${meaning(trouble.operation)}`;
        default:
            return (0,unreachable/* unreachable */.H)(trouble);
    }
}
function failed(operation) {
    return operation === "save"
        ? "The state could not be saved to the Actions cache"
        : "The state of earlier runs could not be restored from the Actions cache";
}
function meaning(operation) {
    return operation === "save"
        ? "The run itself is not affected and the state folder on disk is complete; the next run continues from the last state that was saved."
        : "The run itself is not affected, but tasks that already have a result there may run again.";
}
/** One line; the query of an address holds its signature. */
function cache_trouble_short(detail) {
    const line = detail
        .replace(/(https?:\/\/[^\s?]+)\?\S+/g, "$1")
        .replace(/\s+/g, " ")
        .trim();
    if (line === "")
        return "no reason was given";
    return line.length > DETAIL_LIMIT ? `${line.slice(0, DETAIL_LIMIT)}…` : line;
}

// EXTERNAL MODULE: ./build/store/merge.js + 1 modules
var merge = __webpack_require__(3944);
// EXTERNAL MODULE: ./build/store/snapshot-files.js
var snapshot_files = __webpack_require__(3782);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/store/staging.js
/** Short-lived folders in which snapshots are put together and unpacked. */


/**
 * Runs an action with an empty folder of its own, which goes with it.
 *
 * @param tempFolder where it is made; made if absent
 * @throws what the action throws, and the errors of the file system where no folder can be made
 */
async function inStaging(tempFolder, act) {
    await (0,promises_.mkdir)(tempFolder, { recursive: true });
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(tempFolder, "carryover-staging-"));
    try {
        return await act(folder);
    }
    finally {
        // A call that was given up may still write to it: what it leaves behind is the temp folder's to remove.
        await (0,promises_.rm)(folder, { recursive: true, force: true }).catch(() => { });
    }
}

// EXTERNAL MODULE: ./build/store/state-folder.js + 1 modules
var state_folder = __webpack_require__(1674);
;// CONCATENATED MODULE: ./build/engine/stop-board.js
/**
 * The STOP board: one place where all jobs of a matrix look for providers that have stopped a sibling, so that a
 * look is one call, however many jobs there are.
 */




/** Its place among the jobs of a matrix, which are at most 256. */
const STOP_BOARD = 9_997;
/** Numbers of entries tell their writers apart. */
const ENTRIES_PER_JOB = 100;
class StopBoard {
    #facts;
    #entries = 0;
    /** What siblings have written. */
    #learned = new Map();
    constructor(facts) {
        this.#facts = facts;
    }
    /**
     * Tells siblings which providers have stopped; they stand in the checkpoint on disk, redacted. What was learned
     * from the board itself is no news, but stays on it.
     */
    async write(campaign, providers) {
        const { carrier, tempFolder, paths } = this.#facts;
        const checkpoint = (0,state_folder/* readCheckpoint */.HQ)(paths.checkpoint);
        if (checkpoint === null || this.#entries >= ENTRIES_PER_JOB - 1)
            return [];
        const news = providers.flatMap((provider) => {
            const circuit = Object.hasOwn(checkpoint.circuits, provider) ? checkpoint.circuits[provider] : undefined;
            if (circuit === undefined || this.#isLearned(provider, circuit))
                return [];
            return [[provider, circuit]];
        });
        if (news.length === 0)
            return [];
        this.#entries += 1;
        const circuits = Object.fromEntries([...this.#learned, ...news]);
        const text = JSON.stringify({ ...checkpoint, circuits, durations_s: [] });
        return inStaging(tempFolder, async (folder) => {
            (0,state_folder/* writeAtomically */.vK)((0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.checkpoint), (write) => write(`${text}\n`));
            const { trouble } = await carrier.push({ key: this.#key(campaign), folder, runWaits: false });
            return trouble;
        });
    }
    /** The circuits that siblings of this workflow run have written last. */
    async read(campaign) {
        const { carrier, name, tempFolder } = this.#facts;
        const prefix = (0,cache_key/* jobPrefix */.An)({ name, campaign, jobIndex: STOP_BOARD });
        return inStaging(tempFolder, async (into) => {
            const { answers, trouble } = await carrier.pull({ prefixes: [prefix], into, runWaits: false });
            const found = answers[0];
            if (found?.kind !== "found" || !this.#isOfSibling(found.key))
                return { learned: [], trouble };
            const checkpoint = (0,state_folder/* readCheckpoint */.HQ)((0,external_node_path_.join)(found.folder, state_folder/* STATE_FILES */.mF.checkpoint));
            const learned = [];
            for (const [provider, circuit] of Object.entries(checkpoint?.circuits ?? {})) {
                const untilAt = Date.parse(circuit.until);
                if (Number.isNaN(untilAt))
                    continue;
                this.#learned.set(provider, circuit);
                learned.push({ provider, untilAt, reason: `another job was stopped: ${circuit.reason}` });
            }
            return { learned, trouble };
        });
    }
    #isLearned(provider, circuit) {
        const known = this.#learned.get(provider);
        return known !== undefined && Date.parse(circuit.until) <= Date.parse(known.until);
    }
    #isOfSibling(key) {
        const { identity, jobIndex } = this.#facts;
        const parsed = (0,cache_key/* parseKey */.Do)(key);
        if (parsed === null || parsed.runId !== identity.workflowRun)
            return false;
        return Math.floor(parsed.seq / ENTRIES_PER_JOB) !== jobIndex;
    }
    #key(campaign) {
        const { name, identity, jobIndex } = this.#facts;
        return (0,cache_key/* buildKey */.sI)({
            name,
            campaign,
            jobIndex: STOP_BOARD,
            runId: identity.workflowRun,
            runAttempt: identity.runAttempt,
            seq: jobIndex * ENTRIES_PER_JOB + this.#entries,
        });
    }
}

;// CONCATENATED MODULE: ./build/engine/carry.js







/** Jobs of a plan and of a merge keep their state beside those of the matrix, which has at most 256 jobs. */
const PLAN_JOB = 9_998;
const MERGE_JOB = 9_999;
/** The longest that the campaign may turn out to be another one while states are fetched. */
const RESTORE_ROUNDS = 3;
class Carry {
    #facts;
    #board;
    #campaign = "";
    #seq;
    /** There is something that no save that was begun holds. */
    #isDirty = false;
    /** All that is on disk is saved. */
    #isSaved = false;
    /** The carrier takes one push at a time: they wait for one another here. */
    #pushes = Promise.resolve();
    #isPushQueued = false;
    #told = [];
    #cancels = new Set();
    #isOver = false;
    #endAt = Number.POSITIVE_INFINITY;
    /** Resolves when nobody waits for the carrier any more. */
    #cut;
    #makeCut = () => { };
    #reported = new Set();
    constructor(facts) {
        this.#facts = facts;
        this.#board = new StopBoard({ ...facts, jobIndex: facts.job.index });
        this.#seq = facts.firstSeq ?? 0;
        this.#cut = new Promise((resolve) => {
            this.#makeCut = () => resolve(null);
        });
    }
    /**
     * Merges what earlier runs and other jobs saved into the state folder, whose journals must be closed.
     *
     * @param campaignOf which campaign a run with these records belongs to
     * @throws UserError where the folder itself holds a checkpoint of a newer version
     */
    async restore(campaignOf) {
        const { paths, name } = this.#facts;
        await this.#pull([(0,cache_key/* namePrefix */.w8)(name)]);
        let campaign = "";
        for (let round = 0; round < RESTORE_ROUNDS && this.#leftMs() > 0; round += 1) {
            const checkpoint = (0,state_folder/* readCheckpoint */.HQ)(paths.checkpoint);
            const next = campaignOf(checkpoint?.campaigns ?? []);
            if (next === campaign)
                return;
            campaign = next;
            const jobs = Math.max(this.#facts.job.total, checkpoint?.jobs ?? 1);
            const indexes = [...Array(jobs).keys(), PLAN_JOB, MERGE_JOB];
            await this.#pull(indexes.map((jobIndex) => (0,cache_key/* jobPrefix */.An)({ name, campaign, jobIndex })));
        }
    }
    async #pull(prefixes) {
        const { carrier, paths, tempFolder } = this.#facts;
        if (this.#leftMs() <= 0)
            return;
        await this.#attempt("restore", () => inStaging(tempFolder, async (into) => {
            const pulled = await this.#orCut(carrier.pull({ prefixes, into, runWaits: true }));
            if (pulled === null)
                return;
            this.#tellTrouble(pulled.trouble);
            const found = pulled.answers.flatMap((answer) => (answer.kind === "found" ? [answer] : []));
            for (const { key } of found)
                this.#noteReport(key);
            if (found.length === 0)
                return;
            const folders = found.map((answer) => answer.folder);
            for (const [index, { trouble }] of (0,merge/* mergeFolders */.o)(paths, folders).entries()) {
                const { prefix = "" } = found[index] ?? {};
                if (trouble !== null)
                    this.#tellTrouble([{ reason: "unreadable", prefix, detail: trouble }]);
            }
        }));
    }
    #noteReport(key) {
        const parsed = (0,cache_key/* parseKey */.Do)(key);
        if (parsed?.runId === this.#facts.identity.workflowRun)
            this.#reported.add(parsed.jobIndex);
    }
    /** Jobs of the matrix whose state of this workflow run was found. */
    reportedJobs() {
        return [...this.#reported];
    }
    /** Starts saving every interval, and looking for circuits that siblings opened. */
    begin(campaign, learn) {
        this.#campaign = campaign;
        this.#every(this.#facts.checkpointIntervalMs, () => {
            if (this.#isDirty)
                void this.#push({ runWaits: false });
        });
        if (this.#facts.job.total > 1)
            this.#every(this.#facts.siblingIntervalMs, () => void this.#readBoard(learn));
    }
    /** There is something new to save. */
    changed() {
        this.#isDirty = true;
        // A kill may come before the next save: `post` must not believe that there is nothing to do.
        if (this.#isSaved)
            this.#handOver({ isSaved: false });
    }
    /** Providers have stopped for this run: saved at once, and siblings are told. */
    stopped(providers) {
        this.changed();
        void this.#push({ runWaits: false });
        if (this.#facts.job.total > 1)
            void this.#enqueue(() => this.#writeBoard(providers));
    }
    /**
     * From an instant on nobody waits for the carrier any more, whatever it does: a restore or the last save that
     * is under way is given up, and what is not saved then is left to `post`.
     */
    endBy(at) {
        if (at >= this.#endAt)
            return;
        this.#endAt = at;
        this.#facts.clock.at(at, this.#makeCut);
    }
    /** The last save of this process. */
    async end(campaign) {
        const { clock } = this.#facts;
        const fromAt = clock.now();
        this.#campaign = campaign;
        this.#isOver = true;
        for (const cancel of this.#cancels)
            cancel();
        await this.#orCut(this.#push({ runWaits: true }));
        if (fromAt < this.#endAt && this.#leftMs() <= 0 && !this.#isSaved) {
            this.#tellTrouble([{ reason: "no-answer", operation: "save", limitMs: clock.now() - fromAt }]);
        }
        this.#handOver({ isSaved: this.#isSaved });
    }
    #every(intervalMs, act) {
        const { clock } = this.#facts;
        const tick = () => {
            this.#cancels.delete(cancel);
            if (this.#isOver)
                return;
            act();
            this.#every(intervalMs, act);
        };
        const cancel = clock.at(clock.now() + intervalMs, tick);
        this.#cancels.add(cancel);
    }
    /** Saves what there is when its turn comes; a save that already waits for its turn will hold it too. */
    #push(options) {
        if (this.#isPushQueued && !options.runWaits)
            return this.#pushes;
        this.#isPushQueued = true;
        return this.#enqueue(() => {
            this.#isPushQueued = false;
            return this.#pushOnce(options);
        });
    }
    #enqueue(push) {
        this.#pushes = this.#pushes.then(() => this.#attempt("save", push));
        return this.#pushes;
    }
    async #pushOnce({ runWaits }) {
        const { carrier, paths, tempFolder } = this.#facts;
        if (this.#leftMs() <= 0)
            return;
        this.#isDirty = false;
        let isStored = false;
        try {
            isStored = await inStaging(tempFolder, async (folder) => {
                await (0,snapshot_files/* copyCarriedFiles */.rv)(paths.root, folder);
                this.#seq += 1;
                // Before the call: a key is reserved once, and this process may be killed before it hears of it.
                this.#handOver({ isSaved: false });
                const leftMs = this.#leftMs();
                const deadline = Number.isFinite(leftMs) ? { deadlineMs: Math.max(1, leftMs) } : {};
                const { outcome, trouble } = await carrier.push({ key: this.#key(), folder, runWaits, ...deadline });
                this.#tellTrouble(trouble);
                return outcome.kind === "saved" || (outcome.kind === "skipped" && outcome.because === "read-only");
            });
        }
        finally {
            if (!isStored)
                this.#isDirty = true;
            this.#handOver({ isSaved: !this.#isDirty });
        }
    }
    #key() {
        const { name, job, identity } = this.#facts;
        return (0,cache_key/* buildKey */.sI)({
            name,
            campaign: this.#campaign,
            jobIndex: job.index,
            runId: identity.workflowRun,
            runAttempt: identity.runAttempt,
            seq: this.#seq,
        });
    }
    #handOver({ isSaved }) {
        const { carrier, saved } = this.#facts;
        this.#isSaved = isSaved;
        const [isDown, spentMs] = [carrier.isDown(), carrier.spentMs()];
        saved?.({ seq: this.#seq, isSaved, isDown, spentMs, campaign: this.#campaign });
    }
    async #writeBoard(providers) {
        if (this.#leftMs() > 0)
            this.#tellTrouble(await this.#board.write(this.#campaign, providers));
    }
    async #readBoard(learn) {
        await this.#attempt("restore", async () => {
            const { learned, trouble } = await this.#board.read(this.#campaign);
            this.#tellTrouble(trouble);
            if (this.#isOver)
                return;
            const now = this.#facts.clock.now();
            for (const circuit of learned)
                if (circuit.untilAt > now)
                    learn(circuit);
        });
    }
    /** Trouble of any kind is told and goes no further. */
    async #attempt(operation, act) {
        try {
            await act();
        }
        catch (error) {
            const detail = error instanceof Error ? error.message : String(error);
            this.#tellTrouble([{ reason: "local-error", operation, detail }]);
        }
    }
    async #orCut(call) {
        return this.#leftMs() > 0 ? Promise.race([call, this.#cut]) : null;
    }
    #leftMs() {
        return this.#endAt - this.#facts.clock.now();
    }
    #tellTrouble(trouble) {
        const fresh = newCacheWarnings(trouble, this.#told);
        this.#told.push(...fresh);
        for (const message of fresh)
            this.#facts.warn(message);
    }
}


/***/ }),

/***/ 5161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ workflowRunOf),
/* harmony export */   y: () => (/* binding */ runIdentity)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/** Who this run is: its place among workflow runs and jobs, read from the environment once. */



function runIdentity(env, jobIndex, nowAt) {
    const id = env.GITHUB_RUN_ID;
    const job = String(jobIndex ?? 0);
    const isWorkflow = env.GITHUB_ACTIONS === "true" && id !== undefined && /^\d+$/.test(id);
    const trigger = { eventName: env.GITHUB_EVENT_NAME || null, sha: headSha(env) };
    if (isWorkflow) {
        const run = `${id}-${/^\d+$/.test(env.GITHUB_RUN_ATTEMPT ?? "") ? env.GITHUB_RUN_ATTEMPT : "1"}`;
        return {
            run,
            workflowRun: id,
            runAttempt: Number(run.slice(id.length + 1)),
            job,
            trigger,
            repository: env.GITHUB_REPOSITORY || null,
        };
    }
    const stamp = new Date(nowAt).toISOString().replace(/[-:]|\.\d+/g, "");
    const run = `local-${stamp}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(3).toString("hex")}`;
    return { run, workflowRun: run, runAttempt: 1, job, trigger, repository: null };
}
/** The workflow run that a run is an attempt of, as in its identity; outside of workflows the run itself. */
function workflowRunOf(run) {
    return /^(\d+)-\d+$/.exec(run)?.[1] ?? run;
}
const eventSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ head: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{40,64}$/) }) }),
});
/** GITHUB_SHA of a pull request is a merge commit that changes with the base; the head names the work. */
function headSha(env) {
    const sha = env.GITHUB_SHA || null;
    if (!env.GITHUB_EVENT_NAME?.startsWith("pull_request") || !env.GITHUB_EVENT_PATH)
        return sha;
    try {
        const event = eventSchema.safeParse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(env.GITHUB_EVENT_PATH, "utf8")));
        return event.success ? event.data.pull_request.head.sha : sha;
    }
    catch {
        return sha;
    }
}


/***/ }),

/***/ 8337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/** setTimeout fires at once for a longer delay. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/**
 * The machine's clock, read once and then carried on by the monotonic one: a step of the wall clock in
 * the middle of a night must neither end a wait nor stretch it.
 */
function systemClock() {
    const startedAt = Date.now();
    const startedTick = performance.now();
    const now = () => Math.round(startedAt + performance.now() - startedTick);
    return {
        now,
        at(instant, wake) {
            const timer = setTimeout(wake, Math.min(LONGEST_TIMER_MS, Math.max(0, instant - now())));
            return () => clearTimeout(timer);
        },
    };
}


/***/ }),

/***/ 5110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ jobPrefix),
/* harmony export */   Do: () => (/* binding */ parseKey),
/* harmony export */   bC: () => (/* binding */ earlierKeys),
/* harmony export */   sI: () => (/* binding */ buildKey),
/* harmony export */   w8: () => (/* binding */ namePrefix)
/* harmony export */ });
/* unused harmony exports KEY_LIMIT, campaignPrefix, jobPrefixOf, nameToken, campaignToken */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/**
 * Keys of saved states: `carryover-v1-<name>-<campaign>-j<index>-<run id>-<attempt>-<seq>`.
 *
 * The service matches any asked key as a prefix, so no key may begin with the prefix of another job,
 * campaign or name. Numbers have a fixed width; a name holds no `-` and a campaign no `-j`, so each part has
 * one reading. Keys use lower-case letters only, because some servers fold the case of keys, and stay short
 * enough to be names of folders.
 */

/** The service takes 512 characters; file systems take 255 bytes, and a key names a folder too. */
const KEY_LIMIT = 255;
const NAME_LIMIT = 60;
const CAMPAIGN_LIMIT = 100;
const HASH_DIGITS = 32;
const FORMAT = "carryover-v1";
const INDEX_DIGITS = 4;
/** Enough for any unsigned 64-bit number. */
const RUN_DIGITS = 20;
const ATTEMPT_DIGITS = 4;
const SEQ_DIGITS = 6;
/** The key of one save. @throws RangeError where a number does not fit its width, which is a bug */
function buildKey(save) {
    const numbers = [
        padded(runNumber(save.runId), RUN_DIGITS),
        padded(save.runAttempt, ATTEMPT_DIGITS),
        padded(save.seq, SEQ_DIGITS),
    ];
    return jobPrefix(save) + numbers.join("-");
}
/** Matches every save of one job of a campaign, over all runs, and nothing else. */
function jobPrefix(job) {
    return `${namePrefix(job.name)}${campaignToken(job.campaign)}-j${padded(job.jobIndex, INDEX_DIGITS)}-`;
}
/** Matches every save of a campaign by any job, and nothing else. */
function campaignPrefix(name, campaign) {
    return `${namePrefix(name)}${campaignToken(campaign)}-j`;
}
/** Matches every save of any campaign of a name, and nothing else. */
function namePrefix(name) {
    return `${FORMAT}-${nameToken(name)}-`;
}
const KEY = new RegExp(`^${FORMAT}-(?<name>[a-z0-9._]+)-(?<campaign>[a-z0-9._-]+)-j(?<index>\\d{${INDEX_DIGITS}})` +
    `-(?<run>\\d{${RUN_DIGITS}})-(?<attempt>\\d{${ATTEMPT_DIGITS}})-(?<seq>\\d{${SEQ_DIGITS}})$`);
/** Takes a key apart; null where it is none of ours. Restored keys are untrusted and pass through here. */
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
        campaignToken: campaign,
        jobIndex: Number(index),
        runId: String(BigInt(run)),
        runAttempt: Number(attempt),
        seq: Number(seq),
    };
}
/** The prefix of the job that a key belongs to; null where it is none of ours. */
function jobPrefixOf(key) {
    return parseKey(key) === null ? null : key.slice(0, -(RUN_DIGITS + ATTEMPT_DIGITS + SEQ_DIGITS + 2));
}
/** The keys of the saves before this one in the same attempt of the run, nearest first. */
function earlierKeys(key, count) {
    const parsed = parseKey(key);
    if (parsed === null)
        return [];
    const stem = key.slice(0, -SEQ_DIGITS);
    const keys = [];
    for (let seq = parsed.seq - 1; seq > 0 && keys.length < count; seq--)
        keys.push(stem + padded(seq, SEQ_DIGITS));
    return keys;
}
/** The escaped name in a key: no `-`, because the first one ends it. */
function nameToken(name) {
    return escaped(name, NAME_LIMIT, (character) => (character === "-" ? "__" : null));
}
/** The escaped campaign in a key: keeps `-`, but never as `-j`, which begins the job. */
function campaignToken(campaign) {
    return escaped(campaign, CAMPAIGN_LIMIT, (character, before) => {
        if (character === "-")
            return "-";
        return character === "j" && before === "-" ? "_6a" : null;
    });
}
/**
 * Escapes any text with `_`: `__`, `_hh` for ASCII, `_uhhhh` for other UTF-16 code units. A long text ends in
 * `_h` and its hash, and `_` alone stands for the empty text; no escape begins or reads like that.
 */
function escaped(text, limit, special) {
    if (text === "")
        return "_";
    let token = "";
    let head = "";
    const headLimit = limit - HASH_DIGITS - 2;
    for (let index = 0; index < text.length; index++) {
        const character = text.charAt(index);
        token += special(character, text[index - 1]) ?? escapeOf(character);
        if (token.length <= headLimit)
            head = token;
        if (token.length > limit) {
            // Over code units, because UTF-8 writes all lone surrogates alike.
            const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text, "utf16le").digest("hex");
            return `${head}_h${hash.slice(0, HASH_DIGITS)}`;
        }
    }
    return token;
}
function escapeOf(character) {
    if (/[a-z0-9.]/.test(character))
        return character;
    const code = character.charCodeAt(0).toString(16);
    return code.length <= 2 ? `_${code.padStart(2, "0")}` : `_u${code.padStart(4, "0")}`;
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

/***/ 3011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ FORMAT_VERSION),
/* harmony export */   Lv: () => (/* binding */ LEDGER_LIMITS),
/* harmony export */   ip: () => (/* binding */ newerVersion),
/* harmony export */   ot: () => (/* binding */ checkpointSchema),
/* harmony export */   tF: () => (/* binding */ sidecarRowSchema),
/* harmony export */   xB: () => (/* binding */ ledgerRowSchema),
/* harmony export */   yv: () => (/* binding */ isPlainLedgerRow)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8313);
/** What lies on disk, as schemas: the one reader through which every stored row and checkpoint passes. */


/** The version that is written. A newer one is neither read nor overwritten. */
const FORMAT_VERSION = 1;
/** Of the texts and numbers of a ledger row. */
const LEDGER_LIMITS = { instant: 40, name: 1_024, attempt: 1_000_000 };
const hash = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().refine(_core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isHash */ .jN);
const instant = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(LEDGER_LIMITS.instant);
const name = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(LEDGER_LIMITS.name);
const attempt = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).max(LEDGER_LIMITS.attempt);
const ledgerRowSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(FORMAT_VERSION),
    campaign: name,
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    hash,
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["passed", "failed"]),
    score: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
    scores: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()).optional(),
    metrics: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).optional(),
    output: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional(),
    attempt,
    run: name,
    job: name,
    started_at: instant,
    duration_s: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0),
});
/**
 * Whether a value is a ledger row without `scores`, `metrics` and `output`: what `ledgerRowSchema` takes, told in a
 * fraction of the time. The schema decides on all others. A ledger of a million rows is read before the first child starts.
 */
function isPlainLedgerRow(value) {
    if (typeof value !== "object" || value === null)
        return false;
    const row = value;
    return (row.v === FORMAT_VERSION &&
        isName(row.campaign) &&
        typeof row.id === "string" &&
        typeof row.hash === "string" &&
        (0,_core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isHash */ .jN)(row.hash) &&
        (row.status === "passed" || row.status === "failed") &&
        (row.score === undefined || Number.isFinite(row.score)) &&
        row.scores === undefined &&
        row.metrics === undefined &&
        row.output === undefined &&
        Number.isInteger(row.attempt) &&
        row.attempt >= 1 &&
        row.attempt <= LEDGER_LIMITS.attempt &&
        isName(row.run) &&
        isName(row.job) &&
        typeof row.started_at === "string" &&
        row.started_at.length <= LEDGER_LIMITS.instant &&
        Number.isFinite(row.duration_s) &&
        row.duration_s >= 0);
}
function isName(value) {
    return typeof value === "string" && value.length <= LEDGER_LIMITS.name;
}
const sidecarRowSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(FORMAT_VERSION),
    campaign: name,
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    hash,
    class: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["timeout_exceeded", "skipped", "transient", "legitimate", "fatal"]),
    terminal: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    exit_code: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
    signal: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    attempt,
    run: name,
    job: name,
    at: instant,
    rate_limit: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), form: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(), evidence: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).optional(),
});
const campaignRecord = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: name,
    complete: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    completed_run: name.nullable(),
    completed_at: instant.nullable(),
});
const storedCircuit = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    state: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("open"),
    until: instant,
    trips: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).max(1_000),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(8_192),
    stated: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
});
const checkpointSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(FORMAT_VERSION),
    /** Grows with every write: the newer of two checkpoints, whatever the clocks say. */
    seq: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    updated_at: instant,
    run: name,
    job: name,
    /** The most jobs that have worked on the present campaign: each has left a state of its own. */
    jobs: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).max(10_000).default(1),
    /** The present campaign first, then those that rows are kept of. */
    campaigns: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(campaignRecord).max(64),
    circuits: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), storedCircuit),
    limits: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1)),
    /** Durations of passed attempts in seconds: a sample, for the p90 of the next run. */
    durations_s: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0)).max(1_000),
});
/** The version that a parsed line or file claims, where it is newer than ours. */
function newerVersion(value) {
    const version = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ v: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }).safeParse(value);
    return version.success && version.data.v > FORMAT_VERSION ? version.data.v : null;
}


/***/ }),

/***/ 3853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ Journal),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   pM: () => (/* binding */ readLineBlocks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/**
 * Append-only JSON lines that survive a kill at any instant: one write per row, a torn tail is closed by a
 * newline before the next row, and lines end at `\n` only.
 */

const CHUNK_BYTES = 1 << 20;
/** A longer line is no row of ours; it is skipped without being held in memory. */
const LINE_LIMIT_BYTES = 8 << 20;
const NEWLINE = 0x0a;
/** An open journal. Not for concurrent writers: the folder's lock sees to that. */
class Journal {
    #fd;
    #isTorn;
    constructor(path) {
        // O_NOFOLLOW: a restored or shared folder must not lead a write elsewhere.
        this.#fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW, 0o644);
        this.#isTorn = !endsWithNewline(this.#fd);
    }
    /**
     * Appends one line.
     *
     * @param line JSON without a newline
     * @throws the error of the file system; the row is then not stored, and the next one starts a new line
     */
    append(line) {
        const bytes = Buffer.from(this.#isTorn ? `\n${line}\n` : `${line}\n`);
        this.#isTorn = true;
        const written = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(this.#fd, bytes);
        if (written < bytes.length)
            throw new Error(`wrote ${written} of ${bytes.length} bytes`);
        this.#isTorn = false;
    }
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#fd);
    }
}
function endsWithNewline(fd) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
    if (size === 0)
        return true;
    const last = Buffer.alloc(1);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, last, 0, 1, size - 1);
    return last[0] === NEWLINE;
}
/**
 * Calls `onLine` for each complete or unterminated line of a file; nothing where there is no file.
 * A torn tail comes as a line too: the reader's schema refuses it.
 */
function readLines(path, onLine) {
    readLineBlocks(path, (block) => {
        // Lines are decoded together, and then cut: a call into the decoder for each of them takes longer.
        const text = block.toString("utf8");
        let from = 0;
        while (from <= text.length) {
            const to = text.indexOf("\n", from);
            const stop = to === -1 ? text.length : to;
            if (stop > from)
                onLine(text.slice(from, stop));
            from = stop + 1;
        }
    });
}
/**
 * Calls `onBlock` for the lines of a file, many at a time, as bytes that are good until it returns. Lines end at
 * `\n` only, and the last of a block has none: cutting there never splits a UTF-8 sequence.
 */
function readLineBlocks(path, onBlock) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
    }
    catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT")
            return;
        throw error;
    }
    try {
        readBlocks(fd, onBlock);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
function readBlocks(fd, onBlock) {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    let rest = Buffer.alloc(0);
    let isOverlong = false;
    for (;;) {
        const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, chunk, 0, CHUNK_BYTES, null);
        if (read === 0)
            break;
        const bytes = rest.length === 0 ? chunk.subarray(0, read) : Buffer.concat([rest, chunk.subarray(0, read)]);
        const end = bytes.lastIndexOf(NEWLINE);
        if (end === -1) {
            isOverlong ||= bytes.length > LINE_LIMIT_BYTES;
            rest = isOverlong ? Buffer.alloc(0) : Buffer.from(bytes);
            continue;
        }
        const from = isOverlong ? bytes.indexOf(NEWLINE) + 1 : 0;
        isOverlong = false;
        if (end > from)
            onBlock(bytes.subarray(from, end));
        rest = Buffer.from(bytes.subarray(end + 1));
    }
    if (rest.length > 0 && !isOverlong)
        onBlock(rest);
}


/***/ }),

/***/ 3944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ mergeFolders)
});

// UNUSED EXPORTS: uniteCheckpoints

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/core/answer.js
var answer = __webpack_require__(3422);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(3853);
// EXTERNAL MODULE: ./build/core/hash-index.js
var hash_index = __webpack_require__(8313);
// EXTERNAL MODULE: ./build/store/read-history.js + 1 modules
var read_history = __webpack_require__(1609);
;// CONCATENATED MODULE: ./build/store/merge-memory.js
/** What a union has to remember of millions of lines: numbers in tables, not texts. */


const FIRST_CAPACITY = 1_024;
/** In the place of an instant: the order of the row is kept as text. */
const ODD = Number.NaN;
const TAKEN = Number.NEGATIVE_INFINITY;
/** Results by campaign and hash: of each the first by `resultOrder`, in some 60 bytes. */
class LedgerUnion {
    #campaigns = new Map();
    offer(row) {
        let campaign = this.#campaigns.get(row.campaign);
        if (campaign === undefined) {
            campaign = new CampaignUnion();
            this.#campaigns.set(row.campaign, campaign);
        }
        return campaign.offer(row);
    }
    take(row) {
        return this.#campaigns.get(row.campaign)?.take(row) ?? false;
    }
    size() {
        return [...this.#campaigns.values()].reduce((sum, campaign) => sum + campaign.size(), 0);
    }
}
class CampaignUnion {
    #hashes = new hash_index/* HashIndex */.xn();
    /** The start of the best row of each hash, in epoch ms. */
    #startedAt = new Float64Array(FIRST_CAPACITY);
    /** Its run and job, and its attempt. */
    #names = new Uint32Array(FIRST_CAPACITY);
    #attempts = new Uint32Array(FIRST_CAPACITY);
    #nameIndexes = new Map();
    #runsAndJobs = [];
    /** The one that was asked for last. */
    #lastName = 0;
    #oddOrders = new Map();
    offer(row) {
        const position = this.#hashes.find(row.hash);
        if (position === -1) {
            this.#keep(this.#hashes.append(row.hash), row);
            return true;
        }
        if (this.#isSame(position, row) || (0,read_history/* resultOrder */.oX)(row) >= this.#orderAt(position))
            return false;
        this.#keep(position, row);
        return true;
    }
    take(row) {
        const position = this.#hashes.find(row.hash);
        if (position === -1 || this.#startedAt[position] === TAKEN)
            return false;
        if (!this.#isSame(position, row) && (0,read_history/* resultOrder */.oX)(row) !== this.#orderAt(position))
            return false;
        this.#startedAt[position] = TAKEN;
        return true;
    }
    size() {
        return this.#hashes.count;
    }
    #keep(position, row) {
        if (position >= this.#startedAt.length)
            this.#grow();
        const startedAt = instantOf(row.started_at);
        this.#startedAt[position] = startedAt;
        this.#names[position] = this.#nameIndex(row);
        this.#attempts[position] = row.attempt;
        if (Number.isNaN(startedAt))
            this.#oddOrders.set(position, (0,read_history/* resultOrder */.oX)(row));
    }
    /** Most rows that are met again are the very same. */
    #isSame(position, row) {
        return (this.#startedAt[position] === instantOf(row.started_at) &&
            this.#attempts[position] === row.attempt &&
            this.#names[position] === this.#nameIndex(row));
    }
    #orderAt(position) {
        const startedAt = this.#startedAt[position] ?? ODD;
        if (Number.isNaN(startedAt))
            return this.#oddOrders.get(position) ?? "";
        const [run, job] = this.#runsAndJobs[this.#names[position] ?? 0] ?? ["", ""];
        const attempt = this.#attempts[position] ?? 0;
        return (0,read_history/* resultOrder */.oX)({ started_at: new Date(startedAt).toISOString(), run, job, attempt });
    }
    #nameIndex({ run, job }) {
        // Rows of one run and job follow one another.
        const [lastRun, lastJob] = this.#runsAndJobs[this.#lastName] ?? [];
        if (lastRun === run && lastJob === job)
            return this.#lastName;
        const name = JSON.stringify([run, job]);
        this.#lastName = this.#nameIndexes.get(name) ?? this.#runsAndJobs.push([run, job]) - 1;
        this.#nameIndexes.set(name, this.#lastName);
        return this.#lastName;
    }
    #grow() {
        const capacity = this.#startedAt.length * 2;
        const [startedAt, names, attempts] = [this.#startedAt, this.#names, this.#attempts];
        this.#startedAt = new Float64Array(capacity);
        this.#startedAt.set(startedAt);
        this.#names = new Uint32Array(capacity);
        this.#names.set(names);
        this.#attempts = new Uint32Array(capacity);
        this.#attempts.set(attempts);
    }
}
/** The instant of a text in the form that is written here; `ODD` for any other, of which only the text tells the order. */
function instantOf(text) {
    const at = Date.parse(text);
    return !Number.isNaN(at) && new Date(at).toISOString() === text ? at : ODD;
}
/** A set of lines, by 53 bits of a hash: of ten million lines, one is taken for another in one case of two hundred. */
class LineSet {
    /** Open addressing; 0 is an empty slot. The length is a power of two. */
    #slots = new Float64Array(FIRST_CAPACITY);
    #count = 0;
    /** @returns whether the line is new */
    add(line) {
        if (this.#count * 2 >= this.#slots.length)
            this.#grow();
        const hash = hashOfLine(line);
        const slot = this.#slotOf(hash);
        if (this.#slots[slot] === hash)
            return false;
        this.#slots[slot] = hash;
        this.#count += 1;
        return true;
    }
    #slotOf(hash) {
        const mask = this.#slots.length - 1;
        let slot = (hash % 2 ** 32) & mask;
        while (this.#slots[slot] !== 0 && this.#slots[slot] !== hash)
            slot = (slot + 1) & mask;
        return slot;
    }
    #grow() {
        const slots = this.#slots;
        this.#slots = new Float64Array(slots.length * 2);
        for (const hash of slots)
            if (hash !== 0)
                this.#slots[this.#slotOf(hash)] = hash;
    }
}
/** Two multiplicative hashes over UTF-16 units with the finaliser of MurmurHash3, joined; never 0. */
function hashOfLine(line) {
    let low = 0xdeadbeef;
    let high = 0x41c6ce57;
    for (let index = 0; index < line.length; index += 1) {
        const unit = line.charCodeAt(index);
        low = Math.imul(low ^ unit, 0x9e3779b1);
        high = Math.imul(high ^ unit, 0x5f356495);
    }
    low = finalised(low, high);
    high = finalised(high, low);
    return (high & 0x1fffff) * 2 ** 32 + (low >>> 0) || 1;
}
function finalised(word, other) {
    const mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
    return mixed ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
}

// EXTERNAL MODULE: ./build/store/state-folder.js + 1 modules
var state_folder = __webpack_require__(1674);
;// CONCATENATED MODULE: ./build/store/merge.js
/**
 * Unites state folders. A union has no order: ledger row > terminal > attempts by unique run.job.attempt, so
 * any sequence of jobs, kills and partial saves comes to the same state.
 */









/**
 * Adds what the sources hold to the target, whose journals must be closed; the sources stay as they are. A source
 * that holds links, or files that cannot be read, is passed over: the others are united all the same.
 *
 * @throws UserError for a checkpoint of a newer version in the target, and the file system's errors for a target
 * that cannot be read or written
 */
function mergeFolders(target, sources) {
    const merged = sources.map((folder) => {
        const trouble = troubleOf(folder);
        return { folder, checkpoint: trouble === null ? checkpointOf(folder) : null, trouble };
    });
    const present = merged.flatMap(({ folder, trouble }) => (trouble === null && (0,external_node_fs_.existsSync)(folder) ? [folder] : []));
    mergeLedger(target.results, present.map((folder) => (0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.results)));
    mergeSidecar(target.failures, present.map((folder) => (0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.failures)));
    mergeEvents(target.events, present.map((folder) => (0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.events)));
    takeLatest(target.tasks, state_folder/* STATE_FILES */.mF.tasks, { own: (0,state_folder/* readCheckpoint */.HQ)(target.checkpoint), merged });
    mergeCheckpoints(target, merged.flatMap(({ checkpoint }) => checkpoint ?? []));
    takeBest(target.plan, present.map((folder) => (0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.plan)), planRank);
    takeBest(target.baseline, present.map((folder) => (0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.baseline)), baselineRank);
    return merged;
}
/** What keeps a folder from being read; a missing one holds nothing, which is no trouble. */
function troubleOf(folder) {
    try {
        if (!(0,external_node_fs_.existsSync)(folder))
            return null;
        for (const name of (0,external_node_fs_.readdirSync)(folder)) {
            if (!STATE_NAMES.has(name))
                continue;
            const path = (0,external_node_path_.join)(folder, name);
            if (!(0,external_node_fs_.lstatSync)(path).isFile())
                return `${name} is no plain file`;
            (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK);
        }
        return null;
    }
    catch (error) {
        return (0,state_folder/* describe */.q0)(error);
    }
}
const STATE_NAMES = new Set(Object.values(state_folder/* STATE_FILES */.mF));
/** A source of a newer version is passed over: it is not ours to read, and the target does not need it. */
function checkpointOf(folder) {
    try {
        return (0,state_folder/* readCheckpoint */.HQ)((0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.checkpoint));
    }
    catch {
        return null;
    }
}
/** Of the results of one task in one campaign the first by `resultOrder` stays. */
function mergeLedger(target, sources) {
    const best = new LedgerUnion();
    unite({ target, sources, best, read: read_history/* readLedger */.SC });
}
/** Of the rows of one attempt the terminal one stays, then the earlier. Failures are few beside results. */
function mergeSidecar(target, sources) {
    const orders = new Map();
    const keyOf = (row) => `${row.campaign}\n${row.hash}\n${(0,read_history/* attemptKey */.jX)(row)}`;
    const orderOf = (row) => `${row.terminal ? 0 : 1} ${row.at} ${row.class}`;
    const best = {
        offer(row) {
            const [key, order] = [keyOf(row), orderOf(row)];
            const known = orders.get(key);
            const isBetter = known === undefined || order < known;
            if (isBetter)
                orders.set(key, order);
            return isBetter;
        },
        take(row) {
            return orders.get(keyOf(row)) === orderOf(row) && orders.delete(keyOf(row));
        },
        size: () => orders.size,
    };
    unite({ target, sources, best, read: read_history/* readSidecar */.YD });
}
/** Reads all files twice: which row of each kind is the best, and then the best ones, in the order of the files. */
function unite({ target, sources, best, read }) {
    let rows = 0;
    read(target, (row) => {
        rows += 1;
        best.offer(row);
    });
    let isChanged = !(0,external_node_fs_.existsSync)(target) || best.size() < rows;
    for (const source of sources) {
        read(source, (row) => {
            if (best.offer(row))
                isChanged = true;
        });
    }
    if (!isChanged)
        return;
    (0,state_folder/* writeAtomically */.vK)(target, (write) => {
        for (const path of [target, ...sources]) {
            read(path, (row, line) => {
                if (best.take(row))
                    write(`${line}\n`);
            });
            // Rows of a newer version stay where they are, unread.
            if (path === target)
                (0,journal/* readLines */.Se)(path, (line) => isNewer(line) && write(`${line}\n`));
        }
    });
}
function isNewer(line) {
    return /"v":\s*[2-9]|"v":\s*\d{2}/.test(line) && (0,format/* newerVersion */.ip)(parse(line)) !== null;
}
function parse(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return null;
    }
}
/** Events are told once each, in the order of their instants per folder. */
function mergeEvents(target, sources) {
    if (!sources.some((source) => (0,external_node_fs_.existsSync)(source)))
        return;
    const seen = new LineSet();
    let added = 0;
    const produce = (write) => {
        (0,journal/* readLines */.Se)(target, (line) => {
            seen.add(line);
            write(`${line}\n`);
        });
        for (const source of sources) {
            (0,journal/* readLines */.Se)(source, (line) => {
                if (!seen.add(line) || parse(line) === null)
                    return;
                added += 1;
                write(`${line}\n`);
            });
        }
    };
    (0,state_folder/* writeAtomically */.vK)(target, produce, () => added > 0);
}
function mergeCheckpoints(target, sources) {
    const own = (0,state_folder/* readCheckpoint */.HQ)(target.checkpoint);
    const all = own === null ? sources : [own, ...sources];
    const first = all[0];
    if (first === undefined)
        return;
    const united = all.slice(1).reduce(uniteCheckpoints, first);
    const text = JSON.stringify(united, null, 1);
    (0,state_folder/* writeAtomically */.vK)(target.checkpoint, (write) => write(`${text}\n`));
}
/** Two checkpoints as one; the newer one leads, and what the other knows besides is kept. */
function uniteCheckpoints(a, b) {
    const [newer, older] = checkpointOrder(a) >= checkpointOrder(b) ? [a, b] : [b, a];
    const limits = { ...older.limits, ...newer.limits };
    return {
        ...newer,
        seq: Math.max(a.seq, b.seq),
        jobs: Math.max(a.jobs, b.jobs),
        campaigns: uniteCampaigns(newer.campaigns, older.campaigns),
        circuits: uniteCircuits(newer, older),
        limits,
        durations_s: (newer.durations_s.length > 0 ? newer : older).durations_s,
    };
}
/**
 * What the newer checkpoint does not hold open it has seen closed, but for what a sibling holds open beyond its
 * instant: nobody was let through before that to prove anything. Texts that are no instants hold nothing up.
 */
function uniteCircuits(newer, older) {
    const circuits = new Map();
    for (const [provider, circuit] of Object.entries(newer.circuits)) {
        if (!Number.isNaN(Date.parse(circuit.until)))
            circuits.set(provider, circuit);
    }
    const writtenAt = Date.parse(newer.updated_at);
    for (const [provider, circuit] of Object.entries(older.circuits)) {
        const untilAt = Date.parse(circuit.until);
        const knownUntilAt = Date.parse(circuits.get(provider)?.until ?? "");
        if (untilAt > writtenAt && !(knownUntilAt >= untilAt))
            circuits.set(provider, circuit);
    }
    return Object.fromEntries(circuits);
}
/** What is no instant comes before all that are. */
function checkpointOrder(checkpoint) {
    const at = Date.parse(checkpoint.updated_at);
    const written = Number.isNaN(at) ? "" : (0,answer/* iso */.KH)(at);
    return `${written} ${String(checkpoint.seq).padStart(12, "0")} ${checkpoint.run} ${checkpoint.job}`;
}
/** A campaign that one job saw complete over the whole list is complete. */
function uniteCampaigns(newer, older) {
    const known = new Map();
    for (const record of [...newer, ...older]) {
        const other = known.get(record.id);
        if (other === undefined || (record.complete && !other.complete))
            known.set(record.id, record);
    }
    return [...known.values()].slice(0, 64);
}
/** The file of the folder whose checkpoint is the newest: a task list is replaced, not united. */
function takeLatest(target, name, states) {
    let latest = states.own !== null && (0,external_node_fs_.existsSync)(target) ? checkpointOrder(states.own) : "";
    let source = null;
    for (const { folder, checkpoint } of states.merged) {
        const path = (0,external_node_path_.join)(folder, name);
        if (checkpoint === null || !(0,external_node_fs_.existsSync)(path) || checkpointOrder(checkpoint) <= latest)
            continue;
        latest = checkpointOrder(checkpoint);
        source = path;
    }
    if (source !== null)
        copyLines(source, target);
}
/** The file with the highest rank; the target's own where ranks are equal. */
function takeBest(target, sources, rankOf) {
    let best = (0,external_node_fs_.existsSync)(target) ? rankOf(target) : "";
    let source = null;
    for (const path of sources) {
        const rank = (0,external_node_fs_.existsSync)(path) ? rankOf(path) : "";
        if (rank <= best)
            continue;
        best = rank;
        source = path;
    }
    if (source !== null)
        copyLines(source, target);
}
/** The instant at which the plan was made. */
function planRank(path) {
    let madeAt = "";
    (0,journal/* readLines */.Se)(path, (line) => {
        const made = schemas/* object */.Ikc({ made_at: schemas/* string */.YjP().max(40) }).safeParse(parse(line));
        if (made.success)
            madeAt = made.data.made_at;
    });
    return madeAt;
}
/** The baseline of the later campaign; of one campaign the fuller one. */
function baselineRank(path) {
    let rows = 0;
    let campaign = "";
    (0,read_history/* readLedger */.SC)(path, (row) => {
        rows += 1;
        if (row.campaign > campaign)
            campaign = row.campaign;
    });
    return `${campaign}\n${String(rows).padStart(12, "0")}`;
}
function copyLines(source, target) {
    (0,state_folder/* writeAtomically */.vK)(target, (write) => (0,journal/* readLines */.Se)(source, (line) => write(`${line}\n`)));
}


/***/ }),

/***/ 1609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jX: () => (/* binding */ attemptKey),
  CM: () => (/* binding */ findResults),
  Lu: () => (/* binding */ readHistory),
  SC: () => (/* binding */ readLedger),
  YD: () => (/* binding */ readSidecar),
  oX: () => (/* binding */ resultOrder)
});

// UNUSED EXPORTS: goesBefore

// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(3853);
// EXTERNAL MODULE: ./build/core/hash-index.js
var hash_index = __webpack_require__(8313);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
;// CONCATENATED MODULE: ./build/store/ledger-scan.js
/**
 * Reads a ledger line in the form in which nearly all are written, straight from its bytes: a million rows are read
 * before the first child starts, and making texts and objects of them takes most of that time.
 *
 * It takes a line only where `JSON.parse` and `ledgerRowSchema` would take it too, and says nothing of any other: a flat
 * object of known keys, each once, with texts of printable ASCII without escapes and numbers without exponents.
 */



const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const SPACE = 0x20;
/** Integers of so many digits are exact, and so are their quotients by powers of ten up to 10^22. */
const EXACT_DIGITS = 15;
/** The keys of a row that the scanner takes, as bytes. */
const KEYS = [
    "v",
    "campaign",
    "id",
    "hash",
    "status",
    "score",
    "attempt",
    "run",
    "job",
    "started_at",
    "duration_s",
];
const KEY_BYTES = KEYS.map((key) => Buffer.from(`"${key}"`));
/** One bit for each key that a row must have. */
const REQUIRED = KEYS.reduce((bits, key, index) => (key === "score" ? bits : bits | (1 << index)), 0);
/** Reads lines of blocks; holds what it found in the line that was read last. */
class LedgerScanner {
    #bytes = Buffer.alloc(0);
    #at = 0;
    #to = 0;
    /** The text or number that was read last. */
    #textFrom = 0;
    #textTo = 0;
    #number = 0;
    #campaign = "";
    #fact = { campaign: "", hash: "", status: "passed", durationS: 0 };
    /** The fact of a line, until the next one is read; null where this is for `JSON.parse` to tell. */
    read(block, from, to) {
        this.#bytes = block;
        this.#at = from + 1;
        this.#to = to - 1;
        if (block[from] !== 0x7b || block[this.#to] !== 0x7d)
            return null;
        let seen = 0;
        let key = -1;
        for (;;) {
            key = this.#readKey(key + 1);
            if (key === -1 || (seen & (1 << key)) !== 0)
                return null;
            seen |= 1 << key;
            if (!this.#readValue(KEYS[key]))
                return null;
            if (this.#at === this.#to)
                break;
            if (this.#bytes[this.#at] !== COMMA)
                return null;
            this.#at += 1;
            if (this.#bytes[this.#at] === SPACE)
                this.#at += 1;
        }
        return (seen & REQUIRED) === REQUIRED ? this.#fact : null;
    }
    /** The index of the key at hand, up to behind its colon; keys mostly come in their own order. */
    #readKey(expected) {
        for (let tried = 0; tried < KEYS.length; tried += 1) {
            const key = (expected + tried) % KEYS.length;
            const name = KEY_BYTES[key];
            if (!this.#startsWith(name))
                continue;
            this.#at += name.length;
            if (this.#bytes[this.#at] !== COLON)
                return -1;
            this.#at += 1;
            if (this.#bytes[this.#at] === SPACE)
                this.#at += 1;
            return key;
        }
        return -1;
    }
    #startsWith(name) {
        for (let offset = 0; offset < name.length; offset += 1) {
            if (this.#bytes[this.#at + offset] !== name[offset])
                return false;
        }
        return true;
    }
    /** Reads a value and holds it to what the schema asks of it. */
    #readValue(key) {
        switch (key) {
            case "v":
                return this.#readNumber() && this.#number === 1;
            case "campaign":
                if (!this.#readText(format/* LEDGER_LIMITS */.Lv.name))
                    return false;
                // Rows of one campaign follow one another.
                if (!this.#isText(this.#campaign))
                    this.#campaign = this.#bytes.toString("latin1", this.#textFrom, this.#textTo);
                this.#fact.campaign = this.#campaign;
                return true;
            case "id":
                return this.#readText(Number.POSITIVE_INFINITY);
            case "hash":
                if (!this.#readHash())
                    return false;
                this.#fact.hash = this.#bytes.toString("latin1", this.#textFrom, this.#textTo);
                return true;
            case "status":
                if (!this.#readText(6))
                    return false;
                this.#fact.status = this.#isText("passed") ? "passed" : "failed";
                return this.#isText(this.#fact.status);
            case "score":
                return this.#readNumber();
            case "attempt":
                return (this.#readNumber() &&
                    Number.isInteger(this.#number) &&
                    this.#number >= 1 &&
                    this.#number <= format/* LEDGER_LIMITS */.Lv.attempt);
            case "run":
            case "job":
                return this.#readText(format/* LEDGER_LIMITS */.Lv.name);
            case "started_at":
                return this.#readText(format/* LEDGER_LIMITS */.Lv.instant);
            case "duration_s":
                this.#fact.durationS = this.#readNumber() ? this.#number : -1;
                return this.#fact.durationS >= 0;
            default:
                return (0,unreachable/* unreachable */.H)(key);
        }
    }
    #readText(longest) {
        if (this.#bytes[this.#at] !== QUOTE)
            return false;
        this.#textFrom = this.#at + 1;
        for (let at = this.#textFrom; at < this.#to; at += 1) {
            const byte = this.#bytes[at] ?? 0;
            if (byte === QUOTE) {
                this.#textTo = at;
                this.#at = at + 1;
                return at - this.#textFrom <= longest;
            }
            if (byte < SPACE || byte > 0x7e || byte === BACKSLASH)
                return false;
        }
        return false;
    }
    #readHash() {
        this.#textFrom = this.#at + 1;
        this.#textTo = this.#textFrom + hash_index/* HASH_DIGITS */._O;
        if (this.#bytes[this.#at] !== QUOTE || this.#bytes[this.#textTo] !== QUOTE)
            return false;
        let wrong = 0;
        for (let at = this.#textFrom; at < this.#textTo; at += 1)
            wrong |= (0,hash_index/* digitOf */.TC)(this.#bytes[at] ?? 0);
        this.#at = this.#textTo + 1;
        return wrong < hash_index/* WRONG_DIGIT */.OE;
    }
    #isText(text) {
        if (this.#textTo - this.#textFrom !== text.length)
            return false;
        for (let offset = 0; offset < text.length; offset += 1) {
            if (this.#bytes[this.#textFrom + offset] !== text.charCodeAt(offset))
                return false;
        }
        return true;
    }
    #readNumber() {
        const isNegative = this.#bytes[this.#at] === MINUS;
        const from = isNegative ? this.#at + 1 : this.#at;
        let digits = 0;
        let value = 0;
        let point = -1;
        let at = from;
        for (; at < this.#to; at += 1) {
            const byte = this.#bytes[at] ?? 0;
            const digit = byte - ZERO;
            if (digit >= 0 && digit <= 9) {
                value = value * 10 + digit;
                digits += 1;
            }
            else if (byte === DOT && point === -1 && digits > 0)
                point = digits;
            else
                break;
        }
        const hasLeadingZero = this.#bytes[from] === ZERO && digits > 1 && point !== 1;
        if (digits === 0 || digits > EXACT_DIGITS || digits === point || hasLeadingZero)
            return false;
        const size = point === -1 ? value : value / 10 ** (digits - point);
        this.#number = isNegative ? -size : size;
        this.#at = at;
        return true;
    }
}

;// CONCATENATED MODULE: ./build/store/read-history.js



const DURATION_SAMPLE = 200;
const PASSED = { kind: "result", status: "passed" };
const FAILED = { kind: "result", status: "failed" };
/** Calls back for each row of a ledger that holds to the schema, in the order of the file. */
function readLedger(path, onRow) {
    return readRows(path, LEDGER_READER, onRow);
}
function readSidecar(path, onRow) {
    return readRows(path, { schema: format/* sidecarRowSchema */.tF, isPlain: null }, onRow);
}
const LEDGER_READER = { schema: format/* ledgerRowSchema */.xB, isPlain: format/* isPlainLedgerRow */.yv };
const NEWLINE = 0x0a;
function readRows(path, { schema, isPlain }, onRow) {
    let broken = 0;
    let newer = 0;
    (0,journal/* readLines */.Se)(path, (line) => {
        const read = readRow(line, { schema, isPlain });
        if (typeof read === "object")
            onRow(read, line);
        else if (read === "newer")
            newer += 1;
        else
            broken += 1;
    });
    return { broken, newer };
}
function readRow(line, { schema, isPlain }) {
    const value = parse(line);
    if (isPlain?.(value))
        return value;
    const row = schema.safeParse(value);
    if (row.success)
        return row.data;
    return (0,format/* newerVersion */.ip)(value) === null ? "broken" : "newer";
}
/** Calls back for each row of a ledger that holds to the schema, with what an outstanding set needs of it. */
function readLedgerFacts(path, onFact) {
    const scanner = new LedgerScanner();
    let broken = 0;
    let newer = 0;
    (0,journal/* readLineBlocks */.pM)(path, (block) => {
        for (let from = 0; from < block.length;) {
            const end = block.indexOf(NEWLINE, from);
            const to = end === -1 ? block.length : end;
            if (to > from) {
                const fact = scanner.read(block, from, to) ?? parsedFact(block.toString("utf8", from, to));
                if (typeof fact === "object")
                    onFact(fact);
                else if (fact === "newer")
                    newer += 1;
                else
                    broken += 1;
            }
            from = to + 1;
        }
    });
    return { broken, newer };
}
function parsedFact(line) {
    const row = readRow(line, LEDGER_READER);
    if (typeof row !== "object")
        return row;
    const { campaign, hash, status, duration_s: durationS } = row;
    return { campaign, hash, status, durationS };
}
function parse(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return null;
    }
}
/**
 * Of two results for one task the one that started earlier stays, then the smaller run.job.attempt: any
 * order of merging gives the same.
 */
function goesBefore(a, b) {
    return resultOrder(a) < resultOrder(b);
}
/** What results of one task are ordered by; the smallest stays. */
function resultOrder(row) {
    return `${row.started_at} ${attemptKey(row)}`;
}
/** Names an attempt among all runs and jobs of a campaign. */
function attemptKey(row) {
    return `${row.run}.${row.job}.${String(row.attempt).padStart(7, "0")}`;
}
/** Reads the history of one campaign. @param history takes what is known, and may leave out what it has no use for */
function readHistory(files, campaign, history) {
    const durations = [];
    const doubled = new Set();
    const attempts = new Map();
    const terminals = new Map();
    const sidecar = readSidecar(files.sidecar, (row) => {
        if (row.campaign !== campaign)
            return;
        if (row.terminal) {
            // Two jobs may have ended one task differently: the earlier end stays, in whatever order they were united.
            const order = `${row.at} ${attemptKey(row)}`;
            const other = terminals.get(row.hash);
            if (other === undefined || order < other) {
                terminals.set(row.hash, order);
                history.set(row.hash, { kind: "terminal", class: row.class });
            }
        }
        const seen = attempts.get(row.hash) ?? new Set();
        attempts.set(row.hash, seen.add(attemptKey(row)));
    });
    for (const [hash, seen] of attempts) {
        if (history.get(hash) === undefined)
            history.set(hash, { kind: "attempts", count: seen.size });
    }
    const ledger = readLedgerFacts(files.ledger, (fact) => {
        if (fact.campaign !== campaign)
            return;
        if (history.get(fact.hash)?.kind === "result")
            doubled.add(fact.hash);
        else
            history.set(fact.hash, fact.status === "passed" ? PASSED : FAILED);
        if (fact.status === "passed")
            durations.push(fact.durationS);
        if (durations.length > 2 * DURATION_SAMPLE)
            durations.splice(0, DURATION_SAMPLE);
    });
    // Doubles are rare: only folders united by hand have them. They are worth a second pass, not the memory of the first.
    if (doubled.size > 0)
        settleDoubles(files.ledger, campaign, doubled, history);
    return {
        history,
        skipped: { broken: ledger.broken + sidecar.broken, newer: ledger.newer + sidecar.newer },
        durationsS: durations.slice(-DURATION_SAMPLE),
    };
}
/** Those of the hashes that have a result in a campaign. */
function findResults(ledger, campaign, hashes) {
    const found = new Set();
    if (hashes.size === 0)
        return found;
    readLedgerFacts(ledger, (fact) => {
        if (fact.campaign === campaign && hashes.has(fact.hash))
            found.add(fact.hash);
    });
    return found;
}
function settleDoubles(ledger, campaign, doubled, history) {
    const first = new Map();
    readLedger(ledger, (row) => {
        if (row.campaign !== campaign || !doubled.has(row.hash))
            return;
        const other = first.get(row.hash);
        if (other === undefined || goesBefore(row, other))
            first.set(row.hash, row);
    });
    for (const [hash, row] of first)
        history.set(hash, row.status === "passed" ? PASSED : FAILED);
}


/***/ }),

/***/ 3782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ linkCarriedFiles),
/* harmony export */   Dg: () => (/* binding */ takeOverFiles),
/* harmony export */   rv: () => (/* binding */ copyCarriedFiles)
/* harmony export */ });
/* unused harmony exports CARRIED_FILES, listCarriedFiles */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _state_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1674);



/** Names that a snapshot may hold, with the size beyond which a file is none of ours. */
const CARRIED_FILES = new Map(Object.values(_state_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_FILES */ .mF).map((name) => [name, name === _state_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_FILES */ .mF.checkpoint ? 8 << 20 : 2 ** 31]));
/** The carried files that a folder holds: plain files within bounds. A folder that cannot be read holds none. */
async function listCarriedFiles(folder) {
    const names = [];
    for (const [name, limitBytes] of CARRIED_FILES) {
        const stat = await lstatOrNull((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        if (stat?.isFile() && stat.size <= limitBytes)
            names.push(name);
    }
    return names;
}
/** Copies the carried files into a folder, made if absent. @returns their names */
async function copyCarriedFiles(from, to) {
    const names = await listCarriedFiles(from);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(to, { recursive: true });
    for (const name of names)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name));
    return names;
}
/**
 * Shows the carried files in another folder for a short time, during which nobody writes to them: as hard
 * links, else as copies.
 *
 * @returns their names
 */
async function linkCarriedFiles(from, to) {
    const names = await listCarriedFiles(from);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(to, { recursive: true });
    for (const name of names) {
        const source = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.link)(source, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name)).catch(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(source, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name)));
    }
    return names;
}
/**
 * Moves the carried files of an unpacked archive into a new folder on the same file system.
 *
 * @param roots where the archive may have put them; the first one that has a file wins
 * @param passed names at a root that are no content of the archive
 * @returns the names that were left behind
 */
async function takeOverFiles(roots, to, passed) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(to, { recursive: true });
    const taken = new Set();
    const left = [];
    for (const root of roots) {
        // A link in the place of the root would lead elsewhere.
        const stat = await lstatOrNull(root);
        if (!stat?.isDirectory())
            continue;
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


/***/ }),

/***/ 1674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mF: () => (/* binding */ STATE_FILES),
  sy: () => (/* binding */ StateFolder),
  q0: () => (/* binding */ describe),
  CQ: () => (/* binding */ folderMark),
  HQ: () => (/* binding */ readCheckpoint),
  mt: () => (/* binding */ statePaths),
  vK: () => (/* binding */ writeAtomically)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/campaign.js
var core_campaign = __webpack_require__(1670);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(3853);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
;// CONCATENATED MODULE: ./build/store/lock.js
/** One run at a time in a state folder: two would run the same tasks twice. */



const holderSchema = schemas/* object */.Ikc({ pid: schemas/* int */.Whr().min(1), started: schemas/* string */.YjP() });
/** A starter that finds another one at work on a stale lock tries again this often. */
const TRIES = 40;
const PAUSE_MS = 25;
/** Removing a stale lock takes microseconds; whoever takes this long was killed. */
const BREAKING_LIMIT_MS = 10_000;
/**
 * Takes the lock; the one of a run that was killed does not count.
 *
 * @returns how to give it back
 * @throws UserError where a live process holds it
 */
function takeLock(path) {
    const mine = JSON.stringify({ pid: process.pid, started: processStart(process.pid) ?? "" });
    for (let tries = 0; tries < TRIES; tries += 1) {
        if (putLock(path, mine)) {
            return () => {
                if (readText(path) === mine)
                    (0,external_node_fs_.rmSync)(path, { force: true });
            };
        }
        const found = readText(path);
        const pid = found === null ? null : liveHolder(found);
        if (pid !== null)
            throw heldBy(`process ${pid}`, path);
        if (found !== null && !removeStale(path, found))
            Atomics.wait(PAUSE, 0, 0, PAUSE_MS);
    }
    throw heldBy("another process", path);
}
const PAUSE = new Int32Array(new SharedArrayBuffer(4));
function heldBy(holder, path) {
    return new user_error/* UserError */.y(`Expected to be the only run in this state folder, but ${holder} is running in it (${path}). ` +
        "Wait for it to end, or give this run a `state-dir` of its own.");
}
/** Makes the lock with its content at once: a reader of a lock that is still empty would take it for stale. */
function putLock(path, content) {
    const draft = `${path}.${process.pid}.tmp`;
    try {
        (0,external_node_fs_.writeFileSync)(draft, content);
        try {
            (0,external_node_fs_.linkSync)(draft, path);
        }
        catch (error) {
            if (codeOf(error) === "EEXIST")
                return false;
            // A file system without hard links.
            (0,external_node_fs_.writeFileSync)(path, content, { flag: "wx" });
        }
        return true;
    }
    catch (error) {
        if (codeOf(error) === "EEXIST")
            return false;
        throw error;
    }
    finally {
        (0,external_node_fs_.rmSync)(draft, { force: true });
    }
}
/**
 * Removes a lock that was judged stale. Two starters judge alike, and the slower one must not remove what the faster
 * one has put in its place: only one at a time removes, and only what it has judged.
 *
 * @returns false where another one is at it
 */
function removeStale(path, judged) {
    const guard = `${path}.breaking`;
    try {
        (0,external_node_fs_.mkdirSync)(guard);
    }
    catch (error) {
        if (codeOf(error) !== "EEXIST")
            throw error;
        const age = Date.now() - ((0,external_node_fs_.statSync)(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
        if (age > BREAKING_LIMIT_MS)
            (0,external_node_fs_.rmSync)(guard, { recursive: true, force: true });
        return false;
    }
    try {
        if (readText(path) === judged)
            (0,external_node_fs_.rmSync)(path, { force: true });
        return true;
    }
    finally {
        (0,external_node_fs_.rmSync)(guard, { recursive: true, force: true });
    }
}
function readText(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, "utf8");
    }
    catch {
        return null;
    }
}
function codeOf(error) {
    return error instanceof Error && "code" in error ? error.code : null;
}
function liveHolder(text) {
    const holder = holderSchema.safeParse(parse(text));
    if (!holder.success)
        return null;
    const { pid, started } = holder.data;
    const start = processStart(pid);
    // A pid is used again after a reboot, and in every container; its start time tells the processes apart.
    if (start !== null)
        return start === started ? pid : null;
    return started === "" && isAlive(pid) ? pid : null;
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
function isAlive(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch {
        return false;
    }
}
/** The start time of a process in clock ticks since boot (Linux procfs, field 22); null elsewhere. */
function processStart(pid) {
    try {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, "utf8");
        // The command name, in parentheses, may hold spaces and parentheses.
        return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./build/store/read-history.js + 1 modules
var read_history = __webpack_require__(1609);
// EXTERNAL MODULE: ./build/store/task-line.js
var task_line = __webpack_require__(1980);
;// CONCATENATED MODULE: ./build/store/state-folder.js
/**
 * The state folder: ledger, sidecar, checkpoint, task list and events of a campaign, as files.
 *
 * A folder that cannot be written is an error before the first child, and a warning later.
 */










/** The names of the files, which they also keep in an archive. */
const STATE_FILES = {
    tasks: "tasks.jsonl",
    results: "results.jsonl",
    failures: "failures.jsonl",
    checkpoint: "checkpoint.json",
    events: "events.jsonl",
    baseline: "baseline.jsonl",
    plan: "plan.json",
};
/** Checkpoints are small; a larger file is none of ours. */
const CHECKPOINT_LIMIT_BYTES = 8 << 20;
/** So many campaigns are remembered, the present one included. */
const CAMPAIGNS_KEPT = 8;
/** Absolute paths of all that a state folder holds. */
function statePaths(stateDir) {
    const root = (0,external_node_path_.resolve)(stateDir);
    return {
        root,
        tasks: (0,external_node_path_.join)(root, STATE_FILES.tasks),
        results: (0,external_node_path_.join)(root, STATE_FILES.results),
        failures: (0,external_node_path_.join)(root, STATE_FILES.failures),
        checkpoint: (0,external_node_path_.join)(root, STATE_FILES.checkpoint),
        events: (0,external_node_path_.join)(root, STATE_FILES.events),
        baseline: (0,external_node_path_.join)(root, STATE_FILES.baseline),
        plan: (0,external_node_path_.join)(root, STATE_FILES.plan),
        logs: (0,external_node_path_.join)(root, "logs"),
        inbox: (0,external_node_path_.join)(root, "inbox"),
        summary: (0,external_node_path_.join)(root, "summary.md"),
        junit: (0,external_node_path_.join)(root, "junit.xml"),
        report: (0,external_node_path_.join)(root, "report.html"),
    };
}
/** Names the folder among all on this machine: letters and digits, for markers of processes. */
function folderMark(root) {
    return (0,external_node_crypto_.createHash)("sha256").update(root).digest("hex").slice(0, 16);
}
/**
 * The checkpoint of a folder; null where there is none or it is broken.
 *
 * @throws UserError for a checkpoint of a newer version: going on would overwrite what we cannot read
 */
function readCheckpoint(path) {
    let text;
    try {
        const stat = (0,external_node_fs_.lstatSync)(path);
        if (!stat.isFile() || stat.size > CHECKPOINT_LIMIT_BYTES)
            return null;
        text = (0,external_node_fs_.readFileSync)(path, "utf8");
    }
    catch {
        return null;
    }
    const value = state_folder_parse(text);
    const newer = (0,format/* newerVersion */.ip)(value);
    if (newer !== null) {
        throw new user_error/* UserError */.y(`Expected a checkpoint of version ${format/* FORMAT_VERSION */.Hp} at ${path}, found version ${newer}: it was written by a newer Carryover. ` +
            "Use that version, or another `state-dir`.");
    }
    const checkpoint = format/* checkpointSchema */.ot.safeParse(value);
    return checkpoint.success ? checkpoint.data : null;
}
function state_folder_parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
/** A folder opened for a run; `close` gives it back. */
class StateFolder {
    paths;
    #redactor;
    #unlock;
    #ledger = null;
    #sidecar = null;
    #events = null;
    constructor(paths, redactor, unlock) {
        this.paths = paths;
        this.#redactor = redactor;
        this.#unlock = unlock;
    }
    /** @throws UserError where the folder cannot be made, written or locked */
    static open(stateDir, redactor) {
        const paths = statePaths(stateDir);
        try {
            (0,external_node_fs_.mkdirSync)(paths.inbox, { recursive: true });
            (0,external_node_fs_.mkdirSync)(paths.logs, { recursive: true });
            (0,external_node_fs_.accessSync)(paths.root, external_node_fs_.constants.W_OK | external_node_fs_.constants.R_OK);
            return new StateFolder(paths, redactor, takeLock((0,external_node_path_.join)(paths.root, "lock")));
        }
        catch (error) {
            if (error instanceof user_error/* UserError */.y)
                throw error;
            throw new user_error/* UserError */.y(`Expected to write the state folder ${paths.root}, but: ${describe(error)}. Give a writable \`state-dir\`.`, { cause: error });
        }
    }
    readCheckpoint() {
        return readCheckpoint(this.paths.checkpoint);
    }
    /** @param history takes what is known; empty before */
    readHistory(campaign, history) {
        return (0,read_history/* readHistory */.Lu)({ ledger: this.paths.results, sidecar: this.paths.failures }, campaign, history);
    }
    /** The campaigns that rows are kept of, the one of the last row first: what is known where the checkpoint is lost. */
    campaignsOfRows() {
        const ids = new Set();
        const note = ({ campaign }) => {
            ids.delete(campaign);
            ids.add(campaign);
        };
        (0,read_history/* readSidecar */.YD)(this.paths.failures, note);
        (0,read_history/* readLedger */.SC)(this.paths.results, note);
        return [...ids].reverse().map((id) => ({ id, complete: false, completed_run: null, completed_at: null }));
    }
    /** Opens the journals; from here on the folder has all the files of a run. */
    openJournals() {
        try {
            this.#ledger ??= new journal/* Journal */.CQ(this.paths.results);
            this.#sidecar ??= new journal/* Journal */.CQ(this.paths.failures);
            this.#events ??= new journal/* Journal */.CQ(this.paths.events);
        }
        catch (error) {
            throw new user_error/* UserError */.y(`Expected to append to the files in ${this.paths.root}, but: ${describe(error)}. Give a writable \`state-dir\`.`, { cause: error });
        }
    }
    appendResult(row) {
        opened(this.#ledger).append(redactRow(row, this.#redactor));
    }
    appendFailure(row) {
        opened(this.#sidecar).append(redactRow(row, this.#redactor));
    }
    appendEvent(row) {
        opened(this.#events).append(this.#redactor.redact(JSON.stringify(row)));
    }
    writeCheckpoint(checkpoint) {
        // Of a checkpoint only the reasons are words of others; names must stay what the next run looks for.
        const circuits = {};
        for (const [provider, circuit] of Object.entries(checkpoint.circuits)) {
            circuits[provider] = { ...circuit, reason: this.#redactor.redact(circuit.reason) };
        }
        const text = JSON.stringify({ ...checkpoint, circuits }, null, 1);
        writeAtomically(this.paths.checkpoint, (write) => write(`${text}\n`));
    }
    /** Writes the whole task list, before the first child starts. */
    writeTasks(tasks) {
        writeAtomically(this.paths.tasks, (write) => {
            for (const lines of (0,task_line/* storedLines */.V)(tasks, this.#redactor))
                write(lines);
        });
    }
    /**
     * Makes room for another campaign. A completed one is kept as the baseline; rows that no campaign can
     * need any more are dropped. A kill in between leaves rows of another campaign, which no reader counts.
     */
    rollOver(previous, campaign) {
        const last = previous[0];
        if (last !== undefined && last.id !== campaign && last.complete)
            this.#writeBaseline(last.id);
        const known = previous.find((record) => record.id === campaign);
        const present = known ?? { id: campaign, complete: false, completed_run: null, completed_at: null };
        const kept = (0,core_campaign/* rememberCampaigns */.LX)(present, previous, CAMPAIGNS_KEPT);
        const needed = new Set(kept.filter((record) => record.id === campaign || !(0,core_campaign/* isSuperseded */.pe)(record.id, campaign)).map((record) => record.id));
        // Rewriting puts other files under the names: a journal that stayed open would write to the old ones.
        this.#closeJournals();
        for (const path of [this.paths.results, this.paths.failures])
            keepCampaigns(path, needed);
        if (known === undefined)
            (0,external_node_fs_.rmSync)(this.paths.events, { force: true });
        this.openJournals();
        return kept;
    }
    /** A kill after the rows were dropped and before the checkpoint brings us here again: the baseline is written already. */
    #writeBaseline(campaign) {
        let rows = 0;
        const produce = (write) => {
            (0,read_history/* readLedger */.SC)(this.paths.results, (row, line) => {
                if (row.campaign !== campaign)
                    return;
                rows += 1;
                write(`${line}\n`);
            });
        };
        writeAtomically(this.paths.baseline, produce, () => rows > 0);
    }
    close() {
        this.#closeJournals();
        this.#unlock();
    }
    #closeJournals() {
        for (const journal of [this.#ledger, this.#sidecar, this.#events])
            journal?.close();
        this.#ledger = null;
        this.#sidecar = null;
        this.#events = null;
    }
}
/** Rewrites a file of rows without those of campaigns that nobody needs; rows of a newer version stay. */
function keepCampaigns(path, needed) {
    if (!(0,external_node_fs_.existsSync)(path))
        return;
    writeAtomically(path, (write) => {
        (0,journal/* readLines */.Se)(path, (line) => {
            const value = state_folder_parse(line);
            const campaign = value !== null && typeof value === "object" && "campaign" in value ? value.campaign : null;
            const isOld = typeof campaign === "string" && !needed.has(campaign) && (0,format/* newerVersion */.ip)(value) === null;
            if (!isOld)
                write(`${line}\n`);
        });
    });
}
const BATCH_CHARACTERS = 1 << 20;
/**
 * Writes beside the file, syncs, and renames: a reader sees the old file or the new one.
 *
 * @param isWanted asked once all is produced; false leaves the old file as it is
 */
function writeAtomically(path, produce, isWanted = () => true) {
    const temporary = `${path}.${process.pid}.tmp`;
    const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = external_node_fs_.constants;
    const fd = (0,external_node_fs_.openSync)(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o644);
    let batch = [];
    let size = 0;
    const flush = () => {
        const bytes = Buffer.from(batch.join(""));
        for (let from = 0; from < bytes.length;)
            from += (0,external_node_fs_.writeSync)(fd, bytes, from);
        batch = [];
        size = 0;
    };
    try {
        produce((text) => {
            batch.push(text);
            size += text.length;
            if (size > BATCH_CHARACTERS)
                flush();
        });
        flush();
        (0,external_node_fs_.fsyncSync)(fd);
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(temporary, { force: true });
        throw error;
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
    if (isWanted())
        (0,external_node_fs_.renameSync)(temporary, path);
    else
        (0,external_node_fs_.rmSync)(temporary, { force: true });
}
/**
 * A row as it is stored. What a child says is redacted; what we know by ourselves stays, because a campaign whose
 * name happens to be a variable's value must be found again.
 */
function redactRow(row, redactor) {
    const text = JSON.stringify(row);
    const redacted = redactor.redact(text);
    if (redacted === text)
        return text;
    const { v, campaign, hash, attempt, run, job } = row;
    const kept = "status" in row ? { status: row.status } : { class: row.class };
    return JSON.stringify({ ...JSON.parse(redacted), v, campaign, hash, attempt, run, job, ...kept });
}
function opened(journal) {
    if (journal === null)
        throw new Error("The journals of the state folder are not open");
    return journal;
}
/** The message of an error of the file system, for people. */
function describe(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 1980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ storedLines),
/* harmony export */   s: () => (/* binding */ statedHash)
/* harmony export */ });
const MARK = '{"carryover_hash":"';
const STATED = /^\{"carryover_hash":"([0-9a-f]{64})",/;
/** The lines of a list as they are stored, many at a time, each with its newline. */
function* storedLines(tasks, redactor) {
    let index = 0;
    for (const lines of tasks.lines()) {
        const isPlain = redactor.redact(lines) === lines && !lines.includes(MARK);
        const texts = [];
        for (let from = 0; from < lines.length; index += 1) {
            const to = lines.indexOf("\n", from);
            if (!isPlain)
                texts.push(storedLine(lines.slice(from, to), tasks.hashes.at(index), redactor));
            from = to + 1;
        }
        yield isPlain ? lines : texts.join("");
    }
}
function storedLine(text, hash, redactor) {
    const redacted = redactor.redact(text);
    // A task that happens to begin with our key would be taken for one that was redacted.
    const needsHash = redacted !== text || text.startsWith(MARK);
    return needsHash && redacted.startsWith("{") ? `${MARK}${hash}",${redacted.slice(1)}\n` : `${redacted}\n`;
}
/** The hash that a line carries; null for one that is as listed. */
function statedHash(line) {
    return STATED.exec(line)?.[1] ?? null;
}


/***/ })

};
