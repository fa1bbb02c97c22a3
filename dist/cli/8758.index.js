export const id = 8758;
export const ids = [8758];
export const modules = {

/***/ 88758:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demoCommand: () => (/* binding */ demoCommand)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/config/from-argv.js
var from_argv = __webpack_require__(70258);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(92765);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/iso.js
var iso = __webpack_require__(73102);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(23540);
// EXTERNAL MODULE: ./build/provider/canned-answers.js
var canned_answers = __webpack_require__(1125);
// EXTERNAL MODULE: ./build/provider/provider.js + 6 modules
var provider_provider = __webpack_require__(52054);
;// CONCATENATED MODULE: ./build/cli/demo-tasks.js
const PROBLEMS = [
    ["shells", "Ada has 32 shells, finds 3 more and gives 12 of them away. How many does she have?", 23],
    ["walnuts", "Ada fills 3 bags with 12 walnuts each and eats 5 of them. How many are left?", 31],
    ["tickets", "Ada buys 3 tickets for the ferry at 12 dollars each. How many dollars does she spend?", 36],
    ["cherries", "4 friends share 60 cherries equally. How many does each of them get?", 15],
    ["stamps", "Emmy has 15 stamps and her sister has 4 times as many. How many do they have together?", 75],
    ["pears", "Emmy is 9 years old. She has 15 pears and eats 4. How many pears are left?", 11],
    ["pages", "Grace reads 11 pages on Monday and twice as many on Tuesday. How many does she read in all?", 33],
    ["boxes", "Each of 6 boxes holds 11 pencils. How many pencils are there?", 66],
    ["bus", "A bus carries 31 people. 8 get off and 4 get on. How many people are on the bus?", 27],
    ["wages", "Sofia earns 18 dollars an hour and works 3 hours. How many dollars does she earn?", 54],
    ["rope", "Sofia cuts a rope of 54 metres into 3 equal pieces. How many metres long is each?", 18],
    ["eggs", "A farmer collects 18 eggs, sells 12 and drops 2. How many are left?", 4],
];
const CALLS_PER_TASK = 4;
function demoTasks() {
    return PROBLEMS.map(([id, question, answer]) => ({ id, question, answer }));
}
function demoReplies() {
    return demoTasks().map(({ id, question, answer }) => ({ question, reply: `#### ${id === "pears" ? 6 : answer}` }));
}
const DEMO_CHILD = `import { appendFileSync } from "node:fs";

const task = JSON.parse(process.env.CARRYOVER_TASK);
const messages = [];
for (const step of ["Restate the problem", "Make a plan", "Carry it out", "Check the result"]) {
  messages.push({ role: "user", content: \`\${step}: \${task.question}\` });
  const response = await fetch(\`\${process.env.OPENAI_BASE_URL}/chat/completions\`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: \`Bearer \${process.env.OPENAI_API_KEY}\` },
    body: JSON.stringify({ model: "demo", messages }),
  });
  const body = await response.json();
  if (!response.ok) throw new Error(body.error.message);
  messages.push(body.choices[0].message);
}
const output = Number(messages.at(-1).content.split("####").at(-1));
const row = { id: task.id, status: output === task.answer ? "passed" : "failed", output };
appendFileSync(process.env.CARRYOVER_RESULTS_FILE, JSON.stringify(row) + "\\n");
`;

;// CONCATENATED MODULE: ./build/cli/demo.js









const QUOTA_CALLS = 26;
const DAY_MS = 4_000;
const CONCURRENCY = 4;
const MORNING_MS = 250;
const MORNINGS = 6;
const EXIT_SIGNAL_BASE = 128;
async function runDemo(io) {
    const folder = await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "carryover-demo-"));
    const provider = await (0,provider_provider/* startProvider */.C)({
        quota: { requests: QUOTA_CALLS, reset: { kind: "after", durationMs: DAY_MS } },
        latency: { minMs: 40, maxMs: 120 },
    }, { now: io.now, answer: (0,canned_answers/* cannedAnswers */.x7)(demoReplies()) });
    let exitCode = tally/* EXIT */.dc.failures;
    try {
        exitCode = await playNights({ io, folder, provider });
    }
    finally {
        await provider.close();
        if (exitCode === tally/* EXIT */.dc.failures)
            io.write(`\n  Tasks, child and state are in ${folder}\n\n`);
        else
            await (0,external_node_fs_promises_.rm)(folder, { recursive: true, force: true });
    }
    return exitCode;
}
async function playNights(stage) {
    const { io, folder, provider } = stage;
    const style = styles(io.isColored);
    const tasks = demoTasks();
    const calls = tasks.length * CALLS_PER_TASK;
    await (0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(folder, "problems.jsonl"), tasks.map((task) => `${JSON.stringify(task)}\n`).join(""));
    await (0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(folder, "ask.mjs"), DEMO_CHILD);
    io.write(`
  ${style.bold("Carryover")}: an evaluation that outlives its quota

  ${tasks.length} word problems of ${CALLS_PER_TASK} calls each, ${CONCURRENCY} at a time. The provider is a stand-in on this machine. It allows
  ${QUOTA_CALLS} calls a day, and its day lasts ${(0,duration/* formatDuration */.a)(DAY_MS)}. No key, no network, no cost.
`);
    heading(io, "Night one", commandLine());
    const first = await night(stage);
    ledgerLine(stage, first, tasks.length);
    const wasStopped = first.exitCode === tally/* EXIT */.dc.outstanding && first.done > 0 && first.done < tasks.length;
    if (!wasStopped)
        return explainUnexpected(io, `night one to end with exit ${tally/* EXIT */.dc.outstanding} and some tasks outstanding`, first);
    const cutOff = first.paid - first.done * CALLS_PER_TASK;
    paragraph(io, `The quota ran out after ${first.paid} calls. ${cutOff} of them belong to problems that are not finished: their answers are
  kept. Exit ${tally/* EXIT */.dc.outstanding} means: run the same command again.`);
    let last = first;
    const resetAt = provider.stats().quota?.resetAt ?? null;
    if (resetAt !== null && io.now() < resetAt - MORNING_MS) {
        heading(io, "The same command again, too early", null);
        last = await night(stage);
        if (last.exitCode === tally/* EXIT */.dc.outstanding) {
            const asked = last.requests === 0 ? "without one call" : `after ${last.requests} calls`;
            paragraph(io, `It stopped ${asked}: the reset of the quota was remembered.`);
        }
    }
    for (let morning = 0; last.exitCode === tally/* EXIT */.dc.outstanding && morning < MORNINGS; morning += 1) {
        await sleepUntil(io, Math.max(resetAt ?? 0, last.resumeAt, io.now()) + MORNING_MS);
        heading(io, "Night two", null);
        last = await night(stage);
    }
    ledgerLine(stage, last, tasks.length);
    if (last.exitCode !== tally/* EXIT */.dc.ok || last.done !== tasks.length || !last.isEachOnce || last.paid !== calls) {
        const expected = `night two to end with exit ${tally/* EXIT */.dc.ok}, one result for each task and ${calls} calls paid for`;
        return explainUnexpected(io, expected, last);
    }
    paragraph(io, `${style.green("Complete.")} ${style.bold(`Night two did not pay again for ${last.replayed} calls`)} that night one had paid for: it took their answers
  from the journal and paid for the other ${calls - first.paid}. In all ${last.paid} calls were paid for ${calls}. ${last.passed} answers are right,
  and ${last.done - last.passed} wrong: a wrong answer is a result, and is not asked again.`);
    paragraph(io, style.dim("Next: the README for a list of your own, examples/llm-eval for an evaluation with a client."));
    io.write("\n");
    return tally/* EXIT */.dc.ok;
}
async function night({ io, folder, provider }) {
    const startedAt = io.now();
    const before = provider.stats().requests;
    const argv = [
        ...["--tasks", (0,external_node_path_.join)(folder, "problems.jsonl")],
        ...["--state-dir", (0,external_node_path_.join)(folder, "state")],
        ...["--concurrency", String(CONCURRENCY)],
        ...["--campaign", "demo"],
        ...["--retry-after-threshold", "1s"],
        ...["--min-pass-rate", "0.6"],
        ...["--", process.execPath, (0,external_node_path_.join)(folder, "ask.mjs")],
    ];
    const exitCode = await io.run(argv, {
        OPENAI_BASE_URL: provider.openaiBaseUrl,
        OPENAI_API_KEY: "none",
        NO_PROXY: "127.0.0.1",
        no_proxy: "127.0.0.1",
    });
    const rows = await readLedger((0,external_node_path_.join)(folder, "state", "results.jsonl"));
    return {
        exitCode,
        tookMs: io.now() - startedAt,
        requests: provider.stats().requests - before,
        paid: provider.stats().admitted,
        replayed: rows.reduce((sum, { calls }) => sum + (calls?.replayed ?? 0), 0),
        done: rows.length,
        passed: rows.filter(({ status }) => status === "passed").length,
        resumeAt: await readResumeAt((0,external_node_path_.join)(folder, "state", "checkpoint.json")),
        isEachOnce: new Set(rows.map(({ id }) => id)).size === rows.length,
    };
}
const CHECKPOINT = schemas/* object */.Ikc({ circuits: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ until: iso/* datetime */.w$() })) });
async function readResumeAt(path) {
    const text = await (0,external_node_fs_promises_.readFile)(path, "utf8").catch(() => '{"circuits":{}}');
    const { circuits } = CHECKPOINT.parse(JSON.parse(text));
    return Math.max(0, ...Object.values(circuits).map(({ until }) => Date.parse(until)));
}
const LEDGER_ROW = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    status: schemas/* enum */.k5n(["passed", "failed"]),
    calls: schemas/* optional */.lqM(schemas/* object */.Ikc({ replayed: schemas/* number */.aig() })),
});
async function readLedger(path) {
    const text = await (0,external_node_fs_promises_.readFile)(path, "utf8").catch(() => "");
    return text
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => LEDGER_ROW.parse(JSON.parse(line)));
}
function commandLine() {
    return `carryover run --tasks problems.jsonl --concurrency ${CONCURRENCY} --retry-after-threshold 1s -- node ask.mjs`;
}
const WIDTH = 78;
function heading({ write, isColored }, title, command) {
    const style = styles(isColored);
    write(`\n  ${style.bold(title)} ${style.dim("─".repeat(WIDTH - title.length - 1))}\n`);
    if (command !== null)
        write(`  ${style.dim("$")} ${style.cyan(command)}\n`);
    write("\n");
}
function paragraph(io, text) {
    io.write(`\n  ${text}\n`);
}
function ledgerLine({ io }, { done, exitCode, tookMs }, total) {
    const style = styles(io.isColored);
    const bar = `${style.green("█".repeat(done))}${style.yellow("░".repeat(total - done))}`;
    const carried = total === done ? "" : `, ${style.yellow(`${total - done} carried over`)}`;
    io.write(`\n  ${bar}  ${style.green(`${done} done`)}${carried}  ${style.dim(`exit ${exitCode}, ${(0,duration/* formatDuration */.a)(tookMs)}`)}\n`);
}
async function sleepUntil(io, at) {
    const style = styles(io.isColored);
    const words = "  ☾ until the quota is available again";
    if (!io.isTerminal) {
        io.write(`\n${words}: ${(0,duration/* formatDuration */.a)(at - io.now())}\n`);
        await io.sleep(at - io.now());
        return;
    }
    io.write("\n");
    for (let leftMs = at - io.now(); leftMs > 0; leftMs = at - io.now()) {
        io.write(`\r${style.dim(`${words}: ${(0,duration/* formatDuration */.a)(leftMs)}`)}\u001b[K`);
        await io.sleep(Math.min(leftMs, 100));
    }
    io.write("\r\u001b[K\u001b[A");
}
function explainUnexpected(io, expected, found) {
    if (found.exitCode > EXIT_SIGNAL_BASE)
        return found.exitCode;
    const style = styles(io.isColored);
    const doubled = found.isEachOnce ? "" : ", some of them twice";
    paragraph(io, `${style.yellow("Not as expected:")} expected ${expected}, found exit ${found.exitCode}, ${found.done} results${doubled} and ${found.paid} calls paid for.`);
    return tally/* EXIT */.dc.failures;
}
function styles(isColored) {
    const paint = (open, close) => (text) => isColored ? `\u001b[${open}m${text}\u001b[${close}m` : text;
    return { bold: paint(1, 22), dim: paint(2, 22), green: paint(32, 39), yellow: paint(33, 39), cyan: paint(36, 39) };
}

// EXTERNAL MODULE: ./build/cli/run.js + 6 modules
var run = __webpack_require__(7915);
// EXTERNAL MODULE: ./build/cli/streams.js
var streams = __webpack_require__(24624);
;// CONCATENATED MODULE: ./build/cli/demo-command.js





function demoCommand() {
    const { env, stderr } = process;
    const isTerminal = stderr.isTTY === true;
    return runDemo({
        run: (argv, environment) => {
            Object.assign(process.env, environment);
            return (0,run.runCommand)((0,from_argv.readCommandLine)(["run", ...argv]));
        },
        write: streams/* writeRaw */.Wb,
        isColored: isTerminal && !env.NO_COLOR,
        isTerminal,
        now: Date.now,
        sleep: (durationMs) => (0,promises_.setTimeout)(durationMs),
    });
}


/***/ }),

/***/ 70258:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readCommandLine: () => (/* binding */ readCommandLine)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67756);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58030);
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
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected --no-${positive} without a value, found ${(0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(`${rawName}=${value}`)}. Write --${positive}=false or --no-${positive}.`);
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
    if (word.startsWith("--no-") && known.has(name)) {
        return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected --no- before a flag only, found the unknown option ${(0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(word)}. Leave --${name} out, or write --${name}= for an empty value.`);
    }
    const others = _subcommands_js__WEBPACK_IMPORTED_MODULE_2__/* .SUBCOMMANDS */ .Vh.filter((other) => optionsOf(other).has(name));
    if (others.length > 0 && !known.has(name)) {
        return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected an option of carryover ${subcommand}, found ${word}, which is one of ${others.map((other) => `carryover ${other}`).join(", ")}. Remove it, or see carryover ${subcommand} --help.`);
    }
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


/***/ })

};
