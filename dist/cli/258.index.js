export const id = 258;
export const ids = [258];
export const modules = {

/***/ 70258:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readCommandLine: () => (/* binding */ readCommandLine)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67756);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45725);
/* harmony import */ var _subcommands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37999);
/* harmony import */ var _suggestion_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69403);
/* harmony import */ var _text_schemas_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89745);






function readCommandLine(argv) {
    const dashes = argv.indexOf("--");
    const [leading, ...rest] = dashes === -1 ? argv : argv.slice(0, dashes);
    const program = dashes === -1 ? null : argv.slice(dashes + 1);
    if (leading === undefined || isHelp(leading) || leading === "help") {
        const topic = rest.find((word) => !word.startsWith("-"));
        return helpLine(topic === undefined ? null : subcommandNamed(topic), [leading ?? "", ...rest]);
    }
    if (VERSION_WORDS.includes(leading))
        return emptyLine("version");
    if (leading.startsWith("-")) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected a command first (${_subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBCOMMANDS */ .Vh.join(", ")}), found the option ${(0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(leading)}. See carryover --help.`);
    }
    const subcommand = subcommandNamed(leading);
    if (rest.some(isHelp))
        return helpLine(subcommand, rest);
    if (rest.includes("--version"))
        return emptyLine("version");
    return readOptions(subcommand, rest, program);
}
const VERSION_WORDS = ["--version", "-V", "-v"];
function isHelp(word) {
    return word === "-h" || word === "--help" || word.startsWith("--help=");
}
function helpLine(topic, words) {
    return { ...emptyLine("help"), helpTopic: topic, helpAll: words.includes("--help=all") };
}
function emptyLine(subcommand) {
    const empty = { inputs: {}, options: {}, flags: { json: false }, argv: null, positionals: [] };
    return { subcommand, helpTopic: null, helpAll: false, ...empty };
}
function subcommandNamed(word) {
    if ((0,_subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .isSubcommand */ .E8)(word))
        return word;
    const suggestion = (0,_suggestion_js__WEBPACK_IMPORTED_MODULE_5__/* .didYouMean */ .a)(word, _subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBCOMMANDS */ .Vh);
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected a command (${_subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBCOMMANDS */ .Vh.join(", ")}), found the unknown command ${(0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(word)}.${suggestion} See carryover --help.`);
}
function readOptions(subcommand, words, program) {
    const known = optionsOf(subcommand);
    const types = [...known].map(([name, { kind }]) => [name, { type: kind === "flag" ? "boolean" : "string" }]);
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...words], options: Object.fromEntries(types), strict: false, tokens: true });
    const given = { inputs: new Map(), options: new Map() };
    const positionals = [];
    for (const token of tokens) {
        if (token.kind === "positional")
            positionals.push(positional(subcommand, token.value, positionals.length, words[token.index - 1]));
        if (token.kind !== "option")
            continue;
        const { name, value } = optionValue(subcommand, known, token);
        const { kind, isInput } = known.get(name);
        const target = isInput ? given.inputs : given.options;
        const earlier = target.get(name);
        target.set(name, kind === "list" && earlier !== undefined ? `${earlier}\n${value}` : value);
    }
    if (program !== null && !_subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBCOMMAND_TABLE */ .vb[subcommand].takesProgram) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected no program after -- for carryover ${subcommand}, found ${(0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(program.join(" "))}. Only run starts one.`);
    }
    const { json, ...options } = Object.fromEntries(given.options);
    return {
        ...emptyLine(subcommand),
        inputs: Object.fromEntries(given.inputs),
        options,
        flags: { json: json === "true" },
        argv: program,
        positionals,
    };
}
function optionValue(subcommand, known, { name, rawName, value, inlineValue }) {
    const option = rawName.startsWith("--") ? known.get(name) : undefined;
    if (option === undefined) {
        const positive = rawName.startsWith("--no-") ? name.slice(3) : "";
        if (known.get(positive)?.kind !== "flag")
            throw unknownOption(subcommand, known, rawName);
        if (value === undefined)
            return { name: positive, value: "false" };
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected --no-${positive} without a value, found ${(0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(`${rawName}=${value}`)}. Remove the value, or write --${positive}=${value}.`);
    }
    if (name === "json" && value !== undefined && value !== "true" && value !== "false") {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected --json without a value, found ${(0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(value)}. It is a flag.`);
    }
    if (option.kind === "flag")
        return { name, value: value ?? "true" };
    const isOption = !inlineValue && value !== undefined && /^-(?!$|\d)/.test(value);
    if (value !== undefined && !isOption)
        return { name, value };
    const found = value === undefined ? "the end of the options" : `the option ${(0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(value)}`;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected a value after --${name}, found ${found}. Write --${name}=VALUE if the value begins with a dash.`);
}
function positional(subcommand, word, count, previous = "") {
    const { positionals, takesProgram } = _subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBCOMMAND_TABLE */ .vb[subcommand];
    if (count < positionals.most)
        return word;
    const isFlagValue = /^(?:true|false|yes|no|on|off|0|1)$/i.test(word) && previous.startsWith("--");
    const way = takesProgram ? " Put -- before a program and its arguments, and quotes around values with spaces." : "";
    const advice = isFlagValue ? ` A flag takes its value with an equals sign: ${previous}=${word}.` : way;
    const expected = positionals.most === 0 ? "only options" : `at most ${positionals.most} ${positionals.placeholder}`;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected ${expected} after carryover ${subcommand}, found ${(0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(word)}.${advice}`);
}
function unknownOption(subcommand, known, word) {
    const name = word.replace(/^--?(?:no-)?/, "");
    const others = _subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBCOMMANDS */ .Vh.filter((other) => optionsOf(other).has(name));
    if (others.length > 0 && !known.has(name))
        return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected an option of carryover ${subcommand}, found ${word}, which is one of ${others.map((other) => `carryover ${other}`).join(", ")}. Remove it, or see carryover ${subcommand} --help.`);
    const suggestion = (0,_suggestion_js__WEBPACK_IMPORTED_MODULE_5__/* .didYouMean */ .a)(name, [...known.keys()], "--");
    const program = _subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBCOMMAND_TABLE */ .vb[subcommand].takesProgram ? " The options of your own program belong after --." : "";
    return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected an option of carryover ${subcommand}, found the unknown option ${(0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(word)}.${suggestion}${program} See carryover ${subcommand} --help.`);
}
function optionsOf(subcommand) {
    const { taker, options } = _subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBCOMMAND_TABLE */ .vb[subcommand];
    const inputs = taker === null ? [] : (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputsOf */ .Vc)(taker);
    return new Map([
        ...inputs.map((name) => [name, { kind: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputRow */ .bd)(name).kind, isInput: true }]),
        ...[...(0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .rowsOf */ .RO)(options)].map(([name, { kind }]) => [name, { kind, isInput: false }]),
    ]);
}


/***/ }),

/***/ 69403:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/* unused harmony export nearestName */
const LONGEST_WORD = 60;
function nearestName(written, known) {
    if (written.length > LONGEST_WORD)
        return null;
    const wanted = normalize(written);
    let nearest = null;
    for (const name of known) {
        const distance = editDistance(wanted, normalize(name));
        if (nearest === null || distance < nearest.distance)
            nearest = { name, distance };
    }
    const bound = Math.max(1, Math.floor(wanted.length / 3));
    return nearest !== null && nearest.distance <= bound ? nearest.name : null;
}
function didYouMean(written, known, prefix = "") {
    const name = nearestName(written, known);
    return name === null ? "" : ` Did you mean ${prefix}${name}?`;
}
function normalize(name) {
    return name.toLowerCase().replaceAll("_", "-");
}
function editDistance(left, right) {
    let beforeLast = [];
    let last = Array.from({ length: right.length + 1 }, (_, index) => index);
    for (let row = 1; row <= left.length; row += 1) {
        const current = [row];
        for (let column = 1; column <= right.length; column += 1) {
            const isSame = left[row - 1] === right[column - 1];
            let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
            const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
            if (row > 1 && column > 1 && isSwap)
                cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
            current.push(cost);
        }
        beforeLast = last;
        last = current;
    }
    return last[right.length] ?? 0;
}


/***/ })

};
