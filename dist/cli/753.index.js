export const id = 753;
export const ids = [753];
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

/***/ 42196:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JM: () => (/* binding */ isGroupAlive),
/* harmony export */   K9: () => (/* binding */ sweepOnce),
/* harmony export */   W: () => (/* binding */ Sweeper),
/* harmony export */   Xy: () => (/* binding */ markerOfRun),
/* harmony export */   b4: () => (/* binding */ MARKER_NAME),
/* harmony export */   i8: () => (/* binding */ signalGroup),
/* harmony export */   jY: () => (/* binding */ killLeftGroup),
/* harmony export */   n: () => (/* binding */ childMarker),
/* harmony export */   u: () => (/* binding */ markerValue),
/* harmony export */   w2: () => (/* binding */ inboxMark)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64220);



const MARKER_NAME = "CARRYOVER_MARKER";
function markerValue(outer, marker) {
    return `${outer ?? ""}${marker}`;
}
function childMarker(mark, key) {
    return `,${mark}:${key},`;
}
function markerOfRun(mark, key) {
    return `,${mark}:${key.slice(0, key.lastIndexOf("."))}.`;
}
function inboxMark(inbox) {
    const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(inbox) ? node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(inbox) : inbox;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(path).digest("hex").slice(0, 16);
}
function signalGroup(leader, signal) {
    if (!(Number.isInteger(leader) && leader > 1))
        throw new Error(`Not a process group: ${leader}`);
    try {
        process.kill(-leader, signal);
        return true;
    }
    catch (error) {
        return (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .C)(error) === "EPERM";
    }
}
function killLeftGroup(leader) {
    if (stateOf(leader) === null)
        signalGroup(leader, "SIGKILL");
}
function sweepOnce(targets) {
    const markers = targets.map(({ marker }) => marker);
    const pipeNames = new Set(targets.flatMap((target) => target.pipeNames));
    let count = 0;
    for (const pid of otherProcesses()) {
        if (!isMarked(pid, markers) && !holdsPipe(pid, pipeNames))
            continue;
        count += 1;
        try {
            process.kill(pid, "SIGKILL");
        }
        catch {
        }
    }
    return count;
}
const SWEEP_PAUSE_MS = 10;
const SWEEP_ROUNDS = 20;
const QUIET_ROUNDS = 2;
class Sweeper {
    #targets = [];
    #done = null;
    sweep(target) {
        this.#targets.push(target);
        this.#done ??= new Promise((resolve) => setImmediate(resolve)).then(async () => {
            const targets = this.#targets;
            this.#targets = [];
            this.#done = null;
            for (let round = 0, quiet = 0; round < SWEEP_ROUNDS; round += 1) {
                quiet = sweepOnce(targets) > 0 ? 0 : quiet + 1;
                if (quiet === QUIET_ROUNDS)
                    return;
                await new Promise((resolve) => setTimeout(resolve, SWEEP_PAUSE_MS));
            }
        });
        return this.#done;
    }
}
function isGroupAlive(leader) {
    if (!signalGroup(leader, 0))
        return false;
    const pids = otherProcesses();
    return pids.length === 0 || pids.some((pid) => stateOf(pid)?.group === leader);
}
function otherProcesses() {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)("/proc/self") !== String(process.pid))
            return [];
        const pids = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)("/proc").map(Number);
        return pids.filter((pid) => Number.isInteger(pid) && pid > 1 && pid !== process.pid);
    }
    catch {
        return [];
    }
}
function stateOf(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/stat`, "latin1");
        const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ", 18);
        const hasEnded = fields[0] === "X" || (fields[0] === "Z" && !(Number(fields[17]) > 1));
        return hasEnded ? null : { group: Number(fields[2]) };
    }
    catch {
        return null;
    }
}
function isMarked(pid, markers) {
    let environment;
    try {
        environment = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/environ`, "latin1");
    }
    catch {
        return false;
    }
    const name = `${MARKER_NAME}=`;
    const start = environment.startsWith(name) ? 0 : environment.indexOf(`\0${name}`);
    if (start < 0)
        return false;
    const end = environment.indexOf("\0", start + 1);
    const value = environment.slice(start, end < 0 ? undefined : end);
    return markers.some((marker) => value.includes(marker));
}
function holdsPipe(pid, names) {
    if (names.size === 0)
        return false;
    try {
        const folder = `/proc/${pid}/fd`;
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder).some((fd) => names.has(readLink(`${folder}/${fd}`).replace(/ \(deleted\)$/, "")));
    }
    catch {
        return false;
    }
}
function readLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path);
    }
    catch {
        return "";
    }
}


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

/***/ 80753:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CacheCarrier: () => (/* binding */ CacheCarrier)
});

// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: ./build/store/carrier/cache-offer.js
var cache_offer = __webpack_require__(56144);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/run/kill.js
var run_kill = __webpack_require__(42196);
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
            detached: true,
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
        const kill = () => {
            if (child.pid !== undefined)
                (0,run_kill/* signalGroup */.i8)(child.pid, "SIGKILL");
        };
        const cancel = after(deadlineMs, () => {
            kill();
            end({ isLate: true, broken: null });
        });
        process.prependListener("exit", kill);
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

// EXTERNAL MODULE: ./build/store/carrier/carrier.js
var carrier = __webpack_require__(42053);
// EXTERNAL MODULE: ./build/store/carrier/snapshot-files.js
var snapshot_files = __webpack_require__(90051);
// EXTERNAL MODULE: ./build/store/carrier/trouble.js
var trouble = __webpack_require__(41810);
;// CONCATENATED MODULE: ./build/store/carrier/cache-carrier.js






const PARALLEL_BATCHES = 8;
const PREFIXES_PER_BATCH = 4;
class CacheCarrier {
    place = trouble/* ACTIONS_CACHE */.Xd;
    #settings;
    #offer;
    #isDown = false;
    constructor(settings) {
        this.#settings = settings;
        this.#offer = (0,cache_offer/* cacheOffered */.U)(settings.environment);
    }
    isDown() {
        return this.#isDown;
    }
    async pull({ prefixes, into, held, deadlineMs }) {
        const unknown = prefixes.map((prefix) => ({ kind: "unknown", prefix }));
        if (!this.#offer?.readable || this.#isDown)
            return { answers: unknown, trouble: [] };
        const batches = inBatches(prefixes).map((asked) => ({ kind: "pull", asked, held: [...(held ?? [])], into }));
        const calls = { operation: "restore", batches, parent: into, deadlineMs };
        const { answers: pulled, trouble: endTrouble } = await this.#run(calls);
        const answered = new Map(pulled.map(({ answer }) => [answer.prefix, answer]));
        const trouble = [...pulled.flatMap((one) => one.trouble), ...endTrouble];
        const unanswered = prefixes.length - answered.size;
        if (unanswered > 0 && trouble.length === 0) {
            const detail = `the states of ${unanswered} of ${prefixes.length} jobs were not fetched in time`;
            trouble.push({ reason: "failed", operation: "restore", detail });
        }
        return { answers: unknown.map((one) => answered.get(one.prefix) ?? one), trouble };
    }
    async push({ key, folder, deadlineMs }) {
        if (!this.#offer?.writable)
            return { outcome: "read-only", trouble: [] };
        if (this.#isDown)
            return { outcome: "not-saved", trouble: [] };
        const batches = [{ kind: "push", key, folder }];
        const { tempFolder: parent } = this.#settings;
        const { answers, trouble } = await this.#run({ operation: "save", batches, parent, deadlineMs });
        return answers[0] ?? { outcome: "not-saved", trouble };
    }
    async #run({ operation, batches, parent, deadlineMs = carrier/* CALL_DEADLINE_MS */.j }) {
        const { environment, worker = ownBundle(), after = afterTimeout } = this.#settings;
        const limitMs = Math.min(carrier/* CALL_DEADLINE_MS */.j, deadlineMs);
        const options = { worker, environment, deadlineMs: limitMs, after };
        try {
            const ends = await Promise.all(batches.map((batch) => (0,snapshot_files/* inStaging */.re)(parent, (root) => runCacheBatch({ ...batch, root }, options))));
            return { answers: ends.flatMap((end) => end.answers), trouble: this.#endTrouble(operation, ends, limitMs) };
        }
        catch (error) {
            return { answers: [], trouble: [{ reason: "failed", operation, detail: (0,reason/* reasonOf */.A)(error) }] };
        }
    }
    #endTrouble(operation, ends, limitMs) {
        const broken = ends.find((end) => end.broken !== null)?.broken;
        if (typeof broken === "string")
            return [{ reason: "failed", operation, detail: broken }];
        const late = ends.filter((end) => end.isLate);
        const isSilent = late.some((end) => end.silentMs >= carrier/* CALL_DEADLINE_MS */.j / 2);
        this.#isDown ||= isSilent;
        const hasAnswers = ends.some((end) => end.answers.length > 0);
        return late.length > 0 && (isSilent || !hasAnswers) ? [{ reason: "no-answer", operation, limitMs }] : [];
    }
}
function inBatches(prefixes) {
    const count = Math.min(PARALLEL_BATCHES, Math.ceil(prefixes.length / PREFIXES_PER_BATCH));
    return Array.from({ length: count }, (_, batch) => prefixes.filter((_prefix, index) => index % count === batch));
}
function afterTimeout(durationMs, wake) {
    const timer = setTimeout(wake, durationMs);
    return () => clearTimeout(timer);
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

/***/ 41810:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xd: () => (/* binding */ ACTIONS_CACHE),
/* harmony export */   wp: () => (/* binding */ newWarnings)
/* harmony export */ });
/* unused harmony exports WARNING_LIMIT, describeTrouble */
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48032);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23627);



const ACTIONS_CACHE = "the Actions cache";
const WARNING_LIMIT = 4;
const DETAIL_LIMIT = 300;
function newWarnings(trouble, given, place) {
    const fresh = [];
    const heads = new Set(given.map(headOf));
    for (const one of trouble) {
        if (given.length + fresh.length >= WARNING_LIMIT)
            break;
        const warning = describeTrouble(one, place);
        if (heads.has(headOf(warning)))
            continue;
        heads.add(headOf(warning));
        fresh.push(warning);
    }
    return fresh;
}
function headOf(warning) {
    return warning.slice(0, warning.indexOf(": "));
}
function describeTrouble(trouble, place) {
    switch (trouble.reason) {
        case "no-answer":
            return `${failed(trouble.operation, place)} in time: no answer within ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(trouble.limitMs)}. ${meaning(trouble.operation)}`;
        case "failed": {
            const words = `${failed(trouble.operation, place)}: ${clientText(trouble.detail)}. ${meaning(trouble.operation)}`;
            const isDenied = place === ACTIONS_CACHE && /\bdenied\b|\b40[13]\b/i.test(trouble.detail);
            return isDenied ? `${words} Pull requests from forks and other untrusted triggers can only read.` : words;
        }
        case "unusable":
            return `An entry of ${place} cannot be used: ${clientText(trouble.detail)}. Carryover uses an earlier entry under ${trouble.prefix}* if there is one; otherwise the tasks in it run again.`;
        case "dropped-files":
            return `Parts of an entry of ${place} were left out: ${short(trouble.names.join(", "))} (${trouble.key}). Only plain files with the names of state files are restored.`;
        case "newer-version":
            return `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalized */ .l2)(place)} holds a state of a newer Carryover: version ${trouble.version} (${short(trouble.key)}). This version cannot read it, does not use it, and saves nothing, so that it stays the latest. Use the newer version here too, or another \`name\`.`;
        case "key-taken":
            return `A save to ${place} found its key taken: another save holds ${trouble.key}, and entries never change. ${meaning("save")}`;
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachable */ .H)(trouble);
    }
}
function failed(operation, place) {
    return operation === "save"
        ? `The state could not be saved to ${place}`
        : `The state of earlier runs could not be restored from ${place}`;
}
function meaning(operation) {
    return operation === "save"
        ? "This run is not affected, and the state folder on disk is complete. The next run continues from the last state that was saved."
        : "This run is not affected, but tasks that already have a result may run again.";
}
function clientText(detail) {
    const line = detail.split(/\r|\n/).find((one) => /\w/.test(one)) ?? "";
    const words = line.replace(/[\s:]*\{\s*(?:".*)?$/, "");
    return short((words === "" ? line : words).replace(/["}\],.\s]+$/, ""));
}
function short(detail) {
    const line = detail
        .replace(/(https?:\/\/[^\s?]+)\?\S+/g, "$1")
        .replace(/\s+/g, " ")
        .trim();
    if (line === "")
        return "no reason was given";
    return line.length > DETAIL_LIMIT ? `${line.slice(0, DETAIL_LIMIT)}…` : line;
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
