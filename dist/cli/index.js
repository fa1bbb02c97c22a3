#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 42613:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 20181:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 35317:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 76982:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 24434:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 79896:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 58611:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 65692:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 73339:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 69278:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 34589:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 16698:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 31421:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 37540:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 77598:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 53053:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 78474:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 73024:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 51455:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 32467:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 44708:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 98995:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 77030:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 48161:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 76760:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 41792:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 80099:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 57075:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 46466:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 46193:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 87997:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");

/***/ }),

/***/ 58500:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 73136:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 57975:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 73429:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 75919:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 70857:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 16928:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2203:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 13193:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 53557:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 64756:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 52018:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 87016:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 39023:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 59713:
/***/ (function (__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _config_from_argv_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(67698);
/* harmony import */ var _core_error_code_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(74924);
/* harmony import */ var _core_interrupted_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(94220);
/* harmony import */ var _core_signal_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(51888);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(23540);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(48032);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(67756);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(58508);








async function main(argv) {
    if (argv[0] === "cache-worker") {
        await (await __nccwpck_require__.e(/* import() */ 8417).then(__nccwpck_require__.bind(__nccwpck_require__, 8417))).serveCacheBatch();
        return _core_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.ok;
    }
    if (argv[0] === "provider")
        return provider(argv.slice(1));
    const line = (0,_config_from_argv_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommandLine */ .y)(argv);
    switch (line.subcommand) {
        case "version":
            process.stdout.write(`${_version_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x}\n`);
            return _core_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.ok;
        case "help": {
            if (line.helpTopic === "provider")
                return provider(["--help"]);
            const { helpText } = await __nccwpck_require__.e(/* import() */ 5392).then(__nccwpck_require__.bind(__nccwpck_require__, 5392));
            process.stdout.write(helpText(line.helpTopic, line.helpAll));
            return _core_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.ok;
        }
        case "run":
            return (await Promise.all(/* import() */[__nccwpck_require__.e(2765), __nccwpck_require__.e(6921), __nccwpck_require__.e(4202), __nccwpck_require__.e(375), __nccwpck_require__.e(6965), __nccwpck_require__.e(5059), __nccwpck_require__.e(309), __nccwpck_require__.e(4239), __nccwpck_require__.e(8183), __nccwpck_require__.e(1999)]).then(__nccwpck_require__.bind(__nccwpck_require__, 41999))).runCommand(line);
        case "status":
            return (await Promise.all(/* import() */[__nccwpck_require__.e(2765), __nccwpck_require__.e(6921), __nccwpck_require__.e(4202), __nccwpck_require__.e(6235)]).then(__nccwpck_require__.bind(__nccwpck_require__, 56235))).statusCommand(line);
        case "retry":
            return (await Promise.all(/* import() */[__nccwpck_require__.e(2765), __nccwpck_require__.e(6921), __nccwpck_require__.e(4202), __nccwpck_require__.e(375), __nccwpck_require__.e(309), __nccwpck_require__.e(9863)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9863))).retryCommand(line);
        case "detect":
            return (await Promise.all(/* import() */[__nccwpck_require__.e(2765), __nccwpck_require__.e(375), __nccwpck_require__.e(6965), __nccwpck_require__.e(7826), __nccwpck_require__.e(9897)]).then(__nccwpck_require__.bind(__nccwpck_require__, 79566))).detectCommand(line);
        case "demo":
            return (await Promise.all(/* import() */[__nccwpck_require__.e(2765), __nccwpck_require__.e(6921), __nccwpck_require__.e(4202), __nccwpck_require__.e(375), __nccwpck_require__.e(6965), __nccwpck_require__.e(5059), __nccwpck_require__.e(309), __nccwpck_require__.e(4239), __nccwpck_require__.e(8183), __nccwpck_require__.e(1999), __nccwpck_require__.e(2054), __nccwpck_require__.e(8758)]).then(__nccwpck_require__.bind(__nccwpck_require__, 88758))).demoCommand();
        case "report":
            return (await Promise.all(/* import() */[__nccwpck_require__.e(2765), __nccwpck_require__.e(6921), __nccwpck_require__.e(4202), __nccwpck_require__.e(7294), __nccwpck_require__.e(19)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1743))).reportCommand(line);
        case "plan":
            return (await Promise.all(/* import() */[__nccwpck_require__.e(2765), __nccwpck_require__.e(6921), __nccwpck_require__.e(4202), __nccwpck_require__.e(375), __nccwpck_require__.e(6965), __nccwpck_require__.e(5059), __nccwpck_require__.e(309), __nccwpck_require__.e(4239), __nccwpck_require__.e(4684)]).then(__nccwpck_require__.bind(__nccwpck_require__, 94684))).planCommand(line);
        case "merge":
            return (await Promise.all(/* import() */[__nccwpck_require__.e(2765), __nccwpck_require__.e(6921), __nccwpck_require__.e(4202), __nccwpck_require__.e(375), __nccwpck_require__.e(6965), __nccwpck_require__.e(5059), __nccwpck_require__.e(309), __nccwpck_require__.e(4239), __nccwpck_require__.e(7294), __nccwpck_require__.e(6238)]).then(__nccwpck_require__.bind(__nccwpck_require__, 60129))).mergeCommand(line);
        case "simulate":
            return (await Promise.all(/* import() */[__nccwpck_require__.e(2765), __nccwpck_require__.e(6921), __nccwpck_require__.e(375), __nccwpck_require__.e(6965), __nccwpck_require__.e(5059), __nccwpck_require__.e(8183), __nccwpck_require__.e(7349), __nccwpck_require__.e(6353)]).then(__nccwpck_require__.bind(__nccwpck_require__, 41262))).simulateCommand(line);
        case "provider":
            throw new Error("The stand-in provider reads its own command line");
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_5__/* .unreachable */ .H)(line.subcommand);
    }
}
async function provider(argv) {
    const { runProviderCommand } = await Promise.all(/* import() */[__nccwpck_require__.e(2765), __nccwpck_require__.e(2054), __nccwpck_require__.e(7777)]).then(__nccwpck_require__.bind(__nccwpck_require__, 67777));
    const { env: environment, stdout, stderr } = process;
    const io = {
        writeOut: (text) => stdout.write(text),
        writeError: (text) => stderr.write(text),
        environment,
        now: Date.now,
    };
    return runProviderCommand(argv, io);
}
process.stderr.on("error", () => { });
process.stdout.on("error", (error) => {
    if ((0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .C)(error) === "EPIPE")
        return;
    process.exitCode ||= _core_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.unwritten;
    process.stderr.write(`carryover: stdout could not be written: ${error.message}\n`);
});
try {
    const code = await main(process.argv.slice(2));
    process.exitCode = code || process.exitCode;
}
catch (error) {
    process.exitCode = _core_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.usage;
    const tooFew = (0,_core_user_error_js__WEBPACK_IMPORTED_MODULE_7__/* .descriptorError */ .A)(error);
    if (error instanceof _core_interrupted_js__WEBPACK_IMPORTED_MODULE_1__/* .Interrupted */ .j)
        process.exitCode = _core_signal_js__WEBPACK_IMPORTED_MODULE_2__/* .SIGNAL_EXIT */ .K[error.signal];
    if (tooFew !== null)
        process.stderr.write(`carryover: ${tooFew.message}\n`);
    else {
        let words = error instanceof Error ? error.message : String(error);
        if (!(error instanceof _core_user_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .y || error instanceof _core_interrupted_js__WEBPACK_IMPORTED_MODULE_1__/* .Interrupted */ .j)) {
            words = `internal error, please report it:\n${error instanceof Error ? (error.stack ?? words) : words}`;
        }
        const { environmentRedactor } = await __nccwpck_require__.e(/* import() */ 5603).then(__nccwpck_require__.bind(__nccwpck_require__, 65603));
        const { tellText } = await __nccwpck_require__.e(/* import() */ 4624).then(__nccwpck_require__.bind(__nccwpck_require__, 24624));
        tellText(`carryover: ${environmentRedactor(process.env).redact(words)}`);
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 67698:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  y: () => (/* binding */ readCommandLine)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(57975);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __nccwpck_require__(67756);
// EXTERNAL MODULE: ./build/config/input-table.js
var input_table = __nccwpck_require__(50646);
// EXTERNAL MODULE: ./build/config/subcommands.js
var subcommands = __nccwpck_require__(37999);
;// CONCATENATED MODULE: ./build/config/suggestion.js
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

;// CONCATENATED MODULE: ./build/config/from-argv.js





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
        throw new user_error/* UserError */.y(`Expected a command first (${subcommands/* SUBCOMMANDS */.Vh.join(", ")}), found the option ${quote(leading)}. See carryover --help.`);
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
    if ((0,subcommands/* isSubcommand */.E8)(word))
        return word;
    const suggestion = didYouMean(word, subcommands/* SUBCOMMANDS */.Vh);
    throw new user_error/* UserError */.y(`Expected a command (${subcommands/* SUBCOMMANDS */.Vh.join(", ")}), found the unknown command ${quote(word)}.${suggestion} See carryover --help.`);
}
function readOptions(subcommand, words, program) {
    const known = optionsOf(subcommand);
    const types = [...known].map(([name, { kind }]) => [name, { type: kind === "flag" ? "boolean" : "string" }]);
    const { tokens } = (0,external_node_util_.parseArgs)({ args: [...words], options: Object.fromEntries(types), strict: false, tokens: true });
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
    if (program !== null && !subcommands/* SUBCOMMAND_TABLE */.vb[subcommand].takesProgram) {
        throw new user_error/* UserError */.y(`Expected no program after -- for carryover ${subcommand}, found ${quote(program.join(" "))}. Only run starts one.`);
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
        throw new user_error/* UserError */.y(`Expected --no-${positive} without a value, found ${quote(`${rawName}=${value}`)}. Write --${positive}=false or --no-${positive}.`);
    }
    if (name === "json" && value !== undefined && value !== "true" && value !== "false") {
        throw new user_error/* UserError */.y(`Expected --json without a value, found ${quote(value)}. It is a flag.`);
    }
    if (option.kind === "flag")
        return { name, value: value ?? "true" };
    const isOption = !inlineValue && value !== undefined && /^-(?!$|\d)/.test(value);
    if (value !== undefined && !isOption)
        return { name, value };
    const found = value === undefined ? "the end of the options" : `the option ${quote(value)}`;
    throw new user_error/* UserError */.y(`Expected a value after --${name}, found ${found}. Write --${name}=VALUE if the value begins with a dash.`);
}
function positional(subcommand, word, count, previous = "") {
    const { positionals, takesProgram } = subcommands/* SUBCOMMAND_TABLE */.vb[subcommand];
    if (count < positionals.most)
        return word;
    const isFlagValue = /^(?:true|false|yes|no|on|off|0|1)$/i.test(word) && previous.startsWith("--");
    const way = takesProgram ? " Put -- before a program and its arguments, and quotes around values with spaces." : "";
    const advice = isFlagValue ? ` A flag takes its value with an equals sign: ${previous}=${word}.` : way;
    const expected = positionals.most === 0 ? "only options" : `at most ${positionals.most} ${positionals.placeholder}`;
    throw new user_error/* UserError */.y(`Expected ${expected} after carryover ${subcommand}, found ${quote(word)}.${advice}`);
}
function unknownOption(subcommand, known, word) {
    const name = word.replace(/^--?(?:no-)?/, "");
    if (word.startsWith("--no-") && known.has(name)) {
        return new user_error/* UserError */.y(`Expected --no- before a flag only, found the unknown option ${quote(word)}. Leave --${name} out, or write --${name}= for an empty value.`);
    }
    const others = subcommands/* SUBCOMMANDS */.Vh.filter((other) => optionsOf(other).has(name));
    if (others.length > 0 && !known.has(name)) {
        return new user_error/* UserError */.y(`Expected an option of carryover ${subcommand}, found ${word}, which is one of ${others.map((other) => `carryover ${other}`).join(", ")}. Remove it, or see carryover ${subcommand} --help.`);
    }
    const suggestion = didYouMean(name, [...known.keys()], "--");
    const program = subcommands/* SUBCOMMAND_TABLE */.vb[subcommand].takesProgram ? " The options of your own program belong after --." : "";
    return new user_error/* UserError */.y(`Expected an option of carryover ${subcommand}, found the unknown option ${quote(word)}.${suggestion}${program} See carryover ${subcommand} --help.`);
}
function optionsOf(subcommand) {
    const { taker, ownOptions } = subcommands/* SUBCOMMAND_TABLE */.vb[subcommand];
    const options = new Map();
    for (const name of taker === null ? [] : (0,input_table/* inputsOf */.Vc)(taker))
        options.set(name, { kind: (0,input_table/* inputRow */.bd)(name).kind, isInput: true });
    for (const [name, { kind }] of Object.entries(ownOptions))
        options.set(name, { kind, isInput: false });
    return options;
}
function quote(text) {
    return JSON.stringify(text.length > 120 ? `${text.slice(0, 119)}…` : text);
}


/***/ }),

/***/ 50646:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Qh: () => (/* binding */ INPUT_NAMES),
/* harmony export */   Vc: () => (/* binding */ inputsOf),
/* harmony export */   bd: () => (/* binding */ inputRow),
/* harmony export */   g$: () => (/* binding */ INPUT_TABLE)
/* harmony export */ });
/* unused harmony export isInputName */
const EVERY_JOB = ["run", "plan", "merge"];
function row(group, fields) {
    return { kind: "value", group, default: "", takers: ["run"], ...fields };
}
function flag(group, description, takers = ["run"]) {
    return { kind: "flag", placeholder: "", group, default: "false", takers, description };
}
const INPUT_TABLE = {
    tasks: row("Tasks", {
        kind: "list",
        placeholder: "FILE|PATTERN",
        takers: EVERY_JOB,
        description: "The task list: a .jsonl, .ndjson, .json (array), .csv (header row) or .txt (one id a line) file, such as `evals/tasks.jsonl`; or glob patterns, one a line, such as `evals/**/*.yaml`, where each matched file is a task with its contents as part of it, and links are not followed. Paths are relative to the workspace.",
    }),
    "tasks-command": row("Tasks", {
        placeholder: "COMMAND",
        takers: EVERY_JOB,
        description: "A bash command whose stdout lists the tasks, one JSON object or plain id a line. Give either this or `tasks`.",
    }),
    harness: row("Tasks", {
        placeholder: "NAME",
        default: "command",
        takers: EVERY_JOB,
        description: "Runs a suite that you already have: `pytest`, `vitest`, `promptfoo`, `inspect` or `lm-eval`. Each of its tests is a task; leave `tasks` and `command` out. `command` is your own command.",
    }),
    args: row("Tasks", {
        placeholder: "ARGUMENTS",
        takers: EVERY_JOB,
        description: "The arguments of the harness, as you would type them after its name, such as `evals/ -m nightly`. They are split as a shell splits words, but no shell runs. On the command line they can follow `--` instead.",
    }),
    "harness-command": row("Tasks", {
        placeholder: "COMMAND",
        defaultWords: "python3 -m pytest, npx vitest, npx promptfoo, inspect or lm-eval",
        takers: EVERY_JOB,
        description: "How to start the harness, such as `uv run pytest`. Split like `args`.",
    }),
    inputs: row("Tasks", {
        kind: "list",
        placeholder: "PATTERN",
        takers: EVERY_JOB,
        description: "Glob patterns of files that results depend on, one a line, such as `prompts/**`, graders or data sets. Their contents are part of every task: when one of them changes, all tasks are outstanding again.",
    }),
    "pass-with-no-tasks": flag("Tasks", "Makes an empty task list a success instead of an error.", EVERY_JOB),
    repeats: row("Tasks", {
        placeholder: "N",
        default: "1",
        takers: EVERY_JOB,
        description: "Runs every task N times, as tasks `ID#1` to `ID#N` that are grouped by the original id.",
    }),
    only: row("Tasks", {
        kind: "list",
        placeholder: "IDS",
        description: "Which tasks this run may start: ids, patterns of ids such as `math/*`, `group:NAME`, or `status:failed`, `status:errored` and `status:passed` by their latest status. All other tasks stay outstanding, and every count covers the whole list.",
    }),
    sample: row("Tasks", {
        placeholder: "N",
        description: "A random subset of N tasks that this run may start. The same `seed` selects the same tasks in every run, and every count covers the whole list.",
    }),
    seed: row("Tasks", {
        placeholder: "TEXT",
        default: "0",
        description: "What `sample` depends on: another seed selects other tasks.",
    }),
    "max-tasks": row("Tasks", {
        placeholder: "N",
        description: "The most tasks that one run starts. The rest stays outstanding for the next run.",
    }),
    "shard-size": row("Tasks", {
        placeholder: "N",
        default: "1",
        defaultWords: "1, or what suits the harness",
        takers: ["run", "simulate"],
        description: "How many tasks one child process is given. With 1 the task also stands in the child's environment.",
    }),
    provider: row("Tasks", {
        placeholder: "NAME",
        default: "default",
        takers: EVERY_JOB,
        description: "Whose rate limit the tasks live under, such as `openai`; a task's own `provider` field goes before it. Providers are paused and stopped apart from each other.",
    }),
    command: row("Children", {
        placeholder: "COMMAND",
        description: "The command that evaluates a shard, run with `bash -euo pipefail -c`. It finds its tasks in `$CARRYOVER_TASKS_FILE` (and a single task in `$CARRYOVER_TASK_ID`, `$CARRYOVER_TASK` and `$CARRYOVER_FIELD_<NAME>`), and may append results to `$CARRYOVER_RESULTS_FILE`. On the command line a program and its arguments can follow `--` instead.",
    }),
    "working-directory": row("Children", {
        placeholder: "FOLDER",
        default: ".",
        takers: EVERY_JOB,
        description: "The folder that the commands run in, relative to the workspace.",
    }),
    env: row("Children", {
        kind: "list",
        placeholder: "NAMES",
        default: "inherit",
        description: "Which environment variables children get: `inherit` for all, or a list of names such as `HOME,OPENAI_API_KEY`: then nothing else but `PATH`, `RUNNER_TRACKING_ID` and `CARRYOVER_*`. The runner's own `ACTIONS_*` and `INPUT_*` are never passed on.",
    }),
    "exit-codes": row("Children", {
        kind: "list",
        placeholder: "CODE=CLASS",
        default: "75=rate_limited,77=skipped",
        description: "What exit codes mean when a child wrote no result row: `passed`, `failed`, `rate_limited`, `kill_shaped`, `timeout_exceeded`, `skipped`, `transient`, `legitimate` or `fatal`. A custom map replaces the default; `none` clears it.",
    }),
    "failure-logs": row("Children", {
        kind: "list",
        placeholder: "PATTERNS",
        description: "Glob patterns of files that explain a failure, such as `.failed/**/result.json`. They are read after a failed attempt, if they changed since it began.",
    }),
    "task-timeout": row("Children", {
        placeholder: "DURATION",
        default: "3h30m",
        description: "How long one attempt may take before it is killed. A task that times out is not retried. A task's own `timeout` field takes precedence, and `CARRYOVER_TASK_TIMEOUT_S` in the environment overrides the input.",
    }),
    "require-result": flag("Children", "Counts exit 0 without a result row as an error. Without it, exit 0 alone is a pass."),
    "silence-timeout": row("Children", {
        placeholder: "DURATION",
        default: "off",
        description: "Kills and retries a child that has neither printed anything nor written a result row for this long, such as `10m`.",
    }),
    "kill-grace": row("Children", {
        placeholder: "DURATION",
        default: "5s",
        description: "How long a child has after SIGTERM before it and its descendants are killed.",
    }),
    concurrency: row("Attempts", {
        placeholder: "N",
        default: "4",
        takers: ["run", "plan", "simulate"],
        description: "The most children that run at once in this job. Rate limits lower the number while they last.",
    }),
    "shared-concurrency": row("Attempts", {
        placeholder: "N",
        description: "The most children that run at once in all jobs of the matrix together; each job takes its share. Empty: every job has its own `concurrency`.",
    }),
    "provider-concurrency": row("Attempts", {
        kind: "list",
        placeholder: "PROVIDER=N",
        description: "The most children of one provider that run at once in this job, such as `openai=8,anthropic=4`. A provider that is not listed may use all of `concurrency`.",
    }),
    "max-attempts": row("Attempts", {
        placeholder: "N",
        default: "3",
        takers: EVERY_JOB,
        description: "How many failed attempts a task has, over all runs. Rate limits do not count, and kills count only from the fourth run on. `CARRYOVER_MAX_ATTEMPTS` in the environment overrides it.",
    }),
    "fail-fast": flag("Attempts", "Ends the run at the first failure that a retry cannot fix. Nothing more starts, running tasks of the same `group` are stopped and not recorded, and all others have `stop-grace` to finish."),
    "max-failures": row("Attempts", {
        placeholder: "N|N%",
        description: "Ends the run when this many tasks have failed: a number such as `20`, or a share of all tasks such as `10%`. Nothing more starts, and running tasks have `stop-grace` to finish.",
    }),
    "retry-after-threshold": row("Rate limits", {
        placeholder: "DURATION",
        default: "60s",
        takers: ["run", "detect", "simulate"],
        description: "The longest stated wait that a run waits out. A longer wait, or an exhausted quota, stops the provider's tasks and leaves them to the next run.",
    }),
    "max-wait": row("Rate limits", {
        placeholder: "DURATION",
        default: "15m",
        takers: ["run", "simulate"],
        description: "How long a run may wait for rate limits in total. A wait that exceeds it stops the provider's tasks.",
    }),
    "default-wait": row("Rate limits", {
        placeholder: "DURATION",
        default: "60s",
        takers: ["run", "simulate"],
        description: "How long a task waits after a rate limit that states no wait. The wait doubles each time.",
    }),
    "stop-grace": row("Rate limits", {
        placeholder: "DURATION",
        default: "60s",
        takers: ["run", "simulate"],
        description: "How long running children have to finish when their provider is stopped or the run ends because of failures. `0s` stops them at once.",
    }),
    preflight: row("Rate limits", {
        placeholder: "COMMAND",
        takers: ["run", "plan"],
        description: "A bash command that makes one cheap call. It runs once per provider before the first child, and as the probe after a limit should have ended. `plan` runs it before it plans any job. It has 30 seconds, and only a rate limit in its answer keeps the provider stopped. Without it, one task is the probe.",
    }),
    gateway: row("Rate limits", {
        placeholder: "auto|on|off",
        default: "auto",
        description: "Whether calls of children go through a local server that reads limits from the wire, paces all calls together, and keeps answers so that an interrupted task does not pay for them again. `auto` does so for each provider whose API key or base URL the children's environment holds, `on` for all known providers, `off` for none.",
    }),
    "gateway-upstreams": row("Rate limits", {
        kind: "list",
        placeholder: "NAME=URL",
        description: "More servers for the gateway, one `name=URL` a line, such as `vllm=http://gpu-1:8000/v1`. They must be compatible with OpenAI or Anthropic. Children reach one at `$CARRYOVER_GATEWAY_URL/name`.",
    }),
    "gateway-replay": {
        ...flag("Rate limits", "Whether a task that a limit or a kill interrupted gets the answers to its earlier calls from the state, instead of paying for them again."),
        default: "true",
    },
    "gateway-ignore": row("Rate limits", {
        kind: "list",
        placeholder: "POINTER|/REGEX/",
        description: "Parts of a request that may differ between two tries of the same call, one a line: JSON pointers such as `/messages/0/content`, or regular expressions such as `/\\d{4}-\\d\\d-\\d\\d/` over the body.",
    }),
    "gateway-journal-limit": row("Rate limits", {
        placeholder: "SIZE",
        default: "64MB",
        description: "The most that the answers kept for interrupted tasks may take in the state, such as `64MB`.",
    }),
    retry: row("Attempts", {
        kind: "list",
        placeholder: "KINDS",
        description: "Makes settled tasks of the campaign outstanding again before the run starts: a list of `errored`, `timed-out` and `failed`. Use it in a run that you start by hand; on the command line, `carryover retry` also selects tasks by id.",
    }),
    "retry-now": flag("Rate limits", "Probes a stopped provider at once instead of waiting for its reset: use it after you topped up a quota."),
    "rate-limit-patterns": row("Rate limits", {
        kind: "list",
        placeholder: "FILE|YAML",
        takers: ["run", "detect"],
        description: "More forms of rate-limit messages: a YAML list, one JSON object a line, or the path of such a file. Each has a `name`, a `pattern` and a `kind` (`wait`, `stop`, `cap` or `task`).",
    }),
    campaign: row("Run", {
        placeholder: "auto|daily|weekly|monthly|until-complete|TEXT",
        default: "auto",
        takers: EVERY_JOB,
        description: "What counts as one pass over the tasks: `auto` (a commit for push and pull_request, else `until-complete`), `daily`, `weekly`, `monthly`, `until-complete`, or a text of your own such as `gpt-5-baseline`.",
    }),
    "time-budget": row("Run", {
        placeholder: "DURATION",
        defaultWords: "5h40m on GitHub's runners, else none",
        takers: ["run", "simulate"],
        description: "How long the run may take. Tasks that would probably not finish in time are left to the next run. Keep it below the job's `timeout-minutes`; `none` removes the limit.",
    }),
    "fail-on": row("Run", {
        kind: "list",
        placeholder: "LIST",
        default: "auto",
        takers: ["run", "merge"],
        description: "What makes the step fail: a list of `failed`, `errored`, `outstanding` and `regressed` (passed in the baseline, failed now), or `never`. `auto` is failed and errored, and outstanding unless a schedule started the workflow.",
    }),
    "min-pass-rate": row("Run", {
        placeholder: "FRACTION",
        takers: ["run", "merge"],
        description: "Replaces `failed` in `fail-on`: the share of graded tasks that must pass, such as `0.8` or `80%`. An equal share passes.",
    }),
    name: row("State", {
        placeholder: "NAME",
        default: "default",
        takers: EVERY_JOB,
        description: "Names the state that is kept between workflow runs. Give each evaluation of a repository its own, such as `nightly-agents`, and a `state-dir` besides where several of them run in one job: the state of another name is refused.",
    }),
    "state-dir": row("State", {
        placeholder: "FOLDER",
        default: ".carryover",
        takers: ["run", "plan", "merge", "status", "report"],
        description: "The folder that holds the results, the failures, the checkpoint, logs and reports.",
    }),
    "checkpoint-interval": row("State", {
        placeholder: "DURATION",
        default: "5m",
        description: "How often the state is saved during the run, if something has changed and `carry` has a place for it.",
    }),
    carry: row("State", {
        placeholder: "auto|none|FOLDER|s3://BUCKET/PREFIX",
        default: "auto",
        takers: EVERY_JOB,
        description: "Where the state travels between runs and jobs: `auto` is the Actions cache where the runner offers it; a folder that all jobs see, such as `/mnt/evals`; an S3-compatible bucket, such as `s3://my-bucket/evals`; `none`.",
    }),
    "job-index": row("Matrix", {
        placeholder: "N",
        actionDefault: "${{ strategy.job-index }}",
        description: "Which job of the matrix this is, counted from 0. GitHub sets it in the action; on act, Gitea and Forgejo pass it yourself. The CLI takes it from the variables of GitLab, CircleCI and Buildkite.",
    }),
    "job-total": row("Matrix", {
        placeholder: "N",
        actionDefault: "${{ strategy.job-total }}",
        takers: ["run", "merge"],
        description: "How many jobs the matrix has. GitHub sets it in the action; on act, Gitea and Forgejo pass it yourself. The CLI takes it from the variables of GitLab, CircleCI and Buildkite. Give it to merge, so that merge notices jobs that never reported.",
    }),
    "max-jobs": row("Matrix", {
        placeholder: "N",
        default: "256",
        takers: ["plan"],
        description: "The most jobs that a plan spreads the outstanding tasks over; GitHub's matrix has at most 256.",
    }),
    "target-job-duration": row("Matrix", {
        placeholder: "DURATION",
        takers: ["plan"],
        description: "How long a job should take, such as `30m`. A plan makes as many jobs as the recorded durations require. Empty: as many as `max-jobs` allows.",
    }),
    "log-output": row("Output", {
        placeholder: "failures|all|none",
        default: "failures",
        description: "Whose output goes to the step's log: `failures` for failed attempts, `all` for every child, or `none`.",
    }),
};
const INPUT_NAMES = Object.keys(INPUT_TABLE);
function isInputName(name) {
    return Object.hasOwn(INPUT_TABLE, name);
}
function inputRow(name) {
    return INPUT_TABLE[name];
}
function inputsOf(taker) {
    return INPUT_NAMES.filter((name) => inputRow(name).takers.includes(taker));
}


/***/ }),

/***/ 37999:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E8: () => (/* binding */ isSubcommand),
/* harmony export */   Vh: () => (/* binding */ SUBCOMMANDS),
/* harmony export */   vb: () => (/* binding */ SUBCOMMAND_TABLE)
/* harmony export */ });
const JSON_FLAG = {
    kind: "flag",
    placeholder: "",
    description: "Prints the outputs as one JSON object on stdout.",
};
const NONE = { most: 0, placeholder: "" };
const SUBCOMMAND_TABLE = {
    run: {
        usage: "run [options] (--command TEXT | -- PROGRAM [ARGUMENTS] | --harness NAME [-- ARGUMENTS])",
        summary: "Runs the outstanding tasks. Run the same command again to continue.",
        details: [
            "In the arguments of PROGRAM, {id}, {tasks-file}, {results-file} and {FIELD} of the task are replaced; no shell is involved.",
            "Exit codes: 0 complete; 1 failures (see --fail-on); 2 wrong usage, nothing was run; 75 tasks are outstanding, run the same command again; 129, 130, 143 interrupted, the state is safe.",
        ],
        common: [
            ["tasks", "task list: .jsonl, .json, .csv, .txt, or patterns"],
            ["command", "bash command that evaluates a shard"],
            ["harness", "run a pytest, vitest, promptfoo, ... suite instead"],
            ["concurrency", "most children at once (4)"],
            ["shard-size", "tasks per child (1)"],
            ["provider", "whose rate limit the tasks share"],
            ["only", "ids, patterns, group:NAME or status:failed to run"],
            ["task-timeout", "longest attempt (3h30m)"],
            ["max-attempts", "attempts per task, over all runs (3)"],
            ["max-wait", "longest wait for rate limits, in all (15m)"],
            ["retry-now", "probe a stopped provider now"],
            ["time-budget", "start nothing that will not fit"],
            ["fail-on", "what fails the run: failed,errored,outstanding"],
            ["campaign", "what counts as one pass (auto)"],
            ["state-dir", "where results are kept (.carryover)"],
            ["json", "print the outputs as JSON on stdout"],
        ],
        taker: "run",
        ownOptions: { json: JSON_FLAG },
        positionals: NONE,
        takesProgram: true,
    },
    plan: {
        usage: "plan [options]",
        summary: "Prints the outstanding tasks and how to spread them over the jobs of a matrix.",
        details: [
            "Recorded durations balance the jobs. A plan has no jobs if nothing is outstanding or every provider is stopped.",
        ],
        taker: "plan",
        ownOptions: { json: { ...JSON_FLAG, description: "Prints the plan as one JSON object on stdout." } },
        positionals: NONE,
        takesProgram: true,
    },
    merge: {
        usage: "merge [options] FOLDER...",
        summary: "Merges the state folders of several jobs into one.",
        details: [
            "The folders stay unchanged; the result goes to --state-dir. A missing or empty folder counts as a job that never reported. The exit codes are those of run.",
        ],
        taker: "merge",
        ownOptions: { json: JSON_FLAG },
        positionals: { most: Number.POSITIVE_INFINITY, placeholder: "FOLDER..." },
        takesProgram: false,
    },
    status: {
        usage: "status [--state-dir FOLDER] [--json]",
        summary: "Shows how the last run ended and what is outstanding.",
        details: [],
        taker: "status",
        ownOptions: { json: JSON_FLAG },
        positionals: NONE,
        takesProgram: false,
    },
    retry: {
        usage: "retry [--errored] [--timed-out] [--failed] [--id PATTERN] [--dry-run]",
        summary: "Makes settled tasks outstanding again, so that the next run repeats them.",
        details: [
            "Without options, errored and timed-out tasks. With --id alone, every settled task that the pattern matches, also passed ones. The results and failures of these tasks are dropped, and their attempts count from 1 again.",
        ],
        taker: "status",
        ownOptions: {
            errored: { kind: "flag", placeholder: "", description: "Tasks that used up their attempts, or failed for good." },
            "timed-out": { kind: "flag", placeholder: "", description: "Tasks that ran into their timeout." },
            failed: { kind: "flag", placeholder: "", description: "Tasks that their grader failed." },
            id: {
                kind: "value",
                placeholder: "PATTERN",
                description: "Only these tasks: ids or patterns of ids such as `math/*`, separated by commas.",
            },
            "dry-run": { kind: "flag", placeholder: "", description: "Only prints the ids of the tasks." },
        },
        positionals: NONE,
        takesProgram: false,
    },
    detect: {
        usage: "detect [options] [FILE|-]",
        summary: "Finds the rate limit in a log and prints it as one JSON object.",
        details: [
            "Reads FILE or stdin. The object has certain, kind (wait, stop, cap, task, overload or none), retry_after_seconds, reset_at, evidence, form and provider.",
        ],
        taker: "detect",
        ownOptions: {
            "exit-code": {
                kind: "value",
                placeholder: "N",
                description: "The exit code of the process that wrote the log; 0 means that it succeeded.",
            },
            now: {
                kind: "value",
                placeholder: "INSTANT",
                description: "The instant at which the log is read, such as 2026-11-22T00:00:00Z. Default: now.",
            },
            timezone: {
                kind: "value",
                placeholder: "ZONE",
                description: "The time zone of clock times without a zone, such as Europe/Berlin. Default: the machine's.",
            },
        },
        positionals: { most: 1, placeholder: "FILE" },
        takesProgram: false,
    },
    demo: {
        usage: "demo",
        summary: "Shows a run that meets a rate limit, stops and continues. Needs no account and no network.",
        details: [],
        taker: null,
        ownOptions: {},
        positionals: NONE,
        takesProgram: false,
    },
    report: {
        usage: "report [--state-dir FOLDER]",
        summary: "Writes the summary, JUnit and HTML reports of a state folder again.",
        details: [],
        taker: "report",
        ownOptions: { json: JSON_FLAG },
        positionals: NONE,
        takesProgram: false,
    },
    simulate: {
        usage: "simulate --tasks N|FILE [options]",
        summary: "Estimates how many runs a task list needs under a provider's limits, without a call.",
        details: [
            "The scheduler of run works against a simulated provider in simulated time. Long task lists are sampled; the answer says so.",
        ],
        taker: "simulate",
        ownOptions: {
            tasks: {
                kind: "value",
                placeholder: "N|FILE",
                description: "How many tasks there are, or the file that lists them.",
            },
            duration: {
                kind: "value",
                placeholder: "MEDIAN[/P90]",
                description: "How long a task takes, such as 30s, or 30s/2m for a median and a 90th percentile. Default: as recorded in the state folder.",
            },
            "requests-per-task": {
                kind: "value",
                placeholder: "N",
                description: "Calls per task, one after the other. Default: 1.",
            },
            "requests-per-minute": {
                kind: "value",
                placeholder: "N",
                description: "The provider's rate (a token bucket). Default: none.",
            },
            burst: {
                kind: "value",
                placeholder: "N",
                description: "How many requests may come at once. Default: those of a second.",
            },
            waits: {
                kind: "value",
                placeholder: "stated|seconds|unstated",
                description: "Whether refusals say how long to wait: to the millisecond, in whole seconds (as Retry-After does), or not at all. Default: stated.",
            },
            "failure-rate": {
                kind: "value",
                placeholder: "SHARE",
                description: "The share of attempts that fail for other reasons, such as 0.05 or 5%. They are retried as in run. Default: 0.",
            },
            "daily-quota": {
                kind: "value",
                placeholder: "N",
                description: "Requests that the provider allows a day. Default: no quota.",
            },
            "quota-reset": {
                kind: "value",
                placeholder: "HH:MM|after DURATION",
                description: "When a day of the quota begins on the clocks of --timezone, or how long after its last request. Default: 00:00.",
            },
            jobs: { kind: "value", placeholder: "N", description: "Jobs of the matrix, up to 256. Default: 1." },
            schedule: {
                kind: "value",
                placeholder: "WHEN",
                description: "When runs start: daily 02:00, every 6h, or a cron line such as '0 2 * * 1-5'. Default: daily 02:00.",
            },
            now: {
                kind: "value",
                placeholder: "INSTANT",
                description: "When the first run starts, such as 2026-11-22T00:00:00Z. Default: now.",
            },
            timezone: {
                kind: "value",
                placeholder: "ZONE",
                description: "The zone of the schedule and of the quota's reset, such as Europe/Berlin. Default: UTC.",
            },
            "state-dir": {
                kind: "value",
                placeholder: "FOLDER",
                description: "The folder with the durations of earlier runs. Default: .carryover.",
            },
            seed: {
                kind: "value",
                placeholder: "N",
                description: "Seeds the durations; the same seed gives the same answer.",
            },
            json: { ...JSON_FLAG, description: "Prints the outcome as one JSON object on stdout." },
        },
        positionals: NONE,
        takesProgram: false,
    },
    provider: {
        usage: "provider [options] [-- COMMAND...]",
        summary: "Serves a stand-in for a model provider with real limits, to try a command.",
        details: [],
        taker: null,
        ownOptions: {},
        positionals: NONE,
        takesProgram: true,
    },
    help: {
        usage: "help [COMMAND]",
        summary: "Shows this text, or the help of a command.",
        details: [],
        taker: null,
        ownOptions: {},
        positionals: { most: 1, placeholder: "COMMAND" },
        takesProgram: false,
    },
    version: {
        usage: "version",
        summary: "Shows the version.",
        details: [],
        taker: null,
        ownOptions: {},
        positionals: NONE,
        takesProgram: false,
    },
};
const SUBCOMMANDS = Object.keys(SUBCOMMAND_TABLE);
function isSubcommand(word) {
    return Object.hasOwn(SUBCOMMAND_TABLE, word);
}


/***/ }),

/***/ 74924:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ errorCode)
/* harmony export */ });
function errorCode(error) {
    return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}


/***/ }),

/***/ 13270:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S$: () => (/* binding */ takeOutstanding),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   nj: () => (/* binding */ nextAttempt),
/* harmony export */   os: () => (/* binding */ computeOutstanding),
/* harmony export */   tX: () => (/* binding */ ListHistory)
/* harmony export */ });
class ListHistory {
    #index;
    #records;
    constructor({ index }) {
        this.#index = index;
        this.#records = new Array(index.count);
    }
    at(index) {
        return this.#records[index];
    }
    get(hash, id) {
        return this.#records[this.#index.find(hash, id)];
    }
    set(hash, record, id) {
        const index = this.#index.find(hash, id);
        if (index !== -1)
            this.#records[index] = record;
    }
    lists(hash, id) {
        return this.#index.find(hash, id) !== -1;
    }
    clear() {
        this.#records.fill(undefined);
    }
}
function computeOutstanding(part, { history, maxAttempts }) {
    const outstanding = new Uint32Array(part.length);
    let count = 0;
    for (let place = 0; place < part.length; place += 1) {
        const index = part[place];
        if (nextAttempt(history.at(index), maxAttempts) === null)
            continue;
        outstanding[count] = index;
        count += 1;
    }
    return outstanding.subarray(0, count);
}
function takeOutstanding(tasks, outstanding, known) {
    return Array.from(outstanding, (index) => ({
        task: tasks.at(index),
        attempt: nextAttempt(known.history.at(index), known.maxAttempts) ?? 1,
    }));
}
function nextAttempt(record, maxAttempts) {
    if (record === undefined)
        return 1;
    if (record.kind !== "attempts")
        return null;
    return record.count < maxAttempts ? record.count + 1 : null;
}
function standingOf(record, maxAttempts) {
    if (nextAttempt(record, maxAttempts) !== null)
        return "outstanding";
    if (record?.kind === "result")
        return record.status;
    return record?.kind === "terminal" && record.class === "skipped" ? "skipped" : "errored";
}


/***/ }),

/***/ 94220:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ Interrupted)
/* harmony export */ });
class Interrupted extends Error {
    name = "Interrupted";
    signal;
    counts;
    constructor(signal, counts = null) {
        super(`interrupted by ${signal} before the first child; nothing was run`);
        this.signal = signal;
        this.counts = counts;
    }
}


/***/ }),

/***/ 51888:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ SIGNAL_EXIT)
/* harmony export */ });
const SIGNAL_EXIT = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };


/***/ }),

/***/ 23540:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H5: () => (/* binding */ shownPassRate),
/* harmony export */   I$: () => (/* binding */ exitCode),
/* harmony export */   K1: () => (/* binding */ failReasons),
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   g6: () => (/* binding */ countTasks),
/* harmony export */   sc: () => (/* binding */ passRate)
/* harmony export */ });
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(13270);
/* harmony import */ var _signal_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(51888);


function countTasks(part, history, maxAttempts) {
    const counts = { passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
    for (let place = 0; place < part.length; place += 1) {
        const record = history.at(part[place]);
        if (record === undefined)
            counts.outstanding += 1;
        else
            counts[(0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .standingOf */ .YP)(record, maxAttempts)] += 1;
    }
    return { total: part.length, ...counts };
}
function passRate(counts) {
    const graded = counts.passed + counts.failed;
    return graded === 0 ? null : counts.passed / graded;
}
function shownPassRate(counts) {
    const rate = passRate(counts);
    return rate === null || rate === 1 ? rate : Math.min(Math.round(rate * 1e6) / 1e6, 0.999999);
}
function failReasons(result, { failOn, minPassRate }) {
    const { counts } = result;
    const against = [];
    if (failOn.failed && minPassRate === null && counts.failed > 0)
        against.push(`${counts.failed} failed`);
    if (failOn.errored && counts.errored > 0)
        against.push(`${counts.errored} errored`);
    if (result.sameFailure && (failOn.failed || failOn.errored || failOn.outstanding))
        against.push("every task fails alike");
    const { regressed = 0 } = result;
    if (failOn.regressed && regressed > 0)
        against.push(`${regressed} regressed`);
    if (failOn.outstanding && counts.outstanding > 0)
        against.push(`${counts.outstanding} outstanding`);
    const rate = passRate(counts);
    const isJudged = failOn.failed || failOn.errored || failOn.outstanding;
    const isOver = counts.outstanding === 0 || result.status === "aborted";
    if (isJudged && minPassRate !== null && rate === null && counts.total > 0 && isOver) {
        against.push(`nothing was graded, which does not meet a pass rate of ${minPassRate}`);
    }
    const isBelow = minPassRate !== null && rate !== null && rate < minPassRate && shownPassRate(counts) !== minPassRate;
    if (isJudged && isBelow) {
        against.push(`pass rate ${shownBelow(rate, minPassRate)} is below ${minPassRate}`);
    }
    return against;
}
function shownBelow(rate, bar) {
    let digits = 3;
    while (digits < 17 && Number(rate.toFixed(digits)) >= bar)
        digits += 1;
    return rate.toFixed(digits);
}
const EXIT = { ok: 0, failures: 1, usage: 2, unwritten: 74, outstanding: 75 };
function exitCode(result, judgement) {
    if (result.status === "interrupted" && result.signal !== null)
        return _signal_js__WEBPACK_IMPORTED_MODULE_0__/* .SIGNAL_EXIT */ .K[result.signal];
    const outstanding = result.counts.outstanding > 0;
    if (result.sameFailure && failReasons(result, judgement).length > 0)
        return EXIT.failures;
    if (result.status === "aborted" || !outstanding) {
        const failOn = { ...judgement.failOn, outstanding: false };
        if (failReasons(result, { ...judgement, failOn }).length > 0)
            return EXIT.failures;
    }
    return outstanding ? EXIT.outstanding : EXIT.ok;
}


/***/ }),

/***/ 48032:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ unreachable)
/* harmony export */ });
function unreachable(value) {
    throw new Error(`Unreachable case: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 67756:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ descriptorError),
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
/* harmony import */ var _error_code_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(74924);

class UserError extends Error {
    name = "UserError";
}
function descriptorError(error) {
    const code = (0,_error_code_js__WEBPACK_IMPORTED_MODULE_0__/* .errorCode */ .C)(error);
    if (code !== "EMFILE" && code !== "ENFILE")
        return null;
    return new UserError(`The system does not allow enough open files (${code}). Raise the limit before the run, for instance with \`ulimit -n 4096\`, or lower \`concurrency\`.`);
}


/***/ }),

/***/ 58508:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = "0.1.0";


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(59713);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
