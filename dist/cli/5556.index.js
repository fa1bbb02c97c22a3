export const id = 5556;
export const ids = [5556];
export const modules = {

/***/ 45556:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Carry: () => (/* binding */ Carry)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(55395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/core/once.js
var once = __webpack_require__(43609);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: ./build/store/carrier/key.js
var carrier_key = __webpack_require__(66242);
// EXTERNAL MODULE: ./build/store/carrier/trouble.js
var carrier_trouble = __webpack_require__(41810);
// EXTERNAL MODULE: ./build/store/merge-folders.js
var merge_folders = __webpack_require__(67498);
;// CONCATENATED MODULE: ./build/engine/carry-session.js






const count = () => schemas/* _default */.Rvf(schemas/* int */.Whr().check(api/* _gte */.qm(0)), 0);
const no = () => schemas/* _default */.Rvf(schemas/* boolean */.zMY(), false);
const texts = () => schemas/* _default */.Rvf(schemas/* readonly */.tBZ(schemas/* array */.YOg(schemas/* string */.YjP())), []);
const savedStateSchema = (0,once/* once */.O)(() => schemas/* object */.Ikc({
    seq: count(),
    sharedSeq: count(),
    isSaved: no(),
    mustNotSave: no(),
    isDown: no(),
    waitedMs: schemas/* _default */.Rvf(schemas/* number */.aig().check(api/* _gte */.qm(0)), 0),
    campaign: schemas/* _default */.Rvf(schemas/* string */.YjP(), ""),
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
        const entry = (0,carrier_key/* parseKey */.Do)(key);
        if (entry === null)
            return;
        if (entry.jobIndex === carrier_key/* SHARED_STATE */.Gb)
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
        const sources = (0,merge_folders/* readSources */.t)(folders, { name, repository: identity.repository });
        (0,merge_folders/* mergeFolders */.o)(target, sources, clock.now());
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
        const fresh = (0,carrier_trouble/* newWarnings */.wp)(trouble, this.state.warned, carrier.place);
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
            this.warnOf([{ reason: "failed", operation, detail: (0,reason/* reasonOf */.A)(error) }]);
        }
    }
}

// EXTERNAL MODULE: ./build/store/carrier/snapshot-files.js
var snapshot_files = __webpack_require__(90051);
// EXTERNAL MODULE: ./build/store/checkpoint-file.js
var checkpoint_file = __webpack_require__(573);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(38617);
// EXTERNAL MODULE: ./build/engine/plan-file.js
var plan_file = __webpack_require__(96127);
;// CONCATENATED MODULE: ./build/engine/restore.js





const RESTORE_ROUNDS = 3;
const RESTORE_SHARE = 0.6;
async function restoreStates(session, campaignOf) {
    const { paths, name, job, identity, clock } = session.options;
    const endAt = clock.now() + session.waitLimitMs * RESTORE_SHARE;
    const pull = (prefixes, places) => pullInto(session, { prefixes, places, endAt });
    const all = (0,carrier_key/* namePrefix */.w8)(name);
    const isEmpty = await pull([all], [all]);
    let hasCollected = false;
    let campaign = "";
    for (let round = 0; round < RESTORE_ROUNDS && session.leftMs() > 0; round += 1) {
        const checkpoint = (0,checkpoint_file/* readCheckpoint */.HQ)(paths.checkpoint);
        const next = campaignOf((0,read_history/* campaignsIn */.Dq)(checkpoint, paths));
        if (isEmpty || next === campaign)
            break;
        campaign = next;
        const prefixOf = (jobIndex) => (0,carrier_key/* jobPrefix */.An)({ name, campaign, jobIndex });
        const own = (0,carrier_key/* isMatrixJob */.Pw)(job.index) ? [job.index] : [];
        const jobs = [...Array(Math.max(job.total, checkpoint?.jobs ?? 1)).keys()];
        const others = jobs.filter((index) => index !== job.index);
        const readsAll = job.index === carrier_key/* PLAN_JOB */.eb || !(0,carrier_key/* isMatrixJob */.Pw)(job.index) || jobs.length <= carrier_key/* SMALL_MATRIX */.wV;
        const places = [carrier_key/* SHARED_STATE */.Gb, ...own].map(prefixOf);
        await pull([...places, ...(readsAll ? others.map(prefixOf) : [])], places);
        const isPlanned = () => (0,plan_file/* readPlan */.m3)(paths.plan, campaign, identity) !== null;
        if (readsAll || job.index > 0 || isPlanned())
            continue;
        hasCollected = true;
        await pull(others.map(prefixOf), []);
    }
    return hasCollected;
}
async function pullInto(session, { prefixes, places, endAt }) {
    const { carrier, paths, tempFolder, clock } = session.options;
    session.state.unread = [...new Set([...session.state.unread, ...places])];
    if (places.length > 0)
        session.handOver();
    const deadlineMs = Math.min(session.leftMs(), endAt - clock.now());
    if (prefixes.length === 0 || session.leftMs() <= 0)
        return false;
    if (deadlineMs <= 0) {
        session.warnOf([
            { reason: "failed", operation: "restore", detail: "this job has waited for it as long as it may" },
        ]);
        return false;
    }
    let isEmpty = false;
    await session.attempt("restore", () => (0,snapshot_files/* inStaging */.re)(tempFolder, async (into) => {
        const pulled = await session.raceDeadline(carrier.pull({ prefixes, into, deadlineMs }));
        if (pulled === null)
            return;
        isEmpty = pulled.answers.every(({ kind }) => kind === "none");
        const mayRead = pulled.trouble.length > 0 || carrier.isDown();
        const read = pulled.answers.flatMap(({ kind, prefix }) => (kind === "unknown" && mayRead ? [] : [prefix]));
        session.state.unread = session.state.unread.filter((prefix) => !read.includes(prefix));
        session.warnOf(pulled.trouble);
        session.merge(paths, pulled.answers.filter((answer) => answer.kind === "found"));
    }));
    return isEmpty;
}

// EXTERNAL MODULE: ./build/run/temp-folder.js
var temp_folder = __webpack_require__(86543);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
;// CONCATENATED MODULE: ./build/engine/save-queue.js





const STEPS_OVER_TAKEN = [1, 2, 4, 8];
const SLOW_SAVE_MS = 5_000;
const SHARE_ROUNDS = 30;
const PAUSE_MS = 500;
const PAUSES = 12;
const LOOK_SHARE = 1 / 3;
const SAVES_LEFT_OUT = 3;
class SaveQueue {
    #session;
    #isDirty = false;
    #stops;
    #last = Promise.resolve();
    #isSaveQueued = false;
    #found = [];
    #foundFolder = null;
    #leftOut = 0;
    constructor(session, stops) {
        this.#session = session;
        this.#stops = stops;
    }
    changed() {
        this.#isDirty = true;
        if (this.#session.state.isSaved)
            this.#session.setSaved(false);
    }
    saveChanges() {
        if (this.#isDirty)
            void this.save({ runWaits: false });
    }
    save(options) {
        if (this.#isSaveQueued && !options.runWaits)
            return this.#last;
        this.#isSaveQueued = true;
        const save = () => {
            this.#isSaveQueued = false;
            return this.#saveNow(options);
        };
        this.#last = this.#last.then(() => this.#session.attempt("save", save));
        return this.#last;
    }
    async close() {
        if (this.#foundFolder !== null)
            await (0,temp_folder/* removeFolder */.v$)(this.#foundFolder);
    }
    async #saveNow(options) {
        const session = this.#session;
        if (session.leftMs() <= 0 || session.state.mustNotSave)
            return;
        this.#isDirty = false;
        let isStored = false;
        try {
            isStored = await this.#withSnapshot((folder) => this.#saveFrom(folder, options));
            const isNeedless = () => !this.#stops.hasUnshared;
            if (!isNeedless())
                await this.#withSnapshot((folder) => this.#share(folder, isNeedless));
        }
        finally {
            if (!isStored)
                this.#isDirty = true;
            session.setSaved(!this.#isDirty);
        }
    }
    #withSnapshot(save) {
        const { paths, tempFolder } = this.#session.options;
        return (0,snapshot_files/* inStaging */.re)(tempFolder, async (folder) => {
            await (this.#session.isRunOver ? (0,snapshot_files/* linkCarriedFiles */.CQ)(paths.root, folder) : (0,snapshot_files/* copyCarriedFiles */.rv)(paths.root, folder));
            this.#session.merge((0,state_paths/* statePaths */.mt)(folder), this.#found);
            return save(folder);
        });
    }
    async #saveFrom(folder, { runWaits, shares = false }) {
        const session = this.#session;
        const { isLastTry } = session;
        const { job } = session.options;
        const isOfMatrix = (0,carrier_key/* isMatrixJob */.Pw)(job.index);
        const places = new Set([...session.state.unread, ...(isOfMatrix ? [(0,carrier_key/* jobPrefix */.An)(this.#slot(job.index))] : [])]);
        const isRead = isLastTry || (await this.#look([...places], folder)) !== "unknown";
        if (!isRead && !runWaits && this.#leftOut < SAVES_LEFT_OUT) {
            this.#leftOut += 1;
            return false;
        }
        if (session.state.mustNotSave)
            return false;
        if (!isOfMatrix)
            return this.#share(folder);
        if (!(await this.#store(folder)))
            return false;
        const isLeftToMerge = runWaits && job.total > carrier_key/* SMALL_MATRIX */.wV;
        return !shares || isLastTry || isLeftToMerge || this.#share(folder);
    }
    async #store(folder) {
        const session = this.#session;
        const { job, identity } = session.options;
        const { workflowRun: runId, runAttempt } = identity;
        const keyOf = (seq) => (0,carrier_key/* buildKey */.sI)({ ...this.#slot(job.index), runId, runAttempt, seq });
        let pushed = await this.#push(keyOf(session.nextSeq()), folder);
        for (const step of session.isLastTry ? [] : STEPS_OVER_TAKEN) {
            if (!isTaken(pushed) || session.leftMs() <= 0)
                break;
            pushed = await this.#push(keyOf(session.nextSeq(step)), folder);
        }
        session.warnOf(pushed.trouble);
        return isStored(pushed);
    }
    async #share(folder, isNeedless = () => false) {
        const session = this.#session;
        const { clock } = session.options;
        const isOver = () => session.state.mustNotSave || session.leftMs() <= 0;
        if (session.isLastTry) {
            if (isOver())
                return false;
            const pushed = await this.#pushShared(session.state.sharedSeq + 1, folder);
            session.warnOf(pushed.trouble);
            return isStored(pushed);
        }
        let taken = 0;
        let pauses = 0;
        let written = null;
        for (let round = 0; round < SHARE_ROUNDS && session.leftMs() > 0; round += 1) {
            const looked = await this.#look([(0,carrier_key/* jobPrefix */.An)(this.#slot(carrier_key/* SHARED_STATE */.Gb))], folder);
            if (looked !== "known" || isOver())
                return written !== null || looked === "not-offered";
            const newest = session.state.sharedSeq;
            if (newest === written || isNeedless())
                return true;
            if (newest < taken && pauses < PAUSES) {
                pauses += 1;
                await this.#pause();
                continue;
            }
            const seq = Math.max(newest, taken) + 1;
            const fromAt = clock.now();
            const pushed = await this.#pushShared(seq, folder);
            if (isTaken(pushed)) {
                taken = seq;
                continue;
            }
            session.warnOf(pushed.trouble);
            if (!isStored(pushed) || clock.now() - fromAt < SLOW_SAVE_MS)
                return isStored(pushed);
            written = seq;
        }
        return written !== null;
    }
    async #look(prefixes, folder) {
        if (prefixes.length === 0)
            return "known";
        const session = this.#session;
        const { carrier } = session.options;
        this.#foundFolder ??= (0,temp_folder/* makeTempFolder */.Pd)("carryover-found-", this.#session.options.tempFolder);
        const into = this.#foundFolder;
        const request = { prefixes, into, held: session.held, ...session.forCall(LOOK_SHARE) };
        const { answers, trouble } = await carrier.pull(request);
        session.warnOf(trouble);
        const found = answers.filter((answer) => answer.kind === "found");
        this.#found.push(...found);
        session.merge((0,state_paths/* statePaths */.mt)(folder), found);
        for (const answer of answers) {
            if (answer.kind === "held")
                session.noteEntry(answer.key);
            if (answer.kind === "found" && (0,carrier_key/* parseKey */.Do)(answer.key)?.jobIndex === carrier_key/* SHARED_STATE */.Gb)
                this.#stops.noteEntry(answer.folder);
        }
        if (answers.every(({ kind }) => kind !== "unknown"))
            return "known";
        return trouble.length === 0 && !carrier.isDown() ? "not-offered" : "unknown";
    }
    async #pushShared(seq, folder) {
        const key = (0,carrier_key/* buildKey */.sI)({ ...this.#slot(carrier_key/* SHARED_STATE */.Gb), runId: "0", runAttempt: 1, seq });
        const pushed = await this.#push(key, folder);
        if (pushed.outcome === "saved")
            this.#stops.noteEntry(folder);
        return pushed;
    }
    async #push(key, folder) {
        const session = this.#session;
        const leftMs = session.leftMs();
        const pushed = await this.#session.options.carrier.push({ key, folder, ...session.forCall() });
        if (leftMs >= PROOF_MS && pushed.trouble.some(({ reason }) => reason === "no-answer"))
            session.noteAbandoned();
        if (pushed.outcome === "saved")
            session.noteEntry(key);
        return pushed;
    }
    #pause() {
        const { clock } = this.#session.options;
        return new Promise((resolve) => {
            clock.at(clock.now() + PAUSE_MS, resolve);
        });
    }
    #slot(jobIndex) {
        return { name: this.#session.options.name, campaign: this.#session.state.campaign, jobIndex };
    }
}
function isTaken({ trouble }) {
    return trouble.some(({ reason }) => reason === "key-taken");
}
function isStored({ outcome }) {
    return outcome === "saved" || outcome === "read-only";
}

// EXTERNAL MODULE: ./build/core/ending.js
var ending = __webpack_require__(38959);
// EXTERNAL MODULE: ./build/store/merge-checkpoints.js
var merge_checkpoints = __webpack_require__(5192);
;// CONCATENATED MODULE: ./build/engine/shared-stops.js






class SharedStops {
    #session;
    #unshared = new Set();
    #seen = new Set();
    #learn = () => { };
    constructor(session) {
        this.#session = session;
    }
    onLearned(learn) {
        this.#learn = learn;
    }
    add(provider) {
        this.#unshared.add(provider);
    }
    get hasUnshared() {
        return this.#unshared.size > 0;
    }
    async check() {
        const { carrier, name, tempFolder } = this.#session.options;
        const { held, state } = this.#session;
        const prefixes = [(0,carrier_key/* jobPrefix */.An)({ name, campaign: state.campaign, jobIndex: carrier_key/* SHARED_STATE */.Gb })];
        await (0,snapshot_files/* inStaging */.re)(tempFolder, async (into) => {
            const { answers, trouble } = await carrier.pull({ prefixes, into, held: new Set([...held, ...this.#seen]) });
            this.#session.warnOf(trouble);
            for (const answer of answers) {
                if (answer.kind !== "found")
                    continue;
                this.#seen.add(answer.key);
                this.noteEntry(answer.folder);
            }
        });
    }
    noteEntry(folder) {
        const { clock, paths } = this.#session.options;
        const now = clock.now();
        const own = knownIn(paths);
        const entry = knownIn((0,state_paths/* statePaths */.mt)(folder));
        for (const [provider, circuit] of entry.circuits) {
            const openedAt = Date.parse(circuit.opened_at ?? "");
            const untilAt = Date.parse(circuit.until);
            if (circuit.stop !== true || !(untilAt > now))
                continue;
            const { reason, outage, stated: isStated } = circuit;
            const known = own.circuits.get(provider);
            if (isNews(circuit, known, own.closed.get(provider), now) && !this.#session.isRunOver)
                this.#learn({ provider, openedAt, untilAt, isStated, reason: `${ending/* OTHER_JOB */.Xd}${reason}`, outage });
        }
        for (const provider of this.#unshared) {
            const found = entry.circuits.get(provider);
            if (!adds(own.circuits.get(provider), found, entry.closed.get(provider), now))
                this.#unshared.delete(provider);
        }
    }
}
function knownIn({ checkpoint }) {
    const { circuits = {}, closed = {} } = (0,checkpoint_file/* readCheckpoint */.HQ)(checkpoint) ?? {};
    return { circuits: new Map(Object.entries(circuits)), closed: new Map(Object.entries(closed)) };
}
function adds(own, found, closed, now) {
    if (!own?.stop)
        return false;
    return found === undefined ? isLater(own.opened_at, closed) : (0,merge_checkpoints/* circuitOrder */.yQ)(own, now) > (0,merge_checkpoints/* circuitOrder */.yQ)(found, now);
}
function isNews(found, own, closed, now) {
    if (!isLater(found.opened_at, closed))
        return false;
    if (own?.stop)
        return isLater(found.until, own.until);
    const isWaiting = Date.parse(own?.until ?? "") > now;
    return isWaiting || isLater(found.opened_at, own?.opened_at);
}
function isLater(one, other) {
    return Date.parse(one ?? "") > (Date.parse(other ?? "") || 0);
}

;// CONCATENATED MODULE: ./build/engine/carry.js




const SHARE_RETRIES = 3;
class Carry {
    #session;
    #queue;
    #stops;
    #cancels = new Set();
    #hasCollected = false;
    #isChecking = false;
    #shareRetries = 0;
    constructor(options) {
        this.#session = new CarrySession(options);
        this.#stops = new SharedStops(this.#session);
        this.#queue = new SaveQueue(this.#session, this.#stops);
    }
    async restore(campaignOf) {
        this.#hasCollected = await this.#session.wait(restoreStates(this.#session, campaignOf));
    }
    begin(campaign, learn) {
        const { job, checkpointIntervalMs, siblingIntervalMs } = this.#session.options;
        this.#session.state.campaign = campaign;
        this.#stops.onLearned(learn);
        if (this.#hasCollected)
            void this.#queue.save({ runWaits: false, shares: true });
        this.#every(checkpointIntervalMs, () => this.#queue.saveChanges());
        if (job.total > 1)
            this.#every(siblingIntervalMs, () => void this.#checkStops());
    }
    changed() {
        this.#queue.changed();
    }
    stopped(provider) {
        if (this.#session.options.job.total > 1)
            this.#stops.add(provider);
        this.#queue.changed();
        void this.#queue.save({ runWaits: false });
    }
    endBy(at) {
        this.#session.endBy(at);
    }
    leave() {
        this.#session.leave();
    }
    async end(campaign) {
        const session = this.#session;
        const { clock } = session.options;
        const fromAt = clock.now();
        session.endBy(fromAt + Math.max(0, session.waitLimitMs - session.state.waitedMs));
        const hadTime = session.leftMs() > 0;
        session.state.campaign = campaign;
        session.isRunOver = true;
        for (const cancel of this.#cancels)
            cancel();
        await session.wait(session.raceDeadline(this.#queue.save({ runWaits: true, shares: true })));
        if (hadTime && session.leftMs() <= 0 && !session.state.isSaved) {
            session.warnOf([{ reason: "no-answer", operation: "save", limitMs: clock.now() - fromAt }]);
        }
        session.close();
        session.handOver();
        await this.#queue.close();
    }
    async #checkStops() {
        if (this.#isChecking)
            return;
        this.#isChecking = true;
        await this.#session.attempt("restore", () => this.#stops.check());
        this.#isChecking = false;
        if (!this.#stops.hasUnshared || this.#shareRetries === SHARE_RETRIES)
            return;
        this.#shareRetries += 1;
        void this.#queue.save({ runWaits: false });
    }
    #every(intervalMs, act) {
        const { clock } = this.#session.options;
        const tick = () => {
            this.#cancels.delete(cancel);
            if (this.#session.isRunOver)
                return;
            act();
            this.#every(intervalMs, act);
        };
        const cancel = clock.at(clock.now() + intervalMs, tick);
        this.#cancels.add(cancel);
    }
}


/***/ }),

/***/ 96127:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   P1: () => (/* binding */ partPredicate),
/* harmony export */   m3: () => (/* binding */ readPlan),
/* harmony export */   pD: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43759);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65079);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43609);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(92474);
/* harmony import */ var _store_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(148);
/* harmony import */ var _store_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93011);
/* harmony import */ var _store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31918);
/* harmony import */ var _run_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45161);









const planSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_5__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(_store_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp),
    campaign: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    workflow_run: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    made_at: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    jobs: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .readonly */ .tBZ(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig()))).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._maxLength */ .Eb(10_000)),
}));
function readPlan(path, campaign, { workflowRun }) {
    const plan = planSchema().safeParse(readJson(path));
    if (!plan.success || plan.data.campaign !== campaign)
        return null;
    const isByHand = (0,_run_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .isLocal */ .IX)(plan.data.workflow_run) && (0,_run_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .isLocal */ .IX)(workflowRun);
    return isByHand || plan.data.workflow_run === workflowRun ? plan.data : null;
}
function readJson(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > _store_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAN_LIMIT_BYTES */ .MO ? null : JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
    }
    catch {
        return null;
    }
}
function writePlan(path, plan) {
    const { campaign, identity, tasks, jobs, now } = plan;
    const made = {
        v: _store_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp,
        campaign,
        workflow_run: identity.workflowRun,
        made_at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_8__/* .iso */ .KH)(now),
        jobs: jobs.map((job) => job.map((index) => numberOf(tasks, index))),
    };
    (0,_store_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .v)(path, (write) => write(`${JSON.stringify(made)}\n`));
}
function numberOf(tasks, index) {
    return Number.parseInt(tasks.index.hashAt(index).slice(0, 8), 16);
}
function partOf(tasks, split) {
    const { job, plan } = split;
    const whole = (0,_core_split_js__WEBPACK_IMPORTED_MODULE_9__/* .wholeOf */ .l2)(tasks.count);
    if (job.total <= 1)
        return whole;
    const fits = plan !== null && plan.jobs.length === job.total;
    const jobOf = new Map();
    if (fits)
        for (const [index, numbers] of plan.jobs.entries())
            for (const number of numbers)
                jobOf.set(number, index);
    return whole.filter((index) => {
        const planned = fits ? jobOf.get(numberOf(tasks, index)) : undefined;
        return planned === undefined ? (0,_core_split_js__WEBPACK_IMPORTED_MODULE_9__/* .belongsTo */ .g4)(tasks.idAt(index), job) : planned === job.index;
    });
}
function partPredicate(part, tasks, nameOf) {
    if (part.length === tasks.count)
        return null;
    const ids = new Set();
    for (const index of part)
        ids.add(nameOf(tasks.idAt(index)));
    return (id) => ids.has(id);
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

/***/ 148:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ removeDrafts),
/* harmony export */   v: () => (/* binding */ writeAtomically)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _lock_holder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60950);



const DRAFT = /\.(\d+)\.tmp$/;
function removeDrafts(root) {
    try {
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root, { withFileTypes: true })) {
            const pid = Number(DRAFT.exec(entry.name)?.[1] ?? 0);
            if (pid > 1 && entry.isFile() && !(0,_lock_holder_js__WEBPACK_IMPORTED_MODULE_2__/* .isAlive */ ._n)(pid))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, entry.name), { force: true });
        }
    }
    catch {
    }
}
const BATCH_CHARACTERS = 1 << 16;
function writeAtomically(path, produce, isWanted = () => true) {
    const temporary = `${path}.${process.pid}.tmp`;
    const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o644);
    let batch = [];
    let size = 0;
    const flush = () => {
        const bytes = Buffer.from(batch.join(""));
        for (let from = 0; from < bytes.length;)
            from += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(fd, bytes, from);
        batch = [];
        size = 0;
    };
    try {
        try {
            produce((text) => {
                batch.push(text);
                size += text.length;
                if (size > BATCH_CHARACTERS)
                    flush();
            });
            flush();
            if (!isWanted())
                return;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(fd);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
        }
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
    }
}


/***/ }),

/***/ 78951:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ mergeHistories),
/* harmony export */   w: () => (/* binding */ readCampaignHistory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28314);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43609);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(148);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93011);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13853);







const CAMPAIGNS_LIMIT = 100;
const amount = () => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(0));
const historyRowSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_6__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp),
    campaign: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb(1_024)),
    completed_at: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb(40)),
    total: amount(),
    passed: amount(),
    failed: amount(),
    errored: amount(),
    skipped: amount(),
    runs: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(amount()),
    pass_rate: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()),
    duration_s: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(amount()),
    tokens: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(amount()),
    cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(amount()),
    calls_saved: amount(),
}));
function readCampaignHistory(path) {
    const rows = [];
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se)(path, (line) => {
        const row = historyRowSchema().safeParse((0,_core_json_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOrNull */ .J5)(line));
        if (row.success)
            rows.push(row.data);
    });
    return rows;
}
function mergeHistories(target, sources, added = []) {
    if (added.length === 0 && !sources.some((source) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(source)))
        return;
    const rows = new Map();
    const note = (row) => {
        const known = rows.get(row.campaign);
        if (known === undefined || row.completed_at >= known.completed_at)
            rows.set(row.campaign, row);
    };
    for (const path of [target, ...sources])
        for (const row of readCampaignHistory(path))
            note(row);
    for (const row of added)
        note(row);
    const order = ({ completed_at, campaign }) => `${completed_at} ${campaign}`;
    const kept = [...rows.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1)).slice(-CAMPAIGNS_LIMIT);
    (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .v)(target, (write) => {
        (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se)(target, (line) => (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .isNewerLine */ .Up)(line) && write(`${line}\n`));
        for (const row of kept)
            write(`${JSON.stringify(row)}\n`);
    });
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

/***/ 573:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ readCheckpoint),
/* harmony export */   hn: () => (/* binding */ CHECKPOINT_LIMIT_BYTES),
/* harmony export */   j5: () => (/* binding */ otherRepository),
/* harmony export */   jH: () => (/* binding */ inspectCheckpoint),
/* harmony export */   sW: () => (/* binding */ otherName)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _core_circuit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22725);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65079);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28314);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67756);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93011);






const CHECKPOINT_LIMIT_BYTES = 8 << 20;
function readCheckpoint(path) {
    const { checkpoint, newer } = inspectCheckpoint(path);
    if (newer !== null) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`Expected a checkpoint of version ${_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp} at ${path}, found version ${newer}: it was written by a newer Carryover. ` +
            "Use that version, or another `state-dir`.");
    }
    return checkpoint;
}
function inspectCheckpoint(path) {
    const value = readCheckpointJson(path);
    if (value === null)
        return { checkpoint: null, newer: null };
    const read = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .checkpointSchema */ .ot)().safeParse(value);
    return { checkpoint: read.success ? withBelieved(read.data) : null, newer: (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .newerVersion */ .ip)(value) };
}
function withBelieved(checkpoint) {
    const limitAt = Date.parse(checkpoint.updated_at) + _core_circuit_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_LIMIT_MS */ .WX;
    const circuits = Object.entries(checkpoint.circuits).map(([provider, circuit]) => [provider, Date.parse(circuit.until) > limitAt ? { ...circuit, until: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_4__/* .iso */ .KH)(limitAt) } : circuit]);
    return { ...checkpoint, circuits: Object.fromEntries(circuits) };
}
function otherName(checkpoint, name) {
    const found = checkpoint?.name;
    return name === null || found === undefined || found === name ? null : found;
}
function otherRepository(checkpoint, repository) {
    const found = checkpoint?.repository;
    if (repository === null || found === undefined)
        return null;
    return found.toLowerCase() === repository.toLowerCase() ? null : found;
}
function readCheckpointJson(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        return stat.isFile() && stat.size <= CHECKPOINT_LIMIT_BYTES ? (0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOrNull */ .J5)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8")) : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 60950:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ liveHolder),
/* harmony export */   Do: () => (/* binding */ thisHolder),
/* harmony export */   O0: () => (/* binding */ thisPlace),
/* harmony export */   _n: () => (/* binding */ isAlive),
/* harmony export */   i7: () => (/* binding */ isHeld),
/* harmony export */   n7: () => (/* binding */ SILENT_MS)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28314);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43609);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64220);






const holderSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    pid: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(1)),
    started: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    place: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
}));
const SILENT_MS = 15_000;
function thisPlace() {
    const boot = readText("/proc/sys/kernel/random/boot_id")?.trim() ?? "";
    return `${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)()} ${linkText("/proc/self/ns/pid")} ${boot}`;
}
function thisHolder(place) {
    return JSON.stringify({ pid: process.pid, started: processStart(process.pid) ?? "", place });
}
function liveHolder(path, here, silentMs) {
    const text = readText(path);
    if (text === null && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return "a process whose lock cannot be read";
    const holder = holderSchema().safeParse((0,_core_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOrNull */ .J5)(text ?? "")).data;
    if (holder === undefined)
        return null;
    const { pid, place } = holder;
    if (place === here)
        return isRunning(holder) ? `process ${pid}` : null;
    return silentMs < SILENT_MS ? `process ${pid} of another container or machine (${place.split(" ")[0]})` : null;
}
function isHeld(path) {
    return liveHolder(path, thisPlace(), Number.POSITIVE_INFINITY) !== null;
}
function isRunning({ pid, started }) {
    const start = processStart(pid);
    if (start !== null)
        return start === started;
    return started === "" && isAlive(pid);
}
function isAlive(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .C)(error) === "EPERM";
    }
}
function processStart(pid) {
    const stat = readText(`/proc/${pid}/stat`);
    const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields?.[0] === "Z" ? null : (fields?.[19] ?? null);
}
function readText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
    }
    catch {
        return null;
    }
}
function linkText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path);
    }
    catch {
        return "";
    }
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

/***/ 22381:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ oddity),
/* harmony export */   x: () => (/* binding */ refuseOddFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67756);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31918);




function refuseOddFiles(paths) {
    const files = Object.values(_state_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .STATE_FILES */ .mF).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(paths.root, name));
    const places = [
        ...[paths.root, paths.inbox, paths.logs].map((path) => [path, "folder"]),
        ...[...files, paths.held, paths.lock].map((path) => [path, "file"]),
    ];
    for (const [path, expected] of places) {
        const found = oddity(path, expected);
        if (path === paths.root && found !== "a file")
            continue;
        if (found === null || (path === paths.checkpoint && found !== "a folder"))
            continue;
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`Expected a plain ${expected} at ${path}, or nothing, found ${found}. Remove it, or set another \`state-dir\`.`);
    }
}
function oddity(path, expected) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (expected === "file" ? stat.isFile() : stat.isDirectory())
            return null;
        if (stat.isSymbolicLink())
            return "a symbolic link";
        if (stat.isDirectory())
            return "a folder";
        return stat.isFile() ? "a file" : "neither a file nor a folder";
    }
    catch {
        return null;
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
