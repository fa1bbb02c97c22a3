export const id = 8768;
export const ids = [8768,3759,51];
export const modules = {

/***/ 98768:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Carry: () => (/* binding */ Carry)
});

// EXTERNAL MODULE: ./build/store/carrier/key.js
var carrier_key = __webpack_require__(66242);
;// CONCATENATED MODULE: ./build/engine/carry-deadline.js
const PROOF_MS = 1_000;
class CarryDeadline {
    #clock;
    #state;
    #passed;
    #pass = () => { };
    #cancel = () => { };
    #endAt = Number.POSITIVE_INFINITY;
    constructor(clock, state) {
        this.#clock = clock;
        this.#state = state;
        this.#passed = new Promise((resolve) => {
            this.#pass = () => resolve(null);
        });
    }
    endBy(at) {
        if (at >= this.#endAt)
            return;
        this.#endAt = at;
        this.#cancel();
        this.#cancel = this.#clock.at(at, this.#pass);
    }
    close() {
        this.#cancel();
    }
    leftMs() {
        return this.#endAt - this.#clock.now();
    }
    forCall() {
        const leftMs = this.leftMs();
        return Number.isFinite(leftMs) ? { deadlineMs: Math.max(1, leftMs) } : {};
    }
    async raceDeadline(call) {
        const fromAt = this.#clock.now();
        if (fromAt >= this.#endAt)
            return null;
        const answer = await Promise.race([call, this.#passed]);
        if (answer === null && this.#clock.now() - fromAt >= PROOF_MS) {
            this.#state.noteAbandoned();
            this.#state.handOver();
        }
        return answer;
    }
}

;// CONCATENATED MODULE: ./build/engine/carry-options.js
const JOB_WAIT_MS = 44_000;
const POST_MS = 15_000;
const LAST_TRY_MS = 5_000;
const MAIN_WAIT_MS = JOB_WAIT_MS - LAST_TRY_MS;
function postWaitMs(main) {
    return Math.min(main.isDown ? LAST_TRY_MS : POST_MS, Math.max(0, JOB_WAIT_MS - main.waitedMs));
}

// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(64220);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
;// CONCATENATED MODULE: ./build/store/carrier/trouble.js


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
            return `${failed(trouble.operation, place)} in time: no answer within ${(0,duration/* formatDuration */.a)(trouble.limitMs)}. ${meaning(trouble.operation)}`;
        case "service-error":
            return `${failed(trouble.operation, place)}: the service failed (${clientText(trouble.detail)}). ${meaning(trouble.operation)}`;
        case "rate-limited":
            return `${failed(trouble.operation, place)} because of its rate limit: ${clientText(trouble.detail)}. ${meaning(trouble.operation)}`;
        case "denied":
            return `${failed(trouble.operation, place)} with this job's credentials: ${clientText(trouble.detail)}. ${meaning(trouble.operation)} Pull requests from forks and other untrusted triggers get a cache token that can only read.`;
        case "unreadable":
            return `An entry of ${place} could not be read: ${clientText(trouble.detail)} (${trouble.prefix}*). Carryover uses an earlier entry if there is one; otherwise the tasks in it run again.`;
        case "foreign-key":
            return `${capital(place)} returned an entry that was not asked for: ${trouble_short(trouble.key)} instead of ${trouble.prefix}*. It was not used.`;
        case "foreign-state":
            return `An entry of ${place} belongs to another repository: ${trouble_short(trouble.repository)} saved ${trouble.key}. It was not used. Give each repository its own \`name\`.`;
        case "dropped-files":
            return `Parts of an entry of ${place} were left out: ${trouble_short(trouble.names.join(", "))} (${trouble.key}). Only plain files with the names of state files are restored.`;
        case "incomplete":
            return `${capital(place)} was too slow to restore the state of all jobs: ${trouble.unanswered} of ${trouble.asked} were not asked in time. Tasks whose results only those jobs have may run again.`;
        case "newer-version":
            return `${capital(place)} holds a state of a newer Carryover: version ${trouble.version} (${trouble_short(trouble.key)}). This version cannot read it, does not use it, and saves nothing, so that it stays the latest. Use the newer version here too, or another \`name\`.`;
        case "not-stored":
            return `A save to ${place} was not stored: ${clientText(trouble.detail)} (${trouble.key}). ${meaning("save")}`;
        case "key-taken":
            return `A save to ${place} found its key taken: another save holds ${trouble.key}, and entries never change. ${meaning("save")}`;
        case "budget-spent":
            return `${failed(trouble.operation, place)} any more: this job has waited for it as long as it may (${(0,duration/* formatDuration */.a)(trouble.budgetMs)}). ${meaning(trouble.operation)}`;
        case "local-error":
            return `${failed(trouble.operation, place)} on this machine: ${clientText(trouble.detail)}. ${meaning(trouble.operation)}`;
        default:
            return (0,unreachable/* unreachable */.H)(trouble);
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
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
function clientText(detail) {
    const line = detail.split(/\r|\n/).find((one) => /\w/.test(one)) ?? "";
    const words = line.replace(/[\s:]*\{\s*(?:".*)?$/, "");
    return trouble_short((words === "" ? line : words).replace(/["'}\],.\s]+$/, ""));
}
function trouble_short(detail) {
    const line = detail
        .replace(/(https?:\/\/[^\s?]+)\?\S+/g, "$1")
        .replace(/\s+/g, " ")
        .trim();
    if (line === "")
        return "no reason was given";
    return line.length > DETAIL_LIMIT ? `${line.slice(0, DETAIL_LIMIT)}…` : line;
}

// EXTERNAL MODULE: ./build/engine/reserved-jobs.js
var reserved_jobs = __webpack_require__(40564);
;// CONCATENATED MODULE: ./build/engine/carry-state.js




class CarryState {
    #options;
    #late;
    #warned;
    held = new Set();
    #seq;
    #sharedSeq;
    #waitedMs = 0;
    #isSaved = false;
    #mustNotSave = false;
    #wasCut = false;
    campaign = "";
    isRunOver = false;
    constructor(options, late) {
        this.#options = options;
        this.#late = late;
        this.#warned = [...(options.earlier?.warned ?? [])];
        this.#seq = options.earlier?.seq ?? 0;
        this.#sharedSeq = options.earlier?.sharedSeq ?? 0;
    }
    get isSaved() {
        return this.#isSaved;
    }
    get mustNotSave() {
        return this.#mustNotSave;
    }
    get sharedSeq() {
        return this.#sharedSeq;
    }
    get waitedMs() {
        return this.#waitedMs;
    }
    async wait(call) {
        const { clock } = this.#options;
        const fromAt = clock.now();
        try {
            return await call;
        }
        finally {
            this.#waitedMs += clock.now() - fromAt;
        }
    }
    setSaved(isSaved) {
        this.#isSaved = isSaved;
        this.handOver();
    }
    nextSeq(step = 1) {
        this.#seq += step;
        this.setSaved(false);
        return this.#seq;
    }
    noteEntry(key) {
        this.held.add(key);
        const { identity, job } = this.#options;
        const entry = (0,carrier_key/* parseKey */.Do)(key);
        if (entry === null)
            return;
        if (entry.jobIndex === reserved_jobs/* SHARED_STATE */.Gb)
            this.#sharedSeq = Math.max(this.#sharedSeq, entry.seq);
        const isOwn = entry.runId === identity.workflowRun && entry.runAttempt === identity.runAttempt && entry.jobIndex === job.index;
        if (isOwn)
            this.#seq = Math.max(this.#seq, entry.seq);
    }
    leave() {
        this.#mustNotSave = true;
        this.handOver();
    }
    yieldTo(version, key) {
        this.leave();
        this.warnOf([{ reason: "newer-version", key, version }]);
    }
    noteAbandoned() {
        this.#wasCut = true;
    }
    handOver() {
        const { carrier, saved } = this.#options;
        saved?.({
            seq: this.#seq,
            sharedSeq: this.#sharedSeq,
            isSaved: this.#isSaved,
            mustNotSave: this.#mustNotSave,
            isDown: carrier.isDown() || this.#wasCut,
            waitedMs: this.#waitedMs,
            campaign: this.campaign,
            unread: this.#late.notInFolder,
            read: this.#late.read,
            warned: [...this.#warned],
        });
    }
    warnOf(trouble) {
        const { carrier, warn } = this.#options;
        const fresh = newWarnings(trouble, this.#warned, carrier.place);
        if (fresh.length === 0)
            return;
        this.#warned.push(...fresh);
        for (const message of fresh)
            warn(message);
        this.handOver();
    }
    async attempt(operation, act) {
        try {
            await act();
        }
        catch (error) {
            this.warnOf([{ reason: "local-error", operation, detail: (0,reason/* reasonOf */.A)(error) }]);
        }
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/store/merge.js
var merge = __webpack_require__(61842);
// EXTERNAL MODULE: ./build/store/staging.js
var staging = __webpack_require__(3759);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
;// CONCATENATED MODULE: ./build/engine/late-restore.js






const PATIENCE_MS = 5_000;
const SHARE = 1 / 3;
const TRIES = 3;
class LateRestore {
    #options;
    #unread;
    #read;
    #folder = null;
    #tries = 0;
    #found = [];
    constructor(options) {
        this.#options = options;
        this.#unread = new Set(options.unread);
        this.#read = new Set(options.read);
    }
    get notInFolder() {
        return [...new Set([...this.#unread, ...this.#found.map(({ prefix }) => prefix)])];
    }
    get isWorthWaiting() {
        return this.#unread.size > 0 && this.#tries < TRIES;
    }
    get read() {
        return [...this.#read];
    }
    markUnread(prefixes) {
        const found = new Set(this.#found.map(({ prefix }) => prefix));
        for (const prefix of prefixes)
            if (!this.#read.has(prefix) && !found.has(prefix))
                this.#unread.add(prefix);
    }
    markRead(prefix) {
        this.#unread.delete(prefix);
        this.#read.add(prefix);
    }
    async folder() {
        if (this.#folder === null) {
            await (0,promises_.mkdir)(this.#options.tempFolder, { recursive: true });
            this.#folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(this.#options.tempFolder, "carryover-late-"));
        }
        return this.#folder;
    }
    add(found, snapshot) {
        this.#found.push(found);
        return (this.#merge(snapshot, [found])[0] ?? {
            folder: found.folder,
            checkpoint: null,
            newer: null,
            foreign: null,
            trouble: null,
            key: found.key,
        });
    }
    async complete(snapshot, leftMs) {
        if (this.#unread.size > 0) {
            this.#tries += 1;
            const deadlineMs = Math.max(1, Math.min(PATIENCE_MS, leftMs * SHARE));
            const prefixes = [...this.#unread];
            const pulled = await this.#options.carrier.pull({ prefixes, into: await this.folder(), deadlineMs });
            for (const answer of pulled.answers) {
                switch (answer.kind) {
                    case "found":
                        this.#unread.delete(answer.prefix);
                        this.#found.push(answer);
                        break;
                    case "none":
                    case "held":
                        this.markRead(answer.prefix);
                        break;
                    case "unknown":
                        break;
                    default:
                        (0,unreachable/* unreachable */.H)(answer);
                }
            }
        }
        return this.#merge(snapshot, this.#found);
    }
    async close() {
        if (this.#folder !== null)
            await (0,staging.removeFolder)(this.#folder);
    }
    #merge(snapshot, found) {
        if (found.length === 0)
            return [];
        const { clock, name, identity } = this.#options;
        const folders = found.map(({ folder }) => folder);
        const merged = (0,merge/* mergeFolders */.ot)((0,state_paths/* statePaths */.mt)(snapshot), folders, clock.now(), { name, repository: identity.repository });
        return merged.map((one, index) => ({ ...one, key: found[index]?.key ?? "" }));
    }
}

// EXTERNAL MODULE: ./build/store/checkpoint-file.js
var checkpoint_file = __webpack_require__(573);
// EXTERNAL MODULE: ./build/engine/plan-file.js
var plan_file = __webpack_require__(96127);
;// CONCATENATED MODULE: ./build/engine/restore.js







const RESTORE_ROUNDS = 3;
const RESTORE_SHARE = 0.6;
class Restore {
    #options;
    #parts;
    #reported = new Set();
    #others = new Map();
    #endAt = 0;
    hasCollected = false;
    constructor(options, parts) {
        this.#options = options;
        this.#parts = parts;
    }
    get reportedJobs() {
        return [...this.#reported];
    }
    async all(campaignOf) {
        const { paths, name, job, clock, waitLimitMs = MAIN_WAIT_MS } = this.#options;
        this.#endAt = clock.now() + waitLimitMs * RESTORE_SHARE;
        const all = (0,carrier_key/* namePrefix */.w8)(name);
        const isEmpty = await this.#pull([all], [all], { looksForward: false });
        let campaign = "";
        for (let round = 0; round < RESTORE_ROUNDS && this.#parts.deadline.leftMs() > 0; round += 1) {
            const checkpoint = (0,checkpoint_file/* readCheckpoint */.HQ)(paths.checkpoint);
            const next = campaignOf(checkpoint?.campaigns ?? []);
            if (next === campaign)
                return;
            campaign = next;
            const prefixOf = (jobIndex) => (0,carrier_key/* jobPrefix */.An)({ name, campaign, jobIndex });
            const own = (0,reserved_jobs/* isMatrixJob */.Pw)(job.index) ? [job.index] : [];
            if (isEmpty) {
                for (const index of own)
                    this.#parts.late.markRead(prefixOf(index));
                return;
            }
            const jobs = [...Array(Math.max(job.total, checkpoint?.jobs ?? 1)).keys()];
            const others = jobs.filter((index) => index !== job.index);
            const readsAll = job.index === reserved_jobs/* PLAN_JOB */.eb || !(0,reserved_jobs/* isMatrixJob */.Pw)(job.index) || jobs.length <= reserved_jobs/* SMALL_MATRIX */.wV;
            const first = [reserved_jobs/* SHARED_STATE */.Gb, ...own, ...(readsAll ? others : [])].map(prefixOf);
            await this.#pull(first, [reserved_jobs/* SHARED_STATE */.Gb, ...own].map(prefixOf));
            if (readsAll || job.index > 0 || this.#isPlanned(campaign))
                continue;
            this.hasCollected = true;
            await this.#pull(others.map(prefixOf), []);
        }
    }
    async hidden() {
        const { workflowRun } = this.#options.identity;
        const hidden = [...this.#others].filter(([job]) => (0,reserved_jobs/* isMatrixJob */.Pw)(job) && !this.#reported.has(job));
        await this.#pull(hidden.flatMap(([, key]) => (0,carrier_key/* runPrefixOf */.fm)(key, workflowRun) ?? []), []);
    }
    #isPlanned(campaign) {
        const { paths, identity } = this.#options;
        return (0,plan_file/* readPlan */.m3)(paths.plan, { campaign, identity, completedAt: null }) !== null;
    }
    async #pull(prefixes, hidden, options = {}) {
        const { carrier, paths, name, tempFolder, clock, identity } = this.#options;
        const { late, state, deadline } = this.#parts;
        late.markUnread(hidden);
        if (hidden.length > 0)
            state.handOver();
        const leftMs = Math.min(deadline.leftMs(), this.#endAt - clock.now());
        if (prefixes.length === 0 || deadline.leftMs() <= 0)
            return false;
        if (leftMs <= 0) {
            state.warnOf([{ reason: "budget-spent", operation: "restore", budgetMs: MAIN_WAIT_MS * RESTORE_SHARE }]);
            return false;
        }
        let isEmpty = false;
        await state.attempt("restore", () => (0,staging.inStaging)(tempFolder, async (into) => {
            const pulled = await deadline.raceDeadline(carrier.pull({ prefixes, into, deadlineMs: leftMs, ...options }));
            if (pulled === null)
                return;
            isEmpty = pulled.answers.every(({ kind }) => kind === "none");
            const mayRead = pulled.trouble.length > 0 || carrier.isDown();
            for (const { kind, prefix } of pulled.answers)
                if (kind !== "unknown" || !mayRead)
                    late.markRead(prefix);
            state.warnOf(pulled.trouble);
            const found = pulled.answers.flatMap((answer) => (answer.kind === "found" ? [answer] : []));
            for (const { key } of found)
                this.#noteReport(key);
            if (found.length === 0)
                return;
            const folders = found.map((answer) => answer.folder);
            const owner = { name, repository: identity.repository };
            for (const [index, merged] of (0,merge/* mergeFolders */.ot)(paths, folders, clock.now(), owner).entries()) {
                const { prefix = "", key = "" } = found[index] ?? {};
                const { trouble, newer, foreign } = merged;
                if (newer !== null)
                    state.yieldTo(newer, key);
                else if (foreign !== null)
                    state.warnOf([{ reason: "foreign-state", key, repository: foreign }]);
                else if (trouble !== null)
                    state.warnOf([{ reason: "unreadable", prefix, detail: trouble }]);
            }
        }));
        return isEmpty;
    }
    #noteReport(key) {
        this.#parts.state.noteEntry(key);
        const parsed = (0,carrier_key/* parseKey */.Do)(key);
        if (parsed === null)
            return;
        if (parsed.runId === this.#options.identity.workflowRun)
            this.#reported.add(parsed.jobIndex);
        else
            this.#others.set(parsed.jobIndex, key);
    }
}

// EXTERNAL MODULE: ./build/store/carrier/snapshot-files.js
var snapshot_files = __webpack_require__(90051);
;// CONCATENATED MODULE: ./build/engine/save-queue.js





const STEPS_OVER_TAKEN = [1, 2, 4, 8];
const SHARE_ROUNDS = 30;
const TAKEN_PAUSE_MS = 500;
const TAKEN_WAITS = 12;
const SLOW_SAVE_MS = 5_000;
const LOOK_MS = 10_000;
class SaveQueue {
    #options;
    #parts;
    #isDirty = false;
    #last = Promise.resolve();
    #isSaveQueued = false;
    constructor(options, parts) {
        this.#options = options;
        this.#parts = parts;
    }
    changed() {
        this.#isDirty = true;
        if (this.#parts.state.isSaved)
            this.#parts.state.setSaved(false);
    }
    saveChanges() {
        if (this.#isDirty)
            void this.save({ runWaits: false });
    }
    save(options) {
        if (this.#isSaveQueued && !options.runWaits)
            return this.#last;
        this.#isSaveQueued = true;
        return this.inTurn(() => {
            this.#isSaveQueued = false;
            return this.#saveNow(options);
        });
    }
    inTurn(push) {
        this.#last = this.#last.then(() => this.#parts.state.attempt("save", push));
        return this.#last;
    }
    async #saveNow(options) {
        const { state, deadline } = this.#parts;
        if (deadline.leftMs() <= 0 || state.mustNotSave)
            return;
        this.#isDirty = false;
        let isStored = false;
        try {
            isStored = await (0,staging.inStaging)(this.#options.tempFolder, (folder) => this.#saveFrom(folder, options));
        }
        finally {
            if (!isStored)
                this.#isDirty = true;
            state.setSaved(!this.#isDirty);
        }
    }
    async #saveFrom(folder, { runWaits, shares = false }) {
        const { paths, job, isLastTry = false } = this.#options;
        const { state, late, deadline } = this.#parts;
        await (state.isRunOver ? (0,snapshot_files.linkCarriedFiles)(paths.root, folder) : (0,snapshot_files.copyCarriedFiles)(paths.root, folder));
        for (const find of await late.complete(folder, deadline.leftMs()))
            this.#note(find);
        if (state.mustNotSave || (!runWaits && late.isWorthWaiting))
            return false;
        if (!(0,reserved_jobs/* isMatrixJob */.Pw)(job.index))
            return this.#share(folder);
        const isAlone = shares && job.total > reserved_jobs/* SMALL_MATRIX */.wV;
        if (!isLastTry && deadline.leftMs() > LOOK_MS)
            await this.#find((0,carrier_key/* jobPrefix */.An)(this.#slot(job.index)), folder);
        if (state.mustNotSave || !(await this.#store(folder)))
            return false;
        return !shares || isLastTry || (isAlone && runWaits) || this.#share(folder);
    }
    async #store(folder) {
        const { isLastTry = false, job, identity } = this.#options;
        const { state, deadline } = this.#parts;
        const { workflowRun: runId, runAttempt } = identity;
        const keyOf = (seq) => (0,carrier_key/* buildKey */.sI)({ ...this.#slot(job.index), runId, runAttempt, seq });
        let pushed = await this.#push(keyOf(state.nextSeq()), folder);
        for (const step of isLastTry ? [] : STEPS_OVER_TAKEN) {
            if (!isTaken(pushed) || deadline.leftMs() <= 0)
                break;
            pushed = await this.#push(keyOf(state.nextSeq(step)), folder);
        }
        state.warnOf(pushed.trouble);
        return isStored(pushed);
    }
    async #share(folder) {
        const { isLastTry = false, clock } = this.#options;
        const { state, deadline } = this.#parts;
        const slot = this.#slot(reserved_jobs/* SHARED_STATE */.Gb);
        let refused = 0;
        let passedOver = 0;
        let waits = 0;
        for (let round = 0; round < SHARE_ROUNDS && deadline.leftMs() > 0; round += 1) {
            const looked = isLastTry ? "known" : await this.#find((0,carrier_key/* jobPrefix */.An)(slot), folder);
            if (looked !== "known")
                return looked === "not-offered";
            if (state.mustNotSave || deadline.leftMs() <= 0)
                return false;
            let seq = Math.max(state.sharedSeq, passedOver) + 1;
            if (seq === refused) {
                await this.#pause();
                waits += 1;
                if (waits < TAKEN_WAITS)
                    continue;
                passedOver = seq;
                seq += 1;
            }
            const fromAt = clock.now();
            const pushed = await this.#push((0,carrier_key/* buildKey */.sI)({ ...slot, runId: "0", runAttempt: 1, seq }), folder);
            if (isTaken(pushed) && !isLastTry) {
                refused = seq;
                continue;
            }
            state.warnOf(pushed.trouble);
            const wasSlow = clock.now() - fromAt >= SLOW_SAVE_MS;
            if (!isStored(pushed) || !wasSlow || isLastTry)
                return isStored(pushed);
            const before = state.sharedSeq;
            if ((await this.#find((0,carrier_key/* jobPrefix */.An)(slot), folder)) !== "known" || state.sharedSeq === before)
                return true;
        }
        return false;
    }
    #pause() {
        const { clock } = this.#options;
        return new Promise((resolve) => {
            clock.at(clock.now() + TAKEN_PAUSE_MS, resolve);
        });
    }
    async #find(prefix, folder) {
        const { carrier } = this.#options;
        const { state, late, deadline } = this.#parts;
        const into = await late.folder();
        const { answers, trouble } = await carrier.pull({
            prefixes: [prefix],
            into,
            held: state.held,
            ...deadline.forCall(),
        });
        state.warnOf(trouble);
        const [answer] = answers;
        if (answer?.kind === "found")
            this.#note(late.add(answer, folder));
        else if (answer?.kind === "held")
            state.noteEntry(answer.key);
        if (answer !== undefined && answer.kind !== "unknown")
            return "known";
        return trouble.length === 0 && !carrier.isDown() ? "not-offered" : "unknown";
    }
    #note({ key, newer }) {
        this.#parts.state.noteEntry(key);
        if (newer !== null)
            this.#parts.state.yieldTo(newer, key);
    }
    async #push(key, folder) {
        const { state, deadline } = this.#parts;
        const leftMs = deadline.leftMs();
        const pushed = await this.#options.carrier.push({ key, folder, ...deadline.forCall() });
        if (leftMs >= PROOF_MS && pushed.trouble.some(({ reason }) => reason === "no-answer"))
            state.noteAbandoned();
        if (pushed.outcome.kind === "saved")
            state.noteEntry(key);
        return pushed;
    }
    #slot(jobIndex) {
        return { name: this.#options.name, campaign: this.#parts.state.campaign, jobIndex };
    }
}
function isTaken({ trouble }) {
    return trouble.some(({ reason }) => reason === "key-taken");
}
function isStored({ outcome }) {
    return outcome.kind === "saved" || (outcome.kind === "skipped" && outcome.because === "read-only");
}

// EXTERNAL MODULE: ./build/store/atomic-file.js
var atomic_file = __webpack_require__(148);
;// CONCATENATED MODULE: ./build/engine/shared-stops.js







const LOOK_FIRST_MS = 5_000;
const WRITE_TRIES = 8;
const TAKEN_WAIT_MS = 300;
class SharedStops {
    #options;
    #learned = new Map();
    #own = new Map();
    constructor(options) {
        this.#options = options;
    }
    async write(campaign, providers, leftMs) {
        const checkpoint = (0,checkpoint_file/* readCheckpoint */.HQ)(this.#options.paths.checkpoint);
        for (const provider of providers) {
            const circuit = checkpoint !== null && Object.hasOwn(checkpoint.circuits, provider) ? checkpoint.circuits[provider] : undefined;
            if (circuit !== undefined && !lasts(this.#learned.get(provider), circuit))
                this.#own.set(provider, circuit);
        }
        return this.repeat(campaign, leftMs);
    }
    async read(campaign) {
        const { entry, circuits, trouble } = await this.#look(campaign, {});
        const learned = [...circuits].flatMap(([provider, circuit]) => lasts(this.#own.get(provider), circuit)
            ? []
            : [
                {
                    provider,
                    untilAt: Date.parse(circuit.until),
                    reason: `another job was stopped: ${circuit.reason}`,
                    ...(circuit.outage ? { outage: true } : {}),
                },
            ]);
        return { learned, isMissing: entry !== "unknown" && this.#lacks(circuits), trouble };
    }
    async repeat(campaign, leftMs) {
        let trouble = [];
        let tried = 0;
        for (let round = 0; round < WRITE_TRIES && leftMs() > 0; round += 1) {
            const look = await this.#look(campaign, { deadlineMs: Math.min(LOOK_FIRST_MS, leftMs()) });
            if (look.entry !== "unknown" && !this.#lacks(look.circuits))
                return look.trouble;
            const seen = look.entry === "unknown" ? 0 : look.entry;
            const isLastRound = round === WRITE_TRIES - 1;
            if (seen >= tried || isLastRound) {
                if (leftMs() <= 0)
                    return look.trouble;
                tried = Math.max(seen, tried) + 1;
                const pushed = await this.#put(campaign, tried, look.circuits);
                trouble = [...look.trouble, ...pushed.trouble.filter(({ reason }) => reason !== "key-taken")];
                if (!pushed.isTaken)
                    return trouble;
            }
            if (!isLastRound)
                await this.#pause();
        }
        return trouble;
    }
    async #look(campaign, within) {
        const { carrier, identity, name, tempFolder } = this.#options;
        const prefix = (0,carrier_key/* jobPrefix */.An)({ name, campaign, jobIndex: reserved_jobs/* SHARED_STOPS */.GJ });
        return (0,staging.inStaging)(tempFolder, async (into) => {
            const { answers, trouble } = await carrier.pull({ prefixes: [prefix], into, ...within });
            const found = answers[0];
            const circuits = new Map();
            if (found === undefined || found.kind === "unknown")
                return { entry: "unknown", circuits, trouble };
            const key = found.kind === "found" ? (0,carrier_key/* parseKey */.Do)(found.key) : null;
            if (found.kind !== "found" || key?.runId !== identity.workflowRun)
                return { entry: 0, circuits, trouble };
            const checkpoint = (0,checkpoint_file/* readCheckpoint */.HQ)((0,external_node_path_.join)(found.folder, state_paths/* STATE_FILES */.mF.checkpoint));
            for (const [provider, circuit] of Object.entries(checkpoint?.circuits ?? {})) {
                if (Number.isNaN(Date.parse(circuit.until)))
                    continue;
                circuits.set(provider, circuit);
                if (!lasts(this.#own.get(provider), circuit))
                    this.#learned.set(provider, circuit);
            }
            return { entry: key.runAttempt === identity.runAttempt ? key.seq : 0, circuits, trouble };
        });
    }
    #lacks(circuits) {
        return [...this.#own].some(([provider, circuit]) => !lasts(circuits.get(provider), circuit));
    }
    async #put(campaign, entry, said) {
        const { carrier, identity, name, tempFolder, paths } = this.#options;
        const checkpoint = (0,checkpoint_file/* readCheckpoint */.HQ)(paths.checkpoint);
        if (checkpoint === null)
            return { isTaken: false, trouble: [] };
        const known = new Map([...this.#learned, ...said]);
        for (const [provider, circuit] of this.#own) {
            if (!lasts(known.get(provider), circuit))
                known.set(provider, circuit);
        }
        const text = JSON.stringify({ ...checkpoint, circuits: Object.fromEntries(known), durations_s: [] });
        const key = (0,carrier_key/* buildKey */.sI)({
            name,
            campaign,
            jobIndex: reserved_jobs/* SHARED_STOPS */.GJ,
            runId: identity.workflowRun,
            runAttempt: identity.runAttempt,
            seq: entry,
        });
        return (0,staging.inStaging)(tempFolder, async (folder) => {
            (0,atomic_file/* writeAtomically */.vK)((0,external_node_path_.join)(folder, state_paths/* STATE_FILES */.mF.checkpoint), (write) => write(`${text}\n`));
            const { trouble } = await carrier.push({ key, folder });
            return { isTaken: trouble.some(({ reason }) => reason === "key-taken"), trouble };
        });
    }
    #pause() {
        const { clock } = this.#options;
        return new Promise((resolve) => {
            clock.at(clock.now() + TAKEN_WAIT_MS, resolve);
        });
    }
}
function lasts(known, circuit) {
    return known !== undefined && Date.parse(circuit.until) <= Date.parse(known.until);
}

;// CONCATENATED MODULE: ./build/engine/carry.js








class Carry {
    #options;
    #late;
    #state;
    #deadline;
    #restore;
    #queue;
    #stops;
    #cancels = new Set();
    #isLooking = false;
    constructor(options) {
        this.#options = options;
        const { unread = [], read = [] } = options.earlier ?? {};
        this.#late = new LateRestore({ ...options, unread: options.isLastTry === true ? [] : unread, read });
        this.#state = new CarryState(options, this.#late);
        this.#deadline = new CarryDeadline(options.clock, this.#state);
        const parts = { state: this.#state, late: this.#late, deadline: this.#deadline };
        this.#restore = new Restore(options, parts);
        this.#queue = new SaveQueue(options, parts);
        this.#stops = new SharedStops(options);
    }
    restore(campaignOf) {
        return this.#state.wait(this.#restore.all(campaignOf));
    }
    restoreHidden() {
        return this.#state.wait(this.#restore.hidden());
    }
    reportedJobs() {
        return this.#restore.reportedJobs;
    }
    begin(campaign, learn) {
        const { job, checkpointIntervalMs, siblingIntervalMs } = this.#options;
        this.#saveUnder(campaign);
        if (this.#restore.hasCollected)
            void this.#queue.save({ runWaits: false, shares: true });
        this.#every(checkpointIntervalMs, () => this.#queue.saveChanges());
        if (job.total > 1)
            this.#every(siblingIntervalMs, () => void this.#look(learn));
    }
    changed() {
        this.#queue.changed();
    }
    stopped(providers) {
        this.#queue.changed();
        void this.#queue.save({ runWaits: false });
        if (this.#options.job.total === 1)
            return;
        void this.#queue.inTurn(async () => {
            this.#state.warnOf(await this.#stops.write(this.#state.campaign, providers, () => this.#deadline.leftMs()));
        });
    }
    endBy(at) {
        this.#deadline.endBy(at);
    }
    leave() {
        this.#state.leave();
    }
    async end(campaign) {
        const { clock, waitLimitMs = MAIN_WAIT_MS } = this.#options;
        const fromAt = clock.now();
        this.#deadline.endBy(fromAt + Math.max(0, waitLimitMs - this.#state.waitedMs));
        const hadTime = this.#deadline.leftMs() > 0;
        this.#saveUnder(campaign);
        this.#state.isRunOver = true;
        for (const cancel of this.#cancels)
            cancel();
        await this.#state.wait(this.#deadline.raceDeadline(this.#queue.save({ runWaits: true, shares: true })));
        if (hadTime && this.#deadline.leftMs() <= 0 && !this.#state.isSaved) {
            this.#state.warnOf([{ reason: "no-answer", operation: "save", limitMs: clock.now() - fromAt }]);
        }
        this.#deadline.close();
        this.#state.handOver();
        await this.#late.close();
    }
    #saveUnder(campaign) {
        const { name, job, isLastTry } = this.#options;
        this.#state.campaign = campaign;
        if (isLastTry !== true)
            this.#late.markUnread([(0,carrier_key/* jobPrefix */.An)({ name, campaign, jobIndex: job.index })]);
    }
    async #look(learn) {
        if (this.#isLooking)
            return;
        this.#isLooking = true;
        await this.#state.attempt("restore", async () => {
            const { learned, isMissing, trouble } = await this.#stops.read(this.#state.campaign);
            this.#state.warnOf(trouble);
            if (this.#state.isRunOver)
                return;
            if (isMissing) {
                void this.#queue.inTurn(async () => {
                    this.#state.warnOf(await this.#stops.repeat(this.#state.campaign, () => this.#deadline.leftMs()));
                });
            }
            const now = this.#options.clock.now();
            for (const circuit of learned)
                if (circuit.untilAt > now)
                    learn(circuit);
        });
        this.#isLooking = false;
    }
    #every(intervalMs, act) {
        const { clock } = this.#options;
        const tick = () => {
            this.#cancels.delete(cancel);
            if (this.#state.isRunOver)
                return;
            act();
            this.#every(intervalMs, act);
        };
        const cancel = clock.at(clock.now() + intervalMs, tick);
        this.#cancels.add(cancel);
    }
}


/***/ }),

/***/ 40564:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GJ: () => (/* binding */ SHARED_STOPS),
/* harmony export */   Gb: () => (/* binding */ SHARED_STATE),
/* harmony export */   Pw: () => (/* binding */ isMatrixJob),
/* harmony export */   Rr: () => (/* binding */ MERGE_JOB),
/* harmony export */   eb: () => (/* binding */ PLAN_JOB),
/* harmony export */   wV: () => (/* binding */ SMALL_MATRIX)
/* harmony export */ });
const SHARED_STATE = 9_996;
const SHARED_STOPS = 9_997;
const PLAN_JOB = 9_998;
const MERGE_JOB = 9_999;
const SMALL_MATRIX = 4;
function isMatrixJob(index) {
    return index < SHARED_STATE;
}


/***/ }),

/***/ 78951:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ uniteHistories),
/* harmony export */   d: () => (/* binding */ readCampaignHistory)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92765);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92746);
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
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .S)(path, (line) => {
        const row = historyRowSchema().safeParse((0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOrNull */ .J)(line));
        if (row.success)
            rows.push(row.data);
    });
    return rows;
}
function uniteHistories(target, sources, added = []) {
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
    (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .vK)(target, (write) => {
        for (const row of kept)
            write(`${JSON.stringify(row)}\n`);
    });
}


/***/ }),

/***/ 66242:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ jobPrefix),
/* harmony export */   Do: () => (/* binding */ parseKey),
/* harmony export */   XE: () => (/* binding */ nextKey),
/* harmony export */   bC: () => (/* binding */ earlierKeys),
/* harmony export */   fm: () => (/* binding */ runPrefixOf),
/* harmony export */   py: () => (/* binding */ outdatedKeys),
/* harmony export */   sI: () => (/* binding */ buildKey),
/* harmony export */   t1: () => (/* binding */ namePrefixOf),
/* harmony export */   w8: () => (/* binding */ namePrefix)
/* harmony export */ });
/* unused harmony exports KEY_LIMIT, jobPrefixOf, nameToken, campaignToken */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const KEY_LIMIT = 255;
const NAME_LIMIT = 60;
const CAMPAIGN_LIMIT = 100;
const HASH_DIGITS = 32;
const FORMAT = "carryover-v1";
const INDEX_DIGITS = 4;
const RUN_DIGITS = 20;
const ATTEMPT_DIGITS = 4;
const SEQ_DIGITS = 6;
function buildKey(save) {
    const numbers = [
        padded(runNumber(save.runId), RUN_DIGITS),
        padded(save.runAttempt, ATTEMPT_DIGITS),
        padded(save.seq, SEQ_DIGITS),
    ];
    return jobPrefix(save) + numbers.join("-");
}
function jobPrefix(job) {
    return `${namePrefix(job.name)}${campaignToken(job.campaign)}-j${padded(job.jobIndex, INDEX_DIGITS)}-`;
}
function namePrefix(name) {
    return `${FORMAT}-${nameToken(name)}-`;
}
const KEY = new RegExp(`^${FORMAT}-(?<name>[a-z0-9._]+)-(?<campaign>[a-z0-9._-]+)-j(?<index>\\d{${INDEX_DIGITS}})` +
    `-(?<run>\\d{${RUN_DIGITS}})-(?<attempt>\\d{${ATTEMPT_DIGITS}})-(?<seq>\\d{${SEQ_DIGITS}})$`);
function parseKey(key) {
    if (key.length > KEY_LIMIT)
        return null;
    const parts = KEY.exec(key)?.groups;
    if (parts === undefined)
        return null;
    const { name = "", campaign = "", index = "", run = "", attempt = "", seq = "" } = parts;
    if (campaign.includes("-j"))
        return null;
    return {
        nameToken: name,
        campaignToken: campaign,
        jobIndex: Number(index),
        runId: String(BigInt(run)),
        runAttempt: Number(attempt),
        seq: Number(seq),
    };
}
function jobPrefixOf(key) {
    return parseKey(key) === null ? null : key.slice(0, -(RUN_DIGITS + ATTEMPT_DIGITS + SEQ_DIGITS + 2));
}
function runPrefixOf(key, runId) {
    const prefix = jobPrefixOf(key);
    return prefix === null ? null : `${prefix}${padded(runNumber(runId), RUN_DIGITS)}-`;
}
function earlierKeys(key, count) {
    const parsed = parseKey(key);
    if (parsed === null)
        return [];
    const stem = key.slice(0, -SEQ_DIGITS);
    const keys = [];
    for (let seq = parsed.seq - 1; seq > 0 && keys.length < count; seq--)
        keys.push(stem + padded(seq, SEQ_DIGITS));
    return keys;
}
const SAVES_KEPT = 3;
const RUNS_KEPT = 8;
const KEPT_MS = 35 * 86_400_000;
function outdatedKeys(newestFirst) {
    const newestAt = newestFirst[0]?.savedAt ?? 0;
    const saves = new Map();
    const runs = new Map();
    const count = (counts, key) => {
        const next = (counts.get(key) ?? 0) + 1;
        counts.set(key, next);
        return next;
    };
    const isOutdated = ({ key, savedAt }) => {
        if (newestAt - savedAt > KEPT_MS)
            return true;
        const run = key.slice(0, -(ATTEMPT_DIGITS + SEQ_DIGITS + 2));
        const save = count(saves, run);
        return save > SAVES_KEPT || (save === 1 && count(runs, run.slice(0, -RUN_DIGITS)) > RUNS_KEPT);
    };
    return newestFirst.filter(isOutdated).map(({ key }) => key);
}
function namePrefixOf(key) {
    const parsed = parseKey(key);
    return parsed === null ? null : `${FORMAT}-${parsed.nameToken}-`;
}
function nextKey(key) {
    const parsed = parseKey(key);
    const seq = String((parsed?.seq ?? 0) + 1);
    return parsed === null || seq.length > SEQ_DIGITS ? null : key.slice(0, -SEQ_DIGITS) + seq.padStart(SEQ_DIGITS, "0");
}
function nameToken(name) {
    return escaped(name, NAME_LIMIT, (character) => (character === "-" ? "__" : null));
}
function campaignToken(campaign) {
    return escaped(campaign, CAMPAIGN_LIMIT, (character, before) => {
        if (character === "-")
            return "-";
        return character === "j" && before === "-" ? "_6a" : null;
    });
}
function escaped(text, limit, special) {
    if (text === "")
        return "_";
    let token = "";
    let head = "";
    const headLimit = limit - HASH_DIGITS - 2;
    for (let index = 0; index < text.length; index++) {
        const character = text.charAt(index);
        token += special(character, text[index - 1]) ?? escapeOf(character);
        if (token.length <= headLimit)
            head = token;
        if (token.length > limit) {
            const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text, "utf16le").digest("hex");
            return `${head}_h${hash.slice(0, HASH_DIGITS)}`;
        }
    }
    return token;
}
function escapeOf(character) {
    if (/[a-z0-9.]/.test(character))
        return character;
    const code = character.charCodeAt(0).toString(16);
    return code.length <= 2 ? `_${code.padStart(2, "0")}` : `_u${code.padStart(4, "0")}`;
}
function runNumber(runId) {
    if (/^\d{1,20}$/.test(runId))
        return runId;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(runId).digest().readBigUInt64BE().toString();
}
function padded(value, digits) {
    const text = String(value);
    if (!/^\d+$/.test(text) || text.length > digits) {
        throw new RangeError(`Expected a whole number of at most ${digits} digits in a cache key, got ${text}`);
    }
    return text.padStart(digits, "0");
}


/***/ }),

/***/ 90051:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   copyCarriedFiles: () => (/* binding */ copyCarriedFiles),
/* harmony export */   linkCarriedFiles: () => (/* binding */ linkCarriedFiles),
/* harmony export */   maxBytesOf: () => (/* binding */ maxBytesOf),
/* harmony export */   takeOverFiles: () => (/* binding */ takeOverFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(573);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31918);
/* harmony import */ var _take_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8879);





const LIMITS_BYTES = new Map([
    [_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_FILES */ .mF.checkpoint, _checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__/* .CHECKPOINT_LIMIT_BYTES */ .hn],
    [_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_FILES */ .mF.plan, _take_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .PLAN_LIMIT_BYTES */ .M],
]);
const CARRIED_FILES = new Map(Object.values(_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_FILES */ .mF).map((name) => [name, LIMITS_BYTES.get(name) ?? _state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_FILE_LIMIT_BYTES */ .BI]));
function maxBytesOf(name) {
    return CARRIED_FILES.get(name) ?? null;
}
async function listCarriedFiles(folder) {
    const names = [];
    for (const [name, limitBytes] of CARRIED_FILES) {
        const stat = await lstatOrNull((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        if (stat?.isFile() && stat.size <= limitBytes)
            names.push(name);
    }
    return names;
}
async function copyCarriedFiles(from, to) {
    const names = await listCarriedFiles(from);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(to, { recursive: true });
    for (const name of names)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name));
    return names;
}
async function linkCarriedFiles(from, to) {
    const names = await listCarriedFiles(from);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(to, { recursive: true });
    for (const name of names) {
        const source = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.link)(source, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name)).catch(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(source, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name)));
    }
    return names;
}
async function takeOverFiles(roots, to, passed) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(to, { recursive: true });
    const taken = new Set();
    const left = [];
    for (const root of roots) {
        const stat = await lstatOrNull(root);
        if (stat === null)
            continue;
        if (!stat.isDirectory()) {
            left.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(root));
            continue;
        }
        const wanted = new Set(await listCarriedFiles(root));
        for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(root)) {
            if (passed.has(name))
                continue;
            if (!wanted.has(name) || taken.has(name)) {
                left.push(name);
                continue;
            }
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, name));
            taken.add(name);
        }
    }
    return left;
}
async function lstatOrNull(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 61842:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ troubleOf),
/* harmony export */   fo: () => (/* binding */ takeTaskList),
/* harmony export */   ot: () => (/* binding */ mergeFolders)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(64220);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(148);
/* harmony import */ var _campaign_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78951);
/* harmony import */ var _checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(573);
/* harmony import */ var _retries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61200);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31918);
/* harmony import */ var _take_latest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76363);
/* harmony import */ var _take_plan_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8879);
/* harmony import */ var _unite_checkpoints_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(75097);
/* harmony import */ var _unite_rows_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(62937);












const CALLS_LIMIT_BYTES = 256_000_000;
const ANYBODY = { name: null, repository: null };
function mergeFolders(target, sources, now, owner = ANYBODY, onConflicts = () => undefined) {
    const merged = sources.map((folder) => {
        const trouble = troubleOf(folder);
        const skipped = { folder, checkpoint: null, newer: null, foreign: null };
        if (trouble !== null)
            return { ...skipped, trouble };
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .STATE_FILES */ .mF.checkpoint);
        const newer = (0,_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .newerCheckpoint */ .wT)(path);
        if (newer !== null)
            return { ...skipped, newer, trouble: `its checkpoint has version ${newer}` };
        const checkpoint = (0,_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readCheckpoint */ .HQ)(path);
        const other = (0,_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .otherName */ .sW)(checkpoint, owner.name);
        if (other !== null)
            return { ...skipped, trouble: `it is the state of ${other}` };
        const foreign = (0,_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .otherRepository */ .j5)(checkpoint, owner.repository);
        if (foreign !== null)
            return { ...skipped, foreign, trouble: `it is the state of the repository ${foreign}` };
        return { folder, checkpoint, newer, foreign, trouble };
    });
    const present = merged.flatMap(({ folder, trouble }) => (trouble === null && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? [folder] : []));
    const theirs = (name) => present.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .STATE_FILES */ .mF[name]));
    const retries = _retries_js__WEBPACK_IMPORTED_MODULE_5__/* .Retries */ .f.read([target.failures, ...theirs("failures")]);
    const conflicts = (0,_unite_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .uniteLedgers */ .Uf)(target.results, theirs("results"), retries);
    if (conflicts.length > 0)
        onConflicts(conflicts);
    (0,_unite_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .uniteSidecars */ .E_)(target.failures, theirs("failures"), retries);
    (0,_unite_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .uniteLines */ .PD)(target.events, theirs("events"));
    (0,_unite_rows_js__WEBPACK_IMPORTED_MODULE_10__/* .uniteLines */ .PD)(target.calls, theirs("calls"), CALLS_LIMIT_BYTES);
    (0,_take_latest_js__WEBPACK_IMPORTED_MODULE_7__/* .takeLatest */ .p8)(target.tasks, _state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .STATE_FILES */ .mF.tasks, { own: (0,_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readCheckpoint */ .HQ)(target.checkpoint), merged, now });
    const checkpoints = merged.flatMap(({ checkpoint }) => checkpoint ?? []);
    mergeCheckpoints(target, checkpoints, now);
    (0,_take_plan_js__WEBPACK_IMPORTED_MODULE_8__/* .takeLatestPlan */ .c)(target.plan, theirs("plan"), now + _unite_checkpoints_js__WEBPACK_IMPORTED_MODULE_9__/* .CLOCK_SKEW_MS */ .rn);
    (0,_campaign_history_js__WEBPACK_IMPORTED_MODULE_3__/* .uniteHistories */ .Q)(target.history, theirs("history"));
    (0,_take_latest_js__WEBPACK_IMPORTED_MODULE_7__/* .takeBaseline */ .F_)(target.baseline, theirs("baseline"), now);
    return merged;
}
function takeTaskList(target, merged, now) {
    (0,_take_latest_js__WEBPACK_IMPORTED_MODULE_7__/* .takeLatest */ .p8)(target.tasks, _state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .STATE_FILES */ .mF.tasks, { own: null, merged, now });
}
function troubleOf(folder) {
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
            return null;
        for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)) {
            if (!STATE_NAMES.has(name))
                continue;
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
            const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
            if (!stat.isFile())
                return `${name} is not a plain file`;
            if (stat.size > _state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .STATE_FILE_LIMIT_BYTES */ .BI)
                return `${name} is too large`;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
        }
        return null;
    }
    catch (error) {
        return (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_11__/* .reasonOf */ .A)(error);
    }
}
const STATE_NAMES = new Set(Object.values(_state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .STATE_FILES */ .mF));
function mergeCheckpoints(target, sources, now) {
    const own = (0,_checkpoint_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readCheckpoint */ .HQ)(target.checkpoint);
    const all = own === null ? sources : [own, ...sources];
    const first = all[0];
    if (first === undefined)
        return;
    const united = all.slice(1).reduce((a, b) => (0,_unite_checkpoints_js__WEBPACK_IMPORTED_MODULE_9__/* .uniteCheckpoints */ .Ns)(a, b, now), first);
    const text = JSON.stringify(united, null, 1);
    (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .writeAtomically */ .vK)(target.checkpoint, (write) => write(`${text}\n`));
}


/***/ }),

/***/ 3759:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inStaging: () => (/* binding */ inStaging),
/* harmony export */   removeFolder: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


async function inStaging(tempFolder, act) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(tempFolder, { recursive: true });
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tempFolder, "carryover-staging-"));
    try {
        return await act(folder);
    }
    finally {
        await removeFolder(folder);
    }
}
async function removeFolder(folder) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true }).catch(() => { });
}


/***/ }),

/***/ 76363:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F_: () => (/* binding */ takeBaseline),
/* harmony export */   an: () => (/* binding */ latestRow),
/* harmony export */   p8: () => (/* binding */ takeLatest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65079);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(148);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13853);
/* harmony import */ var _read_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38617);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31918);
/* harmony import */ var _unite_checkpoints_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75097);









function takeLatest(target, name, states) {
    const { own, merged, now } = states;
    let latest = own !== null && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(target) ? (0,_unite_checkpoints_js__WEBPACK_IMPORTED_MODULE_7__/* .checkpointOrder */ .V2)(own, now) : "";
    let source = null;
    for (const { folder, checkpoint } of merged) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name);
        if (checkpoint === null || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path) || (0,_unite_checkpoints_js__WEBPACK_IMPORTED_MODULE_7__/* .checkpointOrder */ .V2)(checkpoint, now) <= latest)
            continue;
        latest = (0,_unite_checkpoints_js__WEBPACK_IMPORTED_MODULE_7__/* .checkpointOrder */ .V2)(checkpoint, now);
        source = path;
    }
    if (latest === "")
        source = withoutCheckpoint(name, merged);
    if (source !== null)
        copyLines(source, target);
}
function withoutCheckpoint(name, merged) {
    const folders = merged.flatMap(({ folder, checkpoint, trouble }) => checkpoint === null && trouble === null && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)) ? [folder] : []);
    const [only, other] = folders;
    if (only === undefined)
        return null;
    if (other === undefined)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(only, name);
    const [latest] = folders
        .map((folder) => ({ folder, at: latestRow(folder)?.at ?? "" }))
        .sort((a, b) => (a.at > b.at ? -1 : 1));
    return latest === undefined ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(latest.folder, name);
}
function latestRow(folder) {
    let latest = null;
    const note = (at, { campaign, job }) => {
        if (latest === null || at > latest.at)
            latest = { at, campaign, job };
    };
    (0,_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readLedger */ .SC)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .STATE_FILES */ .mF.results), (row) => note(row.started_at, row));
    (0,_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readSidecar */ .YD)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _state_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .STATE_FILES */ .mF.failures), (row) => note(row.at, row));
    return latest;
}
function takeBaseline(target, sources, now) {
    let best = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(target) ? baselineRank(target, now) : "";
    let source = null;
    for (const path of sources) {
        const rank = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path) ? baselineRank(path, now) : "";
        if (rank <= best)
            continue;
        best = rank;
        source = path;
    }
    if (source !== null)
        copyLines(source, target);
}
function baselineRank(path, now) {
    const present = (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_8__/* .iso */ .K)(now + _unite_checkpoints_js__WEBPACK_IMPORTED_MODULE_7__/* .CLOCK_SKEW_MS */ .rn);
    let rows = 0;
    let latest = "";
    const text = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
    (0,_read_history_js__WEBPACK_IMPORTED_MODULE_5__/* .readLedger */ .SC)(path, (row, line) => {
        rows += 1;
        if (row.started_at > latest && row.started_at <= present)
            latest = row.started_at;
        text.update(line).update("\n");
    });
    return `${latest}\n${String(rows).padStart(12, "0")}\n${text.digest("hex")}`;
}
function copyLines(source, target) {
    (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeAtomically */ .vK)(target, (write) => (0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .readLines */ .S)(source, (line) => write(`${line}\n`)));
}


/***/ }),

/***/ 75097:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ns: () => (/* binding */ uniteCheckpoints),
/* harmony export */   V2: () => (/* binding */ checkpointOrder),
/* harmony export */   rn: () => (/* binding */ CLOCK_SKEW_MS)
/* harmony export */ });
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65079);
/* harmony import */ var _core_setbacks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7540);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93011);



const CLOCK_SKEW_MS = 3_600_000;
function uniteCheckpoints(a, b, now) {
    const [newer, older] = checkpointOrder(a, now) >= checkpointOrder(b, now) ? [a, b] : [b, a];
    const name = newer.name ?? older.name;
    const repository = newer.repository ?? older.repository;
    return {
        ...newer,
        seq: Math.max(a.seq, b.seq),
        jobs: Math.max(a.jobs, b.jobs),
        ...(name === undefined ? {} : { name }),
        ...(repository === undefined ? {} : { repository }),
        campaigns: uniteCampaigns(newer.campaigns, older.campaigns),
        circuits: uniteCircuits(newer, older),
        ...uniteSetbacksOf(newer, older),
        durations_s: (newer.durations_s.length > 0 ? newer : older).durations_s,
    };
}
function uniteSetbacksOf(newer, older) {
    const known = [newer.setbacks, older.setbacks].filter((one) => one?.campaign === newer.campaigns[0]?.id);
    const [first, second] = known;
    if (first === undefined)
        return {};
    return { setbacks: second === undefined ? first : (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_0__/* .uniteSetbacks */ .CB)(first, second) };
}
function uniteCircuits(newer, older) {
    const circuits = new Map();
    for (const [provider, circuit] of Object.entries(newer.circuits)) {
        if (!Number.isNaN(Date.parse(circuit.until)))
            circuits.set(provider, circuit);
    }
    const writtenAt = Date.parse(newer.updated_at);
    for (const [provider, circuit] of Object.entries(older.circuits)) {
        const untilAt = Date.parse(circuit.until);
        const knownUntilAt = Date.parse(circuits.get(provider)?.until ?? "");
        if (untilAt > writtenAt && !(knownUntilAt >= untilAt))
            circuits.set(provider, circuit);
    }
    return Object.fromEntries(circuits);
}
function checkpointOrder(checkpoint, now) {
    const at = Date.parse(checkpoint.updated_at);
    const written = at <= now + CLOCK_SKEW_MS ? (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .K)(at) : "";
    return `${written} ${String(checkpoint.seq).padStart(12, "0")} ${checkpoint.run} ${checkpoint.job}`;
}
function uniteCampaigns(newer, older) {
    const known = new Map();
    for (const record of [...newer, ...older]) {
        const other = known.get(record.id);
        known.set(record.id, other === undefined ? record : uniteCampaign(other, record));
    }
    return [...known.values()].slice(0, _format_js__WEBPACK_IMPORTED_MODULE_1__/* .CAMPAIGNS_LIMIT */ .yQ);
}
function uniteCampaign(newer, older) {
    const reopenedAt = [newer.reopened_at ?? "", older.reopened_at ?? ""].sort().at(-1) ?? "";
    const complete = [newer, older].find((record) => record.complete && (record.completed_at ?? "") >= reopenedAt);
    if (reopenedAt === "")
        return complete ?? newer;
    const open = { ...newer, complete: false, completed_run: null, completed_at: null, counts: undefined };
    return { ...(complete ?? open), reopened_at: reopenedAt };
}


/***/ })

};
