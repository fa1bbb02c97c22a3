export const id = 619;
export const ids = [619];
export const modules = {

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

/***/ 1839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf)
/* harmony export */ });
function reasonOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 2474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g4: () => (/* binding */ belongsTo),
/* harmony export */   l2: () => (/* binding */ wholeOf)
/* harmony export */ });
/* unused harmony export stableHash */
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

/***/ 8581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readListedTasks),
/* harmony export */   U: () => (/* binding */ readListedHashes)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3798);
/* harmony import */ var _store_journal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3853);
/* harmony import */ var _store_task_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1980);
/* harmony import */ var _tasks_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4542);
/* harmony import */ var _tasks_task_columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8069);





const listedSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1), provider: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().catch(undefined) });
function readListedTasks(path) {
    const tasks = new _tasks_task_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .TaskColumns */ .b();
    (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .readLines */ .Se)(path, (line) => {
        const value = parse(line);
        const listed = listedSchema.safeParse(value);
        if (!listed.success)
            return;
        const { id, provider = "" } = listed.data;
        tasks.add({ id, hash: (0,_store_task_line_js__WEBPACK_IMPORTED_MODULE_1__/* .statedHash */ .s)(line) ?? (0,_tasks_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .hashOf */ .qQ)(value), json: line, provider });
    });
    return tasks;
}
function readListedHashes(path, onHash) {
    let isOver = false;
    (0,_store_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .readLines */ .Se)(path, (line) => {
        if (isOver)
            return;
        const hash = (0,_store_task_line_js__WEBPACK_IMPORTED_MODULE_1__/* .statedHash */ .s)(line);
        const value = hash === null ? parse(line) : null;
        if (hash === null && !listedSchema.safeParse(value).success)
            return;
        isOver = !onHash(hash ?? (0,_tasks_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .hashOf */ .qQ)(value));
    });
}
function parse(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 7545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ buildOutputs)
/* harmony export */ });
/* unused harmony exports interruptedOutputs, outputText */
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5079);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3540);


function buildOutputs(facts) {
    const { counts, paths } = facts;
    const resume = counts.outstanding > 0;
    const rate = (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .passRate */ .sc)(counts);
    return {
        status: facts.status,
        resume,
        "resume-at": resume && facts.resumeAt !== null ? (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .K)(facts.resumeAt) : "",
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
function interruptedOutputs({ message, counts }, facts) {
    const none = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0, outstanding: 0 };
    const shared = { ...facts, status: "interrupted", reason: message, resumeAt: null };
    if (counts !== null)
        return buildOutputs({ ...shared, counts });
    const unknown = { total: null, passed: null, failed: null, errored: null, skipped: null, outstanding: null };
    const { resumeCommand } = facts;
    const outputs = buildOutputs({ ...shared, counts: none });
    return { ...outputs, ...unknown, resume: true, "resume-command": resumeCommand };
}
function outputText(value) {
    return value === null ? "" : String(value);
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3798);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5079);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2474);
/* harmony import */ var _store_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3011);
/* harmony import */ var _store_state_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4208);
/* harmony import */ var _store_take_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8879);
/* harmony import */ var _run_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5161);








const HASH_DIGITS = 16;
const planSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    v: zod__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(_store_format_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT_VERSION */ .Hp),
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
    const isByHand = (0,_run_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .isLocal */ .IX)(plan.workflow_run) && (0,_run_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .isLocal */ .IX)(identity.workflowRun);
    return isByHand && (completedAt === null || plan.made_at >= completedAt);
}
function writePlan(path, plan) {
    const { campaign, identity, jobs, hashes, now } = plan;
    const head = JSON.stringify({
        v: _store_format_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMAT_VERSION */ .Hp,
        campaign,
        workflow_run: identity.workflowRun,
        made_at: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_6__/* .iso */ .K)(now),
        jobs: [],
    });
    (0,_store_state_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .writeAtomically */ .vK)(path, (write) => {
        write(head.slice(0, head.lastIndexOf("]")));
        for (const [job, tasks] of jobs.entries())
            write(`${job === 0 ? "" : ","}[${hashList(tasks, hashes)}]`);
        write("]}\n");
    });
}
const QUOTE = 0x22;
const COMMA = 0x2c;
const ITEM_BYTES = HASH_DIGITS + 3;
function hashList(tasks, hashes) {
    const bytes = Buffer.alloc(tasks.length * ITEM_BYTES);
    let from = 0;
    for (const task of tasks) {
        bytes[from] = QUOTE;
        hashes.writeDigits(task, HASH_DIGITS, bytes, from + 1);
        bytes[from + ITEM_BYTES - 2] = QUOTE;
        bytes[from + ITEM_BYTES - 1] = COMMA;
        from += ITEM_BYTES;
    }
    return bytes.toString("latin1", 0, Math.max(0, bytes.length - 1));
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

/***/ 5161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ isLocal),
/* harmony export */   ol: () => (/* binding */ workflowRunOf),
/* harmony export */   yK: () => (/* binding */ runIdentity)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3798);



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
function workflowRunOf(run) {
    return /^(\d+)-\d+$/.exec(run)?.[1] ?? run;
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

/***/ 3699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BG: () => (/* binding */ LockHeld),
/* harmony export */   HJ: () => (/* binding */ takeLock),
/* harmony export */   _n: () => (/* binding */ isAlive),
/* harmony export */   i7: () => (/* binding */ isHeld)
/* harmony export */ });
/* unused harmony exports BEAT_MS, SILENT_MS */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3798);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1420);
/* harmony import */ var _core_json_or_null_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2746);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7756);







const placeSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ host: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), boot: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), namespace: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() });
const holderSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ pid: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(1), started: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), place: placeSchema.optional() });
const BEAT_MS = 5_000;
const SILENT_MS = 60_000;
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
        const holder = found === null ? null : liveHolder(path, found, world);
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
            if (codeOf(error) === "EEXIST")
                return false;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path, content, { flag: "wx" });
        }
        return true;
    }
    catch (error) {
        if (codeOf(error) === "EEXIST")
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
        if (codeOf(error) !== "EEXIST")
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
function codeOf(error) {
    return error instanceof Error && "code" in error ? error.code : null;
}
function liveHolder(path, text, world) {
    const holder = holderIn(text);
    if (holder === null)
        return null;
    const { pid, place } = holder;
    if (isHere(holder, world.place))
        return isRunning(holder) ? `process ${pid}` : null;
    const renewedAt = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false })?.mtimeMs;
    const silentMs = renewedAt === undefined ? SILENT_MS : Math.max(0, world.now() - renewedAt);
    if (silentMs >= SILENT_MS)
        return null;
    return (`process ${pid} of another container or machine (${place?.host}, heard of ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a)(silentMs)} ago; ` +
        `dead after ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a)(SILENT_MS)} of silence)`);
}
function holderIn(text) {
    const holder = holderSchema.safeParse((0,_core_json_or_null_js__WEBPACK_IMPORTED_MODULE_6__/* .jsonOrNull */ .J)(text));
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
        return codeOf(error) === "EPERM";
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
    now: () => Date.now(),
    every(periodMs, act) {
        const timer = setInterval(act, periodMs).unref();
        return () => clearInterval(timer);
    },
};


/***/ }),

/***/ 2381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ refuseOddFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7756);


function refuseOddFiles(paths) {
    for (const name of FOLDERS)
        refuseOdd(paths[name], "folder");
    for (const name of FILES)
        refuseOdd(paths[name], "file");
}
const FOLDERS = ["inbox", "logs"];
const FILES = ["tasks", "results", "failures", "events", "baseline", "plan", "held", "lock"];
function refuseOdd(path, expected) {
    let stat;
    try {
        stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch {
        return;
    }
    if (stat === undefined || (expected === "file" ? stat.isFile() : stat.isDirectory()))
        return;
    const found = stat.isSymbolicLink() ? "a symbolic link" : stat.isDirectory() ? "a folder" : "no plain file";
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`Expected a plain ${expected} at ${path}, or nothing, found ${found}. Remove it, or give another \`state-dir\`.`);
}


/***/ }),

/***/ 4208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZW: () => (/* binding */ CAMPAIGNS_KEPT),
  hn: () => (/* binding */ CHECKPOINT_LIMIT_BYTES),
  mF: () => (/* binding */ STATE_FILES),
  sy: () => (/* binding */ StateFolder),
  CQ: () => (/* binding */ folderMark),
  wT: () => (/* binding */ newerCheckpoint),
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
// EXTERNAL MODULE: ./build/core/json-or-null.js
var json_or_null = __webpack_require__(2746);
// EXTERNAL MODULE: ./build/core/reason.js
var reason = __webpack_require__(1839);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/tasks/public-name.js
var public_name = __webpack_require__(1038);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/journal.js
var journal = __webpack_require__(3853);
// EXTERNAL MODULE: ./build/store/lock.js
var lock = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/store/odd-files.js
var odd_files = __webpack_require__(2381);
// EXTERNAL MODULE: ./build/store/read-history.js + 1 modules
var read_history = __webpack_require__(1609);
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

// EXTERNAL MODULE: ./build/store/task-line.js
var task_line = __webpack_require__(1980);
;// CONCATENATED MODULE: ./build/store/state-folder.js















const STATE_FILES = {
    tasks: "tasks.jsonl",
    results: "results.jsonl",
    failures: "failures.jsonl",
    checkpoint: "checkpoint.json",
    events: "events.jsonl",
    baseline: "baseline.jsonl",
    plan: "plan.json",
};
const CHECKPOINT_LIMIT_BYTES = 8 << 20;
const CAMPAIGNS_KEPT = 8;
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
        held: (0,external_node_path_.join)(root, "inbox", "held.jsonl"),
        lock: (0,external_node_path_.join)(root, "lock"),
        summary: (0,external_node_path_.join)(root, "summary.md"),
        junit: (0,external_node_path_.join)(root, "junit.xml"),
        report: (0,external_node_path_.join)(root, "report.html"),
    };
}
function folderMark(root) {
    return (0,external_node_crypto_.createHash)("sha256").update(root).digest("hex").slice(0, 16);
}
function readCheckpoint(path) {
    const value = readCheckpointJson(path);
    const newer = (0,format/* newerVersion */.ip)(value);
    if (newer !== null) {
        throw new user_error/* UserError */.y(`Expected a checkpoint of version ${format/* FORMAT_VERSION */.Hp} at ${path}, found version ${newer}: it was written by a newer Carryover. ` +
            "Use that version, or another `state-dir`.");
    }
    const checkpoint = format/* checkpointSchema */.ot.safeParse(value);
    return checkpoint.success ? checkpoint.data : null;
}
function newerCheckpoint(path) {
    return (0,format/* newerVersion */.ip)(readCheckpointJson(path));
}
function readCheckpointJson(path) {
    try {
        const stat = (0,external_node_fs_.lstatSync)(path);
        return stat.isFile() && stat.size <= CHECKPOINT_LIMIT_BYTES ? (0,json_or_null/* jsonOrNull */.J)((0,external_node_fs_.readFileSync)(path, "utf8")) : null;
    }
    catch {
        return null;
    }
}
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
        const paths = statePaths(stateDir);
        (0,odd_files/* refuseOddFiles */.x)(paths);
        try {
            (0,external_node_fs_.mkdirSync)(paths.root, { recursive: true });
            (0,external_node_fs_.accessSync)(paths.root, external_node_fs_.constants.W_OK | external_node_fs_.constants.R_OK);
            (0,external_node_fs_.mkdirSync)(paths.inbox, { recursive: true });
            (0,external_node_fs_.mkdirSync)(paths.logs, { recursive: true });
            const folder = new StateFolder(paths, redactor, (0,lock/* takeLock */.HJ)(paths.lock));
            removeDrafts(paths.root);
            return folder;
        }
        catch (error) {
            if (error instanceof user_error/* UserError */.y)
                throw error;
            throw new user_error/* UserError */.y(`Expected to write the state folder ${paths.root}, but: ${(0,reason/* reasonOf */.A)(error)}. Give a writable \`state-dir\`.`, { cause: error });
        }
    }
    readCheckpoint() {
        return readCheckpoint(this.paths.checkpoint);
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
    appendEvent(row) {
        this.appendEventLines([this.redactor.redact(JSON.stringify(row))]);
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
        writeAtomically(this.paths.checkpoint, (write) => write(`${text}\n`));
    }
    publicName(id) {
        return (0,public_name/* publicName */.p)(id, this.redactor);
    }
    writeTasks(tasks) {
        if (holdsText(this.paths.tasks, (0,task_line/* storedLines */.V)(tasks, this.redactor)))
            return;
        writeAtomically(this.paths.tasks, (write) => {
            for (const lines of (0,task_line/* storedLines */.V)(tasks, this.redactor))
                write(lines);
        });
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
        writeAtomically(this.paths.baseline, produce, () => rows > 0);
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
function keepCampaigns(path, needed) {
    if (!(0,external_node_fs_.existsSync)(path))
        return;
    writeAtomically(path, (write) => {
        (0,journal/* readLines */.Se)(path, (line) => {
            const value = (0,json_or_null/* jsonOrNull */.J)(line);
            const campaign = value !== null && typeof value === "object" && "campaign" in value ? value.campaign : null;
            const isOld = typeof campaign === "string" && !needed.has(campaign) && (0,format/* newerVersion */.ip)(value) === null;
            if (!isOld)
                write(`${line}\n`);
        });
    });
}
const DRAFT = /\.(\d+)\.tmp$/;
function removeDrafts(root) {
    try {
        for (const entry of (0,external_node_fs_.readdirSync)(root, { withFileTypes: true })) {
            const pid = Number(DRAFT.exec(entry.name)?.[1] ?? 0);
            if (pid > 1 && entry.isFile() && !(0,lock/* isAlive */._n)(pid))
                (0,external_node_fs_.rmSync)((0,external_node_path_.join)(root, entry.name), { force: true });
        }
    }
    catch {
    }
}
const BATCH_CHARACTERS = 1 << 20;
function writeAtomically(path, produce, isWanted = () => true) {
    const temporary = `${path}.${process.pid}.tmp`;
    const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = external_node_fs_.constants;
    const fd = (0,external_node_fs_.openSync)(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o644);
    let batch = [];
    let size = 0;
    const writeAll = (bytes) => {
        for (let from = 0; from < bytes.length;)
            from += (0,external_node_fs_.writeSync)(fd, bytes, from);
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
function redactRow(row, redactor) {
    const text = JSON.stringify(row);
    const redacted = redactor.redact(text);
    if (redacted === text)
        return text;
    const { v, campaign, hash, attempt, run, job } = row;
    const kept = "status" in row ? { status: row.status } : { class: row.class };
    const id = (0,public_name/* publicName */.p)(row.id, redactor);
    return JSON.stringify({ ...JSON.parse(redacted), v, campaign, id, hash, attempt, run, job, ...kept });
}
function opened(journal) {
    if (journal === null)
        throw new Error("The journals of the state folder are not open");
    return journal;
}


/***/ }),

/***/ 8879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ PLAN_LIMIT_BYTES),
/* harmony export */   c: () => (/* binding */ takeLatestPlan)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3798);
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
const MARK = '{"carryover_hash":"';
const STATED = /^\{"carryover_hash":"([0-9a-f]{64})",/;
function* storedLines(tasks, redactor) {
    let index = 0;
    const passed = [];
    for (const bytes of tasks.lines()) {
        const lines = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
        if (redactor.redact(lines) === lines && !lines.includes(MARK)) {
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


/***/ })

};
