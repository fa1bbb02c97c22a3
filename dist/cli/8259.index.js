export const id = 8259;
export const ids = [8259,9441];
export const modules = {

/***/ 90335:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cY: () => (/* binding */ ListingFailed),
/* harmony export */   ce: () => (/* binding */ helperPath),
/* harmony export */   mw: () => (/* binding */ pythonPath),
/* harmony export */   yi: () => (/* binding */ shardCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);


class ListingFailed extends Error {
    ended;
    constructor(ended) {
        super("the harness could not list its tests");
        this.ended = ended;
    }
}
function helperPath(...parts) {
    return (0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(new URL(["..", "harness", ...parts].join("/"), import.meta.url));
}
function pythonPath(harness, { PYTHONPATH }) {
    const paths = [helperPath(harness), helperPath("python"), ...(PYTHONPATH ? [PYTHONPATH] : [])];
    return { PYTHONPATH: paths.join(node_path__WEBPACK_IMPORTED_MODULE_0__.delimiter) };
}
function shardCommand(start) {
    const encoded = Buffer.from(JSON.stringify(start)).toString("base64url");
    return [process.execPath, helperPath("shard.js"), encoded];
}


/***/ }),

/***/ 58259:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listTests: () => (/* binding */ listTests)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61420);
/* harmony import */ var _core_shell_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88528);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(48032);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67756);
/* harmony import */ var _run_helper_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32312);
/* harmony import */ var _run_temp_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86543);
/* harmony import */ var _harness_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90335);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34043);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49441);











const TIMEOUT_MS = 600_000;
const SHOWN_LENGTH = 3_000;
async function listTests(start, options) {
    const scratch = (0,_run_temp_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .makeTempFolder */ .Pd)("carryover-list-");
    const { env } = options;
    let last;
    const run = async (invocation) => {
        last = await runProgram(invocation, start, options);
        return last;
    };
    const checkVersion = (version) => expectNewEnough(start, version);
    const listing = async (invocation) => {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, "tests.json");
        const ended = await run({ ...invocation, env: { ...invocation.env, CARRYOVER_HARNESS_LIST: file } });
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
            throw new _harness_js__WEBPACK_IMPORTED_MODULE_6__/* .ListingFailed */ .cY(ended);
        const { version, tests } = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8"));
        checkVersion(version);
        if (tests === undefined)
            throw new _harness_js__WEBPACK_IMPORTED_MODULE_6__/* .ListingFailed */ .cY(ended);
        return tests;
    };
    try {
        const tests = await _registry_js__WEBPACK_IMPORTED_MODULE_8__.ADAPTERS[start.name].list(start, { scratch, env, run, listing, checkVersion });
        if (tests.length === 0 && last !== undefined && !options.passWithNoTasks)
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .yo(nothingSelected(start, last, options.redact));
        return tests;
    }
    catch (error) {
        if (!(error instanceof _harness_js__WEBPACK_IMPORTED_MODULE_6__/* .ListingFailed */ .cY))
            throw error;
        checkVersion((await run({ argv: [...start.command, "--version"] })).stdout);
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .yo(cannotList(start, error, options.redact));
    }
    finally {
        await (0,_run_temp_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .removeFolder */ .v$)(scratch);
    }
}
async function runProgram({ argv, env = {} }, { name }, options) {
    const end = await (0,_run_helper_command_js__WEBPACK_IMPORTED_MODULE_4__/* .runHelperCommand */ .D)(`exec ${(0,_core_shell_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWords */ .C)(argv)}`, {
        cwd: options.workingDirectory,
        env: { ...options.env, ...env },
        timeoutMs: TIMEOUT_MS,
    });
    const { stdout, stderr } = end;
    switch (end.kind) {
        case "exited":
            return { exitCode: end.code, stdout, stderr };
        case "not-started":
            return { exitCode: null, stdout, stderr: end.message };
        case "timed-out":
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .yo(`Expected ${name} to list its tests within ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(TIMEOUT_MS)}, found it still running. Check what runs when the test files are imported.`);
        case "too-much-output":
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .yo(`Expected ${name} to list its tests, but it printed more than 256 MiB. Check what it prints.`);
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_10__/* .unreachable */ .H)(end);
    }
}
const NOT_FOUND = 127;
const MISSING = /No module named ['"]?(?:pytest|inspect_ai|lm_eval)\b(?!\.)|could not determine executable|npx canceled|Cannot find package ['"](?:vitest|promptfoo)['"]/;
function expectNewEnough({ name }, text) {
    const { oldest, install } = _names_js__WEBPACK_IMPORTED_MODULE_7__/* .HARNESSES */ .Ls[name];
    const found = /\d+(?:\.\d+)+/.exec(text)?.[0];
    if (found === undefined || !isOlder(found, oldest))
        return;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_9__/* .UserError */ .yo(`Expected ${name} ${oldest} or newer, found ${found}. Install it with: ${install}`);
}
function isOlder(version, than) {
    const [parts, others] = [version, than].map((one) => one.split(".").map(Number));
    const at = others.findIndex((other, index) => (parts[index] ?? 0) !== other);
    return at >= 0 && (parts[at] ?? 0) < (others[at] ?? 0);
}
function cannotList(start, { ended }, redact) {
    const { oldest, install } = _names_js__WEBPACK_IMPORTED_MODULE_7__/* .HARNESSES */ .Ls[start.name];
    const words = wordsOf(ended, redact);
    const command = (0,_core_shell_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWords */ .C)(start.command);
    if (ended.exitCode === NOT_FOUND || ended.exitCode === null || MISSING.test(words)) {
        return (`Expected ${start.name} ${oldest} or newer as \`${command}\`, found none. Install it with: ${install}\n` +
            `Or name it with \`harness-command\`. It said:\n${words}`);
    }
    return `Expected ${start.name} to list its tests, found exit code ${ended.exitCode ?? "none"}. It said:\n${words}`;
}
function nothingSelected(start, ended, redact) {
    const args = start.args.length === 0 ? "no arguments" : `\`${(0,_core_shell_words_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWords */ .C)(start.args)}\``;
    return (`Expected ${start.name} to select at least one test, found none with ${args}. ` +
        `Check the paths and filters in \`args\`. It said:\n${wordsOf(ended, redact)}`);
}
const FOREIGN_FRAME = /^ *(?:at|❯) .*(?:\bnode_modules\/|\bnode:).*\n?/gm;
function wordsOf({ stdout, stderr }, redact) {
    const words = redact(`${stdout.trim()}\n${stderr.trim()}`.replace(FOREIGN_FRAME, "").trim());
    if (words === "")
        return "(nothing)";
    return words.length > SHOWN_LENGTH ? `…${words.slice(-SHOWN_LENGTH)}` : words;
}


/***/ }),

/***/ 49441:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ADAPTERS: () => (/* binding */ ADAPTERS)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/harness/harness.js
var harness = __webpack_require__(90335);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
;// CONCATENATED MODULE: ./build/harness/go/arguments.js

const WITH_VALUE = new Set(`
    run skip count timeout parallel cpu tags shuffle trace outputdir covermode coverpkg coverprofile cpuprofile memprofile
    blockprofile mutexprofile memprofilerate blockprofilerate mutexprofilefraction benchtime fuzztime fuzzminimizetime
    fuzzcachedir vet exec o p C mod modfile overlay pgo ldflags gcflags asmflags gccgoflags toolexec pkgdir buildmode
    buildvcs compiler installsuffix
  `
    .trim()
    .split(/\s+/));
const WITHOUT_VALUE = new Set("v json race short failfast fullpath cover benchmem artifacts a n x work msan asan trimpath linkshared modcacherw".split(" "));
const OF_PACKAGES = new Set(["C", "tags", "mod", "modfile", "overlay"]);
function readArguments(args) {
    const flags = [];
    const packages = [];
    const forTests = [];
    const patterns = { run: null, skip: null };
    const words = [...args];
    let mayBePackage = true;
    for (let word = words.shift(); word !== undefined; word = words.shift()) {
        const flag = readFlag(word);
        if (flag === null && mayBePackage && word !== "--") {
            packages.push(word);
            continue;
        }
        if (flag === null || flag.name === "args") {
            forTests.push("-args", ...(flag === null ? [word] : []), ...words);
            break;
        }
        const { name, value } = flag;
        if (name === "bench" || name === "fuzz")
            throw new user_error/* UserError */.yo(notATest(word));
        const isKnown = WITH_VALUE.has(name) || WITHOUT_VALUE.has(name);
        mayBePackage &&= isKnown && packages.length === 0;
        const mayTakeNext = isKnown ? WITH_VALUE.has(name) : words[0] !== undefined && readFlag(words[0]) === null;
        const whole = value === undefined && mayTakeNext ? [word, words.shift() ?? ""] : [word];
        if (name === "run" || name === "skip")
            patterns[name] = value ?? whole[1] ?? "";
        if (!isKnown)
            forTests.push(...whole);
        else if (name !== "run")
            flags.push(whole);
    }
    return { flags, packages: packages.length === 0 ? ["."] : packages, forTests, ...patterns };
}
function readFlag(word) {
    const [, name, value] = /^--?(?:test\.)?([^-=][^=]*)(?:=(.*))?$/s.exec(word) ?? [];
    return name === undefined ? null : { name, value };
}
function notATest(flag) {
    return (`Expected tests for go, found ${flag} in \`args\`: benchmarks and fuzzing have no result that can be kept. ` +
        "Leave it out. The seeds of a fuzz test run as a test.");
}
function changesPackages([word = ""]) {
    return OF_PACKAGES.has(readFlag(word)?.name ?? "");
}
function alternativesOf(pattern) {
    const alternatives = [[""]];
    let [brackets, parentheses] = [0, 0];
    for (const [part] of pattern.matchAll(/\\.|./gs)) {
        if (part === "[")
            brackets += 1;
        else if (part === "]")
            brackets = Math.max(0, brackets - 1);
        else if (part === "(" && brackets === 0)
            parentheses += 1;
        else if (part === ")" && brackets === 0)
            parentheses -= 1;
        const isOutside = brackets === 0 && parentheses === 0;
        const last = alternatives.at(-1) ?? [];
        if (part === "|" && isOutside)
            alternatives.push([""]);
        else if (part === "/" && isOutside)
            last.push("");
        else
            last.push(`${last.pop() ?? ""}${part}`);
    }
    return alternatives;
}

;// CONCATENATED MODULE: ./build/harness/go/go.js






const go = {
    async list({ command, args }, { run, checkVersion }) {
        const [program = "go"] = command;
        checkVersion((await run({ argv: [program, "version"] })).stdout);
        const { flags, packages, forTests, run: pattern, skip } = readArguments(args);
        const namesLike = async (like) => {
            const ended = await run({
                argv: [...command, ...flags.flat(), "-json", "-list", like, ...packages, ...forTests],
            });
            if (ended.exitCode !== 0)
                throw new harness/* ListingFailed */.cY({ ...ended, stdout: wordsIn(ended.stdout) });
            return namesIn(ended.stdout);
        };
        const names = pattern === null ? ["."] : alternativesOf(pattern).map(([name]) => name);
        const left = await namesLike(names.join("|"));
        if (skip !== null && !skip.includes("/"))
            for (const id of (await namesLike(skip)).keys())
                left.delete(id);
        const shared = flags.filter(changesPackages).flat();
        const folders = await run({ argv: [program, "list", ...shared, "-f", "{{.ImportPath}}\t{{.Dir}}", ...packages] });
        const sources = sourcesOf(folders.stdout);
        const isDeclared = ([, [path, name]]) => new RegExp(`\\bfunc\\s+${name}\\s*\\(`).test(sources.get(path) ?? `func ${name}()`);
        return [...left].filter(isDeclared).map(([id, [path, name]]) => ({
            id,
            package: path,
            name,
            sha256: (0,external_node_crypto_.createHash)("sha256")
                .update(sources.get(path) ?? "")
                .digest("hex"),
            junit: { classname: path, name },
        }));
    },
    batchOf: ({ package: path }) => String(path),
    command({ command, args }, tests) {
        const { flags, forTests, run: pattern } = readArguments(args);
        const names = `^(?:${tests.map(({ test }) => test.name).join("|")})$`;
        const [[, ...subtests] = [], ...more] = pattern === null ? [] : alternativesOf(pattern);
        const selection = [names, ...(more.length === 0 ? subtests : [])].join("/");
        const path = String(tests[0]?.test.package);
        return {
            argv: [...command, ...flags.flat(), "-json", "-count=1", "-run", selection, path, ...forTests],
            readLine: readerOf(tests),
        };
    },
};
function namesIn(stdout) {
    const found = stdout.split("\n").flatMap((line) => {
        const { Action, Package = "", Output = "" } = eventOf(line);
        const name = Action === "output" ? /(?:Test|Example|Fuzz)[\p{L}\p{N}_]*$/u.exec(Output.trim())?.[0] : undefined;
        return name === undefined ? [] : [[`${Package}.${name}`, [Package, name]]];
    });
    return new Map(found);
}
function sourcesOf(listed) {
    const folders = listed
        .split("\n")
        .flatMap((line) => (line.includes("\t") ? [line.split("\t")] : []));
    return new Map(folders.map(([path, folder]) => {
        const files = (0,external_node_fs_.readdirSync)(folder).filter((name) => name.endsWith("_test.go"));
        return [
            path,
            files
                .toSorted()
                .map((name) => (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name), "utf8"))
                .join("\0"),
        ];
    }));
}
function wordsIn(stdout) {
    const lines = stdout.split("\n").map((line) => (line.startsWith("{") ? eventOf(line).Output : `${line}\n`));
    return lines.join("");
}
function eventOf(line) {
    return (0,json/* jsonOrNull */.J5)(line) ?? {};
}
const NOT_GRADED = /^panic: |call failed|\b(?:429|529|rate.?limit|too many requests|quota|overloaded|unavailable|timed? ?out|deadline exceeded|connection re(?:fused|set)|no such host|EOF)\b/im;
function wordsOf(printed) {
    const lines = printed.split("\n").filter((text) => !/^\s*(?:===|---) /.test(text));
    return lines
        .map((text) => text.trim())
        .join("\n")
        .trim();
}
function readerOf(tests) {
    const taskIds = new Map(tests.map(({ test, taskId }) => [String(test.name), taskId]));
    const said = new Map();
    let hasRow = false;
    return (line) => {
        const { Action = "", Test = "", Output = "", Elapsed } = eventOf(line);
        const name = Test.split("/")[0] ?? "";
        if (Action === "output")
            said.set(name, `${said.get(name) ?? ""}${Output}`.slice(-4_000));
        const shown = Action.includes("output") ? Output : "";
        const id = name === Test ? taskIds.get(name) : undefined;
        const ends = ["pass", "fail", "skip"].includes(Action);
        const only = tests.length === 1 && name === "" && Action === "fail" && !hasRow ? tests[0] : undefined;
        if (only !== undefined && !/^signal: /m.test(said.get("") ?? "")) {
            const message = wordsOf(`${said.get(String(only.test.name)) ?? ""}${said.get("") ?? ""}`);
            return { shown, row: { id: only.taskId, status: "error", error: { message } } };
        }
        if (id === undefined || !ends)
            return { shown };
        hasRow = true;
        const message = wordsOf(said.get(name) ?? "");
        const metrics = { duration_s: Elapsed };
        if (Action === "pass")
            return { shown, row: { id, status: "passed", metrics } };
        if (Action === "skip")
            return { shown, row: { id, status: "skipped", metrics, error: { message } } };
        const status = /\b([45]\d\d) [A-Z]/.exec(message)?.[1];
        const error = { message, ...(status === undefined ? {} : { status_code: Number(status) }) };
        if (NOT_GRADED.test(message))
            return { shown, row: { id, status: "error", metrics, error } };
        return { shown, row: { id, status: "failed", metrics, error: { type: "AssertionError", message } } };
    };
}

;// CONCATENATED MODULE: ./build/harness/inspect/inspect.js



const LISTING = ["--model", "mockllm/model", "--max-tasks", "1000", "--no-log-samples", "--display", "plain"];
const inspect = {
    async list({ command, args }, { scratch, env, listing }) {
        expectOneModel(args, env);
        const argv = [...command, "eval", ...withoutEval(args), ...LISTING, "--log-dir", (0,external_node_path_.join)(scratch, "logs")];
        return listing({ argv, env: (0,harness/* pythonPath */.mw)("inspect", env) });
    },
    batchOf: ({ task, epoch = 1 }) => JSON.stringify([task, epoch]),
    command({ command, args }, tests, env) {
        const selection = tests.map(({ test }) => `${String(test.task)}:${asPattern(String(test.sample))}`).join(",");
        return {
            argv: [
                ...[...command, "eval", ...withoutSelection(withoutEval(args)), "--sample-id", selection, "--epochs", "1"],
                ...["--no-fail-on-error", "--display", "log", ...retries(args, env)],
            ],
            env: { ...(0,harness/* pythonPath */.mw)("inspect", env), ...NO_SELECTION },
        };
    },
};
function expectOneModel(args, { INSPECT_EVAL_MODEL }) {
    const given = /^--model(?:\n|=)(.*)$/m.exec(args.join("\n"))?.[1] ?? INSPECT_EVAL_MODEL ?? "";
    if (!given.includes(","))
        return;
    const models = given.split(",").map((model) => model.trim());
    throw new user_error/* UserError */.yo(`Expected one model for Inspect, found ${models.length} in ${given}. ` +
        `Run every sample with each of them: --vary model=${models.join(",")} and --model {model} in the arguments.`);
}
function retries(args, { CARRYOVER_GATEWAY_URL }) {
    const isGiven = args.some((word) => word.startsWith("--max-retries"));
    return isGiven && CARRYOVER_GATEWAY_URL ? [] : ["--max-retries", "0"];
}
function asPattern(id) {
    return id.replace(/[[*?\s]/g, "[$&]").replaceAll(",", "[+--]");
}
function withoutSelection(args) {
    const selects = (word = "") => SELECTIONS.includes(word);
    const isValue = (word, option = "") => selects(option) && !(option === SHUFFLE && word.startsWith("-"));
    return args.filter((word, at) => !selects(word.replace(/=.*/s, "")) && !isValue(word, args[at - 1]));
}
const SHUFFLE = "--sample-shuffle";
const SELECTIONS = ["--limit", "--sample-id", SHUFFLE];
const NO_SELECTION = { INSPECT_EVAL_LIMIT: "", INSPECT_EVAL_SAMPLE_ID: "", INSPECT_EVAL_SAMPLE_SHUFFLE: "" };
function withoutEval(args) {
    return args[0] === "eval" || args[0] === "eval-set" ? args.slice(1) : args;
}

;// CONCATENATED MODULE: ./build/harness/lm-eval/lm-eval.js

const lmEval = {
    list: ({ command, args }, { env, listing }) => listing({ argv: [...command, ...withoutRun(args)], env: (0,harness/* pythonPath */.mw)("lm-eval", env) }),
    variables({ args }) {
        const { address, api } = callsOf(args);
        if (api === null || address === null || !address.endsWith(api.path))
            return {};
        return { [api.variable]: address.slice(0, -api.path.length) };
    },
    command: ({ command, args }, _, env) => ({
        argv: [...command, ...withAddress(withoutRun(args), env)],
        env: (0,harness/* pythonPath */.mw)("lm-eval", env),
    }),
};
function withoutRun(args) {
    return args[0] === "run" ? args.slice(1) : args;
}
const APIS = [
    { model: /^(?:openai|local)-chat-completions$/, variable: "OPENAI_BASE_URL", path: "/chat/completions" },
    { model: /^(?:openai|local)-completions$/, variable: "OPENAI_BASE_URL", path: "/completions" },
    { model: /^anthropic-chat(?:-completions)?$/, variable: "ANTHROPIC_BASE_URL", path: "/v1/messages" },
];
const BASE_URL = /(\bbase_url["']?\s*[=:]\s*["']?)([^,\s"'}]+)/;
const MODEL = /^(?:--model|-m|-M)(?:\n|=)(.+)$/m;
const MODEL_ARGS = /^(?:--model_args|-a)$/;
function callsOf(args) {
    const text = args.join("\n");
    const model = MODEL.exec(text)?.[1] ?? "";
    const address = BASE_URL.exec(text)?.[2] ?? null;
    return { address, api: APIS.find((api) => api.model.test(model)) ?? null };
}
function withAddress(args, env) {
    const { address, api } = callsOf(args);
    const base = api === null ? undefined : env[api.variable];
    if (api === null || !base)
        return args;
    const ours = base.replace(/\/$/, "") + api.path;
    if (address !== null) {
        return address.endsWith(api.path) ? args.map((word) => word.replace(BASE_URL, (_, key) => key + ours)) : args;
    }
    const at = args.findIndex((word, index) => word.startsWith("--model_args=") || MODEL_ARGS.test(args[index - 1] ?? ""));
    if (at < 0)
        return [...args, "--model_args", `base_url=${ours}`];
    const given = args[at] ?? "";
    const object = /^((?:--model_args=)?)(\{.*\})$/s.exec(given);
    const value = object === null
        ? `${given},base_url=${ours}`
        : object[1] + JSON.stringify({ ...JSON.parse(object[2] ?? ""), base_url: ours });
    return args.with(at, value);
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./build/harness/promptfoo/promptfoo.js


const ONE_LAYER_RETRIES = { PROMPTFOO_DISABLE_ADAPTIVE_SCHEDULER: "true" };
const LONGEST_TIMER_MS = String(2 ** 31 - 1);
const promptfoo = {
    list: ({ command, args }, { listing }) => listing({ argv: evalCommand(command, args) }),
    batchOf: ({ provider_id, namesake = 1, prompt, round = 1 }) => JSON.stringify([provider_id, namesake, prompt, round]),
    command({ command, args }, tests, env) {
        const isRepeat = tests.some(({ test, taskId }) => test.round !== undefined || taskId !== test.id);
        const { PROMPTFOO_EVAL_TIMEOUT_MS: limitMs = "" } = env;
        return {
            argv: [...evalCommand(command, args), "--repeat", "1", ...(isRepeat ? ["--no-cache"] : [])],
            env: { ...ONE_LAYER_RETRIES, PROMPTFOO_EVAL_TIMEOUT_MS: Number(limitMs) > 0 ? limitMs : LONGEST_TIMER_MS },
        };
    },
};
function evalCommand(command, args) {
    const given = args[0] === "eval" ? args.slice(1) : args;
    const hook = `${(0,external_node_url_.pathToFileURL)((0,harness/* helperPath */.ce)("promptfoo", "hook.mjs")).href}:carryover`;
    const quiet = ["--no-table", "--no-progress-bar", "--no-write", "--no-share", "--max-concurrency", "1"];
    return [...command, "eval", ...given, ...quiet, "--extension", hook];
}

;// CONCATENATED MODULE: ./build/harness/pytest/pytest.js

const PLUGIN = ["-p", "carryover_pytest"];
const pytest = {
    list: ({ command, args }, { env, listing }) => listing({ argv: [...command, ...PLUGIN, "--collect-only", "-q", ...args], env: (0,harness/* pythonPath */.mw)("pytest", env) }),
    command: ({ command, args }, _, env) => ({
        argv: [...command, ...PLUGIN, ...args],
        env: (0,harness/* pythonPath */.mw)("pytest", env),
    }),
};

;// CONCATENATED MODULE: ./build/harness/vitest/vitest.js


const vitest = {
    list: (start, { listing }) => listing(withReporter(start)),
    batchOf: ({ file }) => String(file),
    command: withReporter,
};
function withReporter({ command, args }) {
    const given = (args[0] === "run" ? args.slice(1) : args).filter((word) => !/^(?:-w|--watch)(?:=|$)/.test(word));
    const { href } = (0,external_node_url_.pathToFileURL)((0,harness/* helperPath */.ce)("vitest", "reporter.mjs"));
    const reporters = ["default", `data:text/javascript,${encodeURIComponent(`export { default } from "${href}"`)}`];
    return { argv: [...command, "run", ...given, ...reporters.map((one) => `--reporter=${one}`)] };
}

;// CONCATENATED MODULE: ./build/harness/registry.js






const ADAPTERS = {
    pytest: pytest,
    vitest: vitest,
    promptfoo: promptfoo,
    inspect: inspect,
    "lm-eval": lmEval,
    go: go,
};


/***/ }),

/***/ 32312:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ runHelperCommand)
/* harmony export */ });
/* unused harmony export HELPER_PROGRAM */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64220);
/* harmony import */ var _kill_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42196);



const STRING_BYTES_LIMIT = 130_000;
function cannotPass(command, env) {
    const isPassed = (text) => !text.includes("\0") && Buffer.byteLength(text) <= STRING_BYTES_LIMIT;
    const name = Object.keys(env).find((one) => !isPassed(`${one}=${env[one]}`));
    if (name !== undefined)
        return `the variable ${name} is longer than 128 KiB or holds a null byte`;
    return isPassed(command) ? null : "the command is longer than 128 KiB or holds a null byte";
}
const MARK = "helper";
async function runHelperCommand(command, options) {
    const { cwd, timeoutMs } = options;
    const { getExecOutput } = await __webpack_require__.e(/* import() */ 1955).then(__webpack_require__.bind(__webpack_require__, 41955));
    const nonce = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)();
    const marker = (0,_kill_js__WEBPACK_IMPORTED_MODULE_1__/* .childMarker */ .n)(MARK, nonce);
    const env = withoutUndefined({ ...options.env, [_kill_js__WEBPACK_IMPORTED_MODULE_1__/* .MARKER_NAME */ .b4]: (0,_kill_js__WEBPACK_IMPORTED_MODULE_1__/* .markerValue */ .u)(process.env[_kill_js__WEBPACK_IMPORTED_MODULE_1__/* .MARKER_NAME */ .b4], marker) });
    const problem = cannotPass(command, env);
    if (problem !== null)
        return { kind: "not-started", message: problem, stdout: "", stderr: "" };
    let output = { stdout: "", stderr: "" };
    try {
        const args = ["-e", HELPER_PROGRAM, nonce, String(timeoutMs), command];
        output = await getExecOutput(`"${process.execPath}"`, args, {
            cwd,
            env,
            silent: true,
            ignoreReturnCode: true,
            ...(options.onStdout === undefined ? {} : { listeners: { stdout: options.onStdout } }),
        });
    }
    catch (error) {
        return { kind: "not-started", message: (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A)(error), ...output };
    }
    const [, stderr = "", text] = output.stderr.split(new RegExp(`(?:^|\\n)${nonce} \\n?`));
    const lost = { kind: "not-started", message: "its wrapper process was killed" };
    const report = text === undefined ? lost : JSON.parse(text);
    if (report.kind !== "exited" || report.isCut) {
        await new _kill_js__WEBPACK_IMPORTED_MODULE_1__/* .Sweeper */ .W().sweep({ marker, pipeNames: [] });
    }
    return { ...report, stdout: output.stdout, stderr };
}
function withoutUndefined(env) {
    return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
const HELPER_PROGRAM = `(${wrapCommand.toString()})()`;
function wrapCommand() {
    const [nonce, timeoutMs, command] = process.argv.slice(1);
    const { spawn } = process.getBuiltinModule("node:child_process");
    const drainMs = 5_000;
    const lateMs = 500;
    const limitBytes = 256 * 1_048_576;
    process.stderr.write(`${nonce} \n`);
    const child = spawn("bash", ["-euo", "pipefail", "-c", String(command)], {
        detached: true,
        stdio: ["ignore", "pipe", "pipe"],
    });
    let isReported = false;
    const report = (result) => {
        if (isReported)
            return;
        isReported = true;
        try {
            if (child.pid !== undefined)
                process.kill(-child.pid, "SIGKILL");
        }
        catch {
        }
        process.stdout.write("", () => {
            process.stderr.write(`\n${nonce} ${JSON.stringify(result)}\n`, () => process.exit(0));
        });
    };
    const timer = setTimeout(() => report({ kind: "timed-out" }), Number(timeoutMs));
    const end = () => report({ kind: "exited", code: null, signal: "SIGTERM", isCut: false });
    process.on("SIGTERM", end);
    process.on("SIGINT", () => { });
    process.stdin.on("error", () => { }).on("close", end);
    process.stdin.resume();
    for (const stream of [process.stdout, process.stderr])
        stream.on("error", end);
    let bytes = 0;
    let exitedMs = Number.POSITIVE_INFINITY;
    let isLate = false;
    for (const name of ["stdout", "stderr"]) {
        child[name].on("data", (chunk) => {
            if (isReported)
                return;
            bytes += chunk.length;
            isLate ||= name === "stdout" && performance.now() > exitedMs + lateMs;
            if (bytes > limitBytes)
                report({ kind: "too-much-output" });
            else if (!process[name].write(chunk)) {
                child[name].pause();
                process[name].once("drain", () => child[name].resume());
            }
        });
    }
    child.on("error", (error) => report({ kind: "not-started", message: error.message }));
    child.on("exit", (code, signal) => {
        exitedMs = performance.now();
        clearTimeout(timer);
        setTimeout(() => report({ kind: "exited", code, signal, isCut: isLate }), drainMs);
    });
    child.on("close", (code, signal) => report({ kind: "exited", code, signal, isCut: false }));
}


/***/ }),

/***/ 42196:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JM: () => (/* binding */ isGroupAlive),
/* harmony export */   K9: () => (/* binding */ sweepOnce),
/* harmony export */   W: () => (/* binding */ Sweeper),
/* harmony export */   Xy: () => (/* binding */ markerOfRun),
/* harmony export */   b4: () => (/* binding */ MARKER_NAME),
/* harmony export */   i8: () => (/* binding */ signalGroup),
/* harmony export */   jY: () => (/* binding */ killLeftGroup),
/* harmony export */   n: () => (/* binding */ childMarker),
/* harmony export */   u: () => (/* binding */ markerValue),
/* harmony export */   w2: () => (/* binding */ inboxMark)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64220);



const MARKER_NAME = "CARRYOVER_MARKER";
function markerValue(outer, marker) {
    return `${outer ?? ""}${marker}`;
}
function childMarker(mark, key) {
    return `,${mark}:${key},`;
}
function markerOfRun(mark, key) {
    return `,${mark}:${key.slice(0, key.lastIndexOf("."))}.`;
}
function inboxMark(inbox) {
    const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(inbox) ? node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(inbox) : inbox;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(path).digest("hex").slice(0, 16);
}
function signalGroup(leader, signal) {
    if (!(Number.isInteger(leader) && leader > 1))
        throw new Error(`Not a process group: ${leader}`);
    try {
        process.kill(-leader, signal);
        return true;
    }
    catch (error) {
        return (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .C)(error) === "EPERM";
    }
}
function killLeftGroup(leader) {
    if (stateOf(leader) === null)
        signalGroup(leader, "SIGKILL");
}
function sweepOnce(targets) {
    const markers = targets.map(({ marker }) => marker);
    const pipeNames = new Set(targets.flatMap((target) => target.pipeNames));
    let count = 0;
    for (const pid of otherProcesses()) {
        if (!isMarked(pid, markers) && !holdsPipe(pid, pipeNames))
            continue;
        count += 1;
        try {
            process.kill(pid, "SIGKILL");
        }
        catch {
        }
    }
    return count;
}
const SWEEP_PAUSE_MS = 10;
const SWEEP_ROUNDS = 20;
const QUIET_ROUNDS = 2;
class Sweeper {
    #targets = [];
    #done = null;
    sweep(target) {
        this.#targets.push(target);
        this.#done ??= new Promise((resolve) => setImmediate(resolve)).then(async () => {
            const targets = this.#targets;
            this.#targets = [];
            this.#done = null;
            for (let round = 0, quiet = 0; round < SWEEP_ROUNDS; round += 1) {
                quiet = sweepOnce(targets) > 0 ? 0 : quiet + 1;
                if (quiet === QUIET_ROUNDS)
                    return;
                await new Promise((resolve) => setTimeout(resolve, SWEEP_PAUSE_MS));
            }
        });
        return this.#done;
    }
}
function isGroupAlive(leader) {
    if (!signalGroup(leader, 0))
        return false;
    const pids = otherProcesses();
    return pids.length === 0 || pids.some((pid) => stateOf(pid)?.group === leader);
}
function otherProcesses() {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)("/proc/self") !== String(process.pid))
            return [];
        const pids = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)("/proc").map(Number);
        return pids.filter((pid) => Number.isInteger(pid) && pid > 1 && pid !== process.pid);
    }
    catch {
        return [];
    }
}
function stateOf(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/stat`, "latin1");
        const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ", 18);
        const hasEnded = fields[0] === "X" || (fields[0] === "Z" && !(Number(fields[17]) > 1));
        return hasEnded ? null : { group: Number(fields[2]) };
    }
    catch {
        return null;
    }
}
function isMarked(pid, markers) {
    let environment;
    try {
        environment = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/environ`, "latin1");
    }
    catch {
        return false;
    }
    const name = `${MARKER_NAME}=`;
    const start = environment.startsWith(name) ? 0 : environment.indexOf(`\0${name}`);
    if (start < 0)
        return false;
    const end = environment.indexOf("\0", start + 1);
    const value = environment.slice(start, end < 0 ? undefined : end);
    return markers.some((marker) => value.includes(marker));
}
function holdsPipe(pid, names) {
    if (names.size === 0)
        return false;
    try {
        const folder = `/proc/${pid}/fd`;
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder).some((fd) => names.has(readLink(`${folder}/${fd}`).replace(/ \(deleted\)$/, "")));
    }
    catch {
        return false;
    }
}
function readLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path);
    }
    catch {
        return "";
    }
}


/***/ }),

/***/ 86543:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mv: () => (/* binding */ keepFolder),
/* harmony export */   Pd: () => (/* binding */ makeTempFolder),
/* harmony export */   v$: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64220);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67756);






const inUse = new Set();
process.once("exit", () => {
    for (const folder of inUse) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
        }
        catch {
        }
    }
});
function makeTempFolder(prefix, parent = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)()) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(parent, { recursive: true });
        const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(parent, prefix));
        inUse.add(folder);
        return folder;
    }
    catch (cause) {
        const found = `found: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(cause)}.`;
        const message = parent === (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)()
            ? `Expected a folder for temporary files, ${found} Set TMPDIR to a folder that can be written.`
            : `Expected to create a folder in ${parent}, ${found}`;
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(message, { cause });
    }
}
async function removeFolder(folder) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true }).catch(() => { });
    keepFolder(folder);
}
function keepFolder(folder) {
    inUse.delete(folder);
}


/***/ })

};
