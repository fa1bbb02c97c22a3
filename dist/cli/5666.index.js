export const id = 5666;
export const ids = [5666];
export const modules = {

/***/ 13483:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ apply)
});

// EXTERNAL MODULE: ./build/core/circuit.js
var core_circuit = __webpack_require__(22725);
// EXTERNAL MODULE: ./build/core/ending.js
var ending = __webpack_require__(38959);
// EXTERNAL MODULE: ./build/core/failed.js
var failed = __webpack_require__(75849);
// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/lane.js
var core_lane = __webpack_require__(40130);
// EXTERNAL MODULE: ./build/core/pacer.js + 1 modules
var core_pacer = __webpack_require__(11261);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(19996);
// EXTERNAL MODULE: ./build/core/limit.js
var core_limit = __webpack_require__(969);
// EXTERNAL MODULE: ./build/core/setbacks.js
var setbacks = __webpack_require__(7540);
// EXTERNAL MODULE: ./build/core/state-edits.js
var state_edits = __webpack_require__(17267);
// EXTERNAL MODULE: ./build/core/task.js
var task = __webpack_require__(60093);
;// CONCATENATED MODULE: ./build/core/suspicion.js



const FREE_SUSPICIONS = 2;
function isChargedForSuspicions({ suspicions, setbacks }) {
    return suspicions + setbacks.suspected >= FREE_SUSPICIONS;
}
function suspect(state, settlement, limit) {
    const { at, pending } = settlement;
    const lane = (0,state_edits/* laneOf */.kk)(state, pending.task.provider);
    const { suspicion } = lane;
    const canProbe = state.settings.preflight || (0,core_lane/* pendingCount */.dj)(lane) > 0;
    if (suspicion.state === "none" && !canProbe) {
        return (0,state_edits/* noteSettled */.wi)(putOffSuspects(state, [{ pending, limit }], at), settlement, "retry");
    }
    const suspects = [...suspectsOf(lane), { pending, limit }];
    const next = suspicion.state === "none" ? { state: "suspected", suspects } : { ...suspicion, suspects };
    const noted = (0,state_edits/* noteSettled */.wi)((0,state_edits/* withLane */.JL)(state, { ...lane, suspicion: next }), settlement, "retry");
    return suspicion.state === "none" ? note(noted, lane, "suspected", limit.evidence) : noted;
}
function startProbe(lane, key) {
    const { suspicion } = lane;
    if (suspicion.state !== "suspected")
        return lane;
    return { ...lane, suspicion: { state: "probing", suspects: suspicion.suspects, probe: key } };
}
function isSuspicionProbe({ suspicion }, key) {
    return suspicion.state === "probing" && suspicion.probe === key;
}
function dropSuspicion(state, provider, key, at) {
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    if (!isSuspicionProbe(lane, key))
        return state;
    const dropped = putOffSuspects((0,state_edits/* withLane */.JL)(state, { ...lane, suspicion: core_lane/* UNSUSPECTED */.qn }), suspectsOf(lane), at);
    return note(dropped, lane, "dropped", "another task got through");
}
function confirmSuspicion(state, provider, at, reason) {
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    if (lane.suspicion.state === "none")
        return state;
    let next = (0,state_edits/* withLane */.JL)(state, { ...lane, suspicion: core_lane/* UNSUSPECTED */.qn });
    for (const { pending, limit } of suspectsOf(lane)) {
        next =
            limit.kind === "cap"
                ? putOffCapped(next, pending, limit, at)
                : (0,state_edits/* withLane */.JL)(next, (0,core_lane/* putBack */.pK)((0,state_edits/* laneOf */.kk)(next, provider), pending));
    }
    return note(next, lane, "confirmed", reason);
}
const CAP_ROUNDS = 3;
function capBackoffMs(defaultWaitMs, round) {
    return defaultWaitMs * 2 ** (round - 1);
}
function putOffCapped(state, pending, limit, at) {
    const capRounds = pending.capRounds + 1;
    if (capRounds <= CAP_ROUNDS)
        return backOff(state, { ...pending, capRounds }, capRounds, at);
    return giveUp(state, `refused again and again by ${(0,task/* providerInWords */.S)(pending.task.provider)}: ${limit.evidence}`);
}
function backOff(state, pending, round, at) {
    const { defaultWaitMs, maxWaitMs } = state.settings;
    const { provider } = pending.task;
    const backoffMs = capBackoffMs(defaultWaitMs, round);
    return backoffMs > maxWaitMs - state.waitedMs
        ? giveUp(state, `the wait after a rate limit of ${(0,task/* providerInWords */.S)(provider)} does not fit max-wait`)
        : (0,state_edits/* withLane */.JL)(state, (0,core_lane/* putOff */.dD)((0,state_edits/* laneOf */.kk)(state, provider), "delayed", at + backoffMs, pending));
}
function giveUp(state, leftReason) {
    return { ...state, left: state.left + 1, leftReason };
}
function suspectsOf({ suspicion }) {
    return suspicion.state === "none" ? [] : suspicion.suspects;
}
function putOffSuspects(state, suspects, at) {
    let next = state;
    for (const { pending } of suspects) {
        const suspicions = pending.suspicions + 1;
        next = backOff(next, { ...pending, suspicions }, suspicions, at);
    }
    const setbacks = suspects.map(({ pending }) => ({ kind: "setback", setback: "suspected", task: pending.task }));
    return { ...next, effects: [...next.effects, ...setbacks] };
}
function note(state, { provider }, change, reason) {
    return (0,state_edits/* withNotes */.ci)(state, [{ event: "suspicion_changed", provider, to: change, reason }]);
}

// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
;// CONCATENATED MODULE: ./build/core/refuse.js











function rateLimited(state, settlement, random) {
    const { at, key, pending, outcome } = settlement;
    const { limit } = outcome;
    const { provider } = (0,state_edits/* runningOf */.Tx)(state, key);
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    const chargeAs = (message, to) => (0,failed/* charge */.Ji)(to, { ...settlement, outcome: { ...outcome, class: "legitimate", message } }, random);
    if (!limit.certain && !(0,core_circuit/* isProbe */.Tb)(lane.circuit, key) && !isSuspicionProbe(lane, key)) {
        if (!isChargedForSuspicions(pending))
            return suspect(state, settlement, limit);
        return chargeAs(`suspected rate limit that no other task confirmed: ${limit.evidence}`, state);
    }
    const confirmed = confirmSuspicion(state, provider, at, limit.evidence);
    const noted = (0,state_edits/* withEffects */.NE)(confirmed, { kind: "setback", setback: "refused", task: pending.task });
    const { state: acted, by } = answerLimit(noted, key, limit, at, random);
    if ((0,setbacks/* isChargedForRefusals */.LG)(pending.setbacks, lane.hasGraded)) {
        const runs = pending.setbacks.refused + 1;
        return chargeAs(`refused in ${runs} runs while ${(0,task/* providerInWords */.S)(provider)} answered others: ${limit.evidence}`, acted);
    }
    if (by !== "cap")
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(acted, pending), settlement, by === "stop" ? "left" : "retry");
    const capped = putOffCapped(acted, pending, limit, at);
    return (0,state_edits/* noteSettled */.wi)(capped, settlement, capped.left > acted.left ? "left" : "retry");
}
const FRUITLESS_REFUSALS = 10;
function answerLimit(before, key, limit, at, random) {
    const running = (0,state_edits/* runningOf */.Tx)(before, key);
    const untilAt = limit.kind === "wait" ? (0,rate_limit/* waitEndsAt */.HM)(limit, at) : null;
    const verdict = limit.kind === "wait" && untilAt === null ? "cap" : limit.kind;
    const isFirst = !running.counted.has(verdict);
    const counted = (0,state_edits/* countOnce */.n3)(before, key, verdict);
    const { circuit, pausedUntil } = (0,state_edits/* laneOf */.kk)(counted, running.provider);
    const state = isFirst && verdict !== "stop" && !(0,core_circuit/* isProbe */.Tb)(circuit, key) ? paceLane(counted, running, limit, at, random) : counted;
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    const isFruitless = verdict !== "stop" && (lane.pacer?.inARow ?? 0) >= FRUITLESS_REFUSALS;
    if ((0,core_circuit/* isProbe */.Tb)(circuit, key) || (isFruitless && circuit.state === "closed")) {
        return { state: refuseProbe(state, lane, limit, at), by: "probe" };
    }
    switch (verdict) {
        case "wait":
            if (untilAt === null || (!isFirst && untilAt <= pausedUntil))
                return { state, by: "wait" };
            return { state: pauseLane(state, lane, limit, untilAt, at), by: "wait" };
        case "stop":
            return { state: (0,state_edits/* openCircuitOf */.P$)(state, lane, stopCause(limit, at), at), by: "stop" };
        case "cap":
            return { state: isFirst ? capLane(state, lane, limit, at) : state, by: "cap" };
        case "task":
            throw new Error("A task verdict is a fatal outcome, not a rate-limited one");
        default:
            return (0,unreachable/* unreachable */.H)(verdict);
    }
}
function stopCause(limit, at) {
    return { statedUntilAt: (0,rate_limit/* statedEndAt */.W7)(limit, at), policy: "stop", reason: limit.evidence };
}
function pauseLane(state, lane, limit, untilAt, at) {
    const addedMs = Math.max(0, untilAt - Math.max(at, lane.pausedUntil));
    if (!(0,state_edits/* canWait */.C_)(state, addedMs, untilAt)) {
        const reason = `${limit.evidence} (the wait does not fit this run)`;
        return (0,state_edits/* openCircuitOf */.P$)(state, lane, { ...stopCause(limit, at), reason }, at);
    }
    const pausedUntil = Math.max(lane.pausedUntil, untilAt);
    const paused = (0,state_edits/* withLane */.JL)({ ...state, waitedMs: state.waitedMs + addedMs }, { ...lane, pausedUntil });
    const reason = (0,rate_limit/* pauseReason */.Ph)(limit, (0,rate_limit/* statedWaitMs */.hJ)(limit, at) ?? untilAt - at);
    const notes = addedMs > 0 ? [{ event: "paused", provider: lane.provider, until: (0,instant/* iso */.K)(pausedUntil), reason }] : [];
    return (0,state_edits/* withNotes */.ci)(paused, notes);
}
function capLane(state, lane, limit, at) {
    const cut = (0,core_limit/* cutLimit */.W3)(lane.limit, at, oldestStart(state, lane.provider));
    return (0,state_edits/* withLimit */.Ko)(state, lane, cut, (0,rate_limit/* pauseReason */.Ph)(limit, null));
}
function paceLane(state, running, limit, at, random) {
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    const before = lane.pacer ?? { ...(0,core_pacer/* openPacer */.eO)(state.settings.defaultWaitMs), sent: lane.started };
    const start = { ordinal: running.ordinal, now: at, waitMs: limit.retryAfterMs, chance: random };
    const pacer = (0,core_pacer/* noteRefusedStart */.de)(before, start, at - state.runStartedAt);
    const paced = (0,state_edits/* withLane */.JL)(state, { ...lane, pacer });
    const { intervalMs } = pacer;
    if (intervalMs === null || before.intervalMs === null || intervalMs === before.intervalMs)
        return paced;
    const starts_per_minute = Math.round(600_000 / intervalMs) / 10;
    const reason = "repeated rate limits";
    return (0,state_edits/* withNotes */.ci)(paced, [{ event: "pace_changed", provider: lane.provider, starts_per_minute, reason }]);
}
function refuseProbe(state, lane, limit, at) {
    const stop = stopCause(limit, at);
    if (limit.kind === "stop")
        return (0,state_edits/* openCircuitOf */.P$)(state, lane, stop, at);
    const waitUntil = limit.kind === "wait" && stop.statedUntilAt !== null ? (0,rate_limit/* waitEndsAt */.HM)(limit, at) : null;
    const fruitless = (lane.pacer?.inARow ?? 0) - FRUITLESS_REFUSALS;
    const spacedUntil = at + (0,core_circuit/* openingMs */.d7)(Math.max(lane.circuit.trips, fruitless) + 1, rate_limit/* LEAST_WAIT_MS */.Vj);
    const cause = {
        ...stop,
        policy: "wait",
        statedUntilAt: waitUntil === null ? stop.statedUntilAt : Math.max(waitUntil, spacedUntil),
        firstMs: Math.max(rate_limit/* LEAST_WAIT_MS */.Vj, state.settings.defaultWaitMs),
    };
    return (0,state_edits/* openCircuitOf */.P$)(state, lane, cause, at);
}
function oldestStart(state, provider) {
    const own = [...state.running.values()].filter((running) => running.provider === provider);
    return own.length === 0 ? null : Math.min(...own.map(({ startedAt }) => startedAt));
}

;// CONCATENATED MODULE: ./build/core/settle.js










const DURATIONS_KEPT = 200;
const KILL_RETRIES = 3;
function settle(state, { at, key, id, outcome, durationMs, random }) {
    const before = state.running.get(key);
    const place = before?.unsettled.findIndex(({ task }) => task.id === id) ?? -1;
    const pending = before?.unsettled[place];
    if (!before || !pending)
        return state;
    if (state.ending?.stopAtOnceKeys.has(key))
        return state;
    const running = { ...before, unsettled: before.unsettled.toSpliced(place, 1) };
    const isKill = outcome.class === "kill_shaped" || outcome.class === "unfinished";
    const isAnswer = !isKill && outcome.class !== "rate_limited";
    const settled = (0,state_edits/* withRunning */.Ar)(isKill ? state : { ...state, killsInARow: 0 }, running);
    const next = isAnswer ? dropSuspicion(settled, running.provider, key, at) : settled;
    const settlement = { key, pending, startedAt: running.startedAt, at, durationMs };
    switch (outcome.class) {
        case "graded":
            return graded(next, { ...settlement, outcome }, random);
        case "rate_limited":
            return rateLimited(next, { ...settlement, outcome }, random);
        case "kill_shaped":
            return killed(next, { ...settlement, outcome }, random);
        case "unfinished":
            return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(next, pending), { ...settlement, outcome }, "retry");
        case "timeout_exceeded":
        case "skipped":
        case "transient":
        case "legitimate":
        case "fatal":
            return (0,failed/* failed */.gz)(next, { ...settlement, outcome }, random);
        default:
            return (0,unreachable/* unreachable */.H)(outcome);
    }
}
function graded(state, settlement, random) {
    const { at, key, startedAt, outcome, durationMs } = settlement;
    const { provider, ordinal } = (0,state_edits/* runningOf */.Tx)(state, key);
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    const limit = (0,core_limit/* growLimit */.B)(lane.limit, { startedAt, inUse: lane.running });
    const circuit = (0,core_circuit/* countSuccess */.b6)(lane.circuit, key);
    const healthy = { ...(0,core_lane/* admitted */.Nd)(lane, ordinal), circuit, taskVerdicts: new Set(), hasGraded: true };
    const answered = (0,state_edits/* withLimit */.Ko)(state, healthy, limit, "a full round of successes");
    const counted = outcome.status === "passed"
        ? (0,failed/* chargeHeldFailures */.lG)({ ...answered, durationsMs: withDuration(answered.durationsMs, durationMs, random) })
        : { ...answered, failures: answered.failures + 1 };
    const written = (0,state_edits/* withEffects */.NE)((0,failed/* chargeAuthenticationFailures */.oc)(counted, provider), { kind: "result", settlement });
    return (0,ending/* endAtMaxFailures */.wr)((0,state_edits/* noteSettled */.wi)(written, settlement, "done"), at);
}
function withDuration(sorted, durationMs, random) {
    const longer = sorted.findIndex((other) => other > durationMs);
    const next = sorted.toSpliced(longer === -1 ? sorted.length : longer, 0, durationMs);
    return next.length > DURATIONS_KEPT ? next.toSpliced(Math.floor(random * next.length), 1) : next;
}
function killed(state, settlement, random) {
    const { at, key, outcome, pending } = settlement;
    const { stopping, shardSize, provider } = (0,state_edits/* runningOf */.Tx)(state, key);
    if (stopping !== null)
        return stoppedByUs(state, settlement, stopping);
    if (state.killStreakRuns >= setbacks/* FREE_KILL_RUNS */.xX)
        return chargeKill(state, settlement);
    if (shardSize > 1) {
        const half = { ...pending, shardLimit: Math.ceil(shardSize / 2) };
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(countKilled(state, settlement), half), settlement, "retry");
    }
    const noted = (0,state_edits/* withEffects */.NE)(state, { kind: "setback", setback: "killed", task: pending.task });
    if (pending.setbacks.killed >= setbacks/* FREE_KILL_RUNS */.xX)
        return chargeKill(noted, settlement);
    const counted = countKilled(noted, settlement);
    const kills = pending.kills + 1;
    if (kills > KILL_RETRIES)
        return (0,state_edits/* noteSettled */.wi)({ ...counted, left: counted.left + 1 }, settlement, "left");
    const again = { ...pending, kills, shardLimit: 1 };
    const lane = (0,state_edits/* laneOf */.kk)(counted, provider);
    if (!outcome.lacksRoom)
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* withLane */.JL)(counted, (0,core_lane/* putOff */.dD)(lane, "later", at, again)), settlement, "retry");
    const delayed = (0,core_lane/* putOff */.dD)(lane, "delayed", at + (0,failed/* transientBackoffMs */.r_)(kills, random), again);
    const limit = (0,core_limit/* fitLimit */.Jp)(lane.limit, at, lane.running - 1);
    return (0,state_edits/* noteSettled */.wi)((0,state_edits/* withLimit */.Ko)(counted, delayed, limit, outcome.message), settlement, "retry");
}
function stoppedByUs(state, settlement, reason) {
    const { pending } = settlement;
    const noted = reason === "out-of-time" ? (0,state_edits/* withEffects */.NE)(state, { kind: "setback", setback: "cut", task: pending.task }) : state;
    return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(noted, pending), settlement, "left");
}
function countKilled(state, { at, key, outcome }) {
    if (outcome.lacksRoom || (0,state_edits/* runningOf */.Tx)(state, key).counted.has("kill"))
        return state;
    return (0,ending/* countKill */.e0)((0,state_edits/* countOnce */.n3)(state, key, "kill"), at);
}
function chargeKill(state, settlement) {
    const { at, key, outcome, pending } = settlement;
    const runs = Math.max(pending.setbacks.killed, setbacks/* FREE_KILL_RUNS */.xX) + 1;
    const message = `killed in ${runs} runs in a row (out of memory?): ${outcome.message}`;
    const charged = { ...settlement, outcome: { ...outcome, message } };
    const written = (0,state_edits/* withEffects */.NE)(state, { kind: "failure", settlement: charged });
    if (pending.attempt >= state.settings.maxAttempts) {
        return (0,ending/* endAtMaxFailures */.wr)((0,state_edits/* noteSettled */.wi)({ ...written, failures: written.failures + 1 }, charged, "done"), at);
    }
    const shardLimit = Math.ceil((0,state_edits/* runningOf */.Tx)(state, key).shardSize / 2);
    const again = { ...pending, attempt: pending.attempt + 1, shardLimit };
    return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(written, again), charged, "retry");
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
            const lane = (0,state_edits/* laneOf */.kk)(state, event.provider);
            const circuit = lane.circuit.state === "open" ? (0,core_circuit/* admitProbe */.k3)(lane.circuit, PREFLIGHT) : lane.circuit;
            return (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)(state, { ...startProbe(lane, PREFLIGHT), circuit, preflight: "running" }), [
                { event: "preflight_started", provider: event.provider },
            ]);
        }
        case "preflight-ended":
            return preflightEnded(state, event);
        case "circuit-learned": {
            const lane = state.lanes.get(event.provider);
            if (!lane || event.untilAt <= event.at)
                return state;
            const { reason, outage, untilAt: statedUntilAt } = event;
            return (0,state_edits/* openCircuitOf */.P$)(state, lane, { statedUntilAt, policy: "stop", reason, outage }, event.at);
        }
        case "call-refused":
            return callRefused(state, event);
        case "spent": {
            const costUsd = state.spent.costUsd + event.spent.costUsd;
            return (0,ending/* endAtBudget */.eZ)({ ...state, spent: { costUsd, tokens: state.spent.tokens + event.spent.tokens } }, event.at);
        }
        case "interrupted":
            return (0,ending/* endInterrupted */.K0)(state, event.signal, event.at);
        case "finishing":
            return (0,failed/* chargeAtEnd */.ty)(state);
        default:
            return (0,unreachable/* unreachable */.H)(event);
    }
}
function callRefused(state, { at, key, limit }) {
    const running = state.running.get(key);
    if (running === undefined || limit.kind !== "stop")
        return state;
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    const { circuit } = lane;
    if (circuit.state === "open" && circuit.policy === "stop")
        return state;
    return (0,state_edits/* openCircuitOf */.P$)(state, lane, stopCause(limit, at), at);
}
const PREFLIGHT = "preflight";
function attemptStarted(state, event) {
    const before = (0,state_edits/* laneOf */.kk)(state, event.provider);
    const { lane: rest } = (0,core_lane/* takeShard */.mt)(before, event.source, event.tasks.length);
    const circuit = before.circuit.state === "open" ? (0,core_circuit/* admitProbe */.k3)(before.circuit, event.key) : before.circuit;
    const lane = {
        ...startProbe(rest, event.key),
        circuit,
        running: before.running + 1,
        started: before.started + 1,
        pacer: before.pacer && (0,core_pacer/* noteSend */.bw)(before.pacer, event.at),
    };
    const running = {
        key: event.key,
        slot: event.slot,
        provider: event.provider,
        startedAt: event.at,
        ordinal: lane.started,
        shardSize: event.tasks.length,
        unsettled: event.tasks,
        counted: new Set(),
        stopping: null,
        killAt: null,
    };
    return (0,state_edits/* withNotes */.ci)((0,state_edits/* withRunning */.Ar)((0,state_edits/* withLane */.JL)(state, lane), running), [
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
function childStopping(state, event) {
    const running = state.running.get(event.key);
    if (!running)
        return state;
    const stopping = running.stopping ?? event.reason;
    const killAt = running.killAt === null ? event.at + event.graceMs : Number.NEGATIVE_INFINITY;
    const isRepeated = running.stopping === event.reason;
    const notes = isRepeated ? [] : [{ event: "child_stopped", key: event.key, reason: event.reason }];
    return (0,state_edits/* withNotes */.ci)((0,state_edits/* withRunning */.Ar)(state, { ...running, stopping, killAt }), notes);
}
function attemptEnded(state, event) {
    const running = state.running.get(event.key);
    if (!running)
        return state;
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    const rest = new Map(state.running);
    rest.delete(event.key);
    const circuit = (0,core_circuit/* endProbe */.eS)(lane.circuit, event.key, event.at);
    let back = { ...lane, circuit, running: lane.running - 1 };
    for (const pending of running.unsettled)
        back = (0,core_lane/* putBack */.pK)(back, pending);
    const ended = dropSuspicion({ ...(0,state_edits/* withLane */.JL)(state, back), running: rest }, lane.provider, event.key, event.at);
    return (0,state_edits/* withNotes */.ci)(ended, [
        { event: "attempt_ended", key: event.key, duration_s: seconds(event.at - running.startedAt) },
        ...(state.ending ? [] : standstillNotes(back, event.at)),
    ]);
}
const LEAST_STANDSTILL_MS = 10_000;
function standstillNotes(lane, at) {
    if (lane.running > 0 || lane.circuit.state !== "closed")
        return [];
    const ready = (0,core_lane/* readiness */.xz)(lane, Math.max(at, lane.pausedUntil), false);
    if (ready.kind !== "at" || ready.why !== "retry" || ready.at - at < LEAST_STANDSTILL_MS)
        return [];
    const reason = "the next try is due then";
    return [{ event: "paused", provider: lane.provider, until: (0,instant/* iso */.K)(ready.at), reason }];
}
function preflightEnded(state, event) {
    const lane = { ...(0,state_edits/* laneOf */.kk)(state, event.provider), preflight: "none" };
    const { detection, at } = event;
    const noted = (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)(state, lane), [
        { event: "preflight_ended", provider: event.provider, verdict: detection.kind, reason: detection.evidence },
    ]);
    if (!(0,rate_limit/* isRateLimit */.a5)(detection) || detection.kind === "task") {
        const answered = (0,state_edits/* withLane */.JL)(noted, { ...lane, circuit: (0,core_circuit/* countSuccess */.b6)(lane.circuit, PREFLIGHT) });
        return dropSuspicion(answered, lane.provider, PREFLIGHT, at);
    }
    const confirmed = confirmSuspicion(noted, lane.provider, at, detection.evidence);
    return refuseProbe(confirmed, (0,state_edits/* laneOf */.kk)(confirmed, lane.provider), detection, at);
}
function seconds(durationMs) {
    return Math.round(durationMs) / 1_000;
}


/***/ }),

/***/ 55376:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ decide)
/* harmony export */ });
/* unused harmony export p90Ms */
/* harmony import */ var _ending_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38959);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65079);
/* harmony import */ var _lane_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40130);
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64006);
/* harmony import */ var _task_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60093);
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48032);






function decide(state, now) {
    const stop = nextStop(state);
    if (stop !== null && stop.at <= now) {
        const { key, reason, graceMs } = stop;
        return { kind: "stop", key, reason, graceMs };
    }
    const stopAt = stop?.at ?? null;
    if (state.ending)
        return state.running.size === 0 ? finish(state, now) : { kind: "wait", untilAt: stopAt };
    const next = nextStart(state, now);
    if (next.command !== null)
        return next.command;
    const isPreflightRunning = [...state.lanes.values()].some(({ preflight }) => preflight === "running");
    if (state.running.size > 0 || isPreflightRunning) {
        return { kind: "wait", untilAt: (0,_instant_js__WEBPACK_IMPORTED_MODULE_3__/* .earliest */ .Q)(next.wakeAt, stopAt) };
    }
    const isWorthWaiting = next.wakeAt !== null && fitsDeadline(state, next.wakeAt);
    return isWorthWaiting ? { kind: "wait", untilAt: next.wakeAt } : finish(state, now);
}
function nextStart(state, now) {
    const { settings } = state;
    let wakeAt = null;
    let best = null;
    for (const lane of state.lanes.values()) {
        const ready = (0,_lane_js__WEBPACK_IMPORTED_MODULE_1__/* .readiness */ .xz)(lane, now, settings.preflight);
        switch (ready.kind) {
            case "blocked":
                break;
            case "at":
                wakeAt = (0,_instant_js__WEBPACK_IMPORTED_MODULE_3__/* .earliest */ .Q)(wakeAt, ready.at);
                break;
            case "preflight":
                if (fitsLane(state, lane, now))
                    return { command: { kind: "preflight", provider: lane.provider } };
                break;
            case "now": {
                if (!fitsLane(state, lane, now))
                    break;
                const better = best === null || startOrder(ready) < startOrder(best.ready);
                if (better)
                    best = { lane, ready };
                break;
            }
            default:
                (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_4__/* .unreachable */ .H)(ready);
        }
    }
    if (state.running.size >= settings.concurrency)
        return { command: null, wakeAt: null };
    if (best === null)
        return { command: null, wakeAt };
    const { provider } = best.lane;
    const { source, probe, isSingle } = best.ready;
    const { taken: tasks } = (0,_lane_js__WEBPACK_IMPORTED_MODULE_1__/* .takeShard */ .mt)(best.lane, source, isSingle ? 1 : settings.shardSize);
    return { command: { kind: "start", provider, source, slot: freeSlot(state), probe, tasks } };
}
function startOrder(ready) {
    return ready.source === "later" ? Number.MAX_SAFE_INTEGER : ready.head.position;
}
function freeSlot(state) {
    const taken = new Set();
    for (const running of state.running.values())
        taken.add(running.slot);
    let slot = 0;
    while (taken.has(slot))
        slot += 1;
    return slot;
}
function p90Ms(state) {
    return state.durationsMs[Math.min(state.durationsMs.length - 1, Math.floor(state.durationsMs.length * 0.9))] ?? null;
}
function fitsLane(state, lane, now) {
    const { deadlineAt } = state.settings;
    return lane.started === 0 ? deadlineAt === null || now < deadlineAt : fitsDeadline(state, now);
}
function fitsDeadline(state, at) {
    const { deadlineAt } = state.settings;
    const expectedMs = (p90Ms(state) ?? 0) * state.settings.shardSize;
    return deadlineAt === null || at + Math.max(1, expectedMs) <= deadlineAt;
}
function nextStop(state) {
    let next = null;
    for (const running of state.running.values())
        next = earlier(next, stopOf(state, running));
    return next;
}
function earlier(a, b) {
    return a === null || (b !== null && b.at < a.at) ? b : a;
}
function stopOf(state, { key, provider, killAt }) {
    const { ending, settings, lanes } = state;
    if (killAt !== null)
        return hurriedStop(state, key, killAt);
    const graceMs = settings.killGraceMs;
    let stop = null;
    if (ending) {
        const at = ending.stopAtOnceKeys.has(key) ? Number.NEGATIVE_INFINITY : ending.stopAt;
        const isInterrupt = ending.cause === "interrupted";
        const reason = _ending_js__WEBPACK_IMPORTED_MODULE_0__/* .ENDINGS */ .Jx[ending.cause].stop;
        stop = { key, at, reason, graceMs: isInterrupt ? settings.interruptGraceMs : graceMs };
    }
    const { deadlineAt } = settings;
    if (deadlineAt !== null)
        stop = earlier(stop, { key, at: deadlineAt, reason: "out-of-time", graceMs });
    const at = lanes.get(provider)?.drainUntil ?? null;
    return at === null ? stop : earlier(stop, { key, at, reason: "rate-limit", graceMs });
}
function hurriedStop({ ending, settings }, key, killAt) {
    if (ending?.cause !== "interrupted")
        return null;
    const at = ending.stopAt + settings.interruptGraceMs;
    return killAt > at ? { key, at, reason: "interrupted", graceMs: 0 } : null;
}
function finish(state, now) {
    const { ending, settings } = state;
    const overspent = ending?.cause === "budget" ? (0,_spend_js__WEBPACK_IMPORTED_MODULE_2__/* .overBudget */ .qj)(state.spent, settings.budget) : null;
    if (ending)
        return { kind: "finish", status: _ending_js__WEBPACK_IMPORTED_MODULE_0__/* .ENDINGS */ .Jx[ending.cause].status, reason: overspent ?? ending.reason };
    const waiting = [...state.lanes.values()].filter((lane) => (0,_lane_js__WEBPACK_IMPORTED_MODULE_1__/* .pendingCount */ .dj)(lane) > 0);
    const stopped = waiting.flatMap(({ provider, circuit }) => circuit.state === "open" && circuit.policy === "stop" ? [{ provider, ...circuit }] : []);
    const stop = stopped.find(({ outage }) => !outage) ?? stopped[0];
    if (stop?.outage && settings.deadlineAt !== null && stop.untilAt >= settings.deadlineAt) {
        const reason = `time-budget: it ends before the next probe of ${(0,_task_js__WEBPACK_IMPORTED_MODULE_5__/* .providerInWords */ .S)(stop.provider)}, ${stop.reason}`;
        return { kind: "finish", status: "out_of_time", reason };
    }
    if (stop !== undefined) {
        const who = stop.provider === _task_js__WEBPACK_IMPORTED_MODULE_5__/* .DEFAULT_PROVIDER */ .G ? "" : `${stop.provider}: `;
        return { kind: "finish", status: "stopped", reason: `${who}${stop.reason}` };
    }
    if (waiting.length > 0) {
        const { deadlineAt } = settings;
        return {
            kind: "finish",
            status: "out_of_time",
            reason: deadlineAt !== null && deadlineAt > now
                ? "time-budget: no further task is expected to fit"
                : "time-budget reached",
        };
    }
    if (state.left === 0)
        return { kind: "finish", status: "complete", reason: "nothing is outstanding" };
    const why = state.leftReason === null ? "" : `: ${state.leftReason}`;
    return { kind: "finish", status: "incomplete", reason: `tasks were given up for this run${why}` };
}


/***/ })

};
