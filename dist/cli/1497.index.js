export const id = 1497;
export const ids = [1497,4624];
export const modules = {

/***/ 24624:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DO: () => (/* binding */ writeSoon),
/* harmony export */   IP: () => (/* binding */ inform),
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   Wb: () => (/* binding */ writeRaw),
/* harmony export */   iZ: () => (/* binding */ relativePath),
/* harmony export */   informText: () => (/* binding */ informText),
/* harmony export */   n: () => (/* binding */ printText),
/* harmony export */   tR: () => (/* binding */ informOfReport),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9924);



function inform(message) {
    writeRaw(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .logLine */ .BP)(`carryover: ${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(message)}`)}\n`);
}
function informOfReport(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile())
        inform(`the report is in ${relativePath(path)}`);
}
function informText(text) {
    writeRaw(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .logText */ .kc)(text)}\n`);
}
function printText(text) {
    process.stdout.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .logText */ .kc)(text)}\n`);
}
function printJson(value) {
    process.stdout.write(`${(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonLine */ .rF)(value)}\n`);
}
function writeRaw(text) {
    const whole = `${pending}${text}`;
    pending = "";
    if (whole !== "")
        process.stderr.write(whole);
}
let pending = "";
function writeSoon(text) {
    if (pending === "" && text !== "")
        process.nextTick(writeRaw, "");
    pending += text;
}
function table(rows, width) {
    return rows.map(([name, value]) => `${name.padEnd(width)} ${value}`).join("\n");
}
function relativePath(path) {
    const fromHere = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(process.cwd(), path);
    return fromHere.startsWith("..") ? path : fromHere;
}


/***/ }),

/***/ 60178:
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
// EXTERNAL MODULE: ./build/core/lane.js
var core_lane = __webpack_require__(40130);
// EXTERNAL MODULE: ./build/core/outcome.js
var core_outcome = __webpack_require__(69058);
// EXTERNAL MODULE: ./build/core/rate-limit.js
var rate_limit = __webpack_require__(19996);
// EXTERNAL MODULE: ./build/core/setbacks.js
var setbacks = __webpack_require__(7540);
// EXTERNAL MODULE: ./build/core/state-edits.js
var state_edits = __webpack_require__(17267);
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
    return (0,state_edits/* withLane */.JL)({ ...state, waitedMs }, { ...lane, circuit, drainUntil });
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

// EXTERNAL MODULE: ./build/core/words.js
var words = __webpack_require__(23627);
;// CONCATENATED MODULE: ./build/core/failed.js









const TASK_VERDICTS = 5;
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
const FAILURES_TO_OPEN = 5;
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
    const answered = { ...(0,core_lane/* admitted */.Nd)(lane, running.ordinal), circuit: (0,core_circuit/* countSuccess */.b6)(lane.circuit, key) };
    if (outcome.class !== "fatal" || outcome.limit === undefined)
        return (0,state_edits/* withLane */.JL)(state, answered);
    const isFull = lane.taskVerdicts.size >= TASK_VERDICTS;
    const taskVerdicts = isFull ? lane.taskVerdicts : new Set([...lane.taskVerdicts, pending.task.id]);
    const noted = { ...answered, taskVerdicts };
    if (taskVerdicts.size < TASK_VERDICTS)
        return (0,state_edits/* withLane */.JL)(state, noted);
    const reason = `${taskVerdicts.size} different tasks in a row were refused: ${outcome.message}`;
    return openCircuitOf(state, noted, { statedUntilAt: null, policy: "stop", reason }, at);
}
const BACKOFF_MS = 1_000;
const LONGEST_BACKOFF_MS = 30_000;
function transientBackoffMs(failures, random) {
    const full = Math.min(LONGEST_BACKOFF_MS, BACKOFF_MS * 2 ** Math.min(failures - 1, 10));
    return Math.round(full * (0.5 + 0.5 * random));
}
const LONGEST_STATED_MS = 300_000;
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
const HELD_LIMIT = 200;
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
    const wayOut = "These failures are not charged: fix the key, its permissions or the model name, and run again";
    return `${scope}authentication failed: ${(0,words/* sentence */.em)(message)} ${wayOut}`;
}
const SAME_FAILURE_TASKS = 10;
function failureSignature(failure) {
    if (failure.class === "skipped")
        return null;
    return [failure.class, failure.exitCode, failure.message.replace(/\d+/g, "#")].join("\n");
}

// EXTERNAL MODULE: ./build/core/instant.js
var instant = __webpack_require__(65079);
// EXTERNAL MODULE: ./build/core/pacer.js
var core_pacer = __webpack_require__(29581);
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
    return { statedUntilAt: (0,rate_limit/* statedEndAt */.W7)(limit, at), policy: "stop", reason: limit.evidence };
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
    const waitUntil = limit.kind === "wait" && stop.statedUntilAt !== null ? (0,rate_limit/* waitEndsAt */.HM)(limit, at) : null;
    const fruitless = (lane.pacer?.inARow ?? 0) - FRUITLESS_REFUSALS;
    const spacedUntil = at + (0,core_circuit/* openingMs */.d7)(Math.max(lane.circuit.trips, fruitless) + 1, rate_limit/* LEAST_WAIT_MS */.Vj);
    const probeAt = waitUntil === null ? null : Math.max(waitUntil, spacedUntil);
    if (probeAt !== null && !canWait(state, lane, probeAt, at))
        return openCircuitOf(state, lane, stop, at);
    const cause = {
        ...stop,
        policy: "wait",
        statedUntilAt: probeAt ?? stop.statedUntilAt,
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
        case "unfinished":
            return (0,state_edits/* noteSettled */.wi)((0,state_edits/* putBackPending */.qY)(next, pending), { ...settlement, outcome }, "retry");
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
    const circuit = (0,core_circuit/* countSuccess */.b6)(lane.circuit, key);
    const healthy = {
        ...(0,core_lane/* admitted */.Nd)(lane, ordinal),
        circuit,
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
        ...withProbe(rest, key),
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
function withProbe(lane, key) {
    const { circuit } = lane;
    return { ...startProbe(lane, key), circuit: circuit.state === "open" ? (0,core_circuit/* admitProbe */.k3)(circuit, key) : circuit };
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
function preflightStarted(state, { provider }) {
    const lane = withProbe((0,state_edits/* laneOf */.kk)(state, provider), PREFLIGHT);
    return (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)(state, { ...lane, preflight: "running" }), [{ event: "preflight_started", provider }]);
}
function preflightEnded(state, event) {
    const lane = { ...(0,state_edits/* laneOf */.kk)(state, event.provider), preflight: "none" };
    const { detection, at } = event;
    const noted = (0,state_edits/* withNotes */.ci)((0,state_edits/* withLane */.JL)(state, lane), [
        { event: "preflight_ended", provider: event.provider, verdict: detection.kind, reason: detection.evidence },
    ]);
    if (!(0,rate_limit/* isRateLimit */.a5)(detection) || detection.kind === "task") {
        const circuit = (0,core_circuit/* countSuccess */.b6)(lane.circuit, PREFLIGHT);
        const answered = (0,state_edits/* withLane */.JL)(noted, { ...lane, circuit, isConfirmed: false });
        const reason = "the preflight got through";
        return dropSuspicion(answered, { provider: lane.provider, key: PREFLIGHT, at, reason });
    }
    const confirmed = confirmSuspicion(noted, lane.provider, at, detection.evidence);
    return refuseProbe(confirmed, (0,state_edits/* laneOf */.kk)(confirmed, lane.provider), detection, at);
}
function circuitLearned(state, event) {
    const { at, provider, untilAt: statedUntilAt, isStated, reason, outage } = event;
    const lane = state.lanes.get(provider);
    if (!lane || statedUntilAt <= at)
        return state;
    return openCircuitOf(state, lane, { statedUntilAt, isEstimate: !isStated, policy: "stop", reason, outage }, at);
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

/***/ 65079:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ iso),
/* harmony export */   Qd: () => (/* binding */ earliest),
/* harmony export */   i: () => (/* binding */ instantAfter),
/* harmony export */   rn: () => (/* binding */ CLOCK_SKEW_MS)
/* harmony export */ });
function iso(at) {
    return new Date(at).toISOString();
}
const CLOCK_SKEW_MS = 3_600_000;
function instantAfter(earlier, at) {
    const earliestAt = Date.parse(earlier ?? "") + 1;
    return iso(earliestAt > at && earliestAt <= at + CLOCK_SKEW_MS ? earliestAt : at);
}
function earliest(a, b) {
    if (a === null)
        return b;
    return b === null ? a : Math.min(a, b);
}


/***/ }),

/***/ 28314:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ writeJson),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   J5: () => (/* binding */ jsonOrNull),
/* harmony export */   dj: () => (/* binding */ canonicalJson),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
const LONG_DIGITS = /\d{16}/;
const TEXT_OR_LONG_INTEGER = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/gs;
function parseJson(text) {
    const plain = JSON.parse(text);
    if (!LONG_DIGITS.test(text))
        return plain;
    let hasLong = false;
    const marked = text.replace(TEXT_OR_LONG_INTEGER, (token) => {
        if (token.startsWith('"'))
            return `"${TEXT}${token.slice(1)}`;
        if (`${Number(token)}` === token)
            return token;
        hasLong = true;
        return `"${token}"`;
    });
    return hasLong ? unmarked(JSON.parse(marked)) : plain;
}
const TEXT = "t";
function unmarked(value) {
    if (typeof value === "string")
        return value.startsWith(TEXT) ? value.slice(TEXT.length) : BigInt(value);
    if (isArray(value))
        return value.map(unmarked);
    if (typeof value !== "object" || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key.slice(TEXT.length), unmarked(item)]));
}
function writeJson(value) {
    return write(value, (keys) => keys);
}
function canonicalJson(value) {
    return write(value, (keys) => keys.sort());
}
const PLAIN_TEXT = /^[ !#-[\]-~]*$/;
function writeText(text) {
    return PLAIN_TEXT.test(text) ? `"${text}"` : JSON.stringify(text);
}
function write(value, ordered) {
    if (typeof value === "string")
        return writeText(value);
    if (typeof value === "bigint")
        return `${value}`;
    if (value === Number.POSITIVE_INFINITY)
        return "1e999";
    if (value === Number.NEGATIVE_INFINITY)
        return "-1e999";
    if (typeof value !== "object" || value === null)
        return JSON.stringify(value);
    if (isArray(value))
        return `[${value.map((item) => write(item, ordered)).join(",")}]`;
    let text = "";
    for (const key of ordered(Object.keys(value))) {
        text += `${text === "" ? "{" : ","}${writeText(key)}:${write(value[key], ordered)}`;
    }
    return text === "" ? "{}" : `${text}}`;
}
function isArray(value) {
    return Array.isArray(value);
}
function jsonOrNull(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 43609:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
function once(make) {
    let made = null;
    return () => {
        made ??= make();
        return made;
    };
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
const SHARED = 1.5;
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
    const tokenAt = call.now + tokenInMs(pacer, call.waitMs);
    const isKnown = call.ordinal <= pacer.episodeEnd;
    return isKnown ? sameEpisode(pacer, tokenAt) : newEpisode(pacer, call, tokenAt);
}
function noteRefusedStart(pacer, start, startedForMs) {
    const { waitMs } = start;
    const refused = noteRefusal(pacer, { ...start, waitMs: waitMs ?? 0 });
    if (refused.intervalMs !== null) {
        const isSameWave = refused.episodeEnd === pacer.episodeEnd;
        if (isSameWave)
            return refused;
        const isSlowAndShared = refused.intervalMs >= SLOW_STARTS_MS && (0,_pacer_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensOfOthers */ .N0)(refused) > SHARED;
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
function newEpisode(pacer, call, tokenAt) {
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
        dueAt: nextTryAt(learned, call, tokenAt, spanMs),
        anchor: calls === 0 && anchor !== null ? anchor : { tokenAt, admitted },
    };
}
function nextTryAt(pacer, { now, waitMs, chance }, tokenAt, spanMs) {
    const { intervalMs, defaultWaitMs } = pacer;
    if (waitMs !== null)
        return tokenAt + chance * (intervalMs ?? spanMs);
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
    return (0,_pacer_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensOfOthers */ .N0)(pacer) > SHARED ? SHARED_MARGIN : MARGIN;
}
function clampDoubt(doubt) {
    return Math.min(1, Math.max(LEAST_DOUBT, doubt));
}


/***/ }),

/***/ 19996:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HM: () => (/* binding */ waitEndsAt),
/* harmony export */   Ph: () => (/* binding */ pauseReason),
/* harmony export */   Sm: () => (/* binding */ DETECTION_KINDS),
/* harmony export */   Vj: () => (/* binding */ LEAST_WAIT_MS),
/* harmony export */   W7: () => (/* binding */ statedEndAt),
/* harmony export */   XV: () => (/* binding */ NOTHING_DETECTED),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   bj: () => (/* binding */ LIMIT_SOURCES),
/* harmony export */   gO: () => (/* binding */ limitDetails),
/* harmony export */   hJ: () => (/* binding */ statedWaitMs)
/* harmony export */ });
/* harmony import */ var _duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61420);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65079);


const DETECTION_KINDS = ["wait", "stop", "cap", "task", "overload", "none"];
const LIMIT_SOURCES = ["wire", "row", "exit-code", "stderr", "stdout", "failure-log"];
const NOTHING_DETECTED = {
    kind: "none",
    certain: true,
    retryAfterMs: null,
    resetAt: null,
    evidence: "",
    form: null,
    provider: null,
};
function isRateLimit(detection) {
    return detection.kind !== "none" && detection.kind !== "overload";
}
function limitDetails(limit) {
    const { kind, certain, source = null, retryAfterMs, resetAt, form, provider, evidence } = limit;
    return {
        certain,
        kind,
        source,
        retry_after_seconds: retryAfterMs === null ? null : retryAfterMs / 1_000,
        reset_at: resetAt === null ? null : (0,_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .iso */ .KH)(resetAt),
        evidence,
        form,
        provider,
    };
}
const WAIT_FACTOR = 1.1;
const LEAST_WAIT_MS = 1_000;
function waitEndsAt(limit, now) {
    if (limit.retryAfterMs === null && limit.resetAt === null)
        return null;
    const waitMs = statedWaitMs(limit, now);
    return now + (waitMs === null ? LEAST_WAIT_MS : Math.ceil(waitMs * WAIT_FACTOR));
}
function statedWaitMs({ retryAfterMs, resetAt }, now) {
    if (retryAfterMs !== null && retryAfterMs > 0)
        return retryAfterMs;
    return resetAt !== null && resetAt > now ? resetAt - now : null;
}
function pauseReason({ evidence }, waitMs) {
    return `${waitMs === null ? "rate limit without a stated wait" : `asked to wait ${(0,_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(waitMs)}`}: ${evidence}`;
}
function statedEndAt(limit, now) {
    if (limit.resetAt !== null && limit.resetAt > now)
        return limit.resetAt;
    const waitMs = statedWaitMs(limit, now);
    return waitMs === null ? null : now + waitMs;
}


/***/ }),

/***/ 48032:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ unreachable)
/* harmony export */ });
function unreachable(value) {
    throw new Error(`Unreachable case: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 9924:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   IE: () => (/* binding */ xmlAttribute),
/* harmony export */   IN: () => (/* binding */ cutText),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   gP: () => (/* binding */ childLines),
/* harmony export */   i2: () => (/* binding */ visibleId),
/* harmony export */   kc: () => (/* binding */ logText),
/* harmony export */   p0: () => (/* binding */ markdownFence),
/* harmony export */   p7: () => (/* binding */ markdownText),
/* harmony export */   rF: () => (/* binding */ jsonLine),
/* harmony export */   wh: () => (/* binding */ plainText),
/* harmony export */   xK: () => (/* binding */ xmlText)
/* harmony export */ });
const TERMINAL_SEQUENCE = "(?:(?:\\u001b\\[|\\u009b)[0-?]{0,64}[ -/]{0,8}[@-~]|\\u001b(?:\\][^\\u0007\\u001b\\r\\n]{0,2048}(?:\\u0007|\\u001b\\\\)|[ -/]{1,8}[0-~]|[@-Z\\\\^_=>78]))";
const CONTROL = "[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff]";
const ANSI = new RegExp(TERMINAL_SEQUENCE, "g");
const ANSI_BUT_COLOURS = new RegExp(`(?!\\u001b\\[[0-9;:]{0,64}m)(?:${TERMINAL_SEQUENCE}|\\u001b)`, "g");
const CONTROLS = new RegExp(CONTROL, "g");
const CONTROLS_BUT_ESCAPE = new RegExp(`(?!\\u001b)${CONTROL}`, "g");
const LINE_BREAKS = /\r\n|[\n\r\u2028\u2029]/g;
const COLOUR_RESET = "\u001b[0m";
function plainText(text) {
    return text.replace(LINE_BREAKS, "\n").replace(ANSI, "").replace(CONTROLS, "");
}
function oneLine(text, length = Number.POSITIVE_INFINITY) {
    const line = plainText(text)
        .replace(/[\n\t ]+/g, " ")
        .trim();
    return cutText(line, length);
}
function cutText(text, length) {
    return text.length <= length ? text : `${text.slice(0, Math.max(0, length - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}
const SEEN = /^[!-[\]-~]+(?: [!-[\]-~]+)*$/;
const UNSEEN = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\ufffe\uffff\u2420\u2800]|(?! )\p{Z}|^\s|\s$|\\u[0-9a-f]{4}|(?<=\s) | (?=\s)/gu;
function visibleId(id) {
    return SEEN.test(id) ? id : id.replace(UNSEEN, (found) => (found === " " ? "\u2420" : visibleMark(found)));
}
function visibleMark(found) {
    if (!found.startsWith("\\u"))
        return jsonEscape(found);
    const named = String.fromCharCode(Number.parseInt(found.slice(2), 16));
    return named === "\\" || visibleId(named) !== named ? jsonEscape("\\") + found.slice(1) : found;
}
function jsonEscape(character) {
    return character
        .split("")
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
        .join("");
}
function childLines(text, { label, colours }) {
    const prefix = `[${oneLine(label, 100)}] `;
    return text.split(LINE_BREAKS).map((line) => {
        const coloured = colours ? line.replace(ANSI_BUT_COLOURS, "").replace(CONTROLS_BUT_ESCAPE, "") : plainText(line);
        const reset = coloured.includes("\u001b[") ? COLOUR_RESET : "";
        return breakUpCommands(`${prefix}${coloured}${reset}`);
    });
}
function logLine(text) {
    return breakUpCommands(text.replace(LINE_BREAKS, " "));
}
function logText(text) {
    return plainText(text)
        .split("\n")
        .map((line) => breakUpCommands(line.replace(/^\s*::/, "| ::")))
        .join("\n");
}
function jsonLine(value) {
    return JSON.stringify(value).replaceAll("##[", "#\\u0023[");
}
function breakUpCommands(line) {
    return line.replaceAll("##[", "# #[");
}
const ENTITIES = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
};
const FORBIDDEN = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;
function escapeHtml(text) {
    return text.replaceAll(FORBIDDEN, "\ufffd").replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
function markdownText(text) {
    const escaped = oneLine(text)
        .replace(/[\\`*_[\]|~$]/g, "\\$&")
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replace(/^[#+=-]/, "\\$&")
        .replace(/^(\d+)([.)])/, "$1\\$2");
    return escaped
        .replace(/@(?=[\w-])/g, "@\u200b")
        .replace(/(#|\bGH-)(?=\d)/gi, "$1\u200b")
        .replaceAll("://", ":\u200b//")
        .replace(/\bwww(?=\.)/gi, "www\u200b");
}
function markdownCode(text) {
    const line = oneLine(text);
    if (line === "")
        return "` `";
    const fence = "`".repeat(longestRun(line) + 1);
    const pad = /^[` ]|[` ]$/.test(line) ? " " : "";
    return `${fence}${pad}${line}${pad}${fence}`;
}
function markdownFence(text) {
    const block = plainText(text).replace(/\n+$/, "");
    const fence = "`".repeat(Math.max(3, longestRun(block) + 1));
    return `${fence}text\n${block}\n${fence}`;
}
function longestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
const NEEDS_NO_ESCAPE = /^[\w .,:;/()+#=-]*$/;
function xmlText(text) {
    if (NEEDS_NO_ESCAPE.test(text))
        return text;
    return plainText(text)
        .replace(/[\ud800-\udfff\ufffe\uffff]/gu, "")
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;");
}
function xmlAttribute(text) {
    return xmlText(text).replaceAll('"', "&quot;").replaceAll("\t", "&#9;").replaceAll("\n", "&#10;");
}


/***/ }),

/***/ 44702:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   Bl: () => (/* binding */ commandWords),
/* harmony export */   Dt: () => (/* binding */ firstFew),
/* harmony export */   GQ: () => (/* binding */ wholeMinute),
/* harmony export */   Hn: () => (/* binding */ utcSecond),
/* harmony export */   In: () => (/* binding */ shortNumber),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   Lo: () => (/* binding */ nameWords),
/* harmony export */   MH: () => (/* binding */ replayedWords),
/* harmony export */   Mm: () => (/* binding */ countsWords),
/* harmony export */   SM: () => (/* binding */ UNSELECTIVE),
/* harmony export */   _R: () => (/* binding */ UTC_MINUTE),
/* harmony export */   f5: () => (/* binding */ CLASS_WORDS),
/* harmony export */   hC: () => (/* binding */ providerWords),
/* harmony export */   o7: () => (/* binding */ statusWords),
/* harmony export */   ot: () => (/* binding */ classWords),
/* harmony export */   vD: () => (/* binding */ utcMinute)
/* harmony export */ });
/* harmony import */ var _core_task_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60093);
/* harmony import */ var _core_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23627);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9924);



function countsWords(counts) {
    return Object.entries(counts).flatMap(([words, count]) => (count > 0 ? `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(count)} ${words}` : []));
}
function nameWords(name) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleId */ .i2)(name), 120);
}
function providerWords(provider) {
    return nameWords((0,_core_task_js__WEBPACK_IMPORTED_MODULE_2__/* .providerInWords */ .S)(provider));
}
function replayedWords(replayed) {
    const tokens = replayed.input_tokens + replayed.output_tokens;
    const saved = tokens === 0 ? "not paid again" : `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(tokens, "token")} not paid again`;
    return `${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(replayed.calls, "call")} replayed, ${saved}`;
}
const UNSELECTIVE = "to run the other tasks, run it without `only` and `sample`";
function firstFew(items, count = 20) {
    const shown = items.slice(0, count).join(", ");
    return items.length > count ? `${shown} and ${(0,_core_words_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(items.length - count)} more` : shown;
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
const COMMAND_LENGTH = 20_000;
function commandWords(command, longestBytes = COMMAND_LENGTH) {
    return Buffer.byteLength(command) > longestBytes ? "" : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(command);
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
function wholeMinute(at) {
    return Math.ceil((at - MARGIN_MS) / MINUTE_MS) * MINUTE_MS;
}


/***/ }),

/***/ 25126:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   vP: () => (/* binding */ ListProblems)
/* harmony export */ });
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67756);

const MOST = 5;
class ListProblems {
    #messages = [];
    note(message) {
        this.#messages.push(message);
        if (this.#messages.length >= MOST)
            this.refuse();
    }
    refuse() {
        const [first, ...others] = this.#messages;
        if (first === undefined)
            return;
        if (others.length === 0)
            throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(first);
        const count = others.length + 1 < MOST ? String(others.length + 1) : `At least ${MOST}`;
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y([`${count} problems in the task list:`, ...this.#messages].join("\n- "));
    }
}
function describe(value) {
    if (value === null)
        return "null";
    if (Array.isArray(value))
        return "an array";
    switch (typeof value) {
        case "string":
            return quote(value);
        case "object":
            return "an object";
        default:
            return `the ${typeof value} ${String(value)}`;
    }
}
function quote(text) {
    return JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text);
}


/***/ }),

/***/ 68665:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ forEachLine),
/* harmony export */   Mf: () => (/* binding */ addJsonLine),
/* harmony export */   U0: () => (/* binding */ brokenJson),
/* harmony export */   VX: () => (/* binding */ decodeList),
/* harmony export */   jL: () => (/* binding */ addPlainId)
/* harmony export */ });
/* unused harmony export errorPosition */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28314);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64220);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67756);




function decodeList(bytes, source) {
    if (bytes.length > node_buffer__WEBPACK_IMPORTED_MODULE_0__.constants.MAX_STRING_LENGTH)
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`Expected ${source} to have at most 512 MiB, found more. Split the list, or shorten its tasks.`);
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString("utf8").replace(/^\uFEFF/, "");
    if (/^(?:fffe|feff)/.test(bytes.toString("hex", 0, 2)))
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`Expected ${source} to be UTF-8 text, found UTF-16. Save it as UTF-8.`);
    const lines = bytes.toString("latin1").split("\n");
    const line = lines.findIndex((one) => !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(Buffer.from(one, "latin1"))) + 1;
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y(`Expected ${source} to be UTF-8 text, found other bytes at ${source}:${line} (line ${line}). Save it as UTF-8.`);
}
function forEachLine(text, onLine) {
    let number = 0;
    for (let start = 0; start < text.length;) {
        const newline = text.indexOf("\n", start);
        const end = newline === -1 ? text.length : newline;
        number += 1;
        onLine(text.slice(start, end), number);
        start = end + 1;
    }
}
function addJsonLine(list, text, place) {
    const json = text.trim();
    if (json === "")
        return;
    let listed;
    try {
        listed = (0,_core_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(json);
    }
    catch {
        const { name, line } = place;
        list.problem(brokenJson(text, { name, firstLine: line, advice: "Write one JSON object on each line." }));
        return;
    }
    list.add(listed, json, place.line);
}
function addPlainId(list, text, line) {
    const id = text.trim();
    if (id !== "")
        list.add({ id }, null, line);
}
function brokenJson(text, source) {
    const before = text.slice(0, errorPosition(text));
    const line = source.firstLine + before.split("\n").length - 1;
    const column = before.length - before.lastIndexOf("\n");
    const said = (parseError(text) ?? "broken JSON").replace(/,? (?:\.{3})?".*|(?: in JSON)? at position.*/s, "");
    return `Expected valid JSON at ${source.name}:${line}:${column} (line ${line}, column ${column}): ${said}. ${source.advice}`;
}
function errorPosition(text) {
    const error = parseError(text) ?? "";
    const stated = /at position (\d+)/.exec(error)?.[1];
    if (stated !== undefined)
        return Number(stated);
    if (!isBadToken(error))
        return text.length;
    let [good, bad] = [0, text.length];
    while (bad - good > 1) {
        const middle = Math.floor((good + bad) / 2);
        if (isBadToken(parseError(text.slice(0, middle)) ?? ""))
            bad = middle;
        else
            good = middle;
    }
    return good;
}
function isBadToken(error) {
    return error.startsWith("Unexpected token");
}
function parseError(text) {
    try {
        JSON.parse(text);
        return null;
    }
    catch (error) {
        return (0,_core_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(error);
    }
}


/***/ }),

/***/ 81038:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ publicName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const HASH_DIGITS = 8;
function publicName(name, redactor) {
    const redacted = redactor.redact(name);
    if (redacted === name)
        return name;
    return `${redacted}~${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(name).digest("hex").slice(0, HASH_DIGITS)}`;
}


/***/ }),

/***/ 28412:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ readTasks)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/core/unreachable.js
var unreachable = __webpack_require__(48032);
// EXTERNAL MODULE: ./build/core/user-error.js
var user_error = __webpack_require__(67756);
// EXTERNAL MODULE: ./build/core/json.js
var json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/tasks/list-text.js
var list_text = __webpack_require__(68665);
// EXTERNAL MODULE: ./build/tasks/task-list.js + 1 modules
var task_list = __webpack_require__(68326);
// EXTERNAL MODULE: ./build/tasks/task-source.js
var task_source = __webpack_require__(1132);
;// CONCATENATED MODULE: ./build/tasks/list-file.js





async function readListFile({ name, path, format }, options) {
    const text = (0,list_text/* decodeList */.VX)((0,task_source/* readBytes */.io)(path, name), name);
    const describePlace = (place) => format === "json-array" ? `${name}: item ${place + 1} (index ${place})` : `${name}:${place} (line ${place})`;
    const list = new task_list/* TaskList */._(options, describePlace);
    switch (format) {
        case "json-lines":
            (0,list_text/* forEachLine */.FF)(text, (json, line) => (0,list_text/* addJsonLine */.Mf)(list, json, { name, line }));
            break;
        case "plain":
            (0,list_text/* forEachLine */.FF)(text, (id, line) => (0,list_text/* addPlainId */.jL)(list, id, line));
            break;
        case "csv":
            (await Promise.all(/* import() */[__webpack_require__.e(5175), __webpack_require__.e(6961)]).then(__webpack_require__.bind(__webpack_require__, 26961))).addCsv(list, text, name);
            break;
        case "json-array":
            addJsonArray(list, text, name);
            break;
        default:
            return (0,unreachable/* unreachable */.H)(format);
    }
    return list.finish();
}
function addJsonArray(list, text, name) {
    let listed;
    try {
        listed = (0,json/* parseJson */.qF)(text);
    }
    catch {
        list.problem((0,list_text/* brokenJson */.U0)(text, { name, firstLine: 1, advice: "A list with one object per line belongs in a .jsonl file." }));
        return;
    }
    if (Array.isArray(listed)) {
        for (const [index, item] of listed.entries())
            list.add(item, null, index);
        return;
    }
    const found = typeof listed === "object" && listed !== null
        ? `an object (${Object.keys(listed).slice(0, 5).join(", ") || "empty"})`
        : JSON.stringify(listed).slice(0, 80);
    list.problem(`Expected ${name} to hold an array of tasks, [{"id": "a"}, …], found ${found}. Put the list itself at the top of the file.`);
}

// EXTERNAL MODULE: ./build/tasks/task-hash.js
var task_hash = __webpack_require__(42809);
;// CONCATENATED MODULE: ./build/tasks/read-tasks.js









const NOTHING_OWN = { has: () => false, stored: null };
const COMMAND_TIMEOUT_MS = 600_000;
async function readTasks(source, options) {
    const tasks = await listTasks(source, options);
    if (tasks.count === 0 && !options.passWithNoTasks) {
        throw new user_error/* UserError */.y(`Expected at least one task, found none in ${describeSource(source)}. Check the list, or set pass-with-no-tasks to make an empty one a success.`);
    }
    return tasks;
}
async function listTasks(source, given) {
    const options = { ...given, inputsHash: await hashOfInputs(given) };
    switch (source.kind) {
        case "tasks-command": {
            const { readTasksCommand } = await __webpack_require__.e(/* import() */ 8131).then(__webpack_require__.bind(__webpack_require__, 98131));
            return readTasksCommand(source.command, {
                ...options,
                commandTimeoutMs: options.commandTimeoutMs ?? COMMAND_TIMEOUT_MS,
            });
        }
        case "tasks": {
            const listing = await (0,task_source/* resolveListing */.Hj)(source.value, options.workspace);
            if (listing.kind === "patterns")
                return readMatches(listing.patterns, options);
            refuseOwn(listing, options.own ?? NOTHING_OWN);
            return readListFile(listing, options);
        }
        case "items": {
            const list = new task_list/* TaskList */._(options, (index) => `test ${index + 1} of ${source.name}`);
            for (const [index, item] of source.items.entries())
                list.add(item, null, index);
            return list.finish();
        }
        default:
            return (0,unreachable/* unreachable */.H)(source);
    }
}
function refuseOwn({ path, name }, own) {
    const real = (0,external_node_fs_.realpathSync)(path);
    if (!own.has(real) || real === own.stored)
        return;
    throw new user_error/* UserError */.y(`Expected \`tasks\` to name your own list, found ${name}, a file in the state folder that every run overwrites. Move or rename the list, or set another \`state-dir\`.`);
}
async function readMatches(patterns, options) {
    const { matchFiles } = await Promise.all(/* import() */[__webpack_require__.e(6448), __webpack_require__.e(8630)]).then(__webpack_require__.bind(__webpack_require__, 78630));
    const paths = await matchFiles(patterns, { ...options, of: "tasks", isOwn: (options.own ?? NOTHING_OWN).has });
    const list = new task_list/* TaskList */._(options, (index) => `matched file ${paths[index]}`);
    for (const [index, id] of paths.entries()) {
        list.add({ id, sha256: hashOfFile(id, options.workspace) }, null, index);
    }
    return list.finish();
}
async function hashOfInputs(options) {
    const { inputs = [], workspace } = options;
    if (inputs.length === 0)
        return null;
    const { matchFiles } = await Promise.all(/* import() */[__webpack_require__.e(6448), __webpack_require__.e(8630)]).then(__webpack_require__.bind(__webpack_require__, 78630));
    const paths = await matchFiles(inputs, { ...options, of: "inputs", isOwn: (options.own ?? NOTHING_OWN).has });
    if (paths.length === 0) {
        throw new user_error/* UserError */.y(`Expected inputs to match the files that results depend on, found none in ${workspace} for ${inputs.join(", ")}. Check the patterns: they are relative to the workspace.`);
    }
    return (0,task_hash/* hashOf */.q)(paths.map((path) => [path, hashOfFile(path, workspace)]));
}
function hashOfFile(name, workspace) {
    return (0,external_node_crypto_.hash)("sha256", (0,task_source/* readBytes */.io)((0,external_node_path_.resolve)(workspace, name), name));
}
function describeSource(source) {
    switch (source.kind) {
        case "tasks-command":
            return `the output of tasks-command (${JSON.stringify(source.command.slice(0, 120))})`;
        case "tasks":
            return `tasks (${source.value.trim().split("\n").join(", ")})`;
        case "items":
            return `the tests that ${source.name} selects`;
        default:
            return (0,unreachable/* unreachable */.H)(source);
    }
}


/***/ }),

/***/ 42809:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ hashOf),
/* harmony export */   w: () => (/* binding */ withInputs)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _core_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28314);


function hashOf(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", (0,_core_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(value));
}
function withInputs(taskHash, inputs) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", taskHash + inputs);
}


/***/ }),

/***/ 68326:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ TaskList)
});

// EXTERNAL MODULE: ./build/core/json.js
var core_json = __webpack_require__(28314);
// EXTERNAL MODULE: ./build/tasks/list-problems.js
var list_problems = __webpack_require__(25126);
// EXTERNAL MODULE: ./build/tasks/public-name.js
var public_name = __webpack_require__(81038);
// EXTERNAL MODULE: ./build/core/duration.js
var duration = __webpack_require__(61420);
;// CONCATENATED MODULE: ./build/tasks/reserved-fields.js

const NO_RESERVED_FIELDS = {};
const LONGEST_TIMEOUT_MS = 24 * 86_400_000;
const FIELDS = [
    { name: "provider", as: "provider", expected: 'a text such as "openai"', read: readText },
    { name: "group", as: "group", expected: 'a text (a number must be quoted: "7")', read: readText },
    {
        name: "timeout",
        as: "timeoutMs",
        expected: 'a duration above 0 and up to 24d, such as "90s" or "15m", or a number of seconds',
        read: readTimeoutMs,
    },
    { name: "weight", as: "weight", expected: "a number above 0", read: readWeight },
];
function readReserved(fields, refuse) {
    let reserved = NO_RESERVED_FIELDS;
    for (const { name, as, expected, read } of FIELDS) {
        const found = fields[name];
        if (found === undefined || found === null || found === "")
            continue;
        const value = read(found);
        if (value === null)
            refuse(name, expected);
        else
            reserved = { ...reserved, [as]: value };
    }
    return reserved;
}
function readText(found) {
    return typeof found === "string" ? found : null;
}
function readTimeoutMs(found) {
    const timeoutMs = typeof found === "string" || typeof found === "number" ? (0,duration/* parseDuration */.E9)(String(found)) : null;
    return timeoutMs !== null && timeoutMs > 0 && timeoutMs <= LONGEST_TIMEOUT_MS ? timeoutMs : null;
}
function readWeight(found) {
    const weight = typeof found === "number" || (typeof found === "string" && found.trim() !== "") ? Number(found) : 0;
    return Number.isFinite(weight) && weight > 0 ? weight : null;
}

// EXTERNAL MODULE: ./build/tasks/task-hash.js
var task_hash = __webpack_require__(42809);
// EXTERNAL MODULE: ./build/tasks/task-table.js
var task_table = __webpack_require__(25097);
// EXTERNAL MODULE: ./build/tasks/vary.js
var vary = __webpack_require__(10705);
;// CONCATENATED MODULE: ./build/tasks/task-list.js







class TaskList {
    #options;
    #describePlace;
    #variants;
    #isAsListed;
    #variedFields;
    #tasks = new task_table/* TaskTable */.E();
    #providerNames = new Map();
    #places = [];
    #problems = new list_problems/* ListProblems */.vP();
    #commonTraits;
    constructor(options, describePlace) {
        this.#options = options;
        this.#describePlace = describePlace;
        const axes = options.vary ?? [];
        this.#variants = (0,vary/* variantsOf */.IM)(axes);
        this.#isAsListed = axes.length === 0 && options.repeats === 1;
        this.#variedFields = axes.length === 0 ? [] : [vary/* BASE_ID */.uk, ...axes.map(({ name }) => name)];
        this.#commonTraits = { provider: this.#providerName(options.provider) };
    }
    add(listed, json, place) {
        if (!(0,core_json/* isObject */.Gv)(listed)) {
            this.problem(`Expected a task, an object such as {"id": "a"}, at ${this.#at(place)}, found ${(0,list_problems/* describe */.q0)(listed)}. Wrap it as an object with an id.`);
            return;
        }
        const fields = listed;
        const id = this.#idOf(fields, place);
        if (id === null)
            return;
        const reserved = this.#reservedOf(fields, id, place);
        if (reserved === null)
            return;
        const conflict = this.#variedFields.find((name) => Object.hasOwn(fields, name));
        if (conflict !== undefined) {
            this.problem(`Expected no field ${(0,list_problems/* quote */.hD)(conflict)} in a task, because \`vary\` sets it, found it in task ${(0,list_problems/* quote */.hD)(id)} at ${this.#at(place)}. Rename the field, or vary another one.`);
            return;
        }
        try {
            const item = { id, fields, json, reserved };
            if (this.#isAsListed)
                this.#push(item);
            else
                for (const copy of this.#expand(item))
                    this.#push(copy);
            this.#places.push(place);
        }
        catch (error) {
            if (!(error instanceof RangeError))
                throw error;
            this.problem(`Expected a task of reasonable depth at ${this.#at(place)}, found ${(0,list_problems/* quote */.hD)(id)} nested too deeply to be hashed. Flatten its payload, or keep it in a file of its own.`);
        }
    }
    *#expand({ id, fields, json, reserved }) {
        const { repeats, provider } = this.#options;
        for (const variant of this.#variants) {
            let item = { id, fields, json, reserved };
            if (variant.suffix !== "") {
                const varied = { ...fields, ...variant.fields, [vary/* BASE_ID */.uk]: id, id: `${id}${variant.suffix}` };
                const named = variant.fields.provider ?? reserved.provider ?? (0,vary/* providerOfVariant */.aN)(provider, variant);
                item = { id: varied.id, fields: varied, json: null, reserved: { ...reserved, provider: named } };
            }
            if (repeats === 1)
                yield item;
            const group = reserved.group ?? item.id;
            for (let repeat = 1; repeats > 1 && repeat <= repeats; repeat += 1) {
                const repeated = { ...item.fields, id: `${item.id}#${repeat}`, repeat, group };
                yield { id: repeated.id, fields: repeated, json: null, reserved: { ...item.reserved, group } };
            }
        }
    }
    problem(message) {
        this.#problems.note(message);
    }
    finish() {
        this.#noteSameIds();
        this.#problems.refuse();
        return this.#tasks;
    }
    #push({ id, fields, json, reserved }) {
        const { inputsHash = null } = this.#options;
        const own = (0,task_hash/* hashOf */.q)(fields);
        const hash = inputsHash === null ? own : (0,task_hash/* withInputs */.w)(own, inputsHash);
        this.#tasks.add({ id, hash, json: json ?? (0,core_json/* writeJson */.GF)(fields) }, this.#traitsOf(reserved));
    }
    #traitsOf(reserved) {
        if (reserved === NO_RESERVED_FIELDS)
            return this.#commonTraits;
        return { ...reserved, provider: this.#providerName(reserved.provider ?? this.#options.provider) };
    }
    #providerName(provider) {
        let name = this.#providerNames.get(provider);
        if (name === undefined) {
            name = (0,public_name/* publicName */.p)(provider, this.#options.redactor);
            this.#providerNames.set(provider, name);
        }
        return name;
    }
    #idOf(fields, place) {
        const { id } = fields;
        const where = () => `Expected a task with a text "id" at ${this.#at(place)}`;
        if (typeof id === "number" || typeof id === "bigint")
            this.problem(`${where()}, found the number ${id}. Quote it: "id": "${id}".`);
        else if (id === undefined) {
            const names = Object.keys(fields).slice(0, 8).map(list_problems/* quote */.hD).join(", ");
            const found = names === "" ? "no fields at all" : `only ${names}`;
            this.problem(`${where()}, found no id (${found}). Add one that stays the same from run to run.`);
        }
        else if (typeof id !== "string")
            this.problem(`${where()}, found ${(0,list_problems/* describe */.q0)(id)}. Give it a text, such as "id": "a".`);
        else if (id.trim() === "")
            this.problem(`${where()}, found an empty one. Give it a unique text.`);
        else if (!id.isWellFormed() || id.includes("\0"))
            this.problem(`Expected an id of Unicode text at ${this.#at(place)}, found ${(0,list_problems/* quote */.hD)(id)}, which has a NUL or half a character in it. Neither can be passed to a child. Rename it.`);
        else
            return id;
        return null;
    }
    #noteSameIds() {
        const { index } = this.#tasks;
        const { repeats } = this.#options;
        const copies = this.#variants.length * repeats;
        const placeOf = (task) => this.#places[Math.floor(task / copies)] ?? 0;
        let noted = null;
        for (const [first, later] of index.sameIds()) {
            const place = placeOf(later);
            if (place === noted)
                continue;
            noted = place;
            const { suffix = "" } = this.#variants[Math.floor((later % copies) / repeats)] ?? {};
            const added = repeats === 1 ? suffix : `${suffix}#${(later % repeats) + 1}`;
            const id = index.idAt(later).slice(0, -added.length || undefined);
            this.problem(`Expected unique ids, found ${(0,list_problems/* quote */.hD)(id)} at ${this.#at(placeOf(first))} and again at ${this.#at(place)}. Rename one; to run a task several times, use repeats.`);
        }
    }
    #reservedOf(fields, id, place) {
        let isRight = true;
        const reserved = readReserved(fields, (name, expected) => {
            isRight = false;
            this.problem(`Expected ${(0,list_problems/* quote */.hD)(name)} to be ${expected} at ${this.#at(place)} (task ${(0,list_problems/* quote */.hD)(id)}), found ${(0,list_problems/* describe */.q0)(fields[name])}. Fix the field, or rename it if it is payload: this name is reserved.`);
        });
        return isRight ? reserved : null;
    }
    #at(place) {
        return this.#describePlace(place);
    }
}


/***/ }),

/***/ 1132:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: () => (/* binding */ resolveListing),
/* harmony export */   _N: () => (/* binding */ statOf),
/* harmony export */   io: () => (/* binding */ readBytes),
/* harmony export */   tE: () => (/* binding */ refuseFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _core_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64220);
/* harmony import */ var _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67756);




const FORMATS = {
    ".jsonl": "json-lines",
    ".ndjson": "json-lines",
    ".json": "json-array",
    ".csv": "csv",
    ".txt": "plain",
};
const LIST_EXTENSIONS = ".jsonl, .ndjson, .json, .csv, .txt";
async function resolveListing(value, workspace) {
    const lines = value
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");
    const name = lines[0] ?? "";
    if (lines.length !== 1 || name.startsWith("!"))
        return { kind: "patterns", patterns: lines };
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, name);
    const stats = statOf(path);
    if (stats === null && (await __webpack_require__.e(/* import() */ 6448).then(__webpack_require__.bind(__webpack_require__, 76448))).isDynamicPattern(name))
        return { kind: "patterns", patterns: lines };
    if (stats === null) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected a task file (${LIST_EXTENSIONS}) or a glob pattern in tasks, found no file ${name} in ${workspace}. Check the path: it is relative to the workspace.`);
    }
    if (stats.isDirectory())
        refuseFolder(name);
    const extension = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(name).toLowerCase();
    const format = FORMATS[extension];
    if (format === undefined) {
        const found = extension === "" ? "no extension" : `the unknown extension ${extension}`;
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected a task file with one of the extensions ${LIST_EXTENSIONS}, found ${found} in ${name}. Rename it by its format, or write a pattern with a * to make each matched file a task.`);
    }
    return { kind: "file", path, name, format };
}
function refuseFolder(name) {
    throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected a task file (${LIST_EXTENSIONS}) or a glob pattern in tasks, found the folder ${name}. To make each file in it a task, write a pattern such as ${name.replace(/\/+$/, "")}/**/*.yaml.`);
}
function statOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false }) ?? null;
    }
    catch {
        return null;
    }
}
function readBytes(path, name) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (cause) {
        throw new _core_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`Expected a readable file, found ${(0,_core_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A)(cause)} when reading ${name}. Check its permissions.`, { cause });
    }
}


/***/ }),

/***/ 25097:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ TaskTable)
/* harmony export */ });
/* harmony import */ var _core_task_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25680);

class TaskTable {
    index = new _core_task_index_js__WEBPACK_IMPORTED_MODULE_0__/* .TaskIndex */ .Y();
    #texts = [];
    #traits = [];
    #hasWeights = false;
    get count() {
        return this.#texts.length;
    }
    get hasWeights() {
        return this.#hasWeights;
    }
    add({ id, hash, json }, traits) {
        this.#texts.push(json);
        this.#traits.push(traits);
        this.#hasWeights ||= traits.weight !== undefined;
        this.index.add(id, hash);
    }
    at(index) {
        return {
            id: this.index.idAt(index),
            hash: this.index.hashAt(index),
            json: this.jsonAt(index),
            ...this.#traitsAt(index),
        };
    }
    idAt(index) {
        return this.index.idAt(index);
    }
    jsonAt(index) {
        return this.#texts[index] ?? "";
    }
    providerAt(index) {
        return this.#traitsAt(index).provider;
    }
    weightAt(index) {
        return this.#traitsAt(index).weight ?? null;
    }
    *[Symbol.iterator]() {
        for (let index = 0; index < this.count; index += 1)
            yield this.at(index);
    }
    #traitsAt(index) {
        return this.#traits[index] ?? { provider: "" };
    }
}


/***/ })

};
