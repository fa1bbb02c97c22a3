export const id = 5392;
export const ids = [5392];
export const modules = {

/***/ 5392:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   helpText: () => (/* binding */ helpText)
/* harmony export */ });
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45725);
/* harmony import */ var _subcommands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37999);


const WIDTH = 80;
const INDENT = 6;
function helpText(topic, all = false) {
    if (topic === null)
        return overview();
    return all || _subcommands_js__WEBPACK_IMPORTED_MODULE_1__/* .SUBCOMMAND_TABLE */ .vb[topic].common === undefined ? subcommandHelp(topic) : commonHelp(topic);
}
function overview() {
    const longest = Math.max(..._subcommands_js__WEBPACK_IMPORTED_MODULE_1__/* .SUBCOMMANDS */ .Vh.map((name) => name.length));
    const lines = _subcommands_js__WEBPACK_IMPORTED_MODULE_1__/* .SUBCOMMANDS */ .Vh.flatMap((name) => {
        const wrapped = wrap(_subcommands_js__WEBPACK_IMPORTED_MODULE_1__/* .SUBCOMMAND_TABLE */ .vb[name].summary, longest + 4);
        return [`  ${name.padEnd(longest)}  ${wrapped[0]?.trimStart() ?? ""}`, ...wrapped.slice(1)];
    });
    return toText([
        "Runs evaluations in parallel, stops early at a rate limit, and continues in the",
        "next run with the tasks that are left.",
        "",
        "Usage: carryover COMMAND [options]",
        "",
        "Commands:",
        ...lines,
        "",
        "See carryover COMMAND --help for the options of a command. Write an option as",
        "--name VALUE or --name=VALUE. Every input of the action is an option.",
        "",
        "Example:",
        "  carryover run --tasks tasks.jsonl --concurrency 8 -- node evaluate.mjs {id}",
    ]);
}
function headOf(topic) {
    const { usage, summary } = _subcommands_js__WEBPACK_IMPORTED_MODULE_1__/* .SUBCOMMAND_TABLE */ .vb[topic];
    return [...wrap(`Usage: carryover ${usage}`, 0), "", ...wrap(summary, 0)];
}
function commonHelp(topic) {
    const { details, common = [] } = _subcommands_js__WEBPACK_IMPORTED_MODULE_1__/* .SUBCOMMAND_TABLE */ .vb[topic];
    const longest = Math.max(...common.map(([name]) => name.length));
    return toText([
        ...headOf(topic),
        ...details.flatMap((detail) => wrap(detail, 0)),
        "",
        "Common options:",
        ...common.map(([name, words]) => `  --${name.padEnd(longest)}  ${words}`),
        "",
        `All options, with their defaults: carryover ${topic} --help=all`,
    ]);
}
function subcommandHelp(topic) {
    const { details, taker, options } = _subcommands_js__WEBPACK_IMPORTED_MODULE_1__/* .SUBCOMMAND_TABLE */ .vb[topic];
    const groups = new Map();
    for (const name of taker === null ? [] : (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .inputsOf */ .Vc)(taker)) {
        const row = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .inputRow */ .bd)(name);
        const lines = groups.get(row.group) ?? [];
        const shownDefault = row.defaultWords ?? (row.kind === "flag" ? "" : row.default);
        const suffix = shownDefault === "" ? "" : ` [default: ${shownDefault}]`;
        lines.push(...optionLines(name, row.placeholder, `${row.help}${suffix}`));
        groups.set(row.group, lines);
    }
    const own = [...(0,_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsOf */ .RO)(options)].flatMap(([name, { placeholder, help }]) => optionLines(name, placeholder, help));
    const general = [...own, ...optionLines("help", "", "Shows this text.")];
    return toText([
        ...headOf(topic),
        ...details.flatMap((detail) => ["", ...wrap(detail, 0)]),
        ...[...groups].flatMap(([group, lines]) => ["", `${group}:`, ...lines]),
        "",
        groups.size === 0 ? "Options:" : "More options:",
        ...general,
    ]);
}
function optionLines(name, placeholder, description) {
    return [
        `  --${name}${placeholder === "" ? "" : ` ${placeholder}`}`,
        ...wrap(description.replaceAll("`", ""), INDENT),
    ];
}
function wrap(text, indent) {
    const lines = [];
    let line = "";
    for (const word of text.split(" ")) {
        const longer = line === "" ? word : `${line} ${word}`;
        if (longer.length <= WIDTH - indent || line === "")
            line = longer;
        else {
            lines.push(line);
            line = word;
        }
    }
    lines.push(line);
    return lines.map((content) => " ".repeat(indent) + content);
}
function toText(lines) {
    return `${lines.join("\n")}\n`;
}


/***/ })

};
