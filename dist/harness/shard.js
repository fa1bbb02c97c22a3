import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 663:
/***/ (function (__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _shard_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(391);

await (0,_shard_js__WEBPACK_IMPORTED_MODULE_0__/* .main */ .i)(process.argv.slice(2), process.env);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 391:
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
;// CONCATENATED MODULE: ./build/harness/names.js
const HARNESSES = {
    pytest: { command: "python3 -m pytest", shardSize: 10, oldest: "8.0", install: "pip install 'pytest>=8'" },
    vitest: { command: "npx vitest", shardSize: 10, oldest: "3.0", install: "npm install --save-dev vitest@^3" },
    promptfoo: { command: "npx promptfoo", shardSize: 10, oldest: "0.121", install: "npm install --save-dev promptfoo" },
    inspect: { command: "inspect", shardSize: 10, oldest: "0.3.200", install: "pip install 'inspect-ai>=0.3.200'" },
    "lm-eval": { command: "lm-eval", shardSize: 1, oldest: "0.4.9", install: "pip install 'lm-eval[api]>=0.4.9'" },
};
const HARNESS_NAMES = Object.keys(HARNESSES);
const PROGRAM_NAMES = {
    pytest: /(?:^|[\s/;&|(])(?:pytest|py\.test)(?=$|\s)/,
    vitest: /(?:^|[\s/;&|(])vitest(?=$|[\s@])/,
    promptfoo: /(?:^|[\s/;&|(])promptfoo(?:@\S+)?\s+eval\b/,
    "lm-eval": /(?:^|[\s/;&|(])lm[-_]eval(?=$|\s)/,
    inspect: /(?:^|[\s/;&|(])inspect\s+eval\b/,
};
function harnessIn(text) {
    return HARNESS_NAMES.find((name) => PROGRAM_NAMES[name].test(text)) ?? null;
}

;// CONCATENATED MODULE: external "node:url"
const external_node_url_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
;// CONCATENATED MODULE: ./build/harness/harness.js

class ListingFailed extends Error {
    ended;
    tooOld;
    constructor(ended, tooOld = null) {
        super("the harness could not list its tests");
        this.ended = ended;
        this.tooOld = tooOld;
    }
}
function helperPath(...parts) {
    return (0,external_node_url_namespaceObject.fileURLToPath)(new URL(["..", "harness", ...parts].join("/"), import.meta.url));
}
function shardCommand(start) {
    const encoded = Buffer.from(JSON.stringify(start)).toString("base64url");
    return [process.execPath, helperPath("shard.js"), encoded];
}

;// CONCATENATED MODULE: ./build/harness/inspect/inspect.js



const LISTING = ["--model", "mockllm/model", "--max-tasks", "1000", "--no-log-samples", "--display", "plain"];
const inspect = {
    async list({ command, args }, { scratch, env, run }) {
        const file = (0,external_node_path_namespaceObject.join)(scratch, "tests.json");
        const ended = await run({
            argv: [...command, "eval", ...withoutEval(args), ...LISTING, "--log-dir", (0,external_node_path_namespaceObject.join)(scratch, "logs")],
            env: { PYTHONPATH: pythonPath(env), CARRYOVER_INSPECT_LIST: file },
        });
        if (!(0,external_node_fs_namespaceObject.existsSync)(file))
            throw new ListingFailed(ended);
        return JSON.parse((0,external_node_fs_namespaceObject.readFileSync)(file, "utf8")).tests;
    },
    batchOf: ({ task, epoch = 1 }) => JSON.stringify([task, epoch]),
    command({ command, args }, tests, { scratch, env, gatewayUrl }) {
        const file = (0,external_node_path_namespaceObject.join)(scratch, "tests.json");
        const ids = tests.map(({ test, taskId }) => [`${String(test.task)}/${String(test.sample)}`, taskId]);
        (0,external_node_fs_namespaceObject.writeFileSync)(file, JSON.stringify(Object.fromEntries(ids)));
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
    return [helperPath("inspect"), ...(PYTHONPATH ? [PYTHONPATH] : [])].join(external_node_path_namespaceObject.delimiter);
}

;// CONCATENATED MODULE: ./build/harness/lm-eval/lm-eval.js



const PASS_MARK = 0.5;
const lmEval = {
    async list({ command, args }, { scratch, env, run }) {
        const file = (0,external_node_path_namespaceObject.join)(scratch, "tests.json");
        const { PYTHONPATH } = env;
        const ended = await run({
            argv: [...command, "run", ...withoutRun(args)],
            env: {
                PYTHONPATH: [helperPath("lm-eval"), ...(PYTHONPATH ? [PYTHONPATH] : [])].join(external_node_path_namespaceObject.delimiter),
                CARRYOVER_LM_EVAL_LIST: file,
            },
        });
        if (!(0,external_node_fs_namespaceObject.existsSync)(file))
            throw new ListingFailed(ended);
        return JSON.parse((0,external_node_fs_namespaceObject.readFileSync)(file, "utf8"));
    },
    command({ command, args }, tests, { scratch, env }) {
        const samples = {};
        for (const { test } of tests) {
            const task = String(test.task);
            samples[task] = [...(samples[task] ?? []), Number(test.doc)];
        }
        const given = withAddress(withoutLimit(withoutRun(args)), env);
        const output = ["--samples", JSON.stringify(samples), "--log_samples", "--output_path", (0,external_node_path_namespaceObject.join)(scratch, "out")];
        return { argv: [...command, "run", ...given, ...output] };
    },
    read(tests, { scratch }) {
        const folder = (0,external_node_path_namespaceObject.join)(scratch, "out");
        const rows = new Map();
        if (!(0,external_node_fs_namespaceObject.existsSync)(folder))
            return rows;
        for (const path of (0,external_node_fs_namespaceObject.readdirSync)(folder, { recursive: true, encoding: "utf8" })) {
            const task = /(?:^|\/)samples_(.+)_\d{4}-\d{2}-\d{2}T[^/]*\.jsonl$/.exec(path)?.[1];
            if (task === undefined)
                continue;
            const lines = (0,external_node_fs_namespaceObject.readFileSync)((0,external_node_path_namespaceObject.join)(folder, path), "utf8").split("\n");
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

;// CONCATENATED MODULE: ./build/harness/promptfoo/promptfoo.js




const ONE_LAYER_RETRIES = { PROMPTFOO_DISABLE_ADAPTIVE_SCHEDULER: "true" };
const promptfoo = {
    async list({ command, args }, { scratch, run }) {
        const file = (0,external_node_path_namespaceObject.join)(scratch, "tests.json");
        const { given, repeats } = withoutRepeat(args);
        const ended = await run({ argv: evalCommand(command, given), env: { CARRYOVER_PROMPTFOO_LIST: file } });
        if (!(0,external_node_fs_namespaceObject.existsSync)(file))
            throw new ListingFailed(ended);
        const tests = JSON.parse((0,external_node_fs_namespaceObject.readFileSync)(file, "utf8"));
        if (repeats === 1)
            return tests;
        return tests.flatMap((test) => Array.from({ length: repeats }, (_, index) => ({ ...test, id: `${test.id}#${index + 1}`, round: index + 1 })));
    },
    batchOf: ({ provider_id, prompt, round = 1 }) => JSON.stringify([provider_id, prompt, round]),
    command({ command, args }, tests, { scratch, gatewayUrl }) {
        const file = (0,external_node_path_namespaceObject.join)(scratch, "tests.json");
        (0,external_node_fs_namespaceObject.writeFileSync)(file, JSON.stringify(tests));
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
    const hook = `${(0,external_node_url_namespaceObject.pathToFileURL)(helperPath("promptfoo", "hook.mjs")).href}:carryover`;
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
        const file = (0,external_node_path_namespaceObject.join)(scratch, "tests.jsonl");
        const ended = await run({
            argv: [...command, ...PLUGIN, "--collect-only", "-q", ...args],
            env: { PYTHONPATH: pytest_pythonPath(env), CARRYOVER_PYTEST_LIST: file },
        });
        const [header, ...tests] = (0,external_node_fs_namespaceObject.existsSync)(file) ? lines((0,external_node_fs_namespaceObject.readFileSync)(file, "utf8")) : [];
        const { version, supported } = (header ?? {});
        if (supported === false)
            throw new ListingFailed(ended, version ?? "an unknown version");
        if (ended.exitCode === NO_TESTS)
            return [];
        if (ended.exitCode !== 0)
            throw new ListingFailed(ended);
        return tests;
    },
    command({ command, args }, tests, { scratch, env, gatewayUrl }) {
        const file = (0,external_node_path_namespaceObject.join)(scratch, "tests.json");
        (0,external_node_fs_namespaceObject.writeFileSync)(file, JSON.stringify(Object.fromEntries(tests.map(({ test, taskId }) => [test.id, taskId]))));
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
    return [helperPath("pytest"), ...(PYTHONPATH ? [PYTHONPATH] : [])].join(external_node_path_namespaceObject.delimiter);
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
        const file = (0,external_node_path_namespaceObject.join)(scratch, "tests.json");
        const ended = await run({ argv: runCommand(command, args), env: { CARRYOVER_VITEST_LIST: file } });
        if (!(0,external_node_fs_namespaceObject.existsSync)(file))
            throw new ListingFailed(ended);
        const { version, supported, errors, tests } = JSON.parse((0,external_node_fs_namespaceObject.readFileSync)(file, "utf8"));
        if (!supported)
            throw new ListingFailed(ended, version);
        if (errors > 0)
            throw new ListingFailed(ended);
        return tests;
    },
    batchOf: ({ file }) => String(file),
    command({ command, args }, tests, { scratch, gatewayUrl }) {
        const file = (0,external_node_path_namespaceObject.join)(scratch, "tests.json");
        (0,external_node_fs_namespaceObject.writeFileSync)(file, JSON.stringify(tests));
        return {
            argv: runCommand(command, args),
            env: { CARRYOVER_VITEST_TESTS: file, ...(gatewayUrl === null ? { CARRYOVER_VITEST_NO_RETRY: "1" } : {}) },
        };
    },
};
function runCommand(command, args) {
    const given = args[0] === "run" ? args.slice(1) : args;
    return [...command, "run", ...given, "--reporter=default", `--reporter=${helperPath("vitest", "reporter.mjs")}`];
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

;// CONCATENATED MODULE: ./build/harness/shard.js






async function runShard(start, env) {
    const { CARRYOVER_TASKS_FILE: tasksFile = "", CARRYOVER_RESULTS_FILE: resultsFile = "" } = env;
    let end = { code: 0, signal: null };
    for (const tests of batchesOf(start, (0,external_node_fs_namespaceObject.readFileSync)(tasksFile, "utf8"))) {
        const batch = await runBatch(start, tests, env);
        settle(start, tests, { resultsFile, rows: batch.rows, end: batch.end });
        if (batch.end.signal !== null)
            return batch.end;
        if (batch.end.code !== 0)
            end = batch.end;
    }
    return end;
}
function batchesOf({ name }, tasks) {
    const batches = new Map();
    for (const line of tasks.split("\n").filter((text) => text !== "")) {
        const { repeat = 0, group, ...fields } = JSON.parse(line);
        const id = repeat === 0 ? fields.id : fields.id.slice(0, -`#${repeat}`.length);
        const test = { ...fields, id };
        const key = `${repeat} ${adapterOf(name).batchOf?.(test) ?? ""}`;
        const tests = batches.get(key) ?? [];
        tests.push({ taskId: fields.id, test });
        batches.set(key, tests);
    }
    return [...batches.values()];
}
async function runBatch(start, tests, env) {
    const scratch = (0,external_node_fs_namespaceObject.mkdtempSync)((0,external_node_path_namespaceObject.join)((0,external_node_os_namespaceObject.tmpdir)(), "carryover-shard-"));
    try {
        const tools = { scratch, env, gatewayUrl: env.CARRYOVER_GATEWAY_URL || null };
        const adapter = adapterOf(start.name);
        const invocation = adapter.command(start, tests, tools);
        const end = await runHarness(invocation.argv, { ...env, ...invocation.env });
        return { end, rows: adapter.read?.(tests, tools) ?? new Map() };
    }
    finally {
        (0,external_node_fs_namespaceObject.rmSync)(scratch, { recursive: true, force: true });
    }
}
function runHarness([program = "", ...args], env) {
    return new Promise((resolve) => {
        const child = (0,external_node_child_process_namespaceObject.spawn)(program, args, { stdio: "inherit", env });
        const wait = () => { };
        for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
            process.on(signal, wait);
        child.once("error", (error) => {
            process.stderr.write(`${program}: ${error.message}\n`);
            resolve({ code: 127, signal: null });
        });
        child.once("exit", (code, signal) => {
            for (const one of ["SIGINT", "SIGTERM", "SIGHUP"])
                process.off(one, wait);
            resolve({ code, signal });
        });
    });
}
function settle({ name }, tests, batch) {
    const { resultsFile, rows, end } = batch;
    const written = (0,external_node_fs_namespaceObject.existsSync)(resultsFile) ? (0,external_node_fs_namespaceObject.readFileSync)(resultsFile, "utf8") : "";
    const settled = new Set(written.split("\n").flatMap(idOf));
    for (const { taskId } of tests) {
        if (settled.has(taskId))
            continue;
        const row = rows.get(taskId) ?? (end.code === 0 ? noResult(name) : null);
        if (row !== null)
            (0,external_node_fs_namespaceObject.appendFileSync)(resultsFile, `${JSON.stringify({ id: taskId, ...row })}\n`);
    }
}
function noResult(name) {
    const message = `${name} ended without a result for this test: it may not exist any more, or a filter in \`args\` depends on the run`;
    return { status: "error", error: { type: "NoResult", message } };
}
function idOf(line) {
    try {
        const { id } = JSON.parse(line);
        return typeof id === "string" ? [id] : [];
    }
    catch {
        return [];
    }
}
async function main(argv, env) {
    const start = JSON.parse(Buffer.from(argv[0] ?? "", "base64url").toString("utf8"));
    if (!Object.hasOwn(HARNESSES, start.name))
        throw new Error(`Expected a harness, found ${start.name}.`);
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
