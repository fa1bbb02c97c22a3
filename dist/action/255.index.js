export const id = 255;
export const ids = [255];
export const modules = {

/***/ 913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IU: () => (/* binding */ actionCarry),
  zj: () => (/* binding */ handoverSchema),
  Gv: () => (/* binding */ postCarry)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
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
var staging = __webpack_require__(6140);
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
            await (0,staging/* removeFolder */.v)(this.#folder);
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
        await this.#state.attempt("restore", () => (0,staging/* inStaging */.r)(tempFolder, async (into) => {
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
            isStored = await (0,staging/* inStaging */.r)(this.#facts.tempFolder, (folder) => this.#saveFrom(folder, runWaits));
        }
        finally {
            if (!isStored)
                this.#isDirty = true;
            this.#state.setSaved(!this.#isDirty);
        }
    }
    async #saveFrom(folder, runWaits) {
        const { paths } = this.#facts;
        await (this.#state.isRunOver ? (0,snapshot_files/* linkCarriedFiles */.CQ)(paths.root, folder) : (0,snapshot_files/* copyCarriedFiles */.rv)(paths.root, folder));
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
        return (0,staging/* inStaging */.r)(tempFolder, async (into) => {
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
        return (0,staging/* inStaging */.r)(tempFolder, async (folder) => {
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
            ending.then(() => (0,staging/* removeFolder */.v)(place.callFolder)).catch(() => { });
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
                await (0,staging/* removeFolder */.v)(callFolder);
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
        await (0,staging/* removeFolder */.v)(callFolder);
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
            const names = await (0,snapshot_files/* linkCarriedFiles */.CQ)(request.folder, (0,external_node_path_.join)(workspaceOf(callFolder), FOLDER));
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
                await (0,staging/* removeFolder */.v)(callFolder);
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
    const dropped = await (0,snapshot_files/* takeOverFiles */.Dg)([(0,external_node_path_.join)(workspace, FOLDER), workspace], folder, new Set([FOLDER]));
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
    seq: schemas/* int */.Whr().min(0),
    isSaved: schemas/* boolean */.zMY(),
    isLeft: schemas/* boolean */.zMY(),
    isDown: schemas/* boolean */.zMY(),
    spentMs: schemas/* number */.aig().min(0),
    campaign: schemas/* string */.YjP(),
    unread: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    read: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    told: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    name: schemas/* string */.YjP(),
    jobIndex: schemas/* int */.Whr().min(0),
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ HANDOVER_STATE),
  n: () => (/* binding */ actionContext)
});

// EXTERNAL MODULE: ./build/config/from-action.js + 1 modules
var from_action = __webpack_require__(4396);
// EXTERNAL MODULE: ./build/config/read-config.js + 2 modules
var read_config = __webpack_require__(3477);
// EXTERNAL MODULE: ./build/engine/evaluation-context.js + 1 modules
var evaluation_context = __webpack_require__(4972);
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
    "fail-fast": flag("Attempts", "Ends the run at the first failure that no retry can mend."),
    "max-failures": row("Attempts", {
        placeholder: "N|N%",
        description: "Ends the run when so many tasks have failed, as a number such as `20` or a share of all tasks such as `10%`.",
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
        description: "How long children that are running when their provider is stopped are left to finish.",
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


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
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(2474);
// EXTERNAL MODULE: ./build/config/fail-on.js
var fail_on = __webpack_require__(249);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
;// CONCATENATED MODULE: ./build/config/input-values.js


const LONGEST_DURATION_MS = 24 * 86_400_000;
const LARGEST_NUMBER = 1_000_000;
function fromText(expected, parse) {
    return schemas/* string */.YjP().transform((text, context) => {
        const value = parse(text);
        if (value !== null)
            return value;
        context.addIssue(expected);
        return core/* NEVER */.tm;
    });
}
function optional(schema) {
    return schemas/* union */.KCZ([schemas/* literal */.euz("").transform(() => null), schema]);
}
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
    return schema.transform((value) => (value === "off" ? null : value));
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
    campaign: nameText("nightly-2").transform(readCampaign),
    "time-budget": fromText("nothing", (text) => (text === "" ? "by-default" : null)).or(durationOrOff()),
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

/***/ 214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I2: () => (/* binding */ ALIKE_TASKS),
/* harmony export */   dJ: () => (/* binding */ areCharged),
/* harmony export */   rK: () => (/* binding */ alikeSignature)
/* harmony export */ });
const ALIKE_TASKS = 10;
function alikeSignature(failure) {
    if (failure.class === "skipped")
        return null;
    return [failure.class, failure.exitCode, failure.message.replace(/\d+/g, "#")].join("\n");
}
function areCharged(held) {
    const tasks = new Map();
    const signatures = held.map((failure) => alikeSignature(failure));
    for (const [index, { task }] of held.entries()) {
        const signature = signatures[index] ?? null;
        tasks.set(signature, (tasks.get(signature) ?? new Set()).add(task));
    }
    return signatures.map((signature) => signature === null || (tasks.get(signature)?.size ?? 0) < ALIKE_TASKS);
}


/***/ }),

/***/ 1670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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

/***/ 5950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  BO: () => (/* binding */ classifyOpenRow),
  K$: () => (/* binding */ classifyRemainder),
  n$: () => (/* binding */ classifyRow),
  aN: () => (/* binding */ lastWords),
  zK: () => (/* binding */ readRow)
});

;// CONCATENATED MODULE: ./build/core/connection-failure.js
const LAST_LINES = 15;
const LINE_LIMIT = 2_000;
const WORDS = new RegExp([
    "\\b(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ESOCKETTIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)\\b",
    "\\bconnection (?:refused|reset|aborted|timed out|closed by (?:peer|remote)|error)\\b",
    "\\b(?:failed|could ?n.t|could not|unable) to (?:connect|resolve host)|\\bcould ?n.t connect|\\bcould not resolve host\\b",
    "\\btemporary failure in name resolution\\b|\\bname or service not known\\b|\\bno such host\\b|\\bnodename nor servname\\b",
    "\\bnetwork is unreachable\\b|\\bno route to host\\b|\\bsocket hang up\\b|\\bsocket disconnected\\b|\\bfetch failed\\b",
    "\\b(?:operation|request|read|connect|handshake|i/o) (?:timed out|timeout)\\b|\\bTLS handshake timeout\\b|\\bAPITimeoutError\\b",
    "\\bcontext deadline exceeded\\b|\\baborted due to timeout\\b|^(?:\\w+\\.)*TimeoutError(?:: (?:timed out)?)?$",
].join("|"), "i");
function tellsOfConnection(text) {
    const lines = text.trimEnd().split("\n").slice(-LAST_LINES);
    return lines.some((line) => WORDS.test(line.trim().slice(0, LINE_LIMIT)));
}

// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/core/named-failure.js
var named_failure = __webpack_require__(6208);
// EXTERNAL MODULE: ./build/core/outcome.js
var outcome = __webpack_require__(9058);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(9996);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
;// CONCATENATED MODULE: ./build/core/classify.js






function readRow(row, detector) {
    const error = row.error ?? {};
    const detection = row.error ? detector.detectRowError(error) : rate_limit/* NOTHING_DETECTED */.X;
    const ended = { message: rowMessage(row), exitCode: null, signal: null };
    const closed = (outcome) => ({ outcome, isOpen: false });
    if ((0,rate_limit/* isRateLimit */.a)(detection))
        return closed(limited(detection, ended));
    switch (row.status) {
        case "passed":
        case "failed":
            return closed({ class: "graded", status: row.status, row });
        case "skipped":
            return closed({ class: "skipped", ...ended });
        case "error": {
            if (error.is_retryable === false)
                return closed({ class: "fatal", ...ended });
            const isTransient = error.is_retryable === true || detection.kind === "overload";
            const outcome = isTransient
                ? { class: "transient", ...ended, wait: detection }
                : { class: "legitimate", ...ended };
            return { outcome, isOpen: !(0,named_failure/* namesFailure */.n)(error) };
        }
        default:
            return (0,unreachable/* unreachable */.H)(row.status);
    }
}
function classifyRow(row, detector) {
    return readRow(row, detector).outcome;
}
function classifyOpenRow(row, stated, evidence, { exitCodes, detector }, shard) {
    const { exit, stderrTail, stdoutTail } = evidence;
    const message = rowMessage(row);
    const ended = { message, exitCode: null, signal: null };
    const meaning = exit.kind === "exited" ? exitCodes.get(exit.code) : undefined;
    if (meaning === "rate_limited")
        return limited(declaredLimit(evidence, detector, message), ended);
    if (meaning !== undefined && meaning !== "passed" && meaning !== "failed")
        return stated;
    const told = (text) => (text === "" || row.error === undefined ? text : `${text}\n${message}`);
    const detection = detectAll({ ...evidence, stderrTail: told(stderrTail), stdoutTail: told(stdoutTail) }, detector);
    if ((0,rate_limit/* isRateLimit */.a)(detection)) {
        const isOfTask = detection.kind === "task" ? shard.taskCount === 1 : true;
        const isToBeRetried = detection.kind === "stop" || exit.kind !== "timed-out";
        return isOfTask && isToBeRetried ? limited(detection, ended) : stated;
    }
    if (stated.class === "transient")
        return stated;
    if (detection.kind === "overload")
        return { class: "transient", ...ended, wait: detection };
    return exit.kind === "exited" && tellsOfConnection(errorsOf(evidence)) ? { class: "transient", ...ended } : stated;
}
function classifyRemainder(evidence, rules, shard) {
    const { exit } = evidence;
    const outcome = classifyChild(evidence, rules);
    if (shard.rowCount === 0)
        return outcome;
    if (exit.kind === "timed-out")
        return outcome;
    if (exit.kind === "exited" && exit.code === 0) {
        return outcome.class === "rate_limited"
            ? outcome
            : {
                class: "legitimate",
                message: "no result row: the child ended without one for this task",
                exitCode: 0,
                signal: null,
            };
    }
    return outcome.class === "rate_limited" ? outcome : { class: "unfinished" };
}
function classifyChild(evidence, rules) {
    const { exit } = evidence;
    switch (exit.kind) {
        case "exited":
            return classifyExit(exit.code, evidence, rules);
        case "signalled": {
            const detection = detectAll(evidence, rules.detector);
            const ended = endedBy(exit, evidence, detection);
            return (0,rate_limit/* isRateLimit */.a)(detection) ? limited(detection, ended) : { class: "kill_shaped", ...ended };
        }
        case "timed-out": {
            const detection = detectAll(evidence, rules.detector);
            const ended = endedBy(exit, evidence, rate_limit/* NOTHING_DETECTED */.X);
            return (0,rate_limit/* isRateLimit */.a)(detection) && detection.kind === "stop"
                ? limited(detection, ended)
                : { class: "timeout_exceeded", ...ended };
        }
        case "silent": {
            const detection = detectAll(evidence, rules.detector);
            const ended = endedBy(exit, evidence, rate_limit/* NOTHING_DETECTED */.X);
            return (0,rate_limit/* isRateLimit */.a)(detection) ? limited(detection, ended) : { class: "transient", ...ended };
        }
        case "stopped":
            return { class: "kill_shaped", ...endedBy(exit, evidence, rate_limit/* NOTHING_DETECTED */.X) };
        case "spawn-failed": {
            const ended = endedBy(exit, evidence, rate_limit/* NOTHING_DETECTED */.X);
            if (UNPASSABLE.test(exit.message))
                return { class: "fatal", ...ended };
            return { class: "kill_shaped", ...(NO_ROOM.test(exit.message) ? { lacksRoom: true } : {}), ...ended };
        }
        default:
            return (0,unreachable/* unreachable */.H)(exit);
    }
}
const NO_ROOM = /\b(?:EMFILE|ENFILE|EAGAIN|ENOMEM)\b/;
const UNPASSABLE = /\bE2BIG\b|null bytes/;
function classifyExit(code, evidence, rules) {
    const meaning = rules.exitCodes.get(code) ?? (code === 0 ? "passed" : null);
    const exit = { kind: "exited", code };
    if (meaning === "passed" || meaning === "failed" || meaning === "skipped") {
        const notice = rules.detector.detectNotice(answerOf(evidence));
        if ((0,rate_limit/* isRateLimit */.a)(notice))
            return limited(notice, endedBy(exit, evidence, notice));
        if (meaning !== "skipped")
            return graded(meaning, evidence, code);
    }
    const detection = detectAll(evidence, rules.detector);
    const ended = endedBy(exit, evidence, detection);
    if (meaning === "rate_limited")
        return limited(declaredLimit(evidence, rules.detector, ended.message), ended);
    if (meaning !== null)
        return { class: meaning, ...ended };
    if ((0,rate_limit/* isRateLimit */.a)(detection))
        return limited(detection, ended);
    if (code === 137 || code === 143)
        return { class: "kill_shaped", ...ended };
    if (OUT_OF_MEMORY.test(evidence.stderrTail.slice(-OUT_OF_MEMORY_WINDOW)))
        return { class: "kill_shaped", ...ended };
    if (detection.kind === "overload")
        return { class: "transient", ...ended, wait: detection };
    return { class: tellsOfConnection(errorsOf(evidence)) ? "transient" : "legitimate", ...ended };
}
function errorsOf({ stdoutTail, stderrTail }) {
    return stderrTail.trim() === "" ? stdoutTail : stderrTail;
}
function answerOf({ stdoutTail, stderrTail }) {
    return stdoutTail.trim() === "" ? stderrTail : stdoutTail;
}
function graded(status, { badRow }, exitCode) {
    return badRow === null || status === "failed"
        ? { class: "graded", status, row: null }
        : { class: "legitimate", message: cut(`no valid result row: ${badRow}`), exitCode, signal: null };
}
const OUT_OF_MEMORY = /^FATAL ERROR: [^\n]{0,200}(?:heap out of memory|Allocation failed)/m;
const OUT_OF_MEMORY_WINDOW = 8_192;
function detectAll(evidence, detector) {
    const streams = [evidence.stderrTail, evidence.stdoutTail];
    const logs = evidence.failureLogs.map((log) => log.text);
    const found = [
        firstOf(streams, detector.detectStructured),
        firstOf(logs, detector.detect),
        firstOf(streams, detector.detect),
    ];
    return found.find(rate_limit/* isRateLimit */.a) ?? found.find((detection) => detection.kind !== "none") ?? rate_limit/* NOTHING_DETECTED */.X;
}
function firstOf(texts, read) {
    let first = rate_limit/* NOTHING_DETECTED */.X;
    for (const text of texts) {
        const detection = text === "" ? rate_limit/* NOTHING_DETECTED */.X : read(text);
        if ((0,rate_limit/* isRateLimit */.a)(detection))
            return detection;
        if (first.kind === "none")
            first = detection;
    }
    return first;
}
function limited(limit, ended) {
    const message = limit.evidence === "" ? ended.message : cut(limit.evidence);
    return limit.kind === "task"
        ? { class: "fatal", limit, ...ended, message }
        : { class: "rate_limited", limit, ...ended, message };
}
function declaredLimit(evidence, detector, message) {
    const detection = detectAll(evidence, detector);
    if ((0,rate_limit/* isRateLimit */.a)(detection))
        return detection;
    const declared = detector.detectDeclared(`${evidence.stdoutTail}\n${evidence.stderrTail}`);
    return (0,rate_limit/* isRateLimit */.a)(declared) ? { ...declared, evidence: message } : unstated(message);
}
function unstated(message) {
    return { ...rate_limit/* NOTHING_DETECTED */.X, kind: "cap", evidence: message, form: "exit-code" };
}
function endedBy(exit, evidence, detection) {
    const base = { exitCode: null, signal: null };
    switch (exit.kind) {
        case "exited": {
            const words = detection.evidence || lastWords(evidence);
            return {
                ...base,
                message: cut(words === "" ? `exit ${exit.code}` : `exit ${exit.code}: ${words}`),
                exitCode: exit.code,
            };
        }
        case "signalled":
            return { ...base, message: cut(`killed by ${exit.signal}`), signal: exit.signal };
        case "timed-out":
            return { ...base, message: `no end after ${(0,duration/* formatDuration */.a)(exit.limitMs)} (task-timeout)` };
        case "silent":
            return { ...base, message: `no output for ${(0,duration/* formatDuration */.a)(exit.limitMs)} (silence-timeout)` };
        case "stopped":
            return { ...base, message: `stopped (${exit.reason})` };
        case "spawn-failed":
            return { ...base, message: cut(`could not be started: ${exit.message}`) };
        default:
            return (0,unreachable/* unreachable */.H)(exit);
    }
}
function rowMessage(row) {
    const { type, message } = row.error ?? {};
    const words = [type === undefined ? type : cut(type, TYPE_LIMIT_BYTES), message]
        .filter((part) => part !== undefined && part !== "")
        .join(": ");
    return cut(words === "" ? `row with status ${row.status}` : words);
}
const NO_WORDS = /^(?:\s+at |Node\.js v\d|\s*[\^~]+\s*$|npm (?:error|ERR!)|\[?\d+\/\d+\]?$)/;
const NAMED_ERROR = /^(?:Uncaught |\w[\w.]*\.)?[A-Z]\w*(?:Error|Exception|Failure|Exit)\b.{0,400}/;
const LAST_WORDS_LINES = 60;
function lastWords(evidence) {
    for (const text of [evidence.stderrTail, evidence.stdoutTail]) {
        const lines = text
            .slice(-16_384)
            .split("\n")
            .slice(-LAST_WORDS_LINES)
            .filter((line) => line.trim() !== "" && !NO_WORDS.test(line));
        const words = lines.findLast((line) => NAMED_ERROR.test(line.trim())) ?? lines.at(-1);
        if (words !== undefined)
            return cut(words.trim());
    }
    return "";
}
const TYPE_LIMIT_BYTES = 512;
function cut(text, limit = outcome/* MESSAGE_LIMIT_BYTES */.U) {
    if (text.length * 3 <= limit)
        return text;
    const end = endWithin(text, limit);
    return end === text.length ? text : `${text.slice(0, endWithin(text, limit - CUT_BYTES))}…`;
}
const CUT_BYTES = 3;
function endWithin(text, limit) {
    let [end, bytes] = [0, 0];
    for (const character of text) {
        bytes += bytesOf(character);
        if (bytes > limit)
            return end;
        end += character.length;
    }
    return end;
}
function bytesOf(character) {
    if (character.length === 2)
        return 4;
    const unit = character.charCodeAt(0);
    return unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
}


/***/ }),

/***/ 1420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ errorCode)
/* harmony export */ });
function errorCode(error) {
    return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}


/***/ }),

/***/ 8313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
    words() {
        const words = new Uint32Array(this.#count * WORDS);
        for (const [index, block] of this.#blocks.entries()) {
            const from = index * BLOCK_HASHES * WORDS;
            words.set(block.subarray(0, words.length - from), from);
        }
        return words;
    }
    appendWords(words) {
        for (let from = 0; from < words.length;) {
            const into = offsetOf(this.#count);
            const part = words.subarray(from, from + BLOCK_HASHES * WORDS - into);
            this.#roomyBlock().set(part, into);
            this.#count += part.length / WORDS;
            from += part.length;
        }
    }
    at(position) {
        return hashOfWords(this.#blockOf(position), offsetOf(position));
    }
    writeDigits(position, count, into, at) {
        const block = this.#blockOf(position);
        const from = offsetOf(position);
        for (let digit = 0; digit < count; digit += 8) {
            const word = block[from + (digit >>> 3)] ?? 0;
            for (let next = 0; next < 8; next += 1)
                into[at + digit + next] = CODES[(word >>> (28 - next * 4)) & 15] ?? 0;
        }
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
    #hashes;
    #codes;
    constructor(tasks) {
        this.#hashes = tasks.hashes;
        this.#codes = new Int32Array(tasks.hashes.count);
    }
    at(index) {
        return recordOf(this.#codes[index] ?? 0);
    }
    get(hash) {
        const index = this.#hashes.find(hash);
        return index === -1 ? undefined : this.at(index);
    }
    set(hash, record) {
        const index = this.#hashes.find(hash);
        if (index !== -1)
            this.#codes[index] = codeOf(record);
    }
    clear() {
        this.#codes.fill(0);
    }
    addResult(words, status) {
        const index = this.#hashes.findWords(words);
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
    for (const index of part) {
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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

/***/ 6208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ namesFailure)
/* harmony export */ });
const NAMED = new RegExp([
    "unauthori[sz]ed|unauthenticated|authenticat|authori[sz]ation|forbidden|(?:permission|access)[\\s_-]?denied|credentials?\\b",
    "(?:invalid|incorrect|missing|wrong|expired|revoked|no)\\s(?:\\w{1,20}\\s){0,2}(?:api[\\s_-]?key|token)\\b|invalid[_-]?api[_-]?key",
    "(?:invalid|bad|malformed|unprocessable|unsupported)[\\s_-]?(?:request|argument|parameter|prompt|input|entity|model)",
    "not[\\s_-]?found|no[\\s_-]such|does not exist|schema|validation",
    "context[\\s_-]?(?:length|window|size)|(?:maximum|max|too many|too long)[\\s_-]?(?:context|tokens)|(?:prompt|input) is too long",
    "content[\\s_-]?(?:filter|policy|management)|safety|moderation|\\brefus(?:al|ed to answer)",
    "\\b(?:error|status|code|http)\\b[^\\n\\d]{0,12}(?:4(?!29)\\d\\d|5\\d\\d)\\b",
].join("|"), "i");
const LONGEST = 2_000;
function namesFailure(error) {
    if (error.is_retryable === false)
        return true;
    if (error.status_code !== undefined && error.status_code >= 400)
        return true;
    return NAMED.test(`${error.type ?? ""}: ${error.message ?? ""}`.slice(0, LONGEST));
}


/***/ }),

/***/ 1158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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

/***/ 9058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isTerminal),
/* harmony export */   U: () => (/* binding */ MESSAGE_LIMIT_BYTES)
/* harmony export */ });
const MESSAGE_LIMIT_BYTES = 4_096;
function isTerminal(failure) {
    return failure === "timeout_exceeded" || failure === "skipped" || failure === "fatal";
}


/***/ }),

/***/ 9996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ NOTHING_DETECTED),
/* harmony export */   a: () => (/* binding */ isRateLimit)
/* harmony export */ });
const NOTHING_DETECTED = {
    kind: "none",
    retryAfterMs: null,
    resetAt: null,
    evidence: "",
    form: null,
    provider: null,
};
function isRateLimit(detection) {
    return detection.kind !== "none" && detection.kind !== "overload";
}


/***/ }),

/***/ 1839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf)
/* harmony export */ });
function reasonOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 6247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g4: () => (/* binding */ belongsTo),
/* harmony export */   l2: () => (/* binding */ wholeOf),
/* harmony export */   r2: () => (/* binding */ MOST_JOBS)
/* harmony export */ });
/* unused harmony export stableHash */
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
    for (const index of part)
        counts[(0,_history_js__WEBPACK_IMPORTED_MODULE_0__/* .standingOf */ .YP)(history.at(index), maxAttempts)] += 1;
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
const EXIT = { ok: 0, failures: 1, usage: 2, outstanding: 75 };
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ workflowRunOf)
/* harmony export */ });
function workflowRunOf(run) {
    return /^(\d+)-\d+$/.exec(run)?.[1] ?? run;
}


/***/ }),

/***/ 4972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bg: () => (/* binding */ configuredDetector),
  u1: () => (/* binding */ evaluationContext)
});

// UNUSED EXPORTS: loadDetector

// EXTERNAL MODULE: ./build/config/fail-on.js
var fail_on = __webpack_require__(249);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./build/core/error-code.js
var error_code = __webpack_require__(4924);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(1839);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
;// CONCATENATED MODULE: ./build/config/rate-limit-patterns.js






const LARGEST_TEXT = 1_000_000;
const NESTING_LIMIT = 300;
const ENTRIES = schemas/* array */.YOg(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()));
async function readRateLimitPatterns(source, workspace) {
    if (source === null)
        return [];
    const name = source.kind === "file" ? source.path : "input rate-limit-patterns";
    const text = source.kind === "file" ? readText(source.path, workspace) : source.text;
    const entries = ENTRIES.safeParse(await parseText(text, name));
    if (entries.success)
        return entries.data;
    const [first] = entries.error.issues;
    const where = first === undefined || first.path.length === 0 ? name : `entry ${Number(first.path[0]) + 1} of ${name}`;
    throw new user_error/* UserError */.y(`Expected rate-limit-patterns to be a list of entries, each with a name, a pattern and a kind, in ${where}; found ${first?.message ?? "something else"}. Write for instance: - {name: busy, pattern: "server too busy", kind: cap}.`);
}
function readText(path, workspace) {
    try {
        return (0,external_node_fs_.readFileSync)((0,external_node_path_.resolve)(workspace, path), "utf8");
    }
    catch (error) {
        throw new user_error/* UserError */.y(`Expected rate-limit-patterns to be a YAML list, JSON lines or the path of a file that can be read, found ${JSON.stringify(path)} (${(0,error_code/* errorCode */.C)(error) ?? (0,reason/* reasonOf */.A)(error)} in ${workspace}). Check the path: it is relative to the workspace.`, { cause: error });
    }
}
async function parseText(text, name) {
    if (text.length > LARGEST_TEXT) {
        throw new user_error/* UserError */.y(`Expected rate-limit-patterns of at most 1 MB, found ${text.length} characters in ${name}. Check that this is the right file.`);
    }
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    const parsed = lines.map(parseJson);
    if (parsed.every((line) => typeof line === "object" && line !== null && !Array.isArray(line)))
        return parsed;
    if (isNestedTooDeep(text)) {
        throw new user_error/* UserError */.y(`Expected rate-limit-patterns to be a list of entries, found text nested deeper than ${NESTING_LIMIT} levels in ${name}. Check that this is the right file.`);
    }
    const { parse } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    try {
        return parse(text, { maxAliasCount: 0, logLevel: "error" }) ?? [];
    }
    catch (error) {
        throw new user_error/* UserError */.y(`Expected rate-limit-patterns to be YAML or JSON lines in ${name}, found: ${(0,reason/* reasonOf */.A)(error)}`, {
            cause: error,
        });
    }
}
function isNestedTooDeep(text) {
    let depth = 0;
    for (const character of text) {
        if (character === "[" || character === "{")
            depth += 1;
        else if (character === "]" || character === "}")
            depth = Math.max(0, depth - 1);
        if (depth > NESTING_LIMIT)
            return true;
    }
    return text.split("\n").some((line) => line.slice(0, NESTING_LIMIT + 1).search(/[^\s?:-]|$/) > NESTING_LIMIT);
}
function parseJson(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/engine/system-clock.js
var system_clock = __webpack_require__(8337);
;// CONCATENATED MODULE: ./build/engine/evaluation-context.js



async function evaluationContext(config, facts) {
    return {
        ...facts,
        clock: (0,system_clock/* systemClock */.m)(),
        loadDetector: await configuredDetector(config, facts.workspace),
        judgement: {
            failOn: (0,fail_on/* resolveFailOn */.U)(config.failOn, facts.identity.trigger.eventName),
            minPassRate: config.minPassRate,
        },
    };
}
async function configuredDetector(config, workspace) {
    const patterns = await readRateLimitPatterns(config.rateLimitPatterns, workspace);
    const forms = patterns.length === 0 ? [] : (await __webpack_require__.e(/* import() */ 162).then(__webpack_require__.bind(__webpack_require__, 1162))).compileUserForms(patterns);
    return () => loadDetector(config.retryAfterThresholdMs, forms);
}
async function loadDetector(retryAfterThresholdMs, forms) {
    const { detect, detectDeclared, detectNotice, detectRowError, detectStructured } = await Promise.all(/* import() */[__webpack_require__.e(162), __webpack_require__.e(641)]).then(__webpack_require__.bind(__webpack_require__, 1641));
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

/***/ 2563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _n: () => (/* binding */ readRunKeys),
/* harmony export */   mt: () => (/* binding */ readWorkflowRuns),
/* harmony export */   q3: () => (/* binding */ readJobRuns),
/* harmony export */   r7: () => (/* binding */ runKey)
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
function readRunKeys(path) {
    const keys = new Set();
    (0,_store_run_events_js__WEBPACK_IMPORTED_MODULE_0__/* .readRunEvents */ .Lm)(path, (event) => {
        if (event.event === "run_started")
            keys.add(runKey(event));
    });
    return keys;
}
function runKey({ run, job }) {
    return `${run}\n${job}`;
}


/***/ }),

/***/ 6127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   P1: () => (/* binding */ partPredicate),
/* harmony export */   m3: () => (/* binding */ readPlan),
/* harmony export */   pD: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2857);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5079);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2474);
/* harmony import */ var _store_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(148);
/* harmony import */ var _store_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3011);
/* harmony import */ var _store_take_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8879);
/* harmony import */ var _run_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5161);








const HASH_DIGITS = 16;
const planSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(_store_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp),
    campaign: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    made_at: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    jobs: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().regex(/^[0-9a-f]{16}$/)).readonly()).max(10_000),
});
function readPlan(path, asked) {
    const plan = planSchema.safeParse(readJson(path));
    if (!plan.success || plan.data.campaign !== asked.campaign)
        return null;
    if (!isFor(asked, plan.data))
        return null;
    const jobs = new Map();
    for (const [job, hashes] of plan.data.jobs.entries())
        for (const hash of hashes)
            jobs.set(hash, job);
    return { jobs: plan.data.jobs.length, jobOf: (hash) => jobs.get(hash.slice(0, HASH_DIGITS)) ?? null };
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
    const { campaign, identity, jobs, hashes, now } = plan;
    const head = JSON.stringify({
        v: _store_format_js__WEBPACK_IMPORTED_MODULE_2__/* .FORMAT_VERSION */ .Hp,
        campaign,
        workflow_run: identity.workflowRun,
        made_at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_6__/* .iso */ .K)(now),
        jobs: [],
    });
    (0,_store_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .v)(path, (write) => {
        write(head.slice(0, head.lastIndexOf("]")));
        for (const [job, tasks] of jobs.entries()) {
            const list = hashList(tasks, hashes);
            write(job === jobs.length - 1 ? list.subarray(0, -1) : list);
        }
        write("]}\n");
    });
}
const QUOTE = 0x22;
const COMMA = 0x2c;
const BEGIN = 0x5b;
const END = 0x5d;
const ITEM_BYTES = HASH_DIGITS + 3;
function hashList(tasks, hashes) {
    const bytes = Buffer.allocUnsafe(tasks.length * ITEM_BYTES + 2);
    bytes[0] = BEGIN;
    let from = 1;
    for (const task of tasks) {
        bytes[from] = QUOTE;
        hashes.writeDigits(task, HASH_DIGITS, bytes, from + 1);
        bytes[from + ITEM_BYTES - 2] = QUOTE;
        bytes[from + ITEM_BYTES - 1] = COMMA;
        from += ITEM_BYTES;
    }
    bytes[from - 1] = END;
    bytes[from] = COMMA;
    return bytes;
}
function partOf(tasks, split) {
    const { job, plan } = split;
    const whole = (0,_core_split_js__WEBPACK_IMPORTED_MODULE_7__/* .wholeOf */ .l2)(tasks.count);
    if (job.total <= 1 && (plan === null || plan.jobs !== 1))
        return whole;
    const fits = plan !== null && plan.jobs === job.total;
    return whole.filter((index) => {
        const planned = fits ? plan.jobOf(tasks.hashes.at(index)) : null;
        return planned === null ? (0,_core_split_js__WEBPACK_IMPORTED_MODULE_7__/* .belongsTo */ .g4)(tasks.idAt(index), job) : planned === job.index;
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


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
var job_runs = __webpack_require__(2563);
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
            (0,job_runs/* readWorkflowRuns */.mt)(paths.events, campaign).includes(workflowRun));
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
    const worked = (0,job_runs/* readWorkflowRuns */.mt)(paths.events, latest.id).filter((run) => !(0,run_identity/* isLocal */.I)(run));
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

/***/ 541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GA: () => (/* binding */ sidecarRow),
/* harmony export */   gt: () => (/* binding */ ledgerRow),
/* harmony export */   vk: () => (/* binding */ Recorder)
/* harmony export */ });
/* unused harmony export remember */
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5079);
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9058);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1839);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8032);




class Recorder {
    #store;
    #origin;
    #history;
    #warn;
    #unstored = [];
    #hasWarned = false;
    constructor(store, origin, history, warn) {
        this.#store = store;
        this.#origin = origin;
        this.#history = history;
        this.#warn = warn;
    }
    result(settlement) {
        const row = ledgerRow(settlement, this.#origin);
        if (row !== null)
            this.#write({ kind: "result", row });
    }
    failure(settlement) {
        const row = sidecarRow(settlement, this.#origin);
        if (row !== null)
            this.#write({ kind: "failure", row });
    }
    hold(settlement) {
        const row = sidecarRow(settlement, this.#origin);
        if (row !== null)
            this.#write({ kind: "hold", row });
    }
    release() {
        this.#write({ kind: "release" });
    }
    get unstoredCount() {
        return this.#unstored.filter(({ kind }) => kind === "result" || kind === "failure").length;
    }
    flush() {
        while (this.#unstored.length > 0) {
            const entry = this.#unstored[0];
            if (entry === undefined || !this.#stores(entry))
                return;
            this.#unstored.shift();
        }
    }
    #write(entry) {
        this.#unstored.push(entry);
        this.flush();
    }
    #stores(entry) {
        try {
            this.#carryOut(entry);
        }
        catch (error) {
            if (!this.#hasWarned)
                this.#warn(`results cannot be written and are kept in memory: ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A)(error)}`);
            this.#hasWarned = true;
            return false;
        }
        if (entry.kind === "result" || entry.kind === "failure")
            remember(this.#history, entry);
        return true;
    }
    #carryOut(entry) {
        switch (entry.kind) {
            case "result":
                this.#store.appendResult(entry.row);
                return;
            case "failure":
                this.#store.appendFailure(entry.row);
                return;
            case "hold":
                this.#store.holdFailure(entry.row);
                return;
            case "release":
                this.#store.releaseHeld();
                return;
            default:
                (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_1__/* .unreachable */ .H)(entry);
        }
    }
}
function remember(history, stored) {
    const before = history.get(stored.row.hash);
    if (before?.kind === "result")
        return;
    if (stored.kind === "result") {
        history.set(stored.row.hash, { kind: "result", status: stored.row.status });
        return;
    }
    if (stored.row.terminal)
        history.set(stored.row.hash, { kind: "terminal", class: stored.row.class });
    else if (before?.kind !== "terminal") {
        history.set(stored.row.hash, { kind: "attempts", count: (before?.count ?? 0) + 1 });
    }
}
function ledgerRow(settlement, origin) {
    const { outcome, pending, startedAt } = settlement;
    if (outcome.class !== "graded")
        return null;
    const { score, scores, metrics, output } = outcome.row ?? {};
    return {
        v: 1,
        campaign: origin.campaign,
        id: pending.task.id,
        hash: pending.task.hash,
        status: outcome.status,
        ...(score === undefined ? {} : { score }),
        ...(scores === undefined ? {} : { scores }),
        ...(metrics === undefined ? {} : { metrics }),
        ...(output === undefined ? {} : { output }),
        attempt: pending.attempt,
        run: origin.run,
        job: origin.job,
        started_at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .K)(startedAt),
        duration_s: Math.max(0, Math.round(settlement.durationMs) / 1_000),
    };
}
function sidecarRow(settlement, origin) {
    const { outcome, pending, at } = settlement;
    switch (outcome.class) {
        case "graded":
        case "rate_limited":
        case "kill_shaped":
        case "unfinished":
            return null;
        default: {
            const { limit } = outcome;
            const failure = outcome.class;
            return {
                v: 1,
                campaign: origin.campaign,
                id: pending.task.id,
                hash: pending.task.hash,
                class: failure,
                terminal: (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .isTerminal */ .H)(failure),
                message: outcome.message,
                exit_code: outcome.exitCode,
                signal: outcome.signal,
                attempt: pending.attempt,
                run: origin.run,
                job: origin.job,
                at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .K)(at),
                ...(limit === undefined
                    ? {}
                    : { rate_limit: { kind: limit.kind, form: limit.form, evidence: limit.evidence } }),
            };
        }
    }
}


/***/ }),

/***/ 564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ isLocal),
/* harmony export */   y: () => (/* binding */ runIdentity)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);



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
const eventSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ head: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{40,64}$/) }) }),
});
function headSha(env) {
    const sha = env.GITHUB_SHA || null;
    if (!env.GITHUB_EVENT_NAME?.startsWith("pull_request") || !env.GITHUB_EVENT_PATH)
        return sha;
    try {
        const event = eventSchema.safeParse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(env.GITHUB_EVENT_PATH, "utf8")));
        return event.success ? event.data.pull_request.head.sha : sha;
    }
    catch {
        return sha;
    }
}


/***/ }),

/***/ 1683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readStoredTasks),
/* harmony export */   Y: () => (/* binding */ readStoredHashes)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2857);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2746);
/* harmony import */ var _store_journal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3853);
/* harmony import */ var _store_task_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1980);
/* harmony import */ var _tasks_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4542);
/* harmony import */ var _tasks_task_columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8069);






const storedSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1), provider: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().catch(undefined) });
function readStoredTasks(path) {
    const tasks = new _tasks_task_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .TaskColumns */ .b();
    (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .readLines */ .Se)(path, (line) => {
        const value = (0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOrNull */ .J)(line);
        const stored = storedSchema.safeParse(value);
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
        const value = hash === null ? (0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOrNull */ .J)(line) : null;
        if (hash === null && !storedSchema.safeParse(value).success)
            return;
        isOver = !onHash(hash ?? (0,_tasks_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .hashOf */ .qQ)(value));
    });
}


/***/ }),

/***/ 8337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ mayHoldLeftovers),
/* harmony export */   Dx: () => (/* binding */ takeOverLeft),
/* harmony export */   z8: () => (/* binding */ takeOverFacts)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_alike_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(214);
/* harmony import */ var _core_classify_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5950);
/* harmony import */ var _run_inbox_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4238);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8617);
/* harmony import */ var _tasks_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4542);
/* harmony import */ var _prepare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2768);
/* harmony import */ var _recorder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(541);








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
        campaignOfNone: () => (0,_prepare_js__WEBPACK_IMPORTED_MODULE_5__/* .campaignOf */ .Ii)(config, context.identity, { known: [], now, paths }),
        orphans: context.orphans ?? "stop",
    };
}
async function takeOverLeft(folder, facts) {
    const { paths } = folder;
    if (facts.orphans === "stop")
        await (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_2__/* .stopOrphans */ ._E)(paths.inbox);
    const leftovers = (0,_run_inbox_js__WEBPACK_IMPORTED_MODULE_2__/* .findLeftovers */ .Q_)(paths.inbox).map((leftover) => ({ ...leftover, hashes: hashesOf(leftover.tasks) }));
    if (leftovers.length === 0 && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.held))
        return { rows: 0, warnings: [] };
    folder.openJournals();
    try {
        const held = takeOverHeld(folder);
        if (leftovers.length === 0) {
            folder.releaseHeld();
            return { rows: held.charged, warnings: toldOf(held.charged) };
        }
        const campaign = campaignIn(folder) ?? facts.campaignOfNone();
        const detector = await facts.loadDetector();
        const taker = new RowTaker(folder, {
            done: (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .findResults */ .CM)(paths.results, campaign, new Set(leftovers.flatMap(({ hashes }) => [...hashes.values()]))),
            known: held.known ?? sidecarKeys(paths.failures),
        });
        const warnings = [];
        for (const { meta, tasks, hashes, read, remove } of leftovers) {
            const jsons = new Map(tasks.map((task) => [task.id, task.json]));
            const left = await read(folder.redactor);
            warnings.push(...left.warnings);
            for (const row of left.rows) {
                const [hash, json] = [hashes.get(row.id), jsons.get(row.id)];
                if (hash === undefined || json === undefined)
                    continue;
                taker.take(settlementOf(row, { meta, hash, json, detector }), { campaign, run: meta.run, job: meta.job });
            }
            remove();
        }
        folder.releaseHeld();
        const rows = held.charged + taker.rows;
        return { rows, warnings: [...warnings, ...toldOf(rows)] };
    }
    finally {
        folder.closeJournals();
    }
}
function campaignIn(folder) {
    const known = folder.readCheckpoint()?.campaigns ?? folder.campaignsOfRows();
    return known[0]?.id ?? null;
}
function toldOf(rows) {
    return rows === 0 ? [] : [`${rows} ${rows === 1 ? "row" : "rows"} of a killed run taken over`];
}
function hashesOf(tasks) {
    return new Map(tasks.map(({ id, json }) => [id, (0,_tasks_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .hashOf */ .qQ)(JSON.parse(json))]));
}
function settlementOf(row, of) {
    const { meta, hash, json, detector } = of;
    return {
        key: meta.key,
        pending: {
            task: { id: row.id, hash, json, provider: "" },
            position: 0,
            attempt: meta.attempt,
            kills: 0,
            capRounds: 0,
            alone: false,
        },
        outcome: (0,_core_classify_js__WEBPACK_IMPORTED_MODULE_1__/* .classifyRow */ .n$)(row, detector),
        startedAt: meta.startedAt,
        at: meta.startedAt,
        durationMs: 0,
    };
}
class RowTaker {
    #folder;
    #done;
    #known;
    rows = 0;
    constructor(folder, stored) {
        this.#folder = folder;
        this.#done = stored.done;
        this.#known = stored.known;
    }
    take(settlement, origin) {
        const { hash } = settlement.pending.task;
        if (this.#done.has(hash))
            return;
        const result = (0,_recorder_js__WEBPACK_IMPORTED_MODULE_6__/* .ledgerRow */ .gt)(settlement, origin);
        if (result !== null) {
            this.#done.add(hash);
            this.#folder.appendResult(result);
            this.rows += 1;
        }
        const failure = (0,_recorder_js__WEBPACK_IMPORTED_MODULE_6__/* .sidecarRow */ .GA)(settlement, origin);
        if (failure !== null && !this.#known.has(sidecarKey(failure))) {
            this.#known.add(sidecarKey(failure));
            this.#folder.appendFailure(failure);
            this.rows += 1;
        }
    }
}
function takeOverHeld(folder) {
    const held = [];
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readSidecar */ .YD)(folder.paths.held, (row) => held.push(row));
    if (held.length === 0)
        return { charged: 0, known: null };
    const known = sidecarKeys(folder.paths.failures);
    const verdicts = (0,_core_alike_js__WEBPACK_IMPORTED_MODULE_7__/* .areCharged */ .dJ)(held.map((row) => ({ ...row, exitCode: row.exit_code, task: row.hash })));
    let charged = 0;
    for (const [index, row] of held.entries()) {
        if (known.has(sidecarKey(row)))
            continue;
        known.add(sidecarKey(row));
        if (verdicts[index] !== true)
            continue;
        folder.appendFailure(row);
        charged += 1;
    }
    return { charged, known };
}
function sidecarKeys(path) {
    const keys = new Set();
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .readSidecar */ .YD)(path, (row) => keys.add(sidecarKey(row)));
    return keys;
}
function sidecarKey(row) {
    return `${row.hash} ${(0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptKey */ .jX)(row)}`;
}


/***/ }),

/***/ 4238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ inboxPair),
/* harmony export */   Q_: () => (/* binding */ findLeftovers),
/* harmony export */   UJ: () => (/* binding */ removeRows),
/* harmony export */   Y3: () => (/* binding */ prepareInbox),
/* harmony export */   _E: () => (/* binding */ stopOrphans),
/* harmony export */   nM: () => (/* binding */ removeFile),
/* harmony export */   z6: () => (/* binding */ taskLines)
/* harmony export */ });
/* unused harmony exports writeTasks, removePair */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2857);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7756);
/* harmony import */ var _kill_posix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5838);
/* harmony import */ var _row_collector_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8586);






const TASKS_SUFFIX = ".tasks.jsonl";
const RESULTS_SUFFIX = ".results.jsonl";
const SEPARATOR = "~";
const NAME_LIMIT = 230;
function prepareInbox(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    }
    catch (error) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .y(`Expected to make the folder \`${folder}\` for the children's results: ${String(error)}. Check \`state-dir\` and its permissions.`);
    }
}
function inboxPair(folder, meta) {
    const stem = `${folder}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${encodeName(meta)}`;
    return { tasksFile: `${stem}${TASKS_SUFFIX}`, resultsFile: `${stem}${RESULTS_SUFFIX}` };
}
function writeTasks(pair, tasks) {
    writeFileSync(pair.tasksFile, taskLines(tasks));
}
function taskLines(tasks) {
    return tasks.map((task) => `${task.json}\n`).join("");
}
function removePair(pair) {
    removeRows(pair);
    removeFile(pair.tasksFile);
}
function removeRows({ resultsFile }) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(resultsFile, { throwIfNoEntry: false }) !== undefined)
        removeFile(resultsFile);
}
function removeFile(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
    }
    catch {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    }
}
function encodeName(meta) {
    const parts = [meta.runMarker, meta.key, meta.run, meta.job, String(meta.attempt), String(meta.startedAt)];
    const name = parts.map(encodePart).join(SEPARATOR);
    if (name.length > NAME_LIMIT)
        throw new Error(`The name of an attempt is too long for a file: ${name}`);
    return name;
}
function encodePart(part) {
    return part.replace(/[^A-Za-z0-9.-]/gu, (character) => [...Buffer.from(character)].map((byte) => `_${byte.toString(16).padStart(2, "0")}`).join(""));
}
function decodePart(part) {
    return Buffer.from(part.replace(/_([0-9a-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))), "latin1").toString("utf8");
}
function decodeName(name) {
    const parts = name.split(SEPARATOR).map(decodePart);
    const [runMarker, key, run, job, attemptText, startedText] = parts;
    if (parts.length !== 6 || !runMarker || !key || run === undefined || job === undefined)
        return null;
    const attempt = Number(attemptText);
    const startedAt = Number(startedText);
    if (!Number.isSafeInteger(attempt) || attempt < 1 || !Number.isFinite(startedAt))
        return null;
    return { runMarker, key, run, job, attempt, startedAt };
}
const LISTED_TASK = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().min(1) });
const TASKS_BYTES_LIMIT = 256 * 1_048_576;
async function stopOrphans(folder) {
    const sweeper = (0,_kill_posix_js__WEBPACK_IMPORTED_MODULE_2__/* .createSweeper */ .SA)();
    await Promise.all([...metasIn(folder).values()].map((meta) => sweeper.sweep((0,_kill_posix_js__WEBPACK_IMPORTED_MODULE_2__/* .childMarker */ .n)(meta.runMarker, meta.key))));
}
function findLeftovers(folder) {
    const metas = metasIn(folder);
    removeStrays(folder, metas);
    const inOrder = [...metas].sort(([, a], [, b]) => a.startedAt - b.startedAt || (a.key < b.key ? -1 : 1));
    return inOrder.map(([stem, meta]) => {
        const pair = {
            tasksFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${stem}${TASKS_SUFFIX}`),
            resultsFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${stem}${RESULTS_SUFFIX}`),
        };
        const tasks = readTasks(pair.tasksFile);
        const ids = new Set(tasks.map((task) => task.id));
        const read = (redactor) => readRows(pair.resultsFile, ids, redactor);
        return { meta, tasks, read, remove: () => removePair(pair) };
    });
}
function metasIn(folder) {
    const metas = new Map();
    for (const name of namesIn(folder)) {
        const stem = name.endsWith(TASKS_SUFFIX) ? name.slice(0, -TASKS_SUFFIX.length) : null;
        const meta = stem === null ? null : decodeName(stem);
        if (stem !== null && meta !== null)
            metas.set(stem, meta);
    }
    return metas;
}
async function readRows(path, ids, redactor) {
    const warnings = [];
    const rows = [];
    if (ids.size === 0)
        return { rows, warnings };
    const collector = new _row_collector_js__WEBPACK_IMPORTED_MODULE_3__/* .RowCollector */ .K({ path, ids, redactor, warn: (message) => warnings.push(message) });
    for (;;) {
        const part = collector.read();
        for (const row of part.rows)
            rows.push(row);
        if (!part.mayHaveMore)
            break;
        await new Promise((resolve) => setImmediate(resolve));
    }
    for (const row of collector.finish())
        rows.push(row);
    return { rows, warnings };
}
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
function removeStrays(folder, metas) {
    for (const name of namesIn(folder)) {
        const stem = name.replace(/\.(?:tasks|results)\.jsonl$/, "");
        if (stem !== name && !metas.has(stem))
            removeFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
    }
}
function readTasks(path) {
    const tasks = [];
    for (const json of readRegular(path).split("\n").slice(0, -1)) {
        try {
            tasks.push({ id: LISTED_TASK.parse(JSON.parse(json)).id, json });
        }
        catch {
        }
    }
    return tasks;
}
function readRegular(path) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch {
        return "";
    }
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        return stat.isFile() && stat.size <= TASKS_BYTES_LIMIT ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8") : "";
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 5838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SA: () => (/* binding */ createSweeper),
/* harmony export */   b4: () => (/* binding */ MARKER_NAME),
/* harmony export */   i8: () => (/* binding */ signalGroup),
/* harmony export */   n: () => (/* binding */ childMarker),
/* harmony export */   u: () => (/* binding */ markerValue)
/* harmony export */ });
/* unused harmony export findMarked */
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6084);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1679);


const MARKER_NAME = "CARRYOVER_MARKER";
function markerValue(outer, runMarker, key) {
    const kept = outer === undefined || outer.length > 2_000 ? "" : outer;
    return `${kept}${childMarker(runMarker, key)}`;
}
function childMarker(runMarker, key) {
    return `,${runMarker}:${key},`;
}
function signalGroup(leader, signal) {
    if (!(leader > 1))
        throw new Error(`No process group: ${leader}`);
    return _processes_js__WEBPACK_IMPORTED_MODULE_1__/* .systemProcesses */ .Q.signal(-leader, signal);
}
const SWEEP_ROUNDS = 20;
const QUIET_ROUNDS = 2;
const SWEEP_PAUSE_MS = 5;
const LOOK_AGE_MS = 50;
function createSweeper(processes = _processes_js__WEBPACK_IMPORTED_MODULE_1__/* .systemProcesses */ .Q, pause = () => new Promise((resolve) => setTimeout(resolve, SWEEP_PAUSE_MS))) {
    let batch = null;
    let look = { seenMs: Number.NEGATIVE_INFINITY, isOfThisTurn: false, table: new Map() };
    const lookAround = () => {
        const latest = { seenMs: performance.now(), isOfThisTurn: true, table: (0,_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .readTable */ .x)(processes) };
        setImmediate(() => {
            latest.isOfThisTurn = false;
        });
        look = latest;
    };
    const ask = () => {
        if (batch !== null)
            return batch;
        const asked = { signals: new Map(), markers: [], swept: [] };
        const done = new Promise((resolve) => setImmediate(resolve)).then(() => {
            batch = null;
            return carryOut(asked);
        });
        batch = { ...asked, done };
        return batch;
    };
    const carryOut = async ({ signals, markers, swept }) => {
        const treesFor = (wanted) => [...signals].flatMap(([tree, signal]) => (signal === wanted ? [tree] : []));
        const [killed, terminated] = [treesFor("SIGKILL"), treesFor("SIGTERM")];
        if (killed.length > 0)
            (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .killTrees */ .YO)(processes, killed);
        if (terminated.length > 0)
            (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .terminateTrees */ .xu)(processes, terminated);
        if (markers.length > 0)
            await sweepAll(processes, pause, markers, swept);
    };
    const sweep = async (marker, tree = null) => {
        const asked = ask();
        asked.markers.push(marker);
        if (tree !== null)
            asked.swept.push(tree);
        await asked.done;
    };
    return {
        isGroupAlive(tree) {
            const leader = (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .groupOf */ .F8)(processes, tree);
            if (leader === null)
                return false;
            const isShown = () => {
                (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .noteSeen */ .qr)(look.table, tree);
                return [...look.table.values()].some(({ group }) => group === leader);
            };
            if (performance.now() - look.seenMs <= LOOK_AGE_MS && isShown())
                return true;
            if (!look.isOfThisTurn)
                lookAround();
            return isShown() || look.table.size === 0;
        },
        end(tree, signal) {
            const { signals } = ask();
            if (signals.get(tree) !== "SIGKILL")
                signals.set(tree, signal);
        },
        killNow(trees) {
            if (trees.length > 0)
                (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .killTrees */ .YO)(processes, trees);
        },
        killGroup: (tree) => (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .killGroup */ .i0)(processes, tree),
        sweep,
        sweepRun: (runMarker) => sweep(`,${runMarker}:`),
    };
}
async function sweepAll(processes, pause, markers, trees) {
    const found = { leader: null, isReaped: true, seen: new Map() };
    let quietCount = 0;
    for (let round = 0; round < SWEEP_ROUNDS && quietCount < QUIET_ROUNDS; round += 1) {
        if (round > 0)
            await pause();
        for (const mark of findMarked(markers, processes))
            found.seen.set(mark.pid, mark);
        quietCount = (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .killTrees */ .YO)(processes, [found, ...trees]) ? 0 : quietCount + 1;
    }
}
function findMarked(markers, processes = _processes_js__WEBPACK_IMPORTED_MODULE_1__/* .systemProcesses */ .Q) {
    const found = [];
    for (const pid of processes.ids()) {
        const isMarked = () => carriesOneOf(processes.environment(pid), markers);
        const entry = isMarked() ? processes.read(pid) : null;
        if (entry !== null && isMarked())
            found.push(entry);
    }
    return found;
}
function carriesOneOf(environment, markers) {
    const name = `${MARKER_NAME}=`;
    const start = environment.startsWith(name) ? 0 : environment.indexOf(`\0${name}`);
    if (start < 0)
        return false;
    const end = environment.indexOf("\0", start + 1);
    const value = environment.slice(start, end < 0 ? undefined : end);
    return markers.some((marker) => value.includes(marker));
}


/***/ }),

/***/ 9174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   gO: () => (/* binding */ descendantsOf),
/* harmony export */   ky: () => (/* binding */ parseStat)
/* harmony export */ });
function parseStat(pid, stat) {
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ", 20);
    const [state, parent, group] = fields;
    const threadCount = fields[17];
    const startTicks = fields[19];
    if (startTicks === undefined || state === "X")
        return null;
    if (state === "Z" && !(Number(threadCount) > 1))
        return null;
    return { pid, parent: Number(parent), group: Number(group), startTicks };
}
function isSame(table, { pid, startTicks }) {
    return table.get(pid)?.startTicks === startTicks;
}
function descendantsOf(table, roots) {
    const childrenOf = new Map();
    for (const entry of table.values()) {
        const siblings = childrenOf.get(entry.parent);
        if (siblings === undefined)
            childrenOf.set(entry.parent, [entry]);
        else
            siblings.push(entry);
    }
    const found = [];
    const seen = new Set(roots);
    const open = [...seen];
    for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
        for (const entry of childrenOf.get(parent) ?? []) {
            if (seen.has(entry.pid))
                continue;
            seen.add(entry.pid);
            found.push(entry);
            open.push(entry.pid);
        }
    }
    return found;
}


/***/ }),

/***/ 6084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ groupOf),
/* harmony export */   YO: () => (/* binding */ killTrees),
/* harmony export */   g7: () => (/* binding */ treeOf),
/* harmony export */   i0: () => (/* binding */ killGroup),
/* harmony export */   qr: () => (/* binding */ noteSeen),
/* harmony export */   xu: () => (/* binding */ terminateTrees)
/* harmony export */ });
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9174);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1679);


function treeOf(leader) {
    return { leader, isReaped: false, seen: new Map() };
}
const LOOKS_LIMIT = 20;
function terminateTrees(processes, trees) {
    const held = hold(processes, trees);
    const leaders = new Set(trees.map((tree) => groupOf(processes, tree)));
    for (const { pid, group } of held.toReversed())
        if (!leaders.has(group))
            processes.signal(pid, "SIGCONT");
    for (const leader of leaders) {
        if (leader === null)
            continue;
        const members = held.filter(({ group }) => group === leader);
        if (members.length === 0)
            processes.signal(-leader, "SIGTERM");
        members.sort((a, b) => Number(a.pid === leader) - Number(b.pid === leader));
        for (const { pid } of members) {
            processes.signal(pid, "SIGTERM");
            processes.signal(pid, "SIGCONT");
        }
        processes.signal(-leader, "SIGCONT");
    }
}
function killTrees(processes, trees) {
    const held = hold(processes, trees);
    for (const tree of trees)
        killGroup(processes, tree);
    for (const { pid } of held)
        processes.signal(pid, "SIGKILL");
    return held.length > 0;
}
function killGroup(processes, tree) {
    const leader = groupOf(processes, tree);
    if (leader !== null)
        processes.signal(-leader, "SIGKILL");
}
function groupOf(processes, tree) {
    const { leader } = tree;
    if (leader === null || !tree.isReaped)
        return leader;
    if (!processes.signal(-leader, 0) || processes.read(leader) !== null)
        tree.leader = null;
    return tree.leader;
}
function noteSeen(table, tree) {
    const { leader, isReaped, seen } = tree;
    if (leader !== null && !(isReaped && table.has(leader))) {
        for (const entry of table.values()) {
            if (entry.group === leader || entry.pid === leader)
                seen.set(entry.pid, entry);
        }
    }
    const roots = livingOf(table, tree).map(({ pid }) => pid);
    for (const entry of (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .descendantsOf */ .gO)(table, roots))
        seen.set(entry.pid, entry);
}
function livingOf(table, { seen }) {
    return [...seen.values()].flatMap((mark) => ((0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isSame */ .Ft)(table, mark) ? (table.get(mark.pid) ?? []) : []));
}
function hold(processes, trees) {
    if (processes.ids().length === 0)
        return [];
    for (const tree of trees) {
        const leader = groupOf(processes, tree);
        if (leader !== null)
            processes.signal(-leader, "SIGSTOP");
    }
    const stopped = new Map();
    const isStopped = ({ pid, startTicks }) => stopped.get(pid)?.startTicks === startTicks;
    for (let look = 1;; look += 1) {
        const table = (0,_processes_js__WEBPACK_IMPORTED_MODULE_0__/* .readTable */ .x)(processes);
        for (const tree of trees)
            noteSeen(table, tree);
        const living = [...new Set(trees.flatMap((tree) => livingOf(table, tree)))];
        const fresh = living.filter((mark) => !isStopped(mark));
        if (fresh.length === 0 || look === LOOKS_LIMIT)
            return living.filter(isStopped);
        for (const mark of fresh) {
            if (processes.read(mark.pid)?.startTicks !== mark.startTicks)
                continue;
            processes.signal(mark.pid, "SIGSTOP");
            stopped.set(mark.pid, mark);
        }
    }
}


/***/ }),

/***/ 1679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ systemProcesses),
/* harmony export */   x: () => (/* binding */ readTable)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_error_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4924);
/* harmony import */ var _process_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9174);



const systemProcesses = {
    ids() {
        try {
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self") !== String(process.pid))
                return [];
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc").map(Number).filter(isOthers);
        }
        catch {
            return [];
        }
    },
    read(pid) {
        try {
            return (0,_process_table_js__WEBPACK_IMPORTED_MODULE_1__/* .parseStat */ .ky)(pid, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1"));
        }
        catch {
            return null;
        }
    },
    environment(pid) {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/environ`, "latin1");
        }
        catch {
            return "";
        }
    },
    signal(target, signal) {
        if (!Number.isInteger(target) || Math.abs(target) <= 1)
            throw new Error(`No process or group: ${target}`);
        try {
            process.kill(target, signal);
            return true;
        }
        catch (error) {
            return (0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .C)(error) === "EPERM";
        }
    },
};
function isOthers(pid) {
    return Number.isInteger(pid) && pid > 1 && pid !== process.pid;
}
function readTable(processes) {
    const table = new Map();
    for (const pid of processes.ids()) {
        const entry = processes.read(pid);
        if (entry !== null)
            table.set(pid, entry);
    }
    return table;
}


/***/ }),

/***/ 8586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ RowCollector)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/core/error-code.js
var error_code = __webpack_require__(4924);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(1839);
;// CONCATENATED MODULE: ./build/run/result-lines.js



const LINE_BYTES_LIMIT = 1_048_576;
const SLICE_BYTES = 4 * LINE_BYTES_LIMIT;
const NEWLINE = 10;
const SHORTAGES = new Set(["EMFILE", "ENFILE", "ENOMEM", "EAGAIN"]);
const SHORTAGE_LIMIT = 1_000;
const OPEN_FLAGS = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
class ResultLines {
    #path;
    #sink;
    #offset = 0;
    #lineCount = 0;
    #inode = 0;
    #isSkipping = false;
    #isRefused = false;
    #shortageCount = 0;
    #tail = "";
    constructor(path, sink) {
        this.#path = path;
        this.#sink = sink;
    }
    read() {
        const file = this.#open();
        if (file === "shortage")
            return true;
        if (file === null)
            return false;
        try {
            return this.#readFrom(file);
        }
        catch (error) {
            this.#refuse(`cannot be read (${(0,error_code/* errorCode */.C)(error) ?? (0,reason/* reasonOf */.A)(error)})`);
            return false;
        }
        finally {
            (0,external_node_fs_.closeSync)(file);
        }
    }
    finish() {
        if (this.#tail === "" || this.#isSkipping)
            return;
        this.#sink.line({ number: this.#lineCount + 1, text: this.#tail, isComplete: false });
        this.#tail = "";
    }
    #open() {
        try {
            const stat = (0,external_node_fs_.lstatSync)(this.#path, { throwIfNoEntry: false });
            if (stat === undefined)
                return null;
            if (stat.isFile() && stat.ino === this.#inode && stat.size === this.#offset) {
                this.#tail = "";
                return null;
            }
            if (!stat.isFile()) {
                this.#refuse(stat.isSymbolicLink() ? "is a symbolic link" : "is no regular file");
                return null;
            }
            return (0,external_node_fs_.openSync)(this.#path, OPEN_FLAGS);
        }
        catch (error) {
            const code = (0,error_code/* errorCode */.C)(error) ?? (0,reason/* reasonOf */.A)(error);
            if (SHORTAGES.has(code) && this.#shortageCount < SHORTAGE_LIMIT) {
                this.#shortageCount += 1;
                return "shortage";
            }
            if (code !== "ENOENT")
                this.#refuse(code === "ELOOP" ? "is a symbolic link" : `cannot be opened (${code})`);
            return null;
        }
    }
    #refuse(problem) {
        if (!this.#isRefused)
            this.#sink.refused(problem);
        this.#isRefused = true;
    }
    #readFrom(file) {
        const stat = (0,external_node_fs_.fstatSync)(file);
        if (!stat.isFile()) {
            this.#refuse("is no regular file");
            return false;
        }
        if (this.#wasRewritten(file, stat)) {
            this.#offset = 0;
            this.#lineCount = 0;
            this.#isSkipping = false;
            this.#sink.rewritten();
        }
        this.#inode = stat.ino;
        const available = stat.size - this.#offset;
        if (available <= 0) {
            this.#tail = "";
            return false;
        }
        const slice = Buffer.allocUnsafe(Math.min(available, SLICE_BYTES));
        const length = readFully(file, slice, this.#offset);
        this.#take(slice.subarray(0, length));
        return length === SLICE_BYTES;
    }
    #wasRewritten(file, stat) {
        if (this.#offset === 0)
            return false;
        if (stat.ino !== this.#inode || stat.size < this.#offset)
            return true;
        if (this.#isSkipping)
            return false;
        const before = Buffer.allocUnsafe(1);
        return readFully(file, before, this.#offset - 1) === 1 && before[0] !== NEWLINE;
    }
    #take(bytes) {
        let start = 0;
        for (;;) {
            const end = bytes.indexOf(NEWLINE, start);
            if (end < 0)
                break;
            this.#lineCount += 1;
            if (this.#isSkipping)
                this.#isSkipping = false;
            else if (end - start > LINE_BYTES_LIMIT)
                this.#sink.tooLong(this.#lineCount);
            else
                this.#sink.line({ number: this.#lineCount, text: bytes.toString("utf8", start, end), isComplete: true });
            start = end + 1;
        }
        const rest = bytes.length - start;
        this.#tail = "";
        if (this.#isSkipping) {
            start = bytes.length;
        }
        else if (rest > LINE_BYTES_LIMIT) {
            this.#sink.tooLong(this.#lineCount + 1);
            this.#isSkipping = true;
            start = bytes.length;
        }
        else if (rest > 0) {
            this.#tail = bytes.toString("utf8", start);
        }
        this.#offset += start;
    }
}
function readFully(file, buffer, position) {
    let length = 0;
    while (length < buffer.length) {
        const count = (0,external_node_fs_.readSync)(file, buffer, length, buffer.length - length, position + length);
        if (count === 0)
            break;
        length += count;
    }
    return length;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
;// CONCATENATED MODULE: ./build/run/result-row.js

const STATUS = schemas/* enum */.k5n(["passed", "failed", "skipped", "error"]);
const ROW_ERROR = schemas/* object */.Ikc({
    type: schemas/* string */.YjP().nullish(),
    message: schemas/* string */.YjP().nullish(),
    is_retryable: schemas/* boolean */.zMY().nullish(),
    status_code: schemas/* number */.aig().nullish(),
    retry_after_seconds: schemas/* number */.aig().nullish(),
    reset_at: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).nullish(),
});
const RATE_LIMIT = schemas/* object */.Ikc({
    kind: schemas/* string */.YjP().nullish(),
    message: schemas/* string */.YjP().nullish(),
    retry_after_seconds: schemas/* number */.aig().nullish(),
    reset_at: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).nullish(),
});
const OPTIONAL_FIELDS = {
    score: schemas/* number */.aig().nullish(),
    scores: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig()).nullish(),
    metrics: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).nullish(),
    output: schemas/* unknown */.L5J().optional(),
    error: ROW_ERROR.nullish(),
    rate_limit: RATE_LIMIT.nullish(),
};
const CORE = schemas/* object */.Ikc({ id: schemas/* string */.YjP().min(1), status: STATUS });
const ROW = CORE.extend(OPTIONAL_FIELDS);
const EXPECTED = 'expected {"id": string, "status": "passed" | "failed" | "skipped" | "error", …}';
const NESTING_LIMIT = 500;
function parseResultRow(line) {
    const oddities = [];
    const value = parseLine(line, oddities);
    if (value === undefined)
        return { kind: "malformed", problem: `no JSON; ${EXPECTED}` };
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
        return { kind: "malformed", problem: `no JSON object; ${EXPECTED}` };
    }
    const fields = { ...value };
    if (isNestedTooDeep(line)) {
        for (const name of ["output", "metrics"])
            delete fields[name];
        oddities.push(`output and metrics are left out: nested deeper than ${NESTING_LIMIT} levels`);
    }
    const parsed = ROW.safeParse(fields);
    if (parsed.success)
        return { kind: "row", row: toRow(parsed.data), oddities };
    const mended = mend(fields, oddities);
    return mended === null
        ? { kind: "malformed", problem: describeCore(fields) }
        : { kind: "row", row: toRow(mended), oddities };
}
function parseLine(line, oddities) {
    try {
        return JSON.parse(line);
    }
    catch {
        const { text, tokens } = withoutBareNumbers(line);
        if (tokens.length === 0)
            return undefined;
        try {
            const value = JSON.parse(text);
            oddities.push(`${[...new Set(tokens)].join(", ")} is no JSON number and is read as null`);
            return value;
        }
        catch {
            return undefined;
        }
    }
}
const STRING_OR_TOKEN = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g;
function withoutBareNumbers(line) {
    const tokens = [];
    const text = line.replace(STRING_OR_TOKEN, (match) => {
        if (match.startsWith('"'))
            return match;
        tokens.push(match);
        return "null";
    });
    return { text, tokens };
}
function isNestedTooDeep(line) {
    if (line.length < 2 * NESTING_LIMIT)
        return false;
    let depth = 0;
    let inString = false;
    for (let at = 0; at < line.length; at += 1) {
        const code = line.charCodeAt(at);
        if (inString) {
            if (code === 92)
                at += 1;
            else if (code === 34)
                inString = false;
        }
        else if (code === 34)
            inString = true;
        else if (code === 91 || code === 123) {
            depth += 1;
            if (depth > NESTING_LIMIT)
                return true;
        }
        else if (code === 93 || code === 125)
            depth -= 1;
    }
    return false;
}
function mend(fields, oddities) {
    const id = typeof fields.id === "number" ? String(fields.id) : fields.id;
    const core = CORE.safeParse({ id, status: fields.status });
    if (!core.success)
        return null;
    const row = { ...core.data };
    for (const [name, schema] of Object.entries(OPTIONAL_FIELDS)) {
        const value = mendField(name, fields[name], oddities);
        const parsed = schema.safeParse(value);
        if (parsed.success)
            row[name] = parsed.data;
        else
            oddities.push(`${name} is left out: ${describe(value)} is not what it should be`);
    }
    return ROW.parse(row);
}
function mendField(name, value, oddities) {
    switch (name) {
        case "scores":
            return keepEntries(name, value, {
                isKept: (entry) => typeof entry === "number" && Number.isFinite(entry),
                oddities,
            });
        case "error":
            return typeof value === "string" ? { message: value } : mendObject(name, value, ROW_ERROR.shape, oddities);
        case "rate_limit":
            return mendObject(name, value, RATE_LIMIT.shape, oddities);
        default:
            return value;
    }
}
function keepEntries(name, value, options) {
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return value;
    const entries = Object.entries(value);
    const kept = entries.filter(([, entry]) => options.isKept(entry));
    const odd = entries.filter(([, entry]) => entry !== null && !options.isKept(entry)).map(([key]) => key);
    if (odd.length > 0)
        options.oddities.push(`${name} without ${odd.slice(0, 5).join(", ")}: no numbers`);
    return Object.fromEntries(kept);
}
function mendObject(name, value, shape, oddities) {
    if (typeof value !== "object" || value === null || Array.isArray(value))
        return value;
    const given = { ...value };
    const kept = {};
    for (const [key, schema] of Object.entries(shape)) {
        const candidates = [given[key], numberIn(given[key])];
        const fitting = candidates.find((candidate) => schema.safeParse(candidate).success);
        if (fitting !== undefined)
            kept[key] = fitting;
        else if (given[key] !== undefined)
            oddities.push(`${name}.${key} is left out: ${describe(given[key])} is not what it should be`);
    }
    return kept;
}
function numberIn(value) {
    const isNumeric = typeof value === "string" && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value);
    return isNumeric ? Number(value) : undefined;
}
function toRow(parsed) {
    const row = { id: parsed.id, status: parsed.status };
    if (parsed.score != null)
        row.score = parsed.score;
    if (parsed.scores != null)
        row.scores = parsed.scores;
    if (parsed.metrics != null)
        row.metrics = parsed.metrics;
    if (parsed.output != null)
        row.output = parsed.output;
    const error = rowError(parsed);
    if (error !== null)
        row.error = error;
    return row;
}
function rowError(parsed) {
    const given = parsed.error == null ? null : withoutNulls(parsed.error);
    if (parsed.rate_limit == null)
        return given;
    const { kind, ...limit } = withoutNulls(parsed.rate_limit);
    return {
        type: TYPE_OF_LIMIT.get(kind ?? "") ?? "rate_limit_error",
        message: `rate limit${kind === undefined ? "" : ` (${kind})`}`,
        status_code: 429,
        ...limit,
        ...given,
    };
}
const TYPE_OF_LIMIT = new Map([
    ["stop", "insufficient_quota"],
    ["quota", "insufficient_quota"],
]);
function withoutNulls(value) {
    return Object.fromEntries(Object.entries(value).filter(([, field]) => field != null));
}
function describeCore(fields) {
    const { id } = fields;
    return typeof id === "string" && id !== ""
        ? `status is ${describe(fields.status)}; ${EXPECTED}`
        : `id is ${describe(id)}; ${EXPECTED}`;
}
function describe(value) {
    if (value === undefined)
        return "missing";
    const text = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? typeof value);
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

;// CONCATENATED MODULE: ./build/run/row-collector.js


const WARNINGS_LIMIT = 10;
class RowCollector {
    #ids;
    #redactor;
    #warn;
    #lines;
    #seen = new Map();
    #rows = [];
    #warningCount = 0;
    #badRow = null;
    constructor(options) {
        this.#ids = options.ids;
        this.#redactor = options.redactor;
        this.#warn = options.warn;
        const sink = {
            line: (line) => this.#take(line),
            tooLong: (number) => this.#refuse(`line ${number} is longer than ${LINE_BYTES_LIMIT} bytes and is skipped`),
            rewritten: () => {
                for (const id of this.#seen.keys())
                    this.#seen.set(id, true);
            },
            refused: (problem) => this.#refuse(`the file ${problem}; its rows are not read`),
        };
        this.#lines = new ResultLines(options.path, sink);
    }
    get badRow() {
        return this.#badRow;
    }
    read() {
        const mayHaveMore = this.#lines.read();
        return { rows: this.#takeRows(), mayHaveMore };
    }
    finish() {
        this.#lines.finish();
        const suppressed = this.#warningCount - WARNINGS_LIMIT;
        if (suppressed > 0)
            this.#warn(`${this.#name()}: ${suppressed} further problems, not listed.`);
        return this.#takeRows();
    }
    #takeRows() {
        const rows = this.#rows;
        if (rows.length > 0)
            this.#rows = [];
        return rows;
    }
    #take(line) {
        const text = line.number === 1 ? line.text.replace(/^\uFEFF/, "") : line.text;
        if (text.trim() === "")
            return;
        const reading = this.#read(text);
        if (reading.kind === "malformed") {
            const torn = line.isComplete ? "" : " (the line has no end)";
            this.#refuse(`line ${line.number} is no result row${torn} and is ignored: ${reading.problem}`);
            return;
        }
        const { row, oddities } = reading;
        if (!this.#ids.has(row.id)) {
            this.#refuse(`line ${line.number} names the task ${quote(row.id)}, which this child was not given; it is ignored`);
            return;
        }
        const wasBeforeRewrite = this.#seen.get(row.id);
        if (wasBeforeRewrite !== undefined) {
            this.#seen.set(row.id, false);
            if (!wasBeforeRewrite)
                this.#complain(`line ${line.number} is a second row of the task ${quote(row.id)}; the first one counts`);
            return;
        }
        this.#seen.set(row.id, false);
        for (const oddity of oddities)
            this.#complain(`line ${line.number}: ${oddity}`);
        this.#rows.push(row);
    }
    #refuse(problem) {
        this.#badRow ??= problem;
        this.#complain(problem);
    }
    #read(text) {
        const redacted = this.#redactor.redact(text);
        const reading = parseResultRow(redacted);
        if (redacted === text || reading.kind === "malformed")
            return reading;
        const original = parseResultRow(text);
        if (original.kind === "malformed" || !this.#ids.has(original.row.id))
            return reading;
        return { ...reading, row: { ...reading.row, id: original.row.id } };
    }
    #name() {
        const [first = "", ...others] = this.#ids;
        return `Result file of ${quote(first)}${others.length === 0 ? "" : ` and ${others.length} more`}`;
    }
    #complain(problem) {
        this.#warningCount += 1;
        if (this.#warningCount <= WARNINGS_LIMIT)
            this.#warn(`${this.#name()}: ${problem}.`);
    }
}
function quote(id) {
    return JSON.stringify(id.length > 100 ? `${id.slice(0, 100)}…` : id);
}


/***/ }),

/***/ 148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ readCheckpoint),
/* harmony export */   hn: () => (/* binding */ CHECKPOINT_LIMIT_BYTES),
/* harmony export */   sW: () => (/* binding */ otherName),
/* harmony export */   wT: () => (/* binding */ newerCheckpoint)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2746);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7756);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3011);




const CHECKPOINT_LIMIT_BYTES = 8 << 20;
function readCheckpoint(path) {
    const value = readCheckpointJson(path);
    const newer = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .newerVersion */ .ip)(value);
    if (newer !== null) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected a checkpoint of version ${_format_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT_VERSION */ .Hp} at ${path}, found version ${newer}: it was written by a newer Carryover. ` +
            "Use that version, or another `state-dir`.");
    }
    const checkpoint = _format_js__WEBPACK_IMPORTED_MODULE_1__/* .checkpointSchema */ .ot.safeParse(value);
    return checkpoint.success ? checkpoint.data : null;
}
function newerCheckpoint(path) {
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .newerVersion */ .ip)(readCheckpointJson(path));
}
function otherName(checkpoint, name) {
    const found = checkpoint?.name;
    return name === null || found === undefined || found === name ? null : found;
}
function readCheckpointJson(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        return stat.isFile() && stat.size <= CHECKPOINT_LIMIT_BYTES ? (0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOrNull */ .J)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8")) : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 3011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8313);


const FORMAT_VERSION = 1;
const LEDGER_LIMITS = { instant: 40, name: 1_024, attempt: 1_000_000 };
const hash = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().refine(_core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__/* .isHash */ .jN);
const instant = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(LEDGER_LIMITS.instant);
const name = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(LEDGER_LIMITS.name);
const attempt = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).max(LEDGER_LIMITS.attempt);
const ledgerRowSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(FORMAT_VERSION),
    campaign: name,
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    hash,
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["passed", "failed"]),
    score: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional(),
    scores: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()).optional(),
    metrics: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).optional(),
    output: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional(),
    attempt,
    run: name,
    job: name,
    started_at: instant,
    duration_s: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0),
});
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
const sidecarRowSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(FORMAT_VERSION),
    campaign: name,
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    hash,
    class: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["timeout_exceeded", "skipped", "transient", "legitimate", "fatal"]),
    terminal: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    exit_code: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
    signal: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    attempt,
    run: name,
    job: name,
    at: instant,
    rate_limit: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), form: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(), evidence: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).optional(),
});
const RUNS_KEPT = 64;
const amount = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0);
const counts = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    total: amount,
    passed: amount,
    failed: amount,
    errored: amount,
    skipped: amount,
    outstanding: amount,
});
const campaignRecord = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: name,
    complete: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    completed_run: name.nullable(),
    completed_at: instant.nullable(),
    counts: counts.optional(),
    runs: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(name).max(RUNS_KEPT).readonly().optional(),
});
const storedCircuit = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    state: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("open"),
    until: instant,
    trips: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).max(1_000),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(8_192),
    stated: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    outage: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true).optional(),
});
const CAMPAIGNS_LIMIT = 64;
const checkpointSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(FORMAT_VERSION),
    seq: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    updated_at: instant,
    run: name,
    job: name,
    jobs: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).max(10_000).default(1),
    name: name.optional(),
    campaigns: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(campaignRecord).max(CAMPAIGNS_LIMIT),
    circuits: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), storedCircuit),
    limits: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1)),
    durations_s: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0)).max(1_000),
});
const versionedSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ v: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() });
function newerVersion(value) {
    const version = versionedSchema.safeParse(value);
    return version.success && version.data.v > FORMAT_VERSION ? version.data.v : null;
}


/***/ }),

/***/ 3853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
    constructor(path) {
        this.#path = path;
        this.#fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW, 0o644);
        this.#isTorn = !endsWithNewline(this.#fd);
    }
    append(line) {
        const bytes = Buffer.from(this.#isTorn ? `\n${line}\n` : `${line}\n`);
        this.#isTorn = true;
        const written = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(this.#fd, bytes);
        if (written < bytes.length)
            throw new Error(`wrote ${written} of ${bytes.length} bytes`);
        this.#isTorn = false;
    }
    isInPlace() {
        try {
            const [open, found] = [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(this.#fd), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(this.#path)];
            return open.ino === found.ino && open.dev === found.dev;
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2857);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1420);
/* harmony import */ var _core_error_code_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4924);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2746);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7756);








const placeSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ host: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), boot: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), namespace: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
const holderSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ pid: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(1), started: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), place: placeSchema.optional() });
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
class LockHeld extends _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .y {
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
            if ((0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .C)(error) === "EEXIST")
                return false;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path, content, { flag: "wx" });
        }
        return true;
    }
    catch (error) {
        if ((0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .C)(error) === "EEXIST")
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
        if ((0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .C)(error) !== "EEXIST")
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
    const holder = holderSchema.safeParse((0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOrNull */ .J)(text));
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
        return (0,_core_error_code_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .C)(error) === "EPERM";
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ findResults),
/* harmony export */   Lu: () => (/* binding */ readHistory),
/* harmony export */   Nh: () => (/* binding */ readLedgerFacts),
/* harmony export */   SC: () => (/* binding */ readLedger),
/* harmony export */   YD: () => (/* binding */ readSidecar),
/* harmony export */   jX: () => (/* binding */ attemptKey),
/* harmony export */   oX: () => (/* binding */ resultOrder)
/* harmony export */ });
/* harmony import */ var _core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8313);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2746);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3011);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3853);
/* harmony import */ var _ledger_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5567);





const DURATION_SAMPLE = 200;
const PASSED = { kind: "result", status: "passed" };
const FAILED = { kind: "result", status: "failed" };
function readLedger(path, onRow) {
    return readRows(path, LEDGER_READER, onRow);
}
function readSidecar(path, onRow) {
    return readRows(path, { schema: _format_js__WEBPACK_IMPORTED_MODULE_1__/* .sidecarRowSchema */ .tF, isPlain: null }, onRow);
}
const LEDGER_READER = { schema: _format_js__WEBPACK_IMPORTED_MODULE_1__/* .ledgerRowSchema */ .xB, isPlain: _format_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainLedgerRow */ .yv };
const NEWLINE = 0x0a;
function readRows(path, { schema, isPlain }, onRow) {
    let broken = 0;
    let newer = 0;
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_2__/* .readLines */ .Se)(path, (line) => {
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
    const value = (0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonOrNull */ .J)(line);
    if (isPlain?.(value))
        return value;
    const row = schema.safeParse(value);
    if (row.success)
        return row.data;
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .newerVersion */ .ip)(value) === null ? "broken" : "newer";
}
function readLedgerFacts(path, onFact) {
    const scanner = new _ledger_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .LedgerScanner */ .E();
    let broken = 0;
    let newer = 0;
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_2__/* .readLineBlocks */ .pM)(path, (block) => {
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
    const words = (0,_core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__/* .newHashWords */ .U8)();
    (0,_core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__/* .readHashWords */ ._f)(hash, words);
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
            doubled.add((0,_core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__/* .hashOfWords */ .fR)(fact.words));
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
    const hash = (0,_core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__/* .hashOfWords */ .fR)(words);
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
        const hash = (0,_core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__/* .hashOfWords */ .fR)(fact.words);
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ runStartedSchema),
/* harmony export */   Lm: () => (/* binding */ readRunEvents),
/* harmony export */   Rs: () => (/* binding */ storedName),
/* harmony export */   VS: () => (/* binding */ storedText),
/* harmony export */   lF: () => (/* binding */ MERGE),
/* harmony export */   ny: () => (/* binding */ storedInstant),
/* harmony export */   pg: () => (/* binding */ runEndedSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4377);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2746);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3853);



const storedName = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(1_024);
const STORED_LENGTH_LIMIT = 65_536;
const storedText = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(STORED_LENGTH_LIMIT);
const cutText = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((text) => text.slice(0, STORED_LENGTH_LIMIT));
const storedInstant = zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$().transform((stated) => Date.parse(stated));
const optionalInstant = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .max(40)
    .transform((stated) => Date.parse(stated))
    .transform((at) => (Number.isNaN(at) ? null : at));
const runStartedSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("run_started"),
    at: storedInstant,
    run: storedName,
    job: storedName,
    campaign: storedName,
    part: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    concurrency: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    max_attempts: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1),
    job_index: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    job_total: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).max(10_000),
});
const runEndedSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("run_ended"),
    at: storedInstant,
    run: storedName,
    job: storedName,
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(["complete", "stopped", "out_of_time", "interrupted", "aborted", "incomplete"]),
    reason: cutText,
    counts: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ total: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() }).optional(),
    against: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(storedText).max(10).nullable().catch(null).default(null),
    resume_at: optionalInstant,
    resume_command: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(262_144).catch(""),
    failed_alike: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true).optional(),
    campaign: storedName.optional(),
    max_attempts: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).optional(),
});
const runEventSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt("event", [runStartedSchema, runEndedSchema]);
const MERGE = "merge";
function readRunEvents(path, onEvent) {
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .readLines */ .Se)(path, (line) => {
        if (!line.includes('"event":"run_'))
            return;
        const event = runEventSchema.safeParse((0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOrNull */ .J)(line));
        if (event.success)
            onEvent(event.data);
    });
}


/***/ }),

/***/ 3782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ linkCarriedFiles),
/* harmony export */   Dg: () => (/* binding */ takeOverFiles),
/* harmony export */   rv: () => (/* binding */ copyCarriedFiles)
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

/***/ 6140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ inStaging),
/* harmony export */   v: () => (/* binding */ removeFolder)
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


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
    areJournalsInPlace() {
        return [this.#ledger, this.#sidecar].every((journal) => journal === null || journal.isInPlace());
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
function isStatePath({ root: _, ...own }, path) {
    return Object.values(own).some((place) => path === place || path.startsWith(place + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
}
function folderMark(root) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(root).digest("hex").slice(0, 16);
}


/***/ }),

/***/ 6363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ PLAN_LIMIT_BYTES),
/* harmony export */   c: () => (/* binding */ takeLatestPlan)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2746);



const PLAN_LIMIT_BYTES = 256 << 20;
const HEAD_BYTES = 16 << 10;
const TASKS = ',"jobs":';
const headSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ made_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(40) });
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
    const made = headSchema.safeParse((0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonOrNull */ .J)(end === -1 ? head : `${head.slice(0, end)}}`));
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nv: () => (/* binding */ digestOfText),
/* harmony export */   n3: () => (/* binding */ needsEscape),
/* harmony export */   ol: () => (/* binding */ digestOf),
/* harmony export */   qQ: () => (/* binding */ hashOf)
/* harmony export */ });
/* unused harmony export canonicalJson */
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

/***/ 1038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LK: () => (/* binding */ soleIdJson),
/* harmony export */   Tg: () => (/* binding */ SOLE_ID_REST),
/* harmony export */   Ws: () => (/* binding */ soleIdOf),
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
function soleIdOf(json) {
    return json.slice(SOLE_ID_FROM, -SOLE_ID_REST);
}


/***/ }),

/***/ 8069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ TaskColumns)
});

// EXTERNAL MODULE: ./build/core/hash-index.js
var hash_index = __webpack_require__(8313);
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
    addBlocks(blocks) {
        this.#close();
        for (const { bytes, count } of blocks) {
            this.#blocks.push({
                bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
                first: this.#count,
                starts: null,
            });
            this.#count += count;
        }
    }
    blocks() {
        this.#close();
        return this.#blocks.map(({ bytes, first }, index) => ({
            bytes: bytes.length === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes),
            count: (this.#blocks[index + 1]?.first ?? this.#count) - first,
        }));
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
    innerAt(index, before, behind) {
        const latest = this.#latest;
        if (index < 0 || index >= this.#count - this.#pending.length)
            return inner(this.at(index), before, behind);
        const block = this.#blockOf(index);
        if (this.#latest !== latest)
            return inner(this.at(index), before, behind);
        if (this.#open?.block !== block)
            this.#open = openBlock(block);
        const { text, starts } = this.#open;
        const place = index - block.first;
        return text.slice((starts[place] ?? 0) + before, (starts[place + 1] ?? 0) - 1 - behind);
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
function inner(text, before, behind) {
    return text.slice(before, text.length - behind);
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
    hashes = new hash_index/* HashIndex */.xn();
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
    get hasWeights() {
        return this.#traits.some(({ weight }) => weight !== undefined);
    }
    add(task) {
        this.hashes.append(task.hash);
        this.#addRest(task.id, task.json, task);
    }
    addDigested(digest, id, json, traits) {
        this.hashes.appendDigest(digest);
        this.#addRest(id, json, traits);
    }
    addSoleId(digest, json, traits) {
        this.hashes.appendDigest(digest);
        this.#addRest("", json, traits);
    }
    addSoleIds(bytes, count, traits) {
        this.#texts.addLines(bytes, count);
        const first = this.#grow(count);
        this.#traitsOf.fill(this.#traitsIndex(traits, first), first, this.#count);
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
    #addRest(id, json, traits) {
        const index = this.#grow(1);
        this.#traitsOf[index] = this.#traitsIndex(traits, index);
        this.#texts.add(json);
        if (id === "")
            return;
        this.#padIds(index);
        const isBroken = id.includes("\n");
        if (isBroken)
            this.#brokenIds.set(index, id);
        this.#ids.add(isBroken ? "" : id);
    }
    #padIds(count) {
        while (this.#ids.count < count)
            this.#ids.add("");
    }
    piece() {
        return {
            count: this.#count,
            hashes: this.hashes.words(),
            texts: this.#texts.blocks(),
            ids: this.#ids.blocks(),
            brokenIds: this.#brokenIds,
            traits: this.#traits,
            traitsOf: this.#traitsOf.slice(0, this.#count),
        };
    }
    addPiece(piece) {
        const first = this.#grow(piece.count);
        this.hashes.appendWords(piece.hashes);
        this.#texts.addBlocks(piece.texts);
        if (piece.ids.length > 0)
            this.#padIds(first);
        this.#ids.addBlocks(piece.ids);
        for (const [index, id] of piece.brokenIds)
            this.#brokenIds.set(first + index, id);
        const traits = piece.traits.map((one) => this.#traitsIndex(one, first));
        for (let index = 0; index < piece.count; index += 1) {
            this.#traitsOf[first + index] = traits[piece.traitsOf[index] ?? 0] ?? 0;
        }
    }
    at(index) {
        const json = this.#texts.at(index);
        return {
            id: this.#storedId(index) || (0,sole_id/* soleIdOf */.Ws)(json),
            hash: this.hashes.at(index),
            json,
            ...this.#traitsAt(index),
        };
    }
    idAt(index) {
        return this.#storedId(index) || this.#texts.innerAt(index, sole_id/* SOLE_ID_FROM */.rl, sole_id/* SOLE_ID_REST */.Tg);
    }
    #storedId(index) {
        return this.#ids.innerAt(index, 0, 0) || (this.#brokenIds.get(index) ?? "");
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


/***/ })

};
