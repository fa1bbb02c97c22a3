export const id = 142;
export const ids = [142];
export const modules = {

/***/ 1142:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPlan: () => (/* binding */ runPlan)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(3838);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(5079);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/campaign.js
var campaign = __webpack_require__(1670);
// EXTERNAL MODULE: ./build/core/order.js
var order = __webpack_require__(1158);
;// CONCATENATED MODULE: ./build/core/plan.js

function balance(tasks, durationOf, bounds) {
    if (tasks.length === 0)
        return [];
    const weighed = (0,order/* weigh */.v)(tasks, durationOf);
    const count = Math.max(1, Math.min(wantedJobs(weighed, bounds), bounds.maxJobs, tasks.length));
    return weighed === null ? deal(tasks, count) : spread(tasks, count, weighed);
}
function wantedJobs(weighed, { maxJobs, targetJobS, concurrency }) {
    if (weighed === null || targetJobS === null)
        return maxJobs;
    const totalS = weighed.places.reduce((sum, place) => sum + (weighed.durationsS[place] ?? 0), 0);
    return Math.ceil(totalS / concurrency / targetJobS);
}
function deal(tasks, count) {
    return Array.from({ length: count }, (_, job) => {
        const part = [];
        for (let place = job; place < tasks.length; place += count)
            part.push(tasks[place] ?? 0);
        return part;
    });
}
function spread(tasks, count, { durationsS, places }) {
    const jobs = Array.from({ length: count }, (_, job) => ({ job, loadS: 0, tasks: [] }));
    for (const place of places) {
        const least = jobs[0];
        if (least === undefined)
            break;
        least.tasks.push(tasks[place] ?? 0);
        least.loadS += Math.max(durationsS[place] ?? 0, 1e-6);
        siftDown(jobs);
    }
    return jobs.sort((a, b) => a.job - b.job).map((job) => job.tasks);
}
function siftDown(heap) {
    let at = 0;
    for (;;) {
        const here = heap[at];
        const left = 2 * at + 1;
        const smaller = isBefore(heap[left + 1], heap[left]) ? left + 1 : left;
        const child = heap[smaller];
        if (here === undefined || child === undefined || !isBefore(child, here))
            return;
        heap[at] = child;
        heap[smaller] = here;
        at = smaller;
    }
}
function isBefore(a, b) {
    if (a === undefined || b === undefined)
        return false;
    return a.loadS < b.loadS || (a.loadS === b.loadS && a.job < b.job);
}

// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(2474);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(3540);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/lock.js
var lock = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/store/read-history.js
var read_history = __webpack_require__(8617);
// EXTERNAL MODULE: ./build/store/state-folder.js + 4 modules
var state_folder = __webpack_require__(1813);
// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(1918);
// EXTERNAL MODULE: ./build/tasks/public-name.js
var public_name = __webpack_require__(1038);
// EXTERNAL MODULE: ./build/engine/circuits.js
var circuits = __webpack_require__(4747);
// EXTERNAL MODULE: ./build/engine/followed-campaign.js + 1 modules
var followed_campaign = __webpack_require__(3258);
// EXTERNAL MODULE: ./build/engine/list-tasks.js + 3 modules
var list_tasks = __webpack_require__(6887);
// EXTERNAL MODULE: ./build/engine/open-folder.js
var open_folder = __webpack_require__(332);
// EXTERNAL MODULE: ./build/engine/plan-file.js
var plan_file = __webpack_require__(6127);
// EXTERNAL MODULE: ./build/engine/prepare.js + 1 modules
var prepare = __webpack_require__(2768);
// EXTERNAL MODULE: ./build/engine/state-name.js
var state_name = __webpack_require__(3804);
// EXTERNAL MODULE: ./build/engine/take-over.js
var take_over = __webpack_require__(2419);
// EXTERNAL MODULE: ./build/engine/warnings.js
var warnings = __webpack_require__(2202);
;// CONCATENATED MODULE: ./build/engine/make-plan.js























async function makePlan(config, context) {
    const { clock, identity } = context;
    const now = clock.now();
    if (config.taskSource === null) {
        throw new user_error/* UserError */.y("Expected the task list that a plan is made for. Give `tasks` or `tasks-command`.");
    }
    const stateDir = (0,external_node_path_.resolve)(context.workspace, config.stateDir);
    const hashing = context.openCarry === null && !(0,read_history/* holdsRows */.Mj)((0,state_paths/* statePaths */.mt)(stateDir)) ? "when-asked" : "at-once";
    const tasks = await (0,list_tasks/* listTasks */.V)(config.taskSource, { config, context, hashing });
    const facts = { config, context, tasks, now };
    let folder;
    try {
        folder = await (0,open_folder/* openFolder */.N)(config, context);
    }
    catch (error) {
        if (error instanceof lock/* LockHeld */.BG)
            return planOfCopy(stateDir, facts);
        throw error;
    }
    try {
        const warn = (0,warnings/* warnIn */.a)(context);
        const left = await (0,take_over/* takeOverLeft */.Dx)(folder, (0,take_over/* takeOverFacts */.z8)(folder.paths, { config, context, now }));
        for (const message of left.warnings)
            warn(message);
        const carry = context.openCarry?.(folder.paths, warn);
        await carry?.restore((known) => (0,prepare/* campaignOf */.Ii)(config, identity, { known, now, paths: folder.paths }));
        const followed = (0,followed_campaign/* ownFollowedCampaign */.n)(config, identity, folder.readCheckpoint()?.campaigns ?? []);
        if (followed !== null)
            carry?.leave();
        if (followed !== null)
            return { campaign: followed.id, matrix: [], outstanding: 0, tasks: [], resumeAt: null };
        const plan = planIn(folder, facts);
        await carry?.end(plan.campaign);
        return plan;
    }
    finally {
        folder.close();
    }
}
async function planOfCopy(stateDir, facts) {
    const { config, context } = facts;
    (0,state_name/* refuseOtherState */.Yq)((0,state_paths/* statePaths */.mt)(stateDir), config.stateName);
    const message = `a run is at work in ${stateDir}: this plan is of what it has stored so far, and is not stored itself`;
    (0,warnings/* warnIn */.a)(context)(message);
    const [{ inStaging }, { copyCarriedFiles }] = await Promise.all([
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 3759)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 3782)),
    ]);
    return inStaging(context.env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), async (copy) => {
        await copyCarriedFiles(stateDir, copy);
        const folder = state_folder/* StateFolder */.s.open(copy, context.redactor);
        try {
            return planIn(folder, facts);
        }
        finally {
            folder.close();
        }
    });
}
function planIn(folder, { config, context, tasks, now }) {
    const { identity } = context;
    const warn = (0,warnings/* warnIn */.a)(context);
    const whole = { ...config, job: { index: 0, total: 1 } };
    const prepared = (0,prepare/* prepareState */.VE)(folder, { config: whole, tasks, identity, now });
    for (const message of prepared.warnings)
        warn(message);
    const { outstanding } = prepared;
    const open = openUntil(prepared, tasks, now);
    const startable = open.size === 0 ? outstanding : outstanding.filter((index) => !open.has(tasks.providerAt(index)));
    const jobs = balance(startable, (0,prepare/* durationsOf */.DM)(tasks, outstanding, folder.paths), {
        maxJobs: config.maxJobs,
        targetJobS: config.targetJobDurationMs === null ? null : config.targetJobDurationMs / 1_000,
        concurrency: config.concurrency,
    });
    const { ids, idHashes } = readIds(tasks, outstanding);
    const names = prepared.arePublic ? ids : (0,public_name/* publicNames */.a)(ids, folder.redactor);
    const nameHashes = hashesOfNames(outstanding, ids, names);
    (0,plan_file/* writePlan */.pD)(folder.paths.plan, { campaign: prepared.campaign.id, identity, jobs, idHashes, nameHashes, now });
    folder.writeCheckpoint({
        v: format/* FORMAT_VERSION */.Hp,
        seq: (prepared.checkpoint?.seq ?? 0) + 1,
        updated_at: (0,instant/* iso */.K)(now),
        run: identity.run,
        job: "plan",
        jobs: Math.max(1, jobs.length, prepared.isNew ? 1 : (prepared.checkpoint?.jobs ?? 1)),
        ...(0,state_name/* nameFor */.Fe)(config.stateName, prepared.checkpoint),
        campaigns: [
            (0,campaign/* settleCampaign */.MJ)(prepared.campaign, {
                counts: (0,tally/* countTasks */.g6)((0,split/* wholeOf */.l2)(tasks.count), prepared.history, config.maxAttempts),
                workflowRun: identity.workflowRun,
                completedAt: (0,instant/* iso */.K)(now),
            }),
            ...prepared.campaigns.slice(1),
        ],
        circuits: prepared.checkpoint?.circuits ?? {},
        limits: prepared.checkpoint?.limits ?? {},
        durations_s: prepared.checkpoint?.durations_s ?? [],
    });
    return {
        campaign: prepared.campaign.id,
        matrix: jobs.map((_, index) => index),
        outstanding: outstanding.length,
        tasks: names,
        resumeAt: [...open.values()].reduce(instant/* earliest */.Q, null),
    };
}
function readIds(tasks, outstanding) {
    const ids = new Array(outstanding.length).fill("");
    const idHashes = new Uint32Array(tasks.count);
    for (let place = 0; place < outstanding.length; place += 1) {
        const index = outstanding[place];
        const id = tasks.idAt(index);
        ids[place] = id;
        idHashes[index] = (0,split/* stableHash */.c6)(id);
    }
    return { ids, idHashes };
}
function hashesOfNames(outstanding, ids, names) {
    const hashes = new Map();
    if (names === ids)
        return hashes;
    for (const [place, index] of outstanding.entries()) {
        const name = names[place];
        if (name !== undefined && name !== ids[place])
            hashes.set(index, (0,split/* stableHash */.c6)(name));
    }
    return hashes;
}
function openUntil({ outstanding, checkpoint }, tasks, now) {
    const stored = new Map();
    for (const provider of Object.keys(checkpoint?.circuits ?? {})) {
        const circuit = (0,circuits/* restoreCircuit */.wl)(checkpoint, provider, now);
        if (circuit?.state === "open" && circuit.untilAt > now)
            stored.set(provider, circuit.untilAt);
    }
    const open = new Map();
    if (stored.size === 0)
        return open;
    for (const index of outstanding) {
        const provider = tasks.providerAt(index);
        const untilAt = stored.get(provider);
        if (untilAt !== undefined)
            open.set(provider, untilAt);
    }
    return open;
}

// EXTERNAL MODULE: ./build/engine/reserved-jobs.js
var reserved_jobs = __webpack_require__(564);
// EXTERNAL MODULE: ./build/action/context.js + 1 modules
var action_context = __webpack_require__(6989);
// EXTERNAL MODULE: ./build/action/say.js
var say = __webpack_require__(8232);
;// CONCATENATED MODULE: ./build/action/plan.js







async function runPlan(onSignal) {
    const sinkFor = () => ({ sink: (0,warnings/* warningSink */.m)(say/* warn */.R), echo: null });
    const { config, context } = await (0,action_context/* actionContext */.n)({ taker: "plan", slot: reserved_jobs/* PLAN_JOB */.eb, onSignal, sinkFor });
    const plan = await makePlan(config, context);
    const resumeAt = plan.resumeAt === null ? "" : (0,instant/* iso */.K)(plan.resumeAt);
    core/* setOutput */.uH("matrix", JSON.stringify(plan.matrix));
    core/* setOutput */.uH("jobs", String(plan.matrix.length));
    core/* setOutput */.uH("outstanding", String(plan.outstanding));
    core/* setOutput */.uH("resume-at", resumeAt);
    const until = plan.matrix.length === 0 && resumeAt !== "" ? `; every provider is stopped until ${resumeAt}` : "";
    core.info(`${plan.outstanding} tasks outstanding, ${plan.matrix.length} jobs${until}`);
}


/***/ })

};
