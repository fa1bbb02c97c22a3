export const id = 341;
export const ids = [341,759,782];
export const modules = {

/***/ 3734:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ commandContext)
/* harmony export */ });
/* harmony import */ var _engine_evaluation_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7534);
/* harmony import */ var _engine_run_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5161);
/* harmony import */ var _engine_signals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5042);
/* harmony import */ var _engine_warnings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2202);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9860);
/* harmony import */ var _streams_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4624);






async function commandContext(config, resumeCommand = "") {
    const { env } = process;
    for (const notice of config.notices)
        (0,_streams_js__WEBPACK_IMPORTED_MODULE_3__/* .tell */ .qz)(notice);
    return (0,_engine_evaluation_context_js__WEBPACK_IMPORTED_MODULE_4__/* .evaluationContext */ .u1)(config, {
        env,
        workspace: process.cwd(),
        identity: (0,_engine_run_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .runIdentity */ .y)(env, config.job.index, Date.now()),
        redactor: (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_2__.environmentRedactor)(env),
        sink: (0,_engine_warnings_js__WEBPACK_IMPORTED_MODULE_5__/* .warningSink */ .m)(_streams_js__WEBPACK_IMPORTED_MODULE_3__/* .tell */ .qz),
        echo: null,
        resumeCommand,
        onSignal: (0,_engine_signals_js__WEBPACK_IMPORTED_MODULE_1__/* .listenForSignals */ .s)(),
        openCarry: null,
    });
}


/***/ }),

/***/ 1130:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/campaign.js
var campaign = __webpack_require__(1670);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(3270);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(5079);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(2474);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(3540);
// EXTERNAL MODULE: ./build/store/checkpoint-file.js
var checkpoint_file = __webpack_require__(573);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(9458);
// EXTERNAL MODULE: ./build/store/atomic-file.js
var atomic_file = __webpack_require__(148);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(1918);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(3853);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(8617);
;// CONCATENATED MODULE: ./build/store/unite-checkpoints.js


const CLOCK_SKEW_MS = 3_600_000;
function uniteCheckpoints(a, b, now) {
    const [newer, older] = checkpointOrder(a, now) >= checkpointOrder(b, now) ? [a, b] : [b, a];
    const name = newer.name ?? older.name;
    const limits = { ...older.limits, ...newer.limits };
    return {
        ...newer,
        seq: Math.max(a.seq, b.seq),
        jobs: Math.max(a.jobs, b.jobs),
        ...(name === undefined ? {} : { name }),
        campaigns: uniteCampaigns(newer.campaigns, older.campaigns),
        circuits: uniteCircuits(newer, older),
        limits,
        durations_s: (newer.durations_s.length > 0 ? newer : older).durations_s,
    };
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
    const written = at <= now + CLOCK_SKEW_MS ? (0,instant/* iso */.K)(at) : "";
    return `${written} ${String(checkpoint.seq).padStart(12, "0")} ${checkpoint.run} ${checkpoint.job}`;
}
function uniteCampaigns(newer, older) {
    const known = new Map();
    for (const record of [...newer, ...older]) {
        const other = known.get(record.id);
        if (other === undefined || (record.complete && !other.complete))
            known.set(record.id, record);
    }
    return [...known.values()].slice(0, format/* CAMPAIGNS_LIMIT */.yQ);
}

;// CONCATENATED MODULE: ./build/store/take-latest.js









function takeLatest(target, name, states) {
    const { own, merged, now } = states;
    let latest = own !== null && (0,external_node_fs_.existsSync)(target) ? checkpointOrder(own, now) : "";
    let source = null;
    for (const { folder, checkpoint } of merged) {
        const path = (0,external_node_path_.join)(folder, name);
        if (checkpoint === null || !(0,external_node_fs_.existsSync)(path) || checkpointOrder(checkpoint, now) <= latest)
            continue;
        latest = checkpointOrder(checkpoint, now);
        source = path;
    }
    if (latest === "")
        source = withoutCheckpoint(name, merged);
    if (source !== null)
        copyLines(source, target);
}
function withoutCheckpoint(name, merged) {
    const folders = merged.flatMap(({ folder, checkpoint, trouble }) => checkpoint === null && trouble === null && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, name)) ? [folder] : []);
    const [only, other] = folders;
    if (only === undefined)
        return null;
    if (other === undefined)
        return (0,external_node_path_.join)(only, name);
    const [latest] = folders
        .map((folder) => ({ folder, at: latestRow(folder)?.at ?? "" }))
        .sort((a, b) => (a.at > b.at ? -1 : 1));
    return latest === undefined ? null : (0,external_node_path_.join)(latest.folder, name);
}
function latestRow(folder) {
    let latest = null;
    const note = (at, { campaign, job }) => {
        if (latest === null || at > latest.at)
            latest = { at, campaign, job };
    };
    (0,read_history/* readLedger */.SC)((0,external_node_path_.join)(folder, state_paths/* STATE_FILES */.mF.results), (row) => note(row.started_at, row));
    (0,read_history/* readSidecar */.YD)((0,external_node_path_.join)(folder, state_paths/* STATE_FILES */.mF.failures), (row) => note(row.at, row));
    return latest;
}
function takeBaseline(target, sources, now) {
    let best = (0,external_node_fs_.existsSync)(target) ? baselineRank(target, now) : "";
    let source = null;
    for (const path of sources) {
        const rank = (0,external_node_fs_.existsSync)(path) ? baselineRank(path, now) : "";
        if (rank <= best)
            continue;
        best = rank;
        source = path;
    }
    if (source !== null)
        copyLines(source, target);
}
function baselineRank(path, now) {
    const present = (0,instant/* iso */.K)(now + CLOCK_SKEW_MS);
    let rows = 0;
    let latest = "";
    const text = (0,external_node_crypto_.createHash)("sha256");
    (0,read_history/* readLedger */.SC)(path, (row, line) => {
        rows += 1;
        if (row.started_at > latest && row.started_at <= present)
            latest = row.started_at;
        text.update(line).update("\n");
    });
    return `${latest}\n${String(rows).padStart(12, "0")}\n${text.digest("hex")}`;
}
function copyLines(source, target) {
    (0,atomic_file/* writeAtomically */.v)(target, (write) => (0,journal/* readLines */.Se)(source, (line) => write(`${line}\n`)));
}

// EXTERNAL MODULE: ./build/store/take-plan.js
var take_plan = __webpack_require__(8879);
// EXTERNAL MODULE: ./build/core/json-or-null.js
var json_or_null = __webpack_require__(2746);
// EXTERNAL MODULE: ./build/core/hash-index.js
var hash_index = __webpack_require__(8313);
;// CONCATENATED MODULE: ./build/store/merge-memory.js



const FIRST_CAPACITY = 1_024;
const ODD = Number.NaN;
const TAKEN = Number.NEGATIVE_INFINITY;
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
    #startedAt = new Float64Array(FIRST_CAPACITY);
    #names = new Uint32Array(FIRST_CAPACITY);
    #attempts = new Uint32Array(FIRST_CAPACITY);
    #nameIndexes = new Map();
    #runsAndJobs = [];
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
        return (0,read_history/* resultOrder */.oX)({ started_at: (0,instant/* iso */.K)(startedAt), run, job, attempt });
    }
    #nameIndex({ run, job }) {
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
function instantOf(text) {
    const at = Date.parse(text);
    return !Number.isNaN(at) && (0,instant/* iso */.K)(at) === text ? at : ODD;
}
class LineSet {
    #slots = new Float64Array(FIRST_CAPACITY);
    #count = 0;
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

;// CONCATENATED MODULE: ./build/store/unite-rows.js







function uniteLedgers(target, sources) {
    const best = new LedgerUnion();
    unite({ target, sources, best, read: read_history/* readLedger */.SC });
}
function uniteSidecars(target, sources) {
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
    (0,atomic_file/* writeAtomically */.v)(target, (write) => {
        for (const path of [target, ...sources]) {
            read(path, (row, line) => {
                if (best.take(row))
                    write(`${line}\n`);
            });
            if (path === target)
                (0,journal/* readLines */.Se)(path, (line) => isNewer(line) && write(`${line}\n`));
        }
    });
}
function isNewer(line) {
    return /"v":\s*[2-9]|"v":\s*\d{2}/.test(line) && (0,format/* newerVersion */.ip)((0,json_or_null/* jsonOrNull */.J)(line)) !== null;
}
function uniteEvents(target, sources) {
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
                if (!seen.add(line) || (0,json_or_null/* jsonOrNull */.J)(line) === null)
                    return;
                added += 1;
                write(`${line}\n`);
            });
        }
    };
    (0,atomic_file/* writeAtomically */.v)(target, produce, () => added > 0);
}

;// CONCATENATED MODULE: ./build/store/merge.js










function mergeFolders(target, sources, now, name = null) {
    const merged = sources.map((folder) => {
        const trouble = troubleOf(folder);
        if (trouble !== null)
            return { folder, checkpoint: null, newer: null, trouble };
        const path = (0,external_node_path_.join)(folder, state_paths/* STATE_FILES */.mF.checkpoint);
        const newer = (0,checkpoint_file/* newerCheckpoint */.wT)(path);
        if (newer !== null)
            return { folder, checkpoint: null, newer, trouble: `its checkpoint is of version ${newer}` };
        const checkpoint = (0,checkpoint_file/* readCheckpoint */.HQ)(path);
        const other = (0,checkpoint_file/* otherName */.sW)(checkpoint, name);
        if (other !== null)
            return { folder, checkpoint: null, newer, trouble: `it is the state of ${other}` };
        return { folder, checkpoint, newer, trouble };
    });
    const present = merged.flatMap(({ folder, trouble }) => (trouble === null && (0,external_node_fs_.existsSync)(folder) ? [folder] : []));
    const theirs = (name) => present.map((folder) => (0,external_node_path_.join)(folder, state_paths/* STATE_FILES */.mF[name]));
    uniteLedgers(target.results, theirs("results"));
    uniteSidecars(target.failures, theirs("failures"));
    uniteEvents(target.events, theirs("events"));
    takeLatest(target.tasks, state_paths/* STATE_FILES */.mF.tasks, { own: (0,checkpoint_file/* readCheckpoint */.HQ)(target.checkpoint), merged, now });
    const checkpoints = merged.flatMap(({ checkpoint }) => checkpoint ?? []);
    mergeCheckpoints(target, checkpoints, now);
    (0,take_plan/* takeLatestPlan */.c)(target.plan, theirs("plan"), now + CLOCK_SKEW_MS);
    takeBaseline(target.baseline, theirs("baseline"), now);
    return merged;
}
function takeTaskList(target, merged, now) {
    takeLatest(target.tasks, state_paths/* STATE_FILES */.mF.tasks, { own: null, merged, now });
}
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
        return (0,reason/* reasonOf */.A)(error);
    }
}
const STATE_NAMES = new Set(Object.values(state_paths/* STATE_FILES */.mF));
function mergeCheckpoints(target, sources, now) {
    const own = (0,checkpoint_file/* readCheckpoint */.HQ)(target.checkpoint);
    const all = own === null ? sources : [own, ...sources];
    const first = all[0];
    if (first === undefined)
        return;
    const united = all.slice(1).reduce((a, b) => uniteCheckpoints(a, b, now), first);
    const text = JSON.stringify(united, null, 1);
    (0,atomic_file/* writeAtomically */.v)(target.checkpoint, (write) => write(`${text}\n`));
}

// EXTERNAL MODULE: ./build/store/run-events.js
var run_events = __webpack_require__(7577);
// EXTERNAL MODULE: ./build/store/state-folder.js + 3 modules
var state_folder = __webpack_require__(9131);
// EXTERNAL MODULE: ./build/engine/followed-campaign.js + 1 modules
var followed_campaign = __webpack_require__(3258);
// EXTERNAL MODULE: ./build/engine/job-runs.js
var job_runs = __webpack_require__(2563);
// EXTERNAL MODULE: ./build/engine/list-tasks.js
var list_tasks = __webpack_require__(1448);
// EXTERNAL MODULE: ./build/store/lock.js
var lock = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/store/snapshot-files.js
var snapshot_files = __webpack_require__(3782);
// EXTERNAL MODULE: ./build/store/staging.js
var staging = __webpack_require__(3759);
// EXTERNAL MODULE: ./build/engine/take-over.js
var take_over = __webpack_require__(2419);
;// CONCATENATED MODULE: ./build/engine/merge-sources.js










async function mergeSources(sources, facts) {
    const { target, now, tempFolder } = facts;
    const withRows = sources.filter((source) => {
        const paths = (0,state_paths/* statePaths */.mt)(source);
        return troubleOf(source) === null && (0,take_over/* mayHoldLeftovers */.Bw)(paths) && !(0,lock/* isHeld */.i7)(paths.lock);
    });
    if (withRows.length === 0)
        return mergeFolders(target.paths, sources, now);
    return (0,staging.inStaging)(tempFolder, async (staging) => {
        const copies = [];
        for (const [index, source] of withRows.entries()) {
            const copy = (0,external_node_path_.join)(staging, String(index));
            try {
                await takeOverCopy((0,state_paths/* statePaths */.mt)(source), copy, facts);
                copies.push(copy);
            }
            catch (error) {
                (0,external_node_fs_.rmSync)(copy, { recursive: true, force: true });
                facts.warn(`${source}: rows that a killed run left could not be taken over: ${(0,reason/* reasonOf */.A)(error)}`);
            }
        }
        return mergeFolders(target.paths, [...sources, ...copies], now).slice(0, sources.length);
    });
}
async function takeOverCopy(source, to, facts) {
    const copy = (0,state_paths/* statePaths */.mt)(to);
    await (0,snapshot_files.copyCarriedFiles)(source.root, to);
    copyInbox(source.inbox, copy.inbox);
    const stored = [copy.results, copy.failures].map((path) => ({ path, bytes: sizeOr0(path) }));
    const folder = state_folder/* StateFolder */.s.open(to, facts.target.redactor);
    try {
        const left = await (0,take_over/* takeOverLeft */.Dx)(folder, { ...facts, orphans: "leave" });
        for (const message of left.warnings)
            facts.warn(`${source.root}: ${message}`);
    }
    finally {
        folder.close();
    }
    for (const { path, bytes } of stored)
        keepAfter(path, bytes);
    for (const path of [copy.tasks, copy.events, copy.baseline, copy.plan, copy.checkpoint, copy.inbox]) {
        (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
    }
}
function sizeOr0(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.size ?? 0;
}
function keepAfter(path, bytes) {
    const rest = Buffer.alloc(sizeOr0(path) - bytes);
    if (rest.length > 0) {
        const file = (0,external_node_fs_.openSync)(path, "r");
        (0,external_node_fs_.readSync)(file, rest, 0, rest.length, bytes);
        (0,external_node_fs_.closeSync)(file);
    }
    (0,external_node_fs_.writeFileSync)(path, rest);
}
function copyInbox(from, to) {
    (0,external_node_fs_.mkdirSync)(to, { recursive: true });
    for (const name of (0,external_node_fs_.readdirSync)(from)) {
        const path = (0,external_node_path_.join)(from, name);
        if ((0,external_node_fs_.lstatSync)(path).isFile())
            (0,external_node_fs_.copyFileSync)(path, (0,external_node_path_.join)(to, name));
    }
}

// EXTERNAL MODULE: ./build/core/circuit.js
var circuit = __webpack_require__(2725);
// EXTERNAL MODULE: ./build/engine/circuits.js
var engine_circuits = __webpack_require__(4747);
;// CONCATENATED MODULE: ./build/engine/merge-verdict.js





const GRAVITY = ["aborted", "stopped", "interrupted", "out_of_time"];
function judgeMerge(facts) {
    const { counts, missing, ends } = facts;
    if (counts.outstanding === 0) {
        const isWhole = missing.length === 0;
        const reason = isWhole ? "nothing is outstanding" : `${missing.join(", ")} never reported`;
        return { status: isWhole ? "complete" : "incomplete", reason, failedAlike: false, resumeAt: null };
    }
    const at = resumeInstant(facts);
    const isHeldUp = ends.length === 0 && missing.length === 0 && at !== null && at > facts.now;
    const status = isHeldUp
        ? "stopped"
        : (GRAVITY.find((grave) => ends.some((end) => end.status === grave)) ?? "incomplete");
    const words = isHeldUp
        ? `no job was started: every provider of an outstanding task is stopped, the first until ${(0,instant/* iso */.K)(at)}`
        : (ends.find((end) => end.status === status)?.reason ?? `${counts.outstanding} tasks are outstanding`);
    return {
        status,
        reason: withMissing(missing, words),
        failedAlike: ends.some((end) => end.failedAlike),
        resumeAt: at,
    };
}
function withMissing(missing, words) {
    return missing.length === 0 ? words : `${missing.join(", ")} never reported; ${words}`;
}
function resumeInstant({ tasks, history, maxAttempts, circuits, now }) {
    const outstanding = (0,core_history/* computeOutstanding */.os)((0,split/* wholeOf */.l2)(tasks.count), { history, maxAttempts });
    const providers = new Set(Array.from(outstanding, (index) => tasks.providerAt(index)));
    if (providers.delete(""))
        for (const provider of Object.keys(circuits))
            providers.add(provider);
    const at = (0,engine_circuits/* resumeAt */.hH)(circuits, providers);
    return at === null ? null : Math.min(at, now + circuit/* OPEN_LIMIT_MS */.WX);
}

// EXTERNAL MODULE: ./build/engine/open-folder.js
var open_folder = __webpack_require__(332);
// EXTERNAL MODULE: ./build/engine/outputs.js
var engine_outputs = __webpack_require__(7545);
// EXTERNAL MODULE: ./build/engine/prepare.js + 1 modules
var prepare = __webpack_require__(2768);
// EXTERNAL MODULE: ./build/engine/state-name.js
var state_name = __webpack_require__(3804);
// EXTERNAL MODULE: ./build/engine/stored-tasks.js
var stored_tasks = __webpack_require__(1683);
// EXTERNAL MODULE: ./build/engine/warnings.js
var warnings = __webpack_require__(2202);
// EXTERNAL MODULE: ./build/engine/write-reports.js + 32 modules
var write_reports = __webpack_require__(5169);
;// CONCATENATED MODULE: ./build/engine/merge-states.js





























async function mergeStates(config, context, folders) {
    const { clock, identity } = context;
    const now = clock.now();
    const warn = (0,warnings/* warnIn */.a)(context);
    const sources = folders.map((one) => (0,external_node_path_.resolve)(context.workspace, one));
    const own = config.stateName === null ? [(0,external_node_path_.resolve)(context.workspace, config.stateDir)] : [];
    (0,state_name/* refuseOtherStates */.hr)([...own, ...sources], config.stateName);
    const folder = await (0,open_folder/* openFolder */.N)(config, context);
    try {
        const { paths } = folder;
        const workflowRun = identity.run === identity.workflowRun ? null : identity.workflowRun;
        const takeOver = (0,take_over/* takeOverFacts */.z8)(paths, { config, context, now });
        for (const message of (await (0,take_over/* takeOverLeft */.Dx)(folder, takeOver)).warnings)
            warn(message);
        const tempFolder = context.env.RUNNER_TEMP || (0,external_node_os_.tmpdir)();
        const merged = await mergeSources(sources, { ...takeOver, target: folder, now, tempFolder, warn });
        for (const { folder: path, trouble } of merged) {
            if (trouble !== null)
                warn(`${path} was passed over: ${trouble}`);
        }
        const carry = context.openCarry?.(paths, warn);
        await carry?.restore((known) => (0,prepare/* campaignOf */.Ii)(config, identity, { known, now, paths }));
        await carry?.restoreHidden();
        const checkpoint = folder.readCheckpoint() ?? checkpointOfRows(folder, { identity, now });
        const silent = merged.flatMap(({ folder: path, trouble }) => (trouble !== null || !holdsState(path) ? [path] : []));
        const isFound = checkpoint !== null || silent.length < folders.length;
        const isKnown = isFound || config.taskSource !== null || config.expectedJobs === 0;
        if (!isKnown)
            throw nothingFound(folders.length === 0 ? [paths.root] : folders);
        const followed = isUnasked(config, identity)
            ? null
            : (0,followed_campaign/* ownFollowedCampaign */.n)(config, identity, checkpoint?.campaigns ?? []);
        if (followed !== null) {
            carry?.leave();
            const tasks = await tasksOf(config, context, paths);
            return { ...(0,followed_campaign/* endOfFollowed */.b)(paths, { campaign: followed, tasks }, { config, context }), missing: [] };
        }
        const judged = judgedCampaign(checkpoint?.campaigns ?? [], { config, identity, now, paths });
        const campaign = judged.id;
        const ofCampaign = merged.filter((one) => presentCampaign(one) === campaign);
        warnOfOthers(merged, campaign, warn);
        const runs = jobRuns(paths, { campaign, workflowRun, hasFolders: folders.length > 0 });
        const reported = new Set([
            ...runs.map(({ job }) => job),
            ...ofCampaign.flatMap(({ checkpoint: one }) => one?.job ?? []),
            ...merged.flatMap((one) => (one.checkpoint === null && one.trouble === null ? jobOf(one.folder, campaign) : [])),
            ...(carry?.reportedJobs() ?? []).map(String),
        ]);
        const missingIndexes = missingJobs(config.expectedJobs, { known: runs.at(-1)?.jobTotal ?? 0, reported });
        const isNamed = config.expectedJobs === null && silent.length >= missingIndexes.length;
        const missing = isNamed ? silent : missingIndexes.map((index) => `job ${index}`);
        if (config.taskSource === null)
            takeTaskList(paths, ofCampaign, now);
        const tasks = await tasksOf(config, context, paths);
        if (config.taskSource !== null)
            folder.writeTasks(tasks);
        const { history } = folder.readHistory(campaign, new core_history/* ListHistory */.tX(tasks));
        const maxAttempts = runs.at(-1)?.maxAttempts ??
            (0,job_runs/* readJobRuns */.q)(paths.events, { campaign, workflowRun: null }).at(-1)?.maxAttempts ??
            config.maxAttempts;
        const counts = (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(tasks.count), history, maxAttempts);
        const ends = runs.flatMap(({ end }) => end ?? []);
        const circuits = checkpoint?.circuits ?? {};
        const verdict = judgeMerge({ counts, missing, ends, circuits, tasks, history, maxAttempts, now });
        const { status, reason, failedAlike } = verdict;
        const result = { status, counts, failedAlike, signal: null };
        folder.openJournals();
        if (checkpoint !== null) {
            folder.writeCheckpoint(mergedCheckpoint(checkpoint, { judged, identity, now, counts, name: config.stateName }));
        }
        if (missing.length > 0) {
            const jobs = missing.length === 1 ? "one job" : `${missing.length} jobs`;
            const tasks = counts.outstanding === 0 ? "Nothing is outstanding all the same" : "Their tasks stay outstanding";
            warn(`${jobs} never reported: ${missing.join(", ")}. ${tasks}.`);
        }
        const { resumeCommand, judgement } = context;
        const against = (0,tally/* heldAgainst */.fn)(result, judgement);
        const outputs = (0,engine_outputs/* buildOutputs */.JZ)({ status, reason, counts, resumeAt: verdict.resumeAt, resumeCommand, paths });
        folder.appendEvent({
            event: "run_ended",
            run: identity.run,
            job: run_events/* MERGE */.lF,
            campaign,
            max_attempts: maxAttempts,
            status,
            reason,
            against,
            resume_at: outputs["resume-at"],
            resume_command: outputs["resume-command"],
            ...(failedAlike ? { failed_alike: true } : {}),
            missing_jobs: missingIndexes,
            at: (0,instant/* iso */.K)(clock.now()),
        });
        if (checkpoint !== null)
            await carry?.end(campaign);
        const written = await (0,write_reports.writeReports)({ paths, campaign, maxAttempts, part: null, run: null, warn });
        const { report = null, summary = null } = written ?? {};
        return { result, reason, against, exitCode: (0,tally/* exitCode */.I$)(result, judgement), outputs, report, summary, missing };
    }
    finally {
        folder.close();
    }
}
function nothingFound(places) {
    return new user_error/* UserError */.y(`Expected the state of at least one job in ${places.join(", ")}, found none. ` +
        "Check that the jobs ran, and that their state folders were handed over; or give `tasks`, which are all outstanding then.");
}
function judgedCampaign(known, run) {
    const { config, identity, now, paths } = run;
    const [present] = known;
    if (isUnasked(config, identity) && present !== undefined)
        return present;
    const id = (0,prepare/* campaignOf */.Ii)(config, identity, { known, now, paths });
    const asked = known.find((record) => record.id === id) ?? present;
    return asked ?? { id, complete: false, completed_run: null, completed_at: null };
}
function isUnasked(config, identity) {
    return config.campaign.kind === "auto" && identity.trigger.eventName === null;
}
function presentCampaign({ checkpoint }) {
    return checkpoint?.campaigns[0]?.id;
}
function warnOfOthers(merged, campaign, warn) {
    const others = new Map();
    for (const one of merged) {
        const id = presentCampaign(one);
        if (id !== undefined && id !== campaign)
            others.set(id, [...(others.get(id) ?? []), one.folder]);
    }
    for (const [id, folders] of others) {
        warn(`${folders.join(", ")} ${folders.length === 1 ? "is" : "are"} of campaign ${id}: the rows are united and kept, but this verdict is of campaign ${campaign} alone. ` +
            `Merge again with \`campaign: ${id}\` to judge that one.`);
    }
}
function holdsState(path) {
    const { checkpoint, tasks, results, failures, events } = (0,state_paths/* statePaths */.mt)(path);
    const holdsText = (file) => ((0,external_node_fs_.statSync)(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
    return (0,checkpoint_file/* readCheckpoint */.HQ)(checkpoint) !== null || [tasks, results, failures, events].some(holdsText);
}
function jobOf(path, campaign) {
    const run = (0,job_runs/* readJobRuns */.q)((0,state_paths/* statePaths */.mt)(path).events, { campaign, workflowRun: null }).at(-1);
    if (run !== undefined)
        return [run.job];
    const row = latestRow(path);
    return row?.campaign === campaign ? [row.job] : [];
}
function checkpointOfRows(folder, run) {
    const campaigns = folder.campaignsOfRows().slice(0, state_folder/* CAMPAIGNS_KEPT */.Z);
    const [present] = campaigns;
    if (present === undefined)
        return null;
    const latest = (0,job_runs/* readJobRuns */.q)(folder.paths.events, { campaign: present.id, workflowRun: null }).at(-1);
    return {
        v: format/* FORMAT_VERSION */.Hp,
        seq: 0,
        updated_at: (0,instant/* iso */.K)(run.now),
        run: run.identity.run,
        job: run_events/* MERGE */.lF,
        jobs: latest?.jobTotal ?? 1,
        campaigns,
        circuits: {},
        limits: {},
        durations_s: [],
    };
}
function missingJobs(expected, jobs) {
    const total = expected === 0 ? 0 : Math.max(expected ?? 0, jobs.known);
    return [...Array(total).keys()].filter((index) => !jobs.reported.has(String(index)));
}
function jobRuns(paths, asked) {
    const runs = (0,job_runs/* readJobRuns */.q)(paths.events, asked);
    return runs.length > 0 || !asked.hasFolders ? runs : (0,job_runs/* readJobRuns */.q)(paths.events, { ...asked, workflowRun: null });
}
async function tasksOf(config, context, paths) {
    if (config.taskSource === null)
        return (0,stored_tasks/* readStoredTasks */.G)(paths.tasks);
    return (0,list_tasks/* listTasks */.V)(config.taskSource, { config, context });
}
function mergedCheckpoint(checkpoint, facts) {
    const { judged, identity, now, counts, name } = facts;
    const settled = (0,campaign/* settleCampaign */.MJ)(judged, { counts, workflowRun: identity.workflowRun, completedAt: (0,instant/* iso */.K)(now) });
    const campaigns = [settled, ...checkpoint.campaigns.filter((record) => record.id !== judged.id)];
    return {
        ...checkpoint,
        v: format/* FORMAT_VERSION */.Hp,
        seq: checkpoint.seq + 1,
        updated_at: (0,instant/* iso */.K)(now),
        run: identity.run,
        job: run_events/* MERGE */.lF,
        ...(0,state_name/* nameFor */.Fe)(name, checkpoint),
        campaigns,
    };
}

// EXTERNAL MODULE: ./build/cli/command-context.js
var command_context = __webpack_require__(3734);
// EXTERNAL MODULE: ./build/cli/streams.js
var streams = __webpack_require__(4624);
;// CONCATENATED MODULE: ./build/cli/merge.js





async function mergeCommand(line) {
    if (line.positionals.length === 0) {
        throw new user_error/* UserError */.y("Expected the state folders to unite, found none. Write `carryover merge --state-dir OUT FOLDER...`.");
    }
    const config = (0,read_config/* readConfig */.X)(line.inputs, { origin: "cli", env: process.env, taker: "merge" });
    const end = await mergeStates(config, await (0,command_context/* commandContext */.b)(config), line.positionals);
    const { outputs } = end;
    (0,streams/* tell */.qz)(`${outputs.status}: ${outputs.passed} passed, ${outputs.failed} failed, ${outputs.errored} errored, ` +
        `${outputs.skipped} skipped, ${outputs.outstanding} outstanding of ${outputs.total} (${end.reason})`);
    if (line.flags.json)
        (0,streams/* printJson */.Q2)({ ...outputs, outputs });
    return end.exitCode;
}


/***/ }),

/***/ 9886:
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

/***/ 3782:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   copyCarriedFiles: () => (/* binding */ copyCarriedFiles),
/* harmony export */   linkCarriedFiles: () => (/* binding */ linkCarriedFiles),
/* harmony export */   takeOverFiles: () => (/* binding */ takeOverFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(573);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1918);
/* harmony import */ var _take_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8879);





const LIMITS_BYTES = new Map([
    [_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_FILES */ .mF.checkpoint, _checkpoint_file_js__WEBPACK_IMPORTED_MODULE_2__/* .CHECKPOINT_LIMIT_BYTES */ .hn],
    [_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_FILES */ .mF.plan, _take_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .PLAN_LIMIT_BYTES */ .M],
]);
const CARRIED_FILES = new Map(Object.values(_state_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .STATE_FILES */ .mF).map((name) => [name, LIMITS_BYTES.get(name) ?? 2 ** 31]));
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

/***/ 3759:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inStaging: () => (/* binding */ inStaging),
/* harmony export */   removeFolder: () => (/* binding */ removeFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


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


/***/ })

};
