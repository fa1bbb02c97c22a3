export const id = 763;
export const ids = [763];
export const modules = {

/***/ 1672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ commandContext)
});

// EXTERNAL MODULE: ./build/engine/evaluation-context.js + 1 modules
var evaluation_context = __webpack_require__(7534);
;// CONCATENATED MODULE: ./build/engine/quiet-sink.js
/** A sink for commands that run no children: warnings, one line each. */
function warningSink(write) {
    return {
        on(event) {
            if (event.event === "warning")
                write(event.message);
        },
    };
}

// EXTERNAL MODULE: ./build/engine/run-identity.js
var run_identity = __webpack_require__(5161);
// EXTERNAL MODULE: ./build/report/redact.js + 4 modules
var redact = __webpack_require__(5032);
;// CONCATENATED MODULE: ./build/cli/command-context.js




async function commandContext(config, resumeCommand = "") {
    const { env } = process;
    for (const notice of config.notices)
        process.stderr.write(`carryover: ${notice}\n`);
    return (0,evaluation_context/* evaluationContext */.u)(config, {
        env,
        workspace: process.cwd(),
        identity: (0,run_identity/* runIdentity */.y)(env, config.job.index, Date.now()),
        redactor: (0,redact/* createRedactor */.l)({ values: (0,redact/* secretValues */.V)(env) }),
        sink: warningSink((message) => process.stderr.write(`carryover: ${message}\n`)),
        echo: null,
        resumeCommand,
        onSignal: () => { },
        openCarry: null,
    });
}


/***/ }),

/***/ 7612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mergeCommand: () => (/* binding */ mergeCommand)
});

// EXTERNAL MODULE: ./build/config/read-config.js + 2 modules
var read_config = __webpack_require__(3477);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(3798);
// EXTERNAL MODULE: ./build/core/answer.js
var answer = __webpack_require__(3422);
// EXTERNAL MODULE: ./build/core/campaign.js
var campaign = __webpack_require__(1670);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(3270);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(2474);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(3540);
// EXTERNAL MODULE: ./build/run/child-environment.js
var child_environment = __webpack_require__(4712);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(3853);
// EXTERNAL MODULE: ./build/core/hash-index.js
var hash_index = __webpack_require__(8313);
// EXTERNAL MODULE: ./build/store/read-history.js + 1 modules
var read_history = __webpack_require__(1609);
;// CONCATENATED MODULE: ./build/store/merge-memory.js
/** What a union has to remember of millions of lines: numbers in tables, not texts. */


const FIRST_CAPACITY = 1_024;
/** In the place of an instant: the order of the row is kept as text. */
const ODD = Number.NaN;
const TAKEN = Number.NEGATIVE_INFINITY;
/** Results by campaign and hash: of each the first by `resultOrder`, in some 60 bytes. */
class LedgerUnion {
    #campaigns = new Map();
    offer(row) {
        let campaign = this.#campaigns.get(row.campaign);
        if (campaign === undefined) {
            campaign = new CampaignUnion();
            this.#campaigns.set(row.campaign, campaign);
        }
        return campaign.offer(row);
    }
    take(row) {
        return this.#campaigns.get(row.campaign)?.take(row) ?? false;
    }
    size() {
        return [...this.#campaigns.values()].reduce((sum, campaign) => sum + campaign.size(), 0);
    }
}
class CampaignUnion {
    #hashes = new hash_index/* HashIndex */.xn();
    /** The start of the best row of each hash, in epoch ms. */
    #startedAt = new Float64Array(FIRST_CAPACITY);
    /** Its run and job, and its attempt. */
    #names = new Uint32Array(FIRST_CAPACITY);
    #attempts = new Uint32Array(FIRST_CAPACITY);
    #nameIndexes = new Map();
    #runsAndJobs = [];
    /** The one that was asked for last. */
    #lastName = 0;
    #oddOrders = new Map();
    offer(row) {
        const position = this.#hashes.find(row.hash);
        if (position === -1) {
            this.#keep(this.#hashes.append(row.hash), row);
            return true;
        }
        if (this.#isSame(position, row) || (0,read_history/* resultOrder */.oX)(row) >= this.#orderAt(position))
            return false;
        this.#keep(position, row);
        return true;
    }
    take(row) {
        const position = this.#hashes.find(row.hash);
        if (position === -1 || this.#startedAt[position] === TAKEN)
            return false;
        if (!this.#isSame(position, row) && (0,read_history/* resultOrder */.oX)(row) !== this.#orderAt(position))
            return false;
        this.#startedAt[position] = TAKEN;
        return true;
    }
    size() {
        return this.#hashes.count;
    }
    #keep(position, row) {
        if (position >= this.#startedAt.length)
            this.#grow();
        const startedAt = instantOf(row.started_at);
        this.#startedAt[position] = startedAt;
        this.#names[position] = this.#nameIndex(row);
        this.#attempts[position] = row.attempt;
        if (Number.isNaN(startedAt))
            this.#oddOrders.set(position, (0,read_history/* resultOrder */.oX)(row));
    }
    /** Most rows that are met again are the very same. */
    #isSame(position, row) {
        return (this.#startedAt[position] === instantOf(row.started_at) &&
            this.#attempts[position] === row.attempt &&
            this.#names[position] === this.#nameIndex(row));
    }
    #orderAt(position) {
        const startedAt = this.#startedAt[position] ?? ODD;
        if (Number.isNaN(startedAt))
            return this.#oddOrders.get(position) ?? "";
        const [run, job] = this.#runsAndJobs[this.#names[position] ?? 0] ?? ["", ""];
        const attempt = this.#attempts[position] ?? 0;
        return (0,read_history/* resultOrder */.oX)({ started_at: new Date(startedAt).toISOString(), run, job, attempt });
    }
    #nameIndex({ run, job }) {
        // Rows of one run and job follow one another.
        const [lastRun, lastJob] = this.#runsAndJobs[this.#lastName] ?? [];
        if (lastRun === run && lastJob === job)
            return this.#lastName;
        const name = JSON.stringify([run, job]);
        this.#lastName = this.#nameIndexes.get(name) ?? this.#runsAndJobs.push([run, job]) - 1;
        this.#nameIndexes.set(name, this.#lastName);
        return this.#lastName;
    }
    #grow() {
        const capacity = this.#startedAt.length * 2;
        const [startedAt, names, attempts] = [this.#startedAt, this.#names, this.#attempts];
        this.#startedAt = new Float64Array(capacity);
        this.#startedAt.set(startedAt);
        this.#names = new Uint32Array(capacity);
        this.#names.set(names);
        this.#attempts = new Uint32Array(capacity);
        this.#attempts.set(attempts);
    }
}
/** The instant of a text in the form that is written here; `ODD` for any other, of which only the text tells the order. */
function instantOf(text) {
    const at = Date.parse(text);
    return !Number.isNaN(at) && new Date(at).toISOString() === text ? at : ODD;
}
/** A set of lines, by 53 bits of a hash: of ten million lines, one is taken for another in one case of two hundred. */
class LineSet {
    /** Open addressing; 0 is an empty slot. The length is a power of two. */
    #slots = new Float64Array(FIRST_CAPACITY);
    #count = 0;
    /** @returns whether the line is new */
    add(line) {
        if (this.#count * 2 >= this.#slots.length)
            this.#grow();
        const hash = hashOfLine(line);
        const slot = this.#slotOf(hash);
        if (this.#slots[slot] === hash)
            return false;
        this.#slots[slot] = hash;
        this.#count += 1;
        return true;
    }
    #slotOf(hash) {
        const mask = this.#slots.length - 1;
        let slot = (hash % 2 ** 32) & mask;
        while (this.#slots[slot] !== 0 && this.#slots[slot] !== hash)
            slot = (slot + 1) & mask;
        return slot;
    }
    #grow() {
        const slots = this.#slots;
        this.#slots = new Float64Array(slots.length * 2);
        for (const hash of slots)
            if (hash !== 0)
                this.#slots[this.#slotOf(hash)] = hash;
    }
}
/** Two multiplicative hashes over UTF-16 units with the finaliser of MurmurHash3, joined; never 0. */
function hashOfLine(line) {
    let low = 0xdeadbeef;
    let high = 0x41c6ce57;
    for (let index = 0; index < line.length; index += 1) {
        const unit = line.charCodeAt(index);
        low = Math.imul(low ^ unit, 0x9e3779b1);
        high = Math.imul(high ^ unit, 0x5f356495);
    }
    low = finalised(low, high);
    high = finalised(high, low);
    return (high & 0x1fffff) * 2 ** 32 + (low >>> 0) || 1;
}
function finalised(word, other) {
    const mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
    return mixed ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
}

// EXTERNAL MODULE: ./build/store/state-folder.js + 1 modules
var state_folder = __webpack_require__(1674);
;// CONCATENATED MODULE: ./build/store/merge.js
/**
 * Unites state folders. A union has no order: ledger row > terminal > attempts by unique run.job.attempt, so
 * any sequence of jobs, kills and partial saves comes to the same state.
 */









/**
 * Adds what the sources hold to the target, whose journals must be closed; the sources stay as they are. A source
 * that holds links, or files that cannot be read, is passed over: the others are united all the same.
 *
 * @throws UserError for a checkpoint of a newer version in the target, and the file system's errors for a target
 * that cannot be read or written
 */
function mergeFolders(target, sources) {
    const merged = sources.map((folder) => {
        const trouble = troubleOf(folder);
        return { folder, checkpoint: trouble === null ? checkpointOf(folder) : null, trouble };
    });
    const present = merged.flatMap(({ folder, trouble }) => (trouble === null && (0,external_node_fs_.existsSync)(folder) ? [folder] : []));
    mergeLedger(target.results, present.map((folder) => (0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.results)));
    mergeSidecar(target.failures, present.map((folder) => (0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.failures)));
    mergeEvents(target.events, present.map((folder) => (0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.events)));
    takeLatest(target.tasks, state_folder/* STATE_FILES */.mF.tasks, { own: (0,state_folder/* readCheckpoint */.HQ)(target.checkpoint), merged });
    mergeCheckpoints(target, merged.flatMap(({ checkpoint }) => checkpoint ?? []));
    takeBest(target.plan, present.map((folder) => (0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.plan)), planRank);
    takeBest(target.baseline, present.map((folder) => (0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.baseline)), baselineRank);
    return merged;
}
/** What keeps a folder from being read; a missing one holds nothing, which is no trouble. */
function troubleOf(folder) {
    try {
        if (!(0,external_node_fs_.existsSync)(folder))
            return null;
        for (const name of (0,external_node_fs_.readdirSync)(folder)) {
            if (!STATE_NAMES.has(name))
                continue;
            const path = (0,external_node_path_.join)(folder, name);
            if (!(0,external_node_fs_.lstatSync)(path).isFile())
                return `${name} is no plain file`;
            (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK);
        }
        return null;
    }
    catch (error) {
        return (0,state_folder/* describe */.q0)(error);
    }
}
const STATE_NAMES = new Set(Object.values(state_folder/* STATE_FILES */.mF));
/** A source of a newer version is passed over: it is not ours to read, and the target does not need it. */
function checkpointOf(folder) {
    try {
        return (0,state_folder/* readCheckpoint */.HQ)((0,external_node_path_.join)(folder, state_folder/* STATE_FILES */.mF.checkpoint));
    }
    catch {
        return null;
    }
}
/** Of the results of one task in one campaign the first by `resultOrder` stays. */
function mergeLedger(target, sources) {
    const best = new LedgerUnion();
    unite({ target, sources, best, read: read_history/* readLedger */.SC });
}
/** Of the rows of one attempt the terminal one stays, then the earlier. Failures are few beside results. */
function mergeSidecar(target, sources) {
    const orders = new Map();
    const keyOf = (row) => `${row.campaign}\n${row.hash}\n${(0,read_history/* attemptKey */.jX)(row)}`;
    const orderOf = (row) => `${row.terminal ? 0 : 1} ${row.at} ${row.class}`;
    const best = {
        offer(row) {
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
    unite({ target, sources, best, read: read_history/* readSidecar */.YD });
}
/** Reads all files twice: which row of each kind is the best, and then the best ones, in the order of the files. */
function unite({ target, sources, best, read }) {
    let rows = 0;
    read(target, (row) => {
        rows += 1;
        best.offer(row);
    });
    let isChanged = !(0,external_node_fs_.existsSync)(target) || best.size() < rows;
    for (const source of sources) {
        read(source, (row) => {
            if (best.offer(row))
                isChanged = true;
        });
    }
    if (!isChanged)
        return;
    (0,state_folder/* writeAtomically */.vK)(target, (write) => {
        for (const path of [target, ...sources]) {
            read(path, (row, line) => {
                if (best.take(row))
                    write(`${line}\n`);
            });
            // Rows of a newer version stay where they are, unread.
            if (path === target)
                (0,journal/* readLines */.Se)(path, (line) => isNewer(line) && write(`${line}\n`));
        }
    });
}
function isNewer(line) {
    return /"v":\s*[2-9]|"v":\s*\d{2}/.test(line) && (0,format/* newerVersion */.ip)(parse(line)) !== null;
}
function parse(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return null;
    }
}
/** Events are told once each, in the order of their instants per folder. */
function mergeEvents(target, sources) {
    if (!sources.some((source) => (0,external_node_fs_.existsSync)(source)))
        return;
    const seen = new LineSet();
    let added = 0;
    const produce = (write) => {
        (0,journal/* readLines */.Se)(target, (line) => {
            seen.add(line);
            write(`${line}\n`);
        });
        for (const source of sources) {
            (0,journal/* readLines */.Se)(source, (line) => {
                if (!seen.add(line) || parse(line) === null)
                    return;
                added += 1;
                write(`${line}\n`);
            });
        }
    };
    (0,state_folder/* writeAtomically */.vK)(target, produce, () => added > 0);
}
function mergeCheckpoints(target, sources) {
    const own = (0,state_folder/* readCheckpoint */.HQ)(target.checkpoint);
    const all = own === null ? sources : [own, ...sources];
    const first = all[0];
    if (first === undefined)
        return;
    const united = all.slice(1).reduce(uniteCheckpoints, first);
    const text = JSON.stringify(united, null, 1);
    (0,state_folder/* writeAtomically */.vK)(target.checkpoint, (write) => write(`${text}\n`));
}
/** Two checkpoints as one; the newer one leads, and what the other knows besides is kept. */
function uniteCheckpoints(a, b) {
    const [newer, older] = checkpointOrder(a) >= checkpointOrder(b) ? [a, b] : [b, a];
    const limits = { ...older.limits, ...newer.limits };
    return {
        ...newer,
        seq: Math.max(a.seq, b.seq),
        jobs: Math.max(a.jobs, b.jobs),
        campaigns: uniteCampaigns(newer.campaigns, older.campaigns),
        circuits: uniteCircuits(newer, older),
        limits,
        durations_s: (newer.durations_s.length > 0 ? newer : older).durations_s,
    };
}
/**
 * What the newer checkpoint does not hold open it has seen closed, but for what a sibling holds open beyond its
 * instant: nobody was let through before that to prove anything. Texts that are no instants hold nothing up.
 */
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
/** What is no instant comes before all that are. */
function checkpointOrder(checkpoint) {
    const at = Date.parse(checkpoint.updated_at);
    const written = Number.isNaN(at) ? "" : (0,answer/* iso */.KH)(at);
    return `${written} ${String(checkpoint.seq).padStart(12, "0")} ${checkpoint.run} ${checkpoint.job}`;
}
/** A campaign that one job saw complete over the whole list is complete. */
function uniteCampaigns(newer, older) {
    const known = new Map();
    for (const record of [...newer, ...older]) {
        const other = known.get(record.id);
        if (other === undefined || (record.complete && !other.complete))
            known.set(record.id, record);
    }
    return [...known.values()].slice(0, 64);
}
/** The file of the folder whose checkpoint is the newest: a task list is replaced, not united. */
function takeLatest(target, name, states) {
    let latest = states.own !== null && (0,external_node_fs_.existsSync)(target) ? checkpointOrder(states.own) : "";
    let source = null;
    for (const { folder, checkpoint } of states.merged) {
        const path = (0,external_node_path_.join)(folder, name);
        if (checkpoint === null || !(0,external_node_fs_.existsSync)(path) || checkpointOrder(checkpoint) <= latest)
            continue;
        latest = checkpointOrder(checkpoint);
        source = path;
    }
    if (source !== null)
        copyLines(source, target);
}
/** The file with the highest rank; the target's own where ranks are equal. */
function takeBest(target, sources, rankOf) {
    let best = (0,external_node_fs_.existsSync)(target) ? rankOf(target) : "";
    let source = null;
    for (const path of sources) {
        const rank = (0,external_node_fs_.existsSync)(path) ? rankOf(path) : "";
        if (rank <= best)
            continue;
        best = rank;
        source = path;
    }
    if (source !== null)
        copyLines(source, target);
}
/** The instant at which the plan was made. */
function planRank(path) {
    let madeAt = "";
    (0,journal/* readLines */.Se)(path, (line) => {
        const made = schemas/* object */.Ikc({ made_at: schemas/* string */.YjP().max(40) }).safeParse(parse(line));
        if (made.success)
            madeAt = made.data.made_at;
    });
    return madeAt;
}
/** The baseline of the later campaign; of one campaign the fuller one. */
function baselineRank(path) {
    let rows = 0;
    let campaign = "";
    (0,read_history/* readLedger */.SC)(path, (row) => {
        rows += 1;
        if (row.campaign > campaign)
            campaign = row.campaign;
    });
    return `${campaign}\n${String(rows).padStart(12, "0")}`;
}
function copyLines(source, target) {
    (0,state_folder/* writeAtomically */.vK)(target, (write) => (0,journal/* readLines */.Se)(source, (line) => write(`${line}\n`)));
}

// EXTERNAL MODULE: ./build/tasks/read-tasks.js + 6 modules
var read_tasks = __webpack_require__(9285);
// EXTERNAL MODULE: ./build/engine/circuits.js
var circuits = __webpack_require__(4747);
// EXTERNAL MODULE: ./build/engine/outputs.js
var engine_outputs = __webpack_require__(7545);
// EXTERNAL MODULE: ./build/engine/prepare.js + 2 modules
var prepare = __webpack_require__(5425);
// EXTERNAL MODULE: ./build/engine/read-status.js
var read_status = __webpack_require__(8698);
// EXTERNAL MODULE: ./build/engine/run-identity.js
var run_identity = __webpack_require__(5161);
// EXTERNAL MODULE: ./build/engine/write-reports.js + 30 modules
var write_reports = __webpack_require__(706);
;// CONCATENATED MODULE: ./build/engine/merge-states.js
/** `merge`: unites the states of all jobs, notices those that never reported, and gives the one verdict. */





















/**
 * @param folders the jobs' states; they are left untouched
 * @throws UserError where no state is found, or the target cannot be written
 */
async function mergeStates(config, context, folders) {
    const { clock, identity } = context;
    const now = clock.now();
    const warn = (message) => context.sink.on({ event: "warning", message, at: (0,answer/* iso */.KH)(clock.now()) });
    const folder = state_folder/* StateFolder */.sy.open((0,external_node_path_.resolve)(context.workspace, config.stateDir), context.redactor);
    try {
        const { paths } = folder;
        const held = readRuns(paths);
        const merged = mergeFolders(paths, folders.map((one) => (0,external_node_path_.resolve)(context.workspace, one)));
        for (const { folder: path, trouble } of merged) {
            if (trouble !== null)
                warn(`${path} was passed over: ${trouble}`);
        }
        const carry = context.openCarry?.(paths, warn);
        await carry?.restore((known) => (0,prepare/* campaignOf */.Ii)(config, identity, { known, now }));
        const checkpoint = folder.readCheckpoint();
        const judged = checkpoint === null ? undefined : judgedCampaign(checkpoint.campaigns, { config, identity, now });
        if (checkpoint === null || judged === undefined) {
            throw new user_error/* UserError */.y(`Expected the state of at least one job in ${folders.length === 0 ? paths.root : folders.join(", ")}, found none. ` +
                "Check that the jobs ran, and that their state folders were handed over.");
        }
        const campaign = judged.id;
        const silent = merged.flatMap(({ folder: path, trouble }) => trouble !== null || isEmptyFolder(path) ? [path] : []);
        const reported = new Set([
            ...held.flatMap((run) => (run.campaign === campaign && isOfThisRun(run.run, identity) ? [run.job] : [])),
            ...merged.flatMap((one) => (one.checkpoint === null ? [] : [one.checkpoint.job])),
            ...(carry?.reportedJobs() ?? []).map(String),
        ]);
        const missing = missingJobs(config.expectedJobs, reported, silent);
        const tasks = await listTasks(config, context, paths);
        const { history } = folder.readHistory(campaign, new core_history/* ListHistory */.tX(tasks));
        const maxAttempts = lastMaxAttempts(paths) ?? config.maxAttempts;
        const counts = (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(tasks.count), history, maxAttempts);
        const last = lastEnds(paths, campaign);
        const status = mergedStatus(counts, missing.length > 0, last);
        const result = { status, counts, failedAlike: false, signal: null };
        const { at, reason } = why({ status, counts, missing, checkpoint, last, tasks, history, maxAttempts });
        folder.openJournals();
        folder.writeCheckpoint(mergedCheckpoint(checkpoint, { judged, identity, now, isComplete: counts.outstanding === 0 }));
        if (missing.length > 0) {
            warn(`${missing.length === 1 ? "one job" : `${missing.length} jobs`} never reported: ${missing.join(", ")}. Their tasks stay outstanding.`);
        }
        const outputs = (0,engine_outputs/* buildOutputs */.J)({ status, reason, counts, resumeAt: at, resumeCommand: context.resumeCommand, paths });
        folder.appendEvent({
            event: "run_ended",
            run: identity.run,
            job: "merge",
            campaign,
            max_attempts: maxAttempts,
            status,
            reason,
            resume_at: outputs["resume-at"],
            resume_command: outputs["resume-command"],
            at: (0,answer/* iso */.KH)(clock.now()),
        });
        await carry?.end(campaign);
        const report = (0,write_reports.writeReports)({ paths, campaign, maxAttempts, part: null, run: null, warn });
        const { judgement } = context;
        const against = (0,tally/* heldAgainst */.fn)(result, judgement);
        return { result, reason, against, exitCode: (0,tally/* exitCode */.I$)(result, judgement), outputs, report, missing };
    }
    finally {
        folder.close();
    }
}
/** The campaign of this workflow run, or the one asked for, where the states know it; else the one that they come with. */
function judgedCampaign(known, run) {
    const { config, identity, now } = run;
    // By hand and without a word, nothing but the states says what they are of.
    if (config.campaign.kind === "auto" && identity.trigger.eventName === null)
        return known[0];
    const asked = (0,prepare/* campaignOf */.Ii)(config, identity, { known, now });
    return known.find((record) => record.id === asked) ?? known[0];
}
/** Outside of workflows each job is a run of its own, and nothing tells which of them belong together. */
function isOfThisRun(run, identity) {
    return identity.run === identity.workflowRun || (0,run_identity/* workflowRunOf */.o)(run) === identity.workflowRun;
}
function isEmptyFolder(path) {
    return !(0,external_node_fs_.existsSync)(path) || (0,external_node_fs_.readdirSync)(path).length === 0;
}
function missingJobs(expected, reported, silent) {
    if (expected === null)
        return [...silent];
    return [...Array(expected).keys()].filter((index) => !reported.has(String(index))).map((index) => `job ${index}`);
}
async function listTasks(config, context, paths) {
    if (config.taskSource === null)
        return (0,read_status/* readListedTasks */.K)(paths.tasks);
    return (0,read_tasks/* readTasks */.j)(config.taskSource, {
        workspace: context.workspace,
        workingDirectory: (0,external_node_path_.resolve)(context.workspace, config.workingDirectory),
        env: (0,child_environment/* filterEnvironment */._I)(context.env, "inherit"),
        provider: config.provider,
        repeats: config.repeats,
        passWithNoTasks: config.passWithNoTasks,
    });
}
const startedSchema = schemas/* object */.Ikc({
    event: schemas/* literal */.euz("run_started"),
    campaign: schemas/* string */.YjP(),
    run: schemas/* string */.YjP(),
    job: schemas/* string */.YjP(),
    max_attempts: schemas/* int */.Whr().min(1),
});
const endedSchema = schemas/* object */.Ikc({
    event: schemas/* literal */.euz("run_ended"),
    run: schemas/* string */.YjP(),
    job: schemas/* string */.YjP(),
    status: schemas/* enum */.k5n(["complete", "stopped", "out_of_time", "interrupted", "aborted", "incomplete"]),
    reason: schemas/* string */.YjP(),
    at: schemas/* string */.YjP(),
});
function lastMaxAttempts(paths) {
    return readRuns(paths).at(-1)?.max_attempts ?? null;
}
/** The runs of jobs that the folder knows of, in its order. */
function readRuns(paths) {
    const runs = [];
    readRunEvents(paths, (value) => {
        const started = startedSchema.safeParse(value);
        if (started.success)
            runs.push(started.data);
    });
    return runs;
}
/** How each job's last run ended. */
function lastEnds(paths, campaign) {
    const ofCampaign = new Set(readRuns(paths).flatMap((run) => (run.campaign === campaign ? [run.run] : [])));
    const ends = new Map();
    readRunEvents(paths, (value) => {
        const ended = endedSchema.safeParse(value);
        if (!ended.success || ended.data.job === "merge" || !ofCampaign.has(ended.data.run))
            return;
        const known = ends.get(ended.data.job);
        if (known === undefined || known.at < ended.data.at)
            ends.set(ended.data.job, ended.data);
    });
    return [...ends.values()];
}
function readRunEvents(paths, onValue) {
    (0,journal/* readLines */.Se)(paths.events, (line) => {
        if (!line.includes('"run_started"') && !line.includes('"run_ended"'))
            return;
        try {
            onValue(JSON.parse(line));
        }
        catch {
            // A torn line tells nothing.
        }
    });
}
/** Of the jobs' endings the one that a reader must know of first. */
const GRAVITY = ["aborted", "stopped", "interrupted", "out_of_time"];
function mergedStatus(counts, hasMissing, last) {
    if (counts.outstanding === 0)
        return hasMissing ? "incomplete" : "complete";
    return GRAVITY.find((status) => last.some((end) => end.status === status)) ?? "incomplete";
}
function why(facts) {
    const { status, counts, missing, checkpoint, last } = facts;
    const providers = new Set((0,core_history/* computeOutstanding */.os)(facts.tasks, (0,split/* wholeOf */.l2)(facts.tasks.count), facts).map(({ task }) => task.provider || null));
    const named = [...providers].flatMap((provider) => provider ?? Object.keys(checkpoint.circuits));
    const at = counts.outstanding === 0 ? null : (0,circuits/* resumeAt */.hH)(checkpoint.circuits, new Set(named));
    const told = last.find((end) => end.status === status)?.reason;
    if (status === "complete")
        return { at, reason: "nothing is outstanding" };
    if (missing.length > 0)
        return { at, reason: `${missing.join(", ")} never reported${told === undefined ? "" : `; ${told}`}` };
    return { at, reason: told ?? `${counts.outstanding} tasks are outstanding` };
}
function mergedCheckpoint(checkpoint, facts) {
    const { judged, identity, now, isComplete } = facts;
    const settled = (0,campaign/* settleCampaign */.MJ)(judged, { isComplete, workflowRun: identity.workflowRun, completedAt: (0,answer/* iso */.KH)(now) });
    // The present campaign comes first.
    const campaigns = [settled, ...checkpoint.campaigns.filter((record) => record.id !== judged.id)];
    return {
        ...checkpoint,
        v: format/* FORMAT_VERSION */.Hp,
        seq: checkpoint.seq + 1,
        updated_at: (0,answer/* iso */.KH)(now),
        run: identity.run,
        job: "merge",
        campaigns,
    };
}

// EXTERNAL MODULE: ./build/cli/command-context.js + 1 modules
var command_context = __webpack_require__(1672);
;// CONCATENATED MODULE: ./build/cli/merge.js




async function mergeCommand(line) {
    if (line.positionals.length === 0) {
        throw new user_error/* UserError */.y("Expected the state folders to unite, found none. Write `carryover merge --state-dir OUT FOLDER...`.");
    }
    const config = (0,read_config/* readConfig */.X)(line.inputs, { origin: "cli", env: process.env, taker: "merge" });
    const end = await mergeStates(config, await (0,command_context/* commandContext */.b)(config), line.positionals);
    const { outputs } = end;
    process.stderr.write(`carryover: ${outputs.status}: ${outputs.passed} passed, ${outputs.failed} failed, ${outputs.errored} errored, ` +
        `${outputs.skipped} skipped, ${outputs.outstanding} outstanding of ${outputs.total} (${end.reason})\n`);
    if (line.flags.json)
        process.stdout.write(`${JSON.stringify({ ...outputs, outputs })}\n`);
    return end.exitCode;
}


/***/ }),

/***/ 7545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ buildOutputs)
/* harmony export */ });
/* unused harmony export outputText */
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3540);

function buildOutputs(facts) {
    const { counts, paths } = facts;
    const resume = counts.outstanding > 0;
    const rate = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .passRate */ .sc)(counts);
    return {
        status: facts.status,
        resume,
        "resume-at": resume && facts.resumeAt !== null ? new Date(facts.resumeAt).toISOString() : "",
        "resume-command": resume ? facts.resumeCommand : "",
        reason: facts.reason,
        total: counts.total,
        passed: counts.passed,
        failed: counts.failed,
        errored: counts.errored,
        skipped: counts.skipped,
        outstanding: counts.outstanding,
        "pass-rate": rate === null ? null : Math.round(rate * 1e6) / 1e6,
        "results-file": paths.results,
        "failures-file": paths.failures,
        "summary-file": paths.summary,
        "junit-file": paths.junit,
        "report-file": paths.report,
    };
}
/** An output as the runner takes it: text, empty where there is no value. */
function outputText(value) {
    return value === null ? "" : String(value);
}


/***/ }),

/***/ 8698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readListedTasks),
/* harmony export */   r: () => (/* binding */ readStatus)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3798);
/* harmony import */ var _core_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3270);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3540);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7756);
/* harmony import */ var _store_journal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3853);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1609);
/* harmony import */ var _store_state_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1674);
/* harmony import */ var _store_task_line_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1980);
/* harmony import */ var _tasks_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4542);
/* harmony import */ var _tasks_task_columns_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8069);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7545);
/* harmony import */ var _plan_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6127);
/* harmony import */ var _run_identity_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5161);
/** What a state folder says of the last run in it, without running anything. */













const startedSchema = zod__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_10__/* .literal */ .euz("run_started"),
    run: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP(),
    campaign: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP(),
    job_index: zod__WEBPACK_IMPORTED_MODULE_10__/* .int */ .Whr(),
    job_total: zod__WEBPACK_IMPORTED_MODULE_10__/* .int */ .Whr().min(1),
    max_attempts: zod__WEBPACK_IMPORTED_MODULE_10__/* .int */ .Whr().min(1),
});
const endedSchema = zod__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_10__/* .literal */ .euz("run_ended"),
    run: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_10__/* ["enum"] */ .k5n(["complete", "stopped", "out_of_time", "interrupted", "aborted", "incomplete"]),
    reason: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP(),
    resume_at: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP(),
    resume_command: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP(),
});
/** The end of a merge says by itself what it is of: the whole list. */
const mergeEndedSchema = endedSchema.extend({
    job: zod__WEBPACK_IMPORTED_MODULE_10__/* .literal */ .euz("merge"),
    campaign: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP(),
    max_attempts: zod__WEBPACK_IMPORTED_MODULE_10__/* .int */ .Whr().min(1),
});
const listedSchema = zod__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP().min(1) });
/**
 * @throws UserError where the folder holds no run
 */
function readStatus(paths) {
    const checkpoint = (0,_store_state_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .readCheckpoint */ .HQ)(paths.checkpoint);
    const { started, ended } = readLastRun(paths.events);
    const campaign = started?.campaign ?? checkpoint?.campaigns[0]?.id;
    if (campaign === undefined) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_11__/* .UserError */ .y(`Expected the state of a run in ${paths.root}, found none. Run \`carryover run\` first, or give the right \`--state-dir\`.`);
    }
    const job = { index: started?.job_index ?? 0, total: started?.job_total ?? 1 };
    const tasks = readListedTasks(paths.tasks);
    const workflowRun = (0,_run_identity_js__WEBPACK_IMPORTED_MODULE_9__/* .workflowRunOf */ .o)(started?.run ?? "");
    const part = (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_8__/* .partOf */ .BU)(tasks, { job, plan: (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_8__/* .readPlan */ .m3)(paths.plan, { campaign, identity: { workflowRun } }) });
    const { history } = (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readHistory */ .Lu)({ ledger: paths.results, sidecar: paths.failures }, campaign, new _core_history_js__WEBPACK_IMPORTED_MODULE_0__/* .ListHistory */ .tX(tasks));
    const maxAttempts = started?.max_attempts ?? 3;
    const counts = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .countTasks */ .g6)(part, history, maxAttempts);
    const resumeAt = Date.parse(ended?.resume_at ?? "");
    const outputs = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_7__/* .buildOutputs */ .J)({
        status: ended?.status ?? killedStatus(counts),
        reason: ended?.reason ?? "the last run ended without a word: it was killed, or it is still running",
        counts,
        resumeAt: Number.isNaN(resumeAt) ? null : resumeAt,
        resumeCommand: ended?.resume_command ?? "",
        paths,
    });
    return { campaign, outputs, counts, maxAttempts, part: (0,_plan_file_js__WEBPACK_IMPORTED_MODULE_8__/* .partPredicate */ .P1)(part, tasks) };
}
function killedStatus(counts) {
    return counts.outstanding === 0 ? "complete" : "incomplete";
}
function readLastRun(path) {
    let started = null;
    let ended = null;
    (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se)(path, (line) => {
        // Most lines are of attempts; only these two kinds are worth parsing.
        if (!line.includes('"run_started"') && !line.includes('"run_ended"'))
            return;
        const value = parseJson(line);
        const start = startedSchema.safeParse(value);
        const end = endedSchema.safeParse(value);
        const merged = mergeEndedSchema.safeParse(value);
        if (start.success) {
            started = start.data;
            ended = null;
        }
        else if (end.success)
            ended = end.data;
        if (merged.success)
            started = { ...merged.data, event: "run_started", job_index: 0, job_total: 1 };
    });
    return { started, ended };
}
/** The resolved list of the last run, as far as counting needs it. */
function readListedTasks(path) {
    const tasks = new _tasks_task_columns_js__WEBPACK_IMPORTED_MODULE_6__/* .TaskColumns */ .b();
    (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se)(path, (line) => {
        const value = parseJson(line);
        const listed = listedSchema.safeParse(value);
        if (!listed.success)
            return;
        const hash = (0,_store_task_line_js__WEBPACK_IMPORTED_MODULE_12__/* .statedHash */ .s)(line) ?? (0,_tasks_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__/* .hashOf */ .q)(value);
        tasks.add({ id: listed.data.id, hash, json: line, provider: "" });
    });
    return tasks;
}
function parseJson(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 9924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   IE: () => (/* binding */ xmlAttribute),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   gP: () => (/* binding */ childLines),
/* harmony export */   hd: () => (/* binding */ mermaidName),
/* harmony export */   p0: () => (/* binding */ markdownFence),
/* harmony export */   p7: () => (/* binding */ markdownText),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   wh: () => (/* binding */ plainText),
/* harmony export */   xK: () => (/* binding */ xmlText)
/* harmony export */ });
/* unused harmony exports commandData, commandProperty */
// biome-ignore-all lint/suspicious/noControlCharactersInRegex: control characters are what is looked for here
/**
 * The one place that makes foreign text harmless: ids, messages, outputs and scores of children are data,
 * and must stay data in a log that is parsed for commands, in Markdown, in XML and in HTML.
 */
// An unterminated sequence loses its first character only, so that nothing can be made to vanish behind it.
const ANSI = /\u001b(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\u0007\u001b\n]{0,2048}(?:\u0007|\u001b\\)|[@-Z\\^_=>78])/g;
const ANSI_BUT_COLOURS = /\u001b(?!\[[0-9;:]{0,64}m)(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\u0007\u001b\n]{0,2048}(?:\u0007|\u001b\\)|[@-Z\\^_=>78])?/g;
/** Control characters but tab and newline, and the marks that reorder text on a screen. */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const CONTROLS_BUT_ESCAPE = /[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
const LINE_BREAKS = /\r\n|[\n\r\u2028\u2029]/g;
const COLOUR_RESET = "\u001b[0m";
/** Text without terminal sequences and control characters; line breaks become `\n`. */
function plainText(text) {
    return text.replace(LINE_BREAKS, "\n").replace(ANSI, "").replace(CONTROLS, "");
}
/** Plain text on one line, cut to `length` characters. */
function oneLine(text, length = Number.POSITIVE_INFINITY) {
    const line = plainText(text)
        .replace(/[\n\t ]+/g, " ")
        .trim();
    return line.length <= length ? line : `${line.slice(0, Math.max(0, length - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}
/**
 * Lines of a child for a log that a workflow runner parses. Each begins with `[label] `, so none can begin with
 * `::`; `##[`, which counts anywhere in a line, is broken up; and what a runner takes for a line end is one here.
 */
function childLines(text, { label, colours }) {
    const prefix = `[${oneLine(label, 100)}] `;
    return text.split(LINE_BREAK).map((line) => {
        const coloured = colours ? line.replace(ANSI_BUT_COLOURS, "").replace(CONTROLS_BUT_ESCAPE, "") : plainText(line);
        const reset = coloured.includes("\u001b[") ? COLOUR_RESET : "";
        return breakUpCommands(`${prefix}${coloured}${reset}`);
    });
}
/** A line of our own that quotes foreign text, for the same log. It must begin with a word of ours. */
function logLine(text) {
    return breakUpCommands(text.replace(LINE_BREAKS, " "));
}
function breakUpCommands(line) {
    return line.replaceAll("##[", "# #[");
}
/** The data of a workflow command. */
function commandData(text) {
    return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
/** A property of a workflow command. */
function commandProperty(text) {
    return commandData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
/** HTML text and attribute values in quotes. */
function html(text) {
    return text
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replaceAll('"', "&quot;")
        .replaceAll("'", "&#39;");
}
/**
 * Foreign text in a line of Markdown, table cells included: no markup, no HTML, no mathematics, and neither a
 * mention, a reference to an issue nor a link. It must not begin a line.
 */
function markdownText(text) {
    const escaped = oneLine(text)
        .replace(/[\\`*_[\]|~$]/g, "\\$&")
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;");
    // Links are made of the text that is shown, whatever escapes it was written with: only a break helps.
    return escaped
        .replace(/@(?=[\w-])/g, "@\u200b")
        .replace(/(#|\bGH-)(?=\d)/gi, "$1\u200b")
        .replaceAll("://", ":\u200b//")
        .replace(/\bwww(?=\.)/gi, "www\u200b");
}
/** Foreign text as a span of code, for lines and table cells. */
function markdownCode(text) {
    const line = oneLine(text);
    if (line === "")
        return "` `";
    // A table splits its cells before it knows of code.
    const cell = line.replaceAll("|", "\\|");
    const fence = "`".repeat(longestRun(cell) + 1);
    const pad = /^[` ]|[` ]$/.test(cell) ? " " : "";
    return `${fence}${pad}${cell}${pad}${fence}`;
}
/** Foreign text as a block of code, without a newline at its end. */
function markdownFence(text) {
    const block = plainText(text).replace(/\n+$/, "");
    const fence = "`".repeat(Math.max(3, longestRun(block) + 1));
    return `${fence}text\n${block}\n${fence}`;
}
function longestRun(text) {
    return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
/**
 * A name in a mermaid diagram, where colons, semicolons, hashes and commas are syntax and no escape works
 * everywhere. Some words are keywords at the start of a line: it must follow a word of ours.
 */
function mermaidName(text) {
    return oneLine(oneLine(text).replace(/[^\p{L}\p{N} ._/()+-]/gu, " "), 60);
}
/** Most texts are: a million of them are not to be searched for each thing that they do not hold. */
const NEEDS_NO_ESCAPE = /^[\w .,:;/()+#=-]*$/;
/** Text of an XML 1.0 element. What XML cannot hold is dropped. */
function xmlText(text) {
    if (NEEDS_NO_ESCAPE.test(text))
        return text;
    return plainText(text)
        .replace(/[\ud800-\udfff\ufffe\uffff]/gu, "")
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;");
}
/** The value of an XML 1.0 attribute in double quotes. */
function xmlAttribute(text) {
    return xmlText(text).replaceAll('"', "&quot;").replaceAll("\t", "&#9;").replaceAll("\n", "&#10;");
}


/***/ }),

/***/ 9886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ utcTime),
/* harmony export */   v: () => (/* binding */ utcMinute)
/* harmony export */ });
/** Instants as people read them. */
/** What `resume-at` may add to the instant that a provider named. */
const MARGIN_MS = 5_000;
const MINUTE_MS = 60_000;
/** An instant in UTC to the minute, such as `2026-11-22T00:00Z`; never one at which it would still be too early. */
function utcMinute(at) {
    const minute = Math.ceil((at - MARGIN_MS) / MINUTE_MS) * MINUTE_MS;
    return `${new Date(minute).toISOString().slice(0, 16)}Z`;
}
/** The time of day in UTC, such as `04:56:55Z`. */
function utcTime(at) {
    return `${new Date(at).toISOString().slice(11, 19)}Z`;
}


/***/ }),

/***/ 4702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   In: () => (/* binding */ shortNumber),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   o7: () => (/* binding */ statusWords),
/* harmony export */   ot: () => (/* binding */ classWords),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);

/** `1 task`, `2 tasks`. */
function counted(count, noun, plural = `${noun}s`) {
    return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
/** A whole number with its thousands apart. */
function grouped(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
/** A share as a percentage with one decimal, never rounded to a whole that it is not. */
function percent(share) {
    const rounded = Math.round(share * 1_000) / 10;
    if (rounded === 100 && share < 1)
        return "99.9 %";
    if (rounded === 0 && share > 0)
        return "0.1 %";
    return `${Number.isInteger(rounded) ? rounded : rounded.toFixed(1)} %`;
}
/** Three significant digits, without zeros at the end. */
function shortNumber(value) {
    return String(Number(value.toPrecision(3)));
}
function statusWords(status) {
    switch (status) {
        case "complete":
            return "complete";
        case "stopped":
            return "stopped by a rate limit";
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
/** What tasks of a class came to in the end. */
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
