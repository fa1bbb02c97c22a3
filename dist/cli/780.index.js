export const id = 780;
export const ids = [780];
export const modules = {

/***/ 3780:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ apply)
});

// EXTERNAL MODULE: ./build/core/circuit.js
var core_circuit = __webpack_require__(2725);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(1420);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(5079);
// EXTERNAL MODULE: ./build/core/limit.js
var core_limit = __webpack_require__(969);
// EXTERNAL MODULE: ./build/core/pace.js
var core_pace = __webpack_require__(3147);
;// CONCATENATED MODULE: ./build/core/answer.js





const WAIT_FACTOR = 1.1;
const LEAST_WAIT_MS = 1_000;
function waitEndsAt(limit, now) {
    if (limit.retryAfterMs === null && limit.resetAt === null)
        return null;
    const waitMs = statedWaitMs(limit, now, ["retryAfterMs", "resetAt"]);
    return now + (waitMs === null ? LEAST_WAIT_MS : Math.ceil(waitMs * WAIT_FACTOR));
}
function statedEndAt(limit, now) {
    const waitMs = statedWaitMs(limit, now, ["resetAt", "retryAfterMs"]);
    return waitMs === null ? null : now + waitMs;
}
function statedWaitMs(limit, now, order) {
    for (const name of order) {
        const stated = limit[name];
        const waitMs = stated === null ? 0 : name === "resetAt" ? stated - now : stated;
        if (waitMs > 0)
            return waitMs;
    }
    return null;
}
function fitsBudget(untilAt, now, budget) {
    return untilAt - now <= budget.leftMs && (budget.deadlineAt === null || untilAt < budget.deadlineAt);
}
function pauseLane(lane, refused, untilAt, now) {
    const from = Math.max(now, lane.pausedUntil);
    const pausedUntil = Math.max(lane.pausedUntil, untilAt);
    const paced = paceLane(lane, refused, untilAt, now);
    const notes = [...paced.notes];
    if (pausedUntil > from) {
        notes.unshift({
            event: "paused",
            provider: lane.provider,
            until: (0,instant/* iso */.K)(pausedUntil),
            reason: `asked to wait ${(0,duration/* formatDuration */.a)(untilAt - now)}: ${refused.limit.evidence}`,
        });
    }
    return { lane: { ...paced.lane, pausedUntil }, notes, waitMs: Math.max(0, pausedUntil - from) };
}
function stopLane(lane, cause, now) {
    const circuit = (0,core_circuit/* openCircuit */.Ed)(lane.circuit, now, { ...cause, policy: "stop" });
    const drainUntil = lane.drainUntil ?? now + cause.stopGraceMs;
    return { lane: { ...lane, circuit, drainUntil }, notes: circuitNotes(lane, circuit), waitMs: 0 };
}
function capLane(lane, refused, now) {
    const limit = (0,core_limit/* cutLimit */.W3)(lane.limit, now, refused.oldestStartedAt);
    const paced = paceLane({ ...lane, limit }, refused, now, now);
    const notes = [...paced.notes];
    if (limit.value !== lane.limit.value) {
        notes.unshift({
            event: "limit_changed",
            provider: lane.provider,
            from: lane.limit.value,
            to: limit.value,
            reason: `rate limit without a stated wait: ${refused.limit.evidence}`,
        });
    }
    return { lane: paced.lane, notes, waitMs: 0 };
}
function countLaneFailure(lane, reason, budget, now) {
    const counted = (0,core_circuit/* countFailure */.cC)(lane.circuit, now, reason);
    if (counted.state !== "open" || lane.circuit.state === "open") {
        return { lane: { ...lane, circuit: counted }, notes: [], waitMs: 0 };
    }
    const policy = fitsBudget(counted.untilAt, now, budget) ? "wait" : "stop";
    const circuit = { ...counted, policy };
    return {
        lane: { ...lane, circuit },
        notes: circuitNotes(lane, circuit),
        waitMs: policy === "wait" ? circuit.untilAt - now : 0,
    };
}
const TOLD_APART_MS = 1_000;
function circuitNotes(before, after) {
    const from = before.circuit.state;
    const moved = before.circuit.state === "open" &&
        after.state === "open" &&
        Math.abs(after.untilAt - before.circuit.untilAt) >= TOLD_APART_MS;
    if (from === after.state && !moved)
        return [];
    return [
        {
            event: "circuit_changed",
            provider: before.provider,
            from,
            to: after.state,
            until: after.state === "open" ? (0,instant/* iso */.K)(after.untilAt) : null,
            reason: after.state === "open" ? after.reason : after.state === "closed" ? "the provider answers again" : "probe",
        },
    ];
}
function paceLane(lane, refused, resumesAt, now) {
    const pace = (0,core_pace/* paceAfterRefusal */.wj)(lane.pace, {
        startedAt: refused.startedAt,
        now,
        waitMs: refused.limit.retryAfterMs || null,
        resumesAt,
        startedInRun: lane.started,
        younger: refused.younger,
        runStartedAt: refused.runStartedAt,
    });
    const changed = lane.pace !== null && pace.intervalMs !== lane.pace.intervalMs;
    const notes = changed
        ? [
            {
                event: "pace_changed",
                provider: lane.provider,
                starts_per_minute: Math.round(600_000 / pace.intervalMs) / 10,
                reason: "repeated rate limits: starts follow the measured rate",
            },
        ]
        : [];
    return { lane: { ...lane, pace }, notes };
}

// EXTERNAL MODULE: ./build/core/alike.js
var core_alike = __webpack_require__(214);
// EXTERNAL MODULE: ./build/core/lane.js
var core_lane = __webpack_require__(130);
;// CONCATENATED MODULE: ./build/core/state-edits.js

function laneOf(state, provider) {
    const lane = state.lanes.get(provider);
    if (!lane)
        throw new Error(`No lane for provider ${provider}`);
    return lane;
}
function runningOf(state, key) {
    const running = state.running.get(key);
    if (!running)
        throw new Error(`No running child ${key}`);
    return running;
}
function withLane(state, lane) {
    return { ...state, lanes: new Map(state.lanes).set(lane.provider, lane) };
}
function withRunning(state, running) {
    return { ...state, running: new Map(state.running).set(running.key, running) };
}
function putBackPending(state, running, pending) {
    return withLane(state, (0,core_lane/* putBack */.pK)(laneOf(state, running.provider), pending));
}
function answered(state, answer) {
    return tell(withLane({ ...state, waitedMs: state.waitedMs + answer.waitMs }, answer.lane), answer.notes);
}
function told(state, settlement, next) {
    const { outcome, pending, key } = settlement;
    const isGraded = outcome.class === "graded";
    const limit = "limit" in outcome ? outcome.limit : undefined;
    return tell(state, [
        {
            event: "task_settled",
            key,
            id: pending.task.id,
            attempt: pending.attempt,
            class: outcome.class,
            status: isGraded ? outcome.status : null,
            score: isGraded ? (outcome.row?.score ?? null) : null,
            message: "message" in outcome ? outcome.message : "",
            verdict: limit?.kind ?? null,
            next,
        },
    ]);
}
function tell(state, notes) {
    if (notes.length === 0)
        return state;
    return { ...state, effects: [...state.effects, ...notes.map((note) => ({ kind: "note", note }))] };
}
function shown(state, key, what) {
    const running = state.running.get(key);
    if (!running?.probe || running.shown === "refused")
        return state;
    return withRunning(state, { ...running, shown: what });
}
function budgetOf(state) {
    return { leftMs: state.settings.maxWaitMs - state.waitedMs, deadlineAt: state.settings.deadlineAt };
}

;// CONCATENATED MODULE: ./build/core/unsettled.js
const BLOCK = 256;
function unsettledOf(tasks) {
    const blocks = Array.from({ length: Math.ceil(tasks.length / BLOCK) }, () => new Uint8Array(BLOCK));
    return { tasks, places: new Map(tasks.map((pending, place) => [pending.task.id, place])), settled: blocks };
}
function findUnsettled({ tasks, places, settled }, id) {
    const place = places.get(id);
    if (place === undefined || settled[Math.floor(place / BLOCK)]?.[place % BLOCK] === 1)
        return undefined;
    return tasks[place];
}
function withoutSettled(unsettled, id) {
    const place = unsettled.places.get(id);
    if (place === undefined)
        return unsettled;
    const settled = [...unsettled.settled];
    const index = Math.floor(place / BLOCK);
    const block = (settled[index] ?? new Uint8Array(BLOCK)).slice();
    block[place % BLOCK] = 1;
    settled[index] = block;
    return { ...unsettled, settled };
}
function* unsettledTasks({ tasks, settled }) {
    for (const [place, pending] of tasks.entries()) {
        if (settled[Math.floor(place / BLOCK)]?.[place % BLOCK] !== 1)
            yield pending;
    }
}

;// CONCATENATED MODULE: ./build/core/ending.js



const HELD_LIMIT = 1_000;
function end(state, ending) {
    if (state.ending && (ending.cause !== "interrupted" || state.ending.cause === "interrupted"))
        return state;
    return tell({ ...state, ending }, [{ event: "ending", status: ending.status, reason: ending.reason }]);
}
function endInterrupted(state, signal, at) {
    const stopNow = state.ending?.stopNow ?? new Set();
    const reason = `interrupted by ${signal}`;
    return end(state, { status: "interrupted", cause: "interrupted", reason, stopAt: at, stopNow, signal });
}
function endFast(state, settlement, message, at) {
    const { group, id } = settlement.pending.task;
    const stopNow = new Set();
    for (const running of state.running.values()) {
        for (const pending of unsettledTasks(running.unsettled)) {
            if (group !== undefined && pending.task.group === group)
                stopNow.add(running.key);
        }
    }
    return end(state, {
        status: "aborted",
        cause: "fail-fast",
        reason: `fail-fast: ${id}: ${message}`,
        stopAt: at + state.settings.stopGraceMs,
        stopNow,
        signal: null,
    });
}
function checkFailures(state, at) {
    const { maxFailures, stopGraceMs } = state.settings;
    if (maxFailures === null || state.failures < maxFailures)
        return state;
    return end(state, {
        status: "aborted",
        cause: "max-failures",
        reason: `max-failures: the bound of ${maxFailures} failed or errored is reached`,
        stopAt: at + stopGraceMs,
        stopNow: new Set(),
        signal: null,
    });
}
function recordFailure(state, settlement) {
    const signature = (0,core_alike/* alikeSignature */.rK)(settlement.outcome);
    if (state.held === null || signature === null) {
        return { ...state, effects: [...state.effects, { kind: "failure", settlement }] };
    }
    const alike = withAlike(state.alike, signature, settlement.pending.task.id);
    const effects = [...state.effects, { kind: "hold", settlement }];
    const holding = { ...state, effects, alike, held: [...state.held, settlement] };
    return holding.held.length < HELD_LIMIT ? holding : flushHeld(holding);
}
function flushHeld(state) {
    if (state.held === null)
        return state;
    const due = state.held.map((settlement) => ({ kind: "failure", settlement }));
    return { ...state, held: null, alike: new Map(), effects: [...state.effects, ...due, { kind: "release" }] };
}
function endIfAlike(state, outcome, at) {
    const signature = (0,core_alike/* alikeSignature */.rK)(outcome);
    const mayBeAlike = state.ending === null || state.ending.cause === "fails-alike";
    if (signature === null || state.held === null || !mayBeAlike)
        return null;
    if ((state.alike.get(signature)?.size ?? 0) < core_alike/* ALIKE_TASKS */.I2)
        return null;
    return endAlike(state, signature, outcome.message, at);
}
function endAlike(state, signature, message, at) {
    const uncharged = { ...state, held: (state.held ?? []).filter((one) => (0,core_alike/* alikeSignature */.rK)(one.outcome) !== signature) };
    return end(uncharged, {
        status: "aborted",
        cause: "fails-alike",
        reason: `every task fails alike: ${message}`,
        stopAt: at,
        stopNow: new Set(),
        signal: null,
    });
}
function withAlike(alike, signature, id) {
    const known = alike.get(signature);
    if (known !== undefined && known.size >= core_alike/* ALIKE_TASKS */.I2)
        return alike;
    return new Map(alike).set(signature, new Set([...(known ?? []), id]));
}

// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(9996);
;// CONCATENATED MODULE: ./build/core/backoff.js
const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
function transientBackoffMs(failures, random) {
    const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10));
    return Math.round(full * (0.5 + 0.5 * random));
}
const CAP_ROUNDS = 3;
function capBackoffMs(defaultWaitMs, round) {
    return defaultWaitMs * 2 ** (round - 1);
}

// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(8032);
;// CONCATENATED MODULE: ./build/core/refuse.js






function rateLimited(state, settlement, limit) {
    const { at, key, pending } = settlement;
    const running = runningOf(state, key);
    const lane = laneOf(state, running.provider);
    const untilAt = limit.kind === "wait" ? waitEndsAt(limit, at) : null;
    const verdict = limit.kind === "wait" && untilAt === null ? "cap" : limit.kind;
    const first = !running.answered.has(verdict);
    const marked = shown(withRunning(state, { ...running, answered: new Set([...running.answered, verdict]) }), key, "refused");
    if (running.probe && lane.circuit.state === "half-open" && lane.circuit.probe === key) {
        return told(refuseProbe(marked, (0,core_lane/* putBack */.pK)(lane, pending), key, limit, at), settlement, "retry");
    }
    const refused = {
        limit,
        startedAt: running.startedAt,
        oldestStartedAt: oldestStart(state, lane.provider),
        younger: youngerThan(state, running),
        runStartedAt: state.runStartedAt,
        stopGraceMs: state.settings.stopGraceMs,
    };
    switch (verdict) {
        case "wait": {
            const back = putBackPending(marked, running, pending);
            const laneNow = laneOf(back, running.provider);
            if (untilAt === null || (!first && untilAt <= laneNow.pausedUntil))
                return told(back, settlement, "retry");
            const addedMs = Math.max(0, untilAt - Math.max(at, laneNow.pausedUntil));
            const budget = budgetOf(back);
            const fits = addedMs <= budget.leftMs && (budget.deadlineAt === null || untilAt < budget.deadlineAt);
            const answer = fits
                ? pauseLane(laneNow, refused, untilAt, at)
                : stopLane(laneNow, {
                    statedUntilAt: statedEndAt(limit, at),
                    reason: `${limit.evidence} (the wait does not fit this run)`,
                    stopGraceMs: refused.stopGraceMs,
                }, at);
            return told(answered(back, answer), settlement, "retry");
        }
        case "stop": {
            const back = putBackPending(marked, running, pending);
            const cause = { statedUntilAt: statedEndAt(limit, at), reason: limit.evidence, stopGraceMs: refused.stopGraceMs };
            return told(answered(back, stopLane(laneOf(back, running.provider), cause, at)), settlement, "left");
        }
        case "cap": {
            const rounds = pending.capRounds + 1;
            const cut = first ? answered(marked, capLane(lane, refused, at)) : marked;
            if (rounds > CAP_ROUNDS) {
                const refusedBy = `${lane.provider}: ${limit.evidence}`;
                return told({ ...cut, left: cut.left + 1, refusedBy }, settlement, "left");
            }
            const laneNow = laneOf(cut, running.provider);
            const dueAt = at + capBackoffMs(state.settings.defaultWaitMs, rounds);
            const again = (0,core_lane/* putOff */.dD)(laneNow, "capped", dueAt, { ...pending, capRounds: rounds });
            return told(withLane(cut, again), settlement, "retry");
        }
        case "task":
            throw new Error("A task verdict is a fatal outcome, not a rate-limited one");
        default:
            return (0,unreachable/* unreachable */.H)(verdict);
    }
}
function refuseProbe(state, lane, probe, limit, at) {
    const endAt = statedEndAt(limit, at);
    const statedUntilAt = endAt !== null && limit.kind === "wait" ? waitEndsAt(limit, at) : endAt;
    const own = limit.kind === "stop" ? {} : { firstMs: Math.max(LEAST_WAIT_MS, state.settings.defaultWaitMs) };
    const untilAt = statedUntilAt ?? at + (0,core_circuit/* openingMs */.d7)(lane.circuit.trips + 1, own.firstMs);
    const policy = limit.kind !== "stop" && fitsBudget(untilAt, at, budgetOf(state)) ? "wait" : "stop";
    const refused = { statedUntilAt, policy, reason: limit.evidence, ...own };
    const circuit = lane.circuit.state === "half-open"
        ? (0,core_circuit/* settleProbe */.QR)(lane.circuit, probe, { kind: "refused", ...refused }, at)
        : (0,core_circuit/* openCircuit */.Ed)(lane.circuit, at, refused);
    const waitedMs = state.waitedMs + (policy === "wait" ? untilAt - at : 0);
    const drainUntil = policy === "stop" ? (lane.drainUntil ?? at + state.settings.stopGraceMs) : lane.drainUntil;
    return tell(withLane({ ...state, waitedMs }, { ...lane, circuit, drainUntil }), circuitNotes(lane, circuit));
}
function oldestStart(state, provider) {
    let oldest = null;
    for (const running of state.running.values()) {
        if (running.provider === provider)
            oldest = oldest === null ? running.startedAt : Math.min(oldest, running.startedAt);
    }
    return oldest;
}
function youngerThan(state, running) {
    let count = 0;
    let isBehind = false;
    for (const other of state.running.values()) {
        if (isBehind && other.provider === running.provider && !wasRefused(other))
            count += 1;
        if (other.key === running.key)
            isBehind = true;
    }
    return count;
}
const REFUSALS = ["wait", "stop", "cap"];
function wasRefused({ answered }) {
    return REFUSALS.some((verdict) => answered.has(verdict));
}

// EXTERNAL MODULE: ./build/core/schedule.js
var schedule = __webpack_require__(1733);
// EXTERNAL MODULE: ./build/core/outcome.js
var core_outcome = __webpack_require__(9058);
// EXTERNAL MODULE: ./build/core/queue.js
var queue = __webpack_require__(2797);
;// CONCATENATED MODULE: ./build/core/settle.js













const DURATIONS_KEPT = 200;
const TASK_VERDICTS = 5;
function settle(state, event) {
    const running = state.running.get(event.key);
    const pending = running && findUnsettled(running.unsettled, event.id);
    if (!running || !pending)
        return state;
    if (state.ending?.stopNow.has(event.key))
        return state;
    const unsettled = withoutSettled(running.unsettled, event.id);
    const claimed = withRunning(state, { ...running, unsettled });
    const { outcome, at, durationMs } = event;
    const settlement = { key: event.key, pending, outcome, startedAt: running.startedAt, at, durationMs };
    switch (outcome.class) {
        case "graded":
            return graded(claimed, settlement, outcome, event.random);
        case "rate_limited":
            return rateLimited(claimed, settlement, outcome.limit);
        case "kill_shaped":
            return killed(claimed, { ...settlement, outcome }, running, event.random);
        case "unfinished":
            return told(putBackPending(claimed, running, pending), settlement, "retry");
        case "timeout_exceeded":
        case "skipped":
        case "transient":
        case "legitimate":
        case "fatal":
            return failed(claimed, { ...settlement, outcome }, event.random);
        default:
            return (0,unreachable/* unreachable */.H)(outcome);
    }
}
function graded(state, settlement, outcome, random) {
    const { at, key, startedAt } = settlement;
    const before = runningOf(state, key);
    const lane = laneOf(state, before.provider);
    const limit = (0,core_limit/* growLimit */.B)(lane.limit, { startedAt, inUse: lane.running });
    const healthy = {
        ...lane,
        limit,
        circuit: before.probe ? lane.circuit : (0,core_circuit/* countSuccess */.b6)(lane.circuit),
        pace: (0,core_pace/* paceAfterSuccess */.JX)(lane.pace, startedAt),
        taskVerdicts: new Set(),
    };
    const alive = shown(withLane(state, healthy), key, "alive");
    const passed = outcome.status === "passed";
    const counted = {
        ...alive,
        passed: alive.passed + (passed ? 1 : 0),
        failures: alive.failures + (passed ? 0 : 1),
        durationsMs: passed ? withDuration(alive.durationsMs, settlement.durationMs, random) : alive.durationsMs,
    };
    const flushed = passed ? flushHeld(counted) : counted;
    const written = tell({ ...flushed, effects: [...flushed.effects, { kind: "result", settlement }] }, [
        ...circuitNotes(lane, healthy.circuit),
        ...limitNotes(lane, limit.value, "a full round of successes"),
    ]);
    return checkFailures(told(written, settlement, "done"), at);
}
const KILL_RETRIES = 3;
function killed(state, settlement, running, random) {
    const { at, outcome, pending } = settlement;
    if (running.stopping !== null)
        return told(putBackPending(state, running, pending), settlement, "left");
    const kills = pending.kills + 1;
    if (kills > KILL_RETRIES)
        return told({ ...state, left: state.left + 1 }, settlement, "left");
    const again = { ...pending, kills, alone: true };
    if (!outcome.lacksRoom)
        return told(putBackPending(state, running, again), settlement, "retry");
    const lane = laneOf(state, running.provider);
    const limit = (0,core_limit/* fitLimit */.Jp)(lane.limit, at, lane.running - 1);
    const narrowed = withLane(state, (0,core_lane/* putOff */.dD)({ ...lane, limit }, "delayed", at + transientBackoffMs(kills, random), again));
    return told(tell(narrowed, limitNotes(lane, limit.value, outcome.message)), settlement, "retry");
}
function limitNotes({ provider, limit: { value: from } }, to, reason) {
    return from === to ? [] : [{ event: "limit_changed", provider, from, to, reason }];
}
function failed(state, settlement, random) {
    const { at, key, pending, outcome } = settlement;
    const running = runningOf(state, key);
    let next = recordFailure(state, settlement);
    next = failureAnswer(next, running, outcome, pending, at);
    const last = (0,core_outcome/* isTerminal */.H)(outcome.class) || pending.attempt >= state.settings.maxAttempts;
    if (outcome.class !== "skipped" && last)
        next = { ...next, failures: next.failures + 1 };
    if (!last)
        next = requeueFailed(next, running, pending, outcome, at, random);
    next = told(next, settlement, last ? "done" : "retry");
    const alike = endIfAlike(next, outcome, at);
    if (alike !== null)
        return alike;
    if (outcome.class === "fatal" && state.settings.failFast)
        return endFast(next, settlement, outcome.message, at);
    return checkFailures(next, at);
}
function failureAnswer(state, running, outcome, pending, at) {
    const lane = laneOf(state, running.provider);
    if (outcome.class === "transient") {
        if (running.probe && lane.circuit.state === "half-open" && lane.circuit.probe === running.key) {
            const reopened = (0,core_circuit/* openCircuit */.Ed)(lane.circuit, at, (0,core_circuit/* outage */.Qe)(outcome.message));
            const fits = fitsBudget(reopened.untilAt, at, budgetOf(state));
            const circuit = { ...reopened, policy: fits ? "wait" : "stop" };
            const waitedMs = state.waitedMs + (fits ? reopened.untilAt - at : 0);
            return tell(withLane(shown({ ...state, waitedMs }, running.key, "refused"), { ...lane, circuit }), circuitNotes(lane, circuit));
        }
        if (running.answered.has("transient"))
            return state;
        const marked = withRunning(state, {
            ...runningOf(state, running.key),
            answered: new Set([...running.answered, "transient"]),
        });
        return answered(marked, countLaneFailure(lane, outcome.message, budgetOf(state), at));
    }
    const healthy = outcome.class === "skipped" ? lane : { ...lane, circuit: (0,core_circuit/* countSuccess */.b6)(lane.circuit) };
    const alive = withLane(shown(state, running.key, "alive"), healthy);
    if (outcome.class !== "fatal" || outcome.limit === undefined)
        return alive;
    const isFull = lane.taskVerdicts.size >= TASK_VERDICTS;
    const taskVerdicts = isFull ? lane.taskVerdicts : new Set([...lane.taskVerdicts, pending.task.id]);
    const marked = withLane(alive, { ...healthy, taskVerdicts });
    if (taskVerdicts.size < TASK_VERDICTS)
        return marked;
    const reason = `${taskVerdicts.size} different tasks in a row were refused: ${outcome.message}`;
    return answered(marked, stopLane(laneOf(marked, lane.provider), { statedUntilAt: null, reason, stopGraceMs: state.settings.stopGraceMs }, at));
}
function requeueFailed(state, running, pending, outcome, at, random) {
    const lane = laneOf(state, running.provider);
    const again = { ...pending, attempt: pending.attempt + 1, alone: true };
    if (outcome.class === "transient") {
        const stated = outcome.wait === undefined ? null : waitEndsAt(outcome.wait, at);
        const honoured = Math.min(stated ?? 0, at + LONGEST_STATED_MS);
        const dueAt = Math.max(at + transientBackoffMs(pending.attempt, random), honoured);
        return withLane(state, (0,core_lane/* putOff */.dD)(lane, "delayed", dueAt, again));
    }
    return withLane(state, { ...lane, later: (0,queue/* fifoPush */.T6)(lane.later, again) });
}
const LONGEST_STATED_MS = 300_000;
function withDuration(sorted, durationMs, random) {
    const next = [...sorted];
    const at = next.findIndex((other) => other > durationMs);
    next.splice(at === -1 ? next.length : at, 0, durationMs);
    if (next.length > DURATIONS_KEPT)
        next.splice(Math.floor(random * next.length), 1);
    return next;
}

;// CONCATENATED MODULE: ./build/core/apply.js













function apply(previous, event) {
    const state = { ...previous, effects: [] };
    switch (event.type) {
        case "attempt-started":
            return attemptStarted(state, event);
        case "task-settled":
            return settle(state, event);
        case "attempt-ended":
            return attemptEnded(state, event);
        case "child-stopping":
            return childStopping(state, event);
        case "preflight-started": {
            const lane = laneOf(state, event.provider);
            const circuit = lane.circuit.state === "open" ? (0,core_circuit/* admitProbe */.k3)(lane.circuit, PREFLIGHT) : lane.circuit;
            return tell(withLane(state, { ...lane, circuit, preflight: "running" }), [
                ...circuitNotes(lane, circuit),
                { event: "preflight_started", provider: event.provider },
            ]);
        }
        case "preflight-ended":
            return preflightEnded(state, event);
        case "circuit-learned": {
            const lane = state.lanes.get(event.provider);
            if (!lane || event.untilAt <= event.at)
                return state;
            const { stopGraceMs } = state.settings;
            const { reason, outage, untilAt: statedUntilAt } = event;
            const cause = { statedUntilAt, reason, stopGraceMs, ...(outage ? { outage } : {}) };
            return answered(state, stopLane(lane, cause, event.at));
        }
        case "interrupted":
            return endInterrupted(state, event.signal, event.at);
        case "idle-granted":
            return idleGranted(state, event);
        case "finishing":
            return flushHeld(state);
        default:
            return (0,unreachable/* unreachable */.H)(event);
    }
}
const PREFLIGHT = "preflight";
function attemptStarted(state, event) {
    const before = laneOf(state, event.provider);
    const { lane: rest } = (0,core_lane/* takeShard */.mt)(before, event.source, event.tasks.length);
    const circuit = before.circuit.state === "open" ? (0,core_circuit/* admitProbe */.k3)(before.circuit, event.key) : before.circuit;
    const lane = {
        ...rest,
        circuit,
        running: before.running + 1,
        started: before.started + 1,
        pace: (0,core_pace/* paceAfterStart */.IR)(before.pace, event.at),
    };
    const running = {
        key: event.key,
        slot: event.slot,
        provider: event.provider,
        startedAt: event.at,
        unsettled: unsettledOf(event.tasks),
        probe: event.probe,
        shown: "nothing",
        answered: new Set(),
        stopping: null,
        killAt: null,
    };
    const waitedMs = state.waitedMs + stoodStillMs(state, before, event);
    return tell(withRunning(withLane({ ...state, waitedMs }, lane), running), [
        ...circuitNotes(before, circuit),
        {
            event: "attempt_started",
            key: event.key,
            slot: event.slot,
            provider: event.provider,
            tasks: event.tasks.map((pending) => pending.task.id),
            attempt: event.tasks[0]?.attempt ?? 1,
            probe: event.probe,
        },
    ]);
}
function stoodStillMs(state, lane, event) {
    if (lane.running > 0 || lane.pace === null || event.probe)
        return 0;
    const still = (0,core_pace/* standstill */.Le)(lane.pace);
    if (still === null)
        return 0;
    const stillMs = Math.max(0, Math.min(event.at, still.until) - Math.max(still.from, state.idleUntil));
    return Math.min(stillMs, Math.max(0, state.settings.maxWaitMs - state.waitedMs));
}
function childStopping(state, event) {
    const running = state.running.get(event.key);
    if (!running)
        return state;
    const stopping = running.stopping ?? event.reason;
    const killAt = running.killAt === null ? event.at + event.graceMs : Number.NEGATIVE_INFINITY;
    return tell(withRunning(state, { ...running, stopping, killAt }), [
        { event: "child_stopped", key: event.key, reason: event.reason },
    ]);
}
function attemptEnded(state, event) {
    const running = state.running.get(event.key);
    if (!running)
        return state;
    const lane = laneOf(state, running.provider);
    const rest = new Map(state.running);
    rest.delete(event.key);
    const verdict = running.shown === "alive" ? { kind: "alive" } : { kind: "nothing" };
    const circuit = running.probe ? (0,core_circuit/* settleProbe */.QR)(lane.circuit, event.key, verdict, event.at) : lane.circuit;
    let back = { ...lane, circuit, running: lane.running - 1 };
    for (const pending of unsettledTasks(running.unsettled))
        back = (0,core_lane/* putBack */.pK)(back, pending);
    return tell({ ...withLane(state, back), running: rest }, [
        ...circuitNotes(lane, circuit),
        { event: "attempt_ended", key: event.key, duration_s: seconds(event.at - running.startedAt) },
        ...(state.ending ? [] : standstillNotes(back, event.at)),
    ]);
}
const LEAST_TOLD_MS = 10_000;
function standstillNotes(lane, at) {
    if (lane.running > 0 || lane.circuit.state !== "closed")
        return [];
    const ready = (0,core_lane/* readiness */.xz)(lane, Math.max(at, lane.pausedUntil), false);
    if (ready.kind !== "at")
        return [];
    const paceAt = lane.pace?.nextStartAt ?? Number.NEGATIVE_INFINITY;
    const isPaced = ready.why === "pace" || paceAt > ready.at;
    if (ready.why === "capped" && !isPaced)
        return [];
    const untilAt = Math.ceil(Math.max(ready.at, paceAt));
    if (untilAt - at < LEAST_TOLD_MS)
        return [];
    const reason = isPaced ? "starts are paced after repeated rate limits" : "the next try after a failure is due then";
    return [{ event: "paused", provider: lane.provider, until: (0,instant/* iso */.K)(untilAt), reason }];
}
function idleGranted(state, event) {
    const { at, provider, untilAt } = event;
    const waitedMs = state.waitedMs + (0,schedule/* idleCostMs */.Wj)(state, untilAt, at);
    const reason = "nothing else can start before the next try after a rate limit";
    return tell({ ...state, waitedMs, idleUntil: Math.max(state.idleUntil, untilAt) }, [
        { event: "paused", provider, until: (0,instant/* iso */.K)(untilAt), reason },
    ]);
}
function preflightEnded(state, event) {
    const lane = { ...laneOf(state, event.provider), preflight: "none" };
    const { detection, at } = event;
    const noted = tell(withLane(state, lane), [
        { event: "preflight_ended", provider: event.provider, verdict: detection.kind, reason: detection.evidence },
    ]);
    if (!(0,rate_limit/* isRateLimit */.a)(detection) || detection.kind === "task") {
        const circuit = (0,core_circuit/* settleProbe */.QR)(lane.circuit, PREFLIGHT, { kind: "alive" }, at);
        return tell(withLane(noted, { ...lane, circuit }), circuitNotes(lane, circuit));
    }
    return refuseProbe(noted, lane, PREFLIGHT, detection, at);
}
function seconds(durationMs) {
    return Math.round(durationMs) / 1_000;
}


/***/ })

};
