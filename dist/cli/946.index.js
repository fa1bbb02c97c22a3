export const id = 946;
export const ids = [946];
export const modules = {

/***/ 31670:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   Bx: () => (/* binding */ newCampaign),
/* harmony export */   LX: () => (/* binding */ rememberCampaigns),
/* harmony export */   MJ: () => (/* binding */ settleCampaign),
/* harmony export */   PD: () => (/* binding */ completedBefore),
/* harmony export */   Q6: () => (/* binding */ reopenCampaign),
/* harmony export */   Rk: () => (/* binding */ campaignRule),
/* harmony export */   ol: () => (/* binding */ workflowRunOf),
/* harmony export */   pQ: () => (/* binding */ standingAfter),
/* harmony export */   pe: () => (/* binding */ isSuperseded),
/* harmony export */   q3: () => (/* binding */ campaignId)
/* harmony export */ });
/* unused harmony export isPullRequest */
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48032);



function settleCampaign(record, settled) {
    const { counts, workflowRun, at } = settled;
    if (counts === null || counts.outstanding > 0)
        return record.complete ? reopenCampaign(record, at) : record;
    if (record.complete)
        return record;
    const completedAt = [at, record.reopened_at ?? ""].sort().at(-1) ?? at;
    return { ...record, complete: true, completed_run: workflowRun, completed_at: completedAt, counts };
}
function reopenCampaign(record, at) {
    const { counts: _counts, ...open } = record;
    return {
        ...open,
        complete: false,
        completed_run: null,
        completed_at: null,
        reopened_at: (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instantAfter */ .i)(record.completed_at, Date.parse(at)),
    };
}
function standingAfter(end, record, outstanding) {
    if (end === null)
        return { status: outstanding === 0 ? "complete" : "incomplete", reason: null, isReopened: false };
    const isRetried = !record?.complete && Date.parse(record?.reopened_at ?? "") > end.at;
    if (!isRetried && (end.status !== "complete" || outstanding === 0))
        return { ...end, isReopened: false };
    return { status: "incomplete", reason: "retry made tasks outstanding again", isReopened: true };
}
function isPullRequest({ eventName, branch }) {
    return branch === "pull-request" || eventName?.startsWith("pull_request") === true;
}
function newCampaign(id, trigger) {
    const record = { id, complete: false, completed_run: null, completed_at: null };
    if (isPullRequest(trigger))
        return { ...record, pull_request: true };
    return trigger.branch === undefined ? record : { ...record, default_branch: trigger.branch === "default" };
}
function campaignRule(choice, trigger) {
    if (choice.kind !== "auto")
        return choice;
    const isOfCommit = ["push", "merge_group"].includes(trigger.eventName ?? "") || isPullRequest(trigger);
    return isOfCommit && trigger.sha !== null ? { kind: "named", name: trigger.sha } : { kind: "until-complete" };
}
const NUMBERED = /^until-complete-(\d{6,})$/;
const PERIODIC = /^(?:daily-\d{4}-\d\d-\d\d|weekly-\d{4}-W\d\d|monthly-\d{4}-\d\d)$/;
function campaignId(rule, known, run) {
    switch (rule.kind) {
        case "named":
            return rule.name;
        case "daily":
        case "weekly":
        case "monthly": {
            const [latest] = known;
            const id = periodId(rule.kind, run.at);
            if (latest === undefined || latest.id === id || !isPeriodic(latest.id, rule.kind))
                return id;
            return latest.completed_run === run.workflowRun || run.hasBegun?.(latest.id) ? latest.id : id;
        }
        case "until-complete": {
            const latest = latestNumbered(known);
            if (latest === undefined)
                return numberedId(1);
            const isLater = latest.complete && isLaterRun(run.workflowRun, latest.completed_run);
            const isOver = isLater && !run.hasBegun?.(latest.id);
            return numberedId(numberOf(latest.id) + (isOver ? 1 : 0));
        }
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachable */ .H)(rule);
    }
}
function isLaterRun(workflowRun, completedRun) {
    const isNumbered = /^\d+$/.test(workflowRun) && /^\d+$/.test(completedRun ?? "");
    return isNumbered ? Number(workflowRun) > Number(completedRun) : workflowRun !== completedRun;
}
function completedBefore(known, campaign, workflowRun) {
    const isOwn = (record) => record.complete && record.completed_run === workflowRun;
    return known.find((record) => isOwn(record) && isSuperseded(record.id, campaign)) ?? null;
}
function baselineOf(known, present) {
    const isEarlier = (record) => !present.complete || isLaterEnd(present, record);
    const candidates = known.filter((record) => record.complete &&
        record.id !== present.id &&
        !record.pull_request &&
        !(present.pull_request && record.default_branch === false) &&
        isEarlier(record));
    const ofDefault = candidates.filter((record) => record.default_branch);
    const [first, ...others] = ofDefault.length > 0 ? ofDefault : candidates;
    if (first === undefined)
        return null;
    return others.reduce((latest, record) => (isLaterEnd(record, latest) ? record : latest), first);
}
function isLaterEnd(a, b) {
    return (a.completed_at ?? "") > (b.completed_at ?? "");
}
function isSuperseded(id, by) {
    if (numberOf(by) > numberOf(id))
        return true;
    return PERIODIC.test(id) && PERIODIC.test(by) && id.split("-")[0] === by.split("-")[0] && by > id;
}
function rememberCampaigns(present, previous, limit) {
    const all = [present, ...previous.filter((record) => record.id !== present.id)];
    const always = [present, latestNumbered(all), baselineOf(previous, present)];
    const isKept = (record) => always.includes(record);
    const others = all.filter((record) => !isKept(record)).slice(0, Math.max(0, limit - all.filter(isKept).length));
    return all.filter((record) => isKept(record) || others.includes(record));
}
function isPeriodic(id, period) {
    return PERIODIC.test(id) && id.startsWith(period);
}
function latestNumbered(records) {
    return records.filter(({ id }) => NUMBERED.test(id)).sort((a, b) => numberOf(b.id) - numberOf(a.id))[0];
}
function numberOf(id) {
    return Number(NUMBERED.exec(id)?.[1]);
}
function numberedId(number) {
    return `until-complete-${String(number).padStart(6, "0")}`;
}
function periodId(period, at) {
    const day = new Date(at).toISOString().slice(0, 10);
    switch (period) {
        case "daily":
            return `daily-${day}`;
        case "monthly":
            return `monthly-${day.slice(0, 7)}`;
        case "weekly":
            return `weekly-${isoWeek(at)}`;
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachable */ .H)(period);
    }
}
function isoWeek(at) {
    const weekday = (new Date(at).getUTCDay() + 6) % 7;
    const thursday = new Date(at + (3 - weekday) * _duration_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
    const week = Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / (7 * _duration_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO)) + 1;
    return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, "0")}`;
}
function workflowRunOf(run) {
    return /^(\d+)-\d+$/.exec(run)?.[1] ?? run;
}


/***/ }),

/***/ 22725:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ openCircuit),
/* harmony export */   JM: () => (/* binding */ UNANSWERED),
/* harmony export */   MD: () => (/* binding */ OUTAGE_WORDS),
/* harmony export */   PL: () => (/* binding */ outageCause),
/* harmony export */   Tb: () => (/* binding */ isProbe),
/* harmony export */   V: () => (/* binding */ CLOSED),
/* harmony export */   WX: () => (/* binding */ OPEN_LIMIT_MS),
/* harmony export */   d7: () => (/* binding */ openingMs),
/* harmony export */   eS: () => (/* binding */ endProbe),
/* harmony export */   id: () => (/* binding */ isStopped),
/* harmony export */   k3: () => (/* binding */ admitProbe)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);

const OPEN_MS = 60_000;
const OPEN_MAX_MS = 300_000;
const OPEN_LIMIT_MS = 35 * _duration_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
const CLOSED = { state: "closed", failures: 0, trips: 0 };
function openingMs(trip, firstMs = OPEN_MS) {
    return Math.min(Math.max(OPEN_MAX_MS, firstMs), firstMs * 2 ** Math.min(trip - 1, 10));
}
function openCircuit(circuit, now, cause) {
    const before = circuit.state === "open" ? circuit : null;
    const trips = before?.trips ?? circuit.trips + 1;
    const untilAt = Math.min(cause.untilAt ?? now + openingMs(trips, cause.firstMs), now + OPEN_LIMIT_MS);
    const { policy, reason, outage } = cause;
    const opened = {
        state: "open",
        untilAt,
        trips,
        policy,
        reason,
        isStated: cause.untilAt !== null && !cause.isEstimate,
        outage,
    };
    if (before === null)
        return opened;
    const isLaterOfTwo = before.isStated === opened.isStated && before.untilAt > untilAt;
    const isStatedAndAhead = before.isStated && !opened.isStated && before.untilAt > now;
    const isKept = isLaterOfTwo || isStatedAndAhead;
    return { ...(isKept ? before : opened), policy: before.policy === "stop" ? "stop" : policy };
}
const OUTAGE_WORDS = "unavailable: ";
function outageCause(reason) {
    return { untilAt: null, policy: "wait", reason: `${OUTAGE_WORDS}${reason}`, outage: true };
}
function admitProbe({ trips }, probe, probedAt) {
    return { state: "half-open", probe, probedAt, trips };
}
const UNANSWERED = "the probe ended without an answer";
function endProbe(circuit, key, now) {
    if (!isProbe(circuit, key))
        return circuit;
    return { state: "open", untilAt: now, trips: circuit.trips, policy: "wait", reason: UNANSWERED, isStated: false };
}
function isProbe(circuit, key) {
    return circuit.state === "half-open" && circuit.probe === key;
}
function isStopped(circuit) {
    return circuit.state === "open" && circuit.policy === "stop";
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

/***/ 93011:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CN: () => (/* binding */ plainLedgerRow),
/* harmony export */   Hp: () => (/* binding */ FORMAT_VERSION),
/* harmony export */   Up: () => (/* binding */ isNewerLine),
/* harmony export */   ip: () => (/* binding */ newerVersion),
/* harmony export */   ot: () => (/* binding */ checkpointSchema),
/* harmony export */   tF: () => (/* binding */ sidecarRowSchema),
/* harmony export */   xB: () => (/* binding */ ledgerRowSchema),
/* harmony export */   yQ: () => (/* binding */ CAMPAIGNS_LIMIT)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28314);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43609);
/* harmony import */ var _core_rate_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19996);
/* harmony import */ var _core_row_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67882);
/* harmony import */ var _core_task_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25680);






const FORMAT_VERSION = 1;
const LEDGER_LIMITS = { instant: 40, name: 1_024, attempt: 1_000_000 };
const hash = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(_core_task_index_js__WEBPACK_IMPORTED_MODULE_4__/* .HASH */ .v)));
const instant = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(LEDGER_LIMITS.instant)));
const name = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(LEDGER_LIMITS.name)));
const attempt = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(LEDGER_LIMITS.attempt)));
const amount = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)));
const ledgerRowSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(FORMAT_VERSION),
    campaign: name(),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    hash: hash(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["passed", "failed"]),
    score: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
    scores: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig())),
    metrics: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())),
    output: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    attempt: attempt(),
    run: name(),
    job: name(),
    started_at: instant(),
    duration_s: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)),
    calls: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        made: amount(),
        replayed: amount(),
        held: amount(),
        refused: amount(),
        input_tokens: amount(),
        output_tokens: amount(),
        replayed_input_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(amount()),
        replayed_output_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(amount()),
        cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0))),
    })),
}));
const PLAIN_LINE = plainLine();
function plainLedgerRow(line) {
    const found = PLAIN_LINE.exec(line);
    if (found === null || found[3]?.length !== 64)
        return null;
    const [, campaign = "", id = "", hash = "", status, score, attempt, run = "", job = "", started_at = "", lasted] = found;
    return {
        v: FORMAT_VERSION,
        campaign,
        id,
        hash,
        status: status === "passed" ? status : "failed",
        score: score === undefined ? score : Number(score),
        attempt: Number(attempt),
        run,
        job,
        started_at,
        duration_s: Number(lasted),
    };
}
function plainLine() {
    const text = (length) => `"([ !#-\\[\\]-\\uffff]${length})"`;
    const name = text(`{0,${LEDGER_LIMITS.name}}`);
    const number = "(?:0|[1-9]\\d{0,14})(?:\\.\\d+)?";
    const fields = [
        `"v":${FORMAT_VERSION}`,
        `"campaign":${name}`,
        `"id":${text("*")}`,
        '"hash":"([0-9a-f]+)"',
        `"status":"(passed|failed)"(?:,"score":(-?${number}))?`,
        '"attempt":([1-9]\\d{0,5})',
        `"run":${name}`,
        `"job":${name}`,
        `"started_at":${text(`{0,${LEDGER_LIMITS.instant}}`)}`,
        `"duration_s":(${number})`,
    ];
    return new RegExp(`^\\{${fields.join(",")}\\}$`);
}
const sidecarRowSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(FORMAT_VERSION),
    campaign: name(),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    hash: hash(),
    class: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([..._core_row_js__WEBPACK_IMPORTED_MODULE_5__/* .FAILURE_CLASSES */ .C, "kill_shaped"]),
    terminal: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
    signal: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    output: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
    attempt: attempt(),
    run: name(),
    job: name(),
    at: instant(),
    rate_limit: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        certain: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
        source: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_core_rate_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMIT_SOURCES */ .bj)),
        retry_after_seconds: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
        reset_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
        form: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
        provider: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
        evidence: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    })),
}));
const counts = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    total: amount(),
    passed: amount(),
    failed: amount(),
    errored: amount(),
    skipped: amount(),
    outstanding: amount(),
}));
const campaignRecord = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: name(),
    complete: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    completed_run: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(name()),
    completed_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(instant()),
    reopened_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(instant()),
    counts: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(counts()),
    pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true)),
    default_branch: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
}));
const storedCircuit = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    state: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz("open"),
    until: instant(),
    trips: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(1_000)),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(8_192)),
    stated: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    opened_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(instant()),
    outage: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true)),
    stop: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true)),
}));
const runs = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .readonly */ .tBZ(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(name()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(64))));
const runsBy = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), runs()));
const setbacks = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    campaign: name(),
    killed: runsBy(),
    shard_killed: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(runsBy(), {}),
    cut: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(runsBy(), {}),
    refused: runsBy(),
    suspected: runsBy(),
    same_failure: runs(),
    kill_streak: runs(),
}));
const CAMPAIGNS_LIMIT = 64;
const checkpointSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(FORMAT_VERSION),
    seq: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)),
    updated_at: instant(),
    run: name(),
    job: name(),
    jobs: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(10_000)), 1),
    name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(name()),
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(name()),
    command: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(hash()),
    campaigns: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(campaignRecord()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(CAMPAIGNS_LIMIT)),
    circuits: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), storedCircuit()),
    closed: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), instant())),
    limits: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1))),
    setbacks: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(setbacks()),
    durations_s: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0))).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(1_000)),
}));
const versionedSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ v: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }));
function newerVersion(value) {
    const version = versionedSchema().safeParse(value);
    return version.success && version.data.v > FORMAT_VERSION ? version.data.v : null;
}
function isNewerLine(line) {
    return /"v":\s*[2-9]|"v":\s*\d{2}/.test(line) && newerVersion((0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonOrNull */ .J5)(line)) !== null;
}


/***/ }),

/***/ 13853:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ Journal),
/* harmony export */   C_: () => (/* binding */ readOpenLines),
/* harmony export */   Fl: () => (/* binding */ mendTail),
/* harmony export */   Se: () => (/* binding */ readLines)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28314);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64220);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67756);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31918);






const CHUNK_BYTES = 64 << 10;
const LINE_LIMIT_BYTES = 8 << 20;
const NEWLINE = 0x0a;
class Journal {
    #path;
    #fd;
    #size;
    #isCut = false;
    constructor(path) {
        this.#path = path;
        this.#fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW, 0o644);
        this.#size = mendTail(this.#fd);
    }
    append(line) {
        let { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(this.#fd);
        if (size < this.#size)
            this.#isCut = true;
        if (size !== this.#size)
            size = mendTail(this.#fd);
        const bytes = Buffer.from(`${line}\n`);
        const written = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(this.#fd, bytes);
        if (written < bytes.length)
            throw new Error(`wrote ${written} of ${bytes.length} bytes`);
        this.#size = size + written;
    }
    isWhole() {
        try {
            const [open, found] = [(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(this.#fd), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(this.#path)];
            return open.ino === found.ino && open.dev === found.dev && !this.#isCut && open.size >= this.#size;
        }
        catch {
            return false;
        }
    }
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#fd);
    }
}
function mendTail(fd) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd);
    if (endsWithNewline(fd))
        return size;
    const tail = Buffer.alloc(Math.min(size, LINE_LIMIT_BYTES));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, tail, 0, tail.length, size - tail.length);
    const line = tail.subarray(tail.lastIndexOf(NEWLINE) + 1);
    const isIncomplete = line.length < LINE_LIMIT_BYTES && (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOrNull */ .J5)(line.toString()) === null;
    if (!isIncomplete)
        return size + (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(fd, "\n");
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(fd, size - line.length);
    return size - line.length;
}
function endsWithNewline(fd) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd);
    if (size === 0)
        return true;
    const last = Buffer.alloc(1);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, last, 0, 1, size - 1);
    return last[0] === NEWLINE;
}
function readLines(path, onLine) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    }
    catch (error) {
        const code = (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .C)(error);
        if (code === "ENOENT" || code === "ENOTDIR")
            return;
        throw error;
    }
    try {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd);
        if (size > _state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_FILE_LIMIT_BYTES */ .BI)
            throw tooLarge(path, size);
        readOpenLines(fd, onLine);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
    }
}
function tooLarge(path, size) {
    const gigabytes = (bytes) => `${Math.round((bytes / 2 ** 30) * 10) / 10} GiB`;
    return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`Expected a file of at most ${gigabytes(_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_FILE_LIMIT_BYTES */ .BI)} at ${path}, found one of ${gigabytes(size)}. ` +
        "Remove it, or set another `state-dir`. Keep large outputs in separate files.");
}
function readOpenLines(fd, onLine) {
    let buffer = Buffer.allocUnsafe(CHUNK_BYTES);
    let kept = 0;
    let base = 0;
    let isOverlong = false;
    for (let read = 1; read > 0;) {
        read = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, buffer, kept, buffer.length - kept, null);
        const bytes = buffer.subarray(0, kept + read);
        const end = bytes.lastIndexOf(NEWLINE);
        if (end === -1) {
            isOverlong ||= bytes.length >= LINE_LIMIT_BYTES;
            kept = isOverlong ? 0 : bytes.length;
            base += bytes.length - kept;
            if (kept === buffer.length)
                buffer = Buffer.concat([buffer], 2 * kept);
            continue;
        }
        const start = isOverlong ? bytes.indexOf(NEWLINE) + 1 : 0;
        cutLines(bytes.subarray(start, end + 1), base + start, onLine);
        isOverlong = false;
        kept = bytes.copy(buffer, 0, end + 1);
        base += end + 1;
    }
    if (!isOverlong)
        cutLines(buffer.subarray(0, kept), base, onLine);
}
function cutLines(bytes, base, onLine) {
    const encoding = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes) ? "latin1" : "utf8";
    for (let from = 0; from < bytes.length;) {
        const newline = bytes.indexOf(NEWLINE, from);
        const end = newline === -1 ? bytes.length : newline;
        const next = Math.min(end + 1, bytes.length);
        if (end > from)
            onLine(bytes.toString(encoding, from, end), base + from, base + next);
        from = next;
    }
}


/***/ }),

/***/ 38617:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ latestRows),
/* harmony export */   CM: () => (/* binding */ findResults),
/* harmony export */   Dq: () => (/* binding */ campaignsIn),
/* harmony export */   Lu: () => (/* binding */ readHistory),
/* harmony export */   SC: () => (/* binding */ readLedger),
/* harmony export */   YD: () => (/* binding */ readSidecar),
/* harmony export */   jX: () => (/* binding */ attemptKey),
/* harmony export */   oX: () => (/* binding */ resultOrder)
/* harmony export */ });
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28314);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93011);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13853);
/* harmony import */ var _retries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61200);




const RESULTS = {
    passed: { kind: "result", status: "passed" },
    failed: { kind: "result", status: "failed" },
};
function readLedger(path, onRow) {
    return readRows(path, _format_js__WEBPACK_IMPORTED_MODULE_0__/* .ledgerRowSchema */ .xB, onRow, _format_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLedgerRow */ .CN);
}
function readSidecar(path, onRow) {
    return readRows(path, _format_js__WEBPACK_IMPORTED_MODULE_0__/* .sidecarRowSchema */ .tF, onRow);
}
function readRows(path, schema, onRow, readPlain = () => null) {
    let broken = 0;
    let newer = 0;
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .readLines */ .Se)(path, (line) => {
        const plain = readPlain(line);
        if (plain !== null)
            return onRow(plain, line);
        const value = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOrNull */ .J5)(line);
        const row = schema().safeParse(value);
        if (row.success)
            onRow(row.data, line);
        else if ((0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .newerVersion */ .ip)(value) !== null)
            newer += 1;
        else if (!(0,_retries_js__WEBPACK_IMPORTED_MODULE_2__/* .isRetryLine */ .R)(line))
            broken += 1;
    });
    return { broken, newer };
}
function resultOrder(row) {
    return `${row.started_at} ${attemptKey(row)}`;
}
function attemptKey(row) {
    return `${row.run}.${row.job}.${String(row.attempt).padStart(7, "0")}`;
}
function readHistory({ results, failures }, campaign, history, { onResult, onFailure } = { onResult: () => { }, onFailure: () => { } }) {
    let unlistedFailures = 0;
    const retries = _retries_js__WEBPACK_IMPORTED_MODULE_2__/* .Retries */ .f.read([failures]);
    const placeOf = (row, at) => row.campaign === campaign && !retries.cancels(row, at) ? history.index.find(row.hash) : null;
    const attempts = new Map();
    const terminals = new Map();
    const sidecar = readSidecar(failures, (row) => {
        const place = placeOf(row, row.at);
        if (place === -1)
            unlistedFailures += 1;
        if (place === null || place === -1)
            return;
        onFailure(place, row);
        if (row.terminal) {
            const order = `${row.at} ${attemptKey(row)}`;
            const other = terminals.get(place);
            if (other === undefined || order < other) {
                terminals.set(place, order);
                history.setAt(place, { kind: "terminal", class: row.class });
            }
        }
        const seen = attempts.get(place) ?? new Set();
        attempts.set(place, seen.add(attemptKey(row)));
    });
    for (const [place, seen] of attempts) {
        if (!terminals.has(place))
            history.setAt(place, { kind: "attempts", count: seen.size });
    }
    const doubled = new Set();
    let unlistedResults = 0;
    const edited = new Set();
    const set = (place, row) => {
        onResult(place, row);
        history.setAt(place, RESULTS[row.status]);
    };
    const ledger = readLedger(results, (row) => {
        const place = placeOf(row, row.started_at);
        if (place === null)
            return;
        if (place === -1) {
            unlistedResults += 1;
            edited.add(history.index.findId(row.id));
        }
        else if (history.at(place)?.kind === "result")
            doubled.add(place);
        else
            set(place, row);
    });
    const first = new Map();
    if (doubled.size > 0) {
        readLedger(results, (row) => {
            const place = placeOf(row, row.started_at) ?? -1;
            const other = first.get(place);
            if (doubled.has(place) && (other === undefined || resultOrder(row) < resultOrder(other)))
                first.set(place, row);
        });
    }
    for (const [place, row] of first)
        set(place, row);
    return {
        history,
        skipped: { broken: ledger.broken + sidecar.broken, newer: ledger.newer + sidecar.newer },
        unlisted: unlistedResults + unlistedFailures,
        outdated: [...edited].filter((place) => place !== -1 && history.at(place) === undefined).length,
    };
}
function latestRows({ results, failures }) {
    const latest = new Map();
    const note = (campaign, at) => {
        if (at >= (latest.get(campaign) ?? ""))
            latest.set(campaign, at);
    };
    readSidecar(failures, (row) => note(row.campaign, row.at));
    readLedger(results, (row) => note(row.campaign, row.started_at));
    return latest;
}
function campaignsIn(checkpoint, paths) {
    if (checkpoint !== null)
        return checkpoint.campaigns;
    const ids = [...latestRows(paths)].sort(([, a], [, b]) => Number(a < b) - Number(a > b)).map(([id]) => id);
    const records = ids.map((id) => ({ id, complete: false, completed_run: null, completed_at: null }));
    return records.slice(0, _format_js__WEBPACK_IMPORTED_MODULE_0__/* .CAMPAIGNS_LIMIT */ .yQ);
}
function findResults(ledger, campaign, hashes) {
    const found = new Set();
    if (hashes.size === 0)
        return found;
    readLedger(ledger, (row) => {
        if (row.campaign === campaign && hashes.has(row.hash))
            found.add(row.hash);
    });
    return found;
}


/***/ }),

/***/ 61200:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ isRetryLine),
/* harmony export */   f: () => (/* binding */ Retries)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73102);
/* harmony import */ var _core_campaign_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31670);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28314);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43609);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83260);
/* harmony import */ var _core_task_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25680);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93011);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13853);








const retrySchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_3__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(_format_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT_VERSION */ .Hp),
    campaign: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    hash: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._regex */ .Fk(_core_task_index_js__WEBPACK_IMPORTED_MODULE_6__/* .HASH */ .v)),
    class: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz("retry"),
    was: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_core_selection_js__WEBPACK_IMPORTED_MODULE_7__/* .RULE_STATUSES */ .q7)),
    run: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    at: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .datetime */ .w$(),
}));
function isRetryLine(line) {
    return readRetry(line) !== null;
}
function readRetry(line) {
    if (!line.includes('"class":"retry"'))
        return null;
    return retrySchema().safeParse((0,_core_json_js__WEBPACK_IMPORTED_MODULE_9__/* .jsonOrNull */ .J5)(line)).data ?? null;
}
function taskKey({ campaign, hash }) {
    return `${campaign}\n${hash}`;
}
class Retries {
    #latest = new Map();
    static read(sidecars) {
        const retries = new Retries();
        for (const path of sidecars) {
            (0,_journal_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se)(path, (line) => {
                const row = readRetry(line);
                if (row === null)
                    return;
                const key = taskKey(row);
                const known = retries.#latest.get(key);
                if (known === undefined || orderOf({ row, line }) > orderOf(known))
                    retries.#latest.set(key, { row, line });
            });
        }
        return retries;
    }
    get lines() {
        return new Set([...this.#latest.values()].map(({ line }) => line));
    }
    cancels(row, at) {
        const latest = this.#latest.size === 0 ? undefined : this.#latest.get(taskKey(row))?.row;
        return latest !== undefined && at < latest.at && row.run !== latest.run;
    }
    notBefore(row, at) {
        const retriedAt = this.#latest.get(taskKey(row))?.row.at ?? at;
        return this.cancels(row, at) ? retriedAt : at;
    }
    areOf(campaign, workflowRun) {
        const isOf = ({ row }) => row.campaign === campaign && (0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowRunOf */ .ol)(row.run) === workflowRun;
        return [...this.#latest.values()].some(isOf);
    }
    statusBefore(campaign, hash) {
        return this.#latest.get(taskKey({ campaign, hash }))?.row.was;
    }
}
function orderOf({ row, line }) {
    return `${row.at} ${line}`;
}


/***/ }),

/***/ 31918:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ STATE_FILE_LIMIT_BYTES),
/* harmony export */   IU: () => (/* binding */ reportFiles),
/* harmony export */   MO: () => (/* binding */ PLAN_LIMIT_BYTES),
/* harmony export */   mF: () => (/* binding */ STATE_FILES),
/* harmony export */   mt: () => (/* binding */ statePaths),
/* harmony export */   rX: () => (/* binding */ isStatePath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

const STATE_FILES = {
    tasks: "tasks.jsonl",
    results: "results.jsonl",
    failures: "failures.jsonl",
    checkpoint: "checkpoint.json",
    events: "events.jsonl",
    baseline: "baseline.jsonl",
    history: "history.jsonl",
    plan: "plan.json",
    calls: "calls.jsonl",
};
const STATE_FILE_LIMIT_BYTES = 2 ** 31;
const PLAN_LIMIT_BYTES = 256 << 20;
function statePaths(stateDir) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(stateDir);
    const at = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, name);
    const files = Object.entries(STATE_FILES).map(([key, name]) => [key, at(name)]);
    return {
        root,
        ...Object.fromEntries(files),
        logs: at("logs"),
        inbox: at("inbox"),
        held: at((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)("inbox", "held.jsonl")),
        lock: at("lock"),
        outstanding: at("outstanding.txt"),
        summary: at("summary.md"),
        junit: at("junit.xml"),
        report: at("report.html"),
    };
}
function reportFiles({ outstanding, summary, junit, report }) {
    return [outstanding, summary, junit, report];
}
const OWN_LOG = /^[^/]+\.\d+\.\d{6,}\.log$/;
const OWN_INBOX = /^(?:held\.jsonl|[^/~]+(?:~[^/~]+){2,3}\.(?:(?:tasks|results)\.jsonl|stopped))(?:\/|$)/;
function isStatePath({ root: _, logs, inbox, ...files }, path) {
    if (path.startsWith(logs + node_path__WEBPACK_IMPORTED_MODULE_0__.sep))
        return OWN_LOG.test(path.slice(logs.length + 1));
    if (path.startsWith(inbox + node_path__WEBPACK_IMPORTED_MODULE_0__.sep))
        return OWN_INBOX.test(path.slice(inbox.length + 1));
    return Object.values(files).includes(path);
}


/***/ }),

/***/ 73102:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports ZodMiniISODateTime, ZodMiniISODate, date, ZodMiniISOTime, time, ZodMiniISODuration, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81041);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55395);


const ZodMiniISODateTime = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniISODateTime", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodISODateTime */ .Ko.init(inst, def);
    _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .ZodMiniStringFormat */ .zUr.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* ._isoDateTime */ .G1(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODate", (inst, def) => {
    core.$ZodISODate.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function date(params) {
    return core._isoDate(ZodMiniISODate, params);
}
const ZodMiniISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
    core.$ZodISOTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function time(params) {
    return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
    core.$ZodISODuration.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function duration(params) {
    return core._isoDuration(ZodMiniISODuration, params);
}


/***/ })

};
