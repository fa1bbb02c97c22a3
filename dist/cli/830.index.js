export const id = 830;
export const ids = [830];
export const modules = {

/***/ 10830:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  demoCommand: () => (/* binding */ demoCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/config/from-argv.js
var from_argv = __webpack_require__(70258);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(23540);
// EXTERNAL MODULE: ./build/engine/read-status.js
var read_status = __webpack_require__(18698);
// EXTERNAL MODULE: ./build/engine/signals.js
var signals = __webpack_require__(55042);
// EXTERNAL MODULE: ./build/provider/canned-answers.js
var canned_answers = __webpack_require__(1125);
// EXTERNAL MODULE: ./build/provider/provider.js + 4 modules
var provider_provider = __webpack_require__(33394);
// EXTERNAL MODULE: ./build/run/temp-folder.js
var temp_folder = __webpack_require__(86543);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
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
const DEMO_TASKS = PROBLEMS.map(([id, question, answer]) => ({ id, question, answer }));
const DEMO_REPLIES = DEMO_TASKS.map(({ id, question, answer }) => ({
    question,
    reply: `#### ${id === "pears" ? 6 : answer}`,
}));
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

// EXTERNAL MODULE: ./build/cli/run.js + 2 modules
var run = __webpack_require__(3176);
// EXTERNAL MODULE: ./build/cli/streams.js
var streams = __webpack_require__(24624);
;// CONCATENATED MODULE: ./build/cli/demo.js
















const QUOTA_CALLS = 26;
const SHORT_DAY_MS = 4_000;
const CONCURRENCY = 4;
const ARGV = [
    ...["run", "--tasks", "problems.jsonl", "--concurrency", String(CONCURRENCY)],
    ...["--campaign", "demo"],
    ...["--retry-after-threshold", "1s"],
    ...["--min-pass-rate", "0.6"],
    ...["--", process.execPath, "ask.mjs"],
];
const MARGIN_MS = 250;
const MOST_TRIES = 6;
const EXIT_SIGNAL_BASE = 128;
async function demoCommand() {
    const folder = (0,temp_folder/* makeTempFolder */.Pd)("carryover-demo-");
    const quota = { requests: QUOTA_CALLS, reset: { kind: "after", durationMs: SHORT_DAY_MS } };
    const settings = { quota, latency: { minMs: 40, maxMs: 120 } };
    const provider = await (0,provider_provider/* startProvider */.C)(settings, { answer: (0,canned_answers/* cannedAnswers */.x7)(DEMO_REPLIES) });
    let exitCode = tally/* EXIT */.dc.failures;
    process.chdir(folder);
    Object.assign(process.env, {
        OPENAI_BASE_URL: provider.openaiBaseUrl,
        OPENAI_API_KEY: "none",
        NO_PROXY: "127.0.0.1",
        no_proxy: "127.0.0.1",
    });
    try {
        exitCode = await playNights(provider);
    }
    finally {
        await provider.close();
        process.chdir((0,external_node_path_.dirname)(folder));
        if (exitCode === tally/* EXIT */.dc.failures) {
            (0,temp_folder/* keepFolder */.Mv)(folder);
            paragraph(`Tasks, child and state are in ${folder}\n`);
        }
        else
            await (0,temp_folder/* removeFolder */.v$)(folder);
    }
    return exitCode;
}
async function playNights(provider) {
    const count = DEMO_TASKS.length;
    const calls = count * CALLS_PER_TASK;
    await (0,promises_.writeFile)("problems.jsonl", DEMO_TASKS.map((task) => `${JSON.stringify(task)}\n`).join(""));
    await (0,promises_.writeFile)("ask.mjs", DEMO_CHILD);
    paragraph(`${paint("bold", "Carryover")}: an evaluation that needs more than its quota

  ${count} word problems of ${CALLS_PER_TASK} calls each, ${CONCURRENCY} at a time. The provider is a stand-in on this machine. It allows
  ${QUOTA_CALLS} calls a day, and its day lasts ${(0,duration/* formatDuration */.a3)(SHORT_DAY_MS)}. No key, no network, no cost.`);
    const first = await night(provider, "Night one");
    if (first.exitCode !== tally/* EXIT */.dc.outstanding)
        return notAsExpected(`exit ${tally/* EXIT */.dc.outstanding}`, first);
    const keptCalls = first.paid - first.done * CALLS_PER_TASK;
    paragraph(`The quota ran out after ${first.paid} calls. ${keptCalls} of them belong to problems that are not finished: their answers are
  kept. Exit ${tally/* EXIT */.dc.outstanding} means: run the same command again.`);
    let last = first;
    const resetAt = provider.stats().quota?.resetAt ?? 0;
    if (Date.now() < resetAt - MARGIN_MS) {
        last = await night(provider, "The same command again, too early");
        const asked = last.requests === 0 ? "without one call" : `after ${last.requests} calls`;
        if (last.exitCode === tally/* EXIT */.dc.outstanding)
            paragraph(`It stopped ${asked}, because it remembered the reset of the quota.`);
    }
    for (let tries = 0; last.exitCode === tally/* EXIT */.dc.outstanding && tries < MOST_TRIES; tries += 1) {
        const waitMs = Math.max(0, Math.max(resetAt, last.resumeAt) - Date.now()) + MARGIN_MS;
        paragraph(paint("dim", `☾ ${(0,duration/* formatDuration */.a3)(waitMs)} until the quota is available again`));
        const signal = await signalWithin(waitMs);
        if (signal !== null)
            return tally/* SIGNAL_EXIT */.Kx[signal];
        last = await night(provider, "Night two");
    }
    if (last.exitCode !== tally/* EXIT */.dc.ok || last.done !== count || last.paid !== calls)
        return notAsExpected(`exit ${tally/* EXIT */.dc.ok}, ${count} results and ${calls} calls paid for`, last);
    const saved = paint("bold", `Night two did not pay again for ${keptCalls} calls`);
    paragraph(`${paint("green", "Complete.")} ${saved} that night one had paid for: it took their answers
  from the journal and paid for the other ${calls - first.paid}. ${calls} calls were needed, and ${last.paid} were paid for.
  ${last.passed} answers are right, and ${last.done - last.passed} wrong. A wrong answer is a result, so its task does not run again.

  Next: the README shows how to run your own tasks, and examples/llm-eval how to ask a real model.
`);
    return tally/* EXIT */.dc.ok;
}
async function signalWithin(waitMs) {
    const waiting = new AbortController();
    const signal = await Promise.race([(0,external_node_timers_promises_.setTimeout)(waitMs, null, { signal: waiting.signal }), (0,signals/* nextSignal */.a)(waiting.signal)]);
    waiting.abort();
    return signal;
}
const WIDTH = 78;
async function night(provider, title) {
    (0,streams/* writeRaw */.Wb)(`\n  ${paint("bold", title)} ${paint("dim", "─".repeat(WIDTH - title.length - 1))}\n`);
    const command = ["carryover", ...ARGV].join(" ").replace(process.execPath, "node");
    (0,streams/* writeRaw */.Wb)(`  ${paint("dim", "$")} ${paint("cyan", command)}\n\n`);
    const startedAt = Date.now();
    const before = provider.stats().requests;
    const exitCode = await (0,run.runCommand)((0,from_argv.readCommandLine)(ARGV), null);
    const { requests, admitted: paid } = provider.stats();
    const { outputs } = (0,read_status/* readStatus */.r)((0,state_paths/* statePaths */.mt)(".carryover"));
    const [passed, left] = [Number(outputs.passed), Number(outputs.outstanding)];
    const done = passed + Number(outputs.failed);
    const bar = `${paint("green", "█".repeat(done))}${paint("yellow", "░".repeat(left))}`;
    const carried = left === 0 ? "" : `, ${paint("yellow", `${left} carried over`)}`;
    const took = paint("dim", `exit ${exitCode}, ${(0,duration/* formatDuration */.a3)(Date.now() - startedAt)}`);
    (0,streams/* writeRaw */.Wb)(`\n  ${bar}  ${paint("green", `${done} done`)}${carried}  ${took}\n`);
    const resumeAt = Date.parse(String(outputs["resume-at"])) || 0;
    return { exitCode, requests: requests - before, paid, done, passed, resumeAt };
}
function paragraph(text) {
    (0,streams/* writeRaw */.Wb)(`\n  ${text}\n`);
}
function notAsExpected(expected, { exitCode, done, paid }) {
    if (exitCode > EXIT_SIGNAL_BASE)
        return exitCode;
    const found = `exit ${exitCode}, ${done} results and ${paid} calls paid for`;
    paragraph(`${paint("yellow", "Not as expected:")} expected ${expected}, found ${found}.`);
    return tally/* EXIT */.dc.failures;
}
function paint(style, text) {
    return (0,external_node_util_.styleText)(style, text, { stream: process.stderr });
}


/***/ }),

/***/ 18698:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ NoState),
/* harmony export */   r: () => (/* binding */ readStatus)
/* harmony export */ });
/* harmony import */ var _core_campaign_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31670);
/* harmony import */ var _core_history_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(13270);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23540);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67756);
/* harmony import */ var _store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(573);
/* harmony import */ var _store_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60950);
/* harmony import */ var _store_odd_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22381);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38617);
/* harmony import */ var _store_run_events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87577);
/* harmony import */ var _list_tasks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51448);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96127);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(31678);












class NoState extends _core_user_error_js__WEBPACK_IMPORTED_MODULE_10__/* .UserError */ .yo {
}
function readStatus(paths) {
    (0,_store_odd_files_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseOddFiles */ .x)(paths);
    const checkpoint = (0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readCheckpoint */ .HQ)(paths.checkpoint);
    const { started, ended } = readLastRun(paths.events);
    const campaign = started?.campaign ?? checkpoint?.campaigns[0]?.id;
    if (campaign === undefined) {
        throw new NoState(`Expected the state of a run in ${paths.root}, found none. Run \`carryover run\` first, or set the right \`--state-dir\`.`);
    }
    const job = { index: started?.job_index ?? 0, total: started?.job_total ?? 1 };
    const tasks = (0,_list_tasks_js__WEBPACK_IMPORTED_MODULE_7__/* .readStoredTasks */ .G)(paths.tasks);
    const workflowRun = (0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowRunOf */ .ol)(started?.run ?? "");
    const record = checkpoint?.campaigns.find(({ id }) => id === campaign);
    const plan = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_8__/* .readPlan */ .m3)(paths.plan, campaign, { workflowRun });
    const part = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_8__/* .partOf */ .BU)(tasks, { job, plan });
    const { history } = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readHistory */ .Lu)(paths, campaign, new _core_history_js__WEBPACK_IMPORTED_MODULE_11__/* .ListHistory */ .tX(tasks));
    const maxAttempts = started?.max_attempts ?? 3;
    const counts = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .countTasks */ .g6)(part, history, maxAttempts);
    const { status, reason } = (0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .standingAfter */ .pQ)(ended, record, counts.outstanding);
    const outputs = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_9__/* .buildOutputs */ .JZ)({
        status,
        reason: reason ?? reasonWithoutEnd(paths, started),
        counts,
        resumeAt: ended?.resume_at ?? null,
        resumeCommand: ended?.resume_command ?? "",
        paths,
    });
    return { campaign, status, outputs, counts, maxAttempts, part: (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_8__/* .partPredicate */ .P1)(part, tasks, (id) => id) };
}
function reasonWithoutEnd({ lock }, started) {
    if ((0,_store_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__/* .isHeld */ .i7)(lock))
        return "a run is in progress";
    if (started === null)
        return "no run of this campaign is recorded";
    return "the last run did not record its end: it was killed, its disk was full, or it is running on another machine";
}
function readLastRun(path) {
    let started = null;
    let ended = null;
    (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_6__/* .readRunEvents */ .Lm)(path, (event) => {
        if (event.event === "run_started") {
            started = event;
            ended = null;
            return;
        }
        ended = event;
        const { job, run, at, campaign, max_attempts } = event;
        if (job !== _store_run_events_js__WEBPACK_IMPORTED_MODULE_6__/* .MERGE */ .lF || campaign === undefined || max_attempts === undefined)
            return;
        started = { run, at, campaign, max_attempts, job_index: 0, job_total: 1 };
    });
    return { started, ended };
}


/***/ })

};
