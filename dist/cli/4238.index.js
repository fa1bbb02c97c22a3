export const id = 4238;
export const ids = [4238];
export const modules = {

/***/ 64238:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   attemptFiles: () => (/* binding */ attemptFiles),
/* harmony export */   findLeftovers: () => (/* binding */ findLeftovers),
/* harmony export */   markStopped: () => (/* binding */ markStopped),
/* harmony export */   remove: () => (/* binding */ remove),
/* harmony export */   removeFiles: () => (/* binding */ removeFiles),
/* harmony export */   removeStrays: () => (/* binding */ removeStrays),
/* harmony export */   stopOrphans: () => (/* binding */ stopOrphans),
/* harmony export */   writeTasks: () => (/* binding */ writeTasks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43759);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64220);
/* harmony import */ var _kill_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42196);
/* harmony import */ var _read_tail_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39579);
/* harmony import */ var _row_collector_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17234);







const TASKS_SUFFIX = ".tasks.jsonl";
const RESULTS_SUFFIX = ".results.jsonl";
const STOPPED_SUFFIX = ".stopped";
const NAME = /^(?<key>(?<run>[^.~]+)\.(?<job>[^.~]+)\.[^.~]+)~(?<attempt>[1-9]\d{0,14})~(?<startedAt>\d{1,15})(?<gateway>~gateway)?$/;
function attemptFiles(folder, { key, attempt, startedAt, hasGateway }) {
    return filesOf(folder, `${key}~${attempt}~${startedAt}${hasGateway ? "~gateway" : ""}`);
}
function filesOf(folder, name) {
    const stem = `${folder}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${name}`;
    return {
        tasksFile: `${stem}${TASKS_SUFFIX}`,
        resultsFile: `${stem}${RESULTS_SUFFIX}`,
        stoppedFile: `${stem}${STOPPED_SUFFIX}`,
    };
}
function writeTasks({ tasksFile }, tasks) {
    const text = tasks.map((task) => `${task.json}\n`).join("");
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(tasksFile, text);
    }
    catch (error) {
        if ((0,_core_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .C)(error) !== "ENOENT")
            throw error;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(tasksFile));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(tasksFile, text);
    }
}
function markStopped({ stoppedFile }) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(stoppedFile, "");
    }
    catch {
    }
}
function removeFiles({ resultsFile, stoppedFile, tasksFile }) {
    for (const path of [resultsFile, stoppedFile, tasksFile])
        remove(path);
}
function remove(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
}
function parseName(name) {
    const parts = NAME.exec(name)?.groups;
    if (parts === undefined)
        return null;
    const { key = "", run = "", job = "", attempt, startedAt, gateway } = parts;
    return { key, run, job, attempt: Number(attempt), startedAt: Number(startedAt), hasGateway: gateway !== undefined };
}
const LISTED_TASK = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._minLength */ .m9(1)) });
const TASKS_BYTES_LIMIT = 256 * 1_048_576;
async function stopOrphans(folder) {
    const sweeper = new _kill_js__WEBPACK_IMPORTED_MODULE_2__/* .Sweeper */ .W();
    const mark = (0,_kill_js__WEBPACK_IMPORTED_MODULE_2__/* .inboxMark */ .w2)(folder);
    const markers = [...attemptsIn(folder).values()].map(({ key }) => (0,_kill_js__WEBPACK_IMPORTED_MODULE_2__/* .childMarker */ .n)(mark, key));
    await Promise.all(markers.map((marker) => sweeper.sweep({ marker, pipeNames: [] })));
}
function findLeftovers(folder) {
    const inOrder = [...attemptsIn(folder)].sort(([, a], [, b]) => a.startedAt - b.startedAt || (a.key < b.key ? -1 : 1));
    return inOrder.map(([stem, name]) => {
        const files = filesOf(folder, stem);
        const tasks = readTasks(files.tasksFile);
        const ids = new Set(tasks.map((task) => task.id));
        const read = (redactor) => readRows(files.resultsFile, ids, redactor);
        const wasStopped = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(files.stoppedFile);
        return { name, tasks, wasStopped, read, remove: () => removeFiles(files) };
    });
}
function attemptsIn(folder) {
    const attempts = new Map();
    for (const file of namesIn(folder)) {
        if (!file.endsWith(TASKS_SUFFIX))
            continue;
        const stem = file.slice(0, -TASKS_SUFFIX.length);
        const name = parseName(stem);
        if (name !== null)
            attempts.set(stem, name);
    }
    return attempts;
}
function readRows(path, ids, redactor) {
    const warnings = [];
    if (ids.size === 0)
        return { rows: [], warnings };
    const collector = new _row_collector_js__WEBPACK_IMPORTED_MODULE_4__/* .RowCollector */ .K({ path, ids, redactor, warn: (message) => warnings.push(message) });
    return { rows: collector.finish(), warnings };
}
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
function removeStrays(folder) {
    const attempts = attemptsIn(folder);
    for (const name of namesIn(folder)) {
        const stem = name.replace(/\.(?:(?:tasks|results)\.jsonl|stopped).*$/s, "");
        if (stem === name || parseName(stem) === null || attempts.has(stem))
            continue;
        try {
            remove((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        }
        catch {
        }
    }
}
function readTasks(path) {
    const tasks = [];
    const file = (0,_read_tail_js__WEBPACK_IMPORTED_MODULE_3__/* .readTail */ .Z)(path, TASKS_BYTES_LIMIT);
    for (const json of file?.isWhole ? file.text.split("\n").slice(0, -1) : []) {
        try {
            tasks.push({ id: LISTED_TASK.parse(JSON.parse(json)).id, json });
        }
        catch {
        }
    }
    return tasks;
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

/***/ 17234:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ RowCollector)
});

// EXTERNAL MODULE: ./build/core/words.js
var words = __webpack_require__(23627);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
;// CONCATENATED MODULE: ./build/run/result-lines.js


const LINE_BYTES_LIMIT = 1_048_576;
const SLICE_BYTES = 4 * LINE_BYTES_LIMIT;
const POLL_BYTES = 4 * SLICE_BYTES;
const NEWLINE = 10;
const COMPARED_BYTES = 4_096;
const OPEN_FLAGS = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
class ResultLines {
    #path;
    #sink;
    #offset = 0;
    #lineCount = 0;
    #inode = 0;
    #changedAt = Number.NaN;
    #read = Buffer.alloc(0);
    #isSkipping = false;
    #isRefused = false;
    constructor(path, sink) {
        this.#path = path;
        this.#sink = sink;
    }
    read(most = POLL_BYTES) {
        try {
            if (this.#hasChanged())
                this.#readFile(most, false);
        }
        catch {
        }
    }
    finish() {
        try {
            this.#changedAt = Number.NaN;
            if (this.#hasChanged())
                this.#readFile(Number.POSITIVE_INFINITY, true);
        }
        catch (error) {
            this.#refuse(`cannot be read (${(0,reason/* errorCode */.C)(error) ?? (0,reason/* reasonOf */.A)(error)})`);
        }
    }
    #hasChanged() {
        const stat = (0,external_node_fs_.lstatSync)(this.#path, { throwIfNoEntry: false });
        if (stat === undefined)
            return false;
        if (!stat.isFile()) {
            this.#refuse(stat.isSymbolicLink() ? "is a symbolic link" : "is not a regular file");
            return false;
        }
        return stat.ino !== this.#inode || stat.size !== this.#offset || stat.mtimeMs !== this.#changedAt;
    }
    #refuse(problem) {
        if (!this.#isRefused)
            this.#sink.problem(`the file ${problem}; its rows are not read`);
        this.#isRefused = true;
    }
    #skip(lineNumber) {
        this.#sink.problem(`line ${lineNumber} is longer than ${LINE_BYTES_LIMIT} bytes and is skipped`);
    }
    #readFile(most, isLast) {
        const file = (0,external_node_fs_.openSync)(this.#path, OPEN_FLAGS);
        try {
            const stat = (0,external_node_fs_.fstatSync)(file);
            if (this.#wasRewritten(file, stat)) {
                this.#offset = 0;
                this.#lineCount = 0;
                this.#isSkipping = false;
                this.#sink.rewritten();
            }
            this.#inode = stat.ino;
            this.#changedAt = stat.mtimeMs;
            const end = Math.min(stat.size, this.#offset + most);
            for (let isAtEnd = false; !isAtEnd;) {
                const left = Math.max(0, end - this.#offset);
                const bytes = readBytes(file, Math.min(left, SLICE_BYTES), this.#offset);
                isAtEnd = bytes.length < SLICE_BYTES;
                const rest = this.#takeLines(bytes);
                if (isLast && isAtEnd && rest.length > 0)
                    this.#sink.line({ number: this.#lineCount + 1, text: rest.toString("utf8"), isComplete: false });
            }
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
    }
    #wasRewritten(file, stat) {
        if (this.#offset === 0)
            return false;
        if (stat.ino !== this.#inode || stat.size < this.#offset)
            return true;
        return !readBytes(file, this.#read.length, this.#offset - this.#read.length).equals(this.#read);
    }
    #takeLines(bytes) {
        let start = 0;
        for (;;) {
            const end = bytes.indexOf(NEWLINE, start);
            if (end < 0)
                break;
            this.#lineCount += 1;
            if (this.#isSkipping)
                this.#isSkipping = false;
            else if (end - start > LINE_BYTES_LIMIT)
                this.#skip(this.#lineCount);
            else
                this.#sink.line({ number: this.#lineCount, text: bytes.toString("utf8", start, end), isComplete: true });
            start = end + 1;
        }
        if (!this.#isSkipping && bytes.length - start > LINE_BYTES_LIMIT) {
            this.#skip(this.#lineCount + 1);
            this.#isSkipping = true;
        }
        if (this.#isSkipping)
            start = bytes.length;
        this.#offset += start;
        if (start > 0)
            this.#read = Buffer.from(bytes.subarray(Math.max(0, start - COMPARED_BYTES), start));
        return bytes.subarray(start);
    }
}
function readBytes(file, wanted, position) {
    const bytes = Buffer.allocUnsafe(wanted);
    let length = 0;
    while (length < wanted) {
        const count = (0,external_node_fs_.readSync)(file, bytes, length, wanted - length, position + length);
        if (count === 0)
            break;
        length += count;
    }
    return bytes.subarray(0, length);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(55395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
;// CONCATENATED MODULE: ./build/run/error-details.js

const DEEPEST = 48;
const KNOWN = new Set([
    "type",
    "message",
    "is_retryable",
    "status_code",
    "retry_after_seconds",
    "reset_at",
]);
function holdsMore(error) {
    return (Array.isArray(error) ||
        Object.entries(error).some(([key, value]) => (value ?? null) !== null && (!KNOWN.has(key) || typeof value === "object")));
}
const NAME_KEY = /^(?:(?:error|exception|exc)?_?(?:type|name|class|code)|error|kind)$/i;
const WORDS_KEY = /^(?:(?:error|exception|exc|err)?_?(?:message|msg|detail|details|description|str|repr)|error_chain_(?:str|repr)|reason|errors?|exception|cause)$/i;
const NO_WORDS_KEY = /^(?:requests?|prompts?|inputs?|messages|questions?|headers?|config|settings|options|params|env|kwargs|locals|expected|actual|answer|documents?|sources?|diff|patch|usage|url)$/i;
const LAYER_KEY = /caus|err|exc|inner|fail|response|body|origin|wrapp|chain|reason|detail|^(?:\d+|raw|data|args)$/i;
const STACK_KEY = /^(?:stack|trace|traceback|stack_?trace|stderr|stdout|output|logs?)$/i;
const FRAMES_KEY = /^(?:stack|trace|traceback|stack_?trace)$/i;
const PRINTED_KEY = /^(?:stderr|stdout|output|logs?)$/i;
const STATUS_KEY = /^(?:status|status_?code|code)$/i;
const OWN_WORDS_KEY = /^(?:(?:error|exception|exc|err)?_?(?:message|msg|str|repr))$|caus|chain|inner|(?:error|exception|failure)s?$/i;
const EARLIER_TRIES_KEY = /^(?:(?:previous|prior|earlier|past|failed|error)_?)?(?:retry|retries|tries|attempts)(?:_?(?:history|log|errors))?$/i;
function layersOfGraded(error, status) {
    if (Array.isArray(error))
        return error.map((item) => (isNested(item) ? layersOfGraded(item, status) : item));
    const fields = Object.entries(error).filter(([key]) => !EARLIER_TRIES_KEY.test(key));
    const layers = fields.filter(([key, value]) => {
        if (KNOWN.has(key))
            return true;
        if (isNested(value))
            return /^headers$/i.test(key) || (LAYER_KEY.test(key) && !PRINTED_KEY.test(key));
        return typeof value === "string" && [NAME_KEY, FRAMES_KEY, OWN_WORDS_KEY].some((one) => one.test(key));
    });
    return Object.fromEntries(layers.length === 0 && status === "failed" ? fields : layers);
}
function isNested(value) {
    return typeof value === "object" && value !== null;
}
function innermostWords(error) {
    return wordsOf(error, { depth: 0, isLayer: true });
}
function wordsOf(layer, place) {
    if (typeof layer !== "object" || layer === null || place.depth > DEEPEST)
        return "";
    const fields = Object.entries(layer).filter(([key, value]) => !NO_WORDS_KEY.test(key) && (value ?? null) !== null);
    for (const [key, value] of fields.toReversed()) {
        const inner = typeof value === "string" && /^\s*[{[]/.test(value) ? (0,json/* jsonOrNull */.J5)(value) : value;
        const words = wordsOf(inner, { depth: place.depth + 1, isLayer: place.isLayer && LAYER_KEY.test(key) });
        if (words !== "")
            return words;
    }
    const texts = fields.filter((field) => typeof field[1] === "string" && field[1] !== "");
    const longestOf = (keys) => texts
        .filter(([key]) => keys.test(key))
        .reduce((longest, [, text]) => (text.length > longest.length ? text : longest), "");
    const lastOfList = place.isLayer ? (texts.at(-1)?.[1] ?? "") : "";
    const words = Array.isArray(layer) ? lastOfList : longestOf(WORDS_KEY);
    const name = texts.find(([key]) => NAME_KEY.test(key))?.[1] ?? "";
    if (words !== "")
        return name === "" || words.includes(name) ? words : `${name}: ${words}`;
    if (!place.isLayer)
        return "";
    const stack = lastOfStack(longestOf(STACK_KEY));
    if (stack !== "")
        return stack;
    const sentences = texts.map(([, text]) => text).filter((text) => /\s/.test(text));
    const status = fields.find(([key, value]) => STATUS_KEY.test(key) && typeof value === "number");
    const rest = name === "" && status !== undefined ? `status ${status[1]}` : name;
    return sentences.reduce((longest, text) => (text.length > longest.length ? text : longest), "") || rest;
}
function lastOfStack(stack) {
    const lines = stack.slice(-STACK_TAIL).split("\n");
    return lines.findLast((line) => line.trim() !== "" && !/^\s{0,12}(?:at\s|File ")/.test(line))?.trim() ?? "";
}
const STACK_TAIL = 65_536;

;// CONCATENATED MODULE: ./build/run/result-row.js



const CORE = schemas/* object */.Ikc({
    id: schemas/* string */.YjP().check(api/* _minLength */.m9(1)),
    status: schemas/* enum */.k5n(["passed", "failed", "skipped", "error"]),
});
const OBJECT = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
const OPTIONAL_FIELDS = {
    score: schemas/* number */.aig(),
    scores: OBJECT,
    metrics: OBJECT,
    cost_usd: schemas/* number */.aig(),
};
const ERROR_FIELDS = {
    type: schemas/* string */.YjP(),
    message: schemas/* string */.YjP(),
    is_retryable: schemas/* boolean */.zMY(),
    status_code: schemas/* number */.aig(),
    retry_after_seconds: schemas/* number */.aig(),
    reset_at: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]),
};
const EXPECTED = 'expected {"id": string, "status": "passed" | "failed" | "skipped" | "error", …}';
const NESTING_LIMIT = 500;
function parseResultRow(line) {
    const warnings = [];
    const value = parseLine(line, warnings);
    if (value === undefined)
        return { kind: "malformed", problem: `not JSON; ${EXPECTED}` };
    if (!(0,json/* isObject */.Gv)(value)) {
        return { kind: "malformed", problem: `not a JSON object; ${EXPECTED}` };
    }
    if (isDeeperThan(value, NESTING_LIMIT)) {
        return { kind: "malformed", problem: `nested deeper than ${NESTING_LIMIT} levels` };
    }
    const given = withTexts(value);
    const id = typeof given.id === "number" ? String(given.id) : given.id;
    const core = CORE.safeParse({ id, status: given.status });
    if (!core.success) {
        const isIdFine = typeof id === "string" && id !== "";
        const problem = isIdFine ? `status is ${describe(given.status)}` : `id is ${describe(id)}`;
        return { kind: "malformed", problem: `${problem}; ${EXPECTED}` };
    }
    const { score, scores, metrics, cost_usd } = readFields(OPTIONAL_FIELDS, given, "", warnings);
    const row = {
        ...core.data,
        score,
        scores: scores && readScores(scores, warnings),
        metrics: cost_usd === undefined ? metrics : { cost_usd, ...metrics },
        output: given.output ?? undefined,
        error: readError(given.error, core.data.status, warnings),
    };
    return { kind: "row", row, warnings };
}
function parseLine(line, warnings) {
    try {
        return (0,json/* parseJson */.qF)(line);
    }
    catch {
        const tokens = new Set();
        const text = line.replace(STRING_OR_TOKEN, (match) => {
            if (match.startsWith('"'))
                return match;
            tokens.add(match);
            return "null";
        });
        try {
            const value = (0,json/* parseJson */.qF)(text);
            warnings.push(`${[...tokens].join(", ")} is not a JSON number; read as null`);
            return value;
        }
        catch {
            return undefined;
        }
    }
}
const STRING_OR_TOKEN = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g;
function withTexts(value) {
    if (typeof value === "bigint")
        return String(value);
    if (Array.isArray(value))
        return value.map(withTexts);
    return (0,json/* isObject */.Gv)(value)
        ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts(item)]))
        : value;
}
function isDeeperThan(value, levels) {
    if (typeof value !== "object" || value === null)
        return false;
    return levels === 0 || Object.values(value).some((item) => isDeeperThan(item, levels - 1));
}
function readFields(shape, given, prefix, warnings) {
    const read = {};
    for (const [name, schema] of Object.entries(shape)) {
        const value = given[name] ?? undefined;
        if (value === undefined)
            continue;
        const fitting = [value, numberIn(value)].find((candidate) => schema.safeParse(candidate).success);
        if (fitting !== undefined)
            read[name] = fitting;
        else
            warnings.push(`${prefix}${name} is left out: ${describe(value)} has the wrong type or format`);
    }
    return read;
}
function numberIn(value) {
    const isNumeric = typeof value === "string" && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value);
    return isNumeric ? Number(value) : undefined;
}
function readScores(given, warnings) {
    const shape = Object.fromEntries(Object.keys(given).map((name) => [name, schemas/* number */.aig()]));
    return readFields(shape, given, "scores.", warnings);
}
function readError(given, status, warnings) {
    if (given === undefined || given === null)
        return undefined;
    if (typeof given === "string")
        return { message: given };
    if (typeof given !== "object" || (Array.isArray(given) && !given.some(isError))) {
        warnings.push(`error is left out: ${describe(given)} has the wrong type or format`);
        return undefined;
    }
    const plain = Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value !== "object"));
    return { ...readFields(ERROR_FIELDS, plain, "error.", warnings), ...detailsOf(given, status) };
}
function isError(item) {
    return item !== null && item !== "" && ["object", "string"].includes(typeof item);
}
function detailsOf(given, status) {
    const error = status === "passed" || status === "failed" ? layersOfGraded(given, status) : given;
    if (!holdsMore(error))
        return {};
    const cause = innermostWords(error);
    const { type, message } = error;
    const isKnown = cause === "" || cause === message || cause === type || cause === `${type}: ${message}`;
    return isKnown ? { details: error } : { details: error, cause };
}
function describe(value) {
    if (value === undefined)
        return "missing";
    const text = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? typeof value);
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

;// CONCATENATED MODULE: ./build/run/row-collector.js



const WARNINGS_LIMIT = 10;
class RowCollector {
    #ids;
    #redactor;
    #warn;
    #lines;
    #seen = new Set();
    #wasRewritten = false;
    #rows = [];
    #warningCount = 0;
    #badRow = null;
    constructor(options) {
        this.#ids = options.ids;
        this.#redactor = options.redactor;
        this.#warn = options.warn;
        this.#lines = new ResultLines(options.path, {
            line: (line) => this.#take(line),
            rewritten: () => {
                this.#wasRewritten = true;
            },
            problem: (problem) => this.#refuse(problem),
        });
    }
    get badRow() {
        return this.#badRow;
    }
    read(mostBytes) {
        this.#lines.read(mostBytes);
        return this.#takeRows();
    }
    finish() {
        this.#lines.finish();
        const suppressed = this.#warningCount - WARNINGS_LIMIT;
        if (suppressed > 0)
            this.#warn(`${this.#name()}: ${suppressed} further problems, not listed.`);
        return this.#takeRows();
    }
    #takeRows() {
        const rows = this.#rows;
        if (rows.length > 0)
            this.#rows = [];
        return rows;
    }
    #take(line) {
        const text = line.number === 1 ? line.text.replace(/^\uFEFF/, "") : line.text;
        if (text.trim() === "")
            return;
        const reading = this.#read(text);
        if (reading.kind === "malformed") {
            const torn = line.isComplete ? "" : " (the line is incomplete)";
            this.#refuse(`line ${line.number} is not a valid result row${torn}; ignored: ${reading.problem}`);
            return;
        }
        const { row, warnings } = reading;
        if (!this.#ids.has(row.id)) {
            this.#refuse(`line ${line.number} names the task ${(0,words/* quote */.hD)(row.id)}, which is not a task of this child; ignored`);
            return;
        }
        if (this.#seen.has(row.id)) {
            if (!this.#wasRewritten)
                this.#complain(`line ${line.number} is a second row of the task ${(0,words/* quote */.hD)(row.id)}; the first one wins`);
            return;
        }
        this.#seen.add(row.id);
        for (const warning of warnings)
            this.#complain(`line ${line.number}: ${warning}`);
        this.#rows.push(row);
    }
    #refuse(problem) {
        this.#badRow ??= problem;
        this.#complain(problem);
    }
    #read(text) {
        const redacted = this.#redactor.redact(text);
        const reading = parseResultRow(redacted);
        if (redacted === text || reading.kind === "malformed")
            return reading;
        const original = parseResultRow(text);
        if (original.kind === "malformed" || !this.#ids.has(original.row.id))
            return reading;
        return { ...reading, row: { ...reading.row, id: original.row.id } };
    }
    #name() {
        const [first = "", ...others] = this.#ids;
        return `Result file of ${(0,words/* quote */.hD)(first)}${others.length === 0 ? "" : ` and ${others.length} more`}`;
    }
    #complain(problem) {
        this.#warningCount += 1;
        if (this.#warningCount <= WARNINGS_LIMIT)
            this.#warn(`${this.#name()}: ${problem}.`);
    }
}


/***/ })

};
