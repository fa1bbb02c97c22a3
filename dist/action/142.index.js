export const id = 142;
export const ids = [142];
export const modules = {

/***/ 1142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPlan: () => (/* binding */ runPlan)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(3838);
// EXTERNAL MODULE: ./build/engine/carry.js + 2 modules
var carry = __webpack_require__(1146);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/answer.js
var answer = __webpack_require__(3422);
// EXTERNAL MODULE: ./build/core/campaign.js
var campaign = __webpack_require__(1670);
;// CONCATENATED MODULE: ./build/core/plan.js
function balance(tasks, bounds) {
    if (tasks.length === 0)
        return [];
    const known = tasks.flatMap((task) => (task.durationS === null ? [] : [task.durationS])).sort((a, b) => a - b);
    const median = known[Math.floor(known.length / 2)] ?? 1;
    const weighed = tasks
        .map((task, index) => ({ hash: task.hash, index, durationS: task.durationS ?? median }))
        .sort((a, b) => b.durationS - a.durationS || a.index - b.index);
    const totalS = weighed.reduce((sum, task) => sum + task.durationS, 0);
    const { targetJobS } = bounds;
    const wanted = targetJobS === null || known.length === 0 ? bounds.maxJobs : Math.ceil(totalS / bounds.concurrency / targetJobS);
    const count = Math.max(1, Math.min(wanted, bounds.maxJobs, tasks.length));
    const jobs = Array.from({ length: count }, (_, job) => ({ job, loadS: 0, hashes: [] }));
    for (const task of weighed) {
        const least = jobs[0];
        if (least === undefined)
            break;
        least.hashes.push(task.hash);
        least.loadS += Math.max(task.durationS, 1e-6);
        siftDown(jobs);
    }
    return jobs.sort((a, b) => a.job - b.job).map((job) => job.hashes);
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

// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(7756);
// EXTERNAL MODULE: ./build/run/child-environment.js
var child_environment = __webpack_require__(4712);
// EXTERNAL MODULE: ./build/store/format.js
var format = __webpack_require__(3011);
// EXTERNAL MODULE: ./build/store/lock.js
var lock = __webpack_require__(3699);
// EXTERNAL MODULE: ./build/store/snapshot-files.js
var snapshot_files = __webpack_require__(3782);
// EXTERNAL MODULE: ./build/store/staging.js
var staging = __webpack_require__(6140);
// EXTERNAL MODULE: ./build/store/state-folder.js + 2 modules
var state_folder = __webpack_require__(6815);
// EXTERNAL MODULE: ./build/tasks/read-tasks.js + 1 modules
var read_tasks = __webpack_require__(6729);
// EXTERNAL MODULE: ./build/engine/circuits.js
var circuits = __webpack_require__(4747);
// EXTERNAL MODULE: ./build/engine/followed-campaign.js
var followed_campaign = __webpack_require__(8514);
// EXTERNAL MODULE: ./build/engine/plan-file.js
var plan_file = __webpack_require__(6127);
// EXTERNAL MODULE: ./build/engine/prepare.js + 3 modules
var prepare = __webpack_require__(5809);
;// CONCATENATED MODULE: ./build/engine/make-plan.js

















async function makePlan(config, context) {
    const { clock, identity } = context;
    const now = clock.now();
    if (config.taskSource === null) {
        throw new user_error/* UserError */.y("Expected the task list that a plan is made for. Give `tasks` or `tasks-command`.");
    }
    const workingDirectory = (0,external_node_path_.resolve)(context.workspace, config.workingDirectory);
    const tasks = await (0,read_tasks/* readTasks */.j)(config.taskSource, {
        workspace: context.workspace,
        workingDirectory,
        env: (0,child_environment/* filterEnvironment */._I)(context.env, "inherit"),
        provider: config.provider,
        repeats: config.repeats,
        passWithNoTasks: config.passWithNoTasks,
        redactor: context.redactor,
    });
    const stateDir = (0,external_node_path_.resolve)(context.workspace, config.stateDir);
    const facts = { config, context, tasks, now };
    let folder;
    try {
        folder = state_folder/* StateFolder */.sy.open(stateDir, context.redactor);
    }
    catch (error) {
        if (error instanceof lock/* LockHeld */.BG)
            return planOfCopy(stateDir, facts);
        throw error;
    }
    try {
        const warn = (message) => context.sink.on({ event: "warning", message, at: (0,answer/* iso */.KH)(clock.now()) });
        const carry = context.openCarry?.(folder.paths, warn);
        await carry?.restore((known) => (0,prepare/* campaignOf */.Ii)(config, identity, { known, now, paths: folder.paths }));
        const followed = (0,followed_campaign/* ownFollowedCampaign */.n)(config, identity, folder.readCheckpoint()?.campaigns ?? []);
        if (followed !== null)
            carry?.leave();
        if (followed !== null)
            return { campaign: followed, matrix: [], outstanding: 0, tasks: [], resumeAt: null };
        const plan = await planIn(folder, facts);
        await carry?.end(plan.campaign);
        return plan;
    }
    finally {
        folder.close();
    }
}
async function planOfCopy(stateDir, facts) {
    const { context, now } = facts;
    const message = `a run is at work in ${stateDir}: this plan is of what it has stored so far, and is not stored itself`;
    context.sink.on({ event: "warning", message, at: (0,answer/* iso */.KH)(now) });
    return (0,staging/* inStaging */.r)(context.env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), async (copy) => {
        await (0,snapshot_files/* copyCarriedFiles */.rv)(stateDir, copy);
        const folder = state_folder/* StateFolder */.sy.open(copy, context.redactor);
        try {
            return await planIn(folder, facts);
        }
        finally {
            folder.close();
        }
    });
}
async function planIn(folder, { config, context, tasks, now }) {
    const { clock, identity } = context;
    const warn = (message) => context.sink.on({ event: "warning", message, at: (0,answer/* iso */.KH)(clock.now()) });
    const whole = { ...config, job: { index: 0, total: 1 } };
    const prepared = await (0,prepare/* prepare */.iA)(folder, { config: whole, tasks, identity, loadDetector: context.loadDetector, now });
    for (const message of prepared.warnings)
        warn(message);
    const durations = (0,prepare/* recordedDurations */.SN)(folder.paths.baseline, prepared.outstanding);
    const open = openUntil(prepared, now);
    const startable = prepared.outstanding.filter(({ task }) => !open.has(task.provider));
    const jobs = balance(startable.map(({ task }) => ({ hash: task.hash, durationS: durations.get(task.id) ?? task.weight ?? null })), {
        maxJobs: config.maxJobs,
        targetJobS: config.targetJobDurationMs === null ? null : config.targetJobDurationMs / 1_000,
        concurrency: config.concurrency,
    });
    (0,plan_file/* writePlan */.pD)(folder.paths.plan, { campaign: prepared.campaign.id, identity, jobs, now });
    folder.writeCheckpoint({
        v: format/* FORMAT_VERSION */.Hp,
        seq: (prepared.checkpoint?.seq ?? 0) + 1,
        updated_at: (0,answer/* iso */.KH)(now),
        run: identity.run,
        job: "plan",
        jobs: Math.max(1, jobs.length, prepared.isNew ? 1 : (prepared.checkpoint?.jobs ?? 1)),
        campaigns: [
            (0,campaign/* settleCampaign */.MJ)(prepared.campaign, {
                isComplete: prepared.outstanding.length === 0,
                workflowRun: identity.workflowRun,
                completedAt: (0,answer/* iso */.KH)(now),
            }),
            ...prepared.campaigns.slice(1),
        ],
        circuits: prepared.checkpoint?.circuits ?? {},
        limits: prepared.checkpoint?.limits ?? {},
        durations_s: prepared.checkpoint?.durations_s ?? [],
    });
    const ends = prepared.outstanding.flatMap(({ task }) => open.get(task.provider) ?? []);
    return {
        campaign: prepared.campaign.id,
        matrix: jobs.map((_, index) => index),
        outstanding: prepared.outstanding.length,
        tasks: prepared.outstanding.map(({ task }) => folder.publicName(task.id)),
        resumeAt: ends.length === 0 ? null : ends.reduce((first, next) => Math.min(first, next)),
    };
}
function openUntil(prepared, now) {
    const open = new Map();
    const providers = new Set(prepared.outstanding.map(({ task }) => task.provider));
    for (const provider of providers) {
        const circuit = (0,circuits/* restoreCircuit */.wl)(prepared.checkpoint, provider, now);
        if (circuit?.state === "open" && circuit.untilAt > now)
            open.set(provider, circuit.untilAt);
    }
    return open;
}

// EXTERNAL MODULE: ./build/engine/warning-sink.js
var warning_sink = __webpack_require__(639);
// EXTERNAL MODULE: ./build/action/context.js + 10 modules
var action_context = __webpack_require__(8279);
// EXTERNAL MODULE: ./build/action/say.js
var say = __webpack_require__(8232);
;// CONCATENATED MODULE: ./build/action/plan.js






async function runPlan(onSignal) {
    const sinkFor = () => ({ sink: (0,warning_sink/* warningSink */.m)(say/* warn */.R), echo: null });
    const { config, context } = await (0,action_context/* actionContext */.n)({ taker: "plan", slot: carry/* PLAN_JOB */.eb, onSignal, sinkFor });
    const plan = await makePlan(config, context);
    const resumeAt = plan.resumeAt === null ? "" : new Date(plan.resumeAt).toISOString();
    core/* setOutput */.uH("matrix", JSON.stringify(plan.matrix));
    core/* setOutput */.uH("jobs", String(plan.matrix.length));
    core/* setOutput */.uH("outstanding", String(plan.outstanding));
    core/* setOutput */.uH("resume-at", resumeAt);
    const until = plan.matrix.length === 0 && resumeAt !== "" ? `; every provider is stopped until ${resumeAt}` : "";
    core.info(`${plan.outstanding} tasks outstanding, ${plan.matrix.length} jobs${until}`);
}


/***/ }),

/***/ 639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ warningSink)
/* harmony export */ });
function warningSink(write) {
    return {
        on(event) {
            if (event.event === "warning")
                write(event.message);
        },
    };
}


/***/ })

};
