export const id = 19;
export const ids = [19];
export const modules = {

/***/ 1743:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportCommand: () => (/* binding */ reportCommand)
/* harmony export */ });
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23540);
/* harmony import */ var _engine_read_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18698);
/* harmony import */ var _engine_write_reports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37294);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31918);
/* harmony import */ var _state_dir_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89926);
/* harmony import */ var _streams_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24624);






async function reportCommand(line) {
    const paths = (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .statePaths */ .mt)((0,_state_dir_js__WEBPACK_IMPORTED_MODULE_4__/* .stateDirOf */ .I)(line));
    const { campaign, outputs, maxAttempts, part } = (0,_engine_read_status_js__WEBPACK_IMPORTED_MODULE_1__/* .readStatus */ .r)(paths);
    const written = await (0,_engine_write_reports_js__WEBPACK_IMPORTED_MODULE_2__.writeReports)({ paths, campaign, maxAttempts, part, run: null, warn: _streams_js__WEBPACK_IMPORTED_MODULE_5__/* .tell */ .qz });
    if (written === null)
        return _core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.usage;
    if (line.flags.json)
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_5__/* .printJson */ .Q2)({ ...outputs, outputs });
    else if (written.files.length > 0)
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_5__/* .tell */ .qz)(`written ${written.files.join(", ")}`);
    return written.files.length === (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .reportFiles */ .IU)(paths).length ? _core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.ok : _core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.usage;
}


/***/ }),

/***/ 89926:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stateDirOf)
/* harmony export */ });
/* harmony import */ var _config_input_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50646);

function stateDirOf(line) {
    return line.inputs["state-dir"]?.trim() || _config_input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_TABLE */ .g$["state-dir"].default;
}


/***/ }),

/***/ 64220:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf)
/* harmony export */ });
function reasonOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 47545:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ unknownOutputs),
/* harmony export */   JZ: () => (/* binding */ buildOutputs)
/* harmony export */ });
/* unused harmony exports interruptedOutputs, outputText */
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23540);


function buildOutputs(facts) {
    const { counts, paths } = facts;
    const resume = counts.outstanding > 0;
    return {
        status: facts.status,
        resume,
        "resume-at": resume && facts.resumeAt !== null ? (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .K)(facts.resumeAt) : "",
        "resume-command": resume ? facts.resumeCommand : "",
        reason: facts.reason,
        total: counts.total,
        passed: counts.passed,
        failed: counts.failed,
        errored: counts.errored,
        skipped: counts.skipped,
        outstanding: counts.outstanding,
        "pass-rate": (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .shownPassRate */ .H5)(counts),
        "outstanding-file": paths.outstanding,
        "results-file": paths.results,
        "failures-file": paths.failures,
        "summary-file": paths.summary,
        "junit-file": paths.junit,
        "report-file": paths.report,
    };
}
function interruptedOutputs({ message: reason, counts }, facts) {
    const ended = { ...facts, status: "interrupted", reason };
    return counts === null ? unknownOutputs(ended) : buildOutputs({ ...ended, counts, resumeAt: null });
}
function unknownOutputs(facts) {
    const none = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
    const unknown = { total: null, passed: null, failed: null, errored: null, skipped: null, outstanding: null };
    const outputs = buildOutputs({ ...facts, counts: none, resumeAt: null });
    return { ...outputs, ...unknown, resume: true, "resume-command": facts.resumeCommand };
}
function outputText(value) {
    return value === null ? "" : String(value);
}


/***/ }),

/***/ 18698:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ NoState),
/* harmony export */   r: () => (/* binding */ readStatus)
/* harmony export */ });
/* harmony import */ var _core_history_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13270);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23540);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67756);
/* harmony import */ var _core_workflow_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99461);
/* harmony import */ var _store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(573);
/* harmony import */ var _store_odd_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22381);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38617);
/* harmony import */ var _store_run_events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87577);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47545);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96127);
/* harmony import */ var _stored_tasks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1683);











class NoState extends _core_user_error_js__WEBPACK_IMPORTED_MODULE_8__/* .UserError */ .y {
}
function readStatus(paths) {
    (0,_store_odd_files_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseOddFiles */ .xc)(paths);
    const checkpoint = (0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheckpoint */ .HQ)(paths.checkpoint);
    const { started, ended } = readLastRun(paths.events);
    const campaign = started?.campaign ?? checkpoint?.campaigns[0]?.id;
    if (campaign === undefined) {
        throw new NoState(`Expected the state of a run in ${paths.root}, found none. Run \`carryover run\` first, or give the right \`--state-dir\`.`);
    }
    const job = { index: started?.job_index ?? 0, total: started?.job_total ?? 1 };
    const tasks = (0,_stored_tasks_js__WEBPACK_IMPORTED_MODULE_7__/* .readStoredTasks */ .G)(paths.tasks);
    const workflowRun = (0,_core_workflow_run_js__WEBPACK_IMPORTED_MODULE_9__/* .workflowRunOf */ .o)(started?.run ?? "");
    const completed = checkpoint?.campaigns.find(({ id }) => id === campaign)?.completed_at ?? null;
    const isEarlier = completed !== null && started !== null && Date.parse(completed) < started.at;
    const plan = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readPlan */ .m3)(paths.plan, { campaign, identity: { workflowRun }, completedAt: isEarlier ? completed : null });
    const part = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_6__/* .partOf */ .BU)(tasks, { job, plan });
    const { history } = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readHistory */ .Lu)({ ledger: paths.results, sidecar: paths.failures }, campaign, new _core_history_js__WEBPACK_IMPORTED_MODULE_10__/* .ListHistory */ .tX(tasks));
    const maxAttempts = started?.max_attempts ?? 3;
    const counts = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .countTasks */ .g6)(part, history, maxAttempts);
    const outputs = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .buildOutputs */ .JZ)({
        status: ended?.status ?? killedStatus(counts),
        reason: ended?.reason ?? "the last run ended without a word: it was killed, or it is still running",
        counts,
        resumeAt: ended?.resume_at ?? null,
        resumeCommand: ended?.resume_command ?? "",
        paths,
    });
    return { campaign, outputs, counts, maxAttempts, part: (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_6__/* .partPredicate */ .P1)(part, tasks, (id) => id) };
}
function killedStatus(counts) {
    return counts.outstanding === 0 ? "complete" : "incomplete";
}
function readLastRun(path) {
    let started = null;
    let ended = null;
    (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_4__/* .readRunEvents */ .Lm)(path, (event) => {
        if (event.event === "run_started") {
            started = event;
            ended = null;
            return;
        }
        ended = event;
        const { job, run, at, campaign, max_attempts } = event;
        if (job !== _store_run_events_js__WEBPACK_IMPORTED_MODULE_4__/* .MERGE */ .lF || campaign === undefined || max_attempts === undefined)
            return;
        started = { run, at, campaign, max_attempts, job_index: 0, job_total: 1 };
    });
    return { started, ended };
}


/***/ }),

/***/ 1683:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readStoredTasks)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73305);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92746);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43609);
/* harmony import */ var _store_journal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13853);
/* harmony import */ var _store_task_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51980);
/* harmony import */ var _tasks_task_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25097);






const storedSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._minLength */ .m9(1)), provider: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()), undefined) }));
function readStoredTasks(path) {
    const tasks = new _tasks_task_table_js__WEBPACK_IMPORTED_MODULE_2__/* .TaskTable */ .E();
    (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .readLines */ .S)(path, (line) => {
        const stored = storedSchema().safeParse((0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonOrNull */ .J)(line));
        const hash = stored.success ? (0,_store_task_line_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOfLine */ .Cz)(line) : null;
        if (!stored.success || hash === null)
            return;
        const { id, provider = "" } = stored.data;
        tasks.add({ id, hash, json: line }, { provider });
    });
    return tasks;
}


/***/ }),

/***/ 69886:
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

/***/ 22819:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hs: () => (/* binding */ tokenWords),
/* harmony export */   fL: () => (/* binding */ costWords),
/* harmony export */   y$: () => (/* binding */ SpendSum)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);

const KINDS = [
    [/^(?:total)?tokens(?:used|total)?$/, "tokens"],
    [/^(?:input|prompt)tokens$|^tokens(?:in|input|prompt)$/, "inputTokens"],
    [/^(?:output|completion)tokens$|^tokens(?:out|output|completion)$/, "outputTokens"],
    [/^(?:total)?(?:cost)?usd$|^usdcost$/, "dollars"],
    [/^(?:total)?cost$/, "cost"],
];
class SpendSum {
    #sums = new Map();
    #results = 0;
    add(metrics, times = 1) {
        if (metrics === undefined)
            return;
        const told = toldBy(metrics);
        if (told.size === 0)
            return;
        if (told.has("dollars"))
            told.delete("cost");
        this.#results += times;
        const tokens = told.get("tokens") ?? sumOf(told.get("inputTokens"), told.get("outputTokens"));
        if (tokens !== undefined)
            told.set("tokens", tokens);
        for (const [kind, value] of told)
            this.#sums.set(kind, (this.#sums.get(kind) ?? 0) + times * value);
    }
    total() {
        if (this.#results === 0)
            return null;
        const of = (kind) => this.#sums.get(kind) ?? null;
        const [cost, dollars] = [of("cost"), of("dollars")];
        return {
            tokens: of("tokens"),
            inputTokens: of("inputTokens"),
            outputTokens: of("outputTokens"),
            cost: cost === null && dollars === null ? null : (cost ?? 0) + (dollars ?? 0),
            isInDollars: dollars !== null && cost === null,
            results: this.#results,
        };
    }
}
function toldBy(metrics) {
    const told = new Map();
    const take = (name, value) => {
        if (typeof value !== "number" || !(value >= 0 && value <= Number.MAX_SAFE_INTEGER))
            return;
        const kind = kindOf(name);
        if (kind !== null && !told.has(kind))
            told.set(kind, value);
    };
    for (const [name, value] of Object.entries(metrics))
        take(name, value);
    for (const [name, value] of Object.entries(metrics)) {
        if (typeof value !== "object" || value === null || Array.isArray(value))
            continue;
        for (const [inner, item] of Object.entries(value))
            take(/^tokens$/i.test(name) ? `${inner}tokens` : inner, item);
    }
    return told;
}
function kindOf(name) {
    if (name.length > 30)
        return null;
    const bare = name.toLowerCase().replace(/[^a-z]/g, "");
    return KINDS.find(([form]) => form.test(bare))?.[1] ?? null;
}
function sumOf(input, output) {
    return input === undefined && output === undefined ? undefined : (input ?? 0) + (output ?? 0);
}
function tokenWords({ tokens, inputTokens, outputTokens }) {
    if (tokens === null)
        return { sum: "", parts: "" };
    const parts = [
        ...(inputTokens === null ? [] : [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(Math.round(inputTokens))} in`]),
        ...(outputTokens === null ? [] : [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(Math.round(outputTokens))} out`]),
    ];
    return { sum: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(Math.round(tokens)), parts: parts.join(", ") };
}
function costWords({ cost, isInDollars }) {
    if (cost === null)
        return "";
    const [whole = "", cents = ""] = cost.toFixed(2).split(".");
    return `${isInDollars ? "$" : ""}${cost !== 0 && cost < 1 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shortNumber */ .In)(cost) : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(Number(whole))}.${cents}`}`;
}


/***/ }),

/***/ 44702:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   In: () => (/* binding */ shortNumber),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   MH: () => (/* binding */ replayedWords),
/* harmony export */   R6: () => (/* binding */ firstNumbers),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   o7: () => (/* binding */ statusWords),
/* harmony export */   ot: () => (/* binding */ classWords),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);

function counted(count, noun, plural = `${noun}s`) {
    return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
function grouped(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
function replayedWords(replayed) {
    const tokens = replayed.input_tokens + replayed.output_tokens;
    const saved = tokens === 0 ? "not paid again" : `${counted(tokens, "token")} not paid again`;
    return `${counted(replayed.calls, "call")} replayed, ${saved}`;
}
const NUMBERS_SHOWN = 20;
function firstNumbers(numbers) {
    const shown = numbers.slice(0, NUMBERS_SHOWN).join(", ");
    return numbers.length > NUMBERS_SHOWN ? `${shown} and ${grouped(numbers.length - NUMBERS_SHOWN)} more` : shown;
}
function sentence(text) {
    return text === "" || /[.!?…]$/.test(text) ? text : `${text}.`;
}
function percent(share) {
    const rounded = Math.round(share * 1_000) / 10;
    if (rounded === 100 && share < 1)
        return "99.9 %";
    if (rounded === 0 && share > 0)
        return "0.1 %";
    return `${Number.isInteger(rounded) ? rounded : rounded.toFixed(1)} %`;
}
function shortNumber(value) {
    return String(Number(value.toPrecision(3)));
}
function statusWords(status) {
    switch (status) {
        case "complete":
            return "complete";
        case "stopped":
            return "stopped";
        case "out_of_time":
            return "out of time";
        case "interrupted":
            return "interrupted";
        case "aborted":
            return "aborted";
        case "incomplete":
            return "incomplete";
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(status);
    }
}
function failureWords(failure) {
    switch (failure) {
        case "graded":
            return "failed by the grader";
        case "timeout_exceeded":
            return "errored (timed out)";
        case "skipped":
            return "skipped";
        case "transient":
            return "errored (transient)";
        case "legitimate":
            return "errored";
        case "fatal":
            return "errored (fatal)";
        case "kill_shaped":
            return "errored (killed)";
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(failure);
    }
}
function classWords(outcome) {
    switch (outcome) {
        case "graded":
            return "graded";
        case "rate_limited":
            return "rate-limited";
        case "kill_shaped":
            return "killed";
        case "timeout_exceeded":
            return "timed out";
        case "skipped":
            return "skipped";
        case "transient":
            return "transient failure";
        case "legitimate":
            return "failure";
        case "fatal":
            return "fatal failure";
        case "unfinished":
            return "unfinished";
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(outcome);
    }
}


/***/ })

};
