export const id = 3126;
export const ids = [3126,4624];
export const modules = {

/***/ 24624:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IP: () => (/* binding */ inform),
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   Wb: () => (/* binding */ writeRaw),
/* harmony export */   informText: () => (/* binding */ informText),
/* harmony export */   n: () => (/* binding */ printText),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);

function inform(message) {
    process.stderr.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(`carryover: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(message)}`)}\n`);
}
function informText(text) {
    process.stderr.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .logText */ .kc)(text)}\n`);
}
function printText(text) {
    process.stdout.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .logText */ .kc)(text)}\n`);
}
function printJson(value) {
    process.stdout.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonLine */ .rF)(value)}\n`);
}
function writeRaw(text) {
    process.stderr.write(text);
}
function table(rows, width) {
    return rows.map(([name, value]) => `${name.padEnd(width)} ${value}`).join("\n");
}


/***/ }),

/***/ 22725:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ openCircuit),
/* harmony export */   Qe: () => (/* binding */ outage),
/* harmony export */   Tb: () => (/* binding */ isProbe),
/* harmony export */   V: () => (/* binding */ CLOSED),
/* harmony export */   WX: () => (/* binding */ OPEN_LIMIT_MS),
/* harmony export */   b6: () => (/* binding */ countSuccess),
/* harmony export */   cC: () => (/* binding */ countFailure),
/* harmony export */   d7: () => (/* binding */ openingMs),
/* harmony export */   eS: () => (/* binding */ endProbe),
/* harmony export */   k3: () => (/* binding */ admitProbe)
/* harmony export */ });
/* unused harmony export FAILURES_TO_OPEN */
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 60_000;
const OPEN_MAX_MS = 300_000;
const OPEN_LIMIT_MS = 35 * 86_400_000;
const CLOSED = { state: "closed", failures: 0, trips: 0 };
function openingMs(trip, firstMs = OPEN_MS) {
    return Math.min(Math.max(OPEN_MAX_MS, firstMs), firstMs * 2 ** Math.min(trip - 1, 10));
}
function openCircuit(circuit, now, cause) {
    const already = circuit.state === "open" ? circuit : null;
    const trips = already?.trips ?? circuit.trips + 1;
    const askedUntilAt = Math.min(cause.statedUntilAt ?? now + openingMs(trips, cause.firstMs), now + OPEN_LIMIT_MS);
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
        ...((keep ? already : cause).outage ? { outage: true } : {}),
    };
}
function outage(reason) {
    return { statedUntilAt: null, policy: "wait", reason: `unavailable: ${reason}`, outage: true };
}
function countFailure(circuit, now, reason) {
    switch (circuit.state) {
        case "closed": {
            const failures = circuit.failures + 1;
            return failures < FAILURES_TO_OPEN ? { ...circuit, failures } : openCircuit(circuit, now, outage(reason));
        }
        case "open":
        case "half-open":
            return circuit;
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(circuit);
    }
}
function countSuccess(circuit, key) {
    if (isProbe(circuit, key))
        return CLOSED;
    return circuit.state === "closed" && (circuit.failures > 0 || circuit.trips > 0) ? CLOSED : circuit;
}
function admitProbe(circuit, probe) {
    return { state: "half-open", probe, trips: circuit.trips };
}
function endProbe(circuit, key, now) {
    if (!isProbe(circuit, key))
        return circuit;
    const reason = "the probe ended without an answer";
    return { state: "open", untilAt: now, trips: circuit.trips, policy: "wait", reason, stated: false };
}
function isProbe(circuit, key) {
    return circuit.state === "half-open" && circuit.probe === key;
}


/***/ }),

/***/ 65079:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ iso),
/* harmony export */   Q: () => (/* binding */ earliest)
/* harmony export */ });
function iso(at) {
    return new Date(at).toISOString();
}
function earliest(a, b) {
    if (a === null)
        return b;
    return b === null ? a : Math.min(a, b);
}


/***/ }),

/***/ 92746:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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

/***/ 28314:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ writeJson),
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
function write(value, ordered) {
    if (typeof value === "bigint")
        return `${value}`;
    if (typeof value !== "object" || value === null)
        return JSON.stringify(value);
    if (isArray(value))
        return `[${value.map((item) => write(item, ordered)).join(",")}]`;
    let text = "";
    for (const key of ordered(Object.keys(value))) {
        text += `${text === "" ? "{" : ","}${JSON.stringify(key)}:${write(value[key], ordered)}`;
    }
    return text === "" ? "{}" : `${text}}`;
}
function isArray(value) {
    return Array.isArray(value);
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

/***/ 83260:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ selectsAll),
/* harmony export */   Lv: () => (/* binding */ isSelectionDone),
/* harmony export */   Re: () => (/* binding */ selectionDone),
/* harmony export */   SR: () => (/* binding */ idMatcher),
/* harmony export */   aD: () => (/* binding */ idPattern),
/* harmony export */   jL: () => (/* binding */ unmatchedRules),
/* harmony export */   nR: () => (/* binding */ selectTasks)
/* harmony export */ });
/* harmony import */ var _split_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92474);
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48032);


function selectsAll({ only, sample }) {
    return only.length === 0 && sample === null;
}
function selectionDone(unselected) {
    const tasks = unselected === 1 ? "outstanding task was" : "outstanding tasks were";
    return `${SELECTION_DONE}; ${unselected} ${tasks} not selected (only or sample)`;
}
const SELECTION_DONE = "the selected tasks are done";
function isSelectionDone(reason) {
    return reason.startsWith(SELECTION_DONE);
}
function unmatchedRules(tasks, selection) {
    const isListed = (rule) => {
        const matches = matcherOf(rule, tasks, () => null);
        for (let index = 0; index < tasks.count; index += 1)
            if (matches(index))
                return true;
        return rule.kind === "status";
    };
    return selection.only.filter((rule) => !isListed(rule)).map(ruleText);
}
function selectTasks(tasks, outstanding, selection, statusAt) {
    const { only, sample, seed } = selection;
    const rules = only.map((rule) => matcherOf(rule, tasks, statusAt));
    const isMatched = (index) => rules.length === 0 || rules.some((matches) => matches(index));
    const drawn = sample === null ? null : drawSample(tasks, { sample, seed, isMatched });
    return outstanding.filter((index) => (drawn === null ? isMatched(index) : drawn.has(index)));
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
function idMatcher(tasks, text) {
    const pattern = idPattern(text);
    return (index) => [tasks.idAt(index), listedId(tasks, index)].some((id) => id === text || pattern.test(id));
}
const COPY = /\]$|#\d+$/;
function listedId(tasks, index) {
    const id = tasks.idAt(index);
    if (!COPY.test(id))
        return id;
    const { base_id: baseId, repeat } = JSON.parse(tasks.jsonAt(index));
    if (typeof baseId === "string")
        return baseId;
    const suffix = `#${repeat}`;
    return id.endsWith(suffix) ? id.slice(0, -suffix.length) : id;
}
function matcherOf(rule, tasks, statusAt) {
    switch (rule.kind) {
        case "id":
            return idMatcher(tasks, rule.pattern);
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

/***/ 25680:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ TaskIndex),
/* harmony export */   j: () => (/* binding */ isHash)
/* harmony export */ });
const HASH_DIGITS = 64;
function isHash(text) {
    for (let index = 0; index < text.length; index += 1) {
        const code = text.charCodeAt(index);
        const isDigit = (code >= 0x30 && code <= 0x39) || (code >= 0x61 && code <= 0x66);
        if (!isDigit)
            return false;
    }
    return text.length === HASH_DIGITS;
}
class TaskIndex {
    #ids = [];
    #hashes = [];
    #byId = new Map();
    #byHash = null;
    #found = 0;
    get count() {
        return this.#ids.length;
    }
    add(id, hash) {
        const before = this.#byId.size;
        this.#byId.set(id, this.#ids.length);
        this.#ids.push(id);
        this.#hashes.push(hash);
        this.#byHash = null;
        return this.#byId.size > before;
    }
    idAt(index) {
        return this.#ids[index] ?? "";
    }
    hashAt(index) {
        return this.#hashes[index] ?? "";
    }
    findId(id) {
        return this.#byId.get(id) ?? -1;
    }
    firstOf(id) {
        return this.#ids.indexOf(id);
    }
    find(hash) {
        if (this.#hashes[this.#found] === hash)
            return this.#found;
        const place = this.#hashes[this.#found + 1] === hash ? this.#found + 1 : this.#search(hash);
        if (place !== -1)
            this.#found = place;
        return place;
    }
    #search(hash) {
        if (this.#byHash === null) {
            this.#byHash = new Map();
            for (let place = this.#hashes.length - 1; place >= 0; place -= 1)
                this.#byHash.set(this.hashAt(place), place);
        }
        return this.#byHash.get(hash) ?? -1;
    }
}


/***/ }),

/***/ 48032:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ unreachable)
/* harmony export */ });
function unreachable(value) {
    throw new Error(`Unreachable case: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 9924:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   IE: () => (/* binding */ xmlAttribute),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   gP: () => (/* binding */ childLines),
/* harmony export */   i2: () => (/* binding */ visibleId),
/* harmony export */   kc: () => (/* binding */ logText),
/* harmony export */   p0: () => (/* binding */ markdownFence),
/* harmony export */   p7: () => (/* binding */ markdownText),
/* harmony export */   rF: () => (/* binding */ jsonLine),
/* harmony export */   wh: () => (/* binding */ plainText),
/* harmony export */   xK: () => (/* binding */ xmlText)
/* harmony export */ });
const TERMINAL_SEQUENCE = "(?:(?:\\u001b\\[|\\u009b)[0-?]{0,64}[ -/]{0,8}[@-~]|\\u001b(?:\\][^\\u0007\\u001b\\r\\n]{0,2048}(?:\\u0007|\\u001b\\\\)|[ -/]{1,8}[0-~]|[@-Z\\\\^_=>78]))";
const CONTROL = "[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff]";
const ANSI = new RegExp(TERMINAL_SEQUENCE, "g");
const ANSI_BUT_COLOURS = new RegExp(`(?!\\u001b\\[[0-9;:]{0,64}m)(?:${TERMINAL_SEQUENCE}|\\u001b)`, "g");
const CONTROLS = new RegExp(CONTROL, "g");
const CONTROLS_BUT_ESCAPE = new RegExp(`(?!\\u001b)${CONTROL}`, "g");
const LINE_BREAKS = /\r\n|[\n\r\u2028\u2029]/g;
const COLOUR_RESET = "\u001b[0m";
function plainText(text) {
    return text.replace(LINE_BREAKS, "\n").replace(ANSI, "").replace(CONTROLS, "");
}
function oneLine(text, length = Number.POSITIVE_INFINITY) {
    const line = plainText(text)
        .replace(/[\n\t ]+/g, " ")
        .trim();
    return line.length <= length ? line : `${line.slice(0, Math.max(0, length - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}
const SEEN = /^[!-[\]-~]+(?: [!-[\]-~]+)*$/;
const UNSEEN = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\ufffe\uffff\u2420\u2800]|(?! )\p{Z}|^\s|\s$|\\(?=u[0-9a-f]{4})|(?<=\s) | (?=\s)/gu;
function visibleId(id) {
    return SEEN.test(id) ? id : id.replace(UNSEEN, (character) => (character === " " ? "\u2420" : jsonEscape(character)));
}
function jsonEscape(character) {
    const first = unitEscape(character.charCodeAt(0));
    return character.length === 1 ? first : first + unitEscape(character.charCodeAt(1));
}
function unitEscape(unit) {
    return `\\u${unit.toString(16).padStart(4, "0")}`;
}
function childLines(text, { label, colours }) {
    const prefix = `[${oneLine(label, 100)}] `;
    return text.split(LINE_BREAKS).map((line) => {
        const coloured = colours ? line.replace(ANSI_BUT_COLOURS, "").replace(CONTROLS_BUT_ESCAPE, "") : plainText(line);
        const reset = coloured.includes("\u001b[") ? COLOUR_RESET : "";
        return breakUpCommands(`${prefix}${coloured}${reset}`);
    });
}
function logLine(text) {
    return breakUpCommands(text.replace(LINE_BREAKS, " "));
}
function logText(text) {
    return plainText(text)
        .split("\n")
        .map((line) => breakUpCommands(line.replace(/^\s*::/, "| ::")))
        .join("\n");
}
function jsonLine(value) {
    return JSON.stringify(value).replaceAll("##[", "#\\u0023[");
}
function breakUpCommands(line) {
    return line.replaceAll("##[", "# #[");
}
const ENTITIES = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
};
const FORBIDDEN = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;
function escapeHtml(text) {
    return text.replaceAll(FORBIDDEN, "\ufffd").replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
function markdownText(text) {
    const escaped = oneLine(text)
        .replace(/[\\`*_[\]|~$]/g, "\\$&")
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replace(/^[#+=-]/, "\\$&")
        .replace(/^(\d+)([.)])/, "$1\\$2");
    return escaped
        .replace(/@(?=[\w-])/g, "@\u200b")
        .replace(/(#|\bGH-)(?=\d)/gi, "$1\u200b")
        .replaceAll("://", ":\u200b//")
        .replace(/\bwww(?=\.)/gi, "www\u200b");
}
function markdownCode(text) {
    const line = oneLine(text);
    if (line === "")
        return "` `";
    const fence = "`".repeat(longestRun(line) + 1);
    const pad = /^[` ]|[` ]$/.test(line) ? " " : "";
    return `${fence}${pad}${line}${pad}${fence}`;
}
function markdownFence(text) {
    const block = plainText(text).replace(/\n+$/, "");
    const fence = "`".repeat(Math.max(3, longestRun(block) + 1));
    return `${fence}text\n${block}\n${fence}`;
}
function longestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
const NEEDS_NO_ESCAPE = /^[\w .,:;/()+#=-]*$/;
function xmlText(text) {
    if (NEEDS_NO_ESCAPE.test(text))
        return text;
    return plainText(text)
        .replace(/[\ud800-\udfff\ufffe\uffff]/gu, "")
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;");
}
function xmlAttribute(text) {
    return xmlText(text).replaceAll('"', "&quot;").replaceAll("\t", "&#9;").replaceAll("\n", "&#10;");
}


/***/ }),

/***/ 93011:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ FORMAT_VERSION),
/* harmony export */   ip: () => (/* binding */ newerVersion),
/* harmony export */   ot: () => (/* binding */ checkpointSchema),
/* harmony export */   tF: () => (/* binding */ sidecarRowSchema),
/* harmony export */   xB: () => (/* binding */ ledgerRowSchema),
/* harmony export */   yQ: () => (/* binding */ CAMPAIGNS_LIMIT),
/* harmony export */   yv: () => (/* binding */ isPlainLedgerRow)
/* harmony export */ });
/* unused harmony export LEDGER_LIMITS */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43609);
/* harmony import */ var _core_row_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67882);
/* harmony import */ var _core_task_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25680);




const FORMAT_VERSION = 1;
const LEDGER_LIMITS = { instant: 40, name: 1_024, attempt: 1_000_000 };
const hash = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB(_core_task_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isHash */ .j)));
const instant = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(LEDGER_LIMITS.instant)));
const name = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(LEDGER_LIMITS.name)));
const attempt = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(LEDGER_LIMITS.attempt)));
const amount = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)));
const ledgerRowSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(FORMAT_VERSION),
    campaign: name(),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    hash: hash(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["passed", "failed"]),
    score: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
    scores: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig())),
    metrics: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J())),
    output: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    attempt: attempt(),
    run: name(),
    job: name(),
    started_at: instant(),
    duration_s: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)),
    calls: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        made: amount(),
        replayed: amount(),
        held: amount(),
        refused: amount(),
        input_tokens: amount(),
        output_tokens: amount(),
        replayed_input_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(amount()),
        replayed_output_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(amount()),
        cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0))),
    })),
}));
function isPlainLedgerRow(value) {
    if (typeof value !== "object" || value === null)
        return false;
    const row = value;
    return (row.v === FORMAT_VERSION &&
        isName(row.campaign) &&
        typeof row.id === "string" &&
        typeof row.hash === "string" &&
        (0,_core_task_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isHash */ .j)(row.hash) &&
        (row.status === "passed" || row.status === "failed") &&
        (row.score === undefined || Number.isFinite(row.score)) &&
        row.scores === undefined &&
        row.metrics === undefined &&
        row.output === undefined &&
        row.message === undefined &&
        row.calls === undefined &&
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
const sidecarRowSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(FORMAT_VERSION),
    campaign: name(),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    hash: hash(),
    class: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([..._core_row_js__WEBPACK_IMPORTED_MODULE_4__/* .FAILURE_CLASSES */ .C, "kill_shaped"]),
    terminal: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
    signal: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    output: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
    attempt: attempt(),
    run: name(),
    job: name(),
    at: instant(),
    rate_limit: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        certain: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
        source: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["wire", "row", "exit-code", "stderr", "stdout", "failure-log"])),
        retry_after_seconds: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
        reset_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
        form: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
        provider: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
        evidence: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    })),
}));
const counts = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    total: amount(),
    passed: amount(),
    failed: amount(),
    errored: amount(),
    skipped: amount(),
    outstanding: amount(),
}));
const campaignRecord = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: name(),
    complete: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    completed_run: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(name()),
    completed_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(instant()),
    reopened_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(instant()),
    counts: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(counts()),
    pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true)),
    default_branch: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
}));
const storedCircuit = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    state: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("open"),
    until: instant(),
    trips: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(1_000)),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(8_192)),
    stated: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    outage: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true)),
}));
const runs = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .readonly */ .tBZ(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(name()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(64))));
const runsBy = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), runs()));
const setbacks = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    campaign: name(),
    killed: runsBy(),
    refused: runsBy(),
    suspected: runsBy(),
    cut: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(runsBy(), {}),
    same_failure: runs(),
    kill_streak: runs(),
}));
const CAMPAIGNS_LIMIT = 64;
const checkpointSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(FORMAT_VERSION),
    seq: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)),
    updated_at: instant(),
    run: name(),
    job: name(),
    jobs: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(10_000)), 1),
    name: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(name()),
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(name()),
    command: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(hash()),
    campaigns: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(campaignRecord()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(CAMPAIGNS_LIMIT)),
    circuits: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), storedCircuit()),
    limits: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1))),
    setbacks: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(setbacks()),
    durations_s: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0))).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(1_000)),
}));
const versionedSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ v: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }));
function newerVersion(value) {
    const version = versionedSchema().safeParse(value);
    return version.success && version.data.v > FORMAT_VERSION ? version.data.v : null;
}


/***/ }),

/***/ 13853:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ Journal),
/* harmony export */   S: () => (/* binding */ readLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_error_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74924);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67756);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31918);




const CHUNK_BYTES = 1 << 20;
const SMALL_CHUNK_BYTES = 4_096;
const LINE_LIMIT_BYTES = 8 << 20;
const NEWLINE = 0x0a;
class Journal {
    #path;
    #fd;
    #isTorn;
    #size;
    #isCut = false;
    constructor(path) {
        this.#path = path;
        this.#fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW, 0o644);
        this.#size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#fd).size;
        this.#isTorn = !endsWithNewline(this.#fd);
    }
    append(line) {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#fd);
        if (size < this.#size) {
            this.#isCut = true;
            this.#isTorn = !endsWithNewline(this.#fd);
        }
        this.#size = size;
        const bytes = Buffer.from(this.#isTorn ? `\n${line}\n` : `${line}\n`);
        this.#isTorn = true;
        const written = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(this.#fd, bytes);
        this.#size += written;
        if (written < bytes.length)
            throw new Error(`wrote ${written} of ${bytes.length} bytes`);
        this.#isTorn = false;
    }
    isWhole() {
        try {
            const [open, found] = [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#fd), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(this.#path)];
            return open.ino === found.ino && open.dev === found.dev && !this.#isCut && open.size >= this.#size;
        }
        catch {
            return false;
        }
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
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch (error) {
        const code = (0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .C)(error);
        if (code === "ENOENT" || code === "ENOTDIR")
            return;
        throw error;
    }
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        if (size > _state_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .STATE_FILE_LIMIT_BYTES */ .BI)
            throw tooLarge(path, size);
        readBlocks(fd, Buffer.allocUnsafe(Math.min(CHUNK_BYTES, Math.max(SMALL_CHUNK_BYTES, size + 1))), onLine);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
function tooLarge(path, size) {
    const gigabytes = (bytes) => `${Math.round((bytes / 2 ** 30) * 10) / 10} GiB`;
    return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`Expected a file of at most ${gigabytes(_state_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .STATE_FILE_LIMIT_BYTES */ .BI)} at ${path}, found one of ${gigabytes(size)}. ` +
        "Remove it, or set another `state-dir`. Keep large outputs in separate files.");
}
function readBlocks(fd, chunk, onLine) {
    let rest = Buffer.alloc(0);
    let isOverlong = false;
    for (let read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, chunk); read > 0; read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, chunk)) {
        const bytes = rest.length === 0 ? chunk.subarray(0, read) : Buffer.concat([rest, chunk.subarray(0, read)]);
        const end = bytes.lastIndexOf(NEWLINE);
        if (end === -1) {
            isOverlong ||= bytes.length > LINE_LIMIT_BYTES;
            rest = isOverlong ? Buffer.alloc(0) : Buffer.from(bytes);
            continue;
        }
        cutLines(bytes.subarray(isOverlong ? bytes.indexOf(NEWLINE) + 1 : 0, end), onLine);
        isOverlong = false;
        rest = Buffer.from(bytes.subarray(end + 1));
    }
    if (!isOverlong)
        cutLines(rest, onLine);
}
function cutLines(bytes, onLine) {
    const text = bytes.toString("utf8");
    for (let from = 0; from <= text.length;) {
        const to = text.indexOf("\n", from);
        const stop = to === -1 ? text.length : to;
        if (stop > from)
            onLine(text.slice(from, stop));
        from = stop + 1;
    }
}


/***/ }),

/***/ 38617:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ findResults),
/* harmony export */   Lu: () => (/* binding */ readHistory),
/* harmony export */   SC: () => (/* binding */ readLedger),
/* harmony export */   YD: () => (/* binding */ readSidecar),
/* harmony export */   jX: () => (/* binding */ attemptKey),
/* harmony export */   kB: () => (/* binding */ campaignsOfRows),
/* harmony export */   oX: () => (/* binding */ resultOrder)
/* harmony export */ });
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92746);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93011);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13853);
/* harmony import */ var _retries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61200);




const DURATION_SAMPLE = 200;
const PASSED = { kind: "result", status: "passed" };
const FAILED = { kind: "result", status: "failed" };
function readLedger(path, onRow) {
    return readRows(path, LEDGER_READER, onRow);
}
function readSidecar(path, onRow) {
    return readRows(path, SIDECAR_READER, onRow);
}
const LEDGER_READER = { schema: _format_js__WEBPACK_IMPORTED_MODULE_0__/* .ledgerRowSchema */ .xB, isPlain: _format_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlainLedgerRow */ .yv };
const SIDECAR_READER = { schema: _format_js__WEBPACK_IMPORTED_MODULE_0__/* .sidecarRowSchema */ .tF, isPlain: null, isOther: _retries_js__WEBPACK_IMPORTED_MODULE_2__/* .isRetryLine */ .R };
function readRows(path, { schema, isPlain, isOther }, onRow) {
    let broken = 0;
    let newer = 0;
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .readLines */ .S)(path, (line) => {
        const value = (0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOrNull */ .J)(line);
        if (isPlain?.(value))
            return onRow(value, line);
        const row = schema().safeParse(value);
        if (row.success)
            onRow(row.data, line);
        else if ((0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .newerVersion */ .ip)(value) !== null)
            newer += 1;
        else if (isOther?.(line) !== true)
            broken += 1;
    });
    return { broken, newer };
}
function resultOrder(row) {
    return `${row.started_at} ${attemptKey(row)}`;
}
function attemptKey(row) {
    return `${row.run}.${row.job}.${String(row.attempt).padStart(7, "0")}`;
}
function readHistory(files, campaign, history) {
    const durations = [];
    let unlisted = 0;
    const doubled = new Set();
    const attempts = new Map();
    const terminals = new Map();
    const sidecar = readSidecar(files.sidecar, (row) => {
        if (row.campaign !== campaign)
            return;
        if (history.lists?.(row.hash) === false)
            unlisted += 1;
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
    const ledger = readLedger(files.ledger, (row) => {
        if (row.campaign !== campaign)
            return;
        if (history.lists?.(row.hash) === false)
            unlisted += 1;
        else if (history.get(row.hash)?.kind === "result")
            doubled.add(row.hash);
        else
            history.set(row.hash, row.status === "passed" ? PASSED : FAILED);
        if (row.status === "passed")
            durations.push(row.duration_s);
        if (durations.length > 2 * DURATION_SAMPLE)
            durations.splice(0, DURATION_SAMPLE);
    });
    if (doubled.size > 0)
        settleDoubles(files.ledger, campaign, doubled, history);
    return {
        history,
        skipped: { broken: ledger.broken + sidecar.broken, newer: ledger.newer + sidecar.newer },
        unlisted,
        durationsS: durations.slice(-DURATION_SAMPLE),
    };
}
function campaignsOfRows(paths) {
    const latest = new Map();
    const note = (campaign, at) => {
        if (at >= (latest.get(campaign) ?? ""))
            latest.set(campaign, at);
    };
    readSidecar(paths.failures, (row) => note(row.campaign, row.at));
    readLedger(paths.results, (row) => note(row.campaign, row.started_at));
    const ids = [...latest].sort(([, a], [, b]) => (a > b ? -1 : a < b ? 1 : 0)).map(([id]) => id);
    return ids.map((id) => ({ id, complete: false, completed_run: null, completed_at: null }));
}
function findResults(ledger, campaign, hashes) {
    const found = new Set();
    if (hashes.size === 0)
        return found;
    readLedger(ledger, (row) => {
        if (row.campaign === campaign && hashes.has(row.hash))
            found.add(row.hash);
    });
    return found;
}
function settleDoubles(ledger, campaign, doubled, history) {
    const first = new Map();
    readLedger(ledger, (row) => {
        if (row.campaign !== campaign || !doubled.has(row.hash))
            return;
        const other = first.get(row.hash);
        if (other === undefined || resultOrder(row) < resultOrder(other))
            first.set(row.hash, row);
    });
    for (const [hash, row] of first)
        history.set(hash, row.status === "passed" ? PASSED : FAILED);
}


/***/ }),

/***/ 61200:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ isRetryLine),
/* harmony export */   f: () => (/* binding */ Retries)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73102);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92746);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43609);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93011);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13853);





const STATUSES = ["passed", "failed", "errored"];
const retrySchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(_format_js__WEBPACK_IMPORTED_MODULE_0__/* .FORMAT_VERSION */ .Hp),
    campaign: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    hash: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._regex */ .Fk(/^[0-9a-f]{64}$/)),
    class: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz("retry"),
    was: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(STATUSES)),
    run: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    at: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$(),
}));
function isRetryLine(line) {
    return line.includes('"class":"retry"') && retrySchema().safeParse((0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonOrNull */ .J)(line)).success;
}
class Retries {
    #latest = new Map();
    lines = new Set();
    static read(sidecars) {
        const retries = new Retries();
        for (const path of sidecars) {
            (0,_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .readLines */ .S)(path, (line) => {
                if (!isRetryLine(line))
                    return;
                const row = retrySchema().parse((0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonOrNull */ .J)(line));
                const key = `${row.campaign}\n${row.hash}`;
                if (row.at > (retries.#latest.get(key)?.at ?? ""))
                    retries.#latest.set(key, row);
                retries.lines.add(line);
            });
        }
        return retries;
    }
    takesBack(row, at) {
        const latest = this.#latest.size === 0 ? undefined : this.#latest.get(`${row.campaign}\n${row.hash}`);
        return latest !== undefined && at < latest.at && row.run !== latest.run;
    }
    statusBefore(campaign, hash) {
        return this.#latest.get(`${campaign}\n${hash}`)?.was;
    }
}


/***/ }),

/***/ 31918:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ STATE_FILE_LIMIT_BYTES),
/* harmony export */   CQ: () => (/* binding */ folderMark),
/* harmony export */   IU: () => (/* binding */ reportFiles),
/* harmony export */   MO: () => (/* binding */ PLAN_LIMIT_BYTES),
/* harmony export */   mF: () => (/* binding */ STATE_FILES),
/* harmony export */   mt: () => (/* binding */ statePaths),
/* harmony export */   rX: () => (/* binding */ isStatePath)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


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
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(stateDir);
    const at = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name);
    const files = Object.entries(STATE_FILES).map(([key, name]) => [key, at(name)]);
    return {
        root,
        ...Object.fromEntries(files),
        logs: at("logs"),
        inbox: at("inbox"),
        held: at((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)("inbox", "held.jsonl")),
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
const OWN_INBOX = /^(?:held\.jsonl|[^/~]+(?:~[^/~]+){5,6}\.(?:(?:tasks|results)\.jsonl|stopped))(?:\/|$)/;
function isStatePath({ root: _, logs, inbox, ...files }, path) {
    if (path.startsWith(logs + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
        return OWN_LOG.test(path.slice(logs.length + 1));
    if (path.startsWith(inbox + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
        return OWN_INBOX.test(path.slice(inbox.length + 1));
    return Object.values(files).includes(path);
}
function folderMark(root) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(root).digest("hex").slice(0, 16);
}


/***/ }),

/***/ 81038:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ publicName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const HASH_DIGITS = 8;
function publicName(name, redactor) {
    const redacted = redactor.redact(name);
    if (redacted === name)
        return name;
    return `${redacted}~${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(name).digest("hex").slice(0, HASH_DIGITS)}`;
}


/***/ }),

/***/ 42809:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ hashOf),
/* harmony export */   w: () => (/* binding */ withInputs)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28314);


function hashOf(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(value));
}
function withInputs(taskHash, inputs) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", taskHash + inputs);
}


/***/ }),

/***/ 25097:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ TaskTable)
/* harmony export */ });
/* harmony import */ var _core_task_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25680);

class TaskTable {
    index = new _core_task_index_js__WEBPACK_IMPORTED_MODULE_0__/* .TaskIndex */ .Y();
    #texts = [];
    #traits = [];
    #hasWeights = false;
    get count() {
        return this.#texts.length;
    }
    get hasWeights() {
        return this.#hasWeights;
    }
    add({ id, hash, json }, traits) {
        this.#texts.push(json);
        this.#traits.push(traits);
        this.#hasWeights ||= traits.weight !== undefined;
        return this.index.add(id, hash);
    }
    at(index) {
        return {
            id: this.index.idAt(index),
            hash: this.index.hashAt(index),
            json: this.jsonAt(index),
            ...this.#traitsAt(index),
        };
    }
    idAt(index) {
        return this.index.idAt(index);
    }
    jsonAt(index) {
        return this.#texts[index] ?? "";
    }
    providerAt(index) {
        return this.#traitsAt(index).provider;
    }
    weightAt(index) {
        return this.#traitsAt(index).weight ?? null;
    }
    *[Symbol.iterator]() {
        for (let index = 0; index < this.count; index += 1)
            yield this.at(index);
    }
    #traitsAt(index) {
        return this.#traits[index] ?? { provider: "" };
    }
}


/***/ }),

/***/ 73102:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports ZodMiniISODateTime, ZodMiniISODate, date, ZodMiniISOTime, time, ZodMiniISODuration, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81041);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55395);


const ZodMiniISODateTime = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniISODateTime", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodISODateTime */ .Ko.init(inst, def);
    _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .ZodMiniStringFormat */ .zUr.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* ._isoDateTime */ .G1(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODate", (inst, def) => {
    core.$ZodISODate.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function date(params) {
    return core._isoDate(ZodMiniISODate, params);
}
const ZodMiniISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
    core.$ZodISOTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function time(params) {
    return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
    core.$ZodISODuration.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function duration(params) {
    return core._isoDuration(ZodMiniISODuration, params);
}


/***/ })

};
