export const id = 932;
export const ids = [932];
export const modules = {

/***/ 47551:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  adapterOf: () => (/* binding */ adapterOf)
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
;// CONCATENATED MODULE: ./build/harness/go/go.js





const go = {
    async list({ command, args }, { run, checkVersion }) {
        const [program = "go"] = command;
        checkVersion((await run({ argv: [program, "version"] })).stdout);
        const { others, packages, selected, skipped } = partsOf(args);
        const namesLike = async (pattern) => {
            const ended = await run({ argv: [...command, "-json", ...others, "-list", pattern, ...packages] });
            if (ended.exitCode !== 0)
                throw new harness/* ListingFailed */.cY({ ...ended, stdout: wordsIn(ended.stdout) });
            return namesIn(ended.stdout);
        };
        const left = await namesLike(selected);
        if (skipped !== null)
            for (const id of (await namesLike(skipped)).keys())
                left.delete(id);
        const folders = await run({ argv: [program, "list", "-f", "{{.ImportPath}}\t{{.Dir}}", ...packages] });
        const digests = digestsOf(folders.stdout);
        return [...left].map(([id, [path, name]]) => ({
            id,
            package: path,
            name,
            sha256: digests.get(path) ?? "",
            junit: { classname: path, name },
        }));
    },
    batchOf: ({ package: path }) => String(path),
    command({ command, args }, tests) {
        const names = tests.map(({ test }) => test.name).join("|");
        const path = String(tests[0]?.test.package);
        return {
            argv: [...command, "-json", ...partsOf(args).others, "-count=1", "-run", `^(?:${names})$`, path],
            readLine: readerOf(tests),
        };
    },
};
function partsOf(args) {
    const [run, skip] = [flagIn(args, "run"), flagIn(args, "skip")];
    const rest = args.filter((_, at) => !run.at.includes(at));
    const packages = rest.filter((word) => word.startsWith("."));
    return {
        others: rest.filter((word) => !word.startsWith(".")),
        packages: packages.length === 0 ? ["."] : packages,
        selected: run.value?.split("/")[0] ?? ".",
        skipped: skip.value === null || skip.value.includes("/") ? null : skip.value,
    };
}
function flagIn(args, name) {
    const at = args.findIndex((word) => new RegExp(`^--?${name}(?:=|$)`).test(word));
    if (at < 0)
        return { value: null, at: [] };
    const [, inline] = /=(.*)$/s.exec(args[at] ?? "") ?? [];
    return inline === undefined ? { value: args[at + 1] ?? "", at: [at, at + 1] } : { value: inline, at: [at] };
}
function namesIn(stdout) {
    const events = stdout.split("\n").map(eventOf);
    const tests = events.filter(({ Action, Output }) => Action === "output" && /^(?:Test|Example|Fuzz)\S*$/.test(Output?.trim() ?? ""));
    return new Map(tests.map(({ Package = "", Output = "" }) => [`${Package}.${Output.trim()}`, [Package, Output.trim()]]));
}
function digestsOf(listed) {
    const folders = listed
        .split("\n")
        .flatMap((line) => (line.includes("\t") ? [line.split("\t")] : []));
    return new Map(folders.map(([path, folder]) => {
        const files = (0,external_node_fs_.readdirSync)(folder).filter((name) => name.endsWith("_test.go"));
        const texts = files.toSorted().map((name) => (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name), "utf8"));
        return [path, (0,external_node_crypto_.createHash)("sha256").update(texts.join("\0")).digest("hex")];
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
function readerOf(tests) {
    const taskIds = new Map(tests.map(({ test, taskId }) => [String(test.name), taskId]));
    const said = new Map();
    return (line) => {
        const { Action = "", Test = "", Output = "", Elapsed } = eventOf(line);
        const name = Test.split("/")[0] ?? "";
        if (Action === "output")
            said.set(name, `${said.get(name) ?? ""}${Output}`.slice(-4_000));
        const shown = Action.includes("output") ? Output : "";
        const id = name === Test ? taskIds.get(name) : undefined;
        if (id === undefined || !["pass", "fail", "skip"].includes(Action))
            return { shown };
        const lines = (said.get(name) ?? "").split("\n").filter((text) => !/^\s*(?:===|---) /.test(text));
        const message = lines
            .map((text) => text.trim())
            .join("\n")
            .trim();
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

// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
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
                ...["--no-fail-on-error", "--display", "plain", ...retries(args, env)],
            ],
            env: (0,harness/* pythonPath */.mw)("inspect", env),
        };
    },
};
function expectOneModel(args, { INSPECT_EVAL_MODEL }) {
    const given = /^--model(?:\n|=)(.*)$/m.exec(args.join("\n"))?.[1] ?? INSPECT_EVAL_MODEL ?? "";
    if (!given.includes(","))
        return;
    const models = given.split(",").map((model) => model.trim());
    throw new user_error/* UserError */.y(`Expected one model for Inspect, found ${models.length} in ${given}. ` +
        `Run every sample with each of them: --vary model=${models.join(",")} and --model {model} in the arguments.`);
}
function retries(args, { CARRYOVER_GATEWAY_URL }) {
    const isGiven = args.some((word) => word.startsWith("--max-retries"));
    return isGiven && CARRYOVER_GATEWAY_URL ? [] : ["--max-retries", "0"];
}
function asPattern(id) {
    return id.replace(/[[*?]/g, "[$&]");
}
function withoutSelection(args) {
    const selects = (word = "") => word === "--limit" || word === "--sample-id";
    return args.filter((word, at) => !selects(word) && !selects(args[at - 1]) && !/^--(?:limit|sample-id)=/.test(word));
}
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
const promptfoo = {
    list: ({ command, args }, { listing }) => listing({ argv: evalCommand(command, args) }),
    batchOf: ({ provider_id, prompt, round = 1 }) => JSON.stringify([provider_id, prompt, round]),
    command({ command, args }, tests) {
        const isRepeat = tests.some(({ test, taskId }) => test.round !== undefined || taskId !== test.id);
        return {
            argv: [...evalCommand(command, args), "--repeat", "1", ...(isRepeat ? ["--no-cache"] : [])],
            env: ONE_LAYER_RETRIES,
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
    const given = args[0] === "run" ? args.slice(1) : args;
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
function adapterOf(name) {
    return ADAPTERS[name];
}


/***/ })

};
