export const id = 4602;
export const ids = [4602];
export const modules = {

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

/***/ 68665:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ forEachLine),
/* harmony export */   Mf: () => (/* binding */ addJsonLine),
/* harmony export */   U0: () => (/* binding */ brokenJson),
/* harmony export */   VX: () => (/* binding */ decodeList),
/* harmony export */   jL: () => (/* binding */ addPlainId)
/* harmony export */ });
/* unused harmony export errorPosition */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28314);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64220);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67756);




function decodeList(bytes, source) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString("utf8").replace(/^\uFEFF/, "");
    if (/^(?:fffe|feff)/.test(bytes.toString("hex", 0, 2)))
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`Expected ${source} to be UTF-8 text, found UTF-16. Save it as UTF-8.`);
    const lines = bytes.toString("latin1").split("\n");
    const line = lines.findIndex((one) => !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(Buffer.from(one, "latin1"))) + 1;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`Expected ${source} to be UTF-8 text, found other bytes at ${source}:${line} (line ${line}). Save it as UTF-8.`);
}
function forEachLine(text, onLine) {
    let number = 0;
    for (let start = 0; start < text.length;) {
        const newline = text.indexOf("\n", start);
        const end = newline === -1 ? text.length : newline;
        number += 1;
        onLine(text.slice(start, end), number);
        start = end + 1;
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
        list.problem(brokenJson(text, { name, firstLine: line, advice: "Write one JSON object on each line." }));
        return;
    }
    list.add(listed, json, place.line);
}
function addPlainId(list, text, line) {
    const id = text.trim();
    if (id !== "")
        list.add({ id }, null, line);
}
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
        return (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error);
    }
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
// EXTERNAL MODULE: ./build/tasks/list-text.js
var list_text = __webpack_require__(68665);
// EXTERNAL MODULE: ./build/tasks/task-list.js + 1 modules
var task_list = __webpack_require__(68326);
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
async function readFormat({ name, path, format }, options) {
    const text = (0,list_text/* decodeList */.VX)((0,external_node_fs_.readFileSync)(path), name);
    const describePlace = (place) => format === "json-array" ? `${name}: item ${place + 1} (index ${place})` : `${name}:${place} (line ${place})`;
    const list = new task_list/* TaskList */._({ ...options, describePlace });
    switch (format) {
        case "json-lines":
            (0,list_text/* forEachLine */.FF)(text, (json, line) => (0,list_text/* addJsonLine */.Mf)(list, json, { name, line }));
            break;
        case "plain":
            (0,list_text/* forEachLine */.FF)(text, (id, line) => (0,list_text/* addPlainId */.jL)(list, id, line));
            break;
        case "csv":
            (await Promise.all(/* import() */[__webpack_require__.e(5175), __webpack_require__.e(6961)]).then(__webpack_require__.bind(__webpack_require__, 26961))).addCsv(list, text, name);
            break;
        case "json-array":
            addJsonArray(list, text, name);
            break;
        default:
            return (0,unreachable/* unreachable */.H)(format);
    }
    return list.finish();
}
function addJsonArray(list, text, name) {
    let listed;
    try {
        listed = (0,json/* parseJson */.qF)(text);
    }
    catch {
        list.problem((0,list_text/* brokenJson */.U0)(text, { name, firstLine: 1, advice: "A list with one object per line belongs in a .jsonl file." }));
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
function hashOfFile(name, workspace) {
    try {
        return (0,external_node_crypto_.hash)("sha256", (0,external_node_fs_.readFileSync)((0,external_node_path_.resolve)(workspace, name)));
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`Expected a readable file, found ${(0,reason/* reasonOf */.A)(cause)} when reading ${name}. Check its permissions.`, { cause });
    }
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
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
;// CONCATENATED MODULE: ./build/tasks/reserved-fields.js

const NO_RESERVED_FIELDS = {};
const LONGEST_TIMEOUT_MS = 24 * 86_400_000;
const FIELDS = [
    { name: "provider", as: "provider", expected: 'a text such as "openai"', read: readText },
    { name: "group", as: "group", expected: 'a text (a number must be quoted: "7")', read: readText },
    {
        name: "timeout",
        as: "timeoutMs",
        expected: 'a duration above 0 and up to 24d, such as "90s" or "15m", or a number of seconds',
        read: readTimeoutMs,
    },
    { name: "weight", as: "weight", expected: "a number above 0", read: readWeight },
];
function readReserved(fields, refuse) {
    let reserved = NO_RESERVED_FIELDS;
    for (const { name, as, expected, read } of FIELDS) {
        const found = fields[name];
        if (found === undefined || found === null || found === "")
            continue;
        const value = read(found);
        if (value === null)
            refuse(name, expected);
        else
            reserved = { ...reserved, [as]: value };
    }
    return reserved;
}
function readText(found) {
    return typeof found === "string" ? found : null;
}
function readTimeoutMs(found) {
    const timeoutMs = typeof found === "string" || typeof found === "number" ? (0,duration/* parseDuration */.E)(String(found)) : null;
    return timeoutMs !== null && timeoutMs > 0 && timeoutMs <= LONGEST_TIMEOUT_MS ? timeoutMs : null;
}
function readWeight(found) {
    const weight = typeof found === "number" || (typeof found === "string" && found.trim() !== "") ? Number(found) : 0;
    return Number.isFinite(weight) && weight > 0 ? weight : null;
}

// EXTERNAL MODULE: ./build/tasks/task-hash.js
var task_hash = __webpack_require__(42809);
// EXTERNAL MODULE: ./build/tasks/task-table.js
var task_table = __webpack_require__(25097);
// EXTERNAL MODULE: ./build/tasks/vary.js
var vary = __webpack_require__(10705);
;// CONCATENATED MODULE: ./build/tasks/task-list.js







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
            for (const item of this.#expand({ id, fields, json, reserved }))
                isNew = this.#push(item) && isNew;
            if (!isNew)
                this.#noteSameId(id, place);
        }
        catch (error) {
            if (!(error instanceof RangeError))
                throw error;
            this.problem(`Expected a task of reasonable depth at ${this.#at(place)}, found ${(0,list_problems/* quote */.hD)(id)} nested too deeply to be hashed. Flatten its payload, or keep it in a file of its own.`);
        }
    }
    *#expand({ id, fields, json, reserved }) {
        const { repeats, provider } = this.#options;
        for (const variant of this.#variants) {
            let item = { id, fields, json, reserved };
            if (variant.suffix !== "") {
                const varied = { ...fields, ...variant.fields, [vary/* BASE_ID */.uk]: id, id: `${id}${variant.suffix}` };
                const named = variant.fields.provider ?? reserved.provider ?? (0,vary/* providerOfVariant */.aN)(provider, variant);
                item = { id: varied.id, fields: varied, json: null, reserved: { ...reserved, provider: named } };
            }
            if (repeats === 1)
                yield item;
            const group = reserved.group ?? item.id;
            for (let repeat = 1; repeats > 1 && repeat <= repeats; repeat += 1) {
                const repeated = { ...item.fields, id: `${item.id}#${repeat}`, repeat, group };
                yield { id: repeated.id, fields: repeated, json: null, reserved: { ...item.reserved, group } };
            }
        }
    }
    problem(message) {
        this.#problems.note(message);
    }
    finish() {
        this.#problems.refuse();
        return this.#tasks;
    }
    #push({ id, fields, json, reserved }) {
        const { inputsHash = null } = this.#options;
        const own = (0,task_hash/* hashOf */.q)(fields);
        const hash = inputsHash === null ? own : (0,task_hash/* withInputs */.w)(own, inputsHash);
        return this.#tasks.add({ id, hash, json: json ?? (0,core_json/* writeJson */.GF)(fields) }, this.#traitsOf(reserved));
    }
    #traitsOf(reserved) {
        if (reserved === NO_RESERVED_FIELDS)
            return this.#commonTraits;
        return { ...reserved, provider: this.#providerName(reserved.provider ?? this.#options.provider) };
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
        const { id } = fields;
        const where = () => `Expected a task with a text "id" at ${this.#at(place)}`;
        if (typeof id === "number" || typeof id === "bigint")
            this.problem(`${where()}, found the number ${id}. Quote it: "id": "${id}".`);
        else if (id === undefined) {
            const names = Object.keys(fields).slice(0, 8).map(list_problems/* quote */.hD).join(", ");
            const found = names === "" ? "no fields at all" : `only ${names}`;
            this.problem(`${where()}, found no id (${found}). Add one that stays the same from run to run.`);
        }
        else if (typeof id !== "string")
            this.problem(`${where()}, found ${(0,list_problems/* describe */.q0)(id)}. Give it a text, such as "id": "a".`);
        else if (id.trim() === "")
            this.problem(`${where()}, found an empty one. Give it a text of its own.`);
        else if (!id.isWellFormed() || id.includes("\0"))
            this.problem(`Expected an id of Unicode text at ${this.#at(place)}, found ${(0,list_problems/* quote */.hD)(id)} with a NUL or half a character in it. Neither can be passed to a child: rename it.`);
        else
            return id;
        return null;
    }
    #noteSameId(id, place) {
        const { repeats } = this.#options;
        const first = `${id}${this.#variants[0]?.suffix ?? ""}`;
        const earlier = this.#tasks.index.firstOf(repeats === 1 ? first : `${first}#1`);
        const before = this.#at(this.#places[Math.floor(earlier / repeats / this.#variants.length)] ?? 0);
        this.problem(`Expected unique ids, found ${(0,list_problems/* quote */.hD)(id)} at ${before} and again at ${this.#at(place)}. Rename one; to run a task several times, use repeats.`);
    }
    #reservedOf(fields, id, place) {
        let isRight = true;
        const reserved = readReserved(fields, (name, expected) => {
            isRight = false;
            this.problem(`Expected ${(0,list_problems/* quote */.hD)(name)} to be ${expected} at ${this.#at(place)} (task ${(0,list_problems/* quote */.hD)(id)}), found ${(0,list_problems/* describe */.q0)(fields[name])}. Fix the field, or rename it if it is payload: this name is reserved.`);
        });
        return isRight ? reserved : null;
    }
    #at(place) {
        return this.#options.describePlace(place);
    }
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
    return { kind: "file", path, name, format };
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


/***/ })

};
