export const id = 7349;
export const ids = [7349];
export const modules = {

/***/ 23422:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ circuitNotes),
/* harmony export */   Fz: () => (/* binding */ pauseLane),
/* harmony export */   HM: () => (/* binding */ waitEndsAt),
/* harmony export */   L8: () => (/* binding */ stopLane),
/* harmony export */   QH: () => (/* binding */ fitsBudget),
/* harmony export */   Vj: () => (/* binding */ LEAST_WAIT_MS),
/* harmony export */   W7: () => (/* binding */ statedEndAt),
/* harmony export */   qI: () => (/* binding */ countLaneFailure),
/* harmony export */   xg: () => (/* binding */ capLane)
/* harmony export */ });
/* harmony import */ var _circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22725);
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61420);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65079);
/* harmony import */ var _limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(969);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73147);





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
            until: (0,_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .K)(pausedUntil),
            reason: `asked to wait ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(untilAt - now)}: ${refused.limit.evidence}`,
        });
    }
    return { lane: { ...paced.lane, pausedUntil }, notes, waitMs: Math.max(0, pausedUntil - from) };
}
function stopLane(lane, cause, now) {
    const circuit = (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .openCircuit */ .Ed)(lane.circuit, now, { ...cause, policy: "stop" });
    const drainUntil = lane.drainUntil ?? now + cause.stopGraceMs;
    return { lane: { ...lane, circuit, drainUntil }, notes: circuitNotes(lane, circuit), waitMs: 0 };
}
function capLane(lane, refused, now) {
    const limit = (0,_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .cutLimit */ .W3)(lane.limit, now, refused.oldestStartedAt);
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
    const counted = (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .countFailure */ .cC)(lane.circuit, now, reason);
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
const SAME_WAIT_MS = 1_000;
function circuitNotes(before, after) {
    const from = before.circuit.state;
    const moved = before.circuit.state === "open" &&
        after.state === "open" &&
        Math.abs(after.untilAt - before.circuit.untilAt) >= SAME_WAIT_MS;
    if (from === after.state && !moved)
        return [];
    return [
        {
            event: "circuit_changed",
            provider: before.provider,
            from,
            to: after.state,
            until: after.state === "open" ? (0,_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .iso */ .K)(after.untilAt) : null,
            reason: after.state === "open" ? after.reason : after.state === "closed" ? "the provider answers again" : "probe",
        },
    ];
}
function paceLane(lane, refused, resumesAt, now) {
    const pace = (0,_pace_js__WEBPACK_IMPORTED_MODULE_4__/* .paceAfterRefusal */ .wj)(lane.pace, {
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


/***/ }),

/***/ 57349:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ apply)
});

// EXTERNAL MODULE: ./build/core/answer.js
var core_answer = __webpack_require__(23422);
// EXTERNAL MODULE: ./build/core/circuit.js
var core_circuit = __webpack_require__(22725);
// EXTERNAL MODULE: ./build/core/heap.js
var core_heap = __webpack_require__(65246);
;// CONCATENATED MODULE: ./build/core/clock-jump.js

function afterClockJump(state, byMs) {
    const { settings, ending } = state;
    return {
        ...state,
        settings: { ...settings, deadlineAt: moved(settings.deadlineAt, byMs) },
        runStartedAt: state.runStartedAt + byMs,
        idleUntil: state.idleUntil + byMs,
        ending: ending === null ? null : { ...ending, stopAt: ending.stopAt + byMs },
        lanes: new Map([...state.lanes].map(([provider, lane]) => [provider, moveLane(lane, byMs)])),
        running: new Map([...state.running].map(([key, child]) => [
            key,
            { ...child, startedAt: child.startedAt + byMs, killAt: moved(child.killAt, byMs) },
        ])),
    };
}
function moveLane(lane, byMs) {
    const { circuit, limit } = lane;
    const heap = (queue) => (0,core_heap/* heapShift */.zP)(queue, byMs);
    return {
        ...lane,
        delayed: heap(lane.delayed),
        capped: heap(lane.capped),
        limit: { ...limit, cutAt: moved(limit.cutAt, byMs) },
        circuit: circuit.state === "open" && !circuit.stated ? { ...circuit, untilAt: circuit.untilAt + byMs } : circuit,
        pausedUntil: lane.pausedUntil + byMs,
        pace: lane.pace === null ? null : movePace(lane.pace, byMs),
        drainUntil: moved(lane.drainUntil, byMs),
    };
}
function movePace(pace, byMs) {
    return {
        ...pace,
        emptyAt: pace.emptyAt + byMs,
        episodeAt: pace.episodeAt + byMs,
        resumedAt: pace.resumedAt + byMs,
        recent: pace.recent.map((at) => at + byMs),
        dueAt: pace.dueAt + byMs,
        nextStartAt: pace.nextStartAt + byMs,
    };
}
function moved(at, byMs) {
    return at === null ? null : at + byMs;
}

// EXTERNAL MODULE: ./build/core/decide.js
var decide = __webpack_require__(55376);
// EXTERNAL MODULE: ./build/core/ending.js
var ending = __webpack_require__(38959);
// EXTERNAL MODULE: ./build/core/same-failure.js
var same_failure = __webpack_require__(81357);
// EXTERNAL MODULE: ./build/core/state-edits.js
var state_edits = __webpack_require__(17267);
;// CONCATENATED MODULE: ./build/core/held-failures.js



const HELD_LIMIT = 1_000;
const AUTHENTICATION_TASKS = 3;
function recordFailure(state, settlement) {
    const { outcome, pending } = settlement;
    if (outcome.authentication)
        return holdAuthentication(state, settlement);
    const signature = (0,same_failure/* failureSignature */.vH)(outcome);
    if (state.held === null || signature === null)
        return writeFailure(state, settlement);
    const sameFailures = countSameFailure(state.sameFailures, signature, pending.task.id);
    const effects = [...state.effects, { kind: "hold", settlement }];
    const holding = { ...state, effects, sameFailures, held: [...state.held, settlement] };
    return holding.held.length < HELD_LIMIT ? holding : flushHeld(holding);
}
function writeFailure(state, settlement) {
    return { ...state, effects: [...state.effects, { kind: "failure", settlement }] };
}
function holdAuthentication(state, settlement) {
    const { task } = settlement.pending;
    const lane = (0,state_edits/* laneOf */.kk)(state, task.provider);
    const effects = [...state.effects, { kind: "setback", setback: "refused", task }];
    if (isUnauthorized(state, lane))
        return { ...state, effects };
    const holding = { ...state, effects: [...effects, { kind: "hold", settlement }] };
    return (0,state_edits/* withLane */.JL)(holding, { ...lane, unauthorized: [...lane.unauthorized, settlement] });
}
function isUnauthorized({ campaign }, lane) {
    const hasGraded = lane.hasGraded || campaign.graded.has(lane.provider);
    const needed = hasGraded ? AUTHENTICATION_TASKS : Math.min(AUTHENTICATION_TASKS, lane.listed);
    return new Set(lane.unauthorized.map(({ pending }) => pending.task.id)).size >= needed;
}
function flushHeld(state) {
    if (state.held === null)
        return state;
    const due = state.held.map((settlement) => ({ kind: "failure", settlement }));
    return releaseHeld({ ...state, held: null, sameFailures: new Map(), effects: [...state.effects, ...due] });
}
function flushAuthentication(state, provider) {
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    if (lane.unauthorized.length === 0)
        return state;
    const due = lane.unauthorized.map((settlement) => ({ kind: "failure", settlement }));
    const flushed = (0,state_edits/* withLane */.JL)(state, { ...lane, unauthorized: [] });
    return releaseHeld({ ...flushed, effects: [...flushed.effects, ...due] });
}
function settleHeld(state) {
    let next = flushHeld(state);
    for (const lane of state.lanes.values()) {
        if (!isUnauthorized(next, lane))
            next = flushAuthentication(next, lane.provider);
    }
    return { ...next, effects: [...next.effects, { kind: "release" }] };
}
function releaseHeld(state) {
    const isSettled = state.held === null && [...state.lanes.values()].every((lane) => lane.unauthorized.length === 0);
    return isSettled ? { ...state, effects: [...state.effects, { kind: "release" }] } : state;
}
function endIfCommonCause(state, settlement, at) {
    const { outcome, pending } = settlement;
    if (outcome.authentication) {
        if (state.ending !== null || !isUnauthorized(state, (0,state_edits/* laneOf */.kk)(state, pending.task.provider)))
            return null;
        const scope = state.held === null ? "" : "every task fails alike: ";
        const wayOut = "Nothing was charged: fix the key, its permissions or the model name, and run again";
        const reason = `${scope}authentication failed: ${outcome.message}. ${wayOut}`;
        return (0,ending/* end */._N)(state, abortion("authentication", reason, at));
    }
    const signature = (0,same_failure/* failureSignature */.vH)(outcome);
    const mayBeSame = state.ending === null || state.ending.cause === "same-failure";
    if (signature === null || state.held === null || !mayBeSame)
        return null;
    if ((state.sameFailures.get(signature)?.size ?? 0) < same_failure/* SAME_FAILURE_TASKS */.LY)
        return null;
    const uncharged = { ...state, held: state.held.filter((one) => (0,same_failure/* failureSignature */.vH)(one.outcome) !== signature) };
    return (0,ending/* end */._N)(uncharged, abortion("same-failure", `every task fails alike: ${outcome.message}`, at));
}
function abortion(cause, reason, at) {
    return { status: "aborted", cause, reason, stopAt: at, stopNow: new Set(), signal: null };
}
function countSameFailure(known, signature, id) {
    const tasks = known.get(signature);
    if (tasks !== undefined && tasks.size >= same_failure/* SAME_FAILURE_TASKS */.LY)
        return known;
    return new Map(known).set(signature, new Set([...(tasks ?? []), id]));
}

// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/lane.js
var core_lane = __webpack_require__(40130);
// EXTERNAL MODULE: ./build/core/pace.js
var pace = __webpack_require__(73147);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(19996);
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

// EXTERNAL MODULE: ./build/core/outcome.js
var core_outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/core/queue.js
var queue = __webpack_require__(92797);
;// CONCATENATED MODULE: ./build/core/failed.js









const TASK_VERDICTS = 5;
function failed(state, settlement, random) {
    const { at, key, pending, outcome } = settlement;
    const running = (0,state_edits/* runningOf */.Tx)(state, key);
    const answered = failureAnswer(recordFailure(state, settlement), running, outcome, pending, at);
    return requeueOrEnd(answered, running, settlement, random);
}
function charge(state, settlement, random) {
    return requeueOrEnd(recordFailure(state, settlement), (0,state_edits/* runningOf */.Tx)(state, settlement.key), settlement, random);
}
function requeueOrEnd(state, running, settlement, random) {
    const { at, pending, outcome } = settlement;
    const last = (0,core_outcome/* isTerminal */.H)(outcome.class) || pending.attempt >= state.settings.maxAttempts;
    let next = state;
    if (outcome.class !== "skipped" && last)
        next = { ...next, failures: next.failures + 1 };
    if (!last)
        next = requeueFailed(next, running, pending, outcome, at, random);
    next = (0,state_edits/* noteSettled */.wi)(next, settlement, last ? "done" : "retry");
    const ended = endIfCommonCause(next, settlement, at);
    if (ended !== null)
        return ended;
    if (outcome.class === "fatal" && state.settings.failFast)
        return (0,ending/* endFast */.uc)(next, settlement, outcome.message, at);
    return (0,ending/* checkFailures */.Uf)(next, at);
}
function failureAnswer(state, running, outcome, pending, at) {
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    if (outcome.class === "transient") {
        if (running.probe && lane.circuit.state === "half-open" && lane.circuit.probe === running.key) {
            const reopened = (0,core_circuit/* openCircuit */.Ed)(lane.circuit, at, (0,core_circuit/* outage */.Qe)(outcome.message));
            const fits = (0,core_answer/* fitsBudget */.QH)(reopened.untilAt, at, (0,state_edits/* budgetOf */.nT)(state));
            const circuit = { ...reopened, policy: fits ? "wait" : "stop" };
            const waitedMs = state.waitedMs + (fits ? reopened.untilAt - at : 0);
            return (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)((0,state_edits/* markProbe */.sQ)({ ...state, waitedMs }, running.key, "refused"), { ...lane, circuit }), (0,core_answer/* circuitNotes */.BW)(lane, circuit));
        }
        if (running.counted.has("transient"))
            return state;
        const marked = (0,state_edits/* withRunning */.Ar)(state, {
            ...(0,state_edits/* runningOf */.Tx)(state, running.key),
            counted: new Set([...running.counted, "transient"]),
        });
        return (0,state_edits/* applyAnswer */.jD)(marked, (0,core_answer/* countLaneFailure */.qI)(lane, outcome.message, (0,state_edits/* budgetOf */.nT)(state), at));
    }
    const healthy = outcome.class === "skipped" ? lane : { ...lane, circuit: (0,core_circuit/* countSuccess */.b6)(lane.circuit) };
    const alive = (0,state_edits/* withLane */.JL)((0,state_edits/* markProbe */.sQ)(state, running.key, "alive"), healthy);
    if (outcome.class !== "fatal" || outcome.limit === undefined)
        return alive;
    const isFull = lane.taskVerdicts.size >= TASK_VERDICTS;
    const taskVerdicts = isFull ? lane.taskVerdicts : new Set([...lane.taskVerdicts, pending.task.id]);
    const noted = (0,state_edits/* withLane */.JL)(alive, { ...healthy, taskVerdicts });
    if (taskVerdicts.size < TASK_VERDICTS)
        return noted;
    const reason = `${taskVerdicts.size} different tasks in a row were refused: ${outcome.message}`;
    return (0,state_edits/* applyAnswer */.jD)(noted, (0,core_answer/* stopLane */.L8)((0,state_edits/* laneOf */.kk)(noted, lane.provider), { statedUntilAt: null, reason, stopGraceMs: state.settings.stopGraceMs }, at));
}
function requeueFailed(state, running, pending, outcome, at, random) {
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    const again = { ...pending, attempt: pending.attempt + 1, shardLimit: 1 };
    if (outcome.class === "transient") {
        const stated = outcome.wait === undefined ? null : (0,core_answer/* waitEndsAt */.HM)(outcome.wait, at);
        const honoured = Math.min(stated ?? 0, at + LONGEST_STATED_MS);
        const dueAt = Math.max(at + transientBackoffMs(pending.attempt, random), honoured);
        return (0,state_edits/* withLane */.JL)(state, (0,core_lane/* putOff */.dD)(lane, "delayed", dueAt, again));
    }
    return (0,state_edits/* withLane */.JL)(state, { ...lane, later: (0,queue/* fifoPush */.T6)(lane.later, again) });
}
const LONGEST_STATED_MS = 300_000;

// EXTERNAL MODULE: ./build/core/setbacks.js
var setbacks = __webpack_require__(7540);
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
        return (0,state_edits/* noteSettled */.wi)(putOffSuspects(state, lane, [{ pending, limit }], at), settlement, "retry");
    }
    const rest = suspicion.state === "none" ? null : suspicion.suspects;
    const suspects = { suspect: { pending, limit }, rest };
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
    const dropped = putOffSuspects(state, { ...lane, suspicion: core_lane/* UNSUSPECTED */.qn }, suspectsOf(lane), at);
    return note(dropped, lane, "dropped", "another task got through");
}
function confirmSuspicion(state, provider, at, reason) {
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    if (lane.suspicion.state === "none")
        return state;
    let next = { ...lane, suspicion: core_lane/* UNSUSPECTED */.qn };
    let left = 0;
    for (const { pending, limit } of suspectsOf(lane)) {
        const rounds = pending.capRounds + 1;
        if (limit.kind !== "cap")
            next = (0,core_lane/* putBack */.pK)(next, pending);
        else if (rounds > CAP_ROUNDS)
            left += 1;
        else {
            const dueAt = at + capBackoffMs(state.settings.defaultWaitMs, rounds);
            next = (0,core_lane/* putOff */.dD)(next, "capped", dueAt, { ...pending, capRounds: rounds });
        }
    }
    return note((0,state_edits/* withLane */.JL)({ ...state, left: state.left + left }, next), lane, "confirmed", reason);
}
function suspectsOf({ suspicion }) {
    const suspects = [];
    if (suspicion.state === "none")
        return suspects;
    for (let list = suspicion.suspects; list !== null; list = list.rest)
        suspects.push(list.suspect);
    return suspects.reverse();
}
function putOffSuspects(state, lane, suspects, at) {
    let next = lane;
    for (const { pending } of suspects) {
        const suspicions = pending.suspicions + 1;
        next = (0,core_lane/* putOff */.dD)(next, "capped", at + capBackoffMs(state.settings.defaultWaitMs, suspicions), {
            ...pending,
            suspicions,
        });
    }
    const setbacks = suspects.map(({ pending }) => ({ kind: "setback", setback: "suspected", task: pending.task }));
    return (0,state_edits/* withLane */.JL)({ ...state, effects: [...state.effects, ...setbacks] }, next);
}
function note(state, { provider }, change, reason) {
    return (0,state_edits/* withNotes */.ci)(state, [{ event: "suspicion_changed", provider, to: change, reason }]);
}

// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
;// CONCATENATED MODULE: ./build/core/refuse.js









function rateLimited(state, settlement, outcome, random) {
    const { at, key, pending } = settlement;
    const { limit } = outcome;
    const { provider, probe } = (0,state_edits/* runningOf */.Tx)(state, key);
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    if (!limit.certain && !probe && !isSuspicionProbe(lane, key)) {
        if (!isChargedForSuspicions(pending))
            return suspect(state, settlement, limit);
        const message = `suspected rate limit that no other task confirmed: ${limit.evidence}`;
        return charge(state, { ...settlement, outcome: { ...outcome, class: "legitimate", message } }, random);
    }
    const setback = { kind: "setback", setback: "refused", task: pending.task };
    const confirmed = confirmSuspicion(state, provider, at, limit.evidence);
    const noted = { ...confirmed, effects: [...confirmed.effects, setback] };
    const { state: acted, by } = answerLimit(noted, key, limit, at);
    if ((0,setbacks/* isChargedForRefusals */.LG)(pending.setbacks)) {
        const message = `refused in ${pending.setbacks.refused + 1} runs while ${provider} answered others: ${limit.evidence}`;
        return charge(acted, { ...settlement, outcome: { ...outcome, class: "legitimate", message } }, random);
    }
    if (by !== "cap") {
        const back = (0,state_edits/* withLane */.JL)(acted, (0,core_lane/* putBack */.pK)((0,state_edits/* laneOf */.kk)(acted, provider), pending));
        return (0,state_edits/* noteSettled */.wi)(back, settlement, by === "stop" ? "left" : "retry");
    }
    const rounds = pending.capRounds + 1;
    if (rounds > CAP_ROUNDS) {
        const refusedBy = `${provider}: ${limit.evidence}`;
        return (0,state_edits/* noteSettled */.wi)({ ...acted, left: acted.left + 1, refusedBy }, settlement, "left");
    }
    const dueAt = at + capBackoffMs(state.settings.defaultWaitMs, rounds);
    const again = (0,core_lane/* putOff */.dD)((0,state_edits/* laneOf */.kk)(acted, provider), "capped", dueAt, { ...pending, capRounds: rounds });
    return (0,state_edits/* noteSettled */.wi)((0,state_edits/* withLane */.JL)(acted, again), settlement, "retry");
}
function answerLimit(state, key, limit, at) {
    const running = (0,state_edits/* runningOf */.Tx)(state, key);
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    const untilAt = limit.kind === "wait" ? (0,core_answer/* waitEndsAt */.HM)(limit, at) : null;
    const verdict = limit.kind === "wait" && untilAt === null ? "cap" : limit.kind;
    const first = !running.counted.has(verdict);
    const counted = (0,state_edits/* withRunning */.Ar)(state, { ...running, counted: new Set([...running.counted, verdict]) });
    const marked = (0,state_edits/* markProbe */.sQ)(counted, key, "refused");
    if (running.probe && lane.circuit.state === "half-open" && lane.circuit.probe === key) {
        return { state: refuseProbe(marked, lane, key, limit, at), by: "probe" };
    }
    const refused = {
        limit,
        startedAt: running.startedAt,
        oldestStartedAt: oldestStart(state, lane.provider),
        younger: youngerThan(state, running),
        runStartedAt: state.runStartedAt,
        stopGraceMs: state.settings.stopGraceMs,
    };
    const { stopGraceMs } = refused;
    switch (verdict) {
        case "wait": {
            if (untilAt === null || (!first && untilAt <= lane.pausedUntil))
                return { state: marked, by: "wait" };
            const addedMs = Math.max(0, untilAt - Math.max(at, lane.pausedUntil));
            const budget = (0,state_edits/* budgetOf */.nT)(state);
            const fits = addedMs <= budget.leftMs && (budget.deadlineAt === null || untilAt < budget.deadlineAt);
            const reason = `${limit.evidence} (the wait does not fit this run)`;
            const answer = fits
                ? (0,core_answer/* pauseLane */.Fz)(lane, refused, untilAt, at)
                : (0,core_answer/* stopLane */.L8)(lane, { statedUntilAt: (0,core_answer/* statedEndAt */.W7)(limit, at), reason, stopGraceMs }, at);
            return { state: (0,state_edits/* applyAnswer */.jD)(marked, answer), by: "wait" };
        }
        case "stop": {
            const cause = { statedUntilAt: (0,core_answer/* statedEndAt */.W7)(limit, at), reason: limit.evidence, stopGraceMs };
            return { state: (0,state_edits/* applyAnswer */.jD)(marked, (0,core_answer/* stopLane */.L8)(lane, cause, at)), by: "stop" };
        }
        case "cap":
            return { state: first ? (0,state_edits/* applyAnswer */.jD)(marked, (0,core_answer/* capLane */.xg)(lane, refused, at)) : marked, by: "cap" };
        case "task":
            throw new Error("A task verdict is a fatal outcome, not a rate-limited one");
        default:
            return (0,unreachable/* unreachable */.H)(verdict);
    }
}
function refuseProbe(state, lane, probe, limit, at) {
    const endAt = (0,core_answer/* statedEndAt */.W7)(limit, at);
    const statedUntilAt = endAt !== null && limit.kind === "wait" ? (0,core_answer/* waitEndsAt */.HM)(limit, at) : endAt;
    const own = limit.kind === "stop" ? {} : { firstMs: Math.max(core_answer/* LEAST_WAIT_MS */.Vj, state.settings.defaultWaitMs) };
    const untilAt = statedUntilAt ?? at + (0,core_circuit/* openingMs */.d7)(lane.circuit.trips + 1, own.firstMs);
    const policy = limit.kind !== "stop" && (0,core_answer/* fitsBudget */.QH)(untilAt, at, (0,state_edits/* budgetOf */.nT)(state)) ? "wait" : "stop";
    const refused = { statedUntilAt, policy, reason: limit.evidence, ...own };
    const circuit = lane.circuit.state === "half-open"
        ? (0,core_circuit/* settleProbe */.QR)(lane.circuit, probe, { kind: "refused", ...refused }, at)
        : (0,core_circuit/* openCircuit */.Ed)(lane.circuit, at, refused);
    const waitedMs = state.waitedMs + (policy === "wait" ? untilAt - at : 0);
    const drainUntil = policy === "stop" ? (lane.drainUntil ?? at + state.settings.stopGraceMs) : lane.drainUntil;
    return (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)({ ...state, waitedMs }, { ...lane, circuit, drainUntil }), (0,core_answer/* circuitNotes */.BW)(lane, circuit));
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
function wasRefused({ counted }) {
    return REFUSALS.some((verdict) => counted.has(verdict));
}

// EXTERNAL MODULE: ./build/core/limit.js
var core_limit = __webpack_require__(969);
;// CONCATENATED MODULE: ./build/core/killed.js







const KILL_RETRIES = 3;
function killed(state, settlement, running, random) {
    const { at, outcome, pending } = settlement;
    if (running.stopping !== null)
        return stoppedByUs(state, settlement, running);
    const shardSize = running.unsettled.tasks.length;
    if (state.campaign.killStreakRuns >= setbacks/* FREE_KILL_RUNS */.xX)
        return chargeKill(state, settlement, running);
    if (shardSize > 1) {
        const half = { ...pending, shardLimit: Math.ceil(shardSize / 2) };
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(count(state, settlement, running), running, half), settlement, "retry");
    }
    const noted = {
        ...state,
        effects: [...state.effects, { kind: "setback", setback: "killed", task: pending.task }],
    };
    if (pending.setbacks.killed >= setbacks/* FREE_KILL_RUNS */.xX)
        return chargeKill(noted, settlement, running);
    const counted = count(noted, settlement, running);
    const kills = pending.kills + 1;
    if (kills > KILL_RETRIES)
        return (0,state_edits/* noteSettled */.wi)({ ...counted, left: counted.left + 1 }, settlement, "left");
    const again = { ...pending, kills, shardLimit: 1 };
    const lane = (0,state_edits/* laneOf */.kk)(counted, running.provider);
    if (outcome.lacksRoom) {
        const limit = (0,core_limit/* fitLimit */.Jp)(lane.limit, at, lane.running - 1);
        const dueAt = at + transientBackoffMs(kills, random);
        const narrowed = (0,state_edits/* withLane */.JL)(counted, (0,core_lane/* putOff */.dD)({ ...lane, limit }, "delayed", dueAt, again));
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* withNotes */.ci)(narrowed, (0,state_edits/* limitNotes */.Tv)(lane, limit.value, outcome.message)), settlement, "retry");
    }
    return (0,state_edits/* noteSettled */.wi)((0,state_edits/* withLane */.JL)(counted, { ...lane, later: (0,queue/* fifoPush */.T6)(lane.later, again) }), settlement, "retry");
}
function stoppedByUs(state, settlement, running) {
    const { task } = settlement.pending;
    const cut = running.stopping === "out-of-time" ? [{ kind: "setback", setback: "cut", task }] : [];
    const noted = { ...state, effects: [...state.effects, ...cut] };
    return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(noted, running, settlement.pending), settlement, "left");
}
function count(state, { at, outcome }, running) {
    if (outcome.lacksRoom || running.counted.has("kill"))
        return state;
    const marked = (0,state_edits/* withRunning */.Ar)(state, {
        ...(state.running.get(running.key) ?? running),
        counted: new Set([...running.counted, "kill"]),
    });
    return (0,ending/* countKill */.e0)(marked, at);
}
function chargeKill(state, settlement, running) {
    const { at, outcome, pending } = settlement;
    const runs = Math.max(pending.setbacks.killed, setbacks/* FREE_KILL_RUNS */.xX) + 1;
    const message = `killed in ${runs} runs in a row (out of memory?): ${outcome.message}`;
    const charged = { ...settlement, outcome: { ...outcome, message } };
    const written = { ...state, effects: [...state.effects, { kind: "failure", settlement: charged }] };
    if (pending.attempt >= state.settings.maxAttempts) {
        return (0,ending/* checkFailures */.Uf)((0,state_edits/* noteSettled */.wi)({ ...written, failures: written.failures + 1 }, charged, "done"), at);
    }
    const shardLimit = Math.ceil(running.unsettled.tasks.length / 2);
    const again = { ...pending, attempt: pending.attempt + 1, shardLimit };
    return (0,state_edits/* noteSettled */.wi)((0,state_edits/* withLane */.JL)(written, (0,core_lane/* putBack */.pK)((0,state_edits/* laneOf */.kk)(written, running.provider), again)), charged, "retry");
}

// EXTERNAL MODULE: ./build/core/unsettled.js
var core_unsettled = __webpack_require__(83334);
;// CONCATENATED MODULE: ./build/core/settle.js













const DURATIONS_KEPT = 200;
function settle(state, event) {
    const running = state.running.get(event.key);
    const pending = running && (0,core_unsettled/* findUnsettled */.gQ)(running.unsettled, event.id);
    if (!running || !pending)
        return state;
    if (state.ending?.stopNow.has(event.key))
        return state;
    const unsettled = (0,core_unsettled/* withoutSettled */.us)(running.unsettled, event.id);
    const { outcome, at, durationMs } = event;
    const isKill = outcome.class === "kill_shaped" || outcome.class === "unfinished";
    const settled = (0,state_edits/* withRunning */.Ar)(isKill ? state : { ...state, killsInARow: 0 }, { ...running, unsettled });
    const isAnswer = !isKill && outcome.class !== "rate_limited";
    const claimed = isAnswer ? dropSuspicion(settled, running.provider, event.key, at) : settled;
    const settlement = { key: event.key, pending, outcome, startedAt: running.startedAt, at, durationMs };
    switch (outcome.class) {
        case "graded":
            return graded(claimed, settlement, outcome, event.random);
        case "rate_limited":
            return rateLimited(claimed, settlement, outcome, event.random);
        case "kill_shaped":
            return killed(claimed, { ...settlement, outcome }, running, event.random);
        case "unfinished":
            return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(claimed, running, pending), settlement, "retry");
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
    const before = (0,state_edits/* runningOf */.Tx)(state, key);
    const lane = (0,state_edits/* laneOf */.kk)(state, before.provider);
    const limit = (0,core_limit/* growLimit */.B)(lane.limit, { startedAt, inUse: lane.running });
    const healthy = {
        ...lane,
        limit,
        circuit: before.probe ? lane.circuit : (0,core_circuit/* countSuccess */.b6)(lane.circuit),
        pace: (0,pace/* paceAfterSuccess */.JX)(lane.pace, startedAt),
        taskVerdicts: new Set(),
        hasGraded: true,
    };
    const alive = (0,state_edits/* markProbe */.sQ)((0,state_edits/* withLane */.JL)(state, healthy), key, "alive");
    const passed = outcome.status === "passed";
    const counted = {
        ...alive,
        passed: alive.passed + (passed ? 1 : 0),
        failures: alive.failures + (passed ? 0 : 1),
        durationsMs: passed ? withDuration(alive.durationsMs, settlement.durationMs, random) : alive.durationsMs,
    };
    const flushed = flushAuthentication(passed ? flushHeld(counted) : counted, lane.provider);
    const written = (0,state_edits/* withNotes */.ci)({ ...flushed, effects: [...flushed.effects, { kind: "result", settlement }] }, [
        ...(0,core_answer/* circuitNotes */.BW)(lane, healthy.circuit),
        ...(0,state_edits/* limitNotes */.Tv)(lane, limit.value, "a full round of successes"),
    ]);
    return (0,ending/* checkFailures */.Uf)((0,state_edits/* noteSettled */.wi)(written, settlement, "done"), at);
}
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
            const lane = (0,state_edits/* laneOf */.kk)(state, event.provider);
            const circuit = lane.circuit.state === "open" ? (0,core_circuit/* admitProbe */.k3)(lane.circuit, PREFLIGHT) : lane.circuit;
            return (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)(state, { ...startProbe(lane, PREFLIGHT), circuit, preflight: "running" }), [
                ...(0,core_answer/* circuitNotes */.BW)(lane, circuit),
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
            return (0,state_edits/* applyAnswer */.jD)(state, (0,core_answer/* stopLane */.L8)(lane, cause, event.at));
        }
        case "call-refused":
            return callRefused(state, event);
        case "spent": {
            const costUsd = state.spent.costUsd + event.spent.costUsd;
            return (0,ending/* checkBudget */.Ik)({ ...state, spent: { costUsd, tokens: state.spent.tokens + event.spent.tokens } }, event.at);
        }
        case "interrupted":
            return (0,ending/* endInterrupted */.K0)(state, event.signal, event.at);
        case "folder-lost":
            return (0,ending/* endInterrupted */.K0)(state, null, event.at);
        case "clock-jumped":
            return afterClockJump(state, event.byMs);
        case "idle-granted":
            return idleGranted(state, event);
        case "finishing":
            return settleHeld(state);
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
    const refused = (0,state_edits/* markProbe */.sQ)(state, key, "refused");
    if (circuit.state === "half-open")
        return refuseProbe(refused, lane, circuit.probe, limit, at);
    const { stopGraceMs } = state.settings;
    return (0,state_edits/* applyAnswer */.jD)(refused, (0,core_answer/* stopLane */.L8)(lane, { statedUntilAt: (0,core_answer/* statedEndAt */.W7)(limit, at), reason: limit.evidence, stopGraceMs }, at));
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
        pace: (0,pace/* paceAfterStart */.IR)(before.pace, event.at),
    };
    const running = {
        key: event.key,
        slot: event.slot,
        provider: event.provider,
        startedAt: event.at,
        unsettled: (0,core_unsettled/* unsettledOf */.mb)(event.tasks),
        probe: event.probe,
        proof: "nothing",
        counted: new Set(),
        stopping: null,
        killAt: null,
    };
    const waitedMs = state.waitedMs + stoodStillMs(state, before, event);
    return (0,state_edits/* withNotes */.ci)((0,state_edits/* withRunning */.Ar)((0,state_edits/* withLane */.JL)({ ...state, waitedMs }, lane), running), [
        ...(0,core_answer/* circuitNotes */.BW)(before, circuit),
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
    const still = (0,pace/* standstill */.Le)(lane.pace);
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
    return (0,state_edits/* withNotes */.ci)((0,state_edits/* withRunning */.Ar)(state, { ...running, stopping, killAt }), [
        { event: "child_stopped", key: event.key, reason: event.reason },
    ]);
}
function attemptEnded(state, event) {
    const running = state.running.get(event.key);
    if (!running)
        return state;
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    const rest = new Map(state.running);
    rest.delete(event.key);
    const verdict = running.proof === "alive" ? { kind: "alive" } : { kind: "nothing" };
    const circuit = running.probe ? (0,core_circuit/* settleProbe */.QR)(lane.circuit, event.key, verdict, event.at) : lane.circuit;
    let back = { ...lane, circuit, running: lane.running - 1 };
    for (const pending of (0,core_unsettled/* unsettledTasks */.Fp)(running.unsettled))
        back = (0,core_lane/* putBack */.pK)(back, pending);
    const ended = dropSuspicion({ ...(0,state_edits/* withLane */.JL)(state, back), running: rest }, lane.provider, event.key, event.at);
    return (0,state_edits/* withNotes */.ci)(ended, [
        ...(0,core_answer/* circuitNotes */.BW)(lane, circuit),
        { event: "attempt_ended", key: event.key, duration_s: seconds(event.at - running.startedAt) },
        ...(state.ending ? [] : standstillNotes(back, event.at)),
    ]);
}
const LEAST_STANDSTILL_MS = 10_000;
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
    if (untilAt - at < LEAST_STANDSTILL_MS)
        return [];
    const reason = isPaced ? "starts are paced after repeated rate limits" : "the next try after a failure is due then";
    return [{ event: "paused", provider: lane.provider, until: (0,instant/* iso */.K)(untilAt), reason }];
}
function idleGranted(state, event) {
    const { at, provider, untilAt } = event;
    const waitedMs = state.waitedMs + (0,decide/* idleCostMs */.Wj)(state, untilAt, at);
    const reason = "nothing else can start before the next try after a rate limit";
    return (0,state_edits/* withNotes */.ci)({ ...state, waitedMs, idleUntil: Math.max(state.idleUntil, untilAt) }, [
        { event: "paused", provider, until: (0,instant/* iso */.K)(untilAt), reason },
    ]);
}
function preflightEnded(state, event) {
    const lane = { ...(0,state_edits/* laneOf */.kk)(state, event.provider), preflight: "none" };
    const { detection, at } = event;
    const noted = (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)(state, lane), [
        { event: "preflight_ended", provider: event.provider, verdict: detection.kind, reason: detection.evidence },
    ]);
    if (!(0,rate_limit/* isRateLimit */.a5)(detection) || detection.kind === "task") {
        const circuit = (0,core_circuit/* settleProbe */.QR)(lane.circuit, PREFLIGHT, { kind: "alive" }, at);
        const alive = (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)(noted, { ...lane, circuit }), (0,core_answer/* circuitNotes */.BW)(lane, circuit));
        return dropSuspicion(alive, lane.provider, PREFLIGHT, at);
    }
    const confirmed = confirmSuspicion(noted, lane.provider, at, detection.evidence);
    return refuseProbe(confirmed, (0,state_edits/* laneOf */.kk)(confirmed, lane.provider), PREFLIGHT, detection, at);
}
function seconds(durationMs) {
    return Math.round(durationMs) / 1_000;
}


/***/ }),

/***/ 55376:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ decide),
/* harmony export */   Wj: () => (/* binding */ idleCostMs)
/* harmony export */ });
/* unused harmony export p90Ms */
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65079);
/* harmony import */ var _lane_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40130);
/* harmony import */ var _pace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73147);
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64006);
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48032);





function decide(state, now) {
    const stop = dueStop(state, now);
    if (stop)
        return stop;
    if (state.ending) {
        return state.running.size === 0 ? finish(state, now, {}) : { kind: "wait", untilAt: nextStopAt(state) };
    }
    const start = nextStart(state, now);
    if (start.kind === "command")
        return start.command;
    if (state.running.size === 0 && !preflightRuns(state))
        return idle(state, start, now);
    return { kind: "wait", untilAt: (0,_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .earliest */ .Q)((0,_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .earliest */ .Q)(start.wakeAt, start.capped?.at ?? null), nextStopAt(state)) };
}
function idle(state, next, now) {
    const { wakeAt, capped, hasGate } = next;
    const isCappedFirst = capped !== null && (wakeAt === null || capped.at < wakeAt) && fitsDeadline(state, capped.at);
    if (isCappedFirst) {
        if (hasGate || capped.at <= state.idleUntil)
            return { kind: "wait", untilAt: capped.at };
        const leftMs = state.settings.maxWaitMs - state.waitedMs;
        if (idleCostMs(state, capped.at, now) <= leftMs) {
            return { kind: "idle", provider: capped.provider, untilAt: capped.at };
        }
    }
    if (wakeAt !== null && fitsDeadline(state, wakeAt))
        return { kind: "wait", untilAt: wakeAt };
    const overMaxWait = isCappedFirst ? capped.provider : next.overMaxWait;
    return finish(state, now, overMaxWait !== null && wakeAt === null ? { overMaxWait } : {});
}
function idleCostMs(state, untilAt, now) {
    return Math.max(0, untilAt - Math.max(now, state.idleUntil));
}
function preflightRuns(state) {
    for (const lane of state.lanes.values())
        if (lane.preflight === "running")
            return true;
    return false;
}
function nextStart(state, now) {
    const { settings } = state;
    const full = state.running.size >= settings.concurrency;
    let wakeAt = null;
    let capped = null;
    let hasGate = false;
    let overMaxWait = null;
    let best = null;
    for (const lane of state.lanes.values()) {
        const ready = (0,_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .readiness */ .xz)(lane, now, settings.preflight);
        switch (ready.kind) {
            case "blocked":
                break;
            case "at":
                if (ready.why === "pace" && isOverMaxWait(state, lane, now)) {
                    overMaxWait = lane.provider;
                    break;
                }
                hasGate ||= ready.why === "gate";
                wakeAt = (0,_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .earliest */ .Q)(wakeAt, ready.why === "capped" ? ready.retryAt : ready.at);
                if (ready.why === "capped" && (capped === null || ready.at < capped.at)) {
                    capped = { at: ready.at, provider: lane.provider };
                }
                break;
            case "preflight":
                if (fitsLane(state, lane, now))
                    return { kind: "command", command: { kind: "preflight", provider: lane.provider } };
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
                (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_3__/* .unreachable */ .H)(ready);
        }
    }
    if (full)
        return { kind: "none", wakeAt: null, capped: null, hasGate, overMaxWait };
    if (best === null)
        return { kind: "none", wakeAt, capped, hasGate, overMaxWait };
    const { lane, ready } = best;
    const { taken } = (0,_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .takeShard */ .mt)(lane, ready.source, ready.isSingle ? 1 : settings.shardSize);
    const slot = freeSlot(state);
    return {
        kind: "command",
        command: { kind: "start", provider: lane.provider, source: ready.source, slot, probe: ready.probe, tasks: taken },
    };
}
const SPREAD_MS = 10_000;
function isOverMaxWait({ settings, waitedMs }, { pace, running }, now) {
    if (running > 0 || pace === null || (0,_pace_js__WEBPACK_IMPORTED_MODULE_4__/* .standstill */ .Le)(pace) === null)
        return false;
    return waitedMs >= settings.maxWaitMs && pace.nextStartAt - now >= SPREAD_MS;
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
function dueStop(state, now) {
    for (const running of state.running.values()) {
        const due = stopOf(state, running);
        if (due === null || due.at > now)
            continue;
        return { kind: "stop", key: running.key, reason: due.reason, graceMs: due.graceMs };
    }
    return null;
}
function stopOf(state, running) {
    const { ending, settings } = state;
    if (running.killAt !== null)
        return hurriedStop(state, running.killAt);
    const lane = state.lanes.get(running.provider);
    const stops = [];
    if (ending) {
        const reason = STOP_REASON[ending.cause];
        const graceMs = ending.cause === "interrupted" ? settings.interruptGraceMs : settings.killGraceMs;
        stops.push({ at: ending.stopNow.has(running.key) ? Number.NEGATIVE_INFINITY : ending.stopAt, reason, graceMs });
    }
    const graceMs = settings.killGraceMs;
    if (settings.deadlineAt !== null)
        stops.push({ at: settings.deadlineAt, reason: "out-of-time", graceMs });
    if (lane?.drainUntil !== null && lane?.drainUntil !== undefined)
        stops.push({ at: lane.drainUntil, reason: "rate-limit", graceMs });
    return stops.length === 0 ? null : stops.reduce((first, next) => (next.at < first.at ? next : first));
}
function hurriedStop({ ending, settings }, killAt) {
    if (ending?.cause !== "interrupted")
        return null;
    const at = ending.stopAt + settings.interruptGraceMs;
    return killAt > at ? { at, reason: "interrupted", graceMs: 0 } : null;
}
const STOP_REASON = {
    interrupted: "interrupted",
    "out-of-time": "out-of-time",
    "fail-fast": "fail-fast",
    "max-failures": "aborted",
    "same-failure": "aborted",
    authentication: "aborted",
    "kill-streak": "aborted",
    budget: "out-of-budget",
};
function nextStopAt(state) {
    let at = null;
    for (const running of state.running.values()) {
        at = (0,_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .earliest */ .Q)(at, stopOf(state, running)?.at ?? null);
    }
    return at;
}
function finish(state, now, why) {
    const { ending, settings } = state;
    const overspent = ending?.cause === "budget" ? (0,_spend_js__WEBPACK_IMPORTED_MODULE_1__/* .overBudget */ .qj)(state.spent, settings.budget ?? _spend_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_BUDGET */ .QQ) : null;
    if (ending)
        return { kind: "finish", status: ending.status, reason: overspent ?? ending.reason };
    const waiting = [...state.lanes.values()].filter((lane) => (0,_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .pendingCount */ .dj)(lane) > 0);
    const stopped = waiting.flatMap(({ provider, circuit }) => circuit.state === "open" && circuit.policy === "stop" ? [{ provider, ...circuit }] : []);
    const stop = stopped.find(({ outage }) => !outage) ?? stopped[0];
    if (stop?.outage && settings.deadlineAt !== null && stop.untilAt >= settings.deadlineAt) {
        const reason = `time-budget: it ends before the next probe of ${stop.provider}, ${stop.reason}`;
        return { kind: "finish", status: "out_of_time", reason };
    }
    if (stop !== undefined)
        return { kind: "finish", status: "stopped", reason: `${stop.provider}: ${stop.reason}` };
    if (waiting.length > 0 && why.overMaxWait !== undefined) {
        const reason = `${GIVEN_UP}: the wait after a rate limit of ${why.overMaxWait} does not fit max-wait`;
        return { kind: "finish", status: "incomplete", reason };
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
    const refused = state.refusedBy === null ? "" : `: refused again and again by ${state.refusedBy}`;
    return state.left > 0
        ? { kind: "finish", status: "incomplete", reason: `${GIVEN_UP}${refused}` }
        : { kind: "finish", status: "complete", reason: "nothing is outstanding" };
}
const GIVEN_UP = "tasks were given up for this run";


/***/ }),

/***/ 73147:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IR: () => (/* binding */ paceAfterStart),
/* harmony export */   JX: () => (/* binding */ paceAfterSuccess),
/* harmony export */   Le: () => (/* binding */ standstill),
/* harmony export */   wj: () => (/* binding */ paceAfterRefusal)
/* harmony export */ });
const MEMORY_MS = 60_000;
const COARSE_WAIT_MS = 1_000;
const MARGIN = 0.95;
const BLIND_CUT = 0.8;
const LEAST_CUT = 0.98;
const MEASURABLE = 4;
const SMALL_BURST = 4;
const FINE_GUESS = 1.5;
const LONE_SPREAD = 1 / 8;
const GUESS_GROWTH = 0.8;
const LARGEST_GUESS_GROWTH = 0.25;
const FINE_GROWTH = 0.04;
const FIRST_GROWTH = 0.001;
const GROWTH = 0.0005;
const GROWTH_ROUND = 40;
const LARGEST_GROWTH = 0.03;
const TOKEN_FLOOR = 0.1;
const TOKEN_SLACK = 1.25;
const TRUSTED_ADMISSIONS = 16;
const CREDIT = 0.7;
const CATCH_UP = 0.5;
const RECENT = 16;
const LONGEST_INTERVAL_MS = 60_000;
function paceAfterRefusal(pace, refusal) {
    if (pace === null)
        return firstPace(refusal);
    return refusal.startedAt <= pace.episodeAt ? sameEpisode(pace, refusal) : nextEpisode(pace, refusal);
}
function firstPace(refusal) {
    const { startedAt, now, waitMs, resumesAt, runStartedAt } = refusal;
    const burst = Math.max(1, refusal.startedInRun - 1);
    const tokenMs = fineWaitMs(refusal);
    const spreadMs = tokenMs > 0 ? Number.POSITIVE_INFINITY : (waitMs ?? COARSE_WAIT_MS) * LONE_SPREAD;
    const intervalMs = Math.min(guessInterval(burst, tokenMs, refusal), spreadMs);
    return {
        emptyAt: startedAt,
        episodeAt: now,
        resumedAt: resumesAt,
        admitted: refusal.younger,
        recent: [],
        burst,
        tokenMs,
        intervalMs,
        basis: { kind: "guessed", ranMs: now - runStartedAt },
        dueAt: now + intervalMs,
        nextStartAt: now + intervalMs,
    };
}
function sameEpisode(pace, refusal) {
    const isGuess = pace.basis.kind === "guessed";
    const tokenMs = Math.max(pace.tokenMs, fineWaitMs(refusal));
    const burst = isGuess ? Math.max(1, pace.burst - 1) : pace.burst;
    const guessMs = isGuess ? guessInterval(burst, tokenMs, refusal) : 0;
    return {
        ...pace,
        tokenMs,
        burst,
        admitted: refusal.startedAt >= pace.emptyAt ? Math.max(0, pace.admitted - 1) : pace.admitted,
        resumedAt: Math.max(pace.resumedAt, refusal.resumesAt),
        intervalMs: Math.max(pace.intervalMs, guessMs, tokenMs),
    };
}
function nextEpisode(pace, refusal) {
    const { startedAt, now, younger } = refusal;
    const known = {
        ...pace,
        tokenMs: Math.max(pace.tokenMs, fineWaitMs(refusal)),
        admitted: Math.max(0, pace.admitted - 1 - younger),
    };
    const isRemembered = now - pace.episodeAt <= MEMORY_MS;
    const measuredMs = isRemembered ? measureInterval(known, startedAt) : null;
    const cutMs = isRemembered ? cutInterval(known, measuredMs) : pace.intervalMs;
    const isTrusted = known.burst <= 2 && known.tokenMs > 0 && known.admitted >= TRUSTED_ADMISSIONS;
    const ceilingMs = isTrusted ? known.tokenMs * TOKEN_SLACK : LONGEST_INTERVAL_MS;
    const intervalMs = Math.min(ceilingMs, Math.max(cutMs, known.tokenMs));
    return {
        ...known,
        emptyAt: startedAt,
        episodeAt: now,
        resumedAt: refusal.resumesAt,
        admitted: younger,
        recent: [],
        burst: measuredMs === null ? known.burst : withoutInflow(known, measuredMs),
        intervalMs,
        basis: measuredMs === null ? known.basis : measuredAgain(known.basis),
        dueAt: startedAt + intervalMs,
        nextStartAt: Math.max(now, known.nextStartAt),
    };
}
function measuredAgain(basis) {
    return { kind: "measured", episodes: basis.kind === "measured" ? basis.episodes + 1 : 1 };
}
function cutInterval({ basis, intervalMs }, measuredMs) {
    if (measuredMs === null)
        return intervalMs / BLIND_CUT;
    const slowerMs = Math.max(measuredMs / MARGIN, intervalMs / LEAST_CUT);
    return basis.kind === "guessed" ? slowerMs : Math.min(slowerMs, intervalMs * 2);
}
function measureInterval(pace, emptyAgainAt) {
    const { admitted, burst, emptyAt, resumedAt } = pace;
    const bounds = [];
    if (admitted >= MEASURABLE)
        bounds.push((emptyAgainAt - emptyAt) / admitted);
    if (admitted >= MEASURABLE + burst)
        bounds.push((emptyAgainAt - resumedAt) / (admitted - burst));
    const before = pace.recent.filter((at) => at < emptyAgainAt).reverse();
    for (let count = burst + 2; count <= before.length; count += 1) {
        bounds.push((emptyAgainAt - (before[count - 1] ?? emptyAgainAt)) / (count + 1 - burst));
    }
    return bounds.length === 0 ? null : Math.max(1, Math.min(...bounds));
}
function withoutInflow({ basis, burst }, intervalMs) {
    return basis.kind === "guessed" ? Math.max(1, burst - Math.floor(basis.ranMs / intervalMs)) : burst;
}
function guessInterval(burst, tokenMs, refusal) {
    if (tokenMs > 0)
        return tokenMs * FINE_GUESS;
    const { now, waitMs, runStartedAt } = refusal;
    const spreadMs = (now - runStartedAt + (waitMs ?? COARSE_WAIT_MS)) / Math.max(burst, SMALL_BURST);
    return Math.max(1, Math.min(waitMs ?? LONGEST_INTERVAL_MS, spreadMs));
}
function fineWaitMs({ waitMs }) {
    return waitMs !== null && waitMs < COARSE_WAIT_MS ? waitMs : 0;
}
function paceAfterStart(pace, now) {
    if (pace === null)
        return null;
    const { intervalMs, basis, burst } = pace;
    const saved = basis.kind === "measured" ? Math.max(0, burst * CREDIT - 1) : 0;
    const dueAt = Math.max(pace.dueAt, now - saved * intervalMs) + intervalMs;
    return {
        ...pace,
        admitted: pace.admitted + 1,
        recent: [...pace.recent.slice(1 - RECENT), now],
        dueAt,
        nextStartAt: Math.max(dueAt, now + intervalMs * CATCH_UP),
    };
}
function standstill(pace) {
    return pace.admitted > 0 ? null : { from: pace.resumedAt, until: pace.nextStartAt };
}
function paceAfterSuccess(pace, startedAt) {
    if (pace === null || startedAt <= pace.episodeAt)
        return pace;
    const floorMs = pace.tokenMs * (1 + TOKEN_FLOOR / pace.burst);
    const intervalMs = Math.min(pace.intervalMs, Math.max(pace.intervalMs * (1 - growthOf(pace)), floorMs));
    const soonerMs = pace.intervalMs - intervalMs;
    return { ...pace, intervalMs, dueAt: pace.dueAt - soonerMs, nextStartAt: pace.nextStartAt - soonerMs };
}
function growthOf({ basis, tokenMs, admitted, burst }) {
    if (basis.kind === "measured") {
        const rounds = Math.max(1, admitted / GROWTH_ROUND);
        return Math.min(LARGEST_GROWTH, (basis.episodes === 1 ? FIRST_GROWTH : GROWTH) * rounds);
    }
    if (tokenMs > 0)
        return FINE_GROWTH;
    return admitted <= burst ? 0 : Math.min(LARGEST_GUESS_GROWTH, GUESS_GROWTH / (burst + 1));
}


/***/ }),

/***/ 81357:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LY: () => (/* binding */ SAME_FAILURE_TASKS),
/* harmony export */   dJ: () => (/* binding */ areCharged),
/* harmony export */   vH: () => (/* binding */ failureSignature)
/* harmony export */ });
const SAME_FAILURE_TASKS = 10;
function failureSignature(failure) {
    if (failure.class === "skipped")
        return null;
    return [failure.class, failure.exitCode, failure.message.replace(/\d+/g, "#")].join("\n");
}
function areCharged(held) {
    const tasks = new Map();
    const signatures = held.map((failure) => failureSignature(failure));
    for (const [index, { task }] of held.entries()) {
        const signature = signatures[index] ?? null;
        tasks.set(signature, (tasks.get(signature) ?? new Set()).add(task));
    }
    return signatures.map((signature) => signature === null || (tasks.get(signature)?.size ?? 0) < SAME_FAILURE_TASKS);
}


/***/ })

};
