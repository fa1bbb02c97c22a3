export const id = 5940;
export const ids = [5940];
export const modules = {

/***/ 45940:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  simulateCommand: () => (/* binding */ simulateCommand)
});

// EXTERNAL MODULE: ./build/config/command-options.js
var command_options = __webpack_require__(22389);
// EXTERNAL MODULE: ./build/config/config.js + 2 modules
var config_config = __webpack_require__(10742);
// EXTERNAL MODULE: ./build/config/inputs.js + 2 modules
var inputs = __webpack_require__(45725);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/tally.js
var tally = __webpack_require__(23540);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/core/words.js
var words = __webpack_require__(23627);
// EXTERNAL MODULE: ./build/core/zone.js
var zone = __webpack_require__(93898);
// EXTERNAL MODULE: ./build/engine/estimate.js
var estimate = __webpack_require__(1437);
// EXTERNAL MODULE: ./build/engine/run-settings.js
var run_settings = __webpack_require__(99602);
// EXTERNAL MODULE: ./build/provider/settings.js + 1 modules
var settings = __webpack_require__(90426);
// EXTERNAL MODULE: ./build/report/redact.js + 2 modules
var redact = __webpack_require__(6881);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/provider/chance.js
var provider_chance = __webpack_require__(22886);
// EXTERNAL MODULE: ./build/provider/gate.js
var provider_gate = __webpack_require__(16417);
// EXTERNAL MODULE: ./build/core/lane.js
var core_lane = __webpack_require__(40130);
// EXTERNAL MODULE: ./build/core/pending.js
var pending = __webpack_require__(4517);
// EXTERNAL MODULE: ./build/core/state.js
var state = __webpack_require__(72795);
// EXTERNAL MODULE: ./build/core/state-edits.js
var state_edits = __webpack_require__(17267);
;// CONCATENATED MODULE: ./build/simulate/carried.js




const NOTHING_CARRIED = { circuit: null, limit: null, durationsMs: [], journal: new Map() };
const PROVIDER = "simulated";
function openRun(scenario, run) {
    const { startsAt, carried } = run;
    const pending = run.outstanding.map(pendingOf);
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
function carriedFrom(state, { settings }) {
    const { circuit, limit } = (0,state_edits/* laneOf */.kk)(state, PROVIDER);
    const learnedLimit = limit.value < settings.concurrency ? limit.value : null;
    return { circuit, limit: learnedLimit, durationsMs: state.durationsMs };
}
function pendingOf(index) {
    const id = `t${index}`;
    const task = { id, hash: id, json: "{}", provider: PROVIDER };
    return (0,pending/* openPending */.Y)(task, { position: index, attempt: 1 });
}
function restored(circuit, now) {
    return circuit?.state === "open" ? { ...circuit, policy: circuit.untilAt > now ? "stop" : "wait" } : null;
}

// EXTERNAL MODULE: ./build/core/apply.js + 6 modules
var apply = __webpack_require__(82159);
// EXTERNAL MODULE: ./build/core/decide.js
var decide = __webpack_require__(55376);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: ./build/core/classify.js
var classify = __webpack_require__(17806);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(19996);
;// CONCATENATED MODULE: ./build/simulate/refusal.js



const ENDED = { message: "refused", exitCode: 1, signal: null };
function outcomeOfRefusal(refusal, scenario, now) {
    const { retryAfterThresholdMs: thresholdMs, waitUnitMs: unitMs } = scenario;
    switch (refusal.kind) {
        case "rate-limit": {
            if (refusal.waits === "unstated")
                return limitedBy("cap");
            const waitMs = Math.ceil(refusal.rate.waitMs / unitMs) * unitMs;
            return limitedBy(waitMs <= thresholdMs ? "wait" : "stop", waitMs);
        }
        case "daily-quota":
            return refusal.waitMs <= thresholdMs
                ? limitedBy("wait", refusal.waitMs)
                : limitedBy("stop", refusal.waitMs, now + refusal.waitMs);
        case "quota-exhausted":
            return limitedBy("stop");
        case "overload":
            return { class: "transient", ...ENDED };
        default:
            return (0,unreachable/* unreachable */.H)(refusal);
    }
}
function limitedBy(kind, retryAfterMs = null, resetAt = null) {
    return (0,classify/* limited */.TJ)({ ...rate_limit/* NOTHING_DETECTED */.XV, kind, retryAfterMs, resetAt, evidence: "the simulated provider refused" }, ENDED);
}

;// CONCATENATED MODULE: ./build/simulate/scenario.js
const MOST_NIGHTS = 1_000;
const Z90 = 1.2816;
const EVEN_STEPS = [0.6180339887498949, 0.5698402909980532];
function durationOf({ duration: model }, index) {
    if (model.kind === "recorded")
        return Math.max(1, model.durationsMs[index % model.durationsMs.length] ?? 0);
    const [u, v] = [((index + 1) * EVEN_STEPS[0]) % 1, ((index + 1) * EVEN_STEPS[1]) % 1];
    const sigma = Math.log(Math.max(1, model.p90Ms / model.medianMs)) / Z90;
    const normal = Math.sqrt(-2 * Math.log(1 - u)) * Math.cos(2 * Math.PI * v);
    return Math.max(1, model.medianMs * Math.exp(sigma * normal));
}

// EXTERNAL MODULE: ./build/core/call-lane.js
var call_lane = __webpack_require__(94743);
;// CONCATENATED MODULE: ./build/simulate/simulated-gateway.js

class SimulatedGateway {
    #options;
    #lane;
    #waiting = new Map();
    #remaining = new Map();
    #stop = null;
    #cancelWake = () => { };
    constructor(options) {
        this.#options = options;
        this.#lane = new call_lane/* CallLane */.H(options);
    }
    call(key, isFirst, onSent) {
        if (this.#stop !== null) {
            onSent(this.#stop);
            return;
        }
        this.#waiting.set(key, onSent);
        this.#lane.arrive(key, isFirst, this.#now);
        this.#admit();
    }
    answered(key) {
        this.#lane.answered(key, this.#now, this.#remaining.get(key) ?? null);
        this.#admit();
    }
    left(key) {
        this.#waiting.delete(key);
        this.#lane.left(key);
        this.#admit();
    }
    #admit() {
        this.#cancelWake();
        if (this.#stop !== null)
            return;
        const { go, wakeAt } = this.#lane.admit(this.#now);
        if (wakeAt !== null)
            this.#cancelWake = this.#options.clock.at(wakeAt, () => this.#admit());
        for (const key of go)
            this.#send(key);
    }
    #send(key) {
        const { clock, send, refusalMs } = this.#options;
        const onSent = this.#waiting.get(key);
        if (onSent === undefined)
            return;
        const { refusal, remaining } = send();
        this.#remaining.set(key, remaining);
        if (refusal?.class !== "rate_limited") {
            this.#waiting.delete(key);
            onSent(refusal);
        }
        else if (refusal.limit.kind === "stop") {
            this.#stop = refusal;
            for (const take of this.#waiting.values())
                take(refusal);
            this.#waiting.clear();
        }
        else {
            clock.at(this.#now + refusalMs, () => {
                this.#lane.refused(key, this.#now, refusal.limit.retryAfterMs);
                this.#admit();
            });
        }
    }
    get #now() {
        return this.#options.clock.now();
    }
}

// EXTERNAL MODULE: ./build/core/heap.js
var heap = __webpack_require__(65246);
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








const STARTUP_MS = 30;
const LEAVE_MS = 10;
const STOP_MS = 50;
function simulateNight(options) {
    return new Simulation(options).run();
}
const PASSED = { class: "graded", status: "passed", row: null };
const KILLED = { class: "kill_shaped", message: "stopped", exitCode: null, signal: "SIGTERM" };
class Simulation {
    #options;
    #clock;
    #children = new Map();
    #outstanding;
    #gateway;
    #journal;
    #state;
    #status = null;
    #cancelWake = () => { };
    #started = 0;
    #done = 0;
    #calls = 0;
    #rateLimitedCalls = 0;
    #busyMs = 0;
    constructor(options) {
        this.#options = options;
        this.#clock = new VirtualClock(options.startsAt);
        this.#outstanding = new Set(options.outstanding);
        this.#journal = new Map(options.carried.journal);
        this.#state = openRun(options.scenario, options);
        const { scenario, chance } = options;
        this.#gateway = scenario.gateway
            ? new SimulatedGateway({
                clock: this.#clock,
                defaultWaitMs: scenario.settings.defaultWaitMs,
                chance,
                send: () => this.#send(),
                refusalMs: LEAVE_MS,
            })
            : null;
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
                done: this.#done,
                calls: this.#calls,
                rateLimitedCalls: this.#rateLimitedCalls,
                busyMs: this.#busyMs,
            },
            carried: { ...carriedFrom(this.#state, scenario), journal: this.#journal },
            outstanding: [...this.#outstanding],
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
    #start({ provider, source, slot, tasks }) {
        const at = this.#now;
        this.#started += 1;
        const key = `c${this.#started}`;
        this.#take({ type: "attempt-started", at, key, provider, source, slot, tasks });
        const child = { key, open: [...tasks], startedAt: at, sinceAt: at, cancelNext: () => { } };
        this.#children.set(key, child);
        this.#advance(child, this.#life(child));
    }
    #advance(child, life, refusal = null) {
        const { done, value: step } = life.next(refusal);
        const next = (refused = null) => this.#advance(child, life, refused);
        if (done)
            this.#leave(child);
        else if (typeof step === "number")
            child.cancelNext = this.#after(step, () => next());
        else if (this.#gateway === null)
            next(this.#send().refusal);
        else
            this.#gateway.call(child.key, step === "first call", next);
    }
    *#life(child) {
        const { chance, scenario } = this.#options;
        const firstMs = durationOf(scenario, child.open[0]?.position ?? 0);
        const startupMs = Math.min(STARTUP_MS, firstMs / 10) * (0.5 + chance());
        yield startupMs;
        let elapsedMs = startupMs;
        for (let next = child.open[0]; next !== undefined; next = child.open[0]) {
            const refusal = yield* this.#work(child, next.position, durationOf(scenario, next.position) - elapsedMs);
            if (refusal !== null) {
                this.#settle(child, refusal);
                this.#settleAll(child, { class: "unfinished" });
                return;
            }
            this.#settle(child, PASSED);
            elapsedMs = 0;
        }
    }
    *#work({ key }, position, durationMs) {
        const { requestsPerTask } = this.#options.scenario;
        const steps = Math.max(1, requestsPerTask);
        for (let step = this.#journal.get(position) ?? 0; step < steps; step += 1) {
            const refusal = requestsPerTask > 0 ? yield step === 0 ? "first call" : "call" : null;
            if (refusal !== null) {
                yield LEAVE_MS;
                return refusal;
            }
            yield durationMs / steps;
            if (this.#gateway === null || requestsPerTask === 0)
                continue;
            this.#gateway.answered(key);
            this.#journal.set(position, step + 1);
        }
        return null;
    }
    #send() {
        const { scenario, gate, chance } = this.#options;
        const now = this.#now;
        this.#calls += 1;
        const decision = gate.decide({ now, chance: chance() });
        if (decision.kind === "admitted")
            return { refusal: null, remaining: decision.rate?.remaining ?? null };
        const refusal = outcomeOfRefusal(decision.refusal, scenario, now);
        if (refusal.class === "rate_limited")
            this.#rateLimitedCalls += 1;
        return { refusal, remaining: null };
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
        if (this.#hasJustFinishedTask()) {
            this.#outstanding.delete(pending.position);
            this.#journal.delete(pending.position);
            this.#done += 1;
        }
    }
    #hasJustFinishedTask() {
        return this.#state.effects.some((effect) => effect.kind === "note" && effect.note.event === "task_settled" && effect.note.next === "done");
    }
    #leave(child) {
        const { key, startedAt } = child;
        child.cancelNext();
        this.#gateway?.left(key);
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

;// CONCATENATED MODULE: ./build/simulate/forecast.js





function forecast(scenario) {
    const chance = (0,provider_chance/* seededChance */.h)(scenario.seed);
    const gate = new provider_gate/* Gate */.i(scenario.provider);
    const nights = [];
    let night = {
        outstanding: Array.from({ length: scenario.tasks }, (_, index) => index),
        carried: NOTHING_CARRIED,
    };
    let { startsAt } = scenario;
    while (night.outstanding.length > 0 && nights.length < MOST_NIGHTS) {
        const next = simulateNight({ scenario, startsAt, ...night, gate, chance });
        nights.push(next.figures);
        startsAt = scenario.nextStart(next.figures.endedAt);
        night = next;
    }
    return { nights, outstanding: night.outstanding.length };
}
function sumUp(scenario, { nights, outstanding }) {
    const sum = (value) => nights.reduce((total, night) => total + value(night), 0);
    const calls = sum((night) => night.calls);
    const rateLimitedCalls = sum((night) => night.rateLimitedCalls);
    const runningMs = sum((night) => night.endedAt - night.startedAt);
    const placesMs = runningMs * scenario.settings.concurrency;
    return {
        nights: nights.length,
        calls,
        rateLimitedCalls,
        finishAt: outstanding === 0 ? (nights.at(-1)?.endedAt ?? scenario.startsAt) : null,
        runningMs,
        utilization: placesMs === 0 ? 0 : Math.min(1, sum((night) => night.busyMs) / placesMs),
    };
}

// EXTERNAL MODULE: ./build/store/state-paths.js
var state_paths = __webpack_require__(31918);
// EXTERNAL MODULE: ./build/tasks/read-tasks.js + 1 modules
var read_tasks = __webpack_require__(28412);
// EXTERNAL MODULE: ./build/cli/streams.js
var streams = __webpack_require__(24624);
;// CONCATENATED MODULE: ./build/cli/simulate.js



















async function simulateCommand(line) {
    const options = (0,inputs/* readOptions */.Tt)(command_options/* SIMULATE_OPTIONS */.ax, line.options);
    const config = (0,config_config/* readConfig */.X)(line.options, { origin: "cli", env: process.env, taker: "simulate" });
    const scenario = await scenarioOf(options, config);
    const result = forecast(scenario);
    const sums = sumUp(scenario, result);
    if (line.isJson)
        (0,streams/* printJson */.Q2)(toJson(result, sums));
    else
        (0,streams.informText)(toTable(scenario, result, sums));
    return tally/* EXIT */.dc.ok;
}
async function scenarioOf(options, config) {
    const startsAt = options.nowAt ?? Date.now();
    const { schedule, timezone, waits, requestsPerTask } = options;
    const { retryAfterThresholdMs, timeBudgetMs } = config;
    const tasks = options.tasks.kind === "count" ? options.tasks.count : await countTasks(options.tasks.path, config);
    return {
        settings: (0,run_settings/* settingsOf */.f5)(config, tasks, startsAt),
        retryAfterThresholdMs,
        timeBudgetMs,
        requestsPerTask,
        gateway: config.gateway !== "off",
        seed: 1,
        startsAt,
        tasks,
        duration: durationModel(options, config),
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
function rateOf({ burst, requestsPerMinute: requests }) {
    return requests === null ? null : { requests, perMs: 60_000, burst: burst ?? Math.max(1, Math.round(requests / 60)) };
}
async function countTasks(path, config) {
    const workspace = process.cwd();
    const redactor = (0,redact.environmentRedactor)(process.env);
    const options = { ...config, workspace, workingDirectory: workspace, env: {}, redactor, warn: streams/* inform */.IP };
    return (await (0,read_tasks/* readTasks */.j)({ kind: "tasks", value: path }, options)).count;
}
function durationModel({ duration }, { stateDir }) {
    if (duration !== null)
        return { kind: "spread", ...duration };
    const durationsMs = (0,estimate/* recordedDurationsMs */.y)((0,state_paths/* statePaths */.mt)(stateDir));
    if (durationsMs.length > 0)
        return { kind: "recorded", durationsMs };
    throw new user_error/* UserError */.yo(`Expected durations of earlier runs in ${stateDir}, found none. Give \`--duration\`, such as \`--duration 30s/2m\` (median/90th percentile).`);
}
function quotaOf({ dailyQuota, quotaReset, timezone: zone }) {
    if (dailyQuota === null)
        return null;
    const reset = quotaReset.kind === "after" ? quotaReset : { ...quotaReset, zone };
    return { requests: dailyQuota, form: "requests-per-day", reset };
}
function toJson(result, sums) {
    return {
        finishes: result.outstanding === 0,
        outstanding: result.outstanding,
        nights: sums.nights,
        calls: sums.calls,
        rate_limited_calls: sums.rateLimitedCalls,
        finish_at: sums.finishAt === null ? null : (0,instant/* iso */.KH)(sums.finishAt),
        running_s: sums.runningMs / 1_000,
        utilisation: Math.round(sums.utilization * 1_000) / 1_000,
        runs: result.nights.map((night) => ({
            started_at: (0,instant/* iso */.KH)(night.startedAt),
            ended_at: (0,instant/* iso */.KH)(night.endedAt),
            status: night.status,
            done: night.done,
            calls: night.calls,
            rate_limited_calls: night.rateLimitedCalls,
        })),
    };
}
function toTable(scenario, result, sums) {
    const finish = sums.finishAt === null
        ? `never: ${(0,words/* counted */.hS)(result.outstanding, "task")} left after ${MOST_NIGHTS} runs`
        : (0,report_words/* utcMinute */.vD)(sums.finishAt);
    const rows = [
        ["tasks", String(scenario.tasks)],
        ["runs", String(sums.nights)],
        ["finish", finish],
        ["running", (0,duration/* formatDuration */.a3)(sums.runningMs)],
        ["calls", String(sums.calls)],
        ["rate-limited", `${sums.rateLimitedCalls} (${(0,report_words/* percent */.KN)(sums.rateLimitedCalls / Math.max(1, sums.calls))})`],
        ["children busy", (0,report_words/* percent */.KN)(sums.utilization)],
    ];
    return (0,streams/* table */.tp)(rows, 14);
}


/***/ }),

/***/ 22389:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LM: () => (/* binding */ DETECT_OPTIONS),
/* harmony export */   ax: () => (/* binding */ SIMULATE_OPTIONS),
/* harmony export */   dW: () => (/* binding */ PROVIDER_OPTIONS)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55395);
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _text_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89745);



function instant() {
    return (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("an ISO 8601 instant, such as 2026-11-22T00:00:00Z", readInstant));
}
const DETECT_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    exitCode: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0, to: 255 })), {
        help: "The exit code of the process that wrote the log; 0 means that it succeeded.",
    }),
    nowAt: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)(instant(), {
        placeholder: "INSTANT",
        defaultWords: "now",
        help: "The instant at which the log is read, such as 2026-11-22T00:00:00Z. A clock time without a zone is in the zone of the variable TZ, else in that of the machine.",
    }),
});
const INSTANT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?)?$/i;
function readInstant(found) {
    const [, day, time = "00:00", zone = "Z"] = INSTANT.exec(found) ?? [];
    const at = Date.parse(`${day}T${time}${zone.toUpperCase()}`);
    return Number.isNaN(at) ? null : at;
}
function readTimeZone(found) {
    try {
        new Intl.DateTimeFormat("en", { timeZone: found });
        return found;
    }
    catch {
        return null;
    }
}
const SIMULATE_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    tasks: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a number of tasks, or the file that lists them", readTasks), {
        placeholder: "N|FILE",
        help: "How many tasks there are, or the file that lists them.",
    }),
    duration: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a duration, or a median and a 90th percentile such as 30s/2m", readSpread)), {
        placeholder: "MEDIAN[/P90]",
        defaultWords: "as recorded in the state folder",
        help: "How long a task takes, such as 30s, or 30s/2m for a median and a 90th percentile.",
    }),
    requestsPerTask: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0, to: 100_000 }), {
        default: "1",
        help: "Calls per task, one after the other.",
    }),
    requestsPerMinute: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 1, to: 1e9 })), {
        help: "The provider's rate (a token bucket).",
    }),
    burst: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 1, to: 1e9 })), {
        defaultWords: "the requests of one second",
        help: "How many requests the provider admits at once.",
    }),
    waits: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(["stated", "seconds", "unstated"]), {
        default: "stated",
        help: "Whether refusals say how long to wait: to the millisecond, in whole seconds (as Retry-After does), or not at all.",
    }),
    dailyQuota: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0, to: 1e12 })), {
        help: "How many requests the provider allows per day.",
    }),
    quotaReset: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a time of the day such as 00:00, or after 24h", readReset), {
        placeholder: "HH:MM|after DURATION",
        default: "00:00",
        help: "When the daily quota resets: at a time of day in --timezone, or this long after its last request.",
    }),
    schedule: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a time of the day such as daily 02:00, or every 6h", readSchedule), {
        placeholder: "daily HH:MM|every DURATION",
        default: "daily 02:00",
        help: "When runs start: at a time of day in --timezone, or this long after the last run ended.",
    }),
    nowAt: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)(instant(), {
        placeholder: "INSTANT",
        defaultWords: "now",
        help: "When the first run starts, such as 2026-11-22T00:00:00Z.",
    }),
    timezone: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("an IANA time zone, such as America/Los_Angeles or UTC", readTimeZone), {
        placeholder: "ZONE",
        default: "UTC",
        help: "The zone of the schedule and of the quota's reset, such as Europe/Berlin.",
    }),
});
const MOST_TASKS = 1_000_000_000;
function readTasks(found) {
    if (found === "")
        return null;
    if (!/^[\d_]+$/.test(found))
        return { kind: "file", path: found };
    const count = Number(found.replaceAll("_", ""));
    return count >= 1 && count <= MOST_TASKS ? { kind: "count", count } : null;
}
const LONGEST_MS = 366 * _core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO;
function readSpread(found) {
    const [median = null, p90 = median, ...more] = found.split("/").map(_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9);
    if (median === null || p90 === null || more.length > 0)
        return null;
    return median > 0 && p90 >= median && p90 <= LONGEST_MS ? { medianMs: median, p90Ms: p90 } : null;
}
function readReset(found) {
    return readClock(found) ?? readInterval(/^after\s(.+)/i.exec(found)?.[1]);
}
function readSchedule(found) {
    return readClock(found.replace(/^daily\s+/i, "")) ?? readInterval(/^every\s(.+)/i.exec(found)?.[1]);
}
function readClock(found) {
    const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(found) ?? [];
    return minute === undefined ? null : { kind: "clock", hour: Number(hour), minute: Number(minute) };
}
function readInterval(found) {
    const durationMs = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(found ?? "");
    return durationMs !== null && durationMs > 0 && durationMs <= LONGEST_MS ? { kind: "after", durationMs } : null;
}
const PROVIDER_OPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    port: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0, to: 65_535 }), { default: "0", defaultWords: "any free one", help: "A fixed port." }),
    answers: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)()), {
        placeholder: "FILE",
        help: "A JSON Lines file with question and reply. A prompt that contains the question gets the reply.",
    }),
    log: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .plainText */ .wh)()), {
        placeholder: "FILE",
        help: "Appends one JSON line for each request: time, path, model, prompt, outcome.",
    }),
    rate: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a number and a duration, such as 10/1s", readRate)), {
        placeholder: "N/DURATION",
        help: "A token bucket: N requests in that time, such as 10/1s or 500/1m.",
    }),
    burst: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 1 })), { defaultWords: "1", help: "How many requests it admits at once." }),
    waits: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(["stated", "unstated"]), {
        default: "stated",
        help: "Whether refusals for the rate say how long to wait.",
    }),
    dailyQuota: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .nd)({ from: 0 })), { help: "How many requests it allows per day." }),
    dayMs: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)({ from: "above-zero" })), {
        defaultWords: "24h",
        help: "How long a used-up quota stays unavailable after its last request.",
    }),
    quotaForm: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)(["requests-per-day", "insufficient-quota"])), {
        placeholder: "FORM",
        defaultWords: "requests-per-day",
        help: "The form of refusals for a used-up quota: requests-per-day states the wait, insufficient-quota does not. A quota of 0 never states one.",
    }),
    overloadShare: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .fraction */ .zO)(), {
        placeholder: "SHARE",
        default: "0",
        help: "The share of requests that are refused for overload.",
    }),
    latency: (0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .input */ .hF)((0,_text_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)("a duration or two, the shorter first, such as 50ms-200ms", readLatency), {
        placeholder: "MIN-MAX",
        default: "0s",
        help: "How long an answer takes, such as 50ms-200ms. A stream is spread over that time.",
    }),
});
function readRate(found) {
    const [, requests, period = ""] = /^(\d+(?:\.\d+)?)\/(.+)$/.exec(found) ?? [];
    const perMs = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(/^[a-z]/i.test(period) ? `1${period}` : period);
    return Number(requests) > 0 && perMs !== null && perMs > 0 ? { requests: Number(requests), perMs } : null;
}
function readLatency(found) {
    const [minMs, maxMs = minMs, ...more] = found.split("-").map(_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9);
    return minMs != null && maxMs != null && minMs <= maxMs && more.length === 0 ? { minMs, maxMs } : null;
}


/***/ }),

/***/ 94743:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ CallLane)
/* harmony export */ });
/* harmony import */ var _churn_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60515);
/* harmony import */ var _pacer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29581);
/* harmony import */ var _pacer_refusals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47787);



const FIRST_CALL_YIELDS_MS = 10_000;
const BEFORE_ALL_OTHERS = Number.NEGATIVE_INFINITY;
const LONGEST_REFUSAL_MS = 1_000;
const SHORTEST_REFUSAL_MS = 50;
const REFUSAL_SLACK = 4;
class CallLane {
    #pacer;
    #waiting = [];
    #open = new _churn_map_js__WEBPACK_IMPORTED_MODULE_0__/* .ChurnMap */ .t();
    #refusable = new _churn_map_js__WEBPACK_IMPORTED_MODULE_0__/* .ChurnMap */ .t();
    #chance;
    #refusedWithinMs = LONGEST_REFUSAL_MS;
    constructor(options) {
        this.#chance = options.chance;
        this.#pacer = (0,_pacer_js__WEBPACK_IMPORTED_MODULE_1__/* .openPacer */ .eO)(options.defaultWaitMs);
    }
    get intervalMs() {
        return this.#pacer.intervalMs;
    }
    get wasRefused() {
        return this.#pacer.refused > 0;
    }
    arrive(id, isFirst, now) {
        this.#queue({ id, turnAt: isFirst ? now + FIRST_CALL_YIELDS_MS : now });
    }
    admit(now) {
        this.#noteSlowCalls(now);
        const go = [];
        for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
            const at = (0,_pacer_js__WEBPACK_IMPORTED_MODULE_1__/* .nextSendAt */ .Bf)(this.#pacer, this.#refusable.size, now);
            if (at === null)
                return { go, wakeAt: this.#nextSlowCallAt() };
            if (at > now)
                return { go, wakeAt: at };
            this.#waiting.shift();
            this.#pacer = (0,_pacer_js__WEBPACK_IMPORTED_MODULE_1__/* .noteSend */ .bw)(this.#pacer, now);
            const call = { ordinal: this.#pacer.sent, sentAt: now };
            this.#open.set(next.id, call);
            this.#refusable.set(next.id, call);
            go.push(next.id);
        }
        return { go, wakeAt: null };
    }
    answered(id, now, remaining) {
        const call = this.#open.get(id);
        if (call === undefined)
            return;
        this.#open.delete(id);
        if (this.#refusable.delete(id))
            this.#pacer = (0,_pacer_js__WEBPACK_IMPORTED_MODULE_1__/* .noteAdmission */ .mn)(this.#pacer, call.ordinal);
        if (remaining !== null)
            this.#pacer = (0,_pacer_js__WEBPACK_IMPORTED_MODULE_1__/* .noteRemaining */ .Xq)(this.#pacer, { ...call, now }, remaining);
    }
    refused(id, now, waitMs) {
        const call = this.#open.get(id);
        if (call === undefined)
            return;
        this.#open.delete(id);
        this.#refusable.delete(id);
        const expectedMs = REFUSAL_SLACK * (now - call.sentAt);
        this.#refusedWithinMs = Math.max(SHORTEST_REFUSAL_MS, Math.min(LONGEST_REFUSAL_MS, expectedMs));
        this.#pacer = (0,_pacer_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .noteRefusal */ .N)(this.#pacer, { ordinal: call.ordinal, now, waitMs, chance: this.#chance() });
        this.#queue({ id, turnAt: BEFORE_ALL_OTHERS });
    }
    left(id) {
        this.#open.delete(id);
        this.#refusable.delete(id);
        const at = this.#waiting.findIndex((call) => call.id === id);
        if (at !== -1)
            this.#waiting.splice(at, 1);
    }
    #queue(call) {
        const last = this.#waiting.findLastIndex((other) => other.turnAt <= call.turnAt);
        this.#waiting.splice(last + 1, 0, call);
    }
    #noteSlowCalls(now) {
        for (let oldest = this.#refusable.first; oldest !== null; oldest = this.#refusable.first) {
            const [id, call] = oldest;
            if (call.sentAt + this.#refusedWithinMs > now)
                return;
            this.#refusable.delete(id);
            this.#pacer = (0,_pacer_js__WEBPACK_IMPORTED_MODULE_1__/* .noteAdmission */ .mn)(this.#pacer, call.ordinal);
        }
    }
    #nextSlowCallAt() {
        const oldest = this.#refusable.first;
        return oldest === null ? null : oldest[1].sentAt + this.#refusedWithinMs;
    }
}


/***/ }),

/***/ 60515:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ ChurnMap)
/* harmony export */ });
class ChurnMap {
    #entries = [];
    get size() {
        return this.#entries.length;
    }
    get first() {
        const [first] = this.#entries;
        return first === undefined ? null : [first.id, first.value];
    }
    get(id) {
        return this.#entries.find((entry) => entry.id === id)?.value;
    }
    find(matches) {
        return this.#entries.find(({ value }) => matches(value))?.value;
    }
    has(id) {
        return this.#entries.some((entry) => entry.id === id);
    }
    set(id, value) {
        const known = this.#entries.find((entry) => entry.id === id);
        if (known === undefined)
            this.#entries.push({ id, value });
        else
            known.value = value;
    }
    delete(id) {
        const at = this.#entries.findIndex((entry) => entry.id === id);
        if (at !== -1)
            this.#entries.splice(at, 1);
        return at !== -1;
    }
    entries() {
        return this.#entries.map(({ id, value }) => [id, value]);
    }
}


/***/ }),

/***/ 4517:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ openPending)
/* harmony export */ });
/* harmony import */ var _setbacks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7540);

function openPending(task, place, setbacks = _setbacks_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SETBACKS */ .tr) {
    const counts = { kills: 0, refusals: 0, refusedAt: Number.NEGATIVE_INFINITY, capRounds: 0, suspicions: 0 };
    return { task, ...place, ...counts, shardLimit: Number.POSITIVE_INFINITY, setbacks };
}


/***/ }),

/***/ 72795:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openState)
/* harmony export */ });
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64006);

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
        leftReason: "",
        chargesAtOnce,
        held: [],
        forgiven: [],
        effects: [],
    };
}


/***/ }),

/***/ 93898:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ instantOf),
/* harmony export */   dt: () => (/* binding */ nextClockTime),
/* harmony export */   uA: () => (/* binding */ zoneNamed),
/* harmony export */   z$: () => (/* binding */ wallTimeAt)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);

const ABBREVIATIONS = new Map([
    ...names("UTC", "utc gmt z zulu ut utc+0 gmt+0 coordinated-universal-time greenwich-mean-time universal-time"),
    ...names("America/Los_Angeles", "pt pst pdt pacific pacific-time pacific-standard-time pacific-daylight-time us-pacific"),
    ...names("America/Denver", "mt mst mdt mountain mountain-time mountain-standard-time mountain-daylight-time"),
    ...names("America/Chicago", "ct cst cdt central central-time central-standard-time central-daylight-time"),
    ...names("America/New_York", "et est edt eastern eastern-time eastern-standard-time eastern-daylight-time"),
    ...names("America/Anchorage", "akst akdt"),
    ...names("Pacific/Honolulu", "hst"),
    ...names("Europe/London", "bst british-summer-time"),
    ...names("Europe/Lisbon", "wet west"),
    ...names("Europe/Berlin", "cet cest mez mesz central-european-time central-european-summer-time central-european-standard-time"),
    ...names("Europe/Helsinki", "eet eest"),
    ...names("Europe/Moscow", "msk"),
    ...names("Asia/Kolkata", "ist india-standard-time"),
    ...names("Asia/Shanghai", "china-standard-time beijing-time 北京时间"),
    ...names("Asia/Tokyo", "jst japan-standard-time"),
    ...names("Asia/Seoul", "kst"),
    ...names("Asia/Singapore", "sgt"),
    ...names("Asia/Hong_Kong", "hkt"),
    ...names("Australia/Sydney", "aest aedt"),
    ...names("Pacific/Auckland", "nzst nzdt"),
]);
function names(zone, list) {
    return list.split(" ").map((name) => [name, zone]);
}
const FORMATS_KEPT = 500;
const formats = new Map();
function formatOf(zone) {
    const known = formats.get(zone);
    if (known !== undefined)
        return known;
    let format = null;
    try {
        format = new Intl.DateTimeFormat("en-US", {
            timeZone: zone,
            hourCycle: "h23",
            era: "short",
            year: "numeric",
            month: "numeric",
            day: "numeric",
            hour: "numeric",
            minute: "numeric",
            second: "numeric",
        });
    }
    catch {
    }
    if (formats.size < FORMATS_KEPT)
        formats.set(zone, format);
    return format;
}
const OFFSET = /^(?:utc|gmt)?\s{0,2}([+\-−])\s{0,1}(\d{1,2})(?::?(\d{2}))?$/i;
function zoneNamed(name) {
    const trimmed = name.trim();
    const offset = OFFSET.exec(trimmed);
    if (offset) {
        const hours = Number(offset[2]);
        const minutes = Number(offset[3] ?? 0);
        return hours <= 14 && minutes < 60 ? `${offset[1] === "+" ? "+" : "-"}${two(hours)}:${two(minutes)}` : null;
    }
    const known = ABBREVIATIONS.get(trimmed.toLowerCase().replaceAll(" ", "-"));
    if (known !== undefined)
        return known;
    return /^[A-Za-z]{2,}(?:\/[\w+-]+){1,2}$/.test(trimmed) && formatOf(trimmed) !== null ? trimmed : null;
}
function two(value) {
    return String(value).padStart(2, "0");
}
function offsetMs(zone, at) {
    const fixed = OFFSET.exec(zone);
    if (fixed)
        return (fixed[1] === "+" ? 1 : -1) * (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0)) * 60_000;
    const format = formatOf(zone);
    if (format === null)
        return 0;
    const wall = new Map(format.formatToParts(new Date(at)).map((part) => [part.type, Number(part.value)]));
    const part = (type) => wall.get(type) ?? 0;
    const asUtc = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
    return asUtc - Math.floor(at / 1_000) * 1_000;
}
function wallTimeAt(zone, at) {
    const local = new Date(at + offsetMs(zone, at));
    return {
        year: local.getUTCFullYear(),
        month: local.getUTCMonth() + 1,
        day: local.getUTCDate(),
        hour: local.getUTCHours(),
        minute: local.getUTCMinutes(),
        second: local.getUTCSeconds(),
    };
}
function instantOf(wall, zone, after) {
    const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
    const before = offsetMs(zone, asUtc - _duration_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
    const later = offsetMs(zone, asUtc + _duration_js__WEBPACK_IMPORTED_MODULE_0__/* .DAY_MS */ .sO);
    const candidates = [...new Set([asUtc - before, asUtc - later])]
        .filter((at) => at + offsetMs(zone, at) === asUtc)
        .sort((a, b) => a - b);
    return candidates.find((at) => at > after) ?? candidates.at(-1) ?? asUtc - before;
}
function nextClockTime(hour, minute, timeZone, after) {
    const today = wallTimeAt(timeZone, after);
    const on = (day) => instantOf({ ...today, day, hour, minute, second: 0 }, timeZone, after);
    const first = on(today.day);
    return first > after ? first : on(today.day + 1);
}


/***/ }),

/***/ 1437:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ estimateRun),
/* harmony export */   y: () => (/* binding */ recordedDurationsMs)
/* harmony export */ });
/* harmony import */ var _report_spend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22819);
/* harmony import */ var _store_read_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38617);
/* harmony import */ var _run_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99602);



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
    const roundsPerRun = config.timeBudgetMs === null ? rounds : Math.max(1, Math.floor(config.timeBudgetMs / childMs));
    return { durationMs: rounds * childMs, runs: rounds === 0 ? 0 : Math.ceil(rounds / roundsPerRun), costUsd, results };
}


/***/ }),

/***/ 19068:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CY: () => (/* binding */ stoppedProviders),
/* harmony export */   Kx: () => (/* binding */ storedClosings),
/* harmony export */   Lx: () => (/* binding */ runMemory),
/* harmony export */   Ou: () => (/* binding */ providersOf),
/* harmony export */   WI: () => (/* binding */ learnedLimits),
/* harmony export */   YH: () => (/* binding */ restoreClosing),
/* harmony export */   _f: () => (/* binding */ storedCircuits),
/* harmony export */   hH: () => (/* binding */ resumeAt),
/* harmony export */   kH: () => (/* binding */ restoreLimit),
/* harmony export */   v1: () => (/* binding */ byProvider),
/* harmony export */   wl: () => (/* binding */ restoreCircuit)
/* harmony export */ });
/* harmony import */ var _core_circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22725);
/* harmony import */ var _core_ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38959);
/* harmony import */ var _core_instant_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65079);
/* harmony import */ var _core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7540);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92474);
/* harmony import */ var _core_tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23540);
/* harmony import */ var _core_unreachable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48032);







function runMemory({ tasks, config, context }, state) {
    const { run } = context.identity;
    const { campaign, checkpoint, history } = state;
    const all = (0,_core_split_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeOf */ .l2)(tasks.count);
    const graded = all.filter((index) => history.at(index)?.kind === "result");
    const stored = checkpoint?.setbacks;
    const setbacks = stored?.campaign === campaign.id ? stored : (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__/* .emptySetbacks */ .IU)(campaign.id);
    const earlier = (runs) => runs.filter((one) => one !== run).length;
    return {
        campaign: {
            chargesAtOnce: (0,_core_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .countTasks */ .g6)(all, history, config.maxAttempts).passed > 0 || earlier(setbacks.same_failure) > 0,
            graded: providersOf(tasks, graded),
            killStreakRuns: earlier(setbacks.kill_streak),
        },
        setbacks,
        setbacksOf: ({ hash }) => (0,_core_setbacks_js__WEBPACK_IMPORTED_MODULE_2__/* .setbacksOf */ .uk)(setbacks, hash, run),
    };
}
function restoreCircuit(checkpoint, provider, { now, isProbedNow }) {
    const stored = own(checkpoint?.circuits, provider);
    if (!stored)
        return null;
    const statedAt = Math.min(Date.parse(stored.until), now + _core_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_LIMIT_MS */ .WX);
    if (Number.isNaN(statedAt))
        return null;
    const untilAt = isProbedNow ? Math.min(statedAt, now) : statedAt;
    const { trips, reason, stated, outage } = stored;
    const policy = untilAt > now ? "stop" : "wait";
    return { state: "open", untilAt, trips, reason, isStated: stated, policy, outage };
}
function stoppedProviders(checkpoint, providers, start) {
    const stopped = new Map();
    for (const provider of providers) {
        const circuit = restoreCircuit(checkpoint, provider, start);
        if (circuit?.policy === "stop")
            stopped.set(provider, circuit);
    }
    return stopped;
}
function restoreLimit(checkpoint, provider) {
    return own(checkpoint?.limits, provider) ?? null;
}
function storedCircuits(state, before, now) {
    const circuits = { ...before?.circuits };
    for (const { provider, circuit, openedAt } of state.lanes.values()) {
        switch (circuit.state) {
            case "closed":
                delete circuits[provider];
                break;
            case "open":
                circuits[provider] = storedCircuit(circuit, openedAt ?? own(before?.circuits, provider)?.opened_at);
                break;
            case "half-open":
                circuits[provider] = storedCircuit({ ...PROBED, trips: circuit.trips, untilAt: now }, circuit.probedAt);
                break;
            default:
                (0,_core_unreachable_js__WEBPACK_IMPORTED_MODULE_5__/* .unreachable */ .H)(circuit);
        }
    }
    return circuits;
}
const PROBED = { state: "open", reason: "a probe was running", isStated: false, policy: "wait" };
function storedCircuit(circuit, openedAt) {
    const { untilAt, trips, reason, isStated, outage, policy } = circuit;
    return {
        state: "open",
        until: (0,_core_instant_js__WEBPACK_IMPORTED_MODULE_6__/* .iso */ .KH)(untilAt),
        trips,
        reason: reason.replace(_core_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .OTHER_JOB */ .Xd, ""),
        stated: isStated,
        opened_at: openedAt,
        outage,
        stop: policy === "stop" ? true : undefined,
    };
}
function storedClosings(state, before) {
    const closed = new Map(Object.entries(before?.closed ?? {}));
    for (const { provider, closedAt } of state.lanes.values())
        if (closedAt !== null)
            closed.set(provider, closedAt);
    return closed.size === 0 ? undefined : Object.fromEntries(closed);
}
function restoreClosing(checkpoint, provider) {
    return own(checkpoint?.closed, provider) ?? null;
}
function learnedLimits(state, before) {
    const limits = { ...before?.limits };
    for (const { provider, limit } of state.lanes.values()) {
        if (limit.learned < limit.ceiling)
            limits[provider] = limit.learned;
        else
            delete limits[provider];
    }
    return limits;
}
function resumeAt(circuits, outstandingProviders) {
    return [...outstandingProviders]
        .map((provider) => Date.parse(own(circuits, provider)?.until ?? ""))
        .filter((untilAt) => !Number.isNaN(untilAt))
        .reduce(_core_instant_js__WEBPACK_IMPORTED_MODULE_6__/* .earliest */ .Qd, null);
}
function providersOf(tasks, indexes) {
    const providers = new Set();
    for (const index of indexes)
        providers.add(tasks.providerAt(index));
    return providers;
}
function byProvider(tasks) {
    const groups = new Map();
    for (const pending of tasks) {
        const { provider } = pending.task;
        const group = groups.get(provider);
        if (group === undefined)
            groups.set(provider, [pending]);
        else
            group.push(pending);
    }
    return groups;
}
function own(record, key) {
    return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}


/***/ }),

/***/ 99602:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ concurrencyOf),
/* harmony export */   TJ: () => (/* binding */ lanesOf),
/* harmony export */   f5: () => (/* binding */ settingsOf)
/* harmony export */ });
/* unused harmony export maxFailuresOf */
/* harmony import */ var _core_lane_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40130);
/* harmony import */ var _core_spend_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64006);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92474);
/* harmony import */ var _run_memory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19068);




const CANCEL_GRACE_MS = 3_000;
function settingsOf(config, total, startedAt) {
    return {
        concurrency: concurrencyOf(config),
        shardSize: config.shardSize,
        maxAttempts: config.maxAttempts,
        maxFailures: maxFailuresOf(config.maxFailures, total),
        failFast: config.failFast,
        maxWaitMs: config.maxWaitMs,
        defaultWaitMs: config.defaultWaitMs,
        stopGraceMs: config.stopGraceMs,
        interruptGraceMs: CANCEL_GRACE_MS,
        killGraceMs: config.killGraceMs,
        deadlineAt: config.timeBudgetMs === null ? null : startedAt + config.timeBudgetMs,
        budget: (0,_core_spend_js__WEBPACK_IMPORTED_MODULE_1__/* .shareOf */ .tC)({ maxCostUsd: config.maxCost, maxTokens: config.maxTokens }, config.job.total),
        preflight: config.preflight !== null,
    };
}
function concurrencyOf(config) {
    const { sharedConcurrency: shared, job } = config;
    if (shared === null)
        return config.concurrency;
    return Math.max(1, Math.min(config.concurrency, (0,_core_split_js__WEBPACK_IMPORTED_MODULE_3__/* .shareOfJob */ .GO)(shared, job)));
}
function maxFailuresOf(limit, total) {
    if (limit === null)
        return null;
    if (limit.kind === "count")
        return limit.count;
    return Math.max(1, Math.ceil((Math.round(limit.percent * 1e6) * total) / 1e8));
}
function lanesOf({ prepared, config }, { now, concurrency }) {
    return [...(0,_run_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .byProvider */ .v1)(prepared.outstanding)].map(([provider, pending]) => (0,_core_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .openLane */ .BH)(provider, pending, {
        ceiling: Math.min(concurrency, config.providerConcurrency.get(provider) ?? concurrency),
        learnedLimit: prepared.isNew ? null : (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreLimit */ .kH)(prepared.checkpoint, provider),
        circuit: (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreCircuit */ .wl)(prepared.checkpoint, provider, { now, isProbedNow: config.retryNow }),
        closedAt: (0,_run_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .restoreClosing */ .YH)(prepared.checkpoint, provider),
        preflight: config.preflight !== null,
    }));
}


/***/ }),

/***/ 22886:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ seededChance)
/* harmony export */ });
function seededChance(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    };
}


/***/ }),

/***/ 16417:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ Gate)
/* harmony export */ });
/* harmony import */ var _core_zone_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93898);

class Gate {
    #settings;
    #fullAt = Number.NEGATIVE_INFINITY;
    #used = 0;
    #resetAt = null;
    constructor(settings) {
        this.#settings = settings;
    }
    change(settings, named) {
        if (named.rate !== undefined)
            this.#fullAt = Number.NEGATIVE_INFINITY;
        if (named.quota !== undefined)
            [this.#used, this.#resetAt] = [0, null];
        this.#settings = settings;
    }
    quota(now) {
        const { quota } = this.#settings;
        if (quota === null)
            return null;
        this.#renewQuota(quota, now);
        return { remaining: Math.max(0, quota.requests - this.#used), resetAt: this.#resetAt };
    }
    decide(request) {
        const { rate, quota, waits, overloadShare } = this.#settings;
        const { now } = request;
        if (request.chance < overloadShare)
            return refused({ kind: "overload" });
        if (quota !== null) {
            this.#renewQuota(quota, now);
            if (this.#used >= quota.requests)
                return refused(quotaRefusal(quota, this.#resetAt, now));
        }
        if (rate !== null) {
            const reading = this.#readRate(rate, now);
            if (reading.waitMs > 0)
                return refused({ kind: "rate-limit", rate: reading, waits });
            this.#fullAt = Math.max(this.#fullAt, now) + intervalMs(rate);
        }
        this.#used += 1;
        if (quota?.reset.kind === "after" && this.#used >= quota.requests)
            this.#resetAt = now + quota.reset.durationMs;
        if (rate === null || waits === "unstated")
            return { kind: "admitted", rate: null };
        return { kind: "admitted", rate: this.#readRate(rate, now) };
    }
    #renewQuota({ reset }, now) {
        if (this.#resetAt !== null && now >= this.#resetAt)
            [this.#used, this.#resetAt] = [0, null];
        if (reset.kind === "clock")
            this.#resetAt ??= (0,_core_zone_js__WEBPACK_IMPORTED_MODULE_0__/* .nextClockTime */ .dt)(reset.hour, reset.minute, reset.zone, now);
    }
    #readRate(rate, now) {
        const { requests, perMs, burst } = rate;
        const admitAt = this.#fullAt - (burst - 1) * intervalMs(rate);
        const fullInMs = Math.max(0, this.#fullAt - now);
        const waitMs = Math.max(0, Math.ceil(admitAt - now));
        const tokens = Math.floor(burst - fullInMs / intervalMs(rate) + 1e-9);
        return { requests, perMs, remaining: Math.max(waitMs === 0 ? 1 : 0, tokens), waitMs, fullInMs };
    }
}
function refused(refusal) {
    return { kind: "refused", refusal };
}
function quotaRefusal(quota, resetAt, now) {
    if (quota.form === "insufficient-quota" || resetAt === null)
        return { kind: "quota-exhausted" };
    return { kind: "daily-quota", requests: quota.requests, waitMs: Math.ceil(resetAt - now), resetAt };
}
function intervalMs(settings) {
    return settings.perMs / settings.requests;
}


/***/ }),

/***/ 90426:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ IN_ENGLISH),
  d: () => (/* binding */ settingsSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(55395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/util.js
var util = __webpack_require__(54723);
;// CONCATENATED MODULE: ./node_modules/zod/v4/locales/en.js

const error = () => {
    const Sizable = {
        string: { unit: "characters", verb: "to have" },
        file: { unit: "bytes", verb: "to have" },
        array: { unit: "items", verb: "to have" },
        set: { unit: "items", verb: "to have" },
        map: { unit: "entries", verb: "to have" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    // type names: missing keys = do not translate (use raw value via ?? fallback)
    const TypeDictionary = {
        // Compatibility: "nan" -> "NaN" for display
        nan: "NaN",
        // All other type names omitted - they fall back to raw values via ?? operator
    };
    function getTypeName(type, input) {
        if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
            return String(input);
        }
        return TypeDictionary[type] ?? type;
    }
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = getTypeName(issue.expected);
                const receivedType = util/* parsedType */.GW(issue.input);
                const received = getTypeName(receivedType, issue.input);
                return `Invalid input: expected ${expected}, received ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${util/* stringifyPrimitive */.B7(issue.values[0])}`;
                return `Invalid option: expected one of ${util/* joinValues */.jw(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
                return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Invalid string: must start with "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Invalid string: must end with "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Invalid string: must include "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Invalid string: must match pattern ${_issue.pattern}`;
                return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Invalid number: must be a multiple of ${issue.divisor}`;
            case "unrecognized_keys":
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${util/* joinValues */.jw(issue.keys, ", ")}`;
            case "invalid_key":
                return `Invalid key in ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `Invalid discriminator value. Expected ${opts}`;
                }
                if (issue.inclusive === false) {
                    return "Invalid input: more than one option matched";
                }
                return "Invalid input";
            case "invalid_element":
                return `Invalid value in ${issue.origin}`;
            default:
                return `Invalid input`;
        }
    };
};
/* harmony default export */ function en() {
    return {
        localeError: error(),
    };
}

;// CONCATENATED MODULE: ./build/provider/settings.js


const IN_ENGLISH = { error: en().localeError };
const durationMs = schemas/* number */.aig().check(api/* _positive */.NC());
const RATE = schemas/* object */.Ikc({
    requests: schemas/* number */.aig().check(api/* _positive */.NC()),
    perMs: durationMs,
    burst: schemas/* int */.Whr().check(api/* _gte */.qm(1)),
});
const QUOTA = schemas/* object */.Ikc({
    requests: schemas/* int */.Whr().check(api/* _gte */.qm(0)),
    form: schemas/* _default */.Rvf(schemas/* enum */.k5n(["requests-per-day", "insufficient-quota"]), "requests-per-day"),
    reset: schemas/* discriminatedUnion */.gMt("kind", [
        schemas/* object */.Ikc({
            kind: schemas/* literal */.euz("clock"),
            hour: schemas/* int */.Whr().check(api/* _gte */.qm(0), api/* _lte */.Zm(23)),
            minute: schemas/* int */.Whr().check(api/* _gte */.qm(0), api/* _lte */.Zm(59)),
            zone: schemas/* string */.YjP(),
        }),
        schemas/* object */.Ikc({ kind: schemas/* literal */.euz("after"), durationMs }),
    ]),
});
const settingsSchema = schemas/* strictObject */.rej({
    rate: schemas/* _default */.Rvf(schemas/* nullable */.mee(RATE), null),
    waits: schemas/* _default */.Rvf(schemas/* enum */.k5n(["stated", "unstated"]), "stated"),
    quota: schemas/* _default */.Rvf(schemas/* nullable */.mee(QUOTA), null),
    overloadShare: schemas/* _default */.Rvf(schemas/* number */.aig().check(api/* _gte */.qm(0), api/* _lte */.Zm(1)), 0),
    latency: schemas/* _default */.Rvf(schemas/* object */.Ikc({ minMs: schemas/* number */.aig().check(api/* _gte */.qm(0)), maxMs: schemas/* number */.aig().check(api/* _gte */.qm(0)) }), {
        minMs: 0,
        maxMs: 0,
    }),
});


/***/ }),

/***/ 22819:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Of: () => (/* binding */ statedSpend),
/* harmony export */   fL: () => (/* binding */ costWords),
/* harmony export */   y$: () => (/* binding */ SpendSum)
/* harmony export */ });
/* harmony import */ var _core_spend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64006);

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
        const isFirstInDollars = /usd/i.test(name) && !isInDollars;
        if (kind === null || (stated.has(kind) && !isFirstInDollars))
            return;
        stated.set(kind, value);
        isInDollars ||= isFirstInDollars;
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


/***/ })

};
