export const id = 279;
export const ids = [279];
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
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/engine/carry.js + 2 modules
var engine_carry = __webpack_require__(1146);
// EXTERNAL MODULE: ./build/engine/system-clock.js
var system_clock = __webpack_require__(8337);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(1839);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(6698);
;// CONCATENATED MODULE: ./build/store/client-room.js

const OUTPUT_LIMIT = 1 << 18;
class CallOutput {
    #text = "";
    add(text) {
        if (this.#text.length < OUTPUT_LIMIT)
            this.#text += text;
    }
    get text() {
        return this.#text;
    }
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
function unescapeData(data) {
    return data.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%").trim();
}
const rooms = new external_node_async_hooks_.AsyncLocalStorage();
function runInRoom(room, call) {
    watchEnvironment();
    watchWorkingFolder();
    watchStream(process.stdout);
    watchStream(process.stderr);
    return rooms.run(room, call);
}
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
function roomEnvironment(base, own) {
    const environment = {};
    for (const [name, value] of Object.entries(base)) {
        environment[process.platform === "win32" ? name.toUpperCase() : name] = value;
    }
    return { ...environment, ...own };
}

;// CONCATENATED MODULE: ./build/store/cache-call.js




class CacheCalls {
    now;
    #settings;
    #client = null;
    constructor(settings) {
        this.#settings = settings;
        this.now = settings.now ?? (() => performance.now());
    }
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
                RUNNER_DEBUG: undefined,
            }),
        };
        const limitMs = Math.max(0, place.endAt - this.now());
        const ending = this.#load()
            .then((client) => runInRoom(room, () => call(client)))
            .then((value) => ({ kind: "answered", value, output: room.output }), (error) => ({ kind: "threw", detail: (0,reason/* reasonOf */.A)(error) }));
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
function workspaceOf(callFolder) {
    return (0,external_node_path_.join)(callFolder, "workspace");
}
async function remove(folder) {
    await (0,promises_.rm)(folder, { recursive: true, force: true }).catch(() => { });
}

// EXTERNAL MODULE: ./build/store/cache-key.js
var cache_key = __webpack_require__(5110);
;// CONCATENATED MODULE: ./build/store/cache-offer.js
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
function isV2(environment) {
    if (!environment.ACTIONS_CACHE_SERVICE_V2)
        return false;
    const server = environment.GITHUB_SERVER_URL || "https://github.com";
    const host = URL.canParse(server) ? new URL(server).hostname.toLowerCase() : "";
    return host === "github.com" || host.endsWith(".ghe.com") || host.endsWith(".localhost");
}

;// CONCATENATED MODULE: ./build/store/call-budget.js
class CallBudget {
    #limits;
    #spentMs = 0;
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
    allowanceMs(cap = Number.POSITIVE_INFINITY) {
        if (this.#isDown)
            return 0;
        return Math.max(0, Math.min(cap, this.#limits.deadlineMs, this.#limits.budgetMs - this.#spentMs));
    }
    spareMs(leastMs) {
        const roomMs = this.#limits.budgetMs - this.#spentMs - this.#limits.deadlineMs;
        return roomMs < Math.max(leastMs, this.#limits.deadlineMs / 8) ? 0 : this.allowanceMs(roomMs);
    }
    charge(spent) {
        const fromAt = Math.max(spent.fromAt, this.#chargedUntil);
        this.#spentMs += Math.max(0, spent.untilAt - fromAt);
        this.#chargedUntil = Math.max(this.#chargedUntil, spent.untilAt);
    }
    noteLate(limitMs) {
        this.#isDown ||= limitMs >= this.#limits.deadlineMs / 2;
        return this.#isDown;
    }
    isDown() {
        return this.#isDown;
    }
}

;// CONCATENATED MODULE: ./build/store/client-words.js
function readRestoreTrouble(output, prefix) {
    const detail = output.complaints.at(-1);
    if (detail === undefined)
        return null;
    const known = readKnownTrouble(output.text, detail, "restore");
    if (known !== null)
        return known;
    if (/Archive path: /i.test(output.text))
        return { reason: "unreadable", prefix, detail };
    return { reason: "service-error", operation: "restore", detail };
}
function readSaveTrouble(output, key) {
    const reservation = /Failed to reserve cache: (?:Error: )?([^\n]*)/.exec(output.text)?.[1];
    const told = /Failed to save: ([^\n]*)/.exec(output.text)?.[1];
    const detail = reservation ?? output.complaints.findLast((complaint) => complaint !== "Failed to save:") ?? told ?? "";
    const known = readKnownTrouble(output.text, detail, "save");
    if (known !== null)
        return known;
    if (/\(409\)|already.?exists/i.test(detail))
        return { reason: "key-taken", key };
    if (detail === "")
        return { reason: "not-stored", key, detail: "the service answered, but does not have the entry" };
    return { reason: "service-error", operation: "save", detail };
}
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










const JOB_BUDGET_MS = 44_000;
const POST_MS = 15_000;
const LAST_TRY_MS = 5_000;
const MAIN_LIMITS = { deadlineMs: 20_000, budgetMs: JOB_BUDGET_MS - LAST_TRY_MS };
function postLimits(main) {
    const leftMs = Math.max(0, JOB_BUDGET_MS - main.spentMs);
    const allowedMs = Math.min(main.isDown ? LAST_TRY_MS : POST_MS, leftMs);
    return { deadlineMs: allowedMs, budgetMs: allowedMs };
}
const FOLDER = "carryover-state";
const CROSS_OS = true;
const UNPACK_FLAT = "--transform=s,.*/,,";
const PARALLEL_PULLS = 8;
const QUICK_LOOK_MS = 1_000;
const EARLIER_TRIES = 2;
class CacheCarrier {
    kind = "cache";
    #settings;
    #offer;
    #budget;
    #calls;
    #now;
    #isPushing = false;
    #pushingSince = null;
    #slowestPushMs = 0;
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
        return this.#budget.spentMs + (this.#pushingSince === null ? 0 : this.#now() - this.#pushingSince);
    }
    async pull(request) {
        const unknown = request.prefixes.map((prefix) => ({ kind: "unknown", prefix }));
        if (!this.#offer.offered || !this.#offer.readable || unknown.length === 0)
            return { answers: unknown, trouble: [] };
        const spareMs = request.runWaits ? Number.POSITIVE_INFINITY : this.#budget.spareMs(0);
        const allowanceMs = Math.min(spareMs, this.#budget.allowanceMs(request.deadlineMs));
        if (allowanceMs === 0) {
            return { answers: unknown, trouble: request.runWaits ? this.#refusal("restore") : this.#roomKept() };
        }
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
        const untilAt = this.#now();
        const isFree = !request.runWaits && once.length === 0 && untilAt - fromAt <= QUICK_LOOK_MS;
        if (!isFree)
            this.#budget.charge({ fromAt, untilAt });
        return { answers, trouble: once };
    }
    async push(request) {
        if (!this.#offer.offered || !this.#offer.writable)
            return skipped("read-only");
        if (this.#isPushing)
            return skipped("busy");
        const spareMs = request.isSpare === true ? this.#budget.spareMs(this.#slowestPushMs) : Number.POSITIVE_INFINITY;
        const allowanceMs = Math.min(spareMs, this.#budget.allowanceMs(request.deadlineMs));
        if (allowanceMs === 0) {
            if (request.isSpare === true && !this.isDown())
                return { ...skipped("budget-spent"), trouble: this.#roomKept() };
            return this.isDown() ? skipped("down") : { ...skipped("budget-spent"), trouble: this.#refusal("save") };
        }
        this.#isPushing = true;
        const fromAt = this.#now();
        this.#pushingSince = fromAt;
        let result;
        try {
            result = await this.#save(request, fromAt + allowanceMs, allowanceMs);
        }
        catch (error) {
            result = notSaved(localError("save", (0,reason/* reasonOf */.A)(error)));
        }
        finally {
            this.#isPushing = false;
            this.#pushingSince = null;
        }
        const untilAt = this.#now();
        this.#slowestPushMs = Math.max(this.#slowestPushMs, untilAt - fromAt);
        this.#budget.charge({ fromAt, untilAt });
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
            return { answer: { kind: "unknown", prefix }, trouble: [localError("restore", (0,reason/* reasonOf */.A)(error))] };
        }
    }
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
    #roomKept() {
        return this.isDown() ? [] : [{ reason: "room-kept", budgetMs: this.#budget.budgetMs }];
    }
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
    const dropped = await (0,snapshot_files/* takeOverFiles */.Dg)([(0,external_node_path_.join)(workspace, FOLDER), workspace], folder, new Set([FOLDER]));
    const trouble = dropped.length === 0 ? [] : [{ reason: "dropped-files", key, names: dropped }];
    return { answer: { kind: "found", prefix, key, folder }, trouble };
}
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

// EXTERNAL MODULE: ./build/action/say.js
var say = __webpack_require__(8232);
;// CONCATENATED MODULE: ./build/action/action-carry.js







const handoverSchema = schemas/* object */.Ikc({
    seq: schemas/* int */.Whr().min(0),
    isSaved: schemas/* boolean */.zMY(),
    isDown: schemas/* boolean */.zMY(),
    spentMs: schemas/* number */.aig().min(0),
    campaign: schemas/* string */.YjP(),
    told: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
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
        facts.handOver({ ...base, seq: 0, isSaved: false, isDown: false, spentMs: 0, campaign: "", told: [] });
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
            warn: say/* warn */.R,
            saved: (state) => facts.handOver({ ...base, ...state }),
        });
    };
}
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
        told: handover.told,
    });
    carry.endBy(clock.now() + limits.budgetMs);
    return carry;
}
function siblingIntervalS(text) {
    const seconds = Number(text);
    return text !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : SIBLING_INTERVAL_S;
}


/***/ }),

/***/ 8279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ HANDOVER_STATE),
  n: () => (/* binding */ actionContext)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(3838);
;// CONCATENATED MODULE: ./build/config/input-table.js
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
        description: "The task list: a .jsonl, .ndjson, .json (array), .csv (header row) or .txt (one id a line) file, such as `evals/tasks.jsonl`; or glob patterns, one a line, such as `evals/**/*.yaml`, where each matched file is a task and links are not followed. Paths are relative to the workspace.",
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
        description: "Which environment variables children get: `inherit` for all, or a list of names such as `HOME,OPENAI_API_KEY`: then nothing else but `PATH`, `RUNNER_TRACKING_ID` and `CARRYOVER_*`. The runner's own `ACTIONS_*` and `INPUT_*` are never passed on.",
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
        description: "A bash command that makes one cheap call: run once for each provider before its first child, and as the probe when a limit that was hit should be over. It has 30 seconds; only a rate limit in its answer keeps the provider stopped. Without it one task is the probe.",
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
        actionDefault: "${{ strategy.job-index }}",
        description: "Which job of the matrix this is, counted from 0. The action takes it from the matrix by itself.",
    }),
    "job-total": row("Matrix", {
        placeholder: "N",
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
function input_table_inputRow(name) {
    return INPUT_TABLE[name];
}
function inputsOf(taker) {
    return INPUT_NAMES.filter((name) => input_table_inputRow(name).takers.includes(taker));
}

;// CONCATENATED MODULE: ./build/config/suggestion.js
const LONGEST_WORD = 60;
function nearestName(written, known) {
    if (written.length > LONGEST_WORD)
        return null;
    const wanted = normalize(written);
    let nearest = null;
    for (const name of known) {
        const distance = editDistance(wanted, normalize(name));
        if (nearest === null || distance < nearest.distance)
            nearest = { name, distance };
    }
    const bound = Math.max(1, Math.floor(wanted.length / 3));
    return nearest !== null && nearest.distance <= bound ? nearest.name : null;
}
function didYouMean(written, known, prefix = "") {
    const name = nearestName(written, known);
    return name === null ? "" : ` Did you mean ${prefix}${name}?`;
}
function normalize(name) {
    return name.toLowerCase().replaceAll("_", "-");
}
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


const PREFIX = "INPUT_";
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

const FAILURE_KINDS = ["failed", "errored", "outstanding"];
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


const LONGEST_DURATION_MS = 24 * 86_400_000;
const LARGEST_NUMBER = 1_000_000;
function fromText(expected, parse) {
    return schemas/* string */.YjP().transform((text, context) => {
        const value = parse(text);
        if (value !== null)
            return value;
        context.addIssue(expected);
        return core_core/* NEVER */.tm;
    });
}
function optional(schema) {
    return schemas/* union */.KCZ([schemas/* literal */.euz("").transform(() => null), schema]);
}
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
function input_values_duration(bounds) {
    const expected = bounds.from === "zero"
        ? `a duration of at most 24d, ${DURATION_EXAMPLES}`
        : `a duration above 0 and of at most 24d, ${DURATION_EXAMPLES}`;
    return fromText(expected, (text) => boundedDuration(text, bounds.from === "zero" ? 0 : 1));
}
const OFF_WORDS = ["off", "none", "never"];
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
function nameText(example) {
    return fromText(`one line of at most 200 characters, such as ${example}`, (text) => text.length <= 200 && !/\p{Cc}/u.test(text) ? text : null);
}
function plainText(example) {
    return fromText(`text without NUL characters, such as ${example}`, (text) => (text.includes("\0") ? null : text));
}
function splitList(text) {
    const items = [];
    let depth = 0;
    let item = "";
    for (const character of text) {
        if (character === "{")
            depth += 1;
        if (character === "}")
            depth = Math.max(0, depth - 1);
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
    "job-total": optional(integer({ from: 0, to: MOST_JOBS })),
    "max-jobs": integer({ from: 1, to: MOST_JOBS }),
    "target-job-duration": optional(input_values_duration({ from: "above-zero" })),
    "log-output": oneOf(LOG_OUTPUTS),
};
function readInput(name, text) {
    const schema = SCHEMAS[name];
    const parsed = schema.safeParse(text);
    if (parsed.success)
        return { value: parsed.data };
    return { expected: expectedIn(parsed.error.issues) ?? "another value" };
}
function describedInputs() {
    return Object.keys(SCHEMAS).map((name) => {
        const row = inputRow(name);
        return { name, row, schema: SCHEMAS[name].meta({ description: row.description, default: row.default }) };
    });
}
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




const HOSTED_TIME_BUDGET_MS = 340 * 60_000;
function readConfig(raw, context) {
    const reading = new Reading(raw, context);
    reading.readAll();
    reading.checkBetween();
    return freeze(toConfig(reading.finish(), reading, context));
}
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
        return this.#values;
    }
    isGiven(name) {
        return this.#taken.has(name) && (this.#raw[name] ?? "").trim() !== "";
    }
    #read(name) {
        const text = this.isGiven(name) ? (this.#raw[name] ?? "") : input_table_inputRow(name).default;
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
        else if (total === 0) {
            this.#problem(`Expected ${this.#called("job-total")} to be at least 1 in a job that runs, found "0". Start no job where a plan says 0.`);
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
function shown(text) {
    return JSON.stringify(text.length > 120 ? `${text.slice(0, 119)}…` : text);
}
function freeze(config) {
    for (const value of Object.values(config))
        Object.freeze(value);
    return Object.freeze(config);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(1839);
;// CONCATENATED MODULE: ./build/config/rate-limit-patterns.js





const LARGEST_TEXT = 1_000_000;
const NESTING_LIMIT = 300;
const ENTRIES = schemas/* array */.YOg(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()));
async function readRateLimitPatterns(source, workspace) {
    if (source === null)
        return [];
    const name = source.kind === "file" ? source.path : "input rate-limit-patterns";
    const text = source.kind === "file" ? readText(source.path, workspace) : source.text;
    const entries = ENTRIES.safeParse(await parseText(text, name));
    if (entries.success)
        return entries.data;
    const [first] = entries.error.issues;
    const where = first === undefined || first.path.length === 0 ? name : `entry ${Number(first.path[0]) + 1} of ${name}`;
    throw new user_error/* UserError */.y(`Expected rate-limit-patterns to be a list of entries, each with a name, a pattern and a kind, in ${where}; found ${first?.message ?? "something else"}. Write for instance: - {name: busy, pattern: "server too busy", kind: cap}.`);
}
function readText(path, workspace) {
    try {
        return (0,external_node_fs_.readFileSync)((0,external_node_path_.resolve)(workspace, path), "utf8");
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
    if (isNestedTooDeep(text)) {
        throw new user_error/* UserError */.y(`Expected rate-limit-patterns to be a list of entries, found text nested deeper than ${NESTING_LIMIT} levels in ${name}. Check that this is the right file.`);
    }
    const { parse } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    try {
        return parse(text, { maxAliasCount: 0, logLevel: "error" }) ?? [];
    }
    catch (error) {
        throw new user_error/* UserError */.y(`Expected rate-limit-patterns to be YAML or JSON lines in ${name}, found: ${(0,reason/* reasonOf */.A)(error)}`, {
            cause: error,
        });
    }
}
function isNestedTooDeep(text) {
    let depth = 0;
    for (const character of text) {
        if (character === "[" || character === "{")
            depth += 1;
        else if (character === "]" || character === "}")
            depth = Math.max(0, depth - 1);
        if (depth > NESTING_LIMIT)
            return true;
    }
    return text.split("\n").some((line) => line.slice(0, NESTING_LIMIT + 1).search(/[^\s?:-]|$/) > NESTING_LIMIT);
}
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

// EXTERNAL MODULE: ./build/engine/system-clock.js
var system_clock = __webpack_require__(8337);
;// CONCATENATED MODULE: ./build/engine/evaluation-context.js



async function evaluationContext(config, facts) {
    const patterns = await readRateLimitPatterns(config.rateLimitPatterns, facts.workspace);
    const forms = patterns.length === 0 ? [] : (await __webpack_require__.e(/* import() */ 162).then(__webpack_require__.bind(__webpack_require__, 1162))).compileUserForms(patterns);
    return {
        ...facts,
        clock: (0,system_clock/* systemClock */.m)(),
        loadDetector: () => loadDetector(config.retryAfterThresholdMs, forms),
        judgement: {
            failOn: resolveFailOn(config.failOn, facts.identity.trigger.eventName),
            minPassRate: config.minPassRate,
        },
    };
}
async function loadDetector(retryAfterThresholdMs, forms) {
    const { detect, detectDeclared, detectNotice, detectRowError, detectStructured } = await Promise.all(/* import() */[__webpack_require__.e(162), __webpack_require__.e(748)]).then(__webpack_require__.bind(__webpack_require__, 3748));
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
            detectDeclared: (text) => detectDeclared(text, context),
            detectRowError: (error) => detectRowError(error, context),
        };
    };
}

// EXTERNAL MODULE: ./build/engine/run-identity.js
var run_identity = __webpack_require__(5161);
// EXTERNAL MODULE: ./build/report/redact.js + 6 modules
var redact = __webpack_require__(7734);
// EXTERNAL MODULE: ./build/action/action-carry.js + 6 modules
var action_carry = __webpack_require__(2574);
;// CONCATENATED MODULE: ./build/action/rerun-command.js
function rerunCommand(identity) {
    const where = identity.repository === null ? "" : ` --repo ${identity.repository}`;
    return `gh run rerun ${identity.workflowRun}${where}`;
}

// EXTERNAL MODULE: ./build/action/say.js
var say = __webpack_require__(8232);
;// CONCATENATED MODULE: ./build/action/context.js









const HANDOVER_STATE = "handover";
async function actionContext(facts) {
    const { env } = process;
    const { inputs, warnings } = readActionInputs(env, facts.taker);
    for (const warning of warnings)
        (0,say/* warn */.R)(warning);
    const config = readConfig(inputs, { origin: "action", env, taker: facts.taker });
    for (const notice of config.notices)
        (0,say/* inform */.I)(notice);
    const identity = (0,run_identity/* runIdentity */.yK)(env, config.job.index, Date.now());
    const job = facts.slot === undefined ? config.job : { index: facts.slot, total: 1 };
    const context = await evaluationContext(config, {
        env,
        workspace: env.GITHUB_WORKSPACE || process.cwd(),
        identity,
        redactor: (0,redact.environmentRedactor)(env),
        ...facts.sinkFor(config),
        resumeCommand: rerunCommand(identity),
        openCarry: (0,action_carry/* actionCarry */.IU)({ config, identity, job, handOver }),
        onSignal: facts.onSignal,
    });
    return { config, context, identity };
}
function handOver(handover) {
    try {
        core.saveState(HANDOVER_STATE, JSON.stringify(handover));
    }
    catch (error) {
        core/* debug */.Yz(`The state for post could not be written: ${String(error)}`);
    }
}


/***/ }),

/***/ 8232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ inform),
/* harmony export */   R: () => (/* binding */ warn)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3838);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);


function warn(message) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(message)));
}
function inform(message) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__.info((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(`Carryover: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(message)}`));
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




const WAIT_FACTOR = 1.1;
function waitEndsAt(limit, now) {
    const waitMs = statedWaitMs(limit, now, ["retryAfterMs", "resetAt"]);
    return waitMs === null ? null : now + Math.ceil(waitMs * WAIT_FACTOR);
}
function statedEndAt(limit, now) {
    const waitMs = statedWaitMs(limit, now, ["resetAt", "retryAfterMs"]);
    return waitMs === null ? null : now + waitMs;
}
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
function stopLane(lane, cause, now) {
    const circuit = (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .openCircuit */ .Ed)(lane.circuit, now, {
        statedUntilAt: cause.statedUntilAt,
        policy: "stop",
        reason: cause.reason,
    });
    const drainUntil = lane.drainUntil ?? now + cause.stopGraceMs;
    return { lane: { ...lane, circuit, drainUntil }, notes: circuitNotes(lane, circuit), waitMs: 0 };
}
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
const TOLD_APART_MS = 1_000;
function circuitNotes(before, after) {
    const from = before.circuit.state;
    const moved = before.circuit.state === "open" &&
        after.state === "open" &&
        Math.abs(after.untilAt - before.circuit.untilAt) >= TOLD_APART_MS;
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
        waitMs: refused.limit.retryAfterMs || null,
        resumesAt,
        startedInRun: lane.started,
        younger: refused.younger,
        runStartedAt: refused.runStartedAt,
    });
    const changed = lane.pace !== null && pace.intervalMs !== lane.pace.intervalMs;
    const notes = changed
        ? [
            {
                event: "pace_changed",
                provider: lane.provider,
                starts_per_minute: Math.round(600_000 / pace.intervalMs) / 10,
                reason: "repeated rate limits: starts follow the measured rate",
            },
        ]
        : [];
    return { lane: { ...lane, pace }, notes };
}
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
/* harmony export */   q3: () => (/* binding */ campaignId),
/* harmony export */   zA: () => (/* binding */ followedCampaign)
/* harmony export */ });
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);

function settleCampaign(record, settled) {
    if (!settled.isComplete)
        return { ...record, complete: false, completed_run: null, completed_at: null };
    if (record.complete)
        return record;
    return { ...record, complete: true, completed_run: settled.workflowRun, completed_at: settled.completedAt };
}
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
function campaignId(rule, known, run) {
    switch (rule.kind) {
        case "named":
            return rule.id;
        case "period": {
            const [latest] = known;
            const id = periodId(rule.period, run.at);
            if (latest === undefined || latest.id === id || !isPeriodic(latest.id, rule.period))
                return id;
            return latest.completed_run === run.workflowRun || run.hasBegun?.(latest.id) ? latest.id : id;
        }
        case "until-complete": {
            const latest = latestNumbered(known);
            if (latest === undefined)
                return numberedId(1);
            const isOver = latest.complete && !hasWorkedOn(latest, run.workflowRun) && !run.hasBegun?.(latest.id);
            return numberedId(numberOf(latest.id) + (isOver ? 1 : 0));
        }
    }
}
function followedCampaign(rule, known, workflowRun) {
    const isOfSeries = ({ id }) => {
        switch (rule.kind) {
            case "named":
                return false;
            case "period":
                return isPeriodic(id, rule.period);
            case "until-complete":
                return NUMBERED.test(id);
            default:
                return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(rule);
        }
    };
    const series = known.filter(isOfSeries);
    const own = series.find((record) => record.complete && hasWorkedOn(record, workflowRun));
    return own !== undefined && series.some(({ id }) => isSuperseded(own.id, id)) ? own : null;
}
function hasWorkedOn({ completed_run, runs }, workflowRun) {
    return completed_run === workflowRun || (runs?.includes(workflowRun) ?? false);
}
function isSuperseded(id, by) {
    if (numberOf(by) > numberOf(id))
        return true;
    return PERIODIC.test(id) && PERIODIC.test(by) && id.split("-")[0] === by.split("-")[0] && by > id;
}
function rememberCampaigns(present, previous, limit) {
    const all = [present, ...previous.filter((record) => record.id !== present.id)];
    const kept = all.slice(0, limit);
    const numbered = latestNumbered(all);
    return numbered === undefined || kept.includes(numbered) ? kept : [...kept.slice(0, limit - 1), numbered];
}
function isPeriodic(id, period) {
    return PERIODIC.test(id) && id.startsWith(period);
}
function latestNumbered(records) {
    return records.filter(({ id }) => NUMBERED.test(id)).sort((a, b) => numberOf(b.id) - numberOf(a.id))[0];
}
function numberOf(id) {
    return Number(NUMBERED.exec(id)?.[1]);
}
function numberedId(number) {
    return `until-complete-${String(number).padStart(6, "0")}`;
}
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
const FAILURES_TO_OPEN = 5;
const OPEN_MS = 60_000;
const OPEN_MAX_MS = 300_000;
const OPEN_LIMIT_MS = 35 * 86_400_000;
const CLOSED = { state: "closed", failures: 0, trips: 0 };
function openingMs(trip) {
    return Math.min(OPEN_MAX_MS, OPEN_MS * 2 ** Math.min(trip - 1, 10));
}
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
function countSuccess(circuit) {
    return circuit.state === "closed" && (circuit.failures > 0 || circuit.trips > 0) ? CLOSED : circuit;
}
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
const UNIT_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
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

/***/ 8313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ WRONG_DIGIT),
/* harmony export */   TC: () => (/* binding */ digitOf),
/* harmony export */   U8: () => (/* binding */ newHashWords),
/* harmony export */   _O: () => (/* binding */ HASH_DIGITS),
/* harmony export */   _f: () => (/* binding */ readHashWords),
/* harmony export */   fR: () => (/* binding */ hashOfWords),
/* harmony export */   jN: () => (/* binding */ isHash),
/* harmony export */   xn: () => (/* binding */ HashIndex)
/* harmony export */ });
const WORDS = 8;
const HASH_DIGITS = 64;
const NONE = -1;
const BLOCK_BITS = 12;
const BLOCK_HASHES = 1 << BLOCK_BITS;
function newHashWords() {
    return new Uint32Array(WORDS);
}
function readHashWords(hash, into) {
    if (hash.length !== HASH_DIGITS)
        return false;
    let wrong = 0;
    for (let word = 0; word < WORDS; word += 1) {
        let value = 0;
        for (let at = word * 8; at < word * 8 + 8; at += 1) {
            const digit = digitOf(hash.charCodeAt(at));
            wrong |= digit;
            value = (value << 4) | digit;
        }
        into[word] = value;
    }
    return wrong < WRONG_DIGIT;
}
const told = new Array(HASH_DIGITS).fill(0);
function hashOfWords(words, from = 0) {
    for (let digit = 0; digit < HASH_DIGITS; digit += 1) {
        const word = words[from + (digit >>> 3)] ?? 0;
        told[digit] = CODES[(word >>> (28 - (digit & 7) * 4)) & 15] ?? 0;
    }
    return String.fromCharCode.apply(null, told);
}
class HashIndex {
    #count = 0;
    #blocks = [];
    #slots = new Int32Array(0);
    #slotted = 0;
    #text = "";
    #words = newHashWords();
    #position = NONE;
    #latest = NONE;
    get count() {
        return this.#count;
    }
    find(hash) {
        if (hash === this.#text && this.#position !== NONE)
            return this.#position;
        if (!this.#read(hash))
            return NONE;
        this.#position = this.findWords(this.#words);
        return this.#position;
    }
    findWords(words) {
        const next = this.#latest + 1;
        const position = next < this.#count && this.#isAt(next, words) ? next : this.#look(words);
        if (position !== NONE)
            this.#latest = position;
        return position;
    }
    append(hash) {
        if (!this.#read(hash))
            throw new Error(`Expected 64 hex digits, found ${JSON.stringify(hash.slice(0, 80))}`);
        this.#position = this.#append(this.#words);
        return this.#position;
    }
    appendDigest(digest) {
        if (digest.length !== WORDS * 4)
            throw new Error(`Expected 32 bytes, found ${digest.length}`);
        this.#text = "";
        this.#position = NONE;
        const words = this.#words;
        for (let word = 0; word < WORDS; word += 1) {
            const at = word * 4;
            words[word] =
                (digest.charCodeAt(at) << 24) |
                    (digest.charCodeAt(at + 1) << 16) |
                    (digest.charCodeAt(at + 2) << 8) |
                    digest.charCodeAt(at + 3);
        }
        return this.#append(words);
    }
    at(position) {
        return hashOfWords(this.#blockOf(position), offsetOf(position));
    }
    #read(hash) {
        if (hash === this.#text && hash !== "")
            return true;
        this.#position = NONE;
        const isHash = readHashWords(hash, this.#words);
        this.#text = isHash ? hash : "";
        return isHash;
    }
    #append(words) {
        const position = this.#count;
        if (position === this.#blocks.length * BLOCK_HASHES)
            this.#blocks.push(new Uint32Array(BLOCK_HASHES * WORDS));
        const block = this.#blockOf(position);
        const from = offsetOf(position);
        for (let word = 0; word < WORDS; word += 1)
            block[from + word] = words[word] ?? 0;
        this.#count += 1;
        return position;
    }
    #look(words) {
        if (this.#slotted < this.#count)
            this.#fillSlots();
        if (this.#slots.length === 0)
            return NONE;
        const mask = this.#slots.length - 1;
        for (let slot = scatter(words, 0) & mask;; slot = (slot + 1) & mask) {
            const position = this.#slots[slot] ?? NONE;
            if (position === NONE || this.#isAt(position, words))
                return position;
        }
    }
    #isAt(position, words) {
        const block = this.#blockOf(position);
        const from = offsetOf(position);
        for (let word = 0; word < WORDS; word += 1) {
            if (block[from + word] !== words[word])
                return false;
        }
        return true;
    }
    #blockOf(position) {
        return this.#blocks[position >>> BLOCK_BITS];
    }
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
function offsetOf(position) {
    return (position & (BLOCK_HASHES - 1)) * WORDS;
}
function slotCount(hashes) {
    return 2 ** Math.ceil(Math.log2(Math.max(hashes, BLOCK_HASHES) * 2));
}
function scatter(words, from) {
    return (words[from] ?? 0) ^ (words[from + WORDS - 1] ?? 0);
}
const WRONG_DIGIT = 16;
const CODES = Array.from("0123456789abcdef", (digit) => digit.charCodeAt(0));
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) => {
    const value = "0123456789abcdef".indexOf(String.fromCharCode(code));
    return value === -1 ? WRONG_DIGIT : value;
});
function digitOf(code) {
    return (DIGITS[code & 127] ?? WRONG_DIGIT) | (code & ~127);
}
function isHash(text) {
    if (text.length !== HASH_DIGITS)
        return false;
    let wrong = 0;
    for (let at = 0; at < HASH_DIGITS; at += 1)
        wrong |= digitOf(text.charCodeAt(at));
    return wrong < WRONG_DIGIT;
}


/***/ }),

/***/ 2746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ jsonOrNull)
/* harmony export */ });
function jsonOrNull(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
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
const EPISODE_MS = 15_000;
const CUT_FACTOR = 0.5;
const IN_USE_SHARE = 0.8;
function openLimit(ceiling, learned = null) {
    const value = learned === null ? ceiling : Math.max(1, Math.min(ceiling, learned));
    return { value, ceiling, cutAt: null, successes: 0 };
}
function cutLimit(limit, now, oldestStartedAt) {
    const sameEpisode = limit.cutAt !== null &&
        now - limit.cutAt < EPISODE_MS &&
        oldestStartedAt !== null &&
        oldestStartedAt <= limit.cutAt;
    if (sameEpisode)
        return { ...limit, successes: 0 };
    return { ...limit, value: Math.max(1, Math.floor(limit.value * CUT_FACTOR)), cutAt: now, successes: 0 };
}
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
const MEMORY_MS = 60_000;
const COARSE_WAIT_MS = 1_000;
const MARGIN = 0.95;
const BLIND_CUT = 0.8;
const LEAST_CUT = 0.98;
const MEASURABLE = 4;
const SMALL_BURST = 4;
const FINE_GUESS = 1.5;
const LONE_SPREAD = 1 / 8;
const GUESS_GROWTH = 0.8;
const LARGEST_GUESS_GROWTH = 0.25;
const FINE_GROWTH = 0.04;
const FIRST_GROWTH = 0.001;
const GROWTH = 0.0005;
const GROWTH_ROUND = 40;
const LARGEST_GROWTH = 0.03;
const TOKEN_FLOOR = 0.1;
const TOKEN_SLACK = 1.25;
const TOLD = 16;
const CREDIT = 0.7;
const CATCH_UP = 0.5;
const RECENT = 16;
const LONGEST_INTERVAL_MS = 60_000;
function paceAfterRefusal(pace, refusal) {
    if (pace === null)
        return firstPace(refusal);
    return refusal.startedAt <= pace.episodeAt ? sameEpisode(pace, refusal) : nextEpisode(pace, refusal);
}
function firstPace(refusal) {
    const { startedAt, now, waitMs, resumesAt, runStartedAt } = refusal;
    const burst = Math.max(1, refusal.startedInRun - 1);
    const tokenMs = fineWaitMs(refusal);
    const spreadMs = tokenMs > 0 ? Number.POSITIVE_INFINITY : (waitMs ?? COARSE_WAIT_MS) * LONE_SPREAD;
    const intervalMs = Math.min(guessInterval(burst, tokenMs, refusal), spreadMs);
    return {
        emptyAt: startedAt,
        episodeAt: now,
        resumedAt: resumesAt,
        admitted: refusal.younger,
        recent: [],
        burst,
        tokenMs,
        intervalMs,
        basis: { kind: "guessed", ranMs: now - runStartedAt },
        dueAt: now + intervalMs,
        nextStartAt: now + intervalMs,
    };
}
function sameEpisode(pace, refusal) {
    const isGuess = pace.basis.kind === "guessed";
    const tokenMs = Math.max(pace.tokenMs, fineWaitMs(refusal));
    const burst = isGuess ? Math.max(1, pace.burst - 1) : pace.burst;
    const guessMs = isGuess ? guessInterval(burst, tokenMs, refusal) : 0;
    return {
        ...pace,
        tokenMs,
        burst,
        admitted: refusal.startedAt >= pace.emptyAt ? Math.max(0, pace.admitted - 1) : pace.admitted,
        resumedAt: Math.max(pace.resumedAt, refusal.resumesAt),
        intervalMs: Math.max(pace.intervalMs, guessMs, tokenMs),
    };
}
function nextEpisode(pace, refusal) {
    const { startedAt, now, younger } = refusal;
    const known = {
        ...pace,
        tokenMs: Math.max(pace.tokenMs, fineWaitMs(refusal)),
        admitted: Math.max(0, pace.admitted - 1 - younger),
    };
    const isRemembered = now - pace.episodeAt <= MEMORY_MS;
    const measuredMs = isRemembered ? measureInterval(known, startedAt) : null;
    const cutMs = isRemembered ? cutInterval(known, measuredMs) : pace.intervalMs;
    const isTold = known.burst <= 2 && known.tokenMs > 0 && known.admitted >= TOLD;
    const ceilingMs = isTold ? known.tokenMs * TOKEN_SLACK : LONGEST_INTERVAL_MS;
    const intervalMs = Math.min(ceilingMs, Math.max(cutMs, known.tokenMs));
    return {
        ...known,
        emptyAt: startedAt,
        episodeAt: now,
        resumedAt: refusal.resumesAt,
        admitted: younger,
        recent: [],
        burst: measuredMs === null ? known.burst : withoutInflow(known, measuredMs),
        intervalMs,
        basis: measuredMs === null ? known.basis : measuredAgain(known.basis),
        dueAt: startedAt + intervalMs,
        nextStartAt: Math.max(now, known.nextStartAt),
    };
}
function measuredAgain(basis) {
    return { kind: "measured", episodes: basis.kind === "measured" ? basis.episodes + 1 : 1 };
}
function cutInterval({ basis, intervalMs }, measuredMs) {
    if (measuredMs === null)
        return intervalMs / BLIND_CUT;
    const slowerMs = Math.max(measuredMs / MARGIN, intervalMs / LEAST_CUT);
    return basis.kind === "guessed" ? slowerMs : Math.min(slowerMs, intervalMs * 2);
}
function measureInterval(pace, emptyAgainAt) {
    const { admitted, burst, emptyAt, resumedAt } = pace;
    const bounds = [];
    if (admitted >= MEASURABLE)
        bounds.push((emptyAgainAt - emptyAt) / admitted);
    if (admitted >= MEASURABLE + burst)
        bounds.push((emptyAgainAt - resumedAt) / (admitted - burst));
    const before = pace.recent.filter((at) => at < emptyAgainAt).reverse();
    for (let count = burst + 2; count <= before.length; count += 1) {
        bounds.push((emptyAgainAt - (before[count - 1] ?? emptyAgainAt)) / (count + 1 - burst));
    }
    return bounds.length === 0 ? null : Math.max(1, Math.min(...bounds));
}
function withoutInflow({ basis, burst }, intervalMs) {
    return basis.kind === "guessed" ? Math.max(1, burst - Math.floor(basis.ranMs / intervalMs)) : burst;
}
function guessInterval(burst, tokenMs, refusal) {
    if (tokenMs > 0)
        return tokenMs * FINE_GUESS;
    const { now, waitMs, runStartedAt } = refusal;
    const spreadMs = (now - runStartedAt + (waitMs ?? COARSE_WAIT_MS)) / Math.max(burst, SMALL_BURST);
    return Math.max(1, Math.min(waitMs ?? LONGEST_INTERVAL_MS, spreadMs));
}
function fineWaitMs({ waitMs }) {
    return waitMs !== null && waitMs < COARSE_WAIT_MS ? waitMs : 0;
}
function paceAfterStart(pace, now) {
    if (pace === null)
        return null;
    const { intervalMs, basis, burst } = pace;
    const saved = basis.kind === "measured" ? Math.max(0, burst * CREDIT - 1) : 0;
    const dueAt = Math.max(pace.dueAt, now - saved * intervalMs) + intervalMs;
    return {
        ...pace,
        admitted: pace.admitted + 1,
        recent: [...pace.recent.slice(1 - RECENT), now],
        dueAt,
        nextStartAt: Math.max(dueAt, now + intervalMs * CATCH_UP),
    };
}
function paceAfterSuccess(pace, startedAt) {
    if (pace === null || startedAt <= pace.episodeAt)
        return pace;
    const floorMs = pace.tokenMs * (1 + TOKEN_FLOOR / pace.burst);
    const intervalMs = Math.min(pace.intervalMs, Math.max(pace.intervalMs * (1 - growthOf(pace)), floorMs));
    const soonerMs = pace.intervalMs - intervalMs;
    return { ...pace, intervalMs, dueAt: pace.dueAt - soonerMs, nextStartAt: pace.nextStartAt - soonerMs };
}
function growthOf({ basis, tokenMs, admitted, burst }) {
    if (basis.kind === "measured") {
        const rounds = Math.max(1, admitted / GROWTH_ROUND);
        return Math.min(LARGEST_GROWTH, (basis.episodes === 1 ? FIRST_GROWTH : GROWTH) * rounds);
    }
    if (tokenMs > 0)
        return FINE_GROWTH;
    return admitted <= burst ? 0 : Math.min(LARGEST_GUESS_GROWTH, GUESS_GROWTH / (burst + 1));
}


/***/ }),

/***/ 1839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf)
/* harmony export */ });
function reasonOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 8032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ unreachable)
/* harmony export */ });
function unreachable(value) {
    throw new Error(`Unreachable case: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 1146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Mh: () => (/* binding */ Carry),
  Rr: () => (/* binding */ MERGE_JOB),
  eb: () => (/* binding */ PLAN_JOB)
});

// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(1839);
// EXTERNAL MODULE: ./build/store/cache-key.js
var cache_key = __webpack_require__(5110);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
;// CONCATENATED MODULE: ./build/store/cache-trouble.js


const CACHE_WARNING_LIMIT = 4;
const DETAIL_LIMIT = 300;
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
function headOf(warning) {
    return warning.slice(0, warning.indexOf(":"));
}
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
        case "room-kept":
            return `The Actions cache is slow, so that the state is saved only once more, at the end of the run: what is left of the ${(0,duration/* formatDuration */.a)(trouble.budgetMs)} that the cache may cost this job is kept for that. The state folder on disk is complete; a run that is killed before its end is continued from the last state that was saved.`;
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
// EXTERNAL MODULE: ./build/store/staging.js
var staging = __webpack_require__(6140);
// EXTERNAL MODULE: ./build/store/state-folder.js + 2 modules
var state_folder = __webpack_require__(6815);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/engine/stop-board.js




const STOP_BOARD = 9_997;
const LOOK_FIRST_MS = 5_000;
const WRITE_TRIES = 8;
const TAKEN_WAIT_MS = 300;
class StopBoard {
    #facts;
    #learned = new Map();
    #told = new Map();
    constructor(facts) {
        this.#facts = facts;
    }
    async write(campaign, providers) {
        const checkpoint = (0,state_folder/* readCheckpoint */.HQ)(this.#facts.paths.checkpoint);
        for (const provider of providers) {
            const circuit = checkpoint !== null && Object.hasOwn(checkpoint.circuits, provider) ? checkpoint.circuits[provider] : undefined;
            if (circuit !== undefined && !lasts(this.#learned.get(provider), circuit))
                this.#told.set(provider, circuit);
        }
        return this.repeat(campaign);
    }
    async read(campaign) {
        const { entry, circuits, trouble } = await this.#look(campaign, {});
        const learned = [...circuits].flatMap(([provider, circuit]) => lasts(this.#told.get(provider), circuit)
            ? []
            : [
                {
                    provider,
                    untilAt: Date.parse(circuit.until),
                    reason: `another job was stopped: ${circuit.reason}`,
                },
            ]);
        return { learned, isMissing: entry !== "unknown" && this.#lacks(circuits), trouble };
    }
    async repeat(campaign) {
        let trouble = [];
        let tried = 0;
        for (let round = 0; round < WRITE_TRIES; round += 1) {
            const look = await this.#look(campaign, { deadlineMs: LOOK_FIRST_MS });
            if (look.entry !== "unknown" && !this.#lacks(look.circuits))
                return look.trouble;
            const seen = look.entry === "unknown" ? 0 : look.entry;
            const isLastRound = round === WRITE_TRIES - 1;
            if (seen >= tried || isLastRound) {
                tried = Math.max(seen, tried) + 1;
                const pushed = await this.#put(campaign, tried, look.circuits);
                trouble = [...look.trouble, ...pushed.trouble.filter(({ reason }) => reason !== "key-taken")];
                if (!pushed.isTaken)
                    return trouble;
            }
            if (!isLastRound)
                await this.#pause();
        }
        return trouble;
    }
    async #look(campaign, within) {
        const { carrier, identity, name, tempFolder } = this.#facts;
        const prefix = (0,cache_key/* jobPrefix */.An)({ name, campaign, jobIndex: STOP_BOARD });
        return (0,staging/* inStaging */.r)(tempFolder, async (into) => {
            const { answers, trouble } = await carrier.pull({ prefixes: [prefix], into, runWaits: false, ...within });
            const found = answers[0];
            const circuits = new Map();
            if (found === undefined || found.kind === "unknown")
                return { entry: "unknown", circuits, trouble };
            const key = found.kind === "found" ? (0,cache_key/* parseKey */.Do)(found.key) : null;
            if (found.kind === "none" || key?.runId !== identity.workflowRun)
                return { entry: 0, circuits, trouble };
            const checkpoint = (0,state_folder/* readCheckpoint */.HQ)((0,external_node_path_.join)(found.folder, state_folder/* STATE_FILES */.mF.checkpoint));
            for (const [provider, circuit] of Object.entries(checkpoint?.circuits ?? {})) {
                if (Number.isNaN(Date.parse(circuit.until)))
                    continue;
                circuits.set(provider, circuit);
                if (!lasts(this.#told.get(provider), circuit))
                    this.#learned.set(provider, circuit);
            }
            return { entry: key.runAttempt === identity.runAttempt ? key.seq : 0, circuits, trouble };
        });
    }
    #lacks(circuits) {
        return [...this.#told].some(([provider, circuit]) => !lasts(circuits.get(provider), circuit));
    }
    async #put(campaign, entry, said) {
        const { carrier, identity, name, tempFolder, paths } = this.#facts;
        const checkpoint = (0,state_folder/* readCheckpoint */.HQ)(paths.checkpoint);
        if (checkpoint === null)
            return { isTaken: false, trouble: [] };
        const known = new Map([...this.#learned, ...said]);
        for (const [provider, circuit] of this.#told) {
            if (!lasts(known.get(provider), circuit))
                known.set(provider, circuit);
        }
        const text = JSON.stringify({ ...checkpoint, circuits: Object.fromEntries(known), durations_s: [] });
        const key = (0,cache_key/* buildKey */.sI)({
            name,
            campaign,
            jobIndex: STOP_BOARD,
            runId: identity.workflowRun,
            runAttempt: identity.runAttempt,
            seq: entry,
        });
        return (0,staging/* inStaging */.r)(tempFolder, async (folder) => {
            (0,state_folder/* writeAtomically */.vK)((0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.checkpoint), (write) => write(`${text}\n`));
            const { trouble } = await carrier.push({ key, folder, runWaits: false });
            return { isTaken: trouble.some(({ reason }) => reason === "key-taken"), trouble };
        });
    }
    #pause() {
        const { clock } = this.#facts;
        return new Promise((resolve) => {
            clock.at(clock.now() + TAKEN_WAIT_MS, resolve);
        });
    }
}
function lasts(known, circuit) {
    return known !== undefined && Date.parse(circuit.until) <= Date.parse(known.until);
}

;// CONCATENATED MODULE: ./build/engine/carry.js








const PLAN_JOB = 9_998;
const MERGE_JOB = 9_999;
const RESTORE_ROUNDS = 3;
class Carry {
    #facts;
    #board;
    #campaign = "";
    #seq;
    #isDirty = false;
    #isSaved = false;
    #pushes = Promise.resolve();
    #isPushQueued = false;
    #told;
    #cancels = new Set();
    #isOver = false;
    #endAt = Number.POSITIVE_INFINITY;
    #cut;
    #makeCut = () => { };
    #reported = new Set();
    constructor(facts) {
        this.#facts = facts;
        this.#board = new StopBoard(facts);
        this.#seq = facts.firstSeq ?? 0;
        this.#told = [...(facts.told ?? [])];
        this.#cut = new Promise((resolve) => {
            this.#makeCut = () => resolve(null);
        });
    }
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
        await this.#attempt("restore", () => (0,staging/* inStaging */.r)(tempFolder, async (into) => {
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
            for (const [index, { trouble }] of (0,merge/* mergeFolders */.ot)(paths, folders, this.#facts.clock.now()).entries()) {
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
    reportedJobs() {
        return [...this.#reported];
    }
    begin(campaign, learn) {
        this.#campaign = campaign;
        this.#every(this.#facts.checkpointIntervalMs, () => {
            if (this.#isDirty)
                void this.#push({ runWaits: false });
        });
        if (this.#facts.job.total > 1)
            this.#every(this.#facts.siblingIntervalMs, () => void this.#readBoard(learn));
    }
    changed() {
        this.#isDirty = true;
        if (this.#isSaved)
            this.#handOver({ isSaved: false });
    }
    stopped(providers) {
        this.changed();
        void this.#push({ runWaits: false });
        if (this.#facts.job.total > 1)
            void this.#enqueue(() => this.#writeBoard(providers));
    }
    endBy(at) {
        if (at >= this.#endAt)
            return;
        this.#endAt = at;
        this.#facts.clock.at(at, this.#makeCut);
    }
    leave() {
        this.#handOver({ isSaved: true });
    }
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
            isStored = await (0,staging/* inStaging */.r)(tempFolder, async (folder) => {
                await (this.#isOver ? (0,snapshot_files/* linkCarriedFiles */.CQ)(paths.root, folder) : (0,snapshot_files/* copyCarriedFiles */.rv)(paths.root, folder));
                this.#seq += 1;
                this.#handOver({ isSaved: false });
                const leftMs = this.#leftMs();
                const deadline = Number.isFinite(leftMs) ? { deadlineMs: Math.max(1, leftMs) } : {};
                const { outcome, trouble } = await carrier.push({
                    key: this.#key(),
                    folder,
                    runWaits,
                    isSpare: !runWaits,
                    ...deadline,
                });
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
        saved?.({ seq: this.#seq, isSaved, isDown, spentMs, campaign: this.#campaign, told: [...this.#told] });
    }
    async #writeBoard(providers) {
        if (this.#leftMs() > 0)
            this.#tellTrouble(await this.#board.write(this.#campaign, providers));
    }
    async #readBoard(learn) {
        await this.#attempt("restore", async () => {
            const { learned, isMissing, trouble } = await this.#board.read(this.#campaign);
            this.#tellTrouble(trouble);
            if (this.#isOver)
                return;
            if (isMissing)
                void this.#enqueue(async () => this.#tellTrouble(await this.#board.repeat(this.#campaign)));
            const now = this.#facts.clock.now();
            for (const circuit of learned)
                if (circuit.untilAt > now)
                    learn(circuit);
        });
    }
    async #attempt(operation, act) {
        try {
            await act();
        }
        catch (error) {
            const detail = (0,reason/* reasonOf */.A)(error);
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
        if (fresh.length === 0)
            return;
        this.#told.push(...fresh);
        for (const message of fresh)
            this.#facts.warn(message);
        this.#handOver({ isSaved: this.#isSaved });
    }
}


/***/ }),

/***/ 5161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ isLocal),
/* harmony export */   ol: () => (/* binding */ workflowRunOf),
/* harmony export */   yK: () => (/* binding */ runIdentity)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);



function runIdentity(env, jobIndex, nowAt) {
    const id = env.GITHUB_RUN_ID;
    const job = String(jobIndex ?? 0);
    const trigger = { eventName: env.GITHUB_EVENT_NAME || null, sha: headSha(env) };
    if (id !== undefined && /^\d+$/.test(id)) {
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
    const run = `${LOCAL}${stamp}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(3).toString("hex")}`;
    return { run, workflowRun: run, runAttempt: 1, job, trigger, repository: null };
}
const LOCAL = "local-";
function isLocal(workflowRun) {
    return workflowRun.startsWith(LOCAL);
}
function workflowRunOf(run) {
    return /^(\d+)-\d+$/.exec(run)?.[1] ?? run;
}
const eventSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ head: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{40,64}$/) }) }),
});
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
const LONGEST_TIMER_MS = 2 ** 31 - 1;
function systemClock() {
    const startedAt = Date.now();
    const startedTickMs = tickMs();
    const now = () => Math.round(startedAt + tickMs() - startedTickMs);
    return {
        now,
        at(instant, wake) {
            const timer = setTimeout(wake, Math.min(LONGEST_TIMER_MS, Math.max(0, instant - now())));
            return () => clearTimeout(timer);
        },
    };
}
function tickMs() {
    const [seconds, nanoseconds] = process.hrtime();
    return seconds * 1_000 + nanoseconds / 1_000_000;
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

const KEY_LIMIT = 255;
const NAME_LIMIT = 60;
const CAMPAIGN_LIMIT = 100;
const HASH_DIGITS = 32;
const FORMAT = "carryover-v1";
const INDEX_DIGITS = 4;
const RUN_DIGITS = 20;
const ATTEMPT_DIGITS = 4;
const SEQ_DIGITS = 6;
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
function campaignPrefix(name, campaign) {
    return `${namePrefix(name)}${campaignToken(campaign)}-j`;
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
        campaignToken: campaign,
        jobIndex: Number(index),
        runId: String(BigInt(run)),
        runAttempt: Number(attempt),
        seq: Number(seq),
    };
}
function jobPrefixOf(key) {
    return parseKey(key) === null ? null : key.slice(0, -(RUN_DIGITS + ATTEMPT_DIGITS + SEQ_DIGITS + 2));
}
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
function nameToken(name) {
    return escaped(name, NAME_LIMIT, (character) => (character === "-" ? "__" : null));
}
function campaignToken(campaign) {
    return escaped(campaign, CAMPAIGN_LIMIT, (character, before) => {
        if (character === "-")
            return "-";
        return character === "j" && before === "-" ? "_6a" : null;
    });
}
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
/* harmony export */   QF: () => (/* binding */ RUNS_KEPT),
/* harmony export */   ip: () => (/* binding */ newerVersion),
/* harmony export */   ot: () => (/* binding */ checkpointSchema),
/* harmony export */   tF: () => (/* binding */ sidecarRowSchema),
/* harmony export */   xB: () => (/* binding */ ledgerRowSchema),
/* harmony export */   yv: () => (/* binding */ isPlainLedgerRow)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8313);


const FORMAT_VERSION = 1;
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
const RUNS_KEPT = 64;
const campaignRecord = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: name,
    complete: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    completed_run: name.nullable(),
    completed_at: instant.nullable(),
    runs: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(name).max(RUNS_KEPT).readonly().optional(),
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
    seq: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    updated_at: instant,
    run: name,
    job: name,
    jobs: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).max(10_000).default(1),
    campaigns: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(campaignRecord).max(64),
    circuits: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), storedCircuit),
    limits: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1)),
    durations_s: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0)).max(1_000),
});
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

const CHUNK_BYTES = 1 << 20;
const SMALL_CHUNK_BYTES = 4_096;
const LINE_LIMIT_BYTES = 8 << 20;
const NEWLINE = 0x0a;
class Journal {
    #fd;
    #isTorn;
    constructor(path) {
        this.#fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW, 0o644);
        this.#isTorn = !endsWithNewline(this.#fd);
    }
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
function readLines(path, onLine) {
    readLineBlocks(path, (block) => {
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
function readLineBlocks(path, onBlock) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
    }
    catch (error) {
        if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR"))
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
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, Math.max(SMALL_CHUNK_BYTES, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).size + 1)));
    let rest = Buffer.alloc(0);
    let isOverlong = false;
    for (;;) {
        const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, chunk, 0, chunk.length, null);
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

/***/ 3699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ LockHeld),
/* harmony export */   HJ: () => (/* binding */ takeLock),
/* harmony export */   _n: () => (/* binding */ isAlive)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2746);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7756);




const holderSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ pid: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1), started: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const TRIES = 40;
const PAUSE_MS = 25;
const BREAKING_LIMIT_MS = 10_000;
function takeLock(path) {
    const mine = JSON.stringify({ pid: process.pid, started: processStart(process.pid) ?? "" });
    for (let tries = 0; tries < TRIES; tries += 1) {
        if (putLock(path, mine)) {
            return () => {
                if (readText(path) === mine)
                    remove(path);
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
function remove(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    }
    catch {
    }
}
const PAUSE = new Int32Array(new SharedArrayBuffer(4));
class LockHeld extends _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y {
}
function heldBy(holder, path) {
    return new LockHeld(`Expected to be the only run in this state folder, but ${holder} is running in it (${path}). ` +
        "Wait for it to end, or give this run a `state-dir` of its own.");
}
function putLock(path, content) {
    const draft = `${path}.${process.pid}.tmp`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, content, { flag: "wx" });
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(draft, path);
        }
        catch (error) {
            if (codeOf(error) === "EEXIST")
                return false;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, content, { flag: "wx" });
        }
        return true;
    }
    catch (error) {
        if (codeOf(error) === "EEXIST")
            return false;
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
    }
}
function removeStale(path, judged) {
    const guard = `${path}.breaking`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(guard);
    }
    catch (error) {
        if (codeOf(error) !== "EEXIST")
            throw error;
        const age = Date.now() - ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
        if (age > BREAKING_LIMIT_MS)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(guard, { recursive: true, force: true });
        return false;
    }
    try {
        if (readText(path) === judged)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
        return true;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(guard, { recursive: true, force: true });
    }
}
function readText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
    }
    catch {
        return null;
    }
}
function codeOf(error) {
    return error instanceof Error && "code" in error ? error.code : null;
}
function liveHolder(text) {
    const holder = holderSchema.safeParse((0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOrNull */ .J)(text));
    if (!holder.success)
        return null;
    const { pid, started } = holder.data;
    const start = processStart(pid);
    if (start !== null)
        return start === started ? pid : null;
    return started === "" && isAlive(pid) ? pid : null;
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
function processStart(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "utf8");
        return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 3944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  an: () => (/* binding */ latestRow),
  ot: () => (/* binding */ mergeFolders),
  fo: () => (/* binding */ takeTaskList)
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
// EXTERNAL MODULE: ./build/core/json-or-null.js
var json_or_null = __webpack_require__(2746);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(1839);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(3853);
// EXTERNAL MODULE: ./build/core/hash-index.js
var hash_index = __webpack_require__(8313);
// EXTERNAL MODULE: ./build/store/read-history.js + 1 modules
var read_history = __webpack_require__(1609);
;// CONCATENATED MODULE: ./build/store/merge-memory.js


const FIRST_CAPACITY = 1_024;
const ODD = Number.NaN;
const TAKEN = Number.NEGATIVE_INFINITY;
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
    #startedAt = new Float64Array(FIRST_CAPACITY);
    #names = new Uint32Array(FIRST_CAPACITY);
    #attempts = new Uint32Array(FIRST_CAPACITY);
    #nameIndexes = new Map();
    #runsAndJobs = [];
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
function instantOf(text) {
    const at = Date.parse(text);
    return !Number.isNaN(at) && new Date(at).toISOString() === text ? at : ODD;
}
class LineSet {
    #slots = new Float64Array(FIRST_CAPACITY);
    #count = 0;
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

// EXTERNAL MODULE: ./build/store/state-folder.js + 2 modules
var state_folder = __webpack_require__(6815);
;// CONCATENATED MODULE: ./build/store/merge.js











function mergeFolders(target, sources, now) {
    const merged = sources.map((folder) => {
        const trouble = troubleOf(folder);
        return { folder, checkpoint: trouble === null ? checkpointOf(folder) : null, trouble };
    });
    const present = merged.flatMap(({ folder, trouble }) => (trouble === null && (0,external_node_fs_.existsSync)(folder) ? [folder] : []));
    mergeLedger(target.results, present.map((folder) => (0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.results)));
    mergeSidecar(target.failures, present.map((folder) => (0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.failures)));
    mergeEvents(target.events, present.map((folder) => (0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.events)));
    takeLatest(target.tasks, state_folder/* STATE_FILES */.mF.tasks, { own: (0,state_folder/* readCheckpoint */.HQ)(target.checkpoint), merged, now });
    mergeCheckpoints(target, merged.flatMap(({ checkpoint }) => checkpoint ?? []), now);
    takeBest(target.plan, present.map((folder) => (0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.plan)), (path) => planRank(path, now));
    takeBest(target.baseline, present.map((folder) => (0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.baseline)), baselineRank);
    return merged;
}
function takeTaskList(target, merged, now) {
    takeLatest(target.tasks, state_folder/* STATE_FILES */.mF.tasks, { own: null, merged, now });
}
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
        return (0,reason/* reasonOf */.A)(error);
    }
}
const STATE_NAMES = new Set(Object.values(state_folder/* STATE_FILES */.mF));
function checkpointOf(folder) {
    try {
        return (0,state_folder/* readCheckpoint */.HQ)((0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.checkpoint));
    }
    catch {
        return null;
    }
}
function mergeLedger(target, sources) {
    const best = new LedgerUnion();
    unite({ target, sources, best, read: read_history/* readLedger */.SC });
}
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
            if (path === target)
                (0,journal/* readLines */.Se)(path, (line) => isNewer(line) && write(`${line}\n`));
        }
    });
}
function isNewer(line) {
    return /"v":\s*[2-9]|"v":\s*\d{2}/.test(line) && (0,format/* newerVersion */.ip)((0,json_or_null/* jsonOrNull */.J)(line)) !== null;
}
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
                if (!seen.add(line) || (0,json_or_null/* jsonOrNull */.J)(line) === null)
                    return;
                added += 1;
                write(`${line}\n`);
            });
        }
    };
    (0,state_folder/* writeAtomically */.vK)(target, produce, () => added > 0);
}
function mergeCheckpoints(target, sources, now) {
    const own = (0,state_folder/* readCheckpoint */.HQ)(target.checkpoint);
    const all = own === null ? sources : [own, ...sources];
    const first = all[0];
    if (first === undefined)
        return;
    const united = all.slice(1).reduce((a, b) => uniteCheckpoints(a, b, now), first);
    const text = JSON.stringify(united, null, 1);
    (0,state_folder/* writeAtomically */.vK)(target.checkpoint, (write) => write(`${text}\n`));
}
function uniteCheckpoints(a, b, now) {
    const [newer, older] = checkpointOrder(a, now) >= checkpointOrder(b, now) ? [a, b] : [b, a];
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
const CLOCK_SKEW_MS = 3_600_000;
function checkpointOrder(checkpoint, now) {
    const at = Date.parse(checkpoint.updated_at);
    const written = at <= now + CLOCK_SKEW_MS ? (0,answer/* iso */.KH)(at) : "";
    return `${written} ${String(checkpoint.seq).padStart(12, "0")} ${checkpoint.run} ${checkpoint.job}`;
}
function uniteCampaigns(newer, older) {
    const known = new Map();
    for (const record of [...newer, ...older]) {
        const other = known.get(record.id);
        if (other === undefined || (record.complete && !other.complete))
            known.set(record.id, record);
    }
    return [...known.values()].slice(0, 64);
}
function takeLatest(target, name, states) {
    const { own, merged, now } = states;
    let latest = own !== null && (0,external_node_fs_.existsSync)(target) ? checkpointOrder(own, now) : "";
    let source = null;
    for (const { folder, checkpoint } of merged) {
        const path = (0,external_node_path_.join)(folder, name);
        if (checkpoint === null || !(0,external_node_fs_.existsSync)(path) || checkpointOrder(checkpoint, now) <= latest)
            continue;
        latest = checkpointOrder(checkpoint, now);
        source = path;
    }
    if (latest === "")
        source = withoutCheckpoint(name, merged);
    if (source !== null)
        copyLines(source, target);
}
function withoutCheckpoint(name, merged) {
    const folders = merged.flatMap(({ folder, checkpoint, trouble }) => checkpoint === null && trouble === null && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, name)) ? [folder] : []);
    const [only, other] = folders;
    if (only === undefined)
        return null;
    if (other === undefined)
        return (0,external_node_path_.join)(only, name);
    const [latest] = folders
        .map((folder) => ({ folder, at: latestRow(folder)?.at ?? "" }))
        .sort((a, b) => (a.at > b.at ? -1 : 1));
    return latest === undefined ? null : (0,external_node_path_.join)(latest.folder, name);
}
function latestRow(folder) {
    let latest = null;
    const note = (at, { campaign, job }) => {
        if (latest === null || at > latest.at)
            latest = { at, campaign, job };
    };
    (0,read_history/* readLedger */.SC)((0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.results), (row) => note(row.started_at, row));
    (0,read_history/* readSidecar */.YD)((0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.failures), (row) => note(row.at, row));
    return latest;
}
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
function planRank(path, now) {
    let madeAt = "";
    (0,journal/* readLines */.Se)(path, (line) => {
        const made = schemas/* object */.Ikc({ made_at: schemas/* string */.YjP().max(40) }).safeParse((0,json_or_null/* jsonOrNull */.J)(line));
        if (made.success && Date.parse(made.data.made_at) <= now + CLOCK_SKEW_MS)
            madeAt = made.data.made_at;
    });
    return madeAt;
}
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

// EXTERNAL MODULE: ./build/core/hash-index.js
var hash_index = __webpack_require__(8313);
// EXTERNAL MODULE: ./build/core/json-or-null.js
var json_or_null = __webpack_require__(2746);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(3853);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
;// CONCATENATED MODULE: ./build/store/ledger-scan.js



const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const SPACE = 0x20;
const EXACT_DIGITS = 15;
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
const REQUIRED = KEYS.reduce((bits, key, index) => (key === "score" ? bits : bits | (1 << index)), 0);
class LedgerScanner {
    #bytes = Buffer.alloc(0);
    #at = 0;
    #to = 0;
    #textFrom = 0;
    #textTo = 0;
    #number = 0;
    #campaign = "";
    #fact = { campaign: "", words: (0,hash_index/* newHashWords */.U8)(), status: "passed", durationS: 0 };
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
    #readValue(key) {
        switch (key) {
            case "v":
                return this.#readNumber() && this.#number === 1;
            case "campaign":
                if (!this.#readText(format/* LEDGER_LIMITS */.Lv.name))
                    return false;
                if (!this.#isText(this.#campaign))
                    this.#campaign = this.#bytes.toString("latin1", this.#textFrom, this.#textTo);
                this.#fact.campaign = this.#campaign;
                return true;
            case "id":
                return this.#readText(Number.POSITIVE_INFINITY);
            case "hash":
                return this.#readHash();
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
        const bytes = this.#bytes;
        const words = this.#fact.words;
        let wrong = 0;
        let at = this.#textFrom;
        for (let word = 0; word < words.length; word += 1) {
            let value = 0;
            for (const end = at + 8; at < end; at += 1) {
                const digit = (0,hash_index/* digitOf */.TC)(bytes[at] ?? 0);
                wrong |= digit;
                value = (value << 4) | digit;
            }
            words[word] = value;
        }
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
    const value = (0,json_or_null/* jsonOrNull */.J)(line);
    if (isPlain?.(value))
        return value;
    const row = schema.safeParse(value);
    if (row.success)
        return row.data;
    return (0,format/* newerVersion */.ip)(value) === null ? "broken" : "newer";
}
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
    const words = (0,hash_index/* newHashWords */.U8)();
    (0,hash_index/* readHashWords */._f)(hash, words);
    return { campaign, words, status, durationS };
}
function goesBefore(a, b) {
    return resultOrder(a) < resultOrder(b);
}
function resultOrder(row) {
    return `${row.started_at} ${attemptKey(row)}`;
}
function attemptKey(row) {
    return `${row.run}.${row.job}.${String(row.attempt).padStart(7, "0")}`;
}
function readHistory(files, campaign, history) {
    const durations = [];
    const doubled = new Set();
    const attempts = new Map();
    const terminals = new Map();
    const sidecar = readSidecar(files.sidecar, (row) => {
        if (row.campaign !== campaign)
            return;
        if (row.terminal) {
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
        if (!addResult(history, fact))
            doubled.add((0,hash_index/* hashOfWords */.fR)(fact.words));
        if (fact.status === "passed")
            durations.push(fact.durationS);
        if (durations.length > 2 * DURATION_SAMPLE)
            durations.splice(0, DURATION_SAMPLE);
    });
    if (doubled.size > 0)
        settleDoubles(files.ledger, campaign, doubled, history);
    return {
        history,
        skipped: { broken: ledger.broken + sidecar.broken, newer: ledger.newer + sidecar.newer },
        durationsS: durations.slice(-DURATION_SAMPLE),
    };
}
function addResult(history, { words, status }) {
    if (history.addResult !== undefined)
        return history.addResult(words, status);
    const hash = (0,hash_index/* hashOfWords */.fR)(words);
    if (history.get(hash)?.kind === "result")
        return false;
    history.set(hash, status === "passed" ? PASSED : FAILED);
    return true;
}
function findResults(ledger, campaign, hashes) {
    const found = new Set();
    if (hashes.size === 0)
        return found;
    readLedgerFacts(ledger, (fact) => {
        if (fact.campaign !== campaign)
            return;
        const hash = (0,hash_index/* hashOfWords */.fR)(fact.words);
        if (hashes.has(hash))
            found.add(hash);
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
/* harmony import */ var _state_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6815);



const CARRIED_FILES = new Map(Object.values(_state_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_FILES */ .mF).map((name) => [name, name === _state_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_FILES */ .mF.checkpoint ? 8 << 20 : 2 ** 31]));
async function listCarriedFiles(folder) {
    const names = [];
    for (const [name, limitBytes] of CARRIED_FILES) {
        const stat = await lstatOrNull((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        if (stat?.isFile() && stat.size <= limitBytes)
            names.push(name);
    }
    return names;
}
async function copyCarriedFiles(from, to) {
    const names = await listCarriedFiles(from);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(to, { recursive: true });
    for (const name of names)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name));
    return names;
}
async function linkCarriedFiles(from, to) {
    const names = await listCarriedFiles(from);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(to, { recursive: true });
    for (const name of names) {
        const source = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.link)(source, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name)).catch(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(source, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name)));
    }
    return names;
}
async function takeOverFiles(roots, to, passed) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(to, { recursive: true });
    const taken = new Set();
    const left = [];
    for (const root of roots) {
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

/***/ 6140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ inStaging)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


async function inStaging(tempFolder, act) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(tempFolder, { recursive: true });
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tempFolder, "carryover-staging-"));
    try {
        return await act(folder);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true }).catch(() => { });
    }
}


/***/ }),

/***/ 6815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZW: () => (/* binding */ CAMPAIGNS_KEPT),
  mF: () => (/* binding */ STATE_FILES),
  sy: () => (/* binding */ StateFolder),
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
// EXTERNAL MODULE: ./build/core/json-or-null.js
var json_or_null = __webpack_require__(2746);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(1839);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/tasks/public-name.js
var public_name = __webpack_require__(1038);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(3853);
// EXTERNAL MODULE: ./build/store/lock.js
var lock = __webpack_require__(3699);
;// CONCATENATED MODULE: ./build/store/odd-files.js


function refuseOddFiles(paths) {
    const { inbox, logs, tasks, results, failures, events, baseline, plan, held, lock } = paths;
    for (const path of [inbox, logs])
        refuseOdd(path, "folder");
    for (const path of [tasks, results, failures, events, baseline, plan, held, lock])
        refuseOdd(path, "file");
}
function refuseOdd(path, expected) {
    let stat;
    try {
        stat = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch {
        return;
    }
    if (stat === undefined || (expected === "file" ? stat.isFile() : stat.isDirectory()))
        return;
    const found = stat.isSymbolicLink() ? "a symbolic link" : stat.isDirectory() ? "a folder" : "no plain file";
    throw new user_error/* UserError */.y(`Expected a plain ${expected} at ${path}, or nothing, found ${found}. Remove it, or give another \`state-dir\`.`);
}

// EXTERNAL MODULE: ./build/store/read-history.js + 1 modules
var read_history = __webpack_require__(1609);
;// CONCATENATED MODULE: ./build/store/same-text.js

function holdsText(path, parts) {
    let fd;
    try {
        fd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW);
    }
    catch {
        return false;
    }
    try {
        for (const part of parts) {
            const wanted = Buffer.from(part);
            if (!wanted.equals(readBytes(fd, wanted.length)))
                return false;
        }
        return readBytes(fd, 1).length === 0;
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
function readBytes(fd, wanted) {
    const bytes = Buffer.allocUnsafe(wanted);
    let length = 0;
    while (length < wanted) {
        const read = (0,external_node_fs_.readSync)(fd, bytes, length, wanted - length, null);
        if (read === 0)
            break;
        length += read;
    }
    return bytes.subarray(0, length);
}

// EXTERNAL MODULE: ./build/store/task-line.js
var task_line = __webpack_require__(1980);
;// CONCATENATED MODULE: ./build/store/state-folder.js















const STATE_FILES = {
    tasks: "tasks.jsonl",
    results: "results.jsonl",
    failures: "failures.jsonl",
    checkpoint: "checkpoint.json",
    events: "events.jsonl",
    baseline: "baseline.jsonl",
    plan: "plan.json",
};
const CHECKPOINT_LIMIT_BYTES = 8 << 20;
const CAMPAIGNS_KEPT = 8;
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
        held: (0,external_node_path_.join)(root, "inbox", "held.jsonl"),
        lock: (0,external_node_path_.join)(root, "lock"),
        summary: (0,external_node_path_.join)(root, "summary.md"),
        junit: (0,external_node_path_.join)(root, "junit.xml"),
        report: (0,external_node_path_.join)(root, "report.html"),
    };
}
function folderMark(root) {
    return (0,external_node_crypto_.createHash)("sha256").update(root).digest("hex").slice(0, 16);
}
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
    const value = (0,json_or_null/* jsonOrNull */.J)(text);
    const newer = (0,format/* newerVersion */.ip)(value);
    if (newer !== null) {
        throw new user_error/* UserError */.y(`Expected a checkpoint of version ${format/* FORMAT_VERSION */.Hp} at ${path}, found version ${newer}: it was written by a newer Carryover. ` +
            "Use that version, or another `state-dir`.");
    }
    const checkpoint = format/* checkpointSchema */.ot.safeParse(value);
    return checkpoint.success ? checkpoint.data : null;
}
class StateFolder {
    paths;
    redactor;
    #unlock;
    #ledger = null;
    #sidecar = null;
    #events = null;
    #held = null;
    constructor(paths, redactor, unlock) {
        this.paths = paths;
        this.redactor = redactor;
        this.#unlock = unlock;
    }
    static open(stateDir, redactor) {
        const paths = statePaths(stateDir);
        refuseOddFiles(paths);
        try {
            (0,external_node_fs_.mkdirSync)(paths.root, { recursive: true });
            (0,external_node_fs_.accessSync)(paths.root, external_node_fs_.constants.W_OK | external_node_fs_.constants.R_OK);
            (0,external_node_fs_.mkdirSync)(paths.inbox, { recursive: true });
            (0,external_node_fs_.mkdirSync)(paths.logs, { recursive: true });
            const unlock = (0,lock/* takeLock */.HJ)(paths.lock);
            removeDrafts(paths.root);
            return new StateFolder(paths, redactor, unlock);
        }
        catch (error) {
            if (error instanceof user_error/* UserError */.y)
                throw error;
            throw new user_error/* UserError */.y(`Expected to write the state folder ${paths.root}, but: ${(0,reason/* reasonOf */.A)(error)}. Give a writable \`state-dir\`.`, { cause: error });
        }
    }
    readCheckpoint() {
        return readCheckpoint(this.paths.checkpoint);
    }
    readHistory(campaign, history) {
        return (0,read_history/* readHistory */.Lu)({ ledger: this.paths.results, sidecar: this.paths.failures }, campaign, history);
    }
    campaignsOfRows() {
        const latest = new Map();
        const note = (campaign, at) => {
            if (at >= (latest.get(campaign) ?? ""))
                latest.set(campaign, at);
        };
        (0,read_history/* readSidecar */.YD)(this.paths.failures, (row) => note(row.campaign, row.at));
        (0,read_history/* readLedger */.SC)(this.paths.results, (row) => note(row.campaign, row.started_at));
        const ids = [...latest].sort(([, a], [, b]) => (a > b ? -1 : a < b ? 1 : 0)).map(([id]) => id);
        return ids.map((id) => ({ id, complete: false, completed_run: null, completed_at: null }));
    }
    openJournals() {
        try {
            this.#ledger ??= new journal/* Journal */.CQ(this.paths.results);
            this.#sidecar ??= new journal/* Journal */.CQ(this.paths.failures);
            this.#events ??= new journal/* Journal */.CQ(this.paths.events);
        }
        catch (error) {
            throw new user_error/* UserError */.y(`Expected to append to the files in ${this.paths.root}, but: ${(0,reason/* reasonOf */.A)(error)}. Give a writable \`state-dir\`.`, { cause: error });
        }
    }
    appendResult(row) {
        opened(this.#ledger).append(redactRow(row, this.redactor));
    }
    appendFailure(row) {
        opened(this.#sidecar).append(redactRow(row, this.redactor));
    }
    holdFailure(row) {
        this.#held ??= new journal/* Journal */.CQ(this.paths.held);
        this.#held.append(redactRow(row, this.redactor));
    }
    releaseHeld() {
        this.#held?.close();
        this.#held = null;
        (0,external_node_fs_.rmSync)(this.paths.held, { force: true });
    }
    appendEvent(row) {
        this.appendEventLines([this.redactor.redact(JSON.stringify(row))]);
    }
    appendEventLines(lines) {
        opened(this.#events).append(lines.map((line) => `{"v":${format/* FORMAT_VERSION */.Hp},${line.slice(1)}`).join("\n"));
    }
    writeCheckpoint(checkpoint) {
        const circuits = {};
        for (const [provider, circuit] of Object.entries(checkpoint.circuits)) {
            circuits[provider] = { ...circuit, reason: this.redactor.redact(circuit.reason) };
        }
        const text = JSON.stringify({ ...checkpoint, circuits }, null, 1);
        writeAtomically(this.paths.checkpoint, (write) => write(`${text}\n`));
    }
    publicName(id) {
        return (0,public_name/* publicName */.p)(id, this.redactor);
    }
    writeTasks(tasks) {
        if (holdsText(this.paths.tasks, (0,task_line/* storedLines */.V)(tasks, this.redactor)))
            return;
        writeAtomically(this.paths.tasks, (write) => {
            for (const lines of (0,task_line/* storedLines */.V)(tasks, this.redactor))
                write(lines);
        });
    }
    rollOver(previous, campaign) {
        const last = previous[0];
        if (last !== undefined && last.id !== campaign && last.complete)
            this.#writeBaseline(last.id);
        const known = previous.find((record) => record.id === campaign);
        const present = known ?? { id: campaign, complete: false, completed_run: null, completed_at: null };
        const kept = (0,core_campaign/* rememberCampaigns */.LX)(present, previous, CAMPAIGNS_KEPT);
        const needed = new Set(kept.filter((record) => record.id === campaign || !(0,core_campaign/* isSuperseded */.pe)(record.id, campaign)).map((record) => record.id));
        this.#closeJournals();
        keepCampaigns(this.paths.results, needed);
        keepCampaigns(this.paths.failures, last?.complete ? new Set([...needed, last.id]) : needed);
        if (known === undefined)
            (0,external_node_fs_.rmSync)(this.paths.events, { force: true });
        this.openJournals();
        return kept;
    }
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
        for (const journal of [this.#ledger, this.#sidecar, this.#events, this.#held])
            journal?.close();
        this.#held = null;
        this.#ledger = null;
        this.#sidecar = null;
        this.#events = null;
    }
}
function keepCampaigns(path, needed) {
    if (!(0,external_node_fs_.existsSync)(path))
        return;
    writeAtomically(path, (write) => {
        (0,journal/* readLines */.Se)(path, (line) => {
            const value = (0,json_or_null/* jsonOrNull */.J)(line);
            const campaign = value !== null && typeof value === "object" && "campaign" in value ? value.campaign : null;
            const isOld = typeof campaign === "string" && !needed.has(campaign) && (0,format/* newerVersion */.ip)(value) === null;
            if (!isOld)
                write(`${line}\n`);
        });
    });
}
const DRAFT = /\.(\d+)\.tmp$/;
function removeDrafts(root) {
    for (const name of (0,external_node_fs_.readdirSync)(root)) {
        const pid = Number(DRAFT.exec(name)?.[1] ?? 0);
        if (pid > 1 && !(0,lock/* isAlive */._n)(pid))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(root, name), { force: true });
    }
}
const BATCH_CHARACTERS = 1 << 20;
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
function redactRow(row, redactor) {
    const text = JSON.stringify(row);
    const redacted = redactor.redact(text);
    if (redacted === text)
        return text;
    const { v, campaign, hash, attempt, run, job } = row;
    const kept = "status" in row ? { status: row.status } : { class: row.class };
    const id = (0,public_name/* publicName */.p)(row.id, redactor);
    return JSON.stringify({ ...JSON.parse(redacted), v, campaign, id, hash, attempt, run, job, ...kept });
}
function opened(journal) {
    if (journal === null)
        throw new Error("The journals of the state folder are not open");
    return journal;
}


/***/ }),

/***/ 1980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ storedLines),
/* harmony export */   s: () => (/* binding */ statedHash)
/* harmony export */ });
/* harmony import */ var _tasks_public_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1038);

const MARK = '{"carryover_hash":"';
const STATED = /^\{"carryover_hash":"([0-9a-f]{64})",/;
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
    const redacted = withPublicNames(text, redactor.redact(text), redactor);
    const needsHash = redacted !== text || text.startsWith(MARK);
    return needsHash && redacted.startsWith("{") ? `${MARK}${hash}",${redacted.slice(1)}\n` : `${redacted}\n`;
}
function withPublicNames(listed, redacted, redactor) {
    if (redacted === listed || !redacted.startsWith("{"))
        return redacted;
    const names = {};
    for (const [field, name] of Object.entries(JSON.parse(listed))) {
        if ((field === "id" || field === "provider") && typeof name === "string")
            names[field] = (0,_tasks_public_name_js__WEBPACK_IMPORTED_MODULE_0__/* .publicName */ .p)(name, redactor);
    }
    return JSON.stringify({ ...JSON.parse(redacted), ...names });
}
function statedHash(line) {
    return STATED.exec(line)?.[1] ?? null;
}


/***/ }),

/***/ 1038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ publicName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const HASH_DIGITS = 8;
function publicName(name, redactor) {
    const redacted = redactor.redact(name);
    if (redacted === name)
        return name;
    return `${redacted}~${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(name).digest("hex").slice(0, HASH_DIGITS)}`;
}


/***/ })

};
