export const id = 108;
export const ids = [108];
export const modules = {

/***/ 19996:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HM: () => (/* binding */ waitEndsAt),
/* harmony export */   Ph: () => (/* binding */ pauseReason),
/* harmony export */   Vj: () => (/* binding */ LEAST_WAIT_MS),
/* harmony export */   W7: () => (/* binding */ statedEndAt),
/* harmony export */   XV: () => (/* binding */ NOTHING_DETECTED),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   gO: () => (/* binding */ limitDetails),
/* harmony export */   hJ: () => (/* binding */ statedWaitMs)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);


const NOTHING_DETECTED = {
    kind: "none",
    certain: true,
    retryAfterMs: null,
    resetAt: null,
    evidence: "",
    form: null,
    provider: null,
};
function isRateLimit(detection) {
    return detection.kind !== "none" && detection.kind !== "overload";
}
function limitDetails(limit) {
    const { kind, certain, source = null, retryAfterMs, resetAt, form, provider, evidence } = limit;
    return {
        kind,
        certain,
        source,
        retry_after_seconds: retryAfterMs === null ? null : retryAfterMs / 1_000,
        reset_at: resetAt === null ? null : (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .K)(resetAt),
        form,
        provider,
        evidence,
    };
}
const WAIT_FACTOR = 1.1;
const LEAST_WAIT_MS = 1_000;
function waitEndsAt(limit, now) {
    if (limit.retryAfterMs === null && limit.resetAt === null)
        return null;
    const waitMs = statedWaitMs(limit, now);
    return now + (waitMs === null ? LEAST_WAIT_MS : Math.ceil(waitMs * WAIT_FACTOR));
}
function statedWaitMs({ retryAfterMs, resetAt }, now) {
    if (retryAfterMs !== null && retryAfterMs > 0)
        return retryAfterMs;
    return resetAt !== null && resetAt > now ? resetAt - now : null;
}
function pauseReason({ evidence }, waitMs) {
    return `${waitMs === null ? "rate limit without a stated wait" : `asked to wait ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(waitMs)}`}: ${evidence}`;
}
function statedEndAt(limit, now) {
    if (limit.resetAt !== null && limit.resetAt > now)
        return limit.resetAt;
    const waitMs = statedWaitMs(limit, now);
    return waitMs === null ? null : now + waitMs;
}


/***/ }),

/***/ 83260:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ selectsAll),
/* harmony export */   Lv: () => (/* binding */ isSelectionDone),
/* harmony export */   Re: () => (/* binding */ selectionDone),
/* harmony export */   SR: () => (/* binding */ idMatcher),
/* harmony export */   aD: () => (/* binding */ idPattern),
/* harmony export */   jL: () => (/* binding */ unmatchedRules),
/* harmony export */   nR: () => (/* binding */ selectTasks)
/* harmony export */ });
/* harmony import */ var _split_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92474);
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48032);


function selectsAll({ only, sample }) {
    return only.length === 0 && sample === null;
}
function selectionDone(unselected) {
    const tasks = unselected === 1 ? "outstanding task was" : "outstanding tasks were";
    return `${SELECTION_DONE}; ${unselected} ${tasks} not selected (only or sample)`;
}
const SELECTION_DONE = "the selected tasks are done";
function isSelectionDone(reason) {
    return reason.startsWith(SELECTION_DONE);
}
function unmatchedRules(tasks, { only }) {
    const isListed = (rule) => {
        const matches = matcherOf(rule, tasks, () => null);
        for (let index = 0; index < tasks.count; index += 1)
            if (matches(index))
                return true;
        return rule.kind === "status";
    };
    return only.filter((rule) => !isListed(rule)).map(ruleText);
}
function selectTasks(tasks, outstanding, { only, sample, seed }, statusAt) {
    const rules = only.map((rule) => matcherOf(rule, tasks, statusAt));
    const isMatched = (index) => rules.length === 0 || rules.some((matches) => matches(index));
    const drawn = sample === null ? null : drawSample(tasks, { sample, seed, isMatched });
    return outstanding.filter((index) => (drawn === null ? isMatched(index) : drawn.has(index)));
}
function drawSample(tasks, from) {
    const ranked = [];
    for (let index = 0; index < tasks.count; index += 1) {
        if (from.isMatched(index))
            ranked.push({ index, rank: (0,_split_js__WEBPACK_IMPORTED_MODULE_0__/* .stableHash */ .c6)(`${from.seed}\n${tasks.idAt(index)}`) });
    }
    ranked.sort((a, b) => a.rank - b.rank || a.index - b.index);
    return new Set(ranked.slice(0, from.sample).map(({ index }) => index));
}
function idMatcher(tasks, text) {
    const pattern = idPattern(text);
    return (index) => [tasks.idAt(index), listedId(tasks, index)].some((id) => id === text || pattern.test(id));
}
const COPY = /\]$|#\d+$/;
function listedId(tasks, index) {
    const id = tasks.idAt(index);
    if (!COPY.test(id))
        return id;
    const { base_id: baseId, repeat } = JSON.parse(tasks.jsonAt(index));
    if (typeof baseId === "string")
        return baseId;
    const suffix = `#${repeat}`;
    return id.endsWith(suffix) ? id.slice(0, -suffix.length) : id;
}
function matcherOf(rule, tasks, statusAt) {
    switch (rule.kind) {
        case "id":
            return idMatcher(tasks, rule.pattern);
        case "group":
            return (index) => tasks.at(index).group === rule.name;
        case "status":
            return (index) => statusAt(index) === rule.status;
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_1__/* .unreachable */ .H)(rule);
    }
}
function idPattern(glob) {
    const source = glob
        .replace(/[\\^$.+()|[\]{}]/g, "\\$&")
        .replace(/\*+/g, ".*")
        .replaceAll("?", ".");
    return new RegExp(`^${source}$`, "su");
}
function ruleText(rule) {
    return rule.kind === "id" ? rule.pattern : rule.kind === "group" ? `group:${rule.name}` : `status:${rule.status}`;
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
/* unused harmony exports NO_BUDGET, priceOf */
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83260);

const NOTHING_SPENT = { costUsd: 0, tokens: 0 };
const NO_BUDGET = { maxCostUsd: null, maxTokens: null };
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

/***/ 77606:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   recoverInbox: () => (/* binding */ recoverInbox)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_classify_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17806);
/* harmony import */ var _core_evidence_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(73017);
/* harmony import */ var _core_failed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75849);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(28314);
/* harmony import */ var _core_pending_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4517);
/* harmony import */ var _run_inbox_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64238);
/* harmony import */ var _store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(573);
/* harmony import */ var _store_journal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13853);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38617);
/* harmony import */ var _store_task_line_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51980);
/* harmony import */ var _tasks_task_hash_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42809);
/* harmony import */ var _recorder_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(541);













async function recoverInbox(folder, { loadDetector, clock, orphans }, from = folder.paths) {
    const isOwn = from === folder.paths;
    if (isOwn && orphans !== "leave")
        await (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_4__/* .stopOrphans */ ._E)(from.inbox);
    if (isOwn)
        (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_4__/* .removeStrays */ .Ff)(from.inbox);
    const campaign = campaignIn(from);
    const leftovers = campaign === null ? [] : (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_4__/* .findLeftovers */ .Q_)(from.inbox);
    if (leftovers.length === 0 && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from.held))
        return { rows: 0, warnings: [] };
    folder.openJournals();
    try {
        const known = sidecarKeys(folder.paths.failures);
        let rows = storeHeld(folder, from.held, known);
        const warnings = [];
        if (campaign !== null && leftovers.length > 0) {
            const detector = (await loadDetector())(clock.now());
            const stated = statedHashes(from.tasks);
            const hashOfTask = (id, json) => stated.get(folder.publicName(id)) ?? (0,_tasks_task_hash_js__WEBPACK_IMPORTED_MODULE_9__/* .hashOf */ .q)((0,_core_json_js__WEBPACK_IMPORTED_MODULE_11__/* .parseJson */ .qF)(json));
            const listed = leftovers.map(({ tasks }) => new Map(tasks.map(({ id, json }) => [id, { json, hash: hashOfTask(id, json) }])));
            const hashes = new Set(listed.flatMap((tasks) => [...tasks.values()].map(({ hash }) => hash)));
            const done = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_7__/* .findResults */ .CM)(folder.paths.results, campaign, hashes);
            for (const [index, { name, wasStopped, read, remove }] of leftovers.entries()) {
                const left = await read(folder.redactor);
                warnings.push(...left.warnings);
                for (const row of left.rows) {
                    const task = listed[index]?.get(row.id);
                    if (task === undefined)
                        continue;
                    const settlement = settlementOf(row, { name, ...task, detector });
                    if (wasStopped && !(0,_core_evidence_js__WEBPACK_IMPORTED_MODULE_12__/* .countsInGrace */ .S)(settlement.outcome, "stopped"))
                        continue;
                    if (name.hasGateway && !standsWithoutEnd(settlement.outcome))
                        continue;
                    rows += storeRow(folder, settlement, { origin: { campaign, run: name.run, job: name.job }, done, known });
                }
                if (isOwn)
                    remove();
            }
        }
        if (isOwn)
            folder.releaseHeld();
        if (rows > 0)
            warnings.push(`${rows} ${rows === 1 ? "row" : "rows"} of a killed run recovered`);
        return { rows, warnings };
    }
    finally {
        folder.closeJournals();
    }
}
function campaignIn(paths) {
    const known = (0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readCheckpoint */ .HQ)(paths.checkpoint)?.campaigns ?? (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_7__/* .campaignsOfRows */ .kB)(paths);
    return known[0]?.id ?? null;
}
function statedHashes(path) {
    const hashes = new Map();
    (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_6__/* .readLines */ .S)(path, (line) => {
        const hash = (0,_store_task_line_js__WEBPACK_IMPORTED_MODULE_8__/* .statedHash */ .sc)(line);
        const value = hash === null ? null : (0,_core_json_js__WEBPACK_IMPORTED_MODULE_11__/* .jsonOrNull */ .J5)(line);
        if (hash === null || value === null || typeof value !== "object" || !("id" in value))
            return;
        if (typeof value.id === "string")
            hashes.set(value.id, hash);
    });
    return hashes;
}
function settlementOf(row, of) {
    const { name, hash, json, detector } = of;
    return {
        key: name.key,
        pending: (0,_core_pending_js__WEBPACK_IMPORTED_MODULE_3__/* .openPending */ .Y)({ id: row.id, hash, json, provider: "" }, { position: 0, attempt: name.attempt }),
        outcome: (0,_core_classify_js__WEBPACK_IMPORTED_MODULE_1__/* .classifyRow */ .n$)(row, detector),
        startedAt: name.startedAt,
        at: name.startedAt,
        durationMs: 0,
    };
}
function standsWithoutEnd(outcome) {
    return outcome.class === "skipped" || (outcome.class === "graded" && outcome.status === "passed");
}
function storeRow(folder, settlement, of) {
    const { origin, done, known } = of;
    const { hash } = settlement.pending.task;
    if (done.has(hash))
        return 0;
    const result = (0,_recorder_js__WEBPACK_IMPORTED_MODULE_10__/* .ledgerRow */ .gt)(settlement, origin);
    if (result !== null) {
        done.add(hash);
        folder.appendResult(result);
        return 1;
    }
    const failure = settlement.outcome.class === "kill_shaped" ? null : (0,_recorder_js__WEBPACK_IMPORTED_MODULE_10__/* .sidecarRow */ .GA)(settlement, origin);
    if (failure === null || known.has(sidecarKey(failure)))
        return 0;
    known.add(sidecarKey(failure));
    folder.appendFailure(failure);
    return 1;
}
function storeHeld(folder, path, known) {
    const held = [];
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_7__/* .readSidecar */ .YD)(path, (row) => held.push(row));
    const verdicts = (0,_core_failed_js__WEBPACK_IMPORTED_MODULE_2__/* .areCharged */ .dJ)(held.map((row) => ({ ...row, exitCode: row.exit_code, task: row.hash })));
    let rows = 0;
    for (const [index, row] of held.entries()) {
        if (known.has(sidecarKey(row)))
            continue;
        known.add(sidecarKey(row));
        if (verdicts[index] !== true)
            continue;
        folder.appendFailure(row);
        rows += 1;
    }
    return rows;
}
function sidecarKeys(path) {
    const keys = new Set();
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_7__/* .readSidecar */ .YD)(path, (row) => keys.add(sidecarKey(row)));
    return keys;
}
function sidecarKey(row) {
    return `${row.hash} ${(0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_7__/* .attemptKey */ .jX)(row)}`;
}


/***/ }),

/***/ 39579:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTail)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function readTail(path, bytesLimit, changedSinceMs = Number.NEGATIVE_INFINITY) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch {
        return null;
    }
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        if (!stat.isFile() || stat.mtimeMs < changedSinceMs)
            return null;
        const bytes = Buffer.alloc(Math.min(stat.size, bytesLimit));
        const length = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, 0, bytes.length, stat.size - bytes.length);
        return {
            text: bytes.toString("utf8", 0, length),
            isWhole: bytes.length === stat.size,
            changedMs: stat.mtimeMs,
        };
    }
    catch {
        return null;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}


/***/ })

};
