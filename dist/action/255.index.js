export const id = 255;
export const ids = [255];
export const modules = {

/***/ 913:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IU: () => (/* binding */ actionCarry),
  zj: () => (/* binding */ handoverSchema),
  Gv: () => (/* binding */ postCarry)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(5395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/store/cache-key.js

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
            const hash = (0,external_node_crypto_.createHash)("sha256").update(text, "utf16le").digest("hex");
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
    return (0,external_node_crypto_.createHash)("sha256").update(runId).digest().readBigUInt64BE().toString();
}
function padded(value, digits) {
    const text = String(value);
    if (!/^\d+$/.test(text) || text.length > digits) {
        throw new RangeError(`Expected a whole number of at most ${digits} digits in a cache key, got ${text}`);
    }
    return text.padStart(digits, "0");
}

;// CONCATENATED MODULE: ./build/engine/carry-deadline.js
const PROOF_MS = 1_000;
class CarryDeadline {
    #clock;
    #state;
    #cut;
    #makeCut = () => { };
    #endAt = Number.POSITIVE_INFINITY;
    constructor(clock, state) {
        this.#clock = clock;
        this.#state = state;
        this.#cut = new Promise((resolve) => {
            this.#makeCut = () => resolve(null);
        });
    }
    endBy(at) {
        if (at >= this.#endAt)
            return;
        this.#endAt = at;
        this.#clock.at(at, this.#makeCut);
    }
    leftMs() {
        return this.#endAt - this.#clock.now();
    }
    async orCut(call) {
        const fromAt = this.#clock.now();
        if (fromAt >= this.#endAt)
            return null;
        const answer = await Promise.race([call, this.#cut]);
        if (answer === null && this.#clock.now() - fromAt >= PROOF_MS) {
            this.#state.noteCut();
            this.#state.handOver();
        }
        return answer;
    }
}

// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(1839);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
;// CONCATENATED MODULE: ./build/store/cache-trouble.js


const CACHE_WARNING_LIMIT = 4;
const DETAIL_LIMIT = 300;
function newCacheWarnings(trouble, told) {
    const fresh = [];
    const heads = new Set(told.map(headOf));
    for (const one of trouble) {
        if (told.length + fresh.length >= CACHE_WARNING_LIMIT)
            break;
        const warning = describeTrouble(one);
        if (heads.has(headOf(warning)))
            continue;
        heads.add(headOf(warning));
        fresh.push(warning);
    }
    return fresh;
}
function headOf(warning) {
    return warning.slice(0, warning.indexOf(":"));
}
function describeTrouble(trouble) {
    switch (trouble.reason) {
        case "no-answer":
            return `${failed(trouble.operation)} in time: the cache service gave no answer within ${(0,duration/* formatDuration */.a)(trouble.limitMs)}. ${meaning(trouble.operation)}`;
        case "service-error":
            return `${failed(trouble.operation)}: the cache service did not do its part (${said(trouble.detail)}). ${meaning(trouble.operation)}`;
        case "rate-limited":
            return `${failed(trouble.operation)} under a rate limit of the cache service: ${said(trouble.detail)}. ${meaning(trouble.operation)}`;
        case "denied":
            return `${failed(trouble.operation)} with this job's token: ${said(trouble.detail)}. ${meaning(trouble.operation)} Pull requests from forks and other untrusted triggers get a cache token that may only read.`;
        case "unreadable":
            return `An entry of the Actions cache could not be read: ${said(trouble.detail)} (${trouble.prefix}*). An earlier one is used where there is one; else tasks that it held a result for are run again.`;
        case "foreign-key":
            return `The Actions cache answered with an entry that was not asked for: ${cache_trouble_short(trouble.key)} instead of ${trouble.prefix}*. It was not used.`;
        case "dropped-files":
            return `Parts of an entry of the Actions cache were left out: ${cache_trouble_short(trouble.names.join(", "))} (${trouble.key}). Only plain files with the names of state files are taken over.`;
        case "incomplete":
            return `The Actions cache was too slow to restore the state of all jobs: ${trouble.unanswered} of ${trouble.asked} were not asked in time. Tasks that only they hold a result for may run again.`;
        case "newer-version":
            return `The Actions cache holds a state of a newer Carryover: it is of version ${trouble.version} (${cache_trouble_short(trouble.key)}), and is not used. So that it stays the latest one for the version that can read it, this job saves nothing to the cache. Use that version here too, or another \`name\`.`;
        case "not-stored":
            return `A save to the Actions cache was not stored: ${said(trouble.detail)} (${trouble.key}). ${meaning("save")}`;
        case "key-taken":
            return `A save to the Actions cache found its key taken: ${trouble.key} is held by another save and cannot be changed. ${meaning("save")}`;
        case "budget-spent":
            return `${failed(trouble.operation)} any more: the ${(0,duration/* formatDuration */.a)(trouble.budgetMs)} that the cache may cost this job are used up. ${meaning(trouble.operation)}`;
        case "room-kept":
            return `The Actions cache is slow, so that the state is saved only once more, at the end of the run: what is left of the ${(0,duration/* formatDuration */.a)(trouble.budgetMs)} that the cache may cost this job is kept for that. The state folder on disk is complete; a run that is killed before its end is continued from the last state that was saved.`;
        case "local-error":
            return `${failed(trouble.operation)} on this machine: ${said(trouble.detail)}. ${meaning(trouble.operation)}`;
        default:
            return (0,unreachable/* unreachable */.H)(trouble);
    }
}
function failed(operation) {
    return operation === "save"
        ? "The state could not be saved to the Actions cache"
        : "The state of earlier runs could not be restored from the Actions cache";
}
function meaning(operation) {
    return operation === "save"
        ? "The run itself is not affected and the state folder on disk is complete; the next run continues from the last state that was saved."
        : "The run itself is not affected, but tasks that already have a result there may run again.";
}
function said(detail) {
    const line = detail.split(/\r|\n/).find((one) => /\w/.test(one)) ?? "";
    const words = line.replace(/[\s:]*\{\s*(?:".*)?$/, "");
    return cache_trouble_short((words === "" ? line : words).replace(/["'}\],.\s]+$/, ""));
}
function cache_trouble_short(detail) {
    const line = detail
        .replace(/(https?:\/\/[^\s?]+)\?\S+/g, "$1")
        .replace(/\s+/g, " ")
        .trim();
    if (line === "")
        return "no reason was given";
    return line.length > DETAIL_LIMIT ? `${line.slice(0, DETAIL_LIMIT)}…` : line;
}

;// CONCATENATED MODULE: ./build/engine/carry-state.js



class CarryState {
    #facts;
    #late;
    #told;
    #seq;
    #isSaved = false;
    #isLeft = false;
    #wasCut = false;
    campaign = "";
    isRunOver = false;
    constructor(facts, late) {
        this.#facts = facts;
        this.#late = late;
        this.#told = [...(facts.told ?? [])];
        this.#seq = facts.firstSeq ?? 0;
    }
    get isSaved() {
        return this.#isSaved;
    }
    get isLeft() {
        return this.#isLeft;
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
        const { identity, job } = this.#facts;
        const entry = parseKey(key);
        const isOwn = entry?.runId === identity.workflowRun && entry.runAttempt === identity.runAttempt && entry.jobIndex === job.index;
        if (isOwn)
            this.#seq = Math.max(this.#seq, entry.seq);
    }
    leave() {
        this.#isLeft = true;
        this.handOver();
    }
    leaveTo(version, key) {
        this.leave();
        this.tellTrouble([{ reason: "newer-version", key, version }]);
    }
    noteCut() {
        this.#wasCut = true;
    }
    handOver() {
        const { carrier, saved } = this.#facts;
        saved?.({
            seq: this.#seq,
            isSaved: this.#isSaved,
            isLeft: this.#isLeft,
            isDown: carrier.isDown() || this.#wasCut,
            spentMs: carrier.spentMs(),
            campaign: this.campaign,
            unread: this.#late.notInFolder,
            read: this.#late.read,
            told: [...this.#told],
        });
    }
    tellTrouble(trouble) {
        const fresh = newCacheWarnings(trouble, this.#told);
        if (fresh.length === 0)
            return;
        this.#told.push(...fresh);
        for (const message of fresh)
            this.#facts.warn(message);
        this.handOver();
    }
    async attempt(operation, act) {
        try {
            await act();
        }
        catch (error) {
            this.tellTrouble([{ reason: "local-error", operation, detail: (0,reason/* reasonOf */.A)(error) }]);
        }
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/store/merge.js + 2 modules
var merge = __webpack_require__(3935);
// EXTERNAL MODULE: ./build/store/staging.js
var staging = __webpack_require__(3759);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(1918);
;// CONCATENATED MODULE: ./build/engine/late-restore.js






const PATIENCE_MS = 5_000;
const SHARE = 1 / 3;
const TRIES = 3;
class LateRestore {
    #facts;
    #unread;
    #read;
    #folder = null;
    #tries = 0;
    #found = [];
    constructor(facts) {
        this.#facts = facts;
        this.#unread = new Set(facts.unread);
        this.#read = new Set(facts.read);
    }
    get unread() {
        return [...this.#unread];
    }
    get notInFolder() {
        return [...this.#unread, ...this.#found.map(({ prefix }) => prefix)];
    }
    get isWorthWaiting() {
        return this.#unread.size > 0 && this.#tries < TRIES;
    }
    get read() {
        return [...this.#read];
    }
    expect(prefixes) {
        const found = new Set(this.#found.map(({ prefix }) => prefix));
        for (const prefix of prefixes)
            if (!this.#read.has(prefix) && !found.has(prefix))
                this.#unread.add(prefix);
    }
    answered(prefix) {
        this.#unread.delete(prefix);
        this.#read.add(prefix);
    }
    async complete(snapshot, { runWaits, leftMs }) {
        const { carrier, clock, name } = this.#facts;
        if (this.#unread.size > 0) {
            this.#tries += 1;
            this.#folder ??= await this.#makeFolder();
            const deadlineMs = Math.max(1, Math.min(PATIENCE_MS, leftMs * SHARE));
            const pulled = await carrier.pull({ prefixes: this.unread, into: this.#folder, runWaits, deadlineMs });
            for (const answer of pulled.answers) {
                switch (answer.kind) {
                    case "found":
                        this.#unread.delete(answer.prefix);
                        this.#found.push(answer);
                        break;
                    case "none":
                        this.answered(answer.prefix);
                        break;
                    case "unknown":
                        break;
                    default:
                        (0,unreachable/* unreachable */.H)(answer);
                }
            }
        }
        if (this.#found.length === 0)
            return [];
        const folders = this.#found.map(({ folder }) => folder);
        const merged = (0,merge/* mergeFolders */.ot)((0,state_paths/* statePaths */.mt)(snapshot), folders, clock.now(), name);
        return merged.map((one, index) => ({ ...one, key: this.#found[index]?.key ?? "" }));
    }
    async close() {
        if (this.#folder !== null)
            await (0,staging.removeFolder)(this.#folder);
    }
    async #makeFolder() {
        await (0,promises_.mkdir)(this.#facts.tempFolder, { recursive: true });
        return (0,promises_.mkdtemp)((0,external_node_path_.join)(this.#facts.tempFolder, "carryover-late-"));
    }
}

// EXTERNAL MODULE: ./build/store/checkpoint-file.js
var checkpoint_file = __webpack_require__(573);
// EXTERNAL MODULE: ./build/engine/reserved-jobs.js
var reserved_jobs = __webpack_require__(564);
;// CONCATENATED MODULE: ./build/engine/restore.js





const RESTORE_ROUNDS = 3;
class Restore {
    #facts;
    #state;
    #late;
    #deadline;
    #reported = new Set();
    #others = new Map();
    constructor(facts, { state, late, deadline }) {
        this.#facts = facts;
        this.#state = state;
        this.#late = late;
        this.#deadline = deadline;
    }
    get reportedJobs() {
        return [...this.#reported];
    }
    async all(campaignOf) {
        const { paths, name, job } = this.#facts;
        await this.#pull([namePrefix(name)], [namePrefix(name)]);
        let campaign = "";
        for (let round = 0; round < RESTORE_ROUNDS && this.#deadline.leftMs() > 0; round += 1) {
            const checkpoint = (0,checkpoint_file/* readCheckpoint */.HQ)(paths.checkpoint);
            const next = campaignOf(checkpoint?.campaigns ?? []);
            if (next === campaign)
                return;
            campaign = next;
            const jobs = Math.max(job.total, checkpoint?.jobs ?? 1);
            const indexes = [...Array(jobs).keys(), reserved_jobs/* PLAN_JOB */.eb, reserved_jobs/* MERGE_JOB */.Rr];
            await this.#pull(indexes.map((jobIndex) => jobPrefix({ name, campaign, jobIndex })), [jobPrefix({ name, campaign, jobIndex: job.index })]);
        }
    }
    async hidden() {
        const { workflowRun } = this.#facts.identity;
        const hidden = [...this.#others].filter(([job]) => job < reserved_jobs/* PLAN_JOB */.eb && !this.#reported.has(job));
        await this.#pull(hidden.flatMap(([, key]) => runPrefixOf(key, workflowRun) ?? []), []);
    }
    async #pull(prefixes, hidden) {
        const { carrier, paths, name, tempFolder, clock } = this.#facts;
        this.#late.expect(hidden);
        if (hidden.length > 0)
            this.#state.handOver();
        if (prefixes.length === 0 || this.#deadline.leftMs() <= 0)
            return;
        await this.#state.attempt("restore", () => (0,staging.inStaging)(tempFolder, async (into) => {
            const pulled = await this.#deadline.orCut(carrier.pull({ prefixes, into, runWaits: true }));
            if (pulled === null)
                return;
            const mayRead = pulled.trouble.length > 0 || carrier.isDown();
            for (const { kind, prefix } of pulled.answers)
                if (kind !== "unknown" || !mayRead)
                    this.#late.answered(prefix);
            this.#state.tellTrouble(pulled.trouble);
            const found = pulled.answers.flatMap((answer) => (answer.kind === "found" ? [answer] : []));
            for (const { key } of found)
                this.#noteReport(key);
            if (found.length === 0)
                return;
            const folders = found.map((answer) => answer.folder);
            for (const [index, { trouble, newer }] of (0,merge/* mergeFolders */.ot)(paths, folders, clock.now(), name).entries()) {
                const { prefix = "", key = "" } = found[index] ?? {};
                if (newer !== null)
                    this.#state.leaveTo(newer, key);
                else if (trouble !== null)
                    this.#state.tellTrouble([{ reason: "unreadable", prefix, detail: trouble }]);
            }
        }));
    }
    #noteReport(key) {
        this.#state.noteEntry(key);
        const parsed = parseKey(key);
        if (parsed === null)
            return;
        if (parsed.runId === this.#facts.identity.workflowRun)
            this.#reported.add(parsed.jobIndex);
        else
            this.#others.set(parsed.jobIndex, key);
    }
}

// EXTERNAL MODULE: ./build/store/snapshot-files.js
var snapshot_files = __webpack_require__(3782);
;// CONCATENATED MODULE: ./build/engine/save-queue.js




const STEPS_OVER_TAKEN = [1, 2, 4, 8];
class SaveQueue {
    #facts;
    #state;
    #late;
    #deadline;
    #isDirty = false;
    #last = Promise.resolve();
    #isSaveQueued = false;
    constructor(facts, { state, late, deadline }) {
        this.#facts = facts;
        this.#state = state;
        this.#late = late;
        this.#deadline = deadline;
    }
    changed() {
        this.#isDirty = true;
        if (this.#state.isSaved)
            this.#state.setSaved(false);
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
        this.#last = this.#last.then(() => this.#state.attempt("save", push));
        return this.#last;
    }
    async #saveNow({ runWaits }) {
        if (this.#deadline.leftMs() <= 0 || this.#state.isLeft)
            return;
        this.#isDirty = false;
        let isStored = false;
        try {
            isStored = await (0,staging.inStaging)(this.#facts.tempFolder, (folder) => this.#saveFrom(folder, runWaits));
        }
        finally {
            if (!isStored)
                this.#isDirty = true;
            this.#state.setSaved(!this.#isDirty);
        }
    }
    async #saveFrom(folder, runWaits) {
        const { paths } = this.#facts;
        await (this.#state.isRunOver ? (0,snapshot_files.linkCarriedFiles)(paths.root, folder) : (0,snapshot_files.copyCarriedFiles)(paths.root, folder));
        for (const { key, newer } of await this.#late.complete(folder, { runWaits, leftMs: this.#deadline.leftMs() })) {
            this.#state.noteEntry(key);
            if (newer !== null)
                this.#state.leaveTo(newer, key);
        }
        if (this.#state.isLeft || (!runWaits && this.#late.isWorthWaiting))
            return false;
        const { outcome, trouble } = await this.#pushUnderFreeKey(folder, runWaits);
        this.#state.tellTrouble(trouble);
        return outcome.kind === "saved" || (outcome.kind === "skipped" && outcome.because === "read-only");
    }
    async #pushUnderFreeKey(folder, runWaits) {
        const { isLastTry } = this.#facts;
        let pushed = await this.#push(this.#state.nextSeq(), folder, runWaits);
        for (const step of isLastTry === true ? [] : STEPS_OVER_TAKEN) {
            const isTaken = pushed.trouble.some(({ reason }) => reason === "key-taken");
            if (!isTaken || this.#deadline.leftMs() <= 0)
                break;
            pushed = await this.#push(this.#state.nextSeq(step), folder, runWaits);
        }
        return pushed;
    }
    async #push(seq, folder, runWaits) {
        const leftMs = this.#deadline.leftMs();
        const deadline = Number.isFinite(leftMs) ? { deadlineMs: Math.max(1, leftMs) } : {};
        const request = { key: this.#key(seq), folder, runWaits, isSpare: !runWaits, ...deadline };
        const pushed = await this.#facts.carrier.push(request);
        if (leftMs >= PROOF_MS && pushed.trouble.some(({ reason }) => reason === "no-answer"))
            this.#state.noteCut();
        return pushed;
    }
    #key(seq) {
        const { name, job, identity } = this.#facts;
        return buildKey({
            name,
            campaign: this.#state.campaign,
            jobIndex: job.index,
            runId: identity.workflowRun,
            runAttempt: identity.runAttempt,
            seq,
        });
    }
}

// EXTERNAL MODULE: ./build/store/atomic-file.js
var atomic_file = __webpack_require__(148);
;// CONCATENATED MODULE: ./build/engine/stop-board.js







const LOOK_FIRST_MS = 5_000;
const WRITE_TRIES = 8;
const TAKEN_WAIT_MS = 300;
class StopBoard {
    #facts;
    #learned = new Map();
    #told = new Map();
    constructor(facts) {
        this.#facts = facts;
    }
    async write(campaign, providers, leftMs) {
        const checkpoint = (0,checkpoint_file/* readCheckpoint */.HQ)(this.#facts.paths.checkpoint);
        for (const provider of providers) {
            const circuit = checkpoint !== null && Object.hasOwn(checkpoint.circuits, provider) ? checkpoint.circuits[provider] : undefined;
            if (circuit !== undefined && !lasts(this.#learned.get(provider), circuit))
                this.#told.set(provider, circuit);
        }
        return this.repeat(campaign, leftMs);
    }
    async read(campaign) {
        const { entry, circuits, trouble } = await this.#look(campaign, {});
        const learned = [...circuits].flatMap(([provider, circuit]) => lasts(this.#told.get(provider), circuit)
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
        const { carrier, identity, name, tempFolder } = this.#facts;
        const prefix = jobPrefix({ name, campaign, jobIndex: reserved_jobs/* STOP_BOARD */.Mk });
        return (0,staging.inStaging)(tempFolder, async (into) => {
            const { answers, trouble } = await carrier.pull({ prefixes: [prefix], into, runWaits: false, ...within });
            const found = answers[0];
            const circuits = new Map();
            if (found === undefined || found.kind === "unknown")
                return { entry: "unknown", circuits, trouble };
            const key = found.kind === "found" ? parseKey(found.key) : null;
            if (found.kind === "none" || key?.runId !== identity.workflowRun)
                return { entry: 0, circuits, trouble };
            const checkpoint = (0,checkpoint_file/* readCheckpoint */.HQ)((0,external_node_path_.join)(found.folder, state_paths/* STATE_FILES */.mF.checkpoint));
            for (const [provider, circuit] of Object.entries(checkpoint?.circuits ?? {})) {
                if (Number.isNaN(Date.parse(circuit.until)))
                    continue;
                circuits.set(provider, circuit);
                if (!lasts(this.#told.get(provider), circuit))
                    this.#learned.set(provider, circuit);
            }
            return { entry: key.runAttempt === identity.runAttempt ? key.seq : 0, circuits, trouble };
        });
    }
    #lacks(circuits) {
        return [...this.#told].some(([provider, circuit]) => !lasts(circuits.get(provider), circuit));
    }
    async #put(campaign, entry, said) {
        const { carrier, identity, name, tempFolder, paths } = this.#facts;
        const checkpoint = (0,checkpoint_file/* readCheckpoint */.HQ)(paths.checkpoint);
        if (checkpoint === null)
            return { isTaken: false, trouble: [] };
        const known = new Map([...this.#learned, ...said]);
        for (const [provider, circuit] of this.#told) {
            if (!lasts(known.get(provider), circuit))
                known.set(provider, circuit);
        }
        const text = JSON.stringify({ ...checkpoint, circuits: Object.fromEntries(known), durations_s: [] });
        const key = buildKey({
            name,
            campaign,
            jobIndex: reserved_jobs/* STOP_BOARD */.Mk,
            runId: identity.workflowRun,
            runAttempt: identity.runAttempt,
            seq: entry,
        });
        return (0,staging.inStaging)(tempFolder, async (folder) => {
            (0,atomic_file/* writeAtomically */.v)((0,external_node_path_.join)(folder, state_paths/* STATE_FILES */.mF.checkpoint), (write) => write(`${text}\n`));
            const { trouble } = await carrier.push({ key, folder, runWaits: false });
            return { isTaken: trouble.some(({ reason }) => reason === "key-taken"), trouble };
        });
    }
    #pause() {
        const { clock } = this.#facts;
        return new Promise((resolve) => {
            clock.at(clock.now() + TAKEN_WAIT_MS, resolve);
        });
    }
}
function lasts(known, circuit) {
    return known !== undefined && Date.parse(circuit.until) <= Date.parse(known.until);
}

;// CONCATENATED MODULE: ./build/engine/sibling-watch.js

class SiblingWatch {
    #board;
    #clock;
    #rooms;
    #isLooking = false;
    constructor(facts, rooms) {
        this.#board = new StopBoard(facts);
        this.#clock = facts.clock;
        this.#rooms = rooms;
    }
    async look(learn) {
        if (this.#isLooking)
            return;
        this.#isLooking = true;
        await this.#rooms.state.attempt("restore", () => this.#read(learn));
        this.#isLooking = false;
    }
    tell(providers) {
        const { state, deadline, queue } = this.#rooms;
        void queue.inTurn(async () => {
            state.tellTrouble(await this.#board.write(state.campaign, providers, () => deadline.leftMs()));
        });
    }
    async #read(learn) {
        const { state, deadline, queue } = this.#rooms;
        const { learned, isMissing, trouble } = await this.#board.read(state.campaign);
        state.tellTrouble(trouble);
        if (state.isRunOver)
            return;
        if (isMissing) {
            void queue.inTurn(async () => {
                state.tellTrouble(await this.#board.repeat(state.campaign, () => deadline.leftMs()));
            });
        }
        const now = this.#clock.now();
        for (const circuit of learned)
            if (circuit.untilAt > now)
                learn(circuit);
    }
}

;// CONCATENATED MODULE: ./build/engine/carry.js







class Carry {
    #facts;
    #late;
    #state;
    #deadline;
    #restore;
    #queue;
    #siblings;
    #cancels = new Set();
    constructor(facts) {
        this.#facts = facts;
        this.#late = new LateRestore({
            ...facts,
            unread: facts.isLastTry === true ? [] : (facts.unread ?? []),
            read: facts.read ?? [],
        });
        this.#state = new CarryState(facts, this.#late);
        this.#deadline = new CarryDeadline(facts.clock, this.#state);
        const rooms = { state: this.#state, late: this.#late, deadline: this.#deadline };
        this.#restore = new Restore(facts, rooms);
        this.#queue = new SaveQueue(facts, rooms);
        this.#siblings = new SiblingWatch(facts, { ...rooms, queue: this.#queue });
    }
    restore(campaignOf) {
        return this.#restore.all(campaignOf);
    }
    restoreHidden() {
        return this.#restore.hidden();
    }
    reportedJobs() {
        return this.#restore.reportedJobs;
    }
    begin(campaign, learn) {
        const { job, checkpointIntervalMs, siblingIntervalMs } = this.#facts;
        this.#saveUnder(campaign);
        this.#every(checkpointIntervalMs, () => this.#queue.saveChanges());
        if (job.total > 1)
            this.#every(siblingIntervalMs, () => void this.#siblings.look(learn));
    }
    changed() {
        this.#queue.changed();
    }
    stopped(providers) {
        this.#queue.changed();
        void this.#queue.save({ runWaits: false });
        if (this.#facts.job.total > 1)
            this.#siblings.tell(providers);
    }
    endBy(at) {
        this.#deadline.endBy(at);
    }
    leave() {
        this.#state.leave();
    }
    async end(campaign) {
        const { clock } = this.#facts;
        const fromAt = clock.now();
        const hadTime = this.#deadline.leftMs() > 0;
        this.#saveUnder(campaign);
        this.#state.isRunOver = true;
        for (const cancel of this.#cancels)
            cancel();
        await this.#deadline.orCut(this.#queue.save({ runWaits: true }));
        if (hadTime && this.#deadline.leftMs() <= 0 && !this.#state.isSaved) {
            this.#state.tellTrouble([{ reason: "no-answer", operation: "save", limitMs: clock.now() - fromAt }]);
        }
        this.#state.handOver();
        await this.#late.close();
    }
    #saveUnder(campaign) {
        const { name, job, isLastTry } = this.#facts;
        this.#state.campaign = campaign;
        if (isLastTry !== true)
            this.#late.expect([jobPrefix({ name, campaign, jobIndex: job.index })]);
    }
    #every(intervalMs, act) {
        const { clock } = this.#facts;
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

// EXTERNAL MODULE: ./build/engine/system-clock.js
var system_clock = __webpack_require__(8337);
// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(6698);
;// CONCATENATED MODULE: ./build/store/client-room.js

const OUTPUT_LIMIT = 1 << 18;
class CallOutput {
    #text = "";
    add(text) {
        if (this.#text.length < OUTPUT_LIMIT)
            this.#text += text;
    }
    get text() {
        return unescapeData(this.#text);
    }
    get complaints() {
        const complaints = [];
        for (const line of this.#text.split("\n")) {
            const message = /^::(?:warning|error)(?: [^:]*)?::(.*)$/.exec(line)?.[1];
            if (message !== undefined)
                complaints.push(unescapeData(message).trim());
        }
        return complaints;
    }
}
function unescapeData(data) {
    return data.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}
const rooms = new external_node_async_hooks_.AsyncLocalStorage();
function runInRoom(room, call) {
    watchEnvironment();
    watchWorkingFolder();
    watchStream(process.stdout);
    watchStream(process.stderr);
    return rooms.run(room, call);
}
const watchers = new WeakSet();
function watchEnvironment() {
    const present = Object.getOwnPropertyDescriptor(process, "env");
    if (present?.get !== undefined && watchers.has(present.get))
        return;
    let environment = process.env;
    const get = () => rooms.getStore()?.environment ?? environment;
    watchers.add(get);
    Object.defineProperty(process, "env", {
        configurable: true,
        enumerable: true,
        get,
        set: (value) => {
            environment = value;
        },
    });
}
function watchWorkingFolder() {
    if (watchers.has(process.cwd))
        return;
    const cwd = process.cwd;
    const get = () => rooms.getStore()?.folder ?? cwd.call(process);
    watchers.add(get);
    process.cwd = get;
}
function watchStream(stream) {
    const write = stream.write;
    if (watchers.has(write))
        return;
    const watch = (...parameters) => {
        const room = rooms.getStore();
        if (room === undefined)
            return write.apply(stream, parameters);
        const [chunk, encoding, callback] = parameters;
        room.output.add(typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8"));
        const done = typeof encoding === "function" ? encoding : callback;
        if (typeof done === "function")
            queueMicrotask(done);
        return true;
    };
    watchers.add(watch);
    stream.write = watch;
}
function roomEnvironment(base, own) {
    const environment = {};
    for (const [name, value] of Object.entries(base)) {
        environment[process.platform === "win32" ? name.toUpperCase() : name] = value;
    }
    return { ...environment, ...own };
}

;// CONCATENATED MODULE: ./build/store/cache-call.js





class CacheCalls {
    now;
    #settings;
    #client = null;
    constructor(settings) {
        this.#settings = settings;
        this.now = settings.now ?? (() => performance.now());
    }
    async make(place, call) {
        const folder = workspaceOf(place.callFolder);
        const temp = (0,external_node_path_.join)(place.callFolder, "temp");
        await (0,promises_.mkdir)(folder, { recursive: true });
        await (0,promises_.mkdir)(temp, { recursive: true });
        const room = {
            folder,
            output: new CallOutput(),
            environment: roomEnvironment(this.#settings.environment, {
                GITHUB_WORKSPACE: folder,
                RUNNER_TEMP: temp,
                TAR_OPTIONS: place.tarOptions,
                RUNNER_DEBUG: undefined,
            }),
        };
        const limitMs = Math.max(0, place.endAt - this.now());
        const ending = this.#load()
            .then((client) => runInRoom(room, () => call(client)))
            .then((value) => ({ kind: "answered", value, output: room.output }), (error) => ({ kind: "threw", detail: (0,reason/* reasonOf */.A)(error) }));
        const end = await this.#firstOf(ending, limitMs);
        if (end.kind === "late")
            ending.then(() => (0,staging.removeFolder)(place.callFolder)).catch(() => { });
        for (const line of room.output.text.split("\n"))
            if (line !== "")
                this.#settings.log?.(line);
        return end;
    }
    async #firstOf(ending, limitMs) {
        let cancel = () => { };
        const late = new Promise((resolve) => {
            cancel = (this.#settings.after ?? afterTimeout)(limitMs, () => resolve({ kind: "late", limitMs }));
        });
        try {
            return await Promise.race([ending, late]);
        }
        finally {
            cancel();
        }
    }
    #load() {
        this.#client ??= (this.#settings.loadClient ?? importClient)();
        return this.#client;
    }
}
async function importClient() {
    return await __webpack_require__.e(/* import() */ 691).then(__webpack_require__.bind(__webpack_require__, 1691));
}
function afterTimeout(durationMs, wake) {
    const timer = setTimeout(wake, durationMs);
    return () => clearTimeout(timer);
}
function workspaceOf(callFolder) {
    return (0,external_node_path_.join)(callFolder, "workspace");
}

;// CONCATENATED MODULE: ./build/store/cache-offer.js
function cacheOffered(environment) {
    if (!environment[isV2(environment) ? "ACTIONS_RESULTS_URL" : "ACTIONS_CACHE_URL"]) {
        return { offered: false, because: "no-service" };
    }
    if (!environment.ACTIONS_RUNTIME_TOKEN)
        return { offered: false, because: "no-token" };
    switch ((environment.ACTIONS_CACHE_MODE ?? "").trim().toLowerCase()) {
        case "none":
            return { offered: false, because: "mode-none" };
        case "read":
            return { offered: true, readable: true, writable: false };
        case "write-only":
            return { offered: true, readable: false, writable: true };
        default:
            return { offered: true, readable: true, writable: true };
    }
}
function isV2(environment) {
    if (!environment.ACTIONS_CACHE_SERVICE_V2)
        return false;
    const server = environment.GITHUB_SERVER_URL || "https://github.com";
    const host = URL.canParse(server) ? new URL(server).hostname.toLowerCase() : "";
    return host === "github.com" || host.endsWith(".ghe.com") || host.endsWith(".localhost");
}

;// CONCATENATED MODULE: ./build/store/call-budget.js
class CallBudget {
    #limits;
    #spentMs = 0;
    #chargedUntil = Number.NEGATIVE_INFINITY;
    #isDown = false;
    constructor(limits) {
        this.#limits = limits;
    }
    get budgetMs() {
        return this.#limits.budgetMs;
    }
    get spentMs() {
        return this.#spentMs;
    }
    allowanceMs(cap = Number.POSITIVE_INFINITY) {
        if (this.#isDown)
            return 0;
        return Math.max(0, Math.min(cap, this.#limits.deadlineMs, this.#limits.budgetMs - this.#spentMs));
    }
    spareMs(leastMs) {
        const roomMs = this.#limits.budgetMs - this.#spentMs - this.#limits.deadlineMs;
        return roomMs < Math.max(leastMs, this.#limits.deadlineMs / 8) ? 0 : this.allowanceMs(roomMs);
    }
    charge(spent) {
        const fromAt = Math.max(spent.fromAt, this.#chargedUntil);
        this.#spentMs += Math.max(0, spent.untilAt - fromAt);
        this.#chargedUntil = Math.max(this.#chargedUntil, spent.untilAt);
    }
    noteLate(limitMs) {
        this.#isDown ||= limitMs >= this.#limits.deadlineMs / 2;
        return this.#isDown;
    }
    isDown() {
        return this.#isDown;
    }
}

;// CONCATENATED MODULE: ./build/store/client-words.js
function readRestoreTrouble(output, prefix) {
    const detail = output.complaints.at(-1);
    if (detail === undefined)
        return null;
    const known = readKnownTrouble(output.text, detail, "restore");
    if (known !== null)
        return known;
    if (/Archive path: /i.test(output.text))
        return { reason: "unreadable", prefix, detail };
    return { reason: "service-error", operation: "restore", detail };
}
function readSaveTrouble(output, key) {
    const reservation = /Failed to reserve cache: (?:Error: )?([^\n]*)/.exec(output.text)?.[1];
    const told = /Failed to save: ([^\n]*)/.exec(output.text)?.[1];
    const detail = reservation ?? output.complaints.findLast((complaint) => complaint !== "Failed to save:") ?? told ?? "";
    const known = readKnownTrouble(output.text, detail, "save");
    if (known !== null)
        return known;
    if (/\(409\)|already.?exists/i.test(detail))
        return { reason: "key-taken", key };
    if (detail === "")
        return { reason: "not-stored", key, detail: "the service answered, but does not have the entry" };
    return { reason: "service-error", operation: "save", detail };
}
function wasNotReserved(output) {
    return output.text.includes("Unable to reserve cache with key");
}
function readKnownTrouble(text, detail, operation) {
    const denial = /cache (?:write|read) denied[^\n"]*/i.exec(text)?.[0];
    if (denial !== undefined)
        return { reason: "denied", operation, detail: denial };
    if (/Rate limited: |Failed request: \(429\)|responded with 429/.test(text)) {
        const reset = /your rate limit will reset in \d+ seconds/.exec(text)?.[0];
        return { reason: "rate-limited", operation, detail: reset ?? detail };
    }
    if (/Failed request: \(403\)|responded with 403/.test(text))
        return { reason: "denied", operation, detail };
    if (/Unable to locate executable file|ENOSPC|EACCES|EROFS/.test(detail)) {
        return { reason: "local-error", operation, detail };
    }
    return null;
}

;// CONCATENATED MODULE: ./build/store/cache-carrier.js











const JOB_BUDGET_MS = 44_000;
const POST_MS = 15_000;
const LAST_TRY_MS = 5_000;
const MAIN_LIMITS = { deadlineMs: 20_000, budgetMs: JOB_BUDGET_MS - LAST_TRY_MS };
function postLimits(main) {
    const leftMs = Math.max(0, JOB_BUDGET_MS - main.spentMs);
    const allowedMs = Math.min(main.isDown ? LAST_TRY_MS : POST_MS, leftMs);
    return { deadlineMs: allowedMs, budgetMs: allowedMs };
}
const FOLDER = "carryover-state";
const CROSS_OS = true;
const UNPACK_FLAT = "--transform=s,.*/,,";
const PARALLEL_PULLS = 8;
const QUICK_LOOK_MS = 1_000;
const EARLIER_TRIES = 2;
class CacheCarrier {
    #settings;
    #offer;
    #budget;
    #calls;
    #now;
    #pushingSince = null;
    #slowestPushMs = 0;
    constructor(settings) {
        this.#settings = settings;
        this.#offer = cacheOffered(settings.environment);
        this.#budget = new CallBudget(settings.limits ?? MAIN_LIMITS);
        this.#calls = new CacheCalls(settings);
        this.#now = this.#calls.now;
    }
    isDown() {
        return this.#budget.isDown();
    }
    spentMs() {
        return this.#budget.spentMs + (this.#pushingSince === null ? 0 : this.#now() - this.#pushingSince);
    }
    async pull(request) {
        const unknown = request.prefixes.map((prefix) => ({ kind: "unknown", prefix }));
        if (!this.#offer.offered || !this.#offer.readable || unknown.length === 0)
            return { answers: unknown, trouble: [] };
        const spareMs = request.runWaits ? Number.POSITIVE_INFINITY : this.#budget.spareMs(0);
        const allowanceMs = Math.min(spareMs, this.#budget.allowanceMs(request.deadlineMs));
        if (allowanceMs === 0) {
            return { answers: unknown, trouble: request.runWaits ? this.#refusal("restore") : this.#roomKept() };
        }
        const fromAt = this.#now();
        const pull = {
            into: request.into,
            deadlineMs: allowanceMs,
            endAt: fromAt + allowanceMs,
            hasFailed: false,
            unanswered: 0,
        };
        const answers = [...unknown];
        const trouble = [];
        const waiting = request.prefixes.entries();
        const askInTurn = async () => {
            for (const [index, prefix] of waiting) {
                const asked = await this.#ask(pull, prefix);
                answers[index] = asked.answer;
                trouble.push(...asked.trouble);
            }
        };
        await Promise.all(Array.from({ length: PARALLEL_PULLS }, askInTurn));
        if (pull.unanswered > 0 && !pull.hasFailed) {
            trouble.push({ reason: "incomplete", unanswered: pull.unanswered, asked: unknown.length });
        }
        const once = withoutRepeats(trouble);
        const untilAt = this.#now();
        const isFree = !request.runWaits && once.length === 0 && untilAt - fromAt <= QUICK_LOOK_MS;
        if (!isFree)
            this.#budget.charge({ fromAt, untilAt });
        return { answers, trouble: once };
    }
    async push(request) {
        if (!this.#offer.offered || !this.#offer.writable)
            return skipped("read-only");
        if (this.#pushingSince !== null)
            return skipped("busy");
        const spareMs = request.isSpare === true ? this.#budget.spareMs(this.#slowestPushMs) : Number.POSITIVE_INFINITY;
        const allowanceMs = Math.min(spareMs, this.#budget.allowanceMs(request.deadlineMs));
        if (allowanceMs === 0) {
            if (request.isSpare === true && !this.isDown())
                return { ...skipped("budget-spent"), trouble: this.#roomKept() };
            return this.isDown() ? skipped("down") : { ...skipped("budget-spent"), trouble: this.#refusal("save") };
        }
        const fromAt = this.#now();
        this.#pushingSince = fromAt;
        let result;
        try {
            result = await this.#save(request, fromAt + allowanceMs, allowanceMs);
        }
        catch (error) {
            result = notSaved(localError("save", (0,reason/* reasonOf */.A)(error)));
        }
        finally {
            this.#pushingSince = null;
        }
        const untilAt = this.#now();
        this.#slowestPushMs = Math.max(this.#slowestPushMs, untilAt - fromAt);
        this.#budget.charge({ fromAt, untilAt });
        return result;
    }
    async #ask(pull, prefix) {
        if (pull.hasFailed || this.#now() >= pull.endAt) {
            pull.unanswered++;
            return { answer: { kind: "unknown", prefix }, trouble: [] };
        }
        try {
            const asked = await this.#restore(pull, prefix, prefix);
            const isDamaged = asked.trouble.some(({ reason }) => reason === "unreadable");
            return isDamaged ? await this.#restoreEarlier(pull, prefix, asked) : asked;
        }
        catch (error) {
            pull.hasFailed = true;
            return { answer: { kind: "unknown", prefix }, trouble: [localError("restore", (0,reason/* reasonOf */.A)(error))] };
        }
    }
    async #restore(pull, prefix, asked) {
        await (0,promises_.mkdir)(pull.into, { recursive: true });
        const callFolder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(pull.into, ".call-"));
        const end = await this.#calls.make({ callFolder, endAt: pull.endAt, tarOptions: UNPACK_FLAT }, (client) => client.restoreCache([FOLDER], asked, [], {}, CROSS_OS));
        const unknown = { kind: "unknown", prefix };
        try {
            switch (end.kind) {
                case "late":
                    return { answer: unknown, trouble: this.#noteLate(pull, end.limitMs) };
                case "threw":
                    pull.hasFailed = true;
                    return { answer: unknown, trouble: [localError("restore", end.detail)] };
                case "answered":
                    return end.value === undefined
                        ? this.#readMiss(pull, prefix, end.output)
                        : await takeOver(pull, prefix, { asked, key: end.value, callFolder });
                default:
                    return (0,unreachable/* unreachable */.H)(end);
            }
        }
        finally {
            if (end.kind !== "late")
                await (0,staging.removeFolder)(callFolder);
        }
    }
    #readMiss(pull, prefix, output) {
        const trouble = readRestoreTrouble(output, prefix);
        if (trouble === null)
            return { answer: { kind: "none", prefix }, trouble: [] };
        if (trouble.reason !== "unreadable")
            pull.hasFailed = true;
        return { answer: { kind: "unknown", prefix }, trouble: [trouble] };
    }
    async #restoreEarlier(pull, prefix, newest) {
        const callFolder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(pull.into, ".call-"));
        const end = await this.#calls.make({ callFolder, endAt: pull.endAt }, (client) => client.restoreCache([FOLDER], prefix, [], { lookupOnly: true }, CROSS_OS));
        if (end.kind === "late")
            return { ...newest, trouble: [...newest.trouble, ...this.#noteLate(pull, end.limitMs)] };
        await (0,staging.removeFolder)(callFolder);
        const key = end.kind === "answered" ? end.value : undefined;
        if (key === undefined || !key.startsWith(prefix))
            return newest;
        for (const earlier of earlierKeys(key, EARLIER_TRIES)) {
            if (!earlier.startsWith(prefix) || pull.hasFailed || this.#now() >= pull.endAt)
                break;
            const asked = await this.#restore(pull, prefix, earlier);
            if (asked.answer.kind === "found")
                return { ...asked, trouble: [...newest.trouble, ...asked.trouble] };
        }
        return newest;
    }
    #noteLate(pull, limitMs) {
        if (!this.#budget.noteLate(limitMs)) {
            pull.unanswered++;
            return [];
        }
        pull.hasFailed = true;
        return [{ reason: "no-answer", operation: "restore", limitMs: pull.deadlineMs }];
    }
    async #save(request, endAt, deadlineMs) {
        await (0,promises_.mkdir)(this.#settings.tempFolder, { recursive: true });
        const callFolder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(this.#settings.tempFolder, "carryover-"));
        let isAbandoned = false;
        try {
            const names = await (0,snapshot_files.linkCarriedFiles)(request.folder, (0,external_node_path_.join)(workspaceOf(callFolder), FOLDER));
            if (names.length === 0)
                return skipped("nothing");
            const saved = await this.#calls.make({ callFolder, endAt }, (client) => client.saveCache([FOLDER], request.key, undefined, CROSS_OS));
            switch (saved.kind) {
                case "late":
                    isAbandoned = true;
                    return this.#lateSave(deadlineMs);
                case "threw":
                    return notSaved(localError("save", saved.detail));
                case "answered":
                    break;
                default:
                    return (0,unreachable/* unreachable */.H)(saved);
            }
            if (saved.value > 0 && saved.output.complaints.length === 0)
                return savedAs(request.key);
            const found = await this.#calls.make({ callFolder, endAt }, (client) => client.restoreCache([FOLDER], request.key, [], { lookupOnly: true }, CROSS_OS));
            if (found.kind === "late") {
                isAbandoned = true;
                return this.#lateSave(deadlineMs);
            }
            if (found.kind !== "answered" || found.value !== request.key) {
                return notSaved(readSaveTrouble(saved.output, request.key));
            }
            return wasNotReserved(saved.output) ? notSaved({ reason: "key-taken", key: request.key }) : savedAs(request.key);
        }
        finally {
            if (!isAbandoned)
                await (0,staging.removeFolder)(callFolder);
        }
    }
    #lateSave(limitMs) {
        this.#budget.noteLate(limitMs);
        return notSaved({ reason: "no-answer", operation: "save", limitMs });
    }
    #roomKept() {
        return this.isDown() ? [] : [{ reason: "room-kept", budgetMs: this.#budget.budgetMs }];
    }
    #refusal(operation) {
        return this.isDown() ? [] : [{ reason: "budget-spent", operation, budgetMs: this.#budget.budgetMs }];
    }
}
async function takeOver(pull, prefix, entry) {
    const { asked, key } = entry;
    const isExact = parseKey(asked) !== null;
    if (!key.startsWith(asked) || (isExact && key !== asked) || parseKey(key) === null) {
        return { answer: { kind: "unknown", prefix }, trouble: [{ reason: "foreign-key", prefix, key }] };
    }
    const workspace = workspaceOf(entry.callFolder);
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(pull.into, `${key}.`));
    const dropped = await (0,snapshot_files.takeOverFiles)([(0,external_node_path_.join)(workspace, FOLDER), workspace], folder, new Set([FOLDER]));
    const trouble = dropped.length === 0 ? [] : [{ reason: "dropped-files", key, names: dropped }];
    return { answer: { kind: "found", prefix, key, folder }, trouble };
}
function withoutRepeats(trouble) {
    const once = new Map();
    for (const one of trouble) {
        const subject = "prefix" in one ? one.prefix : "key" in one ? one.key : "";
        const id = `${one.reason} ${subject}`;
        if (!once.has(id))
            once.set(id, one);
    }
    return [...once.values()];
}
function skipped(because) {
    return { outcome: { kind: "skipped", because }, trouble: [] };
}
function savedAs(key) {
    return { outcome: { kind: "saved", key }, trouble: [] };
}
function notSaved(trouble) {
    return { outcome: { kind: "not-saved" }, trouble: [trouble] };
}
function localError(operation, detail) {
    return { reason: "local-error", operation, detail };
}

// EXTERNAL MODULE: ./build/action/say.js
var say = __webpack_require__(8232);
;// CONCATENATED MODULE: ./build/action/action-carry.js







const handoverSchema = schemas/* object */.Ikc({
    seq: schemas/* int */.Whr().check(api/* _gte */.qm(0)),
    isSaved: schemas/* boolean */.zMY(),
    isLeft: schemas/* boolean */.zMY(),
    isDown: schemas/* boolean */.zMY(),
    spentMs: schemas/* number */.aig().check(api/* _gte */.qm(0)),
    campaign: schemas/* string */.YjP(),
    unread: schemas/* readonly */.tBZ(schemas/* array */.YOg(schemas/* string */.YjP())),
    read: schemas/* readonly */.tBZ(schemas/* array */.YOg(schemas/* string */.YjP())),
    told: schemas/* readonly */.tBZ(schemas/* array */.YOg(schemas/* string */.YjP())),
    name: schemas/* string */.YjP(),
    jobIndex: schemas/* int */.Whr().check(api/* _gte */.qm(0)),
    stateDir: schemas/* string */.YjP(),
});
const SIBLING_INTERVAL_S = 30;
function actionCarry(facts) {
    const { env } = process;
    if (!cacheOffered(env).offered)
        return null;
    const { config, identity, job } = facts;
    return (paths) => {
        const base = { name: config.name, jobIndex: job.index, stateDir: paths.root };
        const none = {
            seq: 0,
            isSaved: false,
            isLeft: false,
            isDown: false,
            spentMs: 0,
            campaign: "",
            unread: [],
            read: [],
            told: [],
        };
        facts.handOver({ ...base, ...none });
        const tempFolder = env.RUNNER_TEMP || (0,external_node_os_.tmpdir)();
        return new Carry({
            carrier: new CacheCarrier({ environment: env, tempFolder }),
            tempFolder,
            clock: (0,system_clock/* systemClock */.m)(),
            identity,
            name: config.name,
            job,
            checkpointIntervalMs: config.checkpointIntervalMs,
            siblingIntervalMs: siblingIntervalS(env.CARRYOVER_SIBLING_INTERVAL_S) * 1_000,
            paths,
            warn: say/* warn */.R,
            saved: (state) => facts.handOver({ ...base, ...state }),
        });
    };
}
function postCarry(handover, facts) {
    const { env } = process;
    if (!cacheOffered(env).offered)
        return null;
    const tempFolder = env.RUNNER_TEMP || (0,external_node_os_.tmpdir)();
    const limits = postLimits(handover);
    const clock = (0,system_clock/* systemClock */.m)();
    const carry = new Carry({
        carrier: new CacheCarrier({ environment: env, tempFolder, limits }),
        tempFolder,
        clock,
        identity: facts.identity,
        name: handover.name,
        job: { index: handover.jobIndex, total: 1 },
        checkpointIntervalMs: 0,
        siblingIntervalMs: 0,
        paths: facts.paths,
        warn: facts.warn,
        firstSeq: handover.seq,
        isLastTry: handover.isDown,
        unread: handover.unread,
        read: handover.read,
        told: handover.told,
    });
    carry.endBy(Math.min(clock.now() + limits.budgetMs, facts.startedAt + POST_MS));
    return carry;
}
function siblingIntervalS(text) {
    const seconds = Number(text);
    return text !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : SIBLING_INTERVAL_S;
}


/***/ }),

/***/ 6989:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ HANDOVER_STATE),
  n: () => (/* binding */ actionContext)
});

// EXTERNAL MODULE: ./build/config/from-action.js + 1 modules
var from_action = __webpack_require__(4396);
// EXTERNAL MODULE: ./build/config/read-config.js + 2 modules
var read_config = __webpack_require__(3477);
// EXTERNAL MODULE: ./build/engine/evaluation-context.js
var evaluation_context = __webpack_require__(2903);
// EXTERNAL MODULE: ./build/engine/run-identity.js
var run_identity = __webpack_require__(5161);
// EXTERNAL MODULE: ./build/report/redact.js + 11 modules
var redact = __webpack_require__(9860);
// EXTERNAL MODULE: ./build/action/action-carry.js + 16 modules
var action_carry = __webpack_require__(913);
;// CONCATENATED MODULE: ./build/action/rerun-command.js
function rerunCommand(identity) {
    const where = identity.repository === null ? "" : ` --repo ${identity.repository}`;
    return `gh run rerun ${identity.workflowRun}${where}`;
}

// EXTERNAL MODULE: ./build/action/say.js
var say = __webpack_require__(8232);
// EXTERNAL MODULE: ./build/action/step-state.js
var step_state = __webpack_require__(225);
;// CONCATENATED MODULE: ./build/action/context.js









const HANDOVER_STATE = "handover";
async function actionContext(facts) {
    const { env } = process;
    const { inputs, warnings } = (0,from_action/* readActionInputs */.U)(env, facts.taker);
    for (const warning of warnings)
        (0,say/* warn */.R)(warning);
    const config = (0,read_config/* readConfig */.X)(inputs, { origin: "action", env, taker: facts.taker });
    for (const notice of config.notices)
        (0,say/* inform */.I)(notice);
    const identity = (0,run_identity/* runIdentity */.y)(env, config.job.index, Date.now());
    const job = facts.slot === undefined ? config.job : { index: facts.slot, total: 1 };
    const context = await (0,evaluation_context/* evaluationContext */.u1)(config, {
        env,
        workspace: env.GITHUB_WORKSPACE || process.cwd(),
        identity,
        redactor: (0,redact.environmentRedactor)(env),
        ...facts.sinkFor(config),
        resumeCommand: rerunCommand(identity),
        openCarry: (0,action_carry/* actionCarry */.IU)({
            config,
            identity,
            job,
            handOver: (handover) => (0,step_state.leaveForPost)(HANDOVER_STATE, JSON.stringify(handover)),
        }),
        onSignal: facts.onSignal,
    });
    return { config, context, identity };
}


/***/ }),

/***/ 8232:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ inform),
/* harmony export */   R: () => (/* binding */ warn)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3838);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9924);


function warn(message) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(message)));
}
function inform(message) {
    _actions_core__WEBPACK_IMPORTED_MODULE_0__.info((0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(`Carryover: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(message)}`));
}


/***/ }),

/***/ 225:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   leaveForPost: () => (/* binding */ leaveForPost)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3838);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1839);
/* harmony import */ var _say_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8232);



let isWarned = false;
function leaveForPost(name, value) {
    try {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(name, value);
    }
    catch (error) {
        if (isWarned)
            return;
        isWarned = true;
        (0,_say_js__WEBPACK_IMPORTED_MODULE_1__/* .warn */ .R)(`the state of this step could not be handed to the runner: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A)(error)}. The run goes on; should it be killed, what it has not saved by then is not saved after the job`);
    }
}


/***/ }),

/***/ 249:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ FAILURE_KINDS),
/* harmony export */   U: () => (/* binding */ resolveFailOn)
/* harmony export */ });
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);

const FAILURE_KINDS = ["failed", "errored", "outstanding"];
function resolveFailOn(failOn, eventName) {
    switch (failOn.kind) {
        case "auto":
            return { failed: true, errored: true, outstanding: eventName !== "schedule" };
        case "never":
            return { failed: false, errored: false, outstanding: false };
        case "listed":
            return {
                failed: failOn.kinds.includes("failed"),
                errored: failOn.kinds.includes("errored"),
                outstanding: failOn.kinds.includes("outstanding"),
            };
        default:
            return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(failOn);
    }
}


/***/ }),

/***/ 4396:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ readActionInputs)
});

// EXTERNAL MODULE: ./build/config/input-table.js
var input_table = __webpack_require__(646);
;// CONCATENATED MODULE: ./build/config/suggestion.js
const LONGEST_WORD = 60;
function nearestName(written, known) {
    if (written.length > LONGEST_WORD)
        return null;
    const wanted = normalize(written);
    let nearest = null;
    for (const name of known) {
        const distance = editDistance(wanted, normalize(name));
        if (nearest === null || distance < nearest.distance)
            nearest = { name, distance };
    }
    const bound = Math.max(1, Math.floor(wanted.length / 3));
    return nearest !== null && nearest.distance <= bound ? nearest.name : null;
}
function didYouMean(written, known, prefix = "") {
    const name = nearestName(written, known);
    return name === null ? "" : ` Did you mean ${prefix}${name}?`;
}
function normalize(name) {
    return name.toLowerCase().replaceAll("_", "-");
}
function editDistance(left, right) {
    let beforeLast = [];
    let last = Array.from({ length: right.length + 1 }, (_, index) => index);
    for (let row = 1; row <= left.length; row += 1) {
        const current = [row];
        for (let column = 1; column <= right.length; column += 1) {
            const isSame = left[row - 1] === right[column - 1];
            let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
            const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
            if (row > 1 && column > 1 && isSwap)
                cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
            current.push(cost);
        }
        beforeLast = last;
        last = current;
    }
    return last[right.length] ?? 0;
}

;// CONCATENATED MODULE: ./build/config/from-action.js


const PREFIX = "INPUT_";
function readActionInputs(env, taker) {
    const known = (0,input_table/* inputsOf */.Vc)(taker);
    const inputs = {};
    const warnings = [];
    for (const [variable, text] of Object.entries(env)) {
        if (!variable.toUpperCase().startsWith(PREFIX) || text === undefined)
            continue;
        const name = variable.slice(PREFIX.length).toLowerCase();
        if ((0,input_table/* isInputName */.wp)(name) && known.includes(name))
            inputs[name] = text.trim();
        else if (text.trim() !== "")
            warnings.push(warningFor(name, { taker, known }));
    }
    return { inputs, warnings };
}
function warningFor(name, reader) {
    const nearest = nearestName(name, reader.known);
    if ((0,input_table/* isInputName */.wp)(name))
        return `Input \`${name}\` has no meaning for ${reader.taker} and was not read. Remove it.`;
    const advice = nearest === null ? "Check its name against the list of inputs." : `Did you mean \`${nearest}\`?`;
    return `Unknown input \`${name}\` was not read. ${advice}`;
}


/***/ }),

/***/ 646:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qh: () => (/* binding */ INPUT_NAMES),
/* harmony export */   Vc: () => (/* binding */ inputsOf),
/* harmony export */   bd: () => (/* binding */ inputRow),
/* harmony export */   wp: () => (/* binding */ isInputName)
/* harmony export */ });
/* unused harmony export INPUT_TABLE */
const EVERY_JOB = ["run", "plan", "merge"];
function row(group, fields) {
    return { kind: "value", group, default: "", takers: ["run"], ...fields };
}
function flag(group, description, takers = ["run"]) {
    return { kind: "flag", placeholder: "", group, default: "false", takers, description };
}
const INPUT_TABLE = {
    tasks: row("Tasks", {
        kind: "list",
        placeholder: "FILE|PATTERN",
        takers: EVERY_JOB,
        description: "The task list: a .jsonl, .ndjson, .json (array), .csv (header row) or .txt (one id a line) file, such as `evals/tasks.jsonl`; or glob patterns, one a line, such as `evals/**/*.yaml`, where each matched file is a task and links are not followed. Paths are relative to the workspace.",
    }),
    "tasks-command": row("Tasks", {
        placeholder: "COMMAND",
        takers: EVERY_JOB,
        description: "A bash command whose stdout lists the tasks, one JSON object or plain id a line. Give either this or `tasks`.",
    }),
    "pass-with-no-tasks": flag("Tasks", "Makes an empty task list a success instead of an error.", EVERY_JOB),
    repeats: row("Tasks", {
        placeholder: "N",
        default: "1",
        takers: EVERY_JOB,
        description: "Runs every task N times, as tasks `ID#1` to `ID#N` that are grouped by the original id.",
    }),
    "shard-size": row("Tasks", {
        placeholder: "N",
        default: "1",
        takers: ["run", "simulate"],
        description: "How many tasks one child process is given. With 1 the task also stands in the child's environment.",
    }),
    provider: row("Tasks", {
        placeholder: "NAME",
        default: "default",
        takers: EVERY_JOB,
        description: "Whose rate limit the tasks live under, such as `openai`; a task's own `provider` field goes before it. Providers are paused and stopped apart from each other.",
    }),
    command: row("Children", {
        placeholder: "COMMAND",
        description: "The command that evaluates a shard, run with `bash -euo pipefail -c`. It finds its tasks in `$CARRYOVER_TASKS_FILE` (and a single task in `$CARRYOVER_TASK_ID`, `$CARRYOVER_TASK` and `$CARRYOVER_FIELD_<NAME>`), and may append results to `$CARRYOVER_RESULTS_FILE`. On the command line a program and its arguments can follow `--` instead.",
    }),
    "working-directory": row("Children", {
        placeholder: "FOLDER",
        default: ".",
        takers: EVERY_JOB,
        description: "The folder that the commands run in, relative to the workspace.",
    }),
    env: row("Children", {
        kind: "list",
        placeholder: "NAMES",
        default: "inherit",
        description: "Which environment variables children get: `inherit` for all, or a list of names such as `HOME,OPENAI_API_KEY`: then nothing else but `PATH`, `RUNNER_TRACKING_ID` and `CARRYOVER_*`. The runner's own `ACTIONS_*` and `INPUT_*` are never passed on.",
    }),
    "exit-codes": row("Children", {
        kind: "list",
        placeholder: "CODE=CLASS",
        default: "75=rate_limited,77=skipped",
        description: "What exit codes mean where a child wrote no result row: `passed`, `failed`, `rate_limited`, `kill_shaped`, `timeout_exceeded`, `skipped`, `transient`, `legitimate` or `fatal`. An own map replaces the default; `none` empties it.",
    }),
    "failure-logs": row("Children", {
        kind: "list",
        placeholder: "PATTERNS",
        description: "Files that a failed child leaves and that may tell why, as glob patterns such as `.failed/**/result.json`. They are read only after a failure, and only if they changed since the attempt began.",
    }),
    "task-timeout": row("Children", {
        placeholder: "DURATION",
        default: "3h30m",
        description: "How long one attempt may take before it is killed; a task that runs into it is not tried again. A task's own `timeout` field goes before it, and `CARRYOVER_TASK_TIMEOUT_S` in the environment overrides it.",
    }),
    "silence-timeout": row("Children", {
        placeholder: "DURATION",
        default: "off",
        description: "Kills a child that has printed nothing and written no result row for so long, such as `10m`, and tries again.",
    }),
    "kill-grace": row("Children", {
        placeholder: "DURATION",
        default: "5s",
        description: "How long a child that is asked to end (SIGTERM) has until it and its descendants are killed.",
    }),
    concurrency: row("Attempts", {
        placeholder: "N",
        default: "4",
        takers: ["run", "plan", "simulate"],
        description: "The most children that run at once in this job. Rate limits lower the number while they last.",
    }),
    "shared-concurrency": row("Attempts", {
        placeholder: "N",
        description: "The most children that run at once over all jobs of the matrix together; each job takes its share of it. Empty: every job has its own `concurrency`.",
    }),
    "max-attempts": row("Attempts", {
        placeholder: "N",
        default: "3",
        takers: EVERY_JOB,
        description: "How many failed attempts of a task count before it is given up, over all runs. Rate limits and killed children do not count. `CARRYOVER_MAX_ATTEMPTS` in the environment overrides it.",
    }),
    "fail-fast": flag("Attempts", "Ends the run at the first failure that no retry can mend: nothing more is started, running tasks of the same `group` are stopped at once and not recorded, all others are left `stop-grace` to finish."),
    "max-failures": row("Attempts", {
        placeholder: "N|N%",
        description: "Ends the run when so many tasks have failed, as a number such as `20` or a share of all tasks such as `10%`. Nothing more is started; what runs is left `stop-grace` to finish.",
    }),
    "retry-after-threshold": row("Rate limits", {
        placeholder: "DURATION",
        default: "60s",
        takers: ["run", "detect", "simulate"],
        description: "The longest stated wait that is waited out. A longer one, or a quota that is used up, stops the provider's tasks and leaves them to the next run.",
    }),
    "max-wait": row("Rate limits", {
        placeholder: "DURATION",
        default: "15m",
        takers: ["run", "simulate"],
        description: "How long a run may wait for rate limits in all; a wait that does not fit any more stops the provider's tasks.",
    }),
    "default-wait": row("Rate limits", {
        placeholder: "DURATION",
        default: "60s",
        takers: ["run", "simulate"],
        description: "How long a task is put off after a rate limit that states no wait; it doubles from round to round.",
    }),
    "stop-grace": row("Rate limits", {
        placeholder: "DURATION",
        default: "60s",
        takers: ["run", "simulate"],
        description: "How long children that are running when their provider is stopped, or when the run ends for its failures, are left to finish. `0s` stops them at once.",
    }),
    preflight: row("Rate limits", {
        placeholder: "COMMAND",
        description: "A bash command that makes one cheap call: run once for each provider before its first child, and as the probe when a limit that was hit should be over. It has 30 seconds; only a rate limit in its answer keeps the provider stopped. Without it one task is the probe.",
    }),
    "rate-limit-patterns": row("Rate limits", {
        kind: "list",
        placeholder: "FILE|YAML",
        takers: ["run", "detect"],
        description: "More forms of rate-limit messages: a YAML list, one JSON object a line, or the path of such a file. Each has a `name`, a `pattern` and a `kind` (`wait`, `stop`, `cap` or `task`).",
    }),
    campaign: row("Run", {
        placeholder: "auto|daily|weekly|monthly|until-complete|TEXT",
        default: "auto",
        takers: EVERY_JOB,
        description: "What counts as one pass over the tasks: `auto` (a commit for push and pull_request, else `until-complete`), `daily`, `weekly`, `monthly`, `until-complete`, or a text of your own such as `gpt-5-baseline`.",
    }),
    "time-budget": row("Run", {
        placeholder: "DURATION",
        defaultWords: "5h40m in the action (none on a self-hosted runner), none on the command line",
        takers: ["run", "simulate"],
        description: "How long the run may take: nothing is started that would probably not end within it, and the rest is left to the next run. Keep it below the job's `timeout-minutes`; `none` for no bound.",
    }),
    "fail-on": row("Run", {
        kind: "list",
        placeholder: "LIST",
        default: "auto",
        takers: ["run", "merge"],
        description: "What makes the step fail: a list of `failed`, `errored` and `outstanding`, or `never`. `auto` is failed and errored, and outstanding unless the workflow was started by a schedule.",
    }),
    "min-pass-rate": row("Run", {
        placeholder: "FRACTION",
        takers: ["run", "merge"],
        description: "Replaces `failed` in `fail-on`: the share of graded tasks that must pass, such as `0.8` or `80%`. Equal passes.",
    }),
    name: row("State", {
        placeholder: "NAME",
        default: "default",
        takers: EVERY_JOB,
        description: "Names the state that is kept between workflow runs. Give each evaluation of a repository its own, such as `nightly-agents`, and a `state-dir` besides where several of them run in one job: the state of another name is refused.",
    }),
    "state-dir": row("State", {
        placeholder: "FOLDER",
        default: ".carryover",
        takers: ["run", "plan", "merge", "status", "report"],
        description: "The folder that holds the results, the failures, the checkpoint, logs and reports.",
    }),
    "checkpoint-interval": row("State", {
        placeholder: "DURATION",
        default: "5m",
        description: "How often the state is saved to the Actions cache while the run lasts, if something has changed.",
    }),
    "job-index": row("Matrix", {
        placeholder: "N",
        actionDefault: "${{ strategy.job-index }}",
        description: "Which job of the matrix this is, counted from 0. The action takes it from the matrix by itself.",
    }),
    "job-total": row("Matrix", {
        placeholder: "N",
        actionDefault: "${{ strategy.job-total }}",
        takers: ["run", "merge"],
        description: "How many jobs the matrix has. The action takes it from the matrix by itself; merge is told it, to notice jobs that never reported.",
    }),
    "max-jobs": row("Matrix", {
        placeholder: "N",
        default: "256",
        takers: ["plan"],
        description: "The most jobs that a plan spreads the outstanding tasks over; GitHub's matrix has at most 256.",
    }),
    "target-job-duration": row("Matrix", {
        placeholder: "DURATION",
        takers: ["plan"],
        description: "How long a job should take, such as `30m`: a plan makes as many jobs as that needs by the durations it knows. Empty: as many as `max-jobs` allows.",
    }),
    "log-output": row("Output", {
        placeholder: "failures|all|none",
        default: "failures",
        description: "Whose output goes to the log of the step: that of failed attempts, of all children, or of none.",
    }),
};
const INPUT_NAMES = Object.keys(INPUT_TABLE);
function isInputName(name) {
    return Object.hasOwn(INPUT_TABLE, name);
}
function inputRow(name) {
    return INPUT_TABLE[name];
}
function inputsOf(taker) {
    return INPUT_NAMES.filter((name) => inputRow(name).takers.includes(taker));
}


/***/ }),

/***/ 3477:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ readConfig)
});

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/config/input-table.js
var input_table = __webpack_require__(646);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(5395);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(2474);
// EXTERNAL MODULE: ./build/config/fail-on.js
var fail_on = __webpack_require__(249);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
;// CONCATENATED MODULE: ./build/config/input-values.js


const LONGEST_DURATION_MS = 24 * 86_400_000;
const LARGEST_NUMBER = 1_000_000;
function fromText(expected, parse) {
    return schemas/* transform */.pdi((text, context) => {
        const value = parse(text);
        if (value !== null)
            return value;
        context.issues.push({ code: "custom", message: expected, input: text });
        return core/* NEVER */.tm;
    });
}
function optional(schema) {
    return schemas/* union */.KCZ([NOT_GIVEN, schema]);
}
const NOT_GIVEN = schemas/* pipe */.FsL(schemas/* literal */.euz(""), schemas/* transform */.pdi(() => null));
function integer(bounds) {
    const { from, to = LARGEST_NUMBER } = bounds;
    return fromText(`a whole number from ${from} to ${to}, such as ${Math.max(from, 4)}`, (text) => {
        if (!/^\d{1,15}$/.test(text))
            return null;
        const value = Number(text);
        return value >= from && value <= to ? value : null;
    });
}
const DURATION_EXAMPLES = "such as 90s, 15m, 3h30m or 2d";
function input_values_duration(bounds) {
    const expected = bounds.from === "zero"
        ? `a duration of at most 24d, ${DURATION_EXAMPLES}`
        : `a duration above 0 and of at most 24d, ${DURATION_EXAMPLES}`;
    return fromText(expected, (text) => boundedDuration(text, bounds.from === "zero" ? 0 : 1));
}
const OFF_WORDS = ["off", "none", "never"];
function durationOrOff() {
    const schema = fromText(`a duration above 0 and of at most 24d, ${DURATION_EXAMPLES}, or off`, (text) => (isOff(text) ? "off" : boundedDuration(text, 1)));
    return schemas/* pipe */.FsL(schema, schemas/* transform */.pdi((value) => (value === "off" ? null : value)));
}
function isOff(text) {
    return OFF_WORDS.includes(text.toLowerCase());
}
function boundedDuration(text, fromMs) {
    const durationMs = (0,duration/* parseDuration */.E)(text);
    return durationMs !== null && durationMs >= fromMs && durationMs <= LONGEST_DURATION_MS ? durationMs : null;
}
const TRUE_WORDS = ["true", "yes", "on", "1"];
const FALSE_WORDS = ["false", "no", "off", "0"];
function input_values_boolean() {
    return fromText("true or false (also yes, no, on, off, 1, 0)", (text) => {
        const word = text.toLowerCase();
        if (TRUE_WORDS.includes(word))
            return true;
        return FALSE_WORDS.includes(word) ? false : null;
    });
}
function oneOf(names) {
    return fromText(`one of ${names.join(", ")}`, (text) => names.find((name) => name === text) ?? null);
}
function nameText(example) {
    return fromText(`one line of at most 200 characters, such as ${example}`, (text) => text.length <= 200 && !/\p{Cc}/u.test(text) ? text : null);
}
function plainText(example) {
    return fromText(`text without NUL characters, such as ${example}`, (text) => (text.includes("\0") ? null : text));
}
function splitList(text) {
    const items = [];
    let depth = 0;
    let item = "";
    for (const character of text) {
        if (character === "{")
            depth += 1;
        if (character === "}")
            depth = Math.max(0, depth - 1);
        if (character === "\n")
            depth = 0;
        if (character === "\n" || (character === "," && depth === 0)) {
            items.push(item);
            item = "";
        }
        else
            item += character;
    }
    items.push(item);
    return items.map((part) => part.trim()).filter((part) => part !== "");
}

;// CONCATENATED MODULE: ./build/config/inputs.js




const LOG_OUTPUTS = ["failures", "all", "none"];
const SCHEMAS = {
    tasks: optional(plainText("evals/tasks.jsonl")),
    "tasks-command": optional(plainText("node list-evals.mjs")),
    "pass-with-no-tasks": input_values_boolean(),
    repeats: integer({ from: 1 }),
    "shard-size": integer({ from: 1 }),
    provider: nameText("openai"),
    command: optional(plainText('node evaluate.mjs "$CARRYOVER_TASK_ID"')),
    "working-directory": plainText("evals"),
    env: fromText('inherit, or names of environment variables such as "PATH,HOME,OPENAI_API_KEY"', readChildEnv),
    "exit-codes": fromText('a list of CODE=CLASS such as "75=rate_limited,77=skipped", where CODE is 0 to 255 and stands once, and CLASS is passed, failed, rate_limited, kill_shaped, timeout_exceeded, skipped, transient, legitimate or fatal', readExitCodes),
    "failure-logs": fromText("a list of glob patterns such as .failed/**/result.json", splitList),
    "task-timeout": input_values_duration({ from: "above-zero" }),
    "silence-timeout": durationOrOff(),
    "kill-grace": input_values_duration({ from: "zero" }),
    concurrency: integer({ from: 1 }),
    "shared-concurrency": optional(integer({ from: 1 })),
    "max-attempts": integer({ from: 1 }),
    "fail-fast": input_values_boolean(),
    "max-failures": optional(fromText("a whole number from 1 such as 20, or a share of all tasks above 0% and up to 100% such as 10%", readMaxFailures)),
    "retry-after-threshold": input_values_duration({ from: "zero" }),
    "max-wait": input_values_duration({ from: "zero" }),
    "default-wait": input_values_duration({ from: "above-zero" }),
    "stop-grace": input_values_duration({ from: "zero" }),
    preflight: optional(plainText("node one-cheap-call.mjs")),
    "rate-limit-patterns": optional(plainText("rate-limit-patterns.yaml")),
    campaign: schemas/* pipe */.FsL(nameText("nightly-2"), schemas/* transform */.pdi(readCampaign)),
    "time-budget": schemas/* union */.KCZ([
        fromText("nothing", (text) => (text === "" ? "by-default" : null)),
        durationOrOff(),
    ]),
    "fail-on": fromText('a list of failed, errored and outstanding such as "failed,errored", or auto, or never', readFailOn),
    "min-pass-rate": optional(fromText("a fraction from 0 to 1 such as 0.8, or a percentage such as 80%", readFraction)),
    name: nameText("nightly-agents"),
    "state-dir": plainText(".carryover"),
    "checkpoint-interval": input_values_duration({ from: "above-zero" }),
    "job-index": optional(integer({ from: 0, to: split/* MOST_JOBS */.r2 - 1 })),
    "job-total": optional(integer({ from: 0, to: split/* MOST_JOBS */.r2 })),
    "max-jobs": integer({ from: 1, to: split/* MOST_JOBS */.r2 }),
    "target-job-duration": optional(input_values_duration({ from: "above-zero" })),
    "log-output": oneOf(LOG_OUTPUTS),
};
function readInput(name, text) {
    const schema = SCHEMAS[name];
    const parsed = schema.safeParse(text);
    if (parsed.success)
        return { value: parsed.data };
    return { expected: expectedIn(parsed.error.issues) ?? "another value" };
}
function expectedIn(issues) {
    for (const issue of issues) {
        if (issue.code === "custom")
            return issue.message;
        if (issue.code === "invalid_union")
            return expectedIn(issue.errors.at(-1) ?? []);
    }
    return null;
}
function readChildEnv(text) {
    if (text === "inherit")
        return { kind: "inherit" };
    const names = splitList(text);
    const isList = names.length > 0 && names.every((name) => name !== "inherit" && /^[A-Za-z_][A-Za-z0-9_]*$/.test(name));
    return isList ? { kind: "names", names: [...new Set(names)] } : null;
}
const EXIT_MEANINGS = {
    passed: true,
    failed: true,
    rate_limited: true,
    kill_shaped: true,
    timeout_exceeded: true,
    skipped: true,
    transient: true,
    legitimate: true,
    fatal: true,
};
function isExitMeaning(word) {
    return Object.hasOwn(EXIT_MEANINGS, word);
}
function readExitCodes(text) {
    const meanings = new Map();
    if (text === "none")
        return meanings;
    for (const item of splitList(text)) {
        const [, code, meaning] = /^(\d{1,3})\s*=\s*(\w+)$/.exec(item) ?? [];
        if (code === undefined || meaning === undefined || !isExitMeaning(meaning))
            return null;
        if (Number(code) > 255 || meanings.has(Number(code)))
            return null;
        meanings.set(Number(code), meaning);
    }
    return meanings.size === 0 ? null : meanings;
}
function readMaxFailures(text) {
    const [, share] = /^(\d{1,3}(?:\.\d{1,6})?)\s*%$/.exec(text) ?? [];
    if (share !== undefined) {
        const percent = Number(share);
        return percent > 0 && percent <= 100 ? { kind: "percent", percent } : null;
    }
    const count = /^\d{1,15}$/.test(text) ? Number(text) : 0;
    return count >= 1 ? { kind: "count", count } : null;
}
function readFraction(text) {
    const [, digits, percent] = /^(\d{0,3}(?:\.\d{1,200})?)\s*(%?)$/.exec(text) ?? [];
    if (digits === undefined || digits === "")
        return null;
    const fraction = Number(percent === "%" ? `${digits}e-2` : digits);
    return fraction <= 1 ? fraction : null;
}
const PERIODS = ["auto", "daily", "weekly", "monthly", "until-complete"];
function readCampaign(text) {
    const period = PERIODS.find((name) => name === text.toLowerCase());
    return period === undefined ? { kind: "named", name: text } : { kind: period };
}
function readFailOn(text) {
    if (text === "auto")
        return { kind: "auto" };
    if (isOff(text))
        return { kind: "never" };
    const words = splitList(text);
    const kinds = fail_on/* FAILURE_KINDS */.B.filter((kind) => words.includes(kind));
    const isKnown = words.length > 0 && words.every((word) => fail_on/* FAILURE_KINDS */.B.some((kind) => kind === word));
    return isKnown ? { kind: "listed", kinds } : null;
}

;// CONCATENATED MODULE: ./build/config/read-config.js




const HOSTED_TIME_BUDGET_MS = 340 * 60_000;
function readConfig(raw, context) {
    const reading = new Reading(raw, context);
    reading.readAll();
    reading.checkBetween();
    return freeze(toConfig(reading.finish(), reading, context));
}
class Reading {
    notices = [];
    #raw;
    #context;
    #taken;
    #values = {};
    #problems = [];
    constructor(raw, context) {
        this.#raw = raw;
        this.#context = context;
        this.#taken = new Set((0,input_table/* inputsOf */.Vc)(context.taker ?? "run"));
    }
    readAll() {
        for (const name of input_table/* INPUT_NAMES */.Qh)
            this.#read(name);
        this.#override("task-timeout", { variable: "CARRYOVER_TASK_TIMEOUT_S", example: "a number of seconds" });
        this.#override("max-attempts", { variable: "CARRYOVER_MAX_ATTEMPTS", example: "a number" });
    }
    checkBetween() {
        const taker = this.#context.taker ?? "run";
        const { argv } = this.#context;
        this.#exactlyOne("tasks", "tasks-command", { isNeeded: taker === "run" || taker === "plan" });
        const hasArgv = argv !== undefined && argv !== null;
        if (taker === "run" && hasArgv && argv.length === 0) {
            this.#problem("Expected a program and its arguments after --, found nothing. Write for instance: -- node evaluate.mjs {id}.");
        }
        else if (taker === "run" && hasArgv && this.isGiven("command")) {
            this.#problem(`Expected either ${this.#called("command")} or a program after --, found both. Remove one.`);
        }
        else if (taker === "run" && !hasArgv && !this.isGiven("command")) {
            const after = this.#context.origin === "cli" ? ", or a program after --" : "";
            this.#problem(`Expected ${this.#called("command")}${after}, found none. It says how a task is evaluated, for instance node evaluate.mjs "$CARRYOVER_TASK_ID".`);
        }
        if (taker === "run")
            this.#checkJob();
        if (taker === "run")
            this.#noteBudget();
        const { "fail-on": failOn, "min-pass-rate": minPassRate } = this.#values;
        const hasNoEffect = failOn?.kind === "never" || (failOn?.kind === "listed" && !failOn.kinds.includes("failed"));
        if (typeof minPassRate === "number" && hasNoEffect) {
            this.notices.push(`${this.#called("min-pass-rate")} has no effect: it stands for failed, which ${this.#called("fail-on")} does not list.`);
        }
    }
    finish() {
        const [first, ...others] = this.#problems;
        if (first !== undefined && others.length === 0)
            throw new user_error/* UserError */.y(first);
        if (first !== undefined) {
            throw new user_error/* UserError */.y([
                `${this.#problems.length} problems with the inputs; nothing was run:`,
                ...this.#problems.map((problem) => `- ${problem}`),
            ].join("\n"));
        }
        return this.#values;
    }
    isGiven(name) {
        return this.#taken.has(name) && (this.#raw[name] ?? "").trim() !== "";
    }
    #read(name) {
        const text = this.isGiven(name) ? (this.#raw[name] ?? "") : (0,input_table/* inputRow */.bd)(name).default;
        const isCommand = name === "command" || name === "tasks-command" || name === "preflight";
        const result = readInput(name, isCommand ? text : text.trim());
        if ("value" in result)
            this.#values[name] = result.value;
        else
            this.#problem(`Expected ${this.#called(name)} to be ${result.expected}; found ${shown(text)}.`);
    }
    #override(name, from) {
        const text = (this.#context.env[from.variable] ?? "").trim();
        if (text === "" || !this.#taken.has(name))
            return;
        const result = readInput(name, text);
        if ("expected" in result) {
            this.#problem(`Expected the environment variable ${from.variable} (${from.example}) to be ${result.expected}; found ${shown(text)}.`);
            return;
        }
        this.#values[name] = result.value;
        const value = name === "task-timeout" ? (0,duration/* formatDuration */.a)(result.value) : String(result.value);
        this.notices.push(`${this.#called(name)} is ${value}, set by ${from.variable} in the environment.`);
    }
    #exactlyOne(left, right, options) {
        const count = [left, right].filter((name) => this.isGiven(name)).length;
        if (count === 2) {
            this.#problem(`Expected either ${this.#called(left)} or ${this.#called(right)}, found both. Remove one.`);
        }
        else if (count === 0 && options.isNeeded) {
            this.#problem(`Expected ${this.#called(left)} or ${this.#called(right)}, found neither. Name a task list, for instance ${this.#example(left, "evals/tasks.jsonl")}.`);
        }
    }
    #noteBudget() {
        const { "shared-concurrency": shared, "job-total": jobs } = this.#values;
        if (typeof shared !== "number" || typeof jobs !== "number" || jobs <= shared)
            return;
        this.notices.push(`${this.#called("shared-concurrency")} is ${shared}, but ${jobs} jobs run at least one child each: up to ${jobs} may run at once. ` +
            `Let GitHub run ${shared} of the jobs at a time (\`strategy.max-parallel: ${shared}\`), or plan at most ${shared} (\`max-jobs\`).`);
    }
    #checkJob() {
        const { "job-index": index, "job-total": total } = this.#values;
        if (index === undefined || total === undefined)
            return;
        if ((index === null) !== (total === null)) {
            const [given, missing] = index === null ? ["job-total", "job-index"] : ["job-index", "job-total"];
            this.#problem(`Expected ${this.#called("job-index")} and ${this.#called("job-total")} together, found ${this.#called(given)} without ${this.#called(missing)}. Give both, such as ${this.#example("job-index", "0")} and ${this.#example("job-total", "4")}.`);
        }
        else if (total === 0) {
            this.#problem(`Expected ${this.#called("job-total")} to be at least 1 in a job that runs, found "0". Start no job where a plan says 0.`);
        }
        else if (index !== null && total !== null && index >= total) {
            this.#problem(`Expected ${this.#called("job-index")} to be below ${this.#called("job-total")} (it is counted from 0): 0 to ${total - 1}; found ${index}.`);
        }
    }
    #problem(message) {
        this.#problems.push(message);
    }
    #called(name) {
        return this.#context.origin === "cli" ? `--${name}` : `input \`${name}\``;
    }
    #example(name, value) {
        return this.#context.origin === "cli" ? `--${name} ${value}` : `\`${name}: ${value}\``;
    }
}
function toConfig(values, reading, context) {
    return {
        taskSource: toTaskSource(values),
        passWithNoTasks: values["pass-with-no-tasks"],
        repeats: values.repeats,
        shardSize: values["shard-size"],
        provider: values.provider,
        command: toCommand(values, context.argv ?? null),
        workingDirectory: values["working-directory"],
        env: values.env,
        exitCodes: values["exit-codes"],
        failureLogs: values["failure-logs"],
        taskTimeoutMs: values["task-timeout"],
        silenceTimeoutMs: values["silence-timeout"],
        killGraceMs: values["kill-grace"],
        concurrency: values.concurrency,
        sharedConcurrency: values["shared-concurrency"],
        maxAttempts: values["max-attempts"],
        failFast: values["fail-fast"],
        maxFailures: values["max-failures"],
        retryAfterThresholdMs: values["retry-after-threshold"],
        maxWaitMs: values["max-wait"],
        defaultWaitMs: values["default-wait"],
        stopGraceMs: values["stop-grace"],
        preflight: values.preflight,
        rateLimitPatterns: toPatternSource(values["rate-limit-patterns"]),
        campaign: values.campaign,
        timeBudgetMs: values["time-budget"] === "by-default" ? defaultTimeBudgetMs(context) : values["time-budget"],
        failOn: values["fail-on"],
        minPassRate: values["min-pass-rate"],
        name: values.name,
        stateName: context.origin === "action" || reading.isGiven("name") ? values.name : null,
        stateDir: values["state-dir"],
        checkpointIntervalMs: values["checkpoint-interval"],
        job: context.taker === "merge"
            ? { index: 0, total: 1 }
            : { index: values["job-index"] ?? 0, total: values["job-total"] ?? 1 },
        expectedJobs: values["job-total"],
        maxJobs: values["max-jobs"],
        targetJobDurationMs: values["target-job-duration"],
        logOutput: values["log-output"],
        notices: reading.notices,
    };
}
function toTaskSource(values) {
    if (values.tasks !== null)
        return { kind: "tasks", value: values.tasks };
    const command = values["tasks-command"];
    return command === null ? null : { kind: "tasks-command", command };
}
function toCommand(values, argv) {
    if (values.command !== null)
        return { kind: "shell", text: values.command };
    return argv === null || argv.length === 0 ? null : { kind: "argv", argv: [...argv] };
}
function toPatternSource(text) {
    if (text === null)
        return null;
    const isPath = !text.includes("\n") && !/^(?:[[{]|-\s)/.test(text);
    return isPath ? { kind: "file", path: text } : { kind: "inline", text };
}
function defaultTimeBudgetMs(context) {
    const isHosted = context.origin === "action" && context.env.RUNNER_ENVIRONMENT !== "self-hosted";
    return isHosted ? HOSTED_TIME_BUDGET_MS : null;
}
function shown(text) {
    return JSON.stringify(text.length > 120 ? `${text.slice(0, 119)}…` : text);
}
function freeze(config) {
    for (const value of Object.values(config))
        Object.freeze(value);
    return Object.freeze(config);
}


/***/ }),

/***/ 1670:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LX: () => (/* binding */ rememberCampaigns),
/* harmony export */   MJ: () => (/* binding */ settleCampaign),
/* harmony export */   Rk: () => (/* binding */ campaignRule),
/* harmony export */   pe: () => (/* binding */ isSuperseded),
/* harmony export */   q3: () => (/* binding */ campaignId),
/* harmony export */   zA: () => (/* binding */ followedCampaign)
/* harmony export */ });
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);

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
function campaignRule(choice, trigger) {
    switch (choice.kind) {
        case "auto": {
            const event = trigger.eventName;
            const bySha = event === "push" || event === "pull_request" || event === "pull_request_target";
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
            const isOver = latest.complete && !hasWorkedOn(latest, run.workflowRun) && !run.hasBegun?.(latest.id);
            return numberedId(numberOf(latest.id) + (isOver ? 1 : 0));
        }
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(rule);
    }
}
function followedCampaign(rule, known, workflowRun) {
    const isOfSeries = ({ id }) => {
        switch (rule.kind) {
            case "named":
                return false;
            case "period":
                return isPeriodic(id, rule.period);
            case "until-complete":
                return NUMBERED.test(id);
            default:
                return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(rule);
        }
    };
    const series = known.filter(isOfSeries);
    const own = series.find((record) => record.complete && hasWorkedOn(record, workflowRun));
    return own !== undefined && series.some(({ id }) => isSuperseded(own.id, id)) ? own : null;
}
function hasWorkedOn({ completed_run, runs }, workflowRun) {
    return completed_run === workflowRun || (runs?.includes(workflowRun) ?? false);
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

/***/ 2725:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ openCircuit),
/* harmony export */   QR: () => (/* binding */ settleProbe),
/* harmony export */   Qe: () => (/* binding */ outage),
/* harmony export */   V: () => (/* binding */ CLOSED),
/* harmony export */   WX: () => (/* binding */ OPEN_LIMIT_MS),
/* harmony export */   b6: () => (/* binding */ countSuccess),
/* harmony export */   cC: () => (/* binding */ countFailure),
/* harmony export */   d7: () => (/* binding */ openingMs),
/* harmony export */   k3: () => (/* binding */ admitProbe)
/* harmony export */ });
/* unused harmony export FAILURES_TO_OPEN */
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 60_000;
const OPEN_MAX_MS = 300_000;
const OPEN_LIMIT_MS = 35 * 86_400_000;
const CLOSED = { state: "closed", failures: 0, trips: 0 };
function openingMs(trip, firstMs = OPEN_MS) {
    return Math.min(Math.max(OPEN_MAX_MS, firstMs), firstMs * 2 ** Math.min(trip - 1, 10));
}
function openCircuit(circuit, now, cause) {
    const already = circuit.state === "open" ? circuit : null;
    const trips = already?.trips ?? circuit.trips + 1;
    const askedUntilAt = Math.min(cause.statedUntilAt ?? now + openingMs(trips, cause.firstMs), now + OPEN_LIMIT_MS);
    const stated = cause.statedUntilAt !== null;
    const keep = already !== null &&
        (already.stated === stated ? already.untilAt > askedUntilAt : already.stated && already.untilAt > now);
    return {
        state: "open",
        untilAt: keep ? already.untilAt : askedUntilAt,
        trips,
        policy: already?.policy === "stop" ? "stop" : cause.policy,
        reason: keep ? already.reason : cause.reason,
        stated: keep ? already.stated : stated,
        ...((keep ? already : cause).outage ? { outage: true } : {}),
    };
}
function outage(reason) {
    return { statedUntilAt: null, policy: "wait", reason: `unavailable: ${reason}`, outage: true };
}
function countFailure(circuit, now, reason) {
    switch (circuit.state) {
        case "closed": {
            const failures = circuit.failures + 1;
            return failures < FAILURES_TO_OPEN ? { ...circuit, failures } : openCircuit(circuit, now, outage(reason));
        }
        case "open":
        case "half-open":
            return circuit;
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(circuit);
    }
}
function countSuccess(circuit) {
    return circuit.state === "closed" && (circuit.failures > 0 || circuit.trips > 0) ? CLOSED : circuit;
}
function admitProbe(circuit, probe) {
    return { state: "half-open", probe, trips: circuit.trips };
}
function settleProbe(circuit, probe, verdict, now) {
    if (circuit.state !== "half-open" || circuit.probe !== probe)
        return circuit;
    switch (verdict.kind) {
        case "alive":
            return CLOSED;
        case "nothing":
            return {
                state: "open",
                untilAt: now,
                trips: circuit.trips,
                policy: "wait",
                reason: "the probe ended without an answer",
                stated: false,
            };
        case "refused":
            return openCircuit(circuit, now, verdict);
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(verdict);
    }
}


/***/ }),

/***/ 1420:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration),
/* harmony export */   a: () => (/* binding */ formatDuration)
/* harmony export */ });
const UNIT_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const PART = /(\d+(?:\.\d+)?)(ms|[smhd])/gy;
function parseDuration(text) {
    const compact = text.trim().toLowerCase().replaceAll(" ", "");
    if (/^\d+(\.\d+)?$/.test(compact))
        return Math.round(Number(compact) * 1_000);
    let total = 0;
    let end = 0;
    for (const [part, amount, unit] of compact.matchAll(PART)) {
        total += Number(amount) * (UNIT_MS[unit ?? ""] ?? Number.NaN);
        end += part.length;
    }
    return end > 0 && end === compact.length && Number.isFinite(total) ? Math.round(total) : null;
}
function formatDuration(durationMs) {
    const ms = Math.max(0, durationMs);
    if (ms < 10_000)
        return `${Math.round(ms / 100) / 10}s`;
    const seconds = Math.round(ms / 1_000);
    const units = [
        ["d", Math.floor(seconds / 86_400)],
        ["h", Math.floor(seconds / 3_600) % 24],
        ["m", Math.floor(seconds / 60) % 60],
        ["s", seconds % 60],
    ];
    const first = units.findIndex(([, amount]) => amount > 0);
    return units
        .slice(first, first + 2)
        .filter(([, amount]) => amount > 0)
        .map(([unit, amount]) => `${amount}${unit}`)
        .join(" ");
}


/***/ }),

/***/ 4924:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ errorCode)
/* harmony export */ });
function errorCode(error) {
    return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}


/***/ }),

/***/ 8313:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ WRONG_DIGIT),
/* harmony export */   TC: () => (/* binding */ digitOf),
/* harmony export */   U8: () => (/* binding */ newHashWords),
/* harmony export */   _O: () => (/* binding */ HASH_DIGITS),
/* harmony export */   _f: () => (/* binding */ readHashWords),
/* harmony export */   fR: () => (/* binding */ hashOfWords),
/* harmony export */   jN: () => (/* binding */ isHash),
/* harmony export */   xn: () => (/* binding */ HashIndex)
/* harmony export */ });
const WORDS = 8;
const HASH_DIGITS = 64;
const NONE = -1;
const BLOCK_BITS = 12;
const BLOCK_HASHES = 1 << BLOCK_BITS;
function newHashWords() {
    return new Uint32Array(WORDS);
}
function readHashWords(hash, into) {
    if (hash.length !== HASH_DIGITS)
        return false;
    let wrong = 0;
    for (let word = 0; word < WORDS; word += 1) {
        let value = 0;
        for (let at = word * 8; at < word * 8 + 8; at += 1) {
            const digit = digitOf(hash.charCodeAt(at));
            wrong |= digit;
            value = (value << 4) | digit;
        }
        into[word] = value;
    }
    return wrong < WRONG_DIGIT;
}
const told = new Array(HASH_DIGITS).fill(0);
function hashOfWords(words, from = 0) {
    for (let digit = 0; digit < HASH_DIGITS; digit += 1) {
        const word = words[from + (digit >>> 3)] ?? 0;
        told[digit] = CODES[(word >>> (28 - (digit & 7) * 4)) & 15] ?? 0;
    }
    return String.fromCharCode.apply(null, told);
}
class HashIndex {
    #count = 0;
    #blocks = [];
    #slots = new Int32Array(0);
    #slotted = 0;
    #text = "";
    #words = newHashWords();
    #position = NONE;
    #latest = NONE;
    get count() {
        return this.#count;
    }
    find(hash) {
        if (hash === this.#text && this.#position !== NONE)
            return this.#position;
        if (!this.#read(hash))
            return NONE;
        this.#position = this.findWords(this.#words);
        return this.#position;
    }
    findWords(words) {
        const next = this.#latest + 1;
        const position = next < this.#count && this.#isAt(next, words) ? next : this.#look(words);
        if (position !== NONE)
            this.#latest = position;
        return position;
    }
    append(hash) {
        if (!this.#read(hash))
            throw new Error(`Expected 64 hex digits, found ${JSON.stringify(hash.slice(0, 80))}`);
        this.#position = this.#append(this.#words);
        return this.#position;
    }
    appendDigest(digest) {
        if (digest.length !== WORDS * 4)
            throw new Error(`Expected 32 bytes, found ${digest.length}`);
        this.#text = "";
        this.#position = NONE;
        const words = this.#words;
        for (let word = 0; word < WORDS; word += 1) {
            const at = word * 4;
            words[word] =
                (digest.charCodeAt(at) << 24) |
                    (digest.charCodeAt(at + 1) << 16) |
                    (digest.charCodeAt(at + 2) << 8) |
                    digest.charCodeAt(at + 3);
        }
        return this.#append(words);
    }
    at(position) {
        return hashOfWords(this.#blockOf(position), offsetOf(position));
    }
    #read(hash) {
        if (hash === this.#text && hash !== "")
            return true;
        this.#position = NONE;
        const isHash = readHashWords(hash, this.#words);
        this.#text = isHash ? hash : "";
        return isHash;
    }
    #append(words) {
        const position = this.#count;
        const block = this.#roomyBlock();
        const from = offsetOf(position);
        for (let word = 0; word < WORDS; word += 1)
            block[from + word] = words[word] ?? 0;
        this.#count += 1;
        return position;
    }
    #roomyBlock() {
        if (this.#count === this.#blocks.length * BLOCK_HASHES)
            this.#blocks.push(new Uint32Array(BLOCK_HASHES * WORDS));
        return this.#blockOf(this.#count);
    }
    #look(words) {
        if (this.#slotted < this.#count)
            this.#fillSlots();
        if (this.#slots.length === 0)
            return NONE;
        const mask = this.#slots.length - 1;
        for (let slot = scatter(words, 0) & mask;; slot = (slot + 1) & mask) {
            const position = this.#slots[slot] ?? NONE;
            if (position === NONE || this.#isAt(position, words))
                return position;
        }
    }
    #isAt(position, words) {
        const block = this.#blockOf(position);
        const from = offsetOf(position);
        for (let word = 0; word < WORDS; word += 1) {
            if (block[from + word] !== words[word])
                return false;
        }
        return true;
    }
    #blockOf(position) {
        return this.#blocks[position >>> BLOCK_BITS];
    }
    #fillSlots() {
        if (this.#slots.length < this.#count * 2) {
            this.#slots = new Int32Array(slotCount(this.#count)).fill(NONE);
            this.#slotted = 0;
        }
        const mask = this.#slots.length - 1;
        for (; this.#slotted < this.#count; this.#slotted += 1) {
            let slot = scatter(this.#blockOf(this.#slotted), offsetOf(this.#slotted)) & mask;
            while (this.#slots[slot] !== NONE)
                slot = (slot + 1) & mask;
            this.#slots[slot] = this.#slotted;
        }
    }
}
function offsetOf(position) {
    return (position & (BLOCK_HASHES - 1)) * WORDS;
}
function slotCount(hashes) {
    return 2 ** Math.ceil(Math.log2(Math.max(hashes, BLOCK_HASHES) * 2));
}
function scatter(words, from) {
    return (words[from] ?? 0) ^ (words[from + WORDS - 1] ?? 0);
}
const WRONG_DIGIT = 16;
const CODES = Uint8Array.from("0123456789abcdef", (digit) => digit.charCodeAt(0));
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) => {
    const value = "0123456789abcdef".indexOf(String.fromCharCode(code));
    return value === -1 ? WRONG_DIGIT : value;
});
function digitOf(code) {
    return (DIGITS[code & 127] ?? WRONG_DIGIT) | (code & ~127);
}
function isHash(text) {
    if (text.length !== HASH_DIGITS)
        return false;
    let wrong = 0;
    for (let at = 0; at < HASH_DIGITS; at += 1)
        wrong |= digitOf(text.charCodeAt(at));
    return wrong < WRONG_DIGIT;
}


/***/ }),

/***/ 3270:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S$: () => (/* binding */ takeOutstanding),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   os: () => (/* binding */ computeOutstanding),
/* harmony export */   tX: () => (/* binding */ ListHistory)
/* harmony export */ });
/* unused harmony export nextAttempt */
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);

const RECORDS = [
    undefined,
    { kind: "result", status: "passed" },
    { kind: "result", status: "failed" },
    { kind: "terminal", class: "timeout_exceeded" },
    { kind: "terminal", class: "skipped" },
    { kind: "terminal", class: "transient" },
    { kind: "terminal", class: "legitimate" },
    { kind: "terminal", class: "fatal" },
];
const PASSED = 1;
const FAILED = 2;
const FIRST_COUNT = 16;
class ListHistory {
    #tasks;
    #codes;
    constructor(tasks) {
        this.#tasks = tasks;
        this.#codes = new Int32Array(tasks.count);
    }
    at(index) {
        return recordOf(this.#codes[index] ?? 0);
    }
    get(hash) {
        const index = this.#tasks.hashes.find(hash);
        return index === -1 ? undefined : this.at(index);
    }
    set(hash, record) {
        const index = this.#tasks.hashes.find(hash);
        if (index !== -1)
            this.#codes[index] = codeOf(record);
    }
    clear() {
        this.#codes.fill(0);
    }
    addResult(words, status) {
        const index = this.#tasks.hashes.findWords(words);
        if (index === -1)
            return true;
        if (isResult(this.#codes[index] ?? 0))
            return false;
        this.#codes[index] = status === "passed" ? PASSED : FAILED;
        return true;
    }
}
function isResult(code) {
    return code === PASSED || code === FAILED;
}
function codeOf(record) {
    switch (record.kind) {
        case "result":
            return record.status === "passed" ? PASSED : FAILED;
        case "terminal":
            return RECORDS.findIndex((one) => one?.kind === "terminal" && one.class === record.class);
        case "attempts":
            return FIRST_COUNT + record.count;
        default:
            return (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreachable */ .H)(record);
    }
}
function recordOf(code) {
    return code >= FIRST_COUNT ? { kind: "attempts", count: code - FIRST_COUNT } : RECORDS[code];
}
function computeOutstanding(part, { history, maxAttempts }) {
    const outstanding = new Uint32Array(part.length);
    let count = 0;
    for (let place = 0; place < part.length; place += 1) {
        const index = part[place];
        if (nextAttempt(history.at(index), maxAttempts) === null)
            continue;
        outstanding[count] = index;
        count += 1;
    }
    return outstanding.subarray(0, count);
}
function takeOutstanding(tasks, outstanding, known) {
    return Array.from(outstanding, (index) => ({
        task: tasks.at(index),
        attempt: nextAttempt(known.history.at(index), known.maxAttempts) ?? 1,
    }));
}
function nextAttempt(record, maxAttempts) {
    if (record === undefined)
        return 1;
    if (record.kind !== "attempts")
        return null;
    return record.count < maxAttempts ? record.count + 1 : null;
}
function standingOf(record, maxAttempts) {
    if (nextAttempt(record, maxAttempts) !== null)
        return "outstanding";
    if (record?.kind === "result")
        return record.status;
    return record?.kind === "terminal" && record.class === "skipped" ? "skipped" : "errored";
}


/***/ }),

/***/ 5079:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ iso),
/* harmony export */   Q: () => (/* binding */ earliest)
/* harmony export */ });
function iso(at) {
    return new Date(at).toISOString();
}
function earliest(a, b) {
    if (a === null)
        return b;
    return b === null ? a : Math.min(a, b);
}


/***/ }),

/***/ 3609:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
function once(make) {
    let made = null;
    return () => {
        made ??= make();
        return made;
    };
}


/***/ }),

/***/ 1158:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ orderStarts),
/* harmony export */   v: () => (/* binding */ weigh)
/* harmony export */ });
/* harmony import */ var _split_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2474);

function weigh(tasks, durationOf) {
    if (durationOf === null)
        return null;
    const durationsS = Float64Array.from(tasks, (task) => durationOf(task) ?? Number.NaN);
    const known = durationsS.filter((duration) => !Number.isNaN(duration)).sort();
    const median = known[Math.floor(known.length / 2)];
    if (median === undefined)
        return null;
    for (const [place, duration] of durationsS.entries())
        if (Number.isNaN(duration))
            durationsS[place] = median;
    const at = (place) => durationsS[place] ?? 0;
    return { durationsS, places: (0,_split_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeOf */ .l2)(tasks.length).sort((a, b) => at(b) - at(a) || a - b) };
}
function orderStarts(outstanding, durationOf, concurrency) {
    if (concurrency <= 1)
        return outstanding;
    return weigh(outstanding, durationOf)?.places.map((place) => outstanding[place] ?? 0) ?? outstanding;
}


/***/ }),

/***/ 1839:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf)
/* harmony export */ });
function reasonOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 6247:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ redactFields)
/* harmony export */ });
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

/***/ 2474:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c6: () => (/* binding */ stableHash),
/* harmony export */   g4: () => (/* binding */ belongsTo),
/* harmony export */   l2: () => (/* binding */ wholeOf),
/* harmony export */   r2: () => (/* binding */ MOST_JOBS)
/* harmony export */ });
const MOST_JOBS = 256;
function belongsTo(id, part) {
    return part.total <= 1 || stableHash(id) % part.total === part.index;
}
function wholeOf(count) {
    const indexes = new Uint32Array(count);
    for (let index = 0; index < count; index += 1)
        indexes[index] = index;
    return indexes;
}
function stableHash(text) {
    let hash = 0x811c9dc5;
    for (let index = 0; index < text.length; index += 1) {
        const unit = text.charCodeAt(index);
        hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
        hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
}


/***/ }),

/***/ 3540:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H5: () => (/* binding */ shownPassRate),
/* harmony export */   I$: () => (/* binding */ exitCode),
/* harmony export */   fn: () => (/* binding */ heldAgainst),
/* harmony export */   g6: () => (/* binding */ countTasks),
/* harmony export */   sc: () => (/* binding */ passRate)
/* harmony export */ });
/* unused harmony export EXIT */
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3270);
/* harmony import */ var _signal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1888);


function countTasks(part, history, maxAttempts) {
    const counts = { passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
    for (let place = 0; place < part.length; place += 1) {
        const record = history.at(part[place]);
        if (record === undefined)
            counts.outstanding += 1;
        else
            counts[(0,_history_js__WEBPACK_IMPORTED_MODULE_0__/* .standingOf */ .YP)(record, maxAttempts)] += 1;
    }
    return { total: part.length, ...counts };
}
function passRate(counts) {
    const graded = counts.passed + counts.failed;
    return graded === 0 ? null : counts.passed / graded;
}
function shownPassRate(counts) {
    const rate = passRate(counts);
    return rate === null || rate === 1 ? rate : Math.min(Math.round(rate * 1e6) / 1e6, 0.999999);
}
function heldAgainst(result, { failOn, minPassRate }) {
    const { counts } = result;
    const against = [];
    if (failOn.failed && minPassRate === null && counts.failed > 0)
        against.push(`${counts.failed} failed`);
    if (failOn.errored && counts.errored > 0)
        against.push(`${counts.errored} errored`);
    if (result.failedAlike && (failOn.failed || failOn.errored || failOn.outstanding))
        against.push("every task fails alike");
    if (failOn.outstanding && counts.outstanding > 0)
        against.push(`${counts.outstanding} outstanding`);
    const rate = passRate(counts);
    const isJudged = failOn.failed || failOn.errored || failOn.outstanding;
    const isBelow = minPassRate !== null && rate !== null && rate < minPassRate && shownPassRate(counts) !== minPassRate;
    if (isJudged && isBelow) {
        against.push(`pass rate ${shownBelow(rate, minPassRate)} is below ${minPassRate}`);
    }
    return against;
}
function shownBelow(rate, bar) {
    let digits = 3;
    while (digits < 17 && Number(rate.toFixed(digits)) >= bar)
        digits += 1;
    return rate.toFixed(digits);
}
const EXIT = { ok: 0, failures: 1, usage: 2, unwritten: 74, outstanding: 75 };
function exitCode(result, judgement) {
    if (result.status === "interrupted" && result.signal !== null)
        return _signal_js__WEBPACK_IMPORTED_MODULE_1__/* .SIGNAL_EXIT */ .K[result.signal];
    const outstanding = result.counts.outstanding > 0;
    if (result.failedAlike && heldAgainst(result, judgement).length > 0)
        return EXIT.failures;
    if (result.status === "aborted" || !outstanding) {
        const failOn = { ...judgement.failOn, outstanding: false };
        if (heldAgainst(result, { ...judgement, failOn }).length > 0)
            return EXIT.failures;
    }
    return outstanding ? EXIT.outstanding : EXIT.ok;
}


/***/ }),

/***/ 9461:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ workflowRunOf)
/* harmony export */ });
function workflowRunOf(run) {
    return /^(\d+)-\d+$/.exec(run)?.[1] ?? run;
}


/***/ }),

/***/ 2903:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bg: () => (/* binding */ configuredDetector),
/* harmony export */   u1: () => (/* binding */ evaluationContext)
/* harmony export */ });
/* unused harmony export loadDetector */
/* harmony import */ var _config_fail_on_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(249);
/* harmony import */ var _system_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8337);


async function evaluationContext(config, facts) {
    return {
        ...facts,
        clock: (0,_system_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m)(),
        loadDetector: await configuredDetector(config, facts.workspace),
        judgement: {
            failOn: (0,_config_fail_on_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveFailOn */ .U)(config.failOn, facts.identity.trigger.eventName),
            minPassRate: config.minPassRate,
        },
    };
}
async function configuredDetector(config, workspace) {
    const forms = config.rateLimitPatterns === null ? [] : await readForms(config.rateLimitPatterns, workspace);
    return () => loadDetector(config.retryAfterThresholdMs, forms);
}
async function readForms(source, workspace) {
    const [{ readRateLimitPatterns }, { compileUserForms }] = await Promise.all([
        __webpack_require__.e(/* import() */ 858).then(__webpack_require__.bind(__webpack_require__, 7858)),
        __webpack_require__.e(/* import() */ 162).then(__webpack_require__.bind(__webpack_require__, 1162)),
    ]);
    return compileUserForms(await readRateLimitPatterns(source, workspace));
}
async function loadDetector(retryAfterThresholdMs, forms) {
    const { detect, detectDeclared, detectNotice, detectRowError, detectStructured } = await Promise.all(/* import() */[__webpack_require__.e(162), __webpack_require__.e(353)]).then(__webpack_require__.bind(__webpack_require__, 2353));
    let timeZone = null;
    return (nowAt) => {
        const context = {
            nowAt,
            retryAfterThresholdMs,
            forms,
            get timeZone() {
                timeZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
                return timeZone;
            },
        };
        return {
            detect: (text) => detect(text, context),
            detectStructured: (text) => detectStructured(text, context),
            detectNotice: (text) => detectNotice(text, context),
            detectDeclared: (text) => detectDeclared(text, context),
            detectRowError: (error) => detectRowError(error, context),
        };
    };
}


/***/ }),

/***/ 4944:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ readWorkflowRuns),
/* harmony export */   q: () => (/* binding */ readJobRuns)
/* harmony export */ });
/* harmony import */ var _core_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9461);
/* harmony import */ var _store_run_events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7577);


function readJobRuns(path, asked) {
    const runs = new Map();
    const ends = new Map();
    (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_0__/* .readRunEvents */ .Lm)(path, (event) => {
        if (event.event === "run_ended") {
            const { status, reason, failed_alike: alike } = event;
            ends.set(runKey(event), { status, reason, failedAlike: alike === true });
            return;
        }
        if (event.campaign !== asked.campaign)
            return;
        const { run, job, job_total: jobTotal, max_attempts: maxAttempts, at: startedAt } = event;
        if (asked.workflowRun !== null && (0,_core_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowRunOf */ .o)(run) !== asked.workflowRun)
            return;
        const known = runs.get(job);
        if (known === undefined || known.startedAt <= startedAt) {
            runs.set(job, { run, job, jobTotal, maxAttempts, startedAt, end: null });
        }
    });
    const found = [...runs.values()].sort((a, b) => a.startedAt - b.startedAt);
    const latest = found.at(-1);
    return found
        .filter(({ jobTotal }) => jobTotal === latest?.jobTotal)
        .map((run) => ({ ...run, end: ends.get(runKey(run)) ?? null }));
}
function readWorkflowRuns(path, campaign) {
    const runs = new Set();
    (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_0__/* .readRunEvents */ .Lm)(path, (event) => {
        if (event.event !== "run_started" || event.campaign !== campaign)
            return;
        const workflowRun = (0,_core_workflow_run_js__WEBPACK_IMPORTED_MODULE_1__/* .workflowRunOf */ .o)(event.run);
        runs.delete(workflowRun);
        runs.add(workflowRun);
    });
    return [...runs];
}
function runKey({ run, job }) {
    return `${run}\n${job}`;
}


/***/ }),

/***/ 6127:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   P1: () => (/* binding */ partPredicate),
/* harmony export */   m3: () => (/* binding */ readPlan),
/* harmony export */   pD: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3305);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5079);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3609);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2474);
/* harmony import */ var _store_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(148);
/* harmony import */ var _store_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3011);
/* harmony import */ var _store_take_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8879);
/* harmony import */ var _run_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5161);









const planSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_5__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(_store_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp),
    campaign: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    workflow_run: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    made_at: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    jobs: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .readonly */ .tBZ(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig()))).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._maxLength */ .Eb(10_000)),
}));
function readPlan(path, asked) {
    const stored = readJson(path);
    if (stored === null)
        return null;
    const plan = planSchema().safeParse(stored);
    if (!plan.success || plan.data.campaign !== asked.campaign)
        return null;
    if (!isFor(asked, plan.data))
        return null;
    const jobs = new Map();
    for (const [job, hashes] of plan.data.jobs.entries())
        for (const hash of hashes)
            jobs.set(hash, job);
    return { jobs: plan.data.jobs.length, jobOf: (tasks, index) => jobs.get((0,_core_split_js__WEBPACK_IMPORTED_MODULE_8__/* .stableHash */ .c6)(tasks.idAt(index))) ?? null };
}
function readJson(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size > _store_take_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAN_LIMIT_BYTES */ .M ? null : JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
    }
    catch {
        return null;
    }
}
function isFor({ identity, completedAt }, plan) {
    if (plan.workflow_run === identity.workflowRun)
        return true;
    const isByHand = (0,_run_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .isLocal */ .I)(plan.workflow_run) && (0,_run_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .isLocal */ .I)(identity.workflowRun);
    return isByHand && (completedAt === null || plan.made_at >= completedAt);
}
function writePlan(path, plan) {
    const { campaign, identity, jobs, idHashes, nameHashes, now } = plan;
    const made = {
        v: _store_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp,
        campaign,
        workflow_run: identity.workflowRun,
        made_at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_9__/* .iso */ .K)(now),
        jobs: jobs.map((job) => [
            ...job.map((index) => idHashes[index]),
            ...job.flatMap((index) => nameHashes.get(index) ?? []),
        ]),
    };
    (0,_store_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .v)(path, (write) => write(`${JSON.stringify(made)}\n`));
}
function partOf(tasks, split) {
    const { job, plan } = split;
    const whole = (0,_core_split_js__WEBPACK_IMPORTED_MODULE_8__/* .wholeOf */ .l2)(tasks.count);
    if (job.total <= 1 && (plan === null || plan.jobs !== 1))
        return whole;
    const fits = plan !== null && plan.jobs === job.total;
    return whole.filter((index) => {
        const planned = fits ? plan.jobOf(tasks, index) : null;
        return planned === null ? (0,_core_split_js__WEBPACK_IMPORTED_MODULE_8__/* .belongsTo */ .g4)(tasks.idAt(index), job) : planned === job.index;
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

/***/ 2768:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ii: () => (/* binding */ campaignOf),
  Jb: () => (/* binding */ countStored),
  DM: () => (/* binding */ durationsOf),
  iA: () => (/* binding */ prepare),
  VE: () => (/* binding */ prepareState)
});

// EXTERNAL MODULE: ./build/core/campaign.js
var campaign = __webpack_require__(1670);
// EXTERNAL MODULE: ./build/core/history.js
var core_history = __webpack_require__(3270);
// EXTERNAL MODULE: ./build/core/order.js
var order = __webpack_require__(1158);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(3540);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(8617);
// EXTERNAL MODULE: ./build/engine/job-runs.js
var job_runs = __webpack_require__(4944);
// EXTERNAL MODULE: ./build/engine/plan-file.js
var plan_file = __webpack_require__(6127);
// EXTERNAL MODULE: ./build/engine/run-identity.js
var run_identity = __webpack_require__(5161);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(2474);
// EXTERNAL MODULE: ./build/core/workflow-run.js
var workflow_run = __webpack_require__(9461);
// EXTERNAL MODULE: ./build/engine/stored-tasks.js
var stored_tasks = __webpack_require__(1683);
;// CONCATENATED MODULE: ./build/engine/unnoticed-end.js







function campaignsWithUnnoticedEnd(folder, known, facts) {
    const [latest, ...others] = known;
    if (latest === undefined || latest.complete || (facts.checkpoint?.jobs ?? 1) <= 1)
        return known;
    if (!(0,read_history/* holdsRows */.Mj)(folder.paths))
        return known;
    const counts = countSettled(folder, latest.id, facts);
    if (counts === null)
        return known;
    const { workflowRun, completedAt } = lastWork(folder, latest.id, facts.workflowRun);
    return [(0,campaign/* settleCampaign */.MJ)(latest, { counts, workflowRun, completedAt }), ...others];
}
function countSettled(folder, campaign, { tasks, history, maxAttempts }) {
    const counts = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
    let removed = 0;
    (0,stored_tasks/* readStoredHashes */.Y)(folder.paths.tasks, (hash) => {
        counts.total += 1;
        const index = tasks.hashes.find(hash);
        if (index === -1)
            removed += 1;
        else
            counts[(0,core_history/* standingOf */.YP)(history.at(index), maxAttempts)] += 1;
        return counts.outstanding === 0;
    });
    if (counts.outstanding > 0 || counts.total === 0)
        return null;
    if (removed === 0)
        return counts;
    const last = (0,stored_tasks/* readStoredTasks */.G)(folder.paths.tasks);
    const known = folder.readHistory(campaign, new core_history/* ListHistory */.tX(last)).history;
    const all = (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(last.count), known, maxAttempts);
    return all.outstanding === 0 ? all : null;
}
function lastWork(folder, campaign, present) {
    let last = { workflowRun: "", completedAt: "" };
    let isPresent = false;
    const note = (row, at) => {
        if (row.campaign !== campaign)
            return;
        const workflowRun = (0,workflow_run/* workflowRunOf */.o)(row.run);
        isPresent ||= workflowRun === present;
        if (at > last.completedAt)
            last = { workflowRun, completedAt: at };
    };
    (0,read_history/* readLedger */.SC)(folder.paths.results, (row) => note(row, row.started_at));
    (0,read_history/* readSidecar */.YD)(folder.paths.failures, (row) => note(row, row.at));
    return isPresent ? { ...last, workflowRun: present } : last;
}

;// CONCATENATED MODULE: ./build/engine/prepare.js










function prepareState(folder, facts) {
    const { config, tasks, identity, now } = facts;
    const { paths } = folder;
    const checkpoint = folder.readCheckpoint();
    const known = checkpoint?.campaigns ?? folder.campaignsOfRows();
    folder.openJournals();
    const warnings = [];
    const latest = known[0]?.id ?? campaignOf(config, identity, { known, now, paths });
    let read = folder.readHistory(latest, new core_history/* ListHistory */.tX(tasks));
    const { maxAttempts } = config;
    const { workflowRun } = identity;
    const before = campaignsWithUnnoticedEnd(folder, known, {
        checkpoint,
        tasks,
        history: read.history,
        maxAttempts,
        workflowRun,
    });
    const id = campaignOf(config, identity, { known: before, now, paths });
    const isNew = before[0]?.id !== id;
    const campaigns = isNew ? folder.rollOver(withRuns(before, paths), id) : before;
    if (isNew && latest !== id)
        read = folder.readHistory(id, new core_history/* ListHistory */.tX(tasks));
    warnings.push(...skippedWarnings(read.skipped));
    const arePublic = folder.writeTasks(tasks);
    const completedAt = campaigns[0]?.completed_at ?? null;
    const part = (0,plan_file/* partOf */.BU)(tasks, {
        job: config.job,
        plan: (0,plan_file/* readPlan */.m3)(folder.paths.plan, { campaign: id, identity, completedAt }),
    });
    const listed = (0,core_history/* computeOutstanding */.os)(part, { history: read.history, maxAttempts });
    const outstanding = config.concurrency > 1 ? (0,order/* orderStarts */.k)(listed, durationsOf(tasks, listed, paths), config.concurrency) : listed;
    const campaign = campaigns[0] ?? { id, complete: false, completed_run: null, completed_at: null };
    const durationsS = read.durationsS.length > 0 ? read.durationsS : (checkpoint?.durations_s ?? []);
    const { history } = read;
    return { campaign, campaigns, checkpoint, isNew, history, part, outstanding, durationsS, arePublic, warnings };
}
function prepare(folder, facts) {
    const { tasks, config } = facts;
    const state = prepareState(folder, facts);
    const known = { history: state.history, maxAttempts: config.maxAttempts };
    return {
        ...state,
        total: tasks.count,
        isInPart: (0,plan_file/* partPredicate */.P1)(state.part, tasks, (id) => folder.publicName(id)),
        outstanding: (0,core_history/* takeOutstanding */.S$)(tasks, state.outstanding, known),
    };
}
function campaignOf(config, identity, facts) {
    const { known, now, paths } = facts;
    const rule = (0,campaign/* campaignRule */.Rk)(config.campaign, identity.trigger);
    const { workflowRun } = identity;
    const hasBegun = (campaign) => !(0,run_identity/* isLocal */.I)(workflowRun) &&
        ((0,plan_file/* readPlan */.m3)(paths.plan, { campaign, identity, completedAt: null }) !== null ||
            (0,job_runs/* readWorkflowRuns */.m)(paths.events, campaign).includes(workflowRun));
    return (0,campaign/* campaignId */.q3)(rule, known, { at: now, workflowRun, hasBegun });
}
function countStored(folder, tasks, run) {
    const { config, identity, now } = run;
    const { paths } = folder;
    const known = folder.readCheckpoint()?.campaigns ?? folder.campaignsOfRows();
    const campaign = campaignOf(config, identity, { known, now, paths });
    const completedAt = known.find(({ id }) => id === campaign)?.completed_at ?? null;
    const part = (0,plan_file/* partOf */.BU)(tasks, { job: config.job, plan: (0,plan_file/* readPlan */.m3)(paths.plan, { campaign, identity, completedAt }) });
    const { history } = folder.readHistory(campaign, new core_history/* ListHistory */.tX(tasks));
    return (0,tally/* countTasks */.g6)(part, history, config.maxAttempts);
}
function withRuns(known, paths) {
    const [latest, ...others] = known;
    if (latest === undefined)
        return known;
    const worked = (0,job_runs/* readWorkflowRuns */.m)(paths.events, latest.id).filter((run) => !(0,run_identity/* isLocal */.I)(run));
    const runs = [...new Set([...(latest.runs ?? []), ...worked])].slice(-format/* RUNS_KEPT */.QF);
    return runs.length === 0 ? known : [{ ...latest, runs }, ...others];
}
function durationsOf(tasks, outstanding, paths) {
    const weightOf = tasks.hasWeights ? (index) => tasks.weightAt(index) : null;
    const recorded = new Map();
    let wanted = null;
    if (outstanding.length < 2)
        return weightOf;
    (0,read_history/* readLedger */.SC)(paths.baseline, (row) => {
        wanted ??= new Set(Array.from(outstanding, (index) => tasks.idAt(index)));
        if (wanted.has(row.id))
            recorded.set(row.id, row.duration_s);
    });
    if (recorded.size === 0)
        return weightOf;
    return (index) => recorded.get(tasks.idAt(index)) ?? tasks.weightAt(index);
}
function skippedWarnings(skipped) {
    const warnings = [];
    if (skipped.broken > 0)
        warnings.push(`${count(skipped.broken, "line")} of the state skipped: torn or foreign`);
    if (skipped.newer > 0) {
        warnings.push(`${count(skipped.newer, "row")} of the state left unread: written by a newer Carryover`);
    }
    return warnings;
}
function count(amount, noun) {
    return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}


/***/ }),

/***/ 564:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ STOP_BOARD),
/* harmony export */   Rr: () => (/* binding */ MERGE_JOB),
/* harmony export */   eb: () => (/* binding */ PLAN_JOB)
/* harmony export */ });
const STOP_BOARD = 9_997;
const PLAN_JOB = 9_998;
const MERGE_JOB = 9_999;


/***/ }),

/***/ 5161:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ isLocal),
/* harmony export */   y: () => (/* binding */ runIdentity)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3305);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3609);




function runIdentity(env, jobIndex, nowAt) {
    const id = env.GITHUB_RUN_ID;
    const job = String(jobIndex ?? 0);
    const trigger = { eventName: env.GITHUB_EVENT_NAME || null, sha: headSha(env) };
    if (id !== undefined && /^\d+$/.test(id)) {
        const run = `${id}-${/^\d+$/.test(env.GITHUB_RUN_ATTEMPT ?? "") ? env.GITHUB_RUN_ATTEMPT : "1"}`;
        return {
            run,
            workflowRun: id,
            runAttempt: Number(run.slice(id.length + 1)),
            job,
            trigger,
            repository: env.GITHUB_REPOSITORY || null,
        };
    }
    const stamp = new Date(nowAt).toISOString().replace(/[-:]|\.\d+/g, "");
    const run = `${LOCAL}${stamp}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(3).toString("hex")}`;
    return { run, workflowRun: run, runAttempt: 1, job, trigger, repository: null };
}
const LOCAL = "local-";
function isLocal(workflowRun) {
    return workflowRun.startsWith(LOCAL);
}
const eventSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ head: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._regex */ .Fk(/^[0-9a-f]{40,64}$/)) }) }),
}));
function headSha(env) {
    const sha = env.GITHUB_SHA || null;
    if (!env.GITHUB_EVENT_NAME?.startsWith("pull_request") || !env.GITHUB_EVENT_PATH)
        return sha;
    try {
        const event = eventSchema().safeParse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(env.GITHUB_EVENT_PATH, "utf8")));
        return event.success ? event.data.pull_request.head.sha : sha;
    }
    catch {
        return sha;
    }
}


/***/ }),

/***/ 1683:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readStoredTasks),
/* harmony export */   Y: () => (/* binding */ readStoredHashes)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3305);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2746);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3609);
/* harmony import */ var _store_journal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3853);
/* harmony import */ var _store_task_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1980);
/* harmony import */ var _tasks_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4542);
/* harmony import */ var _tasks_task_columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8069);







const storedSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_4__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._minLength */ .m9(1)), provider: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()), undefined) }));
function readStoredTasks(path) {
    const tasks = new _tasks_task_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .TaskColumns */ .b();
    (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .readLines */ .Se)(path, (line) => {
        const value = (0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOrNull */ .J)(line);
        const stored = storedSchema().safeParse(value);
        if (!stored.success)
            return;
        const { id, provider = "" } = stored.data;
        tasks.add({ id, hash: (0,_store_task_line_js__WEBPACK_IMPORTED_MODULE_1__/* .statedHash */ .s)(line) ?? (0,_tasks_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .hashOf */ .qQ)(value), json: line, provider });
    });
    return tasks;
}
function readStoredHashes(path, onHash) {
    let isOver = false;
    (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .readLines */ .Se)(path, (line) => {
        if (isOver)
            return;
        const hash = (0,_store_task_line_js__WEBPACK_IMPORTED_MODULE_1__/* .statedHash */ .s)(line);
        const value = hash === null ? (0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOrNull */ .J)(line) : null;
        if (hash === null && !storedSchema().safeParse(value).success)
            return;
        isOver = !onHash(hash ?? (0,_tasks_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .hashOf */ .qQ)(value));
    });
}


/***/ }),

/***/ 8337:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
const LONGEST_TIMER_MS = 2 ** 31 - 1;
function systemClock() {
    const startedAt = Date.now();
    const startedTickMs = tickMs();
    const now = () => Math.round(startedAt + tickMs() - startedTickMs);
    return {
        now,
        at(instant, wake) {
            const timer = setTimeout(wake, Math.min(LONGEST_TIMER_MS, Math.max(0, instant - now())));
            return () => clearTimeout(timer);
        },
    };
}
function tickMs() {
    const [seconds, nanoseconds] = process.hrtime();
    return seconds * 1_000 + nanoseconds / 1_000_000;
}


/***/ }),

/***/ 2419:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ mayHoldLeftovers),
/* harmony export */   Dx: () => (/* binding */ takeOverLeft),
/* harmony export */   z8: () => (/* binding */ takeOverFacts)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2768);


function mayHoldLeftovers({ inbox }) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(inbox).length > 0;
    }
    catch {
        return false;
    }
}
function takeOverFacts(paths, run) {
    const { config, context, now } = run;
    return {
        loadDetector: async () => (await context.loadDetector())(now),
        campaignOfNone: () => (0,_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .campaignOf */ .Ii)(config, context.identity, { known: [], now, paths }),
        orphans: context.orphans ?? "stop",
    };
}
async function takeOverLeft(folder, facts) {
    if (!mayHoldLeftovers(folder.paths) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder.paths.held))
        return { rows: 0, warnings: [] };
    const { storeLeft } = await Promise.all(/* import() */[__webpack_require__.e(385), __webpack_require__.e(586)]).then(__webpack_require__.bind(__webpack_require__, 3586));
    return storeLeft(folder, facts);
}


/***/ }),

/***/ 148:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ removeDrafts),
/* harmony export */   v: () => (/* binding */ writeAtomically)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _lock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3699);



const DRAFT = /\.(\d+)\.tmp$/;
function removeDrafts(root) {
    try {
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root, { withFileTypes: true })) {
            const pid = Number(DRAFT.exec(entry.name)?.[1] ?? 0);
            if (pid > 1 && entry.isFile() && !(0,_lock_js__WEBPACK_IMPORTED_MODULE_2__/* .isAlive */ ._n)(pid))
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, entry.name), { force: true });
        }
    }
    catch {
    }
}
const BATCH_CHARACTERS = 1 << 20;
function writeAtomically(path, produce, isWanted = () => true) {
    const temporary = `${path}.${process.pid}.tmp`;
    const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    let isNew = false;
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o644);
    let batch = [];
    let size = 0;
    const writeAll = (bytes) => {
        for (let from = 0; from < bytes.length;)
            from += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(fd, bytes, from);
    };
    const flush = () => {
        writeAll(Buffer.from(batch.join("")));
        batch = [];
        size = 0;
    };
    try {
        produce((text) => {
            if (typeof text !== "string") {
                flush();
                writeAll(text);
                return;
            }
            batch.push(text);
            size += text.length;
            if (size > BATCH_CHARACTERS)
                flush();
        });
        flush();
        isNew = isWanted();
        if (isNew)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(fd);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
    if (isNew)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
    else
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
}


/***/ }),

/***/ 573:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ readCheckpoint),
/* harmony export */   hn: () => (/* binding */ CHECKPOINT_LIMIT_BYTES),
/* harmony export */   sW: () => (/* binding */ otherName),
/* harmony export */   wT: () => (/* binding */ newerCheckpoint)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_circuit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2725);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5079);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2746);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7756);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3011);






const CHECKPOINT_LIMIT_BYTES = 8 << 20;
function readCheckpoint(path) {
    const value = readCheckpointJson(path);
    if (value === null)
        return null;
    const newer = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .newerVersion */ .ip)(value);
    if (newer !== null) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`Expected a checkpoint of version ${_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp} at ${path}, found version ${newer}: it was written by a newer Carryover. ` +
            "Use that version, or another `state-dir`.");
    }
    const checkpoint = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .checkpointSchema */ .ot)().safeParse(value);
    return checkpoint.success ? withBelieved(checkpoint.data) : null;
}
function withBelieved(checkpoint) {
    const limitAt = Date.parse(checkpoint.updated_at) + _core_circuit_js__WEBPACK_IMPORTED_MODULE_1__/* .OPEN_LIMIT_MS */ .WX;
    const circuits = Object.entries(checkpoint.circuits).map(([provider, circuit]) => [provider, Date.parse(circuit.until) > limitAt ? { ...circuit, until: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_4__/* .iso */ .K)(limitAt) } : circuit]);
    return { ...checkpoint, circuits: Object.fromEntries(circuits) };
}
function newerCheckpoint(path) {
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .newerVersion */ .ip)(readCheckpointJson(path));
}
function otherName(checkpoint, name) {
    const found = checkpoint?.name;
    return name === null || found === undefined || found === name ? null : found;
}
function readCheckpointJson(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        return stat.isFile() && stat.size <= CHECKPOINT_LIMIT_BYTES ? (0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOrNull */ .J)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8")) : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 3011:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ FORMAT_VERSION),
/* harmony export */   Lv: () => (/* binding */ LEDGER_LIMITS),
/* harmony export */   QF: () => (/* binding */ RUNS_KEPT),
/* harmony export */   ip: () => (/* binding */ newerVersion),
/* harmony export */   ot: () => (/* binding */ checkpointSchema),
/* harmony export */   tF: () => (/* binding */ sidecarRowSchema),
/* harmony export */   xB: () => (/* binding */ ledgerRowSchema),
/* harmony export */   yQ: () => (/* binding */ CAMPAIGNS_LIMIT),
/* harmony export */   yv: () => (/* binding */ isPlainLedgerRow)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
/* harmony import */ var _core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8313);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3609);



const FORMAT_VERSION = 1;
const LEDGER_LIMITS = { instant: 40, name: 1_024, attempt: 1_000_000 };
const hash = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB(_core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isHash */ .jN)));
const instant = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(LEDGER_LIMITS.instant)));
const name = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(LEDGER_LIMITS.name)));
const attempt = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(LEDGER_LIMITS.attempt)));
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
    attempt: attempt(),
    run: name(),
    job: name(),
    started_at: instant(),
    duration_s: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)),
}));
function isPlainLedgerRow(value) {
    if (typeof value !== "object" || value === null)
        return false;
    const row = value;
    return (row.v === FORMAT_VERSION &&
        isName(row.campaign) &&
        typeof row.id === "string" &&
        typeof row.hash === "string" &&
        (0,_core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isHash */ .jN)(row.hash) &&
        (row.status === "passed" || row.status === "failed") &&
        (row.score === undefined || Number.isFinite(row.score)) &&
        row.scores === undefined &&
        row.metrics === undefined &&
        row.output === undefined &&
        Number.isInteger(row.attempt) &&
        row.attempt >= 1 &&
        row.attempt <= LEDGER_LIMITS.attempt &&
        isName(row.run) &&
        isName(row.job) &&
        typeof row.started_at === "string" &&
        row.started_at.length <= LEDGER_LIMITS.instant &&
        Number.isFinite(row.duration_s) &&
        row.duration_s >= 0);
}
function isName(value) {
    return typeof value === "string" && value.length <= LEDGER_LIMITS.name;
}
const sidecarRowSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    v: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(FORMAT_VERSION),
    campaign: name(),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    hash: hash(),
    class: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["timeout_exceeded", "skipped", "transient", "legitimate", "fatal"]),
    terminal: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
    signal: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    attempt: attempt(),
    run: name(),
    job: name(),
    at: instant(),
    rate_limit: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), form: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), evidence: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
}));
const RUNS_KEPT = 64;
const amount = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)));
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
    counts: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(counts()),
    runs: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .readonly */ .tBZ(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(name()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(RUNS_KEPT)))),
}));
const storedCircuit = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    state: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz("open"),
    until: instant(),
    trips: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(1_000)),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(8_192)),
    stated: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    outage: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true)),
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
    campaigns: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(campaignRecord()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(CAMPAIGNS_LIMIT)),
    circuits: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), storedCircuit()),
    limits: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1))),
    durations_s: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0))).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(1_000)),
}));
const versionedSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ v: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig() }));
function newerVersion(value) {
    const version = versionedSchema().safeParse(value);
    return version.success && version.data.v > FORMAT_VERSION ? version.data.v : null;
}


/***/ }),

/***/ 3853:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ Journal),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   pM: () => (/* binding */ readLineBlocks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_error_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4924);


const CHUNK_BYTES = 1 << 20;
const SMALL_CHUNK_BYTES = 4_096;
const LINE_LIMIT_BYTES = 8 << 20;
const NEWLINE = 0x0a;
class Journal {
    #path;
    #fd;
    #isTorn;
    #size;
    #isCut = false;
    constructor(path) {
        this.#path = path;
        this.#fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW, 0o644);
        this.#size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#fd).size;
        this.#isTorn = !endsWithNewline(this.#fd);
    }
    append(line) {
        const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#fd);
        if (size < this.#size) {
            this.#isCut = true;
            this.#isTorn = !endsWithNewline(this.#fd);
        }
        this.#size = size;
        const bytes = Buffer.from(this.#isTorn ? `\n${line}\n` : `${line}\n`);
        this.#isTorn = true;
        const written = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(this.#fd, bytes);
        this.#size += written;
        if (written < bytes.length)
            throw new Error(`wrote ${written} of ${bytes.length} bytes`);
        this.#isTorn = false;
    }
    isWhole() {
        try {
            const [open, found] = [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#fd), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(this.#path)];
            return open.ino === found.ino && open.dev === found.dev && !this.#isCut && open.size >= this.#size;
        }
        catch {
            return false;
        }
    }
    close() {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(this.#fd);
    }
}
function endsWithNewline(fd) {
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
    if (size === 0)
        return true;
    const last = Buffer.alloc(1);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, last, 0, 1, size - 1);
    return last[0] === NEWLINE;
}
function readLines(path, onLine) {
    readLineBlocks(path, (block) => {
        const text = block.toString("utf8");
        let from = 0;
        while (from <= text.length) {
            const to = text.indexOf("\n", from);
            const stop = to === -1 ? text.length : to;
            if (stop > from)
                onLine(text.slice(from, stop));
            from = stop + 1;
        }
    });
}
function readLineBlocks(path, onBlock) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
    }
    catch (error) {
        const code = (0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .C)(error);
        if (code === "ENOENT" || code === "ENOTDIR")
            return;
        throw error;
    }
    try {
        readBlocks(fd, onBlock);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
function readBlocks(fd, onBlock) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, Math.max(SMALL_CHUNK_BYTES, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).size + 1)));
    let rest = Buffer.alloc(0);
    let isOverlong = false;
    for (;;) {
        const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, chunk, 0, chunk.length, null);
        if (read === 0)
            break;
        const bytes = rest.length === 0 ? chunk.subarray(0, read) : Buffer.concat([rest, chunk.subarray(0, read)]);
        const end = bytes.lastIndexOf(NEWLINE);
        if (end === -1) {
            isOverlong ||= bytes.length > LINE_LIMIT_BYTES;
            rest = isOverlong ? Buffer.alloc(0) : Buffer.from(bytes);
            continue;
        }
        const from = isOverlong ? bytes.indexOf(NEWLINE) + 1 : 0;
        isOverlong = false;
        if (end > from)
            onBlock(bytes.subarray(from, end));
        rest = Buffer.from(bytes.subarray(end + 1));
    }
    if (rest.length > 0 && !isOverlong)
        onBlock(rest);
}


/***/ }),

/***/ 5567:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ LedgerScanner)
/* harmony export */ });
/* harmony import */ var _core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8313);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8032);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3011);



const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const SPACE = 0x20;
const EXACT_DIGITS = 15;
const KEYS = [
    "v",
    "campaign",
    "id",
    "hash",
    "status",
    "score",
    "attempt",
    "run",
    "job",
    "started_at",
    "duration_s",
];
const KEY_BYTES = KEYS.map((key) => Buffer.from(`"${key}"`));
const REQUIRED = KEYS.reduce((bits, key, index) => (key === "score" ? bits : bits | (1 << index)), 0);
class LedgerScanner {
    #bytes = Buffer.alloc(0);
    #at = 0;
    #to = 0;
    #textFrom = 0;
    #textTo = 0;
    #number = 0;
    #campaign = "";
    #startedFrom = 0;
    #startedTo = 0;
    #fact = {
        campaign: "",
        words: (0,_core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__/* .newHashWords */ .U8)(),
        status: "passed",
        durationS: 0,
        startedAt: () => this.#bytes.toString("latin1", this.#startedFrom, this.#startedTo),
    };
    read(block, from, to) {
        this.#bytes = block;
        this.#at = from + 1;
        this.#to = to - 1;
        if (block[from] !== 0x7b || block[this.#to] !== 0x7d)
            return null;
        let seen = 0;
        let key = -1;
        for (;;) {
            key = this.#readKey(key + 1);
            if (key === -1 || (seen & (1 << key)) !== 0)
                return null;
            seen |= 1 << key;
            if (!this.#readValue(KEYS[key]))
                return null;
            if (this.#at === this.#to)
                break;
            if (this.#bytes[this.#at] !== COMMA)
                return null;
            this.#at += 1;
            if (this.#bytes[this.#at] === SPACE)
                this.#at += 1;
        }
        return (seen & REQUIRED) === REQUIRED ? this.#fact : null;
    }
    #readKey(expected) {
        for (let tried = 0; tried < KEYS.length; tried += 1) {
            const key = (expected + tried) % KEYS.length;
            const name = KEY_BYTES[key];
            if (!this.#startsWith(name))
                continue;
            this.#at += name.length;
            if (this.#bytes[this.#at] !== COLON)
                return -1;
            this.#at += 1;
            if (this.#bytes[this.#at] === SPACE)
                this.#at += 1;
            return key;
        }
        return -1;
    }
    #startsWith(name) {
        for (let offset = 0; offset < name.length; offset += 1) {
            if (this.#bytes[this.#at + offset] !== name[offset])
                return false;
        }
        return true;
    }
    #readValue(key) {
        switch (key) {
            case "v":
                return this.#readNumber() && this.#number === 1;
            case "campaign":
                if (!this.#readText(_format_js__WEBPACK_IMPORTED_MODULE_1__/* .LEDGER_LIMITS */ .Lv.name))
                    return false;
                if (!this.#isText(this.#campaign))
                    this.#campaign = this.#bytes.toString("latin1", this.#textFrom, this.#textTo);
                this.#fact.campaign = this.#campaign;
                return true;
            case "id":
                return this.#readText(Number.POSITIVE_INFINITY);
            case "hash":
                return this.#readHash();
            case "status":
                if (!this.#readText(6))
                    return false;
                this.#fact.status = this.#isText("passed") ? "passed" : "failed";
                return this.#isText(this.#fact.status);
            case "score":
                return this.#readNumber();
            case "attempt":
                return (this.#readNumber() &&
                    Number.isInteger(this.#number) &&
                    this.#number >= 1 &&
                    this.#number <= _format_js__WEBPACK_IMPORTED_MODULE_1__/* .LEDGER_LIMITS */ .Lv.attempt);
            case "run":
            case "job":
                return this.#readText(_format_js__WEBPACK_IMPORTED_MODULE_1__/* .LEDGER_LIMITS */ .Lv.name);
            case "started_at":
                if (!this.#readText(_format_js__WEBPACK_IMPORTED_MODULE_1__/* .LEDGER_LIMITS */ .Lv.instant))
                    return false;
                this.#startedFrom = this.#textFrom;
                this.#startedTo = this.#textTo;
                return true;
            case "duration_s":
                this.#fact.durationS = this.#readNumber() ? this.#number : -1;
                return this.#fact.durationS >= 0;
            default:
                return (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_2__/* .unreachable */ .H)(key);
        }
    }
    #readText(longest) {
        if (this.#bytes[this.#at] !== QUOTE)
            return false;
        this.#textFrom = this.#at + 1;
        for (let at = this.#textFrom; at < this.#to; at += 1) {
            const byte = this.#bytes[at] ?? 0;
            if (byte === QUOTE) {
                this.#textTo = at;
                this.#at = at + 1;
                return at - this.#textFrom <= longest;
            }
            if (byte < SPACE || byte > 0x7e || byte === BACKSLASH)
                return false;
        }
        return false;
    }
    #readHash() {
        this.#textFrom = this.#at + 1;
        this.#textTo = this.#textFrom + _core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__/* .HASH_DIGITS */ ._O;
        if (this.#bytes[this.#at] !== QUOTE || this.#bytes[this.#textTo] !== QUOTE)
            return false;
        const bytes = this.#bytes;
        const words = this.#fact.words;
        let wrong = 0;
        let at = this.#textFrom;
        for (let word = 0; word < words.length; word += 1) {
            let value = 0;
            for (const end = at + 8; at < end; at += 1) {
                const digit = (0,_core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__/* .digitOf */ .TC)(bytes[at] ?? 0);
                wrong |= digit;
                value = (value << 4) | digit;
            }
            words[word] = value;
        }
        this.#at = this.#textTo + 1;
        return wrong < _core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__/* .WRONG_DIGIT */ .OE;
    }
    #isText(text) {
        if (this.#textTo - this.#textFrom !== text.length)
            return false;
        for (let offset = 0; offset < text.length; offset += 1) {
            if (this.#bytes[this.#textFrom + offset] !== text.charCodeAt(offset))
                return false;
        }
        return true;
    }
    #readNumber() {
        const isNegative = this.#bytes[this.#at] === MINUS;
        const from = isNegative ? this.#at + 1 : this.#at;
        let digits = 0;
        let value = 0;
        let point = -1;
        let at = from;
        for (; at < this.#to; at += 1) {
            const byte = this.#bytes[at] ?? 0;
            const digit = byte - ZERO;
            if (digit >= 0 && digit <= 9) {
                value = value * 10 + digit;
                digits += 1;
            }
            else if (byte === DOT && point === -1 && digits > 0)
                point = digits;
            else
                break;
        }
        const hasLeadingZero = this.#bytes[from] === ZERO && digits > 1 && point !== 1;
        if (digits === 0 || digits > EXACT_DIGITS || digits === point || hasLeadingZero)
            return false;
        const size = point === -1 ? value : value / 10 ** (digits - point);
        this.#number = isNegative ? -size : size;
        this.#at = at;
        return true;
    }
}


/***/ }),

/***/ 3699:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ LockHeld),
/* harmony export */   HJ: () => (/* binding */ takeLock),
/* harmony export */   _n: () => (/* binding */ isAlive),
/* harmony export */   i7: () => (/* binding */ isHeld),
/* harmony export */   yN: () => (/* binding */ outwaitForeign)
/* harmony export */ });
/* unused harmony exports BEAT_MS, SILENT_MS */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3305);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1420);
/* harmony import */ var _core_error_code_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4924);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2746);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3609);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7756);









const placeSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_4__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ host: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), boot: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), namespace: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() }));
const holderSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_4__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ pid: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._gte */ .qm(1)), started: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), place: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(placeSchema()) }));
const BEAT_MS = 5_000;
const SILENT_MS = 15_000;
const LOOK_MS = 1_000;
const TRIES = 40;
const PAUSE_MS = 25;
const BREAKING_LIMIT_MS = 10_000;
function takeLock(path, world = THIS_MACHINE) {
    const mine = JSON.stringify({ pid: process.pid, started: processStart(process.pid) ?? "", place: world.place });
    for (let tries = 0; tries < TRIES; tries += 1) {
        if (putLock(path, mine)) {
            const stopBeating = beat(path, { mine, world });
            return () => {
                stopBeating();
                if (readText(path) === mine)
                    remove(path);
            };
        }
        const found = readText(path);
        const holder = found === null ? null : liveHolder(found, world);
        if (holder !== null)
            throw heldBy(holder, path);
        if (found !== null && !removeStale(path, found))
            Atomics.wait(PAUSE, 0, 0, PAUSE_MS);
    }
    throw heldBy("another process", path);
}
function isHeld(path) {
    const holder = holderIn(readText(path) ?? "");
    return holder !== null && isHere(holder, THIS_MACHINE.place) && isRunning(holder);
}
function beat(path, { mine, world }) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, "r+");
    }
    catch {
        return () => undefined;
    }
    const stop = world.every(BEAT_MS, () => {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(file, mine, 0);
        }
        catch {
        }
    });
    return () => {
        stop();
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    };
}
function remove(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
    }
    catch {
    }
}
const PAUSE = new Int32Array(new SharedArrayBuffer(4));
class LockHeld extends _core_user_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UserError */ .y {
}
function heldBy(holder, path) {
    return new LockHeld(`Expected to be the only run in this state folder, but ${holder} is running in it (${path}). ` +
        "Wait for it to end, or give this run a `state-dir` of its own.");
}
function putLock(path, content) {
    const draft = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString("hex")}.${process.pid}.tmp`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(draft, content, { flag: "wx" });
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.linkSync)(draft, path);
        }
        catch (error) {
            if ((0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_8__/* .errorCode */ .C)(error) === "EEXIST")
                return false;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path, content, { flag: "wx" });
        }
        return true;
    }
    catch (error) {
        if ((0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_8__/* .errorCode */ .C)(error) === "EEXIST")
            return false;
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
    }
}
function removeStale(path, judged) {
    const guard = `${path}.breaking`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(guard);
    }
    catch (error) {
        if ((0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_8__/* .errorCode */ .C)(error) !== "EEXIST")
            throw error;
        const age = Date.now() - ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
        if (age > BREAKING_LIMIT_MS)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(guard, { recursive: true, force: true });
        return false;
    }
    try {
        if (readText(path) === judged)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
        return true;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(guard, { recursive: true, force: true });
    }
}
function readText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8");
    }
    catch {
        return null;
    }
}
function liveHolder(text, world) {
    const holder = holderIn(text);
    if (holder === null)
        return null;
    if (isHere(holder, world.place))
        return isRunning(holder) ? `process ${holder.pid}` : null;
    return foreignWords(holder);
}
function foreignWords({ pid, place }) {
    return `process ${pid} of another container or machine (${place?.host})`;
}
async function outwaitForeign(path, watch) {
    const { clock, say, aborted, place = THIS_MACHINE.place } = watch;
    const renewedAt = renewalOf(path);
    const text = renewedAt === null ? null : readText(path);
    const holder = text === null ? null : holderIn(text);
    if (text === null || holder === null || isHere(holder, place))
        return;
    say(`The lock ${path} is of ${foreignWords(holder)}, which cannot be seen from here: ` +
        `it is taken over if there is no sign of life for ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a)(SILENT_MS)}.`);
    const untilAt = clock.now() + SILENT_MS;
    while (clock.now() < untilAt) {
        await new Promise((resolve) => {
            clock.at(clock.now() + LOOK_MS, resolve);
        });
        if (aborted?.aborted || readText(path) !== text || renewalOf(path) !== renewedAt)
            return;
    }
    removeStale(path, text);
}
function renewalOf(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
        return stat.isFile() ? stat.mtimeMs : null;
    }
    catch {
        return null;
    }
}
function holderIn(text) {
    const holder = holderSchema().safeParse((0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_9__/* .jsonOrNull */ .J)(text));
    return holder.success ? holder.data : null;
}
function isHere({ place }, here) {
    if (place === undefined)
        return true;
    return place.host === here.host && place.boot === here.boot && place.namespace === here.namespace;
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
        return (0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_8__/* .errorCode */ .C)(error) === "EPERM";
    }
}
function processStart(pid) {
    const stat = readText(`/proc/${pid}/stat`);
    return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
}
function linkText(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path);
    }
    catch {
        return "";
    }
}
const THIS_MACHINE = {
    get place() {
        const boot = readText("/proc/sys/kernel/random/boot_id")?.trim() ?? "";
        return { host: (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)(), boot, namespace: linkText("/proc/self/ns/pid") };
    },
    every(periodMs, act) {
        const timer = setInterval(act, periodMs).unref();
        return () => clearInterval(timer);
    },
};


/***/ }),

/***/ 3935:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ot: () => (/* binding */ mergeFolders),
  fo: () => (/* binding */ takeTaskList),
  LH: () => (/* binding */ troubleOf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(1839);
// EXTERNAL MODULE: ./build/store/atomic-file.js
var atomic_file = __webpack_require__(148);
// EXTERNAL MODULE: ./build/store/checkpoint-file.js
var checkpoint_file = __webpack_require__(573);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(1918);
// EXTERNAL MODULE: ./build/store/take-latest.js
var take_latest = __webpack_require__(6363);
// EXTERNAL MODULE: ./build/store/take-plan.js
var take_plan = __webpack_require__(8879);
// EXTERNAL MODULE: ./build/store/unite-checkpoints.js
var unite_checkpoints = __webpack_require__(5097);
// EXTERNAL MODULE: ./build/core/json-or-null.js
var json_or_null = __webpack_require__(2746);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(3853);
// EXTERNAL MODULE: ./build/core/hash-index.js
var hash_index = __webpack_require__(8313);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(5079);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(8617);
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
    (0,take_latest/* takeLatest */.p8)(target.tasks, state_paths/* STATE_FILES */.mF.tasks, { own: (0,checkpoint_file/* readCheckpoint */.HQ)(target.checkpoint), merged, now });
    const checkpoints = merged.flatMap(({ checkpoint }) => checkpoint ?? []);
    mergeCheckpoints(target, checkpoints, now);
    (0,take_plan/* takeLatestPlan */.c)(target.plan, theirs("plan"), now + unite_checkpoints/* CLOCK_SKEW_MS */.rn);
    (0,take_latest/* takeBaseline */.F_)(target.baseline, theirs("baseline"), now);
    return merged;
}
function takeTaskList(target, merged, now) {
    (0,take_latest/* takeLatest */.p8)(target.tasks, state_paths/* STATE_FILES */.mF.tasks, { own: null, merged, now });
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
    const united = all.slice(1).reduce((a, b) => (0,unite_checkpoints/* uniteCheckpoints */.Ns)(a, b, now), first);
    const text = JSON.stringify(united, null, 1);
    (0,atomic_file/* writeAtomically */.v)(target.checkpoint, (write) => write(`${text}\n`));
}


/***/ }),

/***/ 8617:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ findResults),
/* harmony export */   Lu: () => (/* binding */ readHistory),
/* harmony export */   Mj: () => (/* binding */ holdsRows),
/* harmony export */   Nh: () => (/* binding */ readLedgerFacts),
/* harmony export */   SC: () => (/* binding */ readLedger),
/* harmony export */   YD: () => (/* binding */ readSidecar),
/* harmony export */   jX: () => (/* binding */ attemptKey),
/* harmony export */   oX: () => (/* binding */ resultOrder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_hash_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8313);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2746);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3011);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3853);
/* harmony import */ var _ledger_scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5567);






const DURATION_SAMPLE = 200;
const PASSED = { kind: "result", status: "passed" };
const FAILED = { kind: "result", status: "failed" };
function holdsRows({ results, failures }) {
    return [results, failures].some((path) => {
        try {
            return ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.size ?? 0) > 0;
        }
        catch {
            return true;
        }
    });
}
function readLedger(path, onRow) {
    return readRows(path, LEDGER_READER, onRow);
}
function readSidecar(path, onRow) {
    return readRows(path, SIDECAR_READER, onRow);
}
const LEDGER_READER = { schema: _format_js__WEBPACK_IMPORTED_MODULE_2__/* .ledgerRowSchema */ .xB, isPlain: _format_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlainLedgerRow */ .yv };
const SIDECAR_READER = { schema: _format_js__WEBPACK_IMPORTED_MODULE_2__/* .sidecarRowSchema */ .tF, isPlain: null };
const NEWLINE = 0x0a;
function readRows(path, { schema, isPlain }, onRow) {
    let broken = 0;
    let newer = 0;
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se)(path, (line) => {
        const read = readRow(line, { schema, isPlain });
        if (typeof read === "object")
            onRow(read, line);
        else if (read === "newer")
            newer += 1;
        else
            broken += 1;
    });
    return { broken, newer };
}
function readRow(line, { schema, isPlain }) {
    const value = (0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOrNull */ .J)(line);
    if (isPlain?.(value))
        return value;
    const row = schema().safeParse(value);
    if (row.success)
        return row.data;
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .newerVersion */ .ip)(value) === null ? "broken" : "newer";
}
function readLedgerFacts(path, onFact) {
    const scanner = new _ledger_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .LedgerScanner */ .E();
    let broken = 0;
    let newer = 0;
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readLineBlocks */ .pM)(path, (block) => {
        for (let from = 0; from < block.length;) {
            const end = block.indexOf(NEWLINE, from);
            const to = end === -1 ? block.length : end;
            if (to > from) {
                const fact = scanner.read(block, from, to) ?? parsedFact(block.toString("utf8", from, to));
                if (typeof fact === "object")
                    onFact(fact);
                else if (fact === "newer")
                    newer += 1;
                else
                    broken += 1;
            }
            from = to + 1;
        }
    });
    return { broken, newer };
}
function parsedFact(line) {
    const row = readRow(line, LEDGER_READER);
    if (typeof row !== "object")
        return row;
    const { campaign, hash, status, duration_s: durationS, started_at: startedAt } = row;
    const words = (0,_core_hash_index_js__WEBPACK_IMPORTED_MODULE_1__/* .newHashWords */ .U8)();
    (0,_core_hash_index_js__WEBPACK_IMPORTED_MODULE_1__/* .readHashWords */ ._f)(hash, words);
    return { campaign, words, status, durationS, startedAt: () => startedAt };
}
function goesBefore(a, b) {
    return resultOrder(a) < resultOrder(b);
}
function resultOrder(row) {
    return `${row.started_at} ${attemptKey(row)}`;
}
function attemptKey(row) {
    return `${row.run}.${row.job}.${String(row.attempt).padStart(7, "0")}`;
}
function readHistory(files, campaign, history) {
    const durations = [];
    const doubled = new Set();
    const attempts = new Map();
    const terminals = new Map();
    const sidecar = readSidecar(files.sidecar, (row) => {
        if (row.campaign !== campaign)
            return;
        if (row.terminal) {
            const order = `${row.at} ${attemptKey(row)}`;
            const other = terminals.get(row.hash);
            if (other === undefined || order < other) {
                terminals.set(row.hash, order);
                history.set(row.hash, { kind: "terminal", class: row.class });
            }
        }
        const seen = attempts.get(row.hash) ?? new Set();
        attempts.set(row.hash, seen.add(attemptKey(row)));
    });
    for (const [hash, seen] of attempts) {
        if (history.get(hash) === undefined)
            history.set(hash, { kind: "attempts", count: seen.size });
    }
    const ledger = readLedgerFacts(files.ledger, (fact) => {
        if (fact.campaign !== campaign)
            return;
        if (!addResult(history, fact))
            doubled.add((0,_core_hash_index_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOfWords */ .fR)(fact.words));
        if (fact.status === "passed")
            durations.push(fact.durationS);
        if (durations.length > 2 * DURATION_SAMPLE)
            durations.splice(0, DURATION_SAMPLE);
    });
    if (doubled.size > 0)
        settleDoubles(files.ledger, campaign, doubled, history);
    return {
        history,
        skipped: { broken: ledger.broken + sidecar.broken, newer: ledger.newer + sidecar.newer },
        durationsS: durations.slice(-DURATION_SAMPLE),
    };
}
function addResult(history, { words, status }) {
    if (history.addResult !== undefined)
        return history.addResult(words, status);
    const hash = (0,_core_hash_index_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOfWords */ .fR)(words);
    if (history.get(hash)?.kind === "result")
        return false;
    history.set(hash, status === "passed" ? PASSED : FAILED);
    return true;
}
function findResults(ledger, campaign, hashes) {
    const found = new Set();
    if (hashes.size === 0)
        return found;
    readLedgerFacts(ledger, (fact) => {
        if (fact.campaign !== campaign)
            return;
        const hash = (0,_core_hash_index_js__WEBPACK_IMPORTED_MODULE_1__/* .hashOfWords */ .fR)(fact.words);
        if (hashes.has(hash))
            found.add(hash);
    });
    return found;
}
function settleDoubles(ledger, campaign, doubled, history) {
    const first = new Map();
    readLedger(ledger, (row) => {
        if (row.campaign !== campaign || !doubled.has(row.hash))
            return;
        const other = first.get(row.hash);
        if (other === undefined || goesBefore(row, other))
            first.set(row.hash, row);
    });
    for (const [hash, row] of first)
        history.set(hash, row.status === "passed" ? PASSED : FAILED);
}


/***/ }),

/***/ 1488:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ redactEvent)
/* harmony export */ });
/* harmony import */ var _core_redact_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6247);
/* harmony import */ var _tasks_public_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1038);


const QUOTES = {
    run_started: [],
    attempt_started: [],
    task_settled: ["message"],
    attempt_ended: [],
    child_stopped: [],
    paused: ["reason"],
    limit_changed: ["reason"],
    pace_changed: ["reason"],
    circuit_changed: ["reason"],
    preflight_started: [],
    preflight_ended: ["reason"],
    ending: ["reason"],
    warning: ["message"],
    run_ended: ["reason"],
};
function redactEvent(event, redactor) {
    const text = JSON.stringify(event);
    if (redactor.redact(text) === text)
        return { event, line: text };
    const fields = QUOTES[event.event];
    const quiet = { ...(0,_core_redact_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .redactFields */ .$)(event, fields, redactor), ...publicTasks(event, redactor) };
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

/***/ 7577:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ runStartedSchema),
/* harmony export */   Lm: () => (/* binding */ readRunEvents),
/* harmony export */   Rs: () => (/* binding */ storedName),
/* harmony export */   VS: () => (/* binding */ storedText),
/* harmony export */   lF: () => (/* binding */ MERGE),
/* harmony export */   ny: () => (/* binding */ storedInstant),
/* harmony export */   pg: () => (/* binding */ runEndedSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3102);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2746);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3609);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3853);




const storedName = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(1_024)));
const STORED_LENGTH_LIMIT = 65_536;
const storedText = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(STORED_LENGTH_LIMIT)));
const cutText = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((text) => text.slice(0, STORED_LENGTH_LIMIT))));
const storedInstant = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((stated) => Date.parse(stated))));
const optionalInstant = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(40)), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((stated) => {
    const at = Date.parse(stated);
    return Number.isNaN(at) ? null : at;
})));
const runStartedSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    event: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz("run_started"),
    at: storedInstant(),
    run: storedName(),
    job: storedName(),
    campaign: storedName(),
    part: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)),
    concurrency: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    max_attempts: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1)),
    job_index: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)),
    job_total: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(10_000)),
}));
const runEndedSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    event: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz("run_ended"),
    at: storedInstant(),
    run: storedName(),
    job: storedName(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["complete", "stopped", "out_of_time", "interrupted", "aborted", "incomplete"]),
    reason: cutText(),
    counts: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ total: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() })),
    against: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(storedText()).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(10))), null), null),
    resume_at: optionalInstant(),
    resume_command: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(262_144)), ""),
    failed_alike: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true)),
    campaign: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(storedName()),
    max_attempts: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(1))),
    missing_jobs: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0))).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(10_000))), undefined),
}));
const runEventSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt("event", [runStartedSchema(), runEndedSchema()]));
const MERGE = "merge";
function readRunEvents(path, onEvent) {
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .readLines */ .Se)(path, (line) => {
        if (!line.includes('"event":"run_'))
            return;
        const event = runEventSchema().safeParse((0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOrNull */ .J)(line));
        if (event.success)
            onEvent(event.data);
    });
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


/***/ }),

/***/ 1813:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ CAMPAIGNS_KEPT),
  s: () => (/* binding */ StateFolder)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/campaign.js
var core_campaign = __webpack_require__(1670);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(1839);
// EXTERNAL MODULE: ./build/core/redact-fields.js
var redact_fields = __webpack_require__(6247);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/tasks/public-name.js
var public_name = __webpack_require__(1038);
// EXTERNAL MODULE: ./build/store/atomic-file.js
var atomic_file = __webpack_require__(148);
// EXTERNAL MODULE: ./build/store/checkpoint-file.js
var checkpoint_file = __webpack_require__(573);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(3853);
// EXTERNAL MODULE: ./build/core/json-or-null.js
var json_or_null = __webpack_require__(2746);
// EXTERNAL MODULE: ./build/store/ledger-scan.js
var ledger_scan = __webpack_require__(5567);
;// CONCATENATED MODULE: ./build/store/keep-campaigns.js





const NEWLINE = 0x0a;
function keepCampaigns(path, needed) {
    let isRight = true;
    readKept(path, needed, { onKept: () => { }, onDropped: () => (isRight = false) });
    if (isRight)
        return;
    (0,atomic_file/* writeAtomically */.v)(path, (write) => readKept(path, needed, { onKept: write, onDropped: () => { } }));
}
function readKept(path, needed, { onKept, onDropped }) {
    const scanner = new ledger_scan/* LedgerScanner */.E();
    (0,journal/* readLineBlocks */.pM)(path, (block) => {
        let keptFrom = 0;
        for (let from = 0; from < block.length;) {
            const end = block.indexOf(NEWLINE, from);
            const to = end === -1 ? block.length : end;
            const fact = scanner.read(block, from, to);
            if (fact === null ? isOld(block.toString("utf8", from, to), needed) : !needed.has(fact.campaign)) {
                if (keptFrom < from)
                    onKept(block.subarray(keptFrom, from));
                keptFrom = to + 1;
                onDropped();
            }
            from = to + 1;
        }
        if (keptFrom >= block.length)
            return;
        onKept(block.subarray(keptFrom));
        onKept("\n");
    });
}
function isOld(line, needed) {
    const value = (0,json_or_null/* jsonOrNull */.J)(line);
    const campaign = value !== null && typeof value === "object" && "campaign" in value ? value.campaign : null;
    return typeof campaign === "string" && !needed.has(campaign) && (0,format/* newerVersion */.ip)(value) === null;
}

// EXTERNAL MODULE: ./build/store/lock.js
var lock = __webpack_require__(3699);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/store/make-folder.js


function makeFolder(path) {
    if (isFolder(path))
        return;
    const parent = (0,external_node_path_.dirname)(path);
    if (parent !== path)
        makeFolder(parent);
    try {
        (0,external_node_fs_.mkdirSync)(path);
    }
    catch (error) {
        if (!isFolder(path))
            throw error;
    }
}
function isFolder(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

;// CONCATENATED MODULE: ./build/store/odd-files.js


function refuseOddFiles(paths) {
    for (const name of FOLDERS)
        refuseOdd(paths[name], "folder");
    for (const name of FILES)
        refuseOdd(paths[name], "file");
}
const FOLDERS = ["inbox", "logs"];
const FILES = ["tasks", "results", "failures", "events", "baseline", "plan", "held", "lock"];
function foundFile(stat) {
    return stat.isFile() ? "a file" : "neither a file nor a folder";
}
function refuseOdd(path, expected) {
    let stat;
    try {
        stat = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch {
        return;
    }
    if (stat === undefined || (expected === "file" ? stat.isFile() : stat.isDirectory()))
        return;
    const found = stat.isSymbolicLink() ? "a symbolic link" : stat.isDirectory() ? "a folder" : foundFile(stat);
    throw new user_error/* UserError */.y(`Expected a plain ${expected} at ${path}, or nothing, found ${found}. Remove it, or give another \`state-dir\`.`);
}

// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(8617);
// EXTERNAL MODULE: ./build/store/redact-event.js
var redact_event = __webpack_require__(1488);
;// CONCATENATED MODULE: ./build/store/same-text.js

function holdsText(path, parts) {
    let fd;
    try {
        fd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW);
    }
    catch {
        return false;
    }
    try {
        for (const part of parts) {
            if (!readBytes(fd, part.length).equals(part))
                return false;
        }
        return readBytes(fd, 1).length === 0;
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
function readBytes(fd, wanted) {
    const bytes = Buffer.allocUnsafe(wanted);
    let length = 0;
    while (length < wanted) {
        const read = (0,external_node_fs_.readSync)(fd, bytes, length, wanted - length, null);
        if (read === 0)
            break;
        length += read;
    }
    return bytes.subarray(0, length);
}

// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(1918);
// EXTERNAL MODULE: ./build/store/task-line.js
var task_line = __webpack_require__(1980);
;// CONCATENATED MODULE: ./build/store/state-folder.js



















const CAMPAIGNS_KEPT = 8;
class StateFolder {
    paths;
    redactor;
    #unlock;
    #ledger = null;
    #sidecar = null;
    #events = null;
    #held = null;
    constructor(paths, redactor, unlock) {
        this.paths = paths;
        this.redactor = redactor;
        this.#unlock = unlock;
    }
    static open(stateDir, redactor) {
        const paths = (0,state_paths/* statePaths */.mt)(stateDir);
        refuseOddFiles(paths);
        try {
            makeFolder(paths.root);
            (0,external_node_fs_.accessSync)(paths.root, external_node_fs_.constants.W_OK | external_node_fs_.constants.R_OK);
            makeFolder(paths.inbox);
            makeFolder(paths.logs);
            const folder = new StateFolder(paths, redactor, (0,lock/* takeLock */.HJ)(paths.lock));
            (0,atomic_file/* removeDrafts */.t)(paths.root);
            return folder;
        }
        catch (error) {
            if (error instanceof user_error/* UserError */.y)
                throw error;
            throw new user_error/* UserError */.y(`Expected to write the state folder ${paths.root}, but: ${(0,reason/* reasonOf */.A)(error)}. Give a writable \`state-dir\`.`, { cause: error });
        }
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
        (0,read_history/* readLedgerFacts */.Nh)(this.paths.results, ({ campaign, startedAt }) => note(campaign, startedAt()));
        const ids = [...latest].sort(([, a], [, b]) => (a > b ? -1 : a < b ? 1 : 0)).map(([id]) => id);
        return ids.map((id) => ({ id, complete: false, completed_run: null, completed_at: null }));
    }
    openJournals() {
        try {
            this.#ledger ??= new journal/* Journal */.CQ(this.paths.results);
            this.#sidecar ??= new journal/* Journal */.CQ(this.paths.failures);
            this.#events ??= new journal/* Journal */.CQ(this.paths.events);
        }
        catch (error) {
            throw new user_error/* UserError */.y(`Expected to append to the files in ${this.paths.root}, but: ${(0,reason/* reasonOf */.A)(error)}. Give a writable \`state-dir\`.`, { cause: error });
        }
    }
    appendResult(row) {
        opened(this.#ledger).append(redactRow(row, this.redactor));
    }
    appendFailure(row) {
        opened(this.#sidecar).append(redactRow(row, this.redactor));
    }
    holdFailure(row) {
        this.#held ??= new journal/* Journal */.CQ(this.paths.held);
        this.#held.append(redactRow(row, this.redactor));
    }
    releaseHeld() {
        this.#held?.close();
        this.#held = null;
        (0,external_node_fs_.rmSync)(this.paths.held, { force: true });
    }
    appendEvent(event) {
        this.appendEventLines([(0,redact_event/* redactEvent */.g)(event, this.redactor).line]);
    }
    appendEventLines(lines) {
        opened(this.#events).append(lines.map((line) => `{"v":${format/* FORMAT_VERSION */.Hp},${line.slice(1)}`).join("\n"));
    }
    writeCheckpoint(checkpoint) {
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
        let arePublic = true;
        const lines = () => (0,task_line/* storedLines */.V)(tasks, this.redactor, () => {
            arePublic = false;
        });
        if (holdsText(this.paths.tasks, lines()))
            return arePublic;
        (0,atomic_file/* writeAtomically */.v)(this.paths.tasks, (write) => {
            for (const part of lines())
                write(part);
        });
        return arePublic;
    }
    rollOver(previous, campaign) {
        const last = previous[0];
        if (last !== undefined && last.id !== campaign && last.complete)
            this.#writeBaseline(last.id);
        const known = previous.find((record) => record.id === campaign);
        const present = known ?? { id: campaign, complete: false, completed_run: null, completed_at: null };
        const kept = (0,core_campaign/* rememberCampaigns */.LX)(present, previous, CAMPAIGNS_KEPT);
        const needed = new Set(kept.filter((record) => record.id === campaign || !(0,core_campaign/* isSuperseded */.pe)(record.id, campaign)).map((record) => record.id));
        this.closeJournals();
        keepCampaigns(this.paths.results, needed);
        keepCampaigns(this.paths.failures, last?.complete ? new Set([...needed, last.id]) : needed);
        if (known === undefined)
            (0,external_node_fs_.rmSync)(this.paths.events, { force: true });
        this.openJournals();
        return kept;
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
        (0,atomic_file/* writeAtomically */.v)(this.paths.baseline, produce, () => rows > 0);
    }
    areJournalsWhole() {
        return [this.#ledger, this.#sidecar].every((journal) => journal === null || journal.isWhole());
    }
    close() {
        this.closeJournals();
        this.#unlock();
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
        return JSON.stringify({ ...(0,redact_fields/* redactFields */.$)(row, ["scores", "metrics", "output"], redactor), id });
    const { rate_limit: limit } = row;
    return JSON.stringify({
        ...(0,redact_fields/* redactFields */.$)(row, ["message"], redactor),
        id,
        ...(limit === undefined ? {} : { rate_limit: (0,redact_fields/* redactFields */.$)(limit, ["evidence"], redactor) }),
    });
}
function opened(journal) {
    if (journal === null)
        throw new Error("The journals of the state folder are not open");
    return journal;
}


/***/ }),

/***/ 1918:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ folderMark),
/* harmony export */   IU: () => (/* binding */ reportFiles),
/* harmony export */   mF: () => (/* binding */ STATE_FILES),
/* harmony export */   mt: () => (/* binding */ statePaths),
/* harmony export */   rX: () => (/* binding */ isStatePath)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


const STATE_FILES = {
    tasks: "tasks.jsonl",
    results: "results.jsonl",
    failures: "failures.jsonl",
    checkpoint: "checkpoint.json",
    events: "events.jsonl",
    baseline: "baseline.jsonl",
    plan: "plan.json",
};
function statePaths(stateDir) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(stateDir);
    return {
        root,
        tasks: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, STATE_FILES.tasks),
        results: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, STATE_FILES.results),
        failures: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, STATE_FILES.failures),
        checkpoint: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, STATE_FILES.checkpoint),
        events: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, STATE_FILES.events),
        baseline: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, STATE_FILES.baseline),
        plan: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, STATE_FILES.plan),
        logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, "logs"),
        inbox: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, "inbox"),
        held: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, "inbox", "held.jsonl"),
        lock: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, "lock"),
        summary: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, "summary.md"),
        junit: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, "junit.xml"),
        report: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, "report.html"),
    };
}
function reportFiles({ summary, junit, report }) {
    return [summary, junit, report];
}
const OWN_LOG = /^[^/]+\.\d+\.\d{6,}\.log$/;
const OWN_INBOX = /^(?:held\.jsonl|[^/~]+(?:~[^/~]+){5}\.(?:(?:tasks|results)\.jsonl|told))(?:\/|$)/;
function isStatePath({ root: _, logs, inbox, ...files }, path) {
    if (path.startsWith(logs + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
        return OWN_LOG.test(path.slice(logs.length + 1));
    if (path.startsWith(inbox + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
        return OWN_INBOX.test(path.slice(inbox.length + 1));
    return Object.values(files).includes(path);
}
function folderMark(root) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(root).digest("hex").slice(0, 16);
}


/***/ }),

/***/ 6363:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F_: () => (/* binding */ takeBaseline),
/* harmony export */   an: () => (/* binding */ latestRow),
/* harmony export */   p8: () => (/* binding */ takeLatest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5079);
/* harmony import */ var _atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(148);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3853);
/* harmony import */ var _read_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8617);
/* harmony import */ var _state_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1918);
/* harmony import */ var _unite_checkpoints_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5097);









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
    (0,_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeAtomically */ .v)(target, (write) => (0,_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .readLines */ .Se)(source, (line) => write(`${line}\n`)));
}


/***/ }),

/***/ 8879:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ PLAN_LIMIT_BYTES),
/* harmony export */   c: () => (/* binding */ takeLatestPlan)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2746);
/* harmony import */ var _core_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3609);




const PLAN_LIMIT_BYTES = 256 << 20;
const HEAD_BYTES = 16 << 10;
const TASKS = ',"jobs":';
const headSchema = (0,_core_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ made_at: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(40)) }));
function takeLatestPlan(target, sources, until) {
    let latest = planMadeAt(target, until);
    let best = null;
    for (const source of sources) {
        const madeAt = planMadeAt(source, until);
        if (madeAt <= latest)
            continue;
        latest = madeAt;
        best = source;
    }
    if (best === null)
        return;
    const draft = `${target}.${process.pid}.tmp`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(best, draft);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, target);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        throw error;
    }
}
function planMadeAt(path, until) {
    const head = readHead(path);
    const end = head.indexOf(TASKS);
    const made = headSchema().safeParse((0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonOrNull */ .J)(end === -1 ? head : `${head.slice(0, end)}}`));
    return made.success && Date.parse(made.data.made_at) <= until ? made.data.made_at : "";
}
function readHead(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false }) === undefined)
        return "";
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).size > PLAN_LIMIT_BYTES)
            return "";
        const bytes = Buffer.alloc(HEAD_BYTES);
        return bytes.toString("utf8", 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, 0, bytes.length, 0));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}


/***/ }),

/***/ 1980:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ storedLines),
/* harmony export */   s: () => (/* binding */ statedHash)
/* harmony export */ });
/* harmony import */ var _tasks_public_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1038);

const NEWLINE = 0x0a;
const BACKSLASH = 0x5c;
const MARK = '{"carryover_hash":"';
const STATED = /^\{"carryover_hash":"([0-9a-f]{64})",/;
function* storedLines(tasks, redactor, onDoubt = () => undefined) {
    let index = 0;
    const passed = [];
    for (const bytes of tasks.lines()) {
        const lines = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
        const isPlain = redactor.redact(lines) === lines;
        if (!isPlain || bytes.includes(BACKSLASH))
            onDoubt();
        if (isPlain && !lines.includes(MARK)) {
            passed.push(bytes);
            yield bytes;
            continue;
        }
        for (const earlier of passed.splice(0))
            index += lineCount(earlier);
        const texts = [];
        for (let from = 0; from < lines.length; index += 1) {
            const to = lines.indexOf("\n", from);
            texts.push(storedLine(lines.slice(from, to), tasks.hashes.at(index), redactor));
            from = to + 1;
        }
        yield Buffer.from(texts.join(""));
    }
}
function lineCount(bytes) {
    let count = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, end + 1))
        count += 1;
    return count;
}
function storedLine(text, hash, redactor) {
    const redacted = withPublicNames(text, redactor.redact(text), redactor);
    const needsHash = redacted !== text || text.startsWith(MARK);
    return needsHash && redacted.startsWith("{") ? `${MARK}${hash}",${redacted.slice(1)}\n` : `${redacted}\n`;
}
function withPublicNames(listed, redacted, redactor) {
    if (redacted === listed || !redacted.startsWith("{"))
        return redacted;
    const names = {};
    for (const [field, name] of Object.entries(JSON.parse(listed))) {
        if ((field === "id" || field === "provider") && typeof name === "string")
            names[field] = (0,_tasks_public_name_js__WEBPACK_IMPORTED_MODULE_0__/* .publicName */ .p)(name, redactor);
    }
    return JSON.stringify({ ...JSON.parse(redacted), ...names });
}
function statedHash(line) {
    return STATED.exec(line)?.[1] ?? null;
}


/***/ }),

/***/ 5097:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ns: () => (/* binding */ uniteCheckpoints),
/* harmony export */   V2: () => (/* binding */ checkpointOrder),
/* harmony export */   rn: () => (/* binding */ CLOCK_SKEW_MS)
/* harmony export */ });
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5079);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3011);


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
    const written = at <= now + CLOCK_SKEW_MS ? (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .K)(at) : "";
    return `${written} ${String(checkpoint.seq).padStart(12, "0")} ${checkpoint.run} ${checkpoint.job}`;
}
function uniteCampaigns(newer, older) {
    const known = new Map();
    for (const record of [...newer, ...older]) {
        const other = known.get(record.id);
        if (other === undefined || (record.complete && !other.complete))
            known.set(record.id, record);
    }
    return [...known.values()].slice(0, _format_js__WEBPACK_IMPORTED_MODULE_0__/* .CAMPAIGNS_LIMIT */ .yQ);
}


/***/ }),

/***/ 4542:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nv: () => (/* binding */ digestOfText),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   n3: () => (/* binding */ needsEscape),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   qQ: () => (/* binding */ hashOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

function hashOf(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", canonicalJson(value));
}
function digestOf(value, source) {
    const isPlain = source !== null && !source.includes("\\");
    return digestOfText(write(value, isPlain));
}
function digestOfText(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", text, "binary");
}
function canonicalJson(value) {
    return write(value, false);
}
function write(value, isPlain) {
    if (typeof value === "string")
        return isPlain || !needsEscape(value) ? `"${value}"` : JSON.stringify(value);
    if (typeof value === "number")
        return Number.isFinite(value) ? `${value === 0 ? 0 : value}` : "null";
    if (typeof value !== "object" || value === null)
        return `${value}`;
    if (isArray(value))
        return writeArray(value, isPlain);
    const shape = shapeOf(Object.keys(value));
    let text = "";
    for (let index = 0; index < shape.sortedKeys.length; index += 1) {
        text += shape.prefixes[index] + write(value[shape.sortedKeys[index]], isPlain);
    }
    return text === "" ? "{}" : `${text}}`;
}
const NEEDS_ESCAPE = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;
function needsEscape(text) {
    return NEEDS_ESCAPE.test(text);
}
function writeArray(items, isPlain) {
    let text = "";
    for (const item of items)
        text += (text === "" ? "[" : ",") + write(item, isPlain);
    return text === "" ? "[]" : `${text}]`;
}
const MOST_SHAPES = 1_000;
const MOST_SHAPES_PER_FIRST_KEY = 16;
const shapesByFirstKey = new Map();
let shapeCount = 0;
function shapeOf(keys) {
    const first = keys[0] ?? "";
    const known = shapesByFirstKey.get(first) ?? [];
    for (const shape of known) {
        if (isSameList(shape.keys, keys))
            return shape;
    }
    const sortedKeys = keys.toSorted();
    const prefixes = sortedKeys.map((key, index) => `${index === 0 ? "{" : ","}${JSON.stringify(key)}:`);
    const shape = { keys, sortedKeys, prefixes };
    if (shapeCount < MOST_SHAPES && known.length < MOST_SHAPES_PER_FIRST_KEY) {
        known.push(shape);
        shapesByFirstKey.set(first, known);
        shapeCount += 1;
    }
    return shape;
}
function isSameList(left, right) {
    if (left.length !== right.length)
        return false;
    for (let index = 0; index < left.length; index += 1) {
        if (left[index] !== right[index])
            return false;
    }
    return true;
}
function isArray(value) {
    return Array.isArray(value);
}


/***/ }),

/***/ 433:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ hasLeadingId),
/* harmony export */   n: () => (/* binding */ leadingIdOf)
/* harmony export */ });
const BEFORE = '{"id":"';
const BEFORE_SPACED = '{"id": "';
const SPACE = 0x20;
function hasLeadingId(json, id) {
    const first = firstOf(json, 0);
    return (json.startsWith(first === BEFORE.length ? BEFORE : BEFORE_SPACED) &&
        json.indexOf('"', first) === first + id.length &&
        json.startsWith(id, first));
}
function leadingIdOf(text, from = 0) {
    const first = firstOf(text, from);
    return text.slice(first, text.indexOf('"', first));
}
function firstOf(text, from) {
    const isSpaced = text.charCodeAt(from + BEFORE.length - 1) === SPACE;
    return from + (isSpaced ? BEFORE_SPACED : BEFORE).length;
}


/***/ }),

/***/ 1038:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ publicNames),
/* harmony export */   p: () => (/* binding */ publicName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const HASH_DIGITS = 8;
function publicName(name, redactor) {
    const redacted = redactor.redact(name);
    if (redacted === name)
        return name;
    return `${redacted}~${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(name).digest("hex").slice(0, HASH_DIGITS)}`;
}
const BATCH_NAMES = 5_000;
const SEPARATOR = "\n}\n";
function publicNames(names, redactor) {
    const shown = [];
    for (let from = 0; from < names.length; from += BATCH_NAMES) {
        const batch = names.slice(from, from + BATCH_NAMES);
        const text = batch.join(SEPARATOR);
        const isPlain = redactor.redact(text) === text;
        shown.push(isPlain ? batch : batch.map((name) => publicName(name, redactor)));
    }
    return shown.flat();
}


/***/ }),

/***/ 6644:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LK: () => (/* binding */ soleIdJson),
/* harmony export */   Tg: () => (/* binding */ SOLE_ID_REST),
/* harmony export */   iu: () => (/* binding */ soleIdsJson),
/* harmony export */   rl: () => (/* binding */ SOLE_ID_FROM),
/* harmony export */   zo: () => (/* binding */ hasSoleId),
/* harmony export */   zv: () => (/* binding */ countSoleIds)
/* harmony export */ });
const BEFORE = '{"id":"';
const BEHIND = '"}';
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACE = 0x7d;
const NEWLINE = 0x0a;
const SOLE_ID_FROM = BEFORE.length;
const SOLE_ID_REST = BEHIND.length;
function hasSoleId(json) {
    return endOfTask(json, 0) === json.length;
}
function countSoleIds(lines) {
    let count = 0;
    for (let from = 0; from <= lines.length; count += 1) {
        const end = endOfTask(lines, from);
        if (end === -1 || (end < lines.length && lines.charCodeAt(end) !== NEWLINE))
            return 0;
        from = end + 1;
    }
    return count;
}
function endOfTask(text, from) {
    if (!text.startsWith(BEFORE, from))
        return -1;
    const first = from + SOLE_ID_FROM;
    let at = first;
    while (at < text.length && !isEscaped(text.charCodeAt(at)))
        at += 1;
    return at > first && text.charCodeAt(at) === QUOTE && text.charCodeAt(at + 1) === BRACE ? at + SOLE_ID_REST : -1;
}
function isEscaped(code) {
    return code < 0x20 || code === QUOTE || code === BACKSLASH || (code & 0xf800) === 0xd800;
}
function soleIdJson(id) {
    return `${BEFORE}${id}${BEHIND}`;
}
function soleIdsJson(ids) {
    return soleIdJson(ids.replaceAll("\n", `${BEHIND}\n${BEFORE}`));
}


/***/ }),

/***/ 8069:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ TaskColumns)
});

// EXTERNAL MODULE: ./build/core/hash-index.js
var hash_index = __webpack_require__(8313);
// EXTERNAL MODULE: ./build/tasks/canonical-json.js
var canonical_json = __webpack_require__(4542);
// EXTERNAL MODULE: ./build/tasks/leading-id.js
var leading_id = __webpack_require__(433);
// EXTERNAL MODULE: ./build/tasks/sole-id.js
var sole_id = __webpack_require__(6644);
;// CONCATENATED MODULE: ./build/tasks/text-store.js
const BLOCK_UNITS = 1 << 16;
const NEWLINE = 0x0a;
class TextStore {
    #blocks = [];
    #pending = [];
    #pendingUnits = 0;
    #count = 0;
    #latest = 0;
    #open = null;
    get count() {
        return this.#count;
    }
    add(text) {
        this.#pending.push(text);
        this.#pendingUnits += text.length + 1;
        this.#count += 1;
        if (this.#pendingUnits >= BLOCK_UNITS)
            this.#close();
    }
    addLines(bytes, count) {
        this.#close();
        const copy = Buffer.allocUnsafeSlow(bytes.length + 1);
        copy.set(bytes);
        copy[bytes.length] = NEWLINE;
        this.#blocks.push({ bytes: copy, first: this.#count, starts: null });
        this.#count += count;
    }
    at(index) {
        if (index < 0 || index >= this.#count)
            return "";
        const pending = this.#pending[index - (this.#count - this.#pending.length)];
        if (pending !== undefined)
            return pending;
        const block = this.#blockOf(index);
        if (index === block.first)
            return block.bytes.toString("utf8", 0, block.bytes.indexOf(NEWLINE));
        block.starts ??= startsOf(block.bytes);
        const place = index - block.first;
        return block.bytes.toString("utf8", block.starts[place], (block.starts[place + 1] ?? 0) - 1);
    }
    cutAt(index, cut) {
        const latest = this.#latest;
        if (index < 0 || index >= this.#count - this.#pending.length)
            return cutWhole(this.at(index), cut);
        const block = this.#blockOf(index);
        if (this.#latest !== latest)
            return cutWhole(this.at(index), cut);
        if (this.#open?.block !== block)
            this.#open = openBlock(block);
        const { text, starts } = this.#open;
        const place = index - block.first;
        return cut(text, starts[place] ?? 0, (starts[place + 1] ?? 0) - 1);
    }
    *lines() {
        this.#close();
        for (const { bytes } of this.#blocks)
            yield bytes;
    }
    #close() {
        if (this.#pending.length === 0)
            return;
        const bytes = Buffer.from(`${this.#pending.join("\n")}\n`);
        this.#blocks.push({ bytes, first: this.#count - this.#pending.length, starts: null });
        this.#pending = [];
        this.#pendingUnits = 0;
    }
    #blockOf(index) {
        const isIn = (block, next) => block !== undefined && block.first <= index && (next === undefined || index < next.first);
        if (!isIn(this.#blocks[this.#latest], this.#blocks[this.#latest + 1])) {
            this.#latest = this.#blocks.findLastIndex((block) => block.first <= index);
        }
        return this.#blocks[this.#latest];
    }
}
function whole(text, from, to) {
    return text.slice(from, to);
}
function cutWhole(text, cut) {
    return cut(text, 0, text.length);
}
function openBlock(block) {
    const text = block.bytes.toString("utf8");
    const isAscii = text.length === block.bytes.length;
    if (!isAscii)
        return { block, text, starts: startsIn(text) };
    block.starts ??= startsIn(text);
    return { block, text, starts: block.starts };
}
function startsIn(text) {
    const starts = [0];
    for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1))
        starts.push(end + 1);
    return Uint32Array.from(starts);
}
function startsOf(bytes) {
    const starts = [0];
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, end + 1))
        starts.push(end + 1);
    return Uint32Array.from(starts);
}

;// CONCATENATED MODULE: ./build/tasks/task-columns.js





const FIRST_CAPACITY = 1_024;
class TaskColumns {
    #hashes = new hash_index/* HashIndex */.xn();
    #count = 0;
    #ids = new TextStore();
    #brokenIds = new Map();
    #texts = new TextStore();
    #traits = [];
    #traitsByKey = new Map();
    #traitsOf = new Uint32Array(FIRST_CAPACITY);
    get count() {
        return this.#count;
    }
    get hashes() {
        if (this.#hashes.count < this.#count) {
            this.#hashes = new hash_index/* HashIndex */.xn();
            for (let index = 0; index < this.#count; index += 1) {
                this.#hashes.appendDigest(digestOfJson(this.#texts.cutAt(index, whole)));
            }
        }
        return this.#hashes;
    }
    get hasWeights() {
        return this.#traits.some(({ weight }) => weight !== undefined);
    }
    add(task) {
        this.#hashes.append(task.hash);
        this.addRest(task.id, task.json, task);
    }
    addDigest(digest) {
        this.#hashes.appendDigest(digest);
    }
    addRest(id, json, traits) {
        const index = this.#grow(1);
        this.setTraits(index, traits);
        this.#texts.add(json);
        if (!(0,leading_id/* hasLeadingId */.G)(json, id))
            this.setId(index, id);
    }
    addLines(bytes, count, traits) {
        this.#texts.addLines(bytes, count);
        const first = this.#grow(count);
        this.#traitsOf.fill(this.#traitsIndex(traits, first), first, this.#count);
    }
    setTraits(index, traits) {
        this.#traitsOf[index] = this.#traitsIndex(traits, index);
    }
    setId(index, id) {
        this.#padIds(index);
        const isBroken = id.includes("\n");
        if (isBroken)
            this.#brokenIds.set(index, id);
        this.#ids.add(isBroken ? "" : id);
    }
    #grow(count) {
        const first = this.#count;
        this.#count += count;
        if (this.#count > this.#traitsOf.length) {
            const longer = new Uint32Array(Math.max(this.#count, this.#traitsOf.length * 2));
            longer.set(this.#traitsOf);
            this.#traitsOf = longer;
        }
        return first;
    }
    #padIds(count) {
        while (this.#ids.count < count)
            this.#ids.add("");
    }
    at(index) {
        const json = this.#texts.at(index);
        return {
            id: this.#storedId(index) || (0,leading_id/* leadingIdOf */.n)(json),
            hash: this.hashes.at(index),
            json,
            ...this.#traitsAt(index),
        };
    }
    idAt(index) {
        return this.#storedId(index) || this.#texts.cutAt(index, leading_id/* leadingIdOf */.n);
    }
    #storedId(index) {
        return this.#ids.cutAt(index, whole) || (this.#brokenIds.get(index) ?? "");
    }
    providerAt(index) {
        return this.#traitsAt(index).provider;
    }
    weightAt(index) {
        return this.#traitsAt(index).weight ?? null;
    }
    lines() {
        return this.#texts.lines();
    }
    *[Symbol.iterator]() {
        for (let index = 0; index < this.count; index += 1)
            yield this.at(index);
    }
    #traitsAt(index) {
        return this.#traits[this.#traitsOf[index] ?? 0] ?? { provider: "" };
    }
    #traitsIndex({ provider, group, timeoutMs, weight }, index) {
        const latest = this.#traitsOf[index - 1] ?? 0;
        const last = this.#traits[latest];
        if (last?.provider === provider && last.group === group && last.timeoutMs === timeoutMs && last.weight === weight) {
            return latest;
        }
        const key = `${timeoutMs} ${weight} ${provider.length} ${provider}${group === undefined ? "" : ` ${group}`}`;
        const known = this.#traitsByKey.get(key);
        if (known !== undefined)
            return known;
        const next = this.#traits.length;
        this.#traitsByKey.set(key, next);
        this.#traits.push({
            provider,
            ...(group === undefined ? undefined : { group }),
            ...(timeoutMs === undefined ? undefined : { timeoutMs }),
            ...(weight === undefined ? undefined : { weight }),
        });
        return next;
    }
}
function digestOfJson(json) {
    return (0,sole_id/* hasSoleId */.zo)(json) ? (0,canonical_json/* digestOfText */.Nv)(json) : (0,canonical_json/* digestOf */.ol)(JSON.parse(json), json);
}


/***/ })

};
