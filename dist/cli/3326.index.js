export const id = 3326;
export const ids = [3326];
export const modules = {

/***/ 43326:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  simulateCommand: () => (/* binding */ simulateCommand)
});

// EXTERNAL MODULE: ./build/config/command-options.js
var command_options = __webpack_require__(25048);
// EXTERNAL MODULE: ./build/config/config.js + 2 modules
var config_config = __webpack_require__(48991);
// EXTERNAL MODULE: ./build/config/inputs.js + 2 modules
var inputs = __webpack_require__(98065);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(19023);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(91538);
// EXTERNAL MODULE: ./build/core/spend.js
var spend = __webpack_require__(13423);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(39381);
// EXTERNAL MODULE: ./build/core/task.js
var task = __webpack_require__(94678);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(4083);
// EXTERNAL MODULE: ./build/core/zone.js
var zone = __webpack_require__(90849);
// EXTERNAL MODULE: ./build/engine/estimate.js
var estimate = __webpack_require__(18710);
// EXTERNAL MODULE: ./build/engine/run-settings.js
var run_settings = __webpack_require__(48125);
// EXTERNAL MODULE: ./build/provider/settings.js + 1 modules
var settings = __webpack_require__(33213);
// EXTERNAL MODULE: ./build/report/redact.js + 2 modules
var redact = __webpack_require__(19765);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(88095);
// EXTERNAL MODULE: ./build/provider/chance.js
var chance = __webpack_require__(465);
// EXTERNAL MODULE: ./build/provider/gate.js
var provider_gate = __webpack_require__(89218);
// EXTERNAL MODULE: ./build/provider/quota.js
var provider_quota = __webpack_require__(73489);
// EXTERNAL MODULE: ./build/core/apply.js + 4 modules
var apply = __webpack_require__(80798);
// EXTERNAL MODULE: ./build/core/classify.js
var classify = __webpack_require__(52045);
// EXTERNAL MODULE: ./build/core/decide.js
var decide = __webpack_require__(70039);
// EXTERNAL MODULE: ./build/core/lane.js
var core_lane = __webpack_require__(28101);
// EXTERNAL MODULE: ./build/core/pending.js
var pending = __webpack_require__(85704);
// EXTERNAL MODULE: ./build/core/state.js
var state = __webpack_require__(97710);
// EXTERNAL MODULE: ./build/core/state-edits.js
var state_edits = __webpack_require__(40950);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48505);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(86411);
;// CONCATENATED MODULE: ./build/simulate/refusal-words.js


function readRefusal(refusal, { thresholdMs, unitMs }, now) {
    switch (refusal.kind) {
        case "rate-limit": {
            if (refusal.waits === "unstated")
                return limit("cap", null, null);
            const waitMs = Math.ceil(refusal.rate.waitMs / unitMs) * unitMs;
            return limit(waitMs <= thresholdMs ? "wait" : "stop", waitMs, null);
        }
        case "daily-quota":
            return refusal.waitMs <= thresholdMs
                ? limit("wait", refusal.waitMs, null)
                : limit("stop", refusal.waitMs, now + refusal.waitMs);
        case "quota-exhausted":
            return limit("stop", null, null);
        case "overload":
            return null;
        default:
            return (0,unreachable/* unreachable */.H)(refusal);
    }
}
function limit(kind, retryAfterMs, resetAt) {
    return { ...rate_limit/* NOTHING_DETECTED */.XV, kind, retryAfterMs, resetAt, evidence: "the simulated provider refused" };
}

// EXTERNAL MODULE: ./build/core/heap.js
var heap = __webpack_require__(69521);
;// CONCATENATED MODULE: ./build/simulate/virtual-clock.js

class VirtualClock {
    #instants;
    #now;
    #order = 0;
    #timers = null;
    constructor(startAt, instants = "whole") {
        this.#now = startAt;
        this.#instants = instants;
    }
    now() {
        return this.#now;
    }
    at(instant, act) {
        const timer = { isCancelled: false, act };
        const key = Math.max(this.#instants === "whole" ? Math.ceil(instant) : instant, this.#now);
        this.#timers = (0,heap/* heapPush */.by)(this.#timers, { key, tie: this.#order++ }, timer);
        return () => {
            timer.isCancelled = true;
        };
    }
    nextAt() {
        while (this.#timers?.item.isCancelled)
            this.#timers = (0,heap/* heapPop */.i9)(this.#timers);
        return this.#timers?.key ?? null;
    }
    moveTo(instant) {
        this.#now = Math.max(this.#now, instant);
    }
    step() {
        const at = this.nextAt();
        const first = this.#timers;
        if (at === null || first === null)
            return false;
        this.#timers = (0,heap/* heapPop */.i9)(first);
        this.moveTo(at);
        first.item.act();
        return true;
    }
}

;// CONCATENATED MODULE: ./build/simulate/night.js










const NOTHING_CARRIED = { circuit: null, limit: null, durationsMs: [], attempts: new Map() };
const PROVIDER = "simulated";
const STARTUP_MS = 30;
const LEAVE_MS = 10;
const STOP_MS = 50;
function simulateNight(options) {
    return new Simulation(options).run();
}
const FAILED = { class: "legitimate", message: "failed by itself", exitCode: 1, signal: null };
const PASSED = { class: "graded", status: "passed", row: null };
const KILLED = { class: "kill_shaped", message: "stopped", exitCode: null, signal: "SIGTERM" };
class Simulation {
    #options;
    #clock;
    #children = new Map();
    #attempts;
    #doneAt = [];
    #outstanding;
    #calledAt = [];
    #refusedAt = [];
    #state;
    #status = null;
    #cancelWake = () => { };
    #started = 0;
    #busyMs = 0;
    constructor(options) {
        this.#options = options;
        this.#clock = new VirtualClock(options.startsAt);
        this.#attempts = new Map(options.carried.attempts);
        this.#outstanding = new Set(options.outstanding);
        this.#state = openNight(options);
    }
    run() {
        const { scenario, startsAt } = this.#options;
        this.#turn();
        while (this.#status === null) {
            if (!this.#clock.step())
                throw new Error("The simulated run stands still");
        }
        return {
            figures: {
                startedAt: startsAt,
                endedAt: this.#now,
                status: this.#status,
                done: this.#doneAt.length,
                calls: this.#calledAt.length,
                rateLimitedCalls: this.#refusedAt.length,
                busyMs: this.#busyMs,
            },
            carried: { ...carriedOn(this.#state, scenario.settings.concurrency), attempts: this.#attempts },
            outstanding: [...this.#outstanding],
            doneAt: this.#doneAt,
            calledAt: this.#calledAt,
            refusedAt: this.#refusedAt,
        };
    }
    #turn() {
        this.#cancelWake();
        while (this.#status === null) {
            const at = this.#now;
            const command = (0,decide/* decide */.L)(this.#state, at);
            switch (command.kind) {
                case "wait":
                    if (command.untilAt !== null)
                        this.#cancelWake = this.#clock.at(command.untilAt, () => this.#turn());
                    return;
                case "start":
                    this.#start(command);
                    break;
                case "stop": {
                    const { key, reason, graceMs } = command;
                    this.#take({ type: "child-stopping", at, key, reason, graceMs });
                    this.#after(STOP_MS, () => this.#kill(key));
                    break;
                }
                case "finish":
                    this.#status = command.status;
                    break;
                case "preflight":
                    throw new Error("No simulated run has a preflight");
                default:
                    (0,unreachable/* unreachable */.H)(command);
            }
        }
    }
    #start({ provider, source, slot, probe, tasks }) {
        const at = this.#now;
        this.#started += 1;
        const key = `c${this.#started}`;
        this.#take({ type: "attempt-started", at, key, provider, source, slot, probe, tasks });
        const child = { key, open: [...tasks], startedAt: at, sinceAt: at, cancelNext: () => { } };
        this.#children.set(key, child);
        this.#advance(child, this.#life(child));
    }
    #advance(child, life) {
        const step = life.next();
        if (step.done)
            this.#leave(child);
        else
            child.cancelNext = this.#after(step.value, () => this.#advance(child, life));
    }
    *#life(child) {
        const { durationOf, chance, scenario } = this.#options;
        const firstMs = durationOf(child.open[0]?.position ?? 0);
        const startupMs = Math.min(STARTUP_MS, firstMs / 10) * (0.5 + chance());
        yield startupMs;
        let workMs = firstMs - startupMs;
        for (let next = child.open[0]; next !== undefined; next = child.open[0]) {
            const refusal = yield* this.#work(workMs);
            if (refusal !== null) {
                this.#settle(child, refusal);
                this.#settleAll(child, { class: "unfinished" });
                return;
            }
            this.#settle(child, scenario.failureRate > 0 && chance() < scenario.failureRate ? FAILED : PASSED);
            workMs = durationOf(child.open[0]?.position ?? 0);
        }
    }
    *#work(durationMs) {
        const { requestsPerTask } = this.#options.scenario;
        const steps = Math.max(1, requestsPerTask);
        for (let step = 0; step < steps; step += 1) {
            const refusal = requestsPerTask > 0 ? this.#call() : null;
            if (refusal !== null) {
                yield LEAVE_MS;
                return refusal;
            }
            yield durationMs / steps;
        }
        return null;
    }
    #call() {
        const { scenario, gate, chance } = this.#options;
        this.#calledAt.push(this.#now);
        const decision = gate.decide({ now: this.#now, chance: chance() });
        if (decision.kind !== "refused")
            return null;
        const stated = { thresholdMs: scenario.retryAfterThresholdMs, unitMs: scenario.waitUnitMs };
        const limit = readRefusal(decision.refusal, stated, this.#now);
        const ended = { message: "refused", exitCode: 1, signal: null };
        if (limit === null)
            return { class: "transient", ...ended };
        this.#refusedAt.push(this.#now);
        return (0,classify/* limited */.TJ)(limit, ended);
    }
    #kill(key) {
        const child = this.#children.get(key);
        if (child === undefined)
            return;
        this.#settleAll(child, KILLED);
        this.#leave(child);
    }
    #settleAll(child, outcome) {
        while (child.open.length > 0)
            this.#settle(child, outcome);
    }
    #settle(child, outcome) {
        const { key, sinceAt } = child;
        const pending = child.open.shift();
        if (pending === undefined)
            return;
        const [at, random] = [this.#now, this.#options.chance()];
        child.sinceAt = at;
        const durationMs = at - sinceAt;
        this.#take({ type: "task-settled", at, key, id: pending.task.id, outcome, durationMs, random });
        if (outcome.class === "legitimate" || outcome.class === "transient") {
            this.#attempts.set(pending.position, pending.attempt);
        }
        const isDone = this.#state.effects.some((effect) => effect.kind === "note" && effect.note.event === "task_settled" && effect.note.next === "done");
        if (isDone) {
            this.#outstanding.delete(pending.position);
            this.#doneAt.push(at);
        }
    }
    #leave(child) {
        const { key, startedAt } = child;
        child.cancelNext();
        this.#children.delete(key);
        this.#busyMs += this.#now - startedAt;
        this.#take({ type: "attempt-ended", at: this.#now, key });
        this.#turn();
    }
    #take(event) {
        this.#state = (0,apply/* apply */.B)(this.#state, event);
    }
    get #now() {
        return this.#clock.now();
    }
    #after(ms, act) {
        return this.#clock.at(this.#now + Math.round(ms), act);
    }
}
function openNight({ scenario, startsAt, outstanding, carried }) {
    const pending = outstanding.map((index) => pendingOf(index, carried.attempts));
    const lane = (0,core_lane/* openLane */.BH)(PROVIDER, pending, {
        ceiling: scenario.settings.concurrency,
        learnedLimit: carried.limit,
        circuit: restored(carried.circuit, startsAt),
        preflight: false,
    });
    const deadlineAt = scenario.timeBudgetMs === null ? null : startsAt + scenario.timeBudgetMs;
    const settings = { ...scenario.settings, deadlineAt };
    return (0,state/* openState */.G)(settings, [lane], { now: startsAt, durationsMs: carried.durationsMs });
}
function pendingOf(index, attempts) {
    const id = `t${index}`;
    const task = { id, hash: id, json: "{}", provider: PROVIDER };
    return (0,pending/* openPending */.Y)(task, { position: index, attempt: 1 + (attempts.get(index) ?? 0) });
}
function restored(circuit, now) {
    return circuit?.state === "open" ? { ...circuit, policy: circuit.untilAt > now ? "stop" : "wait" } : null;
}
function carriedOn(state, ceiling) {
    const { circuit, limit } = (0,state_edits/* laneOf */.kk)(state, PROVIDER);
    return { circuit, limit: limit.value < ceiling ? limit.value : null, durationsMs: state.durationsMs };
}

// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(37407);
;// CONCATENATED MODULE: ./build/simulate/scenario.js

const MOST_NIGHTS = 1_000;
function attemptsOfTask({ failureRate, settings }) {
    return failureRate === 0 ? 1 : (1 - failureRate ** settings.maxAttempts) / (1 - failureRate);
}
const Z90 = 1.2816;
function durationOf(model, index, chances) {
    if (model.kind === "recorded")
        return model.durationsMs[index % model.durationsMs.length] ?? 0;
    const sigma = Math.log(Math.max(1, model.p90Ms / model.medianMs)) / Z90;
    const normal = Math.sqrt(-2 * Math.log(1 - chances[0])) * Math.cos(2 * Math.PI * chances[1]);
    return model.medianMs * Math.exp(sigma * normal);
}
function meanDurationMs(model) {
    if (model.kind === "recorded") {
        return model.durationsMs.reduce((sum, durationMs) => sum + durationMs, 0) / Math.max(1, model.durationsMs.length);
    }
    const sigma = Math.log(Math.max(1, model.p90Ms / model.medianMs)) / Z90;
    return model.medianMs * Math.exp(sigma ** 2 / 2);
}
const CHILDREN_OF_A_JOB = 32;
const ROOM = 1.2;
function advise(scenario) {
    const { tasks, requestsPerTask, provider, timeBudgetMs, settings } = scenario;
    const meanMs = meanDurationMs(scenario.duration);
    const widest = Math.max(1, Math.min(Math.ceil(tasks / settings.shardSize), split/* MOST_JOBS */.r2 * CHILDREN_OF_A_JOB));
    const { rate } = provider;
    const wishes = [];
    if (rate !== null && requestsPerTask > 0) {
        const tasksPerMs = rate.requests / rate.perMs / requestsPerTask;
        wishes.push([Math.ceil(tasksPerMs * meanMs * ROOM), "more children would only wait for the provider's rate"]);
    }
    if (timeBudgetMs !== null) {
        const workMs = tasks * attemptsOfTask(scenario) * meanMs * ROOM;
        const children = Math.ceil(workMs / Math.max(1, timeBudgetMs - meanMs));
        wishes.push([children, "this many children finish the tasks within one time budget"]);
    }
    const given = settings.concurrency;
    const [wide, reason] = wishes.sort(([a], [b]) => a - b)[0] ?? [given, "neither a rate nor a time budget bounds it"];
    const children = Math.max(1, Math.min(widest, wide));
    const jobs = Math.min(split/* MOST_JOBS */.r2, Math.ceil(children / CHILDREN_OF_A_JOB));
    return { concurrency: Math.max(1, Math.ceil(children / jobs)), jobs, reason };
}

;// CONCATENATED MODULE: ./build/simulate/forecast.js





const EXACT_CALLS = 60_000;
const SAMPLE_TASKS = 4_000;
const SAMPLE_ROUNDS = 8;
function forecast(scenario) {
    const calls = scenario.tasks * Math.max(1, scenario.requestsPerTask);
    return calls <= EXACT_CALLS ? exactForecast(scenario) : sampledForecast(scenario);
}
function repeat(model, scenario, run) {
    const nights = [];
    let outstanding = scenario.tasks;
    let startsAt = scenario.startsAt;
    while (outstanding > 0 && nights.length < MOST_NIGHTS) {
        const figures = run(startsAt, outstanding);
        nights.push(figures);
        outstanding -= figures.done;
        startsAt = scenario.nextStart(figures.endedAt);
    }
    return { model, nights, outstanding };
}
function exactForecast(scenario) {
    const chances = chancesOf(scenario);
    const gate = new provider_gate/* Gate */.iD(scenario.provider);
    let night = {
        outstanding: Array.from({ length: scenario.tasks }, (_, index) => index),
        carried: NOTHING_CARRIED,
    };
    return repeat("exact", scenario, (startsAt) => {
        const { outstanding, carried } = night;
        const next = simulateNight({ scenario, startsAt, outstanding, carried, gate, ...chances });
        night = next;
        return next.figures;
    });
}
function chancesOf(scenario) {
    const durations = (0,chance/* seededChance */.h)(scenario.seed + 1);
    const known = new Map();
    return {
        chance: (0,chance/* seededChance */.h)(scenario.seed),
        durationOf(index) {
            const durationMs = known.get(index) ?? Math.max(1, durationOf(scenario.duration, index, [durations(), durations()]));
            known.set(index, durationMs);
            return durationMs;
        },
    };
}
function takeSample(scenario) {
    const { concurrency } = scenario.settings;
    const tasks = Math.min(scenario.tasks, Math.max(SAMPLE_TASKS, SAMPLE_ROUNDS * concurrency));
    const provider = { ...scenario.provider, quota: null };
    const { doneAt, calledAt, refusedAt, figures } = simulateNight({
        scenario: { ...scenario, provider, timeBudgetMs: null },
        startsAt: scenario.startsAt,
        outstanding: Array.from({ length: tasks }, (_, index) => index),
        gate: new provider_gate/* Gate */.iD(provider),
        carried: NOTHING_CARRIED,
        ...chancesOf(scenario),
    });
    const done = Math.max(1, doneAt.length);
    const from = Math.floor(done / 2);
    const to = Math.floor((done * 7) / 8);
    const [fromAt, toAt] = [doneAt[from] ?? figures.startedAt, doneAt[to] ?? figures.endedAt];
    const growth = (inWindow, inAll) => {
        const each = to > from ? inWindow / (to - from) : inAll / done;
        return { each, around: Math.max(0, inAll - each * done) };
    };
    const countIn = (instants) => instants.filter((at) => at >= fromAt && at < toAt).length;
    return {
        ms: growth(toAt - fromAt, figures.endedAt - figures.startedAt),
        calls: growth(countIn(calledAt), calledAt.length),
        refused: growth(countIn(refusedAt), refusedAt.length),
        busyMsOfTask: figures.busyMs / done,
        mostDone: figures.status === "stopped" ? done : Number.POSITIVE_INFINITY,
    };
}
function sampledForecast(scenario) {
    const sample = takeSample(scenario);
    const quota = scenario.requestsPerTask === 0 ? null : scenario.provider.quota;
    const calls = scenario.requestsPerTask * attemptsOfTask(scenario);
    const budgetMs = scenario.timeBudgetMs ?? Number.POSITIVE_INFINITY;
    const inBudget = Math.floor(Math.max(0, budgetMs - sample.ms.around) / Math.max(1e-6, sample.ms.each));
    let used = provider_quota/* UNUSED_QUOTA */.u0;
    return repeat("sampled", scenario, (startedAt, outstanding) => {
        if (quota !== null)
            used = (0,provider_quota/* quotaAt */.S9)(used, quota, startedAt);
        const left = quota === null ? null : Math.max(0, quota.requests - used.used);
        const inQuota = left === null ? outstanding : Math.floor(left / calls);
        const done = Math.min(outstanding, inBudget, inQuota, sample.mostDone);
        const isQuotaSpent = done === inQuota && done < outstanding;
        const isStopped = isQuotaSpent || done === sample.mostDone;
        const endedAt = startedAt + extended(sample.ms, done);
        const atTheEnd = isQuotaSpent ? 1 : 0;
        const spent = isQuotaSpent ? (left ?? 0) : done * calls;
        if (quota !== null && spent > 0)
            used = (0,provider_quota/* useQuota */.ag)({ ...used, used: used.used + spent - 1 }, quota, endedAt);
        return {
            startedAt,
            endedAt,
            status: done === outstanding ? "complete" : isStopped ? "stopped" : "out_of_time",
            done,
            calls: Math.round(extended(sample.calls, done)) + atTheEnd,
            rateLimitedCalls: Math.round(extended(sample.refused, done)) + atTheEnd,
            busyMs: done * sample.busyMsOfTask,
        };
    });
}
function extended({ each, around }, tasks) {
    return tasks === 0 ? 0 : around + each * tasks;
}
function sumUp(scenario, { nights, outstanding }) {
    const sum = (value) => nights.reduce((total, night) => total + value(night), 0);
    const calls = sum((night) => night.calls);
    const rateLimitedCalls = sum((night) => night.rateLimitedCalls);
    const runningMs = sum((night) => night.endedAt - night.startedAt);
    const placesMs = runningMs * scenario.settings.concurrency;
    const { rate } = scenario.provider;
    const allowed = rate === null ? 0 : nights.length * rate.burst + (runningMs * rate.requests) / rate.perMs;
    return {
        nights: nights.length,
        calls,
        rateLimitedCalls,
        finishAt: outstanding === 0 ? (nights.at(-1)?.endedAt ?? scenario.startsAt) : null,
        runningMs,
        utilisation: placesMs === 0 ? 0 : Math.min(1, sum((night) => night.busyMs) / placesMs),
        providerUtilisation: allowed === 0 ? null : Math.min(1, (calls - rateLimitedCalls) / allowed),
    };
}

// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(21413);
// EXTERNAL MODULE: ./build/tasks/read-tasks.js + 1 modules
var read_tasks = __webpack_require__(12694);
// EXTERNAL MODULE: ./build/cli/streams.js
var streams = __webpack_require__(90283);
;// CONCATENATED MODULE: ./build/cli/simulate.js




















async function simulateCommand(line) {
    const options = (0,inputs/* readOptions */.Tt)(command_options/* SIMULATE_OPTIONS */.ax, line.options);
    const config = (0,config_config/* readConfig */.X)(line.inputs, { origin: "cli", env: process.env, taker: "simulate" });
    const scenario = await scenarioOf(options, config);
    const result = forecast(scenario);
    const sums = sumUp(scenario, result);
    const advice = advise(scenario);
    if (line.flags.json)
        (0,streams/* printJson */.Q2)(toJson(result, sums, advice));
    else
        (0,streams.informText)(toTable(scenario, { result, sums, advice }));
    return tally/* EXIT */.dc.ok;
}
async function scenarioOf(options, config) {
    const startsAt = options.nowAt ?? Date.now();
    const { tasks, schedule, timezone, waits, requestsPerTask, failureRate } = options;
    return {
        ...forecastBounds(config, options.jobs),
        requestsPerTask,
        failureRate,
        seed: 1,
        startsAt,
        tasks: tasks.kind === "count" ? tasks.count : await countTasks(tasks.path),
        duration: durationModel(options),
        provider: settings/* settingsSchema */.d.parse({
            rate: rateOf(options),
            waits: waits === "unstated" ? "unstated" : "stated",
            quota: quotaOf(options),
        }),
        waitUnitMs: waits === "seconds" ? 1_000 : 1,
        nextStart: (endedAt) => schedule.kind === "after"
            ? endedAt + schedule.durationMs
            : (0,zone/* nextClockTime */.dt)(schedule.hour, schedule.minute, timezone, endedAt),
    };
}
function forecastBounds(config, jobs) {
    const { retryAfterThresholdMs, timeBudgetMs } = config;
    const settings = {
        concurrency: (0,run_settings/* concurrencyOf */.RO)(config) * jobs,
        shardSize: config.shardSize,
        maxAttempts: config.maxAttempts,
        maxFailures: null,
        failFast: false,
        maxWaitMs: config.maxWaitMs,
        defaultWaitMs: config.defaultWaitMs,
        stopGraceMs: config.stopGraceMs,
        interruptGraceMs: config.killGraceMs,
        killGraceMs: config.killGraceMs,
        budget: spend/* NO_BUDGET */.QQ,
        preflight: false,
    };
    return { settings, retryAfterThresholdMs, timeBudgetMs };
}
function rateOf({ burst, requestsPerMinute: requests }) {
    return requests === null ? null : { requests, perMs: 60_000, burst: burst ?? Math.max(1, Math.round(requests / 60)) };
}
async function countTasks(path) {
    const workspace = process.cwd();
    const tasks = await (0,read_tasks/* readTasks */.j)({ kind: "tasks", value: path }, {
        workspace,
        workingDirectory: workspace,
        env: {},
        redactor: (0,redact.environmentRedactor)(process.env),
        provider: task/* DEFAULT_PROVIDER */.G,
        repeats: 1,
        passWithNoTasks: false,
        warn: streams/* inform */.IP,
    });
    return tasks.count;
}
function durationModel(options) {
    if (options.duration !== null)
        return { kind: "spread", ...options.duration };
    const durationsMs = (0,estimate/* recordedDurationsMs */.y)((0,state_paths/* statePaths */.mt)(options.stateDir));
    if (durationsMs.length > 0)
        return { kind: "recorded", durationsMs };
    throw new user_error/* UserError */.y(`Expected durations of earlier runs in ${options.stateDir}, found none. Give \`--duration\`, such as \`--duration 30s/2m\` (median/90th percentile).`);
}
function quotaOf({ dailyQuota, quotaReset, timezone: zone }) {
    if (dailyQuota === null)
        return null;
    const reset = quotaReset.kind === "after" ? quotaReset : { ...quotaReset, zone };
    return { requests: dailyQuota, form: "requests-per-day", reset };
}
function toJson(result, sums, advice) {
    return {
        model: result.model,
        finishes: result.outstanding === 0,
        outstanding: result.outstanding,
        nights: sums.nights,
        calls: sums.calls,
        rate_limited_calls: sums.rateLimitedCalls,
        finish_at: sums.finishAt === null ? null : (0,instant/* iso */.K)(sums.finishAt),
        running_s: sums.runningMs / 1_000,
        utilisation: rounded(sums.utilisation),
        provider_utilisation: sums.providerUtilisation === null ? null : rounded(sums.providerUtilisation),
        recommended: advice,
        runs: result.nights.map((night) => ({
            started_at: (0,instant/* iso */.K)(night.startedAt),
            ended_at: (0,instant/* iso */.K)(night.endedAt),
            status: night.status,
            done: night.done,
            calls: night.calls,
            rate_limited_calls: night.rateLimitedCalls,
        })),
    };
}
function rounded(share) {
    return Math.round(share * 1_000) / 1_000;
}
function toTable(scenario, { result, sums, advice }) {
    const finish = sums.finishAt === null
        ? `never: ${result.outstanding} tasks are outstanding after ${MOST_NIGHTS} runs`
        : (0,instant/* iso */.K)(sums.finishAt);
    const width = `${advice.concurrency} a job, ${advice.jobs} ${advice.jobs === 1 ? "job" : "jobs"} (${advice.reason})`;
    const rows = [
        ["tasks", String(scenario.tasks)],
        ["runs", String(sums.nights)],
        ["finish", finish],
        ["running", (0,duration/* formatDuration */.a3)(sums.runningMs)],
        ["calls", String(sums.calls)],
        ["rate-limited", `${sums.rateLimitedCalls} (${(0,words/* percent */.KN)(sums.rateLimitedCalls / Math.max(1, sums.calls))})`],
        ["children busy", (0,words/* percent */.KN)(sums.utilisation)],
        ["provider used", sums.providerUtilisation === null ? "-" : (0,words/* percent */.KN)(sums.providerUtilisation)],
        ["recommended", `concurrency ${width}`],
        ["model", result.model === "exact" ? "every child simulated" : "a sample simulated, its rates extrapolated"],
    ];
    return (0,streams/* table */.tp)(rows, 14);
}


/***/ }),

/***/ 85704:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ openPending)
/* harmony export */ });
/* harmony import */ var _setbacks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73791);

function openPending(task, place, setbacks = _setbacks_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SETBACKS */ .tr) {
    return { task, ...place, kills: 0, capRounds: 0, suspicions: 0, shardLimit: Number.POSITIVE_INFINITY, setbacks };
}


/***/ }),

/***/ 97710:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openState)
/* harmony export */ });
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13423);

const NEW_CAMPAIGN = { chargesAtOnce: false, graded: new Set(), killStreakRuns: 0 };
function openState(settings, lanes, options) {
    const { chargesAtOnce, graded, killStreakRuns } = options.campaign ?? NEW_CAMPAIGN;
    const budgetMs = settings.deadlineAt === null ? null : settings.deadlineAt - options.now;
    const fits = (durationMs) => budgetMs === null || durationMs * settings.shardSize < budgetMs;
    return {
        settings,
        runStartedAt: options.now,
        lanes: new Map(lanes.map((lane) => [lane.provider, { ...lane, hasGraded: graded.has(lane.provider) }])),
        running: new Map(),
        ending: null,
        waitedMs: 0,
        durationsMs: options.durationsMs.filter(fits).sort((a, b) => a - b),
        failures: 0,
        spent: _spend_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_SPENT */ .zx,
        killsInARow: 0,
        killStreakRuns,
        left: 0,
        leftReason: null,
        chargesAtOnce,
        held: [],
        effects: [],
    };
}


/***/ }),

/***/ 18710:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ estimateRun),
/* harmony export */   y: () => (/* binding */ recordedDurationsMs)
/* harmony export */ });
/* harmony import */ var _report_spend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48826);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83796);
/* harmony import */ var _run_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48125);



function recordedDurationsMs({ baseline, results }, onRow = () => { }) {
    const durationsMs = [];
    const note = (row) => {
        durationsMs.push(Math.max(1, row.duration_s * 1_000));
        onRow(row);
    };
    const stored = new Set();
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_1__/* .readLedger */ .SC)(results, (row) => {
        stored.add(row.campaign);
        note(row);
    });
    (0,_store_read_history_js__WEBPACK_IMPORTED_MODULE_1__/* .readLedger */ .SC)(baseline, (row) => {
        if (!stored.has(row.campaign))
            note(row);
    });
    return durationsMs;
}
function estimateRun(tasks, { config, paths }) {
    const spend = new _report_spend_js__WEBPACK_IMPORTED_MODULE_0__/* .SpendSum */ .y$();
    const durationsMs = recordedDurationsMs(paths, (row) => spend.add(row));
    const spent = spend.total();
    const costUsd = spent === null || spent.cost === null ? null : (spent.cost / spent.priced) * tasks;
    const results = durationsMs.length;
    if (results === 0)
        return { durationMs: null, runs: null, costUsd, results };
    const meanMs = durationsMs.reduce((sum, durationMs) => sum + durationMs, 0) / results;
    const childMs = Math.min(config.shardSize, tasks) * meanMs;
    const rounds = Math.ceil(Math.ceil(tasks / config.shardSize) / (0,_run_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .concurrencyOf */ .RO)(config));
    const roundsOfRun = config.timeBudgetMs === null ? rounds : Math.max(1, Math.floor(config.timeBudgetMs / childMs));
    return { durationMs: rounds * childMs, runs: rounds === 0 ? 0 : Math.ceil(rounds / roundsOfRun), costUsd, results };
}


/***/ }),

/***/ 48125:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ concurrencyOf),
/* harmony export */   TJ: () => (/* binding */ lanesOf),
/* harmony export */   f5: () => (/* binding */ settingsOf),
/* harmony export */   nT: () => (/* binding */ budgetOf)
/* harmony export */ });
/* unused harmony export maxFailuresOf */
/* harmony import */ var _core_lane_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28101);
/* harmony import */ var _core_pending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85704);
/* harmony import */ var _core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73791);
/* harmony import */ var _core_spend_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13423);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37407);
/* harmony import */ var _run_memory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97735);






const CANCEL_GRACE_MS = 3_000;
function settingsOf({ config, prepared, startedAt }) {
    return {
        concurrency: concurrencyOf(config),
        shardSize: shardSizeAfter(config.shardSize, prepared.memory.campaign.killStreakRuns),
        maxAttempts: config.maxAttempts,
        maxFailures: maxFailuresOf(config.maxFailures, prepared.total),
        failFast: config.failFast,
        maxWaitMs: config.maxWaitMs,
        defaultWaitMs: config.defaultWaitMs,
        stopGraceMs: config.stopGraceMs,
        interruptGraceMs: CANCEL_GRACE_MS,
        killGraceMs: config.killGraceMs,
        deadlineAt: config.timeBudgetMs === null ? null : startedAt + config.timeBudgetMs,
        budget: budgetOf(config),
        preflight: config.preflight !== null && prepared.outstanding.length > 0,
    };
}
function budgetOf({ maxCost, maxTokens, job }) {
    return (0,_core_spend_js__WEBPACK_IMPORTED_MODULE_3__/* .shareOf */ .tC)({ maxCostUsd: maxCost, maxTokens }, job.total);
}
function concurrencyOf(config) {
    const { sharedConcurrency: shared, job } = config;
    if (shared === null)
        return config.concurrency;
    return Math.max(1, Math.min(config.concurrency, (0,_core_split_js__WEBPACK_IMPORTED_MODULE_5__/* .shareOfJob */ .GO)(shared, job)));
}
function maxFailuresOf(limit, total) {
    if (limit === null)
        return null;
    if (limit.kind === "count")
        return limit.count;
    return Math.max(1, Math.ceil((Math.round(limit.percent * 1e6) * total) / 1e8));
}
function shardSizeAfter(shardSize, killStreakRuns) {
    return killStreakRuns === 0 ? shardSize : Math.ceil(shardSize / 8);
}
function lanesOf({ prepared, startedAt, config }, concurrency) {
    const { setbacksOf } = prepared.memory;
    const listed = prepared.outstanding.map((outstanding) => ({
        ...outstanding,
        setbacks: setbacksOf(outstanding.task),
    }));
    const ordered = listed.sort((a, b) => (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__/* .startRank */ .F0)(a.setbacks) - (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__/* .startRank */ .F0)(b.setbacks));
    const byProvider = new Map();
    for (const [position, { task, attempt, setbacks }] of ordered.entries()) {
        const open = (0,_core_pending_js__WEBPACK_IMPORTED_MODULE_1__/* .openPending */ .Y)(task, { position, attempt }, setbacks);
        const pending = setbacks.killed > 0 || (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__/* .runsAlone */ .Gx)(setbacks) ? { ...open, shardLimit: 1 } : open;
        const lane = byProvider.get(task.provider);
        if (lane)
            lane.push(pending);
        else
            byProvider.set(task.provider, [pending]);
    }
    return [...byProvider].map(([provider, pending]) => (0,_core_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .openLane */ .BH)(provider, pending, {
        ceiling: Math.min(concurrency, config.providerConcurrency.get(provider) ?? concurrency),
        learnedLimit: prepared.isNew ? null : (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .restoreLimit */ .kH)(prepared.checkpoint, provider),
        circuit: (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_4__/* .restoreCircuit */ .wl)(prepared.checkpoint, provider, { now: startedAt, isProbedNow: config.retryNow }),
        preflight: config.preflight !== null,
    }));
}


/***/ }),

/***/ 48826:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Of: () => (/* binding */ statedSpend),
/* harmony export */   fL: () => (/* binding */ costWords),
/* harmony export */   y$: () => (/* binding */ SpendSum)
/* harmony export */ });
/* harmony import */ var _core_spend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13423);

const KINDS = [
    [/^(?:total)?tokens(?:used|total)?$/, "tokens"],
    [/^(?:input|prompt)tokens$|^tokens(?:in|input|prompt)$/, "inputTokens"],
    [/^(?:output|completion)tokens$|^tokens(?:out|output|completion)$/, "outputTokens"],
    [/^(?:total)?(?:cost)?usd$|^usdcost$|^(?:total)?cost$/, "cost"],
];
class SpendSum {
    #sums = new Map();
    #priced = 0;
    add({ metrics, calls }) {
        if (metrics === undefined && calls === undefined)
            return;
        const stated = statedBy(metrics, calls);
        if (stated.has("cost"))
            this.#priced += 1;
        for (const [kind, value] of stated)
            this.#sums.set(kind, (this.#sums.get(kind) ?? 0) + value);
    }
    total() {
        if (this.#sums.size === 0)
            return null;
        const of = (kind) => this.#sums.get(kind) ?? null;
        return {
            tokens: of("tokens"),
            inputTokens: of("inputTokens"),
            outputTokens: of("outputTokens"),
            cost: of("cost"),
            priced: this.#priced,
        };
    }
}
function statedSpend(metrics) {
    const stated = statedBy(metrics);
    return { costUsd: stated.get("cost") ?? null, tokens: stated.get("tokens") ?? null };
}
function statedBy(metrics, calls) {
    const stated = readMetrics(metrics ?? {});
    const hasTokens = stated.has("tokens") || stated.has("inputTokens") || stated.has("outputTokens");
    if (calls !== undefined && !hasTokens && calls.made + calls.replayed > 0) {
        const { replayed_input_tokens: input = 0, replayed_output_tokens: output = 0 } = calls;
        stated.set("inputTokens", calls.input_tokens + input).set("outputTokens", calls.output_tokens + output);
    }
    if (calls?.cost_usd !== undefined && !stated.has("cost"))
        stated.set("cost", calls.cost_usd);
    const tokens = stated.get("tokens") ?? sumOf(stated.get("inputTokens"), stated.get("outputTokens"));
    return tokens === undefined ? stated : stated.set("tokens", tokens);
}
function readMetrics(metrics) {
    const stated = new Map();
    let isInDollars = false;
    const take = (name, value) => {
        if (typeof value !== "number" || !(value >= 0 && value <= Number.MAX_SAFE_INTEGER))
            return;
        const kind = kindOf(name);
        const isSurer = /usd/i.test(name) && !isInDollars;
        if (kind === null || (stated.has(kind) && !isSurer))
            return;
        stated.set(kind, value);
        isInDollars ||= isSurer;
    };
    for (const [name, value] of Object.entries(metrics))
        take(name, value);
    for (const [name, value] of Object.entries(metrics)) {
        if (typeof value !== "object" || value === null || Array.isArray(value))
            continue;
        for (const [inner, item] of Object.entries(value))
            take(/^tokens$/i.test(name) ? `${inner}tokens` : inner, item);
    }
    return stated;
}
function kindOf(name) {
    if (name.length > 30)
        return null;
    const bare = name.toLowerCase().replace(/[^a-z]/g, "");
    return KINDS.find(([form]) => form.test(bare))?.[1] ?? null;
}
function sumOf(input, output) {
    return input === undefined && output === undefined ? undefined : (input ?? 0) + (output ?? 0);
}
function costWords(cost) {
    return cost === null ? "" : (0,_core_spend_js__WEBPACK_IMPORTED_MODULE_0__/* .dollars */ .E9)(cost);
}


/***/ }),

/***/ 88095:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   C2: () => (/* binding */ localMinute),
/* harmony export */   Dt: () => (/* binding */ firstFew),
/* harmony export */   GQ: () => (/* binding */ wholeMinute),
/* harmony export */   Hn: () => (/* binding */ utcSecond),
/* harmony export */   In: () => (/* binding */ shortNumber),
/* harmony export */   Iu: () => (/* binding */ capitalised),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   Lo: () => (/* binding */ nameWords),
/* harmony export */   MH: () => (/* binding */ replayedWords),
/* harmony export */   Mm: () => (/* binding */ countsWords),
/* harmony export */   SM: () => (/* binding */ UNSELECTIVE),
/* harmony export */   _R: () => (/* binding */ UTC_MINUTE),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   f5: () => (/* binding */ CLASS_WORDS),
/* harmony export */   hC: () => (/* binding */ providerWords),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   o7: () => (/* binding */ statusWords),
/* harmony export */   ot: () => (/* binding */ classWords),
/* harmony export */   vD: () => (/* binding */ utcMinute),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* harmony import */ var _core_task_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94678);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84479);


function counted(count, noun, plural = `${noun}s`) {
    return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
function grouped(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
function countsWords(counts) {
    return Object.entries(counts).flatMap(([words, count]) => (count > 0 ? `${grouped(count)} ${words}` : []));
}
function nameWords(name) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleId */ .i2)(name), 120);
}
function providerWords(provider) {
    return nameWords((0,_core_task_js__WEBPACK_IMPORTED_MODULE_1__/* .providerInWords */ .S)(provider));
}
function replayedWords(replayed) {
    const tokens = replayed.input_tokens + replayed.output_tokens;
    const saved = tokens === 0 ? "not paid again" : `${counted(tokens, "token")} not paid again`;
    return `${counted(replayed.calls, "call")} replayed, ${saved}`;
}
const UNSELECTIVE = "to run the other tasks, run it without `only` and `sample`";
function firstFew(items, count = 20) {
    const shown = items.slice(0, count).join(", ");
    return items.length > count ? `${shown} and ${grouped(items.length - count)} more` : shown;
}
function capitalised(text) {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}
function sentence(text) {
    return text === "" || /[.!?…]$/.test(text) ? text : `${text}.`;
}
function percent(share) {
    const rounded = Math.round(share * 1_000) / 10;
    if (rounded === 100 && share < 1)
        return "99.9 %";
    if (rounded === 0 && share > 0)
        return "0.1 %";
    return `${Number.isInteger(rounded) ? rounded : rounded.toFixed(1)} %`;
}
function shortNumber(value) {
    return String(Number(value.toPrecision(3)));
}
function statusWords(status) {
    return status.replaceAll("_", " ");
}
const CLASS_WORDS = {
    graded: { name: "graded", meaning: "has a result" },
    passed: { name: "passed", meaning: "" },
    failed: { name: "failed", meaning: "graded, and the answer was wrong" },
    mixed: { name: "passed and failed", meaning: "the tasks of this shard differ" },
    rate_limited: { name: "rate-limited", meaning: "the provider refused it; not charged, runs again" },
    kill_shaped: { name: "killed", meaning: "ended by a signal; runs again" },
    timeout_exceeded: { name: "timed out", meaning: "ran longer than its timeout; not retried" },
    transient: { name: "transient failure", meaning: "the server or the connection failed; retried" },
    legitimate: { name: "errored", meaning: "the attempt gave no result; retried after all other tasks" },
    fatal: { name: "fatal failure", meaning: "cannot succeed; not retried" },
    skipped: { name: "skipped", meaning: "" },
    unfinished: { name: "unfinished", meaning: "the child ended without a result for it; runs again" },
    running: { name: "still running", meaning: "no end was recorded" },
};
function classWords(outcome) {
    return CLASS_WORDS[outcome].name;
}
function failureWords(failure) {
    if (failure === "graded")
        return "graded as failed";
    if (failure === "skipped")
        return "skipped";
    return failure === "legitimate" ? "errored" : `errored (${classWords(failure).replace(" failure", "")})`;
}
const MARGIN_MS = 5_000;
const MINUTE_MS = 60_000;
function utcMinute(at) {
    return `${new Date(wholeMinute(at)).toISOString().slice(0, 16)}Z`;
}
const UTC_MINUTE = /\d{4}-\d\d-\d\dT\d\d:\d\dZ/g;
function utcSecond(at) {
    return `${new Date(at).toISOString().slice(0, 19)}Z`;
}
function localMinute(at, now) {
    const date = new Date(wholeMinute(at));
    if (date.getTimezoneOffset() === 0)
        return "";
    const two = (value) => String(value).padStart(2, "0");
    const time = `${two(date.getHours())}:${two(date.getMinutes())} local time`;
    const isToday = date.toDateString() === new Date(now).toDateString();
    return isToday ? time : `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${time}`;
}
function wholeMinute(at) {
    return Math.ceil((at - MARGIN_MS) / MINUTE_MS) * MINUTE_MS;
}


/***/ })

};
