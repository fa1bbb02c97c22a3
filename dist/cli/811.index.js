export const id = 811;
export const ids = [811];
export const modules = {

/***/ 20811:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y8: () => (/* binding */ enterState),
  _z: () => (/* binding */ inFolder),
  QK: () => (/* binding */ nextCheckpoint),
  XX: () => (/* binding */ onCopy),
  NE: () => (/* binding */ openFolder),
  hr: () => (/* binding */ refuseOtherStates)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/run/temp-folder.js
var temp_folder = __webpack_require__(86543);
// EXTERNAL MODULE: ./build/store/carrier/snapshot-files.js
var snapshot_files = __webpack_require__(90051);
// EXTERNAL MODULE: ./build/store/checkpoint-file.js
var checkpoint_file = __webpack_require__(573);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(93011);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/campaign.js
var core_campaign = __webpack_require__(31670);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: ./build/tasks/public-name.js
var public_name = __webpack_require__(81038);
// EXTERNAL MODULE: ./build/store/atomic-file.js
var atomic_file = __webpack_require__(148);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
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
            const row = (0,json/* jsonOrNull */.J5)(line);
            if (row?.campaign !== campaign || typeof row.hash !== "string")
                return true;
            return index.find(row.hash) !== -1;
        });
    }
    rewrite(paths.events, (line) => {
        if (!line.includes('"event":"task_settled"') && !line.includes('"event":"attempt_started"'))
            return true;
        const event = (0,json/* jsonOrNull */.J5)(line);
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
        (0,journal/* readLines */.Se)(path, (line) => {
            if (isKept(line) || (0,format/* isNewerLine */.Up)(line))
                write(`${line}\n`);
            else
                dropped += 1;
        });
    };
    (0,atomic_file/* writeAtomically */.v)(path, produce, () => dropped > 0);
}
function keepCampaigns(path, needed) {
    rewrite(path, (line) => {
        const row = (0,json/* jsonOrNull */.J5)(line);
        return typeof row?.campaign !== "string" || needed.has(row.campaign);
    });
}

// EXTERNAL MODULE: ./build/store/lock.js
var lock = __webpack_require__(93699);
// EXTERNAL MODULE: ./build/store/merge-rows.js
var merge_rows = __webpack_require__(99242);
// EXTERNAL MODULE: ./build/store/odd-files.js
var odd_files = __webpack_require__(22381);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(38617);
// EXTERNAL MODULE: ./build/store/redact-lines.js + 1 modules
var redact_lines = __webpack_require__(43256);
// EXTERNAL MODULE: ./build/store/retries.js
var retries = __webpack_require__(61200);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
// EXTERNAL MODULE: ./build/store/task-line.js
var task_line = __webpack_require__(51980);
;// CONCATENATED MODULE: ./build/store/state-folder.js

















const CAMPAIGNS_KEPT = 8;
class StateFolder {
    paths;
    redactor;
    #lock;
    #journals = null;
    #held = null;
    #retries = new retries/* Retries */.f();
    constructor(paths, redactor, lock) {
        this.paths = paths;
        this.redactor = redactor;
        this.#lock = lock;
    }
    static open(stateDir, redactor) {
        const paths = (0,state_paths/* statePaths */.mt)(stateDir);
        (0,odd_files/* refuseOddFiles */.x)(paths);
        try {
            (0,external_node_fs_.mkdirSync)(paths.root, { recursive: true });
            (0,external_node_fs_.accessSync)(paths.root, external_node_fs_.constants.W_OK | external_node_fs_.constants.R_OK);
            (0,external_node_fs_.mkdirSync)(paths.inbox, { recursive: true });
            (0,external_node_fs_.mkdirSync)(paths.logs, { recursive: true });
            const folder = new StateFolder(paths, redactor, (0,lock/* takeLock */.HJ)(paths.lock));
            (0,atomic_file/* removeDrafts */.t)(paths.root);
            return folder;
        }
        catch (error) {
            if (error instanceof user_error/* UserError */.yo)
                throw error;
            throw new user_error/* UserError */.yo(`Expected to write the state folder ${paths.root}, found: ${(0,reason/* reasonOf */.A)(error)}. Set a writable \`state-dir\`.`, { cause: error });
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
    openJournals() {
        try {
            const { results, failures, events } = this.paths;
            this.#journals ??= {
                ledger: new journal/* Journal */.CQ(results),
                sidecar: new journal/* Journal */.CQ(failures),
                events: new journal/* Journal */.CQ(events),
            };
        }
        catch (error) {
            throw new user_error/* UserError */.yo(`Expected to append to the files in ${this.paths.root}, found: ${(0,reason/* reasonOf */.A)(error)}. Set a writable \`state-dir\`.`, { cause: error });
        }
    }
    appendResult(row) {
        const started_at = this.#retries.notBefore(row, row.started_at);
        this.#opened.ledger.append((0,redact_lines/* redactRow */.i)({ ...row, started_at }, this.redactor));
    }
    appendFailure(row) {
        const at = this.#retries.notBefore(row, row.at);
        this.#opened.sidecar.append((0,redact_lines/* redactRow */.i)({ ...row, at }, this.redactor));
    }
    retry(rows) {
        const common = { terminal: false, message: "made outstanding again", exit_code: null, signal: null };
        for (const row of rows) {
            this.#opened.sidecar.append(JSON.stringify({ ...row, ...common, id: this.publicName(row.id) }));
        }
    }
    dropRetried() {
        this.#checkOurs();
        this.closeJournals();
        this.#retries = (0,merge_rows/* dropRetried */.jI)(this.paths);
    }
    holdFailure(row) {
        this.#checkOurs();
        this.#held ??= new journal/* Journal */.CQ(this.paths.held);
        this.#held.append((0,redact_lines/* redactRow */.i)(row, this.redactor));
    }
    releaseHeld() {
        this.#checkOurs();
        this.#held?.close();
        this.#held = null;
        (0,external_node_fs_.rmSync)(this.paths.held, { force: true });
    }
    appendEvent(event) {
        this.appendEventLines([(0,redact_lines/* redactEvent */.g)(event, this.redactor).line]);
    }
    appendEventLines(lines) {
        this.#opened.events.append(lines.map((line) => `{"v":${format/* FORMAT_VERSION */.Hp},${line.slice(1)}`).join("\n"));
    }
    writeCheckpoint(checkpoint) {
        this.#checkOurs();
        const circuits = {};
        for (const [provider, circuit] of Object.entries(checkpoint.circuits)) {
            circuits[provider] = { ...circuit, reason: this.redactor.redact(circuit.reason) };
        }
        const text = JSON.stringify({ ...checkpoint, circuits }, null, 1);
        (0,atomic_file/* writeAtomically */.v)(this.paths.checkpoint, (write) => write(`${text}\n`));
    }
    publicName(id) {
        return (0,public_name/* publicName */.p)(id, this.redactor);
    }
    writeTasks(tasks) {
        this.#checkOurs();
        (0,atomic_file/* writeAtomically */.v)(this.paths.tasks, (write) => {
            for (const part of (0,task_line/* storedLines */.VG)(tasks, this.redactor))
                write(part);
        });
    }
    rollOver(previous, present) {
        this.#checkOurs();
        const campaign = present.id;
        const baseline = (0,core_campaign/* baselineOf */.Bv)(previous, present);
        if (baseline !== null)
            this.#writeBaseline(baseline.id, baseline === previous[0]);
        else if (present.pull_request || present.complete)
            (0,external_node_fs_.rmSync)(this.paths.baseline, { force: true });
        const isKnown = previous.some((record) => record.id === campaign);
        const kept = (0,core_campaign/* rememberCampaigns */.LX)(present, previous, CAMPAIGNS_KEPT);
        const needed = new Set(kept.filter((record) => record.id === campaign || !(0,core_campaign/* isSuperseded */.pe)(record.id, campaign)).map((record) => record.id));
        this.#rewrite(() => {
            keepCampaigns(this.paths.results, needed);
            keepCampaigns(this.paths.failures, needed);
            if (!isKnown)
                (0,external_node_fs_.rmSync)(this.paths.events, { force: true });
        });
        return kept;
    }
    boundGrowth() {
        this.#checkOurs();
        capEvents(this.paths.events);
        dropOldLogs(this.paths.logs, LOGGED_RUNS - 1);
    }
    dropUnlisted(campaign, index) {
        this.#rewrite(() => dropUnlisted(this.paths, campaign, index));
    }
    #rewrite(act) {
        this.#checkOurs();
        this.closeJournals();
        act();
        this.openJournals();
    }
    #writeBaseline(campaign, isLatest) {
        const listed = isLatest ? (0,task_line/* storedHashes */.QI)(this.paths.tasks) : null;
        let rows = 0;
        const produce = (write) => {
            (0,read_history/* readLedger */.SC)(this.paths.results, (row, line) => {
                if (row.campaign !== campaign || listed?.has(row.hash) === false)
                    return;
                rows += 1;
                write(`${line}\n`);
            });
        };
        (0,atomic_file/* writeAtomically */.v)(this.paths.baseline, produce, () => rows > 0);
    }
    areJournalsWhole() {
        const { ledger, sidecar } = this.#journals ?? {};
        return [ledger, sidecar].every((journal) => journal === undefined || journal.isWhole());
    }
    close() {
        this.closeJournals();
        this.#lock.release();
    }
    closeJournals() {
        for (const journal of [...Object.values(this.#journals ?? {}), this.#held])
            journal?.close();
        this.#journals = null;
        this.#held = null;
    }
    get #opened() {
        this.#checkOurs();
        if (this.#journals === null)
            throw new Error("The journals of the state folder are not open");
        return this.#journals;
    }
}

// EXTERNAL MODULE: ./build/engine/read-state.js
var read_state = __webpack_require__(48575);
// EXTERNAL MODULE: ./build/engine/recover-killed-run.js
var recover_killed_run = __webpack_require__(41769);
// EXTERNAL MODULE: ./build/engine/retry-tasks.js
var retry_tasks = __webpack_require__(21730);
;// CONCATENATED MODULE: ./build/engine/open-folder.js














function openFolder({ stateDir, stateName }, { redactor, workspace }) {
    const folder = StateFolder.open((0,external_node_path_.resolve)(workspace, stateDir), redactor);
    try {
        refuseOtherStates([folder.paths.root], stateName);
        return folder;
    }
    catch (error) {
        folder.close();
        throw error;
    }
}
async function inFolder(folder, act) {
    try {
        return await act(folder);
    }
    finally {
        folder.close();
    }
}
async function onCopy(stateDir, { env, redactor }, act) {
    const copy = (0,temp_folder/* makeTempFolder */.Pd)("carryover-copy-", env.RUNNER_TEMP || (0,external_node_os_.tmpdir)());
    try {
        await (0,snapshot_files/* copyCarriedFiles */.rv)(stateDir, copy, copyWritable);
        return await inFolder(StateFolder.open(copy, redactor), act);
    }
    finally {
        await (0,temp_folder/* removeFolder */.v$)(copy);
    }
}
async function copyWritable(from, to) {
    await (0,promises_.copyFile)(from, to);
    await (0,promises_.chmod)(to, 0o600);
}
function refuseOtherStates(folders, name) {
    let expected = name;
    for (const folder of folders) {
        const checkpoint = (0,checkpoint_file/* readCheckpoint */.HQ)((0,state_paths/* statePaths */.mt)(folder).checkpoint);
        const other = (0,checkpoint_file/* otherName */.sW)(checkpoint, expected);
        expected ??= checkpoint?.name ?? null;
        if (other === null || expected === null)
            continue;
        throw new user_error/* UserError */.yo(`Expected the state of \`${expected}\` in the state folder ${folder}, found that of \`${other}\`: ` +
            "two evaluations in one folder would mix up their results. " +
            `Give this one its own folder, such as \`state-dir: .carryover-${expected.replace(/[^\w.-]/g, "-")}\` beside \`name: ${expected}\`; ` +
            `or \`name: ${other}\`, to continue with that state.`);
    }
}
function nextCheckpoint(before, by) {
    const { identity, job, now } = by;
    return {
        jobs: 1,
        campaigns: [],
        circuits: {},
        limits: {},
        durations_s: [],
        ...before,
        v: format/* FORMAT_VERSION */.Hp,
        seq: (before?.seq ?? 0) + 1,
        updated_at: (0,instant/* iso */.KH)(now),
        run: identity.run,
        job,
        name: by.name ?? before?.name,
        repository: identity.repository ?? before?.repository,
    };
}
async function enterState(folder, request) {
    const { config, context } = request;
    const { paths } = folder;
    const { warnings } = await (0,recover_killed_run/* recoverKilledRun */.D)(folder, context);
    const carry = context.openCarry?.(paths) ?? null;
    await carry?.restore((known) => (0,read_state/* campaignOf */.Ii)(request, paths, known));
    const done = (0,read_state/* doneBefore */.qv)(paths, request);
    if (done !== null) {
        carry?.leave();
        return { carry, warnings, over: { campaign: done } };
    }
    const settled = (0,retry_tasks/* retryByInput */.Y7)(folder, request);
    folder.dropRetried();
    if (settled === null)
        return { carry, warnings, over: null };
    carry?.leave();
    return { carry, warnings, over: { campaign: settled, reason: (0,retry_tasks/* nothingToRetry */.bI)(config.retry) } };
}


/***/ }),

/***/ 48575:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ii: () => (/* binding */ campaignOf),
/* harmony export */   SU: () => (/* binding */ hasBegun),
/* harmony export */   qv: () => (/* binding */ doneBefore),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* harmony import */ var _core_campaign_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31670);
/* harmony import */ var _core_history_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13270);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(65079);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92474);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23540);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23627);
/* harmony import */ var _store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(573);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38617);
/* harmony import */ var _store_run_events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87577);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96127);
/* harmony import */ var _run_identity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45161);











function readState(paths, request) {
    const { config, tasks, context, startedAt } = request;
    const { identity } = context;
    const checkpoint = (0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readCheckpoint */ .HQ)(paths.checkpoint);
    const stored = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignsIn */ .Dq)(checkpoint, paths);
    const latest = stored[0]?.id ?? campaignOf(request, paths, stored);
    let read = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readHistory */ .Lu)(paths, latest, new _core_history_js__WEBPACK_IMPORTED_MODULE_7__/* .ListHistory */ .tX(tasks));
    const isMatrix = (checkpoint?.jobs ?? 1) > 1;
    const counts = isMatrix ? (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .countTasks */ .g6)((0,_core_split_js__WEBPACK_IMPORTED_MODULE_8__/* .wholeOf */ .l2)(tasks.count), read.history, config.maxAttempts) : null;
    const isOver = counts !== null && counts.outstanding === 0 && counts.total > 0 && !hasBegun(latest, identity, paths);
    const known = isOver ? closeLatest(stored, counts, startedAt) : stored;
    const id = campaignOf(request, paths, known);
    const isNew = known[0]?.id !== id;
    if (isNew && latest !== id)
        read = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readHistory */ .Lu)(paths, id, new _core_history_js__WEBPACK_IMPORTED_MODULE_7__/* .ListHistory */ .tX(tasks));
    const before = known.find((record) => record.id === id);
    const campaign = before ?? (0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .newCampaign */ .Bx)(id, identity.trigger);
    const isFirst = before === undefined;
    const { history, unlisted, outdated } = read;
    const warnings = skippedWarnings(read.skipped);
    return { campaign, known, checkpoint, isNew, isFirst, history, unlisted, outdated, warnings };
}
function closeLatest(known, counts, now) {
    const [latest, ...others] = known;
    if (latest === undefined || latest.complete)
        return known;
    return [{ ...latest, complete: true, completed_run: null, completed_at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_9__/* .iso */ .KH)(now), counts }, ...others];
}
function campaignOf({ config, context, startedAt }, paths, known) {
    const { identity } = context;
    return (0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .campaignId */ .q3)((0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .campaignRule */ .Rk)(config.campaign, identity.trigger), known, {
        at: startedAt,
        workflowRun: identity.workflowRun,
        hasBegun: (campaign) => hasBegun(campaign, identity, paths),
    });
}
function hasBegun(campaign, identity, paths) {
    if ((0,_run_identity_js__WEBPACK_IMPORTED_MODULE_6__/* .isLocal */ .IX)(identity.workflowRun))
        return false;
    if ((0,_plan_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlan */ .m3)(paths.plan, campaign, identity) !== null)
        return true;
    return (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_4__/* .readRunStarts */ .XC)(paths.events, campaign).some(({ run }) => (0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .workflowRunOf */ .ol)(run) === identity.workflowRun);
}
function doneBefore(paths, request) {
    const known = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .campaignsIn */ .Dq)((0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readCheckpoint */ .HQ)(paths.checkpoint), paths);
    return (0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .completedBefore */ .PD)(known, campaignOf(request, paths, known), request.context.identity.workflowRun);
}
function skippedWarnings(skipped) {
    const warnings = [];
    if (skipped.broken > 0) {
        warnings.push(`skipped ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(skipped.broken, "line")} of the state: incomplete or invalid`);
    }
    if (skipped.newer > 0) {
        warnings.push(`did not read ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_10__/* .counted */ .hS)(skipped.newer, "row")} of the state: written by a newer Carryover`);
    }
    return warnings;
}


/***/ }),

/***/ 41769:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ recoverKilledRun)
/* harmony export */ });
/* unused harmony export saveAfterMain */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(573);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38617);



function mayHoldLeftovers({ inbox }) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(inbox).length > 0;
    }
    catch {
        return false;
    }
}
async function recoverKilledRun(folder, context, from = folder.paths) {
    if (!mayHoldLeftovers(from))
        return { rows: 0, warnings: [] };
    const { recoverInbox } = await Promise.all(/* import() */[__webpack_require__.e(4238), __webpack_require__.e(8466)]).then(__webpack_require__.bind(__webpack_require__, 77606));
    return recoverInbox(folder, context, from);
}
async function saveAfterMain({ last, paths, recover, openCarry }) {
    const rows = mayHoldLeftovers(paths) ? await recover() : 0;
    if (last.mustNotSave || (rows === 0 && last.isSaved))
        return null;
    const campaign = last.campaign || campaignsIn(readCheckpoint(paths.checkpoint), paths)[0]?.id;
    if (campaign === undefined)
        return null;
    await (await openCarry())?.end(campaign);
    return campaign;
}


/***/ }),

/***/ 21730:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JO: () => (/* binding */ retryTasks),
/* harmony export */   Y7: () => (/* binding */ retryByInput),
/* harmony export */   bI: () => (/* binding */ nothingToRetry)
/* harmony export */ });
/* harmony import */ var _core_campaign_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31670);
/* harmony import */ var _core_history_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13270);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65079);
/* harmony import */ var _core_selection_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83260);
/* harmony import */ var _store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(573);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38617);
/* harmony import */ var _store_retries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61200);
/* harmony import */ var _store_run_events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87577);
/* harmony import */ var _read_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48575);









function retryByInput(folder, request) {
    const { config, tasks, context, startedAt: now } = request;
    const { identity, inform } = context;
    if (config.retry.length === 0)
        return null;
    const { campaign: next, known } = (0,_read_state_js__WEBPACK_IMPORTED_MODULE_5__/* .readState */ .un)(folder.paths, request);
    const open = known.map((record) => ({ ...record, complete: false }));
    const campaign = (0,_read_state_js__WEBPACK_IMPORTED_MODULE_5__/* .campaignOf */ .Ii)(request, folder.paths, open);
    const record = known.find(({ id }) => id === campaign);
    if (record === undefined) {
        inform(`campaign ${campaign} has not run yet, so there is nothing to retry. All its tasks are outstanding`);
        return null;
    }
    if (_store_retries_js__WEBPACK_IMPORTED_MODULE_3__/* .Retries */ .f.read([folder.paths.failures]).areOf(campaign, identity.workflowRun)) {
        inform("this workflow run has already retried its tasks, and keeps their present results");
        return null;
    }
    const { maxAttempts } = config;
    const options = { campaign, tasks, maxAttempts, run: identity.run, now, isDryRun: false };
    const retried = retryTasks(folder, { kinds: config.retry, ids: [] }, options);
    if (retried.length > 0)
        return null;
    if (record.complete && next.id !== campaign)
        return record;
    inform(`${nothingToRetry(config.retry)}. Tasks that are outstanding still run`);
    return null;
}
function attemptsAllowed(paths, { id, complete }, present) {
    if (complete)
        return 1;
    return Math.min(present, (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_4__/* .readRunStarts */ .XC)(paths.events, id).at(-1)?.max_attempts ?? present);
}
function nothingToRetry(kinds) {
    const errored = kinds.includes("timed-out") ? "errored" : "errored without a timeout";
    const verbs = kinds.map((kind) => (kind === "errored" ? errored : kind.replace("-", " ")));
    return `no task of the campaign ${verbs.join(" or ")}, so there is nothing to retry`;
}
function retryTasks(folder, choice, options) {
    const { paths } = folder;
    const checkpoint = (0,_store_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheckpoint */ .HQ)(paths.checkpoint);
    const known = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_2__/* .campaignsIn */ .Dq)(checkpoint, paths);
    const { tasks, now, run } = options;
    const record = options.campaign === null ? known[0] : known.find(({ id }) => id === options.campaign);
    if (record === undefined)
        return [];
    const campaign = record.id;
    const maxAttempts = attemptsAllowed(paths, record, options.maxAttempts);
    const { history } = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readHistory */ .Lu)(paths, campaign, new _core_history_js__WEBPACK_IMPORTED_MODULE_6__/* .ListHistory */ .tX(tasks));
    const isNamed = (0,_core_selection_js__WEBPACK_IMPORTED_MODULE_7__/* .idMatcher */ .SR)(tasks, choice.ids);
    const chosen = [];
    for (let index = 0; index < tasks.count; index += 1) {
        const settled = history.at(index);
        if (settled !== undefined &&
            (0,_core_history_js__WEBPACK_IMPORTED_MODULE_6__/* .nextAttempt */ .nj)(settled, maxAttempts) === null &&
            isOfKind(choice, settled) &&
            (choice.ids.length === 0 || isNamed(index))) {
            chosen.push(index);
        }
    }
    const ids = chosen.map((index) => tasks.idAt(index));
    if (options.isDryRun || chosen.length === 0)
        return ids;
    const at = (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_8__/* .instantAfter */ .i)((0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_2__/* .latestRows */ .$Y)(folder.paths).get(campaign), now);
    if (checkpoint !== null) {
        const campaigns = known.map((record) => (record.id === campaign ? (0,_core_campaign_js__WEBPACK_IMPORTED_MODULE_0__/* .reopenCampaign */ .Q6)(record, at) : record));
        folder.writeCheckpoint({ ...checkpoint, campaigns, updated_at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_8__/* .iso */ .KH)(now) });
    }
    folder.openJournals();
    folder.retry(chosen.map((index) => {
        const { id, hash } = tasks.at(index);
        const was = statusOf(history.at(index));
        return { v: 1, campaign, id, hash, class: "retry", was, run, at };
    }));
    return ids;
}
function isOfKind({ kinds, ids }, record) {
    const wanted = kinds.length === 0 && ids.length === 0 ? ["errored", "timed-out"] : kinds;
    const kind = kindOf(record);
    return wanted.length === 0 || (kind !== null && wanted.includes(kind));
}
function statusOf(record) {
    if (record === undefined || (record.kind === "terminal" && record.class === "skipped"))
        return undefined;
    return record.kind === "result" ? record.status : "errored";
}
function kindOf(record) {
    if (record.kind === "result")
        return record.status === "failed" ? "failed" : null;
    if (record.kind === "attempts")
        return "errored";
    if (record.class === "timeout_exceeded")
        return "timed-out";
    return record.class === "skipped" ? null : "errored";
}


/***/ }),

/***/ 86543:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mv: () => (/* binding */ keepFolder),
/* harmony export */   Pd: () => (/* binding */ makeTempFolder),
/* harmony export */   v$: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64220);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67756);






const inUse = new Set();
process.once("exit", () => {
    for (const folder of inUse) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
        }
        catch {
        }
    }
});
function makeTempFolder(prefix, parent = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)()) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(parent, { recursive: true });
        const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(parent, prefix));
        inUse.add(folder);
        return folder;
    }
    catch (cause) {
        const found = `found: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A)(cause)}.`;
        const message = parent === (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)()
            ? `Expected a folder for temporary files, ${found} Set TMPDIR to a folder that can be written.`
            : `Expected to create a folder in ${parent}, ${found}`;
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(message, { cause });
    }
}
async function removeFolder(folder) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder, { recursive: true, force: true }).catch(() => { });
    keepFolder(folder);
}
function keepFolder(folder) {
    inUse.delete(folder);
}


/***/ }),

/***/ 90051:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ linkCarriedFiles),
/* harmony export */   Dg: () => (/* binding */ takeOverFiles),
/* harmony export */   re: () => (/* binding */ inStaging),
/* harmony export */   rv: () => (/* binding */ copyCarriedFiles),
/* harmony export */   v9: () => (/* binding */ maxBytesOf)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _run_temp_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86543);
/* harmony import */ var _checkpoint_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(573);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31918);





const CARRIED_FILES = new Set(Object.values(_state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .STATE_FILES */ .mF));
function maxBytesOf(name) {
    if (name === _state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .STATE_FILES */ .mF.checkpoint)
        return _checkpoint_file_js__WEBPACK_IMPORTED_MODULE_3__/* .CHECKPOINT_LIMIT_BYTES */ .hn;
    if (name === _state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .STATE_FILES */ .mF.plan)
        return _state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .PLAN_LIMIT_BYTES */ .MO;
    return CARRIED_FILES.has(name) ? _state_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .STATE_FILE_LIMIT_BYTES */ .BI : null;
}
async function listCarriedFiles(folder) {
    const names = [];
    for (const name of CARRIED_FILES) {
        const stat = await lstatOrNull((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        if (stat?.isFile() && stat.size <= (maxBytesOf(name) ?? 0))
            names.push(name);
    }
    return names;
}
async function copyCarriedFiles(from, to, put = node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile) {
    const names = await listCarriedFiles(from);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(to, { recursive: true });
    for (const name of names)
        await put((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name));
    return names;
}
function linkCarriedFiles(from, to) {
    return copyCarriedFiles(from, to, (source, target) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.link)(source, target).catch(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(source, target)));
}
async function takeOverFiles(from, to) {
    const stat = await lstatOrNull(from);
    if (stat === null)
        return [];
    if (!stat.isDirectory())
        return [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(from)];
    for (const name of await listCarriedFiles(from))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name));
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(from);
}
async function lstatOrNull(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path);
    }
    catch {
        return null;
    }
}
async function inStaging(tempFolder, act) {
    const folder = (0,_run_temp_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .makeTempFolder */ .Pd)("carryover-staging-", tempFolder);
    try {
        return await act(folder);
    }
    finally {
        await (0,_run_temp_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .removeFolder */ .v$)(folder);
    }
}


/***/ }),

/***/ 93699:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HJ: () => (/* binding */ takeLock),
/* harmony export */   yS: () => (/* binding */ LockLost)
/* harmony export */ });
/* unused harmony exports BEAT_MS, Lock */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61420);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64220);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67756);
/* harmony import */ var _lock_holder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60950);






const BEAT_MS = 5_000;
function takeLock(path, world = THIS_MACHINE) {
    const content = (0,_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__/* .thisHolder */ .Do)(world.place);
    const draft = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString("hex")}.${process.pid}.tmp`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(draft, content, { flag: "wx" });
        if (!isLinked(draft, path)) {
            const holder = (0,_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__/* .liveHolder */ .$1)(path, world.place, silenceMs(path, draft));
            if (holder !== null)
                throw heldBy(holder, path);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, path);
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
    }
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
    return new Lock({ path, fd, content: Buffer.from(content) }, world);
}
function isLinked(draft, path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.linkSync)(draft, path);
        return true;
    }
    catch {
        return false;
    }
}
function silenceMs(path, draft) {
    const renewedAt = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return Math.abs((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(draft).mtimeMs - renewedAt);
}
const taken = new Set();
process.once("exit", () => {
    for (const lock of taken)
        lock.release();
});
class Lock {
    #file;
    #stopBeating;
    #notifyLost = () => undefined;
    #isLost = false;
    #isChecked = false;
    constructor(file, world) {
        this.#file = file;
        this.#stopBeating = world.every(BEAT_MS, () => this.#beat());
        taken.add(this);
    }
    isOurs() {
        if (!this.#isChecked) {
            this.#check();
            this.#isChecked = true;
            setImmediate(() => {
                this.#isChecked = false;
            });
        }
        return !this.#isLost;
    }
    #check() {
        this.#isLost ||= !isUnchanged(this.#file);
        return !this.#isLost;
    }
    onLost(notify) {
        this.#notifyLost = notify;
    }
    release() {
        taken.delete(this);
        this.#stopBeating();
        if (this.#check())
            remove(this.#file.path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#file.fd);
    }
    #beat() {
        if (!this.#check()) {
            this.#stopBeating();
            this.#notifyLost();
            return;
        }
        const { fd, content } = this.#file;
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(fd, content, 0, content.length, 0);
        }
        catch {
        }
    }
}
function isUnchanged({ path, fd, content }) {
    try {
        const [ours, found] = [(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path)];
        if (ours.ino !== found.ino || ours.dev !== found.dev)
            return false;
        const bytes = Buffer.alloc(content.length + 1);
        return bytes.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, bytes, 0, bytes.length, 0)).equals(content);
    }
    catch (error) {
        const code = (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .C)(error);
        return code !== "ENOENT" && code !== "ENOTDIR";
    }
}
function remove(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
    }
    catch {
    }
}
class LockLost extends _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo {
    constructor(root) {
        super((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(root)
            ? `Expected to be the only run in the state folder ${root}, but its lock was removed or another run has taken it over. ` +
                "Nothing more is written. Run the same command again when no other run is active there."
            : `Expected the state folder ${root}, but it was removed, most likely by a task. Its contents are lost. Keep the tasks away from it.`);
    }
}
function heldBy(holder, path) {
    return new _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`Expected to be the only run in this state folder, but ${holder} is running in it (${path}). ` +
        "Wait for it to end, or give this run a `state-dir` of its own. " +
        `The lock of a killed run on another machine expires after ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__/* .SILENT_MS */ .n7)}.`);
}
const THIS_MACHINE = {
    get place() {
        return (0,_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__/* .thisPlace */ .O0)();
    },
    every(periodMs, act) {
        const timer = setInterval(act, periodMs).unref();
        return () => clearInterval(timer);
    },
};


/***/ }),

/***/ 99242:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ mergeLines),
/* harmony export */   B1: () => (/* binding */ mergeSidecars),
/* harmony export */   dR: () => (/* binding */ mergeLedgers),
/* harmony export */   jI: () => (/* binding */ dropRetried)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28314);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(148);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93011);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13853);
/* harmony import */ var _read_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38617);
/* harmony import */ var _retries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61200);







const LEDGER = {
    read: _read_history_js__WEBPACK_IMPORTED_MODULE_4__/* .readLedger */ .SC,
    kindOf: (row) => [row.campaign, row.hash].join("\n"),
    orderOf: (row) => [(0,_read_history_js__WEBPACK_IMPORTED_MODULE_4__/* .resultOrder */ .oX)(row), verdictOf(row)].join("\n"),
    atOf: (row) => row.started_at,
};
const SIDECAR = {
    read: _read_history_js__WEBPACK_IMPORTED_MODULE_4__/* .readSidecar */ .YD,
    kindOf: (row) => [row.campaign, row.hash, (0,_read_history_js__WEBPACK_IMPORTED_MODULE_4__/* .attemptKey */ .jX)(row)].join("\n"),
    orderOf: (row) => [row.terminal ? 0 : 1, row.at, row.class].join(" "),
    atOf: (row) => row.at,
};
function verdictOf({ status, score }) {
    return `${status} ${score ?? ""}`;
}
function mergeLedgers(target, sources, retries) {
    const conflicts = new Set();
    mergeRows(LEDGER, { target, sources, retries, kept: new Set() }, (row, known) => {
        if (!known.endsWith(`\n${verdictOf(row)}`))
            conflicts.add(row.id);
    });
    return [...conflicts];
}
function mergeSidecars(target, sources, retries) {
    mergeRows(SIDECAR, { target, sources, retries, kept: retries.lines });
}
function dropRetried({ results, failures }) {
    const retries = _retries_js__WEBPACK_IMPORTED_MODULE_5__/* .Retries */ .f.read([failures]);
    if (retries.lines.size === 0)
        return retries;
    mergeLedgers(results, [], retries);
    mergeSidecars(failures, [], retries);
    return retries;
}
function mergeRows({ read, kindOf, orderOf, atOf }, { target, sources, retries, kept }, onSecond = () => { }) {
    const best = new Map();
    const offer = (row) => {
        if (retries.cancels(row, atOf(row)))
            return false;
        const kind = kindOf(row);
        const order = orderOf(row);
        const known = best.get(kind);
        if (known !== undefined)
            onSecond(row, known);
        if (known !== undefined && order >= known)
            return false;
        best.set(kind, order);
        return true;
    };
    let rows = 0;
    read(target, (row) => {
        rows += 1;
        offer(row);
    });
    let isChanged = !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(target) || best.size < rows || kept.size > 0;
    for (const source of sources) {
        read(source, (row) => {
            if (offer(row))
                isChanged = true;
        });
    }
    if (!isChanged)
        return;
    (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .v)(target, (write) => {
        for (const line of kept)
            write(`${line}\n`);
        for (const path of [target, ...sources]) {
            read(path, (row, line) => {
                const kind = kindOf(row);
                if (best.get(kind) === orderOf(row) && best.delete(kind))
                    write(`${line}\n`);
            });
            if (path === target)
                (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se)(path, (line) => (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .isNewerLine */ .Up)(line) && write(`${line}\n`));
        }
    });
}
function mergeLines(target, sources, limitBytes = Number.POSITIVE_INFINITY) {
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
        (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se)(target, (line) => {
            seen.add(line);
            keep(line);
        });
        for (const source of sources) {
            (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se)(source, (line) => {
                if (size + line.length >= limitBytes || seen.has(line) || (0,_core_json_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonOrNull */ .J5)(line) === null)
                    return;
                seen.add(line);
                added += 1;
                keep(line);
            });
        }
    };
    (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .v)(target, produce, () => added > 0);
}


/***/ }),

/***/ 43256:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ redactEvent),
  i: () => (/* binding */ redactRow)
});

;// CONCATENATED MODULE: ./build/core/redactor.js
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

// EXTERNAL MODULE: ./build/tasks/public-name.js
var public_name = __webpack_require__(81038);
;// CONCATENATED MODULE: ./build/store/redact-lines.js


const QUOTED = new Set(["message", "reason", "model", "rate_limit"]);
function redactEvent(event, redactor) {
    const text = JSON.stringify(event);
    if (redactor.redact(text) === text)
        return { event, line: text };
    const quoted = Object.keys(event).filter((field) => QUOTED.has(field));
    const redacted = { ...redactFields(event, quoted, redactor), ...publicTasks(event, redactor) };
    return { event: redacted, line: JSON.stringify(redacted) };
}
function publicTasks(event, redactor) {
    if ("id" in event && typeof event.id === "string")
        return { id: (0,public_name/* publicName */.p)(event.id, redactor) };
    if ("tasks" in event && Array.isArray(event.tasks))
        return { tasks: event.tasks.map((id) => (0,public_name/* publicName */.p)(String(id), redactor)) };
    return {};
}
function redactRow(row, redactor) {
    const text = JSON.stringify(row);
    if (redactor.redact(text) === text)
        return text;
    const id = (0,public_name/* publicName */.p)(row.id, redactor);
    if ("status" in row)
        return JSON.stringify({ ...redactFields(row, ["scores", "metrics", "output"], redactor), id });
    const { rate_limit: limit } = row;
    return JSON.stringify({
        ...redactFields(row, ["message", "output"], redactor),
        id,
        ...(limit === undefined ? {} : { rate_limit: redactFields(limit, ["evidence"], redactor) }),
    });
}


/***/ })

};
