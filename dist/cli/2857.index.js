export const id = 2857;
export const ids = [2857];
export const modules = {

/***/ 32857:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listTests: () => (/* binding */ listTests)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/core/shell-words.js
var shell_words = __webpack_require__(88528);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/run/helper-command.js + 1 modules
var helper_command = __webpack_require__(44224);
// EXTERNAL MODULE: ./build/harness/harness.js
var harness = __webpack_require__(90335);
// EXTERNAL MODULE: ./build/harness/names.js
var names = __webpack_require__(34043);
;// CONCATENATED MODULE: ./build/harness/inspect/inspect.js



const LISTING = ["--model", "mockllm/model", "--max-tasks", "1000", "--no-log-samples", "--display", "plain"];
const inspect = {
    async list({ command, args }, { scratch, env, run }) {
        const file = (0,external_node_path_.join)(scratch, "tests.json");
        const ended = await run({
            argv: [...command, "eval", ...withoutEval(args), ...LISTING, "--log-dir", (0,external_node_path_.join)(scratch, "logs")],
            env: { PYTHONPATH: pythonPath(env), CARRYOVER_INSPECT_LIST: file },
        });
        if (!(0,external_node_fs_.existsSync)(file))
            throw new harness/* ListingFailed */.cY(ended);
        return JSON.parse((0,external_node_fs_.readFileSync)(file, "utf8")).tests;
    },
    batchOf: ({ task, epoch = 1 }) => JSON.stringify([task, epoch]),
    command({ command, args }, tests, { scratch, env, gatewayUrl }) {
        const file = (0,external_node_path_.join)(scratch, "tests.json");
        const ids = tests.map(({ test, taskId }) => [`${String(test.task)}/${String(test.sample)}`, taskId]);
        (0,external_node_fs_.writeFileSync)(file, JSON.stringify(Object.fromEntries(ids)));
        const selection = tests.map(({ test }) => `${String(test.task)}:${asPattern(String(test.sample))}`).join(",");
        return {
            argv: [
                ...[...command, "eval", ...withoutEval(args), "--sample-id", selection, "--epochs", "1"],
                ...["--no-fail-on-error", "--display", "plain", ...retries(args, gatewayUrl)],
            ],
            env: { PYTHONPATH: pythonPath(env), CARRYOVER_INSPECT_TESTS: file },
        };
    },
};
function retries(args, gatewayUrl) {
    if (gatewayUrl === null)
        return ["--max-retries", "0"];
    return args.some((word) => word.startsWith("--max-retries")) ? [] : ["--max-retries", "2"];
}
function asPattern(id) {
    return id.replace(/[[*?]/g, "[$&]");
}
function withoutEval(args) {
    return args[0] === "eval" ? args.slice(1) : args;
}
function pythonPath({ PYTHONPATH }) {
    return [(0,harness/* helperPath */.ce)("inspect"), ...(PYTHONPATH ? [PYTHONPATH] : [])].join(external_node_path_.delimiter);
}

;// CONCATENATED MODULE: ./build/harness/lm-eval/lm-eval.js



const PASS_MARK = 0.5;
const lmEval = {
    async list({ command, args }, { scratch, env, run }) {
        const file = (0,external_node_path_.join)(scratch, "tests.json");
        const { PYTHONPATH } = env;
        const ended = await run({
            argv: [...command, "run", ...withoutRun(args)],
            env: {
                PYTHONPATH: [(0,harness/* helperPath */.ce)("lm-eval"), ...(PYTHONPATH ? [PYTHONPATH] : [])].join(external_node_path_.delimiter),
                CARRYOVER_LM_EVAL_LIST: file,
            },
        });
        if (!(0,external_node_fs_.existsSync)(file))
            throw new harness/* ListingFailed */.cY(ended);
        return JSON.parse((0,external_node_fs_.readFileSync)(file, "utf8"));
    },
    command({ command, args }, tests, { scratch, env }) {
        const samples = {};
        for (const { test } of tests) {
            const task = String(test.task);
            samples[task] = [...(samples[task] ?? []), Number(test.doc)];
        }
        const given = withAddress(withoutLimit(withoutRun(args)), env);
        const output = ["--samples", JSON.stringify(samples), "--log_samples", "--output_path", (0,external_node_path_.join)(scratch, "out")];
        return { argv: [...command, "run", ...given, ...output] };
    },
    read(tests, { scratch }) {
        const folder = (0,external_node_path_.join)(scratch, "out");
        const rows = new Map();
        if (!(0,external_node_fs_.existsSync)(folder))
            return rows;
        for (const path of (0,external_node_fs_.readdirSync)(folder, { recursive: true, encoding: "utf8" })) {
            const task = /(?:^|\/)samples_(.+)_\d{4}-\d{2}-\d{2}T[^/]*\.jsonl$/.exec(path)?.[1];
            if (task === undefined)
                continue;
            const lines = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, path), "utf8").split("\n");
            const results = lines.filter((line) => line !== "").map((line) => JSON.parse(line));
            for (const { taskId, test } of tests) {
                const ofTest = results.filter(({ doc_id }) => test.task === task && doc_id === test.doc);
                if (ofTest.length > 0)
                    rows.set(taskId, rowOf(ofTest));
            }
        }
        return rows;
    },
};
function rowOf(lines) {
    const graded = lines.flatMap((line) => (line.metrics ?? []).map((metric) => [`${metric},${line.filter ?? "none"}`, Number(line[metric])]));
    const scores = Object.fromEntries(graded.filter(([, value]) => Number.isFinite(value)));
    const values = Object.values(scores);
    const output = lines[0]?.filtered_resps?.[0];
    if (values.length === 0)
        return { status: "passed", output };
    const score = values.reduce((sum, value) => sum + value, 0) / values.length;
    return { status: score >= PASS_MARK ? "passed" : "failed", score, scores, output };
}
function withoutRun(args) {
    return args[0] === "run" ? args.slice(1) : args;
}
function withoutLimit(args) {
    const isLimit = (word) => word === "--limit" || word === "-L";
    return args.filter((word, at) => !isLimit(word) && !word.startsWith("--limit=") && !isLimit(args[at - 1]));
}
function withAddress(args, env) {
    const base = env.OPENAI_BASE_URL;
    const at = args.findIndex((word) => word === "--model_args" || word === "-a") + 1;
    if (!base || at === 0 || args.some((word) => word.includes("base_url=")))
        return args;
    const path = args.some((word) => word.includes("chat-completions")) ? "chat/completions" : "completions";
    const address = `base_url=${base.replace(/\/$/, "")}/${path}`;
    return args.map((word, index) => (index === at ? `${word},${address}` : word));
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./build/harness/promptfoo/promptfoo.js




const ONE_LAYER_RETRIES = { PROMPTFOO_DISABLE_ADAPTIVE_SCHEDULER: "true" };
const promptfoo = {
    async list({ command, args }, { scratch, run }) {
        const file = (0,external_node_path_.join)(scratch, "tests.json");
        const { given, repeats } = withoutRepeat(args);
        const ended = await run({ argv: evalCommand(command, given), env: { CARRYOVER_PROMPTFOO_LIST: file } });
        if (!(0,external_node_fs_.existsSync)(file))
            throw new harness/* ListingFailed */.cY(ended);
        const tests = JSON.parse((0,external_node_fs_.readFileSync)(file, "utf8"));
        if (repeats === 1)
            return tests;
        return tests.flatMap((test) => Array.from({ length: repeats }, (_, index) => ({ ...test, id: `${test.id}#${index + 1}`, round: index + 1 })));
    },
    batchOf: ({ provider_id, prompt, round = 1 }) => JSON.stringify([provider_id, prompt, round]),
    command({ command, args }, tests, { scratch, gatewayUrl }) {
        const file = (0,external_node_path_.join)(scratch, "tests.json");
        (0,external_node_fs_.writeFileSync)(file, JSON.stringify(tests));
        return {
            argv: evalCommand(command, withoutRepeat(args).given),
            env: {
                ...ONE_LAYER_RETRIES,
                CARRYOVER_PROMPTFOO_TESTS: file,
                ...(gatewayUrl === null ? { CARRYOVER_PROMPTFOO_NO_RETRY: "1" } : {}),
            },
        };
    },
};
function evalCommand(command, args) {
    const given = args[0] === "eval" ? args.slice(1) : args;
    const hook = `${(0,external_node_url_.pathToFileURL)((0,harness/* helperPath */.ce)("promptfoo", "hook.mjs")).href}:carryover`;
    const quiet = ["--no-table", "--no-progress-bar", "--no-write", "--no-share", "--max-concurrency", "1"];
    return [...command, "eval", ...given, ...quiet, "--extension", hook];
}
function withoutRepeat(args) {
    const text = args.map((word, at) => (word === "--repeat" ? `--repeat=${args[at + 1] ?? ""}` : word));
    const repeat = text.find((word) => /^--repeat=\d+$/.test(word));
    const given = args.filter((word, at) => !/^--repeat(?:=|$)/.test(word) && args[at - 1] !== "--repeat");
    return { given, repeats: Math.max(1, Number(repeat?.slice("--repeat=".length) ?? 1)) };
}

;// CONCATENATED MODULE: ./build/harness/pytest/pytest.js



const PLUGIN = ["-p", "carryover_pytest"];
const NO_TESTS = 5;
const pytest = {
    async list({ command, args }, { scratch, env, run }) {
        const file = (0,external_node_path_.join)(scratch, "tests.jsonl");
        const ended = await run({
            argv: [...command, ...PLUGIN, "--collect-only", "-q", ...args],
            env: { PYTHONPATH: pytest_pythonPath(env), CARRYOVER_PYTEST_LIST: file },
        });
        const [header, ...tests] = (0,external_node_fs_.existsSync)(file) ? lines((0,external_node_fs_.readFileSync)(file, "utf8")) : [];
        const { version, supported } = (header ?? {});
        if (supported === false)
            throw new harness/* ListingFailed */.cY(ended, version ?? "an unknown version");
        if (ended.exitCode === NO_TESTS)
            return [];
        if (ended.exitCode !== 0)
            throw new harness/* ListingFailed */.cY(ended);
        return tests;
    },
    command({ command, args }, tests, { scratch, env, gatewayUrl }) {
        const file = (0,external_node_path_.join)(scratch, "tests.json");
        (0,external_node_fs_.writeFileSync)(file, JSON.stringify(Object.fromEntries(tests.map(({ test, taskId }) => [test.id, taskId]))));
        return {
            argv: [...command, ...PLUGIN, ...args],
            env: {
                PYTHONPATH: pytest_pythonPath(env),
                CARRYOVER_PYTEST_TESTS: file,
                ...(gatewayUrl === null ? { CARRYOVER_PYTEST_NO_RERUNS: "1" } : {}),
            },
        };
    },
};
function pytest_pythonPath({ PYTHONPATH }) {
    return [(0,harness/* helperPath */.ce)("pytest"), ...(PYTHONPATH ? [PYTHONPATH] : [])].join(external_node_path_.delimiter);
}
function lines(text) {
    return text
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line));
}

;// CONCATENATED MODULE: ./build/harness/vitest/vitest.js



const vitest = {
    async list({ command, args }, { scratch, run }) {
        const file = (0,external_node_path_.join)(scratch, "tests.json");
        const ended = await run({ argv: runCommand(command, args), env: { CARRYOVER_VITEST_LIST: file } });
        if (!(0,external_node_fs_.existsSync)(file))
            throw new harness/* ListingFailed */.cY(ended);
        const { version, supported, errors, tests } = JSON.parse((0,external_node_fs_.readFileSync)(file, "utf8"));
        if (!supported)
            throw new harness/* ListingFailed */.cY(ended, version);
        if (errors > 0)
            throw new harness/* ListingFailed */.cY(ended);
        return tests;
    },
    batchOf: ({ file }) => String(file),
    command({ command, args }, tests, { scratch, gatewayUrl }) {
        const file = (0,external_node_path_.join)(scratch, "tests.json");
        (0,external_node_fs_.writeFileSync)(file, JSON.stringify(tests));
        return {
            argv: runCommand(command, args),
            env: { CARRYOVER_VITEST_TESTS: file, ...(gatewayUrl === null ? { CARRYOVER_VITEST_NO_RETRY: "1" } : {}) },
        };
    },
};
function runCommand(command, args) {
    const given = args[0] === "run" ? args.slice(1) : args;
    return [...command, "run", ...given, "--reporter=default", `--reporter=${(0,harness/* helperPath */.ce)("vitest", "reporter.mjs")}`];
}

;// CONCATENATED MODULE: ./build/harness/registry.js





const ADAPTERS = {
    pytest: pytest,
    vitest: vitest,
    promptfoo: promptfoo,
    inspect: inspect,
    "lm-eval": lmEval,
};
function adapterOf(name) {
    return ADAPTERS[name];
}

;// CONCATENATED MODULE: ./build/harness/list.js











const TIMEOUT_MS = 600_000;
const SHOWN_LENGTH = 3_000;
async function listTests(start, options) {
    const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "carryover-list-"));
    const { workingDirectory, env } = options;
    const printed = [];
    const run = async (invocation) => {
        const ended = await runProgram(invocation, start, options);
        printed.push(ended);
        return ended;
    };
    try {
        const tests = await adapterOf(start.name).list(start, { scratch, workingDirectory, env, run });
        const last = printed.at(-1);
        if (tests.length === 0 && last !== undefined && !options.passWithNoTasks)
            throw new user_error/* UserError */.y(nothingSelected(start, last, options.redact));
        return tests;
    }
    catch (error) {
        if (!(error instanceof harness/* ListingFailed */.cY))
            throw error;
        throw new user_error/* UserError */.y(cannotList(start, error, options.redact));
    }
    finally {
        (0,external_node_fs_.rmSync)(scratch, { recursive: true, force: true });
    }
}
async function runProgram({ argv, env = {} }, { name }, options) {
    const end = await (0,helper_command/* runHelperCommand */.D)(`exec ${(0,shell_words/* shellWords */.C)(argv)}`, {
        cwd: options.workingDirectory,
        env: { ...options.env, ...env },
        timeoutMs: TIMEOUT_MS,
        signal: options.signal,
    });
    const { stdout, stderr } = end;
    switch (end.kind) {
        case "exited":
            return { exitCode: end.code, stdout, stderr };
        case "not-started":
            return { exitCode: null, stdout, stderr: end.message };
        case "timed-out":
            throw new user_error/* UserError */.y(`Expected ${name} to list its tests within ${(0,duration/* formatDuration */.a)(TIMEOUT_MS)}, found it still running. Check what runs when test files are imported.`);
        case "too-much-output":
            throw new user_error/* UserError */.y(`Expected ${name} to list its tests, but it printed more than 256 MiB. Check what it prints.`);
        case "aborted":
            throw new user_error/* UserError */.y(`Expected ${name} to list its tests, found that the run was interrupted before it ended.`);
        default:
            return (0,unreachable/* unreachable */.H)(end);
    }
}
const MISSING = /command not found|: not found|No such file or directory|No module named ['"]?(?:pytest|inspect_ai|lm_eval)\b|could not determine executable|npx canceled|Cannot find package/;
function cannotList(start, { ended, tooOld }, redact) {
    const { oldest, install } = names/* HARNESSES */.Ls[start.name];
    const words = wordsOf(ended, redact);
    const command = (0,shell_words/* shellWords */.C)(start.command);
    if (tooOld !== null) {
        return `Expected ${start.name} ${oldest} or newer, found ${tooOld}. Install it with: ${install}`;
    }
    if (MISSING.test(words) && (ended.exitCode === 127 || ended.exitCode === 1 || ended.exitCode === null)) {
        return `Expected ${start.name} ${oldest} or newer as \`${command}\`, found none. Install it with: ${install}\nOr name it with \`harness-command\`. It said:\n${words}`;
    }
    return `Expected ${start.name} to list its tests, found exit code ${ended.exitCode ?? "none"}. It said:\n${words}`;
}
function nothingSelected(start, ended, redact) {
    const args = start.args.length === 0 ? "no arguments" : `\`${(0,shell_words/* shellWords */.C)(start.args)}\``;
    return `Expected ${start.name} to select at least one test, found none with ${args}. Check the paths and filters in \`args\`. It said:\n${wordsOf(ended, redact)}`;
}
function wordsOf({ stdout, stderr }, redact) {
    const words = redact(`${stdout.trim()}\n${stderr.trim()}`.trim());
    if (words === "")
        return "(nothing)";
    return words.length > SHOWN_LENGTH ? `…${words.slice(-SHOWN_LENGTH)}` : words;
}


/***/ }),

/***/ 44224:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ runHelperCommand)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
;// CONCATENATED MODULE: ./build/run/helper-program.js
const HELPER_PROGRAM = `(${wrapCommand.toString()})()`;
function wrapCommand() {
    const [nonce, timeoutMs, command] = process.argv.slice(1);
    const { spawn } = process.getBuiltinModule("node:child_process");
    const drainMs = 5_000;
    const lateMs = 500;
    const bytesLimit = 256 * 1_048_576;
    process.stderr.write(`${nonce} ${process.pid}\n`);
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
    process.on("SIGTERM", () => report({ kind: "aborted" }));
    process.on("SIGINT", () => { });
    process.stdin.on("error", () => { }).on("close", () => report({ kind: "aborted" }));
    process.stdin.resume();
    let bytes = 0;
    let exitedMs = Number.POSITIVE_INFINITY;
    let isLate = false;
    for (const name of ["stdout", "stderr"]) {
        child[name].on("data", (chunk) => {
            if (isReported)
                return;
            bytes += chunk.length;
            isLate ||= name === "stdout" && performance.now() > exitedMs + lateMs;
            if (bytes > bytesLimit)
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

// EXTERNAL MODULE: ./build/run/kill.js
var kill = __webpack_require__(42196);
;// CONCATENATED MODULE: ./build/run/helper-command.js




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
    const { cwd, timeoutMs, signal } = options;
    if (signal?.aborted)
        return { kind: "aborted", stdout: "", stderr: "" };
    const { getExecOutput } = await __webpack_require__.e(/* import() */ 1955).then(__webpack_require__.bind(__webpack_require__, 41955));
    const nonce = (0,external_node_crypto_.randomUUID)();
    const marker = (0,kill/* markerValue */.u)(process.env[kill/* MARKER_NAME */.b4], MARK, nonce);
    const env = withoutUndefined({ ...options.env, [kill/* MARKER_NAME */.b4]: marker });
    const problem = cannotPass(command, env);
    if (problem !== null)
        return { kind: "not-started", message: problem, stdout: "", stderr: "" };
    let wrapperPid = null;
    const abort = () => {
        if (wrapperPid !== null)
            process.kill(wrapperPid, "SIGTERM");
    };
    signal?.addEventListener("abort", abort, { once: true });
    let output = { stdout: "", stderr: "" };
    try {
        const args = ["-e", HELPER_PROGRAM, nonce, String(timeoutMs), command];
        output = await getExecOutput(`"${process.execPath}"`, args, {
            cwd,
            env,
            silent: true,
            ignoreReturnCode: true,
            listeners: {
                ...(options.onStdout === undefined ? {} : { stdout: options.onStdout }),
                stderr(chunk) {
                    wrapperPid ??= Number(/^\S+ (\d+)\n/.exec(chunk.toString())?.[1]);
                    if (signal?.aborted)
                        abort();
                },
            },
        });
    }
    catch (error) {
        return { kind: "not-started", message: (0,reason/* reasonOf */.A)(error), ...output };
    }
    finally {
        signal?.removeEventListener("abort", abort);
    }
    const [, stderr = "", text] = output.stderr.split(new RegExp(`(?:^|\\n)${nonce} (?:\\d+\\n)?`));
    const lost = { kind: "not-started", message: "its wrapper process was killed" };
    const report = text === undefined ? lost : JSON.parse(text);
    if (report.kind !== "exited" || report.isCut) {
        await new kill/* Sweeper */.W().sweep({ marker: (0,kill/* childMarker */.n)(MARK, nonce), pipeNames: [] });
    }
    return { ...report, stdout: output.stdout, stderr };
}
function withoutUndefined(env) {
    return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}


/***/ }),

/***/ 42196:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ sweepOnce),
/* harmony export */   W: () => (/* binding */ Sweeper),
/* harmony export */   Xy: () => (/* binding */ markerOfRun),
/* harmony export */   b4: () => (/* binding */ MARKER_NAME),
/* harmony export */   i8: () => (/* binding */ signalGroup),
/* harmony export */   jY: () => (/* binding */ killLeftGroup),
/* harmony export */   n: () => (/* binding */ childMarker),
/* harmony export */   u: () => (/* binding */ markerValue)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_error_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74924);


const MARKER_NAME = "CARRYOVER_MARKER";
function markerValue(outer, runMarker, key) {
    const kept = outer === undefined || outer.length > 2_000 ? "" : outer;
    return `${kept}${childMarker(runMarker, key)}`;
}
function childMarker(runMarker, key) {
    return `,${runMarker}:${key},`;
}
function markerOfRun(runMarker) {
    return `,${runMarker}:`;
}
function signalGroup(leader, signal) {
    if (!(Number.isInteger(leader) && leader > 1))
        throw new Error(`Not a process group: ${leader}`);
    try {
        process.kill(-leader, signal);
        return true;
    }
    catch (error) {
        return (0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .C)(error) === "EPERM";
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
const LOOK_AGE_MS = 50;
class Sweeper {
    #targets = [];
    #done = null;
    #look = { atMs: -1, groups: null };
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
    isGroupAlive(leader, sinceMs) {
        if (!signalGroup(leader, 0))
            return false;
        const nowMs = performance.now();
        if (this.#look.atMs < sinceMs || this.#look.atMs < nowMs - LOOK_AGE_MS) {
            this.#look = { atMs: nowMs, groups: livingGroups() };
        }
        return this.#look.groups?.has(leader) ?? true;
    }
}
function livingGroups() {
    const pids = otherProcesses();
    if (pids.length === 0)
        return null;
    return new Set(pids.flatMap((pid) => stateOf(pid)?.group ?? []));
}
function otherProcesses() {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self") !== String(process.pid))
            return [];
        const pids = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc").map(Number);
        return pids.filter((pid) => Number.isInteger(pid) && pid > 1 && pid !== process.pid);
    }
    catch {
        return [];
    }
}
function stateOf(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1");
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
        environment = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/environ`, "latin1");
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
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).some((fd) => names.has(readLink(`${folder}/${fd}`).replace(/ \(deleted\)$/, "")));
    }
    catch {
        return false;
    }
}
function readLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path);
    }
    catch {
        return "";
    }
}


/***/ })

};
