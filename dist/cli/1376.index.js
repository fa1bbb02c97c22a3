export const id = 1376;
export const ids = [1376];
export const modules = {

/***/ 83260:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ selectsAll),
/* harmony export */   aD: () => (/* binding */ idPattern),
/* harmony export */   jL: () => (/* binding */ unmatchedRules),
/* harmony export */   nR: () => (/* binding */ selectTasks)
/* harmony export */ });
/* harmony import */ var _split_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92474);
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48032);


function selectsAll({ only, sample, maxTasks }) {
    return only.length === 0 && sample === null && maxTasks === null;
}
function unmatchedRules(tasks, only) {
    const isListed = (rule) => {
        const matches = matcherOf(rule, tasks, () => null);
        for (let index = 0; index < tasks.count; index += 1)
            if (matches(index))
                return true;
        return rule.kind === "status";
    };
    return only.filter((rule) => !isListed(rule)).map(ruleText);
}
function selectTasks(tasks, outstanding, { only, sample, seed, maxTasks }, statusAt) {
    const rules = only.map((rule) => matcherOf(rule, tasks, statusAt));
    const isMatched = (index) => rules.length === 0 || rules.some((matches) => matches(index));
    const drawn = sample === null ? null : drawSample(tasks, { sample, seed, isMatched });
    const selected = outstanding.filter((index) => (drawn === null ? isMatched(index) : drawn.has(index)));
    return maxTasks === null ? selected : selected.slice(0, maxTasks);
}
function drawSample(tasks, from) {
    const ranked = [];
    for (let index = 0; index < tasks.count; index += 1) {
        if (from.isMatched(index))
            ranked.push({ index, rank: (0,_split_js__WEBPACK_IMPORTED_MODULE_0__/* .stableHash */ .c6)(`${from.seed}\n${tasks.idAt(index)}`) });
    }
    ranked.sort((a, b) => a.rank - b.rank || a.index - b.index);
    return new Set(ranked.slice(0, from.sample).map(({ index }) => index));
}
function matcherOf(rule, tasks, statusAt) {
    switch (rule.kind) {
        case "id": {
            const pattern = idPattern(rule.pattern);
            return (index) => {
                const id = tasks.idAt(index);
                return id === rule.pattern || pattern.test(id);
            };
        }
        case "group":
            return (index) => tasks.at(index).group === rule.name;
        case "status":
            return (index) => statusAt(index) === rule.status;
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_1__/* .unreachable */ .H)(rule);
    }
}
function idPattern(glob) {
    const source = glob
        .replace(/[\\^$.+()|[\]{}]/g, "\\$&")
        .replace(/\*+/g, ".*")
        .replaceAll("?", ".");
    return new RegExp(`^${source}$`, "su");
}
function ruleText(rule) {
    return rule.kind === "id" ? rule.pattern : rule.kind === "group" ? `group:${rule.name}` : `status:${rule.status}`;
}


/***/ }),

/***/ 7540:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ uniteSetbacks),
/* harmony export */   F0: () => (/* binding */ startRank),
/* harmony export */   Gx: () => (/* binding */ runsAlone),
/* harmony export */   IU: () => (/* binding */ emptySetbacks),
/* harmony export */   LG: () => (/* binding */ isChargedForRefusals),
/* harmony export */   eO: () => (/* binding */ addSetbacks),
/* harmony export */   tr: () => (/* binding */ NO_SETBACKS),
/* harmony export */   uk: () => (/* binding */ setbacksOf),
/* harmony export */   xX: () => (/* binding */ FREE_KILL_RUNS)
/* harmony export */ });
const FREE_KILL_RUNS = 3;
const FREE_REFUSED_RUNS = 5;
const NO_SETBACKS = { killed: 0, refused: 0, suspected: 0, cut: 0, isAnsweringOthers: false };
const RUNS_KEPT = 16;
const TASKS_KEPT = 2_000;
function emptySetbacks(campaign) {
    return { campaign, killed: {}, refused: {}, suspected: {}, cut: {}, same_failure: [], kill_streak: [] };
}
function uniteSetbacks(a, b) {
    if (a.campaign !== b.campaign)
        return a;
    return {
        campaign: a.campaign,
        killed: uniteBy(a.killed, b.killed),
        refused: uniteBy(a.refused, b.refused),
        suspected: uniteBy(a.suspected, b.suspected),
        cut: uniteBy(a.cut, b.cut),
        same_failure: uniteRuns(a.same_failure, b.same_failure),
        kill_streak: uniteRuns(a.kill_streak, b.kill_streak),
    };
}
function addSetbacks(before, run, isOutstanding) {
    const runs = [run.run];
    const of = (keys) => Object.fromEntries([...keys].map((key) => [key, runs]));
    const added = {
        campaign: before.campaign,
        killed: of(run.tasks.killed),
        refused: of(run.tasks.refused),
        suspected: of(run.tasks.suspected),
        cut: of(run.tasks.cut),
        same_failure: run.endedBy === "same-failure" ? runs : [],
        kill_streak: run.endedBy === "kill-streak" ? runs : [],
    };
    const united = uniteSetbacks(before, added);
    const open = (by) => Object.fromEntries(Object.entries(by).filter(([hash]) => isOutstanding(hash)));
    return {
        ...united,
        killed: open(united.killed),
        refused: open(united.refused),
        suspected: open(united.suspected),
        cut: open(united.cut),
    };
}
function setbacksOf(setbacks, task, { run, graded }) {
    const earlier = (by, key) => runsOf(by, key).filter((one) => one !== run).length;
    const killed = earlier(setbacks.killed, task.hash);
    const refused = earlier(setbacks.refused, task.hash);
    const suspected = earlier(setbacks.suspected, task.hash);
    const cut = earlier(setbacks.cut, task.hash);
    if (killed + refused + suspected + cut === 0)
        return NO_SETBACKS;
    return { killed, refused, suspected, cut, isAnsweringOthers: graded.has(task.provider) };
}
function isChargedForRefusals({ refused, isAnsweringOthers }) {
    return refused >= FREE_REFUSED_RUNS && isAnsweringOthers;
}
function startRank({ killed, refused, suspected, cut }) {
    return killed + suspected + Math.max(0, refused - 1) + Math.max(0, cut - 1);
}
function runsAlone({ refused }) {
    return refused >= FREE_REFUSED_RUNS - 1;
}
function runsOf(by, key) {
    return Object.hasOwn(by, key) ? (by[key] ?? []) : [];
}
function uniteBy(a, b) {
    const united = new Map(Object.entries(a));
    for (const [key, runs] of Object.entries(b))
        united.set(key, uniteRuns(united.get(key) ?? [], runs));
    if (united.size <= TASKS_KEPT)
        return Object.fromEntries(united);
    const most = [...united].sort(([a, aRuns], [b, bRuns]) => bRuns.length - aRuns.length || (a < b ? -1 : 1));
    return Object.fromEntries(most.slice(0, TASKS_KEPT));
}
function uniteRuns(a, b) {
    const runs = [...new Set([...a, ...b])].sort((x, y) => x.length - y.length || (x < y ? -1 : 1));
    return runs.slice(-RUNS_KEPT);
}


/***/ }),

/***/ 4747:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WI: () => (/* binding */ learnedLimits),
/* harmony export */   _f: () => (/* binding */ storedCircuits),
/* harmony export */   hH: () => (/* binding */ resumeAt),
/* harmony export */   kH: () => (/* binding */ restoreLimit),
/* harmony export */   wl: () => (/* binding */ restoreCircuit)
/* harmony export */ });
/* harmony import */ var _core_circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22725);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48032);



function restoreCircuit(checkpoint, provider, { now, isProbedNow }) {
    const stored = own(checkpoint?.circuits, provider);
    if (!stored)
        return null;
    const statedAt = Math.min(Date.parse(stored.until), now + _core_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_LIMIT_MS */ .WX);
    if (Number.isNaN(statedAt))
        return null;
    const untilAt = isProbedNow ? Math.min(statedAt, now) : statedAt;
    const { trips, reason, stated, outage } = stored;
    const policy = untilAt > now ? "stop" : "wait";
    return { state: "open", untilAt, trips, reason, stated, policy, ...(outage ? { outage } : {}) };
}
function restoreLimit(checkpoint, provider) {
    return own(checkpoint?.limits, provider) ?? null;
}
function storedCircuits(state, before, now) {
    const circuits = { ...before?.circuits };
    for (const { provider, circuit } of state.lanes.values()) {
        switch (circuit.state) {
            case "closed":
                delete circuits[provider];
                break;
            case "open": {
                const { trips, reason, stated, outage } = circuit;
                const until = (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .K)(circuit.untilAt);
                circuits[provider] = { state: "open", until, trips, reason, stated, ...(outage ? { outage } : {}) };
                break;
            }
            case "half-open":
                circuits[provider] = {
                    state: "open",
                    until: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .K)(now),
                    trips: circuit.trips,
                    reason: "a probe was running",
                    stated: false,
                };
                break;
            default:
                (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachable */ .H)(circuit);
        }
    }
    return circuits;
}
function learnedLimits(state, before) {
    const limits = { ...before?.limits };
    for (const { provider, limit } of state.lanes.values()) {
        if (limit.learned < limit.ceiling)
            limits[provider] = limit.learned;
        else
            delete limits[provider];
    }
    return limits;
}
function resumeAt(circuits, outstandingProviders) {
    return [...outstandingProviders]
        .map((provider) => Date.parse(own(circuits, provider)?.until ?? ""))
        .filter((untilAt) => !Number.isNaN(untilAt))
        .reduce(_core_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .earliest */ .Q, null);
}
function own(record, key) {
    return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}


/***/ }),

/***/ 14220:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ brokenJson)
/* harmony export */ });
/* unused harmony export errorPosition */
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64220);

function brokenJson(text, source) {
    const before = text.slice(0, errorPosition(text));
    const line = source.firstLine + before.split("\n").length - 1;
    const column = before.length - before.lastIndexOf("\n");
    const said = (parseError(text) ?? "broken JSON").replace(/,? (?:\.{3})?".*|(?: in JSON)? at position.*/s, "");
    return `Expected valid JSON at ${source.name}:${line}:${column} (line ${line}, column ${column}): ${said}. ${source.advice}`;
}
function errorPosition(text) {
    const error = parseError(text) ?? "";
    const stated = /at position (\d+)/.exec(error)?.[1];
    if (stated !== undefined)
        return Number(stated);
    if (!isBadToken(error))
        return text.length;
    let [good, bad] = [0, text.length];
    while (bad - good > 1) {
        const middle = Math.floor((good + bad) / 2);
        if (isBadToken(parseError(text.slice(0, middle)) ?? ""))
            bad = middle;
        else
            good = middle;
    }
    return good;
}
function isBadToken(error) {
    return error.startsWith("Unexpected token");
}
function parseError(text) {
    try {
        JSON.parse(text);
        return null;
    }
    catch (error) {
        return (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A)(error);
    }
}


/***/ }),

/***/ 33355:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mf: () => (/* binding */ addJsonLine),
/* harmony export */   Wx: () => (/* binding */ linesInto),
/* harmony export */   jL: () => (/* binding */ addPlainId)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28314);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48032);
/* harmony import */ var _json_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14220);
/* harmony import */ var _utf8_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87060);




function linesInto(list, format, name) {
    switch (format) {
        case "json-lines":
            return new _utf8_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .Utf8Lines */ .H(name, (text, line) => addJsonLine(list, text, { name, line }));
        case "plain":
            return new _utf8_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .Utf8Lines */ .H(name, (text, line) => addPlainId(list, text, line));
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_1__/* .unreachable */ .H)(format);
    }
}
function addJsonLine(list, text, place) {
    const json = text.trim();
    if (json === "")
        return;
    let listed;
    try {
        listed = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(json);
    }
    catch {
        const { name, line } = place;
        list.problem((0,_json_error_js__WEBPACK_IMPORTED_MODULE_3__/* .brokenJson */ .U)(text, { name, firstLine: line, advice: "Write one JSON object on each line." }));
        return;
    }
    list.add(listed, json, place.line);
}
function addPlainId(list, text, line) {
    const id = text.trim();
    if (id !== "")
        list.add({ id }, null, line);
}


/***/ }),

/***/ 25126:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   vP: () => (/* binding */ ListProblems)
/* harmony export */ });
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67756);

const SHOWN = 5;
const MOST = 20;
class ListProblems {
    #messages = [];
    note(message) {
        this.#messages.push(message);
        if (this.#messages.length >= MOST)
            this.refuse();
    }
    refuse() {
        const [first, ...others] = this.#messages;
        if (first === undefined)
            return;
        if (others.length === 0)
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(first);
        const shown = this.#messages.slice(0, SHOWN).map((message) => `- ${message}`);
        const left = this.#messages.length - shown.length;
        const count = this.#messages.length >= MOST ? `At least ${MOST}` : `${this.#messages.length}`;
        const rest = left > 0 ? [`- … and ${left} more`] : [];
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y([`${count} problems in the task list:`, ...shown, ...rest].join("\n"));
    }
}
function describe(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "an array";
    switch (typeof value) {
        case "undefined":
            return "nothing";
        case "string":
            return quote(value);
        case "object":
            return "an object";
        default:
            return `the ${typeof value} ${String(value)}`;
    }
}
function quote(text) {
    return JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text);
}


/***/ }),

/***/ 28412:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ readTasks)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/core/error-code.js
var error_code = __webpack_require__(74924);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/tasks/json-error.js
var json_error = __webpack_require__(14220);
// EXTERNAL MODULE: ./build/tasks/line-format.js
var line_format = __webpack_require__(33355);
// EXTERNAL MODULE: ./build/tasks/task-list.js + 1 modules
var task_list = __webpack_require__(68326);
// EXTERNAL MODULE: ./build/tasks/utf8-lines.js
var utf8_lines = __webpack_require__(87060);
;// CONCATENATED MODULE: ./build/tasks/list-file.js









async function readListFile(file, options) {
    try {
        return await readFormat(file, options);
    }
    catch (error) {
        const code = (0,error_code/* errorCode */.C)(error);
        if (code === null)
            throw error;
        throw new user_error/* UserError */.y(`Expected a readable task file, found ${code} when reading ${file.name}. Check the path and its permissions.`, {
            cause: error,
        });
    }
}
async function readFormat(file, options) {
    const { name, path, format, isPipe } = file;
    const describePlace = (line) => `${name}:${line} (line ${line})`;
    switch (format) {
        case "json-lines":
        case "plain": {
            const list = new task_list/* TaskList */._({ ...options, describePlace });
            const lines = (0,line_format/* linesInto */.Wx)(list, format, name);
            if (isPipe) {
                const { readPipe } = await __webpack_require__.e(/* import() */ 2221).then(__webpack_require__.bind(__webpack_require__, 52221));
                for await (const chunk of readPipe(path, options.signal))
                    lines.push(chunk);
            }
            else {
                for (const chunk of chunksOf(path))
                    lines.push(chunk);
            }
            lines.end();
            return list.finish();
        }
        case "csv": {
            const { addCsv } = await Promise.all(/* import() */[__webpack_require__.e(5175), __webpack_require__.e(6961)]).then(__webpack_require__.bind(__webpack_require__, 26961));
            const list = new task_list/* TaskList */._({ ...options, describePlace });
            addCsv(list, (0,utf8_lines/* decodeFile */.J)(await readWhole(file, options), name), name);
            return list.finish();
        }
        case "json-array": {
            const byIndex = new task_list/* TaskList */._({
                ...options,
                describePlace: (index) => `${name}: item ${index + 1} (index ${index})`,
            });
            addJsonArray(byIndex, (0,utf8_lines/* decodeFile */.J)(await readWhole(file, options), name), name);
            return byIndex.finish();
        }
        default:
            return (0,unreachable/* unreachable */.H)(format);
    }
}
const CHUNK_BYTES = 1 << 18;
function* chunksOf(path) {
    const fd = (0,external_node_fs_.openSync)(path, "r");
    try {
        const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
        for (let read = (0,external_node_fs_.readSync)(fd, chunk); read > 0; read = (0,external_node_fs_.readSync)(fd, chunk))
            yield chunk.subarray(0, read);
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
function addJsonArray(list, text, name) {
    let listed;
    try {
        listed = (0,json/* parseJson */.qF)(text);
    }
    catch {
        list.problem((0,json_error/* brokenJson */.U)(text, { name, firstLine: 1, advice: "A list of one object a line belongs in a .jsonl file." }));
        return;
    }
    if (Array.isArray(listed)) {
        for (const [index, item] of listed.entries())
            list.add(item, null, index);
        return;
    }
    const found = typeof listed === "object" && listed !== null
        ? `an object (${Object.keys(listed).slice(0, 5).join(", ") || "empty"})`
        : JSON.stringify(listed).slice(0, 80);
    list.problem(`Expected ${name} to hold an array of tasks, [{"id": "a"}, …], found ${found}. Put the list itself at the top of the file.`);
}
async function readWhole({ path, isPipe }, { signal }) {
    if (!isPipe)
        return (0,external_node_fs_.readFileSync)(path);
    const { readPipe } = await __webpack_require__.e(/* import() */ 2221).then(__webpack_require__.bind(__webpack_require__, 52221));
    const chunks = [];
    for await (const chunk of readPipe(path, signal))
        chunks.push(chunk);
    return Buffer.concat(chunks);
}

// EXTERNAL MODULE: ./build/tasks/task-hash.js
var task_hash = __webpack_require__(42809);
// EXTERNAL MODULE: ./build/tasks/task-source.js
var task_source = __webpack_require__(1132);
;// CONCATENATED MODULE: ./build/tasks/read-tasks.js










const NOTHING_OWN = { has: () => false, stored: null };
const COMMAND_TIMEOUT_MS = 600_000;
async function readTasks(source, options) {
    const tasks = await listTasks(source, options);
    if (tasks.count === 0 && !options.passWithNoTasks) {
        throw new user_error/* UserError */.y(`Expected at least one task, found none in ${describeSource(source)}. Check the list, or set pass-with-no-tasks to make an empty one a success.`);
    }
    return tasks;
}
async function listTasks(source, given) {
    const options = { ...given, inputsHash: await hashOfInputs(given) };
    switch (source.kind) {
        case "tasks-command": {
            const { readTasksCommand } = await __webpack_require__.e(/* import() */ 8131).then(__webpack_require__.bind(__webpack_require__, 98131));
            return readTasksCommand(source.command, {
                ...options,
                commandTimeoutMs: options.commandTimeoutMs ?? COMMAND_TIMEOUT_MS,
            });
        }
        case "tasks": {
            const listing = await (0,task_source/* resolveListing */.Hj)(source.value, options.workspace);
            if (listing.kind === "patterns")
                return readMatches(listing.patterns, options);
            refuseOwn(listing, options.own ?? NOTHING_OWN);
            return readListFile(listing, options);
        }
        case "items": {
            const list = new task_list/* TaskList */._({ ...options, describePlace: (index) => `test ${index + 1} of ${source.name}` });
            for (const [index, item] of source.items.entries())
                list.add(item, null, index);
            return list.finish();
        }
        default:
            return (0,unreachable/* unreachable */.H)(source);
    }
}
function refuseOwn({ path, name }, own) {
    const real = (0,external_node_fs_.realpathSync)(path);
    if (!own.has(real) || real === own.stored)
        return;
    throw new user_error/* UserError */.y(`Expected \`tasks\` to name your own list, found ${name}, a file in the state folder that every run overwrites. Move or rename the list, or set another \`state-dir\`.`);
}
async function readMatches(patterns, options) {
    const { matchFiles } = await Promise.all(/* import() */[__webpack_require__.e(6448), __webpack_require__.e(8630)]).then(__webpack_require__.bind(__webpack_require__, 78630));
    const paths = await matchFiles(patterns, { ...options, of: "tasks", isOwn: (options.own ?? NOTHING_OWN).has });
    const list = new task_list/* TaskList */._({ ...options, describePlace: (index) => `matched file ${paths[index]}` });
    for (const [index, id] of paths.entries()) {
        list.add({ id, sha256: hashOfFile(id, options.workspace) }, null, index);
    }
    return list.finish();
}
async function hashOfInputs(options) {
    const { inputs = [], workspace } = options;
    if (inputs.length === 0)
        return null;
    const { matchFiles } = await Promise.all(/* import() */[__webpack_require__.e(6448), __webpack_require__.e(8630)]).then(__webpack_require__.bind(__webpack_require__, 78630));
    const paths = await matchFiles(inputs, { ...options, of: "inputs", isOwn: (options.own ?? NOTHING_OWN).has });
    if (paths.length === 0) {
        throw new user_error/* UserError */.y(`Expected inputs to match the files that results depend on, found none in ${workspace} for ${inputs.join(", ")}. Check the patterns: they are relative to the workspace.`);
    }
    return (0,task_hash/* hashOf */.q)(paths.map((path) => [path, hashOfFile(path, workspace)]));
}
const FILE_CHUNK_BYTES = 1 << 20;
function hashOfFile(name, workspace) {
    const sum = (0,external_node_crypto_.createHash)("sha256");
    try {
        const fd = (0,external_node_fs_.openSync)((0,external_node_path_.resolve)(workspace, name), "r");
        try {
            const chunk = Buffer.allocUnsafe(FILE_CHUNK_BYTES);
            for (let read = (0,external_node_fs_.readSync)(fd, chunk); read > 0; read = (0,external_node_fs_.readSync)(fd, chunk))
                sum.update(chunk.subarray(0, read));
        }
        finally {
            (0,external_node_fs_.closeSync)(fd);
        }
    }
    catch (error) {
        throw new user_error/* UserError */.y(`Expected a readable file, found ${(0,reason/* reasonOf */.A)(error)} when reading ${name}. Check its permissions.`, {
            cause: error,
        });
    }
    return sum.digest("hex");
}
function describeSource(source) {
    switch (source.kind) {
        case "tasks-command":
            return `the output of tasks-command (${JSON.stringify(source.command.slice(0, 120))})`;
        case "tasks":
            return `tasks (${source.value.trim().split("\n").join(", ")})`;
        case "items":
            return `the tests that ${source.name} selects`;
        default:
            return (0,unreachable/* unreachable */.H)(source);
    }
}


/***/ }),

/***/ 68326:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ TaskList)
});

// EXTERNAL MODULE: ./build/core/json.js
var core_json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/tasks/list-problems.js
var list_problems = __webpack_require__(25126);
// EXTERNAL MODULE: ./build/tasks/public-name.js
var public_name = __webpack_require__(81038);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(92765);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/core/once.js
var once = __webpack_require__(43609);
;// CONCATENATED MODULE: ./build/tasks/reserved-fields.js



const LONGEST_TIMEOUT_MS = 24 * 86_400_000;
const timeoutField = () => schemas/* pipe */.FsL(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]), schemas/* transform */.pdi((value, context) => {
    const timeoutMs = (0,duration/* parseDuration */.E)(String(value));
    if (timeoutMs !== null && timeoutMs > 0 && timeoutMs <= LONGEST_TIMEOUT_MS)
        return timeoutMs;
    context.issues.push({ code: "custom", message: "timeout", input: value });
    return core/* NEVER */.tm;
}));
const weightField = () => schemas/* pipe */.FsL(schemas/* union */.KCZ([schemas/* string */.YjP().check(api/* _trim */.WN(), api/* _minLength */.m9(1)), schemas/* number */.aig()]), schemas/* transform */.pdi((value, context) => {
    const weight = Number(value);
    if (Number.isFinite(weight) && weight > 0)
        return weight;
    context.issues.push({ code: "custom", message: "weight", input: value });
    return core/* NEVER */.tm;
}));
const blank = (0,once/* once */.O)(() => schemas/* pipe */.FsL(schemas/* literal */.euz(["", null]), schemas/* transform */.pdi(() => undefined)));
const RESERVED_FIELDS = (0,once/* once */.O)(() => schemas/* object */.Ikc({
    provider: schemas/* optional */.lqM(schemas/* union */.KCZ([blank(), schemas/* string */.YjP()])),
    group: schemas/* optional */.lqM(schemas/* union */.KCZ([blank(), schemas/* string */.YjP()])),
    timeout: schemas/* optional */.lqM(schemas/* union */.KCZ([blank(), timeoutField()])),
    weight: schemas/* optional */.lqM(schemas/* union */.KCZ([blank(), weightField()])),
}));
function readReserved(fields) {
    const parsed = RESERVED_FIELDS().safeParse(fields);
    return parsed.success ? parsed.data : { wrong: new Set(parsed.error.issues.map(({ path }) => String(path[0]))) };
}

// EXTERNAL MODULE: ./build/tasks/task-hash.js
var task_hash = __webpack_require__(42809);
// EXTERNAL MODULE: ./build/tasks/task-table.js
var task_table = __webpack_require__(25097);
// EXTERNAL MODULE: ./build/tasks/vary.js
var vary = __webpack_require__(10705);
;// CONCATENATED MODULE: ./build/tasks/task-list.js







const NO_FIELDS = {};
const EXPECTED_OF_FIELD = {
    provider: 'a text such as "openai"',
    group: 'a text (a number must be quoted: "7")',
    timeout: 'a duration above 0 and up to 24d, such as "90s" or "15m", or a number of seconds',
    weight: "a number above 0",
};
class TaskList {
    #options;
    #variants;
    #tasks = new task_table/* TaskTable */.E();
    #providerNames = new Map();
    #places = [];
    #problems = new list_problems/* ListProblems */.vP();
    #commonTraits;
    constructor(options) {
        this.#options = options;
        this.#variants = (0,vary/* variantsOf */.IM)(options.vary ?? []);
        this.#commonTraits = { provider: this.#providerName(options.provider) };
    }
    add(listed, json, place) {
        if (typeof listed !== "object" || listed === null || Array.isArray(listed)) {
            this.problem(`Expected a task, an object such as {"id": "a"}, at ${this.#at(place)}, found ${(0,list_problems/* describe */.q0)(listed)}. Wrap it as an object with an id.`);
            return;
        }
        const fields = listed;
        const id = this.#idOf(fields, place);
        if (id === null)
            return;
        const reserved = this.#reservedOf(fields, id, place);
        if (reserved === null)
            return;
        const conflict = this.#variants.flatMap((variant) => (0,vary/* conflictsOf */.hC)(fields, variant))[0];
        if (conflict !== undefined) {
            this.problem(`Expected no field ${(0,list_problems/* quote */.hD)(conflict)} in a task that \`vary\` gives one, found it in task ${(0,list_problems/* quote */.hD)(id)} at ${this.#at(place)}. Rename the field, or vary another one.`);
            return;
        }
        try {
            this.#places.push(place);
            let isNew = true;
            for (const variant of this.#variants) {
                const isOriginal = variant.suffix === "";
                const isAdded = isOriginal
                    ? this.#addRepeats(fields, json, { id, reserved })
                    : this.#addVariant(fields, { id, reserved, variant });
                isNew &&= isAdded;
            }
            if (!isNew)
                this.#noteSameId(id, place);
        }
        catch (error) {
            if (!(error instanceof RangeError))
                throw error;
            this.problem(`Expected a task of reasonable depth at ${this.#at(place)}, found ${(0,list_problems/* quote */.hD)(id)} nested too deeply to be hashed. Flatten its payload, or keep it in a file of its own.`);
        }
    }
    #addVariant(fields, { id, reserved, variant }) {
        const provider = variant.fields.provider ?? reserved.provider ?? (0,vary/* providerOfVariant */.aN)(this.#options.provider, variant);
        const varied = { ...fields, ...variant.fields, [vary/* BASE_ID */.uk]: id, id: `${id}${variant.suffix}` };
        return this.#addRepeats(varied, null, { id: varied.id, reserved: { ...reserved, provider } });
    }
    #addRepeats(fields, json, known) {
        const { repeats } = this.#options;
        if (repeats === 1)
            return this.#push(fields, json, known);
        let isNew = true;
        const group = known.reserved.group ?? known.id;
        for (let repeat = 1; repeat <= repeats; repeat += 1) {
            const expanded = { ...fields, id: `${known.id}#${repeat}`, repeat, group };
            const isAdded = this.#push(expanded, null, { id: expanded.id, reserved: { ...known.reserved, group } });
            isNew &&= isAdded;
        }
        return isNew;
    }
    problem(message) {
        this.#problems.note(message);
    }
    finish() {
        this.#problems.refuse();
        return this.#tasks;
    }
    #push(fields, json, known) {
        const { inputsHash = null } = this.#options;
        const own = (0,task_hash/* hashOf */.q)(fields);
        const hash = inputsHash === null ? own : (0,task_hash/* withInputs */.w)(own, inputsHash);
        return this.#tasks.add({ id: known.id, hash, json: json ?? (0,core_json/* writeJson */.GF)(fields) }, this.#traitsOf(known.reserved));
    }
    #traitsOf(reserved) {
        if (reserved === NO_FIELDS)
            return this.#commonTraits;
        const { group, timeout, weight } = reserved;
        return {
            provider: this.#providerName(reserved.provider ?? this.#options.provider),
            ...(group === undefined ? undefined : { group }),
            ...(timeout === undefined ? undefined : { timeoutMs: timeout }),
            ...(weight === undefined ? undefined : { weight }),
        };
    }
    #providerName(provider) {
        let name = this.#providerNames.get(provider);
        if (name === undefined) {
            name = (0,public_name/* publicName */.p)(provider, this.#options.redactor);
            this.#providerNames.set(provider, name);
        }
        return name;
    }
    #idOf(fields, place) {
        const id = fields.id;
        if (typeof id !== "string") {
            this.problem(this.#wrongId(fields, id, place));
            return null;
        }
        const problem = this.#problemOf(id, place);
        if (problem !== null)
            this.problem(problem);
        return problem === null ? id : null;
    }
    #problemOf(id, place) {
        if (id.trim() === "") {
            return `Expected a task with an id at ${this.#at(place)}, found an empty one. Give it a text of its own.`;
        }
        if (!id.isWellFormed() || id.includes("\0")) {
            return `Expected an id of Unicode text at ${this.#at(place)}, found ${(0,list_problems/* quote */.hD)(id)} with a NUL or half a character in it. Neither can be passed to a child: rename it.`;
        }
        return null;
    }
    #noteSameId(id, place) {
        const { repeats } = this.#options;
        const first = `${id}${this.#variants[0]?.suffix ?? ""}`;
        const earlier = this.#tasks.index.firstOf(repeats === 1 ? first : `${first}#1`);
        const before = this.#at(this.#places[Math.floor(earlier / repeats / this.#variants.length)] ?? 0);
        this.problem(`Expected unique ids, found ${(0,list_problems/* quote */.hD)(id)} at ${before} and again at ${this.#at(place)}. Rename one; to run a task several times, use repeats.`);
    }
    #wrongId(fields, id, place) {
        const where = `Expected a task with a text "id" at ${this.#at(place)}`;
        if (typeof id === "number" || typeof id === "bigint")
            return `${where}, found the number ${id}. Quote it: "id": "${id}".`;
        if (id !== undefined)
            return `${where}, found ${(0,list_problems/* describe */.q0)(id)}. Give it a text, such as "id": "a".`;
        const names = Object.keys(fields).slice(0, 8).map(list_problems/* quote */.hD).join(", ");
        return `${where}, found no id (${names === "" ? "no fields at all" : `only ${names}`}). Add one that stays the same from run to run.`;
    }
    #reservedOf(fields, id, place) {
        const { provider, group, timeout, weight } = fields;
        if (provider === undefined && group === undefined && timeout === undefined && weight === undefined)
            return NO_FIELDS;
        if (isName(provider) && isName(group) && timeout === undefined && weight === undefined)
            return { provider, group };
        const reserved = readReserved(fields);
        if (!("wrong" in reserved))
            return reserved;
        for (const name of reserved.wrong) {
            this.problem(`Expected ${(0,list_problems/* quote */.hD)(name)} to be ${EXPECTED_OF_FIELD[name] ?? "of another type"} at ${this.#at(place)} (task ${(0,list_problems/* quote */.hD)(id)}), found ${(0,list_problems/* describe */.q0)(fields[name])}. Fix the field, or rename it if it is payload: this name is reserved.`);
        }
        return null;
    }
    #at(place) {
        return this.#options.describePlace(place);
    }
}
function isName(value) {
    return value === undefined || (typeof value === "string" && value !== "");
}


/***/ }),

/***/ 1132:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: () => (/* binding */ resolveListing),
/* harmony export */   _N: () => (/* binding */ statOf),
/* harmony export */   tE: () => (/* binding */ refuseFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67756);



const FORMATS = {
    ".jsonl": "json-lines",
    ".ndjson": "json-lines",
    ".json": "json-array",
    ".csv": "csv",
    ".txt": "plain",
};
const LIST_EXTENSIONS = ".jsonl, .ndjson, .json, .csv, .txt";
async function resolveListing(value, workspace) {
    const lines = value
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");
    const name = lines[0] ?? "";
    if (lines.length !== 1 || name.startsWith("!"))
        return { kind: "patterns", patterns: lines };
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, name);
    const stats = statOf(path);
    if (stats === null && (await __webpack_require__.e(/* import() */ 6448).then(__webpack_require__.bind(__webpack_require__, 76448))).isDynamicPattern(name))
        return { kind: "patterns", patterns: lines };
    if (stats === null) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected a task file (${LIST_EXTENSIONS}) or a glob pattern in tasks, found no file ${name} in ${workspace}. Check the path: it is relative to the workspace.`);
    }
    if (stats.isDirectory())
        refuseFolder(name);
    const extension = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(name).toLowerCase();
    const format = FORMATS[extension];
    if (format === undefined) {
        const found = extension === "" ? "no extension" : `the unknown extension ${extension}`;
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected a task file with one of the extensions ${LIST_EXTENSIONS}, found ${found} in ${name}. Rename it by its format, or write a pattern with a * to make each matched file a task.`);
    }
    const isPipe = stats.isFIFO() && process.platform === "linux";
    return { kind: "file", path, name, format, isPipe };
}
function refuseFolder(name) {
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected a task file (${LIST_EXTENSIONS}) or a glob pattern in tasks, found the folder ${name}. To make each file in it a task, write a pattern such as ${name.replace(/\/+$/, "")}/**/*.yaml.`);
}
function statOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false }) ?? null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 87060:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ Utf8Lines),
/* harmony export */   J: () => (/* binding */ decodeFile)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67756);


const NEWLINE = 0x0a;
const LONGEST_LINE_BYTES = 64 * 1024 * 1024;
class Utf8Lines {
    #source;
    #onLine;
    #pending = [];
    #pendingBytes = 0;
    #line = 0;
    constructor(source, onLine) {
        this.#source = source;
        this.#onLine = onLine;
    }
    push(chunk) {
        const end = chunk.lastIndexOf(NEWLINE);
        if (end !== -1) {
            const whole = chunk.subarray(0, end);
            this.#emit(this.#pendingBytes === 0 ? whole : this.#takePending(whole));
        }
        const rest = chunk.subarray(end + 1);
        if (rest.length === 0)
            return;
        this.#pending.push(Buffer.from(rest));
        this.#pendingBytes += rest.length;
        if (this.#pendingBytes > LONGEST_LINE_BYTES) {
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`Expected lines of at most 64 MiB in ${this.#source}, found a longer one at line ${this.#line + 1}. Check that this is a text file with one task a line.`);
        }
    }
    end() {
        if (this.#pendingBytes > 0)
            this.#emit(this.#takePending(Buffer.alloc(0)));
    }
    #takePending(last) {
        const whole = Buffer.concat([...this.#pending, last]);
        this.#pending = [];
        this.#pendingBytes = 0;
        return whole;
    }
    #emit(bytes) {
        const text = decodeUtf8(bytes, { source: this.#source, firstLine: this.#line + 1 });
        let start = this.#line === 0 && text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
        for (let end = text.indexOf("\n", start); end !== -1; end = text.indexOf("\n", start)) {
            this.#line += 1;
            this.#onLine(text.slice(start, end), this.#line);
            start = end + 1;
        }
        this.#line += 1;
        this.#onLine(text.slice(start), this.#line);
    }
}
const BYTE_ORDER_MARK = "\uFEFF";
function decodeFile(bytes, source) {
    const text = decodeUtf8(bytes, { source, firstLine: 1 });
    return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}
function decodeUtf8(bytes, part) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString("utf8");
    const { source, firstLine } = part;
    if (firstLine === 1 && isUtf16(bytes)) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`Expected ${source} to be UTF-8 text, found UTF-16 (line 1). Save it as UTF-8.`);
    }
    let line = firstLine;
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
        if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(start, end)))
            break;
        line += 1;
        start = end + 1;
    }
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`Expected ${source} to be UTF-8 text, found other bytes at ${source}:${line} (line ${line}). Save it as UTF-8.`);
}
function isUtf16(bytes) {
    return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}


/***/ })

};
