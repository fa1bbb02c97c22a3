import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 663:
/***/ (function (__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _shard_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(409);

await (0,_shard_js__WEBPACK_IMPORTED_MODULE_0__/* .main */ .i)(process.argv.slice(2), process.env);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 409:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// UNUSED EXPORTS: runShard

;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: external "node:os"
const external_node_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: external "node:readline"
const external_node_readline_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");
;// CONCATENATED MODULE: ./build/core/json.js
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

;// CONCATENATED MODULE: external "node:crypto"
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;// CONCATENATED MODULE: external "node:url"
const external_node_url_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
;// CONCATENATED MODULE: ./build/harness/harness.js


class ListingFailed extends Error {
    ended;
    constructor(ended) {
        super("the harness could not list its tests");
        this.ended = ended;
    }
}
function helperPath(...parts) {
    return (0,external_node_url_namespaceObject.fileURLToPath)(new URL(["..", "harness", ...parts].join("/"), import.meta.url));
}
function pythonPath(harness, { PYTHONPATH }) {
    const paths = [helperPath(harness), helperPath("python"), ...(PYTHONPATH ? [PYTHONPATH] : [])];
    return { PYTHONPATH: paths.join(external_node_path_namespaceObject.delimiter) };
}
function shardCommand(start) {
    const encoded = Buffer.from(JSON.stringify(start)).toString("base64url");
    return [process.execPath, helperPath("shard.js"), encoded];
}

;// CONCATENATED MODULE: ./build/core/user-error.js

class UserError extends Error {
    name = "UserError";
}
function descriptorError(error) {
    const code = errorCode(error);
    if (code !== "EMFILE" && code !== "ENFILE")
        return null;
    return new UserError(`The system does not allow enough open files (${code}). Raise the limit before the run, for instance with \`ulimit -n 4096\`, or lower \`concurrency\`.`);
}
function userErrorOf(error) {
    if (error instanceof UserError)
        return error;
    if (!(error instanceof Error && "syscall" in error))
        return null;
    return (descriptorError(error) ??
        new UserError(`Expected to read and write the state folder and its files, found: ${reasonOf(error)}. ` +
            "Free disk space, remove files that are in the way, change permissions, or set another `state-dir`.", { cause: error }));
}

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
            throw new UserError(notATest(word));
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
                throw new ListingFailed({ ...ended, stdout: wordsIn(ended.stdout) });
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
            sha256: (0,external_node_crypto_namespaceObject.createHash)("sha256")
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
        const files = (0,external_node_fs_namespaceObject.readdirSync)(folder).filter((name) => name.endsWith("_test.go"));
        return [
            path,
            files
                .toSorted()
                .map((name) => (0,external_node_fs_namespaceObject.readFileSync)((0,external_node_path_namespaceObject.join)(folder, name), "utf8"))
                .join("\0"),
        ];
    }));
}
function wordsIn(stdout) {
    const lines = stdout.split("\n").map((line) => (line.startsWith("{") ? eventOf(line).Output : `${line}\n`));
    return lines.join("");
}
function eventOf(line) {
    return jsonOrNull(line) ?? {};
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
        const argv = [...command, "eval", ...withoutEval(args), ...LISTING, "--log-dir", (0,external_node_path_namespaceObject.join)(scratch, "logs")];
        return listing({ argv, env: pythonPath("inspect", env) });
    },
    batchOf: ({ task, epoch = 1 }) => JSON.stringify([task, epoch]),
    command({ command, args }, tests, env) {
        const selection = tests.map(({ test }) => `${String(test.task)}:${asPattern(String(test.sample))}`).join(",");
        return {
            argv: [
                ...[...command, "eval", ...withoutSelection(withoutEval(args)), "--sample-id", selection, "--epochs", "1"],
                ...["--no-fail-on-error", "--display", "log", ...retries(args, env)],
            ],
            env: { ...pythonPath("inspect", env), ...NO_SELECTION },
        };
    },
};
function expectOneModel(args, { INSPECT_EVAL_MODEL }) {
    const given = /^--model(?:\n|=)(.*)$/m.exec(args.join("\n"))?.[1] ?? INSPECT_EVAL_MODEL ?? "";
    if (!given.includes(","))
        return;
    const models = given.split(",").map((model) => model.trim());
    throw new UserError(`Expected one model for Inspect, found ${models.length} in ${given}. ` +
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
    list: ({ command, args }, { env, listing }) => listing({ argv: [...command, ...withoutRun(args)], env: pythonPath("lm-eval", env) }),
    variables({ args }) {
        const { address, api } = callsOf(args);
        if (api === null || address === null || !address.endsWith(api.path))
            return {};
        return { [api.variable]: address.slice(0, -api.path.length) };
    },
    command: ({ command, args }, _, env) => ({
        argv: [...command, ...withAddress(withoutRun(args), env)],
        env: pythonPath("lm-eval", env),
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
    const hook = `${(0,external_node_url_namespaceObject.pathToFileURL)(helperPath("promptfoo", "hook.mjs")).href}:carryover`;
    const quiet = ["--no-table", "--no-progress-bar", "--no-write", "--no-share", "--max-concurrency", "1"];
    return [...command, "eval", ...given, ...quiet, "--extension", hook];
}

;// CONCATENATED MODULE: ./build/harness/pytest/pytest.js

const PLUGIN = ["-p", "carryover_pytest"];
const pytest = {
    list: ({ command, args }, { env, listing }) => listing({ argv: [...command, ...PLUGIN, "--collect-only", "-q", ...args], env: pythonPath("pytest", env) }),
    command: ({ command, args }, _, env) => ({
        argv: [...command, ...PLUGIN, ...args],
        env: pythonPath("pytest", env),
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
    const { href } = (0,external_node_url_namespaceObject.pathToFileURL)(helperPath("vitest", "reporter.mjs"));
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

;// CONCATENATED MODULE: ./build/harness/shard.js







const RATE_LIMITED = 75;
async function runShard(start, env) {
    const { CARRYOVER_TASKS_FILE: tasksFile = "", CARRYOVER_RESULTS_FILE: resultsFile = "" } = env;
    const batches = batchesOf(start, (0,external_node_fs_namespaceObject.readFileSync)(tasksFile, "utf8"));
    let end = { code: 0, signal: null };
    const planned = batches.length;
    for (const [index, batch] of batches.entries()) {
        const ended = await runBatch(start, batch, env);
        if (ended.signal !== null || ended.code === RATE_LIMITED || ended.wasSignalled)
            return ended;
        if (ended.code !== 0)
            end = ended;
        const settled = settledIn(resultsFile);
        const left = batch.tests.filter(({ taskId }) => !settled.has(taskId));
        if (batch.tests.length > 1)
            batches.push(...left.toReversed().map((test) => ({ ...batch, tests: [test] })));
        else if (ended.code === 0)
            for (const { taskId } of left)
                appendRow(resultsFile, noResult(taskId, start.name));
        else if (index >= planned && settled.size === 0)
            return ended;
    }
    return end;
}
function batchesOf({ name }, tasks) {
    const batches = new Map();
    for (const line of tasks.split("\n").filter((text) => text !== "")) {
        const { repeat = 0, base_id: baseId, group, ...fields } = JSON.parse(line);
        const id = baseId ?? (repeat === 0 ? fields.id : fields.id.slice(0, -`#${repeat}`.length));
        const test = { ...fields, id };
        const suffix = fields.id.slice(id.length);
        const key = `${suffix} ${ADAPTERS[name].batchOf?.(test) ?? ""}`;
        const varied = Object.entries(fields).filter(([field, value]) => suffix.includes(`${field}=${String(value)}`));
        const batch = batches.get(key) ?? { tests: [], varied: Object.fromEntries(varied) };
        batch.tests.push({ taskId: fields.id, test });
        batches.set(key, batch);
    }
    return [...batches.values()];
}
async function runBatch(start, { tests, varied }, env) {
    const scratch = (0,external_node_fs_namespaceObject.mkdtempSync)((0,external_node_path_namespaceObject.join)((0,external_node_os_namespaceObject.tmpdir)(), "carryover-shard-"));
    const fields = Object.entries(varied).map(([name, value]) => [
        `CARRYOVER_FIELD_${name.toUpperCase().replace(/\W/g, "_")}`,
        value,
    ]);
    const file = (0,external_node_path_namespaceObject.join)(scratch, "tests.json");
    const given = { ...env, ...Object.fromEntries(fields), CARRYOVER_HARNESS_TESTS: file };
    const args = start.args.map((word) => word.replace(/\{(\w+)\}/g, (whole, name) => varied[name] ?? whole));
    try {
        (0,external_node_fs_namespaceObject.writeFileSync)(file, JSON.stringify(tests));
        return await runHarness(ADAPTERS[start.name].command({ ...start, args }, tests, given), given);
    }
    finally {
        (0,external_node_fs_namespaceObject.rmSync)(scratch, { recursive: true, force: true });
    }
}
function runHarness({ argv, env: more, readLine }, env) {
    const [program = "", ...args] = argv;
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    return new Promise((resolve) => {
        const stdout = readLine === undefined ? "inherit" : "pipe";
        const child = (0,external_node_child_process_namespaceObject.spawn)(program, args, { stdio: ["inherit", stdout, "inherit"], env: { ...env, ...more } });
        if (readLine !== undefined && child.stdout !== null) {
            (0,external_node_readline_namespaceObject.createInterface)({ input: child.stdout }).on("line", (line) => {
                const { shown, row } = readLine(line);
                process.stdout.write(shown);
                if (row !== undefined)
                    appendRow(env.CARRYOVER_RESULTS_FILE ?? "", row);
            });
        }
        let wasSignalled = false;
        const noteSignal = () => {
            wasSignalled = true;
        };
        for (const signal of signals)
            process.on(signal, noteSignal);
        child.once("error", (error) => {
            process.stderr.write(`${program}: ${error.message}\n`);
            resolve({ code: 127, signal: null });
        });
        child.once(readLine === undefined ? "exit" : "close", (code, signal) => {
            for (const one of signals)
                process.off(one, noteSignal);
            resolve({ code, signal, wasSignalled });
        });
    });
}
function noResult(id, name) {
    const message = `${name} ended with exit code 0 and without a result for this test. ` +
        "The test ended the process or no longer exists, or a filter in `args` depends on the run";
    return { id, status: "error", error: { type: "NoResult", message } };
}
function settledIn(resultsFile) {
    const rows = (0,external_node_fs_namespaceObject.existsSync)(resultsFile) ? (0,external_node_fs_namespaceObject.readFileSync)(resultsFile, "utf8") : "";
    const ids = rows.split("\n").map((line) => jsonOrNull(line)?.id);
    return new Set(ids.filter((id) => id !== undefined));
}
function appendRow(resultsFile, row) {
    (0,external_node_fs_namespaceObject.appendFileSync)(resultsFile, `${JSON.stringify(row)}\n`);
}
async function main(argv, env) {
    const start = JSON.parse(Buffer.from(argv[0] ?? "", "base64url").toString("utf8"));
    const { code, signal } = await runShard(start, env);
    if (signal !== null)
        process.kill(process.pid, signal);
    process.exitCode = code ?? 128 + external_node_os_namespaceObject.constants.signals[signal ?? "SIGTERM"];
}


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
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(663);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
