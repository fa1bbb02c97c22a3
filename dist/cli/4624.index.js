export const id = 4624;
export const ids = [4624];
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


/***/ })

};
