export const id = 532;
export const ids = [532];
export const modules = {

/***/ 1670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rk: () => (/* binding */ campaignRule),
/* harmony export */   pe: () => (/* binding */ isSuperseded),
/* harmony export */   q3: () => (/* binding */ campaignId)
/* harmony export */ });
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8032);
/** A campaign: one pass over the task set, over as many runs as it takes. */

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
/** Whether rows of this campaign are of no more use once another campaign has begun. */
function isSuperseded(id) {
    return NUMBERED.test(id) || PERIODIC.test(id);
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

/***/ 2474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g4: () => (/* binding */ belongsTo)
/* harmony export */ });
/* unused harmony exports splitByHash, stableHash */
/**
 * Splits by a stable hash of the id: a task stays with its job when others come, go or are done, and a
 * re-run job finds its own tasks again.
 */
function belongsTo(id, part) {
    return part.total <= 1 || stableHash(id) % part.total === part.index;
}
function splitByHash(tasks, part) {
    return part.total <= 1 ? tasks : tasks.filter((task) => belongsTo(task.id, part));
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

/***/ 3011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ FORMAT_VERSION),
/* harmony export */   ip: () => (/* binding */ newerVersion),
/* harmony export */   ot: () => (/* binding */ checkpointSchema),
/* harmony export */   tF: () => (/* binding */ sidecarRowSchema),
/* harmony export */   xB: () => (/* binding */ ledgerRowSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3798);
/** What lies on disk, as schemas: the one reader through which every stored row and checkpoint passes. */

/** The version that is written. A newer one is neither read nor overwritten. */
const FORMAT_VERSION = 1;
const hash = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/);
const instant = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(40);
const name = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(1_024);
const attempt = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(1_000_000);
const ledgerRowSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(FORMAT_VERSION),
    campaign: name,
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    hash,
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["passed", "failed"]),
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()).optional(),
    metrics: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    attempt,
    run: name,
    job: name,
    started_at: instant,
    duration_s: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0),
});
const sidecarRowSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(FORMAT_VERSION),
    campaign: name,
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    hash,
    class: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(["timeout_exceeded", "skipped", "transient", "legitimate", "fatal"]),
    terminal: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    exit_code: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    signal: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    attempt,
    run: name,
    job: name,
    at: instant,
    rate_limit: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), form: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(), evidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).optional(),
});
const campaignRecord = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: name,
    complete: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    completed_run: name.nullable(),
    completed_at: instant.nullable(),
});
const storedCircuit = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("open"),
    until: instant,
    trips: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).max(1_000),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(8_192),
    stated: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
const checkpointSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(FORMAT_VERSION),
    /** Grows with every write: the newer of two checkpoints, whatever the clocks say. */
    seq: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    updated_at: instant,
    run: name,
    job: name,
    /** The most jobs that have worked on the present campaign: each has left a state of its own. */
    jobs: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(10_000).default(1),
    /** The present campaign first, then those that rows are kept of. */
    campaigns: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(campaignRecord).max(64),
    circuits: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), storedCircuit),
    limits: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1)),
    /** Durations of passed attempts in seconds: a sample, for the p90 of the next run. */
    durations_s: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0)).max(1_000),
});
/** The version that a parsed line or file claims, where it is newer than ours. */
function newerVersion(value) {
    const version = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ v: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }).safeParse(value);
    return version.success && version.data.v > FORMAT_VERSION ? version.data.v : null;
}


/***/ }),

/***/ 3853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ Journal),
/* harmony export */   S: () => (/* binding */ readLines)
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
        readFileLines(fd, onLine);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
function readFileLines(fd, onLine) {
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
        // Whole lines are decoded together: cutting at a newline byte never splits a UTF-8 sequence.
        const text = bytes.toString("utf8", 0, end);
        let from = 0;
        if (isOverlong) {
            const skipped = text.indexOf("\n");
            from = skipped === -1 ? text.length + 1 : skipped + 1;
            isOverlong = false;
        }
        while (from <= text.length) {
            const to = text.indexOf("\n", from);
            const stop = to === -1 ? text.length : to;
            if (stop > from)
                onLine(text.slice(from, stop));
            from = stop + 1;
        }
        rest = Buffer.from(bytes.subarray(end + 1));
    }
    if (rest.length > 0 && !isOverlong)
        onLine(rest.toString("utf8"));
}


/***/ }),

/***/ 8617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lu: () => (/* binding */ readHistory),
/* harmony export */   SC: () => (/* binding */ readLedger),
/* harmony export */   YD: () => (/* binding */ readSidecar),
/* harmony export */   jX: () => (/* binding */ attemptKey),
/* harmony export */   oX: () => (/* binding */ resultOrder)
/* harmony export */ });
/* unused harmony export goesBefore */
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3011);
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3853);


const DURATION_SAMPLE = 200;
/** Calls back for each row of a ledger that holds to the schema, in the order of the file. */
function readLedger(path, onRow) {
    return readRows(path, _format_js__WEBPACK_IMPORTED_MODULE_0__/* .ledgerRowSchema */ .xB, onRow);
}
function readSidecar(path, onRow) {
    return readRows(path, _format_js__WEBPACK_IMPORTED_MODULE_0__/* .sidecarRowSchema */ .tF, onRow);
}
function readRows(path, schema, onRow) {
    let broken = 0;
    let newer = 0;
    (0,_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .readLines */ .S)(path, (line) => {
        const value = parse(line);
        const row = schema.safeParse(value);
        if (row.success)
            onRow(row.data, line);
        else if ((0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .newerVersion */ .ip)(value) !== null)
            newer += 1;
        else
            broken += 1;
    });
    return { broken, newer };
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
/** The history of one campaign. */
function readHistory(files, campaign) {
    const history = new Map();
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
        if (!history.has(hash))
            history.set(hash, { kind: "attempts", count: seen.size });
    }
    const ledger = readLedger(files.ledger, (row) => {
        if (row.campaign !== campaign)
            return;
        if (history.get(row.hash)?.kind === "result")
            doubled.add(row.hash);
        else
            history.set(row.hash, recordOf(row));
        if (row.status === "passed")
            durations.push(row.duration_s);
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
        history.set(hash, recordOf(row));
}
function recordOf(row) {
    return { kind: "result", status: row.status, score: row.score ?? null, attempt: row.attempt };
}


/***/ }),

/***/ 1674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mF: () => (/* binding */ STATE_FILES),
  sy: () => (/* binding */ StateFolder),
  CQ: () => (/* binding */ folderMark),
  HQ: () => (/* binding */ readCheckpoint),
  mt: () => (/* binding */ statePaths),
  vK: () => (/* binding */ writeAtomically)
});

// UNUSED EXPORTS: describe

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

// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(8617);
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
    readHistory(campaign) {
        return (0,read_history/* readHistory */.Lu)({ ledger: this.paths.results, sidecar: this.paths.failures }, campaign);
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
            this.#ledger ??= new journal/* Journal */.C(this.paths.results);
            this.#sidecar ??= new journal/* Journal */.C(this.paths.failures);
            this.#events ??= new journal/* Journal */.C(this.paths.events);
        }
        catch (error) {
            throw new user_error/* UserError */.y(`Expected to append to the files in ${this.paths.root}, but: ${describe(error)}. Give a writable \`state-dir\`.`, { cause: error });
        }
    }
    appendResult(row) {
        opened(this.#ledger).append(this.#redactor.redact(JSON.stringify(row)));
    }
    appendFailure(row) {
        opened(this.#sidecar).append(this.#redactor.redact(JSON.stringify(row)));
    }
    appendEvent(row) {
        opened(this.#events).append(this.#redactor.redact(JSON.stringify(row)));
    }
    writeCheckpoint(checkpoint) {
        const text = this.#redactor.redact(JSON.stringify(checkpoint, null, 1));
        writeAtomically(this.paths.checkpoint, (write) => write(`${text}\n`));
    }
    /** Writes the whole task list, before the first child starts. */
    writeTasks(tasks) {
        writeAtomically(this.paths.tasks, (write) => {
            for (const task of tasks)
                write(`${this.#redactor.redact(task.json)}\n`);
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
        const kept = [present, ...previous.filter((record) => record.id !== campaign)].slice(0, CAMPAIGNS_KEPT);
        const needed = new Set(kept.filter((record) => record.id === campaign || !(0,core_campaign/* isSuperseded */.pe)(record.id)).map((record) => record.id));
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
        (0,journal/* readLines */.S)(path, (line) => {
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


/***/ })

};
