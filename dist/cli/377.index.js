export const id = 377;
export const ids = [377];
export const modules = {

/***/ 8758:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demoCommand: () => (/* binding */ demoCommand)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/config/from-argv.js + 1 modules
var from_argv = __webpack_require__(7698);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(2765);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/iso.js
var iso = __webpack_require__(3102);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(3540);
// EXTERNAL MODULE: ./build/provider/provider.js + 6 modules
var provider_provider = __webpack_require__(2109);
;// CONCATENATED MODULE: ./build/cli/demo-tasks.js
const STORIES = [
    ({ name, few, some }) => ({
        question: `${name} has ${some + 20} shells, finds ${few} more and gives ${some} of them away. How many shells does ${name} have?`,
        answer: some + 20 + few - some,
    }),
    ({ name, few, some }) => ({
        question: `${name} fills ${few} bags with ${some} walnuts each and eats 5 of them. How many walnuts are left?`,
        answer: few * some - 5,
    }),
    ({ name, few, some }) => ({
        question: `${name} buys ${few} tickets for the ferry. Tickets cost $${some} each. How many dollars does ${name} spend?`,
        answer: few * some,
    }),
    ({ name, few, some }) => ({
        question: `${few} friends of ${name} share ${few * some} cherries equally. How many cherries does each of them get?`,
        answer: some,
    }),
    ({ name, few, some }) => ({
        question: `${name} has ${some} stamps and ${name}'s sister has ${few} times as many. How many stamps do they have together?`,
        answer: some + few * some,
    }),
    ({ name, few, some }) => ({
        question: few > 4
            ? `${name} is ${few} years old. ${name} has ${some} pears and eats 2. How many pears are left?`
            : `${name} has ${some} pears and eats ${few}. How many pears are left?`,
        answer: some - (few > 4 ? 2 : few),
    }),
];
const CAST = [
    { name: "Ada", few: 3, some: 12 },
    { name: "Emmy", few: 4, some: 15 },
    { name: "Grace", few: 6, some: 11 },
    { name: "Sofia", few: 3, some: 18 },
];
function demoTasks() {
    return CAST.flatMap((numbers) => STORIES.map((story, index) => ({ id: `${numbers.name.toLowerCase()}-${index + 1}`, ...story(numbers) })));
}
const DEMO_CHILD = `import { appendFileSync } from "node:fs";

const task = JSON.parse(process.env.CARRYOVER_TASK);
const response = await fetch(\`\${process.argv[2]}/chat/completions\`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ model: "demo", messages: [{ role: "user", content: task.question }] }),
});
const body = await response.json();
let row;
if (response.ok) {
  const output = Number(body.choices[0].message.content.split("####").at(-1));
  row = { id: task.id, status: output === task.answer ? "passed" : "failed", score: Number(output === task.answer), output };
} else {
  const wait = response.headers.get("retry-after-ms");
  const { code, message } = body.error;
  const error = { type: code, message, status_code: response.status };
  row = { id: task.id, status: "error", error: wait === null ? error : { ...error, retry_after_seconds: wait / 1000 } };
  process.exitCode = 1;
}
appendFileSync(process.env.CARRYOVER_RESULTS_FILE, JSON.stringify(row) + "\\n");
`;

;// CONCATENATED MODULE: ./build/cli/demo.js








const QUOTA_REQUESTS = 15;
const DAY_MS = 5_000;
const CONCURRENCY = 4;
const MORNING_MS = 250;
const MORNINGS = 6;
const EXIT_SIGNAL_BASE = 128;
async function runDemo(io) {
    const folder = await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "carryover-demo-"));
    const provider = await (0,provider_provider/* startProvider */.C)({
        quota: { requests: QUOTA_REQUESTS, reset: { kind: "after", durationMs: DAY_MS } },
        latency: { minMs: 40, maxMs: 160 },
    }, { now: io.now });
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
    await (0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(folder, "problems.jsonl"), tasks.map((task) => `${JSON.stringify(task)}\n`).join(""));
    await (0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(folder, "ask.mjs"), DEMO_CHILD);
    io.write(`
  ${style.bold("Carryover")}: an evaluation that outlives its quota

  ${tasks.length} word problems, ${CONCURRENCY} at a time. The provider is a stand-in on this machine that grants
  ${QUOTA_REQUESTS} requests a day, and its day lasts ${(0,duration/* formatDuration */.a)(DAY_MS)}. No key, no network, no cost.
`);
    heading(io, "Night one", commandLine());
    const first = await night(stage);
    ledgerLine(stage, first, tasks.length);
    const wasStopped = first.exitCode === tally/* EXIT */.dc.outstanding && first.done > 0 && first.done < tasks.length;
    if (!wasStopped)
        return tellUnexpected(io, `night one to end with exit ${tally/* EXIT */.dc.outstanding} and some tasks outstanding`, first);
    paragraph(io, `The quota ran out. Exit ${tally/* EXIT */.dc.outstanding} says: what is done is kept, run the same command again.`);
    let last = first;
    const resetAt = provider.stats().quota?.resetAt ?? null;
    if (resetAt !== null && io.now() < resetAt - MORNING_MS) {
        heading(io, "The same again, too early", null);
        last = await night(stage);
        if (last.exitCode === tally/* EXIT */.dc.outstanding) {
            paragraph(io, `Left after ${(0,duration/* formatDuration */.a)(Math.max(100, last.tookMs))} with ${calls(last.requests)}: the quota's reset was remembered.`);
        }
    }
    for (let morning = 0; last.exitCode === tally/* EXIT */.dc.outstanding && morning < MORNINGS; morning += 1) {
        await sleepUntil(io, Math.max(resetAt ?? 0, last.resumeAt, io.now()) + MORNING_MS);
        heading(io, "Night two", null);
        last = await night(stage);
    }
    ledgerLine(stage, last, tasks.length);
    if (last.exitCode !== tally/* EXIT */.dc.ok || last.done !== tasks.length || !last.isEachOnce) {
        return tellUnexpected(io, `night two to end with exit ${tally/* EXIT */.dc.ok} and one result for each task`, last);
    }
    const stats = provider.stats();
    paragraph(io, `${style.green("Complete.")} Night two did the ${tasks.length - first.done} outstanding tasks and no other: the provider
  answered ${stats.admitted} requests for ${tasks.length} tasks and refused ${stats.refusedTotal}. ${last.passed} answers are right and ${last.done - last.passed} wrong: a
  wrong answer is a result, and is not asked again.`);
    paragraph(io, `${style.dim("Next: the README for a first list of your own, examples/llm-eval for the real thing with a client.")}`);
    io.write("\n");
    return tally/* EXIT */.dc.ok;
}
async function night({ io, folder, provider }) {
    const startedAt = io.now();
    const before = provider.stats().requests;
    const exitCode = await io.run([
        ...["--tasks", (0,external_node_path_.join)(folder, "problems.jsonl")],
        ...["--state-dir", (0,external_node_path_.join)(folder, "state")],
        ...["--concurrency", String(CONCURRENCY)],
        ...["--provider", "stand-in"],
        ...["--campaign", "demo"],
        ...["--retry-after-threshold", "1s"],
        ...["--min-pass-rate", "0.6"],
        ...["--", process.execPath, (0,external_node_path_.join)(folder, "ask.mjs"), provider.openaiBaseUrl],
    ]);
    const rows = await readLedger((0,external_node_path_.join)(folder, "state", "results.jsonl"));
    return {
        exitCode,
        tookMs: io.now() - startedAt,
        requests: provider.stats().requests - before,
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
const LEDGER_ROW = schemas/* object */.Ikc({ id: schemas/* string */.YjP(), status: schemas/* enum */.k5n(["passed", "failed"]) });
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
function calls(count) {
    if (count === 0)
        return "not one request";
    return count === 1 ? "one request" : `${count} requests`;
}
async function sleepUntil(io, at) {
    const style = styles(io.isColored);
    const words = "  ☾ until the quota is there again";
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
function tellUnexpected(io, expected, found) {
    if (found.exitCode > EXIT_SIGNAL_BASE)
        return found.exitCode;
    const style = styles(io.isColored);
    const doubled = found.isEachOnce ? "" : ", some of them twice";
    paragraph(io, `${style.yellow("Not as told:")} expected ${expected}, found exit ${found.exitCode} and ${found.done} results${doubled}.`);
    return tally/* EXIT */.dc.failures;
}
function styles(isColored) {
    const paint = (open, close) => (text) => isColored ? `\u001b[${open}m${text}\u001b[${close}m` : text;
    return { bold: paint(1, 22), dim: paint(2, 22), green: paint(32, 39), yellow: paint(33, 39), cyan: paint(36, 39) };
}

// EXTERNAL MODULE: ./build/cli/run.js + 16 modules
var run = __webpack_require__(9903);
// EXTERNAL MODULE: ./build/cli/streams.js
var streams = __webpack_require__(4624);
;// CONCATENATED MODULE: ./build/cli/demo-command.js





function demoCommand() {
    const { env, stderr } = process;
    const isTerminal = stderr.isTTY === true;
    return runDemo({
        run: (argv) => (0,run.runCommand)((0,from_argv/* readCommandLine */.y)(["run", ...argv])),
        write: streams/* show */.WU,
        isColored: isTerminal && !env.NO_COLOR,
        isTerminal,
        now: Date.now,
        sleep: (durationMs) => (0,promises_.setTimeout)(durationMs),
    });
}


/***/ })

};
