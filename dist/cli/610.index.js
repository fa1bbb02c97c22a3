export const id = 610;
export const ids = [610];
export const modules = {

/***/ 1670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LX: () => (/* binding */ rememberCampaigns),
/* harmony export */   MJ: () => (/* binding */ settleCampaign),
/* harmony export */   Rk: () => (/* binding */ campaignRule),
/* harmony export */   pe: () => (/* binding */ isSuperseded),
/* harmony export */   q3: () => (/* binding */ campaignId)
/* harmony export */ });
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);
/** A campaign: one pass over the task set, over as many runs as it takes. */

/**
 * The record of a campaign over whose whole list was just counted. One that was complete before stays that of the run
 * that completed it; a named one is complete only as long as nothing is added to it.
 */
function settleCampaign(record, settled) {
    if (!settled.isComplete)
        return { ...record, complete: false, completed_run: null, completed_at: null };
    if (record.complete)
        return record;
    return { ...record, complete: true, completed_run: settled.workflowRun, completed_at: settled.completedAt };
}
/** `auto` is the commit for pushes and pull requests, else until complete. */
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
/**
 * The id of the campaign that a run belongs to. It depends on nothing but the rule, the state, the date and
 * the workflow run, so that fresh jobs of one matrix agree.
 */
function campaignId(rule, known, run) {
    switch (rule.kind) {
        case "named":
            return rule.id;
        case "period":
            return periodId(rule.period, run.at);
        case "until-complete": {
            const numbers = known.map((record) => ({ record, number: Number(NUMBERED.exec(record.id)?.[1] ?? Number.NaN) }));
            const latest = numbers.filter((one) => Number.isFinite(one.number)).sort((a, b) => b.number - a.number)[0];
            if (!latest)
                return numberedId(1);
            const isOver = latest.record.complete && latest.record.completed_run !== run.workflowRun;
            return numberedId(isOver ? latest.number + 1 : latest.number);
        }
    }
}
/**
 * Whether rows of a campaign are of no more use once another has begun: only a later campaign of its own series
 * takes its place. A commit or a name beside it leaves what is unfinished as it is.
 */
function isSuperseded(id, by) {
    const numbers = [NUMBERED.exec(id)?.[1], NUMBERED.exec(by)?.[1]].map(Number);
    const [number = Number.NaN, byNumber = Number.NaN] = numbers;
    if (byNumber > number)
        return true;
    // Dates and weeks of one series sort as text.
    return PERIODIC.test(id) && PERIODIC.test(by) && id.split("-")[0] === by.split("-")[0] && by > id;
}
/**
 * What is remembered once a campaign begins: the present one first, then the latest others. The last numbered one
 * always stays: without it the next number would be one that was used before.
 */
function rememberCampaigns(present, previous, limit) {
    const all = [present, ...previous.filter((record) => record.id !== present.id)];
    const kept = all.slice(0, limit);
    const numbered = all.filter((record) => NUMBERED.test(record.id)).sort((a, b) => (a.id < b.id ? 1 : -1))[0];
    return numbered === undefined || kept.includes(numbered) ? kept : [...kept.slice(0, limit - 1), numbered];
}
function numberedId(number) {
    return `until-complete-${String(number).padStart(6, "0")}`;
}
/** Periods are UTC dates; weeks are those of ISO 8601. */
function periodId(period, at) {
    const day = new Date(at).toISOString().slice(0, 10);
    switch (period) {
        case "daily":
            return `daily-${day}`;
        case "monthly":
            return `monthly-${day.slice(0, 7)}`;
        case "weekly":
            return `weekly-${isoWeek(at)}`;
    }
}
/** ISO 8601: a week belongs to the year that its Thursday lies in. */
function isoWeek(at) {
    const date = new Date(at);
    const weekday = (date.getUTCDay() + 6) % 7;
    const thursday = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() - weekday + 3));
    const firstOfYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
    const week = Math.floor((thursday.getTime() - firstOfYear) / (7 * 86_400_000)) + 1;
    return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, "0")}`;
}


/***/ }),

/***/ 8313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ WRONG_DIGIT),
/* harmony export */   TC: () => (/* binding */ digitOf),
/* harmony export */   _O: () => (/* binding */ HASH_DIGITS),
/* harmony export */   jN: () => (/* binding */ isHash),
/* harmony export */   xn: () => (/* binding */ HashIndex)
/* harmony export */ });
/**
 * SHA-256 hashes and the order in which they came, in tables of numbers: a million of them cost 50 bytes each, and
 * nothing that a garbage collector has to walk through.
 */
const WORDS = 8;
const HASH_DIGITS = 64;
const NONE = -1;
const BLOCK_BITS = 12;
const BLOCK_HASHES = 1 << BLOCK_BITS;
class HashIndex {
    #count = 0;
    /** In blocks of `BLOCK_HASHES`: one table would be copied again and again while it grows. */
    #blocks = [];
    /** Open addressing by words of the hash, which are as good as random; the length is a power of two. */
    #slots = new Int32Array(0);
    /** So many of the hashes have a slot. */
    #slotted = 0;
    /** The hash that was read last, its words, and its position. */
    #text = "";
    /** The characters of a hash that is told. */
    #codes = new Array(HASH_DIGITS).fill(0);
    #asked = new Uint32Array(WORDS);
    #position = NONE;
    /** The position that was found last. */
    #latest = NONE;
    get count() {
        return this.#count;
    }
    /** The position of a hash, counted from 0; -1 where it was not added. */
    find(hash) {
        // A hash that was just looked for is mostly asked for again.
        if (hash === this.#text && this.#position !== NONE)
            return this.#position;
        if (!this.#read(hash))
            return NONE;
        // Rows mostly come in the order of the list: the next position lies at hand, a slot anywhere in the memory.
        const next = this.#latest + 1;
        this.#position = next < this.#count && this.#isAsked(next) ? next : this.#look();
        if (this.#position !== NONE)
            this.#latest = this.#position;
        return this.#position;
    }
    /**
     * Adds a hash at the next position, even where it is known: `find` then gives one of its positions.
     *
     * @throws Error for a text that is not 64 lower-case hex digits
     */
    append(hash) {
        if (!this.#read(hash))
            throw new Error(`Expected 64 hex digits, found ${JSON.stringify(hash.slice(0, 80))}`);
        if (this.#count === this.#blocks.length * BLOCK_HASHES)
            this.#blocks.push(new Uint32Array(BLOCK_HASHES * WORDS));
        this.#blockOf(this.#count).set(this.#asked, offsetOf(this.#count));
        this.#position = this.#count;
        this.#count += 1;
        return this.#position;
    }
    /** The hash at a position, as 64 lower-case hex digits. */
    at(position) {
        const block = this.#blockOf(position);
        const from = offsetOf(position);
        for (let digit = 0; digit < HASH_DIGITS; digit += 1) {
            const word = block[from + (digit >>> 3)] ?? 0;
            this.#codes[digit] = CODES[(word >>> (28 - (digit & 7) * 4)) & 15] ?? 0;
        }
        // In one go: a text that is put together piece by piece keeps its pieces.
        return String.fromCharCode.apply(null, this.#codes);
    }
    /** Whether `hash` is one; its words are then the ones that are asked for. */
    #read(hash) {
        if (hash.length !== HASH_DIGITS)
            return false;
        if (hash === this.#text)
            return true;
        this.#text = "";
        this.#position = NONE;
        let wrong = 0;
        for (let word = 0; word < WORDS; word += 1) {
            let value = 0;
            for (let at = word * 8; at < word * 8 + 8; at += 1) {
                const digit = digitOf(hash.charCodeAt(at));
                wrong |= digit;
                value = (value << 4) | digit;
            }
            this.#asked[word] = value;
        }
        if (wrong >= WRONG_DIGIT)
            return false;
        this.#text = hash;
        return true;
    }
    /** The position of the hash that is asked for, by its slot. */
    #look() {
        if (this.#slotted < this.#count)
            this.#fillSlots();
        const mask = this.#slots.length - 1;
        for (let slot = scatter(this.#asked, 0) & mask;; slot = (slot + 1) & mask) {
            const position = this.#slots[slot] ?? NONE;
            if (position === NONE || this.#isAsked(position))
                return position;
        }
    }
    #isAsked(position) {
        const block = this.#blockOf(position);
        const from = offsetOf(position);
        for (let word = 0; word < WORDS; word += 1) {
            if (block[from + word] !== this.#asked[word])
                return false;
        }
        return true;
    }
    #blockOf(position) {
        return this.#blocks[position >>> BLOCK_BITS];
    }
    /** Not done while hashes are added: a list that is asked in its own order needs no slots at all. */
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
/** Where the words of a position begin in its block. */
function offsetOf(position) {
    return (position & (BLOCK_HASHES - 1)) * WORDS;
}
/** A power of two: at least two slots for each of the hashes. */
function slotCount(hashes) {
    return 2 ** Math.ceil(Math.log2(Math.max(hashes, BLOCK_HASHES) * 2));
}
function scatter(words, from) {
    return (words[from] ?? 0) ^ (words[from + WORDS - 1] ?? 0);
}
/** No digit has this bit: values of digits can be united, and looked at once. */
const WRONG_DIGIT = 16;
const CODES = Array.from("0123456789abcdef", (digit) => digit.charCodeAt(0));
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) => {
    const value = "0123456789abcdef".indexOf(String.fromCharCode(code));
    return value === -1 ? WRONG_DIGIT : value;
});
/** The value of a lower-case hex digit, by its character code; `WRONG_DIGIT` or more for any other character. */
function digitOf(code) {
    return (DIGITS[code & 127] ?? WRONG_DIGIT) | (code & ~127);
}
/** Whether a text is a SHA-256 hash: 64 lower-case hex digits. A regular expression takes five times as long. */
function isHash(text) {
    if (text.length !== HASH_DIGITS)
        return false;
    let wrong = 0;
    for (let at = 0; at < HASH_DIGITS; at += 1)
        wrong |= digitOf(text.charCodeAt(at));
    return wrong < WRONG_DIGIT;
}


/***/ }),

/***/ 2474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g4: () => (/* binding */ belongsTo),
/* harmony export */   l2: () => (/* binding */ wholeOf)
/* harmony export */ });
/* unused harmony export stableHash */
/**
 * Splits by a stable hash of the id: a task stays with its job when others come, go or are done, and a
 * re-run job finds its own tasks again.
 */
function belongsTo(id, part) {
    return part.total <= 1 || stableHash(id) % part.total === part.index;
}
/** The part of a job that runs the whole list: every index. */
function wholeOf(count) {
    return new Uint32Array(count).map((_, index) => index);
}
/** FNV-1a over UTF-16 units with the finaliser of MurmurHash3, so that numbered ids spread evenly. */
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

/***/ 6127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   P1: () => (/* binding */ partPredicate),
/* harmony export */   m3: () => (/* binding */ readPlan),
/* harmony export */   pD: () => (/* binding */ writePlan)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3798);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2474);
/* harmony import */ var _store_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3011);
/* harmony import */ var _store_state_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1674);
/**
 * `plan.json`: which job runs which of the tasks that were outstanding when the plan was made. A job that cannot
 * read it splits by a stable hash instead; both ways the jobs of one matrix agree, as long as all do the same.
 */





/** 64 bits of a hash tell the tasks of one list apart, and keep the plan of a million tasks small. */
const HASH_DIGITS = 16;
const planSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(_store_format_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT_VERSION */ .Hp),
    campaign: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Of several plans that restored states hold, the latest counts. */
    made_at: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    jobs: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{16}$/)).readonly()).max(10_000),
});
/** The plan that this workflow run made for the campaign; null where there is none that can be read. */
function readPlan(path, asked) {
    let value;
    try {
        value = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"));
    }
    catch {
        return null;
    }
    const plan = planSchema.safeParse(value);
    if (!plan.success || plan.data.campaign !== asked.campaign)
        return null;
    // The plan of an earlier run was made for another outstanding set; re-run jobs of this run keep theirs.
    if (plan.data.workflow_run !== asked.identity.workflowRun)
        return null;
    const jobs = new Map();
    for (const [job, hashes] of plan.data.jobs.entries())
        for (const hash of hashes)
            jobs.set(hash, job);
    return { jobs: plan.data.jobs.length, jobOf: (hash) => jobs.get(hash.slice(0, HASH_DIGITS)) ?? null };
}
function writePlan(path, plan) {
    const text = JSON.stringify({
        v: _store_format_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT_VERSION */ .Hp,
        campaign: plan.campaign,
        workflow_run: plan.identity.workflowRun,
        made_at: new Date(plan.now).toISOString(),
        jobs: plan.jobs.map((hashes) => hashes.map((hash) => hash.slice(0, HASH_DIGITS))),
    });
    (0,_store_state_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .writeAtomically */ .vK)(path, (write) => write(`${text}\n`));
}
/** The tasks of one job, as indexes: by the plan where it fits this matrix, else by a stable hash of the id. */
function partOf(tasks, split) {
    const { job, plan } = split;
    const whole = (0,_core_split_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeOf */ .l2)(tasks.count);
    if (job.total <= 1 && (plan === null || plan.jobs !== 1))
        return whole;
    const fits = plan !== null && plan.jobs === job.total;
    return whole.filter((index) => {
        // Tasks that the plan does not know were settled before it, or are new; the hash places the new ones.
        const planned = fits ? plan.jobOf(tasks.hashes.at(index)) : null;
        return planned === null ? (0,_core_split_js__WEBPACK_IMPORTED_MODULE_4__/* .belongsTo */ .g4)(tasks.idAt(index), job) : planned === job.index;
    });
}
/** Tells the tasks of a part by their ids; null where it is the whole list. */
function partPredicate(part, tasks) {
    if (part.length === tasks.count)
        return null;
    const ids = new Set();
    for (const index of part)
        ids.add(tasks.idAt(index));
    return (id) => ids.has(id);
}


/***/ }),

/***/ 5161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ workflowRunOf),
/* harmony export */   y: () => (/* binding */ runIdentity)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3798);
/** Who this run is: its place among workflow runs and jobs, read from the environment once. */



function runIdentity(env, jobIndex, nowAt) {
    const id = env.GITHUB_RUN_ID;
    const job = String(jobIndex ?? 0);
    const isWorkflow = env.GITHUB_ACTIONS === "true" && id !== undefined && /^\d+$/.test(id);
    const trigger = { eventName: env.GITHUB_EVENT_NAME || null, sha: headSha(env) };
    if (isWorkflow) {
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
    const run = `local-${stamp}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(3).toString("hex")}`;
    return { run, workflowRun: run, runAttempt: 1, job, trigger, repository: null };
}
/** The workflow run that a run is an attempt of, as in its identity; outside of workflows the run itself. */
function workflowRunOf(run) {
    return /^(\d+)-\d+$/.exec(run)?.[1] ?? run;
}
const eventSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ head: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{40,64}$/) }) }),
});
/** GITHUB_SHA of a pull request is a merge commit that changes with the base; the head names the work. */
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

/***/ 3011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ FORMAT_VERSION),
/* harmony export */   Lv: () => (/* binding */ LEDGER_LIMITS),
/* harmony export */   ip: () => (/* binding */ newerVersion),
/* harmony export */   ot: () => (/* binding */ checkpointSchema),
/* harmony export */   tF: () => (/* binding */ sidecarRowSchema),
/* harmony export */   xB: () => (/* binding */ ledgerRowSchema),
/* harmony export */   yv: () => (/* binding */ isPlainLedgerRow)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3798);
/* harmony import */ var _core_hash_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8313);
/** What lies on disk, as schemas: the one reader through which every stored row and checkpoint passes. */


/** The version that is written. A newer one is neither read nor overwritten. */
const FORMAT_VERSION = 1;
/** Of the texts and numbers of a ledger row. */
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
/**
 * Whether a value is a ledger row without `scores`, `metrics` and `output`: what `ledgerRowSchema` takes, told in a
 * fraction of the time. The schema decides on all others. A ledger of a million rows is read before the first child starts.
 */
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
const campaignRecord = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: name,
    complete: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    completed_run: name.nullable(),
    completed_at: instant.nullable(),
});
const storedCircuit = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    state: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz("open"),
    until: instant,
    trips: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).max(1_000),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(8_192),
    stated: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
});
const checkpointSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(FORMAT_VERSION),
    /** Grows with every write: the newer of two checkpoints, whatever the clocks say. */
    seq: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    updated_at: instant,
    run: name,
    job: name,
    /** The most jobs that have worked on the present campaign: each has left a state of its own. */
    jobs: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1).max(10_000).default(1),
    /** The present campaign first, then those that rows are kept of. */
    campaigns: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(campaignRecord).max(64),
    circuits: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), storedCircuit),
    limits: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(1)),
    /** Durations of passed attempts in seconds: a sample, for the p90 of the next run. */
    durations_s: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0)).max(1_000),
});
/** The version that a parsed line or file claims, where it is newer than ours. */
function newerVersion(value) {
    const version = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ v: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }).safeParse(value);
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
/**
 * Append-only JSON lines that survive a kill at any instant: one write per row, a torn tail is closed by a
 * newline before the next row, and lines end at `\n` only.
 */

const CHUNK_BYTES = 1 << 20;
/** A longer line is no row of ours; it is skipped without being held in memory. */
const LINE_LIMIT_BYTES = 8 << 20;
const NEWLINE = 0x0a;
/** An open journal. Not for concurrent writers: the folder's lock sees to that. */
class Journal {
    #fd;
    #isTorn;
    constructor(path) {
        // O_NOFOLLOW: a restored or shared folder must not lead a write elsewhere.
        this.#fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW, 0o644);
        this.#isTorn = !endsWithNewline(this.#fd);
    }
    /**
     * Appends one line.
     *
     * @param line JSON without a newline
     * @throws the error of the file system; the row is then not stored, and the next one starts a new line
     */
    append(line) {
        const bytes = Buffer.from(this.#isTorn ? `\n${line}\n` : `${line}\n`);
        this.#isTorn = true;
        const written = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(this.#fd, bytes);
        if (written < bytes.length)
            throw new Error(`wrote ${written} of ${bytes.length} bytes`);
        this.#isTorn = false;
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
/**
 * Calls `onLine` for each complete or unterminated line of a file; nothing where there is no file.
 * A torn tail comes as a line too: the reader's schema refuses it.
 */
function readLines(path, onLine) {
    readLineBlocks(path, (block) => {
        // Lines are decoded together, and then cut: a call into the decoder for each of them takes longer.
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
/**
 * Calls `onBlock` for the lines of a file, many at a time, as bytes that are good until it returns. Lines end at
 * `\n` only, and the last of a block has none: cutting there never splits a UTF-8 sequence.
 */
function readLineBlocks(path, onBlock) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
    }
    catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT")
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
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    let rest = Buffer.alloc(0);
    let isOverlong = false;
    for (;;) {
        const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, chunk, 0, CHUNK_BYTES, null);
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

/***/ 1609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jX: () => (/* binding */ attemptKey),
  CM: () => (/* binding */ findResults),
  Lu: () => (/* binding */ readHistory),
  SC: () => (/* binding */ readLedger),
  YD: () => (/* binding */ readSidecar),
  oX: () => (/* binding */ resultOrder)
});

// UNUSED EXPORTS: goesBefore

// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(3853);
// EXTERNAL MODULE: ./build/core/hash-index.js
var hash_index = __webpack_require__(8313);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
;// CONCATENATED MODULE: ./build/store/ledger-scan.js
/**
 * Reads a ledger line in the form in which nearly all are written, straight from its bytes: a million rows are read
 * before the first child starts, and making texts and objects of them takes most of that time.
 *
 * It takes a line only where `JSON.parse` and `ledgerRowSchema` would take it too, and says nothing of any other: a flat
 * object of known keys, each once, with texts of printable ASCII without escapes and numbers without exponents.
 */



const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const SPACE = 0x20;
/** Integers of so many digits are exact, and so are their quotients by powers of ten up to 10^22. */
const EXACT_DIGITS = 15;
/** The keys of a row that the scanner takes, as bytes. */
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
/** One bit for each key that a row must have. */
const REQUIRED = KEYS.reduce((bits, key, index) => (key === "score" ? bits : bits | (1 << index)), 0);
/** Reads lines of blocks; holds what it found in the line that was read last. */
class LedgerScanner {
    #bytes = Buffer.alloc(0);
    #at = 0;
    #to = 0;
    /** The text or number that was read last. */
    #textFrom = 0;
    #textTo = 0;
    #number = 0;
    #campaign = "";
    #fact = { campaign: "", hash: "", status: "passed", durationS: 0 };
    /** The fact of a line, until the next one is read; null where this is for `JSON.parse` to tell. */
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
    /** The index of the key at hand, up to behind its colon; keys mostly come in their own order. */
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
    /** Reads a value and holds it to what the schema asks of it. */
    #readValue(key) {
        switch (key) {
            case "v":
                return this.#readNumber() && this.#number === 1;
            case "campaign":
                if (!this.#readText(format/* LEDGER_LIMITS */.Lv.name))
                    return false;
                // Rows of one campaign follow one another.
                if (!this.#isText(this.#campaign))
                    this.#campaign = this.#bytes.toString("latin1", this.#textFrom, this.#textTo);
                this.#fact.campaign = this.#campaign;
                return true;
            case "id":
                return this.#readText(Number.POSITIVE_INFINITY);
            case "hash":
                if (!this.#readHash())
                    return false;
                this.#fact.hash = this.#bytes.toString("latin1", this.#textFrom, this.#textTo);
                return true;
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
                    this.#number <= format/* LEDGER_LIMITS */.Lv.attempt);
            case "run":
            case "job":
                return this.#readText(format/* LEDGER_LIMITS */.Lv.name);
            case "started_at":
                return this.#readText(format/* LEDGER_LIMITS */.Lv.instant);
            case "duration_s":
                this.#fact.durationS = this.#readNumber() ? this.#number : -1;
                return this.#fact.durationS >= 0;
            default:
                return (0,unreachable/* unreachable */.H)(key);
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
        this.#textTo = this.#textFrom + hash_index/* HASH_DIGITS */._O;
        if (this.#bytes[this.#at] !== QUOTE || this.#bytes[this.#textTo] !== QUOTE)
            return false;
        let wrong = 0;
        for (let at = this.#textFrom; at < this.#textTo; at += 1)
            wrong |= (0,hash_index/* digitOf */.TC)(this.#bytes[at] ?? 0);
        this.#at = this.#textTo + 1;
        return wrong < hash_index/* WRONG_DIGIT */.OE;
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

;// CONCATENATED MODULE: ./build/store/read-history.js



const DURATION_SAMPLE = 200;
const PASSED = { kind: "result", status: "passed" };
const FAILED = { kind: "result", status: "failed" };
/** Calls back for each row of a ledger that holds to the schema, in the order of the file. */
function readLedger(path, onRow) {
    return readRows(path, LEDGER_READER, onRow);
}
function readSidecar(path, onRow) {
    return readRows(path, { schema: format/* sidecarRowSchema */.tF, isPlain: null }, onRow);
}
const LEDGER_READER = { schema: format/* ledgerRowSchema */.xB, isPlain: format/* isPlainLedgerRow */.yv };
const NEWLINE = 0x0a;
function readRows(path, { schema, isPlain }, onRow) {
    let broken = 0;
    let newer = 0;
    (0,journal/* readLines */.Se)(path, (line) => {
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
    const value = parse(line);
    if (isPlain?.(value))
        return value;
    const row = schema.safeParse(value);
    if (row.success)
        return row.data;
    return (0,format/* newerVersion */.ip)(value) === null ? "broken" : "newer";
}
/** Calls back for each row of a ledger that holds to the schema, with what an outstanding set needs of it. */
function readLedgerFacts(path, onFact) {
    const scanner = new LedgerScanner();
    let broken = 0;
    let newer = 0;
    (0,journal/* readLineBlocks */.pM)(path, (block) => {
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
    const { campaign, hash, status, duration_s: durationS } = row;
    return { campaign, hash, status, durationS };
}
function parse(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return null;
    }
}
/**
 * Of two results for one task the one that started earlier stays, then the smaller run.job.attempt: any
 * order of merging gives the same.
 */
function goesBefore(a, b) {
    return resultOrder(a) < resultOrder(b);
}
/** What results of one task are ordered by; the smallest stays. */
function resultOrder(row) {
    return `${row.started_at} ${attemptKey(row)}`;
}
/** Names an attempt among all runs and jobs of a campaign. */
function attemptKey(row) {
    return `${row.run}.${row.job}.${String(row.attempt).padStart(7, "0")}`;
}
/** Reads the history of one campaign. @param history takes what is known, and may leave out what it has no use for */
function readHistory(files, campaign, history) {
    const durations = [];
    const doubled = new Set();
    const attempts = new Map();
    const terminals = new Map();
    const sidecar = readSidecar(files.sidecar, (row) => {
        if (row.campaign !== campaign)
            return;
        if (row.terminal) {
            // Two jobs may have ended one task differently: the earlier end stays, in whatever order they were united.
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
        if (history.get(fact.hash)?.kind === "result")
            doubled.add(fact.hash);
        else
            history.set(fact.hash, fact.status === "passed" ? PASSED : FAILED);
        if (fact.status === "passed")
            durations.push(fact.durationS);
        if (durations.length > 2 * DURATION_SAMPLE)
            durations.splice(0, DURATION_SAMPLE);
    });
    // Doubles are rare: only folders united by hand have them. They are worth a second pass, not the memory of the first.
    if (doubled.size > 0)
        settleDoubles(files.ledger, campaign, doubled, history);
    return {
        history,
        skipped: { broken: ledger.broken + sidecar.broken, newer: ledger.newer + sidecar.newer },
        durationsS: durations.slice(-DURATION_SAMPLE),
    };
}
/** Those of the hashes that have a result in a campaign. */
function findResults(ledger, campaign, hashes) {
    const found = new Set();
    if (hashes.size === 0)
        return found;
    readLedgerFacts(ledger, (fact) => {
        if (fact.campaign === campaign && hashes.has(fact.hash))
            found.add(fact.hash);
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

/***/ 1674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mF: () => (/* binding */ STATE_FILES),
  sy: () => (/* binding */ StateFolder),
  q0: () => (/* binding */ describe),
  CQ: () => (/* binding */ folderMark),
  HQ: () => (/* binding */ readCheckpoint),
  mt: () => (/* binding */ statePaths),
  vK: () => (/* binding */ writeAtomically)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/campaign.js
var core_campaign = __webpack_require__(1670);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(3853);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(3798);
;// CONCATENATED MODULE: ./build/store/lock.js
/** One run at a time in a state folder: two would run the same tasks twice. */



const holderSchema = schemas/* object */.Ikc({ pid: schemas/* int */.Whr().min(1), started: schemas/* string */.YjP() });
/** A starter that finds another one at work on a stale lock tries again this often. */
const TRIES = 40;
const PAUSE_MS = 25;
/** Removing a stale lock takes microseconds; whoever takes this long was killed. */
const BREAKING_LIMIT_MS = 10_000;
/**
 * Takes the lock; the one of a run that was killed does not count.
 *
 * @returns how to give it back
 * @throws UserError where a live process holds it
 */
function takeLock(path) {
    const mine = JSON.stringify({ pid: process.pid, started: processStart(process.pid) ?? "" });
    for (let tries = 0; tries < TRIES; tries += 1) {
        if (putLock(path, mine)) {
            return () => {
                if (readText(path) === mine)
                    (0,external_node_fs_.rmSync)(path, { force: true });
            };
        }
        const found = readText(path);
        const pid = found === null ? null : liveHolder(found);
        if (pid !== null)
            throw heldBy(`process ${pid}`, path);
        if (found !== null && !removeStale(path, found))
            Atomics.wait(PAUSE, 0, 0, PAUSE_MS);
    }
    throw heldBy("another process", path);
}
const PAUSE = new Int32Array(new SharedArrayBuffer(4));
function heldBy(holder, path) {
    return new user_error/* UserError */.y(`Expected to be the only run in this state folder, but ${holder} is running in it (${path}). ` +
        "Wait for it to end, or give this run a `state-dir` of its own.");
}
/** Makes the lock with its content at once: a reader of a lock that is still empty would take it for stale. */
function putLock(path, content) {
    const draft = `${path}.${process.pid}.tmp`;
    try {
        (0,external_node_fs_.writeFileSync)(draft, content);
        try {
            (0,external_node_fs_.linkSync)(draft, path);
        }
        catch (error) {
            if (codeOf(error) === "EEXIST")
                return false;
            // A file system without hard links.
            (0,external_node_fs_.writeFileSync)(path, content, { flag: "wx" });
        }
        return true;
    }
    catch (error) {
        if (codeOf(error) === "EEXIST")
            return false;
        throw error;
    }
    finally {
        (0,external_node_fs_.rmSync)(draft, { force: true });
    }
}
/**
 * Removes a lock that was judged stale. Two starters judge alike, and the slower one must not remove what the faster
 * one has put in its place: only one at a time removes, and only what it has judged.
 *
 * @returns false where another one is at it
 */
function removeStale(path, judged) {
    const guard = `${path}.breaking`;
    try {
        (0,external_node_fs_.mkdirSync)(guard);
    }
    catch (error) {
        if (codeOf(error) !== "EEXIST")
            throw error;
        const age = Date.now() - ((0,external_node_fs_.statSync)(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
        if (age > BREAKING_LIMIT_MS)
            (0,external_node_fs_.rmSync)(guard, { recursive: true, force: true });
        return false;
    }
    try {
        if (readText(path) === judged)
            (0,external_node_fs_.rmSync)(path, { force: true });
        return true;
    }
    finally {
        (0,external_node_fs_.rmSync)(guard, { recursive: true, force: true });
    }
}
function readText(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, "utf8");
    }
    catch {
        return null;
    }
}
function codeOf(error) {
    return error instanceof Error && "code" in error ? error.code : null;
}
function liveHolder(text) {
    const holder = holderSchema.safeParse(parse(text));
    if (!holder.success)
        return null;
    const { pid, started } = holder.data;
    const start = processStart(pid);
    // A pid is used again after a reboot, and in every container; its start time tells the processes apart.
    if (start !== null)
        return start === started ? pid : null;
    return started === "" && isAlive(pid) ? pid : null;
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
function isAlive(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch {
        return false;
    }
}
/** The start time of a process in clock ticks since boot (Linux procfs, field 22); null elsewhere. */
function processStart(pid) {
    try {
        const stat = (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, "utf8");
        // The command name, in parentheses, may hold spaces and parentheses.
        return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./build/store/read-history.js + 1 modules
var read_history = __webpack_require__(1609);
// EXTERNAL MODULE: ./build/store/task-line.js
var task_line = __webpack_require__(1980);
;// CONCATENATED MODULE: ./build/store/state-folder.js
/**
 * The state folder: ledger, sidecar, checkpoint, task list and events of a campaign, as files.
 *
 * A folder that cannot be written is an error before the first child, and a warning later.
 */










/** The names of the files, which they also keep in an archive. */
const STATE_FILES = {
    tasks: "tasks.jsonl",
    results: "results.jsonl",
    failures: "failures.jsonl",
    checkpoint: "checkpoint.json",
    events: "events.jsonl",
    baseline: "baseline.jsonl",
    plan: "plan.json",
};
/** Checkpoints are small; a larger file is none of ours. */
const CHECKPOINT_LIMIT_BYTES = 8 << 20;
/** So many campaigns are remembered, the present one included. */
const CAMPAIGNS_KEPT = 8;
/** Absolute paths of all that a state folder holds. */
function statePaths(stateDir) {
    const root = (0,external_node_path_.resolve)(stateDir);
    return {
        root,
        tasks: (0,external_node_path_.join)(root, STATE_FILES.tasks),
        results: (0,external_node_path_.join)(root, STATE_FILES.results),
        failures: (0,external_node_path_.join)(root, STATE_FILES.failures),
        checkpoint: (0,external_node_path_.join)(root, STATE_FILES.checkpoint),
        events: (0,external_node_path_.join)(root, STATE_FILES.events),
        baseline: (0,external_node_path_.join)(root, STATE_FILES.baseline),
        plan: (0,external_node_path_.join)(root, STATE_FILES.plan),
        logs: (0,external_node_path_.join)(root, "logs"),
        inbox: (0,external_node_path_.join)(root, "inbox"),
        summary: (0,external_node_path_.join)(root, "summary.md"),
        junit: (0,external_node_path_.join)(root, "junit.xml"),
        report: (0,external_node_path_.join)(root, "report.html"),
    };
}
/** Names the folder among all on this machine: letters and digits, for markers of processes. */
function folderMark(root) {
    return (0,external_node_crypto_.createHash)("sha256").update(root).digest("hex").slice(0, 16);
}
/**
 * The checkpoint of a folder; null where there is none or it is broken.
 *
 * @throws UserError for a checkpoint of a newer version: going on would overwrite what we cannot read
 */
function readCheckpoint(path) {
    let text;
    try {
        const stat = (0,external_node_fs_.lstatSync)(path);
        if (!stat.isFile() || stat.size > CHECKPOINT_LIMIT_BYTES)
            return null;
        text = (0,external_node_fs_.readFileSync)(path, "utf8");
    }
    catch {
        return null;
    }
    const value = state_folder_parse(text);
    const newer = (0,format/* newerVersion */.ip)(value);
    if (newer !== null) {
        throw new user_error/* UserError */.y(`Expected a checkpoint of version ${format/* FORMAT_VERSION */.Hp} at ${path}, found version ${newer}: it was written by a newer Carryover. ` +
            "Use that version, or another `state-dir`.");
    }
    const checkpoint = format/* checkpointSchema */.ot.safeParse(value);
    return checkpoint.success ? checkpoint.data : null;
}
function state_folder_parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
/** A folder opened for a run; `close` gives it back. */
class StateFolder {
    paths;
    #redactor;
    #unlock;
    #ledger = null;
    #sidecar = null;
    #events = null;
    constructor(paths, redactor, unlock) {
        this.paths = paths;
        this.#redactor = redactor;
        this.#unlock = unlock;
    }
    /** @throws UserError where the folder cannot be made, written or locked */
    static open(stateDir, redactor) {
        const paths = statePaths(stateDir);
        try {
            (0,external_node_fs_.mkdirSync)(paths.inbox, { recursive: true });
            (0,external_node_fs_.mkdirSync)(paths.logs, { recursive: true });
            (0,external_node_fs_.accessSync)(paths.root, external_node_fs_.constants.W_OK | external_node_fs_.constants.R_OK);
            return new StateFolder(paths, redactor, takeLock((0,external_node_path_.join)(paths.root, "lock")));
        }
        catch (error) {
            if (error instanceof user_error/* UserError */.y)
                throw error;
            throw new user_error/* UserError */.y(`Expected to write the state folder ${paths.root}, but: ${describe(error)}. Give a writable \`state-dir\`.`, { cause: error });
        }
    }
    readCheckpoint() {
        return readCheckpoint(this.paths.checkpoint);
    }
    /** @param history takes what is known; empty before */
    readHistory(campaign, history) {
        return (0,read_history/* readHistory */.Lu)({ ledger: this.paths.results, sidecar: this.paths.failures }, campaign, history);
    }
    /** The campaigns that rows are kept of, the one of the last row first: what is known where the checkpoint is lost. */
    campaignsOfRows() {
        const ids = new Set();
        const note = ({ campaign }) => {
            ids.delete(campaign);
            ids.add(campaign);
        };
        (0,read_history/* readSidecar */.YD)(this.paths.failures, note);
        (0,read_history/* readLedger */.SC)(this.paths.results, note);
        return [...ids].reverse().map((id) => ({ id, complete: false, completed_run: null, completed_at: null }));
    }
    /** Opens the journals; from here on the folder has all the files of a run. */
    openJournals() {
        try {
            this.#ledger ??= new journal/* Journal */.CQ(this.paths.results);
            this.#sidecar ??= new journal/* Journal */.CQ(this.paths.failures);
            this.#events ??= new journal/* Journal */.CQ(this.paths.events);
        }
        catch (error) {
            throw new user_error/* UserError */.y(`Expected to append to the files in ${this.paths.root}, but: ${describe(error)}. Give a writable \`state-dir\`.`, { cause: error });
        }
    }
    appendResult(row) {
        opened(this.#ledger).append(redactRow(row, this.#redactor));
    }
    appendFailure(row) {
        opened(this.#sidecar).append(redactRow(row, this.#redactor));
    }
    appendEvent(row) {
        opened(this.#events).append(this.#redactor.redact(JSON.stringify(row)));
    }
    writeCheckpoint(checkpoint) {
        // Of a checkpoint only the reasons are words of others; names must stay what the next run looks for.
        const circuits = {};
        for (const [provider, circuit] of Object.entries(checkpoint.circuits)) {
            circuits[provider] = { ...circuit, reason: this.#redactor.redact(circuit.reason) };
        }
        const text = JSON.stringify({ ...checkpoint, circuits }, null, 1);
        writeAtomically(this.paths.checkpoint, (write) => write(`${text}\n`));
    }
    /** Writes the whole task list, before the first child starts. */
    writeTasks(tasks) {
        writeAtomically(this.paths.tasks, (write) => {
            for (const lines of (0,task_line/* storedLines */.V)(tasks, this.#redactor))
                write(lines);
        });
    }
    /**
     * Makes room for another campaign. A completed one is kept as the baseline; rows that no campaign can
     * need any more are dropped. A kill in between leaves rows of another campaign, which no reader counts.
     */
    rollOver(previous, campaign) {
        const last = previous[0];
        if (last !== undefined && last.id !== campaign && last.complete)
            this.#writeBaseline(last.id);
        const known = previous.find((record) => record.id === campaign);
        const present = known ?? { id: campaign, complete: false, completed_run: null, completed_at: null };
        const kept = (0,core_campaign/* rememberCampaigns */.LX)(present, previous, CAMPAIGNS_KEPT);
        const needed = new Set(kept.filter((record) => record.id === campaign || !(0,core_campaign/* isSuperseded */.pe)(record.id, campaign)).map((record) => record.id));
        // Rewriting puts other files under the names: a journal that stayed open would write to the old ones.
        this.#closeJournals();
        for (const path of [this.paths.results, this.paths.failures])
            keepCampaigns(path, needed);
        if (known === undefined)
            (0,external_node_fs_.rmSync)(this.paths.events, { force: true });
        this.openJournals();
        return kept;
    }
    /** A kill after the rows were dropped and before the checkpoint brings us here again: the baseline is written already. */
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
        writeAtomically(this.paths.baseline, produce, () => rows > 0);
    }
    close() {
        this.#closeJournals();
        this.#unlock();
    }
    #closeJournals() {
        for (const journal of [this.#ledger, this.#sidecar, this.#events])
            journal?.close();
        this.#ledger = null;
        this.#sidecar = null;
        this.#events = null;
    }
}
/** Rewrites a file of rows without those of campaigns that nobody needs; rows of a newer version stay. */
function keepCampaigns(path, needed) {
    if (!(0,external_node_fs_.existsSync)(path))
        return;
    writeAtomically(path, (write) => {
        (0,journal/* readLines */.Se)(path, (line) => {
            const value = state_folder_parse(line);
            const campaign = value !== null && typeof value === "object" && "campaign" in value ? value.campaign : null;
            const isOld = typeof campaign === "string" && !needed.has(campaign) && (0,format/* newerVersion */.ip)(value) === null;
            if (!isOld)
                write(`${line}\n`);
        });
    });
}
const BATCH_CHARACTERS = 1 << 20;
/**
 * Writes beside the file, syncs, and renames: a reader sees the old file or the new one.
 *
 * @param isWanted asked once all is produced; false leaves the old file as it is
 */
function writeAtomically(path, produce, isWanted = () => true) {
    const temporary = `${path}.${process.pid}.tmp`;
    const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = external_node_fs_.constants;
    const fd = (0,external_node_fs_.openSync)(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o644);
    let batch = [];
    let size = 0;
    const flush = () => {
        const bytes = Buffer.from(batch.join(""));
        for (let from = 0; from < bytes.length;)
            from += (0,external_node_fs_.writeSync)(fd, bytes, from);
        batch = [];
        size = 0;
    };
    try {
        produce((text) => {
            batch.push(text);
            size += text.length;
            if (size > BATCH_CHARACTERS)
                flush();
        });
        flush();
        (0,external_node_fs_.fsyncSync)(fd);
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(temporary, { force: true });
        throw error;
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
    if (isWanted())
        (0,external_node_fs_.renameSync)(temporary, path);
    else
        (0,external_node_fs_.rmSync)(temporary, { force: true });
}
/**
 * A row as it is stored. What a child says is redacted; what we know by ourselves stays, because a campaign whose
 * name happens to be a variable's value must be found again.
 */
function redactRow(row, redactor) {
    const text = JSON.stringify(row);
    const redacted = redactor.redact(text);
    if (redacted === text)
        return text;
    const { v, campaign, hash, attempt, run, job } = row;
    const kept = "status" in row ? { status: row.status } : { class: row.class };
    return JSON.stringify({ ...JSON.parse(redacted), v, campaign, hash, attempt, run, job, ...kept });
}
function opened(journal) {
    if (journal === null)
        throw new Error("The journals of the state folder are not open");
    return journal;
}
/** The message of an error of the file system, for people. */
function describe(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 1980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ storedLines),
/* harmony export */   s: () => (/* binding */ statedHash)
/* harmony export */ });
const MARK = '{"carryover_hash":"';
const STATED = /^\{"carryover_hash":"([0-9a-f]{64})",/;
/** The lines of a list as they are stored, many at a time, each with its newline. */
function* storedLines(tasks, redactor) {
    let index = 0;
    for (const lines of tasks.lines()) {
        const isPlain = redactor.redact(lines) === lines && !lines.includes(MARK);
        const texts = [];
        for (let from = 0; from < lines.length; index += 1) {
            const to = lines.indexOf("\n", from);
            if (!isPlain)
                texts.push(storedLine(lines.slice(from, to), tasks.hashes.at(index), redactor));
            from = to + 1;
        }
        yield isPlain ? lines : texts.join("");
    }
}
function storedLine(text, hash, redactor) {
    const redacted = redactor.redact(text);
    // A task that happens to begin with our key would be taken for one that was redacted.
    const needsHash = redacted !== text || text.startsWith(MARK);
    return needsHash && redacted.startsWith("{") ? `${MARK}${hash}",${redacted.slice(1)}\n` : `${redacted}\n`;
}
/** The hash that a line carries; null for one that is as listed. */
function statedHash(line) {
    return STATED.exec(line)?.[1] ?? null;
}


/***/ }),

/***/ 4542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ hashOf)
/* harmony export */ });
/* unused harmony export canonicalJson */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/**
 * RFC 8785 JSON of a task and the hash over it: the identity by which a changed task is found.
 *
 * Written for lists of 200,000 tasks, which mostly share their keys: the sorted keys of an object are
 * remembered by its keys, so that sorting and escaping them is done once and not for every task.
 */

/** SHA-256, 64 lower-case hex digits, over the canonical JSON of a value. */
function hashOf(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", canonicalJson(value));
}
/**
 * The RFC 8785 form of a value: sorted keys, no white space, numbers as ECMAScript writes them.
 *
 * What RFC 8785 refuses must not stop an evaluation: half a surrogate pair, as a cut-off emoji leaves it, is
 * written as its `\u` escape, and a number beyond the range of a double as `null`.
 *
 * @throws RangeError where the value is nested too deeply
 */
function canonicalJson(value) {
    if (typeof value === "string")
        return canonicalString(value);
    if (typeof value === "number")
        return Number.isFinite(value) ? `${value === 0 ? 0 : value}` : "null";
    if (typeof value !== "object" || value === null)
        return `${value}`;
    if (isArray(value))
        return canonicalArray(value);
    const shape = shapeOf(Object.keys(value));
    let text = "";
    for (let index = 0; index < shape.sortedKeys.length; index += 1) {
        text += shape.prefixes[index] + canonicalJson(value[shape.sortedKeys[index]]);
    }
    return text === "" ? "{}" : `${text}}`;
}
/** Anything but the characters that stand for themselves; surrogates may be unpaired. */
const NEEDS_ESCAPE = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;
function canonicalString(text) {
    return NEEDS_ESCAPE.test(text) ? JSON.stringify(text) : `"${text}"`;
}
function canonicalArray(items) {
    let text = "";
    for (const item of items)
        text += (text === "" ? "[" : ",") + canonicalJson(item);
    return text === "" ? "[]" : `${text}]`;
}
/** Payloads with keys of their own in every task must not fill the memory, nor make each look-up long. */
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
/** `Array.isArray` does not narrow a readonly array out of the union. */
function isArray(value) {
    return Array.isArray(value);
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
;// CONCATENATED MODULE: ./build/tasks/text-store.js
/** Lines of text one after another as UTF-8, outside of the heap: a million lines are not to be a million strings. */
const BLOCK_BYTES = 1 << 20;
/** UTF-8 needs at most three bytes for a UTF-16 code unit. */
const BYTES_PER_UNIT = 3;
const NEWLINE = 0x0a;
class TextStore {
    #blocks = [];
    /** Where each text begins: number of the block × `BLOCK_BYTES` + offset. A text that is longer has a block of its own. */
    #starts = [];
    /** @param text without newlines, and without half surrogates, which UTF-8 cannot hold */
    add(text) {
        const most = text.length * BYTES_PER_UNIT + 1;
        let block = this.#blocks.at(-1);
        if (block === undefined || block.used + most > BLOCK_BYTES) {
            block = { bytes: Buffer.allocUnsafeSlow(Math.max(most, BLOCK_BYTES)), used: 0 };
            this.#blocks.push(block);
        }
        this.#starts.push((this.#blocks.length - 1) * BLOCK_BYTES + block.used);
        block.used += block.bytes.write(text, block.used, "utf8");
        block.bytes[block.used] = NEWLINE;
        block.used += 1;
    }
    at(index) {
        const start = this.#starts[index] ?? 0;
        const block = this.#blocks[Math.floor(start / BLOCK_BYTES)];
        const from = start % BLOCK_BYTES;
        return block?.bytes.toString("utf8", from, block.bytes.indexOf(NEWLINE, from)) ?? "";
    }
    /** All texts, each with a newline behind it, many at a time. */
    *lines() {
        for (const { bytes, used } of this.#blocks)
            yield bytes.toString("utf8", 0, used);
    }
}

;// CONCATENATED MODULE: ./build/tasks/task-columns.js
/** A list of tasks in columns: what tasks have in common is kept once, and texts outside of the heap. */


class TaskColumns {
    hashes = new hash_index/* HashIndex */.xn();
    #ids = [];
    #texts = new TextStore();
    #traits = [];
    #traitsByKey = new Map();
    /** The traits of each task, as an index. */
    #traitsOf = [];
    static of(tasks) {
        const columns = new TaskColumns();
        for (const task of tasks)
            columns.add(task);
        return columns;
    }
    get count() {
        return this.#ids.length;
    }
    add(task) {
        this.hashes.append(task.hash);
        this.#ids.push(task.id);
        this.#texts.add(task.json);
        this.#traitsOf.push(this.#traitsIndex(task));
    }
    at(index) {
        return {
            id: this.idAt(index),
            hash: this.hashes.at(index),
            json: this.#texts.at(index),
            ...(this.#traits[this.#traitsOf[index] ?? 0] ?? { provider: "" }),
        };
    }
    idAt(index) {
        return this.#ids[index] ?? "";
    }
    lines() {
        return this.#texts.lines();
    }
    *[Symbol.iterator]() {
        for (let index = 0; index < this.count; index += 1)
            yield this.at(index);
    }
    #traitsIndex({ provider, group, timeoutMs, weight }) {
        // Neighbours are mostly alike.
        const latest = this.#traitsOf.at(-1) ?? 0;
        const last = this.#traits[latest];
        if (last?.provider === provider && last.group === group && last.timeoutMs === timeoutMs && last.weight === weight) {
            return latest;
        }
        const key = JSON.stringify([provider, group, timeoutMs, weight]);
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
