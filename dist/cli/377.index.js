export const id = 377;
export const ids = [377,903];
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


/***/ }),

/***/ 9903:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/config/read-config.js + 2 modules
var read_config = __webpack_require__(3477);
// EXTERNAL MODULE: ./build/engine/evaluation-context.js + 1 modules
var evaluation_context = __webpack_require__(7534);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/run/command.js
var run_command = __webpack_require__(7067);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/run/child-environment.js
var child_environment = __webpack_require__(4712);
;// CONCATENATED MODULE: ./build/engine/check-command.js



function checkWorkingDirectory(path) {
    if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory())
        return;
    throw new user_error/* UserError */.y(`Expected \`working-directory\` to be a folder, found none at ${path}. Check the path.`);
}
const OF_ANY_SHARD = new Set(["tasks-file", "results-file"]);
function checkPlaceholders(command, shardSize, sample) {
    if (command.kind !== "argv" || shardSize === 1 || sample === null)
        return;
    const fields = new Set(["id", ...(0,child_environment/* scalarFields */.WA)(sample.json).keys()]);
    for (const argument of command.argv.slice(1)) {
        for (const [placeholder, name = ""] of argument.matchAll(/\{([^{}]+)\}/g)) {
            if (OF_ANY_SHARD.has(name) || !fields.has(name))
                continue;
            throw new user_error/* UserError */.y(`Expected \`shard-size\` 1 for the placeholder ${placeholder} in ${JSON.stringify(argument)}, found ${shardSize}: ` +
                "a child with several tasks has no single value for it. Use {tasks-file}, or set shard-size to 1.");
        }
    }
}

// EXTERNAL MODULE: ./build/engine/child-settings.js
var child_settings = __webpack_require__(7375);
// EXTERNAL MODULE: ./build/core/interrupted.js
var interrupted = __webpack_require__(4220);
;// CONCATENATED MODULE: ./build/engine/early-signals.js

function listenEarly(onSignal) {
    const controller = new AbortController();
    let early = null;
    onSignal((signal) => {
        early ??= signal;
        controller.abort();
    });
    return {
        aborted: controller.signal,
        check(counts) {
            if (early !== null)
                throw new interrupted/* Interrupted */.j(early, counts);
        },
    };
}

// EXTERNAL MODULE: ./build/engine/list-tasks.js
var list_tasks = __webpack_require__(1448);
// EXTERNAL MODULE: ./build/engine/open-folder.js
var open_folder = __webpack_require__(332);
// EXTERNAL MODULE: ./build/core/error-code.js
var error_code = __webpack_require__(4924);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(9458);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(3540);
// EXTERNAL MODULE: ./build/engine/followed-campaign.js + 1 modules
var followed_campaign = __webpack_require__(3258);
// EXTERNAL MODULE: ./build/engine/prepare.js + 1 modules
var prepare = __webpack_require__(2768);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(3270);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(5079);
// EXTERNAL MODULE: ./build/core/schedule.js
var schedule = __webpack_require__(1733);
// EXTERNAL MODULE: ./build/store/run-events.js
var run_events = __webpack_require__(7577);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(1918);
;// CONCATENATED MODULE: ./build/report/current-reports.js



const LAST_LINE_BYTES = 64 << 10;
function findCurrentReports(paths, total) {
    const madeAt = Math.min(...(0,state_paths/* reportFiles */.IU)(paths).map(changedAt));
    const stateAt = Math.max(...[paths.tasks, paths.results, paths.failures, paths.baseline].map(changedAt));
    return madeAt > stateAt ? heldAgainstLast(paths.events, total) : null;
}
function changedAt(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
function heldAgainstLast(eventsPath, total) {
    try {
        const { status, counts, against } = (0,run_events/* runEndedSchema */.pg)().parse(JSON.parse(lastLine(eventsPath)));
        return status === "complete" && counts?.total === total ? against : null;
    }
    catch {
        return null;
    }
}
function lastLine(path) {
    const fd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW);
    try {
        const { size } = (0,external_node_fs_.fstatSync)(fd);
        const bytes = Buffer.alloc(Math.min(size, LAST_LINE_BYTES));
        const length = (0,external_node_fs_.readSync)(fd, bytes, 0, bytes.length, size - bytes.length);
        const text = bytes.toString("utf8", 0, length);
        return text.slice(text.lastIndexOf("\n", text.length - 2) + 1);
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}

// EXTERNAL MODULE: ./build/engine/circuits.js
var engine_circuits = __webpack_require__(4747);
// EXTERNAL MODULE: ./build/engine/outputs.js
var engine_outputs = __webpack_require__(7545);
// EXTERNAL MODULE: ./build/core/campaign.js
var core_campaign = __webpack_require__(1670);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(2474);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/redact-event.js
var redact_event = __webpack_require__(1488);
// EXTERNAL MODULE: ./build/engine/state-name.js
var state_name = __webpack_require__(3804);
// EXTERNAL MODULE: ./build/engine/warnings.js
var warnings = __webpack_require__(2202);
;// CONCATENATED MODULE: ./build/engine/run-record.js











class RunRecord {
    #facts;
    #seq;
    #storeTrouble = false;
    #unwritten = [];
    constructor(facts) {
        this.#facts = facts;
        this.#seq = facts.prepared.checkpoint?.seq ?? 0;
    }
    save(state) {
        this.#save(state, null);
    }
    saveSettled(state) {
        return this.#save(state, this.#countWhole());
    }
    #save(state, counts) {
        const { prepared, context, folder } = this.#facts;
        const now = context.clock.now();
        const circuits = (0,engine_circuits/* storedCircuits */._f)(state, prepared.checkpoint, now);
        this.#seq += 1;
        const [present, ...others] = prepared.campaigns;
        const record = present ?? prepared.campaign;
        const { workflowRun } = context.identity;
        const campaign = (0,core_campaign/* settleCampaign */.MJ)(record, { counts, workflowRun, completedAt: (0,instant/* iso */.K)(now) });
        try {
            folder.writeCheckpoint({
                v: format/* FORMAT_VERSION */.Hp,
                seq: this.#seq,
                updated_at: (0,instant/* iso */.K)(now),
                run: context.identity.run,
                job: context.identity.job,
                jobs: Math.max(this.#facts.config.job.total, prepared.isNew ? 1 : (prepared.checkpoint?.jobs ?? 1)),
                ...(0,state_name/* nameFor */.Fe)(this.#facts.config.stateName, prepared.checkpoint),
                campaigns: [campaign, ...others],
                circuits,
                limits: (0,engine_circuits/* learnedLimits */.WI)(state, prepared.isNew ? null : prepared.checkpoint),
                durations_s: state.durationsMs.map((duration) => Math.round(duration) / 1_000),
            });
        }
        catch (error) {
            this.#warnOfStore(error);
        }
        return circuits;
    }
    #countWhole() {
        const { prepared, config } = this.#facts;
        return (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(prepared.total), prepared.history, config.maxAttempts);
    }
    tell(note, at = this.#facts.context.clock.now()) {
        const { event, line } = (0,redact_event/* redactEvent */.g)({ ...note, at: (0,instant/* iso */.K)(at) }, this.#facts.context.redactor);
        if (this.#unwritten.push(line) === 1)
            process.nextTick(() => this.#writeEvents());
        if (!isOfChild(event))
            this.#writeEvents();
        this.#facts.context.sink.on(event);
    }
    #writeEvents() {
        if (this.#unwritten.length === 0)
            return;
        const lines = this.#unwritten;
        this.#unwritten = [];
        try {
            this.#facts.folder.appendEventLines(lines);
        }
        catch (error) {
            this.#warnOfStore(error);
        }
    }
    forgetLost() {
        const { folder, prepared } = this.#facts;
        if (folder.areJournalsWhole())
            return;
        prepared.history.clear();
        try {
            folder.readHistory(prepared.campaign.id, prepared.history);
        }
        catch {
        }
        this.#warnOnce(lostWords(folder.paths.root));
    }
    #warnOfStore(error) {
        const { root } = this.#facts.folder.paths;
        this.#warnOnce(isFolder(root) ? `the state folder cannot be written: ${(0,reason/* reasonOf */.A)(error)}` : lostWords(root));
    }
    #warnOnce(message) {
        if (!this.#storeTrouble)
            (0,warnings/* warnIn */.a)(this.#facts.context)(message);
        this.#storeTrouble = true;
    }
}
function lostWords(root) {
    const [what, how, rest] = isFolder(root)
        ? ["has lost rows", "removed, replaced or cut its files", "Tasks whose rows are gone are outstanding"]
        : ["is no folder any more", "removed or replaced it", "What it held is lost, and nothing more can be stored"];
    return `the state folder ${root} ${what}: something has ${how} while the run was on, most likely a task. ${rest}. Keep the tasks away from it, or give a \`state-dir\` out of their way`;
}
function isFolder(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}
function isOfChild({ event }) {
    return event === "attempt_started" || event === "task_settled" || event === "attempt_ended";
}

// EXTERNAL MODULE: ./build/core/lane.js
var lane = __webpack_require__(130);
;// CONCATENATED MODULE: ./build/engine/run-settings.js


const CANCEL_GRACE_MS = 3_000;
function settingsOf({ config, prepared, startedAt }) {
    return {
        concurrency: concurrencyOf(config),
        shardSize: config.shardSize,
        maxAttempts: config.maxAttempts,
        maxFailures: maxFailuresOf(config.maxFailures, prepared.total),
        failFast: config.failFast,
        maxWaitMs: config.maxWaitMs,
        defaultWaitMs: config.defaultWaitMs,
        stopGraceMs: config.stopGraceMs,
        interruptGraceMs: CANCEL_GRACE_MS,
        killGraceMs: config.killGraceMs,
        deadlineAt: config.timeBudgetMs === null ? null : startedAt + config.timeBudgetMs,
        preflight: config.preflight !== null && prepared.outstanding.length > 0,
    };
}
function concurrencyOf(config) {
    const { sharedConcurrency: shared, job } = config;
    if (shared === null)
        return config.concurrency;
    const share = Math.floor(shared / job.total) + (job.index < shared % job.total ? 1 : 0);
    return Math.max(1, Math.min(config.concurrency, share));
}
function maxFailuresOf(limit, total) {
    if (limit === null)
        return null;
    if (limit.kind === "count")
        return limit.count;
    return Math.max(1, Math.ceil((Math.round(limit.percent * 1e6) * total) / 1e8));
}
function lanesOf({ prepared, startedAt, config }, concurrency) {
    const byProvider = new Map();
    for (const [position, { task, attempt }] of prepared.outstanding.entries()) {
        const pending = { task, position, attempt, kills: 0, capRounds: 0, alone: false };
        const lane = byProvider.get(task.provider);
        if (lane)
            lane.push(pending);
        else
            byProvider.set(task.provider, [pending]);
    }
    return [...byProvider].map(([provider, pending]) => (0,lane/* openLane */.BH)(provider, pending, {
        ceiling: concurrency,
        learnedLimit: prepared.isNew ? null : (0,engine_circuits/* restoreLimit */.kH)(prepared.checkpoint, provider),
        circuit: (0,engine_circuits/* restoreCircuit */.wl)(prepared.checkpoint, provider, startedAt),
        preflight: config.preflight !== null,
    }));
}

;// CONCATENATED MODULE: ./build/engine/prepared-run.js











const CANCEL_BUDGET_MS = 6_000;
const REPORTS_UNTIL_MS = 6_600;
const NOTHING_LEFT = "nothing is outstanding";
class PreparedRun {
    #facts;
    #settings;
    #record;
    #cancelledAt = null;
    #helpers = new AbortController();
    #interrupt = () => { };
    constructor(facts) {
        this.#facts = facts;
        this.#settings = settingsOf(facts);
        this.#record = new RunRecord(facts);
    }
    get prepared() {
        return this.#facts.prepared;
    }
    async toEnd() {
        const { prepared, context, config } = this.#facts;
        context.onSignal((signal) => {
            this.#cancel();
            this.#interrupt(signal);
        });
        const initial = (0,schedule/* openState */.Gf)(this.#settings, lanesOf(this.#facts, this.#settings.concurrency), {
            now: this.#facts.startedAt,
            durationsMs: prepared.durationsS.map((duration) => duration * 1_000),
        });
        const judged = this.#findCurrentReports();
        this.#record.saveSettled(initial);
        this.#record.tell({
            event: "run_started",
            run: context.identity.run,
            job: context.identity.job,
            campaign: prepared.campaign.id,
            tasks: prepared.total,
            part: prepared.part.length,
            outstanding: prepared.outstanding.length,
            job_index: config.job.index,
            job_total: config.job.total,
            concurrency: this.#settings.concurrency,
            max_attempts: config.maxAttempts,
            deadline_at: this.#settings.deadlineAt === null ? null : (0,instant/* iso */.K)(this.#settings.deadlineAt),
        });
        for (const message of prepared.warnings)
            this.#record.tell({ event: "warning", message });
        const end = (await this.#runChildren(initial)) ?? {
            status: "complete",
            reason: NOTHING_LEFT,
            state: initial,
        };
        return this.#finish(end, judged);
    }
    #runChildren(initial) {
        const { children, ...facts } = this.#facts;
        if (children === null)
            return null;
        return children.runOutstanding(initial, {
            ...facts,
            record: this.#record,
            detectorAt: children.detectorAt,
            deadlineAt: this.#settings.deadlineAt,
            cancelled: this.#helpers.signal,
            onSignal: (handler) => {
                this.#interrupt = handler;
            },
        });
    }
    #cancel() {
        const { carry, context } = this.#facts;
        this.#cancelledAt ??= context.clock.now();
        carry?.endBy(this.#cancelledAt + CANCEL_BUDGET_MS);
        this.#helpers.abort();
    }
    async #finish(end, judged) {
        const { prepared, config, context, folder } = this.#facts;
        this.#record.forgetLost();
        const counts = (0,tally/* countTasks */.g6)(prepared.part, prepared.history, config.maxAttempts);
        const status = statusOf(end.status, counts);
        const { ending } = end.state;
        const result = {
            status,
            counts,
            failedAlike: ending?.cause === "fails-alike",
            signal: status === "interrupted" ? (ending?.signal ?? null) : null,
        };
        const circuits = this.#record.saveSettled(end.state);
        const at = this.#resumeAt(circuits, counts);
        const { resumeCommand, judgement } = context;
        const against = (0,tally/* heldAgainst */.fn)(result, judgement);
        const reason = context.redactor.redact(endReasonOf(end, status));
        const outputs = (0,engine_outputs/* buildOutputs */.JZ)({
            status,
            reason,
            counts,
            resumeAt: at,
            resumeCommand,
            paths: folder.paths,
        });
        this.#record.tell({
            event: "run_ended",
            run: context.identity.run,
            job: context.identity.job,
            status,
            reason,
            counts,
            against,
            resume_at: String(outputs["resume-at"]),
            resume_command: String(outputs["resume-command"]),
            ...(result.failedAlike ? { failed_alike: true } : {}),
        });
        await this.#facts.carry?.end(prepared.campaign.id);
        const isSameVerdict = judged !== null && judged.join("\n") === against.join("\n");
        const written = isSameVerdict ? null : await this.#report();
        return {
            result,
            reason,
            against,
            exitCode: (0,tally/* exitCode */.I$)(result, judgement),
            outputs,
            report: written?.report ?? null,
            summary: written?.summary ?? null,
        };
    }
    async #report() {
        const { prepared, config, context, folder, loadReports } = this.#facts;
        const warn = (0,warnings/* warnIn */.a)(context);
        const writeReports = await loadReports().catch((error) => {
            warn(`the reports could not be made: ${(0,reason/* reasonOf */.A)(error)}`);
            return null;
        });
        if (writeReports === null)
            return null;
        return writeReports({
            leftMs: () => (this.#cancelledAt ?? Number.POSITIVE_INFINITY) + REPORTS_UNTIL_MS - context.clock.now(),
            paths: folder.paths,
            campaign: prepared.campaign.id,
            maxAttempts: config.maxAttempts,
            part: prepared.isInPart,
            run: context.identity.run,
            warn,
        });
    }
    #findCurrentReports() {
        const { children, context, folder, prepared } = this.#facts;
        const isIdle = children === null && prepared.isInPart === null;
        return isIdle && context.needsReport === false ? findCurrentReports(folder.paths, prepared.total) : null;
    }
    #resumeAt(circuits, counts) {
        if (counts.outstanding === 0)
            return null;
        const { prepared, config } = this.#facts;
        const providers = new Set();
        for (const { task } of prepared.outstanding) {
            if ((0,core_history/* standingOf */.YP)(prepared.history.get(task.hash), config.maxAttempts) === "outstanding")
                providers.add(task.provider);
        }
        return (0,engine_circuits/* resumeAt */.hH)(circuits, providers);
    }
}
function endReasonOf(ended, status) {
    if (status === ended.status)
        return ended.reason;
    return status === "complete" ? NOTHING_LEFT : "what some tasks came to is not on disk";
}
function statusOf(ended, counts) {
    if (counts.outstanding === 0)
        return ended === "aborted" ? ended : "complete";
    return ended === "complete" ? "incomplete" : ended;
}

;// CONCATENATED MODULE: ./build/engine/run-parts.js
const loadedParts = {
    loadChildren: async (loadDetector) => {
        const [{ runOutstanding }, detectorAt] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(385), __webpack_require__.e(780), __webpack_require__.e(758)]).then(__webpack_require__.bind(__webpack_require__, 5758)), loadDetector()]);
        return { runOutstanding, detectorAt };
    },
    loadReports: async () => (await __webpack_require__.e(/* import() */ 169).then(__webpack_require__.bind(__webpack_require__, 5169))).writeReports,
};

// EXTERNAL MODULE: ./build/engine/take-over.js
var take_over = __webpack_require__(2419);
;// CONCATENATED MODULE: ./build/engine/open-run.js










async function openRun(folder, tasks, facts, parts = loadedParts) {
    const { config, context, early, startedAt } = facts;
    const { identity, clock } = context;
    const left = await (0,take_over/* takeOverLeft */.Dx)(folder, (0,take_over/* takeOverFacts */.z8)(folder.paths, { config, context, now: startedAt })).catch((error) => {
        throw unusable(folder.paths.root, error);
    });
    const carry = context.openCarry?.(folder.paths, (0,warnings/* warnIn */.a)(context));
    early.aborted.addEventListener("abort", () => carry?.endBy(clock.now()));
    if (early.aborted.aborted)
        carry?.endBy(clock.now());
    await carry?.restore((known) => (0,prepare/* campaignOf */.Ii)(config, identity, { known, now: startedAt, paths: folder.paths }));
    early.check(early.aborted.aborted ? (0,prepare/* countStored */.Jb)(folder, tasks, { config, identity, now: startedAt }) : null);
    const followed = (0,followed_campaign/* ownFollowedCampaign */.n)(config, identity, folder.readCheckpoint()?.campaigns ?? []);
    if (followed !== null) {
        carry?.leave();
        return { kind: "over", end: (0,followed_campaign/* endOfFollowed */.b)(folder.paths, { campaign: followed, tasks }, { config, context }) };
    }
    const found = prepareIn(folder, { config, tasks, identity, now: startedAt });
    const prepared = { ...found, warnings: [...left.warnings, ...found.warnings] };
    const children = prepared.outstanding.length === 0 ? null : await parts.loadChildren(context.loadDetector);
    early.check(early.aborted.aborted ? (0,tally/* countTasks */.g6)(prepared.part, prepared.history, config.maxAttempts) : null);
    const { command, workingDirectory } = facts;
    const { loadReports } = parts;
    const runFacts = { config, context, folder, prepared, command, workingDirectory, startedAt, children, loadReports };
    return { kind: "prepared", run: new PreparedRun({ ...runFacts, carry: carry ?? null }) };
}
function prepareIn(folder, facts) {
    try {
        return (0,prepare/* prepare */.iA)(folder, facts);
    }
    catch (error) {
        throw unusable(folder.paths.root, error);
    }
}
function unusable(root, error) {
    if ((0,error_code/* errorCode */.C)(error) === null)
        return error;
    return new user_error/* UserError */.y(`Expected plain files that can be read and written in the state folder ${root}, but: ${(0,reason/* reasonOf */.A)(error)}. ` +
        "Remove what is in the way, or give another `state-dir`.", { cause: error });
}

;// CONCATENATED MODULE: ./build/engine/run-evaluation.js










async function runEvaluation(config, context) {
    const startedAt = context.clock.now();
    const workingDirectory = (0,external_node_path_.resolve)(context.workspace, config.workingDirectory);
    if (config.taskSource === null || config.command === null) {
        throw new user_error/* UserError */.y("Expected tasks and a command to run for each of them. Give `tasks` and `command`.");
    }
    const { command } = config;
    checkWorkingDirectory(workingDirectory);
    (0,run_command/* resolveCommand */.OK)((0,child_settings/* commandForm */.k)(command), context.env, workingDirectory);
    const early = listenEarly(context.onSignal);
    let tasks = await (0,list_tasks/* listTasks */.V)(config.taskSource, { config, context }, early.aborted).catch((error) => {
        early.check();
        throw error;
    });
    checkPlaceholders(command, config.shardSize, tasks.count === 0 ? null : tasks.at(0));
    const folder = await (0,open_folder/* openFolder */.N)(config, context, early);
    try {
        const opened = await openRun(folder, tasks, { config, context, command, workingDirectory, startedAt, early });
        tasks = null;
        switch (opened.kind) {
            case "over":
                return opened.end;
            case "prepared":
                return await opened.run.toEnd();
            default:
                return (0,unreachable/* unreachable */.H)(opened);
        }
    }
    finally {
        folder.close();
    }
}

// EXTERNAL MODULE: ./build/engine/run-identity.js
var run_identity = __webpack_require__(5161);
// EXTERNAL MODULE: ./build/engine/signals.js
var signals = __webpack_require__(5042);
// EXTERNAL MODULE: ./build/report/redact.js + 11 modules
var redact = __webpack_require__(9860);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/report/escape.js
var report_escape = __webpack_require__(9924);
// EXTERNAL MODULE: ./build/report/instant.js
var report_instant = __webpack_require__(9886);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(4702);
;// CONCATENATED MODULE: ./build/report/event-lines.js





const REASON_LENGTH = 300;
function eventLine(event, progress) {
    const at = Date.parse(event.at);
    switch (event.event) {
        case "run_started":
            return line(startLine(event), "plain");
        case "task_settled":
            return settledLine(event, progress, at);
        case "paused": {
            const { until, reason } = event;
            return line(`waiting for ${event_lines_name(event.provider)} ${untilWords(until, at)}: ${quote(reason)}`, "warn");
        }
        case "limit_changed": {
            const { from, to, reason } = event;
            return line(`limit of ${event_lines_name(event.provider)} ${from} -> ${to}: ${quote(reason)}`, to < from ? "warn" : "dim");
        }
        case "pace_changed":
            return line(`starts for ${event_lines_name(event.provider)} are paced to ${event.starts_per_minute} a minute: ${quote(event.reason)}`, "warn");
        case "circuit_changed":
            return circuitLine(event, at);
        case "child_stopped":
            return line(`stopping a child (${event.reason}): ${tasksOf(event.key, progress)}`, "warn");
        case "preflight_started":
            return line(`asking ${event_lines_name(event.provider)} whether it answers (preflight)`, "dim");
        case "preflight_ended": {
            const said = event.reason === "" ? "" : `: ${quote(event.reason)}`;
            const verdict = event.verdict !== "none" ? event.verdict : said === "" ? "it answers" : "it tells of no limit";
            return line(`preflight of ${event_lines_name(event.provider)}: ${verdict}${said}`, "dim");
        }
        case "ending":
            return line(`ending (${(0,words/* statusWords */.o7)(event.status)}): ${quote(event.reason)}`, "warn");
        case "warning":
            return line(`warning: ${quote(event.message)}`, "warn");
        case "attempt_started":
            return event.probe
                ? line(`probing ${event_lines_name(event.provider)} with one task: ${event_lines_name(event.tasks[0] ?? "")}`, "dim")
                : null;
        case "attempt_ended":
        case "run_ended":
            return null;
        default:
            return (0,unreachable/* unreachable */.H)(event);
    }
}
function endLines(event, progress) {
    const at = Date.parse(event.at);
    const { passed, failed, skipped } = progress;
    const left = event.counts.outstanding;
    const errored = Math.min(progress.errored, event.counts.errored);
    const counts = [
        `${(0,words/* grouped */.zD)(passed)} passed`,
        ...[[failed, "failed"], [errored, "errored"], [skipped, "skipped"]]
            .filter(([count]) => count > 0)
            .map(([count, word]) => `${(0,words/* grouped */.zD)(count)} ${word}`),
        ...(left > 0 ? [`${(0,words/* grouped */.zD)(left)} outstanding`] : []),
    ];
    const graded = passed + failed;
    const share = failed > 0 ? ` (${(0,words/* percent */.KN)(passed / graded)} of ${(0,words/* grouped */.zD)(graded)} graded)` : "";
    const took = (0,duration/* formatDuration */.a)(at - progress.startedAt);
    const isGood = event.status === "complete" && failed + errored === 0;
    const lines = [
        line(`${(0,words/* statusWords */.o7)(event.status)}: ${quote(event.reason)}`, isGood ? "good" : event.status === "complete" ? "bad" : "warn"),
        line(`this run: ${counts.join(", ")}${share}, in ${took}`, "plain"),
    ];
    const { against = [] } = event;
    if (against.length > 0)
        lines.push(line(`held against it by fail-on: ${against.join(", ")}`, "bad"));
    if (left > 0) {
        const resumeAt = Date.parse(event.resume_at);
        const when = Number.isNaN(resumeAt) ? "" : ` after ${(0,report_instant/* utcMinute */.v)(resumeAt)} (in ${(0,duration/* formatDuration */.a)(resumeAt - at)})`;
        lines.push(line(`to go on, run this again${when}: ${(0,report_escape/* oneLine */.TN)(event.resume_command, 2_000)}`, "plain"));
    }
    return lines;
}
function startLine(event) {
    const { job_index, job_total } = event;
    const job = job_total > 1 ? `, job ${job_index + 1} of ${job_total}` : "";
    const part = event.part === event.tasks
        ? (0,words/* counted */.hS)(event.tasks, "task")
        : `${(0,words/* grouped */.zD)(event.part)} of ${(0,words/* counted */.hS)(event.tasks, "task")}`;
    const deadline = event.deadline_at === null ? "" : `, until ${(0,report_instant/* utcMinute */.v)(Date.parse(event.deadline_at))}`;
    return `campaign ${event_lines_name(event.campaign)}${job}: ${part}, ${(0,words/* grouped */.zD)(event.outstanding)} outstanding, ${event.concurrency} at a time${deadline}`;
}
function settledLine(event, progress, at) {
    const attempt = progress.running.get(event.key);
    const took = attempt === undefined ? "" : ` in ${(0,duration/* formatDuration */.a)(at - attempt.startedAt)}`;
    const tried = event.attempt > 1 ? `, attempt ${event.attempt}` : "";
    const score = event.score === null ? "" : `, score ${(0,words/* shortNumber */.In)(event.score)}`;
    const said = event.message === "" ? "" : `: ${quote(event.message)}`;
    switch (event.next) {
        case "done": {
            const width = String(progress.outstanding).length;
            const count = `[${String(progress.done).padStart(width)}/${progress.outstanding}]`;
            if (event.class === "graded") {
                const hasPassed = event.status === "passed";
                return {
                    ...line(`${count} ${event.status} ${event_lines_name(event.id)}${score}${took}${tried}${said}`, hasPassed ? "good" : "bad"),
                    isProgress: hasPassed,
                };
            }
            const word = event.class === "skipped" ? "skipped" : `errored (${(0,words/* classWords */.ot)(event.class)})`;
            return line(`${count} ${word} ${event_lines_name(event.id)}${took}${tried}${said}`, event.class === "skipped" ? "dim" : "bad");
        }
        case "retry":
            if (event.class === "rate_limited" || event.class === "unfinished")
                return null;
            return line(`again later ${event_lines_name(event.id)} (${(0,words/* classWords */.ot)(event.class)})${took}${tried}${said}`, "warn");
        case "left":
            if (event.class === "rate_limited" && event.verdict === "stop")
                return null;
            return line(`left for the next run ${event_lines_name(event.id)} (${(0,words/* classWords */.ot)(event.class)})${took}${tried}${said}`, "warn");
        default:
            return (0,unreachable/* unreachable */.H)(event.next);
    }
}
function circuitLine(event, at) {
    const provider = event_lines_name(event.provider);
    switch (event.to) {
        case "open": {
            const until = event.until === null ? "" : ` ${untilWords(event.until, at)}`;
            return line(`no calls to ${provider}${until}: ${quote(event.reason)}`, "bad");
        }
        case "half-open":
            return line(`one probe for ${provider}`, "dim");
        case "closed":
            return line(`${provider} answers again`, "good");
        default:
            return (0,unreachable/* unreachable */.H)(event.to);
    }
}
function untilWords(until, at) {
    const untilAt = Date.parse(until);
    return `until ${(0,report_instant/* utcMinute */.v)(untilAt)} (${(0,duration/* formatDuration */.a)(untilAt - at)})`;
}
function tasksOf(key, progress) {
    const tasks = progress.running.get(key)?.tasks ?? [];
    return tasks.length > 1 ? `${event_lines_name(tasks[0] ?? key)} and ${tasks.length - 1} more` : event_lines_name(tasks[0] ?? key);
}
function event_lines_name(text) {
    return (0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(text), 120);
}
function quote(text) {
    return (0,report_escape/* oneLine */.TN)(text, REASON_LENGTH);
}
function line(text, tone) {
    return { text, tone, isProgress: false };
}

;// CONCATENATED MODULE: ./build/report/last-words.js
const LINES_KEPT = 20;
const CHARACTERS_KEPT = 4_096;
class LastWords {
    #lines = new Map();
    add(key, text) {
        let lines = this.#lines.get(key);
        if (lines === undefined) {
            lines = [];
            this.#lines.set(key, lines);
        }
        lines.push(text.length > CHARACTERS_KEPT ? text.slice(-CHARACTERS_KEPT) : text);
        if (lines.length > LINES_KEPT)
            lines.shift();
    }
    take(key) {
        const lines = this.#lines.get(key) ?? [];
        this.#lines.delete(key);
        let characters = 0;
        const from = lines.findLastIndex((text) => {
            characters += text.length + 1;
            return characters > CHARACTERS_KEPT + 1;
        });
        return lines.slice(from + 1);
    }
}

;// CONCATENATED MODULE: ./build/report/live-line.js



const FRAME_MS = 100;
const TICK_MS = 1_000;
const CLEAR = "\r\u001b[2K";
class LiveLine {
    #parts;
    #isShown = false;
    #drawnAt = Number.NEGATIVE_INFINITY;
    #timer = null;
    constructor(parts) {
        this.#parts = parts;
    }
    refresh() {
        const sinceMs = this.#parts.now() - this.#drawnAt;
        if (sinceMs >= FRAME_MS)
            this.#draw();
        else
            this.#schedule(FRAME_MS - sinceMs);
    }
    clear() {
        if (!this.#isShown)
            return;
        this.#parts.write(CLEAR);
        this.#isShown = false;
        this.#drawnAt = Number.NEGATIVE_INFINITY;
    }
    close() {
        this.#cancel();
        this.clear();
    }
    #draw() {
        this.#cancel();
        const { write, columns, now, progress } = this.#parts;
        const text = progressText(progress, now());
        write(`${CLEAR}${(0,report_escape/* oneLine */.TN)(text, Math.max(10, columns() - 1))}`);
        this.#isShown = true;
        this.#drawnAt = now();
        this.#schedule(TICK_MS);
    }
    #schedule(delayMs) {
        this.#cancel();
        const { timers } = this.#parts;
        this.#timer = timers.setTimeout(() => this.#draw(), delayMs);
    }
    #cancel() {
        if (this.#timer !== null)
            this.#parts.timers.clearTimeout(this.#timer);
        this.#timer = null;
    }
}
function progressText(progress, now) {
    const { done, outstanding, passed, failed, errored, running, limit } = progress;
    const parts = [`${(0,words/* grouped */.zD)(done)}/${(0,words/* grouped */.zD)(outstanding)}`, `${(0,words/* grouped */.zD)(passed)} passed`];
    if (failed > 0)
        parts.push(`${(0,words/* grouped */.zD)(failed)} failed`);
    if (errored > 0)
        parts.push(`${(0,words/* grouped */.zD)(errored)} errored`);
    const [wait, ...others] = progress.waits(now);
    if (wait !== undefined) {
        const more = others.length > 0 ? ` and ${others.length} more` : "";
        parts.push(`waiting for ${(0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(wait.provider), 40)}${more} ${(0,duration/* formatDuration */.a)(wait.untilAt - now)}`);
    }
    const rate = progress.perMinute(now);
    if (rate !== null)
        parts.push(`${rate >= 10 ? Math.round(rate) : Math.round(rate * 10) / 10}/min`);
    const etaMs = progress.etaMs(now);
    if (etaMs !== null)
        parts.push(`ETA ${(0,duration/* formatDuration */.a)(etaMs)}`);
    parts.push(`${running.size} running, limit ${limit}`);
    return parts.join(" | ");
}

;// CONCATENATED MODULE: ./build/report/progress.js

const RATE_SAMPLE = 60;
class Progress {
    outstanding = 0;
    startedAt = 0;
    passed = 0;
    failed = 0;
    errored = 0;
    skipped = 0;
    running = new Map();
    #limits = new Map();
    #providers = new Set();
    #waits = new Map();
    #concurrency = 0;
    #settledAt = [];
    get done() {
        return this.passed + this.failed + this.errored + this.skipped;
    }
    get limit() {
        const limits = [...this.#providers].map((provider) => this.#limits.get(provider) ?? this.#concurrency);
        return limits.length === 0
            ? this.#concurrency
            : Math.min(this.#concurrency, limits.reduce((sum, limit) => sum + limit, 0));
    }
    take(event) {
        const at = Date.parse(event.at);
        switch (event.event) {
            case "run_started":
                this.outstanding = event.outstanding;
                this.startedAt = at;
                this.#concurrency = event.concurrency;
                break;
            case "attempt_started":
                this.#providers.add(event.provider);
                this.running.set(event.key, { ...event, startedAt: at });
                break;
            case "attempt_ended":
                this.running.delete(event.key);
                break;
            case "task_settled":
                if (event.next === "done")
                    this.#count(event, at);
                break;
            case "limit_changed":
                this.#limits.set(event.provider, event.to);
                break;
            case "paused": {
                const untilAt = Date.parse(event.until);
                if (untilAt > (this.#waits.get(event.provider)?.untilAt ?? 0)) {
                    this.#waits.set(event.provider, { ...event, untilAt });
                }
                break;
            }
            case "circuit_changed":
                if (event.to === "open" && event.until !== null) {
                    this.#waits.set(event.provider, { ...event, untilAt: Date.parse(event.until) });
                }
                else
                    this.#waits.delete(event.provider);
                break;
            case "child_stopped":
            case "pace_changed":
            case "preflight_started":
            case "preflight_ended":
            case "ending":
            case "warning":
            case "run_ended":
                break;
            default:
                (0,unreachable/* unreachable */.H)(event);
        }
    }
    waits(now) {
        return [...this.#waits.values()].filter((wait) => wait.untilAt > now).sort((a, b) => a.untilAt - b.untilAt);
    }
    perMinute(now) {
        const since = this.#settledAt.length < RATE_SAMPLE ? this.startedAt : (this.#settledAt[0] ?? this.startedAt);
        return this.#settledAt.length === 0 || now <= since ? null : (this.#settledAt.length * 60_000) / (now - since);
    }
    etaMs(now) {
        const rate = this.perMinute(now);
        const left = this.outstanding - this.done;
        return rate === null || rate === 0 || left <= 0 ? null : (left / rate) * 60_000;
    }
    #count(event, at) {
        if (event.class === "graded")
            this[event.status === "passed" ? "passed" : "failed"] += 1;
        else
            this[event.class === "skipped" ? "skipped" : "errored"] += 1;
        this.#settledAt.push(at);
        if (this.#settledAt.length > RATE_SAMPLE)
            this.#settledAt = this.#settledAt.slice(-RATE_SAMPLE);
    }
}

;// CONCATENATED MODULE: ./build/report/terminal.js







const HEARTBEAT_MS = 30_000;
const BEAT_MS = 10_000;
const PREFIX = "carryover: ";
function terminalReporter(options) {
    return new TerminalReporter(options);
}
class TerminalReporter {
    #options;
    #now;
    #colours;
    #progress = new Progress();
    #live;
    #lastWords = new LastWords();
    #failed = new Set();
    #heartbeat = null;
    #toldAt = 0;
    constructor(options) {
        this.#options = options;
        this.#now = options.now ?? Date.now;
        this.#colours = usesColours(options);
        const { write, columns, timers } = options;
        this.#live =
            options.isTty && options.env.TERM !== "dumb"
                ? new LiveLine({ write, columns, timers, now: this.#now, progress: this.#progress })
                : null;
    }
    on(event) {
        if (event.event === "attempt_ended")
            this.#tellLastWords(event.key);
        this.#progress.take(event);
        if (event.event === "task_settled" && isFailure(event))
            this.#failed.add(event.key);
        if (event.event === "run_started")
            this.#startHeartbeat();
        const line = eventLine(event, this.#progress);
        if (line !== null && !(line.isProgress && this.#live !== null))
            this.#tell(line);
        if (event.event === "run_ended") {
            this.close();
            for (const last of endLines(event, this.#progress))
                this.#tell(last);
        }
        this.#live?.refresh();
    }
    childLine(line) {
        switch (this.#options.logOutput) {
            case "all":
                this.#live?.clear();
                this.#writeChildLine(line.key, line.text);
                this.#live?.refresh();
                break;
            case "failures":
                this.#lastWords.add(line.key, line.text);
                break;
            case "none":
                break;
            default:
                (0,unreachable/* unreachable */.H)(this.#options.logOutput);
        }
    }
    close() {
        this.#live?.close();
        this.#live = null;
        if (this.#heartbeat !== null)
            this.#options.timers.clearInterval(this.#heartbeat);
        this.#heartbeat = null;
    }
    #tell(line) {
        this.#live?.clear();
        const text = (0,report_escape/* logLine */.BP)(`${PREFIX}${line.text}`);
        this.#options.write(`${this.#colours ? coloured(text, line.tone) : text}\n`);
        this.#toldAt = this.#now();
    }
    #tellLastWords(key) {
        const words = this.#lastWords.take(key);
        if (!this.#failed.delete(key) || words.length === 0)
            return;
        this.#tell({ text: `last words of ${this.#labelOf(key)}:`, tone: "dim", isProgress: false });
        for (const text of words)
            this.#writeChildLine(key, text);
    }
    #writeChildLine(key, text) {
        const lines = (0,report_escape/* childLines */.gP)(text, { label: this.#labelOf(key), colours: this.#colours });
        this.#options.write(`${lines.join("\n")}\n`);
        this.#toldAt = this.#now();
    }
    #labelOf(key) {
        const tasks = this.#progress.running.get(key)?.tasks ?? [];
        const first = (0,report_escape/* oneLine */.TN)((0,report_escape/* visibleId */.i2)(tasks[0] ?? key), 60);
        return tasks.length > 1 ? `${first} +${tasks.length - 1}` : first;
    }
    #startHeartbeat() {
        if (this.#live !== null || this.#heartbeat !== null)
            return;
        this.#toldAt = this.#now();
        const { timers } = this.#options;
        this.#heartbeat = timers.setInterval(() => this.#beat(), BEAT_MS);
        if (hasUnref(this.#heartbeat))
            this.#heartbeat.unref();
    }
    #beat() {
        const now = this.#now();
        if (now - this.#toldAt < HEARTBEAT_MS)
            return;
        const oldest = Math.min(...[...this.#progress.running.values()].map((attempt) => attempt.startedAt));
        const longest = Number.isFinite(oldest) ? `, the longest for ${(0,duration/* formatDuration */.a)(now - oldest)}` : "";
        const [wait] = this.#progress.waits(now);
        const why = wait === undefined ? "" : ` (${(0,report_escape/* oneLine */.TN)(wait.reason, 200)})`;
        this.#tell({
            text: `still here: ${progressText(this.#progress, now)}${longest}${why}`,
            tone: "dim",
            isProgress: false,
        });
    }
}
function isFailure(event) {
    const quiet = ["graded", "rate_limited", "skipped", "unfinished"];
    return !quiet.includes(event.class);
}
function hasUnref(timer) {
    return typeof timer === "object" && timer !== null && "unref" in timer && typeof timer.unref === "function";
}
function usesColours({ env, isTty }) {
    const force = env.FORCE_COLOR;
    if (force !== undefined)
        return force !== "0" && force !== "false";
    if (env.NO_COLOR !== undefined && env.NO_COLOR !== "")
        return false;
    return isTty && env.TERM !== "dumb";
}
const COLOURS = { good: "32", bad: "31", warn: "33", dim: "2", plain: "" };
function coloured(text, tone) {
    const colour = COLOURS[tone];
    return colour === "" ? text : `\u001b[${colour}m${text}\u001b[0m`;
}

;// CONCATENATED MODULE: ./build/report/turn-writer.js
function turnWriter(write) {
    let pending = "";
    const flush = () => {
        const text = pending;
        pending = "";
        write(text);
    };
    return (text) => {
        if (pending === "" && text !== "")
            process.nextTick(flush);
        pending += text;
    };
}

;// CONCATENATED MODULE: ./build/cli/shell-words.js
const PLAIN = /^[A-Za-z0-9_\-./:=@%+,]+$/;
const UNSHOWN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]|(?<= ) /gu;
function shellWords(argv) {
    return argv.map(shellWord).join(" ");
}
function shellWord(word) {
    if (PLAIN.test(word))
        return word;
    if (word.search(UNSHOWN) === -1)
        return `'${word.replaceAll("'", `'\\''`)}'`;
    return `$'${word.replace(/[\\']/g, "\\$&").replace(UNSHOWN, ansiC)}'`;
}
const LETTERS = { "\n": "\\n", "\t": "\\t", "\r": "\\r" };
function ansiC(character) {
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return LETTERS[character] ?? (code.length > 4 ? `\\U${code.padStart(8, "0")}` : `\\u${code.padStart(4, "0")}`);
}

// EXTERNAL MODULE: ./build/cli/streams.js
var streams = __webpack_require__(4624);
;// CONCATENATED MODULE: ./build/cli/run.js











async function runCommand(line) {
    const { env } = process;
    const config = (0,read_config/* readConfig */.X)(line.inputs, { origin: "cli", env, taker: "run", argv: line.argv });
    const redactor = (0,redact.environmentRedactor)(env);
    const identity = (0,run_identity/* runIdentity */.y)(env, config.job.index, Date.now());
    const reporter = terminalReporter({
        write: turnWriter(streams/* show */.WU),
        isTty: process.stderr.isTTY === true,
        columns: () => process.stderr.columns || 80,
        env,
        logOutput: config.logOutput,
        timers: globalThis,
    });
    for (const notice of config.notices)
        (0,streams/* tell */.qz)(notice);
    const context = await (0,evaluation_context/* evaluationContext */.u1)(config, {
        env,
        workspace: process.cwd(),
        identity,
        redactor,
        sink: reporter,
        echo: config.logOutput === "none" ? null : (output) => reporter.childLine(output),
        resumeCommand: redactor.redact(resumeCommand(redactor)),
        needsReport: false,
        openCarry: null,
        onSignal: (0,signals/* listenForSignals */.s)(),
    });
    let end;
    try {
        end = await runEvaluation(config, context);
    }
    finally {
        reporter.close();
    }
    if (line.flags.json)
        (0,streams/* printJson */.Q2)({ ...end.outputs, outputs: end.outputs });
    return end.exitCode;
}
function resumeCommand({ redact }) {
    const script = process.argv[1] ?? "carryover";
    const program = (0,external_node_path_.basename)(script) === "carryover" ? ["carryover"] : ["node", relativePath(script)];
    return shellWords([...program, ...process.argv.slice(2).map(redact)]);
}
function relativePath(path) {
    const fromHere = (0,external_node_path_.relative)(process.cwd(), path);
    return fromHere.startsWith("..") ? path : fromHere;
}


/***/ }),

/***/ 9886:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ utcTime),
/* harmony export */   v: () => (/* binding */ utcMinute)
/* harmony export */ });
const MARGIN_MS = 5_000;
const MINUTE_MS = 60_000;
function utcMinute(at) {
    const minute = Math.ceil((at - MARGIN_MS) / MINUTE_MS) * MINUTE_MS;
    return `${new Date(minute).toISOString().slice(0, 16)}Z`;
}
function utcTime(at) {
    return `${new Date(at).toISOString().slice(11, 19)}Z`;
}


/***/ }),

/***/ 7067:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ fillPlaceholders),
/* harmony export */   OK: () => (/* binding */ resolveCommand)
/* harmony export */ });
/* unused harmony export resolveProgram */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7756);
/* harmony import */ var _child_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4712);




function resolveCommand(form, environment, workingDirectory) {
    const argv = form.kind === "shell" ? ["bash", "-euo", "pipefail", "-c", form.command] : form.argv;
    const [program, ...rest] = argv;
    if (program === undefined)
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y("Expected a command after `--`, found nothing. Name the program to run.");
    return {
        file: resolveProgram(program, environment, workingDirectory),
        calledAs: program,
        arguments: rest,
        hasPlaceholders: form.kind === "argv" && rest.some((argument) => argument.includes("{")),
    };
}
function resolveProgram(program, environment, workingDirectory) {
    const searched = environment.PATH ?? "/usr/local/bin:/usr/bin:/bin";
    const candidates = program.includes("/")
        ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, program)]
        : searched.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, folder, program));
    if (program !== "" && !program.includes("\0")) {
        const found = candidates.find(isExecutableFile);
        if (found !== undefined)
            return found;
    }
    const present = candidates.find((candidate) => !program.includes("\0") && isFile(candidate));
    if (program !== "" && present !== undefined) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected the command's program \`${program}\` to be executable; \`${present}\` is not. Make it executable (chmod +x), or name its interpreter first.`);
    }
    const where = program.includes("/") ? `\`${candidates[0]}\`` : `PATH (\`${searched}\`)`;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected the command's program \`${program}\` in ${where}, found no such file. Check its name, or install it in a step before.`);
}
function isFile(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function isExecutableFile(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return isFile(path);
    }
    catch {
        return false;
    }
}
function fillPlaceholders(argv, values) {
    const [task, ...others] = values.tasks;
    const known = task === undefined || others.length > 0 ? new Map() : (0,_child_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarFields */ .WA)(task.json);
    if (task !== undefined && others.length === 0)
        known.set("id", task.id);
    known.set("tasks-file", values.tasksFile).set("results-file", values.resultsFile);
    return argv.map((argument) => argument.replace(/\{([^{}]+)\}/g, (whole, name) => known.get(name) ?? whole));
}


/***/ })

};
