export const id = 517;
export const ids = [517];
export const modules = {

/***/ 6517:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPost: () => (/* binding */ runPost)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(43759);
/* harmony import */ var _config_from_action_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19855);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(43609);
/* harmony import */ var _engine_carry_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24705);
/* harmony import */ var _engine_evaluation_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2903);
/* harmony import */ var _engine_open_carry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59009);
/* harmony import */ var _engine_recover_killed_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41769);
/* harmony import */ var _engine_run_identity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45161);
/* harmony import */ var _engine_system_clock_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(78337);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6881);
/* harmony import */ var _store_carrier_open_carrier_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39084);
/* harmony import */ var _store_state_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42629);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(31918);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(11803);















const count = () => zod_mini__WEBPACK_IMPORTED_MODULE_12__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_13__/* ._gte */ .qm(0));
const handoverSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_14__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_12__/* .extend */ .X$i((0,_engine_carry_session_js__WEBPACK_IMPORTED_MODULE_2__/* .savedStateSchema */ ._F)(), {
    name: zod_mini__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
    carry: (0,_store_carrier_open_carrier_js__WEBPACK_IMPORTED_MODULE_8__/* .carrierChoiceSchema */ .H)(),
    job: zod_mini__WEBPACK_IMPORTED_MODULE_12__/* .object */ .Ikc({ index: count(), total: count() }),
    stateDir: zod_mini__WEBPACK_IMPORTED_MODULE_12__/* .string */ .YjP(),
}));
async function runPost() {
    const startedAt = Date.now();
    const text = _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu(_messages_js__WEBPACK_IMPORTED_MODULE_11__.HANDOVER_STATE);
    if (text === "")
        return;
    try {
        const handover = handoverSchema().safeParse(JSON.parse(text));
        if (!handover.success)
            return;
        const { data: last } = handover;
        const paths = (0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .statePaths */ .mt)(last.stateDir);
        await (0,_engine_recover_killed_run_js__WEBPACK_IMPORTED_MODULE_5__/* .saveAfterMain */ .W)({
            last,
            paths,
            recover: () => recover(last.stateDir),
            openCarry: () => openCarry(last, paths, startedAt),
        });
    }
    catch (error) {
        (0,_messages_js__WEBPACK_IMPORTED_MODULE_11__.warn)(`The state could not be saved to its cache, folder or bucket: ${String(error)}`);
    }
}
async function recover(stateDir) {
    try {
        const folder = _store_state_folder_js__WEBPACK_IMPORTED_MODULE_9__/* .StateFolder */ .s.open(stateDir, (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_7__.environmentRedactor)(process.env));
        try {
            const left = await (0,_engine_recover_killed_run_js__WEBPACK_IMPORTED_MODULE_5__/* .recoverKilledRun */ .D)(folder, { loadDetector, stopOrphans: _engine_evaluation_context_js__WEBPACK_IMPORTED_MODULE_3__/* .stopOrphans */ ._E, clock: (0,_engine_system_clock_js__WEBPACK_IMPORTED_MODULE_15__/* .systemClock */ .m)() });
            for (const message of left.warnings)
                (0,_messages_js__WEBPACK_IMPORTED_MODULE_11__.warn)(message);
            return left.rows;
        }
        finally {
            folder.close();
        }
    }
    catch (error) {
        (0,_messages_js__WEBPACK_IMPORTED_MODULE_11__.warn)(`Results that a killed run left in ${stateDir} could not be collected: ${String(error)}`);
        return 0;
    }
}
async function loadDetector() {
    const { env } = process;
    return (await (0,_engine_evaluation_context_js__WEBPACK_IMPORTED_MODULE_3__/* .configuredDetector */ .bg)((0,_config_from_action_js__WEBPACK_IMPORTED_MODULE_1__/* .actionConfig */ .T)(env), env.GITHUB_WORKSPACE || process.cwd()))();
}
async function openCarry(last, paths, startedAt) {
    const { env } = process;
    const { name, carry, job } = last;
    const open = await (0,_engine_open_carry_js__WEBPACK_IMPORTED_MODULE_4__/* .openCarryOf */ .v)({
        config: { name, carry, checkpointIntervalMs: 0 },
        env,
        workspace: env.GITHUB_WORKSPACE || process.cwd(),
        identity: (0,_engine_run_identity_js__WEBPACK_IMPORTED_MODULE_6__/* .runIdentity */ .yK)(env, job.index, startedAt),
        job,
        warn: _messages_js__WEBPACK_IMPORTED_MODULE_11__.warn,
        earlier: last,
    });
    const opened = open?.(paths) ?? null;
    opened?.endBy(startedAt + _engine_carry_session_js__WEBPACK_IMPORTED_MODULE_2__/* .POST_MS */ .Ke);
    return opened;
}


/***/ }),

/***/ 24705:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ CarrySession),
/* harmony export */   EO: () => (/* binding */ PROOF_MS),
/* harmony export */   Ke: () => (/* binding */ POST_MS),
/* harmony export */   _F: () => (/* binding */ savedStateSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43609);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64220);
/* harmony import */ var _store_carrier_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66242);
/* harmony import */ var _store_carrier_trouble_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41810);
/* harmony import */ var _store_merge_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67498);






const count = () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0)), 0);
const no = () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(), false);
const texts = () => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .readonly */ .tBZ(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())), []);
const savedStateSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_5__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    seq: count(),
    sharedSeq: count(),
    isSaved: no(),
    mustNotSave: no(),
    isDown: no(),
    waitedMs: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0)), 0),
    campaign: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), ""),
    unread: texts(),
    warned: texts(),
}));
const JOB_WAIT_MS = 44_000;
const POST_MS = 15_000;
const LAST_TRY_MS = 5_000;
const MAIN_WAIT_MS = JOB_WAIT_MS - LAST_TRY_MS;
const PROOF_MS = 1_000;
class CarrySession {
    options;
    waitLimitMs;
    isLastTry;
    held = new Set();
    state;
    isRunOver = false;
    #endAt = Number.POSITIVE_INFINITY;
    #cancelTimer = () => { };
    #pass = () => { };
    #passed = new Promise((resolve) => {
        this.#pass = () => resolve(null);
    });
    constructor(options) {
        const { seq, sharedSeq, unread, warned, isDown, waitedMs } = savedStateSchema().parse(options.earlier ?? {});
        const postWaitMs = Math.min(isDown ? LAST_TRY_MS : POST_MS, Math.max(0, JOB_WAIT_MS - waitedMs));
        this.options = options;
        this.waitLimitMs = options.earlier === undefined ? MAIN_WAIT_MS : postWaitMs;
        this.isLastTry = isDown;
        this.state = savedStateSchema().parse({ seq, sharedSeq, unread, warned });
    }
    endBy(at) {
        if (at >= this.#endAt)
            return;
        this.#endAt = at;
        this.#cancelTimer();
        this.#cancelTimer = this.options.clock.at(at, this.#pass);
    }
    close() {
        this.#cancelTimer();
    }
    leftMs() {
        return this.#endAt - this.options.clock.now();
    }
    forCall(share = 1) {
        const leftMs = this.leftMs();
        return Number.isFinite(leftMs) ? { deadlineMs: Math.max(1, leftMs * share) } : {};
    }
    async raceDeadline(call) {
        const { clock } = this.options;
        const fromAt = clock.now();
        if (fromAt >= this.#endAt)
            return null;
        const answer = await Promise.race([call, this.#passed]);
        if (answer === null && clock.now() - fromAt >= PROOF_MS) {
            this.noteAbandoned();
            this.handOver();
        }
        return answer;
    }
    async wait(call) {
        const { clock } = this.options;
        const fromAt = clock.now();
        try {
            return await call;
        }
        finally {
            this.state.waitedMs += clock.now() - fromAt;
        }
    }
    setSaved(isSaved) {
        this.state.isSaved = isSaved;
        this.handOver();
    }
    nextSeq(step = 1) {
        this.state.seq += step;
        this.setSaved(false);
        return this.state.seq;
    }
    noteEntry(key) {
        this.held.add(key);
        const { state } = this;
        const { identity, job } = this.options;
        const entry = (0,_store_carrier_key_js__WEBPACK_IMPORTED_MODULE_0__/* .parseKey */ .Do)(key);
        if (entry === null)
            return;
        if (entry.jobIndex === _store_carrier_key_js__WEBPACK_IMPORTED_MODULE_0__/* .SHARED_STATE */ .Gb)
            state.sharedSeq = Math.max(state.sharedSeq, entry.seq);
        const isOwn = entry.runId === identity.workflowRun && entry.runAttempt === identity.runAttempt && entry.jobIndex === job.index;
        if (isOwn)
            state.seq = Math.max(state.seq, entry.seq);
    }
    leave() {
        this.state.mustNotSave = true;
        this.handOver();
    }
    noteAbandoned() {
        this.state.isDown = true;
    }
    merge(target, found) {
        if (found.length === 0)
            return;
        const { clock, name, identity } = this.options;
        const folders = found.map(({ folder }) => folder);
        const sources = (0,_store_merge_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .readSources */ .t)(folders, { name, repository: identity.repository });
        (0,_store_merge_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeFolders */ .o)(target, sources, clock.now());
        for (const [index, { key, prefix }] of found.entries()) {
            this.noteEntry(key);
            const { newer = null, trouble = null } = sources[index] ?? {};
            if (newer !== null) {
                this.leave();
                this.warnOf([{ reason: "newer-version", key, version: newer }]);
            }
            else if (trouble !== null)
                this.warnOf([{ reason: "unusable", prefix, detail: trouble }]);
        }
    }
    handOver() {
        const { carrier, saved } = this.options;
        saved?.({ ...this.state, isDown: this.state.isDown || carrier.isDown() });
    }
    warnOf(trouble) {
        const { carrier, warn } = this.options;
        const fresh = (0,_store_carrier_trouble_js__WEBPACK_IMPORTED_MODULE_1__/* .newWarnings */ .wp)(trouble, this.state.warned, carrier.place);
        if (fresh.length === 0)
            return;
        this.state.warned = [...this.state.warned, ...fresh];
        for (const message of fresh)
            warn(message);
        this.handOver();
    }
    async attempt(operation, act) {
        try {
            await act();
        }
        catch (error) {
            this.warnOf([{ reason: "failed", operation, detail: (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_6__/* .reasonOf */ .A)(error) }]);
        }
    }
}


/***/ }),

/***/ 41810:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xd: () => (/* binding */ ACTIONS_CACHE),
/* harmony export */   wp: () => (/* binding */ newWarnings)
/* harmony export */ });
/* unused harmony exports WARNING_LIMIT, describeTrouble */
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48032);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23627);



const ACTIONS_CACHE = "the Actions cache";
const WARNING_LIMIT = 4;
const DETAIL_LIMIT = 300;
function newWarnings(trouble, given, place) {
    const fresh = [];
    const heads = new Set(given.map(headOf));
    for (const one of trouble) {
        if (given.length + fresh.length >= WARNING_LIMIT)
            break;
        const warning = describeTrouble(one, place);
        if (heads.has(headOf(warning)))
            continue;
        heads.add(headOf(warning));
        fresh.push(warning);
    }
    return fresh;
}
function headOf(warning) {
    return warning.slice(0, warning.indexOf(": "));
}
function describeTrouble(trouble, place) {
    switch (trouble.reason) {
        case "no-answer":
            return `${failed(trouble.operation, place)} in time: no answer within ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(trouble.limitMs)}. ${meaning(trouble.operation)}`;
        case "failed": {
            const words = `${failed(trouble.operation, place)}: ${clientText(trouble.detail)}. ${meaning(trouble.operation)}`;
            const isDenied = place === ACTIONS_CACHE && /\bdenied\b|\b40[13]\b/i.test(trouble.detail);
            return isDenied ? `${words} Pull requests from forks and other untrusted triggers can only read.` : words;
        }
        case "unusable":
            return `An entry of ${place} cannot be used: ${clientText(trouble.detail)}. Carryover uses an earlier entry under ${trouble.prefix}* if there is one; otherwise the tasks in it run again.`;
        case "dropped-files":
            return `Parts of an entry of ${place} were left out: ${short(trouble.names.join(", "))} (${trouble.key}). Only plain files with the names of state files are restored.`;
        case "newer-version":
            return `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalized */ .l2)(place)} holds a state of a newer Carryover: version ${trouble.version} (${short(trouble.key)}). This version cannot read it, does not use it, and saves nothing, so that it stays the latest. Use the newer version here too, or another \`name\`.`;
        case "key-taken":
            return `A save to ${place} found its key taken: another save holds ${trouble.key}, and entries never change. ${meaning("save")}`;
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachable */ .H)(trouble);
    }
}
function failed(operation, place) {
    return operation === "save"
        ? `The state could not be saved to ${place}`
        : `The state of earlier runs could not be restored from ${place}`;
}
function meaning(operation) {
    return operation === "save"
        ? "This run is not affected, and the state folder on disk is complete. The next run continues from the last state that was saved."
        : "This run is not affected, but tasks that already have a result may run again.";
}
function clientText(detail) {
    const line = detail.split(/\r|\n/).find((one) => /\w/.test(one)) ?? "";
    const words = line.replace(/[\s:]*\{\s*(?:".*)?$/, "");
    return short((words === "" ? line : words).replace(/["}\],.\s]+$/, ""));
}
function short(detail) {
    const line = detail
        .replace(/(https?:\/\/[^\s?]+)\?\S+/g, "$1")
        .replace(/\s+/g, " ")
        .trim();
    if (line === "")
        return "no reason was given";
    return line.length > DETAIL_LIMIT ? `${line.slice(0, DETAIL_LIMIT)}…` : line;
}


/***/ }),

/***/ 5192:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QI: () => (/* binding */ mergeCheckpoints),
/* harmony export */   V2: () => (/* binding */ checkpointOrder),
/* harmony export */   yQ: () => (/* binding */ circuitOrder)
/* harmony export */ });
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65079);
/* harmony import */ var _core_setbacks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7540);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93011);



function mergeCheckpoints(a, b, now) {
    const [newer, older] = checkpointOrder(a, now) >= checkpointOrder(b, now) ? [a, b] : [b, a];
    const closed = mergeClosings(a, b, now);
    return {
        ...newer,
        seq: Math.max(a.seq, b.seq),
        jobs: Math.max(a.jobs, b.jobs),
        name: newer.name ?? older.name,
        repository: newer.repository ?? older.repository,
        campaigns: mergeCampaigns(newer.campaigns, older.campaigns),
        circuits: mergeCircuits(a, b, closed, now),
        ...(closed.size === 0 ? {} : { closed: Object.fromEntries(closed) }),
        ...mergeSetbacksOf(newer, older),
        durations_s: (newer.durations_s.length > 0 ? newer : older).durations_s,
    };
}
function mergeSetbacksOf(newer, older) {
    const known = [newer.setbacks, older.setbacks].filter((one) => one?.campaign === newer.campaigns[0]?.id);
    const [first, second] = known;
    if (first === undefined)
        return {};
    return { setbacks: second === undefined ? first : (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeSetbacks */ .Pm)(first, second) };
}
function mergeClosings(a, b, now) {
    const closed = new Map();
    for (const [provider, at] of [...Object.entries(a.closed ?? {}), ...Object.entries(b.closed ?? {})]) {
        const closedAt = Date.parse(at);
        if (closedAt <= now + _core_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .CLOCK_SKEW_MS */ .rn && !(closedAt <= Date.parse(closed.get(provider) ?? "")))
            closed.set(provider, at);
    }
    return closed;
}
function mergeCircuits(a, b, closed, now) {
    const circuits = new Map();
    for (const [provider, circuit] of [...Object.entries(a.circuits), ...Object.entries(b.circuits)]) {
        const isOver = openedAt(circuit) <= Date.parse(closed.get(provider) ?? "");
        if (isOver || Number.isNaN(Date.parse(circuit.until)))
            continue;
        const known = circuits.get(provider);
        if (known === undefined || circuitOrder(circuit, now) > circuitOrder(known, now))
            circuits.set(provider, circuit);
    }
    return Object.fromEntries(circuits);
}
function openedAt({ opened_at: opened = "" }) {
    return Date.parse(opened) || 0;
}
function circuitOrder(circuit, now) {
    const { until, stated, trips, outage = false, stop = false, reason } = circuit;
    const untilAt = Date.parse(until);
    const instants = [openedAt(circuit), untilAt].map((at) => (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .KH)(at));
    return [stated && untilAt > now, ...instants, stated, String(trips).padStart(4, "0"), outage, stop, reason].join(" ");
}
function checkpointOrder(checkpoint, now) {
    const at = Date.parse(checkpoint.updated_at);
    const written = at <= now + _core_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .CLOCK_SKEW_MS */ .rn ? (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .KH)(at) : "";
    return `${written} ${String(checkpoint.seq).padStart(12, "0")} ${checkpoint.run} ${checkpoint.job}`;
}
function mergeCampaigns(newer, older) {
    const known = new Map();
    for (const record of [...newer, ...older]) {
        const other = known.get(record.id);
        known.set(record.id, other === undefined ? record : mergeCampaign(other, record));
    }
    return [...known.values()].slice(0, _format_js__WEBPACK_IMPORTED_MODULE_1__/* .CAMPAIGNS_LIMIT */ .yQ);
}
function mergeCampaign(newer, older) {
    const reopenedAt = [newer.reopened_at ?? "", older.reopened_at ?? ""].sort().at(-1) ?? "";
    const [complete] = [newer, older]
        .filter((record) => record.complete && (record.completed_at ?? "") >= reopenedAt)
        .sort((a, b) => (completionOrder(a) < completionOrder(b) ? 1 : -1));
    if (reopenedAt === "")
        return complete ?? newer;
    const open = { ...newer, complete: false, completed_run: null, completed_at: null, counts: undefined };
    return { ...(complete ?? open), reopened_at: reopenedAt };
}
function completionOrder({ completed_at, completed_run, counts }) {
    return [completed_at, completed_run, JSON.stringify(counts)].join(" ");
}


/***/ }),

/***/ 67498:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ mergeFolders),
/* harmony export */   t: () => (/* binding */ readSources)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(65079);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(64220);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(148);
/* harmony import */ var _campaign_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78951);
/* harmony import */ var _checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(573);
/* harmony import */ var _merge_checkpoints_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5192);
/* harmony import */ var _merge_rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99242);
/* harmony import */ var _odd_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22381);
/* harmony import */ var _retries_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61200);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(31918);
/* harmony import */ var _take_latest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76363);













const CALLS_LIMIT_BYTES = 256_000_000;
function mergeFolders(target, sources, now) {
    const present = sources.flatMap(({ folder, trouble }) => (trouble === null && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? [folder] : []));
    const theirs = (file) => present.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _state_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .STATE_FILES */ .mF[file]));
    const retries = _retries_js__WEBPACK_IMPORTED_MODULE_8__/* .Retries */ .f.read([target.failures, ...theirs("failures")]);
    const conflicts = (0,_merge_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .mergeLedgers */ .dR)(target.results, theirs("results"), retries);
    (0,_merge_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .mergeSidecars */ .B1)(target.failures, theirs("failures"), retries);
    (0,_merge_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .mergeLines */ .Ac)(target.events, theirs("events"));
    (0,_merge_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .mergeLines */ .Ac)(target.calls, theirs("calls"), CALLS_LIMIT_BYTES);
    const own = (0,_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readCheckpoint */ .HQ)(target.checkpoint);
    (0,_take_latest_js__WEBPACK_IMPORTED_MODULE_10__/* .takeLatestTasks */ .nJ)(target.tasks, { own, sources, now });
    const [first, ...others] = [own, ...sources.map(({ checkpoint }) => checkpoint)].filter((one) => one !== null);
    if (first !== undefined) {
        const merged = others.reduce((a, b) => (0,_merge_checkpoints_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeCheckpoints */ .QI)(a, b, now), first);
        (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .writeAtomically */ .v)(target.checkpoint, (write) => write(`${JSON.stringify(merged, null, 1)}\n`));
    }
    (0,_take_latest_js__WEBPACK_IMPORTED_MODULE_10__/* .takeLatestPlan */ .cc)(target.plan, theirs("plan"), now + _core_instant_js__WEBPACK_IMPORTED_MODULE_11__/* .CLOCK_SKEW_MS */ .rn);
    (0,_campaign_history_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeHistories */ .d)(target.history, theirs("history"));
    (0,_take_latest_js__WEBPACK_IMPORTED_MODULE_10__/* .takeBaseline */ .F_)(target.baseline, theirs("baseline"), now);
    return conflicts;
}
function readSources(folders, only = { name: null, repository: null }) {
    return folders.map((folder) => readSource(folder, only.name, only.repository));
}
function readSource(folder, name, repository) {
    const skipped = { folder, checkpoint: null, newer: null };
    const trouble = troubleOf(folder);
    if (trouble !== null)
        return { ...skipped, trouble };
    const { checkpoint, newer } = (0,_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .inspectCheckpoint */ .jH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _state_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .STATE_FILES */ .mF.checkpoint));
    if (newer !== null)
        return { ...skipped, newer, trouble: `its checkpoint has version ${newer}` };
    const other = (0,_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .otherName */ .sW)(checkpoint, name);
    if (other !== null)
        return { ...skipped, trouble: `it is the state of ${other}` };
    const foreign = (0,_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .otherRepository */ .j5)(checkpoint, repository);
    if (foreign !== null)
        return { ...skipped, trouble: `it belongs to the repository ${foreign}. Give each repository its own \`name\`` };
    return { folder, checkpoint, newer, trouble };
}
function troubleOf(folder) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
        for (const name of Object.values(_state_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .STATE_FILES */ .mF)) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
            if ((0,_odd_files_js__WEBPACK_IMPORTED_MODULE_7__/* .oddity */ .o)(path, "file") !== null)
                return `${name} is not a plain file`;
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
        }
        return null;
    }
    catch (error) {
        return (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_12__/* .reasonOf */ .A)(error);
    }
}


/***/ }),

/***/ 76363:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F_: () => (/* binding */ takeBaseline),
/* harmony export */   cc: () => (/* binding */ takeLatestPlan),
/* harmony export */   nJ: () => (/* binding */ takeLatestTasks)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65079);
/* harmony import */ var _merge_checkpoints_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5192);
/* harmony import */ var _read_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38617);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31918);







function takeBest(target, paths, rankOf) {
    let best = { path: target, rank: "" };
    for (const path of paths) {
        const rank = rankOf(path);
        if (rank > best.rank)
            best = { path, rank };
    }
    if (best.path === target)
        return;
    const draft = `${target}.${process.pid}.tmp`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.copyFileSync)(best.path, draft);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, target);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
    }
}
function takeLatestTasks(target, { own, sources, now, }) {
    const read = sources.filter(({ trouble }) => trouble === null);
    const lists = [
        { path: target, checkpoint: own },
        ...read.map(({ folder, checkpoint }) => ({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _state_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .STATE_FILES */ .mF.tasks), checkpoint })),
    ].filter(({ path }) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path));
    const orders = lists.map(({ checkpoint }) => (checkpoint === null ? "" : (0,_merge_checkpoints_js__WEBPACK_IMPORTED_MODULE_3__/* .checkpointOrder */ .V2)(checkpoint, now)));
    const newest = orders.toSorted().at(-1);
    const paths = lists.flatMap(({ path }, index) => (orders[index] === newest ? path : []));
    const hashOf = (path) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path)).digest("hex");
    takeBest(target, paths, paths.length === 1 ? (path) => path : hashOf);
}
function takeLatestPlan(target, sources, untilAt) {
    takeBest(target, [target, ...sources], (path) => {
        const isReadable = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path).size <= _state_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .PLAN_LIMIT_BYTES */ .MO;
        const text = isReadable ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8") : "";
        const madeAt = /"made_at":"([^"]{1,40})"/.exec(text)?.[1] ?? "";
        return Date.parse(madeAt) <= untilAt ? madeAt : "";
    });
}
function takeBaseline(target, sources, now) {
    const present = (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_6__/* .iso */ .KH)(now + _core_instant_js__WEBPACK_IMPORTED_MODULE_6__/* .CLOCK_SKEW_MS */ .rn);
    takeBest(target, [target, ...sources], (path) => {
        let rows = 0;
        let latest = "";
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
        (0,_read_history_js__WEBPACK_IMPORTED_MODULE_4__/* .readLedger */ .SC)(path, (row, line) => {
            rows += 1;
            if (row.started_at > latest && row.started_at <= present)
                latest = row.started_at;
            hash.update(line).update("\n");
        });
        return rows === 0 ? "" : `${latest}\n${String(rows).padStart(12, "0")}\n${hash.digest("hex")}`;
    });
}


/***/ })

};
