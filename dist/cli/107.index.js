export const id = 107;
export const ids = [107,681,624];
export const modules = {

/***/ 4624:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   WU: () => (/* binding */ show),
/* harmony export */   n: () => (/* binding */ printText),
/* harmony export */   qz: () => (/* binding */ tell),
/* harmony export */   tellText: () => (/* binding */ tellText),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);

function tell(message) {
    process.stderr.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(`carryover: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(message)}`)}\n`);
}
function tellText(text) {
    process.stderr.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .logText */ .kc)(text)}\n`);
}
function printText(text) {
    process.stdout.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .logText */ .kc)(text)}\n`);
}
function printJson(value) {
    process.stdout.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonLine */ .rF)(value)}\n`);
}
function show(text) {
    process.stderr.write(text);
}
function table(rows, width) {
    return rows.map(([name, value]) => `${name.padEnd(width)} ${value}`).join("\n");
}


/***/ }),

/***/ 2725:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ openCircuit),
/* harmony export */   QR: () => (/* binding */ settleProbe),
/* harmony export */   Qe: () => (/* binding */ outage),
/* harmony export */   V: () => (/* binding */ CLOSED),
/* harmony export */   WX: () => (/* binding */ OPEN_LIMIT_MS),
/* harmony export */   b6: () => (/* binding */ countSuccess),
/* harmony export */   cC: () => (/* binding */ countFailure),
/* harmony export */   d7: () => (/* binding */ openingMs),
/* harmony export */   k3: () => (/* binding */ admitProbe)
/* harmony export */ });
/* unused harmony export FAILURES_TO_OPEN */
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);

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
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(verdict);
    }
}


/***/ }),

/***/ 1420:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
        const block = this.#roomyBlock();
        const from = offsetOf(position);
        for (let word = 0; word < WORDS; word += 1)
            block[from + word] = words[word] ?? 0;
        this.#count += 1;
        return position;
    }
    #roomyBlock() {
        if (this.#count === this.#blocks.length * BLOCK_HASHES)
            this.#blocks.push(new Uint32Array(BLOCK_HASHES * WORDS));
        return this.#blockOf(this.#count);
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
const CODES = Uint8Array.from("0123456789abcdef", (digit) => digit.charCodeAt(0));
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

/***/ 5079:
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

/***/ 2746:
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

/***/ 3609:
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

/***/ 2474:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c6: () => (/* binding */ stableHash),
/* harmony export */   g4: () => (/* binding */ belongsTo),
/* harmony export */   l2: () => (/* binding */ wholeOf),
/* harmony export */   r2: () => (/* binding */ MOST_JOBS)
/* harmony export */ });
const MOST_JOBS = 256;
function belongsTo(id, part) {
    return part.total <= 1 || stableHash(id) % part.total === part.index;
}
function wholeOf(count) {
    const indexes = new Uint32Array(count);
    for (let index = 0; index < count; index += 1)
        indexes[index] = index;
    return indexes;
}
function stableHash(text) {
    let hash = 0x811c9dc5;
    for (let index = 0; index < text.length; index += 1) {
        const unit = text.charCodeAt(index);
        hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
        hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
}


/***/ }),

/***/ 9924:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   IE: () => (/* binding */ xmlAttribute),
/* harmony export */   J5: () => (/* binding */ TERMINAL_SEQUENCE),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   W3: () => (/* binding */ CONTROL),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   gP: () => (/* binding */ childLines),
/* harmony export */   hd: () => (/* binding */ mermaidName),
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
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
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
    return text.split(LINE_BREAK).map((line) => {
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
function mermaidName(text) {
    return oneLine(oneLine(text).replace(/[^\p{L}\p{N} ._/()+-]/gu, " "), 60);
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

/***/ 3011:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ FORMAT_VERSION),
/* harmony export */   Lv: () => (/* binding */ LEDGER_LIMITS),
/* harmony export */   QF: () => (/* binding */ RUNS_KEPT),
/* harmony export */   ip: () => (/* binding */ newerVersion),
/* harmony export */   ot: () => (/* binding */ checkpointSchema),
/* harmony export */   tF: () => (/* binding */ sidecarRowSchema),
/* harmony export */   xB: () => (/* binding */ ledgerRowSchema),
/* harmony export */   yQ: () => (/* binding */ CAMPAIGNS_LIMIT),
/* harmony export */   yv: () => (/* binding */ isPlainLedgerRow)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
/* harmony import */ var _core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8313);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3609);



const FORMAT_VERSION = 1;
const LEDGER_LIMITS = { instant: 40, name: 1_024, attempt: 1_000_000 };
const hash = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB(_core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isHash */ .jN)));
const instant = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(LEDGER_LIMITS.instant)));
const name = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(LEDGER_LIMITS.name)));
const attempt = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(LEDGER_LIMITS.attempt)));
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
    attempt: attempt(),
    run: name(),
    job: name(),
    started_at: instant(),
    duration_s: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)),
}));
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
const sidecarRowSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(FORMAT_VERSION),
    campaign: name(),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    hash: hash(),
    class: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["timeout_exceeded", "skipped", "transient", "legitimate", "fatal"]),
    terminal: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
    signal: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    attempt: attempt(),
    run: name(),
    job: name(),
    at: instant(),
    rate_limit: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), form: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), evidence: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
}));
const RUNS_KEPT = 64;
const amount = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)));
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
    counts: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(counts()),
    runs: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .readonly */ .tBZ(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(name()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(RUNS_KEPT)))),
}));
const storedCircuit = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    state: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz("open"),
    until: instant(),
    trips: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(1_000)),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(8_192)),
    stated: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    outage: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true)),
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
    campaigns: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(campaignRecord()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(CAMPAIGNS_LIMIT)),
    circuits: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), storedCircuit()),
    limits: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1))),
    durations_s: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0))).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(1_000)),
}));
const versionedSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ v: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }));
function newerVersion(value) {
    const version = versionedSchema().safeParse(value);
    return version.success && version.data.v > FORMAT_VERSION ? version.data.v : null;
}


/***/ }),

/***/ 3853:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ Journal),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   pM: () => (/* binding */ readLineBlocks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_error_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4924);


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
        const code = (0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .C)(error);
        if (code === "ENOENT" || code === "ENOTDIR")
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

/***/ 5567:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ LedgerScanner)
/* harmony export */ });
/* harmony import */ var _core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8313);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8032);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3011);



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
    #startedFrom = 0;
    #startedTo = 0;
    #fact = {
        campaign: "",
        words: (0,_core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__/* .newHashWords */ .U8)(),
        status: "passed",
        durationS: 0,
        startedAt: () => this.#bytes.toString("latin1", this.#startedFrom, this.#startedTo),
    };
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
                if (!this.#readText(_format_js__WEBPACK_IMPORTED_MODULE_1__/* .LEDGER_LIMITS */ .Lv.name))
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
                    this.#number <= _format_js__WEBPACK_IMPORTED_MODULE_1__/* .LEDGER_LIMITS */ .Lv.attempt);
            case "run":
            case "job":
                return this.#readText(_format_js__WEBPACK_IMPORTED_MODULE_1__/* .LEDGER_LIMITS */ .Lv.name);
            case "started_at":
                if (!this.#readText(_format_js__WEBPACK_IMPORTED_MODULE_1__/* .LEDGER_LIMITS */ .Lv.instant))
                    return false;
                this.#startedFrom = this.#textFrom;
                this.#startedTo = this.#textTo;
                return true;
            case "duration_s":
                this.#fact.durationS = this.#readNumber() ? this.#number : -1;
                return this.#fact.durationS >= 0;
            default:
                return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachable */ .H)(key);
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
        this.#textTo = this.#textFrom + _core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__/* .HASH_DIGITS */ ._O;
        if (this.#bytes[this.#at] !== QUOTE || this.#bytes[this.#textTo] !== QUOTE)
            return false;
        const bytes = this.#bytes;
        const words = this.#fact.words;
        let wrong = 0;
        let at = this.#textFrom;
        for (let word = 0; word < words.length; word += 1) {
            let value = 0;
            for (const end = at + 8; at < end; at += 1) {
                const digit = (0,_core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__/* .digitOf */ .TC)(bytes[at] ?? 0);
                wrong |= digit;
                value = (value << 4) | digit;
            }
            words[word] = value;
        }
        this.#at = this.#textTo + 1;
        return wrong < _core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__/* .WRONG_DIGIT */ .OE;
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


/***/ }),

/***/ 8617:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ findResults),
/* harmony export */   Lu: () => (/* binding */ readHistory),
/* harmony export */   Mj: () => (/* binding */ holdsRows),
/* harmony export */   Nh: () => (/* binding */ readLedgerFacts),
/* harmony export */   SC: () => (/* binding */ readLedger),
/* harmony export */   YD: () => (/* binding */ readSidecar),
/* harmony export */   jX: () => (/* binding */ attemptKey),
/* harmony export */   oX: () => (/* binding */ resultOrder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_hash_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8313);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2746);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3011);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3853);
/* harmony import */ var _ledger_scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5567);






const DURATION_SAMPLE = 200;
const PASSED = { kind: "result", status: "passed" };
const FAILED = { kind: "result", status: "failed" };
function holdsRows({ results, failures }) {
    return [results, failures].some((path) => {
        try {
            return ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0) > 0;
        }
        catch {
            return true;
        }
    });
}
function readLedger(path, onRow) {
    return readRows(path, LEDGER_READER, onRow);
}
function readSidecar(path, onRow) {
    return readRows(path, SIDECAR_READER, onRow);
}
const LEDGER_READER = { schema: _format_js__WEBPACK_IMPORTED_MODULE_2__/* .ledgerRowSchema */ .xB, isPlain: _format_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlainLedgerRow */ .yv };
const SIDECAR_READER = { schema: _format_js__WEBPACK_IMPORTED_MODULE_2__/* .sidecarRowSchema */ .tF, isPlain: null };
const NEWLINE = 0x0a;
function readRows(path, { schema, isPlain }, onRow) {
    let broken = 0;
    let newer = 0;
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se)(path, (line) => {
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
    const value = (0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOrNull */ .J)(line);
    if (isPlain?.(value))
        return value;
    const row = schema().safeParse(value);
    if (row.success)
        return row.data;
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .newerVersion */ .ip)(value) === null ? "broken" : "newer";
}
function readLedgerFacts(path, onFact) {
    const scanner = new _ledger_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .LedgerScanner */ .E();
    let broken = 0;
    let newer = 0;
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLineBlocks */ .pM)(path, (block) => {
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
    const { campaign, hash, status, duration_s: durationS, started_at: startedAt } = row;
    const words = (0,_core_hash_index_js__WEBPACK_IMPORTED_MODULE_1__/* .newHashWords */ .U8)();
    (0,_core_hash_index_js__WEBPACK_IMPORTED_MODULE_1__/* .readHashWords */ ._f)(hash, words);
    return { campaign, words, status, durationS, startedAt: () => startedAt };
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
            doubled.add((0,_core_hash_index_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOfWords */ .fR)(fact.words));
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
    const hash = (0,_core_hash_index_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOfWords */ .fR)(words);
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
        const hash = (0,_core_hash_index_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOfWords */ .fR)(fact.words);
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

/***/ 4542:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nv: () => (/* binding */ digestOfText),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   n3: () => (/* binding */ needsEscape),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   qQ: () => (/* binding */ hashOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

function hashOf(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", canonicalJson(value));
}
function digestOf(value, source) {
    const isPlain = source !== null && !source.includes("\\");
    return digestOfText(write(value, isPlain));
}
function digestOfText(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", text, "binary");
}
function canonicalJson(value) {
    return write(value, false);
}
function write(value, isPlain) {
    if (typeof value === "string")
        return isPlain || !needsEscape(value) ? `"${value}"` : JSON.stringify(value);
    if (typeof value === "number")
        return Number.isFinite(value) ? `${value === 0 ? 0 : value}` : "null";
    if (typeof value !== "object" || value === null)
        return `${value}`;
    if (isArray(value))
        return writeArray(value, isPlain);
    const shape = shapeOf(Object.keys(value));
    let text = "";
    for (let index = 0; index < shape.sortedKeys.length; index += 1) {
        text += shape.prefixes[index] + write(value[shape.sortedKeys[index]], isPlain);
    }
    return text === "" ? "{}" : `${text}}`;
}
const NEEDS_ESCAPE = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;
function needsEscape(text) {
    return NEEDS_ESCAPE.test(text);
}
function writeArray(items, isPlain) {
    let text = "";
    for (const item of items)
        text += (text === "" ? "[" : ",") + write(item, isPlain);
    return text === "" ? "[]" : `${text}]`;
}
const MOST_SHAPES = 1_000;
const MOST_SHAPES_PER_FIRST_KEY = 16;
const shapesByFirstKey = new Map();
let shapeCount = 0;
function shapeOf(keys) {
    const first = keys[0] ?? "";
    const known = shapesByFirstKey.get(first) ?? [];
    for (const shape of known) {
        if (isSameList(shape.keys, keys))
            return shape;
    }
    const sortedKeys = keys.toSorted();
    const prefixes = sortedKeys.map((key, index) => `${index === 0 ? "{" : ","}${JSON.stringify(key)}:`);
    const shape = { keys, sortedKeys, prefixes };
    if (shapeCount < MOST_SHAPES && known.length < MOST_SHAPES_PER_FIRST_KEY) {
        known.push(shape);
        shapesByFirstKey.set(first, known);
        shapeCount += 1;
    }
    return shape;
}
function isSameList(left, right) {
    if (left.length !== right.length)
        return false;
    for (let index = 0; index < left.length; index += 1) {
        if (left[index] !== right[index])
            return false;
    }
    return true;
}
function isArray(value) {
    return Array.isArray(value);
}


/***/ }),

/***/ 433:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ hasLeadingId),
/* harmony export */   n: () => (/* binding */ leadingIdOf)
/* harmony export */ });
const BEFORE = '{"id":"';
const BEFORE_SPACED = '{"id": "';
const SPACE = 0x20;
function hasLeadingId(json, id) {
    const first = firstOf(json, 0);
    return (json.startsWith(first === BEFORE.length ? BEFORE : BEFORE_SPACED) &&
        json.indexOf('"', first) === first + id.length &&
        json.startsWith(id, first));
}
function leadingIdOf(text, from = 0) {
    const first = firstOf(text, from);
    return text.slice(first, text.indexOf('"', first));
}
function firstOf(text, from) {
    const isSpaced = text.charCodeAt(from + BEFORE.length - 1) === SPACE;
    return from + (isSpaced ? BEFORE_SPACED : BEFORE).length;
}


/***/ }),

/***/ 1038:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ publicNames),
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
const BATCH_NAMES = 5_000;
const SEPARATOR = "\n}\n";
function publicNames(names, redactor) {
    const shown = [];
    for (let from = 0; from < names.length; from += BATCH_NAMES) {
        const batch = names.slice(from, from + BATCH_NAMES);
        const text = batch.join(SEPARATOR);
        const isPlain = redactor.redact(text) === text;
        shown.push(isPlain ? batch : batch.map((name) => publicName(name, redactor)));
    }
    return shown.flat();
}


/***/ }),

/***/ 6644:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LK: () => (/* binding */ soleIdJson),
/* harmony export */   Tg: () => (/* binding */ SOLE_ID_REST),
/* harmony export */   iu: () => (/* binding */ soleIdsJson),
/* harmony export */   rl: () => (/* binding */ SOLE_ID_FROM),
/* harmony export */   zo: () => (/* binding */ hasSoleId),
/* harmony export */   zv: () => (/* binding */ countSoleIds)
/* harmony export */ });
const BEFORE = '{"id":"';
const BEHIND = '"}';
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACE = 0x7d;
const NEWLINE = 0x0a;
const SOLE_ID_FROM = BEFORE.length;
const SOLE_ID_REST = BEHIND.length;
function hasSoleId(json) {
    return endOfTask(json, 0) === json.length;
}
function countSoleIds(lines) {
    let count = 0;
    for (let from = 0; from <= lines.length; count += 1) {
        const end = endOfTask(lines, from);
        if (end === -1 || (end < lines.length && lines.charCodeAt(end) !== NEWLINE))
            return 0;
        from = end + 1;
    }
    return count;
}
function endOfTask(text, from) {
    if (!text.startsWith(BEFORE, from))
        return -1;
    const first = from + SOLE_ID_FROM;
    let at = first;
    while (at < text.length && !isEscaped(text.charCodeAt(at)))
        at += 1;
    return at > first && text.charCodeAt(at) === QUOTE && text.charCodeAt(at + 1) === BRACE ? at + SOLE_ID_REST : -1;
}
function isEscaped(code) {
    return code < 0x20 || code === QUOTE || code === BACKSLASH || (code & 0xf800) === 0xd800;
}
function soleIdJson(id) {
    return `${BEFORE}${id}${BEHIND}`;
}
function soleIdsJson(ids) {
    return soleIdJson(ids.replaceAll("\n", `${BEHIND}\n${BEFORE}`));
}


/***/ }),

/***/ 8069:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ TaskColumns)
});

// EXTERNAL MODULE: ./build/core/hash-index.js
var hash_index = __webpack_require__(8313);
// EXTERNAL MODULE: ./build/tasks/canonical-json.js
var canonical_json = __webpack_require__(4542);
// EXTERNAL MODULE: ./build/tasks/leading-id.js
var leading_id = __webpack_require__(433);
// EXTERNAL MODULE: ./build/tasks/sole-id.js
var sole_id = __webpack_require__(6644);
;// CONCATENATED MODULE: ./build/tasks/text-store.js
const BLOCK_UNITS = 1 << 16;
const NEWLINE = 0x0a;
class TextStore {
    #blocks = [];
    #pending = [];
    #pendingUnits = 0;
    #count = 0;
    #latest = 0;
    #open = null;
    get count() {
        return this.#count;
    }
    add(text) {
        this.#pending.push(text);
        this.#pendingUnits += text.length + 1;
        this.#count += 1;
        if (this.#pendingUnits >= BLOCK_UNITS)
            this.#close();
    }
    addLines(bytes, count) {
        this.#close();
        const copy = Buffer.allocUnsafeSlow(bytes.length + 1);
        copy.set(bytes);
        copy[bytes.length] = NEWLINE;
        this.#blocks.push({ bytes: copy, first: this.#count, starts: null });
        this.#count += count;
    }
    at(index) {
        if (index < 0 || index >= this.#count)
            return "";
        const pending = this.#pending[index - (this.#count - this.#pending.length)];
        if (pending !== undefined)
            return pending;
        const block = this.#blockOf(index);
        if (index === block.first)
            return block.bytes.toString("utf8", 0, block.bytes.indexOf(NEWLINE));
        block.starts ??= startsOf(block.bytes);
        const place = index - block.first;
        return block.bytes.toString("utf8", block.starts[place], (block.starts[place + 1] ?? 0) - 1);
    }
    cutAt(index, cut) {
        const latest = this.#latest;
        if (index < 0 || index >= this.#count - this.#pending.length)
            return cutWhole(this.at(index), cut);
        const block = this.#blockOf(index);
        if (this.#latest !== latest)
            return cutWhole(this.at(index), cut);
        if (this.#open?.block !== block)
            this.#open = openBlock(block);
        const { text, starts } = this.#open;
        const place = index - block.first;
        return cut(text, starts[place] ?? 0, (starts[place + 1] ?? 0) - 1);
    }
    *lines() {
        this.#close();
        for (const { bytes } of this.#blocks)
            yield bytes;
    }
    #close() {
        if (this.#pending.length === 0)
            return;
        const bytes = Buffer.from(`${this.#pending.join("\n")}\n`);
        this.#blocks.push({ bytes, first: this.#count - this.#pending.length, starts: null });
        this.#pending = [];
        this.#pendingUnits = 0;
    }
    #blockOf(index) {
        const isIn = (block, next) => block !== undefined && block.first <= index && (next === undefined || index < next.first);
        if (!isIn(this.#blocks[this.#latest], this.#blocks[this.#latest + 1])) {
            this.#latest = this.#blocks.findLastIndex((block) => block.first <= index);
        }
        return this.#blocks[this.#latest];
    }
}
function whole(text, from, to) {
    return text.slice(from, to);
}
function cutWhole(text, cut) {
    return cut(text, 0, text.length);
}
function openBlock(block) {
    const text = block.bytes.toString("utf8");
    const isAscii = text.length === block.bytes.length;
    if (!isAscii)
        return { block, text, starts: startsIn(text) };
    block.starts ??= startsIn(text);
    return { block, text, starts: block.starts };
}
function startsIn(text) {
    const starts = [0];
    for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1))
        starts.push(end + 1);
    return Uint32Array.from(starts);
}
function startsOf(bytes) {
    const starts = [0];
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, end + 1))
        starts.push(end + 1);
    return Uint32Array.from(starts);
}

;// CONCATENATED MODULE: ./build/tasks/task-columns.js





const FIRST_CAPACITY = 1_024;
class TaskColumns {
    #hashes = new hash_index/* HashIndex */.xn();
    #count = 0;
    #ids = new TextStore();
    #brokenIds = new Map();
    #texts = new TextStore();
    #traits = [];
    #traitsByKey = new Map();
    #traitsOf = new Uint32Array(FIRST_CAPACITY);
    get count() {
        return this.#count;
    }
    get hashes() {
        if (this.#hashes.count < this.#count) {
            this.#hashes = new hash_index/* HashIndex */.xn();
            for (let index = 0; index < this.#count; index += 1) {
                this.#hashes.appendDigest(digestOfJson(this.#texts.cutAt(index, whole)));
            }
        }
        return this.#hashes;
    }
    get hasWeights() {
        return this.#traits.some(({ weight }) => weight !== undefined);
    }
    add(task) {
        this.#hashes.append(task.hash);
        this.addRest(task.id, task.json, task);
    }
    addDigest(digest) {
        this.#hashes.appendDigest(digest);
    }
    addRest(id, json, traits) {
        const index = this.#grow(1);
        this.setTraits(index, traits);
        this.#texts.add(json);
        if (!(0,leading_id/* hasLeadingId */.G)(json, id))
            this.setId(index, id);
    }
    addLines(bytes, count, traits) {
        this.#texts.addLines(bytes, count);
        const first = this.#grow(count);
        this.#traitsOf.fill(this.#traitsIndex(traits, first), first, this.#count);
    }
    setTraits(index, traits) {
        this.#traitsOf[index] = this.#traitsIndex(traits, index);
    }
    setId(index, id) {
        this.#padIds(index);
        const isBroken = id.includes("\n");
        if (isBroken)
            this.#brokenIds.set(index, id);
        this.#ids.add(isBroken ? "" : id);
    }
    #grow(count) {
        const first = this.#count;
        this.#count += count;
        if (this.#count > this.#traitsOf.length) {
            const longer = new Uint32Array(Math.max(this.#count, this.#traitsOf.length * 2));
            longer.set(this.#traitsOf);
            this.#traitsOf = longer;
        }
        return first;
    }
    #padIds(count) {
        while (this.#ids.count < count)
            this.#ids.add("");
    }
    at(index) {
        const json = this.#texts.at(index);
        return {
            id: this.#storedId(index) || (0,leading_id/* leadingIdOf */.n)(json),
            hash: this.hashes.at(index),
            json,
            ...this.#traitsAt(index),
        };
    }
    idAt(index) {
        return this.#storedId(index) || this.#texts.cutAt(index, leading_id/* leadingIdOf */.n);
    }
    #storedId(index) {
        return this.#ids.cutAt(index, whole) || (this.#brokenIds.get(index) ?? "");
    }
    providerAt(index) {
        return this.#traitsAt(index).provider;
    }
    weightAt(index) {
        return this.#traitsAt(index).weight ?? null;
    }
    lines() {
        return this.#texts.lines();
    }
    *[Symbol.iterator]() {
        for (let index = 0; index < this.count; index += 1)
            yield this.at(index);
    }
    #traitsAt(index) {
        return this.#traits[this.#traitsOf[index] ?? 0] ?? { provider: "" };
    }
    #traitsIndex({ provider, group, timeoutMs, weight }, index) {
        const latest = this.#traitsOf[index - 1] ?? 0;
        const last = this.#traits[latest];
        if (last?.provider === provider && last.group === group && last.timeoutMs === timeoutMs && last.weight === weight) {
            return latest;
        }
        const key = `${timeoutMs} ${weight} ${provider.length} ${provider}${group === undefined ? "" : ` ${group}`}`;
        const known = this.#traitsByKey.get(key);
        if (known !== undefined)
            return known;
        const next = this.#traits.length;
        this.#traitsByKey.set(key, next);
        this.#traits.push({
            provider,
            ...(group === undefined ? undefined : { group }),
            ...(timeoutMs === undefined ? undefined : { timeoutMs }),
            ...(weight === undefined ? undefined : { weight }),
        });
        return next;
    }
}
function digestOfJson(json) {
    return (0,sole_id/* hasSoleId */.zo)(json) ? (0,canonical_json/* digestOfText */.Nv)(json) : (0,canonical_json/* digestOf */.ol)(JSON.parse(json), json);
}


/***/ })

};
