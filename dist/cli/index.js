#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 181:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 9896:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 3339:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 4573:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 8474:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 9448:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 7030:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 7075:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 6193:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 8500:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 7975:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 8877:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 714:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 6928:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 7016:
/***/ (function (module) {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 9713:
/***/ (function (__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _config_from_argv_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7698);
/* harmony import */ var _core_error_code_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(4924);
/* harmony import */ var _core_interrupted_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4220);
/* harmony import */ var _core_signal_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1888);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3540);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8032);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(7756);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8508);








async function main(argv) {
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
            const { helpText } = await __nccwpck_require__.e(/* import() */ 392).then(__nccwpck_require__.bind(__nccwpck_require__, 5392));
            process.stdout.write(helpText(line.helpTopic));
            return _core_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.ok;
        }
        case "run":
            return (await Promise.all(/* import() */[__nccwpck_require__.e(765), __nccwpck_require__.e(107), __nccwpck_require__.e(860), __nccwpck_require__.e(190), __nccwpck_require__.e(954), __nccwpck_require__.e(436), __nccwpck_require__.e(733), __nccwpck_require__.e(903)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9903))).runCommand(line);
        case "status":
            return (await Promise.all(/* import() */[__nccwpck_require__.e(765), __nccwpck_require__.e(107), __nccwpck_require__.e(190), __nccwpck_require__.e(235)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6235))).statusCommand(line);
        case "detect":
            return (await Promise.all(/* import() */[__nccwpck_require__.e(765), __nccwpck_require__.e(860), __nccwpck_require__.e(162), __nccwpck_require__.e(353), __nccwpck_require__.e(491)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9566))).detectCommand(line);
        case "demo":
            return (await Promise.all(/* import() */[__nccwpck_require__.e(765), __nccwpck_require__.e(107), __nccwpck_require__.e(860), __nccwpck_require__.e(190), __nccwpck_require__.e(954), __nccwpck_require__.e(436), __nccwpck_require__.e(733), __nccwpck_require__.e(109), __nccwpck_require__.e(377)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8758))).demoCommand();
        case "report":
            return (await Promise.all(/* import() */[__nccwpck_require__.e(765), __nccwpck_require__.e(107), __nccwpck_require__.e(190), __nccwpck_require__.e(169), __nccwpck_require__.e(134)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1743))).reportCommand(line);
        case "plan":
            return (await Promise.all(/* import() */[__nccwpck_require__.e(765), __nccwpck_require__.e(107), __nccwpck_require__.e(860), __nccwpck_require__.e(190), __nccwpck_require__.e(954), __nccwpck_require__.e(436), __nccwpck_require__.e(684)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4684))).planCommand(line);
        case "merge":
            return (await Promise.all(/* import() */[__nccwpck_require__.e(765), __nccwpck_require__.e(107), __nccwpck_require__.e(860), __nccwpck_require__.e(190), __nccwpck_require__.e(954), __nccwpck_require__.e(436), __nccwpck_require__.e(169), __nccwpck_require__.e(341)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1130))).mergeCommand(line);
        case "simulate":
            return (await Promise.all(/* import() */[__nccwpck_require__.e(765), __nccwpck_require__.e(107), __nccwpck_require__.e(860), __nccwpck_require__.e(954), __nccwpck_require__.e(733), __nccwpck_require__.e(780), __nccwpck_require__.e(333)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1262))).simulateCommand(line);
        case "provider":
            throw new Error("The stand-in provider reads its own command line");
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_5__/* .unreachable */ .H)(line.subcommand);
    }
}
async function provider(argv) {
    const { runProviderCommand } = await Promise.all(/* import() */[__nccwpck_require__.e(765), __nccwpck_require__.e(109), __nccwpck_require__.e(777)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7777));
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
    let words = error instanceof Error ? error.message : String(error);
    if (error instanceof _core_interrupted_js__WEBPACK_IMPORTED_MODULE_1__/* .Interrupted */ .j)
        process.exitCode = _core_signal_js__WEBPACK_IMPORTED_MODULE_2__/* .SIGNAL_EXIT */ .K[error.signal];
    else if (!(error instanceof _core_user_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .y)) {
        words = `internal error, please report it:\n${error instanceof Error ? (error.stack ?? words) : words}`;
    }
    const { environmentRedactor } = await Promise.all(/* import() */[__nccwpck_require__.e(860), __nccwpck_require__.e(681)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9860));
    const { tellText } = await __nccwpck_require__.e(/* import() */ 624).then(__nccwpck_require__.bind(__nccwpck_require__, 4624));
    tellText(`carryover: ${environmentRedactor(process.env).redact(words)}`);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 7698:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  y: () => (/* binding */ readCommandLine)
});

// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __nccwpck_require__(7756);
// EXTERNAL MODULE: ./build/config/input-table.js
var input_table = __nccwpck_require__(646);
// EXTERNAL MODULE: ./build/config/subcommands.js
var subcommands = __nccwpck_require__(7999);
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
    const words = dashes === -1 ? argv : argv.slice(0, dashes);
    const program = dashes === -1 ? null : argv.slice(dashes + 1);
    const first = words.findIndex((word) => !word.startsWith("-"));
    const leading = words[0];
    if (leading === undefined)
        throw noSubcommand("nothing");
    if (VERSION_WORDS.includes(leading))
        return emptyLine("version");
    if (HELP_WORDS.includes(leading)) {
        const topic = words.slice(1).find((word) => !word.startsWith("-"));
        return { ...emptyLine("help"), helpTopic: topic === undefined ? null : subcommandNamed(topic) };
    }
    if (first !== 0)
        throw noSubcommand(`the option ${quote(leading)}`);
    const subcommand = subcommandNamed(leading);
    const rest = words.slice(1);
    if (rest.some((word) => HELP_WORDS.includes(word) && word !== "help"))
        return { ...emptyLine("help"), helpTopic: subcommand };
    if (subcommand === "help") {
        return { ...emptyLine("help"), helpTopic: rest[0] === undefined ? null : subcommandNamed(rest[0]) };
    }
    if (rest.includes("--version"))
        return emptyLine("version");
    return new Reader(subcommand, rest, program).read();
}
const VERSION_WORDS = ["--version", "-V", "-v"];
const HELP_WORDS = ["--help", "-h", "help"];
function emptyLine(subcommand) {
    return { subcommand, helpTopic: null, inputs: {}, options: {}, flags: { json: false }, argv: null, positionals: [] };
}
function noSubcommand(found) {
    return new user_error/* UserError */.y(`Expected a command after carryover (${subcommands/* SUBCOMMANDS */.Vh.join(", ")}), found ${found}. See carryover --help.`);
}
function subcommandNamed(word) {
    if ((0,subcommands/* isSubcommand */.E8)(word))
        return word;
    const suggestion = didYouMean(word, subcommands/* SUBCOMMANDS */.Vh);
    throw new user_error/* UserError */.y(`Expected a command (${subcommands/* SUBCOMMANDS */.Vh.join(", ")}), found the unknown command ${quote(word)}.${suggestion} See carryover --help.`);
}
class Reader {
    #subcommand;
    #words;
    #program;
    #options;
    #inputs = new Map();
    #own = new Map();
    #positionals = [];
    #at = 0;
    constructor(subcommand, words, program) {
        this.#subcommand = subcommand;
        this.#words = words;
        this.#program = program;
        this.#options = optionsOf(subcommand);
    }
    read() {
        while (this.#at < this.#words.length) {
            const word = this.#words[this.#at];
            this.#at += 1;
            if (word.startsWith("--"))
                this.#readOption(word);
            else if (word.startsWith("-") && word !== "-")
                throw this.#unknownOption(word);
            else
                this.#addPositional(word);
        }
        if (this.#program !== null && !subcommands/* SUBCOMMAND_TABLE */.vb[this.#subcommand].takesProgram) {
            throw new user_error/* UserError */.y(`Expected no program after -- for carryover ${this.#subcommand}, found ${quote(this.#program.join(" "))}. Only run starts one.`);
        }
        const json = this.#own.get("json");
        this.#own.delete("json");
        return {
            subcommand: this.#subcommand,
            helpTopic: null,
            inputs: Object.fromEntries(this.#inputs),
            options: Object.fromEntries(this.#own),
            flags: { json: json === "true" },
            argv: this.#program,
            positionals: this.#positionals,
        };
    }
    #readOption(word) {
        const equals = word.indexOf("=");
        const name = word.slice(2, equals === -1 ? undefined : equals);
        const inline = equals === -1 ? null : word.slice(equals + 1);
        const option = this.#options.get(name);
        if (option !== undefined) {
            this.#set(name, option, option.kind === "flag" ? (inline ?? "true") : (inline ?? this.#nextValue(name)));
            return;
        }
        const positive = name.startsWith("no-") ? name.slice(3) : null;
        const negated = positive === null ? undefined : this.#options.get(positive);
        if (positive === null || negated?.kind !== "flag")
            throw this.#unknownOption(`--${name}`);
        if (inline !== null)
            throw new user_error/* UserError */.y(`Expected --no-${positive} without a value, found ${quote(word)}. Write --${positive}=false or --no-${positive}.`);
        this.#set(positive, negated, "false");
    }
    #nextValue(name) {
        const value = this.#words[this.#at];
        const isValue = value !== undefined && (!value.startsWith("-") || value === "-" || /^-\d/.test(value));
        if (!isValue) {
            const found = value === undefined ? "the end of the options" : `the option ${quote(value)}`;
            throw new user_error/* UserError */.y(`Expected a value after --${name}, found ${found}. Write --${name}=VALUE if the value begins with a dash.`);
        }
        this.#at += 1;
        return value;
    }
    #set(name, option, value) {
        if (name === "json" && value !== "true" && value !== "false") {
            throw new user_error/* UserError */.y(`Expected --json without a value, found ${quote(value)}. It is a flag.`);
        }
        const target = option.isInput ? this.#inputs : this.#own;
        const earlier = target.get(name);
        target.set(name, option.kind === "list" && earlier !== undefined ? `${earlier}\n${value}` : value);
    }
    #addPositional(word) {
        const { most, placeholder } = subcommands/* SUBCOMMAND_TABLE */.vb[this.#subcommand].positionals;
        if (this.#positionals.length < most) {
            this.#positionals.push(word);
            return;
        }
        const previous = this.#words[this.#at - 2] ?? "";
        const isFlagValue = /^(?:true|false|yes|no|on|off|0|1)$/i.test(word) && previous.startsWith("--");
        const advice = isFlagValue
            ? ` A flag takes its value with an equals sign: ${previous}=${word}.`
            : subcommands/* SUBCOMMAND_TABLE */.vb[this.#subcommand].takesProgram
                ? " Put -- before a program and its arguments, and quotes around values with spaces."
                : "";
        const expected = most === 0 ? "only options" : `at most ${most} ${placeholder}`;
        throw new user_error/* UserError */.y(`Expected ${expected} after carryover ${this.#subcommand}, found ${quote(word)}.${advice}`);
    }
    #unknownOption(word) {
        const name = word.replace(/^--?(?:no-)?/, "");
        if (this.#options.has(name)) {
            return new user_error/* UserError */.y(`Expected --no- before a flag only, found the unknown option ${quote(word)}. Leave --${name} out, or write --${name}= for an empty value.`);
        }
        const others = subcommands/* SUBCOMMANDS */.Vh.filter((other) => optionsOf(other).has(name));
        if (others.length > 0) {
            return new user_error/* UserError */.y(`Expected an option of carryover ${this.#subcommand}, found ${word}, which is one of ${others.map((other) => `carryover ${other}`).join(", ")}. Remove it, or see carryover ${this.#subcommand} --help.`);
        }
        const suggestion = didYouMean(name, [...this.#options.keys()], "--");
        const program = subcommands/* SUBCOMMAND_TABLE */.vb[this.#subcommand].takesProgram
            ? " The options of your own program belong after --."
            : "";
        return new user_error/* UserError */.y(`Expected an option of carryover ${this.#subcommand}, found the unknown option ${quote(word)}.${suggestion}${program} See carryover ${this.#subcommand} --help.`);
    }
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

/***/ 646:
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
        description: "The task list: a .jsonl, .ndjson, .json (array), .csv (header row) or .txt (one id a line) file, such as `evals/tasks.jsonl`; or glob patterns, one a line, such as `evals/**/*.yaml`, where each matched file is a task and links are not followed. Paths are relative to the workspace.",
    }),
    "tasks-command": row("Tasks", {
        placeholder: "COMMAND",
        takers: EVERY_JOB,
        description: "A bash command whose stdout lists the tasks, one JSON object or plain id a line. Give either this or `tasks`.",
    }),
    "pass-with-no-tasks": flag("Tasks", "Makes an empty task list a success instead of an error.", EVERY_JOB),
    repeats: row("Tasks", {
        placeholder: "N",
        default: "1",
        takers: EVERY_JOB,
        description: "Runs every task N times, as tasks `ID#1` to `ID#N` that are grouped by the original id.",
    }),
    "shard-size": row("Tasks", {
        placeholder: "N",
        default: "1",
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
        description: "What exit codes mean where a child wrote no result row: `passed`, `failed`, `rate_limited`, `kill_shaped`, `timeout_exceeded`, `skipped`, `transient`, `legitimate` or `fatal`. An own map replaces the default; `none` empties it.",
    }),
    "failure-logs": row("Children", {
        kind: "list",
        placeholder: "PATTERNS",
        description: "Files that a failed child leaves and that may tell why, as glob patterns such as `.failed/**/result.json`. They are read only after a failure, and only if they changed since the attempt began.",
    }),
    "task-timeout": row("Children", {
        placeholder: "DURATION",
        default: "3h30m",
        description: "How long one attempt may take before it is killed; a task that runs into it is not tried again. A task's own `timeout` field goes before it, and `CARRYOVER_TASK_TIMEOUT_S` in the environment overrides it.",
    }),
    "silence-timeout": row("Children", {
        placeholder: "DURATION",
        default: "off",
        description: "Kills a child that has printed nothing and written no result row for so long, such as `10m`, and tries again.",
    }),
    "kill-grace": row("Children", {
        placeholder: "DURATION",
        default: "5s",
        description: "How long a child that is asked to end (SIGTERM) has until it and its descendants are killed.",
    }),
    concurrency: row("Attempts", {
        placeholder: "N",
        default: "4",
        takers: ["run", "plan", "simulate"],
        description: "The most children that run at once in this job. Rate limits lower the number while they last.",
    }),
    "shared-concurrency": row("Attempts", {
        placeholder: "N",
        description: "The most children that run at once over all jobs of the matrix together; each job takes its share of it. Empty: every job has its own `concurrency`.",
    }),
    "max-attempts": row("Attempts", {
        placeholder: "N",
        default: "3",
        takers: EVERY_JOB,
        description: "How many failed attempts of a task count before it is given up, over all runs. Rate limits and killed children do not count. `CARRYOVER_MAX_ATTEMPTS` in the environment overrides it.",
    }),
    "fail-fast": flag("Attempts", "Ends the run at the first failure that no retry can mend: nothing more is started, running tasks of the same `group` are stopped at once and not recorded, all others are left `stop-grace` to finish."),
    "max-failures": row("Attempts", {
        placeholder: "N|N%",
        description: "Ends the run when so many tasks have failed, as a number such as `20` or a share of all tasks such as `10%`. Nothing more is started; what runs is left `stop-grace` to finish.",
    }),
    "retry-after-threshold": row("Rate limits", {
        placeholder: "DURATION",
        default: "60s",
        takers: ["run", "detect", "simulate"],
        description: "The longest stated wait that is waited out. A longer one, or a quota that is used up, stops the provider's tasks and leaves them to the next run.",
    }),
    "max-wait": row("Rate limits", {
        placeholder: "DURATION",
        default: "15m",
        takers: ["run", "simulate"],
        description: "How long a run may wait for rate limits in all; a wait that does not fit any more stops the provider's tasks.",
    }),
    "default-wait": row("Rate limits", {
        placeholder: "DURATION",
        default: "60s",
        takers: ["run", "simulate"],
        description: "How long a task is put off after a rate limit that states no wait; it doubles from round to round.",
    }),
    "stop-grace": row("Rate limits", {
        placeholder: "DURATION",
        default: "60s",
        takers: ["run", "simulate"],
        description: "How long children that are running when their provider is stopped, or when the run ends for its failures, are left to finish. `0s` stops them at once.",
    }),
    preflight: row("Rate limits", {
        placeholder: "COMMAND",
        description: "A bash command that makes one cheap call: run once for each provider before its first child, and as the probe when a limit that was hit should be over. It has 30 seconds; only a rate limit in its answer keeps the provider stopped. Without it one task is the probe.",
    }),
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
        defaultWords: "5h40m in the action (none on a self-hosted runner), none on the command line",
        takers: ["run", "simulate"],
        description: "How long the run may take: nothing is started that would probably not end within it, and the rest is left to the next run. Keep it below the job's `timeout-minutes`; `none` for no bound.",
    }),
    "fail-on": row("Run", {
        kind: "list",
        placeholder: "LIST",
        default: "auto",
        takers: ["run", "merge"],
        description: "What makes the step fail: a list of `failed`, `errored` and `outstanding`, or `never`. `auto` is failed and errored, and outstanding unless the workflow was started by a schedule.",
    }),
    "min-pass-rate": row("Run", {
        placeholder: "FRACTION",
        takers: ["run", "merge"],
        description: "Replaces `failed` in `fail-on`: the share of graded tasks that must pass, such as `0.8` or `80%`. Equal passes.",
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
        description: "How often the state is saved to the Actions cache while the run lasts, if something has changed.",
    }),
    "job-index": row("Matrix", {
        placeholder: "N",
        actionDefault: "${{ strategy.job-index }}",
        description: "Which job of the matrix this is, counted from 0. The action takes it from the matrix by itself.",
    }),
    "job-total": row("Matrix", {
        placeholder: "N",
        actionDefault: "${{ strategy.job-total }}",
        takers: ["run", "merge"],
        description: "How many jobs the matrix has. The action takes it from the matrix by itself; merge is told it, to notice jobs that never reported.",
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
        description: "How long a job should take, such as `30m`: a plan makes as many jobs as that needs by the durations it knows. Empty: as many as `max-jobs` allows.",
    }),
    "log-output": row("Output", {
        placeholder: "failures|all|none",
        default: "failures",
        description: "Whose output goes to the log of the step: that of failed attempts, of all children, or of none.",
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

/***/ 7999:
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
        usage: "run [options] (--command TEXT | -- PROGRAM [ARGUMENTS])",
        summary: "Runs what is outstanding of the task list; the same command again goes on.",
        details: [
            "In the arguments of PROGRAM, {id}, {tasks-file}, {results-file} and {FIELD} of the task are replaced; no shell is involved.",
            "Exit codes: 0 complete; 1 failures that --fail-on names, or aborted; 2 wrong usage, nothing was run; 75 something is outstanding, run the same command again; 129, 130 and 143 interrupted, the state is safe.",
        ],
        taker: "run",
        ownOptions: { json: JSON_FLAG },
        positionals: NONE,
        takesProgram: true,
    },
    plan: {
        usage: "plan [options]",
        summary: "Prints what is outstanding and how to spread it over the jobs of a matrix.",
        details: [
            "The jobs are balanced by the durations of earlier runs. There are none where nothing is outstanding or every provider is stopped.",
        ],
        taker: "plan",
        ownOptions: { json: { ...JSON_FLAG, description: "Prints the plan as one JSON object on stdout." } },
        positionals: NONE,
        takesProgram: false,
    },
    merge: {
        usage: "merge [options] FOLDER...",
        summary: "Unites the state folders of several jobs into one.",
        details: [
            "The folders are left as they are; the result goes to --state-dir. A missing or empty folder is a job that never reported. Exit codes are those of run.",
        ],
        taker: "merge",
        ownOptions: { json: JSON_FLAG },
        positionals: { most: Number.POSITIVE_INFINITY, placeholder: "FOLDER..." },
        takesProgram: false,
    },
    status: {
        usage: "status [--state-dir FOLDER] [--json]",
        summary: "Tells how the last run ended and what is outstanding.",
        details: [],
        taker: "status",
        ownOptions: { json: JSON_FLAG },
        positionals: NONE,
        takesProgram: false,
    },
    detect: {
        usage: "detect [options] [FILE|-]",
        summary: "Reads a log and tells which rate limit it holds, as one JSON object.",
        details: [
            "Reads FILE, or stdin. The object has kind (wait, stop, cap, task, overload or none), retry_after_seconds, reset_at, evidence, form and provider.",
        ],
        taker: "detect",
        ownOptions: {
            "exit-code": {
                kind: "value",
                placeholder: "N",
                description: "The exit code of the process that wrote the log; 0 is a process that succeeded.",
            },
            now: {
                kind: "value",
                placeholder: "INSTANT",
                description: "The instant at which the log is read, such as 2026-11-22T00:00:00Z. Default: now.",
            },
            timezone: {
                kind: "value",
                placeholder: "ZONE",
                description: "The zone of clock times that name none, such as Europe/Berlin. Default: the machine's.",
            },
        },
        positionals: { most: 1, placeholder: "FILE" },
        takesProgram: false,
    },
    demo: {
        usage: "demo",
        summary: "Shows a run that meets a rate limit, stops, and goes on, with no account and no network.",
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
        summary: "Tells how many runs a task list needs under a provider's limits, without one call.",
        details: [
            "The scheduler of run works against a made-up provider in simulated time. Long task lists are sampled, and the rates of the sample extended; the answer says which.",
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
                description: "Calls that a task makes, one after the other. Default: 1.",
            },
            "requests-per-minute": {
                kind: "value",
                placeholder: "N",
                description: "The provider's rate, a token bucket. Default: none.",
            },
            burst: {
                kind: "value",
                placeholder: "N",
                description: "How many requests fit in one instant. Default: those of a second.",
            },
            waits: {
                kind: "value",
                placeholder: "stated|seconds|unstated",
                description: "Whether refusals say how long to wait: to the millisecond, in whole seconds (as Retry-After does), or not at all. Default: stated.",
            },
            "failure-rate": {
                kind: "value",
                placeholder: "SHARE",
                description: "Attempts that fail by themselves, such as 0.05 or 5%; they are retried as in run. Default: 0.",
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
                description: "Decides over durations; the same seed gives the same answer.",
            },
            json: { ...JSON_FLAG, description: "Prints the outcome as one JSON object on stdout." },
        },
        positionals: NONE,
        takesProgram: false,
    },
    provider: {
        usage: "provider [options] [-- COMMAND...]",
        summary: "Serves a stand-in for a model provider with real limits, to try a command against.",
        details: [],
        taker: null,
        ownOptions: {},
        positionals: NONE,
        takesProgram: true,
    },
    help: {
        usage: "help [COMMAND]",
        summary: "Shows this text, or that of a command.",
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

/***/ 4924:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ errorCode)
/* harmony export */ });
function errorCode(error) {
    return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}


/***/ }),

/***/ 3270:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S$: () => (/* binding */ takeOutstanding),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   os: () => (/* binding */ computeOutstanding),
/* harmony export */   tX: () => (/* binding */ ListHistory)
/* harmony export */ });
/* unused harmony export nextAttempt */
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8032);

const RECORDS = [
    undefined,
    { kind: "result", status: "passed" },
    { kind: "result", status: "failed" },
    { kind: "terminal", class: "timeout_exceeded" },
    { kind: "terminal", class: "skipped" },
    { kind: "terminal", class: "transient" },
    { kind: "terminal", class: "legitimate" },
    { kind: "terminal", class: "fatal" },
];
const PASSED = 1;
const FAILED = 2;
const FIRST_COUNT = 16;
class ListHistory {
    #tasks;
    #codes;
    constructor(tasks) {
        this.#tasks = tasks;
        this.#codes = new Int32Array(tasks.count);
    }
    at(index) {
        return recordOf(this.#codes[index] ?? 0);
    }
    get(hash) {
        const index = this.#tasks.hashes.find(hash);
        return index === -1 ? undefined : this.at(index);
    }
    set(hash, record) {
        const index = this.#tasks.hashes.find(hash);
        if (index !== -1)
            this.#codes[index] = codeOf(record);
    }
    clear() {
        this.#codes.fill(0);
    }
    addResult(words, status) {
        const index = this.#tasks.hashes.findWords(words);
        if (index === -1)
            return true;
        if (isResult(this.#codes[index] ?? 0))
            return false;
        this.#codes[index] = status === "passed" ? PASSED : FAILED;
        return true;
    }
}
function isResult(code) {
    return code === PASSED || code === FAILED;
}
function codeOf(record) {
    switch (record.kind) {
        case "result":
            return record.status === "passed" ? PASSED : FAILED;
        case "terminal":
            return RECORDS.findIndex((one) => one?.kind === "terminal" && one.class === record.class);
        case "attempts":
            return FIRST_COUNT + record.count;
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(record);
    }
}
function recordOf(code) {
    return code >= FIRST_COUNT ? { kind: "attempts", count: code - FIRST_COUNT } : RECORDS[code];
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

/***/ 4220:
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

/***/ 1888:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ SIGNAL_EXIT)
/* harmony export */ });
const SIGNAL_EXIT = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };


/***/ }),

/***/ 3540:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H5: () => (/* binding */ shownPassRate),
/* harmony export */   I$: () => (/* binding */ exitCode),
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   fn: () => (/* binding */ heldAgainst),
/* harmony export */   g6: () => (/* binding */ countTasks),
/* harmony export */   sc: () => (/* binding */ passRate)
/* harmony export */ });
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3270);
/* harmony import */ var _signal_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1888);


function countTasks(part, history, maxAttempts) {
    const counts = { passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
    for (let place = 0; place < part.length; place += 1) {
        const record = history.at(part[place]);
        if (record === undefined)
            counts.outstanding += 1;
        else
            counts[(0,_history_js__WEBPACK_IMPORTED_MODULE_0__/* .standingOf */ .YP)(record, maxAttempts)] += 1;
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
function heldAgainst(result, { failOn, minPassRate }) {
    const { counts } = result;
    const against = [];
    if (failOn.failed && minPassRate === null && counts.failed > 0)
        against.push(`${counts.failed} failed`);
    if (failOn.errored && counts.errored > 0)
        against.push(`${counts.errored} errored`);
    if (result.failedAlike && (failOn.failed || failOn.errored || failOn.outstanding))
        against.push("every task fails alike");
    if (failOn.outstanding && counts.outstanding > 0)
        against.push(`${counts.outstanding} outstanding`);
    const rate = passRate(counts);
    const isJudged = failOn.failed || failOn.errored || failOn.outstanding;
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
        return _signal_js__WEBPACK_IMPORTED_MODULE_1__/* .SIGNAL_EXIT */ .K[result.signal];
    const outstanding = result.counts.outstanding > 0;
    if (result.failedAlike && heldAgainst(result, judgement).length > 0)
        return EXIT.failures;
    if (result.status === "aborted" || !outstanding) {
        const failOn = { ...judgement.failOn, outstanding: false };
        if (heldAgainst(result, { ...judgement, failOn }).length > 0)
            return EXIT.failures;
    }
    return outstanding ? EXIT.outstanding : EXIT.ok;
}


/***/ }),

/***/ 8032:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ unreachable)
/* harmony export */ });
function unreachable(value) {
    throw new Error(`Unreachable case: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 7756:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
class UserError extends Error {
    name = "UserError";
}


/***/ }),

/***/ 8508:
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
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
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
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
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
/******/ var __webpack_exports__ = __nccwpck_require__(9713);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
