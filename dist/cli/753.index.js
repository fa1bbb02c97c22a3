export const id = 753;
export const ids = [753];
export const modules = {

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
    #deadlineMs;
    #isDown = false;
    constructor(settings) {
        this.#settings = settings;
        this.#offer = (0,cache_offer/* cacheOffered */.U)(settings.environment);
        this.#deadlineMs = settings.deadlineMs ?? carrier/* CALL_DEADLINE_MS */.j;
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
            const detail = `the states of ${unanswered} of ${prefixes.length} jobs were not asked for in time`;
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
    async #run({ operation, batches, parent, deadlineMs = this.#deadlineMs }) {
        const { environment, worker = ownBundle(), after = afterTimeout } = this.#settings;
        const limitMs = Math.min(this.#deadlineMs, deadlineMs);
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
        const isSilent = late.some((end) => end.silentMs >= this.#deadlineMs / 2);
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

/***/ 41810:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xd: () => (/* binding */ ACTIONS_CACHE),
/* harmony export */   wp: () => (/* binding */ newWarnings)
/* harmony export */ });
/* unused harmony exports WARNING_LIMIT, describeTrouble */
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48032);


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
            return `An entry of ${place} cannot be used: ${clientText(trouble.detail)}. Carryover uses what other entries hold. Tasks whose results are only in this one (${trouble.prefix}*) run again.`;
        case "dropped-files":
            return `Parts of an entry of ${place} were left out: ${short(trouble.names.join(", "))} (${trouble.key}). Only plain files with the names of state files are restored.`;
        case "newer-version":
            return `${capital(place)} holds a state of a newer Carryover: version ${trouble.version} (${short(trouble.key)}). This version cannot read it, does not use it, and saves nothing, so that it stays the latest. Use the newer version here too, or another \`name\`.`;
        case "key-taken":
            return `A save to ${place} found its key taken: another save holds ${trouble.key}, and entries never change. ${meaning("save")}`;
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_1__/* .unreachable */ .H)(trouble);
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
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
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


/***/ })

};
