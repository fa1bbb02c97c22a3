export const id = 762;
export const ids = [762];
export const modules = {

/***/ 23422:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ circuitNotes),
/* harmony export */   HM: () => (/* binding */ waitEndsAt),
/* harmony export */   P$: () => (/* binding */ openCircuitOf),
/* harmony export */   QH: () => (/* binding */ fitsBudget),
/* harmony export */   Vj: () => (/* binding */ LEAST_WAIT_MS),
/* harmony export */   W7: () => (/* binding */ statedEndAt),
/* harmony export */   hJ: () => (/* binding */ statedWaitMs)
/* harmony export */ });
/* harmony import */ var _circuit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22725);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65079);
/* harmony import */ var _state_edits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17267);



const WAIT_FACTOR = 1.1;
const LEAST_WAIT_MS = 1_000;
function waitEndsAt(limit, now) {
    if (limit.retryAfterMs === null && limit.resetAt === null)
        return null;
    const waitMs = statedWaitMs(limit, now);
    return now + (waitMs === null ? LEAST_WAIT_MS : Math.ceil(waitMs * WAIT_FACTOR));
}
function statedEndAt(limit, now) {
    const waitMs = statedWaitMs(limit, now, ["resetAt", "retryAfterMs"]);
    return waitMs === null ? null : now + waitMs;
}
function statedWaitMs(limit, now, order = ["retryAfterMs", "resetAt"]) {
    for (const name of order) {
        const stated = limit[name];
        const waitMs = stated === null ? 0 : name === "resetAt" ? stated - now : stated;
        if (waitMs > 0)
            return waitMs;
    }
    return null;
}
function fitsBudget({ settings, waitedMs }, waitMs, untilAt) {
    const { maxWaitMs, deadlineAt } = settings;
    return waitMs <= maxWaitMs - waitedMs && (deadlineAt === null || untilAt < deadlineAt);
}
function openCircuitOf(state, lane, cause, at) {
    const opened = (0,_circuit_js__WEBPACK_IMPORTED_MODULE_0__/* .openCircuit */ .Ed)(lane.circuit, at, cause);
    const waitMs = opened.untilAt - at;
    const isWait = opened.policy === "wait" && fitsBudget(state, waitMs, opened.untilAt);
    const circuit = { ...opened, policy: isWait ? "wait" : "stop" };
    const drainUntil = isWait || cause.outage ? lane.drainUntil : (lane.drainUntil ?? at + state.settings.stopGraceMs);
    const waitedMs = state.waitedMs + (isWait ? waitMs : 0);
    return (0,_state_edits_js__WEBPACK_IMPORTED_MODULE_1__/* .withNotes */ .ci)((0,_state_edits_js__WEBPACK_IMPORTED_MODULE_1__/* .withLane */ .JL)({ ...state, waitedMs }, { ...lane, circuit, drainUntil }), circuitNotes(lane, circuit));
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


/***/ }),

/***/ 48451:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ apply)
});

// EXTERNAL MODULE: ./build/core/answer.js
var answer = __webpack_require__(23422);
// EXTERNAL MODULE: ./build/core/circuit.js
var core_circuit = __webpack_require__(22725);
// EXTERNAL MODULE: ./build/core/ending.js
var ending = __webpack_require__(38959);
// EXTERNAL MODULE: ./build/core/same-failure.js
var same_failure = __webpack_require__(81357);
// EXTERNAL MODULE: ./build/core/setbacks.js
var setbacks = __webpack_require__(7540);
// EXTERNAL MODULE: ./build/core/state-edits.js
var state_edits = __webpack_require__(17267);
;// CONCATENATED MODULE: ./build/core/held-failures.js




const HELD_LIMIT = 1_000;
const AUTHENTICATION_TASKS = 3;
function recordFailure(state, settlement) {
    const { outcome, pending } = settlement;
    if (outcome.authentication) {
        const setback = { kind: "setback", setback: "refused", task: pending.task };
        const noted = { ...state, effects: [...state.effects, setback] };
        return isHeldAuthentication(settlement) ? holdAuthentication(noted, settlement) : writeFailure(noted, settlement);
    }
    const signature = (0,same_failure/* failureSignature */.vH)(outcome);
    if (state.held === null || signature === null)
        return writeFailure(state, settlement);
    if (isCommon(state, signature))
        return state;
    const effects = [...state.effects, { kind: "hold", settlement }];
    const holding = { ...state, effects, held: [...state.held, { settlement, signature }] };
    return holding.held.length < HELD_LIMIT ? holding : flushHeld(holding);
}
function isHeldAuthentication({ outcome, pending }) {
    return outcome.authentication === true && !(0,setbacks/* isChargedForRefusals */.LG)(pending.setbacks);
}
function writeFailure(state, settlement) {
    return { ...state, effects: [...state.effects, { kind: "failure", settlement }] };
}
function holdAuthentication(state, settlement) {
    const lane = (0,state_edits/* laneOf */.kk)(state, settlement.pending.task.provider);
    if (isUnauthorized(state, lane))
        return state;
    const holding = { ...state, effects: [...state.effects, { kind: "hold", settlement }] };
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
    const due = state.held.map(({ settlement }) => ({ kind: "failure", settlement }));
    return releaseHeld({ ...state, held: null, effects: [...state.effects, ...due] });
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
    const held = state.held?.filter(({ signature }) => !isCommon(state, signature)) ?? null;
    let next = flushHeld({ ...state, held });
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
    if (isHeldAuthentication(settlement)) {
        if (state.ending !== null || !isUnauthorized(state, (0,state_edits/* laneOf */.kk)(state, pending.task.provider)))
            return null;
        const scope = state.held === null ? "" : "every task fails alike: ";
        const wayOut = "Nothing was charged: fix the key, its permissions or the model name, and run again";
        const reason = `${scope}authentication failed: ${outcome.message}. ${wayOut}`;
        return (0,ending/* end */._N)(state, { status: "aborted", cause: "authentication", reason, stopAt: at });
    }
    const signature = (0,same_failure/* failureSignature */.vH)(outcome);
    const mayBeSame = state.ending === null || state.ending.cause === "same-failure";
    if (signature === null || state.held === null || !mayBeSame)
        return null;
    if (countTasks(state.held, signature) < same_failure/* SAME_FAILURE_TASKS */.LY)
        return null;
    const reason = `every task fails alike: ${outcome.message}`;
    return (0,ending/* end */._N)(state, { status: "aborted", cause: "same-failure", reason, stopAt: at });
}
function isCommon({ ending, held }, signature) {
    return ending?.cause === "same-failure" && countTasks(held ?? [], signature) >= same_failure/* SAME_FAILURE_TASKS */.LY;
}
function countTasks(held, signature) {
    const same = held.filter((one) => one.signature === signature);
    return new Set(same.map(({ settlement }) => settlement.pending.task.id)).size;
}

// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/lane.js
var core_lane = __webpack_require__(40130);
// EXTERNAL MODULE: ./build/core/pacer.js + 1 modules
var core_pacer = __webpack_require__(11261);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(19996);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
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
        if ((0,core_circuit/* isProbe */.Tb)(lane.circuit, running.key)) {
            return (0,answer/* openCircuitOf */.P$)((0,state_edits/* markProbe */.sQ)(state, running.key, "refused"), lane, (0,core_circuit/* outage */.Qe)(outcome.message), at);
        }
        if (running.counted.has("transient"))
            return state;
        const counted = (0,state_edits/* countOnce */.n3)(state, running.key, "transient");
        const circuit = (0,core_circuit/* countFailure */.cC)(lane.circuit, at, outcome.message);
        return circuit.state === "open" && lane.circuit.state === "closed"
            ? (0,answer/* openCircuitOf */.P$)(counted, lane, (0,core_circuit/* outage */.Qe)(outcome.message), at)
            : (0,state_edits/* withLane */.JL)(counted, { ...lane, circuit });
    }
    const healthy = outcome.class === "skipped" ? lane : { ...(0,core_lane/* admitted */.Nd)(lane, running.ordinal), circuit: (0,core_circuit/* countSuccess */.b6)(lane.circuit) };
    const alive = (0,state_edits/* withLane */.JL)((0,state_edits/* markProbe */.sQ)(state, running.key, "alive"), healthy);
    if (outcome.class !== "fatal" || outcome.limit === undefined)
        return alive;
    const isFull = lane.taskVerdicts.size >= TASK_VERDICTS;
    const taskVerdicts = isFull ? lane.taskVerdicts : new Set([...lane.taskVerdicts, pending.task.id]);
    const noted = (0,state_edits/* withLane */.JL)(alive, { ...healthy, taskVerdicts });
    if (taskVerdicts.size < TASK_VERDICTS)
        return noted;
    const reason = `${taskVerdicts.size} different tasks in a row were refused: ${outcome.message}`;
    return (0,answer/* openCircuitOf */.P$)(noted, (0,state_edits/* laneOf */.kk)(noted, lane.provider), { statedUntilAt: null, policy: "stop", reason }, at);
}
function requeueFailed(state, running, pending, outcome, at, random) {
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    const again = { ...pending, attempt: pending.attempt + 1, shardLimit: 1 };
    if (outcome.class === "transient") {
        const stated = outcome.wait === undefined ? null : (0,answer/* waitEndsAt */.HM)(outcome.wait, at);
        const honoured = Math.min(stated ?? 0, at + LONGEST_STATED_MS);
        const dueAt = Math.max(at + transientBackoffMs(pending.attempt, random), honoured);
        return (0,state_edits/* withLane */.JL)(state, (0,core_lane/* putOff */.dD)(lane, "delayed", dueAt, again));
    }
    return (0,state_edits/* withLane */.JL)(state, (0,core_lane/* putOff */.dD)(lane, "later", at, again));
}
const LONGEST_STATED_MS = 300_000;

// EXTERNAL MODULE: ./build/core/limit.js
var core_limit = __webpack_require__(969);
// EXTERNAL MODULE: ./build/core/heap.js
var heap = __webpack_require__(65246);
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
    const before = suspicion.state === "none" ? null : suspicion.suspects;
    const suspects = (0,heap/* heapPush */.by)(before, { key: at, tie: pending.position }, { pending, limit });
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
function putOffCapped(state, pending, limit, at) {
    const capRounds = pending.capRounds + 1;
    if (capRounds <= CAP_ROUNDS)
        return backOff(state, { ...pending, capRounds }, capRounds, at);
    return giveUp(state, `refused again and again by ${pending.task.provider}: ${limit.evidence}`);
}
function backOff(state, pending, round, at) {
    const { defaultWaitMs, maxWaitMs } = state.settings;
    const { provider } = pending.task;
    const backoffMs = capBackoffMs(defaultWaitMs, round);
    return backoffMs > maxWaitMs - state.waitedMs
        ? giveUp(state, `the wait after a rate limit of ${provider} does not fit max-wait`)
        : (0,state_edits/* withLane */.JL)(state, (0,core_lane/* putOff */.dD)((0,state_edits/* laneOf */.kk)(state, provider), "delayed", at + backoffMs, pending));
}
function giveUp(state, leftReason) {
    return { ...state, left: state.left + 1, leftReason };
}
function suspectsOf({ suspicion }) {
    return suspicion.state === "none" ? [] : (0,heap/* heapItems */.P$)(suspicion.suspects);
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
    const { state: acted, by } = answerLimit(noted, key, limit, at, random);
    if ((0,setbacks/* isChargedForRefusals */.LG)(pending.setbacks)) {
        const message = `refused in ${pending.setbacks.refused + 1} runs while ${provider} answered others: ${limit.evidence}`;
        return charge(acted, { ...settlement, outcome: { ...outcome, class: "legitimate", message } }, random);
    }
    if (by !== "cap") {
        const back = (0,state_edits/* withLane */.JL)(acted, (0,core_lane/* putBack */.pK)((0,state_edits/* laneOf */.kk)(acted, provider), pending));
        return (0,state_edits/* noteSettled */.wi)(back, settlement, by === "stop" ? "left" : "retry");
    }
    const capped = putOffCapped(acted, pending, limit, at);
    return (0,state_edits/* noteSettled */.wi)(capped, settlement, capped.left > acted.left ? "left" : "retry");
}
const FRUITLESS_REFUSALS = 10;
function answerLimit(state, key, limit, at, random) {
    const running = (0,state_edits/* runningOf */.Tx)(state, key);
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    const untilAt = limit.kind === "wait" ? (0,answer/* waitEndsAt */.HM)(limit, at) : null;
    const verdict = limit.kind === "wait" && untilAt === null ? "cap" : limit.kind;
    const isFirst = !running.counted.has(verdict);
    const counted = (0,state_edits/* markProbe */.sQ)((0,state_edits/* countOnce */.n3)(state, key, verdict), key, "refused");
    if ((0,core_circuit/* isProbe */.Tb)(lane.circuit, key))
        return { state: refuseProbe(counted, lane, limit, at), by: "probe" };
    const marked = isFirst && verdict !== "stop" ? paceLane(counted, running, limit, at, random) : counted;
    const paced = (0,state_edits/* laneOf */.kk)(marked, lane.provider);
    const isFruitless = verdict !== "stop" && (paced.pacer?.inARow ?? 0) >= FRUITLESS_REFUSALS;
    if (isFruitless && lane.circuit.state === "closed") {
        return { state: refuseProbe(marked, paced, limit, at), by: "probe" };
    }
    switch (verdict) {
        case "wait":
            if (untilAt === null || (!isFirst && untilAt <= lane.pausedUntil))
                return { state: marked, by: "wait" };
            return { state: pauseLane(marked, lane.provider, limit, untilAt, at), by: "wait" };
        case "stop":
            return { state: (0,answer/* openCircuitOf */.P$)(marked, lane, stopCause(limit, at), at), by: "stop" };
        case "cap":
            return { state: isFirst ? capLane(marked, lane.provider, limit, at) : marked, by: "cap" };
        case "task":
            throw new Error("A task verdict is a fatal outcome, not a rate-limited one");
        default:
            return (0,unreachable/* unreachable */.H)(verdict);
    }
}
function stopCause(limit, at) {
    return { statedUntilAt: (0,answer/* statedEndAt */.W7)(limit, at), policy: "stop", reason: limit.evidence };
}
function pauseLane(state, provider, limit, untilAt, at) {
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    const addedMs = Math.max(0, untilAt - Math.max(at, lane.pausedUntil));
    if (!(0,answer/* fitsBudget */.QH)(state, addedMs, untilAt)) {
        const reason = `${limit.evidence} (the wait does not fit this run)`;
        return (0,answer/* openCircuitOf */.P$)(state, lane, { ...stopCause(limit, at), reason }, at);
    }
    const pausedUntil = Math.max(lane.pausedUntil, untilAt);
    const paused = (0,state_edits/* withLane */.JL)({ ...state, waitedMs: state.waitedMs + addedMs }, { ...lane, pausedUntil });
    const reason = `asked to wait ${(0,duration/* formatDuration */.a)((0,answer/* statedWaitMs */.hJ)(limit, at) ?? untilAt - at)}: ${limit.evidence}`;
    const notes = addedMs > 0 ? [{ event: "paused", provider: lane.provider, until: (0,instant/* iso */.K)(pausedUntil), reason }] : [];
    return (0,state_edits/* withNotes */.ci)(paused, notes);
}
function capLane(state, provider, limit, at) {
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    const cut = (0,core_limit/* cutLimit */.W3)(lane.limit, at, oldestStart(state, lane.provider));
    const notes = (0,state_edits/* limitNotes */.Tv)(lane, cut.value, `rate limit without a stated wait: ${limit.evidence}`);
    return (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)(state, { ...lane, limit: cut }), notes);
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
    const reason = "repeated rate limits: starts follow the measured rate";
    return (0,state_edits/* withNotes */.ci)(paced, [{ event: "pace_changed", provider: lane.provider, starts_per_minute, reason }]);
}
function refuseProbe(state, lane, limit, at) {
    const stop = stopCause(limit, at);
    if (limit.kind === "stop")
        return (0,answer/* openCircuitOf */.P$)(state, lane, stop, at);
    const isStretched = limit.kind === "wait" && stop.statedUntilAt !== null;
    const cause = {
        ...stop,
        policy: "wait",
        statedUntilAt: isStretched ? (0,answer/* waitEndsAt */.HM)(limit, at) : stop.statedUntilAt,
        firstMs: Math.max(answer/* LEAST_WAIT_MS */.Vj, state.settings.defaultWaitMs),
    };
    return (0,answer/* openCircuitOf */.P$)(state, lane, cause, at);
}
function oldestStart(state, provider) {
    const own = [...state.running.values()].filter((running) => running.provider === provider);
    return own.length === 0 ? null : Math.min(...own.map(({ startedAt }) => startedAt));
}

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
    return (0,state_edits/* noteSettled */.wi)((0,state_edits/* withLane */.JL)(counted, (0,core_lane/* putOff */.dD)(lane, "later", at, again)), settlement, "retry");
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
    return (0,ending/* countKill */.e0)((0,state_edits/* countOnce */.n3)(state, running.key, "kill"), at);
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
        ...(0,core_lane/* admitted */.Nd)(lane, before.ordinal),
        limit,
        circuit: before.probe ? lane.circuit : (0,core_circuit/* countSuccess */.b6)(lane.circuit),
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
        ...(0,answer/* circuitNotes */.BW)(lane, healthy.circuit),
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
                ...(0,answer/* circuitNotes */.BW)(lane, circuit),
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
            return (0,answer/* openCircuitOf */.P$)(state, lane, { statedUntilAt, policy: "stop", reason, outage }, event.at);
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
        return refuseProbe(refused, lane, limit, at);
    return (0,answer/* openCircuitOf */.P$)(refused, lane, stopCause(limit, at), at);
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
        unsettled: (0,core_unsettled/* unsettledOf */.mb)(event.tasks),
        probe: event.probe,
        proof: "nothing",
        counted: new Set(),
        stopping: null,
        killAt: null,
    };
    return (0,state_edits/* withNotes */.ci)((0,state_edits/* withRunning */.Ar)((0,state_edits/* withLane */.JL)(state, lane), running), [
        ...(0,answer/* circuitNotes */.BW)(before, circuit),
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
    const circuit = (0,core_circuit/* settleProbe */.QR)(lane.circuit, event.key, running.proof === "alive", event.at);
    let back = { ...lane, circuit, running: lane.running - 1 };
    for (const pending of (0,core_unsettled/* unsettledTasks */.Fp)(running.unsettled))
        back = (0,core_lane/* putBack */.pK)(back, pending);
    const ended = dropSuspicion({ ...(0,state_edits/* withLane */.JL)(state, back), running: rest }, lane.provider, event.key, event.at);
    return (0,state_edits/* withNotes */.ci)(ended, [
        ...(0,answer/* circuitNotes */.BW)(lane, circuit),
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
        const circuit = (0,core_circuit/* settleProbe */.QR)(lane.circuit, PREFLIGHT, true, at);
        const alive = (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)(noted, { ...lane, circuit }), (0,answer/* circuitNotes */.BW)(lane, circuit));
        return dropSuspicion(alive, lane.provider, PREFLIGHT, at);
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
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65079);
/* harmony import */ var _lane_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40130);
/* harmony import */ var _spend_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64006);
/* harmony import */ var _unreachable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48032);




function decide(state, now) {
    const stop = dueStop(state, now);
    if (stop)
        return stop;
    if (state.ending) {
        return state.running.size === 0 ? finish(state, now) : { kind: "wait", untilAt: nextStopAt(state) };
    }
    const next = nextStart(state, now);
    if (next.command !== null)
        return next.command;
    if (state.running.size > 0 || preflightRuns(state)) {
        return { kind: "wait", untilAt: (0,_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .earliest */ .Q)(next.wakeAt, nextStopAt(state)) };
    }
    const isWorthWaiting = next.wakeAt !== null && fitsDeadline(state, next.wakeAt);
    return isWorthWaiting ? { kind: "wait", untilAt: next.wakeAt } : finish(state, now);
}
function preflightRuns(state) {
    for (const lane of state.lanes.values())
        if (lane.preflight === "running")
            return true;
    return false;
}
function nextStart(state, now) {
    const { settings } = state;
    let wakeAt = null;
    let best = null;
    for (const lane of state.lanes.values()) {
        const ready = (0,_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .readiness */ .xz)(lane, now, settings.preflight);
        switch (ready.kind) {
            case "blocked":
                break;
            case "at":
                wakeAt = (0,_instant_js__WEBPACK_IMPORTED_MODULE_2__/* .earliest */ .Q)(wakeAt, ready.at);
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
                (0,_unreachable_js__WEBPACK_IMPORTED_MODULE_3__/* .unreachable */ .H)(ready);
        }
    }
    if (state.running.size >= settings.concurrency)
        return { command: null, wakeAt: null };
    if (best === null)
        return { command: null, wakeAt };
    const { provider } = best.lane;
    const { source, probe, isSingle } = best.ready;
    const { taken: tasks } = (0,_lane_js__WEBPACK_IMPORTED_MODULE_0__/* .takeShard */ .mt)(best.lane, source, isSingle ? 1 : settings.shardSize);
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
function finish(state, now) {
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
