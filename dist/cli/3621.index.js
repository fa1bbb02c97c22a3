export const id = 3621;
export const ids = [3621,283];
export const modules = {

/***/ 57705:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   providerCommand: () => (/* binding */ providerCommand)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var _config_command_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25048);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98065);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19023);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(579);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4083);
/* harmony import */ var _provider_canned_answers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72114);
/* harmony import */ var _provider_provider_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60049);
/* harmony import */ var _streams_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(90283);












async function providerCommand({ options, argv }) {
    const provider = await start((0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .readOptions */ .Tt)(_config_command_options_js__WEBPACK_IMPORTED_MODULE_4__/* .PROVIDER_OPTIONS */ .dW, options));
    try {
        const exitCode = argv !== null && argv.length > 0 ? await runBeside(provider, argv) : await serve(provider);
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_9__.informText)(describeStats(provider.stats()));
        return exitCode;
    }
    finally {
        await provider.close();
    }
}
async function start(options) {
    const { port, answers, log, ...others } = options;
    const settings = settingsOf(others);
    const answer = answers === null ? undefined : (0,_provider_canned_answers_js__WEBPACK_IMPORTED_MODULE_7__/* .readCannedAnswers */ .Xu)(answers);
    const onRequest = log === null ? undefined : requestLog(log);
    try {
        return await (0,_provider_provider_js__WEBPACK_IMPORTED_MODULE_8__/* .startProvider */ .C)(settings, { port, answer, onRequest });
    }
    catch (cause) {
        const found = (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_10__/* .reasonOf */ .A)(cause);
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_11__/* .UserError */ .y(`Expected to serve on port ${port} of 127.0.0.1: ${found}. Free it, or name another one.`, {
            cause,
        });
    }
}
function requestLog(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.appendFileSync)(path, "");
    }
    catch (cause) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_11__/* .UserError */ .y(`Expected \`--log\` to name a file that can be written: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_10__/* .reasonOf */ .A)(cause)}`, { cause });
    }
    return (request) => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.appendFileSync)(path, `${JSON.stringify(request)}\n`);
}
function settingsOf({ rate, burst, dailyQuota, dayMs, quotaForm, ...others }) {
    for (const [name, value, other, needed] of [
        ["burst", burst, "rate", rate],
        ["day", dayMs, "daily-quota", dailyQuota],
        ["quota-form", quotaForm, "daily-quota", dailyQuota],
    ]) {
        if (value !== null && needed === null)
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_11__/* .UserError */ .y(`Expected \`--${other}\` beside \`--${name}\`, found none. See \`carryover provider --help\`.`);
    }
    const reset = { kind: "after", durationMs: dayMs ?? _core_duration_js__WEBPACK_IMPORTED_MODULE_6__/* .DAY_MS */ .sO };
    return {
        ...others,
        rate: rate === null ? null : { ...rate, burst: burst ?? 1 },
        quota: dailyQuota === null ? null : { requests: dailyQuota, form: quotaForm ?? undefined, reset },
    };
}
async function serve(provider) {
    (0,_streams_js__WEBPACK_IMPORTED_MODULE_9__/* .printText */ .n)(`OPENAI_BASE_URL=${provider.openaiBaseUrl}\nANTHROPIC_BASE_URL=${provider.url}`);
    (0,_streams_js__WEBPACK_IMPORTED_MODULE_9__.informText)(`The stand-in provider listens on ${provider.url}. Stop it with Ctrl-C.`);
    const stopping = new AbortController();
    await Promise.race(["SIGINT", "SIGTERM"].map((signal) => (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(process, signal, { signal: stopping.signal })));
    stopping.abort();
    return 0;
}
async function runBeside(provider, command) {
    const [program, ...rest] = command;
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program ?? "", rest, {
        stdio: "inherit",
        env: {
            ...process.env,
            OPENAI_BASE_URL: provider.openaiBaseUrl,
            ANTHROPIC_BASE_URL: provider.url,
            OPENAI_API_KEY: "none",
            ANTHROPIC_API_KEY: "none",
        },
    });
    const ignore = () => undefined;
    const forward = () => child.kill("SIGTERM");
    process.on("SIGINT", ignore).on("SIGTERM", forward);
    try {
        const [code, signal] = await new Promise((resolve, reject) => {
            child.once("error", reject);
            child.once("exit", (...how) => resolve(how));
        });
        return code ?? 128 + (signal === null ? 0 : node_os__WEBPACK_IMPORTED_MODULE_3__.constants.signals[signal]);
    }
    catch (cause) {
        const found = (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_10__/* .reasonOf */ .A)(cause);
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_11__/* .UserError */ .y(`Expected to run \`${command.join(" ")}\` after \`--\`: ${found}. Check the name of the program.`, { cause });
    }
    finally {
        process.off("SIGINT", ignore).off("SIGTERM", forward);
    }
}
function describeStats(stats) {
    const refused = Object.entries(stats.refused).filter(([, count]) => count > 0);
    const reasons = refused.map(([kind, count]) => `${count} ${kind}`).join(", ");
    const resetAt = stats.quota?.resetAt ?? null;
    const reset = resetAt === null ? "" : `; the quota is available again in ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDuration */ .a3)(resetAt - Date.now())}`;
    return `Stand-in provider: ${stats.requests} requests, ${stats.admitted} answered, ${stats.refusedTotal} refused${reasons === "" ? "" : ` (${reasons})`}${reset}.`;
}


/***/ }),

/***/ 90283:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DO: () => (/* binding */ writeSoon),
/* harmony export */   IP: () => (/* binding */ inform),
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   Wb: () => (/* binding */ writeRaw),
/* harmony export */   informText: () => (/* binding */ informText),
/* harmony export */   n: () => (/* binding */ printText),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84479);

function inform(message) {
    writeRaw(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(`carryover: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(message)}`)}\n`);
}
function informText(text) {
    writeRaw(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .logText */ .kc)(text)}\n`);
}
function printText(text) {
    process.stdout.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .logText */ .kc)(text)}\n`);
}
function printJson(value) {
    process.stdout.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonLine */ .rF)(value)}\n`);
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


/***/ }),

/***/ 82397:
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
    if (value === Number.POSITIVE_INFINITY)
        return "1e999";
    if (value === Number.NEGATIVE_INFINITY)
        return "-1e999";
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

/***/ 48505:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ unreachable)
/* harmony export */ });
function unreachable(value) {
    throw new Error(`Unreachable case: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 84479:
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
    return cutText(line, length);
}
function cutText(text, length) {
    return text.length <= length ? text : `${text.slice(0, Math.max(0, length - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}
const SEEN = /^[!-[\]-~]+(?: [!-[\]-~]+)*$/;
const UNSEEN = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\ufffe\uffff\u2420\u2800]|(?! )\p{Z}|^\s|\s$|\\(?=u[0-9a-f]{4})|(?<=\s) | (?=\s)/gu;
function visibleId(id) {
    return SEEN.test(id) ? id : id.replace(UNSEEN, (character) => (character === " " ? "\u2420" : jsonEscape(character)));
}
function jsonEscape(character) {
    return character
        .split("")
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
        .join("");
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


/***/ })

};
