export const id = 8386;
export const ids = [8386];
export const modules = {

/***/ 31670:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   LX: () => (/* binding */ rememberCampaigns),
/* harmony export */   MJ: () => (/* binding */ settleCampaign),
/* harmony export */   PD: () => (/* binding */ completedBefore),
/* harmony export */   Rk: () => (/* binding */ campaignRule),
/* harmony export */   pe: () => (/* binding */ isSuperseded),
/* harmony export */   q3: () => (/* binding */ campaignId),
/* harmony export */   r0: () => (/* binding */ isPullRequest)
/* harmony export */ });
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48032);

function settleCampaign(record, settled) {
    const { counts, workflowRun, completedAt } = settled;
    if (counts === null || counts.outstanding > 0) {
        const { counts: _before, ...open } = record;
        return { ...open, complete: false, completed_run: null, completed_at: null };
    }
    if (record.complete)
        return record;
    return { ...record, complete: true, completed_run: workflowRun, completed_at: completedAt, counts };
}
function isPullRequest({ eventName }) {
    return eventName === "pull_request" || eventName === "pull_request_target";
}
function campaignRule(choice, trigger) {
    switch (choice.kind) {
        case "auto": {
            const bySha = trigger.eventName === "push" || isPullRequest(trigger);
            return bySha && trigger.sha !== null ? { kind: "named", id: trigger.sha } : { kind: "until-complete" };
        }
        case "daily":
        case "weekly":
        case "monthly":
            return { kind: "period", period: choice.kind };
        case "until-complete":
            return { kind: "until-complete" };
        case "named":
            return { kind: "named", id: choice.name };
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(choice);
    }
}
const NUMBERED = /^until-complete-(\d{6,})$/;
const PERIODIC = /^(?:daily-\d{4}-\d\d-\d\d|weekly-\d{4}-W\d\d|monthly-\d{4}-\d\d)$/;
function campaignId(rule, known, run) {
    switch (rule.kind) {
        case "named":
            return rule.id;
        case "period": {
            const [latest] = known;
            const id = periodId(rule.period, run.at);
            if (latest === undefined || latest.id === id || !isPeriodic(latest.id, rule.period))
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
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(rule);
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
function baselineOf(known, campaign) {
    let latest = null;
    for (const record of known) {
        if (!record.complete || record.id === campaign || record.pull_request)
            continue;
        if (latest === null || (record.completed_at ?? "") > (latest.completed_at ?? ""))
            latest = record;
    }
    return latest;
}
function isSuperseded(id, by) {
    if (numberOf(by) > numberOf(id))
        return true;
    return PERIODIC.test(id) && PERIODIC.test(by) && id.split("-")[0] === by.split("-")[0] && by > id;
}
function rememberCampaigns(present, previous, limit) {
    const all = [present, ...previous.filter((record) => record.id !== present.id)];
    const kept = all.slice(0, limit);
    const numbered = latestNumbered(all);
    return numbered === undefined || kept.includes(numbered) ? kept : [...kept.slice(0, limit - 1), numbered];
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
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(period);
    }
}
function isoWeek(at) {
    const date = new Date(at);
    const weekday = (date.getUTCDay() + 6) % 7;
    const thursday = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() - weekday + 3));
    const firstOfYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
    const week = Math.floor((thursday.getTime() - firstOfYear) / (7 * 86_400_000)) + 1;
    return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, "0")}`;
}


/***/ }),

/***/ 33208:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ redactFields)
/* harmony export */ });
/* unused harmony export holdsSecret */
function holdsSecret(redactor, text) {
    return redactor.redact(text) !== text;
}
function redactFields(record, fields, redactor) {
    const quiet = { ...record };
    for (const field of fields) {
        if (record[field] !== undefined)
            quiet[field] = redactValue(record[field], redactor);
    }
    return quiet;
}
function redactValue(value, redactor) {
    if (value === null || typeof value === "boolean")
        return value;
    const redacted = typeof value === "string" ? redactor.redact(value) : JSON.parse(redactor.redact(JSON.stringify(value)));
    return redacted;
}


/***/ }),

/***/ 90332:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _store_lock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93699);
/* harmony import */ var _store_state_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42629);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31918);
/* harmony import */ var _state_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3804);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52202);






async function openFolder({ stateDir, stateName }, context, early = null) {
    const { clock, redactor, workspace } = context;
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, stateDir);
    await (0,_store_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .outwaitForeign */ .yN)((0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .statePaths */ .mt)(root).lock, { clock, say: (0,_warnings_js__WEBPACK_IMPORTED_MODULE_5__/* .warnIn */ .a)(context), aborted: early?.aborted });
    early?.check();
    const folder = _store_state_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .StateFolder */ .s.open(root, redactor);
    try {
        (0,_state_name_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseOtherState */ .Yq)(folder.paths, stateName);
        return folder;
    }
    catch (error) {
        folder.close();
        throw error;
    }
}


/***/ }),

/***/ 3804:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fe: () => (/* binding */ nameFor),
/* harmony export */   Yq: () => (/* binding */ refuseOtherState),
/* harmony export */   hr: () => (/* binding */ refuseOtherStates),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67756);
/* harmony import */ var _store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(573);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31918);



function refuseOtherState({ root, checkpoint }, name) {
    const other = (0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_0__/* .otherName */ .sW)((0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readCheckpoint */ .HQ)(checkpoint), name);
    if (other === null || name === null)
        return;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected the state of \`${name}\` in the state folder ${root}, found that of \`${other}\`: ` +
        "two evaluations in one folder would mix up their results. " +
        `Give this one a folder of its own, such as \`state-dir: .carryover-${name.replace(/[^\w.-]/g, "-")}\` beside \`name: ${name}\`; ` +
        `or \`name: ${other}\`, to continue with that state.`);
}
function refuseOtherStates(folders, name) {
    const found = new Map();
    for (const folder of folders) {
        const known = (0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readCheckpoint */ .HQ)((0,_store_state_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .statePaths */ .mt)(folder).checkpoint)?.name;
        if (known !== undefined)
            found.set(known, [...(found.get(known) ?? []), folder]);
    }
    const names = [...found.keys()];
    if (names.every((one) => one === (name ?? names[0])))
        return;
    const states = [...found].map(([one, where]) => `that of \`${one}\` in ${where.join(", ")}`);
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected the states of ${name === null ? "one evaluation" : `\`${name}\``} to merge, found ${states.join(" and ")}: ` +
        "two evaluations in one folder would mix up their results. " +
        "Merge the folders of one name at a time, each into a `state-dir` of its own.");
}
function originOf({ repository, ref }, before) {
    const known = repository === null ? before : { repository, ref: ref ?? undefined };
    return {
        ...(known?.repository === undefined ? {} : { repository: known.repository }),
        ...(known?.ref === undefined ? {} : { ref: known.ref }),
    };
}
function nameFor(name, before) {
    const known = name ?? before?.name;
    return known === undefined ? {} : { name: known };
}


/***/ }),

/***/ 78337:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const JUMP_MS = 5_000;
function systemClock(wallMs = Date.now, monotonicMs = tickMs) {
    let aheadMs = wallMs() - monotonicMs();
    const now = () => Math.round(monotonicMs() + aheadMs);
    return {
        now,
        at(instant, wake) {
            const timer = setTimeout(wake, Math.min(LONGEST_TIMER_MS, Math.max(0, instant - now())));
            return () => clearTimeout(timer);
        },
        adjust() {
            const byMs = Math.round(wallMs() - monotonicMs() - aheadMs);
            if (Math.abs(byMs) < JUMP_MS)
                return 0;
            aheadMs += byMs;
            return byMs;
        },
    };
}
function tickMs() {
    const [seconds, nanoseconds] = process.hrtime();
    return seconds * 1_000 + nanoseconds / 1_000_000;
}


/***/ }),

/***/ 52202:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ warnIn),
/* harmony export */   m: () => (/* binding */ warningSink)
/* harmony export */ });
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65079);

function warnIn({ sink, clock }) {
    return (message) => sink.on({ event: "warning", message, at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_0__/* .iso */ .K)(clock.now()) });
}
function warningSink(write) {
    return {
        on(event) {
            if (event.event === "warning")
                write(event.message);
        },
    };
}


/***/ }),

/***/ 21488:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ redactEvent)
/* harmony export */ });
/* harmony import */ var _core_redactor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33208);
/* harmony import */ var _tasks_public_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81038);


const TEXTS = {
    run_started: { run: "ours", job: "ours", campaign: "ours", deadline_at: "ours", new_pass_after: "ours" },
    attempt_started: { key: "ours", provider: "ours" },
    task_settled: { key: "ours", id: "ours", message: "quoted", verdict: "ours" },
    attempt_ended: { key: "ours" },
    child_stopped: { key: "ours" },
    paused: { provider: "ours", until: "ours", reason: "quoted" },
    limit_changed: { provider: "ours", reason: "quoted" },
    pace_changed: { provider: "ours", reason: "quoted" },
    circuit_changed: { provider: "ours", until: "ours", reason: "quoted" },
    gateway_started: {},
    lane_paced: { route: "ours", model: "quoted" },
    lane_stopped: { route: "ours", model: "quoted", until: "ours", reason: "quoted" },
    calls_replayed: { run: "ours", job: "ours" },
    journal_full: {},
    suspicion_changed: { provider: "ours", reason: "quoted" },
    preflight_started: { provider: "ours" },
    preflight_ended: { provider: "ours", verdict: "ours", reason: "quoted" },
    ending: { reason: "quoted" },
    warning: { message: "quoted" },
    run_ended: { run: "ours", job: "ours", reason: "quoted", resume_at: "ours", resume_command: "ours" },
};
function redactEvent(event, redactor) {
    const text = JSON.stringify(event);
    if (redactor.redact(text) === text)
        return { event, line: text };
    const quoted = Object.entries(TEXTS[event.event]).filter(([, source]) => source === "quoted");
    const fields = quoted.map(([field]) => field);
    const quiet = { ...(0,_core_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .redactFields */ .$)(event, fields, redactor), ...publicTasks(event, redactor) };
    return { event: quiet, line: JSON.stringify(quiet) };
}
function publicTasks(event, redactor) {
    if ("id" in event && typeof event.id === "string")
        return { id: (0,_tasks_public_name_js__WEBPACK_IMPORTED_MODULE_0__/* .publicName */ .p)(event.id, redactor) };
    if ("tasks" in event && Array.isArray(event.tasks))
        return { tasks: event.tasks.map((id) => (0,_tasks_public_name_js__WEBPACK_IMPORTED_MODULE_0__/* .publicName */ .p)(String(id), redactor)) };
    return {};
}


/***/ }),

/***/ 42629:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ CAMPAIGNS_KEPT),
  s: () => (/* binding */ StateFolder)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/campaign.js
var core_campaign = __webpack_require__(31670);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: ./build/core/redactor.js
var core_redactor = __webpack_require__(33208);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/tasks/public-name.js
var public_name = __webpack_require__(81038);
// EXTERNAL MODULE: ./build/store/atomic-file.js
var atomic_file = __webpack_require__(148);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/json-or-null.js
var json_or_null = __webpack_require__(92746);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(93011);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(13853);
;// CONCATENATED MODULE: ./build/store/bound-growth.js






const LOGGED_RUNS = 3;
const EVENTS_LIMIT_BYTES = 64 << 20;
const LOG = /^(.+)\.\d+\.\d{6,}\.log$/;
function dropOldLogs(folder, kept) {
    const runs = new Map();
    for (const name of (0,external_node_fs_.readdirSync)(folder)) {
        const run = LOG.exec(name)?.[1];
        if (run === undefined)
            continue;
        const known = runs.get(run);
        if (known !== undefined)
            known.names.push(name);
        else
            runs.set(run, { at: (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(folder, name)).mtimeMs, names: [name] });
    }
    const old = [...runs.values()].sort((a, b) => b.at - a.at).slice(kept);
    for (const { names } of old)
        for (const name of names)
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, name), { force: true });
}
function dropUnlisted(paths, campaign, index) {
    for (const path of [paths.results, paths.failures]) {
        rewrite(path, (line) => {
            const row = (0,json_or_null/* jsonOrNull */.J)(line);
            if (row?.campaign !== campaign || typeof row.hash !== "string")
                return true;
            return index.find(row.hash, typeof row.id === "string" ? row.id : undefined) !== -1;
        });
    }
    rewrite(paths.events, (line) => {
        if (!line.includes('"event":"task_settled"') && !line.includes('"event":"attempt_started"'))
            return true;
        const event = (0,json_or_null/* jsonOrNull */.J)(line);
        const ids = Array.isArray(event?.tasks) ? event.tasks : [event?.id];
        return ids.some((id) => typeof id === "string" && index.findId(id) !== -1);
    });
}
function capEvents(path) {
    const size = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.size ?? 0;
    if (size <= EVENTS_LIMIT_BYTES)
        return;
    let position = 0;
    rewrite(path, (line) => {
        position += Buffer.byteLength(line) + 1;
        return position > size - EVENTS_LIMIT_BYTES / 2 || line.includes('"event":"run_');
    });
}
function rewrite(path, isKept) {
    if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false }) === undefined)
        return;
    let dropped = 0;
    const produce = (write) => {
        (0,journal/* readLines */.S)(path, (line) => {
            if (isKept(line))
                write(`${line}\n`);
            else
                dropped += 1;
        });
    };
    (0,atomic_file/* writeAtomically */.vK)(path, produce, () => dropped > 0);
}
function keepCampaigns(path, needed) {
    rewrite(path, (line) => !isOld(line, needed));
}
function isOld(line, needed) {
    const value = (0,json_or_null/* jsonOrNull */.J)(line);
    const campaign = value !== null && typeof value === "object" && "campaign" in value ? value.campaign : null;
    return typeof campaign === "string" && !needed.has(campaign) && (0,format/* newerVersion */.ip)(value) === null;
}

// EXTERNAL MODULE: ./build/store/checkpoint-file.js
var checkpoint_file = __webpack_require__(573);
// EXTERNAL MODULE: ./build/store/lock.js
var lock = __webpack_require__(93699);
// EXTERNAL MODULE: ./build/store/odd-files.js
var odd_files = __webpack_require__(22381);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(38617);
// EXTERNAL MODULE: ./build/store/redact-event.js
var redact_event = __webpack_require__(21488);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
// EXTERNAL MODULE: ./build/store/task-line.js
var task_line = __webpack_require__(51980);
// EXTERNAL MODULE: ./build/store/unite-rows.js
var unite_rows = __webpack_require__(62937);
;// CONCATENATED MODULE: ./build/store/state-folder.js


















const CAMPAIGNS_KEPT = 8;
class StateFolder {
    paths;
    redactor;
    #lock;
    #ledger = null;
    #sidecar = null;
    #events = null;
    #held = null;
    constructor(paths, redactor, lock) {
        this.paths = paths;
        this.redactor = redactor;
        this.#lock = lock;
    }
    static open(stateDir, redactor) {
        const paths = (0,state_paths/* statePaths */.mt)(stateDir);
        (0,odd_files/* refuseOddFiles */.xc)(paths);
        try {
            (0,atomic_file/* makeFolder */.fc)(paths.root);
            (0,external_node_fs_.accessSync)(paths.root, external_node_fs_.constants.W_OK | external_node_fs_.constants.R_OK);
            (0,atomic_file/* makeFolder */.fc)(paths.inbox);
            (0,atomic_file/* makeFolder */.fc)(paths.logs);
            const folder = new StateFolder(paths, redactor, (0,lock/* takeLock */.HJ)(paths.lock));
            (0,atomic_file/* removeDrafts */.tk)(paths.root);
            return folder;
        }
        catch (error) {
            if (error instanceof user_error/* UserError */.y)
                throw error;
            throw new user_error/* UserError */.y(`Expected to write the state folder ${paths.root}, found: ${(0,reason/* reasonOf */.A)(error)}. Set a writable \`state-dir\`.`, { cause: error });
        }
    }
    isOurs() {
        return this.#lock.isOurs();
    }
    onLost(notify) {
        this.#lock.onLost(notify);
    }
    #checkOurs() {
        if (!this.isOurs())
            throw new lock/* LockLost */.yS(this.paths.root);
    }
    readCheckpoint() {
        return (0,checkpoint_file/* readCheckpoint */.HQ)(this.paths.checkpoint);
    }
    readHistory(campaign, history) {
        return (0,read_history/* readHistory */.Lu)({ ledger: this.paths.results, sidecar: this.paths.failures }, campaign, history);
    }
    campaignsOfRows() {
        const latest = new Map();
        const note = (campaign, at) => {
            if (at >= (latest.get(campaign) ?? ""))
                latest.set(campaign, at);
        };
        (0,read_history/* readSidecar */.YD)(this.paths.failures, (row) => note(row.campaign, row.at));
        (0,read_history/* readLedger */.SC)(this.paths.results, (row) => note(row.campaign, row.started_at));
        const ids = [...latest].sort(([, a], [, b]) => (a > b ? -1 : a < b ? 1 : 0)).map(([id]) => id);
        return ids.map((id) => ({ id, complete: false, completed_run: null, completed_at: null }));
    }
    openJournals() {
        try {
            this.#ledger ??= new journal/* Journal */.C(this.paths.results);
            this.#sidecar ??= new journal/* Journal */.C(this.paths.failures);
            this.#events ??= new journal/* Journal */.C(this.paths.events);
        }
        catch (error) {
            throw new user_error/* UserError */.y(`Expected to append to the files in ${this.paths.root}, found: ${(0,reason/* reasonOf */.A)(error)}. Set a writable \`state-dir\`.`, { cause: error });
        }
    }
    appendResult(row) {
        this.#checkOurs();
        opened(this.#ledger).append(redactRow(row, this.redactor));
    }
    appendFailure(row) {
        this.#checkOurs();
        opened(this.#sidecar).append(redactRow(row, this.redactor));
    }
    retry(rows) {
        this.#checkOurs();
        for (const row of rows)
            opened(this.#sidecar).append(JSON.stringify({ ...row, id: this.publicName(row.id) }));
        this.closeJournals();
        (0,unite_rows/* dropRetried */.jI)(this.paths);
        this.openJournals();
    }
    holdFailure(row) {
        this.#checkOurs();
        this.#held ??= new journal/* Journal */.C(this.paths.held);
        this.#held.append(redactRow(row, this.redactor));
    }
    releaseHeld() {
        this.#checkOurs();
        this.#held?.close();
        this.#held = null;
        (0,external_node_fs_.rmSync)(this.paths.held, { force: true });
    }
    appendEvent(event) {
        this.appendEventLines([(0,redact_event/* redactEvent */.g)(event, this.redactor).line]);
    }
    appendEventLines(lines) {
        this.#checkOurs();
        opened(this.#events).append(lines.map((line) => `{"v":${format/* FORMAT_VERSION */.Hp},${line.slice(1)}`).join("\n"));
    }
    writeCheckpoint(checkpoint) {
        this.#checkOurs();
        const circuits = {};
        for (const [provider, circuit] of Object.entries(checkpoint.circuits)) {
            circuits[provider] = { ...circuit, reason: this.redactor.redact(circuit.reason) };
        }
        const text = JSON.stringify({ ...checkpoint, circuits }, null, 1);
        (0,atomic_file/* writeAtomically */.vK)(this.paths.checkpoint, (write) => write(`${text}\n`));
    }
    publicName(id) {
        return (0,public_name/* publicName */.p)(id, this.redactor);
    }
    writeTasks(tasks) {
        this.#checkOurs();
        const lines = () => (0,task_line/* storedLines */.VG)(tasks, this.redactor);
        if ((0,atomic_file/* holdsText */.My)(this.paths.tasks, lines()))
            return;
        (0,atomic_file/* writeAtomically */.vK)(this.paths.tasks, (write) => {
            for (const part of lines())
                write(part);
        });
    }
    rollOver(previous, present) {
        this.#checkOurs();
        const campaign = present.id;
        const baseline = (0,core_campaign/* baselineOf */.Bv)(previous, campaign);
        if (baseline !== null)
            this.#writeBaseline(baseline.id);
        const isKnown = previous.some((record) => record.id === campaign);
        const kept = (0,core_campaign/* rememberCampaigns */.LX)(present, previous, CAMPAIGNS_KEPT);
        const needed = new Set(kept.filter((record) => record.id === campaign || !(0,core_campaign/* isSuperseded */.pe)(record.id, campaign)).map((record) => record.id));
        this.closeJournals();
        keepCampaigns(this.paths.results, needed);
        keepCampaigns(this.paths.failures, needed);
        if (!isKnown)
            (0,external_node_fs_.rmSync)(this.paths.events, { force: true });
        this.openJournals();
        return kept;
    }
    boundGrowth() {
        this.#checkOurs();
        capEvents(this.paths.events);
        dropOldLogs(this.paths.logs, LOGGED_RUNS - 1);
    }
    dropUnlisted(campaign, index) {
        this.#checkOurs();
        this.closeJournals();
        dropUnlisted(this.paths, campaign, index);
        this.openJournals();
    }
    #writeBaseline(campaign) {
        let rows = 0;
        const produce = (write) => {
            (0,read_history/* readLedger */.SC)(this.paths.results, (row, line) => {
                if (row.campaign !== campaign)
                    return;
                rows += 1;
                write(`${line}\n`);
            });
        };
        (0,atomic_file/* writeAtomically */.vK)(this.paths.baseline, produce, () => rows > 0);
    }
    areJournalsWhole() {
        return [this.#ledger, this.#sidecar].every((journal) => journal === null || journal.isWhole());
    }
    close() {
        this.closeJournals();
        this.#lock.release();
    }
    closeJournals() {
        for (const journal of [this.#ledger, this.#sidecar, this.#events, this.#held])
            journal?.close();
        this.#held = null;
        this.#ledger = null;
        this.#sidecar = null;
        this.#events = null;
    }
}
function redactRow(row, redactor) {
    const text = JSON.stringify(row);
    if (redactor.redact(text) === text)
        return text;
    const id = (0,public_name/* publicName */.p)(row.id, redactor);
    if ("status" in row)
        return JSON.stringify({ ...(0,core_redactor/* redactFields */.$)(row, ["scores", "metrics", "output"], redactor), id });
    const { rate_limit: limit } = row;
    return JSON.stringify({
        ...(0,core_redactor/* redactFields */.$)(row, ["message", "output"], redactor),
        id,
        ...(limit === undefined ? {} : { rate_limit: (0,core_redactor/* redactFields */.$)(limit, ["evidence"], redactor) }),
    });
}
function opened(journal) {
    if (journal === null)
        throw new Error("The journals of the state folder are not open");
    return journal;
}


/***/ }),

/***/ 62937:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E_: () => (/* binding */ uniteSidecars),
/* harmony export */   PD: () => (/* binding */ uniteLines),
/* harmony export */   Uf: () => (/* binding */ uniteLedgers),
/* harmony export */   jI: () => (/* binding */ dropRetried)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92746);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(148);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93011);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13853);
/* harmony import */ var _read_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38617);
/* harmony import */ var _retries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61200);







function uniteLedgers(target, sources, retries = new _retries_js__WEBPACK_IMPORTED_MODULE_5__/* .Retries */ .f()) {
    const campaigns = new Map();
    const conflicts = new Set();
    const keyOf = (row) => `${(0,_read_history_js__WEBPACK_IMPORTED_MODULE_4__/* .resultOrder */ .oX)(row)}\n${verdictOf(row)}`;
    const best = {
        offer(row) {
            if (retries.takesBack(row, row.started_at))
                return false;
            const known = campaigns.get(row.campaign) ?? new Map();
            campaigns.set(row.campaign, known);
            const other = known.get(row.hash);
            if (other !== undefined && !other.endsWith(`\n${verdictOf(row)}`))
                conflicts.add(row.id);
            const key = keyOf(row);
            if (other !== undefined && key >= other)
                return false;
            known.set(row.hash, key);
            return true;
        },
        take(row) {
            const known = campaigns.get(row.campaign);
            return known?.get(row.hash) === keyOf(row) && known.delete(row.hash);
        },
        size: () => [...campaigns.values()].reduce((sum, known) => sum + known.size, 0),
    };
    unite({ target, sources, best, read: _read_history_js__WEBPACK_IMPORTED_MODULE_4__/* .readLedger */ .SC });
    return [...conflicts];
}
function verdictOf({ status, score }) {
    return `${status} ${score ?? ""}`;
}
function uniteSidecars(target, sources, retries = new _retries_js__WEBPACK_IMPORTED_MODULE_5__/* .Retries */ .f()) {
    const orders = new Map();
    const keyOf = (row) => `${row.campaign}\n${row.hash}\n${(0,_read_history_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptKey */ .jX)(row)}`;
    const orderOf = (row) => `${row.terminal ? 0 : 1} ${row.at} ${row.class}`;
    const best = {
        offer(row) {
            if (retries.takesBack(row, row.at))
                return false;
            const [key, order] = [keyOf(row), orderOf(row)];
            const known = orders.get(key);
            const isBetter = known === undefined || order < known;
            if (isBetter)
                orders.set(key, order);
            return isBetter;
        },
        take(row) {
            return orders.get(keyOf(row)) === orderOf(row) && orders.delete(keyOf(row));
        },
        size: () => orders.size,
    };
    unite({ target, sources, best, read: _read_history_js__WEBPACK_IMPORTED_MODULE_4__/* .readSidecar */ .YD, kept: retries.lines });
}
function unite({ target, sources, best, read, kept = new Set() }) {
    let rows = 0;
    read(target, (row) => {
        rows += 1;
        best.offer(row);
    });
    let isChanged = !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(target) || best.size() < rows || kept.size > 0;
    for (const source of sources) {
        read(source, (row) => {
            if (best.offer(row))
                isChanged = true;
        });
    }
    if (!isChanged)
        return;
    (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .vK)(target, (write) => {
        for (const line of kept)
            write(`${line}\n`);
        for (const path of [target, ...sources]) {
            read(path, (row, line) => {
                if (best.take(row))
                    write(`${line}\n`);
            });
            if (path === target)
                (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .S)(path, (line) => isNewer(line) && write(`${line}\n`));
        }
    });
}
function isNewer(line) {
    return /"v":\s*[2-9]|"v":\s*\d{2}/.test(line) && (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .newerVersion */ .ip)((0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonOrNull */ .J)(line)) !== null;
}
function uniteLines(target, sources, limitBytes = Number.POSITIVE_INFINITY) {
    if (!sources.some((source) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(source)))
        return;
    const seen = new Set();
    let added = 0;
    let size = 0;
    const produce = (write) => {
        const keep = (line) => {
            size += line.length + 1;
            write(`${line}\n`);
        };
        (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .S)(target, (line) => {
            seen.add(line);
            keep(line);
        });
        for (const source of sources) {
            (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .S)(source, (line) => {
                if (size + line.length >= limitBytes || seen.has(line) || (0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonOrNull */ .J)(line) === null)
                    return;
                seen.add(line);
                added += 1;
                keep(line);
            });
        }
    };
    (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .vK)(target, produce, () => added > 0);
}
function dropRetried({ results, failures }) {
    const retries = _retries_js__WEBPACK_IMPORTED_MODULE_5__/* .Retries */ .f.read([failures]);
    if (retries.lines.size === 0)
        return;
    uniteLedgers(results, [], retries);
    uniteSidecars(failures, [], retries);
}


/***/ })

};
