export const id = 2159;
export const ids = [2159];
export const modules = {

/***/ 82159:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ apply),
  T: () => (/* binding */ isStandstill)
});

// EXTERNAL MODULE: ./build/core/circuit.js
var core_circuit = __webpack_require__(22725);
// EXTERNAL MODULE: ./build/core/ending.js
var ending = __webpack_require__(38959);
// EXTERNAL MODULE: ./build/core/setbacks.js
var setbacks = __webpack_require__(7540);
// EXTERNAL MODULE: ./build/core/state-edits.js
var state_edits = __webpack_require__(17267);
;// CONCATENATED MODULE: ./build/core/held.js



const HELD_LIMIT = 200;
const SAME_FAILURE_TASKS = 10;
const AUTHENTICATION_TASKS = 3;
function causeOf(state, settlement) {
    const { outcome, pending } = settlement;
    const key = causeKey(settlement);
    if (key === null)
        return null;
    if (!outcome.authentication) {
        const isCharged = state.chargesAtOnce && !isForgiven(state, key);
        return isCharged ? null : { kind: "same-failure", key, tasks: SAME_FAILURE_TASKS };
    }
    const { hasGraded, listed } = (0,state_edits/* laneOf */.kk)(state, pending.task.provider);
    if ((0,setbacks/* isChargedForRefusals */.LG)(pending.setbacks, hasGraded))
        return null;
    const tasks = hasGraded ? AUTHENTICATION_TASKS : Math.min(AUTHENTICATION_TASKS, listed);
    return { kind: "authentication", key, tasks };
}
function causeKey({ outcome, pending }) {
    return outcome.authentication ? authenticationKey(pending.task.provider) : failureSignature(outcome);
}
function authenticationKey(provider) {
    return `authentication\n${provider}`;
}
function isShown({ held }, { key, tasks }) {
    return new Set(held.filter((one) => causeKey(one) === key).map(({ pending }) => pending.task.id)).size >= tasks;
}
function isForgiven({ forgiven }, key) {
    return forgiven.some((one) => one.key === key);
}
function recordFailure(state, settlement) {
    const { outcome, pending } = settlement;
    const noted = outcome.authentication
        ? (0,state_edits/* withEffects */.NE)(state, { kind: "setback", setback: "refused", task: pending.task })
        : state;
    const cause = causeOf(state, settlement);
    if (cause === null)
        return writeFailure(noted, settlement);
    if (isForgiven(state, cause.key))
        return noted;
    const holding = { ...noted, held: [...noted.held, settlement] };
    if (cause.kind === "authentication")
        return holding;
    const stored = (0,state_edits/* withEffects */.NE)(holding, { kind: "hold", settlement });
    return stored.held.length >= HELD_LIMIT ? chargeHeldFailures(stored) : stored;
}
function writeFailure(state, settlement) {
    return (0,state_edits/* withEffects */.NE)(state, { kind: "failure", settlement });
}
function chargeHeld(state, isDue) {
    const due = state.held.filter(isDue);
    if (due.length === 0)
        return state;
    const held = state.held.filter((settlement) => !isDue(settlement));
    const charged = due.reduce(writeFailure, { ...state, held });
    return held.length === 0 ? (0,state_edits/* withEffects */.NE)(charged, { kind: "release" }) : charged;
}
function chargeHeldFailures(state) {
    return chargeHeld({ ...state, chargesAtOnce: true }, ({ outcome }) => !outcome.authentication);
}
function chargeAuthenticationFailures(state, provider) {
    return chargeHeld(state, (settlement) => causeKey(settlement) === authenticationKey(provider));
}
function settleHeld(state) {
    return (0,state_edits/* withEffects */.NE)(chargeHeld(state, () => true), { kind: "release" });
}
function endIfCommonCause(state, settlement) {
    const cause = causeOf(state, settlement);
    if (cause === null || isForgiven(state, cause.key) || !isShown(state, cause))
        return null;
    const { kind, key } = cause;
    if (kind === "same-failure" && state.ending !== null)
        return null;
    const held = state.held.filter((one) => causeKey(one) !== key);
    const forgiving = { ...state, forgiven: [...state.forgiven, { kind, key }], held };
    const stopAt = state.ending?.stopAt ?? settlement.at + state.settings.stopGraceMs;
    return settleHeld((0,ending/* end */._N)(forgiving, { cause: kind, reason: causeInWords(state, kind, settlement.outcome), stopAt }));
}
function causeInWords({ chargesAtOnce }, kind, { message }) {
    if (kind === "same-failure")
        return `every task fails alike: ${message}`;
    const scope = chargesAtOnce ? "" : "every task fails alike: ";
    return `${scope}authentication failed: fix the key, its permissions or the model name. The error: ${message}`;
}
function failureSignature(failure) {
    if (failure.class === "skipped")
        return null;
    return [failure.class, failure.exitCode, failure.message.replace(/\d+/g, "#")].join("\n");
}

// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/lane.js
var core_lane = __webpack_require__(40130);
// EXTERNAL MODULE: ./build/core/pacer.js
var core_pacer = __webpack_require__(29581);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(19996);
// EXTERNAL MODULE: ./build/core/outcome.js
var core_outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/core/task.js
var task = __webpack_require__(60093);
;// CONCATENATED MODULE: ./build/core/waits.js





function addedWaitMs({ circuit, pausedUntil }, untilAt, at) {
    const openUntil = circuit.state === "open" && !(0,core_circuit/* isStopped */.id)(circuit) ? circuit.untilAt : at;
    return Math.max(0, untilAt - Math.max(at, pausedUntil, openUntil));
}
function canWait({ settings, waitedMs }, lane, untilAt, at) {
    const { maxWaitMs, deadlineAt } = settings;
    return addedWaitMs(lane, untilAt, at) <= maxWaitMs - waitedMs && (deadlineAt === null || untilAt < deadlineAt);
}
function openCircuitOf(state, lane, cause, at) {
    const opened = (0,core_circuit/* openCircuit */.Ed)(lane.circuit, at, cause);
    const isWait = opened.policy === "wait" && canWait(state, lane, opened.untilAt, at);
    const circuit = { ...opened, policy: isWait ? "wait" : "stop" };
    const drainUntil = isWait || cause.outage ? lane.drainUntil : (lane.drainUntil ?? at + state.settings.stopGraceMs);
    const waitedMs = state.waitedMs + (isWait ? addedWaitMs(lane, opened.untilAt, at) : 0);
    const openedAt = cause.openedAt === undefined ? (0,instant/* instantAfter */.i)(lane.closedAt, at) : (0,instant/* iso */.KH)(cause.openedAt);
    const latest = openedAt > (lane.openedAt ?? "") ? openedAt : lane.openedAt;
    return (0,state_edits/* withLane */.JL)({ ...state, waitedMs }, { ...lane, circuit, openedAt: latest, drainUntil });
}
const CAP_ROUNDS = 3;
function putOffCapped(state, pending, limit, at) {
    const capRounds = pending.capRounds + 1;
    if (capRounds <= CAP_ROUNDS)
        return backOff(state, { ...pending, capRounds }, capRounds, at);
    return (0,state_edits/* giveUp */.Ht)(state, `${(0,task/* providerInWords */.S)(pending.task.provider)} refused them again and again: ${limit.evidence}`);
}
function backOff(state, pending, round, at) {
    const { defaultWaitMs, maxWaitMs } = state.settings;
    const { provider } = pending.task;
    const backoffMs = defaultWaitMs * 2 ** (round - 1);
    return backoffMs > maxWaitMs - state.waitedMs
        ? (0,state_edits/* giveUp */.Ht)(state, `the wait after a rate limit of ${(0,task/* providerInWords */.S)(provider)} does not fit max-wait`)
        : (0,state_edits/* withLane */.JL)(state, (0,core_lane/* putOff */.dD)((0,state_edits/* laneOf */.kk)(state, provider), "delayed", at + backoffMs, pending));
}

;// CONCATENATED MODULE: ./build/core/failed.js








const TASK_VERDICTS = 5;
const FAILURES_TO_OPEN = 5;
const BACKOFF_MS = 1_000;
const LONGEST_BACKOFF_MS = 30_000;
const LONGEST_STATED_MS = 300_000;
function failed(state, settlement) {
    return requeueOrEnd(answeredBy(recordFailure(state, settlement), settlement), settlement);
}
function charge(state, settlement) {
    return requeueOrEnd(recordFailure(state, settlement), settlement);
}
function requeueOrEnd(state, settlement) {
    const { at, pending, outcome } = settlement;
    const isLast = (0,core_outcome/* isTerminal */.Hd)(outcome.class) || pending.attempt >= state.settings.maxAttempts;
    const requeued = isLast ? state : requeue(state, settlement);
    const failures = requeued.failures + (isLast && outcome.class !== "skipped" ? 1 : 0);
    const next = (0,state_edits/* noteSettled */.wi)({ ...requeued, failures }, settlement, isLast ? "done" : "retry");
    const ended = endIfCommonCause(next, settlement);
    if (ended !== null)
        return ended;
    if (outcome.class === "fatal" && state.settings.failFast)
        return (0,ending/* endFast */.uc)(next, settlement);
    return (0,ending/* endAtMaxFailures */.wr)(next, at);
}
function answeredBy(state, { at, key, outcome, pending }) {
    const running = (0,state_edits/* runningOf */.Tx)(state, key);
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    if (outcome.class === "transient") {
        if ((0,core_circuit/* isProbe */.Tb)(lane.circuit, key))
            return openCircuitOf(state, lane, (0,core_circuit/* outageCause */.PL)(outcome.message), at);
        if (running.counted.has("transient"))
            return state;
        const counted = (0,state_edits/* countOnce */.n3)(state, key, "transient");
        const { circuit } = lane;
        if (circuit.state !== "closed")
            return counted;
        const failures = circuit.failures + 1;
        return failures < FAILURES_TO_OPEN
            ? (0,state_edits/* withLane */.JL)(counted, { ...lane, circuit: { ...circuit, failures } })
            : openCircuitOf(counted, lane, (0,core_circuit/* outageCause */.PL)(outcome.message), at);
    }
    if (!(0,core_outcome/* gotThrough */.ab)(outcome))
        return state;
    const answered = (0,core_lane/* countSuccess */.b6)((0,core_lane/* admitted */.Nd)(lane, running.ordinal), key);
    if (outcome.class !== "fatal" || outcome.limit === undefined)
        return (0,state_edits/* withLane */.JL)(state, answered);
    const taskVerdicts = new Set([...lane.taskVerdicts, pending.task.id]);
    const noted = { ...answered, taskVerdicts };
    if (taskVerdicts.size < TASK_VERDICTS)
        return (0,state_edits/* withLane */.JL)(state, noted);
    const reason = `${taskVerdicts.size} different tasks in a row were refused: ${outcome.message}`;
    return openCircuitOf(state, noted, { untilAt: null, policy: "stop", reason }, at);
}
function transientBackoffMs(failures, random) {
    const full = Math.min(LONGEST_BACKOFF_MS, BACKOFF_MS * 2 ** Math.min(failures - 1, 10));
    return Math.round(full * (0.5 + 0.5 * random));
}
function requeue(state, { at, pending, outcome, random }) {
    const lane = (0,state_edits/* laneOf */.kk)(state, pending.task.provider);
    const again = { ...pending, attempt: pending.attempt + 1, shardLimit: 1 };
    if (outcome.class !== "transient")
        return (0,state_edits/* withLane */.JL)(state, (0,core_lane/* putOff */.dD)(lane, "later", at, again));
    const statedAt = outcome.wait === undefined ? null : (0,rate_limit/* waitEndsAt */.HM)(outcome.wait, at);
    const waitAt = Math.min(statedAt ?? 0, at + LONGEST_STATED_MS);
    const dueAt = Math.max(at + transientBackoffMs(pending.attempt, random), waitAt);
    return (0,state_edits/* withLane */.JL)(state, (0,core_lane/* putOff */.dD)(lane, "delayed", dueAt, again));
}

// EXTERNAL MODULE: ./build/core/limit.js
var core_limit = __webpack_require__(969);
// EXTERNAL MODULE: ./build/core/pacer-refusals.js
var pacer_refusals = __webpack_require__(47787);
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
        const unprobed = (0,state_edits/* withLane */.JL)(state, { ...lane, unprobed: { key: settlement.key, at } });
        return (0,state_edits/* noteSettled */.wi)(putOffSuspects(unprobed, [{ pending, limit }], at), settlement, "retry");
    }
    const suspects = [...suspicion.suspects, { pending, limit }];
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
function isSecondRefusal({ unprobed }, { key, startedAt }) {
    return unprobed !== null && unprobed.key !== key && startedAt <= unprobed.at;
}
function dropSuspicion(state, { provider, key, at, reason }) {
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    if (!isSuspicionProbe(lane, key))
        return state;
    const dropped = putOffSuspects((0,state_edits/* withLane */.JL)(state, { ...lane, suspicion: core_lane/* UNSUSPECTED */.qn }), lane.suspicion.suspects, at);
    return note(dropped, lane, "dropped", reason);
}
function confirmSuspicion(state, provider, at, reason) {
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    if (lane.suspicion.state === "none")
        return state;
    let next = (0,state_edits/* withLane */.JL)(state, { ...lane, suspicion: core_lane/* UNSUSPECTED */.qn, isConfirmed: true });
    for (const { pending, limit } of lane.suspicion.suspects) {
        next =
            limit.kind === "cap"
                ? putOffCapped(next, pending, limit, at)
                : (0,state_edits/* withLane */.JL)(next, (0,core_lane/* putBack */.pK)((0,state_edits/* laneOf */.kk)(next, provider), pending));
        next = (0,state_edits/* withEffects */.NE)(next, { kind: "setback", setback: "refused", task: pending.task });
    }
    return note(next, lane, "confirmed", reason);
}
function putOffSuspects(state, suspects, at) {
    let next = state;
    for (const { pending } of suspects) {
        const suspicions = pending.suspicions + 1;
        next = backOff(next, { ...pending, suspicions }, suspicions, at);
        next = (0,state_edits/* withEffects */.NE)(next, { kind: "setback", setback: "suspected", task: pending.task });
    }
    return next;
}
function note(state, { provider }, change, reason) {
    return (0,state_edits/* withNotes */.ci)(state, [{ event: "suspicion_changed", provider, to: change, reason }]);
}

// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
;// CONCATENATED MODULE: ./build/core/refuse.js














function rateLimited(state, settlement) {
    const { key, pending, outcome } = settlement;
    const { limit } = outcome;
    if (limit.certain)
        return refused(state, settlement);
    const running = (0,state_edits/* runningOf */.Tx)(state, key);
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    if ((0,core_circuit/* isStopped */.id)(lane.circuit))
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(state, pending), settlement, "left");
    const isAnswer = (0,core_circuit/* isProbe */.Tb)(lane.circuit, key) || isSuspicionProbe(lane, key) || isSecondRefusal(lane, running);
    if (isAnswer || lane.isConfirmed)
        return refused(state, settlement);
    if (!isChargedForSuspicions(pending))
        return suspect(state, settlement, limit);
    return chargeRefusal(state, settlement, `suspected rate limit that no other task confirmed: ${limit.evidence}`);
}
function refused(state, settlement) {
    const { at, key, pending, outcome } = settlement;
    const { limit } = outcome;
    const { provider } = (0,state_edits/* runningOf */.Tx)(state, key);
    const { hasGraded, listed } = (0,state_edits/* laneOf */.kk)(state, provider);
    const confirmed = confirmSuspicion(state, provider, at, limit.evidence);
    const noted = (0,state_edits/* withEffects */.NE)(confirmed, { kind: "setback", setback: "refused", task: pending.task });
    const verdict = limit.kind === "wait" && (0,rate_limit/* waitEndsAt */.HM)(limit, at) === null ? "cap" : limit.kind;
    const acted = answerLimit(noted, settlement, { ...limit, kind: verdict });
    const isUnconfirmed = !limit.certain && listed === 1;
    if ((0,setbacks/* isChargedForRefusals */.LG)(pending.setbacks, hasGraded || isUnconfirmed)) {
        const others = hasGraded ? `, but ${(0,task/* providerInWords */.S)(provider)} answered other tasks` : "";
        const message = `refused in ${pending.setbacks.refused + 1} runs${others}: ${limit.evidence}`;
        return chargeRefusal(acted, settlement, message);
    }
    const answered = (0,state_edits/* laneOf */.kk)(acted, provider);
    const again = { ...pending, refusals: pending.refusals + 1, refusedAt: at };
    if ((0,core_circuit/* isStopped */.id)(answered.circuit))
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(acted, pending), settlement, "left");
    if (verdict === "cap") {
        const capped = putOffCapped(acted, again, limit, at);
        return (0,state_edits/* noteSettled */.wi)(capped, settlement, capped.left > acted.left ? "left" : "retry");
    }
    const isLast = answered.circuit.state === "open" || pending.refusals > 0;
    const back = isLast ? (0,state_edits/* withLane */.JL)(acted, (0,core_lane/* putOff */.dD)(answered, "later", at, again)) : (0,state_edits/* putBackPending */.qY)(acted, again);
    return (0,state_edits/* noteSettled */.wi)(back, settlement, "retry");
}
function chargeRefusal(state, settlement, message) {
    return charge(state, { ...settlement, outcome: { ...settlement.outcome, class: "legitimate", message } });
}
const FRUITLESS_REFUSALS = 10;
function answerLimit(before, settlement, limit) {
    const { key, at } = settlement;
    const { provider, counted } = (0,state_edits/* runningOf */.Tx)(before, key);
    const isFirst = !counted.has(limit.kind);
    const noted = (0,state_edits/* countOnce */.n3)(before, key, limit.kind);
    const { circuit } = (0,state_edits/* laneOf */.kk)(noted, provider);
    if (limit.kind === "stop")
        return openCircuitOf(noted, (0,state_edits/* laneOf */.kk)(noted, provider), stopCause(limit, at), at);
    const state = isFirst && !(0,core_circuit/* isProbe */.Tb)(circuit, key) ? paceLane(noted, settlement) : noted;
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    const isFruitless = circuit.state === "closed" && (lane.pacer?.inARow ?? 0) >= FRUITLESS_REFUSALS;
    if (isFruitless || (0,core_circuit/* isProbe */.Tb)(circuit, key))
        return refuseProbe(state, lane, limit, at);
    switch (limit.kind) {
        case "wait": {
            const untilAt = (0,rate_limit/* waitEndsAt */.HM)(limit, at);
            if (untilAt === null || (!isFirst && addedWaitMs(lane, untilAt, at) === 0))
                return state;
            return pauseLane(state, lane, limit, untilAt, at);
        }
        case "cap":
            return isFirst ? capLane(state, lane, limit, at) : state;
        case "task":
            throw new Error("A task verdict is a fatal outcome, not a rate-limited one");
        default:
            return (0,unreachable/* unreachable */.H)(limit.kind);
    }
}
function stopCause(limit, at) {
    return { untilAt: (0,rate_limit/* statedEndAt */.W7)(limit, at), policy: "stop", reason: limit.evidence };
}
function pauseLane(state, lane, limit, untilAt, at) {
    if (!canWait(state, lane, untilAt, at)) {
        const reason = `${limit.evidence} (the wait does not fit this run)`;
        return openCircuitOf(state, lane, { ...stopCause(limit, at), reason }, at);
    }
    const addedMs = addedWaitMs(lane, untilAt, at);
    const pausedUntil = Math.max(lane.pausedUntil, untilAt);
    const paused = (0,state_edits/* withLane */.JL)({ ...state, waitedMs: state.waitedMs + addedMs }, { ...lane, pausedUntil });
    const reason = (0,rate_limit/* pauseReason */.Ph)(limit, (0,rate_limit/* statedWaitMs */.hJ)(limit, at) ?? untilAt - at);
    const notes = addedMs > 0 ? [{ event: "paused", provider: lane.provider, until: (0,instant/* iso */.KH)(pausedUntil), reason }] : [];
    return (0,state_edits/* withNotes */.ci)(paused, notes);
}
function capLane(state, lane, limit, at) {
    const cut = (0,core_limit/* cutLimit */.W3)(lane.limit, at, oldestStart(state, lane.provider));
    return (0,state_edits/* withLimit */.Ko)(state, lane, cut, (0,rate_limit/* pauseReason */.Ph)(limit, null));
}
function paceLane(state, { key, pending, outcome, at, random }) {
    const { provider, ordinal } = (0,state_edits/* runningOf */.Tx)(state, key);
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    const before = lane.pacer ?? { ...(0,core_pacer/* openPacer */.eO)(state.settings.defaultWaitMs), sent: lane.started };
    const isFresh = pending.refusals < 2;
    if (!isFresh && before.inARow === 0 && lane.freshRefusedAt <= pending.refusedAt) {
        return (0,state_edits/* withLane */.JL)(state, { ...lane, pacer: { ...before, refused: before.refused + 1, inARow: 1 } });
    }
    const start = { ordinal, now: at, waitMs: outcome.limit.retryAfterMs, chance: random };
    const pacer = (0,pacer_refusals/* noteRefusedStart */.d)(before, start, at - state.runStartedAt);
    const paced = (0,state_edits/* withLane */.JL)(state, { ...lane, pacer, freshRefusedAt: isFresh ? at : lane.freshRefusedAt });
    const { intervalMs } = pacer;
    if (intervalMs === null || before.intervalMs === null || intervalMs === before.intervalMs)
        return paced;
    const starts_per_minute = Math.round(600_000 / intervalMs) / 10;
    const reason = "repeated rate limits";
    return (0,state_edits/* withNotes */.ci)(paced, [{ event: "pace_changed", provider, starts_per_minute, reason }]);
}
function refuseProbe(state, lane, limit, at) {
    const stop = stopCause(limit, at);
    if (limit.kind === "stop")
        return openCircuitOf(state, lane, stop, at);
    const waitUntil = limit.kind === "wait" && stop.untilAt !== null ? (0,rate_limit/* waitEndsAt */.HM)(limit, at) : null;
    const fruitless = (lane.pacer?.inARow ?? 0) - FRUITLESS_REFUSALS;
    const spacedUntil = at + (0,core_circuit/* openingMs */.d7)(Math.max(lane.circuit.trips, fruitless) + 1, rate_limit/* LEAST_WAIT_MS */.Vj);
    const probeAt = waitUntil === null ? null : Math.max(waitUntil, spacedUntil);
    if (probeAt !== null && !canWait(state, lane, probeAt, at))
        return openCircuitOf(state, lane, stop, at);
    const cause = {
        ...stop,
        policy: "wait",
        untilAt: probeAt ?? stop.untilAt,
        firstMs: Math.max(rate_limit/* LEAST_WAIT_MS */.Vj, state.settings.defaultWaitMs),
    };
    return openCircuitOf(state, lane, cause, at);
}
function oldestStart(state, provider) {
    const own = [...state.running.values()].filter((running) => running.provider === provider);
    return Math.min(...own.map(({ startedAt }) => startedAt));
}

;// CONCATENATED MODULE: ./build/core/settle.js











const DURATIONS_KEPT = 200;
const LIMITS = ["wait", "cap", "stop"];
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
    const settled = (0,state_edits/* withRunning */.Ar)(isKill ? state : { ...state, killsInARow: 0 }, running);
    const reason = "another task got through";
    const next = (0,core_outcome/* gotThrough */.ab)(outcome) ? dropSuspicion(settled, { provider: running.provider, key, at, reason }) : settled;
    const settlement = { key, pending, startedAt: running.startedAt, at, durationMs, random };
    switch (outcome.class) {
        case "graded":
            return graded(next, { ...settlement, outcome });
        case "rate_limited":
            return rateLimited(next, { ...settlement, outcome });
        case "kill_shaped":
            return killed(next, { ...settlement, outcome });
        case "unfinished": {
            const isExplained = LIMITS.some((kind) => running.counted.has(kind));
            const shardLimit = isExplained ? pending.shardLimit : Math.max(1, running.shardSize - 1);
            const rest = { ...pending, shardLimit };
            return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(next, rest), { ...settlement, outcome }, "retry");
        }
        case "timeout_exceeded":
        case "skipped":
        case "transient":
        case "legitimate":
        case "fatal":
            return failed(next, { ...settlement, outcome });
        default:
            return (0,unreachable/* unreachable */.H)(outcome);
    }
}
function graded(state, settlement) {
    const { at, key, startedAt, outcome, durationMs, random } = settlement;
    const { provider, ordinal } = (0,state_edits/* runningOf */.Tx)(state, key);
    const lane = (0,state_edits/* laneOf */.kk)(state, provider);
    const limit = (0,core_limit/* growLimit */.B)(lane.limit, { startedAt, inUse: lane.running });
    const healthy = {
        ...(0,core_lane/* countSuccess */.b6)((0,core_lane/* admitted */.Nd)(lane, ordinal), key),
        taskVerdicts: new Set(),
        unprobed: null,
        isConfirmed: false,
        hasGraded: true,
    };
    const answered = (0,state_edits/* withLimit */.Ko)(state, healthy, limit, "a full round of successes");
    const counted = outcome.status === "passed"
        ? chargeHeldFailures({ ...answered, durationsMs: withDuration(answered.durationsMs, durationMs, random) })
        : { ...answered, failures: answered.failures + 1 };
    const written = (0,state_edits/* withEffects */.NE)(chargeAuthenticationFailures(counted, provider), { kind: "result", settlement });
    return (0,ending/* endAtMaxFailures */.wr)((0,state_edits/* noteSettled */.wi)(written, settlement, "done"), at);
}
function withDuration(sorted, durationMs, random) {
    const longer = sorted.findIndex((other) => other > durationMs);
    const next = sorted.toSpliced(longer === -1 ? sorted.length : longer, 0, durationMs);
    return next.length > DURATIONS_KEPT ? next.toSpliced(Math.floor(random * next.length), 1) : next;
}
function killed(state, settlement) {
    const { at, key, outcome, pending, random } = settlement;
    const { stopping, shardSize, provider } = (0,state_edits/* runningOf */.Tx)(state, key);
    if (stopping !== null)
        return stoppedByUs(state, settlement, stopping);
    if (state.killStreakRuns >= setbacks/* FREE_KILL_RUNS */.xX)
        return chargeKill(state, settlement);
    const setback = shardSize > 1 ? "shard_killed" : "killed";
    const noted = (0,state_edits/* withEffects */.NE)(state, { kind: "setback", setback, task: pending.task });
    if (shardSize > 1) {
        const half = { ...pending, shardLimit: Math.ceil(shardSize / 2) };
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(countKilled(noted, settlement), half), settlement, "retry");
    }
    if (pending.setbacks.killed >= setbacks/* FREE_KILL_RUNS */.xX)
        return chargeKill(noted, settlement);
    const counted = countKilled(noted, settlement);
    const kills = pending.kills + 1;
    if (kills > KILL_RETRIES) {
        const left = (0,state_edits/* giveUp */.Ht)(counted, `their children were killed again and again: ${outcome.message}`);
        return (0,state_edits/* noteSettled */.wi)(left, settlement, "left");
    }
    const again = { ...pending, kills, shardLimit: 1 };
    const lane = (0,state_edits/* laneOf */.kk)(counted, provider);
    if (!outcome.lacksRoom)
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* withLane */.JL)(counted, (0,core_lane/* putOff */.dD)(lane, "later", at, again)), settlement, "retry");
    const delayed = (0,core_lane/* putOff */.dD)(lane, "delayed", at + transientBackoffMs(kills, random), again);
    const limit = (0,core_limit/* fitLimit */.Jp)(lane.limit, at, lane.running - 1);
    return (0,state_edits/* noteSettled */.wi)((0,state_edits/* withLimit */.Ko)(counted, delayed, limit, outcome.message), settlement, "retry");
}
function stoppedByUs(state, settlement, reason) {
    const { pending, outcome } = settlement;
    if (reason !== "out-of-time")
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(state, pending), settlement, "left");
    const noted = (0,state_edits/* withEffects */.NE)(state, { kind: "setback", setback: "cut", task: pending.task });
    if (!outlastsBudget(state, settlement))
        return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(noted, pending), settlement, "left");
    const { exitCode, signal } = outcome;
    const message = `did not end within the time-budget in ${pending.setbacks.cut + 1} runs`;
    return charge(noted, { ...settlement, outcome: { class: "timeout_exceeded", message, exitCode, signal } });
}
const OWN_BUDGET_SHARE = 0.75;
function outlastsBudget(state, { pending, startedAt }) {
    const { settings, runStartedAt } = state;
    const { deadlineAt } = settings;
    const { hasGraded } = (0,state_edits/* laneOf */.kk)(state, pending.task.provider);
    const hadItsTime = deadlineAt !== null && deadlineAt - startedAt >= OWN_BUDGET_SHARE * (deadlineAt - runStartedAt);
    return hadItsTime && (0,setbacks/* isChargedForCuts */.lz)(pending.setbacks, hasGraded);
}
function countKilled(state, { at, key, outcome }) {
    if (outcome.lacksRoom || (0,state_edits/* runningOf */.Tx)(state, key).counted.has("kill"))
        return state;
    return (0,ending/* countKill */.e0)((0,state_edits/* countOnce */.n3)(state, key, "kill"), at, outcome);
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
        case "preflight-started":
            return preflightStarted(state, event);
        case "preflight-ended":
            return preflightEnded(state, event);
        case "circuit-learned":
            return circuitLearned(state, event);
        case "call-refused":
            return callRefused(state, event);
        case "spent":
            return spentMore(state, event);
        case "interrupted":
            return (0,ending/* endInterrupted */.K0)(state, event.signal, event.at);
        case "finishing":
            return settleHeld(state);
        default:
            return (0,unreachable/* unreachable */.H)(event);
    }
}
function attemptStarted(state, event) {
    const { at: startedAt, key, slot, provider, source, tasks: unsettled } = event;
    const before = (0,state_edits/* laneOf */.kk)(state, provider);
    const { lane: rest } = (0,core_lane/* takeShard */.mt)(before, source, unsettled.length);
    const lane = {
        ...withProbe(rest, key, startedAt),
        running: before.running + 1,
        started: before.started + 1,
        pacer: before.pacer && (0,core_pacer/* noteSend */.bw)(before.pacer, startedAt),
    };
    const child = { key, slot, provider, startedAt, ordinal: lane.started, shardSize: unsettled.length, unsettled };
    const running = { ...child, counted: new Set(), stopping: null, killAt: null };
    const tasks = unsettled.map((pending) => pending.task.id);
    const attempt = unsettled[0]?.attempt ?? 1;
    const probe = before.circuit.state === "open";
    return (0,state_edits/* withNotes */.ci)((0,state_edits/* withRunning */.Ar)((0,state_edits/* withLane */.JL)(state, lane), running), [
        { event: "attempt_started", key, slot, provider, tasks, attempt, probe },
    ]);
}
function withProbe(lane, key, at) {
    const { circuit, closedAt } = lane;
    const probedAt = (0,instant/* instantAfter */.i)(closedAt, at);
    return { ...startProbe(lane, key), circuit: circuit.state === "open" ? (0,core_circuit/* admitProbe */.k3)(circuit, key, probedAt) : circuit };
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
    const probe = { provider: lane.provider, key: event.key, at: event.at, reason: core_circuit/* UNANSWERED */.JM };
    const ended = dropSuspicion({ ...(0,state_edits/* withLane */.JL)(state, back), running: rest }, probe);
    return (0,state_edits/* withNotes */.ci)(ended, [
        { event: "attempt_ended", key: event.key, duration_s: seconds(event.at - running.startedAt) },
        ...(state.ending ? [] : standstillNotes(back, event.at)),
    ]);
}
const STANDSTILL = "all tasks that are left wait for their next attempt after ";
function isStandstill(reason) {
    return reason.startsWith(STANDSTILL);
}
const LEAST_STANDSTILL_MS = 10_000;
function standstillNotes(lane, at) {
    const { provider, ready, later, delayed } = lane;
    if (lane.running > 0 || lane.circuit.state !== "closed" || ready || later || !delayed)
        return [];
    const dueAt = delayed.key;
    if (dueAt <= lane.pausedUntil || dueAt - at < LEAST_STANDSTILL_MS)
        return [];
    const { refusals, suspicions } = delayed.item;
    const cause = refusals + suspicions > 0 ? "a rate limit without a stated wait" : "a transient failure";
    return [{ event: "paused", provider, until: (0,instant/* iso */.KH)(dueAt), reason: `${STANDSTILL}${cause}` }];
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
const PREFLIGHT = "preflight";
function preflightStarted(state, { provider, at }) {
    const lane = withProbe((0,state_edits/* laneOf */.kk)(state, provider), PREFLIGHT, at);
    return (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)(state, { ...lane, preflight: "running" }), [{ event: "preflight_started", provider }]);
}
function preflightEnded(state, event) {
    const lane = { ...(0,state_edits/* laneOf */.kk)(state, event.provider), preflight: "none" };
    const { detection, at } = event;
    const noted = (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)(state, lane), [
        { event: "preflight_ended", provider: event.provider, verdict: detection.kind, reason: detection.evidence },
    ]);
    if (!(0,rate_limit/* isRateLimit */.a5)(detection) || detection.kind === "task") {
        const answered = (0,state_edits/* withLane */.JL)(noted, { ...(0,core_lane/* countSuccess */.b6)(lane, PREFLIGHT), isConfirmed: false });
        const reason = "the preflight got through";
        return dropSuspicion(answered, { provider: lane.provider, key: PREFLIGHT, at, reason });
    }
    const confirmed = confirmSuspicion(noted, lane.provider, at, detection.evidence);
    return refuseProbe(confirmed, (0,state_edits/* laneOf */.kk)(confirmed, lane.provider), detection, at);
}
function circuitLearned(state, event) {
    const { at, provider, openedAt, untilAt, isStated, reason, outage } = event;
    const lane = state.lanes.get(provider);
    if (!lane || untilAt <= at)
        return state;
    const stop = { openedAt, untilAt, isEstimate: !isStated, policy: "stop", reason, outage };
    return openCircuitOf(state, lane, stop, at);
}
function callRefused(state, { at, key, limit }) {
    const running = state.running.get(key);
    if (running === undefined || limit.kind !== "stop")
        return state;
    const lane = (0,state_edits/* laneOf */.kk)(state, running.provider);
    return lane.drainUntil === null ? openCircuitOf(state, lane, stopCause(limit, at), at) : state;
}
function spentMore(state, { at, spent: more }) {
    const costUsd = state.spent.costUsd + more.costUsd;
    return (0,ending/* endAtBudget */.eZ)({ ...state, spent: { costUsd, tokens: state.spent.tokens + more.tokens } }, at);
}
function seconds(durationMs) {
    return Math.round(durationMs) / 1_000;
}


/***/ }),

/***/ 47787:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ noteRefusal),
/* harmony export */   d: () => (/* binding */ noteRefusedStart)
/* harmony export */ });
/* harmony import */ var _bucket_level_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37229);
/* harmony import */ var _pacer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29581);


const UNSTATED_WAIT_MS = 1_000;
const UNSTATED_SPREAD = 0.1;
const COARSE_MS = 1_000;
const LEAST_DOUBT = 0.005;
const FIRST_DOUBT = 4;
const DOUBT_AFTER_REFUSAL = 0.7;
const MARGIN = 0.008;
const SHARED_MARGIN = 0.05;
const FEW_CALLS = 2;
const BLIND_SLOWDOWN = 0.5;
const MIDDLE = 0.5;
const DOUBT_OF_DIFFERENCE = 0.2;
const RUN_MEMORY = 0.7;
const ASSUMED_DOUBT = 0.25;
const SHARED_DOUBT = 0.2;
const SLOW_STARTS_MS = 1_000;
const START_MARGIN = 1.12;
const LONGEST_REFILL_MS = 120_000;
const LONGEST_INTERVAL_MS = 60_000;
function noteRefusal(pacer, call) {
    return refuse(pacer, call, exactMs(call.waitMs) > 0);
}
function refuse(pacer, call, backsOff) {
    const tokenAt = call.now + tokenInMs(pacer, call.waitMs);
    const isKnown = call.ordinal <= pacer.episodeEnd;
    return isKnown ? sameEpisode(pacer, tokenAt) : newEpisode(pacer, call, tokenAt, backsOff);
}
function noteRefusedStart(pacer, start, startedForMs) {
    const { waitMs } = start;
    const refused = refuse(pacer, { ...start, waitMs: waitMs ?? 0 }, false);
    if (refused.intervalMs !== null) {
        const isSameWave = refused.episodeEnd === pacer.episodeEnd;
        if (isSameWave)
            return refused;
        const isSlowAndShared = refused.intervalMs >= SLOW_STARTS_MS && (0,_pacer_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensOfOthers */ .N0)(refused) > _pacer_js__WEBPACK_IMPORTED_MODULE_0__/* .SHARED */ .SG;
        const doubt = isSlowAndShared ? Math.max(refused.doubt, SHARED_DOUBT) : refused.doubt;
        return { ...refused, intervalMs: refused.intervalMs * START_MARGIN, doubt };
    }
    const admitted = Math.max(_pacer_js__WEBPACK_IMPORTED_MODULE_0__/* .SHORTEST_RUN */ .$7, refused.episodeEnd - refused.refused);
    const spreadMs = (startedForMs + (waitMs ?? UNSTATED_WAIT_MS)) / admitted;
    const tokenMs = refused.tokenMs + Math.min(refused.tokenMs, startedForMs);
    const isBucket = refused.tokenMs > 0 && tokenMs * admitted <= LONGEST_REFILL_MS;
    const intervalMs = isBucket ? tokenMs : Math.min(longestIntervalMs(pacer, waitMs), Math.max(1, spreadMs));
    return { ...refused, intervalMs, usualRun: admitted, doubt: ASSUMED_DOUBT };
}
function longestIntervalMs({ defaultWaitMs }, waitMs) {
    return Math.max(LONGEST_INTERVAL_MS, defaultWaitMs, waitMs ?? 0);
}
function sameEpisode(pacer, tokenAt) {
    return { ...pacer, refused: pacer.refused + 1, dueAt: Math.max(pacer.dueAt, tokenAt) };
}
function newEpisode(pacer, call, tokenAt, backsOff) {
    const { anchor, usualRun } = pacer;
    const refused = pacer.refused + 1;
    const admitted = call.ordinal - refused;
    const calls = anchor === null ? 0 : admitted - anchor.admitted;
    const spanMs = anchor === null ? 0 : Math.max(1, tokenAt - anchor.tokenAt);
    const misled = pacer.misled + (showedTokens(pacer, call.now) ? 1 : 0);
    const episode = {
        ...pacer,
        misled,
        usualRun: usualRun === 0 ? calls : usualRun * RUN_MEMORY + calls * (1 - RUN_MEMORY),
        level: misled >= _pacer_js__WEBPACK_IMPORTED_MODULE_0__/* .MISLED_LIMIT */ .zT ? null : pacer.level,
        refused,
        window: call.waitMs === null ? 1 : 0,
        episodeEnd: pacer.sent,
        tokenMs: Math.max(pacer.tokenMs, exactMs(call.waitMs)),
        inARow: pacer.inARow + 1,
    };
    const measured = calls > 0 ? measure(episode, spanMs / calls, calls) : slowDown(episode, spanMs);
    const longestMs = longestIntervalMs(pacer, call.waitMs);
    const learned = { ...measured, intervalMs: measured.intervalMs && Math.min(longestMs, measured.intervalMs) };
    return {
        ...learned,
        dueAt: nextTryAt(learned, call, tokenAt, { spanMs, isOutrun: backsOff && calls === 0 }),
        anchor: calls === 0 && anchor !== null ? anchor : { tokenAt, admitted },
    };
}
function nextTryAt(pacer, { now, waitMs, chance }, tokenAt, run) {
    const { intervalMs, defaultWaitMs, inARow } = pacer;
    if (waitMs !== null) {
        const spreadMs = (intervalMs ?? run.spanMs) * (run.isOutrun ? 2 ** (inARow - 1) : 1);
        return tokenAt + chance * Math.min(longestIntervalMs(pacer, waitMs), spreadMs);
    }
    const spreadMs = intervalMs ?? (tokenAt - now) * UNSTATED_SPREAD;
    return Math.min(tokenAt + chance * spreadMs, now + defaultWaitMs);
}
function showedTokens({ level, sent, intervalMs }, now) {
    const tokens = (0,_bucket_level_js__WEBPACK_IMPORTED_MODULE_1__/* .levelAt */ .Gy)(level, now, sent, intervalMs);
    return tokens !== null && tokens >= (level?.highest ?? 0) / 2;
}
function exactMs(waitMs) {
    return waitMs === null || waitMs % COARSE_MS === 0 ? 0 : waitMs;
}
function tokenInMs({ intervalMs, inARow, defaultWaitMs }, waitMs) {
    const backoffMs = (intervalMs ?? UNSTATED_WAIT_MS) * 2 ** inARow;
    if (waitMs === null)
        return Math.min(defaultWaitMs, backoffMs);
    if (waitMs % COARSE_MS !== 0 || intervalMs === null)
        return waitMs;
    return Math.min(waitMs, Math.max(waitMs - COARSE_MS, backoffMs));
}
function measure(pacer, measuredMs, calls) {
    const { intervalMs, doubt } = pacer;
    if (intervalMs === null)
        return { ...pacer, intervalMs: measuredMs, doubt: Math.min(1, FIRST_DOUBT / calls) };
    const weight = calls / (calls + FEW_CALLS);
    const difference = Math.max(0, Math.log(measuredMs / intervalMs)) * weight;
    return {
        ...pacer,
        intervalMs: intervalMs * Math.exp(difference * MIDDLE) * (1 + marginOf(pacer) + BLIND_SLOWDOWN * doubt * (1 - weight)),
        doubt: clampDoubt(Math.max(doubt * DOUBT_AFTER_REFUSAL * (1 - weight), DOUBT_OF_DIFFERENCE * difference)),
    };
}
function slowDown(pacer, spanMs) {
    const { intervalMs, doubt, tokenMs, inARow } = pacer;
    if (intervalMs === null) {
        return inARow < 3 || tokenMs === 0 ? pacer : { ...pacer, intervalMs: Math.max(spanMs, tokenMs), doubt: 1 };
    }
    return {
        ...pacer,
        intervalMs: intervalMs * (1 + marginOf(pacer) + BLIND_SLOWDOWN * doubt),
        doubt: clampDoubt(doubt * DOUBT_AFTER_REFUSAL),
    };
}
function marginOf(pacer) {
    return (0,_pacer_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensOfOthers */ .N0)(pacer) > _pacer_js__WEBPACK_IMPORTED_MODULE_0__/* .SHARED */ .SG ? SHARED_MARGIN : MARGIN;
}
function clampDoubt(doubt) {
    return Math.min(1, Math.max(LEAST_DOUBT, doubt));
}


/***/ })

};
