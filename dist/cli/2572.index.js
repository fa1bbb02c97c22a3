export const id = 2572;
export const ids = [2572];
export const modules = {

/***/ 1743:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportCommand: () => (/* binding */ reportCommand)
/* harmony export */ });
/* harmony import */ var _config_from_argv_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70258);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23540);
/* harmony import */ var _engine_read_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18698);
/* harmony import */ var _engine_write_reports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29526);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31918);
/* harmony import */ var _streams_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24624);






async function reportCommand(line) {
    const paths = (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .statePaths */ .mt)((0,_config_from_argv_js__WEBPACK_IMPORTED_MODULE_0__/* .stateDirOf */ .I)(line));
    const { campaign, outputs, maxAttempts, part } = (0,_engine_read_status_js__WEBPACK_IMPORTED_MODULE_2__/* .readStatus */ .r)(paths);
    const written = await (0,_engine_write_reports_js__WEBPACK_IMPORTED_MODULE_3__.writeReports)({ paths, campaign, maxAttempts, part, run: null, warn: _streams_js__WEBPACK_IMPORTED_MODULE_5__/* .inform */ .IP });
    if (written === null)
        return _core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.usage;
    if (line.isJson)
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_5__/* .printJson */ .Q2)({ ...outputs, outputs });
    else if (written.files.length > 0)
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_5__/* .inform */ .IP)(`wrote ${written.files.join(", ")}`);
    return written.files.length === (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .reportFiles */ .IU)(paths).length ? _core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.ok : _core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.usage;
}


/***/ }),

/***/ 64006:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   _M: () => (/* binding */ SpendMeter),
/* harmony export */   qj: () => (/* binding */ overBudget),
/* harmony export */   tC: () => (/* binding */ shareOf),
/* harmony export */   zx: () => (/* binding */ NOTHING_SPENT)
/* harmony export */ });
/* unused harmony export priceOf */
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83260);

const NOTHING_SPENT = { costUsd: 0, tokens: 0 };
const ROUNDING_USD = 1e-9;
function overBudget({ costUsd, tokens }, { maxCostUsd, maxTokens, jobs = 1 }) {
    const share = jobs === 1 ? "" : `, the share of one of ${jobs} jobs`;
    if (maxCostUsd !== null && costUsd >= maxCostUsd - ROUNDING_USD) {
        return `max-cost: this run has spent ${dollars(costUsd)} of ${dollars(maxCostUsd)}${share}`;
    }
    if (maxTokens !== null && tokens >= maxTokens) {
        return `max-tokens: this run has used ${tokens} of ${maxTokens} tokens${share}`;
    }
    return null;
}
function dollars(costUsd) {
    const short = String(Number(costUsd.toPrecision(3)));
    const isShort = costUsd < 0.995 && short.length >= "0.00".length;
    return `$${isShort ? short : costUsd.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",")}`;
}
function shareOf({ maxCostUsd, maxTokens }, jobs) {
    return {
        maxCostUsd: maxCostUsd === null ? null : maxCostUsd / jobs,
        maxTokens: maxTokens === null ? null : Math.ceil(maxTokens / jobs),
        jobs,
    };
}
function priceOf(model, prices) {
    const matching = prices.filter((price) => price.model === model || (0,_selection_js__WEBPACK_IMPORTED_MODULE_0__/* .idPattern */ .aD)(price.model).test(model));
    const exact = matching.find((price) => price.model === model);
    return exact ?? matching.reduce(longerPattern, null);
}
function longerPattern(longest, price) {
    return longest !== null && longest.model.length >= price.model.length ? longest : price;
}
class SpendMeter {
    #prices;
    #budget;
    #accounts = new Map();
    #warned = new Set();
    constructor({ budget, prices }) {
        this.#budget = budget;
        this.#prices = prices;
    }
    addCall(key, { taskId, model, inputTokens, outputTokens, isReplayed = false }) {
        const account = this.#account(key);
        const price = priceOf(model, this.#prices);
        const costUsd = price === null ? Number.NaN : (inputTokens * price.inputUsd + outputTokens * price.outputUsd) / 1e6;
        const tokens = inputTokens + outputTokens;
        if (!isReplayed) {
            account.callsUsd += costUsd || 0;
            account.callTokens += tokens;
            account.models.set(model, (account.models.get(model) ?? 0) + tokens);
        }
        if (taskId !== null)
            account.byTask.set(taskId, (account.byTask.get(taskId) ?? 0) + costUsd);
        return count(account);
    }
    addRow(key, { costUsd, tokens }, paidShare) {
        const account = this.#account(key);
        if (costUsd !== null)
            account.statedUsd = (account.statedUsd ?? 0) + costUsd * paidShare;
        if (tokens !== null)
            account.statedTokens = (account.statedTokens ?? 0) + Math.round(tokens * paidShare);
        return count(account);
    }
    costOfCalls(key, taskId) {
        const costUsd = this.#accounts.get(key)?.byTask.get(taskId) ?? Number.NaN;
        return Number.isNaN(costUsd) ? null : costUsd;
    }
    end(key, hasResult) {
        const account = this.#accounts.get(key) ?? newAccount();
        this.#accounts.delete(key);
        return this.#gaps(account, hasResult).filter((warning) => this.#warned.size !== this.#warned.add(warning).size);
    }
    #gaps({ statedUsd, statedTokens, models }, hasResult) {
        const { maxCostUsd, maxTokens } = this.#budget;
        const lacksCost = maxCostUsd !== null && statedUsd === null;
        const lacksTokens = maxTokens !== null && statedTokens === null;
        const gaps = [];
        for (const [model, tokens] of models) {
            const calls = model === "" ? "calls that name no model" : `calls to ${model}`;
            if (lacksCost && priceOf(model, this.#prices) === null) {
                gaps.push(`max-cost does not count ${calls}: no price is known. Add a line such as ${model || "*"}=1.25/10 to prices (US dollars per million input and output tokens)`);
            }
            else if (tokens === 0 && (lacksCost || maxTokens !== null)) {
                gaps.push(`the budget does not count ${calls}: their answers state no tokens. Streams of OpenAI state them with "stream_options": {"include_usage": true}`);
            }
        }
        if (!hasResult || models.size > 0)
            return gaps;
        const unseen = "of its row, and made no call through the gateway. Nothing is counted for such tasks.";
        if (lacksCost)
            gaps.push(`max-cost: a task ended without \`cost_usd\` in the metrics ${unseen}`);
        if (lacksTokens)
            gaps.push(`max-tokens: a task ended without tokens in the metrics ${unseen}`);
        return gaps;
    }
    #account(key) {
        const account = this.#accounts.get(key) ?? newAccount();
        this.#accounts.set(key, account);
        return account;
    }
}
function newAccount() {
    return {
        statedUsd: null,
        statedTokens: null,
        callsUsd: 0,
        callTokens: 0,
        models: new Map(),
        byTask: new Map(),
        counted: NOTHING_SPENT,
    };
}
function count(account) {
    const { counted: before, models, statedUsd, statedTokens, callsUsd, callTokens } = account;
    const now = {
        costUsd: statedUsd ?? callsUsd,
        tokens: models.size > 0 ? callTokens : (statedTokens ?? 0),
    };
    account.counted = now;
    return { costUsd: now.costUsd - before.costUsd, tokens: now.tokens - before.tokens };
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












class NoState extends _core_user_error_js__WEBPACK_IMPORTED_MODULE_10__/* .UserError */ .y {
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
    const completed = record?.completed_at ?? null;
    const isEarlier = completed !== null && started !== null && Date.parse(completed) < started.at;
    const plan = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_8__/* .readPlan */ .m3)(paths.plan, { campaign, identity: { workflowRun }, completedAt: isEarlier ? completed : null });
    const part = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_8__/* .partOf */ .BU)(tasks, { job, plan });
    const { history } = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readHistory */ .Lu)({ ledger: paths.results, sidecar: paths.failures }, campaign, new _core_history_js__WEBPACK_IMPORTED_MODULE_11__/* .ListHistory */ .tX(tasks));
    const maxAttempts = started?.max_attempts ?? 3;
    const counts = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .countTasks */ .g6)(part, history, maxAttempts);
    const isRetried = ended !== null && Date.parse(record?.reopened_at ?? "") > ended.at;
    const isReopened = isRetried || (ended?.status === "complete" && counts.outstanding > 0);
    const outputs = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_9__/* .buildOutputs */ .JZ)({
        status: isReopened ? "incomplete" : (ended?.status ?? killedStatus(counts)),
        reason: isReopened ? _core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .REOPENED */ .T9 : (ended?.reason ?? reasonWithoutEnd(paths, started)),
        counts,
        resumeAt: ended?.resume_at ?? null,
        resumeCommand: ended?.resume_command ?? "",
        paths,
    });
    return { campaign, outputs, counts, maxAttempts, part: (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_8__/* .partPredicate */ .P1)(part, tasks, (id) => id) };
}
function reasonWithoutEnd({ lock }, started) {
    if ((0,_store_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__/* .isHeld */ .i7)(lock))
        return "a run is in progress";
    if (started === null)
        return "no run of this campaign is recorded";
    return "the last run did not record its end: it was killed, or it is running on another machine";
}
function killedStatus(counts) {
    return counts.outstanding === 0 ? "complete" : "incomplete";
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
