export const id = 7645;
export const ids = [7645,4624];
export const modules = {

/***/ 24624:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DO: () => (/* binding */ writeSoon),
/* harmony export */   IP: () => (/* binding */ inform),
/* harmony export */   My: () => (/* binding */ printOutputs),
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   Wb: () => (/* binding */ writeRaw),
/* harmony export */   iZ: () => (/* binding */ relativePath),
/* harmony export */   informText: () => (/* binding */ informText),
/* harmony export */   n: () => (/* binding */ printText),
/* harmony export */   tR: () => (/* binding */ informOfReport),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);



function inform(message) {
    writeRaw(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .logLine */ .BP)(`carryover: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(message)}`)}\n`);
}
function informOfReport(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile())
        inform(`the report is in ${relativePath(path)}`);
}
function informText(text) {
    writeRaw(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .logText */ .kc)(text)}\n`);
}
function printText(text) {
    process.stdout.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .logText */ .kc)(text)}\n`);
}
function printJson(value) {
    process.stdout.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonLine */ .rF)(value)}\n`);
}
function printOutputs(outputs) {
    printJson({ ...outputs, outputs });
}
function writeRaw(text) {
    const whole = `${pending}${text}`;
    pending = "";
    if (whole !== "")
        process.stderr.write(whole);
}
let pending = "";
function writeSoon(text) {
    if (pending === "" && text !== "")
        process.nextTick(writeRaw, "");
    pending += text;
}
function table(rows, width) {
    return rows.map(([name, value]) => `${name.padEnd(width)} ${value}`).join("\n");
}
function relativePath(path) {
    const fromHere = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), path);
    return fromHere.startsWith("..") ? path : fromHere;
}


/***/ }),

/***/ 65079:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ iso),
/* harmony export */   Qd: () => (/* binding */ earliest),
/* harmony export */   i: () => (/* binding */ instantAfter),
/* harmony export */   rn: () => (/* binding */ CLOCK_SKEW_MS)
/* harmony export */ });
function iso(at) {
    return new Date(at).toISOString();
}
const CLOCK_SKEW_MS = 3_600_000;
function instantAfter(earlier, at) {
    const earliestAt = Date.parse(earlier ?? "") + 1;
    return iso(earliestAt > at && earliestAt <= at + CLOCK_SKEW_MS ? earliestAt : at);
}
function earliest(a, b) {
    if (a === null)
        return b;
    return b === null ? a : Math.min(a, b);
}


/***/ }),

/***/ 28314:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   J5: () => (/* binding */ jsonOrNull),
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
const PLAIN_TEXT = /^[ !#-[\]-~]*$/;
function writeText(text) {
    return PLAIN_TEXT.test(text) ? `"${text}"` : JSON.stringify(text);
}
function write(value, ordered) {
    if (typeof value === "string")
        return writeText(value);
    if (typeof value === "bigint")
        return `${value}`;
    if (typeof value !== "object" || value === null)
        return JSON.stringify(value);
    if (isArray(value))
        return `[${value.map((item) => write(item, ordered)).join(",")}]`;
    let text = "";
    for (const key of ordered(Object.keys(value))) {
        text += `${text === "" ? "{" : ","}${writeText(key)}:${write(value[key], ordered)}`;
    }
    return text === "" ? "{}" : `${text}}`;
}
function isArray(value) {
    return Array.isArray(value);
}
function jsonOrNull(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
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

/***/ 19996:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HM: () => (/* binding */ waitEndsAt),
/* harmony export */   Ph: () => (/* binding */ pauseReason),
/* harmony export */   Sm: () => (/* binding */ DETECTION_KINDS),
/* harmony export */   Vj: () => (/* binding */ LEAST_WAIT_MS),
/* harmony export */   W7: () => (/* binding */ statedEndAt),
/* harmony export */   XV: () => (/* binding */ NOTHING_DETECTED),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   bj: () => (/* binding */ LIMIT_SOURCES),
/* harmony export */   gO: () => (/* binding */ limitDetails),
/* harmony export */   hJ: () => (/* binding */ statedWaitMs)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);


const DETECTION_KINDS = ["wait", "stop", "cap", "task", "overload", "none"];
const LIMIT_SOURCES = ["wire", "row", "exit-code", "stderr", "stdout", "failure-log"];
const NOTHING_DETECTED = {
    kind: "none",
    certain: true,
    retryAfterMs: null,
    resetAt: null,
    evidence: "",
    form: null,
    provider: null,
};
function isRateLimit(detection) {
    return detection.kind !== "none" && detection.kind !== "overload";
}
function limitDetails(limit) {
    const { kind, certain, source = null, retryAfterMs, resetAt, form, provider, evidence } = limit;
    return {
        certain,
        kind,
        source,
        retry_after_seconds: retryAfterMs === null ? null : retryAfterMs / 1_000,
        reset_at: resetAt === null ? null : (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .KH)(resetAt),
        evidence,
        form,
        provider,
    };
}
const WAIT_FACTOR = 1.1;
const LEAST_WAIT_MS = 1_000;
function waitEndsAt(limit, now) {
    if (limit.retryAfterMs === null && limit.resetAt === null)
        return null;
    const waitMs = statedWaitMs(limit, now);
    return now + (waitMs === null ? LEAST_WAIT_MS : Math.ceil(waitMs * WAIT_FACTOR));
}
function statedWaitMs({ retryAfterMs, resetAt }, now) {
    if (retryAfterMs !== null && retryAfterMs > 0)
        return retryAfterMs;
    return resetAt !== null && resetAt > now ? resetAt - now : null;
}
function pauseReason({ evidence }, waitMs) {
    return `${waitMs === null ? "rate limit without a stated wait" : `asked to wait ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(waitMs)}`}: ${evidence}`;
}
function statedEndAt(limit, now) {
    if (limit.resetAt !== null && limit.resetAt > now)
        return limit.resetAt;
    const waitMs = statedWaitMs(limit, now);
    return waitMs === null ? null : now + waitMs;
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
/* harmony export */   IN: () => (/* binding */ cutText),
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
const ANSI = /(?:\u001b\[|\u009b)[0-?]{0,64}[ -/]{0,8}[@-~]|\u001b(?:\][^\u0007\u001b\r\n]{0,2048}(?:\u0007|\u001b\\)|[ -/]{1,8}[0-~]|[@-Z\\^_=>78])/g;
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const LINE_BREAKS = /\r\n|[\n\r\u2028\u2029]/g;
function plainText(text) {
    return text.replace(LINE_BREAKS, "\n").replace(ANSI, "").replace(CONTROLS, "");
}
function oneLine(text, length = Number.POSITIVE_INFINITY) {
    const line = plainText(text)
        .replace(/[\n\t ]+/g, " ")
        .trim();
    return cutText(line, length);
}
function cutText(text, length) {
    return text.length <= length ? text : `${text.slice(0, Math.max(0, length - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}
const SEEN = /^[!-~]+(?: [!-~]+)*$/;
const UNSEEN = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\ufffe\uffff\u2420\u2800]|(?! )\p{Z}|^\s|\s$|(?<=\s) | (?=\s)/gu;
function visibleId(id) {
    return SEEN.test(id) ? id : id.replace(UNSEEN, (found) => (found === " " ? "\u2420" : jsonEscape(found)));
}
function jsonEscape(character) {
    return character
        .split("")
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
        .join("");
}
function childLines(text, label) {
    const prefix = `[${oneLine(label, 100)}] `;
    return text.split(LINE_BREAKS).map((line) => breakUpCommands(`${prefix}${plainText(line)}`));
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

/***/ 44702:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   Bl: () => (/* binding */ commandWords),
/* harmony export */   Bx: () => (/* binding */ endWords),
/* harmony export */   Dt: () => (/* binding */ firstFew),
/* harmony export */   GQ: () => (/* binding */ wholeMinute),
/* harmony export */   Hn: () => (/* binding */ utcSecond),
/* harmony export */   In: () => (/* binding */ shortNumber),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   Lo: () => (/* binding */ nameWords),
/* harmony export */   MH: () => (/* binding */ replayedWords),
/* harmony export */   Mm: () => (/* binding */ countsWords),
/* harmony export */   SM: () => (/* binding */ UNSELECTIVE),
/* harmony export */   _R: () => (/* binding */ UTC_MINUTE),
/* harmony export */   f5: () => (/* binding */ CLASS_WORDS),
/* harmony export */   hC: () => (/* binding */ providerWords),
/* harmony export */   o7: () => (/* binding */ statusWords),
/* harmony export */   ot: () => (/* binding */ classWords),
/* harmony export */   vD: () => (/* binding */ utcMinute)
/* harmony export */ });
/* harmony import */ var _core_task_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60093);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23627);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);



function countsWords(counts) {
    return Object.entries(counts).flatMap(([words, count]) => (count > 0 ? `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(count)} ${words}` : []));
}
function nameWords(name) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleId */ .i2)(name), 120);
}
function providerWords(provider) {
    return nameWords((0,_core_task_js__WEBPACK_IMPORTED_MODULE_2__/* .providerInWords */ .S)(provider));
}
function replayedWords(replayed) {
    const tokens = replayed.input_tokens + replayed.output_tokens;
    const saved = tokens === 0 ? "not paid again" : `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(tokens, "token")} not paid again`;
    return `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(replayed.calls, "call")} replayed, ${saved}`;
}
const UNSELECTIVE = "to run the other tasks, run it without `only` and `sample`";
function firstFew(items, count = 20, words = String) {
    const shown = items.slice(0, count).map(words).join(", ");
    return items.length > count ? `${shown} and ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(items.length - count)} more` : shown;
}
function percent(share) {
    const rounded = Math.round(share * 1_000) / 10;
    if (rounded === 100 && share < 1)
        return "99.9 %";
    if (rounded === 0 && share > 0)
        return "0.1 %";
    return `${Number.isInteger(rounded) ? rounded : rounded.toFixed(1)} %`;
}
function shortNumber(value) {
    return String(Number(value.toPrecision(3)));
}
function statusWords(status) {
    return status.replaceAll("_", " ");
}
function endWords(status, reason) {
    const words = statusWords(status);
    if (reason === "")
        return words;
    return reason.startsWith(words) ? reason : `${words}: ${reason}`;
}
const COMMAND_LENGTH = 20_000;
function commandWords(command, longestBytes = COMMAND_LENGTH) {
    return Buffer.byteLength(command) > longestBytes ? "" : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(command);
}
const CLASS_WORDS = {
    graded: { name: "graded", meaning: "has a result" },
    passed: { name: "passed", meaning: "" },
    failed: { name: "failed", meaning: "graded, and the answer was wrong" },
    mixed: { name: "passed and failed", meaning: "the tasks of this shard differ" },
    rate_limited: { name: "rate-limited", meaning: "the provider refused it; runs again" },
    kill_shaped: { name: "killed", meaning: "ended by a signal" },
    timeout_exceeded: { name: "timed out", meaning: "ran longer than its timeout; not retried" },
    transient: { name: "transient failure", meaning: "the server or the connection failed" },
    legitimate: { name: "errored", meaning: "the attempt gave no result" },
    fatal: { name: "fatal failure", meaning: "cannot succeed; not retried" },
    skipped: { name: "skipped", meaning: "" },
    unfinished: { name: "unfinished", meaning: "the child ended without a result for it; runs again" },
    running: { name: "still running", meaning: "no end was recorded" },
};
function classWords(outcome) {
    return CLASS_WORDS[outcome].name;
}
function failureWords(failure) {
    if (failure === "graded")
        return "graded as failed";
    if (failure === "skipped")
        return "skipped";
    return failure === "legitimate" ? "errored" : `errored (${classWords(failure).replace(" failure", "")})`;
}
const MARGIN_MS = 5_000;
const MINUTE_MS = 60_000;
function utcMinute(at) {
    return `${new Date(wholeMinute(at)).toISOString().slice(0, 16)}Z`;
}
const UTC_MINUTE = /\d{4}-\d\d-\d\dT\d\d:\d\dZ/g;
function utcSecond(at) {
    return `${new Date(at).toISOString().slice(0, 19)}Z`;
}
function wholeMinute(at) {
    return Math.ceil((at - MARGIN_MS) / MINUTE_MS) * MINUTE_MS;
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
    if (bytes.length > node_buffer__WEBPACK_IMPORTED_MODULE_0__.constants.MAX_STRING_LENGTH)
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`Expected ${source} to have at most 512 MiB, found more. Split the list, or shorten its tasks.`);
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString("utf8").replace(/^\uFEFF/, "");
    if (/^(?:fffe|feff)/.test(bytes.toString("hex", 0, 2)))
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`Expected ${source} to be UTF-8 text, found UTF-16. Save it as UTF-8.`);
    const lines = bytes.toString("latin1").split("\n");
    const line = lines.findIndex((one) => !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(Buffer.from(one, "latin1"))) + 1;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`Expected ${source} to be UTF-8 text, found other bytes at ${source}:${line} (line ${line}). Save it as UTF-8.`);
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
        throw brokenJson(text, { name, firstLine: line, advice: "Write one JSON object on each line." });
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
    return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`Expected valid JSON at ${source.name}:${line}:${column} (line ${line}, column ${column}): ${said}. ${source.advice}`);
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
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/core/words.js
var words = __webpack_require__(23627);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/tasks/list-text.js
var list_text = __webpack_require__(68665);
// EXTERNAL MODULE: ./build/tasks/task-list.js + 1 modules
var task_list = __webpack_require__(68326);
// EXTERNAL MODULE: ./build/tasks/task-source.js
var task_source = __webpack_require__(1132);
;// CONCATENATED MODULE: ./build/tasks/list-file.js






async function readListFile({ name, path, format }, options) {
    const text = (0,list_text/* decodeList */.VX)((0,task_source/* readBytes */.io)(path, name), name);
    const describePlace = (place) => format === "json-array" ? `${name}: item ${place + 1} (index ${place})` : `${name}:${place} (line ${place})`;
    const list = new task_list/* TaskList */._(options, describePlace);
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
        throw (0,list_text/* brokenJson */.U0)(text, { name, firstLine: 1, advice: "A list with one object per line belongs in a .jsonl file." });
    }
    if (!Array.isArray(listed)) {
        const found = typeof listed === "object" && listed !== null
            ? `an object (${Object.keys(listed).slice(0, 5).join(", ") || "empty"})`
            : JSON.stringify(listed).slice(0, 80);
        throw new user_error/* UserError */.yo(`Expected ${name} to hold an array of tasks, [{"id": "a"}, …], found ${found}. Put the list itself at the top of the file.`);
    }
    for (const [index, item] of listed.entries())
        list.add(item, null, index);
}

// EXTERNAL MODULE: ./build/tasks/task-hash.js
var task_hash = __webpack_require__(42809);
;// CONCATENATED MODULE: ./build/tasks/read-tasks.js










const NOTHING_OWN = { has: () => false, stored: null };
const COMMAND_TIMEOUT_MS = 600_000;
async function readTasks(source, options) {
    const tasks = await listTasks(source, options);
    if (tasks.count === 0 && !options.passWithNoTasks) {
        throw new user_error/* UserError */.yo(`Expected at least one task, found none in ${describeSource(source)}. Check the list, or set pass-with-no-tasks to make an empty one a success.`);
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
            const list = new task_list/* TaskList */._(options, (index) => `test ${index + 1} of ${source.name}`);
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
    throw new user_error/* UserError */.yo(`Expected \`tasks\` to name your own list, found ${name}, a file in the state folder that every run overwrites. Move or rename the list, or set another \`state-dir\`.`);
}
async function readMatches(patterns, options) {
    const lists = (0,task_source/* namedLists */.Py)(patterns);
    if (lists.length > 0) {
        options.warn(`tasks has ${patterns.length} lines, so each of these files is one task, not a list: ${lists.join(", ")}. ` +
            "To run the tasks in them, put them into one file, or print them with `tasks-command`.");
    }
    const { matchFiles } = await Promise.all(/* import() */[__webpack_require__.e(6448), __webpack_require__.e(8630)]).then(__webpack_require__.bind(__webpack_require__, 78630));
    const paths = await matchFiles(patterns, { ...options, of: "tasks", isOwn: (options.own ?? NOTHING_OWN).has });
    const list = new task_list/* TaskList */._(options, (index) => `matched file ${paths[index]}`);
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
        throw new user_error/* UserError */.yo(`Expected inputs to match the files that results depend on, found none in ${workspace} for ${inputs.join(", ")}. Check the patterns: they are relative to the workspace.`);
    }
    return (0,task_hash/* hashOf */.q)(paths.map((path) => [path, hashOfFile(path, workspace)]));
}
function hashOfFile(name, workspace) {
    return (0,external_node_crypto_.hash)("sha256", (0,task_source/* readBytes */.io)((0,external_node_path_.resolve)(workspace, name), name));
}
function describeSource(source) {
    switch (source.kind) {
        case "tasks-command":
            return `the output of tasks-command (${(0,words/* quote */.hD)(source.command)})`;
        case "tasks":
            return `tasks (${source.value.trim().split("\n").join(", ")})`;
        case "items":
            return `the tests that ${source.name} selects`;
        default:
            return (0,unreachable/* unreachable */.H)(source);
    }
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

/***/ 68326:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ TaskList)
});

// EXTERNAL MODULE: ./build/core/json.js
var core_json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/core/words.js
var words = __webpack_require__(23627);
// EXTERNAL MODULE: ./build/tasks/public-name.js
var public_name = __webpack_require__(81038);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
;// CONCATENATED MODULE: ./build/tasks/reserved-fields.js

const NO_RESERVED_FIELDS = {};
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
        reserved = { ...reserved, [as]: value ?? refuse(name, expected) };
    }
    return reserved;
}
function readText(found) {
    return typeof found === "string" ? found : null;
}
function readTimeoutMs(found) {
    const timeoutMs = typeof found === "string" || typeof found === "number" ? (0,duration/* parseDuration */.E9)(String(found)) : null;
    return timeoutMs !== null && timeoutMs > 0 && timeoutMs <= duration/* LONGEST_DURATION_MS */.Nf ? timeoutMs : null;
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
    #at;
    #variants;
    #isAsListed;
    #variedFields;
    #tasks = new task_table/* TaskTable */.E();
    #providerNames = new Map();
    #places = [];
    #commonTraits;
    constructor(options, describePlace) {
        this.#options = options;
        this.#at = describePlace;
        const axes = options.vary ?? [];
        this.#variants = (0,vary/* variantsOf */.IM)(axes);
        this.#isAsListed = axes.length === 0 && options.repeats === 1;
        this.#variedFields = axes.length === 0 ? [] : [vary/* BASE_ID */.uk, ...axes.map(({ name }) => name)];
        this.#commonTraits = { provider: this.#providerName(options.provider) };
    }
    add(listed, json, place) {
        if (!(0,core_json/* isObject */.Gv)(listed)) {
            throw new user_error/* UserError */.yo(`Expected a task, an object such as {"id": "a"}, at ${this.#at(place)}, found ${describe(listed)}. Wrap it as an object with an id.`);
        }
        const fields = listed;
        const id = this.#idOf(fields, place);
        const reserved = this.#reservedOf(fields, id, place);
        const conflict = this.#variedFields.find((name) => Object.hasOwn(fields, name));
        if (conflict !== undefined) {
            throw new user_error/* UserError */.yo(`Expected no field ${(0,words/* quote */.hD)(conflict)} in a task, because \`vary\` sets it, found it in task ${(0,words/* quote */.hD)(id)} at ${this.#at(place)}. Rename the field, or vary another one.`);
        }
        try {
            const item = { id, fields, json, reserved };
            if (this.#isAsListed)
                this.#push(item, place);
            else
                for (const copy of this.#expand(item))
                    this.#push(copy, place);
        }
        catch (error) {
            if (!(error instanceof RangeError))
                throw error;
            throw new user_error/* UserError */.yo(`Expected a task of reasonable depth at ${this.#at(place)}, found ${(0,words/* quote */.hD)(id)} nested too deeply to be hashed. Flatten its payload, or keep it in a file of its own.`);
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
    finish() {
        const same = this.#tasks.index.sameIds();
        if (same !== null)
            throw this.#sameIds(...same);
        return this.#tasks;
    }
    #push({ id, fields, json, reserved }, place) {
        const { inputsHash = null } = this.#options;
        const own = (0,task_hash/* hashOf */.q)(fields);
        const hash = inputsHash === null ? own : (0,task_hash/* withInputs */.w)(own, inputsHash);
        this.#tasks.add({ id, hash, json: json ?? (0,core_json/* writeJson */.GF)(fields) }, this.#traitsOf(reserved));
        this.#places.push(place);
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
        if (typeof id === "string" && id.trim() !== "" && id.isWellFormed() && !id.includes("\0"))
            return id;
        const where = `Expected a task with a text "id" at ${this.#at(place)}`;
        if (typeof id === "number" || typeof id === "bigint")
            throw new user_error/* UserError */.yo(`${where}, found the number ${id}. Quote it: "id": "${id}".`);
        if (id === undefined) {
            const names = Object.keys(fields).slice(0, 8).map(words/* quote */.hD).join(", ");
            const found = names === "" ? "no fields at all" : `only ${names}`;
            throw new user_error/* UserError */.yo(`${where}, found no id (${found}). Add one that stays the same from run to run.`);
        }
        if (typeof id !== "string")
            throw new user_error/* UserError */.yo(`${where}, found ${describe(id)}. Give it a text, such as "id": "a".`);
        if (id.trim() === "")
            throw new user_error/* UserError */.yo(`${where}, found an empty one. Give it a unique text.`);
        throw new user_error/* UserError */.yo(`Expected an id of Unicode text at ${this.#at(place)}, found ${(0,words/* quote */.hD)(id)}, which has a NUL or half a character in it. Neither can be passed to a child. Rename it.`);
    }
    #sameIds(first, later) {
        const at = (task) => this.#at(this.#places[task] ?? 0);
        const id = this.#tasks.index.idAt(later);
        return new user_error/* UserError */.yo(`Expected unique ids, found ${(0,words/* quote */.hD)(id)} at ${at(first)} and again at ${at(later)}. Rename one; to run a task several times, use repeats.`);
    }
    #reservedOf(fields, id, place) {
        return readReserved(fields, (name, expected) => {
            throw new user_error/* UserError */.yo(`Expected ${(0,words/* quote */.hD)(name)} to be ${expected} at ${this.#at(place)} (task ${(0,words/* quote */.hD)(id)}), found ${describe(fields[name])}. Fix the field, or rename it if it is payload: this name is reserved.`);
        });
    }
}
function describe(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "an array";
    if (typeof value === "string")
        return (0,words/* quote */.hD)(value);
    return typeof value === "object" ? "an object" : `the ${typeof value} ${String(value)}`;
}


/***/ }),

/***/ 1132:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: () => (/* binding */ resolveListing),
/* harmony export */   Py: () => (/* binding */ namedLists),
/* harmony export */   _N: () => (/* binding */ statOf),
/* harmony export */   io: () => (/* binding */ readBytes),
/* harmony export */   tE: () => (/* binding */ refuseFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64220);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67756);




const FORMATS = {
    ".jsonl": "json-lines",
    ".ndjson": "json-lines",
    ".json": "json-array",
    ".csv": "csv",
    ".txt": "plain",
};
const LIST_EXTENSIONS = Object.keys(FORMATS).join(", ");
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
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Expected a task file (${LIST_EXTENSIONS}) or a glob pattern in tasks, found no file ${name} in ${workspace}. Check the path: it is relative to the workspace.`);
    }
    if (stats.isDirectory())
        refuseFolder(name);
    const extension = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(name).toLowerCase();
    const format = FORMATS[extension];
    if (format === undefined) {
        const found = extension === "" ? "no extension" : `the unknown extension ${extension}`;
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Expected a task file with one of the extensions ${LIST_EXTENSIONS}, found ${found} in ${name}. Rename it by its format, or write a pattern with a * to make each matched file a task.`);
    }
    return { kind: "file", path, name, format };
}
function namedLists(patterns) {
    const isList = (pattern) => /^[^*?![\](){}]+\.(jsonl|ndjson|csv)$/i.test(pattern);
    return patterns.every(isList) ? patterns : [];
}
function refuseFolder(name) {
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Expected a task file (${LIST_EXTENSIONS}) or a glob pattern in tasks, found the folder ${name}. To make each file in it a task, write a pattern such as ${name.replace(/\/+$/, "")}/**/*.yaml.`);
}
function statOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false }) ?? null;
    }
    catch {
        return null;
    }
}
function readBytes(path, name) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (cause) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Expected a readable file, found ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(cause)} when reading ${name}. Check its permissions.`, { cause });
    }
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
        this.index.add(id, hash);
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
    #traitsAt(index) {
        return this.#traits[index] ?? { provider: "" };
    }
}


/***/ })

};
